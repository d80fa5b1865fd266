target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\11ZeroDivisionError\94\93\94\8C\18integer division by zero\94\85\94N\87\94."
@g2 = internal constant [20 x i8] c"K5\BA\8A\F2h-\BA\F0D\AFG\E8\94\DD,\B18P4"
@g3 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @g1, i32 77, ptr @g2, ptr null, i32 0 }
@g4 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g5 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define range(i32 0, 2) i32 @decode_bounds(ptr noalias writeonly captures(none) %a, ptr noalias writeonly captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr readonly captures(none) %bp, i64 %bq, i64 %br, ptr readnone captures(none) %bs, ptr readnone captures(none) %bt, i64 %bu, i64 %bv, ptr readonly captures(none) %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr readonly captures(none) %cd, i64 %ce, i64 %cf, i64 %cg, i64 %ch, ptr readnone captures(none) %ci, ptr readnone captures(none) %cj, i64 %ck, i64 %cl, ptr captures(none) %cm, i64 %cn, i64 %co, i64 %cp, i64 %cq, ptr readnone captures(none) %cr, ptr readnone captures(none) %cs, i64 %ct, i64 %cu, ptr writeonly captures(none) %cv, i64 %cw, i64 %cx, i64 %cy, i64 %cz, ptr readnone captures(none) %da, ptr readnone captures(none) %db, i64 %dc, i64 %dd, ptr writeonly captures(none) %de, i64 %df, i64 %dg, i64 %dh, i64 %di, ptr readnone captures(none) %dj, ptr readnone captures(none) %dk, i64 %dl, i64 %dm, ptr writeonly captures(none) %dn, i64 %do, i64 %dp, ptr readnone captures(none) %dq, ptr readnone captures(none) %dr, i64 %ds, i64 %dt, ptr writeonly captures(none) %du, i64 %dv, i64 %dw, ptr readnone captures(none) %dx, ptr readnone captures(none) %dy, i64 %dz, i64 %ea, ptr writeonly captures(none) %eb, i64 %ec, i64 %ed, ptr readnone captures(none) %ee, ptr readnone captures(none) %ef, i64 %eg, i64 %eh, ptr writeonly captures(none) %ei, i64 %ej, i64 %ek) local_unnamed_addr #0 {
el:
%em = freeze i64 %bx
%en = add nuw i64 %bc, 63
%eo = lshr i64 %en, 6
%ep = icmp slt i64 %bc, 1
%eq = icmp eq i64 %eo, 0
%er = select i1 %ep, i1 true, i1 %eq
br i1 %er, label %es, label %et
et:
%eu = bitcast i64 9223372036854775800 to i64
%ev = icmp slt i64 %em, 1
%ew = and i64 %em, 7
%ex = and i64 %em, %eu
%ey = shl i64 %co, 5
%ez = shl i64 %co, 2
%fa = add i64 %h, 1
br i1 %ev, label %es, label %fb
fb:
%fc = bitcast i64 -9187201950435737472 to i64
%fd = bitcast i64 9218868437227405312 to i64
%fe = add nsw i64 %em, -8
%ff = lshr i64 %fe, 3
%fg = add nuw nsw i64 %ff, 1
%fh = and i64 %fg, 4611686018427387902
%fi = icmp ne i64 %cx, 1
%fj = icmp ne i64 %dg, 1
%fk = or i1 %fi, %fj
%fl = add i64 %eu, 4
%fm = and i64 %em, %fl
%fn = getelementptr i8, ptr %de, i64 16
%fo = getelementptr i8, ptr %cv, i64 16
%fp = shl i64 %dg, 3
%fq = shl i64 %dg, 4
%fr = shl i64 %cx, 3
%fs = shl i64 %cx, 4
%ft = shl i64 %dg, 3
%fu = shl i64 %cx, 3
br label %fv
fw:
%fx = phi i64 [ %fy, %fz ], [ %fy, %ga ], [ %gb, %gc ], [ %fy, %gd ]
%ge = icmp sgt i64 %gf, 1
br i1 %ge, label %fv, label %es
gg:
%gh = phi i32 [ 0, %es ], [ 1, %gi ]
ret i32 %gh
es:
%gj = phi i64 [ 0, %el ], [ 0, %et ], [ %fx, %fw ]
store i64 %gj, ptr %a, align 8
br label %gg
fv:
%fy = phi i64 [ %fx, %fw ], [ 0, %fb ]
%gf = phi i64 [ %gk, %fw ], [ %eo, %fb ]
%gl = phi i64 [ %gm, %fw ], [ 0, %fb ]
%gn = icmp ult i64 %em, 8
%gk = add nsw i64 %gf, -1
%gm = add nuw i64 %gl, 64
%go = sub nsw i64 %bc, %gl
%gp = tail call i64 @llvm.smin.i64(i64 %go, i64 64)
br i1 %gn, label %gq, label %gr
gr:
%gs = icmp eq i64 %ff, 0
br i1 %gs, label %gt, label %gu
gu:
br label %gv
gv:
%gw = phi i64 [ %fh, %gu ], [ %gx, %gv ]
%gy = phi ptr [ %gz, %gv ], [ %cm, %gu ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gy, i8 -1, i64 256, i1 false), !noalias !0
%ha = getelementptr i8, ptr %gy, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ha, i8 -1, i64 256, i1 false), !noalias !0
%hb = getelementptr i8, ptr %ha, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hb, i8 -1, i64 256, i1 false), !noalias !0
%hc = getelementptr i8, ptr %hb, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hc, i8 -1, i64 256, i1 false), !noalias !0
%hd = getelementptr i8, ptr %hc, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hd, i8 -1, i64 256, i1 false), !noalias !0
%he = getelementptr i8, ptr %hd, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %he, i8 -1, i64 256, i1 false), !noalias !0
%hf = getelementptr i8, ptr %he, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hf, i8 -1, i64 256, i1 false), !noalias !0
%hg = getelementptr i8, ptr %hf, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hg, i8 -1, i64 256, i1 false), !noalias !0
%hh = getelementptr i8, ptr %gy, i64 %ey
%hi = getelementptr i8, ptr %hg, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hi, i8 -1, i64 256, i1 false), !noalias !0
%hj = getelementptr i8, ptr %hi, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hj, i8 -1, i64 256, i1 false), !noalias !0
%hk = getelementptr i8, ptr %hj, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hk, i8 -1, i64 256, i1 false), !noalias !0
%hl = getelementptr i8, ptr %hk, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hl, i8 -1, i64 256, i1 false), !noalias !0
%hm = getelementptr i8, ptr %hl, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hm, i8 -1, i64 256, i1 false), !noalias !0
%hn = getelementptr i8, ptr %hm, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hn, i8 -1, i64 256, i1 false), !noalias !0
%ho = getelementptr i8, ptr %hn, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ho, i8 -1, i64 256, i1 false), !noalias !0
%hp = getelementptr i8, ptr %ho, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hp, i8 -1, i64 256, i1 false), !noalias !0
%hq = getelementptr i8, ptr %hh, i64 %ey
%gx = add i64 %gw, -2
%hr = icmp eq i64 %gx, 0
%gz = getelementptr i8, ptr %hp, i64 %ez
br i1 %hr, label %hs, label %gv
hs:
%ht = and i64 %fg, 1
%hu = icmp eq i64 %ht, 0
br i1 %hu, label %hv, label %gt
gt:
%hw = phi ptr [ %cm, %gr ], [ %hq, %hs ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hw, i8 -1, i64 256, i1 false), !noalias !0
%hx = getelementptr i8, ptr %hw, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hx, i8 -1, i64 256, i1 false), !noalias !0
%hy = getelementptr i8, ptr %hx, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hy, i8 -1, i64 256, i1 false), !noalias !0
%hz = getelementptr i8, ptr %hy, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hz, i8 -1, i64 256, i1 false), !noalias !0
%ia = getelementptr i8, ptr %hz, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ia, i8 -1, i64 256, i1 false), !noalias !0
%ib = getelementptr i8, ptr %ia, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ib, i8 -1, i64 256, i1 false), !noalias !0
%ic = getelementptr i8, ptr %ib, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ic, i8 -1, i64 256, i1 false), !noalias !0
%id = getelementptr i8, ptr %ic, i64 %ez
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %id, i8 -1, i64 256, i1 false), !noalias !0
br label %hv
hv:
%ie = icmp eq i64 %ew, 0
br i1 %ie, label %if, label %gq
gq:
%ig = phi i64 [ 0, %fv ], [ %ex, %hv ]
%ih = mul i64 %ez, %ig
%ii = getelementptr i8, ptr %cm, i64 %ih
br label %ij
ij:
%ik = phi i64 [ %il, %ij ], [ %ew, %gq ]
%im = phi ptr [ %in, %ij ], [ %ii, %gq ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %im, i8 -1, i64 256, i1 false), !noalias !0
%in = getelementptr i8, ptr %im, i64 %ez
%il = add nsw i64 %ik, -1
%io = icmp eq i64 %il, 0
br i1 %io, label %if, label %ij, !llvm.loop !3
if:
%ip = icmp sgt i64 %go, 0
br i1 %ip, label %iq, label %ir
iq:
br label %is
ir:
%it = icmp ult i64 %em, 14
%iu = ashr exact i64 %gl, 6
%iv = icmp slt i64 %iu, 0
%iw = select i1 %iv, i64 %cx, i64 0
%ix = getelementptr i64, ptr %cv, i64 %iu
%iy = getelementptr i64, ptr %ix, i64 %iw
%iz = select i1 %iv, i64 %dg, i64 0
%ja = getelementptr i64, ptr %de, i64 %iu
%jb = getelementptr i64, ptr %ja, i64 %iz
%jc = select i1 %it, i1 true, i1 %fk
br i1 %jc, label %jd, label %je
is:
%jf = phi i64 [ %jg, %jh ], [ 0, %iq ]
%jg = add nuw nsw i64 %jf, 1
%ji = add nsw i64 %jf, %gl
%jj = icmp slt i64 %ji, 0
%jk = select i1 %jj, i64 %bc, i64 0
%jl = getelementptr i32, ptr %bb, i64 %ji
%jm = getelementptr i32, ptr %jl, i64 %jk
%jn = load i32, ptr %jm, align 4, !noalias !0
%jo = select i1 %jj, i64 %bj, i64 0
%jp = getelementptr i32, ptr %bi, i64 %ji
%jq = getelementptr i32, ptr %jp, i64 %jo
%jr = load i32, ptr %jq, align 4, !noalias !0
%js = sub i32 %jr, %jn
%jt = icmp slt i32 %js, 1
br i1 %jt, label %jh, label %ju
jh:
%jv = icmp eq i64 %jg, %gp
br i1 %jv, label %jw, label %is
ju:
%jx = getelementptr i32, ptr %cm, i64 %jf
br label %jy
jy:
%jz = phi i64 [ 0, %ju ], [ %ka, %kb ]
%kc = phi i32 [ %js, %ju ], [ %kd, %kb ]
%ke = phi i32 [ %jn, %ju ], [ %kf, %kb ]
%kd = add nsw i32 %kc, -1
%kf = add i32 %ke, 1
%kg = sext i32 %ke to i64
%kh = icmp slt i32 %ke, 0
%ki = select i1 %kh, i64 %bq, i64 0
%kj = getelementptr i32, ptr %bp, i64 %ki
%kk = getelementptr i32, ptr %kj, i64 %kg
%kl = load i32, ptr %kk, align 4, !noalias !0
%km = icmp eq i64 %jz, %em
br i1 %km, label %kn, label %ko
ko:
%kp = getelementptr i32, ptr %bw, i64 %jz
%kq = load i32, ptr %kp, align 4, !noalias !0
%kr = icmp eq i32 %kq, %kl
br i1 %kr, label %ks, label %kn
kn:
br label %kt
kt:
%ku = phi i64 [ %kv, %kt ], [ 0, %kn ]
%kw = phi i64 [ %kx, %kt ], [ %em, %kn ]
%ky = add nuw nsw i64 %kw, %ku
%kz = lshr i64 %ky, 1
%la = getelementptr i32, ptr %bw, i64 %kz
%lb = load i32, ptr %la, align 4, !noalias !0
%lc = icmp slt i32 %lb, %kl
%ld = add nuw nsw i64 %kz, 1
%kx = select i1 %lc, i64 %kw, i64 %kz
%kv = select i1 %lc, i64 %ld, i64 %ku
%le = icmp slt i64 %kv, %kx
br i1 %le, label %kt, label %ks
ks:
%lf = phi i64 [ %jz, %ko ], [ %kv, %kt ]
%lg = icmp slt i64 %lf, %em
br i1 %lg, label %lh, label %kb
lh:
%li = getelementptr i32, ptr %bw, i64 %lf
%lj = load i32, ptr %li, align 4, !noalias !0
%lk = icmp eq i32 %lj, %kl
br i1 %lk, label %ll, label %kb
ll:
%lm = mul i64 %lf, %co
%ln = getelementptr i32, ptr %jx, i64 %lm
store i32 %ke, ptr %ln, align 4, !noalias !0
%lo = add nuw nsw i64 %lf, 1
br label %kb
kb:
%ka = phi i64 [ %lo, %ll ], [ %lf, %lh ], [ %lf, %ks ]
%lp = icmp samesign ugt i32 %kc, 1
br i1 %lp, label %jy, label %jh
jw:
%lq = ashr exact i64 %gl, 6
%lr = icmp slt i64 %lq, 0
%ls = select i1 %lr, i64 %cx, i64 0
%lt = getelementptr i64, ptr %cv, i64 %lq
%lu = getelementptr i64, ptr %lt, i64 %ls
%lv = select i1 %lr, i64 %dg, i64 0
%lw = getelementptr i64, ptr %de, i64 %lq
%lx = getelementptr i64, ptr %lw, i64 %lv
br label %ly
je:
%lz = ptrtoint ptr %de to i64
%ma = ptrtoint ptr %cv to i64
%mb = shl nuw nsw i64 %iz, 3
%mc = shl nuw nsw i64 %iw, 3
%md = add i64 %mb, %lz
%me = add i64 %mc, %ma
%mf = sub i64 %md, %me
%mg = icmp ult i64 %mf, 32
br i1 %mg, label %jd, label %mh
mh:
%mi = shl nsw i64 %iu, 3
%mj = add i64 %mb, %mi
%mk = getelementptr i8, ptr %fn, i64 %mj
%ml = add i64 %mc, %mi
%mm = getelementptr i8, ptr %fo, i64 %ml
br label %mn
mn:
%mo = phi i64 [ %mp, %mn ], [ 0, %mh ]
%mq = shl i64 %mo, 3
%mr = getelementptr i8, ptr %mm, i64 %mq
%ms = getelementptr i8, ptr %mr, i64 -16
%mt = shl i64 %mo, 3
%mu = getelementptr i8, ptr %mm, i64 %mt
store <2 x i64> zeroinitializer, ptr %ms, align 8
store <2 x i64> zeroinitializer, ptr %mu, align 8
%mv = shl i64 %mo, 3
%mw = getelementptr i8, ptr %mk, i64 %mv
%mx = getelementptr i8, ptr %mw, i64 -16
%my = shl i64 %mo, 3
%mz = getelementptr i8, ptr %mk, i64 %my
store <2 x i64> zeroinitializer, ptr %mx, align 8
store <2 x i64> zeroinitializer, ptr %mz, align 8
%mp = add nuw i64 %mo, 4
%na = icmp eq i64 %fm, %mp
br i1 %na, label %fz, label %mn, !llvm.loop !5
fz:
%nb = icmp eq i64 %em, %fm
br i1 %nb, label %fw, label %jd
jd:
%nc = phi i64 [ 0, %je ], [ %fm, %fz ], [ 0, %ir ]
%nd = and i64 %em, 1
%ne = icmp eq i64 %nd, 0
%nf = or disjoint i64 %nc, 1
br i1 %ne, label %ga, label %ng
ng:
%nh = or disjoint i64 %nc, 1
%ni = mul i64 %nc, %cx
%nj = getelementptr i64, ptr %iy, i64 %ni
store i64 0, ptr %nj, align 8
%nk = mul i64 %nc, %dg
%nl = getelementptr i64, ptr %jb, i64 %nk
store i64 0, ptr %nl, align 8
br label %ga
ga:
%nm = phi i64 [ %nc, %jd ], [ %nh, %ng ]
%nn = icmp eq i64 %em, %nf
br i1 %nn, label %fw, label %no
no:
%np = sub i64 %em, %nm
%nq = mul i64 %fp, %nm
%nr = shl i64 %iz, 3
%ns = add i64 %nq, %nr
%nt = getelementptr i8, ptr %de, i64 %ns
%nu = mul i64 %fr, %nm
%nv = shl i64 %iw, 3
%nw = add i64 %nu, %nv
%nx = getelementptr i8, ptr %cv, i64 %nw
%ny = add nuw nsw i64 %nm, 1
%nz = mul i64 %ft, %ny
%oa = add i64 %nz, %nr
%ob = getelementptr i8, ptr %de, i64 %oa
%oc = mul i64 %fu, %ny
%od = add i64 %oc, %nv
%oe = getelementptr i8, ptr %cv, i64 %od
br label %gd
ly:
%of = phi i64 [ %gb, %gc ], [ %fy, %jw ]
%og = phi i64 [ %oh, %gc ], [ 0, %jw ]
%oh = add nuw nsw i64 %og, 1
%oi = mul i64 %og, %cf
%oj = getelementptr i64, ptr %cd, i64 %oi
%ok = load i64, ptr %oj, align 8
%ol = getelementptr i8, ptr %oj, i64 8
%om = load i64, ptr %ol, align 8
%on = getelementptr i8, ptr %oj, i64 16
%oo = load i64, ptr %on, align 8
%op = mul i64 %og, %co
%oq = getelementptr i32, ptr %cm, i64 %op
%or = icmp slt i64 %oo, 0
%os = add nsw i64 %om, %bc
%ot = add i64 %oo, 39
%ou = select i1 %or, i64 %ot, i64 %oo
%ov = and i64 %oo, -2
%ow = mul i64 %gl, %oo
%ox = add i64 %om, %ow
%oy = getelementptr i8, ptr %dn, i64 %ox
br label %oz
oz:
%pa = phi i64 [ %ox, %ly ], [ %pb, %pc ]
%pd = phi ptr [ %oy, %ly ], [ %pe, %pc ]
%pf = phi i64 [ 0, %ly ], [ %pg, %pc ]
%ph = phi i64 [ 0, %ly ], [ %pi, %pc ]
%pj = phi i64 [ %of, %ly ], [ %gb, %pc ]
%pk = phi i64 [ 0, %ly ], [ %pl, %pc ]
%pl = add nuw nsw i64 %pk, 1
%pm = getelementptr i32, ptr %oq, i64 %pk
%pn = load i32, ptr %pm, align 4
%po = sext i32 %pn to i64
%pp = icmp slt i32 %pn, 0
br i1 %pp, label %pc, label %pq
pq:
%pr = mul i64 %w, %po
%ps = getelementptr i8, ptr %u, i64 %pr
%pt = load i64, ptr %ps, align 8
%pu = icmp slt i64 %pt, 0
br i1 %pu, label %pc, label %pv
pv:
%pw = mul i64 %p, %po
%px = getelementptr i8, ptr %n, i64 %pw
%py = load i64, ptr %px, align 8
%pz = add nsw i64 %pk, %gl
switch i64 %ok, label %qa [
i64 3, label %qb
i64 10, label %qc
i64 9, label %qd
i64 1, label %qe
i64 4, label %qf
i64 2, label %qg
i64 6, label %qh
i64 5, label %qi
i64 7, label %qj
i64 0, label %qk
i64 8, label %ql
]
ql:
%qm = icmp eq i64 %pt, %oo
br i1 %qm, label %qn, label %qa
qn:
%qo = icmp eq i64 %oo, 0
br i1 %qo, label %qp, label %qq
qr:
%qs = phi i64 [ %qt, %qr ], [ 0, %qu ]
%qv = add i64 %py, %qs
%qw = icmp slt i64 %qv, 0
%qx = select i1 %qw, i64 %h, i64 0
%qy = getelementptr i8, ptr %qz, i64 %qx
%ra = getelementptr i8, ptr %qy, i64 %qs
%rb = load i8, ptr %ra, align 1
%rc = add i64 %pa, %qs
%rd = icmp slt i64 %rc, 0
%re = select i1 %rd, i64 %do, i64 0
%rf = getelementptr i8, ptr %pd, i64 %re
%rg = getelementptr i8, ptr %rf, i64 %qs
store i8 %rb, ptr %rg, align 1
%qt = add i64 %qs, 2
%rh = add i64 %py, %qs
%ri = add i64 %rh, 1
%rj = icmp slt i64 %ri, 0
%rk = select i1 %rj, i64 %h, i64 0
%rl = add i64 %rk, 1
%rm = getelementptr i8, ptr %qz, i64 %rl
%rn = getelementptr i8, ptr %rm, i64 %qs
%ro = load i8, ptr %rn, align 1
%rp = add i64 %pa, %qs
%rq = add i64 %rp, 1
%rr = icmp slt i64 %rq, 0
%rs = select i1 %rr, i64 %do, i64 0
%rt = add i64 %rs, 1
%ru = getelementptr i8, ptr %pd, i64 %rt
%rv = getelementptr i8, ptr %ru, i64 %qs
store i8 %ro, ptr %rv, align 1
%rw = icmp eq i64 %ov, %qt
br i1 %rw, label %rx, label %qr
qk:
%ry = icmp eq i64 %pt, 1
br i1 %ry, label %rz, label %qa
rz:
%sa = icmp slt i64 %py, 0
%sb = select i1 %sa, i64 %h, i64 0
%sc = getelementptr i8, ptr %g, i64 %py
%sd = getelementptr i8, ptr %sc, i64 %sb
%se = load i8, ptr %sd, align 1
%sf = icmp ne i8 %se, 0
%sg = add nsw i64 %pz, %om
%sh = icmp slt i64 %sg, 0
%si = select i1 %sh, i64 %do, i64 0
%sj = getelementptr i8, ptr %dn, i64 %sg
%sk = getelementptr i8, ptr %sj, i64 %si
%sl = zext i1 %sf to i8
store i8 %sl, ptr %sk, align 1
br label %qp
qj:
%sm = add nsw i64 %pt, -1
%sn = icmp ult i64 %sm, 16
br i1 %sn, label %so, label %qa
so:
%sp = icmp slt i64 %py, 0
%sq = select i1 %sp, i64 %h, i64 0
%sr = getelementptr i8, ptr %g, i64 %py
%ss = getelementptr i8, ptr %sr, i64 %sq
%st = load i8, ptr %ss, align 1, !noalias !8
%su = ashr i8 %st, 7
%sv = sext i8 %su to i64
%sw = icmp eq i64 %pt, 1
br i1 %sw, label %sx, label %sy
sy:
%sz = lshr i64 %pt, 1
%ta = mul nsw i64 %sz, -2
br label %tb
tb:
%tc = phi i64 [ %td, %tb ], [ %py, %sy ]
%te = phi i64 [ %tf, %tb ], [ %ta, %sy ]
%tg = phi i64 [ %th, %tb ], [ %sv, %sy ]
%ti = phi i64 [ %tj, %tb ], [ %sv, %sy ]
%tk = add i64 %tc, 1
%tl = tail call i64 @llvm.fshl.i64(i64 %ti, i64 %tg, i64 8)
%tm = shl i64 %tg, 8
%tn = icmp slt i64 %tc, 0
%to = select i1 %tn, i64 %h, i64 0
%tp = getelementptr i8, ptr %g, i64 %to
%tq = getelementptr i8, ptr %tp, i64 %tc
%tr = load i8, ptr %tq, align 1, !noalias !8
%ts = zext i8 %tr to i64
%tt = or disjoint i64 %tm, %ts
%tj = tail call i64 @llvm.fshl.i64(i64 %tl, i64 %tm, i64 8)
%tu = shl i64 %tt, 8
%tv = icmp slt i64 %tk, 0
%tw = select i1 %tv, i64 %fa, i64 1
%tx = getelementptr i8, ptr %g, i64 %tw
%ty = getelementptr i8, ptr %tx, i64 %tc
%tz = load i8, ptr %ty, align 1, !noalias !8
%ua = zext i8 %tz to i64
%th = or disjoint i64 %tu, %ua
%tf = add i64 %te, 2
%td = add i64 %tc, 2
%ub = icmp eq i64 %tf, 0
br i1 %ub, label %uc, label %tb
uc:
%ud = and i64 %pt, 30
%ue = and i64 %pt, 1
%uf = icmp eq i64 %ue, 0
br i1 %uf, label %ug, label %sx
sx:
%uh = phi i64 [ %sv, %so ], [ %th, %uc ]
%ui = phi i64 [ %sv, %so ], [ %tj, %uc ]
%uj = phi i64 [ 0, %so ], [ %ud, %uc ]
%uk = tail call i64 @llvm.fshl.i64(i64 %ui, i64 %uh, i64 8)
%ul = shl i64 %uh, 8
%um = add nsw i64 %uj, %py
%un = icmp slt i64 %um, 0
%uo = select i1 %un, i64 %h, i64 0
%up = getelementptr i8, ptr %g, i64 %um
%uq = getelementptr i8, ptr %up, i64 %uo
%ur = load i8, ptr %uq, align 1, !noalias !8
%us = zext i8 %ur to i64
%ut = or disjoint i64 %ul, %us
br label %ug
ug:
%uu = phi i64 [ %uk, %sx ], [ %tj, %uc ]
%uv = phi i64 [ %ut, %sx ], [ %th, %uc ]
%uw = mul i64 %ou, 8
%ux = getelementptr inbounds i8, ptr @g4, i64 %uw
%uy = load i64, ptr %ux, align 8, !noalias !11
%uz = mul i64 %ou, 8
%va = getelementptr inbounds i8, ptr @g5, i64 %uz
%vb = load i64, ptr %va, align 8, !noalias !11
%vc = icmp slt i64 %uu, 0
br i1 %vc, label %vd, label %ve
vd:
%vf = xor i64 %uu, -1
%vg = icmp ult i64 %uy, %vf
br i1 %vg, label %qa, label %vh
ve:
%vi = icmp ugt i64 %uu, %uy
%vj = icmp eq i64 %uu, %uy
%vk = icmp ugt i64 %uv, %vb
%vl = select i1 %vj, i1 %vk, i1 false
%vm = select i1 %vi, i1 true, i1 %vl
br i1 %vm, label %qa, label %vn
vh:
%vo = xor i64 %uv, -1
%vp = icmp eq i64 %uy, %vf
%vq = icmp ule i64 %vb, %vo
%vr = select i1 %vp, i1 %vq, i1 false
br i1 %vr, label %qa, label %vn
vn:
%vs = shl nsw i64 %pz, 1
%vt = add nsw i64 %vs, %om
%vu = icmp slt i64 %vt, 0
%vv = select i1 %vu, i64 %ec, i64 0
%vw = getelementptr i64, ptr %eb, i64 %vt
%vx = getelementptr i64, ptr %vw, i64 %vv
store i64 %uv, ptr %vx, align 8
%vy = icmp slt i64 %vt, -1
%vz = select i1 %vy, i64 %ec, i64 0
%wa = getelementptr i8, ptr %vw, i64 8
%wb = getelementptr i64, ptr %wa, i64 %vz
store i64 %uu, ptr %wb, align 8
br label %qp
qi:
%wc = icmp eq i64 %pt, 8
br i1 %wc, label %wd, label %qa
wd:
%we = getelementptr i8, ptr %g, i64 %py
%wf = load i64, ptr %we, align 1, !noalias !14
%wg = icmp sgt i64 %wf, -1
%wh = icmp slt i64 %wf, %oo
%wi = select i1 %wg, i1 %wh, i1 false
br i1 %wi, label %wj, label %qa
wj:
%wk = add nsw i64 %pz, %om
%wl = icmp slt i64 %wk, 0
%wm = select i1 %wl, i64 %ec, i64 0
%wn = getelementptr i64, ptr %eb, i64 %wk
%wo = getelementptr i64, ptr %wn, i64 %wm
store i64 %wf, ptr %wo, align 8
br label %qp
qh:
switch i64 %pt, label %qa [
i64 8, label %wp
i64 4, label %wq
]
wq:
%wr = icmp eq i64 %oo, 0
%ws = getelementptr i8, ptr %g, i64 %py
%wt = load i32, ptr %ws, align 1, !noalias !19
%wu = sext i32 %wt to i64
br i1 %wr, label %gi, label %wv, !prof !24
wv:
%ww = icmp slt i64 %oo, 0
%wx = sdiv i64 9223372036854775807, %oo
%wy = srem i64 9223372036854775807, %oo
%wz = icmp ne i64 %wy, 0
%xa = and i1 %ww, %wz
%xb = sext i1 %xa to i64
%xc = add nsw i64 %wx, %xb
%xd = icmp slt i64 %xc, %wu
br i1 %xd, label %qa, label %xe
xe:
%xf = zext i1 %xa to i64
%xg = sub i64 %xf, %wx
%xh = icmp sgt i64 %xg, %wu
br i1 %xh, label %qa, label %xi
xi:
%xj = mul nsw i64 %oo, %wu
%xk = add nsw i64 %pz, %om
%xl = icmp slt i64 %xk, 0
%xm = select i1 %xl, i64 %ec, i64 0
%xn = getelementptr i64, ptr %eb, i64 %xk
%xo = getelementptr i64, ptr %xn, i64 %xm
store i64 %xj, ptr %xo, align 8
br label %qp
wp:
%xp = icmp ne i64 %oo, 86400000000
%xq = getelementptr i8, ptr %g, i64 %py
%xr = load i64, ptr %xq, align 1, !noalias !25
%xs = icmp sgt i64 %xr, -9223372022400000001
%xt = select i1 %xs, i1 true, i1 %xp
%xu = add nsw i64 %pz, %om
%xv = icmp slt i64 %xu, 0
%xw = select i1 %xv, i64 %ec, i64 0
%xx = getelementptr i64, ptr %eb, i64 %xu
%xy = getelementptr i64, ptr %xx, i64 %xw
store i64 %xr, ptr %xy, align 8
br i1 %xt, label %qp, label %pc
qg:
%xz = icmp eq i64 %pt, 4
br i1 %xz, label %ya, label %qa
ya:
%yb = getelementptr i8, ptr %g, i64 %py
%yc = load i32, ptr %yb, align 1, !noalias !30
%yd = and i32 %yc, 2147483647
%ye = icmp samesign ult i32 %yd, 2139095041
br i1 %ye, label %yf, label %qa
yf:
%yg = add nsw i64 %pz, %om
%yh = icmp slt i64 %yg, 0
%yi = select i1 %yh, i64 %dv, i64 0
%yj = getelementptr i32, ptr %du, i64 %yg
%yk = getelementptr i32, ptr %yj, i64 %yi
store i32 %yc, ptr %yk, align 4
br label %qp
qf:
switch i64 %pt, label %qa [
i64 8, label %yl
i64 4, label %ym
]
ym:
%yn = getelementptr i8, ptr %g, i64 %py
%yo = load i32, ptr %yn, align 1, !noalias !35
%yp = sext i32 %yo to i64
%yq = and i64 %yp, 2147483647
%yr = icmp samesign ult i64 %yq, 2139095041
br i1 %yr, label %ys, label %qa
ys:
%yt = trunc i64 %yp to i32
%yu = add i64 %eu, 8
%yv = and i64 %yp, %yu
%yw = lshr i64 %yp, 23
%yx = and i64 %yw, 255
%yy = and i64 %yp, 8388607
%yz = lshr i32 %yt, 23
%za = trunc i32 %yz to i8
%zb = zext i8 %za to i32
switch i32 %zb, label %zc [
i32 255, label %zd
i32 0, label %ze
]
zd:
%zf = or disjoint i64 %yv, %fd
br label %zg
ze:
%zh = trunc i64 %yp to i32
%zi = and i32 %zh, 8388607
%zj = icmp eq i32 %zi, 0
br i1 %zj, label %zg, label %zk
zk:
br label %zl
zl:
%zm = phi i64 [ %zn, %zl ], [ %yy, %zk ]
%zo = phi i64 [ %zp, %zl ], [ 1, %zk ]
%zn = shl i64 %zm, 1
%zp = add i64 %zo, -1
%zq = icmp slt i64 %zn, 8388608
br i1 %zq, label %zl, label %zr
zr:
%zs = and i64 %zn, 8388606
br label %zc
zc:
%zt = phi i64 [ %zp, %zr ], [ %yx, %ys ]
%zu = phi i64 [ %zs, %zr ], [ %yy, %ys ]
%zv = shl i64 %zt, 52
%zw = add i64 %zv, 4035225266123964416
%zx = shl nuw nsw i64 %zu, 29
%zy = or disjoint i64 %zw, %zx
%zz = or i64 %zy, %yv
br label %zg
yl:
%baa = getelementptr i8, ptr %g, i64 %py
%bab = load i64, ptr %baa, align 1, !noalias !40
%bac = add i64 %eu, 7
%bad = and i64 %bab, %bac
%bae = add i64 %fd, 1
%baf = icmp samesign ult i64 %bad, %bae
br i1 %baf, label %zg, label %qa
zg:
%bag = phi i64 [ %bab, %yl ], [ %zz, %zc ], [ %zf, %zd ], [ %yv, %ze ]
%bah = add nsw i64 %pz, %om
%bai = icmp slt i64 %bah, 0
%baj = select i1 %bai, i64 %ec, i64 0
%bak = getelementptr i64, ptr %eb, i64 %bah
%bal = getelementptr i64, ptr %bak, i64 %baj
store i64 %bag, ptr %bal, align 8
br label %qp
qe:
switch i64 %pt, label %qa [
i64 4, label %bam
i64 8, label %ban
]
ban:
%bao = getelementptr i8, ptr %g, i64 %py
%bap = load i64, ptr %bao, align 1, !noalias !45
%baq = add i64 %bap, 2147483648
%bar = icmp ult i64 %baq, 4294967296
br i1 %bar, label %bas, label %qa
bas:
%bat = trunc nsw i64 %bap to i32
%bau = add nsw i64 %pz, %om
%bav = icmp slt i64 %bau, 0
%baw = select i1 %bav, i64 %dv, i64 0
%bax = getelementptr i32, ptr %du, i64 %bau
%bay = getelementptr i32, ptr %bax, i64 %baw
store i32 %bat, ptr %bay, align 4
br label %qp
bam:
%baz = getelementptr i8, ptr %g, i64 %py
%bba = load i32, ptr %baz, align 1, !noalias !50
%bbb = add nsw i64 %pz, %om
%bbc = icmp slt i64 %bbb, 0
%bbd = select i1 %bbc, i64 %dv, i64 0
%bbe = getelementptr i32, ptr %du, i64 %bbb
%bbf = getelementptr i32, ptr %bbe, i64 %bbd
store i32 %bba, ptr %bbf, align 4
br label %qp
qc:
%bbg = add nsw i64 %py, %pt
%bbh = icmp samesign ugt i64 %pt, 7
br i1 %bbh, label %bbi, label %bbj
bbk:
%bbl = phi i64 [ %bbm, %bbn ], [ %bbo, %bbp ]
%bbq = phi i64 [ %bbr, %bbp ], [ %pt, %bbn ]
%bbs = icmp sgt i64 %bbq, 15
br i1 %bbs, label %bbp, label %bbt
bbu:
%bbv = icmp sgt i64 %bbg, %bbw
br i1 %bbv, label %bbx, label %qd
bbx:
%bby = phi i64 [ %bbz, %bca ], [ %bbw, %bbu ], [ %bcb, %bcc ]
%bcd = icmp slt i64 %bby, 0
%bce = select i1 %bcd, i64 %h, i64 0
%bcf = getelementptr i8, ptr %g, i64 %bby
%bcg = getelementptr i8, ptr %bcf, i64 %bce
%bch = load i8, ptr %bcg, align 1, !noalias !55
%bci = zext i8 %bch to i32
%bbw = add nsw i64 %bby, 1
%bcj = icmp sgt i8 %bch, -1
br i1 %bcj, label %bbu, label %bck
bck:
%bcl = trunc i32 %bci to i8
%bcm = add nsw i8 %bcl, 62
%bcn = icmp ult i8 %bcm, 30
br i1 %bcn, label %bco, label %bcp
bcp:
%bcq = trunc i32 %bci to i8
%bcr = and i8 %bcq, -16
%bcs = icmp eq i8 %bcr, -32
br i1 %bcs, label %bct, label %bcu
bct:
switch i32 %bci, label %bcv [
i32 224, label %bco
i32 237, label %bcw
]
bcw:
br label %bco
bcu:
%bcx = trunc i32 %bci to i8
%bcy = add nsw i8 %bcx, 16
%bcz = icmp ult i8 %bcy, 5
br i1 %bcz, label %bda, label %qa
bda:
%bdb = trunc i32 %bci to i8
%bdc = zext i8 %bdb to i32
switch i32 %bdc, label %bdd [
i32 240, label %bco
i32 244, label %bde
]
bde:
br label %bco
bcv:
br label %bco
bdd:
br label %bco
bco:
%bdf = phi i64 [ 144, %bda ], [ 128, %bck ], [ 160, %bct ], [ 128, %bcv ], [ 128, %bcw ], [ 128, %bde ], [ 128, %bdd ]
%bdg = phi i64 [ 191, %bda ], [ 191, %bck ], [ 191, %bct ], [ 191, %bcv ], [ 159, %bcw ], [ 143, %bde ], [ 191, %bdd ]
%bdh = phi i64 [ 3, %bda ], [ 1, %bck ], [ 2, %bct ], [ 2, %bcv ], [ 2, %bcw ], [ 3, %bde ], [ 3, %bdd ]
%bdi = sub nsw i64 %bbg, %bbw
%bdj = icmp slt i64 %bdi, %bdh
br i1 %bdj, label %qa, label %bdk
bdk:
%bdl = icmp slt i64 %bby, -1
%bdm = select i1 %bdl, i64 %h, i64 0
%bdn = getelementptr i8, ptr %g, i64 %bbw
%bdo = getelementptr i8, ptr %bdn, i64 %bdm
%bdp = load i8, ptr %bdo, align 1, !noalias !55
%bdq = zext i8 %bdp to i64
%bdr = icmp samesign ugt i64 %bdf, %bdq
%bds = icmp samesign ult i64 %bdg, %bdq
%bdt = select i1 %bdr, i1 true, i1 %bds
br i1 %bdt, label %qa, label %bdu
bdv:
%bdw = icmp slt i64 %bby, -2
%bdx = select i1 %bdw, i64 %h, i64 0
%bdy = getelementptr i8, ptr %bcf, i64 2
%bdz = getelementptr i8, ptr %bdy, i64 %bdx
%bea = load i8, ptr %bdz, align 1, !noalias !55
%beb = icmp sgt i8 %bea, -65
br i1 %beb, label %qa, label %bec
bec:
%bed = icmp eq i64 %bee, 1
br i1 %bed, label %bcc, label %bef
bef:
%beg = icmp slt i64 %bby, -3
%beh = select i1 %beg, i64 %h, i64 0
%bei = getelementptr i8, ptr %bcf, i64 3
%bej = getelementptr i8, ptr %bei, i64 %beh
%bek = load i8, ptr %bej, align 1, !noalias !55
%bel = icmp sgt i8 %bek, -65
br i1 %bel, label %qa, label %bcc
bcc:
%bcb = add nsw i64 %bdh, %bbw
%bem = icmp slt i64 %bcb, %bbg
br i1 %bem, label %bbx, label %qd
bbi:
%ben = getelementptr i8, ptr %g, i64 %py
%beo = load i64, ptr %ben, align 1, !noalias !58
%bep = and i64 %beo, %fc
%beq = icmp eq i64 %bep, 0
br i1 %beq, label %bbn, label %bbj
bbn:
%bbm = add i64 %py, 8
br label %bbk
bbp:
%bbr = add nsw i64 %bbq, -8
%ber = getelementptr i8, ptr %g, i64 %bbl
%bes = load i64, ptr %ber, align 1, !noalias !61
%bet = and i64 %bes, %fc
%beu = icmp eq i64 %bet, 0
%bbo = add i64 %bbl, 8
br i1 %beu, label %bbk, label %bbj
bbt:
%bev = getelementptr i8, ptr %g, i64 %bbg
%bew = getelementptr i8, ptr %bev, i64 -8
%bex = load i64, ptr %bew, align 1, !noalias !64
%bey = and i64 %bex, %fc
%bez = icmp eq i64 %bey, 0
br i1 %bez, label %qd, label %bbj
bbj:
%bbz = phi i64 [ %bbl, %bbt ], [ %py, %qc ], [ %py, %bbi ], [ %bbl, %bbp ]
%bfa = icmp slt i64 %bbz, %bbg
br i1 %bfa, label %bca, label %qd
bca:
br label %bbx
bdu:
%bfb = icmp ult i8 %bcm, 30
%bee = add nsw i64 %bdh, -1
%bfc = icmp eq i64 %bee, 0
%bfd = select i1 %bfb, i1 true, i1 %bfc
br i1 %bfd, label %bcc, label %bdv
qd:
%bfe = add nsw i64 %pz, %om
%bff = icmp slt i64 %bfe, 0
%bfg = select i1 %bff, i64 %ej, i64 0
%bfh = getelementptr i64, ptr %ei, i64 %bfe
%bfi = getelementptr i64, ptr %bfh, i64 %bfg
store i64 %py, ptr %bfi, align 8
%bfj = add nsw i64 %os, %pz
%bfk = icmp slt i64 %bfj, 0
%bfl = select i1 %bfk, i64 %ej, i64 0
%bfm = getelementptr i64, ptr %ei, i64 %bfj
%bfn = getelementptr i64, ptr %bfm, i64 %bfl
store i64 %pt, ptr %bfn, align 8
br label %qp
qb:
switch i64 %pt, label %qa [
i64 8, label %bfo
i64 4, label %bfp
]
bfp:
%bfq = getelementptr i8, ptr %g, i64 %py
%bfr = load i32, ptr %bfq, align 1, !noalias !67
%bfs = sext i32 %bfr to i64
%bft = add nsw i64 %pz, %om
%bfu = icmp slt i64 %bft, 0
%bfv = select i1 %bfu, i64 %ec, i64 0
%bfw = getelementptr i64, ptr %eb, i64 %bft
%bfx = getelementptr i64, ptr %bfw, i64 %bfv
store i64 %bfs, ptr %bfx, align 8
br label %qp
bfo:
%bfy = getelementptr i8, ptr %g, i64 %py
%bfz = load i64, ptr %bfy, align 1, !noalias !72
%bga = add nsw i64 %pz, %om
%bgb = icmp slt i64 %bga, 0
%bgc = select i1 %bgb, i64 %ec, i64 0
%bgd = getelementptr i64, ptr %eb, i64 %bga
%bge = getelementptr i64, ptr %bgd, i64 %bgc
store i64 %bfz, ptr %bge, align 8
br label %qp
rx:
%bgf = and i64 %oo, 1
%bgg = icmp eq i64 %bgf, 0
br i1 %bgg, label %qp, label %bgh
bgh:
%bgi = phi i64 [ 0, %qq ], [ %qt, %rx ]
%bgj = add nsw i64 %bgi, %py
%bgk = icmp slt i64 %bgj, 0
%bgl = select i1 %bgk, i64 %h, i64 0
%bgm = getelementptr i8, ptr %g, i64 %bgj
%bgn = getelementptr i8, ptr %bgm, i64 %bgl
%bgo = load i8, ptr %bgn, align 1
%bgp = add nsw i64 %bgq, %bgi
%bgr = icmp slt i64 %bgp, 0
%bgs = select i1 %bgr, i64 %do, i64 0
%bgt = getelementptr i8, ptr %dn, i64 %bgp
%bgu = getelementptr i8, ptr %bgt, i64 %bgs
store i8 %bgo, ptr %bgu, align 1
br label %qp
qp:
%bgv = shl nuw i64 1, %pk
%bgw = or i64 %bgv, %ph
%bgx = add nsw i64 %pj, 1
br label %bgy
qa:
%bgz = icmp eq i64 %ok, 11
%bha = shl nuw i64 1, %pk
%bhb = select i1 %bgz, i64 0, i64 %bha
%bhc = or i64 %bhb, %pf
br label %bgy
bgy:
%bhd = phi i64 [ %bgv, %qp ], [ %bha, %qa ]
%bhe = phi i64 [ %pf, %qp ], [ %bhc, %qa ]
%bhf = phi i64 [ %bgx, %qp ], [ %pj, %qa ]
%bhg = phi i64 [ %bgw, %qp ], [ %ph, %qa ]
switch i64 %ok, label %pc [
i64 1, label %bhh
i64 2, label %bhi
i64 4, label %bhj
i64 6, label %bhj
]
bhj:
switch i64 %pt, label %bhk [
i64 8, label %pc
i64 4, label %pc
]
bhk:
%bhl = or i64 %bhd, %pf
br label %pc
bhi:
%bhm = icmp eq i64 %pt, 4
%bhn = select i1 %bhm, i64 0, i64 %bhd
%bho = or i64 %bhn, %pf
br label %pc
bhh:
%bhp = icmp eq i64 %pt, 4
%bhq = select i1 %bhp, i64 0, i64 %bhd
%bhr = or i64 %bhq, %pf
br label %pc
pc:
%gb = phi i64 [ %bhf, %bhj ], [ %pj, %oz ], [ %pj, %pq ], [ %bhf, %bhj ], [ %bhf, %bhi ], [ %pj, %wp ], [ %bhf, %bhh ], [ %bhf, %bhk ], [ %bhf, %bgy ]
%pi = phi i64 [ %bhg, %bhj ], [ %ph, %oz ], [ %ph, %pq ], [ %bhg, %bhj ], [ %bhg, %bhi ], [ %ph, %wp ], [ %bhg, %bhh ], [ %bhg, %bhk ], [ %bhg, %bgy ]
%pg = phi i64 [ %pf, %bhj ], [ %pf, %oz ], [ %pf, %pq ], [ %pf, %bhj ], [ %bho, %bhi ], [ %pf, %wp ], [ %bhr, %bhh ], [ %bhl, %bhk ], [ %bhe, %bgy ]
%pe = getelementptr i8, ptr %pd, i64 %oo
%pb = add i64 %pa, %oo
%bhs = icmp eq i64 %gp, %pl
br i1 %bhs, label %gc, label %oz
qq:
%bht = icmp eq i64 %oo, 1
%bhu = mul nsw i64 %pz, %oo
%bgq = add nsw i64 %bhu, %om
br i1 %bht, label %bgh, label %qu
qu:
%qz = getelementptr i8, ptr %g, i64 %py
br label %qr
gc:
%bhv = mul i64 %og, %cx
%bhw = getelementptr i64, ptr %lu, i64 %bhv
store i64 %pi, ptr %bhw, align 8
%bhx = mul i64 %og, %dg
%bhy = getelementptr i64, ptr %lx, i64 %bhx
store i64 %pg, ptr %bhy, align 8
%bhz = icmp eq i64 %em, %oh
br i1 %bhz, label %fw, label %ly
gi:
store ptr @g3, ptr %b, align 8, !numba_exception_output !77
br label %gg
gd:
%bia = phi ptr [ %oe, %no ], [ %bib, %gd ]
%bic = phi ptr [ %ob, %no ], [ %bid, %gd ]
%bie = phi ptr [ %nx, %no ], [ %bif, %gd ]
%big = phi ptr [ %nt, %no ], [ %bih, %gd ]
%bii = phi i64 [ %np, %no ], [ %bij, %gd ]
%bik = mul i64 %iu, 8
%bil = getelementptr i8, ptr %bie, i64 %bik
store i64 0, ptr %bil, align 8
%bim = mul i64 %iu, 8
%bin = getelementptr i8, ptr %big, i64 %bim
store i64 0, ptr %bin, align 8
%bio = mul i64 %iu, 8
%bip = getelementptr i8, ptr %bia, i64 %bio
store i64 0, ptr %bip, align 8
%biq = mul i64 %iu, 8
%bir = getelementptr i8, ptr %bic, i64 %biq
store i64 0, ptr %bir, align 8
%bij = add i64 %bii, -2
%bih = getelementptr i8, ptr %big, i64 %fq
%bif = getelementptr i8, ptr %bie, i64 %fs
%bid = getelementptr i8, ptr %bic, i64 %fq
%bib = getelementptr i8, ptr %bia, i64 %fs
%bis = icmp eq i64 %bij, 0
br i1 %bis, label %fw, label %gd, !llvm.loop !78
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.smin.i64(i64, i64) #2
declare i64 @llvm.fshl.i64(i64, i64, i64) #2
declare void @llvm.assume(i1 noundef) #3
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = !{!15, !17}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20, !22}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = !{!"branch_weights", i32 1, i32 99}
!25 = !{!26, !28}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = distinct !{!28, !29, !"scope"}
!29 = distinct !{!29, !"scope"}
!30 = !{!31, !33}
!31 = distinct !{!31, !32, !"scope"}
!32 = distinct !{!32, !"scope"}
!33 = distinct !{!33, !34, !"scope"}
!34 = distinct !{!34, !"scope"}
!35 = !{!36, !38}
!36 = distinct !{!36, !37, !"scope"}
!37 = distinct !{!37, !"scope"}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = !{!41, !43}
!41 = distinct !{!41, !42, !"scope"}
!42 = distinct !{!42, !"scope"}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
!45 = !{!46, !48}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = distinct !{!48, !49, !"scope"}
!49 = distinct !{!49, !"scope"}
!50 = !{!51, !53}
!51 = distinct !{!51, !52, !"scope"}
!52 = distinct !{!52, !"scope"}
!53 = distinct !{!53, !54, !"scope"}
!54 = distinct !{!54, !"scope"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"scope"}
!57 = distinct !{!57, !"scope"}
!58 = !{!59, !56}
!59 = distinct !{!59, !60, !"scope"}
!60 = distinct !{!60, !"scope"}
!61 = !{!62, !56}
!62 = distinct !{!62, !63, !"scope"}
!63 = distinct !{!63, !"scope"}
!64 = !{!65, !56}
!65 = distinct !{!65, !66, !"scope"}
!66 = distinct !{!66, !"scope"}
!67 = !{!68, !70}
!68 = distinct !{!68, !69, !"scope"}
!69 = distinct !{!69, !"scope"}
!70 = distinct !{!70, !71, !"scope"}
!71 = distinct !{!71, !"scope"}
!72 = !{!73, !75}
!73 = distinct !{!73, !74, !"scope"}
!74 = distinct !{!74, !"scope"}
!75 = distinct !{!75, !76, !"scope"}
!76 = distinct !{!76, !"scope"}
!77 = !{i1 true}
!78 = distinct !{!78, !6}
