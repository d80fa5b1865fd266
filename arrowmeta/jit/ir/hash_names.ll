target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @hash_names(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr writeonly captures(none) %u, i64 %v, i64 %w) local_unnamed_addr #0 {
x:
%y = icmp slt i64 %v, 1
br i1 %y, label %z, label %ba
ba:
%bb = bitcast i64 -7046029254386353131 to i64
br label %bc
bc:
%bd = phi i64 [ %be, %bf ], [ 0, %ba ]
%bg = getelementptr i32, ptr %n, i64 %bd
%bh = load i32, ptr %bg, align 4
%bi = sext i32 %bh to i64
%bj = getelementptr i8, ptr %bg, i64 4
%bk = load i32, ptr %bj, align 4
%bl = sext i32 %bk to i64
%bm = sub nsw i64 %bl, %bi
%bn = mul i64 %bm, %bb
%bo = icmp ugt i64 %bm, 7
br i1 %bo, label %bp, label %bq
bp:
%br = add nsw i64 %bm, -8
%bs = icmp eq i64 %br, 0
br i1 %bs, label %bt, label %bu
bu:
%bv = add nsw i64 %bm, -9
%bw = lshr i64 %bv, 3
%bx = add nuw nsw i64 %bw, 1
%by = and i64 %bx, 3
%bz = icmp ult i64 %bv, 24
br i1 %bz, label %ca, label %cb
cb:
%cc = getelementptr i8, ptr %g, i64 %bi
%cd = getelementptr i8, ptr %cc, i64 24
%ce = lshr i64 %bx, 2
%cf = mul nsw i64 %ce, -4
br label %cg
ch:
%ci = getelementptr i8, ptr %g, i64 %bi
%cj = getelementptr i8, ptr %ci, i64 1
%ck = load i8, ptr %cj, align 1, !noalias !0
%cl = zext i8 %ck to i64
%cm = shl nuw nsw i64 %cl, 8
%cn = or disjoint i64 %cm, %co
%cp = icmp eq i64 %bm, 2
br i1 %cp, label %cq, label %cr
cr:
%cs = getelementptr i8, ptr %g, i64 %bi
%ct = getelementptr i8, ptr %cs, i64 2
%cu = load i8, ptr %ct, align 1, !noalias !0
%cv = zext i8 %cu to i64
%cw = shl nuw nsw i64 %cv, 16
%cx = or disjoint i64 %cw, %cn
%cy = icmp eq i64 %bm, 3
br i1 %cy, label %cq, label %cz
cz:
%da = getelementptr i8, ptr %g, i64 %bi
%db = getelementptr i8, ptr %da, i64 3
%dc = load i8, ptr %db, align 1, !noalias !0
%dd = zext i8 %dc to i64
%de = shl nuw nsw i64 %dd, 24
%df = or disjoint i64 %de, %cx
%dg = icmp eq i64 %bm, 4
br i1 %dg, label %cq, label %dh
dh:
%di = getelementptr i8, ptr %g, i64 %bi
%dj = getelementptr i8, ptr %di, i64 4
%dk = load i8, ptr %dj, align 1, !noalias !0
%dl = zext i8 %dk to i64
%dm = shl nuw nsw i64 %dl, 32
%dn = or disjoint i64 %dm, %df
%do = icmp eq i64 %bm, 5
br i1 %do, label %cq, label %dp
dp:
%dq = getelementptr i8, ptr %g, i64 %bi
%dr = getelementptr i8, ptr %dq, i64 5
%ds = load i8, ptr %dr, align 1, !noalias !0
%dt = zext i8 %ds to i64
%du = shl nuw nsw i64 %dt, 40
%dv = or i64 %du, %dn
%dw = icmp eq i64 %bm, 6
br i1 %dw, label %cq, label %dx
dx:
%dy = getelementptr i8, ptr %g, i64 %bi
%dz = getelementptr i8, ptr %dy, i64 6
%ea = load i8, ptr %dz, align 1, !noalias !0
%eb = zext i8 %ea to i64
%ec = shl nuw nsw i64 %eb, 48
%ed = or i64 %ec, %dv
br label %cq
cq:
%ee = phi i64 [ %co, %ef ], [ %cn, %ch ], [ %cx, %cr ], [ %df, %cz ], [ %dn, %dh ], [ %dv, %dp ], [ %ed, %dx ]
%eg = xor i64 %ee, %bn
br label %bf
cg:
%eh = phi i64 [ %ei, %cg ], [ %cf, %cb ]
%ej = phi i64 [ %ek, %cg ], [ %bn, %cb ]
%el = phi i64 [ %em, %cg ], [ 0, %cb ]
%en = getelementptr i8, ptr %cd, i64 %el
%eo = getelementptr i8, ptr %en, i64 -24
%ep = load i64, ptr %eo, align 1, !noalias !3
%eq = xor i64 %ep, %ej
%er = mul i64 %eq, %bb
%es = lshr i64 %er, 32
%et = getelementptr i8, ptr %cd, i64 %el
%eu = getelementptr i8, ptr %et, i64 -16
%ev = load i64, ptr %eu, align 1, !noalias !3
%ew = xor i64 %ev, %es
%ex = xor i64 %ew, %er
%ey = mul i64 %ex, %bb
%ez = lshr i64 %ey, 32
%fa = getelementptr i8, ptr %cd, i64 %el
%fb = getelementptr i8, ptr %fa, i64 -8
%fc = load i64, ptr %fb, align 1, !noalias !3
%fd = xor i64 %fc, %ez
%fe = xor i64 %fd, %ey
%ff = mul i64 %fe, %bb
%fg = lshr i64 %ff, 32
%fh = load i64, ptr %en, align 1, !noalias !3
%fi = xor i64 %fh, %fg
%fj = xor i64 %fi, %ff
%fk = mul i64 %fj, %bb
%fl = lshr i64 %fk, 32
%ek = xor i64 %fl, %fk
%em = add i64 %el, 32
%ei = add i64 %eh, 4
%fm = icmp eq i64 %ei, 0
br i1 %fm, label %fn, label %cg
fn:
%fo = icmp eq i64 %by, 0
br i1 %fo, label %bt, label %ca
ca:
%fp = phi i64 [ %bn, %bu ], [ %ek, %fn ]
%fq = phi i64 [ 0, %bu ], [ %em, %fn ]
%fr = getelementptr i8, ptr %g, i64 %fq
%fs = getelementptr i8, ptr %fr, i64 %bi
br label %ft
ft:
%fu = phi i64 [ %fv, %ft ], [ %fp, %ca ]
%fw = phi i64 [ %fx, %ft ], [ 0, %ca ]
%fy = shl i64 %fw, 3
%fz = getelementptr i8, ptr %fs, i64 %fy
%ga = load i64, ptr %fz, align 1, !noalias !3
%gb = xor i64 %ga, %fu
%gc = mul i64 %gb, %bb
%gd = lshr i64 %gc, 32
%fv = xor i64 %gd, %gc
%fx = add i64 %fw, 1
%ge = icmp eq i64 %by, %fx
br i1 %ge, label %bt, label %ft, !llvm.loop !6
bt:
%gf = phi i64 [ -1028001813962170200, %bp ], [ %ek, %fn ], [ %fv, %ft ]
%gg = getelementptr i8, ptr %g, i64 %br
%gh = getelementptr i8, ptr %gg, i64 %bi
%gi = load i64, ptr %gh, align 1, !noalias !8
%gj = xor i64 %gi, %gf
br label %bf
bq:
%gk = trunc i64 %bi to i32
%gl = icmp eq i32 %bk, %gk
br i1 %gl, label %bf, label %ef
ef:
%gm = getelementptr i8, ptr %g, i64 %bi
%gn = load i8, ptr %gm, align 1, !noalias !0
%co = zext i8 %gn to i64
%go = icmp eq i64 %bm, 1
br i1 %go, label %cq, label %ch
z:
store i64 %v, ptr %a, align 8
ret i32 0
bf:
%gp = phi i64 [ %gj, %bt ], [ 0, %bq ], [ %eg, %cq ]
%gq = mul i64 %gp, %bb
%gr = lshr i64 %gq, 32
%gs = xor i64 %gr, %gq
%be = add nuw nsw i64 %bd, 1
%gt = getelementptr i64, ptr %u, i64 %bd
store i64 %gs, ptr %gt, align 8
%gu = icmp eq i64 %v, %be
br i1 %gu, label %z, label %bc
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
