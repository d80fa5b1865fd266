target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\11ZeroDivisionError\94\93\94\8C\18integer division by zero\94\85\94N\87\94."
@g2 = internal constant [20 x i8] c"K5\BA\8A\F2h-\BA\F0D\AFG\E8\94\DD,\B18P4"
@g3 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @g1, i32 77, ptr @g2, ptr null, i32 0 }
@g4 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g5 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define range(i32 0, 2) i32 @decode_bounds(ptr noalias writeonly captures(none) %a, ptr noalias writeonly captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr readonly captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr readonly captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr readonly captures(none) %bp, i64 %bq, i64 %br, ptr readnone captures(none) %bs, ptr readnone captures(none) %bt, i64 %bu, i64 %bv, ptr readonly captures(none) %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr readonly captures(none) %cd, i64 %ce, i64 %cf, i64 %cg, i64 %ch, ptr readnone captures(none) %ci, ptr readnone captures(none) %cj, i64 %ck, i64 %cl, ptr captures(none) %cm, i64 %cn, i64 %co, i64 %cp, i64 %cq, ptr readnone captures(none) %cr, ptr readnone captures(none) %cs, i64 %ct, i64 %cu, ptr writeonly captures(none) %cv, i64 %cw, i64 %cx, i64 %cy, i64 %cz, ptr readnone captures(none) %da, ptr readnone captures(none) %db, i64 %dc, i64 %dd, ptr writeonly captures(none) %de, i64 %df, i64 %dg, ptr readnone captures(none) %dh, ptr readnone captures(none) %di, i64 %dj, i64 %dk, ptr writeonly captures(none) %dl, i64 %dm, i64 %dn, ptr readnone captures(none) %do, ptr readnone captures(none) %dp, i64 %dq, i64 %dr, ptr writeonly captures(none) %ds, i64 %dt, i64 %du, ptr readnone captures(none) %dv, ptr readnone captures(none) %dw, i64 %dx, i64 %dy, ptr writeonly captures(none) %dz, i64 %ea, i64 %eb) local_unnamed_addr #0 {
ec:
%ed = freeze i64 %bx
%ee = add nuw i64 %bc, 63
%ef = lshr i64 %ee, 6
%eg = icmp slt i64 %bc, 1
%eh = icmp eq i64 %ef, 0
%ei = select i1 %eg, i1 true, i1 %eh
br i1 %ei, label %ej, label %ek
ek:
%el = bitcast i64 9223372036854775800 to i64
%em = icmp slt i64 %ed, 1
%en = and i64 %ed, 7
%eo = and i64 %ed, %el
%ep = shl i64 %co, 5
%eq = shl i64 %co, 2
%er = add i64 %h, 1
br i1 %em, label %ej, label %es
es:
%et = bitcast i64 -9187201950435737472 to i64
%eu = bitcast i64 9218868437227405312 to i64
%ev = add nsw i64 %ed, -8
%ew = lshr i64 %ev, 3
%ex = add nuw nsw i64 %ew, 1
%ey = and i64 %ex, 4611686018427387902
%ez = icmp ugt i64 %ed, 3
%fa = icmp eq i64 %cx, 1
%fb = select i1 %ez, i1 %fa, i1 false
%fc = add i64 %el, 4
%fd = and i64 %ed, %fc
%fe = and i64 %ed, 3
%ff = getelementptr i8, ptr %cv, i64 16
%fg = shl i64 %cx, 3
%fh = sub i64 0, %fe
%fi = shl i64 %cx, 3
%fj = shl i64 %cx, 5
%fk = shl i64 %cx, 3
%fl = shl i64 %cx, 3
%fm = shl i64 %cx, 3
br label %fn
fo:
%fp = phi i64 [ %fq, %fr ], [ %fq, %fs ], [ %ft, %fu ], [ %fq, %fv ]
%fw = icmp sgt i64 %fx, 1
br i1 %fw, label %fn, label %ej
fy:
%fz = phi i32 [ 0, %ej ], [ 1, %ga ]
ret i32 %fz
ej:
%gb = phi i64 [ 0, %ec ], [ 0, %ek ], [ %fp, %fo ]
store i64 %gb, ptr %a, align 8
br label %fy
fn:
%fq = phi i64 [ %fp, %fo ], [ 0, %es ]
%fx = phi i64 [ %gc, %fo ], [ %ef, %es ]
%gd = phi i64 [ %ge, %fo ], [ 0, %es ]
%gf = icmp ult i64 %ed, 8
%gc = add nsw i64 %fx, -1
%ge = add nuw i64 %gd, 64
%gg = sub nsw i64 %bc, %gd
%gh = tail call i64 @llvm.smin.i64(i64 %gg, i64 64)
br i1 %gf, label %gi, label %gj
gj:
%gk = icmp eq i64 %ew, 0
br i1 %gk, label %gl, label %gm
gm:
br label %gn
gn:
%go = phi i64 [ %ey, %gm ], [ %gp, %gn ]
%gq = phi ptr [ %gr, %gn ], [ %cm, %gm ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gq, i8 -1, i64 256, i1 false), !noalias !0
%gs = getelementptr i8, ptr %gq, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gs, i8 -1, i64 256, i1 false), !noalias !0
%gt = getelementptr i8, ptr %gs, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gt, i8 -1, i64 256, i1 false), !noalias !0
%gu = getelementptr i8, ptr %gt, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gu, i8 -1, i64 256, i1 false), !noalias !0
%gv = getelementptr i8, ptr %gu, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gv, i8 -1, i64 256, i1 false), !noalias !0
%gw = getelementptr i8, ptr %gv, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gw, i8 -1, i64 256, i1 false), !noalias !0
%gx = getelementptr i8, ptr %gw, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gx, i8 -1, i64 256, i1 false), !noalias !0
%gy = getelementptr i8, ptr %gx, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %gy, i8 -1, i64 256, i1 false), !noalias !0
%gz = getelementptr i8, ptr %gq, i64 %ep
%ha = getelementptr i8, ptr %gy, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ha, i8 -1, i64 256, i1 false), !noalias !0
%hb = getelementptr i8, ptr %ha, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hb, i8 -1, i64 256, i1 false), !noalias !0
%hc = getelementptr i8, ptr %hb, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hc, i8 -1, i64 256, i1 false), !noalias !0
%hd = getelementptr i8, ptr %hc, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hd, i8 -1, i64 256, i1 false), !noalias !0
%he = getelementptr i8, ptr %hd, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %he, i8 -1, i64 256, i1 false), !noalias !0
%hf = getelementptr i8, ptr %he, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hf, i8 -1, i64 256, i1 false), !noalias !0
%hg = getelementptr i8, ptr %hf, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hg, i8 -1, i64 256, i1 false), !noalias !0
%hh = getelementptr i8, ptr %hg, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hh, i8 -1, i64 256, i1 false), !noalias !0
%hi = getelementptr i8, ptr %gz, i64 %ep
%gp = add i64 %go, -2
%hj = icmp eq i64 %gp, 0
%gr = getelementptr i8, ptr %hh, i64 %eq
br i1 %hj, label %hk, label %gn
hk:
%hl = and i64 %ex, 1
%hm = icmp eq i64 %hl, 0
br i1 %hm, label %hn, label %gl
gl:
%ho = phi ptr [ %cm, %gj ], [ %hi, %hk ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ho, i8 -1, i64 256, i1 false), !noalias !0
%hp = getelementptr i8, ptr %ho, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hp, i8 -1, i64 256, i1 false), !noalias !0
%hq = getelementptr i8, ptr %hp, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hq, i8 -1, i64 256, i1 false), !noalias !0
%hr = getelementptr i8, ptr %hq, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hr, i8 -1, i64 256, i1 false), !noalias !0
%hs = getelementptr i8, ptr %hr, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hs, i8 -1, i64 256, i1 false), !noalias !0
%ht = getelementptr i8, ptr %hs, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ht, i8 -1, i64 256, i1 false), !noalias !0
%hu = getelementptr i8, ptr %ht, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hu, i8 -1, i64 256, i1 false), !noalias !0
%hv = getelementptr i8, ptr %hu, i64 %eq
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %hv, i8 -1, i64 256, i1 false), !noalias !0
br label %hn
hn:
%hw = icmp eq i64 %en, 0
br i1 %hw, label %hx, label %gi
gi:
%hy = phi i64 [ 0, %fn ], [ %eo, %hn ]
%hz = mul i64 %eq, %hy
%ia = getelementptr i8, ptr %cm, i64 %hz
br label %ib
ib:
%ic = phi i64 [ %id, %ib ], [ %en, %gi ]
%ie = phi ptr [ %if, %ib ], [ %ia, %gi ]
tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %ie, i8 -1, i64 256, i1 false), !noalias !0
%if = getelementptr i8, ptr %ie, i64 %eq
%id = add nsw i64 %ic, -1
%ig = icmp eq i64 %id, 0
br i1 %ig, label %hx, label %ib, !llvm.loop !3
hx:
%ih = icmp sgt i64 %gg, 0
br i1 %ih, label %ii, label %ij
ii:
br label %ik
ij:
%il = ashr exact i64 %gd, 6
%im = icmp slt i64 %il, 0
%in = select i1 %im, i64 %cx, i64 0
br i1 %fb, label %io, label %ip
io:
%iq = shl i64 %in, 3
%ir = shl nsw i64 %il, 3
%is = add i64 %iq, %ir
%it = getelementptr i8, ptr %ff, i64 %is
br label %iu
ik:
%iv = phi i64 [ %iw, %ix ], [ 0, %ii ]
%iw = add nuw nsw i64 %iv, 1
%iy = add nsw i64 %iv, %gd
%iz = icmp slt i64 %iy, 0
%ja = select i1 %iz, i64 %bc, i64 0
%jb = getelementptr i32, ptr %bb, i64 %iy
%jc = getelementptr i32, ptr %jb, i64 %ja
%jd = load i32, ptr %jc, align 4, !noalias !0
%je = select i1 %iz, i64 %bj, i64 0
%jf = getelementptr i32, ptr %bi, i64 %iy
%jg = getelementptr i32, ptr %jf, i64 %je
%jh = load i32, ptr %jg, align 4, !noalias !0
%ji = sub i32 %jh, %jd
%jj = icmp slt i32 %ji, 1
br i1 %jj, label %ix, label %jk
ix:
%jl = icmp eq i64 %iw, %gh
br i1 %jl, label %jm, label %ik
jk:
%jn = getelementptr i32, ptr %cm, i64 %iv
br label %jo
jo:
%jp = phi i64 [ 0, %jk ], [ %jq, %jr ]
%js = phi i32 [ %ji, %jk ], [ %jt, %jr ]
%ju = phi i32 [ %jd, %jk ], [ %jv, %jr ]
%jt = add nsw i32 %js, -1
%jv = add i32 %ju, 1
%jw = sext i32 %ju to i64
%jx = icmp slt i32 %ju, 0
%jy = select i1 %jx, i64 %bq, i64 0
%jz = getelementptr i32, ptr %bp, i64 %jy
%ka = getelementptr i32, ptr %jz, i64 %jw
%kb = load i32, ptr %ka, align 4, !noalias !0
%kc = icmp eq i64 %jp, %ed
br i1 %kc, label %kd, label %ke
ke:
%kf = getelementptr i32, ptr %bw, i64 %jp
%kg = load i32, ptr %kf, align 4, !noalias !0
%kh = icmp eq i32 %kg, %kb
br i1 %kh, label %ki, label %kd
kd:
br label %kj
kj:
%kk = phi i64 [ %kl, %kj ], [ 0, %kd ]
%km = phi i64 [ %kn, %kj ], [ %ed, %kd ]
%ko = add nuw nsw i64 %km, %kk
%kp = lshr i64 %ko, 1
%kq = getelementptr i32, ptr %bw, i64 %kp
%kr = load i32, ptr %kq, align 4, !noalias !0
%ks = icmp slt i32 %kr, %kb
%kt = add nuw nsw i64 %kp, 1
%kn = select i1 %ks, i64 %km, i64 %kp
%kl = select i1 %ks, i64 %kt, i64 %kk
%ku = icmp slt i64 %kl, %kn
br i1 %ku, label %kj, label %ki
ki:
%kv = phi i64 [ %jp, %ke ], [ %kl, %kj ]
%kw = icmp slt i64 %kv, %ed
br i1 %kw, label %kx, label %jr
kx:
%ky = getelementptr i32, ptr %bw, i64 %kv
%kz = load i32, ptr %ky, align 4, !noalias !0
%la = icmp eq i32 %kz, %kb
br i1 %la, label %lb, label %jr
lb:
%lc = mul i64 %kv, %co
%ld = getelementptr i32, ptr %jn, i64 %lc
store i32 %ju, ptr %ld, align 4, !noalias !0
%le = add nuw nsw i64 %kv, 1
br label %jr
jr:
%jq = phi i64 [ %le, %lb ], [ %kv, %kx ], [ %kv, %ki ]
%lf = icmp samesign ugt i32 %js, 1
br i1 %lf, label %jo, label %ix
jm:
%lg = ashr exact i64 %gd, 6
%lh = icmp slt i64 %lg, 0
%li = select i1 %lh, i64 %cx, i64 0
%lj = getelementptr i64, ptr %cv, i64 %lg
%lk = getelementptr i64, ptr %lj, i64 %li
br label %ll
iu:
%lm = phi i64 [ %ln, %iu ], [ 0, %io ]
%lo = shl i64 %lm, 3
%lp = getelementptr i8, ptr %it, i64 %lo
%lq = getelementptr i8, ptr %lp, i64 -16
%lr = shl i64 %lm, 3
%ls = getelementptr i8, ptr %it, i64 %lr
store <2 x i64> zeroinitializer, ptr %lq, align 8
store <2 x i64> zeroinitializer, ptr %ls, align 8
%ln = add nuw i64 %lm, 4
%lt = icmp eq i64 %fd, %ln
br i1 %lt, label %fr, label %iu, !llvm.loop !5
fr:
%lu = icmp eq i64 %ed, %fd
br i1 %lu, label %fo, label %ip
ip:
%lv = phi i64 [ 0, %ij ], [ %fd, %fr ]
%lw = icmp eq i64 %fe, 0
br i1 %lw, label %fs, label %lx
lx:
%ly = mul i64 %fg, %lv
%lz = shl i64 %in, 3
%ma = add i64 %ly, %lz
%mb = shl nsw i64 %il, 3
%mc = add i64 %ma, %mb
%md = getelementptr i8, ptr %cv, i64 %mc
br label %me
me:
%mf = phi i64 [ 0, %lx ], [ %mg, %me ]
%mh = phi ptr [ %md, %lx ], [ %mi, %me ]
store i64 0, ptr %mh, align 8
%mi = getelementptr i8, ptr %mh, i64 %fg
%mg = add nsw i64 %mf, -1
%mj = icmp eq i64 %fh, %mg
br i1 %mj, label %mk, label %me, !llvm.loop !8
mk:
%ml = sub i64 %lv, %mg
br label %fs
fs:
%mm = phi i64 [ %lv, %ip ], [ %ml, %mk ]
%mn = sub nsw i64 %lv, %ed
%mo = icmp ugt i64 %mn, -4
br i1 %mo, label %fo, label %mp
mp:
%mq = sub i64 %ed, %mm
%mr = add nuw i64 %mm, 3
%ms = mul i64 %fi, %mr
%mt = shl i64 %in, 3
%mu = add i64 %ms, %mt
%mv = getelementptr i8, ptr %cv, i64 %mu
%mw = add nuw i64 %mm, 2
%mx = mul i64 %fk, %mw
%my = add i64 %mx, %mt
%mz = getelementptr i8, ptr %cv, i64 %my
%na = mul i64 %fl, %mm
%nb = add i64 %na, %mt
%nc = getelementptr i8, ptr %cv, i64 %nb
%nd = add nuw i64 %mm, 1
%ne = mul i64 %fm, %nd
%nf = add i64 %ne, %mt
%ng = getelementptr i8, ptr %cv, i64 %nf
br label %fv
ll:
%nh = phi i64 [ %ft, %fu ], [ %fq, %jm ]
%ni = phi i64 [ %nj, %fu ], [ 0, %jm ]
%nj = add nuw nsw i64 %ni, 1
%nk = mul i64 %ni, %cf
%nl = getelementptr i64, ptr %cd, i64 %nk
%nm = load i64, ptr %nl, align 8
%nn = getelementptr i8, ptr %nl, i64 8
%no = load i64, ptr %nn, align 8
%np = getelementptr i8, ptr %nl, i64 16
%nq = load i64, ptr %np, align 8
%nr = mul i64 %ni, %co
%ns = getelementptr i32, ptr %cm, i64 %nr
%nt = icmp slt i64 %nq, 0
%nu = add nsw i64 %no, %bc
%nv = add i64 %nq, 39
%nw = select i1 %nt, i64 %nv, i64 %nq
%nx = and i64 %nq, -2
%ny = mul i64 %gd, %nq
%nz = add i64 %no, %ny
%oa = getelementptr i8, ptr %de, i64 %nz
br label %ob
ob:
%oc = phi i64 [ %nz, %ll ], [ %od, %oe ]
%of = phi ptr [ %oa, %ll ], [ %og, %oe ]
%oh = phi i64 [ 0, %ll ], [ %oi, %oe ]
%oj = phi i64 [ %nh, %ll ], [ %ft, %oe ]
%ok = phi i64 [ 0, %ll ], [ %ol, %oe ]
%ol = add nuw nsw i64 %ok, 1
%om = getelementptr i32, ptr %ns, i64 %ok
%on = load i32, ptr %om, align 4
%oo = sext i32 %on to i64
%op = icmp slt i32 %on, 0
br i1 %op, label %oe, label %oq
oq:
%or = mul i64 %w, %oo
%os = getelementptr i8, ptr %u, i64 %or
%ot = load i64, ptr %os, align 8
%ou = icmp slt i64 %ot, 0
br i1 %ou, label %oe, label %ov
ov:
%ow = mul i64 %p, %oo
%ox = getelementptr i8, ptr %n, i64 %ow
%oy = load i64, ptr %ox, align 8
%oz = add nsw i64 %ok, %gd
switch i64 %nm, label %oe [
i64 3, label %pa
i64 10, label %pb
i64 9, label %pc
i64 1, label %pd
i64 4, label %pe
i64 2, label %pf
i64 6, label %pg
i64 5, label %ph
i64 7, label %pi
i64 0, label %pj
i64 8, label %pk
]
pk:
%pl = icmp eq i64 %ot, %nq
br i1 %pl, label %pm, label %oe
pm:
%pn = icmp eq i64 %nq, 0
br i1 %pn, label %po, label %pp
pq:
%pr = phi i64 [ %ps, %pq ], [ 0, %pt ]
%pu = add i64 %oy, %pr
%pv = icmp slt i64 %pu, 0
%pw = select i1 %pv, i64 %h, i64 0
%px = getelementptr i8, ptr %py, i64 %pw
%pz = getelementptr i8, ptr %px, i64 %pr
%qa = load i8, ptr %pz, align 1
%qb = add i64 %oc, %pr
%qc = icmp slt i64 %qb, 0
%qd = select i1 %qc, i64 %df, i64 0
%qe = getelementptr i8, ptr %of, i64 %qd
%qf = getelementptr i8, ptr %qe, i64 %pr
store i8 %qa, ptr %qf, align 1
%ps = add i64 %pr, 2
%qg = add i64 %oy, %pr
%qh = add i64 %qg, 1
%qi = icmp slt i64 %qh, 0
%qj = select i1 %qi, i64 %h, i64 0
%qk = add i64 %qj, 1
%ql = getelementptr i8, ptr %py, i64 %qk
%qm = getelementptr i8, ptr %ql, i64 %pr
%qn = load i8, ptr %qm, align 1
%qo = add i64 %oc, %pr
%qp = add i64 %qo, 1
%qq = icmp slt i64 %qp, 0
%qr = select i1 %qq, i64 %df, i64 0
%qs = add i64 %qr, 1
%qt = getelementptr i8, ptr %of, i64 %qs
%qu = getelementptr i8, ptr %qt, i64 %pr
store i8 %qn, ptr %qu, align 1
%qv = icmp eq i64 %nx, %ps
br i1 %qv, label %qw, label %pq
pj:
%qx = icmp eq i64 %ot, 1
br i1 %qx, label %qy, label %oe
qy:
%qz = icmp slt i64 %oy, 0
%ra = select i1 %qz, i64 %h, i64 0
%rb = getelementptr i8, ptr %g, i64 %oy
%rc = getelementptr i8, ptr %rb, i64 %ra
%rd = load i8, ptr %rc, align 1
%re = icmp ne i8 %rd, 0
%rf = add nsw i64 %oz, %no
%rg = icmp slt i64 %rf, 0
%rh = select i1 %rg, i64 %df, i64 0
%ri = getelementptr i8, ptr %de, i64 %rf
%rj = getelementptr i8, ptr %ri, i64 %rh
%rk = zext i1 %re to i8
store i8 %rk, ptr %rj, align 1
br label %po
pi:
%rl = add nsw i64 %ot, -1
%rm = icmp ult i64 %rl, 16
br i1 %rm, label %rn, label %oe
rn:
%ro = icmp slt i64 %oy, 0
%rp = select i1 %ro, i64 %h, i64 0
%rq = getelementptr i8, ptr %g, i64 %oy
%rr = getelementptr i8, ptr %rq, i64 %rp
%rs = load i8, ptr %rr, align 1, !noalias !9
%rt = ashr i8 %rs, 7
%ru = sext i8 %rt to i64
%rv = icmp eq i64 %ot, 1
br i1 %rv, label %rw, label %rx
rx:
%ry = lshr i64 %ot, 1
%rz = mul nsw i64 %ry, -2
br label %sa
sa:
%sb = phi i64 [ %sc, %sa ], [ %oy, %rx ]
%sd = phi i64 [ %se, %sa ], [ %rz, %rx ]
%sf = phi i64 [ %sg, %sa ], [ %ru, %rx ]
%sh = phi i64 [ %si, %sa ], [ %ru, %rx ]
%sj = add i64 %sb, 1
%sk = tail call i64 @llvm.fshl.i64(i64 %sh, i64 %sf, i64 8)
%sl = shl i64 %sf, 8
%sm = icmp slt i64 %sb, 0
%sn = select i1 %sm, i64 %h, i64 0
%so = getelementptr i8, ptr %g, i64 %sn
%sp = getelementptr i8, ptr %so, i64 %sb
%sq = load i8, ptr %sp, align 1, !noalias !9
%sr = zext i8 %sq to i64
%ss = or disjoint i64 %sl, %sr
%si = tail call i64 @llvm.fshl.i64(i64 %sk, i64 %sl, i64 8)
%st = shl i64 %ss, 8
%su = icmp slt i64 %sj, 0
%sv = select i1 %su, i64 %er, i64 1
%sw = getelementptr i8, ptr %g, i64 %sv
%sx = getelementptr i8, ptr %sw, i64 %sb
%sy = load i8, ptr %sx, align 1, !noalias !9
%sz = zext i8 %sy to i64
%sg = or disjoint i64 %st, %sz
%se = add i64 %sd, 2
%sc = add i64 %sb, 2
%ta = icmp eq i64 %se, 0
br i1 %ta, label %tb, label %sa
tb:
%tc = and i64 %ot, 30
%td = and i64 %ot, 1
%te = icmp eq i64 %td, 0
br i1 %te, label %tf, label %rw
rw:
%tg = phi i64 [ %ru, %rn ], [ %sg, %tb ]
%th = phi i64 [ %ru, %rn ], [ %si, %tb ]
%ti = phi i64 [ 0, %rn ], [ %tc, %tb ]
%tj = tail call i64 @llvm.fshl.i64(i64 %th, i64 %tg, i64 8)
%tk = shl i64 %tg, 8
%tl = add nsw i64 %ti, %oy
%tm = icmp slt i64 %tl, 0
%tn = select i1 %tm, i64 %h, i64 0
%to = getelementptr i8, ptr %g, i64 %tl
%tp = getelementptr i8, ptr %to, i64 %tn
%tq = load i8, ptr %tp, align 1, !noalias !9
%tr = zext i8 %tq to i64
%ts = or disjoint i64 %tk, %tr
br label %tf
tf:
%tt = phi i64 [ %tj, %rw ], [ %si, %tb ]
%tu = phi i64 [ %ts, %rw ], [ %sg, %tb ]
%tv = mul i64 %nw, 8
%tw = getelementptr inbounds i8, ptr @g4, i64 %tv
%tx = load i64, ptr %tw, align 8, !noalias !12
%ty = mul i64 %nw, 8
%tz = getelementptr inbounds i8, ptr @g5, i64 %ty
%ua = load i64, ptr %tz, align 8, !noalias !12
%ub = icmp slt i64 %tt, 0
br i1 %ub, label %uc, label %ud
uc:
%ue = xor i64 %tt, -1
%uf = icmp ult i64 %tx, %ue
br i1 %uf, label %oe, label %ug
ud:
%uh = icmp ugt i64 %tt, %tx
%ui = icmp eq i64 %tt, %tx
%uj = icmp ugt i64 %tu, %ua
%uk = select i1 %ui, i1 %uj, i1 false
%ul = select i1 %uh, i1 true, i1 %uk
br i1 %ul, label %oe, label %um
ug:
%un = xor i64 %tu, -1
%uo = icmp eq i64 %tx, %ue
%up = icmp ule i64 %ua, %un
%uq = select i1 %uo, i1 %up, i1 false
br i1 %uq, label %oe, label %um
um:
%ur = shl nsw i64 %oz, 1
%us = add nsw i64 %ur, %no
%ut = icmp slt i64 %us, 0
%uu = select i1 %ut, i64 %dt, i64 0
%uv = getelementptr i64, ptr %ds, i64 %us
%uw = getelementptr i64, ptr %uv, i64 %uu
store i64 %tu, ptr %uw, align 8
%ux = icmp slt i64 %us, -1
%uy = select i1 %ux, i64 %dt, i64 0
%uz = getelementptr i8, ptr %uv, i64 8
%va = getelementptr i64, ptr %uz, i64 %uy
store i64 %tt, ptr %va, align 8
br label %po
ph:
%vb = icmp eq i64 %ot, 8
br i1 %vb, label %vc, label %oe
vc:
%vd = getelementptr i8, ptr %g, i64 %oy
%ve = load i64, ptr %vd, align 1, !noalias !15
%vf = icmp sgt i64 %ve, -1
%vg = icmp slt i64 %ve, %nq
%vh = select i1 %vf, i1 %vg, i1 false
br i1 %vh, label %vi, label %oe
vi:
%vj = add nsw i64 %oz, %no
%vk = icmp slt i64 %vj, 0
%vl = select i1 %vk, i64 %dt, i64 0
%vm = getelementptr i64, ptr %ds, i64 %vj
%vn = getelementptr i64, ptr %vm, i64 %vl
store i64 %ve, ptr %vn, align 8
br label %po
pg:
switch i64 %ot, label %oe [
i64 8, label %vo
i64 4, label %vp
]
vp:
%vq = icmp eq i64 %nq, 0
%vr = getelementptr i8, ptr %g, i64 %oy
%vs = load i32, ptr %vr, align 1, !noalias !20
%vt = sext i32 %vs to i64
br i1 %vq, label %ga, label %vu, !prof !25
vu:
%vv = icmp slt i64 %nq, 0
%vw = sdiv i64 9223372036854775807, %nq
%vx = srem i64 9223372036854775807, %nq
%vy = icmp ne i64 %vx, 0
%vz = and i1 %vv, %vy
%wa = sext i1 %vz to i64
%wb = add nsw i64 %vw, %wa
%wc = icmp slt i64 %wb, %vt
br i1 %wc, label %oe, label %wd
wd:
%we = zext i1 %vz to i64
%wf = sub i64 %we, %vw
%wg = icmp sgt i64 %wf, %vt
br i1 %wg, label %oe, label %wh
wh:
%wi = mul nsw i64 %nq, %vt
%wj = add nsw i64 %oz, %no
%wk = icmp slt i64 %wj, 0
%wl = select i1 %wk, i64 %dt, i64 0
%wm = getelementptr i64, ptr %ds, i64 %wj
%wn = getelementptr i64, ptr %wm, i64 %wl
store i64 %wi, ptr %wn, align 8
br label %po
vo:
%wo = icmp ne i64 %nq, 86400000000
%wp = getelementptr i8, ptr %g, i64 %oy
%wq = load i64, ptr %wp, align 1, !noalias !26
%wr = icmp sgt i64 %wq, -9223372022400000001
%ws = select i1 %wr, i1 true, i1 %wo
%wt = add nsw i64 %oz, %no
%wu = icmp slt i64 %wt, 0
%wv = select i1 %wu, i64 %dt, i64 0
%ww = getelementptr i64, ptr %ds, i64 %wt
%wx = getelementptr i64, ptr %ww, i64 %wv
store i64 %wq, ptr %wx, align 8
br i1 %ws, label %po, label %oe
pf:
%wy = icmp eq i64 %ot, 4
br i1 %wy, label %wz, label %oe
wz:
%xa = getelementptr i8, ptr %g, i64 %oy
%xb = load i32, ptr %xa, align 1, !noalias !31
%xc = and i32 %xb, 2147483647
%xd = icmp samesign ult i32 %xc, 2139095041
br i1 %xd, label %xe, label %oe
xe:
%xf = add nsw i64 %oz, %no
%xg = icmp slt i64 %xf, 0
%xh = select i1 %xg, i64 %dm, i64 0
%xi = getelementptr i32, ptr %dl, i64 %xf
%xj = getelementptr i32, ptr %xi, i64 %xh
store i32 %xb, ptr %xj, align 4
br label %po
pe:
switch i64 %ot, label %oe [
i64 8, label %xk
i64 4, label %xl
]
xl:
%xm = getelementptr i8, ptr %g, i64 %oy
%xn = load i32, ptr %xm, align 1, !noalias !36
%xo = sext i32 %xn to i64
%xp = and i64 %xo, 2147483647
%xq = icmp samesign ult i64 %xp, 2139095041
br i1 %xq, label %xr, label %oe
xr:
%xs = trunc i64 %xo to i32
%xt = add i64 %el, 8
%xu = and i64 %xo, %xt
%xv = lshr i64 %xo, 23
%xw = and i64 %xv, 255
%xx = and i64 %xo, 8388607
%xy = lshr i32 %xs, 23
%xz = trunc i32 %xy to i8
%ya = zext i8 %xz to i32
switch i32 %ya, label %yb [
i32 255, label %yc
i32 0, label %yd
]
yc:
%ye = or disjoint i64 %xu, %eu
br label %yf
yd:
%yg = trunc i64 %xo to i32
%yh = and i32 %yg, 8388607
%yi = icmp eq i32 %yh, 0
br i1 %yi, label %yf, label %yj
yj:
br label %yk
yk:
%yl = phi i64 [ %ym, %yk ], [ %xx, %yj ]
%yn = phi i64 [ %yo, %yk ], [ 1, %yj ]
%ym = shl i64 %yl, 1
%yo = add i64 %yn, -1
%yp = icmp slt i64 %ym, 8388608
br i1 %yp, label %yk, label %yq
yq:
%yr = and i64 %ym, 8388606
br label %yb
yb:
%ys = phi i64 [ %yo, %yq ], [ %xw, %xr ]
%yt = phi i64 [ %yr, %yq ], [ %xx, %xr ]
%yu = shl i64 %ys, 52
%yv = add i64 %yu, 4035225266123964416
%yw = shl nuw nsw i64 %yt, 29
%yx = or disjoint i64 %yv, %yw
%yy = or i64 %yx, %xu
br label %yf
xk:
%yz = getelementptr i8, ptr %g, i64 %oy
%za = load i64, ptr %yz, align 1, !noalias !41
%zb = add i64 %el, 7
%zc = and i64 %za, %zb
%zd = add i64 %eu, 1
%ze = icmp samesign ult i64 %zc, %zd
br i1 %ze, label %yf, label %oe
yf:
%zf = phi i64 [ %za, %xk ], [ %yy, %yb ], [ %ye, %yc ], [ %xu, %yd ]
%zg = add nsw i64 %oz, %no
%zh = icmp slt i64 %zg, 0
%zi = select i1 %zh, i64 %dt, i64 0
%zj = getelementptr i64, ptr %ds, i64 %zg
%zk = getelementptr i64, ptr %zj, i64 %zi
store i64 %zf, ptr %zk, align 8
br label %po
pd:
%zl = icmp eq i64 %ot, 4
br i1 %zl, label %zm, label %oe
zm:
%zn = getelementptr i8, ptr %g, i64 %oy
%zo = load i32, ptr %zn, align 1, !noalias !46
%zp = add nsw i64 %oz, %no
%zq = icmp slt i64 %zp, 0
%zr = select i1 %zq, i64 %dm, i64 0
%zs = getelementptr i32, ptr %dl, i64 %zp
%zt = getelementptr i32, ptr %zs, i64 %zr
store i32 %zo, ptr %zt, align 4
br label %po
pb:
%zu = add nsw i64 %oy, %ot
%zv = icmp samesign ugt i64 %ot, 7
br i1 %zv, label %zw, label %zx
zy:
%zz = phi i64 [ %baa, %bab ], [ %bac, %bad ]
%bae = phi i64 [ %baf, %bad ], [ %ot, %bab ]
%bag = icmp sgt i64 %bae, 15
br i1 %bag, label %bad, label %bah
bai:
%baj = icmp sgt i64 %zu, %bak
br i1 %baj, label %bal, label %pc
bal:
%bam = phi i64 [ %ban, %bao ], [ %bak, %bai ], [ %bap, %baq ]
%bar = icmp slt i64 %bam, 0
%bas = select i1 %bar, i64 %h, i64 0
%bat = getelementptr i8, ptr %g, i64 %bam
%bau = getelementptr i8, ptr %bat, i64 %bas
%bav = load i8, ptr %bau, align 1, !noalias !51
%baw = zext i8 %bav to i32
%bak = add nsw i64 %bam, 1
%bax = icmp sgt i8 %bav, -1
br i1 %bax, label %bai, label %bay
bay:
%baz = trunc i32 %baw to i8
%bba = add nsw i8 %baz, 62
%bbb = icmp ult i8 %bba, 30
br i1 %bbb, label %bbc, label %bbd
bbd:
%bbe = trunc i32 %baw to i8
%bbf = and i8 %bbe, -16
%bbg = icmp eq i8 %bbf, -32
br i1 %bbg, label %bbh, label %bbi
bbh:
switch i32 %baw, label %bbj [
i32 224, label %bbc
i32 237, label %bbk
]
bbk:
br label %bbc
bbi:
%bbl = trunc i32 %baw to i8
%bbm = add nsw i8 %bbl, 16
%bbn = icmp ult i8 %bbm, 5
br i1 %bbn, label %bbo, label %oe
bbo:
%bbp = trunc i32 %baw to i8
%bbq = zext i8 %bbp to i32
switch i32 %bbq, label %bbr [
i32 240, label %bbc
i32 244, label %bbs
]
bbs:
br label %bbc
bbj:
br label %bbc
bbr:
br label %bbc
bbc:
%bbt = phi i64 [ 144, %bbo ], [ 128, %bay ], [ 160, %bbh ], [ 128, %bbj ], [ 128, %bbk ], [ 128, %bbs ], [ 128, %bbr ]
%bbu = phi i64 [ 191, %bbo ], [ 191, %bay ], [ 191, %bbh ], [ 191, %bbj ], [ 159, %bbk ], [ 143, %bbs ], [ 191, %bbr ]
%bbv = phi i64 [ 3, %bbo ], [ 1, %bay ], [ 2, %bbh ], [ 2, %bbj ], [ 2, %bbk ], [ 3, %bbs ], [ 3, %bbr ]
%bbw = sub nsw i64 %zu, %bak
%bbx = icmp slt i64 %bbw, %bbv
br i1 %bbx, label %oe, label %bby
bby:
%bbz = icmp slt i64 %bam, -1
%bca = select i1 %bbz, i64 %h, i64 0
%bcb = getelementptr i8, ptr %g, i64 %bak
%bcc = getelementptr i8, ptr %bcb, i64 %bca
%bcd = load i8, ptr %bcc, align 1, !noalias !51
%bce = zext i8 %bcd to i64
%bcf = icmp samesign ugt i64 %bbt, %bce
%bcg = icmp samesign ult i64 %bbu, %bce
%bch = select i1 %bcf, i1 true, i1 %bcg
br i1 %bch, label %oe, label %bci
bcj:
%bck = icmp slt i64 %bam, -2
%bcl = select i1 %bck, i64 %h, i64 0
%bcm = getelementptr i8, ptr %bat, i64 2
%bcn = getelementptr i8, ptr %bcm, i64 %bcl
%bco = load i8, ptr %bcn, align 1, !noalias !51
%bcp = icmp sgt i8 %bco, -65
br i1 %bcp, label %oe, label %bcq
bcq:
%bcr = icmp eq i64 %bcs, 1
br i1 %bcr, label %baq, label %bct
bct:
%bcu = icmp slt i64 %bam, -3
%bcv = select i1 %bcu, i64 %h, i64 0
%bcw = getelementptr i8, ptr %bat, i64 3
%bcx = getelementptr i8, ptr %bcw, i64 %bcv
%bcy = load i8, ptr %bcx, align 1, !noalias !51
%bcz = icmp sgt i8 %bcy, -65
br i1 %bcz, label %oe, label %baq
baq:
%bap = add nsw i64 %bbv, %bak
%bda = icmp slt i64 %bap, %zu
br i1 %bda, label %bal, label %pc
zw:
%bdb = getelementptr i8, ptr %g, i64 %oy
%bdc = load i64, ptr %bdb, align 1, !noalias !54
%bdd = and i64 %bdc, %et
%bde = icmp eq i64 %bdd, 0
br i1 %bde, label %bab, label %zx
bab:
%baa = add i64 %oy, 8
br label %zy
bad:
%baf = add nsw i64 %bae, -8
%bdf = getelementptr i8, ptr %g, i64 %zz
%bdg = load i64, ptr %bdf, align 1, !noalias !57
%bdh = and i64 %bdg, %et
%bdi = icmp eq i64 %bdh, 0
%bac = add i64 %zz, 8
br i1 %bdi, label %zy, label %zx
bah:
%bdj = getelementptr i8, ptr %g, i64 %zu
%bdk = getelementptr i8, ptr %bdj, i64 -8
%bdl = load i64, ptr %bdk, align 1, !noalias !60
%bdm = and i64 %bdl, %et
%bdn = icmp eq i64 %bdm, 0
br i1 %bdn, label %pc, label %zx
zx:
%ban = phi i64 [ %zz, %bah ], [ %oy, %pb ], [ %oy, %zw ], [ %zz, %bad ]
%bdo = icmp slt i64 %ban, %zu
br i1 %bdo, label %bao, label %pc
bao:
br label %bal
bci:
%bdp = icmp ult i8 %bba, 30
%bcs = add nsw i64 %bbv, -1
%bdq = icmp eq i64 %bcs, 0
%bdr = select i1 %bdp, i1 true, i1 %bdq
br i1 %bdr, label %baq, label %bcj
pc:
%bds = add nsw i64 %oz, %no
%bdt = icmp slt i64 %bds, 0
%bdu = select i1 %bdt, i64 %ea, i64 0
%bdv = getelementptr i64, ptr %dz, i64 %bds
%bdw = getelementptr i64, ptr %bdv, i64 %bdu
store i64 %oy, ptr %bdw, align 8
%bdx = add nsw i64 %nu, %oz
%bdy = icmp slt i64 %bdx, 0
%bdz = select i1 %bdy, i64 %ea, i64 0
%bea = getelementptr i64, ptr %dz, i64 %bdx
%beb = getelementptr i64, ptr %bea, i64 %bdz
store i64 %ot, ptr %beb, align 8
br label %po
pa:
switch i64 %ot, label %oe [
i64 8, label %bec
i64 4, label %bed
]
bed:
%bee = getelementptr i8, ptr %g, i64 %oy
%bef = load i32, ptr %bee, align 1, !noalias !63
%beg = sext i32 %bef to i64
%beh = add nsw i64 %oz, %no
%bei = icmp slt i64 %beh, 0
%bej = select i1 %bei, i64 %dt, i64 0
%bek = getelementptr i64, ptr %ds, i64 %beh
%bel = getelementptr i64, ptr %bek, i64 %bej
store i64 %beg, ptr %bel, align 8
br label %po
bec:
%bem = getelementptr i8, ptr %g, i64 %oy
%ben = load i64, ptr %bem, align 1, !noalias !68
%beo = add nsw i64 %oz, %no
%bep = icmp slt i64 %beo, 0
%beq = select i1 %bep, i64 %dt, i64 0
%ber = getelementptr i64, ptr %ds, i64 %beo
%bes = getelementptr i64, ptr %ber, i64 %beq
store i64 %ben, ptr %bes, align 8
br label %po
qw:
%bet = and i64 %nq, 1
%beu = icmp eq i64 %bet, 0
br i1 %beu, label %po, label %bev
bev:
%bew = phi i64 [ 0, %pp ], [ %ps, %qw ]
%bex = add nsw i64 %bew, %oy
%bey = icmp slt i64 %bex, 0
%bez = select i1 %bey, i64 %h, i64 0
%bfa = getelementptr i8, ptr %g, i64 %bex
%bfb = getelementptr i8, ptr %bfa, i64 %bez
%bfc = load i8, ptr %bfb, align 1
%bfd = add nsw i64 %bfe, %bew
%bff = icmp slt i64 %bfd, 0
%bfg = select i1 %bff, i64 %df, i64 0
%bfh = getelementptr i8, ptr %de, i64 %bfd
%bfi = getelementptr i8, ptr %bfh, i64 %bfg
store i8 %bfc, ptr %bfi, align 1
br label %po
po:
%bfj = shl nuw i64 1, %ok
%bfk = or i64 %bfj, %oh
%bfl = add nsw i64 %oj, 1
br label %oe
oe:
%ft = phi i64 [ %oj, %oq ], [ %oj, %ob ], [ %bfl, %po ], [ %oj, %vo ], [ %oj, %ov ], [ %oj, %pa ], [ %oj, %ug ], [ %oj, %pd ], [ %oj, %xk ], [ %oj, %pf ], [ %oj, %pg ], [ %oj, %ph ], [ %oj, %pi ], [ %oj, %pj ], [ %oj, %pk ], [ %oj, %wz ], [ %oj, %wd ], [ %oj, %vu ], [ %oj, %uc ], [ %oj, %vc ], [ %oj, %pe ], [ %oj, %xl ], [ %oj, %ud ], [ %oj, %bby ], [ %oj, %bct ], [ %oj, %bcj ], [ %oj, %bbc ], [ %oj, %bbi ]
%oi = phi i64 [ %oh, %oq ], [ %oh, %ob ], [ %bfk, %po ], [ %oh, %vo ], [ %oh, %ov ], [ %oh, %pa ], [ %oh, %ug ], [ %oh, %pd ], [ %oh, %xk ], [ %oh, %pf ], [ %oh, %pg ], [ %oh, %ph ], [ %oh, %pi ], [ %oh, %pj ], [ %oh, %pk ], [ %oh, %wz ], [ %oh, %wd ], [ %oh, %vu ], [ %oh, %uc ], [ %oh, %vc ], [ %oh, %pe ], [ %oh, %xl ], [ %oh, %ud ], [ %oh, %bby ], [ %oh, %bct ], [ %oh, %bcj ], [ %oh, %bbc ], [ %oh, %bbi ]
%og = getelementptr i8, ptr %of, i64 %nq
%od = add i64 %oc, %nq
%bfm = icmp eq i64 %gh, %ol
br i1 %bfm, label %fu, label %ob
pp:
%bfn = icmp eq i64 %nq, 1
%bfo = mul nsw i64 %oz, %nq
%bfe = add nsw i64 %bfo, %no
br i1 %bfn, label %bev, label %pt
pt:
%py = getelementptr i8, ptr %g, i64 %oy
br label %pq
fu:
%bfp = mul i64 %ni, %cx
%bfq = getelementptr i64, ptr %lk, i64 %bfp
store i64 %oi, ptr %bfq, align 8
%bfr = icmp eq i64 %ed, %nj
br i1 %bfr, label %fo, label %ll
ga:
store ptr @g3, ptr %b, align 8, !numba_exception_output !73
br label %fy
fv:
%bfs = phi ptr [ %ng, %mp ], [ %bft, %fv ]
%bfu = phi ptr [ %nc, %mp ], [ %bfv, %fv ]
%bfw = phi ptr [ %mz, %mp ], [ %bfx, %fv ]
%bfy = phi ptr [ %mv, %mp ], [ %bfz, %fv ]
%bga = phi i64 [ %mq, %mp ], [ %bgb, %fv ]
%bgc = mul i64 %il, 8
%bgd = getelementptr i8, ptr %bfu, i64 %bgc
store i64 0, ptr %bgd, align 8
%bge = mul i64 %il, 8
%bgf = getelementptr i8, ptr %bfs, i64 %bge
store i64 0, ptr %bgf, align 8
%bgg = mul i64 %il, 8
%bgh = getelementptr i8, ptr %bfw, i64 %bgg
store i64 0, ptr %bgh, align 8
%bgi = mul i64 %il, 8
%bgj = getelementptr i8, ptr %bfy, i64 %bgi
store i64 0, ptr %bgj, align 8
%bgb = add i64 %bga, -4
%bfz = getelementptr i8, ptr %bfy, i64 %fj
%bfx = getelementptr i8, ptr %bfw, i64 %fj
%bfv = getelementptr i8, ptr %bfu, i64 %fj
%bft = getelementptr i8, ptr %bfs, i64 %fj
%bgk = icmp eq i64 %bgb, 0
br i1 %bgk, label %fo, label %fv, !llvm.loop !74
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
!8 = distinct !{!8, !4}
!9 = !{!10}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = !{!16, !18}
!16 = distinct !{!16, !17, !"scope"}
!17 = distinct !{!17, !"scope"}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!"branch_weights", i32 1, i32 99}
!26 = !{!27, !29}
!27 = distinct !{!27, !28, !"scope"}
!28 = distinct !{!28, !"scope"}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = !{!32, !34}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !39}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = distinct !{!39, !40, !"scope"}
!40 = distinct !{!40, !"scope"}
!41 = !{!42, !44}
!42 = distinct !{!42, !43, !"scope"}
!43 = distinct !{!43, !"scope"}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = !{!47, !49}
!47 = distinct !{!47, !48, !"scope"}
!48 = distinct !{!48, !"scope"}
!49 = distinct !{!49, !50, !"scope"}
!50 = distinct !{!50, !"scope"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"scope"}
!53 = distinct !{!53, !"scope"}
!54 = !{!55, !52}
!55 = distinct !{!55, !56, !"scope"}
!56 = distinct !{!56, !"scope"}
!57 = !{!58, !52}
!58 = distinct !{!58, !59, !"scope"}
!59 = distinct !{!59, !"scope"}
!60 = !{!61, !52}
!61 = distinct !{!61, !62, !"scope"}
!62 = distinct !{!62, !"scope"}
!63 = !{!64, !66}
!64 = distinct !{!64, !65, !"scope"}
!65 = distinct !{!65, !"scope"}
!66 = distinct !{!66, !67, !"scope"}
!67 = distinct !{!67, !"scope"}
!68 = !{!69, !71}
!69 = distinct !{!69, !70, !"scope"}
!70 = distinct !{!70, !"scope"}
!71 = distinct !{!71, !72, !"scope"}
!72 = distinct !{!72, !"scope"}
!73 = !{i1 true}
!74 = distinct !{!74, !6}
