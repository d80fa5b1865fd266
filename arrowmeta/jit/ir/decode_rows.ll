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
%fh = getelementptr i8, ptr %fi, i64 64
%fj = icmp sgt i64 %fk, 1
br i1 %fj, label %ex, label %ei
ex:
%fi = phi ptr [ %cd, %ej ], [ %fh, %ey ]
%fg = phi i64 [ %o, %ej ], [ %ff, %ey ]
%fe = phi ptr [ %u, %ej ], [ %fd, %ey ]
%fc = phi ptr [ %n, %ej ], [ %fb, %ey ]
%fa = phi i64 [ 0, %ej ], [ %ez, %ey ]
%fk = phi i64 [ %ee, %ej ], [ %fl, %ey ]
%fm = phi i64 [ 0, %ej ], [ %fn, %ey ]
%fo = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fp = call i64 @llvm.smax.i64(i64 %fo, i64 0)
%fq = add i64 %fp, %fm
%fr = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fs = call i64 @llvm.smax.i64(i64 %fr, i64 0)
%ft = add i64 %fs, %fm
%fu = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fv = call i64 @llvm.smax.i64(i64 %fu, i64 0)
%fw = add i64 %fv, %fm
%fx = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%fy = call i64 @llvm.smax.i64(i64 %fx, i64 0)
%fz = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%ga = lshr i64 %fz, 1
%gb = shl nuw i64 %ga, 1
%gc = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%gd = trunc i64 %gc to i2
%ge = mul i2 %gd, -1
%gf = zext i2 %ge to i64
%gg = call i64 @llvm.smin.i64(i64 %fg, i64 64)
%gh = shl i64 %fa, 6
%gi = sub i64 %o, %gh
%gj = tail call i64 @llvm.smax.i64(i64 %gi, i64 0)
%gk = tail call i64 @llvm.smin.i64(i64 %gj, i64 64)
%gl = shl i64 %fa, 6
%gm = sub i64 %o, %gl
%gn = tail call i64 @llvm.smax.i64(i64 %gm, i64 0)
%go = tail call i64 @llvm.smin.i64(i64 %gn, i64 64)
%gp = shl i64 %fa, 6
%gq = sub i64 %o, %gp
%gr = tail call i64 @llvm.smax.i64(i64 %gq, i64 0)
%gs = tail call i64 @llvm.smin.i64(i64 %gr, i64 64)
%gt = shl i64 %fa, 6
%gu = sub i64 %o, %gt
%gv = tail call i64 @llvm.smin.i64(i64 %gu, i64 64)
%fl = add nsw i64 %fk, -1
%fn = add nuw i64 %fm, 64
%gw = tail call i64 @llvm.smin.i64(i64 %o, i64 %fn)
%gx = sub i64 %gw, %fm
%gy = icmp slt i64 %gx, 1
br i1 %gy, label %gz, label %ha
ha:
%hb = icmp eq i64 %dx, 0
br i1 %hb, label %hc, label %hd
hd:
%he = add nuw i64 %gx, 1
br label %hf
hc:
%hg = add i64 %gw, 1
%hh = sub i64 %hg, %fm
br label %hi
hi:
%hj = phi i64 [ %hh, %hc ], [ %hk, %hl ]
%hm = phi i64 [ %fm, %hc ], [ %hn, %hl ]
%ho = icmp slt i64 %hm, 0
%hp = select i1 %ho, i64 %en, i64 0
%hq = getelementptr i8, ptr %u, i64 %hp
%hr = shl i64 %hm, 3
%hs = getelementptr i8, ptr %hq, i64 %hr
%ht = load i64, ptr %hs, align 8, !noalias !0
%hu = icmp slt i64 %ht, 0
br i1 %hu, label %hl, label %hv
hv:
%hw = icmp slt i64 %hm, 0
%hx = select i1 %hw, i64 %em, i64 0
%hy = getelementptr i8, ptr %n, i64 %hx
%hz = shl i64 %hm, 3
%ia = getelementptr i8, ptr %hy, i64 %hz
%ib = load i64, ptr %ia, align 8, !noalias !0
store i64 %hm, ptr %dt, align 8, !noalias !0
%ic = getelementptr i8, ptr %dt, i64 8
store i64 %ib, ptr %ic, align 8, !noalias !0
%id = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %id, align 8, !noalias !0
%ie = icmp slt i64 %ib, 0
%if = sub nsw i64 %h, %ib
%ig = icmp sgt i64 %ht, %if
%ih = select i1 %ie, i1 true, i1 %ig
br i1 %ih, label %ei, label %ii
ii:
%ij = icmp slt i64 %ht, %ec
br i1 %ij, label %ei, label %hl
hl:
%hk = add i64 %hj, -1
%hn = add i64 %hm, 1
%ik = icmp samesign ugt i64 %hk, 1
br i1 %ik, label %hi, label %gz
hf:
%il = phi i64 [ %he, %hd ], [ %im, %in ]
%io = phi i64 [ %fm, %hd ], [ %ip, %in ]
%iq = icmp slt i64 %io, 0
%ir = select i1 %iq, i64 %em, i64 0
%is = getelementptr i8, ptr %n, i64 %ir
%it = shl i64 %io, 3
%iu = getelementptr i8, ptr %is, i64 %it
%iv = load i64, ptr %iu, align 8, !noalias !0
%iw = select i1 %iq, i64 %en, i64 0
%ix = getelementptr i8, ptr %u, i64 %iw
%iy = getelementptr i8, ptr %ix, i64 %it
%iz = load i64, ptr %iy, align 8, !noalias !0
%ja = icmp slt i64 %iz, 0
br i1 %ja, label %in, label %jb
jb:
store i64 %io, ptr %dt, align 8, !noalias !0
%jc = getelementptr i8, ptr %dt, i64 8
store i64 %iv, ptr %jc, align 8, !noalias !0
%jd = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %jd, align 8, !noalias !0
%je = icmp slt i64 %iv, 0
%jf = sub nsw i64 %h, %iv
%jg = icmp sgt i64 %iz, %jf
%jh = select i1 %je, i1 true, i1 %jg
br i1 %jh, label %ei, label %ji
ji:
%jj = icmp samesign ugt i64 %iz, 3
br i1 %jj, label %jk, label %jl
jk:
%jm = getelementptr i8, ptr %g, i64 %iv
%jn = load i8, ptr %jm, align 1, !noalias !0
%jo = zext i8 %jn to i64
%jp = getelementptr i8, ptr %jm, i64 1
%jq = load i8, ptr %jp, align 1, !noalias !0
%jr = zext i8 %jq to i64
%js = shl nuw nsw i64 %jo, 16
%jt = shl nuw nsw i64 %jr, 8
%ju = or disjoint i64 %jt, %js
%jv = getelementptr i8, ptr %jm, i64 2
%jw = load i8, ptr %jv, align 1, !noalias !0
%jx = zext i8 %jw to i64
%jy = or disjoint i64 %ju, %jx
%jz = shl nuw nsw i64 %jy, 8
%ka = getelementptr i8, ptr %jm, i64 3
%kb = load i8, ptr %ka, align 1, !noalias !0
%kc = zext i8 %kb to i64
%kd = or disjoint i64 %jz, %kc
%ke = icmp eq i64 %kd, %y
br i1 %ke, label %jl, label %ei
jl:
%kf = sub nsw i64 %iz, %dx
%kg = icmp slt i64 %kf, %ec
br i1 %kg, label %ei, label %in
in:
%im = add i64 %il, -1
%ip = add i64 %io, 1
%kh = icmp samesign ugt i64 %im, 1
br i1 %kh, label %hf, label %gz
ei:
%ki = phi i64 [ 4, %hv ], [ %kj, %kk ], [ 2, %jl ], [ 0, %dw ], [ 2, %ii ], [ 3, %jk ], [ 4, %jb ], [ 0, %ey ]
store i64 %ki, ptr %a, align 8
ret i32 0
kl:
%km = phi i64 [ 0, %kn ], [ %ko, %kl ]
%kp = add i64 %fm, %km
%kq = icmp slt i64 %kp, 0
%kr = select i1 %kq, i64 %v, i64 0
%ks = shl i64 %kr, 3
%kt = getelementptr i8, ptr %fe, i64 %ks
%ku = shl i64 %km, 3
%kv = getelementptr i8, ptr %kt, i64 %ku
%kw = load i64, ptr %kv, align 8
%kx = sub i64 %kw, %eq
%ky = mul i64 %km, 8
%kz = getelementptr i8, ptr %bn, i64 %ky
store i64 %kx, ptr %kz, align 8
%ko = add nuw i64 %km, 2
%la = add i64 %fm, %km
%lb = add i64 %la, 1
%lc = icmp slt i64 %lb, 0
%ld = select i1 %lc, i64 %v, i64 0
%le = shl i64 %ld, 3
%lf = getelementptr i8, ptr %fe, i64 %le
%lg = shl i64 %km, 3
%lh = getelementptr i8, ptr %lf, i64 %lg
%li = getelementptr i8, ptr %lh, i64 8
%lj = load i64, ptr %li, align 8
%lk = sub i64 %lj, %eq
%ll = mul i64 %km, 8
%lm = getelementptr i8, ptr %bn, i64 %ll
%ln = getelementptr i8, ptr %lm, i64 8
store i64 %lk, ptr %ln, align 8
%lo = icmp eq i64 %gb, %ko
br i1 %lo, label %lp, label %kl
lq:
%lr = phi i64 [ 0, %ls ], [ %lt, %lu ]
%lt = add nuw nsw i64 %lr, 1
%lv = mul i64 %lr, %bg
%lw = getelementptr i64, ptr %be, i64 %lv
%lx = load i64, ptr %lw, align 8
%ly = getelementptr i8, ptr %lw, i64 8
%lz = load i64, ptr %ly, align 8
%ma = getelementptr i8, ptr %lw, i64 24
%mb = load i64, ptr %ma, align 8
%mc = shl i64 %mb, 3
%md = add i64 %el, %mc
%me = mul i64 %lr, %bw
%mf = getelementptr i64, ptr %mg, i64 %me
%mh = load i64, ptr %mf, align 8
switch i64 %lx, label %mi [
i64 3, label %mj
i64 2, label %mk
i64 1, label %ml
i64 0, label %mm
]
mn:
%mo = phi i64 [ %mp, %mq ], [ %mr, %ms ]
%mt = phi i64 [ %mu, %mq ], [ %mv, %ms ]
%mw = add i64 %mt, 1
%mx = and i64 %mo, 1
%my = icmp eq i64 %mx, 0
br i1 %my, label %mz, label %na
na:
%nb = icmp slt i64 %mt, 0
%nc = select i1 %nb, i64 %o, i64 0
%nd = shl i64 %nc, 3
%ne = getelementptr i8, ptr %n, i64 %nd
%nf = shl i64 %mt, 3
%ng = getelementptr i8, ptr %ne, i64 %nf
%nh = load i64, ptr %ng, align 8
%ni = getelementptr i8, ptr %nj, i64 %nh
%nk = load i64, ptr %ni, align 1, !noalias !3
br label %mz
mz:
%nl = phi i64 [ 0, %mn ], [ %nk, %na ]
%nm = shl i64 %mt, 3
%nn = getelementptr i8, ptr %no, i64 %nm
%np = getelementptr i8, ptr %nn, i64 -8
store i64 %nl, ptr %np, align 8
%mp = lshr i64 %mo, 2
%mu = add i64 %mt, 2
%nq = and i64 %mo, 2
%nr = icmp eq i64 %nq, 0
br i1 %nr, label %mq, label %ns
ns:
%nt = icmp slt i64 %mw, 0
%nu = select i1 %nt, i64 %o, i64 0
%nv = shl i64 %nu, 3
%nw = getelementptr i8, ptr %n, i64 %nv
%nx = mul i64 %mu, 8
%ny = getelementptr i8, ptr %nw, i64 %nx
%nz = getelementptr i8, ptr %ny, i64 -8
%oa = load i64, ptr %nz, align 8
%ob = getelementptr i8, ptr %nj, i64 %oa
%oc = load i64, ptr %ob, align 1, !noalias !3
br label %mq
mq:
%od = phi i64 [ 0, %mz ], [ %oc, %ns ]
%oe = shl i64 %mt, 3
%of = getelementptr i8, ptr %no, i64 %oe
store i64 %od, ptr %of, align 8
%og = icmp eq i64 %fq, %mu
br i1 %og, label %lu, label %mn
oh:
%oi = phi i64 [ %oj, %ok ], [ %ol, %om ]
%on = phi i64 [ %oo, %ok ], [ %op, %om ]
%oq = add i64 %on, 1
%or = and i64 %oi, 1
%os = icmp eq i64 %or, 0
br i1 %os, label %ot, label %ou
ou:
%ov = icmp slt i64 %on, 0
%ow = select i1 %ov, i64 %o, i64 0
%ox = shl i64 %ow, 3
%oy = getelementptr i8, ptr %n, i64 %ox
%oz = shl i64 %on, 3
%pa = getelementptr i8, ptr %oy, i64 %oz
%pb = load i64, ptr %pa, align 8
%pc = getelementptr i8, ptr %pd, i64 %pb
%pe = load i32, ptr %pc, align 1, !noalias !8
br label %ot
ot:
%pf = phi i32 [ 0, %oh ], [ %pe, %ou ]
%pg = shl i64 %on, 2
%ph = getelementptr i8, ptr %pi, i64 %pg
%pj = getelementptr i8, ptr %ph, i64 -4
store i32 %pf, ptr %pj, align 4
%oj = lshr i64 %oi, 2
%oo = add i64 %on, 2
%pk = and i64 %oi, 2
%pl = icmp eq i64 %pk, 0
br i1 %pl, label %ok, label %pm
pm:
%pn = icmp slt i64 %oq, 0
%po = select i1 %pn, i64 %o, i64 0
%pp = shl i64 %po, 3
%pq = getelementptr i8, ptr %n, i64 %pp
%pr = mul i64 %oo, 8
%ps = getelementptr i8, ptr %pq, i64 %pr
%pt = getelementptr i8, ptr %ps, i64 -8
%pu = load i64, ptr %pt, align 8
%pv = getelementptr i8, ptr %pd, i64 %pu
%pw = load i32, ptr %pv, align 1, !noalias !8
br label %ok
ok:
%px = phi i32 [ 0, %ot ], [ %pw, %pm ]
%py = shl i64 %on, 2
%pz = getelementptr i8, ptr %pi, i64 %py
store i32 %px, ptr %pz, align 4
%qa = icmp eq i64 %ft, %oo
br i1 %qa, label %lu, label %oh
qb:
%qc = phi i64 [ %qd, %qe ], [ %qf, %qg ]
%qh = phi i64 [ %qi, %qe ], [ %qj, %qg ]
%qk = add i64 %qh, 1
%ql = and i64 %qc, 1
%qm = icmp eq i64 %ql, 0
br i1 %qm, label %qn, label %qo
qo:
%qp = icmp slt i64 %qh, 0
%qq = select i1 %qp, i64 %o, i64 0
%qr = shl i64 %qq, 3
%qs = getelementptr i8, ptr %n, i64 %qr
%qt = shl i64 %qh, 3
%qu = getelementptr i8, ptr %qs, i64 %qt
%qv = load i64, ptr %qu, align 8
%qw = getelementptr i8, ptr %qx, i64 %qv
%qy = load i32, ptr %qw, align 1, !noalias !13
%qz = trunc i32 %qy to i16
br label %qn
qn:
%ra = phi i16 [ 0, %qb ], [ %qz, %qo ]
%rb = shl i64 %qh, 1
%rc = getelementptr i8, ptr %rd, i64 %rb
%re = getelementptr i8, ptr %rc, i64 -2
store i16 %ra, ptr %re, align 2
%qd = lshr i64 %qc, 2
%qi = add i64 %qh, 2
%rf = and i64 %qc, 2
%rg = icmp eq i64 %rf, 0
br i1 %rg, label %qe, label %rh
rh:
%ri = icmp slt i64 %qk, 0
%rj = select i1 %ri, i64 %o, i64 0
%rk = shl i64 %rj, 3
%rl = getelementptr i8, ptr %n, i64 %rk
%rm = mul i64 %qi, 8
%rn = getelementptr i8, ptr %rl, i64 %rm
%ro = getelementptr i8, ptr %rn, i64 -8
%rp = load i64, ptr %ro, align 8
%rq = getelementptr i8, ptr %qx, i64 %rp
%rr = load i32, ptr %rq, align 1, !noalias !13
%rs = trunc i32 %rr to i16
br label %qe
qe:
%rt = phi i16 [ 0, %qn ], [ %rs, %rh ]
%ru = shl i64 %qh, 1
%rv = getelementptr i8, ptr %rd, i64 %ru
store i16 %rt, ptr %rv, align 2
%rw = icmp eq i64 %fw, %qi
br i1 %rw, label %lu, label %qb
rx:
%ry = phi i64 [ 0, %rz ], [ %sa, %sb ]
%sc = phi i64 [ %mh, %rz ], [ %sd, %sb ]
%se = add i64 %fm, %ry
%sf = and i64 %sc, 1
%sg = icmp eq i64 %sf, 0
br i1 %sg, label %sb, label %sh
sh:
%si = icmp slt i64 %se, 0
%sj = select i1 %si, i64 %o, i64 0
%sk = shl i64 %sj, 3
%sl = getelementptr i8, ptr %fc, i64 %sk
%sm = shl i64 %ry, 3
%sn = getelementptr i8, ptr %sl, i64 %sm
%so = load i64, ptr %sn, align 8
%sp = add nsw i64 %so, %md
%sq = icmp slt i64 %sp, 0
%sr = select i1 %sq, i64 %h, i64 0
%ss = getelementptr i8, ptr %g, i64 %sp
%st = getelementptr i8, ptr %ss, i64 %sr
%su = load i8, ptr %st, align 1
br label %sb
sb:
%sv = phi i8 [ %su, %sh ], [ 0, %rx ]
%sw = getelementptr i8, ptr %sx, i64 %ry
store i8 %sv, ptr %sw, align 1
%sd = lshr i64 %sc, 1
%sa = add i64 %ry, 1
%sy = icmp eq i64 %fy, %sa
br i1 %sy, label %lu, label %rx
sz:
%ta = phi i64 [ 0, %tb ], [ %tc, %td ]
%te = phi i64 [ %mh, %tb ], [ %tf, %td ]
%tg = phi i64 [ %mh, %tb ], [ %th, %td ]
%ti = phi i64 [ 0, %tb ], [ %tj, %td ]
%tj = add nuw nsw i64 %ti, 1
%tk = add nsw i64 %ti, %fm
%tl = and i64 %te, 1
%tm = icmp eq i64 %tl, 0
br i1 %tm, label %tn, label %to
to:
%tp = icmp slt i64 %tk, 0
%tq = select i1 %tp, i64 %o, i64 0
%tr = getelementptr i64, ptr %n, i64 %tk
%ts = getelementptr i64, ptr %tr, i64 %tq
%tt = load i64, ptr %ts, align 8
%tu = add nsw i64 %tt, %dx
%tv = mul i64 %lv, 8
%tw = getelementptr i8, ptr %be, i64 %tv
%tx = getelementptr i8, ptr %tw, i64 16
%ty = load i64, ptr %tx, align 8
%tz = add nsw i64 %tt, %md
%ua = select i1 %tp, i64 %v, i64 0
%ub = getelementptr i64, ptr %u, i64 %tk
%uc = getelementptr i64, ptr %ub, i64 %ua
%ud = load i64, ptr %uc, align 8
%ue = sub nsw i64 %ud, %dx
%uf = getelementptr i8, ptr %g, i64 %tz
%ug = load i64, ptr %uf, align 1, !noalias !16
%uh = ashr i64 %ug, 32
%ui = and i64 %ug, 4294967295
switch i64 %lx, label %uj [
i64 8, label %uk
i64 9, label %ul
]
uk:
%um = icmp slt i64 %uh, 0
br i1 %um, label %un, label %ul
un:
%uo = lshr i64 %ug, 56
%up = and i64 %uo, 127
%uq = add i64 %tk, %lz
%ur = icmp slt i64 %uq, 0
%us = select i1 %ur, i64 %dg, i64 0
%ut = getelementptr i64, ptr %df, i64 %uq
%uu = getelementptr i64, ptr %ut, i64 %us
store i64 %tz, ptr %uu, align 8, !noalias !21
%uv = add i64 %uq, %o
%uw = icmp slt i64 %uv, 0
%ux = select i1 %uw, i64 %dg, i64 0
%uy = getelementptr i64, ptr %df, i64 %uv
%uz = getelementptr i64, ptr %uy, i64 %ux
store i64 %up, ptr %uz, align 8, !noalias !21
%va = icmp samesign ult i64 %up, 8
br i1 %va, label %vb, label %vc
ul:
%vd = add nsw i64 %uh, %tu
%ve = add i64 %tk, %lz
%vf = icmp slt i64 %ve, 0
%vg = select i1 %vf, i64 %dg, i64 0
%vh = getelementptr i64, ptr %df, i64 %ve
%vi = getelementptr i64, ptr %vh, i64 %vg
store i64 %vd, ptr %vi, align 8, !noalias !21
%vj = add i64 %ve, %o
%vk = icmp slt i64 %vj, 0
%vl = select i1 %vk, i64 %dg, i64 0
%vm = getelementptr i64, ptr %df, i64 %vj
%vn = getelementptr i64, ptr %vm, i64 %vl
store i64 %ui, ptr %vn, align 8, !noalias !21
%vo = icmp slt i64 %uh, %ec
%vp = sub nsw i64 %ue, %uh
%vq = icmp sgt i64 %ui, %vp
%vr = select i1 %vo, i1 true, i1 %vq
br i1 %vr, label %vc, label %vb
uj:
%vs = icmp eq i64 %vt, 6
br i1 %vs, label %vu, label %vv
vu:
%vw = icmp slt i64 %uh, %ec
%vx = add nsw i64 %ue, -8
%vy = icmp sgt i64 %uh, %vx
%vz = select i1 %vw, i1 true, i1 %vy
br i1 %vz, label %vc, label %wa
wa:
%wb = icmp samesign ugt i64 %ui, 999999
br i1 %wb, label %vc, label %wc
wd:
%we = phi i64 [ %wf, %wg ], [ %wh, %wi ]
%wj = add nsw i64 %tk, %lz
%wk = icmp slt i64 %wj, 0
%wl = select i1 %wk, i64 %cz, i64 0
%wm = getelementptr i64, ptr %cy, i64 %wj
%wn = getelementptr i64, ptr %wm, i64 %wl
store i64 %we, ptr %wn, align 8, !noalias !21
br label %vb
wo:
%wp = icmp eq i64 %z, 0
br i1 %wp, label %vc, label %wq
vv:
switch i64 %lx, label %tn [
i64 4, label %wr
i64 5, label %ws
]
wr:
%wt = ashr i64 %ug, 63
br label %wu
ws:
%wv = icmp slt i64 %uh, %ec
%ww = sub nsw i64 %ue, %uh
%wx = icmp sgt i64 %ui, %ww
%wy = select i1 %wv, i1 true, i1 %wx
br i1 %wy, label %vc, label %wz
wz:
%xa = add nsw i64 %ui, -17
%xb = icmp ult i64 %xa, -16
br i1 %xb, label %vc, label %xc
xc:
%xd = add nsw i64 %uh, %tu
%xe = icmp slt i64 %xd, 0
%xf = select i1 %xe, i64 %h, i64 0
%xg = getelementptr i8, ptr %g, i64 %xd
%xh = getelementptr i8, ptr %xg, i64 %xf
%xi = load i8, ptr %xh, align 1, !noalias !22
%xj = ashr i8 %xi, 7
%xk = sext i8 %xj to i64
%xl = icmp eq i64 %ui, 1
br i1 %xl, label %xm, label %xn
xn:
%xo = lshr i64 %ui, 1
%xp = add i64 %tt, %uh
%xq = getelementptr i8, ptr %ew, i64 %xp
%xr = shl nuw nsw i64 %xo, 1
br label %xs
xs:
%xt = phi i64 [ %xu, %xs ], [ %xr, %xn ]
%xv = phi ptr [ %xw, %xs ], [ %xq, %xn ]
%xx = phi i64 [ %xy, %xs ], [ %xd, %xn ]
%xz = phi i64 [ %ya, %xs ], [ %xk, %xn ]
%yb = phi i64 [ %yc, %xs ], [ %xk, %xn ]
%yd = tail call i64 @llvm.fshl.i64(i64 %yb, i64 %xz, i64 8)
%ye = shl i64 %xz, 8
%yf = icmp slt i64 %xx, 0
%yg = select i1 %yf, i64 %h, i64 0
%yh = getelementptr i8, ptr %xv, i64 %yg
%yi = load i8, ptr %yh, align 1, !noalias !22
%yj = zext i8 %yi to i64
%yk = or disjoint i64 %ye, %yj
%yc = tail call i64 @llvm.fshl.i64(i64 %yd, i64 %ye, i64 8)
%yl = shl i64 %yk, 8
%ym = add i64 %xx, 1
%yn = icmp slt i64 %ym, 0
%yo = select i1 %yn, i64 %er, i64 1
%yp = getelementptr i8, ptr %xv, i64 %yo
%yq = load i8, ptr %yp, align 1, !noalias !22
%yr = zext i8 %yq to i64
%ya = or disjoint i64 %yl, %yr
%xw = getelementptr i8, ptr %xv, i64 2
%xu = add i64 %xt, -2
%ys = icmp eq i64 %xu, 0
%xy = add i64 %ym, 1
br i1 %ys, label %yt, label %xs
yt:
%yu = and i64 %ug, 4294967294
%yv = and i64 %ug, 1
%yw = icmp eq i64 %yv, 0
br i1 %yw, label %wu, label %xm
xm:
%yx = phi i64 [ %xk, %xc ], [ %ya, %yt ]
%yy = phi i64 [ %xk, %xc ], [ %yc, %yt ]
%yz = phi i64 [ 0, %xc ], [ %yu, %yt ]
%za = tail call i64 @llvm.fshl.i64(i64 %yy, i64 %yx, i64 8)
%zb = shl i64 %yx, 8
%zc = add nsw i64 %yz, %xd
%zd = icmp slt i64 %zc, 0
%ze = select i1 %zd, i64 %h, i64 0
%zf = getelementptr i8, ptr %g, i64 %zc
%zg = getelementptr i8, ptr %zf, i64 %ze
%zh = load i8, ptr %zg, align 1, !noalias !22
%zi = zext i8 %zh to i64
%zj = or disjoint i64 %zb, %zi
br label %wu
wu:
%zk = phi i64 [ %ug, %wr ], [ %zj, %xm ], [ %ya, %yt ]
%zl = phi i64 [ %wt, %wr ], [ %za, %xm ], [ %yc, %yt ]
%zm = icmp slt i64 %ty, 0
%zn = add i64 %ty, 39
%zo = select i1 %zm, i64 %zn, i64 %ty
%zp = getelementptr i64, ptr @g1, i64 %zo
%zq = load i64, ptr %zp, align 8, !noalias !25
%zr = getelementptr i64, ptr @g2, i64 %zo
%zs = load i64, ptr %zr, align 8, !noalias !25
%zt = icmp slt i64 %zl, 0
br i1 %zt, label %zu, label %zv
zu:
%zw = xor i64 %zl, -1
%zx = icmp ult i64 %zq, %zw
br i1 %zx, label %wq, label %zy
zv:
%zz = icmp ugt i64 %zl, %zq
%baa = icmp eq i64 %zl, %zq
%bab = icmp ugt i64 %zk, %zs
%bac = select i1 %baa, i1 %bab, i1 false
%bad = select i1 %zz, i1 true, i1 %bac
br i1 %bad, label %wq, label %bae
zy:
%baf = xor i64 %zk, -1
%bag = icmp eq i64 %zq, %zw
%bah = icmp ule i64 %zs, %baf
%bai = select i1 %bag, i1 %bah, i1 false
br i1 %bai, label %wq, label %bae
bae:
%baj = shl nsw i64 %tk, 1
%bak = add nsw i64 %baj, %lz
%bal = icmp slt i64 %bak, 0
%bam = select i1 %bal, i64 %cz, i64 0
%ban = getelementptr i64, ptr %cy, i64 %bak
%bao = getelementptr i64, ptr %ban, i64 %bam
store i64 %zk, ptr %bao, align 8, !noalias !21
%bap = icmp slt i64 %bak, -1
%baq = select i1 %bap, i64 %cz, i64 0
%bar = getelementptr i8, ptr %ban, i64 8
%bas = getelementptr i64, ptr %bar, i64 %baq
store i64 %zl, ptr %bas, align 8, !noalias !21
br label %vb
bat:
%bau = mul nuw nsw i64 %bav, %baw
%bax = add i64 %bay, 3
%baz = xor i64 %bba, %bax
%bbb = icmp samesign ugt i64 %bau, %baz
br i1 %bbb, label %wo, label %wi
wi:
%wh = add nuw nsw i64 %bau, %bba
br label %wd
bbc:
%bbd = mul nsw i64 %bbe, %baw
%bbf = add i64 %bay, 4
%bbg = sub nsw i64 %bbf, %bbh
%bbi = icmp slt i64 %bbd, %bbg
br i1 %bbi, label %wo, label %wg
wg:
%wf = add nsw i64 %bbh, %bbd
br label %wd
wc:
%bbj = getelementptr i8, ptr %g, i64 %uh
%bbk = getelementptr i8, ptr %bbj, i64 %tu
%bav = load i64, ptr %bbk, align 1, !noalias !28
%bbl = udiv i32 1000000, %bbm
%bbn = trunc i64 %ug to i32
%bbo = udiv i32 %bbn, %bbl
%bba = zext i32 %bbo to i64
%bbp = icmp sgt i64 %bav, -1
br i1 %bbp, label %bbq, label %bbr
bbq:
%bbs = icmp samesign ugt i64 %bav, %bbt
br i1 %bbs, label %wo, label %bat
bbr:
%bbh = sub nsw i64 %bba, %baw
%bbe = add nsw i64 %bav, 1
%bbu = icmp slt i64 %bbe, %bbv
br i1 %bbu, label %wo, label %bbc
vb:
%bbw = phi i64 [ %ui, %ul ], [ 0, %wd ], [ 0, %bae ], [ %up, %un ]
%bbx = phi i64 [ %ui, %ul ], [ 0, %wd ], [ 0, %bae ], [ 0, %un ]
%bby = add nsw i64 %bbw, %ta
%bbz = getelementptr i64, ptr %bn, i64 %ti
%bca = load i64, ptr %bbz, align 8
%bcb = sub nsw i64 %bca, %bbx
store i64 %bcb, ptr %bbz, align 8
%bcc = icmp slt i64 %bcb, 0
br i1 %bcc, label %kk, label %td
wq:
%bcd = shl nuw i64 1, %ti
%bce = xor i64 %bcd, -1
%bcf = and i64 %tg, %bce
%bcg = add nsw i64 %tk, %lz
br label %bch
tn:
%bci = icmp eq i64 %vt, 8
%bcj = shl nuw i64 1, %ti
%bck = xor i64 %bcj, -1
%bcl = and i64 %tg, %bck
%bcm = add nsw i64 %tk, %lz
br i1 %bci, label %bcn, label %bch
bcn:
%bco = icmp slt i64 %bcm, 0
%bcp = select i1 %bco, i64 %dg, i64 0
%bcq = getelementptr i64, ptr %df, i64 %bcm
%bcr = getelementptr i64, ptr %bcq, i64 %bcp
store i64 0, ptr %bcr, align 8, !noalias !33
%bcs = add nsw i64 %bcm, %o
%bct = icmp slt i64 %bcs, 0
%bcu = select i1 %bct, i64 %dg, i64 0
%bcv = getelementptr i64, ptr %df, i64 %bcs
%bcw = getelementptr i64, ptr %bcv, i64 %bcu
store i64 -1, ptr %bcw, align 8, !noalias !33
br label %td
bch:
%bcx = phi i64 [ %bcg, %wq ], [ %bcm, %tn ]
%bcy = phi i64 [ %bcf, %wq ], [ %bcl, %tn ]
switch i64 %lx, label %bcz [
i64 3, label %bda
i64 6, label %bda
i64 7, label %bda
i64 2, label %bdb
i64 1, label %bdc
i64 0, label %bdd
i64 10, label %td
]
bda:
%bde = icmp slt i64 %bcx, 0
%bdf = select i1 %bde, i64 %cz, i64 0
%bdg = getelementptr i64, ptr %cy, i64 %bcx
%bdh = getelementptr i64, ptr %bdg, i64 %bdf
store i64 0, ptr %bdh, align 8, !noalias !33
br label %td
bdb:
%bdi = icmp slt i64 %bcx, 0
%bdj = select i1 %bdi, i64 %cs, i64 0
%bdk = getelementptr i32, ptr %cr, i64 %bcx
%bdl = getelementptr i32, ptr %bdk, i64 %bdj
store i32 0, ptr %bdl, align 4, !noalias !33
br label %td
bdc:
%bdm = icmp slt i64 %bcx, 0
%bdn = select i1 %bdm, i64 %cl, i64 0
%bdo = getelementptr i16, ptr %ck, i64 %bcx
%bdp = getelementptr i16, ptr %bdo, i64 %bdn
store i16 0, ptr %bdp, align 2, !noalias !33
br label %td
bdd:
%bdq = icmp slt i64 %bcx, 0
%bdr = select i1 %bdq, i64 %ce, i64 0
%bds = getelementptr i8, ptr %cd, i64 %bcx
%bdt = getelementptr i8, ptr %bds, i64 %bdr
store i8 0, ptr %bdt, align 1, !noalias !33
br label %td
bcz:
%bdu = add nsw i64 %bcx, %tk
%bdv = icmp slt i64 %bdu, 0
%bdw = select i1 %bdv, i64 %cz, i64 0
%bdx = getelementptr i64, ptr %cy, i64 %bdu
%bdy = getelementptr i64, ptr %bdx, i64 %bdw
store i64 0, ptr %bdy, align 8, !noalias !33
%bdz = icmp slt i64 %bdu, -1
%bea = select i1 %bdz, i64 %cz, i64 0
%beb = getelementptr i8, ptr %bdx, i64 8
%bec = getelementptr i64, ptr %beb, i64 %bea
store i64 0, ptr %bec, align 8, !noalias !33
br label %td
kk:
%kj = phi i64 [ %bed, %vc ], [ 6, %vb ]
%bee = getelementptr i64, ptr %tr, i64 %tq
%bef = load i64, ptr %bee, align 8
%beg = add nsw i64 %bef, %md
store i64 %tk, ptr %dt, align 8
%beh = getelementptr i8, ptr %dt, i64 8
store i64 %beg, ptr %beh, align 8
%bei = getelementptr i8, ptr %dt, i64 16
store i64 %lr, ptr %bei, align 8
br label %ei
bej:
%bek = phi i64 [ %mh, %mi ], [ %th, %td ]
%bel = phi i64 [ 0, %mi ], [ %tc, %td ]
%bem = mul i64 %me, 8
%ben = getelementptr inbounds i8, ptr %mg, i64 %bem
store i64 %bek, ptr %ben, align 8
%beo = getelementptr i64, ptr %dm, i64 %lr
%bep = load i64, ptr %beo, align 8
%beq = add nsw i64 %bep, %bel
store i64 %beq, ptr %beo, align 8
br label %lu
lu:
%ber = icmp eq i64 %bf, %lt
br i1 %ber, label %ey, label %lq
td:
%tc = phi i64 [ %bby, %vb ], [ %ta, %bcn ], [ %ta, %bch ], [ %ta, %bda ], [ %ta, %bdb ], [ %ta, %bdc ], [ %ta, %bdd ], [ %ta, %bcz ]
%th = phi i64 [ %tg, %vb ], [ %bcl, %bcn ], [ %bcy, %bch ], [ %bcy, %bda ], [ %bcy, %bdb ], [ %bcy, %bdc ], [ %bcy, %bdd ], [ %bcy, %bcz ]
%tf = lshr i64 %te, 1
%bes = icmp eq i64 %bet, %tj
br i1 %bes, label %bej, label %sz
beu:
%bev = phi i64 [ %bf, %bew ], [ 0, %gz ]
%bex = icmp sgt i64 %bv, 0
%bay = bitcast i64 9223372036854775804 to i64
%bey = sub i64 %bf, %bev
%bez = tail call i64 @llvm.smax.i64(i64 %bey, i64 0)
%bfa = mul i64 %bev, %bg
%bfb = getelementptr i64, ptr %be, i64 %bfa
%bfc = getelementptr i8, ptr %bfb, i64 24
%bfd = sub i64 %o, %fm
%bet = tail call i64 @llvm.smin.i64(i64 %bfd, i64 64)
br i1 %bex, label %bfe, label %bff
bfg:
%bfh = phi i64 [ 0, %bfi ], [ %bfj, %bfk ]
%bfj = add nuw nsw i64 %bfh, 1
%bfl = add i64 %fm, %bfh
%bfm = icmp slt i64 %bfl, 0
%bfn = select i1 %bfm, i64 %en, i64 0
%bfo = shl i64 %bfh, 3
%bfp = getelementptr i8, ptr %fe, i64 %bfn
%bfq = getelementptr i8, ptr %bfp, i64 %bfo
%bfr = load i64, ptr %bfq, align 8, !noalias !36
%bfs = icmp sgt i64 %bfr, -1
br i1 %bfs, label %bft, label %bfk
bfu:
%bfv = phi i64 [ %bfw, %bfx ], [ %bfy, %bfu ]
%bfz = phi i64 [ %bga, %bfx ], [ %bgb, %bfu ]
%bgc = icmp slt i64 %bfz, 0
%bgd = select i1 %bgc, i64 %ep, i64 0
%bge = getelementptr i8, ptr %bn, i64 %bgd
%bgf = shl i64 %bfz, 3
%bgg = getelementptr i8, ptr %bge, i64 %bgf
store i64 0, ptr %bgg, align 8, !noalias !36
%bgh = add i64 %bfz, 1
%bgi = icmp slt i64 %bgh, 0
%bgj = select i1 %bgi, i64 %ep, i64 0
%bgk = add i64 %bgj, 8
%bgl = getelementptr i8, ptr %bn, i64 %bgk
%bgm = shl i64 %bfz, 3
%bgn = getelementptr i8, ptr %bgl, i64 %bgm
store i64 0, ptr %bgn, align 8, !noalias !36
%bgo = add i64 %bgh, 1
%bgp = icmp slt i64 %bgo, 0
%bgq = select i1 %bgp, i64 %ep, i64 0
%bgr = add i64 %bgq, 16
%bgs = getelementptr i8, ptr %bn, i64 %bgr
%bgt = shl i64 %bfz, 3
%bgu = getelementptr i8, ptr %bgs, i64 %bgt
store i64 0, ptr %bgu, align 8, !noalias !36
%bgv = add i64 %bgo, 1
%bgw = icmp slt i64 %bgv, 0
%bgx = select i1 %bgw, i64 %ep, i64 0
%bgy = add i64 %bgx, 24
%bgz = getelementptr i8, ptr %bn, i64 %bgy
%bha = shl i64 %bfz, 3
%bhb = getelementptr i8, ptr %bgz, i64 %bha
store i64 0, ptr %bhb, align 8, !noalias !36
%bfy = add i64 %bfv, -4
%bhc = icmp samesign ugt i64 %bfy, 4
%bgb = add i64 %bgv, 1
br i1 %bhc, label %bfu, label %bhd
bhd:
br label %bhe
bhe:
%bhf = phi i64 [ %bhg, %bhe ], [ 0, %bhd ]
%bhh = icmp slt i64 %bhf, 0
%bhi = select i1 %bhh, i64 %bo, i64 0
%bhj = getelementptr i64, ptr %bn, i64 %bhf
%bhk = getelementptr i64, ptr %bhj, i64 %bhi
%bhl = load i64, ptr %bhk, align 8, !noalias !39
%bhm = lshr i64 %bhl, 32
%bhn = getelementptr i8, ptr %bhj, i64 256
%bho = getelementptr i64, ptr %bhn, i64 %bhi
%bhp = load i64, ptr %bho, align 8, !noalias !39
%bhq = and i64 %bhp, 4294967295
%bhr = xor i64 %bhq, %bhm
%bhs = xor i64 %bhr, %bhp
store i64 %bhs, ptr %bho, align 8, !noalias !39
%bht = shl nuw i64 %bhr, 32
%bhu = xor i64 %bht, %bhl
store i64 %bhu, ptr %bhk, align 8, !noalias !39
%bhv = add nsw i64 %bhf, 33
%bhg = and i64 %bhv, -33
%bhw = icmp slt i64 %bhg, 64
br i1 %bhw, label %bhe, label %bhx
bhx:
br label %bhy
bhy:
%bhz = phi i64 [ %bia, %bhy ], [ 0, %bhx ]
%bib = icmp slt i64 %bhz, 0
%bic = select i1 %bib, i64 %bo, i64 0
%bid = getelementptr i64, ptr %bn, i64 %bhz
%bie = getelementptr i64, ptr %bid, i64 %bic
%bif = load i64, ptr %bie, align 8, !noalias !39
%big = lshr i64 %bif, 16
%bih = getelementptr i8, ptr %bid, i64 128
%bii = getelementptr i64, ptr %bih, i64 %bic
%bij = load i64, ptr %bii, align 8, !noalias !39
%bik = xor i64 %big, %bij
%bil = and i64 %bik, 281470681808895
%bim = xor i64 %bil, %bij
store i64 %bim, ptr %bii, align 8, !noalias !39
%bin = shl nuw i64 %bil, 16
%bio = xor i64 %bin, %bif
store i64 %bio, ptr %bie, align 8, !noalias !39
%bip = add nsw i64 %bhz, 17
%bia = and i64 %bip, -17
%biq = icmp slt i64 %bia, 64
br i1 %biq, label %bhy, label %bir
bir:
br label %bis
bis:
%bit = phi i64 [ %biu, %bis ], [ 0, %bir ]
%biv = icmp slt i64 %bit, 0
%biw = select i1 %biv, i64 %bo, i64 0
%bix = getelementptr i64, ptr %bn, i64 %bit
%biy = getelementptr i64, ptr %bix, i64 %biw
%biz = load i64, ptr %biy, align 8, !noalias !39
%bja = lshr i64 %biz, 8
%bjb = getelementptr i8, ptr %bix, i64 64
%bjc = getelementptr i64, ptr %bjb, i64 %biw
%bjd = load i64, ptr %bjc, align 8, !noalias !39
%bje = xor i64 %bja, %bjd
%bjf = and i64 %bje, 71777214294589695
%bjg = xor i64 %bjf, %bjd
store i64 %bjg, ptr %bjc, align 8, !noalias !39
%bjh = shl nuw i64 %bjf, 8
%bji = xor i64 %bjh, %biz
store i64 %bji, ptr %biy, align 8, !noalias !39
%bjj = add nsw i64 %bit, 9
%biu = and i64 %bjj, -9
%bjk = icmp slt i64 %biu, 64
br i1 %bjk, label %bis, label %bjl
bjl:
br label %bjm
bjm:
%bjn = phi i64 [ %bjo, %bjm ], [ 0, %bjl ]
%bjp = icmp slt i64 %bjn, 0
%bjq = select i1 %bjp, i64 %bo, i64 0
%bjr = getelementptr i64, ptr %bn, i64 %bjn
%bjs = getelementptr i64, ptr %bjr, i64 %bjq
%bjt = load i64, ptr %bjs, align 8, !noalias !39
%bju = lshr i64 %bjt, 4
%bjv = getelementptr i8, ptr %bjr, i64 32
%bjw = getelementptr i64, ptr %bjv, i64 %bjq
%bjx = load i64, ptr %bjw, align 8, !noalias !39
%bjy = xor i64 %bju, %bjx
%bjz = and i64 %bjy, 1085102592571150095
%bka = xor i64 %bjz, %bjx
store i64 %bka, ptr %bjw, align 8, !noalias !39
%bkb = shl nuw i64 %bjz, 4
%bkc = xor i64 %bkb, %bjt
store i64 %bkc, ptr %bjs, align 8, !noalias !39
%bkd = add nsw i64 %bjn, 5
%bjo = and i64 %bkd, -5
%bke = icmp slt i64 %bjo, 64
br i1 %bke, label %bjm, label %bkf
bkf:
br label %bkg
bkg:
%bkh = phi i64 [ %bki, %bkg ], [ 0, %bkf ]
%bkj = icmp slt i64 %bkh, 0
%bkk = select i1 %bkj, i64 %bo, i64 0
%bkl = getelementptr i64, ptr %bn, i64 %bkh
%bkm = getelementptr i64, ptr %bkl, i64 %bkk
%bkn = load i64, ptr %bkm, align 8, !noalias !39
%bko = lshr i64 %bkn, 2
%bkp = getelementptr i8, ptr %bkl, i64 16
%bkq = getelementptr i64, ptr %bkp, i64 %bkk
%bkr = load i64, ptr %bkq, align 8, !noalias !39
%bks = xor i64 %bko, %bkr
%bkt = and i64 %bks, 3689348814741910323
%bku = xor i64 %bkt, %bkr
store i64 %bku, ptr %bkq, align 8, !noalias !39
%bkv = shl nuw i64 %bkt, 2
%bkw = xor i64 %bkv, %bkn
store i64 %bkw, ptr %bkm, align 8, !noalias !39
%bkx = add nsw i64 %bkh, 3
%bki = and i64 %bkx, -3
%bky = icmp slt i64 %bki, 64
br i1 %bky, label %bkg, label %bkz
bkz:
br label %bla
bla:
%blb = phi i64 [ -10, %bkz ], [ %blc, %bla ]
%bld = mul i64 %blb, 8
%ble = getelementptr i8, ptr %bn, i64 %bld
%blf = getelementptr i8, ptr %ble, i64 80
%blg = load i64, ptr %blf, align 8, !noalias !39
%blh = lshr i64 %blg, 1
%bli = mul i64 %blb, 8
%blj = getelementptr i8, ptr %bn, i64 %bli
%blk = getelementptr i8, ptr %blj, i64 88
%bll = load i64, ptr %blk, align 8, !noalias !39
%blm = xor i64 %blh, %bll
%bln = and i64 %blm, %blo
%blp = xor i64 %bln, %bll
store i64 %blp, ptr %blk, align 8, !noalias !39
%blq = shl nuw i64 %bln, 1
%blr = xor i64 %blq, %blg
store i64 %blr, ptr %blf, align 8, !noalias !39
%bls = mul i64 %blb, 8
%blt = getelementptr i8, ptr %bn, i64 %bls
%blu = getelementptr i8, ptr %blt, i64 96
%blv = load i64, ptr %blu, align 8, !noalias !39
%blw = lshr i64 %blv, 1
%blx = mul i64 %blb, 8
%bly = getelementptr i8, ptr %bn, i64 %blx
%blz = getelementptr i8, ptr %bly, i64 104
%bma = load i64, ptr %blz, align 8, !noalias !39
%bmb = xor i64 %blw, %bma
%bmc = and i64 %bmb, %blo
%bmd = xor i64 %bmc, %bma
store i64 %bmd, ptr %blz, align 8, !noalias !39
%bme = shl nuw i64 %bmc, 1
%bmf = xor i64 %bme, %blv
store i64 %bmf, ptr %blu, align 8, !noalias !39
%blc = add nsw i64 %blb, 4
%bmg = icmp slt i64 %blc, 54
br i1 %bmg, label %bla, label %bmh
bmi:
%bmj = getelementptr i8, ptr %bfc, i64 %bmk
%bml = load i64, ptr %bmj, align 8, !noalias !36
%bmm = ashr i64 %bml, 6
%bmn = icmp eq i64 %bmm, %bmo
br i1 %bmn, label %bmp, label %bmq
bmp:
br label %bmr
bmr:
%bms = phi i64 [ %bmt, %bmu ], [ %bmv, %bmp ]
%bmw = icmp slt i64 %bms, 0
%bmx = select i1 %bmw, i64 %bez, i64 0
%bmy = add i64 %bmx, %bms
%bmz = mul i64 %bmy, %bh
%bna = getelementptr i8, ptr %bfc, i64 %bmz
%bnb = load i64, ptr %bna, align 8, !noalias !36
%bnc = and i64 %bnb, 63
%bnd = getelementptr i64, ptr %bn, i64 %bnc
%bne = load i64, ptr %bnd, align 8, !noalias !36
%bnf = select i1 %bmw, i64 %bv, i64 0
%bng = add i64 %bnf, %bms
%bnh = mul i64 %bng, %bw
%bni = getelementptr i64, ptr %bnj, i64 %bnh
store i64 %bne, ptr %bni, align 8, !noalias !36
%bnk = icmp eq i64 %es, %bms
br i1 %bnk, label %bff, label %bmu
bmu:
%bmt = add i64 %bms, 1
%bnl = icmp slt i64 %bms, -1
%bnm = select i1 %bnl, i64 %bez, i64 0
%bnn = add i64 %bnm, %bms
%bno = add i64 %bnn, 1
%bnp = mul i64 %bno, %bh
%bnq = getelementptr i8, ptr %bfc, i64 %bnp
%bnr = load i64, ptr %bnq, align 8, !noalias !36
%bns = ashr i64 %bnr, 6
%bnt = icmp eq i64 %bns, %bmo
br i1 %bnt, label %bmr, label %bmq
bmq:
%bnu = phi i64 [ %bmv, %bmi ], [ %bmv, %bmh ], [ %bmt, %bmu ]
%bnv = icmp slt i64 %bnu, %bv
br i1 %bnv, label %bnw, label %bff
bfk:
%bnx = phi i64 [ %bny, %bft ], [ 0, %bfg ]
%bnz = shl i64 %bfh, 3
%boa = getelementptr i8, ptr %bn, i64 %bnz
store i64 %bnx, ptr %boa, align 8, !noalias !36
%bob = icmp eq i64 %gg, %bfj
br i1 %bob, label %boc, label %bfg
bfe:
%blo = bitcast i64 6148914691236517205 to i64
%bod = sub i64 64, %bet
%boe = ashr exact i64 %fm, 6
%bof = icmp slt i64 %boe, 0
%bog = select i1 %bof, i64 %bw, i64 0
%boh = getelementptr i64, ptr %bu, i64 %boe
%bnj = getelementptr i64, ptr %boh, i64 %bog
%boi = and i64 %bod, 3
%boj = add i64 %bet, -61
%bok = and i64 %bod, %bay
%bol = add nsw i64 %boi, %bet
br label %bnw
bnw:
%bmv = phi i64 [ %bnu, %bmq ], [ 0, %bfe ]
%bom = icmp slt i64 %bfd, 1
%bon = icmp slt i64 %bmv, 0
%boo = select i1 %bon, i64 %bez, i64 0
%bop = add i64 %boo, %bmv
%bmk = mul i64 %bop, %bh
%boq = getelementptr i8, ptr %bfc, i64 %bmk
%bor = load i64, ptr %boq, align 8, !noalias !36
%bmo = ashr i64 %bor, 6
br i1 %bom, label %boc, label %bfi
bfi:
%bos = shl nsw i64 %bmo, 3
%bot = getelementptr i8, ptr %eo, i64 %bos
br label %bfg
bft:
%bou = icmp slt i64 %bfl, 0
%bov = select i1 %bou, i64 %em, i64 0
%bow = getelementptr i8, ptr %fc, i64 %bov
%box = shl i64 %bfh, 3
%boy = getelementptr i8, ptr %bow, i64 %box
%boz = load i64, ptr %boy, align 8, !noalias !36
%bpa = getelementptr i8, ptr %bot, i64 %boz
%bpb = load i64, ptr %bpa, align 1, !noalias !42
%bny = xor i64 %bpb, -1
br label %bfk
boc:
%bpc = icmp slt i64 %bod, 1
br i1 %bpc, label %bhd, label %bpd
bpd:
%bpe = icmp eq i64 %boi, 0
br i1 %bpe, label %bpf, label %bpg
bpg:
br label %bph
bph:
%bpi = phi i64 [ %gc, %bpg ], [ %bpj, %bph ]
%bpk = phi i64 [ %gf, %bpg ], [ %bpl, %bph ]
%bpm = icmp slt i64 %bpi, 0
%bpn = select i1 %bpm, i64 %ep, i64 0
%bpo = getelementptr i8, ptr %bn, i64 %bpn
%bpp = shl i64 %bpi, 3
%bpq = getelementptr i8, ptr %bpo, i64 %bpp
store i64 0, ptr %bpq, align 8, !noalias !36
%bpl = add nsw i64 %bpk, -1
%bpj = add nsw i64 %bpi, 1
%bpr = icmp eq i64 %bpl, 0
br i1 %bpr, label %bpf, label %bph, !llvm.loop !45
bpf:
%bps = phi i64 [ %bod, %bpd ], [ %bok, %bph ]
%bga = phi i64 [ %bet, %bpd ], [ %bol, %bph ]
%bpt = icmp ult i64 %boj, 3
br i1 %bpt, label %bhd, label %bfx
bfx:
%bfw = add nuw i64 %bps, 4
br label %bfu
bmh:
%bpu = icmp slt i64 %bmv, %bv
br i1 %bpu, label %bmi, label %bmq
gz:
%bpv = icmp slt i64 %bf, 1
br i1 %bpv, label %bew, label %beu, !prof !47
bew:
br label %beu
bff:
%bpw = icmp sgt i64 %bfd, 0
br i1 %bpw, label %bpx, label %bpy
bpx:
%bpz = icmp eq i64 %gu, 1
br i1 %bpz, label %bqa, label %kn
kn:
br label %kl
lp:
%bqb = and i64 %gv, 1
%bqc = icmp eq i64 %bqb, 0
br i1 %bqc, label %bpy, label %bqa
bqa:
%bqd = phi i64 [ 0, %bpx ], [ %ko, %lp ]
%bqe = add nsw i64 %bqd, %fm
%bqf = icmp slt i64 %bqe, 0
%bqg = select i1 %bqf, i64 %v, i64 0
%bqh = getelementptr i64, ptr %u, i64 %bqe
%bqi = getelementptr i64, ptr %bqh, i64 %bqg
%bqj = load i64, ptr %bqi, align 8
%bqk = sub i64 %bqj, %eq
%bql = getelementptr i64, ptr %bn, i64 %bqd
store i64 %bqk, ptr %bql, align 8
br label %bpy
bpy:
%bqm = icmp slt i64 %bf, 1
br i1 %bqm, label %ey, label %ls
ls:
%bqn = ashr exact i64 %fm, 6
%bqo = icmp slt i64 %bqn, 0
%bqp = select i1 %bqo, i64 %bw, i64 0
%bqq = getelementptr i64, ptr %bu, i64 %bqn
%mg = getelementptr i64, ptr %bqq, i64 %bqp
%bqr = or disjoint i64 %fm, 1
%bqs = icmp slt i64 %fm, 0
%bqt = select i1 %bqs, i64 %o, i64 0
%bqu = getelementptr i64, ptr %n, i64 %fm
%bqv = or disjoint i64 %fm, 1
%bqw = icmp slt i64 %fm, 0
%bqx = select i1 %bqw, i64 %o, i64 0
%bqy = getelementptr i64, ptr %n, i64 %fm
%bqz = or disjoint i64 %fm, 1
%bra = icmp slt i64 %fm, 0
%brb = select i1 %bra, i64 %o, i64 0
%brc = getelementptr i64, ptr %n, i64 %fm
br label %lq
mj:
%brd = icmp slt i64 %bfd, 1
br i1 %brd, label %lu, label %bre
bre:
%brf = and i64 %gk, 1
%brg = icmp eq i64 %brf, 0
%brh = getelementptr i64, ptr %cy, i64 %lz
%nj = getelementptr i8, ptr %g, i64 %md
br i1 %brg, label %bri, label %brj
brj:
%brk = and i64 %mh, 1
%brl = icmp eq i64 %brk, 0
br i1 %brl, label %brm, label %brn
brn:
%bro = mul i64 %brb, 8
%brp = getelementptr inbounds i8, ptr %brc, i64 %bro
%brq = load i64, ptr %brp, align 8
%brr = getelementptr i8, ptr %nj, i64 %brq
%brs = load i64, ptr %brr, align 1, !noalias !3
br label %brm
brm:
%brt = phi i64 [ 0, %brj ], [ %brs, %brn ]
%bru = getelementptr i64, ptr %brh, i64 %fm
store i64 %brt, ptr %bru, align 8
%brv = lshr i64 %mh, 1
br label %bri
bri:
%mr = phi i64 [ %mh, %bre ], [ %brv, %brm ]
%mv = phi i64 [ %fm, %bre ], [ %bqz, %brm ]
%brw = icmp eq i64 %gi, 1
br i1 %brw, label %lu, label %ms
ms:
%brx = shl i64 %lz, 3
%no = getelementptr i8, ptr %ev, i64 %brx
br label %mn
mk:
%bry = icmp slt i64 %bfd, 1
br i1 %bry, label %lu, label %brz
brz:
%bsa = and i64 %go, 1
%bsb = icmp eq i64 %bsa, 0
%bsc = getelementptr i32, ptr %cr, i64 %lz
%pd = getelementptr i8, ptr %g, i64 %md
br i1 %bsb, label %bsd, label %bse
bse:
%bsf = and i64 %mh, 1
%bsg = icmp eq i64 %bsf, 0
br i1 %bsg, label %bsh, label %bsi
bsi:
%bsj = mul i64 %bqx, 8
%bsk = getelementptr inbounds i8, ptr %bqy, i64 %bsj
%bsl = load i64, ptr %bsk, align 8
%bsm = getelementptr i8, ptr %pd, i64 %bsl
%bsn = load i32, ptr %bsm, align 1, !noalias !8
br label %bsh
bsh:
%bso = phi i32 [ 0, %bse ], [ %bsn, %bsi ]
%bsp = getelementptr i32, ptr %bsc, i64 %fm
store i32 %bso, ptr %bsp, align 4
%bsq = lshr i64 %mh, 1
br label %bsd
bsd:
%ol = phi i64 [ %mh, %brz ], [ %bsq, %bsh ]
%op = phi i64 [ %fm, %brz ], [ %bqv, %bsh ]
%bsr = icmp eq i64 %gm, 1
br i1 %bsr, label %lu, label %om
om:
%bss = shl i64 %lz, 2
%pi = getelementptr i8, ptr %eu, i64 %bss
br label %oh
ml:
%bst = icmp slt i64 %bfd, 1
br i1 %bst, label %lu, label %bsu
bsu:
%bsv = and i64 %gs, 1
%bsw = icmp eq i64 %bsv, 0
%bsx = getelementptr i16, ptr %ck, i64 %lz
%qx = getelementptr i8, ptr %g, i64 %md
br i1 %bsw, label %bsy, label %bsz
bsz:
%bta = and i64 %mh, 1
%btb = icmp eq i64 %bta, 0
br i1 %btb, label %btc, label %btd
btd:
%bte = mul i64 %bqt, 8
%btf = getelementptr inbounds i8, ptr %bqu, i64 %bte
%btg = load i64, ptr %btf, align 8
%bth = getelementptr i8, ptr %qx, i64 %btg
%bti = load i32, ptr %bth, align 1, !noalias !13
%btj = trunc i32 %bti to i16
br label %btc
btc:
%btk = phi i16 [ 0, %bsz ], [ %btj, %btd ]
%btl = getelementptr i16, ptr %bsx, i64 %fm
store i16 %btk, ptr %btl, align 2
%btm = lshr i64 %mh, 1
br label %bsy
bsy:
%qf = phi i64 [ %mh, %bsu ], [ %btm, %btc ]
%qj = phi i64 [ %fm, %bsu ], [ %bqr, %btc ]
%btn = icmp eq i64 %gq, 1
br i1 %btn, label %lu, label %qg
qg:
%bto = shl i64 %lz, 1
%rd = getelementptr i8, ptr %et, i64 %bto
br label %qb
mm:
%btp = icmp slt i64 %bfd, 1
br i1 %btp, label %lu, label %rz
rz:
%sx = getelementptr i8, ptr %fi, i64 %lz
br label %rx
mi:
%btq = icmp slt i64 %bfd, 1
br i1 %btq, label %bej, label %tb
tb:
%vt = and i64 %lx, -2
%btr = icmp eq i64 %lx, 6
%baw = select i1 %btr, i64 1000, i64 1000000
%bbm = trunc nuw nsw i64 %baw to i32
%bbv = select i1 %btr, i64 -9223372036854775, i64 -9223372036854
%bbt = select i1 %btr, i64 9223372036854775, i64 9223372036854
br label %sz
vc:
%bts = phi i64 [ %ui, %ul ], [ 0, %un ], [ 0, %vu ], [ 0, %wa ], [ 0, %ws ], [ 0, %wz ], [ 0, %wo ]
%bed = phi i64 [ 4, %ul ], [ 5, %un ], [ 4, %vu ], [ 7, %wa ], [ 4, %ws ], [ 8, %wz ], [ 9, %wo ]
%btt = getelementptr i64, ptr %bn, i64 %ti
%btu = load i64, ptr %btt, align 8
%btv = sub nsw i64 %btu, %bts
store i64 %btv, ptr %btt, align 8
br label %kk
}
declare i64 @llvm.smax.i64(i64, i64) #1
declare i64 @llvm.smin.i64(i64, i64) #1
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
declare void @llvm.assume(i1 noundef) #2
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9arrowmeta7kernels10binary_row11_check_rowsB3v21B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedExxx5ArrayIxLi1E1C7mutable7alignedE: %a"}
!2 = distinct !{!2, !"_ZN9arrowmeta7kernels10binary_row11_check_rowsB3v21B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedExxx5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!5 = distinct !{!5, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!6 = distinct !{!6, !7, !"_ZN9arrowmeta7kernels5words10load_int64B3v25B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!7 = distinct !{!7, !"_ZN9arrowmeta7kernels5words10load_int64B3v25B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!8 = !{!9, !11}
!9 = distinct !{!9, !10, !"_ZN9arrowmeta7kernels5words9load_halfB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!10 = distinct !{!10, !"_ZN9arrowmeta7kernels5words9load_halfB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!11 = distinct !{!11, !12, !"_ZN9arrowmeta7kernels5words10load_int32B3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!12 = distinct !{!12, !"_ZN9arrowmeta7kernels5words10load_int32B3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN9arrowmeta7kernels5words9load_halfB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!15 = distinct !{!15, !"_ZN9arrowmeta7kernels5words9load_halfB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!16 = !{!17, !19}
!17 = distinct !{!17, !18, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!18 = distinct !{!18, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!19 = distinct !{!19, !20, !"_ZN9arrowmeta7kernels10binary_row12_put_pointedB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedExxxxxxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %a"}
!20 = distinct !{!20, !"_ZN9arrowmeta7kernels10binary_row12_put_pointedB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedExxxxxxxxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!21 = !{!19}
!22 = !{!23, !19}
!23 = distinct !{!23, !24, !"_ZN9arrowmeta7kernels5words12read_decimalB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedExx: %a"}
!24 = distinct !{!24, !"_ZN9arrowmeta7kernels5words12read_decimalB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedExx"}
!25 = !{!26, !19}
!26 = distinct !{!26, !27, !"_ZN9arrowmeta7kernels5words17is_larger_decimalB3v31B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBEyyx: %a"}
!27 = distinct !{!27, !"_ZN9arrowmeta7kernels5words17is_larger_decimalB3v31B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBEyyx"}
!28 = !{!29, !31, !19}
!29 = distinct !{!29, !30, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!30 = distinct !{!30, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!31 = distinct !{!31, !32, !"_ZN9arrowmeta7kernels5words10load_int64B3v25B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!32 = distinct !{!32, !"_ZN9arrowmeta7kernels5words10load_int64B3v25B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"_ZN9arrowmeta7kernels10binary_row9_put_nullB3v32B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBExxxx5ArrayIaLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %a"}
!35 = distinct !{!35, !"_ZN9arrowmeta7kernels10binary_row9_put_nullB3v32B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBExxxx5ArrayIaLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"_ZN9arrowmeta7kernels6bitset14store_validityB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedExx5ArrayIxLi1E1A8readonly7alignedE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi2E1C7mutable7alignedE: %a"}
!38 = distinct !{!38, !"_ZN9arrowmeta7kernels6bitset14store_validityB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedE5ArrayIxLi1E1C8readonly7alignedExx5ArrayIxLi1E1A8readonly7alignedE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi2E1C7mutable7alignedE"}
!39 = !{!40, !37}
!40 = distinct !{!40, !41, !"_ZN9arrowmeta7kernels6bitset12transpose_64B3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIyLi1E1C7mutable7alignedE: %a"}
!41 = distinct !{!41, !"_ZN9arrowmeta7kernels6bitset12transpose_64B3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIyLi1E1C7mutable7alignedE"}
!42 = !{!43, !37}
!43 = distinct !{!43, !44, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx: %a"}
!44 = distinct !{!44, !"_ZN9arrowmeta7kernels5words9load_wordB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaKU6gIevQhCaNGNlQCKUmBRTQBE5ArrayIhLi1E1C8readonly7alignedEx"}
!45 = distinct !{!45, !46}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !{!"branch_weights", i32 1, i32 99}
