target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @gather_longs(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr captures(none) %bp, i64 %bq, i64 %br, i64 %bs, i64 %bt, ptr readnone captures(none) %bu, ptr readnone captures(none) %bv, i64 %bw, i64 %bx, ptr writeonly captures(none) %by, i64 %bz, i64 %ca, i64 %cb, i64 %cc, ptr readnone captures(none) %cd, ptr readnone captures(none) %ce, i64 %cf, i64 %cg, ptr writeonly captures(none) %ch, i64 %ci, i64 %cj, i64 %ck, i64 %cl) local_unnamed_addr #0 {
cm:
%cn = freeze i64 %bj
%co = add nuw i64 %h, 63
%cp = lshr i64 %co, 6
%cq = icmp slt i64 %h, 1
%cr = icmp eq i64 %cp, 0
%cs = select i1 %cq, i1 true, i1 %cr
br i1 %cs, label %ct, label %cu
cu:
%cv = bitcast i64 9223372036854775800 to i64
%cw = icmp slt i64 %cn, 1
%cx = and i64 %cn, 7
%cy = and i64 %cn, %cv
%cz = shl i64 %br, 5
%da = shl i64 %br, 2
br i1 %cw, label %ct, label %db
db:
%dc = add nsw i64 %cn, -8
%dd = lshr i64 %dc, 3
%de = add nuw nsw i64 %dd, 1
%df = and i64 %de, 4611686018427387902
%dg = icmp ugt i64 %cn, 3
%dh = icmp eq i64 %ca, 1
%di = select i1 %dg, i1 %dh, i1 false
%dj = add i64 %cv, 4
%dk = and i64 %cn, %dj
%dl = and i64 %cn, 3
%dm = getelementptr i8, ptr %by, i64 16
%dn = shl i64 %ca, 3
%do = sub i64 0, %dl
%dp = shl i64 %ca, 3
%dq = shl i64 %ca, 5
%dr = shl i64 %ca, 3
%ds = shl i64 %ca, 3
%dt = shl i64 %ca, 3
%du = shl i64 %cj, 3
br label %dv
dw:
%dx = phi i64 [ %dy, %dz ], [ %dy, %ea ], [ %eb, %ec ], [ %dy, %ed ]
%ee = getelementptr i8, ptr %ef, i64 512
%eg = add i64 %eh, -64
%ei = icmp sgt i64 %ej, 1
br i1 %ei, label %dv, label %ct
ct:
%ek = phi i64 [ 0, %cm ], [ 0, %cu ], [ %dx, %dw ]
store i64 %ek, ptr %a, align 8
ret i32 0
dv:
%eh = phi i64 [ %h, %db ], [ %eg, %dw ]
%ef = phi ptr [ %ch, %db ], [ %ee, %dw ]
%dy = phi i64 [ %dx, %dw ], [ 0, %db ]
%ej = phi i64 [ %el, %dw ], [ %cp, %db ]
%em = phi i64 [ %en, %dw ], [ 0, %db ]
%eo = icmp ult i64 %cn, 8
%ep = call i64 @llvm.smin.i64(i64 %eh, i64 64)
%el = add nsw i64 %ej, -1
%en = add nuw i64 %em, 64
%eq = sub nsw i64 %h, %em
%er = tail call i64 @llvm.smin.i64(i64 %eq, i64 64)
br i1 %eo, label %es, label %et
et:
%eu = icmp eq i64 %dd, 0
br i1 %eu, label %ev, label %ew
ew:
br label %ex
ex:
%ey = phi i64 [ %df, %ew ], [ %ez, %ex ]
%fa = phi ptr [ %fb, %ex ], [ %bp, %ew ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fa, i8 -1, i64 256, i1 false), !noalias !0
%fc = getelementptr i8, ptr %fa, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fc, i8 -1, i64 256, i1 false), !noalias !0
%fd = getelementptr i8, ptr %fc, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fd, i8 -1, i64 256, i1 false), !noalias !0
%fe = getelementptr i8, ptr %fd, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fe, i8 -1, i64 256, i1 false), !noalias !0
%ff = getelementptr i8, ptr %fe, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ff, i8 -1, i64 256, i1 false), !noalias !0
%fg = getelementptr i8, ptr %ff, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fg, i8 -1, i64 256, i1 false), !noalias !0
%fh = getelementptr i8, ptr %fg, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fh, i8 -1, i64 256, i1 false), !noalias !0
%fi = getelementptr i8, ptr %fh, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fi, i8 -1, i64 256, i1 false), !noalias !0
%fj = getelementptr i8, ptr %fa, i64 %cz
%fk = getelementptr i8, ptr %fi, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fk, i8 -1, i64 256, i1 false), !noalias !0
%fl = getelementptr i8, ptr %fk, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fl, i8 -1, i64 256, i1 false), !noalias !0
%fm = getelementptr i8, ptr %fl, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fm, i8 -1, i64 256, i1 false), !noalias !0
%fn = getelementptr i8, ptr %fm, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fn, i8 -1, i64 256, i1 false), !noalias !0
%fo = getelementptr i8, ptr %fn, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fo, i8 -1, i64 256, i1 false), !noalias !0
%fp = getelementptr i8, ptr %fo, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fp, i8 -1, i64 256, i1 false), !noalias !0
%fq = getelementptr i8, ptr %fp, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fq, i8 -1, i64 256, i1 false), !noalias !0
%fr = getelementptr i8, ptr %fq, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fr, i8 -1, i64 256, i1 false), !noalias !0
%fs = getelementptr i8, ptr %fj, i64 %cz
%ez = add i64 %ey, -2
%ft = icmp eq i64 %ez, 0
%fb = getelementptr i8, ptr %fr, i64 %da
br i1 %ft, label %fu, label %ex
fu:
%fv = and i64 %de, 1
%fw = icmp eq i64 %fv, 0
br i1 %fw, label %fx, label %ev
ev:
%fy = phi ptr [ %bp, %et ], [ %fs, %fu ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fy, i8 -1, i64 256, i1 false), !noalias !0
%fz = getelementptr i8, ptr %fy, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %fz, i8 -1, i64 256, i1 false), !noalias !0
%ga = getelementptr i8, ptr %fz, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ga, i8 -1, i64 256, i1 false), !noalias !0
%gb = getelementptr i8, ptr %ga, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gb, i8 -1, i64 256, i1 false), !noalias !0
%gc = getelementptr i8, ptr %gb, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gc, i8 -1, i64 256, i1 false), !noalias !0
%gd = getelementptr i8, ptr %gc, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gd, i8 -1, i64 256, i1 false), !noalias !0
%ge = getelementptr i8, ptr %gd, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ge, i8 -1, i64 256, i1 false), !noalias !0
%gf = getelementptr i8, ptr %ge, i64 %da
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gf, i8 -1, i64 256, i1 false), !noalias !0
br label %fx
fx:
%gg = icmp eq i64 %cx, 0
br i1 %gg, label %gh, label %es
es:
%gi = phi i64 [ 0, %dv ], [ %cy, %fx ]
%gj = mul i64 %da, %gi
%gk = getelementptr i8, ptr %bp, i64 %gj
br label %gl
gl:
%gm = phi i64 [ %gn, %gl ], [ %cx, %es ]
%go = phi ptr [ %gp, %gl ], [ %gk, %es ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %go, i8 -1, i64 256, i1 false), !noalias !0
%gp = getelementptr i8, ptr %go, i64 %da
%gn = add nsw i64 %gm, -1
%gq = icmp eq i64 %gn, 0
br i1 %gq, label %gh, label %gl, !llvm.loop !3
gh:
%gr = icmp sgt i64 %eq, 0
br i1 %gr, label %gs, label %gt
gs:
br label %gu
gt:
%gv = ashr exact i64 %em, 6
%gw = icmp slt i64 %gv, 0
%gx = select i1 %gw, i64 %ca, i64 0
br i1 %di, label %gy, label %gz
gy:
%ha = shl i64 %gx, 3
%hb = shl nsw i64 %gv, 3
%hc = add i64 %ha, %hb
%hd = getelementptr i8, ptr %dm, i64 %hc
br label %he
gu:
%hf = phi i64 [ %hg, %hh ], [ 0, %gs ]
%hg = add nuw nsw i64 %hf, 1
%hi = add nsw i64 %hf, %em
%hj = icmp slt i64 %hi, 0
%hk = select i1 %hj, i64 %h, i64 0
%hl = getelementptr i32, ptr %g, i64 %hi
%hm = getelementptr i32, ptr %hl, i64 %hk
%hn = load i32, ptr %hm, align 4, !noalias !0
%ho = select i1 %hj, i64 %o, i64 0
%hp = getelementptr i32, ptr %n, i64 %hi
%hq = getelementptr i32, ptr %hp, i64 %ho
%hr = load i32, ptr %hq, align 4, !noalias !0
%hs = sub i32 %hr, %hn
%ht = icmp slt i32 %hs, 1
br i1 %ht, label %hh, label %hu
hh:
%hv = icmp eq i64 %hg, %er
br i1 %hv, label %hw, label %gu
hu:
%hx = getelementptr i32, ptr %bp, i64 %hf
br label %hy
hy:
%hz = phi i64 [ 0, %hu ], [ %ia, %ib ]
%ic = phi i32 [ %hs, %hu ], [ %id, %ib ]
%ie = phi i32 [ %hn, %hu ], [ %if, %ib ]
%id = add nsw i32 %ic, -1
%if = add i32 %ie, 1
%ig = sext i32 %ie to i64
%ih = icmp slt i32 %ie, 0
%ii = select i1 %ih, i64 %v, i64 0
%ij = getelementptr i32, ptr %u, i64 %ii
%ik = getelementptr i32, ptr %ij, i64 %ig
%il = load i32, ptr %ik, align 4, !noalias !0
%im = icmp eq i64 %hz, %cn
br i1 %im, label %in, label %io
io:
%ip = getelementptr i32, ptr %bi, i64 %hz
%iq = load i32, ptr %ip, align 4, !noalias !0
%ir = icmp eq i32 %iq, %il
br i1 %ir, label %is, label %in
in:
br label %it
it:
%iu = phi i64 [ %iv, %it ], [ 0, %in ]
%iw = phi i64 [ %ix, %it ], [ %cn, %in ]
%iy = add nuw nsw i64 %iw, %iu
%iz = lshr i64 %iy, 1
%ja = getelementptr i32, ptr %bi, i64 %iz
%jb = load i32, ptr %ja, align 4, !noalias !0
%jc = icmp slt i32 %jb, %il
%jd = add nuw nsw i64 %iz, 1
%ix = select i1 %jc, i64 %iw, i64 %iz
%iv = select i1 %jc, i64 %jd, i64 %iu
%je = icmp slt i64 %iv, %ix
br i1 %je, label %it, label %is
is:
%jf = phi i64 [ %hz, %io ], [ %iv, %it ]
%jg = icmp slt i64 %jf, %cn
br i1 %jg, label %jh, label %ib
jh:
%ji = getelementptr i32, ptr %bi, i64 %jf
%jj = load i32, ptr %ji, align 4, !noalias !0
%jk = icmp eq i32 %jj, %il
br i1 %jk, label %jl, label %ib
jl:
%jm = mul i64 %jf, %br
%jn = getelementptr i32, ptr %hx, i64 %jm
store i32 %ie, ptr %jn, align 4, !noalias !0
%jo = add nuw nsw i64 %jf, 1
br label %ib
ib:
%ia = phi i64 [ %jo, %jl ], [ %jf, %jh ], [ %jf, %is ]
%jp = icmp samesign ugt i32 %ic, 1
br i1 %jp, label %hy, label %hh
hw:
%jq = ashr exact i64 %em, 6
%jr = icmp slt i64 %jq, 0
%js = select i1 %jr, i64 %ca, i64 0
%jt = getelementptr i64, ptr %by, i64 %jq
%ju = getelementptr i64, ptr %jt, i64 %js
br label %jv
he:
%jw = phi i64 [ %jx, %he ], [ 0, %gy ]
%jy = shl i64 %jw, 3
%jz = getelementptr i8, ptr %hd, i64 %jy
%ka = getelementptr i8, ptr %jz, i64 -16
%kb = shl i64 %jw, 3
%kc = getelementptr i8, ptr %hd, i64 %kb
store <2 x i64> zeroinitializer, ptr %ka, align 8
store <2 x i64> zeroinitializer, ptr %kc, align 8
%jx = add nuw i64 %jw, 4
%kd = icmp eq i64 %dk, %jx
br i1 %kd, label %dz, label %he, !llvm.loop !5
dz:
%ke = icmp eq i64 %cn, %dk
br i1 %ke, label %dw, label %gz
gz:
%kf = phi i64 [ 0, %gt ], [ %dk, %dz ]
%kg = icmp eq i64 %dl, 0
br i1 %kg, label %ea, label %kh
kh:
%ki = mul i64 %dn, %kf
%kj = shl i64 %gx, 3
%kk = add i64 %ki, %kj
%kl = shl nsw i64 %gv, 3
%km = add i64 %kk, %kl
%kn = getelementptr i8, ptr %by, i64 %km
br label %ko
ko:
%kp = phi i64 [ 0, %kh ], [ %kq, %ko ]
%kr = phi ptr [ %kn, %kh ], [ %ks, %ko ]
store i64 0, ptr %kr, align 8
%ks = getelementptr i8, ptr %kr, i64 %dn
%kq = add nsw i64 %kp, -1
%kt = icmp eq i64 %do, %kq
br i1 %kt, label %ku, label %ko, !llvm.loop !8
ku:
%kv = sub i64 %kf, %kq
br label %ea
ea:
%kw = phi i64 [ %kf, %gz ], [ %kv, %ku ]
%kx = sub nsw i64 %kf, %cn
%ky = icmp ugt i64 %kx, -4
br i1 %ky, label %dw, label %kz
kz:
%la = sub i64 %cn, %kw
%lb = add nuw i64 %kw, 3
%lc = mul i64 %dp, %lb
%ld = shl i64 %gx, 3
%le = add i64 %lc, %ld
%lf = getelementptr i8, ptr %by, i64 %le
%lg = add nuw i64 %kw, 2
%lh = mul i64 %dr, %lg
%li = add i64 %lh, %ld
%lj = getelementptr i8, ptr %by, i64 %li
%lk = mul i64 %ds, %kw
%ll = add i64 %lk, %ld
%lm = getelementptr i8, ptr %by, i64 %ll
%ln = add nuw i64 %kw, 1
%lo = mul i64 %dt, %ln
%lp = add i64 %lo, %ld
%lq = getelementptr i8, ptr %by, i64 %lp
br label %ed
jv:
%lr = phi ptr [ %bp, %hw ], [ %ls, %ec ]
%lt = phi ptr [ %ef, %hw ], [ %lu, %ec ]
%lv = phi i64 [ %eb, %ec ], [ %dy, %hw ]
%lw = phi i64 [ %lx, %ec ], [ 0, %hw ]
br label %ly
ly:
%lz = phi i64 [ 0, %jv ], [ %ma, %mb ]
%mc = phi i64 [ %lv, %jv ], [ %eb, %mb ]
%md = phi i64 [ 0, %jv ], [ %me, %mb ]
%me = add nuw nsw i64 %md, 1
%mf = shl i64 %md, 2
%mg = getelementptr i8, ptr %lr, i64 %mf
%mh = load i32, ptr %mg, align 4
%mi = zext nneg i32 %mh to i64
%mj = icmp sgt i32 %mh, -1
br i1 %mj, label %mk, label %mb
mk:
%ml = getelementptr i64, ptr %bb, i64 %mi
%mm = load i64, ptr %ml, align 8
%mn = shl nuw i64 1, %md
%mo = or i64 %mn, %lz
%mp = add nsw i64 %mc, 1
br label %mb
mb:
%eb = phi i64 [ %mp, %mk ], [ %mc, %ly ]
%ma = phi i64 [ %mo, %mk ], [ %lz, %ly ]
%mq = phi i64 [ %mm, %mk ], [ 0, %ly ]
%mr = add i64 %em, %md
%ms = icmp slt i64 %mr, 0
%mt = select i1 %ms, i64 %cj, i64 0
%mu = shl i64 %mt, 3
%mv = getelementptr i8, ptr %lt, i64 %mu
%mw = shl i64 %md, 3
%mx = getelementptr i8, ptr %mv, i64 %mw
store i64 %mq, ptr %mx, align 8
%my = icmp eq i64 %ep, %me
br i1 %my, label %ec, label %ly
ec:
%lx = add nuw nsw i64 %lw, 1
%mz = mul i64 %lw, %ca
%na = getelementptr i64, ptr %ju, i64 %mz
store i64 %ma, ptr %na, align 8
%lu = getelementptr i8, ptr %lt, i64 %du
%ls = getelementptr i8, ptr %lr, i64 %da
%nb = icmp eq i64 %cn, %lx
br i1 %nb, label %dw, label %jv
ed:
%nc = phi ptr [ %lq, %kz ], [ %nd, %ed ]
%ne = phi ptr [ %lm, %kz ], [ %nf, %ed ]
%ng = phi ptr [ %lj, %kz ], [ %nh, %ed ]
%ni = phi ptr [ %lf, %kz ], [ %nj, %ed ]
%nk = phi i64 [ %la, %kz ], [ %nl, %ed ]
%nm = mul i64 %gv, 8
%nn = getelementptr i8, ptr %ne, i64 %nm
store i64 0, ptr %nn, align 8
%no = mul i64 %gv, 8
%np = getelementptr i8, ptr %nc, i64 %no
store i64 0, ptr %np, align 8
%nq = mul i64 %gv, 8
%nr = getelementptr i8, ptr %ng, i64 %nq
store i64 0, ptr %nr, align 8
%ns = mul i64 %gv, 8
%nt = getelementptr i8, ptr %ni, i64 %ns
store i64 0, ptr %nt, align 8
%nl = add i64 %nk, -4
%nj = getelementptr i8, ptr %ni, i64 %dq
%nh = getelementptr i8, ptr %ng, i64 %dq
%nf = getelementptr i8, ptr %ne, i64 %dq
%nd = getelementptr i8, ptr %nc, i64 %dq
%nu = icmp eq i64 %nl, 0
br i1 %nu, label %dw, label %ed, !llvm.loop !9
}
declare i64 @llvm.smin.i64(i64, i64) #1
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
declare void @llvm.assume(i1 noundef) #3
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !6}
