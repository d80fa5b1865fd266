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
dg:
%ex = icmp samesign ugt i64 %dd, 3
br i1 %ex, label %ey, label %ez
fa:
%fb = getelementptr i8, ptr %g, i64 %cv
%fc = getelementptr i8, ptr %fb, i64 1
%fd = load i8, ptr %fc, align 1, !noalias !11
%fe = getelementptr i8, ptr %bx, i64 %ci
%ff = getelementptr i8, ptr %fe, i64 1
store i8 %fd, ptr %ff, align 1, !noalias !11
%fg = icmp eq i64 %dd, 2
br i1 %fg, label %fh, label %fi
fi:
%fj = getelementptr i8, ptr %g, i64 %cv
%fk = getelementptr i8, ptr %fj, i64 2
%fl = load i8, ptr %fk, align 1, !noalias !11
%fm = getelementptr i8, ptr %bx, i64 %ci
%fn = getelementptr i8, ptr %fm, i64 2
store i8 %fl, ptr %fn, align 1, !noalias !11
br label %fh
dw:
%fo = phi i64 [ %fp, %dw ], [ %dt, %dr ]
%fq = getelementptr i8, ptr %dl, i64 %fo
%fr = load i64, ptr %fq, align 1, !noalias !0
%fs = getelementptr i8, ptr %dm, i64 %fo
store i64 %fr, ptr %fs, align 1, !noalias !5
%fp = add nuw i64 %fo, 8
%ft = icmp ult i64 %fp, %dh
br i1 %ft, label %dw, label %dj, !llvm.loop !12
dj:
%fu = getelementptr i8, ptr %g, i64 %dh
%fv = getelementptr i8, ptr %fu, i64 %cv
%fw = load i64, ptr %fv, align 1, !noalias !13
%fx = getelementptr i8, ptr %bx, i64 %ci
%fy = getelementptr i8, ptr %fx, i64 %dh
store i64 %fw, ptr %fy, align 1, !noalias !16
br label %fh
ey:
%fz = add nsw i64 %dd, -4
%ga = getelementptr i8, ptr %g, i64 %cv
%gb = load i32, ptr %ga, align 1, !noalias !19
%gc = getelementptr i8, ptr %g, i64 %fz
%gd = getelementptr i8, ptr %gc, i64 %cv
%ge = load i32, ptr %gd, align 1, !noalias !22
%gf = getelementptr i8, ptr %bx, i64 %ci
store i32 %gb, ptr %gf, align 1, !noalias !25
%gg = getelementptr i8, ptr %gf, i64 %fz
store i32 %ge, ptr %gg, align 1, !noalias !28
br label %fh
ez:
%gh = trunc i64 %dc to i32
%gi = trunc i64 %cv to i32
%gj = icmp eq i32 %gh, %gi
br i1 %gj, label %fh, label %gk
gk:
%gl = getelementptr i8, ptr %g, i64 %cv
%gm = getelementptr i8, ptr %bx, i64 %ci
%gn = load i8, ptr %gl, align 1, !noalias !11
store i8 %gn, ptr %gm, align 1, !noalias !11
%go = icmp eq i64 %dd, 1
br i1 %go, label %fh, label %fa
fh:
%gp = add nsw i64 %dd, %ci
%gq = icmp slt i64 %gp, 0
%gr = select i1 %gq, i64 %by, i64 0
%gs = getelementptr i8, ptr %bx, i64 %gp
%gt = getelementptr i8, ptr %gs, i64 %gr
store i8 %cf, ptr %gt, align 1
%gu = add nsw i64 %gp, 1
%gv = getelementptr i32, ptr %bi, i64 %cl
%gw = load i32, ptr %gv, align 4
%gx = sext i32 %gw to i64
%gy = getelementptr i32, ptr %bi, i64 %cm
%gz = load i32, ptr %gy, align 4
%ha = sext i32 %gz to i64
%hb = sub nsw i64 %ha, %gx
%hc = icmp ugt i64 %hb, 7
br i1 %hc, label %hd, label %he
hd:
%hf = add nsw i64 %hb, -8
%hg = icmp eq i64 %hf, 0
br i1 %hg, label %hh, label %hi
hi:
%hj = getelementptr i8, ptr %bb, i64 %gx
%hk = add nsw i64 %hb, -9
%hl = lshr i64 %hk, 3
%hm = add nuw nsw i64 %hl, 1
%hn = icmp ult i64 %hk, 56
br i1 %hn, label %ho, label %hp
ho:
%hq = phi i64 [ %hr, %hs ], [ 0, %hi ], [ 0, %hp ]
%ht = add i64 %hq, %ci
%hu = add i64 %ht, %dc
%hv = sub i64 %hu, %cv
%hw = getelementptr i8, ptr %cg, i64 %hv
br label %hx
hp:
%hy = ptrtoint ptr %bb to i64
%hz = ptrtoint ptr %bx to i64
%ia = add i64 %gu, %hz
%ib = add i64 %hy, %gx
%ic = sub i64 %ia, %ib
%id = icmp ult i64 %ic, 32
br i1 %id, label %ho, label %ie
ie:
%if = and i64 %hm, %ce
%ig = getelementptr i8, ptr %gs, i64 17
br label %ih
ih:
%ii = phi i64 [ 0, %ie ], [ %ij, %ih ]
%ik = shl i64 %ii, 3
%il = mul i64 %ii, 8
%im = getelementptr i8, ptr %hj, i64 %il
%in = load <2 x i64>, ptr %im, align 1, !noalias !31
%io = mul i64 %ii, 8
%ip = getelementptr i8, ptr %hj, i64 %io
%iq = getelementptr i8, ptr %ip, i64 16
%ir = load <2 x i64>, ptr %iq, align 1, !noalias !31
%is = getelementptr i8, ptr %ig, i64 %ik
%it = shl i64 %ii, 3
%iu = getelementptr i8, ptr %ig, i64 %it
%iv = getelementptr i8, ptr %iu, i64 -16
store <2 x i64> %in, ptr %iv, align 1, !noalias !36
store <2 x i64> %ir, ptr %is, align 1, !noalias !36
%ij = add nuw i64 %ii, 4
%iw = icmp eq i64 %if, %ij
br i1 %iw, label %hs, label %ih, !llvm.loop !8
hs:
%hr = shl i64 %if, 3
%ix = icmp eq i64 %hm, %if
br i1 %ix, label %hh, label %ho
he:
%iy = icmp samesign ugt i64 %hb, 3
br i1 %iy, label %iz, label %ja
jb:
%jc = getelementptr i8, ptr %bb, i64 %gx
%jd = getelementptr i8, ptr %jc, i64 1
%je = load i8, ptr %jd, align 1, !noalias !39
%jf = getelementptr i8, ptr %bx, i64 %gu
%jg = getelementptr i8, ptr %jf, i64 1
store i8 %je, ptr %jg, align 1, !noalias !39
%jh = icmp eq i64 %hb, 2
br i1 %jh, label %ck, label %ji
ji:
%jj = getelementptr i8, ptr %bb, i64 %gx
%jk = getelementptr i8, ptr %jj, i64 2
%jl = load i8, ptr %jk, align 1, !noalias !39
%jm = getelementptr i8, ptr %bx, i64 %gu
%jn = getelementptr i8, ptr %jm, i64 2
store i8 %jl, ptr %jn, align 1, !noalias !39
br label %ck
hx:
%jo = phi ptr [ %hw, %ho ], [ %jp, %hx ]
%jq = phi i64 [ %jr, %hx ], [ %hq, %ho ]
%js = getelementptr i8, ptr %hj, i64 %jq
%jt = load i64, ptr %js, align 1, !noalias !31
store i64 %jt, ptr %jo, align 1, !noalias !36
%jr = add nuw i64 %jq, 8
%jp = getelementptr i8, ptr %jo, i64 8
%ju = icmp ult i64 %jr, %hf
br i1 %ju, label %hx, label %hh, !llvm.loop !12
hh:
%jv = getelementptr i8, ptr %bb, i64 %hf
%jw = getelementptr i8, ptr %jv, i64 %gx
%jx = load i64, ptr %jw, align 1, !noalias !40
%jy = getelementptr i8, ptr %bx, i64 %gu
%jz = getelementptr i8, ptr %jy, i64 %hf
store i64 %jx, ptr %jz, align 1, !noalias !43
br label %ck
iz:
%ka = add nsw i64 %hb, -4
%kb = getelementptr i8, ptr %bb, i64 %gx
%kc = load i32, ptr %kb, align 1, !noalias !46
%kd = getelementptr i8, ptr %bb, i64 %ka
%ke = getelementptr i8, ptr %kd, i64 %gx
%kf = load i32, ptr %ke, align 1, !noalias !49
%kg = getelementptr i8, ptr %bx, i64 %gu
store i32 %kc, ptr %kg, align 1, !noalias !52
%kh = getelementptr i8, ptr %kg, i64 %ka
store i32 %kf, ptr %kh, align 1, !noalias !55
br label %ck
ja:
%ki = trunc i64 %gx to i32
%kj = icmp eq i32 %gz, %ki
br i1 %kj, label %ck, label %kk
kk:
%kl = getelementptr i8, ptr %bb, i64 %gx
%km = getelementptr i8, ptr %bx, i64 %gu
%kn = load i8, ptr %kl, align 1, !noalias !39
store i8 %kn, ptr %km, align 1, !noalias !39
%ko = icmp eq i64 %hb, 1
br i1 %ko, label %ck, label %jb
cc:
%kp = phi i64 [ 0, %ca ], [ %cj, %ck ]
store i64 %kp, ptr %a, align 8
ret i32 0
ck:
%cj = add nsw i64 %hb, %gu
%kq = trunc i64 %cj to i32
%kr = getelementptr i32, ptr %bq, i64 %cm
store i32 %kq, ptr %kr, align 4
%ks = icmp eq i64 %cm, %v
br i1 %ks, label %cc, label %ch
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
!31 = !{!32, !34}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !34}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = !{!34}
!40 = !{!41, !34}
!41 = distinct !{!41, !42, !"scope"}
!42 = distinct !{!42, !"scope"}
!43 = !{!44, !34}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = !{!47, !34}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = !{!50, !34}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !34}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !34}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
