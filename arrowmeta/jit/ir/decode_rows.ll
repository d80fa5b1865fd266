target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g2 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define noundef range(i32 -1, -2) i32 @decode_rows(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, i64 %y, i64 %z, ptr readnone captures(none) %ba, ptr readnone captures(none) %bb, i64 %bc, i64 %bd, ptr readonly captures(none) %be, i64 %bf, i64 %bg, i64 %bh, i64 %bi, ptr readnone captures(none) %bj, ptr readnone captures(none) %bk, i64 %bl, i64 %bm, ptr captures(none) %bn, i64 %bo, i64 %bp, ptr readnone captures(none) %bq, ptr readnone captures(none) %br, i64 %bs, i64 %bt, ptr captures(none) %bu, i64 %bv, i64 %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr writeonly captures(none) %cd, i64 %ce, i64 %cf, ptr readnone captures(none) %cg, ptr readnone captures(none) %ch, i64 %ci, i64 %cj, ptr writeonly captures(none) %ck, i64 %cl, i64 %cm, ptr readnone captures(none) %cn, ptr readnone captures(none) %co, i64 %cp, i64 %cq, ptr writeonly captures(none) %cr, i64 %cs, i64 %ct, ptr readnone captures(none) %cu, ptr readnone captures(none) %cv, i64 %cw, i64 %cx, ptr writeonly captures(none) %cy, i64 %cz, i64 %da, ptr readnone captures(none) %db, ptr readnone captures(none) %dc, i64 %dd, i64 %de, ptr writeonly captures(none) %df, i64 %dg, i64 %dh, ptr readnone captures(none) %di, ptr readnone captures(none) %dj, i64 %dk, i64 %dl, ptr captures(none) %dm, i64 %dn, i64 %do, ptr readnone captures(none) %dp, ptr readnone captures(none) %dq, i64 %dr, i64 %ds, ptr writeonly captures(none) %dt, i64 %du, i64 %dv) local_unnamed_addr #0 {
dw:
%dx = freeze i64 %x
%dy = add nsw i64 %y, 71
%dz = ashr i64 %dy, 3
%ea = and i64 %dz, -8
%eb = shl nsw i64 %y, 3
%ec = add nsw i64 %ea, %eb
%ed = add nuw i64 %o, 63
%ee = lshr i64 %ed, 6
%ef = icmp slt i64 %o, 1
%eg = icmp eq i64 %ee, 0
%eh = select i1 %ef, i1 true, i1 %eg
br i1 %eh, label %ei, label %ej
ej:
%ek = add i64 %dx, -64
%el = add i64 %ek, %ea
%em = shl i64 %o, 3
%en = shl i64 %v, 3
%eo = getelementptr i8, ptr %g, i64 %dx
%ep = shl i64 %bo, 3
%eq = add i64 %ec, %dx
%er = add i64 %h, 1
%es = add i64 %bv, -1
%et = getelementptr i8, ptr %ck, i64 2
%eu = getelementptr i8, ptr %cr, i64 4
%ev = getelementptr i8, ptr %cy, i64 8
%ew = getelementptr i8, ptr %g, i64 %dx
br label %ex
ey:
%ez = add i64 %fa, 1
%fb = getelementptr i8, ptr %fc, i64 512
%fd = getelementptr i8, ptr %fe, i64 512
%ff = add i64 %fg, -64
%fh = icmp sgt i64 %fi, 1
br i1 %fh, label %ex, label %ei
ex:
%fg = phi i64 [ %o, %ej ], [ %ff, %ey ]
%fe = phi ptr [ %u, %ej ], [ %fd, %ey ]
%fc = phi ptr [ %n, %ej ], [ %fb, %ey ]
%fa = phi i64 [ 0, %ej ], [ %ez, %ey ]
%fi = phi i64 [ %ee, %ej ], [ %fj, %ey ]
%fk = phi i64 [ 0, %ej ], [ %fl, %ey ]
%fm = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fn = lshr i64 %fm, 1
%fo = shl nuw i64 %fn, 1
%fp = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fq = trunc i64 %fp to i2
%fr = mul i2 %fq, -1
%fs = zext i2 %fr to i64
%ft = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fu = shl i64 %fa, 6
%fv = sub i64 %o, %fu
%fw = tail call i64 @llvm.smin.i64(i64 %fv, i64 64)
%fj = add nsw i64 %fi, -1
%fl = add nuw i64 %fk, 64
%fx = tail call i64 @llvm.smin.i64(i64 %o, i64 %fl)
%fy = sub i64 %fx, %fk
%fz = icmp slt i64 %fy, 1
br i1 %fz, label %ga, label %gb
gc:
%gd = phi i64 [ %ge, %gf ], [ %gg, %gh ]
%gi = phi i64 [ %fk, %gf ], [ %gj, %gh ]
%gk = icmp slt i64 %gi, 0
%gl = select i1 %gk, i64 %em, i64 0
%gm = getelementptr i8, ptr %n, i64 %gl
%gn = shl i64 %gi, 3
%go = getelementptr i8, ptr %gm, i64 %gn
%gp = load i64, ptr %go, align 8, !noalias !0
%gq = select i1 %gk, i64 %en, i64 0
%gr = getelementptr i8, ptr %u, i64 %gq
%gs = getelementptr i8, ptr %gr, i64 %gn
%gt = load i64, ptr %gs, align 8, !noalias !0
%gu = icmp slt i64 %gt, 0
br i1 %gu, label %gh, label %gv
gv:
store i64 %gi, ptr %dt, align 8, !noalias !0
%gw = getelementptr i8, ptr %dt, i64 8
store i64 %gp, ptr %gw, align 8, !noalias !0
%gx = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %gx, align 8, !noalias !0
%gy = icmp slt i64 %gp, 0
%gz = sub nsw i64 %h, %gp
%ha = icmp sgt i64 %gt, %gz
%hb = select i1 %gy, i1 true, i1 %ha
br i1 %hb, label %ei, label %hc
hc:
%hd = icmp samesign ugt i64 %gt, 3
br i1 %hd, label %he, label %hf
hf:
%hg = sub nsw i64 %gt, %dx
%hh = icmp slt i64 %hg, %ec
br i1 %hh, label %ei, label %gh
gh:
%gg = add i64 %gd, -1
%gj = add i64 %gi, 1
%hi = icmp samesign ugt i64 %gg, 1
br i1 %hi, label %gc, label %ga
gb:
%hj = icmp eq i64 %dx, 0
br i1 %hj, label %hk, label %gf
gf:
%ge = add nuw i64 %fy, 1
br label %gc
hk:
%hl = add i64 %fx, 1
%hm = sub i64 %hl, %fk
br label %hn
hn:
%ho = phi i64 [ %hm, %hk ], [ %hp, %hq ]
%hr = phi i64 [ %fk, %hk ], [ %hs, %hq ]
%ht = icmp slt i64 %hr, 0
%hu = select i1 %ht, i64 %en, i64 0
%hv = getelementptr i8, ptr %u, i64 %hu
%hw = shl i64 %hr, 3
%hx = getelementptr i8, ptr %hv, i64 %hw
%hy = load i64, ptr %hx, align 8, !noalias !0
%hz = icmp slt i64 %hy, 0
br i1 %hz, label %hq, label %ia
ia:
%ib = icmp slt i64 %hr, 0
%ic = select i1 %ib, i64 %em, i64 0
%id = getelementptr i8, ptr %n, i64 %ic
%ie = shl i64 %hr, 3
%if = getelementptr i8, ptr %id, i64 %ie
%ig = load i64, ptr %if, align 8, !noalias !0
store i64 %hr, ptr %dt, align 8, !noalias !0
%ih = getelementptr i8, ptr %dt, i64 8
store i64 %ig, ptr %ih, align 8, !noalias !0
%ii = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %ii, align 8, !noalias !0
%ij = icmp slt i64 %ig, 0
%ik = sub nsw i64 %h, %ig
%il = icmp sgt i64 %hy, %ik
%im = select i1 %ij, i1 true, i1 %il
br i1 %im, label %ei, label %in
in:
%io = icmp slt i64 %hy, %ec
br i1 %io, label %ei, label %hq
hq:
%hp = add i64 %ho, -1
%hs = add i64 %hr, 1
%ip = icmp samesign ugt i64 %hp, 1
br i1 %ip, label %hn, label %ga
he:
%iq = getelementptr i8, ptr %g, i64 %gp
%ir = load i8, ptr %iq, align 1, !noalias !3
%is = zext i8 %ir to i64
%it = getelementptr i8, ptr %iq, i64 1
%iu = load i8, ptr %it, align 1, !noalias !3
%iv = zext i8 %iu to i64
%iw = getelementptr i8, ptr %iq, i64 2
%ix = load i8, ptr %iw, align 1, !noalias !3
%iy = zext i8 %ix to i64
%iz = shl nuw nsw i64 %is, 24
%ja = shl nuw nsw i64 %iv, 16
%jb = shl nuw nsw i64 %iy, 8
%jc = getelementptr i8, ptr %iq, i64 3
%jd = load i8, ptr %jc, align 1, !noalias !3
%je = zext i8 %jd to i64
%jf = or disjoint i64 %ja, %iz
%jg = or disjoint i64 %jf, %jb
%jh = or disjoint i64 %jg, %je
%ji = shl nuw nsw i64 %is, 25
%jj = and i64 %ji, 4294967296
%jk = sub nsw i64 %jh, %jj
%jl = icmp eq i64 %jk, %y
br i1 %jl, label %hf, label %ei
ei:
%jm = phi i64 [ 4, %ia ], [ %jn, %jo ], [ 2, %hf ], [ 0, %dw ], [ 2, %in ], [ 3, %he ], [ 4, %gv ], [ 0, %ey ]
store i64 %jm, ptr %a, align 8
ret i32 0
jp:
%jq = phi i64 [ 0, %jr ], [ %js, %jp ]
%jt = add i64 %fk, %jq
%ju = icmp slt i64 %jt, 0
%jv = select i1 %ju, i64 %v, i64 0
%jw = shl i64 %jv, 3
%jx = getelementptr i8, ptr %fe, i64 %jw
%jy = shl i64 %jq, 3
%jz = getelementptr i8, ptr %jx, i64 %jy
%ka = load i64, ptr %jz, align 8
%kb = sub i64 %ka, %eq
%kc = mul i64 %jq, 8
%kd = getelementptr i8, ptr %bn, i64 %kc
store i64 %kb, ptr %kd, align 8
%js = add nuw i64 %jq, 2
%ke = add i64 %fk, %jq
%kf = add i64 %ke, 1
%kg = icmp slt i64 %kf, 0
%kh = select i1 %kg, i64 %v, i64 0
%ki = shl i64 %kh, 3
%kj = getelementptr i8, ptr %fe, i64 %ki
%kk = shl i64 %jq, 3
%kl = getelementptr i8, ptr %kj, i64 %kk
%km = getelementptr i8, ptr %kl, i64 8
%kn = load i64, ptr %km, align 8
%ko = sub i64 %kn, %eq
%kp = mul i64 %jq, 8
%kq = getelementptr i8, ptr %bn, i64 %kp
%kr = getelementptr i8, ptr %kq, i64 8
store i64 %ko, ptr %kr, align 8
%ks = icmp eq i64 %fo, %js
br i1 %ks, label %kt, label %jp
ku:
%kv = phi i64 [ 0, %kw ], [ %kx, %ky ]
%kx = add nuw nsw i64 %kv, 1
%kz = mul i64 %kv, %bg
%la = getelementptr i64, ptr %be, i64 %kz
%lb = load i64, ptr %la, align 8
%lc = getelementptr i8, ptr %la, i64 8
%ld = load i64, ptr %lc, align 8
%le = getelementptr i8, ptr %la, i64 24
%lf = load i64, ptr %le, align 8
%lg = shl i64 %lf, 3
%lh = add i64 %el, %lg
%li = mul i64 %kv, %bw
%lj = getelementptr i64, ptr %lk, i64 %li
%ll = load i64, ptr %lj, align 8
switch i64 %lb, label %lm [
i64 3, label %ln
i64 2, label %lo
i64 1, label %lp
i64 0, label %lq
]
ln:
%lr = icmp slt i64 %ls, 1
br i1 %lr, label %ky, label %lt
lt:
%lu = and i64 %lv, 1
%lw = icmp eq i64 %lu, 0
%lx = getelementptr i64, ptr %cy, i64 %ld
%ly = getelementptr i8, ptr %g, i64 %lh
br i1 %lw, label %lz, label %ma
ma:
%mb = and i64 %ll, 1
%mc = icmp eq i64 %mb, 0
br i1 %mc, label %md, label %me
me:
%mf = mul i64 %mg, 8
%mh = getelementptr inbounds i8, ptr %mi, i64 %mf
%mj = load i64, ptr %mh, align 8, !noalias !6
%mk = getelementptr i8, ptr %ly, i64 %mj
%ml = load i64, ptr %mk, align 1, !noalias !9
br label %md
md:
%mm = phi i64 [ 0, %ma ], [ %ml, %me ]
%mn = getelementptr i64, ptr %lx, i64 %fk
store i64 %mm, ptr %mn, align 8, !noalias !6
%mo = lshr i64 %ll, 1
br label %lz
lz:
%mp = phi i64 [ %ll, %lt ], [ %mo, %md ]
%mq = phi i64 [ %lv, %lt ], [ %mr, %md ]
%ms = phi i64 [ %fk, %lt ], [ %mt, %md ]
%mu = icmp eq i64 %ls, 1
br i1 %mu, label %ky, label %mv
mv:
%mw = shl i64 %ld, 3
%mx = getelementptr i8, ptr %ev, i64 %mw
%my = add i64 %mq, 4
br label %mz
mz:
%na = phi i64 [ %nb, %nc ], [ %my, %mv ]
%nd = phi i64 [ %ne, %nc ], [ %ms, %mv ]
%nf = phi i64 [ %mp, %mv ], [ %ng, %nc ]
%nh = add i64 %nd, 1
%ni = and i64 %nf, 1
%nj = icmp eq i64 %ni, 0
br i1 %nj, label %nk, label %nl
nl:
%nm = icmp slt i64 %nd, 0
%nn = select i1 %nm, i64 %em, i64 0
%no = getelementptr i8, ptr %n, i64 %nn
%np = shl i64 %nd, 3
%nq = getelementptr i8, ptr %no, i64 %np
%nr = load i64, ptr %nq, align 8, !noalias !6
%ns = getelementptr i8, ptr %ly, i64 %nr
%nt = load i64, ptr %ns, align 1, !noalias !9
br label %nk
nk:
%nu = phi i64 [ %nt, %nl ], [ 0, %mz ]
%nv = shl i64 %nd, 3
%nw = getelementptr i8, ptr %mx, i64 %nv
%nx = getelementptr i8, ptr %nw, i64 -8
store i64 %nu, ptr %nx, align 8, !noalias !6
%ng = lshr i64 %nf, 2
%ny = and i64 %nf, 2
%nz = icmp eq i64 %ny, 0
br i1 %nz, label %nc, label %oa
oa:
%ob = icmp slt i64 %nh, 0
%oc = select i1 %ob, i64 %em, i64 0
%od = add i64 %oc, 8
%oe = getelementptr i8, ptr %n, i64 %od
%of = shl i64 %nd, 3
%og = getelementptr i8, ptr %oe, i64 %of
%oh = load i64, ptr %og, align 8, !noalias !6
%oi = getelementptr i8, ptr %ly, i64 %oh
%oj = load i64, ptr %oi, align 1, !noalias !9
br label %nc
nc:
%ok = phi i64 [ 0, %nk ], [ %oj, %oa ]
%ol = mul i64 %nd, 8
%om = getelementptr i8, ptr %mx, i64 %ol
store i64 %ok, ptr %om, align 8, !noalias !6
%ne = add nuw i64 %nd, 2
%nb = add i64 %na, -2
%on = icmp sgt i64 %nb, 4
br i1 %on, label %mz, label %ky
lo:
%oo = icmp slt i64 %ls, 1
br i1 %oo, label %ky, label %op
op:
%oq = and i64 %lv, 1
%or = icmp eq i64 %oq, 0
%os = getelementptr i32, ptr %cr, i64 %ld
%ot = getelementptr i8, ptr %g, i64 %lh
br i1 %or, label %ou, label %ov
ov:
%ow = and i64 %ll, 1
%ox = icmp eq i64 %ow, 0
br i1 %ox, label %oy, label %oz
oz:
%pa = mul i64 %mg, 8
%pb = getelementptr i8, ptr %mi, i64 %pa
%pc = load i64, ptr %pb, align 8, !noalias !14
%pd = getelementptr i8, ptr %ot, i64 %pc
%pe = load i32, ptr %pd, align 1, !noalias !17
br label %oy
oy:
%pf = phi i32 [ 0, %ov ], [ %pe, %oz ]
%pg = getelementptr i32, ptr %os, i64 %fk
store i32 %pf, ptr %pg, align 4, !noalias !14
%ph = lshr i64 %ll, 1
br label %ou
ou:
%pi = phi i64 [ %ll, %op ], [ %ph, %oy ]
%pj = phi i64 [ %lv, %op ], [ %mr, %oy ]
%pk = phi i64 [ %fk, %op ], [ %mt, %oy ]
%pl = icmp eq i64 %ls, 1
br i1 %pl, label %ky, label %pm
pm:
%pn = shl i64 %ld, 2
%po = getelementptr i8, ptr %eu, i64 %pn
%pp = add i64 %pj, 4
br label %pq
pq:
%pr = phi i64 [ %ps, %pt ], [ %pp, %pm ]
%pu = phi i64 [ %pv, %pt ], [ %pk, %pm ]
%pw = phi i64 [ %pi, %pm ], [ %px, %pt ]
%py = add i64 %pu, 1
%pz = and i64 %pw, 1
%qa = icmp eq i64 %pz, 0
br i1 %qa, label %qb, label %qc
qc:
%qd = icmp slt i64 %pu, 0
%qe = select i1 %qd, i64 %em, i64 0
%qf = getelementptr i8, ptr %n, i64 %qe
%qg = shl i64 %pu, 3
%qh = getelementptr i8, ptr %qf, i64 %qg
%qi = load i64, ptr %qh, align 8, !noalias !14
%qj = getelementptr i8, ptr %ot, i64 %qi
%qk = load i32, ptr %qj, align 1, !noalias !17
br label %qb
qb:
%ql = phi i32 [ 0, %pq ], [ %qk, %qc ]
%qm = shl i64 %pu, 2
%qn = getelementptr i8, ptr %po, i64 %qm
%qo = getelementptr i8, ptr %qn, i64 -4
store i32 %ql, ptr %qo, align 4, !noalias !14
%px = lshr i64 %pw, 2
%qp = and i64 %pw, 2
%qq = icmp eq i64 %qp, 0
br i1 %qq, label %pt, label %qr
qr:
%qs = icmp slt i64 %py, 0
%qt = select i1 %qs, i64 %em, i64 0
%qu = add i64 %qt, 8
%qv = getelementptr i8, ptr %n, i64 %qu
%qw = shl i64 %pu, 3
%qx = getelementptr i8, ptr %qv, i64 %qw
%qy = load i64, ptr %qx, align 8, !noalias !14
%qz = getelementptr i8, ptr %ot, i64 %qy
%ra = load i32, ptr %qz, align 1, !noalias !17
br label %pt
pt:
%rb = phi i32 [ 0, %qb ], [ %ra, %qr ]
%rc = mul i64 %pu, 4
%rd = getelementptr i8, ptr %po, i64 %rc
store i32 %rb, ptr %rd, align 4, !noalias !14
%pv = add nuw i64 %pu, 2
%ps = add i64 %pr, -2
%re = icmp sgt i64 %ps, 4
br i1 %re, label %pq, label %ky
lp:
%rf = icmp slt i64 %ls, 1
br i1 %rf, label %ky, label %rg
rg:
%rh = and i64 %lv, 1
%ri = icmp eq i64 %rh, 0
%rj = getelementptr i16, ptr %ck, i64 %ld
%rk = getelementptr i8, ptr %g, i64 %lh
br i1 %ri, label %rl, label %rm
rm:
%rn = and i64 %ll, 1
%ro = icmp eq i64 %rn, 0
br i1 %ro, label %rp, label %rq
rq:
%rr = mul i64 %mg, 8
%rs = getelementptr i8, ptr %mi, i64 %rr
%rt = load i64, ptr %rs, align 8, !noalias !22
%ru = getelementptr i8, ptr %rk, i64 %rt
%rv = load i32, ptr %ru, align 1, !noalias !25
%rw = trunc i32 %rv to i16
br label %rp
rp:
%rx = phi i16 [ 0, %rm ], [ %rw, %rq ]
%ry = getelementptr i16, ptr %rj, i64 %fk
store i16 %rx, ptr %ry, align 2, !noalias !22
%rz = lshr i64 %ll, 1
br label %rl
rl:
%sa = phi i64 [ %ll, %rg ], [ %rz, %rp ]
%sb = phi i64 [ %lv, %rg ], [ %mr, %rp ]
%sc = phi i64 [ %fk, %rg ], [ %mt, %rp ]
%sd = icmp eq i64 %ls, 1
br i1 %sd, label %ky, label %se
se:
%sf = shl i64 %ld, 1
%sg = getelementptr i8, ptr %et, i64 %sf
%sh = add i64 %sb, 4
br label %si
si:
%sj = phi i64 [ %sk, %sl ], [ %sh, %se ]
%sm = phi i64 [ %sn, %sl ], [ %sc, %se ]
%so = phi i64 [ %sa, %se ], [ %sp, %sl ]
%sq = add i64 %sm, 1
%sr = and i64 %so, 1
%ss = icmp eq i64 %sr, 0
br i1 %ss, label %st, label %su
su:
%sv = icmp slt i64 %sm, 0
%sw = select i1 %sv, i64 %em, i64 0
%sx = getelementptr i8, ptr %n, i64 %sw
%sy = shl i64 %sm, 3
%sz = getelementptr i8, ptr %sx, i64 %sy
%ta = load i64, ptr %sz, align 8, !noalias !22
%tb = getelementptr i8, ptr %rk, i64 %ta
%tc = load i32, ptr %tb, align 1, !noalias !25
%td = trunc i32 %tc to i16
br label %st
st:
%te = phi i16 [ 0, %si ], [ %td, %su ]
%tf = shl i64 %sm, 1
%tg = getelementptr i8, ptr %sg, i64 %tf
%th = getelementptr i8, ptr %tg, i64 -2
store i16 %te, ptr %th, align 2, !noalias !22
%sp = lshr i64 %so, 2
%ti = and i64 %so, 2
%tj = icmp eq i64 %ti, 0
br i1 %tj, label %sl, label %tk
tk:
%tl = icmp slt i64 %sq, 0
%tm = select i1 %tl, i64 %em, i64 0
%tn = add i64 %tm, 8
%to = getelementptr i8, ptr %n, i64 %tn
%tp = shl i64 %sm, 3
%tq = getelementptr i8, ptr %to, i64 %tp
%tr = load i64, ptr %tq, align 8, !noalias !22
%ts = getelementptr i8, ptr %rk, i64 %tr
%tt = load i32, ptr %ts, align 1, !noalias !25
%tu = trunc i32 %tt to i16
br label %sl
sl:
%tv = phi i16 [ 0, %st ], [ %tu, %tk ]
%tw = mul i64 %sm, 2
%tx = getelementptr i8, ptr %sg, i64 %tw
store i16 %tv, ptr %tx, align 2, !noalias !22
%sn = add nuw i64 %sm, 2
%sk = add i64 %sj, -2
%ty = icmp sgt i64 %sk, 4
br i1 %ty, label %si, label %ky
lq:
%tz = icmp slt i64 %ls, 1
br i1 %tz, label %ky, label %ua
ua:
%ub = getelementptr i8, ptr %cd, i64 %ld
br label %uc
uc:
%ud = phi i64 [ %ue, %ua ], [ %uf, %ug ]
%uh = phi i64 [ %ll, %ua ], [ %ui, %ug ]
%uj = phi i64 [ %fk, %ua ], [ %uk, %ug ]
%ul = and i64 %uh, 1
%um = icmp eq i64 %ul, 0
br i1 %um, label %ug, label %un
un:
%uo = icmp slt i64 %uj, 0
%up = select i1 %uo, i64 %em, i64 0
%uq = getelementptr i8, ptr %n, i64 %up
%ur = shl i64 %uj, 3
%us = getelementptr i8, ptr %uq, i64 %ur
%ut = load i64, ptr %us, align 8, !noalias !30
%uu = add nsw i64 %ut, %lh
%uv = icmp slt i64 %uu, 0
%uw = select i1 %uv, i64 %h, i64 0
%ux = getelementptr i8, ptr %g, i64 %uu
%uy = getelementptr i8, ptr %ux, i64 %uw
%uz = load i8, ptr %uy, align 1, !noalias !33
br label %ug
ug:
%va = phi i8 [ 0, %uc ], [ %uz, %un ]
%vb = getelementptr i8, ptr %ub, i64 %uj
store i8 %va, ptr %vb, align 1, !noalias !30
%ui = lshr i64 %uh, 1
%uf = add i64 %ud, -1
%uk = add i64 %uj, 1
%vc = icmp samesign ugt i64 %uf, 1
br i1 %vc, label %uc, label %ky
vd:
%ve = phi i64 [ 0, %vf ], [ %vg, %vh ]
%vi = phi i64 [ %ll, %vf ], [ %vj, %vh ]
%vk = phi i64 [ %ll, %vf ], [ %vl, %vh ]
%vm = phi i64 [ 0, %vf ], [ %vn, %vh ]
%vn = add nuw nsw i64 %vm, 1
%vo = add nsw i64 %vm, %fk
%vp = and i64 %vi, 1
%vq = icmp eq i64 %vp, 0
br i1 %vq, label %vr, label %vs
vs:
%vt = icmp slt i64 %vo, 0
%vu = select i1 %vt, i64 %o, i64 0
%vv = getelementptr i64, ptr %n, i64 %vo
%vw = getelementptr i64, ptr %vv, i64 %vu
%vx = load i64, ptr %vw, align 8
%vy = add nsw i64 %vx, %dx
%vz = mul i64 %kz, 8
%wa = getelementptr i8, ptr %be, i64 %vz
%wb = getelementptr i8, ptr %wa, i64 16
%wc = load i64, ptr %wb, align 8
%wd = add nsw i64 %vx, %lh
%we = select i1 %vt, i64 %v, i64 0
%wf = getelementptr i64, ptr %u, i64 %vo
%wg = getelementptr i64, ptr %wf, i64 %we
%wh = load i64, ptr %wg, align 8
%wi = sub nsw i64 %wh, %dx
%wj = getelementptr i8, ptr %g, i64 %wd
%wk = load i64, ptr %wj, align 1, !noalias !36
%wl = ashr i64 %wk, 32
%wm = and i64 %wk, 4294967295
switch i64 %lb, label %wn [
i64 8, label %wo
i64 9, label %wp
]
wo:
%wq = icmp slt i64 %wl, 0
br i1 %wq, label %wr, label %wp
wr:
%ws = lshr i64 %wk, 56
%wt = and i64 %ws, 127
%wu = add i64 %vo, %ld
%wv = icmp slt i64 %wu, 0
%ww = select i1 %wv, i64 %dg, i64 0
%wx = getelementptr i64, ptr %df, i64 %wu
%wy = getelementptr i64, ptr %wx, i64 %ww
store i64 %wd, ptr %wy, align 8, !noalias !41
%wz = add i64 %wu, %o
%xa = icmp slt i64 %wz, 0
%xb = select i1 %xa, i64 %dg, i64 0
%xc = getelementptr i64, ptr %df, i64 %wz
%xd = getelementptr i64, ptr %xc, i64 %xb
store i64 %wt, ptr %xd, align 8, !noalias !41
%xe = icmp samesign ult i64 %wt, 8
br i1 %xe, label %xf, label %xg
wp:
%xh = add nsw i64 %wl, %vy
%xi = add i64 %vo, %ld
%xj = icmp slt i64 %xi, 0
%xk = select i1 %xj, i64 %dg, i64 0
%xl = getelementptr i64, ptr %df, i64 %xi
%xm = getelementptr i64, ptr %xl, i64 %xk
store i64 %xh, ptr %xm, align 8, !noalias !41
%xn = add i64 %xi, %o
%xo = icmp slt i64 %xn, 0
%xp = select i1 %xo, i64 %dg, i64 0
%xq = getelementptr i64, ptr %df, i64 %xn
%xr = getelementptr i64, ptr %xq, i64 %xp
store i64 %wm, ptr %xr, align 8, !noalias !41
%xs = icmp slt i64 %wl, %ec
%xt = sub nsw i64 %wi, %wl
%xu = icmp sgt i64 %wm, %xt
%xv = select i1 %xs, i1 true, i1 %xu
br i1 %xv, label %xg, label %xf
wn:
%xw = icmp eq i64 %xx, 6
br i1 %xw, label %xy, label %xz
xy:
%ya = icmp slt i64 %wl, %ec
%yb = add nsw i64 %wi, -8
%yc = icmp sgt i64 %wl, %yb
%yd = select i1 %ya, i1 true, i1 %yc
br i1 %yd, label %xg, label %ye
ye:
%yf = icmp samesign ugt i64 %wm, 999999
br i1 %yf, label %xg, label %yg
yh:
%yi = phi i64 [ %yj, %yk ], [ %yl, %ym ]
%yn = add nsw i64 %vo, %ld
%yo = icmp slt i64 %yn, 0
%yp = select i1 %yo, i64 %cz, i64 0
%yq = getelementptr i64, ptr %cy, i64 %yn
%yr = getelementptr i64, ptr %yq, i64 %yp
store i64 %yi, ptr %yr, align 8, !noalias !41
br label %xf
ys:
%yt = icmp eq i64 %z, 0
br i1 %yt, label %xg, label %yu
xz:
switch i64 %lb, label %vr [
i64 4, label %yv
i64 5, label %yw
]
yv:
%yx = ashr i64 %wk, 63
br label %yy
yw:
%yz = icmp slt i64 %wl, %ec
%za = sub nsw i64 %wi, %wl
%zb = icmp sgt i64 %wm, %za
%zc = select i1 %yz, i1 true, i1 %zb
br i1 %zc, label %xg, label %zd
zd:
%ze = add nsw i64 %wm, -17
%zf = icmp ult i64 %ze, -16
br i1 %zf, label %xg, label %zg
zg:
%zh = add nsw i64 %wl, %vy
%zi = icmp slt i64 %zh, 0
%zj = select i1 %zi, i64 %h, i64 0
%zk = getelementptr i8, ptr %g, i64 %zh
%zl = getelementptr i8, ptr %zk, i64 %zj
%zm = load i8, ptr %zl, align 1, !noalias !42
%zn = ashr i8 %zm, 7
%zo = sext i8 %zn to i64
%zp = icmp eq i64 %wm, 1
br i1 %zp, label %zq, label %zr
zr:
%zs = lshr i64 %wm, 1
%zt = add i64 %vx, %wl
%zu = getelementptr i8, ptr %ew, i64 %zt
%zv = shl nuw nsw i64 %zs, 1
br label %zw
zw:
%zx = phi i64 [ %zy, %zw ], [ %zv, %zr ]
%zz = phi ptr [ %baa, %zw ], [ %zu, %zr ]
%bab = phi i64 [ %bac, %zw ], [ %zh, %zr ]
%bad = phi i64 [ %bae, %zw ], [ %zo, %zr ]
%baf = phi i64 [ %bag, %zw ], [ %zo, %zr ]
%bah = tail call i64 @llvm.fshl.i64(i64 %baf, i64 %bad, i64 8)
%bai = shl i64 %bad, 8
%baj = icmp slt i64 %bab, 0
%bak = select i1 %baj, i64 %h, i64 0
%bal = getelementptr i8, ptr %zz, i64 %bak
%bam = load i8, ptr %bal, align 1, !noalias !42
%ban = zext i8 %bam to i64
%bao = or disjoint i64 %bai, %ban
%bag = tail call i64 @llvm.fshl.i64(i64 %bah, i64 %bai, i64 8)
%bap = shl i64 %bao, 8
%baq = add i64 %bab, 1
%bar = icmp slt i64 %baq, 0
%bas = select i1 %bar, i64 %er, i64 1
%bat = getelementptr i8, ptr %zz, i64 %bas
%bau = load i8, ptr %bat, align 1, !noalias !42
%bav = zext i8 %bau to i64
%bae = or disjoint i64 %bap, %bav
%baa = getelementptr i8, ptr %zz, i64 2
%zy = add i64 %zx, -2
%baw = icmp eq i64 %zy, 0
%bac = add i64 %baq, 1
br i1 %baw, label %bax, label %zw
bax:
%bay = and i64 %wk, 4294967294
%baz = and i64 %wk, 1
%bba = icmp eq i64 %baz, 0
br i1 %bba, label %yy, label %zq
zq:
%bbb = phi i64 [ %zo, %zg ], [ %bae, %bax ]
%bbc = phi i64 [ %zo, %zg ], [ %bag, %bax ]
%bbd = phi i64 [ 0, %zg ], [ %bay, %bax ]
%bbe = tail call i64 @llvm.fshl.i64(i64 %bbc, i64 %bbb, i64 8)
%bbf = shl i64 %bbb, 8
%bbg = add nsw i64 %bbd, %zh
%bbh = icmp slt i64 %bbg, 0
%bbi = select i1 %bbh, i64 %h, i64 0
%bbj = getelementptr i8, ptr %g, i64 %bbg
%bbk = getelementptr i8, ptr %bbj, i64 %bbi
%bbl = load i8, ptr %bbk, align 1, !noalias !42
%bbm = zext i8 %bbl to i64
%bbn = or disjoint i64 %bbf, %bbm
br label %yy
yy:
%bbo = phi i64 [ %wk, %yv ], [ %bbn, %zq ], [ %bae, %bax ]
%bbp = phi i64 [ %yx, %yv ], [ %bbe, %zq ], [ %bag, %bax ]
%bbq = icmp slt i64 %wc, 0
%bbr = add i64 %wc, 39
%bbs = select i1 %bbq, i64 %bbr, i64 %wc
%bbt = getelementptr i64, ptr @g1, i64 %bbs
%bbu = load i64, ptr %bbt, align 8, !noalias !45
%bbv = getelementptr i64, ptr @g2, i64 %bbs
%bbw = load i64, ptr %bbv, align 8, !noalias !45
%bbx = icmp slt i64 %bbp, 0
br i1 %bbx, label %bby, label %bbz
bby:
%bca = xor i64 %bbp, -1
%bcb = icmp ult i64 %bbu, %bca
br i1 %bcb, label %yu, label %bcc
bbz:
%bcd = icmp ugt i64 %bbp, %bbu
%bce = icmp eq i64 %bbp, %bbu
%bcf = icmp ugt i64 %bbo, %bbw
%bcg = select i1 %bce, i1 %bcf, i1 false
%bch = select i1 %bcd, i1 true, i1 %bcg
br i1 %bch, label %yu, label %bci
bcc:
%bcj = xor i64 %bbo, -1
%bck = icmp eq i64 %bbu, %bca
%bcl = icmp ule i64 %bbw, %bcj
%bcm = select i1 %bck, i1 %bcl, i1 false
br i1 %bcm, label %yu, label %bci
bci:
%bcn = shl nsw i64 %vo, 1
%bco = add nsw i64 %bcn, %ld
%bcp = icmp slt i64 %bco, 0
%bcq = select i1 %bcp, i64 %cz, i64 0
%bcr = getelementptr i64, ptr %cy, i64 %bco
%bcs = getelementptr i64, ptr %bcr, i64 %bcq
store i64 %bbo, ptr %bcs, align 8, !noalias !41
%bct = icmp slt i64 %bco, -1
%bcu = select i1 %bct, i64 %cz, i64 0
%bcv = getelementptr i8, ptr %bcr, i64 8
%bcw = getelementptr i64, ptr %bcv, i64 %bcu
store i64 %bbp, ptr %bcw, align 8, !noalias !41
br label %xf
bcx:
%bcy = mul nuw nsw i64 %bcz, %bda
%bdb = add i64 %bdc, 3
%bdd = xor i64 %bde, %bdb
%bdf = icmp samesign ugt i64 %bcy, %bdd
br i1 %bdf, label %ys, label %ym
ym:
%yl = add nuw nsw i64 %bcy, %bde
br label %yh
bdg:
%bdh = mul nsw i64 %bdi, %bda
%bdj = add i64 %bdc, 4
%bdk = sub nsw i64 %bdj, %bdl
%bdm = icmp slt i64 %bdh, %bdk
br i1 %bdm, label %ys, label %yk
yk:
%yj = add nsw i64 %bdl, %bdh
br label %yh
yg:
%bdn = getelementptr i8, ptr %g, i64 %wl
%bdo = getelementptr i8, ptr %bdn, i64 %vy
%bcz = load i64, ptr %bdo, align 1, !noalias !48
%bdp = udiv i32 1000000, %bdq
%bdr = trunc i64 %wk to i32
%bds = udiv i32 %bdr, %bdp
%bde = zext i32 %bds to i64
%bdt = icmp sgt i64 %bcz, -1
br i1 %bdt, label %bdu, label %bdv
bdu:
%bdw = icmp samesign ugt i64 %bcz, %bdx
br i1 %bdw, label %ys, label %bcx
bdv:
%bdl = sub nsw i64 %bde, %bda
%bdi = add nsw i64 %bcz, 1
%bdy = icmp slt i64 %bdi, %bdz
br i1 %bdy, label %ys, label %bdg
xf:
%bea = phi i64 [ %wm, %wp ], [ 0, %yh ], [ 0, %bci ], [ %wt, %wr ]
%beb = phi i64 [ %wm, %wp ], [ 0, %yh ], [ 0, %bci ], [ 0, %wr ]
%bec = add nsw i64 %bea, %ve
%bed = getelementptr i64, ptr %bn, i64 %vm
%bee = load i64, ptr %bed, align 8
%bef = sub nsw i64 %bee, %beb
store i64 %bef, ptr %bed, align 8
%beg = icmp slt i64 %bef, 0
br i1 %beg, label %jo, label %vh
yu:
%beh = shl nuw i64 1, %vm
%bei = xor i64 %beh, -1
%bej = and i64 %vk, %bei
%bek = add nsw i64 %vo, %ld
br label %bel
vr:
%bem = icmp eq i64 %xx, 8
%ben = shl nuw i64 1, %vm
%beo = xor i64 %ben, -1
%bep = and i64 %vk, %beo
%beq = add nsw i64 %vo, %ld
br i1 %bem, label %ber, label %bel
ber:
%bes = icmp slt i64 %beq, 0
%bet = select i1 %bes, i64 %dg, i64 0
%beu = getelementptr i64, ptr %df, i64 %beq
%bev = getelementptr i64, ptr %beu, i64 %bet
store i64 0, ptr %bev, align 8, !noalias !53
%bew = add nsw i64 %beq, %o
%bex = icmp slt i64 %bew, 0
%bey = select i1 %bex, i64 %dg, i64 0
%bez = getelementptr i64, ptr %df, i64 %bew
%bfa = getelementptr i64, ptr %bez, i64 %bey
store i64 -1, ptr %bfa, align 8, !noalias !53
br label %vh
bel:
%bfb = phi i64 [ %bek, %yu ], [ %beq, %vr ]
%bfc = phi i64 [ %bej, %yu ], [ %bep, %vr ]
switch i64 %lb, label %bfd [
i64 3, label %bfe
i64 6, label %bfe
i64 7, label %bfe
i64 2, label %bff
i64 1, label %bfg
i64 0, label %bfh
i64 10, label %vh
]
bfe:
%bfi = icmp slt i64 %bfb, 0
%bfj = select i1 %bfi, i64 %cz, i64 0
%bfk = getelementptr i64, ptr %cy, i64 %bfb
%bfl = getelementptr i64, ptr %bfk, i64 %bfj
store i64 0, ptr %bfl, align 8, !noalias !53
br label %vh
bff:
%bfm = icmp slt i64 %bfb, 0
%bfn = select i1 %bfm, i64 %cs, i64 0
%bfo = getelementptr i32, ptr %cr, i64 %bfb
%bfp = getelementptr i32, ptr %bfo, i64 %bfn
store i32 0, ptr %bfp, align 4, !noalias !53
br label %vh
bfg:
%bfq = icmp slt i64 %bfb, 0
%bfr = select i1 %bfq, i64 %cl, i64 0
%bfs = getelementptr i16, ptr %ck, i64 %bfb
%bft = getelementptr i16, ptr %bfs, i64 %bfr
store i16 0, ptr %bft, align 2, !noalias !53
br label %vh
bfh:
%bfu = icmp slt i64 %bfb, 0
%bfv = select i1 %bfu, i64 %ce, i64 0
%bfw = getelementptr i8, ptr %cd, i64 %bfb
%bfx = getelementptr i8, ptr %bfw, i64 %bfv
store i8 0, ptr %bfx, align 1, !noalias !53
br label %vh
bfd:
%bfy = add nsw i64 %bfb, %vo
%bfz = icmp slt i64 %bfy, 0
%bga = select i1 %bfz, i64 %cz, i64 0
%bgb = getelementptr i64, ptr %cy, i64 %bfy
%bgc = getelementptr i64, ptr %bgb, i64 %bga
store i64 0, ptr %bgc, align 8, !noalias !53
%bgd = icmp slt i64 %bfy, -1
%bge = select i1 %bgd, i64 %cz, i64 0
%bgf = getelementptr i8, ptr %bgb, i64 8
%bgg = getelementptr i64, ptr %bgf, i64 %bge
store i64 0, ptr %bgg, align 8, !noalias !53
br label %vh
jo:
%jn = phi i64 [ %bgh, %xg ], [ 6, %xf ]
%bgi = getelementptr i64, ptr %vv, i64 %vu
%bgj = load i64, ptr %bgi, align 8
%bgk = add nsw i64 %bgj, %lh
store i64 %vo, ptr %dt, align 8
%bgl = getelementptr i8, ptr %dt, i64 8
store i64 %bgk, ptr %bgl, align 8
%bgm = getelementptr i8, ptr %dt, i64 16
store i64 %kv, ptr %bgm, align 8
br label %ei
bgn:
%bgo = phi i64 [ %ll, %lm ], [ %vl, %vh ]
%bgp = phi i64 [ 0, %lm ], [ %vg, %vh ]
%bgq = mul i64 %li, 8
%bgr = getelementptr inbounds i8, ptr %lk, i64 %bgq
store i64 %bgo, ptr %bgr, align 8
%bgs = getelementptr i64, ptr %dm, i64 %kv
%bgt = load i64, ptr %bgs, align 8
%bgu = add nsw i64 %bgt, %bgp
store i64 %bgu, ptr %bgs, align 8
br label %ky
ky:
%bgv = icmp eq i64 %bf, %kx
br i1 %bgv, label %ey, label %ku
vh:
%vg = phi i64 [ %bec, %xf ], [ %ve, %ber ], [ %ve, %bel ], [ %ve, %bfe ], [ %ve, %bff ], [ %ve, %bfg ], [ %ve, %bfh ], [ %ve, %bfd ]
%vl = phi i64 [ %vk, %xf ], [ %bep, %ber ], [ %bfc, %bel ], [ %bfc, %bfe ], [ %bfc, %bff ], [ %bfc, %bfg ], [ %bfc, %bfh ], [ %bfc, %bfd ]
%vj = lshr i64 %vi, 1
%bgw = icmp eq i64 %lv, %vn
br i1 %bgw, label %bgn, label %vd
bgx:
%bgy = phi i64 [ %bf, %bgz ], [ 0, %ga ]
%bha = icmp sgt i64 %bv, 0
%bdc = bitcast i64 9223372036854775804 to i64
%bhb = sub i64 %bf, %bgy
%bhc = tail call i64 @llvm.smax.i64(i64 %bhb, i64 0)
%bhd = mul i64 %bgy, %bg
%bhe = getelementptr i64, ptr %be, i64 %bhd
%bhf = getelementptr i8, ptr %bhe, i64 24
%ls = sub i64 %o, %fk
%lv = tail call i64 @llvm.smin.i64(i64 %ls, i64 64)
br i1 %bha, label %bhg, label %bhh
bhi:
%bhj = phi i64 [ 0, %bhk ], [ %bhl, %bhm ]
%bhl = add nuw nsw i64 %bhj, 1
%bhn = add i64 %fk, %bhj
%bho = icmp slt i64 %bhn, 0
%bhp = select i1 %bho, i64 %en, i64 0
%bhq = shl i64 %bhj, 3
%bhr = getelementptr i8, ptr %fe, i64 %bhp
%bhs = getelementptr i8, ptr %bhr, i64 %bhq
%bht = load i64, ptr %bhs, align 8, !noalias !56
%bhu = icmp sgt i64 %bht, -1
br i1 %bhu, label %bhv, label %bhm
bhw:
%bhx = phi i64 [ %bhy, %bhz ], [ %bia, %bhw ]
%bib = phi i64 [ %bic, %bhz ], [ %bid, %bhw ]
%bie = icmp slt i64 %bib, 0
%bif = select i1 %bie, i64 %ep, i64 0
%big = getelementptr i8, ptr %bn, i64 %bif
%bih = shl i64 %bib, 3
%bii = getelementptr i8, ptr %big, i64 %bih
store i64 0, ptr %bii, align 8, !noalias !56
%bij = add i64 %bib, 1
%bik = icmp slt i64 %bij, 0
%bil = select i1 %bik, i64 %ep, i64 0
%bim = add i64 %bil, 8
%bin = getelementptr i8, ptr %bn, i64 %bim
%bio = shl i64 %bib, 3
%bip = getelementptr i8, ptr %bin, i64 %bio
store i64 0, ptr %bip, align 8, !noalias !56
%biq = add i64 %bij, 1
%bir = icmp slt i64 %biq, 0
%bis = select i1 %bir, i64 %ep, i64 0
%bit = add i64 %bis, 16
%biu = getelementptr i8, ptr %bn, i64 %bit
%biv = shl i64 %bib, 3
%biw = getelementptr i8, ptr %biu, i64 %biv
store i64 0, ptr %biw, align 8, !noalias !56
%bix = add i64 %biq, 1
%biy = icmp slt i64 %bix, 0
%biz = select i1 %biy, i64 %ep, i64 0
%bja = add i64 %biz, 24
%bjb = getelementptr i8, ptr %bn, i64 %bja
%bjc = shl i64 %bib, 3
%bjd = getelementptr i8, ptr %bjb, i64 %bjc
store i64 0, ptr %bjd, align 8, !noalias !56
%bia = add i64 %bhx, -4
%bje = icmp samesign ugt i64 %bia, 4
%bid = add i64 %bix, 1
br i1 %bje, label %bhw, label %bjf
bjf:
br label %bjg
bjg:
%bjh = phi i64 [ %bji, %bjg ], [ 0, %bjf ]
%bjj = icmp slt i64 %bjh, 0
%bjk = select i1 %bjj, i64 %bo, i64 0
%bjl = getelementptr i64, ptr %bn, i64 %bjh
%bjm = getelementptr i64, ptr %bjl, i64 %bjk
%bjn = load i64, ptr %bjm, align 8, !noalias !59
%bjo = lshr i64 %bjn, 32
%bjp = getelementptr i8, ptr %bjl, i64 256
%bjq = getelementptr i64, ptr %bjp, i64 %bjk
%bjr = load i64, ptr %bjq, align 8, !noalias !59
%bjs = and i64 %bjr, 4294967295
%bjt = xor i64 %bjs, %bjo
%bju = xor i64 %bjt, %bjr
store i64 %bju, ptr %bjq, align 8, !noalias !59
%bjv = shl nuw i64 %bjt, 32
%bjw = xor i64 %bjv, %bjn
store i64 %bjw, ptr %bjm, align 8, !noalias !59
%bjx = add nsw i64 %bjh, 33
%bji = and i64 %bjx, -33
%bjy = icmp slt i64 %bji, 64
br i1 %bjy, label %bjg, label %bjz
bjz:
br label %bka
bka:
%bkb = phi i64 [ %bkc, %bka ], [ 0, %bjz ]
%bkd = icmp slt i64 %bkb, 0
%bke = select i1 %bkd, i64 %bo, i64 0
%bkf = getelementptr i64, ptr %bn, i64 %bkb
%bkg = getelementptr i64, ptr %bkf, i64 %bke
%bkh = load i64, ptr %bkg, align 8, !noalias !59
%bki = lshr i64 %bkh, 16
%bkj = getelementptr i8, ptr %bkf, i64 128
%bkk = getelementptr i64, ptr %bkj, i64 %bke
%bkl = load i64, ptr %bkk, align 8, !noalias !59
%bkm = xor i64 %bki, %bkl
%bkn = and i64 %bkm, 281470681808895
%bko = xor i64 %bkn, %bkl
store i64 %bko, ptr %bkk, align 8, !noalias !59
%bkp = shl nuw i64 %bkn, 16
%bkq = xor i64 %bkp, %bkh
store i64 %bkq, ptr %bkg, align 8, !noalias !59
%bkr = add nsw i64 %bkb, 17
%bkc = and i64 %bkr, -17
%bks = icmp slt i64 %bkc, 64
br i1 %bks, label %bka, label %bkt
bkt:
br label %bku
bku:
%bkv = phi i64 [ %bkw, %bku ], [ 0, %bkt ]
%bkx = icmp slt i64 %bkv, 0
%bky = select i1 %bkx, i64 %bo, i64 0
%bkz = getelementptr i64, ptr %bn, i64 %bkv
%bla = getelementptr i64, ptr %bkz, i64 %bky
%blb = load i64, ptr %bla, align 8, !noalias !59
%blc = lshr i64 %blb, 8
%bld = getelementptr i8, ptr %bkz, i64 64
%ble = getelementptr i64, ptr %bld, i64 %bky
%blf = load i64, ptr %ble, align 8, !noalias !59
%blg = xor i64 %blc, %blf
%blh = and i64 %blg, 71777214294589695
%bli = xor i64 %blh, %blf
store i64 %bli, ptr %ble, align 8, !noalias !59
%blj = shl nuw i64 %blh, 8
%blk = xor i64 %blj, %blb
store i64 %blk, ptr %bla, align 8, !noalias !59
%bll = add nsw i64 %bkv, 9
%bkw = and i64 %bll, -9
%blm = icmp slt i64 %bkw, 64
br i1 %blm, label %bku, label %bln
bln:
br label %blo
blo:
%blp = phi i64 [ %blq, %blo ], [ 0, %bln ]
%blr = icmp slt i64 %blp, 0
%bls = select i1 %blr, i64 %bo, i64 0
%blt = getelementptr i64, ptr %bn, i64 %blp
%blu = getelementptr i64, ptr %blt, i64 %bls
%blv = load i64, ptr %blu, align 8, !noalias !59
%blw = lshr i64 %blv, 4
%blx = getelementptr i8, ptr %blt, i64 32
%bly = getelementptr i64, ptr %blx, i64 %bls
%blz = load i64, ptr %bly, align 8, !noalias !59
%bma = xor i64 %blw, %blz
%bmb = and i64 %bma, 1085102592571150095
%bmc = xor i64 %bmb, %blz
store i64 %bmc, ptr %bly, align 8, !noalias !59
%bmd = shl nuw i64 %bmb, 4
%bme = xor i64 %bmd, %blv
store i64 %bme, ptr %blu, align 8, !noalias !59
%bmf = add nsw i64 %blp, 5
%blq = and i64 %bmf, -5
%bmg = icmp slt i64 %blq, 64
br i1 %bmg, label %blo, label %bmh
bmh:
br label %bmi
bmi:
%bmj = phi i64 [ %bmk, %bmi ], [ 0, %bmh ]
%bml = icmp slt i64 %bmj, 0
%bmm = select i1 %bml, i64 %bo, i64 0
%bmn = getelementptr i64, ptr %bn, i64 %bmj
%bmo = getelementptr i64, ptr %bmn, i64 %bmm
%bmp = load i64, ptr %bmo, align 8, !noalias !59
%bmq = lshr i64 %bmp, 2
%bmr = getelementptr i8, ptr %bmn, i64 16
%bms = getelementptr i64, ptr %bmr, i64 %bmm
%bmt = load i64, ptr %bms, align 8, !noalias !59
%bmu = xor i64 %bmq, %bmt
%bmv = and i64 %bmu, 3689348814741910323
%bmw = xor i64 %bmv, %bmt
store i64 %bmw, ptr %bms, align 8, !noalias !59
%bmx = shl nuw i64 %bmv, 2
%bmy = xor i64 %bmx, %bmp
store i64 %bmy, ptr %bmo, align 8, !noalias !59
%bmz = add nsw i64 %bmj, 3
%bmk = and i64 %bmz, -3
%bna = icmp slt i64 %bmk, 64
br i1 %bna, label %bmi, label %bnb
bnb:
br label %bnc
bnc:
%bnd = phi i64 [ -10, %bnb ], [ %bne, %bnc ]
%bnf = mul i64 %bnd, 8
%bng = getelementptr i8, ptr %bn, i64 %bnf
%bnh = getelementptr i8, ptr %bng, i64 80
%bni = load i64, ptr %bnh, align 8, !noalias !59
%bnj = lshr i64 %bni, 1
%bnk = mul i64 %bnd, 8
%bnl = getelementptr i8, ptr %bn, i64 %bnk
%bnm = getelementptr i8, ptr %bnl, i64 88
%bnn = load i64, ptr %bnm, align 8, !noalias !59
%bno = xor i64 %bnj, %bnn
%bnp = and i64 %bno, %bnq
%bnr = xor i64 %bnp, %bnn
store i64 %bnr, ptr %bnm, align 8, !noalias !59
%bns = shl nuw i64 %bnp, 1
%bnt = xor i64 %bns, %bni
store i64 %bnt, ptr %bnh, align 8, !noalias !59
%bnu = mul i64 %bnd, 8
%bnv = getelementptr i8, ptr %bn, i64 %bnu
%bnw = getelementptr i8, ptr %bnv, i64 96
%bnx = load i64, ptr %bnw, align 8, !noalias !59
%bny = lshr i64 %bnx, 1
%bnz = mul i64 %bnd, 8
%boa = getelementptr i8, ptr %bn, i64 %bnz
%bob = getelementptr i8, ptr %boa, i64 104
%boc = load i64, ptr %bob, align 8, !noalias !59
%bod = xor i64 %bny, %boc
%boe = and i64 %bod, %bnq
%bof = xor i64 %boe, %boc
store i64 %bof, ptr %bob, align 8, !noalias !59
%bog = shl nuw i64 %boe, 1
%boh = xor i64 %bog, %bnx
store i64 %boh, ptr %bnw, align 8, !noalias !59
%bne = add nsw i64 %bnd, 4
%boi = icmp slt i64 %bne, 54
br i1 %boi, label %bnc, label %boj
bok:
%bol = getelementptr i8, ptr %bhf, i64 %bom
%bon = load i64, ptr %bol, align 8, !noalias !56
%boo = ashr i64 %bon, 6
%bop = icmp eq i64 %boo, %boq
br i1 %bop, label %bor, label %bos
bor:
br label %bot
bot:
%bou = phi i64 [ %bov, %bow ], [ %box, %bor ]
%boy = icmp slt i64 %bou, 0
%boz = select i1 %boy, i64 %bhc, i64 0
%bpa = add i64 %boz, %bou
%bpb = mul i64 %bpa, %bh
%bpc = getelementptr i8, ptr %bhf, i64 %bpb
%bpd = load i64, ptr %bpc, align 8, !noalias !56
%bpe = and i64 %bpd, 63
%bpf = getelementptr i64, ptr %bn, i64 %bpe
%bpg = load i64, ptr %bpf, align 8, !noalias !56
%bph = select i1 %boy, i64 %bv, i64 0
%bpi = add i64 %bph, %bou
%bpj = mul i64 %bpi, %bw
%bpk = getelementptr i64, ptr %bpl, i64 %bpj
store i64 %bpg, ptr %bpk, align 8, !noalias !56
%bpm = icmp eq i64 %es, %bou
br i1 %bpm, label %bhh, label %bow
bow:
%bov = add i64 %bou, 1
%bpn = icmp slt i64 %bou, -1
%bpo = select i1 %bpn, i64 %bhc, i64 0
%bpp = add i64 %bpo, %bou
%bpq = add i64 %bpp, 1
%bpr = mul i64 %bpq, %bh
%bps = getelementptr i8, ptr %bhf, i64 %bpr
%bpt = load i64, ptr %bps, align 8, !noalias !56
%bpu = ashr i64 %bpt, 6
%bpv = icmp eq i64 %bpu, %boq
br i1 %bpv, label %bot, label %bos
bos:
%bpw = phi i64 [ %box, %bok ], [ %box, %boj ], [ %bov, %bow ]
%bpx = icmp slt i64 %bpw, %bv
br i1 %bpx, label %bpy, label %bhh
bhm:
%bpz = phi i64 [ %bqa, %bhv ], [ 0, %bhi ]
%bqb = shl i64 %bhj, 3
%bqc = getelementptr i8, ptr %bn, i64 %bqb
store i64 %bpz, ptr %bqc, align 8, !noalias !56
%bqd = icmp eq i64 %ft, %bhl
br i1 %bqd, label %bqe, label %bhi
bhg:
%bnq = bitcast i64 6148914691236517205 to i64
%bqf = sub i64 64, %lv
%bqg = ashr exact i64 %fk, 6
%bqh = icmp slt i64 %bqg, 0
%bqi = select i1 %bqh, i64 %bw, i64 0
%bqj = getelementptr i64, ptr %bu, i64 %bqg
%bpl = getelementptr i64, ptr %bqj, i64 %bqi
%bqk = and i64 %bqf, 3
%bql = add i64 %lv, -61
%bqm = and i64 %bqf, %bdc
%bqn = add nsw i64 %bqk, %lv
br label %bpy
bpy:
%box = phi i64 [ %bpw, %bos ], [ 0, %bhg ]
%bqo = icmp slt i64 %ls, 1
%bqp = icmp slt i64 %box, 0
%bqq = select i1 %bqp, i64 %bhc, i64 0
%bqr = add i64 %bqq, %box
%bom = mul i64 %bqr, %bh
%bqs = getelementptr i8, ptr %bhf, i64 %bom
%bqt = load i64, ptr %bqs, align 8, !noalias !56
%boq = ashr i64 %bqt, 6
br i1 %bqo, label %bqe, label %bhk
bhk:
%bqu = shl nsw i64 %boq, 3
%bqv = getelementptr i8, ptr %eo, i64 %bqu
br label %bhi
bhv:
%bqw = icmp slt i64 %bhn, 0
%bqx = select i1 %bqw, i64 %em, i64 0
%bqy = getelementptr i8, ptr %fc, i64 %bqx
%bqz = shl i64 %bhj, 3
%bra = getelementptr i8, ptr %bqy, i64 %bqz
%brb = load i64, ptr %bra, align 8, !noalias !56
%brc = getelementptr i8, ptr %bqv, i64 %brb
%brd = load i64, ptr %brc, align 1, !noalias !62
%bqa = xor i64 %brd, -1
br label %bhm
bqe:
%bre = icmp slt i64 %bqf, 1
br i1 %bre, label %bjf, label %brf
brf:
%brg = icmp eq i64 %bqk, 0
br i1 %brg, label %brh, label %bri
bri:
br label %brj
brj:
%brk = phi i64 [ %fp, %bri ], [ %brl, %brj ]
%brm = phi i64 [ %fs, %bri ], [ %brn, %brj ]
%bro = icmp slt i64 %brk, 0
%brp = select i1 %bro, i64 %ep, i64 0
%brq = getelementptr i8, ptr %bn, i64 %brp
%brr = shl i64 %brk, 3
%brs = getelementptr i8, ptr %brq, i64 %brr
store i64 0, ptr %brs, align 8, !noalias !56
%brn = add nsw i64 %brm, -1
%brl = add nsw i64 %brk, 1
%brt = icmp eq i64 %brn, 0
br i1 %brt, label %brh, label %brj, !llvm.loop !65
brh:
%bru = phi i64 [ %bqf, %brf ], [ %bqm, %brj ]
%bic = phi i64 [ %lv, %brf ], [ %bqn, %brj ]
%brv = icmp ult i64 %bql, 3
br i1 %brv, label %bjf, label %bhz
bhz:
%bhy = add nuw i64 %bru, 4
br label %bhw
boj:
%brw = icmp slt i64 %box, %bv
br i1 %brw, label %bok, label %bos
ga:
%brx = icmp slt i64 %bf, 1
br i1 %brx, label %bgz, label %bgx, !prof !67
bgz:
br label %bgx
bhh:
%bry = icmp sgt i64 %ls, 0
br i1 %bry, label %brz, label %bsa
brz:
%bsb = icmp eq i64 %fv, 1
br i1 %bsb, label %bsc, label %jr
jr:
br label %jp
kt:
%bsd = and i64 %fw, 1
%bse = icmp eq i64 %bsd, 0
br i1 %bse, label %bsa, label %bsc
bsc:
%bsf = phi i64 [ 0, %brz ], [ %js, %kt ]
%bsg = add nsw i64 %bsf, %fk
%bsh = icmp slt i64 %bsg, 0
%bsi = select i1 %bsh, i64 %v, i64 0
%bsj = getelementptr i64, ptr %u, i64 %bsg
%bsk = getelementptr i64, ptr %bsj, i64 %bsi
%bsl = load i64, ptr %bsk, align 8
%bsm = sub i64 %bsl, %eq
%bsn = getelementptr i64, ptr %bn, i64 %bsf
store i64 %bsm, ptr %bsn, align 8
br label %bsa
bsa:
%bso = icmp slt i64 %bf, 1
br i1 %bso, label %ey, label %kw
kw:
%bsp = ashr exact i64 %fk, 6
%bsq = icmp slt i64 %bsp, 0
%bsr = select i1 %bsq, i64 %bw, i64 0
%bss = getelementptr i64, ptr %bu, i64 %bsp
%lk = getelementptr i64, ptr %bss, i64 %bsr
%ue = add nuw nsw i64 %lv, 1
%mr = add nsw i64 %lv, -1
%mt = or disjoint i64 %fk, 1
%bst = icmp slt i64 %fk, 0
%mg = select i1 %bst, i64 %o, i64 0
%mi = getelementptr i64, ptr %n, i64 %fk
br label %ku
lm:
%bsu = icmp slt i64 %ls, 1
br i1 %bsu, label %bgn, label %vf
vf:
%xx = and i64 %lb, -2
%bsv = icmp eq i64 %lb, 6
%bda = select i1 %bsv, i64 1000, i64 1000000
%bdq = trunc nuw nsw i64 %bda to i32
%bdz = select i1 %bsv, i64 -9223372036854775, i64 -9223372036854
%bdx = select i1 %bsv, i64 9223372036854775, i64 9223372036854
br label %vd
xg:
%bsw = phi i64 [ %wm, %wp ], [ 0, %wr ], [ 0, %xy ], [ 0, %ye ], [ 0, %yw ], [ 0, %zd ], [ 0, %ys ]
%bgh = phi i64 [ 4, %wp ], [ 5, %wr ], [ 4, %xy ], [ 7, %ye ], [ 4, %yw ], [ 8, %zd ], [ 9, %ys ]
%bsx = getelementptr i64, ptr %bn, i64 %vm
%bsy = load i64, ptr %bsx, align 8
%bsz = sub nsw i64 %bsy, %bsw
store i64 %bsz, ptr %bsx, align 8
br label %jo
}
declare i64 @llvm.smax.i64(i64, i64) #1
declare i64 @llvm.smin.i64(i64, i64) #1
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
declare void @llvm.assume(i1 noundef) #2
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10, !12, !7}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = !{!15}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = !{!18, !20, !15}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26, !28, !23}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = distinct !{!28, !29, !"scope"}
!29 = distinct !{!29, !"scope"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"scope"}
!32 = distinct !{!32, !"scope"}
!33 = !{!34, !31}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !39}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = distinct !{!39, !40, !"scope"}
!40 = distinct !{!40, !"scope"}
!41 = !{!39}
!42 = !{!43, !39}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
!45 = !{!46, !39}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = !{!49, !51, !39}
!49 = distinct !{!49, !50, !"scope"}
!50 = distinct !{!50, !"scope"}
!51 = distinct !{!51, !52, !"scope"}
!52 = distinct !{!52, !"scope"}
!53 = !{!54}
!54 = distinct !{!54, !55, !"scope"}
!55 = distinct !{!55, !"scope"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"scope"}
!58 = distinct !{!58, !"scope"}
!59 = !{!60, !57}
!60 = distinct !{!60, !61, !"scope"}
!61 = distinct !{!61, !"scope"}
!62 = !{!63, !57}
!63 = distinct !{!63, !64, !"scope"}
!64 = distinct !{!64, !"scope"}
!65 = distinct !{!65, !66}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !{!"branch_weights", i32 1, i32 99}
