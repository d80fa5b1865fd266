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
%ej = bitcast i64 -9223372036854775808 to i64
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
%ew = sub i64 %ek, %ei
%ex = icmp ult i64 %dd, 4
%ey = icmp ult i64 %ew, 32
%ez = select i1 %ex, i1 true, i1 %ey
%fa = add i64 %ej, -4
%fb = and i64 %dd, %fa
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
i64 17, label %mv
i64 19, label %mw
i64 6, label %mx
i64 7, label %mx
i64 11, label %mx
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
%pl = icmp slt i64 %hp, 17
br i1 %pl, label %pm, label %pn
pm:
%po = load i64, ptr %hu, align 8, !noalias !28
switch i64 %po, label %pp [
i64 3, label %pq
i64 2, label %pr
i64 7, label %ps
i64 6, label %pt
i64 8, label %pu
i64 14, label %pv
i64 13, label %pw
i64 11, label %px
i64 16, label %py
i64 12, label %pz
i64 10, label %qa
i64 1, label %qb
i64 4, label %qc
i64 9, label %qd
i64 5, label %qe
]
pq:
%qf = getelementptr i8, ptr %g, i64 %pk
%qg = load i8, ptr %qf, align 1, !noalias !31
%qh = zext i8 %qg to i64
%qi = and i64 %qh, 127
%qj = add nsw i64 %pk, 1
%qk = icmp slt i8 %qg, 0
br i1 %qk, label %ql, label %qm
ql:
%qn = add i64 %pk, 10
%qo = getelementptr i8, ptr %g, i64 %pk
%qp = getelementptr i8, ptr %qo, i64 1
%qq = load i8, ptr %qp, align 1, !noalias !31
%qr = zext i8 %qq to i64
%qs = add nsw i64 %pk, 2
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
%rj = getelementptr i8, ptr %g, i64 %pk
%rk = getelementptr i8, ptr %rj, i64 2
%rl = load i8, ptr %rk, align 1, !noalias !31
%rm = zext i8 %rl to i64
%rn = add nsw i64 %pk, 3
%ro = and i64 %rm, 127
%rp = shl nuw nsw i64 %ro, 14
%rq = or disjoint i64 %rp, %qv
%rr = icmp slt i8 %rl, 0
br i1 %rr, label %rs, label %qm
rs:
%rt = getelementptr i8, ptr %g, i64 %pk
%ru = getelementptr i8, ptr %rt, i64 3
%rv = load i8, ptr %ru, align 1, !noalias !31
%rw = zext i8 %rv to i64
%rx = add nsw i64 %pk, 4
%ry = and i64 %rw, 127
%rz = shl nuw nsw i64 %ry, 21
%sa = or disjoint i64 %rz, %rq
%sb = icmp slt i8 %rv, 0
br i1 %sb, label %sc, label %qm
sc:
%sd = getelementptr i8, ptr %g, i64 %pk
%se = getelementptr i8, ptr %sd, i64 4
%sf = load i8, ptr %se, align 1, !noalias !31
%sg = zext i8 %sf to i64
%sh = add nsw i64 %pk, 5
%si = and i64 %sg, 127
%sj = shl nuw nsw i64 %si, 28
%sk = or disjoint i64 %sj, %sa
%sl = icmp slt i8 %sf, 0
br i1 %sl, label %sm, label %qm
sm:
%sn = getelementptr i8, ptr %g, i64 %pk
%so = getelementptr i8, ptr %sn, i64 5
%sp = load i8, ptr %so, align 1, !noalias !31
%sq = zext i8 %sp to i64
%sr = add nsw i64 %pk, 6
%ss = and i64 %sq, 127
%st = shl nuw nsw i64 %ss, 35
%su = or disjoint i64 %st, %sk
%sv = icmp slt i8 %sp, 0
br i1 %sv, label %sw, label %qm
sw:
%sx = getelementptr i8, ptr %g, i64 %pk
%sy = getelementptr i8, ptr %sx, i64 6
%sz = load i8, ptr %sy, align 1, !noalias !31
%ta = zext i8 %sz to i64
%tb = add nsw i64 %pk, 7
%tc = and i64 %ta, 127
%td = shl nuw nsw i64 %tc, 42
%te = or i64 %td, %su
%tf = icmp slt i8 %sz, 0
br i1 %tf, label %tg, label %qm
tg:
%th = getelementptr i8, ptr %g, i64 %pk
%ti = getelementptr i8, ptr %th, i64 7
%tj = load i8, ptr %ti, align 1, !noalias !31
%tk = zext i8 %tj to i64
%tl = add nsw i64 %pk, 8
%tm = and i64 %tk, 127
%tn = shl nuw nsw i64 %tm, 49
%to = or i64 %tn, %te
%tp = icmp slt i8 %tj, 0
br i1 %tp, label %tq, label %qm
tq:
%tr = getelementptr i8, ptr %g, i64 %pk
%ts = getelementptr i8, ptr %tr, i64 8
%tt = load i8, ptr %ts, align 1, !noalias !31
%tu = zext i8 %tt to i64
%ra = add nsw i64 %pk, 9
%tv = and i64 %tu, 127
%tw = shl nuw nsw i64 %tv, 56
%ri = or i64 %tw, %to
%tx = icmp slt i8 %tt, 0
br i1 %tx, label %qy, label %qm
qm:
%ty = phi i64 [ %rh, %rf ], [ %qi, %pq ], [ %qv, %ql ], [ %rq, %qx ], [ %sa, %rs ], [ %sk, %sc ], [ %su, %sm ], [ %te, %sw ], [ %to, %tg ], [ %ri, %tq ]
%tz = phi i64 [ %qn, %rf ], [ %qj, %pq ], [ %qs, %ql ], [ %rn, %qx ], [ %rx, %rs ], [ %sh, %sc ], [ %sr, %sm ], [ %tb, %sw ], [ %tl, %tg ], [ %ra, %tq ]
%ua = lshr i64 %ty, 1
%ub = and i64 %ty, 1
%uc = sub nsw i64 0, %ub
%ud = xor i64 %ua, %uc
br label %re
pr:
%ue = getelementptr i8, ptr %g, i64 %pk
%uf = load i8, ptr %ue, align 1, !noalias !36
%ug = zext i8 %uf to i64
%uh = and i64 %ug, 127
%ui = add nsw i64 %pk, 1
%uj = icmp slt i8 %uf, 0
br i1 %uj, label %uk, label %ul
uk:
%um = add i64 %pk, 10
%un = getelementptr i8, ptr %g, i64 %pk
%uo = getelementptr i8, ptr %un, i64 1
%up = load i8, ptr %uo, align 1, !noalias !36
%uq = zext i8 %up to i64
%ur = add nsw i64 %pk, 2
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
%vi = getelementptr i8, ptr %g, i64 %pk
%vj = getelementptr i8, ptr %vi, i64 2
%vk = load i8, ptr %vj, align 1, !noalias !36
%vl = zext i8 %vk to i64
%vm = add nsw i64 %pk, 3
%vn = and i64 %vl, 127
%vo = shl nuw nsw i64 %vn, 14
%vp = or disjoint i64 %vo, %uu
%vq = icmp slt i8 %vk, 0
br i1 %vq, label %vr, label %ul
vr:
%vs = getelementptr i8, ptr %g, i64 %pk
%vt = getelementptr i8, ptr %vs, i64 3
%vu = load i8, ptr %vt, align 1, !noalias !36
%vv = zext i8 %vu to i64
%vw = add nsw i64 %pk, 4
%vx = and i64 %vv, 127
%vy = shl nuw nsw i64 %vx, 21
%vz = or disjoint i64 %vy, %vp
%wa = icmp slt i8 %vu, 0
br i1 %wa, label %wb, label %ul
wb:
%wc = getelementptr i8, ptr %g, i64 %pk
%wd = getelementptr i8, ptr %wc, i64 4
%we = load i8, ptr %wd, align 1, !noalias !36
%wf = zext i8 %we to i64
%wg = add nsw i64 %pk, 5
%wh = and i64 %wf, 127
%wi = shl nuw nsw i64 %wh, 28
%wj = or disjoint i64 %wi, %vz
%wk = icmp slt i8 %we, 0
br i1 %wk, label %wl, label %ul
wl:
%wm = getelementptr i8, ptr %g, i64 %pk
%wn = getelementptr i8, ptr %wm, i64 5
%wo = load i8, ptr %wn, align 1, !noalias !36
%wp = zext i8 %wo to i64
%wq = add nsw i64 %pk, 6
%wr = and i64 %wp, 127
%ws = shl nuw nsw i64 %wr, 35
%wt = or disjoint i64 %ws, %wj
%wu = icmp slt i8 %wo, 0
br i1 %wu, label %wv, label %ul
wv:
%ww = getelementptr i8, ptr %g, i64 %pk
%wx = getelementptr i8, ptr %ww, i64 6
%wy = load i8, ptr %wx, align 1, !noalias !36
%wz = zext i8 %wy to i64
%xa = add nsw i64 %pk, 7
%xb = and i64 %wz, 127
%xc = shl nuw nsw i64 %xb, 42
%xd = or i64 %xc, %wt
%xe = icmp slt i8 %wy, 0
br i1 %xe, label %xf, label %ul
xf:
%xg = getelementptr i8, ptr %g, i64 %pk
%xh = getelementptr i8, ptr %xg, i64 7
%xi = load i8, ptr %xh, align 1, !noalias !36
%xj = zext i8 %xi to i64
%xk = add nsw i64 %pk, 8
%xl = and i64 %xj, 127
%xm = shl nuw nsw i64 %xl, 49
%xn = or i64 %xm, %xd
%xo = icmp slt i8 %xi, 0
br i1 %xo, label %xp, label %ul
xp:
%xq = getelementptr i8, ptr %g, i64 %pk
%xr = getelementptr i8, ptr %xq, i64 8
%xs = load i8, ptr %xr, align 1, !noalias !36
%xt = zext i8 %xs to i64
%uz = add nsw i64 %pk, 9
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
%yc = phi i64 [ %vg, %ve ], [ %uh, %pr ], [ %uu, %uk ], [ %vp, %uw ], [ %vz, %vr ], [ %wj, %wb ], [ %wt, %wl ], [ %xd, %wv ], [ %xn, %xf ], [ %vh, %xp ]
%xz = phi i64 [ %um, %ve ], [ %ui, %pr ], [ %ur, %uk ], [ %vm, %uw ], [ %vw, %vr ], [ %wg, %wb ], [ %wq, %wl ], [ %xa, %wv ], [ %xk, %xf ], [ %uz, %xp ]
%yd = bitcast i64 -4294967296 to i64
%ye = lshr i64 %yc, 1
%yf = and i64 %yc, 1
%yg = sub nsw i64 0, %yf
%yh = xor i64 %ye, %yg
%yi = add i64 %yh, -2147483648
%yj = icmp ult i64 %yi, %yd
br i1 %yj, label %xx, label %vd
vd:
%yk = phi i64 [ %xz, %ul ], [ %mp, %ux ]
%yl = phi i64 [ %yh, %ul ], [ 0, %ux ]
%ym = trunc nsw i64 %yl to i32
%yn = getelementptr i8, ptr %hu, i64 16
%yo = load i64, ptr %yn, align 8, !noalias !41
%yp = mul i64 %yo, 24
%yq = getelementptr i8, ptr %ch, i64 %yp
%yr = getelementptr i8, ptr %yq, i64 8
%ys = load i64, ptr %yr, align 8, !noalias !42
%yt = ashr i64 %ys, 2
%yu = getelementptr i32, ptr %bt, i64 %yt
%yv = getelementptr i32, ptr %yu, i64 %nq
store i32 %ym, ptr %yv, align 4, !noalias !41
br label %yb
ps:
%yw = getelementptr i8, ptr %g, i64 %pk
%yx = load i8, ptr %yw, align 1, !noalias !45
%yy = zext i8 %yx to i64
%yz = and i64 %yy, 127
%za = add nsw i64 %pk, 1
%zb = icmp slt i8 %yx, 0
br i1 %zb, label %zc, label %zd
zc:
%ze = add i64 %pk, 10
%zf = getelementptr i8, ptr %g, i64 %pk
%zg = getelementptr i8, ptr %zf, i64 1
%zh = load i8, ptr %zg, align 1, !noalias !45
%zi = zext i8 %zh to i64
%zj = add nsw i64 %pk, 2
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
%baa = getelementptr i8, ptr %g, i64 %pk
%bab = getelementptr i8, ptr %baa, i64 2
%bac = load i8, ptr %bab, align 1, !noalias !45
%bad = zext i8 %bac to i64
%bae = add nsw i64 %pk, 3
%baf = and i64 %bad, 127
%bag = shl nuw nsw i64 %baf, 14
%bah = or disjoint i64 %bag, %zm
%bai = icmp slt i8 %bac, 0
br i1 %bai, label %baj, label %zd
baj:
%bak = getelementptr i8, ptr %g, i64 %pk
%bal = getelementptr i8, ptr %bak, i64 3
%bam = load i8, ptr %bal, align 1, !noalias !45
%ban = zext i8 %bam to i64
%bao = add nsw i64 %pk, 4
%bap = and i64 %ban, 127
%baq = shl nuw nsw i64 %bap, 21
%bar = or disjoint i64 %baq, %bah
%bas = icmp slt i8 %bam, 0
br i1 %bas, label %bat, label %zd
bat:
%bau = getelementptr i8, ptr %g, i64 %pk
%bav = getelementptr i8, ptr %bau, i64 4
%baw = load i8, ptr %bav, align 1, !noalias !45
%bax = zext i8 %baw to i64
%bay = add nsw i64 %pk, 5
%baz = and i64 %bax, 127
%bba = shl nuw nsw i64 %baz, 28
%bbb = or disjoint i64 %bba, %bar
%bbc = icmp slt i8 %baw, 0
br i1 %bbc, label %bbd, label %zd
bbd:
%bbe = getelementptr i8, ptr %g, i64 %pk
%bbf = getelementptr i8, ptr %bbe, i64 5
%bbg = load i8, ptr %bbf, align 1, !noalias !45
%bbh = zext i8 %bbg to i64
%bbi = add nsw i64 %pk, 6
%bbj = and i64 %bbh, 127
%bbk = shl nuw nsw i64 %bbj, 35
%bbl = or disjoint i64 %bbk, %bbb
%bbm = icmp slt i8 %bbg, 0
br i1 %bbm, label %bbn, label %zd
bbn:
%bbo = getelementptr i8, ptr %g, i64 %pk
%bbp = getelementptr i8, ptr %bbo, i64 6
%bbq = load i8, ptr %bbp, align 1, !noalias !45
%bbr = zext i8 %bbq to i64
%bbs = add nsw i64 %pk, 7
%bbt = and i64 %bbr, 127
%bbu = shl nuw nsw i64 %bbt, 42
%bbv = or i64 %bbu, %bbl
%bbw = icmp slt i8 %bbq, 0
br i1 %bbw, label %bbx, label %zd
bbx:
%bby = getelementptr i8, ptr %g, i64 %pk
%bbz = getelementptr i8, ptr %bby, i64 7
%bca = load i8, ptr %bbz, align 1, !noalias !45
%bcb = zext i8 %bca to i64
%bcc = add nsw i64 %pk, 8
%bcd = and i64 %bcb, 127
%bce = shl nuw nsw i64 %bcd, 49
%bcf = or i64 %bce, %bbv
%bcg = icmp slt i8 %bca, 0
br i1 %bcg, label %bch, label %zd
bch:
%bci = getelementptr i8, ptr %g, i64 %pk
%bcj = getelementptr i8, ptr %bci, i64 8
%bck = load i8, ptr %bcj, align 1, !noalias !45
%bcl = zext i8 %bck to i64
%zr = add nsw i64 %pk, 9
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
%bcw = phi i64 [ %bcx, %bcp ], [ %mp, %zv ]
%bcy = sub nsw i64 %fk, %bcw
%bcz = icmp sgt i64 %bcv, %bcy
br i1 %bcz, label %yb, label %bda
zd:
%bcr = phi i64 [ %zy, %zw ], [ %yz, %ps ], [ %zm, %zc ], [ %bah, %zo ], [ %bar, %baj ], [ %bbb, %bat ], [ %bbl, %bbd ], [ %bbv, %bbn ], [ %bcf, %bbx ], [ %zz, %bch ]
%bcx = phi i64 [ %ze, %zw ], [ %za, %ps ], [ %zj, %zc ], [ %bae, %zo ], [ %bao, %baj ], [ %bay, %bat ], [ %bbi, %bbd ], [ %bbs, %bbn ], [ %bcc, %bbx ], [ %zr, %bch ]
%bdb = icmp sgt i64 %bcx, %fk
br i1 %bdb, label %yb, label %bcp
zv:
%bdc = icmp slt i64 %fk, %mp
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
%bhf = getelementptr i8, ptr %hu, i64 16
%bhg = load i64, ptr %bhf, align 8, !noalias !64
%bhh = mul i64 %bhg, 24
%bhi = getelementptr i8, ptr %ch, i64 %bhh
%bhj = getelementptr i8, ptr %bhi, i64 8
%bhk = load i64, ptr %bhj, align 8, !noalias !65
%bhl = ashr i64 %bhk, 2
%bhm = getelementptr i32, ptr %bt, i64 %bhl
%bhn = getelementptr i32, ptr %bhm, i64 %nq
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
%bmn = shl i64 %nq, 2
%bmo = getelementptr i8, ptr %bhm, i64 %bmn
%bmp = getelementptr i8, ptr %bmo, i64 4
store i32 %bmm, ptr %bmp, align 4, !noalias !64
%bmq = add nsw i64 %bcw, %bcv
br label %yb
pt:
%bmr = getelementptr i8, ptr %g, i64 %pk
%bms = load i8, ptr %bmr, align 1, !noalias !101
%bmt = zext i8 %bms to i64
%bmu = and i64 %bmt, 127
%bmv = add nsw i64 %pk, 1
%bmw = icmp slt i8 %bms, 0
br i1 %bmw, label %bmx, label %bmy
bmx:
%bmz = add i64 %pk, 10
%bna = getelementptr i8, ptr %g, i64 %pk
%bnb = getelementptr i8, ptr %bna, i64 1
%bnc = load i8, ptr %bnb, align 1, !noalias !101
%bnd = zext i8 %bnc to i64
%bne = add nsw i64 %pk, 2
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
%bnv = getelementptr i8, ptr %g, i64 %pk
%bnw = getelementptr i8, ptr %bnv, i64 2
%bnx = load i8, ptr %bnw, align 1, !noalias !101
%bny = zext i8 %bnx to i64
%bnz = add nsw i64 %pk, 3
%boa = and i64 %bny, 127
%bob = shl nuw nsw i64 %boa, 14
%boc = or disjoint i64 %bob, %bnh
%bod = icmp slt i8 %bnx, 0
br i1 %bod, label %boe, label %bmy
boe:
%bof = getelementptr i8, ptr %g, i64 %pk
%bog = getelementptr i8, ptr %bof, i64 3
%boh = load i8, ptr %bog, align 1, !noalias !101
%boi = zext i8 %boh to i64
%boj = add nsw i64 %pk, 4
%bok = and i64 %boi, 127
%bol = shl nuw nsw i64 %bok, 21
%bom = or disjoint i64 %bol, %boc
%bon = icmp slt i8 %boh, 0
br i1 %bon, label %boo, label %bmy
boo:
%bop = getelementptr i8, ptr %g, i64 %pk
%boq = getelementptr i8, ptr %bop, i64 4
%bor = load i8, ptr %boq, align 1, !noalias !101
%bos = zext i8 %bor to i64
%bot = add nsw i64 %pk, 5
%bou = and i64 %bos, 127
%bov = shl nuw nsw i64 %bou, 28
%bow = or disjoint i64 %bov, %bom
%box = icmp slt i8 %bor, 0
br i1 %box, label %boy, label %bmy
boy:
%boz = getelementptr i8, ptr %g, i64 %pk
%bpa = getelementptr i8, ptr %boz, i64 5
%bpb = load i8, ptr %bpa, align 1, !noalias !101
%bpc = zext i8 %bpb to i64
%bpd = add nsw i64 %pk, 6
%bpe = and i64 %bpc, 127
%bpf = shl nuw nsw i64 %bpe, 35
%bpg = or disjoint i64 %bpf, %bow
%bph = icmp slt i8 %bpb, 0
br i1 %bph, label %bpi, label %bmy
bpi:
%bpj = getelementptr i8, ptr %g, i64 %pk
%bpk = getelementptr i8, ptr %bpj, i64 6
%bpl = load i8, ptr %bpk, align 1, !noalias !101
%bpm = zext i8 %bpl to i64
%bpn = add nsw i64 %pk, 7
%bpo = and i64 %bpm, 127
%bpp = shl nuw nsw i64 %bpo, 42
%bpq = or i64 %bpp, %bpg
%bpr = icmp slt i8 %bpl, 0
br i1 %bpr, label %bps, label %bmy
bps:
%bpt = getelementptr i8, ptr %g, i64 %pk
%bpu = getelementptr i8, ptr %bpt, i64 7
%bpv = load i8, ptr %bpu, align 1, !noalias !101
%bpw = zext i8 %bpv to i64
%bpx = add nsw i64 %pk, 8
%bpy = and i64 %bpw, 127
%bpz = shl nuw nsw i64 %bpy, 49
%bqa = or i64 %bpz, %bpq
%bqb = icmp slt i8 %bpv, 0
br i1 %bqb, label %bqc, label %bmy
bqc:
%bqd = getelementptr i8, ptr %g, i64 %pk
%bqe = getelementptr i8, ptr %bqd, i64 8
%bqf = load i8, ptr %bqe, align 1, !noalias !101
%bqg = zext i8 %bqf to i64
%bnm = add nsw i64 %pk, 9
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
%bqr = phi i64 [ %bqs, %bqk ], [ %mp, %bnq ]
%bqt = sub nsw i64 %fk, %bqr
%bqu = icmp sgt i64 %bqq, %bqt
br i1 %bqu, label %yb, label %bqv
bmy:
%bqm = phi i64 [ %bnt, %bnr ], [ %bmu, %pt ], [ %bnh, %bmx ], [ %boc, %bnj ], [ %bom, %boe ], [ %bow, %boo ], [ %bpg, %boy ], [ %bpq, %bpi ], [ %bqa, %bps ], [ %bnu, %bqc ]
%bqs = phi i64 [ %bmz, %bnr ], [ %bmv, %pt ], [ %bne, %bmx ], [ %bnz, %bnj ], [ %boj, %boe ], [ %bot, %boo ], [ %bpd, %boy ], [ %bpn, %bpi ], [ %bpx, %bps ], [ %bnm, %bqc ]
%bqw = icmp sgt i64 %bqs, %fk
br i1 %bqw, label %yb, label %bqk
bnq:
%bqx = icmp slt i64 %fk, %mp
br i1 %bqx, label %yb, label %bqp
bqv:
%bqy = getelementptr i8, ptr %hu, i64 16
%bqz = load i64, ptr %bqy, align 8, !noalias !108
%bra = mul i64 %bqz, 24
%brb = getelementptr i8, ptr %ch, i64 %bra
%brc = getelementptr i8, ptr %brb, i64 8
%brd = load i64, ptr %brc, align 8, !noalias !109
%bre = ashr i64 %brd, 2
%brf = getelementptr i32, ptr %bt, i64 %bre
%brg = getelementptr i32, ptr %brf, i64 %nq
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
%bvh = shl i64 %nq, 2
%bvi = getelementptr i8, ptr %brf, i64 %bvh
%bvj = getelementptr i8, ptr %bvi, i64 4
store i32 %bvg, ptr %bvj, align 4, !noalias !108
%bvk = add nsw i64 %bqr, %bqq
br label %yb
pu:
%bvl = getelementptr i8, ptr %g, i64 %pk
%bvm = load i8, ptr %bvl, align 1, !noalias !142
%bvn = zext i8 %bvm to i64
%bvo = and i64 %bvn, 127
%bvp = add nsw i64 %pk, 1
%bvq = icmp slt i8 %bvm, 0
br i1 %bvq, label %bvr, label %bvs
bvr:
%bvt = add i64 %pk, 10
%bvu = getelementptr i8, ptr %g, i64 %pk
%bvv = getelementptr i8, ptr %bvu, i64 1
%bvw = load i8, ptr %bvv, align 1, !noalias !142
%bvx = zext i8 %bvw to i64
%bvy = add nsw i64 %pk, 2
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
%bwp = getelementptr i8, ptr %g, i64 %pk
%bwq = getelementptr i8, ptr %bwp, i64 2
%bwr = load i8, ptr %bwq, align 1, !noalias !142
%bws = zext i8 %bwr to i64
%bwt = add nsw i64 %pk, 3
%bwu = and i64 %bws, 127
%bwv = shl nuw nsw i64 %bwu, 14
%bww = or disjoint i64 %bwv, %bwb
%bwx = icmp slt i8 %bwr, 0
br i1 %bwx, label %bwy, label %bvs
bwy:
%bwz = getelementptr i8, ptr %g, i64 %pk
%bxa = getelementptr i8, ptr %bwz, i64 3
%bxb = load i8, ptr %bxa, align 1, !noalias !142
%bxc = zext i8 %bxb to i64
%bxd = add nsw i64 %pk, 4
%bxe = and i64 %bxc, 127
%bxf = shl nuw nsw i64 %bxe, 21
%bxg = or disjoint i64 %bxf, %bww
%bxh = icmp slt i8 %bxb, 0
br i1 %bxh, label %bxi, label %bvs
bxi:
%bxj = getelementptr i8, ptr %g, i64 %pk
%bxk = getelementptr i8, ptr %bxj, i64 4
%bxl = load i8, ptr %bxk, align 1, !noalias !142
%bxm = zext i8 %bxl to i64
%bxn = add nsw i64 %pk, 5
%bxo = and i64 %bxm, 127
%bxp = shl nuw nsw i64 %bxo, 28
%bxq = or disjoint i64 %bxp, %bxg
%bxr = icmp slt i8 %bxl, 0
br i1 %bxr, label %bxs, label %bvs
bxs:
%bxt = getelementptr i8, ptr %g, i64 %pk
%bxu = getelementptr i8, ptr %bxt, i64 5
%bxv = load i8, ptr %bxu, align 1, !noalias !142
%bxw = zext i8 %bxv to i64
%bxx = add nsw i64 %pk, 6
%bxy = and i64 %bxw, 127
%bxz = shl nuw nsw i64 %bxy, 35
%bya = or disjoint i64 %bxz, %bxq
%byb = icmp slt i8 %bxv, 0
br i1 %byb, label %byc, label %bvs
byc:
%byd = getelementptr i8, ptr %g, i64 %pk
%bye = getelementptr i8, ptr %byd, i64 6
%byf = load i8, ptr %bye, align 1, !noalias !142
%byg = zext i8 %byf to i64
%byh = add nsw i64 %pk, 7
%byi = and i64 %byg, 127
%byj = shl nuw nsw i64 %byi, 42
%byk = or i64 %byj, %bya
%byl = icmp slt i8 %byf, 0
br i1 %byl, label %bym, label %bvs
bym:
%byn = getelementptr i8, ptr %g, i64 %pk
%byo = getelementptr i8, ptr %byn, i64 7
%byp = load i8, ptr %byo, align 1, !noalias !142
%byq = zext i8 %byp to i64
%byr = add nsw i64 %pk, 8
%bys = and i64 %byq, 127
%byt = shl nuw nsw i64 %bys, 49
%byu = or i64 %byt, %byk
%byv = icmp slt i8 %byp, 0
br i1 %byv, label %byw, label %bvs
byw:
%byx = getelementptr i8, ptr %g, i64 %pk
%byy = getelementptr i8, ptr %byx, i64 8
%byz = load i8, ptr %byy, align 1, !noalias !142
%bza = zext i8 %byz to i64
%bwg = add nsw i64 %pk, 9
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
%bzm = phi i64 [ %bzn, %bze ], [ %mp, %bwk ]
%bzo = sub nsw i64 %fk, %bzm
%bzp = icmp sgt i64 %bzl, %bzo
%bzq = select i1 %bzp, i64 6, i64 0
%bzr = select i1 %bzp, i64 0, i64 %bzl
br label %bzk
bvs:
%bzg = phi i64 [ %bwn, %bwl ], [ %bvo, %pu ], [ %bwb, %bvr ], [ %bww, %bwd ], [ %bxg, %bwy ], [ %bxq, %bxi ], [ %bya, %bxs ], [ %byk, %byc ], [ %byu, %bym ], [ %bwo, %byw ]
%bzn = phi i64 [ %bvt, %bwl ], [ %bvp, %pu ], [ %bvy, %bvr ], [ %bwt, %bwd ], [ %bxd, %bwy ], [ %bxn, %bxi ], [ %bxx, %bxs ], [ %byh, %byc ], [ %byr, %bym ], [ %bwg, %byw ]
%bzs = icmp sgt i64 %bzn, %fk
br i1 %bzs, label %bzk, label %bze
bwk:
%bzt = icmp slt i64 %fk, %mp
br i1 %bzt, label %bzk, label %bzj
pv:
%bzu = getelementptr i8, ptr %g, i64 %pk
%bzv = load i8, ptr %bzu, align 1, !noalias !149
%bzw = zext i8 %bzv to i64
%bzx = and i64 %bzw, 127
%bzy = add nsw i64 %pk, 1
%bzz = icmp slt i8 %bzv, 0
br i1 %bzz, label %caa, label %cab
caa:
%cac = add i64 %pk, 10
%cad = getelementptr i8, ptr %g, i64 %pk
%cae = getelementptr i8, ptr %cad, i64 1
%caf = load i8, ptr %cae, align 1, !noalias !149
%cag = zext i8 %caf to i64
%cah = add nsw i64 %pk, 2
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
%cay = getelementptr i8, ptr %g, i64 %pk
%caz = getelementptr i8, ptr %cay, i64 2
%cba = load i8, ptr %caz, align 1, !noalias !149
%cbb = zext i8 %cba to i64
%cbc = add nsw i64 %pk, 3
%cbd = and i64 %cbb, 127
%cbe = shl nuw nsw i64 %cbd, 14
%cbf = or disjoint i64 %cbe, %cak
%cbg = icmp slt i8 %cba, 0
br i1 %cbg, label %cbh, label %cab
cbh:
%cbi = getelementptr i8, ptr %g, i64 %pk
%cbj = getelementptr i8, ptr %cbi, i64 3
%cbk = load i8, ptr %cbj, align 1, !noalias !149
%cbl = zext i8 %cbk to i64
%cbm = add nsw i64 %pk, 4
%cbn = and i64 %cbl, 127
%cbo = shl nuw nsw i64 %cbn, 21
%cbp = or disjoint i64 %cbo, %cbf
%cbq = icmp slt i8 %cbk, 0
br i1 %cbq, label %cbr, label %cab
cbr:
%cbs = getelementptr i8, ptr %g, i64 %pk
%cbt = getelementptr i8, ptr %cbs, i64 4
%cbu = load i8, ptr %cbt, align 1, !noalias !149
%cbv = zext i8 %cbu to i64
%cbw = add nsw i64 %pk, 5
%cbx = and i64 %cbv, 127
%cby = shl nuw nsw i64 %cbx, 28
%cbz = or disjoint i64 %cby, %cbp
%cca = icmp slt i8 %cbu, 0
br i1 %cca, label %ccb, label %cab
ccb:
%ccc = getelementptr i8, ptr %g, i64 %pk
%ccd = getelementptr i8, ptr %ccc, i64 5
%cce = load i8, ptr %ccd, align 1, !noalias !149
%ccf = zext i8 %cce to i64
%ccg = add nsw i64 %pk, 6
%cch = and i64 %ccf, 127
%cci = shl nuw nsw i64 %cch, 35
%ccj = or disjoint i64 %cci, %cbz
%cck = icmp slt i8 %cce, 0
br i1 %cck, label %ccl, label %cab
ccl:
%ccm = getelementptr i8, ptr %g, i64 %pk
%ccn = getelementptr i8, ptr %ccm, i64 6
%cco = load i8, ptr %ccn, align 1, !noalias !149
%ccp = zext i8 %cco to i64
%ccq = add nsw i64 %pk, 7
%ccr = and i64 %ccp, 127
%ccs = shl nuw nsw i64 %ccr, 42
%cct = or i64 %ccs, %ccj
%ccu = icmp slt i8 %cco, 0
br i1 %ccu, label %ccv, label %cab
ccv:
%ccw = getelementptr i8, ptr %g, i64 %pk
%ccx = getelementptr i8, ptr %ccw, i64 7
%ccy = load i8, ptr %ccx, align 1, !noalias !149
%ccz = zext i8 %ccy to i64
%cda = add nsw i64 %pk, 8
%cdb = and i64 %ccz, 127
%cdc = shl nuw nsw i64 %cdb, 49
%cdd = or i64 %cdc, %cct
%cde = icmp slt i8 %ccy, 0
br i1 %cde, label %cdf, label %cab
cdf:
%cdg = getelementptr i8, ptr %g, i64 %pk
%cdh = getelementptr i8, ptr %cdg, i64 8
%cdi = load i8, ptr %cdh, align 1, !noalias !149
%cdj = zext i8 %cdi to i64
%cap = add nsw i64 %pk, 9
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
%cdv = phi i64 [ %cdw, %cdn ], [ %mp, %cat ]
%cdx = sub nsw i64 %fk, %cdv
%cdy = icmp sgt i64 %cdu, %cdx
%cdz = select i1 %cdy, i64 0, i64 %cdu
%cea = select i1 %cdy, i64 6, i64 0
br label %cdt
cab:
%cdp = phi i64 [ %caw, %cau ], [ %bzx, %pv ], [ %cak, %caa ], [ %cbf, %cam ], [ %cbp, %cbh ], [ %cbz, %cbr ], [ %ccj, %ccb ], [ %cct, %ccl ], [ %cdd, %ccv ], [ %cax, %cdf ]
%cdw = phi i64 [ %cac, %cau ], [ %bzy, %pv ], [ %cah, %caa ], [ %cbc, %cam ], [ %cbm, %cbh ], [ %cbw, %cbr ], [ %ccg, %ccb ], [ %ccq, %ccl ], [ %cda, %ccv ], [ %cap, %cdf ]
%ceb = icmp sgt i64 %cdw, %fk
br i1 %ceb, label %cdt, label %cdn
cat:
%cec = icmp slt i64 %fk, %mp
br i1 %cec, label %cdt, label %cds
pw:
%ced = getelementptr i8, ptr %hu, i64 24
%cee = load i64, ptr %ced, align 8, !noalias !156
%cef = icmp slt i64 %cee, 1
br i1 %cef, label %yb, label %ceg
ceg:
%ceh = add nuw i64 %cee, 1
br label %cei
cei:
%cej = phi i64 [ %ceh, %ceg ], [ %cek, %cel ]
%cem = phi i64 [ %pk, %ceg ], [ %cen, %cel ]
%ceo = icmp sgt i64 %cem, %fk
br i1 %ceo, label %yb, label %cep
cep:
%ceq = getelementptr i8, ptr %g, i64 %cem
%cer = load i8, ptr %ceq, align 1, !noalias !159
%ces = icmp slt i8 %cer, 0
br i1 %ces, label %cet, label %ceu
ceu:
%cev = phi i64 [ %cem, %cep ], [ %cew, %cet ], [ %cex, %cey ], [ %cez, %cfa ], [ %cfb, %cfc ], [ %cfd, %cfe ], [ %cff, %cfg ], [ %cfh, %cfi ], [ %cfj, %cfk ], [ %cfl, %cfm ]
%cfn = add nsw i64 %cev, 1
br label %cel
cet:
%cew = add nsw i64 %cem, 1
%cfo = getelementptr i8, ptr %g, i64 %cew
%cfp = load i8, ptr %cfo, align 1, !noalias !159
%cfq = icmp slt i8 %cfp, 0
br i1 %cfq, label %cey, label %ceu
cey:
%cex = add nsw i64 %cem, 2
%cfr = getelementptr i8, ptr %g, i64 %cex
%cfs = load i8, ptr %cfr, align 1, !noalias !159
%cft = icmp slt i8 %cfs, 0
br i1 %cft, label %cfa, label %ceu
cfa:
%cez = add nsw i64 %cem, 3
%cfu = getelementptr i8, ptr %g, i64 %cez
%cfv = load i8, ptr %cfu, align 1, !noalias !159
%cfw = icmp slt i8 %cfv, 0
br i1 %cfw, label %cfc, label %ceu
cfc:
%cfb = add nsw i64 %cem, 4
%cfx = getelementptr i8, ptr %g, i64 %cfb
%cfy = load i8, ptr %cfx, align 1, !noalias !159
%cfz = icmp slt i8 %cfy, 0
br i1 %cfz, label %cfe, label %ceu
cfe:
%cfd = add nsw i64 %cem, 5
%cga = getelementptr i8, ptr %g, i64 %cfd
%cgb = load i8, ptr %cga, align 1, !noalias !159
%cgc = icmp slt i8 %cgb, 0
br i1 %cgc, label %cfg, label %ceu
cfg:
%cff = add nsw i64 %cem, 6
%cgd = getelementptr i8, ptr %g, i64 %cff
%cge = load i8, ptr %cgd, align 1, !noalias !159
%cgf = icmp slt i8 %cge, 0
br i1 %cgf, label %cfi, label %ceu
cfi:
%cfh = add nsw i64 %cem, 7
%cgg = getelementptr i8, ptr %g, i64 %cfh
%cgh = load i8, ptr %cgg, align 1, !noalias !159
%cgi = icmp slt i8 %cgh, 0
br i1 %cgi, label %cfk, label %ceu
cfk:
%cfj = add nsw i64 %cem, 8
%cgj = getelementptr i8, ptr %g, i64 %cfj
%cgk = load i8, ptr %cgj, align 1, !noalias !159
%cgl = icmp slt i8 %cgk, 0
br i1 %cgl, label %cfm, label %ceu
cfm:
%cfl = add nsw i64 %cem, 9
%cgm = getelementptr i8, ptr %g, i64 %cfl
%cgn = load i8, ptr %cgm, align 1, !noalias !159
%cgo = icmp slt i8 %cgn, 0
br i1 %cgo, label %cel, label %ceu
cel:
%cen = phi i64 [ %cfn, %ceu ], [ %mp, %cfm ]
%cek = add i64 %cej, -1
%cgp = icmp samesign ugt i64 %cek, 1
br i1 %cgp, label %cei, label %yb
px:
%cgq = getelementptr i8, ptr %hu, i64 24
%cgr = load i64, ptr %cgq, align 8, !noalias !164
%cgs = getelementptr i8, ptr %hu, i64 40
%cgt = load i64, ptr %cgs, align 8, !noalias !164
%cgu = getelementptr i8, ptr %hu, i64 56
%cgv = load i64, ptr %cgu, align 8, !noalias !164
%cgw = freeze i64 %cgv
%cgx = getelementptr i8, ptr %hu, i64 32
%cgy = load i64, ptr %cgx, align 8, !noalias !164
%cgz = mul i64 %cgy, 24
%cha = getelementptr i8, ptr %ch, i64 %cgz
%chb = getelementptr i8, ptr %cha, i64 8
%chc = load i64, ptr %chb, align 8, !noalias !167
%chd = ashr i64 %chc, 2
%che = mul i64 %cgt, 24
%chf = getelementptr i8, ptr %ch, i64 %che
%chg = getelementptr i8, ptr %chf, i64 8
%chh = load i64, ptr %chg, align 8, !noalias !170
%chi = ashr i64 %chh, 3
%chj = icmp slt i64 %cgr, 0
%chk = select i1 %chj, i64 %dd, i64 0
%chl = getelementptr i64, ptr %dc, i64 %cgr
%chm = getelementptr i64, ptr %chl, i64 %chk
%chn = load i64, ptr %chm, align 8, !noalias !164
%cho = getelementptr i64, ptr %co, i64 %cgr
%chp = getelementptr i32, ptr %bt, i64 %chd
%chq = getelementptr i64, ptr %ca, i64 %chi
%chr = and i64 %chh, -8
%chs = getelementptr i8, ptr %bt, i64 %chr
%cht = select i1 %chj, i64 %ev, i64 0
br label %chu
chu:
%chv = phi i64 [ %pk, %px ], [ %chw, %chx ], [ %chy, %chz ], [ %cia, %cib ]
%cic = phi i64 [ %chn, %px ], [ %cid, %chx ], [ %cid, %chz ], [ %cid, %cib ]
%cie = getelementptr i8, ptr %hu, i64 48
%cif = load i64, ptr %cie, align 8, !noalias !164
%cig = getelementptr i8, ptr %g, i64 %chv
%cih = load i8, ptr %cig, align 1, !noalias !173
%cii = zext i8 %cih to i64
%cij = and i64 %cii, 127
%cik = add nsw i64 %chv, 1
%cil = icmp slt i8 %cih, 0
br i1 %cil, label %cim, label %cin
cim:
%cio = add i64 %chv, 10
%cip = getelementptr i8, ptr %g, i64 %chv
%ciq = getelementptr i8, ptr %cip, i64 1
%cir = load i8, ptr %ciq, align 1, !noalias !173
%cis = zext i8 %cir to i64
%cit = add nsw i64 %chv, 2
%ciu = and i64 %cis, 127
%civ = shl nuw nsw i64 %ciu, 7
%ciw = or disjoint i64 %civ, %cij
%cix = icmp slt i8 %cir, 0
br i1 %cix, label %ciy, label %cin
ciz:
%cja = getelementptr i8, ptr %g, i64 %cjb
%cjc = load i8, ptr %cja, align 1, !noalias !173
%cjd = zext nneg i8 %cjc to i64
%cje = icmp ugt i8 %cjc, 1
br i1 %cje, label %cjf, label %cjg
cjg:
%cjh = shl nuw i64 %cjd, 63
%cji = or i64 %cjh, %cjj
br label %cin
ciy:
%cjk = getelementptr i8, ptr %g, i64 %chv
%cjl = getelementptr i8, ptr %cjk, i64 2
%cjm = load i8, ptr %cjl, align 1, !noalias !173
%cjn = zext i8 %cjm to i64
%cjo = add nsw i64 %chv, 3
%cjp = and i64 %cjn, 127
%cjq = shl nuw nsw i64 %cjp, 14
%cjr = or disjoint i64 %cjq, %ciw
%cjs = icmp slt i8 %cjm, 0
br i1 %cjs, label %cjt, label %cin
cjt:
%cju = getelementptr i8, ptr %g, i64 %chv
%cjv = getelementptr i8, ptr %cju, i64 3
%cjw = load i8, ptr %cjv, align 1, !noalias !173
%cjx = zext i8 %cjw to i64
%cjy = add nsw i64 %chv, 4
%cjz = and i64 %cjx, 127
%cka = shl nuw nsw i64 %cjz, 21
%ckb = or disjoint i64 %cka, %cjr
%ckc = icmp slt i8 %cjw, 0
br i1 %ckc, label %ckd, label %cin
ckd:
%cke = getelementptr i8, ptr %g, i64 %chv
%ckf = getelementptr i8, ptr %cke, i64 4
%ckg = load i8, ptr %ckf, align 1, !noalias !173
%ckh = zext i8 %ckg to i64
%cki = add nsw i64 %chv, 5
%ckj = and i64 %ckh, 127
%ckk = shl nuw nsw i64 %ckj, 28
%ckl = or disjoint i64 %ckk, %ckb
%ckm = icmp slt i8 %ckg, 0
br i1 %ckm, label %ckn, label %cin
ckn:
%cko = getelementptr i8, ptr %g, i64 %chv
%ckp = getelementptr i8, ptr %cko, i64 5
%ckq = load i8, ptr %ckp, align 1, !noalias !173
%ckr = zext i8 %ckq to i64
%cks = add nsw i64 %chv, 6
%ckt = and i64 %ckr, 127
%cku = shl nuw nsw i64 %ckt, 35
%ckv = or disjoint i64 %cku, %ckl
%ckw = icmp slt i8 %ckq, 0
br i1 %ckw, label %ckx, label %cin
ckx:
%cky = getelementptr i8, ptr %g, i64 %chv
%ckz = getelementptr i8, ptr %cky, i64 6
%cla = load i8, ptr %ckz, align 1, !noalias !173
%clb = zext i8 %cla to i64
%clc = add nsw i64 %chv, 7
%cld = and i64 %clb, 127
%cle = shl nuw nsw i64 %cld, 42
%clf = or i64 %cle, %ckv
%clg = icmp slt i8 %cla, 0
br i1 %clg, label %clh, label %cin
clh:
%cli = getelementptr i8, ptr %g, i64 %chv
%clj = getelementptr i8, ptr %cli, i64 7
%clk = load i8, ptr %clj, align 1, !noalias !173
%cll = zext i8 %clk to i64
%clm = add nsw i64 %chv, 8
%cln = and i64 %cll, 127
%clo = shl nuw nsw i64 %cln, 49
%clp = or i64 %clo, %clf
%clq = icmp slt i8 %clk, 0
br i1 %clq, label %clr, label %cin
clr:
%cls = getelementptr i8, ptr %g, i64 %chv
%clt = getelementptr i8, ptr %cls, i64 8
%clu = load i8, ptr %clt, align 1, !noalias !173
%clv = zext i8 %clu to i64
%cjb = add nsw i64 %chv, 9
%clw = and i64 %clv, 127
%clx = shl nuw nsw i64 %clw, 56
%cjj = or i64 %clx, %clp
%cly = icmp slt i8 %clu, 0
br i1 %cly, label %ciz, label %cin
clz:
%cma = icmp eq i64 %cmb, 0
br i1 %cma, label %cmc, label %cmd
cmd:
%cme = icmp eq i64 %cmf, %ej
br i1 %cme, label %yb, label %cmg
cmg:
%cmh = sub nsw i64 0, %cmf
%cmi = getelementptr i8, ptr %g, i64 %cmj
%cmk = load i8, ptr %cmi, align 1, !noalias !178
%cml = zext i8 %cmk to i64
%cmm = and i64 %cml, 127
%cmn = add nsw i64 %cmj, 1
%cmo = icmp slt i8 %cmk, 0
br i1 %cmo, label %cmp, label %cmq
cmp:
%cmr = add i64 %cmj, 10
%cms = getelementptr i8, ptr %g, i64 %cmj
%cmt = getelementptr i8, ptr %cms, i64 1
%cmu = load i8, ptr %cmt, align 1, !noalias !178
%cmv = zext i8 %cmu to i64
%cmw = add nsw i64 %cmj, 2
%cmx = and i64 %cmv, 127
%cmy = shl nuw nsw i64 %cmx, 7
%cmz = or disjoint i64 %cmy, %cmm
%cna = icmp slt i8 %cmu, 0
br i1 %cna, label %cnb, label %cmq
cnc:
%cnd = getelementptr i8, ptr %g, i64 %cne
%cnf = load i8, ptr %cnd, align 1, !noalias !178
%cng = zext nneg i8 %cnf to i64
%cnh = icmp ugt i8 %cnf, 1
br i1 %cnh, label %cni, label %cnj
cnj:
%cnk = shl nuw i64 %cng, 63
%cnl = or i64 %cnk, %cnm
br label %cmq
cnb:
%cnn = getelementptr i8, ptr %g, i64 %cmj
%cno = getelementptr i8, ptr %cnn, i64 2
%cnp = load i8, ptr %cno, align 1, !noalias !178
%cnq = zext i8 %cnp to i64
%cnr = add nsw i64 %cmj, 3
%cns = and i64 %cnq, 127
%cnt = shl nuw nsw i64 %cns, 14
%cnu = or disjoint i64 %cnt, %cmz
%cnv = icmp slt i8 %cnp, 0
br i1 %cnv, label %cnw, label %cmq
cnw:
%cnx = getelementptr i8, ptr %g, i64 %cmj
%cny = getelementptr i8, ptr %cnx, i64 3
%cnz = load i8, ptr %cny, align 1, !noalias !178
%coa = zext i8 %cnz to i64
%cob = add nsw i64 %cmj, 4
%coc = and i64 %coa, 127
%cod = shl nuw nsw i64 %coc, 21
%coe = or disjoint i64 %cod, %cnu
%cof = icmp slt i8 %cnz, 0
br i1 %cof, label %cog, label %cmq
cog:
%coh = getelementptr i8, ptr %g, i64 %cmj
%coi = getelementptr i8, ptr %coh, i64 4
%coj = load i8, ptr %coi, align 1, !noalias !178
%cok = zext i8 %coj to i64
%col = add nsw i64 %cmj, 5
%com = and i64 %cok, 127
%con = shl nuw nsw i64 %com, 28
%coo = or disjoint i64 %con, %coe
%cop = icmp slt i8 %coj, 0
br i1 %cop, label %coq, label %cmq
coq:
%cor = getelementptr i8, ptr %g, i64 %cmj
%cos = getelementptr i8, ptr %cor, i64 5
%cot = load i8, ptr %cos, align 1, !noalias !178
%cou = zext i8 %cot to i64
%cov = add nsw i64 %cmj, 6
%cow = and i64 %cou, 127
%cox = shl nuw nsw i64 %cow, 35
%coy = or disjoint i64 %cox, %coo
%coz = icmp slt i8 %cot, 0
br i1 %coz, label %cpa, label %cmq
cpa:
%cpb = getelementptr i8, ptr %g, i64 %cmj
%cpc = getelementptr i8, ptr %cpb, i64 6
%cpd = load i8, ptr %cpc, align 1, !noalias !178
%cpe = zext i8 %cpd to i64
%cpf = add nsw i64 %cmj, 7
%cpg = and i64 %cpe, 127
%cph = shl nuw nsw i64 %cpg, 42
%cpi = or i64 %cph, %coy
%cpj = icmp slt i8 %cpd, 0
br i1 %cpj, label %cpk, label %cmq
cpk:
%cpl = getelementptr i8, ptr %g, i64 %cmj
%cpm = getelementptr i8, ptr %cpl, i64 7
%cpn = load i8, ptr %cpm, align 1, !noalias !178
%cpo = zext i8 %cpn to i64
%cpp = add nsw i64 %cmj, 8
%cpq = and i64 %cpo, 127
%cpr = shl nuw nsw i64 %cpq, 49
%cps = or i64 %cpr, %cpi
%cpt = icmp slt i8 %cpn, 0
br i1 %cpt, label %cpu, label %cmq
cpu:
%cpv = getelementptr i8, ptr %g, i64 %cmj
%cpw = getelementptr i8, ptr %cpv, i64 8
%cpx = load i8, ptr %cpw, align 1, !noalias !178
%cpy = zext i8 %cpx to i64
%cne = add nsw i64 %cmj, 9
%cpz = and i64 %cpy, 127
%cqa = shl nuw nsw i64 %cpz, 56
%cnm = or i64 %cqa, %cps
%cqb = icmp slt i8 %cpx, 0
br i1 %cqb, label %cnc, label %cmq
cmq:
%cqc = phi i64 [ %cnl, %cnj ], [ %cmm, %cmg ], [ %cmz, %cmp ], [ %cnu, %cnb ], [ %coe, %cnw ], [ %coo, %cog ], [ %coy, %coq ], [ %cpi, %cpa ], [ %cps, %cpk ], [ %cnm, %cpu ]
%cqd = phi i64 [ %cmr, %cnj ], [ %cmn, %cmg ], [ %cmw, %cmp ], [ %cnr, %cnb ], [ %cob, %cnw ], [ %col, %cog ], [ %cov, %coq ], [ %cpf, %cpa ], [ %cpp, %cpk ], [ %cne, %cpu ]
%cqe = lshr i64 %cqc, 1
%cqf = and i64 %cqc, 1
%cqg = sub nsw i64 0, %cqf
%cqh = xor i64 %cqe, %cqg
br label %cni
cqi:
%cqj = icmp slt i64 %cqk, 0
%cql = sub nsw i64 %fk, %cqm
%cqn = icmp sgt i64 %cqk, %cql
%cqo = select i1 %cqj, i1 true, i1 %cqn
br i1 %cqo, label %yb, label %cmc
cmc:
%cqp = phi i64 [ %cmf, %clz ], [ %cmh, %cqi ], [ 0, %cjf ]
%chw = phi i64 [ %cmj, %clz ], [ %cqm, %cqi ], [ %mp, %cjf ]
%cqq = icmp sgt i64 %cif, 0
br i1 %cqq, label %cqr, label %cqs
cin:
%cqt = phi i64 [ %cji, %cjg ], [ %cij, %chu ], [ %ciw, %cim ], [ %cjr, %ciy ], [ %ckb, %cjt ], [ %ckl, %ckd ], [ %ckv, %ckn ], [ %clf, %ckx ], [ %clp, %clh ], [ %cjj, %clr ]
%cmj = phi i64 [ %cio, %cjg ], [ %cik, %chu ], [ %cit, %cim ], [ %cjo, %ciy ], [ %cjy, %cjt ], [ %cki, %ckd ], [ %cks, %ckn ], [ %clc, %ckx ], [ %clm, %clh ], [ %cjb, %clr ]
%cqu = lshr i64 %cqt, 1
%cmb = and i64 %cqt, 1
%cqv = sub nsw i64 0, %cmb
%cmf = xor i64 %cqu, %cqv
%cqw = icmp sgt i64 %cmj, %fk
br i1 %cqw, label %yb, label %clz
cjf:
%cqx = icmp slt i64 %fk, %mp
br i1 %cqx, label %yb, label %cmc
cni:
%cqk = phi i64 [ %cqh, %cmq ], [ 0, %cnc ]
%cqm = phi i64 [ %cqd, %cmq ], [ %mp, %cnc ]
%cqy = icmp slt i64 %fk, %cqm
br i1 %cqy, label %yb, label %cqi
cqr:
%cqz = sub nsw i64 %fk, %chw
%cra = or i64 %cqz, %cif
%crb = icmp ult i64 %cra, 4294967296
br i1 %crb, label %crc, label %crd
crc:
%cre = trunc nuw i64 %cif to i32
%crf = trunc nuw i64 %cqz to i32
%crg = udiv i32 %crf, %cre
%crh = zext i32 %crg to i64
br label %cri
crd:
%crj = or i64 %cqz, %cif
%crk = and i64 %crj, -4294967296
%crl = icmp eq i64 %crk, 0
br i1 %crl, label %crm, label %crn
crm:
%cro = trunc i64 %cif to i32
%crp = trunc i64 %cqz to i32
%crq = udiv i32 %crp, %cro
%crr = urem i32 %crp, %cro
%crs = zext i32 %crq to i64
%crt = zext i32 %crr to i64
br label %cru
crn:
%crv = sdiv i64 %cqz, %cif
%crw = srem i64 %cqz, %cif
br label %cru
cru:
%crx = phi i64 [ %crs, %crm ], [ %crv, %crn ]
%cry = phi i64 [ %crt, %crm ], [ %crw, %crn ]
%crz = ashr i64 %cry, 63
br label %cri
cri:
%csa = phi i64 [ %crh, %crc ], [ %crx, %cru ]
%csb = phi i64 [ 0, %crc ], [ %crz, %cru ]
%csc = add i64 %csb, %csa
%csd = icmp sgt i64 %cqp, %csc
br i1 %csd, label %yb, label %cqs
cqs:
%cse = icmp eq i64 %cqp, 0
br i1 %cse, label %csf, label %csg
csg:
%cid = add nsw i64 %cqp, %cic
%csh = getelementptr inbounds i8, ptr %cho, i64 %cht
%csi = load i64, ptr %csh, align 8, !noalias !164
%csj = icmp sgt i64 %cid, %csi
br i1 %csj, label %csk, label %chx
csl:
%csm = phi i64 [ %cia, %cib ], [ %chw, %csn ]
%cso = phi i64 [ %csp, %cib ], [ %csq, %csn ]
%csr = phi i64 [ %css, %cib ], [ %cic, %csn ]
%csp = add nsw i64 %cso, -1
%css = add i64 %csr, 1
%cst = getelementptr i8, ptr %g, i64 %csm
%csu = load i8, ptr %cst, align 1, !noalias !181
%csv = zext i8 %csu to i64
%csw = and i64 %csv, 127
%csx = add nsw i64 %csm, 1
%csy = icmp slt i8 %csu, 0
br i1 %csy, label %csz, label %cta
csz:
%ctb = add i64 %csm, 10
%ctc = getelementptr i8, ptr %g, i64 %csm
%ctd = getelementptr i8, ptr %ctc, i64 1
%cte = load i8, ptr %ctd, align 1, !noalias !181
%ctf = zext i8 %cte to i64
%ctg = add nsw i64 %csm, 2
%cth = and i64 %ctf, 127
%cti = shl nuw nsw i64 %cth, 7
%ctj = or disjoint i64 %cti, %csw
%ctk = icmp slt i8 %cte, 0
br i1 %ctk, label %ctl, label %cta
ctm:
%ctn = getelementptr i8, ptr %g, i64 %cto
%ctp = load i8, ptr %ctn, align 1, !noalias !181
%ctq = zext nneg i8 %ctp to i64
%ctr = icmp ugt i8 %ctp, 1
br i1 %ctr, label %cts, label %ctt
ctt:
%ctu = shl nuw i64 %ctq, 63
%ctv = or i64 %ctu, %ctw
br label %cta
ctl:
%ctx = getelementptr i8, ptr %g, i64 %csm
%cty = getelementptr i8, ptr %ctx, i64 2
%ctz = load i8, ptr %cty, align 1, !noalias !181
%cua = zext i8 %ctz to i64
%cub = add nsw i64 %csm, 3
%cuc = and i64 %cua, 127
%cud = shl nuw nsw i64 %cuc, 14
%cue = or disjoint i64 %cud, %ctj
%cuf = icmp slt i8 %ctz, 0
br i1 %cuf, label %cug, label %cta
cug:
%cuh = getelementptr i8, ptr %g, i64 %csm
%cui = getelementptr i8, ptr %cuh, i64 3
%cuj = load i8, ptr %cui, align 1, !noalias !181
%cuk = zext i8 %cuj to i64
%cul = add nsw i64 %csm, 4
%cum = and i64 %cuk, 127
%cun = shl nuw nsw i64 %cum, 21
%cuo = or disjoint i64 %cun, %cue
%cup = icmp slt i8 %cuj, 0
br i1 %cup, label %cuq, label %cta
cuq:
%cur = getelementptr i8, ptr %g, i64 %csm
%cus = getelementptr i8, ptr %cur, i64 4
%cut = load i8, ptr %cus, align 1, !noalias !181
%cuu = zext i8 %cut to i64
%cuv = add nsw i64 %csm, 5
%cuw = and i64 %cuu, 127
%cux = shl nuw nsw i64 %cuw, 28
%cuy = or disjoint i64 %cux, %cuo
%cuz = icmp slt i8 %cut, 0
br i1 %cuz, label %cva, label %cta
cva:
%cvb = getelementptr i8, ptr %g, i64 %csm
%cvc = getelementptr i8, ptr %cvb, i64 5
%cvd = load i8, ptr %cvc, align 1, !noalias !181
%cve = zext i8 %cvd to i64
%cvf = add nsw i64 %csm, 6
%cvg = and i64 %cve, 127
%cvh = shl nuw nsw i64 %cvg, 35
%cvi = or disjoint i64 %cvh, %cuy
%cvj = icmp slt i8 %cvd, 0
br i1 %cvj, label %cvk, label %cta
cvk:
%cvl = getelementptr i8, ptr %g, i64 %csm
%cvm = getelementptr i8, ptr %cvl, i64 6
%cvn = load i8, ptr %cvm, align 1, !noalias !181
%cvo = zext i8 %cvn to i64
%cvp = add nsw i64 %csm, 7
%cvq = and i64 %cvo, 127
%cvr = shl nuw nsw i64 %cvq, 42
%cvs = or i64 %cvr, %cvi
%cvt = icmp slt i8 %cvn, 0
br i1 %cvt, label %cvu, label %cta
cvu:
%cvv = getelementptr i8, ptr %g, i64 %csm
%cvw = getelementptr i8, ptr %cvv, i64 7
%cvx = load i8, ptr %cvw, align 1, !noalias !181
%cvy = zext i8 %cvx to i64
%cvz = add nsw i64 %csm, 8
%cwa = and i64 %cvy, 127
%cwb = shl nuw nsw i64 %cwa, 49
%cwc = or i64 %cwb, %cvs
%cwd = icmp slt i8 %cvx, 0
br i1 %cwd, label %cwe, label %cta
cwe:
%cwf = getelementptr i8, ptr %g, i64 %csm
%cwg = getelementptr i8, ptr %cwf, i64 8
%cwh = load i8, ptr %cwg, align 1, !noalias !181
%cwi = zext i8 %cwh to i64
%cto = add nsw i64 %csm, 9
%cwj = and i64 %cwi, 127
%cwk = shl nuw nsw i64 %cwj, 56
%ctw = or i64 %cwk, %cwc
%cwl = icmp slt i8 %cwh, 0
br i1 %cwl, label %ctm, label %cta
cta:
%cwm = phi i64 [ %ctv, %ctt ], [ %csw, %csl ], [ %ctj, %csz ], [ %cue, %ctl ], [ %cuo, %cug ], [ %cuy, %cuq ], [ %cvi, %cva ], [ %cvs, %cvk ], [ %cwc, %cvu ], [ %ctw, %cwe ]
%cwn = phi i64 [ %ctb, %ctt ], [ %csx, %csl ], [ %ctg, %csz ], [ %cub, %ctl ], [ %cul, %cug ], [ %cuv, %cuq ], [ %cvf, %cva ], [ %cvp, %cvk ], [ %cvz, %cvu ], [ %cto, %cwe ]
%cwo = lshr i64 %cwm, 1
%cwp = and i64 %cwm, 1
%cwq = sub nsw i64 0, %cwp
%cwr = xor i64 %cwo, %cwq
br label %cts
cws:
%cwt = add i64 %cwu, -2147483648
%cwv = icmp ult i64 %cwt, %cww
br i1 %cwv, label %yb, label %cwx
cwy:
%cwz = icmp eq i64 %cgw, 8
br i1 %cwz, label %cxa, label %cxb
cib:
%cia = add nsw i64 %cxc, %cxd
%cxe = icmp samesign ugt i64 %cso, 1
br i1 %cxe, label %csl, label %chu
csf:
%cxf = shl i64 %chk, 3
%cxg = getelementptr inbounds i8, ptr %chl, i64 %cxf
store i64 %cic, ptr %cxg, align 8, !noalias !164
%cxh = getelementptr i8, ptr %hu, i64 16
%cxi = load i64, ptr %cxh, align 8, !noalias !164
%cxj = mul i64 %cxi, 24
%cxk = getelementptr i8, ptr %ch, i64 %cxj
%cxl = getelementptr i8, ptr %cxk, i64 8
%cxm = load i64, ptr %cxl, align 8, !noalias !184
%cxn = ashr i64 %cxm, 2
%cxo = trunc i64 %cic to i32
%cxp = add nsw i64 %cxn, %nq
%cxq = icmp slt i64 %cxp, -1
%cxr = select i1 %cxq, i64 %bu, i64 0
%cxs = getelementptr i32, ptr %bt, i64 %cxp
%cxt = getelementptr i8, ptr %cxs, i64 4
%cxu = getelementptr i32, ptr %cxt, i64 %cxr
store i32 %cxo, ptr %cxu, align 4, !noalias !164
br label %yb
csk:
%cxv = getelementptr i8, ptr %dz, i64 24
store i64 %cgr, ptr %cxv, align 8, !noalias !187
%cxw = getelementptr i8, ptr %dz, i64 32
store i64 %cid, ptr %cxw, align 8, !noalias !187
br label %yb
chx:
%csq = tail call i64 @llvm.smax.i64(i64 %cqp, i64 0)
%cxx = icmp eq i64 %csq, 0
br i1 %cxx, label %chu, label %cxy
cxy:
%cxz = icmp eq i64 %cgw, 3
br i1 %cxz, label %cya, label %csn
csn:
%cww = bitcast i64 -4294967296 to i64
br label %csl
cya:
%cyb = bitcast i64 -4294967296 to i64
%cyc = add nuw i64 %csq, 1
%cyd = shl i64 %cic, 2
br label %cye
cye:
%cyf = phi i64 [ %cyd, %cya ], [ %cyg, %chz ]
%cyh = phi i64 [ %cyc, %cya ], [ %cyi, %chz ]
%cyj = phi i64 [ %chw, %cya ], [ %chy, %chz ]
%cyk = getelementptr i8, ptr %g, i64 %cyj
%cyl = load i8, ptr %cyk, align 1, !noalias !190
%cym = zext i8 %cyl to i64
%cyn = and i64 %cym, 127
%cyo = add nsw i64 %cyj, 1
%cyp = icmp slt i8 %cyl, 0
br i1 %cyp, label %cyq, label %cyr
cyq:
%cys = add i64 %cyj, 10
%cyt = getelementptr i8, ptr %g, i64 %cyj
%cyu = getelementptr i8, ptr %cyt, i64 1
%cyv = load i8, ptr %cyu, align 1, !noalias !190
%cyw = zext i8 %cyv to i64
%cyx = add nsw i64 %cyj, 2
%cyy = and i64 %cyw, 127
%cyz = shl nuw nsw i64 %cyy, 7
%cza = or disjoint i64 %cyz, %cyn
%czb = icmp slt i8 %cyv, 0
br i1 %czb, label %czc, label %cyr
czd:
%cze = getelementptr i8, ptr %g, i64 %czf
%czg = load i8, ptr %cze, align 1, !noalias !190
%czh = zext nneg i8 %czg to i64
%czi = icmp ugt i8 %czg, 1
br i1 %czi, label %czj, label %czk
czk:
%czl = shl nuw i64 %czh, 63
%czm = or i64 %czl, %czn
br label %cyr
czc:
%czo = getelementptr i8, ptr %g, i64 %cyj
%czp = getelementptr i8, ptr %czo, i64 2
%czq = load i8, ptr %czp, align 1, !noalias !190
%czr = zext i8 %czq to i64
%czs = add nsw i64 %cyj, 3
%czt = and i64 %czr, 127
%czu = shl nuw nsw i64 %czt, 14
%czv = or disjoint i64 %czu, %cza
%czw = icmp slt i8 %czq, 0
br i1 %czw, label %czx, label %cyr
czx:
%czy = getelementptr i8, ptr %g, i64 %cyj
%czz = getelementptr i8, ptr %czy, i64 3
%daa = load i8, ptr %czz, align 1, !noalias !190
%dab = zext i8 %daa to i64
%dac = add nsw i64 %cyj, 4
%dad = and i64 %dab, 127
%dae = shl nuw nsw i64 %dad, 21
%daf = or disjoint i64 %dae, %czv
%dag = icmp slt i8 %daa, 0
br i1 %dag, label %dah, label %cyr
dah:
%dai = getelementptr i8, ptr %g, i64 %cyj
%daj = getelementptr i8, ptr %dai, i64 4
%dak = load i8, ptr %daj, align 1, !noalias !190
%dal = zext i8 %dak to i64
%dam = add nsw i64 %cyj, 5
%dan = and i64 %dal, 127
%dao = shl nuw nsw i64 %dan, 28
%dap = or disjoint i64 %dao, %daf
%daq = icmp slt i8 %dak, 0
br i1 %daq, label %dar, label %cyr
dar:
%das = getelementptr i8, ptr %g, i64 %cyj
%dat = getelementptr i8, ptr %das, i64 5
%dau = load i8, ptr %dat, align 1, !noalias !190
%dav = zext i8 %dau to i64
%daw = add nsw i64 %cyj, 6
%dax = and i64 %dav, 127
%day = shl nuw nsw i64 %dax, 35
%daz = or disjoint i64 %day, %dap
%dba = icmp slt i8 %dau, 0
br i1 %dba, label %dbb, label %cyr
dbb:
%dbc = getelementptr i8, ptr %g, i64 %cyj
%dbd = getelementptr i8, ptr %dbc, i64 6
%dbe = load i8, ptr %dbd, align 1, !noalias !190
%dbf = zext i8 %dbe to i64
%dbg = add nsw i64 %cyj, 7
%dbh = and i64 %dbf, 127
%dbi = shl nuw nsw i64 %dbh, 42
%dbj = or i64 %dbi, %daz
%dbk = icmp slt i8 %dbe, 0
br i1 %dbk, label %dbl, label %cyr
dbl:
%dbm = getelementptr i8, ptr %g, i64 %cyj
%dbn = getelementptr i8, ptr %dbm, i64 7
%dbo = load i8, ptr %dbn, align 1, !noalias !190
%dbp = zext i8 %dbo to i64
%dbq = add nsw i64 %cyj, 8
%dbr = and i64 %dbp, 127
%dbs = shl nuw nsw i64 %dbr, 49
%dbt = or i64 %dbs, %dbj
%dbu = icmp slt i8 %dbo, 0
br i1 %dbu, label %dbv, label %cyr
dbv:
%dbw = getelementptr i8, ptr %g, i64 %cyj
%dbx = getelementptr i8, ptr %dbw, i64 8
%dby = load i8, ptr %dbx, align 1, !noalias !190
%dbz = zext i8 %dby to i64
%czf = add nsw i64 %cyj, 9
%dca = and i64 %dbz, 127
%dcb = shl nuw nsw i64 %dca, 56
%czn = or i64 %dcb, %dbt
%dcc = icmp slt i8 %dby, 0
br i1 %dcc, label %czd, label %cyr
cyr:
%dcd = phi i64 [ %czm, %czk ], [ %cyn, %cye ], [ %cza, %cyq ], [ %czv, %czc ], [ %daf, %czx ], [ %dap, %dah ], [ %daz, %dar ], [ %dbj, %dbb ], [ %dbt, %dbl ], [ %czn, %dbv ]
%dce = phi i64 [ %cys, %czk ], [ %cyo, %cye ], [ %cyx, %cyq ], [ %czs, %czc ], [ %dac, %czx ], [ %dam, %dah ], [ %daw, %dar ], [ %dbg, %dbb ], [ %dbq, %dbl ], [ %czf, %dbv ]
%dcf = lshr i64 %dcd, 1
%dcg = and i64 %dcd, 1
%dch = sub nsw i64 0, %dcg
%dci = xor i64 %dcf, %dch
br label %czj
czj:
%dcj = phi i64 [ %dci, %cyr ], [ 0, %czd ]
%dck = phi i64 [ %dce, %cyr ], [ %mp, %czd ]
%dcl = icmp sgt i64 %dck, %fk
br i1 %dcl, label %yb, label %dcm
dcm:
%dcn = add i64 %dcj, -2147483648
%dco = icmp ult i64 %dcn, %cyb
br i1 %dco, label %yb, label %dcp
dcp:
%dcq = trunc nsw i64 %dcj to i32
%dcr = getelementptr i8, ptr %chp, i64 %cyf
store i32 %dcq, ptr %dcr, align 4, !noalias !164
%dcs = getelementptr i8, ptr %g, i64 %dck
%dct = load i8, ptr %dcs, align 1, !noalias !193
%dcu = zext i8 %dct to i64
%dcv = and i64 %dcu, 127
%dcw = add nsw i64 %dck, 1
%dcx = icmp slt i8 %dct, 0
br i1 %dcx, label %dcy, label %dcz
dcy:
%dda = add i64 %dck, 10
%ddb = getelementptr i8, ptr %g, i64 %dck
%ddc = getelementptr i8, ptr %ddb, i64 1
%ddd = load i8, ptr %ddc, align 1, !noalias !193
%dde = zext i8 %ddd to i64
%ddf = add nsw i64 %dck, 2
%ddg = and i64 %dde, 127
%ddh = shl nuw nsw i64 %ddg, 7
%ddi = or disjoint i64 %ddh, %dcv
%ddj = icmp slt i8 %ddd, 0
br i1 %ddj, label %ddk, label %dcz
ddl:
%ddm = getelementptr i8, ptr %g, i64 %ddn
%ddo = load i8, ptr %ddm, align 1, !noalias !193
%ddp = zext nneg i8 %ddo to i64
%ddq = icmp ugt i8 %ddo, 1
br i1 %ddq, label %ddr, label %dds
dds:
%ddt = shl nuw i64 %ddp, 63
%ddu = or i64 %ddt, %ddv
br label %dcz
ddk:
%ddw = getelementptr i8, ptr %g, i64 %dck
%ddx = getelementptr i8, ptr %ddw, i64 2
%ddy = load i8, ptr %ddx, align 1, !noalias !193
%ddz = zext i8 %ddy to i64
%dea = add nsw i64 %dck, 3
%deb = and i64 %ddz, 127
%dec = shl nuw nsw i64 %deb, 14
%ded = or disjoint i64 %dec, %ddi
%dee = icmp slt i8 %ddy, 0
br i1 %dee, label %def, label %dcz
def:
%deg = getelementptr i8, ptr %g, i64 %dck
%deh = getelementptr i8, ptr %deg, i64 3
%dei = load i8, ptr %deh, align 1, !noalias !193
%dej = zext i8 %dei to i64
%dek = add nsw i64 %dck, 4
%del = and i64 %dej, 127
%dem = shl nuw nsw i64 %del, 21
%den = or disjoint i64 %dem, %ded
%deo = icmp slt i8 %dei, 0
br i1 %deo, label %dep, label %dcz
dep:
%deq = getelementptr i8, ptr %g, i64 %dck
%der = getelementptr i8, ptr %deq, i64 4
%des = load i8, ptr %der, align 1, !noalias !193
%det = zext i8 %des to i64
%deu = add nsw i64 %dck, 5
%dev = and i64 %det, 127
%dew = shl nuw nsw i64 %dev, 28
%dex = or disjoint i64 %dew, %den
%dey = icmp slt i8 %des, 0
br i1 %dey, label %dez, label %dcz
dez:
%dfa = getelementptr i8, ptr %g, i64 %dck
%dfb = getelementptr i8, ptr %dfa, i64 5
%dfc = load i8, ptr %dfb, align 1, !noalias !193
%dfd = zext i8 %dfc to i64
%dfe = add nsw i64 %dck, 6
%dff = and i64 %dfd, 127
%dfg = shl nuw nsw i64 %dff, 35
%dfh = or disjoint i64 %dfg, %dex
%dfi = icmp slt i8 %dfc, 0
br i1 %dfi, label %dfj, label %dcz
dfj:
%dfk = getelementptr i8, ptr %g, i64 %dck
%dfl = getelementptr i8, ptr %dfk, i64 6
%dfm = load i8, ptr %dfl, align 1, !noalias !193
%dfn = zext i8 %dfm to i64
%dfo = add nsw i64 %dck, 7
%dfp = and i64 %dfn, 127
%dfq = shl nuw nsw i64 %dfp, 42
%dfr = or i64 %dfq, %dfh
%dfs = icmp slt i8 %dfm, 0
br i1 %dfs, label %dft, label %dcz
dft:
%dfu = getelementptr i8, ptr %g, i64 %dck
%dfv = getelementptr i8, ptr %dfu, i64 7
%dfw = load i8, ptr %dfv, align 1, !noalias !193
%dfx = zext i8 %dfw to i64
%dfy = add nsw i64 %dck, 8
%dfz = and i64 %dfx, 127
%dga = shl nuw nsw i64 %dfz, 49
%dgb = or i64 %dga, %dfr
%dgc = icmp slt i8 %dfw, 0
br i1 %dgc, label %dgd, label %dcz
dgd:
%dge = getelementptr i8, ptr %g, i64 %dck
%dgf = getelementptr i8, ptr %dge, i64 8
%dgg = load i8, ptr %dgf, align 1, !noalias !193
%dgh = zext i8 %dgg to i64
%ddn = add nsw i64 %dck, 9
%dgi = and i64 %dgh, 127
%dgj = shl nuw nsw i64 %dgi, 56
%ddv = or i64 %dgj, %dgb
%dgk = icmp slt i8 %dgg, 0
br i1 %dgk, label %ddl, label %dcz
dcz:
%dgl = phi i64 [ %ddu, %dds ], [ %dcv, %dcp ], [ %ddi, %dcy ], [ %ded, %ddk ], [ %den, %def ], [ %dex, %dep ], [ %dfh, %dez ], [ %dfr, %dfj ], [ %dgb, %dft ], [ %ddv, %dgd ]
%dgm = phi i64 [ %dda, %dds ], [ %dcw, %dcp ], [ %ddf, %dcy ], [ %dea, %ddk ], [ %dek, %def ], [ %deu, %dep ], [ %dfe, %dez ], [ %dfo, %dfj ], [ %dfy, %dft ], [ %ddn, %dgd ]
%dgn = lshr i64 %dgl, 1
%dgo = and i64 %dgl, 1
%dgp = sub nsw i64 0, %dgo
%dgq = xor i64 %dgn, %dgp
br label %ddr
ddr:
%dgr = phi i64 [ %dgq, %dcz ], [ 0, %ddl ]
%chy = phi i64 [ %dgm, %dcz ], [ %mp, %ddl ]
%dgs = icmp sgt i64 %chy, %fk
br i1 %dgs, label %yb, label %chz
chz:
%dgt = shl i64 %cyf, 1
%dgu = getelementptr i8, ptr %chq, i64 %dgt
store i64 %dgr, ptr %dgu, align 8, !noalias !164
%cyi = add i64 %cyh, -1
%cyg = add i64 %cyf, 4
%dgv = icmp samesign ugt i64 %cyi, 1
br i1 %dgv, label %cye, label %chu
cts:
%cwu = phi i64 [ %cwr, %cta ], [ 0, %ctm ]
%dgw = phi i64 [ %cwn, %cta ], [ %mp, %ctm ]
%dgx = icmp sgt i64 %dgw, %fk
br i1 %dgx, label %yb, label %cws
cwx:
%dgy = trunc nsw i64 %cwu to i32
%dgz = getelementptr i32, ptr %chp, i64 %csr
store i32 %dgy, ptr %dgz, align 4, !noalias !164
%dha = getelementptr i8, ptr %g, i64 %dgw
%dhb = load i8, ptr %dha, align 1, !noalias !196
%dhc = zext i8 %dhb to i64
%dhd = and i64 %dhc, 127
%dhe = add nsw i64 %dgw, 1
%dhf = icmp slt i8 %dhb, 0
br i1 %dhf, label %dhg, label %dhh
dhg:
%dhi = add i64 %dgw, 10
%dhj = getelementptr i8, ptr %g, i64 %dgw
%dhk = getelementptr i8, ptr %dhj, i64 1
%dhl = load i8, ptr %dhk, align 1, !noalias !196
%dhm = zext i8 %dhl to i64
%dhn = add nsw i64 %dgw, 2
%dho = and i64 %dhm, 127
%dhp = shl nuw nsw i64 %dho, 7
%dhq = or disjoint i64 %dhp, %dhd
%dhr = icmp slt i8 %dhl, 0
br i1 %dhr, label %dhs, label %dhh
dht:
%dhu = getelementptr i8, ptr %g, i64 %dhv
%dhw = load i8, ptr %dhu, align 1, !noalias !196
%dhx = zext nneg i8 %dhw to i64
%dhy = icmp ugt i8 %dhw, 1
br i1 %dhy, label %dhz, label %dia
dia:
%dib = shl nuw i64 %dhx, 63
%dic = or i64 %dib, %did
br label %dhh
dhs:
%die = getelementptr i8, ptr %g, i64 %dgw
%dif = getelementptr i8, ptr %die, i64 2
%dig = load i8, ptr %dif, align 1, !noalias !196
%dih = zext i8 %dig to i64
%dii = add nsw i64 %dgw, 3
%dij = and i64 %dih, 127
%dik = shl nuw nsw i64 %dij, 14
%dil = or disjoint i64 %dik, %dhq
%dim = icmp slt i8 %dig, 0
br i1 %dim, label %din, label %dhh
din:
%dio = getelementptr i8, ptr %g, i64 %dgw
%dip = getelementptr i8, ptr %dio, i64 3
%diq = load i8, ptr %dip, align 1, !noalias !196
%dir = zext i8 %diq to i64
%dis = add nsw i64 %dgw, 4
%dit = and i64 %dir, 127
%diu = shl nuw nsw i64 %dit, 21
%div = or disjoint i64 %diu, %dil
%diw = icmp slt i8 %diq, 0
br i1 %diw, label %dix, label %dhh
dix:
%diy = getelementptr i8, ptr %g, i64 %dgw
%diz = getelementptr i8, ptr %diy, i64 4
%dja = load i8, ptr %diz, align 1, !noalias !196
%djb = zext i8 %dja to i64
%djc = add nsw i64 %dgw, 5
%djd = and i64 %djb, 127
%dje = shl nuw nsw i64 %djd, 28
%djf = or disjoint i64 %dje, %div
%djg = icmp slt i8 %dja, 0
br i1 %djg, label %djh, label %dhh
djh:
%dji = getelementptr i8, ptr %g, i64 %dgw
%djj = getelementptr i8, ptr %dji, i64 5
%djk = load i8, ptr %djj, align 1, !noalias !196
%djl = zext i8 %djk to i64
%djm = add nsw i64 %dgw, 6
%djn = and i64 %djl, 127
%djo = shl nuw nsw i64 %djn, 35
%djp = or disjoint i64 %djo, %djf
%djq = icmp slt i8 %djk, 0
br i1 %djq, label %djr, label %dhh
djr:
%djs = getelementptr i8, ptr %g, i64 %dgw
%djt = getelementptr i8, ptr %djs, i64 6
%dju = load i8, ptr %djt, align 1, !noalias !196
%djv = zext i8 %dju to i64
%djw = add nsw i64 %dgw, 7
%djx = and i64 %djv, 127
%djy = shl nuw nsw i64 %djx, 42
%djz = or i64 %djy, %djp
%dka = icmp slt i8 %dju, 0
br i1 %dka, label %dkb, label %dhh
dkb:
%dkc = getelementptr i8, ptr %g, i64 %dgw
%dkd = getelementptr i8, ptr %dkc, i64 7
%dke = load i8, ptr %dkd, align 1, !noalias !196
%dkf = zext i8 %dke to i64
%dkg = add nsw i64 %dgw, 8
%dkh = and i64 %dkf, 127
%dki = shl nuw nsw i64 %dkh, 49
%dkj = or i64 %dki, %djz
%dkk = icmp slt i8 %dke, 0
br i1 %dkk, label %dkl, label %dhh
dkl:
%dkm = getelementptr i8, ptr %g, i64 %dgw
%dkn = getelementptr i8, ptr %dkm, i64 8
%dko = load i8, ptr %dkn, align 1, !noalias !196
%dkp = zext i8 %dko to i64
%dhv = add nsw i64 %dgw, 9
%dkq = and i64 %dkp, 127
%dkr = shl nuw nsw i64 %dkq, 56
%did = or i64 %dkr, %dkj
%dks = icmp slt i8 %dko, 0
br i1 %dks, label %dht, label %dhh
dkt:
%dku = lshr i64 %dkv, 1
%dkw = and i64 %dkv, 1
%dkx = icmp eq i64 %dkw, 0
br i1 %dkx, label %dky, label %yb
dky:
%cxd = phi i64 [ %dku, %dkt ], [ 0, %dhz ]
%cxc = phi i64 [ %dkz, %dkt ], [ %mp, %dhz ]
%dla = sub nsw i64 %fk, %cxc
%dlb = icmp sgt i64 %cxd, %dla
br i1 %dlb, label %yb, label %cwy
dhh:
%dkv = phi i64 [ %dic, %dia ], [ %dhd, %cwx ], [ %dhq, %dhg ], [ %dil, %dhs ], [ %div, %din ], [ %djf, %dix ], [ %djp, %djh ], [ %djz, %djr ], [ %dkj, %dkb ], [ %did, %dkl ]
%dkz = phi i64 [ %dhi, %dia ], [ %dhe, %cwx ], [ %dhn, %dhg ], [ %dii, %dhs ], [ %dis, %din ], [ %djc, %dix ], [ %djm, %djh ], [ %djw, %djr ], [ %dkg, %dkb ], [ %dhv, %dkl ]
%dlc = icmp sgt i64 %dkz, %fk
br i1 %dlc, label %yb, label %dkt
dhz:
%dld = icmp slt i64 %fk, %mp
br i1 %dld, label %yb, label %dky
cxa:
%dle = shl i64 %csr, 4
%dlf = getelementptr i8, ptr %chq, i64 %dle
store i64 %cxc, ptr %dlf, align 8, !noalias !164
%dlg = getelementptr i8, ptr %dlf, i64 8
store i64 %cxd, ptr %dlg, align 8, !noalias !164
br label %cib
cxb:
%dlh = getelementptr i32, ptr %chs, i64 %csr
%dli = load i32, ptr %dlh, align 4, !noalias !164
%dlj = sext i32 %dli to i64
%dlk = add nsw i64 %cxd, %dlj
%dll = mul i64 %cgt, 8
%dlm = getelementptr i8, ptr %cv, i64 %dll
%dln = load i64, ptr %dlm, align 8, !noalias !164
%dlo = icmp sgt i64 %dlk, %dln
br i1 %dlo, label %dlp, label %dlq
dlp:
%dlr = getelementptr i8, ptr %dz, i64 24
store i64 %cgt, ptr %dlr, align 8, !noalias !201
%dls = getelementptr i8, ptr %dz, i64 32
store i64 %dlk, ptr %dls, align 8, !noalias !201
br label %yb
dlq:
%dlt = getelementptr i8, ptr %ch, i64 %che
%dlu = getelementptr i8, ptr %dlt, i64 16
%dlv = load i64, ptr %dlu, align 8, !noalias !164
%dlw = add i64 %dlv, %dlj
%dlx = icmp samesign ugt i64 %cxd, 7
br i1 %dlx, label %dly, label %dlz
dly:
%dma = add nsw i64 %cxd, -8
%dmb = icmp eq i64 %dma, 0
br i1 %dmb, label %dmc, label %dmd
dmd:
%dme = getelementptr i8, ptr %g, i64 %cxc
%dmf = getelementptr i8, ptr %bm, i64 %dlw
%dmg = add nsw i64 %cxd, -9
%dmh = lshr i64 %dmg, 3
%dmi = add nuw nsw i64 %dmh, 1
%dmj = icmp samesign ult i64 %cxd, 65
br i1 %dmj, label %dmk, label %dml
dmk:
%dmm = phi i64 [ 0, %dml ], [ 0, %dmd ], [ %dmn, %dmo ]
br label %dmp
dml:
%dmq = ptrtoint ptr %bm to i64
%dmr = ptrtoint ptr %g to i64
%dms = add i64 %cxc, %dmr
%dmt = sub i64 %dmq, %dms
%dmu = add i64 %dmt, %dlw
%dmv = icmp ult i64 %dmu, 32
br i1 %dmv, label %dmk, label %dmw
dmw:
%dmx = bitcast i64 4611686018427387900 to i64
%dmy = and i64 %dmi, %dmx
%dmz = getelementptr i8, ptr %dme, i64 16
%dna = getelementptr i8, ptr %dmf, i64 16
br label %dnb
dnb:
%dnc = phi i64 [ 0, %dmw ], [ %dnd, %dnb ]
%dne = shl nuw i64 %dnc, 3
%dnf = getelementptr i8, ptr %dmz, i64 %dne
%dng = shl nuw i64 %dnc, 3
%dnh = getelementptr i8, ptr %dmz, i64 %dng
%dni = getelementptr i8, ptr %dnh, i64 -16
%dnj = load <2 x i64>, ptr %dni, align 1, !noalias !204
%dnk = load <2 x i64>, ptr %dnf, align 1, !noalias !204
%dnl = shl nuw i64 %dnc, 3
%dnm = getelementptr i8, ptr %dna, i64 %dnl
%dnn = shl nuw i64 %dnc, 3
%dno = getelementptr i8, ptr %dna, i64 %dnn
%dnp = getelementptr i8, ptr %dno, i64 -16
store <2 x i64> %dnj, ptr %dnp, align 1, !noalias !209
store <2 x i64> %dnk, ptr %dnm, align 1, !noalias !209
%dnd = add nuw nsw i64 %dnc, 4
%dnq = icmp eq i64 %dmy, %dnd
br i1 %dnq, label %dmo, label %dnb, !llvm.loop !212
dmo:
%dmn = shl nuw nsw i64 %dmy, 3
%dnr = icmp eq i64 %dmi, %dmy
br i1 %dnr, label %dmc, label %dmk
dlz:
%dns = icmp samesign ugt i64 %cxd, 3
br i1 %dns, label %dnt, label %dnu
dnv:
%dnw = getelementptr i8, ptr %g, i64 %cxc
%dnx = getelementptr i8, ptr %dnw, i64 1
%dny = load i8, ptr %dnx, align 1, !noalias !213
%dnz = getelementptr i8, ptr %bm, i64 %dlw
%doa = getelementptr i8, ptr %dnz, i64 1
store i8 %dny, ptr %doa, align 1, !noalias !213
%dob = icmp eq i64 %cxd, 2
br i1 %dob, label %doc, label %dod
dod:
%doe = getelementptr i8, ptr %g, i64 %cxc
%dof = getelementptr i8, ptr %doe, i64 2
%dog = load i8, ptr %dof, align 1, !noalias !213
%doh = getelementptr i8, ptr %bm, i64 %dlw
%doi = getelementptr i8, ptr %doh, i64 2
store i8 %dog, ptr %doi, align 1, !noalias !213
br label %doc
dmp:
%doj = phi i64 [ %dok, %dmp ], [ %dmm, %dmk ]
%dol = getelementptr i8, ptr %dme, i64 %doj
%dom = load i64, ptr %dol, align 1, !noalias !204
%don = getelementptr i8, ptr %dmf, i64 %doj
store i64 %dom, ptr %don, align 1, !noalias !209
%dok = add nuw nsw i64 %doj, 8
%doo = icmp samesign ult i64 %dok, %dma
br i1 %doo, label %dmp, label %dmc, !llvm.loop !214
dmc:
%dop = getelementptr i8, ptr %g, i64 %dma
%doq = getelementptr i8, ptr %dop, i64 %cxc
%dor = load i64, ptr %doq, align 1, !noalias !215
%dos = getelementptr i8, ptr %bm, i64 %dlw
%dot = getelementptr i8, ptr %dos, i64 %dma
store i64 %dor, ptr %dot, align 1, !noalias !218
br label %doc
dnt:
%dou = add nsw i64 %cxd, -4
%dov = getelementptr i8, ptr %g, i64 %cxc
%dow = load i32, ptr %dov, align 1, !noalias !221
%dox = getelementptr i8, ptr %g, i64 %dou
%doy = getelementptr i8, ptr %dox, i64 %cxc
%doz = load i32, ptr %doy, align 1, !noalias !224
%dpa = getelementptr i8, ptr %bm, i64 %dlw
store i32 %dow, ptr %dpa, align 1, !noalias !227
%dpb = getelementptr i8, ptr %dpa, i64 %dou
store i32 %doz, ptr %dpb, align 1, !noalias !230
br label %doc
dnu:
%dpc = icmp eq i64 %cxd, 0
br i1 %dpc, label %doc, label %dpd
dpd:
%dpe = getelementptr i8, ptr %g, i64 %cxc
%dpf = getelementptr i8, ptr %bm, i64 %dlw
%dpg = load i8, ptr %dpe, align 1, !noalias !213
store i8 %dpg, ptr %dpf, align 1, !noalias !213
%dph = icmp eq i64 %cxd, 1
br i1 %dph, label %doc, label %dnv
doc:
%dpi = trunc i64 %dlk to i32
%dpj = shl i64 %css, 2
%dpk = getelementptr i8, ptr %chs, i64 %dpj
store i32 %dpi, ptr %dpk, align 4, !noalias !164
br label %cib
py:
%dpl = getelementptr i8, ptr %hu, i64 48
%dpm = load i64, ptr %dpl, align 8, !noalias !233
%dpn = trunc nuw i64 %dpm to i32
br label %dpo
dpo:
%dpp = phi i64 [ %pk, %py ], [ %dpq, %dpr ], [ %dps, %dpt ], [ %dpu, %dpv ], [ %dpw, %dpx ]
%dpy = getelementptr i8, ptr %g, i64 %dpp
%dpz = load i8, ptr %dpy, align 1, !noalias !236
%dqa = zext i8 %dpz to i64
%dqb = and i64 %dqa, 127
%dqc = add nsw i64 %dpp, 1
%dqd = icmp slt i8 %dpz, 0
br i1 %dqd, label %dqe, label %dqf
dqe:
%dqg = add i64 %dpp, 10
%dqh = getelementptr i8, ptr %g, i64 %dpp
%dqi = getelementptr i8, ptr %dqh, i64 1
%dqj = load i8, ptr %dqi, align 1, !noalias !236
%dqk = zext i8 %dqj to i64
%dql = add nsw i64 %dpp, 2
%dqm = and i64 %dqk, 127
%dqn = shl nuw nsw i64 %dqm, 7
%dqo = or disjoint i64 %dqn, %dqb
%dqp = icmp slt i8 %dqj, 0
br i1 %dqp, label %dqq, label %dqf
dqr:
%dqs = getelementptr i8, ptr %g, i64 %dqt
%dqu = load i8, ptr %dqs, align 1, !noalias !236
%dqv = zext nneg i8 %dqu to i64
%dqw = icmp ugt i8 %dqu, 1
br i1 %dqw, label %dqx, label %dqy
dqy:
%dqz = shl nuw i64 %dqv, 63
%dra = or i64 %dqz, %drb
br label %dqf
dqq:
%drc = getelementptr i8, ptr %g, i64 %dpp
%drd = getelementptr i8, ptr %drc, i64 2
%dre = load i8, ptr %drd, align 1, !noalias !236
%drf = zext i8 %dre to i64
%drg = add nsw i64 %dpp, 3
%drh = and i64 %drf, 127
%dri = shl nuw nsw i64 %drh, 14
%drj = or disjoint i64 %dri, %dqo
%drk = icmp slt i8 %dre, 0
br i1 %drk, label %drl, label %dqf
drl:
%drm = getelementptr i8, ptr %g, i64 %dpp
%drn = getelementptr i8, ptr %drm, i64 3
%dro = load i8, ptr %drn, align 1, !noalias !236
%drp = zext i8 %dro to i64
%drq = add nsw i64 %dpp, 4
%drr = and i64 %drp, 127
%drs = shl nuw nsw i64 %drr, 21
%drt = or disjoint i64 %drs, %drj
%dru = icmp slt i8 %dro, 0
br i1 %dru, label %drv, label %dqf
drv:
%drw = getelementptr i8, ptr %g, i64 %dpp
%drx = getelementptr i8, ptr %drw, i64 4
%dry = load i8, ptr %drx, align 1, !noalias !236
%drz = zext i8 %dry to i64
%dsa = add nsw i64 %dpp, 5
%dsb = and i64 %drz, 127
%dsc = shl nuw nsw i64 %dsb, 28
%dsd = or disjoint i64 %dsc, %drt
%dse = icmp slt i8 %dry, 0
br i1 %dse, label %dsf, label %dqf
dsf:
%dsg = getelementptr i8, ptr %g, i64 %dpp
%dsh = getelementptr i8, ptr %dsg, i64 5
%dsi = load i8, ptr %dsh, align 1, !noalias !236
%dsj = zext i8 %dsi to i64
%dsk = add nsw i64 %dpp, 6
%dsl = and i64 %dsj, 127
%dsm = shl nuw nsw i64 %dsl, 35
%dsn = or disjoint i64 %dsm, %dsd
%dso = icmp slt i8 %dsi, 0
br i1 %dso, label %dsp, label %dqf
dsp:
%dsq = getelementptr i8, ptr %g, i64 %dpp
%dsr = getelementptr i8, ptr %dsq, i64 6
%dss = load i8, ptr %dsr, align 1, !noalias !236
%dst = zext i8 %dss to i64
%dsu = add nsw i64 %dpp, 7
%dsv = and i64 %dst, 127
%dsw = shl nuw nsw i64 %dsv, 42
%dsx = or i64 %dsw, %dsn
%dsy = icmp slt i8 %dss, 0
br i1 %dsy, label %dsz, label %dqf
dsz:
%dta = getelementptr i8, ptr %g, i64 %dpp
%dtb = getelementptr i8, ptr %dta, i64 7
%dtc = load i8, ptr %dtb, align 1, !noalias !236
%dtd = zext i8 %dtc to i64
%dte = add nsw i64 %dpp, 8
%dtf = and i64 %dtd, 127
%dtg = shl nuw nsw i64 %dtf, 49
%dth = or i64 %dtg, %dsx
%dti = icmp slt i8 %dtc, 0
br i1 %dti, label %dtj, label %dqf
dtj:
%dtk = getelementptr i8, ptr %g, i64 %dpp
%dtl = getelementptr i8, ptr %dtk, i64 8
%dtm = load i8, ptr %dtl, align 1, !noalias !236
%dtn = zext i8 %dtm to i64
%dqt = add nsw i64 %dpp, 9
%dto = and i64 %dtn, 127
%dtp = shl nuw nsw i64 %dto, 56
%drb = or i64 %dtp, %dth
%dtq = icmp slt i8 %dtm, 0
br i1 %dtq, label %dqr, label %dqf
dtr:
%dts = icmp eq i64 %dtt, 0
br i1 %dts, label %dtu, label %dtv
dtv:
%dtw = icmp eq i64 %dtx, %ej
br i1 %dtw, label %yb, label %dty
dty:
%dtz = sub nsw i64 0, %dtx
%dua = getelementptr i8, ptr %g, i64 %dub
%duc = load i8, ptr %dua, align 1, !noalias !241
%dud = zext i8 %duc to i64
%due = and i64 %dud, 127
%duf = add nsw i64 %dub, 1
%dug = icmp slt i8 %duc, 0
br i1 %dug, label %duh, label %dui
duh:
%duj = add i64 %dub, 10
%duk = getelementptr i8, ptr %g, i64 %dub
%dul = getelementptr i8, ptr %duk, i64 1
%dum = load i8, ptr %dul, align 1, !noalias !241
%dun = zext i8 %dum to i64
%duo = add nsw i64 %dub, 2
%dup = and i64 %dun, 127
%duq = shl nuw nsw i64 %dup, 7
%dur = or disjoint i64 %duq, %due
%dus = icmp slt i8 %dum, 0
br i1 %dus, label %dut, label %dui
duu:
%duv = getelementptr i8, ptr %g, i64 %duw
%dux = load i8, ptr %duv, align 1, !noalias !241
%duy = zext nneg i8 %dux to i64
%duz = icmp ugt i8 %dux, 1
br i1 %duz, label %dva, label %dvb
dvb:
%dvc = shl nuw i64 %duy, 63
%dvd = or i64 %dvc, %dve
br label %dui
dut:
%dvf = getelementptr i8, ptr %g, i64 %dub
%dvg = getelementptr i8, ptr %dvf, i64 2
%dvh = load i8, ptr %dvg, align 1, !noalias !241
%dvi = zext i8 %dvh to i64
%dvj = add nsw i64 %dub, 3
%dvk = and i64 %dvi, 127
%dvl = shl nuw nsw i64 %dvk, 14
%dvm = or disjoint i64 %dvl, %dur
%dvn = icmp slt i8 %dvh, 0
br i1 %dvn, label %dvo, label %dui
dvo:
%dvp = getelementptr i8, ptr %g, i64 %dub
%dvq = getelementptr i8, ptr %dvp, i64 3
%dvr = load i8, ptr %dvq, align 1, !noalias !241
%dvs = zext i8 %dvr to i64
%dvt = add nsw i64 %dub, 4
%dvu = and i64 %dvs, 127
%dvv = shl nuw nsw i64 %dvu, 21
%dvw = or disjoint i64 %dvv, %dvm
%dvx = icmp slt i8 %dvr, 0
br i1 %dvx, label %dvy, label %dui
dvy:
%dvz = getelementptr i8, ptr %g, i64 %dub
%dwa = getelementptr i8, ptr %dvz, i64 4
%dwb = load i8, ptr %dwa, align 1, !noalias !241
%dwc = zext i8 %dwb to i64
%dwd = add nsw i64 %dub, 5
%dwe = and i64 %dwc, 127
%dwf = shl nuw nsw i64 %dwe, 28
%dwg = or disjoint i64 %dwf, %dvw
%dwh = icmp slt i8 %dwb, 0
br i1 %dwh, label %dwi, label %dui
dwi:
%dwj = getelementptr i8, ptr %g, i64 %dub
%dwk = getelementptr i8, ptr %dwj, i64 5
%dwl = load i8, ptr %dwk, align 1, !noalias !241
%dwm = zext i8 %dwl to i64
%dwn = add nsw i64 %dub, 6
%dwo = and i64 %dwm, 127
%dwp = shl nuw nsw i64 %dwo, 35
%dwq = or disjoint i64 %dwp, %dwg
%dwr = icmp slt i8 %dwl, 0
br i1 %dwr, label %dws, label %dui
dws:
%dwt = getelementptr i8, ptr %g, i64 %dub
%dwu = getelementptr i8, ptr %dwt, i64 6
%dwv = load i8, ptr %dwu, align 1, !noalias !241
%dww = zext i8 %dwv to i64
%dwx = add nsw i64 %dub, 7
%dwy = and i64 %dww, 127
%dwz = shl nuw nsw i64 %dwy, 42
%dxa = or i64 %dwz, %dwq
%dxb = icmp slt i8 %dwv, 0
br i1 %dxb, label %dxc, label %dui
dxc:
%dxd = getelementptr i8, ptr %g, i64 %dub
%dxe = getelementptr i8, ptr %dxd, i64 7
%dxf = load i8, ptr %dxe, align 1, !noalias !241
%dxg = zext i8 %dxf to i64
%dxh = add nsw i64 %dub, 8
%dxi = and i64 %dxg, 127
%dxj = shl nuw nsw i64 %dxi, 49
%dxk = or i64 %dxj, %dxa
%dxl = icmp slt i8 %dxf, 0
br i1 %dxl, label %dxm, label %dui
dxm:
%dxn = getelementptr i8, ptr %g, i64 %dub
%dxo = getelementptr i8, ptr %dxn, i64 8
%dxp = load i8, ptr %dxo, align 1, !noalias !241
%dxq = zext i8 %dxp to i64
%duw = add nsw i64 %dub, 9
%dxr = and i64 %dxq, 127
%dxs = shl nuw nsw i64 %dxr, 56
%dve = or i64 %dxs, %dxk
%dxt = icmp slt i8 %dxp, 0
br i1 %dxt, label %duu, label %dui
dui:
%dxu = phi i64 [ %dvd, %dvb ], [ %due, %dty ], [ %dur, %duh ], [ %dvm, %dut ], [ %dvw, %dvo ], [ %dwg, %dvy ], [ %dwq, %dwi ], [ %dxa, %dws ], [ %dxk, %dxc ], [ %dve, %dxm ]
%dxv = phi i64 [ %duj, %dvb ], [ %duf, %dty ], [ %duo, %duh ], [ %dvj, %dut ], [ %dvt, %dvo ], [ %dwd, %dvy ], [ %dwn, %dwi ], [ %dwx, %dws ], [ %dxh, %dxc ], [ %duw, %dxm ]
%dxw = lshr i64 %dxu, 1
%dxx = and i64 %dxu, 1
%dxy = sub nsw i64 0, %dxx
%dxz = xor i64 %dxw, %dxy
br label %dva
dya:
%dyb = icmp slt i64 %dyc, 0
%dyd = sub nsw i64 %fk, %dye
%dyf = icmp sgt i64 %dyc, %dyd
%dyg = select i1 %dyb, i1 true, i1 %dyf
br i1 %dyg, label %yb, label %dtu
dtu:
%dyh = phi i64 [ %dtx, %dtr ], [ %dtz, %dya ], [ 0, %dqx ]
%dps = phi i64 [ %dub, %dtr ], [ %dye, %dya ], [ %mp, %dqx ]
%dyi = phi i64 [ -1, %dtr ], [ %dyc, %dya ], [ -1, %dqx ]
%dyj = icmp sgt i64 %dpm, 0
br i1 %dyj, label %dyk, label %dyl
dqf:
%dym = phi i64 [ %dra, %dqy ], [ %dqb, %dpo ], [ %dqo, %dqe ], [ %drj, %dqq ], [ %drt, %drl ], [ %dsd, %drv ], [ %dsn, %dsf ], [ %dsx, %dsp ], [ %dth, %dsz ], [ %drb, %dtj ]
%dub = phi i64 [ %dqg, %dqy ], [ %dqc, %dpo ], [ %dql, %dqe ], [ %drg, %dqq ], [ %drq, %drl ], [ %dsa, %drv ], [ %dsk, %dsf ], [ %dsu, %dsp ], [ %dte, %dsz ], [ %dqt, %dtj ]
%dyn = lshr i64 %dym, 1
%dtt = and i64 %dym, 1
%dyo = sub nsw i64 0, %dtt
%dtx = xor i64 %dyn, %dyo
%dyp = icmp sgt i64 %dub, %fk
br i1 %dyp, label %yb, label %dtr
dqx:
%dyq = icmp slt i64 %fk, %mp
br i1 %dyq, label %yb, label %dtu
dva:
%dyc = phi i64 [ %dxz, %dui ], [ 0, %duu ]
%dye = phi i64 [ %dxv, %dui ], [ %mp, %duu ]
%dyr = icmp slt i64 %fk, %dye
br i1 %dyr, label %yb, label %dya
dyk:
%dys = sub nsw i64 %fk, %dps
%dyt = or i64 %dys, %dpm
%dyu = icmp ult i64 %dyt, 4294967296
br i1 %dyu, label %dyv, label %dyw
dyv:
%dyx = trunc nuw i64 %dys to i32
%dyy = udiv i32 %dyx, %dpn
%dyz = zext i32 %dyy to i64
br label %dza
dyw:
%dzb = or i64 %dys, %dpm
%dzc = and i64 %dzb, -4294967296
%dzd = icmp eq i64 %dzc, 0
br i1 %dzd, label %dze, label %dzf
dze:
%dzg = trunc i64 %dpm to i32
%dzh = trunc i64 %dys to i32
%dzi = udiv i32 %dzh, %dzg
%dzj = urem i32 %dzh, %dzg
%dzk = zext i32 %dzi to i64
%dzl = zext i32 %dzj to i64
br label %dzm
dzf:
%dzn = sdiv i64 %dys, %dpm
%dzo = srem i64 %dys, %dpm
br label %dzm
dzm:
%dzp = phi i64 [ %dzk, %dze ], [ %dzn, %dzf ]
%dzq = phi i64 [ %dzl, %dze ], [ %dzo, %dzf ]
%dzr = ashr i64 %dzq, 63
br label %dza
dza:
%dzs = phi i64 [ %dyz, %dyv ], [ %dzp, %dzm ]
%dzt = phi i64 [ 0, %dyv ], [ %dzr, %dzm ]
%dzu = add i64 %dzt, %dzs
%dzv = icmp sgt i64 %dyh, %dzu
br i1 %dzv, label %yb, label %dyl
dzw:
%dzx = icmp sgt i64 %dyi, -1
br i1 %dzx, label %dpr, label %dzy
dpr:
%dpq = add nsw i64 %dyi, %dps
br label %dpo
dzy:
%dzz = getelementptr i8, ptr %hu, i64 24
%eaa = load i64, ptr %dzz, align 8, !noalias !233
%eab = getelementptr i8, ptr %hu, i64 32
%eac = load i64, ptr %eab, align 8, !noalias !233
%ead = getelementptr i8, ptr %hu, i64 40
%eae = load i64, ptr %ead, align 8, !noalias !233
%eaf = icmp slt i64 %eae, 0
%eag = icmp eq i64 %eac, 0
%eah = select i1 %eaf, i1 %eag, i1 false
br i1 %eah, label %eai, label %dpt
eai:
%eaj = mul nsw i64 %eaa, %dyh
%eak = icmp slt i64 %eaj, 1
br i1 %eak, label %dpv, label %eal
eal:
%eam = add nuw i64 %eaj, 1
br label %ean
ean:
%eao = phi i64 [ %eam, %eal ], [ %eap, %eaq ]
%ear = phi i64 [ %dps, %eal ], [ %eas, %eaq ]
%eat = icmp sgt i64 %ear, %fk
br i1 %eat, label %dpv, label %eau
eau:
%eav = getelementptr i8, ptr %g, i64 %ear
%eaw = load i8, ptr %eav, align 1, !noalias !244
%eax = icmp slt i8 %eaw, 0
br i1 %eax, label %eay, label %eaz
eaz:
%eba = phi i64 [ %ear, %eau ], [ %ebb, %eay ], [ %ebc, %ebd ], [ %ebe, %ebf ], [ %ebg, %ebh ], [ %ebi, %ebj ], [ %ebk, %ebl ], [ %ebm, %ebn ], [ %ebo, %ebp ], [ %ebq, %ebr ]
%ebs = add nsw i64 %eba, 1
br label %eaq
eay:
%ebb = add nsw i64 %ear, 1
%ebt = getelementptr i8, ptr %g, i64 %ebb
%ebu = load i8, ptr %ebt, align 1, !noalias !244
%ebv = icmp slt i8 %ebu, 0
br i1 %ebv, label %ebd, label %eaz
ebd:
%ebc = add nsw i64 %ear, 2
%ebw = getelementptr i8, ptr %g, i64 %ebc
%ebx = load i8, ptr %ebw, align 1, !noalias !244
%eby = icmp slt i8 %ebx, 0
br i1 %eby, label %ebf, label %eaz
ebf:
%ebe = add nsw i64 %ear, 3
%ebz = getelementptr i8, ptr %g, i64 %ebe
%eca = load i8, ptr %ebz, align 1, !noalias !244
%ecb = icmp slt i8 %eca, 0
br i1 %ecb, label %ebh, label %eaz
ebh:
%ebg = add nsw i64 %ear, 4
%ecc = getelementptr i8, ptr %g, i64 %ebg
%ecd = load i8, ptr %ecc, align 1, !noalias !244
%ece = icmp slt i8 %ecd, 0
br i1 %ece, label %ebj, label %eaz
ebj:
%ebi = add nsw i64 %ear, 5
%ecf = getelementptr i8, ptr %g, i64 %ebi
%ecg = load i8, ptr %ecf, align 1, !noalias !244
%ech = icmp slt i8 %ecg, 0
br i1 %ech, label %ebl, label %eaz
ebl:
%ebk = add nsw i64 %ear, 6
%eci = getelementptr i8, ptr %g, i64 %ebk
%ecj = load i8, ptr %eci, align 1, !noalias !244
%eck = icmp slt i8 %ecj, 0
br i1 %eck, label %ebn, label %eaz
ebn:
%ebm = add nsw i64 %ear, 7
%ecl = getelementptr i8, ptr %g, i64 %ebm
%ecm = load i8, ptr %ecl, align 1, !noalias !244
%ecn = icmp slt i8 %ecm, 0
br i1 %ecn, label %ebp, label %eaz
ebp:
%ebo = add nsw i64 %ear, 8
%eco = getelementptr i8, ptr %g, i64 %ebo
%ecp = load i8, ptr %eco, align 1, !noalias !244
%ecq = icmp slt i8 %ecp, 0
br i1 %ecq, label %ebr, label %eaz
ebr:
%ebq = add nsw i64 %ear, 9
%ecr = getelementptr i8, ptr %g, i64 %ebq
%ecs = load i8, ptr %ecr, align 1, !noalias !244
%ect = icmp slt i8 %ecs, 0
br i1 %ect, label %eaq, label %eaz
eaq:
%eas = phi i64 [ %ebs, %eaz ], [ %mp, %ebr ]
%eap = add i64 %eao, -1
%ecu = icmp samesign ugt i64 %eap, 1
br i1 %ecu, label %ean, label %dpv
ecv:
%ecw = phi i64 [ %dps, %ecx ], [ %dpw, %dpx ]
%ecy = phi i64 [ %dyh, %ecx ], [ %ecz, %dpx ]
%eda = icmp sgt i64 %eae, -1
%ecz = add nsw i64 %ecy, -1
br i1 %eda, label %edb, label %edc
edb:
%edd = getelementptr i8, ptr %g, i64 %ecw
%ede = load i8, ptr %edd, align 1, !noalias !251
%edf = zext i8 %ede to i64
%edg = and i64 %edf, 127
%edh = add nsw i64 %ecw, 1
%edi = icmp slt i8 %ede, 0
br i1 %edi, label %edj, label %edk
edj:
%edl = add i64 %ecw, 10
%edm = getelementptr i8, ptr %g, i64 %ecw
%edn = getelementptr i8, ptr %edm, i64 1
%edo = load i8, ptr %edn, align 1, !noalias !251
%edp = zext i8 %edo to i64
%edq = add nsw i64 %ecw, 2
%edr = and i64 %edp, 127
%eds = shl nuw nsw i64 %edr, 7
%edt = or disjoint i64 %eds, %edg
%edu = icmp slt i8 %edo, 0
br i1 %edu, label %edv, label %edk
edw:
%edx = getelementptr i8, ptr %g, i64 %edy
%edz = load i8, ptr %edx, align 1, !noalias !251
%eea = zext nneg i8 %edz to i64
%eeb = icmp ugt i8 %edz, 1
br i1 %eeb, label %eec, label %eed
eed:
%eee = shl nuw i64 %eea, 63
%eef = or i64 %eee, %eeg
br label %edk
edv:
%eeh = getelementptr i8, ptr %g, i64 %ecw
%eei = getelementptr i8, ptr %eeh, i64 2
%eej = load i8, ptr %eei, align 1, !noalias !251
%eek = zext i8 %eej to i64
%eel = add nsw i64 %ecw, 3
%eem = and i64 %eek, 127
%een = shl nuw nsw i64 %eem, 14
%eeo = or disjoint i64 %een, %edt
%eep = icmp slt i8 %eej, 0
br i1 %eep, label %eeq, label %edk
eeq:
%eer = getelementptr i8, ptr %g, i64 %ecw
%ees = getelementptr i8, ptr %eer, i64 3
%eet = load i8, ptr %ees, align 1, !noalias !251
%eeu = zext i8 %eet to i64
%eev = add nsw i64 %ecw, 4
%eew = and i64 %eeu, 127
%eex = shl nuw nsw i64 %eew, 21
%eey = or disjoint i64 %eex, %eeo
%eez = icmp slt i8 %eet, 0
br i1 %eez, label %efa, label %edk
efa:
%efb = getelementptr i8, ptr %g, i64 %ecw
%efc = getelementptr i8, ptr %efb, i64 4
%efd = load i8, ptr %efc, align 1, !noalias !251
%efe = zext i8 %efd to i64
%eff = add nsw i64 %ecw, 5
%efg = and i64 %efe, 127
%efh = shl nuw nsw i64 %efg, 28
%efi = or disjoint i64 %efh, %eey
%efj = icmp slt i8 %efd, 0
br i1 %efj, label %efk, label %edk
efk:
%efl = getelementptr i8, ptr %g, i64 %ecw
%efm = getelementptr i8, ptr %efl, i64 5
%efn = load i8, ptr %efm, align 1, !noalias !251
%efo = zext i8 %efn to i64
%efp = add nsw i64 %ecw, 6
%efq = and i64 %efo, 127
%efr = shl nuw nsw i64 %efq, 35
%efs = or disjoint i64 %efr, %efi
%eft = icmp slt i8 %efn, 0
br i1 %eft, label %efu, label %edk
efu:
%efv = getelementptr i8, ptr %g, i64 %ecw
%efw = getelementptr i8, ptr %efv, i64 6
%efx = load i8, ptr %efw, align 1, !noalias !251
%efy = zext i8 %efx to i64
%efz = add nsw i64 %ecw, 7
%ega = and i64 %efy, 127
%egb = shl nuw nsw i64 %ega, 42
%egc = or i64 %egb, %efs
%egd = icmp slt i8 %efx, 0
br i1 %egd, label %ege, label %edk
ege:
%egf = getelementptr i8, ptr %g, i64 %ecw
%egg = getelementptr i8, ptr %egf, i64 7
%egh = load i8, ptr %egg, align 1, !noalias !251
%egi = zext i8 %egh to i64
%egj = add nsw i64 %ecw, 8
%egk = and i64 %egi, 127
%egl = shl nuw nsw i64 %egk, 49
%egm = or i64 %egl, %egc
%egn = icmp slt i8 %egh, 0
br i1 %egn, label %ego, label %edk
ego:
%egp = getelementptr i8, ptr %g, i64 %ecw
%egq = getelementptr i8, ptr %egp, i64 8
%egr = load i8, ptr %egq, align 1, !noalias !251
%egs = zext i8 %egr to i64
%edy = add nsw i64 %ecw, 9
%egt = and i64 %egs, 127
%egu = shl nuw nsw i64 %egt, 56
%eeg = or i64 %egu, %egm
%egv = icmp slt i8 %egr, 0
br i1 %egv, label %edw, label %edk
edk:
%egw = phi i64 [ %eef, %eed ], [ %edg, %edb ], [ %edt, %edj ], [ %eeo, %edv ], [ %eey, %eeq ], [ %efi, %efa ], [ %efs, %efk ], [ %egc, %efu ], [ %egm, %ege ], [ %eeg, %ego ]
%egx = phi i64 [ %edl, %eed ], [ %edh, %edb ], [ %edq, %edj ], [ %eel, %edv ], [ %eev, %eeq ], [ %eff, %efa ], [ %efp, %efk ], [ %efz, %efu ], [ %egj, %ege ], [ %edy, %ego ]
%egy = lshr i64 %egw, 1
%egz = and i64 %egw, 1
%eha = sub nsw i64 0, %egz
%ehb = xor i64 %egy, %eha
br label %eec
ehc:
%ehd = icmp ne i64 %ehe, %eae
%ehf = icmp ne i64 %ehe, %ehg
%ehh = select i1 %ehd, i1 %ehf, i1 false
br i1 %ehh, label %yb, label %ehi
eec:
%ehe = phi i64 [ %ehb, %edk ], [ 0, %edw ]
%ehj = phi i64 [ %egx, %edk ], [ %mp, %edw ]
%ehk = icmp sgt i64 %ehj, %fk
br i1 %ehk, label %yb, label %ehc
ehi:
%ehl = icmp eq i64 %ehe, %eae
br i1 %ehl, label %dpx, label %edc
edc:
%ehm = phi i64 [ %ehj, %ehi ], [ %ecw, %ecv ]
br i1 %ehn, label %eho, label %ehp
ehq:
%ehr = getelementptr i8, ptr %g, i64 %ehm
%ehs = getelementptr i8, ptr %ehr, i64 1
%eht = load i8, ptr %ehs, align 1, !noalias !256
%ehu = zext i8 %eht to i64
%ehv = icmp sgt i8 %eht, -1
%ehw = and i64 %ehu, 1
%ehx = icmp eq i64 %ehw, 0
%ehy = and i1 %ehv, %ehx
br i1 %ehy, label %ehz, label %ehp
ehz:
%eia = lshr exact i64 %ehu, 1
%eib = sub i64 %eic, %ehm
%eid = uitofp nneg i64 %eia to double
%eie = sitofp i64 %eib to double
%eif = fcmp ugt double %eid, %eie
br i1 %eif, label %ehp, label %eig
eig:
%eih = add i64 %ehm, 2
%eii = add i64 %eih, %eia
br label %dpx
eij:
%eik = phi i64 [ %eil, %eim ], [ %ein, %ehp ]
%eio = phi i64 [ %eip, %eim ], [ %ehm, %ehp ]
%eil = add i64 %eik, -1
%eiq = icmp eq i64 %eil, 0
br i1 %eiq, label %eir, label %eis
eis:
%eit = getelementptr i8, ptr %g, i64 %eio
%eiu = load i8, ptr %eit, align 1, !noalias !257
%eiv = icmp slt i8 %eiu, 0
br i1 %eiv, label %eiw, label %eix
eix:
%eiy = phi i64 [ %eio, %eis ], [ %eiz, %eiw ], [ %eja, %ejb ], [ %ejc, %ejd ], [ %eje, %ejf ], [ %ejg, %ejh ], [ %eji, %ejj ], [ %ejk, %ejl ], [ %ejm, %ejn ], [ %ejo, %ejp ]
%ejq = add nsw i64 %eiy, 1
br label %eim
eiw:
%eiz = add nsw i64 %eio, 1
%ejr = getelementptr i8, ptr %g, i64 %eiz
%ejs = load i8, ptr %ejr, align 1, !noalias !257
%ejt = icmp slt i8 %ejs, 0
br i1 %ejt, label %ejb, label %eix
ejb:
%eja = add nsw i64 %eio, 2
%eju = getelementptr i8, ptr %g, i64 %eja
%ejv = load i8, ptr %eju, align 1, !noalias !257
%ejw = icmp slt i8 %ejv, 0
br i1 %ejw, label %ejd, label %eix
ejd:
%ejc = add nsw i64 %eio, 3
%ejx = getelementptr i8, ptr %g, i64 %ejc
%ejy = load i8, ptr %ejx, align 1, !noalias !257
%ejz = icmp slt i8 %ejy, 0
br i1 %ejz, label %ejf, label %eix
ejf:
%eje = add nsw i64 %eio, 4
%eka = getelementptr i8, ptr %g, i64 %eje
%ekb = load i8, ptr %eka, align 1, !noalias !257
%ekc = icmp slt i8 %ekb, 0
br i1 %ekc, label %ejh, label %eix
ejh:
%ejg = add nsw i64 %eio, 5
%ekd = getelementptr i8, ptr %g, i64 %ejg
%eke = load i8, ptr %ekd, align 1, !noalias !257
%ekf = icmp slt i8 %eke, 0
br i1 %ekf, label %ejj, label %eix
ejj:
%eji = add nsw i64 %eio, 6
%ekg = getelementptr i8, ptr %g, i64 %eji
%ekh = load i8, ptr %ekg, align 1, !noalias !257
%eki = icmp slt i8 %ekh, 0
br i1 %eki, label %ejl, label %eix
ejl:
%ejk = add nsw i64 %eio, 7
%ekj = getelementptr i8, ptr %g, i64 %ejk
%ekk = load i8, ptr %ekj, align 1, !noalias !257
%ekl = icmp slt i8 %ekk, 0
br i1 %ekl, label %ejn, label %eix
ejn:
%ejm = add nsw i64 %eio, 8
%ekm = getelementptr i8, ptr %g, i64 %ejm
%ekn = load i8, ptr %ekm, align 1, !noalias !257
%eko = icmp slt i8 %ekn, 0
br i1 %eko, label %ejp, label %eix
ejp:
%ejo = add nsw i64 %eio, 9
%ekp = getelementptr i8, ptr %g, i64 %ejo
%ekq = load i8, ptr %ekp, align 1, !noalias !257
%ekr = icmp slt i8 %ekq, 0
br i1 %ekr, label %eim, label %eix
eks:
%ekt = phi i64 [ %eku, %ekv ], [ %eac, %ekw ]
%ekx = phi i64 [ %eky, %ekv ], [ %eio, %ekw ]
%ekz = getelementptr i8, ptr %g, i64 %ekx
%ela = load i8, ptr %ekz, align 1, !noalias !260
%elb = zext i8 %ela to i64
%elc = and i64 %elb, 127
%eld = add nsw i64 %ekx, 1
%ele = icmp slt i8 %ela, 0
br i1 %ele, label %elf, label %elg
elf:
%elh = add i64 %ekx, 10
%eli = getelementptr i8, ptr %g, i64 %ekx
%elj = getelementptr i8, ptr %eli, i64 1
%elk = load i8, ptr %elj, align 1, !noalias !260
%ell = zext i8 %elk to i64
%elm = add nsw i64 %ekx, 2
%eln = and i64 %ell, 127
%elo = shl nuw nsw i64 %eln, 7
%elp = or disjoint i64 %elo, %elc
%elq = icmp slt i8 %elk, 0
br i1 %elq, label %elr, label %elg
els:
%elt = getelementptr i8, ptr %g, i64 %elu
%elv = load i8, ptr %elt, align 1, !noalias !260
%elw = zext nneg i8 %elv to i64
%elx = icmp ugt i8 %elv, 1
br i1 %elx, label %ely, label %elz
elz:
%ema = shl nuw i64 %elw, 63
%emb = or i64 %ema, %emc
br label %elg
elr:
%emd = getelementptr i8, ptr %g, i64 %ekx
%eme = getelementptr i8, ptr %emd, i64 2
%emf = load i8, ptr %eme, align 1, !noalias !260
%emg = zext i8 %emf to i64
%emh = add nsw i64 %ekx, 3
%emi = and i64 %emg, 127
%emj = shl nuw nsw i64 %emi, 14
%emk = or disjoint i64 %emj, %elp
%eml = icmp slt i8 %emf, 0
br i1 %eml, label %emm, label %elg
emm:
%emn = getelementptr i8, ptr %g, i64 %ekx
%emo = getelementptr i8, ptr %emn, i64 3
%emp = load i8, ptr %emo, align 1, !noalias !260
%emq = zext i8 %emp to i64
%emr = add nsw i64 %ekx, 4
%ems = and i64 %emq, 127
%emt = shl nuw nsw i64 %ems, 21
%emu = or disjoint i64 %emt, %emk
%emv = icmp slt i8 %emp, 0
br i1 %emv, label %emw, label %elg
emw:
%emx = getelementptr i8, ptr %g, i64 %ekx
%emy = getelementptr i8, ptr %emx, i64 4
%emz = load i8, ptr %emy, align 1, !noalias !260
%ena = zext i8 %emz to i64
%enb = add nsw i64 %ekx, 5
%enc = and i64 %ena, 127
%end = shl nuw nsw i64 %enc, 28
%ene = or disjoint i64 %end, %emu
%enf = icmp slt i8 %emz, 0
br i1 %enf, label %eng, label %elg
eng:
%enh = getelementptr i8, ptr %g, i64 %ekx
%eni = getelementptr i8, ptr %enh, i64 5
%enj = load i8, ptr %eni, align 1, !noalias !260
%enk = zext i8 %enj to i64
%enl = add nsw i64 %ekx, 6
%enm = and i64 %enk, 127
%enn = shl nuw nsw i64 %enm, 35
%eno = or disjoint i64 %enn, %ene
%enp = icmp slt i8 %enj, 0
br i1 %enp, label %enq, label %elg
enq:
%enr = getelementptr i8, ptr %g, i64 %ekx
%ens = getelementptr i8, ptr %enr, i64 6
%ent = load i8, ptr %ens, align 1, !noalias !260
%enu = zext i8 %ent to i64
%env = add nsw i64 %ekx, 7
%enw = and i64 %enu, 127
%enx = shl nuw nsw i64 %enw, 42
%eny = or i64 %enx, %eno
%enz = icmp slt i8 %ent, 0
br i1 %enz, label %eoa, label %elg
eoa:
%eob = getelementptr i8, ptr %g, i64 %ekx
%eoc = getelementptr i8, ptr %eob, i64 7
%eod = load i8, ptr %eoc, align 1, !noalias !260
%eoe = zext i8 %eod to i64
%eof = add nsw i64 %ekx, 8
%eog = and i64 %eoe, 127
%eoh = shl nuw nsw i64 %eog, 49
%eoi = or i64 %eoh, %eny
%eoj = icmp slt i8 %eod, 0
br i1 %eoj, label %eok, label %elg
eok:
%eol = getelementptr i8, ptr %g, i64 %ekx
%eom = getelementptr i8, ptr %eol, i64 8
%eon = load i8, ptr %eom, align 1, !noalias !260
%eoo = zext i8 %eon to i64
%elu = add nsw i64 %ekx, 9
%eop = and i64 %eoo, 127
%eoq = shl nuw nsw i64 %eop, 56
%emc = or i64 %eoq, %eoi
%eor = icmp slt i8 %eon, 0
br i1 %eor, label %els, label %elg
eos:
%eot = lshr i64 %eou, 1
%eov = and i64 %eou, 1
%eow = icmp eq i64 %eov, 0
br i1 %eow, label %eox, label %yb
eox:
%eoy = phi i64 [ %eot, %eos ], [ 0, %ely ]
%eoz = phi i64 [ %epa, %eos ], [ %mp, %ely ]
%epb = sub nsw i64 %fk, %eoz
%epc = icmp sgt i64 %eoy, %epb
br i1 %epc, label %yb, label %ekv
elg:
%eou = phi i64 [ %emb, %elz ], [ %elc, %eks ], [ %elp, %elf ], [ %emk, %elr ], [ %emu, %emm ], [ %ene, %emw ], [ %eno, %eng ], [ %eny, %enq ], [ %eoi, %eoa ], [ %emc, %eok ]
%epa = phi i64 [ %elh, %elz ], [ %eld, %eks ], [ %elm, %elf ], [ %emh, %elr ], [ %emr, %emm ], [ %enb, %emw ], [ %enl, %eng ], [ %env, %enq ], [ %eof, %eoa ], [ %elu, %eok ]
%epd = icmp sgt i64 %epa, %fk
br i1 %epd, label %yb, label %eos
ely:
%epe = icmp slt i64 %fk, %mp
br i1 %epe, label %yb, label %eox
ekv:
%eky = add nsw i64 %eoz, %eoy
%eku = add i64 %ekt, -1
%epf = icmp eq i64 %eku, 0
br i1 %epf, label %dpx, label %eks
dpx:
%dpw = phi i64 [ %ehj, %ehi ], [ %eii, %eig ], [ %eio, %eir ], [ %eky, %ekv ]
%epg = icmp sgt i64 %ecy, 1
br i1 %epg, label %ecv, label %dpo
dpv:
%dpu = phi i64 [ %dps, %eai ], [ %eas, %eaq ], [ %ear, %ean ]
%eph = icmp sgt i64 %dpu, %fk
br i1 %eph, label %yb, label %dpo
dpt:
%epi = icmp slt i64 %dyh, 1
br i1 %epi, label %dpo, label %ecx
ecx:
%epj = icmp eq i64 %eaa, 1
%epk = icmp eq i64 %eac, 1
%ehn = select i1 %epj, i1 %epk, i1 false
%epl = tail call i64 @llvm.smax.i64(i64 %eaa, i64 0)
%ehg = sub nsw i64 1, %eae
%ein = add nuw i64 %epl, 1
br label %ecv
eho:
%epm = getelementptr i8, ptr %g, i64 %ehm
%epn = load i8, ptr %epm, align 1, !noalias !256
%epo = icmp sgt i8 %epn, -1
br i1 %epo, label %ehq, label %ehp
ehp:
br label %eij
eim:
%eip = phi i64 [ %ejq, %eix ], [ %mp, %ejp ]
%epp = icmp sgt i64 %eip, %fk
br i1 %epp, label %yb, label %eij
eir:
%epq = icmp slt i64 %eac, 1
br i1 %epq, label %dpx, label %ekw
ekw:
br label %eks
dyl:
%epr = icmp eq i64 %dyh, 0
br i1 %epr, label %yb, label %dzw
pz:
%eps = getelementptr i8, ptr %g, i64 %pk
%ept = load i8, ptr %eps, align 1, !noalias !265
%epu = zext i8 %ept to i64
%epv = and i64 %epu, 127
%epw = add nsw i64 %pk, 1
%epx = icmp slt i8 %ept, 0
br i1 %epx, label %epy, label %epz
epy:
%eqa = add i64 %pk, 10
%eqb = getelementptr i8, ptr %g, i64 %pk
%eqc = getelementptr i8, ptr %eqb, i64 1
%eqd = load i8, ptr %eqc, align 1, !noalias !265
%eqe = zext i8 %eqd to i64
%eqf = add nsw i64 %pk, 2
%eqg = and i64 %eqe, 127
%eqh = shl nuw nsw i64 %eqg, 7
%eqi = or disjoint i64 %eqh, %epv
%eqj = icmp slt i8 %eqd, 0
br i1 %eqj, label %eqk, label %epz
eql:
%eqm = getelementptr i8, ptr %g, i64 %eqn
%eqo = load i8, ptr %eqm, align 1, !noalias !265
%eqp = zext nneg i8 %eqo to i64
%eqq = icmp ugt i8 %eqo, 1
br i1 %eqq, label %eqr, label %eqs
eqs:
%eqt = shl nuw i64 %eqp, 63
%equ = or i64 %eqt, %eqv
br label %epz
eqk:
%eqw = getelementptr i8, ptr %g, i64 %pk
%eqx = getelementptr i8, ptr %eqw, i64 2
%eqy = load i8, ptr %eqx, align 1, !noalias !265
%eqz = zext i8 %eqy to i64
%era = add nsw i64 %pk, 3
%erb = and i64 %eqz, 127
%erc = shl nuw nsw i64 %erb, 14
%erd = or disjoint i64 %erc, %eqi
%ere = icmp slt i8 %eqy, 0
br i1 %ere, label %erf, label %epz
erf:
%erg = getelementptr i8, ptr %g, i64 %pk
%erh = getelementptr i8, ptr %erg, i64 3
%eri = load i8, ptr %erh, align 1, !noalias !265
%erj = zext i8 %eri to i64
%erk = add nsw i64 %pk, 4
%erl = and i64 %erj, 127
%erm = shl nuw nsw i64 %erl, 21
%ern = or disjoint i64 %erm, %erd
%ero = icmp slt i8 %eri, 0
br i1 %ero, label %erp, label %epz
erp:
%erq = getelementptr i8, ptr %g, i64 %pk
%err = getelementptr i8, ptr %erq, i64 4
%ers = load i8, ptr %err, align 1, !noalias !265
%ert = zext i8 %ers to i64
%eru = add nsw i64 %pk, 5
%erv = and i64 %ert, 127
%erw = shl nuw nsw i64 %erv, 28
%erx = or disjoint i64 %erw, %ern
%ery = icmp slt i8 %ers, 0
br i1 %ery, label %erz, label %epz
erz:
%esa = getelementptr i8, ptr %g, i64 %pk
%esb = getelementptr i8, ptr %esa, i64 5
%esc = load i8, ptr %esb, align 1, !noalias !265
%esd = zext i8 %esc to i64
%ese = add nsw i64 %pk, 6
%esf = and i64 %esd, 127
%esg = shl nuw nsw i64 %esf, 35
%esh = or disjoint i64 %esg, %erx
%esi = icmp slt i8 %esc, 0
br i1 %esi, label %esj, label %epz
esj:
%esk = getelementptr i8, ptr %g, i64 %pk
%esl = getelementptr i8, ptr %esk, i64 6
%esm = load i8, ptr %esl, align 1, !noalias !265
%esn = zext i8 %esm to i64
%eso = add nsw i64 %pk, 7
%esp = and i64 %esn, 127
%esq = shl nuw nsw i64 %esp, 42
%esr = or i64 %esq, %esh
%ess = icmp slt i8 %esm, 0
br i1 %ess, label %est, label %epz
est:
%esu = getelementptr i8, ptr %g, i64 %pk
%esv = getelementptr i8, ptr %esu, i64 7
%esw = load i8, ptr %esv, align 1, !noalias !265
%esx = zext i8 %esw to i64
%esy = add nsw i64 %pk, 8
%esz = and i64 %esx, 127
%eta = shl nuw nsw i64 %esz, 49
%etb = or i64 %eta, %esr
%etc = icmp slt i8 %esw, 0
br i1 %etc, label %etd, label %epz
etd:
%ete = getelementptr i8, ptr %g, i64 %pk
%etf = getelementptr i8, ptr %ete, i64 8
%etg = load i8, ptr %etf, align 1, !noalias !265
%eth = zext i8 %etg to i64
%eqn = add nsw i64 %pk, 9
%eti = and i64 %eth, 127
%etj = shl nuw nsw i64 %eti, 56
%eqv = or i64 %etj, %etb
%etk = icmp slt i8 %etg, 0
br i1 %etk, label %eql, label %epz
epz:
%etl = phi i64 [ %equ, %eqs ], [ %epv, %pz ], [ %eqi, %epy ], [ %erd, %eqk ], [ %ern, %erf ], [ %erx, %erp ], [ %esh, %erz ], [ %esr, %esj ], [ %etb, %est ], [ %eqv, %etd ]
%etm = phi i64 [ %eqa, %eqs ], [ %epw, %pz ], [ %eqf, %epy ], [ %era, %eqk ], [ %erk, %erf ], [ %eru, %erp ], [ %ese, %erz ], [ %eso, %esj ], [ %esy, %est ], [ %eqn, %etd ]
%etn = lshr i64 %etl, 1
%eto = and i64 %etl, 1
%etp = sub nsw i64 0, %eto
%etq = icmp ne i64 %etn, %etp
br label %eqr
qb:
%etr = icmp slt i64 %pk, %fk
br i1 %etr, label %ets, label %yb
ets:
%ett = icmp slt i64 %pk, 0
%etu = select i1 %ett, i64 %h, i64 0
%etv = getelementptr i8, ptr %g, i64 %pk
%etw = getelementptr i8, ptr %etv, i64 %etu
%etx = load i8, ptr %etw, align 1, !noalias !270
%ety = icmp ugt i8 %etx, 1
br i1 %ety, label %yb, label %etz
etz:
%eua = icmp eq i8 %etx, 1
br i1 %eua, label %eub, label %euc
eub:
%eud = getelementptr i8, ptr %hu, i64 16
%eue = load i64, ptr %eud, align 8, !noalias !270
%euf = icmp slt i64 %eue, 0
%eug = select i1 %euf, i64 %ci, i64 0
%euh = mul i64 %eue, 24
%eui = getelementptr i8, ptr %ch, i64 %euh
%euj = getelementptr i8, ptr %eui, i64 8
%euk = getelementptr i64, ptr %euj, i64 %eug
%eul = load i64, ptr %euk, align 8, !noalias !273
%eum = ashr i64 %nq, 3
%eun = add nsw i64 %eul, %eum
%euo = icmp slt i64 %eun, 0
%eup = select i1 %euo, i64 %bn, i64 0
%euq = getelementptr i8, ptr %bm, i64 %eun
%eur = getelementptr i8, ptr %euq, i64 %eup
%eus = load i8, ptr %eur, align 1, !noalias !273
%eut = and i64 %nq, 7
%euu = shl nuw nsw i64 1, %eut
%euv = trunc nuw i64 %euu to i8
%euw = or i8 %eus, %euv
store i8 %euw, ptr %eur, align 1, !noalias !273
br label %euc
euc:
%eux = add nsw i64 %pk, 1
br label %yb
qc:
%euy = getelementptr i8, ptr %g, i64 %pk
%euz = load i8, ptr %euy, align 1, !noalias !276
%eva = zext i8 %euz to i64
%evb = and i64 %eva, 127
%evc = add nsw i64 %pk, 1
%evd = icmp slt i8 %euz, 0
br i1 %evd, label %eve, label %evf
eve:
%evg = add i64 %pk, 10
%evh = getelementptr i8, ptr %g, i64 %pk
%evi = getelementptr i8, ptr %evh, i64 1
%evj = load i8, ptr %evi, align 1, !noalias !276
%evk = zext i8 %evj to i64
%evl = add nsw i64 %pk, 2
%evm = and i64 %evk, 127
%evn = shl nuw nsw i64 %evm, 7
%evo = or disjoint i64 %evn, %evb
%evp = icmp slt i8 %evj, 0
br i1 %evp, label %evq, label %evf
evr:
%evs = getelementptr i8, ptr %g, i64 %evt
%evu = load i8, ptr %evs, align 1, !noalias !276
%evv = zext nneg i8 %evu to i64
%evw = icmp ugt i8 %evu, 1
br i1 %evw, label %evx, label %evy
evy:
%evz = shl nuw i64 %evv, 63
%ewa = or i64 %evz, %ewb
br label %evf
evq:
%ewc = getelementptr i8, ptr %g, i64 %pk
%ewd = getelementptr i8, ptr %ewc, i64 2
%ewe = load i8, ptr %ewd, align 1, !noalias !276
%ewf = zext i8 %ewe to i64
%ewg = add nsw i64 %pk, 3
%ewh = and i64 %ewf, 127
%ewi = shl nuw nsw i64 %ewh, 14
%ewj = or disjoint i64 %ewi, %evo
%ewk = icmp slt i8 %ewe, 0
br i1 %ewk, label %ewl, label %evf
ewl:
%ewm = getelementptr i8, ptr %g, i64 %pk
%ewn = getelementptr i8, ptr %ewm, i64 3
%ewo = load i8, ptr %ewn, align 1, !noalias !276
%ewp = zext i8 %ewo to i64
%ewq = add nsw i64 %pk, 4
%ewr = and i64 %ewp, 127
%ews = shl nuw nsw i64 %ewr, 21
%ewt = or disjoint i64 %ews, %ewj
%ewu = icmp slt i8 %ewo, 0
br i1 %ewu, label %ewv, label %evf
ewv:
%eww = getelementptr i8, ptr %g, i64 %pk
%ewx = getelementptr i8, ptr %eww, i64 4
%ewy = load i8, ptr %ewx, align 1, !noalias !276
%ewz = zext i8 %ewy to i64
%exa = add nsw i64 %pk, 5
%exb = and i64 %ewz, 127
%exc = shl nuw nsw i64 %exb, 28
%exd = or disjoint i64 %exc, %ewt
%exe = icmp slt i8 %ewy, 0
br i1 %exe, label %exf, label %evf
exf:
%exg = getelementptr i8, ptr %g, i64 %pk
%exh = getelementptr i8, ptr %exg, i64 5
%exi = load i8, ptr %exh, align 1, !noalias !276
%exj = zext i8 %exi to i64
%exk = add nsw i64 %pk, 6
%exl = and i64 %exj, 127
%exm = shl nuw nsw i64 %exl, 35
%exn = or disjoint i64 %exm, %exd
%exo = icmp slt i8 %exi, 0
br i1 %exo, label %exp, label %evf
exp:
%exq = getelementptr i8, ptr %g, i64 %pk
%exr = getelementptr i8, ptr %exq, i64 6
%exs = load i8, ptr %exr, align 1, !noalias !276
%ext = zext i8 %exs to i64
%exu = add nsw i64 %pk, 7
%exv = and i64 %ext, 127
%exw = shl nuw nsw i64 %exv, 42
%exx = or i64 %exw, %exn
%exy = icmp slt i8 %exs, 0
br i1 %exy, label %exz, label %evf
exz:
%eya = getelementptr i8, ptr %g, i64 %pk
%eyb = getelementptr i8, ptr %eya, i64 7
%eyc = load i8, ptr %eyb, align 1, !noalias !276
%eyd = zext i8 %eyc to i64
%eye = add nsw i64 %pk, 8
%eyf = and i64 %eyd, 127
%eyg = shl nuw nsw i64 %eyf, 49
%eyh = or i64 %eyg, %exx
%eyi = icmp slt i8 %eyc, 0
br i1 %eyi, label %eyj, label %evf
eyj:
%eyk = getelementptr i8, ptr %g, i64 %pk
%eyl = getelementptr i8, ptr %eyk, i64 8
%eym = load i8, ptr %eyl, align 1, !noalias !276
%eyn = zext i8 %eym to i64
%evt = add nsw i64 %pk, 9
%eyo = and i64 %eyn, 127
%eyp = shl nuw nsw i64 %eyo, 56
%ewb = or i64 %eyp, %eyh
%eyq = icmp slt i8 %eym, 0
br i1 %eyq, label %evr, label %evf
evx:
%eyr = phi i64 [ %eys, %evf ], [ %mp, %evr ]
%eyt = phi i64 [ %eyu, %evf ], [ 0, %evr ]
%eyv = getelementptr i8, ptr %hu, i64 24
%eyw = load i64, ptr %eyv, align 8, !noalias !281
%eyx = icmp slt i64 %eyt, %eyw
br i1 %eyx, label %eyy, label %eyz
eyz:
%eza = phi i64 [ %eys, %evf ], [ %eyr, %evx ]
%ezb = icmp sgt i64 %eza, %fk
br i1 %ezb, label %yb, label %ezc
ezc:
%ezd = getelementptr i8, ptr %hu, i64 32
%eze = load i64, ptr %ezd, align 8, !noalias !281
br label %yb
eyy:
%ezf = getelementptr i8, ptr %hu, i64 40
%ezg = load i64, ptr %ezf, align 8, !noalias !281
%ezh = icmp eq i64 %ezg, 4
%ezi = getelementptr i8, ptr %hu, i64 16
%ezj = load i64, ptr %ezi, align 8, !noalias !281
%ezk = mul i64 %ezj, 24
%ezl = getelementptr i8, ptr %ch, i64 %ezk
%ezm = getelementptr i8, ptr %ezl, i64 8
%ezn = load i64, ptr %ezm, align 8, !noalias !281
br i1 %ezh, label %ezo, label %ezp
evf:
%ezq = phi i64 [ %ewa, %evy ], [ %evb, %qc ], [ %evo, %eve ], [ %ewj, %evq ], [ %ewt, %ewl ], [ %exd, %ewv ], [ %exn, %exf ], [ %exx, %exp ], [ %eyh, %exz ], [ %ewb, %eyj ]
%eys = phi i64 [ %evg, %evy ], [ %evc, %qc ], [ %evl, %eve ], [ %ewg, %evq ], [ %ewq, %ewl ], [ %exa, %ewv ], [ %exk, %exf ], [ %exu, %exp ], [ %eye, %exz ], [ %evt, %eyj ]
%eyu = lshr i64 %ezq, 1
%ezr = and i64 %ezq, 1
%ezs = icmp eq i64 %ezr, 0
br i1 %ezs, label %evx, label %eyz
ezo:
%ezt = ashr i64 %ezn, 2
%ezu = trunc i64 %eyt to i32
%ezv = add nsw i64 %ezt, %nq
%ezw = icmp slt i64 %ezv, 0
%ezx = select i1 %ezw, i64 %bu, i64 0
%ezy = getelementptr i32, ptr %bt, i64 %ezv
%ezz = getelementptr i32, ptr %ezy, i64 %ezx
store i32 %ezu, ptr %ezz, align 4, !noalias !281
br label %yb
ezp:
%faa = ashr i64 %ezn, 3
%fab = add nsw i64 %faa, %nq
%fac = icmp slt i64 %fab, 0
%fad = select i1 %fac, i64 %cb, i64 0
%fae = getelementptr i64, ptr %ca, i64 %fab
%faf = getelementptr i64, ptr %fae, i64 %fad
store i64 %eyt, ptr %faf, align 8, !noalias !281
br label %yb
qd:
%fag = getelementptr i8, ptr %hu, i64 24
%fah = load i64, ptr %fag, align 8, !noalias !282
%fai = getelementptr i8, ptr %hu, i64 32
%faj = load i64, ptr %fai, align 8, !noalias !282
%fak = icmp slt i64 %faj, 0
br i1 %fak, label %fal, label %fam
fal:
%fan = getelementptr i8, ptr %g, i64 %pk
%fao = load i8, ptr %fan, align 1, !noalias !285
%fap = zext i8 %fao to i64
%faq = and i64 %fap, 127
%far = add nsw i64 %pk, 1
%fas = icmp slt i8 %fao, 0
br i1 %fas, label %fat, label %fau
fat:
%fav = add i64 %pk, 10
%faw = getelementptr i8, ptr %g, i64 %pk
%fax = getelementptr i8, ptr %faw, i64 1
%fay = load i8, ptr %fax, align 1, !noalias !285
%faz = zext i8 %fay to i64
%fba = add nsw i64 %pk, 2
%fbb = and i64 %faz, 127
%fbc = shl nuw nsw i64 %fbb, 7
%fbd = or disjoint i64 %fbc, %faq
%fbe = icmp slt i8 %fay, 0
br i1 %fbe, label %fbf, label %fau
fbg:
%fbh = getelementptr i8, ptr %g, i64 %fbi
%fbj = load i8, ptr %fbh, align 1, !noalias !285
%fbk = zext nneg i8 %fbj to i64
%fbl = icmp ugt i8 %fbj, 1
br i1 %fbl, label %fbm, label %fbn
fbn:
%fbo = shl nuw i64 %fbk, 63
%fbp = or i64 %fbo, %fbq
br label %fau
fbf:
%fbr = getelementptr i8, ptr %g, i64 %pk
%fbs = getelementptr i8, ptr %fbr, i64 2
%fbt = load i8, ptr %fbs, align 1, !noalias !285
%fbu = zext i8 %fbt to i64
%fbv = add nsw i64 %pk, 3
%fbw = and i64 %fbu, 127
%fbx = shl nuw nsw i64 %fbw, 14
%fby = or disjoint i64 %fbx, %fbd
%fbz = icmp slt i8 %fbt, 0
br i1 %fbz, label %fca, label %fau
fca:
%fcb = getelementptr i8, ptr %g, i64 %pk
%fcc = getelementptr i8, ptr %fcb, i64 3
%fcd = load i8, ptr %fcc, align 1, !noalias !285
%fce = zext i8 %fcd to i64
%fcf = add nsw i64 %pk, 4
%fcg = and i64 %fce, 127
%fch = shl nuw nsw i64 %fcg, 21
%fci = or disjoint i64 %fch, %fby
%fcj = icmp slt i8 %fcd, 0
br i1 %fcj, label %fck, label %fau
fck:
%fcl = getelementptr i8, ptr %g, i64 %pk
%fcm = getelementptr i8, ptr %fcl, i64 4
%fcn = load i8, ptr %fcm, align 1, !noalias !285
%fco = zext i8 %fcn to i64
%fcp = add nsw i64 %pk, 5
%fcq = and i64 %fco, 127
%fcr = shl nuw nsw i64 %fcq, 28
%fcs = or disjoint i64 %fcr, %fci
%fct = icmp slt i8 %fcn, 0
br i1 %fct, label %fcu, label %fau
fcu:
%fcv = getelementptr i8, ptr %g, i64 %pk
%fcw = getelementptr i8, ptr %fcv, i64 5
%fcx = load i8, ptr %fcw, align 1, !noalias !285
%fcy = zext i8 %fcx to i64
%fcz = add nsw i64 %pk, 6
%fda = and i64 %fcy, 127
%fdb = shl nuw nsw i64 %fda, 35
%fdc = or disjoint i64 %fdb, %fcs
%fdd = icmp slt i8 %fcx, 0
br i1 %fdd, label %fde, label %fau
fde:
%fdf = getelementptr i8, ptr %g, i64 %pk
%fdg = getelementptr i8, ptr %fdf, i64 6
%fdh = load i8, ptr %fdg, align 1, !noalias !285
%fdi = zext i8 %fdh to i64
%fdj = add nsw i64 %pk, 7
%fdk = and i64 %fdi, 127
%fdl = shl nuw nsw i64 %fdk, 42
%fdm = or i64 %fdl, %fdc
%fdn = icmp slt i8 %fdh, 0
br i1 %fdn, label %fdo, label %fau
fdo:
%fdp = getelementptr i8, ptr %g, i64 %pk
%fdq = getelementptr i8, ptr %fdp, i64 7
%fdr = load i8, ptr %fdq, align 1, !noalias !285
%fds = zext i8 %fdr to i64
%fdt = add nsw i64 %pk, 8
%fdu = and i64 %fds, 127
%fdv = shl nuw nsw i64 %fdu, 49
%fdw = or i64 %fdv, %fdm
%fdx = icmp slt i8 %fdr, 0
br i1 %fdx, label %fdy, label %fau
fdy:
%fdz = getelementptr i8, ptr %g, i64 %pk
%fea = getelementptr i8, ptr %fdz, i64 8
%feb = load i8, ptr %fea, align 1, !noalias !285
%fec = zext i8 %feb to i64
%fbi = add nsw i64 %pk, 9
%fed = and i64 %fec, 127
%fee = shl nuw nsw i64 %fed, 56
%fbq = or i64 %fee, %fdw
%fef = icmp slt i8 %feb, 0
br i1 %fef, label %fbg, label %fau
feg:
%feh = lshr i64 %fei, 1
%fej = and i64 %fei, 1
%fek = icmp eq i64 %fej, 0
br i1 %fek, label %fel, label %yb
fel:
%fem = phi i64 [ %feh, %feg ], [ 0, %fbm ]
%fen = phi i64 [ %feo, %feg ], [ %mp, %fbm ]
%fep = sub nsw i64 %fk, %fen
%feq = icmp sgt i64 %fem, %fep
br i1 %feq, label %yb, label %fer
fau:
%fei = phi i64 [ %fbp, %fbn ], [ %faq, %fal ], [ %fbd, %fat ], [ %fby, %fbf ], [ %fci, %fca ], [ %fcs, %fck ], [ %fdc, %fcu ], [ %fdm, %fde ], [ %fdw, %fdo ], [ %fbq, %fdy ]
%feo = phi i64 [ %fav, %fbn ], [ %far, %fal ], [ %fba, %fat ], [ %fbv, %fbf ], [ %fcf, %fca ], [ %fcp, %fck ], [ %fcz, %fcu ], [ %fdj, %fde ], [ %fdt, %fdo ], [ %fbi, %fdy ]
%fes = icmp sgt i64 %feo, %fk
br i1 %fes, label %yb, label %feg
fbm:
%fet = icmp slt i64 %fk, %mp
br i1 %fet, label %yb, label %fel
fam:
%feu = sub nsw i64 %fk, %pk
%fev = icmp sgt i64 %faj, %feu
br i1 %fev, label %yb, label %fer
fer:
%few = phi i64 [ %faj, %fam ], [ %fem, %fel ]
%fex = phi i64 [ %pk, %fam ], [ %fen, %fel ]
%fey = getelementptr i8, ptr %hu, i64 16
%fez = load i64, ptr %fey, align 8, !noalias !282
%ffa = icmp slt i64 %fez, 0
%ffb = select i1 %ffa, i64 %ci, i64 0
%ffc = mul i64 %fez, 24
%ffd = getelementptr i8, ptr %ch, i64 %ffc
%ffe = getelementptr i8, ptr %ffd, i64 8
%fff = getelementptr i64, ptr %ffe, i64 %ffb
%ffg = load i64, ptr %fff, align 8, !noalias !282
%ffh = mul i64 %fah, %nq
%ffi = add i64 %ffg, %ffh
%ffj = icmp eq i64 %few, 0
br i1 %ffj, label %ffk, label %ffl
ffl:
%ffm = icmp slt i64 %fex, 0
%ffn = select i1 %ffm, i64 %h, i64 0
%ffo = getelementptr i8, ptr %g, i64 %fex
%ffp = getelementptr i8, ptr %ffo, i64 %ffn
%ffq = load i8, ptr %ffp, align 1, !noalias !290
%ffr = icmp slt i8 %ffq, 0
br i1 %ffr, label %ffs, label %ffk
ffk:
br label %ffs
fft:
%ffu = phi i64 [ %ffv, %ffw ], [ %ffx, %ffs ]
%ffy = phi i64 [ %ffz, %ffw ], [ %fga, %ffs ]
%fgb = icmp sgt i64 %ffy, 0
br i1 %fgb, label %ffw, label %fgc
ffw:
%ffz = add nsw i64 %ffy, -1
%fgd = icmp slt i64 %ffu, 0
%fge = select i1 %fgd, i64 %h, i64 0
%fgf = getelementptr i8, ptr %g, i64 %fge
%fgg = getelementptr i8, ptr %fgf, i64 %ffu
%fgh = load i8, ptr %fgg, align 1, !noalias !290
%fgi = icmp eq i8 %fgh, %fgj
%ffv = add i64 %ffu, -1
br i1 %fgi, label %fft, label %yb
fgk:
%fgl = phi i64 [ %fgm, %fgn ], [ %fgo, %fgp ]
%fgq = phi i64 [ 0, %fgn ], [ %fgr, %fgp ]
%fgs = add i64 %fgl, -1
%fgt = icmp slt i64 %fgq, %few
br i1 %fgt, label %fgu, label %fgv
fgu:
%fgw = icmp sgt i64 %fgl, -1
%fgx = select i1 %fgw, i64 -1, i64 %eq
%fgy = getelementptr i8, ptr %g, i64 %fgx
%fgz = getelementptr i8, ptr %fgy, i64 %fgl
%fha = getelementptr i8, ptr %fgz, i64 1
%fhb = load i8, ptr %fha, align 1, !noalias !290
br label %fgv
fgv:
%fhc = phi i8 [ %fhb, %fgu ], [ %fgj, %fgk ]
%fhd = add i64 %ffi, %fgq
%fhe = icmp slt i64 %fhd, 0
%fhf = select i1 %fhe, i64 %bn, i64 0
%fhg = getelementptr i8, ptr %fhh, i64 %fhf
%fhi = getelementptr i8, ptr %fhg, i64 %fgq
store i8 %fhc, ptr %fhi, align 1, !noalias !290
%fhj = add i64 %fgq, 1
%fhk = icmp slt i64 %fhj, %few
br i1 %fhk, label %fhl, label %fgp
fhl:
%fhm = icmp slt i64 %fgs, 0
%fhn = select i1 %fhm, i64 %er, i64 -2
%fho = getelementptr i8, ptr %g, i64 %fhn
%fhp = getelementptr i8, ptr %fho, i64 %fgl
%fhq = getelementptr i8, ptr %fhp, i64 1
%fhr = load i8, ptr %fhq, align 1, !noalias !290
br label %fgp
fgp:
%fhs = phi i8 [ %fhr, %fhl ], [ %fgj, %fgv ]
%fht = add i64 %ffi, %fgq
%fhu = add i64 %fht, 1
%fhv = icmp slt i64 %fhu, 0
%fhw = select i1 %fhv, i64 %ep, i64 1
%fhx = getelementptr i8, ptr %fhh, i64 %fhw
%fhy = getelementptr i8, ptr %fhx, i64 %fgq
store i8 %fhs, ptr %fhy, align 1, !noalias !290
%fgo = add i64 %fgl, -2
%fgr = add i64 %fhj, 1
%fhz = icmp eq i64 %fgr, %fia
br i1 %fhz, label %fib, label %fgk
fib:
%fic = and i64 %fah, 1
%fid = icmp eq i64 %fic, 0
br i1 %fid, label %fie, label %fif
fif:
%fig = phi i64 [ 0, %fih ], [ %fia, %fib ]
%fii = icmp slt i64 %fig, %few
br i1 %fii, label %fij, label %fik
fij:
%fil = xor i64 %fig, -1
%fim = add i64 %fin, %fil
%fio = icmp slt i64 %fim, 0
%fip = select i1 %fio, i64 %h, i64 0
%fiq = getelementptr i8, ptr %g, i64 %fim
%fir = getelementptr i8, ptr %fiq, i64 %fip
%fis = load i8, ptr %fir, align 1, !noalias !290
br label %fik
fik:
%fit = phi i8 [ %fis, %fij ], [ %fgj, %fif ]
%fiu = add nsw i64 %fig, %ffi
%fiv = icmp slt i64 %fiu, 0
%fiw = select i1 %fiv, i64 %bn, i64 0
%fix = getelementptr i8, ptr %bm, i64 %fiu
%fiy = getelementptr i8, ptr %fix, i64 %fiw
store i8 %fit, ptr %fiy, align 1, !noalias !290
br label %fie
fie:
%fiz = icmp sgt i64 %few, %fah
br i1 %fiz, label %fja, label %fjb
ffs:
%fjc = phi i1 [ true, %ffk ], [ false, %ffl ]
%fgj = phi i8 [ 0, %ffk ], [ -1, %ffl ]
%fjd = sub i64 %few, %fah
%fga = tail call i64 @llvm.smax.i64(i64 %fjd, i64 0)
%fin = add i64 %fex, %few
%fje = xor i64 %fah, -1
%ffx = add i64 %fin, %fje
br label %fft
fgc:
%fjf = icmp slt i64 %fah, 1
br i1 %fjf, label %fie, label %fih
fih:
%fjg = icmp eq i64 %fah, 1
br i1 %fjg, label %fif, label %fgn
fgn:
%fjh = add i64 %ej, -2
%fia = and i64 %fah, %fjh
%fhh = getelementptr i8, ptr %bm, i64 %ffi
%fgm = add i64 %fin, -1
br label %fgk
fja:
%fji = add nsw i64 %ffi, %fah
%fjj = icmp sgt i64 %fji, 0
%fjk = select i1 %fjj, i64 0, i64 %bn
%fjl = getelementptr i8, ptr %bm, i64 %fji
%fjm = getelementptr i8, ptr %fjl, i64 -1
%fjn = getelementptr i8, ptr %fjm, i64 %fjk
%fjo = load i8, ptr %fjn, align 1, !noalias !290
%fjp = icmp sgt i8 %fjo, -1
%fjq = xor i1 %fjc, %fjp
br i1 %fjq, label %yb, label %fjb
fjb:
%fjr = ashr i64 %ffi, 3
%fjs = ashr i64 %fah, 3
%fjt = getelementptr i8, ptr %hu, i64 40
%fju = load i64, ptr %fjt, align 8, !noalias !282
%fjv = add nsw i64 %fjr, %fjs
%fjw = icmp sgt i64 %fjv, 0
%fjx = select i1 %fjw, i64 0, i64 %cb
%fjy = getelementptr i64, ptr %ca, i64 %fjv
%fjz = getelementptr i8, ptr %fjy, i64 -8
%fka = getelementptr i64, ptr %fjz, i64 %fjx
%fkb = load i64, ptr %fka, align 8, !noalias !293
%fkc = freeze i64 %fkb
%fkd = icmp sgt i64 %fkc, -1
%fke = tail call i64 @llvm.smax.i64(i64 %fjs, i64 0)
%fkf = add nsw i64 %fjs, -1
%fkg = add i64 %fkf, %fju
br i1 %fkd, label %fkh, label %fki
fki:
br label %fkj
fkh:
br label %fkk
fkk:
%fkl = phi i64 [ %fkm, %fkn ], [ %fkg, %fkh ]
%fko = phi i64 [ %fkp, %fkn ], [ %fjv, %fkh ]
%fkq = phi i64 [ %fkr, %fkn ], [ %fke, %fkh ]
%fks = icmp sgt i64 %fkq, 0
br i1 %fks, label %fkn, label %fkt
fkn:
%fkp = add nsw i64 %fko, -1
%fkr = add nsw i64 %fkq, -1
%fku = icmp sgt i64 %fko, 0
%fkv = select i1 %fku, i64 0, i64 %es
%fkw = getelementptr i8, ptr %eu, i64 %fkv
%fkx = shl i64 %fko, 3
%fky = getelementptr i8, ptr %fkw, i64 %fkx
%fkz = load i64, ptr %fky, align 8, !noalias !293
%fla = icmp slt i64 %fkl, 0
%flb = select i1 %fla, i64 %et, i64 0
%flc = getelementptr i8, ptr %bf, i64 %flb
%fld = shl i64 %fkl, 3
%fle = getelementptr i8, ptr %flc, i64 %fld
%flf = load i64, ptr %fle, align 8, !noalias !293
%flg = icmp eq i64 %fkz, %flf
%fkm = add i64 %fkl, -1
br i1 %flg, label %fkk, label %flh
fkj:
%fli = phi i64 [ %flj, %flk ], [ %fkg, %fki ]
%fll = phi i64 [ %flm, %flk ], [ %fjv, %fki ]
%fln = phi i64 [ %flo, %flk ], [ %fke, %fki ]
%flp = icmp sgt i64 %fln, 0
br i1 %flp, label %flk, label %yb
flk:
%flm = add nsw i64 %fll, -1
%flo = add nsw i64 %fln, -1
%flq = icmp sgt i64 %fll, 0
%flr = select i1 %flq, i64 0, i64 %es
%fls = getelementptr i8, ptr %eu, i64 %flr
%flt = shl i64 %fll, 3
%flu = getelementptr i8, ptr %fls, i64 %flt
%flv = load i64, ptr %flu, align 8, !noalias !293
%flw = xor i64 %flv, -1
%flx = icmp slt i64 %fli, 0
%fly = select i1 %flx, i64 %et, i64 0
%flz = getelementptr i8, ptr %bf, i64 %fly
%fma = shl i64 %fli, 3
%fmb = getelementptr i8, ptr %flz, i64 %fma
%fmc = load i64, ptr %fmb, align 8, !noalias !293
%fmd = icmp eq i64 %fmc, %flw
%flj = add i64 %fli, -1
br i1 %fmd, label %fkj, label %flh
flh:
%fme = phi i64 [ %fkz, %fkn ], [ %flw, %flk ]
%fmf = phi i64 [ %flf, %fkn ], [ %fmc, %flk ]
%fmg = icmp ult i64 %fme, %fmf
br i1 %fmg, label %fkt, label %yb
fkt:
br label %yb
qe:
%fmh = getelementptr i8, ptr %hu, i64 24
%fmi = load i64, ptr %fmh, align 8, !noalias !296
%fmj = sub nsw i64 %fk, %pk
%fmk = icmp sgt i64 %fmi, %fmj
br i1 %fmk, label %yb, label %fml
fml:
%fmm = getelementptr i8, ptr %hu, i64 16
%fmn = load i64, ptr %fmm, align 8, !noalias !296
%fmo = icmp slt i64 %fmn, 0
%fmp = select i1 %fmo, i64 %ci, i64 0
%fmq = mul i64 %fmn, 24
%fmr = getelementptr i8, ptr %ch, i64 %fmq
%fms = getelementptr i8, ptr %fmr, i64 8
%fmt = getelementptr i64, ptr %fms, i64 %fmp
%fmu = load i64, ptr %fmt, align 8, !noalias !296
%fmv = mul i64 %fmi, %nq
%fmw = add i64 %fmu, %fmv
%fmx = icmp ugt i64 %fmi, 7
br i1 %fmx, label %fmy, label %fmz
fmy:
%fna = add i64 %fmi, -8
%fnb = icmp eq i64 %fna, 0
br i1 %fnb, label %fnc, label %fnd
fnd:
%fne = getelementptr i8, ptr %g, i64 %pk
%fnf = getelementptr i8, ptr %bm, i64 %fmw
%fng = add i64 %fmi, -9
%fnh = lshr i64 %fng, 3
%fni = add nuw nsw i64 %fnh, 1
%fnj = icmp ult i64 %fng, 56
br i1 %fnj, label %fnk, label %fnl
fnk:
%fnm = phi i64 [ 0, %fnl ], [ 0, %fnd ], [ %fnn, %fno ]
br label %fnp
fnl:
%fnq = ptrtoint ptr %bm to i64
%fnr = ptrtoint ptr %g to i64
%fns = add i64 %pk, %fnr
%fnt = sub i64 %fnq, %fns
%fnu = add i64 %fnt, %fmw
%fnv = icmp ult i64 %fnu, 32
br i1 %fnv, label %fnk, label %fnw
fnw:
%fnx = bitcast i64 4611686018427387900 to i64
%fny = and i64 %fni, %fnx
%fnz = getelementptr i8, ptr %fnf, i64 16
%foa = getelementptr i8, ptr %fd, i64 %pk
br label %fob
fob:
%foc = phi i64 [ 0, %fnw ], [ %fod, %fob ]
%foe = shl i64 %foc, 3
%fof = getelementptr i8, ptr %foa, i64 %foe
%fog = getelementptr i8, ptr %fof, i64 -16
%foh = load <2 x i64>, ptr %fog, align 1, !noalias !299
%foi = getelementptr i8, ptr %foa, i64 %foe
%foj = load <2 x i64>, ptr %foi, align 1, !noalias !299
%fok = shl i64 %foc, 3
%fol = getelementptr i8, ptr %fnz, i64 %fok
%fom = shl i64 %foc, 3
%fon = getelementptr i8, ptr %fnz, i64 %fom
%foo = getelementptr i8, ptr %fon, i64 -16
store <2 x i64> %foh, ptr %foo, align 1, !noalias !304
store <2 x i64> %foj, ptr %fol, align 1, !noalias !304
%fod = add nuw i64 %foc, 4
%fop = icmp eq i64 %fny, %fod
br i1 %fop, label %fno, label %fob, !llvm.loop !307
fno:
%fnn = shl nuw i64 %fny, 3
%foq = icmp eq i64 %fni, %fny
br i1 %foq, label %fnc, label %fnk
fmz:
%for = icmp samesign ugt i64 %fmi, 3
br i1 %for, label %fos, label %fot
fou:
%fov = getelementptr i8, ptr %g, i64 %pk
%fow = getelementptr i8, ptr %fov, i64 1
%fox = load i8, ptr %fow, align 1, !noalias !308
%foy = getelementptr i8, ptr %bm, i64 %fmw
%foz = getelementptr i8, ptr %foy, i64 1
store i8 %fox, ptr %foz, align 1, !noalias !308
%fpa = icmp eq i64 %fmi, 2
br i1 %fpa, label %fpb, label %fpc
fpc:
%fpd = getelementptr i8, ptr %g, i64 %pk
%fpe = getelementptr i8, ptr %fpd, i64 2
%fpf = load i8, ptr %fpe, align 1, !noalias !308
%fpg = getelementptr i8, ptr %bm, i64 %fmw
%fph = getelementptr i8, ptr %fpg, i64 2
store i8 %fpf, ptr %fph, align 1, !noalias !308
br label %fpb
fnp:
%fpi = phi i64 [ %fpj, %fnp ], [ %fnm, %fnk ]
%fpk = getelementptr i8, ptr %fne, i64 %fpi
%fpl = load i64, ptr %fpk, align 1, !noalias !299
%fpm = getelementptr i8, ptr %fnf, i64 %fpi
store i64 %fpl, ptr %fpm, align 1, !noalias !304
%fpj = add nuw i64 %fpi, 8
%fpn = icmp ult i64 %fpj, %fna
br i1 %fpn, label %fnp, label %fnc, !llvm.loop !309
fnc:
%fpo = getelementptr i8, ptr %g, i64 %fna
%fpp = getelementptr i8, ptr %fpo, i64 %pk
%fpq = load i64, ptr %fpp, align 1, !noalias !310
%fpr = getelementptr i8, ptr %bm, i64 %fmw
%fps = getelementptr i8, ptr %fpr, i64 %fna
store i64 %fpq, ptr %fps, align 1, !noalias !313
br label %fpb
fos:
%fpt = add nsw i64 %fmi, -4
%fpu = getelementptr i8, ptr %g, i64 %pk
%fpv = load i32, ptr %fpu, align 1, !noalias !316
%fpw = getelementptr i8, ptr %g, i64 %fpt
%fpx = getelementptr i8, ptr %fpw, i64 %pk
%fpy = load i32, ptr %fpx, align 1, !noalias !319
%fpz = getelementptr i8, ptr %bm, i64 %fmw
store i32 %fpv, ptr %fpz, align 1, !noalias !322
%fqa = getelementptr i8, ptr %fpz, i64 %fpt
store i32 %fpy, ptr %fqa, align 1, !noalias !325
br label %fpb
fot:
%fqb = icmp eq i64 %fmi, 0
br i1 %fqb, label %fpb, label %fqc
fqc:
%fqd = getelementptr i8, ptr %g, i64 %pk
%fqe = getelementptr i8, ptr %bm, i64 %fmw
%fqf = load i8, ptr %fqd, align 1, !noalias !308
store i8 %fqf, ptr %fqe, align 1, !noalias !308
%fqg = icmp eq i64 %fmi, 1
br i1 %fqg, label %fpb, label %fou
fpb:
%fqh = add nsw i64 %fmi, %pk
br label %yb
re:
%fqi = phi i64 [ %ud, %qm ], [ 0, %qy ]
%fqj = phi i64 [ %tz, %qm ], [ %mp, %qy ]
%fqk = getelementptr i8, ptr %hu, i64 16
%fql = load i64, ptr %fqk, align 8, !noalias !328
%fqm = mul i64 %fql, 24
%fqn = getelementptr i8, ptr %ch, i64 %fqm
%fqo = getelementptr i8, ptr %fqn, i64 8
%fqp = load i64, ptr %fqo, align 8, !noalias !329
%fqq = ashr i64 %fqp, 3
%fqr = getelementptr i64, ptr %ca, i64 %fqq
%fqs = getelementptr i64, ptr %fqr, i64 %nq
store i64 %fqi, ptr %fqs, align 8, !noalias !328
br label %yb
bzk:
%fqt = phi i64 [ %bzn, %bvs ], [ %bzm, %bzj ], [ %bzn, %bze ], [ %mp, %bwk ]
%fqu = phi i64 [ 3, %bvs ], [ %bzq, %bzj ], [ 5, %bze ], [ 3, %bwk ]
%fqv = phi i64 [ 0, %bvs ], [ %bzr, %bzj ], [ 0, %bze ], [ 0, %bwk ]
%fqw = getelementptr i8, ptr %hu, i64 16
%fqx = load i64, ptr %fqw, align 8, !noalias !332
%fqy = mul i64 %fqx, 24
%fqz = getelementptr i8, ptr %ch, i64 %fqy
%fra = getelementptr i8, ptr %fqz, i64 8
%frb = load i64, ptr %fra, align 8, !noalias !333
%frc = ashr i64 %frb, 3
%frd = shl nsw i64 %nq, 1
%fre = add nsw i64 %frc, %frd
%frf = icmp slt i64 %fre, 0
%frg = select i1 %frf, i64 %cb, i64 0
%frh = getelementptr i64, ptr %ca, i64 %fre
%fri = getelementptr i64, ptr %frh, i64 %frg
store i64 %fqt, ptr %fri, align 8, !noalias !332
%frj = icmp slt i64 %fre, -1
%frk = select i1 %frj, i64 %cb, i64 0
%frl = getelementptr i8, ptr %frh, i64 8
%frm = getelementptr i64, ptr %frl, i64 %frk
store i64 %fqv, ptr %frm, align 8, !noalias !332
%frn = add nsw i64 %fqv, %fqt
br label %yb
cdt:
%fro = phi i64 [ 0, %cab ], [ %cdz, %cds ], [ 0, %cdn ], [ 0, %cat ]
%frp = phi i64 [ %cdw, %cab ], [ %cdv, %cds ], [ %cdw, %cdn ], [ %mp, %cat ]
%frq = phi i64 [ 3, %cab ], [ %cea, %cds ], [ 5, %cdn ], [ 3, %cat ]
%frr = add nsw i64 %frp, %fro
br label %yb
eqr:
%frs = phi i1 [ %etq, %epz ], [ false, %eql ]
%frt = phi i64 [ %etm, %epz ], [ %mp, %eql ]
%fru = icmp sle i64 %frt, %fk
%frv = select i1 %fru, i1 %frs, i1 false
%frw = select i1 %frv, i64 8, i64 0
br label %yb
qa:
%frx = getelementptr i8, ptr %hu, i64 16
%fry = load i64, ptr %frx, align 8, !noalias !336
%frz = mul i64 %fry, 24
%fsa = getelementptr i8, ptr %ch, i64 %frz
%fsb = getelementptr i8, ptr %fsa, i64 8
%fsc = load i64, ptr %fsb, align 8, !noalias !339
%fsd = ashr i64 %fsc, 2
%fse = add nsw i64 %fsd, %nq
%fsf = icmp slt i64 %fse, 0
%fsg = select i1 %fsf, i64 %bu, i64 0
%fsh = getelementptr i32, ptr %bt, i64 %fse
%fsi = getelementptr i32, ptr %fsh, i64 %fsg
%fsj = load i32, ptr %fsi, align 4, !noalias !336
%fsk = icmp slt i64 %fse, -1
%fsl = select i1 %fsk, i64 %bu, i64 0
%fsm = getelementptr i8, ptr %fsh, i64 4
%fsn = getelementptr i32, ptr %fsm, i64 %fsl
store i32 %fsj, ptr %fsn, align 4, !noalias !336
br label %yb
pp:
%fso = getelementptr i8, ptr %hu, i64 24
%fsp = load i64, ptr %fso, align 8, !noalias !342
%fsq = sub nsw i64 %fk, %pk
%fsr = icmp sgt i64 %fsp, %fsq
%fss = select i1 %fsr, i64 0, i64 %fsp
%fst = add nsw i64 %fss, %pk
%fsu = select i1 %fsr, i64 3, i64 0
br label %yb
pn:
switch i64 %hp, label %fsv [
i64 17, label %fsw
i64 18, label %fsx
i64 19, label %fsy
i64 20, label %fsz
i64 21, label %fta
i64 22, label %ftb
i64 23, label %ftc
]
fsw:
%ftd = add nsw i64 %hx, 1
br label %fte
fsx:
%ftf = getelementptr i8, ptr %hu, i64 24
%ftg = load i64, ptr %ftf, align 8, !noalias !2
br label %fte
fsy:
%fth = icmp slt i64 %fti, 0
%ftj = select i1 %fth, i64 %dr, i64 0
%ftk = add i64 %ftj, %fti
%ftl = mul i64 %ftk, %ds
%ftm = getelementptr i64, ptr %dq, i64 %ftl
store i64 %nq, ptr %ftm, align 8, !noalias !345
%ftn = getelementptr i8, ptr %ftm, i64 8
store i64 0, ptr %ftn, align 8, !noalias !345
%fto = getelementptr i8, ptr %hu, i64 16
%ftp = load i64, ptr %fto, align 8, !noalias !345
%ftq = icmp sgt i64 %ftp, -1
br i1 %ftq, label %ftr, label %fts
ftr:
%ftt = getelementptr i8, ptr %hu, i64 24
%ftu = load i64, ptr %ftt, align 8, !noalias !345
%ftv = icmp slt i64 %ftu, 0
%ftw = select i1 %ftv, i64 %dd, i64 0
%ftx = getelementptr i64, ptr %dc, i64 %ftu
%fty = getelementptr i64, ptr %ftx, i64 %ftw
%ftz = load i64, ptr %fty, align 8, !noalias !345
br label %fts
fts:
%fua = phi i64 [ %ftz, %ftr ], [ %nq, %fsy ]
%fub = getelementptr i8, ptr %hu, i64 40
%fuc = load i64, ptr %fub, align 8, !noalias !345
%fud = add nsw i64 %fti, 1
br label %fte
fsz:
%fue = getelementptr i8, ptr %hu, i64 16
%fuf = load i64, ptr %fue, align 8, !noalias !348
%fug = icmp sgt i64 %fuf, -1
br i1 %fug, label %fuh, label %fui
fuh:
%fuj = getelementptr i8, ptr %hu, i64 24
%fuk = load i64, ptr %fuj, align 8, !noalias !348
%ful = icmp slt i64 %fuk, 0
%fum = select i1 %ful, i64 %dd, i64 0
%fun = getelementptr i64, ptr %dc, i64 %fuk
%fuo = getelementptr i64, ptr %fun, i64 %fum
%fup = load i64, ptr %fuo, align 8, !noalias !348
%fuq = add nsw i64 %fup, 1
store i64 %fuq, ptr %fuo, align 8, !noalias !348
%fur = add nsw i64 %nq, 1
br label %fui
fui:
%fus = phi i64 [ %fur, %fuh ], [ %nq, %fsz ]
%fut = add nsw i64 %fti, -1
%fuu = icmp sgt i64 %fti, 0
%fuv = select i1 %fuu, i64 0, i64 %dr
%fuw = add i64 %fut, %fuv
%fux = mul i64 %fuw, %ds
%fuy = getelementptr i64, ptr %dq, i64 %fux
%fuz = getelementptr i8, ptr %fuy, i64 8
%fva = load i64, ptr %fuz, align 8, !noalias !348
%fvb = add nsw i64 %fva, -1
store i64 %fvb, ptr %fuz, align 8, !noalias !348
%fvc = icmp sgt i64 %fva, 1
br i1 %fvc, label %fvd, label %fve
fvd:
%fvf = getelementptr i8, ptr %hu, i64 32
%fvg = load i64, ptr %fvf, align 8, !noalias !348
br label %fte
fve:
%fvh = add nsw i64 %hx, 1
br label %fte
fta:
%fvi = getelementptr i8, ptr %hu, i64 16
%fvj = load i64, ptr %fvi, align 8, !noalias !351
%fvk = getelementptr i8, ptr %hu, i64 24
%fvl = load i64, ptr %fvk, align 8, !noalias !351
%fvm = getelementptr i8, ptr %hu, i64 40
%fvn = load i64, ptr %fvm, align 8, !noalias !351
%fvo = getelementptr i8, ptr %g, i64 %pk
%fvp = load i8, ptr %fvo, align 1, !noalias !354
%fvq = zext i8 %fvp to i64
%fvr = and i64 %fvq, 127
%fvs = add nsw i64 %pk, 1
%fvt = icmp slt i8 %fvp, 0
br i1 %fvt, label %fvu, label %fvv
fvu:
%fvw = add i64 %pk, 10
%fvx = getelementptr i8, ptr %g, i64 %pk
%fvy = getelementptr i8, ptr %fvx, i64 1
%fvz = load i8, ptr %fvy, align 1, !noalias !354
%fwa = zext i8 %fvz to i64
%fwb = add nsw i64 %pk, 2
%fwc = and i64 %fwa, 127
%fwd = shl nuw nsw i64 %fwc, 7
%fwe = or disjoint i64 %fwd, %fvr
%fwf = icmp slt i8 %fvz, 0
br i1 %fwf, label %fwg, label %fvv
fwh:
%fwi = getelementptr i8, ptr %g, i64 %fwj
%fwk = load i8, ptr %fwi, align 1, !noalias !354
%fwl = zext nneg i8 %fwk to i64
%fwm = icmp ugt i8 %fwk, 1
br i1 %fwm, label %fwn, label %fwo
fwo:
%fwp = shl nuw i64 %fwl, 63
%fwq = or i64 %fwp, %fwr
br label %fvv
fwg:
%fws = getelementptr i8, ptr %g, i64 %pk
%fwt = getelementptr i8, ptr %fws, i64 2
%fwu = load i8, ptr %fwt, align 1, !noalias !354
%fwv = zext i8 %fwu to i64
%fww = add nsw i64 %pk, 3
%fwx = and i64 %fwv, 127
%fwy = shl nuw nsw i64 %fwx, 14
%fwz = or disjoint i64 %fwy, %fwe
%fxa = icmp slt i8 %fwu, 0
br i1 %fxa, label %fxb, label %fvv
fxb:
%fxc = getelementptr i8, ptr %g, i64 %pk
%fxd = getelementptr i8, ptr %fxc, i64 3
%fxe = load i8, ptr %fxd, align 1, !noalias !354
%fxf = zext i8 %fxe to i64
%fxg = add nsw i64 %pk, 4
%fxh = and i64 %fxf, 127
%fxi = shl nuw nsw i64 %fxh, 21
%fxj = or disjoint i64 %fxi, %fwz
%fxk = icmp slt i8 %fxe, 0
br i1 %fxk, label %fxl, label %fvv
fxl:
%fxm = getelementptr i8, ptr %g, i64 %pk
%fxn = getelementptr i8, ptr %fxm, i64 4
%fxo = load i8, ptr %fxn, align 1, !noalias !354
%fxp = zext i8 %fxo to i64
%fxq = add nsw i64 %pk, 5
%fxr = and i64 %fxp, 127
%fxs = shl nuw nsw i64 %fxr, 28
%fxt = or disjoint i64 %fxs, %fxj
%fxu = icmp slt i8 %fxo, 0
br i1 %fxu, label %fxv, label %fvv
fxv:
%fxw = getelementptr i8, ptr %g, i64 %pk
%fxx = getelementptr i8, ptr %fxw, i64 5
%fxy = load i8, ptr %fxx, align 1, !noalias !354
%fxz = zext i8 %fxy to i64
%fya = add nsw i64 %pk, 6
%fyb = and i64 %fxz, 127
%fyc = shl nuw nsw i64 %fyb, 35
%fyd = or disjoint i64 %fyc, %fxt
%fye = icmp slt i8 %fxy, 0
br i1 %fye, label %fyf, label %fvv
fyf:
%fyg = getelementptr i8, ptr %g, i64 %pk
%fyh = getelementptr i8, ptr %fyg, i64 6
%fyi = load i8, ptr %fyh, align 1, !noalias !354
%fyj = zext i8 %fyi to i64
%fyk = add nsw i64 %pk, 7
%fyl = and i64 %fyj, 127
%fym = shl nuw nsw i64 %fyl, 42
%fyn = or i64 %fym, %fyd
%fyo = icmp slt i8 %fyi, 0
br i1 %fyo, label %fyp, label %fvv
fyp:
%fyq = getelementptr i8, ptr %g, i64 %pk
%fyr = getelementptr i8, ptr %fyq, i64 7
%fys = load i8, ptr %fyr, align 1, !noalias !354
%fyt = zext i8 %fys to i64
%fyu = add nsw i64 %pk, 8
%fyv = and i64 %fyt, 127
%fyw = shl nuw nsw i64 %fyv, 49
%fyx = or i64 %fyw, %fyn
%fyy = icmp slt i8 %fys, 0
br i1 %fyy, label %fyz, label %fvv
fyz:
%fza = getelementptr i8, ptr %g, i64 %pk
%fzb = getelementptr i8, ptr %fza, i64 8
%fzc = load i8, ptr %fzb, align 1, !noalias !354
%fzd = zext i8 %fzc to i64
%fwj = add nsw i64 %pk, 9
%fze = and i64 %fzd, 127
%fzf = shl nuw nsw i64 %fze, 56
%fwr = or i64 %fzf, %fyx
%fzg = icmp slt i8 %fzc, 0
br i1 %fzg, label %fwh, label %fvv
fzh:
%fzi = icmp eq i64 %fzj, 0
br i1 %fzi, label %fzk, label %fzl
fzl:
%fzm = icmp eq i64 %fzn, %ej
br i1 %fzm, label %mn, label %fzo
fzo:
%fzp = sub nsw i64 0, %fzn
%fzq = getelementptr i8, ptr %g, i64 %fzr
%fzs = load i8, ptr %fzq, align 1, !noalias !359
%fzt = zext i8 %fzs to i64
%fzu = and i64 %fzt, 127
%fzv = add nsw i64 %fzr, 1
%fzw = icmp slt i8 %fzs, 0
br i1 %fzw, label %fzx, label %fzy
fzx:
%fzz = add i64 %fzr, 10
%gaa = getelementptr i8, ptr %g, i64 %fzr
%gab = getelementptr i8, ptr %gaa, i64 1
%gac = load i8, ptr %gab, align 1, !noalias !359
%gad = zext i8 %gac to i64
%gae = add nsw i64 %fzr, 2
%gaf = and i64 %gad, 127
%gag = shl nuw nsw i64 %gaf, 7
%gah = or disjoint i64 %gag, %fzu
%gai = icmp slt i8 %gac, 0
br i1 %gai, label %gaj, label %fzy
gak:
%gal = getelementptr i8, ptr %g, i64 %gam
%gan = load i8, ptr %gal, align 1, !noalias !359
%gao = zext nneg i8 %gan to i64
%gap = icmp ugt i8 %gan, 1
br i1 %gap, label %gaq, label %gar
gar:
%gas = shl nuw i64 %gao, 63
%gat = or i64 %gas, %gau
br label %fzy
gaj:
%gav = getelementptr i8, ptr %g, i64 %fzr
%gaw = getelementptr i8, ptr %gav, i64 2
%gax = load i8, ptr %gaw, align 1, !noalias !359
%gay = zext i8 %gax to i64
%gaz = add nsw i64 %fzr, 3
%gba = and i64 %gay, 127
%gbb = shl nuw nsw i64 %gba, 14
%gbc = or disjoint i64 %gbb, %gah
%gbd = icmp slt i8 %gax, 0
br i1 %gbd, label %gbe, label %fzy
gbe:
%gbf = getelementptr i8, ptr %g, i64 %fzr
%gbg = getelementptr i8, ptr %gbf, i64 3
%gbh = load i8, ptr %gbg, align 1, !noalias !359
%gbi = zext i8 %gbh to i64
%gbj = add nsw i64 %fzr, 4
%gbk = and i64 %gbi, 127
%gbl = shl nuw nsw i64 %gbk, 21
%gbm = or disjoint i64 %gbl, %gbc
%gbn = icmp slt i8 %gbh, 0
br i1 %gbn, label %gbo, label %fzy
gbo:
%gbp = getelementptr i8, ptr %g, i64 %fzr
%gbq = getelementptr i8, ptr %gbp, i64 4
%gbr = load i8, ptr %gbq, align 1, !noalias !359
%gbs = zext i8 %gbr to i64
%gbt = add nsw i64 %fzr, 5
%gbu = and i64 %gbs, 127
%gbv = shl nuw nsw i64 %gbu, 28
%gbw = or disjoint i64 %gbv, %gbm
%gbx = icmp slt i8 %gbr, 0
br i1 %gbx, label %gby, label %fzy
gby:
%gbz = getelementptr i8, ptr %g, i64 %fzr
%gca = getelementptr i8, ptr %gbz, i64 5
%gcb = load i8, ptr %gca, align 1, !noalias !359
%gcc = zext i8 %gcb to i64
%gcd = add nsw i64 %fzr, 6
%gce = and i64 %gcc, 127
%gcf = shl nuw nsw i64 %gce, 35
%gcg = or disjoint i64 %gcf, %gbw
%gch = icmp slt i8 %gcb, 0
br i1 %gch, label %gci, label %fzy
gci:
%gcj = getelementptr i8, ptr %g, i64 %fzr
%gck = getelementptr i8, ptr %gcj, i64 6
%gcl = load i8, ptr %gck, align 1, !noalias !359
%gcm = zext i8 %gcl to i64
%gcn = add nsw i64 %fzr, 7
%gco = and i64 %gcm, 127
%gcp = shl nuw nsw i64 %gco, 42
%gcq = or i64 %gcp, %gcg
%gcr = icmp slt i8 %gcl, 0
br i1 %gcr, label %gcs, label %fzy
gcs:
%gct = getelementptr i8, ptr %g, i64 %fzr
%gcu = getelementptr i8, ptr %gct, i64 7
%gcv = load i8, ptr %gcu, align 1, !noalias !359
%gcw = zext i8 %gcv to i64
%gcx = add nsw i64 %fzr, 8
%gcy = and i64 %gcw, 127
%gcz = shl nuw nsw i64 %gcy, 49
%gda = or i64 %gcz, %gcq
%gdb = icmp slt i8 %gcv, 0
br i1 %gdb, label %gdc, label %fzy
gdc:
%gdd = getelementptr i8, ptr %g, i64 %fzr
%gde = getelementptr i8, ptr %gdd, i64 8
%gdf = load i8, ptr %gde, align 1, !noalias !359
%gdg = zext i8 %gdf to i64
%gam = add nsw i64 %fzr, 9
%gdh = and i64 %gdg, 127
%gdi = shl nuw nsw i64 %gdh, 56
%gau = or i64 %gdi, %gda
%gdj = icmp slt i8 %gdf, 0
br i1 %gdj, label %gak, label %fzy
fzy:
%gdk = phi i64 [ %gat, %gar ], [ %fzu, %fzo ], [ %gah, %fzx ], [ %gbc, %gaj ], [ %gbm, %gbe ], [ %gbw, %gbo ], [ %gcg, %gby ], [ %gcq, %gci ], [ %gda, %gcs ], [ %gau, %gdc ]
%gdl = phi i64 [ %fzz, %gar ], [ %fzv, %fzo ], [ %gae, %fzx ], [ %gaz, %gaj ], [ %gbj, %gbe ], [ %gbt, %gbo ], [ %gcd, %gby ], [ %gcn, %gci ], [ %gcx, %gcs ], [ %gam, %gdc ]
%gdm = lshr i64 %gdk, 1
%gdn = and i64 %gdk, 1
%gdo = sub nsw i64 0, %gdn
%gdp = xor i64 %gdm, %gdo
br label %gaq
gdq:
%gdr = icmp slt i64 %gds, 0
%gdt = sub nsw i64 %fk, %gdu
%gdv = icmp sgt i64 %gds, %gdt
%gdw = select i1 %gdr, i1 true, i1 %gdv
br i1 %gdw, label %mn, label %fzk
fzk:
%gdx = phi i64 [ %fzn, %fzh ], [ %fzp, %gdq ], [ 0, %fwn ]
%gdy = phi i64 [ %fzr, %fzh ], [ %gdu, %gdq ], [ %mp, %fwn ]
%gdz = phi i64 [ -1, %fzh ], [ %gds, %gdq ], [ -1, %fwn ]
%gea = icmp sgt i64 %fvn, 0
br i1 %gea, label %geb, label %gec
fvv:
%ged = phi i64 [ %fwq, %fwo ], [ %fvr, %fta ], [ %fwe, %fvu ], [ %fwz, %fwg ], [ %fxj, %fxb ], [ %fxt, %fxl ], [ %fyd, %fxv ], [ %fyn, %fyf ], [ %fyx, %fyp ], [ %fwr, %fyz ]
%fzr = phi i64 [ %fvw, %fwo ], [ %fvs, %fta ], [ %fwb, %fvu ], [ %fww, %fwg ], [ %fxg, %fxb ], [ %fxq, %fxl ], [ %fya, %fxv ], [ %fyk, %fyf ], [ %fyu, %fyp ], [ %fwj, %fyz ]
%gee = lshr i64 %ged, 1
%fzj = and i64 %ged, 1
%gef = sub nsw i64 0, %fzj
%fzn = xor i64 %gee, %gef
%geg = icmp sgt i64 %fzr, %fk
br i1 %geg, label %mn, label %fzh
fwn:
%geh = icmp slt i64 %fk, %mp
br i1 %geh, label %gei, label %fzk
gaq:
%gds = phi i64 [ %gdp, %fzy ], [ 0, %gak ]
%gdu = phi i64 [ %gdl, %fzy ], [ %mp, %gak ]
%gej = icmp slt i64 %fk, %gdu
br i1 %gej, label %mn, label %gdq
geb:
%gek = sub nsw i64 %fk, %gdy
%gel = or i64 %gek, %fvn
%gem = icmp ult i64 %gel, 4294967296
br i1 %gem, label %gen, label %geo
gen:
%gep = trunc nuw i64 %fvn to i32
%geq = trunc nuw i64 %gek to i32
%ger = udiv i32 %geq, %gep
%ges = zext i32 %ger to i64
br label %get
geo:
%geu = or i64 %gek, %fvn
%gev = and i64 %geu, -4294967296
%gew = icmp eq i64 %gev, 0
br i1 %gew, label %gex, label %gey
gex:
%gez = trunc i64 %fvn to i32
%gfa = trunc i64 %gek to i32
%gfb = udiv i32 %gfa, %gez
%gfc = urem i32 %gfa, %gez
%gfd = zext i32 %gfb to i64
%gfe = zext i32 %gfc to i64
br label %gff
gey:
%gfg = sdiv i64 %gek, %fvn
%gfh = srem i64 %gek, %fvn
br label %gff
gff:
%gfi = phi i64 [ %gfd, %gex ], [ %gfg, %gey ]
%gfj = phi i64 [ %gfe, %gex ], [ %gfh, %gey ]
%gfk = ashr i64 %gfj, 63
br label %get
get:
%gfl = phi i64 [ %ges, %gen ], [ %gfi, %gff ]
%gfm = phi i64 [ 0, %gen ], [ %gfk, %gff ]
%gfn = add i64 %gfm, %gfl
%gfo = icmp sgt i64 %gdx, %gfn
br i1 %gfo, label %mn, label %gec
gec:
%gfp = icmp eq i64 %gdx, 0
br i1 %gfp, label %gfq, label %gfr
gfq:
%gfs = add nsw i64 %fti, -1
%gft = icmp sgt i64 %fti, 0
%gfu = select i1 %gft, i64 0, i64 %dr
%gfv = add i64 %gfu, %gfs
%gfw = mul i64 %gfv, %ds
%gfx = getelementptr i64, ptr %dq, i64 %gfw
%gfy = load i64, ptr %gfx, align 8, !noalias !351
%gfz = icmp sgt i64 %fvj, -1
br i1 %gfz, label %gga, label %ggb
ggb:
%ggc = add nsw i64 %hx, 1
br label %fte
gfr:
%ggd = icmp eq i64 %fvn, 0
br i1 %ggd, label %gge, label %ggf
gge:
%ggg = getelementptr i8, ptr %dz, i64 40
%ggh = load i64, ptr %ggg, align 8, !noalias !351
%ggi = icmp sgt i64 %gdx, %ggh
br i1 %ggi, label %mn, label %ggf
ggf:
%ggj = icmp sgt i64 %fvj, -1
br i1 %ggj, label %ggk, label %ggl
ggk:
%ggm = icmp slt i64 %fvl, 0
%ggn = select i1 %ggm, i64 %dd, i64 0
%ggo = getelementptr i64, ptr %dc, i64 %fvl
%ggp = getelementptr i64, ptr %ggo, i64 %ggn
%ggq = load i64, ptr %ggp, align 8, !noalias !351
%ggr = add nsw i64 %ggq, %gdx
%ggs = select i1 %ggm, i64 %cp, i64 0
%ggt = getelementptr i64, ptr %co, i64 %fvl
%ggu = getelementptr i64, ptr %ggt, i64 %ggs
%ggv = load i64, ptr %ggu, align 8, !noalias !351
%ggw = icmp sgt i64 %ggr, %ggv
br i1 %ggw, label %ggx, label %ggy
ggl:
%ggz = icmp sgt i64 %gdz, -1
br i1 %ggz, label %gha, label %ggy
gha:
%ghb = add nsw i64 %gdz, %gdy
br label %fte
ggy:
%ghc = icmp eq i64 %fvn, 0
br i1 %ghc, label %ghd, label %ghe
ghd:
%ghf = getelementptr i8, ptr %dz, i64 40
%ghg = load i64, ptr %ghf, align 8, !noalias !351
%ghh = sub nsw i64 %ghg, %gdx
store i64 %ghh, ptr %ghf, align 8, !noalias !351
br label %ghe
ghe:
%ghi = add nsw i64 %fti, -1
%ghj = icmp sgt i64 %fti, 0
%ghk = select i1 %ghj, i64 0, i64 %dr
%ghl = add i64 %ghi, %ghk
%ghm = mul i64 %ghl, %ds
%ghn = getelementptr i64, ptr %dq, i64 %ghm
%gho = getelementptr i8, ptr %ghn, i64 8
store i64 %gdx, ptr %gho, align 8, !noalias !351
%ghp = getelementptr i8, ptr %hu, i64 32
%ghq = load i64, ptr %ghp, align 8, !noalias !351
br label %fte
gga:
%ghr = icmp slt i64 %fvl, 0
%ghs = select i1 %ghr, i64 %dd, i64 0
%ght = getelementptr i64, ptr %dc, i64 %fvl
%ghu = getelementptr i64, ptr %ght, i64 %ghs
%ghv = load i64, ptr %ghu, align 8, !noalias !351
%ghw = mul i64 %fvj, 24
%ghx = getelementptr i8, ptr %ch, i64 %ghw
%ghy = getelementptr i8, ptr %ghx, i64 8
%ghz = load i64, ptr %ghy, align 8, !noalias !362
%gia = ashr i64 %ghz, 2
%gib = trunc i64 %ghv to i32
%gic = add nsw i64 %gia, %gfy
%gid = icmp slt i64 %gic, -1
%gie = select i1 %gid, i64 %bu, i64 0
%gif = getelementptr i32, ptr %bt, i64 %gic
%gig = getelementptr i8, ptr %gif, i64 4
%gih = getelementptr i32, ptr %gig, i64 %gie
store i32 %gib, ptr %gih, align 4, !noalias !351
br label %ggb
ggx:
%gii = getelementptr i8, ptr %dz, i64 24
store i64 %fvl, ptr %gii, align 8, !noalias !365
%gij = getelementptr i8, ptr %dz, i64 32
store i64 %ggr, ptr %gij, align 8, !noalias !365
br label %gik
ftb:
%gil = getelementptr i8, ptr %g, i64 %pk
%gim = load i8, ptr %gil, align 1, !noalias !368
%gin = zext i8 %gim to i64
%gio = and i64 %gin, 127
%gip = add nsw i64 %pk, 1
%giq = icmp slt i8 %gim, 0
br i1 %giq, label %gir, label %gis
gir:
%git = add i64 %pk, 10
%giu = getelementptr i8, ptr %g, i64 %pk
%giv = getelementptr i8, ptr %giu, i64 1
%giw = load i8, ptr %giv, align 1, !noalias !368
%gix = zext i8 %giw to i64
%giy = add nsw i64 %pk, 2
%giz = and i64 %gix, 127
%gja = shl nuw nsw i64 %giz, 7
%gjb = or disjoint i64 %gja, %gio
%gjc = icmp slt i8 %giw, 0
br i1 %gjc, label %gjd, label %gis
gje:
%gjf = getelementptr i8, ptr %g, i64 %gjg
%gjh = load i8, ptr %gjf, align 1, !noalias !368
%gji = zext nneg i8 %gjh to i64
%gjj = icmp ugt i8 %gjh, 1
br i1 %gjj, label %gjk, label %gjl
gjl:
%gjm = shl nuw i64 %gji, 63
%gjn = or i64 %gjm, %gjo
br label %gis
gjd:
%gjp = getelementptr i8, ptr %g, i64 %pk
%gjq = getelementptr i8, ptr %gjp, i64 2
%gjr = load i8, ptr %gjq, align 1, !noalias !368
%gjs = zext i8 %gjr to i64
%gjt = add nsw i64 %pk, 3
%gju = and i64 %gjs, 127
%gjv = shl nuw nsw i64 %gju, 14
%gjw = or disjoint i64 %gjv, %gjb
%gjx = icmp slt i8 %gjr, 0
br i1 %gjx, label %gjy, label %gis
gjy:
%gjz = getelementptr i8, ptr %g, i64 %pk
%gka = getelementptr i8, ptr %gjz, i64 3
%gkb = load i8, ptr %gka, align 1, !noalias !368
%gkc = zext i8 %gkb to i64
%gkd = add nsw i64 %pk, 4
%gke = and i64 %gkc, 127
%gkf = shl nuw nsw i64 %gke, 21
%gkg = or disjoint i64 %gkf, %gjw
%gkh = icmp slt i8 %gkb, 0
br i1 %gkh, label %gki, label %gis
gki:
%gkj = getelementptr i8, ptr %g, i64 %pk
%gkk = getelementptr i8, ptr %gkj, i64 4
%gkl = load i8, ptr %gkk, align 1, !noalias !368
%gkm = zext i8 %gkl to i64
%gkn = add nsw i64 %pk, 5
%gko = and i64 %gkm, 127
%gkp = shl nuw nsw i64 %gko, 28
%gkq = or disjoint i64 %gkp, %gkg
%gkr = icmp slt i8 %gkl, 0
br i1 %gkr, label %gks, label %gis
gks:
%gkt = getelementptr i8, ptr %g, i64 %pk
%gku = getelementptr i8, ptr %gkt, i64 5
%gkv = load i8, ptr %gku, align 1, !noalias !368
%gkw = zext i8 %gkv to i64
%gkx = add nsw i64 %pk, 6
%gky = and i64 %gkw, 127
%gkz = shl nuw nsw i64 %gky, 35
%gla = or disjoint i64 %gkz, %gkq
%glb = icmp slt i8 %gkv, 0
br i1 %glb, label %glc, label %gis
glc:
%gld = getelementptr i8, ptr %g, i64 %pk
%gle = getelementptr i8, ptr %gld, i64 6
%glf = load i8, ptr %gle, align 1, !noalias !368
%glg = zext i8 %glf to i64
%glh = add nsw i64 %pk, 7
%gli = and i64 %glg, 127
%glj = shl nuw nsw i64 %gli, 42
%glk = or i64 %glj, %gla
%gll = icmp slt i8 %glf, 0
br i1 %gll, label %glm, label %gis
glm:
%gln = getelementptr i8, ptr %g, i64 %pk
%glo = getelementptr i8, ptr %gln, i64 7
%glp = load i8, ptr %glo, align 1, !noalias !368
%glq = zext i8 %glp to i64
%glr = add nsw i64 %pk, 8
%gls = and i64 %glq, 127
%glt = shl nuw nsw i64 %gls, 49
%glu = or i64 %glt, %glk
%glv = icmp slt i8 %glp, 0
br i1 %glv, label %glw, label %gis
glw:
%glx = getelementptr i8, ptr %g, i64 %pk
%gly = getelementptr i8, ptr %glx, i64 8
%glz = load i8, ptr %gly, align 1, !noalias !368
%gma = zext i8 %glz to i64
%gjg = add nsw i64 %pk, 9
%gmb = and i64 %gma, 127
%gmc = shl nuw nsw i64 %gmb, 56
%gjo = or i64 %gmc, %glu
%gmd = icmp slt i8 %glz, 0
br i1 %gmd, label %gje, label %gis
gme:
%gmf = lshr i64 %gmg, 1
%gmh = and i64 %gmg, 1
%gmi = icmp eq i64 %gmh, 0
br i1 %gmi, label %gmj, label %mn
gmj:
%gmk = phi i64 [ %gmf, %gme ], [ 0, %gjk ]
%gml = phi i64 [ %gmm, %gme ], [ %mp, %gjk ]
%gmn = getelementptr i8, ptr %hu, i64 24
%gmo = load i64, ptr %gmn, align 8, !noalias !373
%gmp = icmp slt i64 %gmk, %gmo
br i1 %gmp, label %gmq, label %mn
gmq:
%gmr = getelementptr i8, ptr %hu, i64 32
%gms = load i64, ptr %gmr, align 8, !noalias !373
%gmt = shl nuw nsw i64 %gmk, 1
%gmu = add nsw i64 %gms, %gmt
%gmv = icmp slt i64 %fti, 0
%gmw = select i1 %gmv, i64 %dr, i64 0
%gmx = add i64 %gmw, %fti
%gmy = mul i64 %gmx, %ds
%gmz = getelementptr i64, ptr %dq, i64 %gmy
store i64 %nq, ptr %gmz, align 8, !noalias !373
%gna = getelementptr i8, ptr %hu, i64 16
%gnb = load i64, ptr %gna, align 8, !noalias !373
%gnc = icmp sgt i64 %gnb, -1
br i1 %gnc, label %gnd, label %gne
gnd:
%gnf = icmp slt i64 %gmu, -1
%gng = select i1 %gnf, i64 %bg, i64 0
%gnh = getelementptr i64, ptr %bf, i64 %gmu
%gni = getelementptr i8, ptr %gnh, i64 8
%gnj = getelementptr i64, ptr %gni, i64 %gng
%gnk = load i64, ptr %gnj, align 8, !noalias !373
%gnl = icmp slt i64 %gnk, 0
%gnm = select i1 %gnl, i64 %dd, i64 0
%gnn = getelementptr i64, ptr %dc, i64 %gnk
%gno = getelementptr i64, ptr %gnn, i64 %gnm
%gnp = load i64, ptr %gno, align 8, !noalias !374
%gnq = select i1 %gnl, i64 %cp, i64 0
%gnr = getelementptr i64, ptr %co, i64 %gnk
%gns = getelementptr i64, ptr %gnr, i64 %gnq
%gnt = load i64, ptr %gns, align 8, !noalias !374
%gnu = icmp slt i64 %gnp, %gnt
br i1 %gnu, label %gnv, label %gnw
gnw:
%gnx = add nsw i64 %gnp, 1
%gny = getelementptr i8, ptr %dz, i64 24
store i64 %gnk, ptr %gny, align 8, !noalias !377
%gnz = getelementptr i8, ptr %dz, i64 32
store i64 %gnx, ptr %gnz, align 8, !noalias !377
br label %gne
gnv:
%goa = trunc i64 %gmk to i8
%gob = mul i64 %gnb, 24
%goc = getelementptr i8, ptr %ch, i64 %gob
%god = load i64, ptr %goc, align 8, !noalias !374
%goe = add nsw i64 %god, %nq
%gof = icmp slt i64 %goe, 0
%gog = select i1 %gof, i64 %bn, i64 0
%goh = getelementptr i8, ptr %bm, i64 %goe
%goi = getelementptr i8, ptr %goh, i64 %gog
store i8 %goa, ptr %goi, align 1, !noalias !374
%goj = getelementptr i8, ptr %goc, i64 8
%gok = load i64, ptr %goj, align 8, !noalias !380
%gol = ashr i64 %gok, 2
%gom = trunc i64 %gnp to i32
%gon = add nsw i64 %gol, %nq
%goo = icmp slt i64 %gon, 0
%gop = select i1 %goo, i64 %bu, i64 0
%goq = getelementptr i32, ptr %bt, i64 %gon
%gor = getelementptr i32, ptr %goq, i64 %gop
store i32 %gom, ptr %gor, align 4, !noalias !374
br label %gne
gne:
%gos = phi i64 [ %nq, %gmq ], [ %gnp, %gnv ], [ %nq, %gnw ]
%got = phi i64 [ 0, %gmq ], [ 0, %gnv ], [ 1, %gnw ]
%gou = icmp slt i64 %gmu, 0
%gov = select i1 %gou, i64 %bg, i64 0
%gow = getelementptr i64, ptr %bf, i64 %gmu
%gox = getelementptr i64, ptr %gow, i64 %gov
%goy = load i64, ptr %gox, align 8, !noalias !373
%goz = add nsw i64 %fti, 1
br label %gpa
gis:
%gmg = phi i64 [ %gjn, %gjl ], [ %gio, %ftb ], [ %gjb, %gir ], [ %gjw, %gjd ], [ %gkg, %gjy ], [ %gkq, %gki ], [ %gla, %gks ], [ %glk, %glc ], [ %glu, %glm ], [ %gjo, %glw ]
%gmm = phi i64 [ %git, %gjl ], [ %gip, %ftb ], [ %giy, %gir ], [ %gjt, %gjd ], [ %gkd, %gjy ], [ %gkn, %gki ], [ %gkx, %gks ], [ %glh, %glc ], [ %glr, %glm ], [ %gjg, %glw ]
%gpb = icmp sgt i64 %gmm, %fk
br i1 %gpb, label %mn, label %gme
gjk:
%gpc = icmp slt i64 %fk, %mp
br i1 %gpc, label %gei, label %gmj
ftc:
%gpd = icmp slt i64 %fti, 0
%gpe = select i1 %gpd, i64 %dr, i64 0
%gpf = add i64 %gpe, %fti
%gpg = mul i64 %gpf, %ds
%gph = getelementptr i64, ptr %dq, i64 %gpg
store i64 %nq, ptr %gph, align 8, !noalias !383
%gpi = getelementptr i8, ptr %hu, i64 32
%gpj = load i64, ptr %gpi, align 8, !noalias !383
%gpk = icmp slt i64 %gpj, 0
%gpl = select i1 %gpk, i64 %dd, i64 0
%gpm = getelementptr i64, ptr %dc, i64 %gpj
%gpn = getelementptr i64, ptr %gpm, i64 %gpl
%gpo = load i64, ptr %gpn, align 8, !noalias !386
%gpp = select i1 %gpk, i64 %cp, i64 0
%gpq = getelementptr i64, ptr %co, i64 %gpj
%gpr = getelementptr i64, ptr %gpq, i64 %gpp
%gps = load i64, ptr %gpr, align 8, !noalias !386
%gpt = icmp slt i64 %gpo, %gps
br i1 %gpt, label %gpu, label %gpv
gpv:
%gpw = add nsw i64 %gpo, 1
%gpx = getelementptr i8, ptr %dz, i64 24
store i64 %gpj, ptr %gpx, align 8, !noalias !389
%gpy = getelementptr i8, ptr %dz, i64 32
store i64 %gpw, ptr %gpy, align 8, !noalias !389
br label %gpz
gpu:
%gqa = getelementptr i8, ptr %hu, i64 24
%gqb = load i64, ptr %gqa, align 8, !noalias !383
%gqc = getelementptr i8, ptr %hu, i64 16
%gqd = load i64, ptr %gqc, align 8, !noalias !383
%gqe = trunc i64 %gqb to i8
%gqf = icmp slt i64 %gqd, 0
%gqg = select i1 %gqf, i64 %ci, i64 0
%gqh = mul i64 %gqd, 24
%gqi = getelementptr i8, ptr %ch, i64 %gqh
%gqj = getelementptr i64, ptr %gqi, i64 %gqg
%gqk = load i64, ptr %gqj, align 8, !noalias !386
%gql = add nsw i64 %gqk, %nq
%gqm = icmp slt i64 %gql, 0
%gqn = select i1 %gqm, i64 %bn, i64 0
%gqo = getelementptr i8, ptr %bm, i64 %gql
%gqp = getelementptr i8, ptr %gqo, i64 %gqn
store i8 %gqe, ptr %gqp, align 1, !noalias !386
%gqq = getelementptr i8, ptr %gqi, i64 8
%gqr = load i64, ptr %gqq, align 8, !noalias !392
%gqs = ashr i64 %gqr, 2
%gqt = trunc i64 %gpo to i32
%gqu = add nsw i64 %gqs, %nq
%gqv = icmp slt i64 %gqu, 0
%gqw = select i1 %gqv, i64 %bu, i64 0
%gqx = getelementptr i32, ptr %bt, i64 %gqu
%gqy = getelementptr i32, ptr %gqx, i64 %gqw
store i32 %gqt, ptr %gqy, align 4, !noalias !386
br label %gpz
fsv:
%gqz = getelementptr i8, ptr %hu, i64 16
%gra = load i64, ptr %gqz, align 8, !noalias !395
%grb = icmp sgt i64 %gra, -1
br i1 %grb, label %grc, label %grd
grc:
%gre = getelementptr i8, ptr %hu, i64 24
%grf = load i64, ptr %gre, align 8, !noalias !395
%grg = icmp slt i64 %grf, 0
%grh = select i1 %grg, i64 %dd, i64 0
%gri = getelementptr i64, ptr %dc, i64 %grf
%grj = getelementptr i64, ptr %gri, i64 %grh
%grk = load i64, ptr %grj, align 8, !noalias !395
%grl = add nsw i64 %grk, 1
store i64 %grl, ptr %grj, align 8, !noalias !395
br label %grd
grd:
%grm = getelementptr i8, ptr %hu, i64 32
%grn = load i64, ptr %grm, align 8, !noalias !395
%gro = add nsw i64 %fti, -1
%grp = icmp sgt i64 %fti, 0
%grq = select i1 %grp, i64 0, i64 %dr
%grr = add i64 %grq, %gro
%grs = mul i64 %grr, %ds
%grt = getelementptr i64, ptr %dq, i64 %grs
%gru = load i64, ptr %grt, align 8, !noalias !395
br label %fte
gpa:
%grv = phi i64 [ %nq, %yb ], [ %grw, %gpz ], [ %gos, %gne ]
%grx = phi i64 [ %fti, %yb ], [ %gry, %gpz ], [ %goz, %gne ]
%grz = phi i64 [ %gsa, %yb ], [ %pk, %gpz ], [ %gml, %gne ]
%gsb = phi i64 [ %gsc, %yb ], [ %gsd, %gpz ], [ %got, %gne ]
%gse = phi i64 [ %gsf, %yb ], [ %gsg, %gpz ], [ %goy, %gne ]
switch i64 %gsb, label %mn [
i64 0, label %fte
i64 2, label %gsh
i64 1, label %gsh
]
fte:
%gsi = phi i64 [ %gse, %gpa ], [ %fuc, %fts ], [ %fvh, %fve ], [ %ftd, %fsw ], [ %ftg, %fsx ], [ %grn, %grd ], [ %fvg, %fvd ], [ %hx, %gha ], [ %ghq, %ghe ], [ %ggc, %ggb ]
%gsj = phi i64 [ %grz, %gpa ], [ %pk, %fts ], [ %pk, %fve ], [ %pk, %fsw ], [ %pk, %fsx ], [ %pk, %grd ], [ %pk, %fvd ], [ %ghb, %gha ], [ %gdy, %ghe ], [ %gdy, %ggb ]
%gsk = phi i64 [ %grx, %gpa ], [ %fud, %fts ], [ %fti, %fve ], [ %fti, %fsw ], [ %fti, %fsx ], [ %gro, %grd ], [ %fti, %fvd ], [ %fti, %gha ], [ %fti, %ghe ], [ %gfs, %ggb ]
%gsl = phi i64 [ %grv, %gpa ], [ %fua, %fts ], [ %fus, %fve ], [ %nq, %fsw ], [ %nq, %fsx ], [ %gru, %grd ], [ %fus, %fvd ], [ %nq, %gha ], [ %nq, %ghe ], [ %gfy, %ggb ]
%gsm = icmp sgt i64 %gsj, %fk
br i1 %gsm, label %mn, label %hn
hn:
%ic = phi i64 [ %gsn, %hj ], [ %gsj, %fte ]
%nq = phi i64 [ %hm, %hj ], [ %gsl, %fte ]
%fti = phi i64 [ 0, %hj ], [ %gsk, %fte ]
%hz = phi i64 [ 0, %hj ], [ %gsi, %fte ]
%gso = mul i64 %hz, %y
%hw = getelementptr i64, ptr %w, i64 %gso
%hs = load i64, ptr %hw, align 8, !noalias !2
%gsp = icmp eq i64 %hs, 0
br i1 %gsp, label %nf, label %ht
ht:
br label %ho
yb:
%gsa = phi i64 [ %fst, %pp ], [ %dgw, %cws ], [ %eyr, %ezo ], [ %pk, %ets ], [ %fex, %fkj ], [ %pk, %qa ], [ %frt, %eqr ], [ %bcw, %bgd ], [ %mp, %fbm ], [ %mp, %bnq ], [ %frr, %cdt ], [ %frn, %bzk ], [ %cqm, %cqi ], [ %xz, %xx ], [ %fqj, %re ], [ %yk, %vd ], [ %bmq, %bdv ], [ %bcw, %bhu ], [ %bcw, %bcu ], [ %bcx, %zd ], [ %bcx, %bcp ], [ %mp, %zv ], [ %fex, %fja ], [ %pk, %fam ], [ %fqh, %fpb ], [ %pk, %qe ], [ %bvk, %bua ], [ %bqr, %brn ], [ %bqr, %bqp ], [ %bqs, %bmy ], [ %bqs, %bqk ], [ %pk, %pw ], [ %fex, %flh ], [ %cxc, %dlp ], [ %chw, %csk ], [ %chw, %csf ], [ %eza, %eyz ], [ %feo, %fau ], [ %feo, %feg ], [ %dye, %dya ], [ %eyr, %ezp ], [ %fin, %fkt ], [ %cem, %cei ], [ %fen, %fel ], [ %eip, %eim ], [ %dck, %czj ], [ %eux, %euc ], [ %pk, %qb ], [ %eza, %ezc ], [ %ehj, %eec ], [ %mp, %ely ], [ %eoz, %eox ], [ %epa, %elg ], [ %epa, %eos ], [ %dck, %dcm ], [ %chy, %ddr ], [ %cxc, %dky ], [ %dgw, %cts ], [ %dkz, %dkt ], [ %mp, %dhz ], [ %dkz, %dhh ], [ %ehj, %ehc ], [ %bcw, %bes ], [ %bcw, %bem ], [ %bcw, %bfi ], [ %bcw, %bft ], [ %cen, %cel ], [ %mp, %cjf ], [ %cqm, %cni ], [ %cmj, %cmd ], [ %chw, %cri ], [ %cmj, %cin ], [ %dps, %dyl ], [ %mp, %dqx ], [ %dye, %dva ], [ %dub, %dqf ], [ %dps, %dza ], [ %dub, %dtv ], [ %dpu, %dpv ], [ %fex, %ffw ]
%gsc = phi i64 [ %fsu, %pp ], [ 7, %cws ], [ 0, %ezo ], [ 10, %ets ], [ 12, %fkj ], [ 0, %qa ], [ %frw, %eqr ], [ 11, %bgd ], [ 3, %fbm ], [ 3, %bnq ], [ %frq, %cdt ], [ %fqu, %bzk ], [ 6, %cqi ], [ %ya, %xx ], [ 0, %re ], [ 0, %vd ], [ 0, %bdv ], [ 2, %bhu ], [ 6, %bcu ], [ 3, %zd ], [ 5, %bcp ], [ 3, %zv ], [ 12, %fja ], [ 6, %fam ], [ 0, %fpb ], [ 3, %qe ], [ 0, %bua ], [ 2, %brn ], [ 6, %bqp ], [ 3, %bmy ], [ 5, %bqk ], [ 0, %pw ], [ 12, %flh ], [ 2, %dlp ], [ 1, %csk ], [ 0, %csf ], [ 3, %eyz ], [ 3, %fau ], [ 5, %feg ], [ 6, %dya ], [ 0, %ezp ], [ 0, %fkt ], [ 0, %cei ], [ 6, %fel ], [ 3, %eim ], [ 3, %czj ], [ 0, %euc ], [ 3, %qb ], [ %eze, %ezc ], [ 3, %eec ], [ 3, %ely ], [ 6, %eox ], [ 3, %elg ], [ 5, %eos ], [ 7, %dcm ], [ 3, %ddr ], [ 6, %dky ], [ 3, %cts ], [ 5, %dkt ], [ 3, %dhz ], [ 3, %dhh ], [ 8, %ehc ], [ 11, %bes ], [ 11, %bem ], [ 11, %bfi ], [ 11, %bft ], [ 0, %cel ], [ 3, %cjf ], [ 3, %cni ], [ 13, %cmd ], [ 13, %cri ], [ 3, %cin ], [ 0, %dyl ], [ 3, %dqx ], [ 3, %dva ], [ 3, %dqf ], [ 13, %dza ], [ 13, %dtv ], [ 3, %dpv ], [ 12, %ffw ]
%gsf = add nsw i64 %hx, 1
br label %gpa
gpz:
%grw = phi i64 [ %gpo, %gpu ], [ %nq, %gpv ]
%gsd = phi i64 [ 0, %gpu ], [ 1, %gpv ]
%gry = add nsw i64 %fti, 1
%gsg = add nsw i64 %hx, 1
br label %gpa
gsq:
%gsr = phi i64 [ %gss, %gsq ], [ %gst, %gsu ]
%gsv = mul i64 %gsr, 8
%gsw = getelementptr i8, ptr %dj, i64 %gsv
%gsx = load i64, ptr %gsw, align 8
%gsy = mul i64 %gsr, 8
%gsz = getelementptr i8, ptr %dc, i64 %gsy
store i64 %gsx, ptr %gsz, align 8
%gta = mul i64 %gsr, 8
%gtb = getelementptr i8, ptr %dj, i64 %gta
%gtc = getelementptr i8, ptr %gtb, i64 8
%gtd = load i64, ptr %gtc, align 8
%gte = mul i64 %gsr, 8
%gtf = getelementptr i8, ptr %dc, i64 %gte
%gtg = getelementptr i8, ptr %gtf, i64 8
store i64 %gtd, ptr %gtg, align 8
%gth = mul i64 %gsr, 8
%gti = getelementptr i8, ptr %dj, i64 %gth
%gtj = getelementptr i8, ptr %gti, i64 16
%gtk = load i64, ptr %gtj, align 8
%gtl = mul i64 %gsr, 8
%gtm = getelementptr i8, ptr %dc, i64 %gtl
%gtn = getelementptr i8, ptr %gtm, i64 16
store i64 %gtk, ptr %gtn, align 8
%gss = add nuw nsw i64 %gsr, 4
%gto = mul i64 %gsr, 8
%gtp = getelementptr i8, ptr %dj, i64 %gto
%gtq = getelementptr i8, ptr %gtp, i64 24
%gtr = load i64, ptr %gtq, align 8
%gts = mul i64 %gsr, 8
%gtt = getelementptr i8, ptr %dc, i64 %gts
%gtu = getelementptr i8, ptr %gtt, i64 24
store i64 %gtr, ptr %gtu, align 8
%gtv = icmp eq i64 %dd, %gss
br i1 %gtv, label %gtw, label %gsq, !llvm.loop !398
gtw:
%gtx = getelementptr i8, ptr %dz, i64 40
store i64 %hl, ptr %gtx, align 8
br label %gei
mn:
%gty = phi i64 [ 3, %jh ], [ 8, %mh ], [ 8, %gme ], [ 3, %fte ], [ 15, %gge ], [ 6, %gdq ], [ 13, %get ], [ 13, %fzl ], [ 3, %gis ], [ 3, %fvv ], [ 3, %gaq ], [ %gsb, %gpa ], [ 8, %gmj ]
%gtz = phi i64 [ %ib, %jh ], [ %ib, %mh ], [ %gmm, %gme ], [ %gsj, %fte ], [ %gdy, %gge ], [ %gdu, %gdq ], [ %gdy, %get ], [ %fzr, %fzl ], [ %gmm, %gis ], [ %fzr, %fvv ], [ %gdu, %gaq ], [ %grz, %gpa ], [ %gml, %gmj ]
%gua = freeze i64 %gtz
%gub = add i64 %mp, -1
%guc = icmp sgt i64 %gua, %gub
%gud = select i1 %guc, i64 4, i64 %gty
br label %gei
gue:
%guf = phi i64 [ %gug, %fy ], [ %guh, %nf ]
%gui = icmp eq i64 %guf, %fk
br i1 %gui, label %ff, label %gei
gei:
%guj = phi i64 [ %guk, %fwn ], [ %guk, %gtw ], [ %guk, %mn ], [ %guk, %gjk ], [ %fv, %gue ]
%gul = phi i64 [ %mp, %fwn ], [ %gsn, %gtw ], [ %gua, %mn ], [ %mp, %gjk ], [ %guf, %gue ]
%gum = phi i64 [ 4, %fwn ], [ %gun, %gtw ], [ %gud, %mn ], [ 4, %gjk ], [ 14, %gue ]
store i64 %fm, ptr %dz, align 8
%guo = getelementptr i8, ptr %dz, i64 8
store i64 %guj, ptr %guo, align 8
%gup = getelementptr i8, ptr %dz, i64 16
store i64 %gul, ptr %gup, align 8
br label %eg
eg:
%guq = phi i64 [ %gum, %gei ], [ 0, %ec ], [ 0, %ff ]
store i64 %guq, ptr %a, align 8
ret i32 0
fy:
%gug = phi i64 [ %gc, %fx ], [ %fj, %fe ]
%gur = sub i64 %fv, %fi
%gus = icmp slt i64 %gur, 1
br i1 %gus, label %gue, label %gut
gut:
%mp = bitcast i64 1152921504606846976 to i64
%eic = add i64 %fk, -2
br label %guu
guu:
%gsn = phi i64 [ %guh, %nf ], [ %gug, %gut ]
%guv = phi i64 [ %guw, %nf ], [ %gur, %gut ]
%guk = phi i64 [ %gux, %nf ], [ %fi, %gut ]
%guy = icmp sgt i64 %dd, 0
%guw = add nsw i64 %guv, -1
%gux = add i64 %guk, 1
br i1 %guy, label %guz, label %hj
guz:
br i1 %ez, label %gva, label %gvb
gvb:
br label %gvc
gvc:
%gvd = phi i64 [ %gve, %gvc ], [ 0, %gvb ]
%gvf = mul i64 %gvd, 8
%gvg = getelementptr i8, ptr %dc, i64 %gvf
%gvh = load <2 x i64>, ptr %gvg, align 8
%gvi = mul i64 %gvd, 8
%gvj = getelementptr i8, ptr %dc, i64 %gvi
%gvk = getelementptr i8, ptr %gvj, i64 16
%gvl = load <2 x i64>, ptr %gvk, align 8
%gvm = mul i64 %gvd, 8
%gvn = getelementptr i8, ptr %dj, i64 %gvm
store <2 x i64> %gvh, ptr %gvn, align 8
%gvo = mul i64 %gvd, 8
%gvp = getelementptr i8, ptr %dj, i64 %gvo
%gvq = getelementptr i8, ptr %gvp, i64 16
store <2 x i64> %gvl, ptr %gvq, align 8
%gve = add nuw i64 %gvd, 4
%gvr = icmp eq i64 %fb, %gve
br i1 %gvr, label %gvs, label %gvc, !llvm.loop !399
gvs:
%gvt = icmp eq i64 %dd, %fb
br i1 %gvt, label %hj, label %gva
gva:
%gvu = phi i64 [ 0, %guz ], [ %fb, %gvs ]
%gvv = icmp eq i64 %fc, 0
br i1 %gvv, label %gvw, label %gvx
gvx:
br label %gvy
gvy:
%gvz = phi i64 [ %fc, %gvx ], [ %gwa, %gvy ]
%gwb = phi i64 [ %gwc, %gvy ], [ %gvu, %gvx ]
%gwc = add nuw nsw i64 %gwb, 1
%gwd = shl i64 %gwb, 3
%gwe = getelementptr i8, ptr %dc, i64 %gwd
%gwf = load i64, ptr %gwe, align 8
%gwg = shl i64 %gwb, 3
%gwh = getelementptr i8, ptr %dj, i64 %gwg
store i64 %gwf, ptr %gwh, align 8
%gwa = add nsw i64 %gvz, -1
%gwi = icmp eq i64 %gwa, 0
br i1 %gwi, label %gvw, label %gvy, !llvm.loop !400
gvw:
%gg = phi i64 [ %gvu, %gva ], [ %gwc, %gvy ]
%gwj = sub nsw i64 %gvu, %dd
%gwk = icmp ugt i64 %gwj, -4
br i1 %gwk, label %hj, label %gh
gh:
br label %gd
nf:
%guh = phi i64 [ %ib, %hr ], [ %ic, %hn ]
%gwl = load i64, ptr %dc, align 8
%gwm = add nsw i64 %gwl, 1
store i64 %gwm, ptr %dc, align 8
%gwn = icmp samesign ugt i64 %guv, 1
br i1 %gwn, label %guu, label %gue
gsh:
br label %gik
gik:
%gun = phi i64 [ 1, %ggx ], [ %gsb, %gsh ]
%gwo = icmp sgt i64 %dd, 0
br i1 %gwo, label %gwp, label %gtw
gwp:
%gwq = ptrtoint ptr %dc to i64
%gwr = ptrtoint ptr %dj to i64
%gws = icmp ult i64 %dd, 6
%gwt = sub i64 %gwq, %gwr
%gwu = icmp ult i64 %gwt, 32
%gwv = select i1 %gws, i1 true, i1 %gwu
br i1 %gwv, label %gww, label %gwx
gwx:
%gwy = add i64 %ej, -4
%gwz = and i64 %dd, %gwy
br label %gxa
gxa:
%gxb = phi i64 [ 0, %gwx ], [ %gxc, %gxa ]
%gxd = mul i64 %gxb, 8
%gxe = getelementptr i8, ptr %dj, i64 %gxd
%gxf = load <2 x i64>, ptr %gxe, align 8
%gxg = mul i64 %gxb, 8
%gxh = getelementptr i8, ptr %dj, i64 %gxg
%gxi = getelementptr i8, ptr %gxh, i64 16
%gxj = load <2 x i64>, ptr %gxi, align 8
%gxk = mul i64 %gxb, 8
%gxl = getelementptr i8, ptr %dc, i64 %gxk
store <2 x i64> %gxf, ptr %gxl, align 8
%gxm = mul i64 %gxb, 8
%gxn = getelementptr i8, ptr %dc, i64 %gxm
%gxo = getelementptr i8, ptr %gxn, i64 16
store <2 x i64> %gxj, ptr %gxo, align 8
%gxc = add nuw i64 %gxb, 4
%gxp = icmp eq i64 %gwz, %gxc
br i1 %gxp, label %gxq, label %gxa, !llvm.loop !402
gxq:
%gxr = icmp eq i64 %dd, %gwz
br i1 %gxr, label %gtw, label %gww
gww:
%gxs = phi i64 [ 0, %gwp ], [ %gwz, %gxq ]
%gxt = and i64 %dd, 3
%gxu = icmp eq i64 %gxt, 0
br i1 %gxu, label %gxv, label %gxw
gxw:
br label %gxx
gxx:
%gxy = phi i64 [ %gxt, %gxw ], [ %gxz, %gxx ]
%gya = phi i64 [ %gyb, %gxx ], [ %gxs, %gxw ]
%gyb = add nuw nsw i64 %gya, 1
%gyc = shl i64 %gya, 3
%gyd = getelementptr i8, ptr %dj, i64 %gyc
%gye = load i64, ptr %gyd, align 8
%gyf = shl i64 %gya, 3
%gyg = getelementptr i8, ptr %dc, i64 %gyf
store i64 %gye, ptr %gyg, align 8
%gxz = add nsw i64 %gxy, -1
%gyh = icmp eq i64 %gxz, 0
br i1 %gyh, label %gxv, label %gxx, !llvm.loop !403
gxv:
%gst = phi i64 [ %gxs, %gww ], [ %gyb, %gxx ]
%gyi = sub nsw i64 %gxs, %dd
%gyj = icmp ugt i64 %gyi, -4
br i1 %gyj, label %gtw, label %gsu
gsu:
br label %gsq
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
!164 = !{!165, !29, !3}
!165 = distinct !{!165, !166, !"scope"}
!166 = distinct !{!166, !"scope"}
!167 = !{!168, !165, !29, !3}
!168 = distinct !{!168, !169, !"scope"}
!169 = distinct !{!169, !"scope"}
!170 = !{!171, !165, !29, !3}
!171 = distinct !{!171, !172, !"scope"}
!172 = distinct !{!172, !"scope"}
!173 = !{!174, !176, !165, !29, !3}
!174 = distinct !{!174, !175, !"scope"}
!175 = distinct !{!175, !"scope"}
!176 = distinct !{!176, !177, !"scope"}
!177 = distinct !{!177, !"scope"}
!178 = !{!179, !176, !165, !29, !3}
!179 = distinct !{!179, !180, !"scope"}
!180 = distinct !{!180, !"scope"}
!181 = !{!182, !165, !29, !3}
!182 = distinct !{!182, !183, !"scope"}
!183 = distinct !{!183, !"scope"}
!184 = !{!185, !165, !29, !3}
!185 = distinct !{!185, !186, !"scope"}
!186 = distinct !{!186, !"scope"}
!187 = !{!188, !165, !29, !3}
!188 = distinct !{!188, !189, !"scope"}
!189 = distinct !{!189, !"scope"}
!190 = !{!191, !165, !29, !3}
!191 = distinct !{!191, !192, !"scope"}
!192 = distinct !{!192, !"scope"}
!193 = !{!194, !165, !29, !3}
!194 = distinct !{!194, !195, !"scope"}
!195 = distinct !{!195, !"scope"}
!196 = !{!197, !199, !165, !29, !3}
!197 = distinct !{!197, !198, !"scope"}
!198 = distinct !{!198, !"scope"}
!199 = distinct !{!199, !200, !"scope"}
!200 = distinct !{!200, !"scope"}
!201 = !{!202, !165, !29, !3}
!202 = distinct !{!202, !203, !"scope"}
!203 = distinct !{!203, !"scope"}
!204 = !{!205, !207, !165, !29, !3}
!205 = distinct !{!205, !206, !"scope"}
!206 = distinct !{!206, !"scope"}
!207 = distinct !{!207, !208, !"scope"}
!208 = distinct !{!208, !"scope"}
!209 = !{!210, !207, !165, !29, !3}
!210 = distinct !{!210, !211, !"scope"}
!211 = distinct !{!211, !"scope"}
!212 = distinct !{!212, !1, !80}
!213 = !{!207, !165, !29, !3}
!214 = distinct !{!214, !1}
!215 = !{!216, !207, !165, !29, !3}
!216 = distinct !{!216, !217, !"scope"}
!217 = distinct !{!217, !"scope"}
!218 = !{!219, !207, !165, !29, !3}
!219 = distinct !{!219, !220, !"scope"}
!220 = distinct !{!220, !"scope"}
!221 = !{!222, !207, !165, !29, !3}
!222 = distinct !{!222, !223, !"scope"}
!223 = distinct !{!223, !"scope"}
!224 = !{!225, !207, !165, !29, !3}
!225 = distinct !{!225, !226, !"scope"}
!226 = distinct !{!226, !"scope"}
!227 = !{!228, !207, !165, !29, !3}
!228 = distinct !{!228, !229, !"scope"}
!229 = distinct !{!229, !"scope"}
!230 = !{!231, !207, !165, !29, !3}
!231 = distinct !{!231, !232, !"scope"}
!232 = distinct !{!232, !"scope"}
!233 = !{!234, !29, !3}
!234 = distinct !{!234, !235, !"scope"}
!235 = distinct !{!235, !"scope"}
!236 = !{!237, !239, !234, !29, !3}
!237 = distinct !{!237, !238, !"scope"}
!238 = distinct !{!238, !"scope"}
!239 = distinct !{!239, !240, !"scope"}
!240 = distinct !{!240, !"scope"}
!241 = !{!242, !239, !234, !29, !3}
!242 = distinct !{!242, !243, !"scope"}
!243 = distinct !{!243, !"scope"}
!244 = !{!245, !247, !249, !234, !29, !3}
!245 = distinct !{!245, !246, !"scope"}
!246 = distinct !{!246, !"scope"}
!247 = distinct !{!247, !248, !"scope"}
!248 = distinct !{!248, !"scope"}
!249 = distinct !{!249, !250, !"scope"}
!250 = distinct !{!250, !"scope"}
!251 = !{!252, !254, !249, !234, !29, !3}
!252 = distinct !{!252, !253, !"scope"}
!253 = distinct !{!253, !"scope"}
!254 = distinct !{!254, !255, !"scope"}
!255 = distinct !{!255, !"scope"}
!256 = !{!249, !234, !29, !3}
!257 = !{!258, !249, !234, !29, !3}
!258 = distinct !{!258, !259, !"scope"}
!259 = distinct !{!259, !"scope"}
!260 = !{!261, !263, !249, !234, !29, !3}
!261 = distinct !{!261, !262, !"scope"}
!262 = distinct !{!262, !"scope"}
!263 = distinct !{!263, !264, !"scope"}
!264 = distinct !{!264, !"scope"}
!265 = !{!266, !268, !29, !3}
!266 = distinct !{!266, !267, !"scope"}
!267 = distinct !{!267, !"scope"}
!268 = distinct !{!268, !269, !"scope"}
!269 = distinct !{!269, !"scope"}
!270 = !{!271, !29, !3}
!271 = distinct !{!271, !272, !"scope"}
!272 = distinct !{!272, !"scope"}
!273 = !{!274, !271, !29, !3}
!274 = distinct !{!274, !275, !"scope"}
!275 = distinct !{!275, !"scope"}
!276 = !{!277, !279, !29, !3}
!277 = distinct !{!277, !278, !"scope"}
!278 = distinct !{!278, !"scope"}
!279 = distinct !{!279, !280, !"scope"}
!280 = distinct !{!280, !"scope"}
!281 = !{!279, !29, !3}
!282 = !{!283, !29, !3}
!283 = distinct !{!283, !284, !"scope"}
!284 = distinct !{!284, !"scope"}
!285 = !{!286, !288, !283, !29, !3}
!286 = distinct !{!286, !287, !"scope"}
!287 = distinct !{!287, !"scope"}
!288 = distinct !{!288, !289, !"scope"}
!289 = distinct !{!289, !"scope"}
!290 = !{!291, !283, !29, !3}
!291 = distinct !{!291, !292, !"scope"}
!292 = distinct !{!292, !"scope"}
!293 = !{!294, !283, !29, !3}
!294 = distinct !{!294, !295, !"scope"}
!295 = distinct !{!295, !"scope"}
!296 = !{!297, !29, !3}
!297 = distinct !{!297, !298, !"scope"}
!298 = distinct !{!298, !"scope"}
!299 = !{!300, !302, !297, !29, !3}
!300 = distinct !{!300, !301, !"scope"}
!301 = distinct !{!301, !"scope"}
!302 = distinct !{!302, !303, !"scope"}
!303 = distinct !{!303, !"scope"}
!304 = !{!305, !302, !297, !29, !3}
!305 = distinct !{!305, !306, !"scope"}
!306 = distinct !{!306, !"scope"}
!307 = distinct !{!307, !1, !80}
!308 = !{!302, !297, !29, !3}
!309 = distinct !{!309, !1}
!310 = !{!311, !302, !297, !29, !3}
!311 = distinct !{!311, !312, !"scope"}
!312 = distinct !{!312, !"scope"}
!313 = !{!314, !302, !297, !29, !3}
!314 = distinct !{!314, !315, !"scope"}
!315 = distinct !{!315, !"scope"}
!316 = !{!317, !302, !297, !29, !3}
!317 = distinct !{!317, !318, !"scope"}
!318 = distinct !{!318, !"scope"}
!319 = !{!320, !302, !297, !29, !3}
!320 = distinct !{!320, !321, !"scope"}
!321 = distinct !{!321, !"scope"}
!322 = !{!323, !302, !297, !29, !3}
!323 = distinct !{!323, !324, !"scope"}
!324 = distinct !{!324, !"scope"}
!325 = !{!326, !302, !297, !29, !3}
!326 = distinct !{!326, !327, !"scope"}
!327 = distinct !{!327, !"scope"}
!328 = !{!34, !29, !3}
!329 = !{!330, !34, !29, !3}
!330 = distinct !{!330, !331, !"scope"}
!331 = distinct !{!331, !"scope"}
!332 = !{!147, !29, !3}
!333 = !{!334, !147, !29, !3}
!334 = distinct !{!334, !335, !"scope"}
!335 = distinct !{!335, !"scope"}
!336 = !{!337, !29, !3}
!337 = distinct !{!337, !338, !"scope"}
!338 = distinct !{!338, !"scope"}
!339 = !{!340, !337, !29, !3}
!340 = distinct !{!340, !341, !"scope"}
!341 = distinct !{!341, !"scope"}
!342 = !{!343, !29, !3}
!343 = distinct !{!343, !344, !"scope"}
!344 = distinct !{!344, !"scope"}
!345 = !{!346, !3}
!346 = distinct !{!346, !347, !"scope"}
!347 = distinct !{!347, !"scope"}
!348 = !{!349, !3}
!349 = distinct !{!349, !350, !"scope"}
!350 = distinct !{!350, !"scope"}
!351 = !{!352, !3}
!352 = distinct !{!352, !353, !"scope"}
!353 = distinct !{!353, !"scope"}
!354 = !{!355, !357, !352, !3}
!355 = distinct !{!355, !356, !"scope"}
!356 = distinct !{!356, !"scope"}
!357 = distinct !{!357, !358, !"scope"}
!358 = distinct !{!358, !"scope"}
!359 = !{!360, !357, !352, !3}
!360 = distinct !{!360, !361, !"scope"}
!361 = distinct !{!361, !"scope"}
!362 = !{!363, !352, !3}
!363 = distinct !{!363, !364, !"scope"}
!364 = distinct !{!364, !"scope"}
!365 = !{!366, !352, !3}
!366 = distinct !{!366, !367, !"scope"}
!367 = distinct !{!367, !"scope"}
!368 = !{!369, !371, !3}
!369 = distinct !{!369, !370, !"scope"}
!370 = distinct !{!370, !"scope"}
!371 = distinct !{!371, !372, !"scope"}
!372 = distinct !{!372, !"scope"}
!373 = !{!371, !3}
!374 = !{!375, !371, !3}
!375 = distinct !{!375, !376, !"scope"}
!376 = distinct !{!376, !"scope"}
!377 = !{!378, !375, !371, !3}
!378 = distinct !{!378, !379, !"scope"}
!379 = distinct !{!379, !"scope"}
!380 = !{!381, !375, !371, !3}
!381 = distinct !{!381, !382, !"scope"}
!382 = distinct !{!382, !"scope"}
!383 = !{!384, !3}
!384 = distinct !{!384, !385, !"scope"}
!385 = distinct !{!385, !"scope"}
!386 = !{!387, !384, !3}
!387 = distinct !{!387, !388, !"scope"}
!388 = distinct !{!388, !"scope"}
!389 = !{!390, !387, !384, !3}
!390 = distinct !{!390, !391, !"scope"}
!391 = distinct !{!391, !"scope"}
!392 = !{!393, !387, !384, !3}
!393 = distinct !{!393, !394, !"scope"}
!394 = distinct !{!394, !"scope"}
!395 = !{!396, !3}
!396 = distinct !{!396, !397, !"scope"}
!397 = distinct !{!397, !"scope"}
!398 = distinct !{!398, !1}
!399 = distinct !{!399, !1, !80}
!400 = distinct !{!400, !401}
!401 = !{!"llvm.loop.unroll.disable"}
!402 = distinct !{!402, !1, !80}
!403 = distinct !{!403, !401}
