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
%ot = icmp ne i64 %ok, 11
%ou = add i64 %oo, 39
%ov = select i1 %or, i64 %ou, i64 %oo
%ow = and i64 %oo, -2
%ox = mul i64 %gl, %oo
%oy = add i64 %om, %ox
%oz = getelementptr i8, ptr %dn, i64 %oy
br label %pa
pa:
%pb = phi i64 [ %oy, %ly ], [ %pc, %pd ]
%pe = phi ptr [ %oz, %ly ], [ %pf, %pd ]
%pg = phi i64 [ 0, %ly ], [ %ph, %pd ]
%pi = phi i64 [ 0, %ly ], [ %pj, %pd ]
%pk = phi i64 [ %of, %ly ], [ %gb, %pd ]
%pl = phi i64 [ 0, %ly ], [ %pm, %pd ]
%pm = add nuw nsw i64 %pl, 1
%pn = getelementptr i32, ptr %oq, i64 %pl
%po = load i32, ptr %pn, align 4
%pp = sext i32 %po to i64
%pq = icmp slt i32 %po, 0
br i1 %pq, label %pd, label %pr
pr:
%ps = mul i64 %w, %pp
%pt = getelementptr i8, ptr %u, i64 %ps
%pu = load i64, ptr %pt, align 8
%pv = icmp slt i64 %pu, 0
br i1 %pv, label %pd, label %pw
pw:
%px = mul i64 %p, %pp
%py = getelementptr i8, ptr %n, i64 %px
%pz = load i64, ptr %py, align 8
%qa = add nsw i64 %pl, %gl
%qb = icmp eq i64 %pu, 8
br i1 %qb, label %qc, label %qd
qd:
%qe = icmp eq i64 %pu, 4
br i1 %qe, label %qf, label %qg
qf:
%qh = getelementptr i8, ptr %g, i64 %pz
%qi = load i32, ptr %qh, align 1, !noalias !8
%qj = sext i32 %qi to i64
br label %qg
qc:
%qk = getelementptr i8, ptr %g, i64 %pz
%ql = load i64, ptr %qk, align 1, !noalias !13
br label %qg
qg:
%qm = phi i64 [ 0, %qd ], [ %ql, %qc ], [ %qj, %qf ]
switch i64 %ok, label %qn [
i64 3, label %qo
i64 10, label %qp
i64 9, label %qq
i64 1, label %qr
i64 4, label %qs
i64 2, label %qt
i64 6, label %qu
i64 5, label %qv
i64 7, label %qw
i64 0, label %qx
i64 8, label %qy
]
qy:
%qz = icmp eq i64 %pu, %oo
br i1 %qz, label %ra, label %qn
ra:
%rb = icmp eq i64 %oo, 0
br i1 %rb, label %rc, label %rd
re:
%rf = phi i64 [ %rg, %re ], [ 0, %rh ]
%ri = add i64 %pz, %rf
%rj = icmp slt i64 %ri, 0
%rk = select i1 %rj, i64 %h, i64 0
%rl = getelementptr i8, ptr %rm, i64 %rk
%rn = getelementptr i8, ptr %rl, i64 %rf
%ro = load i8, ptr %rn, align 1
%rp = add i64 %pb, %rf
%rq = icmp slt i64 %rp, 0
%rr = select i1 %rq, i64 %do, i64 0
%rs = getelementptr i8, ptr %pe, i64 %rr
%rt = getelementptr i8, ptr %rs, i64 %rf
store i8 %ro, ptr %rt, align 1
%rg = add i64 %rf, 2
%ru = add i64 %pz, %rf
%rv = add i64 %ru, 1
%rw = icmp slt i64 %rv, 0
%rx = select i1 %rw, i64 %h, i64 0
%ry = add i64 %rx, 1
%rz = getelementptr i8, ptr %rm, i64 %ry
%sa = getelementptr i8, ptr %rz, i64 %rf
%sb = load i8, ptr %sa, align 1
%sc = add i64 %pb, %rf
%sd = add i64 %sc, 1
%se = icmp slt i64 %sd, 0
%sf = select i1 %se, i64 %do, i64 0
%sg = add i64 %sf, 1
%sh = getelementptr i8, ptr %pe, i64 %sg
%si = getelementptr i8, ptr %sh, i64 %rf
store i8 %sb, ptr %si, align 1
%sj = icmp eq i64 %ow, %rg
br i1 %sj, label %sk, label %re
qx:
%sl = icmp eq i64 %pu, 1
br i1 %sl, label %sm, label %qn
sm:
%sn = icmp slt i64 %pz, 0
%so = select i1 %sn, i64 %h, i64 0
%sp = getelementptr i8, ptr %g, i64 %pz
%sq = getelementptr i8, ptr %sp, i64 %so
%sr = load i8, ptr %sq, align 1
%ss = icmp ne i8 %sr, 0
%st = add nsw i64 %qa, %om
%su = icmp slt i64 %st, 0
%sv = select i1 %su, i64 %do, i64 0
%sw = getelementptr i8, ptr %dn, i64 %st
%sx = getelementptr i8, ptr %sw, i64 %sv
%sy = zext i1 %ss to i8
store i8 %sy, ptr %sx, align 1
br label %rc
qw:
%sz = add nsw i64 %pu, -1
%ta = icmp ult i64 %sz, 16
br i1 %ta, label %tb, label %qn
tb:
%tc = icmp slt i64 %pz, 0
%td = select i1 %tc, i64 %h, i64 0
%te = getelementptr i8, ptr %g, i64 %pz
%tf = getelementptr i8, ptr %te, i64 %td
%tg = load i8, ptr %tf, align 1, !noalias !18
%th = ashr i8 %tg, 7
%ti = sext i8 %th to i64
%tj = icmp eq i64 %pu, 1
br i1 %tj, label %tk, label %tl
tl:
%tm = lshr i64 %pu, 1
%tn = mul nsw i64 %tm, -2
br label %to
to:
%tp = phi i64 [ %tq, %to ], [ %pz, %tl ]
%tr = phi i64 [ %ts, %to ], [ %tn, %tl ]
%tt = phi i64 [ %tu, %to ], [ %ti, %tl ]
%tv = phi i64 [ %tw, %to ], [ %ti, %tl ]
%tx = add i64 %tp, 1
%ty = tail call i64 @llvm.fshl.i64(i64 %tv, i64 %tt, i64 8)
%tz = shl i64 %tt, 8
%ua = icmp slt i64 %tp, 0
%ub = select i1 %ua, i64 %h, i64 0
%uc = getelementptr i8, ptr %g, i64 %ub
%ud = getelementptr i8, ptr %uc, i64 %tp
%ue = load i8, ptr %ud, align 1, !noalias !18
%uf = zext i8 %ue to i64
%ug = or disjoint i64 %tz, %uf
%tw = tail call i64 @llvm.fshl.i64(i64 %ty, i64 %tz, i64 8)
%uh = shl i64 %ug, 8
%ui = icmp slt i64 %tx, 0
%uj = select i1 %ui, i64 %fa, i64 1
%uk = getelementptr i8, ptr %g, i64 %uj
%ul = getelementptr i8, ptr %uk, i64 %tp
%um = load i8, ptr %ul, align 1, !noalias !18
%un = zext i8 %um to i64
%tu = or disjoint i64 %uh, %un
%ts = add i64 %tr, 2
%tq = add i64 %tp, 2
%uo = icmp eq i64 %ts, 0
br i1 %uo, label %up, label %to
up:
%uq = and i64 %pu, 30
%ur = and i64 %pu, 1
%us = icmp eq i64 %ur, 0
br i1 %us, label %ut, label %tk
tk:
%uu = phi i64 [ %ti, %tb ], [ %tu, %up ]
%uv = phi i64 [ %ti, %tb ], [ %tw, %up ]
%uw = phi i64 [ 0, %tb ], [ %uq, %up ]
%ux = tail call i64 @llvm.fshl.i64(i64 %uv, i64 %uu, i64 8)
%uy = shl i64 %uu, 8
%uz = add nsw i64 %uw, %pz
%va = icmp slt i64 %uz, 0
%vb = select i1 %va, i64 %h, i64 0
%vc = getelementptr i8, ptr %g, i64 %uz
%vd = getelementptr i8, ptr %vc, i64 %vb
%ve = load i8, ptr %vd, align 1, !noalias !18
%vf = zext i8 %ve to i64
%vg = or disjoint i64 %uy, %vf
br label %ut
ut:
%vh = phi i64 [ %ux, %tk ], [ %tw, %up ]
%vi = phi i64 [ %vg, %tk ], [ %tu, %up ]
%vj = mul i64 %ov, 8
%vk = getelementptr inbounds i8, ptr @g4, i64 %vj
%vl = load i64, ptr %vk, align 8, !noalias !21
%vm = mul i64 %ov, 8
%vn = getelementptr inbounds i8, ptr @g5, i64 %vm
%vo = load i64, ptr %vn, align 8, !noalias !21
%vp = icmp slt i64 %vh, 0
br i1 %vp, label %vq, label %vr
vq:
%vs = xor i64 %vh, -1
%vt = icmp ult i64 %vl, %vs
br i1 %vt, label %qn, label %vu
vr:
%vv = icmp ugt i64 %vh, %vl
%vw = icmp eq i64 %vh, %vl
%vx = icmp ugt i64 %vi, %vo
%vy = select i1 %vw, i1 %vx, i1 false
%vz = select i1 %vv, i1 true, i1 %vy
br i1 %vz, label %qn, label %wa
vu:
%wb = xor i64 %vi, -1
%wc = icmp eq i64 %vl, %vs
%wd = icmp ule i64 %vo, %wb
%we = select i1 %wc, i1 %wd, i1 false
br i1 %we, label %qn, label %wa
wa:
%wf = shl nsw i64 %qa, 1
%wg = add nsw i64 %wf, %om
%wh = icmp slt i64 %wg, 0
%wi = select i1 %wh, i64 %ec, i64 0
%wj = getelementptr i64, ptr %eb, i64 %wg
%wk = getelementptr i64, ptr %wj, i64 %wi
store i64 %vi, ptr %wk, align 8
%wl = icmp slt i64 %wg, -1
%wm = select i1 %wl, i64 %ec, i64 0
%wn = getelementptr i8, ptr %wj, i64 8
%wo = getelementptr i64, ptr %wn, i64 %wm
store i64 %vh, ptr %wo, align 8
br label %rc
qv:
%wp = icmp eq i64 %pu, 8
br i1 %wp, label %wq, label %qn
wq:
%wr = icmp sgt i64 %qm, -1
%ws = icmp slt i64 %qm, %oo
%wt = select i1 %wr, i1 %ws, i1 false
br i1 %wt, label %wu, label %qn
wu:
%wv = add nsw i64 %qa, %om
%ww = icmp slt i64 %wv, 0
%wx = select i1 %ww, i64 %ec, i64 0
%wy = getelementptr i64, ptr %eb, i64 %wv
%wz = getelementptr i64, ptr %wy, i64 %wx
store i64 %qm, ptr %wz, align 8
br label %rc
qu:
%xa = icmp eq i64 %pu, 8
br i1 %xa, label %xb, label %xc
xc:
%xd = icmp eq i64 %pu, 4
br i1 %xd, label %xe, label %qn
xe:
%xf = icmp eq i64 %oo, 0
br i1 %xf, label %gi, label %xg, !prof !24
xg:
%xh = icmp slt i64 %oo, 0
%xi = tail call i64 @llvm.abs.i64(i64 %qm, i1 false)
%xj = sdiv i64 9223372036854775807, %oo
%xk = srem i64 9223372036854775807, %oo
%xl = icmp ne i64 %xk, 0
%xm = and i1 %xh, %xl
%xn = sext i1 %xm to i64
%xo = add nsw i64 %xj, %xn
%xp = icmp sgt i64 %xi, %xo
br i1 %xp, label %qn, label %xq
xq:
%xr = mul nsw i64 %qm, %oo
%xs = add nsw i64 %qa, %om
%xt = icmp slt i64 %xs, 0
%xu = select i1 %xt, i64 %ec, i64 0
%xv = getelementptr i64, ptr %eb, i64 %xs
%xw = getelementptr i64, ptr %xv, i64 %xu
store i64 %xr, ptr %xw, align 8
br label %rc
xb:
%xx = icmp ne i64 %oo, 86400000000
%xy = icmp sgt i64 %qm, -9223372022400000001
%xz = select i1 %xy, i1 true, i1 %xx
%ya = add nsw i64 %qa, %om
%yb = icmp slt i64 %ya, 0
%yc = select i1 %yb, i64 %ec, i64 0
%yd = getelementptr i64, ptr %eb, i64 %ya
%ye = getelementptr i64, ptr %yd, i64 %yc
store i64 %qm, ptr %ye, align 8
%yf = shl nuw i64 1, %pl
br i1 %xz, label %yg, label %pd
qt:
%yh = icmp eq i64 %pu, 4
%yi = and i64 %qm, 2147483647
%yj = icmp samesign ult i64 %yi, 2139095041
%yk = select i1 %yh, i1 %yj, i1 false
br i1 %yk, label %yl, label %qn
yl:
%ym = trunc i64 %qm to i32
%yn = add nsw i64 %qa, %om
%yo = icmp slt i64 %yn, 0
%yp = select i1 %yo, i64 %dv, i64 0
%yq = getelementptr i32, ptr %du, i64 %yn
%yr = getelementptr i32, ptr %yq, i64 %yp
store i32 %ym, ptr %yr, align 4
br label %rc
qs:
%ys = icmp eq i64 %pu, 8
br i1 %ys, label %yt, label %yu
yu:
%yv = icmp eq i64 %pu, 4
%yw = and i64 %qm, 2147483647
%yx = icmp samesign ult i64 %yw, 2139095041
%yy = select i1 %yv, i1 %yx, i1 false
br i1 %yy, label %yz, label %qn
yz:
%za = shl i64 %qm, 32
%zb = add i64 %eu, 8
%zc = and i64 %za, %zb
%zd = lshr i64 %qm, 23
%ze = and i64 %zd, 255
%zf = and i64 %qm, 8388607
%zg = trunc i64 %zd to i8
%zh = zext i8 %zg to i32
switch i32 %zh, label %zi [
i32 255, label %zj
i32 0, label %zk
]
zj:
%zl = or disjoint i64 %zc, %fd
br label %zm
zk:
%zn = icmp eq i64 %zf, 0
br i1 %zn, label %zm, label %zo
zo:
br label %zp
zp:
%zq = phi i64 [ %zr, %zp ], [ %zf, %zo ]
%zs = phi i64 [ %zt, %zp ], [ 1, %zo ]
%zr = shl i64 %zq, 1
%zt = add i64 %zs, -1
%zu = icmp slt i64 %zr, 8388608
br i1 %zu, label %zp, label %zv
zv:
%zw = and i64 %zr, 8388606
br label %zi
zi:
%zx = phi i64 [ %zt, %zv ], [ %ze, %yz ]
%zy = phi i64 [ %zw, %zv ], [ %zf, %yz ]
%zz = shl i64 %zx, 52
%baa = add i64 %zz, 4035225266123964416
%bab = shl nuw nsw i64 %zy, 29
%bac = or disjoint i64 %baa, %bab
%bad = or i64 %bac, %zc
br label %zm
yt:
%bae = add i64 %eu, 7
%baf = and i64 %qm, %bae
%bag = add i64 %fd, 1
%bah = icmp samesign ult i64 %baf, %bag
br i1 %bah, label %zm, label %qn
zm:
%bai = phi i64 [ %qm, %yt ], [ %bad, %zi ], [ %zl, %zj ], [ %zc, %zk ]
%baj = add nsw i64 %qa, %om
%bak = icmp slt i64 %baj, 0
%bal = select i1 %bak, i64 %ec, i64 0
%bam = getelementptr i64, ptr %eb, i64 %baj
%ban = getelementptr i64, ptr %bam, i64 %bal
store i64 %bai, ptr %ban, align 8
br label %rc
qr:
switch i64 %pu, label %qn [
i64 8, label %bao
i64 4, label %bao
]
bao:
%bap = add i64 %qm, 2147483648
%baq = icmp ult i64 %bap, 4294967296
br i1 %baq, label %bar, label %qn
bar:
%bas = trunc nsw i64 %qm to i32
%bat = add nsw i64 %qa, %om
%bau = icmp slt i64 %bat, 0
%bav = select i1 %bau, i64 %dv, i64 0
%baw = getelementptr i32, ptr %du, i64 %bat
%bax = getelementptr i32, ptr %baw, i64 %bav
store i32 %bas, ptr %bax, align 4
br label %rc
qp:
%bay = add nsw i64 %pz, %pu
%baz = icmp samesign ugt i64 %pu, 7
br i1 %baz, label %bba, label %bbb
bbc:
%bbd = phi i64 [ %bbe, %bbf ], [ %bbg, %bbh ]
%bbi = phi i64 [ %bbj, %bbh ], [ %pu, %bbf ]
%bbk = icmp sgt i64 %bbi, 15
br i1 %bbk, label %bbh, label %bbl
bbm:
%bbn = phi i64 [ %bbo, %bbp ], [ %bbq, %bbr ], [ %bbs, %bbt ]
%bbu = icmp slt i64 %bbn, 0
%bbv = select i1 %bbu, i64 %h, i64 0
%bbw = getelementptr i8, ptr %g, i64 %bbn
%bbx = getelementptr i8, ptr %bbw, i64 %bbv
%bby = load i8, ptr %bbx, align 1, !noalias !25
%bbz = zext i8 %bby to i64
%bca = icmp sgt i8 %bby, -1
br i1 %bca, label %bbr, label %bcb
bbr:
%bbq = add nsw i64 %bbn, 1
%bcc = icmp slt i64 %bbq, %bay
br i1 %bcc, label %bbm, label %qq
bcb:
%bcd = trunc i64 %bbz to i8
%bce = icmp samesign ugt i8 %bcd, -17
br i1 %bce, label %bcf, label %bcg
bcg:
%bch = trunc i64 %bbz to i8
%bci = icmp samesign ugt i8 %bch, -33
br i1 %bci, label %bcj, label %bck
bck:
%bcl = trunc i64 %bbz to i8
%bcm = icmp samesign ult i8 %bcl, -62
br i1 %bcm, label %qn, label %bcj
bcf:
%bcn = trunc i64 %bbz to i8
%bco = icmp samesign ugt i8 %bcn, -12
br i1 %bco, label %qn, label %bcj
bcj:
%bcp = phi i1 [ false, %bcg ], [ false, %bcf ], [ true, %bck ]
%bcq = phi i1 [ true, %bcg ], [ false, %bcf ], [ false, %bck ]
%bcr = phi i64 [ 2, %bcg ], [ 3, %bcf ], [ 1, %bck ]
%bcs = sub nsw i64 %bay, %bbn
%bct = icmp sgt i64 %bcs, %bcr
br i1 %bct, label %bcu, label %qn
bcv:
%bcw = lshr i64 63, %bcr
%bcx = and i64 %bcw, %bbz
%bcy = shl nuw nsw i64 %bcx, 6
%bcz = and i64 %bda, 63
%bdb = or disjoint i64 %bcz, %bcy
br i1 %bcp, label %bdc, label %bdd
bdd:
%bde = icmp slt i64 %bbn, -2
%bdf = select i1 %bde, i64 %h, i64 0
%bdg = getelementptr i8, ptr %bbw, i64 2
%bdh = getelementptr i8, ptr %bdg, i64 %bdf
%bdi = load i8, ptr %bdh, align 1, !noalias !25
%bdj = zext i8 %bdi to i64
%bdk = and i64 %bdj, 192
%bdl = icmp eq i64 %bdk, 128
br i1 %bdl, label %bdm, label %qn
bdm:
%bdn = shl nuw nsw i64 %bdb, 6
%bdo = and i64 %bdj, 63
%bdp = or disjoint i64 %bdo, %bdn
br i1 %bcq, label %bdc, label %bdq
bdq:
%bdr = icmp slt i64 %bbn, -3
%bds = select i1 %bdr, i64 %h, i64 0
%bdt = getelementptr i8, ptr %bbw, i64 3
%bdu = getelementptr i8, ptr %bdt, i64 %bds
%bdv = load i8, ptr %bdu, align 1, !noalias !25
%bdw = zext i8 %bdv to i64
%bdx = and i64 %bdw, 192
%bdy = icmp eq i64 %bdx, 128
br i1 %bdy, label %bdz, label %qn
bdz:
%bea = shl nuw nsw i64 %bdp, 6
%beb = and i64 %bdw, 63
%bec = or disjoint i64 %beb, %bea
br label %bdc
bdc:
%bed = phi i64 [ %bdb, %bcv ], [ %bdp, %bdm ], [ %bec, %bdz ]
%bee = phi i64 [ %bcx, %bcv ], [ %bdb, %bdm ], [ %bdp, %bdz ]
%bef = and i64 %bee, 288230376151711712
%beg = icmp eq i64 %bef, 864
%beh = mul nuw nsw i64 %bcr, 5
%bei = shl nuw nsw i64 2, %beh
%bej = icmp samesign ult i64 %bed, %bei
%bek = icmp samesign ugt i64 %bed, 1114111
%bel = or i1 %bej, %bek
%bem = or i1 %bel, %beg
br i1 %bem, label %qn, label %bbt
bbt:
%ben = add i64 %bbn, 1
%bbs = add i64 %ben, %bcr
%beo = icmp slt i64 %bbs, %bay
br i1 %beo, label %bbm, label %qq
bba:
%bep = getelementptr i8, ptr %g, i64 %pz
%beq = load i64, ptr %bep, align 1, !noalias !28
%ber = and i64 %beq, %fc
%bes = icmp eq i64 %ber, 0
br i1 %bes, label %bbf, label %bbb
bbf:
%bbe = add i64 %pz, 8
br label %bbc
bbh:
%bbj = add nsw i64 %bbi, -8
%bet = getelementptr i8, ptr %g, i64 %bbd
%beu = load i64, ptr %bet, align 1, !noalias !31
%bev = and i64 %beu, %fc
%bew = icmp eq i64 %bev, 0
%bbg = add i64 %bbd, 8
br i1 %bew, label %bbc, label %bbb
bbl:
%bex = getelementptr i8, ptr %g, i64 %bay
%bey = getelementptr i8, ptr %bex, i64 -8
%bez = load i64, ptr %bey, align 1, !noalias !34
%bfa = and i64 %bez, %fc
%bfb = icmp eq i64 %bfa, 0
br i1 %bfb, label %qq, label %bbb
bbb:
%bbo = phi i64 [ %pz, %qp ], [ %bbd, %bbl ], [ %pz, %bba ], [ %bbd, %bbh ]
%bfc = icmp slt i64 %bbo, %bay
br i1 %bfc, label %bbp, label %qq
bbp:
br label %bbm
bcu:
%bfd = icmp slt i64 %bbn, -1
%bfe = select i1 %bfd, i64 %h, i64 0
%bff = getelementptr i8, ptr %bbw, i64 1
%bfg = getelementptr i8, ptr %bff, i64 %bfe
%bfh = load i8, ptr %bfg, align 1, !noalias !25
%bda = zext i8 %bfh to i64
%bfi = and i64 %bda, 192
%bfj = icmp eq i64 %bfi, 128
br i1 %bfj, label %bcv, label %qn
qq:
%bfk = add nsw i64 %qa, %om
%bfl = icmp slt i64 %bfk, 0
%bfm = select i1 %bfl, i64 %ej, i64 0
%bfn = getelementptr i64, ptr %ei, i64 %bfk
%bfo = getelementptr i64, ptr %bfn, i64 %bfm
store i64 %pz, ptr %bfo, align 8
%bfp = add nsw i64 %os, %qa
%bfq = icmp slt i64 %bfp, 0
%bfr = select i1 %bfq, i64 %ej, i64 0
%bfs = getelementptr i64, ptr %ei, i64 %bfp
%bft = getelementptr i64, ptr %bfs, i64 %bfr
store i64 %pu, ptr %bft, align 8
br label %rc
qo:
%bfu = icmp eq i64 %pu, 8
%bfv = add nsw i64 %qa, %om
%bfw = icmp slt i64 %bfv, 0
%bfx = select i1 %bfw, i64 %ec, i64 0
%bfy = getelementptr i64, ptr %eb, i64 %bfv
%bfz = getelementptr i64, ptr %bfy, i64 %bfx
store i64 %qm, ptr %bfz, align 8
br i1 %bfu, label %rc, label %bga
bga:
%bgb = icmp eq i64 %pu, 4
%bgc = shl nuw i64 1, %pl
br i1 %bgb, label %yg, label %bgd
sk:
%bge = and i64 %oo, 1
%bgf = icmp eq i64 %bge, 0
br i1 %bgf, label %rc, label %bgg
bgg:
%bgh = phi i64 [ 0, %rd ], [ %rg, %sk ]
%bgi = add nsw i64 %bgh, %pz
%bgj = icmp slt i64 %bgi, 0
%bgk = select i1 %bgj, i64 %h, i64 0
%bgl = getelementptr i8, ptr %g, i64 %bgi
%bgm = getelementptr i8, ptr %bgl, i64 %bgk
%bgn = load i8, ptr %bgm, align 1
%bgo = add nsw i64 %bgp, %bgh
%bgq = icmp slt i64 %bgo, 0
%bgr = select i1 %bgq, i64 %do, i64 0
%bgs = getelementptr i8, ptr %dn, i64 %bgo
%bgt = getelementptr i8, ptr %bgs, i64 %bgr
store i8 %bgn, ptr %bgt, align 1
br label %rc
rc:
%bgu = shl nuw i64 1, %pl
br label %yg
yg:
%bgv = phi i64 [ %bgu, %rc ], [ %bgc, %bga ], [ %yf, %xb ]
%bgw = or i64 %bgv, %pi
%bgx = add nsw i64 %pk, 1
br label %bgy
qn:
%bgz = shl nuw i64 1, %pl
br label %bgy
bgy:
%bha = phi i64 [ %bgv, %yg ], [ %bgz, %qn ]
%bhb = phi i1 [ false, %yg ], [ %ot, %qn ]
%bhc = phi i64 [ %bgx, %yg ], [ %pk, %qn ]
%bhd = phi i64 [ %bgw, %yg ], [ %pi, %qn ]
switch i64 %ok, label %bhe [
i64 1, label %bhf
i64 2, label %bhf
i64 4, label %bhg
i64 6, label %bhg
]
bhg:
switch i64 %pu, label %bhh [
i64 8, label %pd
i64 4, label %pd
]
bhh:
%bhi = or i64 %bha, %pg
br label %pd
bhf:
%bhj = icmp eq i64 %pu, 4
%bhk = select i1 %bhj, i64 0, i64 %bha
%bhl = or i64 %bhk, %pg
br label %pd
bhe:
br i1 %bhb, label %bgd, label %pd
bgd:
%bhm = phi i64 [ %bha, %bhe ], [ %bgc, %bga ]
%bhn = phi i64 [ %bhc, %bhe ], [ %pk, %bga ]
%bho = phi i64 [ %bhd, %bhe ], [ %pi, %bga ]
%bhp = or i64 %bhm, %pg
br label %pd
pd:
%gb = phi i64 [ %bhc, %bhg ], [ %pk, %pa ], [ %pk, %pr ], [ %bhc, %bhe ], [ %pk, %xb ], [ %bhc, %bhh ], [ %bhc, %bhg ], [ %bhn, %bgd ], [ %bhc, %bhf ]
%pj = phi i64 [ %bhd, %bhg ], [ %pi, %pa ], [ %pi, %pr ], [ %bhd, %bhe ], [ %pi, %xb ], [ %bhd, %bhh ], [ %bhd, %bhg ], [ %bho, %bgd ], [ %bhd, %bhf ]
%ph = phi i64 [ %pg, %bhg ], [ %pg, %pa ], [ %pg, %pr ], [ %pg, %bhe ], [ %pg, %xb ], [ %bhi, %bhh ], [ %pg, %bhg ], [ %bhp, %bgd ], [ %bhl, %bhf ]
%pf = getelementptr i8, ptr %pe, i64 %oo
%pc = add i64 %pb, %oo
%bhq = icmp eq i64 %gp, %pm
br i1 %bhq, label %gc, label %pa
rd:
%bhr = icmp eq i64 %oo, 1
%bhs = mul nsw i64 %qa, %oo
%bgp = add nsw i64 %bhs, %om
br i1 %bhr, label %bgg, label %rh
rh:
%rm = getelementptr i8, ptr %g, i64 %pz
br label %re
gc:
%bht = mul i64 %og, %cx
%bhu = getelementptr i64, ptr %lu, i64 %bht
store i64 %pj, ptr %bhu, align 8
%bhv = mul i64 %og, %dg
%bhw = getelementptr i64, ptr %lx, i64 %bhv
store i64 %ph, ptr %bhw, align 8
%bhx = icmp eq i64 %em, %oh
br i1 %bhx, label %fw, label %ly
gi:
store ptr @g3, ptr %b, align 8, !numba_exception_output !37
br label %gg
gd:
%bhy = phi ptr [ %oe, %no ], [ %bhz, %gd ]
%bia = phi ptr [ %ob, %no ], [ %bib, %gd ]
%bic = phi ptr [ %nx, %no ], [ %bid, %gd ]
%bie = phi ptr [ %nt, %no ], [ %bif, %gd ]
%big = phi i64 [ %np, %no ], [ %bih, %gd ]
%bii = mul i64 %iu, 8
%bij = getelementptr i8, ptr %bic, i64 %bii
store i64 0, ptr %bij, align 8
%bik = mul i64 %iu, 8
%bil = getelementptr i8, ptr %bie, i64 %bik
store i64 0, ptr %bil, align 8
%bim = mul i64 %iu, 8
%bin = getelementptr i8, ptr %bhy, i64 %bim
store i64 0, ptr %bin, align 8
%bio = mul i64 %iu, 8
%bip = getelementptr i8, ptr %bia, i64 %bio
store i64 0, ptr %bip, align 8
%bih = add i64 %big, -2
%bif = getelementptr i8, ptr %bie, i64 %fq
%bid = getelementptr i8, ptr %bic, i64 %fs
%bib = getelementptr i8, ptr %bia, i64 %fq
%bhz = getelementptr i8, ptr %bhy, i64 %fs
%biq = icmp eq i64 %bih, 0
br i1 %biq, label %fw, label %gd, !llvm.loop !38
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.abs.i64(i64, i1 immarg) #2
declare i64 @llvm.smin.i64(i64, i64) #3
declare i64 @llvm.fshl.i64(i64, i64, i64) #3
declare void @llvm.assume(i1 noundef) #4
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = !{!9, !11}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"scope"}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"scope"}
!13 = !{!14, !16}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = distinct !{!16, !17, !"scope"}
!17 = distinct !{!17, !"scope"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"scope"}
!20 = distinct !{!20, !"scope"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = !{!"branch_weights", i32 1, i32 99}
!25 = !{!26}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !26}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !26}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!35, !26}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = !{i1 true}
!38 = distinct !{!38, !6}
