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
%ed = add i64 %h, 1
%ee = icmp eq i64 %dt, 6
%ef = select i1 %ee, i64 1000, i64 1000000
%eg = trunc nuw nsw i64 %ef to i32
%eh = select i1 %ee, i64 -9223372036854775, i64 -9223372036854
%ei = select i1 %ee, i64 9223372036854775, i64 9223372036854
br label %ej
ej:
%ek = phi i64 [ 0, %eb ], [ %el, %em ]
%el = add nuw nsw i64 %ek, 1
%en = getelementptr i64, ptr %u, i64 %ek
%eo = load i64, ptr %en, align 8
%ep = icmp slt i64 %eo, 0
br i1 %ep, label %em, label %eq
eq:
%er = icmp eq i64 %bf, 0
%es = getelementptr i64, ptr %n, i64 %ek
%et = load i64, ptr %es, align 8
%eu = getelementptr i64, ptr %bb, i64 %ek
%ev = getelementptr i8, ptr %eu, i64 8
%ew = load i64, ptr %ev, align 8
%ex = load i64, ptr %eu, align 8
%ey = sub nsw i64 %ew, %ex
%ez = add nsw i64 %ey, 31
%fa = ashr i64 %ez, 3
%fb = and i64 %fa, -4
%fc = add nsw i64 %fb, 4
%fd = select i1 %er, i64 %fc, i64 0
%fe = mul nsw i64 %ey, %be
%ff = add nsw i64 %fd, %fe
%fg = icmp slt i64 %ey, 1
br i1 %fg, label %em, label %fh
fh:
%fi = sub nsw i64 %eo, %ff
%fj = add nsw i64 %fd, %et
%fk = add nsw i64 %et, 4
%fl = getelementptr i8, ptr %g, i64 %et
%fm = add nsw i64 %eo, -8
%fn = getelementptr i8, ptr %g, i64 %et
br label %fo
fo:
%fp = phi i64 [ %fi, %fh ], [ %fq, %fr ]
%fs = phi i64 [ 0, %fh ], [ %ft, %fr ]
%fu = icmp eq i64 %bf, 0
%ft = add nuw nsw i64 %fs, 1
%fv = mul i64 %ek, 8
%fw = getelementptr i8, ptr %bb, i64 %fv
%fx = load i64, ptr %fw, align 8
%fy = add nsw i64 %fx, %fs
%fz = mul nsw i64 %fs, %be
%ga = add nsw i64 %fj, %fz
br i1 %fu, label %gb, label %gc
gb:
%gd = lshr i64 %fs, 3
%ge = add nsw i64 %fk, %gd
%gf = icmp slt i64 %ge, 0
%gg = select i1 %gf, i64 %h, i64 0
%gh = getelementptr i8, ptr %g, i64 %ge
%gi = getelementptr i8, ptr %gh, i64 %gg
%gj = load i8, ptr %gi, align 1
%gk = zext i8 %gj to i64
%gl = and i64 %fs, 7
%gm = shl nuw nsw i64 1, %gl
%gn = and i64 %gm, %gk
%go = icmp eq i64 %gn, 0
br i1 %go, label %gc, label %gp
gc:
switch i64 %dt, label %gq [
i64 3, label %gr
i64 2, label %gs
i64 1, label %gt
i64 0, label %gu
]
gt:
%gv = icmp slt i64 %ga, 0
%gw = select i1 %gv, i64 %h, i64 0
%gx = getelementptr i8, ptr %g, i64 %ga
%gy = getelementptr i8, ptr %gx, i64 %gw
%gz = load i8, ptr %gy, align 1
%ha = zext i8 %gz to i16
%hb = icmp slt i64 %ga, -1
%hc = select i1 %hb, i64 %h, i64 0
%hd = getelementptr i8, ptr %gx, i64 1
%he = getelementptr i8, ptr %hd, i64 %hc
%hf = load i8, ptr %he, align 1
%hg = zext i8 %hf to i16
%hh = shl nuw i16 %hg, 8
%hi = or disjoint i16 %hh, %ha
%hj = add nsw i64 %fy, %dv
%hk = icmp slt i64 %hj, 0
%hl = select i1 %hk, i64 %ch, i64 0
%hm = getelementptr i16, ptr %cg, i64 %hj
%hn = getelementptr i16, ptr %hm, i64 %hl
store i16 %hi, ptr %hn, align 2
br label %fr
gu:
%ho = icmp slt i64 %ga, 0
%hp = select i1 %ho, i64 %h, i64 0
%hq = getelementptr i8, ptr %g, i64 %ga
%hr = getelementptr i8, ptr %hq, i64 %hp
%hs = load i8, ptr %hr, align 1
%ht = add nsw i64 %fy, %dv
%hu = icmp slt i64 %ht, 0
%hv = select i1 %hu, i64 %ca, i64 0
%hw = getelementptr i8, ptr %bz, i64 %ht
%hx = getelementptr i8, ptr %hw, i64 %hv
store i8 %hs, ptr %hx, align 1
br label %fr
gq:
%hy = getelementptr i8, ptr %bl, i64 16
%hz = load i64, ptr %hy, align 8
%ia = getelementptr i8, ptr %g, i64 %ga
%ib = load i64, ptr %ia, align 1, !noalias !0
%ic = ashr i64 %ib, 32
%id = and i64 %ib, 4294967295
switch i64 %dt, label %ie [
i64 8, label %if
i64 9, label %ig
]
if:
%ih = icmp slt i64 %ic, 0
br i1 %ih, label %ii, label %ig
ii:
%ij = lshr i64 %ib, 56
%ik = and i64 %ij, 127
%il = add i64 %fy, %dv
%im = icmp slt i64 %il, 0
%in = select i1 %im, i64 %dc, i64 0
%io = getelementptr i64, ptr %db, i64 %il
%ip = getelementptr i64, ptr %io, i64 %in
store i64 %ga, ptr %ip, align 8, !noalias !5
%iq = add i64 %il, %dy
%ir = icmp slt i64 %iq, 0
%is = select i1 %ir, i64 %dc, i64 0
%it = getelementptr i64, ptr %db, i64 %iq
%iu = getelementptr i64, ptr %it, i64 %is
store i64 %ik, ptr %iu, align 8, !noalias !5
%iv = icmp samesign ult i64 %ik, 8
br i1 %iv, label %iw, label %ix
ig:
%iy = add nsw i64 %ic, %et
%iz = add i64 %fy, %dv
%ja = icmp slt i64 %iz, 0
%jb = select i1 %ja, i64 %dc, i64 0
%jc = getelementptr i64, ptr %db, i64 %iz
%jd = getelementptr i64, ptr %jc, i64 %jb
store i64 %iy, ptr %jd, align 8, !noalias !5
%je = add i64 %iz, %dy
%jf = icmp slt i64 %je, 0
%jg = select i1 %jf, i64 %dc, i64 0
%jh = getelementptr i64, ptr %db, i64 %je
%ji = getelementptr i64, ptr %jh, i64 %jg
store i64 %id, ptr %ji, align 8, !noalias !5
%jj = icmp slt i64 %ic, %ff
%jk = sub nsw i64 %eo, %ic
%jl = icmp sgt i64 %id, %jk
%jm = select i1 %jj, i1 true, i1 %jl
br i1 %jm, label %ix, label %iw
ie:
%jn = icmp eq i64 %ec, 6
br i1 %jn, label %jo, label %jp
jo:
%jq = icmp slt i64 %ic, %ff
%jr = icmp sgt i64 %ic, %fm
%js = select i1 %jq, i1 true, i1 %jr
br i1 %js, label %ix, label %jt
jt:
%ju = icmp samesign ugt i64 %id, 999999
br i1 %ju, label %ix, label %jv
jw:
%jx = phi i64 [ %jy, %jz ], [ %ka, %kb ]
%kc = add nsw i64 %fy, %dv
%kd = icmp slt i64 %kc, 0
%ke = select i1 %kd, i64 %cv, i64 0
%kf = getelementptr i64, ptr %cu, i64 %kc
%kg = getelementptr i64, ptr %kf, i64 %ke
store i64 %jx, ptr %kg, align 8, !noalias !5
br label %iw
kh:
%ki = icmp eq i64 %bg, 0
br i1 %ki, label %ix, label %gp
jp:
switch i64 %dt, label %gp [
i64 4, label %kj
i64 5, label %kk
]
kj:
%kl = ashr i64 %ib, 63
br label %km
kk:
%kn = icmp slt i64 %ic, %ff
%ko = sub nsw i64 %eo, %ic
%kp = icmp sgt i64 %id, %ko
%kq = select i1 %kn, i1 true, i1 %kp
br i1 %kq, label %ix, label %kr
kr:
%ks = add nsw i64 %id, -17
%kt = icmp ult i64 %ks, -16
br i1 %kt, label %ix, label %ku
ku:
%kv = add nsw i64 %ic, %et
%kw = icmp slt i64 %kv, 0
%kx = select i1 %kw, i64 %h, i64 0
%ky = getelementptr i8, ptr %g, i64 %kv
%kz = getelementptr i8, ptr %ky, i64 %kx
%la = load i8, ptr %kz, align 1, !noalias !6
%lb = ashr i8 %la, 7
%lc = sext i8 %lb to i64
%ld = icmp eq i64 %id, 1
br i1 %ld, label %le, label %lf
lf:
%lg = lshr i64 %id, 1
%lh = getelementptr i8, ptr %fn, i64 %ic
%li = shl nuw nsw i64 %lg, 1
br label %lj
lj:
%lk = phi i64 [ %ll, %lj ], [ %li, %lf ]
%lm = phi ptr [ %ln, %lj ], [ %lh, %lf ]
%lo = phi i64 [ %lp, %lj ], [ %kv, %lf ]
%lq = phi i64 [ %lr, %lj ], [ %lc, %lf ]
%ls = phi i64 [ %lt, %lj ], [ %lc, %lf ]
%lu = tail call i64 @llvm.fshl.i64(i64 %ls, i64 %lq, i64 8)
%lv = shl i64 %lq, 8
%lw = icmp slt i64 %lo, 0
%lx = select i1 %lw, i64 %h, i64 0
%ly = getelementptr i8, ptr %lm, i64 %lx
%lz = load i8, ptr %ly, align 1, !noalias !6
%ma = zext i8 %lz to i64
%mb = or disjoint i64 %lv, %ma
%lt = tail call i64 @llvm.fshl.i64(i64 %lu, i64 %lv, i64 8)
%mc = shl i64 %mb, 8
%md = add i64 %lo, 1
%me = icmp slt i64 %md, 0
%mf = select i1 %me, i64 %ed, i64 1
%mg = getelementptr i8, ptr %lm, i64 %mf
%mh = load i8, ptr %mg, align 1, !noalias !6
%mi = zext i8 %mh to i64
%lr = or disjoint i64 %mc, %mi
%ln = getelementptr i8, ptr %lm, i64 2
%ll = add i64 %lk, -2
%mj = icmp eq i64 %ll, 0
%lp = add i64 %md, 1
br i1 %mj, label %mk, label %lj
mk:
%ml = and i64 %ib, 4294967294
%mm = and i64 %ib, 1
%mn = icmp eq i64 %mm, 0
br i1 %mn, label %km, label %le
le:
%mo = phi i64 [ %lc, %ku ], [ %lr, %mk ]
%mp = phi i64 [ %lc, %ku ], [ %lt, %mk ]
%mq = phi i64 [ 0, %ku ], [ %ml, %mk ]
%mr = tail call i64 @llvm.fshl.i64(i64 %mp, i64 %mo, i64 8)
%ms = shl i64 %mo, 8
%mt = add nsw i64 %mq, %kv
%mu = icmp slt i64 %mt, 0
%mv = select i1 %mu, i64 %h, i64 0
%mw = getelementptr i8, ptr %g, i64 %mt
%mx = getelementptr i8, ptr %mw, i64 %mv
%my = load i8, ptr %mx, align 1, !noalias !6
%mz = zext i8 %my to i64
%na = or disjoint i64 %ms, %mz
br label %km
km:
%nb = phi i64 [ %ib, %kj ], [ %na, %le ], [ %lr, %mk ]
%nc = phi i64 [ %kl, %kj ], [ %mr, %le ], [ %lt, %mk ]
%nd = icmp slt i64 %hz, 0
%ne = add i64 %hz, 39
%nf = select i1 %nd, i64 %ne, i64 %hz
%ng = getelementptr i64, ptr @g1, i64 %nf
%nh = load i64, ptr %ng, align 8, !noalias !9
%ni = getelementptr i64, ptr @g2, i64 %nf
%nj = load i64, ptr %ni, align 8, !noalias !9
%nk = icmp slt i64 %nc, 0
br i1 %nk, label %nl, label %nm
nl:
%nn = xor i64 %nc, -1
%no = icmp ult i64 %nh, %nn
br i1 %no, label %gp, label %np
nm:
%nq = icmp ugt i64 %nc, %nh
%nr = icmp eq i64 %nc, %nh
%ns = icmp ugt i64 %nb, %nj
%nt = select i1 %nr, i1 %ns, i1 false
%nu = select i1 %nq, i1 true, i1 %nt
br i1 %nu, label %gp, label %nv
np:
%nw = xor i64 %nb, -1
%nx = icmp eq i64 %nh, %nn
%ny = icmp ule i64 %nj, %nw
%nz = select i1 %nx, i1 %ny, i1 false
br i1 %nz, label %gp, label %nv
nv:
%oa = shl nsw i64 %fy, 1
%ob = add nsw i64 %oa, %dv
%oc = icmp slt i64 %ob, 0
%od = select i1 %oc, i64 %cv, i64 0
%oe = getelementptr i64, ptr %cu, i64 %ob
%of = getelementptr i64, ptr %oe, i64 %od
store i64 %nb, ptr %of, align 8, !noalias !5
%og = icmp slt i64 %ob, -1
%oh = select i1 %og, i64 %cv, i64 0
%oi = getelementptr i8, ptr %oe, i64 8
%oj = getelementptr i64, ptr %oi, i64 %oh
store i64 %nc, ptr %oj, align 8, !noalias !5
br label %iw
ok:
%ol = bitcast i64 9223372036854775807 to i64
%om = mul nuw nsw i64 %on, %ef
%oo = xor i64 %op, %ol
%oq = icmp samesign ugt i64 %om, %oo
br i1 %oq, label %kh, label %kb
kb:
%ka = add nuw nsw i64 %om, %op
br label %jw
or:
%os = bitcast i64 9223372036854775807 to i64
%ot = mul nsw i64 %ou, %ef
%ov = add i64 %os, 1
%ow = sub nsw i64 %ov, %ox
%oy = icmp slt i64 %ot, %ow
br i1 %oy, label %kh, label %jz
jz:
%jy = add nsw i64 %ox, %ot
br label %jw
jv:
%oz = getelementptr i8, ptr %fl, i64 %ic
%on = load i64, ptr %oz, align 1, !noalias !12
%pa = udiv i32 1000000, %eg
%pb = trunc i64 %ib to i32
%pc = udiv i32 %pb, %pa
%op = zext i32 %pc to i64
%pd = icmp sgt i64 %on, -1
br i1 %pd, label %pe, label %pf
pe:
%pg = icmp samesign ugt i64 %on, %ei
br i1 %pg, label %kh, label %ok
pf:
%ox = sub nsw i64 %op, %ef
%ou = add nsw i64 %on, 1
%ph = icmp slt i64 %ou, %eh
br i1 %ph, label %kh, label %or
iw:
%pi = phi i64 [ %id, %ig ], [ 0, %jw ], [ 0, %nv ], [ %ik, %ii ]
%pj = phi i64 [ %id, %ig ], [ 0, %jw ], [ 0, %nv ], [ 0, %ii ]
%pk = load i64, ptr %di, align 8
%pl = add nsw i64 %pk, %pi
store i64 %pl, ptr %di, align 8
%pm = sub nsw i64 %fp, %pj
%pn = icmp slt i64 %pm, 0
br i1 %pn, label %po, label %fr
gp:
%pp = icmp eq i64 %ec, 8
%pq = ashr i64 %fy, 6
%pr = icmp slt i64 %pq, 0
%ps = select i1 %pr, i64 %bt, i64 0
%pt = getelementptr i64, ptr %bs, i64 %pq
%pu = getelementptr i64, ptr %pt, i64 %ps
%pv = load i64, ptr %pu, align 8
%pw = and i64 %fy, 63
%px = shl nuw i64 1, %pw
%py = xor i64 %px, -1
%pz = and i64 %pv, %py
store i64 %pz, ptr %pu, align 8
%qa = add nsw i64 %fy, %dv
br i1 %pp, label %qb, label %qc
qb:
%qd = icmp slt i64 %qa, 0
%qe = select i1 %qd, i64 %dc, i64 0
%qf = getelementptr i64, ptr %db, i64 %qa
%qg = getelementptr i64, ptr %qf, i64 %qe
store i64 0, ptr %qg, align 8, !noalias !17
%qh = add nsw i64 %qa, %dy
%qi = icmp slt i64 %qh, 0
%qj = select i1 %qi, i64 %dc, i64 0
%qk = getelementptr i64, ptr %db, i64 %qh
%ql = getelementptr i64, ptr %qk, i64 %qj
store i64 -1, ptr %ql, align 8, !noalias !17
br label %fr
qc:
switch i64 %dt, label %qm [
i64 3, label %qn
i64 6, label %qn
i64 7, label %qn
i64 2, label %qo
i64 1, label %qp
i64 0, label %qq
i64 10, label %fr
]
qn:
%qr = icmp slt i64 %qa, 0
%qs = select i1 %qr, i64 %cv, i64 0
%qt = getelementptr i64, ptr %cu, i64 %qa
%qu = getelementptr i64, ptr %qt, i64 %qs
store i64 0, ptr %qu, align 8, !noalias !17
br label %fr
qo:
%qv = icmp slt i64 %qa, 0
%qw = select i1 %qv, i64 %co, i64 0
%qx = getelementptr i32, ptr %cn, i64 %qa
%qy = getelementptr i32, ptr %qx, i64 %qw
store i32 0, ptr %qy, align 4, !noalias !17
br label %fr
qp:
%qz = icmp slt i64 %qa, 0
%ra = select i1 %qz, i64 %ch, i64 0
%rb = getelementptr i16, ptr %cg, i64 %qa
%rc = getelementptr i16, ptr %rb, i64 %ra
store i16 0, ptr %rc, align 2, !noalias !17
br label %fr
qq:
%rd = icmp slt i64 %qa, 0
%re = select i1 %rd, i64 %ca, i64 0
%rf = getelementptr i8, ptr %bz, i64 %qa
%rg = getelementptr i8, ptr %rf, i64 %re
store i8 0, ptr %rg, align 1, !noalias !17
br label %fr
qm:
%rh = add nsw i64 %qa, %fy
%ri = icmp slt i64 %rh, 0
%rj = select i1 %ri, i64 %cv, i64 0
%rk = getelementptr i64, ptr %cu, i64 %rh
%rl = getelementptr i64, ptr %rk, i64 %rj
store i64 0, ptr %rl, align 8, !noalias !17
%rm = icmp slt i64 %rh, -1
%rn = select i1 %rm, i64 %cv, i64 0
%ro = getelementptr i8, ptr %rk, i64 8
%rp = getelementptr i64, ptr %ro, i64 %rn
store i64 0, ptr %rp, align 8, !noalias !17
br label %fr
ea:
%rq = phi i64 [ %rr, %po ], [ 0, %ds ], [ 0, %em ]
store i64 %rq, ptr %a, align 8
ret i32 0
po:
%rr = phi i64 [ %rs, %ix ], [ 6, %iw ]
store i64 %ek, ptr %dp, align 8
%rt = getelementptr i8, ptr %dp, i64 8
store i64 %ga, ptr %rt, align 8
%ru = getelementptr i8, ptr %dp, i64 16
store i64 0, ptr %ru, align 8
br label %ea
fr:
%fq = phi i64 [ %pm, %iw ], [ %fp, %gr ], [ %fp, %gs ], [ %fp, %gt ], [ %fp, %gu ], [ %fp, %qb ], [ %fp, %qc ], [ %fp, %qn ], [ %fp, %qo ], [ %fp, %qp ], [ %fp, %qq ], [ %fp, %qm ]
%rv = icmp eq i64 %ey, %ft
br i1 %rv, label %em, label %fo
em:
%rw = icmp eq i64 %el, %o
br i1 %rw, label %ea, label %ej
gr:
%rx = getelementptr i8, ptr %g, i64 %ga
%ry = load i64, ptr %rx, align 1, !noalias !20
%rz = add nsw i64 %fy, %dv
%sa = icmp slt i64 %rz, 0
%sb = select i1 %sa, i64 %cv, i64 0
%sc = getelementptr i64, ptr %cu, i64 %rz
%sd = getelementptr i64, ptr %sc, i64 %sb
store i64 %ry, ptr %sd, align 8
br label %fr
gs:
%se = getelementptr i8, ptr %g, i64 %ga
%sf = load i32, ptr %se, align 1, !noalias !25
%sg = add nsw i64 %fy, %dv
%sh = icmp slt i64 %sg, 0
%si = select i1 %sh, i64 %co, i64 0
%sj = getelementptr i32, ptr %cn, i64 %sg
%sk = getelementptr i32, ptr %sj, i64 %si
store i32 %sf, ptr %sk, align 4
br label %fr
ix:
%sl = phi i64 [ %id, %ig ], [ %ik, %ii ], [ 0, %jo ], [ 0, %jt ], [ 0, %kk ], [ 0, %kr ], [ 0, %kh ]
%rs = phi i64 [ 4, %ig ], [ 5, %ii ], [ 4, %jo ], [ 7, %jt ], [ 4, %kk ], [ 8, %kr ], [ 9, %kh ]
%sm = load i64, ptr %di, align 8
%sn = add nsw i64 %sm, %sl
store i64 %sn, ptr %di, align 8
br label %po
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
!17 = !{!18}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26, !28}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = distinct !{!28, !29, !"scope"}
!29 = distinct !{!29, !"scope"}
