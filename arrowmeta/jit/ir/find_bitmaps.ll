target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @find_bitmaps(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, i64 %j, i64 %k, ptr readnone captures(none) %l, ptr readnone captures(none) %m, i64 %n, i64 %o, ptr writeonly captures(none) %p, i64 %q, i64 %r, ptr readnone captures(none) %s, ptr readnone captures(none) %t, i64 %u, i64 %v, ptr writeonly captures(none) %w, i64 %x, i64 %y, ptr readnone captures(none) %z, ptr readnone captures(none) %ba, i64 %bb, i64 %bc, ptr writeonly captures(none) %bd, i64 %be, i64 %bf, ptr readnone captures(none) %bg, ptr readnone captures(none) %bh, i64 %bi, i64 %bj, ptr writeonly captures(none) %bk, i64 %bl, i64 %bm) local_unnamed_addr #0 {
bn:
%bo = icmp slt i64 %q, 1
br i1 %bo, label %bp, label %bq
br:
%bs = phi i64 [ %j, %bq ], [ %bt, %bu ]
%bv = phi i64 [ 0, %bq ], [ %bw, %bu ]
%bw = add nuw nsw i64 %bv, 1
%bx = getelementptr i64, ptr %p, i64 %bv
store i64 %bs, ptr %bx, align 8
%by = sub nsw i64 %k, %bs
%bz = icmp slt i64 %by, 8
br i1 %bz, label %ca, label %cb
cc:
%cd = trunc i64 %ce to i32
%cf = icmp eq i32 %cd, 12346
br i1 %cf, label %cg, label %ca
cg:
%ch = getelementptr i8, ptr %g, i64 %bs
%ci = getelementptr i8, ptr %ch, i64 4
%cj = load i32, ptr %ci, align 1, !noalias !0
%ck = zext nneg i32 %cj to i64
%cl = icmp ugt i32 %cj, 65536
br i1 %cl, label %cm, label %cn
cm:
%co = add nsw i64 %bs, 4
br label %ca
cn:
%cp = add nsw i64 %bs, 8
%cq = shl nuw nsw i64 %ck, 2
%cr = add nsw i64 %cq, %cp
br label %cs
ct:
%cu = trunc i64 %ce to i32
%cv = lshr i64 %ce, 16
%cw = add nuw nsw i64 %cv, 1
%cx = add nuw nsw i64 %cv, 8
%cy = lshr i64 %cx, 3
%cz = add nsw i64 %bs, 4
%da = add nsw i64 %cy, %cz
%db = icmp ugt i32 %cu, 196607
%dc = shl nuw nsw i64 %cw, 2
%dd = add nsw i64 %da, %dc
br i1 %db, label %cs, label %de
cs:
%df = phi i64 [ %ck, %cn ], [ %cw, %ct ]
%dg = phi i64 [ %bs, %cn ], [ %cz, %ct ]
%dh = phi i64 [ %cp, %cn ], [ %da, %ct ]
%di = phi i64 [ %cr, %cn ], [ %dd, %ct ]
%dj = phi i64 [ %cq, %cn ], [ %dc, %ct ]
%dk = add nsw i64 %dj, %di
br label %de
de:
%dl = phi i64 [ %dg, %cs ], [ %cz, %ct ]
%dm = phi i64 [ %dh, %cs ], [ %da, %ct ]
%dn = phi i64 [ %df, %cs ], [ %cw, %ct ]
%do = phi i64 [ %di, %cs ], [ %dd, %ct ]
%dp = phi i1 [ true, %cs ], [ false, %ct ]
%dq = phi i64 [ %dk, %cs ], [ %dd, %ct ]
%dr = icmp sgt i64 %dq, %k
br i1 %dr, label %ca, label %ds
dt:
br i1 %dp, label %du, label %dv
dv:
%dw = icmp eq i64 %dx, 12347
br i1 %dw, label %dy, label %dz
dy:
%ea = lshr i64 %eb, 3
%ec = add nsw i64 %ea, %dl
%ed = icmp slt i64 %ec, 0
%ee = select i1 %ed, i64 %h, i64 0
%ef = getelementptr i8, ptr %g, i64 %ec
%eg = getelementptr i8, ptr %ef, i64 %ee
%eh = load i8, ptr %eg, align 1, !noalias !7
%ei = zext i8 %eh to i64
%ej = and i64 %eb, 7
%ek = shl nuw nsw i64 1, %ej
%el = and i64 %ek, %ei
%em = icmp eq i64 %el, 0
br i1 %em, label %dz, label %en
en:
%eo = sub nsw i64 %k, %ep
%eq = icmp slt i64 %eo, 2
br i1 %eq, label %ca, label %er
es:
%et = icmp eq i64 %eu, 0
br i1 %et, label %ca, label %ev
ev:
br label %ew
ew:
%ex = phi i64 [ %ey, %ez ], [ 2, %ev ]
%fa = phi ptr [ %fb, %ez ], [ %fc, %ev ]
%fd = phi i64 [ %fe, %ez ], [ %eu, %ev ]
%ff = phi i64 [ %fg, %ez ], [ 0, %ev ]
%fh = phi i64 [ %fi, %ez ], [ 0, %ev ]
%fj = add i64 %ep, %ex
%fk = icmp slt i64 %fj, 0
%fl = select i1 %fk, i64 %h, i64 0
%fm = add i64 %ep, %fl
%fn = getelementptr i8, ptr %fa, i64 %fm
%fo = load i8, ptr %fn, align 1, !noalias !8
%fp = zext i8 %fo to i64
%fq = icmp slt i64 %fj, -1
%fr = select i1 %fq, i64 %fs, i64 1
%ft = add i64 %ep, %fr
%fu = getelementptr i8, ptr %fa, i64 %ft
%fv = load i8, ptr %fu, align 1, !noalias !8
%fw = zext i8 %fv to i64
%fx = shl nuw nsw i64 %fw, 8
%fy = or disjoint i64 %fx, %fp
%fz = icmp slt i64 %fj, -2
%ga = select i1 %fz, i64 %gb, i64 2
%gc = add i64 %ep, %ga
%gd = getelementptr i8, ptr %fa, i64 %gc
%ge = load i8, ptr %gd, align 1, !noalias !13
%gf = zext i8 %ge to i64
%gg = icmp slt i64 %fj, -3
%gh = select i1 %gg, i64 %gi, i64 3
%gj = add i64 %ep, %gh
%gk = getelementptr i8, ptr %fa, i64 %gj
%gl = load i8, ptr %gk, align 1, !noalias !13
%gm = zext i8 %gl to i64
%gn = shl nuw nsw i64 %gm, 8
%go = or disjoint i64 %gn, %gf
%gp = add nuw nsw i64 %go, 1
%gq = icmp samesign ult i64 %fy, %ff
br i1 %gq, label %ca, label %gr
gr:
%fg = add nuw nsw i64 %gp, %fy
%gs = icmp samesign ugt i64 %fg, 65536
%gt = sub nsw i64 %gu, %fh
%gv = icmp sge i64 %go, %gt
%gw = select i1 %gs, i1 true, i1 %gv
br i1 %gw, label %ca, label %ez
ez:
%fi = add nuw nsw i64 %gp, %fh
%fe = add nsw i64 %fd, -1
%fb = getelementptr i8, ptr %fa, i64 4
%ey = add nuw nsw i64 %ex, 4
%gx = icmp eq i64 %fe, 0
br i1 %gx, label %gy, label %ew
gy:
%gz = icmp eq i64 %fi, %gu
br i1 %gz, label %ha, label %ca
dz:
%hb = icmp ult i8 %hc, 16
br i1 %hb, label %hd, label %he
hd:
%hf = shl nuw nsw i64 %gu, 1
%hg = sub nsw i64 %k, %ep
%hh = icmp sgt i64 %hf, %hg
br i1 %hh, label %ca, label %hi
hi:
br label %hj
hj:
%hk = phi i64 [ %hl, %hm ], [ %gu, %hi ]
%hn = phi i64 [ %ho, %hm ], [ %ep, %hi ]
%hp = phi i64 [ %hq, %hm ], [ -1, %hi ]
%hr = icmp slt i64 %hn, 0
%hs = select i1 %hr, i64 %h, i64 0
%ht = getelementptr i8, ptr %g, i64 %hs
%hu = getelementptr i8, ptr %ht, i64 %hn
%hv = load i8, ptr %hu, align 1, !noalias !16
%hw = zext i8 %hv to i64
%hx = icmp slt i64 %hn, -1
%hy = select i1 %hx, i64 %fs, i64 1
%hz = getelementptr i8, ptr %g, i64 %hy
%ia = getelementptr i8, ptr %hz, i64 %hn
%ib = load i8, ptr %ia, align 1, !noalias !16
%ic = zext i8 %ib to i64
%id = shl nuw nsw i64 %ic, 8
%hq = or disjoint i64 %id, %hw
%ie = icmp sgt i64 %hq, %hp
br i1 %ie, label %hm, label %ca
hm:
%ho = add i64 %hn, 2
%hl = add nsw i64 %hk, -1
%if = icmp eq i64 %hl, 0
br i1 %if, label %ha, label %hj
he:
%ig = sub nsw i64 %k, %ep
%ih = icmp slt i64 %ig, 8192
br i1 %ih, label %ca, label %ii
ii:
%ij = bitcast i64 3689348814741910323 to i64
%ik = getelementptr i8, ptr %g, i64 %ep
br label %il
il:
%im = phi i64 [ %in, %io ], [ 0, %ii ]
%ip = phi i64 [ %iq, %io ], [ 0, %ii ]
%ir = shl nuw nsw i64 %ip, 3
%is = getelementptr i8, ptr %ik, i64 %ir
%it = load i64, ptr %is, align 1, !noalias !21
%iu = lshr i64 %it, 1
%iv = and i64 %iu, 6148914691236517205
%iw = sub i64 %it, %iv
%ix = and i64 %iw, %ij
%iy = lshr i64 %iw, 2
%iz = and i64 %iy, %ij
%ja = add nuw nsw i64 %iz, %ix
%jb = lshr i64 %ja, 4
%jc = add nuw nsw i64 %jb, %ja
%jd = and i64 %jc, 1085102592571150095
%je = lshr i64 %jd, 8
%jf = add nuw nsw i64 %je, %jd
%jg = lshr i64 %jf, 16
%jh = add nuw nsw i64 %jg, %jf
%ji = lshr i64 %jh, 32
%jj = add nuw nsw i64 %ji, %jh
%jk = and i64 %jj, 127
%jl = sub nsw i64 %gu, %im
%jm = icmp sgt i64 %jk, %jl
br i1 %jm, label %ca, label %io
io:
%iq = add nuw nsw i64 %ip, 1
%in = add nuw nsw i64 %jk, %im
%jn = icmp eq i64 %iq, 1024
br i1 %jn, label %jo, label %il
jo:
%jp = icmp eq i64 %in, %gu
br i1 %jp, label %ha, label %ca
ha:
%jq = phi i64 [ %jr, %gy ], [ 8192, %jo ], [ %hf, %hm ]
%js = add nsw i64 %jq, %ep
%jt = add nuw nsw i64 %gu, %ju
%jv = icmp eq i64 %jw, %dn
br i1 %jv, label %bu, label %jx
cb:
%jy = getelementptr i8, ptr %g, i64 %bs
%jz = load i32, ptr %jy, align 1, !noalias !26
%ce = zext i32 %jz to i64
%dx = and i64 %ce, 65535
%ka = icmp eq i64 %dx, 12347
br i1 %ka, label %ct, label %cc
ds:
%kb = icmp eq i64 %dn, 0
br i1 %kb, label %bu, label %kc
kc:
br label %jx
jx:
%kd = phi i64 [ %ke, %ha ], [ -1, %kc ]
%ju = phi i64 [ %jt, %ha ], [ 0, %kc ]
%ep = phi i64 [ %js, %ha ], [ %dq, %kc ]
%eb = phi i64 [ %jw, %ha ], [ 0, %kc ]
%jw = add nuw nsw i64 %eb, 1
%kf = shl nsw i64 %eb, 2
%kg = add nsw i64 %kf, %dm
%kh = icmp slt i64 %kg, 0
%ki = select i1 %kh, i64 %h, i64 0
%kj = getelementptr i8, ptr %g, i64 %kg
%kk = getelementptr i8, ptr %kj, i64 %ki
%kl = load i8, ptr %kk, align 1, !noalias !31
%km = zext i8 %kl to i64
%kn = icmp slt i64 %kg, -1
%ko = select i1 %kn, i64 %h, i64 0
%kp = getelementptr i8, ptr %kj, i64 1
%kq = getelementptr i8, ptr %kp, i64 %ko
%kr = load i8, ptr %kq, align 1, !noalias !31
%ks = zext i8 %kr to i64
%kt = shl nuw nsw i64 %ks, 8
%ke = or disjoint i64 %kt, %km
%ku = icmp slt i64 %kg, -2
%kv = select i1 %ku, i64 %h, i64 0
%kw = getelementptr i8, ptr %kj, i64 2
%kx = getelementptr i8, ptr %kw, i64 %kv
%ky = load i8, ptr %kx, align 1, !noalias !34
%kz = zext i8 %ky to i64
%la = icmp slt i64 %kg, -3
%lb = select i1 %la, i64 %h, i64 0
%lc = getelementptr i8, ptr %kj, i64 3
%ld = getelementptr i8, ptr %lc, i64 %lb
%hc = load i8, ptr %ld, align 1, !noalias !34
%le = zext i8 %hc to i64
%lf = shl nuw nsw i64 %le, 8
%lg = or disjoint i64 %lf, %kz
%gu = add nuw nsw i64 %lg, 1
%lh = icmp sgt i64 %ke, %kd
br i1 %lh, label %dt, label %ca
du:
%li = add nsw i64 %kf, %do
%lj = getelementptr i8, ptr %g, i64 %li
%lk = load i32, ptr %lj, align 1, !noalias !37
%ll = zext i32 %lk to i64
%lm = sub nsw i64 %ep, %bs
%ln = icmp eq i64 %lm, %ll
br i1 %ln, label %dv, label %ca
er:
%lo = icmp slt i64 %ep, 0
%lp = select i1 %lo, i64 %h, i64 0
%lq = getelementptr i8, ptr %g, i64 %ep
%lr = getelementptr i8, ptr %lq, i64 %lp
%ls = load i8, ptr %lr, align 1, !noalias !42
%lt = zext i8 %ls to i64
%lu = icmp slt i64 %ep, -1
%lv = select i1 %lu, i64 %h, i64 0
%lw = getelementptr i8, ptr %lq, i64 1
%lx = getelementptr i8, ptr %lw, i64 %lv
%ly = load i8, ptr %lx, align 1, !noalias !42
%lz = zext i8 %ly to i64
%ma = shl nuw nsw i64 %lz, 8
%eu = or disjoint i64 %ma, %lt
%mb = shl nuw nsw i64 %eu, 2
%jr = or disjoint i64 %mb, 2
%mc = icmp samesign ugt i64 %jr, %eo
br i1 %mc, label %ca, label %es
bp:
%md = phi i64 [ -1, %ca ], [ %j, %bn ], [ %bt, %bu ]
store i64 %md, ptr %a, align 8
ret i32 0
ca:
%me = phi i64 [ 3, %cm ], [ 1, %en ], [ 6, %hj ], [ 6, %il ], [ 6, %ew ], [ 6, %gr ], [ 5, %du ], [ 1, %er ], [ 1, %hd ], [ 4, %jx ], [ 1, %he ], [ 6, %gy ], [ 6, %jo ], [ 6, %es ], [ 2, %cc ], [ 1, %br ], [ 1, %de ]
%mf = phi i64 [ %co, %cm ], [ %ep, %en ], [ %ep, %hj ], [ %ep, %il ], [ %ep, %ew ], [ %ep, %gr ], [ %li, %du ], [ %ep, %er ], [ %ep, %hd ], [ %kg, %jx ], [ %ep, %he ], [ %ep, %gy ], [ %ep, %jo ], [ %ep, %es ], [ %bs, %cc ], [ %bs, %br ], [ %bs, %de ]
store i64 %me, ptr %bk, align 8
%mg = getelementptr i8, ptr %bk, i64 8
store i64 %mf, ptr %mg, align 8
br label %bp
bu:
%bt = phi i64 [ %dq, %ds ], [ %js, %ha ]
%mh = phi i64 [ 0, %ds ], [ %jt, %ha ]
store i64 0, ptr %bk, align 8
%mi = getelementptr i8, ptr %bk, i64 8
store i64 %bt, ptr %mi, align 8
%mj = sub nsw i64 %bt, %bs
%mk = getelementptr i64, ptr %w, i64 %bv
store i64 %mj, ptr %mk, align 8
%ml = getelementptr i64, ptr %bd, i64 %bv
store i64 %mh, ptr %ml, align 8
%mm = icmp eq i64 %bw, %q
br i1 %mm, label %bp, label %br
bq:
%fs = add i64 %h, 1
%gb = add i64 %h, 2
%gi = add i64 %h, 3
%fc = getelementptr i8, ptr %g, i64 2
br label %br
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1, !3, !5}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4, !"scope"}
!4 = distinct !{!4, !"scope"}
!5 = distinct !{!5, !6, !"scope"}
!6 = distinct !{!6, !"scope"}
!7 = !{!5}
!8 = !{!9, !11, !5}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"scope"}
!13 = !{!14, !11, !5}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!17, !19, !5}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = distinct !{!19, !20, !"scope"}
!20 = distinct !{!20, !"scope"}
!21 = !{!22, !24, !5}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = distinct !{!24, !25, !"scope"}
!25 = distinct !{!25, !"scope"}
!26 = !{!27, !29, !5}
!27 = distinct !{!27, !28, !"scope"}
!28 = distinct !{!28, !"scope"}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !5}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!35, !5}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = !{!38, !40, !5}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = distinct !{!40, !41, !"scope"}
!41 = distinct !{!41, !"scope"}
!42 = !{!43, !5}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
