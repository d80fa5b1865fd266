target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @copy_spans(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr writeonly captures(none) initializes((0, 4)) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr %bi, i64 %bj, i64 %bk) local_unnamed_addr #0 {
bl:
store i32 0, ptr %bb, align 4
%bm = icmp slt i64 %o, 1
br i1 %bm, label %bn, label %bo
bo:
br label %bp
bp:
%bq = phi i64 [ %br, %bs ], [ 0, %bo ]
%bt = phi i64 [ %bu, %bs ], [ 0, %bo ]
%bv = phi i64 [ %bw, %bs ], [ 0, %bo ]
%bw = add nuw nsw i64 %bv, 1
%bx = getelementptr i64, ptr %u, i64 %bv
%by = load i64, ptr %bx, align 8
%bz = tail call i64 @llvm.smax.i64(i64 %by, i64 0)
%ca = getelementptr i64, ptr %n, i64 %bv
%cb = load i64, ptr %ca, align 8
%cc = icmp sgt i64 %by, 7
br i1 %cc, label %cd, label %ce
cd:
%cf = add nsw i64 %bz, -8
%cg = icmp eq i64 %cf, 0
br i1 %cg, label %ch, label %ci
ci:
%cj = getelementptr i8, ptr %g, i64 %cb
%ck = getelementptr i8, ptr %bi, i64 %bt
%cl = add nsw i64 %bz, -9
%cm = lshr i64 %cl, 3
%cn = add nuw nsw i64 %cm, 1
%co = icmp ult i64 %cl, 56
br i1 %co, label %cp, label %cq
cp:
%cr = phi i64 [ %cs, %ct ], [ 0, %ci ], [ 0, %cq ]
%cu = phi i64 [ %cv, %ct ], [ 0, %ci ], [ 0, %cq ]
br label %cw
cq:
%cx = ptrtoint ptr %g to i64
%cy = ptrtoint ptr %bi to i64
%cz = add i64 %bt, %cy
%da = add i64 %cb, %cx
%db = sub i64 %cz, %da
%dc = icmp ult i64 %db, 32
br i1 %dc, label %cp, label %dd
dd:
%de = and i64 %cn, 4611686018427387900
%df = getelementptr i8, ptr %ck, i64 16
br label %dg
dg:
%dh = phi i64 [ 0, %dd ], [ %di, %dg ]
%dj = phi <2 x i64> [ zeroinitializer, %dd ], [ %dk, %dg ]
%dl = phi <2 x i64> [ zeroinitializer, %dd ], [ %dm, %dg ]
%dn = shl i64 %dh, 3
%do = mul i64 %dh, 8
%dp = getelementptr i8, ptr %cj, i64 %do
%dq = load <2 x i64>, ptr %dp, align 1, !noalias !0
%dr = mul i64 %dh, 8
%ds = getelementptr i8, ptr %cj, i64 %dr
%dt = getelementptr i8, ptr %ds, i64 16
%du = load <2 x i64>, ptr %dt, align 1, !noalias !0
%dv = getelementptr i8, ptr %df, i64 %dn
%dw = shl i64 %dh, 3
%dx = getelementptr i8, ptr %df, i64 %dw
%dy = getelementptr i8, ptr %dx, i64 -16
store <2 x i64> %dq, ptr %dy, align 1, !noalias !5
store <2 x i64> %du, ptr %dv, align 1, !noalias !5
%dk = or <2 x i64> %dq, %dj
%dm = or <2 x i64> %du, %dl
%di = add nuw i64 %dh, 4
%dz = icmp eq i64 %de, %di
br i1 %dz, label %ct, label %dg, !llvm.loop !8
ct:
%cv = shl i64 %de, 3
%ea = or <2 x i64> %dm, %dk
%eb = shufflevector <2 x i64> %ea, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
%ec = or <2 x i64> %eb, %ea
%cs = extractelement <2 x i64> %ec, i64 0
%ed = icmp eq i64 %cn, %de
br i1 %ed, label %ch, label %cp
ce:
%ee = icmp sgt i64 %by, 3
br i1 %ee, label %ef, label %eg
eh:
%ei = getelementptr i8, ptr %g, i64 %cb
%ej = getelementptr i8, ptr %ei, i64 1
%ek = load i8, ptr %ej, align 1, !noalias !11
%el = getelementptr i8, ptr %bi, i64 %bt
%em = getelementptr i8, ptr %el, i64 1
store i8 %ek, ptr %em, align 1, !noalias !11
%en = or i8 %ek, %eo
%ep = icmp eq i64 %by, 2
br i1 %ep, label %eq, label %er
er:
%es = getelementptr i8, ptr %g, i64 %cb
%et = getelementptr i8, ptr %es, i64 2
%eu = load i8, ptr %et, align 1, !noalias !11
%ev = getelementptr i8, ptr %bi, i64 %bt
%ew = getelementptr i8, ptr %ev, i64 2
store i8 %eu, ptr %ew, align 1, !noalias !11
%ex = or i8 %eu, %en
br label %eq
eq:
%ey = phi i8 [ %eo, %ez ], [ %en, %eh ], [ %ex, %er ]
%fa = zext i8 %ey to i64
br label %bs
cw:
%fb = phi i64 [ %fc, %cw ], [ %cr, %cp ]
%fd = phi i64 [ %fe, %cw ], [ %cu, %cp ]
%ff = getelementptr i8, ptr %cj, i64 %fd
%fg = load i64, ptr %ff, align 1, !noalias !0
%fh = getelementptr i8, ptr %ck, i64 %fd
store i64 %fg, ptr %fh, align 1, !noalias !5
%fc = or i64 %fg, %fb
%fe = add nuw i64 %fd, 8
%fi = icmp ult i64 %fe, %cf
br i1 %fi, label %cw, label %ch, !llvm.loop !12
ch:
%fj = phi i64 [ 0, %cd ], [ %cs, %ct ], [ %fc, %cw ]
%fk = getelementptr i8, ptr %g, i64 %cf
%fl = getelementptr i8, ptr %fk, i64 %cb
%fm = load i64, ptr %fl, align 1, !noalias !13
%fn = getelementptr i8, ptr %bi, i64 %bt
%fo = getelementptr i8, ptr %fn, i64 %cf
store i64 %fm, ptr %fo, align 1, !noalias !16
%fp = or i64 %fm, %fj
br label %bs
ef:
%fq = add nsw i64 %bz, -4
%fr = getelementptr i8, ptr %g, i64 %cb
%fs = load i32, ptr %fr, align 1, !noalias !19
%ft = getelementptr i8, ptr %g, i64 %fq
%fu = getelementptr i8, ptr %ft, i64 %cb
%fv = load i32, ptr %fu, align 1, !noalias !22
%fw = getelementptr i8, ptr %bi, i64 %bt
store i32 %fs, ptr %fw, align 1, !noalias !25
%fx = getelementptr i8, ptr %fw, i64 %fq
store i32 %fv, ptr %fx, align 1, !noalias !28
%fy = or i32 %fv, %fs
%fz = zext i32 %fy to i64
br label %bs
eg:
%ga = icmp slt i64 %by, 1
br i1 %ga, label %bs, label %ez
ez:
%gb = getelementptr i8, ptr %g, i64 %cb
%gc = getelementptr i8, ptr %bi, i64 %bt
%eo = load i8, ptr %gb, align 1, !noalias !11
store i8 %eo, ptr %gc, align 1, !noalias !11
%gd = icmp eq i64 %by, 1
br i1 %gd, label %eq, label %eh
bn:
%ge = phi i64 [ 0, %bl ], [ %br, %bs ]
store i64 %ge, ptr %a, align 8
ret i32 0
bs:
%gf = phi i64 [ %fp, %ch ], [ %fz, %ef ], [ 0, %eg ], [ %fa, %eq ]
%gg = and i64 %gf, -9187201950435737472
%gh = icmp eq i64 %gg, 0
%gi = select i1 %gh, i64 0, i64 128
%br = or i64 %gi, %bq
%bu = add nuw nsw i64 %bz, %bt
%gj = trunc i64 %bu to i32
%gk = getelementptr i32, ptr %bb, i64 %bv
%gl = getelementptr i8, ptr %gk, i64 4
store i32 %gj, ptr %gl, align 4
%gm = icmp eq i64 %o, %bw
br i1 %gm, label %bn, label %bp
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!19 = !{!20, !3}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23, !3}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26, !3}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !3}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
