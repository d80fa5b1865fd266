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
gb:
%gc = icmp eq i64 %dx, 0
br i1 %gc, label %gd, label %ge
ge:
%gf = add nuw i64 %fy, 1
br label %gg
gd:
%gh = add i64 %fx, 1
%gi = sub i64 %gh, %fk
br label %gj
gj:
%gk = phi i64 [ %gi, %gd ], [ %gl, %gm ]
%gn = phi i64 [ %fk, %gd ], [ %go, %gm ]
%gp = icmp slt i64 %gn, 0
%gq = select i1 %gp, i64 %en, i64 0
%gr = getelementptr i8, ptr %u, i64 %gq
%gs = shl i64 %gn, 3
%gt = getelementptr i8, ptr %gr, i64 %gs
%gu = load i64, ptr %gt, align 8, !noalias !0
%gv = icmp slt i64 %gu, 0
br i1 %gv, label %gm, label %gw
gw:
%gx = icmp slt i64 %gn, 0
%gy = select i1 %gx, i64 %em, i64 0
%gz = getelementptr i8, ptr %n, i64 %gy
%ha = shl i64 %gn, 3
%hb = getelementptr i8, ptr %gz, i64 %ha
%hc = load i64, ptr %hb, align 8, !noalias !0
store i64 %gn, ptr %dt, align 8, !noalias !0
%hd = getelementptr i8, ptr %dt, i64 8
store i64 %hc, ptr %hd, align 8, !noalias !0
%he = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %he, align 8, !noalias !0
%hf = icmp slt i64 %hc, 0
%hg = sub nsw i64 %h, %hc
%hh = icmp sgt i64 %gu, %hg
%hi = select i1 %hf, i1 true, i1 %hh
br i1 %hi, label %ei, label %hj
hj:
%hk = icmp slt i64 %gu, %ec
br i1 %hk, label %ei, label %gm
gm:
%gl = add i64 %gk, -1
%go = add i64 %gn, 1
%hl = icmp samesign ugt i64 %gl, 1
br i1 %hl, label %gj, label %ga
gg:
%hm = phi i64 [ %gf, %ge ], [ %hn, %ho ]
%hp = phi i64 [ %fk, %ge ], [ %hq, %ho ]
%hr = icmp slt i64 %hp, 0
%hs = select i1 %hr, i64 %em, i64 0
%ht = getelementptr i8, ptr %n, i64 %hs
%hu = shl i64 %hp, 3
%hv = getelementptr i8, ptr %ht, i64 %hu
%hw = load i64, ptr %hv, align 8, !noalias !0
%hx = select i1 %hr, i64 %en, i64 0
%hy = getelementptr i8, ptr %u, i64 %hx
%hz = getelementptr i8, ptr %hy, i64 %hu
%ia = load i64, ptr %hz, align 8, !noalias !0
%ib = icmp slt i64 %ia, 0
br i1 %ib, label %ho, label %ic
ic:
store i64 %hp, ptr %dt, align 8, !noalias !0
%id = getelementptr i8, ptr %dt, i64 8
store i64 %hw, ptr %id, align 8, !noalias !0
%ie = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %ie, align 8, !noalias !0
%if = icmp slt i64 %hw, 0
%ig = sub nsw i64 %h, %hw
%ih = icmp sgt i64 %ia, %ig
%ii = select i1 %if, i1 true, i1 %ih
br i1 %ii, label %ei, label %ij
ij:
%ik = icmp samesign ugt i64 %ia, 3
br i1 %ik, label %il, label %im
il:
%in = getelementptr i8, ptr %g, i64 %hw
%io = load i8, ptr %in, align 1, !noalias !0
%ip = zext i8 %io to i64
%iq = getelementptr i8, ptr %in, i64 1
%ir = load i8, ptr %iq, align 1, !noalias !0
%is = zext i8 %ir to i64
%it = shl nuw nsw i64 %ip, 16
%iu = shl nuw nsw i64 %is, 8
%iv = or disjoint i64 %iu, %it
%iw = getelementptr i8, ptr %in, i64 2
%ix = load i8, ptr %iw, align 1, !noalias !0
%iy = zext i8 %ix to i64
%iz = or disjoint i64 %iv, %iy
%ja = shl nuw nsw i64 %iz, 8
%jb = getelementptr i8, ptr %in, i64 3
%jc = load i8, ptr %jb, align 1, !noalias !0
%jd = zext i8 %jc to i64
%je = or disjoint i64 %ja, %jd
%jf = icmp eq i64 %je, %y
br i1 %jf, label %im, label %ei
im:
%jg = sub nsw i64 %ia, %dx
%jh = icmp slt i64 %jg, %ec
br i1 %jh, label %ei, label %ho
ho:
%hn = add i64 %hm, -1
%hq = add i64 %hp, 1
%ji = icmp samesign ugt i64 %hn, 1
br i1 %ji, label %gg, label %ga
ei:
%jj = phi i64 [ 4, %gw ], [ %jk, %jl ], [ 2, %im ], [ 0, %dw ], [ 2, %hj ], [ 3, %il ], [ 4, %ic ], [ 0, %ey ]
store i64 %jj, ptr %a, align 8
ret i32 0
jm:
%jn = phi i64 [ 0, %jo ], [ %jp, %jm ]
%jq = add i64 %fk, %jn
%jr = icmp slt i64 %jq, 0
%js = select i1 %jr, i64 %v, i64 0
%jt = shl i64 %js, 3
%ju = getelementptr i8, ptr %fe, i64 %jt
%jv = shl i64 %jn, 3
%jw = getelementptr i8, ptr %ju, i64 %jv
%jx = load i64, ptr %jw, align 8
%jy = sub i64 %jx, %eq
%jz = mul i64 %jn, 8
%ka = getelementptr i8, ptr %bn, i64 %jz
store i64 %jy, ptr %ka, align 8
%jp = add nuw i64 %jn, 2
%kb = add i64 %fk, %jn
%kc = add i64 %kb, 1
%kd = icmp slt i64 %kc, 0
%ke = select i1 %kd, i64 %v, i64 0
%kf = shl i64 %ke, 3
%kg = getelementptr i8, ptr %fe, i64 %kf
%kh = shl i64 %jn, 3
%ki = getelementptr i8, ptr %kg, i64 %kh
%kj = getelementptr i8, ptr %ki, i64 8
%kk = load i64, ptr %kj, align 8
%kl = sub i64 %kk, %eq
%km = mul i64 %jn, 8
%kn = getelementptr i8, ptr %bn, i64 %km
%ko = getelementptr i8, ptr %kn, i64 8
store i64 %kl, ptr %ko, align 8
%kp = icmp eq i64 %fo, %jp
br i1 %kp, label %kq, label %jm
kr:
%ks = phi i64 [ 0, %kt ], [ %ku, %kv ]
%ku = add nuw nsw i64 %ks, 1
%kw = mul i64 %ks, %bg
%kx = getelementptr i64, ptr %be, i64 %kw
%ky = load i64, ptr %kx, align 8
%kz = getelementptr i8, ptr %kx, i64 8
%la = load i64, ptr %kz, align 8
%lb = getelementptr i8, ptr %kx, i64 24
%lc = load i64, ptr %lb, align 8
%ld = shl i64 %lc, 3
%le = add i64 %el, %ld
%lf = mul i64 %ks, %bw
%lg = getelementptr i64, ptr %lh, i64 %lf
%li = load i64, ptr %lg, align 8
switch i64 %ky, label %lj [
i64 3, label %lk
i64 2, label %ll
i64 1, label %lm
i64 0, label %ln
]
lk:
%lo = icmp slt i64 %lp, 1
br i1 %lo, label %kv, label %lq
lq:
%lr = and i64 %ls, 1
%lt = icmp eq i64 %lr, 0
%lu = getelementptr i64, ptr %cy, i64 %la
%lv = getelementptr i8, ptr %g, i64 %le
br i1 %lt, label %lw, label %lx
lx:
%ly = and i64 %li, 1
%lz = icmp eq i64 %ly, 0
br i1 %lz, label %ma, label %mb
mb:
%mc = mul i64 %md, 8
%me = getelementptr inbounds i8, ptr %mf, i64 %mc
%mg = load i64, ptr %me, align 8, !noalias !3
%mh = getelementptr i8, ptr %lv, i64 %mg
%mi = load i64, ptr %mh, align 1, !noalias !6
br label %ma
ma:
%mj = phi i64 [ 0, %lx ], [ %mi, %mb ]
%mk = getelementptr i64, ptr %lu, i64 %fk
store i64 %mj, ptr %mk, align 8, !noalias !3
%ml = lshr i64 %li, 1
br label %lw
lw:
%mm = phi i64 [ %li, %lq ], [ %ml, %ma ]
%mn = phi i64 [ %ls, %lq ], [ %mo, %ma ]
%mp = phi i64 [ %fk, %lq ], [ %mq, %ma ]
%mr = icmp eq i64 %lp, 1
br i1 %mr, label %kv, label %ms
ms:
%mt = shl i64 %la, 3
%mu = getelementptr i8, ptr %ev, i64 %mt
%mv = add i64 %mn, 4
br label %mw
mw:
%mx = phi i64 [ %my, %mz ], [ %mv, %ms ]
%na = phi i64 [ %nb, %mz ], [ %mp, %ms ]
%nc = phi i64 [ %mm, %ms ], [ %nd, %mz ]
%ne = add i64 %na, 1
%nf = and i64 %nc, 1
%ng = icmp eq i64 %nf, 0
br i1 %ng, label %nh, label %ni
ni:
%nj = icmp slt i64 %na, 0
%nk = select i1 %nj, i64 %em, i64 0
%nl = getelementptr i8, ptr %n, i64 %nk
%nm = shl i64 %na, 3
%nn = getelementptr i8, ptr %nl, i64 %nm
%no = load i64, ptr %nn, align 8, !noalias !3
%np = getelementptr i8, ptr %lv, i64 %no
%nq = load i64, ptr %np, align 1, !noalias !6
br label %nh
nh:
%nr = phi i64 [ %nq, %ni ], [ 0, %mw ]
%ns = shl i64 %na, 3
%nt = getelementptr i8, ptr %mu, i64 %ns
%nu = getelementptr i8, ptr %nt, i64 -8
store i64 %nr, ptr %nu, align 8, !noalias !3
%nd = lshr i64 %nc, 2
%nv = and i64 %nc, 2
%nw = icmp eq i64 %nv, 0
br i1 %nw, label %mz, label %nx
nx:
%ny = icmp slt i64 %ne, 0
%nz = select i1 %ny, i64 %em, i64 0
%oa = add i64 %nz, 8
%ob = getelementptr i8, ptr %n, i64 %oa
%oc = shl i64 %na, 3
%od = getelementptr i8, ptr %ob, i64 %oc
%oe = load i64, ptr %od, align 8, !noalias !3
%of = getelementptr i8, ptr %lv, i64 %oe
%og = load i64, ptr %of, align 1, !noalias !6
br label %mz
mz:
%oh = phi i64 [ 0, %nh ], [ %og, %nx ]
%oi = mul i64 %na, 8
%oj = getelementptr i8, ptr %mu, i64 %oi
store i64 %oh, ptr %oj, align 8, !noalias !3
%nb = add nuw i64 %na, 2
%my = add i64 %mx, -2
%ok = icmp sgt i64 %my, 4
br i1 %ok, label %mw, label %kv
ll:
%ol = icmp slt i64 %lp, 1
br i1 %ol, label %kv, label %om
om:
%on = and i64 %ls, 1
%oo = icmp eq i64 %on, 0
%op = getelementptr i32, ptr %cr, i64 %la
%oq = getelementptr i8, ptr %g, i64 %le
br i1 %oo, label %or, label %os
os:
%ot = and i64 %li, 1
%ou = icmp eq i64 %ot, 0
br i1 %ou, label %ov, label %ow
ow:
%ox = mul i64 %md, 8
%oy = getelementptr i8, ptr %mf, i64 %ox
%oz = load i64, ptr %oy, align 8, !noalias !11
%pa = getelementptr i8, ptr %oq, i64 %oz
%pb = load i32, ptr %pa, align 1, !noalias !14
br label %ov
ov:
%pc = phi i32 [ 0, %os ], [ %pb, %ow ]
%pd = getelementptr i32, ptr %op, i64 %fk
store i32 %pc, ptr %pd, align 4, !noalias !11
%pe = lshr i64 %li, 1
br label %or
or:
%pf = phi i64 [ %li, %om ], [ %pe, %ov ]
%pg = phi i64 [ %ls, %om ], [ %mo, %ov ]
%ph = phi i64 [ %fk, %om ], [ %mq, %ov ]
%pi = icmp eq i64 %lp, 1
br i1 %pi, label %kv, label %pj
pj:
%pk = shl i64 %la, 2
%pl = getelementptr i8, ptr %eu, i64 %pk
%pm = add i64 %pg, 4
br label %pn
pn:
%po = phi i64 [ %pp, %pq ], [ %pm, %pj ]
%pr = phi i64 [ %ps, %pq ], [ %ph, %pj ]
%pt = phi i64 [ %pf, %pj ], [ %pu, %pq ]
%pv = add i64 %pr, 1
%pw = and i64 %pt, 1
%px = icmp eq i64 %pw, 0
br i1 %px, label %py, label %pz
pz:
%qa = icmp slt i64 %pr, 0
%qb = select i1 %qa, i64 %em, i64 0
%qc = getelementptr i8, ptr %n, i64 %qb
%qd = shl i64 %pr, 3
%qe = getelementptr i8, ptr %qc, i64 %qd
%qf = load i64, ptr %qe, align 8, !noalias !11
%qg = getelementptr i8, ptr %oq, i64 %qf
%qh = load i32, ptr %qg, align 1, !noalias !14
br label %py
py:
%qi = phi i32 [ 0, %pn ], [ %qh, %pz ]
%qj = shl i64 %pr, 2
%qk = getelementptr i8, ptr %pl, i64 %qj
%ql = getelementptr i8, ptr %qk, i64 -4
store i32 %qi, ptr %ql, align 4, !noalias !11
%pu = lshr i64 %pt, 2
%qm = and i64 %pt, 2
%qn = icmp eq i64 %qm, 0
br i1 %qn, label %pq, label %qo
qo:
%qp = icmp slt i64 %pv, 0
%qq = select i1 %qp, i64 %em, i64 0
%qr = add i64 %qq, 8
%qs = getelementptr i8, ptr %n, i64 %qr
%qt = shl i64 %pr, 3
%qu = getelementptr i8, ptr %qs, i64 %qt
%qv = load i64, ptr %qu, align 8, !noalias !11
%qw = getelementptr i8, ptr %oq, i64 %qv
%qx = load i32, ptr %qw, align 1, !noalias !14
br label %pq
pq:
%qy = phi i32 [ 0, %py ], [ %qx, %qo ]
%qz = mul i64 %pr, 4
%ra = getelementptr i8, ptr %pl, i64 %qz
store i32 %qy, ptr %ra, align 4, !noalias !11
%ps = add nuw i64 %pr, 2
%pp = add i64 %po, -2
%rb = icmp sgt i64 %pp, 4
br i1 %rb, label %pn, label %kv
lm:
%rc = icmp slt i64 %lp, 1
br i1 %rc, label %kv, label %rd
rd:
%re = and i64 %ls, 1
%rf = icmp eq i64 %re, 0
%rg = getelementptr i16, ptr %ck, i64 %la
%rh = getelementptr i8, ptr %g, i64 %le
br i1 %rf, label %ri, label %rj
rj:
%rk = and i64 %li, 1
%rl = icmp eq i64 %rk, 0
br i1 %rl, label %rm, label %rn
rn:
%ro = mul i64 %md, 8
%rp = getelementptr i8, ptr %mf, i64 %ro
%rq = load i64, ptr %rp, align 8, !noalias !19
%rr = getelementptr i8, ptr %rh, i64 %rq
%rs = load i32, ptr %rr, align 1, !noalias !22
%rt = trunc i32 %rs to i16
br label %rm
rm:
%ru = phi i16 [ 0, %rj ], [ %rt, %rn ]
%rv = getelementptr i16, ptr %rg, i64 %fk
store i16 %ru, ptr %rv, align 2, !noalias !19
%rw = lshr i64 %li, 1
br label %ri
ri:
%rx = phi i64 [ %li, %rd ], [ %rw, %rm ]
%ry = phi i64 [ %ls, %rd ], [ %mo, %rm ]
%rz = phi i64 [ %fk, %rd ], [ %mq, %rm ]
%sa = icmp eq i64 %lp, 1
br i1 %sa, label %kv, label %sb
sb:
%sc = shl i64 %la, 1
%sd = getelementptr i8, ptr %et, i64 %sc
%se = add i64 %ry, 4
br label %sf
sf:
%sg = phi i64 [ %sh, %si ], [ %se, %sb ]
%sj = phi i64 [ %sk, %si ], [ %rz, %sb ]
%sl = phi i64 [ %rx, %sb ], [ %sm, %si ]
%sn = add i64 %sj, 1
%so = and i64 %sl, 1
%sp = icmp eq i64 %so, 0
br i1 %sp, label %sq, label %sr
sr:
%ss = icmp slt i64 %sj, 0
%st = select i1 %ss, i64 %em, i64 0
%su = getelementptr i8, ptr %n, i64 %st
%sv = shl i64 %sj, 3
%sw = getelementptr i8, ptr %su, i64 %sv
%sx = load i64, ptr %sw, align 8, !noalias !19
%sy = getelementptr i8, ptr %rh, i64 %sx
%sz = load i32, ptr %sy, align 1, !noalias !22
%ta = trunc i32 %sz to i16
br label %sq
sq:
%tb = phi i16 [ 0, %sf ], [ %ta, %sr ]
%tc = shl i64 %sj, 1
%td = getelementptr i8, ptr %sd, i64 %tc
%te = getelementptr i8, ptr %td, i64 -2
store i16 %tb, ptr %te, align 2, !noalias !19
%sm = lshr i64 %sl, 2
%tf = and i64 %sl, 2
%tg = icmp eq i64 %tf, 0
br i1 %tg, label %si, label %th
th:
%ti = icmp slt i64 %sn, 0
%tj = select i1 %ti, i64 %em, i64 0
%tk = add i64 %tj, 8
%tl = getelementptr i8, ptr %n, i64 %tk
%tm = shl i64 %sj, 3
%tn = getelementptr i8, ptr %tl, i64 %tm
%to = load i64, ptr %tn, align 8, !noalias !19
%tp = getelementptr i8, ptr %rh, i64 %to
%tq = load i32, ptr %tp, align 1, !noalias !22
%tr = trunc i32 %tq to i16
br label %si
si:
%ts = phi i16 [ 0, %sq ], [ %tr, %th ]
%tt = mul i64 %sj, 2
%tu = getelementptr i8, ptr %sd, i64 %tt
store i16 %ts, ptr %tu, align 2, !noalias !19
%sk = add nuw i64 %sj, 2
%sh = add i64 %sg, -2
%tv = icmp sgt i64 %sh, 4
br i1 %tv, label %sf, label %kv
ln:
%tw = icmp slt i64 %lp, 1
br i1 %tw, label %kv, label %tx
tx:
%ty = getelementptr i8, ptr %cd, i64 %la
br label %tz
tz:
%ua = phi i64 [ %ub, %tx ], [ %uc, %ud ]
%ue = phi i64 [ %li, %tx ], [ %uf, %ud ]
%ug = phi i64 [ %fk, %tx ], [ %uh, %ud ]
%ui = and i64 %ue, 1
%uj = icmp eq i64 %ui, 0
br i1 %uj, label %ud, label %uk
uk:
%ul = icmp slt i64 %ug, 0
%um = select i1 %ul, i64 %em, i64 0
%un = getelementptr i8, ptr %n, i64 %um
%uo = shl i64 %ug, 3
%up = getelementptr i8, ptr %un, i64 %uo
%uq = load i64, ptr %up, align 8, !noalias !27
%ur = add nsw i64 %uq, %le
%us = icmp slt i64 %ur, 0
%ut = select i1 %us, i64 %h, i64 0
%uu = getelementptr i8, ptr %g, i64 %ur
%uv = getelementptr i8, ptr %uu, i64 %ut
%uw = load i8, ptr %uv, align 1, !noalias !30
br label %ud
ud:
%ux = phi i8 [ 0, %tz ], [ %uw, %uk ]
%uy = getelementptr i8, ptr %ty, i64 %ug
store i8 %ux, ptr %uy, align 1, !noalias !27
%uf = lshr i64 %ue, 1
%uc = add i64 %ua, -1
%uh = add i64 %ug, 1
%uz = icmp samesign ugt i64 %uc, 1
br i1 %uz, label %tz, label %kv
va:
%vb = phi i64 [ 0, %vc ], [ %vd, %ve ]
%vf = phi i64 [ %li, %vc ], [ %vg, %ve ]
%vh = phi i64 [ %li, %vc ], [ %vi, %ve ]
%vj = phi i64 [ 0, %vc ], [ %vk, %ve ]
%vk = add nuw nsw i64 %vj, 1
%vl = add nsw i64 %vj, %fk
%vm = and i64 %vf, 1
%vn = icmp eq i64 %vm, 0
br i1 %vn, label %vo, label %vp
vp:
%vq = icmp slt i64 %vl, 0
%vr = select i1 %vq, i64 %o, i64 0
%vs = getelementptr i64, ptr %n, i64 %vl
%vt = getelementptr i64, ptr %vs, i64 %vr
%vu = load i64, ptr %vt, align 8
%vv = add nsw i64 %vu, %dx
%vw = mul i64 %kw, 8
%vx = getelementptr i8, ptr %be, i64 %vw
%vy = getelementptr i8, ptr %vx, i64 16
%vz = load i64, ptr %vy, align 8
%wa = add nsw i64 %vu, %le
%wb = select i1 %vq, i64 %v, i64 0
%wc = getelementptr i64, ptr %u, i64 %vl
%wd = getelementptr i64, ptr %wc, i64 %wb
%we = load i64, ptr %wd, align 8
%wf = sub nsw i64 %we, %dx
%wg = getelementptr i8, ptr %g, i64 %wa
%wh = load i64, ptr %wg, align 1, !noalias !33
%wi = ashr i64 %wh, 32
%wj = and i64 %wh, 4294967295
switch i64 %ky, label %wk [
i64 8, label %wl
i64 9, label %wm
]
wl:
%wn = icmp slt i64 %wi, 0
br i1 %wn, label %wo, label %wm
wo:
%wp = lshr i64 %wh, 56
%wq = and i64 %wp, 127
%wr = add i64 %vl, %la
%ws = icmp slt i64 %wr, 0
%wt = select i1 %ws, i64 %dg, i64 0
%wu = getelementptr i64, ptr %df, i64 %wr
%wv = getelementptr i64, ptr %wu, i64 %wt
store i64 %wa, ptr %wv, align 8, !noalias !38
%ww = add i64 %wr, %o
%wx = icmp slt i64 %ww, 0
%wy = select i1 %wx, i64 %dg, i64 0
%wz = getelementptr i64, ptr %df, i64 %ww
%xa = getelementptr i64, ptr %wz, i64 %wy
store i64 %wq, ptr %xa, align 8, !noalias !38
%xb = icmp samesign ult i64 %wq, 8
br i1 %xb, label %xc, label %xd
wm:
%xe = add nsw i64 %wi, %vv
%xf = add i64 %vl, %la
%xg = icmp slt i64 %xf, 0
%xh = select i1 %xg, i64 %dg, i64 0
%xi = getelementptr i64, ptr %df, i64 %xf
%xj = getelementptr i64, ptr %xi, i64 %xh
store i64 %xe, ptr %xj, align 8, !noalias !38
%xk = add i64 %xf, %o
%xl = icmp slt i64 %xk, 0
%xm = select i1 %xl, i64 %dg, i64 0
%xn = getelementptr i64, ptr %df, i64 %xk
%xo = getelementptr i64, ptr %xn, i64 %xm
store i64 %wj, ptr %xo, align 8, !noalias !38
%xp = icmp slt i64 %wi, %ec
%xq = sub nsw i64 %wf, %wi
%xr = icmp sgt i64 %wj, %xq
%xs = select i1 %xp, i1 true, i1 %xr
br i1 %xs, label %xd, label %xc
wk:
%xt = icmp eq i64 %xu, 6
br i1 %xt, label %xv, label %xw
xv:
%xx = icmp slt i64 %wi, %ec
%xy = add nsw i64 %wf, -8
%xz = icmp sgt i64 %wi, %xy
%ya = select i1 %xx, i1 true, i1 %xz
br i1 %ya, label %xd, label %yb
yb:
%yc = icmp samesign ugt i64 %wj, 999999
br i1 %yc, label %xd, label %yd
ye:
%yf = phi i64 [ %yg, %yh ], [ %yi, %yj ]
%yk = add nsw i64 %vl, %la
%yl = icmp slt i64 %yk, 0
%ym = select i1 %yl, i64 %cz, i64 0
%yn = getelementptr i64, ptr %cy, i64 %yk
%yo = getelementptr i64, ptr %yn, i64 %ym
store i64 %yf, ptr %yo, align 8, !noalias !38
br label %xc
yp:
%yq = icmp eq i64 %z, 0
br i1 %yq, label %xd, label %yr
xw:
switch i64 %ky, label %vo [
i64 4, label %ys
i64 5, label %yt
]
ys:
%yu = ashr i64 %wh, 63
br label %yv
yt:
%yw = icmp slt i64 %wi, %ec
%yx = sub nsw i64 %wf, %wi
%yy = icmp sgt i64 %wj, %yx
%yz = select i1 %yw, i1 true, i1 %yy
br i1 %yz, label %xd, label %za
za:
%zb = add nsw i64 %wj, -17
%zc = icmp ult i64 %zb, -16
br i1 %zc, label %xd, label %zd
zd:
%ze = add nsw i64 %wi, %vv
%zf = icmp slt i64 %ze, 0
%zg = select i1 %zf, i64 %h, i64 0
%zh = getelementptr i8, ptr %g, i64 %ze
%zi = getelementptr i8, ptr %zh, i64 %zg
%zj = load i8, ptr %zi, align 1, !noalias !39
%zk = ashr i8 %zj, 7
%zl = sext i8 %zk to i64
%zm = icmp eq i64 %wj, 1
br i1 %zm, label %zn, label %zo
zo:
%zp = lshr i64 %wj, 1
%zq = add i64 %vu, %wi
%zr = getelementptr i8, ptr %ew, i64 %zq
%zs = shl nuw nsw i64 %zp, 1
br label %zt
zt:
%zu = phi i64 [ %zv, %zt ], [ %zs, %zo ]
%zw = phi ptr [ %zx, %zt ], [ %zr, %zo ]
%zy = phi i64 [ %zz, %zt ], [ %ze, %zo ]
%baa = phi i64 [ %bab, %zt ], [ %zl, %zo ]
%bac = phi i64 [ %bad, %zt ], [ %zl, %zo ]
%bae = tail call i64 @llvm.fshl.i64(i64 %bac, i64 %baa, i64 8)
%baf = shl i64 %baa, 8
%bag = icmp slt i64 %zy, 0
%bah = select i1 %bag, i64 %h, i64 0
%bai = getelementptr i8, ptr %zw, i64 %bah
%baj = load i8, ptr %bai, align 1, !noalias !39
%bak = zext i8 %baj to i64
%bal = or disjoint i64 %baf, %bak
%bad = tail call i64 @llvm.fshl.i64(i64 %bae, i64 %baf, i64 8)
%bam = shl i64 %bal, 8
%ban = add i64 %zy, 1
%bao = icmp slt i64 %ban, 0
%bap = select i1 %bao, i64 %er, i64 1
%baq = getelementptr i8, ptr %zw, i64 %bap
%bar = load i8, ptr %baq, align 1, !noalias !39
%bas = zext i8 %bar to i64
%bab = or disjoint i64 %bam, %bas
%zx = getelementptr i8, ptr %zw, i64 2
%zv = add i64 %zu, -2
%bat = icmp eq i64 %zv, 0
%zz = add i64 %ban, 1
br i1 %bat, label %bau, label %zt
bau:
%bav = and i64 %wh, 4294967294
%baw = and i64 %wh, 1
%bax = icmp eq i64 %baw, 0
br i1 %bax, label %yv, label %zn
zn:
%bay = phi i64 [ %zl, %zd ], [ %bab, %bau ]
%baz = phi i64 [ %zl, %zd ], [ %bad, %bau ]
%bba = phi i64 [ 0, %zd ], [ %bav, %bau ]
%bbb = tail call i64 @llvm.fshl.i64(i64 %baz, i64 %bay, i64 8)
%bbc = shl i64 %bay, 8
%bbd = add nsw i64 %bba, %ze
%bbe = icmp slt i64 %bbd, 0
%bbf = select i1 %bbe, i64 %h, i64 0
%bbg = getelementptr i8, ptr %g, i64 %bbd
%bbh = getelementptr i8, ptr %bbg, i64 %bbf
%bbi = load i8, ptr %bbh, align 1, !noalias !39
%bbj = zext i8 %bbi to i64
%bbk = or disjoint i64 %bbc, %bbj
br label %yv
yv:
%bbl = phi i64 [ %wh, %ys ], [ %bbk, %zn ], [ %bab, %bau ]
%bbm = phi i64 [ %yu, %ys ], [ %bbb, %zn ], [ %bad, %bau ]
%bbn = icmp slt i64 %vz, 0
%bbo = add i64 %vz, 39
%bbp = select i1 %bbn, i64 %bbo, i64 %vz
%bbq = getelementptr i64, ptr @g1, i64 %bbp
%bbr = load i64, ptr %bbq, align 8, !noalias !42
%bbs = getelementptr i64, ptr @g2, i64 %bbp
%bbt = load i64, ptr %bbs, align 8, !noalias !42
%bbu = icmp slt i64 %bbm, 0
br i1 %bbu, label %bbv, label %bbw
bbv:
%bbx = xor i64 %bbm, -1
%bby = icmp ult i64 %bbr, %bbx
br i1 %bby, label %yr, label %bbz
bbw:
%bca = icmp ugt i64 %bbm, %bbr
%bcb = icmp eq i64 %bbm, %bbr
%bcc = icmp ugt i64 %bbl, %bbt
%bcd = select i1 %bcb, i1 %bcc, i1 false
%bce = select i1 %bca, i1 true, i1 %bcd
br i1 %bce, label %yr, label %bcf
bbz:
%bcg = xor i64 %bbl, -1
%bch = icmp eq i64 %bbr, %bbx
%bci = icmp ule i64 %bbt, %bcg
%bcj = select i1 %bch, i1 %bci, i1 false
br i1 %bcj, label %yr, label %bcf
bcf:
%bck = shl nsw i64 %vl, 1
%bcl = add nsw i64 %bck, %la
%bcm = icmp slt i64 %bcl, 0
%bcn = select i1 %bcm, i64 %cz, i64 0
%bco = getelementptr i64, ptr %cy, i64 %bcl
%bcp = getelementptr i64, ptr %bco, i64 %bcn
store i64 %bbl, ptr %bcp, align 8, !noalias !38
%bcq = icmp slt i64 %bcl, -1
%bcr = select i1 %bcq, i64 %cz, i64 0
%bcs = getelementptr i8, ptr %bco, i64 8
%bct = getelementptr i64, ptr %bcs, i64 %bcr
store i64 %bbm, ptr %bct, align 8, !noalias !38
br label %xc
bcu:
%bcv = mul nuw nsw i64 %bcw, %bcx
%bcy = add i64 %bcz, 3
%bda = xor i64 %bdb, %bcy
%bdc = icmp samesign ugt i64 %bcv, %bda
br i1 %bdc, label %yp, label %yj
yj:
%yi = add nuw nsw i64 %bcv, %bdb
br label %ye
bdd:
%bde = mul nsw i64 %bdf, %bcx
%bdg = add i64 %bcz, 4
%bdh = sub nsw i64 %bdg, %bdi
%bdj = icmp slt i64 %bde, %bdh
br i1 %bdj, label %yp, label %yh
yh:
%yg = add nsw i64 %bdi, %bde
br label %ye
yd:
%bdk = getelementptr i8, ptr %g, i64 %wi
%bdl = getelementptr i8, ptr %bdk, i64 %vv
%bcw = load i64, ptr %bdl, align 1, !noalias !45
%bdm = udiv i32 1000000, %bdn
%bdo = trunc i64 %wh to i32
%bdp = udiv i32 %bdo, %bdm
%bdb = zext i32 %bdp to i64
%bdq = icmp sgt i64 %bcw, -1
br i1 %bdq, label %bdr, label %bds
bdr:
%bdt = icmp samesign ugt i64 %bcw, %bdu
br i1 %bdt, label %yp, label %bcu
bds:
%bdi = sub nsw i64 %bdb, %bcx
%bdf = add nsw i64 %bcw, 1
%bdv = icmp slt i64 %bdf, %bdw
br i1 %bdv, label %yp, label %bdd
xc:
%bdx = phi i64 [ %wj, %wm ], [ 0, %ye ], [ 0, %bcf ], [ %wq, %wo ]
%bdy = phi i64 [ %wj, %wm ], [ 0, %ye ], [ 0, %bcf ], [ 0, %wo ]
%bdz = add nsw i64 %bdx, %vb
%bea = getelementptr i64, ptr %bn, i64 %vj
%beb = load i64, ptr %bea, align 8
%bec = sub nsw i64 %beb, %bdy
store i64 %bec, ptr %bea, align 8
%bed = icmp slt i64 %bec, 0
br i1 %bed, label %jl, label %ve
yr:
%bee = shl nuw i64 1, %vj
%bef = xor i64 %bee, -1
%beg = and i64 %vh, %bef
%beh = add nsw i64 %vl, %la
br label %bei
vo:
%bej = icmp eq i64 %xu, 8
%bek = shl nuw i64 1, %vj
%bel = xor i64 %bek, -1
%bem = and i64 %vh, %bel
%ben = add nsw i64 %vl, %la
br i1 %bej, label %beo, label %bei
beo:
%bep = icmp slt i64 %ben, 0
%beq = select i1 %bep, i64 %dg, i64 0
%ber = getelementptr i64, ptr %df, i64 %ben
%bes = getelementptr i64, ptr %ber, i64 %beq
store i64 0, ptr %bes, align 8, !noalias !50
%bet = add nsw i64 %ben, %o
%beu = icmp slt i64 %bet, 0
%bev = select i1 %beu, i64 %dg, i64 0
%bew = getelementptr i64, ptr %df, i64 %bet
%bex = getelementptr i64, ptr %bew, i64 %bev
store i64 -1, ptr %bex, align 8, !noalias !50
br label %ve
bei:
%bey = phi i64 [ %beh, %yr ], [ %ben, %vo ]
%bez = phi i64 [ %beg, %yr ], [ %bem, %vo ]
switch i64 %ky, label %bfa [
i64 3, label %bfb
i64 6, label %bfb
i64 7, label %bfb
i64 2, label %bfc
i64 1, label %bfd
i64 0, label %bfe
i64 10, label %ve
]
bfb:
%bff = icmp slt i64 %bey, 0
%bfg = select i1 %bff, i64 %cz, i64 0
%bfh = getelementptr i64, ptr %cy, i64 %bey
%bfi = getelementptr i64, ptr %bfh, i64 %bfg
store i64 0, ptr %bfi, align 8, !noalias !50
br label %ve
bfc:
%bfj = icmp slt i64 %bey, 0
%bfk = select i1 %bfj, i64 %cs, i64 0
%bfl = getelementptr i32, ptr %cr, i64 %bey
%bfm = getelementptr i32, ptr %bfl, i64 %bfk
store i32 0, ptr %bfm, align 4, !noalias !50
br label %ve
bfd:
%bfn = icmp slt i64 %bey, 0
%bfo = select i1 %bfn, i64 %cl, i64 0
%bfp = getelementptr i16, ptr %ck, i64 %bey
%bfq = getelementptr i16, ptr %bfp, i64 %bfo
store i16 0, ptr %bfq, align 2, !noalias !50
br label %ve
bfe:
%bfr = icmp slt i64 %bey, 0
%bfs = select i1 %bfr, i64 %ce, i64 0
%bft = getelementptr i8, ptr %cd, i64 %bey
%bfu = getelementptr i8, ptr %bft, i64 %bfs
store i8 0, ptr %bfu, align 1, !noalias !50
br label %ve
bfa:
%bfv = add nsw i64 %bey, %vl
%bfw = icmp slt i64 %bfv, 0
%bfx = select i1 %bfw, i64 %cz, i64 0
%bfy = getelementptr i64, ptr %cy, i64 %bfv
%bfz = getelementptr i64, ptr %bfy, i64 %bfx
store i64 0, ptr %bfz, align 8, !noalias !50
%bga = icmp slt i64 %bfv, -1
%bgb = select i1 %bga, i64 %cz, i64 0
%bgc = getelementptr i8, ptr %bfy, i64 8
%bgd = getelementptr i64, ptr %bgc, i64 %bgb
store i64 0, ptr %bgd, align 8, !noalias !50
br label %ve
jl:
%jk = phi i64 [ %bge, %xd ], [ 6, %xc ]
%bgf = getelementptr i64, ptr %vs, i64 %vr
%bgg = load i64, ptr %bgf, align 8
%bgh = add nsw i64 %bgg, %le
store i64 %vl, ptr %dt, align 8
%bgi = getelementptr i8, ptr %dt, i64 8
store i64 %bgh, ptr %bgi, align 8
%bgj = getelementptr i8, ptr %dt, i64 16
store i64 %ks, ptr %bgj, align 8
br label %ei
bgk:
%bgl = phi i64 [ %li, %lj ], [ %vi, %ve ]
%bgm = phi i64 [ 0, %lj ], [ %vd, %ve ]
%bgn = mul i64 %lf, 8
%bgo = getelementptr inbounds i8, ptr %lh, i64 %bgn
store i64 %bgl, ptr %bgo, align 8
%bgp = getelementptr i64, ptr %dm, i64 %ks
%bgq = load i64, ptr %bgp, align 8
%bgr = add nsw i64 %bgq, %bgm
store i64 %bgr, ptr %bgp, align 8
br label %kv
kv:
%bgs = icmp eq i64 %bf, %ku
br i1 %bgs, label %ey, label %kr
ve:
%vd = phi i64 [ %bdz, %xc ], [ %vb, %beo ], [ %vb, %bei ], [ %vb, %bfb ], [ %vb, %bfc ], [ %vb, %bfd ], [ %vb, %bfe ], [ %vb, %bfa ]
%vi = phi i64 [ %vh, %xc ], [ %bem, %beo ], [ %bez, %bei ], [ %bez, %bfb ], [ %bez, %bfc ], [ %bez, %bfd ], [ %bez, %bfe ], [ %bez, %bfa ]
%vg = lshr i64 %vf, 1
%bgt = icmp eq i64 %ls, %vk
br i1 %bgt, label %bgk, label %va
bgu:
%bgv = phi i64 [ %bf, %bgw ], [ 0, %ga ]
%bgx = icmp sgt i64 %bv, 0
%bcz = bitcast i64 9223372036854775804 to i64
%bgy = sub i64 %bf, %bgv
%bgz = tail call i64 @llvm.smax.i64(i64 %bgy, i64 0)
%bha = mul i64 %bgv, %bg
%bhb = getelementptr i64, ptr %be, i64 %bha
%bhc = getelementptr i8, ptr %bhb, i64 24
%lp = sub i64 %o, %fk
%ls = tail call i64 @llvm.smin.i64(i64 %lp, i64 64)
br i1 %bgx, label %bhd, label %bhe
bhf:
%bhg = phi i64 [ 0, %bhh ], [ %bhi, %bhj ]
%bhi = add nuw nsw i64 %bhg, 1
%bhk = add i64 %fk, %bhg
%bhl = icmp slt i64 %bhk, 0
%bhm = select i1 %bhl, i64 %en, i64 0
%bhn = shl i64 %bhg, 3
%bho = getelementptr i8, ptr %fe, i64 %bhm
%bhp = getelementptr i8, ptr %bho, i64 %bhn
%bhq = load i64, ptr %bhp, align 8, !noalias !53
%bhr = icmp sgt i64 %bhq, -1
br i1 %bhr, label %bhs, label %bhj
bht:
%bhu = phi i64 [ %bhv, %bhw ], [ %bhx, %bht ]
%bhy = phi i64 [ %bhz, %bhw ], [ %bia, %bht ]
%bib = icmp slt i64 %bhy, 0
%bic = select i1 %bib, i64 %ep, i64 0
%bid = getelementptr i8, ptr %bn, i64 %bic
%bie = shl i64 %bhy, 3
%bif = getelementptr i8, ptr %bid, i64 %bie
store i64 0, ptr %bif, align 8, !noalias !53
%big = add i64 %bhy, 1
%bih = icmp slt i64 %big, 0
%bii = select i1 %bih, i64 %ep, i64 0
%bij = add i64 %bii, 8
%bik = getelementptr i8, ptr %bn, i64 %bij
%bil = shl i64 %bhy, 3
%bim = getelementptr i8, ptr %bik, i64 %bil
store i64 0, ptr %bim, align 8, !noalias !53
%bin = add i64 %big, 1
%bio = icmp slt i64 %bin, 0
%bip = select i1 %bio, i64 %ep, i64 0
%biq = add i64 %bip, 16
%bir = getelementptr i8, ptr %bn, i64 %biq
%bis = shl i64 %bhy, 3
%bit = getelementptr i8, ptr %bir, i64 %bis
store i64 0, ptr %bit, align 8, !noalias !53
%biu = add i64 %bin, 1
%biv = icmp slt i64 %biu, 0
%biw = select i1 %biv, i64 %ep, i64 0
%bix = add i64 %biw, 24
%biy = getelementptr i8, ptr %bn, i64 %bix
%biz = shl i64 %bhy, 3
%bja = getelementptr i8, ptr %biy, i64 %biz
store i64 0, ptr %bja, align 8, !noalias !53
%bhx = add i64 %bhu, -4
%bjb = icmp samesign ugt i64 %bhx, 4
%bia = add i64 %biu, 1
br i1 %bjb, label %bht, label %bjc
bjc:
br label %bjd
bjd:
%bje = phi i64 [ %bjf, %bjd ], [ 0, %bjc ]
%bjg = icmp slt i64 %bje, 0
%bjh = select i1 %bjg, i64 %bo, i64 0
%bji = getelementptr i64, ptr %bn, i64 %bje
%bjj = getelementptr i64, ptr %bji, i64 %bjh
%bjk = load i64, ptr %bjj, align 8, !noalias !56
%bjl = lshr i64 %bjk, 32
%bjm = getelementptr i8, ptr %bji, i64 256
%bjn = getelementptr i64, ptr %bjm, i64 %bjh
%bjo = load i64, ptr %bjn, align 8, !noalias !56
%bjp = and i64 %bjo, 4294967295
%bjq = xor i64 %bjp, %bjl
%bjr = xor i64 %bjq, %bjo
store i64 %bjr, ptr %bjn, align 8, !noalias !56
%bjs = shl nuw i64 %bjq, 32
%bjt = xor i64 %bjs, %bjk
store i64 %bjt, ptr %bjj, align 8, !noalias !56
%bju = add nsw i64 %bje, 33
%bjf = and i64 %bju, -33
%bjv = icmp slt i64 %bjf, 64
br i1 %bjv, label %bjd, label %bjw
bjw:
br label %bjx
bjx:
%bjy = phi i64 [ %bjz, %bjx ], [ 0, %bjw ]
%bka = icmp slt i64 %bjy, 0
%bkb = select i1 %bka, i64 %bo, i64 0
%bkc = getelementptr i64, ptr %bn, i64 %bjy
%bkd = getelementptr i64, ptr %bkc, i64 %bkb
%bke = load i64, ptr %bkd, align 8, !noalias !56
%bkf = lshr i64 %bke, 16
%bkg = getelementptr i8, ptr %bkc, i64 128
%bkh = getelementptr i64, ptr %bkg, i64 %bkb
%bki = load i64, ptr %bkh, align 8, !noalias !56
%bkj = xor i64 %bkf, %bki
%bkk = and i64 %bkj, 281470681808895
%bkl = xor i64 %bkk, %bki
store i64 %bkl, ptr %bkh, align 8, !noalias !56
%bkm = shl nuw i64 %bkk, 16
%bkn = xor i64 %bkm, %bke
store i64 %bkn, ptr %bkd, align 8, !noalias !56
%bko = add nsw i64 %bjy, 17
%bjz = and i64 %bko, -17
%bkp = icmp slt i64 %bjz, 64
br i1 %bkp, label %bjx, label %bkq
bkq:
br label %bkr
bkr:
%bks = phi i64 [ %bkt, %bkr ], [ 0, %bkq ]
%bku = icmp slt i64 %bks, 0
%bkv = select i1 %bku, i64 %bo, i64 0
%bkw = getelementptr i64, ptr %bn, i64 %bks
%bkx = getelementptr i64, ptr %bkw, i64 %bkv
%bky = load i64, ptr %bkx, align 8, !noalias !56
%bkz = lshr i64 %bky, 8
%bla = getelementptr i8, ptr %bkw, i64 64
%blb = getelementptr i64, ptr %bla, i64 %bkv
%blc = load i64, ptr %blb, align 8, !noalias !56
%bld = xor i64 %bkz, %blc
%ble = and i64 %bld, 71777214294589695
%blf = xor i64 %ble, %blc
store i64 %blf, ptr %blb, align 8, !noalias !56
%blg = shl nuw i64 %ble, 8
%blh = xor i64 %blg, %bky
store i64 %blh, ptr %bkx, align 8, !noalias !56
%bli = add nsw i64 %bks, 9
%bkt = and i64 %bli, -9
%blj = icmp slt i64 %bkt, 64
br i1 %blj, label %bkr, label %blk
blk:
br label %bll
bll:
%blm = phi i64 [ %bln, %bll ], [ 0, %blk ]
%blo = icmp slt i64 %blm, 0
%blp = select i1 %blo, i64 %bo, i64 0
%blq = getelementptr i64, ptr %bn, i64 %blm
%blr = getelementptr i64, ptr %blq, i64 %blp
%bls = load i64, ptr %blr, align 8, !noalias !56
%blt = lshr i64 %bls, 4
%blu = getelementptr i8, ptr %blq, i64 32
%blv = getelementptr i64, ptr %blu, i64 %blp
%blw = load i64, ptr %blv, align 8, !noalias !56
%blx = xor i64 %blt, %blw
%bly = and i64 %blx, 1085102592571150095
%blz = xor i64 %bly, %blw
store i64 %blz, ptr %blv, align 8, !noalias !56
%bma = shl nuw i64 %bly, 4
%bmb = xor i64 %bma, %bls
store i64 %bmb, ptr %blr, align 8, !noalias !56
%bmc = add nsw i64 %blm, 5
%bln = and i64 %bmc, -5
%bmd = icmp slt i64 %bln, 64
br i1 %bmd, label %bll, label %bme
bme:
br label %bmf
bmf:
%bmg = phi i64 [ %bmh, %bmf ], [ 0, %bme ]
%bmi = icmp slt i64 %bmg, 0
%bmj = select i1 %bmi, i64 %bo, i64 0
%bmk = getelementptr i64, ptr %bn, i64 %bmg
%bml = getelementptr i64, ptr %bmk, i64 %bmj
%bmm = load i64, ptr %bml, align 8, !noalias !56
%bmn = lshr i64 %bmm, 2
%bmo = getelementptr i8, ptr %bmk, i64 16
%bmp = getelementptr i64, ptr %bmo, i64 %bmj
%bmq = load i64, ptr %bmp, align 8, !noalias !56
%bmr = xor i64 %bmn, %bmq
%bms = and i64 %bmr, 3689348814741910323
%bmt = xor i64 %bms, %bmq
store i64 %bmt, ptr %bmp, align 8, !noalias !56
%bmu = shl nuw i64 %bms, 2
%bmv = xor i64 %bmu, %bmm
store i64 %bmv, ptr %bml, align 8, !noalias !56
%bmw = add nsw i64 %bmg, 3
%bmh = and i64 %bmw, -3
%bmx = icmp slt i64 %bmh, 64
br i1 %bmx, label %bmf, label %bmy
bmy:
br label %bmz
bmz:
%bna = phi i64 [ -10, %bmy ], [ %bnb, %bmz ]
%bnc = mul i64 %bna, 8
%bnd = getelementptr i8, ptr %bn, i64 %bnc
%bne = getelementptr i8, ptr %bnd, i64 80
%bnf = load i64, ptr %bne, align 8, !noalias !56
%bng = lshr i64 %bnf, 1
%bnh = mul i64 %bna, 8
%bni = getelementptr i8, ptr %bn, i64 %bnh
%bnj = getelementptr i8, ptr %bni, i64 88
%bnk = load i64, ptr %bnj, align 8, !noalias !56
%bnl = xor i64 %bng, %bnk
%bnm = and i64 %bnl, %bnn
%bno = xor i64 %bnm, %bnk
store i64 %bno, ptr %bnj, align 8, !noalias !56
%bnp = shl nuw i64 %bnm, 1
%bnq = xor i64 %bnp, %bnf
store i64 %bnq, ptr %bne, align 8, !noalias !56
%bnr = mul i64 %bna, 8
%bns = getelementptr i8, ptr %bn, i64 %bnr
%bnt = getelementptr i8, ptr %bns, i64 96
%bnu = load i64, ptr %bnt, align 8, !noalias !56
%bnv = lshr i64 %bnu, 1
%bnw = mul i64 %bna, 8
%bnx = getelementptr i8, ptr %bn, i64 %bnw
%bny = getelementptr i8, ptr %bnx, i64 104
%bnz = load i64, ptr %bny, align 8, !noalias !56
%boa = xor i64 %bnv, %bnz
%bob = and i64 %boa, %bnn
%boc = xor i64 %bob, %bnz
store i64 %boc, ptr %bny, align 8, !noalias !56
%bod = shl nuw i64 %bob, 1
%boe = xor i64 %bod, %bnu
store i64 %boe, ptr %bnt, align 8, !noalias !56
%bnb = add nsw i64 %bna, 4
%bof = icmp slt i64 %bnb, 54
br i1 %bof, label %bmz, label %bog
boh:
%boi = getelementptr i8, ptr %bhc, i64 %boj
%bok = load i64, ptr %boi, align 8, !noalias !53
%bol = ashr i64 %bok, 6
%bom = icmp eq i64 %bol, %bon
br i1 %bom, label %boo, label %bop
boo:
br label %boq
boq:
%bor = phi i64 [ %bos, %bot ], [ %bou, %boo ]
%bov = icmp slt i64 %bor, 0
%bow = select i1 %bov, i64 %bgz, i64 0
%box = add i64 %bow, %bor
%boy = mul i64 %box, %bh
%boz = getelementptr i8, ptr %bhc, i64 %boy
%bpa = load i64, ptr %boz, align 8, !noalias !53
%bpb = and i64 %bpa, 63
%bpc = getelementptr i64, ptr %bn, i64 %bpb
%bpd = load i64, ptr %bpc, align 8, !noalias !53
%bpe = select i1 %bov, i64 %bv, i64 0
%bpf = add i64 %bpe, %bor
%bpg = mul i64 %bpf, %bw
%bph = getelementptr i64, ptr %bpi, i64 %bpg
store i64 %bpd, ptr %bph, align 8, !noalias !53
%bpj = icmp eq i64 %es, %bor
br i1 %bpj, label %bhe, label %bot
bot:
%bos = add i64 %bor, 1
%bpk = icmp slt i64 %bor, -1
%bpl = select i1 %bpk, i64 %bgz, i64 0
%bpm = add i64 %bpl, %bor
%bpn = add i64 %bpm, 1
%bpo = mul i64 %bpn, %bh
%bpp = getelementptr i8, ptr %bhc, i64 %bpo
%bpq = load i64, ptr %bpp, align 8, !noalias !53
%bpr = ashr i64 %bpq, 6
%bps = icmp eq i64 %bpr, %bon
br i1 %bps, label %boq, label %bop
bop:
%bpt = phi i64 [ %bou, %boh ], [ %bou, %bog ], [ %bos, %bot ]
%bpu = icmp slt i64 %bpt, %bv
br i1 %bpu, label %bpv, label %bhe
bhj:
%bpw = phi i64 [ %bpx, %bhs ], [ 0, %bhf ]
%bpy = shl i64 %bhg, 3
%bpz = getelementptr i8, ptr %bn, i64 %bpy
store i64 %bpw, ptr %bpz, align 8, !noalias !53
%bqa = icmp eq i64 %ft, %bhi
br i1 %bqa, label %bqb, label %bhf
bhd:
%bnn = bitcast i64 6148914691236517205 to i64
%bqc = sub i64 64, %ls
%bqd = ashr exact i64 %fk, 6
%bqe = icmp slt i64 %bqd, 0
%bqf = select i1 %bqe, i64 %bw, i64 0
%bqg = getelementptr i64, ptr %bu, i64 %bqd
%bpi = getelementptr i64, ptr %bqg, i64 %bqf
%bqh = and i64 %bqc, 3
%bqi = add i64 %ls, -61
%bqj = and i64 %bqc, %bcz
%bqk = add nsw i64 %bqh, %ls
br label %bpv
bpv:
%bou = phi i64 [ %bpt, %bop ], [ 0, %bhd ]
%bql = icmp slt i64 %lp, 1
%bqm = icmp slt i64 %bou, 0
%bqn = select i1 %bqm, i64 %bgz, i64 0
%bqo = add i64 %bqn, %bou
%boj = mul i64 %bqo, %bh
%bqp = getelementptr i8, ptr %bhc, i64 %boj
%bqq = load i64, ptr %bqp, align 8, !noalias !53
%bon = ashr i64 %bqq, 6
br i1 %bql, label %bqb, label %bhh
bhh:
%bqr = shl nsw i64 %bon, 3
%bqs = getelementptr i8, ptr %eo, i64 %bqr
br label %bhf
bhs:
%bqt = icmp slt i64 %bhk, 0
%bqu = select i1 %bqt, i64 %em, i64 0
%bqv = getelementptr i8, ptr %fc, i64 %bqu
%bqw = shl i64 %bhg, 3
%bqx = getelementptr i8, ptr %bqv, i64 %bqw
%bqy = load i64, ptr %bqx, align 8, !noalias !53
%bqz = getelementptr i8, ptr %bqs, i64 %bqy
%bra = load i64, ptr %bqz, align 1, !noalias !59
%bpx = xor i64 %bra, -1
br label %bhj
bqb:
%brb = icmp slt i64 %bqc, 1
br i1 %brb, label %bjc, label %brc
brc:
%brd = icmp eq i64 %bqh, 0
br i1 %brd, label %bre, label %brf
brf:
br label %brg
brg:
%brh = phi i64 [ %fp, %brf ], [ %bri, %brg ]
%brj = phi i64 [ %fs, %brf ], [ %brk, %brg ]
%brl = icmp slt i64 %brh, 0
%brm = select i1 %brl, i64 %ep, i64 0
%brn = getelementptr i8, ptr %bn, i64 %brm
%bro = shl i64 %brh, 3
%brp = getelementptr i8, ptr %brn, i64 %bro
store i64 0, ptr %brp, align 8, !noalias !53
%brk = add nsw i64 %brj, -1
%bri = add nsw i64 %brh, 1
%brq = icmp eq i64 %brk, 0
br i1 %brq, label %bre, label %brg, !llvm.loop !62
bre:
%brr = phi i64 [ %bqc, %brc ], [ %bqj, %brg ]
%bhz = phi i64 [ %ls, %brc ], [ %bqk, %brg ]
%brs = icmp ult i64 %bqi, 3
br i1 %brs, label %bjc, label %bhw
bhw:
%bhv = add nuw i64 %brr, 4
br label %bht
bog:
%brt = icmp slt i64 %bou, %bv
br i1 %brt, label %boh, label %bop
ga:
%bru = icmp slt i64 %bf, 1
br i1 %bru, label %bgw, label %bgu, !prof !64
bgw:
br label %bgu
bhe:
%brv = icmp sgt i64 %lp, 0
br i1 %brv, label %brw, label %brx
brw:
%bry = icmp eq i64 %fv, 1
br i1 %bry, label %brz, label %jo
jo:
br label %jm
kq:
%bsa = and i64 %fw, 1
%bsb = icmp eq i64 %bsa, 0
br i1 %bsb, label %brx, label %brz
brz:
%bsc = phi i64 [ 0, %brw ], [ %jp, %kq ]
%bsd = add nsw i64 %bsc, %fk
%bse = icmp slt i64 %bsd, 0
%bsf = select i1 %bse, i64 %v, i64 0
%bsg = getelementptr i64, ptr %u, i64 %bsd
%bsh = getelementptr i64, ptr %bsg, i64 %bsf
%bsi = load i64, ptr %bsh, align 8
%bsj = sub i64 %bsi, %eq
%bsk = getelementptr i64, ptr %bn, i64 %bsc
store i64 %bsj, ptr %bsk, align 8
br label %brx
brx:
%bsl = icmp slt i64 %bf, 1
br i1 %bsl, label %ey, label %kt
kt:
%bsm = ashr exact i64 %fk, 6
%bsn = icmp slt i64 %bsm, 0
%bso = select i1 %bsn, i64 %bw, i64 0
%bsp = getelementptr i64, ptr %bu, i64 %bsm
%lh = getelementptr i64, ptr %bsp, i64 %bso
%ub = add nuw nsw i64 %ls, 1
%mo = add nsw i64 %ls, -1
%mq = or disjoint i64 %fk, 1
%bsq = icmp slt i64 %fk, 0
%md = select i1 %bsq, i64 %o, i64 0
%mf = getelementptr i64, ptr %n, i64 %fk
br label %kr
lj:
%bsr = icmp slt i64 %lp, 1
br i1 %bsr, label %bgk, label %vc
vc:
%xu = and i64 %ky, -2
%bss = icmp eq i64 %ky, 6
%bcx = select i1 %bss, i64 1000, i64 1000000
%bdn = trunc nuw nsw i64 %bcx to i32
%bdw = select i1 %bss, i64 -9223372036854775, i64 -9223372036854
%bdu = select i1 %bss, i64 9223372036854775, i64 9223372036854
br label %va
xd:
%bst = phi i64 [ %wj, %wm ], [ 0, %wo ], [ 0, %xv ], [ 0, %yb ], [ 0, %yt ], [ 0, %za ], [ 0, %yp ]
%bge = phi i64 [ 4, %wm ], [ 5, %wo ], [ 4, %xv ], [ 7, %yb ], [ 4, %yt ], [ 8, %za ], [ 9, %yp ]
%bsu = getelementptr i64, ptr %bn, i64 %vj
%bsv = load i64, ptr %bsu, align 8
%bsw = sub nsw i64 %bsv, %bst
store i64 %bsw, ptr %bsu, align 8
br label %jl
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
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7, !9, !4}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = !{!15, !17, !12}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23, !25, !20}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = distinct !{!25, !26, !"scope"}
!26 = distinct !{!26, !"scope"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"scope"}
!29 = distinct !{!29, !"scope"}
!30 = !{!31, !28}
!31 = distinct !{!31, !32, !"scope"}
!32 = distinct !{!32, !"scope"}
!33 = !{!34, !36}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = distinct !{!36, !37, !"scope"}
!37 = distinct !{!37, !"scope"}
!38 = !{!36}
!39 = !{!40, !36}
!40 = distinct !{!40, !41, !"scope"}
!41 = distinct !{!41, !"scope"}
!42 = !{!43, !36}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
!45 = !{!46, !48, !36}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = distinct !{!48, !49, !"scope"}
!49 = distinct !{!49, !"scope"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"scope"}
!52 = distinct !{!52, !"scope"}
!53 = !{!54}
!54 = distinct !{!54, !55, !"scope"}
!55 = distinct !{!55, !"scope"}
!56 = !{!57, !54}
!57 = distinct !{!57, !58, !"scope"}
!58 = distinct !{!58, !"scope"}
!59 = !{!60, !54}
!60 = distinct !{!60, !61, !"scope"}
!61 = distinct !{!61, !"scope"}
!62 = distinct !{!62, !63}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = !{!"branch_weights", i32 1, i32 99}
