target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @bloom_filter_names(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, ptr readnone captures(none) %y, ptr readnone captures(none) %z, i64 %ba, i64 %bb, ptr captures(none) %bc, i64 %bd, i64 %be, ptr readnone captures(none) %bf, ptr readnone captures(none) %bg, i64 %bh, i64 %bi, ptr writeonly captures(none) %bj, i64 %bk, i64 %bl) local_unnamed_addr #0 {
bm:
%bn = freeze i64 %x
%bo = shl nsw i64 %bd, 6
%bp = add nsw i64 %bo, -1
%bq = icmp slt i64 %v, 1
br i1 %bq, label %br, label %bs
bs:
%bt = icmp eq i64 %bn, 0
br i1 %bt, label %bu, label %bv
bv:
%bw = bitcast i64 -1028001813962170200 to i64
%bx = bitcast i64 -7046029254386353131 to i64
br label %by
bu:
%bz = bitcast i64 -1028001813962170200 to i64
%ca = bitcast i64 -7046029254386353131 to i64
br label %cb
cb:
%cc = phi i64 [ %cd, %ce ], [ 0, %bu ]
%cf = phi i64 [ %cg, %ce ], [ 0, %bu ]
%cg = add nuw nsw i64 %cf, 1
%ch = getelementptr i8, ptr %u, i64 %cf
%ci = load i8, ptr %ch, align 1
%cj = icmp eq i8 %ci, 0
br i1 %cj, label %ck, label %ce
ck:
%cl = getelementptr i32, ptr %n, i64 %cf
%cm = load i32, ptr %cl, align 4
%cn = sext i32 %cm to i64
%co = getelementptr i8, ptr %cl, i64 4
%cp = load i32, ptr %co, align 4
%cq = sext i32 %cp to i64
%cr = sub nsw i64 %cq, %cn
%cs = mul i64 %cr, %ca
%ct = icmp ugt i64 %cr, 7
br i1 %ct, label %cu, label %cv
cu:
%cw = add nsw i64 %cr, -8
%cx = icmp eq i64 %cw, 0
br i1 %cx, label %cy, label %cz
cz:
%da = add nsw i64 %cr, -9
%db = lshr i64 %da, 3
%dc = add nuw nsw i64 %db, 1
%dd = and i64 %dc, 3
%de = icmp ult i64 %da, 24
br i1 %de, label %df, label %dg
dg:
%dh = getelementptr i8, ptr %g, i64 %cn
%di = getelementptr i8, ptr %dh, i64 24
%dj = lshr i64 %dc, 2
%dk = mul nsw i64 %dj, -4
br label %dl
dm:
%dn = getelementptr i8, ptr %g, i64 %cn
%do = getelementptr i8, ptr %dn, i64 1
%dp = load i8, ptr %do, align 1, !noalias !0
%dq = zext i8 %dp to i64
%dr = shl nuw nsw i64 %dq, 8
%ds = or disjoint i64 %dr, %dt
%du = icmp eq i64 %cr, 2
br i1 %du, label %dv, label %dw
dw:
%dx = getelementptr i8, ptr %g, i64 %cn
%dy = getelementptr i8, ptr %dx, i64 2
%dz = load i8, ptr %dy, align 1, !noalias !0
%ea = zext i8 %dz to i64
%eb = shl nuw nsw i64 %ea, 16
%ec = or disjoint i64 %eb, %ds
%ed = icmp eq i64 %cr, 3
br i1 %ed, label %dv, label %ee
ee:
%ef = getelementptr i8, ptr %g, i64 %cn
%eg = getelementptr i8, ptr %ef, i64 3
%eh = load i8, ptr %eg, align 1, !noalias !0
%ei = zext i8 %eh to i64
%ej = shl nuw nsw i64 %ei, 24
%ek = or disjoint i64 %ej, %ec
%el = icmp eq i64 %cr, 4
br i1 %el, label %dv, label %em
em:
%en = getelementptr i8, ptr %g, i64 %cn
%eo = getelementptr i8, ptr %en, i64 4
%ep = load i8, ptr %eo, align 1, !noalias !0
%eq = zext i8 %ep to i64
%er = shl nuw nsw i64 %eq, 32
%es = or disjoint i64 %er, %ek
%et = icmp eq i64 %cr, 5
br i1 %et, label %dv, label %eu
eu:
%ev = getelementptr i8, ptr %g, i64 %cn
%ew = getelementptr i8, ptr %ev, i64 5
%ex = load i8, ptr %ew, align 1, !noalias !0
%ey = zext i8 %ex to i64
%ez = shl nuw nsw i64 %ey, 40
%fa = or i64 %ez, %es
%fb = icmp eq i64 %cr, 6
br i1 %fb, label %dv, label %fc
fc:
%fd = getelementptr i8, ptr %g, i64 %cn
%fe = getelementptr i8, ptr %fd, i64 6
%ff = load i8, ptr %fe, align 1, !noalias !0
%fg = zext i8 %ff to i64
%fh = shl nuw nsw i64 %fg, 48
%fi = or i64 %fh, %fa
br label %dv
dv:
%fj = phi i64 [ %dt, %fk ], [ %ds, %dm ], [ %ec, %dw ], [ %ek, %ee ], [ %es, %em ], [ %fa, %eu ], [ %fi, %fc ]
%fl = xor i64 %fj, %cs
br label %fm
dl:
%fn = phi i64 [ %fo, %dl ], [ %dk, %dg ]
%fp = phi i64 [ %fq, %dl ], [ %cs, %dg ]
%fr = phi i64 [ %fs, %dl ], [ 0, %dg ]
%ft = getelementptr i8, ptr %di, i64 %fr
%fu = getelementptr i8, ptr %ft, i64 -24
%fv = load i64, ptr %fu, align 1, !noalias !3
%fw = xor i64 %fv, %fp
%fx = mul i64 %fw, %ca
%fy = lshr i64 %fx, 32
%fz = getelementptr i8, ptr %di, i64 %fr
%ga = getelementptr i8, ptr %fz, i64 -16
%gb = load i64, ptr %ga, align 1, !noalias !3
%gc = xor i64 %gb, %fy
%gd = xor i64 %gc, %fx
%ge = mul i64 %gd, %ca
%gf = lshr i64 %ge, 32
%gg = getelementptr i8, ptr %di, i64 %fr
%gh = getelementptr i8, ptr %gg, i64 -8
%gi = load i64, ptr %gh, align 1, !noalias !3
%gj = xor i64 %gi, %gf
%gk = xor i64 %gj, %ge
%gl = mul i64 %gk, %ca
%gm = lshr i64 %gl, 32
%gn = load i64, ptr %ft, align 1, !noalias !3
%go = xor i64 %gn, %gm
%gp = xor i64 %go, %gl
%gq = mul i64 %gp, %ca
%gr = lshr i64 %gq, 32
%fq = xor i64 %gr, %gq
%fs = add i64 %fr, 32
%fo = add i64 %fn, 4
%gs = icmp eq i64 %fo, 0
br i1 %gs, label %gt, label %dl
gt:
%gu = icmp eq i64 %dd, 0
br i1 %gu, label %cy, label %df
df:
%gv = phi i64 [ %cs, %cz ], [ %fq, %gt ]
%gw = phi i64 [ 0, %cz ], [ %fs, %gt ]
%gx = getelementptr i8, ptr %g, i64 %gw
%gy = getelementptr i8, ptr %gx, i64 %cn
br label %gz
gz:
%ha = phi i64 [ %hb, %gz ], [ %gv, %df ]
%hc = phi i64 [ %hd, %gz ], [ 0, %df ]
%he = shl i64 %hc, 3
%hf = getelementptr i8, ptr %gy, i64 %he
%hg = load i64, ptr %hf, align 1, !noalias !3
%hh = xor i64 %hg, %ha
%hi = mul i64 %hh, %ca
%hj = lshr i64 %hi, 32
%hb = xor i64 %hj, %hi
%hd = add i64 %hc, 1
%hk = icmp eq i64 %dd, %hd
br i1 %hk, label %cy, label %gz, !llvm.loop !6
cy:
%hl = phi i64 [ %bz, %cu ], [ %fq, %gt ], [ %hb, %gz ]
%hm = getelementptr i8, ptr %g, i64 %cw
%hn = getelementptr i8, ptr %hm, i64 %cn
%ho = load i64, ptr %hn, align 1, !noalias !8
%hp = xor i64 %ho, %hl
br label %fm
cv:
%hq = trunc i64 %cn to i32
%hr = icmp eq i32 %cp, %hq
br i1 %hr, label %fm, label %fk
fk:
%hs = getelementptr i8, ptr %g, i64 %cn
%ht = load i8, ptr %hs, align 1, !noalias !0
%dt = zext i8 %ht to i64
%hu = icmp eq i64 %cr, 1
br i1 %hu, label %dv, label %dm
fm:
%hv = phi i64 [ %hp, %cy ], [ 0, %cv ], [ %fl, %dv ]
%hw = mul i64 %hv, %ca
%hx = lshr i64 %hw, 32
%hy = xor i64 %hx, %hw
%hz = and i64 %hy, %bp
%ia = lshr i64 %hz, 6
%ib = and i64 %hy, 63
%ic = shl nuw i64 1, %ib
%id = getelementptr i64, ptr %bc, i64 %ia
%ie = load i64, ptr %id, align 8
%if = and i64 %ic, %ie
%ig = icmp ne i64 %if, 0
%ih = zext i1 %ig to i64
%ii = add nsw i64 %cc, %ih
%ij = zext i1 %ig to i8
br label %ce
ce:
%ik = phi i8 [ %ij, %fm ], [ 0, %cb ]
%cd = phi i64 [ %ii, %fm ], [ %cc, %cb ]
%il = getelementptr i8, ptr %bj, i64 %cf
store i8 %ik, ptr %il, align 1
%im = icmp eq i64 %v, %cg
br i1 %im, label %br, label %cb
by:
%in = phi i64 [ %io, %ip ], [ 0, %bv ]
%iq = phi i64 [ %ir, %ip ], [ 0, %bv ]
%ir = add nuw nsw i64 %iq, 1
%is = getelementptr i8, ptr %u, i64 %iq
%it = load i8, ptr %is, align 1
%iu = icmp ne i8 %it, 0
%iv = zext i1 %iu to i64
%iw = icmp eq i64 %bn, %iv
br i1 %iw, label %ix, label %ip
ix:
%iy = getelementptr i32, ptr %n, i64 %iq
%iz = load i32, ptr %iy, align 4
%ja = sext i32 %iz to i64
%jb = getelementptr i8, ptr %iy, i64 4
%jc = load i32, ptr %jb, align 4
%jd = sext i32 %jc to i64
%je = sub nsw i64 %jd, %ja
%jf = mul i64 %je, %bx
%jg = icmp ugt i64 %je, 7
br i1 %jg, label %jh, label %ji
jh:
%jj = add nsw i64 %je, -8
%jk = icmp eq i64 %jj, 0
br i1 %jk, label %jl, label %jm
jm:
%jn = add nsw i64 %je, -9
%jo = lshr i64 %jn, 3
%jp = add nuw nsw i64 %jo, 1
%jq = and i64 %jp, 3
%jr = icmp ult i64 %jn, 24
br i1 %jr, label %js, label %jt
jt:
%ju = getelementptr i8, ptr %g, i64 %ja
%jv = getelementptr i8, ptr %ju, i64 24
%jw = lshr i64 %jp, 2
%jx = mul nsw i64 %jw, -4
br label %jy
jz:
%ka = getelementptr i8, ptr %g, i64 %ja
%kb = getelementptr i8, ptr %ka, i64 1
%kc = load i8, ptr %kb, align 1, !noalias !11
%kd = zext i8 %kc to i64
%ke = shl nuw nsw i64 %kd, 8
%kf = or disjoint i64 %ke, %kg
%kh = icmp eq i64 %je, 2
br i1 %kh, label %ki, label %kj
kj:
%kk = getelementptr i8, ptr %g, i64 %ja
%kl = getelementptr i8, ptr %kk, i64 2
%km = load i8, ptr %kl, align 1, !noalias !11
%kn = zext i8 %km to i64
%ko = shl nuw nsw i64 %kn, 16
%kp = or disjoint i64 %ko, %kf
%kq = icmp eq i64 %je, 3
br i1 %kq, label %ki, label %kr
kr:
%ks = getelementptr i8, ptr %g, i64 %ja
%kt = getelementptr i8, ptr %ks, i64 3
%ku = load i8, ptr %kt, align 1, !noalias !11
%kv = zext i8 %ku to i64
%kw = shl nuw nsw i64 %kv, 24
%kx = or disjoint i64 %kw, %kp
%ky = icmp eq i64 %je, 4
br i1 %ky, label %ki, label %kz
kz:
%la = getelementptr i8, ptr %g, i64 %ja
%lb = getelementptr i8, ptr %la, i64 4
%lc = load i8, ptr %lb, align 1, !noalias !11
%ld = zext i8 %lc to i64
%le = shl nuw nsw i64 %ld, 32
%lf = or disjoint i64 %le, %kx
%lg = icmp eq i64 %je, 5
br i1 %lg, label %ki, label %lh
lh:
%li = getelementptr i8, ptr %g, i64 %ja
%lj = getelementptr i8, ptr %li, i64 5
%lk = load i8, ptr %lj, align 1, !noalias !11
%ll = zext i8 %lk to i64
%lm = shl nuw nsw i64 %ll, 40
%ln = or i64 %lm, %lf
%lo = icmp eq i64 %je, 6
br i1 %lo, label %ki, label %lp
lp:
%lq = getelementptr i8, ptr %g, i64 %ja
%lr = getelementptr i8, ptr %lq, i64 6
%ls = load i8, ptr %lr, align 1, !noalias !11
%lt = zext i8 %ls to i64
%lu = shl nuw nsw i64 %lt, 48
%lv = or i64 %lu, %ln
br label %ki
ki:
%lw = phi i64 [ %kg, %lx ], [ %kf, %jz ], [ %kp, %kj ], [ %kx, %kr ], [ %lf, %kz ], [ %ln, %lh ], [ %lv, %lp ]
%ly = xor i64 %lw, %jf
br label %lz
jy:
%ma = phi i64 [ %mb, %jy ], [ %jx, %jt ]
%mc = phi i64 [ %md, %jy ], [ %jf, %jt ]
%me = phi i64 [ %mf, %jy ], [ 0, %jt ]
%mg = getelementptr i8, ptr %jv, i64 %me
%mh = getelementptr i8, ptr %mg, i64 -24
%mi = load i64, ptr %mh, align 1, !noalias !14
%mj = xor i64 %mi, %mc
%mk = mul i64 %mj, %bx
%ml = lshr i64 %mk, 32
%mm = getelementptr i8, ptr %jv, i64 %me
%mn = getelementptr i8, ptr %mm, i64 -16
%mo = load i64, ptr %mn, align 1, !noalias !14
%mp = xor i64 %mo, %ml
%mq = xor i64 %mp, %mk
%mr = mul i64 %mq, %bx
%ms = lshr i64 %mr, 32
%mt = getelementptr i8, ptr %jv, i64 %me
%mu = getelementptr i8, ptr %mt, i64 -8
%mv = load i64, ptr %mu, align 1, !noalias !14
%mw = xor i64 %mv, %ms
%mx = xor i64 %mw, %mr
%my = mul i64 %mx, %bx
%mz = lshr i64 %my, 32
%na = load i64, ptr %mg, align 1, !noalias !14
%nb = xor i64 %na, %mz
%nc = xor i64 %nb, %my
%nd = mul i64 %nc, %bx
%ne = lshr i64 %nd, 32
%md = xor i64 %ne, %nd
%mf = add i64 %me, 32
%mb = add i64 %ma, 4
%nf = icmp eq i64 %mb, 0
br i1 %nf, label %ng, label %jy
ng:
%nh = icmp eq i64 %jq, 0
br i1 %nh, label %jl, label %js
js:
%ni = phi i64 [ %jf, %jm ], [ %md, %ng ]
%nj = phi i64 [ 0, %jm ], [ %mf, %ng ]
%nk = getelementptr i8, ptr %g, i64 %nj
%nl = getelementptr i8, ptr %nk, i64 %ja
br label %nm
nm:
%nn = phi i64 [ %no, %nm ], [ %ni, %js ]
%np = phi i64 [ %nq, %nm ], [ 0, %js ]
%nr = shl i64 %np, 3
%ns = getelementptr i8, ptr %nl, i64 %nr
%nt = load i64, ptr %ns, align 1, !noalias !14
%nu = xor i64 %nt, %nn
%nv = mul i64 %nu, %bx
%nw = lshr i64 %nv, 32
%no = xor i64 %nw, %nv
%nq = add i64 %np, 1
%nx = icmp eq i64 %jq, %nq
br i1 %nx, label %jl, label %nm, !llvm.loop !6
jl:
%ny = phi i64 [ %bw, %jh ], [ %md, %ng ], [ %no, %nm ]
%nz = getelementptr i8, ptr %g, i64 %jj
%oa = getelementptr i8, ptr %nz, i64 %ja
%ob = load i64, ptr %oa, align 1, !noalias !17
%oc = xor i64 %ob, %ny
br label %lz
ji:
%od = trunc i64 %ja to i32
%oe = icmp eq i32 %jc, %od
br i1 %oe, label %lz, label %lx
lx:
%of = getelementptr i8, ptr %g, i64 %ja
%og = load i8, ptr %of, align 1, !noalias !11
%kg = zext i8 %og to i64
%oh = icmp eq i64 %je, 1
br i1 %oh, label %ki, label %jz
ip:
%io = phi i64 [ %oi, %lz ], [ %in, %by ]
%oj = icmp eq i64 %v, %ir
br i1 %oj, label %br, label %by
br:
%ok = phi i64 [ 0, %bm ], [ %cd, %ce ], [ %io, %ip ]
store i64 %ok, ptr %a, align 8
ret i32 0
lz:
%ol = phi i64 [ %oc, %jl ], [ 0, %ji ], [ %ly, %ki ]
%om = mul i64 %ol, %bx
%on = lshr i64 %om, 32
%oo = xor i64 %on, %om
%op = and i64 %oo, %bp
%oq = lshr i64 %op, 6
%or = and i64 %oo, 63
%os = shl nuw i64 1, %or
%ot = getelementptr i64, ptr %bc, i64 %oq
%ou = load i64, ptr %ot, align 8
%ov = or i64 %os, %ou
store i64 %ov, ptr %ot, align 8
%oi = add nsw i64 %in, 1
br label %ip
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !1}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = !{!15, !12}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = !{!18, !12}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
