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
%fr = or disjoint i64 %fs, %ft
%fu = icmp eq i64 %fr, 12346
br i1 %fu, label %fv, label %db
fv:
%fw = getelementptr i8, ptr %g, i64 %fk
%fx = getelementptr i8, ptr %fw, i64 4
%fy = load i16, ptr %fx, align 1, !noalias !0
%fz = zext i16 %fy to i64
%ga = getelementptr i8, ptr %g, i64 %fk
%gb = getelementptr i8, ptr %ga, i64 6
%gc = load i8, ptr %gb, align 1, !noalias !7
%gd = zext i8 %gc to i64
%ge = getelementptr i8, ptr %g, i64 %fk
%gf = getelementptr i8, ptr %ge, i64 7
%gg = load i8, ptr %gf, align 1, !noalias !7
%gh = zext i8 %gg to i64
%gi = shl nuw nsw i64 %gh, 24
%gj = shl nuw nsw i64 %gd, 16
%gk = or disjoint i64 %gj, %fz
%gl = or disjoint i64 %gk, %gi
%gm = icmp samesign ugt i64 %gl, 65536
br i1 %gm, label %gn, label %go
gn:
%gp = add nuw nsw i64 %fk, 4
br label %db
go:
%gq = add nuw nsw i64 %fk, 8
%gr = shl nuw nsw i64 %gk, 2
%gs = add nuw nsw i64 %gr, %gq
br label %gt
gu:
%gv = lshr exact i64 %fs, 16
%gw = add nuw nsw i64 %gv, 1
%gx = add nuw nsw i64 %gv, 8
%gy = lshr i64 %gx, 3
%gz = add nuw nsw i64 %fk, 4
%ha = add nuw nsw i64 %gy, %gz
%hb = icmp samesign ugt i64 %fs, 131072
%hc = shl nuw nsw i64 %gw, 2
%hd = add nuw nsw i64 %ha, %hc
br i1 %hb, label %gt, label %he
gt:
%hf = phi i64 [ %gl, %go ], [ %gw, %gu ]
%hg = phi i64 [ %fk, %go ], [ %gz, %gu ]
%hh = phi i64 [ %gq, %go ], [ %ha, %gu ]
%hi = phi i64 [ %gs, %go ], [ %hd, %gu ]
%hj = phi i64 [ %gr, %go ], [ %hc, %gu ]
%hk = add nuw nsw i64 %hj, %hi
br label %he
he:
%hl = phi i64 [ %hg, %gt ], [ %gz, %gu ]
%hm = phi i64 [ %hh, %gt ], [ %ha, %gu ]
%hn = phi i64 [ %hf, %gt ], [ %gw, %gu ]
%ho = phi i64 [ %hi, %gt ], [ %hd, %gu ]
%hp = phi i1 [ true, %gt ], [ false, %gu ]
%hq = phi i64 [ %hk, %gt ], [ %hd, %gu ]
%hr = icmp sgt i64 %hq, %dz
br i1 %hr, label %db, label %hs
ht:
br i1 %hp, label %hu, label %hv
hv:
%hw = icmp ne i64 %cj, 0
%hx = sub nsw i64 %dp, %hy
%hz = icmp sge i64 %ia, %hx
%ib = select i1 %hw, i1 %hz, i1 false
br i1 %ib, label %db, label %ic
ic:
%id = icmp eq i64 %ft, 12347
%ie = shl nuw nsw i64 %if, 16
%ig = or disjoint i64 %ie, %fl
br i1 %id, label %ih, label %ii
ih:
%ij = lshr i64 %ik, 3
%il = getelementptr i8, ptr %im, i64 %ij
%in = load i8, ptr %il, align 1, !noalias !10
%io = zext i8 %in to i64
%ip = and i64 %ik, 7
%iq = shl nuw nsw i64 1, %ip
%ir = and i64 %iq, %io
%is = icmp eq i64 %ir, 0
br i1 %is, label %ii, label %it
it:
%iu = sub nsw i64 %dz, %iv
%iw = icmp slt i64 %iu, 2
br i1 %iw, label %db, label %ix
iy:
%iz = add nuw nsw i64 %iv, 2
%ja = icmp eq i64 %jb, 0
br i1 %ja, label %db, label %jc
jc:
%jd = icmp eq i64 %cj, 0
br i1 %jd, label %je, label %jf
je:
br label %jg
jf:
%jh = shl i64 %ji, 24
%jj = shl i64 %jk, 16
%jl = add i64 %fl, %jh
%jm = add i64 %jl, %jj
br label %jn
jg:
%jo = phi i64 [ %jp, %jq ], [ 2, %je ]
%jr = phi ptr [ %js, %jq ], [ %cu, %je ]
%jt = phi i64 [ %ju, %jq ], [ %jb, %je ]
%jv = phi i64 [ %jw, %jq ], [ 0, %je ]
%jx = phi i64 [ %jy, %jq ], [ 0, %je ]
%jz = add i64 %iv, %jo
%ka = icmp slt i64 %jz, 0
%kb = select i1 %ka, i64 %h, i64 0
%kc = add i64 %iv, %kb
%kd = getelementptr i8, ptr %jr, i64 %kc
%ke = load i8, ptr %kd, align 1, !noalias !11
%kf = zext i8 %ke to i64
%kg = icmp slt i64 %jz, -1
%kh = select i1 %kg, i64 %cr, i64 1
%ki = add i64 %iv, %kh
%kj = getelementptr i8, ptr %jr, i64 %ki
%kk = load i8, ptr %kj, align 1, !noalias !11
%kl = zext i8 %kk to i64
%km = shl nuw nsw i64 %kl, 8
%kn = or disjoint i64 %km, %kf
%ko = icmp slt i64 %jz, -2
%kp = select i1 %ko, i64 %cs, i64 2
%kq = add i64 %iv, %kp
%kr = getelementptr i8, ptr %jr, i64 %kq
%ks = load i8, ptr %kr, align 1, !noalias !16
%kt = zext i8 %ks to i64
%ku = icmp slt i64 %jz, -3
%kv = select i1 %ku, i64 %ct, i64 3
%kw = add i64 %iv, %kv
%kx = getelementptr i8, ptr %jr, i64 %kw
%ky = load i8, ptr %kx, align 1, !noalias !16
%kz = zext i8 %ky to i64
%la = shl nuw nsw i64 %kz, 8
%lb = or disjoint i64 %la, %kt
%lc = add nuw nsw i64 %lb, 1
%ld = icmp samesign ult i64 %kn, %jv
br i1 %ld, label %db, label %le
le:
%jw = add nuw nsw i64 %lc, %kn
%lf = icmp samesign ugt i64 %jw, 65536
%lg = sub nsw i64 %lh, %jx
%li = icmp sge i64 %lb, %lg
%lj = select i1 %lf, i1 true, i1 %li
br i1 %lj, label %db, label %jq
jq:
%jy = add nuw nsw i64 %lc, %jx
%ju = add nsw i64 %jt, -1
%js = getelementptr i8, ptr %jr, i64 4
%jp = add nuw nsw i64 %jo, 4
%lk = icmp eq i64 %ju, 0
br i1 %lk, label %ll, label %jg
lm:
%ln = add nuw nsw i64 %lo, %lp
%lq = icmp samesign ugt i64 %ln, 65536
%lr = sub nsw i64 %lh, %ls
%lt = icmp sge i64 %lu, %lr
%lv = select i1 %lq, i1 true, i1 %lt
br i1 %lv, label %db, label %lw
lx:
%ly = phi i64 [ %lz, %ma ], [ %mb, %lx ]
%mc = phi i64 [ %md, %lx ], [ 0, %ma ]
%me = add i64 %mf, %mc
%mg = add i64 %mh, %mc
%mi = icmp slt i64 %mg, 0
%mj = select i1 %mi, i64 %cq, i64 0
%mk = getelementptr i8, ptr %ml, i64 %mj
%mm = shl i64 %mc, 3
%mn = getelementptr i8, ptr %mk, i64 %mm
store i64 %me, ptr %mn, align 8, !noalias !19
%mo = add i64 %mf, %mc
%mp = add i64 %mo, 1
%mq = add i64 %mh, %mc
%mr = add i64 %mq, 1
%ms = icmp slt i64 %mr, 0
%mt = select i1 %ms, i64 %cv, i64 8
%mu = getelementptr i8, ptr %ml, i64 %mt
%mv = shl i64 %mc, 3
%mw = getelementptr i8, ptr %mu, i64 %mv
store i64 %mp, ptr %mw, align 8, !noalias !19
%mx = add i64 %mf, %mc
%my = add i64 %mx, 2
%mz = add i64 %mh, %mc
%na = add i64 %mz, 2
%nb = icmp slt i64 %na, 0
%nc = select i1 %nb, i64 %cw, i64 16
%nd = getelementptr i8, ptr %ml, i64 %nc
%ne = shl i64 %mc, 3
%nf = getelementptr i8, ptr %nd, i64 %ne
store i64 %my, ptr %nf, align 8, !noalias !19
%md = add i64 %mc, 4
%ng = add i64 %mf, %mc
%nh = add i64 %ng, 3
%ni = add i64 %mh, %mc
%nj = add i64 %ni, 3
%nk = icmp slt i64 %nj, 0
%nl = select i1 %nk, i64 %cx, i64 24
%nm = getelementptr i8, ptr %ml, i64 %nl
%nn = shl i64 %mc, 3
%no = getelementptr i8, ptr %nm, i64 %nn
store i64 %nh, ptr %no, align 8, !noalias !19
%mb = add i64 %ly, 2
%np = icmp eq i64 %mb, 0
br i1 %np, label %nq, label %lx
nq:
%nr = and i64 %ns, 2
%nt = icmp eq i64 %nr, 0
br i1 %nt, label %nu, label %nv
nu:
%nw = phi i64 [ 0, %nx ], [ %md, %nq ]
%ny = add i64 %nw, %nz
%oa = add i64 %nw, %mh
%ob = icmp slt i64 %oa, 0
%oc = select i1 %ob, i64 %cq, i64 0
%od = getelementptr i8, ptr %ml, i64 %oc
%oe = shl i64 %nw, 3
%of = getelementptr i8, ptr %od, i64 %oe
store i64 %ny, ptr %of, align 8, !noalias !19
%og = add i64 %ny, 1
%oh = add i64 %oa, 1
%oi = icmp slt i64 %oh, 0
%oj = select i1 %oi, i64 %cq, i64 0
%ok = getelementptr i8, ptr %ml, i64 %oj
%ol = getelementptr i8, ptr %ok, i64 %oe
%om = getelementptr i8, ptr %ol, i64 8
store i64 %og, ptr %om, align 8, !noalias !19
br label %nv
nv:
%on = and i64 %oo, 1
%op = icmp eq i64 %on, 0
br i1 %op, label %oq, label %or
oq:
%os = phi i64 [ 0, %lw ], [ %ot, %nv ]
%ou = add nuw nsw i64 %os, %nz
%ov = add nsw i64 %os, %mh
%ow = icmp slt i64 %ov, 0
%ox = select i1 %ow, i64 %cj, i64 0
%oy = getelementptr i64, ptr %bp, i64 %ov
%oz = getelementptr i64, ptr %oy, i64 %ox
store i64 %ou, ptr %oz, align 8, !noalias !19
br label %or
or:
%pa = add nuw nsw i64 %lo, %ls
%pb = icmp eq i64 %pc, %jb
br i1 %pb, label %ll, label %jn
jn:
%pd = phi i64 [ %ln, %or ], [ 0, %jf ]
%ls = phi i64 [ %pa, %or ], [ 0, %jf ]
%pe = phi i64 [ %pc, %or ], [ 0, %jf ]
%pc = add nuw nsw i64 %pe, 1
%pf = shl nsw i64 %pe, 2
%pg = add nsw i64 %iz, %pf
%ph = icmp slt i64 %pg, 0
%pi = select i1 %ph, i64 %h, i64 0
%pj = getelementptr i8, ptr %g, i64 %pg
%pk = getelementptr i8, ptr %pj, i64 %pi
%pl = load i8, ptr %pk, align 1, !noalias !20
%pm = zext i8 %pl to i64
%pn = icmp slt i64 %pg, -1
%po = select i1 %pn, i64 %h, i64 0
%pp = getelementptr i8, ptr %pj, i64 1
%pq = getelementptr i8, ptr %pp, i64 %po
%pr = load i8, ptr %pq, align 1, !noalias !20
%ps = zext i8 %pr to i64
%pt = shl nuw nsw i64 %ps, 8
%lp = or disjoint i64 %pt, %pm
%pu = icmp slt i64 %pg, -2
%pv = select i1 %pu, i64 %h, i64 0
%pw = getelementptr i8, ptr %pj, i64 2
%px = getelementptr i8, ptr %pw, i64 %pv
%py = load i8, ptr %px, align 1, !noalias !23
%oo = zext i8 %py to i64
%pz = icmp slt i64 %pg, -3
%qa = select i1 %pz, i64 %h, i64 0
%qb = getelementptr i8, ptr %pj, i64 3
%qc = getelementptr i8, ptr %qb, i64 %qa
%qd = load i8, ptr %qc, align 1, !noalias !23
%qe = zext i8 %qd to i64
%qf = shl nuw nsw i64 %qe, 8
%lu = or disjoint i64 %qf, %oo
%lo = add nuw nsw i64 %lu, 1
%qg = icmp samesign ult i64 %lp, %pd
br i1 %qg, label %db, label %lm
lw:
%nz = or disjoint i64 %lp, %ig
%mh = add i64 %ls, %hy
%qh = icmp eq i64 %lu, 0
br i1 %qh, label %oq, label %nx
nx:
%qi = shl i64 %mh, 3
%ml = getelementptr i8, ptr %bp, i64 %qi
%qj = add nuw nsw i64 %oo, 1
%qk = add nuw nsw i64 %qj, %qf
%ot = and i64 %qk, 131070
%ns = add nsw i64 %qk, -2
%ql = lshr i64 %ns, 1
%qm = icmp eq i64 %ql, 0
br i1 %qm, label %nu, label %ma
ma:
%qn = add nuw i64 %ql, 1
%qo = lshr i64 %qn, 1
%lz = mul nsw i64 %qo, -2
%qp = add i64 %jm, %pt
%mf = add i64 %qp, %pm
br label %lx
ll:
%qq = phi i64 [ %jy, %jq ], [ %pa, %or ]
%qr = icmp eq i64 %qq, %lh
br i1 %qr, label %qs, label %db
ii:
%qt = icmp ult i8 %qu, 16
br i1 %qt, label %qv, label %qw
qv:
%qx = shl nuw nsw i64 %lh, 1
%qy = sub nsw i64 %dz, %iv
%qz = icmp sgt i64 %qx, %qy
br i1 %qz, label %db, label %ra
ra:
%rb = icmp eq i64 %cj, 0
br i1 %rb, label %rc, label %rd
rd:
br label %re
rc:
br label %rf
rf:
%rg = phi i64 [ %rh, %ri ], [ %lh, %rc ]
%rj = phi i64 [ %rk, %ri ], [ %iv, %rc ]
%rl = phi i64 [ %rm, %ri ], [ -1, %rc ]
%rn = icmp slt i64 %rj, 0
%ro = select i1 %rn, i64 %h, i64 0
%rp = getelementptr i8, ptr %g, i64 %ro
%rq = getelementptr i8, ptr %rp, i64 %rj
%rr = load i8, ptr %rq, align 1, !noalias !26
%rs = zext i8 %rr to i64
%rt = icmp slt i64 %rj, -1
%ru = select i1 %rt, i64 %cr, i64 1
%rv = getelementptr i8, ptr %g, i64 %ru
%rw = getelementptr i8, ptr %rv, i64 %rj
%rx = load i8, ptr %rw, align 1, !noalias !26
%ry = zext i8 %rx to i64
%rz = shl nuw nsw i64 %ry, 8
%rm = or disjoint i64 %rz, %rs
%sa = icmp sgt i64 %rm, %rl
br i1 %sa, label %ri, label %db
ri:
%rk = add i64 %rj, 2
%rh = add nsw i64 %rg, -1
%sb = icmp eq i64 %rh, 0
br i1 %sb, label %qs, label %rf
sc:
%sd = or disjoint i64 %se, %ig
%sf = icmp slt i64 %sg, 0
%sh = select i1 %sf, i64 %cq, i64 0
%si = getelementptr i8, ptr %bp, i64 %sh
%sj = shl i64 %sg, 3
%sk = getelementptr i8, ptr %si, i64 %sj
store i64 %sd, ptr %sk, align 8, !noalias !31
%sl = add i64 %sm, 2
%sn = add i64 %sg, 1
%so = add nsw i64 %sp, -1
%sq = icmp eq i64 %so, 0
br i1 %sq, label %qs, label %re
re:
%sp = phi i64 [ %so, %sc ], [ %lh, %rd ]
%sg = phi i64 [ %sn, %sc ], [ %hy, %rd ]
%sm = phi i64 [ %sl, %sc ], [ %iv, %rd ]
%sr = phi i64 [ %se, %sc ], [ -1, %rd ]
%ss = icmp slt i64 %sm, 0
%st = select i1 %ss, i64 %h, i64 0
%su = getelementptr i8, ptr %g, i64 %st
%sv = getelementptr i8, ptr %su, i64 %sm
%sw = load i8, ptr %sv, align 1, !noalias !32
%sx = zext i8 %sw to i64
%sy = icmp slt i64 %sm, -1
%sz = select i1 %sy, i64 %cr, i64 1
%ta = getelementptr i8, ptr %g, i64 %sz
%tb = getelementptr i8, ptr %ta, i64 %sm
%tc = load i8, ptr %tb, align 1, !noalias !32
%td = zext i8 %tc to i64
%te = shl nuw nsw i64 %td, 8
%se = or disjoint i64 %te, %sx
%tf = icmp sgt i64 %se, %sr
br i1 %tf, label %sc, label %db
qw:
%tg = sub nsw i64 %dz, %iv
%th = icmp slt i64 %tg, 8192
br i1 %th, label %db, label %ti
ti:
%tj = icmp eq i64 %cj, 0
%tk = getelementptr i8, ptr %g, i64 %iv
br i1 %tj, label %tl, label %tm
tm:
br label %tn
tl:
br label %to
to:
%tp = phi i64 [ %tq, %tr ], [ 0, %tl ]
%ts = phi i64 [ %tt, %tr ], [ 0, %tl ]
%tu = shl nuw nsw i64 %ts, 3
%tv = getelementptr i8, ptr %tk, i64 %tu
%tw = load i64, ptr %tv, align 1, !noalias !35
%tx = lshr i64 %tw, 1
%ty = and i64 %tx, %cn
%tz = sub i64 %tw, %ty
%ua = and i64 %tz, %co
%ub = lshr i64 %tz, 2
%uc = and i64 %ub, %co
%ud = add nuw nsw i64 %uc, %ua
%ue = lshr i64 %ud, 4
%uf = add nuw nsw i64 %ue, %ud
%ug = and i64 %uf, %cp
%uh = lshr i64 %ug, 8
%ui = add nuw nsw i64 %uh, %ug
%uj = lshr i64 %ui, 16
%uk = add nuw nsw i64 %uj, %ui
%ul = lshr i64 %uk, 32
%um = add nuw nsw i64 %ul, %uk
%un = and i64 %um, 127
%uo = sub nsw i64 %lh, %tp
%up = icmp sgt i64 %un, %uo
br i1 %up, label %db, label %tr
tr:
%tt = add nuw nsw i64 %ts, 1
%tq = add nuw nsw i64 %un, %tp
%uq = icmp eq i64 %tt, 1024
br i1 %uq, label %ur, label %to
us:
%ut = icmp eq i64 %uu, 0
br i1 %ut, label %uv, label %uw
uv:
%ux = add nuw nsw i64 %uu, %uy
%uz = icmp eq i64 %va, 1024
br i1 %uz, label %ur, label %tn
tn:
%uy = phi i64 [ %ux, %uv ], [ 0, %tm ]
%vb = phi i64 [ %va, %uv ], [ 0, %tm ]
%va = add nuw nsw i64 %vb, 1
%vc = shl nsw i64 %vb, 3
%vd = getelementptr i8, ptr %tk, i64 %vc
%ve = load i64, ptr %vd, align 1, !noalias !40
%vf = lshr i64 %ve, 1
%vg = and i64 %vf, %cn
%vh = sub i64 %ve, %vg
%vi = and i64 %vh, %co
%vj = lshr i64 %vh, 2
%vk = and i64 %vj, %co
%vl = add nuw nsw i64 %vk, %vi
%vm = lshr i64 %vl, 4
%vn = add nuw nsw i64 %vm, %vl
%vo = and i64 %vn, %cp
%vp = lshr i64 %vo, 8
%vq = add nuw nsw i64 %vp, %vo
%vr = lshr i64 %vq, 16
%vs = add nuw nsw i64 %vr, %vq
%vt = lshr i64 %vs, 32
%vu = add nuw nsw i64 %vt, %vs
%uu = and i64 %vu, 127
%vv = sub nsw i64 %lh, %uy
%vw = icmp sgt i64 %uu, %vv
br i1 %vw, label %db, label %us
uw:
%vx = shl nsw i64 %vb, 6
%vy = add nuw nsw i64 %vx, %ig
%vz = add nsw i64 %uy, %hy
%wa = shl nuw nsw i64 %uu, 3
br label %wb
wb:
%wc = phi i64 [ %wd, %wb ], [ %wa, %uw ]
%we = phi i64 [ %wf, %wb ], [ %vz, %uw ]
%wg = phi i64 [ %wh, %wb ], [ %ve, %uw ]
%wi = sub i64 0, %wg
%wj = and i64 %wg, %wi
%wk = add i64 %wj, -1
%wl = lshr i64 %wk, 1
%wm = and i64 %wl, %cn
%wn = sub i64 %wk, %wm
%wo = and i64 %wn, %co
%wp = lshr i64 %wn, 2
%wq = and i64 %wp, %co
%wr = add nuw nsw i64 %wq, %wo
%ws = lshr i64 %wr, 4
%wt = add nuw nsw i64 %ws, %wr
%wu = and i64 %wt, %cp
%wv = lshr i64 %wu, 8
%ww = add nuw nsw i64 %wv, %wu
%wx = lshr i64 %ww, 16
%wy = add nuw nsw i64 %wx, %ww
%wz = lshr i64 %wy, 32
%xa = add nuw nsw i64 %wz, %wy
%xb = and i64 %xa, 127
%xc = add nuw nsw i64 %vy, %xb
%xd = icmp slt i64 %we, 0
%xe = select i1 %xd, i64 %cq, i64 0
%xf = getelementptr i8, ptr %bp, i64 %xe
%xg = shl i64 %we, 3
%xh = getelementptr i8, ptr %xf, i64 %xg
store i64 %xc, ptr %xh, align 8, !noalias !43
%wh = xor i64 %wj, %wg
%wf = add i64 %we, 1
%wd = add i64 %wc, -8
%xi = icmp eq i64 %wd, 0
br i1 %xi, label %uv, label %wb
ur:
%xj = phi i64 [ %tq, %tr ], [ %ux, %uv ]
%xk = icmp eq i64 %xj, %lh
br i1 %xk, label %qs, label %db
qs:
%xl = phi i64 [ %xm, %ll ], [ %qx, %ri ], [ 8192, %ur ], [ %qx, %sc ]
%xn = add nuw nsw i64 %xl, %iv
%xo = add nsw i64 %lh, %hy
%xp = add nuw nsw i64 %lh, %xq
%xr = icmp eq i64 %xs, %hn
br i1 %xr, label %er, label %xt
fp:
%xu = getelementptr i8, ptr %g, i64 %fk
%xv = load i8, ptr %xu, align 1, !noalias !44
%xw = zext i8 %xv to i64
%xx = getelementptr i8, ptr %xu, i64 1
%xy = load i8, ptr %xx, align 1, !noalias !44
%xz = zext i8 %xy to i64
%ya = shl nuw nsw i64 %xz, 8
%yb = getelementptr i8, ptr %xu, i64 2
%yc = load i8, ptr %yb, align 1, !noalias !49
%yd = zext i8 %yc to i64
%ye = getelementptr i8, ptr %xu, i64 3
%yf = load i8, ptr %ye, align 1, !noalias !49
%yg = zext i8 %yf to i64
%yh = shl nuw nsw i64 %yg, 24
%yi = shl nuw nsw i64 %yd, 16
%ft = or disjoint i64 %ya, %xw
%fs = or disjoint i64 %yh, %yi
%yj = icmp eq i64 %ft, 12347
br i1 %yj, label %gu, label %fq
hs:
%yk = icmp eq i64 %hn, 0
br i1 %yk, label %er, label %yl
yl:
%im = getelementptr i8, ptr %g, i64 %hl
br label %xt
xt:
%ym = phi i64 [ -1, %yl ], [ %if, %qs ]
%xq = phi i64 [ 0, %yl ], [ %xp, %qs ]
%hy = phi i64 [ %fm, %yl ], [ %xo, %qs ]
%iv = phi i64 [ %hq, %yl ], [ %xn, %qs ]
%ik = phi i64 [ 0, %yl ], [ %xs, %qs ]
%xs = add nuw nsw i64 %ik, 1
%yn = shl nsw i64 %ik, 2
%yo = add nsw i64 %yn, %hm
%yp = icmp slt i64 %yo, 0
%yq = select i1 %yp, i64 %h, i64 0
%yr = getelementptr i8, ptr %g, i64 %yo
%ys = getelementptr i8, ptr %yr, i64 %yq
%yt = load i8, ptr %ys, align 1, !noalias !52
%jk = zext i8 %yt to i64
%yu = icmp slt i64 %yo, -1
%yv = select i1 %yu, i64 %h, i64 0
%yw = getelementptr i8, ptr %yr, i64 1
%yx = getelementptr i8, ptr %yw, i64 %yv
%yy = load i8, ptr %yx, align 1, !noalias !52
%ji = zext i8 %yy to i64
%yz = shl nuw nsw i64 %ji, 8
%if = or disjoint i64 %yz, %jk
%za = icmp slt i64 %yo, -2
%zb = select i1 %za, i64 %h, i64 0
%zc = getelementptr i8, ptr %yr, i64 2
%zd = getelementptr i8, ptr %zc, i64 %zb
%ze = load i8, ptr %zd, align 1, !noalias !55
%zf = zext i8 %ze to i64
%zg = icmp slt i64 %yo, -3
%zh = select i1 %zg, i64 %h, i64 0
%zi = getelementptr i8, ptr %yr, i64 3
%zj = getelementptr i8, ptr %zi, i64 %zh
%qu = load i8, ptr %zj, align 1, !noalias !55
%zk = zext i8 %qu to i64
%zl = shl nuw nsw i64 %zk, 8
%ia = or disjoint i64 %zl, %zf
%lh = add nuw nsw i64 %ia, 1
%zm = icmp sgt i64 %if, %ym
br i1 %zm, label %ht, label %db
hu:
%zn = add nsw i64 %yn, %ho
%zo = icmp slt i64 %zn, 0
%zp = select i1 %zo, i64 %h, i64 0
%zq = getelementptr i8, ptr %g, i64 %zn
%zr = getelementptr i8, ptr %zq, i64 %zp
%zs = load i8, ptr %zr, align 1, !noalias !58
%zt = zext i8 %zs to i64
%zu = icmp slt i64 %zn, -1
%zv = select i1 %zu, i64 %h, i64 0
%zw = getelementptr i8, ptr %zq, i64 1
%zx = getelementptr i8, ptr %zw, i64 %zv
%zy = load i8, ptr %zx, align 1, !noalias !58
%zz = zext i8 %zy to i64
%baa = shl nuw nsw i64 %zz, 8
%bab = icmp slt i64 %zn, -2
%bac = select i1 %bab, i64 %h, i64 0
%bad = getelementptr i8, ptr %zq, i64 2
%bae = getelementptr i8, ptr %bad, i64 %bac
%baf = load i8, ptr %bae, align 1, !noalias !63
%bag = zext i8 %baf to i64
%bah = icmp slt i64 %zn, -3
%bai = select i1 %bah, i64 %h, i64 0
%baj = getelementptr i8, ptr %zq, i64 3
%bak = getelementptr i8, ptr %baj, i64 %bai
%bal = load i8, ptr %bak, align 1, !noalias !63
%bam = zext i8 %bal to i64
%ban = shl nuw nsw i64 %bam, 24
%bao = shl nuw nsw i64 %bag, 16
%bap = or disjoint i64 %baa, %zt
%baq = or disjoint i64 %bap, %bao
%bar = or disjoint i64 %baq, %ban
%bas = sub nsw i64 %iv, %fk
%bat = icmp eq i64 %bar, %bas
br i1 %bat, label %hv, label %db
ix:
%bau = getelementptr i8, ptr %g, i64 %iv
%bav = load i8, ptr %bau, align 1, !noalias !66
%baw = zext i8 %bav to i64
%bax = getelementptr i8, ptr %bau, i64 1
%bay = load i8, ptr %bax, align 1, !noalias !66
%baz = zext i8 %bay to i64
%bba = shl nuw nsw i64 %baz, 8
%jb = or disjoint i64 %bba, %baw
%bbb = shl nuw nsw i64 %jb, 2
%xm = or disjoint i64 %bbb, 2
%bbc = icmp samesign ugt i64 %xm, %iu
br i1 %bbc, label %db, label %iy
er:
%eq = phi i64 [ %hq, %hs ], [ %xn, %qs ]
%bbd = phi i64 [ 0, %hs ], [ %xp, %qs ]
%ex = add nuw nsw i64 %ew, 1
%et = add nsw i64 %bbd, %es
%bbe = icmp eq i64 %ex, %em
br i1 %bbe, label %el, label %eo
el:
%bbf = phi i64 [ %ei, %eh ], [ %eq, %er ]
%bbg = phi i64 [ 0, %eh ], [ %et, %er ]
%bbh = icmp eq i64 %bbf, %dz
%bbi = select i1 %bbh, i64 0, i64 7
%bbj = select i1 %bbh, i64 %bbg, i64 -1
br label %db
db:
%bbk = phi i64 [ %bbi, %el ], [ 1, %dr ], [ 1, %dh ], [ 3, %eg ], [ 3, %bbl ], [ 1, %ee ], [ 6, %to ], [ 6, %rf ], [ 6, %re ], [ 1, %qw ], [ 3, %gn ], [ 6, %tn ], [ 6, %le ], [ 6, %jn ], [ 6, %jg ], [ 6, %lm ], [ 1, %ix ], [ 1, %qv ], [ 6, %ll ], [ 6, %ur ], [ 6, %iy ], [ 4, %xt ], [ 5, %hu ], [ 8, %hv ], [ 1, %it ], [ 2, %fq ], [ 1, %he ], [ 4, %ff ], [ 1, %fb ], [ 1, %fc ]
%bbm = phi i64 [ %bbf, %el ], [ %dg, %dr ], [ %dg, %dh ], [ %dg, %eg ], [ %dg, %bbl ], [ %dg, %ee ], [ %iv, %to ], [ %iv, %rf ], [ %iv, %re ], [ %iv, %qw ], [ %gp, %gn ], [ %iv, %tn ], [ %iv, %le ], [ %iv, %jn ], [ %iv, %jg ], [ %iv, %lm ], [ %iv, %ix ], [ %iv, %qv ], [ %iv, %ll ], [ %iv, %ur ], [ %iv, %iy ], [ %yo, %xt ], [ %zn, %hu ], [ %yo, %hv ], [ %iv, %it ], [ %fk, %fq ], [ %fk, %he ], [ %ep, %ff ], [ %fk, %fb ], [ %ep, %fc ]
%bbn = phi i64 [ %bbj, %el ], [ -1, %dr ], [ -1, %dh ], [ -1, %eg ], [ -1, %bbl ], [ -1, %ee ], [ -1, %to ], [ -1, %rf ], [ -1, %re ], [ -1, %qw ], [ -1, %gn ], [ -1, %tn ], [ -1, %le ], [ -1, %jn ], [ -1, %jg ], [ -1, %lm ], [ -1, %ix ], [ -1, %qv ], [ -1, %ll ], [ -1, %ur ], [ -1, %iy ], [ -1, %xt ], [ -1, %hu ], [ -1, %hv ], [ -1, %it ], [ -1, %fq ], [ -1, %he ], [ -1, %ff ], [ -1, %fb ], [ -1, %fc ]
%bbo = getelementptr i64, ptr %bw, i64 %dc
store i64 %bbn, ptr %bbo, align 8
%bbp = mul i64 %dc, %cf
%bbq = getelementptr i64, ptr %cd, i64 %bbp
store i64 %bbk, ptr %bbq, align 8
%bbr = getelementptr i8, ptr %bbq, i64 8
store i64 %bbm, ptr %bbr, align 8
%bbs = icmp ne i64 %bbk, 0
%bbt = zext i1 %bbs to i64
%da = add nuw nsw i64 %cz, %bbt
%bbu = icmp eq i64 %dd, %o
br i1 %bbu, label %cl, label %cy
cl:
%bbv = phi i64 [ 0, %ci ], [ %da, %db ]
store i64 %bbv, ptr %a, align 8
ret i32 0
eg:
%bbw = getelementptr i8, ptr %g, i64 %dg
%ek = load i64, ptr %bbw, align 1, !noalias !69
%bbx = icmp slt i64 %ek, 0
br i1 %bbx, label %db, label %bbl
bbl:
%bby = add nsw i64 %dt, -8
%bbz = udiv i64 %bby, 12
%bca = icmp samesign ugt i64 %ek, %bbz
br i1 %bca, label %db, label %eh
ff:
%bcb = getelementptr i8, ptr %g, i64 %ep
%bcc = load i16, ptr %bcb, align 1, !noalias !72
%bcd = zext i16 %bcc to i64
%bce = getelementptr i8, ptr %bcb, i64 2
%bcf = load i8, ptr %bce, align 1, !noalias !77
%bcg = zext i8 %bcf to i64
%bch = getelementptr i8, ptr %bcb, i64 3
%bci = load i8, ptr %bch, align 1, !noalias !77
%bcj = zext i8 %bci to i64
%bck = shl nuw nsw i64 %bcj, 24
%bcl = shl nuw nsw i64 %bcg, 16
%bcm = or disjoint i64 %bcl, %bcd
%fj = or disjoint i64 %bcm, %bck
%bcn = icmp sle i64 %fj, %eu
%bco = icmp slt i8 %bci, 0
%bcp = or i1 %bco, %bcn
br i1 %bcp, label %db, label %fg
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
!7 = !{!8, !3, !5}
!8 = distinct !{!8, !9, !"scope"}
!9 = distinct !{!9, !"scope"}
!10 = !{!5}
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
!31 = !{!29, !5}
!32 = !{!33, !29, !5}
!33 = distinct !{!33, !34, !"scope"}
!34 = distinct !{!34, !"scope"}
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
!49 = !{!50, !47, !5}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !5}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !5}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
!58 = !{!59, !61, !5}
!59 = distinct !{!59, !60, !"scope"}
!60 = distinct !{!60, !"scope"}
!61 = distinct !{!61, !62, !"scope"}
!62 = distinct !{!62, !"scope"}
!63 = !{!64, !61, !5}
!64 = distinct !{!64, !65, !"scope"}
!65 = distinct !{!65, !"scope"}
!66 = !{!67, !5}
!67 = distinct !{!67, !68, !"scope"}
!68 = distinct !{!68, !"scope"}
!69 = !{!70}
!70 = distinct !{!70, !71, !"scope"}
!71 = distinct !{!71, !"scope"}
!72 = !{!73, !75}
!73 = distinct !{!73, !74, !"scope"}
!74 = distinct !{!74, !"scope"}
!75 = distinct !{!75, !76, !"scope"}
!76 = distinct !{!76, !"scope"}
!77 = !{!78, !75}
!78 = distinct !{!78, !79, !"scope"}
!79 = distinct !{!79, !"scope"}
