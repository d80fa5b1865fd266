target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @join_names(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, i64 %bl, ptr readnone captures(none) %bm, ptr readnone captures(none) %bn, i64 %bo, i64 %bp, ptr writeonly captures(none) initializes((0, 4)) %bq, i64 %br, i64 %bs, ptr readnone captures(none) %bt, ptr readnone captures(none) %bu, i64 %bv, i64 %bw, ptr %bx, i64 %by, i64 %bz) local_unnamed_addr #0 {
ca:
store i32 0, ptr %bq, align 4
%cb = icmp slt i64 %v, 1
br i1 %cb, label %cc, label %cd
cd:
%ce = bitcast i64 4611686018427387900 to i64
%cf = trunc i64 %bl to i8
%cg = getelementptr i8, ptr %bx, i64 1
br label %ch
ch:
%ci = phi i64 [ 0, %cd ], [ %cj, %ck ]
%cl = phi i64 [ 0, %cd ], [ %cm, %ck ]
%cm = add nuw nsw i64 %cl, 1
%cn = getelementptr i32, ptr %u, i64 %cl
%co = load i32, ptr %cn, align 4
%cp = sext i32 %co to i64
%cq = icmp slt i32 %co, 0
%cr = select i1 %cq, i64 %o, i64 0
%cs = getelementptr i32, ptr %n, i64 %cr
%ct = getelementptr i32, ptr %cs, i64 %cp
%cu = load i32, ptr %ct, align 4
%cv = sext i32 %cu to i64
%cw = icmp slt i32 %co, -1
%cx = select i1 %cw, i64 %o, i64 0
%cy = getelementptr i32, ptr %n, i64 %cp
%cz = getelementptr i8, ptr %cy, i64 4
%da = getelementptr i32, ptr %cz, i64 %cx
%db = load i32, ptr %da, align 4
%dc = sext i32 %db to i64
%dd = sub nsw i64 %dc, %cv
%de = icmp ugt i64 %dd, 7
br i1 %de, label %df, label %dg
df:
%dh = add nsw i64 %dd, -8
%di = icmp eq i64 %dh, 0
br i1 %di, label %dj, label %dk
dk:
%dl = getelementptr i8, ptr %g, i64 %cv
%dm = getelementptr i8, ptr %bx, i64 %ci
%dn = add nsw i64 %dd, -9
%do = lshr i64 %dn, 3
%dp = add nuw nsw i64 %do, 1
%dq = icmp ult i64 %dn, 56
br i1 %dq, label %dr, label %ds
dr:
%dt = phi i64 [ %du, %dv ], [ 0, %dk ], [ 0, %ds ]
br label %dw
ds:
%dx = ptrtoint ptr %g to i64
%dy = ptrtoint ptr %bx to i64
%dz = add i64 %ci, %dy
%ea = add i64 %dx, %cv
%eb = sub i64 %dz, %ea
%ec = icmp ult i64 %eb, 32
br i1 %ec, label %dr, label %ed
ed:
%ee = and i64 %dp, %ce
%ef = getelementptr i8, ptr %dm, i64 16
br label %eg
eg:
%eh = phi i64 [ 0, %ed ], [ %ei, %eg ]
%ej = shl i64 %eh, 3
%ek = mul i64 %eh, 8
%el = getelementptr i8, ptr %dl, i64 %ek
%em = load <2 x i64>, ptr %el, align 1, !noalias !0
%en = mul i64 %eh, 8
%eo = getelementptr i8, ptr %dl, i64 %en
%ep = getelementptr i8, ptr %eo, i64 16
%eq = load <2 x i64>, ptr %ep, align 1, !noalias !0
%er = getelementptr i8, ptr %ef, i64 %ej
%es = shl i64 %eh, 3
%et = getelementptr i8, ptr %ef, i64 %es
%eu = getelementptr i8, ptr %et, i64 -16
store <2 x i64> %em, ptr %eu, align 1, !noalias !5
store <2 x i64> %eq, ptr %er, align 1, !noalias !5
%ei = add nuw i64 %eh, 4
%ev = icmp eq i64 %ee, %ei
br i1 %ev, label %dv, label %eg, !llvm.loop !8
dv:
%du = shl i64 %ee, 3
%ew = icmp eq i64 %dp, %ee
br i1 %ew, label %dj, label %dr
ex:
%ey = getelementptr i8, ptr %g, i64 %cv
%ez = getelementptr i8, ptr %ey, i64 1
%fa = load i8, ptr %ez, align 1, !noalias !11
%fb = getelementptr i8, ptr %bx, i64 %ci
%fc = getelementptr i8, ptr %fb, i64 1
store i8 %fa, ptr %fc, align 1, !noalias !11
%fd = icmp eq i64 %dd, 2
br i1 %fd, label %fe, label %ff
ff:
%fg = getelementptr i8, ptr %g, i64 %cv
%fh = getelementptr i8, ptr %fg, i64 2
%fi = load i8, ptr %fh, align 1, !noalias !11
%fj = getelementptr i8, ptr %bx, i64 %ci
%fk = getelementptr i8, ptr %fj, i64 2
store i8 %fi, ptr %fk, align 1, !noalias !11
%fl = icmp eq i64 %dd, 3
br i1 %fl, label %fe, label %fm
fm:
%fn = getelementptr i8, ptr %g, i64 %cv
%fo = getelementptr i8, ptr %fn, i64 3
%fp = load i8, ptr %fo, align 1, !noalias !11
%fq = getelementptr i8, ptr %bx, i64 %ci
%fr = getelementptr i8, ptr %fq, i64 3
store i8 %fp, ptr %fr, align 1, !noalias !11
%fs = icmp eq i64 %dd, 4
br i1 %fs, label %fe, label %ft
ft:
%fu = getelementptr i8, ptr %g, i64 %cv
%fv = getelementptr i8, ptr %fu, i64 4
%fw = load i8, ptr %fv, align 1, !noalias !11
%fx = getelementptr i8, ptr %bx, i64 %ci
%fy = getelementptr i8, ptr %fx, i64 4
store i8 %fw, ptr %fy, align 1, !noalias !11
%fz = icmp eq i64 %dd, 5
br i1 %fz, label %fe, label %ga
ga:
%gb = getelementptr i8, ptr %g, i64 %cv
%gc = getelementptr i8, ptr %gb, i64 5
%gd = load i8, ptr %gc, align 1, !noalias !11
%ge = getelementptr i8, ptr %bx, i64 %ci
%gf = getelementptr i8, ptr %ge, i64 5
store i8 %gd, ptr %gf, align 1, !noalias !11
%gg = icmp eq i64 %dd, 6
br i1 %gg, label %fe, label %gh
gh:
%gi = getelementptr i8, ptr %g, i64 %cv
%gj = getelementptr i8, ptr %gi, i64 6
%gk = load i8, ptr %gj, align 1, !noalias !11
%gl = getelementptr i8, ptr %bx, i64 %ci
%gm = getelementptr i8, ptr %gl, i64 6
store i8 %gk, ptr %gm, align 1, !noalias !11
br label %fe
dw:
%gn = phi i64 [ %go, %dw ], [ %dt, %dr ]
%gp = getelementptr i8, ptr %dl, i64 %gn
%gq = load i64, ptr %gp, align 1, !noalias !0
%gr = getelementptr i8, ptr %dm, i64 %gn
store i64 %gq, ptr %gr, align 1, !noalias !5
%go = add nuw i64 %gn, 8
%gs = icmp ult i64 %go, %dh
br i1 %gs, label %dw, label %dj, !llvm.loop !12
dj:
%gt = getelementptr i8, ptr %g, i64 %dh
%gu = getelementptr i8, ptr %gt, i64 %cv
%gv = load i64, ptr %gu, align 1, !noalias !13
%gw = getelementptr i8, ptr %bx, i64 %ci
%gx = getelementptr i8, ptr %gw, i64 %dh
store i64 %gv, ptr %gx, align 1, !noalias !16
br label %fe
dg:
%gy = trunc i64 %dc to i32
%gz = trunc i64 %cv to i32
%ha = icmp eq i32 %gy, %gz
br i1 %ha, label %fe, label %hb
hb:
%hc = getelementptr i8, ptr %g, i64 %cv
%hd = getelementptr i8, ptr %bx, i64 %ci
%he = load i8, ptr %hc, align 1, !noalias !11
store i8 %he, ptr %hd, align 1, !noalias !11
%hf = icmp eq i64 %dd, 1
br i1 %hf, label %fe, label %ex
fe:
%hg = add nsw i64 %dd, %ci
%hh = icmp slt i64 %hg, 0
%hi = select i1 %hh, i64 %by, i64 0
%hj = getelementptr i8, ptr %bx, i64 %hg
%hk = getelementptr i8, ptr %hj, i64 %hi
store i8 %cf, ptr %hk, align 1
%hl = add nsw i64 %hg, 1
%hm = getelementptr i32, ptr %bi, i64 %cl
%hn = load i32, ptr %hm, align 4
%ho = sext i32 %hn to i64
%hp = getelementptr i32, ptr %bi, i64 %cm
%hq = load i32, ptr %hp, align 4
%hr = sext i32 %hq to i64
%hs = sub nsw i64 %hr, %ho
%ht = icmp ugt i64 %hs, 7
br i1 %ht, label %hu, label %hv
hu:
%hw = add nsw i64 %hs, -8
%hx = icmp eq i64 %hw, 0
br i1 %hx, label %hy, label %hz
hz:
%ia = getelementptr i8, ptr %bb, i64 %ho
%ib = add nsw i64 %hs, -9
%ic = lshr i64 %ib, 3
%id = add nuw nsw i64 %ic, 1
%ie = icmp ult i64 %ib, 56
br i1 %ie, label %if, label %ig
if:
%ih = phi i64 [ %ii, %ij ], [ 0, %hz ], [ 0, %ig ]
%ik = add i64 %ih, %ci
%il = add i64 %ik, %dc
%im = sub i64 %il, %cv
%in = getelementptr i8, ptr %cg, i64 %im
br label %io
ig:
%ip = ptrtoint ptr %bb to i64
%iq = ptrtoint ptr %bx to i64
%ir = add i64 %hl, %iq
%is = add i64 %ip, %ho
%it = sub i64 %ir, %is
%iu = icmp ult i64 %it, 32
br i1 %iu, label %if, label %iv
iv:
%iw = and i64 %id, %ce
%ix = getelementptr i8, ptr %hj, i64 17
br label %iy
iy:
%iz = phi i64 [ 0, %iv ], [ %ja, %iy ]
%jb = shl i64 %iz, 3
%jc = mul i64 %iz, 8
%jd = getelementptr i8, ptr %ia, i64 %jc
%je = load <2 x i64>, ptr %jd, align 1, !noalias !19
%jf = mul i64 %iz, 8
%jg = getelementptr i8, ptr %ia, i64 %jf
%jh = getelementptr i8, ptr %jg, i64 16
%ji = load <2 x i64>, ptr %jh, align 1, !noalias !19
%jj = getelementptr i8, ptr %ix, i64 %jb
%jk = shl i64 %iz, 3
%jl = getelementptr i8, ptr %ix, i64 %jk
%jm = getelementptr i8, ptr %jl, i64 -16
store <2 x i64> %je, ptr %jm, align 1, !noalias !24
store <2 x i64> %ji, ptr %jj, align 1, !noalias !24
%ja = add nuw i64 %iz, 4
%jn = icmp eq i64 %iw, %ja
br i1 %jn, label %ij, label %iy, !llvm.loop !8
ij:
%ii = shl i64 %iw, 3
%jo = icmp eq i64 %id, %iw
br i1 %jo, label %hy, label %if
jp:
%jq = getelementptr i8, ptr %bb, i64 %ho
%jr = getelementptr i8, ptr %jq, i64 1
%js = load i8, ptr %jr, align 1, !noalias !27
%jt = getelementptr i8, ptr %bx, i64 %hl
%ju = getelementptr i8, ptr %jt, i64 1
store i8 %js, ptr %ju, align 1, !noalias !27
%jv = icmp eq i64 %hs, 2
br i1 %jv, label %ck, label %jw
jw:
%jx = getelementptr i8, ptr %bb, i64 %ho
%jy = getelementptr i8, ptr %jx, i64 2
%jz = load i8, ptr %jy, align 1, !noalias !27
%ka = getelementptr i8, ptr %bx, i64 %hl
%kb = getelementptr i8, ptr %ka, i64 2
store i8 %jz, ptr %kb, align 1, !noalias !27
%kc = icmp eq i64 %hs, 3
br i1 %kc, label %ck, label %kd
kd:
%ke = getelementptr i8, ptr %bb, i64 %ho
%kf = getelementptr i8, ptr %ke, i64 3
%kg = load i8, ptr %kf, align 1, !noalias !27
%kh = getelementptr i8, ptr %bx, i64 %hl
%ki = getelementptr i8, ptr %kh, i64 3
store i8 %kg, ptr %ki, align 1, !noalias !27
%kj = icmp eq i64 %hs, 4
br i1 %kj, label %ck, label %kk
kk:
%kl = getelementptr i8, ptr %bb, i64 %ho
%km = getelementptr i8, ptr %kl, i64 4
%kn = load i8, ptr %km, align 1, !noalias !27
%ko = getelementptr i8, ptr %bx, i64 %hl
%kp = getelementptr i8, ptr %ko, i64 4
store i8 %kn, ptr %kp, align 1, !noalias !27
%kq = icmp eq i64 %hs, 5
br i1 %kq, label %ck, label %kr
kr:
%ks = getelementptr i8, ptr %bb, i64 %ho
%kt = getelementptr i8, ptr %ks, i64 5
%ku = load i8, ptr %kt, align 1, !noalias !27
%kv = getelementptr i8, ptr %bx, i64 %hl
%kw = getelementptr i8, ptr %kv, i64 5
store i8 %ku, ptr %kw, align 1, !noalias !27
%kx = icmp eq i64 %hs, 6
br i1 %kx, label %ck, label %ky
ky:
%kz = getelementptr i8, ptr %bb, i64 %ho
%la = getelementptr i8, ptr %kz, i64 6
%lb = load i8, ptr %la, align 1, !noalias !27
%lc = getelementptr i8, ptr %bx, i64 %hl
%ld = getelementptr i8, ptr %lc, i64 6
store i8 %lb, ptr %ld, align 1, !noalias !27
br label %ck
io:
%le = phi ptr [ %in, %if ], [ %lf, %io ]
%lg = phi i64 [ %lh, %io ], [ %ih, %if ]
%li = getelementptr i8, ptr %ia, i64 %lg
%lj = load i64, ptr %li, align 1, !noalias !19
store i64 %lj, ptr %le, align 1, !noalias !24
%lh = add nuw i64 %lg, 8
%lf = getelementptr i8, ptr %le, i64 8
%lk = icmp ult i64 %lh, %hw
br i1 %lk, label %io, label %hy, !llvm.loop !12
hy:
%ll = getelementptr i8, ptr %bb, i64 %hw
%lm = getelementptr i8, ptr %ll, i64 %ho
%ln = load i64, ptr %lm, align 1, !noalias !28
%lo = getelementptr i8, ptr %bx, i64 %hl
%lp = getelementptr i8, ptr %lo, i64 %hw
store i64 %ln, ptr %lp, align 1, !noalias !31
br label %ck
hv:
%lq = trunc i64 %ho to i32
%lr = icmp eq i32 %hq, %lq
br i1 %lr, label %ck, label %ls
ls:
%lt = getelementptr i8, ptr %bb, i64 %ho
%lu = getelementptr i8, ptr %bx, i64 %hl
%lv = load i8, ptr %lt, align 1, !noalias !27
store i8 %lv, ptr %lu, align 1, !noalias !27
%lw = icmp eq i64 %hs, 1
br i1 %lw, label %ck, label %jp
cc:
%lx = phi i64 [ 0, %ca ], [ %cj, %ck ]
store i64 %lx, ptr %a, align 8
ret i32 0
ck:
%cj = add nsw i64 %hs, %hl
%ly = trunc i64 %cj to i32
%lz = getelementptr i32, ptr %bq, i64 %cm
store i32 %ly, ptr %lz, align 4
%ma = icmp eq i64 %cm, %v
br i1 %ma, label %cc, label %ch
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = !{!6, !3}
!6 = distinct !{!6, !7, !"scope"}
!7 = distinct !{!7, !"scope"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = !{!"llvm.loop.unroll.runtime.disable"}
!11 = !{!3}
!12 = distinct !{!12, !9}
!13 = !{!14, !3}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!17, !3}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20, !22}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = !{!25, !22}
!25 = distinct !{!25, !26, !"scope"}
!26 = distinct !{!26, !"scope"}
!27 = !{!22}
!28 = !{!29, !22}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !22}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
