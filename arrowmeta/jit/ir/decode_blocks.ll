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
i64 19, label %mu
i64 21, label %mv
i64 7, label %mw
i64 8, label %mw
i64 12, label %mw
i64 13, label %mw
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
%pk = icmp slt i64 %ho, 19
br i1 %pk, label %pl, label %pm
pl:
%pn = load i64, ptr %ht, align 8, !noalias !28
switch i64 %pn, label %po [
i64 3, label %pp
i64 2, label %pq
i64 8, label %pr
i64 7, label %ps
i64 9, label %pt
i64 16, label %pu
i64 15, label %pv
i64 12, label %pw
i64 13, label %px
i64 18, label %py
i64 14, label %pz
i64 11, label %qa
i64 1, label %qb
i64 4, label %qc
i64 5, label %qd
i64 10, label %qe
i64 6, label %qf
]
pp:
%qg = getelementptr i8, ptr %g, i64 %pj
%qh = load i8, ptr %qg, align 1, !noalias !31
%qi = zext i8 %qh to i64
%qj = and i64 %qi, 127
%qk = add nsw i64 %pj, 1
%ql = icmp slt i8 %qh, 0
br i1 %ql, label %qm, label %qn
qm:
%qo = add i64 %pj, 10
%qp = getelementptr i8, ptr %g, i64 %pj
%qq = getelementptr i8, ptr %qp, i64 1
%qr = load i8, ptr %qq, align 1, !noalias !31
%qs = zext i8 %qr to i64
%qt = add nsw i64 %pj, 2
%qu = and i64 %qs, 127
%qv = shl nuw nsw i64 %qu, 7
%qw = or disjoint i64 %qv, %qj
%qx = icmp slt i8 %qr, 0
br i1 %qx, label %qy, label %qn
qz:
%ra = getelementptr i8, ptr %g, i64 %rb
%rc = load i8, ptr %ra, align 1, !noalias !31
%rd = zext nneg i8 %rc to i64
%re = icmp ugt i8 %rc, 1
br i1 %re, label %rf, label %rg
rg:
%rh = shl nuw i64 %rd, 63
%ri = or i64 %rh, %rj
br label %qn
qy:
%rk = getelementptr i8, ptr %g, i64 %pj
%rl = getelementptr i8, ptr %rk, i64 2
%rm = load i8, ptr %rl, align 1, !noalias !31
%rn = zext i8 %rm to i64
%ro = add nsw i64 %pj, 3
%rp = and i64 %rn, 127
%rq = shl nuw nsw i64 %rp, 14
%rr = or disjoint i64 %rq, %qw
%rs = icmp slt i8 %rm, 0
br i1 %rs, label %rt, label %qn
rt:
%ru = getelementptr i8, ptr %g, i64 %pj
%rv = getelementptr i8, ptr %ru, i64 3
%rw = load i8, ptr %rv, align 1, !noalias !31
%rx = zext i8 %rw to i64
%ry = add nsw i64 %pj, 4
%rz = and i64 %rx, 127
%sa = shl nuw nsw i64 %rz, 21
%sb = or disjoint i64 %sa, %rr
%sc = icmp slt i8 %rw, 0
br i1 %sc, label %sd, label %qn
sd:
%se = getelementptr i8, ptr %g, i64 %pj
%sf = getelementptr i8, ptr %se, i64 4
%sg = load i8, ptr %sf, align 1, !noalias !31
%sh = zext i8 %sg to i64
%si = add nsw i64 %pj, 5
%sj = and i64 %sh, 127
%sk = shl nuw nsw i64 %sj, 28
%sl = or disjoint i64 %sk, %sb
%sm = icmp slt i8 %sg, 0
br i1 %sm, label %sn, label %qn
sn:
%so = getelementptr i8, ptr %g, i64 %pj
%sp = getelementptr i8, ptr %so, i64 5
%sq = load i8, ptr %sp, align 1, !noalias !31
%sr = zext i8 %sq to i64
%ss = add nsw i64 %pj, 6
%st = and i64 %sr, 127
%su = shl nuw nsw i64 %st, 35
%sv = or disjoint i64 %su, %sl
%sw = icmp slt i8 %sq, 0
br i1 %sw, label %sx, label %qn
sx:
%sy = getelementptr i8, ptr %g, i64 %pj
%sz = getelementptr i8, ptr %sy, i64 6
%ta = load i8, ptr %sz, align 1, !noalias !31
%tb = zext i8 %ta to i64
%tc = add nsw i64 %pj, 7
%td = and i64 %tb, 127
%te = shl nuw nsw i64 %td, 42
%tf = or i64 %te, %sv
%tg = icmp slt i8 %ta, 0
br i1 %tg, label %th, label %qn
th:
%ti = getelementptr i8, ptr %g, i64 %pj
%tj = getelementptr i8, ptr %ti, i64 7
%tk = load i8, ptr %tj, align 1, !noalias !31
%tl = zext i8 %tk to i64
%tm = add nsw i64 %pj, 8
%tn = and i64 %tl, 127
%to = shl nuw nsw i64 %tn, 49
%tp = or i64 %to, %tf
%tq = icmp slt i8 %tk, 0
br i1 %tq, label %tr, label %qn
tr:
%ts = getelementptr i8, ptr %g, i64 %pj
%tt = getelementptr i8, ptr %ts, i64 8
%tu = load i8, ptr %tt, align 1, !noalias !31
%tv = zext i8 %tu to i64
%rb = add nsw i64 %pj, 9
%tw = and i64 %tv, 127
%tx = shl nuw nsw i64 %tw, 56
%rj = or i64 %tx, %tp
%ty = icmp slt i8 %tu, 0
br i1 %ty, label %qz, label %qn
qn:
%tz = phi i64 [ %ri, %rg ], [ %qj, %pp ], [ %qw, %qm ], [ %rr, %qy ], [ %sb, %rt ], [ %sl, %sd ], [ %sv, %sn ], [ %tf, %sx ], [ %tp, %th ], [ %rj, %tr ]
%ua = phi i64 [ %qo, %rg ], [ %qk, %pp ], [ %qt, %qm ], [ %ro, %qy ], [ %ry, %rt ], [ %si, %sd ], [ %ss, %sn ], [ %tc, %sx ], [ %tm, %th ], [ %rb, %tr ]
%ub = lshr i64 %tz, 1
%uc = and i64 %tz, 1
%ud = sub nsw i64 0, %uc
%ue = xor i64 %ub, %ud
br label %rf
pq:
%uf = getelementptr i8, ptr %g, i64 %pj
%ug = load i8, ptr %uf, align 1, !noalias !36
%uh = zext i8 %ug to i64
%ui = and i64 %uh, 127
%uj = add nsw i64 %pj, 1
%uk = icmp slt i8 %ug, 0
br i1 %uk, label %ul, label %um
ul:
%un = add i64 %pj, 10
%uo = getelementptr i8, ptr %g, i64 %pj
%up = getelementptr i8, ptr %uo, i64 1
%uq = load i8, ptr %up, align 1, !noalias !36
%ur = zext i8 %uq to i64
%us = add nsw i64 %pj, 2
%ut = and i64 %ur, 127
%uu = shl nuw nsw i64 %ut, 7
%uv = or disjoint i64 %uu, %ui
%uw = icmp slt i8 %uq, 0
br i1 %uw, label %ux, label %um
uy:
%uz = getelementptr i8, ptr %g, i64 %va
%vb = load i8, ptr %uz, align 1, !noalias !36
%vc = zext nneg i8 %vb to i64
%vd = icmp ugt i8 %vb, 1
br i1 %vd, label %ve, label %vf
vf:
%vg = shl nuw i64 %vc, 63
%vh = or i64 %vg, %vi
br label %um
ux:
%vj = getelementptr i8, ptr %g, i64 %pj
%vk = getelementptr i8, ptr %vj, i64 2
%vl = load i8, ptr %vk, align 1, !noalias !36
%vm = zext i8 %vl to i64
%vn = add nsw i64 %pj, 3
%vo = and i64 %vm, 127
%vp = shl nuw nsw i64 %vo, 14
%vq = or disjoint i64 %vp, %uv
%vr = icmp slt i8 %vl, 0
br i1 %vr, label %vs, label %um
vs:
%vt = getelementptr i8, ptr %g, i64 %pj
%vu = getelementptr i8, ptr %vt, i64 3
%vv = load i8, ptr %vu, align 1, !noalias !36
%vw = zext i8 %vv to i64
%vx = add nsw i64 %pj, 4
%vy = and i64 %vw, 127
%vz = shl nuw nsw i64 %vy, 21
%wa = or disjoint i64 %vz, %vq
%wb = icmp slt i8 %vv, 0
br i1 %wb, label %wc, label %um
wc:
%wd = getelementptr i8, ptr %g, i64 %pj
%we = getelementptr i8, ptr %wd, i64 4
%wf = load i8, ptr %we, align 1, !noalias !36
%wg = zext i8 %wf to i64
%wh = add nsw i64 %pj, 5
%wi = and i64 %wg, 127
%wj = shl nuw nsw i64 %wi, 28
%wk = or disjoint i64 %wj, %wa
%wl = icmp slt i8 %wf, 0
br i1 %wl, label %wm, label %um
wm:
%wn = getelementptr i8, ptr %g, i64 %pj
%wo = getelementptr i8, ptr %wn, i64 5
%wp = load i8, ptr %wo, align 1, !noalias !36
%wq = zext i8 %wp to i64
%wr = add nsw i64 %pj, 6
%ws = and i64 %wq, 127
%wt = shl nuw nsw i64 %ws, 35
%wu = or disjoint i64 %wt, %wk
%wv = icmp slt i8 %wp, 0
br i1 %wv, label %ww, label %um
ww:
%wx = getelementptr i8, ptr %g, i64 %pj
%wy = getelementptr i8, ptr %wx, i64 6
%wz = load i8, ptr %wy, align 1, !noalias !36
%xa = zext i8 %wz to i64
%xb = add nsw i64 %pj, 7
%xc = and i64 %xa, 127
%xd = shl nuw nsw i64 %xc, 42
%xe = or i64 %xd, %wu
%xf = icmp slt i8 %wz, 0
br i1 %xf, label %xg, label %um
xg:
%xh = getelementptr i8, ptr %g, i64 %pj
%xi = getelementptr i8, ptr %xh, i64 7
%xj = load i8, ptr %xi, align 1, !noalias !36
%xk = zext i8 %xj to i64
%xl = add nsw i64 %pj, 8
%xm = and i64 %xk, 127
%xn = shl nuw nsw i64 %xm, 49
%xo = or i64 %xn, %xe
%xp = icmp slt i8 %xj, 0
br i1 %xp, label %xq, label %um
xq:
%xr = getelementptr i8, ptr %g, i64 %pj
%xs = getelementptr i8, ptr %xr, i64 8
%xt = load i8, ptr %xs, align 1, !noalias !36
%xu = zext i8 %xt to i64
%va = add nsw i64 %pj, 9
%xv = and i64 %xu, 127
%xw = shl nuw nsw i64 %xv, 56
%vi = or i64 %xw, %xo
%xx = icmp slt i8 %xt, 0
br i1 %xx, label %uy, label %um
xy:
%xz = icmp sgt i64 %ya, %fk
%yb = select i1 %xz, i64 3, i64 7
br label %yc
um:
%yd = phi i64 [ %vh, %vf ], [ %ui, %pq ], [ %uv, %ul ], [ %vq, %ux ], [ %wa, %vs ], [ %wk, %wc ], [ %wu, %wm ], [ %xe, %ww ], [ %xo, %xg ], [ %vi, %xq ]
%ya = phi i64 [ %un, %vf ], [ %uj, %pq ], [ %us, %ul ], [ %vn, %ux ], [ %vx, %vs ], [ %wh, %wc ], [ %wr, %wm ], [ %xb, %ww ], [ %xl, %xg ], [ %va, %xq ]
%ye = bitcast i64 -4294967296 to i64
%yf = lshr i64 %yd, 1
%yg = and i64 %yd, 1
%yh = sub nsw i64 0, %yg
%yi = xor i64 %yf, %yh
%yj = add i64 %yi, -2147483648
%yk = icmp ult i64 %yj, %ye
br i1 %yk, label %xy, label %ve
ve:
%yl = phi i64 [ %ya, %um ], [ %mo, %uy ]
%ym = phi i64 [ %yi, %um ], [ 0, %uy ]
%yn = trunc nsw i64 %ym to i32
%yo = getelementptr i8, ptr %ht, i64 16
%yp = load i64, ptr %yo, align 8, !noalias !41
%yq = mul i64 %yp, 24
%yr = getelementptr i8, ptr %ch, i64 %yq
%ys = getelementptr i8, ptr %yr, i64 8
%yt = load i64, ptr %ys, align 8, !noalias !42
%yu = ashr i64 %yt, 2
%yv = getelementptr i32, ptr %bt, i64 %yu
%yw = getelementptr i32, ptr %yv, i64 %np
store i32 %yn, ptr %yw, align 4, !noalias !41
br label %yc
pr:
%yx = getelementptr i8, ptr %g, i64 %pj
%yy = load i8, ptr %yx, align 1, !noalias !45
%yz = zext i8 %yy to i64
%za = and i64 %yz, 127
%zb = add nsw i64 %pj, 1
%zc = icmp slt i8 %yy, 0
br i1 %zc, label %zd, label %ze
zd:
%zf = add i64 %pj, 10
%zg = getelementptr i8, ptr %g, i64 %pj
%zh = getelementptr i8, ptr %zg, i64 1
%zi = load i8, ptr %zh, align 1, !noalias !45
%zj = zext i8 %zi to i64
%zk = add nsw i64 %pj, 2
%zl = and i64 %zj, 127
%zm = shl nuw nsw i64 %zl, 7
%zn = or disjoint i64 %zm, %za
%zo = icmp slt i8 %zi, 0
br i1 %zo, label %zp, label %ze
zq:
%zr = getelementptr i8, ptr %g, i64 %zs
%zt = load i8, ptr %zr, align 1, !noalias !45
%zu = zext nneg i8 %zt to i64
%zv = icmp ugt i8 %zt, 1
br i1 %zv, label %zw, label %zx
zx:
%zy = shl nuw i64 %zu, 63
%zz = or i64 %zy, %baa
br label %ze
zp:
%bab = getelementptr i8, ptr %g, i64 %pj
%bac = getelementptr i8, ptr %bab, i64 2
%bad = load i8, ptr %bac, align 1, !noalias !45
%bae = zext i8 %bad to i64
%baf = add nsw i64 %pj, 3
%bag = and i64 %bae, 127
%bah = shl nuw nsw i64 %bag, 14
%bai = or disjoint i64 %bah, %zn
%baj = icmp slt i8 %bad, 0
br i1 %baj, label %bak, label %ze
bak:
%bal = getelementptr i8, ptr %g, i64 %pj
%bam = getelementptr i8, ptr %bal, i64 3
%ban = load i8, ptr %bam, align 1, !noalias !45
%bao = zext i8 %ban to i64
%bap = add nsw i64 %pj, 4
%baq = and i64 %bao, 127
%bar = shl nuw nsw i64 %baq, 21
%bas = or disjoint i64 %bar, %bai
%bat = icmp slt i8 %ban, 0
br i1 %bat, label %bau, label %ze
bau:
%bav = getelementptr i8, ptr %g, i64 %pj
%baw = getelementptr i8, ptr %bav, i64 4
%bax = load i8, ptr %baw, align 1, !noalias !45
%bay = zext i8 %bax to i64
%baz = add nsw i64 %pj, 5
%bba = and i64 %bay, 127
%bbb = shl nuw nsw i64 %bba, 28
%bbc = or disjoint i64 %bbb, %bas
%bbd = icmp slt i8 %bax, 0
br i1 %bbd, label %bbe, label %ze
bbe:
%bbf = getelementptr i8, ptr %g, i64 %pj
%bbg = getelementptr i8, ptr %bbf, i64 5
%bbh = load i8, ptr %bbg, align 1, !noalias !45
%bbi = zext i8 %bbh to i64
%bbj = add nsw i64 %pj, 6
%bbk = and i64 %bbi, 127
%bbl = shl nuw nsw i64 %bbk, 35
%bbm = or disjoint i64 %bbl, %bbc
%bbn = icmp slt i8 %bbh, 0
br i1 %bbn, label %bbo, label %ze
bbo:
%bbp = getelementptr i8, ptr %g, i64 %pj
%bbq = getelementptr i8, ptr %bbp, i64 6
%bbr = load i8, ptr %bbq, align 1, !noalias !45
%bbs = zext i8 %bbr to i64
%bbt = add nsw i64 %pj, 7
%bbu = and i64 %bbs, 127
%bbv = shl nuw nsw i64 %bbu, 42
%bbw = or i64 %bbv, %bbm
%bbx = icmp slt i8 %bbr, 0
br i1 %bbx, label %bby, label %ze
bby:
%bbz = getelementptr i8, ptr %g, i64 %pj
%bca = getelementptr i8, ptr %bbz, i64 7
%bcb = load i8, ptr %bca, align 1, !noalias !45
%bcc = zext i8 %bcb to i64
%bcd = add nsw i64 %pj, 8
%bce = and i64 %bcc, 127
%bcf = shl nuw nsw i64 %bce, 49
%bcg = or i64 %bcf, %bbw
%bch = icmp slt i8 %bcb, 0
br i1 %bch, label %bci, label %ze
bci:
%bcj = getelementptr i8, ptr %g, i64 %pj
%bck = getelementptr i8, ptr %bcj, i64 8
%bcl = load i8, ptr %bck, align 1, !noalias !45
%bcm = zext i8 %bcl to i64
%zs = add nsw i64 %pj, 9
%bcn = and i64 %bcm, 127
%bco = shl nuw nsw i64 %bcn, 56
%baa = or i64 %bco, %bcg
%bcp = icmp slt i8 %bcl, 0
br i1 %bcp, label %zq, label %ze
bcq:
%bcr = lshr i64 %bcs, 1
%bct = and i64 %bcs, 1
%bcu = icmp eq i64 %bct, 0
br i1 %bcu, label %bcv, label %yc
bcv:
%bcw = phi i64 [ %bcr, %bcq ], [ 0, %zw ]
%bcx = phi i64 [ %bcy, %bcq ], [ %mo, %zw ]
%bcz = sub nsw i64 %fk, %bcx
%bda = icmp sgt i64 %bcw, %bcz
br i1 %bda, label %yc, label %bdb
ze:
%bcs = phi i64 [ %zz, %zx ], [ %za, %pr ], [ %zn, %zd ], [ %bai, %zp ], [ %bas, %bak ], [ %bbc, %bau ], [ %bbm, %bbe ], [ %bbw, %bbo ], [ %bcg, %bby ], [ %baa, %bci ]
%bcy = phi i64 [ %zf, %zx ], [ %zb, %pr ], [ %zk, %zd ], [ %baf, %zp ], [ %bap, %bak ], [ %baz, %bau ], [ %bbj, %bbe ], [ %bbt, %bbo ], [ %bcd, %bby ], [ %zs, %bci ]
%bdc = icmp sgt i64 %bcy, %fk
br i1 %bdc, label %yc, label %bcq
zw:
%bdd = icmp slt i64 %fk, %mo
br i1 %bdd, label %yc, label %bcv
bde:
%bdf = add nsw i64 %bcx, %bcw
br label %bdg
bdh:
%bdi = phi i64 [ %bdj, %bdk ], [ %bdl, %bdm ]
%bdn = phi i64 [ %bdo, %bdm ], [ %bcw, %bdk ]
%bdp = icmp sgt i64 %bdn, 15
br i1 %bdp, label %bdm, label %bdq
bdr:
%bds = icmp sgt i64 %bdt, %bdu
br i1 %bds, label %bdv, label %bdw
bdv:
%bdx = phi i64 [ %bdy, %bdz ], [ %bea, %beb ], [ %bdu, %bdr ]
%bec = icmp slt i64 %bdx, 0
%bed = select i1 %bec, i64 %h, i64 0
%bee = getelementptr i8, ptr %g, i64 %bdx
%bef = getelementptr i8, ptr %bee, i64 %bed
%beg = load i8, ptr %bef, align 1, !noalias !52
%beh = zext i8 %beg to i32
%bdu = add nsw i64 %bdx, 1
%bei = icmp sgt i8 %beg, -1
br i1 %bei, label %bdr, label %bej
bej:
%bek = trunc i32 %beh to i8
%bel = add nsw i8 %bek, 62
%bem = icmp ult i8 %bel, 30
br i1 %bem, label %ben, label %beo
beo:
%bep = trunc i32 %beh to i8
%beq = and i8 %bep, -16
%ber = icmp eq i8 %beq, -32
br i1 %ber, label %bes, label %bet
bes:
switch i32 %beh, label %beu [
i32 224, label %ben
i32 237, label %bev
]
bev:
br label %ben
bet:
%bew = trunc i32 %beh to i8
%bex = add nsw i8 %bew, 16
%bey = icmp ult i8 %bex, 5
br i1 %bey, label %bez, label %yc
bez:
%bfa = trunc i32 %beh to i8
%bfb = zext i8 %bfa to i32
switch i32 %bfb, label %bfc [
i32 240, label %ben
i32 244, label %bfd
]
bfd:
br label %ben
beu:
br label %ben
bfc:
br label %ben
ben:
%bfe = phi i64 [ 144, %bez ], [ 128, %bej ], [ 160, %bes ], [ 128, %beu ], [ 128, %bev ], [ 128, %bfd ], [ 128, %bfc ]
%bff = phi i64 [ 191, %bez ], [ 191, %bej ], [ 191, %bes ], [ 191, %beu ], [ 159, %bev ], [ 143, %bfd ], [ 191, %bfc ]
%bfg = phi i64 [ 3, %bez ], [ 1, %bej ], [ 2, %bes ], [ 2, %beu ], [ 2, %bev ], [ 3, %bfd ], [ 3, %bfc ]
%bfh = sub nsw i64 %bdt, %bdu
%bfi = icmp slt i64 %bfh, %bfg
br i1 %bfi, label %yc, label %bfj
bfj:
%bfk = icmp slt i64 %bdx, -1
%bfl = select i1 %bfk, i64 %h, i64 0
%bfm = getelementptr i8, ptr %g, i64 %bdu
%bfn = getelementptr i8, ptr %bfm, i64 %bfl
%bfo = load i8, ptr %bfn, align 1, !noalias !52
%bfp = zext i8 %bfo to i64
%bfq = icmp samesign ugt i64 %bfe, %bfp
%bfr = icmp samesign ult i64 %bff, %bfp
%bfs = select i1 %bfq, i1 true, i1 %bfr
br i1 %bfs, label %yc, label %bft
bfu:
%bfv = icmp slt i64 %bdx, -2
%bfw = select i1 %bfv, i64 %h, i64 0
%bfx = getelementptr i8, ptr %bee, i64 2
%bfy = getelementptr i8, ptr %bfx, i64 %bfw
%bfz = load i8, ptr %bfy, align 1, !noalias !52
%bga = icmp sgt i8 %bfz, -65
br i1 %bga, label %yc, label %bgb
bgb:
%bgc = icmp eq i64 %bgd, 1
br i1 %bgc, label %beb, label %bge
bge:
%bgf = icmp slt i64 %bdx, -3
%bgg = select i1 %bgf, i64 %h, i64 0
%bgh = getelementptr i8, ptr %bee, i64 3
%bgi = getelementptr i8, ptr %bgh, i64 %bgg
%bgj = load i8, ptr %bgi, align 1, !noalias !52
%bgk = icmp sgt i8 %bgj, -65
br i1 %bgk, label %yc, label %beb
beb:
%bea = add nsw i64 %bfg, %bdu
%bgl = icmp slt i64 %bea, %bdt
br i1 %bgl, label %bdv, label %bdw
bgm:
%bgn = add nsw i64 %bcx, %bcw
%bgo = getelementptr i8, ptr %g, i64 %bcx
%bgp = load i64, ptr %bgo, align 1, !noalias !55
%bgq = and i64 %bgp, %bgr
%bgs = icmp eq i64 %bgq, 0
br i1 %bgs, label %bdk, label %bdg
bdk:
%bdj = add i64 %bcx, 8
br label %bdh
bdm:
%bdo = add nsw i64 %bdn, -8
%bgt = getelementptr i8, ptr %g, i64 %bdi
%bgu = load i64, ptr %bgt, align 1, !noalias !58
%bgv = and i64 %bgu, %bgr
%bgw = icmp eq i64 %bgv, 0
%bdl = add i64 %bdi, 8
br i1 %bgw, label %bdh, label %bdg
bdq:
%bgx = getelementptr i8, ptr %g, i64 %bgn
%bgy = getelementptr i8, ptr %bgx, i64 -8
%bgz = load i64, ptr %bgy, align 1, !noalias !61
%bha = and i64 %bgz, %bgr
%bhb = icmp eq i64 %bha, 0
br i1 %bhb, label %bdw, label %bdg
bdg:
%bdt = phi i64 [ %bgn, %bdq ], [ %bdf, %bde ], [ %bgn, %bgm ], [ %bgn, %bdm ]
%bdy = phi i64 [ %bdi, %bdq ], [ %bcx, %bde ], [ %bcx, %bgm ], [ %bdi, %bdm ]
%bhc = icmp slt i64 %bdy, %bdt
br i1 %bhc, label %bdz, label %bdw
bdz:
br label %bdv
bft:
%bhd = icmp ult i8 %bel, 30
%bgd = add nsw i64 %bfg, -1
%bhe = icmp eq i64 %bgd, 0
%bhf = select i1 %bhd, i1 true, i1 %bhe
br i1 %bhf, label %beb, label %bfu
bdb:
%bhg = getelementptr i8, ptr %ht, i64 16
%bhh = load i64, ptr %bhg, align 8, !noalias !64
%bhi = mul i64 %bhh, 24
%bhj = getelementptr i8, ptr %ch, i64 %bhi
%bhk = getelementptr i8, ptr %bhj, i64 8
%bhl = load i64, ptr %bhk, align 8, !noalias !65
%bhm = ashr i64 %bhl, 2
%bhn = getelementptr i32, ptr %bt, i64 %bhm
%bho = getelementptr i32, ptr %bhn, i64 %np
%bhp = load i32, ptr %bho, align 4, !noalias !64
%bhq = sext i32 %bhp to i64
%bhr = add nsw i64 %bcw, %bhq
%bhs = getelementptr i64, ptr %cv, i64 %bhh
%bht = load i64, ptr %bhs, align 8, !noalias !64
%bhu = icmp sgt i64 %bhr, %bht
br i1 %bhu, label %bhv, label %bhw
bhv:
%bhx = getelementptr i8, ptr %dz, i64 24
store i64 %bhh, ptr %bhx, align 8, !noalias !68
%bhy = getelementptr i8, ptr %dz, i64 32
store i64 %bhr, ptr %bhy, align 8, !noalias !68
br label %yc
bhw:
%bhz = getelementptr i8, ptr %ch, i64 %bhi
%bia = getelementptr i8, ptr %bhz, i64 16
%bib = load i64, ptr %bia, align 8, !noalias !64
%bic = add i64 %bib, %bhq
%bid = icmp samesign ugt i64 %bcw, 7
br i1 %bid, label %bie, label %bif
bie:
%big = add nsw i64 %bcw, -8
%bih = icmp eq i64 %big, 0
br i1 %bih, label %bii, label %bij
bij:
%bik = getelementptr i8, ptr %g, i64 %bcx
%bil = getelementptr i8, ptr %bm, i64 %bic
%bim = add nsw i64 %bcw, -9
%bin = lshr i64 %bim, 3
%bio = add nuw nsw i64 %bin, 1
%bip = icmp samesign ult i64 %bcw, 65
br i1 %bip, label %biq, label %bir
biq:
%bis = phi i64 [ 0, %bir ], [ 0, %bij ], [ %bit, %biu ]
%biv = phi i64 [ 0, %bir ], [ 0, %bij ], [ %biw, %biu ]
br label %bix
bir:
%biy = ptrtoint ptr %bm to i64
%biz = ptrtoint ptr %g to i64
%bja = add i64 %bcx, %biz
%bjb = sub i64 %biy, %bja
%bjc = add i64 %bjb, %bic
%bjd = icmp ult i64 %bjc, 32
br i1 %bjd, label %biq, label %bje
bje:
%bjf = bitcast i64 4611686018427387900 to i64
%bjg = and i64 %bio, %bjf
%bjh = getelementptr i8, ptr %bik, i64 16
%bji = getelementptr i8, ptr %bil, i64 16
br label %bjj
bjj:
%bjk = phi i64 [ 0, %bje ], [ %bjl, %bjj ]
%bjm = phi <2 x i64> [ zeroinitializer, %bje ], [ %bjn, %bjj ]
%bjo = phi <2 x i64> [ zeroinitializer, %bje ], [ %bjp, %bjj ]
%bjq = shl nuw i64 %bjk, 3
%bjr = getelementptr i8, ptr %bjh, i64 %bjq
%bjs = shl nuw i64 %bjk, 3
%bjt = getelementptr i8, ptr %bjh, i64 %bjs
%bju = getelementptr i8, ptr %bjt, i64 -16
%bjv = load <2 x i64>, ptr %bju, align 1, !noalias !71
%bjw = load <2 x i64>, ptr %bjr, align 1, !noalias !71
%bjx = shl nuw i64 %bjk, 3
%bjy = getelementptr i8, ptr %bji, i64 %bjx
%bjz = shl nuw i64 %bjk, 3
%bka = getelementptr i8, ptr %bji, i64 %bjz
%bkb = getelementptr i8, ptr %bka, i64 -16
store <2 x i64> %bjv, ptr %bkb, align 1, !noalias !76
store <2 x i64> %bjw, ptr %bjy, align 1, !noalias !76
%bjn = or <2 x i64> %bjv, %bjm
%bjp = or <2 x i64> %bjw, %bjo
%bjl = add nuw nsw i64 %bjk, 4
%bkc = icmp eq i64 %bjg, %bjl
br i1 %bkc, label %biu, label %bjj, !llvm.loop !79
biu:
%biw = shl nuw nsw i64 %bjg, 3
%bkd = or <2 x i64> %bjp, %bjn
%bke = shufflevector <2 x i64> %bkd, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
%bkf = or <2 x i64> %bke, %bkd
%bit = extractelement <2 x i64> %bkf, i64 0
%bkg = icmp eq i64 %bio, %bjg
br i1 %bkg, label %bii, label %biq
bif:
%bkh = icmp samesign ugt i64 %bcw, 3
br i1 %bkh, label %bki, label %bkj
bkk:
%bkl = getelementptr i8, ptr %g, i64 %bcx
%bkm = getelementptr i8, ptr %bkl, i64 1
%bkn = load i8, ptr %bkm, align 1, !noalias !81
%bko = getelementptr i8, ptr %bm, i64 %bic
%bkp = getelementptr i8, ptr %bko, i64 1
store i8 %bkn, ptr %bkp, align 1, !noalias !81
%bkq = or i8 %bkn, %bkr
%bks = icmp eq i64 %bcw, 2
br i1 %bks, label %bkt, label %bku
bku:
%bkv = getelementptr i8, ptr %g, i64 %bcx
%bkw = getelementptr i8, ptr %bkv, i64 2
%bkx = load i8, ptr %bkw, align 1, !noalias !81
%bky = getelementptr i8, ptr %bm, i64 %bic
%bkz = getelementptr i8, ptr %bky, i64 2
store i8 %bkx, ptr %bkz, align 1, !noalias !81
%bla = or i8 %bkx, %bkq
br label %bkt
bkt:
%blb = phi i8 [ %bkr, %blc ], [ %bkq, %bkk ], [ %bla, %bku ]
%bld = zext i8 %blb to i64
br label %ble
bix:
%blf = phi i64 [ %blg, %bix ], [ %bis, %biq ]
%blh = phi i64 [ %bli, %bix ], [ %biv, %biq ]
%blj = getelementptr i8, ptr %bik, i64 %blh
%blk = load i64, ptr %blj, align 1, !noalias !71
%bll = getelementptr i8, ptr %bil, i64 %blh
store i64 %blk, ptr %bll, align 1, !noalias !76
%blg = or i64 %blk, %blf
%bli = add nuw nsw i64 %blh, 8
%blm = icmp samesign ult i64 %bli, %big
br i1 %blm, label %bix, label %bii, !llvm.loop !82
bki:
%bln = add nsw i64 %bcw, -4
%blo = getelementptr i8, ptr %g, i64 %bcx
%blp = load i32, ptr %blo, align 1, !noalias !83
%blq = getelementptr i8, ptr %g, i64 %bln
%blr = getelementptr i8, ptr %blq, i64 %bcx
%bls = load i32, ptr %blr, align 1, !noalias !86
%blt = getelementptr i8, ptr %bm, i64 %bic
store i32 %blp, ptr %blt, align 1, !noalias !89
%blu = getelementptr i8, ptr %blt, i64 %bln
store i32 %bls, ptr %blu, align 1, !noalias !92
%blv = or i32 %bls, %blp
%blw = zext i32 %blv to i64
br label %ble
bkj:
%blx = icmp eq i64 %bcw, 0
br i1 %blx, label %bdw, label %blc
blc:
%bly = getelementptr i8, ptr %g, i64 %bcx
%blz = getelementptr i8, ptr %bm, i64 %bic
%bkr = load i8, ptr %bly, align 1, !noalias !81
store i8 %bkr, ptr %blz, align 1, !noalias !81
%bma = icmp eq i64 %bcw, 1
br i1 %bma, label %bkt, label %bkk
ble:
%bmb = phi i64 [ %bld, %bkt ], [ %blw, %bki ]
%bmc = and i64 %bmb, 2155905152
%bmd = icmp eq i64 %bmc, 0
br i1 %bmd, label %bdw, label %bde
bii:
%bme = phi i64 [ 0, %bie ], [ %bit, %biu ], [ %blg, %bix ]
%bgr = bitcast i64 -9187201950435737472 to i64
%bmf = getelementptr i8, ptr %g, i64 %big
%bmg = getelementptr i8, ptr %bmf, i64 %bcx
%bmh = load i64, ptr %bmg, align 1, !noalias !95
%bmi = getelementptr i8, ptr %bm, i64 %bic
%bmj = getelementptr i8, ptr %bmi, i64 %big
store i64 %bmh, ptr %bmj, align 1, !noalias !98
%bmk = or i64 %bmh, %bme
%bml = and i64 %bmk, %bgr
%bmm = icmp eq i64 %bml, 0
br i1 %bmm, label %bdw, label %bgm
bdw:
%bmn = trunc i64 %bhr to i32
%bmo = shl i64 %np, 2
%bmp = getelementptr i8, ptr %bhn, i64 %bmo
%bmq = getelementptr i8, ptr %bmp, i64 4
store i32 %bmn, ptr %bmq, align 4, !noalias !64
%bmr = add nsw i64 %bcx, %bcw
br label %yc
ps:
%bms = getelementptr i8, ptr %g, i64 %pj
%bmt = load i8, ptr %bms, align 1, !noalias !101
%bmu = zext i8 %bmt to i64
%bmv = and i64 %bmu, 127
%bmw = add nsw i64 %pj, 1
%bmx = icmp slt i8 %bmt, 0
br i1 %bmx, label %bmy, label %bmz
bmy:
%bna = add i64 %pj, 10
%bnb = getelementptr i8, ptr %g, i64 %pj
%bnc = getelementptr i8, ptr %bnb, i64 1
%bnd = load i8, ptr %bnc, align 1, !noalias !101
%bne = zext i8 %bnd to i64
%bnf = add nsw i64 %pj, 2
%bng = and i64 %bne, 127
%bnh = shl nuw nsw i64 %bng, 7
%bni = or disjoint i64 %bnh, %bmv
%bnj = icmp slt i8 %bnd, 0
br i1 %bnj, label %bnk, label %bmz
bnl:
%bnm = getelementptr i8, ptr %g, i64 %bnn
%bno = load i8, ptr %bnm, align 1, !noalias !101
%bnp = zext nneg i8 %bno to i64
%bnq = icmp ugt i8 %bno, 1
br i1 %bnq, label %bnr, label %bns
bns:
%bnt = shl nuw i64 %bnp, 63
%bnu = or i64 %bnt, %bnv
br label %bmz
bnk:
%bnw = getelementptr i8, ptr %g, i64 %pj
%bnx = getelementptr i8, ptr %bnw, i64 2
%bny = load i8, ptr %bnx, align 1, !noalias !101
%bnz = zext i8 %bny to i64
%boa = add nsw i64 %pj, 3
%bob = and i64 %bnz, 127
%boc = shl nuw nsw i64 %bob, 14
%bod = or disjoint i64 %boc, %bni
%boe = icmp slt i8 %bny, 0
br i1 %boe, label %bof, label %bmz
bof:
%bog = getelementptr i8, ptr %g, i64 %pj
%boh = getelementptr i8, ptr %bog, i64 3
%boi = load i8, ptr %boh, align 1, !noalias !101
%boj = zext i8 %boi to i64
%bok = add nsw i64 %pj, 4
%bol = and i64 %boj, 127
%bom = shl nuw nsw i64 %bol, 21
%bon = or disjoint i64 %bom, %bod
%boo = icmp slt i8 %boi, 0
br i1 %boo, label %bop, label %bmz
bop:
%boq = getelementptr i8, ptr %g, i64 %pj
%bor = getelementptr i8, ptr %boq, i64 4
%bos = load i8, ptr %bor, align 1, !noalias !101
%bot = zext i8 %bos to i64
%bou = add nsw i64 %pj, 5
%bov = and i64 %bot, 127
%bow = shl nuw nsw i64 %bov, 28
%box = or disjoint i64 %bow, %bon
%boy = icmp slt i8 %bos, 0
br i1 %boy, label %boz, label %bmz
boz:
%bpa = getelementptr i8, ptr %g, i64 %pj
%bpb = getelementptr i8, ptr %bpa, i64 5
%bpc = load i8, ptr %bpb, align 1, !noalias !101
%bpd = zext i8 %bpc to i64
%bpe = add nsw i64 %pj, 6
%bpf = and i64 %bpd, 127
%bpg = shl nuw nsw i64 %bpf, 35
%bph = or disjoint i64 %bpg, %box
%bpi = icmp slt i8 %bpc, 0
br i1 %bpi, label %bpj, label %bmz
bpj:
%bpk = getelementptr i8, ptr %g, i64 %pj
%bpl = getelementptr i8, ptr %bpk, i64 6
%bpm = load i8, ptr %bpl, align 1, !noalias !101
%bpn = zext i8 %bpm to i64
%bpo = add nsw i64 %pj, 7
%bpp = and i64 %bpn, 127
%bpq = shl nuw nsw i64 %bpp, 42
%bpr = or i64 %bpq, %bph
%bps = icmp slt i8 %bpm, 0
br i1 %bps, label %bpt, label %bmz
bpt:
%bpu = getelementptr i8, ptr %g, i64 %pj
%bpv = getelementptr i8, ptr %bpu, i64 7
%bpw = load i8, ptr %bpv, align 1, !noalias !101
%bpx = zext i8 %bpw to i64
%bpy = add nsw i64 %pj, 8
%bpz = and i64 %bpx, 127
%bqa = shl nuw nsw i64 %bpz, 49
%bqb = or i64 %bqa, %bpr
%bqc = icmp slt i8 %bpw, 0
br i1 %bqc, label %bqd, label %bmz
bqd:
%bqe = getelementptr i8, ptr %g, i64 %pj
%bqf = getelementptr i8, ptr %bqe, i64 8
%bqg = load i8, ptr %bqf, align 1, !noalias !101
%bqh = zext i8 %bqg to i64
%bnn = add nsw i64 %pj, 9
%bqi = and i64 %bqh, 127
%bqj = shl nuw nsw i64 %bqi, 56
%bnv = or i64 %bqj, %bqb
%bqk = icmp slt i8 %bqg, 0
br i1 %bqk, label %bnl, label %bmz
bql:
%bqm = lshr i64 %bqn, 1
%bqo = and i64 %bqn, 1
%bqp = icmp eq i64 %bqo, 0
br i1 %bqp, label %bqq, label %yc
bqq:
%bqr = phi i64 [ %bqm, %bql ], [ 0, %bnr ]
%bqs = phi i64 [ %bqt, %bql ], [ %mo, %bnr ]
%bqu = sub nsw i64 %fk, %bqs
%bqv = icmp sgt i64 %bqr, %bqu
br i1 %bqv, label %yc, label %bqw
bmz:
%bqn = phi i64 [ %bnu, %bns ], [ %bmv, %ps ], [ %bni, %bmy ], [ %bod, %bnk ], [ %bon, %bof ], [ %box, %bop ], [ %bph, %boz ], [ %bpr, %bpj ], [ %bqb, %bpt ], [ %bnv, %bqd ]
%bqt = phi i64 [ %bna, %bns ], [ %bmw, %ps ], [ %bnf, %bmy ], [ %boa, %bnk ], [ %bok, %bof ], [ %bou, %bop ], [ %bpe, %boz ], [ %bpo, %bpj ], [ %bpy, %bpt ], [ %bnn, %bqd ]
%bqx = icmp sgt i64 %bqt, %fk
br i1 %bqx, label %yc, label %bql
bnr:
%bqy = icmp slt i64 %fk, %mo
br i1 %bqy, label %yc, label %bqq
bqw:
%bqz = getelementptr i8, ptr %ht, i64 16
%bra = load i64, ptr %bqz, align 8, !noalias !108
%brb = mul i64 %bra, 24
%brc = getelementptr i8, ptr %ch, i64 %brb
%brd = getelementptr i8, ptr %brc, i64 8
%bre = load i64, ptr %brd, align 8, !noalias !109
%brf = ashr i64 %bre, 2
%brg = getelementptr i32, ptr %bt, i64 %brf
%brh = getelementptr i32, ptr %brg, i64 %np
%bri = load i32, ptr %brh, align 4, !noalias !108
%brj = sext i32 %bri to i64
%brk = add nsw i64 %bqr, %brj
%brl = getelementptr i64, ptr %cv, i64 %bra
%brm = load i64, ptr %brl, align 8, !noalias !108
%brn = icmp sgt i64 %brk, %brm
br i1 %brn, label %bro, label %brp
bro:
%brq = getelementptr i8, ptr %dz, i64 24
store i64 %bra, ptr %brq, align 8, !noalias !112
%brr = getelementptr i8, ptr %dz, i64 32
store i64 %brk, ptr %brr, align 8, !noalias !112
br label %yc
brp:
%brs = getelementptr i8, ptr %ch, i64 %brb
%brt = getelementptr i8, ptr %brs, i64 16
%bru = load i64, ptr %brt, align 8, !noalias !108
%brv = add i64 %bru, %brj
%brw = icmp samesign ugt i64 %bqr, 7
br i1 %brw, label %brx, label %bry
brx:
%brz = add nsw i64 %bqr, -8
%bsa = icmp eq i64 %brz, 0
br i1 %bsa, label %bsb, label %bsc
bsc:
%bsd = getelementptr i8, ptr %g, i64 %bqs
%bse = getelementptr i8, ptr %bm, i64 %brv
%bsf = add nsw i64 %bqr, -9
%bsg = lshr i64 %bsf, 3
%bsh = add nuw nsw i64 %bsg, 1
%bsi = icmp samesign ult i64 %bqr, 65
br i1 %bsi, label %bsj, label %bsk
bsj:
%bsl = phi i64 [ 0, %bsk ], [ 0, %bsc ], [ %bsm, %bsn ]
br label %bso
bsk:
%bsp = ptrtoint ptr %bm to i64
%bsq = ptrtoint ptr %g to i64
%bsr = add i64 %bqs, %bsq
%bss = sub i64 %bsp, %bsr
%bst = add i64 %bss, %brv
%bsu = icmp ult i64 %bst, 32
br i1 %bsu, label %bsj, label %bsv
bsv:
%bsw = bitcast i64 4611686018427387900 to i64
%bsx = and i64 %bsh, %bsw
%bsy = getelementptr i8, ptr %bsd, i64 16
%bsz = getelementptr i8, ptr %bse, i64 16
br label %bta
bta:
%btb = phi i64 [ 0, %bsv ], [ %btc, %bta ]
%btd = shl nuw i64 %btb, 3
%bte = getelementptr i8, ptr %bsy, i64 %btd
%btf = shl nuw i64 %btb, 3
%btg = getelementptr i8, ptr %bsy, i64 %btf
%bth = getelementptr i8, ptr %btg, i64 -16
%bti = load <2 x i64>, ptr %bth, align 1, !noalias !115
%btj = load <2 x i64>, ptr %bte, align 1, !noalias !115
%btk = shl nuw i64 %btb, 3
%btl = getelementptr i8, ptr %bsz, i64 %btk
%btm = shl nuw i64 %btb, 3
%btn = getelementptr i8, ptr %bsz, i64 %btm
%bto = getelementptr i8, ptr %btn, i64 -16
store <2 x i64> %bti, ptr %bto, align 1, !noalias !120
store <2 x i64> %btj, ptr %btl, align 1, !noalias !120
%btc = add nuw nsw i64 %btb, 4
%btp = icmp eq i64 %bsx, %btc
br i1 %btp, label %bsn, label %bta, !llvm.loop !79
bsn:
%bsm = shl nuw nsw i64 %bsx, 3
%btq = icmp eq i64 %bsh, %bsx
br i1 %btq, label %bsb, label %bsj
bry:
%btr = icmp samesign ugt i64 %bqr, 3
br i1 %btr, label %bts, label %btt
btu:
%btv = getelementptr i8, ptr %g, i64 %bqs
%btw = getelementptr i8, ptr %btv, i64 1
%btx = load i8, ptr %btw, align 1, !noalias !123
%bty = getelementptr i8, ptr %bm, i64 %brv
%btz = getelementptr i8, ptr %bty, i64 1
store i8 %btx, ptr %btz, align 1, !noalias !123
%bua = icmp eq i64 %bqr, 2
br i1 %bua, label %bub, label %buc
buc:
%bud = getelementptr i8, ptr %g, i64 %bqs
%bue = getelementptr i8, ptr %bud, i64 2
%buf = load i8, ptr %bue, align 1, !noalias !123
%bug = getelementptr i8, ptr %bm, i64 %brv
%buh = getelementptr i8, ptr %bug, i64 2
store i8 %buf, ptr %buh, align 1, !noalias !123
br label %bub
bso:
%bui = phi i64 [ %buj, %bso ], [ %bsl, %bsj ]
%buk = getelementptr i8, ptr %bsd, i64 %bui
%bul = load i64, ptr %buk, align 1, !noalias !115
%bum = getelementptr i8, ptr %bse, i64 %bui
store i64 %bul, ptr %bum, align 1, !noalias !120
%buj = add nuw nsw i64 %bui, 8
%bun = icmp samesign ult i64 %buj, %brz
br i1 %bun, label %bso, label %bsb, !llvm.loop !82
bts:
%buo = add nsw i64 %bqr, -4
%bup = getelementptr i8, ptr %g, i64 %bqs
%buq = load i32, ptr %bup, align 1, !noalias !124
%bur = getelementptr i8, ptr %g, i64 %buo
%bus = getelementptr i8, ptr %bur, i64 %bqs
%but = load i32, ptr %bus, align 1, !noalias !127
%buu = getelementptr i8, ptr %bm, i64 %brv
store i32 %buq, ptr %buu, align 1, !noalias !130
%buv = getelementptr i8, ptr %buu, i64 %buo
store i32 %but, ptr %buv, align 1, !noalias !133
br label %bub
btt:
%buw = icmp eq i64 %bqr, 0
br i1 %buw, label %bub, label %bux
bux:
%buy = getelementptr i8, ptr %g, i64 %bqs
%buz = getelementptr i8, ptr %bm, i64 %brv
%bva = load i8, ptr %buy, align 1, !noalias !123
store i8 %bva, ptr %buz, align 1, !noalias !123
%bvb = icmp eq i64 %bqr, 1
br i1 %bvb, label %bub, label %btu
bsb:
%bvc = getelementptr i8, ptr %g, i64 %brz
%bvd = getelementptr i8, ptr %bvc, i64 %bqs
%bve = load i64, ptr %bvd, align 1, !noalias !136
%bvf = getelementptr i8, ptr %bm, i64 %brv
%bvg = getelementptr i8, ptr %bvf, i64 %brz
store i64 %bve, ptr %bvg, align 1, !noalias !139
br label %bub
bub:
%bvh = trunc i64 %brk to i32
%bvi = shl i64 %np, 2
%bvj = getelementptr i8, ptr %brg, i64 %bvi
%bvk = getelementptr i8, ptr %bvj, i64 4
store i32 %bvh, ptr %bvk, align 4, !noalias !108
%bvl = add nsw i64 %bqs, %bqr
br label %yc
pt:
%bvm = getelementptr i8, ptr %g, i64 %pj
%bvn = load i8, ptr %bvm, align 1, !noalias !142
%bvo = zext i8 %bvn to i64
%bvp = and i64 %bvo, 127
%bvq = add nsw i64 %pj, 1
%bvr = icmp slt i8 %bvn, 0
br i1 %bvr, label %bvs, label %bvt
bvs:
%bvu = add i64 %pj, 10
%bvv = getelementptr i8, ptr %g, i64 %pj
%bvw = getelementptr i8, ptr %bvv, i64 1
%bvx = load i8, ptr %bvw, align 1, !noalias !142
%bvy = zext i8 %bvx to i64
%bvz = add nsw i64 %pj, 2
%bwa = and i64 %bvy, 127
%bwb = shl nuw nsw i64 %bwa, 7
%bwc = or disjoint i64 %bwb, %bvp
%bwd = icmp slt i8 %bvx, 0
br i1 %bwd, label %bwe, label %bvt
bwf:
%bwg = getelementptr i8, ptr %g, i64 %bwh
%bwi = load i8, ptr %bwg, align 1, !noalias !142
%bwj = zext nneg i8 %bwi to i64
%bwk = icmp ugt i8 %bwi, 1
br i1 %bwk, label %bwl, label %bwm
bwm:
%bwn = shl nuw i64 %bwj, 63
%bwo = or i64 %bwn, %bwp
br label %bvt
bwe:
%bwq = getelementptr i8, ptr %g, i64 %pj
%bwr = getelementptr i8, ptr %bwq, i64 2
%bws = load i8, ptr %bwr, align 1, !noalias !142
%bwt = zext i8 %bws to i64
%bwu = add nsw i64 %pj, 3
%bwv = and i64 %bwt, 127
%bww = shl nuw nsw i64 %bwv, 14
%bwx = or disjoint i64 %bww, %bwc
%bwy = icmp slt i8 %bws, 0
br i1 %bwy, label %bwz, label %bvt
bwz:
%bxa = getelementptr i8, ptr %g, i64 %pj
%bxb = getelementptr i8, ptr %bxa, i64 3
%bxc = load i8, ptr %bxb, align 1, !noalias !142
%bxd = zext i8 %bxc to i64
%bxe = add nsw i64 %pj, 4
%bxf = and i64 %bxd, 127
%bxg = shl nuw nsw i64 %bxf, 21
%bxh = or disjoint i64 %bxg, %bwx
%bxi = icmp slt i8 %bxc, 0
br i1 %bxi, label %bxj, label %bvt
bxj:
%bxk = getelementptr i8, ptr %g, i64 %pj
%bxl = getelementptr i8, ptr %bxk, i64 4
%bxm = load i8, ptr %bxl, align 1, !noalias !142
%bxn = zext i8 %bxm to i64
%bxo = add nsw i64 %pj, 5
%bxp = and i64 %bxn, 127
%bxq = shl nuw nsw i64 %bxp, 28
%bxr = or disjoint i64 %bxq, %bxh
%bxs = icmp slt i8 %bxm, 0
br i1 %bxs, label %bxt, label %bvt
bxt:
%bxu = getelementptr i8, ptr %g, i64 %pj
%bxv = getelementptr i8, ptr %bxu, i64 5
%bxw = load i8, ptr %bxv, align 1, !noalias !142
%bxx = zext i8 %bxw to i64
%bxy = add nsw i64 %pj, 6
%bxz = and i64 %bxx, 127
%bya = shl nuw nsw i64 %bxz, 35
%byb = or disjoint i64 %bya, %bxr
%byc = icmp slt i8 %bxw, 0
br i1 %byc, label %byd, label %bvt
byd:
%bye = getelementptr i8, ptr %g, i64 %pj
%byf = getelementptr i8, ptr %bye, i64 6
%byg = load i8, ptr %byf, align 1, !noalias !142
%byh = zext i8 %byg to i64
%byi = add nsw i64 %pj, 7
%byj = and i64 %byh, 127
%byk = shl nuw nsw i64 %byj, 42
%byl = or i64 %byk, %byb
%bym = icmp slt i8 %byg, 0
br i1 %bym, label %byn, label %bvt
byn:
%byo = getelementptr i8, ptr %g, i64 %pj
%byp = getelementptr i8, ptr %byo, i64 7
%byq = load i8, ptr %byp, align 1, !noalias !142
%byr = zext i8 %byq to i64
%bys = add nsw i64 %pj, 8
%byt = and i64 %byr, 127
%byu = shl nuw nsw i64 %byt, 49
%byv = or i64 %byu, %byl
%byw = icmp slt i8 %byq, 0
br i1 %byw, label %byx, label %bvt
byx:
%byy = getelementptr i8, ptr %g, i64 %pj
%byz = getelementptr i8, ptr %byy, i64 8
%bza = load i8, ptr %byz, align 1, !noalias !142
%bzb = zext i8 %bza to i64
%bwh = add nsw i64 %pj, 9
%bzc = and i64 %bzb, 127
%bzd = shl nuw nsw i64 %bzc, 56
%bwp = or i64 %bzd, %byv
%bze = icmp slt i8 %bza, 0
br i1 %bze, label %bwf, label %bvt
bzf:
%bzg = lshr i64 %bzh, 1
%bzi = and i64 %bzh, 1
%bzj = icmp eq i64 %bzi, 0
br i1 %bzj, label %bzk, label %bzl
bzk:
%bzm = phi i64 [ %bzg, %bzf ], [ 0, %bwl ]
%bzn = phi i64 [ %bzo, %bzf ], [ %mo, %bwl ]
%bzp = sub nsw i64 %fk, %bzn
%bzq = icmp sgt i64 %bzm, %bzp
%bzr = select i1 %bzq, i64 6, i64 0
%bzs = select i1 %bzq, i64 0, i64 %bzm
br label %bzl
bvt:
%bzh = phi i64 [ %bwo, %bwm ], [ %bvp, %pt ], [ %bwc, %bvs ], [ %bwx, %bwe ], [ %bxh, %bwz ], [ %bxr, %bxj ], [ %byb, %bxt ], [ %byl, %byd ], [ %byv, %byn ], [ %bwp, %byx ]
%bzo = phi i64 [ %bvu, %bwm ], [ %bvq, %pt ], [ %bvz, %bvs ], [ %bwu, %bwe ], [ %bxe, %bwz ], [ %bxo, %bxj ], [ %bxy, %bxt ], [ %byi, %byd ], [ %bys, %byn ], [ %bwh, %byx ]
%bzt = icmp sgt i64 %bzo, %fk
br i1 %bzt, label %bzl, label %bzf
bwl:
%bzu = icmp slt i64 %fk, %mo
br i1 %bzu, label %bzl, label %bzk
pu:
%bzv = getelementptr i8, ptr %g, i64 %pj
%bzw = load i8, ptr %bzv, align 1, !noalias !149
%bzx = zext i8 %bzw to i64
%bzy = and i64 %bzx, 127
%bzz = add nsw i64 %pj, 1
%caa = icmp slt i8 %bzw, 0
br i1 %caa, label %cab, label %cac
cab:
%cad = add i64 %pj, 10
%cae = getelementptr i8, ptr %g, i64 %pj
%caf = getelementptr i8, ptr %cae, i64 1
%cag = load i8, ptr %caf, align 1, !noalias !149
%cah = zext i8 %cag to i64
%cai = add nsw i64 %pj, 2
%caj = and i64 %cah, 127
%cak = shl nuw nsw i64 %caj, 7
%cal = or disjoint i64 %cak, %bzy
%cam = icmp slt i8 %cag, 0
br i1 %cam, label %can, label %cac
cao:
%cap = getelementptr i8, ptr %g, i64 %caq
%car = load i8, ptr %cap, align 1, !noalias !149
%cas = zext nneg i8 %car to i64
%cat = icmp ugt i8 %car, 1
br i1 %cat, label %cau, label %cav
cav:
%caw = shl nuw i64 %cas, 63
%cax = or i64 %caw, %cay
br label %cac
can:
%caz = getelementptr i8, ptr %g, i64 %pj
%cba = getelementptr i8, ptr %caz, i64 2
%cbb = load i8, ptr %cba, align 1, !noalias !149
%cbc = zext i8 %cbb to i64
%cbd = add nsw i64 %pj, 3
%cbe = and i64 %cbc, 127
%cbf = shl nuw nsw i64 %cbe, 14
%cbg = or disjoint i64 %cbf, %cal
%cbh = icmp slt i8 %cbb, 0
br i1 %cbh, label %cbi, label %cac
cbi:
%cbj = getelementptr i8, ptr %g, i64 %pj
%cbk = getelementptr i8, ptr %cbj, i64 3
%cbl = load i8, ptr %cbk, align 1, !noalias !149
%cbm = zext i8 %cbl to i64
%cbn = add nsw i64 %pj, 4
%cbo = and i64 %cbm, 127
%cbp = shl nuw nsw i64 %cbo, 21
%cbq = or disjoint i64 %cbp, %cbg
%cbr = icmp slt i8 %cbl, 0
br i1 %cbr, label %cbs, label %cac
cbs:
%cbt = getelementptr i8, ptr %g, i64 %pj
%cbu = getelementptr i8, ptr %cbt, i64 4
%cbv = load i8, ptr %cbu, align 1, !noalias !149
%cbw = zext i8 %cbv to i64
%cbx = add nsw i64 %pj, 5
%cby = and i64 %cbw, 127
%cbz = shl nuw nsw i64 %cby, 28
%cca = or disjoint i64 %cbz, %cbq
%ccb = icmp slt i8 %cbv, 0
br i1 %ccb, label %ccc, label %cac
ccc:
%ccd = getelementptr i8, ptr %g, i64 %pj
%cce = getelementptr i8, ptr %ccd, i64 5
%ccf = load i8, ptr %cce, align 1, !noalias !149
%ccg = zext i8 %ccf to i64
%cch = add nsw i64 %pj, 6
%cci = and i64 %ccg, 127
%ccj = shl nuw nsw i64 %cci, 35
%cck = or disjoint i64 %ccj, %cca
%ccl = icmp slt i8 %ccf, 0
br i1 %ccl, label %ccm, label %cac
ccm:
%ccn = getelementptr i8, ptr %g, i64 %pj
%cco = getelementptr i8, ptr %ccn, i64 6
%ccp = load i8, ptr %cco, align 1, !noalias !149
%ccq = zext i8 %ccp to i64
%ccr = add nsw i64 %pj, 7
%ccs = and i64 %ccq, 127
%cct = shl nuw nsw i64 %ccs, 42
%ccu = or i64 %cct, %cck
%ccv = icmp slt i8 %ccp, 0
br i1 %ccv, label %ccw, label %cac
ccw:
%ccx = getelementptr i8, ptr %g, i64 %pj
%ccy = getelementptr i8, ptr %ccx, i64 7
%ccz = load i8, ptr %ccy, align 1, !noalias !149
%cda = zext i8 %ccz to i64
%cdb = add nsw i64 %pj, 8
%cdc = and i64 %cda, 127
%cdd = shl nuw nsw i64 %cdc, 49
%cde = or i64 %cdd, %ccu
%cdf = icmp slt i8 %ccz, 0
br i1 %cdf, label %cdg, label %cac
cdg:
%cdh = getelementptr i8, ptr %g, i64 %pj
%cdi = getelementptr i8, ptr %cdh, i64 8
%cdj = load i8, ptr %cdi, align 1, !noalias !149
%cdk = zext i8 %cdj to i64
%caq = add nsw i64 %pj, 9
%cdl = and i64 %cdk, 127
%cdm = shl nuw nsw i64 %cdl, 56
%cay = or i64 %cdm, %cde
%cdn = icmp slt i8 %cdj, 0
br i1 %cdn, label %cao, label %cac
cdo:
%cdp = lshr i64 %cdq, 1
%cdr = and i64 %cdq, 1
%cds = icmp eq i64 %cdr, 0
br i1 %cds, label %cdt, label %cdu
cdt:
%cdv = phi i64 [ %cdp, %cdo ], [ 0, %cau ]
%cdw = phi i64 [ %cdx, %cdo ], [ %mo, %cau ]
%cdy = sub nsw i64 %fk, %cdw
%cdz = icmp sgt i64 %cdv, %cdy
%cea = select i1 %cdz, i64 0, i64 %cdv
%ceb = select i1 %cdz, i64 6, i64 0
br label %cdu
cac:
%cdq = phi i64 [ %cax, %cav ], [ %bzy, %pu ], [ %cal, %cab ], [ %cbg, %can ], [ %cbq, %cbi ], [ %cca, %cbs ], [ %cck, %ccc ], [ %ccu, %ccm ], [ %cde, %ccw ], [ %cay, %cdg ]
%cdx = phi i64 [ %cad, %cav ], [ %bzz, %pu ], [ %cai, %cab ], [ %cbd, %can ], [ %cbn, %cbi ], [ %cbx, %cbs ], [ %cch, %ccc ], [ %ccr, %ccm ], [ %cdb, %ccw ], [ %caq, %cdg ]
%cec = icmp sgt i64 %cdx, %fk
br i1 %cec, label %cdu, label %cdo
cau:
%ced = icmp slt i64 %fk, %mo
br i1 %ced, label %cdu, label %cdt
pv:
%cee = getelementptr i8, ptr %ht, i64 24
%cef = load i64, ptr %cee, align 8, !noalias !156
%ceg = icmp sgt i64 %cef, 0
br i1 %ceg, label %ceh, label %yc
ceh:
%cei = bitcast i64 -9187201950435737472 to i64
%cej = bitcast i64 -9187201952591642624 to i64
br label %cek
cek:
%cel = phi i64 [ %cem, %cen ], [ %pj, %ceh ]
%ceo = phi i64 [ %cep, %cen ], [ %cef, %ceh ]
%ceq = icmp sgt i64 %cel, %fk
br i1 %ceq, label %yc, label %cer
ces:
%cet = and i64 %ceu, 128
%cev = icmp eq i64 %cet, 0
br i1 %cev, label %cew, label %cex
cew:
%cey = phi i64 [ %cel, %ces ], [ %cez, %cex ], [ %cfa, %cfb ], [ %cfc, %cfd ], [ %cfe, %cff ], [ %cfg, %cfh ], [ %cfi, %cfj ], [ %cfk, %cfl ], [ %cfm, %cfn ], [ %cfo, %cfp ]
%cfq = add nsw i64 %cey, 1
br label %cfr
cex:
%cez = add nsw i64 %cel, 1
%cfs = and i64 %ceu, 32768
%cft = icmp eq i64 %cfs, 0
br i1 %cft, label %cew, label %cfb
cfb:
%cfa = add nsw i64 %cel, 2
%cfu = and i64 %ceu, 8388608
%cfv = icmp eq i64 %cfu, 0
br i1 %cfv, label %cew, label %cfd
cfd:
%cfc = add nsw i64 %cel, 3
%cfw = and i64 %ceu, 2147483648
%cfx = icmp eq i64 %cfw, 0
br i1 %cfx, label %cew, label %cff
cff:
%cfy = bitcast i64 549755813888 to i64
%cfe = add nsw i64 %cel, 4
%cfz = and i64 %ceu, %cfy
%cga = icmp eq i64 %cfz, 0
br i1 %cga, label %cew, label %cfh
cfh:
%cgb = bitcast i64 140737488355328 to i64
%cfg = add nsw i64 %cel, 5
%cgc = and i64 %ceu, %cgb
%cgd = icmp eq i64 %cgc, 0
br i1 %cgd, label %cew, label %cfj
cfj:
%cge = bitcast i64 36028797018963968 to i64
%cfi = add nsw i64 %cel, 6
%cgf = and i64 %ceu, %cge
%cgg = icmp eq i64 %cgf, 0
br i1 %cgg, label %cew, label %cfl
cfl:
%cfk = add nsw i64 %cel, 7
%cgh = icmp slt i64 %ceu, 0
br i1 %cgh, label %cfn, label %cew
cfn:
%cfm = add nsw i64 %cel, 8
%cgi = getelementptr i8, ptr %g, i64 %cfm
%cgj = load i8, ptr %cgi, align 1, !noalias !159
%cgk = icmp slt i8 %cgj, 0
br i1 %cgk, label %cfp, label %cew
cfp:
%cfo = add nsw i64 %cel, 9
%cgl = getelementptr i8, ptr %g, i64 %cfo
%cgm = load i8, ptr %cgl, align 1, !noalias !159
%cgn = icmp slt i8 %cgm, 0
br i1 %cgn, label %cfr, label %cew
cen:
%cem = phi i64 [ %cgo, %cfr ], [ %cgp, %cgq ], [ %cgr, %cgs ]
%cep = phi i64 [ %cgt, %cfr ], [ %cgu, %cgq ], [ %cgu, %cgs ]
%cgv = icmp sgt i64 %cep, 0
br i1 %cgv, label %cek, label %yc
cer:
%cgw = getelementptr i8, ptr %g, i64 %cel
%ceu = load i64, ptr %cgw, align 1, !noalias !164
%cgx = and i64 %ceu, %cei
%cgy = xor i64 %cgx, %cei
%cgz = lshr exact i64 %cgy, 7
%cha = lshr i64 %cgy, 39
%chb = add nuw nsw i64 %cgz, %cha
%chc = lshr i64 %chb, 16
%chd = add nuw nsw i64 %chc, %chb
%che = lshr i64 %chd, 8
%chf = add nuw nsw i64 %che, %chd
%chg = and i64 %chf, 15
%chh = icmp samesign ule i64 %ceo, %chg
%chi = and i64 %cgy, 2155905152
%chj = icmp eq i64 %chi, 0
%chk = or i1 %chj, %chh
%chl = and i64 %cgy, %cej
%chm = icmp eq i64 %chl, 0
%chn = or i1 %chm, %chk
br i1 %chn, label %ces, label %cgq
cgq:
%cgu = sub nuw nsw i64 %ceo, %chg
%cgp = add nsw i64 %cel, 8
%cho = icmp slt i64 %ceu, 0
br i1 %cho, label %chp, label %cen
chp:
br label %cgs
cgs:
%chq = phi i64 [ %cgr, %cgs ], [ %cgp, %chp ]
%cgr = add i64 %chq, -1
%chr = getelementptr i8, ptr %g, i64 %chq
%chs = getelementptr i8, ptr %chr, i64 -2
%cht = load i8, ptr %chs, align 1, !noalias !164
%chu = icmp slt i8 %cht, 0
br i1 %chu, label %cgs, label %cen
cfr:
%cgo = phi i64 [ %cfq, %cew ], [ %mo, %cfp ]
%cgt = add nsw i64 %ceo, -1
br label %cen
pw:
%chv = getelementptr i8, ptr %ht, i64 24
%chw = load i64, ptr %chv, align 8, !noalias !165
%chx = getelementptr i8, ptr %ht, i64 32
%chy = load i64, ptr %chx, align 8, !noalias !165
%chz = getelementptr i8, ptr %ht, i64 40
%cia = load i64, ptr %chz, align 8, !noalias !165
%cib = mul i64 %chy, 24
%cic = getelementptr i8, ptr %ch, i64 %cib
%cid = getelementptr i8, ptr %cic, i64 8
%cie = load i64, ptr %cid, align 8, !noalias !168
%cif = ashr i64 %cie, 3
%cig = icmp slt i64 %chw, 0
%cih = select i1 %cig, i64 %dd, i64 0
%cii = getelementptr i64, ptr %dc, i64 %chw
%cij = getelementptr i64, ptr %cii, i64 %cih
%cik = load i64, ptr %cij, align 8, !noalias !165
%cil = getelementptr i64, ptr %co, i64 %chw
%cim = getelementptr i64, ptr %ca, i64 %cif
%cin = sub nsw i64 1, %cia
%cio = icmp slt i64 %chy, 0
%cip = and i64 %cie, -8
%ciq = getelementptr i8, ptr %ca, i64 %cip
%cir = select i1 %cig, i64 %ev, i64 0
%cis = select i1 %cio, i64 %ew, i64 0
br label %cit
cit:
%ciu = phi i64 [ %pj, %pw ], [ %civ, %ciw ], [ %cix, %ciy ], [ %ciz, %cja ]
%cjb = phi i64 [ %cik, %pw ], [ %cjc, %ciw ], [ %cjc, %ciy ], [ %cjc, %cja ]
%cjd = getelementptr i8, ptr %ht, i64 48
%cje = load i64, ptr %cjd, align 8, !noalias !165
%cjf = getelementptr i8, ptr %g, i64 %ciu
%cjg = load i8, ptr %cjf, align 1, !noalias !171
%cjh = zext i8 %cjg to i64
%cji = and i64 %cjh, 127
%cjj = add nsw i64 %ciu, 1
%cjk = icmp slt i8 %cjg, 0
br i1 %cjk, label %cjl, label %cjm
cjl:
%cjn = add i64 %ciu, 10
%cjo = getelementptr i8, ptr %g, i64 %ciu
%cjp = getelementptr i8, ptr %cjo, i64 1
%cjq = load i8, ptr %cjp, align 1, !noalias !171
%cjr = zext i8 %cjq to i64
%cjs = add nsw i64 %ciu, 2
%cjt = and i64 %cjr, 127
%cju = shl nuw nsw i64 %cjt, 7
%cjv = or disjoint i64 %cju, %cji
%cjw = icmp slt i8 %cjq, 0
br i1 %cjw, label %cjx, label %cjm
cjy:
%cjz = getelementptr i8, ptr %g, i64 %cka
%ckb = load i8, ptr %cjz, align 1, !noalias !171
%ckc = zext nneg i8 %ckb to i64
%ckd = icmp ugt i8 %ckb, 1
br i1 %ckd, label %cke, label %ckf
ckf:
%ckg = shl nuw i64 %ckc, 63
%ckh = or i64 %ckg, %cki
br label %cjm
cjx:
%ckj = getelementptr i8, ptr %g, i64 %ciu
%ckk = getelementptr i8, ptr %ckj, i64 2
%ckl = load i8, ptr %ckk, align 1, !noalias !171
%ckm = zext i8 %ckl to i64
%ckn = add nsw i64 %ciu, 3
%cko = and i64 %ckm, 127
%ckp = shl nuw nsw i64 %cko, 14
%ckq = or disjoint i64 %ckp, %cjv
%ckr = icmp slt i8 %ckl, 0
br i1 %ckr, label %cks, label %cjm
cks:
%ckt = getelementptr i8, ptr %g, i64 %ciu
%cku = getelementptr i8, ptr %ckt, i64 3
%ckv = load i8, ptr %cku, align 1, !noalias !171
%ckw = zext i8 %ckv to i64
%ckx = add nsw i64 %ciu, 4
%cky = and i64 %ckw, 127
%ckz = shl nuw nsw i64 %cky, 21
%cla = or disjoint i64 %ckz, %ckq
%clb = icmp slt i8 %ckv, 0
br i1 %clb, label %clc, label %cjm
clc:
%cld = getelementptr i8, ptr %g, i64 %ciu
%cle = getelementptr i8, ptr %cld, i64 4
%clf = load i8, ptr %cle, align 1, !noalias !171
%clg = zext i8 %clf to i64
%clh = add nsw i64 %ciu, 5
%cli = and i64 %clg, 127
%clj = shl nuw nsw i64 %cli, 28
%clk = or disjoint i64 %clj, %cla
%cll = icmp slt i8 %clf, 0
br i1 %cll, label %clm, label %cjm
clm:
%cln = getelementptr i8, ptr %g, i64 %ciu
%clo = getelementptr i8, ptr %cln, i64 5
%clp = load i8, ptr %clo, align 1, !noalias !171
%clq = zext i8 %clp to i64
%clr = add nsw i64 %ciu, 6
%cls = and i64 %clq, 127
%clt = shl nuw nsw i64 %cls, 35
%clu = or disjoint i64 %clt, %clk
%clv = icmp slt i8 %clp, 0
br i1 %clv, label %clw, label %cjm
clw:
%clx = getelementptr i8, ptr %g, i64 %ciu
%cly = getelementptr i8, ptr %clx, i64 6
%clz = load i8, ptr %cly, align 1, !noalias !171
%cma = zext i8 %clz to i64
%cmb = add nsw i64 %ciu, 7
%cmc = and i64 %cma, 127
%cmd = shl nuw nsw i64 %cmc, 42
%cme = or i64 %cmd, %clu
%cmf = icmp slt i8 %clz, 0
br i1 %cmf, label %cmg, label %cjm
cmg:
%cmh = getelementptr i8, ptr %g, i64 %ciu
%cmi = getelementptr i8, ptr %cmh, i64 7
%cmj = load i8, ptr %cmi, align 1, !noalias !171
%cmk = zext i8 %cmj to i64
%cml = add nsw i64 %ciu, 8
%cmm = and i64 %cmk, 127
%cmn = shl nuw nsw i64 %cmm, 49
%cmo = or i64 %cmn, %cme
%cmp = icmp slt i8 %cmj, 0
br i1 %cmp, label %cmq, label %cjm
cmq:
%cmr = getelementptr i8, ptr %g, i64 %ciu
%cms = getelementptr i8, ptr %cmr, i64 8
%cmt = load i8, ptr %cms, align 1, !noalias !171
%cmu = zext i8 %cmt to i64
%cka = add nsw i64 %ciu, 9
%cmv = and i64 %cmu, 127
%cmw = shl nuw nsw i64 %cmv, 56
%cki = or i64 %cmw, %cmo
%cmx = icmp slt i8 %cmt, 0
br i1 %cmx, label %cjy, label %cjm
cmy:
%cmz = icmp eq i64 %cna, 0
br i1 %cmz, label %cnb, label %cnc
cnc:
%cnd = add i64 %ej, 4
%cne = icmp eq i64 %cnf, %cnd
br i1 %cne, label %yc, label %cng
cng:
%cnh = sub nsw i64 0, %cnf
%cni = getelementptr i8, ptr %g, i64 %cnj
%cnk = load i8, ptr %cni, align 1, !noalias !176
%cnl = zext i8 %cnk to i64
%cnm = and i64 %cnl, 127
%cnn = add nsw i64 %cnj, 1
%cno = icmp slt i8 %cnk, 0
br i1 %cno, label %cnp, label %cnq
cnp:
%cnr = add i64 %cnj, 10
%cns = getelementptr i8, ptr %g, i64 %cnj
%cnt = getelementptr i8, ptr %cns, i64 1
%cnu = load i8, ptr %cnt, align 1, !noalias !176
%cnv = zext i8 %cnu to i64
%cnw = add nsw i64 %cnj, 2
%cnx = and i64 %cnv, 127
%cny = shl nuw nsw i64 %cnx, 7
%cnz = or disjoint i64 %cny, %cnm
%coa = icmp slt i8 %cnu, 0
br i1 %coa, label %cob, label %cnq
coc:
%cod = getelementptr i8, ptr %g, i64 %coe
%cof = load i8, ptr %cod, align 1, !noalias !176
%cog = zext nneg i8 %cof to i64
%coh = icmp ugt i8 %cof, 1
br i1 %coh, label %coi, label %coj
coj:
%cok = shl nuw i64 %cog, 63
%col = or i64 %cok, %com
br label %cnq
cob:
%con = getelementptr i8, ptr %g, i64 %cnj
%coo = getelementptr i8, ptr %con, i64 2
%cop = load i8, ptr %coo, align 1, !noalias !176
%coq = zext i8 %cop to i64
%cor = add nsw i64 %cnj, 3
%cos = and i64 %coq, 127
%cot = shl nuw nsw i64 %cos, 14
%cou = or disjoint i64 %cot, %cnz
%cov = icmp slt i8 %cop, 0
br i1 %cov, label %cow, label %cnq
cow:
%cox = getelementptr i8, ptr %g, i64 %cnj
%coy = getelementptr i8, ptr %cox, i64 3
%coz = load i8, ptr %coy, align 1, !noalias !176
%cpa = zext i8 %coz to i64
%cpb = add nsw i64 %cnj, 4
%cpc = and i64 %cpa, 127
%cpd = shl nuw nsw i64 %cpc, 21
%cpe = or disjoint i64 %cpd, %cou
%cpf = icmp slt i8 %coz, 0
br i1 %cpf, label %cpg, label %cnq
cpg:
%cph = getelementptr i8, ptr %g, i64 %cnj
%cpi = getelementptr i8, ptr %cph, i64 4
%cpj = load i8, ptr %cpi, align 1, !noalias !176
%cpk = zext i8 %cpj to i64
%cpl = add nsw i64 %cnj, 5
%cpm = and i64 %cpk, 127
%cpn = shl nuw nsw i64 %cpm, 28
%cpo = or disjoint i64 %cpn, %cpe
%cpp = icmp slt i8 %cpj, 0
br i1 %cpp, label %cpq, label %cnq
cpq:
%cpr = getelementptr i8, ptr %g, i64 %cnj
%cps = getelementptr i8, ptr %cpr, i64 5
%cpt = load i8, ptr %cps, align 1, !noalias !176
%cpu = zext i8 %cpt to i64
%cpv = add nsw i64 %cnj, 6
%cpw = and i64 %cpu, 127
%cpx = shl nuw nsw i64 %cpw, 35
%cpy = or disjoint i64 %cpx, %cpo
%cpz = icmp slt i8 %cpt, 0
br i1 %cpz, label %cqa, label %cnq
cqa:
%cqb = getelementptr i8, ptr %g, i64 %cnj
%cqc = getelementptr i8, ptr %cqb, i64 6
%cqd = load i8, ptr %cqc, align 1, !noalias !176
%cqe = zext i8 %cqd to i64
%cqf = add nsw i64 %cnj, 7
%cqg = and i64 %cqe, 127
%cqh = shl nuw nsw i64 %cqg, 42
%cqi = or i64 %cqh, %cpy
%cqj = icmp slt i8 %cqd, 0
br i1 %cqj, label %cqk, label %cnq
cqk:
%cql = getelementptr i8, ptr %g, i64 %cnj
%cqm = getelementptr i8, ptr %cql, i64 7
%cqn = load i8, ptr %cqm, align 1, !noalias !176
%cqo = zext i8 %cqn to i64
%cqp = add nsw i64 %cnj, 8
%cqq = and i64 %cqo, 127
%cqr = shl nuw nsw i64 %cqq, 49
%cqs = or i64 %cqr, %cqi
%cqt = icmp slt i8 %cqn, 0
br i1 %cqt, label %cqu, label %cnq
cqu:
%cqv = getelementptr i8, ptr %g, i64 %cnj
%cqw = getelementptr i8, ptr %cqv, i64 8
%cqx = load i8, ptr %cqw, align 1, !noalias !176
%cqy = zext i8 %cqx to i64
%coe = add nsw i64 %cnj, 9
%cqz = and i64 %cqy, 127
%cra = shl nuw nsw i64 %cqz, 56
%com = or i64 %cra, %cqs
%crb = icmp slt i8 %cqx, 0
br i1 %crb, label %coc, label %cnq
cnq:
%crc = phi i64 [ %col, %coj ], [ %cnm, %cng ], [ %cnz, %cnp ], [ %cou, %cob ], [ %cpe, %cow ], [ %cpo, %cpg ], [ %cpy, %cpq ], [ %cqi, %cqa ], [ %cqs, %cqk ], [ %com, %cqu ]
%crd = phi i64 [ %cnr, %coj ], [ %cnn, %cng ], [ %cnw, %cnp ], [ %cor, %cob ], [ %cpb, %cow ], [ %cpl, %cpg ], [ %cpv, %cpq ], [ %cqf, %cqa ], [ %cqp, %cqk ], [ %coe, %cqu ]
%cre = lshr i64 %crc, 1
%crf = and i64 %crc, 1
%crg = sub nsw i64 0, %crf
%crh = xor i64 %cre, %crg
br label %coi
cri:
%crj = icmp slt i64 %crk, 0
%crl = sub nsw i64 %fk, %crm
%crn = icmp sgt i64 %crk, %crl
%cro = select i1 %crj, i1 true, i1 %crn
br i1 %cro, label %yc, label %cnb
cnb:
%crp = phi i64 [ %cnf, %cmy ], [ %cnh, %cri ], [ 0, %cke ]
%civ = phi i64 [ %cnj, %cmy ], [ %crm, %cri ], [ %mo, %cke ]
%crq = icmp sgt i64 %cje, 0
br i1 %crq, label %crr, label %crs
cjm:
%crt = phi i64 [ %ckh, %ckf ], [ %cji, %cit ], [ %cjv, %cjl ], [ %ckq, %cjx ], [ %cla, %cks ], [ %clk, %clc ], [ %clu, %clm ], [ %cme, %clw ], [ %cmo, %cmg ], [ %cki, %cmq ]
%cnj = phi i64 [ %cjn, %ckf ], [ %cjj, %cit ], [ %cjs, %cjl ], [ %ckn, %cjx ], [ %ckx, %cks ], [ %clh, %clc ], [ %clr, %clm ], [ %cmb, %clw ], [ %cml, %cmg ], [ %cka, %cmq ]
%cru = lshr i64 %crt, 1
%cna = and i64 %crt, 1
%crv = sub nsw i64 0, %cna
%cnf = xor i64 %cru, %crv
%crw = icmp sgt i64 %cnj, %fk
br i1 %crw, label %yc, label %cmy
cke:
%crx = icmp slt i64 %fk, %mo
br i1 %crx, label %yc, label %cnb
coi:
%crk = phi i64 [ %crh, %cnq ], [ 0, %coc ]
%crm = phi i64 [ %crd, %cnq ], [ %mo, %coc ]
%cry = icmp slt i64 %fk, %crm
br i1 %cry, label %yc, label %cri
crr:
%crz = sub nsw i64 %fk, %civ
%csa = or i64 %crz, %cje
%csb = icmp ult i64 %csa, 4294967296
br i1 %csb, label %csc, label %csd
csc:
%cse = trunc nuw i64 %cje to i32
%csf = trunc nuw i64 %crz to i32
%csg = udiv i32 %csf, %cse
%csh = zext i32 %csg to i64
br label %csi
csd:
%csj = or i64 %crz, %cje
%csk = and i64 %csj, -4294967296
%csl = icmp eq i64 %csk, 0
br i1 %csl, label %csm, label %csn
csm:
%cso = trunc i64 %cje to i32
%csp = trunc i64 %crz to i32
%csq = udiv i32 %csp, %cso
%csr = urem i32 %csp, %cso
%css = zext i32 %csq to i64
%cst = zext i32 %csr to i64
br label %csu
csn:
%csv = sdiv i64 %crz, %cje
%csw = srem i64 %crz, %cje
br label %csu
csu:
%csx = phi i64 [ %css, %csm ], [ %csv, %csn ]
%csy = phi i64 [ %cst, %csm ], [ %csw, %csn ]
%csz = ashr i64 %csy, 63
br label %csi
csi:
%cta = phi i64 [ %csh, %csc ], [ %csx, %csu ]
%ctb = phi i64 [ 0, %csc ], [ %csz, %csu ]
%ctc = add i64 %ctb, %cta
%ctd = icmp sgt i64 %crp, %ctc
br i1 %ctd, label %yc, label %crs
crs:
%cte = icmp eq i64 %crp, 0
br i1 %cte, label %ctf, label %ctg
ctg:
%cjc = add nsw i64 %crp, %cjb
%cth = getelementptr inbounds i8, ptr %cil, i64 %cir
%cti = load i64, ptr %cth, align 8, !noalias !165
%ctj = icmp sgt i64 %cjc, %cti
br i1 %ctj, label %ctk, label %ciw
ctl:
%ctm = phi ptr [ %ctn, %cto ], [ %ctp, %cja ]
%ctq = phi i64 [ %ctr, %cto ], [ %cts, %cja ]
%ctt = phi i64 [ %civ, %cto ], [ %ciz, %cja ]
%ctu = getelementptr i8, ptr %g, i64 %ctt
%ctv = load i8, ptr %ctu, align 1, !noalias !179
%ctw = zext i8 %ctv to i64
%ctx = and i64 %ctw, 127
%cty = add nsw i64 %ctt, 1
%ctz = icmp slt i8 %ctv, 0
br i1 %ctz, label %cua, label %cub
cua:
%cuc = add i64 %ctt, 10
%cud = getelementptr i8, ptr %g, i64 %ctt
%cue = getelementptr i8, ptr %cud, i64 1
%cuf = load i8, ptr %cue, align 1, !noalias !179
%cug = zext i8 %cuf to i64
%cuh = add nsw i64 %ctt, 2
%cui = and i64 %cug, 127
%cuj = shl nuw nsw i64 %cui, 7
%cuk = or disjoint i64 %cuj, %ctx
%cul = icmp slt i8 %cuf, 0
br i1 %cul, label %cum, label %cub
cun:
%cuo = getelementptr i8, ptr %g, i64 %cup
%cuq = load i8, ptr %cuo, align 1, !noalias !179
%cur = zext nneg i8 %cuq to i64
%cus = icmp ugt i8 %cuq, 1
br i1 %cus, label %cut, label %cuu
cuu:
%cuv = shl nuw i64 %cur, 63
%cuw = or i64 %cuv, %cux
br label %cub
cum:
%cuy = getelementptr i8, ptr %g, i64 %ctt
%cuz = getelementptr i8, ptr %cuy, i64 2
%cva = load i8, ptr %cuz, align 1, !noalias !179
%cvb = zext i8 %cva to i64
%cvc = add nsw i64 %ctt, 3
%cvd = and i64 %cvb, 127
%cve = shl nuw nsw i64 %cvd, 14
%cvf = or disjoint i64 %cve, %cuk
%cvg = icmp slt i8 %cva, 0
br i1 %cvg, label %cvh, label %cub
cvh:
%cvi = getelementptr i8, ptr %g, i64 %ctt
%cvj = getelementptr i8, ptr %cvi, i64 3
%cvk = load i8, ptr %cvj, align 1, !noalias !179
%cvl = zext i8 %cvk to i64
%cvm = add nsw i64 %ctt, 4
%cvn = and i64 %cvl, 127
%cvo = shl nuw nsw i64 %cvn, 21
%cvp = or disjoint i64 %cvo, %cvf
%cvq = icmp slt i8 %cvk, 0
br i1 %cvq, label %cvr, label %cub
cvr:
%cvs = getelementptr i8, ptr %g, i64 %ctt
%cvt = getelementptr i8, ptr %cvs, i64 4
%cvu = load i8, ptr %cvt, align 1, !noalias !179
%cvv = zext i8 %cvu to i64
%cvw = add nsw i64 %ctt, 5
%cvx = and i64 %cvv, 127
%cvy = shl nuw nsw i64 %cvx, 28
%cvz = or disjoint i64 %cvy, %cvp
%cwa = icmp slt i8 %cvu, 0
br i1 %cwa, label %cwb, label %cub
cwb:
%cwc = getelementptr i8, ptr %g, i64 %ctt
%cwd = getelementptr i8, ptr %cwc, i64 5
%cwe = load i8, ptr %cwd, align 1, !noalias !179
%cwf = zext i8 %cwe to i64
%cwg = add nsw i64 %ctt, 6
%cwh = and i64 %cwf, 127
%cwi = shl nuw nsw i64 %cwh, 35
%cwj = or disjoint i64 %cwi, %cvz
%cwk = icmp slt i8 %cwe, 0
br i1 %cwk, label %cwl, label %cub
cwl:
%cwm = getelementptr i8, ptr %g, i64 %ctt
%cwn = getelementptr i8, ptr %cwm, i64 6
%cwo = load i8, ptr %cwn, align 1, !noalias !179
%cwp = zext i8 %cwo to i64
%cwq = add nsw i64 %ctt, 7
%cwr = and i64 %cwp, 127
%cws = shl nuw nsw i64 %cwr, 42
%cwt = or i64 %cws, %cwj
%cwu = icmp slt i8 %cwo, 0
br i1 %cwu, label %cwv, label %cub
cwv:
%cww = getelementptr i8, ptr %g, i64 %ctt
%cwx = getelementptr i8, ptr %cww, i64 7
%cwy = load i8, ptr %cwx, align 1, !noalias !179
%cwz = zext i8 %cwy to i64
%cxa = add nsw i64 %ctt, 8
%cxb = and i64 %cwz, 127
%cxc = shl nuw nsw i64 %cxb, 49
%cxd = or i64 %cxc, %cwt
%cxe = icmp slt i8 %cwy, 0
br i1 %cxe, label %cxf, label %cub
cxf:
%cxg = getelementptr i8, ptr %g, i64 %ctt
%cxh = getelementptr i8, ptr %cxg, i64 8
%cxi = load i8, ptr %cxh, align 1, !noalias !179
%cxj = zext i8 %cxi to i64
%cup = add nsw i64 %ctt, 9
%cxk = and i64 %cxj, 127
%cxl = shl nuw nsw i64 %cxk, 56
%cux = or i64 %cxl, %cxd
%cxm = icmp slt i8 %cxi, 0
br i1 %cxm, label %cun, label %cub
cub:
%cxn = phi i64 [ %cuw, %cuu ], [ %ctx, %ctl ], [ %cuk, %cua ], [ %cvf, %cum ], [ %cvp, %cvh ], [ %cvz, %cvr ], [ %cwj, %cwb ], [ %cwt, %cwl ], [ %cxd, %cwv ], [ %cux, %cxf ]
%cxo = phi i64 [ %cuc, %cuu ], [ %cty, %ctl ], [ %cuh, %cua ], [ %cvc, %cum ], [ %cvm, %cvh ], [ %cvw, %cvr ], [ %cwg, %cwb ], [ %cwq, %cwl ], [ %cxa, %cwv ], [ %cup, %cxf ]
%cxp = lshr i64 %cxn, 1
%cxq = and i64 %cxn, 1
%cxr = sub nsw i64 0, %cxq
%cxs = xor i64 %cxp, %cxr
br label %cut
ctf:
%cxt = getelementptr i8, ptr %ht, i64 24
%cxu = load i64, ptr %cxt, align 8, !noalias !182
%cxv = icmp slt i64 %cxu, 0
%cxw = select i1 %cxv, i64 %dd, i64 0
%cxx = getelementptr i64, ptr %dc, i64 %cxu
%cxy = getelementptr i64, ptr %cxx, i64 %cxw
store i64 %cjb, ptr %cxy, align 8, !noalias !182
%cxz = getelementptr i8, ptr %ht, i64 16
%cya = load i64, ptr %cxz, align 8, !noalias !182
%cyb = mul i64 %cya, 24
%cyc = getelementptr i8, ptr %ch, i64 %cyb
%cyd = getelementptr i8, ptr %cyc, i64 8
%cye = load i64, ptr %cyd, align 8, !noalias !185
%cyf = ashr i64 %cye, 2
%cyg = trunc i64 %cjb to i32
%cyh = add nsw i64 %cyf, %np
%cyi = icmp slt i64 %cyh, -1
%cyj = select i1 %cyi, i64 %bu, i64 0
%cyk = getelementptr i32, ptr %bt, i64 %cyh
%cyl = getelementptr i8, ptr %cyk, i64 4
%cym = getelementptr i32, ptr %cyl, i64 %cyj
store i32 %cyg, ptr %cym, align 4, !noalias !182
br label %yc
ctk:
%cyn = getelementptr i8, ptr %dz, i64 24
store i64 %chw, ptr %cyn, align 8, !noalias !188
%cyo = getelementptr i8, ptr %dz, i64 32
store i64 %cjc, ptr %cyo, align 8, !noalias !188
br label %yc
ciw:
%cyp = tail call i64 @llvm.smax.i64(i64 %crp, i64 0)
%cyq = icmp eq i64 %cyp, 0
br i1 %cyq, label %cit, label %cyr
cyr:
%cys = icmp sgt i64 %cia, -1
%ctr = add nuw i64 %cyp, 1
br i1 %cys, label %cyt, label %cto
cyt:
br label %cyu
cto:
%cyv = shl i64 %cjb, 3
%ctn = getelementptr i8, ptr %ciq, i64 %cyv
br label %ctl
cyu:
%cyw = phi i64 [ %cyx, %ciy ], [ %ctr, %cyt ]
%cyy = phi i64 [ %cix, %ciy ], [ %civ, %cyt ]
%cyz = phi i64 [ %cza, %ciy ], [ %cjb, %cyt ]
%czb = getelementptr i8, ptr %g, i64 %cyy
%czc = load i8, ptr %czb, align 1, !noalias !191
%czd = zext i8 %czc to i64
%cze = and i64 %czd, 127
%czf = add nsw i64 %cyy, 1
%czg = icmp slt i8 %czc, 0
br i1 %czg, label %czh, label %czi
czh:
%czj = add i64 %cyy, 10
%czk = getelementptr i8, ptr %g, i64 %cyy
%czl = getelementptr i8, ptr %czk, i64 1
%czm = load i8, ptr %czl, align 1, !noalias !191
%czn = zext i8 %czm to i64
%czo = add nsw i64 %cyy, 2
%czp = and i64 %czn, 127
%czq = shl nuw nsw i64 %czp, 7
%czr = or disjoint i64 %czq, %cze
%czs = icmp slt i8 %czm, 0
br i1 %czs, label %czt, label %czi
czu:
%czv = getelementptr i8, ptr %g, i64 %czw
%czx = load i8, ptr %czv, align 1, !noalias !191
%czy = zext nneg i8 %czx to i64
%czz = icmp ugt i8 %czx, 1
br i1 %czz, label %daa, label %dab
dab:
%dac = shl nuw i64 %czy, 63
%dad = or i64 %dac, %dae
br label %czi
czt:
%daf = getelementptr i8, ptr %g, i64 %cyy
%dag = getelementptr i8, ptr %daf, i64 2
%dah = load i8, ptr %dag, align 1, !noalias !191
%dai = zext i8 %dah to i64
%daj = add nsw i64 %cyy, 3
%dak = and i64 %dai, 127
%dal = shl nuw nsw i64 %dak, 14
%dam = or disjoint i64 %dal, %czr
%dan = icmp slt i8 %dah, 0
br i1 %dan, label %dao, label %czi
dao:
%dap = getelementptr i8, ptr %g, i64 %cyy
%daq = getelementptr i8, ptr %dap, i64 3
%dar = load i8, ptr %daq, align 1, !noalias !191
%das = zext i8 %dar to i64
%dat = add nsw i64 %cyy, 4
%dau = and i64 %das, 127
%dav = shl nuw nsw i64 %dau, 21
%daw = or disjoint i64 %dav, %dam
%dax = icmp slt i8 %dar, 0
br i1 %dax, label %day, label %czi
day:
%daz = getelementptr i8, ptr %g, i64 %cyy
%dba = getelementptr i8, ptr %daz, i64 4
%dbb = load i8, ptr %dba, align 1, !noalias !191
%dbc = zext i8 %dbb to i64
%dbd = add nsw i64 %cyy, 5
%dbe = and i64 %dbc, 127
%dbf = shl nuw nsw i64 %dbe, 28
%dbg = or disjoint i64 %dbf, %daw
%dbh = icmp slt i8 %dbb, 0
br i1 %dbh, label %dbi, label %czi
dbi:
%dbj = getelementptr i8, ptr %g, i64 %cyy
%dbk = getelementptr i8, ptr %dbj, i64 5
%dbl = load i8, ptr %dbk, align 1, !noalias !191
%dbm = zext i8 %dbl to i64
%dbn = add nsw i64 %cyy, 6
%dbo = and i64 %dbm, 127
%dbp = shl nuw nsw i64 %dbo, 35
%dbq = or disjoint i64 %dbp, %dbg
%dbr = icmp slt i8 %dbl, 0
br i1 %dbr, label %dbs, label %czi
dbs:
%dbt = getelementptr i8, ptr %g, i64 %cyy
%dbu = getelementptr i8, ptr %dbt, i64 6
%dbv = load i8, ptr %dbu, align 1, !noalias !191
%dbw = zext i8 %dbv to i64
%dbx = add nsw i64 %cyy, 7
%dby = and i64 %dbw, 127
%dbz = shl nuw nsw i64 %dby, 42
%dca = or i64 %dbz, %dbq
%dcb = icmp slt i8 %dbv, 0
br i1 %dcb, label %dcc, label %czi
dcc:
%dcd = getelementptr i8, ptr %g, i64 %cyy
%dce = getelementptr i8, ptr %dcd, i64 7
%dcf = load i8, ptr %dce, align 1, !noalias !191
%dcg = zext i8 %dcf to i64
%dch = add nsw i64 %cyy, 8
%dci = and i64 %dcg, 127
%dcj = shl nuw nsw i64 %dci, 49
%dck = or i64 %dcj, %dca
%dcl = icmp slt i8 %dcf, 0
br i1 %dcl, label %dcm, label %czi
dcm:
%dcn = getelementptr i8, ptr %g, i64 %cyy
%dco = getelementptr i8, ptr %dcn, i64 8
%dcp = load i8, ptr %dco, align 1, !noalias !191
%dcq = zext i8 %dcp to i64
%czw = add nsw i64 %cyy, 9
%dcr = and i64 %dcq, 127
%dcs = shl nuw nsw i64 %dcr, 56
%dae = or i64 %dcs, %dck
%dct = icmp slt i8 %dcp, 0
br i1 %dct, label %czu, label %czi
czi:
%dcu = phi i64 [ %dad, %dab ], [ %cze, %cyu ], [ %czr, %czh ], [ %dam, %czt ], [ %daw, %dao ], [ %dbg, %day ], [ %dbq, %dbi ], [ %dca, %dbs ], [ %dck, %dcc ], [ %dae, %dcm ]
%dcv = phi i64 [ %czj, %dab ], [ %czf, %cyu ], [ %czo, %czh ], [ %daj, %czt ], [ %dat, %dao ], [ %dbd, %day ], [ %dbn, %dbi ], [ %dbx, %dbs ], [ %dch, %dcc ], [ %czw, %dcm ]
%dcw = lshr i64 %dcu, 1
%dcx = and i64 %dcu, 1
%dcy = sub nsw i64 0, %dcx
%dcz = xor i64 %dcw, %dcy
br label %daa
dda:
%ddb = icmp ne i64 %ddc, %cia
%ddd = icmp ne i64 %ddc, %cin
%dde = select i1 %ddb, i1 %ddd, i1 false
br i1 %dde, label %yc, label %ddf
daa:
%ddc = phi i64 [ %dcz, %czi ], [ 0, %czu ]
%ddg = phi i64 [ %dcv, %czi ], [ %mo, %czu ]
%ddh = icmp sgt i64 %ddg, %fk
br i1 %ddh, label %yc, label %dda
ddf:
%ddi = icmp eq i64 %ddc, %cia
br i1 %ddi, label %ciy, label %ddj
ddj:
%ddk = getelementptr i8, ptr %cic, i64 %cis
%ddl = load i64, ptr %ddk, align 8, !noalias !196
%ddm = ashr i64 %cyz, 3
%ddn = add nsw i64 %ddl, %ddm
%ddo = icmp slt i64 %ddn, 0
%ddp = select i1 %ddo, i64 %bn, i64 0
%ddq = getelementptr i8, ptr %bm, i64 %ddn
%ddr = getelementptr i8, ptr %ddq, i64 %ddp
%dds = load i8, ptr %ddr, align 1, !noalias !196
%ddt = and i64 %cyz, 7
%ddu = shl nuw nsw i64 1, %ddt
%ddv = trunc nuw i64 %ddu to i8
%ddw = or i8 %dds, %ddv
store i8 %ddw, ptr %ddr, align 1, !noalias !196
%ddx = getelementptr i8, ptr %g, i64 %ddg
%ddy = load i8, ptr %ddx, align 1, !noalias !199
%ddz = zext i8 %ddy to i64
%dea = and i64 %ddz, 127
%deb = add nsw i64 %ddg, 1
%dec = icmp slt i8 %ddy, 0
br i1 %dec, label %ded, label %dee
ded:
%def = add i64 %ddg, 10
%deg = getelementptr i8, ptr %g, i64 %ddg
%deh = getelementptr i8, ptr %deg, i64 1
%dei = load i8, ptr %deh, align 1, !noalias !199
%dej = zext i8 %dei to i64
%dek = add nsw i64 %ddg, 2
%del = and i64 %dej, 127
%dem = shl nuw nsw i64 %del, 7
%den = or disjoint i64 %dem, %dea
%deo = icmp slt i8 %dei, 0
br i1 %deo, label %dep, label %dee
deq:
%der = getelementptr i8, ptr %g, i64 %des
%det = load i8, ptr %der, align 1, !noalias !199
%deu = zext nneg i8 %det to i64
%dev = icmp ugt i8 %det, 1
br i1 %dev, label %dew, label %dex
dex:
%dey = shl nuw i64 %deu, 63
%dez = or i64 %dey, %dfa
br label %dee
dep:
%dfb = getelementptr i8, ptr %g, i64 %ddg
%dfc = getelementptr i8, ptr %dfb, i64 2
%dfd = load i8, ptr %dfc, align 1, !noalias !199
%dfe = zext i8 %dfd to i64
%dff = add nsw i64 %ddg, 3
%dfg = and i64 %dfe, 127
%dfh = shl nuw nsw i64 %dfg, 14
%dfi = or disjoint i64 %dfh, %den
%dfj = icmp slt i8 %dfd, 0
br i1 %dfj, label %dfk, label %dee
dfk:
%dfl = getelementptr i8, ptr %g, i64 %ddg
%dfm = getelementptr i8, ptr %dfl, i64 3
%dfn = load i8, ptr %dfm, align 1, !noalias !199
%dfo = zext i8 %dfn to i64
%dfp = add nsw i64 %ddg, 4
%dfq = and i64 %dfo, 127
%dfr = shl nuw nsw i64 %dfq, 21
%dfs = or disjoint i64 %dfr, %dfi
%dft = icmp slt i8 %dfn, 0
br i1 %dft, label %dfu, label %dee
dfu:
%dfv = getelementptr i8, ptr %g, i64 %ddg
%dfw = getelementptr i8, ptr %dfv, i64 4
%dfx = load i8, ptr %dfw, align 1, !noalias !199
%dfy = zext i8 %dfx to i64
%dfz = add nsw i64 %ddg, 5
%dga = and i64 %dfy, 127
%dgb = shl nuw nsw i64 %dga, 28
%dgc = or disjoint i64 %dgb, %dfs
%dgd = icmp slt i8 %dfx, 0
br i1 %dgd, label %dge, label %dee
dge:
%dgf = getelementptr i8, ptr %g, i64 %ddg
%dgg = getelementptr i8, ptr %dgf, i64 5
%dgh = load i8, ptr %dgg, align 1, !noalias !199
%dgi = zext i8 %dgh to i64
%dgj = add nsw i64 %ddg, 6
%dgk = and i64 %dgi, 127
%dgl = shl nuw nsw i64 %dgk, 35
%dgm = or disjoint i64 %dgl, %dgc
%dgn = icmp slt i8 %dgh, 0
br i1 %dgn, label %dgo, label %dee
dgo:
%dgp = getelementptr i8, ptr %g, i64 %ddg
%dgq = getelementptr i8, ptr %dgp, i64 6
%dgr = load i8, ptr %dgq, align 1, !noalias !199
%dgs = zext i8 %dgr to i64
%dgt = add nsw i64 %ddg, 7
%dgu = and i64 %dgs, 127
%dgv = shl nuw nsw i64 %dgu, 42
%dgw = or i64 %dgv, %dgm
%dgx = icmp slt i8 %dgr, 0
br i1 %dgx, label %dgy, label %dee
dgy:
%dgz = getelementptr i8, ptr %g, i64 %ddg
%dha = getelementptr i8, ptr %dgz, i64 7
%dhb = load i8, ptr %dha, align 1, !noalias !199
%dhc = zext i8 %dhb to i64
%dhd = add nsw i64 %ddg, 8
%dhe = and i64 %dhc, 127
%dhf = shl nuw nsw i64 %dhe, 49
%dhg = or i64 %dhf, %dgw
%dhh = icmp slt i8 %dhb, 0
br i1 %dhh, label %dhi, label %dee
dhi:
%dhj = getelementptr i8, ptr %g, i64 %ddg
%dhk = getelementptr i8, ptr %dhj, i64 8
%dhl = load i8, ptr %dhk, align 1, !noalias !199
%dhm = zext i8 %dhl to i64
%des = add nsw i64 %ddg, 9
%dhn = and i64 %dhm, 127
%dho = shl nuw nsw i64 %dhn, 56
%dfa = or i64 %dho, %dhg
%dhp = icmp slt i8 %dhl, 0
br i1 %dhp, label %deq, label %dee
dee:
%dhq = phi i64 [ %dez, %dex ], [ %dea, %ddj ], [ %den, %ded ], [ %dfi, %dep ], [ %dfs, %dfk ], [ %dgc, %dfu ], [ %dgm, %dge ], [ %dgw, %dgo ], [ %dhg, %dgy ], [ %dfa, %dhi ]
%dhr = phi i64 [ %def, %dex ], [ %deb, %ddj ], [ %dek, %ded ], [ %dff, %dep ], [ %dfp, %dfk ], [ %dfz, %dfu ], [ %dgj, %dge ], [ %dgt, %dgo ], [ %dhd, %dgy ], [ %des, %dhi ]
%dhs = lshr i64 %dhq, 1
%dht = and i64 %dhq, 1
%dhu = sub nsw i64 0, %dht
%dhv = xor i64 %dhs, %dhu
br label %dew
dew:
%dhw = phi i64 [ %dhv, %dee ], [ 0, %deq ]
%dhx = phi i64 [ %dhr, %dee ], [ %mo, %deq ]
%dhy = icmp sgt i64 %dhx, %fk
br i1 %dhy, label %yc, label %dhz
dhz:
%dia = shl i64 %cyz, 3
%dib = getelementptr i8, ptr %cim, i64 %dia
store i64 %dhw, ptr %dib, align 8, !noalias !165
br label %ciy
ciy:
%cix = phi i64 [ %dhx, %dhz ], [ %ddg, %ddf ]
%cyx = add i64 %cyw, -1
%cza = add i64 %cyz, 1
%dic = icmp samesign ugt i64 %cyx, 1
br i1 %dic, label %cyu, label %cit
cut:
%did = phi i64 [ %cxs, %cub ], [ 0, %cun ]
%ciz = phi i64 [ %cxo, %cub ], [ %mo, %cun ]
%die = icmp sgt i64 %ciz, %fk
br i1 %die, label %yc, label %cja
cja:
store i64 %did, ptr %ctm, align 8, !noalias !165
%cts = add i64 %ctq, -1
%ctp = getelementptr i8, ptr %ctm, i64 8
%dif = icmp samesign ugt i64 %cts, 1
br i1 %dif, label %ctl, label %cit
px:
%dig = getelementptr i8, ptr %ht, i64 24
%dih = load i64, ptr %dig, align 8, !noalias !202
%dii = icmp slt i64 %dih, 0
%dij = select i1 %dii, i64 %dd, i64 0
%dik = getelementptr i64, ptr %dc, i64 %dih
%dil = getelementptr i64, ptr %dik, i64 %dij
%dim = load i64, ptr %dil, align 8, !noalias !202
%din = getelementptr i64, ptr %co, i64 %dih
%dio = select i1 %dii, i64 %ev, i64 0
br label %dip
dip:
%diq = phi i64 [ %pj, %px ], [ %dir, %dis ], [ %dit, %diu ]
%div = phi i64 [ %dim, %px ], [ %diw, %dis ], [ %dix, %diu ]
%diy = getelementptr i8, ptr %ht, i64 48
%diz = load i64, ptr %diy, align 8, !noalias !202
%dja = trunc nuw i64 %diz to i32
br label %djb
djb:
%djc = phi i64 [ %djd, %dje ], [ %diq, %dip ]
%djf = getelementptr i8, ptr %g, i64 %djc
%djg = load i8, ptr %djf, align 1, !noalias !205
%djh = zext i8 %djg to i64
%dji = and i64 %djh, 127
%djj = add nsw i64 %djc, 1
%djk = icmp slt i8 %djg, 0
br i1 %djk, label %djl, label %djm
djl:
%djn = add i64 %djc, 10
%djo = getelementptr i8, ptr %g, i64 %djc
%djp = getelementptr i8, ptr %djo, i64 1
%djq = load i8, ptr %djp, align 1, !noalias !205
%djr = zext i8 %djq to i64
%djs = add nsw i64 %djc, 2
%djt = and i64 %djr, 127
%dju = shl nuw nsw i64 %djt, 7
%djv = or disjoint i64 %dju, %dji
%djw = icmp slt i8 %djq, 0
br i1 %djw, label %djx, label %djm
djy:
%djz = getelementptr i8, ptr %g, i64 %dka
%dkb = load i8, ptr %djz, align 1, !noalias !205
%dkc = zext nneg i8 %dkb to i64
%dkd = icmp ugt i8 %dkb, 1
br i1 %dkd, label %dke, label %dkf
dkf:
%dkg = shl nuw i64 %dkc, 63
%dkh = or i64 %dkg, %dki
br label %djm
djx:
%dkj = getelementptr i8, ptr %g, i64 %djc
%dkk = getelementptr i8, ptr %dkj, i64 2
%dkl = load i8, ptr %dkk, align 1, !noalias !205
%dkm = zext i8 %dkl to i64
%dkn = add nsw i64 %djc, 3
%dko = and i64 %dkm, 127
%dkp = shl nuw nsw i64 %dko, 14
%dkq = or disjoint i64 %dkp, %djv
%dkr = icmp slt i8 %dkl, 0
br i1 %dkr, label %dks, label %djm
dks:
%dkt = getelementptr i8, ptr %g, i64 %djc
%dku = getelementptr i8, ptr %dkt, i64 3
%dkv = load i8, ptr %dku, align 1, !noalias !205
%dkw = zext i8 %dkv to i64
%dkx = add nsw i64 %djc, 4
%dky = and i64 %dkw, 127
%dkz = shl nuw nsw i64 %dky, 21
%dla = or disjoint i64 %dkz, %dkq
%dlb = icmp slt i8 %dkv, 0
br i1 %dlb, label %dlc, label %djm
dlc:
%dld = getelementptr i8, ptr %g, i64 %djc
%dle = getelementptr i8, ptr %dld, i64 4
%dlf = load i8, ptr %dle, align 1, !noalias !205
%dlg = zext i8 %dlf to i64
%dlh = add nsw i64 %djc, 5
%dli = and i64 %dlg, 127
%dlj = shl nuw nsw i64 %dli, 28
%dlk = or disjoint i64 %dlj, %dla
%dll = icmp slt i8 %dlf, 0
br i1 %dll, label %dlm, label %djm
dlm:
%dln = getelementptr i8, ptr %g, i64 %djc
%dlo = getelementptr i8, ptr %dln, i64 5
%dlp = load i8, ptr %dlo, align 1, !noalias !205
%dlq = zext i8 %dlp to i64
%dlr = add nsw i64 %djc, 6
%dls = and i64 %dlq, 127
%dlt = shl nuw nsw i64 %dls, 35
%dlu = or disjoint i64 %dlt, %dlk
%dlv = icmp slt i8 %dlp, 0
br i1 %dlv, label %dlw, label %djm
dlw:
%dlx = getelementptr i8, ptr %g, i64 %djc
%dly = getelementptr i8, ptr %dlx, i64 6
%dlz = load i8, ptr %dly, align 1, !noalias !205
%dma = zext i8 %dlz to i64
%dmb = add nsw i64 %djc, 7
%dmc = and i64 %dma, 127
%dmd = shl nuw nsw i64 %dmc, 42
%dme = or i64 %dmd, %dlu
%dmf = icmp slt i8 %dlz, 0
br i1 %dmf, label %dmg, label %djm
dmg:
%dmh = getelementptr i8, ptr %g, i64 %djc
%dmi = getelementptr i8, ptr %dmh, i64 7
%dmj = load i8, ptr %dmi, align 1, !noalias !205
%dmk = zext i8 %dmj to i64
%dml = add nsw i64 %djc, 8
%dmm = and i64 %dmk, 127
%dmn = shl nuw nsw i64 %dmm, 49
%dmo = or i64 %dmn, %dme
%dmp = icmp slt i8 %dmj, 0
br i1 %dmp, label %dmq, label %djm
dmq:
%dmr = getelementptr i8, ptr %g, i64 %djc
%dms = getelementptr i8, ptr %dmr, i64 8
%dmt = load i8, ptr %dms, align 1, !noalias !205
%dmu = zext i8 %dmt to i64
%dka = add nsw i64 %djc, 9
%dmv = and i64 %dmu, 127
%dmw = shl nuw nsw i64 %dmv, 56
%dki = or i64 %dmw, %dmo
%dmx = icmp slt i8 %dmt, 0
br i1 %dmx, label %djy, label %djm
dmy:
%dmz = icmp eq i64 %dna, 0
br i1 %dmz, label %dnb, label %dnc
dnc:
%dnd = add i64 %ej, 4
%dne = icmp eq i64 %dnf, %dnd
br i1 %dne, label %yc, label %dng
dng:
%dnh = sub nsw i64 0, %dnf
%dni = getelementptr i8, ptr %g, i64 %dnj
%dnk = load i8, ptr %dni, align 1, !noalias !210
%dnl = zext i8 %dnk to i64
%dnm = and i64 %dnl, 127
%dnn = add nsw i64 %dnj, 1
%dno = icmp slt i8 %dnk, 0
br i1 %dno, label %dnp, label %dnq
dnp:
%dnr = add i64 %dnj, 10
%dns = getelementptr i8, ptr %g, i64 %dnj
%dnt = getelementptr i8, ptr %dns, i64 1
%dnu = load i8, ptr %dnt, align 1, !noalias !210
%dnv = zext i8 %dnu to i64
%dnw = add nsw i64 %dnj, 2
%dnx = and i64 %dnv, 127
%dny = shl nuw nsw i64 %dnx, 7
%dnz = or disjoint i64 %dny, %dnm
%doa = icmp slt i8 %dnu, 0
br i1 %doa, label %dob, label %dnq
doc:
%dod = getelementptr i8, ptr %g, i64 %doe
%dof = load i8, ptr %dod, align 1, !noalias !210
%dog = zext nneg i8 %dof to i64
%doh = icmp ugt i8 %dof, 1
br i1 %doh, label %doi, label %doj
doj:
%dok = shl nuw i64 %dog, 63
%dol = or i64 %dok, %dom
br label %dnq
dob:
%don = getelementptr i8, ptr %g, i64 %dnj
%doo = getelementptr i8, ptr %don, i64 2
%dop = load i8, ptr %doo, align 1, !noalias !210
%doq = zext i8 %dop to i64
%dor = add nsw i64 %dnj, 3
%dos = and i64 %doq, 127
%dot = shl nuw nsw i64 %dos, 14
%dou = or disjoint i64 %dot, %dnz
%dov = icmp slt i8 %dop, 0
br i1 %dov, label %dow, label %dnq
dow:
%dox = getelementptr i8, ptr %g, i64 %dnj
%doy = getelementptr i8, ptr %dox, i64 3
%doz = load i8, ptr %doy, align 1, !noalias !210
%dpa = zext i8 %doz to i64
%dpb = add nsw i64 %dnj, 4
%dpc = and i64 %dpa, 127
%dpd = shl nuw nsw i64 %dpc, 21
%dpe = or disjoint i64 %dpd, %dou
%dpf = icmp slt i8 %doz, 0
br i1 %dpf, label %dpg, label %dnq
dpg:
%dph = getelementptr i8, ptr %g, i64 %dnj
%dpi = getelementptr i8, ptr %dph, i64 4
%dpj = load i8, ptr %dpi, align 1, !noalias !210
%dpk = zext i8 %dpj to i64
%dpl = add nsw i64 %dnj, 5
%dpm = and i64 %dpk, 127
%dpn = shl nuw nsw i64 %dpm, 28
%dpo = or disjoint i64 %dpn, %dpe
%dpp = icmp slt i8 %dpj, 0
br i1 %dpp, label %dpq, label %dnq
dpq:
%dpr = getelementptr i8, ptr %g, i64 %dnj
%dps = getelementptr i8, ptr %dpr, i64 5
%dpt = load i8, ptr %dps, align 1, !noalias !210
%dpu = zext i8 %dpt to i64
%dpv = add nsw i64 %dnj, 6
%dpw = and i64 %dpu, 127
%dpx = shl nuw nsw i64 %dpw, 35
%dpy = or disjoint i64 %dpx, %dpo
%dpz = icmp slt i8 %dpt, 0
br i1 %dpz, label %dqa, label %dnq
dqa:
%dqb = getelementptr i8, ptr %g, i64 %dnj
%dqc = getelementptr i8, ptr %dqb, i64 6
%dqd = load i8, ptr %dqc, align 1, !noalias !210
%dqe = zext i8 %dqd to i64
%dqf = add nsw i64 %dnj, 7
%dqg = and i64 %dqe, 127
%dqh = shl nuw nsw i64 %dqg, 42
%dqi = or i64 %dqh, %dpy
%dqj = icmp slt i8 %dqd, 0
br i1 %dqj, label %dqk, label %dnq
dqk:
%dql = getelementptr i8, ptr %g, i64 %dnj
%dqm = getelementptr i8, ptr %dql, i64 7
%dqn = load i8, ptr %dqm, align 1, !noalias !210
%dqo = zext i8 %dqn to i64
%dqp = add nsw i64 %dnj, 8
%dqq = and i64 %dqo, 127
%dqr = shl nuw nsw i64 %dqq, 49
%dqs = or i64 %dqr, %dqi
%dqt = icmp slt i8 %dqn, 0
br i1 %dqt, label %dqu, label %dnq
dqu:
%dqv = getelementptr i8, ptr %g, i64 %dnj
%dqw = getelementptr i8, ptr %dqv, i64 8
%dqx = load i8, ptr %dqw, align 1, !noalias !210
%dqy = zext i8 %dqx to i64
%doe = add nsw i64 %dnj, 9
%dqz = and i64 %dqy, 127
%dra = shl nuw nsw i64 %dqz, 56
%dom = or i64 %dra, %dqs
%drb = icmp slt i8 %dqx, 0
br i1 %drb, label %doc, label %dnq
dnq:
%drc = phi i64 [ %dol, %doj ], [ %dnm, %dng ], [ %dnz, %dnp ], [ %dou, %dob ], [ %dpe, %dow ], [ %dpo, %dpg ], [ %dpy, %dpq ], [ %dqi, %dqa ], [ %dqs, %dqk ], [ %dom, %dqu ]
%drd = phi i64 [ %dnr, %doj ], [ %dnn, %dng ], [ %dnw, %dnp ], [ %dor, %dob ], [ %dpb, %dow ], [ %dpl, %dpg ], [ %dpv, %dpq ], [ %dqf, %dqa ], [ %dqp, %dqk ], [ %doe, %dqu ]
%dre = lshr i64 %drc, 1
%drf = and i64 %drc, 1
%drg = sub nsw i64 0, %drf
%drh = xor i64 %dre, %drg
br label %doi
dri:
%drj = icmp slt i64 %drk, 0
%drl = sub nsw i64 %fk, %drm
%drn = icmp sgt i64 %drk, %drl
%dro = select i1 %drj, i1 true, i1 %drn
br i1 %dro, label %yc, label %dnb
dnb:
%drp = phi i64 [ %dnf, %dmy ], [ %dnh, %dri ], [ 0, %dke ]
%djd = phi i64 [ %dnj, %dmy ], [ %drm, %dri ], [ %mo, %dke ]
%drq = icmp sgt i64 %diz, 0
br i1 %drq, label %drr, label %drs
djm:
%drt = phi i64 [ %dkh, %dkf ], [ %dji, %djb ], [ %djv, %djl ], [ %dkq, %djx ], [ %dla, %dks ], [ %dlk, %dlc ], [ %dlu, %dlm ], [ %dme, %dlw ], [ %dmo, %dmg ], [ %dki, %dmq ]
%dnj = phi i64 [ %djn, %dkf ], [ %djj, %djb ], [ %djs, %djl ], [ %dkn, %djx ], [ %dkx, %dks ], [ %dlh, %dlc ], [ %dlr, %dlm ], [ %dmb, %dlw ], [ %dml, %dmg ], [ %dka, %dmq ]
%dru = lshr i64 %drt, 1
%dna = and i64 %drt, 1
%drv = sub nsw i64 0, %dna
%dnf = xor i64 %dru, %drv
%drw = icmp sgt i64 %dnj, %fk
br i1 %drw, label %yc, label %dmy
dke:
%drx = icmp slt i64 %fk, %mo
br i1 %drx, label %yc, label %dnb
doi:
%drk = phi i64 [ %drh, %dnq ], [ 0, %doc ]
%drm = phi i64 [ %drd, %dnq ], [ %mo, %doc ]
%dry = icmp slt i64 %fk, %drm
br i1 %dry, label %yc, label %dri
drr:
%drz = sub nsw i64 %fk, %djd
%dsa = or i64 %drz, %diz
%dsb = icmp ult i64 %dsa, 4294967296
br i1 %dsb, label %dsc, label %dsd
dsc:
%dse = trunc nuw i64 %drz to i32
%dsf = udiv i32 %dse, %dja
%dsg = zext i32 %dsf to i64
br label %dsh
dsd:
%dsi = or i64 %drz, %diz
%dsj = and i64 %dsi, -4294967296
%dsk = icmp eq i64 %dsj, 0
br i1 %dsk, label %dsl, label %dsm
dsl:
%dsn = trunc i64 %diz to i32
%dso = trunc i64 %drz to i32
%dsp = udiv i32 %dso, %dsn
%dsq = urem i32 %dso, %dsn
%dsr = zext i32 %dsp to i64
%dss = zext i32 %dsq to i64
br label %dst
dsm:
%dsu = sdiv i64 %drz, %diz
%dsv = srem i64 %drz, %diz
br label %dst
dst:
%dsw = phi i64 [ %dsr, %dsl ], [ %dsu, %dsm ]
%dsx = phi i64 [ %dss, %dsl ], [ %dsv, %dsm ]
%dsy = ashr i64 %dsx, 63
br label %dsh
dsh:
%dsz = phi i64 [ %dsg, %dsc ], [ %dsw, %dst ]
%dta = phi i64 [ 0, %dsc ], [ %dsy, %dst ]
%dtb = add i64 %dta, %dsz
%dtc = icmp sgt i64 %drp, %dtb
br i1 %dtc, label %yc, label %drs
drs:
%dtd = icmp eq i64 %drp, 0
br i1 %dtd, label %dte, label %dtf
dtf:
%dtg = add nsw i64 %drp, %div
%dth = getelementptr inbounds i8, ptr %din, i64 %dio
%dti = load i64, ptr %dth, align 8, !noalias !202
%dtj = icmp sgt i64 %dtg, %dti
br i1 %dtj, label %dtk, label %dje
dje:
%dtl = icmp slt i64 %drp, 1
br i1 %dtl, label %djb, label %dtm
dtn:
%dto = phi i64 [ %dix, %diu ], [ %div, %dtp ]
%dtq = phi i64 [ %dit, %diu ], [ %djd, %dtp ]
%dtr = phi i64 [ %dts, %diu ], [ %drp, %dtp ]
%dts = add nsw i64 %dtr, -1
%dtt = getelementptr i8, ptr %g, i64 %dtq
%dtu = load i8, ptr %dtt, align 1, !noalias !213
%dtv = zext i8 %dtu to i64
%dtw = and i64 %dtv, 127
%dtx = add nsw i64 %dtq, 1
%dty = icmp slt i8 %dtu, 0
br i1 %dty, label %dtz, label %dua
dtz:
%dub = add i64 %dtq, 10
%duc = getelementptr i8, ptr %g, i64 %dtq
%dud = getelementptr i8, ptr %duc, i64 1
%due = load i8, ptr %dud, align 1, !noalias !213
%duf = zext i8 %due to i64
%dug = add nsw i64 %dtq, 2
%duh = and i64 %duf, 127
%dui = shl nuw nsw i64 %duh, 7
%duj = or disjoint i64 %dui, %dtw
%duk = icmp slt i8 %due, 0
br i1 %duk, label %dul, label %dua
dum:
%dun = getelementptr i8, ptr %g, i64 %duo
%dup = load i8, ptr %dun, align 1, !noalias !213
%duq = zext nneg i8 %dup to i64
%dur = icmp ugt i8 %dup, 1
br i1 %dur, label %dus, label %dut
dut:
%duu = shl nuw i64 %duq, 63
%duv = or i64 %duu, %duw
br label %dua
dul:
%dux = getelementptr i8, ptr %g, i64 %dtq
%duy = getelementptr i8, ptr %dux, i64 2
%duz = load i8, ptr %duy, align 1, !noalias !213
%dva = zext i8 %duz to i64
%dvb = add nsw i64 %dtq, 3
%dvc = and i64 %dva, 127
%dvd = shl nuw nsw i64 %dvc, 14
%dve = or disjoint i64 %dvd, %duj
%dvf = icmp slt i8 %duz, 0
br i1 %dvf, label %dvg, label %dua
dvg:
%dvh = getelementptr i8, ptr %g, i64 %dtq
%dvi = getelementptr i8, ptr %dvh, i64 3
%dvj = load i8, ptr %dvi, align 1, !noalias !213
%dvk = zext i8 %dvj to i64
%dvl = add nsw i64 %dtq, 4
%dvm = and i64 %dvk, 127
%dvn = shl nuw nsw i64 %dvm, 21
%dvo = or disjoint i64 %dvn, %dve
%dvp = icmp slt i8 %dvj, 0
br i1 %dvp, label %dvq, label %dua
dvq:
%dvr = getelementptr i8, ptr %g, i64 %dtq
%dvs = getelementptr i8, ptr %dvr, i64 4
%dvt = load i8, ptr %dvs, align 1, !noalias !213
%dvu = zext i8 %dvt to i64
%dvv = add nsw i64 %dtq, 5
%dvw = and i64 %dvu, 127
%dvx = shl nuw nsw i64 %dvw, 28
%dvy = or disjoint i64 %dvx, %dvo
%dvz = icmp slt i8 %dvt, 0
br i1 %dvz, label %dwa, label %dua
dwa:
%dwb = getelementptr i8, ptr %g, i64 %dtq
%dwc = getelementptr i8, ptr %dwb, i64 5
%dwd = load i8, ptr %dwc, align 1, !noalias !213
%dwe = zext i8 %dwd to i64
%dwf = add nsw i64 %dtq, 6
%dwg = and i64 %dwe, 127
%dwh = shl nuw nsw i64 %dwg, 35
%dwi = or disjoint i64 %dwh, %dvy
%dwj = icmp slt i8 %dwd, 0
br i1 %dwj, label %dwk, label %dua
dwk:
%dwl = getelementptr i8, ptr %g, i64 %dtq
%dwm = getelementptr i8, ptr %dwl, i64 6
%dwn = load i8, ptr %dwm, align 1, !noalias !213
%dwo = zext i8 %dwn to i64
%dwp = add nsw i64 %dtq, 7
%dwq = and i64 %dwo, 127
%dwr = shl nuw nsw i64 %dwq, 42
%dws = or i64 %dwr, %dwi
%dwt = icmp slt i8 %dwn, 0
br i1 %dwt, label %dwu, label %dua
dwu:
%dwv = getelementptr i8, ptr %g, i64 %dtq
%dww = getelementptr i8, ptr %dwv, i64 7
%dwx = load i8, ptr %dww, align 1, !noalias !213
%dwy = zext i8 %dwx to i64
%dwz = add nsw i64 %dtq, 8
%dxa = and i64 %dwy, 127
%dxb = shl nuw nsw i64 %dxa, 49
%dxc = or i64 %dxb, %dws
%dxd = icmp slt i8 %dwx, 0
br i1 %dxd, label %dxe, label %dua
dxe:
%dxf = getelementptr i8, ptr %g, i64 %dtq
%dxg = getelementptr i8, ptr %dxf, i64 8
%dxh = load i8, ptr %dxg, align 1, !noalias !213
%dxi = zext i8 %dxh to i64
%duo = add nsw i64 %dtq, 9
%dxj = and i64 %dxi, 127
%dxk = shl nuw nsw i64 %dxj, 56
%duw = or i64 %dxk, %dxc
%dxl = icmp slt i8 %dxh, 0
br i1 %dxl, label %dum, label %dua
dua:
%dxm = phi i64 [ %duv, %dut ], [ %dtw, %dtn ], [ %duj, %dtz ], [ %dve, %dul ], [ %dvo, %dvg ], [ %dvy, %dvq ], [ %dwi, %dwa ], [ %dws, %dwk ], [ %dxc, %dwu ], [ %duw, %dxe ]
%dxn = phi i64 [ %dub, %dut ], [ %dtx, %dtn ], [ %dug, %dtz ], [ %dvb, %dul ], [ %dvl, %dvg ], [ %dvv, %dvq ], [ %dwf, %dwa ], [ %dwp, %dwk ], [ %dwz, %dwu ], [ %duo, %dxe ]
%dxo = lshr i64 %dxm, 1
%dxp = and i64 %dxm, 1
%dxq = sub nsw i64 0, %dxp
%dxr = xor i64 %dxo, %dxq
br label %dus
dxs:
%dxt = add i64 %dxu, -2147483648
%dxv = icmp ult i64 %dxt, %dxw
br i1 %dxv, label %yc, label %dxx
dxy:
%dxz = phi i1 [ %dya, %dxx ], [ %dyb, %dyc ], [ %dyd, %dye ]
%dyf = getelementptr i8, ptr %g, i64 %dyg
%dyh = load i8, ptr %dyf, align 1, !noalias !218
%dyi = zext i8 %dyh to i64
%dyj = and i64 %dyi, 127
%dyk = add nsw i64 %dyg, 1
%dyl = icmp slt i8 %dyh, 0
br i1 %dyl, label %dym, label %dyn
dym:
%dyo = add i64 %dyg, 10
%dyp = getelementptr i8, ptr %g, i64 %dyg
%dyq = getelementptr i8, ptr %dyp, i64 1
%dyr = load i8, ptr %dyq, align 1, !noalias !218
%dys = zext i8 %dyr to i64
%dyt = add nsw i64 %dyg, 2
%dyu = and i64 %dys, 127
%dyv = shl nuw nsw i64 %dyu, 7
%dyw = or disjoint i64 %dyv, %dyj
%dyx = icmp slt i8 %dyr, 0
br i1 %dyx, label %dyy, label %dyn
dyz:
%dza = getelementptr i8, ptr %g, i64 %dzb
%dzc = load i8, ptr %dza, align 1, !noalias !218
%dzd = zext nneg i8 %dzc to i64
%dze = icmp ugt i8 %dzc, 1
br i1 %dze, label %dzf, label %dzg
dzg:
%dzh = shl nuw i64 %dzd, 63
%dzi = or i64 %dzh, %dzj
br label %dyn
dyy:
%dzk = getelementptr i8, ptr %g, i64 %dyg
%dzl = getelementptr i8, ptr %dzk, i64 2
%dzm = load i8, ptr %dzl, align 1, !noalias !218
%dzn = zext i8 %dzm to i64
%dzo = add nsw i64 %dyg, 3
%dzp = and i64 %dzn, 127
%dzq = shl nuw nsw i64 %dzp, 14
%dzr = or disjoint i64 %dzq, %dyw
%dzs = icmp slt i8 %dzm, 0
br i1 %dzs, label %dzt, label %dyn
dzt:
%dzu = getelementptr i8, ptr %g, i64 %dyg
%dzv = getelementptr i8, ptr %dzu, i64 3
%dzw = load i8, ptr %dzv, align 1, !noalias !218
%dzx = zext i8 %dzw to i64
%dzy = add nsw i64 %dyg, 4
%dzz = and i64 %dzx, 127
%eaa = shl nuw nsw i64 %dzz, 21
%eab = or disjoint i64 %eaa, %dzr
%eac = icmp slt i8 %dzw, 0
br i1 %eac, label %ead, label %dyn
ead:
%eae = getelementptr i8, ptr %g, i64 %dyg
%eaf = getelementptr i8, ptr %eae, i64 4
%eag = load i8, ptr %eaf, align 1, !noalias !218
%eah = zext i8 %eag to i64
%eai = add nsw i64 %dyg, 5
%eaj = and i64 %eah, 127
%eak = shl nuw nsw i64 %eaj, 28
%eal = or disjoint i64 %eak, %eab
%eam = icmp slt i8 %eag, 0
br i1 %eam, label %ean, label %dyn
ean:
%eao = getelementptr i8, ptr %g, i64 %dyg
%eap = getelementptr i8, ptr %eao, i64 5
%eaq = load i8, ptr %eap, align 1, !noalias !218
%ear = zext i8 %eaq to i64
%eas = add nsw i64 %dyg, 6
%eat = and i64 %ear, 127
%eau = shl nuw nsw i64 %eat, 35
%eav = or disjoint i64 %eau, %eal
%eaw = icmp slt i8 %eaq, 0
br i1 %eaw, label %eax, label %dyn
eax:
%eay = getelementptr i8, ptr %g, i64 %dyg
%eaz = getelementptr i8, ptr %eay, i64 6
%eba = load i8, ptr %eaz, align 1, !noalias !218
%ebb = zext i8 %eba to i64
%ebc = add nsw i64 %dyg, 7
%ebd = and i64 %ebb, 127
%ebe = shl nuw nsw i64 %ebd, 42
%ebf = or i64 %ebe, %eav
%ebg = icmp slt i8 %eba, 0
br i1 %ebg, label %ebh, label %dyn
ebh:
%ebi = getelementptr i8, ptr %g, i64 %dyg
%ebj = getelementptr i8, ptr %ebi, i64 7
%ebk = load i8, ptr %ebj, align 1, !noalias !218
%ebl = zext i8 %ebk to i64
%ebm = add nsw i64 %dyg, 8
%ebn = and i64 %ebl, 127
%ebo = shl nuw nsw i64 %ebn, 49
%ebp = or i64 %ebo, %ebf
%ebq = icmp slt i8 %ebk, 0
br i1 %ebq, label %ebr, label %dyn
ebr:
%ebs = getelementptr i8, ptr %g, i64 %dyg
%ebt = getelementptr i8, ptr %ebs, i64 8
%ebu = load i8, ptr %ebt, align 1, !noalias !218
%ebv = zext i8 %ebu to i64
%dzb = add nsw i64 %dyg, 9
%ebw = and i64 %ebv, 127
%ebx = shl nuw nsw i64 %ebw, 56
%dzj = or i64 %ebx, %ebp
%eby = icmp slt i8 %ebu, 0
br i1 %eby, label %dyz, label %dyn
ebz:
%eca = lshr i64 %ecb, 1
%ecc = and i64 %ecb, 1
%ecd = icmp eq i64 %ecc, 0
br i1 %ecd, label %ece, label %yc
ece:
%ecf = phi i64 [ %eca, %ebz ], [ 0, %dzf ]
%ecg = phi i64 [ %ech, %ebz ], [ %mo, %dzf ]
%eci = sub nsw i64 %fk, %ecg
%ecj = icmp sgt i64 %ecf, %eci
br i1 %ecj, label %yc, label %eck
dyn:
%ecb = phi i64 [ %dzi, %dzg ], [ %dyj, %dxy ], [ %dyw, %dym ], [ %dzr, %dyy ], [ %eab, %dzt ], [ %eal, %ead ], [ %eav, %ean ], [ %ebf, %eax ], [ %ebp, %ebh ], [ %dzj, %ebr ]
%ech = phi i64 [ %dyo, %dzg ], [ %dyk, %dxy ], [ %dyt, %dym ], [ %dzo, %dyy ], [ %dzy, %dzt ], [ %eai, %ead ], [ %eas, %ean ], [ %ebc, %eax ], [ %ebm, %ebh ], [ %dzb, %ebr ]
%ecl = icmp sgt i64 %ech, %fk
br i1 %ecl, label %yc, label %ebz
dzf:
%ecm = icmp slt i64 %fk, %mo
br i1 %ecm, label %yc, label %ece
eck:
br i1 %dxz, label %ecn, label %diu
eco:
%ecp = add nsw i64 %dto, 1
br label %diu
diu:
%dix = phi i64 [ %ecp, %eco ], [ %dto, %eck ]
%dit = add nsw i64 %ecg, %ecf
%ecq = icmp samesign ugt i64 %dtr, 1
br i1 %ecq, label %dtn, label %dip
dtm:
%dxw = bitcast i64 -4294967296 to i64
%ecr = getelementptr i8, ptr %ht, i64 40
%ecs = load i64, ptr %ecr, align 8, !noalias !223
%ect = mul i64 %ecs, 24
%ecu = getelementptr i8, ptr %ch, i64 %ect
%ecv = getelementptr i8, ptr %ecu, i64 8
%ecw = load i64, ptr %ecv, align 8, !noalias !224
%ecx = ashr i64 %ecw, 3
%ecy = getelementptr i8, ptr %ht, i64 32
%ecz = load i64, ptr %ecy, align 8, !noalias !223
%eda = mul i64 %ecz, 24
%edb = getelementptr i8, ptr %ch, i64 %eda
%edc = getelementptr i8, ptr %edb, i64 8
%edd = load i64, ptr %edc, align 8, !noalias !227
%ede = ashr i64 %edd, 2
%edf = getelementptr i8, ptr %ht, i64 56
%edg = load i64, ptr %edf, align 8, !noalias !223
%edh = getelementptr i64, ptr %bf, i64 %edg
%edi = icmp slt i64 %edg, 0
%edj = select i1 %edi, i64 %bg, i64 0
%edk = getelementptr i64, ptr %edh, i64 %edj
%edl = load i64, ptr %edk, align 8, !noalias !223
%edm = freeze i64 %edl
%edn = getelementptr i8, ptr %edh, i64 8
%edo = icmp slt i64 %edg, -1
%edp = select i1 %edo, i64 %bg, i64 0
%edq = getelementptr i64, ptr %edn, i64 %edp
%edr = load i64, ptr %edq, align 8, !noalias !223
%dya = icmp slt i64 %edr, 0
%eds = icmp eq i64 %edm, 3
%edt = getelementptr i32, ptr %bt, i64 %ede
%edu = getelementptr i64, ptr %ca, i64 %ecx
%edv = getelementptr i8, ptr %edh, i64 16
br i1 %eds, label %edw, label %dtp
edw:
%edx = icmp slt i64 %edr, 0
%edy = and i64 %edr, %ej
%edz = insertelement <2 x i1> <i1 poison, i1 false>, i1 %edx, i64 0
%eea = shl i64 %edg, 3
%eeb = getelementptr i8, ptr %bf, i64 %eea
%eec = getelementptr i8, ptr %eeb, i64 32
br label %eed
dtp:
%eee = icmp slt i64 %edr, 0
%eef = and i64 %ecw, -8
%eeg = getelementptr i8, ptr %bt, i64 %eef
%eeh = and i64 %edr, %ej
%eei = insertelement <2 x i1> <i1 poison, i1 false>, i1 %eee, i64 0
%eej = shl i64 %edg, 3
%eek = getelementptr i8, ptr %bf, i64 %eej
%eel = getelementptr i8, ptr %eek, i64 32
br label %dtn
eed:
%eem = phi i64 [ %diw, %dis ], [ %div, %edw ]
%een = phi i64 [ %dir, %dis ], [ %djd, %edw ]
%eeo = phi i64 [ %eep, %dis ], [ %drp, %edw ]
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
br i1 %eir, label %yc, label %eis
eis:
%eit = add i64 %eip, -2147483648
%eiu = icmp ult i64 %eit, %dxw
br i1 %eiu, label %yc, label %eiv
eiv:
%eiw = icmp slt i64 %edr, 1
br i1 %eiw, label %eix, label %eiy
eiy:
%eiz = icmp ult i64 %edr, 4
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
%ejy = icmp eq i64 %edr, %edy
%ejz = or <2 x i1> %ejn, %ejp
%eka = bitcast <2 x i1> %ejz to i2
%ejd = icmp ne i2 %eka, 0
br i1 %ejy, label %eix, label %eja
eix:
%ekb = phi i1 [ %dya, %eiv ], [ %ejd, %eje ], [ %ekc, %ejg ]
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
%dir = phi i64 [ %enx, %ekk ], [ %mo, %ekw ]
%eod = icmp sgt i64 %dir, %fk
br i1 %eod, label %yc, label %eoe
eoe:
br i1 %ekb, label %eof, label %dis
eof:
%eog = trunc nsw i64 %eip to i32
%eoh = getelementptr i32, ptr %edt, i64 %eem
store i32 %eog, ptr %eoh, align 4, !noalias !223
%eoi = getelementptr i64, ptr %edu, i64 %eem
store i64 %eoc, ptr %eoi, align 8, !noalias !223
%eoj = add nsw i64 %eem, 1
br label %dis
dis:
%diw = phi i64 [ %eem, %eoe ], [ %eoj, %eof ]
%eok = icmp samesign ugt i64 %eeo, 1
br i1 %eok, label %eed, label %dip
ejg:
%eol = phi i1 [ %ekc, %ejg ], [ %ejc, %eja ]
%eom = phi i64 [ %eon, %ejg ], [ %ejf, %eja ]
%eon = add nuw nsw i64 %eom, 1
%eoo = shl i64 %eom, 3
%eop = getelementptr i8, ptr %edv, i64 %eoo
%eoq = load i64, ptr %eop, align 8, !noalias !223
%eor = icmp eq i64 %eoq, %eip
%ekc = or i1 %eol, %eor
%eos = icmp eq i64 %edr, %eon
br i1 %eos, label %eix, label %ejg, !llvm.loop !237
dus:
%dxu = phi i64 [ %dxr, %dua ], [ 0, %dum ]
%dyg = phi i64 [ %dxn, %dua ], [ %mo, %dum ]
%eot = icmp sgt i64 %dyg, %fk
br i1 %eot, label %yc, label %dxs
dxx:
%eou = icmp slt i64 %edr, 1
br i1 %eou, label %dxy, label %eov
eov:
%eow = icmp ult i64 %edr, 4
br i1 %eow, label %eox, label %eoy
eoy:
%eoz = insertelement <2 x i64> poison, i64 %dxu, i64 0
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
br i1 %epp, label %dyc, label %epb, !llvm.loop !238
dyc:
%epq = icmp eq i64 %edr, %eeh
%epr = or <2 x i1> %epf, %eph
%eps = bitcast <2 x i1> %epr to i2
%dyb = icmp ne i2 %eps, 0
br i1 %epq, label %dxy, label %eox
eox:
%ept = phi i1 [ false, %eov ], [ %dyb, %dyc ]
%epu = phi i64 [ 0, %eov ], [ %eeh, %dyc ]
br label %dye
dye:
%epv = phi i1 [ %dyd, %dye ], [ %ept, %eox ]
%epw = phi i64 [ %epx, %dye ], [ %epu, %eox ]
%epx = add nuw nsw i64 %epw, 1
%epy = shl i64 %epw, 3
%epz = getelementptr i8, ptr %edv, i64 %epy
%eqa = load i64, ptr %epz, align 8, !noalias !223
%eqb = icmp eq i64 %eqa, %dxu
%dyd = or i1 %epv, %eqb
%eqc = icmp eq i64 %edr, %epx
br i1 %eqc, label %dxy, label %dye, !llvm.loop !239
ecn:
%eqd = icmp eq i64 %edm, 9
%eqe = trunc nsw i64 %dxu to i32
%eqf = getelementptr i32, ptr %edt, i64 %dto
store i32 %eqe, ptr %eqf, align 4, !noalias !223
br i1 %eqd, label %eqg, label %eqh
eqg:
%eqi = shl i64 %dto, 4
%eqj = getelementptr i8, ptr %edu, i64 %eqi
store i64 %ecg, ptr %eqj, align 8, !noalias !223
%eqk = getelementptr i8, ptr %eqj, i64 8
store i64 %ecf, ptr %eqk, align 8, !noalias !223
br label %eco
eqh:
%eql = getelementptr i32, ptr %eeg, i64 %dto
%eqm = load i32, ptr %eql, align 4, !noalias !223
%eqn = sext i32 %eqm to i64
%eqo = add nsw i64 %ecf, %eqn
%eqp = mul i64 %ecs, 8
%eqq = getelementptr i8, ptr %cv, i64 %eqp
%eqr = load i64, ptr %eqq, align 8, !noalias !223
%eqs = icmp sgt i64 %eqo, %eqr
br i1 %eqs, label %eqt, label %equ
eqt:
%eqv = getelementptr i8, ptr %dz, i64 24
store i64 %ecs, ptr %eqv, align 8, !noalias !240
%eqw = getelementptr i8, ptr %dz, i64 32
store i64 %eqo, ptr %eqw, align 8, !noalias !240
br label %yc
equ:
%eqx = getelementptr i8, ptr %ch, i64 %ect
%eqy = getelementptr i8, ptr %eqx, i64 16
%eqz = load i64, ptr %eqy, align 8, !noalias !223
%era = add i64 %eqz, %eqn
%erb = icmp samesign ugt i64 %ecf, 7
br i1 %erb, label %erc, label %erd
erc:
%ere = add nsw i64 %ecf, -8
%erf = icmp eq i64 %ere, 0
br i1 %erf, label %erg, label %erh
erh:
%eri = getelementptr i8, ptr %g, i64 %ecg
%erj = getelementptr i8, ptr %bm, i64 %era
%erk = add nsw i64 %ecf, -9
%erl = lshr i64 %erk, 3
%erm = add nuw nsw i64 %erl, 1
%ern = icmp samesign ult i64 %ecf, 65
br i1 %ern, label %ero, label %erp
ero:
%erq = phi i64 [ %err, %ers ], [ 0, %erh ], [ 0, %erp ]
br label %ert
erp:
%eru = ptrtoint ptr %bm to i64
%erv = ptrtoint ptr %g to i64
%erw = add i64 %ecg, %erv
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
%esw = icmp samesign ugt i64 %ecf, 3
br i1 %esw, label %esx, label %esy
esz:
%eta = getelementptr i8, ptr %g, i64 %ecg
%etb = getelementptr i8, ptr %eta, i64 1
%etc = load i8, ptr %etb, align 1, !noalias !252
%etd = getelementptr i8, ptr %bm, i64 %era
%ete = getelementptr i8, ptr %etd, i64 1
store i8 %etc, ptr %ete, align 1, !noalias !252
%etf = icmp eq i64 %ecf, 2
br i1 %etf, label %etg, label %eth
eth:
%eti = getelementptr i8, ptr %g, i64 %ecg
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
%etu = getelementptr i8, ptr %ett, i64 %ecg
%etv = load i64, ptr %etu, align 1, !noalias !254
%etw = getelementptr i8, ptr %bm, i64 %era
%etx = getelementptr i8, ptr %etw, i64 %ere
store i64 %etv, ptr %etx, align 1, !noalias !257
br label %etg
esx:
%ety = add nsw i64 %ecf, -4
%etz = getelementptr i8, ptr %g, i64 %ecg
%eua = load i32, ptr %etz, align 1, !noalias !260
%eub = getelementptr i8, ptr %g, i64 %ety
%euc = getelementptr i8, ptr %eub, i64 %ecg
%eud = load i32, ptr %euc, align 1, !noalias !263
%eue = getelementptr i8, ptr %bm, i64 %era
store i32 %eua, ptr %eue, align 1, !noalias !266
%euf = getelementptr i8, ptr %eue, i64 %ety
store i32 %eud, ptr %euf, align 1, !noalias !269
br label %etg
esy:
%eug = icmp eq i64 %ecf, 0
br i1 %eug, label %etg, label %euh
euh:
%eui = getelementptr i8, ptr %g, i64 %ecg
%euj = getelementptr i8, ptr %bm, i64 %era
%euk = load i8, ptr %eui, align 1, !noalias !252
store i8 %euk, ptr %euj, align 1, !noalias !252
%eul = icmp eq i64 %ecf, 1
br i1 %eul, label %etg, label %esz
etg:
%eum = trunc i64 %eqo to i32
%eun = shl i64 %dto, 2
%euo = getelementptr i8, ptr %eeg, i64 %eun
%eup = getelementptr i8, ptr %euo, i64 4
store i32 %eum, ptr %eup, align 4, !noalias !223
br label %eco
dte:
%euq = getelementptr i8, ptr %ht, i64 24
%eur = load i64, ptr %euq, align 8, !noalias !272
%eus = icmp slt i64 %eur, 0
%eut = select i1 %eus, i64 %dd, i64 0
%euu = getelementptr i64, ptr %dc, i64 %eur
%euv = getelementptr i64, ptr %euu, i64 %eut
store i64 %div, ptr %euv, align 8, !noalias !272
%euw = getelementptr i8, ptr %ht, i64 16
%eux = load i64, ptr %euw, align 8, !noalias !272
%euy = mul i64 %eux, 24
%euz = getelementptr i8, ptr %ch, i64 %euy
%eva = getelementptr i8, ptr %euz, i64 8
%evb = load i64, ptr %eva, align 8, !noalias !275
%evc = ashr i64 %evb, 2
%evd = trunc i64 %div to i32
%eve = add nsw i64 %evc, %np
%evf = icmp slt i64 %eve, -1
%evg = select i1 %evf, i64 %bu, i64 0
%evh = getelementptr i32, ptr %bt, i64 %eve
%evi = getelementptr i8, ptr %evh, i64 4
%evj = getelementptr i32, ptr %evi, i64 %evg
store i32 %evd, ptr %evj, align 4, !noalias !272
br label %yc
dtk:
%evk = getelementptr i8, ptr %dz, i64 24
store i64 %dih, ptr %evk, align 8, !noalias !278
%evl = getelementptr i8, ptr %dz, i64 32
store i64 %dtg, ptr %evl, align 8, !noalias !278
br label %yc
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
br i1 %ezy, label %yc, label %faa
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
br i1 %fei, label %yc, label %ezv
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
br i1 %fer, label %yc, label %ezs
ewy:
%fes = icmp slt i64 %fk, %mo
br i1 %fes, label %yc, label %ezv
fbc:
%fee = phi i64 [ %feb, %fak ], [ 0, %faw ]
%feg = phi i64 [ %fdx, %fak ], [ %mo, %faw ]
%fet = icmp slt i64 %fk, %feg
br i1 %fet, label %yc, label %fec
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
br i1 %ffx, label %yc, label %fen
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
br i1 %fon, label %yc, label %foo
fli:
%fok = phi i64 [ %foh, %fkq ], [ 0, %flc ]
%fop = phi i64 [ %fod, %fkq ], [ %mo, %flc ]
%foq = icmp sgt i64 %fop, %fk
br i1 %foq, label %yc, label %foi
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
br i1 %fwc, label %fwd, label %yc
fwd:
%fwe = phi i64 [ %fvz, %fvy ], [ 0, %fte ]
%fwf = phi i64 [ %fwg, %fvy ], [ %mo, %fte ]
%fwh = sub nsw i64 %fk, %fwf
%fwi = icmp sgt i64 %fwe, %fwh
br i1 %fwi, label %yc, label %fsb
fsm:
%fwa = phi i64 [ %fth, %ftf ], [ %fsi, %fry ], [ %fsv, %fsl ], [ %ftq, %fsx ], [ %fua, %fts ], [ %fuk, %fuc ], [ %fuu, %fum ], [ %fve, %fuw ], [ %fvo, %fvg ], [ %fti, %fvq ]
%fwg = phi i64 [ %fsn, %ftf ], [ %fsj, %fry ], [ %fss, %fsl ], [ %ftn, %fsx ], [ %ftx, %fts ], [ %fuh, %fuc ], [ %fur, %fum ], [ %fvb, %fuw ], [ %fvl, %fvg ], [ %fta, %fvq ]
%fwj = icmp sgt i64 %fwg, %fk
br i1 %fwj, label %yc, label %fvy
fte:
%fwk = icmp slt i64 %fk, %mo
br i1 %fwk, label %yc, label %fwd
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
br i1 %fwn, label %yc, label %evp
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
br i1 %fwv, label %yc, label %fpp
fpx:
%fww = icmp slt i64 %fge, 1
br i1 %fww, label %evy, label %fsc
fsc:
br label %fry
fen:
%fwx = icmp eq i64 %fej, 0
br i1 %fwx, label %yc, label %ffy
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
br i1 %gax, label %gay, label %yc
gay:
%gaz = icmp slt i64 %pj, 0
%gba = select i1 %gaz, i64 %h, i64 0
%gbb = getelementptr i8, ptr %g, i64 %pj
%gbc = getelementptr i8, ptr %gbb, i64 %gba
%gbd = load i8, ptr %gbc, align 1, !noalias !319
%gbe = icmp ugt i8 %gbd, 1
br i1 %gbe, label %yc, label %gbf
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
br label %yc
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
br i1 %ggh, label %yc, label %ggi
ggi:
%ggj = getelementptr i8, ptr %ht, i64 32
%ggk = load i64, ptr %ggj, align 8, !noalias !330
br label %yc
gcl:
%ggl = phi i64 [ %gdg, %gde ], [ %gch, %qc ], [ %gcu, %gck ], [ %gdp, %gcw ], [ %gdz, %gdr ], [ %gej, %geb ], [ %get, %gel ], [ %gfd, %gev ], [ %gfn, %gff ], [ %gdh, %gfp ]
%gfy = phi i64 [ %gcm, %gde ], [ %gci, %qc ], [ %gcr, %gck ], [ %gdm, %gcw ], [ %gdw, %gdr ], [ %geg, %geb ], [ %geq, %gel ], [ %gfa, %gev ], [ %gfk, %gff ], [ %gcz, %gfp ]
%gga = lshr i64 %ggl, 1
%ggm = and i64 %ggl, 1
%ggn = icmp eq i64 %ggm, 0
br i1 %ggn, label %gdd, label %ggf
gge:
%ggo = getelementptr i8, ptr %ht, i64 16
%ggp = load i64, ptr %ggo, align 8, !noalias !330
%ggq = mul i64 %ggp, 24
%ggr = getelementptr i8, ptr %ch, i64 %ggq
%ggs = getelementptr i8, ptr %ggr, i64 8
%ggt = load i64, ptr %ggs, align 8, !noalias !331
%ggu = ashr i64 %ggt, 2
%ggv = trunc i64 %gfz to i32
%ggw = add nsw i64 %ggu, %np
%ggx = icmp slt i64 %ggw, 0
%ggy = select i1 %ggx, i64 %bu, i64 0
%ggz = getelementptr i32, ptr %bt, i64 %ggw
%gha = getelementptr i32, ptr %ggz, i64 %ggy
store i32 %ggv, ptr %gha, align 4, !noalias !330
br label %yc
qd:
%ghb = getelementptr i8, ptr %g, i64 %pj
%ghc = load i8, ptr %ghb, align 1, !noalias !334
%ghd = zext i8 %ghc to i64
%ghe = and i64 %ghd, 127
%ghf = add nsw i64 %pj, 1
%ghg = icmp slt i8 %ghc, 0
br i1 %ghg, label %ghh, label %ghi
ghh:
%ghj = add i64 %pj, 10
%ghk = getelementptr i8, ptr %g, i64 %pj
%ghl = getelementptr i8, ptr %ghk, i64 1
%ghm = load i8, ptr %ghl, align 1, !noalias !334
%ghn = zext i8 %ghm to i64
%gho = add nsw i64 %pj, 2
%ghp = and i64 %ghn, 127
%ghq = shl nuw nsw i64 %ghp, 7
%ghr = or disjoint i64 %ghq, %ghe
%ghs = icmp slt i8 %ghm, 0
br i1 %ghs, label %ght, label %ghi
ghu:
%ghv = getelementptr i8, ptr %g, i64 %ghw
%ghx = load i8, ptr %ghv, align 1, !noalias !334
%ghy = zext nneg i8 %ghx to i64
%ghz = icmp ugt i8 %ghx, 1
br i1 %ghz, label %gia, label %gib
gib:
%gic = shl nuw i64 %ghy, 63
%gid = or i64 %gic, %gie
br label %ghi
ght:
%gif = getelementptr i8, ptr %g, i64 %pj
%gig = getelementptr i8, ptr %gif, i64 2
%gih = load i8, ptr %gig, align 1, !noalias !334
%gii = zext i8 %gih to i64
%gij = add nsw i64 %pj, 3
%gik = and i64 %gii, 127
%gil = shl nuw nsw i64 %gik, 14
%gim = or disjoint i64 %gil, %ghr
%gin = icmp slt i8 %gih, 0
br i1 %gin, label %gio, label %ghi
gio:
%gip = getelementptr i8, ptr %g, i64 %pj
%giq = getelementptr i8, ptr %gip, i64 3
%gir = load i8, ptr %giq, align 1, !noalias !334
%gis = zext i8 %gir to i64
%git = add nsw i64 %pj, 4
%giu = and i64 %gis, 127
%giv = shl nuw nsw i64 %giu, 21
%giw = or disjoint i64 %giv, %gim
%gix = icmp slt i8 %gir, 0
br i1 %gix, label %giy, label %ghi
giy:
%giz = getelementptr i8, ptr %g, i64 %pj
%gja = getelementptr i8, ptr %giz, i64 4
%gjb = load i8, ptr %gja, align 1, !noalias !334
%gjc = zext i8 %gjb to i64
%gjd = add nsw i64 %pj, 5
%gje = and i64 %gjc, 127
%gjf = shl nuw nsw i64 %gje, 28
%gjg = or disjoint i64 %gjf, %giw
%gjh = icmp slt i8 %gjb, 0
br i1 %gjh, label %gji, label %ghi
gji:
%gjj = getelementptr i8, ptr %g, i64 %pj
%gjk = getelementptr i8, ptr %gjj, i64 5
%gjl = load i8, ptr %gjk, align 1, !noalias !334
%gjm = zext i8 %gjl to i64
%gjn = add nsw i64 %pj, 6
%gjo = and i64 %gjm, 127
%gjp = shl nuw nsw i64 %gjo, 35
%gjq = or disjoint i64 %gjp, %gjg
%gjr = icmp slt i8 %gjl, 0
br i1 %gjr, label %gjs, label %ghi
gjs:
%gjt = getelementptr i8, ptr %g, i64 %pj
%gju = getelementptr i8, ptr %gjt, i64 6
%gjv = load i8, ptr %gju, align 1, !noalias !334
%gjw = zext i8 %gjv to i64
%gjx = add nsw i64 %pj, 7
%gjy = and i64 %gjw, 127
%gjz = shl nuw nsw i64 %gjy, 42
%gka = or i64 %gjz, %gjq
%gkb = icmp slt i8 %gjv, 0
br i1 %gkb, label %gkc, label %ghi
gkc:
%gkd = getelementptr i8, ptr %g, i64 %pj
%gke = getelementptr i8, ptr %gkd, i64 7
%gkf = load i8, ptr %gke, align 1, !noalias !334
%gkg = zext i8 %gkf to i64
%gkh = add nsw i64 %pj, 8
%gki = and i64 %gkg, 127
%gkj = shl nuw nsw i64 %gki, 49
%gkk = or i64 %gkj, %gka
%gkl = icmp slt i8 %gkf, 0
br i1 %gkl, label %gkm, label %ghi
gkm:
%gkn = getelementptr i8, ptr %g, i64 %pj
%gko = getelementptr i8, ptr %gkn, i64 8
%gkp = load i8, ptr %gko, align 1, !noalias !334
%gkq = zext i8 %gkp to i64
%ghw = add nsw i64 %pj, 9
%gkr = and i64 %gkq, 127
%gks = shl nuw nsw i64 %gkr, 56
%gie = or i64 %gks, %gkk
%gkt = icmp slt i8 %gkp, 0
br i1 %gkt, label %ghu, label %ghi
gia:
%gku = phi i64 [ %gkv, %ghi ], [ %mo, %ghu ]
%gkw = phi i64 [ %gkx, %ghi ], [ 0, %ghu ]
%gky = getelementptr i8, ptr %ht, i64 24
%gkz = load i64, ptr %gky, align 8, !noalias !339
%gla = icmp slt i64 %gkw, %gkz
br i1 %gla, label %glb, label %glc
glc:
%gld = phi i64 [ %gkv, %ghi ], [ %gku, %gia ]
%gle = icmp sgt i64 %gld, %fk
br i1 %gle, label %yc, label %glf
glf:
%glg = getelementptr i8, ptr %ht, i64 32
%glh = load i64, ptr %glg, align 8, !noalias !339
br label %yc
ghi:
%gli = phi i64 [ %gid, %gib ], [ %ghe, %qd ], [ %ghr, %ghh ], [ %gim, %ght ], [ %giw, %gio ], [ %gjg, %giy ], [ %gjq, %gji ], [ %gka, %gjs ], [ %gkk, %gkc ], [ %gie, %gkm ]
%gkv = phi i64 [ %ghj, %gib ], [ %ghf, %qd ], [ %gho, %ghh ], [ %gij, %ght ], [ %git, %gio ], [ %gjd, %giy ], [ %gjn, %gji ], [ %gjx, %gjs ], [ %gkh, %gkc ], [ %ghw, %gkm ]
%gkx = lshr i64 %gli, 1
%glj = and i64 %gli, 1
%glk = icmp eq i64 %glj, 0
br i1 %glk, label %gia, label %glc
glb:
%gll = getelementptr i8, ptr %ht, i64 16
%glm = load i64, ptr %gll, align 8, !noalias !339
%gln = mul i64 %glm, 24
%glo = getelementptr i8, ptr %ch, i64 %gln
%glp = getelementptr i8, ptr %glo, i64 8
%glq = load i64, ptr %glp, align 8, !noalias !340
%glr = ashr i64 %glq, 3
%gls = add nsw i64 %glr, %np
%glt = icmp slt i64 %gls, 0
%glu = select i1 %glt, i64 %cb, i64 0
%glv = getelementptr i64, ptr %ca, i64 %gls
%glw = getelementptr i64, ptr %glv, i64 %glu
store i64 %gkw, ptr %glw, align 8, !noalias !339
br label %yc
qe:
%glx = getelementptr i8, ptr %ht, i64 24
%gly = load i64, ptr %glx, align 8, !noalias !343
%glz = getelementptr i8, ptr %ht, i64 32
%gma = load i64, ptr %glz, align 8, !noalias !343
%gmb = icmp slt i64 %gma, 0
br i1 %gmb, label %gmc, label %gmd
gmc:
%gme = getelementptr i8, ptr %g, i64 %pj
%gmf = load i8, ptr %gme, align 1, !noalias !346
%gmg = zext i8 %gmf to i64
%gmh = and i64 %gmg, 127
%gmi = add nsw i64 %pj, 1
%gmj = icmp slt i8 %gmf, 0
br i1 %gmj, label %gmk, label %gml
gmk:
%gmm = add i64 %pj, 10
%gmn = getelementptr i8, ptr %g, i64 %pj
%gmo = getelementptr i8, ptr %gmn, i64 1
%gmp = load i8, ptr %gmo, align 1, !noalias !346
%gmq = zext i8 %gmp to i64
%gmr = add nsw i64 %pj, 2
%gms = and i64 %gmq, 127
%gmt = shl nuw nsw i64 %gms, 7
%gmu = or disjoint i64 %gmt, %gmh
%gmv = icmp slt i8 %gmp, 0
br i1 %gmv, label %gmw, label %gml
gmx:
%gmy = getelementptr i8, ptr %g, i64 %gmz
%gna = load i8, ptr %gmy, align 1, !noalias !346
%gnb = zext nneg i8 %gna to i64
%gnc = icmp ugt i8 %gna, 1
br i1 %gnc, label %gnd, label %gne
gne:
%gnf = shl nuw i64 %gnb, 63
%gng = or i64 %gnf, %gnh
br label %gml
gmw:
%gni = getelementptr i8, ptr %g, i64 %pj
%gnj = getelementptr i8, ptr %gni, i64 2
%gnk = load i8, ptr %gnj, align 1, !noalias !346
%gnl = zext i8 %gnk to i64
%gnm = add nsw i64 %pj, 3
%gnn = and i64 %gnl, 127
%gno = shl nuw nsw i64 %gnn, 14
%gnp = or disjoint i64 %gno, %gmu
%gnq = icmp slt i8 %gnk, 0
br i1 %gnq, label %gnr, label %gml
gnr:
%gns = getelementptr i8, ptr %g, i64 %pj
%gnt = getelementptr i8, ptr %gns, i64 3
%gnu = load i8, ptr %gnt, align 1, !noalias !346
%gnv = zext i8 %gnu to i64
%gnw = add nsw i64 %pj, 4
%gnx = and i64 %gnv, 127
%gny = shl nuw nsw i64 %gnx, 21
%gnz = or disjoint i64 %gny, %gnp
%goa = icmp slt i8 %gnu, 0
br i1 %goa, label %gob, label %gml
gob:
%goc = getelementptr i8, ptr %g, i64 %pj
%god = getelementptr i8, ptr %goc, i64 4
%goe = load i8, ptr %god, align 1, !noalias !346
%gof = zext i8 %goe to i64
%gog = add nsw i64 %pj, 5
%goh = and i64 %gof, 127
%goi = shl nuw nsw i64 %goh, 28
%goj = or disjoint i64 %goi, %gnz
%gok = icmp slt i8 %goe, 0
br i1 %gok, label %gol, label %gml
gol:
%gom = getelementptr i8, ptr %g, i64 %pj
%gon = getelementptr i8, ptr %gom, i64 5
%goo = load i8, ptr %gon, align 1, !noalias !346
%gop = zext i8 %goo to i64
%goq = add nsw i64 %pj, 6
%gor = and i64 %gop, 127
%gos = shl nuw nsw i64 %gor, 35
%got = or disjoint i64 %gos, %goj
%gou = icmp slt i8 %goo, 0
br i1 %gou, label %gov, label %gml
gov:
%gow = getelementptr i8, ptr %g, i64 %pj
%gox = getelementptr i8, ptr %gow, i64 6
%goy = load i8, ptr %gox, align 1, !noalias !346
%goz = zext i8 %goy to i64
%gpa = add nsw i64 %pj, 7
%gpb = and i64 %goz, 127
%gpc = shl nuw nsw i64 %gpb, 42
%gpd = or i64 %gpc, %got
%gpe = icmp slt i8 %goy, 0
br i1 %gpe, label %gpf, label %gml
gpf:
%gpg = getelementptr i8, ptr %g, i64 %pj
%gph = getelementptr i8, ptr %gpg, i64 7
%gpi = load i8, ptr %gph, align 1, !noalias !346
%gpj = zext i8 %gpi to i64
%gpk = add nsw i64 %pj, 8
%gpl = and i64 %gpj, 127
%gpm = shl nuw nsw i64 %gpl, 49
%gpn = or i64 %gpm, %gpd
%gpo = icmp slt i8 %gpi, 0
br i1 %gpo, label %gpp, label %gml
gpp:
%gpq = getelementptr i8, ptr %g, i64 %pj
%gpr = getelementptr i8, ptr %gpq, i64 8
%gps = load i8, ptr %gpr, align 1, !noalias !346
%gpt = zext i8 %gps to i64
%gmz = add nsw i64 %pj, 9
%gpu = and i64 %gpt, 127
%gpv = shl nuw nsw i64 %gpu, 56
%gnh = or i64 %gpv, %gpn
%gpw = icmp slt i8 %gps, 0
br i1 %gpw, label %gmx, label %gml
gpx:
%gpy = lshr i64 %gpz, 1
%gqa = and i64 %gpz, 1
%gqb = icmp eq i64 %gqa, 0
br i1 %gqb, label %gqc, label %yc
gqc:
%gqd = phi i64 [ %gpy, %gpx ], [ 0, %gnd ]
%gqe = phi i64 [ %gqf, %gpx ], [ %mo, %gnd ]
%gqg = sub nsw i64 %fk, %gqe
%gqh = icmp sgt i64 %gqd, %gqg
br i1 %gqh, label %yc, label %gqi
gml:
%gpz = phi i64 [ %gng, %gne ], [ %gmh, %gmc ], [ %gmu, %gmk ], [ %gnp, %gmw ], [ %gnz, %gnr ], [ %goj, %gob ], [ %got, %gol ], [ %gpd, %gov ], [ %gpn, %gpf ], [ %gnh, %gpp ]
%gqf = phi i64 [ %gmm, %gne ], [ %gmi, %gmc ], [ %gmr, %gmk ], [ %gnm, %gmw ], [ %gnw, %gnr ], [ %gog, %gob ], [ %goq, %gol ], [ %gpa, %gov ], [ %gpk, %gpf ], [ %gmz, %gpp ]
%gqj = icmp sgt i64 %gqf, %fk
br i1 %gqj, label %yc, label %gpx
gnd:
%gqk = icmp slt i64 %fk, %mo
br i1 %gqk, label %yc, label %gqc
gmd:
%gql = sub nsw i64 %fk, %pj
%gqm = icmp sgt i64 %gma, %gql
br i1 %gqm, label %yc, label %gqi
gqi:
%gqn = phi i64 [ %gma, %gmd ], [ %gqd, %gqc ]
%gqo = phi i64 [ %pj, %gmd ], [ %gqe, %gqc ]
%gqp = getelementptr i8, ptr %ht, i64 16
%gqq = load i64, ptr %gqp, align 8, !noalias !343
%gqr = icmp slt i64 %gqq, 0
%gqs = select i1 %gqr, i64 %ci, i64 0
%gqt = mul i64 %gqq, 24
%gqu = getelementptr i8, ptr %ch, i64 %gqt
%gqv = getelementptr i8, ptr %gqu, i64 8
%gqw = getelementptr i64, ptr %gqv, i64 %gqs
%gqx = load i64, ptr %gqw, align 8, !noalias !343
%gqy = mul i64 %gly, %np
%gqz = add i64 %gqx, %gqy
%gra = icmp eq i64 %gqn, 0
br i1 %gra, label %grb, label %grc
grc:
%grd = icmp slt i64 %gqo, 0
%gre = select i1 %grd, i64 %h, i64 0
%grf = getelementptr i8, ptr %g, i64 %gqo
%grg = getelementptr i8, ptr %grf, i64 %gre
%grh = load i8, ptr %grg, align 1, !noalias !351
%gri = icmp slt i8 %grh, 0
br i1 %gri, label %grj, label %grb
grb:
br label %grj
grk:
%grl = phi i64 [ %grm, %grn ], [ %gro, %grj ]
%grp = phi i64 [ %grq, %grn ], [ %grr, %grj ]
%grs = icmp sgt i64 %grp, 0
br i1 %grs, label %grn, label %grt
grn:
%grq = add nsw i64 %grp, -1
%gru = icmp slt i64 %grl, 0
%grv = select i1 %gru, i64 %h, i64 0
%grw = getelementptr i8, ptr %g, i64 %grv
%grx = getelementptr i8, ptr %grw, i64 %grl
%gry = load i8, ptr %grx, align 1, !noalias !351
%grz = icmp eq i8 %gry, %gsa
%grm = add i64 %grl, -1
br i1 %grz, label %grk, label %yc
gsb:
%gsc = phi i64 [ %gsd, %gse ], [ %gsf, %gsg ]
%gsh = phi i64 [ 0, %gse ], [ %gsi, %gsg ]
%gsj = add i64 %gsc, -1
%gsk = icmp slt i64 %gsh, %gqn
br i1 %gsk, label %gsl, label %gsm
gsl:
%gsn = icmp sgt i64 %gsc, -1
%gso = select i1 %gsn, i64 -1, i64 %eq
%gsp = getelementptr i8, ptr %g, i64 %gso
%gsq = getelementptr i8, ptr %gsp, i64 %gsc
%gsr = getelementptr i8, ptr %gsq, i64 1
%gss = load i8, ptr %gsr, align 1, !noalias !351
br label %gsm
gsm:
%gst = phi i8 [ %gss, %gsl ], [ %gsa, %gsb ]
%gsu = add i64 %gqz, %gsh
%gsv = icmp slt i64 %gsu, 0
%gsw = select i1 %gsv, i64 %bn, i64 0
%gsx = getelementptr i8, ptr %gsy, i64 %gsw
%gsz = getelementptr i8, ptr %gsx, i64 %gsh
store i8 %gst, ptr %gsz, align 1, !noalias !351
%gta = add i64 %gsh, 1
%gtb = icmp slt i64 %gta, %gqn
br i1 %gtb, label %gtc, label %gsg
gtc:
%gtd = icmp slt i64 %gsj, 0
%gte = select i1 %gtd, i64 %er, i64 -2
%gtf = getelementptr i8, ptr %g, i64 %gte
%gtg = getelementptr i8, ptr %gtf, i64 %gsc
%gth = getelementptr i8, ptr %gtg, i64 1
%gti = load i8, ptr %gth, align 1, !noalias !351
br label %gsg
gsg:
%gtj = phi i8 [ %gti, %gtc ], [ %gsa, %gsm ]
%gtk = add i64 %gqz, %gsh
%gtl = add i64 %gtk, 1
%gtm = icmp slt i64 %gtl, 0
%gtn = select i1 %gtm, i64 %ep, i64 1
%gto = getelementptr i8, ptr %gsy, i64 %gtn
%gtp = getelementptr i8, ptr %gto, i64 %gsh
store i8 %gtj, ptr %gtp, align 1, !noalias !351
%gsf = add i64 %gsc, -2
%gsi = add i64 %gta, 1
%gtq = icmp eq i64 %gsi, %gtr
br i1 %gtq, label %gts, label %gsb
gts:
%gtt = and i64 %gly, 1
%gtu = icmp eq i64 %gtt, 0
br i1 %gtu, label %gtv, label %gtw
gtw:
%gtx = phi i64 [ 0, %gty ], [ %gtr, %gts ]
%gtz = icmp slt i64 %gtx, %gqn
br i1 %gtz, label %gua, label %gub
gua:
%guc = xor i64 %gtx, -1
%gud = add i64 %gue, %guc
%guf = icmp slt i64 %gud, 0
%gug = select i1 %guf, i64 %h, i64 0
%guh = getelementptr i8, ptr %g, i64 %gud
%gui = getelementptr i8, ptr %guh, i64 %gug
%guj = load i8, ptr %gui, align 1, !noalias !351
br label %gub
gub:
%guk = phi i8 [ %guj, %gua ], [ %gsa, %gtw ]
%gul = add nsw i64 %gtx, %gqz
%gum = icmp slt i64 %gul, 0
%gun = select i1 %gum, i64 %bn, i64 0
%guo = getelementptr i8, ptr %bm, i64 %gul
%gup = getelementptr i8, ptr %guo, i64 %gun
store i8 %guk, ptr %gup, align 1, !noalias !351
br label %gtv
gtv:
%guq = icmp sgt i64 %gqn, %gly
br i1 %guq, label %gur, label %gus
grj:
%gut = phi i1 [ true, %grb ], [ false, %grc ]
%gsa = phi i8 [ 0, %grb ], [ -1, %grc ]
%guu = sub i64 %gqn, %gly
%grr = tail call i64 @llvm.smax.i64(i64 %guu, i64 0)
%gue = add i64 %gqo, %gqn
%guv = xor i64 %gly, -1
%gro = add i64 %gue, %guv
br label %grk
grt:
%guw = icmp slt i64 %gly, 1
br i1 %guw, label %gtv, label %gty
gty:
%gux = icmp eq i64 %gly, 1
br i1 %gux, label %gtw, label %gse
gse:
%guy = add i64 %ej, 2
%gtr = and i64 %gly, %guy
%gsy = getelementptr i8, ptr %bm, i64 %gqz
%gsd = add i64 %gue, -1
br label %gsb
gur:
%guz = add nsw i64 %gqz, %gly
%gva = icmp sgt i64 %guz, 0
%gvb = select i1 %gva, i64 0, i64 %bn
%gvc = getelementptr i8, ptr %bm, i64 %guz
%gvd = getelementptr i8, ptr %gvc, i64 -1
%gve = getelementptr i8, ptr %gvd, i64 %gvb
%gvf = load i8, ptr %gve, align 1, !noalias !351
%gvg = icmp sgt i8 %gvf, -1
%gvh = xor i1 %gut, %gvg
br i1 %gvh, label %yc, label %gus
gus:
%gvi = ashr i64 %gqz, 3
%gvj = ashr i64 %gly, 3
%gvk = getelementptr i8, ptr %ht, i64 40
%gvl = load i64, ptr %gvk, align 8, !noalias !343
%gvm = add nsw i64 %gvi, %gvj
%gvn = icmp sgt i64 %gvm, 0
%gvo = select i1 %gvn, i64 0, i64 %cb
%gvp = getelementptr i64, ptr %ca, i64 %gvm
%gvq = getelementptr i8, ptr %gvp, i64 -8
%gvr = getelementptr i64, ptr %gvq, i64 %gvo
%gvs = load i64, ptr %gvr, align 8, !noalias !354
%gvt = freeze i64 %gvs
%gvu = icmp sgt i64 %gvt, -1
%gvv = tail call i64 @llvm.smax.i64(i64 %gvj, i64 0)
%gvw = add nsw i64 %gvj, -1
%gvx = add i64 %gvw, %gvl
br i1 %gvu, label %gvy, label %gvz
gvz:
br label %gwa
gvy:
br label %gwb
gwb:
%gwc = phi i64 [ %gwd, %gwe ], [ %gvx, %gvy ]
%gwf = phi i64 [ %gwg, %gwe ], [ %gvm, %gvy ]
%gwh = phi i64 [ %gwi, %gwe ], [ %gvv, %gvy ]
%gwj = icmp sgt i64 %gwh, 0
br i1 %gwj, label %gwe, label %gwk
gwe:
%gwg = add nsw i64 %gwf, -1
%gwi = add nsw i64 %gwh, -1
%gwl = icmp sgt i64 %gwf, 0
%gwm = select i1 %gwl, i64 0, i64 %es
%gwn = getelementptr i8, ptr %eu, i64 %gwm
%gwo = shl i64 %gwf, 3
%gwp = getelementptr i8, ptr %gwn, i64 %gwo
%gwq = load i64, ptr %gwp, align 8, !noalias !354
%gwr = icmp slt i64 %gwc, 0
%gws = select i1 %gwr, i64 %et, i64 0
%gwt = getelementptr i8, ptr %bf, i64 %gws
%gwu = shl i64 %gwc, 3
%gwv = getelementptr i8, ptr %gwt, i64 %gwu
%gww = load i64, ptr %gwv, align 8, !noalias !354
%gwx = icmp eq i64 %gwq, %gww
%gwd = add i64 %gwc, -1
br i1 %gwx, label %gwb, label %gwy
gwa:
%gwz = phi i64 [ %gxa, %gxb ], [ %gvx, %gvz ]
%gxc = phi i64 [ %gxd, %gxb ], [ %gvm, %gvz ]
%gxe = phi i64 [ %gxf, %gxb ], [ %gvv, %gvz ]
%gxg = icmp sgt i64 %gxe, 0
br i1 %gxg, label %gxb, label %yc
gxb:
%gxd = add nsw i64 %gxc, -1
%gxf = add nsw i64 %gxe, -1
%gxh = icmp sgt i64 %gxc, 0
%gxi = select i1 %gxh, i64 0, i64 %es
%gxj = getelementptr i8, ptr %eu, i64 %gxi
%gxk = shl i64 %gxc, 3
%gxl = getelementptr i8, ptr %gxj, i64 %gxk
%gxm = load i64, ptr %gxl, align 8, !noalias !354
%gxn = xor i64 %gxm, -1
%gxo = icmp slt i64 %gwz, 0
%gxp = select i1 %gxo, i64 %et, i64 0
%gxq = getelementptr i8, ptr %bf, i64 %gxp
%gxr = shl i64 %gwz, 3
%gxs = getelementptr i8, ptr %gxq, i64 %gxr
%gxt = load i64, ptr %gxs, align 8, !noalias !354
%gxu = icmp eq i64 %gxt, %gxn
%gxa = add i64 %gwz, -1
br i1 %gxu, label %gwa, label %gwy
gwy:
%gxv = phi i64 [ %gwq, %gwe ], [ %gxn, %gxb ]
%gxw = phi i64 [ %gww, %gwe ], [ %gxt, %gxb ]
%gxx = icmp ult i64 %gxv, %gxw
br i1 %gxx, label %gwk, label %yc
gwk:
br label %yc
qf:
%gxy = getelementptr i8, ptr %ht, i64 24
%gxz = load i64, ptr %gxy, align 8, !noalias !357
%gya = sub nsw i64 %fk, %pj
%gyb = icmp sgt i64 %gxz, %gya
br i1 %gyb, label %yc, label %gyc
gyc:
%gyd = getelementptr i8, ptr %ht, i64 16
%gye = load i64, ptr %gyd, align 8, !noalias !357
%gyf = icmp slt i64 %gye, 0
%gyg = select i1 %gyf, i64 %ci, i64 0
%gyh = mul i64 %gye, 24
%gyi = getelementptr i8, ptr %ch, i64 %gyh
%gyj = getelementptr i8, ptr %gyi, i64 8
%gyk = getelementptr i64, ptr %gyj, i64 %gyg
%gyl = load i64, ptr %gyk, align 8, !noalias !357
%gym = mul i64 %gxz, %np
%gyn = add i64 %gyl, %gym
%gyo = icmp ugt i64 %gxz, 7
br i1 %gyo, label %gyp, label %gyq
gyp:
%gyr = add i64 %gxz, -8
%gys = icmp eq i64 %gyr, 0
br i1 %gys, label %gyt, label %gyu
gyu:
%gyv = getelementptr i8, ptr %g, i64 %pj
%gyw = getelementptr i8, ptr %bm, i64 %gyn
%gyx = add i64 %gxz, -9
%gyy = lshr i64 %gyx, 3
%gyz = add nuw nsw i64 %gyy, 1
%gza = icmp ult i64 %gyx, 56
br i1 %gza, label %gzb, label %gzc
gzb:
%gzd = phi i64 [ 0, %gzc ], [ 0, %gyu ], [ %gze, %gzf ]
br label %gzg
gzc:
%gzh = ptrtoint ptr %bm to i64
%gzi = ptrtoint ptr %g to i64
%gzj = add i64 %pj, %gzi
%gzk = sub i64 %gzh, %gzj
%gzl = add i64 %gzk, %gyn
%gzm = icmp ult i64 %gzl, 32
br i1 %gzm, label %gzb, label %gzn
gzn:
%gzo = bitcast i64 4611686018427387900 to i64
%gzp = and i64 %gyz, %gzo
%gzq = getelementptr i8, ptr %gyw, i64 16
%gzr = getelementptr i8, ptr %fd, i64 %pj
br label %gzs
gzs:
%gzt = phi i64 [ 0, %gzn ], [ %gzu, %gzs ]
%gzv = shl i64 %gzt, 3
%gzw = getelementptr i8, ptr %gzr, i64 %gzv
%gzx = getelementptr i8, ptr %gzw, i64 -16
%gzy = load <2 x i64>, ptr %gzx, align 1, !noalias !360
%gzz = getelementptr i8, ptr %gzr, i64 %gzv
%haa = load <2 x i64>, ptr %gzz, align 1, !noalias !360
%hab = shl i64 %gzt, 3
%hac = getelementptr i8, ptr %gzq, i64 %hab
%had = shl i64 %gzt, 3
%hae = getelementptr i8, ptr %gzq, i64 %had
%haf = getelementptr i8, ptr %hae, i64 -16
store <2 x i64> %gzy, ptr %haf, align 1, !noalias !365
store <2 x i64> %haa, ptr %hac, align 1, !noalias !365
%gzu = add nuw i64 %gzt, 4
%hag = icmp eq i64 %gzp, %gzu
br i1 %hag, label %gzf, label %gzs, !llvm.loop !368
gzf:
%gze = shl nuw i64 %gzp, 3
%hah = icmp eq i64 %gyz, %gzp
br i1 %hah, label %gyt, label %gzb
gyq:
%hai = icmp samesign ugt i64 %gxz, 3
br i1 %hai, label %haj, label %hak
hal:
%ham = getelementptr i8, ptr %g, i64 %pj
%han = getelementptr i8, ptr %ham, i64 1
%hao = load i8, ptr %han, align 1, !noalias !369
%hap = getelementptr i8, ptr %bm, i64 %gyn
%haq = getelementptr i8, ptr %hap, i64 1
store i8 %hao, ptr %haq, align 1, !noalias !369
%har = icmp eq i64 %gxz, 2
br i1 %har, label %has, label %hat
hat:
%hau = getelementptr i8, ptr %g, i64 %pj
%hav = getelementptr i8, ptr %hau, i64 2
%haw = load i8, ptr %hav, align 1, !noalias !369
%hax = getelementptr i8, ptr %bm, i64 %gyn
%hay = getelementptr i8, ptr %hax, i64 2
store i8 %haw, ptr %hay, align 1, !noalias !369
br label %has
gzg:
%haz = phi i64 [ %hba, %gzg ], [ %gzd, %gzb ]
%hbb = getelementptr i8, ptr %gyv, i64 %haz
%hbc = load i64, ptr %hbb, align 1, !noalias !360
%hbd = getelementptr i8, ptr %gyw, i64 %haz
store i64 %hbc, ptr %hbd, align 1, !noalias !365
%hba = add nuw i64 %haz, 8
%hbe = icmp ult i64 %hba, %gyr
br i1 %hbe, label %gzg, label %gyt, !llvm.loop !370
gyt:
%hbf = getelementptr i8, ptr %g, i64 %gyr
%hbg = getelementptr i8, ptr %hbf, i64 %pj
%hbh = load i64, ptr %hbg, align 1, !noalias !371
%hbi = getelementptr i8, ptr %bm, i64 %gyn
%hbj = getelementptr i8, ptr %hbi, i64 %gyr
store i64 %hbh, ptr %hbj, align 1, !noalias !374
br label %has
haj:
%hbk = add nsw i64 %gxz, -4
%hbl = getelementptr i8, ptr %g, i64 %pj
%hbm = load i32, ptr %hbl, align 1, !noalias !377
%hbn = getelementptr i8, ptr %g, i64 %hbk
%hbo = getelementptr i8, ptr %hbn, i64 %pj
%hbp = load i32, ptr %hbo, align 1, !noalias !380
%hbq = getelementptr i8, ptr %bm, i64 %gyn
store i32 %hbm, ptr %hbq, align 1, !noalias !383
%hbr = getelementptr i8, ptr %hbq, i64 %hbk
store i32 %hbp, ptr %hbr, align 1, !noalias !386
br label %has
hak:
%hbs = icmp eq i64 %gxz, 0
br i1 %hbs, label %has, label %hbt
hbt:
%hbu = getelementptr i8, ptr %g, i64 %pj
%hbv = getelementptr i8, ptr %bm, i64 %gyn
%hbw = load i8, ptr %hbu, align 1, !noalias !369
store i8 %hbw, ptr %hbv, align 1, !noalias !369
%hbx = icmp eq i64 %gxz, 1
br i1 %hbx, label %has, label %hal
has:
%hby = add nsw i64 %gxz, %pj
br label %yc
rf:
%hbz = phi i64 [ %ue, %qn ], [ 0, %qz ]
%hca = phi i64 [ %ua, %qn ], [ %mo, %qz ]
%hcb = getelementptr i8, ptr %ht, i64 16
%hcc = load i64, ptr %hcb, align 8, !noalias !389
%hcd = mul i64 %hcc, 24
%hce = getelementptr i8, ptr %ch, i64 %hcd
%hcf = getelementptr i8, ptr %hce, i64 8
%hcg = load i64, ptr %hcf, align 8, !noalias !390
%hch = ashr i64 %hcg, 3
%hci = getelementptr i64, ptr %ca, i64 %hch
%hcj = getelementptr i64, ptr %hci, i64 %np
store i64 %hbz, ptr %hcj, align 8, !noalias !389
br label %yc
bzl:
%hck = phi i64 [ %bzo, %bvt ], [ %bzn, %bzk ], [ %bzo, %bzf ], [ %mo, %bwl ]
%hcl = phi i64 [ 3, %bvt ], [ %bzr, %bzk ], [ 5, %bzf ], [ 3, %bwl ]
%hcm = phi i64 [ 0, %bvt ], [ %bzs, %bzk ], [ 0, %bzf ], [ 0, %bwl ]
%hcn = getelementptr i8, ptr %ht, i64 16
%hco = load i64, ptr %hcn, align 8, !noalias !393
%hcp = mul i64 %hco, 24
%hcq = getelementptr i8, ptr %ch, i64 %hcp
%hcr = getelementptr i8, ptr %hcq, i64 8
%hcs = load i64, ptr %hcr, align 8, !noalias !394
%hct = ashr i64 %hcs, 3
%hcu = shl nsw i64 %np, 1
%hcv = add nsw i64 %hct, %hcu
%hcw = icmp slt i64 %hcv, 0
%hcx = select i1 %hcw, i64 %cb, i64 0
%hcy = getelementptr i64, ptr %ca, i64 %hcv
%hcz = getelementptr i64, ptr %hcy, i64 %hcx
store i64 %hck, ptr %hcz, align 8, !noalias !393
%hda = icmp slt i64 %hcv, -1
%hdb = select i1 %hda, i64 %cb, i64 0
%hdc = getelementptr i8, ptr %hcy, i64 8
%hdd = getelementptr i64, ptr %hdc, i64 %hdb
store i64 %hcm, ptr %hdd, align 8, !noalias !393
%hde = add nsw i64 %hcm, %hck
br label %yc
cdu:
%hdf = phi i64 [ 0, %cac ], [ %cea, %cdt ], [ 0, %cdo ], [ 0, %cau ]
%hdg = phi i64 [ %cdx, %cac ], [ %cdw, %cdt ], [ %cdx, %cdo ], [ %mo, %cau ]
%hdh = phi i64 [ 3, %cac ], [ %ceb, %cdt ], [ 5, %cdo ], [ 3, %cau ]
%hdi = add nsw i64 %hdg, %hdf
br label %yc
fxx:
%hdj = phi i1 [ %gaw, %fxf ], [ false, %fxr ]
%hdk = phi i64 [ %gas, %fxf ], [ %mo, %fxr ]
%hdl = icmp sle i64 %hdk, %fk
%hdm = select i1 %hdl, i1 %hdj, i1 false
%hdn = select i1 %hdm, i64 8, i64 0
br label %yc
qa:
%hdo = getelementptr i8, ptr %ht, i64 16
%hdp = load i64, ptr %hdo, align 8, !noalias !397
%hdq = mul i64 %hdp, 24
%hdr = getelementptr i8, ptr %ch, i64 %hdq
%hds = getelementptr i8, ptr %hdr, i64 8
%hdt = load i64, ptr %hds, align 8, !noalias !400
%hdu = ashr i64 %hdt, 2
%hdv = add nsw i64 %hdu, %np
%hdw = icmp slt i64 %hdv, 0
%hdx = select i1 %hdw, i64 %bu, i64 0
%hdy = getelementptr i32, ptr %bt, i64 %hdv
%hdz = getelementptr i32, ptr %hdy, i64 %hdx
%hea = load i32, ptr %hdz, align 4, !noalias !397
%heb = icmp slt i64 %hdv, -1
%hec = select i1 %heb, i64 %bu, i64 0
%hed = getelementptr i8, ptr %hdy, i64 4
%hee = getelementptr i32, ptr %hed, i64 %hec
store i32 %hea, ptr %hee, align 4, !noalias !397
br label %yc
po:
%hef = getelementptr i8, ptr %ht, i64 24
%heg = load i64, ptr %hef, align 8, !noalias !403
%heh = sub nsw i64 %fk, %pj
%hei = icmp sgt i64 %heg, %heh
%hej = select i1 %hei, i64 0, i64 %heg
%hek = add nsw i64 %hej, %pj
%hel = select i1 %hei, i64 3, i64 0
br label %yc
pm:
switch i64 %ho, label %hem [
i64 19, label %hen
i64 20, label %heo
i64 21, label %hep
i64 22, label %heq
i64 23, label %her
i64 24, label %hes
i64 25, label %het
]
hen:
%heu = add nsw i64 %hw, 1
br label %hev
heo:
%hew = getelementptr i8, ptr %ht, i64 24
%hex = load i64, ptr %hew, align 8, !noalias !2
br label %hev
hep:
%hey = icmp slt i64 %hez, 0
%hfa = select i1 %hey, i64 %dr, i64 0
%hfb = add i64 %hfa, %hez
%hfc = mul i64 %hfb, %ds
%hfd = getelementptr i64, ptr %dq, i64 %hfc
store i64 %np, ptr %hfd, align 8, !noalias !406
%hfe = getelementptr i8, ptr %hfd, i64 8
store i64 0, ptr %hfe, align 8, !noalias !406
%hff = getelementptr i8, ptr %ht, i64 16
%hfg = load i64, ptr %hff, align 8, !noalias !406
%hfh = icmp sgt i64 %hfg, -1
br i1 %hfh, label %hfi, label %hfj
hfi:
%hfk = getelementptr i8, ptr %ht, i64 24
%hfl = load i64, ptr %hfk, align 8, !noalias !406
%hfm = icmp slt i64 %hfl, 0
%hfn = select i1 %hfm, i64 %dd, i64 0
%hfo = getelementptr i64, ptr %dc, i64 %hfl
%hfp = getelementptr i64, ptr %hfo, i64 %hfn
%hfq = load i64, ptr %hfp, align 8, !noalias !406
br label %hfj
hfj:
%hfr = phi i64 [ %hfq, %hfi ], [ %np, %hep ]
%hfs = getelementptr i8, ptr %ht, i64 40
%hft = load i64, ptr %hfs, align 8, !noalias !406
%hfu = add nsw i64 %hez, 1
br label %hev
heq:
%hfv = getelementptr i8, ptr %ht, i64 16
%hfw = load i64, ptr %hfv, align 8, !noalias !409
%hfx = icmp sgt i64 %hfw, -1
br i1 %hfx, label %hfy, label %hfz
hfy:
%hga = getelementptr i8, ptr %ht, i64 24
%hgb = load i64, ptr %hga, align 8, !noalias !409
%hgc = icmp slt i64 %hgb, 0
%hgd = select i1 %hgc, i64 %dd, i64 0
%hge = getelementptr i64, ptr %dc, i64 %hgb
%hgf = getelementptr i64, ptr %hge, i64 %hgd
%hgg = load i64, ptr %hgf, align 8, !noalias !409
%hgh = add nsw i64 %hgg, 1
store i64 %hgh, ptr %hgf, align 8, !noalias !409
%hgi = add nsw i64 %np, 1
br label %hfz
hfz:
%hgj = phi i64 [ %hgi, %hfy ], [ %np, %heq ]
%hgk = add nsw i64 %hez, -1
%hgl = icmp sgt i64 %hez, 0
%hgm = select i1 %hgl, i64 0, i64 %dr
%hgn = add i64 %hgk, %hgm
%hgo = mul i64 %hgn, %ds
%hgp = getelementptr i64, ptr %dq, i64 %hgo
%hgq = getelementptr i8, ptr %hgp, i64 8
%hgr = load i64, ptr %hgq, align 8, !noalias !409
%hgs = add nsw i64 %hgr, -1
store i64 %hgs, ptr %hgq, align 8, !noalias !409
%hgt = icmp sgt i64 %hgr, 1
br i1 %hgt, label %hgu, label %hgv
hgu:
%hgw = getelementptr i8, ptr %ht, i64 32
%hgx = load i64, ptr %hgw, align 8, !noalias !409
br label %hev
hgv:
%hgy = add nsw i64 %hw, 1
br label %hev
her:
%hgz = getelementptr i8, ptr %ht, i64 16
%hha = load i64, ptr %hgz, align 8, !noalias !412
%hhb = getelementptr i8, ptr %ht, i64 24
%hhc = load i64, ptr %hhb, align 8, !noalias !412
%hhd = getelementptr i8, ptr %ht, i64 40
%hhe = load i64, ptr %hhd, align 8, !noalias !412
%hhf = getelementptr i8, ptr %g, i64 %pj
%hhg = load i8, ptr %hhf, align 1, !noalias !415
%hhh = zext i8 %hhg to i64
%hhi = and i64 %hhh, 127
%hhj = add nsw i64 %pj, 1
%hhk = icmp slt i8 %hhg, 0
br i1 %hhk, label %hhl, label %hhm
hhl:
%hhn = add i64 %pj, 10
%hho = getelementptr i8, ptr %g, i64 %pj
%hhp = getelementptr i8, ptr %hho, i64 1
%hhq = load i8, ptr %hhp, align 1, !noalias !415
%hhr = zext i8 %hhq to i64
%hhs = add nsw i64 %pj, 2
%hht = and i64 %hhr, 127
%hhu = shl nuw nsw i64 %hht, 7
%hhv = or disjoint i64 %hhu, %hhi
%hhw = icmp slt i8 %hhq, 0
br i1 %hhw, label %hhx, label %hhm
hhy:
%hhz = getelementptr i8, ptr %g, i64 %hia
%hib = load i8, ptr %hhz, align 1, !noalias !415
%hic = zext nneg i8 %hib to i64
%hid = icmp ugt i8 %hib, 1
br i1 %hid, label %hie, label %hif
hif:
%hig = shl nuw i64 %hic, 63
%hih = or i64 %hig, %hii
br label %hhm
hhx:
%hij = getelementptr i8, ptr %g, i64 %pj
%hik = getelementptr i8, ptr %hij, i64 2
%hil = load i8, ptr %hik, align 1, !noalias !415
%him = zext i8 %hil to i64
%hin = add nsw i64 %pj, 3
%hio = and i64 %him, 127
%hip = shl nuw nsw i64 %hio, 14
%hiq = or disjoint i64 %hip, %hhv
%hir = icmp slt i8 %hil, 0
br i1 %hir, label %his, label %hhm
his:
%hit = getelementptr i8, ptr %g, i64 %pj
%hiu = getelementptr i8, ptr %hit, i64 3
%hiv = load i8, ptr %hiu, align 1, !noalias !415
%hiw = zext i8 %hiv to i64
%hix = add nsw i64 %pj, 4
%hiy = and i64 %hiw, 127
%hiz = shl nuw nsw i64 %hiy, 21
%hja = or disjoint i64 %hiz, %hiq
%hjb = icmp slt i8 %hiv, 0
br i1 %hjb, label %hjc, label %hhm
hjc:
%hjd = getelementptr i8, ptr %g, i64 %pj
%hje = getelementptr i8, ptr %hjd, i64 4
%hjf = load i8, ptr %hje, align 1, !noalias !415
%hjg = zext i8 %hjf to i64
%hjh = add nsw i64 %pj, 5
%hji = and i64 %hjg, 127
%hjj = shl nuw nsw i64 %hji, 28
%hjk = or disjoint i64 %hjj, %hja
%hjl = icmp slt i8 %hjf, 0
br i1 %hjl, label %hjm, label %hhm
hjm:
%hjn = getelementptr i8, ptr %g, i64 %pj
%hjo = getelementptr i8, ptr %hjn, i64 5
%hjp = load i8, ptr %hjo, align 1, !noalias !415
%hjq = zext i8 %hjp to i64
%hjr = add nsw i64 %pj, 6
%hjs = and i64 %hjq, 127
%hjt = shl nuw nsw i64 %hjs, 35
%hju = or disjoint i64 %hjt, %hjk
%hjv = icmp slt i8 %hjp, 0
br i1 %hjv, label %hjw, label %hhm
hjw:
%hjx = getelementptr i8, ptr %g, i64 %pj
%hjy = getelementptr i8, ptr %hjx, i64 6
%hjz = load i8, ptr %hjy, align 1, !noalias !415
%hka = zext i8 %hjz to i64
%hkb = add nsw i64 %pj, 7
%hkc = and i64 %hka, 127
%hkd = shl nuw nsw i64 %hkc, 42
%hke = or i64 %hkd, %hju
%hkf = icmp slt i8 %hjz, 0
br i1 %hkf, label %hkg, label %hhm
hkg:
%hkh = getelementptr i8, ptr %g, i64 %pj
%hki = getelementptr i8, ptr %hkh, i64 7
%hkj = load i8, ptr %hki, align 1, !noalias !415
%hkk = zext i8 %hkj to i64
%hkl = add nsw i64 %pj, 8
%hkm = and i64 %hkk, 127
%hkn = shl nuw nsw i64 %hkm, 49
%hko = or i64 %hkn, %hke
%hkp = icmp slt i8 %hkj, 0
br i1 %hkp, label %hkq, label %hhm
hkq:
%hkr = getelementptr i8, ptr %g, i64 %pj
%hks = getelementptr i8, ptr %hkr, i64 8
%hkt = load i8, ptr %hks, align 1, !noalias !415
%hku = zext i8 %hkt to i64
%hia = add nsw i64 %pj, 9
%hkv = and i64 %hku, 127
%hkw = shl nuw nsw i64 %hkv, 56
%hii = or i64 %hkw, %hko
%hkx = icmp slt i8 %hkt, 0
br i1 %hkx, label %hhy, label %hhm
hky:
%hkz = icmp eq i64 %hla, 0
br i1 %hkz, label %hlb, label %hlc
hlc:
%hld = add i64 %ej, 4
%hle = icmp eq i64 %hlf, %hld
br i1 %hle, label %mm, label %hlg
hlg:
%hlh = sub nsw i64 0, %hlf
%hli = getelementptr i8, ptr %g, i64 %hlj
%hlk = load i8, ptr %hli, align 1, !noalias !420
%hll = zext i8 %hlk to i64
%hlm = and i64 %hll, 127
%hln = add nsw i64 %hlj, 1
%hlo = icmp slt i8 %hlk, 0
br i1 %hlo, label %hlp, label %hlq
hlp:
%hlr = add i64 %hlj, 10
%hls = getelementptr i8, ptr %g, i64 %hlj
%hlt = getelementptr i8, ptr %hls, i64 1
%hlu = load i8, ptr %hlt, align 1, !noalias !420
%hlv = zext i8 %hlu to i64
%hlw = add nsw i64 %hlj, 2
%hlx = and i64 %hlv, 127
%hly = shl nuw nsw i64 %hlx, 7
%hlz = or disjoint i64 %hly, %hlm
%hma = icmp slt i8 %hlu, 0
br i1 %hma, label %hmb, label %hlq
hmc:
%hmd = getelementptr i8, ptr %g, i64 %hme
%hmf = load i8, ptr %hmd, align 1, !noalias !420
%hmg = zext nneg i8 %hmf to i64
%hmh = icmp ugt i8 %hmf, 1
br i1 %hmh, label %hmi, label %hmj
hmj:
%hmk = shl nuw i64 %hmg, 63
%hml = or i64 %hmk, %hmm
br label %hlq
hmb:
%hmn = getelementptr i8, ptr %g, i64 %hlj
%hmo = getelementptr i8, ptr %hmn, i64 2
%hmp = load i8, ptr %hmo, align 1, !noalias !420
%hmq = zext i8 %hmp to i64
%hmr = add nsw i64 %hlj, 3
%hms = and i64 %hmq, 127
%hmt = shl nuw nsw i64 %hms, 14
%hmu = or disjoint i64 %hmt, %hlz
%hmv = icmp slt i8 %hmp, 0
br i1 %hmv, label %hmw, label %hlq
hmw:
%hmx = getelementptr i8, ptr %g, i64 %hlj
%hmy = getelementptr i8, ptr %hmx, i64 3
%hmz = load i8, ptr %hmy, align 1, !noalias !420
%hna = zext i8 %hmz to i64
%hnb = add nsw i64 %hlj, 4
%hnc = and i64 %hna, 127
%hnd = shl nuw nsw i64 %hnc, 21
%hne = or disjoint i64 %hnd, %hmu
%hnf = icmp slt i8 %hmz, 0
br i1 %hnf, label %hng, label %hlq
hng:
%hnh = getelementptr i8, ptr %g, i64 %hlj
%hni = getelementptr i8, ptr %hnh, i64 4
%hnj = load i8, ptr %hni, align 1, !noalias !420
%hnk = zext i8 %hnj to i64
%hnl = add nsw i64 %hlj, 5
%hnm = and i64 %hnk, 127
%hnn = shl nuw nsw i64 %hnm, 28
%hno = or disjoint i64 %hnn, %hne
%hnp = icmp slt i8 %hnj, 0
br i1 %hnp, label %hnq, label %hlq
hnq:
%hnr = getelementptr i8, ptr %g, i64 %hlj
%hns = getelementptr i8, ptr %hnr, i64 5
%hnt = load i8, ptr %hns, align 1, !noalias !420
%hnu = zext i8 %hnt to i64
%hnv = add nsw i64 %hlj, 6
%hnw = and i64 %hnu, 127
%hnx = shl nuw nsw i64 %hnw, 35
%hny = or disjoint i64 %hnx, %hno
%hnz = icmp slt i8 %hnt, 0
br i1 %hnz, label %hoa, label %hlq
hoa:
%hob = getelementptr i8, ptr %g, i64 %hlj
%hoc = getelementptr i8, ptr %hob, i64 6
%hod = load i8, ptr %hoc, align 1, !noalias !420
%hoe = zext i8 %hod to i64
%hof = add nsw i64 %hlj, 7
%hog = and i64 %hoe, 127
%hoh = shl nuw nsw i64 %hog, 42
%hoi = or i64 %hoh, %hny
%hoj = icmp slt i8 %hod, 0
br i1 %hoj, label %hok, label %hlq
hok:
%hol = getelementptr i8, ptr %g, i64 %hlj
%hom = getelementptr i8, ptr %hol, i64 7
%hon = load i8, ptr %hom, align 1, !noalias !420
%hoo = zext i8 %hon to i64
%hop = add nsw i64 %hlj, 8
%hoq = and i64 %hoo, 127
%hor = shl nuw nsw i64 %hoq, 49
%hos = or i64 %hor, %hoi
%hot = icmp slt i8 %hon, 0
br i1 %hot, label %hou, label %hlq
hou:
%hov = getelementptr i8, ptr %g, i64 %hlj
%how = getelementptr i8, ptr %hov, i64 8
%hox = load i8, ptr %how, align 1, !noalias !420
%hoy = zext i8 %hox to i64
%hme = add nsw i64 %hlj, 9
%hoz = and i64 %hoy, 127
%hpa = shl nuw nsw i64 %hoz, 56
%hmm = or i64 %hpa, %hos
%hpb = icmp slt i8 %hox, 0
br i1 %hpb, label %hmc, label %hlq
hlq:
%hpc = phi i64 [ %hml, %hmj ], [ %hlm, %hlg ], [ %hlz, %hlp ], [ %hmu, %hmb ], [ %hne, %hmw ], [ %hno, %hng ], [ %hny, %hnq ], [ %hoi, %hoa ], [ %hos, %hok ], [ %hmm, %hou ]
%hpd = phi i64 [ %hlr, %hmj ], [ %hln, %hlg ], [ %hlw, %hlp ], [ %hmr, %hmb ], [ %hnb, %hmw ], [ %hnl, %hng ], [ %hnv, %hnq ], [ %hof, %hoa ], [ %hop, %hok ], [ %hme, %hou ]
%hpe = lshr i64 %hpc, 1
%hpf = and i64 %hpc, 1
%hpg = sub nsw i64 0, %hpf
%hph = xor i64 %hpe, %hpg
br label %hmi
hpi:
%hpj = icmp slt i64 %hpk, 0
%hpl = sub nsw i64 %fk, %hpm
%hpn = icmp sgt i64 %hpk, %hpl
%hpo = select i1 %hpj, i1 true, i1 %hpn
br i1 %hpo, label %mm, label %hlb
hlb:
%hpp = phi i64 [ %hlf, %hky ], [ %hlh, %hpi ], [ 0, %hie ]
%hpq = phi i64 [ %hlj, %hky ], [ %hpm, %hpi ], [ %mo, %hie ]
%hpr = phi i64 [ -1, %hky ], [ %hpk, %hpi ], [ -1, %hie ]
%hps = icmp sgt i64 %hhe, 0
br i1 %hps, label %hpt, label %hpu
hhm:
%hpv = phi i64 [ %hih, %hif ], [ %hhi, %her ], [ %hhv, %hhl ], [ %hiq, %hhx ], [ %hja, %his ], [ %hjk, %hjc ], [ %hju, %hjm ], [ %hke, %hjw ], [ %hko, %hkg ], [ %hii, %hkq ]
%hlj = phi i64 [ %hhn, %hif ], [ %hhj, %her ], [ %hhs, %hhl ], [ %hin, %hhx ], [ %hix, %his ], [ %hjh, %hjc ], [ %hjr, %hjm ], [ %hkb, %hjw ], [ %hkl, %hkg ], [ %hia, %hkq ]
%hpw = lshr i64 %hpv, 1
%hla = and i64 %hpv, 1
%hpx = sub nsw i64 0, %hla
%hlf = xor i64 %hpw, %hpx
%hpy = icmp sgt i64 %hlj, %fk
br i1 %hpy, label %mm, label %hky
hie:
%hpz = icmp slt i64 %fk, %mo
br i1 %hpz, label %hqa, label %hlb
hmi:
%hpk = phi i64 [ %hph, %hlq ], [ 0, %hmc ]
%hpm = phi i64 [ %hpd, %hlq ], [ %mo, %hmc ]
%hqb = icmp slt i64 %fk, %hpm
br i1 %hqb, label %mm, label %hpi
hpt:
%hqc = sub nsw i64 %fk, %hpq
%hqd = or i64 %hqc, %hhe
%hqe = icmp ult i64 %hqd, 4294967296
br i1 %hqe, label %hqf, label %hqg
hqf:
%hqh = trunc nuw i64 %hhe to i32
%hqi = trunc nuw i64 %hqc to i32
%hqj = udiv i32 %hqi, %hqh
%hqk = zext i32 %hqj to i64
br label %hql
hqg:
%hqm = or i64 %hqc, %hhe
%hqn = and i64 %hqm, -4294967296
%hqo = icmp eq i64 %hqn, 0
br i1 %hqo, label %hqp, label %hqq
hqp:
%hqr = trunc i64 %hhe to i32
%hqs = trunc i64 %hqc to i32
%hqt = udiv i32 %hqs, %hqr
%hqu = urem i32 %hqs, %hqr
%hqv = zext i32 %hqt to i64
%hqw = zext i32 %hqu to i64
br label %hqx
hqq:
%hqy = sdiv i64 %hqc, %hhe
%hqz = srem i64 %hqc, %hhe
br label %hqx
hqx:
%hra = phi i64 [ %hqv, %hqp ], [ %hqy, %hqq ]
%hrb = phi i64 [ %hqw, %hqp ], [ %hqz, %hqq ]
%hrc = ashr i64 %hrb, 63
br label %hql
hql:
%hrd = phi i64 [ %hqk, %hqf ], [ %hra, %hqx ]
%hre = phi i64 [ 0, %hqf ], [ %hrc, %hqx ]
%hrf = add i64 %hre, %hrd
%hrg = icmp sgt i64 %hpp, %hrf
br i1 %hrg, label %mm, label %hpu
hpu:
%hrh = icmp eq i64 %hpp, 0
br i1 %hrh, label %hri, label %hrj
hri:
%hrk = add nsw i64 %hez, -1
%hrl = icmp sgt i64 %hez, 0
%hrm = select i1 %hrl, i64 0, i64 %dr
%hrn = add i64 %hrm, %hrk
%hro = mul i64 %hrn, %ds
%hrp = getelementptr i64, ptr %dq, i64 %hro
%hrq = load i64, ptr %hrp, align 8, !noalias !412
%hrr = icmp sgt i64 %hha, -1
br i1 %hrr, label %hrs, label %hrt
hrt:
%hru = add nsw i64 %hw, 1
br label %hev
hrj:
%hrv = icmp eq i64 %hhe, 0
br i1 %hrv, label %hrw, label %hrx
hrw:
%hry = getelementptr i8, ptr %dz, i64 40
%hrz = load i64, ptr %hry, align 8, !noalias !412
%hsa = icmp sgt i64 %hpp, %hrz
br i1 %hsa, label %mm, label %hrx
hrx:
%hsb = icmp sgt i64 %hha, -1
br i1 %hsb, label %hsc, label %hsd
hsc:
%hse = icmp slt i64 %hhc, 0
%hsf = select i1 %hse, i64 %dd, i64 0
%hsg = getelementptr i64, ptr %dc, i64 %hhc
%hsh = getelementptr i64, ptr %hsg, i64 %hsf
%hsi = load i64, ptr %hsh, align 8, !noalias !412
%hsj = add nsw i64 %hsi, %hpp
%hsk = select i1 %hse, i64 %cp, i64 0
%hsl = getelementptr i64, ptr %co, i64 %hhc
%hsm = getelementptr i64, ptr %hsl, i64 %hsk
%hsn = load i64, ptr %hsm, align 8, !noalias !412
%hso = icmp sgt i64 %hsj, %hsn
br i1 %hso, label %hsp, label %hsq
hsd:
%hsr = icmp sgt i64 %hpr, -1
br i1 %hsr, label %hss, label %hsq
hss:
%hst = add nsw i64 %hpr, %hpq
br label %hev
hsq:
%hsu = icmp eq i64 %hhe, 0
br i1 %hsu, label %hsv, label %hsw
hsv:
%hsx = getelementptr i8, ptr %dz, i64 40
%hsy = load i64, ptr %hsx, align 8, !noalias !412
%hsz = sub nsw i64 %hsy, %hpp
store i64 %hsz, ptr %hsx, align 8, !noalias !412
br label %hsw
hsw:
%hta = add nsw i64 %hez, -1
%htb = icmp sgt i64 %hez, 0
%htc = select i1 %htb, i64 0, i64 %dr
%htd = add i64 %hta, %htc
%hte = mul i64 %htd, %ds
%htf = getelementptr i64, ptr %dq, i64 %hte
%htg = getelementptr i8, ptr %htf, i64 8
store i64 %hpp, ptr %htg, align 8, !noalias !412
%hth = getelementptr i8, ptr %ht, i64 32
%hti = load i64, ptr %hth, align 8, !noalias !412
br label %hev
hrs:
%htj = icmp slt i64 %hhc, 0
%htk = select i1 %htj, i64 %dd, i64 0
%htl = getelementptr i64, ptr %dc, i64 %hhc
%htm = getelementptr i64, ptr %htl, i64 %htk
%htn = load i64, ptr %htm, align 8, !noalias !412
%hto = mul i64 %hha, 24
%htp = getelementptr i8, ptr %ch, i64 %hto
%htq = getelementptr i8, ptr %htp, i64 8
%htr = load i64, ptr %htq, align 8, !noalias !423
%hts = ashr i64 %htr, 2
%htt = trunc i64 %htn to i32
%htu = add nsw i64 %hts, %hrq
%htv = icmp slt i64 %htu, -1
%htw = select i1 %htv, i64 %bu, i64 0
%htx = getelementptr i32, ptr %bt, i64 %htu
%hty = getelementptr i8, ptr %htx, i64 4
%htz = getelementptr i32, ptr %hty, i64 %htw
store i32 %htt, ptr %htz, align 4, !noalias !412
br label %hrt
hsp:
%hua = getelementptr i8, ptr %dz, i64 24
store i64 %hhc, ptr %hua, align 8, !noalias !426
%hub = getelementptr i8, ptr %dz, i64 32
store i64 %hsj, ptr %hub, align 8, !noalias !426
br label %huc
hes:
%hud = getelementptr i8, ptr %g, i64 %pj
%hue = load i8, ptr %hud, align 1, !noalias !429
%huf = zext i8 %hue to i64
%hug = and i64 %huf, 127
%huh = add nsw i64 %pj, 1
%hui = icmp slt i8 %hue, 0
br i1 %hui, label %huj, label %huk
huj:
%hul = add i64 %pj, 10
%hum = getelementptr i8, ptr %g, i64 %pj
%hun = getelementptr i8, ptr %hum, i64 1
%huo = load i8, ptr %hun, align 1, !noalias !429
%hup = zext i8 %huo to i64
%huq = add nsw i64 %pj, 2
%hur = and i64 %hup, 127
%hus = shl nuw nsw i64 %hur, 7
%hut = or disjoint i64 %hus, %hug
%huu = icmp slt i8 %huo, 0
br i1 %huu, label %huv, label %huk
huw:
%hux = getelementptr i8, ptr %g, i64 %huy
%huz = load i8, ptr %hux, align 1, !noalias !429
%hva = zext nneg i8 %huz to i64
%hvb = icmp ugt i8 %huz, 1
br i1 %hvb, label %hvc, label %hvd
hvd:
%hve = shl nuw i64 %hva, 63
%hvf = or i64 %hve, %hvg
br label %huk
huv:
%hvh = getelementptr i8, ptr %g, i64 %pj
%hvi = getelementptr i8, ptr %hvh, i64 2
%hvj = load i8, ptr %hvi, align 1, !noalias !429
%hvk = zext i8 %hvj to i64
%hvl = add nsw i64 %pj, 3
%hvm = and i64 %hvk, 127
%hvn = shl nuw nsw i64 %hvm, 14
%hvo = or disjoint i64 %hvn, %hut
%hvp = icmp slt i8 %hvj, 0
br i1 %hvp, label %hvq, label %huk
hvq:
%hvr = getelementptr i8, ptr %g, i64 %pj
%hvs = getelementptr i8, ptr %hvr, i64 3
%hvt = load i8, ptr %hvs, align 1, !noalias !429
%hvu = zext i8 %hvt to i64
%hvv = add nsw i64 %pj, 4
%hvw = and i64 %hvu, 127
%hvx = shl nuw nsw i64 %hvw, 21
%hvy = or disjoint i64 %hvx, %hvo
%hvz = icmp slt i8 %hvt, 0
br i1 %hvz, label %hwa, label %huk
hwa:
%hwb = getelementptr i8, ptr %g, i64 %pj
%hwc = getelementptr i8, ptr %hwb, i64 4
%hwd = load i8, ptr %hwc, align 1, !noalias !429
%hwe = zext i8 %hwd to i64
%hwf = add nsw i64 %pj, 5
%hwg = and i64 %hwe, 127
%hwh = shl nuw nsw i64 %hwg, 28
%hwi = or disjoint i64 %hwh, %hvy
%hwj = icmp slt i8 %hwd, 0
br i1 %hwj, label %hwk, label %huk
hwk:
%hwl = getelementptr i8, ptr %g, i64 %pj
%hwm = getelementptr i8, ptr %hwl, i64 5
%hwn = load i8, ptr %hwm, align 1, !noalias !429
%hwo = zext i8 %hwn to i64
%hwp = add nsw i64 %pj, 6
%hwq = and i64 %hwo, 127
%hwr = shl nuw nsw i64 %hwq, 35
%hws = or disjoint i64 %hwr, %hwi
%hwt = icmp slt i8 %hwn, 0
br i1 %hwt, label %hwu, label %huk
hwu:
%hwv = getelementptr i8, ptr %g, i64 %pj
%hww = getelementptr i8, ptr %hwv, i64 6
%hwx = load i8, ptr %hww, align 1, !noalias !429
%hwy = zext i8 %hwx to i64
%hwz = add nsw i64 %pj, 7
%hxa = and i64 %hwy, 127
%hxb = shl nuw nsw i64 %hxa, 42
%hxc = or i64 %hxb, %hws
%hxd = icmp slt i8 %hwx, 0
br i1 %hxd, label %hxe, label %huk
hxe:
%hxf = getelementptr i8, ptr %g, i64 %pj
%hxg = getelementptr i8, ptr %hxf, i64 7
%hxh = load i8, ptr %hxg, align 1, !noalias !429
%hxi = zext i8 %hxh to i64
%hxj = add nsw i64 %pj, 8
%hxk = and i64 %hxi, 127
%hxl = shl nuw nsw i64 %hxk, 49
%hxm = or i64 %hxl, %hxc
%hxn = icmp slt i8 %hxh, 0
br i1 %hxn, label %hxo, label %huk
hxo:
%hxp = getelementptr i8, ptr %g, i64 %pj
%hxq = getelementptr i8, ptr %hxp, i64 8
%hxr = load i8, ptr %hxq, align 1, !noalias !429
%hxs = zext i8 %hxr to i64
%huy = add nsw i64 %pj, 9
%hxt = and i64 %hxs, 127
%hxu = shl nuw nsw i64 %hxt, 56
%hvg = or i64 %hxu, %hxm
%hxv = icmp slt i8 %hxr, 0
br i1 %hxv, label %huw, label %huk
hxw:
%hxx = lshr i64 %hxy, 1
%hxz = and i64 %hxy, 1
%hya = icmp eq i64 %hxz, 0
br i1 %hya, label %hyb, label %mm
hyb:
%hyc = phi i64 [ %hxx, %hxw ], [ 0, %hvc ]
%hyd = phi i64 [ %hye, %hxw ], [ %mo, %hvc ]
%hyf = getelementptr i8, ptr %ht, i64 24
%hyg = load i64, ptr %hyf, align 8, !noalias !434
%hyh = icmp slt i64 %hyc, %hyg
br i1 %hyh, label %hyi, label %mm
hyi:
%hyj = getelementptr i8, ptr %ht, i64 32
%hyk = load i64, ptr %hyj, align 8, !noalias !434
%hyl = shl nuw nsw i64 %hyc, 1
%hym = add nsw i64 %hyk, %hyl
%hyn = icmp slt i64 %hez, 0
%hyo = select i1 %hyn, i64 %dr, i64 0
%hyp = add i64 %hyo, %hez
%hyq = mul i64 %hyp, %ds
%hyr = getelementptr i64, ptr %dq, i64 %hyq
store i64 %np, ptr %hyr, align 8, !noalias !434
%hys = getelementptr i8, ptr %ht, i64 16
%hyt = load i64, ptr %hys, align 8, !noalias !434
%hyu = icmp sgt i64 %hyt, -1
br i1 %hyu, label %hyv, label %hyw
hyv:
%hyx = icmp slt i64 %hym, -1
%hyy = select i1 %hyx, i64 %bg, i64 0
%hyz = getelementptr i64, ptr %bf, i64 %hym
%hza = getelementptr i8, ptr %hyz, i64 8
%hzb = getelementptr i64, ptr %hza, i64 %hyy
%hzc = load i64, ptr %hzb, align 8, !noalias !434
%hzd = icmp slt i64 %hzc, 0
%hze = select i1 %hzd, i64 %dd, i64 0
%hzf = getelementptr i64, ptr %dc, i64 %hzc
%hzg = getelementptr i64, ptr %hzf, i64 %hze
%hzh = load i64, ptr %hzg, align 8, !noalias !435
%hzi = select i1 %hzd, i64 %cp, i64 0
%hzj = getelementptr i64, ptr %co, i64 %hzc
%hzk = getelementptr i64, ptr %hzj, i64 %hzi
%hzl = load i64, ptr %hzk, align 8, !noalias !435
%hzm = icmp slt i64 %hzh, %hzl
br i1 %hzm, label %hzn, label %hzo
hzo:
%hzp = add nsw i64 %hzh, 1
%hzq = getelementptr i8, ptr %dz, i64 24
store i64 %hzc, ptr %hzq, align 8, !noalias !438
%hzr = getelementptr i8, ptr %dz, i64 32
store i64 %hzp, ptr %hzr, align 8, !noalias !438
br label %hyw
hzn:
%hzs = trunc i64 %hyc to i8
%hzt = mul i64 %hyt, 24
%hzu = getelementptr i8, ptr %ch, i64 %hzt
%hzv = load i64, ptr %hzu, align 8, !noalias !435
%hzw = add nsw i64 %hzv, %np
%hzx = icmp slt i64 %hzw, 0
%hzy = select i1 %hzx, i64 %bn, i64 0
%hzz = getelementptr i8, ptr %bm, i64 %hzw
%iaa = getelementptr i8, ptr %hzz, i64 %hzy
store i8 %hzs, ptr %iaa, align 1, !noalias !435
%iab = getelementptr i8, ptr %hzu, i64 8
%iac = load i64, ptr %iab, align 8, !noalias !441
%iad = ashr i64 %iac, 2
%iae = trunc i64 %hzh to i32
%iaf = add nsw i64 %iad, %np
%iag = icmp slt i64 %iaf, 0
%iah = select i1 %iag, i64 %bu, i64 0
%iai = getelementptr i32, ptr %bt, i64 %iaf
%iaj = getelementptr i32, ptr %iai, i64 %iah
store i32 %iae, ptr %iaj, align 4, !noalias !435
br label %hyw
hyw:
%iak = phi i64 [ %np, %hyi ], [ %hzh, %hzn ], [ %np, %hzo ]
%ial = phi i64 [ 0, %hyi ], [ 0, %hzn ], [ 1, %hzo ]
%iam = icmp slt i64 %hym, 0
%ian = select i1 %iam, i64 %bg, i64 0
%iao = getelementptr i64, ptr %bf, i64 %hym
%iap = getelementptr i64, ptr %iao, i64 %ian
%iaq = load i64, ptr %iap, align 8, !noalias !434
%iar = add nsw i64 %hez, 1
br label %ias
huk:
%hxy = phi i64 [ %hvf, %hvd ], [ %hug, %hes ], [ %hut, %huj ], [ %hvo, %huv ], [ %hvy, %hvq ], [ %hwi, %hwa ], [ %hws, %hwk ], [ %hxc, %hwu ], [ %hxm, %hxe ], [ %hvg, %hxo ]
%hye = phi i64 [ %hul, %hvd ], [ %huh, %hes ], [ %huq, %huj ], [ %hvl, %huv ], [ %hvv, %hvq ], [ %hwf, %hwa ], [ %hwp, %hwk ], [ %hwz, %hwu ], [ %hxj, %hxe ], [ %huy, %hxo ]
%iat = icmp sgt i64 %hye, %fk
br i1 %iat, label %mm, label %hxw
hvc:
%iau = icmp slt i64 %fk, %mo
br i1 %iau, label %hqa, label %hyb
het:
%iav = icmp slt i64 %hez, 0
%iaw = select i1 %iav, i64 %dr, i64 0
%iax = add i64 %iaw, %hez
%iay = mul i64 %iax, %ds
%iaz = getelementptr i64, ptr %dq, i64 %iay
store i64 %np, ptr %iaz, align 8, !noalias !444
%iba = getelementptr i8, ptr %ht, i64 32
%ibb = load i64, ptr %iba, align 8, !noalias !444
%ibc = icmp slt i64 %ibb, 0
%ibd = select i1 %ibc, i64 %dd, i64 0
%ibe = getelementptr i64, ptr %dc, i64 %ibb
%ibf = getelementptr i64, ptr %ibe, i64 %ibd
%ibg = load i64, ptr %ibf, align 8, !noalias !447
%ibh = select i1 %ibc, i64 %cp, i64 0
%ibi = getelementptr i64, ptr %co, i64 %ibb
%ibj = getelementptr i64, ptr %ibi, i64 %ibh
%ibk = load i64, ptr %ibj, align 8, !noalias !447
%ibl = icmp slt i64 %ibg, %ibk
br i1 %ibl, label %ibm, label %ibn
ibn:
%ibo = add nsw i64 %ibg, 1
%ibp = getelementptr i8, ptr %dz, i64 24
store i64 %ibb, ptr %ibp, align 8, !noalias !450
%ibq = getelementptr i8, ptr %dz, i64 32
store i64 %ibo, ptr %ibq, align 8, !noalias !450
br label %ibr
ibm:
%ibs = getelementptr i8, ptr %ht, i64 24
%ibt = load i64, ptr %ibs, align 8, !noalias !444
%ibu = getelementptr i8, ptr %ht, i64 16
%ibv = load i64, ptr %ibu, align 8, !noalias !444
%ibw = trunc i64 %ibt to i8
%ibx = icmp slt i64 %ibv, 0
%iby = select i1 %ibx, i64 %ci, i64 0
%ibz = mul i64 %ibv, 24
%ica = getelementptr i8, ptr %ch, i64 %ibz
%icb = getelementptr i64, ptr %ica, i64 %iby
%icc = load i64, ptr %icb, align 8, !noalias !447
%icd = add nsw i64 %icc, %np
%ice = icmp slt i64 %icd, 0
%icf = select i1 %ice, i64 %bn, i64 0
%icg = getelementptr i8, ptr %bm, i64 %icd
%ich = getelementptr i8, ptr %icg, i64 %icf
store i8 %ibw, ptr %ich, align 1, !noalias !447
%ici = getelementptr i8, ptr %ica, i64 8
%icj = load i64, ptr %ici, align 8, !noalias !453
%ick = ashr i64 %icj, 2
%icl = trunc i64 %ibg to i32
%icm = add nsw i64 %ick, %np
%icn = icmp slt i64 %icm, 0
%ico = select i1 %icn, i64 %bu, i64 0
%icp = getelementptr i32, ptr %bt, i64 %icm
%icq = getelementptr i32, ptr %icp, i64 %ico
store i32 %icl, ptr %icq, align 4, !noalias !447
br label %ibr
hem:
%icr = getelementptr i8, ptr %ht, i64 16
%ics = load i64, ptr %icr, align 8, !noalias !456
%ict = icmp sgt i64 %ics, -1
br i1 %ict, label %icu, label %icv
icu:
%icw = getelementptr i8, ptr %ht, i64 24
%icx = load i64, ptr %icw, align 8, !noalias !456
%icy = icmp slt i64 %icx, 0
%icz = select i1 %icy, i64 %dd, i64 0
%ida = getelementptr i64, ptr %dc, i64 %icx
%idb = getelementptr i64, ptr %ida, i64 %icz
%idc = load i64, ptr %idb, align 8, !noalias !456
%idd = add nsw i64 %idc, 1
store i64 %idd, ptr %idb, align 8, !noalias !456
br label %icv
icv:
%ide = getelementptr i8, ptr %ht, i64 32
%idf = load i64, ptr %ide, align 8, !noalias !456
%idg = add nsw i64 %hez, -1
%idh = icmp sgt i64 %hez, 0
%idi = select i1 %idh, i64 0, i64 %dr
%idj = add i64 %idi, %idg
%idk = mul i64 %idj, %ds
%idl = getelementptr i64, ptr %dq, i64 %idk
%idm = load i64, ptr %idl, align 8, !noalias !456
br label %hev
ias:
%idn = phi i64 [ %np, %yc ], [ %ido, %ibr ], [ %iak, %hyw ]
%idp = phi i64 [ %hez, %yc ], [ %idq, %ibr ], [ %iar, %hyw ]
%idr = phi i64 [ %ids, %yc ], [ %pj, %ibr ], [ %hyd, %hyw ]
%idt = phi i64 [ %idu, %yc ], [ %idv, %ibr ], [ %ial, %hyw ]
%idw = phi i64 [ %idx, %yc ], [ %idy, %ibr ], [ %iaq, %hyw ]
switch i64 %idt, label %mm [
i64 0, label %hev
i64 2, label %idz
i64 1, label %idz
]
hev:
%iea = phi i64 [ %idw, %ias ], [ %hft, %hfj ], [ %hgy, %hgv ], [ %heu, %hen ], [ %hex, %heo ], [ %idf, %icv ], [ %hgx, %hgu ], [ %hw, %hss ], [ %hti, %hsw ], [ %hru, %hrt ]
%ieb = phi i64 [ %idr, %ias ], [ %pj, %hfj ], [ %pj, %hgv ], [ %pj, %hen ], [ %pj, %heo ], [ %pj, %icv ], [ %pj, %hgu ], [ %hst, %hss ], [ %hpq, %hsw ], [ %hpq, %hrt ]
%iec = phi i64 [ %idp, %ias ], [ %hfu, %hfj ], [ %hez, %hgv ], [ %hez, %hen ], [ %hez, %heo ], [ %idg, %icv ], [ %hez, %hgu ], [ %hez, %hss ], [ %hez, %hsw ], [ %hrk, %hrt ]
%ied = phi i64 [ %idn, %ias ], [ %hfr, %hfj ], [ %hgj, %hgv ], [ %np, %hen ], [ %np, %heo ], [ %idm, %icv ], [ %hgj, %hgu ], [ %np, %hss ], [ %np, %hsw ], [ %hrq, %hrt ]
%iee = icmp sgt i64 %ieb, %fk
br i1 %iee, label %mm, label %hm
hm:
%ib = phi i64 [ %ief, %hi ], [ %ieb, %hev ]
%np = phi i64 [ %hl, %hi ], [ %ied, %hev ]
%hez = phi i64 [ 0, %hi ], [ %iec, %hev ]
%hy = phi i64 [ 0, %hi ], [ %iea, %hev ]
%ieg = mul i64 %hy, %y
%hv = getelementptr i64, ptr %w, i64 %ieg
%hr = load i64, ptr %hv, align 8, !noalias !2
%ieh = icmp eq i64 %hr, 0
br i1 %ieh, label %ne, label %hs
hs:
br label %hn
yc:
%ids = phi i64 [ %hek, %po ], [ %ciz, %cut ], [ %gld, %glf ], [ %ggg, %ggi ], [ %pj, %gay ], [ %gqo, %gwa ], [ %pj, %qa ], [ %hdk, %fxx ], [ %gqo, %gwy ], [ %gku, %glb ], [ %mo, %gnd ], [ %mo, %bnr ], [ %hdi, %cdu ], [ %hde, %bzl ], [ %fpv, %fps ], [ %ya, %xy ], [ %hca, %rf ], [ %yl, %ve ], [ %bmr, %bdw ], [ %bcx, %bhv ], [ %bcx, %bcv ], [ %bcy, %ze ], [ %bcy, %bcq ], [ %mo, %zw ], [ %mo, %fte ], [ %pj, %gmd ], [ %hby, %has ], [ %pj, %qf ], [ %bvl, %bub ], [ %bqs, %bro ], [ %bqs, %bqq ], [ %bqt, %bmz ], [ %bqt, %bql ], [ %pj, %pv ], [ %gqo, %gur ], [ %civ, %ctk ], [ %civ, %ctf ], [ %gqf, %gml ], [ %civ, %csi ], [ %gqf, %gpx ], [ %cel, %cek ], [ %gld, %glc ], [ %gue, %gwk ], [ %fop, %fli ], [ %gqe, %gqc ], [ %ecg, %ece ], [ %djd, %dtk ], [ %djd, %dte ], [ %ecg, %eqt ], [ %dir, %elc ], [ %gfx, %gge ], [ %ggg, %ggf ], [ %bcx, %bge ], [ %fad, %ewg ], [ %dhx, %dew ], [ %gcd, %gbi ], [ %pj, %qb ], [ %dnj, %dnc ], [ %fwf, %fwd ], [ %fwg, %fsm ], [ %fwg, %fvy ], [ %ddg, %daa ], [ %ddg, %dda ], [ %eiq, %efp ], [ %eiq, %eis ], [ %dyg, %dxs ], [ %dyg, %dus ], [ %mo, %dzf ], [ %ech, %dyn ], [ %ech, %ebz ], [ %djd, %dsh ], [ %dnj, %djm ], [ %drm, %dri ], [ %drm, %doi ], [ %mo, %dke ], [ %fop, %foi ], [ %bcx, %bet ], [ %bcx, %ben ], [ %bcx, %bfj ], [ %bcx, %bfu ], [ %cem, %cen ], [ %crm, %cri ], [ %cnj, %cnc ], [ %mo, %cke ], [ %cnj, %cjm ], [ %crm, %coi ], [ %fad, %ezw ], [ %evv, %evw ], [ %mo, %ewy ], [ %evt, %fen ], [ %feg, %fbc ], [ %evt, %ffc ], [ %feg, %fec ], [ %gqo, %grn ]
%idu = phi i64 [ %hel, %po ], [ 3, %cut ], [ %glh, %glf ], [ %ggk, %ggi ], [ 10, %gay ], [ 12, %gwa ], [ 0, %qa ], [ %hdn, %fxx ], [ 12, %gwy ], [ 0, %glb ], [ 3, %gnd ], [ 3, %bnr ], [ %hdh, %cdu ], [ %hcl, %bzl ], [ 3, %fps ], [ %yb, %xy ], [ 0, %rf ], [ 0, %ve ], [ 0, %bdw ], [ 2, %bhv ], [ 6, %bcv ], [ 3, %ze ], [ 5, %bcq ], [ 3, %zw ], [ 3, %fte ], [ 6, %gmd ], [ 0, %has ], [ 3, %qf ], [ 0, %bub ], [ 2, %bro ], [ 6, %bqq ], [ 3, %bmz ], [ 5, %bql ], [ 0, %pv ], [ 12, %gur ], [ 1, %ctk ], [ 0, %ctf ], [ 3, %gml ], [ 13, %csi ], [ 5, %gpx ], [ 0, %cek ], [ 3, %glc ], [ 0, %gwk ], [ 3, %fli ], [ 6, %gqc ], [ 6, %ece ], [ 1, %dtk ], [ 0, %dte ], [ 2, %eqt ], [ 3, %elc ], [ 0, %gge ], [ 3, %ggf ], [ 11, %bge ], [ 3, %ewg ], [ 3, %dew ], [ 0, %gbi ], [ 3, %qb ], [ 13, %dnc ], [ 6, %fwd ], [ 3, %fsm ], [ 5, %fvy ], [ 3, %daa ], [ 8, %dda ], [ 3, %efp ], [ 7, %eis ], [ 7, %dxs ], [ 3, %dus ], [ 3, %dzf ], [ 3, %dyn ], [ 5, %ebz ], [ 13, %dsh ], [ 3, %djm ], [ 6, %dri ], [ 3, %doi ], [ 3, %dke ], [ 8, %foi ], [ 11, %bet ], [ 11, %ben ], [ 11, %bfj ], [ 11, %bfu ], [ 0, %cen ], [ 6, %cri ], [ 13, %cnc ], [ 3, %cke ], [ 3, %cjm ], [ 3, %coi ], [ 13, %ezw ], [ 3, %evw ], [ 3, %ewy ], [ 0, %fen ], [ 3, %fbc ], [ 13, %ffc ], [ 6, %fec ], [ 12, %grn ]
%idx = add nsw i64 %hw, 1
br label %ias
ibr:
%ido = phi i64 [ %ibg, %ibm ], [ %np, %ibn ]
%idv = phi i64 [ 0, %ibm ], [ 1, %ibn ]
%idq = add nsw i64 %hez, 1
%idy = add nsw i64 %hw, 1
br label %ias
iei:
%iej = phi i64 [ %iek, %iei ], [ %iel, %iem ]
%ien = mul i64 %iej, 8
%ieo = getelementptr i8, ptr %dj, i64 %ien
%iep = load i64, ptr %ieo, align 8
%ieq = mul i64 %iej, 8
%ier = getelementptr i8, ptr %dc, i64 %ieq
store i64 %iep, ptr %ier, align 8
%ies = mul i64 %iej, 8
%iet = getelementptr i8, ptr %dj, i64 %ies
%ieu = getelementptr i8, ptr %iet, i64 8
%iev = load i64, ptr %ieu, align 8
%iew = mul i64 %iej, 8
%iex = getelementptr i8, ptr %dc, i64 %iew
%iey = getelementptr i8, ptr %iex, i64 8
store i64 %iev, ptr %iey, align 8
%iez = mul i64 %iej, 8
%ifa = getelementptr i8, ptr %dj, i64 %iez
%ifb = getelementptr i8, ptr %ifa, i64 16
%ifc = load i64, ptr %ifb, align 8
%ifd = mul i64 %iej, 8
%ife = getelementptr i8, ptr %dc, i64 %ifd
%iff = getelementptr i8, ptr %ife, i64 16
store i64 %ifc, ptr %iff, align 8
%iek = add nuw nsw i64 %iej, 4
%ifg = mul i64 %iej, 8
%ifh = getelementptr i8, ptr %dj, i64 %ifg
%ifi = getelementptr i8, ptr %ifh, i64 24
%ifj = load i64, ptr %ifi, align 8
%ifk = mul i64 %iej, 8
%ifl = getelementptr i8, ptr %dc, i64 %ifk
%ifm = getelementptr i8, ptr %ifl, i64 24
store i64 %ifj, ptr %ifm, align 8
%ifn = icmp eq i64 %dd, %iek
br i1 %ifn, label %ifo, label %iei, !llvm.loop !459
ifo:
%ifp = getelementptr i8, ptr %dz, i64 40
store i64 %hk, ptr %ifp, align 8
br label %hqa
mm:
%ifq = phi i64 [ 3, %jg ], [ 8, %mg ], [ 8, %hxw ], [ 3, %hev ], [ 15, %hrw ], [ 6, %hpi ], [ 13, %hql ], [ 13, %hlc ], [ 3, %huk ], [ 3, %hhm ], [ 3, %hmi ], [ %idt, %ias ], [ 8, %hyb ]
%ifr = phi i64 [ %ia, %jg ], [ %ia, %mg ], [ %hye, %hxw ], [ %ieb, %hev ], [ %hpq, %hrw ], [ %hpm, %hpi ], [ %hpq, %hql ], [ %hlj, %hlc ], [ %hye, %huk ], [ %hlj, %hhm ], [ %hpm, %hmi ], [ %idr, %ias ], [ %hyd, %hyb ]
%ifs = freeze i64 %ifr
%ift = add i64 %mo, -1
%ifu = icmp sgt i64 %ifs, %ift
%ifv = select i1 %ifu, i64 4, i64 %ifq
br label %hqa
ifw:
%ifx = phi i64 [ %ify, %fy ], [ %ifz, %ne ]
%iga = icmp eq i64 %ifx, %fk
br i1 %iga, label %ff, label %hqa
hqa:
%igb = phi i64 [ %igc, %hie ], [ %igc, %ifo ], [ %igc, %mm ], [ %igc, %hvc ], [ %fv, %ifw ]
%igd = phi i64 [ %mo, %hie ], [ %ief, %ifo ], [ %ifs, %mm ], [ %mo, %hvc ], [ %ifx, %ifw ]
%ige = phi i64 [ 4, %hie ], [ %igf, %ifo ], [ %ifv, %mm ], [ 4, %hvc ], [ 14, %ifw ]
store i64 %fm, ptr %dz, align 8
%igg = getelementptr i8, ptr %dz, i64 8
store i64 %igb, ptr %igg, align 8
%igh = getelementptr i8, ptr %dz, i64 16
store i64 %igd, ptr %igh, align 8
br label %eg
eg:
%igi = phi i64 [ %ige, %hqa ], [ 0, %ec ], [ 0, %ff ]
store i64 %igi, ptr %a, align 8
ret i32 0
fy:
%ify = phi i64 [ %gb, %fx ], [ %fj, %fe ]
%igj = sub i64 %fv, %fi
%igk = icmp slt i64 %igj, 1
br i1 %igk, label %ifw, label %igl
igl:
%mo = bitcast i64 1152921504606846976 to i64
%fpi = add i64 %fk, -2
br label %igm
igm:
%ief = phi i64 [ %ifz, %ne ], [ %ify, %igl ]
%ign = phi i64 [ %igo, %ne ], [ %igj, %igl ]
%igc = phi i64 [ %igp, %ne ], [ %fi, %igl ]
%igq = icmp sgt i64 %dd, 0
%igo = add nsw i64 %ign, -1
%igp = add i64 %igc, 1
br i1 %igq, label %igr, label %hi
igr:
br i1 %fa, label %igs, label %igt
igt:
br label %igu
igu:
%igv = phi i64 [ %igw, %igu ], [ 0, %igt ]
%igx = mul i64 %igv, 8
%igy = getelementptr i8, ptr %dc, i64 %igx
%igz = load <2 x i64>, ptr %igy, align 8
%iha = mul i64 %igv, 8
%ihb = getelementptr i8, ptr %dc, i64 %iha
%ihc = getelementptr i8, ptr %ihb, i64 16
%ihd = load <2 x i64>, ptr %ihc, align 8
%ihe = mul i64 %igv, 8
%ihf = getelementptr i8, ptr %dj, i64 %ihe
store <2 x i64> %igz, ptr %ihf, align 8
%ihg = mul i64 %igv, 8
%ihh = getelementptr i8, ptr %dj, i64 %ihg
%ihi = getelementptr i8, ptr %ihh, i64 16
store <2 x i64> %ihd, ptr %ihi, align 8
%igw = add nuw i64 %igv, 4
%ihj = icmp eq i64 %fb, %igw
br i1 %ihj, label %ihk, label %igu, !llvm.loop !460
ihk:
%ihl = icmp eq i64 %dd, %fb
br i1 %ihl, label %hi, label %igs
igs:
%ihm = phi i64 [ 0, %igr ], [ %fb, %ihk ]
%ihn = icmp eq i64 %fc, 0
br i1 %ihn, label %iho, label %ihp
ihp:
br label %ihq
ihq:
%ihr = phi i64 [ %fc, %ihp ], [ %ihs, %ihq ]
%iht = phi i64 [ %ihu, %ihq ], [ %ihm, %ihp ]
%ihu = add nuw nsw i64 %iht, 1
%ihv = shl i64 %iht, 3
%ihw = getelementptr i8, ptr %dc, i64 %ihv
%ihx = load i64, ptr %ihw, align 8
%ihy = shl i64 %iht, 3
%ihz = getelementptr i8, ptr %dj, i64 %ihy
store i64 %ihx, ptr %ihz, align 8
%ihs = add nsw i64 %ihr, -1
%iia = icmp eq i64 %ihs, 0
br i1 %iia, label %iho, label %ihq, !llvm.loop !461
iho:
%gf = phi i64 [ %ihm, %igs ], [ %ihu, %ihq ]
%iib = sub nsw i64 %ihm, %dd
%iic = icmp ugt i64 %iib, -4
br i1 %iic, label %hi, label %gg
gg:
br label %gc
ne:
%ifz = phi i64 [ %ia, %hq ], [ %ib, %hm ]
%iid = load i64, ptr %dc, align 8
%iie = add nsw i64 %iid, 1
store i64 %iie, ptr %dc, align 8
%iif = icmp samesign ugt i64 %ign, 1
br i1 %iif, label %igm, label %ifw
idz:
br label %huc
huc:
%igf = phi i64 [ 1, %hsp ], [ %idt, %idz ]
%iig = icmp sgt i64 %dd, 0
br i1 %iig, label %iih, label %ifo
iih:
%iii = ptrtoint ptr %dc to i64
%iij = ptrtoint ptr %dj to i64
%iik = icmp ult i64 %dd, 6
%iil = sub i64 %iii, %iij
%iim = icmp ult i64 %iil, 32
%iin = select i1 %iik, i1 true, i1 %iim
br i1 %iin, label %iio, label %iip
iip:
%iiq = and i64 %dd, %ej
br label %iir
iir:
%iis = phi i64 [ 0, %iip ], [ %iit, %iir ]
%iiu = mul i64 %iis, 8
%iiv = getelementptr i8, ptr %dj, i64 %iiu
%iiw = load <2 x i64>, ptr %iiv, align 8
%iix = mul i64 %iis, 8
%iiy = getelementptr i8, ptr %dj, i64 %iix
%iiz = getelementptr i8, ptr %iiy, i64 16
%ija = load <2 x i64>, ptr %iiz, align 8
%ijb = mul i64 %iis, 8
%ijc = getelementptr i8, ptr %dc, i64 %ijb
store <2 x i64> %iiw, ptr %ijc, align 8
%ijd = mul i64 %iis, 8
%ije = getelementptr i8, ptr %dc, i64 %ijd
%ijf = getelementptr i8, ptr %ije, i64 16
store <2 x i64> %ija, ptr %ijf, align 8
%iit = add nuw i64 %iis, 4
%ijg = icmp eq i64 %iiq, %iit
br i1 %ijg, label %ijh, label %iir, !llvm.loop !463
ijh:
%iji = icmp eq i64 %dd, %iiq
br i1 %iji, label %ifo, label %iio
iio:
%ijj = phi i64 [ 0, %iih ], [ %iiq, %ijh ]
%ijk = and i64 %dd, 3
%ijl = icmp eq i64 %ijk, 0
br i1 %ijl, label %ijm, label %ijn
ijn:
br label %ijo
ijo:
%ijp = phi i64 [ %ijk, %ijn ], [ %ijq, %ijo ]
%ijr = phi i64 [ %ijs, %ijo ], [ %ijj, %ijn ]
%ijs = add nuw nsw i64 %ijr, 1
%ijt = shl i64 %ijr, 3
%iju = getelementptr i8, ptr %dj, i64 %ijt
%ijv = load i64, ptr %iju, align 8
%ijw = shl i64 %ijr, 3
%ijx = getelementptr i8, ptr %dc, i64 %ijw
store i64 %ijv, ptr %ijx, align 8
%ijq = add nsw i64 %ijp, -1
%ijy = icmp eq i64 %ijq, 0
br i1 %ijy, label %ijm, label %ijo, !llvm.loop !464
ijm:
%iel = phi i64 [ %ijj, %iio ], [ %ijs, %ijo ]
%ijz = sub nsw i64 %ijj, %dd
%ika = icmp ugt i64 %ijz, -4
br i1 %ika, label %ifo, label %iem
iem:
br label %iei
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
!331 = !{!332, !328, !29, !3}
!332 = distinct !{!332, !333, !"scope"}
!333 = distinct !{!333, !"scope"}
!334 = !{!335, !337, !29, !3}
!335 = distinct !{!335, !336, !"scope"}
!336 = distinct !{!336, !"scope"}
!337 = distinct !{!337, !338, !"scope"}
!338 = distinct !{!338, !"scope"}
!339 = !{!337, !29, !3}
!340 = !{!341, !337, !29, !3}
!341 = distinct !{!341, !342, !"scope"}
!342 = distinct !{!342, !"scope"}
!343 = !{!344, !29, !3}
!344 = distinct !{!344, !345, !"scope"}
!345 = distinct !{!345, !"scope"}
!346 = !{!347, !349, !344, !29, !3}
!347 = distinct !{!347, !348, !"scope"}
!348 = distinct !{!348, !"scope"}
!349 = distinct !{!349, !350, !"scope"}
!350 = distinct !{!350, !"scope"}
!351 = !{!352, !344, !29, !3}
!352 = distinct !{!352, !353, !"scope"}
!353 = distinct !{!353, !"scope"}
!354 = !{!355, !344, !29, !3}
!355 = distinct !{!355, !356, !"scope"}
!356 = distinct !{!356, !"scope"}
!357 = !{!358, !29, !3}
!358 = distinct !{!358, !359, !"scope"}
!359 = distinct !{!359, !"scope"}
!360 = !{!361, !363, !358, !29, !3}
!361 = distinct !{!361, !362, !"scope"}
!362 = distinct !{!362, !"scope"}
!363 = distinct !{!363, !364, !"scope"}
!364 = distinct !{!364, !"scope"}
!365 = !{!366, !363, !358, !29, !3}
!366 = distinct !{!366, !367, !"scope"}
!367 = distinct !{!367, !"scope"}
!368 = distinct !{!368, !1, !80}
!369 = !{!363, !358, !29, !3}
!370 = distinct !{!370, !1}
!371 = !{!372, !363, !358, !29, !3}
!372 = distinct !{!372, !373, !"scope"}
!373 = distinct !{!373, !"scope"}
!374 = !{!375, !363, !358, !29, !3}
!375 = distinct !{!375, !376, !"scope"}
!376 = distinct !{!376, !"scope"}
!377 = !{!378, !363, !358, !29, !3}
!378 = distinct !{!378, !379, !"scope"}
!379 = distinct !{!379, !"scope"}
!380 = !{!381, !363, !358, !29, !3}
!381 = distinct !{!381, !382, !"scope"}
!382 = distinct !{!382, !"scope"}
!383 = !{!384, !363, !358, !29, !3}
!384 = distinct !{!384, !385, !"scope"}
!385 = distinct !{!385, !"scope"}
!386 = !{!387, !363, !358, !29, !3}
!387 = distinct !{!387, !388, !"scope"}
!388 = distinct !{!388, !"scope"}
!389 = !{!34, !29, !3}
!390 = !{!391, !34, !29, !3}
!391 = distinct !{!391, !392, !"scope"}
!392 = distinct !{!392, !"scope"}
!393 = !{!147, !29, !3}
!394 = !{!395, !147, !29, !3}
!395 = distinct !{!395, !396, !"scope"}
!396 = distinct !{!396, !"scope"}
!397 = !{!398, !29, !3}
!398 = distinct !{!398, !399, !"scope"}
!399 = distinct !{!399, !"scope"}
!400 = !{!401, !398, !29, !3}
!401 = distinct !{!401, !402, !"scope"}
!402 = distinct !{!402, !"scope"}
!403 = !{!404, !29, !3}
!404 = distinct !{!404, !405, !"scope"}
!405 = distinct !{!405, !"scope"}
!406 = !{!407, !3}
!407 = distinct !{!407, !408, !"scope"}
!408 = distinct !{!408, !"scope"}
!409 = !{!410, !3}
!410 = distinct !{!410, !411, !"scope"}
!411 = distinct !{!411, !"scope"}
!412 = !{!413, !3}
!413 = distinct !{!413, !414, !"scope"}
!414 = distinct !{!414, !"scope"}
!415 = !{!416, !418, !413, !3}
!416 = distinct !{!416, !417, !"scope"}
!417 = distinct !{!417, !"scope"}
!418 = distinct !{!418, !419, !"scope"}
!419 = distinct !{!419, !"scope"}
!420 = !{!421, !418, !413, !3}
!421 = distinct !{!421, !422, !"scope"}
!422 = distinct !{!422, !"scope"}
!423 = !{!424, !413, !3}
!424 = distinct !{!424, !425, !"scope"}
!425 = distinct !{!425, !"scope"}
!426 = !{!427, !413, !3}
!427 = distinct !{!427, !428, !"scope"}
!428 = distinct !{!428, !"scope"}
!429 = !{!430, !432, !3}
!430 = distinct !{!430, !431, !"scope"}
!431 = distinct !{!431, !"scope"}
!432 = distinct !{!432, !433, !"scope"}
!433 = distinct !{!433, !"scope"}
!434 = !{!432, !3}
!435 = !{!436, !432, !3}
!436 = distinct !{!436, !437, !"scope"}
!437 = distinct !{!437, !"scope"}
!438 = !{!439, !436, !432, !3}
!439 = distinct !{!439, !440, !"scope"}
!440 = distinct !{!440, !"scope"}
!441 = !{!442, !436, !432, !3}
!442 = distinct !{!442, !443, !"scope"}
!443 = distinct !{!443, !"scope"}
!444 = !{!445, !3}
!445 = distinct !{!445, !446, !"scope"}
!446 = distinct !{!446, !"scope"}
!447 = !{!448, !445, !3}
!448 = distinct !{!448, !449, !"scope"}
!449 = distinct !{!449, !"scope"}
!450 = !{!451, !448, !445, !3}
!451 = distinct !{!451, !452, !"scope"}
!452 = distinct !{!452, !"scope"}
!453 = !{!454, !448, !445, !3}
!454 = distinct !{!454, !455, !"scope"}
!455 = distinct !{!455, !"scope"}
!456 = !{!457, !3}
!457 = distinct !{!457, !458, !"scope"}
!458 = distinct !{!458, !"scope"}
!459 = distinct !{!459, !1}
!460 = distinct !{!460, !1, !80}
!461 = distinct !{!461, !462}
!462 = !{!"llvm.loop.unroll.disable"}
!463 = distinct !{!463, !1, !80}
!464 = distinct !{!464, !462}
