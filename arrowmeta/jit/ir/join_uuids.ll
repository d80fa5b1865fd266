target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @join_uuids(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr writeonly captures(none) initializes((0, 4)) %bp, i64 %bq, i64 %br, ptr readnone captures(none) %bs, ptr readnone captures(none) %bt, i64 %bu, i64 %bv, ptr %bw, i64 %bx, i64 %by) local_unnamed_addr #0 {
bz:
store i32 0, ptr %bp, align 4
%ca = icmp slt i64 %bc, 1
br i1 %ca, label %cb, label %cc
cc:
%cd = bitcast i64 4611686018427387900 to i64
br label %ce
ce:
%cf = phi ptr [ %bi, %cc ], [ %cg, %ch ]
%ci = phi i64 [ %cj, %ch ], [ 0, %cc ]
%ck = phi i64 [ %cl, %ch ], [ 0, %cc ]
%cl = add nuw nsw i64 %ck, 1
%cm = getelementptr i32, ptr %bb, i64 %ck
%cn = load i32, ptr %cm, align 4
%co = sext i32 %cn to i64
%cp = icmp slt i32 %cn, 0
%cq = select i1 %cp, i64 %o, i64 0
%cr = getelementptr i32, ptr %n, i64 %cq
%cs = getelementptr i32, ptr %cr, i64 %co
%ct = load i32, ptr %cs, align 4
%cu = sext i32 %ct to i64
%cv = icmp slt i32 %cn, -1
%cw = select i1 %cv, i64 %o, i64 0
%cx = getelementptr i32, ptr %n, i64 %co
%cy = getelementptr i8, ptr %cx, i64 4
%cz = getelementptr i32, ptr %cy, i64 %cw
%da = load i32, ptr %cz, align 4
%db = sext i32 %da to i64
%dc = select i1 %cp, i64 %v, i64 0
%dd = getelementptr i64, ptr %u, i64 %dc
%de = getelementptr i64, ptr %dd, i64 %co
%df = load i64, ptr %de, align 8
%dg = icmp ugt i64 %df, 7
br i1 %dg, label %dh, label %di
dh:
%dj = add i64 %df, -8
%dk = icmp eq i64 %dj, 0
br i1 %dk, label %dl, label %dm
dm:
%dn = getelementptr i8, ptr %g, i64 %cu
%do = getelementptr i8, ptr %bw, i64 %ci
%dp = add i64 %df, -9
%dq = lshr i64 %dp, 3
%dr = add nuw nsw i64 %dq, 1
%ds = icmp ult i64 %dp, 56
br i1 %ds, label %dt, label %du
dt:
%dv = phi i64 [ %dw, %dx ], [ 0, %dm ], [ 0, %du ]
br label %dy
du:
%dz = ptrtoint ptr %g to i64
%ea = ptrtoint ptr %bw to i64
%eb = add i64 %ci, %ea
%ec = add i64 %dz, %cu
%ed = sub i64 %eb, %ec
%ee = icmp ult i64 %ed, 32
br i1 %ee, label %dt, label %ef
ef:
%eg = and i64 %dr, %cd
%eh = getelementptr i8, ptr %do, i64 16
br label %ei
ei:
%ej = phi i64 [ 0, %ef ], [ %ek, %ei ]
%el = shl i64 %ej, 3
%em = mul i64 %ej, 8
%en = getelementptr i8, ptr %dn, i64 %em
%eo = load <2 x i64>, ptr %en, align 1, !noalias !0
%ep = mul i64 %ej, 8
%eq = getelementptr i8, ptr %dn, i64 %ep
%er = getelementptr i8, ptr %eq, i64 16
%es = load <2 x i64>, ptr %er, align 1, !noalias !0
%et = getelementptr i8, ptr %eh, i64 %el
%eu = shl i64 %ej, 3
%ev = getelementptr i8, ptr %eh, i64 %eu
%ew = getelementptr i8, ptr %ev, i64 -16
store <2 x i64> %eo, ptr %ew, align 1, !noalias !5
store <2 x i64> %es, ptr %et, align 1, !noalias !5
%ek = add nuw i64 %ej, 4
%ex = icmp eq i64 %eg, %ek
br i1 %ex, label %dx, label %ei, !llvm.loop !8
dx:
%dw = shl nuw i64 %eg, 3
%ey = icmp eq i64 %dr, %eg
br i1 %ey, label %dl, label %dt
di:
%ez = icmp samesign ugt i64 %df, 3
br i1 %ez, label %fa, label %fb
fc:
%fd = getelementptr i8, ptr %g, i64 %cu
%fe = getelementptr i8, ptr %fd, i64 1
%ff = load i8, ptr %fe, align 1, !noalias !11
%fg = getelementptr i8, ptr %bw, i64 %ci
%fh = getelementptr i8, ptr %fg, i64 1
store i8 %ff, ptr %fh, align 1, !noalias !11
%fi = icmp eq i64 %df, 2
br i1 %fi, label %fj, label %fk
fk:
%fl = getelementptr i8, ptr %g, i64 %cu
%fm = getelementptr i8, ptr %fl, i64 2
%fn = load i8, ptr %fm, align 1, !noalias !11
%fo = getelementptr i8, ptr %bw, i64 %ci
%fp = getelementptr i8, ptr %fo, i64 2
store i8 %fn, ptr %fp, align 1, !noalias !11
br label %fj
dy:
%fq = phi i64 [ %fr, %dy ], [ %dv, %dt ]
%fs = getelementptr i8, ptr %dn, i64 %fq
%ft = load i64, ptr %fs, align 1, !noalias !0
%fu = getelementptr i8, ptr %do, i64 %fq
store i64 %ft, ptr %fu, align 1, !noalias !5
%fr = add nuw i64 %fq, 8
%fv = icmp ult i64 %fr, %dj
br i1 %fv, label %dy, label %dl, !llvm.loop !12
dl:
%fw = getelementptr i8, ptr %g, i64 %dj
%fx = getelementptr i8, ptr %fw, i64 %cu
%fy = load i64, ptr %fx, align 1, !noalias !13
%fz = getelementptr i8, ptr %bw, i64 %ci
%ga = getelementptr i8, ptr %fz, i64 %dj
store i64 %fy, ptr %ga, align 1, !noalias !16
br label %fj
fa:
%gb = add nsw i64 %df, -4
%gc = getelementptr i8, ptr %g, i64 %cu
%gd = load i32, ptr %gc, align 1, !noalias !19
%ge = getelementptr i8, ptr %g, i64 %gb
%gf = getelementptr i8, ptr %ge, i64 %cu
%gg = load i32, ptr %gf, align 1, !noalias !22
%gh = getelementptr i8, ptr %bw, i64 %ci
store i32 %gd, ptr %gh, align 1, !noalias !25
%gi = getelementptr i8, ptr %gh, i64 %gb
store i32 %gg, ptr %gi, align 1, !noalias !28
br label %fj
fb:
%gj = icmp eq i64 %df, 0
br i1 %gj, label %fj, label %gk
gk:
%gl = getelementptr i8, ptr %g, i64 %cu
%gm = getelementptr i8, ptr %bw, i64 %ci
%gn = load i8, ptr %gl, align 1, !noalias !11
store i8 %gn, ptr %gm, align 1, !noalias !11
%go = icmp eq i64 %df, 1
br i1 %go, label %fj, label %fc
gp:
%gq = phi i64 [ %gr, %fj ], [ %gs, %gt ]
%gu = phi i64 [ 0, %fj ], [ %gv, %gt ]
%gv = add nuw nsw i64 %gu, 1
switch i64 %gu, label %gt [
i64 4, label %gw
i64 6, label %gw
i64 8, label %gw
i64 10, label %gw
]
gw:
%gx = icmp slt i64 %gq, 0
%gy = select i1 %gx, i64 %bx, i64 0
%gz = getelementptr i8, ptr %bw, i64 %gq
%ha = getelementptr i8, ptr %gz, i64 %gy
store i8 45, ptr %ha, align 1
%hb = add nsw i64 %gq, 1
br label %gt
hc:
%hd = add nsw i64 %cu, 2
%he = add i64 %hd, %df
%hf = sub nsw i64 %db, %he
%hg = icmp ugt i64 %hf, 7
br i1 %hg, label %hh, label %hi
hh:
%hj = add i64 %hf, -8
%hk = icmp eq i64 %hj, 0
br i1 %hk, label %hl, label %hm
hm:
%hn = getelementptr i8, ptr %g, i64 %he
%ho = getelementptr i8, ptr %bw, i64 %gs
%hp = add i64 %hf, -9
%hq = lshr i64 %hp, 3
%hr = add nuw nsw i64 %hq, 1
%hs = icmp ult i64 %hp, 56
br i1 %hs, label %ht, label %hu
ht:
%hv = phi i64 [ %hw, %hx ], [ 0, %hm ], [ 0, %hu ]
br label %hy
hu:
%hz = ptrtoint ptr %g to i64
%ia = ptrtoint ptr %bw to i64
%ib = add i64 %he, %hz
%ic = sub i64 %ia, %ib
%id = add i64 %ic, %gs
%ie = icmp ult i64 %id, 32
br i1 %ie, label %ht, label %if
if:
%ig = and i64 %hr, %cd
%ih = getelementptr i8, ptr %ii, i64 18
br label %ij
ij:
%ik = phi i64 [ 0, %if ], [ %il, %ij ]
%im = shl i64 %ik, 3
%in = mul i64 %ik, 8
%io = getelementptr i8, ptr %hn, i64 %in
%ip = load <2 x i64>, ptr %io, align 1, !noalias !31
%iq = mul i64 %ik, 8
%ir = getelementptr i8, ptr %hn, i64 %iq
%is = getelementptr i8, ptr %ir, i64 16
%it = load <2 x i64>, ptr %is, align 1, !noalias !31
%iu = getelementptr i8, ptr %ih, i64 %im
%iv = shl i64 %ik, 3
%iw = getelementptr i8, ptr %ih, i64 %iv
%ix = getelementptr i8, ptr %iw, i64 -16
store <2 x i64> %ip, ptr %ix, align 1, !noalias !36
store <2 x i64> %it, ptr %iu, align 1, !noalias !36
%il = add nuw i64 %ik, 4
%iy = icmp eq i64 %ig, %il
br i1 %iy, label %hx, label %ij, !llvm.loop !8
hx:
%hw = shl nuw i64 %ig, 3
%iz = icmp eq i64 %hr, %ig
br i1 %iz, label %hl, label %ht
hi:
%ja = icmp samesign ugt i64 %hf, 3
br i1 %ja, label %jb, label %jc
jd:
%je = getelementptr i8, ptr %g, i64 %he
%jf = getelementptr i8, ptr %je, i64 1
%jg = load i8, ptr %jf, align 1, !noalias !39
%jh = getelementptr i8, ptr %bw, i64 %gs
%ji = getelementptr i8, ptr %jh, i64 1
store i8 %jg, ptr %ji, align 1, !noalias !39
%jj = icmp eq i64 %hf, 2
br i1 %jj, label %ch, label %jk
jk:
%jl = getelementptr i8, ptr %g, i64 %he
%jm = getelementptr i8, ptr %jl, i64 2
%jn = load i8, ptr %jm, align 1, !noalias !39
%jo = getelementptr i8, ptr %bw, i64 %gs
%jp = getelementptr i8, ptr %jo, i64 2
store i8 %jn, ptr %jp, align 1, !noalias !39
br label %ch
hy:
%jq = phi i64 [ %jr, %hy ], [ %hv, %ht ]
%js = getelementptr i8, ptr %hn, i64 %jq
%jt = load i64, ptr %js, align 1, !noalias !31
%ju = getelementptr i8, ptr %ho, i64 %jq
store i64 %jt, ptr %ju, align 1, !noalias !36
%jr = add nuw i64 %jq, 8
%jv = icmp ult i64 %jr, %hj
br i1 %jv, label %hy, label %hl, !llvm.loop !12
hl:
%jw = getelementptr i8, ptr %g, i64 %hj
%jx = getelementptr i8, ptr %jw, i64 %he
%jy = load i64, ptr %jx, align 1, !noalias !40
%jz = getelementptr i8, ptr %bw, i64 %gs
%ka = getelementptr i8, ptr %jz, i64 %hj
store i64 %jy, ptr %ka, align 1, !noalias !43
br label %ch
jb:
%kb = add nsw i64 %hf, -4
%kc = getelementptr i8, ptr %g, i64 %he
%kd = load i32, ptr %kc, align 1, !noalias !46
%ke = getelementptr i8, ptr %g, i64 %kb
%kf = getelementptr i8, ptr %ke, i64 %he
%kg = load i32, ptr %kf, align 1, !noalias !49
%kh = getelementptr i8, ptr %bw, i64 %gs
store i32 %kd, ptr %kh, align 1, !noalias !52
%ki = getelementptr i8, ptr %kh, i64 %kb
store i32 %kg, ptr %ki, align 1, !noalias !55
br label %ch
jc:
%kj = icmp eq i64 %db, %he
br i1 %kj, label %ch, label %kk
kk:
%kl = getelementptr i8, ptr %g, i64 %he
%km = getelementptr i8, ptr %bw, i64 %gs
%kn = load i8, ptr %kl, align 1, !noalias !39
store i8 %kn, ptr %km, align 1, !noalias !39
%ko = icmp eq i64 %hf, 1
br i1 %ko, label %ch, label %jd
cb:
%kp = phi i64 [ 0, %bz ], [ %cj, %ch ]
store i64 %kp, ptr %a, align 8
ret i32 0
fj:
%gr = add nsw i64 %df, %ci
br label %gp
gt:
%kq = phi i64 [ %hb, %gw ], [ %gq, %gp ]
%kr = getelementptr i8, ptr %cf, i64 %gu
%ks = load i8, ptr %kr, align 1
%kt = lshr i8 %ks, 4
%ku = or disjoint i8 %kt, 48
%kv = icmp ugt i8 %ks, -97
%kw = select i1 %kv, i8 39, i8 0
%kx = add nuw nsw i8 %ku, %kw
%ky = icmp slt i64 %kq, 0
%kz = select i1 %ky, i64 %bx, i64 0
%ii = getelementptr i8, ptr %bw, i64 %kq
%la = getelementptr i8, ptr %ii, i64 %kz
store i8 %kx, ptr %la, align 1
%lb = and i8 %ks, 15
%lc = or disjoint i8 %lb, 48
%ld = icmp samesign ugt i8 %lb, 9
%le = select i1 %ld, i8 39, i8 0
%lf = add nuw nsw i8 %lc, %le
%lg = icmp slt i64 %kq, -1
%lh = select i1 %lg, i64 %bx, i64 0
%li = getelementptr i8, ptr %ii, i64 1
%lj = getelementptr i8, ptr %li, i64 %lh
store i8 %lf, ptr %lj, align 1
%gs = add i64 %kq, 2
%lk = icmp eq i64 %gv, 16
br i1 %lk, label %hc, label %gp
ch:
%cj = add nsw i64 %gs, %hf
%ll = trunc i64 %cj to i32
%lm = getelementptr i32, ptr %bp, i64 %ck
%ln = getelementptr i8, ptr %lm, i64 4
store i32 %ll, ptr %ln, align 4
%cg = getelementptr i8, ptr %cf, i64 16
%lo = icmp eq i64 %bc, %cl
br i1 %lo, label %cb, label %ce
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
