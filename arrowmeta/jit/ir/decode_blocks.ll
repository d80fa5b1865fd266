target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @decode_blocks(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, i64 %q, i64 %r, ptr readnone captures(none) %s, ptr readnone captures(none) %t, i64 %u, i64 %v, ptr readonly %w, i64 %x, i64 %y, i64 %z, i64 %ba, ptr readnone captures(none) %bb, ptr readnone captures(none) %bc, i64 %bd, i64 %be, ptr readonly captures(none) %bf, i64 %bg, i64 %bh, ptr readnone captures(none) %bi, ptr readnone captures(none) %bj, i64 %bk, i64 %bl, ptr %bm, i64 %bn, i64 %bo, ptr readnone captures(none) %bp, ptr readnone captures(none) %bq, i64 %br, i64 %bs, ptr captures(none) %bt, i64 %bu, i64 %bv, ptr readnone captures(none) %bw, ptr readnone captures(none) %bx, i64 %by, i64 %bz, ptr captures(none) %ca, i64 %cb, i64 %cc, ptr readnone captures(none) %cd, ptr readnone captures(none) %ce, i64 %cf, i64 %cg, ptr readonly captures(none) %ch, i64 %ci, i64 %cj, ptr readnone captures(none) %ck, ptr readnone captures(none) %cl, i64 %cm, i64 %cn, ptr readonly captures(none) %co, i64 %cp, i64 %cq, ptr readnone captures(none) %cr, ptr readnone captures(none) %cs, i64 %ct, i64 %cu, ptr readonly captures(none) %cv, i64 %cw, i64 %cx, ptr readnone captures(none) %cy, ptr readnone captures(none) %cz, i64 %da, i64 %db, ptr captures(none) %dc, i64 %dd, i64 %de, ptr readnone captures(none) %df, ptr readnone captures(none) %dg, i64 %dh, i64 %di, ptr captures(none) %dj, i64 %dk, i64 %dl, ptr readnone captures(none) %dm, ptr readnone captures(none) %dn, i64 %do, i64 %dp, ptr captures(none) %dq, i64 %dr, i64 %ds, i64 %dt, i64 %du, ptr readnone captures(none) %dv, ptr readnone captures(none) %dw, i64 %dx, i64 %dy, ptr captures(none) %dz, i64 %ea, i64 %eb) local_unnamed_addr #0 {
ec:
%ed = load i64, ptr %dz, align 8
%ee = sub i64 %o, %ed
%ef = icmp slt i64 %ee, 1
br i1 %ef, label %eg, label %eh
eh:
%ei = ptrtoint ptr %dc to i64
%ej = bitcast i64 9223372036854775804 to i64
%ek = ptrtoint ptr %dj to i64
%el = getelementptr i8, ptr %dz, i64 8
%em = load i64, ptr %el, align 8
%en = getelementptr i8, ptr %dz, i64 16
%eo = load i64, ptr %en, align 8
%ep = add i64 %bn, 1
%eq = add i64 %h, -1
%er = add i64 %h, -2
%es = shl i64 %cb, 3
%et = shl i64 %bg, 3
%eu = getelementptr i8, ptr %ca, i64 -8
%ev = shl i64 %cp, 3
%ew = shl i64 %ci, 3
%ex = sub i64 %ek, %ei
%ey = icmp ult i64 %dd, 4
%ez = icmp ult i64 %ex, 32
%fa = select i1 %ey, i1 true, i1 %ez
%fb = and i64 %dd, %ej
%fc = and i64 %dd, 3
%fd = getelementptr i8, ptr %g, i64 16
br label %fe
ff:
%fg = icmp sgt i64 %fh, 1
br i1 %fg, label %fe, label %eg
fe:
%fi = phi i64 [ %em, %eh ], [ 0, %ff ]
%fj = phi i64 [ %eo, %eh ], [ %fk, %ff ]
%fh = phi i64 [ %ee, %eh ], [ %fl, %ff ]
%fm = phi i64 [ %ed, %eh ], [ %fn, %ff ]
%fl = add nsw i64 %fh, -1
%fn = add i64 %fm, 1
%fo = icmp slt i64 %fm, 0
%fp = select i1 %fo, i64 %o, i64 0
%fq = add i64 %fp, %fm
%fr = mul i64 %fq, %p
%fs = getelementptr i64, ptr %n, i64 %fr
%ft = getelementptr i8, ptr %fs, i64 8
%fk = load i64, ptr %ft, align 8
%fu = getelementptr i8, ptr %fs, i64 16
%fv = load i64, ptr %fu, align 8
%fw = icmp eq i64 %fi, 0
br i1 %fw, label %fx, label %fy
fx:
%fz = mul i64 %fr, 8
%ga = getelementptr i8, ptr %n, i64 %fz
%gb = load i64, ptr %ga, align 8
br label %fy
gc:
%gd = phi i64 [ %ge, %gc ], [ %gf, %gg ]
%gh = mul i64 %gd, 8
%gi = getelementptr i8, ptr %dc, i64 %gh
%gj = load i64, ptr %gi, align 8
%gk = mul i64 %gd, 8
%gl = getelementptr i8, ptr %dj, i64 %gk
store i64 %gj, ptr %gl, align 8
%gm = mul i64 %gd, 8
%gn = getelementptr i8, ptr %dc, i64 %gm
%go = getelementptr i8, ptr %gn, i64 8
%gp = load i64, ptr %go, align 8
%gq = mul i64 %gd, 8
%gr = getelementptr i8, ptr %dj, i64 %gq
%gs = getelementptr i8, ptr %gr, i64 8
store i64 %gp, ptr %gs, align 8
%gt = mul i64 %gd, 8
%gu = getelementptr i8, ptr %dc, i64 %gt
%gv = getelementptr i8, ptr %gu, i64 16
%gw = load i64, ptr %gv, align 8
%gx = mul i64 %gd, 8
%gy = getelementptr i8, ptr %dj, i64 %gx
%gz = getelementptr i8, ptr %gy, i64 16
store i64 %gw, ptr %gz, align 8
%ge = add nuw nsw i64 %gd, 4
%ha = mul i64 %gd, 8
%hb = getelementptr i8, ptr %dc, i64 %ha
%hc = getelementptr i8, ptr %hb, i64 24
%hd = load i64, ptr %hc, align 8
%he = mul i64 %gd, 8
%hf = getelementptr i8, ptr %dj, i64 %he
%hg = getelementptr i8, ptr %hf, i64 24
store i64 %hd, ptr %hg, align 8
%hh = icmp eq i64 %dd, %ge
br i1 %hh, label %hi, label %gc, !llvm.loop !0
hi:
%hj = getelementptr i8, ptr %dz, i64 40
%hk = load i64, ptr %hj, align 8
%hl = load i64, ptr %dc, align 8, !noalias !2
br label %hm
hn:
%ho = phi i64 [ %hp, %hq ], [ %hr, %hs ]
%ht = phi ptr [ %hu, %hq ], [ %hv, %hs ]
%hw = phi i64 [ %hx, %hq ], [ %hy, %hs ]
%hz = phi i64 [ %ia, %hq ], [ %ib, %hs ]
%ic = getelementptr i8, ptr %ht, i64 8
%id = load i64, ptr %ic, align 8, !noalias !2
%ie = icmp sgt i64 %id, -1
br i1 %ie, label %if, label %ig
if:
%ih = getelementptr i8, ptr %g, i64 %hz
%ii = load i8, ptr %ih, align 1, !noalias !5
%ij = zext i8 %ii to i64
%ik = and i64 %ij, 127
%il = add nsw i64 %hz, 1
%im = icmp slt i8 %ii, 0
br i1 %im, label %in, label %io
in:
%ip = add i64 %hz, 10
%iq = getelementptr i8, ptr %g, i64 %hz
%ir = getelementptr i8, ptr %iq, i64 1
%is = load i8, ptr %ir, align 1, !noalias !5
%it = zext i8 %is to i64
%iu = add nsw i64 %hz, 2
%iv = and i64 %it, 127
%iw = shl nuw nsw i64 %iv, 7
%ix = or disjoint i64 %iw, %ik
%iy = icmp slt i8 %is, 0
br i1 %iy, label %iz, label %io
ja:
%jb = getelementptr i8, ptr %g, i64 %jc
%jd = load i8, ptr %jb, align 1, !noalias !5
%je = zext nneg i8 %jd to i64
%jf = icmp ugt i8 %jd, 1
br i1 %jf, label %jg, label %jh
jh:
%ji = shl nuw i64 %je, 63
%jj = or i64 %ji, %jk
br label %io
iz:
%jl = getelementptr i8, ptr %g, i64 %hz
%jm = getelementptr i8, ptr %jl, i64 2
%jn = load i8, ptr %jm, align 1, !noalias !5
%jo = zext i8 %jn to i64
%jp = add nsw i64 %hz, 3
%jq = and i64 %jo, 127
%jr = shl nuw nsw i64 %jq, 14
%js = or disjoint i64 %jr, %ix
%jt = icmp slt i8 %jn, 0
br i1 %jt, label %ju, label %io
ju:
%jv = getelementptr i8, ptr %g, i64 %hz
%jw = getelementptr i8, ptr %jv, i64 3
%jx = load i8, ptr %jw, align 1, !noalias !5
%jy = zext i8 %jx to i64
%jz = add nsw i64 %hz, 4
%ka = and i64 %jy, 127
%kb = shl nuw nsw i64 %ka, 21
%kc = or disjoint i64 %kb, %js
%kd = icmp slt i8 %jx, 0
br i1 %kd, label %ke, label %io
ke:
%kf = getelementptr i8, ptr %g, i64 %hz
%kg = getelementptr i8, ptr %kf, i64 4
%kh = load i8, ptr %kg, align 1, !noalias !5
%ki = zext i8 %kh to i64
%kj = add nsw i64 %hz, 5
%kk = and i64 %ki, 127
%kl = shl nuw nsw i64 %kk, 28
%km = or disjoint i64 %kl, %kc
%kn = icmp slt i8 %kh, 0
br i1 %kn, label %ko, label %io
ko:
%kp = getelementptr i8, ptr %g, i64 %hz
%kq = getelementptr i8, ptr %kp, i64 5
%kr = load i8, ptr %kq, align 1, !noalias !5
%ks = zext i8 %kr to i64
%kt = add nsw i64 %hz, 6
%ku = and i64 %ks, 127
%kv = shl nuw nsw i64 %ku, 35
%kw = or disjoint i64 %kv, %km
%kx = icmp slt i8 %kr, 0
br i1 %kx, label %ky, label %io
ky:
%kz = getelementptr i8, ptr %g, i64 %hz
%la = getelementptr i8, ptr %kz, i64 6
%lb = load i8, ptr %la, align 1, !noalias !5
%lc = zext i8 %lb to i64
%ld = add nsw i64 %hz, 7
%le = and i64 %lc, 127
%lf = shl nuw nsw i64 %le, 42
%lg = or i64 %lf, %kw
%lh = icmp slt i8 %lb, 0
br i1 %lh, label %li, label %io
li:
%lj = getelementptr i8, ptr %g, i64 %hz
%lk = getelementptr i8, ptr %lj, i64 7
%ll = load i8, ptr %lk, align 1, !noalias !5
%lm = zext i8 %ll to i64
%ln = add nsw i64 %hz, 8
%lo = and i64 %lm, 127
%lp = shl nuw nsw i64 %lo, 49
%lq = or i64 %lp, %lg
%lr = icmp slt i8 %ll, 0
br i1 %lr, label %ls, label %io
ls:
%lt = getelementptr i8, ptr %g, i64 %hz
%lu = getelementptr i8, ptr %lt, i64 8
%lv = load i8, ptr %lu, align 1, !noalias !5
%lw = zext i8 %lv to i64
%jc = add nsw i64 %hz, 9
%lx = and i64 %lw, 127
%ly = shl nuw nsw i64 %lx, 56
%jk = or i64 %ly, %lq
%lz = icmp slt i8 %lv, 0
br i1 %lz, label %ja, label %io
io:
%ma = phi i64 [ %jj, %jh ], [ %ik, %if ], [ %ix, %in ], [ %js, %iz ], [ %kc, %ju ], [ %km, %ke ], [ %kw, %ko ], [ %lg, %ky ], [ %lq, %li ], [ %jk, %ls ]
%mb = phi i64 [ %ip, %jh ], [ %il, %if ], [ %iu, %in ], [ %jp, %iz ], [ %jz, %ju ], [ %kj, %ke ], [ %kt, %ko ], [ %ld, %ky ], [ %ln, %li ], [ %jc, %ls ]
%mc = lshr i64 %ma, 1
%md = and i64 %ma, 1
%me = sub nsw i64 0, %md
%mf = xor i64 %mc, %me
br label %jg
mg:
%mh = icmp ne i64 %mi, %id
%mj = sub nsw i64 1, %id
%mk = icmp ne i64 %mi, %mj
%ml = select i1 %mh, i1 %mk, i1 false
br i1 %ml, label %mm, label %mn
jg:
%mi = phi i64 [ %mf, %io ], [ 0, %ja ]
%ia = phi i64 [ %mb, %io ], [ %mo, %ja ]
%mp = icmp sgt i64 %ia, %fk
br i1 %mp, label %mm, label %mg
mn:
%mq = icmp eq i64 %mi, %id
br i1 %mq, label %mr, label %ms
mr:
switch i64 %ho, label %mt [
i64 18, label %mu
i64 20, label %mv
i64 6, label %mw
i64 7, label %mw
i64 11, label %mw
i64 12, label %mw
]
mu:
%mx = getelementptr i8, ptr %ht, i64 24
%my = load i64, ptr %mx, align 8, !noalias !10
br label %hq
hq:
%hx = phi i64 [ %mz, %na ], [ %my, %mu ], [ %nb, %mt ]
%nc = mul i64 %hx, %y
%hu = getelementptr i64, ptr %w, i64 %nc
%hp = load i64, ptr %hu, align 8, !noalias !2
%nd = icmp eq i64 %hp, 0
br i1 %nd, label %ne, label %hn
mv:
%nf = getelementptr i8, ptr %ht, i64 16
%ng = load i64, ptr %nf, align 8, !noalias !10
%nh = icmp sgt i64 %ng, -1
br i1 %nh, label %ni, label %na
ni:
%nj = mul i64 %ng, 24
%nk = getelementptr i8, ptr %ch, i64 %nj
%nl = getelementptr i8, ptr %nk, i64 8
%nm = load i64, ptr %nl, align 8, !noalias !13
%nn = ashr i64 %nm, 2
%no = add nsw i64 %nn, %np
%nq = icmp slt i64 %no, 0
%nr = select i1 %nq, i64 %bu, i64 0
%ns = getelementptr i32, ptr %bt, i64 %no
%nt = getelementptr i32, ptr %ns, i64 %nr
%nu = load i32, ptr %nt, align 4, !noalias !18
%nv = icmp slt i64 %no, -1
%nw = select i1 %nv, i64 %bu, i64 0
%nx = getelementptr i8, ptr %ns, i64 4
%ny = getelementptr i32, ptr %nx, i64 %nw
store i32 %nu, ptr %ny, align 4, !noalias !18
br label %na
na:
%nz = getelementptr i8, ptr %ht, i64 32
%mz = load i64, ptr %nz, align 8, !noalias !10
br label %hq
mw:
%oa = getelementptr i8, ptr %ht, i64 16
%ob = load i64, ptr %oa, align 8, !noalias !19
%oc = mul i64 %ob, 24
%od = getelementptr i8, ptr %ch, i64 %oc
%oe = getelementptr i8, ptr %od, i64 8
%of = load i64, ptr %oe, align 8, !noalias !22
%og = ashr i64 %of, 2
%oh = add nsw i64 %og, %np
%oi = icmp slt i64 %oh, 0
%oj = select i1 %oi, i64 %bu, i64 0
%ok = getelementptr i32, ptr %bt, i64 %oh
%ol = getelementptr i32, ptr %ok, i64 %oj
%om = load i32, ptr %ol, align 4, !noalias !19
%on = icmp slt i64 %oh, -1
%oo = select i1 %on, i64 %bu, i64 0
%op = getelementptr i8, ptr %ok, i64 4
%oq = getelementptr i32, ptr %op, i64 %oo
store i32 %om, ptr %oq, align 4, !noalias !19
br label %mt
mt:
%nb = add nsw i64 %hw, 1
br label %hq
ms:
%or = getelementptr i8, ptr %ht, i64 16
%os = load i64, ptr %or, align 8, !noalias !2
%ot = icmp sgt i64 %os, -1
br i1 %ot, label %ou, label %ig
ou:
%ov = mul i64 %os, 24
%ow = getelementptr i8, ptr %ch, i64 %ov
%ox = load i64, ptr %ow, align 8, !noalias !25
%oy = ashr i64 %np, 3
%oz = add nsw i64 %ox, %oy
%pa = icmp slt i64 %oz, 0
%pb = select i1 %pa, i64 %bn, i64 0
%pc = getelementptr i8, ptr %bm, i64 %oz
%pd = getelementptr i8, ptr %pc, i64 %pb
%pe = load i8, ptr %pd, align 1, !noalias !25
%pf = and i64 %np, 7
%pg = shl nuw nsw i64 1, %pf
%ph = trunc nuw i64 %pg to i8
%pi = or i8 %pe, %ph
store i8 %pi, ptr %pd, align 1, !noalias !25
br label %ig
ig:
%pj = phi i64 [ %ia, %ou ], [ %ia, %ms ], [ %hz, %hn ]
%pk = icmp slt i64 %ho, 18
br i1 %pk, label %pl, label %pm
pl:
%pn = load i64, ptr %ht, align 8, !noalias !28
switch i64 %pn, label %po [
i64 3, label %pp
i64 2, label %pq
i64 7, label %pr
i64 6, label %ps
i64 8, label %pt
i64 15, label %pu
i64 14, label %pv
i64 11, label %pw
i64 12, label %px
i64 17, label %py
i64 13, label %pz
i64 10, label %qa
i64 1, label %qb
i64 4, label %qc
i64 9, label %qd
i64 5, label %qe
]
pp:
%qf = getelementptr i8, ptr %g, i64 %pj
%qg = load i8, ptr %qf, align 1, !noalias !31
%qh = zext i8 %qg to i64
%qi = and i64 %qh, 127
%qj = add nsw i64 %pj, 1
%qk = icmp slt i8 %qg, 0
br i1 %qk, label %ql, label %qm
ql:
%qn = add i64 %pj, 10
%qo = getelementptr i8, ptr %g, i64 %pj
%qp = getelementptr i8, ptr %qo, i64 1
%qq = load i8, ptr %qp, align 1, !noalias !31
%qr = zext i8 %qq to i64
%qs = add nsw i64 %pj, 2
%qt = and i64 %qr, 127
%qu = shl nuw nsw i64 %qt, 7
%qv = or disjoint i64 %qu, %qi
%qw = icmp slt i8 %qq, 0
br i1 %qw, label %qx, label %qm
qy:
%qz = getelementptr i8, ptr %g, i64 %ra
%rb = load i8, ptr %qz, align 1, !noalias !31
%rc = zext nneg i8 %rb to i64
%rd = icmp ugt i8 %rb, 1
br i1 %rd, label %re, label %rf
rf:
%rg = shl nuw i64 %rc, 63
%rh = or i64 %rg, %ri
br label %qm
qx:
%rj = getelementptr i8, ptr %g, i64 %pj
%rk = getelementptr i8, ptr %rj, i64 2
%rl = load i8, ptr %rk, align 1, !noalias !31
%rm = zext i8 %rl to i64
%rn = add nsw i64 %pj, 3
%ro = and i64 %rm, 127
%rp = shl nuw nsw i64 %ro, 14
%rq = or disjoint i64 %rp, %qv
%rr = icmp slt i8 %rl, 0
br i1 %rr, label %rs, label %qm
rs:
%rt = getelementptr i8, ptr %g, i64 %pj
%ru = getelementptr i8, ptr %rt, i64 3
%rv = load i8, ptr %ru, align 1, !noalias !31
%rw = zext i8 %rv to i64
%rx = add nsw i64 %pj, 4
%ry = and i64 %rw, 127
%rz = shl nuw nsw i64 %ry, 21
%sa = or disjoint i64 %rz, %rq
%sb = icmp slt i8 %rv, 0
br i1 %sb, label %sc, label %qm
sc:
%sd = getelementptr i8, ptr %g, i64 %pj
%se = getelementptr i8, ptr %sd, i64 4
%sf = load i8, ptr %se, align 1, !noalias !31
%sg = zext i8 %sf to i64
%sh = add nsw i64 %pj, 5
%si = and i64 %sg, 127
%sj = shl nuw nsw i64 %si, 28
%sk = or disjoint i64 %sj, %sa
%sl = icmp slt i8 %sf, 0
br i1 %sl, label %sm, label %qm
sm:
%sn = getelementptr i8, ptr %g, i64 %pj
%so = getelementptr i8, ptr %sn, i64 5
%sp = load i8, ptr %so, align 1, !noalias !31
%sq = zext i8 %sp to i64
%sr = add nsw i64 %pj, 6
%ss = and i64 %sq, 127
%st = shl nuw nsw i64 %ss, 35
%su = or disjoint i64 %st, %sk
%sv = icmp slt i8 %sp, 0
br i1 %sv, label %sw, label %qm
sw:
%sx = getelementptr i8, ptr %g, i64 %pj
%sy = getelementptr i8, ptr %sx, i64 6
%sz = load i8, ptr %sy, align 1, !noalias !31
%ta = zext i8 %sz to i64
%tb = add nsw i64 %pj, 7
%tc = and i64 %ta, 127
%td = shl nuw nsw i64 %tc, 42
%te = or i64 %td, %su
%tf = icmp slt i8 %sz, 0
br i1 %tf, label %tg, label %qm
tg:
%th = getelementptr i8, ptr %g, i64 %pj
%ti = getelementptr i8, ptr %th, i64 7
%tj = load i8, ptr %ti, align 1, !noalias !31
%tk = zext i8 %tj to i64
%tl = add nsw i64 %pj, 8
%tm = and i64 %tk, 127
%tn = shl nuw nsw i64 %tm, 49
%to = or i64 %tn, %te
%tp = icmp slt i8 %tj, 0
br i1 %tp, label %tq, label %qm
tq:
%tr = getelementptr i8, ptr %g, i64 %pj
%ts = getelementptr i8, ptr %tr, i64 8
%tt = load i8, ptr %ts, align 1, !noalias !31
%tu = zext i8 %tt to i64
%ra = add nsw i64 %pj, 9
%tv = and i64 %tu, 127
%tw = shl nuw nsw i64 %tv, 56
%ri = or i64 %tw, %to
%tx = icmp slt i8 %tt, 0
br i1 %tx, label %qy, label %qm
qm:
%ty = phi i64 [ %rh, %rf ], [ %qi, %pp ], [ %qv, %ql ], [ %rq, %qx ], [ %sa, %rs ], [ %sk, %sc ], [ %su, %sm ], [ %te, %sw ], [ %to, %tg ], [ %ri, %tq ]
%tz = phi i64 [ %qn, %rf ], [ %qj, %pp ], [ %qs, %ql ], [ %rn, %qx ], [ %rx, %rs ], [ %sh, %sc ], [ %sr, %sm ], [ %tb, %sw ], [ %tl, %tg ], [ %ra, %tq ]
%ua = lshr i64 %ty, 1
%ub = and i64 %ty, 1
%uc = sub nsw i64 0, %ub
%ud = xor i64 %ua, %uc
br label %re
pq:
%ue = getelementptr i8, ptr %g, i64 %pj
%uf = load i8, ptr %ue, align 1, !noalias !36
%ug = zext i8 %uf to i64
%uh = and i64 %ug, 127
%ui = add nsw i64 %pj, 1
%uj = icmp slt i8 %uf, 0
br i1 %uj, label %uk, label %ul
uk:
%um = add i64 %pj, 10
%un = getelementptr i8, ptr %g, i64 %pj
%uo = getelementptr i8, ptr %un, i64 1
%up = load i8, ptr %uo, align 1, !noalias !36
%uq = zext i8 %up to i64
%ur = add nsw i64 %pj, 2
%us = and i64 %uq, 127
%ut = shl nuw nsw i64 %us, 7
%uu = or disjoint i64 %ut, %uh
%uv = icmp slt i8 %up, 0
br i1 %uv, label %uw, label %ul
ux:
%uy = getelementptr i8, ptr %g, i64 %uz
%va = load i8, ptr %uy, align 1, !noalias !36
%vb = zext nneg i8 %va to i64
%vc = icmp ugt i8 %va, 1
br i1 %vc, label %vd, label %ve
ve:
%vf = shl nuw i64 %vb, 63
%vg = or i64 %vf, %vh
br label %ul
uw:
%vi = getelementptr i8, ptr %g, i64 %pj
%vj = getelementptr i8, ptr %vi, i64 2
%vk = load i8, ptr %vj, align 1, !noalias !36
%vl = zext i8 %vk to i64
%vm = add nsw i64 %pj, 3
%vn = and i64 %vl, 127
%vo = shl nuw nsw i64 %vn, 14
%vp = or disjoint i64 %vo, %uu
%vq = icmp slt i8 %vk, 0
br i1 %vq, label %vr, label %ul
vr:
%vs = getelementptr i8, ptr %g, i64 %pj
%vt = getelementptr i8, ptr %vs, i64 3
%vu = load i8, ptr %vt, align 1, !noalias !36
%vv = zext i8 %vu to i64
%vw = add nsw i64 %pj, 4
%vx = and i64 %vv, 127
%vy = shl nuw nsw i64 %vx, 21
%vz = or disjoint i64 %vy, %vp
%wa = icmp slt i8 %vu, 0
br i1 %wa, label %wb, label %ul
wb:
%wc = getelementptr i8, ptr %g, i64 %pj
%wd = getelementptr i8, ptr %wc, i64 4
%we = load i8, ptr %wd, align 1, !noalias !36
%wf = zext i8 %we to i64
%wg = add nsw i64 %pj, 5
%wh = and i64 %wf, 127
%wi = shl nuw nsw i64 %wh, 28
%wj = or disjoint i64 %wi, %vz
%wk = icmp slt i8 %we, 0
br i1 %wk, label %wl, label %ul
wl:
%wm = getelementptr i8, ptr %g, i64 %pj
%wn = getelementptr i8, ptr %wm, i64 5
%wo = load i8, ptr %wn, align 1, !noalias !36
%wp = zext i8 %wo to i64
%wq = add nsw i64 %pj, 6
%wr = and i64 %wp, 127
%ws = shl nuw nsw i64 %wr, 35
%wt = or disjoint i64 %ws, %wj
%wu = icmp slt i8 %wo, 0
br i1 %wu, label %wv, label %ul
wv:
%ww = getelementptr i8, ptr %g, i64 %pj
%wx = getelementptr i8, ptr %ww, i64 6
%wy = load i8, ptr %wx, align 1, !noalias !36
%wz = zext i8 %wy to i64
%xa = add nsw i64 %pj, 7
%xb = and i64 %wz, 127
%xc = shl nuw nsw i64 %xb, 42
%xd = or i64 %xc, %wt
%xe = icmp slt i8 %wy, 0
br i1 %xe, label %xf, label %ul
xf:
%xg = getelementptr i8, ptr %g, i64 %pj
%xh = getelementptr i8, ptr %xg, i64 7
%xi = load i8, ptr %xh, align 1, !noalias !36
%xj = zext i8 %xi to i64
%xk = add nsw i64 %pj, 8
%xl = and i64 %xj, 127
%xm = shl nuw nsw i64 %xl, 49
%xn = or i64 %xm, %xd
%xo = icmp slt i8 %xi, 0
br i1 %xo, label %xp, label %ul
xp:
%xq = getelementptr i8, ptr %g, i64 %pj
%xr = getelementptr i8, ptr %xq, i64 8
%xs = load i8, ptr %xr, align 1, !noalias !36
%xt = zext i8 %xs to i64
%uz = add nsw i64 %pj, 9
%xu = and i64 %xt, 127
%xv = shl nuw nsw i64 %xu, 56
%vh = or i64 %xv, %xn
%xw = icmp slt i8 %xs, 0
br i1 %xw, label %ux, label %ul
xx:
%xy = icmp sgt i64 %xz, %fk
%ya = select i1 %xy, i64 3, i64 7
br label %yb
ul:
%yc = phi i64 [ %vg, %ve ], [ %uh, %pq ], [ %uu, %uk ], [ %vp, %uw ], [ %vz, %vr ], [ %wj, %wb ], [ %wt, %wl ], [ %xd, %wv ], [ %xn, %xf ], [ %vh, %xp ]
%xz = phi i64 [ %um, %ve ], [ %ui, %pq ], [ %ur, %uk ], [ %vm, %uw ], [ %vw, %vr ], [ %wg, %wb ], [ %wq, %wl ], [ %xa, %wv ], [ %xk, %xf ], [ %uz, %xp ]
%yd = bitcast i64 -4294967296 to i64
%ye = lshr i64 %yc, 1
%yf = and i64 %yc, 1
%yg = sub nsw i64 0, %yf
%yh = xor i64 %ye, %yg
%yi = add i64 %yh, -2147483648
%yj = icmp ult i64 %yi, %yd
br i1 %yj, label %xx, label %vd
vd:
%yk = phi i64 [ %xz, %ul ], [ %mo, %ux ]
%yl = phi i64 [ %yh, %ul ], [ 0, %ux ]
%ym = trunc nsw i64 %yl to i32
%yn = getelementptr i8, ptr %ht, i64 16
%yo = load i64, ptr %yn, align 8, !noalias !41
%yp = mul i64 %yo, 24
%yq = getelementptr i8, ptr %ch, i64 %yp
%yr = getelementptr i8, ptr %yq, i64 8
%ys = load i64, ptr %yr, align 8, !noalias !42
%yt = ashr i64 %ys, 2
%yu = getelementptr i32, ptr %bt, i64 %yt
%yv = getelementptr i32, ptr %yu, i64 %np
store i32 %ym, ptr %yv, align 4, !noalias !41
br label %yb
pr:
%yw = getelementptr i8, ptr %g, i64 %pj
%yx = load i8, ptr %yw, align 1, !noalias !45
%yy = zext i8 %yx to i64
%yz = and i64 %yy, 127
%za = add nsw i64 %pj, 1
%zb = icmp slt i8 %yx, 0
br i1 %zb, label %zc, label %zd
zc:
%ze = add i64 %pj, 10
%zf = getelementptr i8, ptr %g, i64 %pj
%zg = getelementptr i8, ptr %zf, i64 1
%zh = load i8, ptr %zg, align 1, !noalias !45
%zi = zext i8 %zh to i64
%zj = add nsw i64 %pj, 2
%zk = and i64 %zi, 127
%zl = shl nuw nsw i64 %zk, 7
%zm = or disjoint i64 %zl, %yz
%zn = icmp slt i8 %zh, 0
br i1 %zn, label %zo, label %zd
zp:
%zq = getelementptr i8, ptr %g, i64 %zr
%zs = load i8, ptr %zq, align 1, !noalias !45
%zt = zext nneg i8 %zs to i64
%zu = icmp ugt i8 %zs, 1
br i1 %zu, label %zv, label %zw
zw:
%zx = shl nuw i64 %zt, 63
%zy = or i64 %zx, %zz
br label %zd
zo:
%baa = getelementptr i8, ptr %g, i64 %pj
%bab = getelementptr i8, ptr %baa, i64 2
%bac = load i8, ptr %bab, align 1, !noalias !45
%bad = zext i8 %bac to i64
%bae = add nsw i64 %pj, 3
%baf = and i64 %bad, 127
%bag = shl nuw nsw i64 %baf, 14
%bah = or disjoint i64 %bag, %zm
%bai = icmp slt i8 %bac, 0
br i1 %bai, label %baj, label %zd
baj:
%bak = getelementptr i8, ptr %g, i64 %pj
%bal = getelementptr i8, ptr %bak, i64 3
%bam = load i8, ptr %bal, align 1, !noalias !45
%ban = zext i8 %bam to i64
%bao = add nsw i64 %pj, 4
%bap = and i64 %ban, 127
%baq = shl nuw nsw i64 %bap, 21
%bar = or disjoint i64 %baq, %bah
%bas = icmp slt i8 %bam, 0
br i1 %bas, label %bat, label %zd
bat:
%bau = getelementptr i8, ptr %g, i64 %pj
%bav = getelementptr i8, ptr %bau, i64 4
%baw = load i8, ptr %bav, align 1, !noalias !45
%bax = zext i8 %baw to i64
%bay = add nsw i64 %pj, 5
%baz = and i64 %bax, 127
%bba = shl nuw nsw i64 %baz, 28
%bbb = or disjoint i64 %bba, %bar
%bbc = icmp slt i8 %baw, 0
br i1 %bbc, label %bbd, label %zd
bbd:
%bbe = getelementptr i8, ptr %g, i64 %pj
%bbf = getelementptr i8, ptr %bbe, i64 5
%bbg = load i8, ptr %bbf, align 1, !noalias !45
%bbh = zext i8 %bbg to i64
%bbi = add nsw i64 %pj, 6
%bbj = and i64 %bbh, 127
%bbk = shl nuw nsw i64 %bbj, 35
%bbl = or disjoint i64 %bbk, %bbb
%bbm = icmp slt i8 %bbg, 0
br i1 %bbm, label %bbn, label %zd
bbn:
%bbo = getelementptr i8, ptr %g, i64 %pj
%bbp = getelementptr i8, ptr %bbo, i64 6
%bbq = load i8, ptr %bbp, align 1, !noalias !45
%bbr = zext i8 %bbq to i64
%bbs = add nsw i64 %pj, 7
%bbt = and i64 %bbr, 127
%bbu = shl nuw nsw i64 %bbt, 42
%bbv = or i64 %bbu, %bbl
%bbw = icmp slt i8 %bbq, 0
br i1 %bbw, label %bbx, label %zd
bbx:
%bby = getelementptr i8, ptr %g, i64 %pj
%bbz = getelementptr i8, ptr %bby, i64 7
%bca = load i8, ptr %bbz, align 1, !noalias !45
%bcb = zext i8 %bca to i64
%bcc = add nsw i64 %pj, 8
%bcd = and i64 %bcb, 127
%bce = shl nuw nsw i64 %bcd, 49
%bcf = or i64 %bce, %bbv
%bcg = icmp slt i8 %bca, 0
br i1 %bcg, label %bch, label %zd
bch:
%bci = getelementptr i8, ptr %g, i64 %pj
%bcj = getelementptr i8, ptr %bci, i64 8
%bck = load i8, ptr %bcj, align 1, !noalias !45
%bcl = zext i8 %bck to i64
%zr = add nsw i64 %pj, 9
%bcm = and i64 %bcl, 127
%bcn = shl nuw nsw i64 %bcm, 56
%zz = or i64 %bcn, %bcf
%bco = icmp slt i8 %bck, 0
br i1 %bco, label %zp, label %zd
bcp:
%bcq = lshr i64 %bcr, 1
%bcs = and i64 %bcr, 1
%bct = icmp eq i64 %bcs, 0
br i1 %bct, label %bcu, label %yb
bcu:
%bcv = phi i64 [ %bcq, %bcp ], [ 0, %zv ]
%bcw = phi i64 [ %bcx, %bcp ], [ %mo, %zv ]
%bcy = sub nsw i64 %fk, %bcw
%bcz = icmp sgt i64 %bcv, %bcy
br i1 %bcz, label %yb, label %bda
zd:
%bcr = phi i64 [ %zy, %zw ], [ %yz, %pr ], [ %zm, %zc ], [ %bah, %zo ], [ %bar, %baj ], [ %bbb, %bat ], [ %bbl, %bbd ], [ %bbv, %bbn ], [ %bcf, %bbx ], [ %zz, %bch ]
%bcx = phi i64 [ %ze, %zw ], [ %za, %pr ], [ %zj, %zc ], [ %bae, %zo ], [ %bao, %baj ], [ %bay, %bat ], [ %bbi, %bbd ], [ %bbs, %bbn ], [ %bcc, %bbx ], [ %zr, %bch ]
%bdb = icmp sgt i64 %bcx, %fk
br i1 %bdb, label %yb, label %bcp
zv:
%bdc = icmp slt i64 %fk, %mo
br i1 %bdc, label %yb, label %bcu
bdd:
%bde = add nsw i64 %bcw, %bcv
br label %bdf
bdg:
%bdh = phi i64 [ %bdi, %bdj ], [ %bdk, %bdl ]
%bdm = phi i64 [ %bdn, %bdl ], [ %bcv, %bdj ]
%bdo = icmp sgt i64 %bdm, 15
br i1 %bdo, label %bdl, label %bdp
bdq:
%bdr = icmp sgt i64 %bds, %bdt
br i1 %bdr, label %bdu, label %bdv
bdu:
%bdw = phi i64 [ %bdx, %bdy ], [ %bdz, %bea ], [ %bdt, %bdq ]
%beb = icmp slt i64 %bdw, 0
%bec = select i1 %beb, i64 %h, i64 0
%bed = getelementptr i8, ptr %g, i64 %bdw
%bee = getelementptr i8, ptr %bed, i64 %bec
%bef = load i8, ptr %bee, align 1, !noalias !52
%beg = zext i8 %bef to i32
%bdt = add nsw i64 %bdw, 1
%beh = icmp sgt i8 %bef, -1
br i1 %beh, label %bdq, label %bei
bei:
%bej = trunc i32 %beg to i8
%bek = add nsw i8 %bej, 62
%bel = icmp ult i8 %bek, 30
br i1 %bel, label %bem, label %ben
ben:
%beo = trunc i32 %beg to i8
%bep = and i8 %beo, -16
%beq = icmp eq i8 %bep, -32
br i1 %beq, label %ber, label %bes
ber:
switch i32 %beg, label %bet [
i32 224, label %bem
i32 237, label %beu
]
beu:
br label %bem
bes:
%bev = trunc i32 %beg to i8
%bew = add nsw i8 %bev, 16
%bex = icmp ult i8 %bew, 5
br i1 %bex, label %bey, label %yb
bey:
%bez = trunc i32 %beg to i8
%bfa = zext i8 %bez to i32
switch i32 %bfa, label %bfb [
i32 240, label %bem
i32 244, label %bfc
]
bfc:
br label %bem
bet:
br label %bem
bfb:
br label %bem
bem:
%bfd = phi i64 [ 144, %bey ], [ 128, %bei ], [ 160, %ber ], [ 128, %bet ], [ 128, %beu ], [ 128, %bfc ], [ 128, %bfb ]
%bfe = phi i64 [ 191, %bey ], [ 191, %bei ], [ 191, %ber ], [ 191, %bet ], [ 159, %beu ], [ 143, %bfc ], [ 191, %bfb ]
%bff = phi i64 [ 3, %bey ], [ 1, %bei ], [ 2, %ber ], [ 2, %bet ], [ 2, %beu ], [ 3, %bfc ], [ 3, %bfb ]
%bfg = sub nsw i64 %bds, %bdt
%bfh = icmp slt i64 %bfg, %bff
br i1 %bfh, label %yb, label %bfi
bfi:
%bfj = icmp slt i64 %bdw, -1
%bfk = select i1 %bfj, i64 %h, i64 0
%bfl = getelementptr i8, ptr %g, i64 %bdt
%bfm = getelementptr i8, ptr %bfl, i64 %bfk
%bfn = load i8, ptr %bfm, align 1, !noalias !52
%bfo = zext i8 %bfn to i64
%bfp = icmp samesign ugt i64 %bfd, %bfo
%bfq = icmp samesign ult i64 %bfe, %bfo
%bfr = select i1 %bfp, i1 true, i1 %bfq
br i1 %bfr, label %yb, label %bfs
bft:
%bfu = icmp slt i64 %bdw, -2
%bfv = select i1 %bfu, i64 %h, i64 0
%bfw = getelementptr i8, ptr %bed, i64 2
%bfx = getelementptr i8, ptr %bfw, i64 %bfv
%bfy = load i8, ptr %bfx, align 1, !noalias !52
%bfz = icmp sgt i8 %bfy, -65
br i1 %bfz, label %yb, label %bga
bga:
%bgb = icmp eq i64 %bgc, 1
br i1 %bgb, label %bea, label %bgd
bgd:
%bge = icmp slt i64 %bdw, -3
%bgf = select i1 %bge, i64 %h, i64 0
%bgg = getelementptr i8, ptr %bed, i64 3
%bgh = getelementptr i8, ptr %bgg, i64 %bgf
%bgi = load i8, ptr %bgh, align 1, !noalias !52
%bgj = icmp sgt i8 %bgi, -65
br i1 %bgj, label %yb, label %bea
bea:
%bdz = add nsw i64 %bff, %bdt
%bgk = icmp slt i64 %bdz, %bds
br i1 %bgk, label %bdu, label %bdv
bgl:
%bgm = add nsw i64 %bcw, %bcv
%bgn = getelementptr i8, ptr %g, i64 %bcw
%bgo = load i64, ptr %bgn, align 1, !noalias !55
%bgp = and i64 %bgo, %bgq
%bgr = icmp eq i64 %bgp, 0
br i1 %bgr, label %bdj, label %bdf
bdj:
%bdi = add i64 %bcw, 8
br label %bdg
bdl:
%bdn = add nsw i64 %bdm, -8
%bgs = getelementptr i8, ptr %g, i64 %bdh
%bgt = load i64, ptr %bgs, align 1, !noalias !58
%bgu = and i64 %bgt, %bgq
%bgv = icmp eq i64 %bgu, 0
%bdk = add i64 %bdh, 8
br i1 %bgv, label %bdg, label %bdf
bdp:
%bgw = getelementptr i8, ptr %g, i64 %bgm
%bgx = getelementptr i8, ptr %bgw, i64 -8
%bgy = load i64, ptr %bgx, align 1, !noalias !61
%bgz = and i64 %bgy, %bgq
%bha = icmp eq i64 %bgz, 0
br i1 %bha, label %bdv, label %bdf
bdf:
%bds = phi i64 [ %bgm, %bdp ], [ %bde, %bdd ], [ %bgm, %bgl ], [ %bgm, %bdl ]
%bdx = phi i64 [ %bdh, %bdp ], [ %bcw, %bdd ], [ %bcw, %bgl ], [ %bdh, %bdl ]
%bhb = icmp slt i64 %bdx, %bds
br i1 %bhb, label %bdy, label %bdv
bdy:
br label %bdu
bfs:
%bhc = icmp ult i8 %bek, 30
%bgc = add nsw i64 %bff, -1
%bhd = icmp eq i64 %bgc, 0
%bhe = select i1 %bhc, i1 true, i1 %bhd
br i1 %bhe, label %bea, label %bft
bda:
%bhf = getelementptr i8, ptr %ht, i64 16
%bhg = load i64, ptr %bhf, align 8, !noalias !64
%bhh = mul i64 %bhg, 24
%bhi = getelementptr i8, ptr %ch, i64 %bhh
%bhj = getelementptr i8, ptr %bhi, i64 8
%bhk = load i64, ptr %bhj, align 8, !noalias !65
%bhl = ashr i64 %bhk, 2
%bhm = getelementptr i32, ptr %bt, i64 %bhl
%bhn = getelementptr i32, ptr %bhm, i64 %np
%bho = load i32, ptr %bhn, align 4, !noalias !64
%bhp = sext i32 %bho to i64
%bhq = add nsw i64 %bcv, %bhp
%bhr = getelementptr i64, ptr %cv, i64 %bhg
%bhs = load i64, ptr %bhr, align 8, !noalias !64
%bht = icmp sgt i64 %bhq, %bhs
br i1 %bht, label %bhu, label %bhv
bhu:
%bhw = getelementptr i8, ptr %dz, i64 24
store i64 %bhg, ptr %bhw, align 8, !noalias !68
%bhx = getelementptr i8, ptr %dz, i64 32
store i64 %bhq, ptr %bhx, align 8, !noalias !68
br label %yb
bhv:
%bhy = getelementptr i8, ptr %ch, i64 %bhh
%bhz = getelementptr i8, ptr %bhy, i64 16
%bia = load i64, ptr %bhz, align 8, !noalias !64
%bib = add i64 %bia, %bhp
%bic = icmp samesign ugt i64 %bcv, 7
br i1 %bic, label %bid, label %bie
bid:
%bif = add nsw i64 %bcv, -8
%big = icmp eq i64 %bif, 0
br i1 %big, label %bih, label %bii
bii:
%bij = getelementptr i8, ptr %g, i64 %bcw
%bik = getelementptr i8, ptr %bm, i64 %bib
%bil = add nsw i64 %bcv, -9
%bim = lshr i64 %bil, 3
%bin = add nuw nsw i64 %bim, 1
%bio = icmp samesign ult i64 %bcv, 65
br i1 %bio, label %bip, label %biq
bip:
%bir = phi i64 [ 0, %biq ], [ 0, %bii ], [ %bis, %bit ]
%biu = phi i64 [ 0, %biq ], [ 0, %bii ], [ %biv, %bit ]
br label %biw
biq:
%bix = ptrtoint ptr %bm to i64
%biy = ptrtoint ptr %g to i64
%biz = add i64 %bcw, %biy
%bja = sub i64 %bix, %biz
%bjb = add i64 %bja, %bib
%bjc = icmp ult i64 %bjb, 32
br i1 %bjc, label %bip, label %bjd
bjd:
%bje = bitcast i64 4611686018427387900 to i64
%bjf = and i64 %bin, %bje
%bjg = getelementptr i8, ptr %bij, i64 16
%bjh = getelementptr i8, ptr %bik, i64 16
br label %bji
bji:
%bjj = phi i64 [ 0, %bjd ], [ %bjk, %bji ]
%bjl = phi <2 x i64> [ zeroinitializer, %bjd ], [ %bjm, %bji ]
%bjn = phi <2 x i64> [ zeroinitializer, %bjd ], [ %bjo, %bji ]
%bjp = shl nuw i64 %bjj, 3
%bjq = getelementptr i8, ptr %bjg, i64 %bjp
%bjr = shl nuw i64 %bjj, 3
%bjs = getelementptr i8, ptr %bjg, i64 %bjr
%bjt = getelementptr i8, ptr %bjs, i64 -16
%bju = load <2 x i64>, ptr %bjt, align 1, !noalias !71
%bjv = load <2 x i64>, ptr %bjq, align 1, !noalias !71
%bjw = shl nuw i64 %bjj, 3
%bjx = getelementptr i8, ptr %bjh, i64 %bjw
%bjy = shl nuw i64 %bjj, 3
%bjz = getelementptr i8, ptr %bjh, i64 %bjy
%bka = getelementptr i8, ptr %bjz, i64 -16
store <2 x i64> %bju, ptr %bka, align 1, !noalias !76
store <2 x i64> %bjv, ptr %bjx, align 1, !noalias !76
%bjm = or <2 x i64> %bju, %bjl
%bjo = or <2 x i64> %bjv, %bjn
%bjk = add nuw nsw i64 %bjj, 4
%bkb = icmp eq i64 %bjf, %bjk
br i1 %bkb, label %bit, label %bji, !llvm.loop !79
bit:
%biv = shl nuw nsw i64 %bjf, 3
%bkc = or <2 x i64> %bjo, %bjm
%bkd = shufflevector <2 x i64> %bkc, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
%bke = or <2 x i64> %bkd, %bkc
%bis = extractelement <2 x i64> %bke, i64 0
%bkf = icmp eq i64 %bin, %bjf
br i1 %bkf, label %bih, label %bip
bie:
%bkg = icmp samesign ugt i64 %bcv, 3
br i1 %bkg, label %bkh, label %bki
bkj:
%bkk = getelementptr i8, ptr %g, i64 %bcw
%bkl = getelementptr i8, ptr %bkk, i64 1
%bkm = load i8, ptr %bkl, align 1, !noalias !81
%bkn = getelementptr i8, ptr %bm, i64 %bib
%bko = getelementptr i8, ptr %bkn, i64 1
store i8 %bkm, ptr %bko, align 1, !noalias !81
%bkp = or i8 %bkm, %bkq
%bkr = icmp eq i64 %bcv, 2
br i1 %bkr, label %bks, label %bkt
bkt:
%bku = getelementptr i8, ptr %g, i64 %bcw
%bkv = getelementptr i8, ptr %bku, i64 2
%bkw = load i8, ptr %bkv, align 1, !noalias !81
%bkx = getelementptr i8, ptr %bm, i64 %bib
%bky = getelementptr i8, ptr %bkx, i64 2
store i8 %bkw, ptr %bky, align 1, !noalias !81
%bkz = or i8 %bkw, %bkp
br label %bks
bks:
%bla = phi i8 [ %bkq, %blb ], [ %bkp, %bkj ], [ %bkz, %bkt ]
%blc = zext i8 %bla to i64
br label %bld
biw:
%ble = phi i64 [ %blf, %biw ], [ %bir, %bip ]
%blg = phi i64 [ %blh, %biw ], [ %biu, %bip ]
%bli = getelementptr i8, ptr %bij, i64 %blg
%blj = load i64, ptr %bli, align 1, !noalias !71
%blk = getelementptr i8, ptr %bik, i64 %blg
store i64 %blj, ptr %blk, align 1, !noalias !76
%blf = or i64 %blj, %ble
%blh = add nuw nsw i64 %blg, 8
%bll = icmp samesign ult i64 %blh, %bif
br i1 %bll, label %biw, label %bih, !llvm.loop !82
bkh:
%blm = add nsw i64 %bcv, -4
%bln = getelementptr i8, ptr %g, i64 %bcw
%blo = load i32, ptr %bln, align 1, !noalias !83
%blp = getelementptr i8, ptr %g, i64 %blm
%blq = getelementptr i8, ptr %blp, i64 %bcw
%blr = load i32, ptr %blq, align 1, !noalias !86
%bls = getelementptr i8, ptr %bm, i64 %bib
store i32 %blo, ptr %bls, align 1, !noalias !89
%blt = getelementptr i8, ptr %bls, i64 %blm
store i32 %blr, ptr %blt, align 1, !noalias !92
%blu = or i32 %blr, %blo
%blv = zext i32 %blu to i64
br label %bld
bki:
%blw = icmp eq i64 %bcv, 0
br i1 %blw, label %bdv, label %blb
blb:
%blx = getelementptr i8, ptr %g, i64 %bcw
%bly = getelementptr i8, ptr %bm, i64 %bib
%bkq = load i8, ptr %blx, align 1, !noalias !81
store i8 %bkq, ptr %bly, align 1, !noalias !81
%blz = icmp eq i64 %bcv, 1
br i1 %blz, label %bks, label %bkj
bld:
%bma = phi i64 [ %blc, %bks ], [ %blv, %bkh ]
%bmb = and i64 %bma, 2155905152
%bmc = icmp eq i64 %bmb, 0
br i1 %bmc, label %bdv, label %bdd
bih:
%bmd = phi i64 [ 0, %bid ], [ %bis, %bit ], [ %blf, %biw ]
%bgq = bitcast i64 -9187201950435737472 to i64
%bme = getelementptr i8, ptr %g, i64 %bif
%bmf = getelementptr i8, ptr %bme, i64 %bcw
%bmg = load i64, ptr %bmf, align 1, !noalias !95
%bmh = getelementptr i8, ptr %bm, i64 %bib
%bmi = getelementptr i8, ptr %bmh, i64 %bif
store i64 %bmg, ptr %bmi, align 1, !noalias !98
%bmj = or i64 %bmg, %bmd
%bmk = and i64 %bmj, %bgq
%bml = icmp eq i64 %bmk, 0
br i1 %bml, label %bdv, label %bgl
bdv:
%bmm = trunc i64 %bhq to i32
%bmn = shl i64 %np, 2
%bmo = getelementptr i8, ptr %bhm, i64 %bmn
%bmp = getelementptr i8, ptr %bmo, i64 4
store i32 %bmm, ptr %bmp, align 4, !noalias !64
%bmq = add nsw i64 %bcw, %bcv
br label %yb
ps:
%bmr = getelementptr i8, ptr %g, i64 %pj
%bms = load i8, ptr %bmr, align 1, !noalias !101
%bmt = zext i8 %bms to i64
%bmu = and i64 %bmt, 127
%bmv = add nsw i64 %pj, 1
%bmw = icmp slt i8 %bms, 0
br i1 %bmw, label %bmx, label %bmy
bmx:
%bmz = add i64 %pj, 10
%bna = getelementptr i8, ptr %g, i64 %pj
%bnb = getelementptr i8, ptr %bna, i64 1
%bnc = load i8, ptr %bnb, align 1, !noalias !101
%bnd = zext i8 %bnc to i64
%bne = add nsw i64 %pj, 2
%bnf = and i64 %bnd, 127
%bng = shl nuw nsw i64 %bnf, 7
%bnh = or disjoint i64 %bng, %bmu
%bni = icmp slt i8 %bnc, 0
br i1 %bni, label %bnj, label %bmy
bnk:
%bnl = getelementptr i8, ptr %g, i64 %bnm
%bnn = load i8, ptr %bnl, align 1, !noalias !101
%bno = zext nneg i8 %bnn to i64
%bnp = icmp ugt i8 %bnn, 1
br i1 %bnp, label %bnq, label %bnr
bnr:
%bns = shl nuw i64 %bno, 63
%bnt = or i64 %bns, %bnu
br label %bmy
bnj:
%bnv = getelementptr i8, ptr %g, i64 %pj
%bnw = getelementptr i8, ptr %bnv, i64 2
%bnx = load i8, ptr %bnw, align 1, !noalias !101
%bny = zext i8 %bnx to i64
%bnz = add nsw i64 %pj, 3
%boa = and i64 %bny, 127
%bob = shl nuw nsw i64 %boa, 14
%boc = or disjoint i64 %bob, %bnh
%bod = icmp slt i8 %bnx, 0
br i1 %bod, label %boe, label %bmy
boe:
%bof = getelementptr i8, ptr %g, i64 %pj
%bog = getelementptr i8, ptr %bof, i64 3
%boh = load i8, ptr %bog, align 1, !noalias !101
%boi = zext i8 %boh to i64
%boj = add nsw i64 %pj, 4
%bok = and i64 %boi, 127
%bol = shl nuw nsw i64 %bok, 21
%bom = or disjoint i64 %bol, %boc
%bon = icmp slt i8 %boh, 0
br i1 %bon, label %boo, label %bmy
boo:
%bop = getelementptr i8, ptr %g, i64 %pj
%boq = getelementptr i8, ptr %bop, i64 4
%bor = load i8, ptr %boq, align 1, !noalias !101
%bos = zext i8 %bor to i64
%bot = add nsw i64 %pj, 5
%bou = and i64 %bos, 127
%bov = shl nuw nsw i64 %bou, 28
%bow = or disjoint i64 %bov, %bom
%box = icmp slt i8 %bor, 0
br i1 %box, label %boy, label %bmy
boy:
%boz = getelementptr i8, ptr %g, i64 %pj
%bpa = getelementptr i8, ptr %boz, i64 5
%bpb = load i8, ptr %bpa, align 1, !noalias !101
%bpc = zext i8 %bpb to i64
%bpd = add nsw i64 %pj, 6
%bpe = and i64 %bpc, 127
%bpf = shl nuw nsw i64 %bpe, 35
%bpg = or disjoint i64 %bpf, %bow
%bph = icmp slt i8 %bpb, 0
br i1 %bph, label %bpi, label %bmy
bpi:
%bpj = getelementptr i8, ptr %g, i64 %pj
%bpk = getelementptr i8, ptr %bpj, i64 6
%bpl = load i8, ptr %bpk, align 1, !noalias !101
%bpm = zext i8 %bpl to i64
%bpn = add nsw i64 %pj, 7
%bpo = and i64 %bpm, 127
%bpp = shl nuw nsw i64 %bpo, 42
%bpq = or i64 %bpp, %bpg
%bpr = icmp slt i8 %bpl, 0
br i1 %bpr, label %bps, label %bmy
bps:
%bpt = getelementptr i8, ptr %g, i64 %pj
%bpu = getelementptr i8, ptr %bpt, i64 7
%bpv = load i8, ptr %bpu, align 1, !noalias !101
%bpw = zext i8 %bpv to i64
%bpx = add nsw i64 %pj, 8
%bpy = and i64 %bpw, 127
%bpz = shl nuw nsw i64 %bpy, 49
%bqa = or i64 %bpz, %bpq
%bqb = icmp slt i8 %bpv, 0
br i1 %bqb, label %bqc, label %bmy
bqc:
%bqd = getelementptr i8, ptr %g, i64 %pj
%bqe = getelementptr i8, ptr %bqd, i64 8
%bqf = load i8, ptr %bqe, align 1, !noalias !101
%bqg = zext i8 %bqf to i64
%bnm = add nsw i64 %pj, 9
%bqh = and i64 %bqg, 127
%bqi = shl nuw nsw i64 %bqh, 56
%bnu = or i64 %bqi, %bqa
%bqj = icmp slt i8 %bqf, 0
br i1 %bqj, label %bnk, label %bmy
bqk:
%bql = lshr i64 %bqm, 1
%bqn = and i64 %bqm, 1
%bqo = icmp eq i64 %bqn, 0
br i1 %bqo, label %bqp, label %yb
bqp:
%bqq = phi i64 [ %bql, %bqk ], [ 0, %bnq ]
%bqr = phi i64 [ %bqs, %bqk ], [ %mo, %bnq ]
%bqt = sub nsw i64 %fk, %bqr
%bqu = icmp sgt i64 %bqq, %bqt
br i1 %bqu, label %yb, label %bqv
bmy:
%bqm = phi i64 [ %bnt, %bnr ], [ %bmu, %ps ], [ %bnh, %bmx ], [ %boc, %bnj ], [ %bom, %boe ], [ %bow, %boo ], [ %bpg, %boy ], [ %bpq, %bpi ], [ %bqa, %bps ], [ %bnu, %bqc ]
%bqs = phi i64 [ %bmz, %bnr ], [ %bmv, %ps ], [ %bne, %bmx ], [ %bnz, %bnj ], [ %boj, %boe ], [ %bot, %boo ], [ %bpd, %boy ], [ %bpn, %bpi ], [ %bpx, %bps ], [ %bnm, %bqc ]
%bqw = icmp sgt i64 %bqs, %fk
br i1 %bqw, label %yb, label %bqk
bnq:
%bqx = icmp slt i64 %fk, %mo
br i1 %bqx, label %yb, label %bqp
bqv:
%bqy = getelementptr i8, ptr %ht, i64 16
%bqz = load i64, ptr %bqy, align 8, !noalias !108
%bra = mul i64 %bqz, 24
%brb = getelementptr i8, ptr %ch, i64 %bra
%brc = getelementptr i8, ptr %brb, i64 8
%brd = load i64, ptr %brc, align 8, !noalias !109
%bre = ashr i64 %brd, 2
%brf = getelementptr i32, ptr %bt, i64 %bre
%brg = getelementptr i32, ptr %brf, i64 %np
%brh = load i32, ptr %brg, align 4, !noalias !108
%bri = sext i32 %brh to i64
%brj = add nsw i64 %bqq, %bri
%brk = getelementptr i64, ptr %cv, i64 %bqz
%brl = load i64, ptr %brk, align 8, !noalias !108
%brm = icmp sgt i64 %brj, %brl
br i1 %brm, label %brn, label %bro
brn:
%brp = getelementptr i8, ptr %dz, i64 24
store i64 %bqz, ptr %brp, align 8, !noalias !112
%brq = getelementptr i8, ptr %dz, i64 32
store i64 %brj, ptr %brq, align 8, !noalias !112
br label %yb
bro:
%brr = getelementptr i8, ptr %ch, i64 %bra
%brs = getelementptr i8, ptr %brr, i64 16
%brt = load i64, ptr %brs, align 8, !noalias !108
%bru = add i64 %brt, %bri
%brv = icmp samesign ugt i64 %bqq, 7
br i1 %brv, label %brw, label %brx
brw:
%bry = add nsw i64 %bqq, -8
%brz = icmp eq i64 %bry, 0
br i1 %brz, label %bsa, label %bsb
bsb:
%bsc = getelementptr i8, ptr %g, i64 %bqr
%bsd = getelementptr i8, ptr %bm, i64 %bru
%bse = add nsw i64 %bqq, -9
%bsf = lshr i64 %bse, 3
%bsg = add nuw nsw i64 %bsf, 1
%bsh = icmp samesign ult i64 %bqq, 65
br i1 %bsh, label %bsi, label %bsj
bsi:
%bsk = phi i64 [ 0, %bsj ], [ 0, %bsb ], [ %bsl, %bsm ]
br label %bsn
bsj:
%bso = ptrtoint ptr %bm to i64
%bsp = ptrtoint ptr %g to i64
%bsq = add i64 %bqr, %bsp
%bsr = sub i64 %bso, %bsq
%bss = add i64 %bsr, %bru
%bst = icmp ult i64 %bss, 32
br i1 %bst, label %bsi, label %bsu
bsu:
%bsv = bitcast i64 4611686018427387900 to i64
%bsw = and i64 %bsg, %bsv
%bsx = getelementptr i8, ptr %bsc, i64 16
%bsy = getelementptr i8, ptr %bsd, i64 16
br label %bsz
bsz:
%bta = phi i64 [ 0, %bsu ], [ %btb, %bsz ]
%btc = shl nuw i64 %bta, 3
%btd = getelementptr i8, ptr %bsx, i64 %btc
%bte = shl nuw i64 %bta, 3
%btf = getelementptr i8, ptr %bsx, i64 %bte
%btg = getelementptr i8, ptr %btf, i64 -16
%bth = load <2 x i64>, ptr %btg, align 1, !noalias !115
%bti = load <2 x i64>, ptr %btd, align 1, !noalias !115
%btj = shl nuw i64 %bta, 3
%btk = getelementptr i8, ptr %bsy, i64 %btj
%btl = shl nuw i64 %bta, 3
%btm = getelementptr i8, ptr %bsy, i64 %btl
%btn = getelementptr i8, ptr %btm, i64 -16
store <2 x i64> %bth, ptr %btn, align 1, !noalias !120
store <2 x i64> %bti, ptr %btk, align 1, !noalias !120
%btb = add nuw nsw i64 %bta, 4
%bto = icmp eq i64 %bsw, %btb
br i1 %bto, label %bsm, label %bsz, !llvm.loop !79
bsm:
%bsl = shl nuw nsw i64 %bsw, 3
%btp = icmp eq i64 %bsg, %bsw
br i1 %btp, label %bsa, label %bsi
brx:
%btq = icmp samesign ugt i64 %bqq, 3
br i1 %btq, label %btr, label %bts
btt:
%btu = getelementptr i8, ptr %g, i64 %bqr
%btv = getelementptr i8, ptr %btu, i64 1
%btw = load i8, ptr %btv, align 1, !noalias !123
%btx = getelementptr i8, ptr %bm, i64 %bru
%bty = getelementptr i8, ptr %btx, i64 1
store i8 %btw, ptr %bty, align 1, !noalias !123
%btz = icmp eq i64 %bqq, 2
br i1 %btz, label %bua, label %bub
bub:
%buc = getelementptr i8, ptr %g, i64 %bqr
%bud = getelementptr i8, ptr %buc, i64 2
%bue = load i8, ptr %bud, align 1, !noalias !123
%buf = getelementptr i8, ptr %bm, i64 %bru
%bug = getelementptr i8, ptr %buf, i64 2
store i8 %bue, ptr %bug, align 1, !noalias !123
br label %bua
bsn:
%buh = phi i64 [ %bui, %bsn ], [ %bsk, %bsi ]
%buj = getelementptr i8, ptr %bsc, i64 %buh
%buk = load i64, ptr %buj, align 1, !noalias !115
%bul = getelementptr i8, ptr %bsd, i64 %buh
store i64 %buk, ptr %bul, align 1, !noalias !120
%bui = add nuw nsw i64 %buh, 8
%bum = icmp samesign ult i64 %bui, %bry
br i1 %bum, label %bsn, label %bsa, !llvm.loop !82
btr:
%bun = add nsw i64 %bqq, -4
%buo = getelementptr i8, ptr %g, i64 %bqr
%bup = load i32, ptr %buo, align 1, !noalias !124
%buq = getelementptr i8, ptr %g, i64 %bun
%bur = getelementptr i8, ptr %buq, i64 %bqr
%bus = load i32, ptr %bur, align 1, !noalias !127
%but = getelementptr i8, ptr %bm, i64 %bru
store i32 %bup, ptr %but, align 1, !noalias !130
%buu = getelementptr i8, ptr %but, i64 %bun
store i32 %bus, ptr %buu, align 1, !noalias !133
br label %bua
bts:
%buv = icmp eq i64 %bqq, 0
br i1 %buv, label %bua, label %buw
buw:
%bux = getelementptr i8, ptr %g, i64 %bqr
%buy = getelementptr i8, ptr %bm, i64 %bru
%buz = load i8, ptr %bux, align 1, !noalias !123
store i8 %buz, ptr %buy, align 1, !noalias !123
%bva = icmp eq i64 %bqq, 1
br i1 %bva, label %bua, label %btt
bsa:
%bvb = getelementptr i8, ptr %g, i64 %bry
%bvc = getelementptr i8, ptr %bvb, i64 %bqr
%bvd = load i64, ptr %bvc, align 1, !noalias !136
%bve = getelementptr i8, ptr %bm, i64 %bru
%bvf = getelementptr i8, ptr %bve, i64 %bry
store i64 %bvd, ptr %bvf, align 1, !noalias !139
br label %bua
bua:
%bvg = trunc i64 %brj to i32
%bvh = shl i64 %np, 2
%bvi = getelementptr i8, ptr %brf, i64 %bvh
%bvj = getelementptr i8, ptr %bvi, i64 4
store i32 %bvg, ptr %bvj, align 4, !noalias !108
%bvk = add nsw i64 %bqr, %bqq
br label %yb
pt:
%bvl = getelementptr i8, ptr %g, i64 %pj
%bvm = load i8, ptr %bvl, align 1, !noalias !142
%bvn = zext i8 %bvm to i64
%bvo = and i64 %bvn, 127
%bvp = add nsw i64 %pj, 1
%bvq = icmp slt i8 %bvm, 0
br i1 %bvq, label %bvr, label %bvs
bvr:
%bvt = add i64 %pj, 10
%bvu = getelementptr i8, ptr %g, i64 %pj
%bvv = getelementptr i8, ptr %bvu, i64 1
%bvw = load i8, ptr %bvv, align 1, !noalias !142
%bvx = zext i8 %bvw to i64
%bvy = add nsw i64 %pj, 2
%bvz = and i64 %bvx, 127
%bwa = shl nuw nsw i64 %bvz, 7
%bwb = or disjoint i64 %bwa, %bvo
%bwc = icmp slt i8 %bvw, 0
br i1 %bwc, label %bwd, label %bvs
bwe:
%bwf = getelementptr i8, ptr %g, i64 %bwg
%bwh = load i8, ptr %bwf, align 1, !noalias !142
%bwi = zext nneg i8 %bwh to i64
%bwj = icmp ugt i8 %bwh, 1
br i1 %bwj, label %bwk, label %bwl
bwl:
%bwm = shl nuw i64 %bwi, 63
%bwn = or i64 %bwm, %bwo
br label %bvs
bwd:
%bwp = getelementptr i8, ptr %g, i64 %pj
%bwq = getelementptr i8, ptr %bwp, i64 2
%bwr = load i8, ptr %bwq, align 1, !noalias !142
%bws = zext i8 %bwr to i64
%bwt = add nsw i64 %pj, 3
%bwu = and i64 %bws, 127
%bwv = shl nuw nsw i64 %bwu, 14
%bww = or disjoint i64 %bwv, %bwb
%bwx = icmp slt i8 %bwr, 0
br i1 %bwx, label %bwy, label %bvs
bwy:
%bwz = getelementptr i8, ptr %g, i64 %pj
%bxa = getelementptr i8, ptr %bwz, i64 3
%bxb = load i8, ptr %bxa, align 1, !noalias !142
%bxc = zext i8 %bxb to i64
%bxd = add nsw i64 %pj, 4
%bxe = and i64 %bxc, 127
%bxf = shl nuw nsw i64 %bxe, 21
%bxg = or disjoint i64 %bxf, %bww
%bxh = icmp slt i8 %bxb, 0
br i1 %bxh, label %bxi, label %bvs
bxi:
%bxj = getelementptr i8, ptr %g, i64 %pj
%bxk = getelementptr i8, ptr %bxj, i64 4
%bxl = load i8, ptr %bxk, align 1, !noalias !142
%bxm = zext i8 %bxl to i64
%bxn = add nsw i64 %pj, 5
%bxo = and i64 %bxm, 127
%bxp = shl nuw nsw i64 %bxo, 28
%bxq = or disjoint i64 %bxp, %bxg
%bxr = icmp slt i8 %bxl, 0
br i1 %bxr, label %bxs, label %bvs
bxs:
%bxt = getelementptr i8, ptr %g, i64 %pj
%bxu = getelementptr i8, ptr %bxt, i64 5
%bxv = load i8, ptr %bxu, align 1, !noalias !142
%bxw = zext i8 %bxv to i64
%bxx = add nsw i64 %pj, 6
%bxy = and i64 %bxw, 127
%bxz = shl nuw nsw i64 %bxy, 35
%bya = or disjoint i64 %bxz, %bxq
%byb = icmp slt i8 %bxv, 0
br i1 %byb, label %byc, label %bvs
byc:
%byd = getelementptr i8, ptr %g, i64 %pj
%bye = getelementptr i8, ptr %byd, i64 6
%byf = load i8, ptr %bye, align 1, !noalias !142
%byg = zext i8 %byf to i64
%byh = add nsw i64 %pj, 7
%byi = and i64 %byg, 127
%byj = shl nuw nsw i64 %byi, 42
%byk = or i64 %byj, %bya
%byl = icmp slt i8 %byf, 0
br i1 %byl, label %bym, label %bvs
bym:
%byn = getelementptr i8, ptr %g, i64 %pj
%byo = getelementptr i8, ptr %byn, i64 7
%byp = load i8, ptr %byo, align 1, !noalias !142
%byq = zext i8 %byp to i64
%byr = add nsw i64 %pj, 8
%bys = and i64 %byq, 127
%byt = shl nuw nsw i64 %bys, 49
%byu = or i64 %byt, %byk
%byv = icmp slt i8 %byp, 0
br i1 %byv, label %byw, label %bvs
byw:
%byx = getelementptr i8, ptr %g, i64 %pj
%byy = getelementptr i8, ptr %byx, i64 8
%byz = load i8, ptr %byy, align 1, !noalias !142
%bza = zext i8 %byz to i64
%bwg = add nsw i64 %pj, 9
%bzb = and i64 %bza, 127
%bzc = shl nuw nsw i64 %bzb, 56
%bwo = or i64 %bzc, %byu
%bzd = icmp slt i8 %byz, 0
br i1 %bzd, label %bwe, label %bvs
bze:
%bzf = lshr i64 %bzg, 1
%bzh = and i64 %bzg, 1
%bzi = icmp eq i64 %bzh, 0
br i1 %bzi, label %bzj, label %bzk
bzj:
%bzl = phi i64 [ %bzf, %bze ], [ 0, %bwk ]
%bzm = phi i64 [ %bzn, %bze ], [ %mo, %bwk ]
%bzo = sub nsw i64 %fk, %bzm
%bzp = icmp sgt i64 %bzl, %bzo
%bzq = select i1 %bzp, i64 6, i64 0
%bzr = select i1 %bzp, i64 0, i64 %bzl
br label %bzk
bvs:
%bzg = phi i64 [ %bwn, %bwl ], [ %bvo, %pt ], [ %bwb, %bvr ], [ %bww, %bwd ], [ %bxg, %bwy ], [ %bxq, %bxi ], [ %bya, %bxs ], [ %byk, %byc ], [ %byu, %bym ], [ %bwo, %byw ]
%bzn = phi i64 [ %bvt, %bwl ], [ %bvp, %pt ], [ %bvy, %bvr ], [ %bwt, %bwd ], [ %bxd, %bwy ], [ %bxn, %bxi ], [ %bxx, %bxs ], [ %byh, %byc ], [ %byr, %bym ], [ %bwg, %byw ]
%bzs = icmp sgt i64 %bzn, %fk
br i1 %bzs, label %bzk, label %bze
bwk:
%bzt = icmp slt i64 %fk, %mo
br i1 %bzt, label %bzk, label %bzj
pu:
%bzu = getelementptr i8, ptr %g, i64 %pj
%bzv = load i8, ptr %bzu, align 1, !noalias !149
%bzw = zext i8 %bzv to i64
%bzx = and i64 %bzw, 127
%bzy = add nsw i64 %pj, 1
%bzz = icmp slt i8 %bzv, 0
br i1 %bzz, label %caa, label %cab
caa:
%cac = add i64 %pj, 10
%cad = getelementptr i8, ptr %g, i64 %pj
%cae = getelementptr i8, ptr %cad, i64 1
%caf = load i8, ptr %cae, align 1, !noalias !149
%cag = zext i8 %caf to i64
%cah = add nsw i64 %pj, 2
%cai = and i64 %cag, 127
%caj = shl nuw nsw i64 %cai, 7
%cak = or disjoint i64 %caj, %bzx
%cal = icmp slt i8 %caf, 0
br i1 %cal, label %cam, label %cab
can:
%cao = getelementptr i8, ptr %g, i64 %cap
%caq = load i8, ptr %cao, align 1, !noalias !149
%car = zext nneg i8 %caq to i64
%cas = icmp ugt i8 %caq, 1
br i1 %cas, label %cat, label %cau
cau:
%cav = shl nuw i64 %car, 63
%caw = or i64 %cav, %cax
br label %cab
cam:
%cay = getelementptr i8, ptr %g, i64 %pj
%caz = getelementptr i8, ptr %cay, i64 2
%cba = load i8, ptr %caz, align 1, !noalias !149
%cbb = zext i8 %cba to i64
%cbc = add nsw i64 %pj, 3
%cbd = and i64 %cbb, 127
%cbe = shl nuw nsw i64 %cbd, 14
%cbf = or disjoint i64 %cbe, %cak
%cbg = icmp slt i8 %cba, 0
br i1 %cbg, label %cbh, label %cab
cbh:
%cbi = getelementptr i8, ptr %g, i64 %pj
%cbj = getelementptr i8, ptr %cbi, i64 3
%cbk = load i8, ptr %cbj, align 1, !noalias !149
%cbl = zext i8 %cbk to i64
%cbm = add nsw i64 %pj, 4
%cbn = and i64 %cbl, 127
%cbo = shl nuw nsw i64 %cbn, 21
%cbp = or disjoint i64 %cbo, %cbf
%cbq = icmp slt i8 %cbk, 0
br i1 %cbq, label %cbr, label %cab
cbr:
%cbs = getelementptr i8, ptr %g, i64 %pj
%cbt = getelementptr i8, ptr %cbs, i64 4
%cbu = load i8, ptr %cbt, align 1, !noalias !149
%cbv = zext i8 %cbu to i64
%cbw = add nsw i64 %pj, 5
%cbx = and i64 %cbv, 127
%cby = shl nuw nsw i64 %cbx, 28
%cbz = or disjoint i64 %cby, %cbp
%cca = icmp slt i8 %cbu, 0
br i1 %cca, label %ccb, label %cab
ccb:
%ccc = getelementptr i8, ptr %g, i64 %pj
%ccd = getelementptr i8, ptr %ccc, i64 5
%cce = load i8, ptr %ccd, align 1, !noalias !149
%ccf = zext i8 %cce to i64
%ccg = add nsw i64 %pj, 6
%cch = and i64 %ccf, 127
%cci = shl nuw nsw i64 %cch, 35
%ccj = or disjoint i64 %cci, %cbz
%cck = icmp slt i8 %cce, 0
br i1 %cck, label %ccl, label %cab
ccl:
%ccm = getelementptr i8, ptr %g, i64 %pj
%ccn = getelementptr i8, ptr %ccm, i64 6
%cco = load i8, ptr %ccn, align 1, !noalias !149
%ccp = zext i8 %cco to i64
%ccq = add nsw i64 %pj, 7
%ccr = and i64 %ccp, 127
%ccs = shl nuw nsw i64 %ccr, 42
%cct = or i64 %ccs, %ccj
%ccu = icmp slt i8 %cco, 0
br i1 %ccu, label %ccv, label %cab
ccv:
%ccw = getelementptr i8, ptr %g, i64 %pj
%ccx = getelementptr i8, ptr %ccw, i64 7
%ccy = load i8, ptr %ccx, align 1, !noalias !149
%ccz = zext i8 %ccy to i64
%cda = add nsw i64 %pj, 8
%cdb = and i64 %ccz, 127
%cdc = shl nuw nsw i64 %cdb, 49
%cdd = or i64 %cdc, %cct
%cde = icmp slt i8 %ccy, 0
br i1 %cde, label %cdf, label %cab
cdf:
%cdg = getelementptr i8, ptr %g, i64 %pj
%cdh = getelementptr i8, ptr %cdg, i64 8
%cdi = load i8, ptr %cdh, align 1, !noalias !149
%cdj = zext i8 %cdi to i64
%cap = add nsw i64 %pj, 9
%cdk = and i64 %cdj, 127
%cdl = shl nuw nsw i64 %cdk, 56
%cax = or i64 %cdl, %cdd
%cdm = icmp slt i8 %cdi, 0
br i1 %cdm, label %can, label %cab
cdn:
%cdo = lshr i64 %cdp, 1
%cdq = and i64 %cdp, 1
%cdr = icmp eq i64 %cdq, 0
br i1 %cdr, label %cds, label %cdt
cds:
%cdu = phi i64 [ %cdo, %cdn ], [ 0, %cat ]
%cdv = phi i64 [ %cdw, %cdn ], [ %mo, %cat ]
%cdx = sub nsw i64 %fk, %cdv
%cdy = icmp sgt i64 %cdu, %cdx
%cdz = select i1 %cdy, i64 0, i64 %cdu
%cea = select i1 %cdy, i64 6, i64 0
br label %cdt
cab:
%cdp = phi i64 [ %caw, %cau ], [ %bzx, %pu ], [ %cak, %caa ], [ %cbf, %cam ], [ %cbp, %cbh ], [ %cbz, %cbr ], [ %ccj, %ccb ], [ %cct, %ccl ], [ %cdd, %ccv ], [ %cax, %cdf ]
%cdw = phi i64 [ %cac, %cau ], [ %bzy, %pu ], [ %cah, %caa ], [ %cbc, %cam ], [ %cbm, %cbh ], [ %cbw, %cbr ], [ %ccg, %ccb ], [ %ccq, %ccl ], [ %cda, %ccv ], [ %cap, %cdf ]
%ceb = icmp sgt i64 %cdw, %fk
br i1 %ceb, label %cdt, label %cdn
cat:
%cec = icmp slt i64 %fk, %mo
br i1 %cec, label %cdt, label %cds
pv:
%ced = getelementptr i8, ptr %ht, i64 24
%cee = load i64, ptr %ced, align 8, !noalias !156
%cef = icmp sgt i64 %cee, 0
br i1 %cef, label %ceg, label %yb
ceg:
%ceh = bitcast i64 -9187201950435737472 to i64
%cei = bitcast i64 -9187201952591642624 to i64
br label %cej
cej:
%cek = phi i64 [ %cel, %cem ], [ %pj, %ceg ]
%cen = phi i64 [ %ceo, %cem ], [ %cee, %ceg ]
%cep = icmp sgt i64 %cek, %fk
br i1 %cep, label %yb, label %ceq
cer:
%ces = and i64 %cet, 128
%ceu = icmp eq i64 %ces, 0
br i1 %ceu, label %cev, label %cew
cev:
%cex = phi i64 [ %cek, %cer ], [ %cey, %cew ], [ %cez, %cfa ], [ %cfb, %cfc ], [ %cfd, %cfe ], [ %cff, %cfg ], [ %cfh, %cfi ], [ %cfj, %cfk ], [ %cfl, %cfm ], [ %cfn, %cfo ]
%cfp = add nsw i64 %cex, 1
br label %cfq
cew:
%cey = add nsw i64 %cek, 1
%cfr = and i64 %cet, 32768
%cfs = icmp eq i64 %cfr, 0
br i1 %cfs, label %cev, label %cfa
cfa:
%cez = add nsw i64 %cek, 2
%cft = and i64 %cet, 8388608
%cfu = icmp eq i64 %cft, 0
br i1 %cfu, label %cev, label %cfc
cfc:
%cfb = add nsw i64 %cek, 3
%cfv = and i64 %cet, 2147483648
%cfw = icmp eq i64 %cfv, 0
br i1 %cfw, label %cev, label %cfe
cfe:
%cfx = bitcast i64 549755813888 to i64
%cfd = add nsw i64 %cek, 4
%cfy = and i64 %cet, %cfx
%cfz = icmp eq i64 %cfy, 0
br i1 %cfz, label %cev, label %cfg
cfg:
%cga = bitcast i64 140737488355328 to i64
%cff = add nsw i64 %cek, 5
%cgb = and i64 %cet, %cga
%cgc = icmp eq i64 %cgb, 0
br i1 %cgc, label %cev, label %cfi
cfi:
%cgd = bitcast i64 36028797018963968 to i64
%cfh = add nsw i64 %cek, 6
%cge = and i64 %cet, %cgd
%cgf = icmp eq i64 %cge, 0
br i1 %cgf, label %cev, label %cfk
cfk:
%cfj = add nsw i64 %cek, 7
%cgg = icmp slt i64 %cet, 0
br i1 %cgg, label %cfm, label %cev
cfm:
%cfl = add nsw i64 %cek, 8
%cgh = getelementptr i8, ptr %g, i64 %cfl
%cgi = load i8, ptr %cgh, align 1, !noalias !159
%cgj = icmp slt i8 %cgi, 0
br i1 %cgj, label %cfo, label %cev
cfo:
%cfn = add nsw i64 %cek, 9
%cgk = getelementptr i8, ptr %g, i64 %cfn
%cgl = load i8, ptr %cgk, align 1, !noalias !159
%cgm = icmp slt i8 %cgl, 0
br i1 %cgm, label %cfq, label %cev
cem:
%cel = phi i64 [ %cgn, %cfq ], [ %cgo, %cgp ], [ %cgq, %cgr ]
%ceo = phi i64 [ %cgs, %cfq ], [ %cgt, %cgp ], [ %cgt, %cgr ]
%cgu = icmp sgt i64 %ceo, 0
br i1 %cgu, label %cej, label %yb
ceq:
%cgv = getelementptr i8, ptr %g, i64 %cek
%cet = load i64, ptr %cgv, align 1, !noalias !164
%cgw = and i64 %cet, %ceh
%cgx = xor i64 %cgw, %ceh
%cgy = lshr exact i64 %cgx, 7
%cgz = lshr i64 %cgx, 39
%cha = add nuw nsw i64 %cgy, %cgz
%chb = lshr i64 %cha, 16
%chc = add nuw nsw i64 %chb, %cha
%chd = lshr i64 %chc, 8
%che = add nuw nsw i64 %chd, %chc
%chf = and i64 %che, 15
%chg = icmp samesign ule i64 %cen, %chf
%chh = and i64 %cgx, 2155905152
%chi = icmp eq i64 %chh, 0
%chj = or i1 %chi, %chg
%chk = and i64 %cgx, %cei
%chl = icmp eq i64 %chk, 0
%chm = or i1 %chl, %chj
br i1 %chm, label %cer, label %cgp
cgp:
%cgt = sub nuw nsw i64 %cen, %chf
%cgo = add nsw i64 %cek, 8
%chn = icmp slt i64 %cet, 0
br i1 %chn, label %cho, label %cem
cho:
br label %cgr
cgr:
%chp = phi i64 [ %cgq, %cgr ], [ %cgo, %cho ]
%cgq = add i64 %chp, -1
%chq = getelementptr i8, ptr %g, i64 %chp
%chr = getelementptr i8, ptr %chq, i64 -2
%chs = load i8, ptr %chr, align 1, !noalias !164
%cht = icmp slt i8 %chs, 0
br i1 %cht, label %cgr, label %cem
cfq:
%cgn = phi i64 [ %cfp, %cev ], [ %mo, %cfo ]
%cgs = add nsw i64 %cen, -1
br label %cem
pw:
%chu = getelementptr i8, ptr %ht, i64 24
%chv = load i64, ptr %chu, align 8, !noalias !165
%chw = getelementptr i8, ptr %ht, i64 32
%chx = load i64, ptr %chw, align 8, !noalias !165
%chy = getelementptr i8, ptr %ht, i64 40
%chz = load i64, ptr %chy, align 8, !noalias !165
%cia = mul i64 %chx, 24
%cib = getelementptr i8, ptr %ch, i64 %cia
%cic = getelementptr i8, ptr %cib, i64 8
%cid = load i64, ptr %cic, align 8, !noalias !168
%cie = ashr i64 %cid, 3
%cif = icmp slt i64 %chv, 0
%cig = select i1 %cif, i64 %dd, i64 0
%cih = getelementptr i64, ptr %dc, i64 %chv
%cii = getelementptr i64, ptr %cih, i64 %cig
%cij = load i64, ptr %cii, align 8, !noalias !165
%cik = getelementptr i64, ptr %co, i64 %chv
%cil = getelementptr i64, ptr %ca, i64 %cie
%cim = sub nsw i64 1, %chz
%cin = icmp slt i64 %chx, 0
%cio = and i64 %cid, -8
%cip = getelementptr i8, ptr %ca, i64 %cio
%ciq = select i1 %cif, i64 %ev, i64 0
%cir = select i1 %cin, i64 %ew, i64 0
br label %cis
cis:
%cit = phi i64 [ %pj, %pw ], [ %ciu, %civ ], [ %ciw, %cix ], [ %ciy, %ciz ]
%cja = phi i64 [ %cij, %pw ], [ %cjb, %civ ], [ %cjb, %cix ], [ %cjb, %ciz ]
%cjc = getelementptr i8, ptr %ht, i64 48
%cjd = load i64, ptr %cjc, align 8, !noalias !165
%cje = getelementptr i8, ptr %g, i64 %cit
%cjf = load i8, ptr %cje, align 1, !noalias !171
%cjg = zext i8 %cjf to i64
%cjh = and i64 %cjg, 127
%cji = add nsw i64 %cit, 1
%cjj = icmp slt i8 %cjf, 0
br i1 %cjj, label %cjk, label %cjl
cjk:
%cjm = add i64 %cit, 10
%cjn = getelementptr i8, ptr %g, i64 %cit
%cjo = getelementptr i8, ptr %cjn, i64 1
%cjp = load i8, ptr %cjo, align 1, !noalias !171
%cjq = zext i8 %cjp to i64
%cjr = add nsw i64 %cit, 2
%cjs = and i64 %cjq, 127
%cjt = shl nuw nsw i64 %cjs, 7
%cju = or disjoint i64 %cjt, %cjh
%cjv = icmp slt i8 %cjp, 0
br i1 %cjv, label %cjw, label %cjl
cjx:
%cjy = getelementptr i8, ptr %g, i64 %cjz
%cka = load i8, ptr %cjy, align 1, !noalias !171
%ckb = zext nneg i8 %cka to i64
%ckc = icmp ugt i8 %cka, 1
br i1 %ckc, label %ckd, label %cke
cke:
%ckf = shl nuw i64 %ckb, 63
%ckg = or i64 %ckf, %ckh
br label %cjl
cjw:
%cki = getelementptr i8, ptr %g, i64 %cit
%ckj = getelementptr i8, ptr %cki, i64 2
%ckk = load i8, ptr %ckj, align 1, !noalias !171
%ckl = zext i8 %ckk to i64
%ckm = add nsw i64 %cit, 3
%ckn = and i64 %ckl, 127
%cko = shl nuw nsw i64 %ckn, 14
%ckp = or disjoint i64 %cko, %cju
%ckq = icmp slt i8 %ckk, 0
br i1 %ckq, label %ckr, label %cjl
ckr:
%cks = getelementptr i8, ptr %g, i64 %cit
%ckt = getelementptr i8, ptr %cks, i64 3
%cku = load i8, ptr %ckt, align 1, !noalias !171
%ckv = zext i8 %cku to i64
%ckw = add nsw i64 %cit, 4
%ckx = and i64 %ckv, 127
%cky = shl nuw nsw i64 %ckx, 21
%ckz = or disjoint i64 %cky, %ckp
%cla = icmp slt i8 %cku, 0
br i1 %cla, label %clb, label %cjl
clb:
%clc = getelementptr i8, ptr %g, i64 %cit
%cld = getelementptr i8, ptr %clc, i64 4
%cle = load i8, ptr %cld, align 1, !noalias !171
%clf = zext i8 %cle to i64
%clg = add nsw i64 %cit, 5
%clh = and i64 %clf, 127
%cli = shl nuw nsw i64 %clh, 28
%clj = or disjoint i64 %cli, %ckz
%clk = icmp slt i8 %cle, 0
br i1 %clk, label %cll, label %cjl
cll:
%clm = getelementptr i8, ptr %g, i64 %cit
%cln = getelementptr i8, ptr %clm, i64 5
%clo = load i8, ptr %cln, align 1, !noalias !171
%clp = zext i8 %clo to i64
%clq = add nsw i64 %cit, 6
%clr = and i64 %clp, 127
%cls = shl nuw nsw i64 %clr, 35
%clt = or disjoint i64 %cls, %clj
%clu = icmp slt i8 %clo, 0
br i1 %clu, label %clv, label %cjl
clv:
%clw = getelementptr i8, ptr %g, i64 %cit
%clx = getelementptr i8, ptr %clw, i64 6
%cly = load i8, ptr %clx, align 1, !noalias !171
%clz = zext i8 %cly to i64
%cma = add nsw i64 %cit, 7
%cmb = and i64 %clz, 127
%cmc = shl nuw nsw i64 %cmb, 42
%cmd = or i64 %cmc, %clt
%cme = icmp slt i8 %cly, 0
br i1 %cme, label %cmf, label %cjl
cmf:
%cmg = getelementptr i8, ptr %g, i64 %cit
%cmh = getelementptr i8, ptr %cmg, i64 7
%cmi = load i8, ptr %cmh, align 1, !noalias !171
%cmj = zext i8 %cmi to i64
%cmk = add nsw i64 %cit, 8
%cml = and i64 %cmj, 127
%cmm = shl nuw nsw i64 %cml, 49
%cmn = or i64 %cmm, %cmd
%cmo = icmp slt i8 %cmi, 0
br i1 %cmo, label %cmp, label %cjl
cmp:
%cmq = getelementptr i8, ptr %g, i64 %cit
%cmr = getelementptr i8, ptr %cmq, i64 8
%cms = load i8, ptr %cmr, align 1, !noalias !171
%cmt = zext i8 %cms to i64
%cjz = add nsw i64 %cit, 9
%cmu = and i64 %cmt, 127
%cmv = shl nuw nsw i64 %cmu, 56
%ckh = or i64 %cmv, %cmn
%cmw = icmp slt i8 %cms, 0
br i1 %cmw, label %cjx, label %cjl
cmx:
%cmy = icmp eq i64 %cmz, 0
br i1 %cmy, label %cna, label %cnb
cnb:
%cnc = add i64 %ej, 4
%cnd = icmp eq i64 %cne, %cnc
br i1 %cnd, label %yb, label %cnf
cnf:
%cng = sub nsw i64 0, %cne
%cnh = getelementptr i8, ptr %g, i64 %cni
%cnj = load i8, ptr %cnh, align 1, !noalias !176
%cnk = zext i8 %cnj to i64
%cnl = and i64 %cnk, 127
%cnm = add nsw i64 %cni, 1
%cnn = icmp slt i8 %cnj, 0
br i1 %cnn, label %cno, label %cnp
cno:
%cnq = add i64 %cni, 10
%cnr = getelementptr i8, ptr %g, i64 %cni
%cns = getelementptr i8, ptr %cnr, i64 1
%cnt = load i8, ptr %cns, align 1, !noalias !176
%cnu = zext i8 %cnt to i64
%cnv = add nsw i64 %cni, 2
%cnw = and i64 %cnu, 127
%cnx = shl nuw nsw i64 %cnw, 7
%cny = or disjoint i64 %cnx, %cnl
%cnz = icmp slt i8 %cnt, 0
br i1 %cnz, label %coa, label %cnp
cob:
%coc = getelementptr i8, ptr %g, i64 %cod
%coe = load i8, ptr %coc, align 1, !noalias !176
%cof = zext nneg i8 %coe to i64
%cog = icmp ugt i8 %coe, 1
br i1 %cog, label %coh, label %coi
coi:
%coj = shl nuw i64 %cof, 63
%cok = or i64 %coj, %col
br label %cnp
coa:
%com = getelementptr i8, ptr %g, i64 %cni
%con = getelementptr i8, ptr %com, i64 2
%coo = load i8, ptr %con, align 1, !noalias !176
%cop = zext i8 %coo to i64
%coq = add nsw i64 %cni, 3
%cor = and i64 %cop, 127
%cos = shl nuw nsw i64 %cor, 14
%cot = or disjoint i64 %cos, %cny
%cou = icmp slt i8 %coo, 0
br i1 %cou, label %cov, label %cnp
cov:
%cow = getelementptr i8, ptr %g, i64 %cni
%cox = getelementptr i8, ptr %cow, i64 3
%coy = load i8, ptr %cox, align 1, !noalias !176
%coz = zext i8 %coy to i64
%cpa = add nsw i64 %cni, 4
%cpb = and i64 %coz, 127
%cpc = shl nuw nsw i64 %cpb, 21
%cpd = or disjoint i64 %cpc, %cot
%cpe = icmp slt i8 %coy, 0
br i1 %cpe, label %cpf, label %cnp
cpf:
%cpg = getelementptr i8, ptr %g, i64 %cni
%cph = getelementptr i8, ptr %cpg, i64 4
%cpi = load i8, ptr %cph, align 1, !noalias !176
%cpj = zext i8 %cpi to i64
%cpk = add nsw i64 %cni, 5
%cpl = and i64 %cpj, 127
%cpm = shl nuw nsw i64 %cpl, 28
%cpn = or disjoint i64 %cpm, %cpd
%cpo = icmp slt i8 %cpi, 0
br i1 %cpo, label %cpp, label %cnp
cpp:
%cpq = getelementptr i8, ptr %g, i64 %cni
%cpr = getelementptr i8, ptr %cpq, i64 5
%cps = load i8, ptr %cpr, align 1, !noalias !176
%cpt = zext i8 %cps to i64
%cpu = add nsw i64 %cni, 6
%cpv = and i64 %cpt, 127
%cpw = shl nuw nsw i64 %cpv, 35
%cpx = or disjoint i64 %cpw, %cpn
%cpy = icmp slt i8 %cps, 0
br i1 %cpy, label %cpz, label %cnp
cpz:
%cqa = getelementptr i8, ptr %g, i64 %cni
%cqb = getelementptr i8, ptr %cqa, i64 6
%cqc = load i8, ptr %cqb, align 1, !noalias !176
%cqd = zext i8 %cqc to i64
%cqe = add nsw i64 %cni, 7
%cqf = and i64 %cqd, 127
%cqg = shl nuw nsw i64 %cqf, 42
%cqh = or i64 %cqg, %cpx
%cqi = icmp slt i8 %cqc, 0
br i1 %cqi, label %cqj, label %cnp
cqj:
%cqk = getelementptr i8, ptr %g, i64 %cni
%cql = getelementptr i8, ptr %cqk, i64 7
%cqm = load i8, ptr %cql, align 1, !noalias !176
%cqn = zext i8 %cqm to i64
%cqo = add nsw i64 %cni, 8
%cqp = and i64 %cqn, 127
%cqq = shl nuw nsw i64 %cqp, 49
%cqr = or i64 %cqq, %cqh
%cqs = icmp slt i8 %cqm, 0
br i1 %cqs, label %cqt, label %cnp
cqt:
%cqu = getelementptr i8, ptr %g, i64 %cni
%cqv = getelementptr i8, ptr %cqu, i64 8
%cqw = load i8, ptr %cqv, align 1, !noalias !176
%cqx = zext i8 %cqw to i64
%cod = add nsw i64 %cni, 9
%cqy = and i64 %cqx, 127
%cqz = shl nuw nsw i64 %cqy, 56
%col = or i64 %cqz, %cqr
%cra = icmp slt i8 %cqw, 0
br i1 %cra, label %cob, label %cnp
cnp:
%crb = phi i64 [ %cok, %coi ], [ %cnl, %cnf ], [ %cny, %cno ], [ %cot, %coa ], [ %cpd, %cov ], [ %cpn, %cpf ], [ %cpx, %cpp ], [ %cqh, %cpz ], [ %cqr, %cqj ], [ %col, %cqt ]
%crc = phi i64 [ %cnq, %coi ], [ %cnm, %cnf ], [ %cnv, %cno ], [ %coq, %coa ], [ %cpa, %cov ], [ %cpk, %cpf ], [ %cpu, %cpp ], [ %cqe, %cpz ], [ %cqo, %cqj ], [ %cod, %cqt ]
%crd = lshr i64 %crb, 1
%cre = and i64 %crb, 1
%crf = sub nsw i64 0, %cre
%crg = xor i64 %crd, %crf
br label %coh
crh:
%cri = icmp slt i64 %crj, 0
%crk = sub nsw i64 %fk, %crl
%crm = icmp sgt i64 %crj, %crk
%crn = select i1 %cri, i1 true, i1 %crm
br i1 %crn, label %yb, label %cna
cna:
%cro = phi i64 [ %cne, %cmx ], [ %cng, %crh ], [ 0, %ckd ]
%ciu = phi i64 [ %cni, %cmx ], [ %crl, %crh ], [ %mo, %ckd ]
%crp = icmp sgt i64 %cjd, 0
br i1 %crp, label %crq, label %crr
cjl:
%crs = phi i64 [ %ckg, %cke ], [ %cjh, %cis ], [ %cju, %cjk ], [ %ckp, %cjw ], [ %ckz, %ckr ], [ %clj, %clb ], [ %clt, %cll ], [ %cmd, %clv ], [ %cmn, %cmf ], [ %ckh, %cmp ]
%cni = phi i64 [ %cjm, %cke ], [ %cji, %cis ], [ %cjr, %cjk ], [ %ckm, %cjw ], [ %ckw, %ckr ], [ %clg, %clb ], [ %clq, %cll ], [ %cma, %clv ], [ %cmk, %cmf ], [ %cjz, %cmp ]
%crt = lshr i64 %crs, 1
%cmz = and i64 %crs, 1
%cru = sub nsw i64 0, %cmz
%cne = xor i64 %crt, %cru
%crv = icmp sgt i64 %cni, %fk
br i1 %crv, label %yb, label %cmx
ckd:
%crw = icmp slt i64 %fk, %mo
br i1 %crw, label %yb, label %cna
coh:
%crj = phi i64 [ %crg, %cnp ], [ 0, %cob ]
%crl = phi i64 [ %crc, %cnp ], [ %mo, %cob ]
%crx = icmp slt i64 %fk, %crl
br i1 %crx, label %yb, label %crh
crq:
%cry = sub nsw i64 %fk, %ciu
%crz = or i64 %cry, %cjd
%csa = icmp ult i64 %crz, 4294967296
br i1 %csa, label %csb, label %csc
csb:
%csd = trunc nuw i64 %cjd to i32
%cse = trunc nuw i64 %cry to i32
%csf = udiv i32 %cse, %csd
%csg = zext i32 %csf to i64
br label %csh
csc:
%csi = or i64 %cry, %cjd
%csj = and i64 %csi, -4294967296
%csk = icmp eq i64 %csj, 0
br i1 %csk, label %csl, label %csm
csl:
%csn = trunc i64 %cjd to i32
%cso = trunc i64 %cry to i32
%csp = udiv i32 %cso, %csn
%csq = urem i32 %cso, %csn
%csr = zext i32 %csp to i64
%css = zext i32 %csq to i64
br label %cst
csm:
%csu = sdiv i64 %cry, %cjd
%csv = srem i64 %cry, %cjd
br label %cst
cst:
%csw = phi i64 [ %csr, %csl ], [ %csu, %csm ]
%csx = phi i64 [ %css, %csl ], [ %csv, %csm ]
%csy = ashr i64 %csx, 63
br label %csh
csh:
%csz = phi i64 [ %csg, %csb ], [ %csw, %cst ]
%cta = phi i64 [ 0, %csb ], [ %csy, %cst ]
%ctb = add i64 %cta, %csz
%ctc = icmp sgt i64 %cro, %ctb
br i1 %ctc, label %yb, label %crr
crr:
%ctd = icmp eq i64 %cro, 0
br i1 %ctd, label %cte, label %ctf
ctf:
%cjb = add nsw i64 %cro, %cja
%ctg = getelementptr inbounds i8, ptr %cik, i64 %ciq
%cth = load i64, ptr %ctg, align 8, !noalias !165
%cti = icmp sgt i64 %cjb, %cth
br i1 %cti, label %ctj, label %civ
ctk:
%ctl = phi ptr [ %ctm, %ctn ], [ %cto, %ciz ]
%ctp = phi i64 [ %ctq, %ctn ], [ %ctr, %ciz ]
%cts = phi i64 [ %ciu, %ctn ], [ %ciy, %ciz ]
%ctt = getelementptr i8, ptr %g, i64 %cts
%ctu = load i8, ptr %ctt, align 1, !noalias !179
%ctv = zext i8 %ctu to i64
%ctw = and i64 %ctv, 127
%ctx = add nsw i64 %cts, 1
%cty = icmp slt i8 %ctu, 0
br i1 %cty, label %ctz, label %cua
ctz:
%cub = add i64 %cts, 10
%cuc = getelementptr i8, ptr %g, i64 %cts
%cud = getelementptr i8, ptr %cuc, i64 1
%cue = load i8, ptr %cud, align 1, !noalias !179
%cuf = zext i8 %cue to i64
%cug = add nsw i64 %cts, 2
%cuh = and i64 %cuf, 127
%cui = shl nuw nsw i64 %cuh, 7
%cuj = or disjoint i64 %cui, %ctw
%cuk = icmp slt i8 %cue, 0
br i1 %cuk, label %cul, label %cua
cum:
%cun = getelementptr i8, ptr %g, i64 %cuo
%cup = load i8, ptr %cun, align 1, !noalias !179
%cuq = zext nneg i8 %cup to i64
%cur = icmp ugt i8 %cup, 1
br i1 %cur, label %cus, label %cut
cut:
%cuu = shl nuw i64 %cuq, 63
%cuv = or i64 %cuu, %cuw
br label %cua
cul:
%cux = getelementptr i8, ptr %g, i64 %cts
%cuy = getelementptr i8, ptr %cux, i64 2
%cuz = load i8, ptr %cuy, align 1, !noalias !179
%cva = zext i8 %cuz to i64
%cvb = add nsw i64 %cts, 3
%cvc = and i64 %cva, 127
%cvd = shl nuw nsw i64 %cvc, 14
%cve = or disjoint i64 %cvd, %cuj
%cvf = icmp slt i8 %cuz, 0
br i1 %cvf, label %cvg, label %cua
cvg:
%cvh = getelementptr i8, ptr %g, i64 %cts
%cvi = getelementptr i8, ptr %cvh, i64 3
%cvj = load i8, ptr %cvi, align 1, !noalias !179
%cvk = zext i8 %cvj to i64
%cvl = add nsw i64 %cts, 4
%cvm = and i64 %cvk, 127
%cvn = shl nuw nsw i64 %cvm, 21
%cvo = or disjoint i64 %cvn, %cve
%cvp = icmp slt i8 %cvj, 0
br i1 %cvp, label %cvq, label %cua
cvq:
%cvr = getelementptr i8, ptr %g, i64 %cts
%cvs = getelementptr i8, ptr %cvr, i64 4
%cvt = load i8, ptr %cvs, align 1, !noalias !179
%cvu = zext i8 %cvt to i64
%cvv = add nsw i64 %cts, 5
%cvw = and i64 %cvu, 127
%cvx = shl nuw nsw i64 %cvw, 28
%cvy = or disjoint i64 %cvx, %cvo
%cvz = icmp slt i8 %cvt, 0
br i1 %cvz, label %cwa, label %cua
cwa:
%cwb = getelementptr i8, ptr %g, i64 %cts
%cwc = getelementptr i8, ptr %cwb, i64 5
%cwd = load i8, ptr %cwc, align 1, !noalias !179
%cwe = zext i8 %cwd to i64
%cwf = add nsw i64 %cts, 6
%cwg = and i64 %cwe, 127
%cwh = shl nuw nsw i64 %cwg, 35
%cwi = or disjoint i64 %cwh, %cvy
%cwj = icmp slt i8 %cwd, 0
br i1 %cwj, label %cwk, label %cua
cwk:
%cwl = getelementptr i8, ptr %g, i64 %cts
%cwm = getelementptr i8, ptr %cwl, i64 6
%cwn = load i8, ptr %cwm, align 1, !noalias !179
%cwo = zext i8 %cwn to i64
%cwp = add nsw i64 %cts, 7
%cwq = and i64 %cwo, 127
%cwr = shl nuw nsw i64 %cwq, 42
%cws = or i64 %cwr, %cwi
%cwt = icmp slt i8 %cwn, 0
br i1 %cwt, label %cwu, label %cua
cwu:
%cwv = getelementptr i8, ptr %g, i64 %cts
%cww = getelementptr i8, ptr %cwv, i64 7
%cwx = load i8, ptr %cww, align 1, !noalias !179
%cwy = zext i8 %cwx to i64
%cwz = add nsw i64 %cts, 8
%cxa = and i64 %cwy, 127
%cxb = shl nuw nsw i64 %cxa, 49
%cxc = or i64 %cxb, %cws
%cxd = icmp slt i8 %cwx, 0
br i1 %cxd, label %cxe, label %cua
cxe:
%cxf = getelementptr i8, ptr %g, i64 %cts
%cxg = getelementptr i8, ptr %cxf, i64 8
%cxh = load i8, ptr %cxg, align 1, !noalias !179
%cxi = zext i8 %cxh to i64
%cuo = add nsw i64 %cts, 9
%cxj = and i64 %cxi, 127
%cxk = shl nuw nsw i64 %cxj, 56
%cuw = or i64 %cxk, %cxc
%cxl = icmp slt i8 %cxh, 0
br i1 %cxl, label %cum, label %cua
cua:
%cxm = phi i64 [ %cuv, %cut ], [ %ctw, %ctk ], [ %cuj, %ctz ], [ %cve, %cul ], [ %cvo, %cvg ], [ %cvy, %cvq ], [ %cwi, %cwa ], [ %cws, %cwk ], [ %cxc, %cwu ], [ %cuw, %cxe ]
%cxn = phi i64 [ %cub, %cut ], [ %ctx, %ctk ], [ %cug, %ctz ], [ %cvb, %cul ], [ %cvl, %cvg ], [ %cvv, %cvq ], [ %cwf, %cwa ], [ %cwp, %cwk ], [ %cwz, %cwu ], [ %cuo, %cxe ]
%cxo = lshr i64 %cxm, 1
%cxp = and i64 %cxm, 1
%cxq = sub nsw i64 0, %cxp
%cxr = xor i64 %cxo, %cxq
br label %cus
cte:
%cxs = getelementptr i8, ptr %ht, i64 24
%cxt = load i64, ptr %cxs, align 8, !noalias !182
%cxu = icmp slt i64 %cxt, 0
%cxv = select i1 %cxu, i64 %dd, i64 0
%cxw = getelementptr i64, ptr %dc, i64 %cxt
%cxx = getelementptr i64, ptr %cxw, i64 %cxv
store i64 %cja, ptr %cxx, align 8, !noalias !182
%cxy = getelementptr i8, ptr %ht, i64 16
%cxz = load i64, ptr %cxy, align 8, !noalias !182
%cya = mul i64 %cxz, 24
%cyb = getelementptr i8, ptr %ch, i64 %cya
%cyc = getelementptr i8, ptr %cyb, i64 8
%cyd = load i64, ptr %cyc, align 8, !noalias !185
%cye = ashr i64 %cyd, 2
%cyf = trunc i64 %cja to i32
%cyg = add nsw i64 %cye, %np
%cyh = icmp slt i64 %cyg, -1
%cyi = select i1 %cyh, i64 %bu, i64 0
%cyj = getelementptr i32, ptr %bt, i64 %cyg
%cyk = getelementptr i8, ptr %cyj, i64 4
%cyl = getelementptr i32, ptr %cyk, i64 %cyi
store i32 %cyf, ptr %cyl, align 4, !noalias !182
br label %yb
ctj:
%cym = getelementptr i8, ptr %dz, i64 24
store i64 %chv, ptr %cym, align 8, !noalias !188
%cyn = getelementptr i8, ptr %dz, i64 32
store i64 %cjb, ptr %cyn, align 8, !noalias !188
br label %yb
civ:
%cyo = tail call i64 @llvm.smax.i64(i64 %cro, i64 0)
%cyp = icmp eq i64 %cyo, 0
br i1 %cyp, label %cis, label %cyq
cyq:
%cyr = icmp sgt i64 %chz, -1
%ctq = add nuw i64 %cyo, 1
br i1 %cyr, label %cys, label %ctn
cys:
br label %cyt
ctn:
%cyu = shl i64 %cja, 3
%ctm = getelementptr i8, ptr %cip, i64 %cyu
br label %ctk
cyt:
%cyv = phi i64 [ %cyw, %cix ], [ %ctq, %cys ]
%cyx = phi i64 [ %ciw, %cix ], [ %ciu, %cys ]
%cyy = phi i64 [ %cyz, %cix ], [ %cja, %cys ]
%cza = getelementptr i8, ptr %g, i64 %cyx
%czb = load i8, ptr %cza, align 1, !noalias !191
%czc = zext i8 %czb to i64
%czd = and i64 %czc, 127
%cze = add nsw i64 %cyx, 1
%czf = icmp slt i8 %czb, 0
br i1 %czf, label %czg, label %czh
czg:
%czi = add i64 %cyx, 10
%czj = getelementptr i8, ptr %g, i64 %cyx
%czk = getelementptr i8, ptr %czj, i64 1
%czl = load i8, ptr %czk, align 1, !noalias !191
%czm = zext i8 %czl to i64
%czn = add nsw i64 %cyx, 2
%czo = and i64 %czm, 127
%czp = shl nuw nsw i64 %czo, 7
%czq = or disjoint i64 %czp, %czd
%czr = icmp slt i8 %czl, 0
br i1 %czr, label %czs, label %czh
czt:
%czu = getelementptr i8, ptr %g, i64 %czv
%czw = load i8, ptr %czu, align 1, !noalias !191
%czx = zext nneg i8 %czw to i64
%czy = icmp ugt i8 %czw, 1
br i1 %czy, label %czz, label %daa
daa:
%dab = shl nuw i64 %czx, 63
%dac = or i64 %dab, %dad
br label %czh
czs:
%dae = getelementptr i8, ptr %g, i64 %cyx
%daf = getelementptr i8, ptr %dae, i64 2
%dag = load i8, ptr %daf, align 1, !noalias !191
%dah = zext i8 %dag to i64
%dai = add nsw i64 %cyx, 3
%daj = and i64 %dah, 127
%dak = shl nuw nsw i64 %daj, 14
%dal = or disjoint i64 %dak, %czq
%dam = icmp slt i8 %dag, 0
br i1 %dam, label %dan, label %czh
dan:
%dao = getelementptr i8, ptr %g, i64 %cyx
%dap = getelementptr i8, ptr %dao, i64 3
%daq = load i8, ptr %dap, align 1, !noalias !191
%dar = zext i8 %daq to i64
%das = add nsw i64 %cyx, 4
%dat = and i64 %dar, 127
%dau = shl nuw nsw i64 %dat, 21
%dav = or disjoint i64 %dau, %dal
%daw = icmp slt i8 %daq, 0
br i1 %daw, label %dax, label %czh
dax:
%day = getelementptr i8, ptr %g, i64 %cyx
%daz = getelementptr i8, ptr %day, i64 4
%dba = load i8, ptr %daz, align 1, !noalias !191
%dbb = zext i8 %dba to i64
%dbc = add nsw i64 %cyx, 5
%dbd = and i64 %dbb, 127
%dbe = shl nuw nsw i64 %dbd, 28
%dbf = or disjoint i64 %dbe, %dav
%dbg = icmp slt i8 %dba, 0
br i1 %dbg, label %dbh, label %czh
dbh:
%dbi = getelementptr i8, ptr %g, i64 %cyx
%dbj = getelementptr i8, ptr %dbi, i64 5
%dbk = load i8, ptr %dbj, align 1, !noalias !191
%dbl = zext i8 %dbk to i64
%dbm = add nsw i64 %cyx, 6
%dbn = and i64 %dbl, 127
%dbo = shl nuw nsw i64 %dbn, 35
%dbp = or disjoint i64 %dbo, %dbf
%dbq = icmp slt i8 %dbk, 0
br i1 %dbq, label %dbr, label %czh
dbr:
%dbs = getelementptr i8, ptr %g, i64 %cyx
%dbt = getelementptr i8, ptr %dbs, i64 6
%dbu = load i8, ptr %dbt, align 1, !noalias !191
%dbv = zext i8 %dbu to i64
%dbw = add nsw i64 %cyx, 7
%dbx = and i64 %dbv, 127
%dby = shl nuw nsw i64 %dbx, 42
%dbz = or i64 %dby, %dbp
%dca = icmp slt i8 %dbu, 0
br i1 %dca, label %dcb, label %czh
dcb:
%dcc = getelementptr i8, ptr %g, i64 %cyx
%dcd = getelementptr i8, ptr %dcc, i64 7
%dce = load i8, ptr %dcd, align 1, !noalias !191
%dcf = zext i8 %dce to i64
%dcg = add nsw i64 %cyx, 8
%dch = and i64 %dcf, 127
%dci = shl nuw nsw i64 %dch, 49
%dcj = or i64 %dci, %dbz
%dck = icmp slt i8 %dce, 0
br i1 %dck, label %dcl, label %czh
dcl:
%dcm = getelementptr i8, ptr %g, i64 %cyx
%dcn = getelementptr i8, ptr %dcm, i64 8
%dco = load i8, ptr %dcn, align 1, !noalias !191
%dcp = zext i8 %dco to i64
%czv = add nsw i64 %cyx, 9
%dcq = and i64 %dcp, 127
%dcr = shl nuw nsw i64 %dcq, 56
%dad = or i64 %dcr, %dcj
%dcs = icmp slt i8 %dco, 0
br i1 %dcs, label %czt, label %czh
czh:
%dct = phi i64 [ %dac, %daa ], [ %czd, %cyt ], [ %czq, %czg ], [ %dal, %czs ], [ %dav, %dan ], [ %dbf, %dax ], [ %dbp, %dbh ], [ %dbz, %dbr ], [ %dcj, %dcb ], [ %dad, %dcl ]
%dcu = phi i64 [ %czi, %daa ], [ %cze, %cyt ], [ %czn, %czg ], [ %dai, %czs ], [ %das, %dan ], [ %dbc, %dax ], [ %dbm, %dbh ], [ %dbw, %dbr ], [ %dcg, %dcb ], [ %czv, %dcl ]
%dcv = lshr i64 %dct, 1
%dcw = and i64 %dct, 1
%dcx = sub nsw i64 0, %dcw
%dcy = xor i64 %dcv, %dcx
br label %czz
dcz:
%dda = icmp ne i64 %ddb, %chz
%ddc = icmp ne i64 %ddb, %cim
%ddd = select i1 %dda, i1 %ddc, i1 false
br i1 %ddd, label %yb, label %dde
czz:
%ddb = phi i64 [ %dcy, %czh ], [ 0, %czt ]
%ddf = phi i64 [ %dcu, %czh ], [ %mo, %czt ]
%ddg = icmp sgt i64 %ddf, %fk
br i1 %ddg, label %yb, label %dcz
dde:
%ddh = icmp eq i64 %ddb, %chz
br i1 %ddh, label %cix, label %ddi
ddi:
%ddj = getelementptr i8, ptr %cib, i64 %cir
%ddk = load i64, ptr %ddj, align 8, !noalias !196
%ddl = ashr i64 %cyy, 3
%ddm = add nsw i64 %ddk, %ddl
%ddn = icmp slt i64 %ddm, 0
%ddo = select i1 %ddn, i64 %bn, i64 0
%ddp = getelementptr i8, ptr %bm, i64 %ddm
%ddq = getelementptr i8, ptr %ddp, i64 %ddo
%ddr = load i8, ptr %ddq, align 1, !noalias !196
%dds = and i64 %cyy, 7
%ddt = shl nuw nsw i64 1, %dds
%ddu = trunc nuw i64 %ddt to i8
%ddv = or i8 %ddr, %ddu
store i8 %ddv, ptr %ddq, align 1, !noalias !196
%ddw = getelementptr i8, ptr %g, i64 %ddf
%ddx = load i8, ptr %ddw, align 1, !noalias !199
%ddy = zext i8 %ddx to i64
%ddz = and i64 %ddy, 127
%dea = add nsw i64 %ddf, 1
%deb = icmp slt i8 %ddx, 0
br i1 %deb, label %dec, label %ded
dec:
%dee = add i64 %ddf, 10
%def = getelementptr i8, ptr %g, i64 %ddf
%deg = getelementptr i8, ptr %def, i64 1
%deh = load i8, ptr %deg, align 1, !noalias !199
%dei = zext i8 %deh to i64
%dej = add nsw i64 %ddf, 2
%dek = and i64 %dei, 127
%del = shl nuw nsw i64 %dek, 7
%dem = or disjoint i64 %del, %ddz
%den = icmp slt i8 %deh, 0
br i1 %den, label %deo, label %ded
dep:
%deq = getelementptr i8, ptr %g, i64 %der
%des = load i8, ptr %deq, align 1, !noalias !199
%det = zext nneg i8 %des to i64
%deu = icmp ugt i8 %des, 1
br i1 %deu, label %dev, label %dew
dew:
%dex = shl nuw i64 %det, 63
%dey = or i64 %dex, %dez
br label %ded
deo:
%dfa = getelementptr i8, ptr %g, i64 %ddf
%dfb = getelementptr i8, ptr %dfa, i64 2
%dfc = load i8, ptr %dfb, align 1, !noalias !199
%dfd = zext i8 %dfc to i64
%dfe = add nsw i64 %ddf, 3
%dff = and i64 %dfd, 127
%dfg = shl nuw nsw i64 %dff, 14
%dfh = or disjoint i64 %dfg, %dem
%dfi = icmp slt i8 %dfc, 0
br i1 %dfi, label %dfj, label %ded
dfj:
%dfk = getelementptr i8, ptr %g, i64 %ddf
%dfl = getelementptr i8, ptr %dfk, i64 3
%dfm = load i8, ptr %dfl, align 1, !noalias !199
%dfn = zext i8 %dfm to i64
%dfo = add nsw i64 %ddf, 4
%dfp = and i64 %dfn, 127
%dfq = shl nuw nsw i64 %dfp, 21
%dfr = or disjoint i64 %dfq, %dfh
%dfs = icmp slt i8 %dfm, 0
br i1 %dfs, label %dft, label %ded
dft:
%dfu = getelementptr i8, ptr %g, i64 %ddf
%dfv = getelementptr i8, ptr %dfu, i64 4
%dfw = load i8, ptr %dfv, align 1, !noalias !199
%dfx = zext i8 %dfw to i64
%dfy = add nsw i64 %ddf, 5
%dfz = and i64 %dfx, 127
%dga = shl nuw nsw i64 %dfz, 28
%dgb = or disjoint i64 %dga, %dfr
%dgc = icmp slt i8 %dfw, 0
br i1 %dgc, label %dgd, label %ded
dgd:
%dge = getelementptr i8, ptr %g, i64 %ddf
%dgf = getelementptr i8, ptr %dge, i64 5
%dgg = load i8, ptr %dgf, align 1, !noalias !199
%dgh = zext i8 %dgg to i64
%dgi = add nsw i64 %ddf, 6
%dgj = and i64 %dgh, 127
%dgk = shl nuw nsw i64 %dgj, 35
%dgl = or disjoint i64 %dgk, %dgb
%dgm = icmp slt i8 %dgg, 0
br i1 %dgm, label %dgn, label %ded
dgn:
%dgo = getelementptr i8, ptr %g, i64 %ddf
%dgp = getelementptr i8, ptr %dgo, i64 6
%dgq = load i8, ptr %dgp, align 1, !noalias !199
%dgr = zext i8 %dgq to i64
%dgs = add nsw i64 %ddf, 7
%dgt = and i64 %dgr, 127
%dgu = shl nuw nsw i64 %dgt, 42
%dgv = or i64 %dgu, %dgl
%dgw = icmp slt i8 %dgq, 0
br i1 %dgw, label %dgx, label %ded
dgx:
%dgy = getelementptr i8, ptr %g, i64 %ddf
%dgz = getelementptr i8, ptr %dgy, i64 7
%dha = load i8, ptr %dgz, align 1, !noalias !199
%dhb = zext i8 %dha to i64
%dhc = add nsw i64 %ddf, 8
%dhd = and i64 %dhb, 127
%dhe = shl nuw nsw i64 %dhd, 49
%dhf = or i64 %dhe, %dgv
%dhg = icmp slt i8 %dha, 0
br i1 %dhg, label %dhh, label %ded
dhh:
%dhi = getelementptr i8, ptr %g, i64 %ddf
%dhj = getelementptr i8, ptr %dhi, i64 8
%dhk = load i8, ptr %dhj, align 1, !noalias !199
%dhl = zext i8 %dhk to i64
%der = add nsw i64 %ddf, 9
%dhm = and i64 %dhl, 127
%dhn = shl nuw nsw i64 %dhm, 56
%dez = or i64 %dhn, %dhf
%dho = icmp slt i8 %dhk, 0
br i1 %dho, label %dep, label %ded
ded:
%dhp = phi i64 [ %dey, %dew ], [ %ddz, %ddi ], [ %dem, %dec ], [ %dfh, %deo ], [ %dfr, %dfj ], [ %dgb, %dft ], [ %dgl, %dgd ], [ %dgv, %dgn ], [ %dhf, %dgx ], [ %dez, %dhh ]
%dhq = phi i64 [ %dee, %dew ], [ %dea, %ddi ], [ %dej, %dec ], [ %dfe, %deo ], [ %dfo, %dfj ], [ %dfy, %dft ], [ %dgi, %dgd ], [ %dgs, %dgn ], [ %dhc, %dgx ], [ %der, %dhh ]
%dhr = lshr i64 %dhp, 1
%dhs = and i64 %dhp, 1
%dht = sub nsw i64 0, %dhs
%dhu = xor i64 %dhr, %dht
br label %dev
dev:
%dhv = phi i64 [ %dhu, %ded ], [ 0, %dep ]
%dhw = phi i64 [ %dhq, %ded ], [ %mo, %dep ]
%dhx = icmp sgt i64 %dhw, %fk
br i1 %dhx, label %yb, label %dhy
dhy:
%dhz = shl i64 %cyy, 3
%dia = getelementptr i8, ptr %cil, i64 %dhz
store i64 %dhv, ptr %dia, align 8, !noalias !165
br label %cix
cix:
%ciw = phi i64 [ %dhw, %dhy ], [ %ddf, %dde ]
%cyw = add i64 %cyv, -1
%cyz = add i64 %cyy, 1
%dib = icmp samesign ugt i64 %cyw, 1
br i1 %dib, label %cyt, label %cis
cus:
%dic = phi i64 [ %cxr, %cua ], [ 0, %cum ]
%ciy = phi i64 [ %cxn, %cua ], [ %mo, %cum ]
%did = icmp sgt i64 %ciy, %fk
br i1 %did, label %yb, label %ciz
ciz:
store i64 %dic, ptr %ctl, align 8, !noalias !165
%ctr = add i64 %ctp, -1
%cto = getelementptr i8, ptr %ctl, i64 8
%die = icmp samesign ugt i64 %ctr, 1
br i1 %die, label %ctk, label %cis
px:
%dif = getelementptr i8, ptr %ht, i64 24
%dig = load i64, ptr %dif, align 8, !noalias !202
%dih = icmp slt i64 %dig, 0
%dii = select i1 %dih, i64 %dd, i64 0
%dij = getelementptr i64, ptr %dc, i64 %dig
%dik = getelementptr i64, ptr %dij, i64 %dii
%dil = load i64, ptr %dik, align 8, !noalias !202
%dim = getelementptr i64, ptr %co, i64 %dig
%din = select i1 %dih, i64 %ev, i64 0
br label %dio
dio:
%dip = phi i64 [ %pj, %px ], [ %diq, %dir ], [ %dis, %dit ]
%diu = phi i64 [ %dil, %px ], [ %div, %dir ], [ %diw, %dit ]
%dix = getelementptr i8, ptr %ht, i64 48
%diy = load i64, ptr %dix, align 8, !noalias !202
%diz = trunc nuw i64 %diy to i32
br label %dja
dja:
%djb = phi i64 [ %djc, %djd ], [ %dip, %dio ]
%dje = getelementptr i8, ptr %g, i64 %djb
%djf = load i8, ptr %dje, align 1, !noalias !205
%djg = zext i8 %djf to i64
%djh = and i64 %djg, 127
%dji = add nsw i64 %djb, 1
%djj = icmp slt i8 %djf, 0
br i1 %djj, label %djk, label %djl
djk:
%djm = add i64 %djb, 10
%djn = getelementptr i8, ptr %g, i64 %djb
%djo = getelementptr i8, ptr %djn, i64 1
%djp = load i8, ptr %djo, align 1, !noalias !205
%djq = zext i8 %djp to i64
%djr = add nsw i64 %djb, 2
%djs = and i64 %djq, 127
%djt = shl nuw nsw i64 %djs, 7
%dju = or disjoint i64 %djt, %djh
%djv = icmp slt i8 %djp, 0
br i1 %djv, label %djw, label %djl
djx:
%djy = getelementptr i8, ptr %g, i64 %djz
%dka = load i8, ptr %djy, align 1, !noalias !205
%dkb = zext nneg i8 %dka to i64
%dkc = icmp ugt i8 %dka, 1
br i1 %dkc, label %dkd, label %dke
dke:
%dkf = shl nuw i64 %dkb, 63
%dkg = or i64 %dkf, %dkh
br label %djl
djw:
%dki = getelementptr i8, ptr %g, i64 %djb
%dkj = getelementptr i8, ptr %dki, i64 2
%dkk = load i8, ptr %dkj, align 1, !noalias !205
%dkl = zext i8 %dkk to i64
%dkm = add nsw i64 %djb, 3
%dkn = and i64 %dkl, 127
%dko = shl nuw nsw i64 %dkn, 14
%dkp = or disjoint i64 %dko, %dju
%dkq = icmp slt i8 %dkk, 0
br i1 %dkq, label %dkr, label %djl
dkr:
%dks = getelementptr i8, ptr %g, i64 %djb
%dkt = getelementptr i8, ptr %dks, i64 3
%dku = load i8, ptr %dkt, align 1, !noalias !205
%dkv = zext i8 %dku to i64
%dkw = add nsw i64 %djb, 4
%dkx = and i64 %dkv, 127
%dky = shl nuw nsw i64 %dkx, 21
%dkz = or disjoint i64 %dky, %dkp
%dla = icmp slt i8 %dku, 0
br i1 %dla, label %dlb, label %djl
dlb:
%dlc = getelementptr i8, ptr %g, i64 %djb
%dld = getelementptr i8, ptr %dlc, i64 4
%dle = load i8, ptr %dld, align 1, !noalias !205
%dlf = zext i8 %dle to i64
%dlg = add nsw i64 %djb, 5
%dlh = and i64 %dlf, 127
%dli = shl nuw nsw i64 %dlh, 28
%dlj = or disjoint i64 %dli, %dkz
%dlk = icmp slt i8 %dle, 0
br i1 %dlk, label %dll, label %djl
dll:
%dlm = getelementptr i8, ptr %g, i64 %djb
%dln = getelementptr i8, ptr %dlm, i64 5
%dlo = load i8, ptr %dln, align 1, !noalias !205
%dlp = zext i8 %dlo to i64
%dlq = add nsw i64 %djb, 6
%dlr = and i64 %dlp, 127
%dls = shl nuw nsw i64 %dlr, 35
%dlt = or disjoint i64 %dls, %dlj
%dlu = icmp slt i8 %dlo, 0
br i1 %dlu, label %dlv, label %djl
dlv:
%dlw = getelementptr i8, ptr %g, i64 %djb
%dlx = getelementptr i8, ptr %dlw, i64 6
%dly = load i8, ptr %dlx, align 1, !noalias !205
%dlz = zext i8 %dly to i64
%dma = add nsw i64 %djb, 7
%dmb = and i64 %dlz, 127
%dmc = shl nuw nsw i64 %dmb, 42
%dmd = or i64 %dmc, %dlt
%dme = icmp slt i8 %dly, 0
br i1 %dme, label %dmf, label %djl
dmf:
%dmg = getelementptr i8, ptr %g, i64 %djb
%dmh = getelementptr i8, ptr %dmg, i64 7
%dmi = load i8, ptr %dmh, align 1, !noalias !205
%dmj = zext i8 %dmi to i64
%dmk = add nsw i64 %djb, 8
%dml = and i64 %dmj, 127
%dmm = shl nuw nsw i64 %dml, 49
%dmn = or i64 %dmm, %dmd
%dmo = icmp slt i8 %dmi, 0
br i1 %dmo, label %dmp, label %djl
dmp:
%dmq = getelementptr i8, ptr %g, i64 %djb
%dmr = getelementptr i8, ptr %dmq, i64 8
%dms = load i8, ptr %dmr, align 1, !noalias !205
%dmt = zext i8 %dms to i64
%djz = add nsw i64 %djb, 9
%dmu = and i64 %dmt, 127
%dmv = shl nuw nsw i64 %dmu, 56
%dkh = or i64 %dmv, %dmn
%dmw = icmp slt i8 %dms, 0
br i1 %dmw, label %djx, label %djl
dmx:
%dmy = icmp eq i64 %dmz, 0
br i1 %dmy, label %dna, label %dnb
dnb:
%dnc = add i64 %ej, 4
%dnd = icmp eq i64 %dne, %dnc
br i1 %dnd, label %yb, label %dnf
dnf:
%dng = sub nsw i64 0, %dne
%dnh = getelementptr i8, ptr %g, i64 %dni
%dnj = load i8, ptr %dnh, align 1, !noalias !210
%dnk = zext i8 %dnj to i64
%dnl = and i64 %dnk, 127
%dnm = add nsw i64 %dni, 1
%dnn = icmp slt i8 %dnj, 0
br i1 %dnn, label %dno, label %dnp
dno:
%dnq = add i64 %dni, 10
%dnr = getelementptr i8, ptr %g, i64 %dni
%dns = getelementptr i8, ptr %dnr, i64 1
%dnt = load i8, ptr %dns, align 1, !noalias !210
%dnu = zext i8 %dnt to i64
%dnv = add nsw i64 %dni, 2
%dnw = and i64 %dnu, 127
%dnx = shl nuw nsw i64 %dnw, 7
%dny = or disjoint i64 %dnx, %dnl
%dnz = icmp slt i8 %dnt, 0
br i1 %dnz, label %doa, label %dnp
dob:
%doc = getelementptr i8, ptr %g, i64 %dod
%doe = load i8, ptr %doc, align 1, !noalias !210
%dof = zext nneg i8 %doe to i64
%dog = icmp ugt i8 %doe, 1
br i1 %dog, label %doh, label %doi
doi:
%doj = shl nuw i64 %dof, 63
%dok = or i64 %doj, %dol
br label %dnp
doa:
%dom = getelementptr i8, ptr %g, i64 %dni
%don = getelementptr i8, ptr %dom, i64 2
%doo = load i8, ptr %don, align 1, !noalias !210
%dop = zext i8 %doo to i64
%doq = add nsw i64 %dni, 3
%dor = and i64 %dop, 127
%dos = shl nuw nsw i64 %dor, 14
%dot = or disjoint i64 %dos, %dny
%dou = icmp slt i8 %doo, 0
br i1 %dou, label %dov, label %dnp
dov:
%dow = getelementptr i8, ptr %g, i64 %dni
%dox = getelementptr i8, ptr %dow, i64 3
%doy = load i8, ptr %dox, align 1, !noalias !210
%doz = zext i8 %doy to i64
%dpa = add nsw i64 %dni, 4
%dpb = and i64 %doz, 127
%dpc = shl nuw nsw i64 %dpb, 21
%dpd = or disjoint i64 %dpc, %dot
%dpe = icmp slt i8 %doy, 0
br i1 %dpe, label %dpf, label %dnp
dpf:
%dpg = getelementptr i8, ptr %g, i64 %dni
%dph = getelementptr i8, ptr %dpg, i64 4
%dpi = load i8, ptr %dph, align 1, !noalias !210
%dpj = zext i8 %dpi to i64
%dpk = add nsw i64 %dni, 5
%dpl = and i64 %dpj, 127
%dpm = shl nuw nsw i64 %dpl, 28
%dpn = or disjoint i64 %dpm, %dpd
%dpo = icmp slt i8 %dpi, 0
br i1 %dpo, label %dpp, label %dnp
dpp:
%dpq = getelementptr i8, ptr %g, i64 %dni
%dpr = getelementptr i8, ptr %dpq, i64 5
%dps = load i8, ptr %dpr, align 1, !noalias !210
%dpt = zext i8 %dps to i64
%dpu = add nsw i64 %dni, 6
%dpv = and i64 %dpt, 127
%dpw = shl nuw nsw i64 %dpv, 35
%dpx = or disjoint i64 %dpw, %dpn
%dpy = icmp slt i8 %dps, 0
br i1 %dpy, label %dpz, label %dnp
dpz:
%dqa = getelementptr i8, ptr %g, i64 %dni
%dqb = getelementptr i8, ptr %dqa, i64 6
%dqc = load i8, ptr %dqb, align 1, !noalias !210
%dqd = zext i8 %dqc to i64
%dqe = add nsw i64 %dni, 7
%dqf = and i64 %dqd, 127
%dqg = shl nuw nsw i64 %dqf, 42
%dqh = or i64 %dqg, %dpx
%dqi = icmp slt i8 %dqc, 0
br i1 %dqi, label %dqj, label %dnp
dqj:
%dqk = getelementptr i8, ptr %g, i64 %dni
%dql = getelementptr i8, ptr %dqk, i64 7
%dqm = load i8, ptr %dql, align 1, !noalias !210
%dqn = zext i8 %dqm to i64
%dqo = add nsw i64 %dni, 8
%dqp = and i64 %dqn, 127
%dqq = shl nuw nsw i64 %dqp, 49
%dqr = or i64 %dqq, %dqh
%dqs = icmp slt i8 %dqm, 0
br i1 %dqs, label %dqt, label %dnp
dqt:
%dqu = getelementptr i8, ptr %g, i64 %dni
%dqv = getelementptr i8, ptr %dqu, i64 8
%dqw = load i8, ptr %dqv, align 1, !noalias !210
%dqx = zext i8 %dqw to i64
%dod = add nsw i64 %dni, 9
%dqy = and i64 %dqx, 127
%dqz = shl nuw nsw i64 %dqy, 56
%dol = or i64 %dqz, %dqr
%dra = icmp slt i8 %dqw, 0
br i1 %dra, label %dob, label %dnp
dnp:
%drb = phi i64 [ %dok, %doi ], [ %dnl, %dnf ], [ %dny, %dno ], [ %dot, %doa ], [ %dpd, %dov ], [ %dpn, %dpf ], [ %dpx, %dpp ], [ %dqh, %dpz ], [ %dqr, %dqj ], [ %dol, %dqt ]
%drc = phi i64 [ %dnq, %doi ], [ %dnm, %dnf ], [ %dnv, %dno ], [ %doq, %doa ], [ %dpa, %dov ], [ %dpk, %dpf ], [ %dpu, %dpp ], [ %dqe, %dpz ], [ %dqo, %dqj ], [ %dod, %dqt ]
%drd = lshr i64 %drb, 1
%dre = and i64 %drb, 1
%drf = sub nsw i64 0, %dre
%drg = xor i64 %drd, %drf
br label %doh
drh:
%dri = icmp slt i64 %drj, 0
%drk = sub nsw i64 %fk, %drl
%drm = icmp sgt i64 %drj, %drk
%drn = select i1 %dri, i1 true, i1 %drm
br i1 %drn, label %yb, label %dna
dna:
%dro = phi i64 [ %dne, %dmx ], [ %dng, %drh ], [ 0, %dkd ]
%djc = phi i64 [ %dni, %dmx ], [ %drl, %drh ], [ %mo, %dkd ]
%drp = icmp sgt i64 %diy, 0
br i1 %drp, label %drq, label %drr
djl:
%drs = phi i64 [ %dkg, %dke ], [ %djh, %dja ], [ %dju, %djk ], [ %dkp, %djw ], [ %dkz, %dkr ], [ %dlj, %dlb ], [ %dlt, %dll ], [ %dmd, %dlv ], [ %dmn, %dmf ], [ %dkh, %dmp ]
%dni = phi i64 [ %djm, %dke ], [ %dji, %dja ], [ %djr, %djk ], [ %dkm, %djw ], [ %dkw, %dkr ], [ %dlg, %dlb ], [ %dlq, %dll ], [ %dma, %dlv ], [ %dmk, %dmf ], [ %djz, %dmp ]
%drt = lshr i64 %drs, 1
%dmz = and i64 %drs, 1
%dru = sub nsw i64 0, %dmz
%dne = xor i64 %drt, %dru
%drv = icmp sgt i64 %dni, %fk
br i1 %drv, label %yb, label %dmx
dkd:
%drw = icmp slt i64 %fk, %mo
br i1 %drw, label %yb, label %dna
doh:
%drj = phi i64 [ %drg, %dnp ], [ 0, %dob ]
%drl = phi i64 [ %drc, %dnp ], [ %mo, %dob ]
%drx = icmp slt i64 %fk, %drl
br i1 %drx, label %yb, label %drh
drq:
%dry = sub nsw i64 %fk, %djc
%drz = or i64 %dry, %diy
%dsa = icmp ult i64 %drz, 4294967296
br i1 %dsa, label %dsb, label %dsc
dsb:
%dsd = trunc nuw i64 %dry to i32
%dse = udiv i32 %dsd, %diz
%dsf = zext i32 %dse to i64
br label %dsg
dsc:
%dsh = or i64 %dry, %diy
%dsi = and i64 %dsh, -4294967296
%dsj = icmp eq i64 %dsi, 0
br i1 %dsj, label %dsk, label %dsl
dsk:
%dsm = trunc i64 %diy to i32
%dsn = trunc i64 %dry to i32
%dso = udiv i32 %dsn, %dsm
%dsp = urem i32 %dsn, %dsm
%dsq = zext i32 %dso to i64
%dsr = zext i32 %dsp to i64
br label %dss
dsl:
%dst = sdiv i64 %dry, %diy
%dsu = srem i64 %dry, %diy
br label %dss
dss:
%dsv = phi i64 [ %dsq, %dsk ], [ %dst, %dsl ]
%dsw = phi i64 [ %dsr, %dsk ], [ %dsu, %dsl ]
%dsx = ashr i64 %dsw, 63
br label %dsg
dsg:
%dsy = phi i64 [ %dsf, %dsb ], [ %dsv, %dss ]
%dsz = phi i64 [ 0, %dsb ], [ %dsx, %dss ]
%dta = add i64 %dsz, %dsy
%dtb = icmp sgt i64 %dro, %dta
br i1 %dtb, label %yb, label %drr
drr:
%dtc = icmp eq i64 %dro, 0
br i1 %dtc, label %dtd, label %dte
dte:
%dtf = add nsw i64 %dro, %diu
%dtg = getelementptr inbounds i8, ptr %dim, i64 %din
%dth = load i64, ptr %dtg, align 8, !noalias !202
%dti = icmp sgt i64 %dtf, %dth
br i1 %dti, label %dtj, label %djd
djd:
%dtk = icmp slt i64 %dro, 1
br i1 %dtk, label %dja, label %dtl
dtm:
%dtn = phi i64 [ %diw, %dit ], [ %diu, %dto ]
%dtp = phi i64 [ %dis, %dit ], [ %djc, %dto ]
%dtq = phi i64 [ %dtr, %dit ], [ %dro, %dto ]
%dtr = add nsw i64 %dtq, -1
%dts = getelementptr i8, ptr %g, i64 %dtp
%dtt = load i8, ptr %dts, align 1, !noalias !213
%dtu = zext i8 %dtt to i64
%dtv = and i64 %dtu, 127
%dtw = add nsw i64 %dtp, 1
%dtx = icmp slt i8 %dtt, 0
br i1 %dtx, label %dty, label %dtz
dty:
%dua = add i64 %dtp, 10
%dub = getelementptr i8, ptr %g, i64 %dtp
%duc = getelementptr i8, ptr %dub, i64 1
%dud = load i8, ptr %duc, align 1, !noalias !213
%due = zext i8 %dud to i64
%duf = add nsw i64 %dtp, 2
%dug = and i64 %due, 127
%duh = shl nuw nsw i64 %dug, 7
%dui = or disjoint i64 %duh, %dtv
%duj = icmp slt i8 %dud, 0
br i1 %duj, label %duk, label %dtz
dul:
%dum = getelementptr i8, ptr %g, i64 %dun
%duo = load i8, ptr %dum, align 1, !noalias !213
%dup = zext nneg i8 %duo to i64
%duq = icmp ugt i8 %duo, 1
br i1 %duq, label %dur, label %dus
dus:
%dut = shl nuw i64 %dup, 63
%duu = or i64 %dut, %duv
br label %dtz
duk:
%duw = getelementptr i8, ptr %g, i64 %dtp
%dux = getelementptr i8, ptr %duw, i64 2
%duy = load i8, ptr %dux, align 1, !noalias !213
%duz = zext i8 %duy to i64
%dva = add nsw i64 %dtp, 3
%dvb = and i64 %duz, 127
%dvc = shl nuw nsw i64 %dvb, 14
%dvd = or disjoint i64 %dvc, %dui
%dve = icmp slt i8 %duy, 0
br i1 %dve, label %dvf, label %dtz
dvf:
%dvg = getelementptr i8, ptr %g, i64 %dtp
%dvh = getelementptr i8, ptr %dvg, i64 3
%dvi = load i8, ptr %dvh, align 1, !noalias !213
%dvj = zext i8 %dvi to i64
%dvk = add nsw i64 %dtp, 4
%dvl = and i64 %dvj, 127
%dvm = shl nuw nsw i64 %dvl, 21
%dvn = or disjoint i64 %dvm, %dvd
%dvo = icmp slt i8 %dvi, 0
br i1 %dvo, label %dvp, label %dtz
dvp:
%dvq = getelementptr i8, ptr %g, i64 %dtp
%dvr = getelementptr i8, ptr %dvq, i64 4
%dvs = load i8, ptr %dvr, align 1, !noalias !213
%dvt = zext i8 %dvs to i64
%dvu = add nsw i64 %dtp, 5
%dvv = and i64 %dvt, 127
%dvw = shl nuw nsw i64 %dvv, 28
%dvx = or disjoint i64 %dvw, %dvn
%dvy = icmp slt i8 %dvs, 0
br i1 %dvy, label %dvz, label %dtz
dvz:
%dwa = getelementptr i8, ptr %g, i64 %dtp
%dwb = getelementptr i8, ptr %dwa, i64 5
%dwc = load i8, ptr %dwb, align 1, !noalias !213
%dwd = zext i8 %dwc to i64
%dwe = add nsw i64 %dtp, 6
%dwf = and i64 %dwd, 127
%dwg = shl nuw nsw i64 %dwf, 35
%dwh = or disjoint i64 %dwg, %dvx
%dwi = icmp slt i8 %dwc, 0
br i1 %dwi, label %dwj, label %dtz
dwj:
%dwk = getelementptr i8, ptr %g, i64 %dtp
%dwl = getelementptr i8, ptr %dwk, i64 6
%dwm = load i8, ptr %dwl, align 1, !noalias !213
%dwn = zext i8 %dwm to i64
%dwo = add nsw i64 %dtp, 7
%dwp = and i64 %dwn, 127
%dwq = shl nuw nsw i64 %dwp, 42
%dwr = or i64 %dwq, %dwh
%dws = icmp slt i8 %dwm, 0
br i1 %dws, label %dwt, label %dtz
dwt:
%dwu = getelementptr i8, ptr %g, i64 %dtp
%dwv = getelementptr i8, ptr %dwu, i64 7
%dww = load i8, ptr %dwv, align 1, !noalias !213
%dwx = zext i8 %dww to i64
%dwy = add nsw i64 %dtp, 8
%dwz = and i64 %dwx, 127
%dxa = shl nuw nsw i64 %dwz, 49
%dxb = or i64 %dxa, %dwr
%dxc = icmp slt i8 %dww, 0
br i1 %dxc, label %dxd, label %dtz
dxd:
%dxe = getelementptr i8, ptr %g, i64 %dtp
%dxf = getelementptr i8, ptr %dxe, i64 8
%dxg = load i8, ptr %dxf, align 1, !noalias !213
%dxh = zext i8 %dxg to i64
%dun = add nsw i64 %dtp, 9
%dxi = and i64 %dxh, 127
%dxj = shl nuw nsw i64 %dxi, 56
%duv = or i64 %dxj, %dxb
%dxk = icmp slt i8 %dxg, 0
br i1 %dxk, label %dul, label %dtz
dtz:
%dxl = phi i64 [ %duu, %dus ], [ %dtv, %dtm ], [ %dui, %dty ], [ %dvd, %duk ], [ %dvn, %dvf ], [ %dvx, %dvp ], [ %dwh, %dvz ], [ %dwr, %dwj ], [ %dxb, %dwt ], [ %duv, %dxd ]
%dxm = phi i64 [ %dua, %dus ], [ %dtw, %dtm ], [ %duf, %dty ], [ %dva, %duk ], [ %dvk, %dvf ], [ %dvu, %dvp ], [ %dwe, %dvz ], [ %dwo, %dwj ], [ %dwy, %dwt ], [ %dun, %dxd ]
%dxn = lshr i64 %dxl, 1
%dxo = and i64 %dxl, 1
%dxp = sub nsw i64 0, %dxo
%dxq = xor i64 %dxn, %dxp
br label %dur
dxr:
%dxs = add i64 %dxt, -2147483648
%dxu = icmp ult i64 %dxs, %dxv
br i1 %dxu, label %yb, label %dxw
dxx:
%dxy = phi i1 [ %dxz, %dxw ], [ %dya, %dyb ], [ %dyc, %dyd ]
%dye = getelementptr i8, ptr %g, i64 %dyf
%dyg = load i8, ptr %dye, align 1, !noalias !218
%dyh = zext i8 %dyg to i64
%dyi = and i64 %dyh, 127
%dyj = add nsw i64 %dyf, 1
%dyk = icmp slt i8 %dyg, 0
br i1 %dyk, label %dyl, label %dym
dyl:
%dyn = add i64 %dyf, 10
%dyo = getelementptr i8, ptr %g, i64 %dyf
%dyp = getelementptr i8, ptr %dyo, i64 1
%dyq = load i8, ptr %dyp, align 1, !noalias !218
%dyr = zext i8 %dyq to i64
%dys = add nsw i64 %dyf, 2
%dyt = and i64 %dyr, 127
%dyu = shl nuw nsw i64 %dyt, 7
%dyv = or disjoint i64 %dyu, %dyi
%dyw = icmp slt i8 %dyq, 0
br i1 %dyw, label %dyx, label %dym
dyy:
%dyz = getelementptr i8, ptr %g, i64 %dza
%dzb = load i8, ptr %dyz, align 1, !noalias !218
%dzc = zext nneg i8 %dzb to i64
%dzd = icmp ugt i8 %dzb, 1
br i1 %dzd, label %dze, label %dzf
dzf:
%dzg = shl nuw i64 %dzc, 63
%dzh = or i64 %dzg, %dzi
br label %dym
dyx:
%dzj = getelementptr i8, ptr %g, i64 %dyf
%dzk = getelementptr i8, ptr %dzj, i64 2
%dzl = load i8, ptr %dzk, align 1, !noalias !218
%dzm = zext i8 %dzl to i64
%dzn = add nsw i64 %dyf, 3
%dzo = and i64 %dzm, 127
%dzp = shl nuw nsw i64 %dzo, 14
%dzq = or disjoint i64 %dzp, %dyv
%dzr = icmp slt i8 %dzl, 0
br i1 %dzr, label %dzs, label %dym
dzs:
%dzt = getelementptr i8, ptr %g, i64 %dyf
%dzu = getelementptr i8, ptr %dzt, i64 3
%dzv = load i8, ptr %dzu, align 1, !noalias !218
%dzw = zext i8 %dzv to i64
%dzx = add nsw i64 %dyf, 4
%dzy = and i64 %dzw, 127
%dzz = shl nuw nsw i64 %dzy, 21
%eaa = or disjoint i64 %dzz, %dzq
%eab = icmp slt i8 %dzv, 0
br i1 %eab, label %eac, label %dym
eac:
%ead = getelementptr i8, ptr %g, i64 %dyf
%eae = getelementptr i8, ptr %ead, i64 4
%eaf = load i8, ptr %eae, align 1, !noalias !218
%eag = zext i8 %eaf to i64
%eah = add nsw i64 %dyf, 5
%eai = and i64 %eag, 127
%eaj = shl nuw nsw i64 %eai, 28
%eak = or disjoint i64 %eaj, %eaa
%eal = icmp slt i8 %eaf, 0
br i1 %eal, label %eam, label %dym
eam:
%ean = getelementptr i8, ptr %g, i64 %dyf
%eao = getelementptr i8, ptr %ean, i64 5
%eap = load i8, ptr %eao, align 1, !noalias !218
%eaq = zext i8 %eap to i64
%ear = add nsw i64 %dyf, 6
%eas = and i64 %eaq, 127
%eat = shl nuw nsw i64 %eas, 35
%eau = or disjoint i64 %eat, %eak
%eav = icmp slt i8 %eap, 0
br i1 %eav, label %eaw, label %dym
eaw:
%eax = getelementptr i8, ptr %g, i64 %dyf
%eay = getelementptr i8, ptr %eax, i64 6
%eaz = load i8, ptr %eay, align 1, !noalias !218
%eba = zext i8 %eaz to i64
%ebb = add nsw i64 %dyf, 7
%ebc = and i64 %eba, 127
%ebd = shl nuw nsw i64 %ebc, 42
%ebe = or i64 %ebd, %eau
%ebf = icmp slt i8 %eaz, 0
br i1 %ebf, label %ebg, label %dym
ebg:
%ebh = getelementptr i8, ptr %g, i64 %dyf
%ebi = getelementptr i8, ptr %ebh, i64 7
%ebj = load i8, ptr %ebi, align 1, !noalias !218
%ebk = zext i8 %ebj to i64
%ebl = add nsw i64 %dyf, 8
%ebm = and i64 %ebk, 127
%ebn = shl nuw nsw i64 %ebm, 49
%ebo = or i64 %ebn, %ebe
%ebp = icmp slt i8 %ebj, 0
br i1 %ebp, label %ebq, label %dym
ebq:
%ebr = getelementptr i8, ptr %g, i64 %dyf
%ebs = getelementptr i8, ptr %ebr, i64 8
%ebt = load i8, ptr %ebs, align 1, !noalias !218
%ebu = zext i8 %ebt to i64
%dza = add nsw i64 %dyf, 9
%ebv = and i64 %ebu, 127
%ebw = shl nuw nsw i64 %ebv, 56
%dzi = or i64 %ebw, %ebo
%ebx = icmp slt i8 %ebt, 0
br i1 %ebx, label %dyy, label %dym
eby:
%ebz = lshr i64 %eca, 1
%ecb = and i64 %eca, 1
%ecc = icmp eq i64 %ecb, 0
br i1 %ecc, label %ecd, label %yb
ecd:
%ece = phi i64 [ %ebz, %eby ], [ 0, %dze ]
%ecf = phi i64 [ %ecg, %eby ], [ %mo, %dze ]
%ech = sub nsw i64 %fk, %ecf
%eci = icmp sgt i64 %ece, %ech
br i1 %eci, label %yb, label %ecj
dym:
%eca = phi i64 [ %dzh, %dzf ], [ %dyi, %dxx ], [ %dyv, %dyl ], [ %dzq, %dyx ], [ %eaa, %dzs ], [ %eak, %eac ], [ %eau, %eam ], [ %ebe, %eaw ], [ %ebo, %ebg ], [ %dzi, %ebq ]
%ecg = phi i64 [ %dyn, %dzf ], [ %dyj, %dxx ], [ %dys, %dyl ], [ %dzn, %dyx ], [ %dzx, %dzs ], [ %eah, %eac ], [ %ear, %eam ], [ %ebb, %eaw ], [ %ebl, %ebg ], [ %dza, %ebq ]
%eck = icmp sgt i64 %ecg, %fk
br i1 %eck, label %yb, label %eby
dze:
%ecl = icmp slt i64 %fk, %mo
br i1 %ecl, label %yb, label %ecd
ecj:
br i1 %dxy, label %ecm, label %dit
ecn:
%eco = add nsw i64 %dtn, 1
br label %dit
dit:
%diw = phi i64 [ %eco, %ecn ], [ %dtn, %ecj ]
%dis = add nsw i64 %ecf, %ece
%ecp = icmp samesign ugt i64 %dtq, 1
br i1 %ecp, label %dtm, label %dio
dtl:
%ecq = getelementptr i8, ptr %ht, i64 40
%ecr = load i64, ptr %ecq, align 8, !noalias !223
%ecs = mul i64 %ecr, 24
%ect = getelementptr i8, ptr %ch, i64 %ecs
%ecu = getelementptr i8, ptr %ect, i64 8
%ecv = load i64, ptr %ecu, align 8, !noalias !224
%ecw = ashr i64 %ecv, 3
%ecx = getelementptr i8, ptr %ht, i64 32
%ecy = load i64, ptr %ecx, align 8, !noalias !223
%ecz = mul i64 %ecy, 24
%eda = getelementptr i8, ptr %ch, i64 %ecz
%edb = getelementptr i8, ptr %eda, i64 8
%edc = load i64, ptr %edb, align 8, !noalias !227
%edd = ashr i64 %edc, 2
%ede = getelementptr i8, ptr %ht, i64 56
%edf = load i64, ptr %ede, align 8, !noalias !223
%edg = getelementptr i64, ptr %bf, i64 %edf
%edh = icmp slt i64 %edf, 0
%edi = select i1 %edh, i64 %bg, i64 0
%edj = getelementptr i64, ptr %edg, i64 %edi
%edk = load i64, ptr %edj, align 8, !noalias !223
%edl = freeze i64 %edk
%edm = getelementptr i8, ptr %edg, i64 8
%edn = icmp slt i64 %edf, -1
%edo = select i1 %edn, i64 %bg, i64 0
%edp = getelementptr i64, ptr %edm, i64 %edo
%edq = load i64, ptr %edp, align 8, !noalias !223
%dxz = icmp slt i64 %edq, 0
%edr = icmp eq i64 %edl, 3
%eds = getelementptr i32, ptr %bt, i64 %edd
%edt = getelementptr i64, ptr %ca, i64 %ecw
%edu = getelementptr i8, ptr %edg, i64 16
br i1 %edr, label %edv, label %dto
edv:
%edw = icmp slt i64 %edq, 0
%edx = bitcast i64 -4294967296 to i64
%edy = and i64 %edq, %ej
%edz = insertelement <2 x i1> <i1 poison, i1 false>, i1 %edw, i64 0
%eea = shl i64 %edf, 3
%eeb = getelementptr i8, ptr %bf, i64 %eea
%eec = getelementptr i8, ptr %eeb, i64 32
br label %eed
dto:
%eee = icmp slt i64 %edq, 0
%dxv = bitcast i64 -4294967296 to i64
%eef = and i64 %ecv, -8
%eeg = getelementptr i8, ptr %bt, i64 %eef
%eeh = and i64 %edq, %ej
%eei = insertelement <2 x i1> <i1 poison, i1 false>, i1 %eee, i64 0
%eej = shl i64 %edf, 3
%eek = getelementptr i8, ptr %bf, i64 %eej
%eel = getelementptr i8, ptr %eek, i64 32
br label %dtm
eed:
%eem = phi i64 [ %div, %dir ], [ %diu, %edv ]
%een = phi i64 [ %diq, %dir ], [ %djc, %edv ]
%eeo = phi i64 [ %eep, %dir ], [ %dro, %edv ]
%eep = add nsw i64 %eeo, -1
%eeq = getelementptr i8, ptr %g, i64 %een
%eer = load i8, ptr %eeq, align 1, !noalias !230
%ees = zext i8 %eer to i64
%eet = and i64 %ees, 127
%eeu = add nsw i64 %een, 1
%eev = icmp slt i8 %eer, 0
br i1 %eev, label %eew, label %eex
eew:
%eey = add i64 %een, 10
%eez = getelementptr i8, ptr %g, i64 %een
%efa = getelementptr i8, ptr %eez, i64 1
%efb = load i8, ptr %efa, align 1, !noalias !230
%efc = zext i8 %efb to i64
%efd = add nsw i64 %een, 2
%efe = and i64 %efc, 127
%eff = shl nuw nsw i64 %efe, 7
%efg = or disjoint i64 %eff, %eet
%efh = icmp slt i8 %efb, 0
br i1 %efh, label %efi, label %eex
efj:
%efk = getelementptr i8, ptr %g, i64 %efl
%efm = load i8, ptr %efk, align 1, !noalias !230
%efn = zext nneg i8 %efm to i64
%efo = icmp ugt i8 %efm, 1
br i1 %efo, label %efp, label %efq
efq:
%efr = shl nuw i64 %efn, 63
%efs = or i64 %efr, %eft
br label %eex
efi:
%efu = getelementptr i8, ptr %g, i64 %een
%efv = getelementptr i8, ptr %efu, i64 2
%efw = load i8, ptr %efv, align 1, !noalias !230
%efx = zext i8 %efw to i64
%efy = add nsw i64 %een, 3
%efz = and i64 %efx, 127
%ega = shl nuw nsw i64 %efz, 14
%egb = or disjoint i64 %ega, %efg
%egc = icmp slt i8 %efw, 0
br i1 %egc, label %egd, label %eex
egd:
%ege = getelementptr i8, ptr %g, i64 %een
%egf = getelementptr i8, ptr %ege, i64 3
%egg = load i8, ptr %egf, align 1, !noalias !230
%egh = zext i8 %egg to i64
%egi = add nsw i64 %een, 4
%egj = and i64 %egh, 127
%egk = shl nuw nsw i64 %egj, 21
%egl = or disjoint i64 %egk, %egb
%egm = icmp slt i8 %egg, 0
br i1 %egm, label %egn, label %eex
egn:
%ego = getelementptr i8, ptr %g, i64 %een
%egp = getelementptr i8, ptr %ego, i64 4
%egq = load i8, ptr %egp, align 1, !noalias !230
%egr = zext i8 %egq to i64
%egs = add nsw i64 %een, 5
%egt = and i64 %egr, 127
%egu = shl nuw nsw i64 %egt, 28
%egv = or disjoint i64 %egu, %egl
%egw = icmp slt i8 %egq, 0
br i1 %egw, label %egx, label %eex
egx:
%egy = getelementptr i8, ptr %g, i64 %een
%egz = getelementptr i8, ptr %egy, i64 5
%eha = load i8, ptr %egz, align 1, !noalias !230
%ehb = zext i8 %eha to i64
%ehc = add nsw i64 %een, 6
%ehd = and i64 %ehb, 127
%ehe = shl nuw nsw i64 %ehd, 35
%ehf = or disjoint i64 %ehe, %egv
%ehg = icmp slt i8 %eha, 0
br i1 %ehg, label %ehh, label %eex
ehh:
%ehi = getelementptr i8, ptr %g, i64 %een
%ehj = getelementptr i8, ptr %ehi, i64 6
%ehk = load i8, ptr %ehj, align 1, !noalias !230
%ehl = zext i8 %ehk to i64
%ehm = add nsw i64 %een, 7
%ehn = and i64 %ehl, 127
%eho = shl nuw nsw i64 %ehn, 42
%ehp = or i64 %eho, %ehf
%ehq = icmp slt i8 %ehk, 0
br i1 %ehq, label %ehr, label %eex
ehr:
%ehs = getelementptr i8, ptr %g, i64 %een
%eht = getelementptr i8, ptr %ehs, i64 7
%ehu = load i8, ptr %eht, align 1, !noalias !230
%ehv = zext i8 %ehu to i64
%ehw = add nsw i64 %een, 8
%ehx = and i64 %ehv, 127
%ehy = shl nuw nsw i64 %ehx, 49
%ehz = or i64 %ehy, %ehp
%eia = icmp slt i8 %ehu, 0
br i1 %eia, label %eib, label %eex
eib:
%eic = getelementptr i8, ptr %g, i64 %een
%eid = getelementptr i8, ptr %eic, i64 8
%eie = load i8, ptr %eid, align 1, !noalias !230
%eif = zext i8 %eie to i64
%efl = add nsw i64 %een, 9
%eig = and i64 %eif, 127
%eih = shl nuw nsw i64 %eig, 56
%eft = or i64 %eih, %ehz
%eii = icmp slt i8 %eie, 0
br i1 %eii, label %efj, label %eex
eex:
%eij = phi i64 [ %efs, %efq ], [ %eet, %eed ], [ %efg, %eew ], [ %egb, %efi ], [ %egl, %egd ], [ %egv, %egn ], [ %ehf, %egx ], [ %ehp, %ehh ], [ %ehz, %ehr ], [ %eft, %eib ]
%eik = phi i64 [ %eey, %efq ], [ %eeu, %eed ], [ %efd, %eew ], [ %efy, %efi ], [ %egi, %egd ], [ %egs, %egn ], [ %ehc, %egx ], [ %ehm, %ehh ], [ %ehw, %ehr ], [ %efl, %eib ]
%eil = lshr i64 %eij, 1
%eim = and i64 %eij, 1
%ein = sub nsw i64 0, %eim
%eio = xor i64 %eil, %ein
br label %efp
efp:
%eip = phi i64 [ %eio, %eex ], [ 0, %efj ]
%eiq = phi i64 [ %eik, %eex ], [ %mo, %efj ]
%eir = icmp sgt i64 %eiq, %fk
br i1 %eir, label %yb, label %eis
eis:
%eit = add i64 %eip, -2147483648
%eiu = icmp ult i64 %eit, %edx
br i1 %eiu, label %yb, label %eiv
eiv:
%eiw = icmp slt i64 %edq, 1
br i1 %eiw, label %eix, label %eiy
eiy:
%eiz = icmp ult i64 %edq, 4
br i1 %eiz, label %eja, label %ejb
eja:
%ejc = phi i1 [ false, %eiy ], [ %ejd, %eje ]
%ejf = phi i64 [ 0, %eiy ], [ %edy, %eje ]
br label %ejg
ejb:
%ejh = insertelement <2 x i64> poison, i64 %eip, i64 0
%eji = shufflevector <2 x i64> %ejh, <2 x i64> poison, <2 x i32> zeroinitializer
br label %ejj
ejj:
%ejk = phi i64 [ 0, %ejb ], [ %ejl, %ejj ]
%ejm = phi <2 x i1> [ %edz, %ejb ], [ %ejn, %ejj ]
%ejo = phi <2 x i1> [ zeroinitializer, %ejb ], [ %ejp, %ejj ]
%ejq = shl i64 %ejk, 3
%ejr = getelementptr i8, ptr %eec, i64 %ejq
%ejs = getelementptr i8, ptr %ejr, i64 -16
%ejt = load <2 x i64>, ptr %ejs, align 8, !noalias !223
%eju = load <2 x i64>, ptr %ejr, align 8, !noalias !223
%ejv = icmp eq <2 x i64> %ejt, %eji
%ejw = icmp eq <2 x i64> %eju, %eji
%ejn = or <2 x i1> %ejm, %ejv
%ejp = or <2 x i1> %ejo, %ejw
%ejl = add nuw nsw i64 %ejk, 4
%ejx = icmp eq i64 %edy, %ejl
br i1 %ejx, label %eje, label %ejj, !llvm.loop !233
eje:
%ejy = icmp eq i64 %edq, %edy
%ejz = or <2 x i1> %ejn, %ejp
%eka = bitcast <2 x i1> %ejz to i2
%ejd = icmp ne i2 %eka, 0
br i1 %ejy, label %eix, label %eja
eix:
%ekb = phi i1 [ %dxz, %eiv ], [ %ejd, %eje ], [ %ekc, %ejg ]
%ekd = getelementptr i8, ptr %g, i64 %eiq
%eke = load i8, ptr %ekd, align 1, !noalias !234
%ekf = zext i8 %eke to i64
%ekg = and i64 %ekf, 127
%ekh = add nsw i64 %eiq, 1
%eki = icmp slt i8 %eke, 0
br i1 %eki, label %ekj, label %ekk
ekj:
%ekl = add i64 %eiq, 10
%ekm = getelementptr i8, ptr %g, i64 %eiq
%ekn = getelementptr i8, ptr %ekm, i64 1
%eko = load i8, ptr %ekn, align 1, !noalias !234
%ekp = zext i8 %eko to i64
%ekq = add nsw i64 %eiq, 2
%ekr = and i64 %ekp, 127
%eks = shl nuw nsw i64 %ekr, 7
%ekt = or disjoint i64 %eks, %ekg
%eku = icmp slt i8 %eko, 0
br i1 %eku, label %ekv, label %ekk
ekw:
%ekx = getelementptr i8, ptr %g, i64 %eky
%ekz = load i8, ptr %ekx, align 1, !noalias !234
%ela = zext nneg i8 %ekz to i64
%elb = icmp ugt i8 %ekz, 1
br i1 %elb, label %elc, label %eld
eld:
%ele = shl nuw i64 %ela, 63
%elf = or i64 %ele, %elg
br label %ekk
ekv:
%elh = getelementptr i8, ptr %g, i64 %eiq
%eli = getelementptr i8, ptr %elh, i64 2
%elj = load i8, ptr %eli, align 1, !noalias !234
%elk = zext i8 %elj to i64
%ell = add nsw i64 %eiq, 3
%elm = and i64 %elk, 127
%eln = shl nuw nsw i64 %elm, 14
%elo = or disjoint i64 %eln, %ekt
%elp = icmp slt i8 %elj, 0
br i1 %elp, label %elq, label %ekk
elq:
%elr = getelementptr i8, ptr %g, i64 %eiq
%els = getelementptr i8, ptr %elr, i64 3
%elt = load i8, ptr %els, align 1, !noalias !234
%elu = zext i8 %elt to i64
%elv = add nsw i64 %eiq, 4
%elw = and i64 %elu, 127
%elx = shl nuw nsw i64 %elw, 21
%ely = or disjoint i64 %elx, %elo
%elz = icmp slt i8 %elt, 0
br i1 %elz, label %ema, label %ekk
ema:
%emb = getelementptr i8, ptr %g, i64 %eiq
%emc = getelementptr i8, ptr %emb, i64 4
%emd = load i8, ptr %emc, align 1, !noalias !234
%eme = zext i8 %emd to i64
%emf = add nsw i64 %eiq, 5
%emg = and i64 %eme, 127
%emh = shl nuw nsw i64 %emg, 28
%emi = or disjoint i64 %emh, %ely
%emj = icmp slt i8 %emd, 0
br i1 %emj, label %emk, label %ekk
emk:
%eml = getelementptr i8, ptr %g, i64 %eiq
%emm = getelementptr i8, ptr %eml, i64 5
%emn = load i8, ptr %emm, align 1, !noalias !234
%emo = zext i8 %emn to i64
%emp = add nsw i64 %eiq, 6
%emq = and i64 %emo, 127
%emr = shl nuw nsw i64 %emq, 35
%ems = or disjoint i64 %emr, %emi
%emt = icmp slt i8 %emn, 0
br i1 %emt, label %emu, label %ekk
emu:
%emv = getelementptr i8, ptr %g, i64 %eiq
%emw = getelementptr i8, ptr %emv, i64 6
%emx = load i8, ptr %emw, align 1, !noalias !234
%emy = zext i8 %emx to i64
%emz = add nsw i64 %eiq, 7
%ena = and i64 %emy, 127
%enb = shl nuw nsw i64 %ena, 42
%enc = or i64 %enb, %ems
%end = icmp slt i8 %emx, 0
br i1 %end, label %ene, label %ekk
ene:
%enf = getelementptr i8, ptr %g, i64 %eiq
%eng = getelementptr i8, ptr %enf, i64 7
%enh = load i8, ptr %eng, align 1, !noalias !234
%eni = zext i8 %enh to i64
%enj = add nsw i64 %eiq, 8
%enk = and i64 %eni, 127
%enl = shl nuw nsw i64 %enk, 49
%enm = or i64 %enl, %enc
%enn = icmp slt i8 %enh, 0
br i1 %enn, label %eno, label %ekk
eno:
%enp = getelementptr i8, ptr %g, i64 %eiq
%enq = getelementptr i8, ptr %enp, i64 8
%enr = load i8, ptr %enq, align 1, !noalias !234
%ens = zext i8 %enr to i64
%eky = add nsw i64 %eiq, 9
%ent = and i64 %ens, 127
%enu = shl nuw nsw i64 %ent, 56
%elg = or i64 %enu, %enm
%env = icmp slt i8 %enr, 0
br i1 %env, label %ekw, label %ekk
ekk:
%enw = phi i64 [ %elf, %eld ], [ %ekg, %eix ], [ %ekt, %ekj ], [ %elo, %ekv ], [ %ely, %elq ], [ %emi, %ema ], [ %ems, %emk ], [ %enc, %emu ], [ %enm, %ene ], [ %elg, %eno ]
%enx = phi i64 [ %ekl, %eld ], [ %ekh, %eix ], [ %ekq, %ekj ], [ %ell, %ekv ], [ %elv, %elq ], [ %emf, %ema ], [ %emp, %emk ], [ %emz, %emu ], [ %enj, %ene ], [ %eky, %eno ]
%eny = lshr i64 %enw, 1
%enz = and i64 %enw, 1
%eoa = sub nsw i64 0, %enz
%eob = xor i64 %eny, %eoa
br label %elc
elc:
%eoc = phi i64 [ %eob, %ekk ], [ 0, %ekw ]
%diq = phi i64 [ %enx, %ekk ], [ %mo, %ekw ]
%eod = icmp sgt i64 %diq, %fk
br i1 %eod, label %yb, label %eoe
eoe:
br i1 %ekb, label %eof, label %dir
eof:
%eog = trunc nsw i64 %eip to i32
%eoh = getelementptr i32, ptr %eds, i64 %eem
store i32 %eog, ptr %eoh, align 4, !noalias !223
%eoi = getelementptr i64, ptr %edt, i64 %eem
store i64 %eoc, ptr %eoi, align 8, !noalias !223
%eoj = add nsw i64 %eem, 1
br label %dir
dir:
%div = phi i64 [ %eem, %eoe ], [ %eoj, %eof ]
%eok = icmp samesign ugt i64 %eeo, 1
br i1 %eok, label %eed, label %dio
ejg:
%eol = phi i1 [ %ekc, %ejg ], [ %ejc, %eja ]
%eom = phi i64 [ %eon, %ejg ], [ %ejf, %eja ]
%eon = add nuw nsw i64 %eom, 1
%eoo = shl i64 %eom, 3
%eop = getelementptr i8, ptr %edu, i64 %eoo
%eoq = load i64, ptr %eop, align 8, !noalias !223
%eor = icmp eq i64 %eoq, %eip
%ekc = or i1 %eol, %eor
%eos = icmp eq i64 %edq, %eon
br i1 %eos, label %eix, label %ejg, !llvm.loop !237
dur:
%dxt = phi i64 [ %dxq, %dtz ], [ 0, %dul ]
%dyf = phi i64 [ %dxm, %dtz ], [ %mo, %dul ]
%eot = icmp sgt i64 %dyf, %fk
br i1 %eot, label %yb, label %dxr
dxw:
%eou = icmp slt i64 %edq, 1
br i1 %eou, label %dxx, label %eov
eov:
%eow = icmp ult i64 %edq, 4
br i1 %eow, label %eox, label %eoy
eoy:
%eoz = insertelement <2 x i64> poison, i64 %dxt, i64 0
%epa = shufflevector <2 x i64> %eoz, <2 x i64> poison, <2 x i32> zeroinitializer
br label %epb
epb:
%epc = phi i64 [ 0, %eoy ], [ %epd, %epb ]
%epe = phi <2 x i1> [ %eei, %eoy ], [ %epf, %epb ]
%epg = phi <2 x i1> [ zeroinitializer, %eoy ], [ %eph, %epb ]
%epi = shl i64 %epc, 3
%epj = getelementptr i8, ptr %eel, i64 %epi
%epk = getelementptr i8, ptr %epj, i64 -16
%epl = load <2 x i64>, ptr %epk, align 8, !noalias !223
%epm = load <2 x i64>, ptr %epj, align 8, !noalias !223
%epn = icmp eq <2 x i64> %epl, %epa
%epo = icmp eq <2 x i64> %epm, %epa
%epf = or <2 x i1> %epe, %epn
%eph = or <2 x i1> %epg, %epo
%epd = add nuw nsw i64 %epc, 4
%epp = icmp eq i64 %eeh, %epd
br i1 %epp, label %dyb, label %epb, !llvm.loop !238
dyb:
%epq = icmp eq i64 %edq, %eeh
%epr = or <2 x i1> %epf, %eph
%eps = bitcast <2 x i1> %epr to i2
%dya = icmp ne i2 %eps, 0
br i1 %epq, label %dxx, label %eox
eox:
%ept = phi i1 [ false, %eov ], [ %dya, %dyb ]
%epu = phi i64 [ 0, %eov ], [ %eeh, %dyb ]
br label %dyd
dyd:
%epv = phi i1 [ %dyc, %dyd ], [ %ept, %eox ]
%epw = phi i64 [ %epx, %dyd ], [ %epu, %eox ]
%epx = add nuw nsw i64 %epw, 1
%epy = shl i64 %epw, 3
%epz = getelementptr i8, ptr %edu, i64 %epy
%eqa = load i64, ptr %epz, align 8, !noalias !223
%eqb = icmp eq i64 %eqa, %dxt
%dyc = or i1 %epv, %eqb
%eqc = icmp eq i64 %edq, %epx
br i1 %eqc, label %dxx, label %dyd, !llvm.loop !239
ecm:
%eqd = icmp eq i64 %edl, 8
%eqe = trunc nsw i64 %dxt to i32
%eqf = getelementptr i32, ptr %eds, i64 %dtn
store i32 %eqe, ptr %eqf, align 4, !noalias !223
br i1 %eqd, label %eqg, label %eqh
eqg:
%eqi = shl i64 %dtn, 4
%eqj = getelementptr i8, ptr %edt, i64 %eqi
store i64 %ecf, ptr %eqj, align 8, !noalias !223
%eqk = getelementptr i8, ptr %eqj, i64 8
store i64 %ece, ptr %eqk, align 8, !noalias !223
br label %ecn
eqh:
%eql = getelementptr i32, ptr %eeg, i64 %dtn
%eqm = load i32, ptr %eql, align 4, !noalias !223
%eqn = sext i32 %eqm to i64
%eqo = add nsw i64 %ece, %eqn
%eqp = mul i64 %ecr, 8
%eqq = getelementptr i8, ptr %cv, i64 %eqp
%eqr = load i64, ptr %eqq, align 8, !noalias !223
%eqs = icmp sgt i64 %eqo, %eqr
br i1 %eqs, label %eqt, label %equ
eqt:
%eqv = getelementptr i8, ptr %dz, i64 24
store i64 %ecr, ptr %eqv, align 8, !noalias !240
%eqw = getelementptr i8, ptr %dz, i64 32
store i64 %eqo, ptr %eqw, align 8, !noalias !240
br label %yb
equ:
%eqx = getelementptr i8, ptr %ch, i64 %ecs
%eqy = getelementptr i8, ptr %eqx, i64 16
%eqz = load i64, ptr %eqy, align 8, !noalias !223
%era = add i64 %eqz, %eqn
%erb = icmp samesign ugt i64 %ece, 7
br i1 %erb, label %erc, label %erd
erc:
%ere = add nsw i64 %ece, -8
%erf = icmp eq i64 %ere, 0
br i1 %erf, label %erg, label %erh
erh:
%eri = getelementptr i8, ptr %g, i64 %ecf
%erj = getelementptr i8, ptr %bm, i64 %era
%erk = add nsw i64 %ece, -9
%erl = lshr i64 %erk, 3
%erm = add nuw nsw i64 %erl, 1
%ern = icmp samesign ult i64 %ece, 65
br i1 %ern, label %ero, label %erp
ero:
%erq = phi i64 [ %err, %ers ], [ 0, %erh ], [ 0, %erp ]
br label %ert
erp:
%eru = ptrtoint ptr %bm to i64
%erv = ptrtoint ptr %g to i64
%erw = add i64 %ecf, %erv
%erx = sub i64 %eru, %erw
%ery = add i64 %erx, %era
%erz = icmp ult i64 %ery, 32
br i1 %erz, label %ero, label %esa
esa:
%esb = bitcast i64 4611686018427387900 to i64
%esc = and i64 %erm, %esb
%esd = getelementptr i8, ptr %eri, i64 16
%ese = getelementptr i8, ptr %erj, i64 16
br label %esf
esf:
%esg = phi i64 [ 0, %esa ], [ %esh, %esf ]
%esi = shl nuw i64 %esg, 3
%esj = getelementptr i8, ptr %esd, i64 %esi
%esk = shl nuw i64 %esg, 3
%esl = getelementptr i8, ptr %esd, i64 %esk
%esm = getelementptr i8, ptr %esl, i64 -16
%esn = load <2 x i64>, ptr %esm, align 1, !noalias !243
%eso = load <2 x i64>, ptr %esj, align 1, !noalias !243
%esp = shl nuw i64 %esg, 3
%esq = getelementptr i8, ptr %ese, i64 %esp
%esr = shl nuw i64 %esg, 3
%ess = getelementptr i8, ptr %ese, i64 %esr
%est = getelementptr i8, ptr %ess, i64 -16
store <2 x i64> %esn, ptr %est, align 1, !noalias !248
store <2 x i64> %eso, ptr %esq, align 1, !noalias !248
%esh = add nuw nsw i64 %esg, 4
%esu = icmp eq i64 %esc, %esh
br i1 %esu, label %ers, label %esf, !llvm.loop !251
ers:
%err = shl nuw nsw i64 %esc, 3
%esv = icmp eq i64 %erm, %esc
br i1 %esv, label %erg, label %ero
erd:
%esw = icmp samesign ugt i64 %ece, 3
br i1 %esw, label %esx, label %esy
esz:
%eta = getelementptr i8, ptr %g, i64 %ecf
%etb = getelementptr i8, ptr %eta, i64 1
%etc = load i8, ptr %etb, align 1, !noalias !252
%etd = getelementptr i8, ptr %bm, i64 %era
%ete = getelementptr i8, ptr %etd, i64 1
store i8 %etc, ptr %ete, align 1, !noalias !252
%etf = icmp eq i64 %ece, 2
br i1 %etf, label %etg, label %eth
eth:
%eti = getelementptr i8, ptr %g, i64 %ecf
%etj = getelementptr i8, ptr %eti, i64 2
%etk = load i8, ptr %etj, align 1, !noalias !252
%etl = getelementptr i8, ptr %bm, i64 %era
%etm = getelementptr i8, ptr %etl, i64 2
store i8 %etk, ptr %etm, align 1, !noalias !252
br label %etg
ert:
%etn = phi i64 [ %eto, %ert ], [ %erq, %ero ]
%etp = getelementptr i8, ptr %eri, i64 %etn
%etq = load i64, ptr %etp, align 1, !noalias !243
%etr = getelementptr i8, ptr %erj, i64 %etn
store i64 %etq, ptr %etr, align 1, !noalias !248
%eto = add nuw nsw i64 %etn, 8
%ets = icmp samesign ult i64 %eto, %ere
br i1 %ets, label %ert, label %erg, !llvm.loop !253
erg:
%ett = getelementptr i8, ptr %g, i64 %ere
%etu = getelementptr i8, ptr %ett, i64 %ecf
%etv = load i64, ptr %etu, align 1, !noalias !254
%etw = getelementptr i8, ptr %bm, i64 %era
%etx = getelementptr i8, ptr %etw, i64 %ere
store i64 %etv, ptr %etx, align 1, !noalias !257
br label %etg
esx:
%ety = add nsw i64 %ece, -4
%etz = getelementptr i8, ptr %g, i64 %ecf
%eua = load i32, ptr %etz, align 1, !noalias !260
%eub = getelementptr i8, ptr %g, i64 %ety
%euc = getelementptr i8, ptr %eub, i64 %ecf
%eud = load i32, ptr %euc, align 1, !noalias !263
%eue = getelementptr i8, ptr %bm, i64 %era
store i32 %eua, ptr %eue, align 1, !noalias !266
%euf = getelementptr i8, ptr %eue, i64 %ety
store i32 %eud, ptr %euf, align 1, !noalias !269
br label %etg
esy:
%eug = icmp eq i64 %ece, 0
br i1 %eug, label %etg, label %euh
euh:
%eui = getelementptr i8, ptr %g, i64 %ecf
%euj = getelementptr i8, ptr %bm, i64 %era
%euk = load i8, ptr %eui, align 1, !noalias !252
store i8 %euk, ptr %euj, align 1, !noalias !252
%eul = icmp eq i64 %ece, 1
br i1 %eul, label %etg, label %esz
etg:
%eum = trunc i64 %eqo to i32
%eun = shl i64 %dtn, 2
%euo = getelementptr i8, ptr %eeg, i64 %eun
%eup = getelementptr i8, ptr %euo, i64 4
store i32 %eum, ptr %eup, align 4, !noalias !223
br label %ecn
dtd:
%euq = getelementptr i8, ptr %ht, i64 24
%eur = load i64, ptr %euq, align 8, !noalias !272
%eus = icmp slt i64 %eur, 0
%eut = select i1 %eus, i64 %dd, i64 0
%euu = getelementptr i64, ptr %dc, i64 %eur
%euv = getelementptr i64, ptr %euu, i64 %eut
store i64 %diu, ptr %euv, align 8, !noalias !272
%euw = getelementptr i8, ptr %ht, i64 16
%eux = load i64, ptr %euw, align 8, !noalias !272
%euy = mul i64 %eux, 24
%euz = getelementptr i8, ptr %ch, i64 %euy
%eva = getelementptr i8, ptr %euz, i64 8
%evb = load i64, ptr %eva, align 8, !noalias !275
%evc = ashr i64 %evb, 2
%evd = trunc i64 %diu to i32
%eve = add nsw i64 %evc, %np
%evf = icmp slt i64 %eve, -1
%evg = select i1 %evf, i64 %bu, i64 0
%evh = getelementptr i32, ptr %bt, i64 %eve
%evi = getelementptr i8, ptr %evh, i64 4
%evj = getelementptr i32, ptr %evi, i64 %evg
store i32 %evd, ptr %evj, align 4, !noalias !272
br label %yb
dtj:
%evk = getelementptr i8, ptr %dz, i64 24
store i64 %dig, ptr %evk, align 8, !noalias !278
%evl = getelementptr i8, ptr %dz, i64 32
store i64 %dtf, ptr %evl, align 8, !noalias !278
br label %yb
py:
%evm = getelementptr i8, ptr %ht, i64 48
%evn = load i64, ptr %evm, align 8, !noalias !281
%evo = trunc nuw i64 %evn to i32
br label %evp
evp:
%evq = phi i64 [ %pj, %py ], [ %evr, %evs ], [ %evt, %evu ], [ %evv, %evw ], [ %evx, %evy ]
%evz = getelementptr i8, ptr %g, i64 %evq
%ewa = load i8, ptr %evz, align 1, !noalias !284
%ewb = zext i8 %ewa to i64
%ewc = and i64 %ewb, 127
%ewd = add nsw i64 %evq, 1
%ewe = icmp slt i8 %ewa, 0
br i1 %ewe, label %ewf, label %ewg
ewf:
%ewh = add i64 %evq, 10
%ewi = getelementptr i8, ptr %g, i64 %evq
%ewj = getelementptr i8, ptr %ewi, i64 1
%ewk = load i8, ptr %ewj, align 1, !noalias !284
%ewl = zext i8 %ewk to i64
%ewm = add nsw i64 %evq, 2
%ewn = and i64 %ewl, 127
%ewo = shl nuw nsw i64 %ewn, 7
%ewp = or disjoint i64 %ewo, %ewc
%ewq = icmp slt i8 %ewk, 0
br i1 %ewq, label %ewr, label %ewg
ews:
%ewt = getelementptr i8, ptr %g, i64 %ewu
%ewv = load i8, ptr %ewt, align 1, !noalias !284
%eww = zext nneg i8 %ewv to i64
%ewx = icmp ugt i8 %ewv, 1
br i1 %ewx, label %ewy, label %ewz
ewz:
%exa = shl nuw i64 %eww, 63
%exb = or i64 %exa, %exc
br label %ewg
ewr:
%exd = getelementptr i8, ptr %g, i64 %evq
%exe = getelementptr i8, ptr %exd, i64 2
%exf = load i8, ptr %exe, align 1, !noalias !284
%exg = zext i8 %exf to i64
%exh = add nsw i64 %evq, 3
%exi = and i64 %exg, 127
%exj = shl nuw nsw i64 %exi, 14
%exk = or disjoint i64 %exj, %ewp
%exl = icmp slt i8 %exf, 0
br i1 %exl, label %exm, label %ewg
exm:
%exn = getelementptr i8, ptr %g, i64 %evq
%exo = getelementptr i8, ptr %exn, i64 3
%exp = load i8, ptr %exo, align 1, !noalias !284
%exq = zext i8 %exp to i64
%exr = add nsw i64 %evq, 4
%exs = and i64 %exq, 127
%ext = shl nuw nsw i64 %exs, 21
%exu = or disjoint i64 %ext, %exk
%exv = icmp slt i8 %exp, 0
br i1 %exv, label %exw, label %ewg
exw:
%exx = getelementptr i8, ptr %g, i64 %evq
%exy = getelementptr i8, ptr %exx, i64 4
%exz = load i8, ptr %exy, align 1, !noalias !284
%eya = zext i8 %exz to i64
%eyb = add nsw i64 %evq, 5
%eyc = and i64 %eya, 127
%eyd = shl nuw nsw i64 %eyc, 28
%eye = or disjoint i64 %eyd, %exu
%eyf = icmp slt i8 %exz, 0
br i1 %eyf, label %eyg, label %ewg
eyg:
%eyh = getelementptr i8, ptr %g, i64 %evq
%eyi = getelementptr i8, ptr %eyh, i64 5
%eyj = load i8, ptr %eyi, align 1, !noalias !284
%eyk = zext i8 %eyj to i64
%eyl = add nsw i64 %evq, 6
%eym = and i64 %eyk, 127
%eyn = shl nuw nsw i64 %eym, 35
%eyo = or disjoint i64 %eyn, %eye
%eyp = icmp slt i8 %eyj, 0
br i1 %eyp, label %eyq, label %ewg
eyq:
%eyr = getelementptr i8, ptr %g, i64 %evq
%eys = getelementptr i8, ptr %eyr, i64 6
%eyt = load i8, ptr %eys, align 1, !noalias !284
%eyu = zext i8 %eyt to i64
%eyv = add nsw i64 %evq, 7
%eyw = and i64 %eyu, 127
%eyx = shl nuw nsw i64 %eyw, 42
%eyy = or i64 %eyx, %eyo
%eyz = icmp slt i8 %eyt, 0
br i1 %eyz, label %eza, label %ewg
eza:
%ezb = getelementptr i8, ptr %g, i64 %evq
%ezc = getelementptr i8, ptr %ezb, i64 7
%ezd = load i8, ptr %ezc, align 1, !noalias !284
%eze = zext i8 %ezd to i64
%ezf = add nsw i64 %evq, 8
%ezg = and i64 %eze, 127
%ezh = shl nuw nsw i64 %ezg, 49
%ezi = or i64 %ezh, %eyy
%ezj = icmp slt i8 %ezd, 0
br i1 %ezj, label %ezk, label %ewg
ezk:
%ezl = getelementptr i8, ptr %g, i64 %evq
%ezm = getelementptr i8, ptr %ezl, i64 8
%ezn = load i8, ptr %ezm, align 1, !noalias !284
%ezo = zext i8 %ezn to i64
%ewu = add nsw i64 %evq, 9
%ezp = and i64 %ezo, 127
%ezq = shl nuw nsw i64 %ezp, 56
%exc = or i64 %ezq, %ezi
%ezr = icmp slt i8 %ezn, 0
br i1 %ezr, label %ews, label %ewg
ezs:
%ezt = icmp eq i64 %ezu, 0
br i1 %ezt, label %ezv, label %ezw
ezw:
%ezx = add i64 %ej, 4
%ezy = icmp eq i64 %ezz, %ezx
br i1 %ezy, label %yb, label %faa
faa:
%fab = sub nsw i64 0, %ezz
%fac = getelementptr i8, ptr %g, i64 %fad
%fae = load i8, ptr %fac, align 1, !noalias !289
%faf = zext i8 %fae to i64
%fag = and i64 %faf, 127
%fah = add nsw i64 %fad, 1
%fai = icmp slt i8 %fae, 0
br i1 %fai, label %faj, label %fak
faj:
%fal = add i64 %fad, 10
%fam = getelementptr i8, ptr %g, i64 %fad
%fan = getelementptr i8, ptr %fam, i64 1
%fao = load i8, ptr %fan, align 1, !noalias !289
%fap = zext i8 %fao to i64
%faq = add nsw i64 %fad, 2
%far = and i64 %fap, 127
%fas = shl nuw nsw i64 %far, 7
%fat = or disjoint i64 %fas, %fag
%fau = icmp slt i8 %fao, 0
br i1 %fau, label %fav, label %fak
faw:
%fax = getelementptr i8, ptr %g, i64 %fay
%faz = load i8, ptr %fax, align 1, !noalias !289
%fba = zext nneg i8 %faz to i64
%fbb = icmp ugt i8 %faz, 1
br i1 %fbb, label %fbc, label %fbd
fbd:
%fbe = shl nuw i64 %fba, 63
%fbf = or i64 %fbe, %fbg
br label %fak
fav:
%fbh = getelementptr i8, ptr %g, i64 %fad
%fbi = getelementptr i8, ptr %fbh, i64 2
%fbj = load i8, ptr %fbi, align 1, !noalias !289
%fbk = zext i8 %fbj to i64
%fbl = add nsw i64 %fad, 3
%fbm = and i64 %fbk, 127
%fbn = shl nuw nsw i64 %fbm, 14
%fbo = or disjoint i64 %fbn, %fat
%fbp = icmp slt i8 %fbj, 0
br i1 %fbp, label %fbq, label %fak
fbq:
%fbr = getelementptr i8, ptr %g, i64 %fad
%fbs = getelementptr i8, ptr %fbr, i64 3
%fbt = load i8, ptr %fbs, align 1, !noalias !289
%fbu = zext i8 %fbt to i64
%fbv = add nsw i64 %fad, 4
%fbw = and i64 %fbu, 127
%fbx = shl nuw nsw i64 %fbw, 21
%fby = or disjoint i64 %fbx, %fbo
%fbz = icmp slt i8 %fbt, 0
br i1 %fbz, label %fca, label %fak
fca:
%fcb = getelementptr i8, ptr %g, i64 %fad
%fcc = getelementptr i8, ptr %fcb, i64 4
%fcd = load i8, ptr %fcc, align 1, !noalias !289
%fce = zext i8 %fcd to i64
%fcf = add nsw i64 %fad, 5
%fcg = and i64 %fce, 127
%fch = shl nuw nsw i64 %fcg, 28
%fci = or disjoint i64 %fch, %fby
%fcj = icmp slt i8 %fcd, 0
br i1 %fcj, label %fck, label %fak
fck:
%fcl = getelementptr i8, ptr %g, i64 %fad
%fcm = getelementptr i8, ptr %fcl, i64 5
%fcn = load i8, ptr %fcm, align 1, !noalias !289
%fco = zext i8 %fcn to i64
%fcp = add nsw i64 %fad, 6
%fcq = and i64 %fco, 127
%fcr = shl nuw nsw i64 %fcq, 35
%fcs = or disjoint i64 %fcr, %fci
%fct = icmp slt i8 %fcn, 0
br i1 %fct, label %fcu, label %fak
fcu:
%fcv = getelementptr i8, ptr %g, i64 %fad
%fcw = getelementptr i8, ptr %fcv, i64 6
%fcx = load i8, ptr %fcw, align 1, !noalias !289
%fcy = zext i8 %fcx to i64
%fcz = add nsw i64 %fad, 7
%fda = and i64 %fcy, 127
%fdb = shl nuw nsw i64 %fda, 42
%fdc = or i64 %fdb, %fcs
%fdd = icmp slt i8 %fcx, 0
br i1 %fdd, label %fde, label %fak
fde:
%fdf = getelementptr i8, ptr %g, i64 %fad
%fdg = getelementptr i8, ptr %fdf, i64 7
%fdh = load i8, ptr %fdg, align 1, !noalias !289
%fdi = zext i8 %fdh to i64
%fdj = add nsw i64 %fad, 8
%fdk = and i64 %fdi, 127
%fdl = shl nuw nsw i64 %fdk, 49
%fdm = or i64 %fdl, %fdc
%fdn = icmp slt i8 %fdh, 0
br i1 %fdn, label %fdo, label %fak
fdo:
%fdp = getelementptr i8, ptr %g, i64 %fad
%fdq = getelementptr i8, ptr %fdp, i64 8
%fdr = load i8, ptr %fdq, align 1, !noalias !289
%fds = zext i8 %fdr to i64
%fay = add nsw i64 %fad, 9
%fdt = and i64 %fds, 127
%fdu = shl nuw nsw i64 %fdt, 56
%fbg = or i64 %fdu, %fdm
%fdv = icmp slt i8 %fdr, 0
br i1 %fdv, label %faw, label %fak
fak:
%fdw = phi i64 [ %fbf, %fbd ], [ %fag, %faa ], [ %fat, %faj ], [ %fbo, %fav ], [ %fby, %fbq ], [ %fci, %fca ], [ %fcs, %fck ], [ %fdc, %fcu ], [ %fdm, %fde ], [ %fbg, %fdo ]
%fdx = phi i64 [ %fal, %fbd ], [ %fah, %faa ], [ %faq, %faj ], [ %fbl, %fav ], [ %fbv, %fbq ], [ %fcf, %fca ], [ %fcp, %fck ], [ %fcz, %fcu ], [ %fdj, %fde ], [ %fay, %fdo ]
%fdy = lshr i64 %fdw, 1
%fdz = and i64 %fdw, 1
%fea = sub nsw i64 0, %fdz
%feb = xor i64 %fdy, %fea
br label %fbc
fec:
%fed = icmp slt i64 %fee, 0
%fef = sub nsw i64 %fk, %feg
%feh = icmp sgt i64 %fee, %fef
%fei = select i1 %fed, i1 true, i1 %feh
br i1 %fei, label %yb, label %ezv
ezv:
%fej = phi i64 [ %ezz, %ezs ], [ %fab, %fec ], [ 0, %ewy ]
%evt = phi i64 [ %fad, %ezs ], [ %feg, %fec ], [ %mo, %ewy ]
%fek = phi i64 [ -1, %ezs ], [ %fee, %fec ], [ -1, %ewy ]
%fel = icmp sgt i64 %evn, 0
br i1 %fel, label %fem, label %fen
ewg:
%feo = phi i64 [ %exb, %ewz ], [ %ewc, %evp ], [ %ewp, %ewf ], [ %exk, %ewr ], [ %exu, %exm ], [ %eye, %exw ], [ %eyo, %eyg ], [ %eyy, %eyq ], [ %ezi, %eza ], [ %exc, %ezk ]
%fad = phi i64 [ %ewh, %ewz ], [ %ewd, %evp ], [ %ewm, %ewf ], [ %exh, %ewr ], [ %exr, %exm ], [ %eyb, %exw ], [ %eyl, %eyg ], [ %eyv, %eyq ], [ %ezf, %eza ], [ %ewu, %ezk ]
%fep = lshr i64 %feo, 1
%ezu = and i64 %feo, 1
%feq = sub nsw i64 0, %ezu
%ezz = xor i64 %fep, %feq
%fer = icmp sgt i64 %fad, %fk
br i1 %fer, label %yb, label %ezs
ewy:
%fes = icmp slt i64 %fk, %mo
br i1 %fes, label %yb, label %ezv
fbc:
%fee = phi i64 [ %feb, %fak ], [ 0, %faw ]
%feg = phi i64 [ %fdx, %fak ], [ %mo, %faw ]
%fet = icmp slt i64 %fk, %feg
br i1 %fet, label %yb, label %fec
fem:
%feu = sub nsw i64 %fk, %evt
%fev = or i64 %feu, %evn
%few = icmp ult i64 %fev, 4294967296
br i1 %few, label %fex, label %fey
fex:
%fez = trunc nuw i64 %feu to i32
%ffa = udiv i32 %fez, %evo
%ffb = zext i32 %ffa to i64
br label %ffc
fey:
%ffd = or i64 %feu, %evn
%ffe = and i64 %ffd, -4294967296
%fff = icmp eq i64 %ffe, 0
br i1 %fff, label %ffg, label %ffh
ffg:
%ffi = trunc i64 %evn to i32
%ffj = trunc i64 %feu to i32
%ffk = udiv i32 %ffj, %ffi
%ffl = urem i32 %ffj, %ffi
%ffm = zext i32 %ffk to i64
%ffn = zext i32 %ffl to i64
br label %ffo
ffh:
%ffp = sdiv i64 %feu, %evn
%ffq = srem i64 %feu, %evn
br label %ffo
ffo:
%ffr = phi i64 [ %ffm, %ffg ], [ %ffp, %ffh ]
%ffs = phi i64 [ %ffn, %ffg ], [ %ffq, %ffh ]
%fft = ashr i64 %ffs, 63
br label %ffc
ffc:
%ffu = phi i64 [ %ffb, %fex ], [ %ffr, %ffo ]
%ffv = phi i64 [ 0, %fex ], [ %fft, %ffo ]
%ffw = add i64 %ffv, %ffu
%ffx = icmp sgt i64 %fej, %ffw
br i1 %ffx, label %yb, label %fen
ffy:
%ffz = icmp sgt i64 %fek, -1
br i1 %ffz, label %evs, label %fga
evs:
%evr = add nsw i64 %fek, %evt
br label %evp
fga:
%fgb = getelementptr i8, ptr %ht, i64 24
%fgc = load i64, ptr %fgb, align 8, !noalias !281
%fgd = getelementptr i8, ptr %ht, i64 32
%fge = load i64, ptr %fgd, align 8, !noalias !281
%fgf = getelementptr i8, ptr %ht, i64 40
%fgg = load i64, ptr %fgf, align 8, !noalias !281
%fgh = icmp slt i64 %fgg, 0
%fgi = icmp eq i64 %fge, 0
%fgj = select i1 %fgh, i1 %fgi, i1 false
br i1 %fgj, label %fgk, label %evu
fgk:
%fgl = mul nsw i64 %fgc, %fej
%fgm = icmp sgt i64 %fgl, 0
br i1 %fgm, label %fgn, label %evw
fgn:
%fgo = bitcast i64 -9187201950435737472 to i64
%fgp = bitcast i64 -9187201952591642624 to i64
br label %fgq
fgq:
%fgr = phi i64 [ %fgs, %fgt ], [ %evt, %fgn ]
%fgu = phi i64 [ %fgv, %fgt ], [ %fgl, %fgn ]
%fgw = icmp sgt i64 %fgr, %fk
br i1 %fgw, label %evw, label %fgx
fgy:
%fgz = and i64 %fha, 128
%fhb = icmp eq i64 %fgz, 0
br i1 %fhb, label %fhc, label %fhd
fhc:
%fhe = phi i64 [ %fgr, %fgy ], [ %fhf, %fhd ], [ %fhg, %fhh ], [ %fhi, %fhj ], [ %fhk, %fhl ], [ %fhm, %fhn ], [ %fho, %fhp ], [ %fhq, %fhr ], [ %fhs, %fht ], [ %fhu, %fhv ]
%fhw = add nsw i64 %fhe, 1
br label %fhx
fhd:
%fhf = add nsw i64 %fgr, 1
%fhy = and i64 %fha, 32768
%fhz = icmp eq i64 %fhy, 0
br i1 %fhz, label %fhc, label %fhh
fhh:
%fhg = add nsw i64 %fgr, 2
%fia = and i64 %fha, 8388608
%fib = icmp eq i64 %fia, 0
br i1 %fib, label %fhc, label %fhj
fhj:
%fhi = add nsw i64 %fgr, 3
%fic = and i64 %fha, 2147483648
%fid = icmp eq i64 %fic, 0
br i1 %fid, label %fhc, label %fhl
fhl:
%fie = bitcast i64 549755813888 to i64
%fhk = add nsw i64 %fgr, 4
%fif = and i64 %fha, %fie
%fig = icmp eq i64 %fif, 0
br i1 %fig, label %fhc, label %fhn
fhn:
%fih = bitcast i64 140737488355328 to i64
%fhm = add nsw i64 %fgr, 5
%fii = and i64 %fha, %fih
%fij = icmp eq i64 %fii, 0
br i1 %fij, label %fhc, label %fhp
fhp:
%fik = bitcast i64 36028797018963968 to i64
%fho = add nsw i64 %fgr, 6
%fil = and i64 %fha, %fik
%fim = icmp eq i64 %fil, 0
br i1 %fim, label %fhc, label %fhr
fhr:
%fhq = add nsw i64 %fgr, 7
%fin = icmp slt i64 %fha, 0
br i1 %fin, label %fht, label %fhc
fht:
%fhs = add nsw i64 %fgr, 8
%fio = getelementptr i8, ptr %g, i64 %fhs
%fip = load i8, ptr %fio, align 1, !noalias !292
%fiq = icmp slt i8 %fip, 0
br i1 %fiq, label %fhv, label %fhc
fhv:
%fhu = add nsw i64 %fgr, 9
%fir = getelementptr i8, ptr %g, i64 %fhu
%fis = load i8, ptr %fir, align 1, !noalias !292
%fit = icmp slt i8 %fis, 0
br i1 %fit, label %fhx, label %fhc
fgt:
%fgs = phi i64 [ %fiu, %fhx ], [ %fiv, %fiw ], [ %fix, %fiy ]
%fgv = phi i64 [ %fiz, %fhx ], [ %fja, %fiw ], [ %fja, %fiy ]
%fjb = icmp sgt i64 %fgv, 0
br i1 %fjb, label %fgq, label %evw
fgx:
%fjc = getelementptr i8, ptr %g, i64 %fgr
%fha = load i64, ptr %fjc, align 1, !noalias !299
%fjd = and i64 %fha, %fgo
%fje = xor i64 %fjd, %fgo
%fjf = lshr exact i64 %fje, 7
%fjg = lshr i64 %fje, 39
%fjh = add nuw nsw i64 %fjf, %fjg
%fji = lshr i64 %fjh, 16
%fjj = add nuw nsw i64 %fji, %fjh
%fjk = lshr i64 %fjj, 8
%fjl = add nuw nsw i64 %fjk, %fjj
%fjm = and i64 %fjl, 15
%fjn = icmp samesign ule i64 %fgu, %fjm
%fjo = and i64 %fje, 2155905152
%fjp = icmp eq i64 %fjo, 0
%fjq = or i1 %fjp, %fjn
%fjr = and i64 %fje, %fgp
%fjs = icmp eq i64 %fjr, 0
%fjt = or i1 %fjs, %fjq
br i1 %fjt, label %fgy, label %fiw
fiw:
%fja = sub nuw nsw i64 %fgu, %fjm
%fiv = add nsw i64 %fgr, 8
%fju = icmp slt i64 %fha, 0
br i1 %fju, label %fjv, label %fgt
fjv:
br label %fiy
fiy:
%fjw = phi i64 [ %fix, %fiy ], [ %fiv, %fjv ]
%fix = add i64 %fjw, -1
%fjx = getelementptr i8, ptr %g, i64 %fjw
%fjy = getelementptr i8, ptr %fjx, i64 -2
%fjz = load i8, ptr %fjy, align 1, !noalias !299
%fka = icmp slt i8 %fjz, 0
br i1 %fka, label %fiy, label %fgt
fhx:
%fiu = phi i64 [ %fhw, %fhc ], [ %mo, %fhv ]
%fiz = add nsw i64 %fgu, -1
br label %fgt
fkb:
%fkc = phi i64 [ %evt, %fkd ], [ %evx, %evy ]
%fke = phi i64 [ %fej, %fkd ], [ %fkf, %evy ]
%fkg = icmp sgt i64 %fgg, -1
%fkf = add nsw i64 %fke, -1
br i1 %fkg, label %fkh, label %fki
fkh:
%fkj = getelementptr i8, ptr %g, i64 %fkc
%fkk = load i8, ptr %fkj, align 1, !noalias !300
%fkl = zext i8 %fkk to i64
%fkm = and i64 %fkl, 127
%fkn = add nsw i64 %fkc, 1
%fko = icmp slt i8 %fkk, 0
br i1 %fko, label %fkp, label %fkq
fkp:
%fkr = add i64 %fkc, 10
%fks = getelementptr i8, ptr %g, i64 %fkc
%fkt = getelementptr i8, ptr %fks, i64 1
%fku = load i8, ptr %fkt, align 1, !noalias !300
%fkv = zext i8 %fku to i64
%fkw = add nsw i64 %fkc, 2
%fkx = and i64 %fkv, 127
%fky = shl nuw nsw i64 %fkx, 7
%fkz = or disjoint i64 %fky, %fkm
%fla = icmp slt i8 %fku, 0
br i1 %fla, label %flb, label %fkq
flc:
%fld = getelementptr i8, ptr %g, i64 %fle
%flf = load i8, ptr %fld, align 1, !noalias !300
%flg = zext nneg i8 %flf to i64
%flh = icmp ugt i8 %flf, 1
br i1 %flh, label %fli, label %flj
flj:
%flk = shl nuw i64 %flg, 63
%fll = or i64 %flk, %flm
br label %fkq
flb:
%fln = getelementptr i8, ptr %g, i64 %fkc
%flo = getelementptr i8, ptr %fln, i64 2
%flp = load i8, ptr %flo, align 1, !noalias !300
%flq = zext i8 %flp to i64
%flr = add nsw i64 %fkc, 3
%fls = and i64 %flq, 127
%flt = shl nuw nsw i64 %fls, 14
%flu = or disjoint i64 %flt, %fkz
%flv = icmp slt i8 %flp, 0
br i1 %flv, label %flw, label %fkq
flw:
%flx = getelementptr i8, ptr %g, i64 %fkc
%fly = getelementptr i8, ptr %flx, i64 3
%flz = load i8, ptr %fly, align 1, !noalias !300
%fma = zext i8 %flz to i64
%fmb = add nsw i64 %fkc, 4
%fmc = and i64 %fma, 127
%fmd = shl nuw nsw i64 %fmc, 21
%fme = or disjoint i64 %fmd, %flu
%fmf = icmp slt i8 %flz, 0
br i1 %fmf, label %fmg, label %fkq
fmg:
%fmh = getelementptr i8, ptr %g, i64 %fkc
%fmi = getelementptr i8, ptr %fmh, i64 4
%fmj = load i8, ptr %fmi, align 1, !noalias !300
%fmk = zext i8 %fmj to i64
%fml = add nsw i64 %fkc, 5
%fmm = and i64 %fmk, 127
%fmn = shl nuw nsw i64 %fmm, 28
%fmo = or disjoint i64 %fmn, %fme
%fmp = icmp slt i8 %fmj, 0
br i1 %fmp, label %fmq, label %fkq
fmq:
%fmr = getelementptr i8, ptr %g, i64 %fkc
%fms = getelementptr i8, ptr %fmr, i64 5
%fmt = load i8, ptr %fms, align 1, !noalias !300
%fmu = zext i8 %fmt to i64
%fmv = add nsw i64 %fkc, 6
%fmw = and i64 %fmu, 127
%fmx = shl nuw nsw i64 %fmw, 35
%fmy = or disjoint i64 %fmx, %fmo
%fmz = icmp slt i8 %fmt, 0
br i1 %fmz, label %fna, label %fkq
fna:
%fnb = getelementptr i8, ptr %g, i64 %fkc
%fnc = getelementptr i8, ptr %fnb, i64 6
%fnd = load i8, ptr %fnc, align 1, !noalias !300
%fne = zext i8 %fnd to i64
%fnf = add nsw i64 %fkc, 7
%fng = and i64 %fne, 127
%fnh = shl nuw nsw i64 %fng, 42
%fni = or i64 %fnh, %fmy
%fnj = icmp slt i8 %fnd, 0
br i1 %fnj, label %fnk, label %fkq
fnk:
%fnl = getelementptr i8, ptr %g, i64 %fkc
%fnm = getelementptr i8, ptr %fnl, i64 7
%fnn = load i8, ptr %fnm, align 1, !noalias !300
%fno = zext i8 %fnn to i64
%fnp = add nsw i64 %fkc, 8
%fnq = and i64 %fno, 127
%fnr = shl nuw nsw i64 %fnq, 49
%fns = or i64 %fnr, %fni
%fnt = icmp slt i8 %fnn, 0
br i1 %fnt, label %fnu, label %fkq
fnu:
%fnv = getelementptr i8, ptr %g, i64 %fkc
%fnw = getelementptr i8, ptr %fnv, i64 8
%fnx = load i8, ptr %fnw, align 1, !noalias !300
%fny = zext i8 %fnx to i64
%fle = add nsw i64 %fkc, 9
%fnz = and i64 %fny, 127
%foa = shl nuw nsw i64 %fnz, 56
%flm = or i64 %foa, %fns
%fob = icmp slt i8 %fnx, 0
br i1 %fob, label %flc, label %fkq
fkq:
%foc = phi i64 [ %fll, %flj ], [ %fkm, %fkh ], [ %fkz, %fkp ], [ %flu, %flb ], [ %fme, %flw ], [ %fmo, %fmg ], [ %fmy, %fmq ], [ %fni, %fna ], [ %fns, %fnk ], [ %flm, %fnu ]
%fod = phi i64 [ %fkr, %flj ], [ %fkn, %fkh ], [ %fkw, %fkp ], [ %flr, %flb ], [ %fmb, %flw ], [ %fml, %fmg ], [ %fmv, %fmq ], [ %fnf, %fna ], [ %fnp, %fnk ], [ %fle, %fnu ]
%foe = lshr i64 %foc, 1
%fof = and i64 %foc, 1
%fog = sub nsw i64 0, %fof
%foh = xor i64 %foe, %fog
br label %fli
foi:
%foj = icmp ne i64 %fok, %fgg
%fol = icmp ne i64 %fok, %fom
%fon = select i1 %foj, i1 %fol, i1 false
br i1 %fon, label %yb, label %foo
fli:
%fok = phi i64 [ %foh, %fkq ], [ 0, %flc ]
%fop = phi i64 [ %fod, %fkq ], [ %mo, %flc ]
%foq = icmp sgt i64 %fop, %fk
br i1 %foq, label %yb, label %foi
foo:
%for = icmp eq i64 %fok, %fgg
br i1 %for, label %evy, label %fki
fki:
%fos = phi i64 [ %fop, %foo ], [ %fkc, %fkb ]
br i1 %fot, label %fou, label %fov
fow:
%fox = getelementptr i8, ptr %g, i64 %fos
%foy = getelementptr i8, ptr %fox, i64 1
%foz = load i8, ptr %foy, align 1, !noalias !305
%fpa = zext i8 %foz to i64
%fpb = icmp sgt i8 %foz, -1
%fpc = and i64 %fpa, 1
%fpd = icmp eq i64 %fpc, 0
%fpe = and i1 %fpb, %fpd
br i1 %fpe, label %fpf, label %fov
fpf:
%fpg = lshr exact i64 %fpa, 1
%fph = sub i64 %fpi, %fos
%fpj = uitofp nneg i64 %fpg to double
%fpk = sitofp i64 %fph to double
%fpl = fcmp ugt double %fpj, %fpk
br i1 %fpl, label %fov, label %fpm
fpm:
%fpn = add i64 %fos, 2
%fpo = add i64 %fpn, %fpg
br label %evy
fpp:
%fpq = phi i64 [ %fpr, %fps ], [ %fpt, %fov ]
%fpu = phi i64 [ %fpv, %fps ], [ %fos, %fov ]
%fpr = add i64 %fpq, -1
%fpw = icmp eq i64 %fpr, 0
br i1 %fpw, label %fpx, label %fpy
fpy:
%fpz = getelementptr i8, ptr %g, i64 %fpu
%fqa = load i8, ptr %fpz, align 1, !noalias !306
%fqb = icmp slt i8 %fqa, 0
br i1 %fqb, label %fqc, label %fqd
fqd:
%fqe = phi i64 [ %fpu, %fpy ], [ %fqf, %fqc ], [ %fqg, %fqh ], [ %fqi, %fqj ], [ %fqk, %fql ], [ %fqm, %fqn ], [ %fqo, %fqp ], [ %fqq, %fqr ], [ %fqs, %fqt ], [ %fqu, %fqv ]
%fqw = add nsw i64 %fqe, 1
br label %fps
fqc:
%fqf = add nsw i64 %fpu, 1
%fqx = getelementptr i8, ptr %g, i64 %fqf
%fqy = load i8, ptr %fqx, align 1, !noalias !306
%fqz = icmp slt i8 %fqy, 0
br i1 %fqz, label %fqh, label %fqd
fqh:
%fqg = add nsw i64 %fpu, 2
%fra = getelementptr i8, ptr %g, i64 %fqg
%frb = load i8, ptr %fra, align 1, !noalias !306
%frc = icmp slt i8 %frb, 0
br i1 %frc, label %fqj, label %fqd
fqj:
%fqi = add nsw i64 %fpu, 3
%frd = getelementptr i8, ptr %g, i64 %fqi
%fre = load i8, ptr %frd, align 1, !noalias !306
%frf = icmp slt i8 %fre, 0
br i1 %frf, label %fql, label %fqd
fql:
%fqk = add nsw i64 %fpu, 4
%frg = getelementptr i8, ptr %g, i64 %fqk
%frh = load i8, ptr %frg, align 1, !noalias !306
%fri = icmp slt i8 %frh, 0
br i1 %fri, label %fqn, label %fqd
fqn:
%fqm = add nsw i64 %fpu, 5
%frj = getelementptr i8, ptr %g, i64 %fqm
%frk = load i8, ptr %frj, align 1, !noalias !306
%frl = icmp slt i8 %frk, 0
br i1 %frl, label %fqp, label %fqd
fqp:
%fqo = add nsw i64 %fpu, 6
%frm = getelementptr i8, ptr %g, i64 %fqo
%frn = load i8, ptr %frm, align 1, !noalias !306
%fro = icmp slt i8 %frn, 0
br i1 %fro, label %fqr, label %fqd
fqr:
%fqq = add nsw i64 %fpu, 7
%frp = getelementptr i8, ptr %g, i64 %fqq
%frq = load i8, ptr %frp, align 1, !noalias !306
%frr = icmp slt i8 %frq, 0
br i1 %frr, label %fqt, label %fqd
fqt:
%fqs = add nsw i64 %fpu, 8
%frs = getelementptr i8, ptr %g, i64 %fqs
%frt = load i8, ptr %frs, align 1, !noalias !306
%fru = icmp slt i8 %frt, 0
br i1 %fru, label %fqv, label %fqd
fqv:
%fqu = add nsw i64 %fpu, 9
%frv = getelementptr i8, ptr %g, i64 %fqu
%frw = load i8, ptr %frv, align 1, !noalias !306
%frx = icmp slt i8 %frw, 0
br i1 %frx, label %fps, label %fqd
fry:
%frz = phi i64 [ %fsa, %fsb ], [ %fge, %fsc ]
%fsd = phi i64 [ %fse, %fsb ], [ %fpu, %fsc ]
%fsf = getelementptr i8, ptr %g, i64 %fsd
%fsg = load i8, ptr %fsf, align 1, !noalias !309
%fsh = zext i8 %fsg to i64
%fsi = and i64 %fsh, 127
%fsj = add nsw i64 %fsd, 1
%fsk = icmp slt i8 %fsg, 0
br i1 %fsk, label %fsl, label %fsm
fsl:
%fsn = add i64 %fsd, 10
%fso = getelementptr i8, ptr %g, i64 %fsd
%fsp = getelementptr i8, ptr %fso, i64 1
%fsq = load i8, ptr %fsp, align 1, !noalias !309
%fsr = zext i8 %fsq to i64
%fss = add nsw i64 %fsd, 2
%fst = and i64 %fsr, 127
%fsu = shl nuw nsw i64 %fst, 7
%fsv = or disjoint i64 %fsu, %fsi
%fsw = icmp slt i8 %fsq, 0
br i1 %fsw, label %fsx, label %fsm
fsy:
%fsz = getelementptr i8, ptr %g, i64 %fta
%ftb = load i8, ptr %fsz, align 1, !noalias !309
%ftc = zext nneg i8 %ftb to i64
%ftd = icmp ugt i8 %ftb, 1
br i1 %ftd, label %fte, label %ftf
ftf:
%ftg = shl nuw i64 %ftc, 63
%fth = or i64 %ftg, %fti
br label %fsm
fsx:
%ftj = getelementptr i8, ptr %g, i64 %fsd
%ftk = getelementptr i8, ptr %ftj, i64 2
%ftl = load i8, ptr %ftk, align 1, !noalias !309
%ftm = zext i8 %ftl to i64
%ftn = add nsw i64 %fsd, 3
%fto = and i64 %ftm, 127
%ftp = shl nuw nsw i64 %fto, 14
%ftq = or disjoint i64 %ftp, %fsv
%ftr = icmp slt i8 %ftl, 0
br i1 %ftr, label %fts, label %fsm
fts:
%ftt = getelementptr i8, ptr %g, i64 %fsd
%ftu = getelementptr i8, ptr %ftt, i64 3
%ftv = load i8, ptr %ftu, align 1, !noalias !309
%ftw = zext i8 %ftv to i64
%ftx = add nsw i64 %fsd, 4
%fty = and i64 %ftw, 127
%ftz = shl nuw nsw i64 %fty, 21
%fua = or disjoint i64 %ftz, %ftq
%fub = icmp slt i8 %ftv, 0
br i1 %fub, label %fuc, label %fsm
fuc:
%fud = getelementptr i8, ptr %g, i64 %fsd
%fue = getelementptr i8, ptr %fud, i64 4
%fuf = load i8, ptr %fue, align 1, !noalias !309
%fug = zext i8 %fuf to i64
%fuh = add nsw i64 %fsd, 5
%fui = and i64 %fug, 127
%fuj = shl nuw nsw i64 %fui, 28
%fuk = or disjoint i64 %fuj, %fua
%ful = icmp slt i8 %fuf, 0
br i1 %ful, label %fum, label %fsm
fum:
%fun = getelementptr i8, ptr %g, i64 %fsd
%fuo = getelementptr i8, ptr %fun, i64 5
%fup = load i8, ptr %fuo, align 1, !noalias !309
%fuq = zext i8 %fup to i64
%fur = add nsw i64 %fsd, 6
%fus = and i64 %fuq, 127
%fut = shl nuw nsw i64 %fus, 35
%fuu = or disjoint i64 %fut, %fuk
%fuv = icmp slt i8 %fup, 0
br i1 %fuv, label %fuw, label %fsm
fuw:
%fux = getelementptr i8, ptr %g, i64 %fsd
%fuy = getelementptr i8, ptr %fux, i64 6
%fuz = load i8, ptr %fuy, align 1, !noalias !309
%fva = zext i8 %fuz to i64
%fvb = add nsw i64 %fsd, 7
%fvc = and i64 %fva, 127
%fvd = shl nuw nsw i64 %fvc, 42
%fve = or i64 %fvd, %fuu
%fvf = icmp slt i8 %fuz, 0
br i1 %fvf, label %fvg, label %fsm
fvg:
%fvh = getelementptr i8, ptr %g, i64 %fsd
%fvi = getelementptr i8, ptr %fvh, i64 7
%fvj = load i8, ptr %fvi, align 1, !noalias !309
%fvk = zext i8 %fvj to i64
%fvl = add nsw i64 %fsd, 8
%fvm = and i64 %fvk, 127
%fvn = shl nuw nsw i64 %fvm, 49
%fvo = or i64 %fvn, %fve
%fvp = icmp slt i8 %fvj, 0
br i1 %fvp, label %fvq, label %fsm
fvq:
%fvr = getelementptr i8, ptr %g, i64 %fsd
%fvs = getelementptr i8, ptr %fvr, i64 8
%fvt = load i8, ptr %fvs, align 1, !noalias !309
%fvu = zext i8 %fvt to i64
%fta = add nsw i64 %fsd, 9
%fvv = and i64 %fvu, 127
%fvw = shl nuw nsw i64 %fvv, 56
%fti = or i64 %fvw, %fvo
%fvx = icmp slt i8 %fvt, 0
br i1 %fvx, label %fsy, label %fsm
fvy:
%fvz = lshr i64 %fwa, 1
%fwb = and i64 %fwa, 1
%fwc = icmp eq i64 %fwb, 0
br i1 %fwc, label %fwd, label %yb
fwd:
%fwe = phi i64 [ %fvz, %fvy ], [ 0, %fte ]
%fwf = phi i64 [ %fwg, %fvy ], [ %mo, %fte ]
%fwh = sub nsw i64 %fk, %fwf
%fwi = icmp sgt i64 %fwe, %fwh
br i1 %fwi, label %yb, label %fsb
fsm:
%fwa = phi i64 [ %fth, %ftf ], [ %fsi, %fry ], [ %fsv, %fsl ], [ %ftq, %fsx ], [ %fua, %fts ], [ %fuk, %fuc ], [ %fuu, %fum ], [ %fve, %fuw ], [ %fvo, %fvg ], [ %fti, %fvq ]
%fwg = phi i64 [ %fsn, %ftf ], [ %fsj, %fry ], [ %fss, %fsl ], [ %ftn, %fsx ], [ %ftx, %fts ], [ %fuh, %fuc ], [ %fur, %fum ], [ %fvb, %fuw ], [ %fvl, %fvg ], [ %fta, %fvq ]
%fwj = icmp sgt i64 %fwg, %fk
br i1 %fwj, label %yb, label %fvy
fte:
%fwk = icmp slt i64 %fk, %mo
br i1 %fwk, label %yb, label %fwd
fsb:
%fse = add nsw i64 %fwf, %fwe
%fsa = add i64 %frz, -1
%fwl = icmp eq i64 %fsa, 0
br i1 %fwl, label %evy, label %fry
evy:
%evx = phi i64 [ %fop, %foo ], [ %fpo, %fpm ], [ %fpu, %fpx ], [ %fse, %fsb ]
%fwm = icmp sgt i64 %fke, 1
br i1 %fwm, label %fkb, label %evp
evw:
%evv = phi i64 [ %evt, %fgk ], [ %fgs, %fgt ], [ %fgr, %fgq ]
%fwn = icmp sgt i64 %evv, %fk
br i1 %fwn, label %yb, label %evp
evu:
%fwo = icmp slt i64 %fej, 1
br i1 %fwo, label %evp, label %fkd
fkd:
%fwp = icmp eq i64 %fgc, 1
%fwq = icmp eq i64 %fge, 1
%fot = select i1 %fwp, i1 %fwq, i1 false
%fwr = tail call i64 @llvm.smax.i64(i64 %fgc, i64 0)
%fom = sub nsw i64 1, %fgg
%fpt = add nuw i64 %fwr, 1
br label %fkb
fou:
%fws = getelementptr i8, ptr %g, i64 %fos
%fwt = load i8, ptr %fws, align 1, !noalias !305
%fwu = icmp sgt i8 %fwt, -1
br i1 %fwu, label %fow, label %fov
fov:
br label %fpp
fps:
%fpv = phi i64 [ %fqw, %fqd ], [ %mo, %fqv ]
%fwv = icmp sgt i64 %fpv, %fk
br i1 %fwv, label %yb, label %fpp
fpx:
%fww = icmp slt i64 %fge, 1
br i1 %fww, label %evy, label %fsc
fsc:
br label %fry
fen:
%fwx = icmp eq i64 %fej, 0
br i1 %fwx, label %yb, label %ffy
pz:
%fwy = getelementptr i8, ptr %g, i64 %pj
%fwz = load i8, ptr %fwy, align 1, !noalias !314
%fxa = zext i8 %fwz to i64
%fxb = and i64 %fxa, 127
%fxc = add nsw i64 %pj, 1
%fxd = icmp slt i8 %fwz, 0
br i1 %fxd, label %fxe, label %fxf
fxe:
%fxg = add i64 %pj, 10
%fxh = getelementptr i8, ptr %g, i64 %pj
%fxi = getelementptr i8, ptr %fxh, i64 1
%fxj = load i8, ptr %fxi, align 1, !noalias !314
%fxk = zext i8 %fxj to i64
%fxl = add nsw i64 %pj, 2
%fxm = and i64 %fxk, 127
%fxn = shl nuw nsw i64 %fxm, 7
%fxo = or disjoint i64 %fxn, %fxb
%fxp = icmp slt i8 %fxj, 0
br i1 %fxp, label %fxq, label %fxf
fxr:
%fxs = getelementptr i8, ptr %g, i64 %fxt
%fxu = load i8, ptr %fxs, align 1, !noalias !314
%fxv = zext nneg i8 %fxu to i64
%fxw = icmp ugt i8 %fxu, 1
br i1 %fxw, label %fxx, label %fxy
fxy:
%fxz = shl nuw i64 %fxv, 63
%fya = or i64 %fxz, %fyb
br label %fxf
fxq:
%fyc = getelementptr i8, ptr %g, i64 %pj
%fyd = getelementptr i8, ptr %fyc, i64 2
%fye = load i8, ptr %fyd, align 1, !noalias !314
%fyf = zext i8 %fye to i64
%fyg = add nsw i64 %pj, 3
%fyh = and i64 %fyf, 127
%fyi = shl nuw nsw i64 %fyh, 14
%fyj = or disjoint i64 %fyi, %fxo
%fyk = icmp slt i8 %fye, 0
br i1 %fyk, label %fyl, label %fxf
fyl:
%fym = getelementptr i8, ptr %g, i64 %pj
%fyn = getelementptr i8, ptr %fym, i64 3
%fyo = load i8, ptr %fyn, align 1, !noalias !314
%fyp = zext i8 %fyo to i64
%fyq = add nsw i64 %pj, 4
%fyr = and i64 %fyp, 127
%fys = shl nuw nsw i64 %fyr, 21
%fyt = or disjoint i64 %fys, %fyj
%fyu = icmp slt i8 %fyo, 0
br i1 %fyu, label %fyv, label %fxf
fyv:
%fyw = getelementptr i8, ptr %g, i64 %pj
%fyx = getelementptr i8, ptr %fyw, i64 4
%fyy = load i8, ptr %fyx, align 1, !noalias !314
%fyz = zext i8 %fyy to i64
%fza = add nsw i64 %pj, 5
%fzb = and i64 %fyz, 127
%fzc = shl nuw nsw i64 %fzb, 28
%fzd = or disjoint i64 %fzc, %fyt
%fze = icmp slt i8 %fyy, 0
br i1 %fze, label %fzf, label %fxf
fzf:
%fzg = getelementptr i8, ptr %g, i64 %pj
%fzh = getelementptr i8, ptr %fzg, i64 5
%fzi = load i8, ptr %fzh, align 1, !noalias !314
%fzj = zext i8 %fzi to i64
%fzk = add nsw i64 %pj, 6
%fzl = and i64 %fzj, 127
%fzm = shl nuw nsw i64 %fzl, 35
%fzn = or disjoint i64 %fzm, %fzd
%fzo = icmp slt i8 %fzi, 0
br i1 %fzo, label %fzp, label %fxf
fzp:
%fzq = getelementptr i8, ptr %g, i64 %pj
%fzr = getelementptr i8, ptr %fzq, i64 6
%fzs = load i8, ptr %fzr, align 1, !noalias !314
%fzt = zext i8 %fzs to i64
%fzu = add nsw i64 %pj, 7
%fzv = and i64 %fzt, 127
%fzw = shl nuw nsw i64 %fzv, 42
%fzx = or i64 %fzw, %fzn
%fzy = icmp slt i8 %fzs, 0
br i1 %fzy, label %fzz, label %fxf
fzz:
%gaa = getelementptr i8, ptr %g, i64 %pj
%gab = getelementptr i8, ptr %gaa, i64 7
%gac = load i8, ptr %gab, align 1, !noalias !314
%gad = zext i8 %gac to i64
%gae = add nsw i64 %pj, 8
%gaf = and i64 %gad, 127
%gag = shl nuw nsw i64 %gaf, 49
%gah = or i64 %gag, %fzx
%gai = icmp slt i8 %gac, 0
br i1 %gai, label %gaj, label %fxf
gaj:
%gak = getelementptr i8, ptr %g, i64 %pj
%gal = getelementptr i8, ptr %gak, i64 8
%gam = load i8, ptr %gal, align 1, !noalias !314
%gan = zext i8 %gam to i64
%fxt = add nsw i64 %pj, 9
%gao = and i64 %gan, 127
%gap = shl nuw nsw i64 %gao, 56
%fyb = or i64 %gap, %gah
%gaq = icmp slt i8 %gam, 0
br i1 %gaq, label %fxr, label %fxf
fxf:
%gar = phi i64 [ %fya, %fxy ], [ %fxb, %pz ], [ %fxo, %fxe ], [ %fyj, %fxq ], [ %fyt, %fyl ], [ %fzd, %fyv ], [ %fzn, %fzf ], [ %fzx, %fzp ], [ %gah, %fzz ], [ %fyb, %gaj ]
%gas = phi i64 [ %fxg, %fxy ], [ %fxc, %pz ], [ %fxl, %fxe ], [ %fyg, %fxq ], [ %fyq, %fyl ], [ %fza, %fyv ], [ %fzk, %fzf ], [ %fzu, %fzp ], [ %gae, %fzz ], [ %fxt, %gaj ]
%gat = lshr i64 %gar, 1
%gau = and i64 %gar, 1
%gav = sub nsw i64 0, %gau
%gaw = icmp ne i64 %gat, %gav
br label %fxx
qb:
%gax = icmp slt i64 %pj, %fk
br i1 %gax, label %gay, label %yb
gay:
%gaz = icmp slt i64 %pj, 0
%gba = select i1 %gaz, i64 %h, i64 0
%gbb = getelementptr i8, ptr %g, i64 %pj
%gbc = getelementptr i8, ptr %gbb, i64 %gba
%gbd = load i8, ptr %gbc, align 1, !noalias !319
%gbe = icmp ugt i8 %gbd, 1
br i1 %gbe, label %yb, label %gbf
gbf:
%gbg = icmp eq i8 %gbd, 1
br i1 %gbg, label %gbh, label %gbi
gbh:
%gbj = getelementptr i8, ptr %ht, i64 16
%gbk = load i64, ptr %gbj, align 8, !noalias !319
%gbl = icmp slt i64 %gbk, 0
%gbm = select i1 %gbl, i64 %ci, i64 0
%gbn = mul i64 %gbk, 24
%gbo = getelementptr i8, ptr %ch, i64 %gbn
%gbp = getelementptr i8, ptr %gbo, i64 8
%gbq = getelementptr i64, ptr %gbp, i64 %gbm
%gbr = load i64, ptr %gbq, align 8, !noalias !322
%gbs = ashr i64 %np, 3
%gbt = add nsw i64 %gbr, %gbs
%gbu = icmp slt i64 %gbt, 0
%gbv = select i1 %gbu, i64 %bn, i64 0
%gbw = getelementptr i8, ptr %bm, i64 %gbt
%gbx = getelementptr i8, ptr %gbw, i64 %gbv
%gby = load i8, ptr %gbx, align 1, !noalias !322
%gbz = and i64 %np, 7
%gca = shl nuw nsw i64 1, %gbz
%gcb = trunc nuw i64 %gca to i8
%gcc = or i8 %gby, %gcb
store i8 %gcc, ptr %gbx, align 1, !noalias !322
br label %gbi
gbi:
%gcd = add nsw i64 %pj, 1
br label %yb
qc:
%gce = getelementptr i8, ptr %g, i64 %pj
%gcf = load i8, ptr %gce, align 1, !noalias !325
%gcg = zext i8 %gcf to i64
%gch = and i64 %gcg, 127
%gci = add nsw i64 %pj, 1
%gcj = icmp slt i8 %gcf, 0
br i1 %gcj, label %gck, label %gcl
gck:
%gcm = add i64 %pj, 10
%gcn = getelementptr i8, ptr %g, i64 %pj
%gco = getelementptr i8, ptr %gcn, i64 1
%gcp = load i8, ptr %gco, align 1, !noalias !325
%gcq = zext i8 %gcp to i64
%gcr = add nsw i64 %pj, 2
%gcs = and i64 %gcq, 127
%gct = shl nuw nsw i64 %gcs, 7
%gcu = or disjoint i64 %gct, %gch
%gcv = icmp slt i8 %gcp, 0
br i1 %gcv, label %gcw, label %gcl
gcx:
%gcy = getelementptr i8, ptr %g, i64 %gcz
%gda = load i8, ptr %gcy, align 1, !noalias !325
%gdb = zext nneg i8 %gda to i64
%gdc = icmp ugt i8 %gda, 1
br i1 %gdc, label %gdd, label %gde
gde:
%gdf = shl nuw i64 %gdb, 63
%gdg = or i64 %gdf, %gdh
br label %gcl
gcw:
%gdi = getelementptr i8, ptr %g, i64 %pj
%gdj = getelementptr i8, ptr %gdi, i64 2
%gdk = load i8, ptr %gdj, align 1, !noalias !325
%gdl = zext i8 %gdk to i64
%gdm = add nsw i64 %pj, 3
%gdn = and i64 %gdl, 127
%gdo = shl nuw nsw i64 %gdn, 14
%gdp = or disjoint i64 %gdo, %gcu
%gdq = icmp slt i8 %gdk, 0
br i1 %gdq, label %gdr, label %gcl
gdr:
%gds = getelementptr i8, ptr %g, i64 %pj
%gdt = getelementptr i8, ptr %gds, i64 3
%gdu = load i8, ptr %gdt, align 1, !noalias !325
%gdv = zext i8 %gdu to i64
%gdw = add nsw i64 %pj, 4
%gdx = and i64 %gdv, 127
%gdy = shl nuw nsw i64 %gdx, 21
%gdz = or disjoint i64 %gdy, %gdp
%gea = icmp slt i8 %gdu, 0
br i1 %gea, label %geb, label %gcl
geb:
%gec = getelementptr i8, ptr %g, i64 %pj
%ged = getelementptr i8, ptr %gec, i64 4
%gee = load i8, ptr %ged, align 1, !noalias !325
%gef = zext i8 %gee to i64
%geg = add nsw i64 %pj, 5
%geh = and i64 %gef, 127
%gei = shl nuw nsw i64 %geh, 28
%gej = or disjoint i64 %gei, %gdz
%gek = icmp slt i8 %gee, 0
br i1 %gek, label %gel, label %gcl
gel:
%gem = getelementptr i8, ptr %g, i64 %pj
%gen = getelementptr i8, ptr %gem, i64 5
%geo = load i8, ptr %gen, align 1, !noalias !325
%gep = zext i8 %geo to i64
%geq = add nsw i64 %pj, 6
%ger = and i64 %gep, 127
%ges = shl nuw nsw i64 %ger, 35
%get = or disjoint i64 %ges, %gej
%geu = icmp slt i8 %geo, 0
br i1 %geu, label %gev, label %gcl
gev:
%gew = getelementptr i8, ptr %g, i64 %pj
%gex = getelementptr i8, ptr %gew, i64 6
%gey = load i8, ptr %gex, align 1, !noalias !325
%gez = zext i8 %gey to i64
%gfa = add nsw i64 %pj, 7
%gfb = and i64 %gez, 127
%gfc = shl nuw nsw i64 %gfb, 42
%gfd = or i64 %gfc, %get
%gfe = icmp slt i8 %gey, 0
br i1 %gfe, label %gff, label %gcl
gff:
%gfg = getelementptr i8, ptr %g, i64 %pj
%gfh = getelementptr i8, ptr %gfg, i64 7
%gfi = load i8, ptr %gfh, align 1, !noalias !325
%gfj = zext i8 %gfi to i64
%gfk = add nsw i64 %pj, 8
%gfl = and i64 %gfj, 127
%gfm = shl nuw nsw i64 %gfl, 49
%gfn = or i64 %gfm, %gfd
%gfo = icmp slt i8 %gfi, 0
br i1 %gfo, label %gfp, label %gcl
gfp:
%gfq = getelementptr i8, ptr %g, i64 %pj
%gfr = getelementptr i8, ptr %gfq, i64 8
%gfs = load i8, ptr %gfr, align 1, !noalias !325
%gft = zext i8 %gfs to i64
%gcz = add nsw i64 %pj, 9
%gfu = and i64 %gft, 127
%gfv = shl nuw nsw i64 %gfu, 56
%gdh = or i64 %gfv, %gfn
%gfw = icmp slt i8 %gfs, 0
br i1 %gfw, label %gcx, label %gcl
gdd:
%gfx = phi i64 [ %gfy, %gcl ], [ %mo, %gcx ]
%gfz = phi i64 [ %gga, %gcl ], [ 0, %gcx ]
%ggb = getelementptr i8, ptr %ht, i64 24
%ggc = load i64, ptr %ggb, align 8, !noalias !330
%ggd = icmp slt i64 %gfz, %ggc
br i1 %ggd, label %gge, label %ggf
ggf:
%ggg = phi i64 [ %gfy, %gcl ], [ %gfx, %gdd ]
%ggh = icmp sgt i64 %ggg, %fk
br i1 %ggh, label %yb, label %ggi
ggi:
%ggj = getelementptr i8, ptr %ht, i64 32
%ggk = load i64, ptr %ggj, align 8, !noalias !330
br label %yb
gge:
%ggl = getelementptr i8, ptr %ht, i64 40
%ggm = load i64, ptr %ggl, align 8, !noalias !330
%ggn = icmp eq i64 %ggm, 4
%ggo = getelementptr i8, ptr %ht, i64 16
%ggp = load i64, ptr %ggo, align 8, !noalias !330
%ggq = mul i64 %ggp, 24
%ggr = getelementptr i8, ptr %ch, i64 %ggq
%ggs = getelementptr i8, ptr %ggr, i64 8
%ggt = load i64, ptr %ggs, align 8, !noalias !330
br i1 %ggn, label %ggu, label %ggv
gcl:
%ggw = phi i64 [ %gdg, %gde ], [ %gch, %qc ], [ %gcu, %gck ], [ %gdp, %gcw ], [ %gdz, %gdr ], [ %gej, %geb ], [ %get, %gel ], [ %gfd, %gev ], [ %gfn, %gff ], [ %gdh, %gfp ]
%gfy = phi i64 [ %gcm, %gde ], [ %gci, %qc ], [ %gcr, %gck ], [ %gdm, %gcw ], [ %gdw, %gdr ], [ %geg, %geb ], [ %geq, %gel ], [ %gfa, %gev ], [ %gfk, %gff ], [ %gcz, %gfp ]
%gga = lshr i64 %ggw, 1
%ggx = and i64 %ggw, 1
%ggy = icmp eq i64 %ggx, 0
br i1 %ggy, label %gdd, label %ggf
ggu:
%ggz = ashr i64 %ggt, 2
%gha = trunc i64 %gfz to i32
%ghb = add nsw i64 %ggz, %np
%ghc = icmp slt i64 %ghb, 0
%ghd = select i1 %ghc, i64 %bu, i64 0
%ghe = getelementptr i32, ptr %bt, i64 %ghb
%ghf = getelementptr i32, ptr %ghe, i64 %ghd
store i32 %gha, ptr %ghf, align 4, !noalias !330
br label %yb
ggv:
%ghg = ashr i64 %ggt, 3
%ghh = add nsw i64 %ghg, %np
%ghi = icmp slt i64 %ghh, 0
%ghj = select i1 %ghi, i64 %cb, i64 0
%ghk = getelementptr i64, ptr %ca, i64 %ghh
%ghl = getelementptr i64, ptr %ghk, i64 %ghj
store i64 %gfz, ptr %ghl, align 8, !noalias !330
br label %yb
qd:
%ghm = getelementptr i8, ptr %ht, i64 24
%ghn = load i64, ptr %ghm, align 8, !noalias !331
%gho = getelementptr i8, ptr %ht, i64 32
%ghp = load i64, ptr %gho, align 8, !noalias !331
%ghq = icmp slt i64 %ghp, 0
br i1 %ghq, label %ghr, label %ghs
ghr:
%ght = getelementptr i8, ptr %g, i64 %pj
%ghu = load i8, ptr %ght, align 1, !noalias !334
%ghv = zext i8 %ghu to i64
%ghw = and i64 %ghv, 127
%ghx = add nsw i64 %pj, 1
%ghy = icmp slt i8 %ghu, 0
br i1 %ghy, label %ghz, label %gia
ghz:
%gib = add i64 %pj, 10
%gic = getelementptr i8, ptr %g, i64 %pj
%gid = getelementptr i8, ptr %gic, i64 1
%gie = load i8, ptr %gid, align 1, !noalias !334
%gif = zext i8 %gie to i64
%gig = add nsw i64 %pj, 2
%gih = and i64 %gif, 127
%gii = shl nuw nsw i64 %gih, 7
%gij = or disjoint i64 %gii, %ghw
%gik = icmp slt i8 %gie, 0
br i1 %gik, label %gil, label %gia
gim:
%gin = getelementptr i8, ptr %g, i64 %gio
%gip = load i8, ptr %gin, align 1, !noalias !334
%giq = zext nneg i8 %gip to i64
%gir = icmp ugt i8 %gip, 1
br i1 %gir, label %gis, label %git
git:
%giu = shl nuw i64 %giq, 63
%giv = or i64 %giu, %giw
br label %gia
gil:
%gix = getelementptr i8, ptr %g, i64 %pj
%giy = getelementptr i8, ptr %gix, i64 2
%giz = load i8, ptr %giy, align 1, !noalias !334
%gja = zext i8 %giz to i64
%gjb = add nsw i64 %pj, 3
%gjc = and i64 %gja, 127
%gjd = shl nuw nsw i64 %gjc, 14
%gje = or disjoint i64 %gjd, %gij
%gjf = icmp slt i8 %giz, 0
br i1 %gjf, label %gjg, label %gia
gjg:
%gjh = getelementptr i8, ptr %g, i64 %pj
%gji = getelementptr i8, ptr %gjh, i64 3
%gjj = load i8, ptr %gji, align 1, !noalias !334
%gjk = zext i8 %gjj to i64
%gjl = add nsw i64 %pj, 4
%gjm = and i64 %gjk, 127
%gjn = shl nuw nsw i64 %gjm, 21
%gjo = or disjoint i64 %gjn, %gje
%gjp = icmp slt i8 %gjj, 0
br i1 %gjp, label %gjq, label %gia
gjq:
%gjr = getelementptr i8, ptr %g, i64 %pj
%gjs = getelementptr i8, ptr %gjr, i64 4
%gjt = load i8, ptr %gjs, align 1, !noalias !334
%gju = zext i8 %gjt to i64
%gjv = add nsw i64 %pj, 5
%gjw = and i64 %gju, 127
%gjx = shl nuw nsw i64 %gjw, 28
%gjy = or disjoint i64 %gjx, %gjo
%gjz = icmp slt i8 %gjt, 0
br i1 %gjz, label %gka, label %gia
gka:
%gkb = getelementptr i8, ptr %g, i64 %pj
%gkc = getelementptr i8, ptr %gkb, i64 5
%gkd = load i8, ptr %gkc, align 1, !noalias !334
%gke = zext i8 %gkd to i64
%gkf = add nsw i64 %pj, 6
%gkg = and i64 %gke, 127
%gkh = shl nuw nsw i64 %gkg, 35
%gki = or disjoint i64 %gkh, %gjy
%gkj = icmp slt i8 %gkd, 0
br i1 %gkj, label %gkk, label %gia
gkk:
%gkl = getelementptr i8, ptr %g, i64 %pj
%gkm = getelementptr i8, ptr %gkl, i64 6
%gkn = load i8, ptr %gkm, align 1, !noalias !334
%gko = zext i8 %gkn to i64
%gkp = add nsw i64 %pj, 7
%gkq = and i64 %gko, 127
%gkr = shl nuw nsw i64 %gkq, 42
%gks = or i64 %gkr, %gki
%gkt = icmp slt i8 %gkn, 0
br i1 %gkt, label %gku, label %gia
gku:
%gkv = getelementptr i8, ptr %g, i64 %pj
%gkw = getelementptr i8, ptr %gkv, i64 7
%gkx = load i8, ptr %gkw, align 1, !noalias !334
%gky = zext i8 %gkx to i64
%gkz = add nsw i64 %pj, 8
%gla = and i64 %gky, 127
%glb = shl nuw nsw i64 %gla, 49
%glc = or i64 %glb, %gks
%gld = icmp slt i8 %gkx, 0
br i1 %gld, label %gle, label %gia
gle:
%glf = getelementptr i8, ptr %g, i64 %pj
%glg = getelementptr i8, ptr %glf, i64 8
%glh = load i8, ptr %glg, align 1, !noalias !334
%gli = zext i8 %glh to i64
%gio = add nsw i64 %pj, 9
%glj = and i64 %gli, 127
%glk = shl nuw nsw i64 %glj, 56
%giw = or i64 %glk, %glc
%gll = icmp slt i8 %glh, 0
br i1 %gll, label %gim, label %gia
glm:
%gln = lshr i64 %glo, 1
%glp = and i64 %glo, 1
%glq = icmp eq i64 %glp, 0
br i1 %glq, label %glr, label %yb
glr:
%gls = phi i64 [ %gln, %glm ], [ 0, %gis ]
%glt = phi i64 [ %glu, %glm ], [ %mo, %gis ]
%glv = sub nsw i64 %fk, %glt
%glw = icmp sgt i64 %gls, %glv
br i1 %glw, label %yb, label %glx
gia:
%glo = phi i64 [ %giv, %git ], [ %ghw, %ghr ], [ %gij, %ghz ], [ %gje, %gil ], [ %gjo, %gjg ], [ %gjy, %gjq ], [ %gki, %gka ], [ %gks, %gkk ], [ %glc, %gku ], [ %giw, %gle ]
%glu = phi i64 [ %gib, %git ], [ %ghx, %ghr ], [ %gig, %ghz ], [ %gjb, %gil ], [ %gjl, %gjg ], [ %gjv, %gjq ], [ %gkf, %gka ], [ %gkp, %gkk ], [ %gkz, %gku ], [ %gio, %gle ]
%gly = icmp sgt i64 %glu, %fk
br i1 %gly, label %yb, label %glm
gis:
%glz = icmp slt i64 %fk, %mo
br i1 %glz, label %yb, label %glr
ghs:
%gma = sub nsw i64 %fk, %pj
%gmb = icmp sgt i64 %ghp, %gma
br i1 %gmb, label %yb, label %glx
glx:
%gmc = phi i64 [ %ghp, %ghs ], [ %gls, %glr ]
%gmd = phi i64 [ %pj, %ghs ], [ %glt, %glr ]
%gme = getelementptr i8, ptr %ht, i64 16
%gmf = load i64, ptr %gme, align 8, !noalias !331
%gmg = icmp slt i64 %gmf, 0
%gmh = select i1 %gmg, i64 %ci, i64 0
%gmi = mul i64 %gmf, 24
%gmj = getelementptr i8, ptr %ch, i64 %gmi
%gmk = getelementptr i8, ptr %gmj, i64 8
%gml = getelementptr i64, ptr %gmk, i64 %gmh
%gmm = load i64, ptr %gml, align 8, !noalias !331
%gmn = mul i64 %ghn, %np
%gmo = add i64 %gmm, %gmn
%gmp = icmp eq i64 %gmc, 0
br i1 %gmp, label %gmq, label %gmr
gmr:
%gms = icmp slt i64 %gmd, 0
%gmt = select i1 %gms, i64 %h, i64 0
%gmu = getelementptr i8, ptr %g, i64 %gmd
%gmv = getelementptr i8, ptr %gmu, i64 %gmt
%gmw = load i8, ptr %gmv, align 1, !noalias !339
%gmx = icmp slt i8 %gmw, 0
br i1 %gmx, label %gmy, label %gmq
gmq:
br label %gmy
gmz:
%gna = phi i64 [ %gnb, %gnc ], [ %gnd, %gmy ]
%gne = phi i64 [ %gnf, %gnc ], [ %gng, %gmy ]
%gnh = icmp sgt i64 %gne, 0
br i1 %gnh, label %gnc, label %gni
gnc:
%gnf = add nsw i64 %gne, -1
%gnj = icmp slt i64 %gna, 0
%gnk = select i1 %gnj, i64 %h, i64 0
%gnl = getelementptr i8, ptr %g, i64 %gnk
%gnm = getelementptr i8, ptr %gnl, i64 %gna
%gnn = load i8, ptr %gnm, align 1, !noalias !339
%gno = icmp eq i8 %gnn, %gnp
%gnb = add i64 %gna, -1
br i1 %gno, label %gmz, label %yb
gnq:
%gnr = phi i64 [ %gns, %gnt ], [ %gnu, %gnv ]
%gnw = phi i64 [ 0, %gnt ], [ %gnx, %gnv ]
%gny = add i64 %gnr, -1
%gnz = icmp slt i64 %gnw, %gmc
br i1 %gnz, label %goa, label %gob
goa:
%goc = icmp sgt i64 %gnr, -1
%god = select i1 %goc, i64 -1, i64 %eq
%goe = getelementptr i8, ptr %g, i64 %god
%gof = getelementptr i8, ptr %goe, i64 %gnr
%gog = getelementptr i8, ptr %gof, i64 1
%goh = load i8, ptr %gog, align 1, !noalias !339
br label %gob
gob:
%goi = phi i8 [ %goh, %goa ], [ %gnp, %gnq ]
%goj = add i64 %gmo, %gnw
%gok = icmp slt i64 %goj, 0
%gol = select i1 %gok, i64 %bn, i64 0
%gom = getelementptr i8, ptr %gon, i64 %gol
%goo = getelementptr i8, ptr %gom, i64 %gnw
store i8 %goi, ptr %goo, align 1, !noalias !339
%gop = add i64 %gnw, 1
%goq = icmp slt i64 %gop, %gmc
br i1 %goq, label %gor, label %gnv
gor:
%gos = icmp slt i64 %gny, 0
%got = select i1 %gos, i64 %er, i64 -2
%gou = getelementptr i8, ptr %g, i64 %got
%gov = getelementptr i8, ptr %gou, i64 %gnr
%gow = getelementptr i8, ptr %gov, i64 1
%gox = load i8, ptr %gow, align 1, !noalias !339
br label %gnv
gnv:
%goy = phi i8 [ %gox, %gor ], [ %gnp, %gob ]
%goz = add i64 %gmo, %gnw
%gpa = add i64 %goz, 1
%gpb = icmp slt i64 %gpa, 0
%gpc = select i1 %gpb, i64 %ep, i64 1
%gpd = getelementptr i8, ptr %gon, i64 %gpc
%gpe = getelementptr i8, ptr %gpd, i64 %gnw
store i8 %goy, ptr %gpe, align 1, !noalias !339
%gnu = add i64 %gnr, -2
%gnx = add i64 %gop, 1
%gpf = icmp eq i64 %gnx, %gpg
br i1 %gpf, label %gph, label %gnq
gph:
%gpi = and i64 %ghn, 1
%gpj = icmp eq i64 %gpi, 0
br i1 %gpj, label %gpk, label %gpl
gpl:
%gpm = phi i64 [ 0, %gpn ], [ %gpg, %gph ]
%gpo = icmp slt i64 %gpm, %gmc
br i1 %gpo, label %gpp, label %gpq
gpp:
%gpr = xor i64 %gpm, -1
%gps = add i64 %gpt, %gpr
%gpu = icmp slt i64 %gps, 0
%gpv = select i1 %gpu, i64 %h, i64 0
%gpw = getelementptr i8, ptr %g, i64 %gps
%gpx = getelementptr i8, ptr %gpw, i64 %gpv
%gpy = load i8, ptr %gpx, align 1, !noalias !339
br label %gpq
gpq:
%gpz = phi i8 [ %gpy, %gpp ], [ %gnp, %gpl ]
%gqa = add nsw i64 %gpm, %gmo
%gqb = icmp slt i64 %gqa, 0
%gqc = select i1 %gqb, i64 %bn, i64 0
%gqd = getelementptr i8, ptr %bm, i64 %gqa
%gqe = getelementptr i8, ptr %gqd, i64 %gqc
store i8 %gpz, ptr %gqe, align 1, !noalias !339
br label %gpk
gpk:
%gqf = icmp sgt i64 %gmc, %ghn
br i1 %gqf, label %gqg, label %gqh
gmy:
%gqi = phi i1 [ true, %gmq ], [ false, %gmr ]
%gnp = phi i8 [ 0, %gmq ], [ -1, %gmr ]
%gqj = sub i64 %gmc, %ghn
%gng = tail call i64 @llvm.smax.i64(i64 %gqj, i64 0)
%gpt = add i64 %gmd, %gmc
%gqk = xor i64 %ghn, -1
%gnd = add i64 %gpt, %gqk
br label %gmz
gni:
%gql = icmp slt i64 %ghn, 1
br i1 %gql, label %gpk, label %gpn
gpn:
%gqm = icmp eq i64 %ghn, 1
br i1 %gqm, label %gpl, label %gnt
gnt:
%gqn = add i64 %ej, 2
%gpg = and i64 %ghn, %gqn
%gon = getelementptr i8, ptr %bm, i64 %gmo
%gns = add i64 %gpt, -1
br label %gnq
gqg:
%gqo = add nsw i64 %gmo, %ghn
%gqp = icmp sgt i64 %gqo, 0
%gqq = select i1 %gqp, i64 0, i64 %bn
%gqr = getelementptr i8, ptr %bm, i64 %gqo
%gqs = getelementptr i8, ptr %gqr, i64 -1
%gqt = getelementptr i8, ptr %gqs, i64 %gqq
%gqu = load i8, ptr %gqt, align 1, !noalias !339
%gqv = icmp sgt i8 %gqu, -1
%gqw = xor i1 %gqi, %gqv
br i1 %gqw, label %yb, label %gqh
gqh:
%gqx = ashr i64 %gmo, 3
%gqy = ashr i64 %ghn, 3
%gqz = getelementptr i8, ptr %ht, i64 40
%gra = load i64, ptr %gqz, align 8, !noalias !331
%grb = add nsw i64 %gqx, %gqy
%grc = icmp sgt i64 %grb, 0
%grd = select i1 %grc, i64 0, i64 %cb
%gre = getelementptr i64, ptr %ca, i64 %grb
%grf = getelementptr i8, ptr %gre, i64 -8
%grg = getelementptr i64, ptr %grf, i64 %grd
%grh = load i64, ptr %grg, align 8, !noalias !342
%gri = freeze i64 %grh
%grj = icmp sgt i64 %gri, -1
%grk = tail call i64 @llvm.smax.i64(i64 %gqy, i64 0)
%grl = add nsw i64 %gqy, -1
%grm = add i64 %grl, %gra
br i1 %grj, label %grn, label %gro
gro:
br label %grp
grn:
br label %grq
grq:
%grr = phi i64 [ %grs, %grt ], [ %grm, %grn ]
%gru = phi i64 [ %grv, %grt ], [ %grb, %grn ]
%grw = phi i64 [ %grx, %grt ], [ %grk, %grn ]
%gry = icmp sgt i64 %grw, 0
br i1 %gry, label %grt, label %grz
grt:
%grv = add nsw i64 %gru, -1
%grx = add nsw i64 %grw, -1
%gsa = icmp sgt i64 %gru, 0
%gsb = select i1 %gsa, i64 0, i64 %es
%gsc = getelementptr i8, ptr %eu, i64 %gsb
%gsd = shl i64 %gru, 3
%gse = getelementptr i8, ptr %gsc, i64 %gsd
%gsf = load i64, ptr %gse, align 8, !noalias !342
%gsg = icmp slt i64 %grr, 0
%gsh = select i1 %gsg, i64 %et, i64 0
%gsi = getelementptr i8, ptr %bf, i64 %gsh
%gsj = shl i64 %grr, 3
%gsk = getelementptr i8, ptr %gsi, i64 %gsj
%gsl = load i64, ptr %gsk, align 8, !noalias !342
%gsm = icmp eq i64 %gsf, %gsl
%grs = add i64 %grr, -1
br i1 %gsm, label %grq, label %gsn
grp:
%gso = phi i64 [ %gsp, %gsq ], [ %grm, %gro ]
%gsr = phi i64 [ %gss, %gsq ], [ %grb, %gro ]
%gst = phi i64 [ %gsu, %gsq ], [ %grk, %gro ]
%gsv = icmp sgt i64 %gst, 0
br i1 %gsv, label %gsq, label %yb
gsq:
%gss = add nsw i64 %gsr, -1
%gsu = add nsw i64 %gst, -1
%gsw = icmp sgt i64 %gsr, 0
%gsx = select i1 %gsw, i64 0, i64 %es
%gsy = getelementptr i8, ptr %eu, i64 %gsx
%gsz = shl i64 %gsr, 3
%gta = getelementptr i8, ptr %gsy, i64 %gsz
%gtb = load i64, ptr %gta, align 8, !noalias !342
%gtc = xor i64 %gtb, -1
%gtd = icmp slt i64 %gso, 0
%gte = select i1 %gtd, i64 %et, i64 0
%gtf = getelementptr i8, ptr %bf, i64 %gte
%gtg = shl i64 %gso, 3
%gth = getelementptr i8, ptr %gtf, i64 %gtg
%gti = load i64, ptr %gth, align 8, !noalias !342
%gtj = icmp eq i64 %gti, %gtc
%gsp = add i64 %gso, -1
br i1 %gtj, label %grp, label %gsn
gsn:
%gtk = phi i64 [ %gsf, %grt ], [ %gtc, %gsq ]
%gtl = phi i64 [ %gsl, %grt ], [ %gti, %gsq ]
%gtm = icmp ult i64 %gtk, %gtl
br i1 %gtm, label %grz, label %yb
grz:
br label %yb
qe:
%gtn = getelementptr i8, ptr %ht, i64 24
%gto = load i64, ptr %gtn, align 8, !noalias !345
%gtp = sub nsw i64 %fk, %pj
%gtq = icmp sgt i64 %gto, %gtp
br i1 %gtq, label %yb, label %gtr
gtr:
%gts = getelementptr i8, ptr %ht, i64 16
%gtt = load i64, ptr %gts, align 8, !noalias !345
%gtu = icmp slt i64 %gtt, 0
%gtv = select i1 %gtu, i64 %ci, i64 0
%gtw = mul i64 %gtt, 24
%gtx = getelementptr i8, ptr %ch, i64 %gtw
%gty = getelementptr i8, ptr %gtx, i64 8
%gtz = getelementptr i64, ptr %gty, i64 %gtv
%gua = load i64, ptr %gtz, align 8, !noalias !345
%gub = mul i64 %gto, %np
%guc = add i64 %gua, %gub
%gud = icmp ugt i64 %gto, 7
br i1 %gud, label %gue, label %guf
gue:
%gug = add i64 %gto, -8
%guh = icmp eq i64 %gug, 0
br i1 %guh, label %gui, label %guj
guj:
%guk = getelementptr i8, ptr %g, i64 %pj
%gul = getelementptr i8, ptr %bm, i64 %guc
%gum = add i64 %gto, -9
%gun = lshr i64 %gum, 3
%guo = add nuw nsw i64 %gun, 1
%gup = icmp ult i64 %gum, 56
br i1 %gup, label %guq, label %gur
guq:
%gus = phi i64 [ 0, %gur ], [ 0, %guj ], [ %gut, %guu ]
br label %guv
gur:
%guw = ptrtoint ptr %bm to i64
%gux = ptrtoint ptr %g to i64
%guy = add i64 %pj, %gux
%guz = sub i64 %guw, %guy
%gva = add i64 %guz, %guc
%gvb = icmp ult i64 %gva, 32
br i1 %gvb, label %guq, label %gvc
gvc:
%gvd = bitcast i64 4611686018427387900 to i64
%gve = and i64 %guo, %gvd
%gvf = getelementptr i8, ptr %gul, i64 16
%gvg = getelementptr i8, ptr %fd, i64 %pj
br label %gvh
gvh:
%gvi = phi i64 [ 0, %gvc ], [ %gvj, %gvh ]
%gvk = shl i64 %gvi, 3
%gvl = getelementptr i8, ptr %gvg, i64 %gvk
%gvm = getelementptr i8, ptr %gvl, i64 -16
%gvn = load <2 x i64>, ptr %gvm, align 1, !noalias !348
%gvo = getelementptr i8, ptr %gvg, i64 %gvk
%gvp = load <2 x i64>, ptr %gvo, align 1, !noalias !348
%gvq = shl i64 %gvi, 3
%gvr = getelementptr i8, ptr %gvf, i64 %gvq
%gvs = shl i64 %gvi, 3
%gvt = getelementptr i8, ptr %gvf, i64 %gvs
%gvu = getelementptr i8, ptr %gvt, i64 -16
store <2 x i64> %gvn, ptr %gvu, align 1, !noalias !353
store <2 x i64> %gvp, ptr %gvr, align 1, !noalias !353
%gvj = add nuw i64 %gvi, 4
%gvv = icmp eq i64 %gve, %gvj
br i1 %gvv, label %guu, label %gvh, !llvm.loop !356
guu:
%gut = shl nuw i64 %gve, 3
%gvw = icmp eq i64 %guo, %gve
br i1 %gvw, label %gui, label %guq
guf:
%gvx = icmp samesign ugt i64 %gto, 3
br i1 %gvx, label %gvy, label %gvz
gwa:
%gwb = getelementptr i8, ptr %g, i64 %pj
%gwc = getelementptr i8, ptr %gwb, i64 1
%gwd = load i8, ptr %gwc, align 1, !noalias !357
%gwe = getelementptr i8, ptr %bm, i64 %guc
%gwf = getelementptr i8, ptr %gwe, i64 1
store i8 %gwd, ptr %gwf, align 1, !noalias !357
%gwg = icmp eq i64 %gto, 2
br i1 %gwg, label %gwh, label %gwi
gwi:
%gwj = getelementptr i8, ptr %g, i64 %pj
%gwk = getelementptr i8, ptr %gwj, i64 2
%gwl = load i8, ptr %gwk, align 1, !noalias !357
%gwm = getelementptr i8, ptr %bm, i64 %guc
%gwn = getelementptr i8, ptr %gwm, i64 2
store i8 %gwl, ptr %gwn, align 1, !noalias !357
br label %gwh
guv:
%gwo = phi i64 [ %gwp, %guv ], [ %gus, %guq ]
%gwq = getelementptr i8, ptr %guk, i64 %gwo
%gwr = load i64, ptr %gwq, align 1, !noalias !348
%gws = getelementptr i8, ptr %gul, i64 %gwo
store i64 %gwr, ptr %gws, align 1, !noalias !353
%gwp = add nuw i64 %gwo, 8
%gwt = icmp ult i64 %gwp, %gug
br i1 %gwt, label %guv, label %gui, !llvm.loop !358
gui:
%gwu = getelementptr i8, ptr %g, i64 %gug
%gwv = getelementptr i8, ptr %gwu, i64 %pj
%gww = load i64, ptr %gwv, align 1, !noalias !359
%gwx = getelementptr i8, ptr %bm, i64 %guc
%gwy = getelementptr i8, ptr %gwx, i64 %gug
store i64 %gww, ptr %gwy, align 1, !noalias !362
br label %gwh
gvy:
%gwz = add nsw i64 %gto, -4
%gxa = getelementptr i8, ptr %g, i64 %pj
%gxb = load i32, ptr %gxa, align 1, !noalias !365
%gxc = getelementptr i8, ptr %g, i64 %gwz
%gxd = getelementptr i8, ptr %gxc, i64 %pj
%gxe = load i32, ptr %gxd, align 1, !noalias !368
%gxf = getelementptr i8, ptr %bm, i64 %guc
store i32 %gxb, ptr %gxf, align 1, !noalias !371
%gxg = getelementptr i8, ptr %gxf, i64 %gwz
store i32 %gxe, ptr %gxg, align 1, !noalias !374
br label %gwh
gvz:
%gxh = icmp eq i64 %gto, 0
br i1 %gxh, label %gwh, label %gxi
gxi:
%gxj = getelementptr i8, ptr %g, i64 %pj
%gxk = getelementptr i8, ptr %bm, i64 %guc
%gxl = load i8, ptr %gxj, align 1, !noalias !357
store i8 %gxl, ptr %gxk, align 1, !noalias !357
%gxm = icmp eq i64 %gto, 1
br i1 %gxm, label %gwh, label %gwa
gwh:
%gxn = add nsw i64 %gto, %pj
br label %yb
re:
%gxo = phi i64 [ %ud, %qm ], [ 0, %qy ]
%gxp = phi i64 [ %tz, %qm ], [ %mo, %qy ]
%gxq = getelementptr i8, ptr %ht, i64 16
%gxr = load i64, ptr %gxq, align 8, !noalias !377
%gxs = mul i64 %gxr, 24
%gxt = getelementptr i8, ptr %ch, i64 %gxs
%gxu = getelementptr i8, ptr %gxt, i64 8
%gxv = load i64, ptr %gxu, align 8, !noalias !378
%gxw = ashr i64 %gxv, 3
%gxx = getelementptr i64, ptr %ca, i64 %gxw
%gxy = getelementptr i64, ptr %gxx, i64 %np
store i64 %gxo, ptr %gxy, align 8, !noalias !377
br label %yb
bzk:
%gxz = phi i64 [ %bzn, %bvs ], [ %bzm, %bzj ], [ %bzn, %bze ], [ %mo, %bwk ]
%gya = phi i64 [ 3, %bvs ], [ %bzq, %bzj ], [ 5, %bze ], [ 3, %bwk ]
%gyb = phi i64 [ 0, %bvs ], [ %bzr, %bzj ], [ 0, %bze ], [ 0, %bwk ]
%gyc = getelementptr i8, ptr %ht, i64 16
%gyd = load i64, ptr %gyc, align 8, !noalias !381
%gye = mul i64 %gyd, 24
%gyf = getelementptr i8, ptr %ch, i64 %gye
%gyg = getelementptr i8, ptr %gyf, i64 8
%gyh = load i64, ptr %gyg, align 8, !noalias !382
%gyi = ashr i64 %gyh, 3
%gyj = shl nsw i64 %np, 1
%gyk = add nsw i64 %gyi, %gyj
%gyl = icmp slt i64 %gyk, 0
%gym = select i1 %gyl, i64 %cb, i64 0
%gyn = getelementptr i64, ptr %ca, i64 %gyk
%gyo = getelementptr i64, ptr %gyn, i64 %gym
store i64 %gxz, ptr %gyo, align 8, !noalias !381
%gyp = icmp slt i64 %gyk, -1
%gyq = select i1 %gyp, i64 %cb, i64 0
%gyr = getelementptr i8, ptr %gyn, i64 8
%gys = getelementptr i64, ptr %gyr, i64 %gyq
store i64 %gyb, ptr %gys, align 8, !noalias !381
%gyt = add nsw i64 %gyb, %gxz
br label %yb
cdt:
%gyu = phi i64 [ 0, %cab ], [ %cdz, %cds ], [ 0, %cdn ], [ 0, %cat ]
%gyv = phi i64 [ %cdw, %cab ], [ %cdv, %cds ], [ %cdw, %cdn ], [ %mo, %cat ]
%gyw = phi i64 [ 3, %cab ], [ %cea, %cds ], [ 5, %cdn ], [ 3, %cat ]
%gyx = add nsw i64 %gyv, %gyu
br label %yb
fxx:
%gyy = phi i1 [ %gaw, %fxf ], [ false, %fxr ]
%gyz = phi i64 [ %gas, %fxf ], [ %mo, %fxr ]
%gza = icmp sle i64 %gyz, %fk
%gzb = select i1 %gza, i1 %gyy, i1 false
%gzc = select i1 %gzb, i64 8, i64 0
br label %yb
qa:
%gzd = getelementptr i8, ptr %ht, i64 16
%gze = load i64, ptr %gzd, align 8, !noalias !385
%gzf = mul i64 %gze, 24
%gzg = getelementptr i8, ptr %ch, i64 %gzf
%gzh = getelementptr i8, ptr %gzg, i64 8
%gzi = load i64, ptr %gzh, align 8, !noalias !388
%gzj = ashr i64 %gzi, 2
%gzk = add nsw i64 %gzj, %np
%gzl = icmp slt i64 %gzk, 0
%gzm = select i1 %gzl, i64 %bu, i64 0
%gzn = getelementptr i32, ptr %bt, i64 %gzk
%gzo = getelementptr i32, ptr %gzn, i64 %gzm
%gzp = load i32, ptr %gzo, align 4, !noalias !385
%gzq = icmp slt i64 %gzk, -1
%gzr = select i1 %gzq, i64 %bu, i64 0
%gzs = getelementptr i8, ptr %gzn, i64 4
%gzt = getelementptr i32, ptr %gzs, i64 %gzr
store i32 %gzp, ptr %gzt, align 4, !noalias !385
br label %yb
po:
%gzu = getelementptr i8, ptr %ht, i64 24
%gzv = load i64, ptr %gzu, align 8, !noalias !391
%gzw = sub nsw i64 %fk, %pj
%gzx = icmp sgt i64 %gzv, %gzw
%gzy = select i1 %gzx, i64 0, i64 %gzv
%gzz = add nsw i64 %gzy, %pj
%haa = select i1 %gzx, i64 3, i64 0
br label %yb
pm:
switch i64 %ho, label %hab [
i64 18, label %hac
i64 19, label %had
i64 20, label %hae
i64 21, label %haf
i64 22, label %hag
i64 23, label %hah
i64 24, label %hai
]
hac:
%haj = add nsw i64 %hw, 1
br label %hak
had:
%hal = getelementptr i8, ptr %ht, i64 24
%ham = load i64, ptr %hal, align 8, !noalias !2
br label %hak
hae:
%han = icmp slt i64 %hao, 0
%hap = select i1 %han, i64 %dr, i64 0
%haq = add i64 %hap, %hao
%har = mul i64 %haq, %ds
%has = getelementptr i64, ptr %dq, i64 %har
store i64 %np, ptr %has, align 8, !noalias !394
%hat = getelementptr i8, ptr %has, i64 8
store i64 0, ptr %hat, align 8, !noalias !394
%hau = getelementptr i8, ptr %ht, i64 16
%hav = load i64, ptr %hau, align 8, !noalias !394
%haw = icmp sgt i64 %hav, -1
br i1 %haw, label %hax, label %hay
hax:
%haz = getelementptr i8, ptr %ht, i64 24
%hba = load i64, ptr %haz, align 8, !noalias !394
%hbb = icmp slt i64 %hba, 0
%hbc = select i1 %hbb, i64 %dd, i64 0
%hbd = getelementptr i64, ptr %dc, i64 %hba
%hbe = getelementptr i64, ptr %hbd, i64 %hbc
%hbf = load i64, ptr %hbe, align 8, !noalias !394
br label %hay
hay:
%hbg = phi i64 [ %hbf, %hax ], [ %np, %hae ]
%hbh = getelementptr i8, ptr %ht, i64 40
%hbi = load i64, ptr %hbh, align 8, !noalias !394
%hbj = add nsw i64 %hao, 1
br label %hak
haf:
%hbk = getelementptr i8, ptr %ht, i64 16
%hbl = load i64, ptr %hbk, align 8, !noalias !397
%hbm = icmp sgt i64 %hbl, -1
br i1 %hbm, label %hbn, label %hbo
hbn:
%hbp = getelementptr i8, ptr %ht, i64 24
%hbq = load i64, ptr %hbp, align 8, !noalias !397
%hbr = icmp slt i64 %hbq, 0
%hbs = select i1 %hbr, i64 %dd, i64 0
%hbt = getelementptr i64, ptr %dc, i64 %hbq
%hbu = getelementptr i64, ptr %hbt, i64 %hbs
%hbv = load i64, ptr %hbu, align 8, !noalias !397
%hbw = add nsw i64 %hbv, 1
store i64 %hbw, ptr %hbu, align 8, !noalias !397
%hbx = add nsw i64 %np, 1
br label %hbo
hbo:
%hby = phi i64 [ %hbx, %hbn ], [ %np, %haf ]
%hbz = add nsw i64 %hao, -1
%hca = icmp sgt i64 %hao, 0
%hcb = select i1 %hca, i64 0, i64 %dr
%hcc = add i64 %hbz, %hcb
%hcd = mul i64 %hcc, %ds
%hce = getelementptr i64, ptr %dq, i64 %hcd
%hcf = getelementptr i8, ptr %hce, i64 8
%hcg = load i64, ptr %hcf, align 8, !noalias !397
%hch = add nsw i64 %hcg, -1
store i64 %hch, ptr %hcf, align 8, !noalias !397
%hci = icmp sgt i64 %hcg, 1
br i1 %hci, label %hcj, label %hck
hcj:
%hcl = getelementptr i8, ptr %ht, i64 32
%hcm = load i64, ptr %hcl, align 8, !noalias !397
br label %hak
hck:
%hcn = add nsw i64 %hw, 1
br label %hak
hag:
%hco = getelementptr i8, ptr %ht, i64 16
%hcp = load i64, ptr %hco, align 8, !noalias !400
%hcq = getelementptr i8, ptr %ht, i64 24
%hcr = load i64, ptr %hcq, align 8, !noalias !400
%hcs = getelementptr i8, ptr %ht, i64 40
%hct = load i64, ptr %hcs, align 8, !noalias !400
%hcu = getelementptr i8, ptr %g, i64 %pj
%hcv = load i8, ptr %hcu, align 1, !noalias !403
%hcw = zext i8 %hcv to i64
%hcx = and i64 %hcw, 127
%hcy = add nsw i64 %pj, 1
%hcz = icmp slt i8 %hcv, 0
br i1 %hcz, label %hda, label %hdb
hda:
%hdc = add i64 %pj, 10
%hdd = getelementptr i8, ptr %g, i64 %pj
%hde = getelementptr i8, ptr %hdd, i64 1
%hdf = load i8, ptr %hde, align 1, !noalias !403
%hdg = zext i8 %hdf to i64
%hdh = add nsw i64 %pj, 2
%hdi = and i64 %hdg, 127
%hdj = shl nuw nsw i64 %hdi, 7
%hdk = or disjoint i64 %hdj, %hcx
%hdl = icmp slt i8 %hdf, 0
br i1 %hdl, label %hdm, label %hdb
hdn:
%hdo = getelementptr i8, ptr %g, i64 %hdp
%hdq = load i8, ptr %hdo, align 1, !noalias !403
%hdr = zext nneg i8 %hdq to i64
%hds = icmp ugt i8 %hdq, 1
br i1 %hds, label %hdt, label %hdu
hdu:
%hdv = shl nuw i64 %hdr, 63
%hdw = or i64 %hdv, %hdx
br label %hdb
hdm:
%hdy = getelementptr i8, ptr %g, i64 %pj
%hdz = getelementptr i8, ptr %hdy, i64 2
%hea = load i8, ptr %hdz, align 1, !noalias !403
%heb = zext i8 %hea to i64
%hec = add nsw i64 %pj, 3
%hed = and i64 %heb, 127
%hee = shl nuw nsw i64 %hed, 14
%hef = or disjoint i64 %hee, %hdk
%heg = icmp slt i8 %hea, 0
br i1 %heg, label %heh, label %hdb
heh:
%hei = getelementptr i8, ptr %g, i64 %pj
%hej = getelementptr i8, ptr %hei, i64 3
%hek = load i8, ptr %hej, align 1, !noalias !403
%hel = zext i8 %hek to i64
%hem = add nsw i64 %pj, 4
%hen = and i64 %hel, 127
%heo = shl nuw nsw i64 %hen, 21
%hep = or disjoint i64 %heo, %hef
%heq = icmp slt i8 %hek, 0
br i1 %heq, label %her, label %hdb
her:
%hes = getelementptr i8, ptr %g, i64 %pj
%het = getelementptr i8, ptr %hes, i64 4
%heu = load i8, ptr %het, align 1, !noalias !403
%hev = zext i8 %heu to i64
%hew = add nsw i64 %pj, 5
%hex = and i64 %hev, 127
%hey = shl nuw nsw i64 %hex, 28
%hez = or disjoint i64 %hey, %hep
%hfa = icmp slt i8 %heu, 0
br i1 %hfa, label %hfb, label %hdb
hfb:
%hfc = getelementptr i8, ptr %g, i64 %pj
%hfd = getelementptr i8, ptr %hfc, i64 5
%hfe = load i8, ptr %hfd, align 1, !noalias !403
%hff = zext i8 %hfe to i64
%hfg = add nsw i64 %pj, 6
%hfh = and i64 %hff, 127
%hfi = shl nuw nsw i64 %hfh, 35
%hfj = or disjoint i64 %hfi, %hez
%hfk = icmp slt i8 %hfe, 0
br i1 %hfk, label %hfl, label %hdb
hfl:
%hfm = getelementptr i8, ptr %g, i64 %pj
%hfn = getelementptr i8, ptr %hfm, i64 6
%hfo = load i8, ptr %hfn, align 1, !noalias !403
%hfp = zext i8 %hfo to i64
%hfq = add nsw i64 %pj, 7
%hfr = and i64 %hfp, 127
%hfs = shl nuw nsw i64 %hfr, 42
%hft = or i64 %hfs, %hfj
%hfu = icmp slt i8 %hfo, 0
br i1 %hfu, label %hfv, label %hdb
hfv:
%hfw = getelementptr i8, ptr %g, i64 %pj
%hfx = getelementptr i8, ptr %hfw, i64 7
%hfy = load i8, ptr %hfx, align 1, !noalias !403
%hfz = zext i8 %hfy to i64
%hga = add nsw i64 %pj, 8
%hgb = and i64 %hfz, 127
%hgc = shl nuw nsw i64 %hgb, 49
%hgd = or i64 %hgc, %hft
%hge = icmp slt i8 %hfy, 0
br i1 %hge, label %hgf, label %hdb
hgf:
%hgg = getelementptr i8, ptr %g, i64 %pj
%hgh = getelementptr i8, ptr %hgg, i64 8
%hgi = load i8, ptr %hgh, align 1, !noalias !403
%hgj = zext i8 %hgi to i64
%hdp = add nsw i64 %pj, 9
%hgk = and i64 %hgj, 127
%hgl = shl nuw nsw i64 %hgk, 56
%hdx = or i64 %hgl, %hgd
%hgm = icmp slt i8 %hgi, 0
br i1 %hgm, label %hdn, label %hdb
hgn:
%hgo = icmp eq i64 %hgp, 0
br i1 %hgo, label %hgq, label %hgr
hgr:
%hgs = add i64 %ej, 4
%hgt = icmp eq i64 %hgu, %hgs
br i1 %hgt, label %mm, label %hgv
hgv:
%hgw = sub nsw i64 0, %hgu
%hgx = getelementptr i8, ptr %g, i64 %hgy
%hgz = load i8, ptr %hgx, align 1, !noalias !408
%hha = zext i8 %hgz to i64
%hhb = and i64 %hha, 127
%hhc = add nsw i64 %hgy, 1
%hhd = icmp slt i8 %hgz, 0
br i1 %hhd, label %hhe, label %hhf
hhe:
%hhg = add i64 %hgy, 10
%hhh = getelementptr i8, ptr %g, i64 %hgy
%hhi = getelementptr i8, ptr %hhh, i64 1
%hhj = load i8, ptr %hhi, align 1, !noalias !408
%hhk = zext i8 %hhj to i64
%hhl = add nsw i64 %hgy, 2
%hhm = and i64 %hhk, 127
%hhn = shl nuw nsw i64 %hhm, 7
%hho = or disjoint i64 %hhn, %hhb
%hhp = icmp slt i8 %hhj, 0
br i1 %hhp, label %hhq, label %hhf
hhr:
%hhs = getelementptr i8, ptr %g, i64 %hht
%hhu = load i8, ptr %hhs, align 1, !noalias !408
%hhv = zext nneg i8 %hhu to i64
%hhw = icmp ugt i8 %hhu, 1
br i1 %hhw, label %hhx, label %hhy
hhy:
%hhz = shl nuw i64 %hhv, 63
%hia = or i64 %hhz, %hib
br label %hhf
hhq:
%hic = getelementptr i8, ptr %g, i64 %hgy
%hid = getelementptr i8, ptr %hic, i64 2
%hie = load i8, ptr %hid, align 1, !noalias !408
%hif = zext i8 %hie to i64
%hig = add nsw i64 %hgy, 3
%hih = and i64 %hif, 127
%hii = shl nuw nsw i64 %hih, 14
%hij = or disjoint i64 %hii, %hho
%hik = icmp slt i8 %hie, 0
br i1 %hik, label %hil, label %hhf
hil:
%him = getelementptr i8, ptr %g, i64 %hgy
%hin = getelementptr i8, ptr %him, i64 3
%hio = load i8, ptr %hin, align 1, !noalias !408
%hip = zext i8 %hio to i64
%hiq = add nsw i64 %hgy, 4
%hir = and i64 %hip, 127
%his = shl nuw nsw i64 %hir, 21
%hit = or disjoint i64 %his, %hij
%hiu = icmp slt i8 %hio, 0
br i1 %hiu, label %hiv, label %hhf
hiv:
%hiw = getelementptr i8, ptr %g, i64 %hgy
%hix = getelementptr i8, ptr %hiw, i64 4
%hiy = load i8, ptr %hix, align 1, !noalias !408
%hiz = zext i8 %hiy to i64
%hja = add nsw i64 %hgy, 5
%hjb = and i64 %hiz, 127
%hjc = shl nuw nsw i64 %hjb, 28
%hjd = or disjoint i64 %hjc, %hit
%hje = icmp slt i8 %hiy, 0
br i1 %hje, label %hjf, label %hhf
hjf:
%hjg = getelementptr i8, ptr %g, i64 %hgy
%hjh = getelementptr i8, ptr %hjg, i64 5
%hji = load i8, ptr %hjh, align 1, !noalias !408
%hjj = zext i8 %hji to i64
%hjk = add nsw i64 %hgy, 6
%hjl = and i64 %hjj, 127
%hjm = shl nuw nsw i64 %hjl, 35
%hjn = or disjoint i64 %hjm, %hjd
%hjo = icmp slt i8 %hji, 0
br i1 %hjo, label %hjp, label %hhf
hjp:
%hjq = getelementptr i8, ptr %g, i64 %hgy
%hjr = getelementptr i8, ptr %hjq, i64 6
%hjs = load i8, ptr %hjr, align 1, !noalias !408
%hjt = zext i8 %hjs to i64
%hju = add nsw i64 %hgy, 7
%hjv = and i64 %hjt, 127
%hjw = shl nuw nsw i64 %hjv, 42
%hjx = or i64 %hjw, %hjn
%hjy = icmp slt i8 %hjs, 0
br i1 %hjy, label %hjz, label %hhf
hjz:
%hka = getelementptr i8, ptr %g, i64 %hgy
%hkb = getelementptr i8, ptr %hka, i64 7
%hkc = load i8, ptr %hkb, align 1, !noalias !408
%hkd = zext i8 %hkc to i64
%hke = add nsw i64 %hgy, 8
%hkf = and i64 %hkd, 127
%hkg = shl nuw nsw i64 %hkf, 49
%hkh = or i64 %hkg, %hjx
%hki = icmp slt i8 %hkc, 0
br i1 %hki, label %hkj, label %hhf
hkj:
%hkk = getelementptr i8, ptr %g, i64 %hgy
%hkl = getelementptr i8, ptr %hkk, i64 8
%hkm = load i8, ptr %hkl, align 1, !noalias !408
%hkn = zext i8 %hkm to i64
%hht = add nsw i64 %hgy, 9
%hko = and i64 %hkn, 127
%hkp = shl nuw nsw i64 %hko, 56
%hib = or i64 %hkp, %hkh
%hkq = icmp slt i8 %hkm, 0
br i1 %hkq, label %hhr, label %hhf
hhf:
%hkr = phi i64 [ %hia, %hhy ], [ %hhb, %hgv ], [ %hho, %hhe ], [ %hij, %hhq ], [ %hit, %hil ], [ %hjd, %hiv ], [ %hjn, %hjf ], [ %hjx, %hjp ], [ %hkh, %hjz ], [ %hib, %hkj ]
%hks = phi i64 [ %hhg, %hhy ], [ %hhc, %hgv ], [ %hhl, %hhe ], [ %hig, %hhq ], [ %hiq, %hil ], [ %hja, %hiv ], [ %hjk, %hjf ], [ %hju, %hjp ], [ %hke, %hjz ], [ %hht, %hkj ]
%hkt = lshr i64 %hkr, 1
%hku = and i64 %hkr, 1
%hkv = sub nsw i64 0, %hku
%hkw = xor i64 %hkt, %hkv
br label %hhx
hkx:
%hky = icmp slt i64 %hkz, 0
%hla = sub nsw i64 %fk, %hlb
%hlc = icmp sgt i64 %hkz, %hla
%hld = select i1 %hky, i1 true, i1 %hlc
br i1 %hld, label %mm, label %hgq
hgq:
%hle = phi i64 [ %hgu, %hgn ], [ %hgw, %hkx ], [ 0, %hdt ]
%hlf = phi i64 [ %hgy, %hgn ], [ %hlb, %hkx ], [ %mo, %hdt ]
%hlg = phi i64 [ -1, %hgn ], [ %hkz, %hkx ], [ -1, %hdt ]
%hlh = icmp sgt i64 %hct, 0
br i1 %hlh, label %hli, label %hlj
hdb:
%hlk = phi i64 [ %hdw, %hdu ], [ %hcx, %hag ], [ %hdk, %hda ], [ %hef, %hdm ], [ %hep, %heh ], [ %hez, %her ], [ %hfj, %hfb ], [ %hft, %hfl ], [ %hgd, %hfv ], [ %hdx, %hgf ]
%hgy = phi i64 [ %hdc, %hdu ], [ %hcy, %hag ], [ %hdh, %hda ], [ %hec, %hdm ], [ %hem, %heh ], [ %hew, %her ], [ %hfg, %hfb ], [ %hfq, %hfl ], [ %hga, %hfv ], [ %hdp, %hgf ]
%hll = lshr i64 %hlk, 1
%hgp = and i64 %hlk, 1
%hlm = sub nsw i64 0, %hgp
%hgu = xor i64 %hll, %hlm
%hln = icmp sgt i64 %hgy, %fk
br i1 %hln, label %mm, label %hgn
hdt:
%hlo = icmp slt i64 %fk, %mo
br i1 %hlo, label %hlp, label %hgq
hhx:
%hkz = phi i64 [ %hkw, %hhf ], [ 0, %hhr ]
%hlb = phi i64 [ %hks, %hhf ], [ %mo, %hhr ]
%hlq = icmp slt i64 %fk, %hlb
br i1 %hlq, label %mm, label %hkx
hli:
%hlr = sub nsw i64 %fk, %hlf
%hls = or i64 %hlr, %hct
%hlt = icmp ult i64 %hls, 4294967296
br i1 %hlt, label %hlu, label %hlv
hlu:
%hlw = trunc nuw i64 %hct to i32
%hlx = trunc nuw i64 %hlr to i32
%hly = udiv i32 %hlx, %hlw
%hlz = zext i32 %hly to i64
br label %hma
hlv:
%hmb = or i64 %hlr, %hct
%hmc = and i64 %hmb, -4294967296
%hmd = icmp eq i64 %hmc, 0
br i1 %hmd, label %hme, label %hmf
hme:
%hmg = trunc i64 %hct to i32
%hmh = trunc i64 %hlr to i32
%hmi = udiv i32 %hmh, %hmg
%hmj = urem i32 %hmh, %hmg
%hmk = zext i32 %hmi to i64
%hml = zext i32 %hmj to i64
br label %hmm
hmf:
%hmn = sdiv i64 %hlr, %hct
%hmo = srem i64 %hlr, %hct
br label %hmm
hmm:
%hmp = phi i64 [ %hmk, %hme ], [ %hmn, %hmf ]
%hmq = phi i64 [ %hml, %hme ], [ %hmo, %hmf ]
%hmr = ashr i64 %hmq, 63
br label %hma
hma:
%hms = phi i64 [ %hlz, %hlu ], [ %hmp, %hmm ]
%hmt = phi i64 [ 0, %hlu ], [ %hmr, %hmm ]
%hmu = add i64 %hmt, %hms
%hmv = icmp sgt i64 %hle, %hmu
br i1 %hmv, label %mm, label %hlj
hlj:
%hmw = icmp eq i64 %hle, 0
br i1 %hmw, label %hmx, label %hmy
hmx:
%hmz = add nsw i64 %hao, -1
%hna = icmp sgt i64 %hao, 0
%hnb = select i1 %hna, i64 0, i64 %dr
%hnc = add i64 %hnb, %hmz
%hnd = mul i64 %hnc, %ds
%hne = getelementptr i64, ptr %dq, i64 %hnd
%hnf = load i64, ptr %hne, align 8, !noalias !400
%hng = icmp sgt i64 %hcp, -1
br i1 %hng, label %hnh, label %hni
hni:
%hnj = add nsw i64 %hw, 1
br label %hak
hmy:
%hnk = icmp eq i64 %hct, 0
br i1 %hnk, label %hnl, label %hnm
hnl:
%hnn = getelementptr i8, ptr %dz, i64 40
%hno = load i64, ptr %hnn, align 8, !noalias !400
%hnp = icmp sgt i64 %hle, %hno
br i1 %hnp, label %mm, label %hnm
hnm:
%hnq = icmp sgt i64 %hcp, -1
br i1 %hnq, label %hnr, label %hns
hnr:
%hnt = icmp slt i64 %hcr, 0
%hnu = select i1 %hnt, i64 %dd, i64 0
%hnv = getelementptr i64, ptr %dc, i64 %hcr
%hnw = getelementptr i64, ptr %hnv, i64 %hnu
%hnx = load i64, ptr %hnw, align 8, !noalias !400
%hny = add nsw i64 %hnx, %hle
%hnz = select i1 %hnt, i64 %cp, i64 0
%hoa = getelementptr i64, ptr %co, i64 %hcr
%hob = getelementptr i64, ptr %hoa, i64 %hnz
%hoc = load i64, ptr %hob, align 8, !noalias !400
%hod = icmp sgt i64 %hny, %hoc
br i1 %hod, label %hoe, label %hof
hns:
%hog = icmp sgt i64 %hlg, -1
br i1 %hog, label %hoh, label %hof
hoh:
%hoi = add nsw i64 %hlg, %hlf
br label %hak
hof:
%hoj = icmp eq i64 %hct, 0
br i1 %hoj, label %hok, label %hol
hok:
%hom = getelementptr i8, ptr %dz, i64 40
%hon = load i64, ptr %hom, align 8, !noalias !400
%hoo = sub nsw i64 %hon, %hle
store i64 %hoo, ptr %hom, align 8, !noalias !400
br label %hol
hol:
%hop = add nsw i64 %hao, -1
%hoq = icmp sgt i64 %hao, 0
%hor = select i1 %hoq, i64 0, i64 %dr
%hos = add i64 %hop, %hor
%hot = mul i64 %hos, %ds
%hou = getelementptr i64, ptr %dq, i64 %hot
%hov = getelementptr i8, ptr %hou, i64 8
store i64 %hle, ptr %hov, align 8, !noalias !400
%how = getelementptr i8, ptr %ht, i64 32
%hox = load i64, ptr %how, align 8, !noalias !400
br label %hak
hnh:
%hoy = icmp slt i64 %hcr, 0
%hoz = select i1 %hoy, i64 %dd, i64 0
%hpa = getelementptr i64, ptr %dc, i64 %hcr
%hpb = getelementptr i64, ptr %hpa, i64 %hoz
%hpc = load i64, ptr %hpb, align 8, !noalias !400
%hpd = mul i64 %hcp, 24
%hpe = getelementptr i8, ptr %ch, i64 %hpd
%hpf = getelementptr i8, ptr %hpe, i64 8
%hpg = load i64, ptr %hpf, align 8, !noalias !411
%hph = ashr i64 %hpg, 2
%hpi = trunc i64 %hpc to i32
%hpj = add nsw i64 %hph, %hnf
%hpk = icmp slt i64 %hpj, -1
%hpl = select i1 %hpk, i64 %bu, i64 0
%hpm = getelementptr i32, ptr %bt, i64 %hpj
%hpn = getelementptr i8, ptr %hpm, i64 4
%hpo = getelementptr i32, ptr %hpn, i64 %hpl
store i32 %hpi, ptr %hpo, align 4, !noalias !400
br label %hni
hoe:
%hpp = getelementptr i8, ptr %dz, i64 24
store i64 %hcr, ptr %hpp, align 8, !noalias !414
%hpq = getelementptr i8, ptr %dz, i64 32
store i64 %hny, ptr %hpq, align 8, !noalias !414
br label %hpr
hah:
%hps = getelementptr i8, ptr %g, i64 %pj
%hpt = load i8, ptr %hps, align 1, !noalias !417
%hpu = zext i8 %hpt to i64
%hpv = and i64 %hpu, 127
%hpw = add nsw i64 %pj, 1
%hpx = icmp slt i8 %hpt, 0
br i1 %hpx, label %hpy, label %hpz
hpy:
%hqa = add i64 %pj, 10
%hqb = getelementptr i8, ptr %g, i64 %pj
%hqc = getelementptr i8, ptr %hqb, i64 1
%hqd = load i8, ptr %hqc, align 1, !noalias !417
%hqe = zext i8 %hqd to i64
%hqf = add nsw i64 %pj, 2
%hqg = and i64 %hqe, 127
%hqh = shl nuw nsw i64 %hqg, 7
%hqi = or disjoint i64 %hqh, %hpv
%hqj = icmp slt i8 %hqd, 0
br i1 %hqj, label %hqk, label %hpz
hql:
%hqm = getelementptr i8, ptr %g, i64 %hqn
%hqo = load i8, ptr %hqm, align 1, !noalias !417
%hqp = zext nneg i8 %hqo to i64
%hqq = icmp ugt i8 %hqo, 1
br i1 %hqq, label %hqr, label %hqs
hqs:
%hqt = shl nuw i64 %hqp, 63
%hqu = or i64 %hqt, %hqv
br label %hpz
hqk:
%hqw = getelementptr i8, ptr %g, i64 %pj
%hqx = getelementptr i8, ptr %hqw, i64 2
%hqy = load i8, ptr %hqx, align 1, !noalias !417
%hqz = zext i8 %hqy to i64
%hra = add nsw i64 %pj, 3
%hrb = and i64 %hqz, 127
%hrc = shl nuw nsw i64 %hrb, 14
%hrd = or disjoint i64 %hrc, %hqi
%hre = icmp slt i8 %hqy, 0
br i1 %hre, label %hrf, label %hpz
hrf:
%hrg = getelementptr i8, ptr %g, i64 %pj
%hrh = getelementptr i8, ptr %hrg, i64 3
%hri = load i8, ptr %hrh, align 1, !noalias !417
%hrj = zext i8 %hri to i64
%hrk = add nsw i64 %pj, 4
%hrl = and i64 %hrj, 127
%hrm = shl nuw nsw i64 %hrl, 21
%hrn = or disjoint i64 %hrm, %hrd
%hro = icmp slt i8 %hri, 0
br i1 %hro, label %hrp, label %hpz
hrp:
%hrq = getelementptr i8, ptr %g, i64 %pj
%hrr = getelementptr i8, ptr %hrq, i64 4
%hrs = load i8, ptr %hrr, align 1, !noalias !417
%hrt = zext i8 %hrs to i64
%hru = add nsw i64 %pj, 5
%hrv = and i64 %hrt, 127
%hrw = shl nuw nsw i64 %hrv, 28
%hrx = or disjoint i64 %hrw, %hrn
%hry = icmp slt i8 %hrs, 0
br i1 %hry, label %hrz, label %hpz
hrz:
%hsa = getelementptr i8, ptr %g, i64 %pj
%hsb = getelementptr i8, ptr %hsa, i64 5
%hsc = load i8, ptr %hsb, align 1, !noalias !417
%hsd = zext i8 %hsc to i64
%hse = add nsw i64 %pj, 6
%hsf = and i64 %hsd, 127
%hsg = shl nuw nsw i64 %hsf, 35
%hsh = or disjoint i64 %hsg, %hrx
%hsi = icmp slt i8 %hsc, 0
br i1 %hsi, label %hsj, label %hpz
hsj:
%hsk = getelementptr i8, ptr %g, i64 %pj
%hsl = getelementptr i8, ptr %hsk, i64 6
%hsm = load i8, ptr %hsl, align 1, !noalias !417
%hsn = zext i8 %hsm to i64
%hso = add nsw i64 %pj, 7
%hsp = and i64 %hsn, 127
%hsq = shl nuw nsw i64 %hsp, 42
%hsr = or i64 %hsq, %hsh
%hss = icmp slt i8 %hsm, 0
br i1 %hss, label %hst, label %hpz
hst:
%hsu = getelementptr i8, ptr %g, i64 %pj
%hsv = getelementptr i8, ptr %hsu, i64 7
%hsw = load i8, ptr %hsv, align 1, !noalias !417
%hsx = zext i8 %hsw to i64
%hsy = add nsw i64 %pj, 8
%hsz = and i64 %hsx, 127
%hta = shl nuw nsw i64 %hsz, 49
%htb = or i64 %hta, %hsr
%htc = icmp slt i8 %hsw, 0
br i1 %htc, label %htd, label %hpz
htd:
%hte = getelementptr i8, ptr %g, i64 %pj
%htf = getelementptr i8, ptr %hte, i64 8
%htg = load i8, ptr %htf, align 1, !noalias !417
%hth = zext i8 %htg to i64
%hqn = add nsw i64 %pj, 9
%hti = and i64 %hth, 127
%htj = shl nuw nsw i64 %hti, 56
%hqv = or i64 %htj, %htb
%htk = icmp slt i8 %htg, 0
br i1 %htk, label %hql, label %hpz
htl:
%htm = lshr i64 %htn, 1
%hto = and i64 %htn, 1
%htp = icmp eq i64 %hto, 0
br i1 %htp, label %htq, label %mm
htq:
%htr = phi i64 [ %htm, %htl ], [ 0, %hqr ]
%hts = phi i64 [ %htt, %htl ], [ %mo, %hqr ]
%htu = getelementptr i8, ptr %ht, i64 24
%htv = load i64, ptr %htu, align 8, !noalias !422
%htw = icmp slt i64 %htr, %htv
br i1 %htw, label %htx, label %mm
htx:
%hty = getelementptr i8, ptr %ht, i64 32
%htz = load i64, ptr %hty, align 8, !noalias !422
%hua = shl nuw nsw i64 %htr, 1
%hub = add nsw i64 %htz, %hua
%huc = icmp slt i64 %hao, 0
%hud = select i1 %huc, i64 %dr, i64 0
%hue = add i64 %hud, %hao
%huf = mul i64 %hue, %ds
%hug = getelementptr i64, ptr %dq, i64 %huf
store i64 %np, ptr %hug, align 8, !noalias !422
%huh = getelementptr i8, ptr %ht, i64 16
%hui = load i64, ptr %huh, align 8, !noalias !422
%huj = icmp sgt i64 %hui, -1
br i1 %huj, label %huk, label %hul
huk:
%hum = icmp slt i64 %hub, -1
%hun = select i1 %hum, i64 %bg, i64 0
%huo = getelementptr i64, ptr %bf, i64 %hub
%hup = getelementptr i8, ptr %huo, i64 8
%huq = getelementptr i64, ptr %hup, i64 %hun
%hur = load i64, ptr %huq, align 8, !noalias !422
%hus = icmp slt i64 %hur, 0
%hut = select i1 %hus, i64 %dd, i64 0
%huu = getelementptr i64, ptr %dc, i64 %hur
%huv = getelementptr i64, ptr %huu, i64 %hut
%huw = load i64, ptr %huv, align 8, !noalias !423
%hux = select i1 %hus, i64 %cp, i64 0
%huy = getelementptr i64, ptr %co, i64 %hur
%huz = getelementptr i64, ptr %huy, i64 %hux
%hva = load i64, ptr %huz, align 8, !noalias !423
%hvb = icmp slt i64 %huw, %hva
br i1 %hvb, label %hvc, label %hvd
hvd:
%hve = add nsw i64 %huw, 1
%hvf = getelementptr i8, ptr %dz, i64 24
store i64 %hur, ptr %hvf, align 8, !noalias !426
%hvg = getelementptr i8, ptr %dz, i64 32
store i64 %hve, ptr %hvg, align 8, !noalias !426
br label %hul
hvc:
%hvh = trunc i64 %htr to i8
%hvi = mul i64 %hui, 24
%hvj = getelementptr i8, ptr %ch, i64 %hvi
%hvk = load i64, ptr %hvj, align 8, !noalias !423
%hvl = add nsw i64 %hvk, %np
%hvm = icmp slt i64 %hvl, 0
%hvn = select i1 %hvm, i64 %bn, i64 0
%hvo = getelementptr i8, ptr %bm, i64 %hvl
%hvp = getelementptr i8, ptr %hvo, i64 %hvn
store i8 %hvh, ptr %hvp, align 1, !noalias !423
%hvq = getelementptr i8, ptr %hvj, i64 8
%hvr = load i64, ptr %hvq, align 8, !noalias !429
%hvs = ashr i64 %hvr, 2
%hvt = trunc i64 %huw to i32
%hvu = add nsw i64 %hvs, %np
%hvv = icmp slt i64 %hvu, 0
%hvw = select i1 %hvv, i64 %bu, i64 0
%hvx = getelementptr i32, ptr %bt, i64 %hvu
%hvy = getelementptr i32, ptr %hvx, i64 %hvw
store i32 %hvt, ptr %hvy, align 4, !noalias !423
br label %hul
hul:
%hvz = phi i64 [ %np, %htx ], [ %huw, %hvc ], [ %np, %hvd ]
%hwa = phi i64 [ 0, %htx ], [ 0, %hvc ], [ 1, %hvd ]
%hwb = icmp slt i64 %hub, 0
%hwc = select i1 %hwb, i64 %bg, i64 0
%hwd = getelementptr i64, ptr %bf, i64 %hub
%hwe = getelementptr i64, ptr %hwd, i64 %hwc
%hwf = load i64, ptr %hwe, align 8, !noalias !422
%hwg = add nsw i64 %hao, 1
br label %hwh
hpz:
%htn = phi i64 [ %hqu, %hqs ], [ %hpv, %hah ], [ %hqi, %hpy ], [ %hrd, %hqk ], [ %hrn, %hrf ], [ %hrx, %hrp ], [ %hsh, %hrz ], [ %hsr, %hsj ], [ %htb, %hst ], [ %hqv, %htd ]
%htt = phi i64 [ %hqa, %hqs ], [ %hpw, %hah ], [ %hqf, %hpy ], [ %hra, %hqk ], [ %hrk, %hrf ], [ %hru, %hrp ], [ %hse, %hrz ], [ %hso, %hsj ], [ %hsy, %hst ], [ %hqn, %htd ]
%hwi = icmp sgt i64 %htt, %fk
br i1 %hwi, label %mm, label %htl
hqr:
%hwj = icmp slt i64 %fk, %mo
br i1 %hwj, label %hlp, label %htq
hai:
%hwk = icmp slt i64 %hao, 0
%hwl = select i1 %hwk, i64 %dr, i64 0
%hwm = add i64 %hwl, %hao
%hwn = mul i64 %hwm, %ds
%hwo = getelementptr i64, ptr %dq, i64 %hwn
store i64 %np, ptr %hwo, align 8, !noalias !432
%hwp = getelementptr i8, ptr %ht, i64 32
%hwq = load i64, ptr %hwp, align 8, !noalias !432
%hwr = icmp slt i64 %hwq, 0
%hws = select i1 %hwr, i64 %dd, i64 0
%hwt = getelementptr i64, ptr %dc, i64 %hwq
%hwu = getelementptr i64, ptr %hwt, i64 %hws
%hwv = load i64, ptr %hwu, align 8, !noalias !435
%hww = select i1 %hwr, i64 %cp, i64 0
%hwx = getelementptr i64, ptr %co, i64 %hwq
%hwy = getelementptr i64, ptr %hwx, i64 %hww
%hwz = load i64, ptr %hwy, align 8, !noalias !435
%hxa = icmp slt i64 %hwv, %hwz
br i1 %hxa, label %hxb, label %hxc
hxc:
%hxd = add nsw i64 %hwv, 1
%hxe = getelementptr i8, ptr %dz, i64 24
store i64 %hwq, ptr %hxe, align 8, !noalias !438
%hxf = getelementptr i8, ptr %dz, i64 32
store i64 %hxd, ptr %hxf, align 8, !noalias !438
br label %hxg
hxb:
%hxh = getelementptr i8, ptr %ht, i64 24
%hxi = load i64, ptr %hxh, align 8, !noalias !432
%hxj = getelementptr i8, ptr %ht, i64 16
%hxk = load i64, ptr %hxj, align 8, !noalias !432
%hxl = trunc i64 %hxi to i8
%hxm = icmp slt i64 %hxk, 0
%hxn = select i1 %hxm, i64 %ci, i64 0
%hxo = mul i64 %hxk, 24
%hxp = getelementptr i8, ptr %ch, i64 %hxo
%hxq = getelementptr i64, ptr %hxp, i64 %hxn
%hxr = load i64, ptr %hxq, align 8, !noalias !435
%hxs = add nsw i64 %hxr, %np
%hxt = icmp slt i64 %hxs, 0
%hxu = select i1 %hxt, i64 %bn, i64 0
%hxv = getelementptr i8, ptr %bm, i64 %hxs
%hxw = getelementptr i8, ptr %hxv, i64 %hxu
store i8 %hxl, ptr %hxw, align 1, !noalias !435
%hxx = getelementptr i8, ptr %hxp, i64 8
%hxy = load i64, ptr %hxx, align 8, !noalias !441
%hxz = ashr i64 %hxy, 2
%hya = trunc i64 %hwv to i32
%hyb = add nsw i64 %hxz, %np
%hyc = icmp slt i64 %hyb, 0
%hyd = select i1 %hyc, i64 %bu, i64 0
%hye = getelementptr i32, ptr %bt, i64 %hyb
%hyf = getelementptr i32, ptr %hye, i64 %hyd
store i32 %hya, ptr %hyf, align 4, !noalias !435
br label %hxg
hab:
%hyg = getelementptr i8, ptr %ht, i64 16
%hyh = load i64, ptr %hyg, align 8, !noalias !444
%hyi = icmp sgt i64 %hyh, -1
br i1 %hyi, label %hyj, label %hyk
hyj:
%hyl = getelementptr i8, ptr %ht, i64 24
%hym = load i64, ptr %hyl, align 8, !noalias !444
%hyn = icmp slt i64 %hym, 0
%hyo = select i1 %hyn, i64 %dd, i64 0
%hyp = getelementptr i64, ptr %dc, i64 %hym
%hyq = getelementptr i64, ptr %hyp, i64 %hyo
%hyr = load i64, ptr %hyq, align 8, !noalias !444
%hys = add nsw i64 %hyr, 1
store i64 %hys, ptr %hyq, align 8, !noalias !444
br label %hyk
hyk:
%hyt = getelementptr i8, ptr %ht, i64 32
%hyu = load i64, ptr %hyt, align 8, !noalias !444
%hyv = add nsw i64 %hao, -1
%hyw = icmp sgt i64 %hao, 0
%hyx = select i1 %hyw, i64 0, i64 %dr
%hyy = add i64 %hyx, %hyv
%hyz = mul i64 %hyy, %ds
%hza = getelementptr i64, ptr %dq, i64 %hyz
%hzb = load i64, ptr %hza, align 8, !noalias !444
br label %hak
hwh:
%hzc = phi i64 [ %np, %yb ], [ %hzd, %hxg ], [ %hvz, %hul ]
%hze = phi i64 [ %hao, %yb ], [ %hzf, %hxg ], [ %hwg, %hul ]
%hzg = phi i64 [ %hzh, %yb ], [ %pj, %hxg ], [ %hts, %hul ]
%hzi = phi i64 [ %hzj, %yb ], [ %hzk, %hxg ], [ %hwa, %hul ]
%hzl = phi i64 [ %hzm, %yb ], [ %hzn, %hxg ], [ %hwf, %hul ]
switch i64 %hzi, label %mm [
i64 0, label %hak
i64 2, label %hzo
i64 1, label %hzo
]
hak:
%hzp = phi i64 [ %hzl, %hwh ], [ %hbi, %hay ], [ %hcn, %hck ], [ %haj, %hac ], [ %ham, %had ], [ %hyu, %hyk ], [ %hcm, %hcj ], [ %hw, %hoh ], [ %hox, %hol ], [ %hnj, %hni ]
%hzq = phi i64 [ %hzg, %hwh ], [ %pj, %hay ], [ %pj, %hck ], [ %pj, %hac ], [ %pj, %had ], [ %pj, %hyk ], [ %pj, %hcj ], [ %hoi, %hoh ], [ %hlf, %hol ], [ %hlf, %hni ]
%hzr = phi i64 [ %hze, %hwh ], [ %hbj, %hay ], [ %hao, %hck ], [ %hao, %hac ], [ %hao, %had ], [ %hyv, %hyk ], [ %hao, %hcj ], [ %hao, %hoh ], [ %hao, %hol ], [ %hmz, %hni ]
%hzs = phi i64 [ %hzc, %hwh ], [ %hbg, %hay ], [ %hby, %hck ], [ %np, %hac ], [ %np, %had ], [ %hzb, %hyk ], [ %hby, %hcj ], [ %np, %hoh ], [ %np, %hol ], [ %hnf, %hni ]
%hzt = icmp sgt i64 %hzq, %fk
br i1 %hzt, label %mm, label %hm
hm:
%ib = phi i64 [ %hzu, %hi ], [ %hzq, %hak ]
%np = phi i64 [ %hl, %hi ], [ %hzs, %hak ]
%hao = phi i64 [ 0, %hi ], [ %hzr, %hak ]
%hy = phi i64 [ 0, %hi ], [ %hzp, %hak ]
%hzv = mul i64 %hy, %y
%hv = getelementptr i64, ptr %w, i64 %hzv
%hr = load i64, ptr %hv, align 8, !noalias !2
%hzw = icmp eq i64 %hr, 0
br i1 %hzw, label %ne, label %hs
hs:
br label %hn
yb:
%hzh = phi i64 [ %gzz, %po ], [ %ciy, %cus ], [ %gfx, %ggu ], [ %pj, %gay ], [ %gmd, %grp ], [ %pj, %qa ], [ %gyz, %fxx ], [ %gmd, %gsn ], [ %ggg, %ggf ], [ %mo, %gis ], [ %mo, %bnq ], [ %gyx, %cdt ], [ %gyt, %bzk ], [ %fpv, %fps ], [ %xz, %xx ], [ %gxp, %re ], [ %yk, %vd ], [ %bmq, %bdv ], [ %bcw, %bhu ], [ %bcw, %bcu ], [ %bcx, %zd ], [ %bcx, %bcp ], [ %mo, %zv ], [ %fwf, %fwd ], [ %pj, %ghs ], [ %gxn, %gwh ], [ %pj, %qe ], [ %bvk, %bua ], [ %bqr, %brn ], [ %bqr, %bqp ], [ %bqs, %bmy ], [ %bqs, %bqk ], [ %pj, %pv ], [ %gmd, %gqg ], [ %ciu, %ctj ], [ %ciu, %cte ], [ %glu, %gia ], [ %ciu, %csh ], [ %glu, %glm ], [ %cek, %cej ], [ %gfx, %ggv ], [ %gpt, %grz ], [ %fop, %fli ], [ %glt, %glr ], [ %ecf, %ecd ], [ %djc, %dtj ], [ %djc, %dtd ], [ %ecf, %eqt ], [ %diq, %elc ], [ %pj, %qb ], [ %ggg, %ggi ], [ %bcw, %bgd ], [ %feg, %fbc ], [ %dhw, %dev ], [ %dni, %dnb ], [ %gcd, %gbi ], [ %fwg, %fsm ], [ %fwg, %fvy ], [ %mo, %fte ], [ %ddf, %czz ], [ %ddf, %dcz ], [ %eiq, %efp ], [ %eiq, %eis ], [ %dyf, %dxr ], [ %dyf, %dur ], [ %mo, %dze ], [ %ecg, %dym ], [ %ecg, %eby ], [ %djc, %dsg ], [ %dni, %djl ], [ %drl, %drh ], [ %drl, %doh ], [ %mo, %dkd ], [ %fop, %foi ], [ %bcw, %bes ], [ %bcw, %bem ], [ %bcw, %bfi ], [ %bcw, %bft ], [ %cel, %cem ], [ %crl, %crh ], [ %cni, %cnb ], [ %mo, %ckd ], [ %cni, %cjl ], [ %crl, %coh ], [ %fad, %ewg ], [ %evt, %fen ], [ %fad, %ezw ], [ %evt, %ffc ], [ %evv, %evw ], [ %mo, %ewy ], [ %feg, %fec ], [ %gmd, %gnc ]
%hzj = phi i64 [ %haa, %po ], [ 3, %cus ], [ 0, %ggu ], [ 10, %gay ], [ 12, %grp ], [ 0, %qa ], [ %gzc, %fxx ], [ 12, %gsn ], [ 3, %ggf ], [ 3, %gis ], [ 3, %bnq ], [ %gyw, %cdt ], [ %gya, %bzk ], [ 3, %fps ], [ %ya, %xx ], [ 0, %re ], [ 0, %vd ], [ 0, %bdv ], [ 2, %bhu ], [ 6, %bcu ], [ 3, %zd ], [ 5, %bcp ], [ 3, %zv ], [ 6, %fwd ], [ 6, %ghs ], [ 0, %gwh ], [ 3, %qe ], [ 0, %bua ], [ 2, %brn ], [ 6, %bqp ], [ 3, %bmy ], [ 5, %bqk ], [ 0, %pv ], [ 12, %gqg ], [ 1, %ctj ], [ 0, %cte ], [ 3, %gia ], [ 13, %csh ], [ 5, %glm ], [ 0, %cej ], [ 0, %ggv ], [ 0, %grz ], [ 3, %fli ], [ 6, %glr ], [ 6, %ecd ], [ 1, %dtj ], [ 0, %dtd ], [ 2, %eqt ], [ 3, %elc ], [ 3, %qb ], [ %ggk, %ggi ], [ 11, %bgd ], [ 3, %fbc ], [ 3, %dev ], [ 13, %dnb ], [ 0, %gbi ], [ 3, %fsm ], [ 5, %fvy ], [ 3, %fte ], [ 3, %czz ], [ 8, %dcz ], [ 3, %efp ], [ 7, %eis ], [ 7, %dxr ], [ 3, %dur ], [ 3, %dze ], [ 3, %dym ], [ 5, %eby ], [ 13, %dsg ], [ 3, %djl ], [ 6, %drh ], [ 3, %doh ], [ 3, %dkd ], [ 8, %foi ], [ 11, %bes ], [ 11, %bem ], [ 11, %bfi ], [ 11, %bft ], [ 0, %cem ], [ 6, %crh ], [ 13, %cnb ], [ 3, %ckd ], [ 3, %cjl ], [ 3, %coh ], [ 3, %ewg ], [ 0, %fen ], [ 13, %ezw ], [ 13, %ffc ], [ 3, %evw ], [ 3, %ewy ], [ 6, %fec ], [ 12, %gnc ]
%hzm = add nsw i64 %hw, 1
br label %hwh
hxg:
%hzd = phi i64 [ %hwv, %hxb ], [ %np, %hxc ]
%hzk = phi i64 [ 0, %hxb ], [ 1, %hxc ]
%hzf = add nsw i64 %hao, 1
%hzn = add nsw i64 %hw, 1
br label %hwh
hzx:
%hzy = phi i64 [ %hzz, %hzx ], [ %iaa, %iab ]
%iac = mul i64 %hzy, 8
%iad = getelementptr i8, ptr %dj, i64 %iac
%iae = load i64, ptr %iad, align 8
%iaf = mul i64 %hzy, 8
%iag = getelementptr i8, ptr %dc, i64 %iaf
store i64 %iae, ptr %iag, align 8
%iah = mul i64 %hzy, 8
%iai = getelementptr i8, ptr %dj, i64 %iah
%iaj = getelementptr i8, ptr %iai, i64 8
%iak = load i64, ptr %iaj, align 8
%ial = mul i64 %hzy, 8
%iam = getelementptr i8, ptr %dc, i64 %ial
%ian = getelementptr i8, ptr %iam, i64 8
store i64 %iak, ptr %ian, align 8
%iao = mul i64 %hzy, 8
%iap = getelementptr i8, ptr %dj, i64 %iao
%iaq = getelementptr i8, ptr %iap, i64 16
%iar = load i64, ptr %iaq, align 8
%ias = mul i64 %hzy, 8
%iat = getelementptr i8, ptr %dc, i64 %ias
%iau = getelementptr i8, ptr %iat, i64 16
store i64 %iar, ptr %iau, align 8
%hzz = add nuw nsw i64 %hzy, 4
%iav = mul i64 %hzy, 8
%iaw = getelementptr i8, ptr %dj, i64 %iav
%iax = getelementptr i8, ptr %iaw, i64 24
%iay = load i64, ptr %iax, align 8
%iaz = mul i64 %hzy, 8
%iba = getelementptr i8, ptr %dc, i64 %iaz
%ibb = getelementptr i8, ptr %iba, i64 24
store i64 %iay, ptr %ibb, align 8
%ibc = icmp eq i64 %dd, %hzz
br i1 %ibc, label %ibd, label %hzx, !llvm.loop !447
ibd:
%ibe = getelementptr i8, ptr %dz, i64 40
store i64 %hk, ptr %ibe, align 8
br label %hlp
mm:
%ibf = phi i64 [ 3, %jg ], [ 8, %mg ], [ 8, %htl ], [ 3, %hak ], [ 15, %hnl ], [ 6, %hkx ], [ 13, %hma ], [ 13, %hgr ], [ 3, %hpz ], [ 3, %hdb ], [ 3, %hhx ], [ %hzi, %hwh ], [ 8, %htq ]
%ibg = phi i64 [ %ia, %jg ], [ %ia, %mg ], [ %htt, %htl ], [ %hzq, %hak ], [ %hlf, %hnl ], [ %hlb, %hkx ], [ %hlf, %hma ], [ %hgy, %hgr ], [ %htt, %hpz ], [ %hgy, %hdb ], [ %hlb, %hhx ], [ %hzg, %hwh ], [ %hts, %htq ]
%ibh = freeze i64 %ibg
%ibi = add i64 %mo, -1
%ibj = icmp sgt i64 %ibh, %ibi
%ibk = select i1 %ibj, i64 4, i64 %ibf
br label %hlp
ibl:
%ibm = phi i64 [ %ibn, %fy ], [ %ibo, %ne ]
%ibp = icmp eq i64 %ibm, %fk
br i1 %ibp, label %ff, label %hlp
hlp:
%ibq = phi i64 [ %ibr, %hdt ], [ %ibr, %ibd ], [ %ibr, %mm ], [ %ibr, %hqr ], [ %fv, %ibl ]
%ibs = phi i64 [ %mo, %hdt ], [ %hzu, %ibd ], [ %ibh, %mm ], [ %mo, %hqr ], [ %ibm, %ibl ]
%ibt = phi i64 [ 4, %hdt ], [ %ibu, %ibd ], [ %ibk, %mm ], [ 4, %hqr ], [ 14, %ibl ]
store i64 %fm, ptr %dz, align 8
%ibv = getelementptr i8, ptr %dz, i64 8
store i64 %ibq, ptr %ibv, align 8
%ibw = getelementptr i8, ptr %dz, i64 16
store i64 %ibs, ptr %ibw, align 8
br label %eg
eg:
%ibx = phi i64 [ %ibt, %hlp ], [ 0, %ec ], [ 0, %ff ]
store i64 %ibx, ptr %a, align 8
ret i32 0
fy:
%ibn = phi i64 [ %gb, %fx ], [ %fj, %fe ]
%iby = sub i64 %fv, %fi
%ibz = icmp slt i64 %iby, 1
br i1 %ibz, label %ibl, label %ica
ica:
%mo = bitcast i64 1152921504606846976 to i64
%fpi = add i64 %fk, -2
br label %icb
icb:
%hzu = phi i64 [ %ibo, %ne ], [ %ibn, %ica ]
%icc = phi i64 [ %icd, %ne ], [ %iby, %ica ]
%ibr = phi i64 [ %ice, %ne ], [ %fi, %ica ]
%icf = icmp sgt i64 %dd, 0
%icd = add nsw i64 %icc, -1
%ice = add i64 %ibr, 1
br i1 %icf, label %icg, label %hi
icg:
br i1 %fa, label %ich, label %ici
ici:
br label %icj
icj:
%ick = phi i64 [ %icl, %icj ], [ 0, %ici ]
%icm = mul i64 %ick, 8
%icn = getelementptr i8, ptr %dc, i64 %icm
%ico = load <2 x i64>, ptr %icn, align 8
%icp = mul i64 %ick, 8
%icq = getelementptr i8, ptr %dc, i64 %icp
%icr = getelementptr i8, ptr %icq, i64 16
%ics = load <2 x i64>, ptr %icr, align 8
%ict = mul i64 %ick, 8
%icu = getelementptr i8, ptr %dj, i64 %ict
store <2 x i64> %ico, ptr %icu, align 8
%icv = mul i64 %ick, 8
%icw = getelementptr i8, ptr %dj, i64 %icv
%icx = getelementptr i8, ptr %icw, i64 16
store <2 x i64> %ics, ptr %icx, align 8
%icl = add nuw i64 %ick, 4
%icy = icmp eq i64 %fb, %icl
br i1 %icy, label %icz, label %icj, !llvm.loop !448
icz:
%ida = icmp eq i64 %dd, %fb
br i1 %ida, label %hi, label %ich
ich:
%idb = phi i64 [ 0, %icg ], [ %fb, %icz ]
%idc = icmp eq i64 %fc, 0
br i1 %idc, label %idd, label %ide
ide:
br label %idf
idf:
%idg = phi i64 [ %fc, %ide ], [ %idh, %idf ]
%idi = phi i64 [ %idj, %idf ], [ %idb, %ide ]
%idj = add nuw nsw i64 %idi, 1
%idk = shl i64 %idi, 3
%idl = getelementptr i8, ptr %dc, i64 %idk
%idm = load i64, ptr %idl, align 8
%idn = shl i64 %idi, 3
%ido = getelementptr i8, ptr %dj, i64 %idn
store i64 %idm, ptr %ido, align 8
%idh = add nsw i64 %idg, -1
%idp = icmp eq i64 %idh, 0
br i1 %idp, label %idd, label %idf, !llvm.loop !449
idd:
%gf = phi i64 [ %idb, %ich ], [ %idj, %idf ]
%idq = sub nsw i64 %idb, %dd
%idr = icmp ugt i64 %idq, -4
br i1 %idr, label %hi, label %gg
gg:
br label %gc
ne:
%ibo = phi i64 [ %ia, %hq ], [ %ib, %hm ]
%ids = load i64, ptr %dc, align 8
%idt = add nsw i64 %ids, 1
store i64 %idt, ptr %dc, align 8
%idu = icmp samesign ugt i64 %icc, 1
br i1 %idu, label %icb, label %ibl
hzo:
br label %hpr
hpr:
%ibu = phi i64 [ 1, %hoe ], [ %hzi, %hzo ]
%idv = icmp sgt i64 %dd, 0
br i1 %idv, label %idw, label %ibd
idw:
%idx = ptrtoint ptr %dc to i64
%idy = ptrtoint ptr %dj to i64
%idz = icmp ult i64 %dd, 6
%iea = sub i64 %idx, %idy
%ieb = icmp ult i64 %iea, 32
%iec = select i1 %idz, i1 true, i1 %ieb
br i1 %iec, label %ied, label %iee
iee:
%ief = and i64 %dd, %ej
br label %ieg
ieg:
%ieh = phi i64 [ 0, %iee ], [ %iei, %ieg ]
%iej = mul i64 %ieh, 8
%iek = getelementptr i8, ptr %dj, i64 %iej
%iel = load <2 x i64>, ptr %iek, align 8
%iem = mul i64 %ieh, 8
%ien = getelementptr i8, ptr %dj, i64 %iem
%ieo = getelementptr i8, ptr %ien, i64 16
%iep = load <2 x i64>, ptr %ieo, align 8
%ieq = mul i64 %ieh, 8
%ier = getelementptr i8, ptr %dc, i64 %ieq
store <2 x i64> %iel, ptr %ier, align 8
%ies = mul i64 %ieh, 8
%iet = getelementptr i8, ptr %dc, i64 %ies
%ieu = getelementptr i8, ptr %iet, i64 16
store <2 x i64> %iep, ptr %ieu, align 8
%iei = add nuw i64 %ieh, 4
%iev = icmp eq i64 %ief, %iei
br i1 %iev, label %iew, label %ieg, !llvm.loop !451
iew:
%iex = icmp eq i64 %dd, %ief
br i1 %iex, label %ibd, label %ied
ied:
%iey = phi i64 [ 0, %idw ], [ %ief, %iew ]
%iez = and i64 %dd, 3
%ifa = icmp eq i64 %iez, 0
br i1 %ifa, label %ifb, label %ifc
ifc:
br label %ifd
ifd:
%ife = phi i64 [ %iez, %ifc ], [ %iff, %ifd ]
%ifg = phi i64 [ %ifh, %ifd ], [ %iey, %ifc ]
%ifh = add nuw nsw i64 %ifg, 1
%ifi = shl i64 %ifg, 3
%ifj = getelementptr i8, ptr %dj, i64 %ifi
%ifk = load i64, ptr %ifj, align 8
%ifl = shl i64 %ifg, 3
%ifm = getelementptr i8, ptr %dc, i64 %ifl
store i64 %ifk, ptr %ifm, align 8
%iff = add nsw i64 %ife, -1
%ifn = icmp eq i64 %iff, 0
br i1 %ifn, label %ifb, label %ifd, !llvm.loop !452
ifb:
%iaa = phi i64 [ %iey, %ied ], [ %ifh, %ifd ]
%ifo = sub nsw i64 %iey, %dd
%ifp = icmp ugt i64 %ifo, -4
br i1 %ifp, label %ibd, label %iab
iab:
br label %hzx
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!3}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = !{!6, !8, !3}
!6 = distinct !{!6, !7, !"scope"}
!7 = distinct !{!7, !"scope"}
!8 = distinct !{!8, !9, !"scope"}
!9 = distinct !{!9, !"scope"}
!10 = !{!11, !3}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"scope"}
!13 = !{!14, !16, !11, !3}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = distinct !{!16, !17, !"scope"}
!17 = distinct !{!17, !"scope"}
!18 = !{!16, !11, !3}
!19 = !{!20, !11, !3}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23, !20, !11, !3}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26, !3}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !3}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !34, !29, !3}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !39, !29, !3}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = distinct !{!39, !40, !"scope"}
!40 = distinct !{!40, !"scope"}
!41 = !{!39, !29, !3}
!42 = !{!43, !39, !29, !3}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
!45 = !{!46, !48, !50, !29, !3}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = distinct !{!48, !49, !"scope"}
!49 = distinct !{!49, !"scope"}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !50, !29, !3}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !53, !50, !29, !3}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
!58 = !{!59, !53, !50, !29, !3}
!59 = distinct !{!59, !60, !"scope"}
!60 = distinct !{!60, !"scope"}
!61 = !{!62, !53, !50, !29, !3}
!62 = distinct !{!62, !63, !"scope"}
!63 = distinct !{!63, !"scope"}
!64 = !{!50, !29, !3}
!65 = !{!66, !50, !29, !3}
!66 = distinct !{!66, !67, !"scope"}
!67 = distinct !{!67, !"scope"}
!68 = !{!69, !50, !29, !3}
!69 = distinct !{!69, !70, !"scope"}
!70 = distinct !{!70, !"scope"}
!71 = !{!72, !74, !50, !29, !3}
!72 = distinct !{!72, !73, !"scope"}
!73 = distinct !{!73, !"scope"}
!74 = distinct !{!74, !75, !"scope"}
!75 = distinct !{!75, !"scope"}
!76 = !{!77, !74, !50, !29, !3}
!77 = distinct !{!77, !78, !"scope"}
!78 = distinct !{!78, !"scope"}
!79 = distinct !{!79, !1, !80}
!80 = !{!"llvm.loop.unroll.runtime.disable"}
!81 = !{!74, !50, !29, !3}
!82 = distinct !{!82, !1}
!83 = !{!84, !74, !50, !29, !3}
!84 = distinct !{!84, !85, !"scope"}
!85 = distinct !{!85, !"scope"}
!86 = !{!87, !74, !50, !29, !3}
!87 = distinct !{!87, !88, !"scope"}
!88 = distinct !{!88, !"scope"}
!89 = !{!90, !74, !50, !29, !3}
!90 = distinct !{!90, !91, !"scope"}
!91 = distinct !{!91, !"scope"}
!92 = !{!93, !74, !50, !29, !3}
!93 = distinct !{!93, !94, !"scope"}
!94 = distinct !{!94, !"scope"}
!95 = !{!96, !74, !50, !29, !3}
!96 = distinct !{!96, !97, !"scope"}
!97 = distinct !{!97, !"scope"}
!98 = !{!99, !74, !50, !29, !3}
!99 = distinct !{!99, !100, !"scope"}
!100 = distinct !{!100, !"scope"}
!101 = !{!102, !104, !106, !29, !3}
!102 = distinct !{!102, !103, !"scope"}
!103 = distinct !{!103, !"scope"}
!104 = distinct !{!104, !105, !"scope"}
!105 = distinct !{!105, !"scope"}
!106 = distinct !{!106, !107, !"scope"}
!107 = distinct !{!107, !"scope"}
!108 = !{!106, !29, !3}
!109 = !{!110, !106, !29, !3}
!110 = distinct !{!110, !111, !"scope"}
!111 = distinct !{!111, !"scope"}
!112 = !{!113, !106, !29, !3}
!113 = distinct !{!113, !114, !"scope"}
!114 = distinct !{!114, !"scope"}
!115 = !{!116, !118, !106, !29, !3}
!116 = distinct !{!116, !117, !"scope"}
!117 = distinct !{!117, !"scope"}
!118 = distinct !{!118, !119, !"scope"}
!119 = distinct !{!119, !"scope"}
!120 = !{!121, !118, !106, !29, !3}
!121 = distinct !{!121, !122, !"scope"}
!122 = distinct !{!122, !"scope"}
!123 = !{!118, !106, !29, !3}
!124 = !{!125, !118, !106, !29, !3}
!125 = distinct !{!125, !126, !"scope"}
!126 = distinct !{!126, !"scope"}
!127 = !{!128, !118, !106, !29, !3}
!128 = distinct !{!128, !129, !"scope"}
!129 = distinct !{!129, !"scope"}
!130 = !{!131, !118, !106, !29, !3}
!131 = distinct !{!131, !132, !"scope"}
!132 = distinct !{!132, !"scope"}
!133 = !{!134, !118, !106, !29, !3}
!134 = distinct !{!134, !135, !"scope"}
!135 = distinct !{!135, !"scope"}
!136 = !{!137, !118, !106, !29, !3}
!137 = distinct !{!137, !138, !"scope"}
!138 = distinct !{!138, !"scope"}
!139 = !{!140, !118, !106, !29, !3}
!140 = distinct !{!140, !141, !"scope"}
!141 = distinct !{!141, !"scope"}
!142 = !{!143, !145, !147, !29, !3}
!143 = distinct !{!143, !144, !"scope"}
!144 = distinct !{!144, !"scope"}
!145 = distinct !{!145, !146, !"scope"}
!146 = distinct !{!146, !"scope"}
!147 = distinct !{!147, !148, !"scope"}
!148 = distinct !{!148, !"scope"}
!149 = !{!150, !152, !154, !29, !3}
!150 = distinct !{!150, !151, !"scope"}
!151 = distinct !{!151, !"scope"}
!152 = distinct !{!152, !153, !"scope"}
!153 = distinct !{!153, !"scope"}
!154 = distinct !{!154, !155, !"scope"}
!155 = distinct !{!155, !"scope"}
!156 = !{!157, !29, !3}
!157 = distinct !{!157, !158, !"scope"}
!158 = distinct !{!158, !"scope"}
!159 = !{!160, !162, !157, !29, !3}
!160 = distinct !{!160, !161, !"scope"}
!161 = distinct !{!161, !"scope"}
!162 = distinct !{!162, !163, !"scope"}
!163 = distinct !{!163, !"scope"}
!164 = !{!162, !157, !29, !3}
!165 = !{!166, !29, !3}
!166 = distinct !{!166, !167, !"scope"}
!167 = distinct !{!167, !"scope"}
!168 = !{!169, !166, !29, !3}
!169 = distinct !{!169, !170, !"scope"}
!170 = distinct !{!170, !"scope"}
!171 = !{!172, !174, !166, !29, !3}
!172 = distinct !{!172, !173, !"scope"}
!173 = distinct !{!173, !"scope"}
!174 = distinct !{!174, !175, !"scope"}
!175 = distinct !{!175, !"scope"}
!176 = !{!177, !174, !166, !29, !3}
!177 = distinct !{!177, !178, !"scope"}
!178 = distinct !{!178, !"scope"}
!179 = !{!180, !166, !29, !3}
!180 = distinct !{!180, !181, !"scope"}
!181 = distinct !{!181, !"scope"}
!182 = !{!183, !166, !29, !3}
!183 = distinct !{!183, !184, !"scope"}
!184 = distinct !{!184, !"scope"}
!185 = !{!186, !183, !166, !29, !3}
!186 = distinct !{!186, !187, !"scope"}
!187 = distinct !{!187, !"scope"}
!188 = !{!189, !166, !29, !3}
!189 = distinct !{!189, !190, !"scope"}
!190 = distinct !{!190, !"scope"}
!191 = !{!192, !194, !166, !29, !3}
!192 = distinct !{!192, !193, !"scope"}
!193 = distinct !{!193, !"scope"}
!194 = distinct !{!194, !195, !"scope"}
!195 = distinct !{!195, !"scope"}
!196 = !{!197, !166, !29, !3}
!197 = distinct !{!197, !198, !"scope"}
!198 = distinct !{!198, !"scope"}
!199 = !{!200, !166, !29, !3}
!200 = distinct !{!200, !201, !"scope"}
!201 = distinct !{!201, !"scope"}
!202 = !{!203, !29, !3}
!203 = distinct !{!203, !204, !"scope"}
!204 = distinct !{!204, !"scope"}
!205 = !{!206, !208, !203, !29, !3}
!206 = distinct !{!206, !207, !"scope"}
!207 = distinct !{!207, !"scope"}
!208 = distinct !{!208, !209, !"scope"}
!209 = distinct !{!209, !"scope"}
!210 = !{!211, !208, !203, !29, !3}
!211 = distinct !{!211, !212, !"scope"}
!212 = distinct !{!212, !"scope"}
!213 = !{!214, !216, !203, !29, !3}
!214 = distinct !{!214, !215, !"scope"}
!215 = distinct !{!215, !"scope"}
!216 = distinct !{!216, !217, !"scope"}
!217 = distinct !{!217, !"scope"}
!218 = !{!219, !221, !216, !203, !29, !3}
!219 = distinct !{!219, !220, !"scope"}
!220 = distinct !{!220, !"scope"}
!221 = distinct !{!221, !222, !"scope"}
!222 = distinct !{!222, !"scope"}
!223 = !{!216, !203, !29, !3}
!224 = !{!225, !216, !203, !29, !3}
!225 = distinct !{!225, !226, !"scope"}
!226 = distinct !{!226, !"scope"}
!227 = !{!228, !216, !203, !29, !3}
!228 = distinct !{!228, !229, !"scope"}
!229 = distinct !{!229, !"scope"}
!230 = !{!231, !216, !203, !29, !3}
!231 = distinct !{!231, !232, !"scope"}
!232 = distinct !{!232, !"scope"}
!233 = distinct !{!233, !1, !80}
!234 = !{!235, !216, !203, !29, !3}
!235 = distinct !{!235, !236, !"scope"}
!236 = distinct !{!236, !"scope"}
!237 = distinct !{!237, !80, !1}
!238 = distinct !{!238, !1, !80}
!239 = distinct !{!239, !80, !1}
!240 = !{!241, !216, !203, !29, !3}
!241 = distinct !{!241, !242, !"scope"}
!242 = distinct !{!242, !"scope"}
!243 = !{!244, !246, !216, !203, !29, !3}
!244 = distinct !{!244, !245, !"scope"}
!245 = distinct !{!245, !"scope"}
!246 = distinct !{!246, !247, !"scope"}
!247 = distinct !{!247, !"scope"}
!248 = !{!249, !246, !216, !203, !29, !3}
!249 = distinct !{!249, !250, !"scope"}
!250 = distinct !{!250, !"scope"}
!251 = distinct !{!251, !1, !80}
!252 = !{!246, !216, !203, !29, !3}
!253 = distinct !{!253, !1}
!254 = !{!255, !246, !216, !203, !29, !3}
!255 = distinct !{!255, !256, !"scope"}
!256 = distinct !{!256, !"scope"}
!257 = !{!258, !246, !216, !203, !29, !3}
!258 = distinct !{!258, !259, !"scope"}
!259 = distinct !{!259, !"scope"}
!260 = !{!261, !246, !216, !203, !29, !3}
!261 = distinct !{!261, !262, !"scope"}
!262 = distinct !{!262, !"scope"}
!263 = !{!264, !246, !216, !203, !29, !3}
!264 = distinct !{!264, !265, !"scope"}
!265 = distinct !{!265, !"scope"}
!266 = !{!267, !246, !216, !203, !29, !3}
!267 = distinct !{!267, !268, !"scope"}
!268 = distinct !{!268, !"scope"}
!269 = !{!270, !246, !216, !203, !29, !3}
!270 = distinct !{!270, !271, !"scope"}
!271 = distinct !{!271, !"scope"}
!272 = !{!273, !203, !29, !3}
!273 = distinct !{!273, !274, !"scope"}
!274 = distinct !{!274, !"scope"}
!275 = !{!276, !273, !203, !29, !3}
!276 = distinct !{!276, !277, !"scope"}
!277 = distinct !{!277, !"scope"}
!278 = !{!279, !203, !29, !3}
!279 = distinct !{!279, !280, !"scope"}
!280 = distinct !{!280, !"scope"}
!281 = !{!282, !29, !3}
!282 = distinct !{!282, !283, !"scope"}
!283 = distinct !{!283, !"scope"}
!284 = !{!285, !287, !282, !29, !3}
!285 = distinct !{!285, !286, !"scope"}
!286 = distinct !{!286, !"scope"}
!287 = distinct !{!287, !288, !"scope"}
!288 = distinct !{!288, !"scope"}
!289 = !{!290, !287, !282, !29, !3}
!290 = distinct !{!290, !291, !"scope"}
!291 = distinct !{!291, !"scope"}
!292 = !{!293, !295, !297, !282, !29, !3}
!293 = distinct !{!293, !294, !"scope"}
!294 = distinct !{!294, !"scope"}
!295 = distinct !{!295, !296, !"scope"}
!296 = distinct !{!296, !"scope"}
!297 = distinct !{!297, !298, !"scope"}
!298 = distinct !{!298, !"scope"}
!299 = !{!295, !297, !282, !29, !3}
!300 = !{!301, !303, !297, !282, !29, !3}
!301 = distinct !{!301, !302, !"scope"}
!302 = distinct !{!302, !"scope"}
!303 = distinct !{!303, !304, !"scope"}
!304 = distinct !{!304, !"scope"}
!305 = !{!297, !282, !29, !3}
!306 = !{!307, !297, !282, !29, !3}
!307 = distinct !{!307, !308, !"scope"}
!308 = distinct !{!308, !"scope"}
!309 = !{!310, !312, !297, !282, !29, !3}
!310 = distinct !{!310, !311, !"scope"}
!311 = distinct !{!311, !"scope"}
!312 = distinct !{!312, !313, !"scope"}
!313 = distinct !{!313, !"scope"}
!314 = !{!315, !317, !29, !3}
!315 = distinct !{!315, !316, !"scope"}
!316 = distinct !{!316, !"scope"}
!317 = distinct !{!317, !318, !"scope"}
!318 = distinct !{!318, !"scope"}
!319 = !{!320, !29, !3}
!320 = distinct !{!320, !321, !"scope"}
!321 = distinct !{!321, !"scope"}
!322 = !{!323, !320, !29, !3}
!323 = distinct !{!323, !324, !"scope"}
!324 = distinct !{!324, !"scope"}
!325 = !{!326, !328, !29, !3}
!326 = distinct !{!326, !327, !"scope"}
!327 = distinct !{!327, !"scope"}
!328 = distinct !{!328, !329, !"scope"}
!329 = distinct !{!329, !"scope"}
!330 = !{!328, !29, !3}
!331 = !{!332, !29, !3}
!332 = distinct !{!332, !333, !"scope"}
!333 = distinct !{!333, !"scope"}
!334 = !{!335, !337, !332, !29, !3}
!335 = distinct !{!335, !336, !"scope"}
!336 = distinct !{!336, !"scope"}
!337 = distinct !{!337, !338, !"scope"}
!338 = distinct !{!338, !"scope"}
!339 = !{!340, !332, !29, !3}
!340 = distinct !{!340, !341, !"scope"}
!341 = distinct !{!341, !"scope"}
!342 = !{!343, !332, !29, !3}
!343 = distinct !{!343, !344, !"scope"}
!344 = distinct !{!344, !"scope"}
!345 = !{!346, !29, !3}
!346 = distinct !{!346, !347, !"scope"}
!347 = distinct !{!347, !"scope"}
!348 = !{!349, !351, !346, !29, !3}
!349 = distinct !{!349, !350, !"scope"}
!350 = distinct !{!350, !"scope"}
!351 = distinct !{!351, !352, !"scope"}
!352 = distinct !{!352, !"scope"}
!353 = !{!354, !351, !346, !29, !3}
!354 = distinct !{!354, !355, !"scope"}
!355 = distinct !{!355, !"scope"}
!356 = distinct !{!356, !1, !80}
!357 = !{!351, !346, !29, !3}
!358 = distinct !{!358, !1}
!359 = !{!360, !351, !346, !29, !3}
!360 = distinct !{!360, !361, !"scope"}
!361 = distinct !{!361, !"scope"}
!362 = !{!363, !351, !346, !29, !3}
!363 = distinct !{!363, !364, !"scope"}
!364 = distinct !{!364, !"scope"}
!365 = !{!366, !351, !346, !29, !3}
!366 = distinct !{!366, !367, !"scope"}
!367 = distinct !{!367, !"scope"}
!368 = !{!369, !351, !346, !29, !3}
!369 = distinct !{!369, !370, !"scope"}
!370 = distinct !{!370, !"scope"}
!371 = !{!372, !351, !346, !29, !3}
!372 = distinct !{!372, !373, !"scope"}
!373 = distinct !{!373, !"scope"}
!374 = !{!375, !351, !346, !29, !3}
!375 = distinct !{!375, !376, !"scope"}
!376 = distinct !{!376, !"scope"}
!377 = !{!34, !29, !3}
!378 = !{!379, !34, !29, !3}
!379 = distinct !{!379, !380, !"scope"}
!380 = distinct !{!380, !"scope"}
!381 = !{!147, !29, !3}
!382 = !{!383, !147, !29, !3}
!383 = distinct !{!383, !384, !"scope"}
!384 = distinct !{!384, !"scope"}
!385 = !{!386, !29, !3}
!386 = distinct !{!386, !387, !"scope"}
!387 = distinct !{!387, !"scope"}
!388 = !{!389, !386, !29, !3}
!389 = distinct !{!389, !390, !"scope"}
!390 = distinct !{!390, !"scope"}
!391 = !{!392, !29, !3}
!392 = distinct !{!392, !393, !"scope"}
!393 = distinct !{!393, !"scope"}
!394 = !{!395, !3}
!395 = distinct !{!395, !396, !"scope"}
!396 = distinct !{!396, !"scope"}
!397 = !{!398, !3}
!398 = distinct !{!398, !399, !"scope"}
!399 = distinct !{!399, !"scope"}
!400 = !{!401, !3}
!401 = distinct !{!401, !402, !"scope"}
!402 = distinct !{!402, !"scope"}
!403 = !{!404, !406, !401, !3}
!404 = distinct !{!404, !405, !"scope"}
!405 = distinct !{!405, !"scope"}
!406 = distinct !{!406, !407, !"scope"}
!407 = distinct !{!407, !"scope"}
!408 = !{!409, !406, !401, !3}
!409 = distinct !{!409, !410, !"scope"}
!410 = distinct !{!410, !"scope"}
!411 = !{!412, !401, !3}
!412 = distinct !{!412, !413, !"scope"}
!413 = distinct !{!413, !"scope"}
!414 = !{!415, !401, !3}
!415 = distinct !{!415, !416, !"scope"}
!416 = distinct !{!416, !"scope"}
!417 = !{!418, !420, !3}
!418 = distinct !{!418, !419, !"scope"}
!419 = distinct !{!419, !"scope"}
!420 = distinct !{!420, !421, !"scope"}
!421 = distinct !{!421, !"scope"}
!422 = !{!420, !3}
!423 = !{!424, !420, !3}
!424 = distinct !{!424, !425, !"scope"}
!425 = distinct !{!425, !"scope"}
!426 = !{!427, !424, !420, !3}
!427 = distinct !{!427, !428, !"scope"}
!428 = distinct !{!428, !"scope"}
!429 = !{!430, !424, !420, !3}
!430 = distinct !{!430, !431, !"scope"}
!431 = distinct !{!431, !"scope"}
!432 = !{!433, !3}
!433 = distinct !{!433, !434, !"scope"}
!434 = distinct !{!434, !"scope"}
!435 = !{!436, !433, !3}
!436 = distinct !{!436, !437, !"scope"}
!437 = distinct !{!437, !"scope"}
!438 = !{!439, !436, !433, !3}
!439 = distinct !{!439, !440, !"scope"}
!440 = distinct !{!440, !"scope"}
!441 = !{!442, !436, !433, !3}
!442 = distinct !{!442, !443, !"scope"}
!443 = distinct !{!443, !"scope"}
!444 = !{!445, !3}
!445 = distinct !{!445, !446, !"scope"}
!446 = distinct !{!446, !"scope"}
!447 = distinct !{!447, !1}
!448 = distinct !{!448, !1, !80}
!449 = distinct !{!449, !450}
!450 = !{!"llvm.loop.unroll.disable"}
!451 = distinct !{!451, !1, !80}
!452 = distinct !{!452, !450}
