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
%bdr = phi i64 [ %bds, %bdt ], [ %bdu, %bdv ], [ %bdw, %bdx ]
%bdy = icmp slt i64 %bdr, 0
%bdz = select i1 %bdy, i64 %h, i64 0
%bea = getelementptr i8, ptr %g, i64 %bdr
%beb = getelementptr i8, ptr %bea, i64 %bdz
%bec = load i8, ptr %beb, align 1, !noalias !52
%bed = zext i8 %bec to i64
%bee = icmp sgt i8 %bec, -1
br i1 %bee, label %bdx, label %bef
bdx:
%bdw = add nsw i64 %bdr, 1
%beg = icmp slt i64 %bdw, %beh
br i1 %beg, label %bdq, label %bei
bef:
%bej = trunc i64 %bed to i8
%bek = icmp samesign ugt i8 %bej, -17
br i1 %bek, label %bel, label %bem
bem:
%ben = trunc i64 %bed to i8
%beo = icmp samesign ugt i8 %ben, -33
br i1 %beo, label %bep, label %beq
beq:
%ber = trunc i64 %bed to i8
%bes = icmp samesign ult i8 %ber, -62
br i1 %bes, label %yb, label %bep
bel:
%bet = trunc i64 %bed to i8
%beu = icmp samesign ugt i8 %bet, -12
br i1 %beu, label %yb, label %bep
bep:
%bev = phi i1 [ false, %bem ], [ false, %bel ], [ true, %beq ]
%bew = phi i1 [ true, %bem ], [ false, %bel ], [ false, %beq ]
%bex = phi i64 [ 2, %bem ], [ 3, %bel ], [ 1, %beq ]
%bey = sub nsw i64 %beh, %bdr
%bez = icmp sgt i64 %bey, %bex
br i1 %bez, label %bfa, label %yb
bfb:
%bfc = lshr i64 63, %bex
%bfd = and i64 %bfc, %bed
%bfe = shl nuw nsw i64 %bfd, 6
%bff = and i64 %bfg, 63
%bfh = or disjoint i64 %bff, %bfe
br i1 %bev, label %bfi, label %bfj
bfj:
%bfk = icmp slt i64 %bdr, -2
%bfl = select i1 %bfk, i64 %h, i64 0
%bfm = getelementptr i8, ptr %bea, i64 2
%bfn = getelementptr i8, ptr %bfm, i64 %bfl
%bfo = load i8, ptr %bfn, align 1, !noalias !52
%bfp = zext i8 %bfo to i64
%bfq = and i64 %bfp, 192
%bfr = icmp eq i64 %bfq, 128
br i1 %bfr, label %bfs, label %yb
bfs:
%bft = shl nuw nsw i64 %bfh, 6
%bfu = and i64 %bfp, 63
%bfv = or disjoint i64 %bfu, %bft
br i1 %bew, label %bfi, label %bfw
bfw:
%bfx = icmp slt i64 %bdr, -3
%bfy = select i1 %bfx, i64 %h, i64 0
%bfz = getelementptr i8, ptr %bea, i64 3
%bga = getelementptr i8, ptr %bfz, i64 %bfy
%bgb = load i8, ptr %bga, align 1, !noalias !52
%bgc = zext i8 %bgb to i64
%bgd = and i64 %bgc, 192
%bge = icmp eq i64 %bgd, 128
br i1 %bge, label %bgf, label %yb
bgf:
%bgg = shl nuw nsw i64 %bfv, 6
%bgh = and i64 %bgc, 63
%bgi = or disjoint i64 %bgh, %bgg
br label %bfi
bfi:
%bgj = phi i64 [ %bfh, %bfb ], [ %bfv, %bfs ], [ %bgi, %bgf ]
%bgk = phi i64 [ %bfd, %bfb ], [ %bfh, %bfs ], [ %bfv, %bgf ]
%bgl = and i64 %bgk, 288230376151711712
%bgm = icmp eq i64 %bgl, 864
%bgn = mul nuw nsw i64 %bex, 5
%bgo = shl nuw nsw i64 2, %bgn
%bgp = icmp samesign ult i64 %bgj, %bgo
%bgq = icmp samesign ugt i64 %bgj, 1114111
%bgr = or i1 %bgp, %bgq
%bgs = or i1 %bgr, %bgm
br i1 %bgs, label %yb, label %bdv
bdv:
%bgt = add i64 %bdr, 1
%bdu = add i64 %bgt, %bex
%bgu = icmp slt i64 %bdu, %beh
br i1 %bgu, label %bdq, label %bei
bgv:
%bgw = add nsw i64 %bcw, %bcv
%bgx = getelementptr i8, ptr %g, i64 %bcw
%bgy = load i64, ptr %bgx, align 1, !noalias !55
%bgz = and i64 %bgy, %bha
%bhb = icmp eq i64 %bgz, 0
br i1 %bhb, label %bdj, label %bdf
bdj:
%bdi = add i64 %bcw, 8
br label %bdg
bdl:
%bdn = add nsw i64 %bdm, -8
%bhc = getelementptr i8, ptr %g, i64 %bdh
%bhd = load i64, ptr %bhc, align 1, !noalias !58
%bhe = and i64 %bhd, %bha
%bhf = icmp eq i64 %bhe, 0
%bdk = add i64 %bdh, 8
br i1 %bhf, label %bdg, label %bdf
bdp:
%bhg = getelementptr i8, ptr %g, i64 %bgw
%bhh = getelementptr i8, ptr %bhg, i64 -8
%bhi = load i64, ptr %bhh, align 1, !noalias !61
%bhj = and i64 %bhi, %bha
%bhk = icmp eq i64 %bhj, 0
br i1 %bhk, label %bei, label %bdf
bdf:
%beh = phi i64 [ %bde, %bdd ], [ %bgw, %bdp ], [ %bgw, %bgv ], [ %bgw, %bdl ]
%bds = phi i64 [ %bcw, %bdd ], [ %bdh, %bdp ], [ %bcw, %bgv ], [ %bdh, %bdl ]
%bhl = icmp slt i64 %bds, %beh
br i1 %bhl, label %bdt, label %bei
bdt:
br label %bdq
bfa:
%bhm = icmp slt i64 %bdr, -1
%bhn = select i1 %bhm, i64 %h, i64 0
%bho = getelementptr i8, ptr %bea, i64 1
%bhp = getelementptr i8, ptr %bho, i64 %bhn
%bhq = load i8, ptr %bhp, align 1, !noalias !52
%bfg = zext i8 %bhq to i64
%bhr = and i64 %bfg, 192
%bhs = icmp eq i64 %bhr, 128
br i1 %bhs, label %bfb, label %yb
bda:
%bht = getelementptr i8, ptr %hu, i64 16
%bhu = load i64, ptr %bht, align 8, !noalias !64
%bhv = mul i64 %bhu, 24
%bhw = getelementptr i8, ptr %ch, i64 %bhv
%bhx = getelementptr i8, ptr %bhw, i64 8
%bhy = load i64, ptr %bhx, align 8, !noalias !65
%bhz = ashr i64 %bhy, 2
%bia = getelementptr i32, ptr %bt, i64 %bhz
%bib = getelementptr i32, ptr %bia, i64 %nq
%bic = load i32, ptr %bib, align 4, !noalias !64
%bid = sext i32 %bic to i64
%bie = add nsw i64 %bcv, %bid
%bif = getelementptr i64, ptr %cv, i64 %bhu
%big = load i64, ptr %bif, align 8, !noalias !64
%bih = icmp sgt i64 %bie, %big
br i1 %bih, label %bii, label %bij
bii:
%bik = getelementptr i8, ptr %dz, i64 24
store i64 %bhu, ptr %bik, align 8, !noalias !68
%bil = getelementptr i8, ptr %dz, i64 32
store i64 %bie, ptr %bil, align 8, !noalias !68
br label %yb
bij:
%bim = getelementptr i8, ptr %ch, i64 %bhv
%bin = getelementptr i8, ptr %bim, i64 16
%bio = load i64, ptr %bin, align 8, !noalias !64
%bip = add i64 %bio, %bid
%biq = icmp samesign ugt i64 %bcv, 7
br i1 %biq, label %bir, label %bis
bir:
%bit = add nsw i64 %bcv, -8
%biu = icmp eq i64 %bit, 0
br i1 %biu, label %biv, label %biw
biw:
%bix = getelementptr i8, ptr %g, i64 %bcw
%biy = getelementptr i8, ptr %bm, i64 %bip
%biz = add nsw i64 %bcv, -9
%bja = lshr i64 %biz, 3
%bjb = add nuw nsw i64 %bja, 1
%bjc = icmp samesign ult i64 %bcv, 65
br i1 %bjc, label %bjd, label %bje
bjd:
%bjf = phi i64 [ 0, %bje ], [ 0, %biw ], [ %bjg, %bjh ]
%bji = phi i64 [ 0, %bje ], [ 0, %biw ], [ %bjj, %bjh ]
br label %bjk
bje:
%bjl = ptrtoint ptr %bm to i64
%bjm = ptrtoint ptr %g to i64
%bjn = add i64 %bcw, %bjm
%bjo = sub i64 %bjl, %bjn
%bjp = add i64 %bjo, %bip
%bjq = icmp ult i64 %bjp, 32
br i1 %bjq, label %bjd, label %bjr
bjr:
%bjs = bitcast i64 4611686018427387900 to i64
%bjt = and i64 %bjb, %bjs
%bju = getelementptr i8, ptr %bix, i64 16
%bjv = getelementptr i8, ptr %biy, i64 16
br label %bjw
bjw:
%bjx = phi i64 [ 0, %bjr ], [ %bjy, %bjw ]
%bjz = phi <2 x i64> [ zeroinitializer, %bjr ], [ %bka, %bjw ]
%bkb = phi <2 x i64> [ zeroinitializer, %bjr ], [ %bkc, %bjw ]
%bkd = shl nuw i64 %bjx, 3
%bke = getelementptr i8, ptr %bju, i64 %bkd
%bkf = shl nuw i64 %bjx, 3
%bkg = getelementptr i8, ptr %bju, i64 %bkf
%bkh = getelementptr i8, ptr %bkg, i64 -16
%bki = load <2 x i64>, ptr %bkh, align 1, !noalias !71
%bkj = load <2 x i64>, ptr %bke, align 1, !noalias !71
%bkk = shl nuw i64 %bjx, 3
%bkl = getelementptr i8, ptr %bjv, i64 %bkk
%bkm = shl nuw i64 %bjx, 3
%bkn = getelementptr i8, ptr %bjv, i64 %bkm
%bko = getelementptr i8, ptr %bkn, i64 -16
store <2 x i64> %bki, ptr %bko, align 1, !noalias !76
store <2 x i64> %bkj, ptr %bkl, align 1, !noalias !76
%bka = or <2 x i64> %bki, %bjz
%bkc = or <2 x i64> %bkj, %bkb
%bjy = add nuw nsw i64 %bjx, 4
%bkp = icmp eq i64 %bjt, %bjy
br i1 %bkp, label %bjh, label %bjw, !llvm.loop !79
bjh:
%bjj = shl nuw nsw i64 %bjt, 3
%bkq = or <2 x i64> %bkc, %bka
%bkr = shufflevector <2 x i64> %bkq, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
%bks = or <2 x i64> %bkr, %bkq
%bjg = extractelement <2 x i64> %bks, i64 0
%bkt = icmp eq i64 %bjb, %bjt
br i1 %bkt, label %biv, label %bjd
bku:
%bkv = getelementptr i8, ptr %g, i64 %bcw
%bkw = getelementptr i8, ptr %bkv, i64 1
%bkx = load i8, ptr %bkw, align 1, !noalias !81
%bky = getelementptr i8, ptr %bm, i64 %bip
%bkz = getelementptr i8, ptr %bky, i64 1
store i8 %bkx, ptr %bkz, align 1, !noalias !81
%bla = or i8 %bkx, %blb
%blc = icmp eq i64 %bcv, 2
br i1 %blc, label %bld, label %ble
ble:
%blf = getelementptr i8, ptr %g, i64 %bcw
%blg = getelementptr i8, ptr %blf, i64 2
%blh = load i8, ptr %blg, align 1, !noalias !81
%bli = getelementptr i8, ptr %bm, i64 %bip
%blj = getelementptr i8, ptr %bli, i64 2
store i8 %blh, ptr %blj, align 1, !noalias !81
%blk = or i8 %blh, %bla
%bll = icmp eq i64 %bcv, 3
br i1 %bll, label %bld, label %blm
blm:
%bln = getelementptr i8, ptr %g, i64 %bcw
%blo = getelementptr i8, ptr %bln, i64 3
%blp = load i8, ptr %blo, align 1, !noalias !81
%blq = getelementptr i8, ptr %bm, i64 %bip
%blr = getelementptr i8, ptr %blq, i64 3
store i8 %blp, ptr %blr, align 1, !noalias !81
%bls = or i8 %blp, %blk
%blt = icmp eq i64 %bcv, 4
br i1 %blt, label %bld, label %blu
blu:
%blv = getelementptr i8, ptr %g, i64 %bcw
%blw = getelementptr i8, ptr %blv, i64 4
%blx = load i8, ptr %blw, align 1, !noalias !81
%bly = getelementptr i8, ptr %bm, i64 %bip
%blz = getelementptr i8, ptr %bly, i64 4
store i8 %blx, ptr %blz, align 1, !noalias !81
%bma = or i8 %blx, %bls
%bmb = icmp eq i64 %bcv, 5
br i1 %bmb, label %bld, label %bmc
bmc:
%bmd = getelementptr i8, ptr %g, i64 %bcw
%bme = getelementptr i8, ptr %bmd, i64 5
%bmf = load i8, ptr %bme, align 1, !noalias !81
%bmg = getelementptr i8, ptr %bm, i64 %bip
%bmh = getelementptr i8, ptr %bmg, i64 5
store i8 %bmf, ptr %bmh, align 1, !noalias !81
%bmi = or i8 %bmf, %bma
%bmj = icmp eq i64 %bcv, 6
br i1 %bmj, label %bld, label %bmk
bmk:
%bml = getelementptr i8, ptr %g, i64 %bcw
%bmm = getelementptr i8, ptr %bml, i64 6
%bmn = load i8, ptr %bmm, align 1, !noalias !81
%bmo = getelementptr i8, ptr %bm, i64 %bip
%bmp = getelementptr i8, ptr %bmo, i64 6
store i8 %bmn, ptr %bmp, align 1, !noalias !81
%bmq = or i8 %bmn, %bmi
br label %bld
bjk:
%bmr = phi i64 [ %bms, %bjk ], [ %bjf, %bjd ]
%bmt = phi i64 [ %bmu, %bjk ], [ %bji, %bjd ]
%bmv = getelementptr i8, ptr %bix, i64 %bmt
%bmw = load i64, ptr %bmv, align 1, !noalias !71
%bmx = getelementptr i8, ptr %biy, i64 %bmt
store i64 %bmw, ptr %bmx, align 1, !noalias !76
%bms = or i64 %bmw, %bmr
%bmu = add nuw nsw i64 %bmt, 8
%bmy = icmp samesign ult i64 %bmu, %bit
br i1 %bmy, label %bjk, label %biv, !llvm.loop !82
bis:
%bmz = icmp eq i64 %bcv, 0
br i1 %bmz, label %bei, label %bna
bna:
%bnb = getelementptr i8, ptr %g, i64 %bcw
%bnc = getelementptr i8, ptr %bm, i64 %bip
%blb = load i8, ptr %bnb, align 1, !noalias !81
store i8 %blb, ptr %bnc, align 1, !noalias !81
%bnd = icmp eq i64 %bcv, 1
br i1 %bnd, label %bld, label %bku
bld:
%bne = phi i8 [ %blb, %bna ], [ %bla, %bku ], [ %blk, %ble ], [ %bls, %blm ], [ %bma, %blu ], [ %bmi, %bmc ], [ %bmq, %bmk ]
%bnf = icmp slt i8 %bne, 0
br i1 %bnf, label %bdd, label %bei
biv:
%bng = phi i64 [ 0, %bir ], [ %bjg, %bjh ], [ %bms, %bjk ]
%bha = bitcast i64 -9187201950435737472 to i64
%bnh = getelementptr i8, ptr %g, i64 %bit
%bni = getelementptr i8, ptr %bnh, i64 %bcw
%bnj = load i64, ptr %bni, align 1, !noalias !83
%bnk = getelementptr i8, ptr %bm, i64 %bip
%bnl = getelementptr i8, ptr %bnk, i64 %bit
store i64 %bnj, ptr %bnl, align 1, !noalias !86
%bnm = or i64 %bnj, %bng
%bnn = and i64 %bnm, %bha
%bno = icmp eq i64 %bnn, 0
br i1 %bno, label %bei, label %bgv
bei:
%bnp = trunc i64 %bie to i32
%bnq = shl i64 %nq, 2
%bnr = getelementptr i8, ptr %bia, i64 %bnq
%bns = getelementptr i8, ptr %bnr, i64 4
store i32 %bnp, ptr %bns, align 4, !noalias !64
%bnt = add nsw i64 %bcw, %bcv
br label %yb
pt:
%bnu = getelementptr i8, ptr %g, i64 %pk
%bnv = load i8, ptr %bnu, align 1, !noalias !89
%bnw = zext i8 %bnv to i64
%bnx = and i64 %bnw, 127
%bny = add nsw i64 %pk, 1
%bnz = icmp slt i8 %bnv, 0
br i1 %bnz, label %boa, label %bob
boa:
%boc = add i64 %pk, 10
%bod = getelementptr i8, ptr %g, i64 %pk
%boe = getelementptr i8, ptr %bod, i64 1
%bof = load i8, ptr %boe, align 1, !noalias !89
%bog = zext i8 %bof to i64
%boh = add nsw i64 %pk, 2
%boi = and i64 %bog, 127
%boj = shl nuw nsw i64 %boi, 7
%bok = or disjoint i64 %boj, %bnx
%bol = icmp slt i8 %bof, 0
br i1 %bol, label %bom, label %bob
bon:
%boo = getelementptr i8, ptr %g, i64 %bop
%boq = load i8, ptr %boo, align 1, !noalias !89
%bor = zext nneg i8 %boq to i64
%bos = icmp ugt i8 %boq, 1
br i1 %bos, label %bot, label %bou
bou:
%bov = shl nuw i64 %bor, 63
%bow = or i64 %bov, %box
br label %bob
bom:
%boy = getelementptr i8, ptr %g, i64 %pk
%boz = getelementptr i8, ptr %boy, i64 2
%bpa = load i8, ptr %boz, align 1, !noalias !89
%bpb = zext i8 %bpa to i64
%bpc = add nsw i64 %pk, 3
%bpd = and i64 %bpb, 127
%bpe = shl nuw nsw i64 %bpd, 14
%bpf = or disjoint i64 %bpe, %bok
%bpg = icmp slt i8 %bpa, 0
br i1 %bpg, label %bph, label %bob
bph:
%bpi = getelementptr i8, ptr %g, i64 %pk
%bpj = getelementptr i8, ptr %bpi, i64 3
%bpk = load i8, ptr %bpj, align 1, !noalias !89
%bpl = zext i8 %bpk to i64
%bpm = add nsw i64 %pk, 4
%bpn = and i64 %bpl, 127
%bpo = shl nuw nsw i64 %bpn, 21
%bpp = or disjoint i64 %bpo, %bpf
%bpq = icmp slt i8 %bpk, 0
br i1 %bpq, label %bpr, label %bob
bpr:
%bps = getelementptr i8, ptr %g, i64 %pk
%bpt = getelementptr i8, ptr %bps, i64 4
%bpu = load i8, ptr %bpt, align 1, !noalias !89
%bpv = zext i8 %bpu to i64
%bpw = add nsw i64 %pk, 5
%bpx = and i64 %bpv, 127
%bpy = shl nuw nsw i64 %bpx, 28
%bpz = or disjoint i64 %bpy, %bpp
%bqa = icmp slt i8 %bpu, 0
br i1 %bqa, label %bqb, label %bob
bqb:
%bqc = getelementptr i8, ptr %g, i64 %pk
%bqd = getelementptr i8, ptr %bqc, i64 5
%bqe = load i8, ptr %bqd, align 1, !noalias !89
%bqf = zext i8 %bqe to i64
%bqg = add nsw i64 %pk, 6
%bqh = and i64 %bqf, 127
%bqi = shl nuw nsw i64 %bqh, 35
%bqj = or disjoint i64 %bqi, %bpz
%bqk = icmp slt i8 %bqe, 0
br i1 %bqk, label %bql, label %bob
bql:
%bqm = getelementptr i8, ptr %g, i64 %pk
%bqn = getelementptr i8, ptr %bqm, i64 6
%bqo = load i8, ptr %bqn, align 1, !noalias !89
%bqp = zext i8 %bqo to i64
%bqq = add nsw i64 %pk, 7
%bqr = and i64 %bqp, 127
%bqs = shl nuw nsw i64 %bqr, 42
%bqt = or i64 %bqs, %bqj
%bqu = icmp slt i8 %bqo, 0
br i1 %bqu, label %bqv, label %bob
bqv:
%bqw = getelementptr i8, ptr %g, i64 %pk
%bqx = getelementptr i8, ptr %bqw, i64 7
%bqy = load i8, ptr %bqx, align 1, !noalias !89
%bqz = zext i8 %bqy to i64
%bra = add nsw i64 %pk, 8
%brb = and i64 %bqz, 127
%brc = shl nuw nsw i64 %brb, 49
%brd = or i64 %brc, %bqt
%bre = icmp slt i8 %bqy, 0
br i1 %bre, label %brf, label %bob
brf:
%brg = getelementptr i8, ptr %g, i64 %pk
%brh = getelementptr i8, ptr %brg, i64 8
%bri = load i8, ptr %brh, align 1, !noalias !89
%brj = zext i8 %bri to i64
%bop = add nsw i64 %pk, 9
%brk = and i64 %brj, 127
%brl = shl nuw nsw i64 %brk, 56
%box = or i64 %brl, %brd
%brm = icmp slt i8 %bri, 0
br i1 %brm, label %bon, label %bob
brn:
%bro = lshr i64 %brp, 1
%brq = and i64 %brp, 1
%brr = icmp eq i64 %brq, 0
br i1 %brr, label %brs, label %yb
brs:
%brt = phi i64 [ %bro, %brn ], [ 0, %bot ]
%bru = phi i64 [ %brv, %brn ], [ %mp, %bot ]
%brw = sub nsw i64 %fk, %bru
%brx = icmp sgt i64 %brt, %brw
br i1 %brx, label %yb, label %bry
bob:
%brp = phi i64 [ %bow, %bou ], [ %bnx, %pt ], [ %bok, %boa ], [ %bpf, %bom ], [ %bpp, %bph ], [ %bpz, %bpr ], [ %bqj, %bqb ], [ %bqt, %bql ], [ %brd, %bqv ], [ %box, %brf ]
%brv = phi i64 [ %boc, %bou ], [ %bny, %pt ], [ %boh, %boa ], [ %bpc, %bom ], [ %bpm, %bph ], [ %bpw, %bpr ], [ %bqg, %bqb ], [ %bqq, %bql ], [ %bra, %bqv ], [ %bop, %brf ]
%brz = icmp sgt i64 %brv, %fk
br i1 %brz, label %yb, label %brn
bot:
%bsa = icmp slt i64 %fk, %mp
br i1 %bsa, label %yb, label %brs
bry:
%bsb = getelementptr i8, ptr %hu, i64 16
%bsc = load i64, ptr %bsb, align 8, !noalias !96
%bsd = mul i64 %bsc, 24
%bse = getelementptr i8, ptr %ch, i64 %bsd
%bsf = getelementptr i8, ptr %bse, i64 8
%bsg = load i64, ptr %bsf, align 8, !noalias !97
%bsh = ashr i64 %bsg, 2
%bsi = getelementptr i32, ptr %bt, i64 %bsh
%bsj = getelementptr i32, ptr %bsi, i64 %nq
%bsk = load i32, ptr %bsj, align 4, !noalias !96
%bsl = sext i32 %bsk to i64
%bsm = add nsw i64 %brt, %bsl
%bsn = getelementptr i64, ptr %cv, i64 %bsc
%bso = load i64, ptr %bsn, align 8, !noalias !96
%bsp = icmp sgt i64 %bsm, %bso
br i1 %bsp, label %bsq, label %bsr
bsq:
%bss = getelementptr i8, ptr %dz, i64 24
store i64 %bsc, ptr %bss, align 8, !noalias !100
%bst = getelementptr i8, ptr %dz, i64 32
store i64 %bsm, ptr %bst, align 8, !noalias !100
br label %yb
bsr:
%bsu = getelementptr i8, ptr %ch, i64 %bsd
%bsv = getelementptr i8, ptr %bsu, i64 16
%bsw = load i64, ptr %bsv, align 8, !noalias !96
%bsx = add i64 %bsw, %bsl
%bsy = icmp samesign ugt i64 %brt, 7
br i1 %bsy, label %bsz, label %bta
bsz:
%btb = add nsw i64 %brt, -8
%btc = icmp eq i64 %btb, 0
br i1 %btc, label %btd, label %bte
bte:
%btf = getelementptr i8, ptr %g, i64 %bru
%btg = getelementptr i8, ptr %bm, i64 %bsx
%bth = add nsw i64 %brt, -9
%bti = lshr i64 %bth, 3
%btj = add nuw nsw i64 %bti, 1
%btk = icmp samesign ult i64 %brt, 65
br i1 %btk, label %btl, label %btm
btl:
%btn = phi i64 [ 0, %btm ], [ 0, %bte ], [ %bto, %btp ]
br label %btq
btm:
%btr = ptrtoint ptr %bm to i64
%bts = ptrtoint ptr %g to i64
%btt = add i64 %bru, %bts
%btu = sub i64 %btr, %btt
%btv = add i64 %btu, %bsx
%btw = icmp ult i64 %btv, 32
br i1 %btw, label %btl, label %btx
btx:
%bty = bitcast i64 4611686018427387900 to i64
%btz = and i64 %btj, %bty
%bua = getelementptr i8, ptr %btf, i64 16
%bub = getelementptr i8, ptr %btg, i64 16
br label %buc
buc:
%bud = phi i64 [ 0, %btx ], [ %bue, %buc ]
%buf = shl nuw i64 %bud, 3
%bug = getelementptr i8, ptr %bua, i64 %buf
%buh = shl nuw i64 %bud, 3
%bui = getelementptr i8, ptr %bua, i64 %buh
%buj = getelementptr i8, ptr %bui, i64 -16
%buk = load <2 x i64>, ptr %buj, align 1, !noalias !103
%bul = load <2 x i64>, ptr %bug, align 1, !noalias !103
%bum = shl nuw i64 %bud, 3
%bun = getelementptr i8, ptr %bub, i64 %bum
%buo = shl nuw i64 %bud, 3
%bup = getelementptr i8, ptr %bub, i64 %buo
%buq = getelementptr i8, ptr %bup, i64 -16
store <2 x i64> %buk, ptr %buq, align 1, !noalias !108
store <2 x i64> %bul, ptr %bun, align 1, !noalias !108
%bue = add nuw nsw i64 %bud, 4
%bur = icmp eq i64 %btz, %bue
br i1 %bur, label %btp, label %buc, !llvm.loop !79
btp:
%bto = shl nuw nsw i64 %btz, 3
%bus = icmp eq i64 %btj, %btz
br i1 %bus, label %btd, label %btl
but:
%buu = getelementptr i8, ptr %g, i64 %bru
%buv = getelementptr i8, ptr %buu, i64 1
%buw = load i8, ptr %buv, align 1, !noalias !111
%bux = getelementptr i8, ptr %bm, i64 %bsx
%buy = getelementptr i8, ptr %bux, i64 1
store i8 %buw, ptr %buy, align 1, !noalias !111
%buz = icmp eq i64 %brt, 2
br i1 %buz, label %bva, label %bvb
bvb:
%bvc = getelementptr i8, ptr %g, i64 %bru
%bvd = getelementptr i8, ptr %bvc, i64 2
%bve = load i8, ptr %bvd, align 1, !noalias !111
%bvf = getelementptr i8, ptr %bm, i64 %bsx
%bvg = getelementptr i8, ptr %bvf, i64 2
store i8 %bve, ptr %bvg, align 1, !noalias !111
%bvh = icmp eq i64 %brt, 3
br i1 %bvh, label %bva, label %bvi
bvi:
%bvj = getelementptr i8, ptr %g, i64 %bru
%bvk = getelementptr i8, ptr %bvj, i64 3
%bvl = load i8, ptr %bvk, align 1, !noalias !111
%bvm = getelementptr i8, ptr %bm, i64 %bsx
%bvn = getelementptr i8, ptr %bvm, i64 3
store i8 %bvl, ptr %bvn, align 1, !noalias !111
%bvo = icmp eq i64 %brt, 4
br i1 %bvo, label %bva, label %bvp
bvp:
%bvq = getelementptr i8, ptr %g, i64 %bru
%bvr = getelementptr i8, ptr %bvq, i64 4
%bvs = load i8, ptr %bvr, align 1, !noalias !111
%bvt = getelementptr i8, ptr %bm, i64 %bsx
%bvu = getelementptr i8, ptr %bvt, i64 4
store i8 %bvs, ptr %bvu, align 1, !noalias !111
%bvv = icmp eq i64 %brt, 5
br i1 %bvv, label %bva, label %bvw
bvw:
%bvx = getelementptr i8, ptr %g, i64 %bru
%bvy = getelementptr i8, ptr %bvx, i64 5
%bvz = load i8, ptr %bvy, align 1, !noalias !111
%bwa = getelementptr i8, ptr %bm, i64 %bsx
%bwb = getelementptr i8, ptr %bwa, i64 5
store i8 %bvz, ptr %bwb, align 1, !noalias !111
%bwc = icmp eq i64 %brt, 6
br i1 %bwc, label %bva, label %bwd
bwd:
%bwe = getelementptr i8, ptr %g, i64 %bru
%bwf = getelementptr i8, ptr %bwe, i64 6
%bwg = load i8, ptr %bwf, align 1, !noalias !111
%bwh = getelementptr i8, ptr %bm, i64 %bsx
%bwi = getelementptr i8, ptr %bwh, i64 6
store i8 %bwg, ptr %bwi, align 1, !noalias !111
br label %bva
btq:
%bwj = phi i64 [ %bwk, %btq ], [ %btn, %btl ]
%bwl = getelementptr i8, ptr %btf, i64 %bwj
%bwm = load i64, ptr %bwl, align 1, !noalias !103
%bwn = getelementptr i8, ptr %btg, i64 %bwj
store i64 %bwm, ptr %bwn, align 1, !noalias !108
%bwk = add nuw nsw i64 %bwj, 8
%bwo = icmp samesign ult i64 %bwk, %btb
br i1 %bwo, label %btq, label %btd, !llvm.loop !82
bta:
%bwp = icmp eq i64 %brt, 0
br i1 %bwp, label %bva, label %bwq
bwq:
%bwr = getelementptr i8, ptr %g, i64 %bru
%bws = getelementptr i8, ptr %bm, i64 %bsx
%bwt = load i8, ptr %bwr, align 1, !noalias !111
store i8 %bwt, ptr %bws, align 1, !noalias !111
%bwu = icmp eq i64 %brt, 1
br i1 %bwu, label %bva, label %but
btd:
%bwv = getelementptr i8, ptr %g, i64 %btb
%bww = getelementptr i8, ptr %bwv, i64 %bru
%bwx = load i64, ptr %bww, align 1, !noalias !112
%bwy = getelementptr i8, ptr %bm, i64 %bsx
%bwz = getelementptr i8, ptr %bwy, i64 %btb
store i64 %bwx, ptr %bwz, align 1, !noalias !115
br label %bva
bva:
%bxa = trunc i64 %bsm to i32
%bxb = shl i64 %nq, 2
%bxc = getelementptr i8, ptr %bsi, i64 %bxb
%bxd = getelementptr i8, ptr %bxc, i64 4
store i32 %bxa, ptr %bxd, align 4, !noalias !96
%bxe = add nsw i64 %bru, %brt
br label %yb
pu:
%bxf = getelementptr i8, ptr %g, i64 %pk
%bxg = load i8, ptr %bxf, align 1, !noalias !118
%bxh = zext i8 %bxg to i64
%bxi = and i64 %bxh, 127
%bxj = add nsw i64 %pk, 1
%bxk = icmp slt i8 %bxg, 0
br i1 %bxk, label %bxl, label %bxm
bxl:
%bxn = add i64 %pk, 10
%bxo = getelementptr i8, ptr %g, i64 %pk
%bxp = getelementptr i8, ptr %bxo, i64 1
%bxq = load i8, ptr %bxp, align 1, !noalias !118
%bxr = zext i8 %bxq to i64
%bxs = add nsw i64 %pk, 2
%bxt = and i64 %bxr, 127
%bxu = shl nuw nsw i64 %bxt, 7
%bxv = or disjoint i64 %bxu, %bxi
%bxw = icmp slt i8 %bxq, 0
br i1 %bxw, label %bxx, label %bxm
bxy:
%bxz = getelementptr i8, ptr %g, i64 %bya
%byb = load i8, ptr %bxz, align 1, !noalias !118
%byc = zext nneg i8 %byb to i64
%byd = icmp ugt i8 %byb, 1
br i1 %byd, label %bye, label %byf
byf:
%byg = shl nuw i64 %byc, 63
%byh = or i64 %byg, %byi
br label %bxm
bxx:
%byj = getelementptr i8, ptr %g, i64 %pk
%byk = getelementptr i8, ptr %byj, i64 2
%byl = load i8, ptr %byk, align 1, !noalias !118
%bym = zext i8 %byl to i64
%byn = add nsw i64 %pk, 3
%byo = and i64 %bym, 127
%byp = shl nuw nsw i64 %byo, 14
%byq = or disjoint i64 %byp, %bxv
%byr = icmp slt i8 %byl, 0
br i1 %byr, label %bys, label %bxm
bys:
%byt = getelementptr i8, ptr %g, i64 %pk
%byu = getelementptr i8, ptr %byt, i64 3
%byv = load i8, ptr %byu, align 1, !noalias !118
%byw = zext i8 %byv to i64
%byx = add nsw i64 %pk, 4
%byy = and i64 %byw, 127
%byz = shl nuw nsw i64 %byy, 21
%bza = or disjoint i64 %byz, %byq
%bzb = icmp slt i8 %byv, 0
br i1 %bzb, label %bzc, label %bxm
bzc:
%bzd = getelementptr i8, ptr %g, i64 %pk
%bze = getelementptr i8, ptr %bzd, i64 4
%bzf = load i8, ptr %bze, align 1, !noalias !118
%bzg = zext i8 %bzf to i64
%bzh = add nsw i64 %pk, 5
%bzi = and i64 %bzg, 127
%bzj = shl nuw nsw i64 %bzi, 28
%bzk = or disjoint i64 %bzj, %bza
%bzl = icmp slt i8 %bzf, 0
br i1 %bzl, label %bzm, label %bxm
bzm:
%bzn = getelementptr i8, ptr %g, i64 %pk
%bzo = getelementptr i8, ptr %bzn, i64 5
%bzp = load i8, ptr %bzo, align 1, !noalias !118
%bzq = zext i8 %bzp to i64
%bzr = add nsw i64 %pk, 6
%bzs = and i64 %bzq, 127
%bzt = shl nuw nsw i64 %bzs, 35
%bzu = or disjoint i64 %bzt, %bzk
%bzv = icmp slt i8 %bzp, 0
br i1 %bzv, label %bzw, label %bxm
bzw:
%bzx = getelementptr i8, ptr %g, i64 %pk
%bzy = getelementptr i8, ptr %bzx, i64 6
%bzz = load i8, ptr %bzy, align 1, !noalias !118
%caa = zext i8 %bzz to i64
%cab = add nsw i64 %pk, 7
%cac = and i64 %caa, 127
%cad = shl nuw nsw i64 %cac, 42
%cae = or i64 %cad, %bzu
%caf = icmp slt i8 %bzz, 0
br i1 %caf, label %cag, label %bxm
cag:
%cah = getelementptr i8, ptr %g, i64 %pk
%cai = getelementptr i8, ptr %cah, i64 7
%caj = load i8, ptr %cai, align 1, !noalias !118
%cak = zext i8 %caj to i64
%cal = add nsw i64 %pk, 8
%cam = and i64 %cak, 127
%can = shl nuw nsw i64 %cam, 49
%cao = or i64 %can, %cae
%cap = icmp slt i8 %caj, 0
br i1 %cap, label %caq, label %bxm
caq:
%car = getelementptr i8, ptr %g, i64 %pk
%cas = getelementptr i8, ptr %car, i64 8
%cat = load i8, ptr %cas, align 1, !noalias !118
%cau = zext i8 %cat to i64
%bya = add nsw i64 %pk, 9
%cav = and i64 %cau, 127
%caw = shl nuw nsw i64 %cav, 56
%byi = or i64 %caw, %cao
%cax = icmp slt i8 %cat, 0
br i1 %cax, label %bxy, label %bxm
cay:
%caz = lshr i64 %cba, 1
%cbb = and i64 %cba, 1
%cbc = icmp eq i64 %cbb, 0
br i1 %cbc, label %cbd, label %cbe
cbd:
%cbf = phi i64 [ %caz, %cay ], [ 0, %bye ]
%cbg = phi i64 [ %cbh, %cay ], [ %mp, %bye ]
%cbi = sub nsw i64 %fk, %cbg
%cbj = icmp sgt i64 %cbf, %cbi
%cbk = select i1 %cbj, i64 6, i64 0
%cbl = select i1 %cbj, i64 0, i64 %cbf
br label %cbe
bxm:
%cba = phi i64 [ %byh, %byf ], [ %bxi, %pu ], [ %bxv, %bxl ], [ %byq, %bxx ], [ %bza, %bys ], [ %bzk, %bzc ], [ %bzu, %bzm ], [ %cae, %bzw ], [ %cao, %cag ], [ %byi, %caq ]
%cbh = phi i64 [ %bxn, %byf ], [ %bxj, %pu ], [ %bxs, %bxl ], [ %byn, %bxx ], [ %byx, %bys ], [ %bzh, %bzc ], [ %bzr, %bzm ], [ %cab, %bzw ], [ %cal, %cag ], [ %bya, %caq ]
%cbm = icmp sgt i64 %cbh, %fk
br i1 %cbm, label %cbe, label %cay
bye:
%cbn = icmp slt i64 %fk, %mp
br i1 %cbn, label %cbe, label %cbd
pv:
%cbo = getelementptr i8, ptr %g, i64 %pk
%cbp = load i8, ptr %cbo, align 1, !noalias !125
%cbq = zext i8 %cbp to i64
%cbr = and i64 %cbq, 127
%cbs = add nsw i64 %pk, 1
%cbt = icmp slt i8 %cbp, 0
br i1 %cbt, label %cbu, label %cbv
cbu:
%cbw = add i64 %pk, 10
%cbx = getelementptr i8, ptr %g, i64 %pk
%cby = getelementptr i8, ptr %cbx, i64 1
%cbz = load i8, ptr %cby, align 1, !noalias !125
%cca = zext i8 %cbz to i64
%ccb = add nsw i64 %pk, 2
%ccc = and i64 %cca, 127
%ccd = shl nuw nsw i64 %ccc, 7
%cce = or disjoint i64 %ccd, %cbr
%ccf = icmp slt i8 %cbz, 0
br i1 %ccf, label %ccg, label %cbv
cch:
%cci = getelementptr i8, ptr %g, i64 %ccj
%cck = load i8, ptr %cci, align 1, !noalias !125
%ccl = zext nneg i8 %cck to i64
%ccm = icmp ugt i8 %cck, 1
br i1 %ccm, label %ccn, label %cco
cco:
%ccp = shl nuw i64 %ccl, 63
%ccq = or i64 %ccp, %ccr
br label %cbv
ccg:
%ccs = getelementptr i8, ptr %g, i64 %pk
%cct = getelementptr i8, ptr %ccs, i64 2
%ccu = load i8, ptr %cct, align 1, !noalias !125
%ccv = zext i8 %ccu to i64
%ccw = add nsw i64 %pk, 3
%ccx = and i64 %ccv, 127
%ccy = shl nuw nsw i64 %ccx, 14
%ccz = or disjoint i64 %ccy, %cce
%cda = icmp slt i8 %ccu, 0
br i1 %cda, label %cdb, label %cbv
cdb:
%cdc = getelementptr i8, ptr %g, i64 %pk
%cdd = getelementptr i8, ptr %cdc, i64 3
%cde = load i8, ptr %cdd, align 1, !noalias !125
%cdf = zext i8 %cde to i64
%cdg = add nsw i64 %pk, 4
%cdh = and i64 %cdf, 127
%cdi = shl nuw nsw i64 %cdh, 21
%cdj = or disjoint i64 %cdi, %ccz
%cdk = icmp slt i8 %cde, 0
br i1 %cdk, label %cdl, label %cbv
cdl:
%cdm = getelementptr i8, ptr %g, i64 %pk
%cdn = getelementptr i8, ptr %cdm, i64 4
%cdo = load i8, ptr %cdn, align 1, !noalias !125
%cdp = zext i8 %cdo to i64
%cdq = add nsw i64 %pk, 5
%cdr = and i64 %cdp, 127
%cds = shl nuw nsw i64 %cdr, 28
%cdt = or disjoint i64 %cds, %cdj
%cdu = icmp slt i8 %cdo, 0
br i1 %cdu, label %cdv, label %cbv
cdv:
%cdw = getelementptr i8, ptr %g, i64 %pk
%cdx = getelementptr i8, ptr %cdw, i64 5
%cdy = load i8, ptr %cdx, align 1, !noalias !125
%cdz = zext i8 %cdy to i64
%cea = add nsw i64 %pk, 6
%ceb = and i64 %cdz, 127
%cec = shl nuw nsw i64 %ceb, 35
%ced = or disjoint i64 %cec, %cdt
%cee = icmp slt i8 %cdy, 0
br i1 %cee, label %cef, label %cbv
cef:
%ceg = getelementptr i8, ptr %g, i64 %pk
%ceh = getelementptr i8, ptr %ceg, i64 6
%cei = load i8, ptr %ceh, align 1, !noalias !125
%cej = zext i8 %cei to i64
%cek = add nsw i64 %pk, 7
%cel = and i64 %cej, 127
%cem = shl nuw nsw i64 %cel, 42
%cen = or i64 %cem, %ced
%ceo = icmp slt i8 %cei, 0
br i1 %ceo, label %cep, label %cbv
cep:
%ceq = getelementptr i8, ptr %g, i64 %pk
%cer = getelementptr i8, ptr %ceq, i64 7
%ces = load i8, ptr %cer, align 1, !noalias !125
%cet = zext i8 %ces to i64
%ceu = add nsw i64 %pk, 8
%cev = and i64 %cet, 127
%cew = shl nuw nsw i64 %cev, 49
%cex = or i64 %cew, %cen
%cey = icmp slt i8 %ces, 0
br i1 %cey, label %cez, label %cbv
cez:
%cfa = getelementptr i8, ptr %g, i64 %pk
%cfb = getelementptr i8, ptr %cfa, i64 8
%cfc = load i8, ptr %cfb, align 1, !noalias !125
%cfd = zext i8 %cfc to i64
%ccj = add nsw i64 %pk, 9
%cfe = and i64 %cfd, 127
%cff = shl nuw nsw i64 %cfe, 56
%ccr = or i64 %cff, %cex
%cfg = icmp slt i8 %cfc, 0
br i1 %cfg, label %cch, label %cbv
cfh:
%cfi = lshr i64 %cfj, 1
%cfk = and i64 %cfj, 1
%cfl = icmp eq i64 %cfk, 0
br i1 %cfl, label %cfm, label %cfn
cfm:
%cfo = phi i64 [ %cfi, %cfh ], [ 0, %ccn ]
%cfp = phi i64 [ %cfq, %cfh ], [ %mp, %ccn ]
%cfr = sub nsw i64 %fk, %cfp
%cfs = icmp sgt i64 %cfo, %cfr
%cft = select i1 %cfs, i64 0, i64 %cfo
%cfu = select i1 %cfs, i64 6, i64 0
br label %cfn
cbv:
%cfj = phi i64 [ %ccq, %cco ], [ %cbr, %pv ], [ %cce, %cbu ], [ %ccz, %ccg ], [ %cdj, %cdb ], [ %cdt, %cdl ], [ %ced, %cdv ], [ %cen, %cef ], [ %cex, %cep ], [ %ccr, %cez ]
%cfq = phi i64 [ %cbw, %cco ], [ %cbs, %pv ], [ %ccb, %cbu ], [ %ccw, %ccg ], [ %cdg, %cdb ], [ %cdq, %cdl ], [ %cea, %cdv ], [ %cek, %cef ], [ %ceu, %cep ], [ %ccj, %cez ]
%cfv = icmp sgt i64 %cfq, %fk
br i1 %cfv, label %cfn, label %cfh
ccn:
%cfw = icmp slt i64 %fk, %mp
br i1 %cfw, label %cfn, label %cfm
pw:
%cfx = getelementptr i8, ptr %hu, i64 24
%cfy = load i64, ptr %cfx, align 8, !noalias !132
%cfz = icmp slt i64 %cfy, 1
br i1 %cfz, label %yb, label %cga
cga:
%cgb = add nuw i64 %cfy, 1
br label %cgc
cgc:
%cgd = phi i64 [ %cgb, %cga ], [ %cge, %cgf ]
%cgg = phi i64 [ %pk, %cga ], [ %cgh, %cgf ]
%cgi = icmp sgt i64 %cgg, %fk
br i1 %cgi, label %yb, label %cgj
cgj:
%cgk = getelementptr i8, ptr %g, i64 %cgg
%cgl = load i8, ptr %cgk, align 1, !noalias !135
%cgm = icmp slt i8 %cgl, 0
br i1 %cgm, label %cgn, label %cgo
cgo:
%cgp = phi i64 [ %cgg, %cgj ], [ %cgq, %cgn ], [ %cgr, %cgs ], [ %cgt, %cgu ], [ %cgv, %cgw ], [ %cgx, %cgy ], [ %cgz, %cha ], [ %chb, %chc ], [ %chd, %che ], [ %chf, %chg ]
%chh = add nsw i64 %cgp, 1
br label %cgf
cgn:
%cgq = add nsw i64 %cgg, 1
%chi = getelementptr i8, ptr %g, i64 %cgq
%chj = load i8, ptr %chi, align 1, !noalias !135
%chk = icmp slt i8 %chj, 0
br i1 %chk, label %cgs, label %cgo
cgs:
%cgr = add nsw i64 %cgg, 2
%chl = getelementptr i8, ptr %g, i64 %cgr
%chm = load i8, ptr %chl, align 1, !noalias !135
%chn = icmp slt i8 %chm, 0
br i1 %chn, label %cgu, label %cgo
cgu:
%cgt = add nsw i64 %cgg, 3
%cho = getelementptr i8, ptr %g, i64 %cgt
%chp = load i8, ptr %cho, align 1, !noalias !135
%chq = icmp slt i8 %chp, 0
br i1 %chq, label %cgw, label %cgo
cgw:
%cgv = add nsw i64 %cgg, 4
%chr = getelementptr i8, ptr %g, i64 %cgv
%chs = load i8, ptr %chr, align 1, !noalias !135
%cht = icmp slt i8 %chs, 0
br i1 %cht, label %cgy, label %cgo
cgy:
%cgx = add nsw i64 %cgg, 5
%chu = getelementptr i8, ptr %g, i64 %cgx
%chv = load i8, ptr %chu, align 1, !noalias !135
%chw = icmp slt i8 %chv, 0
br i1 %chw, label %cha, label %cgo
cha:
%cgz = add nsw i64 %cgg, 6
%chx = getelementptr i8, ptr %g, i64 %cgz
%chy = load i8, ptr %chx, align 1, !noalias !135
%chz = icmp slt i8 %chy, 0
br i1 %chz, label %chc, label %cgo
chc:
%chb = add nsw i64 %cgg, 7
%cia = getelementptr i8, ptr %g, i64 %chb
%cib = load i8, ptr %cia, align 1, !noalias !135
%cic = icmp slt i8 %cib, 0
br i1 %cic, label %che, label %cgo
che:
%chd = add nsw i64 %cgg, 8
%cid = getelementptr i8, ptr %g, i64 %chd
%cie = load i8, ptr %cid, align 1, !noalias !135
%cif = icmp slt i8 %cie, 0
br i1 %cif, label %chg, label %cgo
chg:
%chf = add nsw i64 %cgg, 9
%cig = getelementptr i8, ptr %g, i64 %chf
%cih = load i8, ptr %cig, align 1, !noalias !135
%cii = icmp slt i8 %cih, 0
br i1 %cii, label %cgf, label %cgo
cgf:
%cgh = phi i64 [ %chh, %cgo ], [ %mp, %chg ]
%cge = add i64 %cgd, -1
%cij = icmp samesign ugt i64 %cge, 1
br i1 %cij, label %cgc, label %yb
px:
%cik = getelementptr i8, ptr %hu, i64 24
%cil = load i64, ptr %cik, align 8, !noalias !140
%cim = getelementptr i8, ptr %hu, i64 40
%cin = load i64, ptr %cim, align 8, !noalias !140
%cio = getelementptr i8, ptr %hu, i64 56
%cip = load i64, ptr %cio, align 8, !noalias !140
%ciq = freeze i64 %cip
%cir = getelementptr i8, ptr %hu, i64 32
%cis = load i64, ptr %cir, align 8, !noalias !140
%cit = mul i64 %cis, 24
%ciu = getelementptr i8, ptr %ch, i64 %cit
%civ = getelementptr i8, ptr %ciu, i64 8
%ciw = load i64, ptr %civ, align 8, !noalias !143
%cix = ashr i64 %ciw, 2
%ciy = mul i64 %cin, 24
%ciz = getelementptr i8, ptr %ch, i64 %ciy
%cja = getelementptr i8, ptr %ciz, i64 8
%cjb = load i64, ptr %cja, align 8, !noalias !146
%cjc = ashr i64 %cjb, 3
%cjd = icmp slt i64 %cil, 0
%cje = select i1 %cjd, i64 %dd, i64 0
%cjf = getelementptr i64, ptr %dc, i64 %cil
%cjg = getelementptr i64, ptr %cjf, i64 %cje
%cjh = load i64, ptr %cjg, align 8, !noalias !140
%cji = getelementptr i64, ptr %co, i64 %cil
%cjj = getelementptr i32, ptr %bt, i64 %cix
%cjk = getelementptr i64, ptr %ca, i64 %cjc
%cjl = and i64 %cjb, -8
%cjm = getelementptr i8, ptr %bt, i64 %cjl
%cjn = select i1 %cjd, i64 %ev, i64 0
br label %cjo
cjo:
%cjp = phi i64 [ %pk, %px ], [ %cjq, %cjr ], [ %cjs, %cjt ], [ %cju, %cjv ]
%cjw = phi i64 [ %cjh, %px ], [ %cjx, %cjr ], [ %cjx, %cjt ], [ %cjx, %cjv ]
%cjy = getelementptr i8, ptr %hu, i64 48
%cjz = load i64, ptr %cjy, align 8, !noalias !140
%cka = getelementptr i8, ptr %g, i64 %cjp
%ckb = load i8, ptr %cka, align 1, !noalias !149
%ckc = zext i8 %ckb to i64
%ckd = and i64 %ckc, 127
%cke = add nsw i64 %cjp, 1
%ckf = icmp slt i8 %ckb, 0
br i1 %ckf, label %ckg, label %ckh
ckg:
%cki = add i64 %cjp, 10
%ckj = getelementptr i8, ptr %g, i64 %cjp
%ckk = getelementptr i8, ptr %ckj, i64 1
%ckl = load i8, ptr %ckk, align 1, !noalias !149
%ckm = zext i8 %ckl to i64
%ckn = add nsw i64 %cjp, 2
%cko = and i64 %ckm, 127
%ckp = shl nuw nsw i64 %cko, 7
%ckq = or disjoint i64 %ckp, %ckd
%ckr = icmp slt i8 %ckl, 0
br i1 %ckr, label %cks, label %ckh
ckt:
%cku = getelementptr i8, ptr %g, i64 %ckv
%ckw = load i8, ptr %cku, align 1, !noalias !149
%ckx = zext nneg i8 %ckw to i64
%cky = icmp ugt i8 %ckw, 1
br i1 %cky, label %ckz, label %cla
cla:
%clb = shl nuw i64 %ckx, 63
%clc = or i64 %clb, %cld
br label %ckh
cks:
%cle = getelementptr i8, ptr %g, i64 %cjp
%clf = getelementptr i8, ptr %cle, i64 2
%clg = load i8, ptr %clf, align 1, !noalias !149
%clh = zext i8 %clg to i64
%cli = add nsw i64 %cjp, 3
%clj = and i64 %clh, 127
%clk = shl nuw nsw i64 %clj, 14
%cll = or disjoint i64 %clk, %ckq
%clm = icmp slt i8 %clg, 0
br i1 %clm, label %cln, label %ckh
cln:
%clo = getelementptr i8, ptr %g, i64 %cjp
%clp = getelementptr i8, ptr %clo, i64 3
%clq = load i8, ptr %clp, align 1, !noalias !149
%clr = zext i8 %clq to i64
%cls = add nsw i64 %cjp, 4
%clt = and i64 %clr, 127
%clu = shl nuw nsw i64 %clt, 21
%clv = or disjoint i64 %clu, %cll
%clw = icmp slt i8 %clq, 0
br i1 %clw, label %clx, label %ckh
clx:
%cly = getelementptr i8, ptr %g, i64 %cjp
%clz = getelementptr i8, ptr %cly, i64 4
%cma = load i8, ptr %clz, align 1, !noalias !149
%cmb = zext i8 %cma to i64
%cmc = add nsw i64 %cjp, 5
%cmd = and i64 %cmb, 127
%cme = shl nuw nsw i64 %cmd, 28
%cmf = or disjoint i64 %cme, %clv
%cmg = icmp slt i8 %cma, 0
br i1 %cmg, label %cmh, label %ckh
cmh:
%cmi = getelementptr i8, ptr %g, i64 %cjp
%cmj = getelementptr i8, ptr %cmi, i64 5
%cmk = load i8, ptr %cmj, align 1, !noalias !149
%cml = zext i8 %cmk to i64
%cmm = add nsw i64 %cjp, 6
%cmn = and i64 %cml, 127
%cmo = shl nuw nsw i64 %cmn, 35
%cmp = or disjoint i64 %cmo, %cmf
%cmq = icmp slt i8 %cmk, 0
br i1 %cmq, label %cmr, label %ckh
cmr:
%cms = getelementptr i8, ptr %g, i64 %cjp
%cmt = getelementptr i8, ptr %cms, i64 6
%cmu = load i8, ptr %cmt, align 1, !noalias !149
%cmv = zext i8 %cmu to i64
%cmw = add nsw i64 %cjp, 7
%cmx = and i64 %cmv, 127
%cmy = shl nuw nsw i64 %cmx, 42
%cmz = or i64 %cmy, %cmp
%cna = icmp slt i8 %cmu, 0
br i1 %cna, label %cnb, label %ckh
cnb:
%cnc = getelementptr i8, ptr %g, i64 %cjp
%cnd = getelementptr i8, ptr %cnc, i64 7
%cne = load i8, ptr %cnd, align 1, !noalias !149
%cnf = zext i8 %cne to i64
%cng = add nsw i64 %cjp, 8
%cnh = and i64 %cnf, 127
%cni = shl nuw nsw i64 %cnh, 49
%cnj = or i64 %cni, %cmz
%cnk = icmp slt i8 %cne, 0
br i1 %cnk, label %cnl, label %ckh
cnl:
%cnm = getelementptr i8, ptr %g, i64 %cjp
%cnn = getelementptr i8, ptr %cnm, i64 8
%cno = load i8, ptr %cnn, align 1, !noalias !149
%cnp = zext i8 %cno to i64
%ckv = add nsw i64 %cjp, 9
%cnq = and i64 %cnp, 127
%cnr = shl nuw nsw i64 %cnq, 56
%cld = or i64 %cnr, %cnj
%cns = icmp slt i8 %cno, 0
br i1 %cns, label %ckt, label %ckh
cnt:
%cnu = icmp eq i64 %cnv, 0
br i1 %cnu, label %cnw, label %cnx
cnx:
%cny = icmp eq i64 %cnz, %ej
br i1 %cny, label %yb, label %coa
coa:
%cob = sub nsw i64 0, %cnz
%coc = getelementptr i8, ptr %g, i64 %cod
%coe = load i8, ptr %coc, align 1, !noalias !154
%cof = zext i8 %coe to i64
%cog = and i64 %cof, 127
%coh = add nsw i64 %cod, 1
%coi = icmp slt i8 %coe, 0
br i1 %coi, label %coj, label %cok
coj:
%col = add i64 %cod, 10
%com = getelementptr i8, ptr %g, i64 %cod
%con = getelementptr i8, ptr %com, i64 1
%coo = load i8, ptr %con, align 1, !noalias !154
%cop = zext i8 %coo to i64
%coq = add nsw i64 %cod, 2
%cor = and i64 %cop, 127
%cos = shl nuw nsw i64 %cor, 7
%cot = or disjoint i64 %cos, %cog
%cou = icmp slt i8 %coo, 0
br i1 %cou, label %cov, label %cok
cow:
%cox = getelementptr i8, ptr %g, i64 %coy
%coz = load i8, ptr %cox, align 1, !noalias !154
%cpa = zext nneg i8 %coz to i64
%cpb = icmp ugt i8 %coz, 1
br i1 %cpb, label %cpc, label %cpd
cpd:
%cpe = shl nuw i64 %cpa, 63
%cpf = or i64 %cpe, %cpg
br label %cok
cov:
%cph = getelementptr i8, ptr %g, i64 %cod
%cpi = getelementptr i8, ptr %cph, i64 2
%cpj = load i8, ptr %cpi, align 1, !noalias !154
%cpk = zext i8 %cpj to i64
%cpl = add nsw i64 %cod, 3
%cpm = and i64 %cpk, 127
%cpn = shl nuw nsw i64 %cpm, 14
%cpo = or disjoint i64 %cpn, %cot
%cpp = icmp slt i8 %cpj, 0
br i1 %cpp, label %cpq, label %cok
cpq:
%cpr = getelementptr i8, ptr %g, i64 %cod
%cps = getelementptr i8, ptr %cpr, i64 3
%cpt = load i8, ptr %cps, align 1, !noalias !154
%cpu = zext i8 %cpt to i64
%cpv = add nsw i64 %cod, 4
%cpw = and i64 %cpu, 127
%cpx = shl nuw nsw i64 %cpw, 21
%cpy = or disjoint i64 %cpx, %cpo
%cpz = icmp slt i8 %cpt, 0
br i1 %cpz, label %cqa, label %cok
cqa:
%cqb = getelementptr i8, ptr %g, i64 %cod
%cqc = getelementptr i8, ptr %cqb, i64 4
%cqd = load i8, ptr %cqc, align 1, !noalias !154
%cqe = zext i8 %cqd to i64
%cqf = add nsw i64 %cod, 5
%cqg = and i64 %cqe, 127
%cqh = shl nuw nsw i64 %cqg, 28
%cqi = or disjoint i64 %cqh, %cpy
%cqj = icmp slt i8 %cqd, 0
br i1 %cqj, label %cqk, label %cok
cqk:
%cql = getelementptr i8, ptr %g, i64 %cod
%cqm = getelementptr i8, ptr %cql, i64 5
%cqn = load i8, ptr %cqm, align 1, !noalias !154
%cqo = zext i8 %cqn to i64
%cqp = add nsw i64 %cod, 6
%cqq = and i64 %cqo, 127
%cqr = shl nuw nsw i64 %cqq, 35
%cqs = or disjoint i64 %cqr, %cqi
%cqt = icmp slt i8 %cqn, 0
br i1 %cqt, label %cqu, label %cok
cqu:
%cqv = getelementptr i8, ptr %g, i64 %cod
%cqw = getelementptr i8, ptr %cqv, i64 6
%cqx = load i8, ptr %cqw, align 1, !noalias !154
%cqy = zext i8 %cqx to i64
%cqz = add nsw i64 %cod, 7
%cra = and i64 %cqy, 127
%crb = shl nuw nsw i64 %cra, 42
%crc = or i64 %crb, %cqs
%crd = icmp slt i8 %cqx, 0
br i1 %crd, label %cre, label %cok
cre:
%crf = getelementptr i8, ptr %g, i64 %cod
%crg = getelementptr i8, ptr %crf, i64 7
%crh = load i8, ptr %crg, align 1, !noalias !154
%cri = zext i8 %crh to i64
%crj = add nsw i64 %cod, 8
%crk = and i64 %cri, 127
%crl = shl nuw nsw i64 %crk, 49
%crm = or i64 %crl, %crc
%crn = icmp slt i8 %crh, 0
br i1 %crn, label %cro, label %cok
cro:
%crp = getelementptr i8, ptr %g, i64 %cod
%crq = getelementptr i8, ptr %crp, i64 8
%crr = load i8, ptr %crq, align 1, !noalias !154
%crs = zext i8 %crr to i64
%coy = add nsw i64 %cod, 9
%crt = and i64 %crs, 127
%cru = shl nuw nsw i64 %crt, 56
%cpg = or i64 %cru, %crm
%crv = icmp slt i8 %crr, 0
br i1 %crv, label %cow, label %cok
cok:
%crw = phi i64 [ %cpf, %cpd ], [ %cog, %coa ], [ %cot, %coj ], [ %cpo, %cov ], [ %cpy, %cpq ], [ %cqi, %cqa ], [ %cqs, %cqk ], [ %crc, %cqu ], [ %crm, %cre ], [ %cpg, %cro ]
%crx = phi i64 [ %col, %cpd ], [ %coh, %coa ], [ %coq, %coj ], [ %cpl, %cov ], [ %cpv, %cpq ], [ %cqf, %cqa ], [ %cqp, %cqk ], [ %cqz, %cqu ], [ %crj, %cre ], [ %coy, %cro ]
%cry = lshr i64 %crw, 1
%crz = and i64 %crw, 1
%csa = sub nsw i64 0, %crz
%csb = xor i64 %cry, %csa
br label %cpc
csc:
%csd = icmp slt i64 %cse, 0
%csf = sub nsw i64 %fk, %csg
%csh = icmp sgt i64 %cse, %csf
%csi = select i1 %csd, i1 true, i1 %csh
br i1 %csi, label %yb, label %cnw
cnw:
%csj = phi i64 [ %cnz, %cnt ], [ %cob, %csc ], [ 0, %ckz ]
%cjq = phi i64 [ %cod, %cnt ], [ %csg, %csc ], [ %mp, %ckz ]
%csk = icmp sgt i64 %cjz, 0
br i1 %csk, label %csl, label %csm
ckh:
%csn = phi i64 [ %clc, %cla ], [ %ckd, %cjo ], [ %ckq, %ckg ], [ %cll, %cks ], [ %clv, %cln ], [ %cmf, %clx ], [ %cmp, %cmh ], [ %cmz, %cmr ], [ %cnj, %cnb ], [ %cld, %cnl ]
%cod = phi i64 [ %cki, %cla ], [ %cke, %cjo ], [ %ckn, %ckg ], [ %cli, %cks ], [ %cls, %cln ], [ %cmc, %clx ], [ %cmm, %cmh ], [ %cmw, %cmr ], [ %cng, %cnb ], [ %ckv, %cnl ]
%cso = lshr i64 %csn, 1
%cnv = and i64 %csn, 1
%csp = sub nsw i64 0, %cnv
%cnz = xor i64 %cso, %csp
%csq = icmp sgt i64 %cod, %fk
br i1 %csq, label %yb, label %cnt
ckz:
%csr = icmp slt i64 %fk, %mp
br i1 %csr, label %yb, label %cnw
cpc:
%cse = phi i64 [ %csb, %cok ], [ 0, %cow ]
%csg = phi i64 [ %crx, %cok ], [ %mp, %cow ]
%css = icmp slt i64 %fk, %csg
br i1 %css, label %yb, label %csc
csl:
%cst = sub nsw i64 %fk, %cjq
%csu = or i64 %cst, %cjz
%csv = icmp ult i64 %csu, 4294967296
br i1 %csv, label %csw, label %csx
csw:
%csy = trunc nuw i64 %cjz to i32
%csz = trunc nuw i64 %cst to i32
%cta = udiv i32 %csz, %csy
%ctb = zext i32 %cta to i64
br label %ctc
csx:
%ctd = or i64 %cst, %cjz
%cte = and i64 %ctd, -4294967296
%ctf = icmp eq i64 %cte, 0
br i1 %ctf, label %ctg, label %cth
ctg:
%cti = trunc i64 %cjz to i32
%ctj = trunc i64 %cst to i32
%ctk = udiv i32 %ctj, %cti
%ctl = urem i32 %ctj, %cti
%ctm = zext i32 %ctk to i64
%ctn = zext i32 %ctl to i64
br label %cto
cth:
%ctp = sdiv i64 %cst, %cjz
%ctq = srem i64 %cst, %cjz
br label %cto
cto:
%ctr = phi i64 [ %ctm, %ctg ], [ %ctp, %cth ]
%cts = phi i64 [ %ctn, %ctg ], [ %ctq, %cth ]
%ctt = ashr i64 %cts, 63
br label %ctc
ctc:
%ctu = phi i64 [ %ctb, %csw ], [ %ctr, %cto ]
%ctv = phi i64 [ 0, %csw ], [ %ctt, %cto ]
%ctw = add i64 %ctv, %ctu
%ctx = icmp sgt i64 %csj, %ctw
br i1 %ctx, label %yb, label %csm
csm:
%cty = icmp eq i64 %csj, 0
br i1 %cty, label %ctz, label %cua
cua:
%cjx = add nsw i64 %csj, %cjw
%cub = getelementptr inbounds i8, ptr %cji, i64 %cjn
%cuc = load i64, ptr %cub, align 8, !noalias !140
%cud = icmp sgt i64 %cjx, %cuc
br i1 %cud, label %cue, label %cjr
cuf:
%cug = phi i64 [ %cju, %cjv ], [ %cjq, %cuh ]
%cui = phi i64 [ %cuj, %cjv ], [ %cuk, %cuh ]
%cul = phi i64 [ %cum, %cjv ], [ %cjw, %cuh ]
%cuj = add nsw i64 %cui, -1
%cum = add i64 %cul, 1
%cun = getelementptr i8, ptr %g, i64 %cug
%cuo = load i8, ptr %cun, align 1, !noalias !157
%cup = zext i8 %cuo to i64
%cuq = and i64 %cup, 127
%cur = add nsw i64 %cug, 1
%cus = icmp slt i8 %cuo, 0
br i1 %cus, label %cut, label %cuu
cut:
%cuv = add i64 %cug, 10
%cuw = getelementptr i8, ptr %g, i64 %cug
%cux = getelementptr i8, ptr %cuw, i64 1
%cuy = load i8, ptr %cux, align 1, !noalias !157
%cuz = zext i8 %cuy to i64
%cva = add nsw i64 %cug, 2
%cvb = and i64 %cuz, 127
%cvc = shl nuw nsw i64 %cvb, 7
%cvd = or disjoint i64 %cvc, %cuq
%cve = icmp slt i8 %cuy, 0
br i1 %cve, label %cvf, label %cuu
cvg:
%cvh = getelementptr i8, ptr %g, i64 %cvi
%cvj = load i8, ptr %cvh, align 1, !noalias !157
%cvk = zext nneg i8 %cvj to i64
%cvl = icmp ugt i8 %cvj, 1
br i1 %cvl, label %cvm, label %cvn
cvn:
%cvo = shl nuw i64 %cvk, 63
%cvp = or i64 %cvo, %cvq
br label %cuu
cvf:
%cvr = getelementptr i8, ptr %g, i64 %cug
%cvs = getelementptr i8, ptr %cvr, i64 2
%cvt = load i8, ptr %cvs, align 1, !noalias !157
%cvu = zext i8 %cvt to i64
%cvv = add nsw i64 %cug, 3
%cvw = and i64 %cvu, 127
%cvx = shl nuw nsw i64 %cvw, 14
%cvy = or disjoint i64 %cvx, %cvd
%cvz = icmp slt i8 %cvt, 0
br i1 %cvz, label %cwa, label %cuu
cwa:
%cwb = getelementptr i8, ptr %g, i64 %cug
%cwc = getelementptr i8, ptr %cwb, i64 3
%cwd = load i8, ptr %cwc, align 1, !noalias !157
%cwe = zext i8 %cwd to i64
%cwf = add nsw i64 %cug, 4
%cwg = and i64 %cwe, 127
%cwh = shl nuw nsw i64 %cwg, 21
%cwi = or disjoint i64 %cwh, %cvy
%cwj = icmp slt i8 %cwd, 0
br i1 %cwj, label %cwk, label %cuu
cwk:
%cwl = getelementptr i8, ptr %g, i64 %cug
%cwm = getelementptr i8, ptr %cwl, i64 4
%cwn = load i8, ptr %cwm, align 1, !noalias !157
%cwo = zext i8 %cwn to i64
%cwp = add nsw i64 %cug, 5
%cwq = and i64 %cwo, 127
%cwr = shl nuw nsw i64 %cwq, 28
%cws = or disjoint i64 %cwr, %cwi
%cwt = icmp slt i8 %cwn, 0
br i1 %cwt, label %cwu, label %cuu
cwu:
%cwv = getelementptr i8, ptr %g, i64 %cug
%cww = getelementptr i8, ptr %cwv, i64 5
%cwx = load i8, ptr %cww, align 1, !noalias !157
%cwy = zext i8 %cwx to i64
%cwz = add nsw i64 %cug, 6
%cxa = and i64 %cwy, 127
%cxb = shl nuw nsw i64 %cxa, 35
%cxc = or disjoint i64 %cxb, %cws
%cxd = icmp slt i8 %cwx, 0
br i1 %cxd, label %cxe, label %cuu
cxe:
%cxf = getelementptr i8, ptr %g, i64 %cug
%cxg = getelementptr i8, ptr %cxf, i64 6
%cxh = load i8, ptr %cxg, align 1, !noalias !157
%cxi = zext i8 %cxh to i64
%cxj = add nsw i64 %cug, 7
%cxk = and i64 %cxi, 127
%cxl = shl nuw nsw i64 %cxk, 42
%cxm = or i64 %cxl, %cxc
%cxn = icmp slt i8 %cxh, 0
br i1 %cxn, label %cxo, label %cuu
cxo:
%cxp = getelementptr i8, ptr %g, i64 %cug
%cxq = getelementptr i8, ptr %cxp, i64 7
%cxr = load i8, ptr %cxq, align 1, !noalias !157
%cxs = zext i8 %cxr to i64
%cxt = add nsw i64 %cug, 8
%cxu = and i64 %cxs, 127
%cxv = shl nuw nsw i64 %cxu, 49
%cxw = or i64 %cxv, %cxm
%cxx = icmp slt i8 %cxr, 0
br i1 %cxx, label %cxy, label %cuu
cxy:
%cxz = getelementptr i8, ptr %g, i64 %cug
%cya = getelementptr i8, ptr %cxz, i64 8
%cyb = load i8, ptr %cya, align 1, !noalias !157
%cyc = zext i8 %cyb to i64
%cvi = add nsw i64 %cug, 9
%cyd = and i64 %cyc, 127
%cye = shl nuw nsw i64 %cyd, 56
%cvq = or i64 %cye, %cxw
%cyf = icmp slt i8 %cyb, 0
br i1 %cyf, label %cvg, label %cuu
cuu:
%cyg = phi i64 [ %cvp, %cvn ], [ %cuq, %cuf ], [ %cvd, %cut ], [ %cvy, %cvf ], [ %cwi, %cwa ], [ %cws, %cwk ], [ %cxc, %cwu ], [ %cxm, %cxe ], [ %cxw, %cxo ], [ %cvq, %cxy ]
%cyh = phi i64 [ %cuv, %cvn ], [ %cur, %cuf ], [ %cva, %cut ], [ %cvv, %cvf ], [ %cwf, %cwa ], [ %cwp, %cwk ], [ %cwz, %cwu ], [ %cxj, %cxe ], [ %cxt, %cxo ], [ %cvi, %cxy ]
%cyi = lshr i64 %cyg, 1
%cyj = and i64 %cyg, 1
%cyk = sub nsw i64 0, %cyj
%cyl = xor i64 %cyi, %cyk
br label %cvm
cym:
%cyn = add i64 %cyo, -2147483648
%cyp = icmp ult i64 %cyn, %cyq
br i1 %cyp, label %yb, label %cyr
cys:
%cyt = icmp eq i64 %ciq, 8
br i1 %cyt, label %cyu, label %cyv
cjv:
%cju = add nsw i64 %cyw, %cyx
%cyy = icmp samesign ugt i64 %cui, 1
br i1 %cyy, label %cuf, label %cjo
ctz:
%cyz = shl i64 %cje, 3
%cza = getelementptr inbounds i8, ptr %cjf, i64 %cyz
store i64 %cjw, ptr %cza, align 8, !noalias !140
%czb = getelementptr i8, ptr %hu, i64 16
%czc = load i64, ptr %czb, align 8, !noalias !140
%czd = mul i64 %czc, 24
%cze = getelementptr i8, ptr %ch, i64 %czd
%czf = getelementptr i8, ptr %cze, i64 8
%czg = load i64, ptr %czf, align 8, !noalias !160
%czh = ashr i64 %czg, 2
%czi = trunc i64 %cjw to i32
%czj = add nsw i64 %czh, %nq
%czk = icmp slt i64 %czj, -1
%czl = select i1 %czk, i64 %bu, i64 0
%czm = getelementptr i32, ptr %bt, i64 %czj
%czn = getelementptr i8, ptr %czm, i64 4
%czo = getelementptr i32, ptr %czn, i64 %czl
store i32 %czi, ptr %czo, align 4, !noalias !140
br label %yb
cue:
%czp = getelementptr i8, ptr %dz, i64 24
store i64 %cil, ptr %czp, align 8, !noalias !163
%czq = getelementptr i8, ptr %dz, i64 32
store i64 %cjx, ptr %czq, align 8, !noalias !163
br label %yb
cjr:
%cuk = tail call i64 @llvm.smax.i64(i64 %csj, i64 0)
%czr = icmp eq i64 %cuk, 0
br i1 %czr, label %cjo, label %czs
czs:
%czt = icmp eq i64 %ciq, 3
br i1 %czt, label %czu, label %cuh
cuh:
%cyq = bitcast i64 -4294967296 to i64
br label %cuf
czu:
%czv = bitcast i64 -4294967296 to i64
%czw = add nuw i64 %cuk, 1
%czx = shl i64 %cjw, 2
br label %czy
czy:
%czz = phi i64 [ %czx, %czu ], [ %daa, %cjt ]
%dab = phi i64 [ %czw, %czu ], [ %dac, %cjt ]
%dad = phi i64 [ %cjq, %czu ], [ %cjs, %cjt ]
%dae = getelementptr i8, ptr %g, i64 %dad
%daf = load i8, ptr %dae, align 1, !noalias !166
%dag = zext i8 %daf to i64
%dah = and i64 %dag, 127
%dai = add nsw i64 %dad, 1
%daj = icmp slt i8 %daf, 0
br i1 %daj, label %dak, label %dal
dak:
%dam = add i64 %dad, 10
%dan = getelementptr i8, ptr %g, i64 %dad
%dao = getelementptr i8, ptr %dan, i64 1
%dap = load i8, ptr %dao, align 1, !noalias !166
%daq = zext i8 %dap to i64
%dar = add nsw i64 %dad, 2
%das = and i64 %daq, 127
%dat = shl nuw nsw i64 %das, 7
%dau = or disjoint i64 %dat, %dah
%dav = icmp slt i8 %dap, 0
br i1 %dav, label %daw, label %dal
dax:
%day = getelementptr i8, ptr %g, i64 %daz
%dba = load i8, ptr %day, align 1, !noalias !166
%dbb = zext nneg i8 %dba to i64
%dbc = icmp ugt i8 %dba, 1
br i1 %dbc, label %dbd, label %dbe
dbe:
%dbf = shl nuw i64 %dbb, 63
%dbg = or i64 %dbf, %dbh
br label %dal
daw:
%dbi = getelementptr i8, ptr %g, i64 %dad
%dbj = getelementptr i8, ptr %dbi, i64 2
%dbk = load i8, ptr %dbj, align 1, !noalias !166
%dbl = zext i8 %dbk to i64
%dbm = add nsw i64 %dad, 3
%dbn = and i64 %dbl, 127
%dbo = shl nuw nsw i64 %dbn, 14
%dbp = or disjoint i64 %dbo, %dau
%dbq = icmp slt i8 %dbk, 0
br i1 %dbq, label %dbr, label %dal
dbr:
%dbs = getelementptr i8, ptr %g, i64 %dad
%dbt = getelementptr i8, ptr %dbs, i64 3
%dbu = load i8, ptr %dbt, align 1, !noalias !166
%dbv = zext i8 %dbu to i64
%dbw = add nsw i64 %dad, 4
%dbx = and i64 %dbv, 127
%dby = shl nuw nsw i64 %dbx, 21
%dbz = or disjoint i64 %dby, %dbp
%dca = icmp slt i8 %dbu, 0
br i1 %dca, label %dcb, label %dal
dcb:
%dcc = getelementptr i8, ptr %g, i64 %dad
%dcd = getelementptr i8, ptr %dcc, i64 4
%dce = load i8, ptr %dcd, align 1, !noalias !166
%dcf = zext i8 %dce to i64
%dcg = add nsw i64 %dad, 5
%dch = and i64 %dcf, 127
%dci = shl nuw nsw i64 %dch, 28
%dcj = or disjoint i64 %dci, %dbz
%dck = icmp slt i8 %dce, 0
br i1 %dck, label %dcl, label %dal
dcl:
%dcm = getelementptr i8, ptr %g, i64 %dad
%dcn = getelementptr i8, ptr %dcm, i64 5
%dco = load i8, ptr %dcn, align 1, !noalias !166
%dcp = zext i8 %dco to i64
%dcq = add nsw i64 %dad, 6
%dcr = and i64 %dcp, 127
%dcs = shl nuw nsw i64 %dcr, 35
%dct = or disjoint i64 %dcs, %dcj
%dcu = icmp slt i8 %dco, 0
br i1 %dcu, label %dcv, label %dal
dcv:
%dcw = getelementptr i8, ptr %g, i64 %dad
%dcx = getelementptr i8, ptr %dcw, i64 6
%dcy = load i8, ptr %dcx, align 1, !noalias !166
%dcz = zext i8 %dcy to i64
%dda = add nsw i64 %dad, 7
%ddb = and i64 %dcz, 127
%ddc = shl nuw nsw i64 %ddb, 42
%ddd = or i64 %ddc, %dct
%dde = icmp slt i8 %dcy, 0
br i1 %dde, label %ddf, label %dal
ddf:
%ddg = getelementptr i8, ptr %g, i64 %dad
%ddh = getelementptr i8, ptr %ddg, i64 7
%ddi = load i8, ptr %ddh, align 1, !noalias !166
%ddj = zext i8 %ddi to i64
%ddk = add nsw i64 %dad, 8
%ddl = and i64 %ddj, 127
%ddm = shl nuw nsw i64 %ddl, 49
%ddn = or i64 %ddm, %ddd
%ddo = icmp slt i8 %ddi, 0
br i1 %ddo, label %ddp, label %dal
ddp:
%ddq = getelementptr i8, ptr %g, i64 %dad
%ddr = getelementptr i8, ptr %ddq, i64 8
%dds = load i8, ptr %ddr, align 1, !noalias !166
%ddt = zext i8 %dds to i64
%daz = add nsw i64 %dad, 9
%ddu = and i64 %ddt, 127
%ddv = shl nuw nsw i64 %ddu, 56
%dbh = or i64 %ddv, %ddn
%ddw = icmp slt i8 %dds, 0
br i1 %ddw, label %dax, label %dal
dal:
%ddx = phi i64 [ %dbg, %dbe ], [ %dah, %czy ], [ %dau, %dak ], [ %dbp, %daw ], [ %dbz, %dbr ], [ %dcj, %dcb ], [ %dct, %dcl ], [ %ddd, %dcv ], [ %ddn, %ddf ], [ %dbh, %ddp ]
%ddy = phi i64 [ %dam, %dbe ], [ %dai, %czy ], [ %dar, %dak ], [ %dbm, %daw ], [ %dbw, %dbr ], [ %dcg, %dcb ], [ %dcq, %dcl ], [ %dda, %dcv ], [ %ddk, %ddf ], [ %daz, %ddp ]
%ddz = lshr i64 %ddx, 1
%dea = and i64 %ddx, 1
%deb = sub nsw i64 0, %dea
%dec = xor i64 %ddz, %deb
br label %dbd
dbd:
%ded = phi i64 [ %dec, %dal ], [ 0, %dax ]
%dee = phi i64 [ %ddy, %dal ], [ %mp, %dax ]
%def = icmp sgt i64 %dee, %fk
br i1 %def, label %yb, label %deg
deg:
%deh = add i64 %ded, -2147483648
%dei = icmp ult i64 %deh, %czv
br i1 %dei, label %yb, label %dej
dej:
%dek = trunc nsw i64 %ded to i32
%del = getelementptr i8, ptr %cjj, i64 %czz
store i32 %dek, ptr %del, align 4, !noalias !140
%dem = getelementptr i8, ptr %g, i64 %dee
%den = load i8, ptr %dem, align 1, !noalias !169
%deo = zext i8 %den to i64
%dep = and i64 %deo, 127
%deq = add nsw i64 %dee, 1
%der = icmp slt i8 %den, 0
br i1 %der, label %des, label %det
des:
%deu = add i64 %dee, 10
%dev = getelementptr i8, ptr %g, i64 %dee
%dew = getelementptr i8, ptr %dev, i64 1
%dex = load i8, ptr %dew, align 1, !noalias !169
%dey = zext i8 %dex to i64
%dez = add nsw i64 %dee, 2
%dfa = and i64 %dey, 127
%dfb = shl nuw nsw i64 %dfa, 7
%dfc = or disjoint i64 %dfb, %dep
%dfd = icmp slt i8 %dex, 0
br i1 %dfd, label %dfe, label %det
dff:
%dfg = getelementptr i8, ptr %g, i64 %dfh
%dfi = load i8, ptr %dfg, align 1, !noalias !169
%dfj = zext nneg i8 %dfi to i64
%dfk = icmp ugt i8 %dfi, 1
br i1 %dfk, label %dfl, label %dfm
dfm:
%dfn = shl nuw i64 %dfj, 63
%dfo = or i64 %dfn, %dfp
br label %det
dfe:
%dfq = getelementptr i8, ptr %g, i64 %dee
%dfr = getelementptr i8, ptr %dfq, i64 2
%dfs = load i8, ptr %dfr, align 1, !noalias !169
%dft = zext i8 %dfs to i64
%dfu = add nsw i64 %dee, 3
%dfv = and i64 %dft, 127
%dfw = shl nuw nsw i64 %dfv, 14
%dfx = or disjoint i64 %dfw, %dfc
%dfy = icmp slt i8 %dfs, 0
br i1 %dfy, label %dfz, label %det
dfz:
%dga = getelementptr i8, ptr %g, i64 %dee
%dgb = getelementptr i8, ptr %dga, i64 3
%dgc = load i8, ptr %dgb, align 1, !noalias !169
%dgd = zext i8 %dgc to i64
%dge = add nsw i64 %dee, 4
%dgf = and i64 %dgd, 127
%dgg = shl nuw nsw i64 %dgf, 21
%dgh = or disjoint i64 %dgg, %dfx
%dgi = icmp slt i8 %dgc, 0
br i1 %dgi, label %dgj, label %det
dgj:
%dgk = getelementptr i8, ptr %g, i64 %dee
%dgl = getelementptr i8, ptr %dgk, i64 4
%dgm = load i8, ptr %dgl, align 1, !noalias !169
%dgn = zext i8 %dgm to i64
%dgo = add nsw i64 %dee, 5
%dgp = and i64 %dgn, 127
%dgq = shl nuw nsw i64 %dgp, 28
%dgr = or disjoint i64 %dgq, %dgh
%dgs = icmp slt i8 %dgm, 0
br i1 %dgs, label %dgt, label %det
dgt:
%dgu = getelementptr i8, ptr %g, i64 %dee
%dgv = getelementptr i8, ptr %dgu, i64 5
%dgw = load i8, ptr %dgv, align 1, !noalias !169
%dgx = zext i8 %dgw to i64
%dgy = add nsw i64 %dee, 6
%dgz = and i64 %dgx, 127
%dha = shl nuw nsw i64 %dgz, 35
%dhb = or disjoint i64 %dha, %dgr
%dhc = icmp slt i8 %dgw, 0
br i1 %dhc, label %dhd, label %det
dhd:
%dhe = getelementptr i8, ptr %g, i64 %dee
%dhf = getelementptr i8, ptr %dhe, i64 6
%dhg = load i8, ptr %dhf, align 1, !noalias !169
%dhh = zext i8 %dhg to i64
%dhi = add nsw i64 %dee, 7
%dhj = and i64 %dhh, 127
%dhk = shl nuw nsw i64 %dhj, 42
%dhl = or i64 %dhk, %dhb
%dhm = icmp slt i8 %dhg, 0
br i1 %dhm, label %dhn, label %det
dhn:
%dho = getelementptr i8, ptr %g, i64 %dee
%dhp = getelementptr i8, ptr %dho, i64 7
%dhq = load i8, ptr %dhp, align 1, !noalias !169
%dhr = zext i8 %dhq to i64
%dhs = add nsw i64 %dee, 8
%dht = and i64 %dhr, 127
%dhu = shl nuw nsw i64 %dht, 49
%dhv = or i64 %dhu, %dhl
%dhw = icmp slt i8 %dhq, 0
br i1 %dhw, label %dhx, label %det
dhx:
%dhy = getelementptr i8, ptr %g, i64 %dee
%dhz = getelementptr i8, ptr %dhy, i64 8
%dia = load i8, ptr %dhz, align 1, !noalias !169
%dib = zext i8 %dia to i64
%dfh = add nsw i64 %dee, 9
%dic = and i64 %dib, 127
%did = shl nuw nsw i64 %dic, 56
%dfp = or i64 %did, %dhv
%die = icmp slt i8 %dia, 0
br i1 %die, label %dff, label %det
det:
%dif = phi i64 [ %dfo, %dfm ], [ %dep, %dej ], [ %dfc, %des ], [ %dfx, %dfe ], [ %dgh, %dfz ], [ %dgr, %dgj ], [ %dhb, %dgt ], [ %dhl, %dhd ], [ %dhv, %dhn ], [ %dfp, %dhx ]
%dig = phi i64 [ %deu, %dfm ], [ %deq, %dej ], [ %dez, %des ], [ %dfu, %dfe ], [ %dge, %dfz ], [ %dgo, %dgj ], [ %dgy, %dgt ], [ %dhi, %dhd ], [ %dhs, %dhn ], [ %dfh, %dhx ]
%dih = lshr i64 %dif, 1
%dii = and i64 %dif, 1
%dij = sub nsw i64 0, %dii
%dik = xor i64 %dih, %dij
br label %dfl
dfl:
%dil = phi i64 [ %dik, %det ], [ 0, %dff ]
%cjs = phi i64 [ %dig, %det ], [ %mp, %dff ]
%dim = icmp sgt i64 %cjs, %fk
br i1 %dim, label %yb, label %cjt
cjt:
%din = shl i64 %czz, 1
%dio = getelementptr i8, ptr %cjk, i64 %din
store i64 %dil, ptr %dio, align 8, !noalias !140
%dac = add i64 %dab, -1
%daa = add i64 %czz, 4
%dip = icmp samesign ugt i64 %dac, 1
br i1 %dip, label %czy, label %cjo
cvm:
%cyo = phi i64 [ %cyl, %cuu ], [ 0, %cvg ]
%diq = phi i64 [ %cyh, %cuu ], [ %mp, %cvg ]
%dir = icmp sgt i64 %diq, %fk
br i1 %dir, label %yb, label %cym
cyr:
%dis = trunc nsw i64 %cyo to i32
%dit = getelementptr i32, ptr %cjj, i64 %cul
store i32 %dis, ptr %dit, align 4, !noalias !140
%diu = getelementptr i8, ptr %g, i64 %diq
%div = load i8, ptr %diu, align 1, !noalias !172
%diw = zext i8 %div to i64
%dix = and i64 %diw, 127
%diy = add nsw i64 %diq, 1
%diz = icmp slt i8 %div, 0
br i1 %diz, label %dja, label %djb
dja:
%djc = add i64 %diq, 10
%djd = getelementptr i8, ptr %g, i64 %diq
%dje = getelementptr i8, ptr %djd, i64 1
%djf = load i8, ptr %dje, align 1, !noalias !172
%djg = zext i8 %djf to i64
%djh = add nsw i64 %diq, 2
%dji = and i64 %djg, 127
%djj = shl nuw nsw i64 %dji, 7
%djk = or disjoint i64 %djj, %dix
%djl = icmp slt i8 %djf, 0
br i1 %djl, label %djm, label %djb
djn:
%djo = getelementptr i8, ptr %g, i64 %djp
%djq = load i8, ptr %djo, align 1, !noalias !172
%djr = zext nneg i8 %djq to i64
%djs = icmp ugt i8 %djq, 1
br i1 %djs, label %djt, label %dju
dju:
%djv = shl nuw i64 %djr, 63
%djw = or i64 %djv, %djx
br label %djb
djm:
%djy = getelementptr i8, ptr %g, i64 %diq
%djz = getelementptr i8, ptr %djy, i64 2
%dka = load i8, ptr %djz, align 1, !noalias !172
%dkb = zext i8 %dka to i64
%dkc = add nsw i64 %diq, 3
%dkd = and i64 %dkb, 127
%dke = shl nuw nsw i64 %dkd, 14
%dkf = or disjoint i64 %dke, %djk
%dkg = icmp slt i8 %dka, 0
br i1 %dkg, label %dkh, label %djb
dkh:
%dki = getelementptr i8, ptr %g, i64 %diq
%dkj = getelementptr i8, ptr %dki, i64 3
%dkk = load i8, ptr %dkj, align 1, !noalias !172
%dkl = zext i8 %dkk to i64
%dkm = add nsw i64 %diq, 4
%dkn = and i64 %dkl, 127
%dko = shl nuw nsw i64 %dkn, 21
%dkp = or disjoint i64 %dko, %dkf
%dkq = icmp slt i8 %dkk, 0
br i1 %dkq, label %dkr, label %djb
dkr:
%dks = getelementptr i8, ptr %g, i64 %diq
%dkt = getelementptr i8, ptr %dks, i64 4
%dku = load i8, ptr %dkt, align 1, !noalias !172
%dkv = zext i8 %dku to i64
%dkw = add nsw i64 %diq, 5
%dkx = and i64 %dkv, 127
%dky = shl nuw nsw i64 %dkx, 28
%dkz = or disjoint i64 %dky, %dkp
%dla = icmp slt i8 %dku, 0
br i1 %dla, label %dlb, label %djb
dlb:
%dlc = getelementptr i8, ptr %g, i64 %diq
%dld = getelementptr i8, ptr %dlc, i64 5
%dle = load i8, ptr %dld, align 1, !noalias !172
%dlf = zext i8 %dle to i64
%dlg = add nsw i64 %diq, 6
%dlh = and i64 %dlf, 127
%dli = shl nuw nsw i64 %dlh, 35
%dlj = or disjoint i64 %dli, %dkz
%dlk = icmp slt i8 %dle, 0
br i1 %dlk, label %dll, label %djb
dll:
%dlm = getelementptr i8, ptr %g, i64 %diq
%dln = getelementptr i8, ptr %dlm, i64 6
%dlo = load i8, ptr %dln, align 1, !noalias !172
%dlp = zext i8 %dlo to i64
%dlq = add nsw i64 %diq, 7
%dlr = and i64 %dlp, 127
%dls = shl nuw nsw i64 %dlr, 42
%dlt = or i64 %dls, %dlj
%dlu = icmp slt i8 %dlo, 0
br i1 %dlu, label %dlv, label %djb
dlv:
%dlw = getelementptr i8, ptr %g, i64 %diq
%dlx = getelementptr i8, ptr %dlw, i64 7
%dly = load i8, ptr %dlx, align 1, !noalias !172
%dlz = zext i8 %dly to i64
%dma = add nsw i64 %diq, 8
%dmb = and i64 %dlz, 127
%dmc = shl nuw nsw i64 %dmb, 49
%dmd = or i64 %dmc, %dlt
%dme = icmp slt i8 %dly, 0
br i1 %dme, label %dmf, label %djb
dmf:
%dmg = getelementptr i8, ptr %g, i64 %diq
%dmh = getelementptr i8, ptr %dmg, i64 8
%dmi = load i8, ptr %dmh, align 1, !noalias !172
%dmj = zext i8 %dmi to i64
%djp = add nsw i64 %diq, 9
%dmk = and i64 %dmj, 127
%dml = shl nuw nsw i64 %dmk, 56
%djx = or i64 %dml, %dmd
%dmm = icmp slt i8 %dmi, 0
br i1 %dmm, label %djn, label %djb
dmn:
%dmo = lshr i64 %dmp, 1
%dmq = and i64 %dmp, 1
%dmr = icmp eq i64 %dmq, 0
br i1 %dmr, label %dms, label %yb
dms:
%cyx = phi i64 [ %dmo, %dmn ], [ 0, %djt ]
%cyw = phi i64 [ %dmt, %dmn ], [ %mp, %djt ]
%dmu = sub nsw i64 %fk, %cyw
%dmv = icmp sgt i64 %cyx, %dmu
br i1 %dmv, label %yb, label %cys
djb:
%dmp = phi i64 [ %djw, %dju ], [ %dix, %cyr ], [ %djk, %dja ], [ %dkf, %djm ], [ %dkp, %dkh ], [ %dkz, %dkr ], [ %dlj, %dlb ], [ %dlt, %dll ], [ %dmd, %dlv ], [ %djx, %dmf ]
%dmt = phi i64 [ %djc, %dju ], [ %diy, %cyr ], [ %djh, %dja ], [ %dkc, %djm ], [ %dkm, %dkh ], [ %dkw, %dkr ], [ %dlg, %dlb ], [ %dlq, %dll ], [ %dma, %dlv ], [ %djp, %dmf ]
%dmw = icmp sgt i64 %dmt, %fk
br i1 %dmw, label %yb, label %dmn
djt:
%dmx = icmp slt i64 %fk, %mp
br i1 %dmx, label %yb, label %dms
cyu:
%dmy = shl i64 %cul, 4
%dmz = getelementptr i8, ptr %cjk, i64 %dmy
store i64 %cyw, ptr %dmz, align 8, !noalias !140
%dna = getelementptr i8, ptr %dmz, i64 8
store i64 %cyx, ptr %dna, align 8, !noalias !140
br label %cjv
cyv:
%dnb = getelementptr i32, ptr %cjm, i64 %cul
%dnc = load i32, ptr %dnb, align 4, !noalias !140
%dnd = sext i32 %dnc to i64
%dne = add nsw i64 %cyx, %dnd
%dnf = mul i64 %cin, 8
%dng = getelementptr i8, ptr %cv, i64 %dnf
%dnh = load i64, ptr %dng, align 8, !noalias !140
%dni = icmp sgt i64 %dne, %dnh
br i1 %dni, label %dnj, label %dnk
dnj:
%dnl = getelementptr i8, ptr %dz, i64 24
store i64 %cin, ptr %dnl, align 8, !noalias !177
%dnm = getelementptr i8, ptr %dz, i64 32
store i64 %dne, ptr %dnm, align 8, !noalias !177
br label %yb
dnk:
%dnn = getelementptr i8, ptr %ch, i64 %ciy
%dno = getelementptr i8, ptr %dnn, i64 16
%dnp = load i64, ptr %dno, align 8, !noalias !140
%dnq = add i64 %dnp, %dnd
%dnr = icmp samesign ugt i64 %cyx, 7
br i1 %dnr, label %dns, label %dnt
dns:
%dnu = add nsw i64 %cyx, -8
%dnv = icmp eq i64 %dnu, 0
br i1 %dnv, label %dnw, label %dnx
dnx:
%dny = getelementptr i8, ptr %g, i64 %cyw
%dnz = getelementptr i8, ptr %bm, i64 %dnq
%doa = add nsw i64 %cyx, -9
%dob = lshr i64 %doa, 3
%doc = add nuw nsw i64 %dob, 1
%dod = icmp samesign ult i64 %cyx, 65
br i1 %dod, label %doe, label %dof
doe:
%dog = phi i64 [ 0, %dof ], [ 0, %dnx ], [ %doh, %doi ]
br label %doj
dof:
%dok = ptrtoint ptr %bm to i64
%dol = ptrtoint ptr %g to i64
%dom = add i64 %cyw, %dol
%don = sub i64 %dok, %dom
%doo = add i64 %don, %dnq
%dop = icmp ult i64 %doo, 32
br i1 %dop, label %doe, label %doq
doq:
%dor = bitcast i64 4611686018427387900 to i64
%dos = and i64 %doc, %dor
%dot = getelementptr i8, ptr %dny, i64 16
%dou = getelementptr i8, ptr %dnz, i64 16
br label %dov
dov:
%dow = phi i64 [ 0, %doq ], [ %dox, %dov ]
%doy = shl nuw i64 %dow, 3
%doz = getelementptr i8, ptr %dot, i64 %doy
%dpa = shl nuw i64 %dow, 3
%dpb = getelementptr i8, ptr %dot, i64 %dpa
%dpc = getelementptr i8, ptr %dpb, i64 -16
%dpd = load <2 x i64>, ptr %dpc, align 1, !noalias !180
%dpe = load <2 x i64>, ptr %doz, align 1, !noalias !180
%dpf = shl nuw i64 %dow, 3
%dpg = getelementptr i8, ptr %dou, i64 %dpf
%dph = shl nuw i64 %dow, 3
%dpi = getelementptr i8, ptr %dou, i64 %dph
%dpj = getelementptr i8, ptr %dpi, i64 -16
store <2 x i64> %dpd, ptr %dpj, align 1, !noalias !185
store <2 x i64> %dpe, ptr %dpg, align 1, !noalias !185
%dox = add nuw nsw i64 %dow, 4
%dpk = icmp eq i64 %dos, %dox
br i1 %dpk, label %doi, label %dov, !llvm.loop !188
doi:
%doh = shl nuw nsw i64 %dos, 3
%dpl = icmp eq i64 %doc, %dos
br i1 %dpl, label %dnw, label %doe
dpm:
%dpn = getelementptr i8, ptr %g, i64 %cyw
%dpo = getelementptr i8, ptr %dpn, i64 1
%dpp = load i8, ptr %dpo, align 1, !noalias !189
%dpq = getelementptr i8, ptr %bm, i64 %dnq
%dpr = getelementptr i8, ptr %dpq, i64 1
store i8 %dpp, ptr %dpr, align 1, !noalias !189
%dps = icmp eq i64 %cyx, 2
br i1 %dps, label %dpt, label %dpu
dpu:
%dpv = getelementptr i8, ptr %g, i64 %cyw
%dpw = getelementptr i8, ptr %dpv, i64 2
%dpx = load i8, ptr %dpw, align 1, !noalias !189
%dpy = getelementptr i8, ptr %bm, i64 %dnq
%dpz = getelementptr i8, ptr %dpy, i64 2
store i8 %dpx, ptr %dpz, align 1, !noalias !189
%dqa = icmp eq i64 %cyx, 3
br i1 %dqa, label %dpt, label %dqb
dqb:
%dqc = getelementptr i8, ptr %g, i64 %cyw
%dqd = getelementptr i8, ptr %dqc, i64 3
%dqe = load i8, ptr %dqd, align 1, !noalias !189
%dqf = getelementptr i8, ptr %bm, i64 %dnq
%dqg = getelementptr i8, ptr %dqf, i64 3
store i8 %dqe, ptr %dqg, align 1, !noalias !189
%dqh = icmp eq i64 %cyx, 4
br i1 %dqh, label %dpt, label %dqi
dqi:
%dqj = getelementptr i8, ptr %g, i64 %cyw
%dqk = getelementptr i8, ptr %dqj, i64 4
%dql = load i8, ptr %dqk, align 1, !noalias !189
%dqm = getelementptr i8, ptr %bm, i64 %dnq
%dqn = getelementptr i8, ptr %dqm, i64 4
store i8 %dql, ptr %dqn, align 1, !noalias !189
%dqo = icmp eq i64 %cyx, 5
br i1 %dqo, label %dpt, label %dqp
dqp:
%dqq = getelementptr i8, ptr %g, i64 %cyw
%dqr = getelementptr i8, ptr %dqq, i64 5
%dqs = load i8, ptr %dqr, align 1, !noalias !189
%dqt = getelementptr i8, ptr %bm, i64 %dnq
%dqu = getelementptr i8, ptr %dqt, i64 5
store i8 %dqs, ptr %dqu, align 1, !noalias !189
%dqv = icmp eq i64 %cyx, 6
br i1 %dqv, label %dpt, label %dqw
dqw:
%dqx = getelementptr i8, ptr %g, i64 %cyw
%dqy = getelementptr i8, ptr %dqx, i64 6
%dqz = load i8, ptr %dqy, align 1, !noalias !189
%dra = getelementptr i8, ptr %bm, i64 %dnq
%drb = getelementptr i8, ptr %dra, i64 6
store i8 %dqz, ptr %drb, align 1, !noalias !189
br label %dpt
doj:
%drc = phi i64 [ %drd, %doj ], [ %dog, %doe ]
%dre = getelementptr i8, ptr %dny, i64 %drc
%drf = load i64, ptr %dre, align 1, !noalias !180
%drg = getelementptr i8, ptr %dnz, i64 %drc
store i64 %drf, ptr %drg, align 1, !noalias !185
%drd = add nuw nsw i64 %drc, 8
%drh = icmp samesign ult i64 %drd, %dnu
br i1 %drh, label %doj, label %dnw, !llvm.loop !190
dnw:
%dri = getelementptr i8, ptr %g, i64 %dnu
%drj = getelementptr i8, ptr %dri, i64 %cyw
%drk = load i64, ptr %drj, align 1, !noalias !191
%drl = getelementptr i8, ptr %bm, i64 %dnq
%drm = getelementptr i8, ptr %drl, i64 %dnu
store i64 %drk, ptr %drm, align 1, !noalias !194
br label %dpt
dnt:
%drn = icmp eq i64 %cyx, 0
br i1 %drn, label %dpt, label %dro
dro:
%drp = getelementptr i8, ptr %g, i64 %cyw
%drq = getelementptr i8, ptr %bm, i64 %dnq
%drr = load i8, ptr %drp, align 1, !noalias !189
store i8 %drr, ptr %drq, align 1, !noalias !189
%drs = icmp eq i64 %cyx, 1
br i1 %drs, label %dpt, label %dpm
dpt:
%drt = trunc i64 %dne to i32
%dru = shl i64 %cum, 2
%drv = getelementptr i8, ptr %cjm, i64 %dru
store i32 %drt, ptr %drv, align 4, !noalias !140
br label %cjv
py:
%drw = getelementptr i8, ptr %hu, i64 48
%drx = load i64, ptr %drw, align 8, !noalias !197
%dry = trunc nuw i64 %drx to i32
br label %drz
drz:
%dsa = phi i64 [ %pk, %py ], [ %dsb, %dsc ], [ %dsd, %dse ], [ %dsf, %dsg ], [ %dsh, %dsi ]
%dsj = getelementptr i8, ptr %g, i64 %dsa
%dsk = load i8, ptr %dsj, align 1, !noalias !200
%dsl = zext i8 %dsk to i64
%dsm = and i64 %dsl, 127
%dsn = add nsw i64 %dsa, 1
%dso = icmp slt i8 %dsk, 0
br i1 %dso, label %dsp, label %dsq
dsp:
%dsr = add i64 %dsa, 10
%dss = getelementptr i8, ptr %g, i64 %dsa
%dst = getelementptr i8, ptr %dss, i64 1
%dsu = load i8, ptr %dst, align 1, !noalias !200
%dsv = zext i8 %dsu to i64
%dsw = add nsw i64 %dsa, 2
%dsx = and i64 %dsv, 127
%dsy = shl nuw nsw i64 %dsx, 7
%dsz = or disjoint i64 %dsy, %dsm
%dta = icmp slt i8 %dsu, 0
br i1 %dta, label %dtb, label %dsq
dtc:
%dtd = getelementptr i8, ptr %g, i64 %dte
%dtf = load i8, ptr %dtd, align 1, !noalias !200
%dtg = zext nneg i8 %dtf to i64
%dth = icmp ugt i8 %dtf, 1
br i1 %dth, label %dti, label %dtj
dtj:
%dtk = shl nuw i64 %dtg, 63
%dtl = or i64 %dtk, %dtm
br label %dsq
dtb:
%dtn = getelementptr i8, ptr %g, i64 %dsa
%dto = getelementptr i8, ptr %dtn, i64 2
%dtp = load i8, ptr %dto, align 1, !noalias !200
%dtq = zext i8 %dtp to i64
%dtr = add nsw i64 %dsa, 3
%dts = and i64 %dtq, 127
%dtt = shl nuw nsw i64 %dts, 14
%dtu = or disjoint i64 %dtt, %dsz
%dtv = icmp slt i8 %dtp, 0
br i1 %dtv, label %dtw, label %dsq
dtw:
%dtx = getelementptr i8, ptr %g, i64 %dsa
%dty = getelementptr i8, ptr %dtx, i64 3
%dtz = load i8, ptr %dty, align 1, !noalias !200
%dua = zext i8 %dtz to i64
%dub = add nsw i64 %dsa, 4
%duc = and i64 %dua, 127
%dud = shl nuw nsw i64 %duc, 21
%due = or disjoint i64 %dud, %dtu
%duf = icmp slt i8 %dtz, 0
br i1 %duf, label %dug, label %dsq
dug:
%duh = getelementptr i8, ptr %g, i64 %dsa
%dui = getelementptr i8, ptr %duh, i64 4
%duj = load i8, ptr %dui, align 1, !noalias !200
%duk = zext i8 %duj to i64
%dul = add nsw i64 %dsa, 5
%dum = and i64 %duk, 127
%dun = shl nuw nsw i64 %dum, 28
%duo = or disjoint i64 %dun, %due
%dup = icmp slt i8 %duj, 0
br i1 %dup, label %duq, label %dsq
duq:
%dur = getelementptr i8, ptr %g, i64 %dsa
%dus = getelementptr i8, ptr %dur, i64 5
%dut = load i8, ptr %dus, align 1, !noalias !200
%duu = zext i8 %dut to i64
%duv = add nsw i64 %dsa, 6
%duw = and i64 %duu, 127
%dux = shl nuw nsw i64 %duw, 35
%duy = or disjoint i64 %dux, %duo
%duz = icmp slt i8 %dut, 0
br i1 %duz, label %dva, label %dsq
dva:
%dvb = getelementptr i8, ptr %g, i64 %dsa
%dvc = getelementptr i8, ptr %dvb, i64 6
%dvd = load i8, ptr %dvc, align 1, !noalias !200
%dve = zext i8 %dvd to i64
%dvf = add nsw i64 %dsa, 7
%dvg = and i64 %dve, 127
%dvh = shl nuw nsw i64 %dvg, 42
%dvi = or i64 %dvh, %duy
%dvj = icmp slt i8 %dvd, 0
br i1 %dvj, label %dvk, label %dsq
dvk:
%dvl = getelementptr i8, ptr %g, i64 %dsa
%dvm = getelementptr i8, ptr %dvl, i64 7
%dvn = load i8, ptr %dvm, align 1, !noalias !200
%dvo = zext i8 %dvn to i64
%dvp = add nsw i64 %dsa, 8
%dvq = and i64 %dvo, 127
%dvr = shl nuw nsw i64 %dvq, 49
%dvs = or i64 %dvr, %dvi
%dvt = icmp slt i8 %dvn, 0
br i1 %dvt, label %dvu, label %dsq
dvu:
%dvv = getelementptr i8, ptr %g, i64 %dsa
%dvw = getelementptr i8, ptr %dvv, i64 8
%dvx = load i8, ptr %dvw, align 1, !noalias !200
%dvy = zext i8 %dvx to i64
%dte = add nsw i64 %dsa, 9
%dvz = and i64 %dvy, 127
%dwa = shl nuw nsw i64 %dvz, 56
%dtm = or i64 %dwa, %dvs
%dwb = icmp slt i8 %dvx, 0
br i1 %dwb, label %dtc, label %dsq
dwc:
%dwd = icmp eq i64 %dwe, 0
br i1 %dwd, label %dwf, label %dwg
dwg:
%dwh = icmp eq i64 %dwi, %ej
br i1 %dwh, label %yb, label %dwj
dwj:
%dwk = sub nsw i64 0, %dwi
%dwl = getelementptr i8, ptr %g, i64 %dwm
%dwn = load i8, ptr %dwl, align 1, !noalias !205
%dwo = zext i8 %dwn to i64
%dwp = and i64 %dwo, 127
%dwq = add nsw i64 %dwm, 1
%dwr = icmp slt i8 %dwn, 0
br i1 %dwr, label %dws, label %dwt
dws:
%dwu = add i64 %dwm, 10
%dwv = getelementptr i8, ptr %g, i64 %dwm
%dww = getelementptr i8, ptr %dwv, i64 1
%dwx = load i8, ptr %dww, align 1, !noalias !205
%dwy = zext i8 %dwx to i64
%dwz = add nsw i64 %dwm, 2
%dxa = and i64 %dwy, 127
%dxb = shl nuw nsw i64 %dxa, 7
%dxc = or disjoint i64 %dxb, %dwp
%dxd = icmp slt i8 %dwx, 0
br i1 %dxd, label %dxe, label %dwt
dxf:
%dxg = getelementptr i8, ptr %g, i64 %dxh
%dxi = load i8, ptr %dxg, align 1, !noalias !205
%dxj = zext nneg i8 %dxi to i64
%dxk = icmp ugt i8 %dxi, 1
br i1 %dxk, label %dxl, label %dxm
dxm:
%dxn = shl nuw i64 %dxj, 63
%dxo = or i64 %dxn, %dxp
br label %dwt
dxe:
%dxq = getelementptr i8, ptr %g, i64 %dwm
%dxr = getelementptr i8, ptr %dxq, i64 2
%dxs = load i8, ptr %dxr, align 1, !noalias !205
%dxt = zext i8 %dxs to i64
%dxu = add nsw i64 %dwm, 3
%dxv = and i64 %dxt, 127
%dxw = shl nuw nsw i64 %dxv, 14
%dxx = or disjoint i64 %dxw, %dxc
%dxy = icmp slt i8 %dxs, 0
br i1 %dxy, label %dxz, label %dwt
dxz:
%dya = getelementptr i8, ptr %g, i64 %dwm
%dyb = getelementptr i8, ptr %dya, i64 3
%dyc = load i8, ptr %dyb, align 1, !noalias !205
%dyd = zext i8 %dyc to i64
%dye = add nsw i64 %dwm, 4
%dyf = and i64 %dyd, 127
%dyg = shl nuw nsw i64 %dyf, 21
%dyh = or disjoint i64 %dyg, %dxx
%dyi = icmp slt i8 %dyc, 0
br i1 %dyi, label %dyj, label %dwt
dyj:
%dyk = getelementptr i8, ptr %g, i64 %dwm
%dyl = getelementptr i8, ptr %dyk, i64 4
%dym = load i8, ptr %dyl, align 1, !noalias !205
%dyn = zext i8 %dym to i64
%dyo = add nsw i64 %dwm, 5
%dyp = and i64 %dyn, 127
%dyq = shl nuw nsw i64 %dyp, 28
%dyr = or disjoint i64 %dyq, %dyh
%dys = icmp slt i8 %dym, 0
br i1 %dys, label %dyt, label %dwt
dyt:
%dyu = getelementptr i8, ptr %g, i64 %dwm
%dyv = getelementptr i8, ptr %dyu, i64 5
%dyw = load i8, ptr %dyv, align 1, !noalias !205
%dyx = zext i8 %dyw to i64
%dyy = add nsw i64 %dwm, 6
%dyz = and i64 %dyx, 127
%dza = shl nuw nsw i64 %dyz, 35
%dzb = or disjoint i64 %dza, %dyr
%dzc = icmp slt i8 %dyw, 0
br i1 %dzc, label %dzd, label %dwt
dzd:
%dze = getelementptr i8, ptr %g, i64 %dwm
%dzf = getelementptr i8, ptr %dze, i64 6
%dzg = load i8, ptr %dzf, align 1, !noalias !205
%dzh = zext i8 %dzg to i64
%dzi = add nsw i64 %dwm, 7
%dzj = and i64 %dzh, 127
%dzk = shl nuw nsw i64 %dzj, 42
%dzl = or i64 %dzk, %dzb
%dzm = icmp slt i8 %dzg, 0
br i1 %dzm, label %dzn, label %dwt
dzn:
%dzo = getelementptr i8, ptr %g, i64 %dwm
%dzp = getelementptr i8, ptr %dzo, i64 7
%dzq = load i8, ptr %dzp, align 1, !noalias !205
%dzr = zext i8 %dzq to i64
%dzs = add nsw i64 %dwm, 8
%dzt = and i64 %dzr, 127
%dzu = shl nuw nsw i64 %dzt, 49
%dzv = or i64 %dzu, %dzl
%dzw = icmp slt i8 %dzq, 0
br i1 %dzw, label %dzx, label %dwt
dzx:
%dzy = getelementptr i8, ptr %g, i64 %dwm
%dzz = getelementptr i8, ptr %dzy, i64 8
%eaa = load i8, ptr %dzz, align 1, !noalias !205
%eab = zext i8 %eaa to i64
%dxh = add nsw i64 %dwm, 9
%eac = and i64 %eab, 127
%ead = shl nuw nsw i64 %eac, 56
%dxp = or i64 %ead, %dzv
%eae = icmp slt i8 %eaa, 0
br i1 %eae, label %dxf, label %dwt
dwt:
%eaf = phi i64 [ %dxo, %dxm ], [ %dwp, %dwj ], [ %dxc, %dws ], [ %dxx, %dxe ], [ %dyh, %dxz ], [ %dyr, %dyj ], [ %dzb, %dyt ], [ %dzl, %dzd ], [ %dzv, %dzn ], [ %dxp, %dzx ]
%eag = phi i64 [ %dwu, %dxm ], [ %dwq, %dwj ], [ %dwz, %dws ], [ %dxu, %dxe ], [ %dye, %dxz ], [ %dyo, %dyj ], [ %dyy, %dyt ], [ %dzi, %dzd ], [ %dzs, %dzn ], [ %dxh, %dzx ]
%eah = lshr i64 %eaf, 1
%eai = and i64 %eaf, 1
%eaj = sub nsw i64 0, %eai
%eak = xor i64 %eah, %eaj
br label %dxl
eal:
%eam = icmp slt i64 %ean, 0
%eao = sub nsw i64 %fk, %eap
%eaq = icmp sgt i64 %ean, %eao
%ear = select i1 %eam, i1 true, i1 %eaq
br i1 %ear, label %yb, label %dwf
dwf:
%eas = phi i64 [ %dwi, %dwc ], [ %dwk, %eal ], [ 0, %dti ]
%dsd = phi i64 [ %dwm, %dwc ], [ %eap, %eal ], [ %mp, %dti ]
%eat = phi i64 [ -1, %dwc ], [ %ean, %eal ], [ -1, %dti ]
%eau = icmp sgt i64 %drx, 0
br i1 %eau, label %eav, label %eaw
dsq:
%eax = phi i64 [ %dtl, %dtj ], [ %dsm, %drz ], [ %dsz, %dsp ], [ %dtu, %dtb ], [ %due, %dtw ], [ %duo, %dug ], [ %duy, %duq ], [ %dvi, %dva ], [ %dvs, %dvk ], [ %dtm, %dvu ]
%dwm = phi i64 [ %dsr, %dtj ], [ %dsn, %drz ], [ %dsw, %dsp ], [ %dtr, %dtb ], [ %dub, %dtw ], [ %dul, %dug ], [ %duv, %duq ], [ %dvf, %dva ], [ %dvp, %dvk ], [ %dte, %dvu ]
%eay = lshr i64 %eax, 1
%dwe = and i64 %eax, 1
%eaz = sub nsw i64 0, %dwe
%dwi = xor i64 %eay, %eaz
%eba = icmp sgt i64 %dwm, %fk
br i1 %eba, label %yb, label %dwc
dti:
%ebb = icmp slt i64 %fk, %mp
br i1 %ebb, label %yb, label %dwf
dxl:
%ean = phi i64 [ %eak, %dwt ], [ 0, %dxf ]
%eap = phi i64 [ %eag, %dwt ], [ %mp, %dxf ]
%ebc = icmp slt i64 %fk, %eap
br i1 %ebc, label %yb, label %eal
eav:
%ebd = sub nsw i64 %fk, %dsd
%ebe = or i64 %ebd, %drx
%ebf = icmp ult i64 %ebe, 4294967296
br i1 %ebf, label %ebg, label %ebh
ebg:
%ebi = trunc nuw i64 %ebd to i32
%ebj = udiv i32 %ebi, %dry
%ebk = zext i32 %ebj to i64
br label %ebl
ebh:
%ebm = or i64 %ebd, %drx
%ebn = and i64 %ebm, -4294967296
%ebo = icmp eq i64 %ebn, 0
br i1 %ebo, label %ebp, label %ebq
ebp:
%ebr = trunc i64 %drx to i32
%ebs = trunc i64 %ebd to i32
%ebt = udiv i32 %ebs, %ebr
%ebu = urem i32 %ebs, %ebr
%ebv = zext i32 %ebt to i64
%ebw = zext i32 %ebu to i64
br label %ebx
ebq:
%eby = sdiv i64 %ebd, %drx
%ebz = srem i64 %ebd, %drx
br label %ebx
ebx:
%eca = phi i64 [ %ebv, %ebp ], [ %eby, %ebq ]
%ecb = phi i64 [ %ebw, %ebp ], [ %ebz, %ebq ]
%ecc = ashr i64 %ecb, 63
br label %ebl
ebl:
%ecd = phi i64 [ %ebk, %ebg ], [ %eca, %ebx ]
%ece = phi i64 [ 0, %ebg ], [ %ecc, %ebx ]
%ecf = add i64 %ece, %ecd
%ecg = icmp sgt i64 %eas, %ecf
br i1 %ecg, label %yb, label %eaw
ech:
%eci = icmp sgt i64 %eat, -1
br i1 %eci, label %dsc, label %ecj
dsc:
%dsb = add nsw i64 %eat, %dsd
br label %drz
ecj:
%eck = getelementptr i8, ptr %hu, i64 24
%ecl = load i64, ptr %eck, align 8, !noalias !197
%ecm = getelementptr i8, ptr %hu, i64 32
%ecn = load i64, ptr %ecm, align 8, !noalias !197
%eco = getelementptr i8, ptr %hu, i64 40
%ecp = load i64, ptr %eco, align 8, !noalias !197
%ecq = icmp slt i64 %ecp, 0
%ecr = icmp eq i64 %ecn, 0
%ecs = select i1 %ecq, i1 %ecr, i1 false
br i1 %ecs, label %ect, label %dse
ect:
%ecu = mul nsw i64 %ecl, %eas
%ecv = icmp slt i64 %ecu, 1
br i1 %ecv, label %dsg, label %ecw
ecw:
%ecx = add nuw i64 %ecu, 1
br label %ecy
ecy:
%ecz = phi i64 [ %ecx, %ecw ], [ %eda, %edb ]
%edc = phi i64 [ %dsd, %ecw ], [ %edd, %edb ]
%ede = icmp sgt i64 %edc, %fk
br i1 %ede, label %dsg, label %edf
edf:
%edg = getelementptr i8, ptr %g, i64 %edc
%edh = load i8, ptr %edg, align 1, !noalias !208
%edi = icmp slt i8 %edh, 0
br i1 %edi, label %edj, label %edk
edk:
%edl = phi i64 [ %edc, %edf ], [ %edm, %edj ], [ %edn, %edo ], [ %edp, %edq ], [ %edr, %eds ], [ %edt, %edu ], [ %edv, %edw ], [ %edx, %edy ], [ %edz, %eea ], [ %eeb, %eec ]
%eed = add nsw i64 %edl, 1
br label %edb
edj:
%edm = add nsw i64 %edc, 1
%eee = getelementptr i8, ptr %g, i64 %edm
%eef = load i8, ptr %eee, align 1, !noalias !208
%eeg = icmp slt i8 %eef, 0
br i1 %eeg, label %edo, label %edk
edo:
%edn = add nsw i64 %edc, 2
%eeh = getelementptr i8, ptr %g, i64 %edn
%eei = load i8, ptr %eeh, align 1, !noalias !208
%eej = icmp slt i8 %eei, 0
br i1 %eej, label %edq, label %edk
edq:
%edp = add nsw i64 %edc, 3
%eek = getelementptr i8, ptr %g, i64 %edp
%eel = load i8, ptr %eek, align 1, !noalias !208
%eem = icmp slt i8 %eel, 0
br i1 %eem, label %eds, label %edk
eds:
%edr = add nsw i64 %edc, 4
%een = getelementptr i8, ptr %g, i64 %edr
%eeo = load i8, ptr %een, align 1, !noalias !208
%eep = icmp slt i8 %eeo, 0
br i1 %eep, label %edu, label %edk
edu:
%edt = add nsw i64 %edc, 5
%eeq = getelementptr i8, ptr %g, i64 %edt
%eer = load i8, ptr %eeq, align 1, !noalias !208
%ees = icmp slt i8 %eer, 0
br i1 %ees, label %edw, label %edk
edw:
%edv = add nsw i64 %edc, 6
%eet = getelementptr i8, ptr %g, i64 %edv
%eeu = load i8, ptr %eet, align 1, !noalias !208
%eev = icmp slt i8 %eeu, 0
br i1 %eev, label %edy, label %edk
edy:
%edx = add nsw i64 %edc, 7
%eew = getelementptr i8, ptr %g, i64 %edx
%eex = load i8, ptr %eew, align 1, !noalias !208
%eey = icmp slt i8 %eex, 0
br i1 %eey, label %eea, label %edk
eea:
%edz = add nsw i64 %edc, 8
%eez = getelementptr i8, ptr %g, i64 %edz
%efa = load i8, ptr %eez, align 1, !noalias !208
%efb = icmp slt i8 %efa, 0
br i1 %efb, label %eec, label %edk
eec:
%eeb = add nsw i64 %edc, 9
%efc = getelementptr i8, ptr %g, i64 %eeb
%efd = load i8, ptr %efc, align 1, !noalias !208
%efe = icmp slt i8 %efd, 0
br i1 %efe, label %edb, label %edk
edb:
%edd = phi i64 [ %eed, %edk ], [ %mp, %eec ]
%eda = add i64 %ecz, -1
%eff = icmp samesign ugt i64 %eda, 1
br i1 %eff, label %ecy, label %dsg
efg:
%efh = phi i64 [ %dsd, %efi ], [ %dsh, %dsi ]
%efj = phi i64 [ %eas, %efi ], [ %efk, %dsi ]
%efl = icmp sgt i64 %ecp, -1
%efk = add nsw i64 %efj, -1
br i1 %efl, label %efm, label %efn
efm:
%efo = getelementptr i8, ptr %g, i64 %efh
%efp = load i8, ptr %efo, align 1, !noalias !215
%efq = zext i8 %efp to i64
%efr = and i64 %efq, 127
%efs = add nsw i64 %efh, 1
%eft = icmp slt i8 %efp, 0
br i1 %eft, label %efu, label %efv
efu:
%efw = add i64 %efh, 10
%efx = getelementptr i8, ptr %g, i64 %efh
%efy = getelementptr i8, ptr %efx, i64 1
%efz = load i8, ptr %efy, align 1, !noalias !215
%ega = zext i8 %efz to i64
%egb = add nsw i64 %efh, 2
%egc = and i64 %ega, 127
%egd = shl nuw nsw i64 %egc, 7
%ege = or disjoint i64 %egd, %efr
%egf = icmp slt i8 %efz, 0
br i1 %egf, label %egg, label %efv
egh:
%egi = getelementptr i8, ptr %g, i64 %egj
%egk = load i8, ptr %egi, align 1, !noalias !215
%egl = zext nneg i8 %egk to i64
%egm = icmp ugt i8 %egk, 1
br i1 %egm, label %egn, label %ego
ego:
%egp = shl nuw i64 %egl, 63
%egq = or i64 %egp, %egr
br label %efv
egg:
%egs = getelementptr i8, ptr %g, i64 %efh
%egt = getelementptr i8, ptr %egs, i64 2
%egu = load i8, ptr %egt, align 1, !noalias !215
%egv = zext i8 %egu to i64
%egw = add nsw i64 %efh, 3
%egx = and i64 %egv, 127
%egy = shl nuw nsw i64 %egx, 14
%egz = or disjoint i64 %egy, %ege
%eha = icmp slt i8 %egu, 0
br i1 %eha, label %ehb, label %efv
ehb:
%ehc = getelementptr i8, ptr %g, i64 %efh
%ehd = getelementptr i8, ptr %ehc, i64 3
%ehe = load i8, ptr %ehd, align 1, !noalias !215
%ehf = zext i8 %ehe to i64
%ehg = add nsw i64 %efh, 4
%ehh = and i64 %ehf, 127
%ehi = shl nuw nsw i64 %ehh, 21
%ehj = or disjoint i64 %ehi, %egz
%ehk = icmp slt i8 %ehe, 0
br i1 %ehk, label %ehl, label %efv
ehl:
%ehm = getelementptr i8, ptr %g, i64 %efh
%ehn = getelementptr i8, ptr %ehm, i64 4
%eho = load i8, ptr %ehn, align 1, !noalias !215
%ehp = zext i8 %eho to i64
%ehq = add nsw i64 %efh, 5
%ehr = and i64 %ehp, 127
%ehs = shl nuw nsw i64 %ehr, 28
%eht = or disjoint i64 %ehs, %ehj
%ehu = icmp slt i8 %eho, 0
br i1 %ehu, label %ehv, label %efv
ehv:
%ehw = getelementptr i8, ptr %g, i64 %efh
%ehx = getelementptr i8, ptr %ehw, i64 5
%ehy = load i8, ptr %ehx, align 1, !noalias !215
%ehz = zext i8 %ehy to i64
%eia = add nsw i64 %efh, 6
%eib = and i64 %ehz, 127
%eic = shl nuw nsw i64 %eib, 35
%eid = or disjoint i64 %eic, %eht
%eie = icmp slt i8 %ehy, 0
br i1 %eie, label %eif, label %efv
eif:
%eig = getelementptr i8, ptr %g, i64 %efh
%eih = getelementptr i8, ptr %eig, i64 6
%eii = load i8, ptr %eih, align 1, !noalias !215
%eij = zext i8 %eii to i64
%eik = add nsw i64 %efh, 7
%eil = and i64 %eij, 127
%eim = shl nuw nsw i64 %eil, 42
%ein = or i64 %eim, %eid
%eio = icmp slt i8 %eii, 0
br i1 %eio, label %eip, label %efv
eip:
%eiq = getelementptr i8, ptr %g, i64 %efh
%eir = getelementptr i8, ptr %eiq, i64 7
%eis = load i8, ptr %eir, align 1, !noalias !215
%eit = zext i8 %eis to i64
%eiu = add nsw i64 %efh, 8
%eiv = and i64 %eit, 127
%eiw = shl nuw nsw i64 %eiv, 49
%eix = or i64 %eiw, %ein
%eiy = icmp slt i8 %eis, 0
br i1 %eiy, label %eiz, label %efv
eiz:
%eja = getelementptr i8, ptr %g, i64 %efh
%ejb = getelementptr i8, ptr %eja, i64 8
%ejc = load i8, ptr %ejb, align 1, !noalias !215
%ejd = zext i8 %ejc to i64
%egj = add nsw i64 %efh, 9
%eje = and i64 %ejd, 127
%ejf = shl nuw nsw i64 %eje, 56
%egr = or i64 %ejf, %eix
%ejg = icmp slt i8 %ejc, 0
br i1 %ejg, label %egh, label %efv
efv:
%ejh = phi i64 [ %egq, %ego ], [ %efr, %efm ], [ %ege, %efu ], [ %egz, %egg ], [ %ehj, %ehb ], [ %eht, %ehl ], [ %eid, %ehv ], [ %ein, %eif ], [ %eix, %eip ], [ %egr, %eiz ]
%eji = phi i64 [ %efw, %ego ], [ %efs, %efm ], [ %egb, %efu ], [ %egw, %egg ], [ %ehg, %ehb ], [ %ehq, %ehl ], [ %eia, %ehv ], [ %eik, %eif ], [ %eiu, %eip ], [ %egj, %eiz ]
%ejj = lshr i64 %ejh, 1
%ejk = and i64 %ejh, 1
%ejl = sub nsw i64 0, %ejk
%ejm = xor i64 %ejj, %ejl
br label %egn
ejn:
%ejo = icmp ne i64 %ejp, %ecp
%ejq = icmp ne i64 %ejp, %ejr
%ejs = select i1 %ejo, i1 %ejq, i1 false
br i1 %ejs, label %yb, label %ejt
egn:
%ejp = phi i64 [ %ejm, %efv ], [ 0, %egh ]
%eju = phi i64 [ %eji, %efv ], [ %mp, %egh ]
%ejv = icmp sgt i64 %eju, %fk
br i1 %ejv, label %yb, label %ejn
ejt:
%ejw = icmp eq i64 %ejp, %ecp
br i1 %ejw, label %dsi, label %efn
efn:
%ejx = phi i64 [ %efh, %efg ], [ %eju, %ejt ]
br label %ejy
ejy:
%ejz = phi i64 [ %eka, %ekb ], [ %ekc, %efn ]
%ekd = phi i64 [ %eke, %ekb ], [ %ejx, %efn ]
%eka = add i64 %ejz, -1
%ekf = icmp eq i64 %eka, 0
br i1 %ekf, label %ekg, label %ekh
ekh:
%eki = getelementptr i8, ptr %g, i64 %ekd
%ekj = load i8, ptr %eki, align 1, !noalias !220
%ekk = icmp slt i8 %ekj, 0
br i1 %ekk, label %ekl, label %ekm
ekm:
%ekn = phi i64 [ %ekd, %ekh ], [ %eko, %ekl ], [ %ekp, %ekq ], [ %ekr, %eks ], [ %ekt, %eku ], [ %ekv, %ekw ], [ %ekx, %eky ], [ %ekz, %ela ], [ %elb, %elc ], [ %eld, %ele ]
%elf = add nsw i64 %ekn, 1
br label %ekb
ekl:
%eko = add nsw i64 %ekd, 1
%elg = getelementptr i8, ptr %g, i64 %eko
%elh = load i8, ptr %elg, align 1, !noalias !220
%eli = icmp slt i8 %elh, 0
br i1 %eli, label %ekq, label %ekm
ekq:
%ekp = add nsw i64 %ekd, 2
%elj = getelementptr i8, ptr %g, i64 %ekp
%elk = load i8, ptr %elj, align 1, !noalias !220
%ell = icmp slt i8 %elk, 0
br i1 %ell, label %eks, label %ekm
eks:
%ekr = add nsw i64 %ekd, 3
%elm = getelementptr i8, ptr %g, i64 %ekr
%eln = load i8, ptr %elm, align 1, !noalias !220
%elo = icmp slt i8 %eln, 0
br i1 %elo, label %eku, label %ekm
eku:
%ekt = add nsw i64 %ekd, 4
%elp = getelementptr i8, ptr %g, i64 %ekt
%elq = load i8, ptr %elp, align 1, !noalias !220
%elr = icmp slt i8 %elq, 0
br i1 %elr, label %ekw, label %ekm
ekw:
%ekv = add nsw i64 %ekd, 5
%els = getelementptr i8, ptr %g, i64 %ekv
%elt = load i8, ptr %els, align 1, !noalias !220
%elu = icmp slt i8 %elt, 0
br i1 %elu, label %eky, label %ekm
eky:
%ekx = add nsw i64 %ekd, 6
%elv = getelementptr i8, ptr %g, i64 %ekx
%elw = load i8, ptr %elv, align 1, !noalias !220
%elx = icmp slt i8 %elw, 0
br i1 %elx, label %ela, label %ekm
ela:
%ekz = add nsw i64 %ekd, 7
%ely = getelementptr i8, ptr %g, i64 %ekz
%elz = load i8, ptr %ely, align 1, !noalias !220
%ema = icmp slt i8 %elz, 0
br i1 %ema, label %elc, label %ekm
elc:
%elb = add nsw i64 %ekd, 8
%emb = getelementptr i8, ptr %g, i64 %elb
%emc = load i8, ptr %emb, align 1, !noalias !220
%emd = icmp slt i8 %emc, 0
br i1 %emd, label %ele, label %ekm
ele:
%eld = add nsw i64 %ekd, 9
%eme = getelementptr i8, ptr %g, i64 %eld
%emf = load i8, ptr %eme, align 1, !noalias !220
%emg = icmp slt i8 %emf, 0
br i1 %emg, label %ekb, label %ekm
emh:
%emi = phi i64 [ %emj, %emk ], [ %ecn, %eml ]
%emm = phi i64 [ %emn, %emk ], [ %ekd, %eml ]
%emo = getelementptr i8, ptr %g, i64 %emm
%emp = load i8, ptr %emo, align 1, !noalias !223
%emq = zext i8 %emp to i64
%emr = and i64 %emq, 127
%ems = add nsw i64 %emm, 1
%emt = icmp slt i8 %emp, 0
br i1 %emt, label %emu, label %emv
emu:
%emw = add i64 %emm, 10
%emx = getelementptr i8, ptr %g, i64 %emm
%emy = getelementptr i8, ptr %emx, i64 1
%emz = load i8, ptr %emy, align 1, !noalias !223
%ena = zext i8 %emz to i64
%enb = add nsw i64 %emm, 2
%enc = and i64 %ena, 127
%end = shl nuw nsw i64 %enc, 7
%ene = or disjoint i64 %end, %emr
%enf = icmp slt i8 %emz, 0
br i1 %enf, label %eng, label %emv
enh:
%eni = getelementptr i8, ptr %g, i64 %enj
%enk = load i8, ptr %eni, align 1, !noalias !223
%enl = zext nneg i8 %enk to i64
%enm = icmp ugt i8 %enk, 1
br i1 %enm, label %enn, label %eno
eno:
%enp = shl nuw i64 %enl, 63
%enq = or i64 %enp, %enr
br label %emv
eng:
%ens = getelementptr i8, ptr %g, i64 %emm
%ent = getelementptr i8, ptr %ens, i64 2
%enu = load i8, ptr %ent, align 1, !noalias !223
%env = zext i8 %enu to i64
%enw = add nsw i64 %emm, 3
%enx = and i64 %env, 127
%eny = shl nuw nsw i64 %enx, 14
%enz = or disjoint i64 %eny, %ene
%eoa = icmp slt i8 %enu, 0
br i1 %eoa, label %eob, label %emv
eob:
%eoc = getelementptr i8, ptr %g, i64 %emm
%eod = getelementptr i8, ptr %eoc, i64 3
%eoe = load i8, ptr %eod, align 1, !noalias !223
%eof = zext i8 %eoe to i64
%eog = add nsw i64 %emm, 4
%eoh = and i64 %eof, 127
%eoi = shl nuw nsw i64 %eoh, 21
%eoj = or disjoint i64 %eoi, %enz
%eok = icmp slt i8 %eoe, 0
br i1 %eok, label %eol, label %emv
eol:
%eom = getelementptr i8, ptr %g, i64 %emm
%eon = getelementptr i8, ptr %eom, i64 4
%eoo = load i8, ptr %eon, align 1, !noalias !223
%eop = zext i8 %eoo to i64
%eoq = add nsw i64 %emm, 5
%eor = and i64 %eop, 127
%eos = shl nuw nsw i64 %eor, 28
%eot = or disjoint i64 %eos, %eoj
%eou = icmp slt i8 %eoo, 0
br i1 %eou, label %eov, label %emv
eov:
%eow = getelementptr i8, ptr %g, i64 %emm
%eox = getelementptr i8, ptr %eow, i64 5
%eoy = load i8, ptr %eox, align 1, !noalias !223
%eoz = zext i8 %eoy to i64
%epa = add nsw i64 %emm, 6
%epb = and i64 %eoz, 127
%epc = shl nuw nsw i64 %epb, 35
%epd = or disjoint i64 %epc, %eot
%epe = icmp slt i8 %eoy, 0
br i1 %epe, label %epf, label %emv
epf:
%epg = getelementptr i8, ptr %g, i64 %emm
%eph = getelementptr i8, ptr %epg, i64 6
%epi = load i8, ptr %eph, align 1, !noalias !223
%epj = zext i8 %epi to i64
%epk = add nsw i64 %emm, 7
%epl = and i64 %epj, 127
%epm = shl nuw nsw i64 %epl, 42
%epn = or i64 %epm, %epd
%epo = icmp slt i8 %epi, 0
br i1 %epo, label %epp, label %emv
epp:
%epq = getelementptr i8, ptr %g, i64 %emm
%epr = getelementptr i8, ptr %epq, i64 7
%eps = load i8, ptr %epr, align 1, !noalias !223
%ept = zext i8 %eps to i64
%epu = add nsw i64 %emm, 8
%epv = and i64 %ept, 127
%epw = shl nuw nsw i64 %epv, 49
%epx = or i64 %epw, %epn
%epy = icmp slt i8 %eps, 0
br i1 %epy, label %epz, label %emv
epz:
%eqa = getelementptr i8, ptr %g, i64 %emm
%eqb = getelementptr i8, ptr %eqa, i64 8
%eqc = load i8, ptr %eqb, align 1, !noalias !223
%eqd = zext i8 %eqc to i64
%enj = add nsw i64 %emm, 9
%eqe = and i64 %eqd, 127
%eqf = shl nuw nsw i64 %eqe, 56
%enr = or i64 %eqf, %epx
%eqg = icmp slt i8 %eqc, 0
br i1 %eqg, label %enh, label %emv
eqh:
%eqi = lshr i64 %eqj, 1
%eqk = and i64 %eqj, 1
%eql = icmp eq i64 %eqk, 0
br i1 %eql, label %eqm, label %yb
eqm:
%eqn = phi i64 [ %eqi, %eqh ], [ 0, %enn ]
%eqo = phi i64 [ %eqp, %eqh ], [ %mp, %enn ]
%eqq = sub nsw i64 %fk, %eqo
%eqr = icmp sgt i64 %eqn, %eqq
br i1 %eqr, label %yb, label %emk
emv:
%eqj = phi i64 [ %enq, %eno ], [ %emr, %emh ], [ %ene, %emu ], [ %enz, %eng ], [ %eoj, %eob ], [ %eot, %eol ], [ %epd, %eov ], [ %epn, %epf ], [ %epx, %epp ], [ %enr, %epz ]
%eqp = phi i64 [ %emw, %eno ], [ %ems, %emh ], [ %enb, %emu ], [ %enw, %eng ], [ %eog, %eob ], [ %eoq, %eol ], [ %epa, %eov ], [ %epk, %epf ], [ %epu, %epp ], [ %enj, %epz ]
%eqs = icmp sgt i64 %eqp, %fk
br i1 %eqs, label %yb, label %eqh
enn:
%eqt = icmp slt i64 %fk, %mp
br i1 %eqt, label %yb, label %eqm
emk:
%emn = add nsw i64 %eqo, %eqn
%emj = add i64 %emi, -1
%equ = icmp eq i64 %emj, 0
br i1 %equ, label %dsi, label %emh
dsi:
%dsh = phi i64 [ %eju, %ejt ], [ %ekd, %ekg ], [ %emn, %emk ]
%eqv = icmp sgt i64 %efj, 1
br i1 %eqv, label %efg, label %drz
dsg:
%dsf = phi i64 [ %dsd, %ect ], [ %edd, %edb ], [ %edc, %ecy ]
%eqw = icmp sgt i64 %dsf, %fk
br i1 %eqw, label %yb, label %drz
dse:
%eqx = icmp slt i64 %eas, 1
br i1 %eqx, label %drz, label %efi
efi:
%eqy = tail call i64 @llvm.smax.i64(i64 %ecl, i64 0)
%ejr = sub nsw i64 1, %ecp
%ekc = add nuw i64 %eqy, 1
br label %efg
ekb:
%eke = phi i64 [ %elf, %ekm ], [ %mp, %ele ]
%eqz = icmp sgt i64 %eke, %fk
br i1 %eqz, label %yb, label %ejy
ekg:
%era = icmp slt i64 %ecn, 1
br i1 %era, label %dsi, label %eml
eml:
br label %emh
eaw:
%erb = icmp eq i64 %eas, 0
br i1 %erb, label %yb, label %ech
pz:
%erc = getelementptr i8, ptr %g, i64 %pk
%erd = load i8, ptr %erc, align 1, !noalias !228
%ere = zext i8 %erd to i64
%erf = and i64 %ere, 127
%erg = add nsw i64 %pk, 1
%erh = icmp slt i8 %erd, 0
br i1 %erh, label %eri, label %erj
eri:
%erk = add i64 %pk, 10
%erl = getelementptr i8, ptr %g, i64 %pk
%erm = getelementptr i8, ptr %erl, i64 1
%ern = load i8, ptr %erm, align 1, !noalias !228
%ero = zext i8 %ern to i64
%erp = add nsw i64 %pk, 2
%erq = and i64 %ero, 127
%err = shl nuw nsw i64 %erq, 7
%ers = or disjoint i64 %err, %erf
%ert = icmp slt i8 %ern, 0
br i1 %ert, label %eru, label %erj
erv:
%erw = getelementptr i8, ptr %g, i64 %erx
%ery = load i8, ptr %erw, align 1, !noalias !228
%erz = zext nneg i8 %ery to i64
%esa = icmp ugt i8 %ery, 1
br i1 %esa, label %esb, label %esc
esc:
%esd = shl nuw i64 %erz, 63
%ese = or i64 %esd, %esf
br label %erj
eru:
%esg = getelementptr i8, ptr %g, i64 %pk
%esh = getelementptr i8, ptr %esg, i64 2
%esi = load i8, ptr %esh, align 1, !noalias !228
%esj = zext i8 %esi to i64
%esk = add nsw i64 %pk, 3
%esl = and i64 %esj, 127
%esm = shl nuw nsw i64 %esl, 14
%esn = or disjoint i64 %esm, %ers
%eso = icmp slt i8 %esi, 0
br i1 %eso, label %esp, label %erj
esp:
%esq = getelementptr i8, ptr %g, i64 %pk
%esr = getelementptr i8, ptr %esq, i64 3
%ess = load i8, ptr %esr, align 1, !noalias !228
%est = zext i8 %ess to i64
%esu = add nsw i64 %pk, 4
%esv = and i64 %est, 127
%esw = shl nuw nsw i64 %esv, 21
%esx = or disjoint i64 %esw, %esn
%esy = icmp slt i8 %ess, 0
br i1 %esy, label %esz, label %erj
esz:
%eta = getelementptr i8, ptr %g, i64 %pk
%etb = getelementptr i8, ptr %eta, i64 4
%etc = load i8, ptr %etb, align 1, !noalias !228
%etd = zext i8 %etc to i64
%ete = add nsw i64 %pk, 5
%etf = and i64 %etd, 127
%etg = shl nuw nsw i64 %etf, 28
%eth = or disjoint i64 %etg, %esx
%eti = icmp slt i8 %etc, 0
br i1 %eti, label %etj, label %erj
etj:
%etk = getelementptr i8, ptr %g, i64 %pk
%etl = getelementptr i8, ptr %etk, i64 5
%etm = load i8, ptr %etl, align 1, !noalias !228
%etn = zext i8 %etm to i64
%eto = add nsw i64 %pk, 6
%etp = and i64 %etn, 127
%etq = shl nuw nsw i64 %etp, 35
%etr = or disjoint i64 %etq, %eth
%ets = icmp slt i8 %etm, 0
br i1 %ets, label %ett, label %erj
ett:
%etu = getelementptr i8, ptr %g, i64 %pk
%etv = getelementptr i8, ptr %etu, i64 6
%etw = load i8, ptr %etv, align 1, !noalias !228
%etx = zext i8 %etw to i64
%ety = add nsw i64 %pk, 7
%etz = and i64 %etx, 127
%eua = shl nuw nsw i64 %etz, 42
%eub = or i64 %eua, %etr
%euc = icmp slt i8 %etw, 0
br i1 %euc, label %eud, label %erj
eud:
%eue = getelementptr i8, ptr %g, i64 %pk
%euf = getelementptr i8, ptr %eue, i64 7
%eug = load i8, ptr %euf, align 1, !noalias !228
%euh = zext i8 %eug to i64
%eui = add nsw i64 %pk, 8
%euj = and i64 %euh, 127
%euk = shl nuw nsw i64 %euj, 49
%eul = or i64 %euk, %eub
%eum = icmp slt i8 %eug, 0
br i1 %eum, label %eun, label %erj
eun:
%euo = getelementptr i8, ptr %g, i64 %pk
%eup = getelementptr i8, ptr %euo, i64 8
%euq = load i8, ptr %eup, align 1, !noalias !228
%eur = zext i8 %euq to i64
%erx = add nsw i64 %pk, 9
%eus = and i64 %eur, 127
%eut = shl nuw nsw i64 %eus, 56
%esf = or i64 %eut, %eul
%euu = icmp slt i8 %euq, 0
br i1 %euu, label %erv, label %erj
erj:
%euv = phi i64 [ %ese, %esc ], [ %erf, %pz ], [ %ers, %eri ], [ %esn, %eru ], [ %esx, %esp ], [ %eth, %esz ], [ %etr, %etj ], [ %eub, %ett ], [ %eul, %eud ], [ %esf, %eun ]
%euw = phi i64 [ %erk, %esc ], [ %erg, %pz ], [ %erp, %eri ], [ %esk, %eru ], [ %esu, %esp ], [ %ete, %esz ], [ %eto, %etj ], [ %ety, %ett ], [ %eui, %eud ], [ %erx, %eun ]
%eux = lshr i64 %euv, 1
%euy = and i64 %euv, 1
%euz = sub nsw i64 0, %euy
%eva = icmp ne i64 %eux, %euz
br label %esb
qb:
%evb = icmp slt i64 %pk, %fk
br i1 %evb, label %evc, label %yb
evc:
%evd = icmp slt i64 %pk, 0
%eve = select i1 %evd, i64 %h, i64 0
%evf = getelementptr i8, ptr %g, i64 %pk
%evg = getelementptr i8, ptr %evf, i64 %eve
%evh = load i8, ptr %evg, align 1, !noalias !233
%evi = icmp ugt i8 %evh, 1
br i1 %evi, label %yb, label %evj
evj:
%evk = icmp eq i8 %evh, 1
br i1 %evk, label %evl, label %evm
evl:
%evn = getelementptr i8, ptr %hu, i64 16
%evo = load i64, ptr %evn, align 8, !noalias !233
%evp = icmp slt i64 %evo, 0
%evq = select i1 %evp, i64 %ci, i64 0
%evr = mul i64 %evo, 24
%evs = getelementptr i8, ptr %ch, i64 %evr
%evt = getelementptr i8, ptr %evs, i64 8
%evu = getelementptr i64, ptr %evt, i64 %evq
%evv = load i64, ptr %evu, align 8, !noalias !236
%evw = ashr i64 %nq, 3
%evx = add nsw i64 %evv, %evw
%evy = icmp slt i64 %evx, 0
%evz = select i1 %evy, i64 %bn, i64 0
%ewa = getelementptr i8, ptr %bm, i64 %evx
%ewb = getelementptr i8, ptr %ewa, i64 %evz
%ewc = load i8, ptr %ewb, align 1, !noalias !236
%ewd = and i64 %nq, 7
%ewe = shl nuw nsw i64 1, %ewd
%ewf = trunc nuw i64 %ewe to i8
%ewg = or i8 %ewc, %ewf
store i8 %ewg, ptr %ewb, align 1, !noalias !236
br label %evm
evm:
%ewh = add nsw i64 %pk, 1
br label %yb
qc:
%ewi = getelementptr i8, ptr %g, i64 %pk
%ewj = load i8, ptr %ewi, align 1, !noalias !239
%ewk = zext i8 %ewj to i64
%ewl = and i64 %ewk, 127
%ewm = add nsw i64 %pk, 1
%ewn = icmp slt i8 %ewj, 0
br i1 %ewn, label %ewo, label %ewp
ewo:
%ewq = add i64 %pk, 10
%ewr = getelementptr i8, ptr %g, i64 %pk
%ews = getelementptr i8, ptr %ewr, i64 1
%ewt = load i8, ptr %ews, align 1, !noalias !239
%ewu = zext i8 %ewt to i64
%ewv = add nsw i64 %pk, 2
%eww = and i64 %ewu, 127
%ewx = shl nuw nsw i64 %eww, 7
%ewy = or disjoint i64 %ewx, %ewl
%ewz = icmp slt i8 %ewt, 0
br i1 %ewz, label %exa, label %ewp
exb:
%exc = getelementptr i8, ptr %g, i64 %exd
%exe = load i8, ptr %exc, align 1, !noalias !239
%exf = zext nneg i8 %exe to i64
%exg = icmp ugt i8 %exe, 1
br i1 %exg, label %exh, label %exi
exi:
%exj = shl nuw i64 %exf, 63
%exk = or i64 %exj, %exl
br label %ewp
exa:
%exm = getelementptr i8, ptr %g, i64 %pk
%exn = getelementptr i8, ptr %exm, i64 2
%exo = load i8, ptr %exn, align 1, !noalias !239
%exp = zext i8 %exo to i64
%exq = add nsw i64 %pk, 3
%exr = and i64 %exp, 127
%exs = shl nuw nsw i64 %exr, 14
%ext = or disjoint i64 %exs, %ewy
%exu = icmp slt i8 %exo, 0
br i1 %exu, label %exv, label %ewp
exv:
%exw = getelementptr i8, ptr %g, i64 %pk
%exx = getelementptr i8, ptr %exw, i64 3
%exy = load i8, ptr %exx, align 1, !noalias !239
%exz = zext i8 %exy to i64
%eya = add nsw i64 %pk, 4
%eyb = and i64 %exz, 127
%eyc = shl nuw nsw i64 %eyb, 21
%eyd = or disjoint i64 %eyc, %ext
%eye = icmp slt i8 %exy, 0
br i1 %eye, label %eyf, label %ewp
eyf:
%eyg = getelementptr i8, ptr %g, i64 %pk
%eyh = getelementptr i8, ptr %eyg, i64 4
%eyi = load i8, ptr %eyh, align 1, !noalias !239
%eyj = zext i8 %eyi to i64
%eyk = add nsw i64 %pk, 5
%eyl = and i64 %eyj, 127
%eym = shl nuw nsw i64 %eyl, 28
%eyn = or disjoint i64 %eym, %eyd
%eyo = icmp slt i8 %eyi, 0
br i1 %eyo, label %eyp, label %ewp
eyp:
%eyq = getelementptr i8, ptr %g, i64 %pk
%eyr = getelementptr i8, ptr %eyq, i64 5
%eys = load i8, ptr %eyr, align 1, !noalias !239
%eyt = zext i8 %eys to i64
%eyu = add nsw i64 %pk, 6
%eyv = and i64 %eyt, 127
%eyw = shl nuw nsw i64 %eyv, 35
%eyx = or disjoint i64 %eyw, %eyn
%eyy = icmp slt i8 %eys, 0
br i1 %eyy, label %eyz, label %ewp
eyz:
%eza = getelementptr i8, ptr %g, i64 %pk
%ezb = getelementptr i8, ptr %eza, i64 6
%ezc = load i8, ptr %ezb, align 1, !noalias !239
%ezd = zext i8 %ezc to i64
%eze = add nsw i64 %pk, 7
%ezf = and i64 %ezd, 127
%ezg = shl nuw nsw i64 %ezf, 42
%ezh = or i64 %ezg, %eyx
%ezi = icmp slt i8 %ezc, 0
br i1 %ezi, label %ezj, label %ewp
ezj:
%ezk = getelementptr i8, ptr %g, i64 %pk
%ezl = getelementptr i8, ptr %ezk, i64 7
%ezm = load i8, ptr %ezl, align 1, !noalias !239
%ezn = zext i8 %ezm to i64
%ezo = add nsw i64 %pk, 8
%ezp = and i64 %ezn, 127
%ezq = shl nuw nsw i64 %ezp, 49
%ezr = or i64 %ezq, %ezh
%ezs = icmp slt i8 %ezm, 0
br i1 %ezs, label %ezt, label %ewp
ezt:
%ezu = getelementptr i8, ptr %g, i64 %pk
%ezv = getelementptr i8, ptr %ezu, i64 8
%ezw = load i8, ptr %ezv, align 1, !noalias !239
%ezx = zext i8 %ezw to i64
%exd = add nsw i64 %pk, 9
%ezy = and i64 %ezx, 127
%ezz = shl nuw nsw i64 %ezy, 56
%exl = or i64 %ezz, %ezr
%faa = icmp slt i8 %ezw, 0
br i1 %faa, label %exb, label %ewp
exh:
%fab = phi i64 [ %fac, %ewp ], [ %mp, %exb ]
%fad = phi i64 [ %fae, %ewp ], [ 0, %exb ]
%faf = getelementptr i8, ptr %hu, i64 24
%fag = load i64, ptr %faf, align 8, !noalias !244
%fah = icmp slt i64 %fad, %fag
br i1 %fah, label %fai, label %faj
faj:
%fak = phi i64 [ %fac, %ewp ], [ %fab, %exh ]
%fal = icmp sgt i64 %fak, %fk
br i1 %fal, label %yb, label %fam
fam:
%fan = getelementptr i8, ptr %hu, i64 32
%fao = load i64, ptr %fan, align 8, !noalias !244
br label %yb
fai:
%fap = getelementptr i8, ptr %hu, i64 40
%faq = load i64, ptr %fap, align 8, !noalias !244
%far = icmp eq i64 %faq, 4
%fas = getelementptr i8, ptr %hu, i64 16
%fat = load i64, ptr %fas, align 8, !noalias !244
%fau = mul i64 %fat, 24
%fav = getelementptr i8, ptr %ch, i64 %fau
%faw = getelementptr i8, ptr %fav, i64 8
%fax = load i64, ptr %faw, align 8, !noalias !244
br i1 %far, label %fay, label %faz
ewp:
%fba = phi i64 [ %exk, %exi ], [ %ewl, %qc ], [ %ewy, %ewo ], [ %ext, %exa ], [ %eyd, %exv ], [ %eyn, %eyf ], [ %eyx, %eyp ], [ %ezh, %eyz ], [ %ezr, %ezj ], [ %exl, %ezt ]
%fac = phi i64 [ %ewq, %exi ], [ %ewm, %qc ], [ %ewv, %ewo ], [ %exq, %exa ], [ %eya, %exv ], [ %eyk, %eyf ], [ %eyu, %eyp ], [ %eze, %eyz ], [ %ezo, %ezj ], [ %exd, %ezt ]
%fae = lshr i64 %fba, 1
%fbb = and i64 %fba, 1
%fbc = icmp eq i64 %fbb, 0
br i1 %fbc, label %exh, label %faj
fay:
%fbd = ashr i64 %fax, 2
%fbe = trunc i64 %fad to i32
%fbf = add nsw i64 %fbd, %nq
%fbg = icmp slt i64 %fbf, 0
%fbh = select i1 %fbg, i64 %bu, i64 0
%fbi = getelementptr i32, ptr %bt, i64 %fbf
%fbj = getelementptr i32, ptr %fbi, i64 %fbh
store i32 %fbe, ptr %fbj, align 4, !noalias !244
br label %yb
faz:
%fbk = ashr i64 %fax, 3
%fbl = add nsw i64 %fbk, %nq
%fbm = icmp slt i64 %fbl, 0
%fbn = select i1 %fbm, i64 %cb, i64 0
%fbo = getelementptr i64, ptr %ca, i64 %fbl
%fbp = getelementptr i64, ptr %fbo, i64 %fbn
store i64 %fad, ptr %fbp, align 8, !noalias !244
br label %yb
qd:
%fbq = getelementptr i8, ptr %hu, i64 24
%fbr = load i64, ptr %fbq, align 8, !noalias !245
%fbs = getelementptr i8, ptr %hu, i64 32
%fbt = load i64, ptr %fbs, align 8, !noalias !245
%fbu = icmp slt i64 %fbt, 0
br i1 %fbu, label %fbv, label %fbw
fbv:
%fbx = getelementptr i8, ptr %g, i64 %pk
%fby = load i8, ptr %fbx, align 1, !noalias !248
%fbz = zext i8 %fby to i64
%fca = and i64 %fbz, 127
%fcb = add nsw i64 %pk, 1
%fcc = icmp slt i8 %fby, 0
br i1 %fcc, label %fcd, label %fce
fcd:
%fcf = add i64 %pk, 10
%fcg = getelementptr i8, ptr %g, i64 %pk
%fch = getelementptr i8, ptr %fcg, i64 1
%fci = load i8, ptr %fch, align 1, !noalias !248
%fcj = zext i8 %fci to i64
%fck = add nsw i64 %pk, 2
%fcl = and i64 %fcj, 127
%fcm = shl nuw nsw i64 %fcl, 7
%fcn = or disjoint i64 %fcm, %fca
%fco = icmp slt i8 %fci, 0
br i1 %fco, label %fcp, label %fce
fcq:
%fcr = getelementptr i8, ptr %g, i64 %fcs
%fct = load i8, ptr %fcr, align 1, !noalias !248
%fcu = zext nneg i8 %fct to i64
%fcv = icmp ugt i8 %fct, 1
br i1 %fcv, label %fcw, label %fcx
fcx:
%fcy = shl nuw i64 %fcu, 63
%fcz = or i64 %fcy, %fda
br label %fce
fcp:
%fdb = getelementptr i8, ptr %g, i64 %pk
%fdc = getelementptr i8, ptr %fdb, i64 2
%fdd = load i8, ptr %fdc, align 1, !noalias !248
%fde = zext i8 %fdd to i64
%fdf = add nsw i64 %pk, 3
%fdg = and i64 %fde, 127
%fdh = shl nuw nsw i64 %fdg, 14
%fdi = or disjoint i64 %fdh, %fcn
%fdj = icmp slt i8 %fdd, 0
br i1 %fdj, label %fdk, label %fce
fdk:
%fdl = getelementptr i8, ptr %g, i64 %pk
%fdm = getelementptr i8, ptr %fdl, i64 3
%fdn = load i8, ptr %fdm, align 1, !noalias !248
%fdo = zext i8 %fdn to i64
%fdp = add nsw i64 %pk, 4
%fdq = and i64 %fdo, 127
%fdr = shl nuw nsw i64 %fdq, 21
%fds = or disjoint i64 %fdr, %fdi
%fdt = icmp slt i8 %fdn, 0
br i1 %fdt, label %fdu, label %fce
fdu:
%fdv = getelementptr i8, ptr %g, i64 %pk
%fdw = getelementptr i8, ptr %fdv, i64 4
%fdx = load i8, ptr %fdw, align 1, !noalias !248
%fdy = zext i8 %fdx to i64
%fdz = add nsw i64 %pk, 5
%fea = and i64 %fdy, 127
%feb = shl nuw nsw i64 %fea, 28
%fec = or disjoint i64 %feb, %fds
%fed = icmp slt i8 %fdx, 0
br i1 %fed, label %fee, label %fce
fee:
%fef = getelementptr i8, ptr %g, i64 %pk
%feg = getelementptr i8, ptr %fef, i64 5
%feh = load i8, ptr %feg, align 1, !noalias !248
%fei = zext i8 %feh to i64
%fej = add nsw i64 %pk, 6
%fek = and i64 %fei, 127
%fel = shl nuw nsw i64 %fek, 35
%fem = or disjoint i64 %fel, %fec
%fen = icmp slt i8 %feh, 0
br i1 %fen, label %feo, label %fce
feo:
%fep = getelementptr i8, ptr %g, i64 %pk
%feq = getelementptr i8, ptr %fep, i64 6
%fer = load i8, ptr %feq, align 1, !noalias !248
%fes = zext i8 %fer to i64
%fet = add nsw i64 %pk, 7
%feu = and i64 %fes, 127
%fev = shl nuw nsw i64 %feu, 42
%few = or i64 %fev, %fem
%fex = icmp slt i8 %fer, 0
br i1 %fex, label %fey, label %fce
fey:
%fez = getelementptr i8, ptr %g, i64 %pk
%ffa = getelementptr i8, ptr %fez, i64 7
%ffb = load i8, ptr %ffa, align 1, !noalias !248
%ffc = zext i8 %ffb to i64
%ffd = add nsw i64 %pk, 8
%ffe = and i64 %ffc, 127
%fff = shl nuw nsw i64 %ffe, 49
%ffg = or i64 %fff, %few
%ffh = icmp slt i8 %ffb, 0
br i1 %ffh, label %ffi, label %fce
ffi:
%ffj = getelementptr i8, ptr %g, i64 %pk
%ffk = getelementptr i8, ptr %ffj, i64 8
%ffl = load i8, ptr %ffk, align 1, !noalias !248
%ffm = zext i8 %ffl to i64
%fcs = add nsw i64 %pk, 9
%ffn = and i64 %ffm, 127
%ffo = shl nuw nsw i64 %ffn, 56
%fda = or i64 %ffo, %ffg
%ffp = icmp slt i8 %ffl, 0
br i1 %ffp, label %fcq, label %fce
ffq:
%ffr = lshr i64 %ffs, 1
%fft = and i64 %ffs, 1
%ffu = icmp eq i64 %fft, 0
br i1 %ffu, label %ffv, label %yb
ffv:
%ffw = phi i64 [ %ffr, %ffq ], [ 0, %fcw ]
%ffx = phi i64 [ %ffy, %ffq ], [ %mp, %fcw ]
%ffz = sub nsw i64 %fk, %ffx
%fga = icmp sgt i64 %ffw, %ffz
br i1 %fga, label %yb, label %fgb
fce:
%ffs = phi i64 [ %fcz, %fcx ], [ %fca, %fbv ], [ %fcn, %fcd ], [ %fdi, %fcp ], [ %fds, %fdk ], [ %fec, %fdu ], [ %fem, %fee ], [ %few, %feo ], [ %ffg, %fey ], [ %fda, %ffi ]
%ffy = phi i64 [ %fcf, %fcx ], [ %fcb, %fbv ], [ %fck, %fcd ], [ %fdf, %fcp ], [ %fdp, %fdk ], [ %fdz, %fdu ], [ %fej, %fee ], [ %fet, %feo ], [ %ffd, %fey ], [ %fcs, %ffi ]
%fgc = icmp sgt i64 %ffy, %fk
br i1 %fgc, label %yb, label %ffq
fcw:
%fgd = icmp slt i64 %fk, %mp
br i1 %fgd, label %yb, label %ffv
fbw:
%fge = sub nsw i64 %fk, %pk
%fgf = icmp sgt i64 %fbt, %fge
br i1 %fgf, label %yb, label %fgb
fgb:
%fgg = phi i64 [ %fbt, %fbw ], [ %ffw, %ffv ]
%fgh = phi i64 [ %pk, %fbw ], [ %ffx, %ffv ]
%fgi = getelementptr i8, ptr %hu, i64 16
%fgj = load i64, ptr %fgi, align 8, !noalias !245
%fgk = icmp slt i64 %fgj, 0
%fgl = select i1 %fgk, i64 %ci, i64 0
%fgm = mul i64 %fgj, 24
%fgn = getelementptr i8, ptr %ch, i64 %fgm
%fgo = getelementptr i8, ptr %fgn, i64 8
%fgp = getelementptr i64, ptr %fgo, i64 %fgl
%fgq = load i64, ptr %fgp, align 8, !noalias !245
%fgr = mul i64 %fbr, %nq
%fgs = add i64 %fgq, %fgr
%fgt = icmp eq i64 %fgg, 0
br i1 %fgt, label %fgu, label %fgv
fgv:
%fgw = icmp slt i64 %fgh, 0
%fgx = select i1 %fgw, i64 %h, i64 0
%fgy = getelementptr i8, ptr %g, i64 %fgh
%fgz = getelementptr i8, ptr %fgy, i64 %fgx
%fha = load i8, ptr %fgz, align 1, !noalias !253
%fhb = icmp slt i8 %fha, 0
br i1 %fhb, label %fhc, label %fgu
fgu:
br label %fhc
fhd:
%fhe = phi i64 [ %fhf, %fhg ], [ %fhh, %fhc ]
%fhi = phi i64 [ %fhj, %fhg ], [ %fhk, %fhc ]
%fhl = icmp sgt i64 %fhi, 0
br i1 %fhl, label %fhg, label %fhm
fhg:
%fhj = add nsw i64 %fhi, -1
%fhn = icmp slt i64 %fhe, 0
%fho = select i1 %fhn, i64 %h, i64 0
%fhp = getelementptr i8, ptr %g, i64 %fho
%fhq = getelementptr i8, ptr %fhp, i64 %fhe
%fhr = load i8, ptr %fhq, align 1, !noalias !253
%fhs = icmp eq i8 %fhr, %fht
%fhf = add i64 %fhe, -1
br i1 %fhs, label %fhd, label %yb
fhu:
%fhv = phi i64 [ %fhw, %fhx ], [ %fhy, %fhz ]
%fia = phi i64 [ 0, %fhx ], [ %fib, %fhz ]
%fic = add i64 %fhv, -1
%fid = icmp slt i64 %fia, %fgg
br i1 %fid, label %fie, label %fif
fie:
%fig = icmp sgt i64 %fhv, -1
%fih = select i1 %fig, i64 -1, i64 %eq
%fii = getelementptr i8, ptr %g, i64 %fih
%fij = getelementptr i8, ptr %fii, i64 %fhv
%fik = getelementptr i8, ptr %fij, i64 1
%fil = load i8, ptr %fik, align 1, !noalias !253
br label %fif
fif:
%fim = phi i8 [ %fil, %fie ], [ %fht, %fhu ]
%fin = add i64 %fgs, %fia
%fio = icmp slt i64 %fin, 0
%fip = select i1 %fio, i64 %bn, i64 0
%fiq = getelementptr i8, ptr %fir, i64 %fip
%fis = getelementptr i8, ptr %fiq, i64 %fia
store i8 %fim, ptr %fis, align 1, !noalias !253
%fit = add i64 %fia, 1
%fiu = icmp slt i64 %fit, %fgg
br i1 %fiu, label %fiv, label %fhz
fiv:
%fiw = icmp slt i64 %fic, 0
%fix = select i1 %fiw, i64 %er, i64 -2
%fiy = getelementptr i8, ptr %g, i64 %fix
%fiz = getelementptr i8, ptr %fiy, i64 %fhv
%fja = getelementptr i8, ptr %fiz, i64 1
%fjb = load i8, ptr %fja, align 1, !noalias !253
br label %fhz
fhz:
%fjc = phi i8 [ %fjb, %fiv ], [ %fht, %fif ]
%fjd = add i64 %fgs, %fia
%fje = add i64 %fjd, 1
%fjf = icmp slt i64 %fje, 0
%fjg = select i1 %fjf, i64 %ep, i64 1
%fjh = getelementptr i8, ptr %fir, i64 %fjg
%fji = getelementptr i8, ptr %fjh, i64 %fia
store i8 %fjc, ptr %fji, align 1, !noalias !253
%fhy = add i64 %fhv, -2
%fib = add i64 %fit, 1
%fjj = icmp eq i64 %fib, %fjk
br i1 %fjj, label %fjl, label %fhu
fjl:
%fjm = and i64 %fbr, 1
%fjn = icmp eq i64 %fjm, 0
br i1 %fjn, label %fjo, label %fjp
fjp:
%fjq = phi i64 [ 0, %fjr ], [ %fjk, %fjl ]
%fjs = icmp slt i64 %fjq, %fgg
br i1 %fjs, label %fjt, label %fju
fjt:
%fjv = xor i64 %fjq, -1
%fjw = add i64 %fjx, %fjv
%fjy = icmp slt i64 %fjw, 0
%fjz = select i1 %fjy, i64 %h, i64 0
%fka = getelementptr i8, ptr %g, i64 %fjw
%fkb = getelementptr i8, ptr %fka, i64 %fjz
%fkc = load i8, ptr %fkb, align 1, !noalias !253
br label %fju
fju:
%fkd = phi i8 [ %fkc, %fjt ], [ %fht, %fjp ]
%fke = add nsw i64 %fjq, %fgs
%fkf = icmp slt i64 %fke, 0
%fkg = select i1 %fkf, i64 %bn, i64 0
%fkh = getelementptr i8, ptr %bm, i64 %fke
%fki = getelementptr i8, ptr %fkh, i64 %fkg
store i8 %fkd, ptr %fki, align 1, !noalias !253
br label %fjo
fjo:
%fkj = icmp sgt i64 %fgg, %fbr
br i1 %fkj, label %fkk, label %fkl
fhc:
%fkm = phi i1 [ true, %fgu ], [ false, %fgv ]
%fht = phi i8 [ 0, %fgu ], [ -1, %fgv ]
%fkn = sub i64 %fgg, %fbr
%fhk = tail call i64 @llvm.smax.i64(i64 %fkn, i64 0)
%fjx = add i64 %fgh, %fgg
%fko = xor i64 %fbr, -1
%fhh = add i64 %fjx, %fko
br label %fhd
fhm:
%fkp = icmp slt i64 %fbr, 1
br i1 %fkp, label %fjo, label %fjr
fjr:
%fkq = icmp eq i64 %fbr, 1
br i1 %fkq, label %fjp, label %fhx
fhx:
%fkr = add i64 %ej, -2
%fjk = and i64 %fbr, %fkr
%fir = getelementptr i8, ptr %bm, i64 %fgs
%fhw = add i64 %fjx, -1
br label %fhu
fkk:
%fks = add nsw i64 %fgs, %fbr
%fkt = icmp sgt i64 %fks, 0
%fku = select i1 %fkt, i64 0, i64 %bn
%fkv = getelementptr i8, ptr %bm, i64 %fks
%fkw = getelementptr i8, ptr %fkv, i64 -1
%fkx = getelementptr i8, ptr %fkw, i64 %fku
%fky = load i8, ptr %fkx, align 1, !noalias !253
%fkz = icmp sgt i8 %fky, -1
%fla = xor i1 %fkm, %fkz
br i1 %fla, label %yb, label %fkl
fkl:
%flb = ashr i64 %fgs, 3
%flc = ashr i64 %fbr, 3
%fld = getelementptr i8, ptr %hu, i64 40
%fle = load i64, ptr %fld, align 8, !noalias !245
%flf = add nsw i64 %flb, %flc
%flg = icmp sgt i64 %flf, 0
%flh = select i1 %flg, i64 0, i64 %cb
%fli = getelementptr i64, ptr %ca, i64 %flf
%flj = getelementptr i8, ptr %fli, i64 -8
%flk = getelementptr i64, ptr %flj, i64 %flh
%fll = load i64, ptr %flk, align 8, !noalias !256
%flm = freeze i64 %fll
%fln = icmp sgt i64 %flm, -1
%flo = tail call i64 @llvm.smax.i64(i64 %flc, i64 0)
%flp = add nsw i64 %flc, -1
%flq = add i64 %flp, %fle
br i1 %fln, label %flr, label %fls
fls:
br label %flt
flr:
br label %flu
flu:
%flv = phi i64 [ %flw, %flx ], [ %flq, %flr ]
%fly = phi i64 [ %flz, %flx ], [ %flf, %flr ]
%fma = phi i64 [ %fmb, %flx ], [ %flo, %flr ]
%fmc = icmp sgt i64 %fma, 0
br i1 %fmc, label %flx, label %fmd
flx:
%flz = add nsw i64 %fly, -1
%fmb = add nsw i64 %fma, -1
%fme = icmp sgt i64 %fly, 0
%fmf = select i1 %fme, i64 0, i64 %es
%fmg = getelementptr i8, ptr %eu, i64 %fmf
%fmh = shl i64 %fly, 3
%fmi = getelementptr i8, ptr %fmg, i64 %fmh
%fmj = load i64, ptr %fmi, align 8, !noalias !256
%fmk = icmp slt i64 %flv, 0
%fml = select i1 %fmk, i64 %et, i64 0
%fmm = getelementptr i8, ptr %bf, i64 %fml
%fmn = shl i64 %flv, 3
%fmo = getelementptr i8, ptr %fmm, i64 %fmn
%fmp = load i64, ptr %fmo, align 8, !noalias !256
%fmq = icmp eq i64 %fmj, %fmp
%flw = add i64 %flv, -1
br i1 %fmq, label %flu, label %fmr
flt:
%fms = phi i64 [ %fmt, %fmu ], [ %flq, %fls ]
%fmv = phi i64 [ %fmw, %fmu ], [ %flf, %fls ]
%fmx = phi i64 [ %fmy, %fmu ], [ %flo, %fls ]
%fmz = icmp sgt i64 %fmx, 0
br i1 %fmz, label %fmu, label %yb
fmu:
%fmw = add nsw i64 %fmv, -1
%fmy = add nsw i64 %fmx, -1
%fna = icmp sgt i64 %fmv, 0
%fnb = select i1 %fna, i64 0, i64 %es
%fnc = getelementptr i8, ptr %eu, i64 %fnb
%fnd = shl i64 %fmv, 3
%fne = getelementptr i8, ptr %fnc, i64 %fnd
%fnf = load i64, ptr %fne, align 8, !noalias !256
%fng = xor i64 %fnf, -1
%fnh = icmp slt i64 %fms, 0
%fni = select i1 %fnh, i64 %et, i64 0
%fnj = getelementptr i8, ptr %bf, i64 %fni
%fnk = shl i64 %fms, 3
%fnl = getelementptr i8, ptr %fnj, i64 %fnk
%fnm = load i64, ptr %fnl, align 8, !noalias !256
%fnn = icmp eq i64 %fnm, %fng
%fmt = add i64 %fms, -1
br i1 %fnn, label %flt, label %fmr
fmr:
%fno = phi i64 [ %fmj, %flx ], [ %fng, %fmu ]
%fnp = phi i64 [ %fmp, %flx ], [ %fnm, %fmu ]
%fnq = icmp ult i64 %fno, %fnp
br i1 %fnq, label %fmd, label %yb
fmd:
br label %yb
qe:
%fnr = getelementptr i8, ptr %hu, i64 24
%fns = load i64, ptr %fnr, align 8, !noalias !259
%fnt = sub nsw i64 %fk, %pk
%fnu = icmp sgt i64 %fns, %fnt
br i1 %fnu, label %yb, label %fnv
fnv:
%fnw = getelementptr i8, ptr %hu, i64 16
%fnx = load i64, ptr %fnw, align 8, !noalias !259
%fny = icmp slt i64 %fnx, 0
%fnz = select i1 %fny, i64 %ci, i64 0
%foa = mul i64 %fnx, 24
%fob = getelementptr i8, ptr %ch, i64 %foa
%foc = getelementptr i8, ptr %fob, i64 8
%fod = getelementptr i64, ptr %foc, i64 %fnz
%foe = load i64, ptr %fod, align 8, !noalias !259
%fof = mul i64 %fns, %nq
%fog = add i64 %foe, %fof
%foh = icmp ugt i64 %fns, 7
br i1 %foh, label %foi, label %foj
foi:
%fok = add i64 %fns, -8
%fol = icmp eq i64 %fok, 0
br i1 %fol, label %fom, label %fon
fon:
%foo = getelementptr i8, ptr %g, i64 %pk
%fop = getelementptr i8, ptr %bm, i64 %fog
%foq = add i64 %fns, -9
%for = lshr i64 %foq, 3
%fos = add nuw nsw i64 %for, 1
%fot = icmp ult i64 %foq, 56
br i1 %fot, label %fou, label %fov
fou:
%fow = phi i64 [ 0, %fov ], [ 0, %fon ], [ %fox, %foy ]
br label %foz
fov:
%fpa = ptrtoint ptr %bm to i64
%fpb = ptrtoint ptr %g to i64
%fpc = add i64 %pk, %fpb
%fpd = sub i64 %fpa, %fpc
%fpe = add i64 %fpd, %fog
%fpf = icmp ult i64 %fpe, 32
br i1 %fpf, label %fou, label %fpg
fpg:
%fph = bitcast i64 4611686018427387900 to i64
%fpi = and i64 %fos, %fph
%fpj = getelementptr i8, ptr %fop, i64 16
%fpk = getelementptr i8, ptr %fd, i64 %pk
br label %fpl
fpl:
%fpm = phi i64 [ 0, %fpg ], [ %fpn, %fpl ]
%fpo = shl i64 %fpm, 3
%fpp = getelementptr i8, ptr %fpk, i64 %fpo
%fpq = getelementptr i8, ptr %fpp, i64 -16
%fpr = load <2 x i64>, ptr %fpq, align 1, !noalias !262
%fps = getelementptr i8, ptr %fpk, i64 %fpo
%fpt = load <2 x i64>, ptr %fps, align 1, !noalias !262
%fpu = shl i64 %fpm, 3
%fpv = getelementptr i8, ptr %fpj, i64 %fpu
%fpw = shl i64 %fpm, 3
%fpx = getelementptr i8, ptr %fpj, i64 %fpw
%fpy = getelementptr i8, ptr %fpx, i64 -16
store <2 x i64> %fpr, ptr %fpy, align 1, !noalias !267
store <2 x i64> %fpt, ptr %fpv, align 1, !noalias !267
%fpn = add nuw i64 %fpm, 4
%fpz = icmp eq i64 %fpi, %fpn
br i1 %fpz, label %foy, label %fpl, !llvm.loop !270
foy:
%fox = shl nuw i64 %fpi, 3
%fqa = icmp eq i64 %fos, %fpi
br i1 %fqa, label %fom, label %fou
fqb:
%fqc = getelementptr i8, ptr %g, i64 %pk
%fqd = getelementptr i8, ptr %fqc, i64 1
%fqe = load i8, ptr %fqd, align 1, !noalias !271
%fqf = getelementptr i8, ptr %bm, i64 %fog
%fqg = getelementptr i8, ptr %fqf, i64 1
store i8 %fqe, ptr %fqg, align 1, !noalias !271
%fqh = icmp eq i64 %fns, 2
br i1 %fqh, label %fqi, label %fqj
fqj:
%fqk = getelementptr i8, ptr %g, i64 %pk
%fql = getelementptr i8, ptr %fqk, i64 2
%fqm = load i8, ptr %fql, align 1, !noalias !271
%fqn = getelementptr i8, ptr %bm, i64 %fog
%fqo = getelementptr i8, ptr %fqn, i64 2
store i8 %fqm, ptr %fqo, align 1, !noalias !271
%fqp = icmp eq i64 %fns, 3
br i1 %fqp, label %fqi, label %fqq
fqq:
%fqr = getelementptr i8, ptr %g, i64 %pk
%fqs = getelementptr i8, ptr %fqr, i64 3
%fqt = load i8, ptr %fqs, align 1, !noalias !271
%fqu = getelementptr i8, ptr %bm, i64 %fog
%fqv = getelementptr i8, ptr %fqu, i64 3
store i8 %fqt, ptr %fqv, align 1, !noalias !271
%fqw = icmp eq i64 %fns, 4
br i1 %fqw, label %fqi, label %fqx
fqx:
%fqy = getelementptr i8, ptr %g, i64 %pk
%fqz = getelementptr i8, ptr %fqy, i64 4
%fra = load i8, ptr %fqz, align 1, !noalias !271
%frb = getelementptr i8, ptr %bm, i64 %fog
%frc = getelementptr i8, ptr %frb, i64 4
store i8 %fra, ptr %frc, align 1, !noalias !271
%frd = icmp eq i64 %fns, 5
br i1 %frd, label %fqi, label %fre
fre:
%frf = getelementptr i8, ptr %g, i64 %pk
%frg = getelementptr i8, ptr %frf, i64 5
%frh = load i8, ptr %frg, align 1, !noalias !271
%fri = getelementptr i8, ptr %bm, i64 %fog
%frj = getelementptr i8, ptr %fri, i64 5
store i8 %frh, ptr %frj, align 1, !noalias !271
%frk = icmp eq i64 %fns, 6
br i1 %frk, label %fqi, label %frl
frl:
%frm = getelementptr i8, ptr %g, i64 %pk
%frn = getelementptr i8, ptr %frm, i64 6
%fro = load i8, ptr %frn, align 1, !noalias !271
%frp = getelementptr i8, ptr %bm, i64 %fog
%frq = getelementptr i8, ptr %frp, i64 6
store i8 %fro, ptr %frq, align 1, !noalias !271
br label %fqi
foz:
%frr = phi i64 [ %frs, %foz ], [ %fow, %fou ]
%frt = getelementptr i8, ptr %foo, i64 %frr
%fru = load i64, ptr %frt, align 1, !noalias !262
%frv = getelementptr i8, ptr %fop, i64 %frr
store i64 %fru, ptr %frv, align 1, !noalias !267
%frs = add nuw i64 %frr, 8
%frw = icmp ult i64 %frs, %fok
br i1 %frw, label %foz, label %fom, !llvm.loop !272
fom:
%frx = getelementptr i8, ptr %g, i64 %fok
%fry = getelementptr i8, ptr %frx, i64 %pk
%frz = load i64, ptr %fry, align 1, !noalias !273
%fsa = getelementptr i8, ptr %bm, i64 %fog
%fsb = getelementptr i8, ptr %fsa, i64 %fok
store i64 %frz, ptr %fsb, align 1, !noalias !276
br label %fqi
foj:
%fsc = icmp eq i64 %fns, 0
br i1 %fsc, label %fqi, label %fsd
fsd:
%fse = getelementptr i8, ptr %g, i64 %pk
%fsf = getelementptr i8, ptr %bm, i64 %fog
%fsg = load i8, ptr %fse, align 1, !noalias !271
store i8 %fsg, ptr %fsf, align 1, !noalias !271
%fsh = icmp eq i64 %fns, 1
br i1 %fsh, label %fqi, label %fqb
fqi:
%fsi = add nsw i64 %fns, %pk
br label %yb
re:
%fsj = phi i64 [ %ud, %qm ], [ 0, %qy ]
%fsk = phi i64 [ %tz, %qm ], [ %mp, %qy ]
%fsl = getelementptr i8, ptr %hu, i64 16
%fsm = load i64, ptr %fsl, align 8, !noalias !279
%fsn = mul i64 %fsm, 24
%fso = getelementptr i8, ptr %ch, i64 %fsn
%fsp = getelementptr i8, ptr %fso, i64 8
%fsq = load i64, ptr %fsp, align 8, !noalias !280
%fsr = ashr i64 %fsq, 3
%fss = getelementptr i64, ptr %ca, i64 %fsr
%fst = getelementptr i64, ptr %fss, i64 %nq
store i64 %fsj, ptr %fst, align 8, !noalias !279
br label %yb
cbe:
%fsu = phi i64 [ %cbh, %bxm ], [ %cbg, %cbd ], [ %cbh, %cay ], [ %mp, %bye ]
%fsv = phi i64 [ 3, %bxm ], [ %cbk, %cbd ], [ 5, %cay ], [ 3, %bye ]
%fsw = phi i64 [ 0, %bxm ], [ %cbl, %cbd ], [ 0, %cay ], [ 0, %bye ]
%fsx = getelementptr i8, ptr %hu, i64 16
%fsy = load i64, ptr %fsx, align 8, !noalias !283
%fsz = mul i64 %fsy, 24
%fta = getelementptr i8, ptr %ch, i64 %fsz
%ftb = getelementptr i8, ptr %fta, i64 8
%ftc = load i64, ptr %ftb, align 8, !noalias !284
%ftd = ashr i64 %ftc, 3
%fte = shl nsw i64 %nq, 1
%ftf = add nsw i64 %ftd, %fte
%ftg = icmp slt i64 %ftf, 0
%fth = select i1 %ftg, i64 %cb, i64 0
%fti = getelementptr i64, ptr %ca, i64 %ftf
%ftj = getelementptr i64, ptr %fti, i64 %fth
store i64 %fsu, ptr %ftj, align 8, !noalias !283
%ftk = icmp slt i64 %ftf, -1
%ftl = select i1 %ftk, i64 %cb, i64 0
%ftm = getelementptr i8, ptr %fti, i64 8
%ftn = getelementptr i64, ptr %ftm, i64 %ftl
store i64 %fsw, ptr %ftn, align 8, !noalias !283
%fto = add nsw i64 %fsw, %fsu
br label %yb
cfn:
%ftp = phi i64 [ 0, %cbv ], [ %cft, %cfm ], [ 0, %cfh ], [ 0, %ccn ]
%ftq = phi i64 [ %cfq, %cbv ], [ %cfp, %cfm ], [ %cfq, %cfh ], [ %mp, %ccn ]
%ftr = phi i64 [ 3, %cbv ], [ %cfu, %cfm ], [ 5, %cfh ], [ 3, %ccn ]
%fts = add nsw i64 %ftq, %ftp
br label %yb
esb:
%ftt = phi i1 [ %eva, %erj ], [ false, %erv ]
%ftu = phi i64 [ %euw, %erj ], [ %mp, %erv ]
%ftv = icmp sle i64 %ftu, %fk
%ftw = select i1 %ftv, i1 %ftt, i1 false
%ftx = select i1 %ftw, i64 8, i64 0
br label %yb
qa:
%fty = getelementptr i8, ptr %hu, i64 16
%ftz = load i64, ptr %fty, align 8, !noalias !287
%fua = mul i64 %ftz, 24
%fub = getelementptr i8, ptr %ch, i64 %fua
%fuc = getelementptr i8, ptr %fub, i64 8
%fud = load i64, ptr %fuc, align 8, !noalias !290
%fue = ashr i64 %fud, 2
%fuf = add nsw i64 %fue, %nq
%fug = icmp slt i64 %fuf, 0
%fuh = select i1 %fug, i64 %bu, i64 0
%fui = getelementptr i32, ptr %bt, i64 %fuf
%fuj = getelementptr i32, ptr %fui, i64 %fuh
%fuk = load i32, ptr %fuj, align 4, !noalias !287
%ful = icmp slt i64 %fuf, -1
%fum = select i1 %ful, i64 %bu, i64 0
%fun = getelementptr i8, ptr %fui, i64 4
%fuo = getelementptr i32, ptr %fun, i64 %fum
store i32 %fuk, ptr %fuo, align 4, !noalias !287
br label %yb
pp:
%fup = getelementptr i8, ptr %hu, i64 24
%fuq = load i64, ptr %fup, align 8, !noalias !293
%fur = sub nsw i64 %fk, %pk
%fus = icmp sgt i64 %fuq, %fur
%fut = select i1 %fus, i64 0, i64 %fuq
%fuu = add nsw i64 %fut, %pk
%fuv = select i1 %fus, i64 3, i64 0
br label %yb
pn:
switch i64 %hp, label %fuw [
i64 17, label %fux
i64 18, label %fuy
i64 19, label %fuz
i64 20, label %fva
i64 21, label %fvb
i64 22, label %fvc
i64 23, label %fvd
]
fux:
%fve = add nsw i64 %hx, 1
br label %fvf
fuy:
%fvg = getelementptr i8, ptr %hu, i64 24
%fvh = load i64, ptr %fvg, align 8, !noalias !2
br label %fvf
fuz:
%fvi = icmp slt i64 %fvj, 0
%fvk = select i1 %fvi, i64 %dr, i64 0
%fvl = add i64 %fvk, %fvj
%fvm = mul i64 %fvl, %ds
%fvn = getelementptr i64, ptr %dq, i64 %fvm
store i64 %nq, ptr %fvn, align 8, !noalias !296
%fvo = getelementptr i8, ptr %fvn, i64 8
store i64 0, ptr %fvo, align 8, !noalias !296
%fvp = getelementptr i8, ptr %hu, i64 16
%fvq = load i64, ptr %fvp, align 8, !noalias !296
%fvr = icmp sgt i64 %fvq, -1
br i1 %fvr, label %fvs, label %fvt
fvs:
%fvu = getelementptr i8, ptr %hu, i64 24
%fvv = load i64, ptr %fvu, align 8, !noalias !296
%fvw = icmp slt i64 %fvv, 0
%fvx = select i1 %fvw, i64 %dd, i64 0
%fvy = getelementptr i64, ptr %dc, i64 %fvv
%fvz = getelementptr i64, ptr %fvy, i64 %fvx
%fwa = load i64, ptr %fvz, align 8, !noalias !296
br label %fvt
fvt:
%fwb = phi i64 [ %fwa, %fvs ], [ %nq, %fuz ]
%fwc = getelementptr i8, ptr %hu, i64 40
%fwd = load i64, ptr %fwc, align 8, !noalias !296
%fwe = add nsw i64 %fvj, 1
br label %fvf
fva:
%fwf = getelementptr i8, ptr %hu, i64 16
%fwg = load i64, ptr %fwf, align 8, !noalias !299
%fwh = icmp sgt i64 %fwg, -1
br i1 %fwh, label %fwi, label %fwj
fwi:
%fwk = getelementptr i8, ptr %hu, i64 24
%fwl = load i64, ptr %fwk, align 8, !noalias !299
%fwm = icmp slt i64 %fwl, 0
%fwn = select i1 %fwm, i64 %dd, i64 0
%fwo = getelementptr i64, ptr %dc, i64 %fwl
%fwp = getelementptr i64, ptr %fwo, i64 %fwn
%fwq = load i64, ptr %fwp, align 8, !noalias !299
%fwr = add nsw i64 %fwq, 1
store i64 %fwr, ptr %fwp, align 8, !noalias !299
%fws = add nsw i64 %nq, 1
br label %fwj
fwj:
%fwt = phi i64 [ %fws, %fwi ], [ %nq, %fva ]
%fwu = add nsw i64 %fvj, -1
%fwv = icmp sgt i64 %fvj, 0
%fww = select i1 %fwv, i64 0, i64 %dr
%fwx = add i64 %fwu, %fww
%fwy = mul i64 %fwx, %ds
%fwz = getelementptr i64, ptr %dq, i64 %fwy
%fxa = getelementptr i8, ptr %fwz, i64 8
%fxb = load i64, ptr %fxa, align 8, !noalias !299
%fxc = add nsw i64 %fxb, -1
store i64 %fxc, ptr %fxa, align 8, !noalias !299
%fxd = icmp sgt i64 %fxb, 1
br i1 %fxd, label %fxe, label %fxf
fxe:
%fxg = getelementptr i8, ptr %hu, i64 32
%fxh = load i64, ptr %fxg, align 8, !noalias !299
br label %fvf
fxf:
%fxi = add nsw i64 %hx, 1
br label %fvf
fvb:
%fxj = getelementptr i8, ptr %hu, i64 16
%fxk = load i64, ptr %fxj, align 8, !noalias !302
%fxl = getelementptr i8, ptr %hu, i64 24
%fxm = load i64, ptr %fxl, align 8, !noalias !302
%fxn = getelementptr i8, ptr %hu, i64 40
%fxo = load i64, ptr %fxn, align 8, !noalias !302
%fxp = getelementptr i8, ptr %g, i64 %pk
%fxq = load i8, ptr %fxp, align 1, !noalias !305
%fxr = zext i8 %fxq to i64
%fxs = and i64 %fxr, 127
%fxt = add nsw i64 %pk, 1
%fxu = icmp slt i8 %fxq, 0
br i1 %fxu, label %fxv, label %fxw
fxv:
%fxx = add i64 %pk, 10
%fxy = getelementptr i8, ptr %g, i64 %pk
%fxz = getelementptr i8, ptr %fxy, i64 1
%fya = load i8, ptr %fxz, align 1, !noalias !305
%fyb = zext i8 %fya to i64
%fyc = add nsw i64 %pk, 2
%fyd = and i64 %fyb, 127
%fye = shl nuw nsw i64 %fyd, 7
%fyf = or disjoint i64 %fye, %fxs
%fyg = icmp slt i8 %fya, 0
br i1 %fyg, label %fyh, label %fxw
fyi:
%fyj = getelementptr i8, ptr %g, i64 %fyk
%fyl = load i8, ptr %fyj, align 1, !noalias !305
%fym = zext nneg i8 %fyl to i64
%fyn = icmp ugt i8 %fyl, 1
br i1 %fyn, label %fyo, label %fyp
fyp:
%fyq = shl nuw i64 %fym, 63
%fyr = or i64 %fyq, %fys
br label %fxw
fyh:
%fyt = getelementptr i8, ptr %g, i64 %pk
%fyu = getelementptr i8, ptr %fyt, i64 2
%fyv = load i8, ptr %fyu, align 1, !noalias !305
%fyw = zext i8 %fyv to i64
%fyx = add nsw i64 %pk, 3
%fyy = and i64 %fyw, 127
%fyz = shl nuw nsw i64 %fyy, 14
%fza = or disjoint i64 %fyz, %fyf
%fzb = icmp slt i8 %fyv, 0
br i1 %fzb, label %fzc, label %fxw
fzc:
%fzd = getelementptr i8, ptr %g, i64 %pk
%fze = getelementptr i8, ptr %fzd, i64 3
%fzf = load i8, ptr %fze, align 1, !noalias !305
%fzg = zext i8 %fzf to i64
%fzh = add nsw i64 %pk, 4
%fzi = and i64 %fzg, 127
%fzj = shl nuw nsw i64 %fzi, 21
%fzk = or disjoint i64 %fzj, %fza
%fzl = icmp slt i8 %fzf, 0
br i1 %fzl, label %fzm, label %fxw
fzm:
%fzn = getelementptr i8, ptr %g, i64 %pk
%fzo = getelementptr i8, ptr %fzn, i64 4
%fzp = load i8, ptr %fzo, align 1, !noalias !305
%fzq = zext i8 %fzp to i64
%fzr = add nsw i64 %pk, 5
%fzs = and i64 %fzq, 127
%fzt = shl nuw nsw i64 %fzs, 28
%fzu = or disjoint i64 %fzt, %fzk
%fzv = icmp slt i8 %fzp, 0
br i1 %fzv, label %fzw, label %fxw
fzw:
%fzx = getelementptr i8, ptr %g, i64 %pk
%fzy = getelementptr i8, ptr %fzx, i64 5
%fzz = load i8, ptr %fzy, align 1, !noalias !305
%gaa = zext i8 %fzz to i64
%gab = add nsw i64 %pk, 6
%gac = and i64 %gaa, 127
%gad = shl nuw nsw i64 %gac, 35
%gae = or disjoint i64 %gad, %fzu
%gaf = icmp slt i8 %fzz, 0
br i1 %gaf, label %gag, label %fxw
gag:
%gah = getelementptr i8, ptr %g, i64 %pk
%gai = getelementptr i8, ptr %gah, i64 6
%gaj = load i8, ptr %gai, align 1, !noalias !305
%gak = zext i8 %gaj to i64
%gal = add nsw i64 %pk, 7
%gam = and i64 %gak, 127
%gan = shl nuw nsw i64 %gam, 42
%gao = or i64 %gan, %gae
%gap = icmp slt i8 %gaj, 0
br i1 %gap, label %gaq, label %fxw
gaq:
%gar = getelementptr i8, ptr %g, i64 %pk
%gas = getelementptr i8, ptr %gar, i64 7
%gat = load i8, ptr %gas, align 1, !noalias !305
%gau = zext i8 %gat to i64
%gav = add nsw i64 %pk, 8
%gaw = and i64 %gau, 127
%gax = shl nuw nsw i64 %gaw, 49
%gay = or i64 %gax, %gao
%gaz = icmp slt i8 %gat, 0
br i1 %gaz, label %gba, label %fxw
gba:
%gbb = getelementptr i8, ptr %g, i64 %pk
%gbc = getelementptr i8, ptr %gbb, i64 8
%gbd = load i8, ptr %gbc, align 1, !noalias !305
%gbe = zext i8 %gbd to i64
%fyk = add nsw i64 %pk, 9
%gbf = and i64 %gbe, 127
%gbg = shl nuw nsw i64 %gbf, 56
%fys = or i64 %gbg, %gay
%gbh = icmp slt i8 %gbd, 0
br i1 %gbh, label %fyi, label %fxw
gbi:
%gbj = icmp eq i64 %gbk, 0
br i1 %gbj, label %gbl, label %gbm
gbm:
%gbn = icmp eq i64 %gbo, %ej
br i1 %gbn, label %mn, label %gbp
gbp:
%gbq = sub nsw i64 0, %gbo
%gbr = getelementptr i8, ptr %g, i64 %gbs
%gbt = load i8, ptr %gbr, align 1, !noalias !310
%gbu = zext i8 %gbt to i64
%gbv = and i64 %gbu, 127
%gbw = add nsw i64 %gbs, 1
%gbx = icmp slt i8 %gbt, 0
br i1 %gbx, label %gby, label %gbz
gby:
%gca = add i64 %gbs, 10
%gcb = getelementptr i8, ptr %g, i64 %gbs
%gcc = getelementptr i8, ptr %gcb, i64 1
%gcd = load i8, ptr %gcc, align 1, !noalias !310
%gce = zext i8 %gcd to i64
%gcf = add nsw i64 %gbs, 2
%gcg = and i64 %gce, 127
%gch = shl nuw nsw i64 %gcg, 7
%gci = or disjoint i64 %gch, %gbv
%gcj = icmp slt i8 %gcd, 0
br i1 %gcj, label %gck, label %gbz
gcl:
%gcm = getelementptr i8, ptr %g, i64 %gcn
%gco = load i8, ptr %gcm, align 1, !noalias !310
%gcp = zext nneg i8 %gco to i64
%gcq = icmp ugt i8 %gco, 1
br i1 %gcq, label %gcr, label %gcs
gcs:
%gct = shl nuw i64 %gcp, 63
%gcu = or i64 %gct, %gcv
br label %gbz
gck:
%gcw = getelementptr i8, ptr %g, i64 %gbs
%gcx = getelementptr i8, ptr %gcw, i64 2
%gcy = load i8, ptr %gcx, align 1, !noalias !310
%gcz = zext i8 %gcy to i64
%gda = add nsw i64 %gbs, 3
%gdb = and i64 %gcz, 127
%gdc = shl nuw nsw i64 %gdb, 14
%gdd = or disjoint i64 %gdc, %gci
%gde = icmp slt i8 %gcy, 0
br i1 %gde, label %gdf, label %gbz
gdf:
%gdg = getelementptr i8, ptr %g, i64 %gbs
%gdh = getelementptr i8, ptr %gdg, i64 3
%gdi = load i8, ptr %gdh, align 1, !noalias !310
%gdj = zext i8 %gdi to i64
%gdk = add nsw i64 %gbs, 4
%gdl = and i64 %gdj, 127
%gdm = shl nuw nsw i64 %gdl, 21
%gdn = or disjoint i64 %gdm, %gdd
%gdo = icmp slt i8 %gdi, 0
br i1 %gdo, label %gdp, label %gbz
gdp:
%gdq = getelementptr i8, ptr %g, i64 %gbs
%gdr = getelementptr i8, ptr %gdq, i64 4
%gds = load i8, ptr %gdr, align 1, !noalias !310
%gdt = zext i8 %gds to i64
%gdu = add nsw i64 %gbs, 5
%gdv = and i64 %gdt, 127
%gdw = shl nuw nsw i64 %gdv, 28
%gdx = or disjoint i64 %gdw, %gdn
%gdy = icmp slt i8 %gds, 0
br i1 %gdy, label %gdz, label %gbz
gdz:
%gea = getelementptr i8, ptr %g, i64 %gbs
%geb = getelementptr i8, ptr %gea, i64 5
%gec = load i8, ptr %geb, align 1, !noalias !310
%ged = zext i8 %gec to i64
%gee = add nsw i64 %gbs, 6
%gef = and i64 %ged, 127
%geg = shl nuw nsw i64 %gef, 35
%geh = or disjoint i64 %geg, %gdx
%gei = icmp slt i8 %gec, 0
br i1 %gei, label %gej, label %gbz
gej:
%gek = getelementptr i8, ptr %g, i64 %gbs
%gel = getelementptr i8, ptr %gek, i64 6
%gem = load i8, ptr %gel, align 1, !noalias !310
%gen = zext i8 %gem to i64
%geo = add nsw i64 %gbs, 7
%gep = and i64 %gen, 127
%geq = shl nuw nsw i64 %gep, 42
%ger = or i64 %geq, %geh
%ges = icmp slt i8 %gem, 0
br i1 %ges, label %get, label %gbz
get:
%geu = getelementptr i8, ptr %g, i64 %gbs
%gev = getelementptr i8, ptr %geu, i64 7
%gew = load i8, ptr %gev, align 1, !noalias !310
%gex = zext i8 %gew to i64
%gey = add nsw i64 %gbs, 8
%gez = and i64 %gex, 127
%gfa = shl nuw nsw i64 %gez, 49
%gfb = or i64 %gfa, %ger
%gfc = icmp slt i8 %gew, 0
br i1 %gfc, label %gfd, label %gbz
gfd:
%gfe = getelementptr i8, ptr %g, i64 %gbs
%gff = getelementptr i8, ptr %gfe, i64 8
%gfg = load i8, ptr %gff, align 1, !noalias !310
%gfh = zext i8 %gfg to i64
%gcn = add nsw i64 %gbs, 9
%gfi = and i64 %gfh, 127
%gfj = shl nuw nsw i64 %gfi, 56
%gcv = or i64 %gfj, %gfb
%gfk = icmp slt i8 %gfg, 0
br i1 %gfk, label %gcl, label %gbz
gbz:
%gfl = phi i64 [ %gcu, %gcs ], [ %gbv, %gbp ], [ %gci, %gby ], [ %gdd, %gck ], [ %gdn, %gdf ], [ %gdx, %gdp ], [ %geh, %gdz ], [ %ger, %gej ], [ %gfb, %get ], [ %gcv, %gfd ]
%gfm = phi i64 [ %gca, %gcs ], [ %gbw, %gbp ], [ %gcf, %gby ], [ %gda, %gck ], [ %gdk, %gdf ], [ %gdu, %gdp ], [ %gee, %gdz ], [ %geo, %gej ], [ %gey, %get ], [ %gcn, %gfd ]
%gfn = lshr i64 %gfl, 1
%gfo = and i64 %gfl, 1
%gfp = sub nsw i64 0, %gfo
%gfq = xor i64 %gfn, %gfp
br label %gcr
gfr:
%gfs = icmp slt i64 %gft, 0
%gfu = sub nsw i64 %fk, %gfv
%gfw = icmp sgt i64 %gft, %gfu
%gfx = select i1 %gfs, i1 true, i1 %gfw
br i1 %gfx, label %mn, label %gbl
gbl:
%gfy = phi i64 [ %gbo, %gbi ], [ %gbq, %gfr ], [ 0, %fyo ]
%gfz = phi i64 [ %gbs, %gbi ], [ %gfv, %gfr ], [ %mp, %fyo ]
%gga = phi i64 [ -1, %gbi ], [ %gft, %gfr ], [ -1, %fyo ]
%ggb = icmp sgt i64 %fxo, 0
br i1 %ggb, label %ggc, label %ggd
fxw:
%gge = phi i64 [ %fyr, %fyp ], [ %fxs, %fvb ], [ %fyf, %fxv ], [ %fza, %fyh ], [ %fzk, %fzc ], [ %fzu, %fzm ], [ %gae, %fzw ], [ %gao, %gag ], [ %gay, %gaq ], [ %fys, %gba ]
%gbs = phi i64 [ %fxx, %fyp ], [ %fxt, %fvb ], [ %fyc, %fxv ], [ %fyx, %fyh ], [ %fzh, %fzc ], [ %fzr, %fzm ], [ %gab, %fzw ], [ %gal, %gag ], [ %gav, %gaq ], [ %fyk, %gba ]
%ggf = lshr i64 %gge, 1
%gbk = and i64 %gge, 1
%ggg = sub nsw i64 0, %gbk
%gbo = xor i64 %ggf, %ggg
%ggh = icmp sgt i64 %gbs, %fk
br i1 %ggh, label %mn, label %gbi
fyo:
%ggi = icmp slt i64 %fk, %mp
br i1 %ggi, label %ggj, label %gbl
gcr:
%gft = phi i64 [ %gfq, %gbz ], [ 0, %gcl ]
%gfv = phi i64 [ %gfm, %gbz ], [ %mp, %gcl ]
%ggk = icmp slt i64 %fk, %gfv
br i1 %ggk, label %mn, label %gfr
ggc:
%ggl = sub nsw i64 %fk, %gfz
%ggm = or i64 %ggl, %fxo
%ggn = icmp ult i64 %ggm, 4294967296
br i1 %ggn, label %ggo, label %ggp
ggo:
%ggq = trunc nuw i64 %fxo to i32
%ggr = trunc nuw i64 %ggl to i32
%ggs = udiv i32 %ggr, %ggq
%ggt = zext i32 %ggs to i64
br label %ggu
ggp:
%ggv = or i64 %ggl, %fxo
%ggw = and i64 %ggv, -4294967296
%ggx = icmp eq i64 %ggw, 0
br i1 %ggx, label %ggy, label %ggz
ggy:
%gha = trunc i64 %fxo to i32
%ghb = trunc i64 %ggl to i32
%ghc = udiv i32 %ghb, %gha
%ghd = urem i32 %ghb, %gha
%ghe = zext i32 %ghc to i64
%ghf = zext i32 %ghd to i64
br label %ghg
ggz:
%ghh = sdiv i64 %ggl, %fxo
%ghi = srem i64 %ggl, %fxo
br label %ghg
ghg:
%ghj = phi i64 [ %ghe, %ggy ], [ %ghh, %ggz ]
%ghk = phi i64 [ %ghf, %ggy ], [ %ghi, %ggz ]
%ghl = ashr i64 %ghk, 63
br label %ggu
ggu:
%ghm = phi i64 [ %ggt, %ggo ], [ %ghj, %ghg ]
%ghn = phi i64 [ 0, %ggo ], [ %ghl, %ghg ]
%gho = add i64 %ghn, %ghm
%ghp = icmp sgt i64 %gfy, %gho
br i1 %ghp, label %mn, label %ggd
ggd:
%ghq = icmp eq i64 %gfy, 0
br i1 %ghq, label %ghr, label %ghs
ghr:
%ght = add nsw i64 %fvj, -1
%ghu = icmp sgt i64 %fvj, 0
%ghv = select i1 %ghu, i64 0, i64 %dr
%ghw = add i64 %ghv, %ght
%ghx = mul i64 %ghw, %ds
%ghy = getelementptr i64, ptr %dq, i64 %ghx
%ghz = load i64, ptr %ghy, align 8, !noalias !302
%gia = icmp sgt i64 %fxk, -1
br i1 %gia, label %gib, label %gic
gic:
%gid = add nsw i64 %hx, 1
br label %fvf
ghs:
%gie = icmp eq i64 %fxo, 0
br i1 %gie, label %gif, label %gig
gif:
%gih = getelementptr i8, ptr %dz, i64 40
%gii = load i64, ptr %gih, align 8, !noalias !302
%gij = icmp sgt i64 %gfy, %gii
br i1 %gij, label %mn, label %gig
gig:
%gik = icmp sgt i64 %fxk, -1
br i1 %gik, label %gil, label %gim
gil:
%gin = icmp slt i64 %fxm, 0
%gio = select i1 %gin, i64 %dd, i64 0
%gip = getelementptr i64, ptr %dc, i64 %fxm
%giq = getelementptr i64, ptr %gip, i64 %gio
%gir = load i64, ptr %giq, align 8, !noalias !302
%gis = add nsw i64 %gir, %gfy
%git = select i1 %gin, i64 %cp, i64 0
%giu = getelementptr i64, ptr %co, i64 %fxm
%giv = getelementptr i64, ptr %giu, i64 %git
%giw = load i64, ptr %giv, align 8, !noalias !302
%gix = icmp sgt i64 %gis, %giw
br i1 %gix, label %giy, label %giz
gim:
%gja = icmp sgt i64 %gga, -1
br i1 %gja, label %gjb, label %giz
gjb:
%gjc = add nsw i64 %gga, %gfz
br label %fvf
giz:
%gjd = icmp eq i64 %fxo, 0
br i1 %gjd, label %gje, label %gjf
gje:
%gjg = getelementptr i8, ptr %dz, i64 40
%gjh = load i64, ptr %gjg, align 8, !noalias !302
%gji = sub nsw i64 %gjh, %gfy
store i64 %gji, ptr %gjg, align 8, !noalias !302
br label %gjf
gjf:
%gjj = add nsw i64 %fvj, -1
%gjk = icmp sgt i64 %fvj, 0
%gjl = select i1 %gjk, i64 0, i64 %dr
%gjm = add i64 %gjj, %gjl
%gjn = mul i64 %gjm, %ds
%gjo = getelementptr i64, ptr %dq, i64 %gjn
%gjp = getelementptr i8, ptr %gjo, i64 8
store i64 %gfy, ptr %gjp, align 8, !noalias !302
%gjq = getelementptr i8, ptr %hu, i64 32
%gjr = load i64, ptr %gjq, align 8, !noalias !302
br label %fvf
gib:
%gjs = icmp slt i64 %fxm, 0
%gjt = select i1 %gjs, i64 %dd, i64 0
%gju = getelementptr i64, ptr %dc, i64 %fxm
%gjv = getelementptr i64, ptr %gju, i64 %gjt
%gjw = load i64, ptr %gjv, align 8, !noalias !302
%gjx = mul i64 %fxk, 24
%gjy = getelementptr i8, ptr %ch, i64 %gjx
%gjz = getelementptr i8, ptr %gjy, i64 8
%gka = load i64, ptr %gjz, align 8, !noalias !313
%gkb = ashr i64 %gka, 2
%gkc = trunc i64 %gjw to i32
%gkd = add nsw i64 %gkb, %ghz
%gke = icmp slt i64 %gkd, -1
%gkf = select i1 %gke, i64 %bu, i64 0
%gkg = getelementptr i32, ptr %bt, i64 %gkd
%gkh = getelementptr i8, ptr %gkg, i64 4
%gki = getelementptr i32, ptr %gkh, i64 %gkf
store i32 %gkc, ptr %gki, align 4, !noalias !302
br label %gic
giy:
%gkj = getelementptr i8, ptr %dz, i64 24
store i64 %fxm, ptr %gkj, align 8, !noalias !316
%gkk = getelementptr i8, ptr %dz, i64 32
store i64 %gis, ptr %gkk, align 8, !noalias !316
br label %gkl
fvc:
%gkm = getelementptr i8, ptr %g, i64 %pk
%gkn = load i8, ptr %gkm, align 1, !noalias !319
%gko = zext i8 %gkn to i64
%gkp = and i64 %gko, 127
%gkq = add nsw i64 %pk, 1
%gkr = icmp slt i8 %gkn, 0
br i1 %gkr, label %gks, label %gkt
gks:
%gku = add i64 %pk, 10
%gkv = getelementptr i8, ptr %g, i64 %pk
%gkw = getelementptr i8, ptr %gkv, i64 1
%gkx = load i8, ptr %gkw, align 1, !noalias !319
%gky = zext i8 %gkx to i64
%gkz = add nsw i64 %pk, 2
%gla = and i64 %gky, 127
%glb = shl nuw nsw i64 %gla, 7
%glc = or disjoint i64 %glb, %gkp
%gld = icmp slt i8 %gkx, 0
br i1 %gld, label %gle, label %gkt
glf:
%glg = getelementptr i8, ptr %g, i64 %glh
%gli = load i8, ptr %glg, align 1, !noalias !319
%glj = zext nneg i8 %gli to i64
%glk = icmp ugt i8 %gli, 1
br i1 %glk, label %gll, label %glm
glm:
%gln = shl nuw i64 %glj, 63
%glo = or i64 %gln, %glp
br label %gkt
gle:
%glq = getelementptr i8, ptr %g, i64 %pk
%glr = getelementptr i8, ptr %glq, i64 2
%gls = load i8, ptr %glr, align 1, !noalias !319
%glt = zext i8 %gls to i64
%glu = add nsw i64 %pk, 3
%glv = and i64 %glt, 127
%glw = shl nuw nsw i64 %glv, 14
%glx = or disjoint i64 %glw, %glc
%gly = icmp slt i8 %gls, 0
br i1 %gly, label %glz, label %gkt
glz:
%gma = getelementptr i8, ptr %g, i64 %pk
%gmb = getelementptr i8, ptr %gma, i64 3
%gmc = load i8, ptr %gmb, align 1, !noalias !319
%gmd = zext i8 %gmc to i64
%gme = add nsw i64 %pk, 4
%gmf = and i64 %gmd, 127
%gmg = shl nuw nsw i64 %gmf, 21
%gmh = or disjoint i64 %gmg, %glx
%gmi = icmp slt i8 %gmc, 0
br i1 %gmi, label %gmj, label %gkt
gmj:
%gmk = getelementptr i8, ptr %g, i64 %pk
%gml = getelementptr i8, ptr %gmk, i64 4
%gmm = load i8, ptr %gml, align 1, !noalias !319
%gmn = zext i8 %gmm to i64
%gmo = add nsw i64 %pk, 5
%gmp = and i64 %gmn, 127
%gmq = shl nuw nsw i64 %gmp, 28
%gmr = or disjoint i64 %gmq, %gmh
%gms = icmp slt i8 %gmm, 0
br i1 %gms, label %gmt, label %gkt
gmt:
%gmu = getelementptr i8, ptr %g, i64 %pk
%gmv = getelementptr i8, ptr %gmu, i64 5
%gmw = load i8, ptr %gmv, align 1, !noalias !319
%gmx = zext i8 %gmw to i64
%gmy = add nsw i64 %pk, 6
%gmz = and i64 %gmx, 127
%gna = shl nuw nsw i64 %gmz, 35
%gnb = or disjoint i64 %gna, %gmr
%gnc = icmp slt i8 %gmw, 0
br i1 %gnc, label %gnd, label %gkt
gnd:
%gne = getelementptr i8, ptr %g, i64 %pk
%gnf = getelementptr i8, ptr %gne, i64 6
%gng = load i8, ptr %gnf, align 1, !noalias !319
%gnh = zext i8 %gng to i64
%gni = add nsw i64 %pk, 7
%gnj = and i64 %gnh, 127
%gnk = shl nuw nsw i64 %gnj, 42
%gnl = or i64 %gnk, %gnb
%gnm = icmp slt i8 %gng, 0
br i1 %gnm, label %gnn, label %gkt
gnn:
%gno = getelementptr i8, ptr %g, i64 %pk
%gnp = getelementptr i8, ptr %gno, i64 7
%gnq = load i8, ptr %gnp, align 1, !noalias !319
%gnr = zext i8 %gnq to i64
%gns = add nsw i64 %pk, 8
%gnt = and i64 %gnr, 127
%gnu = shl nuw nsw i64 %gnt, 49
%gnv = or i64 %gnu, %gnl
%gnw = icmp slt i8 %gnq, 0
br i1 %gnw, label %gnx, label %gkt
gnx:
%gny = getelementptr i8, ptr %g, i64 %pk
%gnz = getelementptr i8, ptr %gny, i64 8
%goa = load i8, ptr %gnz, align 1, !noalias !319
%gob = zext i8 %goa to i64
%glh = add nsw i64 %pk, 9
%goc = and i64 %gob, 127
%god = shl nuw nsw i64 %goc, 56
%glp = or i64 %god, %gnv
%goe = icmp slt i8 %goa, 0
br i1 %goe, label %glf, label %gkt
gof:
%gog = lshr i64 %goh, 1
%goi = and i64 %goh, 1
%goj = icmp eq i64 %goi, 0
br i1 %goj, label %gok, label %mn
gok:
%gol = phi i64 [ %gog, %gof ], [ 0, %gll ]
%gom = phi i64 [ %gon, %gof ], [ %mp, %gll ]
%goo = getelementptr i8, ptr %hu, i64 24
%gop = load i64, ptr %goo, align 8, !noalias !324
%goq = icmp slt i64 %gol, %gop
br i1 %goq, label %gor, label %mn
gor:
%gos = getelementptr i8, ptr %hu, i64 32
%got = load i64, ptr %gos, align 8, !noalias !324
%gou = shl nuw nsw i64 %gol, 1
%gov = add nsw i64 %got, %gou
%gow = icmp slt i64 %fvj, 0
%gox = select i1 %gow, i64 %dr, i64 0
%goy = add i64 %gox, %fvj
%goz = mul i64 %goy, %ds
%gpa = getelementptr i64, ptr %dq, i64 %goz
store i64 %nq, ptr %gpa, align 8, !noalias !324
%gpb = getelementptr i8, ptr %hu, i64 16
%gpc = load i64, ptr %gpb, align 8, !noalias !324
%gpd = icmp sgt i64 %gpc, -1
br i1 %gpd, label %gpe, label %gpf
gpe:
%gpg = icmp slt i64 %gov, -1
%gph = select i1 %gpg, i64 %bg, i64 0
%gpi = getelementptr i64, ptr %bf, i64 %gov
%gpj = getelementptr i8, ptr %gpi, i64 8
%gpk = getelementptr i64, ptr %gpj, i64 %gph
%gpl = load i64, ptr %gpk, align 8, !noalias !324
%gpm = icmp slt i64 %gpl, 0
%gpn = select i1 %gpm, i64 %dd, i64 0
%gpo = getelementptr i64, ptr %dc, i64 %gpl
%gpp = getelementptr i64, ptr %gpo, i64 %gpn
%gpq = load i64, ptr %gpp, align 8, !noalias !325
%gpr = select i1 %gpm, i64 %cp, i64 0
%gps = getelementptr i64, ptr %co, i64 %gpl
%gpt = getelementptr i64, ptr %gps, i64 %gpr
%gpu = load i64, ptr %gpt, align 8, !noalias !325
%gpv = icmp slt i64 %gpq, %gpu
br i1 %gpv, label %gpw, label %gpx
gpx:
%gpy = add nsw i64 %gpq, 1
%gpz = getelementptr i8, ptr %dz, i64 24
store i64 %gpl, ptr %gpz, align 8, !noalias !328
%gqa = getelementptr i8, ptr %dz, i64 32
store i64 %gpy, ptr %gqa, align 8, !noalias !328
br label %gpf
gpw:
%gqb = trunc i64 %gol to i8
%gqc = mul i64 %gpc, 24
%gqd = getelementptr i8, ptr %ch, i64 %gqc
%gqe = load i64, ptr %gqd, align 8, !noalias !325
%gqf = add nsw i64 %gqe, %nq
%gqg = icmp slt i64 %gqf, 0
%gqh = select i1 %gqg, i64 %bn, i64 0
%gqi = getelementptr i8, ptr %bm, i64 %gqf
%gqj = getelementptr i8, ptr %gqi, i64 %gqh
store i8 %gqb, ptr %gqj, align 1, !noalias !325
%gqk = getelementptr i8, ptr %gqd, i64 8
%gql = load i64, ptr %gqk, align 8, !noalias !331
%gqm = ashr i64 %gql, 2
%gqn = trunc i64 %gpq to i32
%gqo = add nsw i64 %gqm, %nq
%gqp = icmp slt i64 %gqo, 0
%gqq = select i1 %gqp, i64 %bu, i64 0
%gqr = getelementptr i32, ptr %bt, i64 %gqo
%gqs = getelementptr i32, ptr %gqr, i64 %gqq
store i32 %gqn, ptr %gqs, align 4, !noalias !325
br label %gpf
gpf:
%gqt = phi i64 [ %nq, %gor ], [ %gpq, %gpw ], [ %nq, %gpx ]
%gqu = phi i64 [ 0, %gor ], [ 0, %gpw ], [ 1, %gpx ]
%gqv = icmp slt i64 %gov, 0
%gqw = select i1 %gqv, i64 %bg, i64 0
%gqx = getelementptr i64, ptr %bf, i64 %gov
%gqy = getelementptr i64, ptr %gqx, i64 %gqw
%gqz = load i64, ptr %gqy, align 8, !noalias !324
%gra = add nsw i64 %fvj, 1
br label %grb
gkt:
%goh = phi i64 [ %glo, %glm ], [ %gkp, %fvc ], [ %glc, %gks ], [ %glx, %gle ], [ %gmh, %glz ], [ %gmr, %gmj ], [ %gnb, %gmt ], [ %gnl, %gnd ], [ %gnv, %gnn ], [ %glp, %gnx ]
%gon = phi i64 [ %gku, %glm ], [ %gkq, %fvc ], [ %gkz, %gks ], [ %glu, %gle ], [ %gme, %glz ], [ %gmo, %gmj ], [ %gmy, %gmt ], [ %gni, %gnd ], [ %gns, %gnn ], [ %glh, %gnx ]
%grc = icmp sgt i64 %gon, %fk
br i1 %grc, label %mn, label %gof
gll:
%grd = icmp slt i64 %fk, %mp
br i1 %grd, label %ggj, label %gok
fvd:
%gre = icmp slt i64 %fvj, 0
%grf = select i1 %gre, i64 %dr, i64 0
%grg = add i64 %grf, %fvj
%grh = mul i64 %grg, %ds
%gri = getelementptr i64, ptr %dq, i64 %grh
store i64 %nq, ptr %gri, align 8, !noalias !334
%grj = getelementptr i8, ptr %hu, i64 32
%grk = load i64, ptr %grj, align 8, !noalias !334
%grl = icmp slt i64 %grk, 0
%grm = select i1 %grl, i64 %dd, i64 0
%grn = getelementptr i64, ptr %dc, i64 %grk
%gro = getelementptr i64, ptr %grn, i64 %grm
%grp = load i64, ptr %gro, align 8, !noalias !337
%grq = select i1 %grl, i64 %cp, i64 0
%grr = getelementptr i64, ptr %co, i64 %grk
%grs = getelementptr i64, ptr %grr, i64 %grq
%grt = load i64, ptr %grs, align 8, !noalias !337
%gru = icmp slt i64 %grp, %grt
br i1 %gru, label %grv, label %grw
grw:
%grx = add nsw i64 %grp, 1
%gry = getelementptr i8, ptr %dz, i64 24
store i64 %grk, ptr %gry, align 8, !noalias !340
%grz = getelementptr i8, ptr %dz, i64 32
store i64 %grx, ptr %grz, align 8, !noalias !340
br label %gsa
grv:
%gsb = getelementptr i8, ptr %hu, i64 24
%gsc = load i64, ptr %gsb, align 8, !noalias !334
%gsd = getelementptr i8, ptr %hu, i64 16
%gse = load i64, ptr %gsd, align 8, !noalias !334
%gsf = trunc i64 %gsc to i8
%gsg = icmp slt i64 %gse, 0
%gsh = select i1 %gsg, i64 %ci, i64 0
%gsi = mul i64 %gse, 24
%gsj = getelementptr i8, ptr %ch, i64 %gsi
%gsk = getelementptr i64, ptr %gsj, i64 %gsh
%gsl = load i64, ptr %gsk, align 8, !noalias !337
%gsm = add nsw i64 %gsl, %nq
%gsn = icmp slt i64 %gsm, 0
%gso = select i1 %gsn, i64 %bn, i64 0
%gsp = getelementptr i8, ptr %bm, i64 %gsm
%gsq = getelementptr i8, ptr %gsp, i64 %gso
store i8 %gsf, ptr %gsq, align 1, !noalias !337
%gsr = getelementptr i8, ptr %gsj, i64 8
%gss = load i64, ptr %gsr, align 8, !noalias !343
%gst = ashr i64 %gss, 2
%gsu = trunc i64 %grp to i32
%gsv = add nsw i64 %gst, %nq
%gsw = icmp slt i64 %gsv, 0
%gsx = select i1 %gsw, i64 %bu, i64 0
%gsy = getelementptr i32, ptr %bt, i64 %gsv
%gsz = getelementptr i32, ptr %gsy, i64 %gsx
store i32 %gsu, ptr %gsz, align 4, !noalias !337
br label %gsa
fuw:
%gta = getelementptr i8, ptr %hu, i64 16
%gtb = load i64, ptr %gta, align 8, !noalias !346
%gtc = icmp sgt i64 %gtb, -1
br i1 %gtc, label %gtd, label %gte
gtd:
%gtf = getelementptr i8, ptr %hu, i64 24
%gtg = load i64, ptr %gtf, align 8, !noalias !346
%gth = icmp slt i64 %gtg, 0
%gti = select i1 %gth, i64 %dd, i64 0
%gtj = getelementptr i64, ptr %dc, i64 %gtg
%gtk = getelementptr i64, ptr %gtj, i64 %gti
%gtl = load i64, ptr %gtk, align 8, !noalias !346
%gtm = add nsw i64 %gtl, 1
store i64 %gtm, ptr %gtk, align 8, !noalias !346
br label %gte
gte:
%gtn = getelementptr i8, ptr %hu, i64 32
%gto = load i64, ptr %gtn, align 8, !noalias !346
%gtp = add nsw i64 %fvj, -1
%gtq = icmp sgt i64 %fvj, 0
%gtr = select i1 %gtq, i64 0, i64 %dr
%gts = add i64 %gtr, %gtp
%gtt = mul i64 %gts, %ds
%gtu = getelementptr i64, ptr %dq, i64 %gtt
%gtv = load i64, ptr %gtu, align 8, !noalias !346
br label %fvf
grb:
%gtw = phi i64 [ %nq, %yb ], [ %gtx, %gsa ], [ %gqt, %gpf ]
%gty = phi i64 [ %fvj, %yb ], [ %gtz, %gsa ], [ %gra, %gpf ]
%gua = phi i64 [ %gub, %yb ], [ %pk, %gsa ], [ %gom, %gpf ]
%guc = phi i64 [ %gud, %yb ], [ %gue, %gsa ], [ %gqu, %gpf ]
%guf = phi i64 [ %gug, %yb ], [ %guh, %gsa ], [ %gqz, %gpf ]
switch i64 %guc, label %mn [
i64 0, label %fvf
i64 2, label %gui
i64 1, label %gui
]
fvf:
%guj = phi i64 [ %guf, %grb ], [ %fwd, %fvt ], [ %fxi, %fxf ], [ %fve, %fux ], [ %fvh, %fuy ], [ %gto, %gte ], [ %fxh, %fxe ], [ %hx, %gjb ], [ %gjr, %gjf ], [ %gid, %gic ]
%guk = phi i64 [ %gua, %grb ], [ %pk, %fvt ], [ %pk, %fxf ], [ %pk, %fux ], [ %pk, %fuy ], [ %pk, %gte ], [ %pk, %fxe ], [ %gjc, %gjb ], [ %gfz, %gjf ], [ %gfz, %gic ]
%gul = phi i64 [ %gty, %grb ], [ %fwe, %fvt ], [ %fvj, %fxf ], [ %fvj, %fux ], [ %fvj, %fuy ], [ %gtp, %gte ], [ %fvj, %fxe ], [ %fvj, %gjb ], [ %fvj, %gjf ], [ %ght, %gic ]
%gum = phi i64 [ %gtw, %grb ], [ %fwb, %fvt ], [ %fwt, %fxf ], [ %nq, %fux ], [ %nq, %fuy ], [ %gtv, %gte ], [ %fwt, %fxe ], [ %nq, %gjb ], [ %nq, %gjf ], [ %ghz, %gic ]
%gun = icmp sgt i64 %guk, %fk
br i1 %gun, label %mn, label %hn
hn:
%ic = phi i64 [ %guo, %hj ], [ %guk, %fvf ]
%nq = phi i64 [ %hm, %hj ], [ %gum, %fvf ]
%fvj = phi i64 [ 0, %hj ], [ %gul, %fvf ]
%hz = phi i64 [ 0, %hj ], [ %guj, %fvf ]
%gup = mul i64 %hz, %y
%hw = getelementptr i64, ptr %w, i64 %gup
%hs = load i64, ptr %hw, align 8, !noalias !2
%guq = icmp eq i64 %hs, 0
br i1 %guq, label %nf, label %ht
ht:
br label %ho
yb:
%gub = phi i64 [ %fuu, %pp ], [ %eju, %egn ], [ %fab, %fay ], [ %pk, %evc ], [ %fgh, %flt ], [ %pk, %qa ], [ %ftu, %esb ], [ %diq, %cym ], [ %ffy, %fce ], [ %mp, %bot ], [ %fts, %cfn ], [ %fto, %cbe ], [ %ffy, %ffq ], [ %xz, %xx ], [ %fsk, %re ], [ %yk, %vd ], [ %bnt, %bei ], [ %bcw, %bii ], [ %bcw, %bcu ], [ %bcx, %zd ], [ %bcx, %bcp ], [ %mp, %zv ], [ %mp, %fcw ], [ %bcw, %bfa ], [ %cod, %ckh ], [ %pk, %fbw ], [ %fsi, %fqi ], [ %pk, %qe ], [ %bxe, %bva ], [ %bru, %bsq ], [ %bru, %brs ], [ %brv, %bob ], [ %brv, %brn ], [ %pk, %pw ], [ %mp, %dti ], [ %cyw, %dnj ], [ %cjq, %cue ], [ %cjq, %ctz ], [ %pk, %qb ], [ %fgh, %fmr ], [ %ffx, %ffv ], [ %fgh, %fkk ], [ %fak, %fam ], [ %fak, %faj ], [ %fab, %faz ], [ %fjx, %fmd ], [ %eke, %ekb ], [ %dee, %dbd ], [ %cgg, %cgc ], [ %eqp, %eqh ], [ %ewh, %evm ], [ %eqo, %eqm ], [ %eqp, %emv ], [ %mp, %enn ], [ %dee, %deg ], [ %cjs, %dfl ], [ %cyw, %dms ], [ %diq, %cvm ], [ %dmt, %dmn ], [ %mp, %djt ], [ %dmt, %djb ], [ %eju, %ejn ], [ %bcw, %beq ], [ %bcw, %bel ], [ %bcw, %bep ], [ %bcw, %bfj ], [ %bcw, %bfw ], [ %bcw, %bfi ], [ %cgh, %cgf ], [ %cod, %cnx ], [ %csg, %csc ], [ %csg, %cpc ], [ %cjq, %ctc ], [ %mp, %ckz ], [ %dwm, %dsq ], [ %dsd, %ebl ], [ %dsf, %dsg ], [ %dwm, %dwg ], [ %dsd, %eaw ], [ %eap, %eal ], [ %eap, %dxl ], [ %fgh, %fhg ]
%gud = phi i64 [ %fuv, %pp ], [ 3, %egn ], [ 0, %fay ], [ 10, %evc ], [ 12, %flt ], [ 0, %qa ], [ %ftx, %esb ], [ 7, %cym ], [ 3, %fce ], [ 3, %bot ], [ %ftr, %cfn ], [ %fsv, %cbe ], [ 5, %ffq ], [ %ya, %xx ], [ 0, %re ], [ 0, %vd ], [ 0, %bei ], [ 2, %bii ], [ 6, %bcu ], [ 3, %zd ], [ 5, %bcp ], [ 3, %zv ], [ 3, %fcw ], [ 11, %bfa ], [ 3, %ckh ], [ 6, %fbw ], [ 0, %fqi ], [ 3, %qe ], [ 0, %bva ], [ 2, %bsq ], [ 6, %brs ], [ 3, %bob ], [ 5, %brn ], [ 0, %pw ], [ 3, %dti ], [ 2, %dnj ], [ 1, %cue ], [ 0, %ctz ], [ 3, %qb ], [ 12, %fmr ], [ 6, %ffv ], [ 12, %fkk ], [ %fao, %fam ], [ 3, %faj ], [ 0, %faz ], [ 0, %fmd ], [ 3, %ekb ], [ 3, %dbd ], [ 0, %cgc ], [ 5, %eqh ], [ 0, %evm ], [ 6, %eqm ], [ 3, %emv ], [ 3, %enn ], [ 7, %deg ], [ 3, %dfl ], [ 6, %dms ], [ 3, %cvm ], [ 5, %dmn ], [ 3, %djt ], [ 3, %djb ], [ 8, %ejn ], [ 11, %beq ], [ 11, %bel ], [ 11, %bep ], [ 11, %bfj ], [ 11, %bfw ], [ 11, %bfi ], [ 0, %cgf ], [ 13, %cnx ], [ 6, %csc ], [ 3, %cpc ], [ 13, %ctc ], [ 3, %ckz ], [ 3, %dsq ], [ 13, %ebl ], [ 3, %dsg ], [ 13, %dwg ], [ 0, %eaw ], [ 6, %eal ], [ 3, %dxl ], [ 12, %fhg ]
%gug = add nsw i64 %hx, 1
br label %grb
gsa:
%gtx = phi i64 [ %grp, %grv ], [ %nq, %grw ]
%gue = phi i64 [ 0, %grv ], [ 1, %grw ]
%gtz = add nsw i64 %fvj, 1
%guh = add nsw i64 %hx, 1
br label %grb
gur:
%gus = phi i64 [ %gut, %gur ], [ %guu, %guv ]
%guw = mul i64 %gus, 8
%gux = getelementptr i8, ptr %dj, i64 %guw
%guy = load i64, ptr %gux, align 8
%guz = mul i64 %gus, 8
%gva = getelementptr i8, ptr %dc, i64 %guz
store i64 %guy, ptr %gva, align 8
%gvb = mul i64 %gus, 8
%gvc = getelementptr i8, ptr %dj, i64 %gvb
%gvd = getelementptr i8, ptr %gvc, i64 8
%gve = load i64, ptr %gvd, align 8
%gvf = mul i64 %gus, 8
%gvg = getelementptr i8, ptr %dc, i64 %gvf
%gvh = getelementptr i8, ptr %gvg, i64 8
store i64 %gve, ptr %gvh, align 8
%gvi = mul i64 %gus, 8
%gvj = getelementptr i8, ptr %dj, i64 %gvi
%gvk = getelementptr i8, ptr %gvj, i64 16
%gvl = load i64, ptr %gvk, align 8
%gvm = mul i64 %gus, 8
%gvn = getelementptr i8, ptr %dc, i64 %gvm
%gvo = getelementptr i8, ptr %gvn, i64 16
store i64 %gvl, ptr %gvo, align 8
%gut = add nuw nsw i64 %gus, 4
%gvp = mul i64 %gus, 8
%gvq = getelementptr i8, ptr %dj, i64 %gvp
%gvr = getelementptr i8, ptr %gvq, i64 24
%gvs = load i64, ptr %gvr, align 8
%gvt = mul i64 %gus, 8
%gvu = getelementptr i8, ptr %dc, i64 %gvt
%gvv = getelementptr i8, ptr %gvu, i64 24
store i64 %gvs, ptr %gvv, align 8
%gvw = icmp eq i64 %dd, %gut
br i1 %gvw, label %gvx, label %gur, !llvm.loop !349
gvx:
%gvy = getelementptr i8, ptr %dz, i64 40
store i64 %hl, ptr %gvy, align 8
br label %ggj
mn:
%gvz = phi i64 [ 3, %jh ], [ 8, %mh ], [ 8, %gof ], [ 3, %fvf ], [ 15, %gif ], [ 6, %gfr ], [ 13, %ggu ], [ 13, %gbm ], [ 3, %gkt ], [ 3, %fxw ], [ 3, %gcr ], [ %guc, %grb ], [ 8, %gok ]
%gwa = phi i64 [ %ib, %jh ], [ %ib, %mh ], [ %gon, %gof ], [ %guk, %fvf ], [ %gfz, %gif ], [ %gfv, %gfr ], [ %gfz, %ggu ], [ %gbs, %gbm ], [ %gon, %gkt ], [ %gbs, %fxw ], [ %gfv, %gcr ], [ %gua, %grb ], [ %gom, %gok ]
%gwb = freeze i64 %gwa
%gwc = add i64 %mp, -1
%gwd = icmp sgt i64 %gwb, %gwc
%gwe = select i1 %gwd, i64 4, i64 %gvz
br label %ggj
gwf:
%gwg = phi i64 [ %gwh, %fy ], [ %gwi, %nf ]
%gwj = icmp eq i64 %gwg, %fk
br i1 %gwj, label %ff, label %ggj
ggj:
%gwk = phi i64 [ %gwl, %fyo ], [ %gwl, %gvx ], [ %gwl, %mn ], [ %gwl, %gll ], [ %fv, %gwf ]
%gwm = phi i64 [ %mp, %fyo ], [ %guo, %gvx ], [ %gwb, %mn ], [ %mp, %gll ], [ %gwg, %gwf ]
%gwn = phi i64 [ 4, %fyo ], [ %gwo, %gvx ], [ %gwe, %mn ], [ 4, %gll ], [ 14, %gwf ]
store i64 %fm, ptr %dz, align 8
%gwp = getelementptr i8, ptr %dz, i64 8
store i64 %gwk, ptr %gwp, align 8
%gwq = getelementptr i8, ptr %dz, i64 16
store i64 %gwm, ptr %gwq, align 8
br label %eg
eg:
%gwr = phi i64 [ %gwn, %ggj ], [ 0, %ec ], [ 0, %ff ]
store i64 %gwr, ptr %a, align 8
ret i32 0
fy:
%gwh = phi i64 [ %gc, %fx ], [ %fj, %fe ]
%gws = sub i64 %fv, %fi
%gwt = icmp slt i64 %gws, 1
br i1 %gwt, label %gwf, label %gwu
gwu:
%mp = bitcast i64 1152921504606846976 to i64
br label %gwv
gwv:
%guo = phi i64 [ %gwi, %nf ], [ %gwh, %gwu ]
%gww = phi i64 [ %gwx, %nf ], [ %gws, %gwu ]
%gwl = phi i64 [ %gwy, %nf ], [ %fi, %gwu ]
%gwz = icmp sgt i64 %dd, 0
%gwx = add nsw i64 %gww, -1
%gwy = add i64 %gwl, 1
br i1 %gwz, label %gxa, label %hj
gxa:
br i1 %ez, label %gxb, label %gxc
gxc:
br label %gxd
gxd:
%gxe = phi i64 [ %gxf, %gxd ], [ 0, %gxc ]
%gxg = mul i64 %gxe, 8
%gxh = getelementptr i8, ptr %dc, i64 %gxg
%gxi = load <2 x i64>, ptr %gxh, align 8
%gxj = mul i64 %gxe, 8
%gxk = getelementptr i8, ptr %dc, i64 %gxj
%gxl = getelementptr i8, ptr %gxk, i64 16
%gxm = load <2 x i64>, ptr %gxl, align 8
%gxn = mul i64 %gxe, 8
%gxo = getelementptr i8, ptr %dj, i64 %gxn
store <2 x i64> %gxi, ptr %gxo, align 8
%gxp = mul i64 %gxe, 8
%gxq = getelementptr i8, ptr %dj, i64 %gxp
%gxr = getelementptr i8, ptr %gxq, i64 16
store <2 x i64> %gxm, ptr %gxr, align 8
%gxf = add nuw i64 %gxe, 4
%gxs = icmp eq i64 %fb, %gxf
br i1 %gxs, label %gxt, label %gxd, !llvm.loop !350
gxt:
%gxu = icmp eq i64 %dd, %fb
br i1 %gxu, label %hj, label %gxb
gxb:
%gxv = phi i64 [ 0, %gxa ], [ %fb, %gxt ]
%gxw = icmp eq i64 %fc, 0
br i1 %gxw, label %gxx, label %gxy
gxy:
br label %gxz
gxz:
%gya = phi i64 [ %fc, %gxy ], [ %gyb, %gxz ]
%gyc = phi i64 [ %gyd, %gxz ], [ %gxv, %gxy ]
%gyd = add nuw nsw i64 %gyc, 1
%gye = shl i64 %gyc, 3
%gyf = getelementptr i8, ptr %dc, i64 %gye
%gyg = load i64, ptr %gyf, align 8
%gyh = shl i64 %gyc, 3
%gyi = getelementptr i8, ptr %dj, i64 %gyh
store i64 %gyg, ptr %gyi, align 8
%gyb = add nsw i64 %gya, -1
%gyj = icmp eq i64 %gyb, 0
br i1 %gyj, label %gxx, label %gxz, !llvm.loop !351
gxx:
%gg = phi i64 [ %gxv, %gxb ], [ %gyd, %gxz ]
%gyk = sub nsw i64 %gxv, %dd
%gyl = icmp ugt i64 %gyk, -4
br i1 %gyl, label %hj, label %gh
gh:
br label %gd
nf:
%gwi = phi i64 [ %ib, %hr ], [ %ic, %hn ]
%gym = load i64, ptr %dc, align 8
%gyn = add nsw i64 %gym, 1
store i64 %gyn, ptr %dc, align 8
%gyo = icmp samesign ugt i64 %gww, 1
br i1 %gyo, label %gwv, label %gwf
gui:
br label %gkl
gkl:
%gwo = phi i64 [ 1, %giy ], [ %guc, %gui ]
%gyp = icmp sgt i64 %dd, 0
br i1 %gyp, label %gyq, label %gvx
gyq:
%gyr = ptrtoint ptr %dc to i64
%gys = ptrtoint ptr %dj to i64
%gyt = icmp ult i64 %dd, 6
%gyu = sub i64 %gyr, %gys
%gyv = icmp ult i64 %gyu, 32
%gyw = select i1 %gyt, i1 true, i1 %gyv
br i1 %gyw, label %gyx, label %gyy
gyy:
%gyz = add i64 %ej, -4
%gza = and i64 %dd, %gyz
br label %gzb
gzb:
%gzc = phi i64 [ 0, %gyy ], [ %gzd, %gzb ]
%gze = mul i64 %gzc, 8
%gzf = getelementptr i8, ptr %dj, i64 %gze
%gzg = load <2 x i64>, ptr %gzf, align 8
%gzh = mul i64 %gzc, 8
%gzi = getelementptr i8, ptr %dj, i64 %gzh
%gzj = getelementptr i8, ptr %gzi, i64 16
%gzk = load <2 x i64>, ptr %gzj, align 8
%gzl = mul i64 %gzc, 8
%gzm = getelementptr i8, ptr %dc, i64 %gzl
store <2 x i64> %gzg, ptr %gzm, align 8
%gzn = mul i64 %gzc, 8
%gzo = getelementptr i8, ptr %dc, i64 %gzn
%gzp = getelementptr i8, ptr %gzo, i64 16
store <2 x i64> %gzk, ptr %gzp, align 8
%gzd = add nuw i64 %gzc, 4
%gzq = icmp eq i64 %gza, %gzd
br i1 %gzq, label %gzr, label %gzb, !llvm.loop !353
gzr:
%gzs = icmp eq i64 %dd, %gza
br i1 %gzs, label %gvx, label %gyx
gyx:
%gzt = phi i64 [ 0, %gyq ], [ %gza, %gzr ]
%gzu = and i64 %dd, 3
%gzv = icmp eq i64 %gzu, 0
br i1 %gzv, label %gzw, label %gzx
gzx:
br label %gzy
gzy:
%gzz = phi i64 [ %gzu, %gzx ], [ %haa, %gzy ]
%hab = phi i64 [ %hac, %gzy ], [ %gzt, %gzx ]
%hac = add nuw nsw i64 %hab, 1
%had = shl i64 %hab, 3
%hae = getelementptr i8, ptr %dj, i64 %had
%haf = load i64, ptr %hae, align 8
%hag = shl i64 %hab, 3
%hah = getelementptr i8, ptr %dc, i64 %hag
store i64 %haf, ptr %hah, align 8
%haa = add nsw i64 %gzz, -1
%hai = icmp eq i64 %haa, 0
br i1 %hai, label %gzw, label %gzy, !llvm.loop !354
gzw:
%guu = phi i64 [ %gzt, %gyx ], [ %hac, %gzy ]
%haj = sub nsw i64 %gzt, %dd
%hak = icmp ugt i64 %haj, -4
br i1 %hak, label %gvx, label %guv
guv:
br label %gur
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
