target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @read_counts(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, i64 %y, ptr readnone captures(none) %z, ptr readnone captures(none) %ba, i64 %bb, i64 %bc, ptr writeonly captures(none) %bd, i64 %be, i64 %bf, ptr readnone captures(none) %bg, ptr readnone captures(none) %bh, i64 %bi, i64 %bj, ptr writeonly captures(none) %bk, i64 %bl, i64 %bm) local_unnamed_addr #0 {
bn:
%bo = freeze i64 %y
%bp = icmp slt i64 %o, 1
br i1 %bp, label %bq, label %br
br:
%bs = icmp slt i64 %bo, 0
br i1 %bs, label %bt, label %bu
bt:
br label %bv
bv:
%bw = phi i64 [ %bx, %by ], [ 0, %bt ]
%bx = add nuw nsw i64 %bw, 1
%bz = shl i64 %bw, 3
%ca = getelementptr i8, ptr %u, i64 %bz
%cb = load i64, ptr %ca, align 8
%cc = icmp slt i64 %cb, 0
br i1 %cc, label %by, label %cd
cd:
%ce = shl i64 %bw, 3
%cf = getelementptr i8, ptr %n, i64 %ce
%cg = load i64, ptr %cf, align 8
store i64 %bw, ptr %bk, align 8
%ch = getelementptr i8, ptr %bk, i64 8
store i64 %cg, ptr %ch, align 8
%ci = getelementptr i8, ptr %bk, i64 16
store i64 0, ptr %ci, align 8
%cj = mul i64 %bw, 8
%ck = getelementptr i8, ptr %u, i64 %cj
%cl = load i64, ptr %ck, align 8
%cm = icmp slt i64 %cl, 4
br i1 %cm, label %bq, label %cn
cn:
%co = mul i64 %bw, 8
%cp = getelementptr i8, ptr %n, i64 %co
%cq = load i64, ptr %cp, align 8
%cr = getelementptr i8, ptr %g, i64 %cq
%cs = load i32, ptr %cr, align 1, !noalias !0
%ct = sext i32 %cs to i64
%cu = icmp slt i32 %cs, 0
br i1 %cu, label %bq, label %cv
cv:
%cw = add nuw nsw i64 %ct, 31
%cx = lshr i64 %cw, 3
%cy = and i64 %cx, 536870908
%cz = mul nsw i64 %x, %ct
%da = add i64 %cz, 4
%db = add i64 %da, %cy
%dc = icmp sgt i64 %db, %cl
br i1 %dc, label %bq, label %dd
dd:
%de = shl i64 %bw, 3
%df = getelementptr i8, ptr %bd, i64 %de
store i64 %ct, ptr %df, align 8
br label %by
by:
%dg = icmp eq i64 %o, %bx
br i1 %dg, label %bq, label %bv
bu:
%dh = mul nsw i64 %bo, %x
br label %di
di:
%dj = phi i64 [ 0, %bu ], [ %dk, %dl ]
%dk = add nuw nsw i64 %dj, 1
%dm = shl i64 %dj, 3
%dn = getelementptr i8, ptr %u, i64 %dm
%do = load i64, ptr %dn, align 8
%dp = icmp slt i64 %do, 0
br i1 %dp, label %dl, label %dq
dq:
%dr = shl i64 %dj, 3
%ds = getelementptr i8, ptr %n, i64 %dr
%dt = load i64, ptr %ds, align 8
store i64 %dj, ptr %bk, align 8
%du = getelementptr i8, ptr %bk, i64 8
store i64 %dt, ptr %du, align 8
%dv = getelementptr i8, ptr %bk, i64 16
store i64 0, ptr %dv, align 8
%dw = mul i64 %dj, 8
%dx = getelementptr i8, ptr %u, i64 %dw
%dy = load i64, ptr %dx, align 8
%dz = icmp sgt i64 %dh, %dy
br i1 %dz, label %bq, label %ea
bq:
%eb = phi i64 [ 0, %bn ], [ 10, %cv ], [ 0, %by ], [ 10, %cn ], [ 10, %cd ], [ 10, %dq ], [ 0, %dl ]
store i64 %eb, ptr %a, align 8
ret i32 0
ea:
%ec = shl i64 %dj, 3
%ed = getelementptr i8, ptr %bd, i64 %ec
store i64 %bo, ptr %ed, align 8
br label %dl
dl:
%ee = icmp eq i64 %o, %dk
br i1 %ee, label %bq, label %di
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
