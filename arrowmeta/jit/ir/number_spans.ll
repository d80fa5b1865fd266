target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @number_spans(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr captures(none) %bp, i64 %bq, i64 %br) local_unnamed_addr #0 {
bs:
%bt = add nsw i64 %bc, -1
%bu = icmp slt i64 %o, 1
br i1 %bu, label %bv, label %bw
bw:
%bx = bitcast i64 -7046029254386353131 to i64
%by = shl nsw i64 %o, 3
br label %bz
ca:
%cb = mul i64 %cc, 8
%cd = getelementptr i8, ptr %u, i64 %cb
%ce = getelementptr i8, ptr %cd, i64 -8
%cf = load i64, ptr %ce, align 8
%cg = icmp eq i64 %cf, %ch
br i1 %cg, label %ci, label %cj
ci:
%ck = mul i64 %cc, 8
%cl = getelementptr i8, ptr %n, i64 %ck
%cm = getelementptr i8, ptr %cl, i64 -8
%cn = load i64, ptr %cm, align 8
%co = icmp ult i64 %ch, 8
br i1 %co, label %cp, label %cq
cr:
%cs = getelementptr i8, ptr %g, i64 %ct
%cu = load i8, ptr %cs, align 1, !noalias !0
%cv = getelementptr i8, ptr %g, i64 %cn
%cw = load i8, ptr %cv, align 1, !noalias !0
%cx = icmp eq i8 %cu, %cw
br i1 %cx, label %cy, label %cz
cy:
%da = icmp eq i64 %ch, 1
br i1 %da, label %db, label %dc
dc:
%dd = getelementptr i8, ptr %g, i64 %ct
%de = getelementptr i8, ptr %dd, i64 1
%df = load i8, ptr %de, align 1, !noalias !0
%dg = getelementptr i8, ptr %g, i64 %cn
%dh = getelementptr i8, ptr %dg, i64 1
%di = load i8, ptr %dh, align 1, !noalias !0
%dj = icmp eq i8 %df, %di
br i1 %dj, label %dk, label %cz
dk:
%dl = icmp eq i64 %ch, 2
br i1 %dl, label %db, label %dm
dm:
%dn = getelementptr i8, ptr %g, i64 %ct
%do = getelementptr i8, ptr %dn, i64 2
%dp = load i8, ptr %do, align 1, !noalias !0
%dq = getelementptr i8, ptr %g, i64 %cn
%dr = getelementptr i8, ptr %dq, i64 2
%ds = load i8, ptr %dr, align 1, !noalias !0
%dt = icmp eq i8 %dp, %ds
br i1 %dt, label %du, label %cz
du:
%dv = icmp eq i64 %ch, 3
br i1 %dv, label %db, label %dw
dw:
%dx = getelementptr i8, ptr %g, i64 %ct
%dy = getelementptr i8, ptr %dx, i64 3
%dz = load i8, ptr %dy, align 1, !noalias !0
%ea = getelementptr i8, ptr %g, i64 %cn
%eb = getelementptr i8, ptr %ea, i64 3
%ec = load i8, ptr %eb, align 1, !noalias !0
%ed = icmp eq i8 %dz, %ec
br i1 %ed, label %ee, label %cz
ee:
%ef = icmp eq i64 %ch, 4
br i1 %ef, label %db, label %eg
eg:
%eh = getelementptr i8, ptr %g, i64 %ct
%ei = getelementptr i8, ptr %eh, i64 4
%ej = load i8, ptr %ei, align 1, !noalias !0
%ek = getelementptr i8, ptr %g, i64 %cn
%el = getelementptr i8, ptr %ek, i64 4
%em = load i8, ptr %el, align 1, !noalias !0
%en = icmp eq i8 %ej, %em
br i1 %en, label %eo, label %cz
eo:
%ep = icmp eq i64 %ch, 5
br i1 %ep, label %db, label %eq
eq:
%er = getelementptr i8, ptr %g, i64 %ct
%es = getelementptr i8, ptr %er, i64 5
%et = load i8, ptr %es, align 1, !noalias !0
%eu = getelementptr i8, ptr %g, i64 %cn
%ev = getelementptr i8, ptr %eu, i64 5
%ew = load i8, ptr %ev, align 1, !noalias !0
%ex = icmp eq i8 %et, %ew
br i1 %ex, label %ey, label %cz
ey:
%ez = icmp eq i64 %ch, 6
br i1 %ez, label %db, label %fa
fa:
%fb = getelementptr i8, ptr %g, i64 %ct
%fc = getelementptr i8, ptr %fb, i64 6
%fd = load i8, ptr %fc, align 1, !noalias !0
%fe = getelementptr i8, ptr %g, i64 %cn
%ff = getelementptr i8, ptr %fe, i64 6
%fg = load i8, ptr %ff, align 1, !noalias !0
%fh = icmp eq i8 %fd, %fg
br i1 %fh, label %db, label %cz
cq:
%fi = add i64 %ch, -8
%fj = icmp eq i64 %fi, 0
br i1 %fj, label %fk, label %fl
fl:
%fm = getelementptr i8, ptr %g, i64 %cn
%fn = getelementptr i8, ptr %g, i64 %ct
br label %fo
fp:
%fq = add i64 %fr, 8
%fs = icmp ult i64 %fq, %fi
br i1 %fs, label %fo, label %fk
cp:
%ft = icmp eq i64 %ch, 0
br i1 %ft, label %db, label %cr
fo:
%fr = phi i64 [ %fq, %fp ], [ 0, %fl ]
%fu = getelementptr i8, ptr %fn, i64 %fr
%fv = load i64, ptr %fu, align 1, !noalias !3
%fw = getelementptr i8, ptr %fm, i64 %fr
%fx = load i64, ptr %fw, align 1, !noalias !6
%fy = icmp eq i64 %fv, %fx
br i1 %fy, label %fp, label %cj
fk:
%fz = getelementptr i8, ptr %g, i64 %fi
%ga = getelementptr i8, ptr %fz, i64 %ct
%gb = load i64, ptr %ga, align 1, !noalias !9
%gc = getelementptr i8, ptr %fz, i64 %cn
%gd = load i64, ptr %gc, align 1, !noalias !12
%ge = icmp eq i64 %gb, %gd
br i1 %ge, label %db, label %cj
db:
%gf = mul i64 %cc, 4
%gg = getelementptr i8, ptr %bp, i64 %gf
%gh = getelementptr i8, ptr %gg, i64 -4
%gi = load i32, ptr %gh, align 4
br label %gj
cz:
%gk = mul i64 %ch, %bx
br label %gl
cj:
%gm = mul i64 %ch, %bx
%gn = icmp ugt i64 %ch, 7
br i1 %gn, label %go, label %gp
go:
%gq = add i64 %ch, -8
%gr = icmp eq i64 %gq, 0
br i1 %gr, label %gs, label %gt
gt:
%gu = add i64 %ch, -9
%gv = lshr i64 %gu, 3
%gw = add nuw nsw i64 %gv, 1
%gx = and i64 %gw, 3
%gy = icmp ult i64 %gu, 24
br i1 %gy, label %gz, label %ha
ha:
%hb = getelementptr i8, ptr %g, i64 %ct
%hc = getelementptr i8, ptr %hb, i64 24
%hd = lshr i64 %gw, 2
%he = mul nsw i64 %hd, -4
br label %hf
hg:
%hh = getelementptr i8, ptr %g, i64 %ct
%hi = getelementptr i8, ptr %hh, i64 1
%hj = load i8, ptr %hi, align 1, !noalias !15
%hk = zext i8 %hj to i64
%hl = shl nuw nsw i64 %hk, 8
%hm = or disjoint i64 %hl, %hn
%ho = icmp eq i64 %ch, 2
br i1 %ho, label %hp, label %hq
hq:
%hr = getelementptr i8, ptr %g, i64 %ct
%hs = getelementptr i8, ptr %hr, i64 2
%ht = load i8, ptr %hs, align 1, !noalias !15
%hu = zext i8 %ht to i64
%hv = shl nuw nsw i64 %hu, 16
%hw = or disjoint i64 %hv, %hm
%hx = icmp eq i64 %ch, 3
br i1 %hx, label %hp, label %hy
hy:
%hz = getelementptr i8, ptr %g, i64 %ct
%ia = getelementptr i8, ptr %hz, i64 3
%ib = load i8, ptr %ia, align 1, !noalias !15
%ic = zext i8 %ib to i64
%id = shl nuw nsw i64 %ic, 24
%ie = or disjoint i64 %id, %hw
%if = icmp eq i64 %ch, 4
br i1 %if, label %hp, label %ig
ig:
%ih = getelementptr i8, ptr %g, i64 %ct
%ii = getelementptr i8, ptr %ih, i64 4
%ij = load i8, ptr %ii, align 1, !noalias !15
%ik = zext i8 %ij to i64
%il = shl nuw nsw i64 %ik, 32
%im = or disjoint i64 %il, %ie
%in = icmp eq i64 %ch, 5
br i1 %in, label %hp, label %io
io:
%ip = getelementptr i8, ptr %g, i64 %ct
%iq = getelementptr i8, ptr %ip, i64 5
%ir = load i8, ptr %iq, align 1, !noalias !15
%is = zext i8 %ir to i64
%it = shl nuw nsw i64 %is, 40
%iu = or i64 %it, %im
%iv = icmp eq i64 %ch, 6
br i1 %iv, label %hp, label %iw
iw:
%ix = getelementptr i8, ptr %g, i64 %ct
%iy = getelementptr i8, ptr %ix, i64 6
%iz = load i8, ptr %iy, align 1, !noalias !15
%ja = zext i8 %iz to i64
%jb = shl nuw nsw i64 %ja, 48
%jc = or i64 %jb, %iu
br label %hp
hp:
%jd = phi i64 [ %hn, %gl ], [ %hm, %hg ], [ %hw, %hq ], [ %ie, %hy ], [ %im, %ig ], [ %iu, %io ], [ %jc, %iw ]
%je = xor i64 %jd, %jf
br label %jg
hf:
%jh = phi i64 [ %ji, %hf ], [ %he, %ha ]
%jj = phi i64 [ %jk, %hf ], [ %gm, %ha ]
%jl = phi i64 [ %jm, %hf ], [ 0, %ha ]
%jn = getelementptr i8, ptr %hc, i64 %jl
%jo = getelementptr i8, ptr %jn, i64 -24
%jp = load i64, ptr %jo, align 1, !noalias !18
%jq = xor i64 %jp, %jj
%jr = mul i64 %jq, %bx
%js = lshr i64 %jr, 32
%jt = getelementptr i8, ptr %hc, i64 %jl
%ju = getelementptr i8, ptr %jt, i64 -16
%jv = load i64, ptr %ju, align 1, !noalias !18
%jw = xor i64 %jv, %js
%jx = xor i64 %jw, %jr
%jy = mul i64 %jx, %bx
%jz = lshr i64 %jy, 32
%ka = getelementptr i8, ptr %hc, i64 %jl
%kb = getelementptr i8, ptr %ka, i64 -8
%kc = load i64, ptr %kb, align 1, !noalias !18
%kd = xor i64 %kc, %jz
%ke = xor i64 %kd, %jy
%kf = mul i64 %ke, %bx
%kg = lshr i64 %kf, 32
%kh = load i64, ptr %jn, align 1, !noalias !18
%ki = xor i64 %kh, %kg
%kj = xor i64 %ki, %kf
%kk = mul i64 %kj, %bx
%kl = lshr i64 %kk, 32
%jk = xor i64 %kl, %kk
%jm = add i64 %jl, 32
%ji = add i64 %jh, 4
%km = icmp eq i64 %ji, 0
br i1 %km, label %kn, label %hf
kn:
%ko = icmp eq i64 %gx, 0
br i1 %ko, label %gs, label %gz
gz:
%kp = phi i64 [ %gm, %gt ], [ %jk, %kn ]
%kq = phi i64 [ 0, %gt ], [ %jm, %kn ]
%kr = getelementptr i8, ptr %g, i64 %kq
%ks = getelementptr i8, ptr %kr, i64 %ct
br label %kt
kt:
%ku = phi i64 [ %kv, %kt ], [ %kp, %gz ]
%kw = phi i64 [ %kx, %kt ], [ 0, %gz ]
%ky = shl i64 %kw, 3
%kz = getelementptr i8, ptr %ks, i64 %ky
%la = load i64, ptr %kz, align 1, !noalias !18
%lb = xor i64 %la, %ku
%lc = mul i64 %lb, %bx
%ld = lshr i64 %lc, 32
%kv = xor i64 %ld, %lc
%kx = add i64 %kw, 1
%le = icmp eq i64 %gx, %kx
br i1 %le, label %gs, label %kt, !llvm.loop !21
gs:
%lf = phi i64 [ -1028001813962170200, %go ], [ %jk, %kn ], [ %kv, %kt ]
%lg = getelementptr i8, ptr %g, i64 %gq
%lh = getelementptr i8, ptr %lg, i64 %ct
%li = load i64, ptr %lh, align 1, !noalias !23
%lj = xor i64 %li, %lf
br label %jg
gp:
%lk = icmp eq i64 %ch, 0
br i1 %lk, label %jg, label %ll
ll:
%lm = getelementptr i8, ptr %g, i64 %ct
%ln = load i8, ptr %lm, align 1, !noalias !15
br label %gl
gl:
%lo = phi i8 [ %cu, %cz ], [ %ln, %ll ]
%jf = phi i64 [ %gk, %cz ], [ %gm, %ll ]
%hn = zext i8 %lo to i64
%lp = icmp eq i64 %ch, 1
br i1 %lp, label %hp, label %hg
lq:
%lr = phi i64 [ %ls, %lt ], [ %lu, %lv ]
%lw = phi i64 [ %lx, %lt ], [ %ly, %lv ]
%lz = phi i32 [ %ma, %lt ], [ %mb, %lv ]
%mc = zext nneg i32 %lz to i64
%md = getelementptr i64, ptr %bi, i64 %mc
%me = load i64, ptr %md, align 8
%mf = icmp slt i64 %me, 0
%mg = select i1 %mf, i64 %v, i64 0
%mh = getelementptr i64, ptr %u, i64 %me
%mi = getelementptr i64, ptr %mh, i64 %mg
%mj = load i64, ptr %mi, align 8
%mk = icmp eq i64 %mj, %ch
br i1 %mk, label %ml, label %mm
ml:
%mn = icmp ult i64 %ch, 8
%mo = icmp slt i64 %me, 0
%mp = select i1 %mo, i64 %o, i64 0
%mq = getelementptr i64, ptr %n, i64 %me
%mr = getelementptr i64, ptr %mq, i64 %mp
%ms = load i64, ptr %mr, align 8
br i1 %mn, label %mt, label %mu
mv:
%mw = load i8, ptr %mx, align 1, !noalias !26
%my = getelementptr i8, ptr %g, i64 %ms
%mz = load i8, ptr %my, align 1, !noalias !26
%na = icmp eq i8 %mw, %mz
br i1 %na, label %nb, label %mm
nb:
%nc = icmp eq i64 %ch, 1
br i1 %nc, label %gj, label %nd
nd:
%ne = getelementptr i8, ptr %mx, i64 1
%nf = load i8, ptr %ne, align 1, !noalias !26
%ng = getelementptr i8, ptr %g, i64 %ms
%nh = getelementptr i8, ptr %ng, i64 1
%ni = load i8, ptr %nh, align 1, !noalias !26
%nj = icmp eq i8 %nf, %ni
br i1 %nj, label %nk, label %mm
nk:
%nl = icmp eq i64 %ch, 2
br i1 %nl, label %gj, label %nm
nm:
%nn = getelementptr i8, ptr %mx, i64 2
%no = load i8, ptr %nn, align 1, !noalias !26
%np = getelementptr i8, ptr %g, i64 %ms
%nq = getelementptr i8, ptr %np, i64 2
%nr = load i8, ptr %nq, align 1, !noalias !26
%ns = icmp eq i8 %no, %nr
br i1 %ns, label %nt, label %mm
nt:
%nu = icmp eq i64 %ch, 3
br i1 %nu, label %gj, label %nv
nv:
%nw = getelementptr i8, ptr %mx, i64 3
%nx = load i8, ptr %nw, align 1, !noalias !26
%ny = getelementptr i8, ptr %g, i64 %ms
%nz = getelementptr i8, ptr %ny, i64 3
%oa = load i8, ptr %nz, align 1, !noalias !26
%ob = icmp eq i8 %nx, %oa
br i1 %ob, label %oc, label %mm
oc:
%od = icmp eq i64 %ch, 4
br i1 %od, label %gj, label %oe
oe:
%of = getelementptr i8, ptr %mx, i64 4
%og = load i8, ptr %of, align 1, !noalias !26
%oh = getelementptr i8, ptr %g, i64 %ms
%oi = getelementptr i8, ptr %oh, i64 4
%oj = load i8, ptr %oi, align 1, !noalias !26
%ok = icmp eq i8 %og, %oj
br i1 %ok, label %ol, label %mm
ol:
%om = icmp eq i64 %ch, 5
br i1 %om, label %gj, label %on
on:
%oo = getelementptr i8, ptr %mx, i64 5
%op = load i8, ptr %oo, align 1, !noalias !26
%oq = getelementptr i8, ptr %g, i64 %ms
%or = getelementptr i8, ptr %oq, i64 5
%os = load i8, ptr %or, align 1, !noalias !26
%ot = icmp eq i8 %op, %os
br i1 %ot, label %ou, label %mm
ou:
%ov = icmp eq i64 %ch, 6
br i1 %ov, label %gj, label %ow
ow:
%ox = getelementptr i8, ptr %mx, i64 6
%oy = load i8, ptr %ox, align 1, !noalias !26
%oz = getelementptr i8, ptr %g, i64 %ms
%pa = getelementptr i8, ptr %oz, i64 6
%pb = load i8, ptr %pa, align 1, !noalias !26
%pc = icmp eq i8 %oy, %pb
br i1 %pc, label %gj, label %mm
mu:
%pd = icmp eq i64 %pe, 0
br i1 %pd, label %pf, label %pg
pg:
%ph = getelementptr i8, ptr %g, i64 %ms
br label %pi
pj:
%pk = add i64 %pl, 8
%pm = icmp ult i64 %pk, %pe
br i1 %pm, label %pi, label %pf
mt:
%pn = icmp eq i64 %ch, 0
br i1 %pn, label %gj, label %mv
pi:
%pl = phi i64 [ %pk, %pj ], [ 0, %pg ]
%po = getelementptr i8, ptr %mx, i64 %pl
%pp = load i64, ptr %po, align 1, !noalias !29
%pq = getelementptr i8, ptr %ph, i64 %pl
%pr = load i64, ptr %pq, align 1, !noalias !32
%ps = icmp eq i64 %pp, %pr
br i1 %ps, label %pj, label %mm
pf:
%pt = getelementptr i8, ptr %pu, i64 %ct
%pv = load i64, ptr %pt, align 1, !noalias !35
%pw = getelementptr i8, ptr %pu, i64 %ms
%px = load i64, ptr %pw, align 1, !noalias !38
%py = icmp eq i64 %pv, %px
br i1 %py, label %gj, label %mm
mm:
%pz = icmp slt i64 %lr, 1
br i1 %pz, label %bv, label %lt
bv:
%qa = phi i64 [ 0, %bs ], [ -1, %mm ], [ %qb, %gj ], [ -1, %qc ]
store i64 %qa, ptr %a, align 8
ret i32 0
lt:
%ls = add nsw i64 %lr, -1
%qd = add i64 %lw, 1
%lx = and i64 %qd, %bt
%qe = getelementptr i32, ptr %bb, i64 %lx
%ma = load i32, ptr %qe, align 4
%qf = icmp sgt i32 %ma, -1
br i1 %qf, label %lq, label %qc
qc:
%qg = phi i64 [ %lu, %jg ], [ %ls, %lt ]
%qh = phi i64 [ %ly, %jg ], [ %lx, %lt ]
%qi = icmp eq i64 %qj, %bj
br i1 %qi, label %bv, label %qk
qk:
%ql = trunc i64 %qj to i32
%qm = getelementptr i32, ptr %bb, i64 %qh
store i32 %ql, ptr %qm, align 4
%qn = shl i64 %qj, 32
%qo = ashr exact i64 %qn, 32
%qp = icmp slt i64 %qo, 0
%qq = select i1 %qp, i64 %bj, i64 0
%qr = getelementptr i64, ptr %bi, i64 %qo
%qs = getelementptr i64, ptr %qr, i64 %qq
store i64 %qt, ptr %qs, align 8
%qu = add nsw i64 %qj, 1
br label %gj
gj:
%qv = phi i32 [ %gi, %db ], [ %ql, %qk ], [ %lz, %ow ], [ %lz, %pf ], [ %lz, %ol ], [ %lz, %mt ], [ %lz, %nb ], [ %lz, %oc ], [ %lz, %nk ], [ %lz, %ou ], [ %lz, %nt ]
%qb = phi i64 [ %qj, %db ], [ %qu, %qk ], [ %qj, %ow ], [ %qj, %pf ], [ %qj, %ol ], [ %qj, %mt ], [ %qj, %nb ], [ %qj, %oc ], [ %qj, %nk ], [ %qj, %ou ], [ %qj, %nt ]
%qw = phi i64 [ %lu, %db ], [ %qg, %qk ], [ %lr, %ow ], [ %lr, %pf ], [ %lr, %ol ], [ %lr, %mt ], [ %lr, %nb ], [ %lr, %oc ], [ %lr, %nk ], [ %lr, %ou ], [ %lr, %nt ]
%qx = getelementptr i32, ptr %bp, i64 %qt
store i32 %qv, ptr %qx, align 4
%qy = icmp eq i64 %o, %qz
br i1 %qy, label %bv, label %bz
bz:
%lu = phi i64 [ %qw, %gj ], [ %by, %bw ]
%qj = phi i64 [ %qb, %gj ], [ 0, %bw ]
%qt = phi i64 [ %qz, %gj ], [ 0, %bw ]
%qz = add nuw nsw i64 %qt, 1
%ra = getelementptr i64, ptr %n, i64 %qt
%ct = load i64, ptr %ra, align 8
%rb = getelementptr i64, ptr %u, i64 %qt
%ch = load i64, ptr %rb, align 8
%cc = tail call i64 @llvm.smax.i64(i64 %qt, i64 1)
%rc = icmp eq i64 %qt, 0
br i1 %rc, label %cj, label %ca
jg:
%rd = phi i64 [ %lj, %gs ], [ 0, %gp ], [ %je, %hp ]
%re = mul i64 %rd, %bx
%rf = lshr i64 %re, 32
%rg = xor i64 %rf, %re
%ly = and i64 %rg, %bt
%rh = getelementptr i32, ptr %bb, i64 %ly
%mb = load i32, ptr %rh, align 4
%ri = icmp sgt i32 %mb, -1
br i1 %ri, label %lv, label %qc
lv:
%pe = add i64 %ch, -8
%mx = getelementptr i8, ptr %g, i64 %ct
%pu = getelementptr i8, ptr %g, i64 %pe
br label %lq
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"scope"}
!17 = distinct !{!17, !"scope"}
!18 = !{!19, !16}
!19 = distinct !{!19, !20, !"scope"}
!20 = distinct !{!20, !"scope"}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !16}
!24 = distinct !{!24, !25, !"scope"}
!25 = distinct !{!25, !"scope"}
!26 = !{!27}
!27 = distinct !{!27, !28, !"scope"}
!28 = distinct !{!28, !"scope"}
!29 = !{!30, !27}
!30 = distinct !{!30, !31, !"scope"}
!31 = distinct !{!31, !"scope"}
!32 = !{!33, !27}
!33 = distinct !{!33, !34, !"scope"}
!34 = distinct !{!34, !"scope"}
!35 = !{!36, !27}
!36 = distinct !{!36, !37, !"scope"}
!37 = distinct !{!37, !"scope"}
!38 = !{!39, !27}
!39 = distinct !{!39, !40, !"scope"}
!40 = distinct !{!40, !"scope"}
