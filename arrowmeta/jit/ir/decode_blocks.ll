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
um:
%xy = phi i64 [ %vh, %vf ], [ %ui, %pq ], [ %uv, %ul ], [ %vq, %ux ], [ %wa, %vs ], [ %wk, %wc ], [ %wu, %wm ], [ %xe, %ww ], [ %xo, %xg ], [ %vi, %xq ]
%xz = phi i64 [ %un, %vf ], [ %uj, %pq ], [ %us, %ul ], [ %vn, %ux ], [ %vx, %vs ], [ %wh, %wc ], [ %wr, %wm ], [ %xb, %ww ], [ %xl, %xg ], [ %va, %xq ]
%ya = bitcast i64 -4294967296 to i64
%yb = lshr i64 %xy, 1
%yc = and i64 %xy, 1
%yd = sub nsw i64 0, %yc
%ye = xor i64 %yb, %yd
%yf = icmp sle i64 %xz, %fk
%yg = add i64 %ye, -2147483648
%yh = icmp ult i64 %yg, %ya
%yi = select i1 %yf, i1 %yh, i1 false
br i1 %yi, label %yj, label %ve
ve:
%yk = phi i64 [ %xz, %um ], [ %mo, %uy ]
%yl = phi i64 [ %ye, %um ], [ 0, %uy ]
%ym = trunc i64 %yl to i32
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
br label %yj
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
br i1 %bct, label %bcu, label %yj
bcu:
%bcv = phi i64 [ %bcq, %bcp ], [ 0, %zv ]
%bcw = phi i64 [ %bcx, %bcp ], [ %mo, %zv ]
%bcy = sub nsw i64 %fk, %bcw
%bcz = icmp sgt i64 %bcv, %bcy
br i1 %bcz, label %yj, label %bda
zd:
%bcr = phi i64 [ %zy, %zw ], [ %yz, %pr ], [ %zm, %zc ], [ %bah, %zo ], [ %bar, %baj ], [ %bbb, %bat ], [ %bbl, %bbd ], [ %bbv, %bbn ], [ %bcf, %bbx ], [ %zz, %bch ]
%bcx = phi i64 [ %ze, %zw ], [ %za, %pr ], [ %zj, %zc ], [ %bae, %zo ], [ %bao, %baj ], [ %bay, %bat ], [ %bbi, %bbd ], [ %bbs, %bbn ], [ %bcc, %bbx ], [ %zr, %bch ]
%bdb = icmp sgt i64 %bcx, %fk
br i1 %bdb, label %yj, label %bcp
zv:
%bdc = icmp slt i64 %fk, %mo
br i1 %bdc, label %yj, label %bcu
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
br i1 %bex, label %bey, label %yj
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
br i1 %bfh, label %yj, label %bfi
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
br i1 %bfr, label %yj, label %bfs
bft:
%bfu = icmp slt i64 %bdw, -2
%bfv = select i1 %bfu, i64 %h, i64 0
%bfw = getelementptr i8, ptr %bed, i64 2
%bfx = getelementptr i8, ptr %bfw, i64 %bfv
%bfy = load i8, ptr %bfx, align 1, !noalias !52
%bfz = icmp sgt i8 %bfy, -65
br i1 %bfz, label %yj, label %bga
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
br i1 %bgj, label %yj, label %bea
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
br label %yj
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
br label %yj
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
br i1 %bqo, label %bqp, label %yj
bqp:
%bqq = phi i64 [ %bql, %bqk ], [ 0, %bnq ]
%bqr = phi i64 [ %bqs, %bqk ], [ %mo, %bnq ]
%bqt = sub nsw i64 %fk, %bqr
%bqu = icmp sgt i64 %bqq, %bqt
br i1 %bqu, label %yj, label %bqv
bmy:
%bqm = phi i64 [ %bnt, %bnr ], [ %bmu, %ps ], [ %bnh, %bmx ], [ %boc, %bnj ], [ %bom, %boe ], [ %bow, %boo ], [ %bpg, %boy ], [ %bpq, %bpi ], [ %bqa, %bps ], [ %bnu, %bqc ]
%bqs = phi i64 [ %bmz, %bnr ], [ %bmv, %ps ], [ %bne, %bmx ], [ %bnz, %bnj ], [ %boj, %boe ], [ %bot, %boo ], [ %bpd, %boy ], [ %bpn, %bpi ], [ %bpx, %bps ], [ %bnm, %bqc ]
%bqw = icmp sgt i64 %bqs, %fk
br i1 %bqw, label %yj, label %bqk
bnq:
%bqx = icmp slt i64 %fk, %mo
br i1 %bqx, label %yj, label %bqp
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
br label %yj
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
br label %yj
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
br i1 %cef, label %ceg, label %yj
ceg:
%ceh = bitcast i64 -9187201950435737472 to i64
%cei = bitcast i64 -9187201952591642624 to i64
br label %cej
cej:
%cek = phi i64 [ %cel, %cem ], [ %pj, %ceg ]
%cen = phi i64 [ %ceo, %cem ], [ %cee, %ceg ]
%cep = icmp sgt i64 %cek, %fk
br i1 %cep, label %yj, label %ceq
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
br i1 %cgu, label %cej, label %yj
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
br i1 %cnd, label %yj, label %cnf
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
br i1 %crn, label %yj, label %cna
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
br i1 %crv, label %yj, label %cmx
ckd:
%crw = icmp slt i64 %fk, %mo
br i1 %crw, label %yj, label %cna
coh:
%crj = phi i64 [ %crg, %cnp ], [ 0, %cob ]
%crl = phi i64 [ %crc, %cnp ], [ %mo, %cob ]
%crx = icmp slt i64 %fk, %crl
br i1 %crx, label %yj, label %crh
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
br i1 %ctc, label %yj, label %crr
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
br label %yj
ctj:
%cym = getelementptr i8, ptr %dz, i64 24
store i64 %chv, ptr %cym, align 8, !noalias !188
%cyn = getelementptr i8, ptr %dz, i64 32
store i64 %cjb, ptr %cyn, align 8, !noalias !188
br label %yj
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
br i1 %ddd, label %yj, label %dde
czz:
%ddb = phi i64 [ %dcy, %czh ], [ 0, %czt ]
%ddf = phi i64 [ %dcu, %czh ], [ %mo, %czt ]
%ddg = icmp sgt i64 %ddf, %fk
br i1 %ddg, label %yj, label %dcz
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
br i1 %dhx, label %yj, label %dhy
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
br i1 %did, label %yj, label %ciz
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
br i1 %dnd, label %yj, label %dnf
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
br i1 %drn, label %yj, label %dna
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
br i1 %drv, label %yj, label %dmx
dkd:
%drw = icmp slt i64 %fk, %mo
br i1 %drw, label %yj, label %dna
doh:
%drj = phi i64 [ %drg, %dnp ], [ 0, %dob ]
%drl = phi i64 [ %drc, %dnp ], [ %mo, %dob ]
%drx = icmp slt i64 %fk, %drl
br i1 %drx, label %yj, label %drh
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
br i1 %dtb, label %yj, label %drr
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
br i1 %dxu, label %yj, label %dxw
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
br i1 %ecc, label %ecd, label %yj
ecd:
%ece = phi i64 [ %ebz, %eby ], [ 0, %dze ]
%ecf = phi i64 [ %ecg, %eby ], [ %mo, %dze ]
%ech = sub nsw i64 %fk, %ecf
%eci = icmp sgt i64 %ece, %ech
br i1 %eci, label %yj, label %ecj
dym:
%eca = phi i64 [ %dzh, %dzf ], [ %dyi, %dxx ], [ %dyv, %dyl ], [ %dzq, %dyx ], [ %eaa, %dzs ], [ %eak, %eac ], [ %eau, %eam ], [ %ebe, %eaw ], [ %ebo, %ebg ], [ %dzi, %ebq ]
%ecg = phi i64 [ %dyn, %dzf ], [ %dyj, %dxx ], [ %dys, %dyl ], [ %dzn, %dyx ], [ %dzx, %dzs ], [ %eah, %eac ], [ %ear, %eam ], [ %ebb, %eaw ], [ %ebl, %ebg ], [ %dza, %ebq ]
%eck = icmp sgt i64 %ecg, %fk
br i1 %eck, label %yj, label %eby
dze:
%ecl = icmp slt i64 %fk, %mo
br i1 %ecl, label %yj, label %ecd
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
%dxv = bitcast i64 -4294967296 to i64
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
%edx = and i64 %edq, %ej
%edy = insertelement <2 x i1> <i1 poison, i1 false>, i1 %edw, i64 0
%edz = shl i64 %edf, 3
%eea = getelementptr i8, ptr %bf, i64 %edz
%eeb = getelementptr i8, ptr %eea, i64 32
br label %eec
dto:
%eed = icmp slt i64 %edq, 0
%eee = and i64 %ecv, -8
%eef = getelementptr i8, ptr %bt, i64 %eee
%eeg = and i64 %edq, %ej
%eeh = insertelement <2 x i1> <i1 poison, i1 false>, i1 %eed, i64 0
%eei = shl i64 %edf, 3
%eej = getelementptr i8, ptr %bf, i64 %eei
%eek = getelementptr i8, ptr %eej, i64 32
br label %dtm
eec:
%eel = phi i64 [ %div, %dir ], [ %diu, %edv ]
%eem = phi i64 [ %diq, %dir ], [ %djc, %edv ]
%een = phi i64 [ %eeo, %dir ], [ %dro, %edv ]
%eeo = add nsw i64 %een, -1
%eep = getelementptr i8, ptr %g, i64 %eem
%eeq = load i8, ptr %eep, align 1, !noalias !230
%eer = zext i8 %eeq to i64
%ees = and i64 %eer, 127
%eet = add nsw i64 %eem, 1
%eeu = icmp slt i8 %eeq, 0
br i1 %eeu, label %eev, label %eew
eev:
%eex = add i64 %eem, 10
%eey = getelementptr i8, ptr %g, i64 %eem
%eez = getelementptr i8, ptr %eey, i64 1
%efa = load i8, ptr %eez, align 1, !noalias !230
%efb = zext i8 %efa to i64
%efc = add nsw i64 %eem, 2
%efd = and i64 %efb, 127
%efe = shl nuw nsw i64 %efd, 7
%eff = or disjoint i64 %efe, %ees
%efg = icmp slt i8 %efa, 0
br i1 %efg, label %efh, label %eew
efi:
%efj = getelementptr i8, ptr %g, i64 %efk
%efl = load i8, ptr %efj, align 1, !noalias !230
%efm = zext nneg i8 %efl to i64
%efn = icmp ugt i8 %efl, 1
br i1 %efn, label %efo, label %efp
efp:
%efq = shl nuw i64 %efm, 63
%efr = or i64 %efq, %efs
br label %eew
efh:
%eft = getelementptr i8, ptr %g, i64 %eem
%efu = getelementptr i8, ptr %eft, i64 2
%efv = load i8, ptr %efu, align 1, !noalias !230
%efw = zext i8 %efv to i64
%efx = add nsw i64 %eem, 3
%efy = and i64 %efw, 127
%efz = shl nuw nsw i64 %efy, 14
%ega = or disjoint i64 %efz, %eff
%egb = icmp slt i8 %efv, 0
br i1 %egb, label %egc, label %eew
egc:
%egd = getelementptr i8, ptr %g, i64 %eem
%ege = getelementptr i8, ptr %egd, i64 3
%egf = load i8, ptr %ege, align 1, !noalias !230
%egg = zext i8 %egf to i64
%egh = add nsw i64 %eem, 4
%egi = and i64 %egg, 127
%egj = shl nuw nsw i64 %egi, 21
%egk = or disjoint i64 %egj, %ega
%egl = icmp slt i8 %egf, 0
br i1 %egl, label %egm, label %eew
egm:
%egn = getelementptr i8, ptr %g, i64 %eem
%ego = getelementptr i8, ptr %egn, i64 4
%egp = load i8, ptr %ego, align 1, !noalias !230
%egq = zext i8 %egp to i64
%egr = add nsw i64 %eem, 5
%egs = and i64 %egq, 127
%egt = shl nuw nsw i64 %egs, 28
%egu = or disjoint i64 %egt, %egk
%egv = icmp slt i8 %egp, 0
br i1 %egv, label %egw, label %eew
egw:
%egx = getelementptr i8, ptr %g, i64 %eem
%egy = getelementptr i8, ptr %egx, i64 5
%egz = load i8, ptr %egy, align 1, !noalias !230
%eha = zext i8 %egz to i64
%ehb = add nsw i64 %eem, 6
%ehc = and i64 %eha, 127
%ehd = shl nuw nsw i64 %ehc, 35
%ehe = or disjoint i64 %ehd, %egu
%ehf = icmp slt i8 %egz, 0
br i1 %ehf, label %ehg, label %eew
ehg:
%ehh = getelementptr i8, ptr %g, i64 %eem
%ehi = getelementptr i8, ptr %ehh, i64 6
%ehj = load i8, ptr %ehi, align 1, !noalias !230
%ehk = zext i8 %ehj to i64
%ehl = add nsw i64 %eem, 7
%ehm = and i64 %ehk, 127
%ehn = shl nuw nsw i64 %ehm, 42
%eho = or i64 %ehn, %ehe
%ehp = icmp slt i8 %ehj, 0
br i1 %ehp, label %ehq, label %eew
ehq:
%ehr = getelementptr i8, ptr %g, i64 %eem
%ehs = getelementptr i8, ptr %ehr, i64 7
%eht = load i8, ptr %ehs, align 1, !noalias !230
%ehu = zext i8 %eht to i64
%ehv = add nsw i64 %eem, 8
%ehw = and i64 %ehu, 127
%ehx = shl nuw nsw i64 %ehw, 49
%ehy = or i64 %ehx, %eho
%ehz = icmp slt i8 %eht, 0
br i1 %ehz, label %eia, label %eew
eia:
%eib = getelementptr i8, ptr %g, i64 %eem
%eic = getelementptr i8, ptr %eib, i64 8
%eid = load i8, ptr %eic, align 1, !noalias !230
%eie = zext i8 %eid to i64
%efk = add nsw i64 %eem, 9
%eif = and i64 %eie, 127
%eig = shl nuw nsw i64 %eif, 56
%efs = or i64 %eig, %ehy
%eih = icmp slt i8 %eid, 0
br i1 %eih, label %efi, label %eew
eew:
%eii = phi i64 [ %efr, %efp ], [ %ees, %eec ], [ %eff, %eev ], [ %ega, %efh ], [ %egk, %egc ], [ %egu, %egm ], [ %ehe, %egw ], [ %eho, %ehg ], [ %ehy, %ehq ], [ %efs, %eia ]
%eij = phi i64 [ %eex, %efp ], [ %eet, %eec ], [ %efc, %eev ], [ %efx, %efh ], [ %egh, %egc ], [ %egr, %egm ], [ %ehb, %egw ], [ %ehl, %ehg ], [ %ehv, %ehq ], [ %efk, %eia ]
%eik = lshr i64 %eii, 1
%eil = and i64 %eii, 1
%eim = sub nsw i64 0, %eil
%ein = xor i64 %eik, %eim
br label %efo
efo:
%eio = phi i64 [ %ein, %eew ], [ 0, %efi ]
%eip = phi i64 [ %eij, %eew ], [ %mo, %efi ]
%eiq = icmp sgt i64 %eip, %fk
br i1 %eiq, label %yj, label %eir
eir:
%eis = add i64 %eio, -2147483648
%eit = icmp ult i64 %eis, %dxv
br i1 %eit, label %yj, label %eiu
eiu:
%eiv = icmp slt i64 %edq, 1
br i1 %eiv, label %eiw, label %eix
eix:
%eiy = icmp ult i64 %edq, 4
br i1 %eiy, label %eiz, label %eja
eiz:
%ejb = phi i1 [ false, %eix ], [ %ejc, %ejd ]
%eje = phi i64 [ 0, %eix ], [ %edx, %ejd ]
br label %ejf
eja:
%ejg = insertelement <2 x i64> poison, i64 %eio, i64 0
%ejh = shufflevector <2 x i64> %ejg, <2 x i64> poison, <2 x i32> zeroinitializer
br label %eji
eji:
%ejj = phi i64 [ 0, %eja ], [ %ejk, %eji ]
%ejl = phi <2 x i1> [ %edy, %eja ], [ %ejm, %eji ]
%ejn = phi <2 x i1> [ zeroinitializer, %eja ], [ %ejo, %eji ]
%ejp = shl i64 %ejj, 3
%ejq = getelementptr i8, ptr %eeb, i64 %ejp
%ejr = getelementptr i8, ptr %ejq, i64 -16
%ejs = load <2 x i64>, ptr %ejr, align 8, !noalias !223
%ejt = load <2 x i64>, ptr %ejq, align 8, !noalias !223
%eju = icmp eq <2 x i64> %ejs, %ejh
%ejv = icmp eq <2 x i64> %ejt, %ejh
%ejm = or <2 x i1> %ejl, %eju
%ejo = or <2 x i1> %ejn, %ejv
%ejk = add nuw nsw i64 %ejj, 4
%ejw = icmp eq i64 %edx, %ejk
br i1 %ejw, label %ejd, label %eji, !llvm.loop !233
ejd:
%ejx = icmp eq i64 %edq, %edx
%ejy = or <2 x i1> %ejm, %ejo
%ejz = bitcast <2 x i1> %ejy to i2
%ejc = icmp ne i2 %ejz, 0
br i1 %ejx, label %eiw, label %eiz
eiw:
%eka = phi i1 [ %dxz, %eiu ], [ %ejc, %ejd ], [ %ekb, %ejf ]
%ekc = getelementptr i8, ptr %g, i64 %eip
%ekd = load i8, ptr %ekc, align 1, !noalias !234
%eke = zext i8 %ekd to i64
%ekf = and i64 %eke, 127
%ekg = add nsw i64 %eip, 1
%ekh = icmp slt i8 %ekd, 0
br i1 %ekh, label %eki, label %ekj
eki:
%ekk = add i64 %eip, 10
%ekl = getelementptr i8, ptr %g, i64 %eip
%ekm = getelementptr i8, ptr %ekl, i64 1
%ekn = load i8, ptr %ekm, align 1, !noalias !234
%eko = zext i8 %ekn to i64
%ekp = add nsw i64 %eip, 2
%ekq = and i64 %eko, 127
%ekr = shl nuw nsw i64 %ekq, 7
%eks = or disjoint i64 %ekr, %ekf
%ekt = icmp slt i8 %ekn, 0
br i1 %ekt, label %eku, label %ekj
ekv:
%ekw = getelementptr i8, ptr %g, i64 %ekx
%eky = load i8, ptr %ekw, align 1, !noalias !234
%ekz = zext nneg i8 %eky to i64
%ela = icmp ugt i8 %eky, 1
br i1 %ela, label %elb, label %elc
elc:
%eld = shl nuw i64 %ekz, 63
%ele = or i64 %eld, %elf
br label %ekj
eku:
%elg = getelementptr i8, ptr %g, i64 %eip
%elh = getelementptr i8, ptr %elg, i64 2
%eli = load i8, ptr %elh, align 1, !noalias !234
%elj = zext i8 %eli to i64
%elk = add nsw i64 %eip, 3
%ell = and i64 %elj, 127
%elm = shl nuw nsw i64 %ell, 14
%eln = or disjoint i64 %elm, %eks
%elo = icmp slt i8 %eli, 0
br i1 %elo, label %elp, label %ekj
elp:
%elq = getelementptr i8, ptr %g, i64 %eip
%elr = getelementptr i8, ptr %elq, i64 3
%els = load i8, ptr %elr, align 1, !noalias !234
%elt = zext i8 %els to i64
%elu = add nsw i64 %eip, 4
%elv = and i64 %elt, 127
%elw = shl nuw nsw i64 %elv, 21
%elx = or disjoint i64 %elw, %eln
%ely = icmp slt i8 %els, 0
br i1 %ely, label %elz, label %ekj
elz:
%ema = getelementptr i8, ptr %g, i64 %eip
%emb = getelementptr i8, ptr %ema, i64 4
%emc = load i8, ptr %emb, align 1, !noalias !234
%emd = zext i8 %emc to i64
%eme = add nsw i64 %eip, 5
%emf = and i64 %emd, 127
%emg = shl nuw nsw i64 %emf, 28
%emh = or disjoint i64 %emg, %elx
%emi = icmp slt i8 %emc, 0
br i1 %emi, label %emj, label %ekj
emj:
%emk = getelementptr i8, ptr %g, i64 %eip
%eml = getelementptr i8, ptr %emk, i64 5
%emm = load i8, ptr %eml, align 1, !noalias !234
%emn = zext i8 %emm to i64
%emo = add nsw i64 %eip, 6
%emp = and i64 %emn, 127
%emq = shl nuw nsw i64 %emp, 35
%emr = or disjoint i64 %emq, %emh
%ems = icmp slt i8 %emm, 0
br i1 %ems, label %emt, label %ekj
emt:
%emu = getelementptr i8, ptr %g, i64 %eip
%emv = getelementptr i8, ptr %emu, i64 6
%emw = load i8, ptr %emv, align 1, !noalias !234
%emx = zext i8 %emw to i64
%emy = add nsw i64 %eip, 7
%emz = and i64 %emx, 127
%ena = shl nuw nsw i64 %emz, 42
%enb = or i64 %ena, %emr
%enc = icmp slt i8 %emw, 0
br i1 %enc, label %end, label %ekj
end:
%ene = getelementptr i8, ptr %g, i64 %eip
%enf = getelementptr i8, ptr %ene, i64 7
%eng = load i8, ptr %enf, align 1, !noalias !234
%enh = zext i8 %eng to i64
%eni = add nsw i64 %eip, 8
%enj = and i64 %enh, 127
%enk = shl nuw nsw i64 %enj, 49
%enl = or i64 %enk, %enb
%enm = icmp slt i8 %eng, 0
br i1 %enm, label %enn, label %ekj
enn:
%eno = getelementptr i8, ptr %g, i64 %eip
%enp = getelementptr i8, ptr %eno, i64 8
%enq = load i8, ptr %enp, align 1, !noalias !234
%enr = zext i8 %enq to i64
%ekx = add nsw i64 %eip, 9
%ens = and i64 %enr, 127
%ent = shl nuw nsw i64 %ens, 56
%elf = or i64 %ent, %enl
%enu = icmp slt i8 %enq, 0
br i1 %enu, label %ekv, label %ekj
ekj:
%env = phi i64 [ %ele, %elc ], [ %ekf, %eiw ], [ %eks, %eki ], [ %eln, %eku ], [ %elx, %elp ], [ %emh, %elz ], [ %emr, %emj ], [ %enb, %emt ], [ %enl, %end ], [ %elf, %enn ]
%enw = phi i64 [ %ekk, %elc ], [ %ekg, %eiw ], [ %ekp, %eki ], [ %elk, %eku ], [ %elu, %elp ], [ %eme, %elz ], [ %emo, %emj ], [ %emy, %emt ], [ %eni, %end ], [ %ekx, %enn ]
%enx = lshr i64 %env, 1
%eny = and i64 %env, 1
%enz = sub nsw i64 0, %eny
%eoa = xor i64 %enx, %enz
br label %elb
elb:
%eob = phi i64 [ %eoa, %ekj ], [ 0, %ekv ]
%diq = phi i64 [ %enw, %ekj ], [ %mo, %ekv ]
%eoc = icmp sgt i64 %diq, %fk
br i1 %eoc, label %yj, label %eod
eod:
br i1 %eka, label %eoe, label %dir
eoe:
%eof = trunc nsw i64 %eio to i32
%eog = getelementptr i32, ptr %eds, i64 %eel
store i32 %eof, ptr %eog, align 4, !noalias !223
%eoh = getelementptr i64, ptr %edt, i64 %eel
store i64 %eob, ptr %eoh, align 8, !noalias !223
%eoi = add nsw i64 %eel, 1
br label %dir
dir:
%div = phi i64 [ %eel, %eod ], [ %eoi, %eoe ]
%eoj = icmp samesign ugt i64 %een, 1
br i1 %eoj, label %eec, label %dio
ejf:
%eok = phi i1 [ %ekb, %ejf ], [ %ejb, %eiz ]
%eol = phi i64 [ %eom, %ejf ], [ %eje, %eiz ]
%eom = add nuw nsw i64 %eol, 1
%eon = shl i64 %eol, 3
%eoo = getelementptr i8, ptr %edu, i64 %eon
%eop = load i64, ptr %eoo, align 8, !noalias !223
%eoq = icmp eq i64 %eop, %eio
%ekb = or i1 %eok, %eoq
%eor = icmp eq i64 %edq, %eom
br i1 %eor, label %eiw, label %ejf, !llvm.loop !237
dur:
%dxt = phi i64 [ %dxq, %dtz ], [ 0, %dul ]
%dyf = phi i64 [ %dxm, %dtz ], [ %mo, %dul ]
%eos = icmp sgt i64 %dyf, %fk
br i1 %eos, label %yj, label %dxr
dxw:
%eot = icmp slt i64 %edq, 1
br i1 %eot, label %dxx, label %eou
eou:
%eov = icmp ult i64 %edq, 4
br i1 %eov, label %eow, label %eox
eox:
%eoy = insertelement <2 x i64> poison, i64 %dxt, i64 0
%eoz = shufflevector <2 x i64> %eoy, <2 x i64> poison, <2 x i32> zeroinitializer
br label %epa
epa:
%epb = phi i64 [ 0, %eox ], [ %epc, %epa ]
%epd = phi <2 x i1> [ %eeh, %eox ], [ %epe, %epa ]
%epf = phi <2 x i1> [ zeroinitializer, %eox ], [ %epg, %epa ]
%eph = shl i64 %epb, 3
%epi = getelementptr i8, ptr %eek, i64 %eph
%epj = getelementptr i8, ptr %epi, i64 -16
%epk = load <2 x i64>, ptr %epj, align 8, !noalias !223
%epl = load <2 x i64>, ptr %epi, align 8, !noalias !223
%epm = icmp eq <2 x i64> %epk, %eoz
%epn = icmp eq <2 x i64> %epl, %eoz
%epe = or <2 x i1> %epd, %epm
%epg = or <2 x i1> %epf, %epn
%epc = add nuw nsw i64 %epb, 4
%epo = icmp eq i64 %eeg, %epc
br i1 %epo, label %dyb, label %epa, !llvm.loop !238
dyb:
%epp = icmp eq i64 %edq, %eeg
%epq = or <2 x i1> %epe, %epg
%epr = bitcast <2 x i1> %epq to i2
%dya = icmp ne i2 %epr, 0
br i1 %epp, label %dxx, label %eow
eow:
%eps = phi i1 [ false, %eou ], [ %dya, %dyb ]
%ept = phi i64 [ 0, %eou ], [ %eeg, %dyb ]
br label %dyd
dyd:
%epu = phi i1 [ %dyc, %dyd ], [ %eps, %eow ]
%epv = phi i64 [ %epw, %dyd ], [ %ept, %eow ]
%epw = add nuw nsw i64 %epv, 1
%epx = shl i64 %epv, 3
%epy = getelementptr i8, ptr %edu, i64 %epx
%epz = load i64, ptr %epy, align 8, !noalias !223
%eqa = icmp eq i64 %epz, %dxt
%dyc = or i1 %epu, %eqa
%eqb = icmp eq i64 %edq, %epw
br i1 %eqb, label %dxx, label %dyd, !llvm.loop !239
ecm:
%eqc = icmp eq i64 %edl, 9
%eqd = trunc nsw i64 %dxt to i32
%eqe = getelementptr i32, ptr %eds, i64 %dtn
store i32 %eqd, ptr %eqe, align 4, !noalias !223
br i1 %eqc, label %eqf, label %eqg
eqf:
%eqh = shl i64 %dtn, 4
%eqi = getelementptr i8, ptr %edt, i64 %eqh
store i64 %ecf, ptr %eqi, align 8, !noalias !223
%eqj = getelementptr i8, ptr %eqi, i64 8
store i64 %ece, ptr %eqj, align 8, !noalias !223
br label %ecn
eqg:
%eqk = getelementptr i32, ptr %eef, i64 %dtn
%eql = load i32, ptr %eqk, align 4, !noalias !223
%eqm = sext i32 %eql to i64
%eqn = add nsw i64 %ece, %eqm
%eqo = mul i64 %ecr, 8
%eqp = getelementptr i8, ptr %cv, i64 %eqo
%eqq = load i64, ptr %eqp, align 8, !noalias !223
%eqr = icmp sgt i64 %eqn, %eqq
br i1 %eqr, label %eqs, label %eqt
eqs:
%equ = getelementptr i8, ptr %dz, i64 24
store i64 %ecr, ptr %equ, align 8, !noalias !240
%eqv = getelementptr i8, ptr %dz, i64 32
store i64 %eqn, ptr %eqv, align 8, !noalias !240
br label %yj
eqt:
%eqw = getelementptr i8, ptr %ch, i64 %ecs
%eqx = getelementptr i8, ptr %eqw, i64 16
%eqy = load i64, ptr %eqx, align 8, !noalias !223
%eqz = add i64 %eqy, %eqm
%era = icmp samesign ugt i64 %ece, 7
br i1 %era, label %erb, label %erc
erb:
%erd = add nsw i64 %ece, -8
%ere = icmp eq i64 %erd, 0
br i1 %ere, label %erf, label %erg
erg:
%erh = getelementptr i8, ptr %g, i64 %ecf
%eri = getelementptr i8, ptr %bm, i64 %eqz
%erj = add nsw i64 %ece, -9
%erk = lshr i64 %erj, 3
%erl = add nuw nsw i64 %erk, 1
%erm = icmp samesign ult i64 %ece, 65
br i1 %erm, label %ern, label %ero
ern:
%erp = phi i64 [ %erq, %err ], [ 0, %erg ], [ 0, %ero ]
br label %ers
ero:
%ert = ptrtoint ptr %bm to i64
%eru = ptrtoint ptr %g to i64
%erv = add i64 %ecf, %eru
%erw = sub i64 %ert, %erv
%erx = add i64 %erw, %eqz
%ery = icmp ult i64 %erx, 32
br i1 %ery, label %ern, label %erz
erz:
%esa = bitcast i64 4611686018427387900 to i64
%esb = and i64 %erl, %esa
%esc = getelementptr i8, ptr %erh, i64 16
%esd = getelementptr i8, ptr %eri, i64 16
br label %ese
ese:
%esf = phi i64 [ 0, %erz ], [ %esg, %ese ]
%esh = shl nuw i64 %esf, 3
%esi = getelementptr i8, ptr %esc, i64 %esh
%esj = shl nuw i64 %esf, 3
%esk = getelementptr i8, ptr %esc, i64 %esj
%esl = getelementptr i8, ptr %esk, i64 -16
%esm = load <2 x i64>, ptr %esl, align 1, !noalias !243
%esn = load <2 x i64>, ptr %esi, align 1, !noalias !243
%eso = shl nuw i64 %esf, 3
%esp = getelementptr i8, ptr %esd, i64 %eso
%esq = shl nuw i64 %esf, 3
%esr = getelementptr i8, ptr %esd, i64 %esq
%ess = getelementptr i8, ptr %esr, i64 -16
store <2 x i64> %esm, ptr %ess, align 1, !noalias !248
store <2 x i64> %esn, ptr %esp, align 1, !noalias !248
%esg = add nuw nsw i64 %esf, 4
%est = icmp eq i64 %esb, %esg
br i1 %est, label %err, label %ese, !llvm.loop !251
err:
%erq = shl nuw nsw i64 %esb, 3
%esu = icmp eq i64 %erl, %esb
br i1 %esu, label %erf, label %ern
erc:
%esv = icmp samesign ugt i64 %ece, 3
br i1 %esv, label %esw, label %esx
esy:
%esz = getelementptr i8, ptr %g, i64 %ecf
%eta = getelementptr i8, ptr %esz, i64 1
%etb = load i8, ptr %eta, align 1, !noalias !252
%etc = getelementptr i8, ptr %bm, i64 %eqz
%etd = getelementptr i8, ptr %etc, i64 1
store i8 %etb, ptr %etd, align 1, !noalias !252
%ete = icmp eq i64 %ece, 2
br i1 %ete, label %etf, label %etg
etg:
%eth = getelementptr i8, ptr %g, i64 %ecf
%eti = getelementptr i8, ptr %eth, i64 2
%etj = load i8, ptr %eti, align 1, !noalias !252
%etk = getelementptr i8, ptr %bm, i64 %eqz
%etl = getelementptr i8, ptr %etk, i64 2
store i8 %etj, ptr %etl, align 1, !noalias !252
br label %etf
ers:
%etm = phi i64 [ %etn, %ers ], [ %erp, %ern ]
%eto = getelementptr i8, ptr %erh, i64 %etm
%etp = load i64, ptr %eto, align 1, !noalias !243
%etq = getelementptr i8, ptr %eri, i64 %etm
store i64 %etp, ptr %etq, align 1, !noalias !248
%etn = add nuw nsw i64 %etm, 8
%etr = icmp samesign ult i64 %etn, %erd
br i1 %etr, label %ers, label %erf, !llvm.loop !253
erf:
%ets = getelementptr i8, ptr %g, i64 %erd
%ett = getelementptr i8, ptr %ets, i64 %ecf
%etu = load i64, ptr %ett, align 1, !noalias !254
%etv = getelementptr i8, ptr %bm, i64 %eqz
%etw = getelementptr i8, ptr %etv, i64 %erd
store i64 %etu, ptr %etw, align 1, !noalias !257
br label %etf
esw:
%etx = add nsw i64 %ece, -4
%ety = getelementptr i8, ptr %g, i64 %ecf
%etz = load i32, ptr %ety, align 1, !noalias !260
%eua = getelementptr i8, ptr %g, i64 %etx
%eub = getelementptr i8, ptr %eua, i64 %ecf
%euc = load i32, ptr %eub, align 1, !noalias !263
%eud = getelementptr i8, ptr %bm, i64 %eqz
store i32 %etz, ptr %eud, align 1, !noalias !266
%eue = getelementptr i8, ptr %eud, i64 %etx
store i32 %euc, ptr %eue, align 1, !noalias !269
br label %etf
esx:
%euf = icmp eq i64 %ece, 0
br i1 %euf, label %etf, label %eug
eug:
%euh = getelementptr i8, ptr %g, i64 %ecf
%eui = getelementptr i8, ptr %bm, i64 %eqz
%euj = load i8, ptr %euh, align 1, !noalias !252
store i8 %euj, ptr %eui, align 1, !noalias !252
%euk = icmp eq i64 %ece, 1
br i1 %euk, label %etf, label %esy
etf:
%eul = trunc i64 %eqn to i32
%eum = shl i64 %dtn, 2
%eun = getelementptr i8, ptr %eef, i64 %eum
%euo = getelementptr i8, ptr %eun, i64 4
store i32 %eul, ptr %euo, align 4, !noalias !223
br label %ecn
dtd:
%eup = getelementptr i8, ptr %ht, i64 24
%euq = load i64, ptr %eup, align 8, !noalias !272
%eur = icmp slt i64 %euq, 0
%eus = select i1 %eur, i64 %dd, i64 0
%eut = getelementptr i64, ptr %dc, i64 %euq
%euu = getelementptr i64, ptr %eut, i64 %eus
store i64 %diu, ptr %euu, align 8, !noalias !272
%euv = getelementptr i8, ptr %ht, i64 16
%euw = load i64, ptr %euv, align 8, !noalias !272
%eux = mul i64 %euw, 24
%euy = getelementptr i8, ptr %ch, i64 %eux
%euz = getelementptr i8, ptr %euy, i64 8
%eva = load i64, ptr %euz, align 8, !noalias !275
%evb = ashr i64 %eva, 2
%evc = trunc i64 %diu to i32
%evd = add nsw i64 %evb, %np
%eve = icmp slt i64 %evd, -1
%evf = select i1 %eve, i64 %bu, i64 0
%evg = getelementptr i32, ptr %bt, i64 %evd
%evh = getelementptr i8, ptr %evg, i64 4
%evi = getelementptr i32, ptr %evh, i64 %evf
store i32 %evc, ptr %evi, align 4, !noalias !272
br label %yj
dtj:
%evj = getelementptr i8, ptr %dz, i64 24
store i64 %dig, ptr %evj, align 8, !noalias !278
%evk = getelementptr i8, ptr %dz, i64 32
store i64 %dtf, ptr %evk, align 8, !noalias !278
br label %yj
py:
%evl = getelementptr i8, ptr %ht, i64 48
%evm = load i64, ptr %evl, align 8, !noalias !281
%evn = trunc nuw i64 %evm to i32
br label %evo
evo:
%evp = phi i64 [ %pj, %py ], [ %evq, %evr ], [ %evs, %evt ], [ %evu, %evv ], [ %evw, %evx ]
%evy = getelementptr i8, ptr %g, i64 %evp
%evz = load i8, ptr %evy, align 1, !noalias !284
%ewa = zext i8 %evz to i64
%ewb = and i64 %ewa, 127
%ewc = add nsw i64 %evp, 1
%ewd = icmp slt i8 %evz, 0
br i1 %ewd, label %ewe, label %ewf
ewe:
%ewg = add i64 %evp, 10
%ewh = getelementptr i8, ptr %g, i64 %evp
%ewi = getelementptr i8, ptr %ewh, i64 1
%ewj = load i8, ptr %ewi, align 1, !noalias !284
%ewk = zext i8 %ewj to i64
%ewl = add nsw i64 %evp, 2
%ewm = and i64 %ewk, 127
%ewn = shl nuw nsw i64 %ewm, 7
%ewo = or disjoint i64 %ewn, %ewb
%ewp = icmp slt i8 %ewj, 0
br i1 %ewp, label %ewq, label %ewf
ewr:
%ews = getelementptr i8, ptr %g, i64 %ewt
%ewu = load i8, ptr %ews, align 1, !noalias !284
%ewv = zext nneg i8 %ewu to i64
%eww = icmp ugt i8 %ewu, 1
br i1 %eww, label %ewx, label %ewy
ewy:
%ewz = shl nuw i64 %ewv, 63
%exa = or i64 %ewz, %exb
br label %ewf
ewq:
%exc = getelementptr i8, ptr %g, i64 %evp
%exd = getelementptr i8, ptr %exc, i64 2
%exe = load i8, ptr %exd, align 1, !noalias !284
%exf = zext i8 %exe to i64
%exg = add nsw i64 %evp, 3
%exh = and i64 %exf, 127
%exi = shl nuw nsw i64 %exh, 14
%exj = or disjoint i64 %exi, %ewo
%exk = icmp slt i8 %exe, 0
br i1 %exk, label %exl, label %ewf
exl:
%exm = getelementptr i8, ptr %g, i64 %evp
%exn = getelementptr i8, ptr %exm, i64 3
%exo = load i8, ptr %exn, align 1, !noalias !284
%exp = zext i8 %exo to i64
%exq = add nsw i64 %evp, 4
%exr = and i64 %exp, 127
%exs = shl nuw nsw i64 %exr, 21
%ext = or disjoint i64 %exs, %exj
%exu = icmp slt i8 %exo, 0
br i1 %exu, label %exv, label %ewf
exv:
%exw = getelementptr i8, ptr %g, i64 %evp
%exx = getelementptr i8, ptr %exw, i64 4
%exy = load i8, ptr %exx, align 1, !noalias !284
%exz = zext i8 %exy to i64
%eya = add nsw i64 %evp, 5
%eyb = and i64 %exz, 127
%eyc = shl nuw nsw i64 %eyb, 28
%eyd = or disjoint i64 %eyc, %ext
%eye = icmp slt i8 %exy, 0
br i1 %eye, label %eyf, label %ewf
eyf:
%eyg = getelementptr i8, ptr %g, i64 %evp
%eyh = getelementptr i8, ptr %eyg, i64 5
%eyi = load i8, ptr %eyh, align 1, !noalias !284
%eyj = zext i8 %eyi to i64
%eyk = add nsw i64 %evp, 6
%eyl = and i64 %eyj, 127
%eym = shl nuw nsw i64 %eyl, 35
%eyn = or disjoint i64 %eym, %eyd
%eyo = icmp slt i8 %eyi, 0
br i1 %eyo, label %eyp, label %ewf
eyp:
%eyq = getelementptr i8, ptr %g, i64 %evp
%eyr = getelementptr i8, ptr %eyq, i64 6
%eys = load i8, ptr %eyr, align 1, !noalias !284
%eyt = zext i8 %eys to i64
%eyu = add nsw i64 %evp, 7
%eyv = and i64 %eyt, 127
%eyw = shl nuw nsw i64 %eyv, 42
%eyx = or i64 %eyw, %eyn
%eyy = icmp slt i8 %eys, 0
br i1 %eyy, label %eyz, label %ewf
eyz:
%eza = getelementptr i8, ptr %g, i64 %evp
%ezb = getelementptr i8, ptr %eza, i64 7
%ezc = load i8, ptr %ezb, align 1, !noalias !284
%ezd = zext i8 %ezc to i64
%eze = add nsw i64 %evp, 8
%ezf = and i64 %ezd, 127
%ezg = shl nuw nsw i64 %ezf, 49
%ezh = or i64 %ezg, %eyx
%ezi = icmp slt i8 %ezc, 0
br i1 %ezi, label %ezj, label %ewf
ezj:
%ezk = getelementptr i8, ptr %g, i64 %evp
%ezl = getelementptr i8, ptr %ezk, i64 8
%ezm = load i8, ptr %ezl, align 1, !noalias !284
%ezn = zext i8 %ezm to i64
%ewt = add nsw i64 %evp, 9
%ezo = and i64 %ezn, 127
%ezp = shl nuw nsw i64 %ezo, 56
%exb = or i64 %ezp, %ezh
%ezq = icmp slt i8 %ezm, 0
br i1 %ezq, label %ewr, label %ewf
ezr:
%ezs = icmp eq i64 %ezt, 0
br i1 %ezs, label %ezu, label %ezv
ezv:
%ezw = add i64 %ej, 4
%ezx = icmp eq i64 %ezy, %ezw
br i1 %ezx, label %yj, label %ezz
ezz:
%faa = sub nsw i64 0, %ezy
%fab = getelementptr i8, ptr %g, i64 %fac
%fad = load i8, ptr %fab, align 1, !noalias !289
%fae = zext i8 %fad to i64
%faf = and i64 %fae, 127
%fag = add nsw i64 %fac, 1
%fah = icmp slt i8 %fad, 0
br i1 %fah, label %fai, label %faj
fai:
%fak = add i64 %fac, 10
%fal = getelementptr i8, ptr %g, i64 %fac
%fam = getelementptr i8, ptr %fal, i64 1
%fan = load i8, ptr %fam, align 1, !noalias !289
%fao = zext i8 %fan to i64
%fap = add nsw i64 %fac, 2
%faq = and i64 %fao, 127
%far = shl nuw nsw i64 %faq, 7
%fas = or disjoint i64 %far, %faf
%fat = icmp slt i8 %fan, 0
br i1 %fat, label %fau, label %faj
fav:
%faw = getelementptr i8, ptr %g, i64 %fax
%fay = load i8, ptr %faw, align 1, !noalias !289
%faz = zext nneg i8 %fay to i64
%fba = icmp ugt i8 %fay, 1
br i1 %fba, label %fbb, label %fbc
fbc:
%fbd = shl nuw i64 %faz, 63
%fbe = or i64 %fbd, %fbf
br label %faj
fau:
%fbg = getelementptr i8, ptr %g, i64 %fac
%fbh = getelementptr i8, ptr %fbg, i64 2
%fbi = load i8, ptr %fbh, align 1, !noalias !289
%fbj = zext i8 %fbi to i64
%fbk = add nsw i64 %fac, 3
%fbl = and i64 %fbj, 127
%fbm = shl nuw nsw i64 %fbl, 14
%fbn = or disjoint i64 %fbm, %fas
%fbo = icmp slt i8 %fbi, 0
br i1 %fbo, label %fbp, label %faj
fbp:
%fbq = getelementptr i8, ptr %g, i64 %fac
%fbr = getelementptr i8, ptr %fbq, i64 3
%fbs = load i8, ptr %fbr, align 1, !noalias !289
%fbt = zext i8 %fbs to i64
%fbu = add nsw i64 %fac, 4
%fbv = and i64 %fbt, 127
%fbw = shl nuw nsw i64 %fbv, 21
%fbx = or disjoint i64 %fbw, %fbn
%fby = icmp slt i8 %fbs, 0
br i1 %fby, label %fbz, label %faj
fbz:
%fca = getelementptr i8, ptr %g, i64 %fac
%fcb = getelementptr i8, ptr %fca, i64 4
%fcc = load i8, ptr %fcb, align 1, !noalias !289
%fcd = zext i8 %fcc to i64
%fce = add nsw i64 %fac, 5
%fcf = and i64 %fcd, 127
%fcg = shl nuw nsw i64 %fcf, 28
%fch = or disjoint i64 %fcg, %fbx
%fci = icmp slt i8 %fcc, 0
br i1 %fci, label %fcj, label %faj
fcj:
%fck = getelementptr i8, ptr %g, i64 %fac
%fcl = getelementptr i8, ptr %fck, i64 5
%fcm = load i8, ptr %fcl, align 1, !noalias !289
%fcn = zext i8 %fcm to i64
%fco = add nsw i64 %fac, 6
%fcp = and i64 %fcn, 127
%fcq = shl nuw nsw i64 %fcp, 35
%fcr = or disjoint i64 %fcq, %fch
%fcs = icmp slt i8 %fcm, 0
br i1 %fcs, label %fct, label %faj
fct:
%fcu = getelementptr i8, ptr %g, i64 %fac
%fcv = getelementptr i8, ptr %fcu, i64 6
%fcw = load i8, ptr %fcv, align 1, !noalias !289
%fcx = zext i8 %fcw to i64
%fcy = add nsw i64 %fac, 7
%fcz = and i64 %fcx, 127
%fda = shl nuw nsw i64 %fcz, 42
%fdb = or i64 %fda, %fcr
%fdc = icmp slt i8 %fcw, 0
br i1 %fdc, label %fdd, label %faj
fdd:
%fde = getelementptr i8, ptr %g, i64 %fac
%fdf = getelementptr i8, ptr %fde, i64 7
%fdg = load i8, ptr %fdf, align 1, !noalias !289
%fdh = zext i8 %fdg to i64
%fdi = add nsw i64 %fac, 8
%fdj = and i64 %fdh, 127
%fdk = shl nuw nsw i64 %fdj, 49
%fdl = or i64 %fdk, %fdb
%fdm = icmp slt i8 %fdg, 0
br i1 %fdm, label %fdn, label %faj
fdn:
%fdo = getelementptr i8, ptr %g, i64 %fac
%fdp = getelementptr i8, ptr %fdo, i64 8
%fdq = load i8, ptr %fdp, align 1, !noalias !289
%fdr = zext i8 %fdq to i64
%fax = add nsw i64 %fac, 9
%fds = and i64 %fdr, 127
%fdt = shl nuw nsw i64 %fds, 56
%fbf = or i64 %fdt, %fdl
%fdu = icmp slt i8 %fdq, 0
br i1 %fdu, label %fav, label %faj
faj:
%fdv = phi i64 [ %fbe, %fbc ], [ %faf, %ezz ], [ %fas, %fai ], [ %fbn, %fau ], [ %fbx, %fbp ], [ %fch, %fbz ], [ %fcr, %fcj ], [ %fdb, %fct ], [ %fdl, %fdd ], [ %fbf, %fdn ]
%fdw = phi i64 [ %fak, %fbc ], [ %fag, %ezz ], [ %fap, %fai ], [ %fbk, %fau ], [ %fbu, %fbp ], [ %fce, %fbz ], [ %fco, %fcj ], [ %fcy, %fct ], [ %fdi, %fdd ], [ %fax, %fdn ]
%fdx = lshr i64 %fdv, 1
%fdy = and i64 %fdv, 1
%fdz = sub nsw i64 0, %fdy
%fea = xor i64 %fdx, %fdz
br label %fbb
feb:
%fec = icmp slt i64 %fed, 0
%fee = sub nsw i64 %fk, %fef
%feg = icmp sgt i64 %fed, %fee
%feh = select i1 %fec, i1 true, i1 %feg
br i1 %feh, label %yj, label %ezu
ezu:
%fei = phi i64 [ %ezy, %ezr ], [ %faa, %feb ], [ 0, %ewx ]
%evs = phi i64 [ %fac, %ezr ], [ %fef, %feb ], [ %mo, %ewx ]
%fej = phi i64 [ -1, %ezr ], [ %fed, %feb ], [ -1, %ewx ]
%fek = icmp sgt i64 %evm, 0
br i1 %fek, label %fel, label %fem
ewf:
%fen = phi i64 [ %exa, %ewy ], [ %ewb, %evo ], [ %ewo, %ewe ], [ %exj, %ewq ], [ %ext, %exl ], [ %eyd, %exv ], [ %eyn, %eyf ], [ %eyx, %eyp ], [ %ezh, %eyz ], [ %exb, %ezj ]
%fac = phi i64 [ %ewg, %ewy ], [ %ewc, %evo ], [ %ewl, %ewe ], [ %exg, %ewq ], [ %exq, %exl ], [ %eya, %exv ], [ %eyk, %eyf ], [ %eyu, %eyp ], [ %eze, %eyz ], [ %ewt, %ezj ]
%feo = lshr i64 %fen, 1
%ezt = and i64 %fen, 1
%fep = sub nsw i64 0, %ezt
%ezy = xor i64 %feo, %fep
%feq = icmp sgt i64 %fac, %fk
br i1 %feq, label %yj, label %ezr
ewx:
%fer = icmp slt i64 %fk, %mo
br i1 %fer, label %yj, label %ezu
fbb:
%fed = phi i64 [ %fea, %faj ], [ 0, %fav ]
%fef = phi i64 [ %fdw, %faj ], [ %mo, %fav ]
%fes = icmp slt i64 %fk, %fef
br i1 %fes, label %yj, label %feb
fel:
%fet = sub nsw i64 %fk, %evs
%feu = or i64 %fet, %evm
%fev = icmp ult i64 %feu, 4294967296
br i1 %fev, label %few, label %fex
few:
%fey = trunc nuw i64 %fet to i32
%fez = udiv i32 %fey, %evn
%ffa = zext i32 %fez to i64
br label %ffb
fex:
%ffc = or i64 %fet, %evm
%ffd = and i64 %ffc, -4294967296
%ffe = icmp eq i64 %ffd, 0
br i1 %ffe, label %fff, label %ffg
fff:
%ffh = trunc i64 %evm to i32
%ffi = trunc i64 %fet to i32
%ffj = udiv i32 %ffi, %ffh
%ffk = urem i32 %ffi, %ffh
%ffl = zext i32 %ffj to i64
%ffm = zext i32 %ffk to i64
br label %ffn
ffg:
%ffo = sdiv i64 %fet, %evm
%ffp = srem i64 %fet, %evm
br label %ffn
ffn:
%ffq = phi i64 [ %ffl, %fff ], [ %ffo, %ffg ]
%ffr = phi i64 [ %ffm, %fff ], [ %ffp, %ffg ]
%ffs = ashr i64 %ffr, 63
br label %ffb
ffb:
%fft = phi i64 [ %ffa, %few ], [ %ffq, %ffn ]
%ffu = phi i64 [ 0, %few ], [ %ffs, %ffn ]
%ffv = add i64 %ffu, %fft
%ffw = icmp sgt i64 %fei, %ffv
br i1 %ffw, label %yj, label %fem
ffx:
%ffy = icmp sgt i64 %fej, -1
br i1 %ffy, label %evr, label %ffz
evr:
%evq = add nsw i64 %fej, %evs
br label %evo
ffz:
%fga = getelementptr i8, ptr %ht, i64 24
%fgb = load i64, ptr %fga, align 8, !noalias !281
%fgc = getelementptr i8, ptr %ht, i64 32
%fgd = load i64, ptr %fgc, align 8, !noalias !281
%fge = getelementptr i8, ptr %ht, i64 40
%fgf = load i64, ptr %fge, align 8, !noalias !281
%fgg = icmp slt i64 %fgf, 0
%fgh = icmp eq i64 %fgd, 0
%fgi = select i1 %fgg, i1 %fgh, i1 false
br i1 %fgi, label %fgj, label %evt
fgj:
%fgk = mul nsw i64 %fgb, %fei
%fgl = icmp sgt i64 %fgk, 0
br i1 %fgl, label %fgm, label %evv
fgm:
%fgn = bitcast i64 -9187201950435737472 to i64
%fgo = bitcast i64 -9187201952591642624 to i64
br label %fgp
fgp:
%fgq = phi i64 [ %fgr, %fgs ], [ %evs, %fgm ]
%fgt = phi i64 [ %fgu, %fgs ], [ %fgk, %fgm ]
%fgv = icmp sgt i64 %fgq, %fk
br i1 %fgv, label %evv, label %fgw
fgx:
%fgy = and i64 %fgz, 128
%fha = icmp eq i64 %fgy, 0
br i1 %fha, label %fhb, label %fhc
fhb:
%fhd = phi i64 [ %fgq, %fgx ], [ %fhe, %fhc ], [ %fhf, %fhg ], [ %fhh, %fhi ], [ %fhj, %fhk ], [ %fhl, %fhm ], [ %fhn, %fho ], [ %fhp, %fhq ], [ %fhr, %fhs ], [ %fht, %fhu ]
%fhv = add nsw i64 %fhd, 1
br label %fhw
fhc:
%fhe = add nsw i64 %fgq, 1
%fhx = and i64 %fgz, 32768
%fhy = icmp eq i64 %fhx, 0
br i1 %fhy, label %fhb, label %fhg
fhg:
%fhf = add nsw i64 %fgq, 2
%fhz = and i64 %fgz, 8388608
%fia = icmp eq i64 %fhz, 0
br i1 %fia, label %fhb, label %fhi
fhi:
%fhh = add nsw i64 %fgq, 3
%fib = and i64 %fgz, 2147483648
%fic = icmp eq i64 %fib, 0
br i1 %fic, label %fhb, label %fhk
fhk:
%fid = bitcast i64 549755813888 to i64
%fhj = add nsw i64 %fgq, 4
%fie = and i64 %fgz, %fid
%fif = icmp eq i64 %fie, 0
br i1 %fif, label %fhb, label %fhm
fhm:
%fig = bitcast i64 140737488355328 to i64
%fhl = add nsw i64 %fgq, 5
%fih = and i64 %fgz, %fig
%fii = icmp eq i64 %fih, 0
br i1 %fii, label %fhb, label %fho
fho:
%fij = bitcast i64 36028797018963968 to i64
%fhn = add nsw i64 %fgq, 6
%fik = and i64 %fgz, %fij
%fil = icmp eq i64 %fik, 0
br i1 %fil, label %fhb, label %fhq
fhq:
%fhp = add nsw i64 %fgq, 7
%fim = icmp slt i64 %fgz, 0
br i1 %fim, label %fhs, label %fhb
fhs:
%fhr = add nsw i64 %fgq, 8
%fin = getelementptr i8, ptr %g, i64 %fhr
%fio = load i8, ptr %fin, align 1, !noalias !292
%fip = icmp slt i8 %fio, 0
br i1 %fip, label %fhu, label %fhb
fhu:
%fht = add nsw i64 %fgq, 9
%fiq = getelementptr i8, ptr %g, i64 %fht
%fir = load i8, ptr %fiq, align 1, !noalias !292
%fis = icmp slt i8 %fir, 0
br i1 %fis, label %fhw, label %fhb
fgs:
%fgr = phi i64 [ %fit, %fhw ], [ %fiu, %fiv ], [ %fiw, %fix ]
%fgu = phi i64 [ %fiy, %fhw ], [ %fiz, %fiv ], [ %fiz, %fix ]
%fja = icmp sgt i64 %fgu, 0
br i1 %fja, label %fgp, label %evv
fgw:
%fjb = getelementptr i8, ptr %g, i64 %fgq
%fgz = load i64, ptr %fjb, align 1, !noalias !299
%fjc = and i64 %fgz, %fgn
%fjd = xor i64 %fjc, %fgn
%fje = lshr exact i64 %fjd, 7
%fjf = lshr i64 %fjd, 39
%fjg = add nuw nsw i64 %fje, %fjf
%fjh = lshr i64 %fjg, 16
%fji = add nuw nsw i64 %fjh, %fjg
%fjj = lshr i64 %fji, 8
%fjk = add nuw nsw i64 %fjj, %fji
%fjl = and i64 %fjk, 15
%fjm = icmp samesign ule i64 %fgt, %fjl
%fjn = and i64 %fjd, 2155905152
%fjo = icmp eq i64 %fjn, 0
%fjp = or i1 %fjo, %fjm
%fjq = and i64 %fjd, %fgo
%fjr = icmp eq i64 %fjq, 0
%fjs = or i1 %fjr, %fjp
br i1 %fjs, label %fgx, label %fiv
fiv:
%fiz = sub nuw nsw i64 %fgt, %fjl
%fiu = add nsw i64 %fgq, 8
%fjt = icmp slt i64 %fgz, 0
br i1 %fjt, label %fju, label %fgs
fju:
br label %fix
fix:
%fjv = phi i64 [ %fiw, %fix ], [ %fiu, %fju ]
%fiw = add i64 %fjv, -1
%fjw = getelementptr i8, ptr %g, i64 %fjv
%fjx = getelementptr i8, ptr %fjw, i64 -2
%fjy = load i8, ptr %fjx, align 1, !noalias !299
%fjz = icmp slt i8 %fjy, 0
br i1 %fjz, label %fix, label %fgs
fhw:
%fit = phi i64 [ %fhv, %fhb ], [ %mo, %fhu ]
%fiy = add nsw i64 %fgt, -1
br label %fgs
fka:
%fkb = phi i64 [ %evs, %fkc ], [ %evw, %evx ]
%fkd = phi i64 [ %fei, %fkc ], [ %fke, %evx ]
%fkf = icmp sgt i64 %fgf, -1
%fke = add nsw i64 %fkd, -1
br i1 %fkf, label %fkg, label %fkh
fkg:
%fki = getelementptr i8, ptr %g, i64 %fkb
%fkj = load i8, ptr %fki, align 1, !noalias !300
%fkk = zext i8 %fkj to i64
%fkl = and i64 %fkk, 127
%fkm = add nsw i64 %fkb, 1
%fkn = icmp slt i8 %fkj, 0
br i1 %fkn, label %fko, label %fkp
fko:
%fkq = add i64 %fkb, 10
%fkr = getelementptr i8, ptr %g, i64 %fkb
%fks = getelementptr i8, ptr %fkr, i64 1
%fkt = load i8, ptr %fks, align 1, !noalias !300
%fku = zext i8 %fkt to i64
%fkv = add nsw i64 %fkb, 2
%fkw = and i64 %fku, 127
%fkx = shl nuw nsw i64 %fkw, 7
%fky = or disjoint i64 %fkx, %fkl
%fkz = icmp slt i8 %fkt, 0
br i1 %fkz, label %fla, label %fkp
flb:
%flc = getelementptr i8, ptr %g, i64 %fld
%fle = load i8, ptr %flc, align 1, !noalias !300
%flf = zext nneg i8 %fle to i64
%flg = icmp ugt i8 %fle, 1
br i1 %flg, label %flh, label %fli
fli:
%flj = shl nuw i64 %flf, 63
%flk = or i64 %flj, %fll
br label %fkp
fla:
%flm = getelementptr i8, ptr %g, i64 %fkb
%fln = getelementptr i8, ptr %flm, i64 2
%flo = load i8, ptr %fln, align 1, !noalias !300
%flp = zext i8 %flo to i64
%flq = add nsw i64 %fkb, 3
%flr = and i64 %flp, 127
%fls = shl nuw nsw i64 %flr, 14
%flt = or disjoint i64 %fls, %fky
%flu = icmp slt i8 %flo, 0
br i1 %flu, label %flv, label %fkp
flv:
%flw = getelementptr i8, ptr %g, i64 %fkb
%flx = getelementptr i8, ptr %flw, i64 3
%fly = load i8, ptr %flx, align 1, !noalias !300
%flz = zext i8 %fly to i64
%fma = add nsw i64 %fkb, 4
%fmb = and i64 %flz, 127
%fmc = shl nuw nsw i64 %fmb, 21
%fmd = or disjoint i64 %fmc, %flt
%fme = icmp slt i8 %fly, 0
br i1 %fme, label %fmf, label %fkp
fmf:
%fmg = getelementptr i8, ptr %g, i64 %fkb
%fmh = getelementptr i8, ptr %fmg, i64 4
%fmi = load i8, ptr %fmh, align 1, !noalias !300
%fmj = zext i8 %fmi to i64
%fmk = add nsw i64 %fkb, 5
%fml = and i64 %fmj, 127
%fmm = shl nuw nsw i64 %fml, 28
%fmn = or disjoint i64 %fmm, %fmd
%fmo = icmp slt i8 %fmi, 0
br i1 %fmo, label %fmp, label %fkp
fmp:
%fmq = getelementptr i8, ptr %g, i64 %fkb
%fmr = getelementptr i8, ptr %fmq, i64 5
%fms = load i8, ptr %fmr, align 1, !noalias !300
%fmt = zext i8 %fms to i64
%fmu = add nsw i64 %fkb, 6
%fmv = and i64 %fmt, 127
%fmw = shl nuw nsw i64 %fmv, 35
%fmx = or disjoint i64 %fmw, %fmn
%fmy = icmp slt i8 %fms, 0
br i1 %fmy, label %fmz, label %fkp
fmz:
%fna = getelementptr i8, ptr %g, i64 %fkb
%fnb = getelementptr i8, ptr %fna, i64 6
%fnc = load i8, ptr %fnb, align 1, !noalias !300
%fnd = zext i8 %fnc to i64
%fne = add nsw i64 %fkb, 7
%fnf = and i64 %fnd, 127
%fng = shl nuw nsw i64 %fnf, 42
%fnh = or i64 %fng, %fmx
%fni = icmp slt i8 %fnc, 0
br i1 %fni, label %fnj, label %fkp
fnj:
%fnk = getelementptr i8, ptr %g, i64 %fkb
%fnl = getelementptr i8, ptr %fnk, i64 7
%fnm = load i8, ptr %fnl, align 1, !noalias !300
%fnn = zext i8 %fnm to i64
%fno = add nsw i64 %fkb, 8
%fnp = and i64 %fnn, 127
%fnq = shl nuw nsw i64 %fnp, 49
%fnr = or i64 %fnq, %fnh
%fns = icmp slt i8 %fnm, 0
br i1 %fns, label %fnt, label %fkp
fnt:
%fnu = getelementptr i8, ptr %g, i64 %fkb
%fnv = getelementptr i8, ptr %fnu, i64 8
%fnw = load i8, ptr %fnv, align 1, !noalias !300
%fnx = zext i8 %fnw to i64
%fld = add nsw i64 %fkb, 9
%fny = and i64 %fnx, 127
%fnz = shl nuw nsw i64 %fny, 56
%fll = or i64 %fnz, %fnr
%foa = icmp slt i8 %fnw, 0
br i1 %foa, label %flb, label %fkp
fkp:
%fob = phi i64 [ %flk, %fli ], [ %fkl, %fkg ], [ %fky, %fko ], [ %flt, %fla ], [ %fmd, %flv ], [ %fmn, %fmf ], [ %fmx, %fmp ], [ %fnh, %fmz ], [ %fnr, %fnj ], [ %fll, %fnt ]
%foc = phi i64 [ %fkq, %fli ], [ %fkm, %fkg ], [ %fkv, %fko ], [ %flq, %fla ], [ %fma, %flv ], [ %fmk, %fmf ], [ %fmu, %fmp ], [ %fne, %fmz ], [ %fno, %fnj ], [ %fld, %fnt ]
%fod = lshr i64 %fob, 1
%foe = and i64 %fob, 1
%fof = sub nsw i64 0, %foe
%fog = xor i64 %fod, %fof
br label %flh
foh:
%foi = icmp ne i64 %foj, %fgf
%fok = icmp ne i64 %foj, %fol
%fom = select i1 %foi, i1 %fok, i1 false
br i1 %fom, label %yj, label %fon
flh:
%foj = phi i64 [ %fog, %fkp ], [ 0, %flb ]
%foo = phi i64 [ %foc, %fkp ], [ %mo, %flb ]
%fop = icmp sgt i64 %foo, %fk
br i1 %fop, label %yj, label %foh
fon:
%foq = icmp eq i64 %foj, %fgf
br i1 %foq, label %evx, label %fkh
fkh:
%for = phi i64 [ %foo, %fon ], [ %fkb, %fka ]
br i1 %fos, label %fot, label %fou
fov:
%fow = getelementptr i8, ptr %g, i64 %for
%fox = getelementptr i8, ptr %fow, i64 1
%foy = load i8, ptr %fox, align 1, !noalias !305
%foz = zext i8 %foy to i64
%fpa = icmp sgt i8 %foy, -1
%fpb = and i64 %foz, 1
%fpc = icmp eq i64 %fpb, 0
%fpd = and i1 %fpa, %fpc
br i1 %fpd, label %fpe, label %fou
fpe:
%fpf = lshr exact i64 %foz, 1
%fpg = sub i64 %fph, %for
%fpi = uitofp nneg i64 %fpf to double
%fpj = sitofp i64 %fpg to double
%fpk = fcmp ugt double %fpi, %fpj
br i1 %fpk, label %fou, label %fpl
fpl:
%fpm = add i64 %for, 2
%fpn = add i64 %fpm, %fpf
br label %evx
fpo:
%fpp = phi i64 [ %fpq, %fpr ], [ %fps, %fou ]
%fpt = phi i64 [ %fpu, %fpr ], [ %for, %fou ]
%fpq = add i64 %fpp, -1
%fpv = icmp eq i64 %fpq, 0
br i1 %fpv, label %fpw, label %fpx
fpx:
%fpy = getelementptr i8, ptr %g, i64 %fpt
%fpz = load i8, ptr %fpy, align 1, !noalias !306
%fqa = icmp slt i8 %fpz, 0
br i1 %fqa, label %fqb, label %fqc
fqc:
%fqd = phi i64 [ %fpt, %fpx ], [ %fqe, %fqb ], [ %fqf, %fqg ], [ %fqh, %fqi ], [ %fqj, %fqk ], [ %fql, %fqm ], [ %fqn, %fqo ], [ %fqp, %fqq ], [ %fqr, %fqs ], [ %fqt, %fqu ]
%fqv = add nsw i64 %fqd, 1
br label %fpr
fqb:
%fqe = add nsw i64 %fpt, 1
%fqw = getelementptr i8, ptr %g, i64 %fqe
%fqx = load i8, ptr %fqw, align 1, !noalias !306
%fqy = icmp slt i8 %fqx, 0
br i1 %fqy, label %fqg, label %fqc
fqg:
%fqf = add nsw i64 %fpt, 2
%fqz = getelementptr i8, ptr %g, i64 %fqf
%fra = load i8, ptr %fqz, align 1, !noalias !306
%frb = icmp slt i8 %fra, 0
br i1 %frb, label %fqi, label %fqc
fqi:
%fqh = add nsw i64 %fpt, 3
%frc = getelementptr i8, ptr %g, i64 %fqh
%frd = load i8, ptr %frc, align 1, !noalias !306
%fre = icmp slt i8 %frd, 0
br i1 %fre, label %fqk, label %fqc
fqk:
%fqj = add nsw i64 %fpt, 4
%frf = getelementptr i8, ptr %g, i64 %fqj
%frg = load i8, ptr %frf, align 1, !noalias !306
%frh = icmp slt i8 %frg, 0
br i1 %frh, label %fqm, label %fqc
fqm:
%fql = add nsw i64 %fpt, 5
%fri = getelementptr i8, ptr %g, i64 %fql
%frj = load i8, ptr %fri, align 1, !noalias !306
%frk = icmp slt i8 %frj, 0
br i1 %frk, label %fqo, label %fqc
fqo:
%fqn = add nsw i64 %fpt, 6
%frl = getelementptr i8, ptr %g, i64 %fqn
%frm = load i8, ptr %frl, align 1, !noalias !306
%frn = icmp slt i8 %frm, 0
br i1 %frn, label %fqq, label %fqc
fqq:
%fqp = add nsw i64 %fpt, 7
%fro = getelementptr i8, ptr %g, i64 %fqp
%frp = load i8, ptr %fro, align 1, !noalias !306
%frq = icmp slt i8 %frp, 0
br i1 %frq, label %fqs, label %fqc
fqs:
%fqr = add nsw i64 %fpt, 8
%frr = getelementptr i8, ptr %g, i64 %fqr
%frs = load i8, ptr %frr, align 1, !noalias !306
%frt = icmp slt i8 %frs, 0
br i1 %frt, label %fqu, label %fqc
fqu:
%fqt = add nsw i64 %fpt, 9
%fru = getelementptr i8, ptr %g, i64 %fqt
%frv = load i8, ptr %fru, align 1, !noalias !306
%frw = icmp slt i8 %frv, 0
br i1 %frw, label %fpr, label %fqc
frx:
%fry = phi i64 [ %frz, %fsa ], [ %fgd, %fsb ]
%fsc = phi i64 [ %fsd, %fsa ], [ %fpt, %fsb ]
%fse = getelementptr i8, ptr %g, i64 %fsc
%fsf = load i8, ptr %fse, align 1, !noalias !309
%fsg = zext i8 %fsf to i64
%fsh = and i64 %fsg, 127
%fsi = add nsw i64 %fsc, 1
%fsj = icmp slt i8 %fsf, 0
br i1 %fsj, label %fsk, label %fsl
fsk:
%fsm = add i64 %fsc, 10
%fsn = getelementptr i8, ptr %g, i64 %fsc
%fso = getelementptr i8, ptr %fsn, i64 1
%fsp = load i8, ptr %fso, align 1, !noalias !309
%fsq = zext i8 %fsp to i64
%fsr = add nsw i64 %fsc, 2
%fss = and i64 %fsq, 127
%fst = shl nuw nsw i64 %fss, 7
%fsu = or disjoint i64 %fst, %fsh
%fsv = icmp slt i8 %fsp, 0
br i1 %fsv, label %fsw, label %fsl
fsx:
%fsy = getelementptr i8, ptr %g, i64 %fsz
%fta = load i8, ptr %fsy, align 1, !noalias !309
%ftb = zext nneg i8 %fta to i64
%ftc = icmp ugt i8 %fta, 1
br i1 %ftc, label %ftd, label %fte
fte:
%ftf = shl nuw i64 %ftb, 63
%ftg = or i64 %ftf, %fth
br label %fsl
fsw:
%fti = getelementptr i8, ptr %g, i64 %fsc
%ftj = getelementptr i8, ptr %fti, i64 2
%ftk = load i8, ptr %ftj, align 1, !noalias !309
%ftl = zext i8 %ftk to i64
%ftm = add nsw i64 %fsc, 3
%ftn = and i64 %ftl, 127
%fto = shl nuw nsw i64 %ftn, 14
%ftp = or disjoint i64 %fto, %fsu
%ftq = icmp slt i8 %ftk, 0
br i1 %ftq, label %ftr, label %fsl
ftr:
%fts = getelementptr i8, ptr %g, i64 %fsc
%ftt = getelementptr i8, ptr %fts, i64 3
%ftu = load i8, ptr %ftt, align 1, !noalias !309
%ftv = zext i8 %ftu to i64
%ftw = add nsw i64 %fsc, 4
%ftx = and i64 %ftv, 127
%fty = shl nuw nsw i64 %ftx, 21
%ftz = or disjoint i64 %fty, %ftp
%fua = icmp slt i8 %ftu, 0
br i1 %fua, label %fub, label %fsl
fub:
%fuc = getelementptr i8, ptr %g, i64 %fsc
%fud = getelementptr i8, ptr %fuc, i64 4
%fue = load i8, ptr %fud, align 1, !noalias !309
%fuf = zext i8 %fue to i64
%fug = add nsw i64 %fsc, 5
%fuh = and i64 %fuf, 127
%fui = shl nuw nsw i64 %fuh, 28
%fuj = or disjoint i64 %fui, %ftz
%fuk = icmp slt i8 %fue, 0
br i1 %fuk, label %ful, label %fsl
ful:
%fum = getelementptr i8, ptr %g, i64 %fsc
%fun = getelementptr i8, ptr %fum, i64 5
%fuo = load i8, ptr %fun, align 1, !noalias !309
%fup = zext i8 %fuo to i64
%fuq = add nsw i64 %fsc, 6
%fur = and i64 %fup, 127
%fus = shl nuw nsw i64 %fur, 35
%fut = or disjoint i64 %fus, %fuj
%fuu = icmp slt i8 %fuo, 0
br i1 %fuu, label %fuv, label %fsl
fuv:
%fuw = getelementptr i8, ptr %g, i64 %fsc
%fux = getelementptr i8, ptr %fuw, i64 6
%fuy = load i8, ptr %fux, align 1, !noalias !309
%fuz = zext i8 %fuy to i64
%fva = add nsw i64 %fsc, 7
%fvb = and i64 %fuz, 127
%fvc = shl nuw nsw i64 %fvb, 42
%fvd = or i64 %fvc, %fut
%fve = icmp slt i8 %fuy, 0
br i1 %fve, label %fvf, label %fsl
fvf:
%fvg = getelementptr i8, ptr %g, i64 %fsc
%fvh = getelementptr i8, ptr %fvg, i64 7
%fvi = load i8, ptr %fvh, align 1, !noalias !309
%fvj = zext i8 %fvi to i64
%fvk = add nsw i64 %fsc, 8
%fvl = and i64 %fvj, 127
%fvm = shl nuw nsw i64 %fvl, 49
%fvn = or i64 %fvm, %fvd
%fvo = icmp slt i8 %fvi, 0
br i1 %fvo, label %fvp, label %fsl
fvp:
%fvq = getelementptr i8, ptr %g, i64 %fsc
%fvr = getelementptr i8, ptr %fvq, i64 8
%fvs = load i8, ptr %fvr, align 1, !noalias !309
%fvt = zext i8 %fvs to i64
%fsz = add nsw i64 %fsc, 9
%fvu = and i64 %fvt, 127
%fvv = shl nuw nsw i64 %fvu, 56
%fth = or i64 %fvv, %fvn
%fvw = icmp slt i8 %fvs, 0
br i1 %fvw, label %fsx, label %fsl
fvx:
%fvy = lshr i64 %fvz, 1
%fwa = and i64 %fvz, 1
%fwb = icmp eq i64 %fwa, 0
br i1 %fwb, label %fwc, label %yj
fwc:
%fwd = phi i64 [ %fvy, %fvx ], [ 0, %ftd ]
%fwe = phi i64 [ %fwf, %fvx ], [ %mo, %ftd ]
%fwg = sub nsw i64 %fk, %fwe
%fwh = icmp sgt i64 %fwd, %fwg
br i1 %fwh, label %yj, label %fsa
fsl:
%fvz = phi i64 [ %ftg, %fte ], [ %fsh, %frx ], [ %fsu, %fsk ], [ %ftp, %fsw ], [ %ftz, %ftr ], [ %fuj, %fub ], [ %fut, %ful ], [ %fvd, %fuv ], [ %fvn, %fvf ], [ %fth, %fvp ]
%fwf = phi i64 [ %fsm, %fte ], [ %fsi, %frx ], [ %fsr, %fsk ], [ %ftm, %fsw ], [ %ftw, %ftr ], [ %fug, %fub ], [ %fuq, %ful ], [ %fva, %fuv ], [ %fvk, %fvf ], [ %fsz, %fvp ]
%fwi = icmp sgt i64 %fwf, %fk
br i1 %fwi, label %yj, label %fvx
ftd:
%fwj = icmp slt i64 %fk, %mo
br i1 %fwj, label %yj, label %fwc
fsa:
%fsd = add nsw i64 %fwe, %fwd
%frz = add i64 %fry, -1
%fwk = icmp eq i64 %frz, 0
br i1 %fwk, label %evx, label %frx
evx:
%evw = phi i64 [ %foo, %fon ], [ %fpn, %fpl ], [ %fpt, %fpw ], [ %fsd, %fsa ]
%fwl = icmp sgt i64 %fkd, 1
br i1 %fwl, label %fka, label %evo
evv:
%evu = phi i64 [ %evs, %fgj ], [ %fgr, %fgs ], [ %fgq, %fgp ]
%fwm = icmp sgt i64 %evu, %fk
br i1 %fwm, label %yj, label %evo
evt:
%fwn = icmp slt i64 %fei, 1
br i1 %fwn, label %evo, label %fkc
fkc:
%fwo = icmp eq i64 %fgb, 1
%fwp = icmp eq i64 %fgd, 1
%fos = select i1 %fwo, i1 %fwp, i1 false
%fwq = tail call i64 @llvm.smax.i64(i64 %fgb, i64 0)
%fol = sub nsw i64 1, %fgf
%fps = add nuw i64 %fwq, 1
br label %fka
fot:
%fwr = getelementptr i8, ptr %g, i64 %for
%fws = load i8, ptr %fwr, align 1, !noalias !305
%fwt = icmp sgt i8 %fws, -1
br i1 %fwt, label %fov, label %fou
fou:
br label %fpo
fpr:
%fpu = phi i64 [ %fqv, %fqc ], [ %mo, %fqu ]
%fwu = icmp sgt i64 %fpu, %fk
br i1 %fwu, label %yj, label %fpo
fpw:
%fwv = icmp slt i64 %fgd, 1
br i1 %fwv, label %evx, label %fsb
fsb:
br label %frx
fem:
%fww = icmp eq i64 %fei, 0
br i1 %fww, label %yj, label %ffx
pz:
%fwx = getelementptr i8, ptr %g, i64 %pj
%fwy = load i8, ptr %fwx, align 1, !noalias !314
%fwz = zext i8 %fwy to i64
%fxa = and i64 %fwz, 127
%fxb = add nsw i64 %pj, 1
%fxc = icmp slt i8 %fwy, 0
br i1 %fxc, label %fxd, label %fxe
fxd:
%fxf = add i64 %pj, 10
%fxg = getelementptr i8, ptr %g, i64 %pj
%fxh = getelementptr i8, ptr %fxg, i64 1
%fxi = load i8, ptr %fxh, align 1, !noalias !314
%fxj = zext i8 %fxi to i64
%fxk = add nsw i64 %pj, 2
%fxl = and i64 %fxj, 127
%fxm = shl nuw nsw i64 %fxl, 7
%fxn = or disjoint i64 %fxm, %fxa
%fxo = icmp slt i8 %fxi, 0
br i1 %fxo, label %fxp, label %fxe
fxq:
%fxr = getelementptr i8, ptr %g, i64 %fxs
%fxt = load i8, ptr %fxr, align 1, !noalias !314
%fxu = zext nneg i8 %fxt to i64
%fxv = icmp ugt i8 %fxt, 1
br i1 %fxv, label %fxw, label %fxx
fxx:
%fxy = shl nuw i64 %fxu, 63
%fxz = or i64 %fxy, %fya
br label %fxe
fxp:
%fyb = getelementptr i8, ptr %g, i64 %pj
%fyc = getelementptr i8, ptr %fyb, i64 2
%fyd = load i8, ptr %fyc, align 1, !noalias !314
%fye = zext i8 %fyd to i64
%fyf = add nsw i64 %pj, 3
%fyg = and i64 %fye, 127
%fyh = shl nuw nsw i64 %fyg, 14
%fyi = or disjoint i64 %fyh, %fxn
%fyj = icmp slt i8 %fyd, 0
br i1 %fyj, label %fyk, label %fxe
fyk:
%fyl = getelementptr i8, ptr %g, i64 %pj
%fym = getelementptr i8, ptr %fyl, i64 3
%fyn = load i8, ptr %fym, align 1, !noalias !314
%fyo = zext i8 %fyn to i64
%fyp = add nsw i64 %pj, 4
%fyq = and i64 %fyo, 127
%fyr = shl nuw nsw i64 %fyq, 21
%fys = or disjoint i64 %fyr, %fyi
%fyt = icmp slt i8 %fyn, 0
br i1 %fyt, label %fyu, label %fxe
fyu:
%fyv = getelementptr i8, ptr %g, i64 %pj
%fyw = getelementptr i8, ptr %fyv, i64 4
%fyx = load i8, ptr %fyw, align 1, !noalias !314
%fyy = zext i8 %fyx to i64
%fyz = add nsw i64 %pj, 5
%fza = and i64 %fyy, 127
%fzb = shl nuw nsw i64 %fza, 28
%fzc = or disjoint i64 %fzb, %fys
%fzd = icmp slt i8 %fyx, 0
br i1 %fzd, label %fze, label %fxe
fze:
%fzf = getelementptr i8, ptr %g, i64 %pj
%fzg = getelementptr i8, ptr %fzf, i64 5
%fzh = load i8, ptr %fzg, align 1, !noalias !314
%fzi = zext i8 %fzh to i64
%fzj = add nsw i64 %pj, 6
%fzk = and i64 %fzi, 127
%fzl = shl nuw nsw i64 %fzk, 35
%fzm = or disjoint i64 %fzl, %fzc
%fzn = icmp slt i8 %fzh, 0
br i1 %fzn, label %fzo, label %fxe
fzo:
%fzp = getelementptr i8, ptr %g, i64 %pj
%fzq = getelementptr i8, ptr %fzp, i64 6
%fzr = load i8, ptr %fzq, align 1, !noalias !314
%fzs = zext i8 %fzr to i64
%fzt = add nsw i64 %pj, 7
%fzu = and i64 %fzs, 127
%fzv = shl nuw nsw i64 %fzu, 42
%fzw = or i64 %fzv, %fzm
%fzx = icmp slt i8 %fzr, 0
br i1 %fzx, label %fzy, label %fxe
fzy:
%fzz = getelementptr i8, ptr %g, i64 %pj
%gaa = getelementptr i8, ptr %fzz, i64 7
%gab = load i8, ptr %gaa, align 1, !noalias !314
%gac = zext i8 %gab to i64
%gad = add nsw i64 %pj, 8
%gae = and i64 %gac, 127
%gaf = shl nuw nsw i64 %gae, 49
%gag = or i64 %gaf, %fzw
%gah = icmp slt i8 %gab, 0
br i1 %gah, label %gai, label %fxe
gai:
%gaj = getelementptr i8, ptr %g, i64 %pj
%gak = getelementptr i8, ptr %gaj, i64 8
%gal = load i8, ptr %gak, align 1, !noalias !314
%gam = zext i8 %gal to i64
%fxs = add nsw i64 %pj, 9
%gan = and i64 %gam, 127
%gao = shl nuw nsw i64 %gan, 56
%fya = or i64 %gao, %gag
%gap = icmp slt i8 %gal, 0
br i1 %gap, label %fxq, label %fxe
fxe:
%gaq = phi i64 [ %fxz, %fxx ], [ %fxa, %pz ], [ %fxn, %fxd ], [ %fyi, %fxp ], [ %fys, %fyk ], [ %fzc, %fyu ], [ %fzm, %fze ], [ %fzw, %fzo ], [ %gag, %fzy ], [ %fya, %gai ]
%gar = phi i64 [ %fxf, %fxx ], [ %fxb, %pz ], [ %fxk, %fxd ], [ %fyf, %fxp ], [ %fyp, %fyk ], [ %fyz, %fyu ], [ %fzj, %fze ], [ %fzt, %fzo ], [ %gad, %fzy ], [ %fxs, %gai ]
%gas = lshr i64 %gaq, 1
%gat = and i64 %gaq, 1
%gau = sub nsw i64 0, %gat
%gav = icmp ne i64 %gas, %gau
br label %fxw
qb:
%gaw = icmp slt i64 %pj, %fk
br i1 %gaw, label %gax, label %yj
gax:
%gay = icmp slt i64 %pj, 0
%gaz = select i1 %gay, i64 %h, i64 0
%gba = getelementptr i8, ptr %g, i64 %pj
%gbb = getelementptr i8, ptr %gba, i64 %gaz
%gbc = load i8, ptr %gbb, align 1, !noalias !319
%gbd = icmp ugt i8 %gbc, 1
br i1 %gbd, label %yj, label %gbe
gbe:
%gbf = icmp eq i8 %gbc, 1
br i1 %gbf, label %gbg, label %gbh
gbg:
%gbi = getelementptr i8, ptr %ht, i64 16
%gbj = load i64, ptr %gbi, align 8, !noalias !319
%gbk = icmp slt i64 %gbj, 0
%gbl = select i1 %gbk, i64 %ci, i64 0
%gbm = mul i64 %gbj, 24
%gbn = getelementptr i8, ptr %ch, i64 %gbm
%gbo = getelementptr i8, ptr %gbn, i64 8
%gbp = getelementptr i64, ptr %gbo, i64 %gbl
%gbq = load i64, ptr %gbp, align 8, !noalias !322
%gbr = ashr i64 %np, 3
%gbs = add nsw i64 %gbq, %gbr
%gbt = icmp slt i64 %gbs, 0
%gbu = select i1 %gbt, i64 %bn, i64 0
%gbv = getelementptr i8, ptr %bm, i64 %gbs
%gbw = getelementptr i8, ptr %gbv, i64 %gbu
%gbx = load i8, ptr %gbw, align 1, !noalias !322
%gby = and i64 %np, 7
%gbz = shl nuw nsw i64 1, %gby
%gca = trunc nuw i64 %gbz to i8
%gcb = or i8 %gbx, %gca
store i8 %gcb, ptr %gbw, align 1, !noalias !322
br label %gbh
gbh:
%gcc = add nsw i64 %pj, 1
br label %yj
qc:
%gcd = getelementptr i8, ptr %g, i64 %pj
%gce = load i8, ptr %gcd, align 1, !noalias !325
%gcf = zext i8 %gce to i64
%gcg = and i64 %gcf, 127
%gch = add nsw i64 %pj, 1
%gci = icmp slt i8 %gce, 0
br i1 %gci, label %gcj, label %gck
gcj:
%gcl = add i64 %pj, 10
%gcm = getelementptr i8, ptr %g, i64 %pj
%gcn = getelementptr i8, ptr %gcm, i64 1
%gco = load i8, ptr %gcn, align 1, !noalias !325
%gcp = zext i8 %gco to i64
%gcq = add nsw i64 %pj, 2
%gcr = and i64 %gcp, 127
%gcs = shl nuw nsw i64 %gcr, 7
%gct = or disjoint i64 %gcs, %gcg
%gcu = icmp slt i8 %gco, 0
br i1 %gcu, label %gcv, label %gck
gcw:
%gcx = getelementptr i8, ptr %g, i64 %gcy
%gcz = load i8, ptr %gcx, align 1, !noalias !325
%gda = zext nneg i8 %gcz to i64
%gdb = icmp ugt i8 %gcz, 1
br i1 %gdb, label %gdc, label %gdd
gdd:
%gde = shl nuw i64 %gda, 63
%gdf = or i64 %gde, %gdg
br label %gck
gcv:
%gdh = getelementptr i8, ptr %g, i64 %pj
%gdi = getelementptr i8, ptr %gdh, i64 2
%gdj = load i8, ptr %gdi, align 1, !noalias !325
%gdk = zext i8 %gdj to i64
%gdl = add nsw i64 %pj, 3
%gdm = and i64 %gdk, 127
%gdn = shl nuw nsw i64 %gdm, 14
%gdo = or disjoint i64 %gdn, %gct
%gdp = icmp slt i8 %gdj, 0
br i1 %gdp, label %gdq, label %gck
gdq:
%gdr = getelementptr i8, ptr %g, i64 %pj
%gds = getelementptr i8, ptr %gdr, i64 3
%gdt = load i8, ptr %gds, align 1, !noalias !325
%gdu = zext i8 %gdt to i64
%gdv = add nsw i64 %pj, 4
%gdw = and i64 %gdu, 127
%gdx = shl nuw nsw i64 %gdw, 21
%gdy = or disjoint i64 %gdx, %gdo
%gdz = icmp slt i8 %gdt, 0
br i1 %gdz, label %gea, label %gck
gea:
%geb = getelementptr i8, ptr %g, i64 %pj
%gec = getelementptr i8, ptr %geb, i64 4
%ged = load i8, ptr %gec, align 1, !noalias !325
%gee = zext i8 %ged to i64
%gef = add nsw i64 %pj, 5
%geg = and i64 %gee, 127
%geh = shl nuw nsw i64 %geg, 28
%gei = or disjoint i64 %geh, %gdy
%gej = icmp slt i8 %ged, 0
br i1 %gej, label %gek, label %gck
gek:
%gel = getelementptr i8, ptr %g, i64 %pj
%gem = getelementptr i8, ptr %gel, i64 5
%gen = load i8, ptr %gem, align 1, !noalias !325
%geo = zext i8 %gen to i64
%gep = add nsw i64 %pj, 6
%geq = and i64 %geo, 127
%ger = shl nuw nsw i64 %geq, 35
%ges = or disjoint i64 %ger, %gei
%get = icmp slt i8 %gen, 0
br i1 %get, label %geu, label %gck
geu:
%gev = getelementptr i8, ptr %g, i64 %pj
%gew = getelementptr i8, ptr %gev, i64 6
%gex = load i8, ptr %gew, align 1, !noalias !325
%gey = zext i8 %gex to i64
%gez = add nsw i64 %pj, 7
%gfa = and i64 %gey, 127
%gfb = shl nuw nsw i64 %gfa, 42
%gfc = or i64 %gfb, %ges
%gfd = icmp slt i8 %gex, 0
br i1 %gfd, label %gfe, label %gck
gfe:
%gff = getelementptr i8, ptr %g, i64 %pj
%gfg = getelementptr i8, ptr %gff, i64 7
%gfh = load i8, ptr %gfg, align 1, !noalias !325
%gfi = zext i8 %gfh to i64
%gfj = add nsw i64 %pj, 8
%gfk = and i64 %gfi, 127
%gfl = shl nuw nsw i64 %gfk, 49
%gfm = or i64 %gfl, %gfc
%gfn = icmp slt i8 %gfh, 0
br i1 %gfn, label %gfo, label %gck
gfo:
%gfp = getelementptr i8, ptr %g, i64 %pj
%gfq = getelementptr i8, ptr %gfp, i64 8
%gfr = load i8, ptr %gfq, align 1, !noalias !325
%gfs = zext i8 %gfr to i64
%gcy = add nsw i64 %pj, 9
%gft = and i64 %gfs, 127
%gfu = shl nuw nsw i64 %gft, 56
%gdg = or i64 %gfu, %gfm
%gfv = icmp slt i8 %gfr, 0
br i1 %gfv, label %gcw, label %gck
gfw:
%gfx = icmp eq i64 %gfy, 0
br i1 %gfx, label %gfz, label %gga
gfz:
%ggb = phi i64 [ %ggc, %gfw ], [ 0, %gdc ]
%ggd = phi i64 [ %gge, %gfw ], [ %mo, %gdc ]
%ggf = getelementptr i8, ptr %ht, i64 24
%ggg = load i64, ptr %ggf, align 8, !noalias !330
%ggh = icmp slt i64 %ggb, %ggg
br i1 %ggh, label %ggi, label %gga
gga:
%ggj = phi i64 [ %ggd, %gfz ], [ %gge, %gfw ]
%ggk = getelementptr i8, ptr %ht, i64 32
%ggl = load i64, ptr %ggk, align 8, !noalias !330
br label %yj
gck:
%ggm = phi i64 [ %gdf, %gdd ], [ %gcg, %qc ], [ %gct, %gcj ], [ %gdo, %gcv ], [ %gdy, %gdq ], [ %gei, %gea ], [ %ges, %gek ], [ %gfc, %geu ], [ %gfm, %gfe ], [ %gdg, %gfo ]
%gge = phi i64 [ %gcl, %gdd ], [ %gch, %qc ], [ %gcq, %gcj ], [ %gdl, %gcv ], [ %gdv, %gdq ], [ %gef, %gea ], [ %gep, %gek ], [ %gez, %geu ], [ %gfj, %gfe ], [ %gcy, %gfo ]
%ggn = lshr i64 %ggm, 1
%gfy = and i64 %ggm, 1
%ggo = sub nsw i64 0, %gfy
%ggc = xor i64 %ggn, %ggo
%ggp = icmp sgt i64 %gge, %fk
br i1 %ggp, label %ggi, label %gfw
gdc:
%ggq = icmp slt i64 %fk, %mo
br i1 %ggq, label %ggi, label %gfz
ggi:
%ggr = phi i64 [ %mo, %gdc ], [ %gge, %gck ], [ %ggd, %gfz ]
%ggs = phi i64 [ 0, %gdc ], [ %ggc, %gck ], [ %ggb, %gfz ]
%ggt = getelementptr i8, ptr %ht, i64 16
%ggu = load i64, ptr %ggt, align 8, !noalias !330
%ggv = mul i64 %ggu, 24
%ggw = getelementptr i8, ptr %ch, i64 %ggv
%ggx = getelementptr i8, ptr %ggw, i64 8
%ggy = load i64, ptr %ggx, align 8, !noalias !331
%ggz = ashr i64 %ggy, 2
%gha = trunc i64 %ggs to i32
%ghb = add nsw i64 %ggz, %np
%ghc = icmp slt i64 %ghb, 0
%ghd = select i1 %ghc, i64 %bu, i64 0
%ghe = getelementptr i32, ptr %bt, i64 %ghb
%ghf = getelementptr i32, ptr %ghe, i64 %ghd
store i32 %gha, ptr %ghf, align 4, !noalias !330
br label %yj
qd:
%ghg = getelementptr i8, ptr %g, i64 %pj
%ghh = load i8, ptr %ghg, align 1, !noalias !334
%ghi = zext i8 %ghh to i64
%ghj = and i64 %ghi, 127
%ghk = add nsw i64 %pj, 1
%ghl = icmp slt i8 %ghh, 0
br i1 %ghl, label %ghm, label %ghn
ghm:
%gho = add i64 %pj, 10
%ghp = getelementptr i8, ptr %g, i64 %pj
%ghq = getelementptr i8, ptr %ghp, i64 1
%ghr = load i8, ptr %ghq, align 1, !noalias !334
%ghs = zext i8 %ghr to i64
%ght = add nsw i64 %pj, 2
%ghu = and i64 %ghs, 127
%ghv = shl nuw nsw i64 %ghu, 7
%ghw = or disjoint i64 %ghv, %ghj
%ghx = icmp slt i8 %ghr, 0
br i1 %ghx, label %ghy, label %ghn
ghz:
%gia = getelementptr i8, ptr %g, i64 %gib
%gic = load i8, ptr %gia, align 1, !noalias !334
%gid = zext nneg i8 %gic to i64
%gie = icmp ugt i8 %gic, 1
br i1 %gie, label %gif, label %gig
gig:
%gih = shl nuw i64 %gid, 63
%gii = or i64 %gih, %gij
br label %ghn
ghy:
%gik = getelementptr i8, ptr %g, i64 %pj
%gil = getelementptr i8, ptr %gik, i64 2
%gim = load i8, ptr %gil, align 1, !noalias !334
%gin = zext i8 %gim to i64
%gio = add nsw i64 %pj, 3
%gip = and i64 %gin, 127
%giq = shl nuw nsw i64 %gip, 14
%gir = or disjoint i64 %giq, %ghw
%gis = icmp slt i8 %gim, 0
br i1 %gis, label %git, label %ghn
git:
%giu = getelementptr i8, ptr %g, i64 %pj
%giv = getelementptr i8, ptr %giu, i64 3
%giw = load i8, ptr %giv, align 1, !noalias !334
%gix = zext i8 %giw to i64
%giy = add nsw i64 %pj, 4
%giz = and i64 %gix, 127
%gja = shl nuw nsw i64 %giz, 21
%gjb = or disjoint i64 %gja, %gir
%gjc = icmp slt i8 %giw, 0
br i1 %gjc, label %gjd, label %ghn
gjd:
%gje = getelementptr i8, ptr %g, i64 %pj
%gjf = getelementptr i8, ptr %gje, i64 4
%gjg = load i8, ptr %gjf, align 1, !noalias !334
%gjh = zext i8 %gjg to i64
%gji = add nsw i64 %pj, 5
%gjj = and i64 %gjh, 127
%gjk = shl nuw nsw i64 %gjj, 28
%gjl = or disjoint i64 %gjk, %gjb
%gjm = icmp slt i8 %gjg, 0
br i1 %gjm, label %gjn, label %ghn
gjn:
%gjo = getelementptr i8, ptr %g, i64 %pj
%gjp = getelementptr i8, ptr %gjo, i64 5
%gjq = load i8, ptr %gjp, align 1, !noalias !334
%gjr = zext i8 %gjq to i64
%gjs = add nsw i64 %pj, 6
%gjt = and i64 %gjr, 127
%gju = shl nuw nsw i64 %gjt, 35
%gjv = or disjoint i64 %gju, %gjl
%gjw = icmp slt i8 %gjq, 0
br i1 %gjw, label %gjx, label %ghn
gjx:
%gjy = getelementptr i8, ptr %g, i64 %pj
%gjz = getelementptr i8, ptr %gjy, i64 6
%gka = load i8, ptr %gjz, align 1, !noalias !334
%gkb = zext i8 %gka to i64
%gkc = add nsw i64 %pj, 7
%gkd = and i64 %gkb, 127
%gke = shl nuw nsw i64 %gkd, 42
%gkf = or i64 %gke, %gjv
%gkg = icmp slt i8 %gka, 0
br i1 %gkg, label %gkh, label %ghn
gkh:
%gki = getelementptr i8, ptr %g, i64 %pj
%gkj = getelementptr i8, ptr %gki, i64 7
%gkk = load i8, ptr %gkj, align 1, !noalias !334
%gkl = zext i8 %gkk to i64
%gkm = add nsw i64 %pj, 8
%gkn = and i64 %gkl, 127
%gko = shl nuw nsw i64 %gkn, 49
%gkp = or i64 %gko, %gkf
%gkq = icmp slt i8 %gkk, 0
br i1 %gkq, label %gkr, label %ghn
gkr:
%gks = getelementptr i8, ptr %g, i64 %pj
%gkt = getelementptr i8, ptr %gks, i64 8
%gku = load i8, ptr %gkt, align 1, !noalias !334
%gkv = zext i8 %gku to i64
%gib = add nsw i64 %pj, 9
%gkw = and i64 %gkv, 127
%gkx = shl nuw nsw i64 %gkw, 56
%gij = or i64 %gkx, %gkp
%gky = icmp slt i8 %gku, 0
br i1 %gky, label %ghz, label %ghn
gkz:
%gla = icmp eq i64 %glb, 0
br i1 %gla, label %glc, label %gld
glc:
%gle = phi i64 [ %glf, %gkz ], [ 0, %gif ]
%glg = phi i64 [ %glh, %gkz ], [ %mo, %gif ]
%gli = getelementptr i8, ptr %ht, i64 24
%glj = load i64, ptr %gli, align 8, !noalias !339
%glk = icmp slt i64 %gle, %glj
br i1 %glk, label %gll, label %gld
gld:
%glm = phi i64 [ %glg, %glc ], [ %glh, %gkz ]
%gln = getelementptr i8, ptr %ht, i64 32
%glo = load i64, ptr %gln, align 8, !noalias !339
br label %yj
ghn:
%glp = phi i64 [ %gii, %gig ], [ %ghj, %qd ], [ %ghw, %ghm ], [ %gir, %ghy ], [ %gjb, %git ], [ %gjl, %gjd ], [ %gjv, %gjn ], [ %gkf, %gjx ], [ %gkp, %gkh ], [ %gij, %gkr ]
%glh = phi i64 [ %gho, %gig ], [ %ghk, %qd ], [ %ght, %ghm ], [ %gio, %ghy ], [ %giy, %git ], [ %gji, %gjd ], [ %gjs, %gjn ], [ %gkc, %gjx ], [ %gkm, %gkh ], [ %gib, %gkr ]
%glq = lshr i64 %glp, 1
%glb = and i64 %glp, 1
%glr = sub nsw i64 0, %glb
%glf = xor i64 %glq, %glr
%gls = icmp sgt i64 %glh, %fk
br i1 %gls, label %gll, label %gkz
gif:
%glt = icmp slt i64 %fk, %mo
br i1 %glt, label %gll, label %glc
gll:
%glu = phi i64 [ %mo, %gif ], [ %glh, %ghn ], [ %glg, %glc ]
%glv = phi i64 [ 0, %gif ], [ %glf, %ghn ], [ %gle, %glc ]
%glw = getelementptr i8, ptr %ht, i64 16
%glx = load i64, ptr %glw, align 8, !noalias !339
%gly = mul i64 %glx, 24
%glz = getelementptr i8, ptr %ch, i64 %gly
%gma = getelementptr i8, ptr %glz, i64 8
%gmb = load i64, ptr %gma, align 8, !noalias !340
%gmc = ashr i64 %gmb, 3
%gmd = add nsw i64 %gmc, %np
%gme = icmp slt i64 %gmd, 0
%gmf = select i1 %gme, i64 %cb, i64 0
%gmg = getelementptr i64, ptr %ca, i64 %gmd
%gmh = getelementptr i64, ptr %gmg, i64 %gmf
store i64 %glv, ptr %gmh, align 8, !noalias !339
br label %yj
qe:
%gmi = getelementptr i8, ptr %ht, i64 24
%gmj = load i64, ptr %gmi, align 8, !noalias !343
%gmk = getelementptr i8, ptr %ht, i64 32
%gml = load i64, ptr %gmk, align 8, !noalias !343
%gmm = icmp slt i64 %gml, 0
br i1 %gmm, label %gmn, label %gmo
gmn:
%gmp = getelementptr i8, ptr %g, i64 %pj
%gmq = load i8, ptr %gmp, align 1, !noalias !346
%gmr = zext i8 %gmq to i64
%gms = and i64 %gmr, 127
%gmt = add nsw i64 %pj, 1
%gmu = icmp slt i8 %gmq, 0
br i1 %gmu, label %gmv, label %gmw
gmv:
%gmx = add i64 %pj, 10
%gmy = getelementptr i8, ptr %g, i64 %pj
%gmz = getelementptr i8, ptr %gmy, i64 1
%gna = load i8, ptr %gmz, align 1, !noalias !346
%gnb = zext i8 %gna to i64
%gnc = add nsw i64 %pj, 2
%gnd = and i64 %gnb, 127
%gne = shl nuw nsw i64 %gnd, 7
%gnf = or disjoint i64 %gne, %gms
%gng = icmp slt i8 %gna, 0
br i1 %gng, label %gnh, label %gmw
gni:
%gnj = getelementptr i8, ptr %g, i64 %gnk
%gnl = load i8, ptr %gnj, align 1, !noalias !346
%gnm = zext nneg i8 %gnl to i64
%gnn = icmp ugt i8 %gnl, 1
br i1 %gnn, label %gno, label %gnp
gnp:
%gnq = shl nuw i64 %gnm, 63
%gnr = or i64 %gnq, %gns
br label %gmw
gnh:
%gnt = getelementptr i8, ptr %g, i64 %pj
%gnu = getelementptr i8, ptr %gnt, i64 2
%gnv = load i8, ptr %gnu, align 1, !noalias !346
%gnw = zext i8 %gnv to i64
%gnx = add nsw i64 %pj, 3
%gny = and i64 %gnw, 127
%gnz = shl nuw nsw i64 %gny, 14
%goa = or disjoint i64 %gnz, %gnf
%gob = icmp slt i8 %gnv, 0
br i1 %gob, label %goc, label %gmw
goc:
%god = getelementptr i8, ptr %g, i64 %pj
%goe = getelementptr i8, ptr %god, i64 3
%gof = load i8, ptr %goe, align 1, !noalias !346
%gog = zext i8 %gof to i64
%goh = add nsw i64 %pj, 4
%goi = and i64 %gog, 127
%goj = shl nuw nsw i64 %goi, 21
%gok = or disjoint i64 %goj, %goa
%gol = icmp slt i8 %gof, 0
br i1 %gol, label %gom, label %gmw
gom:
%gon = getelementptr i8, ptr %g, i64 %pj
%goo = getelementptr i8, ptr %gon, i64 4
%gop = load i8, ptr %goo, align 1, !noalias !346
%goq = zext i8 %gop to i64
%gor = add nsw i64 %pj, 5
%gos = and i64 %goq, 127
%got = shl nuw nsw i64 %gos, 28
%gou = or disjoint i64 %got, %gok
%gov = icmp slt i8 %gop, 0
br i1 %gov, label %gow, label %gmw
gow:
%gox = getelementptr i8, ptr %g, i64 %pj
%goy = getelementptr i8, ptr %gox, i64 5
%goz = load i8, ptr %goy, align 1, !noalias !346
%gpa = zext i8 %goz to i64
%gpb = add nsw i64 %pj, 6
%gpc = and i64 %gpa, 127
%gpd = shl nuw nsw i64 %gpc, 35
%gpe = or disjoint i64 %gpd, %gou
%gpf = icmp slt i8 %goz, 0
br i1 %gpf, label %gpg, label %gmw
gpg:
%gph = getelementptr i8, ptr %g, i64 %pj
%gpi = getelementptr i8, ptr %gph, i64 6
%gpj = load i8, ptr %gpi, align 1, !noalias !346
%gpk = zext i8 %gpj to i64
%gpl = add nsw i64 %pj, 7
%gpm = and i64 %gpk, 127
%gpn = shl nuw nsw i64 %gpm, 42
%gpo = or i64 %gpn, %gpe
%gpp = icmp slt i8 %gpj, 0
br i1 %gpp, label %gpq, label %gmw
gpq:
%gpr = getelementptr i8, ptr %g, i64 %pj
%gps = getelementptr i8, ptr %gpr, i64 7
%gpt = load i8, ptr %gps, align 1, !noalias !346
%gpu = zext i8 %gpt to i64
%gpv = add nsw i64 %pj, 8
%gpw = and i64 %gpu, 127
%gpx = shl nuw nsw i64 %gpw, 49
%gpy = or i64 %gpx, %gpo
%gpz = icmp slt i8 %gpt, 0
br i1 %gpz, label %gqa, label %gmw
gqa:
%gqb = getelementptr i8, ptr %g, i64 %pj
%gqc = getelementptr i8, ptr %gqb, i64 8
%gqd = load i8, ptr %gqc, align 1, !noalias !346
%gqe = zext i8 %gqd to i64
%gnk = add nsw i64 %pj, 9
%gqf = and i64 %gqe, 127
%gqg = shl nuw nsw i64 %gqf, 56
%gns = or i64 %gqg, %gpy
%gqh = icmp slt i8 %gqd, 0
br i1 %gqh, label %gni, label %gmw
gqi:
%gqj = lshr i64 %gqk, 1
%gql = and i64 %gqk, 1
%gqm = icmp eq i64 %gql, 0
br i1 %gqm, label %gqn, label %yj
gqn:
%gqo = phi i64 [ %gqj, %gqi ], [ 0, %gno ]
%gqp = phi i64 [ %gqq, %gqi ], [ %mo, %gno ]
%gqr = sub nsw i64 %fk, %gqp
%gqs = icmp sgt i64 %gqo, %gqr
br i1 %gqs, label %yj, label %gqt
gmw:
%gqk = phi i64 [ %gnr, %gnp ], [ %gms, %gmn ], [ %gnf, %gmv ], [ %goa, %gnh ], [ %gok, %goc ], [ %gou, %gom ], [ %gpe, %gow ], [ %gpo, %gpg ], [ %gpy, %gpq ], [ %gns, %gqa ]
%gqq = phi i64 [ %gmx, %gnp ], [ %gmt, %gmn ], [ %gnc, %gmv ], [ %gnx, %gnh ], [ %goh, %goc ], [ %gor, %gom ], [ %gpb, %gow ], [ %gpl, %gpg ], [ %gpv, %gpq ], [ %gnk, %gqa ]
%gqu = icmp sgt i64 %gqq, %fk
br i1 %gqu, label %yj, label %gqi
gno:
%gqv = icmp slt i64 %fk, %mo
br i1 %gqv, label %yj, label %gqn
gmo:
%gqw = sub nsw i64 %fk, %pj
%gqx = icmp sgt i64 %gml, %gqw
br i1 %gqx, label %yj, label %gqt
gqt:
%gqy = phi i64 [ %gml, %gmo ], [ %gqo, %gqn ]
%gqz = phi i64 [ %pj, %gmo ], [ %gqp, %gqn ]
%gra = getelementptr i8, ptr %ht, i64 16
%grb = load i64, ptr %gra, align 8, !noalias !343
%grc = icmp slt i64 %grb, 0
%grd = select i1 %grc, i64 %ci, i64 0
%gre = mul i64 %grb, 24
%grf = getelementptr i8, ptr %ch, i64 %gre
%grg = getelementptr i8, ptr %grf, i64 8
%grh = getelementptr i64, ptr %grg, i64 %grd
%gri = load i64, ptr %grh, align 8, !noalias !343
%grj = mul i64 %gmj, %np
%grk = add i64 %gri, %grj
%grl = icmp eq i64 %gqy, 0
br i1 %grl, label %grm, label %grn
grn:
%gro = icmp slt i64 %gqz, 0
%grp = select i1 %gro, i64 %h, i64 0
%grq = getelementptr i8, ptr %g, i64 %gqz
%grr = getelementptr i8, ptr %grq, i64 %grp
%grs = load i8, ptr %grr, align 1, !noalias !351
%grt = icmp slt i8 %grs, 0
br i1 %grt, label %gru, label %grm
grm:
br label %gru
grv:
%grw = phi i64 [ %grx, %gry ], [ %grz, %gru ]
%gsa = phi i64 [ %gsb, %gry ], [ %gsc, %gru ]
%gsd = icmp sgt i64 %gsa, 0
br i1 %gsd, label %gry, label %gse
gry:
%gsb = add nsw i64 %gsa, -1
%gsf = icmp slt i64 %grw, 0
%gsg = select i1 %gsf, i64 %h, i64 0
%gsh = getelementptr i8, ptr %g, i64 %gsg
%gsi = getelementptr i8, ptr %gsh, i64 %grw
%gsj = load i8, ptr %gsi, align 1, !noalias !351
%gsk = icmp eq i8 %gsj, %gsl
%grx = add i64 %grw, -1
br i1 %gsk, label %grv, label %yj
gsm:
%gsn = phi i64 [ %gso, %gsp ], [ %gsq, %gsr ]
%gss = phi i64 [ 0, %gsp ], [ %gst, %gsr ]
%gsu = add i64 %gsn, -1
%gsv = icmp slt i64 %gss, %gqy
br i1 %gsv, label %gsw, label %gsx
gsw:
%gsy = icmp sgt i64 %gsn, -1
%gsz = select i1 %gsy, i64 -1, i64 %eq
%gta = getelementptr i8, ptr %g, i64 %gsz
%gtb = getelementptr i8, ptr %gta, i64 %gsn
%gtc = getelementptr i8, ptr %gtb, i64 1
%gtd = load i8, ptr %gtc, align 1, !noalias !351
br label %gsx
gsx:
%gte = phi i8 [ %gtd, %gsw ], [ %gsl, %gsm ]
%gtf = add i64 %grk, %gss
%gtg = icmp slt i64 %gtf, 0
%gth = select i1 %gtg, i64 %bn, i64 0
%gti = getelementptr i8, ptr %gtj, i64 %gth
%gtk = getelementptr i8, ptr %gti, i64 %gss
store i8 %gte, ptr %gtk, align 1, !noalias !351
%gtl = add i64 %gss, 1
%gtm = icmp slt i64 %gtl, %gqy
br i1 %gtm, label %gtn, label %gsr
gtn:
%gto = icmp slt i64 %gsu, 0
%gtp = select i1 %gto, i64 %er, i64 -2
%gtq = getelementptr i8, ptr %g, i64 %gtp
%gtr = getelementptr i8, ptr %gtq, i64 %gsn
%gts = getelementptr i8, ptr %gtr, i64 1
%gtt = load i8, ptr %gts, align 1, !noalias !351
br label %gsr
gsr:
%gtu = phi i8 [ %gtt, %gtn ], [ %gsl, %gsx ]
%gtv = add i64 %grk, %gss
%gtw = add i64 %gtv, 1
%gtx = icmp slt i64 %gtw, 0
%gty = select i1 %gtx, i64 %ep, i64 1
%gtz = getelementptr i8, ptr %gtj, i64 %gty
%gua = getelementptr i8, ptr %gtz, i64 %gss
store i8 %gtu, ptr %gua, align 1, !noalias !351
%gsq = add i64 %gsn, -2
%gst = add i64 %gtl, 1
%gub = icmp eq i64 %gst, %guc
br i1 %gub, label %gud, label %gsm
gud:
%gue = and i64 %gmj, 1
%guf = icmp eq i64 %gue, 0
br i1 %guf, label %gug, label %guh
guh:
%gui = phi i64 [ 0, %guj ], [ %guc, %gud ]
%guk = icmp slt i64 %gui, %gqy
br i1 %guk, label %gul, label %gum
gul:
%gun = xor i64 %gui, -1
%guo = add i64 %gup, %gun
%guq = icmp slt i64 %guo, 0
%gur = select i1 %guq, i64 %h, i64 0
%gus = getelementptr i8, ptr %g, i64 %guo
%gut = getelementptr i8, ptr %gus, i64 %gur
%guu = load i8, ptr %gut, align 1, !noalias !351
br label %gum
gum:
%guv = phi i8 [ %guu, %gul ], [ %gsl, %guh ]
%guw = add nsw i64 %gui, %grk
%gux = icmp slt i64 %guw, 0
%guy = select i1 %gux, i64 %bn, i64 0
%guz = getelementptr i8, ptr %bm, i64 %guw
%gva = getelementptr i8, ptr %guz, i64 %guy
store i8 %guv, ptr %gva, align 1, !noalias !351
br label %gug
gug:
%gvb = icmp sgt i64 %gqy, %gmj
br i1 %gvb, label %gvc, label %gvd
gru:
%gve = phi i1 [ true, %grm ], [ false, %grn ]
%gsl = phi i8 [ 0, %grm ], [ -1, %grn ]
%gvf = sub i64 %gqy, %gmj
%gsc = tail call i64 @llvm.smax.i64(i64 %gvf, i64 0)
%gup = add i64 %gqz, %gqy
%gvg = xor i64 %gmj, -1
%grz = add i64 %gup, %gvg
br label %grv
gse:
%gvh = icmp slt i64 %gmj, 1
br i1 %gvh, label %gug, label %guj
guj:
%gvi = icmp eq i64 %gmj, 1
br i1 %gvi, label %guh, label %gsp
gsp:
%gvj = add i64 %ej, 2
%guc = and i64 %gmj, %gvj
%gtj = getelementptr i8, ptr %bm, i64 %grk
%gso = add i64 %gup, -1
br label %gsm
gvc:
%gvk = add nsw i64 %grk, %gmj
%gvl = icmp sgt i64 %gvk, 0
%gvm = select i1 %gvl, i64 0, i64 %bn
%gvn = getelementptr i8, ptr %bm, i64 %gvk
%gvo = getelementptr i8, ptr %gvn, i64 -1
%gvp = getelementptr i8, ptr %gvo, i64 %gvm
%gvq = load i8, ptr %gvp, align 1, !noalias !351
%gvr = icmp sgt i8 %gvq, -1
%gvs = xor i1 %gve, %gvr
br i1 %gvs, label %yj, label %gvd
gvd:
%gvt = ashr i64 %grk, 3
%gvu = ashr i64 %gmj, 3
%gvv = getelementptr i8, ptr %ht, i64 40
%gvw = load i64, ptr %gvv, align 8, !noalias !343
%gvx = add nsw i64 %gvt, %gvu
%gvy = icmp sgt i64 %gvx, 0
%gvz = select i1 %gvy, i64 0, i64 %cb
%gwa = getelementptr i64, ptr %ca, i64 %gvx
%gwb = getelementptr i8, ptr %gwa, i64 -8
%gwc = getelementptr i64, ptr %gwb, i64 %gvz
%gwd = load i64, ptr %gwc, align 8, !noalias !354
%gwe = freeze i64 %gwd
%gwf = icmp sgt i64 %gwe, -1
%gwg = tail call i64 @llvm.smax.i64(i64 %gvu, i64 0)
%gwh = add nsw i64 %gvu, -1
%gwi = add i64 %gwh, %gvw
br i1 %gwf, label %gwj, label %gwk
gwk:
br label %gwl
gwj:
br label %gwm
gwm:
%gwn = phi i64 [ %gwo, %gwp ], [ %gwi, %gwj ]
%gwq = phi i64 [ %gwr, %gwp ], [ %gvx, %gwj ]
%gws = phi i64 [ %gwt, %gwp ], [ %gwg, %gwj ]
%gwu = icmp sgt i64 %gws, 0
br i1 %gwu, label %gwp, label %gwv
gwp:
%gwr = add nsw i64 %gwq, -1
%gwt = add nsw i64 %gws, -1
%gww = icmp sgt i64 %gwq, 0
%gwx = select i1 %gww, i64 0, i64 %es
%gwy = getelementptr i8, ptr %eu, i64 %gwx
%gwz = shl i64 %gwq, 3
%gxa = getelementptr i8, ptr %gwy, i64 %gwz
%gxb = load i64, ptr %gxa, align 8, !noalias !354
%gxc = icmp slt i64 %gwn, 0
%gxd = select i1 %gxc, i64 %et, i64 0
%gxe = getelementptr i8, ptr %bf, i64 %gxd
%gxf = shl i64 %gwn, 3
%gxg = getelementptr i8, ptr %gxe, i64 %gxf
%gxh = load i64, ptr %gxg, align 8, !noalias !354
%gxi = icmp eq i64 %gxb, %gxh
%gwo = add i64 %gwn, -1
br i1 %gxi, label %gwm, label %gxj
gwl:
%gxk = phi i64 [ %gxl, %gxm ], [ %gwi, %gwk ]
%gxn = phi i64 [ %gxo, %gxm ], [ %gvx, %gwk ]
%gxp = phi i64 [ %gxq, %gxm ], [ %gwg, %gwk ]
%gxr = icmp sgt i64 %gxp, 0
br i1 %gxr, label %gxm, label %yj
gxm:
%gxo = add nsw i64 %gxn, -1
%gxq = add nsw i64 %gxp, -1
%gxs = icmp sgt i64 %gxn, 0
%gxt = select i1 %gxs, i64 0, i64 %es
%gxu = getelementptr i8, ptr %eu, i64 %gxt
%gxv = shl i64 %gxn, 3
%gxw = getelementptr i8, ptr %gxu, i64 %gxv
%gxx = load i64, ptr %gxw, align 8, !noalias !354
%gxy = xor i64 %gxx, -1
%gxz = icmp slt i64 %gxk, 0
%gya = select i1 %gxz, i64 %et, i64 0
%gyb = getelementptr i8, ptr %bf, i64 %gya
%gyc = shl i64 %gxk, 3
%gyd = getelementptr i8, ptr %gyb, i64 %gyc
%gye = load i64, ptr %gyd, align 8, !noalias !354
%gyf = icmp eq i64 %gye, %gxy
%gxl = add i64 %gxk, -1
br i1 %gyf, label %gwl, label %gxj
gxj:
%gyg = phi i64 [ %gxb, %gwp ], [ %gxy, %gxm ]
%gyh = phi i64 [ %gxh, %gwp ], [ %gye, %gxm ]
%gyi = icmp ult i64 %gyg, %gyh
br i1 %gyi, label %gwv, label %yj
gwv:
br label %yj
qf:
%gyj = getelementptr i8, ptr %ht, i64 24
%gyk = load i64, ptr %gyj, align 8, !noalias !357
%gyl = sub nsw i64 %fk, %pj
%gym = icmp sgt i64 %gyk, %gyl
br i1 %gym, label %yj, label %gyn
gyn:
%gyo = getelementptr i8, ptr %ht, i64 16
%gyp = load i64, ptr %gyo, align 8, !noalias !357
%gyq = icmp slt i64 %gyp, 0
%gyr = select i1 %gyq, i64 %ci, i64 0
%gys = mul i64 %gyp, 24
%gyt = getelementptr i8, ptr %ch, i64 %gys
%gyu = getelementptr i8, ptr %gyt, i64 8
%gyv = getelementptr i64, ptr %gyu, i64 %gyr
%gyw = load i64, ptr %gyv, align 8, !noalias !357
%gyx = mul i64 %gyk, %np
%gyy = add i64 %gyw, %gyx
%gyz = icmp ugt i64 %gyk, 7
br i1 %gyz, label %gza, label %gzb
gza:
%gzc = add i64 %gyk, -8
%gzd = icmp eq i64 %gzc, 0
br i1 %gzd, label %gze, label %gzf
gzf:
%gzg = getelementptr i8, ptr %g, i64 %pj
%gzh = getelementptr i8, ptr %bm, i64 %gyy
%gzi = add i64 %gyk, -9
%gzj = lshr i64 %gzi, 3
%gzk = add nuw nsw i64 %gzj, 1
%gzl = icmp ult i64 %gzi, 56
br i1 %gzl, label %gzm, label %gzn
gzm:
%gzo = phi i64 [ 0, %gzn ], [ 0, %gzf ], [ %gzp, %gzq ]
br label %gzr
gzn:
%gzs = ptrtoint ptr %bm to i64
%gzt = ptrtoint ptr %g to i64
%gzu = add i64 %pj, %gzt
%gzv = sub i64 %gzs, %gzu
%gzw = add i64 %gzv, %gyy
%gzx = icmp ult i64 %gzw, 32
br i1 %gzx, label %gzm, label %gzy
gzy:
%gzz = bitcast i64 4611686018427387900 to i64
%haa = and i64 %gzk, %gzz
%hab = getelementptr i8, ptr %gzh, i64 16
%hac = getelementptr i8, ptr %fd, i64 %pj
br label %had
had:
%hae = phi i64 [ 0, %gzy ], [ %haf, %had ]
%hag = shl i64 %hae, 3
%hah = getelementptr i8, ptr %hac, i64 %hag
%hai = getelementptr i8, ptr %hah, i64 -16
%haj = load <2 x i64>, ptr %hai, align 1, !noalias !360
%hak = getelementptr i8, ptr %hac, i64 %hag
%hal = load <2 x i64>, ptr %hak, align 1, !noalias !360
%ham = shl i64 %hae, 3
%han = getelementptr i8, ptr %hab, i64 %ham
%hao = shl i64 %hae, 3
%hap = getelementptr i8, ptr %hab, i64 %hao
%haq = getelementptr i8, ptr %hap, i64 -16
store <2 x i64> %haj, ptr %haq, align 1, !noalias !365
store <2 x i64> %hal, ptr %han, align 1, !noalias !365
%haf = add nuw i64 %hae, 4
%har = icmp eq i64 %haa, %haf
br i1 %har, label %gzq, label %had, !llvm.loop !368
gzq:
%gzp = shl nuw i64 %haa, 3
%has = icmp eq i64 %gzk, %haa
br i1 %has, label %gze, label %gzm
gzb:
%hat = icmp samesign ugt i64 %gyk, 3
br i1 %hat, label %hau, label %hav
haw:
%hax = getelementptr i8, ptr %g, i64 %pj
%hay = getelementptr i8, ptr %hax, i64 1
%haz = load i8, ptr %hay, align 1, !noalias !369
%hba = getelementptr i8, ptr %bm, i64 %gyy
%hbb = getelementptr i8, ptr %hba, i64 1
store i8 %haz, ptr %hbb, align 1, !noalias !369
%hbc = icmp eq i64 %gyk, 2
br i1 %hbc, label %hbd, label %hbe
hbe:
%hbf = getelementptr i8, ptr %g, i64 %pj
%hbg = getelementptr i8, ptr %hbf, i64 2
%hbh = load i8, ptr %hbg, align 1, !noalias !369
%hbi = getelementptr i8, ptr %bm, i64 %gyy
%hbj = getelementptr i8, ptr %hbi, i64 2
store i8 %hbh, ptr %hbj, align 1, !noalias !369
br label %hbd
gzr:
%hbk = phi i64 [ %hbl, %gzr ], [ %gzo, %gzm ]
%hbm = getelementptr i8, ptr %gzg, i64 %hbk
%hbn = load i64, ptr %hbm, align 1, !noalias !360
%hbo = getelementptr i8, ptr %gzh, i64 %hbk
store i64 %hbn, ptr %hbo, align 1, !noalias !365
%hbl = add nuw i64 %hbk, 8
%hbp = icmp ult i64 %hbl, %gzc
br i1 %hbp, label %gzr, label %gze, !llvm.loop !370
gze:
%hbq = getelementptr i8, ptr %g, i64 %gzc
%hbr = getelementptr i8, ptr %hbq, i64 %pj
%hbs = load i64, ptr %hbr, align 1, !noalias !371
%hbt = getelementptr i8, ptr %bm, i64 %gyy
%hbu = getelementptr i8, ptr %hbt, i64 %gzc
store i64 %hbs, ptr %hbu, align 1, !noalias !374
br label %hbd
hau:
%hbv = add nsw i64 %gyk, -4
%hbw = getelementptr i8, ptr %g, i64 %pj
%hbx = load i32, ptr %hbw, align 1, !noalias !377
%hby = getelementptr i8, ptr %g, i64 %hbv
%hbz = getelementptr i8, ptr %hby, i64 %pj
%hca = load i32, ptr %hbz, align 1, !noalias !380
%hcb = getelementptr i8, ptr %bm, i64 %gyy
store i32 %hbx, ptr %hcb, align 1, !noalias !383
%hcc = getelementptr i8, ptr %hcb, i64 %hbv
store i32 %hca, ptr %hcc, align 1, !noalias !386
br label %hbd
hav:
%hcd = icmp eq i64 %gyk, 0
br i1 %hcd, label %hbd, label %hce
hce:
%hcf = getelementptr i8, ptr %g, i64 %pj
%hcg = getelementptr i8, ptr %bm, i64 %gyy
%hch = load i8, ptr %hcf, align 1, !noalias !369
store i8 %hch, ptr %hcg, align 1, !noalias !369
%hci = icmp eq i64 %gyk, 1
br i1 %hci, label %hbd, label %haw
hbd:
%hcj = add nsw i64 %gyk, %pj
br label %yj
rf:
%hck = phi i64 [ %ue, %qn ], [ 0, %qz ]
%hcl = phi i64 [ %ua, %qn ], [ %mo, %qz ]
%hcm = getelementptr i8, ptr %ht, i64 16
%hcn = load i64, ptr %hcm, align 8, !noalias !389
%hco = mul i64 %hcn, 24
%hcp = getelementptr i8, ptr %ch, i64 %hco
%hcq = getelementptr i8, ptr %hcp, i64 8
%hcr = load i64, ptr %hcq, align 8, !noalias !390
%hcs = ashr i64 %hcr, 3
%hct = getelementptr i64, ptr %ca, i64 %hcs
%hcu = getelementptr i64, ptr %hct, i64 %np
store i64 %hck, ptr %hcu, align 8, !noalias !389
br label %yj
bzk:
%hcv = phi i64 [ %bzn, %bvs ], [ %bzm, %bzj ], [ %bzn, %bze ], [ %mo, %bwk ]
%hcw = phi i64 [ 3, %bvs ], [ %bzq, %bzj ], [ 5, %bze ], [ 3, %bwk ]
%hcx = phi i64 [ 0, %bvs ], [ %bzr, %bzj ], [ 0, %bze ], [ 0, %bwk ]
%hcy = getelementptr i8, ptr %ht, i64 16
%hcz = load i64, ptr %hcy, align 8, !noalias !393
%hda = mul i64 %hcz, 24
%hdb = getelementptr i8, ptr %ch, i64 %hda
%hdc = getelementptr i8, ptr %hdb, i64 8
%hdd = load i64, ptr %hdc, align 8, !noalias !394
%hde = ashr i64 %hdd, 3
%hdf = shl nsw i64 %np, 1
%hdg = add nsw i64 %hde, %hdf
%hdh = icmp slt i64 %hdg, 0
%hdi = select i1 %hdh, i64 %cb, i64 0
%hdj = getelementptr i64, ptr %ca, i64 %hdg
%hdk = getelementptr i64, ptr %hdj, i64 %hdi
store i64 %hcv, ptr %hdk, align 8, !noalias !393
%hdl = icmp slt i64 %hdg, -1
%hdm = select i1 %hdl, i64 %cb, i64 0
%hdn = getelementptr i8, ptr %hdj, i64 8
%hdo = getelementptr i64, ptr %hdn, i64 %hdm
store i64 %hcx, ptr %hdo, align 8, !noalias !393
%hdp = add nsw i64 %hcx, %hcv
br label %yj
cdt:
%hdq = phi i64 [ 0, %cab ], [ %cdz, %cds ], [ 0, %cdn ], [ 0, %cat ]
%hdr = phi i64 [ %cdw, %cab ], [ %cdv, %cds ], [ %cdw, %cdn ], [ %mo, %cat ]
%hds = phi i64 [ 3, %cab ], [ %cea, %cds ], [ 5, %cdn ], [ 3, %cat ]
%hdt = add nsw i64 %hdr, %hdq
br label %yj
fxw:
%hdu = phi i1 [ %gav, %fxe ], [ false, %fxq ]
%hdv = phi i64 [ %gar, %fxe ], [ %mo, %fxq ]
%hdw = icmp sle i64 %hdv, %fk
%hdx = select i1 %hdw, i1 %hdu, i1 false
%hdy = select i1 %hdx, i64 8, i64 0
br label %yj
qa:
%hdz = getelementptr i8, ptr %ht, i64 16
%hea = load i64, ptr %hdz, align 8, !noalias !397
%heb = mul i64 %hea, 24
%hec = getelementptr i8, ptr %ch, i64 %heb
%hed = getelementptr i8, ptr %hec, i64 8
%hee = load i64, ptr %hed, align 8, !noalias !400
%hef = ashr i64 %hee, 2
%heg = add nsw i64 %hef, %np
%heh = icmp slt i64 %heg, 0
%hei = select i1 %heh, i64 %bu, i64 0
%hej = getelementptr i32, ptr %bt, i64 %heg
%hek = getelementptr i32, ptr %hej, i64 %hei
%hel = load i32, ptr %hek, align 4, !noalias !397
%hem = icmp slt i64 %heg, -1
%hen = select i1 %hem, i64 %bu, i64 0
%heo = getelementptr i8, ptr %hej, i64 4
%hep = getelementptr i32, ptr %heo, i64 %hen
store i32 %hel, ptr %hep, align 4, !noalias !397
br label %yj
po:
%heq = getelementptr i8, ptr %ht, i64 24
%her = load i64, ptr %heq, align 8, !noalias !403
%hes = sub nsw i64 %fk, %pj
%het = icmp sgt i64 %her, %hes
%heu = select i1 %het, i64 0, i64 %her
%hev = add nsw i64 %heu, %pj
%hew = select i1 %het, i64 3, i64 0
br label %yj
pm:
switch i64 %ho, label %hex [
i64 19, label %hey
i64 20, label %hez
i64 21, label %hfa
i64 22, label %hfb
i64 23, label %hfc
i64 24, label %hfd
i64 25, label %hfe
]
hey:
%hff = add nsw i64 %hw, 1
br label %hfg
hez:
%hfh = getelementptr i8, ptr %ht, i64 24
%hfi = load i64, ptr %hfh, align 8, !noalias !2
br label %hfg
hfa:
%hfj = icmp slt i64 %hfk, 0
%hfl = select i1 %hfj, i64 %dr, i64 0
%hfm = add i64 %hfl, %hfk
%hfn = mul i64 %hfm, %ds
%hfo = getelementptr i64, ptr %dq, i64 %hfn
store i64 %np, ptr %hfo, align 8, !noalias !406
%hfp = getelementptr i8, ptr %hfo, i64 8
store i64 0, ptr %hfp, align 8, !noalias !406
%hfq = getelementptr i8, ptr %ht, i64 16
%hfr = load i64, ptr %hfq, align 8, !noalias !406
%hfs = icmp sgt i64 %hfr, -1
br i1 %hfs, label %hft, label %hfu
hft:
%hfv = getelementptr i8, ptr %ht, i64 24
%hfw = load i64, ptr %hfv, align 8, !noalias !406
%hfx = icmp slt i64 %hfw, 0
%hfy = select i1 %hfx, i64 %dd, i64 0
%hfz = getelementptr i64, ptr %dc, i64 %hfw
%hga = getelementptr i64, ptr %hfz, i64 %hfy
%hgb = load i64, ptr %hga, align 8, !noalias !406
br label %hfu
hfu:
%hgc = phi i64 [ %hgb, %hft ], [ %np, %hfa ]
%hgd = getelementptr i8, ptr %ht, i64 40
%hge = load i64, ptr %hgd, align 8, !noalias !406
%hgf = add nsw i64 %hfk, 1
br label %hfg
hfb:
%hgg = getelementptr i8, ptr %ht, i64 16
%hgh = load i64, ptr %hgg, align 8, !noalias !409
%hgi = icmp sgt i64 %hgh, -1
br i1 %hgi, label %hgj, label %hgk
hgj:
%hgl = getelementptr i8, ptr %ht, i64 24
%hgm = load i64, ptr %hgl, align 8, !noalias !409
%hgn = icmp slt i64 %hgm, 0
%hgo = select i1 %hgn, i64 %dd, i64 0
%hgp = getelementptr i64, ptr %dc, i64 %hgm
%hgq = getelementptr i64, ptr %hgp, i64 %hgo
%hgr = load i64, ptr %hgq, align 8, !noalias !409
%hgs = add nsw i64 %hgr, 1
store i64 %hgs, ptr %hgq, align 8, !noalias !409
%hgt = add nsw i64 %np, 1
br label %hgk
hgk:
%hgu = phi i64 [ %hgt, %hgj ], [ %np, %hfb ]
%hgv = add nsw i64 %hfk, -1
%hgw = icmp sgt i64 %hfk, 0
%hgx = select i1 %hgw, i64 0, i64 %dr
%hgy = add i64 %hgv, %hgx
%hgz = mul i64 %hgy, %ds
%hha = getelementptr i64, ptr %dq, i64 %hgz
%hhb = getelementptr i8, ptr %hha, i64 8
%hhc = load i64, ptr %hhb, align 8, !noalias !409
%hhd = add nsw i64 %hhc, -1
store i64 %hhd, ptr %hhb, align 8, !noalias !409
%hhe = icmp sgt i64 %hhc, 1
br i1 %hhe, label %hhf, label %hhg
hhf:
%hhh = getelementptr i8, ptr %ht, i64 32
%hhi = load i64, ptr %hhh, align 8, !noalias !409
br label %hfg
hhg:
%hhj = add nsw i64 %hw, 1
br label %hfg
hfc:
%hhk = getelementptr i8, ptr %ht, i64 16
%hhl = load i64, ptr %hhk, align 8, !noalias !412
%hhm = getelementptr i8, ptr %ht, i64 24
%hhn = load i64, ptr %hhm, align 8, !noalias !412
%hho = getelementptr i8, ptr %ht, i64 40
%hhp = load i64, ptr %hho, align 8, !noalias !412
%hhq = getelementptr i8, ptr %g, i64 %pj
%hhr = load i8, ptr %hhq, align 1, !noalias !415
%hhs = zext i8 %hhr to i64
%hht = and i64 %hhs, 127
%hhu = add nsw i64 %pj, 1
%hhv = icmp slt i8 %hhr, 0
br i1 %hhv, label %hhw, label %hhx
hhw:
%hhy = add i64 %pj, 10
%hhz = getelementptr i8, ptr %g, i64 %pj
%hia = getelementptr i8, ptr %hhz, i64 1
%hib = load i8, ptr %hia, align 1, !noalias !415
%hic = zext i8 %hib to i64
%hid = add nsw i64 %pj, 2
%hie = and i64 %hic, 127
%hif = shl nuw nsw i64 %hie, 7
%hig = or disjoint i64 %hif, %hht
%hih = icmp slt i8 %hib, 0
br i1 %hih, label %hii, label %hhx
hij:
%hik = getelementptr i8, ptr %g, i64 %hil
%him = load i8, ptr %hik, align 1, !noalias !415
%hin = zext nneg i8 %him to i64
%hio = icmp ugt i8 %him, 1
br i1 %hio, label %hip, label %hiq
hiq:
%hir = shl nuw i64 %hin, 63
%his = or i64 %hir, %hit
br label %hhx
hii:
%hiu = getelementptr i8, ptr %g, i64 %pj
%hiv = getelementptr i8, ptr %hiu, i64 2
%hiw = load i8, ptr %hiv, align 1, !noalias !415
%hix = zext i8 %hiw to i64
%hiy = add nsw i64 %pj, 3
%hiz = and i64 %hix, 127
%hja = shl nuw nsw i64 %hiz, 14
%hjb = or disjoint i64 %hja, %hig
%hjc = icmp slt i8 %hiw, 0
br i1 %hjc, label %hjd, label %hhx
hjd:
%hje = getelementptr i8, ptr %g, i64 %pj
%hjf = getelementptr i8, ptr %hje, i64 3
%hjg = load i8, ptr %hjf, align 1, !noalias !415
%hjh = zext i8 %hjg to i64
%hji = add nsw i64 %pj, 4
%hjj = and i64 %hjh, 127
%hjk = shl nuw nsw i64 %hjj, 21
%hjl = or disjoint i64 %hjk, %hjb
%hjm = icmp slt i8 %hjg, 0
br i1 %hjm, label %hjn, label %hhx
hjn:
%hjo = getelementptr i8, ptr %g, i64 %pj
%hjp = getelementptr i8, ptr %hjo, i64 4
%hjq = load i8, ptr %hjp, align 1, !noalias !415
%hjr = zext i8 %hjq to i64
%hjs = add nsw i64 %pj, 5
%hjt = and i64 %hjr, 127
%hju = shl nuw nsw i64 %hjt, 28
%hjv = or disjoint i64 %hju, %hjl
%hjw = icmp slt i8 %hjq, 0
br i1 %hjw, label %hjx, label %hhx
hjx:
%hjy = getelementptr i8, ptr %g, i64 %pj
%hjz = getelementptr i8, ptr %hjy, i64 5
%hka = load i8, ptr %hjz, align 1, !noalias !415
%hkb = zext i8 %hka to i64
%hkc = add nsw i64 %pj, 6
%hkd = and i64 %hkb, 127
%hke = shl nuw nsw i64 %hkd, 35
%hkf = or disjoint i64 %hke, %hjv
%hkg = icmp slt i8 %hka, 0
br i1 %hkg, label %hkh, label %hhx
hkh:
%hki = getelementptr i8, ptr %g, i64 %pj
%hkj = getelementptr i8, ptr %hki, i64 6
%hkk = load i8, ptr %hkj, align 1, !noalias !415
%hkl = zext i8 %hkk to i64
%hkm = add nsw i64 %pj, 7
%hkn = and i64 %hkl, 127
%hko = shl nuw nsw i64 %hkn, 42
%hkp = or i64 %hko, %hkf
%hkq = icmp slt i8 %hkk, 0
br i1 %hkq, label %hkr, label %hhx
hkr:
%hks = getelementptr i8, ptr %g, i64 %pj
%hkt = getelementptr i8, ptr %hks, i64 7
%hku = load i8, ptr %hkt, align 1, !noalias !415
%hkv = zext i8 %hku to i64
%hkw = add nsw i64 %pj, 8
%hkx = and i64 %hkv, 127
%hky = shl nuw nsw i64 %hkx, 49
%hkz = or i64 %hky, %hkp
%hla = icmp slt i8 %hku, 0
br i1 %hla, label %hlb, label %hhx
hlb:
%hlc = getelementptr i8, ptr %g, i64 %pj
%hld = getelementptr i8, ptr %hlc, i64 8
%hle = load i8, ptr %hld, align 1, !noalias !415
%hlf = zext i8 %hle to i64
%hil = add nsw i64 %pj, 9
%hlg = and i64 %hlf, 127
%hlh = shl nuw nsw i64 %hlg, 56
%hit = or i64 %hlh, %hkz
%hli = icmp slt i8 %hle, 0
br i1 %hli, label %hij, label %hhx
hlj:
%hlk = icmp eq i64 %hll, 0
br i1 %hlk, label %hlm, label %hln
hln:
%hlo = add i64 %ej, 4
%hlp = icmp eq i64 %hlq, %hlo
br i1 %hlp, label %mm, label %hlr
hlr:
%hls = sub nsw i64 0, %hlq
%hlt = getelementptr i8, ptr %g, i64 %hlu
%hlv = load i8, ptr %hlt, align 1, !noalias !420
%hlw = zext i8 %hlv to i64
%hlx = and i64 %hlw, 127
%hly = add nsw i64 %hlu, 1
%hlz = icmp slt i8 %hlv, 0
br i1 %hlz, label %hma, label %hmb
hma:
%hmc = add i64 %hlu, 10
%hmd = getelementptr i8, ptr %g, i64 %hlu
%hme = getelementptr i8, ptr %hmd, i64 1
%hmf = load i8, ptr %hme, align 1, !noalias !420
%hmg = zext i8 %hmf to i64
%hmh = add nsw i64 %hlu, 2
%hmi = and i64 %hmg, 127
%hmj = shl nuw nsw i64 %hmi, 7
%hmk = or disjoint i64 %hmj, %hlx
%hml = icmp slt i8 %hmf, 0
br i1 %hml, label %hmm, label %hmb
hmn:
%hmo = getelementptr i8, ptr %g, i64 %hmp
%hmq = load i8, ptr %hmo, align 1, !noalias !420
%hmr = zext nneg i8 %hmq to i64
%hms = icmp ugt i8 %hmq, 1
br i1 %hms, label %hmt, label %hmu
hmu:
%hmv = shl nuw i64 %hmr, 63
%hmw = or i64 %hmv, %hmx
br label %hmb
hmm:
%hmy = getelementptr i8, ptr %g, i64 %hlu
%hmz = getelementptr i8, ptr %hmy, i64 2
%hna = load i8, ptr %hmz, align 1, !noalias !420
%hnb = zext i8 %hna to i64
%hnc = add nsw i64 %hlu, 3
%hnd = and i64 %hnb, 127
%hne = shl nuw nsw i64 %hnd, 14
%hnf = or disjoint i64 %hne, %hmk
%hng = icmp slt i8 %hna, 0
br i1 %hng, label %hnh, label %hmb
hnh:
%hni = getelementptr i8, ptr %g, i64 %hlu
%hnj = getelementptr i8, ptr %hni, i64 3
%hnk = load i8, ptr %hnj, align 1, !noalias !420
%hnl = zext i8 %hnk to i64
%hnm = add nsw i64 %hlu, 4
%hnn = and i64 %hnl, 127
%hno = shl nuw nsw i64 %hnn, 21
%hnp = or disjoint i64 %hno, %hnf
%hnq = icmp slt i8 %hnk, 0
br i1 %hnq, label %hnr, label %hmb
hnr:
%hns = getelementptr i8, ptr %g, i64 %hlu
%hnt = getelementptr i8, ptr %hns, i64 4
%hnu = load i8, ptr %hnt, align 1, !noalias !420
%hnv = zext i8 %hnu to i64
%hnw = add nsw i64 %hlu, 5
%hnx = and i64 %hnv, 127
%hny = shl nuw nsw i64 %hnx, 28
%hnz = or disjoint i64 %hny, %hnp
%hoa = icmp slt i8 %hnu, 0
br i1 %hoa, label %hob, label %hmb
hob:
%hoc = getelementptr i8, ptr %g, i64 %hlu
%hod = getelementptr i8, ptr %hoc, i64 5
%hoe = load i8, ptr %hod, align 1, !noalias !420
%hof = zext i8 %hoe to i64
%hog = add nsw i64 %hlu, 6
%hoh = and i64 %hof, 127
%hoi = shl nuw nsw i64 %hoh, 35
%hoj = or disjoint i64 %hoi, %hnz
%hok = icmp slt i8 %hoe, 0
br i1 %hok, label %hol, label %hmb
hol:
%hom = getelementptr i8, ptr %g, i64 %hlu
%hon = getelementptr i8, ptr %hom, i64 6
%hoo = load i8, ptr %hon, align 1, !noalias !420
%hop = zext i8 %hoo to i64
%hoq = add nsw i64 %hlu, 7
%hor = and i64 %hop, 127
%hos = shl nuw nsw i64 %hor, 42
%hot = or i64 %hos, %hoj
%hou = icmp slt i8 %hoo, 0
br i1 %hou, label %hov, label %hmb
hov:
%how = getelementptr i8, ptr %g, i64 %hlu
%hox = getelementptr i8, ptr %how, i64 7
%hoy = load i8, ptr %hox, align 1, !noalias !420
%hoz = zext i8 %hoy to i64
%hpa = add nsw i64 %hlu, 8
%hpb = and i64 %hoz, 127
%hpc = shl nuw nsw i64 %hpb, 49
%hpd = or i64 %hpc, %hot
%hpe = icmp slt i8 %hoy, 0
br i1 %hpe, label %hpf, label %hmb
hpf:
%hpg = getelementptr i8, ptr %g, i64 %hlu
%hph = getelementptr i8, ptr %hpg, i64 8
%hpi = load i8, ptr %hph, align 1, !noalias !420
%hpj = zext i8 %hpi to i64
%hmp = add nsw i64 %hlu, 9
%hpk = and i64 %hpj, 127
%hpl = shl nuw nsw i64 %hpk, 56
%hmx = or i64 %hpl, %hpd
%hpm = icmp slt i8 %hpi, 0
br i1 %hpm, label %hmn, label %hmb
hmb:
%hpn = phi i64 [ %hmw, %hmu ], [ %hlx, %hlr ], [ %hmk, %hma ], [ %hnf, %hmm ], [ %hnp, %hnh ], [ %hnz, %hnr ], [ %hoj, %hob ], [ %hot, %hol ], [ %hpd, %hov ], [ %hmx, %hpf ]
%hpo = phi i64 [ %hmc, %hmu ], [ %hly, %hlr ], [ %hmh, %hma ], [ %hnc, %hmm ], [ %hnm, %hnh ], [ %hnw, %hnr ], [ %hog, %hob ], [ %hoq, %hol ], [ %hpa, %hov ], [ %hmp, %hpf ]
%hpp = lshr i64 %hpn, 1
%hpq = and i64 %hpn, 1
%hpr = sub nsw i64 0, %hpq
%hps = xor i64 %hpp, %hpr
br label %hmt
hpt:
%hpu = icmp slt i64 %hpv, 0
%hpw = sub nsw i64 %fk, %hpx
%hpy = icmp sgt i64 %hpv, %hpw
%hpz = select i1 %hpu, i1 true, i1 %hpy
br i1 %hpz, label %mm, label %hlm
hlm:
%hqa = phi i64 [ %hlq, %hlj ], [ %hls, %hpt ], [ 0, %hip ]
%hqb = phi i64 [ %hlu, %hlj ], [ %hpx, %hpt ], [ %mo, %hip ]
%hqc = phi i64 [ -1, %hlj ], [ %hpv, %hpt ], [ -1, %hip ]
%hqd = icmp sgt i64 %hhp, 0
br i1 %hqd, label %hqe, label %hqf
hhx:
%hqg = phi i64 [ %his, %hiq ], [ %hht, %hfc ], [ %hig, %hhw ], [ %hjb, %hii ], [ %hjl, %hjd ], [ %hjv, %hjn ], [ %hkf, %hjx ], [ %hkp, %hkh ], [ %hkz, %hkr ], [ %hit, %hlb ]
%hlu = phi i64 [ %hhy, %hiq ], [ %hhu, %hfc ], [ %hid, %hhw ], [ %hiy, %hii ], [ %hji, %hjd ], [ %hjs, %hjn ], [ %hkc, %hjx ], [ %hkm, %hkh ], [ %hkw, %hkr ], [ %hil, %hlb ]
%hqh = lshr i64 %hqg, 1
%hll = and i64 %hqg, 1
%hqi = sub nsw i64 0, %hll
%hlq = xor i64 %hqh, %hqi
%hqj = icmp sgt i64 %hlu, %fk
br i1 %hqj, label %mm, label %hlj
hip:
%hqk = icmp slt i64 %fk, %mo
br i1 %hqk, label %hql, label %hlm
hmt:
%hpv = phi i64 [ %hps, %hmb ], [ 0, %hmn ]
%hpx = phi i64 [ %hpo, %hmb ], [ %mo, %hmn ]
%hqm = icmp slt i64 %fk, %hpx
br i1 %hqm, label %mm, label %hpt
hqe:
%hqn = sub nsw i64 %fk, %hqb
%hqo = or i64 %hqn, %hhp
%hqp = icmp ult i64 %hqo, 4294967296
br i1 %hqp, label %hqq, label %hqr
hqq:
%hqs = trunc nuw i64 %hhp to i32
%hqt = trunc nuw i64 %hqn to i32
%hqu = udiv i32 %hqt, %hqs
%hqv = zext i32 %hqu to i64
br label %hqw
hqr:
%hqx = or i64 %hqn, %hhp
%hqy = and i64 %hqx, -4294967296
%hqz = icmp eq i64 %hqy, 0
br i1 %hqz, label %hra, label %hrb
hra:
%hrc = trunc i64 %hhp to i32
%hrd = trunc i64 %hqn to i32
%hre = udiv i32 %hrd, %hrc
%hrf = urem i32 %hrd, %hrc
%hrg = zext i32 %hre to i64
%hrh = zext i32 %hrf to i64
br label %hri
hrb:
%hrj = sdiv i64 %hqn, %hhp
%hrk = srem i64 %hqn, %hhp
br label %hri
hri:
%hrl = phi i64 [ %hrg, %hra ], [ %hrj, %hrb ]
%hrm = phi i64 [ %hrh, %hra ], [ %hrk, %hrb ]
%hrn = ashr i64 %hrm, 63
br label %hqw
hqw:
%hro = phi i64 [ %hqv, %hqq ], [ %hrl, %hri ]
%hrp = phi i64 [ 0, %hqq ], [ %hrn, %hri ]
%hrq = add i64 %hrp, %hro
%hrr = icmp sgt i64 %hqa, %hrq
br i1 %hrr, label %mm, label %hqf
hqf:
%hrs = icmp eq i64 %hqa, 0
br i1 %hrs, label %hrt, label %hru
hrt:
%hrv = add nsw i64 %hfk, -1
%hrw = icmp sgt i64 %hfk, 0
%hrx = select i1 %hrw, i64 0, i64 %dr
%hry = add i64 %hrx, %hrv
%hrz = mul i64 %hry, %ds
%hsa = getelementptr i64, ptr %dq, i64 %hrz
%hsb = load i64, ptr %hsa, align 8, !noalias !412
%hsc = icmp sgt i64 %hhl, -1
br i1 %hsc, label %hsd, label %hse
hse:
%hsf = add nsw i64 %hw, 1
br label %hfg
hru:
%hsg = icmp eq i64 %hhp, 0
br i1 %hsg, label %hsh, label %hsi
hsh:
%hsj = getelementptr i8, ptr %dz, i64 40
%hsk = load i64, ptr %hsj, align 8, !noalias !412
%hsl = icmp sgt i64 %hqa, %hsk
br i1 %hsl, label %mm, label %hsi
hsi:
%hsm = icmp sgt i64 %hhl, -1
br i1 %hsm, label %hsn, label %hso
hsn:
%hsp = icmp slt i64 %hhn, 0
%hsq = select i1 %hsp, i64 %dd, i64 0
%hsr = getelementptr i64, ptr %dc, i64 %hhn
%hss = getelementptr i64, ptr %hsr, i64 %hsq
%hst = load i64, ptr %hss, align 8, !noalias !412
%hsu = add nsw i64 %hst, %hqa
%hsv = select i1 %hsp, i64 %cp, i64 0
%hsw = getelementptr i64, ptr %co, i64 %hhn
%hsx = getelementptr i64, ptr %hsw, i64 %hsv
%hsy = load i64, ptr %hsx, align 8, !noalias !412
%hsz = icmp sgt i64 %hsu, %hsy
br i1 %hsz, label %hta, label %htb
hso:
%htc = icmp sgt i64 %hqc, -1
br i1 %htc, label %htd, label %htb
htd:
%hte = add nsw i64 %hqc, %hqb
br label %hfg
htb:
%htf = icmp eq i64 %hhp, 0
br i1 %htf, label %htg, label %hth
htg:
%hti = getelementptr i8, ptr %dz, i64 40
%htj = load i64, ptr %hti, align 8, !noalias !412
%htk = sub nsw i64 %htj, %hqa
store i64 %htk, ptr %hti, align 8, !noalias !412
br label %hth
hth:
%htl = add nsw i64 %hfk, -1
%htm = icmp sgt i64 %hfk, 0
%htn = select i1 %htm, i64 0, i64 %dr
%hto = add i64 %htl, %htn
%htp = mul i64 %hto, %ds
%htq = getelementptr i64, ptr %dq, i64 %htp
%htr = getelementptr i8, ptr %htq, i64 8
store i64 %hqa, ptr %htr, align 8, !noalias !412
%hts = getelementptr i8, ptr %ht, i64 32
%htt = load i64, ptr %hts, align 8, !noalias !412
br label %hfg
hsd:
%htu = icmp slt i64 %hhn, 0
%htv = select i1 %htu, i64 %dd, i64 0
%htw = getelementptr i64, ptr %dc, i64 %hhn
%htx = getelementptr i64, ptr %htw, i64 %htv
%hty = load i64, ptr %htx, align 8, !noalias !412
%htz = mul i64 %hhl, 24
%hua = getelementptr i8, ptr %ch, i64 %htz
%hub = getelementptr i8, ptr %hua, i64 8
%huc = load i64, ptr %hub, align 8, !noalias !423
%hud = ashr i64 %huc, 2
%hue = trunc i64 %hty to i32
%huf = add nsw i64 %hud, %hsb
%hug = icmp slt i64 %huf, -1
%huh = select i1 %hug, i64 %bu, i64 0
%hui = getelementptr i32, ptr %bt, i64 %huf
%huj = getelementptr i8, ptr %hui, i64 4
%huk = getelementptr i32, ptr %huj, i64 %huh
store i32 %hue, ptr %huk, align 4, !noalias !412
br label %hse
hta:
%hul = getelementptr i8, ptr %dz, i64 24
store i64 %hhn, ptr %hul, align 8, !noalias !426
%hum = getelementptr i8, ptr %dz, i64 32
store i64 %hsu, ptr %hum, align 8, !noalias !426
br label %hun
hfd:
%huo = getelementptr i8, ptr %g, i64 %pj
%hup = load i8, ptr %huo, align 1, !noalias !429
%huq = zext i8 %hup to i64
%hur = and i64 %huq, 127
%hus = add nsw i64 %pj, 1
%hut = icmp slt i8 %hup, 0
br i1 %hut, label %huu, label %huv
huu:
%huw = add i64 %pj, 10
%hux = getelementptr i8, ptr %g, i64 %pj
%huy = getelementptr i8, ptr %hux, i64 1
%huz = load i8, ptr %huy, align 1, !noalias !429
%hva = zext i8 %huz to i64
%hvb = add nsw i64 %pj, 2
%hvc = and i64 %hva, 127
%hvd = shl nuw nsw i64 %hvc, 7
%hve = or disjoint i64 %hvd, %hur
%hvf = icmp slt i8 %huz, 0
br i1 %hvf, label %hvg, label %huv
hvh:
%hvi = getelementptr i8, ptr %g, i64 %hvj
%hvk = load i8, ptr %hvi, align 1, !noalias !429
%hvl = zext nneg i8 %hvk to i64
%hvm = icmp ugt i8 %hvk, 1
br i1 %hvm, label %hvn, label %hvo
hvo:
%hvp = shl nuw i64 %hvl, 63
%hvq = or i64 %hvp, %hvr
br label %huv
hvg:
%hvs = getelementptr i8, ptr %g, i64 %pj
%hvt = getelementptr i8, ptr %hvs, i64 2
%hvu = load i8, ptr %hvt, align 1, !noalias !429
%hvv = zext i8 %hvu to i64
%hvw = add nsw i64 %pj, 3
%hvx = and i64 %hvv, 127
%hvy = shl nuw nsw i64 %hvx, 14
%hvz = or disjoint i64 %hvy, %hve
%hwa = icmp slt i8 %hvu, 0
br i1 %hwa, label %hwb, label %huv
hwb:
%hwc = getelementptr i8, ptr %g, i64 %pj
%hwd = getelementptr i8, ptr %hwc, i64 3
%hwe = load i8, ptr %hwd, align 1, !noalias !429
%hwf = zext i8 %hwe to i64
%hwg = add nsw i64 %pj, 4
%hwh = and i64 %hwf, 127
%hwi = shl nuw nsw i64 %hwh, 21
%hwj = or disjoint i64 %hwi, %hvz
%hwk = icmp slt i8 %hwe, 0
br i1 %hwk, label %hwl, label %huv
hwl:
%hwm = getelementptr i8, ptr %g, i64 %pj
%hwn = getelementptr i8, ptr %hwm, i64 4
%hwo = load i8, ptr %hwn, align 1, !noalias !429
%hwp = zext i8 %hwo to i64
%hwq = add nsw i64 %pj, 5
%hwr = and i64 %hwp, 127
%hws = shl nuw nsw i64 %hwr, 28
%hwt = or disjoint i64 %hws, %hwj
%hwu = icmp slt i8 %hwo, 0
br i1 %hwu, label %hwv, label %huv
hwv:
%hww = getelementptr i8, ptr %g, i64 %pj
%hwx = getelementptr i8, ptr %hww, i64 5
%hwy = load i8, ptr %hwx, align 1, !noalias !429
%hwz = zext i8 %hwy to i64
%hxa = add nsw i64 %pj, 6
%hxb = and i64 %hwz, 127
%hxc = shl nuw nsw i64 %hxb, 35
%hxd = or disjoint i64 %hxc, %hwt
%hxe = icmp slt i8 %hwy, 0
br i1 %hxe, label %hxf, label %huv
hxf:
%hxg = getelementptr i8, ptr %g, i64 %pj
%hxh = getelementptr i8, ptr %hxg, i64 6
%hxi = load i8, ptr %hxh, align 1, !noalias !429
%hxj = zext i8 %hxi to i64
%hxk = add nsw i64 %pj, 7
%hxl = and i64 %hxj, 127
%hxm = shl nuw nsw i64 %hxl, 42
%hxn = or i64 %hxm, %hxd
%hxo = icmp slt i8 %hxi, 0
br i1 %hxo, label %hxp, label %huv
hxp:
%hxq = getelementptr i8, ptr %g, i64 %pj
%hxr = getelementptr i8, ptr %hxq, i64 7
%hxs = load i8, ptr %hxr, align 1, !noalias !429
%hxt = zext i8 %hxs to i64
%hxu = add nsw i64 %pj, 8
%hxv = and i64 %hxt, 127
%hxw = shl nuw nsw i64 %hxv, 49
%hxx = or i64 %hxw, %hxn
%hxy = icmp slt i8 %hxs, 0
br i1 %hxy, label %hxz, label %huv
hxz:
%hya = getelementptr i8, ptr %g, i64 %pj
%hyb = getelementptr i8, ptr %hya, i64 8
%hyc = load i8, ptr %hyb, align 1, !noalias !429
%hyd = zext i8 %hyc to i64
%hvj = add nsw i64 %pj, 9
%hye = and i64 %hyd, 127
%hyf = shl nuw nsw i64 %hye, 56
%hvr = or i64 %hyf, %hxx
%hyg = icmp slt i8 %hyc, 0
br i1 %hyg, label %hvh, label %huv
hyh:
%hyi = lshr i64 %hyj, 1
%hyk = and i64 %hyj, 1
%hyl = icmp eq i64 %hyk, 0
br i1 %hyl, label %hym, label %mm
hym:
%hyn = phi i64 [ %hyi, %hyh ], [ 0, %hvn ]
%hyo = phi i64 [ %hyp, %hyh ], [ %mo, %hvn ]
%hyq = getelementptr i8, ptr %ht, i64 24
%hyr = load i64, ptr %hyq, align 8, !noalias !434
%hys = icmp slt i64 %hyn, %hyr
br i1 %hys, label %hyt, label %mm
hyt:
%hyu = getelementptr i8, ptr %ht, i64 32
%hyv = load i64, ptr %hyu, align 8, !noalias !434
%hyw = shl nuw nsw i64 %hyn, 1
%hyx = add nsw i64 %hyv, %hyw
%hyy = icmp slt i64 %hfk, 0
%hyz = select i1 %hyy, i64 %dr, i64 0
%hza = add i64 %hyz, %hfk
%hzb = mul i64 %hza, %ds
%hzc = getelementptr i64, ptr %dq, i64 %hzb
store i64 %np, ptr %hzc, align 8, !noalias !434
%hzd = getelementptr i8, ptr %ht, i64 16
%hze = load i64, ptr %hzd, align 8, !noalias !434
%hzf = icmp sgt i64 %hze, -1
br i1 %hzf, label %hzg, label %hzh
hzg:
%hzi = icmp slt i64 %hyx, -1
%hzj = select i1 %hzi, i64 %bg, i64 0
%hzk = getelementptr i64, ptr %bf, i64 %hyx
%hzl = getelementptr i8, ptr %hzk, i64 8
%hzm = getelementptr i64, ptr %hzl, i64 %hzj
%hzn = load i64, ptr %hzm, align 8, !noalias !434
%hzo = icmp slt i64 %hzn, 0
%hzp = select i1 %hzo, i64 %dd, i64 0
%hzq = getelementptr i64, ptr %dc, i64 %hzn
%hzr = getelementptr i64, ptr %hzq, i64 %hzp
%hzs = load i64, ptr %hzr, align 8, !noalias !435
%hzt = select i1 %hzo, i64 %cp, i64 0
%hzu = getelementptr i64, ptr %co, i64 %hzn
%hzv = getelementptr i64, ptr %hzu, i64 %hzt
%hzw = load i64, ptr %hzv, align 8, !noalias !435
%hzx = icmp slt i64 %hzs, %hzw
br i1 %hzx, label %hzy, label %hzz
hzz:
%iaa = add nsw i64 %hzs, 1
%iab = getelementptr i8, ptr %dz, i64 24
store i64 %hzn, ptr %iab, align 8, !noalias !438
%iac = getelementptr i8, ptr %dz, i64 32
store i64 %iaa, ptr %iac, align 8, !noalias !438
br label %hzh
hzy:
%iad = trunc i64 %hyn to i8
%iae = mul i64 %hze, 24
%iaf = getelementptr i8, ptr %ch, i64 %iae
%iag = load i64, ptr %iaf, align 8, !noalias !435
%iah = add nsw i64 %iag, %np
%iai = icmp slt i64 %iah, 0
%iaj = select i1 %iai, i64 %bn, i64 0
%iak = getelementptr i8, ptr %bm, i64 %iah
%ial = getelementptr i8, ptr %iak, i64 %iaj
store i8 %iad, ptr %ial, align 1, !noalias !435
%iam = getelementptr i8, ptr %iaf, i64 8
%ian = load i64, ptr %iam, align 8, !noalias !441
%iao = ashr i64 %ian, 2
%iap = trunc i64 %hzs to i32
%iaq = add nsw i64 %iao, %np
%iar = icmp slt i64 %iaq, 0
%ias = select i1 %iar, i64 %bu, i64 0
%iat = getelementptr i32, ptr %bt, i64 %iaq
%iau = getelementptr i32, ptr %iat, i64 %ias
store i32 %iap, ptr %iau, align 4, !noalias !435
br label %hzh
hzh:
%iav = phi i64 [ %np, %hyt ], [ %hzs, %hzy ], [ %np, %hzz ]
%iaw = phi i64 [ 0, %hyt ], [ 0, %hzy ], [ 1, %hzz ]
%iax = icmp slt i64 %hyx, 0
%iay = select i1 %iax, i64 %bg, i64 0
%iaz = getelementptr i64, ptr %bf, i64 %hyx
%iba = getelementptr i64, ptr %iaz, i64 %iay
%ibb = load i64, ptr %iba, align 8, !noalias !434
%ibc = add nsw i64 %hfk, 1
br label %ibd
huv:
%hyj = phi i64 [ %hvq, %hvo ], [ %hur, %hfd ], [ %hve, %huu ], [ %hvz, %hvg ], [ %hwj, %hwb ], [ %hwt, %hwl ], [ %hxd, %hwv ], [ %hxn, %hxf ], [ %hxx, %hxp ], [ %hvr, %hxz ]
%hyp = phi i64 [ %huw, %hvo ], [ %hus, %hfd ], [ %hvb, %huu ], [ %hvw, %hvg ], [ %hwg, %hwb ], [ %hwq, %hwl ], [ %hxa, %hwv ], [ %hxk, %hxf ], [ %hxu, %hxp ], [ %hvj, %hxz ]
%ibe = icmp sgt i64 %hyp, %fk
br i1 %ibe, label %mm, label %hyh
hvn:
%ibf = icmp slt i64 %fk, %mo
br i1 %ibf, label %hql, label %hym
hfe:
%ibg = icmp slt i64 %hfk, 0
%ibh = select i1 %ibg, i64 %dr, i64 0
%ibi = add i64 %ibh, %hfk
%ibj = mul i64 %ibi, %ds
%ibk = getelementptr i64, ptr %dq, i64 %ibj
store i64 %np, ptr %ibk, align 8, !noalias !444
%ibl = getelementptr i8, ptr %ht, i64 32
%ibm = load i64, ptr %ibl, align 8, !noalias !444
%ibn = icmp slt i64 %ibm, 0
%ibo = select i1 %ibn, i64 %dd, i64 0
%ibp = getelementptr i64, ptr %dc, i64 %ibm
%ibq = getelementptr i64, ptr %ibp, i64 %ibo
%ibr = load i64, ptr %ibq, align 8, !noalias !447
%ibs = select i1 %ibn, i64 %cp, i64 0
%ibt = getelementptr i64, ptr %co, i64 %ibm
%ibu = getelementptr i64, ptr %ibt, i64 %ibs
%ibv = load i64, ptr %ibu, align 8, !noalias !447
%ibw = icmp slt i64 %ibr, %ibv
br i1 %ibw, label %ibx, label %iby
iby:
%ibz = add nsw i64 %ibr, 1
%ica = getelementptr i8, ptr %dz, i64 24
store i64 %ibm, ptr %ica, align 8, !noalias !450
%icb = getelementptr i8, ptr %dz, i64 32
store i64 %ibz, ptr %icb, align 8, !noalias !450
br label %icc
ibx:
%icd = getelementptr i8, ptr %ht, i64 24
%ice = load i64, ptr %icd, align 8, !noalias !444
%icf = getelementptr i8, ptr %ht, i64 16
%icg = load i64, ptr %icf, align 8, !noalias !444
%ich = trunc i64 %ice to i8
%ici = icmp slt i64 %icg, 0
%icj = select i1 %ici, i64 %ci, i64 0
%ick = mul i64 %icg, 24
%icl = getelementptr i8, ptr %ch, i64 %ick
%icm = getelementptr i64, ptr %icl, i64 %icj
%icn = load i64, ptr %icm, align 8, !noalias !447
%ico = add nsw i64 %icn, %np
%icp = icmp slt i64 %ico, 0
%icq = select i1 %icp, i64 %bn, i64 0
%icr = getelementptr i8, ptr %bm, i64 %ico
%ics = getelementptr i8, ptr %icr, i64 %icq
store i8 %ich, ptr %ics, align 1, !noalias !447
%ict = getelementptr i8, ptr %icl, i64 8
%icu = load i64, ptr %ict, align 8, !noalias !453
%icv = ashr i64 %icu, 2
%icw = trunc i64 %ibr to i32
%icx = add nsw i64 %icv, %np
%icy = icmp slt i64 %icx, 0
%icz = select i1 %icy, i64 %bu, i64 0
%ida = getelementptr i32, ptr %bt, i64 %icx
%idb = getelementptr i32, ptr %ida, i64 %icz
store i32 %icw, ptr %idb, align 4, !noalias !447
br label %icc
hex:
%idc = getelementptr i8, ptr %ht, i64 16
%idd = load i64, ptr %idc, align 8, !noalias !456
%ide = icmp sgt i64 %idd, -1
br i1 %ide, label %idf, label %idg
idf:
%idh = getelementptr i8, ptr %ht, i64 24
%idi = load i64, ptr %idh, align 8, !noalias !456
%idj = icmp slt i64 %idi, 0
%idk = select i1 %idj, i64 %dd, i64 0
%idl = getelementptr i64, ptr %dc, i64 %idi
%idm = getelementptr i64, ptr %idl, i64 %idk
%idn = load i64, ptr %idm, align 8, !noalias !456
%ido = add nsw i64 %idn, 1
store i64 %ido, ptr %idm, align 8, !noalias !456
br label %idg
idg:
%idp = getelementptr i8, ptr %ht, i64 32
%idq = load i64, ptr %idp, align 8, !noalias !456
%idr = add nsw i64 %hfk, -1
%ids = icmp sgt i64 %hfk, 0
%idt = select i1 %ids, i64 0, i64 %dr
%idu = add i64 %idt, %idr
%idv = mul i64 %idu, %ds
%idw = getelementptr i64, ptr %dq, i64 %idv
%idx = load i64, ptr %idw, align 8, !noalias !456
br label %hfg
ibd:
%idy = phi i64 [ %np, %yj ], [ %idz, %icc ], [ %iav, %hzh ]
%iea = phi i64 [ %hfk, %yj ], [ %ieb, %icc ], [ %ibc, %hzh ]
%iec = phi i64 [ %ied, %yj ], [ %pj, %icc ], [ %hyo, %hzh ]
%iee = phi i64 [ %ief, %yj ], [ %ieg, %icc ], [ %iaw, %hzh ]
%ieh = phi i64 [ %iei, %yj ], [ %iej, %icc ], [ %ibb, %hzh ]
switch i64 %iee, label %mm [
i64 0, label %hfg
i64 2, label %iek
i64 1, label %iek
]
hfg:
%iel = phi i64 [ %ieh, %ibd ], [ %hge, %hfu ], [ %hhj, %hhg ], [ %hff, %hey ], [ %hfi, %hez ], [ %idq, %idg ], [ %hhi, %hhf ], [ %hw, %htd ], [ %htt, %hth ], [ %hsf, %hse ]
%iem = phi i64 [ %iec, %ibd ], [ %pj, %hfu ], [ %pj, %hhg ], [ %pj, %hey ], [ %pj, %hez ], [ %pj, %idg ], [ %pj, %hhf ], [ %hte, %htd ], [ %hqb, %hth ], [ %hqb, %hse ]
%ien = phi i64 [ %iea, %ibd ], [ %hgf, %hfu ], [ %hfk, %hhg ], [ %hfk, %hey ], [ %hfk, %hez ], [ %idr, %idg ], [ %hfk, %hhf ], [ %hfk, %htd ], [ %hfk, %hth ], [ %hrv, %hse ]
%ieo = phi i64 [ %idy, %ibd ], [ %hgc, %hfu ], [ %hgu, %hhg ], [ %np, %hey ], [ %np, %hez ], [ %idx, %idg ], [ %hgu, %hhf ], [ %np, %htd ], [ %np, %hth ], [ %hsb, %hse ]
%iep = icmp sgt i64 %iem, %fk
br i1 %iep, label %mm, label %hm
hm:
%ib = phi i64 [ %ieq, %hi ], [ %iem, %hfg ]
%np = phi i64 [ %hl, %hi ], [ %ieo, %hfg ]
%hfk = phi i64 [ 0, %hi ], [ %ien, %hfg ]
%hy = phi i64 [ 0, %hi ], [ %iel, %hfg ]
%ier = mul i64 %hy, %y
%hv = getelementptr i64, ptr %w, i64 %ier
%hr = load i64, ptr %hv, align 8, !noalias !2
%ies = icmp eq i64 %hr, 0
br i1 %ies, label %ne, label %hs
hs:
br label %hn
yj:
%ied = phi i64 [ %hev, %po ], [ %ciy, %cus ], [ %glm, %gld ], [ %ggj, %gga ], [ %pj, %gax ], [ %gqz, %gxj ], [ %pj, %qa ], [ %hdv, %fxw ], [ %gqz, %gwl ], [ %ggr, %ggi ], [ %mo, %gno ], [ %mo, %bnq ], [ %hdt, %cdt ], [ %hdp, %bzk ], [ %fpu, %fpr ], [ %xz, %um ], [ %hcl, %rf ], [ %yk, %ve ], [ %bmq, %bdv ], [ %bcw, %bhu ], [ %bcw, %bcu ], [ %bcx, %zd ], [ %bcx, %bcp ], [ %mo, %zv ], [ %fwf, %fsl ], [ %pj, %gmo ], [ %hcj, %hbd ], [ %pj, %qf ], [ %bvk, %bua ], [ %bqr, %brn ], [ %bqr, %bqp ], [ %bqs, %bmy ], [ %bqs, %bqk ], [ %pj, %pv ], [ %gqz, %gvc ], [ %ciu, %ctj ], [ %ciu, %cte ], [ %gqq, %gmw ], [ %ciu, %csh ], [ %gqq, %gqi ], [ %cek, %cej ], [ %glu, %gll ], [ %gup, %gwv ], [ %foo, %flh ], [ %gqp, %gqn ], [ %ecf, %ecd ], [ %djc, %dtj ], [ %djc, %dtd ], [ %ecf, %eqs ], [ %bcw, %bgd ], [ %gcc, %gbh ], [ %pj, %qb ], [ %diq, %elb ], [ %evs, %fem ], [ %dhw, %dev ], [ %dni, %dnb ], [ %fwf, %fvx ], [ %mo, %ftd ], [ %fwe, %fwc ], [ %ddf, %czz ], [ %ddf, %dcz ], [ %eip, %efo ], [ %eip, %eir ], [ %dyf, %dxr ], [ %dyf, %dur ], [ %mo, %dze ], [ %ecg, %dym ], [ %ecg, %eby ], [ %drl, %drh ], [ %dni, %djl ], [ %djc, %dsg ], [ %mo, %dkd ], [ %drl, %doh ], [ %foo, %foh ], [ %bcw, %bes ], [ %bcw, %bem ], [ %bcw, %bfi ], [ %bcw, %bft ], [ %cel, %cem ], [ %crl, %crh ], [ %cni, %cnb ], [ %mo, %ckd ], [ %cni, %cjl ], [ %crl, %coh ], [ %fef, %fbb ], [ %evs, %ffb ], [ %fac, %ewf ], [ %mo, %ewx ], [ %evu, %evv ], [ %fef, %feb ], [ %fac, %ezv ], [ %gqz, %gry ]
%ief = phi i64 [ %hew, %po ], [ 3, %cus ], [ %glo, %gld ], [ %ggl, %gga ], [ 10, %gax ], [ 12, %gxj ], [ 0, %qa ], [ %hdy, %fxw ], [ 12, %gwl ], [ 0, %ggi ], [ 3, %gno ], [ 3, %bnq ], [ %hds, %cdt ], [ %hcw, %bzk ], [ 3, %fpr ], [ 7, %um ], [ 0, %rf ], [ 0, %ve ], [ 0, %bdv ], [ 2, %bhu ], [ 6, %bcu ], [ 3, %zd ], [ 5, %bcp ], [ 3, %zv ], [ 3, %fsl ], [ 6, %gmo ], [ 0, %hbd ], [ 3, %qf ], [ 0, %bua ], [ 2, %brn ], [ 6, %bqp ], [ 3, %bmy ], [ 5, %bqk ], [ 0, %pv ], [ 12, %gvc ], [ 1, %ctj ], [ 0, %cte ], [ 3, %gmw ], [ 13, %csh ], [ 5, %gqi ], [ 0, %cej ], [ 0, %gll ], [ 0, %gwv ], [ 3, %flh ], [ 6, %gqn ], [ 6, %ecd ], [ 1, %dtj ], [ 0, %dtd ], [ 2, %eqs ], [ 11, %bgd ], [ 0, %gbh ], [ 3, %qb ], [ 3, %elb ], [ 0, %fem ], [ 3, %dev ], [ 13, %dnb ], [ 5, %fvx ], [ 3, %ftd ], [ 6, %fwc ], [ 3, %czz ], [ 8, %dcz ], [ 3, %efo ], [ 7, %eir ], [ 7, %dxr ], [ 3, %dur ], [ 3, %dze ], [ 3, %dym ], [ 5, %eby ], [ 6, %drh ], [ 3, %djl ], [ 13, %dsg ], [ 3, %dkd ], [ 3, %doh ], [ 8, %foh ], [ 11, %bes ], [ 11, %bem ], [ 11, %bfi ], [ 11, %bft ], [ 0, %cem ], [ 6, %crh ], [ 13, %cnb ], [ 3, %ckd ], [ 3, %cjl ], [ 3, %coh ], [ 3, %fbb ], [ 13, %ffb ], [ 3, %ewf ], [ 3, %ewx ], [ 3, %evv ], [ 6, %feb ], [ 13, %ezv ], [ 12, %gry ]
%iei = add nsw i64 %hw, 1
br label %ibd
icc:
%idz = phi i64 [ %ibr, %ibx ], [ %np, %iby ]
%ieg = phi i64 [ 0, %ibx ], [ 1, %iby ]
%ieb = add nsw i64 %hfk, 1
%iej = add nsw i64 %hw, 1
br label %ibd
iet:
%ieu = phi i64 [ %iev, %iet ], [ %iew, %iex ]
%iey = mul i64 %ieu, 8
%iez = getelementptr i8, ptr %dj, i64 %iey
%ifa = load i64, ptr %iez, align 8
%ifb = mul i64 %ieu, 8
%ifc = getelementptr i8, ptr %dc, i64 %ifb
store i64 %ifa, ptr %ifc, align 8
%ifd = mul i64 %ieu, 8
%ife = getelementptr i8, ptr %dj, i64 %ifd
%iff = getelementptr i8, ptr %ife, i64 8
%ifg = load i64, ptr %iff, align 8
%ifh = mul i64 %ieu, 8
%ifi = getelementptr i8, ptr %dc, i64 %ifh
%ifj = getelementptr i8, ptr %ifi, i64 8
store i64 %ifg, ptr %ifj, align 8
%ifk = mul i64 %ieu, 8
%ifl = getelementptr i8, ptr %dj, i64 %ifk
%ifm = getelementptr i8, ptr %ifl, i64 16
%ifn = load i64, ptr %ifm, align 8
%ifo = mul i64 %ieu, 8
%ifp = getelementptr i8, ptr %dc, i64 %ifo
%ifq = getelementptr i8, ptr %ifp, i64 16
store i64 %ifn, ptr %ifq, align 8
%iev = add nuw nsw i64 %ieu, 4
%ifr = mul i64 %ieu, 8
%ifs = getelementptr i8, ptr %dj, i64 %ifr
%ift = getelementptr i8, ptr %ifs, i64 24
%ifu = load i64, ptr %ift, align 8
%ifv = mul i64 %ieu, 8
%ifw = getelementptr i8, ptr %dc, i64 %ifv
%ifx = getelementptr i8, ptr %ifw, i64 24
store i64 %ifu, ptr %ifx, align 8
%ify = icmp eq i64 %dd, %iev
br i1 %ify, label %ifz, label %iet, !llvm.loop !459
ifz:
%iga = getelementptr i8, ptr %dz, i64 40
store i64 %hk, ptr %iga, align 8
br label %hql
mm:
%igb = phi i64 [ 3, %jg ], [ 8, %mg ], [ 8, %hyh ], [ 3, %hfg ], [ 15, %hsh ], [ 6, %hpt ], [ 13, %hqw ], [ 13, %hln ], [ 3, %huv ], [ 3, %hhx ], [ 3, %hmt ], [ %iee, %ibd ], [ 8, %hym ]
%igc = phi i64 [ %ia, %jg ], [ %ia, %mg ], [ %hyp, %hyh ], [ %iem, %hfg ], [ %hqb, %hsh ], [ %hpx, %hpt ], [ %hqb, %hqw ], [ %hlu, %hln ], [ %hyp, %huv ], [ %hlu, %hhx ], [ %hpx, %hmt ], [ %iec, %ibd ], [ %hyo, %hym ]
%igd = freeze i64 %igc
%ige = add i64 %mo, -1
%igf = icmp sgt i64 %igd, %ige
%igg = select i1 %igf, i64 4, i64 %igb
br label %hql
igh:
%igi = phi i64 [ %igj, %fy ], [ %igk, %ne ]
%igl = icmp eq i64 %igi, %fk
br i1 %igl, label %ff, label %hql
hql:
%igm = phi i64 [ %ign, %hip ], [ %ign, %ifz ], [ %ign, %mm ], [ %ign, %hvn ], [ %fv, %igh ]
%igo = phi i64 [ %mo, %hip ], [ %ieq, %ifz ], [ %igd, %mm ], [ %mo, %hvn ], [ %igi, %igh ]
%igp = phi i64 [ 4, %hip ], [ %igq, %ifz ], [ %igg, %mm ], [ 4, %hvn ], [ 14, %igh ]
store i64 %fm, ptr %dz, align 8
%igr = getelementptr i8, ptr %dz, i64 8
store i64 %igm, ptr %igr, align 8
%igs = getelementptr i8, ptr %dz, i64 16
store i64 %igo, ptr %igs, align 8
br label %eg
eg:
%igt = phi i64 [ %igp, %hql ], [ 0, %ec ], [ 0, %ff ]
store i64 %igt, ptr %a, align 8
ret i32 0
fy:
%igj = phi i64 [ %gb, %fx ], [ %fj, %fe ]
%igu = sub i64 %fv, %fi
%igv = icmp slt i64 %igu, 1
br i1 %igv, label %igh, label %igw
igw:
%mo = bitcast i64 1152921504606846976 to i64
%fph = add i64 %fk, -2
br label %igx
igx:
%ieq = phi i64 [ %igk, %ne ], [ %igj, %igw ]
%igy = phi i64 [ %igz, %ne ], [ %igu, %igw ]
%ign = phi i64 [ %iha, %ne ], [ %fi, %igw ]
%ihb = icmp sgt i64 %dd, 0
%igz = add nsw i64 %igy, -1
%iha = add i64 %ign, 1
br i1 %ihb, label %ihc, label %hi
ihc:
br i1 %fa, label %ihd, label %ihe
ihe:
br label %ihf
ihf:
%ihg = phi i64 [ %ihh, %ihf ], [ 0, %ihe ]
%ihi = mul i64 %ihg, 8
%ihj = getelementptr i8, ptr %dc, i64 %ihi
%ihk = load <2 x i64>, ptr %ihj, align 8
%ihl = mul i64 %ihg, 8
%ihm = getelementptr i8, ptr %dc, i64 %ihl
%ihn = getelementptr i8, ptr %ihm, i64 16
%iho = load <2 x i64>, ptr %ihn, align 8
%ihp = mul i64 %ihg, 8
%ihq = getelementptr i8, ptr %dj, i64 %ihp
store <2 x i64> %ihk, ptr %ihq, align 8
%ihr = mul i64 %ihg, 8
%ihs = getelementptr i8, ptr %dj, i64 %ihr
%iht = getelementptr i8, ptr %ihs, i64 16
store <2 x i64> %iho, ptr %iht, align 8
%ihh = add nuw i64 %ihg, 4
%ihu = icmp eq i64 %fb, %ihh
br i1 %ihu, label %ihv, label %ihf, !llvm.loop !460
ihv:
%ihw = icmp eq i64 %dd, %fb
br i1 %ihw, label %hi, label %ihd
ihd:
%ihx = phi i64 [ 0, %ihc ], [ %fb, %ihv ]
%ihy = icmp eq i64 %fc, 0
br i1 %ihy, label %ihz, label %iia
iia:
br label %iib
iib:
%iic = phi i64 [ %fc, %iia ], [ %iid, %iib ]
%iie = phi i64 [ %iif, %iib ], [ %ihx, %iia ]
%iif = add nuw nsw i64 %iie, 1
%iig = shl i64 %iie, 3
%iih = getelementptr i8, ptr %dc, i64 %iig
%iii = load i64, ptr %iih, align 8
%iij = shl i64 %iie, 3
%iik = getelementptr i8, ptr %dj, i64 %iij
store i64 %iii, ptr %iik, align 8
%iid = add nsw i64 %iic, -1
%iil = icmp eq i64 %iid, 0
br i1 %iil, label %ihz, label %iib, !llvm.loop !461
ihz:
%gf = phi i64 [ %ihx, %ihd ], [ %iif, %iib ]
%iim = sub nsw i64 %ihx, %dd
%iin = icmp ugt i64 %iim, -4
br i1 %iin, label %hi, label %gg
gg:
br label %gc
ne:
%igk = phi i64 [ %ia, %hq ], [ %ib, %hm ]
%iio = load i64, ptr %dc, align 8
%iip = add nsw i64 %iio, 1
store i64 %iip, ptr %dc, align 8
%iiq = icmp samesign ugt i64 %igy, 1
br i1 %iiq, label %igx, label %igh
iek:
br label %hun
hun:
%igq = phi i64 [ 1, %hta ], [ %iee, %iek ]
%iir = icmp sgt i64 %dd, 0
br i1 %iir, label %iis, label %ifz
iis:
%iit = ptrtoint ptr %dc to i64
%iiu = ptrtoint ptr %dj to i64
%iiv = icmp ult i64 %dd, 6
%iiw = sub i64 %iit, %iiu
%iix = icmp ult i64 %iiw, 32
%iiy = select i1 %iiv, i1 true, i1 %iix
br i1 %iiy, label %iiz, label %ija
ija:
%ijb = and i64 %dd, %ej
br label %ijc
ijc:
%ijd = phi i64 [ 0, %ija ], [ %ije, %ijc ]
%ijf = mul i64 %ijd, 8
%ijg = getelementptr i8, ptr %dj, i64 %ijf
%ijh = load <2 x i64>, ptr %ijg, align 8
%iji = mul i64 %ijd, 8
%ijj = getelementptr i8, ptr %dj, i64 %iji
%ijk = getelementptr i8, ptr %ijj, i64 16
%ijl = load <2 x i64>, ptr %ijk, align 8
%ijm = mul i64 %ijd, 8
%ijn = getelementptr i8, ptr %dc, i64 %ijm
store <2 x i64> %ijh, ptr %ijn, align 8
%ijo = mul i64 %ijd, 8
%ijp = getelementptr i8, ptr %dc, i64 %ijo
%ijq = getelementptr i8, ptr %ijp, i64 16
store <2 x i64> %ijl, ptr %ijq, align 8
%ije = add nuw i64 %ijd, 4
%ijr = icmp eq i64 %ijb, %ije
br i1 %ijr, label %ijs, label %ijc, !llvm.loop !463
ijs:
%ijt = icmp eq i64 %dd, %ijb
br i1 %ijt, label %ifz, label %iiz
iiz:
%iju = phi i64 [ 0, %iis ], [ %ijb, %ijs ]
%ijv = and i64 %dd, 3
%ijw = icmp eq i64 %ijv, 0
br i1 %ijw, label %ijx, label %ijy
ijy:
br label %ijz
ijz:
%ika = phi i64 [ %ijv, %ijy ], [ %ikb, %ijz ]
%ikc = phi i64 [ %ikd, %ijz ], [ %iju, %ijy ]
%ikd = add nuw nsw i64 %ikc, 1
%ike = shl i64 %ikc, 3
%ikf = getelementptr i8, ptr %dj, i64 %ike
%ikg = load i64, ptr %ikf, align 8
%ikh = shl i64 %ikc, 3
%iki = getelementptr i8, ptr %dc, i64 %ikh
store i64 %ikg, ptr %iki, align 8
%ikb = add nsw i64 %ika, -1
%ikj = icmp eq i64 %ikb, 0
br i1 %ikj, label %ijx, label %ijz, !llvm.loop !464
ijx:
%iew = phi i64 [ %iju, %iiz ], [ %ikd, %ijz ]
%ikk = sub nsw i64 %iju, %dd
%ikl = icmp ugt i64 %ikk, -4
br i1 %ikl, label %ifz, label %iex
iex:
br label %iet
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
