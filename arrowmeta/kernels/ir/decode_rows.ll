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
br label %ne
ne:
%nn = phi i64 [ 0, %na ], [ %nm, %nf ]
%no = getelementptr i64, ptr %mx, i64 %fh
store i64 %nn, ptr %no, align 8, !noalias !9
%np = lshr i64 %nc, 1
br label %mz
mz:
%nq = phi i64 [ %nc, %mt ], [ %np, %ne ]
%nr = phi i64 [ %mv, %mt ], [ %ns, %ne ]
%nt = phi i64 [ %fh, %mt ], [ %nu, %ne ]
%nv = icmp eq i64 %kt, 1
br i1 %nv, label %kr, label %nw
nw:
%nx = shl i64 %ky, 3
%ny = getelementptr i8, ptr %es, i64 %nx
%nz = add i64 %nr, 4
br label %oa
oa:
%ob = phi i64 [ %oc, %od ], [ %nz, %nw ]
%oe = phi i64 [ %of, %od ], [ %nt, %nw ]
%og = phi i64 [ %nq, %nw ], [ %oh, %od ]
%oi = add i64 %oe, 1
%oj = and i64 %og, 1
%ok = icmp eq i64 %oj, 0
br i1 %ok, label %ol, label %om
om:
%on = icmp slt i64 %oe, 0
%oo = select i1 %on, i64 %em, i64 0
%op = getelementptr i8, ptr %n, i64 %oo
%oq = shl i64 %oe, 3
%or = getelementptr i8, ptr %op, i64 %oq
%os = load i64, ptr %or, align 8, !noalias !9
%ot = getelementptr i8, ptr %my, i64 %os
%ou = load i64, ptr %ot, align 1, !noalias !12
br label %ol
ol:
%ov = phi i64 [ %ou, %om ], [ 0, %oa ]
%ow = shl i64 %oe, 3
%ox = getelementptr i8, ptr %ny, i64 %ow
%oy = getelementptr i8, ptr %ox, i64 -8
store i64 %ov, ptr %oy, align 8, !noalias !9
%oh = lshr i64 %og, 2
%oz = and i64 %og, 2
%pa = icmp eq i64 %oz, 0
br i1 %pa, label %od, label %pb
pb:
%pc = icmp slt i64 %oi, 0
%pd = select i1 %pc, i64 %em, i64 0
%pe = add i64 %pd, 8
%pf = getelementptr i8, ptr %n, i64 %pe
%pg = shl i64 %oe, 3
%ph = getelementptr i8, ptr %pf, i64 %pg
%pi = load i64, ptr %ph, align 8, !noalias !9
%pj = getelementptr i8, ptr %my, i64 %pi
%pk = load i64, ptr %pj, align 1, !noalias !12
br label %od
od:
%pl = phi i64 [ 0, %ol ], [ %pk, %pb ]
%pm = mul i64 %oe, 8
%pn = getelementptr i8, ptr %ny, i64 %pm
store i64 %pl, ptr %pn, align 8, !noalias !9
%of = add nuw i64 %oe, 2
%oc = add i64 %ob, -2
%po = icmp sgt i64 %oc, 4
br i1 %po, label %oa, label %kr
pp:
%pq = icmp slt i64 %kt, 1
br i1 %pq, label %kr, label %pr
pr:
%ps = and i64 %mv, 1
%pt = icmp eq i64 %ps, 0
%pu = getelementptr i32, ptr %cr, i64 %ky
%pv = getelementptr i8, ptr %g, i64 %lc
br i1 %pt, label %pw, label %px
px:
%py = and i64 %nc, 1
%pz = icmp eq i64 %py, 0
br i1 %pz, label %qa, label %qb
qb:
%qc = mul i64 %nh, 8
%qd = getelementptr i8, ptr %nj, i64 %qc
%qe = load i64, ptr %qd, align 8, !noalias !17
%qf = getelementptr i8, ptr %pv, i64 %qe
%qg = load i32, ptr %qf, align 1, !noalias !20
br label %qa
qa:
%qh = phi i32 [ 0, %px ], [ %qg, %qb ]
%qi = getelementptr i32, ptr %pu, i64 %fh
store i32 %qh, ptr %qi, align 4, !noalias !17
%qj = lshr i64 %nc, 1
br label %pw
pw:
%qk = phi i64 [ %nc, %pr ], [ %qj, %qa ]
%ql = phi i64 [ %mv, %pr ], [ %ns, %qa ]
%qm = phi i64 [ %fh, %pr ], [ %nu, %qa ]
%qn = icmp eq i64 %kt, 1
br i1 %qn, label %kr, label %qo
qo:
%qp = shl i64 %ky, 2
%qq = getelementptr i8, ptr %er, i64 %qp
%qr = add i64 %ql, 4
br label %qs
qs:
%qt = phi i64 [ %qu, %qv ], [ %qr, %qo ]
%qw = phi i64 [ %qx, %qv ], [ %qm, %qo ]
%qy = phi i64 [ %qk, %qo ], [ %qz, %qv ]
%ra = add i64 %qw, 1
%rb = and i64 %qy, 1
%rc = icmp eq i64 %rb, 0
br i1 %rc, label %rd, label %re
re:
%rf = icmp slt i64 %qw, 0
%rg = select i1 %rf, i64 %em, i64 0
%rh = getelementptr i8, ptr %n, i64 %rg
%ri = shl i64 %qw, 3
%rj = getelementptr i8, ptr %rh, i64 %ri
%rk = load i64, ptr %rj, align 8, !noalias !17
%rl = getelementptr i8, ptr %pv, i64 %rk
%rm = load i32, ptr %rl, align 1, !noalias !20
br label %rd
rd:
%rn = phi i32 [ 0, %qs ], [ %rm, %re ]
%ro = shl i64 %qw, 2
%rp = getelementptr i8, ptr %qq, i64 %ro
%rq = getelementptr i8, ptr %rp, i64 -4
store i32 %rn, ptr %rq, align 4, !noalias !17
%qz = lshr i64 %qy, 2
%rr = and i64 %qy, 2
%rs = icmp eq i64 %rr, 0
br i1 %rs, label %qv, label %rt
rt:
%ru = icmp slt i64 %ra, 0
%rv = select i1 %ru, i64 %em, i64 0
%rw = add i64 %rv, 8
%rx = getelementptr i8, ptr %n, i64 %rw
%ry = shl i64 %qw, 3
%rz = getelementptr i8, ptr %rx, i64 %ry
%sa = load i64, ptr %rz, align 8, !noalias !17
%sb = getelementptr i8, ptr %pv, i64 %sa
%sc = load i32, ptr %sb, align 1, !noalias !20
br label %qv
qv:
%sd = phi i32 [ 0, %rd ], [ %sc, %rt ]
%se = mul i64 %qw, 4
%sf = getelementptr i8, ptr %qq, i64 %se
store i32 %sd, ptr %sf, align 4, !noalias !17
%qx = add nuw i64 %qw, 2
%qu = add i64 %qt, -2
%sg = icmp sgt i64 %qu, 4
br i1 %sg, label %qs, label %kr
sh:
%si = icmp slt i64 %kt, 1
br i1 %si, label %kr, label %sj
sj:
%sk = and i64 %mv, 1
%sl = icmp eq i64 %sk, 0
%sm = getelementptr i16, ptr %ck, i64 %ky
%sn = getelementptr i8, ptr %g, i64 %lc
br i1 %sl, label %so, label %sp
sp:
%sq = and i64 %nc, 1
%sr = icmp eq i64 %sq, 0
br i1 %sr, label %ss, label %st
st:
%su = mul i64 %nh, 8
%sv = getelementptr i8, ptr %nj, i64 %su
%sw = load i64, ptr %sv, align 8, !noalias !25
%sx = getelementptr i8, ptr %sn, i64 %sw
%sy = load i32, ptr %sx, align 1, !noalias !28
%sz = trunc i32 %sy to i16
br label %ss
ss:
%ta = phi i16 [ 0, %sp ], [ %sz, %st ]
%tb = getelementptr i16, ptr %sm, i64 %fh
store i16 %ta, ptr %tb, align 2, !noalias !25
%tc = lshr i64 %nc, 1
br label %so
so:
%td = phi i64 [ %nc, %sj ], [ %tc, %ss ]
%te = phi i64 [ %mv, %sj ], [ %ns, %ss ]
%tf = phi i64 [ %fh, %sj ], [ %nu, %ss ]
%tg = icmp eq i64 %kt, 1
br i1 %tg, label %kr, label %th
th:
%ti = add nsw i64 %te, 2
%tj = shl i64 %ky, 1
%tk = getelementptr i8, ptr %eq, i64 %tj
br label %tl
tl:
%tm = phi i64 [ %tn, %to ], [ %tf, %th ]
%tp = phi i64 [ %ti, %th ], [ %tq, %to ]
%tr = phi i64 [ %td, %th ], [ %ts, %to ]
%tt = add i64 %tm, 1
%tu = and i64 %tr, 1
%tv = icmp eq i64 %tu, 0
br i1 %tv, label %tw, label %tx
tx:
%ty = icmp slt i64 %tm, 0
%tz = select i1 %ty, i64 %em, i64 0
%ua = getelementptr i8, ptr %n, i64 %tz
%ub = shl i64 %tm, 3
%uc = getelementptr i8, ptr %ua, i64 %ub
%ud = load i64, ptr %uc, align 8, !noalias !25
%ue = getelementptr i8, ptr %sn, i64 %ud
%uf = load i32, ptr %ue, align 1, !noalias !28
%ug = trunc i32 %uf to i16
br label %tw
tw:
%uh = phi i16 [ 0, %tl ], [ %ug, %tx ]
%ui = shl i64 %tm, 1
%uj = getelementptr i8, ptr %tk, i64 %ui
%uk = getelementptr i8, ptr %uj, i64 -2
store i16 %uh, ptr %uk, align 2, !noalias !25
%ts = lshr i64 %tr, 2
%ul = and i64 %tr, 2
%um = icmp eq i64 %ul, 0
br i1 %um, label %to, label %un
un:
%uo = icmp slt i64 %tt, 0
%up = select i1 %uo, i64 %em, i64 0
%uq = add i64 %up, 8
%ur = getelementptr i8, ptr %n, i64 %uq
%us = shl i64 %tm, 3
%ut = getelementptr i8, ptr %ur, i64 %us
%uu = load i64, ptr %ut, align 8, !noalias !25
%uv = getelementptr i8, ptr %sn, i64 %uu
%uw = load i32, ptr %uv, align 1, !noalias !28
%ux = trunc i32 %uw to i16
br label %to
to:
%uy = phi i16 [ 0, %tw ], [ %ux, %un ]
%uz = mul i64 %tm, 2
%va = getelementptr i8, ptr %tk, i64 %uz
store i16 %uy, ptr %va, align 2, !noalias !25
%tq = add i64 %tp, -2
%tn = add i64 %tm, 2
%vb = icmp sgt i64 %tq, 2
br i1 %vb, label %tl, label %kr
vc:
%vd = icmp slt i64 %kt, 1
br i1 %vd, label %kr, label %ve
ve:
%vf = getelementptr i8, ptr %cd, i64 %ky
br label %vg
vg:
%vh = phi i64 [ %vi, %ve ], [ %vj, %vk ]
%vl = phi i64 [ %nc, %ve ], [ %vm, %vk ]
%vn = phi i64 [ %fh, %ve ], [ %vo, %vk ]
%vp = and i64 %vl, 1
%vq = icmp eq i64 %vp, 0
br i1 %vq, label %vk, label %vr
vr:
%vs = icmp slt i64 %vn, 0
%vt = select i1 %vs, i64 %em, i64 0
%vu = getelementptr i8, ptr %n, i64 %vt
%vv = shl i64 %vn, 3
%vw = getelementptr i8, ptr %vu, i64 %vv
%vx = load i64, ptr %vw, align 8, !noalias !33
%vy = add nsw i64 %vx, %lc
%vz = icmp slt i64 %vy, 0
%wa = select i1 %vz, i64 %h, i64 0
%wb = getelementptr i8, ptr %g, i64 %vy
%wc = getelementptr i8, ptr %wb, i64 %wa
%wd = load i8, ptr %wc, align 1, !noalias !36
br label %vk
vk:
%we = phi i8 [ 0, %vg ], [ %wd, %vr ]
%wf = getelementptr i8, ptr %vf, i64 %vn
store i8 %we, ptr %wf, align 1, !noalias !33
%vm = lshr i64 %vl, 1
%vj = add i64 %vh, -1
%vo = add i64 %vn, 1
%wg = icmp samesign ugt i64 %vj, 1
br i1 %wg, label %vg, label %kr
wh:
%wi = phi i64 [ 0, %wj ], [ %wk, %wl ]
%wm = phi i64 [ %nc, %wj ], [ %wn, %wl ]
%wo = phi i64 [ %nc, %wj ], [ %wp, %wl ]
%wq = phi i64 [ 0, %wj ], [ %wr, %wl ]
%wr = add nuw nsw i64 %wq, 1
%ws = add nsw i64 %wq, %fh
%wt = and i64 %wm, 1
%wu = icmp eq i64 %wt, 0
br i1 %wu, label %wv, label %ww
ww:
%wx = icmp slt i64 %ws, 0
%wy = select i1 %wx, i64 %o, i64 0
%wz = getelementptr i64, ptr %n, i64 %ws
%xa = getelementptr i64, ptr %wz, i64 %wy
%xb = load i64, ptr %xa, align 8
%xc = add nsw i64 %xb, %dx
%xd = mul i64 %ku, 8
%xe = getelementptr i8, ptr %be, i64 %xd
%xf = getelementptr i8, ptr %xe, i64 16
%xg = load i64, ptr %xf, align 8
%xh = add nsw i64 %xb, %lc
%xi = select i1 %wx, i64 %v, i64 0
%xj = getelementptr i64, ptr %u, i64 %ws
%xk = getelementptr i64, ptr %xj, i64 %xi
%xl = load i64, ptr %xk, align 8
%xm = sub nsw i64 %xl, %dx
%xn = getelementptr i8, ptr %g, i64 %xh
%xo = load i64, ptr %xn, align 1, !noalias !39
%xp = ashr i64 %xo, 32
%xq = and i64 %xo, 4294967295
switch i64 %kw, label %xr [
i64 8, label %xs
i64 9, label %xt
]
xs:
%xu = icmp slt i64 %xp, 0
br i1 %xu, label %xv, label %xt
xv:
%xw = lshr i64 %xo, 56
%xx = and i64 %xw, 127
%xy = add i64 %ws, %ky
%xz = icmp slt i64 %xy, 0
%ya = select i1 %xz, i64 %dg, i64 0
%yb = getelementptr i64, ptr %df, i64 %xy
%yc = getelementptr i64, ptr %yb, i64 %ya
store i64 %xh, ptr %yc, align 8, !noalias !44
%yd = add i64 %xy, %o
%ye = icmp slt i64 %yd, 0
%yf = select i1 %ye, i64 %dg, i64 0
%yg = getelementptr i64, ptr %df, i64 %yd
%yh = getelementptr i64, ptr %yg, i64 %yf
store i64 %xx, ptr %yh, align 8, !noalias !44
%yi = icmp samesign ult i64 %xx, 8
br i1 %yi, label %yj, label %yk
xt:
%yl = add nsw i64 %xp, %xc
%ym = add i64 %ws, %ky
%yn = icmp slt i64 %ym, 0
%yo = select i1 %yn, i64 %dg, i64 0
%yp = getelementptr i64, ptr %df, i64 %ym
%yq = getelementptr i64, ptr %yp, i64 %yo
store i64 %yl, ptr %yq, align 8, !noalias !44
%yr = add i64 %ym, %o
%ys = icmp slt i64 %yr, 0
%yt = select i1 %ys, i64 %dg, i64 0
%yu = getelementptr i64, ptr %df, i64 %yr
%yv = getelementptr i64, ptr %yu, i64 %yt
store i64 %xq, ptr %yv, align 8, !noalias !44
%yw = icmp slt i64 %xp, %ec
%yx = sub nsw i64 %xm, %xp
%yy = icmp sgt i64 %xq, %yx
%yz = select i1 %yw, i1 true, i1 %yy
br i1 %yz, label %yk, label %yj
xr:
%za = icmp eq i64 %zb, 6
br i1 %za, label %zc, label %zd
zc:
%ze = icmp slt i64 %xp, %ec
%zf = add nsw i64 %xm, -8
%zg = icmp sgt i64 %xp, %zf
%zh = select i1 %ze, i1 true, i1 %zg
br i1 %zh, label %yk, label %zi
zi:
%zj = icmp samesign ugt i64 %xq, 999999
br i1 %zj, label %yk, label %zk
zl:
%zm = phi i64 [ %zn, %zo ], [ %zp, %zq ]
%zr = add nsw i64 %ws, %ky
%zs = icmp slt i64 %zr, 0
%zt = select i1 %zs, i64 %cz, i64 0
%zu = getelementptr i64, ptr %cy, i64 %zr
%zv = getelementptr i64, ptr %zu, i64 %zt
store i64 %zm, ptr %zv, align 8, !noalias !44
br label %yj
zw:
%zx = icmp eq i64 %z, 0
br i1 %zx, label %yk, label %zy
zd:
switch i64 %kw, label %wv [
i64 4, label %zz
i64 5, label %baa
]
zz:
%bab = ashr i64 %xo, 63
br label %bac
baa:
%bad = icmp slt i64 %xp, %ec
%bae = sub nsw i64 %xm, %xp
%baf = icmp sgt i64 %xq, %bae
%bag = select i1 %bad, i1 true, i1 %baf
br i1 %bag, label %yk, label %bah
bah:
%bai = add nsw i64 %xq, -17
%baj = icmp ult i64 %bai, -16
br i1 %baj, label %yk, label %bak
bak:
%bal = add nsw i64 %xp, %xc
%bam = icmp slt i64 %bal, 0
%ban = select i1 %bam, i64 %h, i64 0
%bao = getelementptr i8, ptr %g, i64 %bal
%bap = getelementptr i8, ptr %bao, i64 %ban
%baq = load i8, ptr %bap, align 1, !noalias !45
%bar = ashr i8 %baq, 7
%bas = sext i8 %bar to i64
%bat = icmp eq i64 %xq, 1
br i1 %bat, label %bau, label %bav
bav:
%baw = lshr i64 %xq, 1
%bax = add i64 %xb, %xp
%bay = getelementptr i8, ptr %et, i64 %bax
%baz = shl nuw nsw i64 %baw, 1
br label %bba
bba:
%bbb = phi i64 [ %bbc, %bba ], [ %baz, %bav ]
%bbd = phi ptr [ %bbe, %bba ], [ %bay, %bav ]
%bbf = phi i64 [ %bbg, %bba ], [ %bal, %bav ]
%bbh = phi i64 [ %bbi, %bba ], [ %bas, %bav ]
%bbj = phi i64 [ %bbk, %bba ], [ %bas, %bav ]
%bbl = tail call i64 @llvm.fshl.i64(i64 %bbj, i64 %bbh, i64 8)
%bbm = shl i64 %bbh, 8
%bbn = icmp slt i64 %bbf, 0
%bbo = select i1 %bbn, i64 %h, i64 0
%bbp = getelementptr i8, ptr %bbd, i64 %bbo
%bbq = load i8, ptr %bbp, align 1, !noalias !45
%bbr = zext i8 %bbq to i64
%bbs = or disjoint i64 %bbm, %bbr
%bbk = tail call i64 @llvm.fshl.i64(i64 %bbl, i64 %bbm, i64 8)
%bbt = shl i64 %bbs, 8
%bbu = add i64 %bbf, 1
%bbv = icmp slt i64 %bbu, 0
%bbw = select i1 %bbv, i64 %ep, i64 1
%bbx = getelementptr i8, ptr %bbd, i64 %bbw
%bby = load i8, ptr %bbx, align 1, !noalias !45
%bbz = zext i8 %bby to i64
%bbi = or disjoint i64 %bbt, %bbz
%bbe = getelementptr i8, ptr %bbd, i64 2
%bbc = add i64 %bbb, -2
%bca = icmp eq i64 %bbc, 0
%bbg = add i64 %bbu, 1
br i1 %bca, label %bcb, label %bba
bcb:
%bcc = and i64 %xo, 4294967294
%bcd = and i64 %xo, 1
%bce = icmp eq i64 %bcd, 0
br i1 %bce, label %bac, label %bau
bau:
%bcf = phi i64 [ %bas, %bak ], [ %bbi, %bcb ]
%bcg = phi i64 [ %bas, %bak ], [ %bbk, %bcb ]
%bch = phi i64 [ 0, %bak ], [ %bcc, %bcb ]
%bci = tail call i64 @llvm.fshl.i64(i64 %bcg, i64 %bcf, i64 8)
%bcj = shl i64 %bcf, 8
%bck = add nsw i64 %bch, %bal
%bcl = icmp slt i64 %bck, 0
%bcm = select i1 %bcl, i64 %h, i64 0
%bcn = getelementptr i8, ptr %g, i64 %bck
%bco = getelementptr i8, ptr %bcn, i64 %bcm
%bcp = load i8, ptr %bco, align 1, !noalias !45
%bcq = zext i8 %bcp to i64
%bcr = or disjoint i64 %bcj, %bcq
br label %bac
bac:
%bcs = phi i64 [ %xo, %zz ], [ %bcr, %bau ], [ %bbi, %bcb ]
%bct = phi i64 [ %bab, %zz ], [ %bci, %bau ], [ %bbk, %bcb ]
%bcu = icmp slt i64 %xg, 0
%bcv = add i64 %xg, 39
%bcw = select i1 %bcu, i64 %bcv, i64 %xg
%bcx = getelementptr i64, ptr @g1, i64 %bcw
%bcy = load i64, ptr %bcx, align 8, !noalias !48
%bcz = getelementptr i64, ptr @g2, i64 %bcw
%bda = load i64, ptr %bcz, align 8, !noalias !48
%bdb = icmp slt i64 %bct, 0
br i1 %bdb, label %bdc, label %bdd
bdc:
%bde = xor i64 %bct, -1
%bdf = icmp ult i64 %bcy, %bde
br i1 %bdf, label %zy, label %bdg
bdd:
%bdh = icmp ugt i64 %bct, %bcy
%bdi = icmp eq i64 %bct, %bcy
%bdj = icmp ugt i64 %bcs, %bda
%bdk = select i1 %bdi, i1 %bdj, i1 false
%bdl = select i1 %bdh, i1 true, i1 %bdk
br i1 %bdl, label %zy, label %bdm
bdg:
%bdn = xor i64 %bcs, -1
%bdo = icmp eq i64 %bcy, %bde
%bdp = icmp ule i64 %bda, %bdn
%bdq = select i1 %bdo, i1 %bdp, i1 false
br i1 %bdq, label %zy, label %bdm
bdm:
%bdr = shl nsw i64 %ws, 1
%bds = add nsw i64 %bdr, %ky
%bdt = icmp slt i64 %bds, 0
%bdu = select i1 %bdt, i64 %cz, i64 0
%bdv = getelementptr i64, ptr %cy, i64 %bds
%bdw = getelementptr i64, ptr %bdv, i64 %bdu
store i64 %bcs, ptr %bdw, align 8, !noalias !44
%bdx = icmp slt i64 %bds, -1
%bdy = select i1 %bdx, i64 %cz, i64 0
%bdz = getelementptr i8, ptr %bdv, i64 8
%bea = getelementptr i64, ptr %bdz, i64 %bdy
store i64 %bct, ptr %bea, align 8, !noalias !44
br label %yj
beb:
%bec = bitcast i64 9223372036854775807 to i64
%bed = mul nuw nsw i64 %bee, %bef
%beg = xor i64 %beh, %bec
%bei = icmp samesign ugt i64 %bed, %beg
br i1 %bei, label %zw, label %zq
zq:
%zp = add nuw nsw i64 %bed, %beh
br label %zl
bej:
%bek = bitcast i64 9223372036854775807 to i64
%bel = mul nsw i64 %bem, %bef
%ben = add i64 %bek, 1
%beo = sub nsw i64 %ben, %bep
%beq = icmp slt i64 %bel, %beo
br i1 %beq, label %zw, label %zo
zo:
%zn = add nsw i64 %bep, %bel
br label %zl
zk:
%ber = getelementptr i8, ptr %g, i64 %xp
%bes = getelementptr i8, ptr %ber, i64 %xc
%bee = load i64, ptr %bes, align 1, !noalias !51
%bet = udiv i32 1000000, %beu
%bev = trunc i64 %xo to i32
%bew = udiv i32 %bev, %bet
%beh = zext i32 %bew to i64
%bex = icmp sgt i64 %bee, -1
br i1 %bex, label %bey, label %bez
bey:
%bfa = icmp samesign ugt i64 %bee, %bfb
br i1 %bfa, label %zw, label %beb
bez:
%bep = sub nsw i64 %beh, %bef
%bem = add nsw i64 %bee, 1
%bfc = icmp slt i64 %bem, %bfd
br i1 %bfc, label %zw, label %bej
yj:
%bfe = phi i64 [ %xq, %xt ], [ 0, %zl ], [ 0, %bdm ], [ %xx, %xv ]
%bff = phi i64 [ %xq, %xt ], [ 0, %zl ], [ 0, %bdm ], [ 0, %xv ]
%bfg = add nsw i64 %bfe, %wi
%bfh = getelementptr i64, ptr %bn, i64 %wq
%bfi = load i64, ptr %bfh, align 8
%bfj = sub nsw i64 %bfi, %bff
store i64 %bfj, ptr %bfh, align 8
%bfk = icmp slt i64 %bfj, 0
br i1 %bfk, label %jh, label %wl
zy:
%bfl = shl nuw i64 1, %wq
%bfm = xor i64 %bfl, -1
%bfn = and i64 %wo, %bfm
%bfo = add nsw i64 %ws, %ky
br label %bfp
wv:
%bfq = icmp eq i64 %zb, 8
%bfr = shl nuw i64 1, %wq
%bfs = xor i64 %bfr, -1
%bft = and i64 %wo, %bfs
%bfu = add nsw i64 %ws, %ky
br i1 %bfq, label %bfv, label %bfp
bfv:
%bfw = icmp slt i64 %bfu, 0
%bfx = select i1 %bfw, i64 %dg, i64 0
%bfy = getelementptr i64, ptr %df, i64 %bfu
%bfz = getelementptr i64, ptr %bfy, i64 %bfx
store i64 0, ptr %bfz, align 8, !noalias !56
%bga = add nsw i64 %bfu, %o
%bgb = icmp slt i64 %bga, 0
%bgc = select i1 %bgb, i64 %dg, i64 0
%bgd = getelementptr i64, ptr %df, i64 %bga
%bge = getelementptr i64, ptr %bgd, i64 %bgc
store i64 -1, ptr %bge, align 8, !noalias !56
br label %wl
bfp:
%bgf = phi i64 [ %bfo, %zy ], [ %bfu, %wv ]
%bgg = phi i64 [ %bfn, %zy ], [ %bft, %wv ]
switch i64 %kw, label %bgh [
i64 3, label %bgi
i64 6, label %bgi
i64 7, label %bgi
i64 2, label %bgj
i64 1, label %bgk
i64 0, label %bgl
i64 10, label %wl
]
bgi:
%bgm = icmp slt i64 %bgf, 0
%bgn = select i1 %bgm, i64 %cz, i64 0
%bgo = getelementptr i64, ptr %cy, i64 %bgf
%bgp = getelementptr i64, ptr %bgo, i64 %bgn
store i64 0, ptr %bgp, align 8, !noalias !56
br label %wl
bgj:
%bgq = icmp slt i64 %bgf, 0
%bgr = select i1 %bgq, i64 %cs, i64 0
%bgs = getelementptr i32, ptr %cr, i64 %bgf
%bgt = getelementptr i32, ptr %bgs, i64 %bgr
store i32 0, ptr %bgt, align 4, !noalias !56
br label %wl
bgk:
%bgu = icmp slt i64 %bgf, 0
%bgv = select i1 %bgu, i64 %cl, i64 0
%bgw = getelementptr i16, ptr %ck, i64 %bgf
%bgx = getelementptr i16, ptr %bgw, i64 %bgv
store i16 0, ptr %bgx, align 2, !noalias !56
br label %wl
bgl:
%bgy = icmp slt i64 %bgf, 0
%bgz = select i1 %bgy, i64 %ce, i64 0
%bha = getelementptr i8, ptr %cd, i64 %bgf
%bhb = getelementptr i8, ptr %bha, i64 %bgz
store i8 0, ptr %bhb, align 1, !noalias !56
br label %wl
bgh:
%bhc = add nsw i64 %bgf, %ws
%bhd = icmp slt i64 %bhc, 0
%bhe = select i1 %bhd, i64 %cz, i64 0
%bhf = getelementptr i64, ptr %cy, i64 %bhc
%bhg = getelementptr i64, ptr %bhf, i64 %bhe
store i64 0, ptr %bhg, align 8, !noalias !56
%bhh = icmp slt i64 %bhc, -1
%bhi = select i1 %bhh, i64 %cz, i64 0
%bhj = getelementptr i8, ptr %bhf, i64 8
%bhk = getelementptr i64, ptr %bhj, i64 %bhi
store i64 0, ptr %bhk, align 8, !noalias !56
br label %wl
jh:
%jg = phi i64 [ %bhl, %yk ], [ 6, %yj ]
%bhm = getelementptr i64, ptr %wz, i64 %wy
%bhn = load i64, ptr %bhm, align 8
%bho = add nsw i64 %bhn, %lc
store i64 %ws, ptr %dt, align 8
%bhp = getelementptr i8, ptr %dt, i64 8
store i64 %bho, ptr %bhp, align 8
%bhq = getelementptr i8, ptr %dt, i64 16
store i64 %ko, ptr %bhq, align 8
br label %ei
bhr:
%bhs = phi i64 [ %nc, %bht ], [ %wp, %wl ]
%bhu = phi i64 [ 0, %bht ], [ %wk, %wl ]
%bhv = mul i64 %bhw, 8
%bhx = getelementptr inbounds i8, ptr %bhy, i64 %bhv
store i64 %bhs, ptr %bhx, align 8
%bhz = getelementptr i64, ptr %dm, i64 %ko
%bia = load i64, ptr %bhz, align 8
%bib = add nsw i64 %bia, %bhu
store i64 %bib, ptr %bhz, align 8
br label %kr
kr:
%bic = icmp eq i64 %bf, %kq
br i1 %bic, label %ev, label %kn
wl:
%wk = phi i64 [ %bfg, %yj ], [ %wi, %bfv ], [ %wi, %bfp ], [ %wi, %bgi ], [ %wi, %bgj ], [ %wi, %bgk ], [ %wi, %bgl ], [ %wi, %bgh ]
%wp = phi i64 [ %wo, %yj ], [ %bft, %bfv ], [ %bgg, %bfp ], [ %bgg, %bgi ], [ %bgg, %bgj ], [ %bgg, %bgk ], [ %bgg, %bgl ], [ %bgg, %bgh ]
%wn = lshr i64 %wm, 1
%bid = icmp eq i64 %mv, %wr
br i1 %bid, label %bhr, label %wh
ft:
%kt = sub nsw i64 %o, %fh
%mv = tail call i64 @llvm.smin.i64(i64 %kt, i64 64)
%bie = icmp sgt i64 %kt, 0
br i1 %bie, label %bif, label %big
bif:
%bih = icmp eq i64 %fo, 1
br i1 %bih, label %bii, label %jk
jk:
br label %ji
km:
%bij = and i64 %fp, 1
%bik = icmp eq i64 %bij, 0
br i1 %bik, label %big, label %bii
bii:
%bil = phi i64 [ 0, %bif ], [ %jl, %km ]
%bim = add nsw i64 %bil, %fh
%bin = icmp slt i64 %bim, 0
%bio = select i1 %bin, i64 %v, i64 0
%bip = getelementptr i64, ptr %u, i64 %bim
%biq = getelementptr i64, ptr %bip, i64 %bio
%bir = load i64, ptr %biq, align 8
%bis = sub i64 %bir, %eo
%bit = getelementptr i64, ptr %bn, i64 %bil
store i64 %bis, ptr %bit, align 8
br label %big
big:
%biu = icmp slt i64 %bf, 1
br i1 %biu, label %ev, label %kp
kp:
%biv = ashr exact i64 %fh, 6
%biw = icmp slt i64 %biv, 0
%bix = select i1 %biw, i64 %bw, i64 0
%biy = getelementptr i64, ptr %bu, i64 %biv
%bhy = getelementptr i64, ptr %biy, i64 %bix
%vi = add nuw nsw i64 %mv, 1
%ns = add nsw i64 %mv, -1
%nu = or disjoint i64 %fh, 1
%biz = icmp slt i64 %fh, 0
%nh = select i1 %biz, i64 %o, i64 0
%nj = getelementptr i64, ptr %n, i64 %fh
br label %kn
lf:
%nc = phi i64 [ 0, %kn ], [ %ll, %lm ]
%bhw = mul i64 %ko, %bw
%bja = getelementptr i64, ptr %bhy, i64 %bhw
store i64 %nc, ptr %bja, align 8
switch i64 %kw, label %bht [
i64 3, label %mr
i64 2, label %pp
i64 1, label %sh
i64 0, label %vc
]
bht:
%bjb = icmp slt i64 %kt, 1
br i1 %bjb, label %bhr, label %wj
wj:
%zb = and i64 %kw, -2
%bjc = icmp eq i64 %kw, 6
%bef = select i1 %bjc, i64 1000, i64 1000000
%beu = trunc nuw nsw i64 %bef to i32
%bfd = select i1 %bjc, i64 -9223372036854775, i64 -9223372036854
%bfb = select i1 %bjc, i64 9223372036854775, i64 9223372036854
br label %wh
yk:
%bjd = phi i64 [ %xq, %xt ], [ 0, %xv ], [ 0, %zc ], [ 0, %zi ], [ 0, %baa ], [ 0, %bah ], [ 0, %zw ]
%bhl = phi i64 [ 4, %xt ], [ 5, %xv ], [ 4, %zc ], [ 7, %zi ], [ 4, %baa ], [ 8, %bah ], [ 9, %zw ]
%bje = getelementptr i64, ptr %bn, i64 %wq
%bjf = load i64, ptr %bje, align 8
%bjg = sub nsw i64 %bjf, %bjd
store i64 %bjg, ptr %bje, align 8
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
!56 = !{!57}
!57 = distinct !{!57, !58, !"scope"}
!58 = distinct !{!58, !"scope"}
