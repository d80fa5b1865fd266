target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @split_uuids(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr writeonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr writeonly captures(none) initializes((0, 4)) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr %bi, i64 %bj, i64 %bk) local_unnamed_addr #0 {
bl:
store i32 0, ptr %bb, align 4
%bm = add nsw i64 %bc, -1
%bn = icmp slt i64 %bc, 2
%bo = select i1 %bn, i64 0, i64 %bm
%bp = icmp sgt i64 %bo, 0
br i1 %bp, label %bq, label %br
bq:
%bs = bitcast i64 4611686018427387900 to i64
%bt = getelementptr i8, ptr %bi, i64 2
br label %bu
bu:
%bv = phi ptr [ %u, %bq ], [ %bw, %bx ]
%by = phi i64 [ %bz, %bx ], [ 0, %bq ]
%ca = phi i64 [ %cb, %bx ], [ 0, %bq ]
%cb = add nuw nsw i64 %ca, 1
%cc = getelementptr i32, ptr %n, i64 %ca
%cd = load i32, ptr %cc, align 4
%ce = sext i32 %cd to i64
%cf = getelementptr i32, ptr %n, i64 %cb
%cg = load i32, ptr %cf, align 4
%ch = sext i32 %cg to i64
%ci = add nsw i64 %ce, 36
%cj = icmp sgt i64 %ci, %ch
br i1 %cj, label %ck, label %cl
cl:
%cm = add nsw i64 %ch, -37
br label %cn
cn:
%co = phi i64 [ %cp, %cq ], [ %ce, %cl ]
%cr = icmp slt i64 %co, -8
%cs = select i1 %cr, i64 %h, i64 0
%ct = getelementptr i8, ptr %g, i64 %co
%cu = getelementptr i8, ptr %ct, i64 8
%cv = getelementptr i8, ptr %cu, i64 %cs
%cw = load i8, ptr %cv, align 1
%cx = icmp eq i8 %cw, 45
br i1 %cx, label %cy, label %cq
cy:
br label %cz
cz:
%da = phi i64 [ %db, %dc ], [ 0, %cy ]
%dd = phi i64 [ %de, %dc ], [ %co, %cy ]
%df = phi i64 [ %dg, %dc ], [ 0, %cy ]
%dg = add nuw nsw i64 %df, 1
switch i64 %df, label %dc [
i64 4, label %dh
i64 6, label %dh
i64 8, label %dh
i64 10, label %dh
]
dh:
%di = icmp slt i64 %dd, 0
%dj = select i1 %di, i64 %h, i64 0
%dk = getelementptr i8, ptr %g, i64 %dd
%dl = getelementptr i8, ptr %dk, i64 %dj
%dm = load i8, ptr %dl, align 1, !noalias !0
%dn = zext i8 %dm to i64
%do = xor i64 %dn, 45
%dp = or i64 %da, %do
%dq = add nsw i64 %dd, 1
br label %dc
dc:
%dr = phi i64 [ %dq, %dh ], [ %dd, %cz ]
%ds = phi i64 [ %dp, %dh ], [ %da, %cz ]
%dt = icmp slt i64 %dr, 0
%du = select i1 %dt, i64 %h, i64 0
%dv = getelementptr i8, ptr %g, i64 %dr
%dw = getelementptr i8, ptr %dv, i64 %du
%dx = load i8, ptr %dw, align 1, !noalias !0
%dy = zext i8 %dx to i64
%dz = and i64 %dy, 15
%ea = lshr i64 %dy, 6
%eb = mul nuw nsw i64 %ea, 9
%ec = add nuw nsw i64 %eb, %dz
%ed = add nuw nsw i64 %ec, 48
%ee = icmp samesign ugt i64 %ec, 9
%ef = select i1 %ee, i64 39, i64 0
%eg = add nuw nsw i64 %ed, %ef
%eh = xor i64 %eg, %dy
%ei = icmp slt i64 %dr, -1
%ej = select i1 %ei, i64 %h, i64 0
%ek = getelementptr i8, ptr %dv, i64 1
%el = getelementptr i8, ptr %ek, i64 %ej
%em = load i8, ptr %el, align 1, !noalias !0
%en = zext i8 %em to i64
%eo = and i64 %en, 15
%ep = lshr i64 %en, 6
%eq = mul nuw nsw i64 %ep, 9
%er = add nuw nsw i64 %eq, %eo
%es = add nuw nsw i64 %er, 48
%et = icmp samesign ugt i64 %er, 9
%eu = select i1 %et, i64 39, i64 0
%ev = add nuw nsw i64 %es, %eu
%ew = xor i64 %ev, %en
%ex = or i64 %er, %ec
%ey = lshr i64 %ex, 4
%ez = or i64 %ey, %ds
%fa = or i64 %ez, %eh
%db = or i64 %fa, %ew
%fb = shl nuw nsw i64 %ec, 4
%fc = or i64 %er, %fb
%de = add nsw i64 %dr, 2
%fd = getelementptr i8, ptr %bv, i64 %df
%fe = trunc i64 %fc to i8
store i8 %fe, ptr %fd, align 1, !noalias !0
%ff = icmp eq i64 %dg, 16
br i1 %ff, label %fg, label %cz
fg:
%fh = icmp eq i64 %db, 0
br i1 %fh, label %fi, label %cq
cq:
%cp = add nsw i64 %co, 1
%fj = icmp sgt i64 %co, %cm
br i1 %fj, label %fi, label %cn
fi:
%fk = phi i64 [ %cp, %cq ], [ %co, %fg ]
%fl = add nsw i64 %fk, 36
br label %ck
ck:
%fm = phi i64 [ %fl, %fi ], [ %ci, %bu ]
%fn = phi i64 [ %fk, %fi ], [ %ce, %bu ]
%fo = icmp slt i64 %ch, %fm
br i1 %fo, label %br, label %fp
br:
%fq = phi i64 [ %bm, %bl ], [ %ca, %ck ], [ %bm, %bx ]
store i64 %fq, ptr %a, align 8
ret i32 0
fp:
%fr = sub nsw i64 %fn, %ce
%fs = icmp ugt i64 %fr, 7
br i1 %fs, label %ft, label %fu
ft:
%fv = add i64 %fr, -8
%fw = icmp eq i64 %fv, 0
br i1 %fw, label %fx, label %fy
fy:
%fz = getelementptr i8, ptr %g, i64 %ce
%ga = getelementptr i8, ptr %bi, i64 %by
%gb = add i64 %fr, -9
%gc = lshr i64 %gb, 3
%gd = add nuw nsw i64 %gc, 1
%ge = icmp ult i64 %gb, 56
br i1 %ge, label %gf, label %gg
gf:
%gh = phi i64 [ %gi, %gj ], [ 0, %fy ], [ 0, %gg ]
br label %gk
gg:
%gl = ptrtoint ptr %g to i64
%gm = ptrtoint ptr %bi to i64
%gn = add i64 %by, %gm
%go = add i64 %gl, %ce
%gp = sub i64 %gn, %go
%gq = icmp ult i64 %gp, 32
br i1 %gq, label %gf, label %gr
gr:
%gs = and i64 %gd, %bs
%gt = getelementptr i8, ptr %ga, i64 16
br label %gu
gu:
%gv = phi i64 [ 0, %gr ], [ %gw, %gu ]
%gx = shl i64 %gv, 3
%gy = mul i64 %gv, 8
%gz = getelementptr i8, ptr %fz, i64 %gy
%ha = load <2 x i64>, ptr %gz, align 1, !noalias !3
%hb = mul i64 %gv, 8
%hc = getelementptr i8, ptr %fz, i64 %hb
%hd = getelementptr i8, ptr %hc, i64 16
%he = load <2 x i64>, ptr %hd, align 1, !noalias !3
%hf = getelementptr i8, ptr %gt, i64 %gx
%hg = shl i64 %gv, 3
%hh = getelementptr i8, ptr %gt, i64 %hg
%hi = getelementptr i8, ptr %hh, i64 -16
store <2 x i64> %ha, ptr %hi, align 1, !noalias !8
store <2 x i64> %he, ptr %hf, align 1, !noalias !8
%gw = add nuw i64 %gv, 4
%hj = icmp eq i64 %gs, %gw
br i1 %hj, label %gj, label %gu, !llvm.loop !11
gj:
%gi = shl nuw i64 %gs, 3
%hk = icmp eq i64 %gd, %gs
br i1 %hk, label %fx, label %gf
fu:
%hl = icmp samesign ugt i64 %fr, 3
br i1 %hl, label %hm, label %hn
ho:
%hp = getelementptr i8, ptr %g, i64 %ce
%hq = getelementptr i8, ptr %hp, i64 1
%hr = load i8, ptr %hq, align 1, !noalias !14
%hs = getelementptr i8, ptr %bi, i64 %by
%ht = getelementptr i8, ptr %hs, i64 1
store i8 %hr, ptr %ht, align 1, !noalias !14
%hu = icmp eq i64 %fr, 2
br i1 %hu, label %hv, label %hw
hw:
%hx = getelementptr i8, ptr %g, i64 %ce
%hy = getelementptr i8, ptr %hx, i64 2
%hz = load i8, ptr %hy, align 1, !noalias !14
%ia = getelementptr i8, ptr %bi, i64 %by
%ib = getelementptr i8, ptr %ia, i64 2
store i8 %hz, ptr %ib, align 1, !noalias !14
br label %hv
gk:
%ic = phi i64 [ %id, %gk ], [ %gh, %gf ]
%ie = getelementptr i8, ptr %fz, i64 %ic
%if = load i64, ptr %ie, align 1, !noalias !3
%ig = getelementptr i8, ptr %ga, i64 %ic
store i64 %if, ptr %ig, align 1, !noalias !8
%id = add nuw i64 %ic, 8
%ih = icmp ult i64 %id, %fv
br i1 %ih, label %gk, label %fx, !llvm.loop !15
fx:
%ii = getelementptr i8, ptr %g, i64 %fv
%ij = getelementptr i8, ptr %ii, i64 %ce
%ik = load i64, ptr %ij, align 1, !noalias !16
%il = getelementptr i8, ptr %bi, i64 %by
%im = getelementptr i8, ptr %il, i64 %fv
store i64 %ik, ptr %im, align 1, !noalias !19
br label %hv
hm:
%in = add nsw i64 %fr, -4
%io = getelementptr i8, ptr %g, i64 %ce
%ip = load i32, ptr %io, align 1, !noalias !22
%iq = getelementptr i8, ptr %g, i64 %in
%ir = getelementptr i8, ptr %iq, i64 %ce
%is = load i32, ptr %ir, align 1, !noalias !25
%it = getelementptr i8, ptr %bi, i64 %by
store i32 %ip, ptr %it, align 1, !noalias !28
%iu = getelementptr i8, ptr %it, i64 %in
store i32 %is, ptr %iu, align 1, !noalias !31
br label %hv
hn:
%iv = icmp eq i64 %fn, %ce
br i1 %iv, label %hv, label %iw
iw:
%ix = getelementptr i8, ptr %g, i64 %ce
%iy = getelementptr i8, ptr %bi, i64 %by
%iz = load i8, ptr %ix, align 1, !noalias !14
store i8 %iz, ptr %iy, align 1, !noalias !14
%ja = icmp eq i64 %fr, 1
br i1 %ja, label %hv, label %ho
hv:
%jb = add nsw i64 %fr, %by
%jc = icmp slt i64 %jb, 0
%jd = select i1 %jc, i64 %bj, i64 0
%je = getelementptr i8, ptr %bi, i64 %jb
%jf = getelementptr i8, ptr %je, i64 %jd
store i8 123, ptr %jf, align 1
%jg = icmp slt i64 %jb, -1
%jh = select i1 %jg, i64 %bj, i64 0
%ji = getelementptr i8, ptr %je, i64 1
%jj = getelementptr i8, ptr %ji, i64 %jh
store i8 125, ptr %jj, align 1
%jk = add nsw i64 %jb, 2
%jl = sub nsw i64 %ch, %fm
%jm = icmp ugt i64 %jl, 7
br i1 %jm, label %jn, label %jo
jn:
%jp = add nsw i64 %jl, -8
%jq = icmp eq i64 %jp, 0
br i1 %jq, label %jr, label %js
js:
%jt = getelementptr i8, ptr %g, i64 %fm
%ju = add nsw i64 %jl, -9
%jv = lshr i64 %ju, 3
%jw = add nuw nsw i64 %jv, 1
%jx = icmp ult i64 %ju, 56
br i1 %jx, label %jy, label %jz
jy:
%ka = phi i64 [ %kb, %kc ], [ 0, %js ], [ 0, %jz ]
%kd = add i64 %ka, %fn
%ke = add i64 %kd, %by
%kf = sub i64 %ke, %ce
%kg = getelementptr i8, ptr %bt, i64 %kf
br label %kh
jz:
%ki = ptrtoint ptr %g to i64
%kj = ptrtoint ptr %bi to i64
%kk = add i64 %fn, %ki
%kl = sub i64 %kj, %kk
%km = add i64 %kl, -36
%kn = add i64 %km, %jk
%ko = icmp ult i64 %kn, 32
br i1 %ko, label %jy, label %kp
kp:
%kq = and i64 %jw, %bs
%kr = getelementptr i8, ptr %g, i64 %fn
%ks = getelementptr i8, ptr %kr, i64 52
%kt = getelementptr i8, ptr %je, i64 18
br label %ku
ku:
%kv = phi i64 [ 0, %kp ], [ %kw, %ku ]
%kx = shl i64 %kv, 3
%ky = getelementptr i8, ptr %ks, i64 %kx
%kz = getelementptr i8, ptr %ky, i64 -16
%la = load <2 x i64>, ptr %kz, align 1, !noalias !34
%lb = load <2 x i64>, ptr %ky, align 1, !noalias !34
%lc = getelementptr i8, ptr %kt, i64 %kx
%ld = shl i64 %kv, 3
%le = getelementptr i8, ptr %kt, i64 %ld
%lf = getelementptr i8, ptr %le, i64 -16
store <2 x i64> %la, ptr %lf, align 1, !noalias !39
store <2 x i64> %lb, ptr %lc, align 1, !noalias !39
%kw = add nuw i64 %kv, 4
%lg = icmp eq i64 %kq, %kw
br i1 %lg, label %kc, label %ku, !llvm.loop !11
kc:
%kb = shl nuw i64 %kq, 3
%lh = icmp eq i64 %jw, %kq
br i1 %lh, label %jr, label %jy
jo:
%li = icmp samesign ugt i64 %jl, 3
br i1 %li, label %lj, label %lk
ll:
%lm = getelementptr i8, ptr %g, i64 %fm
%ln = getelementptr i8, ptr %lm, i64 1
%lo = load i8, ptr %ln, align 1, !noalias !42
%lp = getelementptr i8, ptr %bi, i64 %jk
%lq = getelementptr i8, ptr %lp, i64 1
store i8 %lo, ptr %lq, align 1, !noalias !42
%lr = icmp eq i64 %jl, 2
br i1 %lr, label %bx, label %ls
ls:
%lt = getelementptr i8, ptr %g, i64 %fm
%lu = getelementptr i8, ptr %lt, i64 2
%lv = load i8, ptr %lu, align 1, !noalias !42
%lw = getelementptr i8, ptr %bi, i64 %jk
%lx = getelementptr i8, ptr %lw, i64 2
store i8 %lv, ptr %lx, align 1, !noalias !42
br label %bx
kh:
%ly = phi ptr [ %kg, %jy ], [ %lz, %kh ]
%ma = phi i64 [ %mb, %kh ], [ %ka, %jy ]
%mc = getelementptr i8, ptr %jt, i64 %ma
%md = load i64, ptr %mc, align 1, !noalias !34
store i64 %md, ptr %ly, align 1, !noalias !39
%mb = add nuw i64 %ma, 8
%lz = getelementptr i8, ptr %ly, i64 8
%me = icmp ult i64 %mb, %jp
br i1 %me, label %kh, label %jr, !llvm.loop !15
jr:
%mf = getelementptr i8, ptr %g, i64 %jp
%mg = getelementptr i8, ptr %mf, i64 %fm
%mh = load i64, ptr %mg, align 1, !noalias !43
%mi = getelementptr i8, ptr %bi, i64 %jk
%mj = getelementptr i8, ptr %mi, i64 %jp
store i64 %mh, ptr %mj, align 1, !noalias !46
br label %bx
lj:
%mk = add nsw i64 %jl, -4
%ml = getelementptr i8, ptr %g, i64 %fm
%mm = load i32, ptr %ml, align 1, !noalias !49
%mn = getelementptr i8, ptr %g, i64 %mk
%mo = getelementptr i8, ptr %mn, i64 %fm
%mp = load i32, ptr %mo, align 1, !noalias !52
%mq = getelementptr i8, ptr %bi, i64 %jk
store i32 %mm, ptr %mq, align 1, !noalias !55
%mr = getelementptr i8, ptr %mq, i64 %mk
store i32 %mp, ptr %mr, align 1, !noalias !58
br label %bx
lk:
%ms = icmp eq i64 %ch, %fm
br i1 %ms, label %bx, label %mt
mt:
%mu = getelementptr i8, ptr %g, i64 %fm
%mv = getelementptr i8, ptr %bi, i64 %jk
%mw = load i8, ptr %mu, align 1, !noalias !42
store i8 %mw, ptr %mv, align 1, !noalias !42
%mx = icmp eq i64 %jl, 1
br i1 %mx, label %bx, label %ll
bx:
%bz = add nsw i64 %jk, %jl
%my = trunc i64 %bz to i32
%mz = getelementptr i32, ptr %bb, i64 %cb
store i32 %my, ptr %mz, align 4
%bw = getelementptr i8, ptr %bv, i64 16
%na = icmp eq i64 %cb, %bo
br i1 %na, label %br, label %bu
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = distinct !{!6, !7, !"scope"}
!7 = distinct !{!7, !"scope"}
!8 = !{!9, !6}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = !{!6}
!15 = distinct !{!15, !12}
!16 = !{!17, !6}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20, !6}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = !{!23, !6}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26, !6}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !6}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !6}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!35, !37}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = !{!40, !37}
!40 = distinct !{!40, !41, !"scope"}
!41 = distinct !{!41, !"scope"}
!42 = !{!37}
!43 = !{!44, !37}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = !{!47, !37}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = !{!50, !37}
!50 = distinct !{!50, !51, !"scope"}
!51 = distinct !{!51, !"scope"}
!52 = !{!53, !37}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56, !37}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
!58 = !{!59, !37}
!59 = distinct !{!59, !60, !"scope"}
!60 = distinct !{!60, !"scope"}
