target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @decompress_blocks(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, i64 %c, i64 %d, i64 %e, ptr readnone captures(none) %f, ptr readnone captures(none) %g, i64 %h, i64 %i, ptr readonly captures(none) %j, i64 %k, i64 %l, i64 %m, i64 %n, i64 %o, ptr readnone captures(none) %p, ptr readnone captures(none) %q, i64 %r, i64 %s, ptr captures(none) %t, i64 %u, i64 %v, i64 %w, i64 %x, i64 %y, i64 %z, ptr readnone captures(none) %ba, ptr readnone captures(none) %bb, i64 %bc, i64 %bd, ptr writeonly captures(none) %be, i64 %bf, i64 %bg, ptr readnone captures(none) %bh, ptr readnone captures(none) %bi, i64 %bj, i64 %bk, ptr readonly captures(none) %bl, i64 %bm, i64 %bn, i64 %bo) local_unnamed_addr #0 {
bp:
%bq = icmp slt i64 %k, 1
br i1 %bq, label %br, label %bs
bs:
%bt = freeze i64 %c
%bu = icmp eq i64 %bt, 0
br i1 %bu, label %bv, label %bw
bw:
%bx = getelementptr i8, ptr %j, i64 16
%by = shl i64 %l, 3
br label %bz
bv:
%ca = getelementptr i8, ptr %j, i64 16
%cb = shl i64 %l, 3
br label %cc
cc:
%cd = phi ptr [ %ca, %bv ], [ %ce, %cf ]
%cg = phi i64 [ %ch, %cf ], [ %x, %bv ]
%ci = phi i64 [ %cj, %cf ], [ 0, %bv ]
%cj = add nuw nsw i64 %ci, 1
%ck = load i64, ptr %cd, align 8
%cl = sub nsw i64 %z, %cg
%cm = icmp slt i64 %ck, 0
%cn = select i1 %cm, i64 %u, i64 0
%co = getelementptr i64, ptr %t, i64 %ck
%cp = getelementptr i64, ptr %co, i64 %cn
%cq = load i64, ptr %cp, align 8
%cr = tail call i64 @llvm.smin.i64(i64 %o, i64 %cl)
%cs = tail call i64 @llvm.smin.i64(i64 %cq, i64 %cr)
%ct = icmp sge i64 %cg, %y
%cu = icmp slt i64 %cs, 1
%cv = select i1 %ct, i1 true, i1 %cu
br i1 %cv, label %br, label %cw
cw:
%cx = inttoptr i64 %d to ptr
%cy = getelementptr i8, ptr %cd, i64 -16
%cz = load i64, ptr %cy, align 8
%da = getelementptr i8, ptr %cd, i64 -8
%db = load i64, ptr %da, align 8
%dc = add nsw i64 %cg, %w
%dd = tail call i64 %cx(i64 %e, i64 %dc, i64 %cs, i64 %cz, i64 %db, i64 0) #2, !noalias !0
%de = icmp slt i64 %dd, 0
br i1 %de, label %br, label %cf
cf:
%ch = add nsw i64 %dd, %cg
%df = mul i64 %cn, 8
%dg = getelementptr inbounds i8, ptr %co, i64 %df
%dh = load i64, ptr %dg, align 8
%di = sub nsw i64 %dh, %dd
store i64 %di, ptr %dg, align 8
%dj = shl i64 %ci, 3
%dk = getelementptr i8, ptr %be, i64 %dj
store i64 %ch, ptr %dk, align 8
%ce = getelementptr i8, ptr %cd, i64 %cb
%dl = icmp eq i64 %k, %cj
br i1 %dl, label %br, label %cc
br:
%dm = phi i64 [ %ci, %cc ], [ %k, %bp ], [ %k, %cf ], [ %ci, %cw ], [ %k, %dn ], [ %do, %dp ], [ %do, %bz ]
store i64 %dm, ptr %a, align 8
ret i32 0
dn:
%dq = load i64, ptr %bl, align 8
%dr = add nsw i64 %dq, %ds
%dt = mul i64 %du, 8
%dv = getelementptr inbounds i8, ptr %dw, i64 %dt
%dx = load i64, ptr %dv, align 8
%dy = sub nsw i64 %dx, %dq
store i64 %dy, ptr %dv, align 8
%dz = shl i64 %do, 3
%ea = getelementptr i8, ptr %be, i64 %dz
store i64 %dr, ptr %ea, align 8
%eb = getelementptr i8, ptr %ec, i64 %by
%ed = icmp eq i64 %k, %ee
br i1 %ed, label %br, label %bz
bz:
%ec = phi ptr [ %bx, %bw ], [ %eb, %dn ]
%ds = phi i64 [ %dr, %dn ], [ %x, %bw ]
%do = phi i64 [ %ee, %dn ], [ 0, %bw ]
%ee = add nuw nsw i64 %do, 1
%ef = load i64, ptr %ec, align 8
%eg = sub nsw i64 %z, %ds
%eh = icmp slt i64 %ef, 0
%du = select i1 %eh, i64 %u, i64 0
%dw = getelementptr i64, ptr %t, i64 %ef
%ei = getelementptr i64, ptr %dw, i64 %du
%ej = load i64, ptr %ei, align 8
%ek = tail call i64 @llvm.smin.i64(i64 %o, i64 %eg)
%el = tail call i64 @llvm.smin.i64(i64 %ej, i64 %ek)
%em = icmp sge i64 %ds, %y
%en = icmp slt i64 %el, 1
%eo = select i1 %em, i1 true, i1 %en
br i1 %eo, label %br, label %dp
dp:
%ep = inttoptr i64 %d to ptr
%eq = getelementptr i8, ptr %ec, i64 -16
%er = load i64, ptr %eq, align 8
%es = getelementptr i8, ptr %ec, i64 -8
%et = load i64, ptr %es, align 8
%eu = add nsw i64 %ds, %w
%ev = tail call i64 %ep(i64 %e, i64 %er, i64 %et, i64 %eu, i64 %el, i64 %bo) #2, !noalias !3
%ew = and i64 %ev, 4294967295
%ex = icmp eq i64 %ew, 0
br i1 %ex, label %dn, label %br
}
declare i64 @llvm.smin.i64(i64, i64) #1
attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
