target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @find_texts(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, ptr readnone captures(none) %m, ptr readnone captures(none) %n, i64 %o, i64 %p, ptr writeonly captures(none) %q, i64 %r, i64 %s) local_unnamed_addr #0 {
t:
%u = icmp slt i64 %r, 1
br i1 %u, label %v, label %w
w:
%x = add i64 %l, 4
br label %y
y:
%z = phi i64 [ %j, %w ], [ %ba, %bb ]
%bc = phi i64 [ 0, %w ], [ %bd, %bb ]
%bd = add nuw nsw i64 %bc, 1
%be = sub nsw i64 %k, %z
%bf = icmp slt i64 %be, %x
br i1 %bf, label %v, label %bg
v:
%bh = phi i64 [ %j, %t ], [ %ba, %bb ], [ -1, %y ], [ -1, %bg ]
store i64 %bh, ptr %a, align 8
ret i32 0
bb:
%bi = shl i64 %bc, 3
%bj = getelementptr i8, ptr %q, i64 %bi
store i64 %z, ptr %bj, align 8
%bk = add i64 %z, %x
%ba = add i64 %bk, %bl
%bm = icmp eq i64 %r, %bd
br i1 %bm, label %v, label %y
bg:
%bn = icmp slt i64 %z, 0
%bo = select i1 %bn, i64 %h, i64 0
%bp = getelementptr i8, ptr %g, i64 %z
%bq = getelementptr i8, ptr %bp, i64 %bo
%br = load i8, ptr %bq, align 1, !noalias !0
%bs = zext i8 %br to i64
%bt = icmp slt i64 %z, -1
%bu = select i1 %bt, i64 %h, i64 0
%bv = getelementptr i8, ptr %bp, i64 1
%bw = getelementptr i8, ptr %bv, i64 %bu
%bx = load i8, ptr %bw, align 1, !noalias !0
%by = zext i8 %bx to i64
%bz = icmp slt i64 %z, -2
%ca = select i1 %bz, i64 %h, i64 0
%cb = getelementptr i8, ptr %bp, i64 2
%cc = getelementptr i8, ptr %cb, i64 %ca
%cd = load i8, ptr %cc, align 1, !noalias !0
%ce = zext i8 %cd to i64
%cf = shl nuw nsw i64 %bs, 24
%cg = shl nuw nsw i64 %by, 16
%ch = shl nuw nsw i64 %ce, 8
%ci = icmp slt i64 %z, -3
%cj = select i1 %ci, i64 %h, i64 0
%ck = getelementptr i8, ptr %bp, i64 3
%cl = getelementptr i8, ptr %ck, i64 %cj
%cm = load i8, ptr %cl, align 1, !noalias !0
%cn = zext i8 %cm to i64
%co = or disjoint i64 %cg, %cf
%cp = or disjoint i64 %co, %ch
%cq = or disjoint i64 %cp, %cn
%cr = shl nuw nsw i64 %bs, 25
%cs = and i64 %cr, 4294967296
%bl = sub nsw i64 %cq, %cs
%ct = icmp slt i64 %bl, 0
%cu = sub i64 %be, %l
%cv = add i64 %cu, -4
%cw = icmp sgt i64 %bl, %cv
%cx = select i1 %ct, i1 true, i1 %cw
br i1 %cx, label %v, label %bb
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
