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
%id = and i64 %hz, 7
%ie = zext i8 %ic to i64
%if = shl nuw nsw i64 1, %id
%ig = and i64 %if, %ie
%ih = icmp eq i64 %ig, 0
br i1 %ih, label %hx, label %ii
ii:
%ij = sub nsw i64 %dz, %ik
%il = icmp sgt i64 %ij, 1
br i1 %il, label %im, label %db
im:
%in = getelementptr i8, ptr %g, i64 %ik
%io = load i8, ptr %in, align 1, !noalias !8
%ip = zext i8 %io to i64
%iq = getelementptr i8, ptr %in, i64 1
%ir = load i8, ptr %iq, align 1, !noalias !8
%is = zext i8 %ir to i64
%it = shl nuw nsw i64 %is, 8
%iu = or disjoint i64 %it, %ip
%iv = shl nuw nsw i64 %iu, 2
%iw = or disjoint i64 %iv, 2
%ix = icmp samesign ugt i64 %iw, %ij
br i1 %ix, label %db, label %iy
hx:
%iz = icmp ult i8 %ja, 16
%jb = shl nuw nsw i64 %jc, 1
%jd = select i1 %iz, i64 %jb, i64 8192
%je = sub nsw i64 %dz, %ik
%jf = icmp sgt i64 %jd, %je
br i1 %jf, label %db, label %jg
iy:
%jh = add nuw nsw i64 %ik, 2
%ji = icmp eq i64 %iu, 0
br i1 %ji, label %db, label %jj
jj:
%jk = icmp eq i64 %cj, 0
br i1 %jk, label %jl, label %jm
jl:
br label %jn
jm:
%jo = shl i64 %jp, 24
%jq = shl i64 %jr, 16
%js = add i64 %fl, %jo
%jt = add i64 %js, %jq
br label %ju
jn:
%jv = phi i64 [ %jw, %jx ], [ 2, %jl ]
%jy = phi ptr [ %jz, %jx ], [ %cu, %jl ]
%ka = phi i64 [ %kb, %jx ], [ %iu, %jl ]
%kc = phi i64 [ %kd, %jx ], [ 0, %jl ]
%ke = phi i64 [ %kf, %jx ], [ 0, %jl ]
%kg = add i64 %ik, %jv
%kh = icmp slt i64 %kg, 0
%ki = select i1 %kh, i64 %h, i64 0
%kj = add i64 %ik, %ki
%kk = getelementptr i8, ptr %jy, i64 %kj
%kl = load i8, ptr %kk, align 1, !noalias !11
%km = zext i8 %kl to i64
%kn = icmp slt i64 %kg, -1
%ko = select i1 %kn, i64 %cr, i64 1
%kp = add i64 %ik, %ko
%kq = getelementptr i8, ptr %jy, i64 %kp
%kr = load i8, ptr %kq, align 1, !noalias !11
%ks = zext i8 %kr to i64
%kt = shl nuw nsw i64 %ks, 8
%ku = or disjoint i64 %kt, %km
%kv = icmp slt i64 %kg, -2
%kw = select i1 %kv, i64 %cs, i64 2
%kx = add i64 %ik, %kw
%ky = getelementptr i8, ptr %jy, i64 %kx
%kz = load i8, ptr %ky, align 1, !noalias !16
%la = zext i8 %kz to i64
%lb = icmp slt i64 %kg, -3
%lc = select i1 %lb, i64 %ct, i64 3
%ld = add i64 %ik, %lc
%le = getelementptr i8, ptr %jy, i64 %ld
%lf = load i8, ptr %le, align 1, !noalias !16
%lg = zext i8 %lf to i64
%lh = shl nuw nsw i64 %lg, 8
%li = or disjoint i64 %lh, %la
%lj = add nuw nsw i64 %li, 1
%lk = icmp samesign ult i64 %ku, %kc
br i1 %lk, label %db, label %ll
ll:
%kd = add nuw nsw i64 %lj, %ku
%lm = icmp samesign ugt i64 %kd, 65536
%ln = sub nsw i64 %jc, %ke
%lo = icmp sge i64 %li, %ln
%lp = select i1 %lm, i1 true, i1 %lo
br i1 %lp, label %db, label %jx
jx:
%kf = add nuw nsw i64 %lj, %ke
%kb = add nsw i64 %ka, -1
%jz = getelementptr i8, ptr %jy, i64 4
%jw = add nuw nsw i64 %jv, 4
%lq = icmp eq i64 %kb, 0
br i1 %lq, label %lr, label %jn
ls:
%lt = add nuw nsw i64 %lu, %lv
%lw = icmp samesign ugt i64 %lt, 65536
%lx = sub nsw i64 %jc, %ly
%lz = icmp sge i64 %ma, %lx
%mb = select i1 %lw, i1 true, i1 %lz
br i1 %mb, label %db, label %mc
md:
%me = phi i64 [ %mf, %mg ], [ %mh, %md ]
%mi = phi i64 [ %mj, %md ], [ 0, %mg ]
%mk = add i64 %ml, %mi
%mm = add i64 %mn, %mi
%mo = icmp slt i64 %mm, 0
%mp = select i1 %mo, i64 %cq, i64 0
%mq = getelementptr i8, ptr %mr, i64 %mp
%ms = shl i64 %mi, 3
%mt = getelementptr i8, ptr %mq, i64 %ms
store i64 %mk, ptr %mt, align 8, !noalias !19
%mu = add i64 %ml, %mi
%mv = add i64 %mu, 1
%mw = add i64 %mn, %mi
%mx = add i64 %mw, 1
%my = icmp slt i64 %mx, 0
%mz = select i1 %my, i64 %cv, i64 8
%na = getelementptr i8, ptr %mr, i64 %mz
%nb = shl i64 %mi, 3
%nc = getelementptr i8, ptr %na, i64 %nb
store i64 %mv, ptr %nc, align 8, !noalias !19
%nd = add i64 %ml, %mi
%ne = add i64 %nd, 2
%nf = add i64 %mn, %mi
%ng = add i64 %nf, 2
%nh = icmp slt i64 %ng, 0
%ni = select i1 %nh, i64 %cw, i64 16
%nj = getelementptr i8, ptr %mr, i64 %ni
%nk = shl i64 %mi, 3
%nl = getelementptr i8, ptr %nj, i64 %nk
store i64 %ne, ptr %nl, align 8, !noalias !19
%mj = add i64 %mi, 4
%nm = add i64 %ml, %mi
%nn = add i64 %nm, 3
%no = add i64 %mn, %mi
%np = add i64 %no, 3
%nq = icmp slt i64 %np, 0
%nr = select i1 %nq, i64 %cx, i64 24
%ns = getelementptr i8, ptr %mr, i64 %nr
%nt = shl i64 %mi, 3
%nu = getelementptr i8, ptr %ns, i64 %nt
store i64 %nn, ptr %nu, align 8, !noalias !19
%mh = add i64 %me, 2
%nv = icmp eq i64 %mh, 0
br i1 %nv, label %nw, label %md
nw:
%nx = and i64 %ny, 2
%nz = icmp eq i64 %nx, 0
br i1 %nz, label %oa, label %ob
oa:
%oc = phi i64 [ 0, %od ], [ %mj, %nw ]
%oe = add i64 %oc, %of
%og = add i64 %oc, %mn
%oh = icmp slt i64 %og, 0
%oi = select i1 %oh, i64 %cq, i64 0
%oj = getelementptr i8, ptr %mr, i64 %oi
%ok = shl i64 %oc, 3
%ol = getelementptr i8, ptr %oj, i64 %ok
store i64 %oe, ptr %ol, align 8, !noalias !19
%om = add i64 %oe, 1
%on = add i64 %og, 1
%oo = icmp slt i64 %on, 0
%op = select i1 %oo, i64 %cq, i64 0
%oq = getelementptr i8, ptr %mr, i64 %op
%or = getelementptr i8, ptr %oq, i64 %ok
%os = getelementptr i8, ptr %or, i64 8
store i64 %om, ptr %os, align 8, !noalias !19
br label %ob
ob:
%ot = and i64 %ou, 1
%ov = icmp eq i64 %ot, 0
br i1 %ov, label %ow, label %ox
ow:
%oy = phi i64 [ 0, %mc ], [ %oz, %ob ]
%pa = add nuw nsw i64 %oy, %of
%pb = add nsw i64 %oy, %mn
%pc = icmp slt i64 %pb, 0
%pd = select i1 %pc, i64 %cj, i64 0
%pe = getelementptr i64, ptr %bp, i64 %pb
%pf = getelementptr i64, ptr %pe, i64 %pd
store i64 %pa, ptr %pf, align 8, !noalias !19
br label %ox
ox:
%pg = add nuw nsw i64 %lu, %ly
%ph = icmp eq i64 %iu, %pi
br i1 %ph, label %lr, label %ju
ju:
%pj = phi i64 [ %lt, %ox ], [ 0, %jm ]
%ly = phi i64 [ %pg, %ox ], [ 0, %jm ]
%pk = phi i64 [ %pi, %ox ], [ 0, %jm ]
%pi = add nuw nsw i64 %pk, 1
%pl = shl nsw i64 %pk, 2
%pm = add nsw i64 %jh, %pl
%pn = icmp slt i64 %pm, 0
%po = select i1 %pn, i64 %h, i64 0
%pp = getelementptr i8, ptr %g, i64 %pm
%pq = getelementptr i8, ptr %pp, i64 %po
%pr = load i8, ptr %pq, align 1, !noalias !20
%ps = zext i8 %pr to i64
%pt = icmp slt i64 %pm, -1
%pu = select i1 %pt, i64 %h, i64 0
%pv = getelementptr i8, ptr %pp, i64 1
%pw = getelementptr i8, ptr %pv, i64 %pu
%px = load i8, ptr %pw, align 1, !noalias !20
%py = zext i8 %px to i64
%pz = shl nuw nsw i64 %py, 8
%lv = or disjoint i64 %pz, %ps
%qa = icmp slt i64 %pm, -2
%qb = select i1 %qa, i64 %h, i64 0
%qc = getelementptr i8, ptr %pp, i64 2
%qd = getelementptr i8, ptr %qc, i64 %qb
%qe = load i8, ptr %qd, align 1, !noalias !23
%ou = zext i8 %qe to i64
%qf = icmp slt i64 %pm, -3
%qg = select i1 %qf, i64 %h, i64 0
%qh = getelementptr i8, ptr %pp, i64 3
%qi = getelementptr i8, ptr %qh, i64 %qg
%qj = load i8, ptr %qi, align 1, !noalias !23
%qk = zext i8 %qj to i64
%ql = shl nuw nsw i64 %qk, 8
%ma = or disjoint i64 %ql, %ou
%lu = add nuw nsw i64 %ma, 1
%qm = icmp samesign ult i64 %lv, %pj
br i1 %qm, label %db, label %ls
mc:
%of = or disjoint i64 %lv, %hv
%mn = add i64 %ly, %hm
%qn = icmp eq i64 %ma, 0
br i1 %qn, label %ow, label %od
od:
%qo = shl i64 %mn, 3
%mr = getelementptr i8, ptr %bp, i64 %qo
%qp = add nuw nsw i64 %ou, 1
%qq = add nuw nsw i64 %qp, %ql
%oz = and i64 %qq, 131070
%ny = add nsw i64 %qq, -2
%qr = lshr i64 %ny, 1
%qs = icmp eq i64 %qr, 0
br i1 %qs, label %oa, label %mg
mg:
%qt = add nuw i64 %qr, 1
%qu = lshr i64 %qt, 1
%mf = mul nsw i64 %qu, -2
%qv = add i64 %jt, %pz
%ml = add i64 %qv, %ps
br label %md
lr:
%qw = phi i64 [ %kf, %jx ], [ %pg, %ox ]
%qx = icmp eq i64 %qw, %jc
br i1 %qx, label %qy, label %db
jg:
%qz = icmp ult i8 %ja, 16
br i1 %qz, label %ra, label %rb
ra:
%rc = icmp eq i64 %cj, 0
br i1 %rc, label %rd, label %re
rd:
%rf = add nuw nsw i64 %rg, 1
%rh = add nuw nsw i64 %rf, %ri
br label %rj
re:
%rk = add nuw nsw i64 %rg, 1
%rl = add i64 %rk, %ri
br label %rm
rj:
%rn = phi i64 [ %ik, %rd ], [ %ro, %rp ]
%rq = phi i64 [ %rh, %rd ], [ %rr, %rp ]
%rs = phi i64 [ 0, %rd ], [ %rt, %rp ]
%ru = icmp slt i64 %rn, 0
%rv = select i1 %ru, i64 %h, i64 0
%rw = getelementptr i8, ptr %g, i64 %rv
%rx = getelementptr i8, ptr %rw, i64 %rn
%ry = load i8, ptr %rx, align 1, !noalias !26
%rz = zext i8 %ry to i64
%sa = icmp slt i64 %rn, -1
%sb = select i1 %sa, i64 %cr, i64 1
%sc = getelementptr i8, ptr %g, i64 %sb
%sd = getelementptr i8, ptr %sc, i64 %rn
%se = load i8, ptr %sd, align 1, !noalias !26
%sf = zext i8 %se to i64
%sg = shl nuw nsw i64 %sf, 8
%sh = or disjoint i64 %sg, %rz
%si = icmp samesign ult i64 %sh, %rs
br i1 %si, label %db, label %rp
rp:
%rt = add nuw nsw i64 %sh, 1
%rr = add nsw i64 %rq, -1
%ro = add i64 %rn, 2
%sj = icmp eq i64 %rr, 0
br i1 %sj, label %qy, label %rj
rm:
%sk = phi i64 [ %sl, %sm ], [ %rl, %re ]
%sn = phi i64 [ %so, %sm ], [ %hm, %re ]
%sp = phi i64 [ %sq, %sm ], [ %ik, %re ]
%sr = phi i64 [ %ss, %sm ], [ 0, %re ]
%st = icmp slt i64 %sp, 0
%su = select i1 %st, i64 %h, i64 0
%sv = getelementptr i8, ptr %g, i64 %su
%sw = getelementptr i8, ptr %sv, i64 %sp
%sx = load i8, ptr %sw, align 1, !noalias !31
%sy = zext i8 %sx to i64
%sz = icmp slt i64 %sp, -1
%ta = select i1 %sz, i64 %cr, i64 1
%tb = getelementptr i8, ptr %g, i64 %ta
%tc = getelementptr i8, ptr %tb, i64 %sp
%td = load i8, ptr %tc, align 1, !noalias !31
%te = zext i8 %td to i64
%tf = shl nuw nsw i64 %te, 8
%tg = or disjoint i64 %tf, %sy
%th = icmp samesign ult i64 %tg, %sr
br i1 %th, label %db, label %sm
sm:
%ss = add nuw nsw i64 %tg, 1
%ti = or disjoint i64 %tg, %hv
%tj = icmp slt i64 %sn, 0
%tk = select i1 %tj, i64 %cq, i64 0
%tl = getelementptr i8, ptr %bp, i64 %tk
%tm = shl i64 %sn, 3
%tn = getelementptr i8, ptr %tl, i64 %tm
store i64 %ti, ptr %tn, align 8, !noalias !34
%sq = add i64 %sp, 2
%so = add i64 %sn, 1
%sl = add i64 %sk, -1
%to = icmp eq i64 %sl, 0
br i1 %to, label %qy, label %rm
rb:
%tp = icmp eq i64 %cj, 0
%tq = getelementptr i8, ptr %g, i64 %ik
br i1 %tp, label %tr, label %ts
ts:
br label %tt
tr:
br label %tu
tu:
%tv = phi i64 [ %tw, %tx ], [ 0, %tr ]
%ty = phi i64 [ %tz, %tx ], [ 0, %tr ]
%ua = shl nuw nsw i64 %ty, 3
%ub = getelementptr i8, ptr %tq, i64 %ua
%uc = load i64, ptr %ub, align 1, !noalias !35
%ud = lshr i64 %uc, 1
%ue = and i64 %ud, %cn
%uf = sub i64 %uc, %ue
%ug = and i64 %uf, %co
%uh = lshr i64 %uf, 2
%ui = and i64 %uh, %co
%uj = add nuw nsw i64 %ui, %ug
%uk = lshr i64 %uj, 4
%ul = add nuw nsw i64 %uk, %uj
%um = and i64 %ul, %cp
%un = lshr i64 %um, 8
%uo = add nuw nsw i64 %un, %um
%up = lshr i64 %uo, 16
%uq = add nuw nsw i64 %up, %uo
%ur = lshr i64 %uq, 32
%us = add nuw nsw i64 %ur, %uq
%ut = and i64 %us, 127
%uu = sub nsw i64 %jc, %tv
%uv = icmp sgt i64 %ut, %uu
br i1 %uv, label %db, label %tx
tx:
%tz = add nuw nsw i64 %ty, 1
%tw = add nuw nsw i64 %ut, %tv
%uw = icmp eq i64 %tz, 1024
br i1 %uw, label %ux, label %tu
uy:
%uz = icmp eq i64 %va, 0
br i1 %uz, label %vb, label %vc
vb:
%vd = add nuw nsw i64 %va, %ve
%vf = icmp eq i64 %vg, 1024
br i1 %vf, label %ux, label %tt
tt:
%ve = phi i64 [ %vd, %vb ], [ 0, %ts ]
%vh = phi i64 [ %vg, %vb ], [ 0, %ts ]
%vg = add nuw nsw i64 %vh, 1
%vi = shl nsw i64 %vh, 3
%vj = getelementptr i8, ptr %tq, i64 %vi
%vk = load i64, ptr %vj, align 1, !noalias !40
%vl = lshr i64 %vk, 1
%vm = and i64 %vl, %cn
%vn = sub i64 %vk, %vm
%vo = and i64 %vn, %co
%vp = lshr i64 %vn, 2
%vq = and i64 %vp, %co
%vr = add nuw nsw i64 %vq, %vo
%vs = lshr i64 %vr, 4
%vt = add nuw nsw i64 %vs, %vr
%vu = and i64 %vt, %cp
%vv = lshr i64 %vu, 8
%vw = add nuw nsw i64 %vv, %vu
%vx = lshr i64 %vw, 16
%vy = add nuw nsw i64 %vx, %vw
%vz = lshr i64 %vy, 32
%wa = add nuw nsw i64 %vz, %vy
%va = and i64 %wa, 127
%wb = sub nsw i64 %jc, %ve
%wc = icmp sgt i64 %va, %wb
br i1 %wc, label %db, label %uy
vc:
%wd = shl nsw i64 %vh, 6
%we = add nuw nsw i64 %wd, %hv
%wf = add nsw i64 %ve, %hm
%wg = shl nuw nsw i64 %va, 3
br label %wh
wh:
%wi = phi i64 [ %wj, %wh ], [ %wg, %vc ]
%wk = phi i64 [ %wl, %wh ], [ %wf, %vc ]
%wm = phi i64 [ %wn, %wh ], [ %vk, %vc ]
%wo = sub i64 0, %wm
%wp = and i64 %wm, %wo
%wq = add i64 %wp, -1
%wr = lshr i64 %wq, 1
%ws = and i64 %wr, %cn
%wt = sub i64 %wq, %ws
%wu = and i64 %wt, %co
%wv = lshr i64 %wt, 2
%ww = and i64 %wv, %co
%wx = add nuw nsw i64 %ww, %wu
%wy = lshr i64 %wx, 4
%wz = add nuw nsw i64 %wy, %wx
%xa = and i64 %wz, %cp
%xb = lshr i64 %xa, 8
%xc = add nuw nsw i64 %xb, %xa
%xd = lshr i64 %xc, 16
%xe = add nuw nsw i64 %xd, %xc
%xf = lshr i64 %xe, 32
%xg = add nuw nsw i64 %xf, %xe
%xh = and i64 %xg, 127
%xi = add nuw nsw i64 %we, %xh
%xj = icmp slt i64 %wk, 0
%xk = select i1 %xj, i64 %cq, i64 0
%xl = getelementptr i8, ptr %bp, i64 %xk
%xm = shl i64 %wk, 3
%xn = getelementptr i8, ptr %xl, i64 %xm
store i64 %xi, ptr %xn, align 8, !noalias !43
%wn = xor i64 %wp, %wm
%wl = add i64 %wk, 1
%wj = add i64 %wi, -8
%xo = icmp eq i64 %wj, 0
br i1 %xo, label %vb, label %wh
ux:
%xp = phi i64 [ %tw, %tx ], [ %vd, %vb ]
%xq = icmp eq i64 %xp, %jc
br i1 %xq, label %qy, label %db
qy:
%xr = phi i64 [ %iw, %lr ], [ 8192, %ux ], [ %jb, %rp ], [ %jb, %sm ]
%xs = add nuw nsw i64 %xr, %ik
%xt = add nsw i64 %jc, %hm
%xu = add nuw nsw i64 %jc, %xv
%xw = icmp eq i64 %xx, %hb
br i1 %xw, label %er, label %xy
fp:
%xz = getelementptr i8, ptr %g, i64 %fk
%ya = load i32, ptr %xz, align 1, !noalias !44
%fs = zext i32 %ya to i64
%hs = and i64 %fs, 65535
%yb = icmp eq i64 %hs, 12347
br i1 %yb, label %gh, label %fq
hg:
%yc = icmp eq i64 %hb, 0
br i1 %yc, label %er, label %yd
yd:
%ib = getelementptr i8, ptr %g, i64 %gz
br label %xy
xy:
%ye = phi i64 [ -1, %yd ], [ %hu, %qy ]
%xv = phi i64 [ 0, %yd ], [ %xu, %qy ]
%hm = phi i64 [ %fm, %yd ], [ %xt, %qy ]
%ik = phi i64 [ %he, %yd ], [ %xs, %qy ]
%hz = phi i64 [ 0, %yd ], [ %xx, %qy ]
%xx = add nuw nsw i64 %hz, 1
%yf = shl nsw i64 %hz, 2
%yg = add nsw i64 %yf, %ha
%yh = icmp slt i64 %yg, 0
%yi = select i1 %yh, i64 %h, i64 0
%yj = getelementptr i8, ptr %g, i64 %yg
%yk = getelementptr i8, ptr %yj, i64 %yi
%yl = load i8, ptr %yk, align 1, !noalias !49
%jr = zext i8 %yl to i64
%ym = icmp slt i64 %yg, -1
%yn = select i1 %ym, i64 %h, i64 0
%yo = getelementptr i8, ptr %yj, i64 1
%yp = getelementptr i8, ptr %yo, i64 %yn
%yq = load i8, ptr %yp, align 1, !noalias !49
%jp = zext i8 %yq to i64
%yr = shl nuw nsw i64 %jp, 8
%hu = or disjoint i64 %yr, %jr
%ys = icmp slt i64 %yg, -2
%yt = select i1 %ys, i64 %h, i64 0
%yu = getelementptr i8, ptr %yj, i64 2
%yv = getelementptr i8, ptr %yu, i64 %yt
%yw = load i8, ptr %yv, align 1, !noalias !52
%rg = zext i8 %yw to i64
%yx = icmp slt i64 %yg, -3
%yy = select i1 %yx, i64 %h, i64 0
%yz = getelementptr i8, ptr %yj, i64 3
%za = getelementptr i8, ptr %yz, i64 %yy
%ja = load i8, ptr %za, align 1, !noalias !52
%zb = zext i8 %ja to i64
%ri = shl i64 %zb, 8
%ho = or disjoint i64 %ri, %rg
%jc = add nuw nsw i64 %ho, 1
%zc = icmp sgt i64 %hu, %ye
br i1 %zc, label %hh, label %db
hi:
%zd = add nsw i64 %yf, %hc
%ze = getelementptr i8, ptr %g, i64 %zd
%zf = load i32, ptr %ze, align 1, !noalias !55
%zg = zext i32 %zf to i64
%zh = sub nsw i64 %ik, %fk
%zi = icmp eq i64 %zh, %zg
br i1 %zi, label %hj, label %db
er:
%eq = phi i64 [ %he, %hg ], [ %xs, %qy ]
%zj = phi i64 [ 0, %hg ], [ %xu, %qy ]
%et = add nsw i64 %zj, %es
%ex = add nuw nsw i64 %ew, 1
%zk = icmp eq i64 %ex, %em
br i1 %zk, label %el, label %eo
el:
%zl = phi i64 [ %ei, %eh ], [ %eq, %er ]
%zm = phi i64 [ 0, %eh ], [ %et, %er ]
%zn = icmp eq i64 %zl, %dz
%zo = select i1 %zn, i64 0, i64 7
br label %db
db:
%zp = phi i64 [ 1, %dr ], [ 3, %eg ], [ %zo, %el ], [ 6, %tu ], [ 1, %dh ], [ 3, %zq ], [ 1, %ee ], [ 1, %im ], [ 6, %rj ], [ 6, %rm ], [ 6, %tt ], [ 6, %ju ], [ 3, %ga ], [ 6, %ll ], [ 6, %jn ], [ 6, %ls ], [ 5, %hi ], [ 8, %hj ], [ 6, %lr ], [ 6, %ux ], [ 6, %iy ], [ 1, %hx ], [ 1, %ii ], [ 4, %xy ], [ 4, %ff ], [ 1, %fb ], [ 1, %fc ], [ 2, %fq ], [ 1, %gs ]
%zr = phi i64 [ %dg, %dr ], [ %dg, %eg ], [ %zl, %el ], [ %ik, %tu ], [ %dg, %dh ], [ %dg, %zq ], [ %dg, %ee ], [ %ik, %im ], [ %ik, %rj ], [ %ik, %rm ], [ %ik, %tt ], [ %ik, %ju ], [ %gc, %ga ], [ %ik, %ll ], [ %ik, %jn ], [ %ik, %ls ], [ %zd, %hi ], [ %yg, %hj ], [ %ik, %lr ], [ %ik, %ux ], [ %ik, %iy ], [ %ik, %hx ], [ %ik, %ii ], [ %yg, %xy ], [ %ep, %ff ], [ %fk, %fb ], [ %ep, %fc ], [ %fk, %fq ], [ %fk, %gs ]
%zs = phi i64 [ -1, %dr ], [ -1, %eg ], [ %zm, %el ], [ -1, %tu ], [ -1, %dh ], [ -1, %zq ], [ -1, %ee ], [ -1, %im ], [ -1, %rj ], [ -1, %rm ], [ -1, %tt ], [ -1, %ju ], [ -1, %ga ], [ -1, %ll ], [ -1, %jn ], [ -1, %ls ], [ -1, %hi ], [ -1, %hj ], [ -1, %lr ], [ -1, %ux ], [ -1, %iy ], [ -1, %hx ], [ -1, %ii ], [ -1, %xy ], [ -1, %ff ], [ -1, %fb ], [ -1, %fc ], [ -1, %fq ], [ -1, %gs ]
%zt = getelementptr i64, ptr %bw, i64 %dc
store i64 %zs, ptr %zt, align 8
%zu = mul i64 %dc, %cf
%zv = getelementptr i64, ptr %cd, i64 %zu
store i64 %zp, ptr %zv, align 8
%zw = getelementptr i8, ptr %zv, i64 8
store i64 %zr, ptr %zw, align 8
%zx = icmp ne i64 %zp, 0
%zy = zext i1 %zx to i64
%da = add nuw nsw i64 %cz, %zy
%zz = icmp eq i64 %dd, %o
br i1 %zz, label %cl, label %cy
cl:
%baa = phi i64 [ 0, %ci ], [ %da, %db ]
store i64 %baa, ptr %a, align 8
ret i32 0
eg:
%bab = getelementptr i8, ptr %g, i64 %dg
%ek = load i64, ptr %bab, align 1, !noalias !60
%bac = icmp slt i64 %ek, 0
br i1 %bac, label %db, label %zq
zq:
%bad = add nsw i64 %dt, -8
%bae = udiv i64 %bad, 12
%baf = icmp samesign ugt i64 %ek, %bae
br i1 %baf, label %db, label %eh
ff:
%bag = getelementptr i8, ptr %g, i64 %ep
%bah = load i32, ptr %bag, align 1, !noalias !63
%fj = zext i32 %bah to i64
%bai = icmp sge i64 %eu, %fj
%baj = icmp slt i32 %bah, 0
%bak = or i1 %baj, %bai
br i1 %bak, label %db, label %fg
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
!8 = !{!9, !5}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = !{!12, !14, !5}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!17, !14, !5}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!14, !5}
!20 = !{!21, !14, !5}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = !{!24, !14, !5}
!24 = distinct !{!24, !25, !"scope"}
!25 = distinct !{!25, !"scope"}
!26 = !{!27, !29, !5}
!27 = distinct !{!27, !28, !"scope"}
!28 = distinct !{!28, !"scope"}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !29, !5}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!29, !5}
!35 = !{!36, !38, !5}
!36 = distinct !{!36, !37, !"scope"}
!37 = distinct !{!37, !"scope"}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = !{!41, !38, !5}
!41 = distinct !{!41, !42, !"scope"}
!42 = distinct !{!42, !"scope"}
!43 = !{!38, !5}
!44 = !{!45, !47, !5}
!45 = distinct !{!45, !46, !"scope"}
!46 = distinct !{!46, !"scope"}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = !{!50, !5}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !5}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !58, !5}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
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
