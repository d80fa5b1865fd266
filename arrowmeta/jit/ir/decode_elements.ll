target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g2 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define noundef range(i32 -1, -2) i32 @decode_elements(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, i64 %be, i64 %bf, i64 %bg, ptr readnone captures(none) %bh, ptr readnone captures(none) %bi, i64 %bj, i64 %bk, ptr readonly captures(none) %bl, i64 %bm, i64 %bn, ptr readnone captures(none) %bo, ptr readnone captures(none) %bp, i64 %bq, i64 %br, ptr captures(none) %bs, i64 %bt, i64 %bu, ptr readnone captures(none) %bv, ptr readnone captures(none) %bw, i64 %bx, i64 %by, ptr writeonly captures(none) %bz, i64 %ca, i64 %cb, ptr readnone captures(none) %cc, ptr readnone captures(none) %cd, i64 %ce, i64 %cf, ptr writeonly captures(none) %cg, i64 %ch, i64 %ci, ptr readnone captures(none) %cj, ptr readnone captures(none) %ck, i64 %cl, i64 %cm, ptr writeonly captures(none) %cn, i64 %co, i64 %cp, ptr readnone captures(none) %cq, ptr readnone captures(none) %cr, i64 %cs, i64 %ct, ptr writeonly captures(none) %cu, i64 %cv, i64 %cw, ptr readnone captures(none) %cx, ptr readnone captures(none) %cy, i64 %cz, i64 %da, ptr writeonly captures(none) %db, i64 %dc, i64 %dd, ptr readnone captures(none) %de, ptr readnone captures(none) %df, i64 %dg, i64 %dh, ptr captures(none) %di, i64 %dj, i64 %dk, ptr readnone captures(none) %dl, ptr readnone captures(none) %dm, i64 %dn, i64 %do, ptr writeonly captures(none) %dp, i64 %dq, i64 %dr) local_unnamed_addr #0 {
ds:
%dt = load i64, ptr %bl, align 8
%du = getelementptr i8, ptr %bl, i64 8
%dv = load i64, ptr %du, align 8
%dw = getelementptr i64, ptr %bb, i64 %bc
%dx = getelementptr i8, ptr %dw, i64 -8
%dy = load i64, ptr %dx, align 8
%dz = icmp slt i64 %o, 1
br i1 %dz, label %ea, label %eb
eb:
%ec = and i64 %dt, -2
%ed = add i64 %dy, %dv
%ee = add i64 %h, 1
%ef = icmp eq i64 %dt, 6
%eg = select i1 %ef, i64 1000, i64 1000000
%eh = trunc nuw nsw i64 %eg to i32
%ei = select i1 %ef, i64 -9223372036854775, i64 -9223372036854
%ej = select i1 %ef, i64 9223372036854775, i64 9223372036854
br label %ek
ek:
%el = phi i64 [ 0, %eb ], [ %em, %en ]
%em = add nuw nsw i64 %el, 1
%eo = getelementptr i64, ptr %u, i64 %el
%ep = load i64, ptr %eo, align 8
%eq = icmp slt i64 %ep, 0
br i1 %eq, label %en, label %er
er:
%es = icmp eq i64 %bf, 0
%et = getelementptr i64, ptr %n, i64 %el
%eu = load i64, ptr %et, align 8
%ev = getelementptr i64, ptr %bb, i64 %el
%ew = getelementptr i8, ptr %ev, i64 8
%ex = load i64, ptr %ew, align 8
%ey = load i64, ptr %ev, align 8
%ez = sub nsw i64 %ex, %ey
%fa = add nsw i64 %ez, 31
%fb = ashr i64 %fa, 3
%fc = and i64 %fb, -4
%fd = add nsw i64 %fc, 4
%fe = select i1 %es, i64 %fd, i64 0
%ff = mul nsw i64 %ez, %be
%fg = add nsw i64 %fe, %ff
%fh = icmp slt i64 %ez, 1
br i1 %fh, label %en, label %fi
fi:
%fj = sub nsw i64 %ep, %fg
%fk = add nsw i64 %fe, %eu
%fl = add nsw i64 %eu, 4
%fm = getelementptr i8, ptr %g, i64 %eu
%fn = add nsw i64 %ep, -8
%fo = getelementptr i8, ptr %g, i64 %eu
br label %fp
fp:
%fq = phi i64 [ %fj, %fi ], [ %fr, %fs ]
%ft = phi i64 [ 0, %fi ], [ %fu, %fs ]
%fv = icmp eq i64 %bf, 0
%fu = add nuw nsw i64 %ft, 1
%fw = mul i64 %el, 8
%fx = getelementptr i8, ptr %bb, i64 %fw
%fy = load i64, ptr %fx, align 8
%fz = add nsw i64 %fy, %ft
%ga = mul nsw i64 %ft, %be
%gb = add nsw i64 %fk, %ga
br i1 %fv, label %gc, label %gd
gc:
%ge = lshr i64 %ft, 3
%gf = add nsw i64 %fl, %ge
%gg = icmp slt i64 %gf, 0
%gh = select i1 %gg, i64 %h, i64 0
%gi = getelementptr i8, ptr %g, i64 %gf
%gj = getelementptr i8, ptr %gi, i64 %gh
%gk = load i8, ptr %gj, align 1
%gl = zext i8 %gk to i64
%gm = and i64 %ft, 7
%gn = shl nuw nsw i64 1, %gm
%go = and i64 %gn, %gl
%gp = icmp eq i64 %go, 0
br i1 %gp, label %gd, label %gq
gd:
switch i64 %dt, label %gr [
i64 3, label %gs
i64 2, label %gt
i64 1, label %gu
i64 0, label %gv
]
gu:
%gw = icmp slt i64 %gb, 0
%gx = select i1 %gw, i64 %h, i64 0
%gy = getelementptr i8, ptr %g, i64 %gb
%gz = getelementptr i8, ptr %gy, i64 %gx
%ha = load i8, ptr %gz, align 1
%hb = zext i8 %ha to i16
%hc = icmp slt i64 %gb, -1
%hd = select i1 %hc, i64 %h, i64 0
%he = getelementptr i8, ptr %gy, i64 1
%hf = getelementptr i8, ptr %he, i64 %hd
%hg = load i8, ptr %hf, align 1
%hh = zext i8 %hg to i16
%hi = shl nuw i16 %hh, 8
%hj = or disjoint i16 %hi, %hb
%hk = add nsw i64 %fz, %dv
%hl = icmp slt i64 %hk, 0
%hm = select i1 %hl, i64 %ch, i64 0
%hn = getelementptr i16, ptr %cg, i64 %hk
%ho = getelementptr i16, ptr %hn, i64 %hm
store i16 %hj, ptr %ho, align 2
br label %fs
gv:
%hp = icmp slt i64 %gb, 0
%hq = select i1 %hp, i64 %h, i64 0
%hr = getelementptr i8, ptr %g, i64 %gb
%hs = getelementptr i8, ptr %hr, i64 %hq
%ht = load i8, ptr %hs, align 1
%hu = add nsw i64 %fz, %dv
%hv = icmp slt i64 %hu, 0
%hw = select i1 %hv, i64 %ca, i64 0
%hx = getelementptr i8, ptr %bz, i64 %hu
%hy = getelementptr i8, ptr %hx, i64 %hw
store i8 %ht, ptr %hy, align 1
br label %fs
gr:
%hz = getelementptr i8, ptr %bl, i64 16
%ia = load i64, ptr %hz, align 8
%ib = getelementptr i8, ptr %g, i64 %gb
%ic = load i64, ptr %ib, align 1, !noalias !0
%id = ashr i64 %ic, 32
%ie = and i64 %ic, 4294967295
switch i64 %dt, label %if [
i64 8, label %ig
i64 9, label %ih
]
ig:
%ii = icmp slt i64 %id, 0
br i1 %ii, label %ij, label %ih
ij:
%ik = lshr i64 %ic, 56
%il = and i64 %ik, 127
%im = add i64 %fz, %dv
%in = icmp slt i64 %im, 0
%io = select i1 %in, i64 %dc, i64 0
%ip = getelementptr i64, ptr %db, i64 %im
%iq = getelementptr i64, ptr %ip, i64 %io
store i64 %gb, ptr %iq, align 8, !noalias !5
%ir = add i64 %im, %dy
%is = icmp slt i64 %ir, 0
%it = select i1 %is, i64 %dc, i64 0
%iu = getelementptr i64, ptr %db, i64 %ir
%iv = getelementptr i64, ptr %iu, i64 %it
store i64 %il, ptr %iv, align 8, !noalias !5
%iw = icmp samesign ult i64 %il, 8
br i1 %iw, label %ix, label %iy
ih:
%iz = add nsw i64 %id, %eu
%ja = add i64 %fz, %dv
%jb = icmp slt i64 %ja, 0
%jc = select i1 %jb, i64 %dc, i64 0
%jd = getelementptr i64, ptr %db, i64 %ja
%je = getelementptr i64, ptr %jd, i64 %jc
store i64 %iz, ptr %je, align 8, !noalias !5
%jf = add i64 %ja, %dy
%jg = icmp slt i64 %jf, 0
%jh = select i1 %jg, i64 %dc, i64 0
%ji = getelementptr i64, ptr %db, i64 %jf
%jj = getelementptr i64, ptr %ji, i64 %jh
store i64 %ie, ptr %jj, align 8, !noalias !5
%jk = icmp slt i64 %id, %fg
%jl = sub nsw i64 %ep, %id
%jm = icmp sgt i64 %ie, %jl
%jn = select i1 %jk, i1 true, i1 %jm
br i1 %jn, label %iy, label %ix
if:
%jo = icmp eq i64 %ec, 6
br i1 %jo, label %jp, label %jq
jp:
%jr = icmp slt i64 %id, %fg
%js = icmp sgt i64 %id, %fn
%jt = select i1 %jr, i1 true, i1 %js
br i1 %jt, label %iy, label %ju
ju:
%jv = icmp samesign ugt i64 %ie, 999999
br i1 %jv, label %iy, label %jw
jx:
%jy = phi i64 [ %jz, %ka ], [ %kb, %kc ]
%kd = add nsw i64 %fz, %dv
%ke = icmp slt i64 %kd, 0
%kf = select i1 %ke, i64 %cv, i64 0
%kg = getelementptr i64, ptr %cu, i64 %kd
%kh = getelementptr i64, ptr %kg, i64 %kf
store i64 %jy, ptr %kh, align 8, !noalias !5
br label %ix
ki:
%kj = icmp eq i64 %bg, 0
br i1 %kj, label %iy, label %gq
jq:
switch i64 %dt, label %gq [
i64 4, label %kk
i64 5, label %kl
]
kk:
%km = ashr i64 %ic, 63
br label %kn
kl:
%ko = icmp slt i64 %id, %fg
%kp = sub nsw i64 %ep, %id
%kq = icmp sgt i64 %ie, %kp
%kr = select i1 %ko, i1 true, i1 %kq
br i1 %kr, label %iy, label %ks
ks:
%kt = add nsw i64 %ie, -17
%ku = icmp ult i64 %kt, -16
br i1 %ku, label %iy, label %kv
kv:
%kw = add nsw i64 %id, %eu
%kx = icmp slt i64 %kw, 0
%ky = select i1 %kx, i64 %h, i64 0
%kz = getelementptr i8, ptr %g, i64 %kw
%la = getelementptr i8, ptr %kz, i64 %ky
%lb = load i8, ptr %la, align 1, !noalias !6
%lc = ashr i8 %lb, 7
%ld = sext i8 %lc to i64
%le = icmp eq i64 %ie, 1
br i1 %le, label %lf, label %lg
lg:
%lh = lshr i64 %ie, 1
%li = getelementptr i8, ptr %fo, i64 %id
%lj = shl nuw nsw i64 %lh, 1
br label %lk
lk:
%ll = phi i64 [ %lm, %lk ], [ %lj, %lg ]
%ln = phi ptr [ %lo, %lk ], [ %li, %lg ]
%lp = phi i64 [ %lq, %lk ], [ %kw, %lg ]
%lr = phi i64 [ %ls, %lk ], [ %ld, %lg ]
%lt = phi i64 [ %lu, %lk ], [ %ld, %lg ]
%lv = tail call i64 @llvm.fshl.i64(i64 %lt, i64 %lr, i64 8)
%lw = shl i64 %lr, 8
%lx = icmp slt i64 %lp, 0
%ly = select i1 %lx, i64 %h, i64 0
%lz = getelementptr i8, ptr %ln, i64 %ly
%ma = load i8, ptr %lz, align 1, !noalias !6
%mb = zext i8 %ma to i64
%mc = or disjoint i64 %lw, %mb
%lu = tail call i64 @llvm.fshl.i64(i64 %lv, i64 %lw, i64 8)
%md = shl i64 %mc, 8
%me = add i64 %lp, 1
%mf = icmp slt i64 %me, 0
%mg = select i1 %mf, i64 %ee, i64 1
%mh = getelementptr i8, ptr %ln, i64 %mg
%mi = load i8, ptr %mh, align 1, !noalias !6
%mj = zext i8 %mi to i64
%ls = or disjoint i64 %md, %mj
%lo = getelementptr i8, ptr %ln, i64 2
%lm = add i64 %ll, -2
%mk = icmp eq i64 %lm, 0
%lq = add i64 %me, 1
br i1 %mk, label %ml, label %lk
ml:
%mm = and i64 %ic, 4294967294
%mn = and i64 %ic, 1
%mo = icmp eq i64 %mn, 0
br i1 %mo, label %kn, label %lf
lf:
%mp = phi i64 [ %ld, %kv ], [ %ls, %ml ]
%mq = phi i64 [ %ld, %kv ], [ %lu, %ml ]
%mr = phi i64 [ 0, %kv ], [ %mm, %ml ]
%ms = tail call i64 @llvm.fshl.i64(i64 %mq, i64 %mp, i64 8)
%mt = shl i64 %mp, 8
%mu = add nsw i64 %mr, %kw
%mv = icmp slt i64 %mu, 0
%mw = select i1 %mv, i64 %h, i64 0
%mx = getelementptr i8, ptr %g, i64 %mu
%my = getelementptr i8, ptr %mx, i64 %mw
%mz = load i8, ptr %my, align 1, !noalias !6
%na = zext i8 %mz to i64
%nb = or disjoint i64 %mt, %na
br label %kn
kn:
%nc = phi i64 [ %ic, %kk ], [ %nb, %lf ], [ %ls, %ml ]
%nd = phi i64 [ %km, %kk ], [ %ms, %lf ], [ %lu, %ml ]
%ne = icmp slt i64 %ia, 0
%nf = add i64 %ia, 39
%ng = select i1 %ne, i64 %nf, i64 %ia
%nh = getelementptr i64, ptr @g1, i64 %ng
%ni = load i64, ptr %nh, align 8, !noalias !9
%nj = getelementptr i64, ptr @g2, i64 %ng
%nk = load i64, ptr %nj, align 8, !noalias !9
%nl = icmp slt i64 %nd, 0
br i1 %nl, label %nm, label %nn
nm:
%no = xor i64 %nd, -1
%np = icmp ult i64 %ni, %no
br i1 %np, label %gq, label %nq
nn:
%nr = icmp ugt i64 %nd, %ni
%ns = icmp eq i64 %nd, %ni
%nt = icmp ugt i64 %nc, %nk
%nu = select i1 %ns, i1 %nt, i1 false
%nv = select i1 %nr, i1 true, i1 %nu
br i1 %nv, label %gq, label %nw
nq:
%nx = xor i64 %nc, -1
%ny = icmp eq i64 %ni, %no
%nz = icmp ule i64 %nk, %nx
%oa = select i1 %ny, i1 %nz, i1 false
br i1 %oa, label %gq, label %nw
nw:
%ob = shl nsw i64 %fz, 1
%oc = add nsw i64 %ob, %dv
%od = icmp slt i64 %oc, 0
%oe = select i1 %od, i64 %cv, i64 0
%of = getelementptr i64, ptr %cu, i64 %oc
%og = getelementptr i64, ptr %of, i64 %oe
store i64 %nc, ptr %og, align 8, !noalias !5
%oh = icmp slt i64 %oc, -1
%oi = select i1 %oh, i64 %cv, i64 0
%oj = getelementptr i8, ptr %of, i64 8
%ok = getelementptr i64, ptr %oj, i64 %oi
store i64 %nd, ptr %ok, align 8, !noalias !5
br label %ix
ol:
%om = bitcast i64 9223372036854775807 to i64
%on = mul nuw nsw i64 %oo, %eg
%op = xor i64 %oq, %om
%or = icmp samesign ugt i64 %on, %op
br i1 %or, label %ki, label %kc
kc:
%kb = add nuw nsw i64 %on, %oq
br label %jx
os:
%ot = bitcast i64 9223372036854775807 to i64
%ou = mul nsw i64 %ov, %eg
%ow = add i64 %ot, 1
%ox = sub nsw i64 %ow, %oy
%oz = icmp slt i64 %ou, %ox
br i1 %oz, label %ki, label %ka
ka:
%jz = add nsw i64 %oy, %ou
br label %jx
jw:
%pa = getelementptr i8, ptr %fm, i64 %id
%oo = load i64, ptr %pa, align 1, !noalias !12
%pb = udiv i32 1000000, %eh
%pc = trunc i64 %ic to i32
%pd = udiv i32 %pc, %pb
%oq = zext i32 %pd to i64
%pe = icmp sgt i64 %oo, -1
br i1 %pe, label %pf, label %pg
pf:
%ph = icmp samesign ugt i64 %oo, %ej
br i1 %ph, label %ki, label %ol
pg:
%oy = sub nsw i64 %oq, %eg
%ov = add nsw i64 %oo, 1
%pi = icmp slt i64 %ov, %ei
br i1 %pi, label %ki, label %os
ix:
%pj = phi i64 [ %ie, %ih ], [ 0, %jx ], [ 0, %nw ], [ %il, %ij ]
%pk = phi i64 [ %ie, %ih ], [ 0, %jx ], [ 0, %nw ], [ 0, %ij ]
%pl = load i64, ptr %di, align 8
%pm = add nsw i64 %pl, %pj
store i64 %pm, ptr %di, align 8
%pn = sub nsw i64 %fq, %pk
%po = icmp slt i64 %pn, 0
br i1 %po, label %pp, label %fs
gq:
%pq = icmp eq i64 %ec, 8
%pr = ashr i64 %fz, 6
%ps = icmp slt i64 %pr, 0
%pt = select i1 %ps, i64 %bt, i64 0
%pu = getelementptr i64, ptr %bs, i64 %pr
%pv = getelementptr i64, ptr %pu, i64 %pt
%pw = load i64, ptr %pv, align 8
%px = and i64 %fz, 63
%py = shl nuw i64 1, %px
%pz = xor i64 %py, -1
%qa = and i64 %pw, %pz
store i64 %qa, ptr %pv, align 8
br i1 %pq, label %qb, label %fs
qb:
%qc = add i64 %ed, %fz
%qd = icmp slt i64 %qc, 0
%qe = select i1 %qd, i64 %dc, i64 0
%qf = getelementptr i64, ptr %db, i64 %qc
%qg = getelementptr i64, ptr %qf, i64 %qe
store i64 -1, ptr %qg, align 8
br label %fs
ea:
%qh = phi i64 [ %qi, %pp ], [ 0, %ds ], [ 0, %en ]
store i64 %qh, ptr %a, align 8
ret i32 0
pp:
%qi = phi i64 [ %qj, %iy ], [ 6, %ix ]
store i64 %el, ptr %dp, align 8
%qk = getelementptr i8, ptr %dp, i64 8
store i64 %gb, ptr %qk, align 8
%ql = getelementptr i8, ptr %dp, i64 16
store i64 0, ptr %ql, align 8
br label %ea
en:
%qm = icmp eq i64 %em, %o
br i1 %qm, label %ea, label %ek
fs:
%fr = phi i64 [ %fq, %gq ], [ %fq, %qb ], [ %fq, %gs ], [ %fq, %gt ], [ %fq, %gu ], [ %fq, %gv ], [ %pn, %ix ]
%qn = icmp eq i64 %ez, %fu
br i1 %qn, label %en, label %fp
gs:
%qo = getelementptr i8, ptr %g, i64 %gb
%qp = load i64, ptr %qo, align 1, !noalias !17
%qq = add nsw i64 %fz, %dv
%qr = icmp slt i64 %qq, 0
%qs = select i1 %qr, i64 %cv, i64 0
%qt = getelementptr i64, ptr %cu, i64 %qq
%qu = getelementptr i64, ptr %qt, i64 %qs
store i64 %qp, ptr %qu, align 8
br label %fs
gt:
%qv = getelementptr i8, ptr %g, i64 %gb
%qw = load i32, ptr %qv, align 1, !noalias !22
%qx = add nsw i64 %fz, %dv
%qy = icmp slt i64 %qx, 0
%qz = select i1 %qy, i64 %co, i64 0
%ra = getelementptr i32, ptr %cn, i64 %qx
%rb = getelementptr i32, ptr %ra, i64 %qz
store i32 %qw, ptr %rb, align 4
br label %fs
iy:
%rc = phi i64 [ %ie, %ih ], [ %il, %ij ], [ 0, %jp ], [ 0, %ju ], [ 0, %kl ], [ 0, %ks ], [ 0, %ki ]
%qj = phi i64 [ 4, %ih ], [ 5, %ij ], [ 4, %jp ], [ 7, %ju ], [ 4, %kl ], [ 8, %ks ], [ 9, %ki ]
%rd = load i64, ptr %di, align 8
%re = add nsw i64 %rd, %rc
store i64 %re, ptr %di, align 8
br label %pp
}
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = !{!3}
!6 = !{!7, !3}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10, !3}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !15, !3}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = !{!18, !20}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23, !25}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = distinct !{!25, !26, !"scope"}
!26 = distinct !{!26, !"scope"}
