target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @decode_blocks(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, i64 %q, i64 %r, ptr readnone captures(none) %s, ptr readnone captures(none) %t, i64 %u, i64 %v, ptr readonly captures(none) %w, i64 %x, i64 %y, i64 %z, i64 %ba, ptr readnone captures(none) %bb, ptr readnone captures(none) %bc, i64 %bd, i64 %be, ptr readonly captures(none) %bf, i64 %bg, i64 %bh, ptr readnone captures(none) %bi, ptr readnone captures(none) %bj, i64 %bk, i64 %bl, ptr %bm, i64 %bn, i64 %bo, ptr readnone captures(none) %bp, ptr readnone captures(none) %bq, i64 %br, i64 %bs, ptr captures(none) %bt, i64 %bu, i64 %bv, ptr readnone captures(none) %bw, ptr readnone captures(none) %bx, i64 %by, i64 %bz, ptr captures(none) %ca, i64 %cb, i64 %cc, ptr readnone captures(none) %cd, ptr readnone captures(none) %ce, i64 %cf, i64 %cg, ptr readonly captures(none) %ch, i64 %ci, i64 %cj, ptr readnone captures(none) %ck, ptr readnone captures(none) %cl, i64 %cm, i64 %cn, ptr readonly captures(none) %co, i64 %cp, i64 %cq, ptr readnone captures(none) %cr, ptr readnone captures(none) %cs, i64 %ct, i64 %cu, ptr readonly captures(none) %cv, i64 %cw, i64 %cx, ptr readnone captures(none) %cy, ptr readnone captures(none) %cz, i64 %da, i64 %db, ptr captures(none) %dc, i64 %dd, i64 %de, ptr readnone captures(none) %df, ptr readnone captures(none) %dg, i64 %dh, i64 %di, ptr captures(none) %dj, i64 %dk, i64 %dl, ptr readnone captures(none) %dm, ptr readnone captures(none) %dn, i64 %do, i64 %dp, ptr captures(none) %dq, i64 %dr, i64 %ds, i64 %dt, i64 %du, ptr readnone captures(none) %dv, ptr readnone captures(none) %dw, i64 %dx, i64 %dy, ptr captures(none) %dz, i64 %ea, i64 %eb) local_unnamed_addr #0 {
ec:
%ed = bitcast i64 -9223372036854775808 to i64
%ee = ptrtoint ptr %dc to i64
%ef = ptrtoint ptr %dj to i64
%eg = getelementptr i8, ptr %dz, i64 16
%eh = load i64, ptr %eg, align 8
%ei = getelementptr i8, ptr %dz, i64 8
%ej = load i64, ptr %ei, align 8
%ek = load i64, ptr %dz, align 8
%el = sub i64 %o, %ek
%em = tail call i64 @llvm.smax.i64(i64 %el, i64 0)
%en = shl i64 %bg, 3
%eo = shl i64 %cw, 3
%ep = shl i64 %cb, 3
%eq = add i64 %bn, 1
%er = add i64 %h, -1
%es = add i64 %h, -2
%et = sub i64 %ef, %ee
%eu = icmp ult i64 %dd, 4
%ev = icmp ult i64 %et, 32
%ew = select i1 %eu, i1 true, i1 %ev
%ex = add i64 %ed, -4
%ey = and i64 %dd, %ex
%ez = and i64 %dd, 3
%fa = getelementptr i8, ptr %ca, i64 -8
br label %fb
fb:
%fc = phi i64 [ %ek, %ec ], [ %fd, %fe ]
%ff = phi i64 [ %em, %ec ], [ %fg, %fe ]
%fh = phi i64 [ %eh, %ec ], [ %fi, %fe ]
%fj = phi i64 [ %ej, %ec ], [ 0, %fe ]
%fk = icmp sgt i64 %ff, 0
br i1 %fk, label %fl, label %fm
fl:
%fg = add nsw i64 %ff, -1
%fd = add i64 %fc, 1
%fn = icmp slt i64 %fc, 0
%fo = select i1 %fn, i64 %o, i64 0
%fp = add i64 %fo, %fc
%fq = mul i64 %fp, %p
%fr = getelementptr i64, ptr %n, i64 %fq
%fs = getelementptr i8, ptr %fr, i64 8
%fi = load i64, ptr %fs, align 8
%ft = getelementptr i8, ptr %fr, i64 16
%fu = load i64, ptr %ft, align 8
%fv = icmp eq i64 %fj, 0
br i1 %fv, label %fw, label %fx
fw:
%fy = mul i64 %fq, 8
%fz = getelementptr i8, ptr %n, i64 %fy
%ga = load i64, ptr %fz, align 8
br label %fx
gb:
%gc = phi i64 [ %gd, %gb ], [ %ge, %gf ]
%gg = mul i64 %gc, 8
%gh = getelementptr i8, ptr %dc, i64 %gg
%gi = load i64, ptr %gh, align 8
%gj = mul i64 %gc, 8
%gk = getelementptr i8, ptr %dj, i64 %gj
store i64 %gi, ptr %gk, align 8
%gl = mul i64 %gc, 8
%gm = getelementptr i8, ptr %dc, i64 %gl
%gn = getelementptr i8, ptr %gm, i64 8
%go = load i64, ptr %gn, align 8
%gp = mul i64 %gc, 8
%gq = getelementptr i8, ptr %dj, i64 %gp
%gr = getelementptr i8, ptr %gq, i64 8
store i64 %go, ptr %gr, align 8
%gs = mul i64 %gc, 8
%gt = getelementptr i8, ptr %dc, i64 %gs
%gu = getelementptr i8, ptr %gt, i64 16
%gv = load i64, ptr %gu, align 8
%gw = mul i64 %gc, 8
%gx = getelementptr i8, ptr %dj, i64 %gw
%gy = getelementptr i8, ptr %gx, i64 16
store i64 %gv, ptr %gy, align 8
%gd = add nuw nsw i64 %gc, 4
%gz = mul i64 %gc, 8
%ha = getelementptr i8, ptr %dc, i64 %gz
%hb = getelementptr i8, ptr %ha, i64 24
%hc = load i64, ptr %hb, align 8
%hd = mul i64 %gc, 8
%he = getelementptr i8, ptr %dj, i64 %hd
%hf = getelementptr i8, ptr %he, i64 24
store i64 %hc, ptr %hf, align 8
%hg = icmp eq i64 %dd, %gd
br i1 %hg, label %hh, label %gb, !llvm.loop !0
hh:
%hi = getelementptr i8, ptr %dz, i64 48
%hj = load i64, ptr %hi, align 8
%hk = load i64, ptr %dc, align 8
br label %hl
hl:
%hm = phi i64 [ %hn, %hh ], [ %ho, %hp ], [ %hq, %hr ]
%hs = phi i64 [ %hk, %hh ], [ %ht, %hp ], [ %hu, %hr ]
%hv = phi i64 [ 0, %hh ], [ %hw, %hp ], [ %hx, %hr ]
%hy = phi i64 [ 0, %hh ], [ %hz, %hp ], [ %ia, %hr ]
%ib = ashr i64 %hs, 3
%ic = and i64 %hs, 7
%id = shl nuw nsw i64 1, %ic
%ie = trunc nuw i64 %id to i8
br label %if
if:
%ig = phi i64 [ %hm, %hl ], [ %ih, %ii ], [ %ih, %ij ], [ %ih, %ik ]
%il = phi i64 [ %hy, %hl ], [ %im, %ii ], [ %in, %ij ], [ %io, %ik ]
%ip = icmp slt i64 %il, 0
%iq = select i1 %ip, i64 %x, i64 0
%ir = add i64 %iq, %il
%is = mul i64 %ir, %y
br label %it
it:
%iu = phi i64 [ %iv, %iw ], [ %ig, %if ]
%ix = mul i64 %is, 8
%iy = getelementptr i8, ptr %w, i64 %ix
%iz = load i64, ptr %iy, align 8
%ja = icmp eq i64 %iz, 0
br i1 %ja, label %jb, label %jc
jc:
%jd = mul i64 %is, 8
%je = getelementptr i8, ptr %w, i64 %jd
%jf = getelementptr i8, ptr %je, i64 8
%jg = load i64, ptr %jf, align 8
%jh = mul i64 %is, 8
%ji = getelementptr i8, ptr %w, i64 %jh
%jj = getelementptr i8, ptr %ji, i64 16
%jk = load i64, ptr %jj, align 8
%jl = icmp sgt i64 %jg, -1
br i1 %jl, label %jm, label %jn
jm:
%jo = getelementptr i8, ptr %g, i64 %iu
%jp = load i8, ptr %jo, align 1, !noalias !2
%jq = zext i8 %jp to i64
%jr = and i64 %jq, 127
%js = add nsw i64 %iu, 1
%jt = icmp slt i8 %jp, 0
br i1 %jt, label %ju, label %jv
ju:
%jw = add i64 %iu, 10
%jx = getelementptr i8, ptr %g, i64 %iu
%jy = getelementptr i8, ptr %jx, i64 1
%jz = load i8, ptr %jy, align 1, !noalias !2
%ka = zext i8 %jz to i64
%kb = add nsw i64 %iu, 2
%kc = and i64 %ka, 127
%kd = shl nuw nsw i64 %kc, 7
%ke = or disjoint i64 %kd, %jr
%kf = icmp slt i8 %jz, 0
br i1 %kf, label %kg, label %jv
kh:
%ki = getelementptr i8, ptr %g, i64 %kj
%kk = load i8, ptr %ki, align 1, !noalias !2
%kl = zext nneg i8 %kk to i64
%km = icmp ugt i8 %kk, 1
br i1 %km, label %kn, label %ko
ko:
%kp = shl nuw i64 %kl, 63
%kq = or i64 %kp, %kr
br label %jv
kg:
%ks = getelementptr i8, ptr %g, i64 %iu
%kt = getelementptr i8, ptr %ks, i64 2
%ku = load i8, ptr %kt, align 1, !noalias !2
%kv = zext i8 %ku to i64
%kw = add nsw i64 %iu, 3
%kx = and i64 %kv, 127
%ky = shl nuw nsw i64 %kx, 14
%kz = or disjoint i64 %ky, %ke
%la = icmp slt i8 %ku, 0
br i1 %la, label %lb, label %jv
lb:
%lc = getelementptr i8, ptr %g, i64 %iu
%ld = getelementptr i8, ptr %lc, i64 3
%le = load i8, ptr %ld, align 1, !noalias !2
%lf = zext i8 %le to i64
%lg = add nsw i64 %iu, 4
%lh = and i64 %lf, 127
%li = shl nuw nsw i64 %lh, 21
%lj = or disjoint i64 %li, %kz
%lk = icmp slt i8 %le, 0
br i1 %lk, label %ll, label %jv
ll:
%lm = getelementptr i8, ptr %g, i64 %iu
%ln = getelementptr i8, ptr %lm, i64 4
%lo = load i8, ptr %ln, align 1, !noalias !2
%lp = zext i8 %lo to i64
%lq = add nsw i64 %iu, 5
%lr = and i64 %lp, 127
%ls = shl nuw nsw i64 %lr, 28
%lt = or disjoint i64 %ls, %lj
%lu = icmp slt i8 %lo, 0
br i1 %lu, label %lv, label %jv
lv:
%lw = getelementptr i8, ptr %g, i64 %iu
%lx = getelementptr i8, ptr %lw, i64 5
%ly = load i8, ptr %lx, align 1, !noalias !2
%lz = zext i8 %ly to i64
%ma = add nsw i64 %iu, 6
%mb = and i64 %lz, 127
%mc = shl nuw nsw i64 %mb, 35
%md = or disjoint i64 %mc, %lt
%me = icmp slt i8 %ly, 0
br i1 %me, label %mf, label %jv
mf:
%mg = getelementptr i8, ptr %g, i64 %iu
%mh = getelementptr i8, ptr %mg, i64 6
%mi = load i8, ptr %mh, align 1, !noalias !2
%mj = zext i8 %mi to i64
%mk = add nsw i64 %iu, 7
%ml = and i64 %mj, 127
%mm = shl nuw nsw i64 %ml, 42
%mn = or i64 %mm, %md
%mo = icmp slt i8 %mi, 0
br i1 %mo, label %mp, label %jv
mp:
%mq = getelementptr i8, ptr %g, i64 %iu
%mr = getelementptr i8, ptr %mq, i64 7
%ms = load i8, ptr %mr, align 1, !noalias !2
%mt = zext i8 %ms to i64
%mu = add nsw i64 %iu, 8
%mv = and i64 %mt, 127
%mw = shl nuw nsw i64 %mv, 49
%mx = or i64 %mw, %mn
%my = icmp slt i8 %ms, 0
br i1 %my, label %mz, label %jv
mz:
%na = getelementptr i8, ptr %g, i64 %iu
%nb = getelementptr i8, ptr %na, i64 8
%nc = load i8, ptr %nb, align 1, !noalias !2
%nd = zext i8 %nc to i64
%kj = add nsw i64 %iu, 9
%ne = and i64 %nd, 127
%nf = shl nuw nsw i64 %ne, 56
%kr = or i64 %nf, %mx
%ng = icmp slt i8 %nc, 0
br i1 %ng, label %kh, label %jv
jv:
%nh = phi i64 [ %kq, %ko ], [ %jr, %jm ], [ %ke, %ju ], [ %kz, %kg ], [ %lj, %lb ], [ %lt, %ll ], [ %md, %lv ], [ %mn, %mf ], [ %mx, %mp ], [ %kr, %mz ]
%ni = phi i64 [ %jw, %ko ], [ %js, %jm ], [ %kb, %ju ], [ %kw, %kg ], [ %lg, %lb ], [ %lq, %ll ], [ %ma, %lv ], [ %mk, %mf ], [ %mu, %mp ], [ %kj, %mz ]
%nj = lshr i64 %nh, 1
%nk = and i64 %nh, 1
%nl = sub nsw i64 0, %nk
%nm = xor i64 %nj, %nl
br label %kn
nn:
%no = icmp ne i64 %np, %jg
%nq = sub nsw i64 1, %jg
%nr = icmp ne i64 %np, %nq
%ns = select i1 %no, i1 %nr, i1 false
br i1 %ns, label %nt, label %nu
kn:
%np = phi i64 [ %nm, %jv ], [ 0, %kh ]
%ih = phi i64 [ %ni, %jv ], [ %nv, %kh ]
%nw = icmp sgt i64 %ih, %fi
br i1 %nw, label %nt, label %nn
nu:
%nx = icmp ne i64 %np, %jg
br i1 %nx, label %ny, label %nz
nz:
switch i64 %iz, label %ik [
i64 12, label %ij
i64 14, label %oa
i64 7, label %ob
i64 8, label %ob
i64 24, label %ob
i64 27, label %ob
]
ij:
%oc = mul i64 %is, 8
%od = getelementptr i8, ptr %w, i64 %oc
%oe = getelementptr i8, ptr %od, i64 24
%in = load i64, ptr %oe, align 8
br label %if
oa:
%of = icmp sgt i64 %jk, -1
br i1 %of, label %og, label %ii
og:
%oh = mul i64 %jk, 24
%oi = getelementptr i8, ptr %ch, i64 %oh
%oj = getelementptr i8, ptr %oi, i64 8
%ok = load i64, ptr %oj, align 8
%ol = ashr i64 %ok, 2
%om = add nsw i64 %ol, %hs
%on = icmp slt i64 %om, 0
%oo = select i1 %on, i64 %bu, i64 0
%op = getelementptr i32, ptr %bt, i64 %om
%oq = getelementptr i32, ptr %op, i64 %oo
%or = load i32, ptr %oq, align 4
%os = icmp slt i64 %om, -1
%ot = select i1 %os, i64 %bu, i64 0
%ou = getelementptr i8, ptr %op, i64 4
%ov = getelementptr i32, ptr %ou, i64 %ot
store i32 %or, ptr %ov, align 4
br label %ii
ii:
%ow = mul i64 %is, 8
%ox = getelementptr i8, ptr %w, i64 %ow
%oy = getelementptr i8, ptr %ox, i64 32
%im = load i64, ptr %oy, align 8
br label %if
ob:
%oz = icmp slt i64 %jk, 0
%pa = select i1 %oz, i64 %ci, i64 0
%pb = mul i64 %jk, 24
%pc = getelementptr i8, ptr %ch, i64 %pb
%pd = getelementptr i8, ptr %pc, i64 8
%pe = getelementptr i64, ptr %pd, i64 %pa
%pf = load i64, ptr %pe, align 8
%pg = ashr i64 %pf, 2
%ph = add nsw i64 %pg, %hs
%pi = icmp slt i64 %ph, 0
%pj = select i1 %pi, i64 %bu, i64 0
%pk = getelementptr i32, ptr %bt, i64 %ph
%pl = getelementptr i32, ptr %pk, i64 %pj
%pm = load i32, ptr %pl, align 4
%pn = icmp slt i64 %ph, -1
%po = select i1 %pn, i64 %bu, i64 0
%pp = getelementptr i8, ptr %pk, i64 4
%pq = getelementptr i32, ptr %pp, i64 %po
store i32 %pm, ptr %pq, align 4
br label %ik
ik:
%io = add nsw i64 %il, 1
br label %if
ny:
%pr = icmp sgt i64 %jk, -1
br i1 %pr, label %ps, label %jn
ps:
%pt = mul i64 %jk, 24
%pu = getelementptr i8, ptr %ch, i64 %pt
%pv = load i64, ptr %pu, align 8
%pw = add nsw i64 %pv, %ib
%px = icmp slt i64 %pw, 0
%py = select i1 %px, i64 %bn, i64 0
%pz = getelementptr i8, ptr %bm, i64 %pw
%qa = getelementptr i8, ptr %pz, i64 %py
%qb = load i8, ptr %qa, align 1, !noalias !7
%qc = or i8 %qb, %ie
store i8 %qc, ptr %qa, align 1, !noalias !7
br label %jn
jn:
%qd = phi i64 [ %iu, %jc ], [ %ih, %ny ], [ %ih, %ps ]
switch i64 %iz, label %qe [
i64 3, label %qf
i64 2, label %qg
i64 7, label %qh
i64 8, label %qh
i64 9, label %qh
i64 22, label %qh
i64 21, label %qi
i64 28, label %qj
i64 27, label %qj
i64 24, label %qj
i64 12, label %qk
i64 13, label %ql
i64 14, label %qm
i64 15, label %qn
i64 16, label %qo
i64 17, label %qp
i64 18, label %qq
i64 19, label %qr
i64 20, label %qs
i64 25, label %qt
i64 1, label %qu
]
qf:
%qv = getelementptr i8, ptr %g, i64 %qd
%qw = load i8, ptr %qv, align 1, !noalias !10
%qx = zext i8 %qw to i64
%qy = and i64 %qx, 127
%qz = add nsw i64 %qd, 1
%ra = icmp slt i8 %qw, 0
br i1 %ra, label %rb, label %rc
rb:
%rd = add i64 %qd, 10
%re = getelementptr i8, ptr %g, i64 %qd
%rf = getelementptr i8, ptr %re, i64 1
%rg = load i8, ptr %rf, align 1, !noalias !10
%rh = zext i8 %rg to i64
%ri = add nsw i64 %qd, 2
%rj = and i64 %rh, 127
%rk = shl nuw nsw i64 %rj, 7
%rl = or disjoint i64 %rk, %qy
%rm = icmp slt i8 %rg, 0
br i1 %rm, label %rn, label %rc
ro:
%rp = getelementptr i8, ptr %g, i64 %rq
%rr = load i8, ptr %rp, align 1, !noalias !10
%rs = zext nneg i8 %rr to i64
%rt = icmp ugt i8 %rr, 1
br i1 %rt, label %ru, label %rv
rv:
%rw = shl nuw i64 %rs, 63
%rx = or i64 %rw, %ry
br label %rc
rn:
%rz = getelementptr i8, ptr %g, i64 %qd
%sa = getelementptr i8, ptr %rz, i64 2
%sb = load i8, ptr %sa, align 1, !noalias !10
%sc = zext i8 %sb to i64
%sd = add nsw i64 %qd, 3
%se = and i64 %sc, 127
%sf = shl nuw nsw i64 %se, 14
%sg = or disjoint i64 %sf, %rl
%sh = icmp slt i8 %sb, 0
br i1 %sh, label %si, label %rc
si:
%sj = getelementptr i8, ptr %g, i64 %qd
%sk = getelementptr i8, ptr %sj, i64 3
%sl = load i8, ptr %sk, align 1, !noalias !10
%sm = zext i8 %sl to i64
%sn = add nsw i64 %qd, 4
%so = and i64 %sm, 127
%sp = shl nuw nsw i64 %so, 21
%sq = or disjoint i64 %sp, %sg
%sr = icmp slt i8 %sl, 0
br i1 %sr, label %ss, label %rc
ss:
%st = getelementptr i8, ptr %g, i64 %qd
%su = getelementptr i8, ptr %st, i64 4
%sv = load i8, ptr %su, align 1, !noalias !10
%sw = zext i8 %sv to i64
%sx = add nsw i64 %qd, 5
%sy = and i64 %sw, 127
%sz = shl nuw nsw i64 %sy, 28
%ta = or disjoint i64 %sz, %sq
%tb = icmp slt i8 %sv, 0
br i1 %tb, label %tc, label %rc
tc:
%td = getelementptr i8, ptr %g, i64 %qd
%te = getelementptr i8, ptr %td, i64 5
%tf = load i8, ptr %te, align 1, !noalias !10
%tg = zext i8 %tf to i64
%th = add nsw i64 %qd, 6
%ti = and i64 %tg, 127
%tj = shl nuw nsw i64 %ti, 35
%tk = or disjoint i64 %tj, %ta
%tl = icmp slt i8 %tf, 0
br i1 %tl, label %tm, label %rc
tm:
%tn = getelementptr i8, ptr %g, i64 %qd
%to = getelementptr i8, ptr %tn, i64 6
%tp = load i8, ptr %to, align 1, !noalias !10
%tq = zext i8 %tp to i64
%tr = add nsw i64 %qd, 7
%ts = and i64 %tq, 127
%tt = shl nuw nsw i64 %ts, 42
%tu = or i64 %tt, %tk
%tv = icmp slt i8 %tp, 0
br i1 %tv, label %tw, label %rc
tw:
%tx = getelementptr i8, ptr %g, i64 %qd
%ty = getelementptr i8, ptr %tx, i64 7
%tz = load i8, ptr %ty, align 1, !noalias !10
%ua = zext i8 %tz to i64
%ub = add nsw i64 %qd, 8
%uc = and i64 %ua, 127
%ud = shl nuw nsw i64 %uc, 49
%ue = or i64 %ud, %tu
%uf = icmp slt i8 %tz, 0
br i1 %uf, label %ug, label %rc
ug:
%uh = getelementptr i8, ptr %g, i64 %qd
%ui = getelementptr i8, ptr %uh, i64 8
%uj = load i8, ptr %ui, align 1, !noalias !10
%uk = zext i8 %uj to i64
%rq = add nsw i64 %qd, 9
%ul = and i64 %uk, 127
%um = shl nuw nsw i64 %ul, 56
%ry = or i64 %um, %ue
%un = icmp slt i8 %uj, 0
br i1 %un, label %ro, label %rc
rc:
%uo = phi i64 [ %rx, %rv ], [ %qy, %qf ], [ %rl, %rb ], [ %sg, %rn ], [ %sq, %si ], [ %ta, %ss ], [ %tk, %tc ], [ %tu, %tm ], [ %ue, %tw ], [ %ry, %ug ]
%up = phi i64 [ %rd, %rv ], [ %qz, %qf ], [ %ri, %rb ], [ %sd, %rn ], [ %sn, %si ], [ %sx, %ss ], [ %th, %tc ], [ %tr, %tm ], [ %ub, %tw ], [ %rq, %ug ]
%uq = lshr i64 %uo, 1
%ur = and i64 %uo, 1
%us = sub nsw i64 0, %ur
%ut = xor i64 %uq, %us
br label %ru
qg:
%uu = getelementptr i8, ptr %g, i64 %qd
%uv = load i8, ptr %uu, align 1, !noalias !13
%uw = zext i8 %uv to i64
%ux = and i64 %uw, 127
%uy = add nsw i64 %qd, 1
%uz = icmp slt i8 %uv, 0
br i1 %uz, label %va, label %vb
va:
%vc = add i64 %qd, 10
%vd = getelementptr i8, ptr %g, i64 %qd
%ve = getelementptr i8, ptr %vd, i64 1
%vf = load i8, ptr %ve, align 1, !noalias !13
%vg = zext i8 %vf to i64
%vh = add nsw i64 %qd, 2
%vi = and i64 %vg, 127
%vj = shl nuw nsw i64 %vi, 7
%vk = or disjoint i64 %vj, %ux
%vl = icmp slt i8 %vf, 0
br i1 %vl, label %vm, label %vb
vn:
%vo = getelementptr i8, ptr %g, i64 %vp
%vq = load i8, ptr %vo, align 1, !noalias !13
%vr = zext nneg i8 %vq to i64
%vs = icmp ugt i8 %vq, 1
br i1 %vs, label %vt, label %vu
vu:
%vv = shl nuw i64 %vr, 63
%vw = or i64 %vv, %vx
br label %vb
vm:
%vy = getelementptr i8, ptr %g, i64 %qd
%vz = getelementptr i8, ptr %vy, i64 2
%wa = load i8, ptr %vz, align 1, !noalias !13
%wb = zext i8 %wa to i64
%wc = add nsw i64 %qd, 3
%wd = and i64 %wb, 127
%we = shl nuw nsw i64 %wd, 14
%wf = or disjoint i64 %we, %vk
%wg = icmp slt i8 %wa, 0
br i1 %wg, label %wh, label %vb
wh:
%wi = getelementptr i8, ptr %g, i64 %qd
%wj = getelementptr i8, ptr %wi, i64 3
%wk = load i8, ptr %wj, align 1, !noalias !13
%wl = zext i8 %wk to i64
%wm = add nsw i64 %qd, 4
%wn = and i64 %wl, 127
%wo = shl nuw nsw i64 %wn, 21
%wp = or disjoint i64 %wo, %wf
%wq = icmp slt i8 %wk, 0
br i1 %wq, label %wr, label %vb
wr:
%ws = getelementptr i8, ptr %g, i64 %qd
%wt = getelementptr i8, ptr %ws, i64 4
%wu = load i8, ptr %wt, align 1, !noalias !13
%wv = zext i8 %wu to i64
%ww = add nsw i64 %qd, 5
%wx = and i64 %wv, 127
%wy = shl nuw nsw i64 %wx, 28
%wz = or disjoint i64 %wy, %wp
%xa = icmp slt i8 %wu, 0
br i1 %xa, label %xb, label %vb
xb:
%xc = getelementptr i8, ptr %g, i64 %qd
%xd = getelementptr i8, ptr %xc, i64 5
%xe = load i8, ptr %xd, align 1, !noalias !13
%xf = zext i8 %xe to i64
%xg = add nsw i64 %qd, 6
%xh = and i64 %xf, 127
%xi = shl nuw nsw i64 %xh, 35
%xj = or disjoint i64 %xi, %wz
%xk = icmp slt i8 %xe, 0
br i1 %xk, label %xl, label %vb
xl:
%xm = getelementptr i8, ptr %g, i64 %qd
%xn = getelementptr i8, ptr %xm, i64 6
%xo = load i8, ptr %xn, align 1, !noalias !13
%xp = zext i8 %xo to i64
%xq = add nsw i64 %qd, 7
%xr = and i64 %xp, 127
%xs = shl nuw nsw i64 %xr, 42
%xt = or i64 %xs, %xj
%xu = icmp slt i8 %xo, 0
br i1 %xu, label %xv, label %vb
xv:
%xw = getelementptr i8, ptr %g, i64 %qd
%xx = getelementptr i8, ptr %xw, i64 7
%xy = load i8, ptr %xx, align 1, !noalias !13
%xz = zext i8 %xy to i64
%ya = add nsw i64 %qd, 8
%yb = and i64 %xz, 127
%yc = shl nuw nsw i64 %yb, 49
%yd = or i64 %yc, %xt
%ye = icmp slt i8 %xy, 0
br i1 %ye, label %yf, label %vb
yf:
%yg = getelementptr i8, ptr %g, i64 %qd
%yh = getelementptr i8, ptr %yg, i64 8
%yi = load i8, ptr %yh, align 1, !noalias !13
%yj = zext i8 %yi to i64
%vp = add nsw i64 %qd, 9
%yk = and i64 %yj, 127
%yl = shl nuw nsw i64 %yk, 56
%vx = or i64 %yl, %yd
%ym = icmp slt i8 %yi, 0
br i1 %ym, label %vn, label %vb
vt:
%yn = phi i64 [ %yo, %vb ], [ %nv, %vn ]
%yp = phi i64 [ %yq, %vb ], [ 0, %vn ]
%yr = trunc i64 %yp to i32
%ys = icmp slt i64 %jk, 0
%yt = select i1 %ys, i64 %ci, i64 0
%yu = mul i64 %jk, 24
%yv = getelementptr i8, ptr %ch, i64 %yu
%yw = getelementptr i8, ptr %yv, i64 8
%yx = getelementptr i64, ptr %yw, i64 %yt
%yy = load i64, ptr %yx, align 8
%yz = ashr i64 %yy, 2
%za = add nsw i64 %yz, %hs
%zb = icmp slt i64 %za, 0
%zc = select i1 %zb, i64 %bu, i64 0
%zd = getelementptr i32, ptr %bt, i64 %za
%ze = getelementptr i32, ptr %zd, i64 %zc
store i32 %yr, ptr %ze, align 4
%zf = add nsw i64 %il, 1
br label %hr
qh:
%zg = getelementptr i8, ptr %g, i64 %qd
%zh = load i8, ptr %zg, align 1, !noalias !16
%zi = zext i8 %zh to i64
%zj = and i64 %zi, 127
%zk = add nsw i64 %qd, 1
%zl = icmp slt i8 %zh, 0
br i1 %zl, label %zm, label %zn
zm:
%zo = add i64 %qd, 10
%zp = getelementptr i8, ptr %g, i64 %qd
%zq = getelementptr i8, ptr %zp, i64 1
%zr = load i8, ptr %zq, align 1, !noalias !16
%zs = zext i8 %zr to i64
%zt = add nsw i64 %qd, 2
%zu = and i64 %zs, 127
%zv = shl nuw nsw i64 %zu, 7
%zw = or disjoint i64 %zv, %zj
%zx = icmp slt i8 %zr, 0
br i1 %zx, label %zy, label %zn
zz:
%baa = getelementptr i8, ptr %g, i64 %bab
%bac = load i8, ptr %baa, align 1, !noalias !16
%bad = zext nneg i8 %bac to i64
%bae = icmp ugt i8 %bac, 1
br i1 %bae, label %baf, label %bag
bag:
%bah = shl nuw i64 %bad, 63
%bai = or i64 %bah, %baj
br label %zn
zy:
%bak = getelementptr i8, ptr %g, i64 %qd
%bal = getelementptr i8, ptr %bak, i64 2
%bam = load i8, ptr %bal, align 1, !noalias !16
%ban = zext i8 %bam to i64
%bao = add nsw i64 %qd, 3
%bap = and i64 %ban, 127
%baq = shl nuw nsw i64 %bap, 14
%bar = or disjoint i64 %baq, %zw
%bas = icmp slt i8 %bam, 0
br i1 %bas, label %bat, label %zn
bat:
%bau = getelementptr i8, ptr %g, i64 %qd
%bav = getelementptr i8, ptr %bau, i64 3
%baw = load i8, ptr %bav, align 1, !noalias !16
%bax = zext i8 %baw to i64
%bay = add nsw i64 %qd, 4
%baz = and i64 %bax, 127
%bba = shl nuw nsw i64 %baz, 21
%bbb = or disjoint i64 %bba, %bar
%bbc = icmp slt i8 %baw, 0
br i1 %bbc, label %bbd, label %zn
bbd:
%bbe = getelementptr i8, ptr %g, i64 %qd
%bbf = getelementptr i8, ptr %bbe, i64 4
%bbg = load i8, ptr %bbf, align 1, !noalias !16
%bbh = zext i8 %bbg to i64
%bbi = add nsw i64 %qd, 5
%bbj = and i64 %bbh, 127
%bbk = shl nuw nsw i64 %bbj, 28
%bbl = or disjoint i64 %bbk, %bbb
%bbm = icmp slt i8 %bbg, 0
br i1 %bbm, label %bbn, label %zn
bbn:
%bbo = getelementptr i8, ptr %g, i64 %qd
%bbp = getelementptr i8, ptr %bbo, i64 5
%bbq = load i8, ptr %bbp, align 1, !noalias !16
%bbr = zext i8 %bbq to i64
%bbs = add nsw i64 %qd, 6
%bbt = and i64 %bbr, 127
%bbu = shl nuw nsw i64 %bbt, 35
%bbv = or disjoint i64 %bbu, %bbl
%bbw = icmp slt i8 %bbq, 0
br i1 %bbw, label %bbx, label %zn
bbx:
%bby = getelementptr i8, ptr %g, i64 %qd
%bbz = getelementptr i8, ptr %bby, i64 6
%bca = load i8, ptr %bbz, align 1, !noalias !16
%bcb = zext i8 %bca to i64
%bcc = add nsw i64 %qd, 7
%bcd = and i64 %bcb, 127
%bce = shl nuw nsw i64 %bcd, 42
%bcf = or i64 %bce, %bbv
%bcg = icmp slt i8 %bca, 0
br i1 %bcg, label %bch, label %zn
bch:
%bci = getelementptr i8, ptr %g, i64 %qd
%bcj = getelementptr i8, ptr %bci, i64 7
%bck = load i8, ptr %bcj, align 1, !noalias !16
%bcl = zext i8 %bck to i64
%bcm = add nsw i64 %qd, 8
%bcn = and i64 %bcl, 127
%bco = shl nuw nsw i64 %bcn, 49
%bcp = or i64 %bco, %bcf
%bcq = icmp slt i8 %bck, 0
br i1 %bcq, label %bcr, label %zn
bcr:
%bcs = getelementptr i8, ptr %g, i64 %qd
%bct = getelementptr i8, ptr %bcs, i64 8
%bcu = load i8, ptr %bct, align 1, !noalias !16
%bcv = zext i8 %bcu to i64
%bab = add nsw i64 %qd, 9
%bcw = and i64 %bcv, 127
%bcx = shl nuw nsw i64 %bcw, 56
%baj = or i64 %bcx, %bcp
%bcy = icmp slt i8 %bcu, 0
br i1 %bcy, label %zz, label %zn
bcz:
%bda = lshr i64 %bdb, 1
%bdc = and i64 %bdb, 1
%bdd = icmp eq i64 %bdc, 0
br i1 %bdd, label %bde, label %nt
bde:
%bdf = phi i64 [ %bda, %bcz ], [ 0, %baf ]
%bdg = phi i64 [ %bdh, %bcz ], [ %nv, %baf ]
%bdi = sub nsw i64 %fi, %bdg
%bdj = icmp sgt i64 %bdf, %bdi
br i1 %bdj, label %nt, label %bdk
bdk:
switch i64 %iz, label %bdl [
i64 9, label %bdm
i64 22, label %bdn
]
bdm:
%bdo = icmp slt i64 %jk, 0
%bdp = select i1 %bdo, i64 %ci, i64 0
%bdq = mul i64 %jk, 24
%bdr = getelementptr i8, ptr %ch, i64 %bdq
%bds = getelementptr i8, ptr %bdr, i64 8
%bdt = getelementptr i64, ptr %bds, i64 %bdp
%bdu = load i64, ptr %bdt, align 8
%bdv = ashr i64 %bdu, 3
%bdw = shl nsw i64 %hs, 1
%bdx = add nsw i64 %bdv, %bdw
%bdy = icmp slt i64 %bdx, 0
%bdz = select i1 %bdy, i64 %cb, i64 0
%bea = getelementptr i64, ptr %ca, i64 %bdx
%beb = getelementptr i64, ptr %bea, i64 %bdz
store i64 %bdg, ptr %beb, align 8
%bec = icmp slt i64 %bdx, -1
%bed = select i1 %bec, i64 %cb, i64 0
%bee = getelementptr i8, ptr %bea, i64 8
%bef = getelementptr i64, ptr %bee, i64 %bed
store i64 %bdf, ptr %bef, align 8
br label %bdn
bdl:
%beg = icmp slt i64 %jk, 0
%beh = select i1 %beg, i64 %ci, i64 0
%bei = mul i64 %jk, 24
%bej = getelementptr i8, ptr %ch, i64 %bei
%bek = getelementptr i8, ptr %bej, i64 8
%bel = getelementptr i64, ptr %bek, i64 %beh
%bem = load i64, ptr %bel, align 8
%ben = ashr i64 %bem, 2
%beo = add nsw i64 %ben, %hs
%bep = icmp slt i64 %beo, 0
%beq = select i1 %bep, i64 %bu, i64 0
%ber = getelementptr i32, ptr %bt, i64 %beo
%bes = getelementptr i32, ptr %ber, i64 %beq
%bet = load i32, ptr %bes, align 4
%beu = sext i32 %bet to i64
%bev = add nsw i64 %bdf, %beu
%bew = select i1 %beg, i64 %cw, i64 0
%bex = getelementptr i64, ptr %cv, i64 %jk
%bey = getelementptr i64, ptr %bex, i64 %bew
%bez = load i64, ptr %bey, align 8
%bfa = icmp sgt i64 %bev, %bez
br i1 %bfa, label %bfb, label %bfc
bfc:
%bfd = getelementptr i8, ptr %bej, i64 16
%bfe = getelementptr i64, ptr %bfd, i64 %beh
%bff = load i64, ptr %bfe, align 8
%bfg = add i64 %bff, %beu
%bfh = icmp samesign ugt i64 %bdf, 7
br i1 %bfh, label %bfi, label %bfj
bfi:
%bfk = add nsw i64 %bdf, -8
%bfl = icmp eq i64 %bfk, 0
br i1 %bfl, label %bfm, label %bfn
bfn:
%bfo = getelementptr i8, ptr %g, i64 %bdg
%bfp = getelementptr i8, ptr %bm, i64 %bfg
%bfq = add nsw i64 %bdf, -9
%bfr = lshr i64 %bfq, 3
%bfs = add nuw nsw i64 %bfr, 1
%bft = icmp samesign ult i64 %bdf, 65
br i1 %bft, label %bfu, label %bfv
bfu:
%bfw = phi i64 [ %bfx, %bfy ], [ 0, %bfn ], [ 0, %bfv ]
%bfz = phi i64 [ %bga, %bfy ], [ 0, %bfn ], [ 0, %bfv ]
br label %bgb
bfv:
%bgc = ptrtoint ptr %g to i64
%bgd = ptrtoint ptr %bm to i64
%bge = add i64 %bdg, %bgc
%bgf = sub i64 %bgd, %bge
%bgg = add i64 %bgf, %bfg
%bgh = icmp ult i64 %bgg, 32
br i1 %bgh, label %bfu, label %bgi
bgi:
%bgj = bitcast i64 4611686018427387900 to i64
%bgk = and i64 %bfs, %bgj
%bgl = getelementptr i8, ptr %bfo, i64 16
%bgm = getelementptr i8, ptr %bfp, i64 16
br label %bgn
bgn:
%bgo = phi i64 [ 0, %bgi ], [ %bgp, %bgn ]
%bgq = phi <2 x i64> [ zeroinitializer, %bgi ], [ %bgr, %bgn ]
%bgs = phi <2 x i64> [ zeroinitializer, %bgi ], [ %bgt, %bgn ]
%bgu = shl nuw i64 %bgo, 3
%bgv = getelementptr i8, ptr %bgl, i64 %bgu
%bgw = shl nuw i64 %bgo, 3
%bgx = getelementptr i8, ptr %bgl, i64 %bgw
%bgy = getelementptr i8, ptr %bgx, i64 -16
%bgz = load <2 x i64>, ptr %bgy, align 1, !noalias !19
%bha = load <2 x i64>, ptr %bgv, align 1, !noalias !19
%bhb = shl nuw i64 %bgo, 3
%bhc = getelementptr i8, ptr %bgm, i64 %bhb
%bhd = shl nuw i64 %bgo, 3
%bhe = getelementptr i8, ptr %bgm, i64 %bhd
%bhf = getelementptr i8, ptr %bhe, i64 -16
store <2 x i64> %bgz, ptr %bhf, align 1, !noalias !24
store <2 x i64> %bha, ptr %bhc, align 1, !noalias !24
%bgr = or <2 x i64> %bgz, %bgq
%bgt = or <2 x i64> %bha, %bgs
%bgp = add nuw i64 %bgo, 4
%bhg = icmp eq i64 %bgk, %bgp
br i1 %bhg, label %bfy, label %bgn, !llvm.loop !27
bfy:
%bga = shl nuw nsw i64 %bgk, 3
%bhh = or <2 x i64> %bgt, %bgr
%bhi = shufflevector <2 x i64> %bhh, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
%bhj = or <2 x i64> %bhi, %bhh
%bfx = extractelement <2 x i64> %bhj, i64 0
%bhk = icmp eq i64 %bfs, %bgk
br i1 %bhk, label %bfm, label %bfu
bfj:
%bhl = icmp samesign ugt i64 %bdf, 3
br i1 %bhl, label %bhm, label %bhn
bho:
%bhp = getelementptr i8, ptr %g, i64 %bdg
%bhq = getelementptr i8, ptr %bhp, i64 1
%bhr = load i8, ptr %bhq, align 1, !noalias !29
%bhs = getelementptr i8, ptr %bm, i64 %bfg
%bht = getelementptr i8, ptr %bhs, i64 1
store i8 %bhr, ptr %bht, align 1, !noalias !29
%bhu = or i8 %bhr, %bhv
%bhw = icmp eq i64 %bdf, 2
br i1 %bhw, label %bhx, label %bhy
bhy:
%bhz = getelementptr i8, ptr %g, i64 %bdg
%bia = getelementptr i8, ptr %bhz, i64 2
%bib = load i8, ptr %bia, align 1, !noalias !29
%bic = getelementptr i8, ptr %bm, i64 %bfg
%bid = getelementptr i8, ptr %bic, i64 2
store i8 %bib, ptr %bid, align 1, !noalias !29
%bie = or i8 %bib, %bhu
br label %bhx
bhx:
%bif = phi i8 [ %bhv, %big ], [ %bhu, %bho ], [ %bie, %bhy ]
%bih = zext i8 %bif to i64
br label %bii
bgb:
%bij = phi i64 [ %bik, %bgb ], [ %bfw, %bfu ]
%bil = phi i64 [ %bim, %bgb ], [ %bfz, %bfu ]
%bin = getelementptr i8, ptr %bfo, i64 %bil
%bio = load i64, ptr %bin, align 1, !noalias !19
%bip = getelementptr i8, ptr %bfp, i64 %bil
store i64 %bio, ptr %bip, align 1, !noalias !24
%bik = or i64 %bio, %bij
%bim = add nuw nsw i64 %bil, 8
%biq = icmp samesign ult i64 %bim, %bfk
br i1 %biq, label %bgb, label %bfm, !llvm.loop !30
bhm:
%bir = add nsw i64 %bdf, -4
%bis = getelementptr i8, ptr %g, i64 %bdg
%bit = load i32, ptr %bis, align 1, !noalias !31
%biu = getelementptr i8, ptr %g, i64 %bir
%biv = getelementptr i8, ptr %biu, i64 %bdg
%biw = load i32, ptr %biv, align 1, !noalias !34
%bix = getelementptr i8, ptr %bm, i64 %bfg
store i32 %bit, ptr %bix, align 1, !noalias !37
%biy = getelementptr i8, ptr %bix, i64 %bir
store i32 %biw, ptr %biy, align 1, !noalias !40
%biz = or i32 %biw, %bit
%bja = zext i32 %biz to i64
br label %bii
bhn:
%bjb = icmp eq i64 %bdf, 0
br i1 %bjb, label %bjc, label %big
big:
%bjd = getelementptr i8, ptr %g, i64 %bdg
%bje = getelementptr i8, ptr %bm, i64 %bfg
%bhv = load i8, ptr %bjd, align 1, !noalias !29
store i8 %bhv, ptr %bje, align 1, !noalias !29
%bjf = icmp eq i64 %bdf, 1
br i1 %bjf, label %bhx, label %bho
bjg:
%bjh = add nsw i64 %bdg, %bdf
br label %bji
bjj:
%bjk = phi i64 [ %bjl, %bjm ], [ %bjn, %bjo ]
%bjp = phi i64 [ %bjq, %bjo ], [ %bdf, %bjm ]
%bjr = icmp sgt i64 %bjp, 15
br i1 %bjr, label %bjo, label %bjs
bjt:
%bju = icmp sgt i64 %bjv, %bjw
br i1 %bju, label %bjx, label %bjc
bjx:
%bjy = phi i64 [ %bjz, %bka ], [ %bjw, %bjt ], [ %bkb, %bkc ]
%bkd = icmp slt i64 %bjy, 0
%bke = select i1 %bkd, i64 %h, i64 0
%bkf = getelementptr i8, ptr %g, i64 %bjy
%bkg = getelementptr i8, ptr %bkf, i64 %bke
%bkh = load i8, ptr %bkg, align 1, !noalias !43
%bki = zext i8 %bkh to i32
%bjw = add nsw i64 %bjy, 1
%bkj = icmp sgt i8 %bkh, -1
br i1 %bkj, label %bjt, label %bkk
bkk:
%bkl = trunc i32 %bki to i8
%bkm = add nsw i8 %bkl, 62
%bkn = icmp ult i8 %bkm, 30
br i1 %bkn, label %bko, label %bkp
bkp:
%bkq = trunc i32 %bki to i8
%bkr = and i8 %bkq, -16
%bks = icmp eq i8 %bkr, -32
br i1 %bks, label %bkt, label %bku
bkt:
switch i32 %bki, label %bkv [
i32 224, label %bko
i32 237, label %bkw
]
bkw:
br label %bko
bku:
%bkx = trunc i32 %bki to i8
%bky = add nsw i8 %bkx, 16
%bkz = icmp ult i8 %bky, 5
br i1 %bkz, label %bla, label %nt
bla:
%blb = trunc i32 %bki to i8
%blc = zext i8 %blb to i32
switch i32 %blc, label %bld [
i32 240, label %bko
i32 244, label %ble
]
ble:
br label %bko
bkv:
br label %bko
bld:
br label %bko
bko:
%blf = phi i64 [ 144, %bla ], [ 128, %bkk ], [ 160, %bkt ], [ 128, %bkv ], [ 128, %bkw ], [ 128, %ble ], [ 128, %bld ]
%blg = phi i64 [ 191, %bla ], [ 191, %bkk ], [ 191, %bkt ], [ 191, %bkv ], [ 159, %bkw ], [ 143, %ble ], [ 191, %bld ]
%blh = phi i64 [ 3, %bla ], [ 1, %bkk ], [ 2, %bkt ], [ 2, %bkv ], [ 2, %bkw ], [ 3, %ble ], [ 3, %bld ]
%bli = sub nsw i64 %bjv, %bjw
%blj = icmp slt i64 %bli, %blh
br i1 %blj, label %nt, label %blk
blk:
%bll = icmp slt i64 %bjy, -1
%blm = select i1 %bll, i64 %h, i64 0
%bln = getelementptr i8, ptr %g, i64 %bjw
%blo = getelementptr i8, ptr %bln, i64 %blm
%blp = load i8, ptr %blo, align 1, !noalias !43
%blq = zext i8 %blp to i64
%blr = icmp samesign ugt i64 %blf, %blq
%bls = icmp samesign ult i64 %blg, %blq
%blt = select i1 %blr, i1 true, i1 %bls
br i1 %blt, label %nt, label %blu
blv:
%blw = icmp slt i64 %bjy, -2
%blx = select i1 %blw, i64 %h, i64 0
%bly = getelementptr i8, ptr %bkf, i64 2
%blz = getelementptr i8, ptr %bly, i64 %blx
%bma = load i8, ptr %blz, align 1, !noalias !43
%bmb = icmp sgt i8 %bma, -65
br i1 %bmb, label %nt, label %bmc
bmc:
%bmd = icmp eq i64 %bme, 1
br i1 %bmd, label %bkc, label %bmf
bmf:
%bmg = icmp slt i64 %bjy, -3
%bmh = select i1 %bmg, i64 %h, i64 0
%bmi = getelementptr i8, ptr %bkf, i64 3
%bmj = getelementptr i8, ptr %bmi, i64 %bmh
%bmk = load i8, ptr %bmj, align 1, !noalias !43
%bml = icmp sgt i8 %bmk, -65
br i1 %bml, label %nt, label %bkc
bkc:
%bkb = add nsw i64 %blh, %bjw
%bmm = icmp slt i64 %bkb, %bjv
br i1 %bmm, label %bjx, label %bjc
bjo:
%bjq = add nsw i64 %bjp, -8
%bmn = getelementptr i8, ptr %g, i64 %bjk
%bmo = load i64, ptr %bmn, align 1, !noalias !46
%bmp = and i64 %bmo, %bmq
%bmr = icmp eq i64 %bmp, 0
%bjn = add i64 %bjk, 8
br i1 %bmr, label %bjj, label %bji
bjs:
%bms = getelementptr i8, ptr %g, i64 %bmt
%bmu = getelementptr i8, ptr %bms, i64 -8
%bmv = load i64, ptr %bmu, align 1, !noalias !49
%bmw = and i64 %bmv, %bmq
%bmx = icmp eq i64 %bmw, 0
br i1 %bmx, label %bjc, label %bji
bji:
%bjv = phi i64 [ %bmt, %bjs ], [ %bjh, %bjg ], [ %bmt, %bmy ], [ %bmt, %bjo ]
%bjz = phi i64 [ %bjk, %bjs ], [ %bdg, %bjg ], [ %bdg, %bmy ], [ %bjk, %bjo ]
%bmz = icmp slt i64 %bjz, %bjv
br i1 %bmz, label %bka, label %bjc
bka:
br label %bjx
blu:
%bna = icmp ult i8 %bkm, 30
%bme = add nsw i64 %blh, -1
%bnb = icmp eq i64 %bme, 0
%bnc = select i1 %bna, i1 true, i1 %bnb
br i1 %bnc, label %bkc, label %blv
bjc:
%bnd = trunc i64 %bev to i32
%bne = icmp slt i64 %beo, -1
%bnf = select i1 %bne, i64 %bu, i64 0
%bng = getelementptr i8, ptr %ber, i64 4
%bnh = getelementptr i32, ptr %bng, i64 %bnf
store i32 %bnd, ptr %bnh, align 4
br label %bdn
bdn:
%bni = add nsw i64 %bdg, %bdf
%bnj = add nsw i64 %il, 1
br label %hr
qi:
%bnk = mul i64 %is, 8
%bnl = getelementptr i8, ptr %w, i64 %bnk
%bnm = getelementptr i8, ptr %bnl, i64 24
%bnn = load i64, ptr %bnm, align 8
%bno = icmp sgt i64 %bnn, 0
br i1 %bno, label %bnp, label %bnq
bnp:
%bnr = bitcast i64 -9187201950435737472 to i64
%bns = bitcast i64 -9187201952591642624 to i64
br label %bnt
bnt:
%bnu = phi i64 [ %bnv, %bnw ], [ %qd, %bnp ]
%bnx = phi i64 [ %bny, %bnw ], [ %bnn, %bnp ]
%bnz = icmp sgt i64 %bnu, %fi
br i1 %bnz, label %bnq, label %boa
bob:
%boc = add nsw i64 %bnu, 8
%bod = sub nuw nsw i64 %bnx, %boe
%bof = icmp slt i64 %bog, 0
br i1 %bof, label %boh, label %bnw
boh:
br label %boi
boi:
%boj = phi i64 [ %bok, %boi ], [ %boc, %boh ]
%bok = add i64 %boj, -1
%bol = getelementptr i8, ptr %g, i64 %boj
%bom = getelementptr i8, ptr %bol, i64 -2
%bon = load i8, ptr %bom, align 1, !noalias !52
%boo = icmp slt i8 %bon, 0
br i1 %boo, label %boi, label %bnw
bop:
%boq = and i64 %bog, 128
%bor = icmp eq i64 %boq, 0
br i1 %bor, label %bos, label %bot
bot:
%bou = add nsw i64 %bnu, 1
%bov = and i64 %bog, 32768
%bow = icmp eq i64 %bov, 0
br i1 %bow, label %bos, label %box
box:
%boy = add nsw i64 %bnu, 2
%boz = and i64 %bog, 8388608
%bpa = icmp eq i64 %boz, 0
br i1 %bpa, label %bos, label %bpb
bpb:
%bpc = add nsw i64 %bnu, 3
%bpd = and i64 %bog, 2147483648
%bpe = icmp eq i64 %bpd, 0
br i1 %bpe, label %bos, label %bpf
bpf:
%bpg = bitcast i64 549755813888 to i64
%bph = add nsw i64 %bnu, 4
%bpi = and i64 %bog, %bpg
%bpj = icmp eq i64 %bpi, 0
br i1 %bpj, label %bos, label %bpk
bpk:
%bpl = bitcast i64 140737488355328 to i64
%bpm = add nsw i64 %bnu, 5
%bpn = and i64 %bog, %bpl
%bpo = icmp eq i64 %bpn, 0
br i1 %bpo, label %bos, label %bpp
bpp:
%bpq = bitcast i64 36028797018963968 to i64
%bpr = add nsw i64 %bnu, 6
%bps = and i64 %bog, %bpq
%bpt = icmp eq i64 %bps, 0
br i1 %bpt, label %bos, label %bpu
bpu:
%bpv = add nsw i64 %bnu, 7
%bpw = icmp slt i64 %bog, 0
br i1 %bpw, label %bpx, label %bos
bpx:
%bpy = add nsw i64 %bnu, 8
%bpz = getelementptr i8, ptr %g, i64 %bpy
%bqa = load i8, ptr %bpz, align 1, !noalias !55
%bqb = icmp slt i8 %bqa, 0
br i1 %bqb, label %bqc, label %bos
bqc:
%bqd = add nsw i64 %bnu, 9
%bqe = getelementptr i8, ptr %g, i64 %bqd
%bqf = load i8, ptr %bqe, align 1, !noalias !55
%bqg = icmp slt i8 %bqf, 0
br i1 %bqg, label %bqh, label %bos
bos:
%bqi = phi i64 [ %bnu, %bop ], [ %bou, %bot ], [ %boy, %box ], [ %bpc, %bpb ], [ %bph, %bpf ], [ %bpm, %bpk ], [ %bpr, %bpp ], [ %bpv, %bpu ], [ %bpy, %bpx ], [ %bqd, %bqc ]
%bqj = add nsw i64 %bqi, 1
br label %bqh
bnw:
%bnv = phi i64 [ %bqk, %bqh ], [ %boc, %bob ], [ %bok, %boi ]
%bny = phi i64 [ %bql, %bqh ], [ %bod, %bob ], [ %bod, %boi ]
%bqm = icmp sgt i64 %bny, 0
br i1 %bqm, label %bnt, label %bnq
boa:
%bqn = getelementptr i8, ptr %g, i64 %bnu
%bog = load i64, ptr %bqn, align 1, !noalias !52
%bqo = and i64 %bog, %bnr
%bqp = xor i64 %bqo, %bnr
%bqq = lshr exact i64 %bqp, 7
%bqr = lshr i64 %bqp, 39
%bqs = add nuw nsw i64 %bqq, %bqr
%bqt = lshr i64 %bqs, 16
%bqu = add nuw nsw i64 %bqt, %bqs
%bqv = lshr i64 %bqu, 8
%bqw = add nuw nsw i64 %bqv, %bqu
%boe = and i64 %bqw, 15
%bqx = icmp samesign ule i64 %bnx, %boe
%bqy = and i64 %bqp, 2155905152
%bqz = icmp eq i64 %bqy, 0
%bra = or i1 %bqz, %bqx
%brb = and i64 %bqp, %bns
%brc = icmp eq i64 %brb, 0
%brd = or i1 %brc, %bra
br i1 %brd, label %bop, label %bob
bqh:
%bqk = phi i64 [ %bqj, %bos ], [ %nv, %bqc ]
%bql = add nsw i64 %bnx, -1
br label %bnw
qj:
%bre = mul i64 %is, 8
%brf = getelementptr i8, ptr %w, i64 %bre
%brg = getelementptr i8, ptr %brf, i64 24
%brh = load i64, ptr %brg, align 8
%bri = mul i64 %is, 8
%brj = getelementptr i8, ptr %w, i64 %bri
%brk = getelementptr i8, ptr %brj, i64 32
%brl = load i64, ptr %brk, align 8
%brm = mul i64 %is, 8
%brn = getelementptr i8, ptr %w, i64 %brm
%bro = getelementptr i8, ptr %brn, i64 40
%brp = load i64, ptr %bro, align 8
%brq = icmp eq i64 %iz, 28
br i1 %brq, label %brr, label %brs
brr:
%brt = mul i64 %is, 8
%bru = getelementptr i8, ptr %w, i64 %brt
%brv = getelementptr i8, ptr %bru, i64 48
%brw = load i64, ptr %brv, align 8
%brx = trunc nuw i64 %brw to i32
%bry = icmp slt i64 %brp, 0
%brz = icmp eq i64 %brl, 0
%bsa = select i1 %bry, i1 %brz, i1 false
%bsb = icmp eq i64 %brh, 1
%bsc = icmp eq i64 %brl, 1
%bsd = select i1 %bsb, i1 %bsc, i1 false
%bse = tail call i64 @llvm.smax.i64(i64 %brh, i64 0)
%bsf = sub nsw i64 1, %brp
%bsg = add nuw i64 %bse, 1
br label %bsh
bsh:
%bsi = phi i64 [ %qd, %brr ], [ %bsj, %bsk ], [ %bsl, %bsm ], [ %bsn, %bso ], [ %bsp, %bsq ]
%bsr = getelementptr i8, ptr %g, i64 %bsi
%bss = load i8, ptr %bsr, align 1, !noalias !58
%bst = zext i8 %bss to i64
%bsu = and i64 %bst, 127
%bsv = add nsw i64 %bsi, 1
%bsw = icmp slt i8 %bss, 0
br i1 %bsw, label %bsx, label %bsy
bsx:
%bsz = add i64 %bsi, 10
%bta = getelementptr i8, ptr %g, i64 %bsi
%btb = getelementptr i8, ptr %bta, i64 1
%btc = load i8, ptr %btb, align 1, !noalias !58
%btd = zext i8 %btc to i64
%bte = add nsw i64 %bsi, 2
%btf = and i64 %btd, 127
%btg = shl nuw nsw i64 %btf, 7
%bth = or disjoint i64 %btg, %bsu
%bti = icmp slt i8 %btc, 0
br i1 %bti, label %btj, label %bsy
btk:
%btl = getelementptr i8, ptr %g, i64 %btm
%btn = load i8, ptr %btl, align 1, !noalias !58
%bto = zext nneg i8 %btn to i64
%btp = icmp ugt i8 %btn, 1
br i1 %btp, label %btq, label %btr
btr:
%bts = shl nuw i64 %bto, 63
%btt = or i64 %bts, %btu
br label %bsy
btj:
%btv = getelementptr i8, ptr %g, i64 %bsi
%btw = getelementptr i8, ptr %btv, i64 2
%btx = load i8, ptr %btw, align 1, !noalias !58
%bty = zext i8 %btx to i64
%btz = add nsw i64 %bsi, 3
%bua = and i64 %bty, 127
%bub = shl nuw nsw i64 %bua, 14
%buc = or disjoint i64 %bub, %bth
%bud = icmp slt i8 %btx, 0
br i1 %bud, label %bue, label %bsy
bue:
%buf = getelementptr i8, ptr %g, i64 %bsi
%bug = getelementptr i8, ptr %buf, i64 3
%buh = load i8, ptr %bug, align 1, !noalias !58
%bui = zext i8 %buh to i64
%buj = add nsw i64 %bsi, 4
%buk = and i64 %bui, 127
%bul = shl nuw nsw i64 %buk, 21
%bum = or disjoint i64 %bul, %buc
%bun = icmp slt i8 %buh, 0
br i1 %bun, label %buo, label %bsy
buo:
%bup = getelementptr i8, ptr %g, i64 %bsi
%buq = getelementptr i8, ptr %bup, i64 4
%bur = load i8, ptr %buq, align 1, !noalias !58
%bus = zext i8 %bur to i64
%but = add nsw i64 %bsi, 5
%buu = and i64 %bus, 127
%buv = shl nuw nsw i64 %buu, 28
%buw = or disjoint i64 %buv, %bum
%bux = icmp slt i8 %bur, 0
br i1 %bux, label %buy, label %bsy
buy:
%buz = getelementptr i8, ptr %g, i64 %bsi
%bva = getelementptr i8, ptr %buz, i64 5
%bvb = load i8, ptr %bva, align 1, !noalias !58
%bvc = zext i8 %bvb to i64
%bvd = add nsw i64 %bsi, 6
%bve = and i64 %bvc, 127
%bvf = shl nuw nsw i64 %bve, 35
%bvg = or disjoint i64 %bvf, %buw
%bvh = icmp slt i8 %bvb, 0
br i1 %bvh, label %bvi, label %bsy
bvi:
%bvj = getelementptr i8, ptr %g, i64 %bsi
%bvk = getelementptr i8, ptr %bvj, i64 6
%bvl = load i8, ptr %bvk, align 1, !noalias !58
%bvm = zext i8 %bvl to i64
%bvn = add nsw i64 %bsi, 7
%bvo = and i64 %bvm, 127
%bvp = shl nuw nsw i64 %bvo, 42
%bvq = or i64 %bvp, %bvg
%bvr = icmp slt i8 %bvl, 0
br i1 %bvr, label %bvs, label %bsy
bvs:
%bvt = getelementptr i8, ptr %g, i64 %bsi
%bvu = getelementptr i8, ptr %bvt, i64 7
%bvv = load i8, ptr %bvu, align 1, !noalias !58
%bvw = zext i8 %bvv to i64
%bvx = add nsw i64 %bsi, 8
%bvy = and i64 %bvw, 127
%bvz = shl nuw nsw i64 %bvy, 49
%bwa = or i64 %bvz, %bvq
%bwb = icmp slt i8 %bvv, 0
br i1 %bwb, label %bwc, label %bsy
bwc:
%bwd = getelementptr i8, ptr %g, i64 %bsi
%bwe = getelementptr i8, ptr %bwd, i64 8
%bwf = load i8, ptr %bwe, align 1, !noalias !58
%bwg = zext i8 %bwf to i64
%btm = add nsw i64 %bsi, 9
%bwh = and i64 %bwg, 127
%bwi = shl nuw nsw i64 %bwh, 56
%btu = or i64 %bwi, %bwa
%bwj = icmp slt i8 %bwf, 0
br i1 %bwj, label %btk, label %bsy
bwk:
%bwl = icmp eq i64 %bwm, 0
br i1 %bwl, label %bwn, label %bwo
bwo:
%bwp = icmp eq i64 %bwq, %ed
br i1 %bwp, label %nt, label %bwr
bwr:
%bws = sub nsw i64 0, %bwq
%bwt = getelementptr i8, ptr %g, i64 %bwu
%bwv = load i8, ptr %bwt, align 1, !noalias !63
%bww = zext i8 %bwv to i64
%bwx = and i64 %bww, 127
%bwy = add nsw i64 %bwu, 1
%bwz = icmp slt i8 %bwv, 0
br i1 %bwz, label %bxa, label %bxb
bxa:
%bxc = add i64 %bwu, 10
%bxd = getelementptr i8, ptr %g, i64 %bwu
%bxe = getelementptr i8, ptr %bxd, i64 1
%bxf = load i8, ptr %bxe, align 1, !noalias !63
%bxg = zext i8 %bxf to i64
%bxh = add nsw i64 %bwu, 2
%bxi = and i64 %bxg, 127
%bxj = shl nuw nsw i64 %bxi, 7
%bxk = or disjoint i64 %bxj, %bwx
%bxl = icmp slt i8 %bxf, 0
br i1 %bxl, label %bxm, label %bxb
bxn:
%bxo = getelementptr i8, ptr %g, i64 %bxp
%bxq = load i8, ptr %bxo, align 1, !noalias !63
%bxr = zext nneg i8 %bxq to i64
%bxs = icmp ugt i8 %bxq, 1
br i1 %bxs, label %bxt, label %bxu
bxu:
%bxv = shl nuw i64 %bxr, 63
%bxw = or i64 %bxv, %bxx
br label %bxb
bxm:
%bxy = getelementptr i8, ptr %g, i64 %bwu
%bxz = getelementptr i8, ptr %bxy, i64 2
%bya = load i8, ptr %bxz, align 1, !noalias !63
%byb = zext i8 %bya to i64
%byc = add nsw i64 %bwu, 3
%byd = and i64 %byb, 127
%bye = shl nuw nsw i64 %byd, 14
%byf = or disjoint i64 %bye, %bxk
%byg = icmp slt i8 %bya, 0
br i1 %byg, label %byh, label %bxb
byh:
%byi = getelementptr i8, ptr %g, i64 %bwu
%byj = getelementptr i8, ptr %byi, i64 3
%byk = load i8, ptr %byj, align 1, !noalias !63
%byl = zext i8 %byk to i64
%bym = add nsw i64 %bwu, 4
%byn = and i64 %byl, 127
%byo = shl nuw nsw i64 %byn, 21
%byp = or disjoint i64 %byo, %byf
%byq = icmp slt i8 %byk, 0
br i1 %byq, label %byr, label %bxb
byr:
%bys = getelementptr i8, ptr %g, i64 %bwu
%byt = getelementptr i8, ptr %bys, i64 4
%byu = load i8, ptr %byt, align 1, !noalias !63
%byv = zext i8 %byu to i64
%byw = add nsw i64 %bwu, 5
%byx = and i64 %byv, 127
%byy = shl nuw nsw i64 %byx, 28
%byz = or disjoint i64 %byy, %byp
%bza = icmp slt i8 %byu, 0
br i1 %bza, label %bzb, label %bxb
bzb:
%bzc = getelementptr i8, ptr %g, i64 %bwu
%bzd = getelementptr i8, ptr %bzc, i64 5
%bze = load i8, ptr %bzd, align 1, !noalias !63
%bzf = zext i8 %bze to i64
%bzg = add nsw i64 %bwu, 6
%bzh = and i64 %bzf, 127
%bzi = shl nuw nsw i64 %bzh, 35
%bzj = or disjoint i64 %bzi, %byz
%bzk = icmp slt i8 %bze, 0
br i1 %bzk, label %bzl, label %bxb
bzl:
%bzm = getelementptr i8, ptr %g, i64 %bwu
%bzn = getelementptr i8, ptr %bzm, i64 6
%bzo = load i8, ptr %bzn, align 1, !noalias !63
%bzp = zext i8 %bzo to i64
%bzq = add nsw i64 %bwu, 7
%bzr = and i64 %bzp, 127
%bzs = shl nuw nsw i64 %bzr, 42
%bzt = or i64 %bzs, %bzj
%bzu = icmp slt i8 %bzo, 0
br i1 %bzu, label %bzv, label %bxb
bzv:
%bzw = getelementptr i8, ptr %g, i64 %bwu
%bzx = getelementptr i8, ptr %bzw, i64 7
%bzy = load i8, ptr %bzx, align 1, !noalias !63
%bzz = zext i8 %bzy to i64
%caa = add nsw i64 %bwu, 8
%cab = and i64 %bzz, 127
%cac = shl nuw nsw i64 %cab, 49
%cad = or i64 %cac, %bzt
%cae = icmp slt i8 %bzy, 0
br i1 %cae, label %caf, label %bxb
caf:
%cag = getelementptr i8, ptr %g, i64 %bwu
%cah = getelementptr i8, ptr %cag, i64 8
%cai = load i8, ptr %cah, align 1, !noalias !63
%caj = zext i8 %cai to i64
%bxp = add nsw i64 %bwu, 9
%cak = and i64 %caj, 127
%cal = shl nuw nsw i64 %cak, 56
%bxx = or i64 %cal, %cad
%cam = icmp slt i8 %cai, 0
br i1 %cam, label %bxn, label %bxb
bxb:
%can = phi i64 [ %bxw, %bxu ], [ %bwx, %bwr ], [ %bxk, %bxa ], [ %byf, %bxm ], [ %byp, %byh ], [ %byz, %byr ], [ %bzj, %bzb ], [ %bzt, %bzl ], [ %cad, %bzv ], [ %bxx, %caf ]
%cao = phi i64 [ %bxc, %bxu ], [ %bwy, %bwr ], [ %bxh, %bxa ], [ %byc, %bxm ], [ %bym, %byh ], [ %byw, %byr ], [ %bzg, %bzb ], [ %bzq, %bzl ], [ %caa, %bzv ], [ %bxp, %caf ]
%cap = lshr i64 %can, 1
%caq = and i64 %can, 1
%car = sub nsw i64 0, %caq
%cas = xor i64 %cap, %car
br label %bxt
cat:
%cau = icmp slt i64 %cav, 0
%caw = sub nsw i64 %fi, %cax
%cay = icmp sgt i64 %cav, %caw
%caz = select i1 %cau, i1 true, i1 %cay
br i1 %caz, label %nt, label %bwn
bwn:
%cba = phi i64 [ %bwq, %bwk ], [ %bws, %cat ], [ 0, %btq ]
%bsn = phi i64 [ %bwu, %bwk ], [ %cax, %cat ], [ %nv, %btq ]
%cbb = phi i64 [ -1, %bwk ], [ %cav, %cat ], [ -1, %btq ]
%cbc = icmp sgt i64 %brw, 0
br i1 %cbc, label %cbd, label %cbe
bsy:
%cbf = phi i64 [ %btt, %btr ], [ %bsu, %bsh ], [ %bth, %bsx ], [ %buc, %btj ], [ %bum, %bue ], [ %buw, %buo ], [ %bvg, %buy ], [ %bvq, %bvi ], [ %bwa, %bvs ], [ %btu, %bwc ]
%bwu = phi i64 [ %bsz, %btr ], [ %bsv, %bsh ], [ %bte, %bsx ], [ %btz, %btj ], [ %buj, %bue ], [ %but, %buo ], [ %bvd, %buy ], [ %bvn, %bvi ], [ %bvx, %bvs ], [ %btm, %bwc ]
%cbg = lshr i64 %cbf, 1
%bwm = and i64 %cbf, 1
%cbh = sub nsw i64 0, %bwm
%bwq = xor i64 %cbg, %cbh
%cbi = icmp sgt i64 %bwu, %fi
br i1 %cbi, label %nt, label %bwk
btq:
%cbj = icmp slt i64 %fi, %nv
br i1 %cbj, label %cbk, label %bwn
bxt:
%cav = phi i64 [ %cas, %bxb ], [ 0, %bxn ]
%cax = phi i64 [ %cao, %bxb ], [ %nv, %bxn ]
%cbl = icmp slt i64 %fi, %cax
br i1 %cbl, label %nt, label %cat
cbd:
%cbm = sub nsw i64 %fi, %bsn
%cbn = or i64 %cbm, %brw
%cbo = icmp ult i64 %cbn, 4294967296
br i1 %cbo, label %cbp, label %cbq
cbp:
%cbr = trunc nuw i64 %cbm to i32
%cbs = udiv i32 %cbr, %brx
%cbt = zext i32 %cbs to i64
br label %cbu
cbq:
%cbv = or i64 %cbm, %brw
%cbw = and i64 %cbv, -4294967296
%cbx = icmp eq i64 %cbw, 0
br i1 %cbx, label %cby, label %cbz
cby:
%cca = trunc i64 %brw to i32
%ccb = trunc i64 %cbm to i32
%ccc = udiv i32 %ccb, %cca
%ccd = urem i32 %ccb, %cca
%cce = zext i32 %ccc to i64
%ccf = zext i32 %ccd to i64
br label %ccg
cbz:
%cch = sdiv i64 %cbm, %brw
%cci = srem i64 %cbm, %brw
br label %ccg
ccg:
%ccj = phi i64 [ %cce, %cby ], [ %cch, %cbz ]
%cck = phi i64 [ %ccf, %cby ], [ %cci, %cbz ]
%ccl = ashr i64 %cck, 63
br label %cbu
cbu:
%ccm = phi i64 [ %cbt, %cbp ], [ %ccj, %ccg ]
%ccn = phi i64 [ 0, %cbp ], [ %ccl, %ccg ]
%cco = add i64 %ccn, %ccm
%ccp = icmp sgt i64 %cba, %cco
br i1 %ccp, label %nt, label %cbe
cbe:
%ccq = icmp eq i64 %cba, 0
br i1 %ccq, label %ccr, label %ccs
ccs:
%cct = icmp sgt i64 %cbb, -1
br i1 %cct, label %bsk, label %ccu
ccu:
br i1 %bsa, label %ccv, label %bso
ccv:
%ccw = mul nsw i64 %cba, %brh
%ccx = icmp sgt i64 %ccw, 0
br i1 %ccx, label %ccy, label %bsm
ccy:
%ccz = bitcast i64 -9187201950435737472 to i64
%cda = bitcast i64 -9187201952591642624 to i64
br label %cdb
cdb:
%cdc = phi i64 [ %cdd, %cde ], [ %bsn, %ccy ]
%cdf = phi i64 [ %cdg, %cde ], [ %ccw, %ccy ]
%cdh = icmp sgt i64 %cdc, %fi
br i1 %cdh, label %bsm, label %cdi
cdj:
%cdk = add nsw i64 %cdc, 8
%cdl = sub nuw nsw i64 %cdf, %cdm
%cdn = icmp slt i64 %cdo, 0
br i1 %cdn, label %cdp, label %cde
cdp:
br label %cdq
cdq:
%cdr = phi i64 [ %cds, %cdq ], [ %cdk, %cdp ]
%cds = add i64 %cdr, -1
%cdt = getelementptr i8, ptr %g, i64 %cdr
%cdu = getelementptr i8, ptr %cdt, i64 -2
%cdv = load i8, ptr %cdu, align 1, !noalias !66
%cdw = icmp slt i8 %cdv, 0
br i1 %cdw, label %cdq, label %cde
cdx:
%cdy = and i64 %cdo, 128
%cdz = icmp eq i64 %cdy, 0
br i1 %cdz, label %cea, label %ceb
ceb:
%cec = add nsw i64 %cdc, 1
%ced = and i64 %cdo, 32768
%cee = icmp eq i64 %ced, 0
br i1 %cee, label %cea, label %cef
cef:
%ceg = add nsw i64 %cdc, 2
%ceh = and i64 %cdo, 8388608
%cei = icmp eq i64 %ceh, 0
br i1 %cei, label %cea, label %cej
cej:
%cek = add nsw i64 %cdc, 3
%cel = and i64 %cdo, 2147483648
%cem = icmp eq i64 %cel, 0
br i1 %cem, label %cea, label %cen
cen:
%ceo = bitcast i64 549755813888 to i64
%cep = add nsw i64 %cdc, 4
%ceq = and i64 %cdo, %ceo
%cer = icmp eq i64 %ceq, 0
br i1 %cer, label %cea, label %ces
ces:
%cet = bitcast i64 140737488355328 to i64
%ceu = add nsw i64 %cdc, 5
%cev = and i64 %cdo, %cet
%cew = icmp eq i64 %cev, 0
br i1 %cew, label %cea, label %cex
cex:
%cey = bitcast i64 36028797018963968 to i64
%cez = add nsw i64 %cdc, 6
%cfa = and i64 %cdo, %cey
%cfb = icmp eq i64 %cfa, 0
br i1 %cfb, label %cea, label %cfc
cfc:
%cfd = add nsw i64 %cdc, 7
%cfe = icmp slt i64 %cdo, 0
br i1 %cfe, label %cff, label %cea
cff:
%cfg = add nsw i64 %cdc, 8
%cfh = getelementptr i8, ptr %g, i64 %cfg
%cfi = load i8, ptr %cfh, align 1, !noalias !71
%cfj = icmp slt i8 %cfi, 0
br i1 %cfj, label %cfk, label %cea
cfk:
%cfl = add nsw i64 %cdc, 9
%cfm = getelementptr i8, ptr %g, i64 %cfl
%cfn = load i8, ptr %cfm, align 1, !noalias !71
%cfo = icmp slt i8 %cfn, 0
br i1 %cfo, label %cfp, label %cea
cea:
%cfq = phi i64 [ %cdc, %cdx ], [ %cec, %ceb ], [ %ceg, %cef ], [ %cek, %cej ], [ %cep, %cen ], [ %ceu, %ces ], [ %cez, %cex ], [ %cfd, %cfc ], [ %cfg, %cff ], [ %cfl, %cfk ]
%cfr = add nsw i64 %cfq, 1
br label %cfp
cde:
%cdd = phi i64 [ %cfs, %cfp ], [ %cdk, %cdj ], [ %cds, %cdq ]
%cdg = phi i64 [ %cft, %cfp ], [ %cdl, %cdj ], [ %cdl, %cdq ]
%cfu = icmp sgt i64 %cdg, 0
br i1 %cfu, label %cdb, label %bsm
cdi:
%cfv = getelementptr i8, ptr %g, i64 %cdc
%cdo = load i64, ptr %cfv, align 1, !noalias !66
%cfw = and i64 %cdo, %ccz
%cfx = xor i64 %cfw, %ccz
%cfy = lshr exact i64 %cfx, 7
%cfz = lshr i64 %cfx, 39
%cga = add nuw nsw i64 %cfy, %cfz
%cgb = lshr i64 %cga, 16
%cgc = add nuw nsw i64 %cgb, %cga
%cgd = lshr i64 %cgc, 8
%cge = add nuw nsw i64 %cgd, %cgc
%cdm = and i64 %cge, 15
%cgf = icmp samesign ule i64 %cdf, %cdm
%cgg = and i64 %cfx, 2155905152
%cgh = icmp eq i64 %cgg, 0
%cgi = or i1 %cgh, %cgf
%cgj = and i64 %cfx, %cda
%cgk = icmp eq i64 %cgj, 0
%cgl = or i1 %cgk, %cgi
br i1 %cgl, label %cdx, label %cdj
cfp:
%cfs = phi i64 [ %cfr, %cea ], [ %nv, %cfk ]
%cft = add nsw i64 %cdf, -1
br label %cde
cgm:
%cgn = phi i64 [ %bsp, %bsq ], [ %bsn, %cgo ]
%cgp = phi i64 [ %cgq, %bsq ], [ %cba, %cgo ]
%cgr = icmp sgt i64 %brp, -1
%cgq = add nsw i64 %cgp, -1
br i1 %cgr, label %cgs, label %cgt
cgs:
%cgu = getelementptr i8, ptr %g, i64 %cgn
%cgv = load i8, ptr %cgu, align 1, !noalias !74
%cgw = zext i8 %cgv to i64
%cgx = and i64 %cgw, 127
%cgy = add nsw i64 %cgn, 1
%cgz = icmp slt i8 %cgv, 0
br i1 %cgz, label %cha, label %chb
cha:
%chc = add i64 %cgn, 10
%chd = getelementptr i8, ptr %g, i64 %cgn
%che = getelementptr i8, ptr %chd, i64 1
%chf = load i8, ptr %che, align 1, !noalias !74
%chg = zext i8 %chf to i64
%chh = add nsw i64 %cgn, 2
%chi = and i64 %chg, 127
%chj = shl nuw nsw i64 %chi, 7
%chk = or disjoint i64 %chj, %cgx
%chl = icmp slt i8 %chf, 0
br i1 %chl, label %chm, label %chb
chn:
%cho = getelementptr i8, ptr %g, i64 %chp
%chq = load i8, ptr %cho, align 1, !noalias !74
%chr = zext nneg i8 %chq to i64
%chs = icmp ugt i8 %chq, 1
br i1 %chs, label %cht, label %chu
chu:
%chv = shl nuw i64 %chr, 63
%chw = or i64 %chv, %chx
br label %chb
chm:
%chy = getelementptr i8, ptr %g, i64 %cgn
%chz = getelementptr i8, ptr %chy, i64 2
%cia = load i8, ptr %chz, align 1, !noalias !74
%cib = zext i8 %cia to i64
%cic = add nsw i64 %cgn, 3
%cid = and i64 %cib, 127
%cie = shl nuw nsw i64 %cid, 14
%cif = or disjoint i64 %cie, %chk
%cig = icmp slt i8 %cia, 0
br i1 %cig, label %cih, label %chb
cih:
%cii = getelementptr i8, ptr %g, i64 %cgn
%cij = getelementptr i8, ptr %cii, i64 3
%cik = load i8, ptr %cij, align 1, !noalias !74
%cil = zext i8 %cik to i64
%cim = add nsw i64 %cgn, 4
%cin = and i64 %cil, 127
%cio = shl nuw nsw i64 %cin, 21
%cip = or disjoint i64 %cio, %cif
%ciq = icmp slt i8 %cik, 0
br i1 %ciq, label %cir, label %chb
cir:
%cis = getelementptr i8, ptr %g, i64 %cgn
%cit = getelementptr i8, ptr %cis, i64 4
%ciu = load i8, ptr %cit, align 1, !noalias !74
%civ = zext i8 %ciu to i64
%ciw = add nsw i64 %cgn, 5
%cix = and i64 %civ, 127
%ciy = shl nuw nsw i64 %cix, 28
%ciz = or disjoint i64 %ciy, %cip
%cja = icmp slt i8 %ciu, 0
br i1 %cja, label %cjb, label %chb
cjb:
%cjc = getelementptr i8, ptr %g, i64 %cgn
%cjd = getelementptr i8, ptr %cjc, i64 5
%cje = load i8, ptr %cjd, align 1, !noalias !74
%cjf = zext i8 %cje to i64
%cjg = add nsw i64 %cgn, 6
%cjh = and i64 %cjf, 127
%cji = shl nuw nsw i64 %cjh, 35
%cjj = or disjoint i64 %cji, %ciz
%cjk = icmp slt i8 %cje, 0
br i1 %cjk, label %cjl, label %chb
cjl:
%cjm = getelementptr i8, ptr %g, i64 %cgn
%cjn = getelementptr i8, ptr %cjm, i64 6
%cjo = load i8, ptr %cjn, align 1, !noalias !74
%cjp = zext i8 %cjo to i64
%cjq = add nsw i64 %cgn, 7
%cjr = and i64 %cjp, 127
%cjs = shl nuw nsw i64 %cjr, 42
%cjt = or i64 %cjs, %cjj
%cju = icmp slt i8 %cjo, 0
br i1 %cju, label %cjv, label %chb
cjv:
%cjw = getelementptr i8, ptr %g, i64 %cgn
%cjx = getelementptr i8, ptr %cjw, i64 7
%cjy = load i8, ptr %cjx, align 1, !noalias !74
%cjz = zext i8 %cjy to i64
%cka = add nsw i64 %cgn, 8
%ckb = and i64 %cjz, 127
%ckc = shl nuw nsw i64 %ckb, 49
%ckd = or i64 %ckc, %cjt
%cke = icmp slt i8 %cjy, 0
br i1 %cke, label %ckf, label %chb
ckf:
%ckg = getelementptr i8, ptr %g, i64 %cgn
%ckh = getelementptr i8, ptr %ckg, i64 8
%cki = load i8, ptr %ckh, align 1, !noalias !74
%ckj = zext i8 %cki to i64
%chp = add nsw i64 %cgn, 9
%ckk = and i64 %ckj, 127
%ckl = shl nuw nsw i64 %ckk, 56
%chx = or i64 %ckl, %ckd
%ckm = icmp slt i8 %cki, 0
br i1 %ckm, label %chn, label %chb
chb:
%ckn = phi i64 [ %chw, %chu ], [ %cgx, %cgs ], [ %chk, %cha ], [ %cif, %chm ], [ %cip, %cih ], [ %ciz, %cir ], [ %cjj, %cjb ], [ %cjt, %cjl ], [ %ckd, %cjv ], [ %chx, %ckf ]
%cko = phi i64 [ %chc, %chu ], [ %cgy, %cgs ], [ %chh, %cha ], [ %cic, %chm ], [ %cim, %cih ], [ %ciw, %cir ], [ %cjg, %cjb ], [ %cjq, %cjl ], [ %cka, %cjv ], [ %chp, %ckf ]
%ckp = lshr i64 %ckn, 1
%ckq = and i64 %ckn, 1
%ckr = sub nsw i64 0, %ckq
%cks = xor i64 %ckp, %ckr
br label %cht
ckt:
%cku = icmp ne i64 %ckv, %brp
%ckw = icmp ne i64 %ckv, %bsf
%ckx = select i1 %cku, i1 %ckw, i1 false
br i1 %ckx, label %nt, label %cky
cht:
%ckv = phi i64 [ %cks, %chb ], [ 0, %chn ]
%ckz = phi i64 [ %cko, %chb ], [ %nv, %chn ]
%cla = icmp sgt i64 %ckz, %fi
br i1 %cla, label %nt, label %ckt
cky:
%clb = icmp eq i64 %ckv, %brp
br i1 %clb, label %bsq, label %cgt
cgt:
%clc = phi i64 [ %ckz, %cky ], [ %cgn, %cgm ]
br i1 %bsd, label %cld, label %cle
cle:
br label %clf
cld:
%clg = getelementptr i8, ptr %g, i64 %clc
%clh = load i8, ptr %clg, align 1, !noalias !79
%cli = icmp sgt i8 %clh, -1
br i1 %cli, label %clj, label %cle
clj:
%clk = getelementptr i8, ptr %g, i64 %clc
%cll = getelementptr i8, ptr %clk, i64 1
%clm = load i8, ptr %cll, align 1, !noalias !79
%cln = zext i8 %clm to i64
%clo = icmp sgt i8 %clm, -1
%clp = and i64 %cln, 1
%clq = icmp eq i64 %clp, 0
%clr = and i1 %clo, %clq
br i1 %clr, label %cls, label %cle
cls:
%clt = lshr exact i64 %cln, 1
%clu = sub i64 %clv, %clc
%clw = uitofp nneg i64 %clt to double
%clx = sitofp i64 %clu to double
%cly = fcmp ugt double %clw, %clx
br i1 %cly, label %cle, label %clz
clz:
%cma = add i64 %clc, 2
%cmb = add i64 %cma, %clt
br label %bsq
clf:
%cmc = phi i64 [ %cmd, %cme ], [ %bsg, %cle ]
%cmf = phi i64 [ %cmg, %cme ], [ %clc, %cle ]
%cmd = add i64 %cmc, -1
%cmh = icmp eq i64 %cmd, 0
br i1 %cmh, label %cmi, label %cmj
cmj:
%cmk = getelementptr i8, ptr %g, i64 %cmf
%cml = load i8, ptr %cmk, align 1, !noalias !80
%cmm = icmp slt i8 %cml, 0
br i1 %cmm, label %cmn, label %cmo
cmn:
%cmp = add nsw i64 %cmf, 1
%cmq = getelementptr i8, ptr %g, i64 %cmp
%cmr = load i8, ptr %cmq, align 1, !noalias !80
%cms = icmp slt i8 %cmr, 0
br i1 %cms, label %cmt, label %cmo
cmt:
%cmu = add nsw i64 %cmf, 2
%cmv = getelementptr i8, ptr %g, i64 %cmu
%cmw = load i8, ptr %cmv, align 1, !noalias !80
%cmx = icmp slt i8 %cmw, 0
br i1 %cmx, label %cmy, label %cmo
cmy:
%cmz = add nsw i64 %cmf, 3
%cna = getelementptr i8, ptr %g, i64 %cmz
%cnb = load i8, ptr %cna, align 1, !noalias !80
%cnc = icmp slt i8 %cnb, 0
br i1 %cnc, label %cnd, label %cmo
cnd:
%cne = add nsw i64 %cmf, 4
%cnf = getelementptr i8, ptr %g, i64 %cne
%cng = load i8, ptr %cnf, align 1, !noalias !80
%cnh = icmp slt i8 %cng, 0
br i1 %cnh, label %cni, label %cmo
cni:
%cnj = add nsw i64 %cmf, 5
%cnk = getelementptr i8, ptr %g, i64 %cnj
%cnl = load i8, ptr %cnk, align 1, !noalias !80
%cnm = icmp slt i8 %cnl, 0
br i1 %cnm, label %cnn, label %cmo
cnn:
%cno = add nsw i64 %cmf, 6
%cnp = getelementptr i8, ptr %g, i64 %cno
%cnq = load i8, ptr %cnp, align 1, !noalias !80
%cnr = icmp slt i8 %cnq, 0
br i1 %cnr, label %cns, label %cmo
cns:
%cnt = add nsw i64 %cmf, 7
%cnu = getelementptr i8, ptr %g, i64 %cnt
%cnv = load i8, ptr %cnu, align 1, !noalias !80
%cnw = icmp slt i8 %cnv, 0
br i1 %cnw, label %cnx, label %cmo
cnx:
%cny = add nsw i64 %cmf, 8
%cnz = getelementptr i8, ptr %g, i64 %cny
%coa = load i8, ptr %cnz, align 1, !noalias !80
%cob = icmp slt i8 %coa, 0
br i1 %cob, label %coc, label %cmo
coc:
%cod = add nsw i64 %cmf, 9
%coe = getelementptr i8, ptr %g, i64 %cod
%cof = load i8, ptr %coe, align 1, !noalias !80
%cog = icmp slt i8 %cof, 0
br i1 %cog, label %cme, label %cmo
cmo:
%coh = phi i64 [ %cmf, %cmj ], [ %cmp, %cmn ], [ %cmu, %cmt ], [ %cmz, %cmy ], [ %cne, %cnd ], [ %cnj, %cni ], [ %cno, %cnn ], [ %cnt, %cns ], [ %cny, %cnx ], [ %cod, %coc ]
%coi = add nsw i64 %coh, 1
br label %cme
coj:
%cok = phi i64 [ %col, %com ], [ %brl, %con ]
%coo = phi i64 [ %cop, %com ], [ %cmf, %con ]
%coq = getelementptr i8, ptr %g, i64 %coo
%cor = load i8, ptr %coq, align 1, !noalias !83
%cos = zext i8 %cor to i64
%cot = and i64 %cos, 127
%cou = add nsw i64 %coo, 1
%cov = icmp slt i8 %cor, 0
br i1 %cov, label %cow, label %cox
cow:
%coy = add i64 %coo, 10
%coz = getelementptr i8, ptr %g, i64 %coo
%cpa = getelementptr i8, ptr %coz, i64 1
%cpb = load i8, ptr %cpa, align 1, !noalias !83
%cpc = zext i8 %cpb to i64
%cpd = add nsw i64 %coo, 2
%cpe = and i64 %cpc, 127
%cpf = shl nuw nsw i64 %cpe, 7
%cpg = or disjoint i64 %cpf, %cot
%cph = icmp slt i8 %cpb, 0
br i1 %cph, label %cpi, label %cox
cpj:
%cpk = getelementptr i8, ptr %g, i64 %cpl
%cpm = load i8, ptr %cpk, align 1, !noalias !83
%cpn = zext nneg i8 %cpm to i64
%cpo = icmp ugt i8 %cpm, 1
br i1 %cpo, label %cpp, label %cpq
cpq:
%cpr = shl nuw i64 %cpn, 63
%cps = or i64 %cpr, %cpt
br label %cox
cpi:
%cpu = getelementptr i8, ptr %g, i64 %coo
%cpv = getelementptr i8, ptr %cpu, i64 2
%cpw = load i8, ptr %cpv, align 1, !noalias !83
%cpx = zext i8 %cpw to i64
%cpy = add nsw i64 %coo, 3
%cpz = and i64 %cpx, 127
%cqa = shl nuw nsw i64 %cpz, 14
%cqb = or disjoint i64 %cqa, %cpg
%cqc = icmp slt i8 %cpw, 0
br i1 %cqc, label %cqd, label %cox
cqd:
%cqe = getelementptr i8, ptr %g, i64 %coo
%cqf = getelementptr i8, ptr %cqe, i64 3
%cqg = load i8, ptr %cqf, align 1, !noalias !83
%cqh = zext i8 %cqg to i64
%cqi = add nsw i64 %coo, 4
%cqj = and i64 %cqh, 127
%cqk = shl nuw nsw i64 %cqj, 21
%cql = or disjoint i64 %cqk, %cqb
%cqm = icmp slt i8 %cqg, 0
br i1 %cqm, label %cqn, label %cox
cqn:
%cqo = getelementptr i8, ptr %g, i64 %coo
%cqp = getelementptr i8, ptr %cqo, i64 4
%cqq = load i8, ptr %cqp, align 1, !noalias !83
%cqr = zext i8 %cqq to i64
%cqs = add nsw i64 %coo, 5
%cqt = and i64 %cqr, 127
%cqu = shl nuw nsw i64 %cqt, 28
%cqv = or disjoint i64 %cqu, %cql
%cqw = icmp slt i8 %cqq, 0
br i1 %cqw, label %cqx, label %cox
cqx:
%cqy = getelementptr i8, ptr %g, i64 %coo
%cqz = getelementptr i8, ptr %cqy, i64 5
%cra = load i8, ptr %cqz, align 1, !noalias !83
%crb = zext i8 %cra to i64
%crc = add nsw i64 %coo, 6
%crd = and i64 %crb, 127
%cre = shl nuw nsw i64 %crd, 35
%crf = or disjoint i64 %cre, %cqv
%crg = icmp slt i8 %cra, 0
br i1 %crg, label %crh, label %cox
crh:
%cri = getelementptr i8, ptr %g, i64 %coo
%crj = getelementptr i8, ptr %cri, i64 6
%crk = load i8, ptr %crj, align 1, !noalias !83
%crl = zext i8 %crk to i64
%crm = add nsw i64 %coo, 7
%crn = and i64 %crl, 127
%cro = shl nuw nsw i64 %crn, 42
%crp = or i64 %cro, %crf
%crq = icmp slt i8 %crk, 0
br i1 %crq, label %crr, label %cox
crr:
%crs = getelementptr i8, ptr %g, i64 %coo
%crt = getelementptr i8, ptr %crs, i64 7
%cru = load i8, ptr %crt, align 1, !noalias !83
%crv = zext i8 %cru to i64
%crw = add nsw i64 %coo, 8
%crx = and i64 %crv, 127
%cry = shl nuw nsw i64 %crx, 49
%crz = or i64 %cry, %crp
%csa = icmp slt i8 %cru, 0
br i1 %csa, label %csb, label %cox
csb:
%csc = getelementptr i8, ptr %g, i64 %coo
%csd = getelementptr i8, ptr %csc, i64 8
%cse = load i8, ptr %csd, align 1, !noalias !83
%csf = zext i8 %cse to i64
%cpl = add nsw i64 %coo, 9
%csg = and i64 %csf, 127
%csh = shl nuw nsw i64 %csg, 56
%cpt = or i64 %csh, %crz
%csi = icmp slt i8 %cse, 0
br i1 %csi, label %cpj, label %cox
csj:
%csk = lshr i64 %csl, 1
%csm = and i64 %csl, 1
%csn = icmp eq i64 %csm, 0
br i1 %csn, label %cso, label %nt
cso:
%csp = phi i64 [ %csk, %csj ], [ 0, %cpp ]
%csq = phi i64 [ %csr, %csj ], [ %nv, %cpp ]
%css = sub nsw i64 %fi, %csq
%cst = icmp sgt i64 %csp, %css
br i1 %cst, label %nt, label %com
com:
%cop = add nsw i64 %csq, %csp
%col = add i64 %cok, -1
%csu = icmp eq i64 %col, 0
br i1 %csu, label %bsq, label %coj
bsq:
%bsp = phi i64 [ %ckz, %cky ], [ %cmb, %clz ], [ %cmf, %cmi ], [ %cop, %com ]
%csv = icmp sgt i64 %cgp, 1
br i1 %csv, label %cgm, label %bsh
bsm:
%bsl = phi i64 [ %bsn, %ccv ], [ %cdc, %cdb ], [ %cdd, %cde ]
%csw = icmp sgt i64 %bsl, %fi
br i1 %csw, label %nt, label %bsh
bso:
%csx = icmp slt i64 %cba, 1
br i1 %csx, label %bsh, label %cgo
cgo:
br label %cgm
cme:
%cmg = phi i64 [ %coi, %cmo ], [ %nv, %coc ]
%csy = icmp sgt i64 %cmg, %fi
br i1 %csy, label %nt, label %clf
cmi:
%csz = icmp slt i64 %brl, 1
br i1 %csz, label %bsq, label %con
con:
br label %coj
cox:
%csl = phi i64 [ %cps, %cpq ], [ %cot, %coj ], [ %cpg, %cow ], [ %cqb, %cpi ], [ %cql, %cqd ], [ %cqv, %cqn ], [ %crf, %cqx ], [ %crp, %crh ], [ %crz, %crr ], [ %cpt, %csb ]
%csr = phi i64 [ %coy, %cpq ], [ %cou, %coj ], [ %cpd, %cow ], [ %cpy, %cpi ], [ %cqi, %cqd ], [ %cqs, %cqn ], [ %crc, %cqx ], [ %crm, %crh ], [ %crw, %crr ], [ %cpl, %csb ]
%cta = icmp sgt i64 %csr, %fi
br i1 %cta, label %nt, label %csj
cpp:
%ctb = icmp slt i64 %fi, %nv
br i1 %ctb, label %cbk, label %cso
bsk:
%bsj = add nsw i64 %cbb, %bsn
br label %bsh
brs:
%ctc = icmp slt i64 %brh, 0
%ctd = select i1 %ctc, i64 %dd, i64 0
%cte = getelementptr i64, ptr %dc, i64 %brh
%ctf = getelementptr i64, ptr %cte, i64 %ctd
%ctg = load i64, ptr %ctf, align 8
%cth = select i1 %ctc, i64 %cp, i64 0
%cti = getelementptr i64, ptr %co, i64 %brh
%ctj = icmp slt i64 %brl, 0
%ctk = select i1 %ctj, i64 %ci, i64 0
%ctl = mul i64 %brl, 24
%ctm = getelementptr i8, ptr %ch, i64 %ctl
%ctn = icmp slt i64 %brp, 0
%cto = select i1 %ctn, i64 %ci, i64 0
%ctp = mul i64 %brp, 24
%ctq = getelementptr i8, ptr %ch, i64 %ctp
%ctr = getelementptr i64, ptr %cv, i64 %brp
%cts = select i1 %ctn, i64 %eo, i64 0
%ctt = sub nsw i64 1, %brp
br label %ctu
ctu:
%ctv = phi i64 [ %qd, %brs ], [ %ctw, %ctx ], [ %cty, %ctz ], [ %cua, %cub ], [ %cuc, %cud ], [ %cue, %cuf ]
%cug = phi i64 [ %ctg, %brs ], [ %cuh, %ctx ], [ %cui, %ctz ], [ %cuh, %cub ], [ %cuh, %cud ], [ %cuj, %cuf ]
%cuk = mul i64 %is, 8
%cul = getelementptr i8, ptr %w, i64 %cuk
%cum = getelementptr i8, ptr %cul, i64 48
%cun = load i64, ptr %cum, align 8
%cuo = trunc nuw i64 %cun to i32
br label %cup
cup:
%cuq = phi i64 [ %cuc, %cur ], [ %ctv, %ctu ]
%cus = getelementptr i8, ptr %g, i64 %cuq
%cut = load i8, ptr %cus, align 1, !noalias !86
%cuu = zext i8 %cut to i64
%cuv = and i64 %cuu, 127
%cuw = add nsw i64 %cuq, 1
%cux = icmp slt i8 %cut, 0
br i1 %cux, label %cuy, label %cuz
cuy:
%cva = add i64 %cuq, 10
%cvb = getelementptr i8, ptr %g, i64 %cuq
%cvc = getelementptr i8, ptr %cvb, i64 1
%cvd = load i8, ptr %cvc, align 1, !noalias !86
%cve = zext i8 %cvd to i64
%cvf = add nsw i64 %cuq, 2
%cvg = and i64 %cve, 127
%cvh = shl nuw nsw i64 %cvg, 7
%cvi = or disjoint i64 %cvh, %cuv
%cvj = icmp slt i8 %cvd, 0
br i1 %cvj, label %cvk, label %cuz
cvl:
%cvm = getelementptr i8, ptr %g, i64 %cvn
%cvo = load i8, ptr %cvm, align 1, !noalias !86
%cvp = zext nneg i8 %cvo to i64
%cvq = icmp ugt i8 %cvo, 1
br i1 %cvq, label %cvr, label %cvs
cvs:
%cvt = shl nuw i64 %cvp, 63
%cvu = or i64 %cvt, %cvv
br label %cuz
cvk:
%cvw = getelementptr i8, ptr %g, i64 %cuq
%cvx = getelementptr i8, ptr %cvw, i64 2
%cvy = load i8, ptr %cvx, align 1, !noalias !86
%cvz = zext i8 %cvy to i64
%cwa = add nsw i64 %cuq, 3
%cwb = and i64 %cvz, 127
%cwc = shl nuw nsw i64 %cwb, 14
%cwd = or disjoint i64 %cwc, %cvi
%cwe = icmp slt i8 %cvy, 0
br i1 %cwe, label %cwf, label %cuz
cwf:
%cwg = getelementptr i8, ptr %g, i64 %cuq
%cwh = getelementptr i8, ptr %cwg, i64 3
%cwi = load i8, ptr %cwh, align 1, !noalias !86
%cwj = zext i8 %cwi to i64
%cwk = add nsw i64 %cuq, 4
%cwl = and i64 %cwj, 127
%cwm = shl nuw nsw i64 %cwl, 21
%cwn = or disjoint i64 %cwm, %cwd
%cwo = icmp slt i8 %cwi, 0
br i1 %cwo, label %cwp, label %cuz
cwp:
%cwq = getelementptr i8, ptr %g, i64 %cuq
%cwr = getelementptr i8, ptr %cwq, i64 4
%cws = load i8, ptr %cwr, align 1, !noalias !86
%cwt = zext i8 %cws to i64
%cwu = add nsw i64 %cuq, 5
%cwv = and i64 %cwt, 127
%cww = shl nuw nsw i64 %cwv, 28
%cwx = or disjoint i64 %cww, %cwn
%cwy = icmp slt i8 %cws, 0
br i1 %cwy, label %cwz, label %cuz
cwz:
%cxa = getelementptr i8, ptr %g, i64 %cuq
%cxb = getelementptr i8, ptr %cxa, i64 5
%cxc = load i8, ptr %cxb, align 1, !noalias !86
%cxd = zext i8 %cxc to i64
%cxe = add nsw i64 %cuq, 6
%cxf = and i64 %cxd, 127
%cxg = shl nuw nsw i64 %cxf, 35
%cxh = or disjoint i64 %cxg, %cwx
%cxi = icmp slt i8 %cxc, 0
br i1 %cxi, label %cxj, label %cuz
cxj:
%cxk = getelementptr i8, ptr %g, i64 %cuq
%cxl = getelementptr i8, ptr %cxk, i64 6
%cxm = load i8, ptr %cxl, align 1, !noalias !86
%cxn = zext i8 %cxm to i64
%cxo = add nsw i64 %cuq, 7
%cxp = and i64 %cxn, 127
%cxq = shl nuw nsw i64 %cxp, 42
%cxr = or i64 %cxq, %cxh
%cxs = icmp slt i8 %cxm, 0
br i1 %cxs, label %cxt, label %cuz
cxt:
%cxu = getelementptr i8, ptr %g, i64 %cuq
%cxv = getelementptr i8, ptr %cxu, i64 7
%cxw = load i8, ptr %cxv, align 1, !noalias !86
%cxx = zext i8 %cxw to i64
%cxy = add nsw i64 %cuq, 8
%cxz = and i64 %cxx, 127
%cya = shl nuw nsw i64 %cxz, 49
%cyb = or i64 %cya, %cxr
%cyc = icmp slt i8 %cxw, 0
br i1 %cyc, label %cyd, label %cuz
cyd:
%cye = getelementptr i8, ptr %g, i64 %cuq
%cyf = getelementptr i8, ptr %cye, i64 8
%cyg = load i8, ptr %cyf, align 1, !noalias !86
%cyh = zext i8 %cyg to i64
%cvn = add nsw i64 %cuq, 9
%cyi = and i64 %cyh, 127
%cyj = shl nuw nsw i64 %cyi, 56
%cvv = or i64 %cyj, %cyb
%cyk = icmp slt i8 %cyg, 0
br i1 %cyk, label %cvl, label %cuz
cyl:
%cym = icmp eq i64 %cyn, 0
br i1 %cym, label %cyo, label %cyp
cyp:
%cyq = icmp eq i64 %cyr, %ed
br i1 %cyq, label %nt, label %cys
cys:
%cyt = sub nsw i64 0, %cyr
%cyu = getelementptr i8, ptr %g, i64 %cyv
%cyw = load i8, ptr %cyu, align 1, !noalias !91
%cyx = zext i8 %cyw to i64
%cyy = and i64 %cyx, 127
%cyz = add nsw i64 %cyv, 1
%cza = icmp slt i8 %cyw, 0
br i1 %cza, label %czb, label %czc
czb:
%czd = add i64 %cyv, 10
%cze = getelementptr i8, ptr %g, i64 %cyv
%czf = getelementptr i8, ptr %cze, i64 1
%czg = load i8, ptr %czf, align 1, !noalias !91
%czh = zext i8 %czg to i64
%czi = add nsw i64 %cyv, 2
%czj = and i64 %czh, 127
%czk = shl nuw nsw i64 %czj, 7
%czl = or disjoint i64 %czk, %cyy
%czm = icmp slt i8 %czg, 0
br i1 %czm, label %czn, label %czc
czo:
%czp = getelementptr i8, ptr %g, i64 %czq
%czr = load i8, ptr %czp, align 1, !noalias !91
%czs = zext nneg i8 %czr to i64
%czt = icmp ugt i8 %czr, 1
br i1 %czt, label %czu, label %czv
czv:
%czw = shl nuw i64 %czs, 63
%czx = or i64 %czw, %czy
br label %czc
czn:
%czz = getelementptr i8, ptr %g, i64 %cyv
%daa = getelementptr i8, ptr %czz, i64 2
%dab = load i8, ptr %daa, align 1, !noalias !91
%dac = zext i8 %dab to i64
%dad = add nsw i64 %cyv, 3
%dae = and i64 %dac, 127
%daf = shl nuw nsw i64 %dae, 14
%dag = or disjoint i64 %daf, %czl
%dah = icmp slt i8 %dab, 0
br i1 %dah, label %dai, label %czc
dai:
%daj = getelementptr i8, ptr %g, i64 %cyv
%dak = getelementptr i8, ptr %daj, i64 3
%dal = load i8, ptr %dak, align 1, !noalias !91
%dam = zext i8 %dal to i64
%dan = add nsw i64 %cyv, 4
%dao = and i64 %dam, 127
%dap = shl nuw nsw i64 %dao, 21
%daq = or disjoint i64 %dap, %dag
%dar = icmp slt i8 %dal, 0
br i1 %dar, label %das, label %czc
das:
%dat = getelementptr i8, ptr %g, i64 %cyv
%dau = getelementptr i8, ptr %dat, i64 4
%dav = load i8, ptr %dau, align 1, !noalias !91
%daw = zext i8 %dav to i64
%dax = add nsw i64 %cyv, 5
%day = and i64 %daw, 127
%daz = shl nuw nsw i64 %day, 28
%dba = or disjoint i64 %daz, %daq
%dbb = icmp slt i8 %dav, 0
br i1 %dbb, label %dbc, label %czc
dbc:
%dbd = getelementptr i8, ptr %g, i64 %cyv
%dbe = getelementptr i8, ptr %dbd, i64 5
%dbf = load i8, ptr %dbe, align 1, !noalias !91
%dbg = zext i8 %dbf to i64
%dbh = add nsw i64 %cyv, 6
%dbi = and i64 %dbg, 127
%dbj = shl nuw nsw i64 %dbi, 35
%dbk = or disjoint i64 %dbj, %dba
%dbl = icmp slt i8 %dbf, 0
br i1 %dbl, label %dbm, label %czc
dbm:
%dbn = getelementptr i8, ptr %g, i64 %cyv
%dbo = getelementptr i8, ptr %dbn, i64 6
%dbp = load i8, ptr %dbo, align 1, !noalias !91
%dbq = zext i8 %dbp to i64
%dbr = add nsw i64 %cyv, 7
%dbs = and i64 %dbq, 127
%dbt = shl nuw nsw i64 %dbs, 42
%dbu = or i64 %dbt, %dbk
%dbv = icmp slt i8 %dbp, 0
br i1 %dbv, label %dbw, label %czc
dbw:
%dbx = getelementptr i8, ptr %g, i64 %cyv
%dby = getelementptr i8, ptr %dbx, i64 7
%dbz = load i8, ptr %dby, align 1, !noalias !91
%dca = zext i8 %dbz to i64
%dcb = add nsw i64 %cyv, 8
%dcc = and i64 %dca, 127
%dcd = shl nuw nsw i64 %dcc, 49
%dce = or i64 %dcd, %dbu
%dcf = icmp slt i8 %dbz, 0
br i1 %dcf, label %dcg, label %czc
dcg:
%dch = getelementptr i8, ptr %g, i64 %cyv
%dci = getelementptr i8, ptr %dch, i64 8
%dcj = load i8, ptr %dci, align 1, !noalias !91
%dck = zext i8 %dcj to i64
%czq = add nsw i64 %cyv, 9
%dcl = and i64 %dck, 127
%dcm = shl nuw nsw i64 %dcl, 56
%czy = or i64 %dcm, %dce
%dcn = icmp slt i8 %dcj, 0
br i1 %dcn, label %czo, label %czc
czc:
%dco = phi i64 [ %czx, %czv ], [ %cyy, %cys ], [ %czl, %czb ], [ %dag, %czn ], [ %daq, %dai ], [ %dba, %das ], [ %dbk, %dbc ], [ %dbu, %dbm ], [ %dce, %dbw ], [ %czy, %dcg ]
%dcp = phi i64 [ %czd, %czv ], [ %cyz, %cys ], [ %czi, %czb ], [ %dad, %czn ], [ %dan, %dai ], [ %dax, %das ], [ %dbh, %dbc ], [ %dbr, %dbm ], [ %dcb, %dbw ], [ %czq, %dcg ]
%dcq = lshr i64 %dco, 1
%dcr = and i64 %dco, 1
%dcs = sub nsw i64 0, %dcr
%dct = xor i64 %dcq, %dcs
br label %czu
dcu:
%dcv = icmp slt i64 %dcw, 0
%dcx = sub nsw i64 %fi, %dcy
%dcz = icmp sgt i64 %dcw, %dcx
%dda = select i1 %dcv, i1 true, i1 %dcz
br i1 %dda, label %nt, label %cyo
cyo:
%ddb = phi i64 [ %cyr, %cyl ], [ %cyt, %dcu ], [ 0, %cvr ]
%cuc = phi i64 [ %cyv, %cyl ], [ %dcy, %dcu ], [ %nv, %cvr ]
%ddc = icmp sgt i64 %cun, 0
br i1 %ddc, label %ddd, label %dde
cuz:
%ddf = phi i64 [ %cvu, %cvs ], [ %cuv, %cup ], [ %cvi, %cuy ], [ %cwd, %cvk ], [ %cwn, %cwf ], [ %cwx, %cwp ], [ %cxh, %cwz ], [ %cxr, %cxj ], [ %cyb, %cxt ], [ %cvv, %cyd ]
%cyv = phi i64 [ %cva, %cvs ], [ %cuw, %cup ], [ %cvf, %cuy ], [ %cwa, %cvk ], [ %cwk, %cwf ], [ %cwu, %cwp ], [ %cxe, %cwz ], [ %cxo, %cxj ], [ %cxy, %cxt ], [ %cvn, %cyd ]
%ddg = lshr i64 %ddf, 1
%cyn = and i64 %ddf, 1
%ddh = sub nsw i64 0, %cyn
%cyr = xor i64 %ddg, %ddh
%ddi = icmp sgt i64 %cyv, %fi
br i1 %ddi, label %nt, label %cyl
cvr:
%ddj = icmp slt i64 %fi, %nv
br i1 %ddj, label %cbk, label %cyo
czu:
%dcw = phi i64 [ %dct, %czc ], [ 0, %czo ]
%dcy = phi i64 [ %dcp, %czc ], [ %nv, %czo ]
%ddk = icmp slt i64 %fi, %dcy
br i1 %ddk, label %nt, label %dcu
ddd:
%ddl = sub nsw i64 %fi, %cuc
%ddm = or i64 %ddl, %cun
%ddn = icmp ult i64 %ddm, 4294967296
br i1 %ddn, label %ddo, label %ddp
ddo:
%ddq = trunc nuw i64 %ddl to i32
%ddr = udiv i32 %ddq, %cuo
%dds = zext i32 %ddr to i64
br label %ddt
ddp:
%ddu = or i64 %ddl, %cun
%ddv = and i64 %ddu, -4294967296
%ddw = icmp eq i64 %ddv, 0
br i1 %ddw, label %ddx, label %ddy
ddx:
%ddz = trunc i64 %cun to i32
%dea = trunc i64 %ddl to i32
%deb = udiv i32 %dea, %ddz
%dec = urem i32 %dea, %ddz
%ded = zext i32 %deb to i64
%dee = zext i32 %dec to i64
br label %def
ddy:
%deg = sdiv i64 %ddl, %cun
%deh = srem i64 %ddl, %cun
br label %def
def:
%dei = phi i64 [ %ded, %ddx ], [ %deg, %ddy ]
%dej = phi i64 [ %dee, %ddx ], [ %deh, %ddy ]
%dek = ashr i64 %dej, 63
br label %ddt
ddt:
%del = phi i64 [ %dds, %ddo ], [ %dei, %def ]
%dem = phi i64 [ 0, %ddo ], [ %dek, %def ]
%den = add i64 %dem, %del
%deo = icmp sgt i64 %ddb, %den
br i1 %deo, label %nt, label %dde
dde:
%dep = icmp eq i64 %ddb, 0
br i1 %dep, label %ccr, label %deq
deq:
%cuh = add nsw i64 %ddb, %cug
%der = mul i64 %cth, 8
%des = getelementptr inbounds i8, ptr %cti, i64 %der
%det = load i64, ptr %des, align 8
%deu = icmp sgt i64 %cuh, %det
br i1 %deu, label %bfb, label %dev
dev:
%dew = icmp eq i64 %iz, 24
br i1 %dew, label %cud, label %cur
cud:
%dex = mul i64 %ctk, 8
%dey = getelementptr i8, ptr %ctm, i64 %dex
%dez = getelementptr i8, ptr %dey, i64 8
%dfa = load i64, ptr %dez, align 8, !noalias !94
%dfb = mul i64 %ctk, 8
%dfc = getelementptr i8, ptr %ctm, i64 %dfb
%dfd = load i64, ptr %dfc, align 8, !noalias !95
%dfe = ashr i64 %dfa, 3
%dff = icmp slt i64 %ddb, 1
br i1 %dff, label %ctu, label %dfg
dfg:
%dfh = icmp sgt i64 %brp, -1
%dfi = add nuw i64 %ddb, 1
br i1 %dfh, label %dfj, label %dfk
dfk:
%dfl = add i64 %dfe, %cug
br label %dfm
dfj:
%dfn = and i64 %dfa, -8
%dfo = getelementptr i8, ptr %ca, i64 %dfn
br label %dfp
dfp:
%dfq = phi i64 [ %dfi, %dfj ], [ %dfr, %cub ]
%dfs = phi i64 [ %cuc, %dfj ], [ %cua, %cub ]
%dft = phi i64 [ %cug, %dfj ], [ %dfu, %cub ]
%dfv = getelementptr i8, ptr %g, i64 %dfs
%dfw = load i8, ptr %dfv, align 1, !noalias !98
%dfx = zext i8 %dfw to i64
%dfy = and i64 %dfx, 127
%dfz = add nsw i64 %dfs, 1
%dga = icmp slt i8 %dfw, 0
br i1 %dga, label %dgb, label %dgc
dgb:
%dgd = add i64 %dfs, 10
%dge = getelementptr i8, ptr %g, i64 %dfs
%dgf = getelementptr i8, ptr %dge, i64 1
%dgg = load i8, ptr %dgf, align 1, !noalias !98
%dgh = zext i8 %dgg to i64
%dgi = add nsw i64 %dfs, 2
%dgj = and i64 %dgh, 127
%dgk = shl nuw nsw i64 %dgj, 7
%dgl = or disjoint i64 %dgk, %dfy
%dgm = icmp slt i8 %dgg, 0
br i1 %dgm, label %dgn, label %dgc
dgo:
%dgp = getelementptr i8, ptr %g, i64 %dgq
%dgr = load i8, ptr %dgp, align 1, !noalias !98
%dgs = zext nneg i8 %dgr to i64
%dgt = icmp ugt i8 %dgr, 1
br i1 %dgt, label %dgu, label %dgv
dgv:
%dgw = shl nuw i64 %dgs, 63
%dgx = or i64 %dgw, %dgy
br label %dgc
dgn:
%dgz = getelementptr i8, ptr %g, i64 %dfs
%dha = getelementptr i8, ptr %dgz, i64 2
%dhb = load i8, ptr %dha, align 1, !noalias !98
%dhc = zext i8 %dhb to i64
%dhd = add nsw i64 %dfs, 3
%dhe = and i64 %dhc, 127
%dhf = shl nuw nsw i64 %dhe, 14
%dhg = or disjoint i64 %dhf, %dgl
%dhh = icmp slt i8 %dhb, 0
br i1 %dhh, label %dhi, label %dgc
dhi:
%dhj = getelementptr i8, ptr %g, i64 %dfs
%dhk = getelementptr i8, ptr %dhj, i64 3
%dhl = load i8, ptr %dhk, align 1, !noalias !98
%dhm = zext i8 %dhl to i64
%dhn = add nsw i64 %dfs, 4
%dho = and i64 %dhm, 127
%dhp = shl nuw nsw i64 %dho, 21
%dhq = or disjoint i64 %dhp, %dhg
%dhr = icmp slt i8 %dhl, 0
br i1 %dhr, label %dhs, label %dgc
dhs:
%dht = getelementptr i8, ptr %g, i64 %dfs
%dhu = getelementptr i8, ptr %dht, i64 4
%dhv = load i8, ptr %dhu, align 1, !noalias !98
%dhw = zext i8 %dhv to i64
%dhx = add nsw i64 %dfs, 5
%dhy = and i64 %dhw, 127
%dhz = shl nuw nsw i64 %dhy, 28
%dia = or disjoint i64 %dhz, %dhq
%dib = icmp slt i8 %dhv, 0
br i1 %dib, label %dic, label %dgc
dic:
%did = getelementptr i8, ptr %g, i64 %dfs
%die = getelementptr i8, ptr %did, i64 5
%dif = load i8, ptr %die, align 1, !noalias !98
%dig = zext i8 %dif to i64
%dih = add nsw i64 %dfs, 6
%dii = and i64 %dig, 127
%dij = shl nuw nsw i64 %dii, 35
%dik = or disjoint i64 %dij, %dia
%dil = icmp slt i8 %dif, 0
br i1 %dil, label %dim, label %dgc
dim:
%din = getelementptr i8, ptr %g, i64 %dfs
%dio = getelementptr i8, ptr %din, i64 6
%dip = load i8, ptr %dio, align 1, !noalias !98
%diq = zext i8 %dip to i64
%dir = add nsw i64 %dfs, 7
%dis = and i64 %diq, 127
%dit = shl nuw nsw i64 %dis, 42
%diu = or i64 %dit, %dik
%div = icmp slt i8 %dip, 0
br i1 %div, label %diw, label %dgc
diw:
%dix = getelementptr i8, ptr %g, i64 %dfs
%diy = getelementptr i8, ptr %dix, i64 7
%diz = load i8, ptr %diy, align 1, !noalias !98
%dja = zext i8 %diz to i64
%djb = add nsw i64 %dfs, 8
%djc = and i64 %dja, 127
%djd = shl nuw nsw i64 %djc, 49
%dje = or i64 %djd, %diu
%djf = icmp slt i8 %diz, 0
br i1 %djf, label %djg, label %dgc
djg:
%djh = getelementptr i8, ptr %g, i64 %dfs
%dji = getelementptr i8, ptr %djh, i64 8
%djj = load i8, ptr %dji, align 1, !noalias !98
%djk = zext i8 %djj to i64
%dgq = add nsw i64 %dfs, 9
%djl = and i64 %djk, 127
%djm = shl nuw nsw i64 %djl, 56
%dgy = or i64 %djm, %dje
%djn = icmp slt i8 %djj, 0
br i1 %djn, label %dgo, label %dgc
dgc:
%djo = phi i64 [ %dgx, %dgv ], [ %dfy, %dfp ], [ %dgl, %dgb ], [ %dhg, %dgn ], [ %dhq, %dhi ], [ %dia, %dhs ], [ %dik, %dic ], [ %diu, %dim ], [ %dje, %diw ], [ %dgy, %djg ]
%djp = phi i64 [ %dgd, %dgv ], [ %dfz, %dfp ], [ %dgi, %dgb ], [ %dhd, %dgn ], [ %dhn, %dhi ], [ %dhx, %dhs ], [ %dih, %dic ], [ %dir, %dim ], [ %djb, %diw ], [ %dgq, %djg ]
%djq = lshr i64 %djo, 1
%djr = and i64 %djo, 1
%djs = sub nsw i64 0, %djr
%djt = xor i64 %djq, %djs
br label %dgu
dju:
%djv = icmp ne i64 %djw, %brp
%djx = icmp ne i64 %djw, %ctt
%djy = select i1 %djv, i1 %djx, i1 false
br i1 %djy, label %nt, label %djz
dgu:
%djw = phi i64 [ %djt, %dgc ], [ 0, %dgo ]
%dka = phi i64 [ %djp, %dgc ], [ %nv, %dgo ]
%dkb = icmp sgt i64 %dka, %fi
br i1 %dkb, label %nt, label %dju
djz:
%dkc = icmp eq i64 %djw, %brp
br i1 %dkc, label %cub, label %dkd
dkd:
%dke = ashr i64 %dft, 3
%dkf = add nsw i64 %dke, %dfd
%dkg = icmp slt i64 %dkf, 0
%dkh = select i1 %dkg, i64 %bn, i64 0
%dki = getelementptr i8, ptr %bm, i64 %dkf
%dkj = getelementptr i8, ptr %dki, i64 %dkh
%dkk = load i8, ptr %dkj, align 1, !noalias !103
%dkl = and i64 %dft, 7
%dkm = shl nuw nsw i64 1, %dkl
%dkn = trunc nuw i64 %dkm to i8
%dko = or i8 %dkk, %dkn
store i8 %dko, ptr %dkj, align 1, !noalias !103
%dkp = getelementptr i8, ptr %g, i64 %dka
%dkq = load i8, ptr %dkp, align 1, !noalias !106
%dkr = zext i8 %dkq to i64
%dks = and i64 %dkr, 127
%dkt = add nsw i64 %dka, 1
%dku = icmp slt i8 %dkq, 0
br i1 %dku, label %dkv, label %dkw
dkv:
%dkx = add i64 %dka, 10
%dky = getelementptr i8, ptr %g, i64 %dka
%dkz = getelementptr i8, ptr %dky, i64 1
%dla = load i8, ptr %dkz, align 1, !noalias !106
%dlb = zext i8 %dla to i64
%dlc = add nsw i64 %dka, 2
%dld = and i64 %dlb, 127
%dle = shl nuw nsw i64 %dld, 7
%dlf = or disjoint i64 %dle, %dks
%dlg = icmp slt i8 %dla, 0
br i1 %dlg, label %dlh, label %dkw
dli:
%dlj = getelementptr i8, ptr %g, i64 %dlk
%dll = load i8, ptr %dlj, align 1, !noalias !106
%dlm = zext nneg i8 %dll to i64
%dln = icmp ugt i8 %dll, 1
br i1 %dln, label %dlo, label %dlp
dlp:
%dlq = shl nuw i64 %dlm, 63
%dlr = or i64 %dlq, %dls
br label %dkw
dlh:
%dlt = getelementptr i8, ptr %g, i64 %dka
%dlu = getelementptr i8, ptr %dlt, i64 2
%dlv = load i8, ptr %dlu, align 1, !noalias !106
%dlw = zext i8 %dlv to i64
%dlx = add nsw i64 %dka, 3
%dly = and i64 %dlw, 127
%dlz = shl nuw nsw i64 %dly, 14
%dma = or disjoint i64 %dlz, %dlf
%dmb = icmp slt i8 %dlv, 0
br i1 %dmb, label %dmc, label %dkw
dmc:
%dmd = getelementptr i8, ptr %g, i64 %dka
%dme = getelementptr i8, ptr %dmd, i64 3
%dmf = load i8, ptr %dme, align 1, !noalias !106
%dmg = zext i8 %dmf to i64
%dmh = add nsw i64 %dka, 4
%dmi = and i64 %dmg, 127
%dmj = shl nuw nsw i64 %dmi, 21
%dmk = or disjoint i64 %dmj, %dma
%dml = icmp slt i8 %dmf, 0
br i1 %dml, label %dmm, label %dkw
dmm:
%dmn = getelementptr i8, ptr %g, i64 %dka
%dmo = getelementptr i8, ptr %dmn, i64 4
%dmp = load i8, ptr %dmo, align 1, !noalias !106
%dmq = zext i8 %dmp to i64
%dmr = add nsw i64 %dka, 5
%dms = and i64 %dmq, 127
%dmt = shl nuw nsw i64 %dms, 28
%dmu = or disjoint i64 %dmt, %dmk
%dmv = icmp slt i8 %dmp, 0
br i1 %dmv, label %dmw, label %dkw
dmw:
%dmx = getelementptr i8, ptr %g, i64 %dka
%dmy = getelementptr i8, ptr %dmx, i64 5
%dmz = load i8, ptr %dmy, align 1, !noalias !106
%dna = zext i8 %dmz to i64
%dnb = add nsw i64 %dka, 6
%dnc = and i64 %dna, 127
%dnd = shl nuw nsw i64 %dnc, 35
%dne = or disjoint i64 %dnd, %dmu
%dnf = icmp slt i8 %dmz, 0
br i1 %dnf, label %dng, label %dkw
dng:
%dnh = getelementptr i8, ptr %g, i64 %dka
%dni = getelementptr i8, ptr %dnh, i64 6
%dnj = load i8, ptr %dni, align 1, !noalias !106
%dnk = zext i8 %dnj to i64
%dnl = add nsw i64 %dka, 7
%dnm = and i64 %dnk, 127
%dnn = shl nuw nsw i64 %dnm, 42
%dno = or i64 %dnn, %dne
%dnp = icmp slt i8 %dnj, 0
br i1 %dnp, label %dnq, label %dkw
dnq:
%dnr = getelementptr i8, ptr %g, i64 %dka
%dns = getelementptr i8, ptr %dnr, i64 7
%dnt = load i8, ptr %dns, align 1, !noalias !106
%dnu = zext i8 %dnt to i64
%dnv = add nsw i64 %dka, 8
%dnw = and i64 %dnu, 127
%dnx = shl nuw nsw i64 %dnw, 49
%dny = or i64 %dnx, %dno
%dnz = icmp slt i8 %dnt, 0
br i1 %dnz, label %doa, label %dkw
doa:
%dob = getelementptr i8, ptr %g, i64 %dka
%doc = getelementptr i8, ptr %dob, i64 8
%dod = load i8, ptr %doc, align 1, !noalias !106
%doe = zext i8 %dod to i64
%dlk = add nsw i64 %dka, 9
%dof = and i64 %doe, 127
%dog = shl nuw nsw i64 %dof, 56
%dls = or i64 %dog, %dny
%doh = icmp slt i8 %dod, 0
br i1 %doh, label %dli, label %dkw
dkw:
%doi = phi i64 [ %dlr, %dlp ], [ %dks, %dkd ], [ %dlf, %dkv ], [ %dma, %dlh ], [ %dmk, %dmc ], [ %dmu, %dmm ], [ %dne, %dmw ], [ %dno, %dng ], [ %dny, %dnq ], [ %dls, %doa ]
%doj = phi i64 [ %dkx, %dlp ], [ %dkt, %dkd ], [ %dlc, %dkv ], [ %dlx, %dlh ], [ %dmh, %dmc ], [ %dmr, %dmm ], [ %dnb, %dmw ], [ %dnl, %dng ], [ %dnv, %dnq ], [ %dlk, %doa ]
%dok = lshr i64 %doi, 1
%dol = and i64 %doi, 1
%dom = sub nsw i64 0, %dol
%don = xor i64 %dok, %dom
br label %dlo
dlo:
%doo = phi i64 [ %don, %dkw ], [ 0, %dli ]
%dop = phi i64 [ %doj, %dkw ], [ %nv, %dli ]
%doq = icmp sgt i64 %dop, %fi
br i1 %doq, label %nt, label %dor
dor:
%dos = add i64 %dfe, %dft
%dot = icmp slt i64 %dos, 0
%dou = select i1 %dot, i64 %ep, i64 0
%dov = getelementptr i8, ptr %dfo, i64 %dou
%dow = shl i64 %dft, 3
%dox = getelementptr i8, ptr %dov, i64 %dow
store i64 %doo, ptr %dox, align 8, !noalias !95
br label %cub
cub:
%cua = phi i64 [ %dop, %dor ], [ %dka, %djz ]
%dfr = add i64 %dfq, -1
%dfu = add i64 %dft, 1
%doy = icmp samesign ugt i64 %dfr, 1
br i1 %doy, label %dfp, label %ctu
dfm:
%doz = phi i64 [ %dfl, %dfk ], [ %dpa, %ctx ]
%dpb = phi i64 [ %dfi, %dfk ], [ %dpc, %ctx ]
%dpd = phi i64 [ %cuc, %dfk ], [ %ctw, %ctx ]
%dpe = getelementptr i8, ptr %g, i64 %dpd
%dpf = load i8, ptr %dpe, align 1, !noalias !109
%dpg = zext i8 %dpf to i64
%dph = and i64 %dpg, 127
%dpi = add nsw i64 %dpd, 1
%dpj = icmp slt i8 %dpf, 0
br i1 %dpj, label %dpk, label %dpl
dpk:
%dpm = add i64 %dpd, 10
%dpn = getelementptr i8, ptr %g, i64 %dpd
%dpo = getelementptr i8, ptr %dpn, i64 1
%dpp = load i8, ptr %dpo, align 1, !noalias !109
%dpq = zext i8 %dpp to i64
%dpr = add nsw i64 %dpd, 2
%dps = and i64 %dpq, 127
%dpt = shl nuw nsw i64 %dps, 7
%dpu = or disjoint i64 %dpt, %dph
%dpv = icmp slt i8 %dpp, 0
br i1 %dpv, label %dpw, label %dpl
dpx:
%dpy = getelementptr i8, ptr %g, i64 %dpz
%dqa = load i8, ptr %dpy, align 1, !noalias !109
%dqb = zext nneg i8 %dqa to i64
%dqc = icmp ugt i8 %dqa, 1
br i1 %dqc, label %dqd, label %dqe
dqe:
%dqf = shl nuw i64 %dqb, 63
%dqg = or i64 %dqf, %dqh
br label %dpl
dpw:
%dqi = getelementptr i8, ptr %g, i64 %dpd
%dqj = getelementptr i8, ptr %dqi, i64 2
%dqk = load i8, ptr %dqj, align 1, !noalias !109
%dql = zext i8 %dqk to i64
%dqm = add nsw i64 %dpd, 3
%dqn = and i64 %dql, 127
%dqo = shl nuw nsw i64 %dqn, 14
%dqp = or disjoint i64 %dqo, %dpu
%dqq = icmp slt i8 %dqk, 0
br i1 %dqq, label %dqr, label %dpl
dqr:
%dqs = getelementptr i8, ptr %g, i64 %dpd
%dqt = getelementptr i8, ptr %dqs, i64 3
%dqu = load i8, ptr %dqt, align 1, !noalias !109
%dqv = zext i8 %dqu to i64
%dqw = add nsw i64 %dpd, 4
%dqx = and i64 %dqv, 127
%dqy = shl nuw nsw i64 %dqx, 21
%dqz = or disjoint i64 %dqy, %dqp
%dra = icmp slt i8 %dqu, 0
br i1 %dra, label %drb, label %dpl
drb:
%drc = getelementptr i8, ptr %g, i64 %dpd
%drd = getelementptr i8, ptr %drc, i64 4
%dre = load i8, ptr %drd, align 1, !noalias !109
%drf = zext i8 %dre to i64
%drg = add nsw i64 %dpd, 5
%drh = and i64 %drf, 127
%dri = shl nuw nsw i64 %drh, 28
%drj = or disjoint i64 %dri, %dqz
%drk = icmp slt i8 %dre, 0
br i1 %drk, label %drl, label %dpl
drl:
%drm = getelementptr i8, ptr %g, i64 %dpd
%drn = getelementptr i8, ptr %drm, i64 5
%dro = load i8, ptr %drn, align 1, !noalias !109
%drp = zext i8 %dro to i64
%drq = add nsw i64 %dpd, 6
%drr = and i64 %drp, 127
%drs = shl nuw nsw i64 %drr, 35
%drt = or disjoint i64 %drs, %drj
%dru = icmp slt i8 %dro, 0
br i1 %dru, label %drv, label %dpl
drv:
%drw = getelementptr i8, ptr %g, i64 %dpd
%drx = getelementptr i8, ptr %drw, i64 6
%dry = load i8, ptr %drx, align 1, !noalias !109
%drz = zext i8 %dry to i64
%dsa = add nsw i64 %dpd, 7
%dsb = and i64 %drz, 127
%dsc = shl nuw nsw i64 %dsb, 42
%dsd = or i64 %dsc, %drt
%dse = icmp slt i8 %dry, 0
br i1 %dse, label %dsf, label %dpl
dsf:
%dsg = getelementptr i8, ptr %g, i64 %dpd
%dsh = getelementptr i8, ptr %dsg, i64 7
%dsi = load i8, ptr %dsh, align 1, !noalias !109
%dsj = zext i8 %dsi to i64
%dsk = add nsw i64 %dpd, 8
%dsl = and i64 %dsj, 127
%dsm = shl nuw nsw i64 %dsl, 49
%dsn = or i64 %dsm, %dsd
%dso = icmp slt i8 %dsi, 0
br i1 %dso, label %dsp, label %dpl
dsp:
%dsq = getelementptr i8, ptr %g, i64 %dpd
%dsr = getelementptr i8, ptr %dsq, i64 8
%dss = load i8, ptr %dsr, align 1, !noalias !109
%dst = zext i8 %dss to i64
%dpz = add nsw i64 %dpd, 9
%dsu = and i64 %dst, 127
%dsv = shl nuw nsw i64 %dsu, 56
%dqh = or i64 %dsv, %dsn
%dsw = icmp slt i8 %dss, 0
br i1 %dsw, label %dpx, label %dpl
dpl:
%dsx = phi i64 [ %dqg, %dqe ], [ %dph, %dfm ], [ %dpu, %dpk ], [ %dqp, %dpw ], [ %dqz, %dqr ], [ %drj, %drb ], [ %drt, %drl ], [ %dsd, %drv ], [ %dsn, %dsf ], [ %dqh, %dsp ]
%dsy = phi i64 [ %dpm, %dqe ], [ %dpi, %dfm ], [ %dpr, %dpk ], [ %dqm, %dpw ], [ %dqw, %dqr ], [ %drg, %drb ], [ %drq, %drl ], [ %dsa, %drv ], [ %dsk, %dsf ], [ %dpz, %dsp ]
%dsz = lshr i64 %dsx, 1
%dta = and i64 %dsx, 1
%dtb = sub nsw i64 0, %dta
%dtc = xor i64 %dsz, %dtb
br label %dqd
ctx:
%dtd = icmp slt i64 %doz, 0
%dte = select i1 %dtd, i64 %ep, i64 0
%dtf = getelementptr i8, ptr %ca, i64 %dte
%dtg = shl i64 %doz, 3
%dth = getelementptr i8, ptr %dtf, i64 %dtg
store i64 %dti, ptr %dth, align 8, !noalias !95
%dpc = add i64 %dpb, -1
%dpa = add i64 %doz, 1
%dtj = icmp samesign ugt i64 %dpc, 1
br i1 %dtj, label %dfm, label %ctu
dqd:
%dti = phi i64 [ %dtc, %dpl ], [ 0, %dpx ]
%ctw = phi i64 [ %dsy, %dpl ], [ %nv, %dpx ]
%dtk = icmp sgt i64 %ctw, %fi
br i1 %dtk, label %nt, label %ctx
cur:
%dtl = icmp slt i64 %ddb, 1
br i1 %dtl, label %cup, label %dtm
dtm:
%dtn = bitcast i64 -4294967296 to i64
%dto = mul i64 %ctk, 8
%dtp = getelementptr i8, ptr %ctm, i64 %dto
%dtq = getelementptr i8, ptr %dtp, i64 8
%dtr = load i64, ptr %dtq, align 8, !noalias !94
%dts = mul i64 %is, 8
%dtt = getelementptr i8, ptr %w, i64 %dts
%dtu = getelementptr i8, ptr %dtt, i64 56
%dtv = load i64, ptr %dtu, align 8
%dtw = ashr i64 %dtr, 2
%dtx = mul i64 %cto, 8
%dty = getelementptr i8, ptr %ctq, i64 %dtx
%dtz = getelementptr i8, ptr %dty, i64 8
%dua = load i64, ptr %dtz, align 8, !noalias !112
%dub = ashr i64 %dua, 3
%duc = getelementptr i64, ptr %bf, i64 %dtv
%dud = icmp slt i64 %dtv, 0
%due = select i1 %dud, i64 %bg, i64 0
%duf = getelementptr i64, ptr %duc, i64 %due
%dug = load i64, ptr %duf, align 8, !noalias !112
%duh = getelementptr i8, ptr %duc, i64 8
%dui = icmp slt i64 %dtv, -1
%duj = select i1 %dui, i64 %bg, i64 0
%duk = getelementptr i64, ptr %duh, i64 %duj
%dul = load i64, ptr %duk, align 8, !noalias !112
%dum = icmp slt i64 %dul, 0
%dun = add nsw i64 %dtv, 2
%duo = shl nsw i64 %dub, 1
%dup = add i64 %ed, -2
%duq = and i64 %dul, %dup
%dur = add nsw i64 %dun, %duq
%dus = icmp slt i64 %dur, 0
%dut = select i1 %dus, i64 %bg, i64 0
%duu = getelementptr i64, ptr %bf, i64 %dur
%duv = add i64 %dtv, 3
br label %duw
duw:
%cui = phi i64 [ %cug, %dtm ], [ %cuj, %cuf ]
%dux = phi i64 [ %cuc, %dtm ], [ %cue, %cuf ]
%duy = phi i64 [ %ddb, %dtm ], [ %duz, %cuf ]
%duz = add nsw i64 %duy, -1
%dva = getelementptr i8, ptr %g, i64 %dux
%dvb = load i8, ptr %dva, align 1, !noalias !115
%dvc = zext i8 %dvb to i64
%dvd = and i64 %dvc, 127
%dve = add nsw i64 %dux, 1
%dvf = icmp slt i8 %dvb, 0
br i1 %dvf, label %dvg, label %dvh
dvg:
%dvi = add i64 %dux, 10
%dvj = getelementptr i8, ptr %g, i64 %dux
%dvk = getelementptr i8, ptr %dvj, i64 1
%dvl = load i8, ptr %dvk, align 1, !noalias !115
%dvm = zext i8 %dvl to i64
%dvn = add nsw i64 %dux, 2
%dvo = and i64 %dvm, 127
%dvp = shl nuw nsw i64 %dvo, 7
%dvq = or disjoint i64 %dvp, %dvd
%dvr = icmp slt i8 %dvl, 0
br i1 %dvr, label %dvs, label %dvh
dvt:
%dvu = getelementptr i8, ptr %g, i64 %dvv
%dvw = load i8, ptr %dvu, align 1, !noalias !115
%dvx = zext nneg i8 %dvw to i64
%dvy = icmp ugt i8 %dvw, 1
br i1 %dvy, label %dvz, label %dwa
dwa:
%dwb = shl nuw i64 %dvx, 63
%dwc = or i64 %dwb, %dwd
br label %dvh
dvs:
%dwe = getelementptr i8, ptr %g, i64 %dux
%dwf = getelementptr i8, ptr %dwe, i64 2
%dwg = load i8, ptr %dwf, align 1, !noalias !115
%dwh = zext i8 %dwg to i64
%dwi = add nsw i64 %dux, 3
%dwj = and i64 %dwh, 127
%dwk = shl nuw nsw i64 %dwj, 14
%dwl = or disjoint i64 %dwk, %dvq
%dwm = icmp slt i8 %dwg, 0
br i1 %dwm, label %dwn, label %dvh
dwn:
%dwo = getelementptr i8, ptr %g, i64 %dux
%dwp = getelementptr i8, ptr %dwo, i64 3
%dwq = load i8, ptr %dwp, align 1, !noalias !115
%dwr = zext i8 %dwq to i64
%dws = add nsw i64 %dux, 4
%dwt = and i64 %dwr, 127
%dwu = shl nuw nsw i64 %dwt, 21
%dwv = or disjoint i64 %dwu, %dwl
%dww = icmp slt i8 %dwq, 0
br i1 %dww, label %dwx, label %dvh
dwx:
%dwy = getelementptr i8, ptr %g, i64 %dux
%dwz = getelementptr i8, ptr %dwy, i64 4
%dxa = load i8, ptr %dwz, align 1, !noalias !115
%dxb = zext i8 %dxa to i64
%dxc = add nsw i64 %dux, 5
%dxd = and i64 %dxb, 127
%dxe = shl nuw nsw i64 %dxd, 28
%dxf = or disjoint i64 %dxe, %dwv
%dxg = icmp slt i8 %dxa, 0
br i1 %dxg, label %dxh, label %dvh
dxh:
%dxi = getelementptr i8, ptr %g, i64 %dux
%dxj = getelementptr i8, ptr %dxi, i64 5
%dxk = load i8, ptr %dxj, align 1, !noalias !115
%dxl = zext i8 %dxk to i64
%dxm = add nsw i64 %dux, 6
%dxn = and i64 %dxl, 127
%dxo = shl nuw nsw i64 %dxn, 35
%dxp = or disjoint i64 %dxo, %dxf
%dxq = icmp slt i8 %dxk, 0
br i1 %dxq, label %dxr, label %dvh
dxr:
%dxs = getelementptr i8, ptr %g, i64 %dux
%dxt = getelementptr i8, ptr %dxs, i64 6
%dxu = load i8, ptr %dxt, align 1, !noalias !115
%dxv = zext i8 %dxu to i64
%dxw = add nsw i64 %dux, 7
%dxx = and i64 %dxv, 127
%dxy = shl nuw nsw i64 %dxx, 42
%dxz = or i64 %dxy, %dxp
%dya = icmp slt i8 %dxu, 0
br i1 %dya, label %dyb, label %dvh
dyb:
%dyc = getelementptr i8, ptr %g, i64 %dux
%dyd = getelementptr i8, ptr %dyc, i64 7
%dye = load i8, ptr %dyd, align 1, !noalias !115
%dyf = zext i8 %dye to i64
%dyg = add nsw i64 %dux, 8
%dyh = and i64 %dyf, 127
%dyi = shl nuw nsw i64 %dyh, 49
%dyj = or i64 %dyi, %dxz
%dyk = icmp slt i8 %dye, 0
br i1 %dyk, label %dyl, label %dvh
dyl:
%dym = getelementptr i8, ptr %g, i64 %dux
%dyn = getelementptr i8, ptr %dym, i64 8
%dyo = load i8, ptr %dyn, align 1, !noalias !115
%dyp = zext i8 %dyo to i64
%dvv = add nsw i64 %dux, 9
%dyq = and i64 %dyp, 127
%dyr = shl nuw nsw i64 %dyq, 56
%dwd = or i64 %dyr, %dyj
%dys = icmp slt i8 %dyo, 0
br i1 %dys, label %dvt, label %dvh
dvh:
%dyt = phi i64 [ %dwc, %dwa ], [ %dvd, %duw ], [ %dvq, %dvg ], [ %dwl, %dvs ], [ %dwv, %dwn ], [ %dxf, %dwx ], [ %dxp, %dxh ], [ %dxz, %dxr ], [ %dyj, %dyb ], [ %dwd, %dyl ]
%dyu = phi i64 [ %dvi, %dwa ], [ %dve, %duw ], [ %dvn, %dvg ], [ %dwi, %dvs ], [ %dws, %dwn ], [ %dxc, %dwx ], [ %dxm, %dxh ], [ %dxw, %dxr ], [ %dyg, %dyb ], [ %dvv, %dyl ]
%dyv = lshr i64 %dyt, 1
%dyw = and i64 %dyt, 1
%dyx = sub nsw i64 0, %dyw
%dyy = xor i64 %dyv, %dyx
br label %dvz
dyz:
%dza = add i64 %dzb, -2147483648
%dzc = icmp ult i64 %dza, %dtn
br i1 %dzc, label %nt, label %dzd
dze:
%dzf = phi i64 [ %duv, %dzg ], [ %dzh, %dze ]
%dzi = phi ptr [ %duc, %dzg ], [ %dzj, %dze ]
%dzk = phi i64 [ %duq, %dzg ], [ %dzl, %dze ]
%dzm = phi i1 [ %dzn, %dze ], [ false, %dzg ]
%dzo = add i64 %dzf, -1
%dzp = icmp slt i64 %dzo, 0
%dzq = select i1 %dzp, i64 %en, i64 0
%dzr = add i64 %dzq, 16
%dzs = getelementptr i8, ptr %dzi, i64 %dzr
%dzt = load i64, ptr %dzs, align 8, !noalias !112
%dzu = icmp eq i64 %dzt, %dzb
%dzv = or i1 %dzm, %dzu
%dzw = icmp slt i64 %dzf, 0
%dzx = select i1 %dzw, i64 %en, i64 0
%dzy = add i64 %dzx, 24
%dzz = getelementptr i8, ptr %dzi, i64 %dzy
%eaa = load i64, ptr %dzz, align 8, !noalias !112
%eab = icmp eq i64 %eaa, %dzb
%dzn = or i1 %dzv, %eab
%dzl = add i64 %dzk, -2
%dzj = getelementptr i8, ptr %dzi, i64 16
%dzh = add i64 %dzf, 2
%eac = icmp eq i64 %dzl, 0
br i1 %eac, label %ead, label %dze
ead:
%eae = and i64 %dul, 1
%eaf = icmp eq i64 %eae, 0
br i1 %eaf, label %eag, label %eah
eah:
%eai = phi i1 [ false, %eaj ], [ %dzn, %ead ]
%eak = mul i64 %dut, 8
%eal = getelementptr inbounds i8, ptr %duu, i64 %eak
%eam = load i64, ptr %eal, align 8, !noalias !112
%ean = icmp eq i64 %eam, %dzb
%eao = or i1 %eai, %ean
br label %eag
eag:
%eap = phi i1 [ %dum, %dzd ], [ %dzn, %ead ], [ %eao, %eah ]
%eaq = getelementptr i8, ptr %g, i64 %ear
%eas = load i8, ptr %eaq, align 1, !noalias !118
%eat = zext i8 %eas to i64
%eau = and i64 %eat, 127
%eav = add nsw i64 %ear, 1
%eaw = icmp slt i8 %eas, 0
br i1 %eaw, label %eax, label %eay
eax:
%eaz = add i64 %ear, 10
%eba = getelementptr i8, ptr %g, i64 %ear
%ebb = getelementptr i8, ptr %eba, i64 1
%ebc = load i8, ptr %ebb, align 1, !noalias !118
%ebd = zext i8 %ebc to i64
%ebe = add nsw i64 %ear, 2
%ebf = and i64 %ebd, 127
%ebg = shl nuw nsw i64 %ebf, 7
%ebh = or disjoint i64 %ebg, %eau
%ebi = icmp slt i8 %ebc, 0
br i1 %ebi, label %ebj, label %eay
ebk:
%ebl = getelementptr i8, ptr %g, i64 %ebm
%ebn = load i8, ptr %ebl, align 1, !noalias !118
%ebo = zext nneg i8 %ebn to i64
%ebp = icmp ugt i8 %ebn, 1
br i1 %ebp, label %ebq, label %ebr
ebr:
%ebs = shl nuw i64 %ebo, 63
%ebt = or i64 %ebs, %ebu
br label %eay
ebj:
%ebv = getelementptr i8, ptr %g, i64 %ear
%ebw = getelementptr i8, ptr %ebv, i64 2
%ebx = load i8, ptr %ebw, align 1, !noalias !118
%eby = zext i8 %ebx to i64
%ebz = add nsw i64 %ear, 3
%eca = and i64 %eby, 127
%ecb = shl nuw nsw i64 %eca, 14
%ecc = or disjoint i64 %ecb, %ebh
%ecd = icmp slt i8 %ebx, 0
br i1 %ecd, label %ece, label %eay
ece:
%ecf = getelementptr i8, ptr %g, i64 %ear
%ecg = getelementptr i8, ptr %ecf, i64 3
%ech = load i8, ptr %ecg, align 1, !noalias !118
%eci = zext i8 %ech to i64
%ecj = add nsw i64 %ear, 4
%eck = and i64 %eci, 127
%ecl = shl nuw nsw i64 %eck, 21
%ecm = or disjoint i64 %ecl, %ecc
%ecn = icmp slt i8 %ech, 0
br i1 %ecn, label %eco, label %eay
eco:
%ecp = getelementptr i8, ptr %g, i64 %ear
%ecq = getelementptr i8, ptr %ecp, i64 4
%ecr = load i8, ptr %ecq, align 1, !noalias !118
%ecs = zext i8 %ecr to i64
%ect = add nsw i64 %ear, 5
%ecu = and i64 %ecs, 127
%ecv = shl nuw nsw i64 %ecu, 28
%ecw = or disjoint i64 %ecv, %ecm
%ecx = icmp slt i8 %ecr, 0
br i1 %ecx, label %ecy, label %eay
ecy:
%ecz = getelementptr i8, ptr %g, i64 %ear
%eda = getelementptr i8, ptr %ecz, i64 5
%edb = load i8, ptr %eda, align 1, !noalias !118
%edc = zext i8 %edb to i64
%edd = add nsw i64 %ear, 6
%ede = and i64 %edc, 127
%edf = shl nuw nsw i64 %ede, 35
%edg = or disjoint i64 %edf, %ecw
%edh = icmp slt i8 %edb, 0
br i1 %edh, label %edi, label %eay
edi:
%edj = getelementptr i8, ptr %g, i64 %ear
%edk = getelementptr i8, ptr %edj, i64 6
%edl = load i8, ptr %edk, align 1, !noalias !118
%edm = zext i8 %edl to i64
%edn = add nsw i64 %ear, 7
%edo = and i64 %edm, 127
%edp = shl nuw nsw i64 %edo, 42
%edq = or i64 %edp, %edg
%edr = icmp slt i8 %edl, 0
br i1 %edr, label %eds, label %eay
eds:
%edt = getelementptr i8, ptr %g, i64 %ear
%edu = getelementptr i8, ptr %edt, i64 7
%edv = load i8, ptr %edu, align 1, !noalias !118
%edw = zext i8 %edv to i64
%edx = add nsw i64 %ear, 8
%edy = and i64 %edw, 127
%edz = shl nuw nsw i64 %edy, 49
%eea = or i64 %edz, %edq
%eeb = icmp slt i8 %edv, 0
br i1 %eeb, label %eec, label %eay
eec:
%eed = getelementptr i8, ptr %g, i64 %ear
%eee = getelementptr i8, ptr %eed, i64 8
%eef = load i8, ptr %eee, align 1, !noalias !118
%eeg = zext i8 %eef to i64
%ebm = add nsw i64 %ear, 9
%eeh = and i64 %eeg, 127
%eei = shl nuw nsw i64 %eeh, 56
%ebu = or i64 %eei, %eea
%eej = icmp slt i8 %eef, 0
br i1 %eej, label %ebk, label %eay
eay:
%eek = phi i64 [ %ebt, %ebr ], [ %eau, %eag ], [ %ebh, %eax ], [ %ecc, %ebj ], [ %ecm, %ece ], [ %ecw, %eco ], [ %edg, %ecy ], [ %edq, %edi ], [ %eea, %eds ], [ %ebu, %eec ]
%eel = phi i64 [ %eaz, %ebr ], [ %eav, %eag ], [ %ebe, %eax ], [ %ebz, %ebj ], [ %ecj, %ece ], [ %ect, %eco ], [ %edd, %ecy ], [ %edn, %edi ], [ %edx, %eds ], [ %ebm, %eec ]
%eem = lshr i64 %eek, 1
%een = and i64 %eek, 1
%eeo = sub nsw i64 0, %een
%eep = xor i64 %eem, %eeo
br label %ebq
eeq:
%eer = icmp eq i64 %dug, 3
br i1 %eer, label %ees, label %eet
ees:
br i1 %eap, label %eeu, label %cuf
eeu:
%eev = trunc nsw i64 %dzb to i32
%eew = add nsw i64 %cui, %dtw
%eex = icmp slt i64 %eew, 0
%eey = select i1 %eex, i64 %bu, i64 0
%eez = getelementptr i32, ptr %bt, i64 %eew
%efa = getelementptr i32, ptr %eez, i64 %eey
store i32 %eev, ptr %efa, align 4, !noalias !112
%efb = add nsw i64 %cui, %dub
%efc = icmp slt i64 %efb, 0
%efd = select i1 %efc, i64 %cb, i64 0
%efe = getelementptr i64, ptr %ca, i64 %efb
%eff = getelementptr i64, ptr %efe, i64 %efd
store i64 %efg, ptr %eff, align 8, !noalias !112
%efh = add nsw i64 %cui, 1
br label %cuf
eet:
%efi = icmp slt i64 %efg, 0
br i1 %efi, label %nt, label %efj
efj:
%efk = sub nsw i64 %fi, %cty
%efl = icmp sgt i64 %efg, %efk
br i1 %efl, label %nt, label %efm
efm:
br i1 %eap, label %efn, label %efo
efn:
%efp = icmp eq i64 %dug, 9
%efq = trunc nsw i64 %dzb to i32
%efr = add nsw i64 %cui, %dtw
%efs = icmp slt i64 %efr, 0
%eft = select i1 %efs, i64 %bu, i64 0
%efu = getelementptr i32, ptr %bt, i64 %efr
%efv = getelementptr i32, ptr %efu, i64 %eft
store i32 %efq, ptr %efv, align 4, !noalias !112
br i1 %efp, label %efw, label %efx
efw:
%efy = shl nsw i64 %cui, 1
%efz = add nsw i64 %efy, %dub
%ega = icmp slt i64 %efz, 0
%egb = select i1 %ega, i64 %cb, i64 0
%egc = getelementptr i64, ptr %ca, i64 %efz
%egd = getelementptr i64, ptr %egc, i64 %egb
store i64 %cty, ptr %egd, align 8, !noalias !112
%ege = icmp slt i64 %efz, -1
%egf = select i1 %ege, i64 %cb, i64 0
%egg = getelementptr i8, ptr %egc, i64 8
%egh = getelementptr i64, ptr %egg, i64 %egf
store i64 %efg, ptr %egh, align 8, !noalias !112
br label %egi
efx:
%egj = add nsw i64 %cui, %duo
%egk = icmp slt i64 %egj, 0
%egl = select i1 %egk, i64 %bu, i64 0
%egm = getelementptr i32, ptr %bt, i64 %egj
%egn = getelementptr i32, ptr %egm, i64 %egl
%ego = load i32, ptr %egn, align 4, !noalias !112
%egp = sext i32 %ego to i64
%egq = add nsw i64 %efg, %egp
%egr = getelementptr inbounds i8, ptr %ctr, i64 %cts
%egs = load i64, ptr %egr, align 8, !noalias !112
%egt = icmp sgt i64 %egq, %egs
br i1 %egt, label %ctz, label %egu
egu:
%egv = mul i64 %cto, 8
%egw = getelementptr i8, ptr %ctq, i64 %egv
%egx = getelementptr i8, ptr %egw, i64 16
%egy = load i64, ptr %egx, align 8, !noalias !112
%egz = add i64 %egy, %egp
%eha = icmp samesign ugt i64 %efg, 7
br i1 %eha, label %ehb, label %ehc
ehb:
%ehd = add nsw i64 %efg, -8
%ehe = icmp eq i64 %ehd, 0
br i1 %ehe, label %ehf, label %ehg
ehg:
%ehh = getelementptr i8, ptr %g, i64 %cty
%ehi = getelementptr i8, ptr %bm, i64 %egz
%ehj = add nsw i64 %efg, -9
%ehk = lshr i64 %ehj, 3
%ehl = add nuw nsw i64 %ehk, 1
%ehm = icmp samesign ult i64 %efg, 65
br i1 %ehm, label %ehn, label %eho
ehn:
%ehp = phi i64 [ 0, %eho ], [ 0, %ehg ], [ %ehq, %ehr ]
br label %ehs
eho:
%eht = ptrtoint ptr %g to i64
%ehu = ptrtoint ptr %bm to i64
%ehv = add i64 %cty, %eht
%ehw = sub i64 %ehu, %ehv
%ehx = add i64 %ehw, %egz
%ehy = icmp ult i64 %ehx, 32
br i1 %ehy, label %ehn, label %ehz
ehz:
%eia = bitcast i64 4611686018427387900 to i64
%eib = and i64 %ehl, %eia
%eic = getelementptr i8, ptr %ehh, i64 16
%eid = getelementptr i8, ptr %ehi, i64 16
br label %eie
eie:
%eif = phi i64 [ 0, %ehz ], [ %eig, %eie ]
%eih = shl nuw i64 %eif, 3
%eii = getelementptr i8, ptr %eic, i64 %eih
%eij = shl nuw i64 %eif, 3
%eik = getelementptr i8, ptr %eic, i64 %eij
%eil = getelementptr i8, ptr %eik, i64 -16
%eim = load <2 x i64>, ptr %eil, align 1, !noalias !121
%ein = load <2 x i64>, ptr %eii, align 1, !noalias !121
%eio = shl nuw i64 %eif, 3
%eip = getelementptr i8, ptr %eid, i64 %eio
%eiq = shl nuw i64 %eif, 3
%eir = getelementptr i8, ptr %eid, i64 %eiq
%eis = getelementptr i8, ptr %eir, i64 -16
store <2 x i64> %eim, ptr %eis, align 1, !noalias !126
store <2 x i64> %ein, ptr %eip, align 1, !noalias !126
%eig = add nuw nsw i64 %eif, 4
%eit = icmp eq i64 %eib, %eig
br i1 %eit, label %ehr, label %eie, !llvm.loop !129
ehr:
%ehq = shl nuw nsw i64 %eib, 3
%eiu = icmp eq i64 %ehl, %eib
br i1 %eiu, label %ehf, label %ehn
ehc:
%eiv = icmp samesign ugt i64 %efg, 3
br i1 %eiv, label %eiw, label %eix
eiy:
%eiz = getelementptr i8, ptr %g, i64 %cty
%eja = getelementptr i8, ptr %eiz, i64 1
%ejb = load i8, ptr %eja, align 1, !noalias !130
%ejc = getelementptr i8, ptr %bm, i64 %egz
%ejd = getelementptr i8, ptr %ejc, i64 1
store i8 %ejb, ptr %ejd, align 1, !noalias !130
%eje = icmp eq i64 %efg, 2
br i1 %eje, label %ejf, label %ejg
ejg:
%ejh = getelementptr i8, ptr %g, i64 %cty
%eji = getelementptr i8, ptr %ejh, i64 2
%ejj = load i8, ptr %eji, align 1, !noalias !130
%ejk = getelementptr i8, ptr %bm, i64 %egz
%ejl = getelementptr i8, ptr %ejk, i64 2
store i8 %ejj, ptr %ejl, align 1, !noalias !130
br label %ejf
ehs:
%ejm = phi i64 [ %ejn, %ehs ], [ %ehp, %ehn ]
%ejo = getelementptr i8, ptr %ehh, i64 %ejm
%ejp = load i64, ptr %ejo, align 1, !noalias !121
%ejq = getelementptr i8, ptr %ehi, i64 %ejm
store i64 %ejp, ptr %ejq, align 1, !noalias !126
%ejn = add nuw nsw i64 %ejm, 8
%ejr = icmp samesign ult i64 %ejn, %ehd
br i1 %ejr, label %ehs, label %ehf, !llvm.loop !131
ehf:
%ejs = getelementptr i8, ptr %g, i64 %ehd
%ejt = getelementptr i8, ptr %ejs, i64 %cty
%eju = load i64, ptr %ejt, align 1, !noalias !132
%ejv = getelementptr i8, ptr %bm, i64 %egz
%ejw = getelementptr i8, ptr %ejv, i64 %ehd
store i64 %eju, ptr %ejw, align 1, !noalias !135
br label %ejf
eiw:
%ejx = add nsw i64 %efg, -4
%ejy = getelementptr i8, ptr %g, i64 %cty
%ejz = load i32, ptr %ejy, align 1, !noalias !138
%eka = getelementptr i8, ptr %g, i64 %ejx
%ekb = getelementptr i8, ptr %eka, i64 %cty
%ekc = load i32, ptr %ekb, align 1, !noalias !141
%ekd = getelementptr i8, ptr %bm, i64 %egz
store i32 %ejz, ptr %ekd, align 1, !noalias !144
%eke = getelementptr i8, ptr %ekd, i64 %ejx
store i32 %ekc, ptr %eke, align 1, !noalias !147
br label %ejf
eix:
%ekf = icmp eq i64 %efg, 0
br i1 %ekf, label %ejf, label %ekg
ekg:
%ekh = getelementptr i8, ptr %g, i64 %cty
%eki = getelementptr i8, ptr %bm, i64 %egz
%ekj = load i8, ptr %ekh, align 1, !noalias !130
store i8 %ekj, ptr %eki, align 1, !noalias !130
%ekk = icmp eq i64 %efg, 1
br i1 %ekk, label %ejf, label %eiy
egi:
%ekl = add nsw i64 %cui, 1
br label %efo
efo:
%ekm = phi i64 [ %ekl, %egi ], [ %cui, %efm ]
%ekn = add nsw i64 %cty, %efg
br label %cuf
cuf:
%cue = phi i64 [ %ekn, %efo ], [ %cty, %eeu ], [ %cty, %ees ]
%cuj = phi i64 [ %ekm, %efo ], [ %efh, %eeu ], [ %cui, %ees ]
%eko = icmp samesign ugt i64 %duy, 1
br i1 %eko, label %duw, label %ctu
dvz:
%dzb = phi i64 [ %dyy, %dvh ], [ 0, %dvt ]
%ear = phi i64 [ %dyu, %dvh ], [ %nv, %dvt ]
%ekp = icmp sgt i64 %ear, %fi
br i1 %ekp, label %nt, label %dyz
dzd:
%ekq = icmp slt i64 %dul, 1
br i1 %ekq, label %eag, label %eaj
eaj:
%ekr = icmp eq i64 %dul, 1
br i1 %ekr, label %eah, label %dzg
dzg:
br label %dze
ebq:
%efg = phi i64 [ %eep, %eay ], [ 0, %ebk ]
%cty = phi i64 [ %eel, %eay ], [ %nv, %ebk ]
%eks = icmp slt i64 %fi, %cty
br i1 %eks, label %nt, label %eeq
ejf:
%ekt = trunc i64 %egq to i32
%eku = icmp slt i64 %egj, -1
%ekv = select i1 %eku, i64 %bu, i64 0
%ekw = getelementptr i8, ptr %egm, i64 4
%ekx = getelementptr i32, ptr %ekw, i64 %ekv
store i32 %ekt, ptr %ekx, align 4, !noalias !112
br label %egi
ctz:
%eky = icmp slt i64 %egq, 1
br i1 %eky, label %ctu, label %bfb
ccr:
%ekz = phi i64 [ %cug, %dde ], [ 0, %cbe ]
%ela = phi i64 [ %cuc, %dde ], [ %bsn, %cbe ]
%elb = icmp eq i64 %iz, 28
br i1 %elb, label %elc, label %eld
eld:
%ele = icmp slt i64 %brh, 0
%elf = select i1 %ele, i64 %dd, i64 0
%elg = getelementptr i64, ptr %dc, i64 %brh
%elh = getelementptr i64, ptr %elg, i64 %elf
store i64 %ekz, ptr %elh, align 8
%eli = trunc i64 %ekz to i32
%elj = icmp slt i64 %jk, 0
%elk = select i1 %elj, i64 %ci, i64 0
%ell = mul i64 %jk, 24
%elm = getelementptr i8, ptr %ch, i64 %ell
%eln = getelementptr i8, ptr %elm, i64 8
%elo = getelementptr i64, ptr %eln, i64 %elk
%elp = load i64, ptr %elo, align 8
%elq = ashr i64 %elp, 2
%elr = add nsw i64 %elq, %hs
%els = icmp slt i64 %elr, -1
%elt = select i1 %els, i64 %bu, i64 0
%elu = getelementptr i32, ptr %bt, i64 %elr
%elv = getelementptr i8, ptr %elu, i64 4
%elw = getelementptr i32, ptr %elv, i64 %elt
store i32 %eli, ptr %elw, align 4
br label %elc
elc:
%elx = add nsw i64 %il, 1
br label %hr
qk:
%ely = add nsw i64 %il, 1
br label %hr
ql:
%elz = mul i64 %is, 8
%ema = getelementptr i8, ptr %w, i64 %elz
%emb = getelementptr i8, ptr %ema, i64 24
%emc = load i64, ptr %emb, align 8
br label %hr
qm:
%emd = icmp slt i64 %hv, 0
%eme = select i1 %emd, i64 %dr, i64 0
%emf = add i64 %eme, %hv
%emg = mul i64 %emf, %ds
%emh = getelementptr i64, ptr %dq, i64 %emg
store i64 %hs, ptr %emh, align 8
%emi = getelementptr i8, ptr %emh, i64 8
store i64 0, ptr %emi, align 8
%emj = add nsw i64 %hv, 1
%emk = icmp sgt i64 %jk, -1
br i1 %emk, label %eml, label %emm
eml:
%emn = mul i64 %is, 8
%emo = getelementptr i8, ptr %w, i64 %emn
%emp = getelementptr i8, ptr %emo, i64 24
%emq = load i64, ptr %emp, align 8
%emr = icmp slt i64 %emq, 0
%ems = select i1 %emr, i64 %dd, i64 0
%emt = getelementptr i64, ptr %dc, i64 %emq
%emu = getelementptr i64, ptr %emt, i64 %ems
%emv = load i64, ptr %emu, align 8
br label %emm
emm:
%emw = phi i64 [ %emv, %eml ], [ %hs, %qm ]
%emx = mul i64 %is, 8
%emy = getelementptr i8, ptr %w, i64 %emx
%emz = getelementptr i8, ptr %emy, i64 40
%ena = load i64, ptr %emz, align 8
br label %hr
qn:
%enb = icmp sgt i64 %jk, -1
br i1 %enb, label %enc, label %end
enc:
%ene = mul i64 %is, 8
%enf = getelementptr i8, ptr %w, i64 %ene
%eng = getelementptr i8, ptr %enf, i64 24
%enh = load i64, ptr %eng, align 8
%eni = icmp slt i64 %enh, 0
%enj = select i1 %eni, i64 %dd, i64 0
%enk = getelementptr i64, ptr %dc, i64 %enh
%enl = getelementptr i64, ptr %enk, i64 %enj
%enm = load i64, ptr %enl, align 8
%enn = add nsw i64 %enm, 1
store i64 %enn, ptr %enl, align 8
%eno = add nsw i64 %hs, 1
br label %end
end:
%enp = phi i64 [ %eno, %enc ], [ %hs, %qn ]
%enq = add nsw i64 %hv, -1
%enr = icmp sgt i64 %hv, 0
%ens = select i1 %enr, i64 0, i64 %dr
%ent = add i64 %enq, %ens
%enu = mul i64 %ent, %ds
%env = getelementptr i64, ptr %dq, i64 %enu
%enw = getelementptr i8, ptr %env, i64 8
%enx = load i64, ptr %enw, align 8
%eny = add nsw i64 %enx, -1
store i64 %eny, ptr %enw, align 8
%enz = icmp sgt i64 %enx, 1
br i1 %enz, label %eoa, label %eob
eoa:
%eoc = mul i64 %is, 8
%eod = getelementptr i8, ptr %w, i64 %eoc
%eoe = getelementptr i8, ptr %eod, i64 32
%eof = load i64, ptr %eoe, align 8
br label %hr
eob:
%eog = add nsw i64 %il, 1
br label %hr
qo:
%eoh = mul i64 %is, 8
%eoi = getelementptr i8, ptr %w, i64 %eoh
%eoj = getelementptr i8, ptr %eoi, i64 40
%eok = load i64, ptr %eoj, align 8
%eol = getelementptr i8, ptr %g, i64 %qd
%eom = load i8, ptr %eol, align 1, !noalias !150
%eon = zext i8 %eom to i64
%eoo = and i64 %eon, 127
%eop = add nsw i64 %qd, 1
%eoq = icmp slt i8 %eom, 0
br i1 %eoq, label %eor, label %eos
eor:
%eot = add i64 %qd, 10
%eou = getelementptr i8, ptr %g, i64 %qd
%eov = getelementptr i8, ptr %eou, i64 1
%eow = load i8, ptr %eov, align 1, !noalias !150
%eox = zext i8 %eow to i64
%eoy = add nsw i64 %qd, 2
%eoz = and i64 %eox, 127
%epa = shl nuw nsw i64 %eoz, 7
%epb = or disjoint i64 %epa, %eoo
%epc = icmp slt i8 %eow, 0
br i1 %epc, label %epd, label %eos
epe:
%epf = getelementptr i8, ptr %g, i64 %epg
%eph = load i8, ptr %epf, align 1, !noalias !150
%epi = zext nneg i8 %eph to i64
%epj = icmp ugt i8 %eph, 1
br i1 %epj, label %epk, label %epl
epl:
%epm = shl nuw i64 %epi, 63
%epn = or i64 %epm, %epo
br label %eos
epd:
%epp = getelementptr i8, ptr %g, i64 %qd
%epq = getelementptr i8, ptr %epp, i64 2
%epr = load i8, ptr %epq, align 1, !noalias !150
%eps = zext i8 %epr to i64
%ept = add nsw i64 %qd, 3
%epu = and i64 %eps, 127
%epv = shl nuw nsw i64 %epu, 14
%epw = or disjoint i64 %epv, %epb
%epx = icmp slt i8 %epr, 0
br i1 %epx, label %epy, label %eos
epy:
%epz = getelementptr i8, ptr %g, i64 %qd
%eqa = getelementptr i8, ptr %epz, i64 3
%eqb = load i8, ptr %eqa, align 1, !noalias !150
%eqc = zext i8 %eqb to i64
%eqd = add nsw i64 %qd, 4
%eqe = and i64 %eqc, 127
%eqf = shl nuw nsw i64 %eqe, 21
%eqg = or disjoint i64 %eqf, %epw
%eqh = icmp slt i8 %eqb, 0
br i1 %eqh, label %eqi, label %eos
eqi:
%eqj = getelementptr i8, ptr %g, i64 %qd
%eqk = getelementptr i8, ptr %eqj, i64 4
%eql = load i8, ptr %eqk, align 1, !noalias !150
%eqm = zext i8 %eql to i64
%eqn = add nsw i64 %qd, 5
%eqo = and i64 %eqm, 127
%eqp = shl nuw nsw i64 %eqo, 28
%eqq = or disjoint i64 %eqp, %eqg
%eqr = icmp slt i8 %eql, 0
br i1 %eqr, label %eqs, label %eos
eqs:
%eqt = getelementptr i8, ptr %g, i64 %qd
%equ = getelementptr i8, ptr %eqt, i64 5
%eqv = load i8, ptr %equ, align 1, !noalias !150
%eqw = zext i8 %eqv to i64
%eqx = add nsw i64 %qd, 6
%eqy = and i64 %eqw, 127
%eqz = shl nuw nsw i64 %eqy, 35
%era = or disjoint i64 %eqz, %eqq
%erb = icmp slt i8 %eqv, 0
br i1 %erb, label %erc, label %eos
erc:
%erd = getelementptr i8, ptr %g, i64 %qd
%ere = getelementptr i8, ptr %erd, i64 6
%erf = load i8, ptr %ere, align 1, !noalias !150
%erg = zext i8 %erf to i64
%erh = add nsw i64 %qd, 7
%eri = and i64 %erg, 127
%erj = shl nuw nsw i64 %eri, 42
%erk = or i64 %erj, %era
%erl = icmp slt i8 %erf, 0
br i1 %erl, label %erm, label %eos
erm:
%ern = getelementptr i8, ptr %g, i64 %qd
%ero = getelementptr i8, ptr %ern, i64 7
%erp = load i8, ptr %ero, align 1, !noalias !150
%erq = zext i8 %erp to i64
%err = add nsw i64 %qd, 8
%ers = and i64 %erq, 127
%ert = shl nuw nsw i64 %ers, 49
%eru = or i64 %ert, %erk
%erv = icmp slt i8 %erp, 0
br i1 %erv, label %erw, label %eos
erw:
%erx = getelementptr i8, ptr %g, i64 %qd
%ery = getelementptr i8, ptr %erx, i64 8
%erz = load i8, ptr %ery, align 1, !noalias !150
%esa = zext i8 %erz to i64
%epg = add nsw i64 %qd, 9
%esb = and i64 %esa, 127
%esc = shl nuw nsw i64 %esb, 56
%epo = or i64 %esc, %eru
%esd = icmp slt i8 %erz, 0
br i1 %esd, label %epe, label %eos
ese:
%esf = icmp eq i64 %esg, 0
br i1 %esf, label %esh, label %esi
esi:
%esj = icmp eq i64 %esk, %ed
br i1 %esj, label %nt, label %esl
esl:
%esm = sub nsw i64 0, %esk
%esn = getelementptr i8, ptr %g, i64 %eso
%esp = load i8, ptr %esn, align 1, !noalias !155
%esq = zext i8 %esp to i64
%esr = and i64 %esq, 127
%ess = add nsw i64 %eso, 1
%est = icmp slt i8 %esp, 0
br i1 %est, label %esu, label %esv
esu:
%esw = add i64 %eso, 10
%esx = getelementptr i8, ptr %g, i64 %eso
%esy = getelementptr i8, ptr %esx, i64 1
%esz = load i8, ptr %esy, align 1, !noalias !155
%eta = zext i8 %esz to i64
%etb = add nsw i64 %eso, 2
%etc = and i64 %eta, 127
%etd = shl nuw nsw i64 %etc, 7
%ete = or disjoint i64 %etd, %esr
%etf = icmp slt i8 %esz, 0
br i1 %etf, label %etg, label %esv
eth:
%eti = getelementptr i8, ptr %g, i64 %etj
%etk = load i8, ptr %eti, align 1, !noalias !155
%etl = zext nneg i8 %etk to i64
%etm = icmp ugt i8 %etk, 1
br i1 %etm, label %etn, label %eto
eto:
%etp = shl nuw i64 %etl, 63
%etq = or i64 %etp, %etr
br label %esv
etg:
%ets = getelementptr i8, ptr %g, i64 %eso
%ett = getelementptr i8, ptr %ets, i64 2
%etu = load i8, ptr %ett, align 1, !noalias !155
%etv = zext i8 %etu to i64
%etw = add nsw i64 %eso, 3
%etx = and i64 %etv, 127
%ety = shl nuw nsw i64 %etx, 14
%etz = or disjoint i64 %ety, %ete
%eua = icmp slt i8 %etu, 0
br i1 %eua, label %eub, label %esv
eub:
%euc = getelementptr i8, ptr %g, i64 %eso
%eud = getelementptr i8, ptr %euc, i64 3
%eue = load i8, ptr %eud, align 1, !noalias !155
%euf = zext i8 %eue to i64
%eug = add nsw i64 %eso, 4
%euh = and i64 %euf, 127
%eui = shl nuw nsw i64 %euh, 21
%euj = or disjoint i64 %eui, %etz
%euk = icmp slt i8 %eue, 0
br i1 %euk, label %eul, label %esv
eul:
%eum = getelementptr i8, ptr %g, i64 %eso
%eun = getelementptr i8, ptr %eum, i64 4
%euo = load i8, ptr %eun, align 1, !noalias !155
%eup = zext i8 %euo to i64
%euq = add nsw i64 %eso, 5
%eur = and i64 %eup, 127
%eus = shl nuw nsw i64 %eur, 28
%eut = or disjoint i64 %eus, %euj
%euu = icmp slt i8 %euo, 0
br i1 %euu, label %euv, label %esv
euv:
%euw = getelementptr i8, ptr %g, i64 %eso
%eux = getelementptr i8, ptr %euw, i64 5
%euy = load i8, ptr %eux, align 1, !noalias !155
%euz = zext i8 %euy to i64
%eva = add nsw i64 %eso, 6
%evb = and i64 %euz, 127
%evc = shl nuw nsw i64 %evb, 35
%evd = or disjoint i64 %evc, %eut
%eve = icmp slt i8 %euy, 0
br i1 %eve, label %evf, label %esv
evf:
%evg = getelementptr i8, ptr %g, i64 %eso
%evh = getelementptr i8, ptr %evg, i64 6
%evi = load i8, ptr %evh, align 1, !noalias !155
%evj = zext i8 %evi to i64
%evk = add nsw i64 %eso, 7
%evl = and i64 %evj, 127
%evm = shl nuw nsw i64 %evl, 42
%evn = or i64 %evm, %evd
%evo = icmp slt i8 %evi, 0
br i1 %evo, label %evp, label %esv
evp:
%evq = getelementptr i8, ptr %g, i64 %eso
%evr = getelementptr i8, ptr %evq, i64 7
%evs = load i8, ptr %evr, align 1, !noalias !155
%evt = zext i8 %evs to i64
%evu = add nsw i64 %eso, 8
%evv = and i64 %evt, 127
%evw = shl nuw nsw i64 %evv, 49
%evx = or i64 %evw, %evn
%evy = icmp slt i8 %evs, 0
br i1 %evy, label %evz, label %esv
evz:
%ewa = getelementptr i8, ptr %g, i64 %eso
%ewb = getelementptr i8, ptr %ewa, i64 8
%ewc = load i8, ptr %ewb, align 1, !noalias !155
%ewd = zext i8 %ewc to i64
%etj = add nsw i64 %eso, 9
%ewe = and i64 %ewd, 127
%ewf = shl nuw nsw i64 %ewe, 56
%etr = or i64 %ewf, %evx
%ewg = icmp slt i8 %ewc, 0
br i1 %ewg, label %eth, label %esv
esv:
%ewh = phi i64 [ %etq, %eto ], [ %esr, %esl ], [ %ete, %esu ], [ %etz, %etg ], [ %euj, %eub ], [ %eut, %eul ], [ %evd, %euv ], [ %evn, %evf ], [ %evx, %evp ], [ %etr, %evz ]
%ewi = phi i64 [ %esw, %eto ], [ %ess, %esl ], [ %etb, %esu ], [ %etw, %etg ], [ %eug, %eub ], [ %euq, %eul ], [ %eva, %euv ], [ %evk, %evf ], [ %evu, %evp ], [ %etj, %evz ]
%ewj = lshr i64 %ewh, 1
%ewk = and i64 %ewh, 1
%ewl = sub nsw i64 0, %ewk
%ewm = xor i64 %ewj, %ewl
br label %etn
ewn:
%ewo = icmp slt i64 %ewp, 0
%ewq = sub nsw i64 %fi, %ewr
%ews = icmp sgt i64 %ewp, %ewq
%ewt = select i1 %ewo, i1 true, i1 %ews
br i1 %ewt, label %nt, label %esh
esh:
%ewu = phi i64 [ %esk, %ese ], [ %esm, %ewn ], [ 0, %epk ]
%ho = phi i64 [ %eso, %ese ], [ %ewr, %ewn ], [ %nv, %epk ]
%ewv = phi i64 [ -1, %ese ], [ %ewp, %ewn ], [ -1, %epk ]
%eww = icmp sgt i64 %eok, 0
br i1 %eww, label %ewx, label %ewy
eos:
%ewz = phi i64 [ %epn, %epl ], [ %eoo, %qo ], [ %epb, %eor ], [ %epw, %epd ], [ %eqg, %epy ], [ %eqq, %eqi ], [ %era, %eqs ], [ %erk, %erc ], [ %eru, %erm ], [ %epo, %erw ]
%eso = phi i64 [ %eot, %epl ], [ %eop, %qo ], [ %eoy, %eor ], [ %ept, %epd ], [ %eqd, %epy ], [ %eqn, %eqi ], [ %eqx, %eqs ], [ %erh, %erc ], [ %err, %erm ], [ %epg, %erw ]
%exa = lshr i64 %ewz, 1
%esg = and i64 %ewz, 1
%exb = sub nsw i64 0, %esg
%esk = xor i64 %exa, %exb
%exc = icmp sgt i64 %eso, %fi
br i1 %exc, label %nt, label %ese
epk:
%exd = icmp slt i64 %fi, %nv
br i1 %exd, label %cbk, label %esh
etn:
%ewp = phi i64 [ %ewm, %esv ], [ 0, %eth ]
%ewr = phi i64 [ %ewi, %esv ], [ %nv, %eth ]
%exe = icmp slt i64 %fi, %ewr
br i1 %exe, label %nt, label %ewn
ewx:
%exf = sub nsw i64 %fi, %ho
%exg = or i64 %exf, %eok
%exh = icmp ult i64 %exg, 4294967296
br i1 %exh, label %exi, label %exj
exi:
%exk = trunc nuw i64 %eok to i32
%exl = trunc nuw i64 %exf to i32
%exm = udiv i32 %exl, %exk
%exn = zext i32 %exm to i64
br label %exo
exj:
%exp = or i64 %exf, %eok
%exq = and i64 %exp, -4294967296
%exr = icmp eq i64 %exq, 0
br i1 %exr, label %exs, label %ext
exs:
%exu = trunc i64 %eok to i32
%exv = trunc i64 %exf to i32
%exw = udiv i32 %exv, %exu
%exx = urem i32 %exv, %exu
%exy = zext i32 %exw to i64
%exz = zext i32 %exx to i64
br label %eya
ext:
%eyb = sdiv i64 %exf, %eok
%eyc = srem i64 %exf, %eok
br label %eya
eya:
%eyd = phi i64 [ %exy, %exs ], [ %eyb, %ext ]
%eye = phi i64 [ %exz, %exs ], [ %eyc, %ext ]
%eyf = ashr i64 %eye, 63
br label %exo
exo:
%eyg = phi i64 [ %exn, %exi ], [ %eyd, %eya ]
%eyh = phi i64 [ 0, %exi ], [ %eyf, %eya ]
%eyi = add i64 %eyh, %eyg
%eyj = icmp sgt i64 %ewu, %eyi
br i1 %eyj, label %nt, label %ewy
ewy:
%eyk = icmp eq i64 %ewu, 0
br i1 %eyk, label %eyl, label %eym
eyl:
%hw = add nsw i64 %hv, -1
%eyn = icmp sgt i64 %hv, 0
%eyo = select i1 %eyn, i64 0, i64 %dr
%eyp = add i64 %eyo, %hw
%eyq = mul i64 %eyp, %ds
%eyr = getelementptr i64, ptr %dq, i64 %eyq
%ht = load i64, ptr %eyr, align 8
%eys = icmp sgt i64 %jk, -1
br i1 %eys, label %eyt, label %hp
eyt:
%eyu = mul i64 %jk, 24
%eyv = getelementptr i8, ptr %ch, i64 %eyu
%eyw = getelementptr i8, ptr %eyv, i64 8
%eyx = load i64, ptr %eyw, align 8
%eyy = ashr i64 %eyx, 2
%eyz = add nsw i64 %eyy, %ht
%eza = mul i64 %is, 8
%ezb = getelementptr i8, ptr %w, i64 %eza
%ezc = getelementptr i8, ptr %ezb, i64 24
%ezd = load i64, ptr %ezc, align 8
%eze = icmp slt i64 %ezd, 0
%ezf = select i1 %eze, i64 %dd, i64 0
%ezg = getelementptr i64, ptr %dc, i64 %ezd
%ezh = getelementptr i64, ptr %ezg, i64 %ezf
%ezi = load i64, ptr %ezh, align 8
%ezj = trunc i64 %ezi to i32
%ezk = icmp slt i64 %eyz, -1
%ezl = select i1 %ezk, i64 %bu, i64 0
%ezm = getelementptr i32, ptr %bt, i64 %eyz
%ezn = getelementptr i8, ptr %ezm, i64 4
%ezo = getelementptr i32, ptr %ezn, i64 %ezl
store i32 %ezj, ptr %ezo, align 4
br label %hp
hp:
%hz = add nsw i64 %il, 1
br label %hl
eym:
%ezp = icmp eq i64 %eok, 0
br i1 %ezp, label %ezq, label %ezr
ezq:
%ezs = getelementptr i8, ptr %dz, i64 48
%ezt = load i64, ptr %ezs, align 8
%ezu = icmp sgt i64 %ewu, %ezt
br i1 %ezu, label %nt, label %ezr
ezr:
%ezv = icmp sgt i64 %jk, -1
br i1 %ezv, label %ezw, label %ezx
ezw:
%ezy = mul i64 %is, 8
%ezz = getelementptr i8, ptr %w, i64 %ezy
%faa = getelementptr i8, ptr %ezz, i64 24
%fab = load i64, ptr %faa, align 8
%fac = icmp slt i64 %fab, 0
%fad = select i1 %fac, i64 %dd, i64 0
%fae = getelementptr i64, ptr %dc, i64 %fab
%faf = getelementptr i64, ptr %fae, i64 %fad
%fag = load i64, ptr %faf, align 8
%fah = add nsw i64 %fag, %ewu
%fai = select i1 %fac, i64 %cp, i64 0
%faj = getelementptr i64, ptr %co, i64 %fab
%fak = getelementptr i64, ptr %faj, i64 %fai
%fal = load i64, ptr %fak, align 8
%fam = icmp sgt i64 %fah, %fal
br i1 %fam, label %bfb, label %fan
ezx:
%fao = icmp sgt i64 %ewv, -1
br i1 %fao, label %iw, label %fan
iw:
%iv = add nsw i64 %ewv, %ho
br label %it
fan:
%fap = icmp eq i64 %eok, 0
br i1 %fap, label %faq, label %far
faq:
%fas = getelementptr i8, ptr %dz, i64 48
%fat = load i64, ptr %fas, align 8
%fau = sub nsw i64 %fat, %ewu
store i64 %fau, ptr %fas, align 8
br label %far
far:
%fav = add nsw i64 %hv, -1
%faw = icmp sgt i64 %hv, 0
%fax = select i1 %faw, i64 0, i64 %dr
%fay = add i64 %fav, %fax
%faz = mul i64 %fay, %ds
%fba = getelementptr i64, ptr %dq, i64 %faz
%fbb = getelementptr i8, ptr %fba, i64 8
store i64 %ewu, ptr %fbb, align 8
%fbc = mul i64 %is, 8
%fbd = getelementptr i8, ptr %w, i64 %fbc
%fbe = getelementptr i8, ptr %fbd, i64 32
%fbf = load i64, ptr %fbe, align 8
br label %hr
qp:
%fbg = getelementptr i8, ptr %g, i64 %qd
%fbh = load i8, ptr %fbg, align 1, !noalias !158
%fbi = zext i8 %fbh to i64
%fbj = and i64 %fbi, 127
%fbk = add nsw i64 %qd, 1
%fbl = icmp slt i8 %fbh, 0
br i1 %fbl, label %fbm, label %fbn
fbm:
%fbo = add i64 %qd, 10
%fbp = getelementptr i8, ptr %g, i64 %qd
%fbq = getelementptr i8, ptr %fbp, i64 1
%fbr = load i8, ptr %fbq, align 1, !noalias !158
%fbs = zext i8 %fbr to i64
%fbt = add nsw i64 %qd, 2
%fbu = and i64 %fbs, 127
%fbv = shl nuw nsw i64 %fbu, 7
%fbw = or disjoint i64 %fbv, %fbj
%fbx = icmp slt i8 %fbr, 0
br i1 %fbx, label %fby, label %fbn
fbz:
%fca = getelementptr i8, ptr %g, i64 %fcb
%fcc = load i8, ptr %fca, align 1, !noalias !158
%fcd = zext nneg i8 %fcc to i64
%fce = icmp ugt i8 %fcc, 1
br i1 %fce, label %fcf, label %fcg
fcg:
%fch = shl nuw i64 %fcd, 63
%fci = or i64 %fch, %fcj
br label %fbn
fby:
%fck = getelementptr i8, ptr %g, i64 %qd
%fcl = getelementptr i8, ptr %fck, i64 2
%fcm = load i8, ptr %fcl, align 1, !noalias !158
%fcn = zext i8 %fcm to i64
%fco = add nsw i64 %qd, 3
%fcp = and i64 %fcn, 127
%fcq = shl nuw nsw i64 %fcp, 14
%fcr = or disjoint i64 %fcq, %fbw
%fcs = icmp slt i8 %fcm, 0
br i1 %fcs, label %fct, label %fbn
fct:
%fcu = getelementptr i8, ptr %g, i64 %qd
%fcv = getelementptr i8, ptr %fcu, i64 3
%fcw = load i8, ptr %fcv, align 1, !noalias !158
%fcx = zext i8 %fcw to i64
%fcy = add nsw i64 %qd, 4
%fcz = and i64 %fcx, 127
%fda = shl nuw nsw i64 %fcz, 21
%fdb = or disjoint i64 %fda, %fcr
%fdc = icmp slt i8 %fcw, 0
br i1 %fdc, label %fdd, label %fbn
fdd:
%fde = getelementptr i8, ptr %g, i64 %qd
%fdf = getelementptr i8, ptr %fde, i64 4
%fdg = load i8, ptr %fdf, align 1, !noalias !158
%fdh = zext i8 %fdg to i64
%fdi = add nsw i64 %qd, 5
%fdj = and i64 %fdh, 127
%fdk = shl nuw nsw i64 %fdj, 28
%fdl = or disjoint i64 %fdk, %fdb
%fdm = icmp slt i8 %fdg, 0
br i1 %fdm, label %fdn, label %fbn
fdn:
%fdo = getelementptr i8, ptr %g, i64 %qd
%fdp = getelementptr i8, ptr %fdo, i64 5
%fdq = load i8, ptr %fdp, align 1, !noalias !158
%fdr = zext i8 %fdq to i64
%fds = add nsw i64 %qd, 6
%fdt = and i64 %fdr, 127
%fdu = shl nuw nsw i64 %fdt, 35
%fdv = or disjoint i64 %fdu, %fdl
%fdw = icmp slt i8 %fdq, 0
br i1 %fdw, label %fdx, label %fbn
fdx:
%fdy = getelementptr i8, ptr %g, i64 %qd
%fdz = getelementptr i8, ptr %fdy, i64 6
%fea = load i8, ptr %fdz, align 1, !noalias !158
%feb = zext i8 %fea to i64
%fec = add nsw i64 %qd, 7
%fed = and i64 %feb, 127
%fee = shl nuw nsw i64 %fed, 42
%fef = or i64 %fee, %fdv
%feg = icmp slt i8 %fea, 0
br i1 %feg, label %feh, label %fbn
feh:
%fei = getelementptr i8, ptr %g, i64 %qd
%fej = getelementptr i8, ptr %fei, i64 7
%fek = load i8, ptr %fej, align 1, !noalias !158
%fel = zext i8 %fek to i64
%fem = add nsw i64 %qd, 8
%fen = and i64 %fel, 127
%feo = shl nuw nsw i64 %fen, 49
%fep = or i64 %feo, %fef
%feq = icmp slt i8 %fek, 0
br i1 %feq, label %fer, label %fbn
fer:
%fes = getelementptr i8, ptr %g, i64 %qd
%fet = getelementptr i8, ptr %fes, i64 8
%feu = load i8, ptr %fet, align 1, !noalias !158
%fev = zext i8 %feu to i64
%fcb = add nsw i64 %qd, 9
%few = and i64 %fev, 127
%fex = shl nuw nsw i64 %few, 56
%fcj = or i64 %fex, %fep
%fey = icmp slt i8 %feu, 0
br i1 %fey, label %fbz, label %fbn
fez:
%ffa = lshr i64 %ffb, 1
%ffc = and i64 %ffb, 1
%ffd = icmp eq i64 %ffc, 0
br i1 %ffd, label %ffe, label %nt
ffe:
%fff = phi i64 [ %ffa, %fez ], [ 0, %fcf ]
%ffg = phi i64 [ %ffh, %fez ], [ %nv, %fcf ]
%ffi = mul i64 %is, 8
%ffj = getelementptr i8, ptr %w, i64 %ffi
%ffk = getelementptr i8, ptr %ffj, i64 24
%ffl = load i64, ptr %ffk, align 8
%ffm = icmp slt i64 %fff, %ffl
br i1 %ffm, label %ffn, label %nt
ffn:
%ffo = mul i64 %is, 8
%ffp = getelementptr i8, ptr %w, i64 %ffo
%ffq = getelementptr i8, ptr %ffp, i64 32
%ffr = load i64, ptr %ffq, align 8
%ffs = shl nuw nsw i64 %fff, 1
%fft = add nsw i64 %ffr, %ffs
%ffu = icmp slt i64 %hv, 0
%ffv = select i1 %ffu, i64 %dr, i64 0
%ffw = add i64 %ffv, %hv
%ffx = mul i64 %ffw, %ds
%ffy = getelementptr i64, ptr %dq, i64 %ffx
store i64 %hs, ptr %ffy, align 8
%ffz = add nsw i64 %hv, 1
%fga = icmp sgt i64 %jk, -1
br i1 %fga, label %fgb, label %fgc
fgb:
%fgd = icmp slt i64 %fft, -1
%fge = select i1 %fgd, i64 %bg, i64 0
%fgf = getelementptr i64, ptr %bf, i64 %fft
%fgg = getelementptr i8, ptr %fgf, i64 8
%fgh = getelementptr i64, ptr %fgg, i64 %fge
%fgi = load i64, ptr %fgh, align 8
%fgj = icmp slt i64 %fgi, 0
%fgk = select i1 %fgj, i64 %dd, i64 0
%fgl = getelementptr i64, ptr %dc, i64 %fgi
%fgm = getelementptr i64, ptr %fgl, i64 %fgk
%fgn = load i64, ptr %fgm, align 8
%fgo = select i1 %fgj, i64 %cp, i64 0
%fgp = getelementptr i64, ptr %co, i64 %fgi
%fgq = getelementptr i64, ptr %fgp, i64 %fgo
%fgr = load i64, ptr %fgq, align 8
%fgs = icmp slt i64 %fgn, %fgr
br i1 %fgs, label %fgt, label %fgu
fgu:
%fgv = add nsw i64 %fgn, 1
br label %bfb
fgt:
%fgw = trunc i64 %fff to i8
%fgx = mul i64 %jk, 24
%fgy = getelementptr i8, ptr %ch, i64 %fgx
%fgz = load i64, ptr %fgy, align 8
%fha = add nsw i64 %fgz, %hs
%fhb = icmp slt i64 %fha, 0
%fhc = select i1 %fhb, i64 %bn, i64 0
%fhd = getelementptr i8, ptr %bm, i64 %fha
%fhe = getelementptr i8, ptr %fhd, i64 %fhc
store i8 %fgw, ptr %fhe, align 1
%fhf = mul i64 %fgk, 8
%fhg = getelementptr inbounds i8, ptr %fgl, i64 %fhf
%fhh = load i64, ptr %fhg, align 8
%fhi = trunc i64 %fhh to i32
%fhj = getelementptr i8, ptr %fgy, i64 8
%fhk = load i64, ptr %fhj, align 8
%fhl = ashr i64 %fhk, 2
%fhm = add nsw i64 %fhl, %hs
%fhn = icmp slt i64 %fhm, 0
%fho = select i1 %fhn, i64 %bu, i64 0
%fhp = getelementptr i32, ptr %bt, i64 %fhm
%fhq = getelementptr i32, ptr %fhp, i64 %fho
store i32 %fhi, ptr %fhq, align 4
%fhr = load i64, ptr %fhg, align 8
br label %fgc
fgc:
%fhs = phi i64 [ %fhr, %fgt ], [ %hs, %ffn ]
%fht = icmp slt i64 %fft, 0
%fhu = select i1 %fht, i64 %bg, i64 0
%fhv = getelementptr i64, ptr %bf, i64 %fft
%fhw = getelementptr i64, ptr %fhv, i64 %fhu
%fhx = load i64, ptr %fhw, align 8
br label %hr
qq:
%fhy = mul i64 %is, 8
%fhz = getelementptr i8, ptr %w, i64 %fhy
%fia = getelementptr i8, ptr %fhz, i64 32
%fib = load i64, ptr %fia, align 8
%fic = icmp slt i64 %fib, 0
%fid = select i1 %fic, i64 %dd, i64 0
%fie = getelementptr i64, ptr %dc, i64 %fib
%fif = getelementptr i64, ptr %fie, i64 %fid
%fig = load i64, ptr %fif, align 8
%fih = select i1 %fic, i64 %cp, i64 0
%fii = getelementptr i64, ptr %co, i64 %fib
%fij = getelementptr i64, ptr %fii, i64 %fih
%fik = load i64, ptr %fij, align 8
%fil = icmp slt i64 %fig, %fik
br i1 %fil, label %fim, label %fin
fin:
%fio = add nsw i64 %fig, 1
br label %bfb
fim:
%fip = icmp slt i64 %hv, 0
%fiq = select i1 %fip, i64 %dr, i64 0
%fir = add i64 %fiq, %hv
%fis = mul i64 %fir, %ds
%fit = getelementptr i64, ptr %dq, i64 %fis
store i64 %hs, ptr %fit, align 8
%fiu = add nsw i64 %hv, 1
%fiv = mul i64 %is, 8
%fiw = getelementptr i8, ptr %w, i64 %fiv
%fix = getelementptr i8, ptr %fiw, i64 24
%fiy = load i64, ptr %fix, align 8
%fiz = trunc i64 %fiy to i8
%fja = icmp slt i64 %jk, 0
%fjb = select i1 %fja, i64 %ci, i64 0
%fjc = mul i64 %jk, 24
%fjd = getelementptr i8, ptr %ch, i64 %fjc
%fje = getelementptr i64, ptr %fjd, i64 %fjb
%fjf = load i64, ptr %fje, align 8
%fjg = add nsw i64 %fjf, %hs
%fjh = icmp slt i64 %fjg, 0
%fji = select i1 %fjh, i64 %bn, i64 0
%fjj = getelementptr i8, ptr %bm, i64 %fjg
%fjk = getelementptr i8, ptr %fjj, i64 %fji
store i8 %fiz, ptr %fjk, align 1
%fjl = mul i64 %fid, 8
%fjm = getelementptr inbounds i8, ptr %fie, i64 %fjl
%fjn = load i64, ptr %fjm, align 8
%fjo = trunc i64 %fjn to i32
%fjp = getelementptr i8, ptr %fjd, i64 8
%fjq = getelementptr i64, ptr %fjp, i64 %fjb
%fjr = load i64, ptr %fjq, align 8
%fjs = ashr i64 %fjr, 2
%fjt = add nsw i64 %fjs, %hs
%fju = icmp slt i64 %fjt, 0
%fjv = select i1 %fju, i64 %bu, i64 0
%fjw = getelementptr i32, ptr %bt, i64 %fjt
%fjx = getelementptr i32, ptr %fjw, i64 %fjv
store i32 %fjo, ptr %fjx, align 4
%fjy = load i64, ptr %fjm, align 8
%fjz = add nsw i64 %il, 1
br label %hr
qr:
%fka = add nsw i64 %hv, -1
%fkb = icmp sgt i64 %hv, 0
%fkc = select i1 %fkb, i64 0, i64 %dr
%fkd = add i64 %fkc, %fka
%fke = mul i64 %fkd, %ds
%fkf = getelementptr i64, ptr %dq, i64 %fke
%fkg = load i64, ptr %fkf, align 8
%fkh = icmp sgt i64 %jk, -1
br i1 %fkh, label %fki, label %fkj
fki:
%fkk = mul i64 %is, 8
%fkl = getelementptr i8, ptr %w, i64 %fkk
%fkm = getelementptr i8, ptr %fkl, i64 24
%fkn = load i64, ptr %fkm, align 8
%fko = icmp slt i64 %fkn, 0
%fkp = select i1 %fko, i64 %dd, i64 0
%fkq = getelementptr i64, ptr %dc, i64 %fkn
%fkr = getelementptr i64, ptr %fkq, i64 %fkp
%fks = load i64, ptr %fkr, align 8
%fkt = add nsw i64 %fks, 1
store i64 %fkt, ptr %fkr, align 8
br label %fkj
fkj:
%fku = mul i64 %is, 8
%fkv = getelementptr i8, ptr %w, i64 %fku
%fkw = getelementptr i8, ptr %fkv, i64 32
%fkx = load i64, ptr %fkw, align 8
br label %hr
qs:
%fky = icmp slt i64 %jk, 0
%fkz = select i1 %fky, i64 %ci, i64 0
%fla = mul i64 %jk, 24
%flb = getelementptr i8, ptr %ch, i64 %fla
%flc = getelementptr i8, ptr %flb, i64 8
%fld = getelementptr i64, ptr %flc, i64 %fkz
%fle = load i64, ptr %fld, align 8
%flf = ashr i64 %fle, 2
%flg = add nsw i64 %flf, %hs
%flh = icmp slt i64 %flg, 0
%fli = select i1 %flh, i64 %bu, i64 0
%flj = getelementptr i32, ptr %bt, i64 %flg
%flk = getelementptr i32, ptr %flj, i64 %fli
%fll = load i32, ptr %flk, align 4
%flm = icmp slt i64 %flg, -1
%fln = select i1 %flm, i64 %bu, i64 0
%flo = getelementptr i8, ptr %flj, i64 4
%flp = getelementptr i32, ptr %flo, i64 %fln
store i32 %fll, ptr %flp, align 4
%flq = add nsw i64 %il, 1
br label %hr
qt:
%flr = getelementptr i8, ptr %g, i64 %qd
%fls = load i8, ptr %flr, align 1, !noalias !161
%flt = zext i8 %fls to i64
%flu = and i64 %flt, 127
%flv = add nsw i64 %qd, 1
%flw = icmp slt i8 %fls, 0
br i1 %flw, label %flx, label %fly
flx:
%flz = add i64 %qd, 10
%fma = getelementptr i8, ptr %g, i64 %qd
%fmb = getelementptr i8, ptr %fma, i64 1
%fmc = load i8, ptr %fmb, align 1, !noalias !161
%fmd = zext i8 %fmc to i64
%fme = add nsw i64 %qd, 2
%fmf = and i64 %fmd, 127
%fmg = shl nuw nsw i64 %fmf, 7
%fmh = or disjoint i64 %fmg, %flu
%fmi = icmp slt i8 %fmc, 0
br i1 %fmi, label %fmj, label %fly
fmk:
%fml = getelementptr i8, ptr %g, i64 %fmm
%fmn = load i8, ptr %fml, align 1, !noalias !161
%fmo = zext nneg i8 %fmn to i64
%fmp = icmp ugt i8 %fmn, 1
br i1 %fmp, label %fmq, label %fmr
fmr:
%fms = shl nuw i64 %fmo, 63
%fmt = or i64 %fms, %fmu
br label %fly
fmj:
%fmv = getelementptr i8, ptr %g, i64 %qd
%fmw = getelementptr i8, ptr %fmv, i64 2
%fmx = load i8, ptr %fmw, align 1, !noalias !161
%fmy = zext i8 %fmx to i64
%fmz = add nsw i64 %qd, 3
%fna = and i64 %fmy, 127
%fnb = shl nuw nsw i64 %fna, 14
%fnc = or disjoint i64 %fnb, %fmh
%fnd = icmp slt i8 %fmx, 0
br i1 %fnd, label %fne, label %fly
fne:
%fnf = getelementptr i8, ptr %g, i64 %qd
%fng = getelementptr i8, ptr %fnf, i64 3
%fnh = load i8, ptr %fng, align 1, !noalias !161
%fni = zext i8 %fnh to i64
%fnj = add nsw i64 %qd, 4
%fnk = and i64 %fni, 127
%fnl = shl nuw nsw i64 %fnk, 21
%fnm = or disjoint i64 %fnl, %fnc
%fnn = icmp slt i8 %fnh, 0
br i1 %fnn, label %fno, label %fly
fno:
%fnp = getelementptr i8, ptr %g, i64 %qd
%fnq = getelementptr i8, ptr %fnp, i64 4
%fnr = load i8, ptr %fnq, align 1, !noalias !161
%fns = zext i8 %fnr to i64
%fnt = add nsw i64 %qd, 5
%fnu = and i64 %fns, 127
%fnv = shl nuw nsw i64 %fnu, 28
%fnw = or disjoint i64 %fnv, %fnm
%fnx = icmp slt i8 %fnr, 0
br i1 %fnx, label %fny, label %fly
fny:
%fnz = getelementptr i8, ptr %g, i64 %qd
%foa = getelementptr i8, ptr %fnz, i64 5
%fob = load i8, ptr %foa, align 1, !noalias !161
%foc = zext i8 %fob to i64
%fod = add nsw i64 %qd, 6
%foe = and i64 %foc, 127
%fof = shl nuw nsw i64 %foe, 35
%fog = or disjoint i64 %fof, %fnw
%foh = icmp slt i8 %fob, 0
br i1 %foh, label %foi, label %fly
foi:
%foj = getelementptr i8, ptr %g, i64 %qd
%fok = getelementptr i8, ptr %foj, i64 6
%fol = load i8, ptr %fok, align 1, !noalias !161
%fom = zext i8 %fol to i64
%fon = add nsw i64 %qd, 7
%foo = and i64 %fom, 127
%fop = shl nuw nsw i64 %foo, 42
%foq = or i64 %fop, %fog
%for = icmp slt i8 %fol, 0
br i1 %for, label %fos, label %fly
fos:
%fot = getelementptr i8, ptr %g, i64 %qd
%fou = getelementptr i8, ptr %fot, i64 7
%fov = load i8, ptr %fou, align 1, !noalias !161
%fow = zext i8 %fov to i64
%fox = add nsw i64 %qd, 8
%foy = and i64 %fow, 127
%foz = shl nuw nsw i64 %foy, 49
%fpa = or i64 %foz, %foq
%fpb = icmp slt i8 %fov, 0
br i1 %fpb, label %fpc, label %fly
fpc:
%fpd = getelementptr i8, ptr %g, i64 %qd
%fpe = getelementptr i8, ptr %fpd, i64 8
%fpf = load i8, ptr %fpe, align 1, !noalias !161
%fpg = zext i8 %fpf to i64
%fmm = add nsw i64 %qd, 9
%fph = and i64 %fpg, 127
%fpi = shl nuw nsw i64 %fph, 56
%fmu = or i64 %fpi, %fpa
%fpj = icmp slt i8 %fpf, 0
br i1 %fpj, label %fmk, label %fly
fmq:
%fpk = phi i64 [ %fpl, %fly ], [ %nv, %fmk ]
%fpm = add nsw i64 %il, 1
br label %hr
qu:
%fpn = icmp slt i64 %qd, %fi
br i1 %fpn, label %fpo, label %nt
fpo:
%fpp = icmp slt i64 %qd, 0
%fpq = select i1 %fpp, i64 %h, i64 0
%fpr = getelementptr i8, ptr %g, i64 %qd
%fps = getelementptr i8, ptr %fpr, i64 %fpq
%fpt = load i8, ptr %fps, align 1
%fpu = icmp ugt i8 %fpt, 1
br i1 %fpu, label %nt, label %fpv
fpv:
%fpw = icmp eq i8 %fpt, 1
br i1 %fpw, label %fpx, label %fpy
fpx:
%fpz = icmp slt i64 %jk, 0
%fqa = select i1 %fpz, i64 %ci, i64 0
%fqb = mul i64 %jk, 24
%fqc = getelementptr i8, ptr %ch, i64 %fqb
%fqd = getelementptr i8, ptr %fqc, i64 8
%fqe = getelementptr i64, ptr %fqd, i64 %fqa
%fqf = load i64, ptr %fqe, align 8
%fqg = ashr i64 %hs, 3
%fqh = add nsw i64 %fqf, %fqg
%fqi = icmp slt i64 %fqh, 0
%fqj = select i1 %fqi, i64 %bn, i64 0
%fqk = getelementptr i8, ptr %bm, i64 %fqh
%fql = getelementptr i8, ptr %fqk, i64 %fqj
%fqm = load i8, ptr %fql, align 1, !noalias !164
%fqn = and i64 %hs, 7
%fqo = shl nuw nsw i64 1, %fqn
%fqp = trunc nuw i64 %fqo to i8
%fqq = or i8 %fqm, %fqp
store i8 %fqq, ptr %fql, align 1, !noalias !164
br label %fpy
fpy:
%fqr = add nsw i64 %qd, 1
%fqs = add nsw i64 %il, 1
br label %hr
qe:
switch i64 %iz, label %fqt [
i64 26, label %fqu
i64 10, label %fqu
i64 11, label %fqv
]
fqu:
%fqw = getelementptr i8, ptr %g, i64 %qd
%fqx = load i8, ptr %fqw, align 1, !noalias !167
%fqy = zext i8 %fqx to i64
%fqz = and i64 %fqy, 127
%fra = add nsw i64 %qd, 1
%frb = icmp slt i8 %fqx, 0
br i1 %frb, label %frc, label %frd
frc:
%fre = add i64 %qd, 10
%frf = getelementptr i8, ptr %g, i64 %qd
%frg = getelementptr i8, ptr %frf, i64 1
%frh = load i8, ptr %frg, align 1, !noalias !167
%fri = zext i8 %frh to i64
%frj = add nsw i64 %qd, 2
%frk = and i64 %fri, 127
%frl = shl nuw nsw i64 %frk, 7
%frm = or disjoint i64 %frl, %fqz
%frn = icmp slt i8 %frh, 0
br i1 %frn, label %fro, label %frd
frp:
%frq = getelementptr i8, ptr %g, i64 %frr
%frs = load i8, ptr %frq, align 1, !noalias !167
%frt = zext nneg i8 %frs to i64
%fru = icmp ugt i8 %frs, 1
br i1 %fru, label %frv, label %frw
frw:
%frx = shl nuw i64 %frt, 63
%fry = or i64 %frx, %frz
br label %frd
fro:
%fsa = getelementptr i8, ptr %g, i64 %qd
%fsb = getelementptr i8, ptr %fsa, i64 2
%fsc = load i8, ptr %fsb, align 1, !noalias !167
%fsd = zext i8 %fsc to i64
%fse = add nsw i64 %qd, 3
%fsf = and i64 %fsd, 127
%fsg = shl nuw nsw i64 %fsf, 14
%fsh = or disjoint i64 %fsg, %frm
%fsi = icmp slt i8 %fsc, 0
br i1 %fsi, label %fsj, label %frd
fsj:
%fsk = getelementptr i8, ptr %g, i64 %qd
%fsl = getelementptr i8, ptr %fsk, i64 3
%fsm = load i8, ptr %fsl, align 1, !noalias !167
%fsn = zext i8 %fsm to i64
%fso = add nsw i64 %qd, 4
%fsp = and i64 %fsn, 127
%fsq = shl nuw nsw i64 %fsp, 21
%fsr = or disjoint i64 %fsq, %fsh
%fss = icmp slt i8 %fsm, 0
br i1 %fss, label %fst, label %frd
fst:
%fsu = getelementptr i8, ptr %g, i64 %qd
%fsv = getelementptr i8, ptr %fsu, i64 4
%fsw = load i8, ptr %fsv, align 1, !noalias !167
%fsx = zext i8 %fsw to i64
%fsy = add nsw i64 %qd, 5
%fsz = and i64 %fsx, 127
%fta = shl nuw nsw i64 %fsz, 28
%ftb = or disjoint i64 %fta, %fsr
%ftc = icmp slt i8 %fsw, 0
br i1 %ftc, label %ftd, label %frd
ftd:
%fte = getelementptr i8, ptr %g, i64 %qd
%ftf = getelementptr i8, ptr %fte, i64 5
%ftg = load i8, ptr %ftf, align 1, !noalias !167
%fth = zext i8 %ftg to i64
%fti = add nsw i64 %qd, 6
%ftj = and i64 %fth, 127
%ftk = shl nuw nsw i64 %ftj, 35
%ftl = or disjoint i64 %ftk, %ftb
%ftm = icmp slt i8 %ftg, 0
br i1 %ftm, label %ftn, label %frd
ftn:
%fto = getelementptr i8, ptr %g, i64 %qd
%ftp = getelementptr i8, ptr %fto, i64 6
%ftq = load i8, ptr %ftp, align 1, !noalias !167
%ftr = zext i8 %ftq to i64
%fts = add nsw i64 %qd, 7
%ftt = and i64 %ftr, 127
%ftu = shl nuw nsw i64 %ftt, 42
%ftv = or i64 %ftu, %ftl
%ftw = icmp slt i8 %ftq, 0
br i1 %ftw, label %ftx, label %frd
ftx:
%fty = getelementptr i8, ptr %g, i64 %qd
%ftz = getelementptr i8, ptr %fty, i64 7
%fua = load i8, ptr %ftz, align 1, !noalias !167
%fub = zext i8 %fua to i64
%fuc = add nsw i64 %qd, 8
%fud = and i64 %fub, 127
%fue = shl nuw nsw i64 %fud, 49
%fuf = or i64 %fue, %ftv
%fug = icmp slt i8 %fua, 0
br i1 %fug, label %fuh, label %frd
fuh:
%fui = getelementptr i8, ptr %g, i64 %qd
%fuj = getelementptr i8, ptr %fui, i64 8
%fuk = load i8, ptr %fuj, align 1, !noalias !167
%ful = zext i8 %fuk to i64
%frr = add nsw i64 %qd, 9
%fum = and i64 %ful, 127
%fun = shl nuw nsw i64 %fum, 56
%frz = or i64 %fun, %fuf
%fuo = icmp slt i8 %fuk, 0
br i1 %fuo, label %frp, label %frd
fup:
%fuq = icmp eq i64 %fur, 0
br i1 %fuq, label %fus, label %fut
fus:
%fuu = phi i64 [ %fuv, %fup ], [ 0, %frv ]
%fuw = phi i64 [ %fux, %fup ], [ %nv, %frv ]
%fuy = mul i64 %is, 8
%fuz = getelementptr i8, ptr %w, i64 %fuy
%fva = getelementptr i8, ptr %fuz, i64 24
%fvb = load i64, ptr %fva, align 8
%fvc = icmp slt i64 %fuu, %fvb
br i1 %fvc, label %fvd, label %fut
fvd:
%fve = phi i64 [ %nv, %frv ], [ %fux, %frd ], [ %fuw, %fus ]
%fvf = phi i64 [ 0, %frv ], [ %fuv, %frd ], [ %fuu, %fus ]
%fvg = icmp eq i64 %iz, 10
br i1 %fvg, label %fvh, label %fvi
fvh:
%fvj = trunc i64 %fvf to i32
%fvk = icmp slt i64 %jk, 0
%fvl = select i1 %fvk, i64 %ci, i64 0
%fvm = mul i64 %jk, 24
%fvn = getelementptr i8, ptr %ch, i64 %fvm
%fvo = getelementptr i8, ptr %fvn, i64 8
%fvp = getelementptr i64, ptr %fvo, i64 %fvl
%fvq = load i64, ptr %fvp, align 8
%fvr = ashr i64 %fvq, 2
%fvs = add nsw i64 %fvr, %hs
%fvt = icmp slt i64 %fvs, 0
%fvu = select i1 %fvt, i64 %bu, i64 0
%fvv = getelementptr i32, ptr %bt, i64 %fvs
%fvw = getelementptr i32, ptr %fvv, i64 %fvu
store i32 %fvj, ptr %fvw, align 4
br label %fvx
fvi:
%fvy = icmp slt i64 %jk, 0
%fvz = select i1 %fvy, i64 %ci, i64 0
%fwa = mul i64 %jk, 24
%fwb = getelementptr i8, ptr %ch, i64 %fwa
%fwc = getelementptr i8, ptr %fwb, i64 8
%fwd = getelementptr i64, ptr %fwc, i64 %fvz
%fwe = load i64, ptr %fwd, align 8
%fwf = ashr i64 %fwe, 3
%fwg = add nsw i64 %fwf, %hs
%fwh = icmp slt i64 %fwg, 0
%fwi = select i1 %fwh, i64 %cb, i64 0
%fwj = getelementptr i64, ptr %ca, i64 %fwg
%fwk = getelementptr i64, ptr %fwj, i64 %fwi
store i64 %fvf, ptr %fwk, align 8
br label %fvx
fvx:
%fwl = add nsw i64 %il, 1
br label %hr
fqv:
%fwm = mul i64 %is, 8
%fwn = getelementptr i8, ptr %w, i64 %fwm
%fwo = getelementptr i8, ptr %fwn, i64 32
%fwp = load i64, ptr %fwo, align 8
%fwq = icmp slt i64 %fwp, 0
br i1 %fwq, label %fwr, label %fws
fwr:
%fwt = getelementptr i8, ptr %g, i64 %qd
%fwu = load i8, ptr %fwt, align 1, !noalias !170
%fwv = zext i8 %fwu to i64
%fww = and i64 %fwv, 127
%fwx = add nsw i64 %qd, 1
%fwy = icmp slt i8 %fwu, 0
br i1 %fwy, label %fwz, label %fxa
fwz:
%fxb = add i64 %qd, 10
%fxc = getelementptr i8, ptr %g, i64 %qd
%fxd = getelementptr i8, ptr %fxc, i64 1
%fxe = load i8, ptr %fxd, align 1, !noalias !170
%fxf = zext i8 %fxe to i64
%fxg = add nsw i64 %qd, 2
%fxh = and i64 %fxf, 127
%fxi = shl nuw nsw i64 %fxh, 7
%fxj = or disjoint i64 %fxi, %fww
%fxk = icmp slt i8 %fxe, 0
br i1 %fxk, label %fxl, label %fxa
fxm:
%fxn = getelementptr i8, ptr %g, i64 %fxo
%fxp = load i8, ptr %fxn, align 1, !noalias !170
%fxq = zext nneg i8 %fxp to i64
%fxr = icmp ugt i8 %fxp, 1
br i1 %fxr, label %fxs, label %fxt
fxt:
%fxu = shl nuw i64 %fxq, 63
%fxv = or i64 %fxu, %fxw
br label %fxa
fxl:
%fxx = getelementptr i8, ptr %g, i64 %qd
%fxy = getelementptr i8, ptr %fxx, i64 2
%fxz = load i8, ptr %fxy, align 1, !noalias !170
%fya = zext i8 %fxz to i64
%fyb = add nsw i64 %qd, 3
%fyc = and i64 %fya, 127
%fyd = shl nuw nsw i64 %fyc, 14
%fye = or disjoint i64 %fyd, %fxj
%fyf = icmp slt i8 %fxz, 0
br i1 %fyf, label %fyg, label %fxa
fyg:
%fyh = getelementptr i8, ptr %g, i64 %qd
%fyi = getelementptr i8, ptr %fyh, i64 3
%fyj = load i8, ptr %fyi, align 1, !noalias !170
%fyk = zext i8 %fyj to i64
%fyl = add nsw i64 %qd, 4
%fym = and i64 %fyk, 127
%fyn = shl nuw nsw i64 %fym, 21
%fyo = or disjoint i64 %fyn, %fye
%fyp = icmp slt i8 %fyj, 0
br i1 %fyp, label %fyq, label %fxa
fyq:
%fyr = getelementptr i8, ptr %g, i64 %qd
%fys = getelementptr i8, ptr %fyr, i64 4
%fyt = load i8, ptr %fys, align 1, !noalias !170
%fyu = zext i8 %fyt to i64
%fyv = add nsw i64 %qd, 5
%fyw = and i64 %fyu, 127
%fyx = shl nuw nsw i64 %fyw, 28
%fyy = or disjoint i64 %fyx, %fyo
%fyz = icmp slt i8 %fyt, 0
br i1 %fyz, label %fza, label %fxa
fza:
%fzb = getelementptr i8, ptr %g, i64 %qd
%fzc = getelementptr i8, ptr %fzb, i64 5
%fzd = load i8, ptr %fzc, align 1, !noalias !170
%fze = zext i8 %fzd to i64
%fzf = add nsw i64 %qd, 6
%fzg = and i64 %fze, 127
%fzh = shl nuw nsw i64 %fzg, 35
%fzi = or disjoint i64 %fzh, %fyy
%fzj = icmp slt i8 %fzd, 0
br i1 %fzj, label %fzk, label %fxa
fzk:
%fzl = getelementptr i8, ptr %g, i64 %qd
%fzm = getelementptr i8, ptr %fzl, i64 6
%fzn = load i8, ptr %fzm, align 1, !noalias !170
%fzo = zext i8 %fzn to i64
%fzp = add nsw i64 %qd, 7
%fzq = and i64 %fzo, 127
%fzr = shl nuw nsw i64 %fzq, 42
%fzs = or i64 %fzr, %fzi
%fzt = icmp slt i8 %fzn, 0
br i1 %fzt, label %fzu, label %fxa
fzu:
%fzv = getelementptr i8, ptr %g, i64 %qd
%fzw = getelementptr i8, ptr %fzv, i64 7
%fzx = load i8, ptr %fzw, align 1, !noalias !170
%fzy = zext i8 %fzx to i64
%fzz = add nsw i64 %qd, 8
%gaa = and i64 %fzy, 127
%gab = shl nuw nsw i64 %gaa, 49
%gac = or i64 %gab, %fzs
%gad = icmp slt i8 %fzx, 0
br i1 %gad, label %gae, label %fxa
gae:
%gaf = getelementptr i8, ptr %g, i64 %qd
%gag = getelementptr i8, ptr %gaf, i64 8
%gah = load i8, ptr %gag, align 1, !noalias !170
%gai = zext i8 %gah to i64
%fxo = add nsw i64 %qd, 9
%gaj = and i64 %gai, 127
%gak = shl nuw nsw i64 %gaj, 56
%fxw = or i64 %gak, %gac
%gal = icmp slt i8 %gah, 0
br i1 %gal, label %fxm, label %fxa
gam:
%gan = lshr i64 %gao, 1
%gap = and i64 %gao, 1
%gaq = icmp eq i64 %gap, 0
br i1 %gaq, label %fws, label %nt
fws:
%gar = phi i64 [ %gas, %gam ], [ %qd, %fqv ], [ %nv, %fxs ]
%gat = phi i64 [ %gan, %gam ], [ %fwp, %fqv ], [ 0, %fxs ]
%gau = sub nsw i64 %fi, %gar
%gav = icmp sgt i64 %gat, %gau
br i1 %gav, label %nt, label %gaw
gaw:
%gax = mul i64 %is, 8
%gay = getelementptr i8, ptr %w, i64 %gax
%gaz = getelementptr i8, ptr %gay, i64 24
%gba = load i64, ptr %gaz, align 8
%gbb = icmp slt i64 %jk, 0
%gbc = select i1 %gbb, i64 %ci, i64 0
%gbd = mul i64 %jk, 24
%gbe = getelementptr i8, ptr %ch, i64 %gbd
%gbf = getelementptr i8, ptr %gbe, i64 8
%gbg = getelementptr i64, ptr %gbf, i64 %gbc
%gbh = load i64, ptr %gbg, align 8
%gbi = mul i64 %gba, %hs
%gbj = add i64 %gbh, %gbi
%gbk = icmp eq i64 %gat, 0
br i1 %gbk, label %gbl, label %gbm
gbm:
%gbn = icmp slt i64 %gar, 0
%gbo = select i1 %gbn, i64 %h, i64 0
%gbp = getelementptr i8, ptr %g, i64 %gar
%gbq = getelementptr i8, ptr %gbp, i64 %gbo
%gbr = load i8, ptr %gbq, align 1, !noalias !173
%gbs = icmp slt i8 %gbr, 0
br i1 %gbs, label %gbt, label %gbl
gbl:
br label %gbt
gbu:
%gbv = phi i64 [ %gbw, %gbx ], [ %gby, %gbt ]
%gbz = phi i64 [ %gca, %gbx ], [ %gcb, %gbt ]
%gcc = icmp sgt i64 %gbz, 0
br i1 %gcc, label %gbx, label %gcd
gbx:
%gca = add nsw i64 %gbz, -1
%gce = icmp slt i64 %gbv, 0
%gcf = select i1 %gce, i64 %h, i64 0
%gcg = getelementptr i8, ptr %g, i64 %gcf
%gch = getelementptr i8, ptr %gcg, i64 %gbv
%gci = load i8, ptr %gch, align 1, !noalias !173
%gcj = icmp eq i8 %gci, %gck
%gbw = add i64 %gbv, -1
br i1 %gcj, label %gbu, label %nt
gcl:
%gcm = phi i64 [ %gcn, %gco ], [ %gcp, %gcq ]
%gcr = phi i64 [ %gcs, %gcq ], [ 0, %gco ]
%gct = add i64 %gcm, -1
%gcu = icmp slt i64 %gcr, %gat
br i1 %gcu, label %gcv, label %gcw
gcv:
%gcx = icmp sgt i64 %gcm, -1
%gcy = select i1 %gcx, i64 -1, i64 %er
%gcz = getelementptr i8, ptr %g, i64 %gcy
%gda = getelementptr i8, ptr %gcz, i64 %gcm
%gdb = getelementptr i8, ptr %gda, i64 1
%gdc = load i8, ptr %gdb, align 1, !noalias !173
br label %gcw
gcw:
%gdd = phi i8 [ %gdc, %gcv ], [ %gck, %gcl ]
%gde = add i64 %gbj, %gcr
%gdf = icmp slt i64 %gde, 0
%gdg = select i1 %gdf, i64 %bn, i64 0
%gdh = getelementptr i8, ptr %gdi, i64 %gdg
%gdj = getelementptr i8, ptr %gdh, i64 %gcr
store i8 %gdd, ptr %gdj, align 1, !noalias !173
%gdk = add i64 %gcr, 1
%gdl = icmp slt i64 %gdk, %gat
br i1 %gdl, label %gdm, label %gcq
gdm:
%gdn = icmp slt i64 %gct, 0
%gdo = select i1 %gdn, i64 %es, i64 -2
%gdp = getelementptr i8, ptr %g, i64 %gdo
%gdq = getelementptr i8, ptr %gdp, i64 %gcm
%gdr = getelementptr i8, ptr %gdq, i64 1
%gds = load i8, ptr %gdr, align 1, !noalias !173
br label %gcq
gcq:
%gdt = phi i8 [ %gds, %gdm ], [ %gck, %gcw ]
%gdu = add i64 %gbj, %gcr
%gdv = add i64 %gdu, 1
%gdw = icmp slt i64 %gdv, 0
%gdx = select i1 %gdw, i64 %eq, i64 1
%gdy = getelementptr i8, ptr %gdi, i64 %gdx
%gdz = getelementptr i8, ptr %gdy, i64 %gcr
store i8 %gdt, ptr %gdz, align 1, !noalias !173
%gcp = add i64 %gcm, -2
%gcs = add i64 %gdk, 1
%gea = icmp eq i64 %gcs, %geb
br i1 %gea, label %gec, label %gcl
gec:
%ged = and i64 %gba, 1
%gee = icmp eq i64 %ged, 0
br i1 %gee, label %gef, label %geg
geg:
%geh = phi i64 [ 0, %gei ], [ %geb, %gec ]
%gej = icmp samesign ult i64 %geh, %gat
br i1 %gej, label %gek, label %gel
gek:
%gem = xor i64 %geh, -1
%gen = add i64 %geo, %gem
%gep = icmp slt i64 %gen, 0
%geq = select i1 %gep, i64 %h, i64 0
%ger = getelementptr i8, ptr %g, i64 %gen
%ges = getelementptr i8, ptr %ger, i64 %geq
%get = load i8, ptr %ges, align 1, !noalias !173
br label %gel
gel:
%geu = phi i8 [ %get, %gek ], [ %gck, %geg ]
%gev = add nsw i64 %geh, %gbj
%gew = icmp slt i64 %gev, 0
%gex = select i1 %gew, i64 %bn, i64 0
%gey = getelementptr i8, ptr %bm, i64 %gev
%gez = getelementptr i8, ptr %gey, i64 %gex
store i8 %geu, ptr %gez, align 1, !noalias !173
br label %gef
gef:
%gfa = icmp sgt i64 %gat, %gba
br i1 %gfa, label %gfb, label %gfc
gbt:
%gfd = phi i1 [ true, %gbl ], [ false, %gbm ]
%gck = phi i8 [ 0, %gbl ], [ -1, %gbm ]
%gfe = sub i64 %gat, %gba
%gcb = tail call i64 @llvm.smax.i64(i64 %gfe, i64 0)
%geo = add i64 %gat, %gar
%gff = xor i64 %gba, -1
%gby = add i64 %geo, %gff
br label %gbu
gcd:
%gfg = icmp slt i64 %gba, 1
br i1 %gfg, label %gef, label %gei
gei:
%gfh = icmp eq i64 %gba, 1
br i1 %gfh, label %geg, label %gco
gco:
%gfi = add i64 %ed, -2
%geb = and i64 %gba, %gfi
%gdi = getelementptr i8, ptr %bm, i64 %gbj
%gfj = add i64 %gar, -1
%gcn = add i64 %gfj, %gat
br label %gcl
gfb:
%gfk = add nsw i64 %gbj, %gba
%gfl = icmp sgt i64 %gfk, 0
%gfm = select i1 %gfl, i64 0, i64 %bn
%gfn = getelementptr i8, ptr %bm, i64 %gfk
%gfo = getelementptr i8, ptr %gfn, i64 -1
%gfp = getelementptr i8, ptr %gfo, i64 %gfm
%gfq = load i8, ptr %gfp, align 1, !noalias !173
%gfr = icmp sgt i8 %gfq, -1
%gfs = xor i1 %gfd, %gfr
br i1 %gfs, label %nt, label %gfc
gfc:
%gft = ashr i64 %gbj, 3
%gfu = ashr i64 %gba, 3
%gfv = mul i64 %is, 8
%gfw = getelementptr i8, ptr %w, i64 %gfv
%gfx = getelementptr i8, ptr %gfw, i64 40
%gfy = load i64, ptr %gfx, align 8
%gfz = add nsw i64 %gft, %gfu
%gga = icmp sgt i64 %gfz, 0
%ggb = select i1 %gga, i64 0, i64 %cb
%ggc = getelementptr i64, ptr %ca, i64 %gfz
%ggd = getelementptr i8, ptr %ggc, i64 -8
%gge = getelementptr i64, ptr %ggd, i64 %ggb
%ggf = load i64, ptr %gge, align 8, !noalias !176
%ggg = freeze i64 %ggf
%ggh = icmp sgt i64 %ggg, -1
%ggi = tail call i64 @llvm.smax.i64(i64 %gfu, i64 0)
br i1 %ggh, label %ggj, label %ggk
ggk:
%ggl = add i64 %gfy, -1
%ggm = add i64 %ggl, %gfu
br label %ggn
ggj:
%ggo = add i64 %gfy, -1
%ggp = add i64 %ggo, %gfu
br label %ggq
ggq:
%ggr = phi i64 [ %ggp, %ggj ], [ %ggs, %ggt ]
%ggu = phi i64 [ %ggv, %ggt ], [ %gfz, %ggj ]
%ggw = phi i64 [ %ggx, %ggt ], [ %ggi, %ggj ]
%ggy = icmp sgt i64 %ggw, 0
br i1 %ggy, label %ggt, label %ggz
ggt:
%ggv = add nsw i64 %ggu, -1
%ggx = add nsw i64 %ggw, -1
%gha = icmp sgt i64 %ggu, 0
%ghb = select i1 %gha, i64 0, i64 %ep
%ghc = getelementptr i8, ptr %fa, i64 %ghb
%ghd = shl i64 %ggu, 3
%ghe = getelementptr i8, ptr %ghc, i64 %ghd
%ghf = load i64, ptr %ghe, align 8, !noalias !176
%ghg = icmp slt i64 %ggr, 0
%ghh = select i1 %ghg, i64 %en, i64 0
%ghi = getelementptr i8, ptr %bf, i64 %ghh
%ghj = shl i64 %ggr, 3
%ghk = getelementptr i8, ptr %ghi, i64 %ghj
%ghl = load i64, ptr %ghk, align 8, !noalias !176
%ghm = icmp eq i64 %ghf, %ghl
%ggs = add i64 %ggr, -1
br i1 %ghm, label %ggq, label %ghn
ggn:
%gho = phi i64 [ %ggm, %ggk ], [ %ghp, %ghq ]
%ghr = phi i64 [ %ghs, %ghq ], [ %gfz, %ggk ]
%ght = phi i64 [ %ghu, %ghq ], [ %ggi, %ggk ]
%ghv = icmp sgt i64 %ght, 0
br i1 %ghv, label %ghq, label %nt
ghq:
%ghs = add nsw i64 %ghr, -1
%ghu = add nsw i64 %ght, -1
%ghw = icmp sgt i64 %ghr, 0
%ghx = select i1 %ghw, i64 0, i64 %ep
%ghy = getelementptr i8, ptr %fa, i64 %ghx
%ghz = shl i64 %ghr, 3
%gia = getelementptr i8, ptr %ghy, i64 %ghz
%gib = load i64, ptr %gia, align 8, !noalias !176
%gic = xor i64 %gib, -1
%gid = icmp slt i64 %gho, 0
%gie = select i1 %gid, i64 %en, i64 0
%gif = getelementptr i8, ptr %bf, i64 %gie
%gig = shl i64 %gho, 3
%gih = getelementptr i8, ptr %gif, i64 %gig
%gii = load i64, ptr %gih, align 8, !noalias !176
%gij = icmp eq i64 %gii, %gic
%ghp = add i64 %gho, -1
br i1 %gij, label %ggn, label %ghn
ghn:
%gik = phi i64 [ %ghf, %ggt ], [ %gic, %ghq ]
%gil = phi i64 [ %ghl, %ggt ], [ %gii, %ghq ]
%gim = icmp ult i64 %gik, %gil
br i1 %gim, label %ggz, label %nt
ggz:
%gin = add nsw i64 %il, 1
br label %hr
fqt:
%gio = mul i64 %is, 8
%gip = getelementptr i8, ptr %w, i64 %gio
%giq = getelementptr i8, ptr %gip, i64 24
%gir = load i64, ptr %giq, align 8
%gis = sub nsw i64 %fi, %qd
%git = icmp sgt i64 %gir, %gis
br i1 %git, label %nt, label %giu
giu:
%giv = icmp eq i64 %iz, 23
br i1 %giv, label %giw, label %gix
gix:
%giy = icmp slt i64 %jk, 0
%giz = select i1 %giy, i64 %ci, i64 0
%gja = mul i64 %jk, 24
%gjb = getelementptr i8, ptr %ch, i64 %gja
%gjc = getelementptr i8, ptr %gjb, i64 8
%gjd = getelementptr i64, ptr %gjc, i64 %giz
%gje = load i64, ptr %gjd, align 8
%gjf = mul i64 %gir, %hs
%gjg = add i64 %gje, %gjf
%gjh = icmp ugt i64 %gir, 7
br i1 %gjh, label %gji, label %gjj
gji:
%gjk = add i64 %gir, -8
%gjl = icmp eq i64 %gjk, 0
br i1 %gjl, label %gjm, label %gjn
gjn:
%gjo = getelementptr i8, ptr %g, i64 %qd
%gjp = getelementptr i8, ptr %bm, i64 %gjg
%gjq = add i64 %gir, -9
%gjr = lshr i64 %gjq, 3
%gjs = add nuw nsw i64 %gjr, 1
%gjt = icmp ult i64 %gjq, 56
br i1 %gjt, label %gju, label %gjv
gju:
%gjw = phi i64 [ %gjx, %gjy ], [ 0, %gjn ], [ 0, %gjv ]
br label %gjz
gjv:
%gka = ptrtoint ptr %g to i64
%gkb = ptrtoint ptr %bm to i64
%gkc = add i64 %qd, %gka
%gkd = sub i64 %gkb, %gkc
%gke = add i64 %gkd, %gjg
%gkf = icmp ult i64 %gke, 32
br i1 %gkf, label %gju, label %gkg
gkg:
%gkh = bitcast i64 4611686018427387900 to i64
%gki = and i64 %gjs, %gkh
%gkj = getelementptr i8, ptr %gjp, i64 16
br label %gkk
gkk:
%gkl = phi i64 [ 0, %gkg ], [ %gkm, %gkk ]
%gkn = shl i64 %gkl, 3
%gko = mul i64 %gkl, 8
%gkp = getelementptr i8, ptr %gjo, i64 %gko
%gkq = load <2 x i64>, ptr %gkp, align 1, !noalias !179
%gkr = mul i64 %gkl, 8
%gks = getelementptr i8, ptr %gjo, i64 %gkr
%gkt = getelementptr i8, ptr %gks, i64 16
%gku = load <2 x i64>, ptr %gkt, align 1, !noalias !179
%gkv = getelementptr i8, ptr %gkj, i64 %gkn
%gkw = shl i64 %gkl, 3
%gkx = getelementptr i8, ptr %gkj, i64 %gkw
%gky = getelementptr i8, ptr %gkx, i64 -16
store <2 x i64> %gkq, ptr %gky, align 1, !noalias !184
store <2 x i64> %gku, ptr %gkv, align 1, !noalias !184
%gkm = add nuw i64 %gkl, 4
%gkz = icmp eq i64 %gki, %gkm
br i1 %gkz, label %gjy, label %gkk, !llvm.loop !27
gjy:
%gjx = shl nuw i64 %gki, 3
%gla = icmp eq i64 %gjs, %gki
br i1 %gla, label %gjm, label %gju
gjj:
%glb = icmp samesign ugt i64 %gir, 3
br i1 %glb, label %glc, label %gld
gle:
%glf = getelementptr i8, ptr %g, i64 %qd
%glg = getelementptr i8, ptr %glf, i64 1
%glh = load i8, ptr %glg, align 1, !noalias !187
%gli = getelementptr i8, ptr %bm, i64 %gjg
%glj = getelementptr i8, ptr %gli, i64 1
store i8 %glh, ptr %glj, align 1, !noalias !187
%glk = icmp eq i64 %gir, 2
br i1 %glk, label %giw, label %gll
gll:
%glm = getelementptr i8, ptr %g, i64 %qd
%gln = getelementptr i8, ptr %glm, i64 2
%glo = load i8, ptr %gln, align 1, !noalias !187
%glp = getelementptr i8, ptr %bm, i64 %gjg
%glq = getelementptr i8, ptr %glp, i64 2
store i8 %glo, ptr %glq, align 1, !noalias !187
br label %giw
gjz:
%glr = phi i64 [ %gls, %gjz ], [ %gjw, %gju ]
%glt = getelementptr i8, ptr %gjo, i64 %glr
%glu = load i64, ptr %glt, align 1, !noalias !179
%glv = getelementptr i8, ptr %gjp, i64 %glr
store i64 %glu, ptr %glv, align 1, !noalias !184
%gls = add nuw i64 %glr, 8
%glw = icmp ult i64 %gls, %gjk
br i1 %glw, label %gjz, label %gjm, !llvm.loop !30
gjm:
%glx = getelementptr i8, ptr %g, i64 %gjk
%gly = getelementptr i8, ptr %glx, i64 %qd
%glz = load i64, ptr %gly, align 1, !noalias !188
%gma = getelementptr i8, ptr %bm, i64 %gjg
%gmb = getelementptr i8, ptr %gma, i64 %gjk
store i64 %glz, ptr %gmb, align 1, !noalias !191
br label %giw
glc:
%gmc = add nsw i64 %gir, -4
%gmd = getelementptr i8, ptr %g, i64 %qd
%gme = load i32, ptr %gmd, align 1, !noalias !194
%gmf = getelementptr i8, ptr %g, i64 %gmc
%gmg = getelementptr i8, ptr %gmf, i64 %qd
%gmh = load i32, ptr %gmg, align 1, !noalias !197
%gmi = getelementptr i8, ptr %bm, i64 %gjg
store i32 %gme, ptr %gmi, align 1, !noalias !200
%gmj = getelementptr i8, ptr %gmi, i64 %gmc
store i32 %gmh, ptr %gmj, align 1, !noalias !203
br label %giw
gld:
%gmk = icmp eq i64 %gir, 0
br i1 %gmk, label %giw, label %gml
gml:
%gmm = getelementptr i8, ptr %g, i64 %qd
%gmn = getelementptr i8, ptr %bm, i64 %gjg
%gmo = load i8, ptr %gmm, align 1, !noalias !187
store i8 %gmo, ptr %gmn, align 1, !noalias !187
%gmp = icmp eq i64 %gir, 1
br i1 %gmp, label %giw, label %gle
giw:
%gmq = add nsw i64 %gir, %qd
%gmr = add nsw i64 %il, 1
br label %hr
hr:
%hu = phi i64 [ %hs, %ru ], [ %hs, %vt ], [ %hs, %bdn ], [ %hs, %bnq ], [ %hs, %elc ], [ %hs, %qk ], [ %hs, %ql ], [ %emw, %emm ], [ %hs, %giw ], [ %hs, %far ], [ %fhs, %fgc ], [ %fjy, %fim ], [ %fkg, %fkj ], [ %hs, %qs ], [ %hs, %fmq ], [ %hs, %fpy ], [ %hs, %fvx ], [ %hs, %ggz ], [ %enp, %eob ], [ %enp, %eoa ]
%hx = phi i64 [ %hv, %ru ], [ %hv, %vt ], [ %hv, %bdn ], [ %hv, %bnq ], [ %hv, %elc ], [ %hv, %qk ], [ %hv, %ql ], [ %emj, %emm ], [ %hv, %giw ], [ %hv, %far ], [ %ffz, %fgc ], [ %fiu, %fim ], [ %fka, %fkj ], [ %hv, %qs ], [ %hv, %fmq ], [ %hv, %fpy ], [ %hv, %fvx ], [ %hv, %ggz ], [ %hv, %eob ], [ %hv, %eoa ]
%hq = phi i64 [ %gms, %ru ], [ %yn, %vt ], [ %bni, %bdn ], [ %gmt, %bnq ], [ %ela, %elc ], [ %qd, %qk ], [ %qd, %ql ], [ %qd, %emm ], [ %gmq, %giw ], [ %ho, %far ], [ %ffg, %fgc ], [ %qd, %fim ], [ %qd, %fkj ], [ %qd, %qs ], [ %fpk, %fmq ], [ %fqr, %fpy ], [ %fve, %fvx ], [ %geo, %ggz ], [ %qd, %eob ], [ %qd, %eoa ]
%ia = phi i64 [ %gmu, %ru ], [ %zf, %vt ], [ %bnj, %bdn ], [ %gmv, %bnq ], [ %elx, %elc ], [ %ely, %qk ], [ %emc, %ql ], [ %ena, %emm ], [ %gmr, %giw ], [ %fbf, %far ], [ %fhx, %fgc ], [ %fjz, %fim ], [ %fkx, %fkj ], [ %flq, %qs ], [ %fpm, %fmq ], [ %fqs, %fpy ], [ %fwl, %fvx ], [ %gin, %ggz ], [ %eog, %eob ], [ %eof, %eoa ]
%gmw = icmp sgt i64 %hq, %fi
br i1 %gmw, label %nt, label %hl
gmx:
%gmy = phi i64 [ %gmz, %gmx ], [ %gna, %gnb ]
%gnc = mul i64 %gmy, 8
%gnd = getelementptr i8, ptr %dj, i64 %gnc
%gne = load i64, ptr %gnd, align 8
%gnf = mul i64 %gmy, 8
%gng = getelementptr i8, ptr %dc, i64 %gnf
store i64 %gne, ptr %gng, align 8
%gnh = mul i64 %gmy, 8
%gni = getelementptr i8, ptr %dj, i64 %gnh
%gnj = getelementptr i8, ptr %gni, i64 8
%gnk = load i64, ptr %gnj, align 8
%gnl = mul i64 %gmy, 8
%gnm = getelementptr i8, ptr %dc, i64 %gnl
%gnn = getelementptr i8, ptr %gnm, i64 8
store i64 %gnk, ptr %gnn, align 8
%gno = mul i64 %gmy, 8
%gnp = getelementptr i8, ptr %dj, i64 %gno
%gnq = getelementptr i8, ptr %gnp, i64 16
%gnr = load i64, ptr %gnq, align 8
%gns = mul i64 %gmy, 8
%gnt = getelementptr i8, ptr %dc, i64 %gns
%gnu = getelementptr i8, ptr %gnt, i64 16
store i64 %gnr, ptr %gnu, align 8
%gmz = add nuw nsw i64 %gmy, 4
%gnv = mul i64 %gmy, 8
%gnw = getelementptr i8, ptr %dj, i64 %gnv
%gnx = getelementptr i8, ptr %gnw, i64 24
%gny = load i64, ptr %gnx, align 8
%gnz = mul i64 %gmy, 8
%goa = getelementptr i8, ptr %dc, i64 %gnz
%gob = getelementptr i8, ptr %goa, i64 24
store i64 %gny, ptr %gob, align 8
%goc = icmp eq i64 %dd, %gmz
br i1 %goc, label %god, label %gmx, !llvm.loop !206
goe:
%gof = phi i64 [ 24, %gog ], [ 40, %god ], [ 24, %nt ], [ 24, %goh ]
%goi = phi i64 [ 12, %gog ], [ %goj, %god ], [ %gok, %nt ], [ 2, %goh ]
%gol = phi i64 [ 1, %gog ], [ %gom, %god ], [ 1, %nt ], [ 1, %goh ]
%gon = getelementptr i8, ptr %dz, i64 %gof
store i64 %goi, ptr %gon, align 8
br label %fm
fm:
%goo = phi i64 [ %gol, %goe ], [ 0, %fb ]
store i64 %goo, ptr %a, align 8
ret i32 0
god:
%gop = getelementptr i8, ptr %dz, i64 48
store i64 %hj, ptr %gop, align 8
store i64 %fc, ptr %dz, align 8
%goq = getelementptr i8, ptr %dz, i64 8
store i64 %gor, ptr %goq, align 8
%gos = getelementptr i8, ptr %dz, i64 16
store i64 %hn, ptr %gos, align 8
%got = getelementptr i8, ptr %dz, i64 32
store i64 %gou, ptr %got, align 8
br label %goe
fut:
%gov = phi i64 [ %fux, %fup ], [ %fuw, %fus ]
%gow = mul i64 %is, 8
%gox = getelementptr i8, ptr %w, i64 %gow
%goy = getelementptr i8, ptr %gox, i64 32
%goz = load i64, ptr %goy, align 8
%gpa = icmp eq i64 %goz, 0
br i1 %gpa, label %jb, label %nt
nt:
%gok = phi i64 [ 4, %cat ], [ 4, %cso ], [ 10, %gbx ], [ 1, %hr ], [ 1, %cht ], [ 1, %cme ], [ 11, %esi ], [ 9, %bku ], [ 1, %dqd ], [ 3, %eet ], [ 10, %ggn ], [ 11, %cyp ], [ 6, %dju ], [ 1, %cox ], [ 3, %csj ], [ 6, %ckt ], [ 1, %dlo ], [ 1, %dgu ], [ 1, %ebq ], [ 4, %efj ], [ 5, %dyz ], [ 1, %dvz ], [ 1, %cuz ], [ 1, %czu ], [ 4, %dcu ], [ 11, %ddt ], [ 11, %exo ], [ 6, %nn ], [ 4, %ewn ], [ 1, %eos ], [ 1, %etn ], [ 1, %kn ], [ 13, %ezq ], [ 9, %blk ], [ 9, %bmf ], [ 9, %blv ], [ 9, %bko ], [ 1, %bsm ], [ 11, %cbu ], [ 11, %bwo ], [ 1, %bsy ], [ 1, %bxt ], [ 10, %ghn ], [ 10, %gfb ], [ 1, %qu ], [ 1, %zn ], [ 5, %vb ], [ 8, %fpo ], [ 6, %fez ], [ 1, %fqt ], [ 4, %fws ], [ 6, %ffe ], [ 4, %bde ], [ 1, %fxa ], [ 3, %gam ], [ 3, %bcz ], [ 1, %fbn ], [ 6, %fly ], [ %goz, %fut ]
%gpb = phi i64 [ %cax, %cat ], [ %csq, %cso ], [ %gar, %gbx ], [ %hq, %hr ], [ %ckz, %cht ], [ %cmg, %cme ], [ %eso, %esi ], [ %bdg, %bku ], [ %ctw, %dqd ], [ %cty, %eet ], [ %gar, %ggn ], [ %cyv, %cyp ], [ %dka, %dju ], [ %csr, %cox ], [ %csr, %csj ], [ %ckz, %ckt ], [ %dop, %dlo ], [ %dka, %dgu ], [ %cty, %ebq ], [ %cty, %efj ], [ %ear, %dyz ], [ %ear, %dvz ], [ %cyv, %cuz ], [ %dcy, %czu ], [ %dcy, %dcu ], [ %cuc, %ddt ], [ %ho, %exo ], [ %ih, %nn ], [ %ewr, %ewn ], [ %eso, %eos ], [ %ewr, %etn ], [ %ih, %kn ], [ %ho, %ezq ], [ %bdg, %blk ], [ %bdg, %bmf ], [ %bdg, %blv ], [ %bdg, %bko ], [ %bsl, %bsm ], [ %bsn, %cbu ], [ %bwu, %bwo ], [ %bwu, %bsy ], [ %cax, %bxt ], [ %gar, %ghn ], [ %gar, %gfb ], [ %qd, %qu ], [ %bdh, %zn ], [ %yo, %vb ], [ %qd, %fpo ], [ %ffh, %fez ], [ %qd, %fqt ], [ %gar, %fws ], [ %ffg, %ffe ], [ %bdg, %bde ], [ %gas, %fxa ], [ %gas, %gam ], [ %bdh, %bcz ], [ %ffh, %fbn ], [ %fpl, %fly ], [ %gov, %fut ]
%gpc = freeze i64 %gpb
store i64 %fc, ptr %dz, align 8
%gpd = getelementptr i8, ptr %dz, i64 8
store i64 %gor, ptr %gpd, align 8
%gpe = getelementptr i8, ptr %dz, i64 16
store i64 %gpc, ptr %gpe, align 8
%gpf = add i64 %nv, -1
%gpg = icmp sgt i64 %gpc, %gpf
br i1 %gpg, label %goh, label %goe
cbk:
store i64 %fc, ptr %dz, align 8
%gph = getelementptr i8, ptr %dz, i64 8
store i64 %gor, ptr %gph, align 8
%gpi = getelementptr i8, ptr %dz, i64 16
store i64 %nv, ptr %gpi, align 8
br label %goh
goh:
br label %goe
jb:
%gpj = phi i64 [ %gov, %fut ], [ %iu, %it ]
%gpk = load i64, ptr %dc, align 8
%gpl = add nsw i64 %gpk, 1
store i64 %gpl, ptr %dc, align 8
%gpm = icmp sgt i64 %gpn, 1
br i1 %gpm, label %gpo, label %fe
fe:
%gpp = phi i64 [ %gpq, %fx ], [ %gpj, %jb ]
%gpr = icmp eq i64 %gpp, %fi
br i1 %gpr, label %fb, label %gog
gog:
store i64 %fc, ptr %dz, align 8
%gps = getelementptr i8, ptr %dz, i64 8
store i64 %fu, ptr %gps, align 8
%gpt = getelementptr i8, ptr %dz, i64 16
store i64 %gpp, ptr %gpt, align 8
br label %goe
fx:
%gpq = phi i64 [ %ga, %fw ], [ %fh, %fl ]
%gpu = sub i64 %fu, %fj
%gpv = icmp slt i64 %gpu, 1
br i1 %gpv, label %fe, label %gpw
gpw:
%nv = bitcast i64 1152921504606846976 to i64
%clv = add i64 %fi, -2
br label %gpo
gpo:
%gor = phi i64 [ %gpx, %jb ], [ %fj, %gpw ]
%gpn = phi i64 [ %gpy, %jb ], [ %gpu, %gpw ]
%hn = phi i64 [ %gpj, %jb ], [ %gpq, %gpw ]
%gpz = icmp sgt i64 %dd, 0
%gpy = add nsw i64 %gpn, -1
%gpx = add i64 %gor, 1
br i1 %gpz, label %gqa, label %hh
gqa:
br i1 %ew, label %gqb, label %gqc
gqc:
br label %gqd
gqd:
%gqe = phi i64 [ %gqf, %gqd ], [ 0, %gqc ]
%gqg = mul i64 %gqe, 8
%gqh = getelementptr i8, ptr %dc, i64 %gqg
%gqi = load <2 x i64>, ptr %gqh, align 8
%gqj = mul i64 %gqe, 8
%gqk = getelementptr i8, ptr %dc, i64 %gqj
%gql = getelementptr i8, ptr %gqk, i64 16
%gqm = load <2 x i64>, ptr %gql, align 8
%gqn = mul i64 %gqe, 8
%gqo = getelementptr i8, ptr %dj, i64 %gqn
store <2 x i64> %gqi, ptr %gqo, align 8
%gqp = mul i64 %gqe, 8
%gqq = getelementptr i8, ptr %dj, i64 %gqp
%gqr = getelementptr i8, ptr %gqq, i64 16
store <2 x i64> %gqm, ptr %gqr, align 8
%gqf = add nuw i64 %gqe, 4
%gqs = icmp eq i64 %ey, %gqf
br i1 %gqs, label %gqt, label %gqd, !llvm.loop !207
gqt:
%gqu = icmp eq i64 %dd, %ey
br i1 %gqu, label %hh, label %gqb
gqb:
%gqv = phi i64 [ 0, %gqa ], [ %ey, %gqt ]
%gqw = icmp eq i64 %ez, 0
br i1 %gqw, label %gqx, label %gqy
gqy:
br label %gqz
gqz:
%gra = phi i64 [ %ez, %gqy ], [ %grb, %gqz ]
%grc = phi i64 [ %grd, %gqz ], [ %gqv, %gqy ]
%grd = add nuw nsw i64 %grc, 1
%gre = shl i64 %grc, 3
%grf = getelementptr i8, ptr %dc, i64 %gre
%grg = load i64, ptr %grf, align 8
%grh = shl i64 %grc, 3
%gri = getelementptr i8, ptr %dj, i64 %grh
store i64 %grg, ptr %gri, align 8
%grb = add nsw i64 %gra, -1
%grj = icmp eq i64 %grb, 0
br i1 %grj, label %gqx, label %gqz, !llvm.loop !208
gqx:
%ge = phi i64 [ %gqv, %gqb ], [ %grd, %gqz ]
%grk = sub nsw i64 %gqv, %dd
%grl = icmp ugt i64 %grk, -4
br i1 %grl, label %hh, label %gf
gf:
br label %gb
ru:
%grm = phi i64 [ %ut, %rc ], [ 0, %ro ]
%gms = phi i64 [ %up, %rc ], [ %nv, %ro ]
%grn = icmp slt i64 %jk, 0
%gro = select i1 %grn, i64 %ci, i64 0
%grp = mul i64 %jk, 24
%grq = getelementptr i8, ptr %ch, i64 %grp
%grr = getelementptr i8, ptr %grq, i64 8
%grs = getelementptr i64, ptr %grr, i64 %gro
%grt = load i64, ptr %grs, align 8
%gru = ashr i64 %grt, 3
%grv = add nsw i64 %gru, %hs
%grw = icmp slt i64 %grv, 0
%grx = select i1 %grw, i64 %cb, i64 0
%gry = getelementptr i64, ptr %ca, i64 %grv
%grz = getelementptr i64, ptr %gry, i64 %grx
store i64 %grm, ptr %grz, align 8
%gmu = add nsw i64 %il, 1
br label %hr
vb:
%gsa = phi i64 [ %vw, %vu ], [ %ux, %qg ], [ %vk, %va ], [ %wf, %vm ], [ %wp, %wh ], [ %wz, %wr ], [ %xj, %xb ], [ %xt, %xl ], [ %yd, %xv ], [ %vx, %yf ]
%yo = phi i64 [ %vc, %vu ], [ %uy, %qg ], [ %vh, %va ], [ %wc, %vm ], [ %wm, %wh ], [ %ww, %wr ], [ %xg, %xb ], [ %xq, %xl ], [ %ya, %xv ], [ %vp, %yf ]
%gsb = bitcast i64 -4294967296 to i64
%gsc = lshr i64 %gsa, 1
%gsd = and i64 %gsa, 1
%gse = sub nsw i64 0, %gsd
%yq = xor i64 %gsc, %gse
%gsf = icmp sle i64 %yo, %fi
%gsg = add i64 %yq, -2147483648
%gsh = icmp ult i64 %gsg, %gsb
%gsi = select i1 %gsf, i1 %gsh, i1 false
br i1 %gsi, label %nt, label %vt
zn:
%bdb = phi i64 [ %bai, %bag ], [ %zj, %qh ], [ %zw, %zm ], [ %bar, %zy ], [ %bbb, %bat ], [ %bbl, %bbd ], [ %bbv, %bbn ], [ %bcf, %bbx ], [ %bcp, %bch ], [ %baj, %bcr ]
%bdh = phi i64 [ %zo, %bag ], [ %zk, %qh ], [ %zt, %zm ], [ %bao, %zy ], [ %bay, %bat ], [ %bbi, %bbd ], [ %bbs, %bbn ], [ %bcc, %bbx ], [ %bcm, %bch ], [ %bab, %bcr ]
%gsj = icmp sgt i64 %bdh, %fi
br i1 %gsj, label %nt, label %bcz
baf:
%gsk = icmp slt i64 %fi, %nv
br i1 %gsk, label %cbk, label %bde
bii:
%gsl = phi i64 [ %bih, %bhx ], [ %bja, %bhm ]
%gsm = and i64 %gsl, 2155905152
%gsn = icmp ne i64 %gsm, 0
%gso = icmp eq i64 %iz, 8
%gsp = select i1 %gso, i1 %gsn, i1 false
br i1 %gsp, label %bjg, label %bjc
bfm:
%gsq = phi i64 [ 0, %bfi ], [ %bfx, %bfy ], [ %bik, %bgb ]
%bmq = bitcast i64 -9187201950435737472 to i64
%gsr = getelementptr i8, ptr %g, i64 %bfk
%gss = getelementptr i8, ptr %gsr, i64 %bdg
%gst = load i64, ptr %gss, align 1, !noalias !210
%gsu = getelementptr i8, ptr %bm, i64 %bfg
%gsv = getelementptr i8, ptr %gsu, i64 %bfk
store i64 %gst, ptr %gsv, align 1, !noalias !213
%gsw = or i64 %gst, %gsq
%gsx = and i64 %gsw, %bmq
%gsy = icmp ne i64 %gsx, 0
%gsz = icmp eq i64 %iz, 8
%gta = select i1 %gsz, i1 %gsy, i1 false
br i1 %gta, label %bmy, label %bjc
bmy:
%bmt = add nsw i64 %bdg, %bdf
%gtb = getelementptr i8, ptr %g, i64 %bdg
%gtc = load i64, ptr %gtb, align 1, !noalias !216
%gtd = and i64 %gtc, %bmq
%gte = icmp eq i64 %gtd, 0
br i1 %gte, label %bjm, label %bji
bjm:
%bjl = add i64 %bdg, 8
br label %bjj
bnq:
%gmt = phi i64 [ %qd, %qi ], [ %bnv, %bnw ], [ %bnu, %bnt ]
%gmv = add nsw i64 %il, 1
br label %hr
fbn:
%ffb = phi i64 [ %fci, %fcg ], [ %fbj, %qp ], [ %fbw, %fbm ], [ %fcr, %fby ], [ %fdb, %fct ], [ %fdl, %fdd ], [ %fdv, %fdn ], [ %fef, %fdx ], [ %fep, %feh ], [ %fcj, %fer ]
%ffh = phi i64 [ %fbo, %fcg ], [ %fbk, %qp ], [ %fbt, %fbm ], [ %fco, %fby ], [ %fcy, %fct ], [ %fdi, %fdd ], [ %fds, %fdn ], [ %fec, %fdx ], [ %fem, %feh ], [ %fcb, %fer ]
%gtf = icmp sgt i64 %ffh, %fi
br i1 %gtf, label %nt, label %fez
fcf:
%gtg = icmp slt i64 %fi, %nv
br i1 %gtg, label %cbk, label %ffe
fly:
%gth = phi i64 [ %fmt, %fmr ], [ %flu, %qt ], [ %fmh, %flx ], [ %fnc, %fmj ], [ %fnm, %fne ], [ %fnw, %fno ], [ %fog, %fny ], [ %foq, %foi ], [ %fpa, %fos ], [ %fmu, %fpc ]
%fpl = phi i64 [ %flz, %fmr ], [ %flv, %qt ], [ %fme, %flx ], [ %fmz, %fmj ], [ %fnj, %fne ], [ %fnt, %fno ], [ %fod, %fny ], [ %fon, %foi ], [ %fox, %fos ], [ %fmm, %fpc ]
%gti = lshr i64 %gth, 1
%gtj = and i64 %gth, 1
%gtk = sub nsw i64 0, %gtj
%gtl = icmp ne i64 %gti, %gtk
%gtm = icmp sle i64 %fpl, %fi
%gtn = select i1 %gtm, i1 %gtl, i1 false
br i1 %gtn, label %nt, label %fmq
frd:
%gto = phi i64 [ %fry, %frw ], [ %fqz, %fqu ], [ %frm, %frc ], [ %fsh, %fro ], [ %fsr, %fsj ], [ %ftb, %fst ], [ %ftl, %ftd ], [ %ftv, %ftn ], [ %fuf, %ftx ], [ %frz, %fuh ]
%fux = phi i64 [ %fre, %frw ], [ %fra, %fqu ], [ %frj, %frc ], [ %fse, %fro ], [ %fso, %fsj ], [ %fsy, %fst ], [ %fti, %ftd ], [ %fts, %ftn ], [ %fuc, %ftx ], [ %frr, %fuh ]
%gtp = lshr i64 %gto, 1
%fur = and i64 %gto, 1
%gtq = sub nsw i64 0, %fur
%fuv = xor i64 %gtp, %gtq
%gtr = icmp sgt i64 %fux, %fi
br i1 %gtr, label %fvd, label %fup
frv:
%gts = icmp slt i64 %fi, %nv
br i1 %gts, label %fvd, label %fus
fxa:
%gao = phi i64 [ %fxv, %fxt ], [ %fww, %fwr ], [ %fxj, %fwz ], [ %fye, %fxl ], [ %fyo, %fyg ], [ %fyy, %fyq ], [ %fzi, %fza ], [ %fzs, %fzk ], [ %gac, %fzu ], [ %fxw, %gae ]
%gas = phi i64 [ %fxb, %fxt ], [ %fwx, %fwr ], [ %fxg, %fwz ], [ %fyb, %fxl ], [ %fyl, %fyg ], [ %fyv, %fyq ], [ %fzf, %fza ], [ %fzp, %fzk ], [ %fzz, %fzu ], [ %fxo, %gae ]
%gtt = icmp sgt i64 %gas, %fi
br i1 %gtt, label %nt, label %gam
fxs:
%gtu = icmp slt i64 %fi, %nv
br i1 %gtu, label %cbk, label %fws
bfb:
%goj = phi i64 [ %egq, %ctz ], [ %fgv, %fgu ], [ %fio, %fin ], [ %cuh, %deq ], [ %fah, %ezw ], [ %bev, %bdl ]
%gou = phi i64 [ %brp, %ctz ], [ %fgi, %fgu ], [ %fib, %fin ], [ %brh, %deq ], [ %fab, %ezw ], [ %jk, %bdl ]
%gom = phi i64 [ 3, %ctz ], [ 2, %fgu ], [ 2, %fin ], [ 2, %deq ], [ 2, %ezw ], [ 3, %bdl ]
%gtv = icmp sgt i64 %dd, 0
br i1 %gtv, label %gtw, label %god
gtw:
%gtx = ptrtoint ptr %dc to i64
%gty = ptrtoint ptr %dj to i64
%gtz = icmp ult i64 %dd, 6
%gua = sub i64 %gtx, %gty
%gub = icmp ult i64 %gua, 32
%guc = select i1 %gtz, i1 true, i1 %gub
br i1 %guc, label %gud, label %gue
gue:
%guf = add i64 %ed, -4
%gug = and i64 %dd, %guf
br label %guh
guh:
%gui = phi i64 [ 0, %gue ], [ %guj, %guh ]
%guk = mul i64 %gui, 8
%gul = getelementptr i8, ptr %dj, i64 %guk
%gum = load <2 x i64>, ptr %gul, align 8
%gun = mul i64 %gui, 8
%guo = getelementptr i8, ptr %dj, i64 %gun
%gup = getelementptr i8, ptr %guo, i64 16
%guq = load <2 x i64>, ptr %gup, align 8
%gur = mul i64 %gui, 8
%gus = getelementptr i8, ptr %dc, i64 %gur
store <2 x i64> %gum, ptr %gus, align 8
%gut = mul i64 %gui, 8
%guu = getelementptr i8, ptr %dc, i64 %gut
%guv = getelementptr i8, ptr %guu, i64 16
store <2 x i64> %guq, ptr %guv, align 8
%guj = add nuw i64 %gui, 4
%guw = icmp eq i64 %gug, %guj
br i1 %guw, label %gux, label %guh, !llvm.loop !219
gux:
%guy = icmp eq i64 %dd, %gug
br i1 %guy, label %god, label %gud
gud:
%guz = phi i64 [ 0, %gtw ], [ %gug, %gux ]
%gva = and i64 %dd, 3
%gvb = icmp eq i64 %gva, 0
br i1 %gvb, label %gvc, label %gvd
gvd:
br label %gve
gve:
%gvf = phi i64 [ %gva, %gvd ], [ %gvg, %gve ]
%gvh = phi i64 [ %gvi, %gve ], [ %guz, %gvd ]
%gvi = add nuw nsw i64 %gvh, 1
%gvj = shl i64 %gvh, 3
%gvk = getelementptr i8, ptr %dj, i64 %gvj
%gvl = load i64, ptr %gvk, align 8
%gvm = shl i64 %gvh, 3
%gvn = getelementptr i8, ptr %dc, i64 %gvm
store i64 %gvl, ptr %gvn, align 8
%gvg = add nsw i64 %gvf, -1
%gvo = icmp eq i64 %gvg, 0
br i1 %gvo, label %gvc, label %gve, !llvm.loop !220
gvc:
%gna = phi i64 [ %guz, %gud ], [ %gvi, %gve ]
%gvp = sub nsw i64 %guz, %dd
%gvq = icmp ugt i64 %gvp, -4
br i1 %gvq, label %god, label %gnb
gnb:
br label %gmx
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!3, !5}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = distinct !{!5, !6, !"scope"}
!6 = distinct !{!6, !"scope"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"scope"}
!9 = distinct !{!9, !"scope"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"scope"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20, !22}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = !{!25, !22}
!25 = distinct !{!25, !26, !"scope"}
!26 = distinct !{!26, !"scope"}
!27 = distinct !{!27, !1, !28}
!28 = !{!"llvm.loop.unroll.runtime.disable"}
!29 = !{!22}
!30 = distinct !{!30, !1}
!31 = !{!32, !22}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!35, !22}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = !{!38, !22}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = !{!41, !22}
!41 = distinct !{!41, !42, !"scope"}
!42 = distinct !{!42, !"scope"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = !{!47, !44}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = !{!50, !44}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !53}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
!58 = !{!59, !61}
!59 = distinct !{!59, !60, !"scope"}
!60 = distinct !{!60, !"scope"}
!61 = distinct !{!61, !62, !"scope"}
!62 = distinct !{!62, !"scope"}
!63 = !{!64, !61}
!64 = distinct !{!64, !65, !"scope"}
!65 = distinct !{!65, !"scope"}
!66 = !{!67, !69}
!67 = distinct !{!67, !68, !"scope"}
!68 = distinct !{!68, !"scope"}
!69 = distinct !{!69, !70, !"scope"}
!70 = distinct !{!70, !"scope"}
!71 = !{!72, !67, !69}
!72 = distinct !{!72, !73, !"scope"}
!73 = distinct !{!73, !"scope"}
!74 = !{!75, !77, !69}
!75 = distinct !{!75, !76, !"scope"}
!76 = distinct !{!76, !"scope"}
!77 = distinct !{!77, !78, !"scope"}
!78 = distinct !{!78, !"scope"}
!79 = !{!69}
!80 = !{!81, !69}
!81 = distinct !{!81, !82, !"scope"}
!82 = distinct !{!82, !"scope"}
!83 = !{!84, !69}
!84 = distinct !{!84, !85, !"scope"}
!85 = distinct !{!85, !"scope"}
!86 = !{!87, !89}
!87 = distinct !{!87, !88, !"scope"}
!88 = distinct !{!88, !"scope"}
!89 = distinct !{!89, !90, !"scope"}
!90 = distinct !{!90, !"scope"}
!91 = !{!92, !89}
!92 = distinct !{!92, !93, !"scope"}
!93 = distinct !{!93, !"scope"}
!94 = !{}
!95 = !{!96}
!96 = distinct !{!96, !97, !"scope"}
!97 = distinct !{!97, !"scope"}
!98 = !{!99, !101, !96}
!99 = distinct !{!99, !100, !"scope"}
!100 = distinct !{!100, !"scope"}
!101 = distinct !{!101, !102, !"scope"}
!102 = distinct !{!102, !"scope"}
!103 = !{!104, !96}
!104 = distinct !{!104, !105, !"scope"}
!105 = distinct !{!105, !"scope"}
!106 = !{!107, !96}
!107 = distinct !{!107, !108, !"scope"}
!108 = distinct !{!108, !"scope"}
!109 = !{!110, !96}
!110 = distinct !{!110, !111, !"scope"}
!111 = distinct !{!111, !"scope"}
!112 = !{!113}
!113 = distinct !{!113, !114, !"scope"}
!114 = distinct !{!114, !"scope"}
!115 = !{!116, !113}
!116 = distinct !{!116, !117, !"scope"}
!117 = distinct !{!117, !"scope"}
!118 = !{!119, !113}
!119 = distinct !{!119, !120, !"scope"}
!120 = distinct !{!120, !"scope"}
!121 = !{!122, !124, !113}
!122 = distinct !{!122, !123, !"scope"}
!123 = distinct !{!123, !"scope"}
!124 = distinct !{!124, !125, !"scope"}
!125 = distinct !{!125, !"scope"}
!126 = !{!127, !124, !113}
!127 = distinct !{!127, !128, !"scope"}
!128 = distinct !{!128, !"scope"}
!129 = distinct !{!129, !1, !28}
!130 = !{!124, !113}
!131 = distinct !{!131, !1}
!132 = !{!133, !124, !113}
!133 = distinct !{!133, !134, !"scope"}
!134 = distinct !{!134, !"scope"}
!135 = !{!136, !124, !113}
!136 = distinct !{!136, !137, !"scope"}
!137 = distinct !{!137, !"scope"}
!138 = !{!139, !124, !113}
!139 = distinct !{!139, !140, !"scope"}
!140 = distinct !{!140, !"scope"}
!141 = !{!142, !124, !113}
!142 = distinct !{!142, !143, !"scope"}
!143 = distinct !{!143, !"scope"}
!144 = !{!145, !124, !113}
!145 = distinct !{!145, !146, !"scope"}
!146 = distinct !{!146, !"scope"}
!147 = !{!148, !124, !113}
!148 = distinct !{!148, !149, !"scope"}
!149 = distinct !{!149, !"scope"}
!150 = !{!151, !153}
!151 = distinct !{!151, !152, !"scope"}
!152 = distinct !{!152, !"scope"}
!153 = distinct !{!153, !154, !"scope"}
!154 = distinct !{!154, !"scope"}
!155 = !{!156, !153}
!156 = distinct !{!156, !157, !"scope"}
!157 = distinct !{!157, !"scope"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"scope"}
!160 = distinct !{!160, !"scope"}
!161 = !{!162}
!162 = distinct !{!162, !163, !"scope"}
!163 = distinct !{!163, !"scope"}
!164 = !{!165}
!165 = distinct !{!165, !166, !"scope"}
!166 = distinct !{!166, !"scope"}
!167 = !{!168}
!168 = distinct !{!168, !169, !"scope"}
!169 = distinct !{!169, !"scope"}
!170 = !{!171}
!171 = distinct !{!171, !172, !"scope"}
!172 = distinct !{!172, !"scope"}
!173 = !{!174}
!174 = distinct !{!174, !175, !"scope"}
!175 = distinct !{!175, !"scope"}
!176 = !{!177}
!177 = distinct !{!177, !178, !"scope"}
!178 = distinct !{!178, !"scope"}
!179 = !{!180, !182}
!180 = distinct !{!180, !181, !"scope"}
!181 = distinct !{!181, !"scope"}
!182 = distinct !{!182, !183, !"scope"}
!183 = distinct !{!183, !"scope"}
!184 = !{!185, !182}
!185 = distinct !{!185, !186, !"scope"}
!186 = distinct !{!186, !"scope"}
!187 = !{!182}
!188 = !{!189, !182}
!189 = distinct !{!189, !190, !"scope"}
!190 = distinct !{!190, !"scope"}
!191 = !{!192, !182}
!192 = distinct !{!192, !193, !"scope"}
!193 = distinct !{!193, !"scope"}
!194 = !{!195, !182}
!195 = distinct !{!195, !196, !"scope"}
!196 = distinct !{!196, !"scope"}
!197 = !{!198, !182}
!198 = distinct !{!198, !199, !"scope"}
!199 = distinct !{!199, !"scope"}
!200 = !{!201, !182}
!201 = distinct !{!201, !202, !"scope"}
!202 = distinct !{!202, !"scope"}
!203 = !{!204, !182}
!204 = distinct !{!204, !205, !"scope"}
!205 = distinct !{!205, !"scope"}
!206 = distinct !{!206, !1}
!207 = distinct !{!207, !1, !28}
!208 = distinct !{!208, !209}
!209 = !{!"llvm.loop.unroll.disable"}
!210 = !{!211, !22}
!211 = distinct !{!211, !212, !"scope"}
!212 = distinct !{!212, !"scope"}
!213 = !{!214, !22}
!214 = distinct !{!214, !215, !"scope"}
!215 = distinct !{!215, !"scope"}
!216 = !{!217, !44}
!217 = distinct !{!217, !218, !"scope"}
!218 = distinct !{!218, !"scope"}
!219 = distinct !{!219, !1, !28}
!220 = distinct !{!220, !209}
