target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @read_bitmaps(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr writeonly captures(none) %bp, i64 %bq, i64 %br, ptr readnone captures(none) %bs, ptr readnone captures(none) %bt, i64 %bu, i64 %bv, ptr writeonly captures(none) %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr writeonly captures(none) %cd, i64 %ce, i64 %cf, i64 %cg, i64 %ch) local_unnamed_addr #0 {
ci:
%cj = freeze i64 %bq
%ck = icmp slt i64 %o, 1
br i1 %ck, label %cl, label %cm
cm:
%cn = bitcast i64 6148914691236517205 to i64
%co = bitcast i64 3689348814741910323 to i64
%cp = bitcast i64 1085102592571150095 to i64
%cq = shl i64 %cj, 3
%cr = add i64 %h, 1
%cs = add i64 %h, 2
%ct = add i64 %h, 3
%cu = getelementptr i8, ptr %g, i64 2
%cv = add i64 %cq, 8
%cw = add i64 %cq, 16
%cx = add i64 %cq, 24
br label %cy
cy:
%cz = phi i64 [ 0, %cm ], [ %da, %db ]
%dc = phi i64 [ 0, %cm ], [ %dd, %db ]
%de = icmp eq i64 %cj, 0
%dd = add nuw nsw i64 %dc, 1
%df = getelementptr i64, ptr %n, i64 %dc
%dg = load i64, ptr %df, align 8
br i1 %de, label %dh, label %di
di:
%dj = getelementptr i64, ptr %bi, i64 %dc
%dk = load i64, ptr %dj, align 8
%dl = getelementptr i8, ptr %dj, i64 8
%dm = load i64, ptr %dl, align 8
%dn = tail call i64 @llvm.smin.i64(i64 %cj, i64 %dm)
br label %dh
dh:
%do = phi i64 [ 0, %cy ], [ %dk, %di ]
%dp = phi i64 [ 0, %cy ], [ %dn, %di ]
%dq = icmp slt i64 %dg, 0
br i1 %dq, label %db, label %dr
dr:
%ds = getelementptr i64, ptr %u, i64 %dc
%dt = load i64, ptr %ds, align 8
%du = icmp slt i64 %dt, 0
%dv = sub nsw i64 %h, %dg
%dw = icmp sgt i64 %dt, %dv
%dx = select i1 %du, i1 true, i1 %dw
br i1 %dx, label %db, label %dy
dy:
%dz = add nuw nsw i64 %dt, %dg
%ea = getelementptr i8, ptr %bb, i64 %dc
%eb = load i8, ptr %ea, align 1
%ec = icmp eq i8 %eb, 0
br i1 %ec, label %ed, label %ee
ee:
%ef = icmp samesign ult i64 %dt, 8
br i1 %ef, label %db, label %eg
eh:
%ei = add nuw nsw i64 %dg, 8
%ej = icmp eq i64 %ek, 0
br i1 %ej, label %el, label %ed
ed:
%em = phi i64 [ %ek, %eh ], [ 1, %dy ]
%en = phi i64 [ %ei, %eh ], [ %dg, %dy ]
br label %eo
eo:
%ep = phi i64 [ %eq, %er ], [ %en, %ed ]
%es = phi i64 [ %et, %er ], [ 0, %ed ]
%eu = phi i64 [ %ev, %er ], [ -1, %ed ]
%ew = phi i64 [ %ex, %er ], [ 0, %ed ]
%ey = getelementptr i8, ptr %bb, i64 %dc
%ez = load i8, ptr %ey, align 1
%fa = icmp eq i8 %ez, 0
br i1 %fa, label %fb, label %fc
fc:
%fd = sub nsw i64 %dz, %ep
%fe = icmp slt i64 %fd, 4
br i1 %fe, label %db, label %ff
fg:
%fh = add nuw nsw i64 %ep, 4
%fi = shl nuw nsw i64 %fj, 32
br label %fb
fb:
%fk = phi i64 [ %fh, %fg ], [ %ep, %eo ]
%ev = phi i64 [ %fj, %fg ], [ %eu, %eo ]
%fl = phi i64 [ %fi, %fg ], [ 0, %eo ]
%fm = add nsw i64 %es, %do
%fn = sub nsw i64 %dz, %fk
%fo = icmp slt i64 %fn, 8
br i1 %fo, label %db, label %fp
fq:
%fr = trunc i64 %fs to i32
%ft = icmp eq i32 %fr, 12346
br i1 %ft, label %fu, label %db
fu:
%fv = getelementptr i8, ptr %g, i64 %fk
%fw = getelementptr i8, ptr %fv, i64 4
%fx = load i32, ptr %fw, align 1, !noalias !0
%fy = zext nneg i32 %fx to i64
%fz = icmp ugt i32 %fx, 65536
br i1 %fz, label %ga, label %gb
ga:
%gc = add nuw nsw i64 %fk, 4
br label %db
gb:
%gd = add nuw nsw i64 %fk, 8
%ge = shl nuw nsw i64 %fy, 2
%gf = add nuw nsw i64 %ge, %gd
br label %gg
gh:
%gi = trunc i64 %fs to i32
%gj = lshr i64 %fs, 16
%gk = add nuw nsw i64 %gj, 1
%gl = add nuw nsw i64 %gj, 8
%gm = lshr i64 %gl, 3
%gn = add nuw nsw i64 %fk, 4
%go = add nuw nsw i64 %gm, %gn
%gp = icmp ugt i32 %gi, 196607
%gq = shl nuw nsw i64 %gk, 2
%gr = add nuw nsw i64 %go, %gq
br i1 %gp, label %gg, label %gs
gg:
%gt = phi i64 [ %fy, %gb ], [ %gk, %gh ]
%gu = phi i64 [ %fk, %gb ], [ %gn, %gh ]
%gv = phi i64 [ %gd, %gb ], [ %go, %gh ]
%gw = phi i64 [ %gf, %gb ], [ %gr, %gh ]
%gx = phi i64 [ %ge, %gb ], [ %gq, %gh ]
%gy = add nuw nsw i64 %gx, %gw
br label %gs
gs:
%gz = phi i64 [ %gu, %gg ], [ %gn, %gh ]
%ha = phi i64 [ %gv, %gg ], [ %go, %gh ]
%hb = phi i64 [ %gt, %gg ], [ %gk, %gh ]
%hc = phi i64 [ %gw, %gg ], [ %gr, %gh ]
%hd = phi i1 [ true, %gg ], [ false, %gh ]
%he = phi i64 [ %gy, %gg ], [ %gr, %gh ]
%hf = icmp sgt i64 %he, %dz
br i1 %hf, label %db, label %hg
hh:
br i1 %hd, label %hi, label %hj
hj:
%hk = icmp ne i64 %cj, 0
%hl = sub nsw i64 %dp, %hm
%hn = icmp sge i64 %ho, %hl
%hp = select i1 %hk, i1 %hn, i1 false
br i1 %hp, label %db, label %hq
hq:
%hr = icmp eq i64 %hs, 12347
%ht = shl nuw nsw i64 %hu, 16
%hv = or disjoint i64 %ht, %fl
br i1 %hr, label %hw, label %hx
hw:
%hy = lshr i64 %hz, 3
%ia = getelementptr i8, ptr %ib, i64 %hy
%ic = load i8, ptr %ia, align 1, !noalias !7
%id = zext i8 %ic to i64
%ie = and i64 %hz, 7
%if = shl nuw nsw i64 1, %ie
%ig = and i64 %if, %id
%ih = icmp eq i64 %ig, 0
br i1 %ih, label %hx, label %ii
ii:
%ij = sub nsw i64 %dz, %ik
%il = icmp slt i64 %ij, 2
br i1 %il, label %db, label %im
in:
%io = add nuw nsw i64 %ik, 2
%ip = icmp eq i64 %iq, 0
br i1 %ip, label %db, label %ir
ir:
%is = icmp eq i64 %cj, 0
br i1 %is, label %it, label %iu
it:
br label %iv
iu:
%iw = shl i64 %ix, 24
%iy = shl i64 %iz, 16
%ja = add i64 %fl, %iw
%jb = add i64 %ja, %iy
br label %jc
iv:
%jd = phi i64 [ %je, %jf ], [ 2, %it ]
%jg = phi ptr [ %jh, %jf ], [ %cu, %it ]
%ji = phi i64 [ %jj, %jf ], [ %iq, %it ]
%jk = phi i64 [ %jl, %jf ], [ 0, %it ]
%jm = phi i64 [ %jn, %jf ], [ 0, %it ]
%jo = add i64 %ik, %jd
%jp = icmp slt i64 %jo, 0
%jq = select i1 %jp, i64 %h, i64 0
%jr = add i64 %ik, %jq
%js = getelementptr i8, ptr %jg, i64 %jr
%jt = load i8, ptr %js, align 1, !noalias !8
%ju = zext i8 %jt to i64
%jv = icmp slt i64 %jo, -1
%jw = select i1 %jv, i64 %cr, i64 1
%jx = add i64 %ik, %jw
%jy = getelementptr i8, ptr %jg, i64 %jx
%jz = load i8, ptr %jy, align 1, !noalias !8
%ka = zext i8 %jz to i64
%kb = shl nuw nsw i64 %ka, 8
%kc = or disjoint i64 %kb, %ju
%kd = icmp slt i64 %jo, -2
%ke = select i1 %kd, i64 %cs, i64 2
%kf = add i64 %ik, %ke
%kg = getelementptr i8, ptr %jg, i64 %kf
%kh = load i8, ptr %kg, align 1, !noalias !13
%ki = zext i8 %kh to i64
%kj = icmp slt i64 %jo, -3
%kk = select i1 %kj, i64 %ct, i64 3
%kl = add i64 %ik, %kk
%km = getelementptr i8, ptr %jg, i64 %kl
%kn = load i8, ptr %km, align 1, !noalias !13
%ko = zext i8 %kn to i64
%kp = shl nuw nsw i64 %ko, 8
%kq = or disjoint i64 %kp, %ki
%kr = add nuw nsw i64 %kq, 1
%ks = icmp samesign ult i64 %kc, %jk
br i1 %ks, label %db, label %kt
kt:
%jl = add nuw nsw i64 %kr, %kc
%ku = icmp samesign ugt i64 %jl, 65536
%kv = sub nsw i64 %kw, %jm
%kx = icmp sge i64 %kq, %kv
%ky = select i1 %ku, i1 true, i1 %kx
br i1 %ky, label %db, label %jf
jf:
%jn = add nuw nsw i64 %kr, %jm
%jj = add nsw i64 %ji, -1
%jh = getelementptr i8, ptr %jg, i64 4
%je = add nuw nsw i64 %jd, 4
%kz = icmp eq i64 %jj, 0
br i1 %kz, label %la, label %iv
lb:
%lc = add nuw nsw i64 %ld, %le
%lf = icmp samesign ugt i64 %lc, 65536
%lg = sub nsw i64 %kw, %lh
%li = icmp sge i64 %lj, %lg
%lk = select i1 %lf, i1 true, i1 %li
br i1 %lk, label %db, label %ll
lm:
%ln = phi i64 [ %lo, %lp ], [ %lq, %lm ]
%lr = phi i64 [ %ls, %lm ], [ 0, %lp ]
%lt = add i64 %lu, %lr
%lv = add i64 %lw, %lr
%lx = icmp slt i64 %lv, 0
%ly = select i1 %lx, i64 %cq, i64 0
%lz = getelementptr i8, ptr %ma, i64 %ly
%mb = shl i64 %lr, 3
%mc = getelementptr i8, ptr %lz, i64 %mb
store i64 %lt, ptr %mc, align 8, !noalias !16
%md = add i64 %lu, %lr
%me = add i64 %md, 1
%mf = add i64 %lw, %lr
%mg = add i64 %mf, 1
%mh = icmp slt i64 %mg, 0
%mi = select i1 %mh, i64 %cv, i64 8
%mj = getelementptr i8, ptr %ma, i64 %mi
%mk = shl i64 %lr, 3
%ml = getelementptr i8, ptr %mj, i64 %mk
store i64 %me, ptr %ml, align 8, !noalias !16
%mm = add i64 %lu, %lr
%mn = add i64 %mm, 2
%mo = add i64 %lw, %lr
%mp = add i64 %mo, 2
%mq = icmp slt i64 %mp, 0
%mr = select i1 %mq, i64 %cw, i64 16
%ms = getelementptr i8, ptr %ma, i64 %mr
%mt = shl i64 %lr, 3
%mu = getelementptr i8, ptr %ms, i64 %mt
store i64 %mn, ptr %mu, align 8, !noalias !16
%ls = add i64 %lr, 4
%mv = add i64 %lu, %lr
%mw = add i64 %mv, 3
%mx = add i64 %lw, %lr
%my = add i64 %mx, 3
%mz = icmp slt i64 %my, 0
%na = select i1 %mz, i64 %cx, i64 24
%nb = getelementptr i8, ptr %ma, i64 %na
%nc = shl i64 %lr, 3
%nd = getelementptr i8, ptr %nb, i64 %nc
store i64 %mw, ptr %nd, align 8, !noalias !16
%lq = add i64 %ln, 2
%ne = icmp eq i64 %lq, 0
br i1 %ne, label %nf, label %lm
nf:
%ng = and i64 %nh, 2
%ni = icmp eq i64 %ng, 0
br i1 %ni, label %nj, label %nk
nj:
%nl = phi i64 [ 0, %nm ], [ %ls, %nf ]
%nn = add i64 %nl, %no
%np = add i64 %nl, %lw
%nq = icmp slt i64 %np, 0
%nr = select i1 %nq, i64 %cq, i64 0
%ns = getelementptr i8, ptr %ma, i64 %nr
%nt = shl i64 %nl, 3
%nu = getelementptr i8, ptr %ns, i64 %nt
store i64 %nn, ptr %nu, align 8, !noalias !16
%nv = add i64 %nn, 1
%nw = add i64 %np, 1
%nx = icmp slt i64 %nw, 0
%ny = select i1 %nx, i64 %cq, i64 0
%nz = getelementptr i8, ptr %ma, i64 %ny
%oa = getelementptr i8, ptr %nz, i64 %nt
%ob = getelementptr i8, ptr %oa, i64 8
store i64 %nv, ptr %ob, align 8, !noalias !16
br label %nk
nk:
%oc = and i64 %od, 1
%oe = icmp eq i64 %oc, 0
br i1 %oe, label %of, label %og
of:
%oh = phi i64 [ 0, %ll ], [ %oi, %nk ]
%oj = add nuw nsw i64 %oh, %no
%ok = add nsw i64 %oh, %lw
%ol = icmp slt i64 %ok, 0
%om = select i1 %ol, i64 %cj, i64 0
%on = getelementptr i64, ptr %bp, i64 %ok
%oo = getelementptr i64, ptr %on, i64 %om
store i64 %oj, ptr %oo, align 8, !noalias !16
br label %og
og:
%op = add nuw nsw i64 %ld, %lh
%oq = icmp eq i64 %or, %iq
br i1 %oq, label %la, label %jc
jc:
%os = phi i64 [ %lc, %og ], [ 0, %iu ]
%lh = phi i64 [ %op, %og ], [ 0, %iu ]
%ot = phi i64 [ %or, %og ], [ 0, %iu ]
%or = add nuw nsw i64 %ot, 1
%ou = shl nsw i64 %ot, 2
%ov = add nsw i64 %io, %ou
%ow = icmp slt i64 %ov, 0
%ox = select i1 %ow, i64 %h, i64 0
%oy = getelementptr i8, ptr %g, i64 %ov
%oz = getelementptr i8, ptr %oy, i64 %ox
%pa = load i8, ptr %oz, align 1, !noalias !17
%pb = zext i8 %pa to i64
%pc = icmp slt i64 %ov, -1
%pd = select i1 %pc, i64 %h, i64 0
%pe = getelementptr i8, ptr %oy, i64 1
%pf = getelementptr i8, ptr %pe, i64 %pd
%pg = load i8, ptr %pf, align 1, !noalias !17
%ph = zext i8 %pg to i64
%pi = shl nuw nsw i64 %ph, 8
%le = or disjoint i64 %pi, %pb
%pj = icmp slt i64 %ov, -2
%pk = select i1 %pj, i64 %h, i64 0
%pl = getelementptr i8, ptr %oy, i64 2
%pm = getelementptr i8, ptr %pl, i64 %pk
%pn = load i8, ptr %pm, align 1, !noalias !20
%od = zext i8 %pn to i64
%po = icmp slt i64 %ov, -3
%pp = select i1 %po, i64 %h, i64 0
%pq = getelementptr i8, ptr %oy, i64 3
%pr = getelementptr i8, ptr %pq, i64 %pp
%ps = load i8, ptr %pr, align 1, !noalias !20
%pt = zext i8 %ps to i64
%pu = shl nuw nsw i64 %pt, 8
%lj = or disjoint i64 %pu, %od
%ld = add nuw nsw i64 %lj, 1
%pv = icmp samesign ult i64 %le, %os
br i1 %pv, label %db, label %lb
ll:
%no = or disjoint i64 %le, %hv
%lw = add i64 %lh, %hm
%pw = icmp eq i64 %lj, 0
br i1 %pw, label %of, label %nm
nm:
%px = shl i64 %lw, 3
%ma = getelementptr i8, ptr %bp, i64 %px
%py = add nuw nsw i64 %od, 1
%pz = add nuw nsw i64 %py, %pu
%oi = and i64 %pz, 131070
%nh = add nsw i64 %pz, -2
%qa = lshr i64 %nh, 1
%qb = icmp eq i64 %qa, 0
br i1 %qb, label %nj, label %lp
lp:
%qc = add nuw i64 %qa, 1
%qd = lshr i64 %qc, 1
%lo = mul nsw i64 %qd, -2
%qe = add i64 %jb, %pi
%lu = add i64 %qe, %pb
br label %lm
la:
%qf = phi i64 [ %jn, %jf ], [ %op, %og ]
%qg = icmp eq i64 %qf, %kw
br i1 %qg, label %qh, label %db
hx:
%qi = icmp ult i8 %qj, 16
br i1 %qi, label %qk, label %ql
qk:
%qm = shl nuw nsw i64 %kw, 1
%qn = sub nsw i64 %dz, %ik
%qo = icmp sgt i64 %qm, %qn
br i1 %qo, label %db, label %qp
qp:
%qq = icmp eq i64 %cj, 0
br i1 %qq, label %qr, label %qs
qs:
br label %qt
qr:
br label %qu
qu:
%qv = phi i64 [ %qw, %qx ], [ %kw, %qr ]
%qy = phi i64 [ %qz, %qx ], [ %ik, %qr ]
%ra = phi i64 [ %rb, %qx ], [ -1, %qr ]
%rc = icmp slt i64 %qy, 0
%rd = select i1 %rc, i64 %h, i64 0
%re = getelementptr i8, ptr %g, i64 %rd
%rf = getelementptr i8, ptr %re, i64 %qy
%rg = load i8, ptr %rf, align 1, !noalias !23
%rh = zext i8 %rg to i64
%ri = icmp slt i64 %qy, -1
%rj = select i1 %ri, i64 %cr, i64 1
%rk = getelementptr i8, ptr %g, i64 %rj
%rl = getelementptr i8, ptr %rk, i64 %qy
%rm = load i8, ptr %rl, align 1, !noalias !23
%rn = zext i8 %rm to i64
%ro = shl nuw nsw i64 %rn, 8
%rb = or disjoint i64 %ro, %rh
%rp = icmp sgt i64 %rb, %ra
br i1 %rp, label %qx, label %db
qx:
%qz = add i64 %qy, 2
%qw = add nsw i64 %qv, -1
%rq = icmp eq i64 %qw, 0
br i1 %rq, label %qh, label %qu
rr:
%rs = or disjoint i64 %rt, %hv
%ru = icmp slt i64 %rv, 0
%rw = select i1 %ru, i64 %cq, i64 0
%rx = getelementptr i8, ptr %bp, i64 %rw
%ry = shl i64 %rv, 3
%rz = getelementptr i8, ptr %rx, i64 %ry
store i64 %rs, ptr %rz, align 8, !noalias !28
%sa = add i64 %sb, 2
%sc = add i64 %rv, 1
%sd = add nsw i64 %se, -1
%sf = icmp eq i64 %sd, 0
br i1 %sf, label %qh, label %qt
qt:
%se = phi i64 [ %sd, %rr ], [ %kw, %qs ]
%rv = phi i64 [ %sc, %rr ], [ %hm, %qs ]
%sb = phi i64 [ %sa, %rr ], [ %ik, %qs ]
%sg = phi i64 [ %rt, %rr ], [ -1, %qs ]
%sh = icmp slt i64 %sb, 0
%si = select i1 %sh, i64 %h, i64 0
%sj = getelementptr i8, ptr %g, i64 %si
%sk = getelementptr i8, ptr %sj, i64 %sb
%sl = load i8, ptr %sk, align 1, !noalias !29
%sm = zext i8 %sl to i64
%sn = icmp slt i64 %sb, -1
%so = select i1 %sn, i64 %cr, i64 1
%sp = getelementptr i8, ptr %g, i64 %so
%sq = getelementptr i8, ptr %sp, i64 %sb
%sr = load i8, ptr %sq, align 1, !noalias !29
%ss = zext i8 %sr to i64
%st = shl nuw nsw i64 %ss, 8
%rt = or disjoint i64 %st, %sm
%su = icmp sgt i64 %rt, %sg
br i1 %su, label %rr, label %db
ql:
%sv = sub nsw i64 %dz, %ik
%sw = icmp slt i64 %sv, 8192
br i1 %sw, label %db, label %sx
sx:
%sy = icmp eq i64 %cj, 0
%sz = getelementptr i8, ptr %g, i64 %ik
br i1 %sy, label %ta, label %tb
tb:
br label %tc
ta:
br label %td
td:
%te = phi i64 [ %tf, %tg ], [ 0, %ta ]
%th = phi i64 [ %ti, %tg ], [ 0, %ta ]
%tj = shl nuw nsw i64 %th, 3
%tk = getelementptr i8, ptr %sz, i64 %tj
%tl = load i64, ptr %tk, align 1, !noalias !32
%tm = lshr i64 %tl, 1
%tn = and i64 %tm, %cn
%to = sub i64 %tl, %tn
%tp = and i64 %to, %co
%tq = lshr i64 %to, 2
%tr = and i64 %tq, %co
%ts = add nuw nsw i64 %tr, %tp
%tt = lshr i64 %ts, 4
%tu = add nuw nsw i64 %tt, %ts
%tv = and i64 %tu, %cp
%tw = lshr i64 %tv, 8
%tx = add nuw nsw i64 %tw, %tv
%ty = lshr i64 %tx, 16
%tz = add nuw nsw i64 %ty, %tx
%ua = lshr i64 %tz, 32
%ub = add nuw nsw i64 %ua, %tz
%uc = and i64 %ub, 127
%ud = sub nsw i64 %kw, %te
%ue = icmp sgt i64 %uc, %ud
br i1 %ue, label %db, label %tg
tg:
%ti = add nuw nsw i64 %th, 1
%tf = add nuw nsw i64 %uc, %te
%uf = icmp eq i64 %ti, 1024
br i1 %uf, label %ug, label %td
uh:
%ui = icmp eq i64 %uj, 0
br i1 %ui, label %uk, label %ul
uk:
%um = add nuw nsw i64 %uj, %un
%uo = icmp eq i64 %up, 1024
br i1 %uo, label %ug, label %tc
tc:
%un = phi i64 [ %um, %uk ], [ 0, %tb ]
%uq = phi i64 [ %up, %uk ], [ 0, %tb ]
%up = add nuw nsw i64 %uq, 1
%ur = shl nsw i64 %uq, 3
%us = getelementptr i8, ptr %sz, i64 %ur
%ut = load i64, ptr %us, align 1, !noalias !37
%uu = lshr i64 %ut, 1
%uv = and i64 %uu, %cn
%uw = sub i64 %ut, %uv
%ux = and i64 %uw, %co
%uy = lshr i64 %uw, 2
%uz = and i64 %uy, %co
%va = add nuw nsw i64 %uz, %ux
%vb = lshr i64 %va, 4
%vc = add nuw nsw i64 %vb, %va
%vd = and i64 %vc, %cp
%ve = lshr i64 %vd, 8
%vf = add nuw nsw i64 %ve, %vd
%vg = lshr i64 %vf, 16
%vh = add nuw nsw i64 %vg, %vf
%vi = lshr i64 %vh, 32
%vj = add nuw nsw i64 %vi, %vh
%uj = and i64 %vj, 127
%vk = sub nsw i64 %kw, %un
%vl = icmp sgt i64 %uj, %vk
br i1 %vl, label %db, label %uh
ul:
%vm = shl nsw i64 %uq, 6
%vn = add nuw nsw i64 %vm, %hv
%vo = add nsw i64 %un, %hm
%vp = shl nuw nsw i64 %uj, 3
br label %vq
vq:
%vr = phi i64 [ %vs, %vq ], [ %vp, %ul ]
%vt = phi i64 [ %vu, %vq ], [ %vo, %ul ]
%vv = phi i64 [ %vw, %vq ], [ %ut, %ul ]
%vx = sub i64 0, %vv
%vy = and i64 %vv, %vx
%vz = add i64 %vy, -1
%wa = lshr i64 %vz, 1
%wb = and i64 %wa, %cn
%wc = sub i64 %vz, %wb
%wd = and i64 %wc, %co
%we = lshr i64 %wc, 2
%wf = and i64 %we, %co
%wg = add nuw nsw i64 %wf, %wd
%wh = lshr i64 %wg, 4
%wi = add nuw nsw i64 %wh, %wg
%wj = and i64 %wi, %cp
%wk = lshr i64 %wj, 8
%wl = add nuw nsw i64 %wk, %wj
%wm = lshr i64 %wl, 16
%wn = add nuw nsw i64 %wm, %wl
%wo = lshr i64 %wn, 32
%wp = add nuw nsw i64 %wo, %wn
%wq = and i64 %wp, 127
%wr = add nuw nsw i64 %vn, %wq
%ws = icmp slt i64 %vt, 0
%wt = select i1 %ws, i64 %cq, i64 0
%wu = getelementptr i8, ptr %bp, i64 %wt
%wv = shl i64 %vt, 3
%ww = getelementptr i8, ptr %wu, i64 %wv
store i64 %wr, ptr %ww, align 8, !noalias !40
%vw = xor i64 %vy, %vv
%vu = add i64 %vt, 1
%vs = add i64 %vr, -8
%wx = icmp eq i64 %vs, 0
br i1 %wx, label %uk, label %vq
ug:
%wy = phi i64 [ %tf, %tg ], [ %um, %uk ]
%wz = icmp eq i64 %wy, %kw
br i1 %wz, label %qh, label %db
qh:
%xa = phi i64 [ %xb, %la ], [ %qm, %qx ], [ 8192, %ug ], [ %qm, %rr ]
%xc = add nuw nsw i64 %xa, %ik
%xd = add nsw i64 %kw, %hm
%xe = add nuw nsw i64 %kw, %xf
%xg = icmp eq i64 %xh, %hb
br i1 %xg, label %er, label %xi
fp:
%xj = getelementptr i8, ptr %g, i64 %fk
%xk = load i32, ptr %xj, align 1, !noalias !41
%fs = zext i32 %xk to i64
%hs = and i64 %fs, 65535
%xl = icmp eq i64 %hs, 12347
br i1 %xl, label %gh, label %fq
hg:
%xm = icmp eq i64 %hb, 0
br i1 %xm, label %er, label %xn
xn:
%ib = getelementptr i8, ptr %g, i64 %gz
br label %xi
xi:
%xo = phi i64 [ -1, %xn ], [ %hu, %qh ]
%xf = phi i64 [ 0, %xn ], [ %xe, %qh ]
%hm = phi i64 [ %fm, %xn ], [ %xd, %qh ]
%ik = phi i64 [ %he, %xn ], [ %xc, %qh ]
%hz = phi i64 [ 0, %xn ], [ %xh, %qh ]
%xh = add nuw nsw i64 %hz, 1
%xp = shl nsw i64 %hz, 2
%xq = add nsw i64 %xp, %ha
%xr = icmp slt i64 %xq, 0
%xs = select i1 %xr, i64 %h, i64 0
%xt = getelementptr i8, ptr %g, i64 %xq
%xu = getelementptr i8, ptr %xt, i64 %xs
%xv = load i8, ptr %xu, align 1, !noalias !46
%iz = zext i8 %xv to i64
%xw = icmp slt i64 %xq, -1
%xx = select i1 %xw, i64 %h, i64 0
%xy = getelementptr i8, ptr %xt, i64 1
%xz = getelementptr i8, ptr %xy, i64 %xx
%ya = load i8, ptr %xz, align 1, !noalias !46
%ix = zext i8 %ya to i64
%yb = shl nuw nsw i64 %ix, 8
%hu = or disjoint i64 %yb, %iz
%yc = icmp slt i64 %xq, -2
%yd = select i1 %yc, i64 %h, i64 0
%ye = getelementptr i8, ptr %xt, i64 2
%yf = getelementptr i8, ptr %ye, i64 %yd
%yg = load i8, ptr %yf, align 1, !noalias !49
%yh = zext i8 %yg to i64
%yi = icmp slt i64 %xq, -3
%yj = select i1 %yi, i64 %h, i64 0
%yk = getelementptr i8, ptr %xt, i64 3
%yl = getelementptr i8, ptr %yk, i64 %yj
%qj = load i8, ptr %yl, align 1, !noalias !49
%ym = zext i8 %qj to i64
%yn = shl nuw nsw i64 %ym, 8
%ho = or disjoint i64 %yn, %yh
%kw = add nuw nsw i64 %ho, 1
%yo = icmp sgt i64 %hu, %xo
br i1 %yo, label %hh, label %db
hi:
%yp = add nsw i64 %xp, %hc
%yq = getelementptr i8, ptr %g, i64 %yp
%yr = load i32, ptr %yq, align 1, !noalias !52
%ys = zext i32 %yr to i64
%yt = sub nsw i64 %ik, %fk
%yu = icmp eq i64 %yt, %ys
br i1 %yu, label %hj, label %db
im:
%yv = getelementptr i8, ptr %g, i64 %ik
%yw = load i8, ptr %yv, align 1, !noalias !57
%yx = zext i8 %yw to i64
%yy = getelementptr i8, ptr %yv, i64 1
%yz = load i8, ptr %yy, align 1, !noalias !57
%za = zext i8 %yz to i64
%zb = shl nuw nsw i64 %za, 8
%iq = or disjoint i64 %zb, %yx
%zc = shl nuw nsw i64 %iq, 2
%xb = or disjoint i64 %zc, 2
%zd = icmp samesign ugt i64 %xb, %ij
br i1 %zd, label %db, label %in
er:
%eq = phi i64 [ %he, %hg ], [ %xc, %qh ]
%ze = phi i64 [ 0, %hg ], [ %xe, %qh ]
%et = add nsw i64 %ze, %es
%ex = add nuw nsw i64 %ew, 1
%zf = icmp eq i64 %ex, %em
br i1 %zf, label %el, label %eo
el:
%zg = phi i64 [ %ei, %eh ], [ %eq, %er ]
%zh = phi i64 [ 0, %eh ], [ %et, %er ]
%zi = icmp eq i64 %zg, %dz
%zj = select i1 %zi, i64 0, i64 7
br label %db
db:
%zk = phi i64 [ 1, %dr ], [ 3, %eg ], [ %zj, %el ], [ 6, %td ], [ 1, %dh ], [ 3, %zl ], [ 1, %ee ], [ 6, %qu ], [ 6, %qt ], [ 1, %ql ], [ 3, %ga ], [ 6, %tc ], [ 6, %kt ], [ 6, %jc ], [ 6, %iv ], [ 6, %lb ], [ 1, %im ], [ 1, %qk ], [ 6, %la ], [ 6, %ug ], [ 6, %in ], [ 4, %xi ], [ 5, %hi ], [ 8, %hj ], [ 1, %ii ], [ 2, %fq ], [ 1, %gs ], [ 4, %ff ], [ 1, %fb ], [ 1, %fc ]
%zm = phi i64 [ %dg, %dr ], [ %dg, %eg ], [ %zg, %el ], [ %ik, %td ], [ %dg, %dh ], [ %dg, %zl ], [ %dg, %ee ], [ %ik, %qu ], [ %ik, %qt ], [ %ik, %ql ], [ %gc, %ga ], [ %ik, %tc ], [ %ik, %kt ], [ %ik, %jc ], [ %ik, %iv ], [ %ik, %lb ], [ %ik, %im ], [ %ik, %qk ], [ %ik, %la ], [ %ik, %ug ], [ %ik, %in ], [ %xq, %xi ], [ %yp, %hi ], [ %xq, %hj ], [ %ik, %ii ], [ %fk, %fq ], [ %fk, %gs ], [ %ep, %ff ], [ %fk, %fb ], [ %ep, %fc ]
%zn = phi i64 [ -1, %dr ], [ -1, %eg ], [ %zh, %el ], [ -1, %td ], [ -1, %dh ], [ -1, %zl ], [ -1, %ee ], [ -1, %qu ], [ -1, %qt ], [ -1, %ql ], [ -1, %ga ], [ -1, %tc ], [ -1, %kt ], [ -1, %jc ], [ -1, %iv ], [ -1, %lb ], [ -1, %im ], [ -1, %qk ], [ -1, %la ], [ -1, %ug ], [ -1, %in ], [ -1, %xi ], [ -1, %hi ], [ -1, %hj ], [ -1, %ii ], [ -1, %fq ], [ -1, %gs ], [ -1, %ff ], [ -1, %fb ], [ -1, %fc ]
%zo = getelementptr i64, ptr %bw, i64 %dc
store i64 %zn, ptr %zo, align 8
%zp = mul i64 %dc, %cf
%zq = getelementptr i64, ptr %cd, i64 %zp
store i64 %zk, ptr %zq, align 8
%zr = getelementptr i8, ptr %zq, i64 8
store i64 %zm, ptr %zr, align 8
%zs = icmp ne i64 %zk, 0
%zt = zext i1 %zs to i64
%da = add nuw nsw i64 %cz, %zt
%zu = icmp eq i64 %dd, %o
br i1 %zu, label %cl, label %cy
cl:
%zv = phi i64 [ 0, %ci ], [ %da, %db ]
store i64 %zv, ptr %a, align 8
ret i32 0
eg:
%zw = getelementptr i8, ptr %g, i64 %dg
%ek = load i64, ptr %zw, align 1, !noalias !60
%zx = icmp slt i64 %ek, 0
br i1 %zx, label %db, label %zl
zl:
%zy = add nsw i64 %dt, -8
%zz = udiv i64 %zy, 12
%baa = icmp samesign ugt i64 %ek, %zz
br i1 %baa, label %db, label %eh
ff:
%bab = getelementptr i8, ptr %g, i64 %ep
%bac = load i32, ptr %bab, align 1, !noalias !63
%fj = zext i32 %bac to i64
%bad = icmp sge i64 %eu, %fj
%bae = icmp slt i32 %bac, 0
%baf = or i1 %bae, %bad
br i1 %baf, label %db, label %fg
}
declare i64 @llvm.smin.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = !{!1, !3, !5}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = distinct !{!5, !6, !"scope"}
!6 = distinct !{!6, !"scope"}
!7 = !{!5}
!8 = !{!9, !11, !5}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"scope"}
!13 = !{!14, !11, !5}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!11, !5}
!17 = !{!18, !11, !5}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = !{!21, !11, !5}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = !{!24, !26, !5}
!24 = distinct !{!24, !25, !"scope"}
!25 = distinct !{!25, !"scope"}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!26, !5}
!29 = !{!30, !26, !5}
!30 = distinct !{!30, !31, !"scope"}
!31 = distinct !{!31, !"scope"}
!32 = !{!33, !35, !5}
!33 = distinct !{!33, !34, !"scope"}
!34 = distinct !{!34, !"scope"}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = !{!38, !35, !5}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = !{!35, !5}
!41 = !{!42, !44, !5}
!42 = distinct !{!42, !43, !"scope"}
!43 = distinct !{!43, !"scope"}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = !{!47, !5}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = !{!50, !5}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !55, !5}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = distinct !{!55, !56, !"scope"}
!56 = distinct !{!56, !"scope"}
!57 = !{!58, !5}
!58 = distinct !{!58, !59, !"scope"}
!59 = distinct !{!59, !"scope"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"scope"}
!62 = distinct !{!62, !"scope"}
!63 = !{!64, !66}
!64 = distinct !{!64, !65, !"scope"}
!65 = distinct !{!65, !"scope"}
!66 = distinct !{!66, !67, !"scope"}
!67 = distinct !{!67, !"scope"}
