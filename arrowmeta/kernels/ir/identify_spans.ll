target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @identify_spans(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, ptr readnone captures(none) %y, ptr readnone captures(none) %z, i64 %ba, i64 %bb, ptr captures(none) %bc, i64 %bd, i64 %be, i64 %bf, i64 %bg) local_unnamed_addr #0 {
bh:
%bi = icmp slt i64 %o, 1
br i1 %bi, label %bj, label %bk
bk:
%bl = bitcast i64 -4417276706812531889 to i64
%bm = bitcast i64 -7046029254386353131 to i64
br label %bn
bn:
%bo = phi i64 [ %bp, %bq ], [ 0, %bk ]
%bp = add nuw nsw i64 %bo, 1
%br = getelementptr i64, ptr %u, i64 %bo
%bs = load i64, ptr %br, align 8
%bt = icmp sgt i64 %bs, -1
br i1 %bt, label %bu, label %bq
bq:
%bv = icmp eq i64 %o, %bp
br i1 %bv, label %bj, label %bn
bj:
store i64 %o, ptr %a, align 8
ret i32 0
bu:
%bw = mul i64 %bo, %be
%bx = getelementptr i64, ptr %bc, i64 %bw
%by = load i64, ptr %bx, align 8
%bz = xor i64 %x, %by
%ca = xor i64 %bz, %bs
%cb = mul i64 %ca, %bm
%cc = icmp eq i64 %bs, 0
br i1 %cc, label %cd, label %ce
ce:
%cf = mul i64 %bo, 8
%cg = getelementptr i8, ptr %n, i64 %cf
%ch = load i64, ptr %cg, align 8
%ci = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %bs, i64 8)
%cj = extractvalue { i64, i1 } %ci, 0
%ck = extractvalue { i64, i1 } %ci, 1
%cl = getelementptr i8, ptr %g, i64 %ch
br i1 %ck, label %cm, label %cn
cn:
%co = add nsw i64 %bs, -1
%cp = lshr i64 %co, 3
%cq = add nuw nsw i64 %cp, 1
%cr = icmp eq i64 %cp, 0
br i1 %cr, label %cs, label %ct
ct:
%cu = and i64 %cq, 4611686018427387902
br label %cv
cm:
%cw = load i8, ptr %cl, align 1, !noalias !0
%cx = zext i8 %cw to i64
%cy = icmp eq i64 %bs, 1
br i1 %cy, label %cz, label %da
da:
%db = getelementptr i8, ptr %cl, i64 1
%dc = load i8, ptr %db, align 1, !noalias !0
%dd = zext i8 %dc to i64
%de = shl nuw nsw i64 %dd, 8
%df = or disjoint i64 %de, %cx
%dg = icmp eq i64 %bs, 2
br i1 %dg, label %cz, label %dh
dh:
%di = getelementptr i8, ptr %cl, i64 2
%dj = load i8, ptr %di, align 1, !noalias !0
%dk = zext i8 %dj to i64
%dl = shl nuw nsw i64 %dk, 16
%dm = or disjoint i64 %dl, %df
%dn = icmp eq i64 %bs, 3
br i1 %dn, label %cz, label %do
do:
%dp = getelementptr i8, ptr %cl, i64 3
%dq = load i8, ptr %dp, align 1, !noalias !0
%dr = zext i8 %dq to i64
%ds = shl nuw nsw i64 %dr, 24
%dt = or disjoint i64 %ds, %dm
%du = icmp eq i64 %bs, 4
br i1 %du, label %cz, label %dv
dv:
%dw = getelementptr i8, ptr %cl, i64 4
%dx = load i8, ptr %dw, align 1, !noalias !0
%dy = zext i8 %dx to i64
%dz = shl nuw nsw i64 %dy, 32
%ea = or disjoint i64 %dz, %dt
%eb = icmp eq i64 %bs, 5
br i1 %eb, label %cz, label %ec
ec:
%ed = getelementptr i8, ptr %cl, i64 5
%ee = load i8, ptr %ed, align 1, !noalias !0
%ef = zext i8 %ee to i64
%eg = shl nuw nsw i64 %ef, 40
%eh = or i64 %eg, %ea
%ei = icmp eq i64 %bs, 6
br i1 %ei, label %cz, label %ej
ej:
%ek = getelementptr i8, ptr %cl, i64 6
%el = load i8, ptr %ek, align 1, !noalias !0
%em = zext i8 %el to i64
%en = shl nuw nsw i64 %em, 48
%eo = or i64 %en, %eh
br label %cz
cv:
%ep = phi i64 [ %eq, %cv ], [ %cu, %ct ]
%er = phi i64 [ %es, %cv ], [ 8, %ct ]
%et = phi i64 [ %cb, %ct ], [ %eu, %cv ]
%ev = add i64 %er, -8
%ew = tail call i64 @llvm.umin.i64(i64 %cj, i64 %ev)
%ex = getelementptr i8, ptr %cl, i64 %ew
%ey = load i64, ptr %ex, align 1, !noalias !3
%ez = lshr i64 %et, 32
%fa = xor i64 %ez, %ey
%fb = xor i64 %fa, %et
%fc = mul i64 %fb, %bm
%fd = tail call i64 @llvm.umin.i64(i64 %cj, i64 %er)
%fe = getelementptr i8, ptr %cl, i64 %fd
%ff = load i64, ptr %fe, align 1, !noalias !3
%fg = lshr i64 %fc, 32
%fh = xor i64 %fg, %ff
%fi = xor i64 %fh, %fc
%eu = mul i64 %fi, %bm
%es = add i64 %er, 16
%eq = add i64 %ep, -2
%fj = icmp eq i64 %eq, 0
br i1 %fj, label %fk, label %cv
cz:
%fl = phi i64 [ %cx, %cm ], [ %df, %da ], [ %dm, %dh ], [ %dt, %do ], [ %ea, %dv ], [ %eh, %ec ], [ %eo, %ej ]
%fm = lshr i64 %cb, 32
%fn = xor i64 %fm, %fl
%fo = xor i64 %fn, %cb
%fp = mul i64 %fo, %bm
br label %cd
fk:
%fq = and i64 %cq, 1
%fr = icmp eq i64 %fq, 0
%fs = add i64 %es, -8
br i1 %fr, label %cd, label %cs
cs:
%ft = phi i64 [ 0, %cn ], [ %fs, %fk ]
%fu = phi i64 [ %cb, %cn ], [ %eu, %fk ]
%fv = tail call i64 @llvm.umin.i64(i64 %cj, i64 %ft)
%fw = getelementptr i8, ptr %cl, i64 %fv
%fx = load i64, ptr %fw, align 1, !noalias !3
%fy = lshr i64 %fu, 32
%fz = xor i64 %fy, %fx
%ga = xor i64 %fz, %fu
%gb = mul i64 %ga, %bm
br label %cd
cd:
%gc = phi i64 [ %cb, %bu ], [ %fp, %cz ], [ %eu, %fk ], [ %gb, %cs ]
%gd = lshr i64 %gc, 32
%ge = xor i64 %gd, %gc
%gf = mul i64 %bw, 8
%gg = getelementptr i8, ptr %bc, i64 %gf
store i64 %ge, ptr %gg, align 8
%gh = mul i64 %bo, 8
%gi = getelementptr i8, ptr %u, i64 %gh
%gj = load i64, ptr %gi, align 8
%gk = mul i64 %bw, 8
%gl = getelementptr i8, ptr %bc, i64 %gk
%gm = getelementptr i8, ptr %gl, i64 8
%gn = load i64, ptr %gm, align 8
%go = xor i64 %x, %gn
%gp = xor i64 %go, %gj
%gq = mul i64 %gp, %bl
%gr = icmp eq i64 %gj, 0
br i1 %gr, label %gs, label %gt
gt:
%gu = mul i64 %bo, 8
%gv = getelementptr i8, ptr %n, i64 %gu
%gw = load i64, ptr %gv, align 8
%gx = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %gj, i64 8)
%gy = extractvalue { i64, i1 } %gx, 0
%gz = extractvalue { i64, i1 } %gx, 1
%ha = getelementptr i8, ptr %g, i64 %gw
br i1 %gz, label %hb, label %hc
hc:
br label %hd
hb:
%he = load i8, ptr %ha, align 1, !noalias !6
%hf = zext i8 %he to i64
%hg = icmp eq i64 %gj, 1
br i1 %hg, label %hh, label %hi
hi:
%hj = getelementptr i8, ptr %ha, i64 1
%hk = load i8, ptr %hj, align 1, !noalias !6
%hl = zext i8 %hk to i64
%hm = shl nuw nsw i64 %hl, 8
%hn = or disjoint i64 %hm, %hf
%ho = icmp eq i64 %gj, 2
br i1 %ho, label %hh, label %hp
hp:
%hq = getelementptr i8, ptr %ha, i64 2
%hr = load i8, ptr %hq, align 1, !noalias !6
%hs = zext i8 %hr to i64
%ht = shl nuw nsw i64 %hs, 16
%hu = or disjoint i64 %ht, %hn
%hv = icmp eq i64 %gj, 3
br i1 %hv, label %hh, label %hw
hw:
%hx = getelementptr i8, ptr %ha, i64 3
%hy = load i8, ptr %hx, align 1, !noalias !6
%hz = zext i8 %hy to i64
%ia = shl nuw nsw i64 %hz, 24
%ib = or disjoint i64 %ia, %hu
%ic = icmp eq i64 %gj, 4
br i1 %ic, label %hh, label %id
id:
%ie = getelementptr i8, ptr %ha, i64 4
%if = load i8, ptr %ie, align 1, !noalias !6
%ig = zext i8 %if to i64
%ih = shl nuw nsw i64 %ig, 32
%ii = or disjoint i64 %ih, %ib
%ij = icmp eq i64 %gj, 5
br i1 %ij, label %hh, label %ik
ik:
%il = getelementptr i8, ptr %ha, i64 5
%im = load i8, ptr %il, align 1, !noalias !6
%in = zext i8 %im to i64
%io = shl nuw nsw i64 %in, 40
%ip = or i64 %io, %ii
%iq = icmp eq i64 %gj, 6
br i1 %iq, label %hh, label %ir
ir:
%is = getelementptr i8, ptr %ha, i64 6
%it = load i8, ptr %is, align 1, !noalias !6
%iu = zext i8 %it to i64
%iv = shl nuw nsw i64 %iu, 48
%iw = or i64 %iv, %ip
br label %hh
hd:
%ix = phi i64 [ %iy, %hd ], [ 0, %hc ]
%iz = phi i64 [ %ja, %hd ], [ %gq, %hc ]
%jb = tail call i64 @llvm.umin.i64(i64 %gy, i64 %ix)
%jc = getelementptr i8, ptr %ha, i64 %jb
%jd = load i64, ptr %jc, align 1, !noalias !9
%je = lshr i64 %iz, 32
%jf = xor i64 %je, %jd
%jg = xor i64 %jf, %iz
%ja = mul i64 %jg, %bl
%iy = add i64 %ix, 8
%jh = icmp ult i64 %iy, %gj
br i1 %jh, label %hd, label %gs
hh:
%ji = phi i64 [ %hf, %hb ], [ %hn, %hi ], [ %hu, %hp ], [ %ib, %hw ], [ %ii, %id ], [ %ip, %ik ], [ %iw, %ir ]
%jj = lshr i64 %gq, 32
%jk = xor i64 %jj, %ji
%jl = xor i64 %jk, %gq
%jm = mul i64 %jl, %bl
br label %gs
gs:
%jn = phi i64 [ %gq, %cd ], [ %jm, %hh ], [ %ja, %hd ]
%jo = lshr i64 %jn, 32
%jp = xor i64 %jo, %jn
%jq = mul i64 %bw, 8
%jr = getelementptr i8, ptr %bc, i64 %jq
%js = getelementptr i8, ptr %jr, i64 8
store i64 %jp, ptr %js, align 8
br label %bq
}
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #1
declare i64 @llvm.umin.i64(i64, i64) #1
declare void @llvm.assume(i1 noundef) #2
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10, !7}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
