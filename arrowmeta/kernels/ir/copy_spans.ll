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
ee:
%ef = getelementptr i8, ptr %g, i64 %cb
%eg = getelementptr i8, ptr %ef, i64 1
%eh = load i8, ptr %eg, align 1, !noalias !11
%ei = getelementptr i8, ptr %bi, i64 %bt
%ej = getelementptr i8, ptr %ei, i64 1
store i8 %eh, ptr %ej, align 1, !noalias !11
%ek = or i8 %eh, %el
%em = icmp eq i64 %by, 2
br i1 %em, label %en, label %eo
eo:
%ep = getelementptr i8, ptr %g, i64 %cb
%eq = getelementptr i8, ptr %ep, i64 2
%er = load i8, ptr %eq, align 1, !noalias !11
%es = getelementptr i8, ptr %bi, i64 %bt
%et = getelementptr i8, ptr %es, i64 2
store i8 %er, ptr %et, align 1, !noalias !11
%eu = or i8 %er, %ek
%ev = icmp eq i64 %by, 3
br i1 %ev, label %en, label %ew
ew:
%ex = getelementptr i8, ptr %g, i64 %cb
%ey = getelementptr i8, ptr %ex, i64 3
%ez = load i8, ptr %ey, align 1, !noalias !11
%fa = getelementptr i8, ptr %bi, i64 %bt
%fb = getelementptr i8, ptr %fa, i64 3
store i8 %ez, ptr %fb, align 1, !noalias !11
%fc = or i8 %ez, %eu
%fd = icmp eq i64 %by, 4
br i1 %fd, label %en, label %fe
fe:
%ff = getelementptr i8, ptr %g, i64 %cb
%fg = getelementptr i8, ptr %ff, i64 4
%fh = load i8, ptr %fg, align 1, !noalias !11
%fi = getelementptr i8, ptr %bi, i64 %bt
%fj = getelementptr i8, ptr %fi, i64 4
store i8 %fh, ptr %fj, align 1, !noalias !11
%fk = or i8 %fh, %fc
%fl = icmp eq i64 %by, 5
br i1 %fl, label %en, label %fm
fm:
%fn = getelementptr i8, ptr %g, i64 %cb
%fo = getelementptr i8, ptr %fn, i64 5
%fp = load i8, ptr %fo, align 1, !noalias !11
%fq = getelementptr i8, ptr %bi, i64 %bt
%fr = getelementptr i8, ptr %fq, i64 5
store i8 %fp, ptr %fr, align 1, !noalias !11
%fs = or i8 %fp, %fk
%ft = icmp eq i64 %by, 6
br i1 %ft, label %en, label %fu
fu:
%fv = getelementptr i8, ptr %g, i64 %cb
%fw = getelementptr i8, ptr %fv, i64 6
%fx = load i8, ptr %fw, align 1, !noalias !11
%fy = getelementptr i8, ptr %bi, i64 %bt
%fz = getelementptr i8, ptr %fy, i64 6
store i8 %fx, ptr %fz, align 1, !noalias !11
%ga = or i8 %fx, %fs
br label %en
en:
%gb = phi i8 [ %el, %gc ], [ %ek, %ee ], [ %eu, %eo ], [ %fc, %ew ], [ %fk, %fe ], [ %fs, %fm ], [ %ga, %fu ]
%gd = zext i8 %gb to i64
br label %bs
cw:
%ge = phi i64 [ %gf, %cw ], [ %cr, %cp ]
%gg = phi i64 [ %gh, %cw ], [ %cu, %cp ]
%gi = getelementptr i8, ptr %cj, i64 %gg
%gj = load i64, ptr %gi, align 1, !noalias !0
%gk = getelementptr i8, ptr %ck, i64 %gg
store i64 %gj, ptr %gk, align 1, !noalias !5
%gf = or i64 %gj, %ge
%gh = add nuw i64 %gg, 8
%gl = icmp ult i64 %gh, %cf
br i1 %gl, label %cw, label %ch, !llvm.loop !12
ch:
%gm = phi i64 [ 0, %cd ], [ %cs, %ct ], [ %gf, %cw ]
%gn = getelementptr i8, ptr %g, i64 %cf
%go = getelementptr i8, ptr %gn, i64 %cb
%gp = load i64, ptr %go, align 1, !noalias !13
%gq = getelementptr i8, ptr %bi, i64 %bt
%gr = getelementptr i8, ptr %gq, i64 %cf
store i64 %gp, ptr %gr, align 1, !noalias !16
%gs = or i64 %gp, %gm
br label %bs
ce:
%gt = icmp slt i64 %by, 1
br i1 %gt, label %bs, label %gc
gc:
%gu = getelementptr i8, ptr %g, i64 %cb
%gv = getelementptr i8, ptr %bi, i64 %bt
%el = load i8, ptr %gu, align 1, !noalias !11
store i8 %el, ptr %gv, align 1, !noalias !11
%gw = icmp eq i64 %by, 1
br i1 %gw, label %en, label %ee
bn:
%gx = phi i64 [ 0, %bl ], [ %br, %bs ]
store i64 %gx, ptr %a, align 8
ret i32 0
bs:
%gy = phi i64 [ %gs, %ch ], [ 0, %ce ], [ %gd, %en ]
%gz = and i64 %gy, -9187201950435737472
%ha = icmp eq i64 %gz, 0
%hb = select i1 %ha, i64 0, i64 128
%br = or i64 %hb, %bq
%bu = add nuw nsw i64 %bz, %bt
%hc = trunc i64 %bu to i32
%hd = getelementptr i32, ptr %bb, i64 %bv
%he = getelementptr i8, ptr %hd, i64 4
store i32 %hc, ptr %he, align 4
%hf = icmp eq i64 %o, %bw
br i1 %hf, label %bn, label %bp
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
