target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef i32 @find_suffixes(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, i64 %q, ptr readnone captures(none) %r, ptr readnone captures(none) %s, i64 %t, i64 %u, ptr writeonly captures(none) %v, i64 %w, i64 %x, ptr readnone captures(none) %y, ptr readnone captures(none) %z, i64 %ba, i64 %bb, ptr writeonly captures(none) %bc, i64 %bd, i64 %be) local_unnamed_addr #0 {
bf:
%bg = icmp slt i64 %w, 1
br i1 %bg, label %bh, label %bi
bi:
%bj = getelementptr i8, ptr %g, i64 -2
br label %bk
bk:
%bl = phi i64 [ %bm, %bn ], [ 0, %bi ]
%bo = phi i64 [ %bp, %bn ], [ 0, %bi ]
%bp = add nuw nsw i64 %bo, 1
%bq = getelementptr i32, ptr %n, i64 %bo
%br = getelementptr i8, ptr %bq, i64 4
%bs = load i32, ptr %br, align 4
%bt = sext i32 %bs to i64
%bu = load i32, ptr %bq, align 4
%bv = sext i32 %bu to i64
%bw = icmp sgt i32 %bs, %bu
br i1 %bw, label %bx, label %bn
bx:
%by = trunc i64 %bt to i32
%bz = icmp slt i32 %by, 1
%ca = select i1 %bz, i64 %h, i64 0
%cb = getelementptr i8, ptr %g, i64 %bt
%cc = getelementptr i8, ptr %cb, i64 -1
%cd = getelementptr i8, ptr %cc, i64 %ca
%ce = load i8, ptr %cd, align 1
%cf = zext i8 %ce to i64
%cg = icmp eq i64 %q, %cf
br i1 %cg, label %bn, label %ch
ch:
br label %ci
ci:
%cj = phi i64 [ %ck, %cl ], [ %bt, %ch ]
%cm = add i64 %cj, -1
%cn = icmp sgt i64 %cm, %bv
br i1 %cn, label %cl, label %bn
cl:
%co = icmp slt i64 %cj, 2
%cp = select i1 %co, i64 %h, i64 0
%cq = getelementptr i8, ptr %bj, i64 %cp
%cr = getelementptr i8, ptr %cq, i64 %cj
%cs = load i8, ptr %cr, align 1
%ct = zext i8 %cs to i64
%cu = icmp eq i64 %q, %ct
%ck = add nsw i64 %cj, -1
br i1 %cu, label %bn, label %ci
bn:
%cv = phi i64 [ %bt, %bx ], [ %bt, %bk ], [ %bv, %ci ], [ %ck, %cl ]
%cw = icmp eq i64 %cv, %bv
%cx = select i1 %cw, i64 %bt, i64 %cv
%cy = getelementptr i64, ptr %v, i64 %bo
store i64 %cx, ptr %cy, align 8
%cz = sub nsw i64 %bt, %cx
%da = getelementptr i64, ptr %bc, i64 %bo
store i64 %cz, ptr %da, align 8
%db = icmp sgt i64 %bt, %cx
%dc = zext i1 %db to i64
%bm = add nuw nsw i64 %bl, %dc
%dd = icmp eq i64 %w, %bp
br i1 %dd, label %bh, label %bk
bh:
%de = phi i64 [ 0, %bf ], [ %bm, %bn ]
store i64 %de, ptr %a, align 8
ret i32 0
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
