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
%ft = getelementptr i8, ptr %fs, i64 40
%fk = load i64, ptr %ft, align 8
%fu = getelementptr i8, ptr %fs, i64 24
%fv = load i64, ptr %fu, align 8
%fw = icmp eq i64 %fi, 0
br i1 %fw, label %fx, label %fy
fx:
%fz = mul i64 %fr, 8
%ga = getelementptr i8, ptr %n, i64 %fz
%gb = getelementptr i8, ptr %ga, i64 32
%gc = load i64, ptr %gb, align 8
br label %fy
gd:
%ge = phi i64 [ %gf, %gd ], [ %gg, %gh ]
%gi = mul i64 %ge, 8
%gj = getelementptr i8, ptr %dc, i64 %gi
%gk = load i64, ptr %gj, align 8
%gl = mul i64 %ge, 8
%gm = getelementptr i8, ptr %dj, i64 %gl
store i64 %gk, ptr %gm, align 8
%gn = mul i64 %ge, 8
%go = getelementptr i8, ptr %dc, i64 %gn
%gp = getelementptr i8, ptr %go, i64 8
%gq = load i64, ptr %gp, align 8
%gr = mul i64 %ge, 8
%gs = getelementptr i8, ptr %dj, i64 %gr
%gt = getelementptr i8, ptr %gs, i64 8
store i64 %gq, ptr %gt, align 8
%gu = mul i64 %ge, 8
%gv = getelementptr i8, ptr %dc, i64 %gu
%gw = getelementptr i8, ptr %gv, i64 16
%gx = load i64, ptr %gw, align 8
%gy = mul i64 %ge, 8
%gz = getelementptr i8, ptr %dj, i64 %gy
%ha = getelementptr i8, ptr %gz, i64 16
store i64 %gx, ptr %ha, align 8
%gf = add nuw nsw i64 %ge, 4
%hb = mul i64 %ge, 8
%hc = getelementptr i8, ptr %dc, i64 %hb
%hd = getelementptr i8, ptr %hc, i64 24
%he = load i64, ptr %hd, align 8
%hf = mul i64 %ge, 8
%hg = getelementptr i8, ptr %dj, i64 %hf
%hh = getelementptr i8, ptr %hg, i64 24
store i64 %he, ptr %hh, align 8
%hi = icmp eq i64 %dd, %gf
br i1 %hi, label %hj, label %gd, !llvm.loop !0
hj:
%hk = getelementptr i8, ptr %dz, i64 40
%hl = load i64, ptr %hk, align 8
%hm = load i64, ptr %dc, align 8, !noalias !2
br label %hn
ho:
%hp = phi i64 [ %hq, %hr ], [ %hs, %ht ]
%hu = phi ptr [ %hv, %hr ], [ %hw, %ht ]
%hx = phi i64 [ %hy, %hr ], [ %hz, %ht ]
%ia = phi i64 [ %ib, %hr ], [ %ic, %ht ]
%id = getelementptr i8, ptr %hu, i64 8
%ie = load i64, ptr %id, align 8, !noalias !2
%if = icmp sgt i64 %ie, -1
br i1 %if, label %ig, label %ih
ig:
%ii = getelementptr i8, ptr %g, i64 %ia
%ij = load i8, ptr %ii, align 1, !noalias !5
%ik = zext i8 %ij to i64
%il = and i64 %ik, 127
%im = add nsw i64 %ia, 1
%in = icmp slt i8 %ij, 0
br i1 %in, label %io, label %ip
io:
%iq = add i64 %ia, 10
%ir = getelementptr i8, ptr %g, i64 %ia
%is = getelementptr i8, ptr %ir, i64 1
%it = load i8, ptr %is, align 1, !noalias !5
%iu = zext i8 %it to i64
%iv = add nsw i64 %ia, 2
%iw = and i64 %iu, 127
%ix = shl nuw nsw i64 %iw, 7
%iy = or disjoint i64 %ix, %il
%iz = icmp slt i8 %it, 0
br i1 %iz, label %ja, label %ip
jb:
%jc = getelementptr i8, ptr %g, i64 %jd
%je = load i8, ptr %jc, align 1, !noalias !5
%jf = zext nneg i8 %je to i64
%jg = icmp ugt i8 %je, 1
br i1 %jg, label %jh, label %ji
ji:
%jj = shl nuw i64 %jf, 63
%jk = or i64 %jj, %jl
br label %ip
ja:
%jm = getelementptr i8, ptr %g, i64 %ia
%jn = getelementptr i8, ptr %jm, i64 2
%jo = load i8, ptr %jn, align 1, !noalias !5
%jp = zext i8 %jo to i64
%jq = add nsw i64 %ia, 3
%jr = and i64 %jp, 127
%js = shl nuw nsw i64 %jr, 14
%jt = or disjoint i64 %js, %iy
%ju = icmp slt i8 %jo, 0
br i1 %ju, label %jv, label %ip
jv:
%jw = getelementptr i8, ptr %g, i64 %ia
%jx = getelementptr i8, ptr %jw, i64 3
%jy = load i8, ptr %jx, align 1, !noalias !5
%jz = zext i8 %jy to i64
%ka = add nsw i64 %ia, 4
%kb = and i64 %jz, 127
%kc = shl nuw nsw i64 %kb, 21
%kd = or disjoint i64 %kc, %jt
%ke = icmp slt i8 %jy, 0
br i1 %ke, label %kf, label %ip
kf:
%kg = getelementptr i8, ptr %g, i64 %ia
%kh = getelementptr i8, ptr %kg, i64 4
%ki = load i8, ptr %kh, align 1, !noalias !5
%kj = zext i8 %ki to i64
%kk = add nsw i64 %ia, 5
%kl = and i64 %kj, 127
%km = shl nuw nsw i64 %kl, 28
%kn = or disjoint i64 %km, %kd
%ko = icmp slt i8 %ki, 0
br i1 %ko, label %kp, label %ip
kp:
%kq = getelementptr i8, ptr %g, i64 %ia
%kr = getelementptr i8, ptr %kq, i64 5
%ks = load i8, ptr %kr, align 1, !noalias !5
%kt = zext i8 %ks to i64
%ku = add nsw i64 %ia, 6
%kv = and i64 %kt, 127
%kw = shl nuw nsw i64 %kv, 35
%kx = or disjoint i64 %kw, %kn
%ky = icmp slt i8 %ks, 0
br i1 %ky, label %kz, label %ip
kz:
%la = getelementptr i8, ptr %g, i64 %ia
%lb = getelementptr i8, ptr %la, i64 6
%lc = load i8, ptr %lb, align 1, !noalias !5
%ld = zext i8 %lc to i64
%le = add nsw i64 %ia, 7
%lf = and i64 %ld, 127
%lg = shl nuw nsw i64 %lf, 42
%lh = or i64 %lg, %kx
%li = icmp slt i8 %lc, 0
br i1 %li, label %lj, label %ip
lj:
%lk = getelementptr i8, ptr %g, i64 %ia
%ll = getelementptr i8, ptr %lk, i64 7
%lm = load i8, ptr %ll, align 1, !noalias !5
%ln = zext i8 %lm to i64
%lo = add nsw i64 %ia, 8
%lp = and i64 %ln, 127
%lq = shl nuw nsw i64 %lp, 49
%lr = or i64 %lq, %lh
%ls = icmp slt i8 %lm, 0
br i1 %ls, label %lt, label %ip
lt:
%lu = getelementptr i8, ptr %g, i64 %ia
%lv = getelementptr i8, ptr %lu, i64 8
%lw = load i8, ptr %lv, align 1, !noalias !5
%lx = zext i8 %lw to i64
%jd = add nsw i64 %ia, 9
%ly = and i64 %lx, 127
%lz = shl nuw nsw i64 %ly, 56
%jl = or i64 %lz, %lr
%ma = icmp slt i8 %lw, 0
br i1 %ma, label %jb, label %ip
ip:
%mb = phi i64 [ %jk, %ji ], [ %il, %ig ], [ %iy, %io ], [ %jt, %ja ], [ %kd, %jv ], [ %kn, %kf ], [ %kx, %kp ], [ %lh, %kz ], [ %lr, %lj ], [ %jl, %lt ]
%mc = phi i64 [ %iq, %ji ], [ %im, %ig ], [ %iv, %io ], [ %jq, %ja ], [ %ka, %jv ], [ %kk, %kf ], [ %ku, %kp ], [ %le, %kz ], [ %lo, %lj ], [ %jd, %lt ]
%md = lshr i64 %mb, 1
%me = and i64 %mb, 1
%mf = sub nsw i64 0, %me
%mg = xor i64 %md, %mf
br label %jh
mh:
%mi = icmp ne i64 %mj, %ie
%mk = sub nsw i64 1, %ie
%ml = icmp ne i64 %mj, %mk
%mm = select i1 %mi, i1 %ml, i1 false
br i1 %mm, label %mn, label %mo
jh:
%mj = phi i64 [ %mg, %ip ], [ 0, %jb ]
%ib = phi i64 [ %mc, %ip ], [ %mp, %jb ]
%mq = icmp sgt i64 %ib, %fk
br i1 %mq, label %mn, label %mh
mo:
%mr = icmp eq i64 %mj, %ie
br i1 %mr, label %ms, label %mt
ms:
switch i64 %hp, label %mu [
i64 18, label %mv
i64 20, label %mw
i64 6, label %mx
i64 7, label %mx
i64 11, label %mx
i64 12, label %mx
]
mv:
%my = getelementptr i8, ptr %hu, i64 24
%mz = load i64, ptr %my, align 8, !noalias !10
br label %hr
hr:
%hy = phi i64 [ %na, %nb ], [ %mz, %mv ], [ %nc, %mu ]
%nd = mul i64 %hy, %y
%hv = getelementptr i64, ptr %w, i64 %nd
%hq = load i64, ptr %hv, align 8, !noalias !2
%ne = icmp eq i64 %hq, 0
br i1 %ne, label %nf, label %ho
mw:
%ng = getelementptr i8, ptr %hu, i64 16
%nh = load i64, ptr %ng, align 8, !noalias !10
%ni = icmp sgt i64 %nh, -1
br i1 %ni, label %nj, label %nb
nj:
%nk = mul i64 %nh, 24
%nl = getelementptr i8, ptr %ch, i64 %nk
%nm = getelementptr i8, ptr %nl, i64 8
%nn = load i64, ptr %nm, align 8, !noalias !13
%no = ashr i64 %nn, 2
%np = add nsw i64 %no, %nq
%nr = icmp slt i64 %np, 0
%ns = select i1 %nr, i64 %bu, i64 0
%nt = getelementptr i32, ptr %bt, i64 %np
%nu = getelementptr i32, ptr %nt, i64 %ns
%nv = load i32, ptr %nu, align 4, !noalias !18
%nw = icmp slt i64 %np, -1
%nx = select i1 %nw, i64 %bu, i64 0
%ny = getelementptr i8, ptr %nt, i64 4
%nz = getelementptr i32, ptr %ny, i64 %nx
store i32 %nv, ptr %nz, align 4, !noalias !18
br label %nb
nb:
%oa = getelementptr i8, ptr %hu, i64 32
%na = load i64, ptr %oa, align 8, !noalias !10
br label %hr
mx:
%ob = getelementptr i8, ptr %hu, i64 16
%oc = load i64, ptr %ob, align 8, !noalias !19
%od = mul i64 %oc, 24
%oe = getelementptr i8, ptr %ch, i64 %od
%of = getelementptr i8, ptr %oe, i64 8
%og = load i64, ptr %of, align 8, !noalias !22
%oh = ashr i64 %og, 2
%oi = add nsw i64 %oh, %nq
%oj = icmp slt i64 %oi, 0
%ok = select i1 %oj, i64 %bu, i64 0
%ol = getelementptr i32, ptr %bt, i64 %oi
%om = getelementptr i32, ptr %ol, i64 %ok
%on = load i32, ptr %om, align 4, !noalias !19
%oo = icmp slt i64 %oi, -1
%op = select i1 %oo, i64 %bu, i64 0
%oq = getelementptr i8, ptr %ol, i64 4
%or = getelementptr i32, ptr %oq, i64 %op
store i32 %on, ptr %or, align 4, !noalias !19
br label %mu
mu:
%nc = add nsw i64 %hx, 1
br label %hr
mt:
%os = getelementptr i8, ptr %hu, i64 16
%ot = load i64, ptr %os, align 8, !noalias !2
%ou = icmp sgt i64 %ot, -1
br i1 %ou, label %ov, label %ih
ov:
%ow = mul i64 %ot, 24
%ox = getelementptr i8, ptr %ch, i64 %ow
%oy = load i64, ptr %ox, align 8, !noalias !25
%oz = ashr i64 %nq, 3
%pa = add nsw i64 %oy, %oz
%pb = icmp slt i64 %pa, 0
%pc = select i1 %pb, i64 %bn, i64 0
%pd = getelementptr i8, ptr %bm, i64 %pa
%pe = getelementptr i8, ptr %pd, i64 %pc
%pf = load i8, ptr %pe, align 1, !noalias !25
%pg = and i64 %nq, 7
%ph = shl nuw nsw i64 1, %pg
%pi = trunc nuw i64 %ph to i8
%pj = or i8 %pf, %pi
store i8 %pj, ptr %pe, align 1, !noalias !25
br label %ih
ih:
%pk = phi i64 [ %ib, %ov ], [ %ib, %mt ], [ %ia, %ho ]
%pl = icmp slt i64 %hp, 18
br i1 %pl, label %pm, label %pn
pm:
%po = load i64, ptr %hu, align 8, !noalias !28
switch i64 %po, label %pp [
i64 3, label %pq
i64 2, label %pr
i64 7, label %ps
i64 6, label %pt
i64 8, label %pu
i64 15, label %pv
i64 14, label %pw
i64 11, label %px
i64 12, label %py
i64 17, label %pz
i64 13, label %qa
i64 10, label %qb
i64 1, label %qc
i64 4, label %qd
i64 9, label %qe
i64 5, label %qf
]
pq:
%qg = getelementptr i8, ptr %g, i64 %pk
%qh = load i8, ptr %qg, align 1, !noalias !31
%qi = zext i8 %qh to i64
%qj = and i64 %qi, 127
%qk = add nsw i64 %pk, 1
%ql = icmp slt i8 %qh, 0
br i1 %ql, label %qm, label %qn
qm:
%qo = add i64 %pk, 10
%qp = getelementptr i8, ptr %g, i64 %pk
%qq = getelementptr i8, ptr %qp, i64 1
%qr = load i8, ptr %qq, align 1, !noalias !31
%qs = zext i8 %qr to i64
%qt = add nsw i64 %pk, 2
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
%rk = getelementptr i8, ptr %g, i64 %pk
%rl = getelementptr i8, ptr %rk, i64 2
%rm = load i8, ptr %rl, align 1, !noalias !31
%rn = zext i8 %rm to i64
%ro = add nsw i64 %pk, 3
%rp = and i64 %rn, 127
%rq = shl nuw nsw i64 %rp, 14
%rr = or disjoint i64 %rq, %qw
%rs = icmp slt i8 %rm, 0
br i1 %rs, label %rt, label %qn
rt:
%ru = getelementptr i8, ptr %g, i64 %pk
%rv = getelementptr i8, ptr %ru, i64 3
%rw = load i8, ptr %rv, align 1, !noalias !31
%rx = zext i8 %rw to i64
%ry = add nsw i64 %pk, 4
%rz = and i64 %rx, 127
%sa = shl nuw nsw i64 %rz, 21
%sb = or disjoint i64 %sa, %rr
%sc = icmp slt i8 %rw, 0
br i1 %sc, label %sd, label %qn
sd:
%se = getelementptr i8, ptr %g, i64 %pk
%sf = getelementptr i8, ptr %se, i64 4
%sg = load i8, ptr %sf, align 1, !noalias !31
%sh = zext i8 %sg to i64
%si = add nsw i64 %pk, 5
%sj = and i64 %sh, 127
%sk = shl nuw nsw i64 %sj, 28
%sl = or disjoint i64 %sk, %sb
%sm = icmp slt i8 %sg, 0
br i1 %sm, label %sn, label %qn
sn:
%so = getelementptr i8, ptr %g, i64 %pk
%sp = getelementptr i8, ptr %so, i64 5
%sq = load i8, ptr %sp, align 1, !noalias !31
%sr = zext i8 %sq to i64
%ss = add nsw i64 %pk, 6
%st = and i64 %sr, 127
%su = shl nuw nsw i64 %st, 35
%sv = or disjoint i64 %su, %sl
%sw = icmp slt i8 %sq, 0
br i1 %sw, label %sx, label %qn
sx:
%sy = getelementptr i8, ptr %g, i64 %pk
%sz = getelementptr i8, ptr %sy, i64 6
%ta = load i8, ptr %sz, align 1, !noalias !31
%tb = zext i8 %ta to i64
%tc = add nsw i64 %pk, 7
%td = and i64 %tb, 127
%te = shl nuw nsw i64 %td, 42
%tf = or i64 %te, %sv
%tg = icmp slt i8 %ta, 0
br i1 %tg, label %th, label %qn
th:
%ti = getelementptr i8, ptr %g, i64 %pk
%tj = getelementptr i8, ptr %ti, i64 7
%tk = load i8, ptr %tj, align 1, !noalias !31
%tl = zext i8 %tk to i64
%tm = add nsw i64 %pk, 8
%tn = and i64 %tl, 127
%to = shl nuw nsw i64 %tn, 49
%tp = or i64 %to, %tf
%tq = icmp slt i8 %tk, 0
br i1 %tq, label %tr, label %qn
tr:
%ts = getelementptr i8, ptr %g, i64 %pk
%tt = getelementptr i8, ptr %ts, i64 8
%tu = load i8, ptr %tt, align 1, !noalias !31
%tv = zext i8 %tu to i64
%rb = add nsw i64 %pk, 9
%tw = and i64 %tv, 127
%tx = shl nuw nsw i64 %tw, 56
%rj = or i64 %tx, %tp
%ty = icmp slt i8 %tu, 0
br i1 %ty, label %qz, label %qn
qn:
%tz = phi i64 [ %ri, %rg ], [ %qj, %pq ], [ %qw, %qm ], [ %rr, %qy ], [ %sb, %rt ], [ %sl, %sd ], [ %sv, %sn ], [ %tf, %sx ], [ %tp, %th ], [ %rj, %tr ]
%ua = phi i64 [ %qo, %rg ], [ %qk, %pq ], [ %qt, %qm ], [ %ro, %qy ], [ %ry, %rt ], [ %si, %sd ], [ %ss, %sn ], [ %tc, %sx ], [ %tm, %th ], [ %rb, %tr ]
%ub = lshr i64 %tz, 1
%uc = and i64 %tz, 1
%ud = sub nsw i64 0, %uc
%ue = xor i64 %ub, %ud
br label %rf
pr:
%uf = getelementptr i8, ptr %g, i64 %pk
%ug = load i8, ptr %uf, align 1, !noalias !36
%uh = zext i8 %ug to i64
%ui = and i64 %uh, 127
%uj = add nsw i64 %pk, 1
%uk = icmp slt i8 %ug, 0
br i1 %uk, label %ul, label %um
ul:
%un = add i64 %pk, 10
%uo = getelementptr i8, ptr %g, i64 %pk
%up = getelementptr i8, ptr %uo, i64 1
%uq = load i8, ptr %up, align 1, !noalias !36
%ur = zext i8 %uq to i64
%us = add nsw i64 %pk, 2
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
%vj = getelementptr i8, ptr %g, i64 %pk
%vk = getelementptr i8, ptr %vj, i64 2
%vl = load i8, ptr %vk, align 1, !noalias !36
%vm = zext i8 %vl to i64
%vn = add nsw i64 %pk, 3
%vo = and i64 %vm, 127
%vp = shl nuw nsw i64 %vo, 14
%vq = or disjoint i64 %vp, %uv
%vr = icmp slt i8 %vl, 0
br i1 %vr, label %vs, label %um
vs:
%vt = getelementptr i8, ptr %g, i64 %pk
%vu = getelementptr i8, ptr %vt, i64 3
%vv = load i8, ptr %vu, align 1, !noalias !36
%vw = zext i8 %vv to i64
%vx = add nsw i64 %pk, 4
%vy = and i64 %vw, 127
%vz = shl nuw nsw i64 %vy, 21
%wa = or disjoint i64 %vz, %vq
%wb = icmp slt i8 %vv, 0
br i1 %wb, label %wc, label %um
wc:
%wd = getelementptr i8, ptr %g, i64 %pk
%we = getelementptr i8, ptr %wd, i64 4
%wf = load i8, ptr %we, align 1, !noalias !36
%wg = zext i8 %wf to i64
%wh = add nsw i64 %pk, 5
%wi = and i64 %wg, 127
%wj = shl nuw nsw i64 %wi, 28
%wk = or disjoint i64 %wj, %wa
%wl = icmp slt i8 %wf, 0
br i1 %wl, label %wm, label %um
wm:
%wn = getelementptr i8, ptr %g, i64 %pk
%wo = getelementptr i8, ptr %wn, i64 5
%wp = load i8, ptr %wo, align 1, !noalias !36
%wq = zext i8 %wp to i64
%wr = add nsw i64 %pk, 6
%ws = and i64 %wq, 127
%wt = shl nuw nsw i64 %ws, 35
%wu = or disjoint i64 %wt, %wk
%wv = icmp slt i8 %wp, 0
br i1 %wv, label %ww, label %um
ww:
%wx = getelementptr i8, ptr %g, i64 %pk
%wy = getelementptr i8, ptr %wx, i64 6
%wz = load i8, ptr %wy, align 1, !noalias !36
%xa = zext i8 %wz to i64
%xb = add nsw i64 %pk, 7
%xc = and i64 %xa, 127
%xd = shl nuw nsw i64 %xc, 42
%xe = or i64 %xd, %wu
%xf = icmp slt i8 %wz, 0
br i1 %xf, label %xg, label %um
xg:
%xh = getelementptr i8, ptr %g, i64 %pk
%xi = getelementptr i8, ptr %xh, i64 7
%xj = load i8, ptr %xi, align 1, !noalias !36
%xk = zext i8 %xj to i64
%xl = add nsw i64 %pk, 8
%xm = and i64 %xk, 127
%xn = shl nuw nsw i64 %xm, 49
%xo = or i64 %xn, %xe
%xp = icmp slt i8 %xj, 0
br i1 %xp, label %xq, label %um
xq:
%xr = getelementptr i8, ptr %g, i64 %pk
%xs = getelementptr i8, ptr %xr, i64 8
%xt = load i8, ptr %xs, align 1, !noalias !36
%xu = zext i8 %xt to i64
%va = add nsw i64 %pk, 9
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
%yd = phi i64 [ %vh, %vf ], [ %ui, %pr ], [ %uv, %ul ], [ %vq, %ux ], [ %wa, %vs ], [ %wk, %wc ], [ %wu, %wm ], [ %xe, %ww ], [ %xo, %xg ], [ %vi, %xq ]
%ya = phi i64 [ %un, %vf ], [ %uj, %pr ], [ %us, %ul ], [ %vn, %ux ], [ %vx, %vs ], [ %wh, %wc ], [ %wr, %wm ], [ %xb, %ww ], [ %xl, %xg ], [ %va, %xq ]
%ye = bitcast i64 -4294967296 to i64
%yf = lshr i64 %yd, 1
%yg = and i64 %yd, 1
%yh = sub nsw i64 0, %yg
%yi = xor i64 %yf, %yh
%yj = add i64 %yi, -2147483648
%yk = icmp ult i64 %yj, %ye
br i1 %yk, label %xy, label %ve
ve:
%yl = phi i64 [ %ya, %um ], [ %mp, %uy ]
%ym = phi i64 [ %yi, %um ], [ 0, %uy ]
%yn = trunc nsw i64 %ym to i32
%yo = getelementptr i8, ptr %hu, i64 16
%yp = load i64, ptr %yo, align 8, !noalias !41
%yq = mul i64 %yp, 24
%yr = getelementptr i8, ptr %ch, i64 %yq
%ys = getelementptr i8, ptr %yr, i64 8
%yt = load i64, ptr %ys, align 8, !noalias !42
%yu = ashr i64 %yt, 2
%yv = getelementptr i32, ptr %bt, i64 %yu
%yw = getelementptr i32, ptr %yv, i64 %nq
store i32 %yn, ptr %yw, align 4, !noalias !41
br label %yc
ps:
%yx = getelementptr i8, ptr %g, i64 %pk
%yy = load i8, ptr %yx, align 1, !noalias !45
%yz = zext i8 %yy to i64
%za = and i64 %yz, 127
%zb = add nsw i64 %pk, 1
%zc = icmp slt i8 %yy, 0
br i1 %zc, label %zd, label %ze
zd:
%zf = add i64 %pk, 10
%zg = getelementptr i8, ptr %g, i64 %pk
%zh = getelementptr i8, ptr %zg, i64 1
%zi = load i8, ptr %zh, align 1, !noalias !45
%zj = zext i8 %zi to i64
%zk = add nsw i64 %pk, 2
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
%bab = getelementptr i8, ptr %g, i64 %pk
%bac = getelementptr i8, ptr %bab, i64 2
%bad = load i8, ptr %bac, align 1, !noalias !45
%bae = zext i8 %bad to i64
%baf = add nsw i64 %pk, 3
%bag = and i64 %bae, 127
%bah = shl nuw nsw i64 %bag, 14
%bai = or disjoint i64 %bah, %zn
%baj = icmp slt i8 %bad, 0
br i1 %baj, label %bak, label %ze
bak:
%bal = getelementptr i8, ptr %g, i64 %pk
%bam = getelementptr i8, ptr %bal, i64 3
%ban = load i8, ptr %bam, align 1, !noalias !45
%bao = zext i8 %ban to i64
%bap = add nsw i64 %pk, 4
%baq = and i64 %bao, 127
%bar = shl nuw nsw i64 %baq, 21
%bas = or disjoint i64 %bar, %bai
%bat = icmp slt i8 %ban, 0
br i1 %bat, label %bau, label %ze
bau:
%bav = getelementptr i8, ptr %g, i64 %pk
%baw = getelementptr i8, ptr %bav, i64 4
%bax = load i8, ptr %baw, align 1, !noalias !45
%bay = zext i8 %bax to i64
%baz = add nsw i64 %pk, 5
%bba = and i64 %bay, 127
%bbb = shl nuw nsw i64 %bba, 28
%bbc = or disjoint i64 %bbb, %bas
%bbd = icmp slt i8 %bax, 0
br i1 %bbd, label %bbe, label %ze
bbe:
%bbf = getelementptr i8, ptr %g, i64 %pk
%bbg = getelementptr i8, ptr %bbf, i64 5
%bbh = load i8, ptr %bbg, align 1, !noalias !45
%bbi = zext i8 %bbh to i64
%bbj = add nsw i64 %pk, 6
%bbk = and i64 %bbi, 127
%bbl = shl nuw nsw i64 %bbk, 35
%bbm = or disjoint i64 %bbl, %bbc
%bbn = icmp slt i8 %bbh, 0
br i1 %bbn, label %bbo, label %ze
bbo:
%bbp = getelementptr i8, ptr %g, i64 %pk
%bbq = getelementptr i8, ptr %bbp, i64 6
%bbr = load i8, ptr %bbq, align 1, !noalias !45
%bbs = zext i8 %bbr to i64
%bbt = add nsw i64 %pk, 7
%bbu = and i64 %bbs, 127
%bbv = shl nuw nsw i64 %bbu, 42
%bbw = or i64 %bbv, %bbm
%bbx = icmp slt i8 %bbr, 0
br i1 %bbx, label %bby, label %ze
bby:
%bbz = getelementptr i8, ptr %g, i64 %pk
%bca = getelementptr i8, ptr %bbz, i64 7
%bcb = load i8, ptr %bca, align 1, !noalias !45
%bcc = zext i8 %bcb to i64
%bcd = add nsw i64 %pk, 8
%bce = and i64 %bcc, 127
%bcf = shl nuw nsw i64 %bce, 49
%bcg = or i64 %bcf, %bbw
%bch = icmp slt i8 %bcb, 0
br i1 %bch, label %bci, label %ze
bci:
%bcj = getelementptr i8, ptr %g, i64 %pk
%bck = getelementptr i8, ptr %bcj, i64 8
%bcl = load i8, ptr %bck, align 1, !noalias !45
%bcm = zext i8 %bcl to i64
%zs = add nsw i64 %pk, 9
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
%bcx = phi i64 [ %bcy, %bcq ], [ %mp, %zw ]
%bcz = sub nsw i64 %fk, %bcx
%bda = icmp sgt i64 %bcw, %bcz
br i1 %bda, label %yc, label %bdb
ze:
%bcs = phi i64 [ %zz, %zx ], [ %za, %ps ], [ %zn, %zd ], [ %bai, %zp ], [ %bas, %bak ], [ %bbc, %bau ], [ %bbm, %bbe ], [ %bbw, %bbo ], [ %bcg, %bby ], [ %baa, %bci ]
%bcy = phi i64 [ %zf, %zx ], [ %zb, %ps ], [ %zk, %zd ], [ %baf, %zp ], [ %bap, %bak ], [ %baz, %bau ], [ %bbj, %bbe ], [ %bbt, %bbo ], [ %bcd, %bby ], [ %zs, %bci ]
%bdc = icmp sgt i64 %bcy, %fk
br i1 %bdc, label %yc, label %bcq
zw:
%bdd = icmp slt i64 %fk, %mp
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
%bhg = getelementptr i8, ptr %hu, i64 16
%bhh = load i64, ptr %bhg, align 8, !noalias !64
%bhi = mul i64 %bhh, 24
%bhj = getelementptr i8, ptr %ch, i64 %bhi
%bhk = getelementptr i8, ptr %bhj, i64 8
%bhl = load i64, ptr %bhk, align 8, !noalias !65
%bhm = ashr i64 %bhl, 2
%bhn = getelementptr i32, ptr %bt, i64 %bhm
%bho = getelementptr i32, ptr %bhn, i64 %nq
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
%bmo = shl i64 %nq, 2
%bmp = getelementptr i8, ptr %bhn, i64 %bmo
%bmq = getelementptr i8, ptr %bmp, i64 4
store i32 %bmn, ptr %bmq, align 4, !noalias !64
%bmr = add nsw i64 %bcx, %bcw
br label %yc
pt:
%bms = getelementptr i8, ptr %g, i64 %pk
%bmt = load i8, ptr %bms, align 1, !noalias !101
%bmu = zext i8 %bmt to i64
%bmv = and i64 %bmu, 127
%bmw = add nsw i64 %pk, 1
%bmx = icmp slt i8 %bmt, 0
br i1 %bmx, label %bmy, label %bmz
bmy:
%bna = add i64 %pk, 10
%bnb = getelementptr i8, ptr %g, i64 %pk
%bnc = getelementptr i8, ptr %bnb, i64 1
%bnd = load i8, ptr %bnc, align 1, !noalias !101
%bne = zext i8 %bnd to i64
%bnf = add nsw i64 %pk, 2
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
%bnw = getelementptr i8, ptr %g, i64 %pk
%bnx = getelementptr i8, ptr %bnw, i64 2
%bny = load i8, ptr %bnx, align 1, !noalias !101
%bnz = zext i8 %bny to i64
%boa = add nsw i64 %pk, 3
%bob = and i64 %bnz, 127
%boc = shl nuw nsw i64 %bob, 14
%bod = or disjoint i64 %boc, %bni
%boe = icmp slt i8 %bny, 0
br i1 %boe, label %bof, label %bmz
bof:
%bog = getelementptr i8, ptr %g, i64 %pk
%boh = getelementptr i8, ptr %bog, i64 3
%boi = load i8, ptr %boh, align 1, !noalias !101
%boj = zext i8 %boi to i64
%bok = add nsw i64 %pk, 4
%bol = and i64 %boj, 127
%bom = shl nuw nsw i64 %bol, 21
%bon = or disjoint i64 %bom, %bod
%boo = icmp slt i8 %boi, 0
br i1 %boo, label %bop, label %bmz
bop:
%boq = getelementptr i8, ptr %g, i64 %pk
%bor = getelementptr i8, ptr %boq, i64 4
%bos = load i8, ptr %bor, align 1, !noalias !101
%bot = zext i8 %bos to i64
%bou = add nsw i64 %pk, 5
%bov = and i64 %bot, 127
%bow = shl nuw nsw i64 %bov, 28
%box = or disjoint i64 %bow, %bon
%boy = icmp slt i8 %bos, 0
br i1 %boy, label %boz, label %bmz
boz:
%bpa = getelementptr i8, ptr %g, i64 %pk
%bpb = getelementptr i8, ptr %bpa, i64 5
%bpc = load i8, ptr %bpb, align 1, !noalias !101
%bpd = zext i8 %bpc to i64
%bpe = add nsw i64 %pk, 6
%bpf = and i64 %bpd, 127
%bpg = shl nuw nsw i64 %bpf, 35
%bph = or disjoint i64 %bpg, %box
%bpi = icmp slt i8 %bpc, 0
br i1 %bpi, label %bpj, label %bmz
bpj:
%bpk = getelementptr i8, ptr %g, i64 %pk
%bpl = getelementptr i8, ptr %bpk, i64 6
%bpm = load i8, ptr %bpl, align 1, !noalias !101
%bpn = zext i8 %bpm to i64
%bpo = add nsw i64 %pk, 7
%bpp = and i64 %bpn, 127
%bpq = shl nuw nsw i64 %bpp, 42
%bpr = or i64 %bpq, %bph
%bps = icmp slt i8 %bpm, 0
br i1 %bps, label %bpt, label %bmz
bpt:
%bpu = getelementptr i8, ptr %g, i64 %pk
%bpv = getelementptr i8, ptr %bpu, i64 7
%bpw = load i8, ptr %bpv, align 1, !noalias !101
%bpx = zext i8 %bpw to i64
%bpy = add nsw i64 %pk, 8
%bpz = and i64 %bpx, 127
%bqa = shl nuw nsw i64 %bpz, 49
%bqb = or i64 %bqa, %bpr
%bqc = icmp slt i8 %bpw, 0
br i1 %bqc, label %bqd, label %bmz
bqd:
%bqe = getelementptr i8, ptr %g, i64 %pk
%bqf = getelementptr i8, ptr %bqe, i64 8
%bqg = load i8, ptr %bqf, align 1, !noalias !101
%bqh = zext i8 %bqg to i64
%bnn = add nsw i64 %pk, 9
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
%bqs = phi i64 [ %bqt, %bql ], [ %mp, %bnr ]
%bqu = sub nsw i64 %fk, %bqs
%bqv = icmp sgt i64 %bqr, %bqu
br i1 %bqv, label %yc, label %bqw
bmz:
%bqn = phi i64 [ %bnu, %bns ], [ %bmv, %pt ], [ %bni, %bmy ], [ %bod, %bnk ], [ %bon, %bof ], [ %box, %bop ], [ %bph, %boz ], [ %bpr, %bpj ], [ %bqb, %bpt ], [ %bnv, %bqd ]
%bqt = phi i64 [ %bna, %bns ], [ %bmw, %pt ], [ %bnf, %bmy ], [ %boa, %bnk ], [ %bok, %bof ], [ %bou, %bop ], [ %bpe, %boz ], [ %bpo, %bpj ], [ %bpy, %bpt ], [ %bnn, %bqd ]
%bqx = icmp sgt i64 %bqt, %fk
br i1 %bqx, label %yc, label %bql
bnr:
%bqy = icmp slt i64 %fk, %mp
br i1 %bqy, label %yc, label %bqq
bqw:
%bqz = getelementptr i8, ptr %hu, i64 16
%bra = load i64, ptr %bqz, align 8, !noalias !108
%brb = mul i64 %bra, 24
%brc = getelementptr i8, ptr %ch, i64 %brb
%brd = getelementptr i8, ptr %brc, i64 8
%bre = load i64, ptr %brd, align 8, !noalias !109
%brf = ashr i64 %bre, 2
%brg = getelementptr i32, ptr %bt, i64 %brf
%brh = getelementptr i32, ptr %brg, i64 %nq
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
%bvi = shl i64 %nq, 2
%bvj = getelementptr i8, ptr %brg, i64 %bvi
%bvk = getelementptr i8, ptr %bvj, i64 4
store i32 %bvh, ptr %bvk, align 4, !noalias !108
%bvl = add nsw i64 %bqs, %bqr
br label %yc
pu:
%bvm = getelementptr i8, ptr %g, i64 %pk
%bvn = load i8, ptr %bvm, align 1, !noalias !142
%bvo = zext i8 %bvn to i64
%bvp = and i64 %bvo, 127
%bvq = add nsw i64 %pk, 1
%bvr = icmp slt i8 %bvn, 0
br i1 %bvr, label %bvs, label %bvt
bvs:
%bvu = add i64 %pk, 10
%bvv = getelementptr i8, ptr %g, i64 %pk
%bvw = getelementptr i8, ptr %bvv, i64 1
%bvx = load i8, ptr %bvw, align 1, !noalias !142
%bvy = zext i8 %bvx to i64
%bvz = add nsw i64 %pk, 2
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
%bwq = getelementptr i8, ptr %g, i64 %pk
%bwr = getelementptr i8, ptr %bwq, i64 2
%bws = load i8, ptr %bwr, align 1, !noalias !142
%bwt = zext i8 %bws to i64
%bwu = add nsw i64 %pk, 3
%bwv = and i64 %bwt, 127
%bww = shl nuw nsw i64 %bwv, 14
%bwx = or disjoint i64 %bww, %bwc
%bwy = icmp slt i8 %bws, 0
br i1 %bwy, label %bwz, label %bvt
bwz:
%bxa = getelementptr i8, ptr %g, i64 %pk
%bxb = getelementptr i8, ptr %bxa, i64 3
%bxc = load i8, ptr %bxb, align 1, !noalias !142
%bxd = zext i8 %bxc to i64
%bxe = add nsw i64 %pk, 4
%bxf = and i64 %bxd, 127
%bxg = shl nuw nsw i64 %bxf, 21
%bxh = or disjoint i64 %bxg, %bwx
%bxi = icmp slt i8 %bxc, 0
br i1 %bxi, label %bxj, label %bvt
bxj:
%bxk = getelementptr i8, ptr %g, i64 %pk
%bxl = getelementptr i8, ptr %bxk, i64 4
%bxm = load i8, ptr %bxl, align 1, !noalias !142
%bxn = zext i8 %bxm to i64
%bxo = add nsw i64 %pk, 5
%bxp = and i64 %bxn, 127
%bxq = shl nuw nsw i64 %bxp, 28
%bxr = or disjoint i64 %bxq, %bxh
%bxs = icmp slt i8 %bxm, 0
br i1 %bxs, label %bxt, label %bvt
bxt:
%bxu = getelementptr i8, ptr %g, i64 %pk
%bxv = getelementptr i8, ptr %bxu, i64 5
%bxw = load i8, ptr %bxv, align 1, !noalias !142
%bxx = zext i8 %bxw to i64
%bxy = add nsw i64 %pk, 6
%bxz = and i64 %bxx, 127
%bya = shl nuw nsw i64 %bxz, 35
%byb = or disjoint i64 %bya, %bxr
%byc = icmp slt i8 %bxw, 0
br i1 %byc, label %byd, label %bvt
byd:
%bye = getelementptr i8, ptr %g, i64 %pk
%byf = getelementptr i8, ptr %bye, i64 6
%byg = load i8, ptr %byf, align 1, !noalias !142
%byh = zext i8 %byg to i64
%byi = add nsw i64 %pk, 7
%byj = and i64 %byh, 127
%byk = shl nuw nsw i64 %byj, 42
%byl = or i64 %byk, %byb
%bym = icmp slt i8 %byg, 0
br i1 %bym, label %byn, label %bvt
byn:
%byo = getelementptr i8, ptr %g, i64 %pk
%byp = getelementptr i8, ptr %byo, i64 7
%byq = load i8, ptr %byp, align 1, !noalias !142
%byr = zext i8 %byq to i64
%bys = add nsw i64 %pk, 8
%byt = and i64 %byr, 127
%byu = shl nuw nsw i64 %byt, 49
%byv = or i64 %byu, %byl
%byw = icmp slt i8 %byq, 0
br i1 %byw, label %byx, label %bvt
byx:
%byy = getelementptr i8, ptr %g, i64 %pk
%byz = getelementptr i8, ptr %byy, i64 8
%bza = load i8, ptr %byz, align 1, !noalias !142
%bzb = zext i8 %bza to i64
%bwh = add nsw i64 %pk, 9
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
%bzn = phi i64 [ %bzo, %bzf ], [ %mp, %bwl ]
%bzp = sub nsw i64 %fk, %bzn
%bzq = icmp sgt i64 %bzm, %bzp
%bzr = select i1 %bzq, i64 6, i64 0
%bzs = select i1 %bzq, i64 0, i64 %bzm
br label %bzl
bvt:
%bzh = phi i64 [ %bwo, %bwm ], [ %bvp, %pu ], [ %bwc, %bvs ], [ %bwx, %bwe ], [ %bxh, %bwz ], [ %bxr, %bxj ], [ %byb, %bxt ], [ %byl, %byd ], [ %byv, %byn ], [ %bwp, %byx ]
%bzo = phi i64 [ %bvu, %bwm ], [ %bvq, %pu ], [ %bvz, %bvs ], [ %bwu, %bwe ], [ %bxe, %bwz ], [ %bxo, %bxj ], [ %bxy, %bxt ], [ %byi, %byd ], [ %bys, %byn ], [ %bwh, %byx ]
%bzt = icmp sgt i64 %bzo, %fk
br i1 %bzt, label %bzl, label %bzf
bwl:
%bzu = icmp slt i64 %fk, %mp
br i1 %bzu, label %bzl, label %bzk
pv:
%bzv = getelementptr i8, ptr %g, i64 %pk
%bzw = load i8, ptr %bzv, align 1, !noalias !149
%bzx = zext i8 %bzw to i64
%bzy = and i64 %bzx, 127
%bzz = add nsw i64 %pk, 1
%caa = icmp slt i8 %bzw, 0
br i1 %caa, label %cab, label %cac
cab:
%cad = add i64 %pk, 10
%cae = getelementptr i8, ptr %g, i64 %pk
%caf = getelementptr i8, ptr %cae, i64 1
%cag = load i8, ptr %caf, align 1, !noalias !149
%cah = zext i8 %cag to i64
%cai = add nsw i64 %pk, 2
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
%caz = getelementptr i8, ptr %g, i64 %pk
%cba = getelementptr i8, ptr %caz, i64 2
%cbb = load i8, ptr %cba, align 1, !noalias !149
%cbc = zext i8 %cbb to i64
%cbd = add nsw i64 %pk, 3
%cbe = and i64 %cbc, 127
%cbf = shl nuw nsw i64 %cbe, 14
%cbg = or disjoint i64 %cbf, %cal
%cbh = icmp slt i8 %cbb, 0
br i1 %cbh, label %cbi, label %cac
cbi:
%cbj = getelementptr i8, ptr %g, i64 %pk
%cbk = getelementptr i8, ptr %cbj, i64 3
%cbl = load i8, ptr %cbk, align 1, !noalias !149
%cbm = zext i8 %cbl to i64
%cbn = add nsw i64 %pk, 4
%cbo = and i64 %cbm, 127
%cbp = shl nuw nsw i64 %cbo, 21
%cbq = or disjoint i64 %cbp, %cbg
%cbr = icmp slt i8 %cbl, 0
br i1 %cbr, label %cbs, label %cac
cbs:
%cbt = getelementptr i8, ptr %g, i64 %pk
%cbu = getelementptr i8, ptr %cbt, i64 4
%cbv = load i8, ptr %cbu, align 1, !noalias !149
%cbw = zext i8 %cbv to i64
%cbx = add nsw i64 %pk, 5
%cby = and i64 %cbw, 127
%cbz = shl nuw nsw i64 %cby, 28
%cca = or disjoint i64 %cbz, %cbq
%ccb = icmp slt i8 %cbv, 0
br i1 %ccb, label %ccc, label %cac
ccc:
%ccd = getelementptr i8, ptr %g, i64 %pk
%cce = getelementptr i8, ptr %ccd, i64 5
%ccf = load i8, ptr %cce, align 1, !noalias !149
%ccg = zext i8 %ccf to i64
%cch = add nsw i64 %pk, 6
%cci = and i64 %ccg, 127
%ccj = shl nuw nsw i64 %cci, 35
%cck = or disjoint i64 %ccj, %cca
%ccl = icmp slt i8 %ccf, 0
br i1 %ccl, label %ccm, label %cac
ccm:
%ccn = getelementptr i8, ptr %g, i64 %pk
%cco = getelementptr i8, ptr %ccn, i64 6
%ccp = load i8, ptr %cco, align 1, !noalias !149
%ccq = zext i8 %ccp to i64
%ccr = add nsw i64 %pk, 7
%ccs = and i64 %ccq, 127
%cct = shl nuw nsw i64 %ccs, 42
%ccu = or i64 %cct, %cck
%ccv = icmp slt i8 %ccp, 0
br i1 %ccv, label %ccw, label %cac
ccw:
%ccx = getelementptr i8, ptr %g, i64 %pk
%ccy = getelementptr i8, ptr %ccx, i64 7
%ccz = load i8, ptr %ccy, align 1, !noalias !149
%cda = zext i8 %ccz to i64
%cdb = add nsw i64 %pk, 8
%cdc = and i64 %cda, 127
%cdd = shl nuw nsw i64 %cdc, 49
%cde = or i64 %cdd, %ccu
%cdf = icmp slt i8 %ccz, 0
br i1 %cdf, label %cdg, label %cac
cdg:
%cdh = getelementptr i8, ptr %g, i64 %pk
%cdi = getelementptr i8, ptr %cdh, i64 8
%cdj = load i8, ptr %cdi, align 1, !noalias !149
%cdk = zext i8 %cdj to i64
%caq = add nsw i64 %pk, 9
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
%cdw = phi i64 [ %cdx, %cdo ], [ %mp, %cau ]
%cdy = sub nsw i64 %fk, %cdw
%cdz = icmp sgt i64 %cdv, %cdy
%cea = select i1 %cdz, i64 0, i64 %cdv
%ceb = select i1 %cdz, i64 6, i64 0
br label %cdu
cac:
%cdq = phi i64 [ %cax, %cav ], [ %bzy, %pv ], [ %cal, %cab ], [ %cbg, %can ], [ %cbq, %cbi ], [ %cca, %cbs ], [ %cck, %ccc ], [ %ccu, %ccm ], [ %cde, %ccw ], [ %cay, %cdg ]
%cdx = phi i64 [ %cad, %cav ], [ %bzz, %pv ], [ %cai, %cab ], [ %cbd, %can ], [ %cbn, %cbi ], [ %cbx, %cbs ], [ %cch, %ccc ], [ %ccr, %ccm ], [ %cdb, %ccw ], [ %caq, %cdg ]
%cec = icmp sgt i64 %cdx, %fk
br i1 %cec, label %cdu, label %cdo
cau:
%ced = icmp slt i64 %fk, %mp
br i1 %ced, label %cdu, label %cdt
pw:
%cee = getelementptr i8, ptr %hu, i64 24
%cef = load i64, ptr %cee, align 8, !noalias !156
%ceg = icmp sgt i64 %cef, 0
br i1 %ceg, label %ceh, label %yc
ceh:
%cei = bitcast i64 -9187201950435737472 to i64
%cej = bitcast i64 -9187201952591642624 to i64
br label %cek
cek:
%cel = phi i64 [ %cem, %cen ], [ %pk, %ceh ]
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
%cgo = phi i64 [ %cfq, %cew ], [ %mp, %cfp ]
%cgt = add nsw i64 %ceo, -1
br label %cen
px:
%chv = getelementptr i8, ptr %hu, i64 24
%chw = load i64, ptr %chv, align 8, !noalias !165
%chx = getelementptr i8, ptr %hu, i64 32
%chy = load i64, ptr %chx, align 8, !noalias !165
%chz = getelementptr i8, ptr %hu, i64 40
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
%ciu = phi i64 [ %pk, %px ], [ %civ, %ciw ], [ %cix, %ciy ], [ %ciz, %cja ]
%cjb = phi i64 [ %cik, %px ], [ %cjc, %ciw ], [ %cjc, %ciy ], [ %cjc, %cja ]
%cjd = getelementptr i8, ptr %hu, i64 48
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
%civ = phi i64 [ %cnj, %cmy ], [ %crm, %cri ], [ %mp, %cke ]
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
%crx = icmp slt i64 %fk, %mp
br i1 %crx, label %yc, label %cnb
coi:
%crk = phi i64 [ %crh, %cnq ], [ 0, %coc ]
%crm = phi i64 [ %crd, %cnq ], [ %mp, %coc ]
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
%cxt = getelementptr i8, ptr %hu, i64 24
%cxu = load i64, ptr %cxt, align 8, !noalias !182
%cxv = icmp slt i64 %cxu, 0
%cxw = select i1 %cxv, i64 %dd, i64 0
%cxx = getelementptr i64, ptr %dc, i64 %cxu
%cxy = getelementptr i64, ptr %cxx, i64 %cxw
store i64 %cjb, ptr %cxy, align 8, !noalias !182
%cxz = getelementptr i8, ptr %hu, i64 16
%cya = load i64, ptr %cxz, align 8, !noalias !182
%cyb = mul i64 %cya, 24
%cyc = getelementptr i8, ptr %ch, i64 %cyb
%cyd = getelementptr i8, ptr %cyc, i64 8
%cye = load i64, ptr %cyd, align 8, !noalias !185
%cyf = ashr i64 %cye, 2
%cyg = trunc i64 %cjb to i32
%cyh = add nsw i64 %cyf, %nq
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
%ddg = phi i64 [ %dcv, %czi ], [ %mp, %czu ]
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
%dhx = phi i64 [ %dhr, %dee ], [ %mp, %deq ]
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
%ciz = phi i64 [ %cxo, %cub ], [ %mp, %cun ]
%die = icmp sgt i64 %ciz, %fk
br i1 %die, label %yc, label %cja
cja:
store i64 %did, ptr %ctm, align 8, !noalias !165
%cts = add i64 %ctq, -1
%ctp = getelementptr i8, ptr %ctm, i64 8
%dif = icmp samesign ugt i64 %cts, 1
br i1 %dif, label %ctl, label %cit
py:
%dig = getelementptr i8, ptr %hu, i64 24
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
%diq = phi i64 [ %pk, %py ], [ %dir, %dis ], [ %dit, %diu ]
%div = phi i64 [ %dim, %py ], [ %diw, %dis ], [ %dix, %diu ]
%diy = getelementptr i8, ptr %hu, i64 48
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
%djd = phi i64 [ %dnj, %dmy ], [ %drm, %dri ], [ %mp, %dke ]
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
%drx = icmp slt i64 %fk, %mp
br i1 %drx, label %yc, label %dnb
doi:
%drk = phi i64 [ %drh, %dnq ], [ 0, %doc ]
%drm = phi i64 [ %drd, %dnq ], [ %mp, %doc ]
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
%ecg = phi i64 [ %ech, %ebz ], [ %mp, %dzf ]
%eci = sub nsw i64 %fk, %ecg
%ecj = icmp sgt i64 %ecf, %eci
br i1 %ecj, label %yc, label %eck
dyn:
%ecb = phi i64 [ %dzi, %dzg ], [ %dyj, %dxy ], [ %dyw, %dym ], [ %dzr, %dyy ], [ %eab, %dzt ], [ %eal, %ead ], [ %eav, %ean ], [ %ebf, %eax ], [ %ebp, %ebh ], [ %dzj, %ebr ]
%ech = phi i64 [ %dyo, %dzg ], [ %dyk, %dxy ], [ %dyt, %dym ], [ %dzo, %dyy ], [ %dzy, %dzt ], [ %eai, %ead ], [ %eas, %ean ], [ %ebc, %eax ], [ %ebm, %ebh ], [ %dzb, %ebr ]
%ecl = icmp sgt i64 %ech, %fk
br i1 %ecl, label %yc, label %ebz
dzf:
%ecm = icmp slt i64 %fk, %mp
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
%ecr = getelementptr i8, ptr %hu, i64 40
%ecs = load i64, ptr %ecr, align 8, !noalias !223
%ect = mul i64 %ecs, 24
%ecu = getelementptr i8, ptr %ch, i64 %ect
%ecv = getelementptr i8, ptr %ecu, i64 8
%ecw = load i64, ptr %ecv, align 8, !noalias !224
%ecx = ashr i64 %ecw, 3
%ecy = getelementptr i8, ptr %hu, i64 32
%ecz = load i64, ptr %ecy, align 8, !noalias !223
%eda = mul i64 %ecz, 24
%edb = getelementptr i8, ptr %ch, i64 %eda
%edc = getelementptr i8, ptr %edb, i64 8
%edd = load i64, ptr %edc, align 8, !noalias !227
%ede = ashr i64 %edd, 2
%edf = getelementptr i8, ptr %hu, i64 56
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
%edy = bitcast i64 -4294967296 to i64
%edz = and i64 %edr, %ej
%eea = insertelement <2 x i1> <i1 poison, i1 false>, i1 %edx, i64 0
%eeb = shl i64 %edg, 3
%eec = getelementptr i8, ptr %bf, i64 %eeb
%eed = getelementptr i8, ptr %eec, i64 32
br label %eee
dtp:
%eef = icmp slt i64 %edr, 0
%dxw = bitcast i64 -4294967296 to i64
%eeg = and i64 %ecw, -8
%eeh = getelementptr i8, ptr %bt, i64 %eeg
%eei = and i64 %edr, %ej
%eej = insertelement <2 x i1> <i1 poison, i1 false>, i1 %eef, i64 0
%eek = shl i64 %edg, 3
%eel = getelementptr i8, ptr %bf, i64 %eek
%eem = getelementptr i8, ptr %eel, i64 32
br label %dtn
eee:
%een = phi i64 [ %diw, %dis ], [ %div, %edw ]
%eeo = phi i64 [ %dir, %dis ], [ %djd, %edw ]
%eep = phi i64 [ %eeq, %dis ], [ %drp, %edw ]
%eeq = add nsw i64 %eep, -1
%eer = getelementptr i8, ptr %g, i64 %eeo
%ees = load i8, ptr %eer, align 1, !noalias !230
%eet = zext i8 %ees to i64
%eeu = and i64 %eet, 127
%eev = add nsw i64 %eeo, 1
%eew = icmp slt i8 %ees, 0
br i1 %eew, label %eex, label %eey
eex:
%eez = add i64 %eeo, 10
%efa = getelementptr i8, ptr %g, i64 %eeo
%efb = getelementptr i8, ptr %efa, i64 1
%efc = load i8, ptr %efb, align 1, !noalias !230
%efd = zext i8 %efc to i64
%efe = add nsw i64 %eeo, 2
%eff = and i64 %efd, 127
%efg = shl nuw nsw i64 %eff, 7
%efh = or disjoint i64 %efg, %eeu
%efi = icmp slt i8 %efc, 0
br i1 %efi, label %efj, label %eey
efk:
%efl = getelementptr i8, ptr %g, i64 %efm
%efn = load i8, ptr %efl, align 1, !noalias !230
%efo = zext nneg i8 %efn to i64
%efp = icmp ugt i8 %efn, 1
br i1 %efp, label %efq, label %efr
efr:
%efs = shl nuw i64 %efo, 63
%eft = or i64 %efs, %efu
br label %eey
efj:
%efv = getelementptr i8, ptr %g, i64 %eeo
%efw = getelementptr i8, ptr %efv, i64 2
%efx = load i8, ptr %efw, align 1, !noalias !230
%efy = zext i8 %efx to i64
%efz = add nsw i64 %eeo, 3
%ega = and i64 %efy, 127
%egb = shl nuw nsw i64 %ega, 14
%egc = or disjoint i64 %egb, %efh
%egd = icmp slt i8 %efx, 0
br i1 %egd, label %ege, label %eey
ege:
%egf = getelementptr i8, ptr %g, i64 %eeo
%egg = getelementptr i8, ptr %egf, i64 3
%egh = load i8, ptr %egg, align 1, !noalias !230
%egi = zext i8 %egh to i64
%egj = add nsw i64 %eeo, 4
%egk = and i64 %egi, 127
%egl = shl nuw nsw i64 %egk, 21
%egm = or disjoint i64 %egl, %egc
%egn = icmp slt i8 %egh, 0
br i1 %egn, label %ego, label %eey
ego:
%egp = getelementptr i8, ptr %g, i64 %eeo
%egq = getelementptr i8, ptr %egp, i64 4
%egr = load i8, ptr %egq, align 1, !noalias !230
%egs = zext i8 %egr to i64
%egt = add nsw i64 %eeo, 5
%egu = and i64 %egs, 127
%egv = shl nuw nsw i64 %egu, 28
%egw = or disjoint i64 %egv, %egm
%egx = icmp slt i8 %egr, 0
br i1 %egx, label %egy, label %eey
egy:
%egz = getelementptr i8, ptr %g, i64 %eeo
%eha = getelementptr i8, ptr %egz, i64 5
%ehb = load i8, ptr %eha, align 1, !noalias !230
%ehc = zext i8 %ehb to i64
%ehd = add nsw i64 %eeo, 6
%ehe = and i64 %ehc, 127
%ehf = shl nuw nsw i64 %ehe, 35
%ehg = or disjoint i64 %ehf, %egw
%ehh = icmp slt i8 %ehb, 0
br i1 %ehh, label %ehi, label %eey
ehi:
%ehj = getelementptr i8, ptr %g, i64 %eeo
%ehk = getelementptr i8, ptr %ehj, i64 6
%ehl = load i8, ptr %ehk, align 1, !noalias !230
%ehm = zext i8 %ehl to i64
%ehn = add nsw i64 %eeo, 7
%eho = and i64 %ehm, 127
%ehp = shl nuw nsw i64 %eho, 42
%ehq = or i64 %ehp, %ehg
%ehr = icmp slt i8 %ehl, 0
br i1 %ehr, label %ehs, label %eey
ehs:
%eht = getelementptr i8, ptr %g, i64 %eeo
%ehu = getelementptr i8, ptr %eht, i64 7
%ehv = load i8, ptr %ehu, align 1, !noalias !230
%ehw = zext i8 %ehv to i64
%ehx = add nsw i64 %eeo, 8
%ehy = and i64 %ehw, 127
%ehz = shl nuw nsw i64 %ehy, 49
%eia = or i64 %ehz, %ehq
%eib = icmp slt i8 %ehv, 0
br i1 %eib, label %eic, label %eey
eic:
%eid = getelementptr i8, ptr %g, i64 %eeo
%eie = getelementptr i8, ptr %eid, i64 8
%eif = load i8, ptr %eie, align 1, !noalias !230
%eig = zext i8 %eif to i64
%efm = add nsw i64 %eeo, 9
%eih = and i64 %eig, 127
%eii = shl nuw nsw i64 %eih, 56
%efu = or i64 %eii, %eia
%eij = icmp slt i8 %eif, 0
br i1 %eij, label %efk, label %eey
eey:
%eik = phi i64 [ %eft, %efr ], [ %eeu, %eee ], [ %efh, %eex ], [ %egc, %efj ], [ %egm, %ege ], [ %egw, %ego ], [ %ehg, %egy ], [ %ehq, %ehi ], [ %eia, %ehs ], [ %efu, %eic ]
%eil = phi i64 [ %eez, %efr ], [ %eev, %eee ], [ %efe, %eex ], [ %efz, %efj ], [ %egj, %ege ], [ %egt, %ego ], [ %ehd, %egy ], [ %ehn, %ehi ], [ %ehx, %ehs ], [ %efm, %eic ]
%eim = lshr i64 %eik, 1
%ein = and i64 %eik, 1
%eio = sub nsw i64 0, %ein
%eip = xor i64 %eim, %eio
br label %efq
efq:
%eiq = phi i64 [ %eip, %eey ], [ 0, %efk ]
%eir = phi i64 [ %eil, %eey ], [ %mp, %efk ]
%eis = icmp sgt i64 %eir, %fk
br i1 %eis, label %yc, label %eit
eit:
%eiu = add i64 %eiq, -2147483648
%eiv = icmp ult i64 %eiu, %edy
br i1 %eiv, label %yc, label %eiw
eiw:
%eix = icmp slt i64 %edr, 1
br i1 %eix, label %eiy, label %eiz
eiz:
%eja = icmp ult i64 %edr, 4
br i1 %eja, label %ejb, label %ejc
ejb:
%ejd = phi i1 [ false, %eiz ], [ %eje, %ejf ]
%ejg = phi i64 [ 0, %eiz ], [ %edz, %ejf ]
br label %ejh
ejc:
%eji = insertelement <2 x i64> poison, i64 %eiq, i64 0
%ejj = shufflevector <2 x i64> %eji, <2 x i64> poison, <2 x i32> zeroinitializer
br label %ejk
ejk:
%ejl = phi i64 [ 0, %ejc ], [ %ejm, %ejk ]
%ejn = phi <2 x i1> [ %eea, %ejc ], [ %ejo, %ejk ]
%ejp = phi <2 x i1> [ zeroinitializer, %ejc ], [ %ejq, %ejk ]
%ejr = shl i64 %ejl, 3
%ejs = getelementptr i8, ptr %eed, i64 %ejr
%ejt = getelementptr i8, ptr %ejs, i64 -16
%eju = load <2 x i64>, ptr %ejt, align 8, !noalias !223
%ejv = load <2 x i64>, ptr %ejs, align 8, !noalias !223
%ejw = icmp eq <2 x i64> %eju, %ejj
%ejx = icmp eq <2 x i64> %ejv, %ejj
%ejo = or <2 x i1> %ejn, %ejw
%ejq = or <2 x i1> %ejp, %ejx
%ejm = add nuw nsw i64 %ejl, 4
%ejy = icmp eq i64 %edz, %ejm
br i1 %ejy, label %ejf, label %ejk, !llvm.loop !233
ejf:
%ejz = icmp eq i64 %edr, %edz
%eka = or <2 x i1> %ejo, %ejq
%ekb = bitcast <2 x i1> %eka to i2
%eje = icmp ne i2 %ekb, 0
br i1 %ejz, label %eiy, label %ejb
eiy:
%ekc = phi i1 [ %dya, %eiw ], [ %eje, %ejf ], [ %ekd, %ejh ]
%eke = getelementptr i8, ptr %g, i64 %eir
%ekf = load i8, ptr %eke, align 1, !noalias !234
%ekg = zext i8 %ekf to i64
%ekh = and i64 %ekg, 127
%eki = add nsw i64 %eir, 1
%ekj = icmp slt i8 %ekf, 0
br i1 %ekj, label %ekk, label %ekl
ekk:
%ekm = add i64 %eir, 10
%ekn = getelementptr i8, ptr %g, i64 %eir
%eko = getelementptr i8, ptr %ekn, i64 1
%ekp = load i8, ptr %eko, align 1, !noalias !234
%ekq = zext i8 %ekp to i64
%ekr = add nsw i64 %eir, 2
%eks = and i64 %ekq, 127
%ekt = shl nuw nsw i64 %eks, 7
%eku = or disjoint i64 %ekt, %ekh
%ekv = icmp slt i8 %ekp, 0
br i1 %ekv, label %ekw, label %ekl
ekx:
%eky = getelementptr i8, ptr %g, i64 %ekz
%ela = load i8, ptr %eky, align 1, !noalias !234
%elb = zext nneg i8 %ela to i64
%elc = icmp ugt i8 %ela, 1
br i1 %elc, label %eld, label %ele
ele:
%elf = shl nuw i64 %elb, 63
%elg = or i64 %elf, %elh
br label %ekl
ekw:
%eli = getelementptr i8, ptr %g, i64 %eir
%elj = getelementptr i8, ptr %eli, i64 2
%elk = load i8, ptr %elj, align 1, !noalias !234
%ell = zext i8 %elk to i64
%elm = add nsw i64 %eir, 3
%eln = and i64 %ell, 127
%elo = shl nuw nsw i64 %eln, 14
%elp = or disjoint i64 %elo, %eku
%elq = icmp slt i8 %elk, 0
br i1 %elq, label %elr, label %ekl
elr:
%els = getelementptr i8, ptr %g, i64 %eir
%elt = getelementptr i8, ptr %els, i64 3
%elu = load i8, ptr %elt, align 1, !noalias !234
%elv = zext i8 %elu to i64
%elw = add nsw i64 %eir, 4
%elx = and i64 %elv, 127
%ely = shl nuw nsw i64 %elx, 21
%elz = or disjoint i64 %ely, %elp
%ema = icmp slt i8 %elu, 0
br i1 %ema, label %emb, label %ekl
emb:
%emc = getelementptr i8, ptr %g, i64 %eir
%emd = getelementptr i8, ptr %emc, i64 4
%eme = load i8, ptr %emd, align 1, !noalias !234
%emf = zext i8 %eme to i64
%emg = add nsw i64 %eir, 5
%emh = and i64 %emf, 127
%emi = shl nuw nsw i64 %emh, 28
%emj = or disjoint i64 %emi, %elz
%emk = icmp slt i8 %eme, 0
br i1 %emk, label %eml, label %ekl
eml:
%emm = getelementptr i8, ptr %g, i64 %eir
%emn = getelementptr i8, ptr %emm, i64 5
%emo = load i8, ptr %emn, align 1, !noalias !234
%emp = zext i8 %emo to i64
%emq = add nsw i64 %eir, 6
%emr = and i64 %emp, 127
%ems = shl nuw nsw i64 %emr, 35
%emt = or disjoint i64 %ems, %emj
%emu = icmp slt i8 %emo, 0
br i1 %emu, label %emv, label %ekl
emv:
%emw = getelementptr i8, ptr %g, i64 %eir
%emx = getelementptr i8, ptr %emw, i64 6
%emy = load i8, ptr %emx, align 1, !noalias !234
%emz = zext i8 %emy to i64
%ena = add nsw i64 %eir, 7
%enb = and i64 %emz, 127
%enc = shl nuw nsw i64 %enb, 42
%end = or i64 %enc, %emt
%ene = icmp slt i8 %emy, 0
br i1 %ene, label %enf, label %ekl
enf:
%eng = getelementptr i8, ptr %g, i64 %eir
%enh = getelementptr i8, ptr %eng, i64 7
%eni = load i8, ptr %enh, align 1, !noalias !234
%enj = zext i8 %eni to i64
%enk = add nsw i64 %eir, 8
%enl = and i64 %enj, 127
%enm = shl nuw nsw i64 %enl, 49
%enn = or i64 %enm, %end
%eno = icmp slt i8 %eni, 0
br i1 %eno, label %enp, label %ekl
enp:
%enq = getelementptr i8, ptr %g, i64 %eir
%enr = getelementptr i8, ptr %enq, i64 8
%ens = load i8, ptr %enr, align 1, !noalias !234
%ent = zext i8 %ens to i64
%ekz = add nsw i64 %eir, 9
%enu = and i64 %ent, 127
%env = shl nuw nsw i64 %enu, 56
%elh = or i64 %env, %enn
%enw = icmp slt i8 %ens, 0
br i1 %enw, label %ekx, label %ekl
ekl:
%enx = phi i64 [ %elg, %ele ], [ %ekh, %eiy ], [ %eku, %ekk ], [ %elp, %ekw ], [ %elz, %elr ], [ %emj, %emb ], [ %emt, %eml ], [ %end, %emv ], [ %enn, %enf ], [ %elh, %enp ]
%eny = phi i64 [ %ekm, %ele ], [ %eki, %eiy ], [ %ekr, %ekk ], [ %elm, %ekw ], [ %elw, %elr ], [ %emg, %emb ], [ %emq, %eml ], [ %ena, %emv ], [ %enk, %enf ], [ %ekz, %enp ]
%enz = lshr i64 %enx, 1
%eoa = and i64 %enx, 1
%eob = sub nsw i64 0, %eoa
%eoc = xor i64 %enz, %eob
br label %eld
eld:
%eod = phi i64 [ %eoc, %ekl ], [ 0, %ekx ]
%dir = phi i64 [ %eny, %ekl ], [ %mp, %ekx ]
%eoe = icmp sgt i64 %dir, %fk
br i1 %eoe, label %yc, label %eof
eof:
br i1 %ekc, label %eog, label %dis
eog:
%eoh = trunc nsw i64 %eiq to i32
%eoi = getelementptr i32, ptr %edt, i64 %een
store i32 %eoh, ptr %eoi, align 4, !noalias !223
%eoj = getelementptr i64, ptr %edu, i64 %een
store i64 %eod, ptr %eoj, align 8, !noalias !223
%eok = add nsw i64 %een, 1
br label %dis
dis:
%diw = phi i64 [ %een, %eof ], [ %eok, %eog ]
%eol = icmp samesign ugt i64 %eep, 1
br i1 %eol, label %eee, label %dip
ejh:
%eom = phi i1 [ %ekd, %ejh ], [ %ejd, %ejb ]
%eon = phi i64 [ %eoo, %ejh ], [ %ejg, %ejb ]
%eoo = add nuw nsw i64 %eon, 1
%eop = shl i64 %eon, 3
%eoq = getelementptr i8, ptr %edv, i64 %eop
%eor = load i64, ptr %eoq, align 8, !noalias !223
%eos = icmp eq i64 %eor, %eiq
%ekd = or i1 %eom, %eos
%eot = icmp eq i64 %edr, %eoo
br i1 %eot, label %eiy, label %ejh, !llvm.loop !237
dus:
%dxu = phi i64 [ %dxr, %dua ], [ 0, %dum ]
%dyg = phi i64 [ %dxn, %dua ], [ %mp, %dum ]
%eou = icmp sgt i64 %dyg, %fk
br i1 %eou, label %yc, label %dxs
dxx:
%eov = icmp slt i64 %edr, 1
br i1 %eov, label %dxy, label %eow
eow:
%eox = icmp ult i64 %edr, 4
br i1 %eox, label %eoy, label %eoz
eoz:
%epa = insertelement <2 x i64> poison, i64 %dxu, i64 0
%epb = shufflevector <2 x i64> %epa, <2 x i64> poison, <2 x i32> zeroinitializer
br label %epc
epc:
%epd = phi i64 [ 0, %eoz ], [ %epe, %epc ]
%epf = phi <2 x i1> [ %eej, %eoz ], [ %epg, %epc ]
%eph = phi <2 x i1> [ zeroinitializer, %eoz ], [ %epi, %epc ]
%epj = shl i64 %epd, 3
%epk = getelementptr i8, ptr %eem, i64 %epj
%epl = getelementptr i8, ptr %epk, i64 -16
%epm = load <2 x i64>, ptr %epl, align 8, !noalias !223
%epn = load <2 x i64>, ptr %epk, align 8, !noalias !223
%epo = icmp eq <2 x i64> %epm, %epb
%epp = icmp eq <2 x i64> %epn, %epb
%epg = or <2 x i1> %epf, %epo
%epi = or <2 x i1> %eph, %epp
%epe = add nuw nsw i64 %epd, 4
%epq = icmp eq i64 %eei, %epe
br i1 %epq, label %dyc, label %epc, !llvm.loop !238
dyc:
%epr = icmp eq i64 %edr, %eei
%eps = or <2 x i1> %epg, %epi
%ept = bitcast <2 x i1> %eps to i2
%dyb = icmp ne i2 %ept, 0
br i1 %epr, label %dxy, label %eoy
eoy:
%epu = phi i1 [ false, %eow ], [ %dyb, %dyc ]
%epv = phi i64 [ 0, %eow ], [ %eei, %dyc ]
br label %dye
dye:
%epw = phi i1 [ %dyd, %dye ], [ %epu, %eoy ]
%epx = phi i64 [ %epy, %dye ], [ %epv, %eoy ]
%epy = add nuw nsw i64 %epx, 1
%epz = shl i64 %epx, 3
%eqa = getelementptr i8, ptr %edv, i64 %epz
%eqb = load i64, ptr %eqa, align 8, !noalias !223
%eqc = icmp eq i64 %eqb, %dxu
%dyd = or i1 %epw, %eqc
%eqd = icmp eq i64 %edr, %epy
br i1 %eqd, label %dxy, label %dye, !llvm.loop !239
ecn:
%eqe = icmp eq i64 %edm, 8
%eqf = trunc nsw i64 %dxu to i32
%eqg = getelementptr i32, ptr %edt, i64 %dto
store i32 %eqf, ptr %eqg, align 4, !noalias !223
br i1 %eqe, label %eqh, label %eqi
eqh:
%eqj = shl i64 %dto, 4
%eqk = getelementptr i8, ptr %edu, i64 %eqj
store i64 %ecg, ptr %eqk, align 8, !noalias !223
%eql = getelementptr i8, ptr %eqk, i64 8
store i64 %ecf, ptr %eql, align 8, !noalias !223
br label %eco
eqi:
%eqm = getelementptr i32, ptr %eeh, i64 %dto
%eqn = load i32, ptr %eqm, align 4, !noalias !223
%eqo = sext i32 %eqn to i64
%eqp = add nsw i64 %ecf, %eqo
%eqq = mul i64 %ecs, 8
%eqr = getelementptr i8, ptr %cv, i64 %eqq
%eqs = load i64, ptr %eqr, align 8, !noalias !223
%eqt = icmp sgt i64 %eqp, %eqs
br i1 %eqt, label %equ, label %eqv
equ:
%eqw = getelementptr i8, ptr %dz, i64 24
store i64 %ecs, ptr %eqw, align 8, !noalias !240
%eqx = getelementptr i8, ptr %dz, i64 32
store i64 %eqp, ptr %eqx, align 8, !noalias !240
br label %yc
eqv:
%eqy = getelementptr i8, ptr %ch, i64 %ect
%eqz = getelementptr i8, ptr %eqy, i64 16
%era = load i64, ptr %eqz, align 8, !noalias !223
%erb = add i64 %era, %eqo
%erc = icmp samesign ugt i64 %ecf, 7
br i1 %erc, label %erd, label %ere
erd:
%erf = add nsw i64 %ecf, -8
%erg = icmp eq i64 %erf, 0
br i1 %erg, label %erh, label %eri
eri:
%erj = getelementptr i8, ptr %g, i64 %ecg
%erk = getelementptr i8, ptr %bm, i64 %erb
%erl = add nsw i64 %ecf, -9
%erm = lshr i64 %erl, 3
%ern = add nuw nsw i64 %erm, 1
%ero = icmp samesign ult i64 %ecf, 65
br i1 %ero, label %erp, label %erq
erp:
%err = phi i64 [ %ers, %ert ], [ 0, %eri ], [ 0, %erq ]
br label %eru
erq:
%erv = ptrtoint ptr %bm to i64
%erw = ptrtoint ptr %g to i64
%erx = add i64 %ecg, %erw
%ery = sub i64 %erv, %erx
%erz = add i64 %ery, %erb
%esa = icmp ult i64 %erz, 32
br i1 %esa, label %erp, label %esb
esb:
%esc = bitcast i64 4611686018427387900 to i64
%esd = and i64 %ern, %esc
%ese = getelementptr i8, ptr %erj, i64 16
%esf = getelementptr i8, ptr %erk, i64 16
br label %esg
esg:
%esh = phi i64 [ 0, %esb ], [ %esi, %esg ]
%esj = shl nuw i64 %esh, 3
%esk = getelementptr i8, ptr %ese, i64 %esj
%esl = shl nuw i64 %esh, 3
%esm = getelementptr i8, ptr %ese, i64 %esl
%esn = getelementptr i8, ptr %esm, i64 -16
%eso = load <2 x i64>, ptr %esn, align 1, !noalias !243
%esp = load <2 x i64>, ptr %esk, align 1, !noalias !243
%esq = shl nuw i64 %esh, 3
%esr = getelementptr i8, ptr %esf, i64 %esq
%ess = shl nuw i64 %esh, 3
%est = getelementptr i8, ptr %esf, i64 %ess
%esu = getelementptr i8, ptr %est, i64 -16
store <2 x i64> %eso, ptr %esu, align 1, !noalias !248
store <2 x i64> %esp, ptr %esr, align 1, !noalias !248
%esi = add nuw nsw i64 %esh, 4
%esv = icmp eq i64 %esd, %esi
br i1 %esv, label %ert, label %esg, !llvm.loop !251
ert:
%ers = shl nuw nsw i64 %esd, 3
%esw = icmp eq i64 %ern, %esd
br i1 %esw, label %erh, label %erp
ere:
%esx = icmp samesign ugt i64 %ecf, 3
br i1 %esx, label %esy, label %esz
eta:
%etb = getelementptr i8, ptr %g, i64 %ecg
%etc = getelementptr i8, ptr %etb, i64 1
%etd = load i8, ptr %etc, align 1, !noalias !252
%ete = getelementptr i8, ptr %bm, i64 %erb
%etf = getelementptr i8, ptr %ete, i64 1
store i8 %etd, ptr %etf, align 1, !noalias !252
%etg = icmp eq i64 %ecf, 2
br i1 %etg, label %eth, label %eti
eti:
%etj = getelementptr i8, ptr %g, i64 %ecg
%etk = getelementptr i8, ptr %etj, i64 2
%etl = load i8, ptr %etk, align 1, !noalias !252
%etm = getelementptr i8, ptr %bm, i64 %erb
%etn = getelementptr i8, ptr %etm, i64 2
store i8 %etl, ptr %etn, align 1, !noalias !252
br label %eth
eru:
%eto = phi i64 [ %etp, %eru ], [ %err, %erp ]
%etq = getelementptr i8, ptr %erj, i64 %eto
%etr = load i64, ptr %etq, align 1, !noalias !243
%ets = getelementptr i8, ptr %erk, i64 %eto
store i64 %etr, ptr %ets, align 1, !noalias !248
%etp = add nuw nsw i64 %eto, 8
%ett = icmp samesign ult i64 %etp, %erf
br i1 %ett, label %eru, label %erh, !llvm.loop !253
erh:
%etu = getelementptr i8, ptr %g, i64 %erf
%etv = getelementptr i8, ptr %etu, i64 %ecg
%etw = load i64, ptr %etv, align 1, !noalias !254
%etx = getelementptr i8, ptr %bm, i64 %erb
%ety = getelementptr i8, ptr %etx, i64 %erf
store i64 %etw, ptr %ety, align 1, !noalias !257
br label %eth
esy:
%etz = add nsw i64 %ecf, -4
%eua = getelementptr i8, ptr %g, i64 %ecg
%eub = load i32, ptr %eua, align 1, !noalias !260
%euc = getelementptr i8, ptr %g, i64 %etz
%eud = getelementptr i8, ptr %euc, i64 %ecg
%eue = load i32, ptr %eud, align 1, !noalias !263
%euf = getelementptr i8, ptr %bm, i64 %erb
store i32 %eub, ptr %euf, align 1, !noalias !266
%eug = getelementptr i8, ptr %euf, i64 %etz
store i32 %eue, ptr %eug, align 1, !noalias !269
br label %eth
esz:
%euh = icmp eq i64 %ecf, 0
br i1 %euh, label %eth, label %eui
eui:
%euj = getelementptr i8, ptr %g, i64 %ecg
%euk = getelementptr i8, ptr %bm, i64 %erb
%eul = load i8, ptr %euj, align 1, !noalias !252
store i8 %eul, ptr %euk, align 1, !noalias !252
%eum = icmp eq i64 %ecf, 1
br i1 %eum, label %eth, label %eta
eth:
%eun = trunc i64 %eqp to i32
%euo = shl i64 %dto, 2
%eup = getelementptr i8, ptr %eeh, i64 %euo
%euq = getelementptr i8, ptr %eup, i64 4
store i32 %eun, ptr %euq, align 4, !noalias !223
br label %eco
dte:
%eur = getelementptr i8, ptr %hu, i64 24
%eus = load i64, ptr %eur, align 8, !noalias !272
%eut = icmp slt i64 %eus, 0
%euu = select i1 %eut, i64 %dd, i64 0
%euv = getelementptr i64, ptr %dc, i64 %eus
%euw = getelementptr i64, ptr %euv, i64 %euu
store i64 %div, ptr %euw, align 8, !noalias !272
%eux = getelementptr i8, ptr %hu, i64 16
%euy = load i64, ptr %eux, align 8, !noalias !272
%euz = mul i64 %euy, 24
%eva = getelementptr i8, ptr %ch, i64 %euz
%evb = getelementptr i8, ptr %eva, i64 8
%evc = load i64, ptr %evb, align 8, !noalias !275
%evd = ashr i64 %evc, 2
%eve = trunc i64 %div to i32
%evf = add nsw i64 %evd, %nq
%evg = icmp slt i64 %evf, -1
%evh = select i1 %evg, i64 %bu, i64 0
%evi = getelementptr i32, ptr %bt, i64 %evf
%evj = getelementptr i8, ptr %evi, i64 4
%evk = getelementptr i32, ptr %evj, i64 %evh
store i32 %eve, ptr %evk, align 4, !noalias !272
br label %yc
dtk:
%evl = getelementptr i8, ptr %dz, i64 24
store i64 %dih, ptr %evl, align 8, !noalias !278
%evm = getelementptr i8, ptr %dz, i64 32
store i64 %dtg, ptr %evm, align 8, !noalias !278
br label %yc
pz:
%evn = getelementptr i8, ptr %hu, i64 48
%evo = load i64, ptr %evn, align 8, !noalias !281
%evp = trunc nuw i64 %evo to i32
br label %evq
evq:
%evr = phi i64 [ %pk, %pz ], [ %evs, %evt ], [ %evu, %evv ], [ %evw, %evx ], [ %evy, %evz ]
%ewa = getelementptr i8, ptr %g, i64 %evr
%ewb = load i8, ptr %ewa, align 1, !noalias !284
%ewc = zext i8 %ewb to i64
%ewd = and i64 %ewc, 127
%ewe = add nsw i64 %evr, 1
%ewf = icmp slt i8 %ewb, 0
br i1 %ewf, label %ewg, label %ewh
ewg:
%ewi = add i64 %evr, 10
%ewj = getelementptr i8, ptr %g, i64 %evr
%ewk = getelementptr i8, ptr %ewj, i64 1
%ewl = load i8, ptr %ewk, align 1, !noalias !284
%ewm = zext i8 %ewl to i64
%ewn = add nsw i64 %evr, 2
%ewo = and i64 %ewm, 127
%ewp = shl nuw nsw i64 %ewo, 7
%ewq = or disjoint i64 %ewp, %ewd
%ewr = icmp slt i8 %ewl, 0
br i1 %ewr, label %ews, label %ewh
ewt:
%ewu = getelementptr i8, ptr %g, i64 %ewv
%eww = load i8, ptr %ewu, align 1, !noalias !284
%ewx = zext nneg i8 %eww to i64
%ewy = icmp ugt i8 %eww, 1
br i1 %ewy, label %ewz, label %exa
exa:
%exb = shl nuw i64 %ewx, 63
%exc = or i64 %exb, %exd
br label %ewh
ews:
%exe = getelementptr i8, ptr %g, i64 %evr
%exf = getelementptr i8, ptr %exe, i64 2
%exg = load i8, ptr %exf, align 1, !noalias !284
%exh = zext i8 %exg to i64
%exi = add nsw i64 %evr, 3
%exj = and i64 %exh, 127
%exk = shl nuw nsw i64 %exj, 14
%exl = or disjoint i64 %exk, %ewq
%exm = icmp slt i8 %exg, 0
br i1 %exm, label %exn, label %ewh
exn:
%exo = getelementptr i8, ptr %g, i64 %evr
%exp = getelementptr i8, ptr %exo, i64 3
%exq = load i8, ptr %exp, align 1, !noalias !284
%exr = zext i8 %exq to i64
%exs = add nsw i64 %evr, 4
%ext = and i64 %exr, 127
%exu = shl nuw nsw i64 %ext, 21
%exv = or disjoint i64 %exu, %exl
%exw = icmp slt i8 %exq, 0
br i1 %exw, label %exx, label %ewh
exx:
%exy = getelementptr i8, ptr %g, i64 %evr
%exz = getelementptr i8, ptr %exy, i64 4
%eya = load i8, ptr %exz, align 1, !noalias !284
%eyb = zext i8 %eya to i64
%eyc = add nsw i64 %evr, 5
%eyd = and i64 %eyb, 127
%eye = shl nuw nsw i64 %eyd, 28
%eyf = or disjoint i64 %eye, %exv
%eyg = icmp slt i8 %eya, 0
br i1 %eyg, label %eyh, label %ewh
eyh:
%eyi = getelementptr i8, ptr %g, i64 %evr
%eyj = getelementptr i8, ptr %eyi, i64 5
%eyk = load i8, ptr %eyj, align 1, !noalias !284
%eyl = zext i8 %eyk to i64
%eym = add nsw i64 %evr, 6
%eyn = and i64 %eyl, 127
%eyo = shl nuw nsw i64 %eyn, 35
%eyp = or disjoint i64 %eyo, %eyf
%eyq = icmp slt i8 %eyk, 0
br i1 %eyq, label %eyr, label %ewh
eyr:
%eys = getelementptr i8, ptr %g, i64 %evr
%eyt = getelementptr i8, ptr %eys, i64 6
%eyu = load i8, ptr %eyt, align 1, !noalias !284
%eyv = zext i8 %eyu to i64
%eyw = add nsw i64 %evr, 7
%eyx = and i64 %eyv, 127
%eyy = shl nuw nsw i64 %eyx, 42
%eyz = or i64 %eyy, %eyp
%eza = icmp slt i8 %eyu, 0
br i1 %eza, label %ezb, label %ewh
ezb:
%ezc = getelementptr i8, ptr %g, i64 %evr
%ezd = getelementptr i8, ptr %ezc, i64 7
%eze = load i8, ptr %ezd, align 1, !noalias !284
%ezf = zext i8 %eze to i64
%ezg = add nsw i64 %evr, 8
%ezh = and i64 %ezf, 127
%ezi = shl nuw nsw i64 %ezh, 49
%ezj = or i64 %ezi, %eyz
%ezk = icmp slt i8 %eze, 0
br i1 %ezk, label %ezl, label %ewh
ezl:
%ezm = getelementptr i8, ptr %g, i64 %evr
%ezn = getelementptr i8, ptr %ezm, i64 8
%ezo = load i8, ptr %ezn, align 1, !noalias !284
%ezp = zext i8 %ezo to i64
%ewv = add nsw i64 %evr, 9
%ezq = and i64 %ezp, 127
%ezr = shl nuw nsw i64 %ezq, 56
%exd = or i64 %ezr, %ezj
%ezs = icmp slt i8 %ezo, 0
br i1 %ezs, label %ewt, label %ewh
ezt:
%ezu = icmp eq i64 %ezv, 0
br i1 %ezu, label %ezw, label %ezx
ezx:
%ezy = add i64 %ej, 4
%ezz = icmp eq i64 %faa, %ezy
br i1 %ezz, label %yc, label %fab
fab:
%fac = sub nsw i64 0, %faa
%fad = getelementptr i8, ptr %g, i64 %fae
%faf = load i8, ptr %fad, align 1, !noalias !289
%fag = zext i8 %faf to i64
%fah = and i64 %fag, 127
%fai = add nsw i64 %fae, 1
%faj = icmp slt i8 %faf, 0
br i1 %faj, label %fak, label %fal
fak:
%fam = add i64 %fae, 10
%fan = getelementptr i8, ptr %g, i64 %fae
%fao = getelementptr i8, ptr %fan, i64 1
%fap = load i8, ptr %fao, align 1, !noalias !289
%faq = zext i8 %fap to i64
%far = add nsw i64 %fae, 2
%fas = and i64 %faq, 127
%fat = shl nuw nsw i64 %fas, 7
%fau = or disjoint i64 %fat, %fah
%fav = icmp slt i8 %fap, 0
br i1 %fav, label %faw, label %fal
fax:
%fay = getelementptr i8, ptr %g, i64 %faz
%fba = load i8, ptr %fay, align 1, !noalias !289
%fbb = zext nneg i8 %fba to i64
%fbc = icmp ugt i8 %fba, 1
br i1 %fbc, label %fbd, label %fbe
fbe:
%fbf = shl nuw i64 %fbb, 63
%fbg = or i64 %fbf, %fbh
br label %fal
faw:
%fbi = getelementptr i8, ptr %g, i64 %fae
%fbj = getelementptr i8, ptr %fbi, i64 2
%fbk = load i8, ptr %fbj, align 1, !noalias !289
%fbl = zext i8 %fbk to i64
%fbm = add nsw i64 %fae, 3
%fbn = and i64 %fbl, 127
%fbo = shl nuw nsw i64 %fbn, 14
%fbp = or disjoint i64 %fbo, %fau
%fbq = icmp slt i8 %fbk, 0
br i1 %fbq, label %fbr, label %fal
fbr:
%fbs = getelementptr i8, ptr %g, i64 %fae
%fbt = getelementptr i8, ptr %fbs, i64 3
%fbu = load i8, ptr %fbt, align 1, !noalias !289
%fbv = zext i8 %fbu to i64
%fbw = add nsw i64 %fae, 4
%fbx = and i64 %fbv, 127
%fby = shl nuw nsw i64 %fbx, 21
%fbz = or disjoint i64 %fby, %fbp
%fca = icmp slt i8 %fbu, 0
br i1 %fca, label %fcb, label %fal
fcb:
%fcc = getelementptr i8, ptr %g, i64 %fae
%fcd = getelementptr i8, ptr %fcc, i64 4
%fce = load i8, ptr %fcd, align 1, !noalias !289
%fcf = zext i8 %fce to i64
%fcg = add nsw i64 %fae, 5
%fch = and i64 %fcf, 127
%fci = shl nuw nsw i64 %fch, 28
%fcj = or disjoint i64 %fci, %fbz
%fck = icmp slt i8 %fce, 0
br i1 %fck, label %fcl, label %fal
fcl:
%fcm = getelementptr i8, ptr %g, i64 %fae
%fcn = getelementptr i8, ptr %fcm, i64 5
%fco = load i8, ptr %fcn, align 1, !noalias !289
%fcp = zext i8 %fco to i64
%fcq = add nsw i64 %fae, 6
%fcr = and i64 %fcp, 127
%fcs = shl nuw nsw i64 %fcr, 35
%fct = or disjoint i64 %fcs, %fcj
%fcu = icmp slt i8 %fco, 0
br i1 %fcu, label %fcv, label %fal
fcv:
%fcw = getelementptr i8, ptr %g, i64 %fae
%fcx = getelementptr i8, ptr %fcw, i64 6
%fcy = load i8, ptr %fcx, align 1, !noalias !289
%fcz = zext i8 %fcy to i64
%fda = add nsw i64 %fae, 7
%fdb = and i64 %fcz, 127
%fdc = shl nuw nsw i64 %fdb, 42
%fdd = or i64 %fdc, %fct
%fde = icmp slt i8 %fcy, 0
br i1 %fde, label %fdf, label %fal
fdf:
%fdg = getelementptr i8, ptr %g, i64 %fae
%fdh = getelementptr i8, ptr %fdg, i64 7
%fdi = load i8, ptr %fdh, align 1, !noalias !289
%fdj = zext i8 %fdi to i64
%fdk = add nsw i64 %fae, 8
%fdl = and i64 %fdj, 127
%fdm = shl nuw nsw i64 %fdl, 49
%fdn = or i64 %fdm, %fdd
%fdo = icmp slt i8 %fdi, 0
br i1 %fdo, label %fdp, label %fal
fdp:
%fdq = getelementptr i8, ptr %g, i64 %fae
%fdr = getelementptr i8, ptr %fdq, i64 8
%fds = load i8, ptr %fdr, align 1, !noalias !289
%fdt = zext i8 %fds to i64
%faz = add nsw i64 %fae, 9
%fdu = and i64 %fdt, 127
%fdv = shl nuw nsw i64 %fdu, 56
%fbh = or i64 %fdv, %fdn
%fdw = icmp slt i8 %fds, 0
br i1 %fdw, label %fax, label %fal
fal:
%fdx = phi i64 [ %fbg, %fbe ], [ %fah, %fab ], [ %fau, %fak ], [ %fbp, %faw ], [ %fbz, %fbr ], [ %fcj, %fcb ], [ %fct, %fcl ], [ %fdd, %fcv ], [ %fdn, %fdf ], [ %fbh, %fdp ]
%fdy = phi i64 [ %fam, %fbe ], [ %fai, %fab ], [ %far, %fak ], [ %fbm, %faw ], [ %fbw, %fbr ], [ %fcg, %fcb ], [ %fcq, %fcl ], [ %fda, %fcv ], [ %fdk, %fdf ], [ %faz, %fdp ]
%fdz = lshr i64 %fdx, 1
%fea = and i64 %fdx, 1
%feb = sub nsw i64 0, %fea
%fec = xor i64 %fdz, %feb
br label %fbd
fed:
%fee = icmp slt i64 %fef, 0
%feg = sub nsw i64 %fk, %feh
%fei = icmp sgt i64 %fef, %feg
%fej = select i1 %fee, i1 true, i1 %fei
br i1 %fej, label %yc, label %ezw
ezw:
%fek = phi i64 [ %faa, %ezt ], [ %fac, %fed ], [ 0, %ewz ]
%evu = phi i64 [ %fae, %ezt ], [ %feh, %fed ], [ %mp, %ewz ]
%fel = phi i64 [ -1, %ezt ], [ %fef, %fed ], [ -1, %ewz ]
%fem = icmp sgt i64 %evo, 0
br i1 %fem, label %fen, label %feo
ewh:
%fep = phi i64 [ %exc, %exa ], [ %ewd, %evq ], [ %ewq, %ewg ], [ %exl, %ews ], [ %exv, %exn ], [ %eyf, %exx ], [ %eyp, %eyh ], [ %eyz, %eyr ], [ %ezj, %ezb ], [ %exd, %ezl ]
%fae = phi i64 [ %ewi, %exa ], [ %ewe, %evq ], [ %ewn, %ewg ], [ %exi, %ews ], [ %exs, %exn ], [ %eyc, %exx ], [ %eym, %eyh ], [ %eyw, %eyr ], [ %ezg, %ezb ], [ %ewv, %ezl ]
%feq = lshr i64 %fep, 1
%ezv = and i64 %fep, 1
%fer = sub nsw i64 0, %ezv
%faa = xor i64 %feq, %fer
%fes = icmp sgt i64 %fae, %fk
br i1 %fes, label %yc, label %ezt
ewz:
%fet = icmp slt i64 %fk, %mp
br i1 %fet, label %yc, label %ezw
fbd:
%fef = phi i64 [ %fec, %fal ], [ 0, %fax ]
%feh = phi i64 [ %fdy, %fal ], [ %mp, %fax ]
%feu = icmp slt i64 %fk, %feh
br i1 %feu, label %yc, label %fed
fen:
%fev = sub nsw i64 %fk, %evu
%few = or i64 %fev, %evo
%fex = icmp ult i64 %few, 4294967296
br i1 %fex, label %fey, label %fez
fey:
%ffa = trunc nuw i64 %fev to i32
%ffb = udiv i32 %ffa, %evp
%ffc = zext i32 %ffb to i64
br label %ffd
fez:
%ffe = or i64 %fev, %evo
%fff = and i64 %ffe, -4294967296
%ffg = icmp eq i64 %fff, 0
br i1 %ffg, label %ffh, label %ffi
ffh:
%ffj = trunc i64 %evo to i32
%ffk = trunc i64 %fev to i32
%ffl = udiv i32 %ffk, %ffj
%ffm = urem i32 %ffk, %ffj
%ffn = zext i32 %ffl to i64
%ffo = zext i32 %ffm to i64
br label %ffp
ffi:
%ffq = sdiv i64 %fev, %evo
%ffr = srem i64 %fev, %evo
br label %ffp
ffp:
%ffs = phi i64 [ %ffn, %ffh ], [ %ffq, %ffi ]
%fft = phi i64 [ %ffo, %ffh ], [ %ffr, %ffi ]
%ffu = ashr i64 %fft, 63
br label %ffd
ffd:
%ffv = phi i64 [ %ffc, %fey ], [ %ffs, %ffp ]
%ffw = phi i64 [ 0, %fey ], [ %ffu, %ffp ]
%ffx = add i64 %ffw, %ffv
%ffy = icmp sgt i64 %fek, %ffx
br i1 %ffy, label %yc, label %feo
ffz:
%fga = icmp sgt i64 %fel, -1
br i1 %fga, label %evt, label %fgb
evt:
%evs = add nsw i64 %fel, %evu
br label %evq
fgb:
%fgc = getelementptr i8, ptr %hu, i64 24
%fgd = load i64, ptr %fgc, align 8, !noalias !281
%fge = getelementptr i8, ptr %hu, i64 32
%fgf = load i64, ptr %fge, align 8, !noalias !281
%fgg = getelementptr i8, ptr %hu, i64 40
%fgh = load i64, ptr %fgg, align 8, !noalias !281
%fgi = icmp slt i64 %fgh, 0
%fgj = icmp eq i64 %fgf, 0
%fgk = select i1 %fgi, i1 %fgj, i1 false
br i1 %fgk, label %fgl, label %evv
fgl:
%fgm = mul nsw i64 %fgd, %fek
%fgn = icmp sgt i64 %fgm, 0
br i1 %fgn, label %fgo, label %evx
fgo:
%fgp = bitcast i64 -9187201950435737472 to i64
%fgq = bitcast i64 -9187201952591642624 to i64
br label %fgr
fgr:
%fgs = phi i64 [ %fgt, %fgu ], [ %evu, %fgo ]
%fgv = phi i64 [ %fgw, %fgu ], [ %fgm, %fgo ]
%fgx = icmp sgt i64 %fgs, %fk
br i1 %fgx, label %evx, label %fgy
fgz:
%fha = and i64 %fhb, 128
%fhc = icmp eq i64 %fha, 0
br i1 %fhc, label %fhd, label %fhe
fhd:
%fhf = phi i64 [ %fgs, %fgz ], [ %fhg, %fhe ], [ %fhh, %fhi ], [ %fhj, %fhk ], [ %fhl, %fhm ], [ %fhn, %fho ], [ %fhp, %fhq ], [ %fhr, %fhs ], [ %fht, %fhu ], [ %fhv, %fhw ]
%fhx = add nsw i64 %fhf, 1
br label %fhy
fhe:
%fhg = add nsw i64 %fgs, 1
%fhz = and i64 %fhb, 32768
%fia = icmp eq i64 %fhz, 0
br i1 %fia, label %fhd, label %fhi
fhi:
%fhh = add nsw i64 %fgs, 2
%fib = and i64 %fhb, 8388608
%fic = icmp eq i64 %fib, 0
br i1 %fic, label %fhd, label %fhk
fhk:
%fhj = add nsw i64 %fgs, 3
%fid = and i64 %fhb, 2147483648
%fie = icmp eq i64 %fid, 0
br i1 %fie, label %fhd, label %fhm
fhm:
%fif = bitcast i64 549755813888 to i64
%fhl = add nsw i64 %fgs, 4
%fig = and i64 %fhb, %fif
%fih = icmp eq i64 %fig, 0
br i1 %fih, label %fhd, label %fho
fho:
%fii = bitcast i64 140737488355328 to i64
%fhn = add nsw i64 %fgs, 5
%fij = and i64 %fhb, %fii
%fik = icmp eq i64 %fij, 0
br i1 %fik, label %fhd, label %fhq
fhq:
%fil = bitcast i64 36028797018963968 to i64
%fhp = add nsw i64 %fgs, 6
%fim = and i64 %fhb, %fil
%fin = icmp eq i64 %fim, 0
br i1 %fin, label %fhd, label %fhs
fhs:
%fhr = add nsw i64 %fgs, 7
%fio = icmp slt i64 %fhb, 0
br i1 %fio, label %fhu, label %fhd
fhu:
%fht = add nsw i64 %fgs, 8
%fip = getelementptr i8, ptr %g, i64 %fht
%fiq = load i8, ptr %fip, align 1, !noalias !292
%fir = icmp slt i8 %fiq, 0
br i1 %fir, label %fhw, label %fhd
fhw:
%fhv = add nsw i64 %fgs, 9
%fis = getelementptr i8, ptr %g, i64 %fhv
%fit = load i8, ptr %fis, align 1, !noalias !292
%fiu = icmp slt i8 %fit, 0
br i1 %fiu, label %fhy, label %fhd
fgu:
%fgt = phi i64 [ %fiv, %fhy ], [ %fiw, %fix ], [ %fiy, %fiz ]
%fgw = phi i64 [ %fja, %fhy ], [ %fjb, %fix ], [ %fjb, %fiz ]
%fjc = icmp sgt i64 %fgw, 0
br i1 %fjc, label %fgr, label %evx
fgy:
%fjd = getelementptr i8, ptr %g, i64 %fgs
%fhb = load i64, ptr %fjd, align 1, !noalias !299
%fje = and i64 %fhb, %fgp
%fjf = xor i64 %fje, %fgp
%fjg = lshr exact i64 %fjf, 7
%fjh = lshr i64 %fjf, 39
%fji = add nuw nsw i64 %fjg, %fjh
%fjj = lshr i64 %fji, 16
%fjk = add nuw nsw i64 %fjj, %fji
%fjl = lshr i64 %fjk, 8
%fjm = add nuw nsw i64 %fjl, %fjk
%fjn = and i64 %fjm, 15
%fjo = icmp samesign ule i64 %fgv, %fjn
%fjp = and i64 %fjf, 2155905152
%fjq = icmp eq i64 %fjp, 0
%fjr = or i1 %fjq, %fjo
%fjs = and i64 %fjf, %fgq
%fjt = icmp eq i64 %fjs, 0
%fju = or i1 %fjt, %fjr
br i1 %fju, label %fgz, label %fix
fix:
%fjb = sub nuw nsw i64 %fgv, %fjn
%fiw = add nsw i64 %fgs, 8
%fjv = icmp slt i64 %fhb, 0
br i1 %fjv, label %fjw, label %fgu
fjw:
br label %fiz
fiz:
%fjx = phi i64 [ %fiy, %fiz ], [ %fiw, %fjw ]
%fiy = add i64 %fjx, -1
%fjy = getelementptr i8, ptr %g, i64 %fjx
%fjz = getelementptr i8, ptr %fjy, i64 -2
%fka = load i8, ptr %fjz, align 1, !noalias !299
%fkb = icmp slt i8 %fka, 0
br i1 %fkb, label %fiz, label %fgu
fhy:
%fiv = phi i64 [ %fhx, %fhd ], [ %mp, %fhw ]
%fja = add nsw i64 %fgv, -1
br label %fgu
fkc:
%fkd = phi i64 [ %evu, %fke ], [ %evy, %evz ]
%fkf = phi i64 [ %fek, %fke ], [ %fkg, %evz ]
%fkh = icmp sgt i64 %fgh, -1
%fkg = add nsw i64 %fkf, -1
br i1 %fkh, label %fki, label %fkj
fki:
%fkk = getelementptr i8, ptr %g, i64 %fkd
%fkl = load i8, ptr %fkk, align 1, !noalias !300
%fkm = zext i8 %fkl to i64
%fkn = and i64 %fkm, 127
%fko = add nsw i64 %fkd, 1
%fkp = icmp slt i8 %fkl, 0
br i1 %fkp, label %fkq, label %fkr
fkq:
%fks = add i64 %fkd, 10
%fkt = getelementptr i8, ptr %g, i64 %fkd
%fku = getelementptr i8, ptr %fkt, i64 1
%fkv = load i8, ptr %fku, align 1, !noalias !300
%fkw = zext i8 %fkv to i64
%fkx = add nsw i64 %fkd, 2
%fky = and i64 %fkw, 127
%fkz = shl nuw nsw i64 %fky, 7
%fla = or disjoint i64 %fkz, %fkn
%flb = icmp slt i8 %fkv, 0
br i1 %flb, label %flc, label %fkr
fld:
%fle = getelementptr i8, ptr %g, i64 %flf
%flg = load i8, ptr %fle, align 1, !noalias !300
%flh = zext nneg i8 %flg to i64
%fli = icmp ugt i8 %flg, 1
br i1 %fli, label %flj, label %flk
flk:
%fll = shl nuw i64 %flh, 63
%flm = or i64 %fll, %fln
br label %fkr
flc:
%flo = getelementptr i8, ptr %g, i64 %fkd
%flp = getelementptr i8, ptr %flo, i64 2
%flq = load i8, ptr %flp, align 1, !noalias !300
%flr = zext i8 %flq to i64
%fls = add nsw i64 %fkd, 3
%flt = and i64 %flr, 127
%flu = shl nuw nsw i64 %flt, 14
%flv = or disjoint i64 %flu, %fla
%flw = icmp slt i8 %flq, 0
br i1 %flw, label %flx, label %fkr
flx:
%fly = getelementptr i8, ptr %g, i64 %fkd
%flz = getelementptr i8, ptr %fly, i64 3
%fma = load i8, ptr %flz, align 1, !noalias !300
%fmb = zext i8 %fma to i64
%fmc = add nsw i64 %fkd, 4
%fmd = and i64 %fmb, 127
%fme = shl nuw nsw i64 %fmd, 21
%fmf = or disjoint i64 %fme, %flv
%fmg = icmp slt i8 %fma, 0
br i1 %fmg, label %fmh, label %fkr
fmh:
%fmi = getelementptr i8, ptr %g, i64 %fkd
%fmj = getelementptr i8, ptr %fmi, i64 4
%fmk = load i8, ptr %fmj, align 1, !noalias !300
%fml = zext i8 %fmk to i64
%fmm = add nsw i64 %fkd, 5
%fmn = and i64 %fml, 127
%fmo = shl nuw nsw i64 %fmn, 28
%fmp = or disjoint i64 %fmo, %fmf
%fmq = icmp slt i8 %fmk, 0
br i1 %fmq, label %fmr, label %fkr
fmr:
%fms = getelementptr i8, ptr %g, i64 %fkd
%fmt = getelementptr i8, ptr %fms, i64 5
%fmu = load i8, ptr %fmt, align 1, !noalias !300
%fmv = zext i8 %fmu to i64
%fmw = add nsw i64 %fkd, 6
%fmx = and i64 %fmv, 127
%fmy = shl nuw nsw i64 %fmx, 35
%fmz = or disjoint i64 %fmy, %fmp
%fna = icmp slt i8 %fmu, 0
br i1 %fna, label %fnb, label %fkr
fnb:
%fnc = getelementptr i8, ptr %g, i64 %fkd
%fnd = getelementptr i8, ptr %fnc, i64 6
%fne = load i8, ptr %fnd, align 1, !noalias !300
%fnf = zext i8 %fne to i64
%fng = add nsw i64 %fkd, 7
%fnh = and i64 %fnf, 127
%fni = shl nuw nsw i64 %fnh, 42
%fnj = or i64 %fni, %fmz
%fnk = icmp slt i8 %fne, 0
br i1 %fnk, label %fnl, label %fkr
fnl:
%fnm = getelementptr i8, ptr %g, i64 %fkd
%fnn = getelementptr i8, ptr %fnm, i64 7
%fno = load i8, ptr %fnn, align 1, !noalias !300
%fnp = zext i8 %fno to i64
%fnq = add nsw i64 %fkd, 8
%fnr = and i64 %fnp, 127
%fns = shl nuw nsw i64 %fnr, 49
%fnt = or i64 %fns, %fnj
%fnu = icmp slt i8 %fno, 0
br i1 %fnu, label %fnv, label %fkr
fnv:
%fnw = getelementptr i8, ptr %g, i64 %fkd
%fnx = getelementptr i8, ptr %fnw, i64 8
%fny = load i8, ptr %fnx, align 1, !noalias !300
%fnz = zext i8 %fny to i64
%flf = add nsw i64 %fkd, 9
%foa = and i64 %fnz, 127
%fob = shl nuw nsw i64 %foa, 56
%fln = or i64 %fob, %fnt
%foc = icmp slt i8 %fny, 0
br i1 %foc, label %fld, label %fkr
fkr:
%fod = phi i64 [ %flm, %flk ], [ %fkn, %fki ], [ %fla, %fkq ], [ %flv, %flc ], [ %fmf, %flx ], [ %fmp, %fmh ], [ %fmz, %fmr ], [ %fnj, %fnb ], [ %fnt, %fnl ], [ %fln, %fnv ]
%foe = phi i64 [ %fks, %flk ], [ %fko, %fki ], [ %fkx, %fkq ], [ %fls, %flc ], [ %fmc, %flx ], [ %fmm, %fmh ], [ %fmw, %fmr ], [ %fng, %fnb ], [ %fnq, %fnl ], [ %flf, %fnv ]
%fof = lshr i64 %fod, 1
%fog = and i64 %fod, 1
%foh = sub nsw i64 0, %fog
%foi = xor i64 %fof, %foh
br label %flj
foj:
%fok = icmp ne i64 %fol, %fgh
%fom = icmp ne i64 %fol, %fon
%foo = select i1 %fok, i1 %fom, i1 false
br i1 %foo, label %yc, label %fop
flj:
%fol = phi i64 [ %foi, %fkr ], [ 0, %fld ]
%foq = phi i64 [ %foe, %fkr ], [ %mp, %fld ]
%for = icmp sgt i64 %foq, %fk
br i1 %for, label %yc, label %foj
fop:
%fos = icmp eq i64 %fol, %fgh
br i1 %fos, label %evz, label %fkj
fkj:
%fot = phi i64 [ %foq, %fop ], [ %fkd, %fkc ]
br i1 %fou, label %fov, label %fow
fox:
%foy = getelementptr i8, ptr %g, i64 %fot
%foz = getelementptr i8, ptr %foy, i64 1
%fpa = load i8, ptr %foz, align 1, !noalias !305
%fpb = zext i8 %fpa to i64
%fpc = icmp sgt i8 %fpa, -1
%fpd = and i64 %fpb, 1
%fpe = icmp eq i64 %fpd, 0
%fpf = and i1 %fpc, %fpe
br i1 %fpf, label %fpg, label %fow
fpg:
%fph = lshr exact i64 %fpb, 1
%fpi = sub i64 %fpj, %fot
%fpk = uitofp nneg i64 %fph to double
%fpl = sitofp i64 %fpi to double
%fpm = fcmp ugt double %fpk, %fpl
br i1 %fpm, label %fow, label %fpn
fpn:
%fpo = add i64 %fot, 2
%fpp = add i64 %fpo, %fph
br label %evz
fpq:
%fpr = phi i64 [ %fps, %fpt ], [ %fpu, %fow ]
%fpv = phi i64 [ %fpw, %fpt ], [ %fot, %fow ]
%fps = add i64 %fpr, -1
%fpx = icmp eq i64 %fps, 0
br i1 %fpx, label %fpy, label %fpz
fpz:
%fqa = getelementptr i8, ptr %g, i64 %fpv
%fqb = load i8, ptr %fqa, align 1, !noalias !306
%fqc = icmp slt i8 %fqb, 0
br i1 %fqc, label %fqd, label %fqe
fqe:
%fqf = phi i64 [ %fpv, %fpz ], [ %fqg, %fqd ], [ %fqh, %fqi ], [ %fqj, %fqk ], [ %fql, %fqm ], [ %fqn, %fqo ], [ %fqp, %fqq ], [ %fqr, %fqs ], [ %fqt, %fqu ], [ %fqv, %fqw ]
%fqx = add nsw i64 %fqf, 1
br label %fpt
fqd:
%fqg = add nsw i64 %fpv, 1
%fqy = getelementptr i8, ptr %g, i64 %fqg
%fqz = load i8, ptr %fqy, align 1, !noalias !306
%fra = icmp slt i8 %fqz, 0
br i1 %fra, label %fqi, label %fqe
fqi:
%fqh = add nsw i64 %fpv, 2
%frb = getelementptr i8, ptr %g, i64 %fqh
%frc = load i8, ptr %frb, align 1, !noalias !306
%frd = icmp slt i8 %frc, 0
br i1 %frd, label %fqk, label %fqe
fqk:
%fqj = add nsw i64 %fpv, 3
%fre = getelementptr i8, ptr %g, i64 %fqj
%frf = load i8, ptr %fre, align 1, !noalias !306
%frg = icmp slt i8 %frf, 0
br i1 %frg, label %fqm, label %fqe
fqm:
%fql = add nsw i64 %fpv, 4
%frh = getelementptr i8, ptr %g, i64 %fql
%fri = load i8, ptr %frh, align 1, !noalias !306
%frj = icmp slt i8 %fri, 0
br i1 %frj, label %fqo, label %fqe
fqo:
%fqn = add nsw i64 %fpv, 5
%frk = getelementptr i8, ptr %g, i64 %fqn
%frl = load i8, ptr %frk, align 1, !noalias !306
%frm = icmp slt i8 %frl, 0
br i1 %frm, label %fqq, label %fqe
fqq:
%fqp = add nsw i64 %fpv, 6
%frn = getelementptr i8, ptr %g, i64 %fqp
%fro = load i8, ptr %frn, align 1, !noalias !306
%frp = icmp slt i8 %fro, 0
br i1 %frp, label %fqs, label %fqe
fqs:
%fqr = add nsw i64 %fpv, 7
%frq = getelementptr i8, ptr %g, i64 %fqr
%frr = load i8, ptr %frq, align 1, !noalias !306
%frs = icmp slt i8 %frr, 0
br i1 %frs, label %fqu, label %fqe
fqu:
%fqt = add nsw i64 %fpv, 8
%frt = getelementptr i8, ptr %g, i64 %fqt
%fru = load i8, ptr %frt, align 1, !noalias !306
%frv = icmp slt i8 %fru, 0
br i1 %frv, label %fqw, label %fqe
fqw:
%fqv = add nsw i64 %fpv, 9
%frw = getelementptr i8, ptr %g, i64 %fqv
%frx = load i8, ptr %frw, align 1, !noalias !306
%fry = icmp slt i8 %frx, 0
br i1 %fry, label %fpt, label %fqe
frz:
%fsa = phi i64 [ %fsb, %fsc ], [ %fgf, %fsd ]
%fse = phi i64 [ %fsf, %fsc ], [ %fpv, %fsd ]
%fsg = getelementptr i8, ptr %g, i64 %fse
%fsh = load i8, ptr %fsg, align 1, !noalias !309
%fsi = zext i8 %fsh to i64
%fsj = and i64 %fsi, 127
%fsk = add nsw i64 %fse, 1
%fsl = icmp slt i8 %fsh, 0
br i1 %fsl, label %fsm, label %fsn
fsm:
%fso = add i64 %fse, 10
%fsp = getelementptr i8, ptr %g, i64 %fse
%fsq = getelementptr i8, ptr %fsp, i64 1
%fsr = load i8, ptr %fsq, align 1, !noalias !309
%fss = zext i8 %fsr to i64
%fst = add nsw i64 %fse, 2
%fsu = and i64 %fss, 127
%fsv = shl nuw nsw i64 %fsu, 7
%fsw = or disjoint i64 %fsv, %fsj
%fsx = icmp slt i8 %fsr, 0
br i1 %fsx, label %fsy, label %fsn
fsz:
%fta = getelementptr i8, ptr %g, i64 %ftb
%ftc = load i8, ptr %fta, align 1, !noalias !309
%ftd = zext nneg i8 %ftc to i64
%fte = icmp ugt i8 %ftc, 1
br i1 %fte, label %ftf, label %ftg
ftg:
%fth = shl nuw i64 %ftd, 63
%fti = or i64 %fth, %ftj
br label %fsn
fsy:
%ftk = getelementptr i8, ptr %g, i64 %fse
%ftl = getelementptr i8, ptr %ftk, i64 2
%ftm = load i8, ptr %ftl, align 1, !noalias !309
%ftn = zext i8 %ftm to i64
%fto = add nsw i64 %fse, 3
%ftp = and i64 %ftn, 127
%ftq = shl nuw nsw i64 %ftp, 14
%ftr = or disjoint i64 %ftq, %fsw
%fts = icmp slt i8 %ftm, 0
br i1 %fts, label %ftt, label %fsn
ftt:
%ftu = getelementptr i8, ptr %g, i64 %fse
%ftv = getelementptr i8, ptr %ftu, i64 3
%ftw = load i8, ptr %ftv, align 1, !noalias !309
%ftx = zext i8 %ftw to i64
%fty = add nsw i64 %fse, 4
%ftz = and i64 %ftx, 127
%fua = shl nuw nsw i64 %ftz, 21
%fub = or disjoint i64 %fua, %ftr
%fuc = icmp slt i8 %ftw, 0
br i1 %fuc, label %fud, label %fsn
fud:
%fue = getelementptr i8, ptr %g, i64 %fse
%fuf = getelementptr i8, ptr %fue, i64 4
%fug = load i8, ptr %fuf, align 1, !noalias !309
%fuh = zext i8 %fug to i64
%fui = add nsw i64 %fse, 5
%fuj = and i64 %fuh, 127
%fuk = shl nuw nsw i64 %fuj, 28
%ful = or disjoint i64 %fuk, %fub
%fum = icmp slt i8 %fug, 0
br i1 %fum, label %fun, label %fsn
fun:
%fuo = getelementptr i8, ptr %g, i64 %fse
%fup = getelementptr i8, ptr %fuo, i64 5
%fuq = load i8, ptr %fup, align 1, !noalias !309
%fur = zext i8 %fuq to i64
%fus = add nsw i64 %fse, 6
%fut = and i64 %fur, 127
%fuu = shl nuw nsw i64 %fut, 35
%fuv = or disjoint i64 %fuu, %ful
%fuw = icmp slt i8 %fuq, 0
br i1 %fuw, label %fux, label %fsn
fux:
%fuy = getelementptr i8, ptr %g, i64 %fse
%fuz = getelementptr i8, ptr %fuy, i64 6
%fva = load i8, ptr %fuz, align 1, !noalias !309
%fvb = zext i8 %fva to i64
%fvc = add nsw i64 %fse, 7
%fvd = and i64 %fvb, 127
%fve = shl nuw nsw i64 %fvd, 42
%fvf = or i64 %fve, %fuv
%fvg = icmp slt i8 %fva, 0
br i1 %fvg, label %fvh, label %fsn
fvh:
%fvi = getelementptr i8, ptr %g, i64 %fse
%fvj = getelementptr i8, ptr %fvi, i64 7
%fvk = load i8, ptr %fvj, align 1, !noalias !309
%fvl = zext i8 %fvk to i64
%fvm = add nsw i64 %fse, 8
%fvn = and i64 %fvl, 127
%fvo = shl nuw nsw i64 %fvn, 49
%fvp = or i64 %fvo, %fvf
%fvq = icmp slt i8 %fvk, 0
br i1 %fvq, label %fvr, label %fsn
fvr:
%fvs = getelementptr i8, ptr %g, i64 %fse
%fvt = getelementptr i8, ptr %fvs, i64 8
%fvu = load i8, ptr %fvt, align 1, !noalias !309
%fvv = zext i8 %fvu to i64
%ftb = add nsw i64 %fse, 9
%fvw = and i64 %fvv, 127
%fvx = shl nuw nsw i64 %fvw, 56
%ftj = or i64 %fvx, %fvp
%fvy = icmp slt i8 %fvu, 0
br i1 %fvy, label %fsz, label %fsn
fvz:
%fwa = lshr i64 %fwb, 1
%fwc = and i64 %fwb, 1
%fwd = icmp eq i64 %fwc, 0
br i1 %fwd, label %fwe, label %yc
fwe:
%fwf = phi i64 [ %fwa, %fvz ], [ 0, %ftf ]
%fwg = phi i64 [ %fwh, %fvz ], [ %mp, %ftf ]
%fwi = sub nsw i64 %fk, %fwg
%fwj = icmp sgt i64 %fwf, %fwi
br i1 %fwj, label %yc, label %fsc
fsn:
%fwb = phi i64 [ %fti, %ftg ], [ %fsj, %frz ], [ %fsw, %fsm ], [ %ftr, %fsy ], [ %fub, %ftt ], [ %ful, %fud ], [ %fuv, %fun ], [ %fvf, %fux ], [ %fvp, %fvh ], [ %ftj, %fvr ]
%fwh = phi i64 [ %fso, %ftg ], [ %fsk, %frz ], [ %fst, %fsm ], [ %fto, %fsy ], [ %fty, %ftt ], [ %fui, %fud ], [ %fus, %fun ], [ %fvc, %fux ], [ %fvm, %fvh ], [ %ftb, %fvr ]
%fwk = icmp sgt i64 %fwh, %fk
br i1 %fwk, label %yc, label %fvz
ftf:
%fwl = icmp slt i64 %fk, %mp
br i1 %fwl, label %yc, label %fwe
fsc:
%fsf = add nsw i64 %fwg, %fwf
%fsb = add i64 %fsa, -1
%fwm = icmp eq i64 %fsb, 0
br i1 %fwm, label %evz, label %frz
evz:
%evy = phi i64 [ %foq, %fop ], [ %fpp, %fpn ], [ %fpv, %fpy ], [ %fsf, %fsc ]
%fwn = icmp sgt i64 %fkf, 1
br i1 %fwn, label %fkc, label %evq
evx:
%evw = phi i64 [ %evu, %fgl ], [ %fgt, %fgu ], [ %fgs, %fgr ]
%fwo = icmp sgt i64 %evw, %fk
br i1 %fwo, label %yc, label %evq
evv:
%fwp = icmp slt i64 %fek, 1
br i1 %fwp, label %evq, label %fke
fke:
%fwq = icmp eq i64 %fgd, 1
%fwr = icmp eq i64 %fgf, 1
%fou = select i1 %fwq, i1 %fwr, i1 false
%fws = tail call i64 @llvm.smax.i64(i64 %fgd, i64 0)
%fon = sub nsw i64 1, %fgh
%fpu = add nuw i64 %fws, 1
br label %fkc
fov:
%fwt = getelementptr i8, ptr %g, i64 %fot
%fwu = load i8, ptr %fwt, align 1, !noalias !305
%fwv = icmp sgt i8 %fwu, -1
br i1 %fwv, label %fox, label %fow
fow:
br label %fpq
fpt:
%fpw = phi i64 [ %fqx, %fqe ], [ %mp, %fqw ]
%fww = icmp sgt i64 %fpw, %fk
br i1 %fww, label %yc, label %fpq
fpy:
%fwx = icmp slt i64 %fgf, 1
br i1 %fwx, label %evz, label %fsd
fsd:
br label %frz
feo:
%fwy = icmp eq i64 %fek, 0
br i1 %fwy, label %yc, label %ffz
qa:
%fwz = getelementptr i8, ptr %g, i64 %pk
%fxa = load i8, ptr %fwz, align 1, !noalias !314
%fxb = zext i8 %fxa to i64
%fxc = and i64 %fxb, 127
%fxd = add nsw i64 %pk, 1
%fxe = icmp slt i8 %fxa, 0
br i1 %fxe, label %fxf, label %fxg
fxf:
%fxh = add i64 %pk, 10
%fxi = getelementptr i8, ptr %g, i64 %pk
%fxj = getelementptr i8, ptr %fxi, i64 1
%fxk = load i8, ptr %fxj, align 1, !noalias !314
%fxl = zext i8 %fxk to i64
%fxm = add nsw i64 %pk, 2
%fxn = and i64 %fxl, 127
%fxo = shl nuw nsw i64 %fxn, 7
%fxp = or disjoint i64 %fxo, %fxc
%fxq = icmp slt i8 %fxk, 0
br i1 %fxq, label %fxr, label %fxg
fxs:
%fxt = getelementptr i8, ptr %g, i64 %fxu
%fxv = load i8, ptr %fxt, align 1, !noalias !314
%fxw = zext nneg i8 %fxv to i64
%fxx = icmp ugt i8 %fxv, 1
br i1 %fxx, label %fxy, label %fxz
fxz:
%fya = shl nuw i64 %fxw, 63
%fyb = or i64 %fya, %fyc
br label %fxg
fxr:
%fyd = getelementptr i8, ptr %g, i64 %pk
%fye = getelementptr i8, ptr %fyd, i64 2
%fyf = load i8, ptr %fye, align 1, !noalias !314
%fyg = zext i8 %fyf to i64
%fyh = add nsw i64 %pk, 3
%fyi = and i64 %fyg, 127
%fyj = shl nuw nsw i64 %fyi, 14
%fyk = or disjoint i64 %fyj, %fxp
%fyl = icmp slt i8 %fyf, 0
br i1 %fyl, label %fym, label %fxg
fym:
%fyn = getelementptr i8, ptr %g, i64 %pk
%fyo = getelementptr i8, ptr %fyn, i64 3
%fyp = load i8, ptr %fyo, align 1, !noalias !314
%fyq = zext i8 %fyp to i64
%fyr = add nsw i64 %pk, 4
%fys = and i64 %fyq, 127
%fyt = shl nuw nsw i64 %fys, 21
%fyu = or disjoint i64 %fyt, %fyk
%fyv = icmp slt i8 %fyp, 0
br i1 %fyv, label %fyw, label %fxg
fyw:
%fyx = getelementptr i8, ptr %g, i64 %pk
%fyy = getelementptr i8, ptr %fyx, i64 4
%fyz = load i8, ptr %fyy, align 1, !noalias !314
%fza = zext i8 %fyz to i64
%fzb = add nsw i64 %pk, 5
%fzc = and i64 %fza, 127
%fzd = shl nuw nsw i64 %fzc, 28
%fze = or disjoint i64 %fzd, %fyu
%fzf = icmp slt i8 %fyz, 0
br i1 %fzf, label %fzg, label %fxg
fzg:
%fzh = getelementptr i8, ptr %g, i64 %pk
%fzi = getelementptr i8, ptr %fzh, i64 5
%fzj = load i8, ptr %fzi, align 1, !noalias !314
%fzk = zext i8 %fzj to i64
%fzl = add nsw i64 %pk, 6
%fzm = and i64 %fzk, 127
%fzn = shl nuw nsw i64 %fzm, 35
%fzo = or disjoint i64 %fzn, %fze
%fzp = icmp slt i8 %fzj, 0
br i1 %fzp, label %fzq, label %fxg
fzq:
%fzr = getelementptr i8, ptr %g, i64 %pk
%fzs = getelementptr i8, ptr %fzr, i64 6
%fzt = load i8, ptr %fzs, align 1, !noalias !314
%fzu = zext i8 %fzt to i64
%fzv = add nsw i64 %pk, 7
%fzw = and i64 %fzu, 127
%fzx = shl nuw nsw i64 %fzw, 42
%fzy = or i64 %fzx, %fzo
%fzz = icmp slt i8 %fzt, 0
br i1 %fzz, label %gaa, label %fxg
gaa:
%gab = getelementptr i8, ptr %g, i64 %pk
%gac = getelementptr i8, ptr %gab, i64 7
%gad = load i8, ptr %gac, align 1, !noalias !314
%gae = zext i8 %gad to i64
%gaf = add nsw i64 %pk, 8
%gag = and i64 %gae, 127
%gah = shl nuw nsw i64 %gag, 49
%gai = or i64 %gah, %fzy
%gaj = icmp slt i8 %gad, 0
br i1 %gaj, label %gak, label %fxg
gak:
%gal = getelementptr i8, ptr %g, i64 %pk
%gam = getelementptr i8, ptr %gal, i64 8
%gan = load i8, ptr %gam, align 1, !noalias !314
%gao = zext i8 %gan to i64
%fxu = add nsw i64 %pk, 9
%gap = and i64 %gao, 127
%gaq = shl nuw nsw i64 %gap, 56
%fyc = or i64 %gaq, %gai
%gar = icmp slt i8 %gan, 0
br i1 %gar, label %fxs, label %fxg
fxg:
%gas = phi i64 [ %fyb, %fxz ], [ %fxc, %qa ], [ %fxp, %fxf ], [ %fyk, %fxr ], [ %fyu, %fym ], [ %fze, %fyw ], [ %fzo, %fzg ], [ %fzy, %fzq ], [ %gai, %gaa ], [ %fyc, %gak ]
%gat = phi i64 [ %fxh, %fxz ], [ %fxd, %qa ], [ %fxm, %fxf ], [ %fyh, %fxr ], [ %fyr, %fym ], [ %fzb, %fyw ], [ %fzl, %fzg ], [ %fzv, %fzq ], [ %gaf, %gaa ], [ %fxu, %gak ]
%gau = lshr i64 %gas, 1
%gav = and i64 %gas, 1
%gaw = sub nsw i64 0, %gav
%gax = icmp ne i64 %gau, %gaw
br label %fxy
qc:
%gay = icmp slt i64 %pk, %fk
br i1 %gay, label %gaz, label %yc
gaz:
%gba = icmp slt i64 %pk, 0
%gbb = select i1 %gba, i64 %h, i64 0
%gbc = getelementptr i8, ptr %g, i64 %pk
%gbd = getelementptr i8, ptr %gbc, i64 %gbb
%gbe = load i8, ptr %gbd, align 1, !noalias !319
%gbf = icmp ugt i8 %gbe, 1
br i1 %gbf, label %yc, label %gbg
gbg:
%gbh = icmp eq i8 %gbe, 1
br i1 %gbh, label %gbi, label %gbj
gbi:
%gbk = getelementptr i8, ptr %hu, i64 16
%gbl = load i64, ptr %gbk, align 8, !noalias !319
%gbm = icmp slt i64 %gbl, 0
%gbn = select i1 %gbm, i64 %ci, i64 0
%gbo = mul i64 %gbl, 24
%gbp = getelementptr i8, ptr %ch, i64 %gbo
%gbq = getelementptr i8, ptr %gbp, i64 8
%gbr = getelementptr i64, ptr %gbq, i64 %gbn
%gbs = load i64, ptr %gbr, align 8, !noalias !322
%gbt = ashr i64 %nq, 3
%gbu = add nsw i64 %gbs, %gbt
%gbv = icmp slt i64 %gbu, 0
%gbw = select i1 %gbv, i64 %bn, i64 0
%gbx = getelementptr i8, ptr %bm, i64 %gbu
%gby = getelementptr i8, ptr %gbx, i64 %gbw
%gbz = load i8, ptr %gby, align 1, !noalias !322
%gca = and i64 %nq, 7
%gcb = shl nuw nsw i64 1, %gca
%gcc = trunc nuw i64 %gcb to i8
%gcd = or i8 %gbz, %gcc
store i8 %gcd, ptr %gby, align 1, !noalias !322
br label %gbj
gbj:
%gce = add nsw i64 %pk, 1
br label %yc
qd:
%gcf = getelementptr i8, ptr %g, i64 %pk
%gcg = load i8, ptr %gcf, align 1, !noalias !325
%gch = zext i8 %gcg to i64
%gci = and i64 %gch, 127
%gcj = add nsw i64 %pk, 1
%gck = icmp slt i8 %gcg, 0
br i1 %gck, label %gcl, label %gcm
gcl:
%gcn = add i64 %pk, 10
%gco = getelementptr i8, ptr %g, i64 %pk
%gcp = getelementptr i8, ptr %gco, i64 1
%gcq = load i8, ptr %gcp, align 1, !noalias !325
%gcr = zext i8 %gcq to i64
%gcs = add nsw i64 %pk, 2
%gct = and i64 %gcr, 127
%gcu = shl nuw nsw i64 %gct, 7
%gcv = or disjoint i64 %gcu, %gci
%gcw = icmp slt i8 %gcq, 0
br i1 %gcw, label %gcx, label %gcm
gcy:
%gcz = getelementptr i8, ptr %g, i64 %gda
%gdb = load i8, ptr %gcz, align 1, !noalias !325
%gdc = zext nneg i8 %gdb to i64
%gdd = icmp ugt i8 %gdb, 1
br i1 %gdd, label %gde, label %gdf
gdf:
%gdg = shl nuw i64 %gdc, 63
%gdh = or i64 %gdg, %gdi
br label %gcm
gcx:
%gdj = getelementptr i8, ptr %g, i64 %pk
%gdk = getelementptr i8, ptr %gdj, i64 2
%gdl = load i8, ptr %gdk, align 1, !noalias !325
%gdm = zext i8 %gdl to i64
%gdn = add nsw i64 %pk, 3
%gdo = and i64 %gdm, 127
%gdp = shl nuw nsw i64 %gdo, 14
%gdq = or disjoint i64 %gdp, %gcv
%gdr = icmp slt i8 %gdl, 0
br i1 %gdr, label %gds, label %gcm
gds:
%gdt = getelementptr i8, ptr %g, i64 %pk
%gdu = getelementptr i8, ptr %gdt, i64 3
%gdv = load i8, ptr %gdu, align 1, !noalias !325
%gdw = zext i8 %gdv to i64
%gdx = add nsw i64 %pk, 4
%gdy = and i64 %gdw, 127
%gdz = shl nuw nsw i64 %gdy, 21
%gea = or disjoint i64 %gdz, %gdq
%geb = icmp slt i8 %gdv, 0
br i1 %geb, label %gec, label %gcm
gec:
%ged = getelementptr i8, ptr %g, i64 %pk
%gee = getelementptr i8, ptr %ged, i64 4
%gef = load i8, ptr %gee, align 1, !noalias !325
%geg = zext i8 %gef to i64
%geh = add nsw i64 %pk, 5
%gei = and i64 %geg, 127
%gej = shl nuw nsw i64 %gei, 28
%gek = or disjoint i64 %gej, %gea
%gel = icmp slt i8 %gef, 0
br i1 %gel, label %gem, label %gcm
gem:
%gen = getelementptr i8, ptr %g, i64 %pk
%geo = getelementptr i8, ptr %gen, i64 5
%gep = load i8, ptr %geo, align 1, !noalias !325
%geq = zext i8 %gep to i64
%ger = add nsw i64 %pk, 6
%ges = and i64 %geq, 127
%get = shl nuw nsw i64 %ges, 35
%geu = or disjoint i64 %get, %gek
%gev = icmp slt i8 %gep, 0
br i1 %gev, label %gew, label %gcm
gew:
%gex = getelementptr i8, ptr %g, i64 %pk
%gey = getelementptr i8, ptr %gex, i64 6
%gez = load i8, ptr %gey, align 1, !noalias !325
%gfa = zext i8 %gez to i64
%gfb = add nsw i64 %pk, 7
%gfc = and i64 %gfa, 127
%gfd = shl nuw nsw i64 %gfc, 42
%gfe = or i64 %gfd, %geu
%gff = icmp slt i8 %gez, 0
br i1 %gff, label %gfg, label %gcm
gfg:
%gfh = getelementptr i8, ptr %g, i64 %pk
%gfi = getelementptr i8, ptr %gfh, i64 7
%gfj = load i8, ptr %gfi, align 1, !noalias !325
%gfk = zext i8 %gfj to i64
%gfl = add nsw i64 %pk, 8
%gfm = and i64 %gfk, 127
%gfn = shl nuw nsw i64 %gfm, 49
%gfo = or i64 %gfn, %gfe
%gfp = icmp slt i8 %gfj, 0
br i1 %gfp, label %gfq, label %gcm
gfq:
%gfr = getelementptr i8, ptr %g, i64 %pk
%gfs = getelementptr i8, ptr %gfr, i64 8
%gft = load i8, ptr %gfs, align 1, !noalias !325
%gfu = zext i8 %gft to i64
%gda = add nsw i64 %pk, 9
%gfv = and i64 %gfu, 127
%gfw = shl nuw nsw i64 %gfv, 56
%gdi = or i64 %gfw, %gfo
%gfx = icmp slt i8 %gft, 0
br i1 %gfx, label %gcy, label %gcm
gde:
%gfy = phi i64 [ %gfz, %gcm ], [ %mp, %gcy ]
%gga = phi i64 [ %ggb, %gcm ], [ 0, %gcy ]
%ggc = getelementptr i8, ptr %hu, i64 24
%ggd = load i64, ptr %ggc, align 8, !noalias !330
%gge = icmp slt i64 %gga, %ggd
br i1 %gge, label %ggf, label %ggg
ggg:
%ggh = phi i64 [ %gfz, %gcm ], [ %gfy, %gde ]
%ggi = icmp sgt i64 %ggh, %fk
br i1 %ggi, label %yc, label %ggj
ggj:
%ggk = getelementptr i8, ptr %hu, i64 32
%ggl = load i64, ptr %ggk, align 8, !noalias !330
br label %yc
ggf:
%ggm = getelementptr i8, ptr %hu, i64 40
%ggn = load i64, ptr %ggm, align 8, !noalias !330
%ggo = icmp eq i64 %ggn, 4
%ggp = getelementptr i8, ptr %hu, i64 16
%ggq = load i64, ptr %ggp, align 8, !noalias !330
%ggr = mul i64 %ggq, 24
%ggs = getelementptr i8, ptr %ch, i64 %ggr
%ggt = getelementptr i8, ptr %ggs, i64 8
%ggu = load i64, ptr %ggt, align 8, !noalias !330
br i1 %ggo, label %ggv, label %ggw
gcm:
%ggx = phi i64 [ %gdh, %gdf ], [ %gci, %qd ], [ %gcv, %gcl ], [ %gdq, %gcx ], [ %gea, %gds ], [ %gek, %gec ], [ %geu, %gem ], [ %gfe, %gew ], [ %gfo, %gfg ], [ %gdi, %gfq ]
%gfz = phi i64 [ %gcn, %gdf ], [ %gcj, %qd ], [ %gcs, %gcl ], [ %gdn, %gcx ], [ %gdx, %gds ], [ %geh, %gec ], [ %ger, %gem ], [ %gfb, %gew ], [ %gfl, %gfg ], [ %gda, %gfq ]
%ggb = lshr i64 %ggx, 1
%ggy = and i64 %ggx, 1
%ggz = icmp eq i64 %ggy, 0
br i1 %ggz, label %gde, label %ggg
ggv:
%gha = ashr i64 %ggu, 2
%ghb = trunc i64 %gga to i32
%ghc = add nsw i64 %gha, %nq
%ghd = icmp slt i64 %ghc, 0
%ghe = select i1 %ghd, i64 %bu, i64 0
%ghf = getelementptr i32, ptr %bt, i64 %ghc
%ghg = getelementptr i32, ptr %ghf, i64 %ghe
store i32 %ghb, ptr %ghg, align 4, !noalias !330
br label %yc
ggw:
%ghh = ashr i64 %ggu, 3
%ghi = add nsw i64 %ghh, %nq
%ghj = icmp slt i64 %ghi, 0
%ghk = select i1 %ghj, i64 %cb, i64 0
%ghl = getelementptr i64, ptr %ca, i64 %ghi
%ghm = getelementptr i64, ptr %ghl, i64 %ghk
store i64 %gga, ptr %ghm, align 8, !noalias !330
br label %yc
qe:
%ghn = getelementptr i8, ptr %hu, i64 24
%gho = load i64, ptr %ghn, align 8, !noalias !331
%ghp = getelementptr i8, ptr %hu, i64 32
%ghq = load i64, ptr %ghp, align 8, !noalias !331
%ghr = icmp slt i64 %ghq, 0
br i1 %ghr, label %ghs, label %ght
ghs:
%ghu = getelementptr i8, ptr %g, i64 %pk
%ghv = load i8, ptr %ghu, align 1, !noalias !334
%ghw = zext i8 %ghv to i64
%ghx = and i64 %ghw, 127
%ghy = add nsw i64 %pk, 1
%ghz = icmp slt i8 %ghv, 0
br i1 %ghz, label %gia, label %gib
gia:
%gic = add i64 %pk, 10
%gid = getelementptr i8, ptr %g, i64 %pk
%gie = getelementptr i8, ptr %gid, i64 1
%gif = load i8, ptr %gie, align 1, !noalias !334
%gig = zext i8 %gif to i64
%gih = add nsw i64 %pk, 2
%gii = and i64 %gig, 127
%gij = shl nuw nsw i64 %gii, 7
%gik = or disjoint i64 %gij, %ghx
%gil = icmp slt i8 %gif, 0
br i1 %gil, label %gim, label %gib
gin:
%gio = getelementptr i8, ptr %g, i64 %gip
%giq = load i8, ptr %gio, align 1, !noalias !334
%gir = zext nneg i8 %giq to i64
%gis = icmp ugt i8 %giq, 1
br i1 %gis, label %git, label %giu
giu:
%giv = shl nuw i64 %gir, 63
%giw = or i64 %giv, %gix
br label %gib
gim:
%giy = getelementptr i8, ptr %g, i64 %pk
%giz = getelementptr i8, ptr %giy, i64 2
%gja = load i8, ptr %giz, align 1, !noalias !334
%gjb = zext i8 %gja to i64
%gjc = add nsw i64 %pk, 3
%gjd = and i64 %gjb, 127
%gje = shl nuw nsw i64 %gjd, 14
%gjf = or disjoint i64 %gje, %gik
%gjg = icmp slt i8 %gja, 0
br i1 %gjg, label %gjh, label %gib
gjh:
%gji = getelementptr i8, ptr %g, i64 %pk
%gjj = getelementptr i8, ptr %gji, i64 3
%gjk = load i8, ptr %gjj, align 1, !noalias !334
%gjl = zext i8 %gjk to i64
%gjm = add nsw i64 %pk, 4
%gjn = and i64 %gjl, 127
%gjo = shl nuw nsw i64 %gjn, 21
%gjp = or disjoint i64 %gjo, %gjf
%gjq = icmp slt i8 %gjk, 0
br i1 %gjq, label %gjr, label %gib
gjr:
%gjs = getelementptr i8, ptr %g, i64 %pk
%gjt = getelementptr i8, ptr %gjs, i64 4
%gju = load i8, ptr %gjt, align 1, !noalias !334
%gjv = zext i8 %gju to i64
%gjw = add nsw i64 %pk, 5
%gjx = and i64 %gjv, 127
%gjy = shl nuw nsw i64 %gjx, 28
%gjz = or disjoint i64 %gjy, %gjp
%gka = icmp slt i8 %gju, 0
br i1 %gka, label %gkb, label %gib
gkb:
%gkc = getelementptr i8, ptr %g, i64 %pk
%gkd = getelementptr i8, ptr %gkc, i64 5
%gke = load i8, ptr %gkd, align 1, !noalias !334
%gkf = zext i8 %gke to i64
%gkg = add nsw i64 %pk, 6
%gkh = and i64 %gkf, 127
%gki = shl nuw nsw i64 %gkh, 35
%gkj = or disjoint i64 %gki, %gjz
%gkk = icmp slt i8 %gke, 0
br i1 %gkk, label %gkl, label %gib
gkl:
%gkm = getelementptr i8, ptr %g, i64 %pk
%gkn = getelementptr i8, ptr %gkm, i64 6
%gko = load i8, ptr %gkn, align 1, !noalias !334
%gkp = zext i8 %gko to i64
%gkq = add nsw i64 %pk, 7
%gkr = and i64 %gkp, 127
%gks = shl nuw nsw i64 %gkr, 42
%gkt = or i64 %gks, %gkj
%gku = icmp slt i8 %gko, 0
br i1 %gku, label %gkv, label %gib
gkv:
%gkw = getelementptr i8, ptr %g, i64 %pk
%gkx = getelementptr i8, ptr %gkw, i64 7
%gky = load i8, ptr %gkx, align 1, !noalias !334
%gkz = zext i8 %gky to i64
%gla = add nsw i64 %pk, 8
%glb = and i64 %gkz, 127
%glc = shl nuw nsw i64 %glb, 49
%gld = or i64 %glc, %gkt
%gle = icmp slt i8 %gky, 0
br i1 %gle, label %glf, label %gib
glf:
%glg = getelementptr i8, ptr %g, i64 %pk
%glh = getelementptr i8, ptr %glg, i64 8
%gli = load i8, ptr %glh, align 1, !noalias !334
%glj = zext i8 %gli to i64
%gip = add nsw i64 %pk, 9
%glk = and i64 %glj, 127
%gll = shl nuw nsw i64 %glk, 56
%gix = or i64 %gll, %gld
%glm = icmp slt i8 %gli, 0
br i1 %glm, label %gin, label %gib
gln:
%glo = lshr i64 %glp, 1
%glq = and i64 %glp, 1
%glr = icmp eq i64 %glq, 0
br i1 %glr, label %gls, label %yc
gls:
%glt = phi i64 [ %glo, %gln ], [ 0, %git ]
%glu = phi i64 [ %glv, %gln ], [ %mp, %git ]
%glw = sub nsw i64 %fk, %glu
%glx = icmp sgt i64 %glt, %glw
br i1 %glx, label %yc, label %gly
gib:
%glp = phi i64 [ %giw, %giu ], [ %ghx, %ghs ], [ %gik, %gia ], [ %gjf, %gim ], [ %gjp, %gjh ], [ %gjz, %gjr ], [ %gkj, %gkb ], [ %gkt, %gkl ], [ %gld, %gkv ], [ %gix, %glf ]
%glv = phi i64 [ %gic, %giu ], [ %ghy, %ghs ], [ %gih, %gia ], [ %gjc, %gim ], [ %gjm, %gjh ], [ %gjw, %gjr ], [ %gkg, %gkb ], [ %gkq, %gkl ], [ %gla, %gkv ], [ %gip, %glf ]
%glz = icmp sgt i64 %glv, %fk
br i1 %glz, label %yc, label %gln
git:
%gma = icmp slt i64 %fk, %mp
br i1 %gma, label %yc, label %gls
ght:
%gmb = sub nsw i64 %fk, %pk
%gmc = icmp sgt i64 %ghq, %gmb
br i1 %gmc, label %yc, label %gly
gly:
%gmd = phi i64 [ %ghq, %ght ], [ %glt, %gls ]
%gme = phi i64 [ %pk, %ght ], [ %glu, %gls ]
%gmf = getelementptr i8, ptr %hu, i64 16
%gmg = load i64, ptr %gmf, align 8, !noalias !331
%gmh = icmp slt i64 %gmg, 0
%gmi = select i1 %gmh, i64 %ci, i64 0
%gmj = mul i64 %gmg, 24
%gmk = getelementptr i8, ptr %ch, i64 %gmj
%gml = getelementptr i8, ptr %gmk, i64 8
%gmm = getelementptr i64, ptr %gml, i64 %gmi
%gmn = load i64, ptr %gmm, align 8, !noalias !331
%gmo = mul i64 %gho, %nq
%gmp = add i64 %gmn, %gmo
%gmq = icmp eq i64 %gmd, 0
br i1 %gmq, label %gmr, label %gms
gms:
%gmt = icmp slt i64 %gme, 0
%gmu = select i1 %gmt, i64 %h, i64 0
%gmv = getelementptr i8, ptr %g, i64 %gme
%gmw = getelementptr i8, ptr %gmv, i64 %gmu
%gmx = load i8, ptr %gmw, align 1, !noalias !339
%gmy = icmp slt i8 %gmx, 0
br i1 %gmy, label %gmz, label %gmr
gmr:
br label %gmz
gna:
%gnb = phi i64 [ %gnc, %gnd ], [ %gne, %gmz ]
%gnf = phi i64 [ %gng, %gnd ], [ %gnh, %gmz ]
%gni = icmp sgt i64 %gnf, 0
br i1 %gni, label %gnd, label %gnj
gnd:
%gng = add nsw i64 %gnf, -1
%gnk = icmp slt i64 %gnb, 0
%gnl = select i1 %gnk, i64 %h, i64 0
%gnm = getelementptr i8, ptr %g, i64 %gnl
%gnn = getelementptr i8, ptr %gnm, i64 %gnb
%gno = load i8, ptr %gnn, align 1, !noalias !339
%gnp = icmp eq i8 %gno, %gnq
%gnc = add i64 %gnb, -1
br i1 %gnp, label %gna, label %yc
gnr:
%gns = phi i64 [ %gnt, %gnu ], [ %gnv, %gnw ]
%gnx = phi i64 [ 0, %gnu ], [ %gny, %gnw ]
%gnz = add i64 %gns, -1
%goa = icmp slt i64 %gnx, %gmd
br i1 %goa, label %gob, label %goc
gob:
%god = icmp sgt i64 %gns, -1
%goe = select i1 %god, i64 -1, i64 %eq
%gof = getelementptr i8, ptr %g, i64 %goe
%gog = getelementptr i8, ptr %gof, i64 %gns
%goh = getelementptr i8, ptr %gog, i64 1
%goi = load i8, ptr %goh, align 1, !noalias !339
br label %goc
goc:
%goj = phi i8 [ %goi, %gob ], [ %gnq, %gnr ]
%gok = add i64 %gmp, %gnx
%gol = icmp slt i64 %gok, 0
%gom = select i1 %gol, i64 %bn, i64 0
%gon = getelementptr i8, ptr %goo, i64 %gom
%gop = getelementptr i8, ptr %gon, i64 %gnx
store i8 %goj, ptr %gop, align 1, !noalias !339
%goq = add i64 %gnx, 1
%gor = icmp slt i64 %goq, %gmd
br i1 %gor, label %gos, label %gnw
gos:
%got = icmp slt i64 %gnz, 0
%gou = select i1 %got, i64 %er, i64 -2
%gov = getelementptr i8, ptr %g, i64 %gou
%gow = getelementptr i8, ptr %gov, i64 %gns
%gox = getelementptr i8, ptr %gow, i64 1
%goy = load i8, ptr %gox, align 1, !noalias !339
br label %gnw
gnw:
%goz = phi i8 [ %goy, %gos ], [ %gnq, %goc ]
%gpa = add i64 %gmp, %gnx
%gpb = add i64 %gpa, 1
%gpc = icmp slt i64 %gpb, 0
%gpd = select i1 %gpc, i64 %ep, i64 1
%gpe = getelementptr i8, ptr %goo, i64 %gpd
%gpf = getelementptr i8, ptr %gpe, i64 %gnx
store i8 %goz, ptr %gpf, align 1, !noalias !339
%gnv = add i64 %gns, -2
%gny = add i64 %goq, 1
%gpg = icmp eq i64 %gny, %gph
br i1 %gpg, label %gpi, label %gnr
gpi:
%gpj = and i64 %gho, 1
%gpk = icmp eq i64 %gpj, 0
br i1 %gpk, label %gpl, label %gpm
gpm:
%gpn = phi i64 [ 0, %gpo ], [ %gph, %gpi ]
%gpp = icmp slt i64 %gpn, %gmd
br i1 %gpp, label %gpq, label %gpr
gpq:
%gps = xor i64 %gpn, -1
%gpt = add i64 %gpu, %gps
%gpv = icmp slt i64 %gpt, 0
%gpw = select i1 %gpv, i64 %h, i64 0
%gpx = getelementptr i8, ptr %g, i64 %gpt
%gpy = getelementptr i8, ptr %gpx, i64 %gpw
%gpz = load i8, ptr %gpy, align 1, !noalias !339
br label %gpr
gpr:
%gqa = phi i8 [ %gpz, %gpq ], [ %gnq, %gpm ]
%gqb = add nsw i64 %gpn, %gmp
%gqc = icmp slt i64 %gqb, 0
%gqd = select i1 %gqc, i64 %bn, i64 0
%gqe = getelementptr i8, ptr %bm, i64 %gqb
%gqf = getelementptr i8, ptr %gqe, i64 %gqd
store i8 %gqa, ptr %gqf, align 1, !noalias !339
br label %gpl
gpl:
%gqg = icmp sgt i64 %gmd, %gho
br i1 %gqg, label %gqh, label %gqi
gmz:
%gqj = phi i1 [ true, %gmr ], [ false, %gms ]
%gnq = phi i8 [ 0, %gmr ], [ -1, %gms ]
%gqk = sub i64 %gmd, %gho
%gnh = tail call i64 @llvm.smax.i64(i64 %gqk, i64 0)
%gpu = add i64 %gme, %gmd
%gql = xor i64 %gho, -1
%gne = add i64 %gpu, %gql
br label %gna
gnj:
%gqm = icmp slt i64 %gho, 1
br i1 %gqm, label %gpl, label %gpo
gpo:
%gqn = icmp eq i64 %gho, 1
br i1 %gqn, label %gpm, label %gnu
gnu:
%gqo = add i64 %ej, 2
%gph = and i64 %gho, %gqo
%goo = getelementptr i8, ptr %bm, i64 %gmp
%gnt = add i64 %gpu, -1
br label %gnr
gqh:
%gqp = add nsw i64 %gmp, %gho
%gqq = icmp sgt i64 %gqp, 0
%gqr = select i1 %gqq, i64 0, i64 %bn
%gqs = getelementptr i8, ptr %bm, i64 %gqp
%gqt = getelementptr i8, ptr %gqs, i64 -1
%gqu = getelementptr i8, ptr %gqt, i64 %gqr
%gqv = load i8, ptr %gqu, align 1, !noalias !339
%gqw = icmp sgt i8 %gqv, -1
%gqx = xor i1 %gqj, %gqw
br i1 %gqx, label %yc, label %gqi
gqi:
%gqy = ashr i64 %gmp, 3
%gqz = ashr i64 %gho, 3
%gra = getelementptr i8, ptr %hu, i64 40
%grb = load i64, ptr %gra, align 8, !noalias !331
%grc = add nsw i64 %gqy, %gqz
%grd = icmp sgt i64 %grc, 0
%gre = select i1 %grd, i64 0, i64 %cb
%grf = getelementptr i64, ptr %ca, i64 %grc
%grg = getelementptr i8, ptr %grf, i64 -8
%grh = getelementptr i64, ptr %grg, i64 %gre
%gri = load i64, ptr %grh, align 8, !noalias !342
%grj = freeze i64 %gri
%grk = icmp sgt i64 %grj, -1
%grl = tail call i64 @llvm.smax.i64(i64 %gqz, i64 0)
%grm = add nsw i64 %gqz, -1
%grn = add i64 %grm, %grb
br i1 %grk, label %gro, label %grp
grp:
br label %grq
gro:
br label %grr
grr:
%grs = phi i64 [ %grt, %gru ], [ %grn, %gro ]
%grv = phi i64 [ %grw, %gru ], [ %grc, %gro ]
%grx = phi i64 [ %gry, %gru ], [ %grl, %gro ]
%grz = icmp sgt i64 %grx, 0
br i1 %grz, label %gru, label %gsa
gru:
%grw = add nsw i64 %grv, -1
%gry = add nsw i64 %grx, -1
%gsb = icmp sgt i64 %grv, 0
%gsc = select i1 %gsb, i64 0, i64 %es
%gsd = getelementptr i8, ptr %eu, i64 %gsc
%gse = shl i64 %grv, 3
%gsf = getelementptr i8, ptr %gsd, i64 %gse
%gsg = load i64, ptr %gsf, align 8, !noalias !342
%gsh = icmp slt i64 %grs, 0
%gsi = select i1 %gsh, i64 %et, i64 0
%gsj = getelementptr i8, ptr %bf, i64 %gsi
%gsk = shl i64 %grs, 3
%gsl = getelementptr i8, ptr %gsj, i64 %gsk
%gsm = load i64, ptr %gsl, align 8, !noalias !342
%gsn = icmp eq i64 %gsg, %gsm
%grt = add i64 %grs, -1
br i1 %gsn, label %grr, label %gso
grq:
%gsp = phi i64 [ %gsq, %gsr ], [ %grn, %grp ]
%gss = phi i64 [ %gst, %gsr ], [ %grc, %grp ]
%gsu = phi i64 [ %gsv, %gsr ], [ %grl, %grp ]
%gsw = icmp sgt i64 %gsu, 0
br i1 %gsw, label %gsr, label %yc
gsr:
%gst = add nsw i64 %gss, -1
%gsv = add nsw i64 %gsu, -1
%gsx = icmp sgt i64 %gss, 0
%gsy = select i1 %gsx, i64 0, i64 %es
%gsz = getelementptr i8, ptr %eu, i64 %gsy
%gta = shl i64 %gss, 3
%gtb = getelementptr i8, ptr %gsz, i64 %gta
%gtc = load i64, ptr %gtb, align 8, !noalias !342
%gtd = xor i64 %gtc, -1
%gte = icmp slt i64 %gsp, 0
%gtf = select i1 %gte, i64 %et, i64 0
%gtg = getelementptr i8, ptr %bf, i64 %gtf
%gth = shl i64 %gsp, 3
%gti = getelementptr i8, ptr %gtg, i64 %gth
%gtj = load i64, ptr %gti, align 8, !noalias !342
%gtk = icmp eq i64 %gtj, %gtd
%gsq = add i64 %gsp, -1
br i1 %gtk, label %grq, label %gso
gso:
%gtl = phi i64 [ %gsg, %gru ], [ %gtd, %gsr ]
%gtm = phi i64 [ %gsm, %gru ], [ %gtj, %gsr ]
%gtn = icmp ult i64 %gtl, %gtm
br i1 %gtn, label %gsa, label %yc
gsa:
br label %yc
qf:
%gto = getelementptr i8, ptr %hu, i64 24
%gtp = load i64, ptr %gto, align 8, !noalias !345
%gtq = sub nsw i64 %fk, %pk
%gtr = icmp sgt i64 %gtp, %gtq
br i1 %gtr, label %yc, label %gts
gts:
%gtt = getelementptr i8, ptr %hu, i64 16
%gtu = load i64, ptr %gtt, align 8, !noalias !345
%gtv = icmp slt i64 %gtu, 0
%gtw = select i1 %gtv, i64 %ci, i64 0
%gtx = mul i64 %gtu, 24
%gty = getelementptr i8, ptr %ch, i64 %gtx
%gtz = getelementptr i8, ptr %gty, i64 8
%gua = getelementptr i64, ptr %gtz, i64 %gtw
%gub = load i64, ptr %gua, align 8, !noalias !345
%guc = mul i64 %gtp, %nq
%gud = add i64 %gub, %guc
%gue = icmp ugt i64 %gtp, 7
br i1 %gue, label %guf, label %gug
guf:
%guh = add i64 %gtp, -8
%gui = icmp eq i64 %guh, 0
br i1 %gui, label %guj, label %guk
guk:
%gul = getelementptr i8, ptr %g, i64 %pk
%gum = getelementptr i8, ptr %bm, i64 %gud
%gun = add i64 %gtp, -9
%guo = lshr i64 %gun, 3
%gup = add nuw nsw i64 %guo, 1
%guq = icmp ult i64 %gun, 56
br i1 %guq, label %gur, label %gus
gur:
%gut = phi i64 [ 0, %gus ], [ 0, %guk ], [ %guu, %guv ]
br label %guw
gus:
%gux = ptrtoint ptr %bm to i64
%guy = ptrtoint ptr %g to i64
%guz = add i64 %pk, %guy
%gva = sub i64 %gux, %guz
%gvb = add i64 %gva, %gud
%gvc = icmp ult i64 %gvb, 32
br i1 %gvc, label %gur, label %gvd
gvd:
%gve = bitcast i64 4611686018427387900 to i64
%gvf = and i64 %gup, %gve
%gvg = getelementptr i8, ptr %gum, i64 16
%gvh = getelementptr i8, ptr %fd, i64 %pk
br label %gvi
gvi:
%gvj = phi i64 [ 0, %gvd ], [ %gvk, %gvi ]
%gvl = shl i64 %gvj, 3
%gvm = getelementptr i8, ptr %gvh, i64 %gvl
%gvn = getelementptr i8, ptr %gvm, i64 -16
%gvo = load <2 x i64>, ptr %gvn, align 1, !noalias !348
%gvp = getelementptr i8, ptr %gvh, i64 %gvl
%gvq = load <2 x i64>, ptr %gvp, align 1, !noalias !348
%gvr = shl i64 %gvj, 3
%gvs = getelementptr i8, ptr %gvg, i64 %gvr
%gvt = shl i64 %gvj, 3
%gvu = getelementptr i8, ptr %gvg, i64 %gvt
%gvv = getelementptr i8, ptr %gvu, i64 -16
store <2 x i64> %gvo, ptr %gvv, align 1, !noalias !353
store <2 x i64> %gvq, ptr %gvs, align 1, !noalias !353
%gvk = add nuw i64 %gvj, 4
%gvw = icmp eq i64 %gvf, %gvk
br i1 %gvw, label %guv, label %gvi, !llvm.loop !356
guv:
%guu = shl nuw i64 %gvf, 3
%gvx = icmp eq i64 %gup, %gvf
br i1 %gvx, label %guj, label %gur
gug:
%gvy = icmp samesign ugt i64 %gtp, 3
br i1 %gvy, label %gvz, label %gwa
gwb:
%gwc = getelementptr i8, ptr %g, i64 %pk
%gwd = getelementptr i8, ptr %gwc, i64 1
%gwe = load i8, ptr %gwd, align 1, !noalias !357
%gwf = getelementptr i8, ptr %bm, i64 %gud
%gwg = getelementptr i8, ptr %gwf, i64 1
store i8 %gwe, ptr %gwg, align 1, !noalias !357
%gwh = icmp eq i64 %gtp, 2
br i1 %gwh, label %gwi, label %gwj
gwj:
%gwk = getelementptr i8, ptr %g, i64 %pk
%gwl = getelementptr i8, ptr %gwk, i64 2
%gwm = load i8, ptr %gwl, align 1, !noalias !357
%gwn = getelementptr i8, ptr %bm, i64 %gud
%gwo = getelementptr i8, ptr %gwn, i64 2
store i8 %gwm, ptr %gwo, align 1, !noalias !357
br label %gwi
guw:
%gwp = phi i64 [ %gwq, %guw ], [ %gut, %gur ]
%gwr = getelementptr i8, ptr %gul, i64 %gwp
%gws = load i64, ptr %gwr, align 1, !noalias !348
%gwt = getelementptr i8, ptr %gum, i64 %gwp
store i64 %gws, ptr %gwt, align 1, !noalias !353
%gwq = add nuw i64 %gwp, 8
%gwu = icmp ult i64 %gwq, %guh
br i1 %gwu, label %guw, label %guj, !llvm.loop !358
guj:
%gwv = getelementptr i8, ptr %g, i64 %guh
%gww = getelementptr i8, ptr %gwv, i64 %pk
%gwx = load i64, ptr %gww, align 1, !noalias !359
%gwy = getelementptr i8, ptr %bm, i64 %gud
%gwz = getelementptr i8, ptr %gwy, i64 %guh
store i64 %gwx, ptr %gwz, align 1, !noalias !362
br label %gwi
gvz:
%gxa = add nsw i64 %gtp, -4
%gxb = getelementptr i8, ptr %g, i64 %pk
%gxc = load i32, ptr %gxb, align 1, !noalias !365
%gxd = getelementptr i8, ptr %g, i64 %gxa
%gxe = getelementptr i8, ptr %gxd, i64 %pk
%gxf = load i32, ptr %gxe, align 1, !noalias !368
%gxg = getelementptr i8, ptr %bm, i64 %gud
store i32 %gxc, ptr %gxg, align 1, !noalias !371
%gxh = getelementptr i8, ptr %gxg, i64 %gxa
store i32 %gxf, ptr %gxh, align 1, !noalias !374
br label %gwi
gwa:
%gxi = icmp eq i64 %gtp, 0
br i1 %gxi, label %gwi, label %gxj
gxj:
%gxk = getelementptr i8, ptr %g, i64 %pk
%gxl = getelementptr i8, ptr %bm, i64 %gud
%gxm = load i8, ptr %gxk, align 1, !noalias !357
store i8 %gxm, ptr %gxl, align 1, !noalias !357
%gxn = icmp eq i64 %gtp, 1
br i1 %gxn, label %gwi, label %gwb
gwi:
%gxo = add nsw i64 %gtp, %pk
br label %yc
rf:
%gxp = phi i64 [ %ue, %qn ], [ 0, %qz ]
%gxq = phi i64 [ %ua, %qn ], [ %mp, %qz ]
%gxr = getelementptr i8, ptr %hu, i64 16
%gxs = load i64, ptr %gxr, align 8, !noalias !377
%gxt = mul i64 %gxs, 24
%gxu = getelementptr i8, ptr %ch, i64 %gxt
%gxv = getelementptr i8, ptr %gxu, i64 8
%gxw = load i64, ptr %gxv, align 8, !noalias !378
%gxx = ashr i64 %gxw, 3
%gxy = getelementptr i64, ptr %ca, i64 %gxx
%gxz = getelementptr i64, ptr %gxy, i64 %nq
store i64 %gxp, ptr %gxz, align 8, !noalias !377
br label %yc
bzl:
%gya = phi i64 [ %bzo, %bvt ], [ %bzn, %bzk ], [ %bzo, %bzf ], [ %mp, %bwl ]
%gyb = phi i64 [ 3, %bvt ], [ %bzr, %bzk ], [ 5, %bzf ], [ 3, %bwl ]
%gyc = phi i64 [ 0, %bvt ], [ %bzs, %bzk ], [ 0, %bzf ], [ 0, %bwl ]
%gyd = getelementptr i8, ptr %hu, i64 16
%gye = load i64, ptr %gyd, align 8, !noalias !381
%gyf = mul i64 %gye, 24
%gyg = getelementptr i8, ptr %ch, i64 %gyf
%gyh = getelementptr i8, ptr %gyg, i64 8
%gyi = load i64, ptr %gyh, align 8, !noalias !382
%gyj = ashr i64 %gyi, 3
%gyk = shl nsw i64 %nq, 1
%gyl = add nsw i64 %gyj, %gyk
%gym = icmp slt i64 %gyl, 0
%gyn = select i1 %gym, i64 %cb, i64 0
%gyo = getelementptr i64, ptr %ca, i64 %gyl
%gyp = getelementptr i64, ptr %gyo, i64 %gyn
store i64 %gya, ptr %gyp, align 8, !noalias !381
%gyq = icmp slt i64 %gyl, -1
%gyr = select i1 %gyq, i64 %cb, i64 0
%gys = getelementptr i8, ptr %gyo, i64 8
%gyt = getelementptr i64, ptr %gys, i64 %gyr
store i64 %gyc, ptr %gyt, align 8, !noalias !381
%gyu = add nsw i64 %gyc, %gya
br label %yc
cdu:
%gyv = phi i64 [ 0, %cac ], [ %cea, %cdt ], [ 0, %cdo ], [ 0, %cau ]
%gyw = phi i64 [ %cdx, %cac ], [ %cdw, %cdt ], [ %cdx, %cdo ], [ %mp, %cau ]
%gyx = phi i64 [ 3, %cac ], [ %ceb, %cdt ], [ 5, %cdo ], [ 3, %cau ]
%gyy = add nsw i64 %gyw, %gyv
br label %yc
fxy:
%gyz = phi i1 [ %gax, %fxg ], [ false, %fxs ]
%gza = phi i64 [ %gat, %fxg ], [ %mp, %fxs ]
%gzb = icmp sle i64 %gza, %fk
%gzc = select i1 %gzb, i1 %gyz, i1 false
%gzd = select i1 %gzc, i64 8, i64 0
br label %yc
qb:
%gze = getelementptr i8, ptr %hu, i64 16
%gzf = load i64, ptr %gze, align 8, !noalias !385
%gzg = mul i64 %gzf, 24
%gzh = getelementptr i8, ptr %ch, i64 %gzg
%gzi = getelementptr i8, ptr %gzh, i64 8
%gzj = load i64, ptr %gzi, align 8, !noalias !388
%gzk = ashr i64 %gzj, 2
%gzl = add nsw i64 %gzk, %nq
%gzm = icmp slt i64 %gzl, 0
%gzn = select i1 %gzm, i64 %bu, i64 0
%gzo = getelementptr i32, ptr %bt, i64 %gzl
%gzp = getelementptr i32, ptr %gzo, i64 %gzn
%gzq = load i32, ptr %gzp, align 4, !noalias !385
%gzr = icmp slt i64 %gzl, -1
%gzs = select i1 %gzr, i64 %bu, i64 0
%gzt = getelementptr i8, ptr %gzo, i64 4
%gzu = getelementptr i32, ptr %gzt, i64 %gzs
store i32 %gzq, ptr %gzu, align 4, !noalias !385
br label %yc
pp:
%gzv = getelementptr i8, ptr %hu, i64 24
%gzw = load i64, ptr %gzv, align 8, !noalias !391
%gzx = sub nsw i64 %fk, %pk
%gzy = icmp sgt i64 %gzw, %gzx
%gzz = select i1 %gzy, i64 0, i64 %gzw
%haa = add nsw i64 %gzz, %pk
%hab = select i1 %gzy, i64 3, i64 0
br label %yc
pn:
switch i64 %hp, label %hac [
i64 18, label %had
i64 19, label %hae
i64 20, label %haf
i64 21, label %hag
i64 22, label %hah
i64 23, label %hai
i64 24, label %haj
]
had:
%hak = add nsw i64 %hx, 1
br label %hal
hae:
%ham = getelementptr i8, ptr %hu, i64 24
%han = load i64, ptr %ham, align 8, !noalias !2
br label %hal
haf:
%hao = icmp slt i64 %hap, 0
%haq = select i1 %hao, i64 %dr, i64 0
%har = add i64 %haq, %hap
%has = mul i64 %har, %ds
%hat = getelementptr i64, ptr %dq, i64 %has
store i64 %nq, ptr %hat, align 8, !noalias !394
%hau = getelementptr i8, ptr %hat, i64 8
store i64 0, ptr %hau, align 8, !noalias !394
%hav = getelementptr i8, ptr %hu, i64 16
%haw = load i64, ptr %hav, align 8, !noalias !394
%hax = icmp sgt i64 %haw, -1
br i1 %hax, label %hay, label %haz
hay:
%hba = getelementptr i8, ptr %hu, i64 24
%hbb = load i64, ptr %hba, align 8, !noalias !394
%hbc = icmp slt i64 %hbb, 0
%hbd = select i1 %hbc, i64 %dd, i64 0
%hbe = getelementptr i64, ptr %dc, i64 %hbb
%hbf = getelementptr i64, ptr %hbe, i64 %hbd
%hbg = load i64, ptr %hbf, align 8, !noalias !394
br label %haz
haz:
%hbh = phi i64 [ %hbg, %hay ], [ %nq, %haf ]
%hbi = getelementptr i8, ptr %hu, i64 40
%hbj = load i64, ptr %hbi, align 8, !noalias !394
%hbk = add nsw i64 %hap, 1
br label %hal
hag:
%hbl = getelementptr i8, ptr %hu, i64 16
%hbm = load i64, ptr %hbl, align 8, !noalias !397
%hbn = icmp sgt i64 %hbm, -1
br i1 %hbn, label %hbo, label %hbp
hbo:
%hbq = getelementptr i8, ptr %hu, i64 24
%hbr = load i64, ptr %hbq, align 8, !noalias !397
%hbs = icmp slt i64 %hbr, 0
%hbt = select i1 %hbs, i64 %dd, i64 0
%hbu = getelementptr i64, ptr %dc, i64 %hbr
%hbv = getelementptr i64, ptr %hbu, i64 %hbt
%hbw = load i64, ptr %hbv, align 8, !noalias !397
%hbx = add nsw i64 %hbw, 1
store i64 %hbx, ptr %hbv, align 8, !noalias !397
%hby = add nsw i64 %nq, 1
br label %hbp
hbp:
%hbz = phi i64 [ %hby, %hbo ], [ %nq, %hag ]
%hca = add nsw i64 %hap, -1
%hcb = icmp sgt i64 %hap, 0
%hcc = select i1 %hcb, i64 0, i64 %dr
%hcd = add i64 %hca, %hcc
%hce = mul i64 %hcd, %ds
%hcf = getelementptr i64, ptr %dq, i64 %hce
%hcg = getelementptr i8, ptr %hcf, i64 8
%hch = load i64, ptr %hcg, align 8, !noalias !397
%hci = add nsw i64 %hch, -1
store i64 %hci, ptr %hcg, align 8, !noalias !397
%hcj = icmp sgt i64 %hch, 1
br i1 %hcj, label %hck, label %hcl
hck:
%hcm = getelementptr i8, ptr %hu, i64 32
%hcn = load i64, ptr %hcm, align 8, !noalias !397
br label %hal
hcl:
%hco = add nsw i64 %hx, 1
br label %hal
hah:
%hcp = getelementptr i8, ptr %hu, i64 16
%hcq = load i64, ptr %hcp, align 8, !noalias !400
%hcr = getelementptr i8, ptr %hu, i64 24
%hcs = load i64, ptr %hcr, align 8, !noalias !400
%hct = getelementptr i8, ptr %hu, i64 40
%hcu = load i64, ptr %hct, align 8, !noalias !400
%hcv = getelementptr i8, ptr %g, i64 %pk
%hcw = load i8, ptr %hcv, align 1, !noalias !403
%hcx = zext i8 %hcw to i64
%hcy = and i64 %hcx, 127
%hcz = add nsw i64 %pk, 1
%hda = icmp slt i8 %hcw, 0
br i1 %hda, label %hdb, label %hdc
hdb:
%hdd = add i64 %pk, 10
%hde = getelementptr i8, ptr %g, i64 %pk
%hdf = getelementptr i8, ptr %hde, i64 1
%hdg = load i8, ptr %hdf, align 1, !noalias !403
%hdh = zext i8 %hdg to i64
%hdi = add nsw i64 %pk, 2
%hdj = and i64 %hdh, 127
%hdk = shl nuw nsw i64 %hdj, 7
%hdl = or disjoint i64 %hdk, %hcy
%hdm = icmp slt i8 %hdg, 0
br i1 %hdm, label %hdn, label %hdc
hdo:
%hdp = getelementptr i8, ptr %g, i64 %hdq
%hdr = load i8, ptr %hdp, align 1, !noalias !403
%hds = zext nneg i8 %hdr to i64
%hdt = icmp ugt i8 %hdr, 1
br i1 %hdt, label %hdu, label %hdv
hdv:
%hdw = shl nuw i64 %hds, 63
%hdx = or i64 %hdw, %hdy
br label %hdc
hdn:
%hdz = getelementptr i8, ptr %g, i64 %pk
%hea = getelementptr i8, ptr %hdz, i64 2
%heb = load i8, ptr %hea, align 1, !noalias !403
%hec = zext i8 %heb to i64
%hed = add nsw i64 %pk, 3
%hee = and i64 %hec, 127
%hef = shl nuw nsw i64 %hee, 14
%heg = or disjoint i64 %hef, %hdl
%heh = icmp slt i8 %heb, 0
br i1 %heh, label %hei, label %hdc
hei:
%hej = getelementptr i8, ptr %g, i64 %pk
%hek = getelementptr i8, ptr %hej, i64 3
%hel = load i8, ptr %hek, align 1, !noalias !403
%hem = zext i8 %hel to i64
%hen = add nsw i64 %pk, 4
%heo = and i64 %hem, 127
%hep = shl nuw nsw i64 %heo, 21
%heq = or disjoint i64 %hep, %heg
%her = icmp slt i8 %hel, 0
br i1 %her, label %hes, label %hdc
hes:
%het = getelementptr i8, ptr %g, i64 %pk
%heu = getelementptr i8, ptr %het, i64 4
%hev = load i8, ptr %heu, align 1, !noalias !403
%hew = zext i8 %hev to i64
%hex = add nsw i64 %pk, 5
%hey = and i64 %hew, 127
%hez = shl nuw nsw i64 %hey, 28
%hfa = or disjoint i64 %hez, %heq
%hfb = icmp slt i8 %hev, 0
br i1 %hfb, label %hfc, label %hdc
hfc:
%hfd = getelementptr i8, ptr %g, i64 %pk
%hfe = getelementptr i8, ptr %hfd, i64 5
%hff = load i8, ptr %hfe, align 1, !noalias !403
%hfg = zext i8 %hff to i64
%hfh = add nsw i64 %pk, 6
%hfi = and i64 %hfg, 127
%hfj = shl nuw nsw i64 %hfi, 35
%hfk = or disjoint i64 %hfj, %hfa
%hfl = icmp slt i8 %hff, 0
br i1 %hfl, label %hfm, label %hdc
hfm:
%hfn = getelementptr i8, ptr %g, i64 %pk
%hfo = getelementptr i8, ptr %hfn, i64 6
%hfp = load i8, ptr %hfo, align 1, !noalias !403
%hfq = zext i8 %hfp to i64
%hfr = add nsw i64 %pk, 7
%hfs = and i64 %hfq, 127
%hft = shl nuw nsw i64 %hfs, 42
%hfu = or i64 %hft, %hfk
%hfv = icmp slt i8 %hfp, 0
br i1 %hfv, label %hfw, label %hdc
hfw:
%hfx = getelementptr i8, ptr %g, i64 %pk
%hfy = getelementptr i8, ptr %hfx, i64 7
%hfz = load i8, ptr %hfy, align 1, !noalias !403
%hga = zext i8 %hfz to i64
%hgb = add nsw i64 %pk, 8
%hgc = and i64 %hga, 127
%hgd = shl nuw nsw i64 %hgc, 49
%hge = or i64 %hgd, %hfu
%hgf = icmp slt i8 %hfz, 0
br i1 %hgf, label %hgg, label %hdc
hgg:
%hgh = getelementptr i8, ptr %g, i64 %pk
%hgi = getelementptr i8, ptr %hgh, i64 8
%hgj = load i8, ptr %hgi, align 1, !noalias !403
%hgk = zext i8 %hgj to i64
%hdq = add nsw i64 %pk, 9
%hgl = and i64 %hgk, 127
%hgm = shl nuw nsw i64 %hgl, 56
%hdy = or i64 %hgm, %hge
%hgn = icmp slt i8 %hgj, 0
br i1 %hgn, label %hdo, label %hdc
hgo:
%hgp = icmp eq i64 %hgq, 0
br i1 %hgp, label %hgr, label %hgs
hgs:
%hgt = add i64 %ej, 4
%hgu = icmp eq i64 %hgv, %hgt
br i1 %hgu, label %mn, label %hgw
hgw:
%hgx = sub nsw i64 0, %hgv
%hgy = getelementptr i8, ptr %g, i64 %hgz
%hha = load i8, ptr %hgy, align 1, !noalias !408
%hhb = zext i8 %hha to i64
%hhc = and i64 %hhb, 127
%hhd = add nsw i64 %hgz, 1
%hhe = icmp slt i8 %hha, 0
br i1 %hhe, label %hhf, label %hhg
hhf:
%hhh = add i64 %hgz, 10
%hhi = getelementptr i8, ptr %g, i64 %hgz
%hhj = getelementptr i8, ptr %hhi, i64 1
%hhk = load i8, ptr %hhj, align 1, !noalias !408
%hhl = zext i8 %hhk to i64
%hhm = add nsw i64 %hgz, 2
%hhn = and i64 %hhl, 127
%hho = shl nuw nsw i64 %hhn, 7
%hhp = or disjoint i64 %hho, %hhc
%hhq = icmp slt i8 %hhk, 0
br i1 %hhq, label %hhr, label %hhg
hhs:
%hht = getelementptr i8, ptr %g, i64 %hhu
%hhv = load i8, ptr %hht, align 1, !noalias !408
%hhw = zext nneg i8 %hhv to i64
%hhx = icmp ugt i8 %hhv, 1
br i1 %hhx, label %hhy, label %hhz
hhz:
%hia = shl nuw i64 %hhw, 63
%hib = or i64 %hia, %hic
br label %hhg
hhr:
%hid = getelementptr i8, ptr %g, i64 %hgz
%hie = getelementptr i8, ptr %hid, i64 2
%hif = load i8, ptr %hie, align 1, !noalias !408
%hig = zext i8 %hif to i64
%hih = add nsw i64 %hgz, 3
%hii = and i64 %hig, 127
%hij = shl nuw nsw i64 %hii, 14
%hik = or disjoint i64 %hij, %hhp
%hil = icmp slt i8 %hif, 0
br i1 %hil, label %him, label %hhg
him:
%hin = getelementptr i8, ptr %g, i64 %hgz
%hio = getelementptr i8, ptr %hin, i64 3
%hip = load i8, ptr %hio, align 1, !noalias !408
%hiq = zext i8 %hip to i64
%hir = add nsw i64 %hgz, 4
%his = and i64 %hiq, 127
%hit = shl nuw nsw i64 %his, 21
%hiu = or disjoint i64 %hit, %hik
%hiv = icmp slt i8 %hip, 0
br i1 %hiv, label %hiw, label %hhg
hiw:
%hix = getelementptr i8, ptr %g, i64 %hgz
%hiy = getelementptr i8, ptr %hix, i64 4
%hiz = load i8, ptr %hiy, align 1, !noalias !408
%hja = zext i8 %hiz to i64
%hjb = add nsw i64 %hgz, 5
%hjc = and i64 %hja, 127
%hjd = shl nuw nsw i64 %hjc, 28
%hje = or disjoint i64 %hjd, %hiu
%hjf = icmp slt i8 %hiz, 0
br i1 %hjf, label %hjg, label %hhg
hjg:
%hjh = getelementptr i8, ptr %g, i64 %hgz
%hji = getelementptr i8, ptr %hjh, i64 5
%hjj = load i8, ptr %hji, align 1, !noalias !408
%hjk = zext i8 %hjj to i64
%hjl = add nsw i64 %hgz, 6
%hjm = and i64 %hjk, 127
%hjn = shl nuw nsw i64 %hjm, 35
%hjo = or disjoint i64 %hjn, %hje
%hjp = icmp slt i8 %hjj, 0
br i1 %hjp, label %hjq, label %hhg
hjq:
%hjr = getelementptr i8, ptr %g, i64 %hgz
%hjs = getelementptr i8, ptr %hjr, i64 6
%hjt = load i8, ptr %hjs, align 1, !noalias !408
%hju = zext i8 %hjt to i64
%hjv = add nsw i64 %hgz, 7
%hjw = and i64 %hju, 127
%hjx = shl nuw nsw i64 %hjw, 42
%hjy = or i64 %hjx, %hjo
%hjz = icmp slt i8 %hjt, 0
br i1 %hjz, label %hka, label %hhg
hka:
%hkb = getelementptr i8, ptr %g, i64 %hgz
%hkc = getelementptr i8, ptr %hkb, i64 7
%hkd = load i8, ptr %hkc, align 1, !noalias !408
%hke = zext i8 %hkd to i64
%hkf = add nsw i64 %hgz, 8
%hkg = and i64 %hke, 127
%hkh = shl nuw nsw i64 %hkg, 49
%hki = or i64 %hkh, %hjy
%hkj = icmp slt i8 %hkd, 0
br i1 %hkj, label %hkk, label %hhg
hkk:
%hkl = getelementptr i8, ptr %g, i64 %hgz
%hkm = getelementptr i8, ptr %hkl, i64 8
%hkn = load i8, ptr %hkm, align 1, !noalias !408
%hko = zext i8 %hkn to i64
%hhu = add nsw i64 %hgz, 9
%hkp = and i64 %hko, 127
%hkq = shl nuw nsw i64 %hkp, 56
%hic = or i64 %hkq, %hki
%hkr = icmp slt i8 %hkn, 0
br i1 %hkr, label %hhs, label %hhg
hhg:
%hks = phi i64 [ %hib, %hhz ], [ %hhc, %hgw ], [ %hhp, %hhf ], [ %hik, %hhr ], [ %hiu, %him ], [ %hje, %hiw ], [ %hjo, %hjg ], [ %hjy, %hjq ], [ %hki, %hka ], [ %hic, %hkk ]
%hkt = phi i64 [ %hhh, %hhz ], [ %hhd, %hgw ], [ %hhm, %hhf ], [ %hih, %hhr ], [ %hir, %him ], [ %hjb, %hiw ], [ %hjl, %hjg ], [ %hjv, %hjq ], [ %hkf, %hka ], [ %hhu, %hkk ]
%hku = lshr i64 %hks, 1
%hkv = and i64 %hks, 1
%hkw = sub nsw i64 0, %hkv
%hkx = xor i64 %hku, %hkw
br label %hhy
hky:
%hkz = icmp slt i64 %hla, 0
%hlb = sub nsw i64 %fk, %hlc
%hld = icmp sgt i64 %hla, %hlb
%hle = select i1 %hkz, i1 true, i1 %hld
br i1 %hle, label %mn, label %hgr
hgr:
%hlf = phi i64 [ %hgv, %hgo ], [ %hgx, %hky ], [ 0, %hdu ]
%hlg = phi i64 [ %hgz, %hgo ], [ %hlc, %hky ], [ %mp, %hdu ]
%hlh = phi i64 [ -1, %hgo ], [ %hla, %hky ], [ -1, %hdu ]
%hli = icmp sgt i64 %hcu, 0
br i1 %hli, label %hlj, label %hlk
hdc:
%hll = phi i64 [ %hdx, %hdv ], [ %hcy, %hah ], [ %hdl, %hdb ], [ %heg, %hdn ], [ %heq, %hei ], [ %hfa, %hes ], [ %hfk, %hfc ], [ %hfu, %hfm ], [ %hge, %hfw ], [ %hdy, %hgg ]
%hgz = phi i64 [ %hdd, %hdv ], [ %hcz, %hah ], [ %hdi, %hdb ], [ %hed, %hdn ], [ %hen, %hei ], [ %hex, %hes ], [ %hfh, %hfc ], [ %hfr, %hfm ], [ %hgb, %hfw ], [ %hdq, %hgg ]
%hlm = lshr i64 %hll, 1
%hgq = and i64 %hll, 1
%hln = sub nsw i64 0, %hgq
%hgv = xor i64 %hlm, %hln
%hlo = icmp sgt i64 %hgz, %fk
br i1 %hlo, label %mn, label %hgo
hdu:
%hlp = icmp slt i64 %fk, %mp
br i1 %hlp, label %hlq, label %hgr
hhy:
%hla = phi i64 [ %hkx, %hhg ], [ 0, %hhs ]
%hlc = phi i64 [ %hkt, %hhg ], [ %mp, %hhs ]
%hlr = icmp slt i64 %fk, %hlc
br i1 %hlr, label %mn, label %hky
hlj:
%hls = sub nsw i64 %fk, %hlg
%hlt = or i64 %hls, %hcu
%hlu = icmp ult i64 %hlt, 4294967296
br i1 %hlu, label %hlv, label %hlw
hlv:
%hlx = trunc nuw i64 %hcu to i32
%hly = trunc nuw i64 %hls to i32
%hlz = udiv i32 %hly, %hlx
%hma = zext i32 %hlz to i64
br label %hmb
hlw:
%hmc = or i64 %hls, %hcu
%hmd = and i64 %hmc, -4294967296
%hme = icmp eq i64 %hmd, 0
br i1 %hme, label %hmf, label %hmg
hmf:
%hmh = trunc i64 %hcu to i32
%hmi = trunc i64 %hls to i32
%hmj = udiv i32 %hmi, %hmh
%hmk = urem i32 %hmi, %hmh
%hml = zext i32 %hmj to i64
%hmm = zext i32 %hmk to i64
br label %hmn
hmg:
%hmo = sdiv i64 %hls, %hcu
%hmp = srem i64 %hls, %hcu
br label %hmn
hmn:
%hmq = phi i64 [ %hml, %hmf ], [ %hmo, %hmg ]
%hmr = phi i64 [ %hmm, %hmf ], [ %hmp, %hmg ]
%hms = ashr i64 %hmr, 63
br label %hmb
hmb:
%hmt = phi i64 [ %hma, %hlv ], [ %hmq, %hmn ]
%hmu = phi i64 [ 0, %hlv ], [ %hms, %hmn ]
%hmv = add i64 %hmu, %hmt
%hmw = icmp sgt i64 %hlf, %hmv
br i1 %hmw, label %mn, label %hlk
hlk:
%hmx = icmp eq i64 %hlf, 0
br i1 %hmx, label %hmy, label %hmz
hmy:
%hna = add nsw i64 %hap, -1
%hnb = icmp sgt i64 %hap, 0
%hnc = select i1 %hnb, i64 0, i64 %dr
%hnd = add i64 %hnc, %hna
%hne = mul i64 %hnd, %ds
%hnf = getelementptr i64, ptr %dq, i64 %hne
%hng = load i64, ptr %hnf, align 8, !noalias !400
%hnh = icmp sgt i64 %hcq, -1
br i1 %hnh, label %hni, label %hnj
hnj:
%hnk = add nsw i64 %hx, 1
br label %hal
hmz:
%hnl = icmp eq i64 %hcu, 0
br i1 %hnl, label %hnm, label %hnn
hnm:
%hno = getelementptr i8, ptr %dz, i64 40
%hnp = load i64, ptr %hno, align 8, !noalias !400
%hnq = icmp sgt i64 %hlf, %hnp
br i1 %hnq, label %mn, label %hnn
hnn:
%hnr = icmp sgt i64 %hcq, -1
br i1 %hnr, label %hns, label %hnt
hns:
%hnu = icmp slt i64 %hcs, 0
%hnv = select i1 %hnu, i64 %dd, i64 0
%hnw = getelementptr i64, ptr %dc, i64 %hcs
%hnx = getelementptr i64, ptr %hnw, i64 %hnv
%hny = load i64, ptr %hnx, align 8, !noalias !400
%hnz = add nsw i64 %hny, %hlf
%hoa = select i1 %hnu, i64 %cp, i64 0
%hob = getelementptr i64, ptr %co, i64 %hcs
%hoc = getelementptr i64, ptr %hob, i64 %hoa
%hod = load i64, ptr %hoc, align 8, !noalias !400
%hoe = icmp sgt i64 %hnz, %hod
br i1 %hoe, label %hof, label %hog
hnt:
%hoh = icmp sgt i64 %hlh, -1
br i1 %hoh, label %hoi, label %hog
hoi:
%hoj = add nsw i64 %hlh, %hlg
br label %hal
hog:
%hok = icmp eq i64 %hcu, 0
br i1 %hok, label %hol, label %hom
hol:
%hon = getelementptr i8, ptr %dz, i64 40
%hoo = load i64, ptr %hon, align 8, !noalias !400
%hop = sub nsw i64 %hoo, %hlf
store i64 %hop, ptr %hon, align 8, !noalias !400
br label %hom
hom:
%hoq = add nsw i64 %hap, -1
%hor = icmp sgt i64 %hap, 0
%hos = select i1 %hor, i64 0, i64 %dr
%hot = add i64 %hoq, %hos
%hou = mul i64 %hot, %ds
%hov = getelementptr i64, ptr %dq, i64 %hou
%how = getelementptr i8, ptr %hov, i64 8
store i64 %hlf, ptr %how, align 8, !noalias !400
%hox = getelementptr i8, ptr %hu, i64 32
%hoy = load i64, ptr %hox, align 8, !noalias !400
br label %hal
hni:
%hoz = icmp slt i64 %hcs, 0
%hpa = select i1 %hoz, i64 %dd, i64 0
%hpb = getelementptr i64, ptr %dc, i64 %hcs
%hpc = getelementptr i64, ptr %hpb, i64 %hpa
%hpd = load i64, ptr %hpc, align 8, !noalias !400
%hpe = mul i64 %hcq, 24
%hpf = getelementptr i8, ptr %ch, i64 %hpe
%hpg = getelementptr i8, ptr %hpf, i64 8
%hph = load i64, ptr %hpg, align 8, !noalias !411
%hpi = ashr i64 %hph, 2
%hpj = trunc i64 %hpd to i32
%hpk = add nsw i64 %hpi, %hng
%hpl = icmp slt i64 %hpk, -1
%hpm = select i1 %hpl, i64 %bu, i64 0
%hpn = getelementptr i32, ptr %bt, i64 %hpk
%hpo = getelementptr i8, ptr %hpn, i64 4
%hpp = getelementptr i32, ptr %hpo, i64 %hpm
store i32 %hpj, ptr %hpp, align 4, !noalias !400
br label %hnj
hof:
%hpq = getelementptr i8, ptr %dz, i64 24
store i64 %hcs, ptr %hpq, align 8, !noalias !414
%hpr = getelementptr i8, ptr %dz, i64 32
store i64 %hnz, ptr %hpr, align 8, !noalias !414
br label %hps
hai:
%hpt = getelementptr i8, ptr %g, i64 %pk
%hpu = load i8, ptr %hpt, align 1, !noalias !417
%hpv = zext i8 %hpu to i64
%hpw = and i64 %hpv, 127
%hpx = add nsw i64 %pk, 1
%hpy = icmp slt i8 %hpu, 0
br i1 %hpy, label %hpz, label %hqa
hpz:
%hqb = add i64 %pk, 10
%hqc = getelementptr i8, ptr %g, i64 %pk
%hqd = getelementptr i8, ptr %hqc, i64 1
%hqe = load i8, ptr %hqd, align 1, !noalias !417
%hqf = zext i8 %hqe to i64
%hqg = add nsw i64 %pk, 2
%hqh = and i64 %hqf, 127
%hqi = shl nuw nsw i64 %hqh, 7
%hqj = or disjoint i64 %hqi, %hpw
%hqk = icmp slt i8 %hqe, 0
br i1 %hqk, label %hql, label %hqa
hqm:
%hqn = getelementptr i8, ptr %g, i64 %hqo
%hqp = load i8, ptr %hqn, align 1, !noalias !417
%hqq = zext nneg i8 %hqp to i64
%hqr = icmp ugt i8 %hqp, 1
br i1 %hqr, label %hqs, label %hqt
hqt:
%hqu = shl nuw i64 %hqq, 63
%hqv = or i64 %hqu, %hqw
br label %hqa
hql:
%hqx = getelementptr i8, ptr %g, i64 %pk
%hqy = getelementptr i8, ptr %hqx, i64 2
%hqz = load i8, ptr %hqy, align 1, !noalias !417
%hra = zext i8 %hqz to i64
%hrb = add nsw i64 %pk, 3
%hrc = and i64 %hra, 127
%hrd = shl nuw nsw i64 %hrc, 14
%hre = or disjoint i64 %hrd, %hqj
%hrf = icmp slt i8 %hqz, 0
br i1 %hrf, label %hrg, label %hqa
hrg:
%hrh = getelementptr i8, ptr %g, i64 %pk
%hri = getelementptr i8, ptr %hrh, i64 3
%hrj = load i8, ptr %hri, align 1, !noalias !417
%hrk = zext i8 %hrj to i64
%hrl = add nsw i64 %pk, 4
%hrm = and i64 %hrk, 127
%hrn = shl nuw nsw i64 %hrm, 21
%hro = or disjoint i64 %hrn, %hre
%hrp = icmp slt i8 %hrj, 0
br i1 %hrp, label %hrq, label %hqa
hrq:
%hrr = getelementptr i8, ptr %g, i64 %pk
%hrs = getelementptr i8, ptr %hrr, i64 4
%hrt = load i8, ptr %hrs, align 1, !noalias !417
%hru = zext i8 %hrt to i64
%hrv = add nsw i64 %pk, 5
%hrw = and i64 %hru, 127
%hrx = shl nuw nsw i64 %hrw, 28
%hry = or disjoint i64 %hrx, %hro
%hrz = icmp slt i8 %hrt, 0
br i1 %hrz, label %hsa, label %hqa
hsa:
%hsb = getelementptr i8, ptr %g, i64 %pk
%hsc = getelementptr i8, ptr %hsb, i64 5
%hsd = load i8, ptr %hsc, align 1, !noalias !417
%hse = zext i8 %hsd to i64
%hsf = add nsw i64 %pk, 6
%hsg = and i64 %hse, 127
%hsh = shl nuw nsw i64 %hsg, 35
%hsi = or disjoint i64 %hsh, %hry
%hsj = icmp slt i8 %hsd, 0
br i1 %hsj, label %hsk, label %hqa
hsk:
%hsl = getelementptr i8, ptr %g, i64 %pk
%hsm = getelementptr i8, ptr %hsl, i64 6
%hsn = load i8, ptr %hsm, align 1, !noalias !417
%hso = zext i8 %hsn to i64
%hsp = add nsw i64 %pk, 7
%hsq = and i64 %hso, 127
%hsr = shl nuw nsw i64 %hsq, 42
%hss = or i64 %hsr, %hsi
%hst = icmp slt i8 %hsn, 0
br i1 %hst, label %hsu, label %hqa
hsu:
%hsv = getelementptr i8, ptr %g, i64 %pk
%hsw = getelementptr i8, ptr %hsv, i64 7
%hsx = load i8, ptr %hsw, align 1, !noalias !417
%hsy = zext i8 %hsx to i64
%hsz = add nsw i64 %pk, 8
%hta = and i64 %hsy, 127
%htb = shl nuw nsw i64 %hta, 49
%htc = or i64 %htb, %hss
%htd = icmp slt i8 %hsx, 0
br i1 %htd, label %hte, label %hqa
hte:
%htf = getelementptr i8, ptr %g, i64 %pk
%htg = getelementptr i8, ptr %htf, i64 8
%hth = load i8, ptr %htg, align 1, !noalias !417
%hti = zext i8 %hth to i64
%hqo = add nsw i64 %pk, 9
%htj = and i64 %hti, 127
%htk = shl nuw nsw i64 %htj, 56
%hqw = or i64 %htk, %htc
%htl = icmp slt i8 %hth, 0
br i1 %htl, label %hqm, label %hqa
htm:
%htn = lshr i64 %hto, 1
%htp = and i64 %hto, 1
%htq = icmp eq i64 %htp, 0
br i1 %htq, label %htr, label %mn
htr:
%hts = phi i64 [ %htn, %htm ], [ 0, %hqs ]
%htt = phi i64 [ %htu, %htm ], [ %mp, %hqs ]
%htv = getelementptr i8, ptr %hu, i64 24
%htw = load i64, ptr %htv, align 8, !noalias !422
%htx = icmp slt i64 %hts, %htw
br i1 %htx, label %hty, label %mn
hty:
%htz = getelementptr i8, ptr %hu, i64 32
%hua = load i64, ptr %htz, align 8, !noalias !422
%hub = shl nuw nsw i64 %hts, 1
%huc = add nsw i64 %hua, %hub
%hud = icmp slt i64 %hap, 0
%hue = select i1 %hud, i64 %dr, i64 0
%huf = add i64 %hue, %hap
%hug = mul i64 %huf, %ds
%huh = getelementptr i64, ptr %dq, i64 %hug
store i64 %nq, ptr %huh, align 8, !noalias !422
%hui = getelementptr i8, ptr %hu, i64 16
%huj = load i64, ptr %hui, align 8, !noalias !422
%huk = icmp sgt i64 %huj, -1
br i1 %huk, label %hul, label %hum
hul:
%hun = icmp slt i64 %huc, -1
%huo = select i1 %hun, i64 %bg, i64 0
%hup = getelementptr i64, ptr %bf, i64 %huc
%huq = getelementptr i8, ptr %hup, i64 8
%hur = getelementptr i64, ptr %huq, i64 %huo
%hus = load i64, ptr %hur, align 8, !noalias !422
%hut = icmp slt i64 %hus, 0
%huu = select i1 %hut, i64 %dd, i64 0
%huv = getelementptr i64, ptr %dc, i64 %hus
%huw = getelementptr i64, ptr %huv, i64 %huu
%hux = load i64, ptr %huw, align 8, !noalias !423
%huy = select i1 %hut, i64 %cp, i64 0
%huz = getelementptr i64, ptr %co, i64 %hus
%hva = getelementptr i64, ptr %huz, i64 %huy
%hvb = load i64, ptr %hva, align 8, !noalias !423
%hvc = icmp slt i64 %hux, %hvb
br i1 %hvc, label %hvd, label %hve
hve:
%hvf = add nsw i64 %hux, 1
%hvg = getelementptr i8, ptr %dz, i64 24
store i64 %hus, ptr %hvg, align 8, !noalias !426
%hvh = getelementptr i8, ptr %dz, i64 32
store i64 %hvf, ptr %hvh, align 8, !noalias !426
br label %hum
hvd:
%hvi = trunc i64 %hts to i8
%hvj = mul i64 %huj, 24
%hvk = getelementptr i8, ptr %ch, i64 %hvj
%hvl = load i64, ptr %hvk, align 8, !noalias !423
%hvm = add nsw i64 %hvl, %nq
%hvn = icmp slt i64 %hvm, 0
%hvo = select i1 %hvn, i64 %bn, i64 0
%hvp = getelementptr i8, ptr %bm, i64 %hvm
%hvq = getelementptr i8, ptr %hvp, i64 %hvo
store i8 %hvi, ptr %hvq, align 1, !noalias !423
%hvr = getelementptr i8, ptr %hvk, i64 8
%hvs = load i64, ptr %hvr, align 8, !noalias !429
%hvt = ashr i64 %hvs, 2
%hvu = trunc i64 %hux to i32
%hvv = add nsw i64 %hvt, %nq
%hvw = icmp slt i64 %hvv, 0
%hvx = select i1 %hvw, i64 %bu, i64 0
%hvy = getelementptr i32, ptr %bt, i64 %hvv
%hvz = getelementptr i32, ptr %hvy, i64 %hvx
store i32 %hvu, ptr %hvz, align 4, !noalias !423
br label %hum
hum:
%hwa = phi i64 [ %nq, %hty ], [ %hux, %hvd ], [ %nq, %hve ]
%hwb = phi i64 [ 0, %hty ], [ 0, %hvd ], [ 1, %hve ]
%hwc = icmp slt i64 %huc, 0
%hwd = select i1 %hwc, i64 %bg, i64 0
%hwe = getelementptr i64, ptr %bf, i64 %huc
%hwf = getelementptr i64, ptr %hwe, i64 %hwd
%hwg = load i64, ptr %hwf, align 8, !noalias !422
%hwh = add nsw i64 %hap, 1
br label %hwi
hqa:
%hto = phi i64 [ %hqv, %hqt ], [ %hpw, %hai ], [ %hqj, %hpz ], [ %hre, %hql ], [ %hro, %hrg ], [ %hry, %hrq ], [ %hsi, %hsa ], [ %hss, %hsk ], [ %htc, %hsu ], [ %hqw, %hte ]
%htu = phi i64 [ %hqb, %hqt ], [ %hpx, %hai ], [ %hqg, %hpz ], [ %hrb, %hql ], [ %hrl, %hrg ], [ %hrv, %hrq ], [ %hsf, %hsa ], [ %hsp, %hsk ], [ %hsz, %hsu ], [ %hqo, %hte ]
%hwj = icmp sgt i64 %htu, %fk
br i1 %hwj, label %mn, label %htm
hqs:
%hwk = icmp slt i64 %fk, %mp
br i1 %hwk, label %hlq, label %htr
haj:
%hwl = icmp slt i64 %hap, 0
%hwm = select i1 %hwl, i64 %dr, i64 0
%hwn = add i64 %hwm, %hap
%hwo = mul i64 %hwn, %ds
%hwp = getelementptr i64, ptr %dq, i64 %hwo
store i64 %nq, ptr %hwp, align 8, !noalias !432
%hwq = getelementptr i8, ptr %hu, i64 32
%hwr = load i64, ptr %hwq, align 8, !noalias !432
%hws = icmp slt i64 %hwr, 0
%hwt = select i1 %hws, i64 %dd, i64 0
%hwu = getelementptr i64, ptr %dc, i64 %hwr
%hwv = getelementptr i64, ptr %hwu, i64 %hwt
%hww = load i64, ptr %hwv, align 8, !noalias !435
%hwx = select i1 %hws, i64 %cp, i64 0
%hwy = getelementptr i64, ptr %co, i64 %hwr
%hwz = getelementptr i64, ptr %hwy, i64 %hwx
%hxa = load i64, ptr %hwz, align 8, !noalias !435
%hxb = icmp slt i64 %hww, %hxa
br i1 %hxb, label %hxc, label %hxd
hxd:
%hxe = add nsw i64 %hww, 1
%hxf = getelementptr i8, ptr %dz, i64 24
store i64 %hwr, ptr %hxf, align 8, !noalias !438
%hxg = getelementptr i8, ptr %dz, i64 32
store i64 %hxe, ptr %hxg, align 8, !noalias !438
br label %hxh
hxc:
%hxi = getelementptr i8, ptr %hu, i64 24
%hxj = load i64, ptr %hxi, align 8, !noalias !432
%hxk = getelementptr i8, ptr %hu, i64 16
%hxl = load i64, ptr %hxk, align 8, !noalias !432
%hxm = trunc i64 %hxj to i8
%hxn = icmp slt i64 %hxl, 0
%hxo = select i1 %hxn, i64 %ci, i64 0
%hxp = mul i64 %hxl, 24
%hxq = getelementptr i8, ptr %ch, i64 %hxp
%hxr = getelementptr i64, ptr %hxq, i64 %hxo
%hxs = load i64, ptr %hxr, align 8, !noalias !435
%hxt = add nsw i64 %hxs, %nq
%hxu = icmp slt i64 %hxt, 0
%hxv = select i1 %hxu, i64 %bn, i64 0
%hxw = getelementptr i8, ptr %bm, i64 %hxt
%hxx = getelementptr i8, ptr %hxw, i64 %hxv
store i8 %hxm, ptr %hxx, align 1, !noalias !435
%hxy = getelementptr i8, ptr %hxq, i64 8
%hxz = load i64, ptr %hxy, align 8, !noalias !441
%hya = ashr i64 %hxz, 2
%hyb = trunc i64 %hww to i32
%hyc = add nsw i64 %hya, %nq
%hyd = icmp slt i64 %hyc, 0
%hye = select i1 %hyd, i64 %bu, i64 0
%hyf = getelementptr i32, ptr %bt, i64 %hyc
%hyg = getelementptr i32, ptr %hyf, i64 %hye
store i32 %hyb, ptr %hyg, align 4, !noalias !435
br label %hxh
hac:
%hyh = getelementptr i8, ptr %hu, i64 16
%hyi = load i64, ptr %hyh, align 8, !noalias !444
%hyj = icmp sgt i64 %hyi, -1
br i1 %hyj, label %hyk, label %hyl
hyk:
%hym = getelementptr i8, ptr %hu, i64 24
%hyn = load i64, ptr %hym, align 8, !noalias !444
%hyo = icmp slt i64 %hyn, 0
%hyp = select i1 %hyo, i64 %dd, i64 0
%hyq = getelementptr i64, ptr %dc, i64 %hyn
%hyr = getelementptr i64, ptr %hyq, i64 %hyp
%hys = load i64, ptr %hyr, align 8, !noalias !444
%hyt = add nsw i64 %hys, 1
store i64 %hyt, ptr %hyr, align 8, !noalias !444
br label %hyl
hyl:
%hyu = getelementptr i8, ptr %hu, i64 32
%hyv = load i64, ptr %hyu, align 8, !noalias !444
%hyw = add nsw i64 %hap, -1
%hyx = icmp sgt i64 %hap, 0
%hyy = select i1 %hyx, i64 0, i64 %dr
%hyz = add i64 %hyy, %hyw
%hza = mul i64 %hyz, %ds
%hzb = getelementptr i64, ptr %dq, i64 %hza
%hzc = load i64, ptr %hzb, align 8, !noalias !444
br label %hal
hwi:
%hzd = phi i64 [ %nq, %yc ], [ %hze, %hxh ], [ %hwa, %hum ]
%hzf = phi i64 [ %hap, %yc ], [ %hzg, %hxh ], [ %hwh, %hum ]
%hzh = phi i64 [ %hzi, %yc ], [ %pk, %hxh ], [ %htt, %hum ]
%hzj = phi i64 [ %hzk, %yc ], [ %hzl, %hxh ], [ %hwb, %hum ]
%hzm = phi i64 [ %hzn, %yc ], [ %hzo, %hxh ], [ %hwg, %hum ]
switch i64 %hzj, label %mn [
i64 0, label %hal
i64 2, label %hzp
i64 1, label %hzp
]
hal:
%hzq = phi i64 [ %hzm, %hwi ], [ %hbj, %haz ], [ %hco, %hcl ], [ %hak, %had ], [ %han, %hae ], [ %hyv, %hyl ], [ %hcn, %hck ], [ %hx, %hoi ], [ %hoy, %hom ], [ %hnk, %hnj ]
%hzr = phi i64 [ %hzh, %hwi ], [ %pk, %haz ], [ %pk, %hcl ], [ %pk, %had ], [ %pk, %hae ], [ %pk, %hyl ], [ %pk, %hck ], [ %hoj, %hoi ], [ %hlg, %hom ], [ %hlg, %hnj ]
%hzs = phi i64 [ %hzf, %hwi ], [ %hbk, %haz ], [ %hap, %hcl ], [ %hap, %had ], [ %hap, %hae ], [ %hyw, %hyl ], [ %hap, %hck ], [ %hap, %hoi ], [ %hap, %hom ], [ %hna, %hnj ]
%hzt = phi i64 [ %hzd, %hwi ], [ %hbh, %haz ], [ %hbz, %hcl ], [ %nq, %had ], [ %nq, %hae ], [ %hzc, %hyl ], [ %hbz, %hck ], [ %nq, %hoi ], [ %nq, %hom ], [ %hng, %hnj ]
%hzu = icmp sgt i64 %hzr, %fk
br i1 %hzu, label %mn, label %hn
hn:
%ic = phi i64 [ %hzv, %hj ], [ %hzr, %hal ]
%nq = phi i64 [ %hm, %hj ], [ %hzt, %hal ]
%hap = phi i64 [ 0, %hj ], [ %hzs, %hal ]
%hz = phi i64 [ 0, %hj ], [ %hzq, %hal ]
%hzw = mul i64 %hz, %y
%hw = getelementptr i64, ptr %w, i64 %hzw
%hs = load i64, ptr %hw, align 8, !noalias !2
%hzx = icmp eq i64 %hs, 0
br i1 %hzx, label %nf, label %ht
ht:
br label %ho
yc:
%hzi = phi i64 [ %haa, %pp ], [ %ciz, %cut ], [ %gfy, %ggv ], [ %pk, %gaz ], [ %gme, %grq ], [ %pk, %qb ], [ %gza, %fxy ], [ %gme, %gso ], [ %ggh, %ggg ], [ %mp, %git ], [ %mp, %bnr ], [ %gyy, %cdu ], [ %gyu, %bzl ], [ %fpw, %fpt ], [ %ya, %xy ], [ %gxq, %rf ], [ %yl, %ve ], [ %bmr, %bdw ], [ %bcx, %bhv ], [ %bcx, %bcv ], [ %bcy, %ze ], [ %bcy, %bcq ], [ %mp, %zw ], [ %fwg, %fwe ], [ %pk, %ght ], [ %gxo, %gwi ], [ %pk, %qf ], [ %bvl, %bub ], [ %bqs, %bro ], [ %bqs, %bqq ], [ %bqt, %bmz ], [ %bqt, %bql ], [ %pk, %pw ], [ %gme, %gqh ], [ %civ, %ctk ], [ %civ, %ctf ], [ %glv, %gib ], [ %civ, %csi ], [ %glv, %gln ], [ %cel, %cek ], [ %gfy, %ggw ], [ %gpu, %gsa ], [ %foq, %flj ], [ %glu, %gls ], [ %ecg, %ece ], [ %djd, %dtk ], [ %djd, %dte ], [ %ecg, %equ ], [ %dir, %eld ], [ %pk, %qc ], [ %ggh, %ggj ], [ %bcx, %bge ], [ %feh, %fbd ], [ %dhx, %dew ], [ %dnj, %dnc ], [ %gce, %gbj ], [ %fwh, %fsn ], [ %fwh, %fvz ], [ %mp, %ftf ], [ %ddg, %daa ], [ %ddg, %dda ], [ %eir, %efq ], [ %eir, %eit ], [ %dyg, %dxs ], [ %dyg, %dus ], [ %mp, %dzf ], [ %ech, %dyn ], [ %ech, %ebz ], [ %djd, %dsh ], [ %dnj, %djm ], [ %drm, %dri ], [ %drm, %doi ], [ %mp, %dke ], [ %foq, %foj ], [ %bcx, %bet ], [ %bcx, %ben ], [ %bcx, %bfj ], [ %bcx, %bfu ], [ %cem, %cen ], [ %crm, %cri ], [ %cnj, %cnc ], [ %mp, %cke ], [ %cnj, %cjm ], [ %crm, %coi ], [ %fae, %ewh ], [ %evu, %feo ], [ %fae, %ezx ], [ %evu, %ffd ], [ %evw, %evx ], [ %mp, %ewz ], [ %feh, %fed ], [ %gme, %gnd ]
%hzk = phi i64 [ %hab, %pp ], [ 3, %cut ], [ 0, %ggv ], [ 10, %gaz ], [ 12, %grq ], [ 0, %qb ], [ %gzd, %fxy ], [ 12, %gso ], [ 3, %ggg ], [ 3, %git ], [ 3, %bnr ], [ %gyx, %cdu ], [ %gyb, %bzl ], [ 3, %fpt ], [ %yb, %xy ], [ 0, %rf ], [ 0, %ve ], [ 0, %bdw ], [ 2, %bhv ], [ 6, %bcv ], [ 3, %ze ], [ 5, %bcq ], [ 3, %zw ], [ 6, %fwe ], [ 6, %ght ], [ 0, %gwi ], [ 3, %qf ], [ 0, %bub ], [ 2, %bro ], [ 6, %bqq ], [ 3, %bmz ], [ 5, %bql ], [ 0, %pw ], [ 12, %gqh ], [ 1, %ctk ], [ 0, %ctf ], [ 3, %gib ], [ 13, %csi ], [ 5, %gln ], [ 0, %cek ], [ 0, %ggw ], [ 0, %gsa ], [ 3, %flj ], [ 6, %gls ], [ 6, %ece ], [ 1, %dtk ], [ 0, %dte ], [ 2, %equ ], [ 3, %eld ], [ 3, %qc ], [ %ggl, %ggj ], [ 11, %bge ], [ 3, %fbd ], [ 3, %dew ], [ 13, %dnc ], [ 0, %gbj ], [ 3, %fsn ], [ 5, %fvz ], [ 3, %ftf ], [ 3, %daa ], [ 8, %dda ], [ 3, %efq ], [ 7, %eit ], [ 7, %dxs ], [ 3, %dus ], [ 3, %dzf ], [ 3, %dyn ], [ 5, %ebz ], [ 13, %dsh ], [ 3, %djm ], [ 6, %dri ], [ 3, %doi ], [ 3, %dke ], [ 8, %foj ], [ 11, %bet ], [ 11, %ben ], [ 11, %bfj ], [ 11, %bfu ], [ 0, %cen ], [ 6, %cri ], [ 13, %cnc ], [ 3, %cke ], [ 3, %cjm ], [ 3, %coi ], [ 3, %ewh ], [ 0, %feo ], [ 13, %ezx ], [ 13, %ffd ], [ 3, %evx ], [ 3, %ewz ], [ 6, %fed ], [ 12, %gnd ]
%hzn = add nsw i64 %hx, 1
br label %hwi
hxh:
%hze = phi i64 [ %hww, %hxc ], [ %nq, %hxd ]
%hzl = phi i64 [ 0, %hxc ], [ 1, %hxd ]
%hzg = add nsw i64 %hap, 1
%hzo = add nsw i64 %hx, 1
br label %hwi
hzy:
%hzz = phi i64 [ %iaa, %hzy ], [ %iab, %iac ]
%iad = mul i64 %hzz, 8
%iae = getelementptr i8, ptr %dj, i64 %iad
%iaf = load i64, ptr %iae, align 8
%iag = mul i64 %hzz, 8
%iah = getelementptr i8, ptr %dc, i64 %iag
store i64 %iaf, ptr %iah, align 8
%iai = mul i64 %hzz, 8
%iaj = getelementptr i8, ptr %dj, i64 %iai
%iak = getelementptr i8, ptr %iaj, i64 8
%ial = load i64, ptr %iak, align 8
%iam = mul i64 %hzz, 8
%ian = getelementptr i8, ptr %dc, i64 %iam
%iao = getelementptr i8, ptr %ian, i64 8
store i64 %ial, ptr %iao, align 8
%iap = mul i64 %hzz, 8
%iaq = getelementptr i8, ptr %dj, i64 %iap
%iar = getelementptr i8, ptr %iaq, i64 16
%ias = load i64, ptr %iar, align 8
%iat = mul i64 %hzz, 8
%iau = getelementptr i8, ptr %dc, i64 %iat
%iav = getelementptr i8, ptr %iau, i64 16
store i64 %ias, ptr %iav, align 8
%iaa = add nuw nsw i64 %hzz, 4
%iaw = mul i64 %hzz, 8
%iax = getelementptr i8, ptr %dj, i64 %iaw
%iay = getelementptr i8, ptr %iax, i64 24
%iaz = load i64, ptr %iay, align 8
%iba = mul i64 %hzz, 8
%ibb = getelementptr i8, ptr %dc, i64 %iba
%ibc = getelementptr i8, ptr %ibb, i64 24
store i64 %iaz, ptr %ibc, align 8
%ibd = icmp eq i64 %dd, %iaa
br i1 %ibd, label %ibe, label %hzy, !llvm.loop !447
ibe:
%ibf = getelementptr i8, ptr %dz, i64 40
store i64 %hl, ptr %ibf, align 8
br label %hlq
mn:
%ibg = phi i64 [ 3, %jh ], [ 8, %mh ], [ 8, %htm ], [ 3, %hal ], [ 15, %hnm ], [ 6, %hky ], [ 13, %hmb ], [ 13, %hgs ], [ 3, %hqa ], [ 3, %hdc ], [ 3, %hhy ], [ %hzj, %hwi ], [ 8, %htr ]
%ibh = phi i64 [ %ib, %jh ], [ %ib, %mh ], [ %htu, %htm ], [ %hzr, %hal ], [ %hlg, %hnm ], [ %hlc, %hky ], [ %hlg, %hmb ], [ %hgz, %hgs ], [ %htu, %hqa ], [ %hgz, %hdc ], [ %hlc, %hhy ], [ %hzh, %hwi ], [ %htt, %htr ]
%ibi = freeze i64 %ibh
%ibj = add i64 %mp, -1
%ibk = icmp sgt i64 %ibi, %ibj
%ibl = select i1 %ibk, i64 4, i64 %ibg
br label %hlq
ibm:
%ibn = phi i64 [ %ibo, %fy ], [ %ibp, %nf ]
%ibq = icmp eq i64 %ibn, %fk
br i1 %ibq, label %ff, label %hlq
hlq:
%ibr = phi i64 [ %ibs, %hdu ], [ %ibs, %ibe ], [ %ibs, %mn ], [ %ibs, %hqs ], [ %fv, %ibm ]
%ibt = phi i64 [ %mp, %hdu ], [ %hzv, %ibe ], [ %ibi, %mn ], [ %mp, %hqs ], [ %ibn, %ibm ]
%ibu = phi i64 [ 4, %hdu ], [ %ibv, %ibe ], [ %ibl, %mn ], [ 4, %hqs ], [ 14, %ibm ]
store i64 %fm, ptr %dz, align 8
%ibw = getelementptr i8, ptr %dz, i64 8
store i64 %ibr, ptr %ibw, align 8
%ibx = getelementptr i8, ptr %dz, i64 16
store i64 %ibt, ptr %ibx, align 8
br label %eg
eg:
%iby = phi i64 [ %ibu, %hlq ], [ 0, %ec ], [ 0, %ff ]
store i64 %iby, ptr %a, align 8
ret i32 0
fy:
%ibo = phi i64 [ %gc, %fx ], [ %fj, %fe ]
%ibz = sub i64 %fv, %fi
%ica = icmp slt i64 %ibz, 1
br i1 %ica, label %ibm, label %icb
icb:
%mp = bitcast i64 1152921504606846976 to i64
%fpj = add i64 %fk, -2
br label %icc
icc:
%hzv = phi i64 [ %ibp, %nf ], [ %ibo, %icb ]
%icd = phi i64 [ %ice, %nf ], [ %ibz, %icb ]
%ibs = phi i64 [ %icf, %nf ], [ %fi, %icb ]
%icg = icmp sgt i64 %dd, 0
%ice = add nsw i64 %icd, -1
%icf = add i64 %ibs, 1
br i1 %icg, label %ich, label %hj
ich:
br i1 %fa, label %ici, label %icj
icj:
br label %ick
ick:
%icl = phi i64 [ %icm, %ick ], [ 0, %icj ]
%icn = mul i64 %icl, 8
%ico = getelementptr i8, ptr %dc, i64 %icn
%icp = load <2 x i64>, ptr %ico, align 8
%icq = mul i64 %icl, 8
%icr = getelementptr i8, ptr %dc, i64 %icq
%ics = getelementptr i8, ptr %icr, i64 16
%ict = load <2 x i64>, ptr %ics, align 8
%icu = mul i64 %icl, 8
%icv = getelementptr i8, ptr %dj, i64 %icu
store <2 x i64> %icp, ptr %icv, align 8
%icw = mul i64 %icl, 8
%icx = getelementptr i8, ptr %dj, i64 %icw
%icy = getelementptr i8, ptr %icx, i64 16
store <2 x i64> %ict, ptr %icy, align 8
%icm = add nuw i64 %icl, 4
%icz = icmp eq i64 %fb, %icm
br i1 %icz, label %ida, label %ick, !llvm.loop !448
ida:
%idb = icmp eq i64 %dd, %fb
br i1 %idb, label %hj, label %ici
ici:
%idc = phi i64 [ 0, %ich ], [ %fb, %ida ]
%idd = icmp eq i64 %fc, 0
br i1 %idd, label %ide, label %idf
idf:
br label %idg
idg:
%idh = phi i64 [ %fc, %idf ], [ %idi, %idg ]
%idj = phi i64 [ %idk, %idg ], [ %idc, %idf ]
%idk = add nuw nsw i64 %idj, 1
%idl = shl i64 %idj, 3
%idm = getelementptr i8, ptr %dc, i64 %idl
%idn = load i64, ptr %idm, align 8
%ido = shl i64 %idj, 3
%idp = getelementptr i8, ptr %dj, i64 %ido
store i64 %idn, ptr %idp, align 8
%idi = add nsw i64 %idh, -1
%idq = icmp eq i64 %idi, 0
br i1 %idq, label %ide, label %idg, !llvm.loop !449
ide:
%gg = phi i64 [ %idc, %ici ], [ %idk, %idg ]
%idr = sub nsw i64 %idc, %dd
%ids = icmp ugt i64 %idr, -4
br i1 %ids, label %hj, label %gh
gh:
br label %gd
nf:
%ibp = phi i64 [ %ib, %hr ], [ %ic, %hn ]
%idt = load i64, ptr %dc, align 8
%idu = add nsw i64 %idt, 1
store i64 %idu, ptr %dc, align 8
%idv = icmp samesign ugt i64 %icd, 1
br i1 %idv, label %icc, label %ibm
hzp:
br label %hps
hps:
%ibv = phi i64 [ 1, %hof ], [ %hzj, %hzp ]
%idw = icmp sgt i64 %dd, 0
br i1 %idw, label %idx, label %ibe
idx:
%idy = ptrtoint ptr %dc to i64
%idz = ptrtoint ptr %dj to i64
%iea = icmp ult i64 %dd, 6
%ieb = sub i64 %idy, %idz
%iec = icmp ult i64 %ieb, 32
%ied = select i1 %iea, i1 true, i1 %iec
br i1 %ied, label %iee, label %ief
ief:
%ieg = and i64 %dd, %ej
br label %ieh
ieh:
%iei = phi i64 [ 0, %ief ], [ %iej, %ieh ]
%iek = mul i64 %iei, 8
%iel = getelementptr i8, ptr %dj, i64 %iek
%iem = load <2 x i64>, ptr %iel, align 8
%ien = mul i64 %iei, 8
%ieo = getelementptr i8, ptr %dj, i64 %ien
%iep = getelementptr i8, ptr %ieo, i64 16
%ieq = load <2 x i64>, ptr %iep, align 8
%ier = mul i64 %iei, 8
%ies = getelementptr i8, ptr %dc, i64 %ier
store <2 x i64> %iem, ptr %ies, align 8
%iet = mul i64 %iei, 8
%ieu = getelementptr i8, ptr %dc, i64 %iet
%iev = getelementptr i8, ptr %ieu, i64 16
store <2 x i64> %ieq, ptr %iev, align 8
%iej = add nuw i64 %iei, 4
%iew = icmp eq i64 %ieg, %iej
br i1 %iew, label %iex, label %ieh, !llvm.loop !451
iex:
%iey = icmp eq i64 %dd, %ieg
br i1 %iey, label %ibe, label %iee
iee:
%iez = phi i64 [ 0, %idx ], [ %ieg, %iex ]
%ifa = and i64 %dd, 3
%ifb = icmp eq i64 %ifa, 0
br i1 %ifb, label %ifc, label %ifd
ifd:
br label %ife
ife:
%iff = phi i64 [ %ifa, %ifd ], [ %ifg, %ife ]
%ifh = phi i64 [ %ifi, %ife ], [ %iez, %ifd ]
%ifi = add nuw nsw i64 %ifh, 1
%ifj = shl i64 %ifh, 3
%ifk = getelementptr i8, ptr %dj, i64 %ifj
%ifl = load i64, ptr %ifk, align 8
%ifm = shl i64 %ifh, 3
%ifn = getelementptr i8, ptr %dc, i64 %ifm
store i64 %ifl, ptr %ifn, align 8
%ifg = add nsw i64 %iff, -1
%ifo = icmp eq i64 %ifg, 0
br i1 %ifo, label %ifc, label %ife, !llvm.loop !452
ifc:
%iab = phi i64 [ %iez, %iee ], [ %ifi, %ife ]
%ifp = sub nsw i64 %iez, %dd
%ifq = icmp ugt i64 %ifp, -4
br i1 %ifq, label %ibe, label %iac
iac:
br label %hzy
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
