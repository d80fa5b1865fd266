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
bkg:
%bkh = getelementptr i8, ptr %g, i64 %bcw
%bki = getelementptr i8, ptr %bkh, i64 1
%bkj = load i8, ptr %bki, align 1, !noalias !81
%bkk = getelementptr i8, ptr %bm, i64 %bib
%bkl = getelementptr i8, ptr %bkk, i64 1
store i8 %bkj, ptr %bkl, align 1, !noalias !81
%bkm = or i8 %bkj, %bkn
%bko = icmp eq i64 %bcv, 2
br i1 %bko, label %bkp, label %bkq
bkq:
%bkr = getelementptr i8, ptr %g, i64 %bcw
%bks = getelementptr i8, ptr %bkr, i64 2
%bkt = load i8, ptr %bks, align 1, !noalias !81
%bku = getelementptr i8, ptr %bm, i64 %bib
%bkv = getelementptr i8, ptr %bku, i64 2
store i8 %bkt, ptr %bkv, align 1, !noalias !81
%bkw = or i8 %bkt, %bkm
%bkx = icmp eq i64 %bcv, 3
br i1 %bkx, label %bkp, label %bky
bky:
%bkz = getelementptr i8, ptr %g, i64 %bcw
%bla = getelementptr i8, ptr %bkz, i64 3
%blb = load i8, ptr %bla, align 1, !noalias !81
%blc = getelementptr i8, ptr %bm, i64 %bib
%bld = getelementptr i8, ptr %blc, i64 3
store i8 %blb, ptr %bld, align 1, !noalias !81
%ble = or i8 %blb, %bkw
%blf = icmp eq i64 %bcv, 4
br i1 %blf, label %bkp, label %blg
blg:
%blh = getelementptr i8, ptr %g, i64 %bcw
%bli = getelementptr i8, ptr %blh, i64 4
%blj = load i8, ptr %bli, align 1, !noalias !81
%blk = getelementptr i8, ptr %bm, i64 %bib
%bll = getelementptr i8, ptr %blk, i64 4
store i8 %blj, ptr %bll, align 1, !noalias !81
%blm = or i8 %blj, %ble
%bln = icmp eq i64 %bcv, 5
br i1 %bln, label %bkp, label %blo
blo:
%blp = getelementptr i8, ptr %g, i64 %bcw
%blq = getelementptr i8, ptr %blp, i64 5
%blr = load i8, ptr %blq, align 1, !noalias !81
%bls = getelementptr i8, ptr %bm, i64 %bib
%blt = getelementptr i8, ptr %bls, i64 5
store i8 %blr, ptr %blt, align 1, !noalias !81
%blu = or i8 %blr, %blm
%blv = icmp eq i64 %bcv, 6
br i1 %blv, label %bkp, label %blw
blw:
%blx = getelementptr i8, ptr %g, i64 %bcw
%bly = getelementptr i8, ptr %blx, i64 6
%blz = load i8, ptr %bly, align 1, !noalias !81
%bma = getelementptr i8, ptr %bm, i64 %bib
%bmb = getelementptr i8, ptr %bma, i64 6
store i8 %blz, ptr %bmb, align 1, !noalias !81
%bmc = or i8 %blz, %blu
br label %bkp
biw:
%bmd = phi i64 [ %bme, %biw ], [ %bir, %bip ]
%bmf = phi i64 [ %bmg, %biw ], [ %biu, %bip ]
%bmh = getelementptr i8, ptr %bij, i64 %bmf
%bmi = load i64, ptr %bmh, align 1, !noalias !71
%bmj = getelementptr i8, ptr %bik, i64 %bmf
store i64 %bmi, ptr %bmj, align 1, !noalias !76
%bme = or i64 %bmi, %bmd
%bmg = add nuw nsw i64 %bmf, 8
%bmk = icmp samesign ult i64 %bmg, %bif
br i1 %bmk, label %biw, label %bih, !llvm.loop !82
bie:
%bml = icmp eq i64 %bcv, 0
br i1 %bml, label %bdv, label %bmm
bmm:
%bmn = getelementptr i8, ptr %g, i64 %bcw
%bmo = getelementptr i8, ptr %bm, i64 %bib
%bkn = load i8, ptr %bmn, align 1, !noalias !81
store i8 %bkn, ptr %bmo, align 1, !noalias !81
%bmp = icmp eq i64 %bcv, 1
br i1 %bmp, label %bkp, label %bkg
bkp:
%bmq = phi i8 [ %bkn, %bmm ], [ %bkm, %bkg ], [ %bkw, %bkq ], [ %ble, %bky ], [ %blm, %blg ], [ %blu, %blo ], [ %bmc, %blw ]
%bmr = icmp slt i8 %bmq, 0
br i1 %bmr, label %bdd, label %bdv
bih:
%bms = phi i64 [ 0, %bid ], [ %bis, %bit ], [ %bme, %biw ]
%bgq = bitcast i64 -9187201950435737472 to i64
%bmt = getelementptr i8, ptr %g, i64 %bif
%bmu = getelementptr i8, ptr %bmt, i64 %bcw
%bmv = load i64, ptr %bmu, align 1, !noalias !83
%bmw = getelementptr i8, ptr %bm, i64 %bib
%bmx = getelementptr i8, ptr %bmw, i64 %bif
store i64 %bmv, ptr %bmx, align 1, !noalias !86
%bmy = or i64 %bmv, %bms
%bmz = and i64 %bmy, %bgq
%bna = icmp eq i64 %bmz, 0
br i1 %bna, label %bdv, label %bgl
bdv:
%bnb = trunc i64 %bhq to i32
%bnc = shl i64 %nq, 2
%bnd = getelementptr i8, ptr %bhm, i64 %bnc
%bne = getelementptr i8, ptr %bnd, i64 4
store i32 %bnb, ptr %bne, align 4, !noalias !64
%bnf = add nsw i64 %bcw, %bcv
br label %yb
pt:
%bng = getelementptr i8, ptr %g, i64 %pk
%bnh = load i8, ptr %bng, align 1, !noalias !89
%bni = zext i8 %bnh to i64
%bnj = and i64 %bni, 127
%bnk = add nsw i64 %pk, 1
%bnl = icmp slt i8 %bnh, 0
br i1 %bnl, label %bnm, label %bnn
bnm:
%bno = add i64 %pk, 10
%bnp = getelementptr i8, ptr %g, i64 %pk
%bnq = getelementptr i8, ptr %bnp, i64 1
%bnr = load i8, ptr %bnq, align 1, !noalias !89
%bns = zext i8 %bnr to i64
%bnt = add nsw i64 %pk, 2
%bnu = and i64 %bns, 127
%bnv = shl nuw nsw i64 %bnu, 7
%bnw = or disjoint i64 %bnv, %bnj
%bnx = icmp slt i8 %bnr, 0
br i1 %bnx, label %bny, label %bnn
bnz:
%boa = getelementptr i8, ptr %g, i64 %bob
%boc = load i8, ptr %boa, align 1, !noalias !89
%bod = zext nneg i8 %boc to i64
%boe = icmp ugt i8 %boc, 1
br i1 %boe, label %bof, label %bog
bog:
%boh = shl nuw i64 %bod, 63
%boi = or i64 %boh, %boj
br label %bnn
bny:
%bok = getelementptr i8, ptr %g, i64 %pk
%bol = getelementptr i8, ptr %bok, i64 2
%bom = load i8, ptr %bol, align 1, !noalias !89
%bon = zext i8 %bom to i64
%boo = add nsw i64 %pk, 3
%bop = and i64 %bon, 127
%boq = shl nuw nsw i64 %bop, 14
%bor = or disjoint i64 %boq, %bnw
%bos = icmp slt i8 %bom, 0
br i1 %bos, label %bot, label %bnn
bot:
%bou = getelementptr i8, ptr %g, i64 %pk
%bov = getelementptr i8, ptr %bou, i64 3
%bow = load i8, ptr %bov, align 1, !noalias !89
%box = zext i8 %bow to i64
%boy = add nsw i64 %pk, 4
%boz = and i64 %box, 127
%bpa = shl nuw nsw i64 %boz, 21
%bpb = or disjoint i64 %bpa, %bor
%bpc = icmp slt i8 %bow, 0
br i1 %bpc, label %bpd, label %bnn
bpd:
%bpe = getelementptr i8, ptr %g, i64 %pk
%bpf = getelementptr i8, ptr %bpe, i64 4
%bpg = load i8, ptr %bpf, align 1, !noalias !89
%bph = zext i8 %bpg to i64
%bpi = add nsw i64 %pk, 5
%bpj = and i64 %bph, 127
%bpk = shl nuw nsw i64 %bpj, 28
%bpl = or disjoint i64 %bpk, %bpb
%bpm = icmp slt i8 %bpg, 0
br i1 %bpm, label %bpn, label %bnn
bpn:
%bpo = getelementptr i8, ptr %g, i64 %pk
%bpp = getelementptr i8, ptr %bpo, i64 5
%bpq = load i8, ptr %bpp, align 1, !noalias !89
%bpr = zext i8 %bpq to i64
%bps = add nsw i64 %pk, 6
%bpt = and i64 %bpr, 127
%bpu = shl nuw nsw i64 %bpt, 35
%bpv = or disjoint i64 %bpu, %bpl
%bpw = icmp slt i8 %bpq, 0
br i1 %bpw, label %bpx, label %bnn
bpx:
%bpy = getelementptr i8, ptr %g, i64 %pk
%bpz = getelementptr i8, ptr %bpy, i64 6
%bqa = load i8, ptr %bpz, align 1, !noalias !89
%bqb = zext i8 %bqa to i64
%bqc = add nsw i64 %pk, 7
%bqd = and i64 %bqb, 127
%bqe = shl nuw nsw i64 %bqd, 42
%bqf = or i64 %bqe, %bpv
%bqg = icmp slt i8 %bqa, 0
br i1 %bqg, label %bqh, label %bnn
bqh:
%bqi = getelementptr i8, ptr %g, i64 %pk
%bqj = getelementptr i8, ptr %bqi, i64 7
%bqk = load i8, ptr %bqj, align 1, !noalias !89
%bql = zext i8 %bqk to i64
%bqm = add nsw i64 %pk, 8
%bqn = and i64 %bql, 127
%bqo = shl nuw nsw i64 %bqn, 49
%bqp = or i64 %bqo, %bqf
%bqq = icmp slt i8 %bqk, 0
br i1 %bqq, label %bqr, label %bnn
bqr:
%bqs = getelementptr i8, ptr %g, i64 %pk
%bqt = getelementptr i8, ptr %bqs, i64 8
%bqu = load i8, ptr %bqt, align 1, !noalias !89
%bqv = zext i8 %bqu to i64
%bob = add nsw i64 %pk, 9
%bqw = and i64 %bqv, 127
%bqx = shl nuw nsw i64 %bqw, 56
%boj = or i64 %bqx, %bqp
%bqy = icmp slt i8 %bqu, 0
br i1 %bqy, label %bnz, label %bnn
bqz:
%bra = lshr i64 %brb, 1
%brc = and i64 %brb, 1
%brd = icmp eq i64 %brc, 0
br i1 %brd, label %bre, label %yb
bre:
%brf = phi i64 [ %bra, %bqz ], [ 0, %bof ]
%brg = phi i64 [ %brh, %bqz ], [ %mp, %bof ]
%bri = sub nsw i64 %fk, %brg
%brj = icmp sgt i64 %brf, %bri
br i1 %brj, label %yb, label %brk
bnn:
%brb = phi i64 [ %boi, %bog ], [ %bnj, %pt ], [ %bnw, %bnm ], [ %bor, %bny ], [ %bpb, %bot ], [ %bpl, %bpd ], [ %bpv, %bpn ], [ %bqf, %bpx ], [ %bqp, %bqh ], [ %boj, %bqr ]
%brh = phi i64 [ %bno, %bog ], [ %bnk, %pt ], [ %bnt, %bnm ], [ %boo, %bny ], [ %boy, %bot ], [ %bpi, %bpd ], [ %bps, %bpn ], [ %bqc, %bpx ], [ %bqm, %bqh ], [ %bob, %bqr ]
%brl = icmp sgt i64 %brh, %fk
br i1 %brl, label %yb, label %bqz
bof:
%brm = icmp slt i64 %fk, %mp
br i1 %brm, label %yb, label %bre
brk:
%brn = getelementptr i8, ptr %hu, i64 16
%bro = load i64, ptr %brn, align 8, !noalias !96
%brp = mul i64 %bro, 24
%brq = getelementptr i8, ptr %ch, i64 %brp
%brr = getelementptr i8, ptr %brq, i64 8
%brs = load i64, ptr %brr, align 8, !noalias !97
%brt = ashr i64 %brs, 2
%bru = getelementptr i32, ptr %bt, i64 %brt
%brv = getelementptr i32, ptr %bru, i64 %nq
%brw = load i32, ptr %brv, align 4, !noalias !96
%brx = sext i32 %brw to i64
%bry = add nsw i64 %brf, %brx
%brz = getelementptr i64, ptr %cv, i64 %bro
%bsa = load i64, ptr %brz, align 8, !noalias !96
%bsb = icmp sgt i64 %bry, %bsa
br i1 %bsb, label %bsc, label %bsd
bsc:
%bse = getelementptr i8, ptr %dz, i64 24
store i64 %bro, ptr %bse, align 8, !noalias !100
%bsf = getelementptr i8, ptr %dz, i64 32
store i64 %bry, ptr %bsf, align 8, !noalias !100
br label %yb
bsd:
%bsg = getelementptr i8, ptr %ch, i64 %brp
%bsh = getelementptr i8, ptr %bsg, i64 16
%bsi = load i64, ptr %bsh, align 8, !noalias !96
%bsj = add i64 %bsi, %brx
%bsk = icmp samesign ugt i64 %brf, 7
br i1 %bsk, label %bsl, label %bsm
bsl:
%bsn = add nsw i64 %brf, -8
%bso = icmp eq i64 %bsn, 0
br i1 %bso, label %bsp, label %bsq
bsq:
%bsr = getelementptr i8, ptr %g, i64 %brg
%bss = getelementptr i8, ptr %bm, i64 %bsj
%bst = add nsw i64 %brf, -9
%bsu = lshr i64 %bst, 3
%bsv = add nuw nsw i64 %bsu, 1
%bsw = icmp samesign ult i64 %brf, 65
br i1 %bsw, label %bsx, label %bsy
bsx:
%bsz = phi i64 [ 0, %bsy ], [ 0, %bsq ], [ %bta, %btb ]
br label %btc
bsy:
%btd = ptrtoint ptr %bm to i64
%bte = ptrtoint ptr %g to i64
%btf = add i64 %brg, %bte
%btg = sub i64 %btd, %btf
%bth = add i64 %btg, %bsj
%bti = icmp ult i64 %bth, 32
br i1 %bti, label %bsx, label %btj
btj:
%btk = bitcast i64 4611686018427387900 to i64
%btl = and i64 %bsv, %btk
%btm = getelementptr i8, ptr %bsr, i64 16
%btn = getelementptr i8, ptr %bss, i64 16
br label %bto
bto:
%btp = phi i64 [ 0, %btj ], [ %btq, %bto ]
%btr = shl nuw i64 %btp, 3
%bts = getelementptr i8, ptr %btm, i64 %btr
%btt = shl nuw i64 %btp, 3
%btu = getelementptr i8, ptr %btm, i64 %btt
%btv = getelementptr i8, ptr %btu, i64 -16
%btw = load <2 x i64>, ptr %btv, align 1, !noalias !103
%btx = load <2 x i64>, ptr %bts, align 1, !noalias !103
%bty = shl nuw i64 %btp, 3
%btz = getelementptr i8, ptr %btn, i64 %bty
%bua = shl nuw i64 %btp, 3
%bub = getelementptr i8, ptr %btn, i64 %bua
%buc = getelementptr i8, ptr %bub, i64 -16
store <2 x i64> %btw, ptr %buc, align 1, !noalias !108
store <2 x i64> %btx, ptr %btz, align 1, !noalias !108
%btq = add nuw nsw i64 %btp, 4
%bud = icmp eq i64 %btl, %btq
br i1 %bud, label %btb, label %bto, !llvm.loop !79
btb:
%bta = shl nuw nsw i64 %btl, 3
%bue = icmp eq i64 %bsv, %btl
br i1 %bue, label %bsp, label %bsx
buf:
%bug = getelementptr i8, ptr %g, i64 %brg
%buh = getelementptr i8, ptr %bug, i64 1
%bui = load i8, ptr %buh, align 1, !noalias !111
%buj = getelementptr i8, ptr %bm, i64 %bsj
%buk = getelementptr i8, ptr %buj, i64 1
store i8 %bui, ptr %buk, align 1, !noalias !111
%bul = icmp eq i64 %brf, 2
br i1 %bul, label %bum, label %bun
bun:
%buo = getelementptr i8, ptr %g, i64 %brg
%bup = getelementptr i8, ptr %buo, i64 2
%buq = load i8, ptr %bup, align 1, !noalias !111
%bur = getelementptr i8, ptr %bm, i64 %bsj
%bus = getelementptr i8, ptr %bur, i64 2
store i8 %buq, ptr %bus, align 1, !noalias !111
%but = icmp eq i64 %brf, 3
br i1 %but, label %bum, label %buu
buu:
%buv = getelementptr i8, ptr %g, i64 %brg
%buw = getelementptr i8, ptr %buv, i64 3
%bux = load i8, ptr %buw, align 1, !noalias !111
%buy = getelementptr i8, ptr %bm, i64 %bsj
%buz = getelementptr i8, ptr %buy, i64 3
store i8 %bux, ptr %buz, align 1, !noalias !111
%bva = icmp eq i64 %brf, 4
br i1 %bva, label %bum, label %bvb
bvb:
%bvc = getelementptr i8, ptr %g, i64 %brg
%bvd = getelementptr i8, ptr %bvc, i64 4
%bve = load i8, ptr %bvd, align 1, !noalias !111
%bvf = getelementptr i8, ptr %bm, i64 %bsj
%bvg = getelementptr i8, ptr %bvf, i64 4
store i8 %bve, ptr %bvg, align 1, !noalias !111
%bvh = icmp eq i64 %brf, 5
br i1 %bvh, label %bum, label %bvi
bvi:
%bvj = getelementptr i8, ptr %g, i64 %brg
%bvk = getelementptr i8, ptr %bvj, i64 5
%bvl = load i8, ptr %bvk, align 1, !noalias !111
%bvm = getelementptr i8, ptr %bm, i64 %bsj
%bvn = getelementptr i8, ptr %bvm, i64 5
store i8 %bvl, ptr %bvn, align 1, !noalias !111
%bvo = icmp eq i64 %brf, 6
br i1 %bvo, label %bum, label %bvp
bvp:
%bvq = getelementptr i8, ptr %g, i64 %brg
%bvr = getelementptr i8, ptr %bvq, i64 6
%bvs = load i8, ptr %bvr, align 1, !noalias !111
%bvt = getelementptr i8, ptr %bm, i64 %bsj
%bvu = getelementptr i8, ptr %bvt, i64 6
store i8 %bvs, ptr %bvu, align 1, !noalias !111
br label %bum
btc:
%bvv = phi i64 [ %bvw, %btc ], [ %bsz, %bsx ]
%bvx = getelementptr i8, ptr %bsr, i64 %bvv
%bvy = load i64, ptr %bvx, align 1, !noalias !103
%bvz = getelementptr i8, ptr %bss, i64 %bvv
store i64 %bvy, ptr %bvz, align 1, !noalias !108
%bvw = add nuw nsw i64 %bvv, 8
%bwa = icmp samesign ult i64 %bvw, %bsn
br i1 %bwa, label %btc, label %bsp, !llvm.loop !82
bsm:
%bwb = icmp eq i64 %brf, 0
br i1 %bwb, label %bum, label %bwc
bwc:
%bwd = getelementptr i8, ptr %g, i64 %brg
%bwe = getelementptr i8, ptr %bm, i64 %bsj
%bwf = load i8, ptr %bwd, align 1, !noalias !111
store i8 %bwf, ptr %bwe, align 1, !noalias !111
%bwg = icmp eq i64 %brf, 1
br i1 %bwg, label %bum, label %buf
bsp:
%bwh = getelementptr i8, ptr %g, i64 %bsn
%bwi = getelementptr i8, ptr %bwh, i64 %brg
%bwj = load i64, ptr %bwi, align 1, !noalias !112
%bwk = getelementptr i8, ptr %bm, i64 %bsj
%bwl = getelementptr i8, ptr %bwk, i64 %bsn
store i64 %bwj, ptr %bwl, align 1, !noalias !115
br label %bum
bum:
%bwm = trunc i64 %bry to i32
%bwn = shl i64 %nq, 2
%bwo = getelementptr i8, ptr %bru, i64 %bwn
%bwp = getelementptr i8, ptr %bwo, i64 4
store i32 %bwm, ptr %bwp, align 4, !noalias !96
%bwq = add nsw i64 %brg, %brf
br label %yb
pu:
%bwr = getelementptr i8, ptr %g, i64 %pk
%bws = load i8, ptr %bwr, align 1, !noalias !118
%bwt = zext i8 %bws to i64
%bwu = and i64 %bwt, 127
%bwv = add nsw i64 %pk, 1
%bww = icmp slt i8 %bws, 0
br i1 %bww, label %bwx, label %bwy
bwx:
%bwz = add i64 %pk, 10
%bxa = getelementptr i8, ptr %g, i64 %pk
%bxb = getelementptr i8, ptr %bxa, i64 1
%bxc = load i8, ptr %bxb, align 1, !noalias !118
%bxd = zext i8 %bxc to i64
%bxe = add nsw i64 %pk, 2
%bxf = and i64 %bxd, 127
%bxg = shl nuw nsw i64 %bxf, 7
%bxh = or disjoint i64 %bxg, %bwu
%bxi = icmp slt i8 %bxc, 0
br i1 %bxi, label %bxj, label %bwy
bxk:
%bxl = getelementptr i8, ptr %g, i64 %bxm
%bxn = load i8, ptr %bxl, align 1, !noalias !118
%bxo = zext nneg i8 %bxn to i64
%bxp = icmp ugt i8 %bxn, 1
br i1 %bxp, label %bxq, label %bxr
bxr:
%bxs = shl nuw i64 %bxo, 63
%bxt = or i64 %bxs, %bxu
br label %bwy
bxj:
%bxv = getelementptr i8, ptr %g, i64 %pk
%bxw = getelementptr i8, ptr %bxv, i64 2
%bxx = load i8, ptr %bxw, align 1, !noalias !118
%bxy = zext i8 %bxx to i64
%bxz = add nsw i64 %pk, 3
%bya = and i64 %bxy, 127
%byb = shl nuw nsw i64 %bya, 14
%byc = or disjoint i64 %byb, %bxh
%byd = icmp slt i8 %bxx, 0
br i1 %byd, label %bye, label %bwy
bye:
%byf = getelementptr i8, ptr %g, i64 %pk
%byg = getelementptr i8, ptr %byf, i64 3
%byh = load i8, ptr %byg, align 1, !noalias !118
%byi = zext i8 %byh to i64
%byj = add nsw i64 %pk, 4
%byk = and i64 %byi, 127
%byl = shl nuw nsw i64 %byk, 21
%bym = or disjoint i64 %byl, %byc
%byn = icmp slt i8 %byh, 0
br i1 %byn, label %byo, label %bwy
byo:
%byp = getelementptr i8, ptr %g, i64 %pk
%byq = getelementptr i8, ptr %byp, i64 4
%byr = load i8, ptr %byq, align 1, !noalias !118
%bys = zext i8 %byr to i64
%byt = add nsw i64 %pk, 5
%byu = and i64 %bys, 127
%byv = shl nuw nsw i64 %byu, 28
%byw = or disjoint i64 %byv, %bym
%byx = icmp slt i8 %byr, 0
br i1 %byx, label %byy, label %bwy
byy:
%byz = getelementptr i8, ptr %g, i64 %pk
%bza = getelementptr i8, ptr %byz, i64 5
%bzb = load i8, ptr %bza, align 1, !noalias !118
%bzc = zext i8 %bzb to i64
%bzd = add nsw i64 %pk, 6
%bze = and i64 %bzc, 127
%bzf = shl nuw nsw i64 %bze, 35
%bzg = or disjoint i64 %bzf, %byw
%bzh = icmp slt i8 %bzb, 0
br i1 %bzh, label %bzi, label %bwy
bzi:
%bzj = getelementptr i8, ptr %g, i64 %pk
%bzk = getelementptr i8, ptr %bzj, i64 6
%bzl = load i8, ptr %bzk, align 1, !noalias !118
%bzm = zext i8 %bzl to i64
%bzn = add nsw i64 %pk, 7
%bzo = and i64 %bzm, 127
%bzp = shl nuw nsw i64 %bzo, 42
%bzq = or i64 %bzp, %bzg
%bzr = icmp slt i8 %bzl, 0
br i1 %bzr, label %bzs, label %bwy
bzs:
%bzt = getelementptr i8, ptr %g, i64 %pk
%bzu = getelementptr i8, ptr %bzt, i64 7
%bzv = load i8, ptr %bzu, align 1, !noalias !118
%bzw = zext i8 %bzv to i64
%bzx = add nsw i64 %pk, 8
%bzy = and i64 %bzw, 127
%bzz = shl nuw nsw i64 %bzy, 49
%caa = or i64 %bzz, %bzq
%cab = icmp slt i8 %bzv, 0
br i1 %cab, label %cac, label %bwy
cac:
%cad = getelementptr i8, ptr %g, i64 %pk
%cae = getelementptr i8, ptr %cad, i64 8
%caf = load i8, ptr %cae, align 1, !noalias !118
%cag = zext i8 %caf to i64
%bxm = add nsw i64 %pk, 9
%cah = and i64 %cag, 127
%cai = shl nuw nsw i64 %cah, 56
%bxu = or i64 %cai, %caa
%caj = icmp slt i8 %caf, 0
br i1 %caj, label %bxk, label %bwy
cak:
%cal = lshr i64 %cam, 1
%can = and i64 %cam, 1
%cao = icmp eq i64 %can, 0
br i1 %cao, label %cap, label %caq
cap:
%car = phi i64 [ %cal, %cak ], [ 0, %bxq ]
%cas = phi i64 [ %cat, %cak ], [ %mp, %bxq ]
%cau = sub nsw i64 %fk, %cas
%cav = icmp sgt i64 %car, %cau
%caw = select i1 %cav, i64 6, i64 0
%cax = select i1 %cav, i64 0, i64 %car
br label %caq
bwy:
%cam = phi i64 [ %bxt, %bxr ], [ %bwu, %pu ], [ %bxh, %bwx ], [ %byc, %bxj ], [ %bym, %bye ], [ %byw, %byo ], [ %bzg, %byy ], [ %bzq, %bzi ], [ %caa, %bzs ], [ %bxu, %cac ]
%cat = phi i64 [ %bwz, %bxr ], [ %bwv, %pu ], [ %bxe, %bwx ], [ %bxz, %bxj ], [ %byj, %bye ], [ %byt, %byo ], [ %bzd, %byy ], [ %bzn, %bzi ], [ %bzx, %bzs ], [ %bxm, %cac ]
%cay = icmp sgt i64 %cat, %fk
br i1 %cay, label %caq, label %cak
bxq:
%caz = icmp slt i64 %fk, %mp
br i1 %caz, label %caq, label %cap
pv:
%cba = getelementptr i8, ptr %g, i64 %pk
%cbb = load i8, ptr %cba, align 1, !noalias !125
%cbc = zext i8 %cbb to i64
%cbd = and i64 %cbc, 127
%cbe = add nsw i64 %pk, 1
%cbf = icmp slt i8 %cbb, 0
br i1 %cbf, label %cbg, label %cbh
cbg:
%cbi = add i64 %pk, 10
%cbj = getelementptr i8, ptr %g, i64 %pk
%cbk = getelementptr i8, ptr %cbj, i64 1
%cbl = load i8, ptr %cbk, align 1, !noalias !125
%cbm = zext i8 %cbl to i64
%cbn = add nsw i64 %pk, 2
%cbo = and i64 %cbm, 127
%cbp = shl nuw nsw i64 %cbo, 7
%cbq = or disjoint i64 %cbp, %cbd
%cbr = icmp slt i8 %cbl, 0
br i1 %cbr, label %cbs, label %cbh
cbt:
%cbu = getelementptr i8, ptr %g, i64 %cbv
%cbw = load i8, ptr %cbu, align 1, !noalias !125
%cbx = zext nneg i8 %cbw to i64
%cby = icmp ugt i8 %cbw, 1
br i1 %cby, label %cbz, label %cca
cca:
%ccb = shl nuw i64 %cbx, 63
%ccc = or i64 %ccb, %ccd
br label %cbh
cbs:
%cce = getelementptr i8, ptr %g, i64 %pk
%ccf = getelementptr i8, ptr %cce, i64 2
%ccg = load i8, ptr %ccf, align 1, !noalias !125
%cch = zext i8 %ccg to i64
%cci = add nsw i64 %pk, 3
%ccj = and i64 %cch, 127
%cck = shl nuw nsw i64 %ccj, 14
%ccl = or disjoint i64 %cck, %cbq
%ccm = icmp slt i8 %ccg, 0
br i1 %ccm, label %ccn, label %cbh
ccn:
%cco = getelementptr i8, ptr %g, i64 %pk
%ccp = getelementptr i8, ptr %cco, i64 3
%ccq = load i8, ptr %ccp, align 1, !noalias !125
%ccr = zext i8 %ccq to i64
%ccs = add nsw i64 %pk, 4
%cct = and i64 %ccr, 127
%ccu = shl nuw nsw i64 %cct, 21
%ccv = or disjoint i64 %ccu, %ccl
%ccw = icmp slt i8 %ccq, 0
br i1 %ccw, label %ccx, label %cbh
ccx:
%ccy = getelementptr i8, ptr %g, i64 %pk
%ccz = getelementptr i8, ptr %ccy, i64 4
%cda = load i8, ptr %ccz, align 1, !noalias !125
%cdb = zext i8 %cda to i64
%cdc = add nsw i64 %pk, 5
%cdd = and i64 %cdb, 127
%cde = shl nuw nsw i64 %cdd, 28
%cdf = or disjoint i64 %cde, %ccv
%cdg = icmp slt i8 %cda, 0
br i1 %cdg, label %cdh, label %cbh
cdh:
%cdi = getelementptr i8, ptr %g, i64 %pk
%cdj = getelementptr i8, ptr %cdi, i64 5
%cdk = load i8, ptr %cdj, align 1, !noalias !125
%cdl = zext i8 %cdk to i64
%cdm = add nsw i64 %pk, 6
%cdn = and i64 %cdl, 127
%cdo = shl nuw nsw i64 %cdn, 35
%cdp = or disjoint i64 %cdo, %cdf
%cdq = icmp slt i8 %cdk, 0
br i1 %cdq, label %cdr, label %cbh
cdr:
%cds = getelementptr i8, ptr %g, i64 %pk
%cdt = getelementptr i8, ptr %cds, i64 6
%cdu = load i8, ptr %cdt, align 1, !noalias !125
%cdv = zext i8 %cdu to i64
%cdw = add nsw i64 %pk, 7
%cdx = and i64 %cdv, 127
%cdy = shl nuw nsw i64 %cdx, 42
%cdz = or i64 %cdy, %cdp
%cea = icmp slt i8 %cdu, 0
br i1 %cea, label %ceb, label %cbh
ceb:
%cec = getelementptr i8, ptr %g, i64 %pk
%ced = getelementptr i8, ptr %cec, i64 7
%cee = load i8, ptr %ced, align 1, !noalias !125
%cef = zext i8 %cee to i64
%ceg = add nsw i64 %pk, 8
%ceh = and i64 %cef, 127
%cei = shl nuw nsw i64 %ceh, 49
%cej = or i64 %cei, %cdz
%cek = icmp slt i8 %cee, 0
br i1 %cek, label %cel, label %cbh
cel:
%cem = getelementptr i8, ptr %g, i64 %pk
%cen = getelementptr i8, ptr %cem, i64 8
%ceo = load i8, ptr %cen, align 1, !noalias !125
%cep = zext i8 %ceo to i64
%cbv = add nsw i64 %pk, 9
%ceq = and i64 %cep, 127
%cer = shl nuw nsw i64 %ceq, 56
%ccd = or i64 %cer, %cej
%ces = icmp slt i8 %ceo, 0
br i1 %ces, label %cbt, label %cbh
cet:
%ceu = lshr i64 %cev, 1
%cew = and i64 %cev, 1
%cex = icmp eq i64 %cew, 0
br i1 %cex, label %cey, label %cez
cey:
%cfa = phi i64 [ %ceu, %cet ], [ 0, %cbz ]
%cfb = phi i64 [ %cfc, %cet ], [ %mp, %cbz ]
%cfd = sub nsw i64 %fk, %cfb
%cfe = icmp sgt i64 %cfa, %cfd
%cff = select i1 %cfe, i64 0, i64 %cfa
%cfg = select i1 %cfe, i64 6, i64 0
br label %cez
cbh:
%cev = phi i64 [ %ccc, %cca ], [ %cbd, %pv ], [ %cbq, %cbg ], [ %ccl, %cbs ], [ %ccv, %ccn ], [ %cdf, %ccx ], [ %cdp, %cdh ], [ %cdz, %cdr ], [ %cej, %ceb ], [ %ccd, %cel ]
%cfc = phi i64 [ %cbi, %cca ], [ %cbe, %pv ], [ %cbn, %cbg ], [ %cci, %cbs ], [ %ccs, %ccn ], [ %cdc, %ccx ], [ %cdm, %cdh ], [ %cdw, %cdr ], [ %ceg, %ceb ], [ %cbv, %cel ]
%cfh = icmp sgt i64 %cfc, %fk
br i1 %cfh, label %cez, label %cet
cbz:
%cfi = icmp slt i64 %fk, %mp
br i1 %cfi, label %cez, label %cey
pw:
%cfj = getelementptr i8, ptr %hu, i64 24
%cfk = load i64, ptr %cfj, align 8, !noalias !132
%cfl = icmp slt i64 %cfk, 1
br i1 %cfl, label %yb, label %cfm
cfm:
%cfn = add nuw i64 %cfk, 1
br label %cfo
cfo:
%cfp = phi i64 [ %cfn, %cfm ], [ %cfq, %cfr ]
%cfs = phi i64 [ %pk, %cfm ], [ %cft, %cfr ]
%cfu = icmp sgt i64 %cfs, %fk
br i1 %cfu, label %yb, label %cfv
cfv:
%cfw = getelementptr i8, ptr %g, i64 %cfs
%cfx = load i8, ptr %cfw, align 1, !noalias !135
%cfy = icmp slt i8 %cfx, 0
br i1 %cfy, label %cfz, label %cga
cga:
%cgb = phi i64 [ %cfs, %cfv ], [ %cgc, %cfz ], [ %cgd, %cge ], [ %cgf, %cgg ], [ %cgh, %cgi ], [ %cgj, %cgk ], [ %cgl, %cgm ], [ %cgn, %cgo ], [ %cgp, %cgq ], [ %cgr, %cgs ]
%cgt = add nsw i64 %cgb, 1
br label %cfr
cfz:
%cgc = add nsw i64 %cfs, 1
%cgu = getelementptr i8, ptr %g, i64 %cgc
%cgv = load i8, ptr %cgu, align 1, !noalias !135
%cgw = icmp slt i8 %cgv, 0
br i1 %cgw, label %cge, label %cga
cge:
%cgd = add nsw i64 %cfs, 2
%cgx = getelementptr i8, ptr %g, i64 %cgd
%cgy = load i8, ptr %cgx, align 1, !noalias !135
%cgz = icmp slt i8 %cgy, 0
br i1 %cgz, label %cgg, label %cga
cgg:
%cgf = add nsw i64 %cfs, 3
%cha = getelementptr i8, ptr %g, i64 %cgf
%chb = load i8, ptr %cha, align 1, !noalias !135
%chc = icmp slt i8 %chb, 0
br i1 %chc, label %cgi, label %cga
cgi:
%cgh = add nsw i64 %cfs, 4
%chd = getelementptr i8, ptr %g, i64 %cgh
%che = load i8, ptr %chd, align 1, !noalias !135
%chf = icmp slt i8 %che, 0
br i1 %chf, label %cgk, label %cga
cgk:
%cgj = add nsw i64 %cfs, 5
%chg = getelementptr i8, ptr %g, i64 %cgj
%chh = load i8, ptr %chg, align 1, !noalias !135
%chi = icmp slt i8 %chh, 0
br i1 %chi, label %cgm, label %cga
cgm:
%cgl = add nsw i64 %cfs, 6
%chj = getelementptr i8, ptr %g, i64 %cgl
%chk = load i8, ptr %chj, align 1, !noalias !135
%chl = icmp slt i8 %chk, 0
br i1 %chl, label %cgo, label %cga
cgo:
%cgn = add nsw i64 %cfs, 7
%chm = getelementptr i8, ptr %g, i64 %cgn
%chn = load i8, ptr %chm, align 1, !noalias !135
%cho = icmp slt i8 %chn, 0
br i1 %cho, label %cgq, label %cga
cgq:
%cgp = add nsw i64 %cfs, 8
%chp = getelementptr i8, ptr %g, i64 %cgp
%chq = load i8, ptr %chp, align 1, !noalias !135
%chr = icmp slt i8 %chq, 0
br i1 %chr, label %cgs, label %cga
cgs:
%cgr = add nsw i64 %cfs, 9
%chs = getelementptr i8, ptr %g, i64 %cgr
%cht = load i8, ptr %chs, align 1, !noalias !135
%chu = icmp slt i8 %cht, 0
br i1 %chu, label %cfr, label %cga
cfr:
%cft = phi i64 [ %cgt, %cga ], [ %mp, %cgs ]
%cfq = add i64 %cfp, -1
%chv = icmp samesign ugt i64 %cfq, 1
br i1 %chv, label %cfo, label %yb
px:
%chw = getelementptr i8, ptr %hu, i64 24
%chx = load i64, ptr %chw, align 8, !noalias !140
%chy = getelementptr i8, ptr %hu, i64 40
%chz = load i64, ptr %chy, align 8, !noalias !140
%cia = getelementptr i8, ptr %hu, i64 56
%cib = load i64, ptr %cia, align 8, !noalias !140
%cic = freeze i64 %cib
%cid = getelementptr i8, ptr %hu, i64 32
%cie = load i64, ptr %cid, align 8, !noalias !140
%cif = mul i64 %cie, 24
%cig = getelementptr i8, ptr %ch, i64 %cif
%cih = getelementptr i8, ptr %cig, i64 8
%cii = load i64, ptr %cih, align 8, !noalias !143
%cij = ashr i64 %cii, 2
%cik = mul i64 %chz, 24
%cil = getelementptr i8, ptr %ch, i64 %cik
%cim = getelementptr i8, ptr %cil, i64 8
%cin = load i64, ptr %cim, align 8, !noalias !146
%cio = ashr i64 %cin, 3
%cip = icmp slt i64 %chx, 0
%ciq = select i1 %cip, i64 %dd, i64 0
%cir = getelementptr i64, ptr %dc, i64 %chx
%cis = getelementptr i64, ptr %cir, i64 %ciq
%cit = load i64, ptr %cis, align 8, !noalias !140
%ciu = getelementptr i64, ptr %co, i64 %chx
%civ = getelementptr i32, ptr %bt, i64 %cij
%ciw = getelementptr i64, ptr %ca, i64 %cio
%cix = and i64 %cin, -8
%ciy = getelementptr i8, ptr %bt, i64 %cix
%ciz = select i1 %cip, i64 %ev, i64 0
br label %cja
cja:
%cjb = phi i64 [ %pk, %px ], [ %cjc, %cjd ], [ %cje, %cjf ], [ %cjg, %cjh ]
%cji = phi i64 [ %cit, %px ], [ %cjj, %cjd ], [ %cjj, %cjf ], [ %cjj, %cjh ]
%cjk = getelementptr i8, ptr %hu, i64 48
%cjl = load i64, ptr %cjk, align 8, !noalias !140
%cjm = getelementptr i8, ptr %g, i64 %cjb
%cjn = load i8, ptr %cjm, align 1, !noalias !149
%cjo = zext i8 %cjn to i64
%cjp = and i64 %cjo, 127
%cjq = add nsw i64 %cjb, 1
%cjr = icmp slt i8 %cjn, 0
br i1 %cjr, label %cjs, label %cjt
cjs:
%cju = add i64 %cjb, 10
%cjv = getelementptr i8, ptr %g, i64 %cjb
%cjw = getelementptr i8, ptr %cjv, i64 1
%cjx = load i8, ptr %cjw, align 1, !noalias !149
%cjy = zext i8 %cjx to i64
%cjz = add nsw i64 %cjb, 2
%cka = and i64 %cjy, 127
%ckb = shl nuw nsw i64 %cka, 7
%ckc = or disjoint i64 %ckb, %cjp
%ckd = icmp slt i8 %cjx, 0
br i1 %ckd, label %cke, label %cjt
ckf:
%ckg = getelementptr i8, ptr %g, i64 %ckh
%cki = load i8, ptr %ckg, align 1, !noalias !149
%ckj = zext nneg i8 %cki to i64
%ckk = icmp ugt i8 %cki, 1
br i1 %ckk, label %ckl, label %ckm
ckm:
%ckn = shl nuw i64 %ckj, 63
%cko = or i64 %ckn, %ckp
br label %cjt
cke:
%ckq = getelementptr i8, ptr %g, i64 %cjb
%ckr = getelementptr i8, ptr %ckq, i64 2
%cks = load i8, ptr %ckr, align 1, !noalias !149
%ckt = zext i8 %cks to i64
%cku = add nsw i64 %cjb, 3
%ckv = and i64 %ckt, 127
%ckw = shl nuw nsw i64 %ckv, 14
%ckx = or disjoint i64 %ckw, %ckc
%cky = icmp slt i8 %cks, 0
br i1 %cky, label %ckz, label %cjt
ckz:
%cla = getelementptr i8, ptr %g, i64 %cjb
%clb = getelementptr i8, ptr %cla, i64 3
%clc = load i8, ptr %clb, align 1, !noalias !149
%cld = zext i8 %clc to i64
%cle = add nsw i64 %cjb, 4
%clf = and i64 %cld, 127
%clg = shl nuw nsw i64 %clf, 21
%clh = or disjoint i64 %clg, %ckx
%cli = icmp slt i8 %clc, 0
br i1 %cli, label %clj, label %cjt
clj:
%clk = getelementptr i8, ptr %g, i64 %cjb
%cll = getelementptr i8, ptr %clk, i64 4
%clm = load i8, ptr %cll, align 1, !noalias !149
%cln = zext i8 %clm to i64
%clo = add nsw i64 %cjb, 5
%clp = and i64 %cln, 127
%clq = shl nuw nsw i64 %clp, 28
%clr = or disjoint i64 %clq, %clh
%cls = icmp slt i8 %clm, 0
br i1 %cls, label %clt, label %cjt
clt:
%clu = getelementptr i8, ptr %g, i64 %cjb
%clv = getelementptr i8, ptr %clu, i64 5
%clw = load i8, ptr %clv, align 1, !noalias !149
%clx = zext i8 %clw to i64
%cly = add nsw i64 %cjb, 6
%clz = and i64 %clx, 127
%cma = shl nuw nsw i64 %clz, 35
%cmb = or disjoint i64 %cma, %clr
%cmc = icmp slt i8 %clw, 0
br i1 %cmc, label %cmd, label %cjt
cmd:
%cme = getelementptr i8, ptr %g, i64 %cjb
%cmf = getelementptr i8, ptr %cme, i64 6
%cmg = load i8, ptr %cmf, align 1, !noalias !149
%cmh = zext i8 %cmg to i64
%cmi = add nsw i64 %cjb, 7
%cmj = and i64 %cmh, 127
%cmk = shl nuw nsw i64 %cmj, 42
%cml = or i64 %cmk, %cmb
%cmm = icmp slt i8 %cmg, 0
br i1 %cmm, label %cmn, label %cjt
cmn:
%cmo = getelementptr i8, ptr %g, i64 %cjb
%cmp = getelementptr i8, ptr %cmo, i64 7
%cmq = load i8, ptr %cmp, align 1, !noalias !149
%cmr = zext i8 %cmq to i64
%cms = add nsw i64 %cjb, 8
%cmt = and i64 %cmr, 127
%cmu = shl nuw nsw i64 %cmt, 49
%cmv = or i64 %cmu, %cml
%cmw = icmp slt i8 %cmq, 0
br i1 %cmw, label %cmx, label %cjt
cmx:
%cmy = getelementptr i8, ptr %g, i64 %cjb
%cmz = getelementptr i8, ptr %cmy, i64 8
%cna = load i8, ptr %cmz, align 1, !noalias !149
%cnb = zext i8 %cna to i64
%ckh = add nsw i64 %cjb, 9
%cnc = and i64 %cnb, 127
%cnd = shl nuw nsw i64 %cnc, 56
%ckp = or i64 %cnd, %cmv
%cne = icmp slt i8 %cna, 0
br i1 %cne, label %ckf, label %cjt
cnf:
%cng = icmp eq i64 %cnh, 0
br i1 %cng, label %cni, label %cnj
cnj:
%cnk = icmp eq i64 %cnl, %ej
br i1 %cnk, label %yb, label %cnm
cnm:
%cnn = sub nsw i64 0, %cnl
%cno = getelementptr i8, ptr %g, i64 %cnp
%cnq = load i8, ptr %cno, align 1, !noalias !154
%cnr = zext i8 %cnq to i64
%cns = and i64 %cnr, 127
%cnt = add nsw i64 %cnp, 1
%cnu = icmp slt i8 %cnq, 0
br i1 %cnu, label %cnv, label %cnw
cnv:
%cnx = add i64 %cnp, 10
%cny = getelementptr i8, ptr %g, i64 %cnp
%cnz = getelementptr i8, ptr %cny, i64 1
%coa = load i8, ptr %cnz, align 1, !noalias !154
%cob = zext i8 %coa to i64
%coc = add nsw i64 %cnp, 2
%cod = and i64 %cob, 127
%coe = shl nuw nsw i64 %cod, 7
%cof = or disjoint i64 %coe, %cns
%cog = icmp slt i8 %coa, 0
br i1 %cog, label %coh, label %cnw
coi:
%coj = getelementptr i8, ptr %g, i64 %cok
%col = load i8, ptr %coj, align 1, !noalias !154
%com = zext nneg i8 %col to i64
%con = icmp ugt i8 %col, 1
br i1 %con, label %coo, label %cop
cop:
%coq = shl nuw i64 %com, 63
%cor = or i64 %coq, %cos
br label %cnw
coh:
%cot = getelementptr i8, ptr %g, i64 %cnp
%cou = getelementptr i8, ptr %cot, i64 2
%cov = load i8, ptr %cou, align 1, !noalias !154
%cow = zext i8 %cov to i64
%cox = add nsw i64 %cnp, 3
%coy = and i64 %cow, 127
%coz = shl nuw nsw i64 %coy, 14
%cpa = or disjoint i64 %coz, %cof
%cpb = icmp slt i8 %cov, 0
br i1 %cpb, label %cpc, label %cnw
cpc:
%cpd = getelementptr i8, ptr %g, i64 %cnp
%cpe = getelementptr i8, ptr %cpd, i64 3
%cpf = load i8, ptr %cpe, align 1, !noalias !154
%cpg = zext i8 %cpf to i64
%cph = add nsw i64 %cnp, 4
%cpi = and i64 %cpg, 127
%cpj = shl nuw nsw i64 %cpi, 21
%cpk = or disjoint i64 %cpj, %cpa
%cpl = icmp slt i8 %cpf, 0
br i1 %cpl, label %cpm, label %cnw
cpm:
%cpn = getelementptr i8, ptr %g, i64 %cnp
%cpo = getelementptr i8, ptr %cpn, i64 4
%cpp = load i8, ptr %cpo, align 1, !noalias !154
%cpq = zext i8 %cpp to i64
%cpr = add nsw i64 %cnp, 5
%cps = and i64 %cpq, 127
%cpt = shl nuw nsw i64 %cps, 28
%cpu = or disjoint i64 %cpt, %cpk
%cpv = icmp slt i8 %cpp, 0
br i1 %cpv, label %cpw, label %cnw
cpw:
%cpx = getelementptr i8, ptr %g, i64 %cnp
%cpy = getelementptr i8, ptr %cpx, i64 5
%cpz = load i8, ptr %cpy, align 1, !noalias !154
%cqa = zext i8 %cpz to i64
%cqb = add nsw i64 %cnp, 6
%cqc = and i64 %cqa, 127
%cqd = shl nuw nsw i64 %cqc, 35
%cqe = or disjoint i64 %cqd, %cpu
%cqf = icmp slt i8 %cpz, 0
br i1 %cqf, label %cqg, label %cnw
cqg:
%cqh = getelementptr i8, ptr %g, i64 %cnp
%cqi = getelementptr i8, ptr %cqh, i64 6
%cqj = load i8, ptr %cqi, align 1, !noalias !154
%cqk = zext i8 %cqj to i64
%cql = add nsw i64 %cnp, 7
%cqm = and i64 %cqk, 127
%cqn = shl nuw nsw i64 %cqm, 42
%cqo = or i64 %cqn, %cqe
%cqp = icmp slt i8 %cqj, 0
br i1 %cqp, label %cqq, label %cnw
cqq:
%cqr = getelementptr i8, ptr %g, i64 %cnp
%cqs = getelementptr i8, ptr %cqr, i64 7
%cqt = load i8, ptr %cqs, align 1, !noalias !154
%cqu = zext i8 %cqt to i64
%cqv = add nsw i64 %cnp, 8
%cqw = and i64 %cqu, 127
%cqx = shl nuw nsw i64 %cqw, 49
%cqy = or i64 %cqx, %cqo
%cqz = icmp slt i8 %cqt, 0
br i1 %cqz, label %cra, label %cnw
cra:
%crb = getelementptr i8, ptr %g, i64 %cnp
%crc = getelementptr i8, ptr %crb, i64 8
%crd = load i8, ptr %crc, align 1, !noalias !154
%cre = zext i8 %crd to i64
%cok = add nsw i64 %cnp, 9
%crf = and i64 %cre, 127
%crg = shl nuw nsw i64 %crf, 56
%cos = or i64 %crg, %cqy
%crh = icmp slt i8 %crd, 0
br i1 %crh, label %coi, label %cnw
cnw:
%cri = phi i64 [ %cor, %cop ], [ %cns, %cnm ], [ %cof, %cnv ], [ %cpa, %coh ], [ %cpk, %cpc ], [ %cpu, %cpm ], [ %cqe, %cpw ], [ %cqo, %cqg ], [ %cqy, %cqq ], [ %cos, %cra ]
%crj = phi i64 [ %cnx, %cop ], [ %cnt, %cnm ], [ %coc, %cnv ], [ %cox, %coh ], [ %cph, %cpc ], [ %cpr, %cpm ], [ %cqb, %cpw ], [ %cql, %cqg ], [ %cqv, %cqq ], [ %cok, %cra ]
%crk = lshr i64 %cri, 1
%crl = and i64 %cri, 1
%crm = sub nsw i64 0, %crl
%crn = xor i64 %crk, %crm
br label %coo
cro:
%crp = icmp slt i64 %crq, 0
%crr = sub nsw i64 %fk, %crs
%crt = icmp sgt i64 %crq, %crr
%cru = select i1 %crp, i1 true, i1 %crt
br i1 %cru, label %yb, label %cni
cni:
%crv = phi i64 [ %cnl, %cnf ], [ %cnn, %cro ], [ 0, %ckl ]
%cjc = phi i64 [ %cnp, %cnf ], [ %crs, %cro ], [ %mp, %ckl ]
%crw = icmp sgt i64 %cjl, 0
br i1 %crw, label %crx, label %cry
cjt:
%crz = phi i64 [ %cko, %ckm ], [ %cjp, %cja ], [ %ckc, %cjs ], [ %ckx, %cke ], [ %clh, %ckz ], [ %clr, %clj ], [ %cmb, %clt ], [ %cml, %cmd ], [ %cmv, %cmn ], [ %ckp, %cmx ]
%cnp = phi i64 [ %cju, %ckm ], [ %cjq, %cja ], [ %cjz, %cjs ], [ %cku, %cke ], [ %cle, %ckz ], [ %clo, %clj ], [ %cly, %clt ], [ %cmi, %cmd ], [ %cms, %cmn ], [ %ckh, %cmx ]
%csa = lshr i64 %crz, 1
%cnh = and i64 %crz, 1
%csb = sub nsw i64 0, %cnh
%cnl = xor i64 %csa, %csb
%csc = icmp sgt i64 %cnp, %fk
br i1 %csc, label %yb, label %cnf
ckl:
%csd = icmp slt i64 %fk, %mp
br i1 %csd, label %yb, label %cni
coo:
%crq = phi i64 [ %crn, %cnw ], [ 0, %coi ]
%crs = phi i64 [ %crj, %cnw ], [ %mp, %coi ]
%cse = icmp slt i64 %fk, %crs
br i1 %cse, label %yb, label %cro
crx:
%csf = sub nsw i64 %fk, %cjc
%csg = or i64 %csf, %cjl
%csh = icmp ult i64 %csg, 4294967296
br i1 %csh, label %csi, label %csj
csi:
%csk = trunc nuw i64 %cjl to i32
%csl = trunc nuw i64 %csf to i32
%csm = udiv i32 %csl, %csk
%csn = zext i32 %csm to i64
br label %cso
csj:
%csp = or i64 %csf, %cjl
%csq = and i64 %csp, -4294967296
%csr = icmp eq i64 %csq, 0
br i1 %csr, label %css, label %cst
css:
%csu = trunc i64 %cjl to i32
%csv = trunc i64 %csf to i32
%csw = udiv i32 %csv, %csu
%csx = urem i32 %csv, %csu
%csy = zext i32 %csw to i64
%csz = zext i32 %csx to i64
br label %cta
cst:
%ctb = sdiv i64 %csf, %cjl
%ctc = srem i64 %csf, %cjl
br label %cta
cta:
%ctd = phi i64 [ %csy, %css ], [ %ctb, %cst ]
%cte = phi i64 [ %csz, %css ], [ %ctc, %cst ]
%ctf = ashr i64 %cte, 63
br label %cso
cso:
%ctg = phi i64 [ %csn, %csi ], [ %ctd, %cta ]
%cth = phi i64 [ 0, %csi ], [ %ctf, %cta ]
%cti = add i64 %cth, %ctg
%ctj = icmp sgt i64 %crv, %cti
br i1 %ctj, label %yb, label %cry
cry:
%ctk = icmp eq i64 %crv, 0
br i1 %ctk, label %ctl, label %ctm
ctm:
%cjj = add nsw i64 %crv, %cji
%ctn = getelementptr inbounds i8, ptr %ciu, i64 %ciz
%cto = load i64, ptr %ctn, align 8, !noalias !140
%ctp = icmp sgt i64 %cjj, %cto
br i1 %ctp, label %ctq, label %cjd
ctr:
%cts = phi i64 [ %cjg, %cjh ], [ %cjc, %ctt ]
%ctu = phi i64 [ %ctv, %cjh ], [ %ctw, %ctt ]
%ctx = phi i64 [ %cty, %cjh ], [ %cji, %ctt ]
%ctv = add nsw i64 %ctu, -1
%cty = add i64 %ctx, 1
%ctz = getelementptr i8, ptr %g, i64 %cts
%cua = load i8, ptr %ctz, align 1, !noalias !157
%cub = zext i8 %cua to i64
%cuc = and i64 %cub, 127
%cud = add nsw i64 %cts, 1
%cue = icmp slt i8 %cua, 0
br i1 %cue, label %cuf, label %cug
cuf:
%cuh = add i64 %cts, 10
%cui = getelementptr i8, ptr %g, i64 %cts
%cuj = getelementptr i8, ptr %cui, i64 1
%cuk = load i8, ptr %cuj, align 1, !noalias !157
%cul = zext i8 %cuk to i64
%cum = add nsw i64 %cts, 2
%cun = and i64 %cul, 127
%cuo = shl nuw nsw i64 %cun, 7
%cup = or disjoint i64 %cuo, %cuc
%cuq = icmp slt i8 %cuk, 0
br i1 %cuq, label %cur, label %cug
cus:
%cut = getelementptr i8, ptr %g, i64 %cuu
%cuv = load i8, ptr %cut, align 1, !noalias !157
%cuw = zext nneg i8 %cuv to i64
%cux = icmp ugt i8 %cuv, 1
br i1 %cux, label %cuy, label %cuz
cuz:
%cva = shl nuw i64 %cuw, 63
%cvb = or i64 %cva, %cvc
br label %cug
cur:
%cvd = getelementptr i8, ptr %g, i64 %cts
%cve = getelementptr i8, ptr %cvd, i64 2
%cvf = load i8, ptr %cve, align 1, !noalias !157
%cvg = zext i8 %cvf to i64
%cvh = add nsw i64 %cts, 3
%cvi = and i64 %cvg, 127
%cvj = shl nuw nsw i64 %cvi, 14
%cvk = or disjoint i64 %cvj, %cup
%cvl = icmp slt i8 %cvf, 0
br i1 %cvl, label %cvm, label %cug
cvm:
%cvn = getelementptr i8, ptr %g, i64 %cts
%cvo = getelementptr i8, ptr %cvn, i64 3
%cvp = load i8, ptr %cvo, align 1, !noalias !157
%cvq = zext i8 %cvp to i64
%cvr = add nsw i64 %cts, 4
%cvs = and i64 %cvq, 127
%cvt = shl nuw nsw i64 %cvs, 21
%cvu = or disjoint i64 %cvt, %cvk
%cvv = icmp slt i8 %cvp, 0
br i1 %cvv, label %cvw, label %cug
cvw:
%cvx = getelementptr i8, ptr %g, i64 %cts
%cvy = getelementptr i8, ptr %cvx, i64 4
%cvz = load i8, ptr %cvy, align 1, !noalias !157
%cwa = zext i8 %cvz to i64
%cwb = add nsw i64 %cts, 5
%cwc = and i64 %cwa, 127
%cwd = shl nuw nsw i64 %cwc, 28
%cwe = or disjoint i64 %cwd, %cvu
%cwf = icmp slt i8 %cvz, 0
br i1 %cwf, label %cwg, label %cug
cwg:
%cwh = getelementptr i8, ptr %g, i64 %cts
%cwi = getelementptr i8, ptr %cwh, i64 5
%cwj = load i8, ptr %cwi, align 1, !noalias !157
%cwk = zext i8 %cwj to i64
%cwl = add nsw i64 %cts, 6
%cwm = and i64 %cwk, 127
%cwn = shl nuw nsw i64 %cwm, 35
%cwo = or disjoint i64 %cwn, %cwe
%cwp = icmp slt i8 %cwj, 0
br i1 %cwp, label %cwq, label %cug
cwq:
%cwr = getelementptr i8, ptr %g, i64 %cts
%cws = getelementptr i8, ptr %cwr, i64 6
%cwt = load i8, ptr %cws, align 1, !noalias !157
%cwu = zext i8 %cwt to i64
%cwv = add nsw i64 %cts, 7
%cww = and i64 %cwu, 127
%cwx = shl nuw nsw i64 %cww, 42
%cwy = or i64 %cwx, %cwo
%cwz = icmp slt i8 %cwt, 0
br i1 %cwz, label %cxa, label %cug
cxa:
%cxb = getelementptr i8, ptr %g, i64 %cts
%cxc = getelementptr i8, ptr %cxb, i64 7
%cxd = load i8, ptr %cxc, align 1, !noalias !157
%cxe = zext i8 %cxd to i64
%cxf = add nsw i64 %cts, 8
%cxg = and i64 %cxe, 127
%cxh = shl nuw nsw i64 %cxg, 49
%cxi = or i64 %cxh, %cwy
%cxj = icmp slt i8 %cxd, 0
br i1 %cxj, label %cxk, label %cug
cxk:
%cxl = getelementptr i8, ptr %g, i64 %cts
%cxm = getelementptr i8, ptr %cxl, i64 8
%cxn = load i8, ptr %cxm, align 1, !noalias !157
%cxo = zext i8 %cxn to i64
%cuu = add nsw i64 %cts, 9
%cxp = and i64 %cxo, 127
%cxq = shl nuw nsw i64 %cxp, 56
%cvc = or i64 %cxq, %cxi
%cxr = icmp slt i8 %cxn, 0
br i1 %cxr, label %cus, label %cug
cug:
%cxs = phi i64 [ %cvb, %cuz ], [ %cuc, %ctr ], [ %cup, %cuf ], [ %cvk, %cur ], [ %cvu, %cvm ], [ %cwe, %cvw ], [ %cwo, %cwg ], [ %cwy, %cwq ], [ %cxi, %cxa ], [ %cvc, %cxk ]
%cxt = phi i64 [ %cuh, %cuz ], [ %cud, %ctr ], [ %cum, %cuf ], [ %cvh, %cur ], [ %cvr, %cvm ], [ %cwb, %cvw ], [ %cwl, %cwg ], [ %cwv, %cwq ], [ %cxf, %cxa ], [ %cuu, %cxk ]
%cxu = lshr i64 %cxs, 1
%cxv = and i64 %cxs, 1
%cxw = sub nsw i64 0, %cxv
%cxx = xor i64 %cxu, %cxw
br label %cuy
cxy:
%cxz = add i64 %cya, -2147483648
%cyb = icmp ult i64 %cxz, %cyc
br i1 %cyb, label %yb, label %cyd
cye:
%cyf = icmp eq i64 %cic, 8
br i1 %cyf, label %cyg, label %cyh
cjh:
%cjg = add nsw i64 %cyi, %cyj
%cyk = icmp samesign ugt i64 %ctu, 1
br i1 %cyk, label %ctr, label %cja
ctl:
%cyl = shl i64 %ciq, 3
%cym = getelementptr inbounds i8, ptr %cir, i64 %cyl
store i64 %cji, ptr %cym, align 8, !noalias !140
%cyn = getelementptr i8, ptr %hu, i64 16
%cyo = load i64, ptr %cyn, align 8, !noalias !140
%cyp = mul i64 %cyo, 24
%cyq = getelementptr i8, ptr %ch, i64 %cyp
%cyr = getelementptr i8, ptr %cyq, i64 8
%cys = load i64, ptr %cyr, align 8, !noalias !160
%cyt = ashr i64 %cys, 2
%cyu = trunc i64 %cji to i32
%cyv = add nsw i64 %cyt, %nq
%cyw = icmp slt i64 %cyv, -1
%cyx = select i1 %cyw, i64 %bu, i64 0
%cyy = getelementptr i32, ptr %bt, i64 %cyv
%cyz = getelementptr i8, ptr %cyy, i64 4
%cza = getelementptr i32, ptr %cyz, i64 %cyx
store i32 %cyu, ptr %cza, align 4, !noalias !140
br label %yb
ctq:
%czb = getelementptr i8, ptr %dz, i64 24
store i64 %chx, ptr %czb, align 8, !noalias !163
%czc = getelementptr i8, ptr %dz, i64 32
store i64 %cjj, ptr %czc, align 8, !noalias !163
br label %yb
cjd:
%ctw = tail call i64 @llvm.smax.i64(i64 %crv, i64 0)
%czd = icmp eq i64 %ctw, 0
br i1 %czd, label %cja, label %cze
cze:
%czf = icmp eq i64 %cic, 3
br i1 %czf, label %czg, label %ctt
ctt:
%cyc = bitcast i64 -4294967296 to i64
br label %ctr
czg:
%czh = bitcast i64 -4294967296 to i64
%czi = add nuw i64 %ctw, 1
%czj = shl i64 %cji, 2
br label %czk
czk:
%czl = phi i64 [ %czj, %czg ], [ %czm, %cjf ]
%czn = phi i64 [ %czi, %czg ], [ %czo, %cjf ]
%czp = phi i64 [ %cjc, %czg ], [ %cje, %cjf ]
%czq = getelementptr i8, ptr %g, i64 %czp
%czr = load i8, ptr %czq, align 1, !noalias !166
%czs = zext i8 %czr to i64
%czt = and i64 %czs, 127
%czu = add nsw i64 %czp, 1
%czv = icmp slt i8 %czr, 0
br i1 %czv, label %czw, label %czx
czw:
%czy = add i64 %czp, 10
%czz = getelementptr i8, ptr %g, i64 %czp
%daa = getelementptr i8, ptr %czz, i64 1
%dab = load i8, ptr %daa, align 1, !noalias !166
%dac = zext i8 %dab to i64
%dad = add nsw i64 %czp, 2
%dae = and i64 %dac, 127
%daf = shl nuw nsw i64 %dae, 7
%dag = or disjoint i64 %daf, %czt
%dah = icmp slt i8 %dab, 0
br i1 %dah, label %dai, label %czx
daj:
%dak = getelementptr i8, ptr %g, i64 %dal
%dam = load i8, ptr %dak, align 1, !noalias !166
%dan = zext nneg i8 %dam to i64
%dao = icmp ugt i8 %dam, 1
br i1 %dao, label %dap, label %daq
daq:
%dar = shl nuw i64 %dan, 63
%das = or i64 %dar, %dat
br label %czx
dai:
%dau = getelementptr i8, ptr %g, i64 %czp
%dav = getelementptr i8, ptr %dau, i64 2
%daw = load i8, ptr %dav, align 1, !noalias !166
%dax = zext i8 %daw to i64
%day = add nsw i64 %czp, 3
%daz = and i64 %dax, 127
%dba = shl nuw nsw i64 %daz, 14
%dbb = or disjoint i64 %dba, %dag
%dbc = icmp slt i8 %daw, 0
br i1 %dbc, label %dbd, label %czx
dbd:
%dbe = getelementptr i8, ptr %g, i64 %czp
%dbf = getelementptr i8, ptr %dbe, i64 3
%dbg = load i8, ptr %dbf, align 1, !noalias !166
%dbh = zext i8 %dbg to i64
%dbi = add nsw i64 %czp, 4
%dbj = and i64 %dbh, 127
%dbk = shl nuw nsw i64 %dbj, 21
%dbl = or disjoint i64 %dbk, %dbb
%dbm = icmp slt i8 %dbg, 0
br i1 %dbm, label %dbn, label %czx
dbn:
%dbo = getelementptr i8, ptr %g, i64 %czp
%dbp = getelementptr i8, ptr %dbo, i64 4
%dbq = load i8, ptr %dbp, align 1, !noalias !166
%dbr = zext i8 %dbq to i64
%dbs = add nsw i64 %czp, 5
%dbt = and i64 %dbr, 127
%dbu = shl nuw nsw i64 %dbt, 28
%dbv = or disjoint i64 %dbu, %dbl
%dbw = icmp slt i8 %dbq, 0
br i1 %dbw, label %dbx, label %czx
dbx:
%dby = getelementptr i8, ptr %g, i64 %czp
%dbz = getelementptr i8, ptr %dby, i64 5
%dca = load i8, ptr %dbz, align 1, !noalias !166
%dcb = zext i8 %dca to i64
%dcc = add nsw i64 %czp, 6
%dcd = and i64 %dcb, 127
%dce = shl nuw nsw i64 %dcd, 35
%dcf = or disjoint i64 %dce, %dbv
%dcg = icmp slt i8 %dca, 0
br i1 %dcg, label %dch, label %czx
dch:
%dci = getelementptr i8, ptr %g, i64 %czp
%dcj = getelementptr i8, ptr %dci, i64 6
%dck = load i8, ptr %dcj, align 1, !noalias !166
%dcl = zext i8 %dck to i64
%dcm = add nsw i64 %czp, 7
%dcn = and i64 %dcl, 127
%dco = shl nuw nsw i64 %dcn, 42
%dcp = or i64 %dco, %dcf
%dcq = icmp slt i8 %dck, 0
br i1 %dcq, label %dcr, label %czx
dcr:
%dcs = getelementptr i8, ptr %g, i64 %czp
%dct = getelementptr i8, ptr %dcs, i64 7
%dcu = load i8, ptr %dct, align 1, !noalias !166
%dcv = zext i8 %dcu to i64
%dcw = add nsw i64 %czp, 8
%dcx = and i64 %dcv, 127
%dcy = shl nuw nsw i64 %dcx, 49
%dcz = or i64 %dcy, %dcp
%dda = icmp slt i8 %dcu, 0
br i1 %dda, label %ddb, label %czx
ddb:
%ddc = getelementptr i8, ptr %g, i64 %czp
%ddd = getelementptr i8, ptr %ddc, i64 8
%dde = load i8, ptr %ddd, align 1, !noalias !166
%ddf = zext i8 %dde to i64
%dal = add nsw i64 %czp, 9
%ddg = and i64 %ddf, 127
%ddh = shl nuw nsw i64 %ddg, 56
%dat = or i64 %ddh, %dcz
%ddi = icmp slt i8 %dde, 0
br i1 %ddi, label %daj, label %czx
czx:
%ddj = phi i64 [ %das, %daq ], [ %czt, %czk ], [ %dag, %czw ], [ %dbb, %dai ], [ %dbl, %dbd ], [ %dbv, %dbn ], [ %dcf, %dbx ], [ %dcp, %dch ], [ %dcz, %dcr ], [ %dat, %ddb ]
%ddk = phi i64 [ %czy, %daq ], [ %czu, %czk ], [ %dad, %czw ], [ %day, %dai ], [ %dbi, %dbd ], [ %dbs, %dbn ], [ %dcc, %dbx ], [ %dcm, %dch ], [ %dcw, %dcr ], [ %dal, %ddb ]
%ddl = lshr i64 %ddj, 1
%ddm = and i64 %ddj, 1
%ddn = sub nsw i64 0, %ddm
%ddo = xor i64 %ddl, %ddn
br label %dap
dap:
%ddp = phi i64 [ %ddo, %czx ], [ 0, %daj ]
%ddq = phi i64 [ %ddk, %czx ], [ %mp, %daj ]
%ddr = icmp sgt i64 %ddq, %fk
br i1 %ddr, label %yb, label %dds
dds:
%ddt = add i64 %ddp, -2147483648
%ddu = icmp ult i64 %ddt, %czh
br i1 %ddu, label %yb, label %ddv
ddv:
%ddw = trunc nsw i64 %ddp to i32
%ddx = getelementptr i8, ptr %civ, i64 %czl
store i32 %ddw, ptr %ddx, align 4, !noalias !140
%ddy = getelementptr i8, ptr %g, i64 %ddq
%ddz = load i8, ptr %ddy, align 1, !noalias !169
%dea = zext i8 %ddz to i64
%deb = and i64 %dea, 127
%dec = add nsw i64 %ddq, 1
%ded = icmp slt i8 %ddz, 0
br i1 %ded, label %dee, label %def
dee:
%deg = add i64 %ddq, 10
%deh = getelementptr i8, ptr %g, i64 %ddq
%dei = getelementptr i8, ptr %deh, i64 1
%dej = load i8, ptr %dei, align 1, !noalias !169
%dek = zext i8 %dej to i64
%del = add nsw i64 %ddq, 2
%dem = and i64 %dek, 127
%den = shl nuw nsw i64 %dem, 7
%deo = or disjoint i64 %den, %deb
%dep = icmp slt i8 %dej, 0
br i1 %dep, label %deq, label %def
der:
%des = getelementptr i8, ptr %g, i64 %det
%deu = load i8, ptr %des, align 1, !noalias !169
%dev = zext nneg i8 %deu to i64
%dew = icmp ugt i8 %deu, 1
br i1 %dew, label %dex, label %dey
dey:
%dez = shl nuw i64 %dev, 63
%dfa = or i64 %dez, %dfb
br label %def
deq:
%dfc = getelementptr i8, ptr %g, i64 %ddq
%dfd = getelementptr i8, ptr %dfc, i64 2
%dfe = load i8, ptr %dfd, align 1, !noalias !169
%dff = zext i8 %dfe to i64
%dfg = add nsw i64 %ddq, 3
%dfh = and i64 %dff, 127
%dfi = shl nuw nsw i64 %dfh, 14
%dfj = or disjoint i64 %dfi, %deo
%dfk = icmp slt i8 %dfe, 0
br i1 %dfk, label %dfl, label %def
dfl:
%dfm = getelementptr i8, ptr %g, i64 %ddq
%dfn = getelementptr i8, ptr %dfm, i64 3
%dfo = load i8, ptr %dfn, align 1, !noalias !169
%dfp = zext i8 %dfo to i64
%dfq = add nsw i64 %ddq, 4
%dfr = and i64 %dfp, 127
%dfs = shl nuw nsw i64 %dfr, 21
%dft = or disjoint i64 %dfs, %dfj
%dfu = icmp slt i8 %dfo, 0
br i1 %dfu, label %dfv, label %def
dfv:
%dfw = getelementptr i8, ptr %g, i64 %ddq
%dfx = getelementptr i8, ptr %dfw, i64 4
%dfy = load i8, ptr %dfx, align 1, !noalias !169
%dfz = zext i8 %dfy to i64
%dga = add nsw i64 %ddq, 5
%dgb = and i64 %dfz, 127
%dgc = shl nuw nsw i64 %dgb, 28
%dgd = or disjoint i64 %dgc, %dft
%dge = icmp slt i8 %dfy, 0
br i1 %dge, label %dgf, label %def
dgf:
%dgg = getelementptr i8, ptr %g, i64 %ddq
%dgh = getelementptr i8, ptr %dgg, i64 5
%dgi = load i8, ptr %dgh, align 1, !noalias !169
%dgj = zext i8 %dgi to i64
%dgk = add nsw i64 %ddq, 6
%dgl = and i64 %dgj, 127
%dgm = shl nuw nsw i64 %dgl, 35
%dgn = or disjoint i64 %dgm, %dgd
%dgo = icmp slt i8 %dgi, 0
br i1 %dgo, label %dgp, label %def
dgp:
%dgq = getelementptr i8, ptr %g, i64 %ddq
%dgr = getelementptr i8, ptr %dgq, i64 6
%dgs = load i8, ptr %dgr, align 1, !noalias !169
%dgt = zext i8 %dgs to i64
%dgu = add nsw i64 %ddq, 7
%dgv = and i64 %dgt, 127
%dgw = shl nuw nsw i64 %dgv, 42
%dgx = or i64 %dgw, %dgn
%dgy = icmp slt i8 %dgs, 0
br i1 %dgy, label %dgz, label %def
dgz:
%dha = getelementptr i8, ptr %g, i64 %ddq
%dhb = getelementptr i8, ptr %dha, i64 7
%dhc = load i8, ptr %dhb, align 1, !noalias !169
%dhd = zext i8 %dhc to i64
%dhe = add nsw i64 %ddq, 8
%dhf = and i64 %dhd, 127
%dhg = shl nuw nsw i64 %dhf, 49
%dhh = or i64 %dhg, %dgx
%dhi = icmp slt i8 %dhc, 0
br i1 %dhi, label %dhj, label %def
dhj:
%dhk = getelementptr i8, ptr %g, i64 %ddq
%dhl = getelementptr i8, ptr %dhk, i64 8
%dhm = load i8, ptr %dhl, align 1, !noalias !169
%dhn = zext i8 %dhm to i64
%det = add nsw i64 %ddq, 9
%dho = and i64 %dhn, 127
%dhp = shl nuw nsw i64 %dho, 56
%dfb = or i64 %dhp, %dhh
%dhq = icmp slt i8 %dhm, 0
br i1 %dhq, label %der, label %def
def:
%dhr = phi i64 [ %dfa, %dey ], [ %deb, %ddv ], [ %deo, %dee ], [ %dfj, %deq ], [ %dft, %dfl ], [ %dgd, %dfv ], [ %dgn, %dgf ], [ %dgx, %dgp ], [ %dhh, %dgz ], [ %dfb, %dhj ]
%dhs = phi i64 [ %deg, %dey ], [ %dec, %ddv ], [ %del, %dee ], [ %dfg, %deq ], [ %dfq, %dfl ], [ %dga, %dfv ], [ %dgk, %dgf ], [ %dgu, %dgp ], [ %dhe, %dgz ], [ %det, %dhj ]
%dht = lshr i64 %dhr, 1
%dhu = and i64 %dhr, 1
%dhv = sub nsw i64 0, %dhu
%dhw = xor i64 %dht, %dhv
br label %dex
dex:
%dhx = phi i64 [ %dhw, %def ], [ 0, %der ]
%cje = phi i64 [ %dhs, %def ], [ %mp, %der ]
%dhy = icmp sgt i64 %cje, %fk
br i1 %dhy, label %yb, label %cjf
cjf:
%dhz = shl i64 %czl, 1
%dia = getelementptr i8, ptr %ciw, i64 %dhz
store i64 %dhx, ptr %dia, align 8, !noalias !140
%czo = add i64 %czn, -1
%czm = add i64 %czl, 4
%dib = icmp samesign ugt i64 %czo, 1
br i1 %dib, label %czk, label %cja
cuy:
%cya = phi i64 [ %cxx, %cug ], [ 0, %cus ]
%dic = phi i64 [ %cxt, %cug ], [ %mp, %cus ]
%did = icmp sgt i64 %dic, %fk
br i1 %did, label %yb, label %cxy
cyd:
%die = trunc nsw i64 %cya to i32
%dif = getelementptr i32, ptr %civ, i64 %ctx
store i32 %die, ptr %dif, align 4, !noalias !140
%dig = getelementptr i8, ptr %g, i64 %dic
%dih = load i8, ptr %dig, align 1, !noalias !172
%dii = zext i8 %dih to i64
%dij = and i64 %dii, 127
%dik = add nsw i64 %dic, 1
%dil = icmp slt i8 %dih, 0
br i1 %dil, label %dim, label %din
dim:
%dio = add i64 %dic, 10
%dip = getelementptr i8, ptr %g, i64 %dic
%diq = getelementptr i8, ptr %dip, i64 1
%dir = load i8, ptr %diq, align 1, !noalias !172
%dis = zext i8 %dir to i64
%dit = add nsw i64 %dic, 2
%diu = and i64 %dis, 127
%div = shl nuw nsw i64 %diu, 7
%diw = or disjoint i64 %div, %dij
%dix = icmp slt i8 %dir, 0
br i1 %dix, label %diy, label %din
diz:
%dja = getelementptr i8, ptr %g, i64 %djb
%djc = load i8, ptr %dja, align 1, !noalias !172
%djd = zext nneg i8 %djc to i64
%dje = icmp ugt i8 %djc, 1
br i1 %dje, label %djf, label %djg
djg:
%djh = shl nuw i64 %djd, 63
%dji = or i64 %djh, %djj
br label %din
diy:
%djk = getelementptr i8, ptr %g, i64 %dic
%djl = getelementptr i8, ptr %djk, i64 2
%djm = load i8, ptr %djl, align 1, !noalias !172
%djn = zext i8 %djm to i64
%djo = add nsw i64 %dic, 3
%djp = and i64 %djn, 127
%djq = shl nuw nsw i64 %djp, 14
%djr = or disjoint i64 %djq, %diw
%djs = icmp slt i8 %djm, 0
br i1 %djs, label %djt, label %din
djt:
%dju = getelementptr i8, ptr %g, i64 %dic
%djv = getelementptr i8, ptr %dju, i64 3
%djw = load i8, ptr %djv, align 1, !noalias !172
%djx = zext i8 %djw to i64
%djy = add nsw i64 %dic, 4
%djz = and i64 %djx, 127
%dka = shl nuw nsw i64 %djz, 21
%dkb = or disjoint i64 %dka, %djr
%dkc = icmp slt i8 %djw, 0
br i1 %dkc, label %dkd, label %din
dkd:
%dke = getelementptr i8, ptr %g, i64 %dic
%dkf = getelementptr i8, ptr %dke, i64 4
%dkg = load i8, ptr %dkf, align 1, !noalias !172
%dkh = zext i8 %dkg to i64
%dki = add nsw i64 %dic, 5
%dkj = and i64 %dkh, 127
%dkk = shl nuw nsw i64 %dkj, 28
%dkl = or disjoint i64 %dkk, %dkb
%dkm = icmp slt i8 %dkg, 0
br i1 %dkm, label %dkn, label %din
dkn:
%dko = getelementptr i8, ptr %g, i64 %dic
%dkp = getelementptr i8, ptr %dko, i64 5
%dkq = load i8, ptr %dkp, align 1, !noalias !172
%dkr = zext i8 %dkq to i64
%dks = add nsw i64 %dic, 6
%dkt = and i64 %dkr, 127
%dku = shl nuw nsw i64 %dkt, 35
%dkv = or disjoint i64 %dku, %dkl
%dkw = icmp slt i8 %dkq, 0
br i1 %dkw, label %dkx, label %din
dkx:
%dky = getelementptr i8, ptr %g, i64 %dic
%dkz = getelementptr i8, ptr %dky, i64 6
%dla = load i8, ptr %dkz, align 1, !noalias !172
%dlb = zext i8 %dla to i64
%dlc = add nsw i64 %dic, 7
%dld = and i64 %dlb, 127
%dle = shl nuw nsw i64 %dld, 42
%dlf = or i64 %dle, %dkv
%dlg = icmp slt i8 %dla, 0
br i1 %dlg, label %dlh, label %din
dlh:
%dli = getelementptr i8, ptr %g, i64 %dic
%dlj = getelementptr i8, ptr %dli, i64 7
%dlk = load i8, ptr %dlj, align 1, !noalias !172
%dll = zext i8 %dlk to i64
%dlm = add nsw i64 %dic, 8
%dln = and i64 %dll, 127
%dlo = shl nuw nsw i64 %dln, 49
%dlp = or i64 %dlo, %dlf
%dlq = icmp slt i8 %dlk, 0
br i1 %dlq, label %dlr, label %din
dlr:
%dls = getelementptr i8, ptr %g, i64 %dic
%dlt = getelementptr i8, ptr %dls, i64 8
%dlu = load i8, ptr %dlt, align 1, !noalias !172
%dlv = zext i8 %dlu to i64
%djb = add nsw i64 %dic, 9
%dlw = and i64 %dlv, 127
%dlx = shl nuw nsw i64 %dlw, 56
%djj = or i64 %dlx, %dlp
%dly = icmp slt i8 %dlu, 0
br i1 %dly, label %diz, label %din
dlz:
%dma = lshr i64 %dmb, 1
%dmc = and i64 %dmb, 1
%dmd = icmp eq i64 %dmc, 0
br i1 %dmd, label %dme, label %yb
dme:
%cyj = phi i64 [ %dma, %dlz ], [ 0, %djf ]
%cyi = phi i64 [ %dmf, %dlz ], [ %mp, %djf ]
%dmg = sub nsw i64 %fk, %cyi
%dmh = icmp sgt i64 %cyj, %dmg
br i1 %dmh, label %yb, label %cye
din:
%dmb = phi i64 [ %dji, %djg ], [ %dij, %cyd ], [ %diw, %dim ], [ %djr, %diy ], [ %dkb, %djt ], [ %dkl, %dkd ], [ %dkv, %dkn ], [ %dlf, %dkx ], [ %dlp, %dlh ], [ %djj, %dlr ]
%dmf = phi i64 [ %dio, %djg ], [ %dik, %cyd ], [ %dit, %dim ], [ %djo, %diy ], [ %djy, %djt ], [ %dki, %dkd ], [ %dks, %dkn ], [ %dlc, %dkx ], [ %dlm, %dlh ], [ %djb, %dlr ]
%dmi = icmp sgt i64 %dmf, %fk
br i1 %dmi, label %yb, label %dlz
djf:
%dmj = icmp slt i64 %fk, %mp
br i1 %dmj, label %yb, label %dme
cyg:
%dmk = shl i64 %ctx, 4
%dml = getelementptr i8, ptr %ciw, i64 %dmk
store i64 %cyi, ptr %dml, align 8, !noalias !140
%dmm = getelementptr i8, ptr %dml, i64 8
store i64 %cyj, ptr %dmm, align 8, !noalias !140
br label %cjh
cyh:
%dmn = getelementptr i32, ptr %ciy, i64 %ctx
%dmo = load i32, ptr %dmn, align 4, !noalias !140
%dmp = sext i32 %dmo to i64
%dmq = add nsw i64 %cyj, %dmp
%dmr = mul i64 %chz, 8
%dms = getelementptr i8, ptr %cv, i64 %dmr
%dmt = load i64, ptr %dms, align 8, !noalias !140
%dmu = icmp sgt i64 %dmq, %dmt
br i1 %dmu, label %dmv, label %dmw
dmv:
%dmx = getelementptr i8, ptr %dz, i64 24
store i64 %chz, ptr %dmx, align 8, !noalias !177
%dmy = getelementptr i8, ptr %dz, i64 32
store i64 %dmq, ptr %dmy, align 8, !noalias !177
br label %yb
dmw:
%dmz = getelementptr i8, ptr %ch, i64 %cik
%dna = getelementptr i8, ptr %dmz, i64 16
%dnb = load i64, ptr %dna, align 8, !noalias !140
%dnc = add i64 %dnb, %dmp
%dnd = icmp samesign ugt i64 %cyj, 7
br i1 %dnd, label %dne, label %dnf
dne:
%dng = add nsw i64 %cyj, -8
%dnh = icmp eq i64 %dng, 0
br i1 %dnh, label %dni, label %dnj
dnj:
%dnk = getelementptr i8, ptr %g, i64 %cyi
%dnl = getelementptr i8, ptr %bm, i64 %dnc
%dnm = add nsw i64 %cyj, -9
%dnn = lshr i64 %dnm, 3
%dno = add nuw nsw i64 %dnn, 1
%dnp = icmp samesign ult i64 %cyj, 65
br i1 %dnp, label %dnq, label %dnr
dnq:
%dns = phi i64 [ 0, %dnr ], [ 0, %dnj ], [ %dnt, %dnu ]
br label %dnv
dnr:
%dnw = ptrtoint ptr %bm to i64
%dnx = ptrtoint ptr %g to i64
%dny = add i64 %cyi, %dnx
%dnz = sub i64 %dnw, %dny
%doa = add i64 %dnz, %dnc
%dob = icmp ult i64 %doa, 32
br i1 %dob, label %dnq, label %doc
doc:
%dod = bitcast i64 4611686018427387900 to i64
%doe = and i64 %dno, %dod
%dof = getelementptr i8, ptr %dnk, i64 16
%dog = getelementptr i8, ptr %dnl, i64 16
br label %doh
doh:
%doi = phi i64 [ 0, %doc ], [ %doj, %doh ]
%dok = shl nuw i64 %doi, 3
%dol = getelementptr i8, ptr %dof, i64 %dok
%dom = shl nuw i64 %doi, 3
%don = getelementptr i8, ptr %dof, i64 %dom
%doo = getelementptr i8, ptr %don, i64 -16
%dop = load <2 x i64>, ptr %doo, align 1, !noalias !180
%doq = load <2 x i64>, ptr %dol, align 1, !noalias !180
%dor = shl nuw i64 %doi, 3
%dos = getelementptr i8, ptr %dog, i64 %dor
%dot = shl nuw i64 %doi, 3
%dou = getelementptr i8, ptr %dog, i64 %dot
%dov = getelementptr i8, ptr %dou, i64 -16
store <2 x i64> %dop, ptr %dov, align 1, !noalias !185
store <2 x i64> %doq, ptr %dos, align 1, !noalias !185
%doj = add nuw nsw i64 %doi, 4
%dow = icmp eq i64 %doe, %doj
br i1 %dow, label %dnu, label %doh, !llvm.loop !188
dnu:
%dnt = shl nuw nsw i64 %doe, 3
%dox = icmp eq i64 %dno, %doe
br i1 %dox, label %dni, label %dnq
doy:
%doz = getelementptr i8, ptr %g, i64 %cyi
%dpa = getelementptr i8, ptr %doz, i64 1
%dpb = load i8, ptr %dpa, align 1, !noalias !189
%dpc = getelementptr i8, ptr %bm, i64 %dnc
%dpd = getelementptr i8, ptr %dpc, i64 1
store i8 %dpb, ptr %dpd, align 1, !noalias !189
%dpe = icmp eq i64 %cyj, 2
br i1 %dpe, label %dpf, label %dpg
dpg:
%dph = getelementptr i8, ptr %g, i64 %cyi
%dpi = getelementptr i8, ptr %dph, i64 2
%dpj = load i8, ptr %dpi, align 1, !noalias !189
%dpk = getelementptr i8, ptr %bm, i64 %dnc
%dpl = getelementptr i8, ptr %dpk, i64 2
store i8 %dpj, ptr %dpl, align 1, !noalias !189
%dpm = icmp eq i64 %cyj, 3
br i1 %dpm, label %dpf, label %dpn
dpn:
%dpo = getelementptr i8, ptr %g, i64 %cyi
%dpp = getelementptr i8, ptr %dpo, i64 3
%dpq = load i8, ptr %dpp, align 1, !noalias !189
%dpr = getelementptr i8, ptr %bm, i64 %dnc
%dps = getelementptr i8, ptr %dpr, i64 3
store i8 %dpq, ptr %dps, align 1, !noalias !189
%dpt = icmp eq i64 %cyj, 4
br i1 %dpt, label %dpf, label %dpu
dpu:
%dpv = getelementptr i8, ptr %g, i64 %cyi
%dpw = getelementptr i8, ptr %dpv, i64 4
%dpx = load i8, ptr %dpw, align 1, !noalias !189
%dpy = getelementptr i8, ptr %bm, i64 %dnc
%dpz = getelementptr i8, ptr %dpy, i64 4
store i8 %dpx, ptr %dpz, align 1, !noalias !189
%dqa = icmp eq i64 %cyj, 5
br i1 %dqa, label %dpf, label %dqb
dqb:
%dqc = getelementptr i8, ptr %g, i64 %cyi
%dqd = getelementptr i8, ptr %dqc, i64 5
%dqe = load i8, ptr %dqd, align 1, !noalias !189
%dqf = getelementptr i8, ptr %bm, i64 %dnc
%dqg = getelementptr i8, ptr %dqf, i64 5
store i8 %dqe, ptr %dqg, align 1, !noalias !189
%dqh = icmp eq i64 %cyj, 6
br i1 %dqh, label %dpf, label %dqi
dqi:
%dqj = getelementptr i8, ptr %g, i64 %cyi
%dqk = getelementptr i8, ptr %dqj, i64 6
%dql = load i8, ptr %dqk, align 1, !noalias !189
%dqm = getelementptr i8, ptr %bm, i64 %dnc
%dqn = getelementptr i8, ptr %dqm, i64 6
store i8 %dql, ptr %dqn, align 1, !noalias !189
br label %dpf
dnv:
%dqo = phi i64 [ %dqp, %dnv ], [ %dns, %dnq ]
%dqq = getelementptr i8, ptr %dnk, i64 %dqo
%dqr = load i64, ptr %dqq, align 1, !noalias !180
%dqs = getelementptr i8, ptr %dnl, i64 %dqo
store i64 %dqr, ptr %dqs, align 1, !noalias !185
%dqp = add nuw nsw i64 %dqo, 8
%dqt = icmp samesign ult i64 %dqp, %dng
br i1 %dqt, label %dnv, label %dni, !llvm.loop !190
dni:
%dqu = getelementptr i8, ptr %g, i64 %dng
%dqv = getelementptr i8, ptr %dqu, i64 %cyi
%dqw = load i64, ptr %dqv, align 1, !noalias !191
%dqx = getelementptr i8, ptr %bm, i64 %dnc
%dqy = getelementptr i8, ptr %dqx, i64 %dng
store i64 %dqw, ptr %dqy, align 1, !noalias !194
br label %dpf
dnf:
%dqz = icmp eq i64 %cyj, 0
br i1 %dqz, label %dpf, label %dra
dra:
%drb = getelementptr i8, ptr %g, i64 %cyi
%drc = getelementptr i8, ptr %bm, i64 %dnc
%drd = load i8, ptr %drb, align 1, !noalias !189
store i8 %drd, ptr %drc, align 1, !noalias !189
%dre = icmp eq i64 %cyj, 1
br i1 %dre, label %dpf, label %doy
dpf:
%drf = trunc i64 %dmq to i32
%drg = shl i64 %cty, 2
%drh = getelementptr i8, ptr %ciy, i64 %drg
store i32 %drf, ptr %drh, align 4, !noalias !140
br label %cjh
py:
%dri = getelementptr i8, ptr %hu, i64 48
%drj = load i64, ptr %dri, align 8, !noalias !197
%drk = trunc nuw i64 %drj to i32
br label %drl
drl:
%drm = phi i64 [ %pk, %py ], [ %drn, %dro ], [ %drp, %drq ], [ %drr, %drs ], [ %drt, %dru ]
%drv = getelementptr i8, ptr %g, i64 %drm
%drw = load i8, ptr %drv, align 1, !noalias !200
%drx = zext i8 %drw to i64
%dry = and i64 %drx, 127
%drz = add nsw i64 %drm, 1
%dsa = icmp slt i8 %drw, 0
br i1 %dsa, label %dsb, label %dsc
dsb:
%dsd = add i64 %drm, 10
%dse = getelementptr i8, ptr %g, i64 %drm
%dsf = getelementptr i8, ptr %dse, i64 1
%dsg = load i8, ptr %dsf, align 1, !noalias !200
%dsh = zext i8 %dsg to i64
%dsi = add nsw i64 %drm, 2
%dsj = and i64 %dsh, 127
%dsk = shl nuw nsw i64 %dsj, 7
%dsl = or disjoint i64 %dsk, %dry
%dsm = icmp slt i8 %dsg, 0
br i1 %dsm, label %dsn, label %dsc
dso:
%dsp = getelementptr i8, ptr %g, i64 %dsq
%dsr = load i8, ptr %dsp, align 1, !noalias !200
%dss = zext nneg i8 %dsr to i64
%dst = icmp ugt i8 %dsr, 1
br i1 %dst, label %dsu, label %dsv
dsv:
%dsw = shl nuw i64 %dss, 63
%dsx = or i64 %dsw, %dsy
br label %dsc
dsn:
%dsz = getelementptr i8, ptr %g, i64 %drm
%dta = getelementptr i8, ptr %dsz, i64 2
%dtb = load i8, ptr %dta, align 1, !noalias !200
%dtc = zext i8 %dtb to i64
%dtd = add nsw i64 %drm, 3
%dte = and i64 %dtc, 127
%dtf = shl nuw nsw i64 %dte, 14
%dtg = or disjoint i64 %dtf, %dsl
%dth = icmp slt i8 %dtb, 0
br i1 %dth, label %dti, label %dsc
dti:
%dtj = getelementptr i8, ptr %g, i64 %drm
%dtk = getelementptr i8, ptr %dtj, i64 3
%dtl = load i8, ptr %dtk, align 1, !noalias !200
%dtm = zext i8 %dtl to i64
%dtn = add nsw i64 %drm, 4
%dto = and i64 %dtm, 127
%dtp = shl nuw nsw i64 %dto, 21
%dtq = or disjoint i64 %dtp, %dtg
%dtr = icmp slt i8 %dtl, 0
br i1 %dtr, label %dts, label %dsc
dts:
%dtt = getelementptr i8, ptr %g, i64 %drm
%dtu = getelementptr i8, ptr %dtt, i64 4
%dtv = load i8, ptr %dtu, align 1, !noalias !200
%dtw = zext i8 %dtv to i64
%dtx = add nsw i64 %drm, 5
%dty = and i64 %dtw, 127
%dtz = shl nuw nsw i64 %dty, 28
%dua = or disjoint i64 %dtz, %dtq
%dub = icmp slt i8 %dtv, 0
br i1 %dub, label %duc, label %dsc
duc:
%dud = getelementptr i8, ptr %g, i64 %drm
%due = getelementptr i8, ptr %dud, i64 5
%duf = load i8, ptr %due, align 1, !noalias !200
%dug = zext i8 %duf to i64
%duh = add nsw i64 %drm, 6
%dui = and i64 %dug, 127
%duj = shl nuw nsw i64 %dui, 35
%duk = or disjoint i64 %duj, %dua
%dul = icmp slt i8 %duf, 0
br i1 %dul, label %dum, label %dsc
dum:
%dun = getelementptr i8, ptr %g, i64 %drm
%duo = getelementptr i8, ptr %dun, i64 6
%dup = load i8, ptr %duo, align 1, !noalias !200
%duq = zext i8 %dup to i64
%dur = add nsw i64 %drm, 7
%dus = and i64 %duq, 127
%dut = shl nuw nsw i64 %dus, 42
%duu = or i64 %dut, %duk
%duv = icmp slt i8 %dup, 0
br i1 %duv, label %duw, label %dsc
duw:
%dux = getelementptr i8, ptr %g, i64 %drm
%duy = getelementptr i8, ptr %dux, i64 7
%duz = load i8, ptr %duy, align 1, !noalias !200
%dva = zext i8 %duz to i64
%dvb = add nsw i64 %drm, 8
%dvc = and i64 %dva, 127
%dvd = shl nuw nsw i64 %dvc, 49
%dve = or i64 %dvd, %duu
%dvf = icmp slt i8 %duz, 0
br i1 %dvf, label %dvg, label %dsc
dvg:
%dvh = getelementptr i8, ptr %g, i64 %drm
%dvi = getelementptr i8, ptr %dvh, i64 8
%dvj = load i8, ptr %dvi, align 1, !noalias !200
%dvk = zext i8 %dvj to i64
%dsq = add nsw i64 %drm, 9
%dvl = and i64 %dvk, 127
%dvm = shl nuw nsw i64 %dvl, 56
%dsy = or i64 %dvm, %dve
%dvn = icmp slt i8 %dvj, 0
br i1 %dvn, label %dso, label %dsc
dvo:
%dvp = icmp eq i64 %dvq, 0
br i1 %dvp, label %dvr, label %dvs
dvs:
%dvt = icmp eq i64 %dvu, %ej
br i1 %dvt, label %yb, label %dvv
dvv:
%dvw = sub nsw i64 0, %dvu
%dvx = getelementptr i8, ptr %g, i64 %dvy
%dvz = load i8, ptr %dvx, align 1, !noalias !205
%dwa = zext i8 %dvz to i64
%dwb = and i64 %dwa, 127
%dwc = add nsw i64 %dvy, 1
%dwd = icmp slt i8 %dvz, 0
br i1 %dwd, label %dwe, label %dwf
dwe:
%dwg = add i64 %dvy, 10
%dwh = getelementptr i8, ptr %g, i64 %dvy
%dwi = getelementptr i8, ptr %dwh, i64 1
%dwj = load i8, ptr %dwi, align 1, !noalias !205
%dwk = zext i8 %dwj to i64
%dwl = add nsw i64 %dvy, 2
%dwm = and i64 %dwk, 127
%dwn = shl nuw nsw i64 %dwm, 7
%dwo = or disjoint i64 %dwn, %dwb
%dwp = icmp slt i8 %dwj, 0
br i1 %dwp, label %dwq, label %dwf
dwr:
%dws = getelementptr i8, ptr %g, i64 %dwt
%dwu = load i8, ptr %dws, align 1, !noalias !205
%dwv = zext nneg i8 %dwu to i64
%dww = icmp ugt i8 %dwu, 1
br i1 %dww, label %dwx, label %dwy
dwy:
%dwz = shl nuw i64 %dwv, 63
%dxa = or i64 %dwz, %dxb
br label %dwf
dwq:
%dxc = getelementptr i8, ptr %g, i64 %dvy
%dxd = getelementptr i8, ptr %dxc, i64 2
%dxe = load i8, ptr %dxd, align 1, !noalias !205
%dxf = zext i8 %dxe to i64
%dxg = add nsw i64 %dvy, 3
%dxh = and i64 %dxf, 127
%dxi = shl nuw nsw i64 %dxh, 14
%dxj = or disjoint i64 %dxi, %dwo
%dxk = icmp slt i8 %dxe, 0
br i1 %dxk, label %dxl, label %dwf
dxl:
%dxm = getelementptr i8, ptr %g, i64 %dvy
%dxn = getelementptr i8, ptr %dxm, i64 3
%dxo = load i8, ptr %dxn, align 1, !noalias !205
%dxp = zext i8 %dxo to i64
%dxq = add nsw i64 %dvy, 4
%dxr = and i64 %dxp, 127
%dxs = shl nuw nsw i64 %dxr, 21
%dxt = or disjoint i64 %dxs, %dxj
%dxu = icmp slt i8 %dxo, 0
br i1 %dxu, label %dxv, label %dwf
dxv:
%dxw = getelementptr i8, ptr %g, i64 %dvy
%dxx = getelementptr i8, ptr %dxw, i64 4
%dxy = load i8, ptr %dxx, align 1, !noalias !205
%dxz = zext i8 %dxy to i64
%dya = add nsw i64 %dvy, 5
%dyb = and i64 %dxz, 127
%dyc = shl nuw nsw i64 %dyb, 28
%dyd = or disjoint i64 %dyc, %dxt
%dye = icmp slt i8 %dxy, 0
br i1 %dye, label %dyf, label %dwf
dyf:
%dyg = getelementptr i8, ptr %g, i64 %dvy
%dyh = getelementptr i8, ptr %dyg, i64 5
%dyi = load i8, ptr %dyh, align 1, !noalias !205
%dyj = zext i8 %dyi to i64
%dyk = add nsw i64 %dvy, 6
%dyl = and i64 %dyj, 127
%dym = shl nuw nsw i64 %dyl, 35
%dyn = or disjoint i64 %dym, %dyd
%dyo = icmp slt i8 %dyi, 0
br i1 %dyo, label %dyp, label %dwf
dyp:
%dyq = getelementptr i8, ptr %g, i64 %dvy
%dyr = getelementptr i8, ptr %dyq, i64 6
%dys = load i8, ptr %dyr, align 1, !noalias !205
%dyt = zext i8 %dys to i64
%dyu = add nsw i64 %dvy, 7
%dyv = and i64 %dyt, 127
%dyw = shl nuw nsw i64 %dyv, 42
%dyx = or i64 %dyw, %dyn
%dyy = icmp slt i8 %dys, 0
br i1 %dyy, label %dyz, label %dwf
dyz:
%dza = getelementptr i8, ptr %g, i64 %dvy
%dzb = getelementptr i8, ptr %dza, i64 7
%dzc = load i8, ptr %dzb, align 1, !noalias !205
%dzd = zext i8 %dzc to i64
%dze = add nsw i64 %dvy, 8
%dzf = and i64 %dzd, 127
%dzg = shl nuw nsw i64 %dzf, 49
%dzh = or i64 %dzg, %dyx
%dzi = icmp slt i8 %dzc, 0
br i1 %dzi, label %dzj, label %dwf
dzj:
%dzk = getelementptr i8, ptr %g, i64 %dvy
%dzl = getelementptr i8, ptr %dzk, i64 8
%dzm = load i8, ptr %dzl, align 1, !noalias !205
%dzn = zext i8 %dzm to i64
%dwt = add nsw i64 %dvy, 9
%dzo = and i64 %dzn, 127
%dzp = shl nuw nsw i64 %dzo, 56
%dxb = or i64 %dzp, %dzh
%dzq = icmp slt i8 %dzm, 0
br i1 %dzq, label %dwr, label %dwf
dwf:
%dzr = phi i64 [ %dxa, %dwy ], [ %dwb, %dvv ], [ %dwo, %dwe ], [ %dxj, %dwq ], [ %dxt, %dxl ], [ %dyd, %dxv ], [ %dyn, %dyf ], [ %dyx, %dyp ], [ %dzh, %dyz ], [ %dxb, %dzj ]
%dzs = phi i64 [ %dwg, %dwy ], [ %dwc, %dvv ], [ %dwl, %dwe ], [ %dxg, %dwq ], [ %dxq, %dxl ], [ %dya, %dxv ], [ %dyk, %dyf ], [ %dyu, %dyp ], [ %dze, %dyz ], [ %dwt, %dzj ]
%dzt = lshr i64 %dzr, 1
%dzu = and i64 %dzr, 1
%dzv = sub nsw i64 0, %dzu
%dzw = xor i64 %dzt, %dzv
br label %dwx
dzx:
%dzy = icmp slt i64 %dzz, 0
%eaa = sub nsw i64 %fk, %eab
%eac = icmp sgt i64 %dzz, %eaa
%ead = select i1 %dzy, i1 true, i1 %eac
br i1 %ead, label %yb, label %dvr
dvr:
%eae = phi i64 [ %dvu, %dvo ], [ %dvw, %dzx ], [ 0, %dsu ]
%drp = phi i64 [ %dvy, %dvo ], [ %eab, %dzx ], [ %mp, %dsu ]
%eaf = phi i64 [ -1, %dvo ], [ %dzz, %dzx ], [ -1, %dsu ]
%eag = icmp sgt i64 %drj, 0
br i1 %eag, label %eah, label %eai
dsc:
%eaj = phi i64 [ %dsx, %dsv ], [ %dry, %drl ], [ %dsl, %dsb ], [ %dtg, %dsn ], [ %dtq, %dti ], [ %dua, %dts ], [ %duk, %duc ], [ %duu, %dum ], [ %dve, %duw ], [ %dsy, %dvg ]
%dvy = phi i64 [ %dsd, %dsv ], [ %drz, %drl ], [ %dsi, %dsb ], [ %dtd, %dsn ], [ %dtn, %dti ], [ %dtx, %dts ], [ %duh, %duc ], [ %dur, %dum ], [ %dvb, %duw ], [ %dsq, %dvg ]
%eak = lshr i64 %eaj, 1
%dvq = and i64 %eaj, 1
%eal = sub nsw i64 0, %dvq
%dvu = xor i64 %eak, %eal
%eam = icmp sgt i64 %dvy, %fk
br i1 %eam, label %yb, label %dvo
dsu:
%ean = icmp slt i64 %fk, %mp
br i1 %ean, label %yb, label %dvr
dwx:
%dzz = phi i64 [ %dzw, %dwf ], [ 0, %dwr ]
%eab = phi i64 [ %dzs, %dwf ], [ %mp, %dwr ]
%eao = icmp slt i64 %fk, %eab
br i1 %eao, label %yb, label %dzx
eah:
%eap = sub nsw i64 %fk, %drp
%eaq = or i64 %eap, %drj
%ear = icmp ult i64 %eaq, 4294967296
br i1 %ear, label %eas, label %eat
eas:
%eau = trunc nuw i64 %eap to i32
%eav = udiv i32 %eau, %drk
%eaw = zext i32 %eav to i64
br label %eax
eat:
%eay = or i64 %eap, %drj
%eaz = and i64 %eay, -4294967296
%eba = icmp eq i64 %eaz, 0
br i1 %eba, label %ebb, label %ebc
ebb:
%ebd = trunc i64 %drj to i32
%ebe = trunc i64 %eap to i32
%ebf = udiv i32 %ebe, %ebd
%ebg = urem i32 %ebe, %ebd
%ebh = zext i32 %ebf to i64
%ebi = zext i32 %ebg to i64
br label %ebj
ebc:
%ebk = sdiv i64 %eap, %drj
%ebl = srem i64 %eap, %drj
br label %ebj
ebj:
%ebm = phi i64 [ %ebh, %ebb ], [ %ebk, %ebc ]
%ebn = phi i64 [ %ebi, %ebb ], [ %ebl, %ebc ]
%ebo = ashr i64 %ebn, 63
br label %eax
eax:
%ebp = phi i64 [ %eaw, %eas ], [ %ebm, %ebj ]
%ebq = phi i64 [ 0, %eas ], [ %ebo, %ebj ]
%ebr = add i64 %ebq, %ebp
%ebs = icmp sgt i64 %eae, %ebr
br i1 %ebs, label %yb, label %eai
ebt:
%ebu = icmp sgt i64 %eaf, -1
br i1 %ebu, label %dro, label %ebv
dro:
%drn = add nsw i64 %eaf, %drp
br label %drl
ebv:
%ebw = getelementptr i8, ptr %hu, i64 24
%ebx = load i64, ptr %ebw, align 8, !noalias !197
%eby = getelementptr i8, ptr %hu, i64 32
%ebz = load i64, ptr %eby, align 8, !noalias !197
%eca = getelementptr i8, ptr %hu, i64 40
%ecb = load i64, ptr %eca, align 8, !noalias !197
%ecc = icmp slt i64 %ecb, 0
%ecd = icmp eq i64 %ebz, 0
%ece = select i1 %ecc, i1 %ecd, i1 false
br i1 %ece, label %ecf, label %drq
ecf:
%ecg = mul nsw i64 %ebx, %eae
%ech = icmp slt i64 %ecg, 1
br i1 %ech, label %drs, label %eci
eci:
%ecj = add nuw i64 %ecg, 1
br label %eck
eck:
%ecl = phi i64 [ %ecj, %eci ], [ %ecm, %ecn ]
%eco = phi i64 [ %drp, %eci ], [ %ecp, %ecn ]
%ecq = icmp sgt i64 %eco, %fk
br i1 %ecq, label %drs, label %ecr
ecr:
%ecs = getelementptr i8, ptr %g, i64 %eco
%ect = load i8, ptr %ecs, align 1, !noalias !208
%ecu = icmp slt i8 %ect, 0
br i1 %ecu, label %ecv, label %ecw
ecw:
%ecx = phi i64 [ %eco, %ecr ], [ %ecy, %ecv ], [ %ecz, %eda ], [ %edb, %edc ], [ %edd, %ede ], [ %edf, %edg ], [ %edh, %edi ], [ %edj, %edk ], [ %edl, %edm ], [ %edn, %edo ]
%edp = add nsw i64 %ecx, 1
br label %ecn
ecv:
%ecy = add nsw i64 %eco, 1
%edq = getelementptr i8, ptr %g, i64 %ecy
%edr = load i8, ptr %edq, align 1, !noalias !208
%eds = icmp slt i8 %edr, 0
br i1 %eds, label %eda, label %ecw
eda:
%ecz = add nsw i64 %eco, 2
%edt = getelementptr i8, ptr %g, i64 %ecz
%edu = load i8, ptr %edt, align 1, !noalias !208
%edv = icmp slt i8 %edu, 0
br i1 %edv, label %edc, label %ecw
edc:
%edb = add nsw i64 %eco, 3
%edw = getelementptr i8, ptr %g, i64 %edb
%edx = load i8, ptr %edw, align 1, !noalias !208
%edy = icmp slt i8 %edx, 0
br i1 %edy, label %ede, label %ecw
ede:
%edd = add nsw i64 %eco, 4
%edz = getelementptr i8, ptr %g, i64 %edd
%eea = load i8, ptr %edz, align 1, !noalias !208
%eeb = icmp slt i8 %eea, 0
br i1 %eeb, label %edg, label %ecw
edg:
%edf = add nsw i64 %eco, 5
%eec = getelementptr i8, ptr %g, i64 %edf
%eed = load i8, ptr %eec, align 1, !noalias !208
%eee = icmp slt i8 %eed, 0
br i1 %eee, label %edi, label %ecw
edi:
%edh = add nsw i64 %eco, 6
%eef = getelementptr i8, ptr %g, i64 %edh
%eeg = load i8, ptr %eef, align 1, !noalias !208
%eeh = icmp slt i8 %eeg, 0
br i1 %eeh, label %edk, label %ecw
edk:
%edj = add nsw i64 %eco, 7
%eei = getelementptr i8, ptr %g, i64 %edj
%eej = load i8, ptr %eei, align 1, !noalias !208
%eek = icmp slt i8 %eej, 0
br i1 %eek, label %edm, label %ecw
edm:
%edl = add nsw i64 %eco, 8
%eel = getelementptr i8, ptr %g, i64 %edl
%eem = load i8, ptr %eel, align 1, !noalias !208
%een = icmp slt i8 %eem, 0
br i1 %een, label %edo, label %ecw
edo:
%edn = add nsw i64 %eco, 9
%eeo = getelementptr i8, ptr %g, i64 %edn
%eep = load i8, ptr %eeo, align 1, !noalias !208
%eeq = icmp slt i8 %eep, 0
br i1 %eeq, label %ecn, label %ecw
ecn:
%ecp = phi i64 [ %edp, %ecw ], [ %mp, %edo ]
%ecm = add i64 %ecl, -1
%eer = icmp samesign ugt i64 %ecm, 1
br i1 %eer, label %eck, label %drs
ees:
%eet = phi i64 [ %drp, %eeu ], [ %drt, %dru ]
%eev = phi i64 [ %eae, %eeu ], [ %eew, %dru ]
%eex = icmp sgt i64 %ecb, -1
%eew = add nsw i64 %eev, -1
br i1 %eex, label %eey, label %eez
eey:
%efa = getelementptr i8, ptr %g, i64 %eet
%efb = load i8, ptr %efa, align 1, !noalias !215
%efc = zext i8 %efb to i64
%efd = and i64 %efc, 127
%efe = add nsw i64 %eet, 1
%eff = icmp slt i8 %efb, 0
br i1 %eff, label %efg, label %efh
efg:
%efi = add i64 %eet, 10
%efj = getelementptr i8, ptr %g, i64 %eet
%efk = getelementptr i8, ptr %efj, i64 1
%efl = load i8, ptr %efk, align 1, !noalias !215
%efm = zext i8 %efl to i64
%efn = add nsw i64 %eet, 2
%efo = and i64 %efm, 127
%efp = shl nuw nsw i64 %efo, 7
%efq = or disjoint i64 %efp, %efd
%efr = icmp slt i8 %efl, 0
br i1 %efr, label %efs, label %efh
eft:
%efu = getelementptr i8, ptr %g, i64 %efv
%efw = load i8, ptr %efu, align 1, !noalias !215
%efx = zext nneg i8 %efw to i64
%efy = icmp ugt i8 %efw, 1
br i1 %efy, label %efz, label %ega
ega:
%egb = shl nuw i64 %efx, 63
%egc = or i64 %egb, %egd
br label %efh
efs:
%ege = getelementptr i8, ptr %g, i64 %eet
%egf = getelementptr i8, ptr %ege, i64 2
%egg = load i8, ptr %egf, align 1, !noalias !215
%egh = zext i8 %egg to i64
%egi = add nsw i64 %eet, 3
%egj = and i64 %egh, 127
%egk = shl nuw nsw i64 %egj, 14
%egl = or disjoint i64 %egk, %efq
%egm = icmp slt i8 %egg, 0
br i1 %egm, label %egn, label %efh
egn:
%ego = getelementptr i8, ptr %g, i64 %eet
%egp = getelementptr i8, ptr %ego, i64 3
%egq = load i8, ptr %egp, align 1, !noalias !215
%egr = zext i8 %egq to i64
%egs = add nsw i64 %eet, 4
%egt = and i64 %egr, 127
%egu = shl nuw nsw i64 %egt, 21
%egv = or disjoint i64 %egu, %egl
%egw = icmp slt i8 %egq, 0
br i1 %egw, label %egx, label %efh
egx:
%egy = getelementptr i8, ptr %g, i64 %eet
%egz = getelementptr i8, ptr %egy, i64 4
%eha = load i8, ptr %egz, align 1, !noalias !215
%ehb = zext i8 %eha to i64
%ehc = add nsw i64 %eet, 5
%ehd = and i64 %ehb, 127
%ehe = shl nuw nsw i64 %ehd, 28
%ehf = or disjoint i64 %ehe, %egv
%ehg = icmp slt i8 %eha, 0
br i1 %ehg, label %ehh, label %efh
ehh:
%ehi = getelementptr i8, ptr %g, i64 %eet
%ehj = getelementptr i8, ptr %ehi, i64 5
%ehk = load i8, ptr %ehj, align 1, !noalias !215
%ehl = zext i8 %ehk to i64
%ehm = add nsw i64 %eet, 6
%ehn = and i64 %ehl, 127
%eho = shl nuw nsw i64 %ehn, 35
%ehp = or disjoint i64 %eho, %ehf
%ehq = icmp slt i8 %ehk, 0
br i1 %ehq, label %ehr, label %efh
ehr:
%ehs = getelementptr i8, ptr %g, i64 %eet
%eht = getelementptr i8, ptr %ehs, i64 6
%ehu = load i8, ptr %eht, align 1, !noalias !215
%ehv = zext i8 %ehu to i64
%ehw = add nsw i64 %eet, 7
%ehx = and i64 %ehv, 127
%ehy = shl nuw nsw i64 %ehx, 42
%ehz = or i64 %ehy, %ehp
%eia = icmp slt i8 %ehu, 0
br i1 %eia, label %eib, label %efh
eib:
%eic = getelementptr i8, ptr %g, i64 %eet
%eid = getelementptr i8, ptr %eic, i64 7
%eie = load i8, ptr %eid, align 1, !noalias !215
%eif = zext i8 %eie to i64
%eig = add nsw i64 %eet, 8
%eih = and i64 %eif, 127
%eii = shl nuw nsw i64 %eih, 49
%eij = or i64 %eii, %ehz
%eik = icmp slt i8 %eie, 0
br i1 %eik, label %eil, label %efh
eil:
%eim = getelementptr i8, ptr %g, i64 %eet
%ein = getelementptr i8, ptr %eim, i64 8
%eio = load i8, ptr %ein, align 1, !noalias !215
%eip = zext i8 %eio to i64
%efv = add nsw i64 %eet, 9
%eiq = and i64 %eip, 127
%eir = shl nuw nsw i64 %eiq, 56
%egd = or i64 %eir, %eij
%eis = icmp slt i8 %eio, 0
br i1 %eis, label %eft, label %efh
efh:
%eit = phi i64 [ %egc, %ega ], [ %efd, %eey ], [ %efq, %efg ], [ %egl, %efs ], [ %egv, %egn ], [ %ehf, %egx ], [ %ehp, %ehh ], [ %ehz, %ehr ], [ %eij, %eib ], [ %egd, %eil ]
%eiu = phi i64 [ %efi, %ega ], [ %efe, %eey ], [ %efn, %efg ], [ %egi, %efs ], [ %egs, %egn ], [ %ehc, %egx ], [ %ehm, %ehh ], [ %ehw, %ehr ], [ %eig, %eib ], [ %efv, %eil ]
%eiv = lshr i64 %eit, 1
%eiw = and i64 %eit, 1
%eix = sub nsw i64 0, %eiw
%eiy = xor i64 %eiv, %eix
br label %efz
eiz:
%eja = icmp ne i64 %ejb, %ecb
%ejc = icmp ne i64 %ejb, %ejd
%eje = select i1 %eja, i1 %ejc, i1 false
br i1 %eje, label %yb, label %ejf
efz:
%ejb = phi i64 [ %eiy, %efh ], [ 0, %eft ]
%ejg = phi i64 [ %eiu, %efh ], [ %mp, %eft ]
%ejh = icmp sgt i64 %ejg, %fk
br i1 %ejh, label %yb, label %eiz
ejf:
%eji = icmp eq i64 %ejb, %ecb
br i1 %eji, label %dru, label %eez
eez:
%ejj = phi i64 [ %eet, %ees ], [ %ejg, %ejf ]
br label %ejk
ejk:
%ejl = phi i64 [ %ejm, %ejn ], [ %ejo, %eez ]
%ejp = phi i64 [ %ejq, %ejn ], [ %ejj, %eez ]
%ejm = add i64 %ejl, -1
%ejr = icmp eq i64 %ejm, 0
br i1 %ejr, label %ejs, label %ejt
ejt:
%eju = getelementptr i8, ptr %g, i64 %ejp
%ejv = load i8, ptr %eju, align 1, !noalias !220
%ejw = icmp slt i8 %ejv, 0
br i1 %ejw, label %ejx, label %ejy
ejy:
%ejz = phi i64 [ %ejp, %ejt ], [ %eka, %ejx ], [ %ekb, %ekc ], [ %ekd, %eke ], [ %ekf, %ekg ], [ %ekh, %eki ], [ %ekj, %ekk ], [ %ekl, %ekm ], [ %ekn, %eko ], [ %ekp, %ekq ]
%ekr = add nsw i64 %ejz, 1
br label %ejn
ejx:
%eka = add nsw i64 %ejp, 1
%eks = getelementptr i8, ptr %g, i64 %eka
%ekt = load i8, ptr %eks, align 1, !noalias !220
%eku = icmp slt i8 %ekt, 0
br i1 %eku, label %ekc, label %ejy
ekc:
%ekb = add nsw i64 %ejp, 2
%ekv = getelementptr i8, ptr %g, i64 %ekb
%ekw = load i8, ptr %ekv, align 1, !noalias !220
%ekx = icmp slt i8 %ekw, 0
br i1 %ekx, label %eke, label %ejy
eke:
%ekd = add nsw i64 %ejp, 3
%eky = getelementptr i8, ptr %g, i64 %ekd
%ekz = load i8, ptr %eky, align 1, !noalias !220
%ela = icmp slt i8 %ekz, 0
br i1 %ela, label %ekg, label %ejy
ekg:
%ekf = add nsw i64 %ejp, 4
%elb = getelementptr i8, ptr %g, i64 %ekf
%elc = load i8, ptr %elb, align 1, !noalias !220
%eld = icmp slt i8 %elc, 0
br i1 %eld, label %eki, label %ejy
eki:
%ekh = add nsw i64 %ejp, 5
%ele = getelementptr i8, ptr %g, i64 %ekh
%elf = load i8, ptr %ele, align 1, !noalias !220
%elg = icmp slt i8 %elf, 0
br i1 %elg, label %ekk, label %ejy
ekk:
%ekj = add nsw i64 %ejp, 6
%elh = getelementptr i8, ptr %g, i64 %ekj
%eli = load i8, ptr %elh, align 1, !noalias !220
%elj = icmp slt i8 %eli, 0
br i1 %elj, label %ekm, label %ejy
ekm:
%ekl = add nsw i64 %ejp, 7
%elk = getelementptr i8, ptr %g, i64 %ekl
%ell = load i8, ptr %elk, align 1, !noalias !220
%elm = icmp slt i8 %ell, 0
br i1 %elm, label %eko, label %ejy
eko:
%ekn = add nsw i64 %ejp, 8
%eln = getelementptr i8, ptr %g, i64 %ekn
%elo = load i8, ptr %eln, align 1, !noalias !220
%elp = icmp slt i8 %elo, 0
br i1 %elp, label %ekq, label %ejy
ekq:
%ekp = add nsw i64 %ejp, 9
%elq = getelementptr i8, ptr %g, i64 %ekp
%elr = load i8, ptr %elq, align 1, !noalias !220
%els = icmp slt i8 %elr, 0
br i1 %els, label %ejn, label %ejy
elt:
%elu = phi i64 [ %elv, %elw ], [ %ebz, %elx ]
%ely = phi i64 [ %elz, %elw ], [ %ejp, %elx ]
%ema = getelementptr i8, ptr %g, i64 %ely
%emb = load i8, ptr %ema, align 1, !noalias !223
%emc = zext i8 %emb to i64
%emd = and i64 %emc, 127
%eme = add nsw i64 %ely, 1
%emf = icmp slt i8 %emb, 0
br i1 %emf, label %emg, label %emh
emg:
%emi = add i64 %ely, 10
%emj = getelementptr i8, ptr %g, i64 %ely
%emk = getelementptr i8, ptr %emj, i64 1
%eml = load i8, ptr %emk, align 1, !noalias !223
%emm = zext i8 %eml to i64
%emn = add nsw i64 %ely, 2
%emo = and i64 %emm, 127
%emp = shl nuw nsw i64 %emo, 7
%emq = or disjoint i64 %emp, %emd
%emr = icmp slt i8 %eml, 0
br i1 %emr, label %ems, label %emh
emt:
%emu = getelementptr i8, ptr %g, i64 %emv
%emw = load i8, ptr %emu, align 1, !noalias !223
%emx = zext nneg i8 %emw to i64
%emy = icmp ugt i8 %emw, 1
br i1 %emy, label %emz, label %ena
ena:
%enb = shl nuw i64 %emx, 63
%enc = or i64 %enb, %end
br label %emh
ems:
%ene = getelementptr i8, ptr %g, i64 %ely
%enf = getelementptr i8, ptr %ene, i64 2
%eng = load i8, ptr %enf, align 1, !noalias !223
%enh = zext i8 %eng to i64
%eni = add nsw i64 %ely, 3
%enj = and i64 %enh, 127
%enk = shl nuw nsw i64 %enj, 14
%enl = or disjoint i64 %enk, %emq
%enm = icmp slt i8 %eng, 0
br i1 %enm, label %enn, label %emh
enn:
%eno = getelementptr i8, ptr %g, i64 %ely
%enp = getelementptr i8, ptr %eno, i64 3
%enq = load i8, ptr %enp, align 1, !noalias !223
%enr = zext i8 %enq to i64
%ens = add nsw i64 %ely, 4
%ent = and i64 %enr, 127
%enu = shl nuw nsw i64 %ent, 21
%env = or disjoint i64 %enu, %enl
%enw = icmp slt i8 %enq, 0
br i1 %enw, label %enx, label %emh
enx:
%eny = getelementptr i8, ptr %g, i64 %ely
%enz = getelementptr i8, ptr %eny, i64 4
%eoa = load i8, ptr %enz, align 1, !noalias !223
%eob = zext i8 %eoa to i64
%eoc = add nsw i64 %ely, 5
%eod = and i64 %eob, 127
%eoe = shl nuw nsw i64 %eod, 28
%eof = or disjoint i64 %eoe, %env
%eog = icmp slt i8 %eoa, 0
br i1 %eog, label %eoh, label %emh
eoh:
%eoi = getelementptr i8, ptr %g, i64 %ely
%eoj = getelementptr i8, ptr %eoi, i64 5
%eok = load i8, ptr %eoj, align 1, !noalias !223
%eol = zext i8 %eok to i64
%eom = add nsw i64 %ely, 6
%eon = and i64 %eol, 127
%eoo = shl nuw nsw i64 %eon, 35
%eop = or disjoint i64 %eoo, %eof
%eoq = icmp slt i8 %eok, 0
br i1 %eoq, label %eor, label %emh
eor:
%eos = getelementptr i8, ptr %g, i64 %ely
%eot = getelementptr i8, ptr %eos, i64 6
%eou = load i8, ptr %eot, align 1, !noalias !223
%eov = zext i8 %eou to i64
%eow = add nsw i64 %ely, 7
%eox = and i64 %eov, 127
%eoy = shl nuw nsw i64 %eox, 42
%eoz = or i64 %eoy, %eop
%epa = icmp slt i8 %eou, 0
br i1 %epa, label %epb, label %emh
epb:
%epc = getelementptr i8, ptr %g, i64 %ely
%epd = getelementptr i8, ptr %epc, i64 7
%epe = load i8, ptr %epd, align 1, !noalias !223
%epf = zext i8 %epe to i64
%epg = add nsw i64 %ely, 8
%eph = and i64 %epf, 127
%epi = shl nuw nsw i64 %eph, 49
%epj = or i64 %epi, %eoz
%epk = icmp slt i8 %epe, 0
br i1 %epk, label %epl, label %emh
epl:
%epm = getelementptr i8, ptr %g, i64 %ely
%epn = getelementptr i8, ptr %epm, i64 8
%epo = load i8, ptr %epn, align 1, !noalias !223
%epp = zext i8 %epo to i64
%emv = add nsw i64 %ely, 9
%epq = and i64 %epp, 127
%epr = shl nuw nsw i64 %epq, 56
%end = or i64 %epr, %epj
%eps = icmp slt i8 %epo, 0
br i1 %eps, label %emt, label %emh
ept:
%epu = lshr i64 %epv, 1
%epw = and i64 %epv, 1
%epx = icmp eq i64 %epw, 0
br i1 %epx, label %epy, label %yb
epy:
%epz = phi i64 [ %epu, %ept ], [ 0, %emz ]
%eqa = phi i64 [ %eqb, %ept ], [ %mp, %emz ]
%eqc = sub nsw i64 %fk, %eqa
%eqd = icmp sgt i64 %epz, %eqc
br i1 %eqd, label %yb, label %elw
emh:
%epv = phi i64 [ %enc, %ena ], [ %emd, %elt ], [ %emq, %emg ], [ %enl, %ems ], [ %env, %enn ], [ %eof, %enx ], [ %eop, %eoh ], [ %eoz, %eor ], [ %epj, %epb ], [ %end, %epl ]
%eqb = phi i64 [ %emi, %ena ], [ %eme, %elt ], [ %emn, %emg ], [ %eni, %ems ], [ %ens, %enn ], [ %eoc, %enx ], [ %eom, %eoh ], [ %eow, %eor ], [ %epg, %epb ], [ %emv, %epl ]
%eqe = icmp sgt i64 %eqb, %fk
br i1 %eqe, label %yb, label %ept
emz:
%eqf = icmp slt i64 %fk, %mp
br i1 %eqf, label %yb, label %epy
elw:
%elz = add nsw i64 %eqa, %epz
%elv = add i64 %elu, -1
%eqg = icmp eq i64 %elv, 0
br i1 %eqg, label %dru, label %elt
dru:
%drt = phi i64 [ %ejg, %ejf ], [ %ejp, %ejs ], [ %elz, %elw ]
%eqh = icmp sgt i64 %eev, 1
br i1 %eqh, label %ees, label %drl
drs:
%drr = phi i64 [ %drp, %ecf ], [ %ecp, %ecn ], [ %eco, %eck ]
%eqi = icmp sgt i64 %drr, %fk
br i1 %eqi, label %yb, label %drl
drq:
%eqj = icmp slt i64 %eae, 1
br i1 %eqj, label %drl, label %eeu
eeu:
%eqk = tail call i64 @llvm.smax.i64(i64 %ebx, i64 0)
%ejd = sub nsw i64 1, %ecb
%ejo = add nuw i64 %eqk, 1
br label %ees
ejn:
%ejq = phi i64 [ %ekr, %ejy ], [ %mp, %ekq ]
%eql = icmp sgt i64 %ejq, %fk
br i1 %eql, label %yb, label %ejk
ejs:
%eqm = icmp slt i64 %ebz, 1
br i1 %eqm, label %dru, label %elx
elx:
br label %elt
eai:
%eqn = icmp eq i64 %eae, 0
br i1 %eqn, label %yb, label %ebt
pz:
%eqo = getelementptr i8, ptr %g, i64 %pk
%eqp = load i8, ptr %eqo, align 1, !noalias !228
%eqq = zext i8 %eqp to i64
%eqr = and i64 %eqq, 127
%eqs = add nsw i64 %pk, 1
%eqt = icmp slt i8 %eqp, 0
br i1 %eqt, label %equ, label %eqv
equ:
%eqw = add i64 %pk, 10
%eqx = getelementptr i8, ptr %g, i64 %pk
%eqy = getelementptr i8, ptr %eqx, i64 1
%eqz = load i8, ptr %eqy, align 1, !noalias !228
%era = zext i8 %eqz to i64
%erb = add nsw i64 %pk, 2
%erc = and i64 %era, 127
%erd = shl nuw nsw i64 %erc, 7
%ere = or disjoint i64 %erd, %eqr
%erf = icmp slt i8 %eqz, 0
br i1 %erf, label %erg, label %eqv
erh:
%eri = getelementptr i8, ptr %g, i64 %erj
%erk = load i8, ptr %eri, align 1, !noalias !228
%erl = zext nneg i8 %erk to i64
%erm = icmp ugt i8 %erk, 1
br i1 %erm, label %ern, label %ero
ero:
%erp = shl nuw i64 %erl, 63
%erq = or i64 %erp, %err
br label %eqv
erg:
%ers = getelementptr i8, ptr %g, i64 %pk
%ert = getelementptr i8, ptr %ers, i64 2
%eru = load i8, ptr %ert, align 1, !noalias !228
%erv = zext i8 %eru to i64
%erw = add nsw i64 %pk, 3
%erx = and i64 %erv, 127
%ery = shl nuw nsw i64 %erx, 14
%erz = or disjoint i64 %ery, %ere
%esa = icmp slt i8 %eru, 0
br i1 %esa, label %esb, label %eqv
esb:
%esc = getelementptr i8, ptr %g, i64 %pk
%esd = getelementptr i8, ptr %esc, i64 3
%ese = load i8, ptr %esd, align 1, !noalias !228
%esf = zext i8 %ese to i64
%esg = add nsw i64 %pk, 4
%esh = and i64 %esf, 127
%esi = shl nuw nsw i64 %esh, 21
%esj = or disjoint i64 %esi, %erz
%esk = icmp slt i8 %ese, 0
br i1 %esk, label %esl, label %eqv
esl:
%esm = getelementptr i8, ptr %g, i64 %pk
%esn = getelementptr i8, ptr %esm, i64 4
%eso = load i8, ptr %esn, align 1, !noalias !228
%esp = zext i8 %eso to i64
%esq = add nsw i64 %pk, 5
%esr = and i64 %esp, 127
%ess = shl nuw nsw i64 %esr, 28
%est = or disjoint i64 %ess, %esj
%esu = icmp slt i8 %eso, 0
br i1 %esu, label %esv, label %eqv
esv:
%esw = getelementptr i8, ptr %g, i64 %pk
%esx = getelementptr i8, ptr %esw, i64 5
%esy = load i8, ptr %esx, align 1, !noalias !228
%esz = zext i8 %esy to i64
%eta = add nsw i64 %pk, 6
%etb = and i64 %esz, 127
%etc = shl nuw nsw i64 %etb, 35
%etd = or disjoint i64 %etc, %est
%ete = icmp slt i8 %esy, 0
br i1 %ete, label %etf, label %eqv
etf:
%etg = getelementptr i8, ptr %g, i64 %pk
%eth = getelementptr i8, ptr %etg, i64 6
%eti = load i8, ptr %eth, align 1, !noalias !228
%etj = zext i8 %eti to i64
%etk = add nsw i64 %pk, 7
%etl = and i64 %etj, 127
%etm = shl nuw nsw i64 %etl, 42
%etn = or i64 %etm, %etd
%eto = icmp slt i8 %eti, 0
br i1 %eto, label %etp, label %eqv
etp:
%etq = getelementptr i8, ptr %g, i64 %pk
%etr = getelementptr i8, ptr %etq, i64 7
%ets = load i8, ptr %etr, align 1, !noalias !228
%ett = zext i8 %ets to i64
%etu = add nsw i64 %pk, 8
%etv = and i64 %ett, 127
%etw = shl nuw nsw i64 %etv, 49
%etx = or i64 %etw, %etn
%ety = icmp slt i8 %ets, 0
br i1 %ety, label %etz, label %eqv
etz:
%eua = getelementptr i8, ptr %g, i64 %pk
%eub = getelementptr i8, ptr %eua, i64 8
%euc = load i8, ptr %eub, align 1, !noalias !228
%eud = zext i8 %euc to i64
%erj = add nsw i64 %pk, 9
%eue = and i64 %eud, 127
%euf = shl nuw nsw i64 %eue, 56
%err = or i64 %euf, %etx
%eug = icmp slt i8 %euc, 0
br i1 %eug, label %erh, label %eqv
eqv:
%euh = phi i64 [ %erq, %ero ], [ %eqr, %pz ], [ %ere, %equ ], [ %erz, %erg ], [ %esj, %esb ], [ %est, %esl ], [ %etd, %esv ], [ %etn, %etf ], [ %etx, %etp ], [ %err, %etz ]
%eui = phi i64 [ %eqw, %ero ], [ %eqs, %pz ], [ %erb, %equ ], [ %erw, %erg ], [ %esg, %esb ], [ %esq, %esl ], [ %eta, %esv ], [ %etk, %etf ], [ %etu, %etp ], [ %erj, %etz ]
%euj = lshr i64 %euh, 1
%euk = and i64 %euh, 1
%eul = sub nsw i64 0, %euk
%eum = icmp ne i64 %euj, %eul
br label %ern
qb:
%eun = icmp slt i64 %pk, %fk
br i1 %eun, label %euo, label %yb
euo:
%eup = icmp slt i64 %pk, 0
%euq = select i1 %eup, i64 %h, i64 0
%eur = getelementptr i8, ptr %g, i64 %pk
%eus = getelementptr i8, ptr %eur, i64 %euq
%eut = load i8, ptr %eus, align 1, !noalias !233
%euu = icmp ugt i8 %eut, 1
br i1 %euu, label %yb, label %euv
euv:
%euw = icmp eq i8 %eut, 1
br i1 %euw, label %eux, label %euy
eux:
%euz = getelementptr i8, ptr %hu, i64 16
%eva = load i64, ptr %euz, align 8, !noalias !233
%evb = icmp slt i64 %eva, 0
%evc = select i1 %evb, i64 %ci, i64 0
%evd = mul i64 %eva, 24
%eve = getelementptr i8, ptr %ch, i64 %evd
%evf = getelementptr i8, ptr %eve, i64 8
%evg = getelementptr i64, ptr %evf, i64 %evc
%evh = load i64, ptr %evg, align 8, !noalias !236
%evi = ashr i64 %nq, 3
%evj = add nsw i64 %evh, %evi
%evk = icmp slt i64 %evj, 0
%evl = select i1 %evk, i64 %bn, i64 0
%evm = getelementptr i8, ptr %bm, i64 %evj
%evn = getelementptr i8, ptr %evm, i64 %evl
%evo = load i8, ptr %evn, align 1, !noalias !236
%evp = and i64 %nq, 7
%evq = shl nuw nsw i64 1, %evp
%evr = trunc nuw i64 %evq to i8
%evs = or i8 %evo, %evr
store i8 %evs, ptr %evn, align 1, !noalias !236
br label %euy
euy:
%evt = add nsw i64 %pk, 1
br label %yb
qc:
%evu = getelementptr i8, ptr %g, i64 %pk
%evv = load i8, ptr %evu, align 1, !noalias !239
%evw = zext i8 %evv to i64
%evx = and i64 %evw, 127
%evy = add nsw i64 %pk, 1
%evz = icmp slt i8 %evv, 0
br i1 %evz, label %ewa, label %ewb
ewa:
%ewc = add i64 %pk, 10
%ewd = getelementptr i8, ptr %g, i64 %pk
%ewe = getelementptr i8, ptr %ewd, i64 1
%ewf = load i8, ptr %ewe, align 1, !noalias !239
%ewg = zext i8 %ewf to i64
%ewh = add nsw i64 %pk, 2
%ewi = and i64 %ewg, 127
%ewj = shl nuw nsw i64 %ewi, 7
%ewk = or disjoint i64 %ewj, %evx
%ewl = icmp slt i8 %ewf, 0
br i1 %ewl, label %ewm, label %ewb
ewn:
%ewo = getelementptr i8, ptr %g, i64 %ewp
%ewq = load i8, ptr %ewo, align 1, !noalias !239
%ewr = zext nneg i8 %ewq to i64
%ews = icmp ugt i8 %ewq, 1
br i1 %ews, label %ewt, label %ewu
ewu:
%ewv = shl nuw i64 %ewr, 63
%eww = or i64 %ewv, %ewx
br label %ewb
ewm:
%ewy = getelementptr i8, ptr %g, i64 %pk
%ewz = getelementptr i8, ptr %ewy, i64 2
%exa = load i8, ptr %ewz, align 1, !noalias !239
%exb = zext i8 %exa to i64
%exc = add nsw i64 %pk, 3
%exd = and i64 %exb, 127
%exe = shl nuw nsw i64 %exd, 14
%exf = or disjoint i64 %exe, %ewk
%exg = icmp slt i8 %exa, 0
br i1 %exg, label %exh, label %ewb
exh:
%exi = getelementptr i8, ptr %g, i64 %pk
%exj = getelementptr i8, ptr %exi, i64 3
%exk = load i8, ptr %exj, align 1, !noalias !239
%exl = zext i8 %exk to i64
%exm = add nsw i64 %pk, 4
%exn = and i64 %exl, 127
%exo = shl nuw nsw i64 %exn, 21
%exp = or disjoint i64 %exo, %exf
%exq = icmp slt i8 %exk, 0
br i1 %exq, label %exr, label %ewb
exr:
%exs = getelementptr i8, ptr %g, i64 %pk
%ext = getelementptr i8, ptr %exs, i64 4
%exu = load i8, ptr %ext, align 1, !noalias !239
%exv = zext i8 %exu to i64
%exw = add nsw i64 %pk, 5
%exx = and i64 %exv, 127
%exy = shl nuw nsw i64 %exx, 28
%exz = or disjoint i64 %exy, %exp
%eya = icmp slt i8 %exu, 0
br i1 %eya, label %eyb, label %ewb
eyb:
%eyc = getelementptr i8, ptr %g, i64 %pk
%eyd = getelementptr i8, ptr %eyc, i64 5
%eye = load i8, ptr %eyd, align 1, !noalias !239
%eyf = zext i8 %eye to i64
%eyg = add nsw i64 %pk, 6
%eyh = and i64 %eyf, 127
%eyi = shl nuw nsw i64 %eyh, 35
%eyj = or disjoint i64 %eyi, %exz
%eyk = icmp slt i8 %eye, 0
br i1 %eyk, label %eyl, label %ewb
eyl:
%eym = getelementptr i8, ptr %g, i64 %pk
%eyn = getelementptr i8, ptr %eym, i64 6
%eyo = load i8, ptr %eyn, align 1, !noalias !239
%eyp = zext i8 %eyo to i64
%eyq = add nsw i64 %pk, 7
%eyr = and i64 %eyp, 127
%eys = shl nuw nsw i64 %eyr, 42
%eyt = or i64 %eys, %eyj
%eyu = icmp slt i8 %eyo, 0
br i1 %eyu, label %eyv, label %ewb
eyv:
%eyw = getelementptr i8, ptr %g, i64 %pk
%eyx = getelementptr i8, ptr %eyw, i64 7
%eyy = load i8, ptr %eyx, align 1, !noalias !239
%eyz = zext i8 %eyy to i64
%eza = add nsw i64 %pk, 8
%ezb = and i64 %eyz, 127
%ezc = shl nuw nsw i64 %ezb, 49
%ezd = or i64 %ezc, %eyt
%eze = icmp slt i8 %eyy, 0
br i1 %eze, label %ezf, label %ewb
ezf:
%ezg = getelementptr i8, ptr %g, i64 %pk
%ezh = getelementptr i8, ptr %ezg, i64 8
%ezi = load i8, ptr %ezh, align 1, !noalias !239
%ezj = zext i8 %ezi to i64
%ewp = add nsw i64 %pk, 9
%ezk = and i64 %ezj, 127
%ezl = shl nuw nsw i64 %ezk, 56
%ewx = or i64 %ezl, %ezd
%ezm = icmp slt i8 %ezi, 0
br i1 %ezm, label %ewn, label %ewb
ewt:
%ezn = phi i64 [ %ezo, %ewb ], [ %mp, %ewn ]
%ezp = phi i64 [ %ezq, %ewb ], [ 0, %ewn ]
%ezr = getelementptr i8, ptr %hu, i64 24
%ezs = load i64, ptr %ezr, align 8, !noalias !244
%ezt = icmp slt i64 %ezp, %ezs
br i1 %ezt, label %ezu, label %ezv
ezv:
%ezw = phi i64 [ %ezo, %ewb ], [ %ezn, %ewt ]
%ezx = icmp sgt i64 %ezw, %fk
br i1 %ezx, label %yb, label %ezy
ezy:
%ezz = getelementptr i8, ptr %hu, i64 32
%faa = load i64, ptr %ezz, align 8, !noalias !244
br label %yb
ezu:
%fab = getelementptr i8, ptr %hu, i64 40
%fac = load i64, ptr %fab, align 8, !noalias !244
%fad = icmp eq i64 %fac, 4
%fae = getelementptr i8, ptr %hu, i64 16
%faf = load i64, ptr %fae, align 8, !noalias !244
%fag = mul i64 %faf, 24
%fah = getelementptr i8, ptr %ch, i64 %fag
%fai = getelementptr i8, ptr %fah, i64 8
%faj = load i64, ptr %fai, align 8, !noalias !244
br i1 %fad, label %fak, label %fal
ewb:
%fam = phi i64 [ %eww, %ewu ], [ %evx, %qc ], [ %ewk, %ewa ], [ %exf, %ewm ], [ %exp, %exh ], [ %exz, %exr ], [ %eyj, %eyb ], [ %eyt, %eyl ], [ %ezd, %eyv ], [ %ewx, %ezf ]
%ezo = phi i64 [ %ewc, %ewu ], [ %evy, %qc ], [ %ewh, %ewa ], [ %exc, %ewm ], [ %exm, %exh ], [ %exw, %exr ], [ %eyg, %eyb ], [ %eyq, %eyl ], [ %eza, %eyv ], [ %ewp, %ezf ]
%ezq = lshr i64 %fam, 1
%fan = and i64 %fam, 1
%fao = icmp eq i64 %fan, 0
br i1 %fao, label %ewt, label %ezv
fak:
%fap = ashr i64 %faj, 2
%faq = trunc i64 %ezp to i32
%far = add nsw i64 %fap, %nq
%fas = icmp slt i64 %far, 0
%fat = select i1 %fas, i64 %bu, i64 0
%fau = getelementptr i32, ptr %bt, i64 %far
%fav = getelementptr i32, ptr %fau, i64 %fat
store i32 %faq, ptr %fav, align 4, !noalias !244
br label %yb
fal:
%faw = ashr i64 %faj, 3
%fax = add nsw i64 %faw, %nq
%fay = icmp slt i64 %fax, 0
%faz = select i1 %fay, i64 %cb, i64 0
%fba = getelementptr i64, ptr %ca, i64 %fax
%fbb = getelementptr i64, ptr %fba, i64 %faz
store i64 %ezp, ptr %fbb, align 8, !noalias !244
br label %yb
qd:
%fbc = getelementptr i8, ptr %hu, i64 24
%fbd = load i64, ptr %fbc, align 8, !noalias !245
%fbe = getelementptr i8, ptr %hu, i64 32
%fbf = load i64, ptr %fbe, align 8, !noalias !245
%fbg = icmp slt i64 %fbf, 0
br i1 %fbg, label %fbh, label %fbi
fbh:
%fbj = getelementptr i8, ptr %g, i64 %pk
%fbk = load i8, ptr %fbj, align 1, !noalias !248
%fbl = zext i8 %fbk to i64
%fbm = and i64 %fbl, 127
%fbn = add nsw i64 %pk, 1
%fbo = icmp slt i8 %fbk, 0
br i1 %fbo, label %fbp, label %fbq
fbp:
%fbr = add i64 %pk, 10
%fbs = getelementptr i8, ptr %g, i64 %pk
%fbt = getelementptr i8, ptr %fbs, i64 1
%fbu = load i8, ptr %fbt, align 1, !noalias !248
%fbv = zext i8 %fbu to i64
%fbw = add nsw i64 %pk, 2
%fbx = and i64 %fbv, 127
%fby = shl nuw nsw i64 %fbx, 7
%fbz = or disjoint i64 %fby, %fbm
%fca = icmp slt i8 %fbu, 0
br i1 %fca, label %fcb, label %fbq
fcc:
%fcd = getelementptr i8, ptr %g, i64 %fce
%fcf = load i8, ptr %fcd, align 1, !noalias !248
%fcg = zext nneg i8 %fcf to i64
%fch = icmp ugt i8 %fcf, 1
br i1 %fch, label %fci, label %fcj
fcj:
%fck = shl nuw i64 %fcg, 63
%fcl = or i64 %fck, %fcm
br label %fbq
fcb:
%fcn = getelementptr i8, ptr %g, i64 %pk
%fco = getelementptr i8, ptr %fcn, i64 2
%fcp = load i8, ptr %fco, align 1, !noalias !248
%fcq = zext i8 %fcp to i64
%fcr = add nsw i64 %pk, 3
%fcs = and i64 %fcq, 127
%fct = shl nuw nsw i64 %fcs, 14
%fcu = or disjoint i64 %fct, %fbz
%fcv = icmp slt i8 %fcp, 0
br i1 %fcv, label %fcw, label %fbq
fcw:
%fcx = getelementptr i8, ptr %g, i64 %pk
%fcy = getelementptr i8, ptr %fcx, i64 3
%fcz = load i8, ptr %fcy, align 1, !noalias !248
%fda = zext i8 %fcz to i64
%fdb = add nsw i64 %pk, 4
%fdc = and i64 %fda, 127
%fdd = shl nuw nsw i64 %fdc, 21
%fde = or disjoint i64 %fdd, %fcu
%fdf = icmp slt i8 %fcz, 0
br i1 %fdf, label %fdg, label %fbq
fdg:
%fdh = getelementptr i8, ptr %g, i64 %pk
%fdi = getelementptr i8, ptr %fdh, i64 4
%fdj = load i8, ptr %fdi, align 1, !noalias !248
%fdk = zext i8 %fdj to i64
%fdl = add nsw i64 %pk, 5
%fdm = and i64 %fdk, 127
%fdn = shl nuw nsw i64 %fdm, 28
%fdo = or disjoint i64 %fdn, %fde
%fdp = icmp slt i8 %fdj, 0
br i1 %fdp, label %fdq, label %fbq
fdq:
%fdr = getelementptr i8, ptr %g, i64 %pk
%fds = getelementptr i8, ptr %fdr, i64 5
%fdt = load i8, ptr %fds, align 1, !noalias !248
%fdu = zext i8 %fdt to i64
%fdv = add nsw i64 %pk, 6
%fdw = and i64 %fdu, 127
%fdx = shl nuw nsw i64 %fdw, 35
%fdy = or disjoint i64 %fdx, %fdo
%fdz = icmp slt i8 %fdt, 0
br i1 %fdz, label %fea, label %fbq
fea:
%feb = getelementptr i8, ptr %g, i64 %pk
%fec = getelementptr i8, ptr %feb, i64 6
%fed = load i8, ptr %fec, align 1, !noalias !248
%fee = zext i8 %fed to i64
%fef = add nsw i64 %pk, 7
%feg = and i64 %fee, 127
%feh = shl nuw nsw i64 %feg, 42
%fei = or i64 %feh, %fdy
%fej = icmp slt i8 %fed, 0
br i1 %fej, label %fek, label %fbq
fek:
%fel = getelementptr i8, ptr %g, i64 %pk
%fem = getelementptr i8, ptr %fel, i64 7
%fen = load i8, ptr %fem, align 1, !noalias !248
%feo = zext i8 %fen to i64
%fep = add nsw i64 %pk, 8
%feq = and i64 %feo, 127
%fer = shl nuw nsw i64 %feq, 49
%fes = or i64 %fer, %fei
%fet = icmp slt i8 %fen, 0
br i1 %fet, label %feu, label %fbq
feu:
%fev = getelementptr i8, ptr %g, i64 %pk
%few = getelementptr i8, ptr %fev, i64 8
%fex = load i8, ptr %few, align 1, !noalias !248
%fey = zext i8 %fex to i64
%fce = add nsw i64 %pk, 9
%fez = and i64 %fey, 127
%ffa = shl nuw nsw i64 %fez, 56
%fcm = or i64 %ffa, %fes
%ffb = icmp slt i8 %fex, 0
br i1 %ffb, label %fcc, label %fbq
ffc:
%ffd = lshr i64 %ffe, 1
%fff = and i64 %ffe, 1
%ffg = icmp eq i64 %fff, 0
br i1 %ffg, label %ffh, label %yb
ffh:
%ffi = phi i64 [ %ffd, %ffc ], [ 0, %fci ]
%ffj = phi i64 [ %ffk, %ffc ], [ %mp, %fci ]
%ffl = sub nsw i64 %fk, %ffj
%ffm = icmp sgt i64 %ffi, %ffl
br i1 %ffm, label %yb, label %ffn
fbq:
%ffe = phi i64 [ %fcl, %fcj ], [ %fbm, %fbh ], [ %fbz, %fbp ], [ %fcu, %fcb ], [ %fde, %fcw ], [ %fdo, %fdg ], [ %fdy, %fdq ], [ %fei, %fea ], [ %fes, %fek ], [ %fcm, %feu ]
%ffk = phi i64 [ %fbr, %fcj ], [ %fbn, %fbh ], [ %fbw, %fbp ], [ %fcr, %fcb ], [ %fdb, %fcw ], [ %fdl, %fdg ], [ %fdv, %fdq ], [ %fef, %fea ], [ %fep, %fek ], [ %fce, %feu ]
%ffo = icmp sgt i64 %ffk, %fk
br i1 %ffo, label %yb, label %ffc
fci:
%ffp = icmp slt i64 %fk, %mp
br i1 %ffp, label %yb, label %ffh
fbi:
%ffq = sub nsw i64 %fk, %pk
%ffr = icmp sgt i64 %fbf, %ffq
br i1 %ffr, label %yb, label %ffn
ffn:
%ffs = phi i64 [ %fbf, %fbi ], [ %ffi, %ffh ]
%fft = phi i64 [ %pk, %fbi ], [ %ffj, %ffh ]
%ffu = getelementptr i8, ptr %hu, i64 16
%ffv = load i64, ptr %ffu, align 8, !noalias !245
%ffw = icmp slt i64 %ffv, 0
%ffx = select i1 %ffw, i64 %ci, i64 0
%ffy = mul i64 %ffv, 24
%ffz = getelementptr i8, ptr %ch, i64 %ffy
%fga = getelementptr i8, ptr %ffz, i64 8
%fgb = getelementptr i64, ptr %fga, i64 %ffx
%fgc = load i64, ptr %fgb, align 8, !noalias !245
%fgd = mul i64 %fbd, %nq
%fge = add i64 %fgc, %fgd
%fgf = icmp eq i64 %ffs, 0
br i1 %fgf, label %fgg, label %fgh
fgh:
%fgi = icmp slt i64 %fft, 0
%fgj = select i1 %fgi, i64 %h, i64 0
%fgk = getelementptr i8, ptr %g, i64 %fft
%fgl = getelementptr i8, ptr %fgk, i64 %fgj
%fgm = load i8, ptr %fgl, align 1, !noalias !253
%fgn = icmp slt i8 %fgm, 0
br i1 %fgn, label %fgo, label %fgg
fgg:
br label %fgo
fgp:
%fgq = phi i64 [ %fgr, %fgs ], [ %fgt, %fgo ]
%fgu = phi i64 [ %fgv, %fgs ], [ %fgw, %fgo ]
%fgx = icmp sgt i64 %fgu, 0
br i1 %fgx, label %fgs, label %fgy
fgs:
%fgv = add nsw i64 %fgu, -1
%fgz = icmp slt i64 %fgq, 0
%fha = select i1 %fgz, i64 %h, i64 0
%fhb = getelementptr i8, ptr %g, i64 %fha
%fhc = getelementptr i8, ptr %fhb, i64 %fgq
%fhd = load i8, ptr %fhc, align 1, !noalias !253
%fhe = icmp eq i8 %fhd, %fhf
%fgr = add i64 %fgq, -1
br i1 %fhe, label %fgp, label %yb
fhg:
%fhh = phi i64 [ %fhi, %fhj ], [ %fhk, %fhl ]
%fhm = phi i64 [ 0, %fhj ], [ %fhn, %fhl ]
%fho = add i64 %fhh, -1
%fhp = icmp slt i64 %fhm, %ffs
br i1 %fhp, label %fhq, label %fhr
fhq:
%fhs = icmp sgt i64 %fhh, -1
%fht = select i1 %fhs, i64 -1, i64 %eq
%fhu = getelementptr i8, ptr %g, i64 %fht
%fhv = getelementptr i8, ptr %fhu, i64 %fhh
%fhw = getelementptr i8, ptr %fhv, i64 1
%fhx = load i8, ptr %fhw, align 1, !noalias !253
br label %fhr
fhr:
%fhy = phi i8 [ %fhx, %fhq ], [ %fhf, %fhg ]
%fhz = add i64 %fge, %fhm
%fia = icmp slt i64 %fhz, 0
%fib = select i1 %fia, i64 %bn, i64 0
%fic = getelementptr i8, ptr %fid, i64 %fib
%fie = getelementptr i8, ptr %fic, i64 %fhm
store i8 %fhy, ptr %fie, align 1, !noalias !253
%fif = add i64 %fhm, 1
%fig = icmp slt i64 %fif, %ffs
br i1 %fig, label %fih, label %fhl
fih:
%fii = icmp slt i64 %fho, 0
%fij = select i1 %fii, i64 %er, i64 -2
%fik = getelementptr i8, ptr %g, i64 %fij
%fil = getelementptr i8, ptr %fik, i64 %fhh
%fim = getelementptr i8, ptr %fil, i64 1
%fin = load i8, ptr %fim, align 1, !noalias !253
br label %fhl
fhl:
%fio = phi i8 [ %fin, %fih ], [ %fhf, %fhr ]
%fip = add i64 %fge, %fhm
%fiq = add i64 %fip, 1
%fir = icmp slt i64 %fiq, 0
%fis = select i1 %fir, i64 %ep, i64 1
%fit = getelementptr i8, ptr %fid, i64 %fis
%fiu = getelementptr i8, ptr %fit, i64 %fhm
store i8 %fio, ptr %fiu, align 1, !noalias !253
%fhk = add i64 %fhh, -2
%fhn = add i64 %fif, 1
%fiv = icmp eq i64 %fhn, %fiw
br i1 %fiv, label %fix, label %fhg
fix:
%fiy = and i64 %fbd, 1
%fiz = icmp eq i64 %fiy, 0
br i1 %fiz, label %fja, label %fjb
fjb:
%fjc = phi i64 [ 0, %fjd ], [ %fiw, %fix ]
%fje = icmp slt i64 %fjc, %ffs
br i1 %fje, label %fjf, label %fjg
fjf:
%fjh = xor i64 %fjc, -1
%fji = add i64 %fjj, %fjh
%fjk = icmp slt i64 %fji, 0
%fjl = select i1 %fjk, i64 %h, i64 0
%fjm = getelementptr i8, ptr %g, i64 %fji
%fjn = getelementptr i8, ptr %fjm, i64 %fjl
%fjo = load i8, ptr %fjn, align 1, !noalias !253
br label %fjg
fjg:
%fjp = phi i8 [ %fjo, %fjf ], [ %fhf, %fjb ]
%fjq = add nsw i64 %fjc, %fge
%fjr = icmp slt i64 %fjq, 0
%fjs = select i1 %fjr, i64 %bn, i64 0
%fjt = getelementptr i8, ptr %bm, i64 %fjq
%fju = getelementptr i8, ptr %fjt, i64 %fjs
store i8 %fjp, ptr %fju, align 1, !noalias !253
br label %fja
fja:
%fjv = icmp sgt i64 %ffs, %fbd
br i1 %fjv, label %fjw, label %fjx
fgo:
%fjy = phi i1 [ true, %fgg ], [ false, %fgh ]
%fhf = phi i8 [ 0, %fgg ], [ -1, %fgh ]
%fjz = sub i64 %ffs, %fbd
%fgw = tail call i64 @llvm.smax.i64(i64 %fjz, i64 0)
%fjj = add i64 %fft, %ffs
%fka = xor i64 %fbd, -1
%fgt = add i64 %fjj, %fka
br label %fgp
fgy:
%fkb = icmp slt i64 %fbd, 1
br i1 %fkb, label %fja, label %fjd
fjd:
%fkc = icmp eq i64 %fbd, 1
br i1 %fkc, label %fjb, label %fhj
fhj:
%fkd = add i64 %ej, -2
%fiw = and i64 %fbd, %fkd
%fid = getelementptr i8, ptr %bm, i64 %fge
%fhi = add i64 %fjj, -1
br label %fhg
fjw:
%fke = add nsw i64 %fge, %fbd
%fkf = icmp sgt i64 %fke, 0
%fkg = select i1 %fkf, i64 0, i64 %bn
%fkh = getelementptr i8, ptr %bm, i64 %fke
%fki = getelementptr i8, ptr %fkh, i64 -1
%fkj = getelementptr i8, ptr %fki, i64 %fkg
%fkk = load i8, ptr %fkj, align 1, !noalias !253
%fkl = icmp sgt i8 %fkk, -1
%fkm = xor i1 %fjy, %fkl
br i1 %fkm, label %yb, label %fjx
fjx:
%fkn = ashr i64 %fge, 3
%fko = ashr i64 %fbd, 3
%fkp = getelementptr i8, ptr %hu, i64 40
%fkq = load i64, ptr %fkp, align 8, !noalias !245
%fkr = add nsw i64 %fkn, %fko
%fks = icmp sgt i64 %fkr, 0
%fkt = select i1 %fks, i64 0, i64 %cb
%fku = getelementptr i64, ptr %ca, i64 %fkr
%fkv = getelementptr i8, ptr %fku, i64 -8
%fkw = getelementptr i64, ptr %fkv, i64 %fkt
%fkx = load i64, ptr %fkw, align 8, !noalias !256
%fky = freeze i64 %fkx
%fkz = icmp sgt i64 %fky, -1
%fla = tail call i64 @llvm.smax.i64(i64 %fko, i64 0)
%flb = add nsw i64 %fko, -1
%flc = add i64 %flb, %fkq
br i1 %fkz, label %fld, label %fle
fle:
br label %flf
fld:
br label %flg
flg:
%flh = phi i64 [ %fli, %flj ], [ %flc, %fld ]
%flk = phi i64 [ %fll, %flj ], [ %fkr, %fld ]
%flm = phi i64 [ %fln, %flj ], [ %fla, %fld ]
%flo = icmp sgt i64 %flm, 0
br i1 %flo, label %flj, label %flp
flj:
%fll = add nsw i64 %flk, -1
%fln = add nsw i64 %flm, -1
%flq = icmp sgt i64 %flk, 0
%flr = select i1 %flq, i64 0, i64 %es
%fls = getelementptr i8, ptr %eu, i64 %flr
%flt = shl i64 %flk, 3
%flu = getelementptr i8, ptr %fls, i64 %flt
%flv = load i64, ptr %flu, align 8, !noalias !256
%flw = icmp slt i64 %flh, 0
%flx = select i1 %flw, i64 %et, i64 0
%fly = getelementptr i8, ptr %bf, i64 %flx
%flz = shl i64 %flh, 3
%fma = getelementptr i8, ptr %fly, i64 %flz
%fmb = load i64, ptr %fma, align 8, !noalias !256
%fmc = icmp eq i64 %flv, %fmb
%fli = add i64 %flh, -1
br i1 %fmc, label %flg, label %fmd
flf:
%fme = phi i64 [ %fmf, %fmg ], [ %flc, %fle ]
%fmh = phi i64 [ %fmi, %fmg ], [ %fkr, %fle ]
%fmj = phi i64 [ %fmk, %fmg ], [ %fla, %fle ]
%fml = icmp sgt i64 %fmj, 0
br i1 %fml, label %fmg, label %yb
fmg:
%fmi = add nsw i64 %fmh, -1
%fmk = add nsw i64 %fmj, -1
%fmm = icmp sgt i64 %fmh, 0
%fmn = select i1 %fmm, i64 0, i64 %es
%fmo = getelementptr i8, ptr %eu, i64 %fmn
%fmp = shl i64 %fmh, 3
%fmq = getelementptr i8, ptr %fmo, i64 %fmp
%fmr = load i64, ptr %fmq, align 8, !noalias !256
%fms = xor i64 %fmr, -1
%fmt = icmp slt i64 %fme, 0
%fmu = select i1 %fmt, i64 %et, i64 0
%fmv = getelementptr i8, ptr %bf, i64 %fmu
%fmw = shl i64 %fme, 3
%fmx = getelementptr i8, ptr %fmv, i64 %fmw
%fmy = load i64, ptr %fmx, align 8, !noalias !256
%fmz = icmp eq i64 %fmy, %fms
%fmf = add i64 %fme, -1
br i1 %fmz, label %flf, label %fmd
fmd:
%fna = phi i64 [ %flv, %flj ], [ %fms, %fmg ]
%fnb = phi i64 [ %fmb, %flj ], [ %fmy, %fmg ]
%fnc = icmp ult i64 %fna, %fnb
br i1 %fnc, label %flp, label %yb
flp:
br label %yb
qe:
%fnd = getelementptr i8, ptr %hu, i64 24
%fne = load i64, ptr %fnd, align 8, !noalias !259
%fnf = sub nsw i64 %fk, %pk
%fng = icmp sgt i64 %fne, %fnf
br i1 %fng, label %yb, label %fnh
fnh:
%fni = getelementptr i8, ptr %hu, i64 16
%fnj = load i64, ptr %fni, align 8, !noalias !259
%fnk = icmp slt i64 %fnj, 0
%fnl = select i1 %fnk, i64 %ci, i64 0
%fnm = mul i64 %fnj, 24
%fnn = getelementptr i8, ptr %ch, i64 %fnm
%fno = getelementptr i8, ptr %fnn, i64 8
%fnp = getelementptr i64, ptr %fno, i64 %fnl
%fnq = load i64, ptr %fnp, align 8, !noalias !259
%fnr = mul i64 %fne, %nq
%fns = add i64 %fnq, %fnr
%fnt = icmp ugt i64 %fne, 7
br i1 %fnt, label %fnu, label %fnv
fnu:
%fnw = add i64 %fne, -8
%fnx = icmp eq i64 %fnw, 0
br i1 %fnx, label %fny, label %fnz
fnz:
%foa = getelementptr i8, ptr %g, i64 %pk
%fob = getelementptr i8, ptr %bm, i64 %fns
%foc = add i64 %fne, -9
%fod = lshr i64 %foc, 3
%foe = add nuw nsw i64 %fod, 1
%fof = icmp ult i64 %foc, 56
br i1 %fof, label %fog, label %foh
fog:
%foi = phi i64 [ 0, %foh ], [ 0, %fnz ], [ %foj, %fok ]
br label %fol
foh:
%fom = ptrtoint ptr %bm to i64
%fon = ptrtoint ptr %g to i64
%foo = add i64 %pk, %fon
%fop = sub i64 %fom, %foo
%foq = add i64 %fop, %fns
%for = icmp ult i64 %foq, 32
br i1 %for, label %fog, label %fos
fos:
%fot = bitcast i64 4611686018427387900 to i64
%fou = and i64 %foe, %fot
%fov = getelementptr i8, ptr %fob, i64 16
%fow = getelementptr i8, ptr %fd, i64 %pk
br label %fox
fox:
%foy = phi i64 [ 0, %fos ], [ %foz, %fox ]
%fpa = shl i64 %foy, 3
%fpb = getelementptr i8, ptr %fow, i64 %fpa
%fpc = getelementptr i8, ptr %fpb, i64 -16
%fpd = load <2 x i64>, ptr %fpc, align 1, !noalias !262
%fpe = getelementptr i8, ptr %fow, i64 %fpa
%fpf = load <2 x i64>, ptr %fpe, align 1, !noalias !262
%fpg = shl i64 %foy, 3
%fph = getelementptr i8, ptr %fov, i64 %fpg
%fpi = shl i64 %foy, 3
%fpj = getelementptr i8, ptr %fov, i64 %fpi
%fpk = getelementptr i8, ptr %fpj, i64 -16
store <2 x i64> %fpd, ptr %fpk, align 1, !noalias !267
store <2 x i64> %fpf, ptr %fph, align 1, !noalias !267
%foz = add nuw i64 %foy, 4
%fpl = icmp eq i64 %fou, %foz
br i1 %fpl, label %fok, label %fox, !llvm.loop !270
fok:
%foj = shl nuw i64 %fou, 3
%fpm = icmp eq i64 %foe, %fou
br i1 %fpm, label %fny, label %fog
fpn:
%fpo = getelementptr i8, ptr %g, i64 %pk
%fpp = getelementptr i8, ptr %fpo, i64 1
%fpq = load i8, ptr %fpp, align 1, !noalias !271
%fpr = getelementptr i8, ptr %bm, i64 %fns
%fps = getelementptr i8, ptr %fpr, i64 1
store i8 %fpq, ptr %fps, align 1, !noalias !271
%fpt = icmp eq i64 %fne, 2
br i1 %fpt, label %fpu, label %fpv
fpv:
%fpw = getelementptr i8, ptr %g, i64 %pk
%fpx = getelementptr i8, ptr %fpw, i64 2
%fpy = load i8, ptr %fpx, align 1, !noalias !271
%fpz = getelementptr i8, ptr %bm, i64 %fns
%fqa = getelementptr i8, ptr %fpz, i64 2
store i8 %fpy, ptr %fqa, align 1, !noalias !271
%fqb = icmp eq i64 %fne, 3
br i1 %fqb, label %fpu, label %fqc
fqc:
%fqd = getelementptr i8, ptr %g, i64 %pk
%fqe = getelementptr i8, ptr %fqd, i64 3
%fqf = load i8, ptr %fqe, align 1, !noalias !271
%fqg = getelementptr i8, ptr %bm, i64 %fns
%fqh = getelementptr i8, ptr %fqg, i64 3
store i8 %fqf, ptr %fqh, align 1, !noalias !271
%fqi = icmp eq i64 %fne, 4
br i1 %fqi, label %fpu, label %fqj
fqj:
%fqk = getelementptr i8, ptr %g, i64 %pk
%fql = getelementptr i8, ptr %fqk, i64 4
%fqm = load i8, ptr %fql, align 1, !noalias !271
%fqn = getelementptr i8, ptr %bm, i64 %fns
%fqo = getelementptr i8, ptr %fqn, i64 4
store i8 %fqm, ptr %fqo, align 1, !noalias !271
%fqp = icmp eq i64 %fne, 5
br i1 %fqp, label %fpu, label %fqq
fqq:
%fqr = getelementptr i8, ptr %g, i64 %pk
%fqs = getelementptr i8, ptr %fqr, i64 5
%fqt = load i8, ptr %fqs, align 1, !noalias !271
%fqu = getelementptr i8, ptr %bm, i64 %fns
%fqv = getelementptr i8, ptr %fqu, i64 5
store i8 %fqt, ptr %fqv, align 1, !noalias !271
%fqw = icmp eq i64 %fne, 6
br i1 %fqw, label %fpu, label %fqx
fqx:
%fqy = getelementptr i8, ptr %g, i64 %pk
%fqz = getelementptr i8, ptr %fqy, i64 6
%fra = load i8, ptr %fqz, align 1, !noalias !271
%frb = getelementptr i8, ptr %bm, i64 %fns
%frc = getelementptr i8, ptr %frb, i64 6
store i8 %fra, ptr %frc, align 1, !noalias !271
br label %fpu
fol:
%frd = phi i64 [ %fre, %fol ], [ %foi, %fog ]
%frf = getelementptr i8, ptr %foa, i64 %frd
%frg = load i64, ptr %frf, align 1, !noalias !262
%frh = getelementptr i8, ptr %fob, i64 %frd
store i64 %frg, ptr %frh, align 1, !noalias !267
%fre = add nuw i64 %frd, 8
%fri = icmp ult i64 %fre, %fnw
br i1 %fri, label %fol, label %fny, !llvm.loop !272
fny:
%frj = getelementptr i8, ptr %g, i64 %fnw
%frk = getelementptr i8, ptr %frj, i64 %pk
%frl = load i64, ptr %frk, align 1, !noalias !273
%frm = getelementptr i8, ptr %bm, i64 %fns
%frn = getelementptr i8, ptr %frm, i64 %fnw
store i64 %frl, ptr %frn, align 1, !noalias !276
br label %fpu
fnv:
%fro = icmp eq i64 %fne, 0
br i1 %fro, label %fpu, label %frp
frp:
%frq = getelementptr i8, ptr %g, i64 %pk
%frr = getelementptr i8, ptr %bm, i64 %fns
%frs = load i8, ptr %frq, align 1, !noalias !271
store i8 %frs, ptr %frr, align 1, !noalias !271
%frt = icmp eq i64 %fne, 1
br i1 %frt, label %fpu, label %fpn
fpu:
%fru = add nsw i64 %fne, %pk
br label %yb
re:
%frv = phi i64 [ %ud, %qm ], [ 0, %qy ]
%frw = phi i64 [ %tz, %qm ], [ %mp, %qy ]
%frx = getelementptr i8, ptr %hu, i64 16
%fry = load i64, ptr %frx, align 8, !noalias !279
%frz = mul i64 %fry, 24
%fsa = getelementptr i8, ptr %ch, i64 %frz
%fsb = getelementptr i8, ptr %fsa, i64 8
%fsc = load i64, ptr %fsb, align 8, !noalias !280
%fsd = ashr i64 %fsc, 3
%fse = getelementptr i64, ptr %ca, i64 %fsd
%fsf = getelementptr i64, ptr %fse, i64 %nq
store i64 %frv, ptr %fsf, align 8, !noalias !279
br label %yb
caq:
%fsg = phi i64 [ %cat, %bwy ], [ %cas, %cap ], [ %cat, %cak ], [ %mp, %bxq ]
%fsh = phi i64 [ 3, %bwy ], [ %caw, %cap ], [ 5, %cak ], [ 3, %bxq ]
%fsi = phi i64 [ 0, %bwy ], [ %cax, %cap ], [ 0, %cak ], [ 0, %bxq ]
%fsj = getelementptr i8, ptr %hu, i64 16
%fsk = load i64, ptr %fsj, align 8, !noalias !283
%fsl = mul i64 %fsk, 24
%fsm = getelementptr i8, ptr %ch, i64 %fsl
%fsn = getelementptr i8, ptr %fsm, i64 8
%fso = load i64, ptr %fsn, align 8, !noalias !284
%fsp = ashr i64 %fso, 3
%fsq = shl nsw i64 %nq, 1
%fsr = add nsw i64 %fsp, %fsq
%fss = icmp slt i64 %fsr, 0
%fst = select i1 %fss, i64 %cb, i64 0
%fsu = getelementptr i64, ptr %ca, i64 %fsr
%fsv = getelementptr i64, ptr %fsu, i64 %fst
store i64 %fsg, ptr %fsv, align 8, !noalias !283
%fsw = icmp slt i64 %fsr, -1
%fsx = select i1 %fsw, i64 %cb, i64 0
%fsy = getelementptr i8, ptr %fsu, i64 8
%fsz = getelementptr i64, ptr %fsy, i64 %fsx
store i64 %fsi, ptr %fsz, align 8, !noalias !283
%fta = add nsw i64 %fsi, %fsg
br label %yb
cez:
%ftb = phi i64 [ 0, %cbh ], [ %cff, %cey ], [ 0, %cet ], [ 0, %cbz ]
%ftc = phi i64 [ %cfc, %cbh ], [ %cfb, %cey ], [ %cfc, %cet ], [ %mp, %cbz ]
%ftd = phi i64 [ 3, %cbh ], [ %cfg, %cey ], [ 5, %cet ], [ 3, %cbz ]
%fte = add nsw i64 %ftc, %ftb
br label %yb
ern:
%ftf = phi i1 [ %eum, %eqv ], [ false, %erh ]
%ftg = phi i64 [ %eui, %eqv ], [ %mp, %erh ]
%fth = icmp sle i64 %ftg, %fk
%fti = select i1 %fth, i1 %ftf, i1 false
%ftj = select i1 %fti, i64 8, i64 0
br label %yb
qa:
%ftk = getelementptr i8, ptr %hu, i64 16
%ftl = load i64, ptr %ftk, align 8, !noalias !287
%ftm = mul i64 %ftl, 24
%ftn = getelementptr i8, ptr %ch, i64 %ftm
%fto = getelementptr i8, ptr %ftn, i64 8
%ftp = load i64, ptr %fto, align 8, !noalias !290
%ftq = ashr i64 %ftp, 2
%ftr = add nsw i64 %ftq, %nq
%fts = icmp slt i64 %ftr, 0
%ftt = select i1 %fts, i64 %bu, i64 0
%ftu = getelementptr i32, ptr %bt, i64 %ftr
%ftv = getelementptr i32, ptr %ftu, i64 %ftt
%ftw = load i32, ptr %ftv, align 4, !noalias !287
%ftx = icmp slt i64 %ftr, -1
%fty = select i1 %ftx, i64 %bu, i64 0
%ftz = getelementptr i8, ptr %ftu, i64 4
%fua = getelementptr i32, ptr %ftz, i64 %fty
store i32 %ftw, ptr %fua, align 4, !noalias !287
br label %yb
pp:
%fub = getelementptr i8, ptr %hu, i64 24
%fuc = load i64, ptr %fub, align 8, !noalias !293
%fud = sub nsw i64 %fk, %pk
%fue = icmp sgt i64 %fuc, %fud
%fuf = select i1 %fue, i64 0, i64 %fuc
%fug = add nsw i64 %fuf, %pk
%fuh = select i1 %fue, i64 3, i64 0
br label %yb
pn:
switch i64 %hp, label %fui [
i64 17, label %fuj
i64 18, label %fuk
i64 19, label %ful
i64 20, label %fum
i64 21, label %fun
i64 22, label %fuo
i64 23, label %fup
]
fuj:
%fuq = add nsw i64 %hx, 1
br label %fur
fuk:
%fus = getelementptr i8, ptr %hu, i64 24
%fut = load i64, ptr %fus, align 8, !noalias !2
br label %fur
ful:
%fuu = icmp slt i64 %fuv, 0
%fuw = select i1 %fuu, i64 %dr, i64 0
%fux = add i64 %fuw, %fuv
%fuy = mul i64 %fux, %ds
%fuz = getelementptr i64, ptr %dq, i64 %fuy
store i64 %nq, ptr %fuz, align 8, !noalias !296
%fva = getelementptr i8, ptr %fuz, i64 8
store i64 0, ptr %fva, align 8, !noalias !296
%fvb = getelementptr i8, ptr %hu, i64 16
%fvc = load i64, ptr %fvb, align 8, !noalias !296
%fvd = icmp sgt i64 %fvc, -1
br i1 %fvd, label %fve, label %fvf
fve:
%fvg = getelementptr i8, ptr %hu, i64 24
%fvh = load i64, ptr %fvg, align 8, !noalias !296
%fvi = icmp slt i64 %fvh, 0
%fvj = select i1 %fvi, i64 %dd, i64 0
%fvk = getelementptr i64, ptr %dc, i64 %fvh
%fvl = getelementptr i64, ptr %fvk, i64 %fvj
%fvm = load i64, ptr %fvl, align 8, !noalias !296
br label %fvf
fvf:
%fvn = phi i64 [ %fvm, %fve ], [ %nq, %ful ]
%fvo = getelementptr i8, ptr %hu, i64 40
%fvp = load i64, ptr %fvo, align 8, !noalias !296
%fvq = add nsw i64 %fuv, 1
br label %fur
fum:
%fvr = getelementptr i8, ptr %hu, i64 16
%fvs = load i64, ptr %fvr, align 8, !noalias !299
%fvt = icmp sgt i64 %fvs, -1
br i1 %fvt, label %fvu, label %fvv
fvu:
%fvw = getelementptr i8, ptr %hu, i64 24
%fvx = load i64, ptr %fvw, align 8, !noalias !299
%fvy = icmp slt i64 %fvx, 0
%fvz = select i1 %fvy, i64 %dd, i64 0
%fwa = getelementptr i64, ptr %dc, i64 %fvx
%fwb = getelementptr i64, ptr %fwa, i64 %fvz
%fwc = load i64, ptr %fwb, align 8, !noalias !299
%fwd = add nsw i64 %fwc, 1
store i64 %fwd, ptr %fwb, align 8, !noalias !299
%fwe = add nsw i64 %nq, 1
br label %fvv
fvv:
%fwf = phi i64 [ %fwe, %fvu ], [ %nq, %fum ]
%fwg = add nsw i64 %fuv, -1
%fwh = icmp sgt i64 %fuv, 0
%fwi = select i1 %fwh, i64 0, i64 %dr
%fwj = add i64 %fwg, %fwi
%fwk = mul i64 %fwj, %ds
%fwl = getelementptr i64, ptr %dq, i64 %fwk
%fwm = getelementptr i8, ptr %fwl, i64 8
%fwn = load i64, ptr %fwm, align 8, !noalias !299
%fwo = add nsw i64 %fwn, -1
store i64 %fwo, ptr %fwm, align 8, !noalias !299
%fwp = icmp sgt i64 %fwn, 1
br i1 %fwp, label %fwq, label %fwr
fwq:
%fws = getelementptr i8, ptr %hu, i64 32
%fwt = load i64, ptr %fws, align 8, !noalias !299
br label %fur
fwr:
%fwu = add nsw i64 %hx, 1
br label %fur
fun:
%fwv = getelementptr i8, ptr %hu, i64 16
%fww = load i64, ptr %fwv, align 8, !noalias !302
%fwx = getelementptr i8, ptr %hu, i64 24
%fwy = load i64, ptr %fwx, align 8, !noalias !302
%fwz = getelementptr i8, ptr %hu, i64 40
%fxa = load i64, ptr %fwz, align 8, !noalias !302
%fxb = getelementptr i8, ptr %g, i64 %pk
%fxc = load i8, ptr %fxb, align 1, !noalias !305
%fxd = zext i8 %fxc to i64
%fxe = and i64 %fxd, 127
%fxf = add nsw i64 %pk, 1
%fxg = icmp slt i8 %fxc, 0
br i1 %fxg, label %fxh, label %fxi
fxh:
%fxj = add i64 %pk, 10
%fxk = getelementptr i8, ptr %g, i64 %pk
%fxl = getelementptr i8, ptr %fxk, i64 1
%fxm = load i8, ptr %fxl, align 1, !noalias !305
%fxn = zext i8 %fxm to i64
%fxo = add nsw i64 %pk, 2
%fxp = and i64 %fxn, 127
%fxq = shl nuw nsw i64 %fxp, 7
%fxr = or disjoint i64 %fxq, %fxe
%fxs = icmp slt i8 %fxm, 0
br i1 %fxs, label %fxt, label %fxi
fxu:
%fxv = getelementptr i8, ptr %g, i64 %fxw
%fxx = load i8, ptr %fxv, align 1, !noalias !305
%fxy = zext nneg i8 %fxx to i64
%fxz = icmp ugt i8 %fxx, 1
br i1 %fxz, label %fya, label %fyb
fyb:
%fyc = shl nuw i64 %fxy, 63
%fyd = or i64 %fyc, %fye
br label %fxi
fxt:
%fyf = getelementptr i8, ptr %g, i64 %pk
%fyg = getelementptr i8, ptr %fyf, i64 2
%fyh = load i8, ptr %fyg, align 1, !noalias !305
%fyi = zext i8 %fyh to i64
%fyj = add nsw i64 %pk, 3
%fyk = and i64 %fyi, 127
%fyl = shl nuw nsw i64 %fyk, 14
%fym = or disjoint i64 %fyl, %fxr
%fyn = icmp slt i8 %fyh, 0
br i1 %fyn, label %fyo, label %fxi
fyo:
%fyp = getelementptr i8, ptr %g, i64 %pk
%fyq = getelementptr i8, ptr %fyp, i64 3
%fyr = load i8, ptr %fyq, align 1, !noalias !305
%fys = zext i8 %fyr to i64
%fyt = add nsw i64 %pk, 4
%fyu = and i64 %fys, 127
%fyv = shl nuw nsw i64 %fyu, 21
%fyw = or disjoint i64 %fyv, %fym
%fyx = icmp slt i8 %fyr, 0
br i1 %fyx, label %fyy, label %fxi
fyy:
%fyz = getelementptr i8, ptr %g, i64 %pk
%fza = getelementptr i8, ptr %fyz, i64 4
%fzb = load i8, ptr %fza, align 1, !noalias !305
%fzc = zext i8 %fzb to i64
%fzd = add nsw i64 %pk, 5
%fze = and i64 %fzc, 127
%fzf = shl nuw nsw i64 %fze, 28
%fzg = or disjoint i64 %fzf, %fyw
%fzh = icmp slt i8 %fzb, 0
br i1 %fzh, label %fzi, label %fxi
fzi:
%fzj = getelementptr i8, ptr %g, i64 %pk
%fzk = getelementptr i8, ptr %fzj, i64 5
%fzl = load i8, ptr %fzk, align 1, !noalias !305
%fzm = zext i8 %fzl to i64
%fzn = add nsw i64 %pk, 6
%fzo = and i64 %fzm, 127
%fzp = shl nuw nsw i64 %fzo, 35
%fzq = or disjoint i64 %fzp, %fzg
%fzr = icmp slt i8 %fzl, 0
br i1 %fzr, label %fzs, label %fxi
fzs:
%fzt = getelementptr i8, ptr %g, i64 %pk
%fzu = getelementptr i8, ptr %fzt, i64 6
%fzv = load i8, ptr %fzu, align 1, !noalias !305
%fzw = zext i8 %fzv to i64
%fzx = add nsw i64 %pk, 7
%fzy = and i64 %fzw, 127
%fzz = shl nuw nsw i64 %fzy, 42
%gaa = or i64 %fzz, %fzq
%gab = icmp slt i8 %fzv, 0
br i1 %gab, label %gac, label %fxi
gac:
%gad = getelementptr i8, ptr %g, i64 %pk
%gae = getelementptr i8, ptr %gad, i64 7
%gaf = load i8, ptr %gae, align 1, !noalias !305
%gag = zext i8 %gaf to i64
%gah = add nsw i64 %pk, 8
%gai = and i64 %gag, 127
%gaj = shl nuw nsw i64 %gai, 49
%gak = or i64 %gaj, %gaa
%gal = icmp slt i8 %gaf, 0
br i1 %gal, label %gam, label %fxi
gam:
%gan = getelementptr i8, ptr %g, i64 %pk
%gao = getelementptr i8, ptr %gan, i64 8
%gap = load i8, ptr %gao, align 1, !noalias !305
%gaq = zext i8 %gap to i64
%fxw = add nsw i64 %pk, 9
%gar = and i64 %gaq, 127
%gas = shl nuw nsw i64 %gar, 56
%fye = or i64 %gas, %gak
%gat = icmp slt i8 %gap, 0
br i1 %gat, label %fxu, label %fxi
gau:
%gav = icmp eq i64 %gaw, 0
br i1 %gav, label %gax, label %gay
gay:
%gaz = icmp eq i64 %gba, %ej
br i1 %gaz, label %mn, label %gbb
gbb:
%gbc = sub nsw i64 0, %gba
%gbd = getelementptr i8, ptr %g, i64 %gbe
%gbf = load i8, ptr %gbd, align 1, !noalias !310
%gbg = zext i8 %gbf to i64
%gbh = and i64 %gbg, 127
%gbi = add nsw i64 %gbe, 1
%gbj = icmp slt i8 %gbf, 0
br i1 %gbj, label %gbk, label %gbl
gbk:
%gbm = add i64 %gbe, 10
%gbn = getelementptr i8, ptr %g, i64 %gbe
%gbo = getelementptr i8, ptr %gbn, i64 1
%gbp = load i8, ptr %gbo, align 1, !noalias !310
%gbq = zext i8 %gbp to i64
%gbr = add nsw i64 %gbe, 2
%gbs = and i64 %gbq, 127
%gbt = shl nuw nsw i64 %gbs, 7
%gbu = or disjoint i64 %gbt, %gbh
%gbv = icmp slt i8 %gbp, 0
br i1 %gbv, label %gbw, label %gbl
gbx:
%gby = getelementptr i8, ptr %g, i64 %gbz
%gca = load i8, ptr %gby, align 1, !noalias !310
%gcb = zext nneg i8 %gca to i64
%gcc = icmp ugt i8 %gca, 1
br i1 %gcc, label %gcd, label %gce
gce:
%gcf = shl nuw i64 %gcb, 63
%gcg = or i64 %gcf, %gch
br label %gbl
gbw:
%gci = getelementptr i8, ptr %g, i64 %gbe
%gcj = getelementptr i8, ptr %gci, i64 2
%gck = load i8, ptr %gcj, align 1, !noalias !310
%gcl = zext i8 %gck to i64
%gcm = add nsw i64 %gbe, 3
%gcn = and i64 %gcl, 127
%gco = shl nuw nsw i64 %gcn, 14
%gcp = or disjoint i64 %gco, %gbu
%gcq = icmp slt i8 %gck, 0
br i1 %gcq, label %gcr, label %gbl
gcr:
%gcs = getelementptr i8, ptr %g, i64 %gbe
%gct = getelementptr i8, ptr %gcs, i64 3
%gcu = load i8, ptr %gct, align 1, !noalias !310
%gcv = zext i8 %gcu to i64
%gcw = add nsw i64 %gbe, 4
%gcx = and i64 %gcv, 127
%gcy = shl nuw nsw i64 %gcx, 21
%gcz = or disjoint i64 %gcy, %gcp
%gda = icmp slt i8 %gcu, 0
br i1 %gda, label %gdb, label %gbl
gdb:
%gdc = getelementptr i8, ptr %g, i64 %gbe
%gdd = getelementptr i8, ptr %gdc, i64 4
%gde = load i8, ptr %gdd, align 1, !noalias !310
%gdf = zext i8 %gde to i64
%gdg = add nsw i64 %gbe, 5
%gdh = and i64 %gdf, 127
%gdi = shl nuw nsw i64 %gdh, 28
%gdj = or disjoint i64 %gdi, %gcz
%gdk = icmp slt i8 %gde, 0
br i1 %gdk, label %gdl, label %gbl
gdl:
%gdm = getelementptr i8, ptr %g, i64 %gbe
%gdn = getelementptr i8, ptr %gdm, i64 5
%gdo = load i8, ptr %gdn, align 1, !noalias !310
%gdp = zext i8 %gdo to i64
%gdq = add nsw i64 %gbe, 6
%gdr = and i64 %gdp, 127
%gds = shl nuw nsw i64 %gdr, 35
%gdt = or disjoint i64 %gds, %gdj
%gdu = icmp slt i8 %gdo, 0
br i1 %gdu, label %gdv, label %gbl
gdv:
%gdw = getelementptr i8, ptr %g, i64 %gbe
%gdx = getelementptr i8, ptr %gdw, i64 6
%gdy = load i8, ptr %gdx, align 1, !noalias !310
%gdz = zext i8 %gdy to i64
%gea = add nsw i64 %gbe, 7
%geb = and i64 %gdz, 127
%gec = shl nuw nsw i64 %geb, 42
%ged = or i64 %gec, %gdt
%gee = icmp slt i8 %gdy, 0
br i1 %gee, label %gef, label %gbl
gef:
%geg = getelementptr i8, ptr %g, i64 %gbe
%geh = getelementptr i8, ptr %geg, i64 7
%gei = load i8, ptr %geh, align 1, !noalias !310
%gej = zext i8 %gei to i64
%gek = add nsw i64 %gbe, 8
%gel = and i64 %gej, 127
%gem = shl nuw nsw i64 %gel, 49
%gen = or i64 %gem, %ged
%geo = icmp slt i8 %gei, 0
br i1 %geo, label %gep, label %gbl
gep:
%geq = getelementptr i8, ptr %g, i64 %gbe
%ger = getelementptr i8, ptr %geq, i64 8
%ges = load i8, ptr %ger, align 1, !noalias !310
%get = zext i8 %ges to i64
%gbz = add nsw i64 %gbe, 9
%geu = and i64 %get, 127
%gev = shl nuw nsw i64 %geu, 56
%gch = or i64 %gev, %gen
%gew = icmp slt i8 %ges, 0
br i1 %gew, label %gbx, label %gbl
gbl:
%gex = phi i64 [ %gcg, %gce ], [ %gbh, %gbb ], [ %gbu, %gbk ], [ %gcp, %gbw ], [ %gcz, %gcr ], [ %gdj, %gdb ], [ %gdt, %gdl ], [ %ged, %gdv ], [ %gen, %gef ], [ %gch, %gep ]
%gey = phi i64 [ %gbm, %gce ], [ %gbi, %gbb ], [ %gbr, %gbk ], [ %gcm, %gbw ], [ %gcw, %gcr ], [ %gdg, %gdb ], [ %gdq, %gdl ], [ %gea, %gdv ], [ %gek, %gef ], [ %gbz, %gep ]
%gez = lshr i64 %gex, 1
%gfa = and i64 %gex, 1
%gfb = sub nsw i64 0, %gfa
%gfc = xor i64 %gez, %gfb
br label %gcd
gfd:
%gfe = icmp slt i64 %gff, 0
%gfg = sub nsw i64 %fk, %gfh
%gfi = icmp sgt i64 %gff, %gfg
%gfj = select i1 %gfe, i1 true, i1 %gfi
br i1 %gfj, label %mn, label %gax
gax:
%gfk = phi i64 [ %gba, %gau ], [ %gbc, %gfd ], [ 0, %fya ]
%gfl = phi i64 [ %gbe, %gau ], [ %gfh, %gfd ], [ %mp, %fya ]
%gfm = phi i64 [ -1, %gau ], [ %gff, %gfd ], [ -1, %fya ]
%gfn = icmp sgt i64 %fxa, 0
br i1 %gfn, label %gfo, label %gfp
fxi:
%gfq = phi i64 [ %fyd, %fyb ], [ %fxe, %fun ], [ %fxr, %fxh ], [ %fym, %fxt ], [ %fyw, %fyo ], [ %fzg, %fyy ], [ %fzq, %fzi ], [ %gaa, %fzs ], [ %gak, %gac ], [ %fye, %gam ]
%gbe = phi i64 [ %fxj, %fyb ], [ %fxf, %fun ], [ %fxo, %fxh ], [ %fyj, %fxt ], [ %fyt, %fyo ], [ %fzd, %fyy ], [ %fzn, %fzi ], [ %fzx, %fzs ], [ %gah, %gac ], [ %fxw, %gam ]
%gfr = lshr i64 %gfq, 1
%gaw = and i64 %gfq, 1
%gfs = sub nsw i64 0, %gaw
%gba = xor i64 %gfr, %gfs
%gft = icmp sgt i64 %gbe, %fk
br i1 %gft, label %mn, label %gau
fya:
%gfu = icmp slt i64 %fk, %mp
br i1 %gfu, label %gfv, label %gax
gcd:
%gff = phi i64 [ %gfc, %gbl ], [ 0, %gbx ]
%gfh = phi i64 [ %gey, %gbl ], [ %mp, %gbx ]
%gfw = icmp slt i64 %fk, %gfh
br i1 %gfw, label %mn, label %gfd
gfo:
%gfx = sub nsw i64 %fk, %gfl
%gfy = or i64 %gfx, %fxa
%gfz = icmp ult i64 %gfy, 4294967296
br i1 %gfz, label %gga, label %ggb
gga:
%ggc = trunc nuw i64 %fxa to i32
%ggd = trunc nuw i64 %gfx to i32
%gge = udiv i32 %ggd, %ggc
%ggf = zext i32 %gge to i64
br label %ggg
ggb:
%ggh = or i64 %gfx, %fxa
%ggi = and i64 %ggh, -4294967296
%ggj = icmp eq i64 %ggi, 0
br i1 %ggj, label %ggk, label %ggl
ggk:
%ggm = trunc i64 %fxa to i32
%ggn = trunc i64 %gfx to i32
%ggo = udiv i32 %ggn, %ggm
%ggp = urem i32 %ggn, %ggm
%ggq = zext i32 %ggo to i64
%ggr = zext i32 %ggp to i64
br label %ggs
ggl:
%ggt = sdiv i64 %gfx, %fxa
%ggu = srem i64 %gfx, %fxa
br label %ggs
ggs:
%ggv = phi i64 [ %ggq, %ggk ], [ %ggt, %ggl ]
%ggw = phi i64 [ %ggr, %ggk ], [ %ggu, %ggl ]
%ggx = ashr i64 %ggw, 63
br label %ggg
ggg:
%ggy = phi i64 [ %ggf, %gga ], [ %ggv, %ggs ]
%ggz = phi i64 [ 0, %gga ], [ %ggx, %ggs ]
%gha = add i64 %ggz, %ggy
%ghb = icmp sgt i64 %gfk, %gha
br i1 %ghb, label %mn, label %gfp
gfp:
%ghc = icmp eq i64 %gfk, 0
br i1 %ghc, label %ghd, label %ghe
ghd:
%ghf = add nsw i64 %fuv, -1
%ghg = icmp sgt i64 %fuv, 0
%ghh = select i1 %ghg, i64 0, i64 %dr
%ghi = add i64 %ghh, %ghf
%ghj = mul i64 %ghi, %ds
%ghk = getelementptr i64, ptr %dq, i64 %ghj
%ghl = load i64, ptr %ghk, align 8, !noalias !302
%ghm = icmp sgt i64 %fww, -1
br i1 %ghm, label %ghn, label %gho
gho:
%ghp = add nsw i64 %hx, 1
br label %fur
ghe:
%ghq = icmp eq i64 %fxa, 0
br i1 %ghq, label %ghr, label %ghs
ghr:
%ght = getelementptr i8, ptr %dz, i64 40
%ghu = load i64, ptr %ght, align 8, !noalias !302
%ghv = icmp sgt i64 %gfk, %ghu
br i1 %ghv, label %mn, label %ghs
ghs:
%ghw = icmp sgt i64 %fww, -1
br i1 %ghw, label %ghx, label %ghy
ghx:
%ghz = icmp slt i64 %fwy, 0
%gia = select i1 %ghz, i64 %dd, i64 0
%gib = getelementptr i64, ptr %dc, i64 %fwy
%gic = getelementptr i64, ptr %gib, i64 %gia
%gid = load i64, ptr %gic, align 8, !noalias !302
%gie = add nsw i64 %gid, %gfk
%gif = select i1 %ghz, i64 %cp, i64 0
%gig = getelementptr i64, ptr %co, i64 %fwy
%gih = getelementptr i64, ptr %gig, i64 %gif
%gii = load i64, ptr %gih, align 8, !noalias !302
%gij = icmp sgt i64 %gie, %gii
br i1 %gij, label %gik, label %gil
ghy:
%gim = icmp sgt i64 %gfm, -1
br i1 %gim, label %gin, label %gil
gin:
%gio = add nsw i64 %gfm, %gfl
br label %fur
gil:
%gip = icmp eq i64 %fxa, 0
br i1 %gip, label %giq, label %gir
giq:
%gis = getelementptr i8, ptr %dz, i64 40
%git = load i64, ptr %gis, align 8, !noalias !302
%giu = sub nsw i64 %git, %gfk
store i64 %giu, ptr %gis, align 8, !noalias !302
br label %gir
gir:
%giv = add nsw i64 %fuv, -1
%giw = icmp sgt i64 %fuv, 0
%gix = select i1 %giw, i64 0, i64 %dr
%giy = add i64 %giv, %gix
%giz = mul i64 %giy, %ds
%gja = getelementptr i64, ptr %dq, i64 %giz
%gjb = getelementptr i8, ptr %gja, i64 8
store i64 %gfk, ptr %gjb, align 8, !noalias !302
%gjc = getelementptr i8, ptr %hu, i64 32
%gjd = load i64, ptr %gjc, align 8, !noalias !302
br label %fur
ghn:
%gje = icmp slt i64 %fwy, 0
%gjf = select i1 %gje, i64 %dd, i64 0
%gjg = getelementptr i64, ptr %dc, i64 %fwy
%gjh = getelementptr i64, ptr %gjg, i64 %gjf
%gji = load i64, ptr %gjh, align 8, !noalias !302
%gjj = mul i64 %fww, 24
%gjk = getelementptr i8, ptr %ch, i64 %gjj
%gjl = getelementptr i8, ptr %gjk, i64 8
%gjm = load i64, ptr %gjl, align 8, !noalias !313
%gjn = ashr i64 %gjm, 2
%gjo = trunc i64 %gji to i32
%gjp = add nsw i64 %gjn, %ghl
%gjq = icmp slt i64 %gjp, -1
%gjr = select i1 %gjq, i64 %bu, i64 0
%gjs = getelementptr i32, ptr %bt, i64 %gjp
%gjt = getelementptr i8, ptr %gjs, i64 4
%gju = getelementptr i32, ptr %gjt, i64 %gjr
store i32 %gjo, ptr %gju, align 4, !noalias !302
br label %gho
gik:
%gjv = getelementptr i8, ptr %dz, i64 24
store i64 %fwy, ptr %gjv, align 8, !noalias !316
%gjw = getelementptr i8, ptr %dz, i64 32
store i64 %gie, ptr %gjw, align 8, !noalias !316
br label %gjx
fuo:
%gjy = getelementptr i8, ptr %g, i64 %pk
%gjz = load i8, ptr %gjy, align 1, !noalias !319
%gka = zext i8 %gjz to i64
%gkb = and i64 %gka, 127
%gkc = add nsw i64 %pk, 1
%gkd = icmp slt i8 %gjz, 0
br i1 %gkd, label %gke, label %gkf
gke:
%gkg = add i64 %pk, 10
%gkh = getelementptr i8, ptr %g, i64 %pk
%gki = getelementptr i8, ptr %gkh, i64 1
%gkj = load i8, ptr %gki, align 1, !noalias !319
%gkk = zext i8 %gkj to i64
%gkl = add nsw i64 %pk, 2
%gkm = and i64 %gkk, 127
%gkn = shl nuw nsw i64 %gkm, 7
%gko = or disjoint i64 %gkn, %gkb
%gkp = icmp slt i8 %gkj, 0
br i1 %gkp, label %gkq, label %gkf
gkr:
%gks = getelementptr i8, ptr %g, i64 %gkt
%gku = load i8, ptr %gks, align 1, !noalias !319
%gkv = zext nneg i8 %gku to i64
%gkw = icmp ugt i8 %gku, 1
br i1 %gkw, label %gkx, label %gky
gky:
%gkz = shl nuw i64 %gkv, 63
%gla = or i64 %gkz, %glb
br label %gkf
gkq:
%glc = getelementptr i8, ptr %g, i64 %pk
%gld = getelementptr i8, ptr %glc, i64 2
%gle = load i8, ptr %gld, align 1, !noalias !319
%glf = zext i8 %gle to i64
%glg = add nsw i64 %pk, 3
%glh = and i64 %glf, 127
%gli = shl nuw nsw i64 %glh, 14
%glj = or disjoint i64 %gli, %gko
%glk = icmp slt i8 %gle, 0
br i1 %glk, label %gll, label %gkf
gll:
%glm = getelementptr i8, ptr %g, i64 %pk
%gln = getelementptr i8, ptr %glm, i64 3
%glo = load i8, ptr %gln, align 1, !noalias !319
%glp = zext i8 %glo to i64
%glq = add nsw i64 %pk, 4
%glr = and i64 %glp, 127
%gls = shl nuw nsw i64 %glr, 21
%glt = or disjoint i64 %gls, %glj
%glu = icmp slt i8 %glo, 0
br i1 %glu, label %glv, label %gkf
glv:
%glw = getelementptr i8, ptr %g, i64 %pk
%glx = getelementptr i8, ptr %glw, i64 4
%gly = load i8, ptr %glx, align 1, !noalias !319
%glz = zext i8 %gly to i64
%gma = add nsw i64 %pk, 5
%gmb = and i64 %glz, 127
%gmc = shl nuw nsw i64 %gmb, 28
%gmd = or disjoint i64 %gmc, %glt
%gme = icmp slt i8 %gly, 0
br i1 %gme, label %gmf, label %gkf
gmf:
%gmg = getelementptr i8, ptr %g, i64 %pk
%gmh = getelementptr i8, ptr %gmg, i64 5
%gmi = load i8, ptr %gmh, align 1, !noalias !319
%gmj = zext i8 %gmi to i64
%gmk = add nsw i64 %pk, 6
%gml = and i64 %gmj, 127
%gmm = shl nuw nsw i64 %gml, 35
%gmn = or disjoint i64 %gmm, %gmd
%gmo = icmp slt i8 %gmi, 0
br i1 %gmo, label %gmp, label %gkf
gmp:
%gmq = getelementptr i8, ptr %g, i64 %pk
%gmr = getelementptr i8, ptr %gmq, i64 6
%gms = load i8, ptr %gmr, align 1, !noalias !319
%gmt = zext i8 %gms to i64
%gmu = add nsw i64 %pk, 7
%gmv = and i64 %gmt, 127
%gmw = shl nuw nsw i64 %gmv, 42
%gmx = or i64 %gmw, %gmn
%gmy = icmp slt i8 %gms, 0
br i1 %gmy, label %gmz, label %gkf
gmz:
%gna = getelementptr i8, ptr %g, i64 %pk
%gnb = getelementptr i8, ptr %gna, i64 7
%gnc = load i8, ptr %gnb, align 1, !noalias !319
%gnd = zext i8 %gnc to i64
%gne = add nsw i64 %pk, 8
%gnf = and i64 %gnd, 127
%gng = shl nuw nsw i64 %gnf, 49
%gnh = or i64 %gng, %gmx
%gni = icmp slt i8 %gnc, 0
br i1 %gni, label %gnj, label %gkf
gnj:
%gnk = getelementptr i8, ptr %g, i64 %pk
%gnl = getelementptr i8, ptr %gnk, i64 8
%gnm = load i8, ptr %gnl, align 1, !noalias !319
%gnn = zext i8 %gnm to i64
%gkt = add nsw i64 %pk, 9
%gno = and i64 %gnn, 127
%gnp = shl nuw nsw i64 %gno, 56
%glb = or i64 %gnp, %gnh
%gnq = icmp slt i8 %gnm, 0
br i1 %gnq, label %gkr, label %gkf
gnr:
%gns = lshr i64 %gnt, 1
%gnu = and i64 %gnt, 1
%gnv = icmp eq i64 %gnu, 0
br i1 %gnv, label %gnw, label %mn
gnw:
%gnx = phi i64 [ %gns, %gnr ], [ 0, %gkx ]
%gny = phi i64 [ %gnz, %gnr ], [ %mp, %gkx ]
%goa = getelementptr i8, ptr %hu, i64 24
%gob = load i64, ptr %goa, align 8, !noalias !324
%goc = icmp slt i64 %gnx, %gob
br i1 %goc, label %god, label %mn
god:
%goe = getelementptr i8, ptr %hu, i64 32
%gof = load i64, ptr %goe, align 8, !noalias !324
%gog = shl nuw nsw i64 %gnx, 1
%goh = add nsw i64 %gof, %gog
%goi = icmp slt i64 %fuv, 0
%goj = select i1 %goi, i64 %dr, i64 0
%gok = add i64 %goj, %fuv
%gol = mul i64 %gok, %ds
%gom = getelementptr i64, ptr %dq, i64 %gol
store i64 %nq, ptr %gom, align 8, !noalias !324
%gon = getelementptr i8, ptr %hu, i64 16
%goo = load i64, ptr %gon, align 8, !noalias !324
%gop = icmp sgt i64 %goo, -1
br i1 %gop, label %goq, label %gor
goq:
%gos = icmp slt i64 %goh, -1
%got = select i1 %gos, i64 %bg, i64 0
%gou = getelementptr i64, ptr %bf, i64 %goh
%gov = getelementptr i8, ptr %gou, i64 8
%gow = getelementptr i64, ptr %gov, i64 %got
%gox = load i64, ptr %gow, align 8, !noalias !324
%goy = icmp slt i64 %gox, 0
%goz = select i1 %goy, i64 %dd, i64 0
%gpa = getelementptr i64, ptr %dc, i64 %gox
%gpb = getelementptr i64, ptr %gpa, i64 %goz
%gpc = load i64, ptr %gpb, align 8, !noalias !325
%gpd = select i1 %goy, i64 %cp, i64 0
%gpe = getelementptr i64, ptr %co, i64 %gox
%gpf = getelementptr i64, ptr %gpe, i64 %gpd
%gpg = load i64, ptr %gpf, align 8, !noalias !325
%gph = icmp slt i64 %gpc, %gpg
br i1 %gph, label %gpi, label %gpj
gpj:
%gpk = add nsw i64 %gpc, 1
%gpl = getelementptr i8, ptr %dz, i64 24
store i64 %gox, ptr %gpl, align 8, !noalias !328
%gpm = getelementptr i8, ptr %dz, i64 32
store i64 %gpk, ptr %gpm, align 8, !noalias !328
br label %gor
gpi:
%gpn = trunc i64 %gnx to i8
%gpo = mul i64 %goo, 24
%gpp = getelementptr i8, ptr %ch, i64 %gpo
%gpq = load i64, ptr %gpp, align 8, !noalias !325
%gpr = add nsw i64 %gpq, %nq
%gps = icmp slt i64 %gpr, 0
%gpt = select i1 %gps, i64 %bn, i64 0
%gpu = getelementptr i8, ptr %bm, i64 %gpr
%gpv = getelementptr i8, ptr %gpu, i64 %gpt
store i8 %gpn, ptr %gpv, align 1, !noalias !325
%gpw = getelementptr i8, ptr %gpp, i64 8
%gpx = load i64, ptr %gpw, align 8, !noalias !331
%gpy = ashr i64 %gpx, 2
%gpz = trunc i64 %gpc to i32
%gqa = add nsw i64 %gpy, %nq
%gqb = icmp slt i64 %gqa, 0
%gqc = select i1 %gqb, i64 %bu, i64 0
%gqd = getelementptr i32, ptr %bt, i64 %gqa
%gqe = getelementptr i32, ptr %gqd, i64 %gqc
store i32 %gpz, ptr %gqe, align 4, !noalias !325
br label %gor
gor:
%gqf = phi i64 [ %nq, %god ], [ %gpc, %gpi ], [ %nq, %gpj ]
%gqg = phi i64 [ 0, %god ], [ 0, %gpi ], [ 1, %gpj ]
%gqh = icmp slt i64 %goh, 0
%gqi = select i1 %gqh, i64 %bg, i64 0
%gqj = getelementptr i64, ptr %bf, i64 %goh
%gqk = getelementptr i64, ptr %gqj, i64 %gqi
%gql = load i64, ptr %gqk, align 8, !noalias !324
%gqm = add nsw i64 %fuv, 1
br label %gqn
gkf:
%gnt = phi i64 [ %gla, %gky ], [ %gkb, %fuo ], [ %gko, %gke ], [ %glj, %gkq ], [ %glt, %gll ], [ %gmd, %glv ], [ %gmn, %gmf ], [ %gmx, %gmp ], [ %gnh, %gmz ], [ %glb, %gnj ]
%gnz = phi i64 [ %gkg, %gky ], [ %gkc, %fuo ], [ %gkl, %gke ], [ %glg, %gkq ], [ %glq, %gll ], [ %gma, %glv ], [ %gmk, %gmf ], [ %gmu, %gmp ], [ %gne, %gmz ], [ %gkt, %gnj ]
%gqo = icmp sgt i64 %gnz, %fk
br i1 %gqo, label %mn, label %gnr
gkx:
%gqp = icmp slt i64 %fk, %mp
br i1 %gqp, label %gfv, label %gnw
fup:
%gqq = icmp slt i64 %fuv, 0
%gqr = select i1 %gqq, i64 %dr, i64 0
%gqs = add i64 %gqr, %fuv
%gqt = mul i64 %gqs, %ds
%gqu = getelementptr i64, ptr %dq, i64 %gqt
store i64 %nq, ptr %gqu, align 8, !noalias !334
%gqv = getelementptr i8, ptr %hu, i64 32
%gqw = load i64, ptr %gqv, align 8, !noalias !334
%gqx = icmp slt i64 %gqw, 0
%gqy = select i1 %gqx, i64 %dd, i64 0
%gqz = getelementptr i64, ptr %dc, i64 %gqw
%gra = getelementptr i64, ptr %gqz, i64 %gqy
%grb = load i64, ptr %gra, align 8, !noalias !337
%grc = select i1 %gqx, i64 %cp, i64 0
%grd = getelementptr i64, ptr %co, i64 %gqw
%gre = getelementptr i64, ptr %grd, i64 %grc
%grf = load i64, ptr %gre, align 8, !noalias !337
%grg = icmp slt i64 %grb, %grf
br i1 %grg, label %grh, label %gri
gri:
%grj = add nsw i64 %grb, 1
%grk = getelementptr i8, ptr %dz, i64 24
store i64 %gqw, ptr %grk, align 8, !noalias !340
%grl = getelementptr i8, ptr %dz, i64 32
store i64 %grj, ptr %grl, align 8, !noalias !340
br label %grm
grh:
%grn = getelementptr i8, ptr %hu, i64 24
%gro = load i64, ptr %grn, align 8, !noalias !334
%grp = getelementptr i8, ptr %hu, i64 16
%grq = load i64, ptr %grp, align 8, !noalias !334
%grr = trunc i64 %gro to i8
%grs = icmp slt i64 %grq, 0
%grt = select i1 %grs, i64 %ci, i64 0
%gru = mul i64 %grq, 24
%grv = getelementptr i8, ptr %ch, i64 %gru
%grw = getelementptr i64, ptr %grv, i64 %grt
%grx = load i64, ptr %grw, align 8, !noalias !337
%gry = add nsw i64 %grx, %nq
%grz = icmp slt i64 %gry, 0
%gsa = select i1 %grz, i64 %bn, i64 0
%gsb = getelementptr i8, ptr %bm, i64 %gry
%gsc = getelementptr i8, ptr %gsb, i64 %gsa
store i8 %grr, ptr %gsc, align 1, !noalias !337
%gsd = getelementptr i8, ptr %grv, i64 8
%gse = load i64, ptr %gsd, align 8, !noalias !343
%gsf = ashr i64 %gse, 2
%gsg = trunc i64 %grb to i32
%gsh = add nsw i64 %gsf, %nq
%gsi = icmp slt i64 %gsh, 0
%gsj = select i1 %gsi, i64 %bu, i64 0
%gsk = getelementptr i32, ptr %bt, i64 %gsh
%gsl = getelementptr i32, ptr %gsk, i64 %gsj
store i32 %gsg, ptr %gsl, align 4, !noalias !337
br label %grm
fui:
%gsm = getelementptr i8, ptr %hu, i64 16
%gsn = load i64, ptr %gsm, align 8, !noalias !346
%gso = icmp sgt i64 %gsn, -1
br i1 %gso, label %gsp, label %gsq
gsp:
%gsr = getelementptr i8, ptr %hu, i64 24
%gss = load i64, ptr %gsr, align 8, !noalias !346
%gst = icmp slt i64 %gss, 0
%gsu = select i1 %gst, i64 %dd, i64 0
%gsv = getelementptr i64, ptr %dc, i64 %gss
%gsw = getelementptr i64, ptr %gsv, i64 %gsu
%gsx = load i64, ptr %gsw, align 8, !noalias !346
%gsy = add nsw i64 %gsx, 1
store i64 %gsy, ptr %gsw, align 8, !noalias !346
br label %gsq
gsq:
%gsz = getelementptr i8, ptr %hu, i64 32
%gta = load i64, ptr %gsz, align 8, !noalias !346
%gtb = add nsw i64 %fuv, -1
%gtc = icmp sgt i64 %fuv, 0
%gtd = select i1 %gtc, i64 0, i64 %dr
%gte = add i64 %gtd, %gtb
%gtf = mul i64 %gte, %ds
%gtg = getelementptr i64, ptr %dq, i64 %gtf
%gth = load i64, ptr %gtg, align 8, !noalias !346
br label %fur
gqn:
%gti = phi i64 [ %nq, %yb ], [ %gtj, %grm ], [ %gqf, %gor ]
%gtk = phi i64 [ %fuv, %yb ], [ %gtl, %grm ], [ %gqm, %gor ]
%gtm = phi i64 [ %gtn, %yb ], [ %pk, %grm ], [ %gny, %gor ]
%gto = phi i64 [ %gtp, %yb ], [ %gtq, %grm ], [ %gqg, %gor ]
%gtr = phi i64 [ %gts, %yb ], [ %gtt, %grm ], [ %gql, %gor ]
switch i64 %gto, label %mn [
i64 0, label %fur
i64 2, label %gtu
i64 1, label %gtu
]
fur:
%gtv = phi i64 [ %gtr, %gqn ], [ %fvp, %fvf ], [ %fwu, %fwr ], [ %fuq, %fuj ], [ %fut, %fuk ], [ %gta, %gsq ], [ %fwt, %fwq ], [ %hx, %gin ], [ %gjd, %gir ], [ %ghp, %gho ]
%gtw = phi i64 [ %gtm, %gqn ], [ %pk, %fvf ], [ %pk, %fwr ], [ %pk, %fuj ], [ %pk, %fuk ], [ %pk, %gsq ], [ %pk, %fwq ], [ %gio, %gin ], [ %gfl, %gir ], [ %gfl, %gho ]
%gtx = phi i64 [ %gtk, %gqn ], [ %fvq, %fvf ], [ %fuv, %fwr ], [ %fuv, %fuj ], [ %fuv, %fuk ], [ %gtb, %gsq ], [ %fuv, %fwq ], [ %fuv, %gin ], [ %fuv, %gir ], [ %ghf, %gho ]
%gty = phi i64 [ %gti, %gqn ], [ %fvn, %fvf ], [ %fwf, %fwr ], [ %nq, %fuj ], [ %nq, %fuk ], [ %gth, %gsq ], [ %fwf, %fwq ], [ %nq, %gin ], [ %nq, %gir ], [ %ghl, %gho ]
%gtz = icmp sgt i64 %gtw, %fk
br i1 %gtz, label %mn, label %hn
hn:
%ic = phi i64 [ %gua, %hj ], [ %gtw, %fur ]
%nq = phi i64 [ %hm, %hj ], [ %gty, %fur ]
%fuv = phi i64 [ 0, %hj ], [ %gtx, %fur ]
%hz = phi i64 [ 0, %hj ], [ %gtv, %fur ]
%gub = mul i64 %hz, %y
%hw = getelementptr i64, ptr %w, i64 %gub
%hs = load i64, ptr %hw, align 8, !noalias !2
%guc = icmp eq i64 %hs, 0
br i1 %guc, label %nf, label %ht
ht:
br label %ho
yb:
%gtn = phi i64 [ %fug, %pp ], [ %dic, %cxy ], [ %ezn, %fak ], [ %pk, %euo ], [ %fft, %flf ], [ %pk, %qa ], [ %ftg, %ern ], [ %bcw, %bgd ], [ %mp, %fci ], [ %mp, %bof ], [ %fte, %cez ], [ %fta, %caq ], [ %crs, %cro ], [ %xz, %xx ], [ %frw, %re ], [ %yk, %vd ], [ %bnf, %bdv ], [ %bcw, %bhu ], [ %bcw, %bcu ], [ %bcx, %zd ], [ %bcx, %bcp ], [ %mp, %zv ], [ %fft, %fjw ], [ %pk, %fbi ], [ %fru, %fpu ], [ %pk, %qe ], [ %bwq, %bum ], [ %brg, %bsc ], [ %brg, %bre ], [ %brh, %bnn ], [ %brh, %bqz ], [ %pk, %pw ], [ %fft, %fmd ], [ %cyi, %dmv ], [ %cjc, %ctq ], [ %cjc, %ctl ], [ %ezw, %ezv ], [ %ffk, %fbq ], [ %ffk, %ffc ], [ %eab, %dzx ], [ %ezn, %fal ], [ %fjj, %flp ], [ %cfs, %cfo ], [ %ffj, %ffh ], [ %ejq, %ejn ], [ %ddq, %dap ], [ %evt, %euy ], [ %pk, %qb ], [ %ezw, %ezy ], [ %ejg, %efz ], [ %mp, %emz ], [ %eqa, %epy ], [ %eqb, %emh ], [ %eqb, %ept ], [ %ddq, %dds ], [ %cje, %dex ], [ %cyi, %dme ], [ %dic, %cuy ], [ %dmf, %dlz ], [ %mp, %djf ], [ %dmf, %din ], [ %ejg, %eiz ], [ %bcw, %bes ], [ %bcw, %bem ], [ %bcw, %bfi ], [ %bcw, %bft ], [ %cft, %cfr ], [ %mp, %ckl ], [ %crs, %coo ], [ %cnp, %cnj ], [ %cjc, %cso ], [ %cnp, %cjt ], [ %drp, %eai ], [ %mp, %dsu ], [ %eab, %dwx ], [ %dvy, %dsc ], [ %drp, %eax ], [ %dvy, %dvs ], [ %drr, %drs ], [ %fft, %fgs ]
%gtp = phi i64 [ %fuh, %pp ], [ 7, %cxy ], [ 0, %fak ], [ 10, %euo ], [ 12, %flf ], [ 0, %qa ], [ %ftj, %ern ], [ 11, %bgd ], [ 3, %fci ], [ 3, %bof ], [ %ftd, %cez ], [ %fsh, %caq ], [ 6, %cro ], [ %ya, %xx ], [ 0, %re ], [ 0, %vd ], [ 0, %bdv ], [ 2, %bhu ], [ 6, %bcu ], [ 3, %zd ], [ 5, %bcp ], [ 3, %zv ], [ 12, %fjw ], [ 6, %fbi ], [ 0, %fpu ], [ 3, %qe ], [ 0, %bum ], [ 2, %bsc ], [ 6, %bre ], [ 3, %bnn ], [ 5, %bqz ], [ 0, %pw ], [ 12, %fmd ], [ 2, %dmv ], [ 1, %ctq ], [ 0, %ctl ], [ 3, %ezv ], [ 3, %fbq ], [ 5, %ffc ], [ 6, %dzx ], [ 0, %fal ], [ 0, %flp ], [ 0, %cfo ], [ 6, %ffh ], [ 3, %ejn ], [ 3, %dap ], [ 0, %euy ], [ 3, %qb ], [ %faa, %ezy ], [ 3, %efz ], [ 3, %emz ], [ 6, %epy ], [ 3, %emh ], [ 5, %ept ], [ 7, %dds ], [ 3, %dex ], [ 6, %dme ], [ 3, %cuy ], [ 5, %dlz ], [ 3, %djf ], [ 3, %din ], [ 8, %eiz ], [ 11, %bes ], [ 11, %bem ], [ 11, %bfi ], [ 11, %bft ], [ 0, %cfr ], [ 3, %ckl ], [ 3, %coo ], [ 13, %cnj ], [ 13, %cso ], [ 3, %cjt ], [ 0, %eai ], [ 3, %dsu ], [ 3, %dwx ], [ 3, %dsc ], [ 13, %eax ], [ 13, %dvs ], [ 3, %drs ], [ 12, %fgs ]
%gts = add nsw i64 %hx, 1
br label %gqn
grm:
%gtj = phi i64 [ %grb, %grh ], [ %nq, %gri ]
%gtq = phi i64 [ 0, %grh ], [ 1, %gri ]
%gtl = add nsw i64 %fuv, 1
%gtt = add nsw i64 %hx, 1
br label %gqn
gud:
%gue = phi i64 [ %guf, %gud ], [ %gug, %guh ]
%gui = mul i64 %gue, 8
%guj = getelementptr i8, ptr %dj, i64 %gui
%guk = load i64, ptr %guj, align 8
%gul = mul i64 %gue, 8
%gum = getelementptr i8, ptr %dc, i64 %gul
store i64 %guk, ptr %gum, align 8
%gun = mul i64 %gue, 8
%guo = getelementptr i8, ptr %dj, i64 %gun
%gup = getelementptr i8, ptr %guo, i64 8
%guq = load i64, ptr %gup, align 8
%gur = mul i64 %gue, 8
%gus = getelementptr i8, ptr %dc, i64 %gur
%gut = getelementptr i8, ptr %gus, i64 8
store i64 %guq, ptr %gut, align 8
%guu = mul i64 %gue, 8
%guv = getelementptr i8, ptr %dj, i64 %guu
%guw = getelementptr i8, ptr %guv, i64 16
%gux = load i64, ptr %guw, align 8
%guy = mul i64 %gue, 8
%guz = getelementptr i8, ptr %dc, i64 %guy
%gva = getelementptr i8, ptr %guz, i64 16
store i64 %gux, ptr %gva, align 8
%guf = add nuw nsw i64 %gue, 4
%gvb = mul i64 %gue, 8
%gvc = getelementptr i8, ptr %dj, i64 %gvb
%gvd = getelementptr i8, ptr %gvc, i64 24
%gve = load i64, ptr %gvd, align 8
%gvf = mul i64 %gue, 8
%gvg = getelementptr i8, ptr %dc, i64 %gvf
%gvh = getelementptr i8, ptr %gvg, i64 24
store i64 %gve, ptr %gvh, align 8
%gvi = icmp eq i64 %dd, %guf
br i1 %gvi, label %gvj, label %gud, !llvm.loop !349
gvj:
%gvk = getelementptr i8, ptr %dz, i64 40
store i64 %hl, ptr %gvk, align 8
br label %gfv
mn:
%gvl = phi i64 [ 3, %jh ], [ 8, %mh ], [ 8, %gnr ], [ 3, %fur ], [ 15, %ghr ], [ 6, %gfd ], [ 13, %ggg ], [ 13, %gay ], [ 3, %gkf ], [ 3, %fxi ], [ 3, %gcd ], [ %gto, %gqn ], [ 8, %gnw ]
%gvm = phi i64 [ %ib, %jh ], [ %ib, %mh ], [ %gnz, %gnr ], [ %gtw, %fur ], [ %gfl, %ghr ], [ %gfh, %gfd ], [ %gfl, %ggg ], [ %gbe, %gay ], [ %gnz, %gkf ], [ %gbe, %fxi ], [ %gfh, %gcd ], [ %gtm, %gqn ], [ %gny, %gnw ]
%gvn = freeze i64 %gvm
%gvo = add i64 %mp, -1
%gvp = icmp sgt i64 %gvn, %gvo
%gvq = select i1 %gvp, i64 4, i64 %gvl
br label %gfv
gvr:
%gvs = phi i64 [ %gvt, %fy ], [ %gvu, %nf ]
%gvv = icmp eq i64 %gvs, %fk
br i1 %gvv, label %ff, label %gfv
gfv:
%gvw = phi i64 [ %gvx, %fya ], [ %gvx, %gvj ], [ %gvx, %mn ], [ %gvx, %gkx ], [ %fv, %gvr ]
%gvy = phi i64 [ %mp, %fya ], [ %gua, %gvj ], [ %gvn, %mn ], [ %mp, %gkx ], [ %gvs, %gvr ]
%gvz = phi i64 [ 4, %fya ], [ %gwa, %gvj ], [ %gvq, %mn ], [ 4, %gkx ], [ 14, %gvr ]
store i64 %fm, ptr %dz, align 8
%gwb = getelementptr i8, ptr %dz, i64 8
store i64 %gvw, ptr %gwb, align 8
%gwc = getelementptr i8, ptr %dz, i64 16
store i64 %gvy, ptr %gwc, align 8
br label %eg
eg:
%gwd = phi i64 [ %gvz, %gfv ], [ 0, %ec ], [ 0, %ff ]
store i64 %gwd, ptr %a, align 8
ret i32 0
fy:
%gvt = phi i64 [ %gc, %fx ], [ %fj, %fe ]
%gwe = sub i64 %fv, %fi
%gwf = icmp slt i64 %gwe, 1
br i1 %gwf, label %gvr, label %gwg
gwg:
%mp = bitcast i64 1152921504606846976 to i64
br label %gwh
gwh:
%gua = phi i64 [ %gvu, %nf ], [ %gvt, %gwg ]
%gwi = phi i64 [ %gwj, %nf ], [ %gwe, %gwg ]
%gvx = phi i64 [ %gwk, %nf ], [ %fi, %gwg ]
%gwl = icmp sgt i64 %dd, 0
%gwj = add nsw i64 %gwi, -1
%gwk = add i64 %gvx, 1
br i1 %gwl, label %gwm, label %hj
gwm:
br i1 %ez, label %gwn, label %gwo
gwo:
br label %gwp
gwp:
%gwq = phi i64 [ %gwr, %gwp ], [ 0, %gwo ]
%gws = mul i64 %gwq, 8
%gwt = getelementptr i8, ptr %dc, i64 %gws
%gwu = load <2 x i64>, ptr %gwt, align 8
%gwv = mul i64 %gwq, 8
%gww = getelementptr i8, ptr %dc, i64 %gwv
%gwx = getelementptr i8, ptr %gww, i64 16
%gwy = load <2 x i64>, ptr %gwx, align 8
%gwz = mul i64 %gwq, 8
%gxa = getelementptr i8, ptr %dj, i64 %gwz
store <2 x i64> %gwu, ptr %gxa, align 8
%gxb = mul i64 %gwq, 8
%gxc = getelementptr i8, ptr %dj, i64 %gxb
%gxd = getelementptr i8, ptr %gxc, i64 16
store <2 x i64> %gwy, ptr %gxd, align 8
%gwr = add nuw i64 %gwq, 4
%gxe = icmp eq i64 %fb, %gwr
br i1 %gxe, label %gxf, label %gwp, !llvm.loop !350
gxf:
%gxg = icmp eq i64 %dd, %fb
br i1 %gxg, label %hj, label %gwn
gwn:
%gxh = phi i64 [ 0, %gwm ], [ %fb, %gxf ]
%gxi = icmp eq i64 %fc, 0
br i1 %gxi, label %gxj, label %gxk
gxk:
br label %gxl
gxl:
%gxm = phi i64 [ %fc, %gxk ], [ %gxn, %gxl ]
%gxo = phi i64 [ %gxp, %gxl ], [ %gxh, %gxk ]
%gxp = add nuw nsw i64 %gxo, 1
%gxq = shl i64 %gxo, 3
%gxr = getelementptr i8, ptr %dc, i64 %gxq
%gxs = load i64, ptr %gxr, align 8
%gxt = shl i64 %gxo, 3
%gxu = getelementptr i8, ptr %dj, i64 %gxt
store i64 %gxs, ptr %gxu, align 8
%gxn = add nsw i64 %gxm, -1
%gxv = icmp eq i64 %gxn, 0
br i1 %gxv, label %gxj, label %gxl, !llvm.loop !351
gxj:
%gg = phi i64 [ %gxh, %gwn ], [ %gxp, %gxl ]
%gxw = sub nsw i64 %gxh, %dd
%gxx = icmp ugt i64 %gxw, -4
br i1 %gxx, label %hj, label %gh
gh:
br label %gd
nf:
%gvu = phi i64 [ %ib, %hr ], [ %ic, %hn ]
%gxy = load i64, ptr %dc, align 8
%gxz = add nsw i64 %gxy, 1
store i64 %gxz, ptr %dc, align 8
%gya = icmp samesign ugt i64 %gwi, 1
br i1 %gya, label %gwh, label %gvr
gtu:
br label %gjx
gjx:
%gwa = phi i64 [ 1, %gik ], [ %gto, %gtu ]
%gyb = icmp sgt i64 %dd, 0
br i1 %gyb, label %gyc, label %gvj
gyc:
%gyd = ptrtoint ptr %dc to i64
%gye = ptrtoint ptr %dj to i64
%gyf = icmp ult i64 %dd, 6
%gyg = sub i64 %gyd, %gye
%gyh = icmp ult i64 %gyg, 32
%gyi = select i1 %gyf, i1 true, i1 %gyh
br i1 %gyi, label %gyj, label %gyk
gyk:
%gyl = add i64 %ej, -4
%gym = and i64 %dd, %gyl
br label %gyn
gyn:
%gyo = phi i64 [ 0, %gyk ], [ %gyp, %gyn ]
%gyq = mul i64 %gyo, 8
%gyr = getelementptr i8, ptr %dj, i64 %gyq
%gys = load <2 x i64>, ptr %gyr, align 8
%gyt = mul i64 %gyo, 8
%gyu = getelementptr i8, ptr %dj, i64 %gyt
%gyv = getelementptr i8, ptr %gyu, i64 16
%gyw = load <2 x i64>, ptr %gyv, align 8
%gyx = mul i64 %gyo, 8
%gyy = getelementptr i8, ptr %dc, i64 %gyx
store <2 x i64> %gys, ptr %gyy, align 8
%gyz = mul i64 %gyo, 8
%gza = getelementptr i8, ptr %dc, i64 %gyz
%gzb = getelementptr i8, ptr %gza, i64 16
store <2 x i64> %gyw, ptr %gzb, align 8
%gyp = add nuw i64 %gyo, 4
%gzc = icmp eq i64 %gym, %gyp
br i1 %gzc, label %gzd, label %gyn, !llvm.loop !353
gzd:
%gze = icmp eq i64 %dd, %gym
br i1 %gze, label %gvj, label %gyj
gyj:
%gzf = phi i64 [ 0, %gyc ], [ %gym, %gzd ]
%gzg = and i64 %dd, 3
%gzh = icmp eq i64 %gzg, 0
br i1 %gzh, label %gzi, label %gzj
gzj:
br label %gzk
gzk:
%gzl = phi i64 [ %gzg, %gzj ], [ %gzm, %gzk ]
%gzn = phi i64 [ %gzo, %gzk ], [ %gzf, %gzj ]
%gzo = add nuw nsw i64 %gzn, 1
%gzp = shl i64 %gzn, 3
%gzq = getelementptr i8, ptr %dj, i64 %gzp
%gzr = load i64, ptr %gzq, align 8
%gzs = shl i64 %gzn, 3
%gzt = getelementptr i8, ptr %dc, i64 %gzs
store i64 %gzr, ptr %gzt, align 8
%gzm = add nsw i64 %gzl, -1
%gzu = icmp eq i64 %gzm, 0
br i1 %gzu, label %gzi, label %gzk, !llvm.loop !354
gzi:
%gug = phi i64 [ %gzf, %gyj ], [ %gzo, %gzk ]
%gzv = sub nsw i64 %gzf, %dd
%gzw = icmp ugt i64 %gzv, -4
br i1 %gzw, label %gvj, label %guh
guh:
br label %gud
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
!89 = !{!90, !92, !94, !29, !3}
!90 = distinct !{!90, !91, !"scope"}
!91 = distinct !{!91, !"scope"}
!92 = distinct !{!92, !93, !"scope"}
!93 = distinct !{!93, !"scope"}
!94 = distinct !{!94, !95, !"scope"}
!95 = distinct !{!95, !"scope"}
!96 = !{!94, !29, !3}
!97 = !{!98, !94, !29, !3}
!98 = distinct !{!98, !99, !"scope"}
!99 = distinct !{!99, !"scope"}
!100 = !{!101, !94, !29, !3}
!101 = distinct !{!101, !102, !"scope"}
!102 = distinct !{!102, !"scope"}
!103 = !{!104, !106, !94, !29, !3}
!104 = distinct !{!104, !105, !"scope"}
!105 = distinct !{!105, !"scope"}
!106 = distinct !{!106, !107, !"scope"}
!107 = distinct !{!107, !"scope"}
!108 = !{!109, !106, !94, !29, !3}
!109 = distinct !{!109, !110, !"scope"}
!110 = distinct !{!110, !"scope"}
!111 = !{!106, !94, !29, !3}
!112 = !{!113, !106, !94, !29, !3}
!113 = distinct !{!113, !114, !"scope"}
!114 = distinct !{!114, !"scope"}
!115 = !{!116, !106, !94, !29, !3}
!116 = distinct !{!116, !117, !"scope"}
!117 = distinct !{!117, !"scope"}
!118 = !{!119, !121, !123, !29, !3}
!119 = distinct !{!119, !120, !"scope"}
!120 = distinct !{!120, !"scope"}
!121 = distinct !{!121, !122, !"scope"}
!122 = distinct !{!122, !"scope"}
!123 = distinct !{!123, !124, !"scope"}
!124 = distinct !{!124, !"scope"}
!125 = !{!126, !128, !130, !29, !3}
!126 = distinct !{!126, !127, !"scope"}
!127 = distinct !{!127, !"scope"}
!128 = distinct !{!128, !129, !"scope"}
!129 = distinct !{!129, !"scope"}
!130 = distinct !{!130, !131, !"scope"}
!131 = distinct !{!131, !"scope"}
!132 = !{!133, !29, !3}
!133 = distinct !{!133, !134, !"scope"}
!134 = distinct !{!134, !"scope"}
!135 = !{!136, !138, !133, !29, !3}
!136 = distinct !{!136, !137, !"scope"}
!137 = distinct !{!137, !"scope"}
!138 = distinct !{!138, !139, !"scope"}
!139 = distinct !{!139, !"scope"}
!140 = !{!141, !29, !3}
!141 = distinct !{!141, !142, !"scope"}
!142 = distinct !{!142, !"scope"}
!143 = !{!144, !141, !29, !3}
!144 = distinct !{!144, !145, !"scope"}
!145 = distinct !{!145, !"scope"}
!146 = !{!147, !141, !29, !3}
!147 = distinct !{!147, !148, !"scope"}
!148 = distinct !{!148, !"scope"}
!149 = !{!150, !152, !141, !29, !3}
!150 = distinct !{!150, !151, !"scope"}
!151 = distinct !{!151, !"scope"}
!152 = distinct !{!152, !153, !"scope"}
!153 = distinct !{!153, !"scope"}
!154 = !{!155, !152, !141, !29, !3}
!155 = distinct !{!155, !156, !"scope"}
!156 = distinct !{!156, !"scope"}
!157 = !{!158, !141, !29, !3}
!158 = distinct !{!158, !159, !"scope"}
!159 = distinct !{!159, !"scope"}
!160 = !{!161, !141, !29, !3}
!161 = distinct !{!161, !162, !"scope"}
!162 = distinct !{!162, !"scope"}
!163 = !{!164, !141, !29, !3}
!164 = distinct !{!164, !165, !"scope"}
!165 = distinct !{!165, !"scope"}
!166 = !{!167, !141, !29, !3}
!167 = distinct !{!167, !168, !"scope"}
!168 = distinct !{!168, !"scope"}
!169 = !{!170, !141, !29, !3}
!170 = distinct !{!170, !171, !"scope"}
!171 = distinct !{!171, !"scope"}
!172 = !{!173, !175, !141, !29, !3}
!173 = distinct !{!173, !174, !"scope"}
!174 = distinct !{!174, !"scope"}
!175 = distinct !{!175, !176, !"scope"}
!176 = distinct !{!176, !"scope"}
!177 = !{!178, !141, !29, !3}
!178 = distinct !{!178, !179, !"scope"}
!179 = distinct !{!179, !"scope"}
!180 = !{!181, !183, !141, !29, !3}
!181 = distinct !{!181, !182, !"scope"}
!182 = distinct !{!182, !"scope"}
!183 = distinct !{!183, !184, !"scope"}
!184 = distinct !{!184, !"scope"}
!185 = !{!186, !183, !141, !29, !3}
!186 = distinct !{!186, !187, !"scope"}
!187 = distinct !{!187, !"scope"}
!188 = distinct !{!188, !1, !80}
!189 = !{!183, !141, !29, !3}
!190 = distinct !{!190, !1}
!191 = !{!192, !183, !141, !29, !3}
!192 = distinct !{!192, !193, !"scope"}
!193 = distinct !{!193, !"scope"}
!194 = !{!195, !183, !141, !29, !3}
!195 = distinct !{!195, !196, !"scope"}
!196 = distinct !{!196, !"scope"}
!197 = !{!198, !29, !3}
!198 = distinct !{!198, !199, !"scope"}
!199 = distinct !{!199, !"scope"}
!200 = !{!201, !203, !198, !29, !3}
!201 = distinct !{!201, !202, !"scope"}
!202 = distinct !{!202, !"scope"}
!203 = distinct !{!203, !204, !"scope"}
!204 = distinct !{!204, !"scope"}
!205 = !{!206, !203, !198, !29, !3}
!206 = distinct !{!206, !207, !"scope"}
!207 = distinct !{!207, !"scope"}
!208 = !{!209, !211, !213, !198, !29, !3}
!209 = distinct !{!209, !210, !"scope"}
!210 = distinct !{!210, !"scope"}
!211 = distinct !{!211, !212, !"scope"}
!212 = distinct !{!212, !"scope"}
!213 = distinct !{!213, !214, !"scope"}
!214 = distinct !{!214, !"scope"}
!215 = !{!216, !218, !213, !198, !29, !3}
!216 = distinct !{!216, !217, !"scope"}
!217 = distinct !{!217, !"scope"}
!218 = distinct !{!218, !219, !"scope"}
!219 = distinct !{!219, !"scope"}
!220 = !{!221, !213, !198, !29, !3}
!221 = distinct !{!221, !222, !"scope"}
!222 = distinct !{!222, !"scope"}
!223 = !{!224, !226, !213, !198, !29, !3}
!224 = distinct !{!224, !225, !"scope"}
!225 = distinct !{!225, !"scope"}
!226 = distinct !{!226, !227, !"scope"}
!227 = distinct !{!227, !"scope"}
!228 = !{!229, !231, !29, !3}
!229 = distinct !{!229, !230, !"scope"}
!230 = distinct !{!230, !"scope"}
!231 = distinct !{!231, !232, !"scope"}
!232 = distinct !{!232, !"scope"}
!233 = !{!234, !29, !3}
!234 = distinct !{!234, !235, !"scope"}
!235 = distinct !{!235, !"scope"}
!236 = !{!237, !234, !29, !3}
!237 = distinct !{!237, !238, !"scope"}
!238 = distinct !{!238, !"scope"}
!239 = !{!240, !242, !29, !3}
!240 = distinct !{!240, !241, !"scope"}
!241 = distinct !{!241, !"scope"}
!242 = distinct !{!242, !243, !"scope"}
!243 = distinct !{!243, !"scope"}
!244 = !{!242, !29, !3}
!245 = !{!246, !29, !3}
!246 = distinct !{!246, !247, !"scope"}
!247 = distinct !{!247, !"scope"}
!248 = !{!249, !251, !246, !29, !3}
!249 = distinct !{!249, !250, !"scope"}
!250 = distinct !{!250, !"scope"}
!251 = distinct !{!251, !252, !"scope"}
!252 = distinct !{!252, !"scope"}
!253 = !{!254, !246, !29, !3}
!254 = distinct !{!254, !255, !"scope"}
!255 = distinct !{!255, !"scope"}
!256 = !{!257, !246, !29, !3}
!257 = distinct !{!257, !258, !"scope"}
!258 = distinct !{!258, !"scope"}
!259 = !{!260, !29, !3}
!260 = distinct !{!260, !261, !"scope"}
!261 = distinct !{!261, !"scope"}
!262 = !{!263, !265, !260, !29, !3}
!263 = distinct !{!263, !264, !"scope"}
!264 = distinct !{!264, !"scope"}
!265 = distinct !{!265, !266, !"scope"}
!266 = distinct !{!266, !"scope"}
!267 = !{!268, !265, !260, !29, !3}
!268 = distinct !{!268, !269, !"scope"}
!269 = distinct !{!269, !"scope"}
!270 = distinct !{!270, !1, !80}
!271 = !{!265, !260, !29, !3}
!272 = distinct !{!272, !1}
!273 = !{!274, !265, !260, !29, !3}
!274 = distinct !{!274, !275, !"scope"}
!275 = distinct !{!275, !"scope"}
!276 = !{!277, !265, !260, !29, !3}
!277 = distinct !{!277, !278, !"scope"}
!278 = distinct !{!278, !"scope"}
!279 = !{!34, !29, !3}
!280 = !{!281, !34, !29, !3}
!281 = distinct !{!281, !282, !"scope"}
!282 = distinct !{!282, !"scope"}
!283 = !{!123, !29, !3}
!284 = !{!285, !123, !29, !3}
!285 = distinct !{!285, !286, !"scope"}
!286 = distinct !{!286, !"scope"}
!287 = !{!288, !29, !3}
!288 = distinct !{!288, !289, !"scope"}
!289 = distinct !{!289, !"scope"}
!290 = !{!291, !288, !29, !3}
!291 = distinct !{!291, !292, !"scope"}
!292 = distinct !{!292, !"scope"}
!293 = !{!294, !29, !3}
!294 = distinct !{!294, !295, !"scope"}
!295 = distinct !{!295, !"scope"}
!296 = !{!297, !3}
!297 = distinct !{!297, !298, !"scope"}
!298 = distinct !{!298, !"scope"}
!299 = !{!300, !3}
!300 = distinct !{!300, !301, !"scope"}
!301 = distinct !{!301, !"scope"}
!302 = !{!303, !3}
!303 = distinct !{!303, !304, !"scope"}
!304 = distinct !{!304, !"scope"}
!305 = !{!306, !308, !303, !3}
!306 = distinct !{!306, !307, !"scope"}
!307 = distinct !{!307, !"scope"}
!308 = distinct !{!308, !309, !"scope"}
!309 = distinct !{!309, !"scope"}
!310 = !{!311, !308, !303, !3}
!311 = distinct !{!311, !312, !"scope"}
!312 = distinct !{!312, !"scope"}
!313 = !{!314, !303, !3}
!314 = distinct !{!314, !315, !"scope"}
!315 = distinct !{!315, !"scope"}
!316 = !{!317, !303, !3}
!317 = distinct !{!317, !318, !"scope"}
!318 = distinct !{!318, !"scope"}
!319 = !{!320, !322, !3}
!320 = distinct !{!320, !321, !"scope"}
!321 = distinct !{!321, !"scope"}
!322 = distinct !{!322, !323, !"scope"}
!323 = distinct !{!323, !"scope"}
!324 = !{!322, !3}
!325 = !{!326, !322, !3}
!326 = distinct !{!326, !327, !"scope"}
!327 = distinct !{!327, !"scope"}
!328 = !{!329, !326, !322, !3}
!329 = distinct !{!329, !330, !"scope"}
!330 = distinct !{!330, !"scope"}
!331 = !{!332, !326, !322, !3}
!332 = distinct !{!332, !333, !"scope"}
!333 = distinct !{!333, !"scope"}
!334 = !{!335, !3}
!335 = distinct !{!335, !336, !"scope"}
!336 = distinct !{!336, !"scope"}
!337 = !{!338, !335, !3}
!338 = distinct !{!338, !339, !"scope"}
!339 = distinct !{!339, !"scope"}
!340 = !{!341, !338, !335, !3}
!341 = distinct !{!341, !342, !"scope"}
!342 = distinct !{!342, !"scope"}
!343 = !{!344, !338, !335, !3}
!344 = distinct !{!344, !345, !"scope"}
!345 = distinct !{!345, !"scope"}
!346 = !{!347, !3}
!347 = distinct !{!347, !348, !"scope"}
!348 = distinct !{!348, !"scope"}
!349 = distinct !{!349, !1}
!350 = distinct !{!350, !1, !80}
!351 = distinct !{!351, !352}
!352 = !{!"llvm.loop.unroll.disable"}
!353 = distinct !{!353, !1, !80}
!354 = distinct !{!354, !352}
