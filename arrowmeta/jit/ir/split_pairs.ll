target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @split_pairs(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr writeonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr writeonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr writeonly captures(none) %bp, i64 %bq, i64 %br, ptr readnone captures(none) %bs, ptr readnone captures(none) %bt, i64 %bu, i64 %bv, ptr writeonly captures(none) %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr writeonly captures(none) %cd, i64 %ce, i64 %cf) local_unnamed_addr #0 {
cg:
%ch = icmp slt i64 %o, 1
br i1 %ch, label %ci, label %cj
cj:
br label %ck
ck:
%cl = phi i64 [ 0, %cj ], [ %cm, %cn ]
%cm = add nuw nsw i64 %cl, 1
%co = shl i64 %cl, 3
%cp = getelementptr i8, ptr %u, i64 %co
%cq = load i64, ptr %cp, align 8
%cr = icmp sgt i64 %cq, -1
br i1 %cr, label %cs, label %cn
cs:
%ct = shl i64 %cl, 3
%cu = getelementptr i8, ptr %n, i64 %ct
%cv = load i64, ptr %cu, align 8
store i64 %cl, ptr %cd, align 8
%cw = getelementptr i8, ptr %cd, i64 8
store i64 %cv, ptr %cw, align 8
%cx = getelementptr i8, ptr %cd, i64 16
store i64 0, ptr %cx, align 8
%cy = mul i64 %cl, 8
%cz = getelementptr i8, ptr %u, i64 %cy
%da = load i64, ptr %cz, align 8
%db = icmp slt i64 %da, 4
br i1 %db, label %ci, label %dc
ci:
%dd = phi i64 [ 0, %cg ], [ 0, %cn ], [ 11, %cs ], [ 11, %dc ]
store i64 %dd, ptr %a, align 8
ret i32 0
de:
%df = add i64 %dg, 4
%dh = add i64 %df, %di
%dj = shl i64 %cl, 3
%dk = getelementptr i8, ptr %bp, i64 %dj
store i64 %dh, ptr %dk, align 8
%dl = mul i64 %cl, 8
%dm = getelementptr i8, ptr %n, i64 %dl
%dn = load i64, ptr %dm, align 8
%do = add nsw i64 %dn, 4
%dp = shl i64 %cl, 3
%dq = getelementptr i8, ptr %bb, i64 %dp
store i64 %do, ptr %dq, align 8
%dr = mul i64 %cl, 8
%ds = getelementptr i8, ptr %u, i64 %dr
%dt = load i64, ptr %ds, align 8
%du = sub i64 %dt, %di
%dv = add i64 %du, -4
br label %cn
cn:
%dw = phi i64 [ %dv, %de ], [ -1, %ck ]
%dx = phi i64 [ %di, %de ], [ -1, %ck ]
%dy = shl i64 %cl, 3
%dz = getelementptr i8, ptr %bw, i64 %dy
store i64 %dw, ptr %dz, align 8
%ea = getelementptr i8, ptr %bi, i64 %dy
store i64 %dx, ptr %ea, align 8
%eb = icmp eq i64 %o, %cm
br i1 %eb, label %ci, label %ck
dc:
%ec = mul i64 %cl, 8
%ed = getelementptr i8, ptr %n, i64 %ec
%dg = load i64, ptr %ed, align 8
%ee = getelementptr i8, ptr %g, i64 %dg
%ef = load i32, ptr %ee, align 1, !noalias !0
%di = sext i32 %ef to i64
%eg = icmp slt i32 %ef, 0
%eh = add nsw i64 %da, -4
%ei = icmp slt i64 %eh, %di
%ej = select i1 %eg, i1 true, i1 %ei
br i1 %ej, label %ci, label %de
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
