target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g2 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define noundef range(i32 -1, -2) i32 @decode_rows(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, i64 %y, i64 %z, ptr readnone captures(none) %ba, ptr readnone captures(none) %bb, i64 %bc, i64 %bd, ptr readonly captures(none) %be, i64 %bf, i64 %bg, i64 %bh, i64 %bi, ptr readnone captures(none) %bj, ptr readnone captures(none) %bk, i64 %bl, i64 %bm, ptr captures(none) %bn, i64 %bo, i64 %bp, ptr readnone captures(none) %bq, ptr readnone captures(none) %br, i64 %bs, i64 %bt, ptr writeonly captures(none) %bu, i64 %bv, i64 %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr writeonly captures(none) %cd, i64 %ce, i64 %cf, ptr readnone captures(none) %cg, ptr readnone captures(none) %ch, i64 %ci, i64 %cj, ptr writeonly captures(none) %ck, i64 %cl, i64 %cm, ptr readnone captures(none) %cn, ptr readnone captures(none) %co, i64 %cp, i64 %cq, ptr writeonly captures(none) %cr, i64 %cs, i64 %ct, ptr readnone captures(none) %cu, ptr readnone captures(none) %cv, i64 %cw, i64 %cx, ptr writeonly captures(none) %cy, i64 %cz, i64 %da, ptr readnone captures(none) %db, ptr readnone captures(none) %dc, i64 %dd, i64 %de, ptr writeonly captures(none) %df, i64 %dg, i64 %dh, ptr readnone captures(none) %di, ptr readnone captures(none) %dj, i64 %dk, i64 %dl, ptr captures(none) %dm, i64 %dn, i64 %do, ptr readnone captures(none) %dp, ptr readnone captures(none) %dq, i64 %dr, i64 %ds, ptr writeonly captures(none) %dt, i64 %du, i64 %dv) local_unnamed_addr #0 {
dw:
%dx = freeze i64 %x
%dy = add nsw i64 %y, 71
%dz = ashr i64 %dy, 3
%ea = and i64 %dz, -8
%eb = shl nsw i64 %y, 3
%ec = add nsw i64 %ea, %eb
%ed = add nuw i64 %o, 63
%ee = lshr i64 %ed, 6
%ef = icmp slt i64 %o, 1
%eg = icmp eq i64 %ee, 0
%eh = select i1 %ef, i1 true, i1 %eg
br i1 %eh, label %ei, label %ej
ej:
%ek = add i64 %dx, -64
%el = add i64 %ek, %ea
%em = shl i64 %o, 3
%en = shl i64 %v, 3
%eo = add i64 %ec, %dx
%ep = add i64 %h, 1
%eq = getelementptr i8, ptr %ck, i64 2
%er = getelementptr i8, ptr %cr, i64 4
%es = getelementptr i8, ptr %cy, i64 8
%et = getelementptr i8, ptr %g, i64 %dx
br label %eu
ev:
%ew = add i64 %ex, 1
%ey = getelementptr i8, ptr %ez, i64 512
%fa = add i64 %fb, -64
%fc = getelementptr i8, ptr %fd, i64 512
%fe = icmp sgt i64 %ff, 1
br i1 %fe, label %eu, label %ei
eu:
%fd = phi ptr [ %n, %ej ], [ %fc, %ev ]
%fb = phi i64 [ %o, %ej ], [ %fa, %ev ]
%ez = phi ptr [ %u, %ej ], [ %ey, %ev ]
%ex = phi i64 [ 0, %ej ], [ %ew, %ev ]
%ff = phi i64 [ %ee, %ej ], [ %fg, %ev ]
%fh = phi i64 [ 0, %ej ], [ %fi, %ev ]
%fj = call i64 @llvm.smin.i64(i64 %fb, i64 64)
%fk = call i64 @llvm.smin.i64(i64 %fb, i64 64)
%fl = lshr i64 %fk, 1
%fm = shl nuw i64 %fl, 1
%fn = shl i64 %ex, 6
%fo = sub i64 %o, %fn
%fp = tail call i64 @llvm.smin.i64(i64 %fo, i64 64)
%fg = add nsw i64 %ff, -1
%fi = add nuw i64 %fh, 64
%fq = tail call i64 @llvm.smin.i64(i64 %o, i64 %fi)
%fr = sub i64 %fq, %fh
%fs = icmp slt i64 %fr, 1
br i1 %fs, label %ft, label %fu
fv:
%fw = phi i64 [ %fx, %fy ], [ %fz, %ga ]
%gb = phi i64 [ %fh, %fy ], [ %gc, %ga ]
%gd = icmp slt i64 %gb, 0
%ge = select i1 %gd, i64 %em, i64 0
%gf = getelementptr i8, ptr %n, i64 %ge
%gg = shl i64 %gb, 3
%gh = getelementptr i8, ptr %gf, i64 %gg
%gi = load i64, ptr %gh, align 8, !noalias !0
%gj = select i1 %gd, i64 %en, i64 0
%gk = getelementptr i8, ptr %u, i64 %gj
%gl = getelementptr i8, ptr %gk, i64 %gg
%gm = load i64, ptr %gl, align 8, !noalias !0
%gn = icmp slt i64 %gm, 0
br i1 %gn, label %ga, label %go
go:
store i64 %gb, ptr %dt, align 8, !noalias !0
%gp = getelementptr i8, ptr %dt, i64 8
store i64 %gi, ptr %gp, align 8, !noalias !0
%gq = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %gq, align 8, !noalias !0
%gr = icmp slt i64 %gi, 0
%gs = sub nsw i64 %h, %gi
%gt = icmp sgt i64 %gm, %gs
%gu = select i1 %gr, i1 true, i1 %gt
br i1 %gu, label %ei, label %gv
gv:
%gw = icmp samesign ugt i64 %gm, 3
br i1 %gw, label %gx, label %gy
gy:
%gz = sub nsw i64 %gm, %dx
%ha = icmp slt i64 %gz, %ec
br i1 %ha, label %ei, label %ga
ga:
%fz = add i64 %fw, -1
%gc = add i64 %gb, 1
%hb = icmp samesign ugt i64 %fz, 1
br i1 %hb, label %fv, label %ft
fu:
%hc = icmp eq i64 %dx, 0
br i1 %hc, label %hd, label %fy
fy:
%fx = add nuw i64 %fr, 1
br label %fv
hd:
%he = add i64 %fq, 1
%hf = sub i64 %he, %fh
br label %hg
hg:
%hh = phi i64 [ %hf, %hd ], [ %hi, %hj ]
%hk = phi i64 [ %fh, %hd ], [ %hl, %hj ]
%hm = icmp slt i64 %hk, 0
%hn = select i1 %hm, i64 %en, i64 0
%ho = getelementptr i8, ptr %u, i64 %hn
%hp = shl i64 %hk, 3
%hq = getelementptr i8, ptr %ho, i64 %hp
%hr = load i64, ptr %hq, align 8, !noalias !0
%hs = icmp slt i64 %hr, 0
br i1 %hs, label %hj, label %ht
ht:
%hu = icmp slt i64 %hk, 0
%hv = select i1 %hu, i64 %em, i64 0
%hw = getelementptr i8, ptr %n, i64 %hv
%hx = shl i64 %hk, 3
%hy = getelementptr i8, ptr %hw, i64 %hx
%hz = load i64, ptr %hy, align 8, !noalias !0
store i64 %hk, ptr %dt, align 8, !noalias !0
%ia = getelementptr i8, ptr %dt, i64 8
store i64 %hz, ptr %ia, align 8, !noalias !0
%ib = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %ib, align 8, !noalias !0
%ic = icmp slt i64 %hz, 0
%id = sub nsw i64 %h, %hz
%ie = icmp sgt i64 %hr, %id
%if = select i1 %ic, i1 true, i1 %ie
br i1 %if, label %ei, label %ig
ig:
%ih = icmp slt i64 %hr, %ec
br i1 %ih, label %ei, label %hj
hj:
%hi = add i64 %hh, -1
%hl = add i64 %hk, 1
%ii = icmp samesign ugt i64 %hi, 1
br i1 %ii, label %hg, label %ft
gx:
%ij = getelementptr i8, ptr %g, i64 %gi
%ik = load i8, ptr %ij, align 1, !noalias !3
%il = zext i8 %ik to i64
%im = getelementptr i8, ptr %ij, i64 1
%in = load i8, ptr %im, align 1, !noalias !3
%io = zext i8 %in to i64
%ip = getelementptr i8, ptr %ij, i64 2
%iq = load i8, ptr %ip, align 1, !noalias !3
%ir = zext i8 %iq to i64
%is = shl nuw nsw i64 %il, 24
%it = shl nuw nsw i64 %io, 16
%iu = shl nuw nsw i64 %ir, 8
%iv = getelementptr i8, ptr %ij, i64 3
%iw = load i8, ptr %iv, align 1, !noalias !3
%ix = zext i8 %iw to i64
%iy = or disjoint i64 %it, %is
%iz = or disjoint i64 %iy, %iu
%ja = or disjoint i64 %iz, %ix
%jb = shl nuw nsw i64 %il, 25
%jc = and i64 %jb, 4294967296
%jd = sub nsw i64 %ja, %jc
%je = icmp eq i64 %jd, %y
br i1 %je, label %gy, label %ei
ei:
%jf = phi i64 [ 4, %ht ], [ %jg, %jh ], [ 2, %gy ], [ 0, %dw ], [ 2, %ig ], [ 3, %gx ], [ 4, %go ], [ 0, %ev ]
store i64 %jf, ptr %a, align 8
ret i32 0
ji:
%jj = phi i64 [ 0, %jk ], [ %jl, %ji ]
%jm = add i64 %fh, %jj
%jn = icmp slt i64 %jm, 0
%jo = select i1 %jn, i64 %v, i64 0
%jp = shl i64 %jo, 3
%jq = getelementptr i8, ptr %ez, i64 %jp
%jr = shl i64 %jj, 3
%js = getelementptr i8, ptr %jq, i64 %jr
%jt = load i64, ptr %js, align 8
%ju = sub i64 %jt, %eo
%jv = mul i64 %jj, 8
%jw = getelementptr i8, ptr %bn, i64 %jv
store i64 %ju, ptr %jw, align 8
%jl = add nuw i64 %jj, 2
%jx = add i64 %fh, %jj
%jy = add i64 %jx, 1
%jz = icmp slt i64 %jy, 0
%ka = select i1 %jz, i64 %v, i64 0
%kb = shl i64 %ka, 3
%kc = getelementptr i8, ptr %ez, i64 %kb
%kd = shl i64 %jj, 3
%ke = getelementptr i8, ptr %kc, i64 %kd
%kf = getelementptr i8, ptr %ke, i64 8
%kg = load i64, ptr %kf, align 8
%kh = sub i64 %kg, %eo
%ki = mul i64 %jj, 8
%kj = getelementptr i8, ptr %bn, i64 %ki
%kk = getelementptr i8, ptr %kj, i64 8
store i64 %kh, ptr %kk, align 8
%kl = icmp eq i64 %fm, %jl
br i1 %kl, label %km, label %ji
kn:
%ko = phi i64 [ 0, %kp ], [ %kq, %kr ]
%ks = icmp slt i64 %kt, 1
%kq = add nuw nsw i64 %ko, 1
%ku = mul i64 %ko, %bg
%kv = getelementptr i64, ptr %be, i64 %ku
%kw = load i64, ptr %kv, align 8
%kx = getelementptr i8, ptr %kv, i64 8
%ky = load i64, ptr %kx, align 8
%kz = getelementptr i8, ptr %kv, i64 24
%la = load i64, ptr %kz, align 8
%lb = shl i64 %la, 3
%lc = add i64 %el, %lb
%ld = ashr i64 %la, 3
%le = add nsw i64 %ld, %dx
br i1 %ks, label %lf, label %lg
lg:
%lh = and i64 %la, 7
%li = shl nuw nsw i64 1, %lh
br label %lj
lj:
%lk = phi i64 [ 0, %lg ], [ %ll, %lm ]
%ln = phi i64 [ 0, %lg ], [ %lo, %lm ]
%lo = add nuw nsw i64 %ln, 1
%lp = add i64 %fh, %ln
%lq = icmp slt i64 %lp, 0
%lr = select i1 %lq, i64 %en, i64 0
%ls = shl i64 %ln, 3
%lt = getelementptr i8, ptr %ez, i64 %lr
%lu = getelementptr i8, ptr %lt, i64 %ls
%lv = load i64, ptr %lu, align 8, !noalias !6
%lw = icmp sgt i64 %lv, -1
br i1 %lw, label %lx, label %lm
lx:
%ly = icmp slt i64 %lp, 0
%lz = select i1 %ly, i64 %em, i64 0
%ma = getelementptr i8, ptr %fd, i64 %lz
%mb = shl i64 %ln, 3
%mc = getelementptr i8, ptr %ma, i64 %mb
%md = load i64, ptr %mc, align 8, !noalias !6
%me = add nsw i64 %le, %md
%mf = icmp slt i64 %me, 0
%mg = select i1 %mf, i64 %h, i64 0
%mh = getelementptr i8, ptr %g, i64 %me
%mi = getelementptr i8, ptr %mh, i64 %mg
%mj = load i8, ptr %mi, align 1, !noalias !6
%mk = zext i8 %mj to i64
%ml = and i64 %li, %mk
%mm = icmp eq i64 %ml, 0
br i1 %mm, label %mn, label %lm
mn:
%mo = shl nuw i64 1, %ln
%mp = or i64 %mo, %lk
br label %lm
lm:
%ll = phi i64 [ %mp, %mn ], [ %lk, %lx ], [ %lk, %lj ]
%mq = icmp eq i64 %fj, %lo
br i1 %mq, label %lf, label %lj
mr:
%ms = icmp slt i64 %kt, 1
br i1 %ms, label %kr, label %mt
mt:
%mu = and i64 %mv, 1
%mw = icmp eq i64 %mu, 0
%mx = getelementptr i64, ptr %cy, i64 %ky
%my = getelementptr i8, ptr %g, i64 %lc
br i1 %mw, label %mz, label %na
na:
%nb = and i64 %nc, 1
%nd = icmp eq i64 %nb, 0
br i1 %nd, label %ne, label %nf
nf:
%ng = mul i64 %nh, 8
%ni = getelementptr inbounds i8, ptr %nj, i64 %ng
%nk = load i64, ptr %ni, align 8, !noalias !9
%nl = getelementptr i8, ptr %my, i64 %nk
%nm = load i64, ptr %nl, align 1, !noalias !12
%nn = getelementptr i64, ptr %mx, i64 %fh
store i64 %nm, ptr %nn, align 8, !noalias !9
br label %ne
ne:
%no = lshr i64 %nc, 1
br label %mz
mz:
%np = phi i64 [ %nc, %mt ], [ %no, %ne ]
%nq = phi i64 [ %mv, %mt ], [ %nr, %ne ]
%ns = phi i64 [ %fh, %mt ], [ %nt, %ne ]
%nu = icmp eq i64 %kt, 1
br i1 %nu, label %kr, label %nv
nv:
%nw = shl i64 %ky, 3
%nx = getelementptr i8, ptr %es, i64 %nw
%ny = add i64 %nq, 4
br label %nz
nz:
%oa = phi i64 [ %ob, %oc ], [ %ny, %nv ]
%od = phi i64 [ %oe, %oc ], [ %ns, %nv ]
%of = phi i64 [ %np, %nv ], [ %og, %oc ]
%oh = add i64 %od, 1
%oi = and i64 %of, 1
%oj = icmp eq i64 %oi, 0
br i1 %oj, label %ok, label %ol
ok:
%og = lshr i64 %of, 2
%om = and i64 %of, 2
%on = icmp eq i64 %om, 0
br i1 %on, label %oc, label %oo
oo:
%op = icmp slt i64 %oh, 0
%oq = select i1 %op, i64 %em, i64 0
%or = add i64 %oq, 8
%os = getelementptr i8, ptr %n, i64 %or
%ot = shl i64 %od, 3
%ou = getelementptr i8, ptr %os, i64 %ot
%ov = load i64, ptr %ou, align 8, !noalias !9
%ow = getelementptr i8, ptr %my, i64 %ov
%ox = load i64, ptr %ow, align 1, !noalias !12
%oy = shl i64 %od, 3
%oz = getelementptr i8, ptr %nx, i64 %oy
store i64 %ox, ptr %oz, align 8, !noalias !9
br label %oc
oc:
%oe = add nuw i64 %od, 2
%ob = add i64 %oa, -2
%pa = icmp sgt i64 %ob, 4
br i1 %pa, label %nz, label %kr
ol:
%pb = icmp slt i64 %od, 0
%pc = select i1 %pb, i64 %em, i64 0
%pd = getelementptr i8, ptr %n, i64 %pc
%pe = shl i64 %od, 3
%pf = getelementptr i8, ptr %pd, i64 %pe
%pg = load i64, ptr %pf, align 8, !noalias !9
%ph = getelementptr i8, ptr %my, i64 %pg
%pi = load i64, ptr %ph, align 1, !noalias !12
%pj = shl i64 %od, 3
%pk = getelementptr i8, ptr %nx, i64 %pj
%pl = getelementptr i8, ptr %pk, i64 -8
store i64 %pi, ptr %pl, align 8, !noalias !9
br label %ok
pm:
%pn = icmp slt i64 %kt, 1
br i1 %pn, label %kr, label %po
po:
%pp = and i64 %mv, 1
%pq = icmp eq i64 %pp, 0
%pr = getelementptr i32, ptr %cr, i64 %ky
%ps = getelementptr i8, ptr %g, i64 %lc
br i1 %pq, label %pt, label %pu
pu:
%pv = and i64 %nc, 1
%pw = icmp eq i64 %pv, 0
br i1 %pw, label %px, label %py
py:
%pz = mul i64 %nh, 8
%qa = getelementptr i8, ptr %nj, i64 %pz
%qb = load i64, ptr %qa, align 8, !noalias !17
%qc = getelementptr i8, ptr %ps, i64 %qb
%qd = load i32, ptr %qc, align 1, !noalias !20
%qe = getelementptr i32, ptr %pr, i64 %fh
store i32 %qd, ptr %qe, align 4, !noalias !17
br label %px
px:
%qf = lshr i64 %nc, 1
br label %pt
pt:
%qg = phi i64 [ %nc, %po ], [ %qf, %px ]
%qh = phi i64 [ %mv, %po ], [ %nr, %px ]
%qi = phi i64 [ %fh, %po ], [ %nt, %px ]
%qj = icmp eq i64 %kt, 1
br i1 %qj, label %kr, label %qk
qk:
%ql = shl i64 %ky, 2
%qm = getelementptr i8, ptr %er, i64 %ql
%qn = add i64 %qh, 4
br label %qo
qo:
%qp = phi i64 [ %qq, %qr ], [ %qn, %qk ]
%qs = phi i64 [ %qt, %qr ], [ %qi, %qk ]
%qu = phi i64 [ %qg, %qk ], [ %qv, %qr ]
%qw = add i64 %qs, 1
%qx = and i64 %qu, 1
%qy = icmp eq i64 %qx, 0
br i1 %qy, label %qz, label %ra
qz:
%qv = lshr i64 %qu, 2
%rb = and i64 %qu, 2
%rc = icmp eq i64 %rb, 0
br i1 %rc, label %qr, label %rd
rd:
%re = icmp slt i64 %qw, 0
%rf = select i1 %re, i64 %em, i64 0
%rg = add i64 %rf, 8
%rh = getelementptr i8, ptr %n, i64 %rg
%ri = shl i64 %qs, 3
%rj = getelementptr i8, ptr %rh, i64 %ri
%rk = load i64, ptr %rj, align 8, !noalias !17
%rl = getelementptr i8, ptr %ps, i64 %rk
%rm = load i32, ptr %rl, align 1, !noalias !20
%rn = shl i64 %qs, 2
%ro = getelementptr i8, ptr %qm, i64 %rn
store i32 %rm, ptr %ro, align 4, !noalias !17
br label %qr
qr:
%qt = add nuw i64 %qs, 2
%qq = add i64 %qp, -2
%rp = icmp sgt i64 %qq, 4
br i1 %rp, label %qo, label %kr
ra:
%rq = icmp slt i64 %qs, 0
%rr = select i1 %rq, i64 %em, i64 0
%rs = getelementptr i8, ptr %n, i64 %rr
%rt = shl i64 %qs, 3
%ru = getelementptr i8, ptr %rs, i64 %rt
%rv = load i64, ptr %ru, align 8, !noalias !17
%rw = getelementptr i8, ptr %ps, i64 %rv
%rx = load i32, ptr %rw, align 1, !noalias !20
%ry = shl i64 %qs, 2
%rz = getelementptr i8, ptr %qm, i64 %ry
%sa = getelementptr i8, ptr %rz, i64 -4
store i32 %rx, ptr %sa, align 4, !noalias !17
br label %qz
sb:
%sc = icmp slt i64 %kt, 1
br i1 %sc, label %kr, label %sd
sd:
%se = and i64 %mv, 1
%sf = icmp eq i64 %se, 0
%sg = getelementptr i16, ptr %ck, i64 %ky
%sh = getelementptr i8, ptr %g, i64 %lc
br i1 %sf, label %si, label %sj
sj:
%sk = and i64 %nc, 1
%sl = icmp eq i64 %sk, 0
br i1 %sl, label %sm, label %sn
sn:
%so = mul i64 %nh, 8
%sp = getelementptr i8, ptr %nj, i64 %so
%sq = load i64, ptr %sp, align 8, !noalias !25
%sr = getelementptr i8, ptr %sh, i64 %sq
%ss = load i32, ptr %sr, align 1, !noalias !28
%st = getelementptr i16, ptr %sg, i64 %fh
%su = trunc i32 %ss to i16
store i16 %su, ptr %st, align 2, !noalias !25
br label %sm
sm:
%sv = lshr i64 %nc, 1
br label %si
si:
%sw = phi i64 [ %nc, %sd ], [ %sv, %sm ]
%sx = phi i64 [ %mv, %sd ], [ %nr, %sm ]
%sy = phi i64 [ %fh, %sd ], [ %nt, %sm ]
%sz = icmp eq i64 %kt, 1
br i1 %sz, label %kr, label %ta
ta:
%tb = add nsw i64 %sx, 2
%tc = shl i64 %ky, 1
%td = getelementptr i8, ptr %eq, i64 %tc
br label %te
te:
%tf = phi i64 [ %tg, %th ], [ %sy, %ta ]
%ti = phi i64 [ %tb, %ta ], [ %tj, %th ]
%tk = phi i64 [ %sw, %ta ], [ %tl, %th ]
%tm = add i64 %tf, 1
%tn = and i64 %tk, 1
%to = icmp eq i64 %tn, 0
br i1 %to, label %tp, label %tq
tp:
%tl = lshr i64 %tk, 2
%tr = and i64 %tk, 2
%ts = icmp eq i64 %tr, 0
br i1 %ts, label %th, label %tt
tt:
%tu = icmp slt i64 %tm, 0
%tv = select i1 %tu, i64 %em, i64 0
%tw = add i64 %tv, 8
%tx = getelementptr i8, ptr %n, i64 %tw
%ty = shl i64 %tf, 3
%tz = getelementptr i8, ptr %tx, i64 %ty
%ua = load i64, ptr %tz, align 8, !noalias !25
%ub = getelementptr i8, ptr %sh, i64 %ua
%uc = load i32, ptr %ub, align 1, !noalias !28
%ud = shl i64 %tf, 1
%ue = getelementptr i8, ptr %td, i64 %ud
%uf = trunc i32 %uc to i16
store i16 %uf, ptr %ue, align 2, !noalias !25
br label %th
th:
%tj = add i64 %ti, -2
%tg = add i64 %tf, 2
%ug = icmp sgt i64 %tj, 2
br i1 %ug, label %te, label %kr
tq:
%uh = icmp slt i64 %tf, 0
%ui = select i1 %uh, i64 %em, i64 0
%uj = getelementptr i8, ptr %n, i64 %ui
%uk = shl i64 %tf, 3
%ul = getelementptr i8, ptr %uj, i64 %uk
%um = load i64, ptr %ul, align 8, !noalias !25
%un = getelementptr i8, ptr %sh, i64 %um
%uo = load i32, ptr %un, align 1, !noalias !28
%up = shl i64 %tf, 1
%uq = getelementptr i8, ptr %td, i64 %up
%ur = getelementptr i8, ptr %uq, i64 -2
%us = trunc i32 %uo to i16
store i16 %us, ptr %ur, align 2, !noalias !25
br label %tp
ut:
%uu = icmp slt i64 %kt, 1
br i1 %uu, label %kr, label %uv
uv:
%uw = getelementptr i8, ptr %cd, i64 %ky
br label %ux
ux:
%uy = phi i64 [ %uz, %uv ], [ %va, %vb ]
%vc = phi i64 [ %nc, %uv ], [ %vd, %vb ]
%ve = phi i64 [ %fh, %uv ], [ %vf, %vb ]
%vg = and i64 %vc, 1
%vh = icmp eq i64 %vg, 0
br i1 %vh, label %vb, label %vi
vb:
%vd = lshr i64 %vc, 1
%va = add i64 %uy, -1
%vf = add i64 %ve, 1
%vj = icmp samesign ugt i64 %va, 1
br i1 %vj, label %ux, label %kr
vi:
%vk = icmp slt i64 %ve, 0
%vl = select i1 %vk, i64 %em, i64 0
%vm = getelementptr i8, ptr %n, i64 %vl
%vn = shl i64 %ve, 3
%vo = getelementptr i8, ptr %vm, i64 %vn
%vp = load i64, ptr %vo, align 8, !noalias !33
%vq = add nsw i64 %vp, %lc
%vr = icmp slt i64 %vq, 0
%vs = select i1 %vr, i64 %h, i64 0
%vt = getelementptr i8, ptr %g, i64 %vq
%vu = getelementptr i8, ptr %vt, i64 %vs
%vv = load i8, ptr %vu, align 1, !noalias !36
%vw = getelementptr i8, ptr %uw, i64 %ve
store i8 %vv, ptr %vw, align 1, !noalias !33
br label %vb
vx:
%vy = phi i64 [ 0, %vz ], [ %wa, %wb ]
%wc = phi i64 [ %nc, %vz ], [ %wd, %wb ]
%we = phi i64 [ %nc, %vz ], [ %wf, %wb ]
%wg = phi i64 [ 0, %vz ], [ %wh, %wb ]
%wh = add nuw nsw i64 %wg, 1
%wi = add nsw i64 %wg, %fh
%wj = and i64 %wc, 1
%wk = icmp eq i64 %wj, 0
br i1 %wk, label %wl, label %wm
wm:
%wn = icmp slt i64 %wi, 0
%wo = select i1 %wn, i64 %o, i64 0
%wp = getelementptr i64, ptr %n, i64 %wi
%wq = getelementptr i64, ptr %wp, i64 %wo
%wr = load i64, ptr %wq, align 8
%ws = add nsw i64 %wr, %dx
%wt = mul i64 %ku, 8
%wu = getelementptr i8, ptr %be, i64 %wt
%wv = getelementptr i8, ptr %wu, i64 16
%ww = load i64, ptr %wv, align 8
%wx = add nsw i64 %wr, %lc
%wy = select i1 %wn, i64 %v, i64 0
%wz = getelementptr i64, ptr %u, i64 %wi
%xa = getelementptr i64, ptr %wz, i64 %wy
%xb = load i64, ptr %xa, align 8
%xc = sub nsw i64 %xb, %dx
%xd = getelementptr i8, ptr %g, i64 %wx
%xe = load i64, ptr %xd, align 1, !noalias !39
%xf = ashr i64 %xe, 32
%xg = and i64 %xe, 4294967295
switch i64 %kw, label %xh [
i64 8, label %xi
i64 9, label %xj
]
xi:
%xk = icmp slt i64 %xf, 0
br i1 %xk, label %xl, label %xj
xl:
%xm = lshr i64 %xe, 56
%xn = and i64 %xm, 127
%xo = add i64 %wi, %ky
%xp = icmp slt i64 %xo, 0
%xq = select i1 %xp, i64 %dg, i64 0
%xr = getelementptr i64, ptr %df, i64 %xo
%xs = getelementptr i64, ptr %xr, i64 %xq
store i64 %wx, ptr %xs, align 8, !noalias !44
%xt = add i64 %xo, %o
%xu = icmp slt i64 %xt, 0
%xv = select i1 %xu, i64 %dg, i64 0
%xw = getelementptr i64, ptr %df, i64 %xt
%xx = getelementptr i64, ptr %xw, i64 %xv
store i64 %xn, ptr %xx, align 8, !noalias !44
%xy = icmp samesign ult i64 %xn, 8
br i1 %xy, label %xz, label %ya
xj:
%yb = add nsw i64 %xf, %ws
%yc = add i64 %wi, %ky
%yd = icmp slt i64 %yc, 0
%ye = select i1 %yd, i64 %dg, i64 0
%yf = getelementptr i64, ptr %df, i64 %yc
%yg = getelementptr i64, ptr %yf, i64 %ye
store i64 %yb, ptr %yg, align 8, !noalias !44
%yh = add i64 %yc, %o
%yi = icmp slt i64 %yh, 0
%yj = select i1 %yi, i64 %dg, i64 0
%yk = getelementptr i64, ptr %df, i64 %yh
%yl = getelementptr i64, ptr %yk, i64 %yj
store i64 %xg, ptr %yl, align 8, !noalias !44
%ym = icmp slt i64 %xf, %ec
%yn = sub nsw i64 %xc, %xf
%yo = icmp sgt i64 %xg, %yn
%yp = select i1 %ym, i1 true, i1 %yo
br i1 %yp, label %ya, label %xz
xh:
%yq = icmp eq i64 %yr, 6
br i1 %yq, label %ys, label %yt
ys:
%yu = icmp slt i64 %xf, %ec
%yv = add nsw i64 %xc, -8
%yw = icmp sgt i64 %xf, %yv
%yx = select i1 %yu, i1 true, i1 %yw
br i1 %yx, label %ya, label %yy
yy:
%yz = icmp samesign ugt i64 %xg, 999999
br i1 %yz, label %ya, label %za
zb:
%zc = phi i64 [ %zd, %ze ], [ %zf, %zg ]
%zh = add nsw i64 %wi, %ky
%zi = icmp slt i64 %zh, 0
%zj = select i1 %zi, i64 %cz, i64 0
%zk = getelementptr i64, ptr %cy, i64 %zh
%zl = getelementptr i64, ptr %zk, i64 %zj
store i64 %zc, ptr %zl, align 8, !noalias !44
br label %xz
zm:
%zn = icmp eq i64 %z, 0
br i1 %zn, label %ya, label %zo
yt:
switch i64 %kw, label %wl [
i64 4, label %zp
i64 5, label %zq
]
zp:
%zr = ashr i64 %xe, 63
br label %zs
zq:
%zt = icmp slt i64 %xf, %ec
%zu = sub nsw i64 %xc, %xf
%zv = icmp sgt i64 %xg, %zu
%zw = select i1 %zt, i1 true, i1 %zv
br i1 %zw, label %ya, label %zx
zx:
%zy = add nsw i64 %xg, -17
%zz = icmp ult i64 %zy, -16
br i1 %zz, label %ya, label %baa
baa:
%bab = add nsw i64 %xf, %ws
%bac = icmp slt i64 %bab, 0
%bad = select i1 %bac, i64 %h, i64 0
%bae = getelementptr i8, ptr %g, i64 %bab
%baf = getelementptr i8, ptr %bae, i64 %bad
%bag = load i8, ptr %baf, align 1, !noalias !45
%bah = ashr i8 %bag, 7
%bai = sext i8 %bah to i64
%baj = icmp eq i64 %xg, 1
br i1 %baj, label %bak, label %bal
bal:
%bam = lshr i64 %xg, 1
%ban = add i64 %wr, %xf
%bao = getelementptr i8, ptr %et, i64 %ban
%bap = shl nuw nsw i64 %bam, 1
br label %baq
baq:
%bar = phi i64 [ %bas, %baq ], [ %bap, %bal ]
%bat = phi ptr [ %bau, %baq ], [ %bao, %bal ]
%bav = phi i64 [ %baw, %baq ], [ %bab, %bal ]
%bax = phi i64 [ %bay, %baq ], [ %bai, %bal ]
%baz = phi i64 [ %bba, %baq ], [ %bai, %bal ]
%bbb = tail call i64 @llvm.fshl.i64(i64 %baz, i64 %bax, i64 8)
%bbc = shl i64 %bax, 8
%bbd = icmp slt i64 %bav, 0
%bbe = select i1 %bbd, i64 %h, i64 0
%bbf = getelementptr i8, ptr %bat, i64 %bbe
%bbg = load i8, ptr %bbf, align 1, !noalias !45
%bbh = zext i8 %bbg to i64
%bbi = or disjoint i64 %bbc, %bbh
%bba = tail call i64 @llvm.fshl.i64(i64 %bbb, i64 %bbc, i64 8)
%bbj = shl i64 %bbi, 8
%bbk = add i64 %bav, 1
%bbl = icmp slt i64 %bbk, 0
%bbm = select i1 %bbl, i64 %ep, i64 1
%bbn = getelementptr i8, ptr %bat, i64 %bbm
%bbo = load i8, ptr %bbn, align 1, !noalias !45
%bbp = zext i8 %bbo to i64
%bay = or disjoint i64 %bbj, %bbp
%bau = getelementptr i8, ptr %bat, i64 2
%bas = add i64 %bar, -2
%bbq = icmp eq i64 %bas, 0
%baw = add i64 %bbk, 1
br i1 %bbq, label %bbr, label %baq
bbr:
%bbs = and i64 %xe, 4294967294
%bbt = and i64 %xe, 1
%bbu = icmp eq i64 %bbt, 0
br i1 %bbu, label %zs, label %bak
bak:
%bbv = phi i64 [ %bai, %baa ], [ %bay, %bbr ]
%bbw = phi i64 [ %bai, %baa ], [ %bba, %bbr ]
%bbx = phi i64 [ 0, %baa ], [ %bbs, %bbr ]
%bby = tail call i64 @llvm.fshl.i64(i64 %bbw, i64 %bbv, i64 8)
%bbz = shl i64 %bbv, 8
%bca = add nsw i64 %bbx, %bab
%bcb = icmp slt i64 %bca, 0
%bcc = select i1 %bcb, i64 %h, i64 0
%bcd = getelementptr i8, ptr %g, i64 %bca
%bce = getelementptr i8, ptr %bcd, i64 %bcc
%bcf = load i8, ptr %bce, align 1, !noalias !45
%bcg = zext i8 %bcf to i64
%bch = or disjoint i64 %bbz, %bcg
br label %zs
zs:
%bci = phi i64 [ %xe, %zp ], [ %bch, %bak ], [ %bay, %bbr ]
%bcj = phi i64 [ %zr, %zp ], [ %bby, %bak ], [ %bba, %bbr ]
%bck = icmp slt i64 %ww, 0
%bcl = add i64 %ww, 39
%bcm = select i1 %bck, i64 %bcl, i64 %ww
%bcn = getelementptr i64, ptr @g1, i64 %bcm
%bco = load i64, ptr %bcn, align 8, !noalias !48
%bcp = getelementptr i64, ptr @g2, i64 %bcm
%bcq = load i64, ptr %bcp, align 8, !noalias !48
%bcr = icmp slt i64 %bcj, 0
br i1 %bcr, label %bcs, label %bct
bcs:
%bcu = xor i64 %bcj, -1
%bcv = icmp ult i64 %bco, %bcu
br i1 %bcv, label %zo, label %bcw
bct:
%bcx = icmp ugt i64 %bcj, %bco
%bcy = icmp eq i64 %bcj, %bco
%bcz = icmp ugt i64 %bci, %bcq
%bda = select i1 %bcy, i1 %bcz, i1 false
%bdb = select i1 %bcx, i1 true, i1 %bda
br i1 %bdb, label %zo, label %bdc
bcw:
%bdd = xor i64 %bci, -1
%bde = icmp eq i64 %bco, %bcu
%bdf = icmp ule i64 %bcq, %bdd
%bdg = select i1 %bde, i1 %bdf, i1 false
br i1 %bdg, label %zo, label %bdc
bdc:
%bdh = shl nsw i64 %wi, 1
%bdi = add nsw i64 %bdh, %ky
%bdj = icmp slt i64 %bdi, 0
%bdk = select i1 %bdj, i64 %cz, i64 0
%bdl = getelementptr i64, ptr %cy, i64 %bdi
%bdm = getelementptr i64, ptr %bdl, i64 %bdk
store i64 %bci, ptr %bdm, align 8, !noalias !44
%bdn = icmp slt i64 %bdi, -1
%bdo = select i1 %bdn, i64 %cz, i64 0
%bdp = getelementptr i8, ptr %bdl, i64 8
%bdq = getelementptr i64, ptr %bdp, i64 %bdo
store i64 %bcj, ptr %bdq, align 8, !noalias !44
br label %xz
bdr:
%bds = bitcast i64 9223372036854775807 to i64
%bdt = mul nuw nsw i64 %bdu, %bdv
%bdw = xor i64 %bdx, %bds
%bdy = icmp samesign ugt i64 %bdt, %bdw
br i1 %bdy, label %zm, label %zg
zg:
%zf = add nuw nsw i64 %bdt, %bdx
br label %zb
bdz:
%bea = bitcast i64 9223372036854775807 to i64
%beb = mul nsw i64 %bec, %bdv
%bed = add i64 %bea, 1
%bee = sub nsw i64 %bed, %bef
%beg = icmp slt i64 %beb, %bee
br i1 %beg, label %zm, label %ze
ze:
%zd = add nsw i64 %bef, %beb
br label %zb
za:
%beh = getelementptr i8, ptr %g, i64 %xf
%bei = getelementptr i8, ptr %beh, i64 %ws
%bdu = load i64, ptr %bei, align 1, !noalias !51
%bej = udiv i32 1000000, %bek
%bel = trunc i64 %xe to i32
%bem = udiv i32 %bel, %bej
%bdx = zext i32 %bem to i64
%ben = icmp sgt i64 %bdu, -1
br i1 %ben, label %beo, label %bep
beo:
%beq = icmp samesign ugt i64 %bdu, %ber
br i1 %beq, label %zm, label %bdr
bep:
%bef = sub nsw i64 %bdx, %bdv
%bec = add nsw i64 %bdu, 1
%bes = icmp slt i64 %bec, %bet
br i1 %bes, label %zm, label %bdz
xz:
%beu = phi i64 [ %xg, %xj ], [ 0, %zb ], [ 0, %bdc ], [ %xn, %xl ]
%bev = phi i64 [ %xg, %xj ], [ 0, %zb ], [ 0, %bdc ], [ 0, %xl ]
%bew = add nsw i64 %beu, %vy
%bex = getelementptr i64, ptr %bn, i64 %wg
%bey = load i64, ptr %bex, align 8
%bez = sub nsw i64 %bey, %bev
store i64 %bez, ptr %bex, align 8
%bfa = icmp slt i64 %bez, 0
br i1 %bfa, label %jh, label %wb
zo:
%bfb = shl nuw i64 1, %wg
%bfc = xor i64 %bfb, -1
%bfd = and i64 %we, %bfc
br label %wb
wl:
%bfe = icmp eq i64 %yr, 8
%bff = shl nuw i64 1, %wg
%bfg = xor i64 %bff, -1
%bfh = and i64 %we, %bfg
br i1 %bfe, label %bfi, label %wb
bfi:
%bfj = add i64 %bfk, %wi
%bfl = icmp slt i64 %bfj, 0
%bfm = select i1 %bfl, i64 %dg, i64 0
%bfn = getelementptr i64, ptr %df, i64 %bfj
%bfo = getelementptr i64, ptr %bfn, i64 %bfm
store i64 -1, ptr %bfo, align 8
br label %wb
jh:
%jg = phi i64 [ %bfp, %ya ], [ 6, %xz ]
%bfq = getelementptr i64, ptr %wp, i64 %wo
%bfr = load i64, ptr %bfq, align 8
%bfs = add nsw i64 %bfr, %lc
store i64 %wi, ptr %dt, align 8
%bft = getelementptr i8, ptr %dt, i64 8
store i64 %bfs, ptr %bft, align 8
%bfu = getelementptr i8, ptr %dt, i64 16
store i64 %ko, ptr %bfu, align 8
br label %ei
bfv:
%bfw = phi i64 [ %nc, %bfx ], [ %wf, %wb ]
%bfy = phi i64 [ 0, %bfx ], [ %wa, %wb ]
%bfz = mul i64 %bga, 8
%bgb = getelementptr inbounds i8, ptr %bgc, i64 %bfz
store i64 %bfw, ptr %bgb, align 8
%bgd = getelementptr i64, ptr %dm, i64 %ko
%bge = load i64, ptr %bgd, align 8
%bgf = add nsw i64 %bge, %bfy
store i64 %bgf, ptr %bgd, align 8
br label %kr
wb:
%wa = phi i64 [ %vy, %wl ], [ %vy, %bfi ], [ %bew, %xz ], [ %vy, %zo ]
%wf = phi i64 [ %bfh, %wl ], [ %bfh, %bfi ], [ %we, %xz ], [ %bfd, %zo ]
%wd = lshr i64 %wc, 1
%bgg = icmp eq i64 %mv, %wh
br i1 %bgg, label %bfv, label %vx
kr:
%bgh = icmp eq i64 %bf, %kq
br i1 %bgh, label %ev, label %kn
ft:
%kt = sub nsw i64 %o, %fh
%mv = tail call i64 @llvm.smin.i64(i64 %kt, i64 64)
%bgi = icmp sgt i64 %kt, 0
br i1 %bgi, label %bgj, label %bgk
bgj:
%bgl = icmp eq i64 %fo, 1
br i1 %bgl, label %bgm, label %jk
jk:
br label %ji
km:
%bgn = and i64 %fp, 1
%bgo = icmp eq i64 %bgn, 0
br i1 %bgo, label %bgk, label %bgm
bgm:
%bgp = phi i64 [ 0, %bgj ], [ %jl, %km ]
%bgq = add nsw i64 %bgp, %fh
%bgr = icmp slt i64 %bgq, 0
%bgs = select i1 %bgr, i64 %v, i64 0
%bgt = getelementptr i64, ptr %u, i64 %bgq
%bgu = getelementptr i64, ptr %bgt, i64 %bgs
%bgv = load i64, ptr %bgu, align 8
%bgw = sub i64 %bgv, %eo
%bgx = getelementptr i64, ptr %bn, i64 %bgp
store i64 %bgw, ptr %bgx, align 8
br label %bgk
bgk:
%bgy = icmp slt i64 %bf, 1
br i1 %bgy, label %ev, label %kp
kp:
%bgz = ashr exact i64 %fh, 6
%bha = icmp slt i64 %bgz, 0
%bhb = select i1 %bha, i64 %bw, i64 0
%bhc = getelementptr i64, ptr %bu, i64 %bgz
%bgc = getelementptr i64, ptr %bhc, i64 %bhb
%uz = add nuw nsw i64 %mv, 1
%nr = add nsw i64 %mv, -1
%nt = or disjoint i64 %fh, 1
%bhd = icmp slt i64 %fh, 0
%nh = select i1 %bhd, i64 %o, i64 0
%nj = getelementptr i64, ptr %n, i64 %fh
br label %kn
lf:
%nc = phi i64 [ 0, %kn ], [ %ll, %lm ]
%bga = mul i64 %ko, %bw
%bhe = getelementptr i64, ptr %bgc, i64 %bga
store i64 %nc, ptr %bhe, align 8
switch i64 %kw, label %bfx [
i64 3, label %mr
i64 2, label %pm
i64 1, label %sb
i64 0, label %ut
]
bfx:
%bhf = icmp slt i64 %kt, 1
br i1 %bhf, label %bfv, label %vz
vz:
%yr = and i64 %kw, -2
%bfk = add i64 %ky, %o
%bhg = icmp eq i64 %kw, 6
%bdv = select i1 %bhg, i64 1000, i64 1000000
%bek = trunc nuw nsw i64 %bdv to i32
%bet = select i1 %bhg, i64 -9223372036854775, i64 -9223372036854
%ber = select i1 %bhg, i64 9223372036854775, i64 9223372036854
br label %vx
ya:
%bhh = phi i64 [ %xg, %xj ], [ 0, %xl ], [ 0, %ys ], [ 0, %yy ], [ 0, %zq ], [ 0, %zx ], [ 0, %zm ]
%bfp = phi i64 [ 4, %xj ], [ 5, %xl ], [ 4, %ys ], [ 7, %yy ], [ 4, %zq ], [ 8, %zx ], [ 9, %zm ]
%bhi = getelementptr i64, ptr %bn, i64 %wg
%bhj = load i64, ptr %bhi, align 8
%bhk = sub nsw i64 %bhj, %bhh
store i64 %bhk, ptr %bhi, align 8
br label %jh
}
declare i64 @llvm.smin.i64(i64, i64) #1
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
declare void @llvm.assume(i1 noundef) #2
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !15, !10}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = !{!21, !23, !18}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !31, !26}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = distinct !{!31, !32, !"scope"}
!32 = distinct !{!32, !"scope"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !34}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = !{!40, !42}
!40 = distinct !{!40, !41, !"scope"}
!41 = distinct !{!41, !"scope"}
!42 = distinct !{!42, !43, !"scope"}
!43 = distinct !{!43, !"scope"}
!44 = !{!42}
!45 = !{!46, !42}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = !{!49, !42}
!49 = distinct !{!49, !50, !"scope"}
!50 = distinct !{!50, !"scope"}
!51 = !{!52, !54, !42}
!52 = distinct !{!52, !53, !"scope"}
!53 = distinct !{!53, !"scope"}
!54 = distinct !{!54, !55, !"scope"}
!55 = distinct !{!55, !"scope"}
