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
%ec = add i64 %h, 1
br label %ed
ed:
%ee = phi i64 [ 0, %eb ], [ %ef, %eg ]
%ef = add nuw nsw i64 %ee, 1
%eh = getelementptr i64, ptr %u, i64 %ee
%ei = load i64, ptr %eh, align 8
%ej = icmp slt i64 %ei, 0
br i1 %ej, label %eg, label %ek
ek:
%el = icmp eq i64 %bf, 0
%em = getelementptr i64, ptr %n, i64 %ee
%en = load i64, ptr %em, align 8
%eo = getelementptr i64, ptr %bb, i64 %ee
%ep = getelementptr i8, ptr %eo, i64 8
%eq = load i64, ptr %ep, align 8
%er = load i64, ptr %eo, align 8
%es = sub nsw i64 %eq, %er
%et = add nsw i64 %es, 31
%eu = ashr i64 %et, 3
%ev = and i64 %eu, -4
%ew = add nsw i64 %ev, 4
%ex = select i1 %el, i64 %ew, i64 0
%ey = mul nsw i64 %es, %be
%ez = add nsw i64 %ex, %ey
%fa = icmp slt i64 %es, 1
br i1 %fa, label %eg, label %fb
fb:
%fc = sub nsw i64 %ei, %ez
%fd = add nsw i64 %ex, %en
%fe = add nsw i64 %en, 4
%ff = getelementptr i8, ptr %g, i64 %en
%fg = add nsw i64 %ei, -8
%fh = getelementptr i8, ptr %g, i64 %en
br label %fi
fi:
%fj = phi i64 [ %fc, %fb ], [ %fk, %fl ]
%fm = phi i64 [ 0, %fb ], [ %fn, %fl ]
%fo = icmp eq i64 %bf, 0
%fn = add nuw nsw i64 %fm, 1
%fp = mul i64 %ee, 8
%fq = getelementptr i8, ptr %bb, i64 %fp
%fr = load i64, ptr %fq, align 8
%fs = add nsw i64 %fr, %fm
%ft = mul nsw i64 %fm, %be
%fu = add nsw i64 %fd, %ft
br i1 %fo, label %fv, label %fw
fv:
%fx = lshr i64 %fm, 3
%fy = add nsw i64 %fe, %fx
%fz = icmp slt i64 %fy, 0
%ga = select i1 %fz, i64 %h, i64 0
%gb = getelementptr i8, ptr %g, i64 %fy
%gc = getelementptr i8, ptr %gb, i64 %ga
%gd = load i8, ptr %gc, align 1
%ge = zext i8 %gd to i64
%gf = and i64 %fm, 7
%gg = shl nuw nsw i64 1, %gf
%gh = and i64 %gg, %ge
%gi = icmp eq i64 %gh, 0
br i1 %gi, label %fw, label %gj
fw:
switch i64 %dt, label %gk [
i64 3, label %gl
i64 2, label %gm
i64 1, label %gn
i64 0, label %go
]
gn:
%gp = icmp slt i64 %fu, 0
%gq = select i1 %gp, i64 %h, i64 0
%gr = getelementptr i8, ptr %g, i64 %fu
%gs = getelementptr i8, ptr %gr, i64 %gq
%gt = load i8, ptr %gs, align 1
%gu = zext i8 %gt to i16
%gv = icmp slt i64 %fu, -1
%gw = select i1 %gv, i64 %h, i64 0
%gx = getelementptr i8, ptr %gr, i64 1
%gy = getelementptr i8, ptr %gx, i64 %gw
%gz = load i8, ptr %gy, align 1
%ha = zext i8 %gz to i16
%hb = shl nuw i16 %ha, 8
%hc = or disjoint i16 %hb, %gu
%hd = add nsw i64 %fs, %dv
%he = icmp slt i64 %hd, 0
%hf = select i1 %he, i64 %ch, i64 0
%hg = getelementptr i16, ptr %cg, i64 %hd
%hh = getelementptr i16, ptr %hg, i64 %hf
store i16 %hc, ptr %hh, align 2
br label %fl
go:
%hi = icmp slt i64 %fu, 0
%hj = select i1 %hi, i64 %h, i64 0
%hk = getelementptr i8, ptr %g, i64 %fu
%hl = getelementptr i8, ptr %hk, i64 %hj
%hm = load i8, ptr %hl, align 1
%hn = add nsw i64 %fs, %dv
%ho = icmp slt i64 %hn, 0
%hp = select i1 %ho, i64 %ca, i64 0
%hq = getelementptr i8, ptr %bz, i64 %hn
%hr = getelementptr i8, ptr %hq, i64 %hp
store i8 %hm, ptr %hr, align 1
br label %fl
gk:
%hs = load i64, ptr %bl, align 8, !noalias !0
%ht = getelementptr i8, ptr %bl, i64 8
%hu = load i64, ptr %ht, align 8, !noalias !0
%hv = getelementptr i8, ptr %g, i64 %fu
%hw = load i64, ptr %hv, align 1, !noalias !3
%hx = ashr i64 %hw, 32
%hy = and i64 %hw, 4294967295
switch i64 %hs, label %hz [
i64 8, label %ia
i64 9, label %ib
]
ia:
%ic = icmp slt i64 %hx, 0
br i1 %ic, label %id, label %ib
id:
%ie = lshr i64 %hw, 56
%if = and i64 %ie, 127
%ig = add i64 %hu, %fs
%ih = icmp slt i64 %ig, 0
%ii = select i1 %ih, i64 %dc, i64 0
%ij = getelementptr i64, ptr %db, i64 %ig
%ik = getelementptr i64, ptr %ij, i64 %ii
store i64 %fu, ptr %ik, align 8, !noalias !0
%il = add i64 %ig, %dy
%im = icmp slt i64 %il, 0
%in = select i1 %im, i64 %dc, i64 0
%io = getelementptr i64, ptr %db, i64 %il
%ip = getelementptr i64, ptr %io, i64 %in
store i64 %if, ptr %ip, align 8, !noalias !0
%iq = icmp samesign ult i64 %if, 8
br i1 %iq, label %ir, label %is
ib:
%it = add nsw i64 %hx, %en
%iu = add i64 %hu, %fs
%iv = icmp slt i64 %iu, 0
%iw = select i1 %iv, i64 %dc, i64 0
%ix = getelementptr i64, ptr %db, i64 %iu
%iy = getelementptr i64, ptr %ix, i64 %iw
store i64 %it, ptr %iy, align 8, !noalias !0
%iz = add i64 %iu, %dy
%ja = icmp slt i64 %iz, 0
%jb = select i1 %ja, i64 %dc, i64 0
%jc = getelementptr i64, ptr %db, i64 %iz
%jd = getelementptr i64, ptr %jc, i64 %jb
store i64 %hy, ptr %jd, align 8, !noalias !0
%je = icmp slt i64 %hx, %ez
%jf = sub nsw i64 %ei, %hx
%jg = icmp sgt i64 %hy, %jf
%jh = select i1 %je, i1 true, i1 %jg
br i1 %jh, label %is, label %ir
hz:
%ji = and i64 %hs, -2
%jj = icmp eq i64 %ji, 6
br i1 %jj, label %jk, label %jl
jk:
%jm = icmp slt i64 %hx, %ez
%jn = icmp sgt i64 %hx, %fg
%jo = select i1 %jm, i1 true, i1 %jn
br i1 %jo, label %is, label %jp
jp:
%jq = icmp samesign ugt i64 %hy, 999999
br i1 %jq, label %is, label %jr
js:
%jt = phi i64 [ %ju, %jv ], [ %jw, %jx ]
%jy = add nsw i64 %hu, %fs
%jz = icmp slt i64 %jy, 0
%ka = select i1 %jz, i64 %cv, i64 0
%kb = getelementptr i64, ptr %cu, i64 %jy
%kc = getelementptr i64, ptr %kb, i64 %ka
store i64 %jt, ptr %kc, align 8, !noalias !0
br label %ir
kd:
%ke = icmp eq i64 %bg, 0
br i1 %ke, label %is, label %gj
jl:
switch i64 %hs, label %gj [
i64 4, label %kf
i64 5, label %kg
]
kf:
%kh = ashr i64 %hw, 63
br label %ki
kg:
%kj = icmp slt i64 %hx, %ez
%kk = sub nsw i64 %ei, %hx
%kl = icmp sgt i64 %hy, %kk
%km = select i1 %kj, i1 true, i1 %kl
br i1 %km, label %is, label %kn
kn:
%ko = add nsw i64 %hy, -17
%kp = icmp ult i64 %ko, -16
br i1 %kp, label %is, label %kq
kq:
%kr = add nsw i64 %hx, %en
%ks = icmp slt i64 %kr, 0
%kt = select i1 %ks, i64 %h, i64 0
%ku = getelementptr i8, ptr %g, i64 %kr
%kv = getelementptr i8, ptr %ku, i64 %kt
%kw = load i8, ptr %kv, align 1, !noalias !6
%kx = ashr i8 %kw, 7
%ky = sext i8 %kx to i64
%kz = icmp eq i64 %hy, 1
br i1 %kz, label %la, label %lb
lb:
%lc = lshr i64 %hy, 1
%ld = getelementptr i8, ptr %fh, i64 %hx
%le = shl nuw nsw i64 %lc, 1
br label %lf
lf:
%lg = phi i64 [ %lh, %lf ], [ %le, %lb ]
%li = phi ptr [ %lj, %lf ], [ %ld, %lb ]
%lk = phi i64 [ %ll, %lf ], [ %kr, %lb ]
%lm = phi i64 [ %ln, %lf ], [ %ky, %lb ]
%lo = phi i64 [ %lp, %lf ], [ %ky, %lb ]
%lq = tail call i64 @llvm.fshl.i64(i64 %lo, i64 %lm, i64 8)
%lr = shl i64 %lm, 8
%ls = icmp slt i64 %lk, 0
%lt = select i1 %ls, i64 %h, i64 0
%lu = getelementptr i8, ptr %li, i64 %lt
%lv = load i8, ptr %lu, align 1, !noalias !6
%lw = zext i8 %lv to i64
%lx = or disjoint i64 %lr, %lw
%lp = tail call i64 @llvm.fshl.i64(i64 %lq, i64 %lr, i64 8)
%ly = shl i64 %lx, 8
%lz = add i64 %lk, 1
%ma = icmp slt i64 %lz, 0
%mb = select i1 %ma, i64 %ec, i64 1
%mc = getelementptr i8, ptr %li, i64 %mb
%md = load i8, ptr %mc, align 1, !noalias !6
%me = zext i8 %md to i64
%ln = or disjoint i64 %ly, %me
%lj = getelementptr i8, ptr %li, i64 2
%lh = add i64 %lg, -2
%mf = icmp eq i64 %lh, 0
%ll = add i64 %lz, 1
br i1 %mf, label %mg, label %lf
mg:
%mh = and i64 %hw, 4294967294
%mi = and i64 %hw, 1
%mj = icmp eq i64 %mi, 0
br i1 %mj, label %ki, label %la
la:
%mk = phi i64 [ %ky, %kq ], [ %ln, %mg ]
%ml = phi i64 [ %ky, %kq ], [ %lp, %mg ]
%mm = phi i64 [ 0, %kq ], [ %mh, %mg ]
%mn = tail call i64 @llvm.fshl.i64(i64 %ml, i64 %mk, i64 8)
%mo = shl i64 %mk, 8
%mp = add nsw i64 %mm, %kr
%mq = icmp slt i64 %mp, 0
%mr = select i1 %mq, i64 %h, i64 0
%ms = getelementptr i8, ptr %g, i64 %mp
%mt = getelementptr i8, ptr %ms, i64 %mr
%mu = load i8, ptr %mt, align 1, !noalias !6
%mv = zext i8 %mu to i64
%mw = or disjoint i64 %mo, %mv
br label %ki
ki:
%mx = phi i64 [ %hw, %kf ], [ %mw, %la ], [ %ln, %mg ]
%my = phi i64 [ %kh, %kf ], [ %mn, %la ], [ %lp, %mg ]
%mz = getelementptr i8, ptr %bl, i64 16
%na = load i64, ptr %mz, align 8, !noalias !0
%nb = icmp slt i64 %na, 0
%nc = add i64 %na, 39
%nd = select i1 %nb, i64 %nc, i64 %na
%ne = getelementptr i64, ptr @g1, i64 %nd
%nf = load i64, ptr %ne, align 8, !noalias !9
%ng = getelementptr i64, ptr @g2, i64 %nd
%nh = load i64, ptr %ng, align 8, !noalias !9
%ni = icmp slt i64 %my, 0
br i1 %ni, label %nj, label %nk
nj:
%nl = xor i64 %my, -1
%nm = icmp ult i64 %nf, %nl
br i1 %nm, label %gj, label %nn
nk:
%no = icmp ugt i64 %my, %nf
%np = icmp eq i64 %my, %nf
%nq = icmp ugt i64 %mx, %nh
%nr = select i1 %np, i1 %nq, i1 false
%ns = select i1 %no, i1 true, i1 %nr
br i1 %ns, label %gj, label %nt
nn:
%nu = xor i64 %mx, -1
%nv = icmp eq i64 %nf, %nl
%nw = icmp ule i64 %nh, %nu
%nx = select i1 %nv, i1 %nw, i1 false
br i1 %nx, label %gj, label %nt
nt:
%ny = shl nsw i64 %fs, 1
%nz = add nsw i64 %hu, %ny
%oa = icmp slt i64 %nz, 0
%ob = select i1 %oa, i64 %cv, i64 0
%oc = getelementptr i64, ptr %cu, i64 %nz
%od = getelementptr i64, ptr %oc, i64 %ob
store i64 %mx, ptr %od, align 8, !noalias !0
%oe = icmp slt i64 %nz, -1
%of = select i1 %oe, i64 %cv, i64 0
%og = getelementptr i8, ptr %oc, i64 8
%oh = getelementptr i64, ptr %og, i64 %of
store i64 %my, ptr %oh, align 8, !noalias !0
br label %ir
oi:
%oj = bitcast i64 9223372036854775807 to i64
%ok = mul nuw nsw i64 %ol, %om
%on = xor i64 %oo, %oj
%op = icmp samesign ugt i64 %ok, %on
br i1 %op, label %kd, label %jx
jx:
%jw = add nuw nsw i64 %ok, %oo
br label %js
oq:
%or = bitcast i64 9223372036854775807 to i64
%os = mul nsw i64 %ot, %om
%ou = add i64 %or, 1
%ov = sub nsw i64 %ou, %ow
%ox = icmp slt i64 %os, %ov
br i1 %ox, label %kd, label %jv
jv:
%ju = add nsw i64 %ow, %os
br label %js
jr:
%oy = icmp eq i64 %hs, 6
%oz = getelementptr i8, ptr %ff, i64 %hx
%ol = load i64, ptr %oz, align 1, !noalias !12
%om = select i1 %oy, i64 1000, i64 1000000
%pa = trunc nuw nsw i64 %om to i32
%pb = udiv i32 1000000, %pa
%pc = trunc i64 %hw to i32
%pd = udiv i32 %pc, %pb
%oo = zext i32 %pd to i64
%pe = icmp sgt i64 %ol, -1
br i1 %pe, label %pf, label %pg
pf:
%ph = icmp eq i64 %hs, 6
%pi = select i1 %ph, i64 9223372036854775, i64 9223372036854
%pj = icmp samesign ugt i64 %ol, %pi
br i1 %pj, label %kd, label %oi
pg:
%pk = icmp eq i64 %hs, 6
%ow = sub nsw i64 %oo, %om
%ot = add nsw i64 %ol, 1
%pl = select i1 %pk, i64 -9223372036854775, i64 -9223372036854
%pm = icmp slt i64 %ot, %pl
br i1 %pm, label %kd, label %oq
ir:
%pn = phi i64 [ %hy, %ib ], [ 0, %js ], [ 0, %nt ], [ %if, %id ]
%po = phi i64 [ %hy, %ib ], [ 0, %js ], [ 0, %nt ], [ 0, %id ]
%pp = load i64, ptr %di, align 8
%pq = add nsw i64 %pp, %pn
store i64 %pq, ptr %di, align 8
%pr = sub nsw i64 %fj, %po
%ps = icmp slt i64 %pr, 0
br i1 %ps, label %pt, label %fl
gj:
%pu = ashr i64 %fs, 6
%pv = icmp slt i64 %pu, 0
%pw = select i1 %pv, i64 %bt, i64 0
%px = getelementptr i64, ptr %bs, i64 %pu
%py = getelementptr i64, ptr %px, i64 %pw
%pz = load i64, ptr %py, align 8
%qa = and i64 %fs, 63
%qb = shl nuw i64 1, %qa
%qc = xor i64 %qb, -1
%qd = and i64 %pz, %qc
store i64 %qd, ptr %py, align 8
%qe = add nsw i64 %fs, %dv
switch i64 %dt, label %qf [
i64 8, label %qg
i64 9, label %qg
i64 3, label %qh
i64 6, label %qh
i64 7, label %qh
i64 2, label %qi
i64 1, label %qj
i64 0, label %qk
i64 10, label %fl
]
qg:
%ql = icmp slt i64 %qe, 0
%qm = select i1 %ql, i64 %dc, i64 0
%qn = getelementptr i64, ptr %db, i64 %qe
%qo = getelementptr i64, ptr %qn, i64 %qm
store i64 0, ptr %qo, align 8, !noalias !17
%qp = add nsw i64 %qe, %dy
%qq = icmp slt i64 %qp, 0
%qr = select i1 %qq, i64 %dc, i64 0
%qs = getelementptr i64, ptr %db, i64 %qp
%qt = getelementptr i64, ptr %qs, i64 %qr
store i64 -1, ptr %qt, align 8, !noalias !17
br label %fl
qh:
%qu = icmp slt i64 %qe, 0
%qv = select i1 %qu, i64 %cv, i64 0
%qw = getelementptr i64, ptr %cu, i64 %qe
%qx = getelementptr i64, ptr %qw, i64 %qv
store i64 0, ptr %qx, align 8, !noalias !17
br label %fl
qi:
%qy = icmp slt i64 %qe, 0
%qz = select i1 %qy, i64 %co, i64 0
%ra = getelementptr i32, ptr %cn, i64 %qe
%rb = getelementptr i32, ptr %ra, i64 %qz
store i32 0, ptr %rb, align 4, !noalias !17
br label %fl
qj:
%rc = icmp slt i64 %qe, 0
%rd = select i1 %rc, i64 %ch, i64 0
%re = getelementptr i16, ptr %cg, i64 %qe
%rf = getelementptr i16, ptr %re, i64 %rd
store i16 0, ptr %rf, align 2, !noalias !17
br label %fl
qk:
%rg = icmp slt i64 %qe, 0
%rh = select i1 %rg, i64 %ca, i64 0
%ri = getelementptr i8, ptr %bz, i64 %qe
%rj = getelementptr i8, ptr %ri, i64 %rh
store i8 0, ptr %rj, align 1, !noalias !17
br label %fl
qf:
%rk = add nsw i64 %qe, %fs
%rl = icmp slt i64 %rk, 0
%rm = select i1 %rl, i64 %cv, i64 0
%rn = getelementptr i64, ptr %cu, i64 %rk
%ro = getelementptr i64, ptr %rn, i64 %rm
store i64 0, ptr %ro, align 8, !noalias !17
%rp = icmp slt i64 %rk, -1
%rq = select i1 %rp, i64 %cv, i64 0
%rr = getelementptr i8, ptr %rn, i64 8
%rs = getelementptr i64, ptr %rr, i64 %rq
store i64 0, ptr %rs, align 8, !noalias !17
br label %fl
ea:
%rt = phi i64 [ %ru, %pt ], [ 0, %ds ], [ 0, %eg ]
store i64 %rt, ptr %a, align 8
ret i32 0
pt:
%ru = phi i64 [ %rv, %is ], [ 6, %ir ]
store i64 %ee, ptr %dp, align 8
%rw = getelementptr i8, ptr %dp, i64 8
store i64 %fu, ptr %rw, align 8
%rx = getelementptr i8, ptr %dp, i64 16
store i64 0, ptr %rx, align 8
br label %ea
eg:
%ry = icmp eq i64 %ef, %o
br i1 %ry, label %ea, label %ed
fl:
%fk = phi i64 [ %pr, %ir ], [ %fj, %gl ], [ %fj, %gm ], [ %fj, %gn ], [ %fj, %go ], [ %fj, %gj ], [ %fj, %qg ], [ %fj, %qh ], [ %fj, %qi ], [ %fj, %qj ], [ %fj, %qk ], [ %fj, %qf ]
%rz = icmp eq i64 %es, %fn
br i1 %rz, label %eg, label %fi
gl:
%sa = getelementptr i8, ptr %g, i64 %fu
%sb = load i64, ptr %sa, align 1, !noalias !20
%sc = add nsw i64 %fs, %dv
%sd = icmp slt i64 %sc, 0
%se = select i1 %sd, i64 %cv, i64 0
%sf = getelementptr i64, ptr %cu, i64 %sc
%sg = getelementptr i64, ptr %sf, i64 %se
store i64 %sb, ptr %sg, align 8
br label %fl
gm:
%sh = getelementptr i8, ptr %g, i64 %fu
%si = load i32, ptr %sh, align 1, !noalias !25
%sj = add nsw i64 %fs, %dv
%sk = icmp slt i64 %sj, 0
%sl = select i1 %sk, i64 %co, i64 0
%sm = getelementptr i32, ptr %cn, i64 %sj
%sn = getelementptr i32, ptr %sm, i64 %sl
store i32 %si, ptr %sn, align 4
br label %fl
is:
%so = phi i64 [ %hy, %ib ], [ %if, %id ], [ 0, %jk ], [ 0, %jp ], [ 0, %kg ], [ 0, %kn ], [ 0, %kd ]
%rv = phi i64 [ 4, %ib ], [ 5, %id ], [ 4, %jk ], [ 7, %jp ], [ 4, %kg ], [ 8, %kn ], [ 9, %kd ]
%sp = load i64, ptr %di, align 8
%sq = add nsw i64 %sp, %so
store i64 %sq, ptr %di, align 8
br label %pt
}
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !15, !1}
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
