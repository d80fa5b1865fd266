target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @number_spans(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, ptr readnone captures(none) %x, ptr readnone captures(none) %y, i64 %z, i64 %ba, ptr captures(none) %bb, i64 %bc, i64 %bd, ptr readnone captures(none) %be, ptr readnone captures(none) %bf, i64 %bg, i64 %bh, ptr captures(none) %bi, i64 %bj, i64 %bk, ptr readnone captures(none) %bl, ptr readnone captures(none) %bm, i64 %bn, i64 %bo, ptr captures(none) %bp, i64 %bq, i64 %br) local_unnamed_addr #0 {
bs:
%bt = add nsw i64 %bc, -1
%bu = icmp slt i64 %o, 1
br i1 %bu, label %bv, label %bw
bw:
%bx = bitcast i64 -7046029254386353131 to i64
%by = shl nsw i64 %o, 3
br label %bz
ca:
%cb = mul i64 %cc, 8
%cd = getelementptr i8, ptr %u, i64 %cb
%ce = getelementptr i8, ptr %cd, i64 -8
%cf = load i64, ptr %ce, align 8
%cg = icmp eq i64 %cf, %ch
br i1 %cg, label %ci, label %cj
ci:
%ck = mul i64 %cc, 8
%cl = getelementptr i8, ptr %n, i64 %ck
%cm = getelementptr i8, ptr %cl, i64 -8
%cn = load i64, ptr %cm, align 8
%co = icmp ult i64 %ch, 8
br i1 %co, label %cp, label %cq
cq:
%cr = add i64 %ch, -8
br label %cs
ct:
%cu = getelementptr i8, ptr %g, i64 %cv
%cw = load i8, ptr %cu, align 1, !noalias !0
%cx = getelementptr i8, ptr %g, i64 %cn
%cy = load i8, ptr %cx, align 1, !noalias !0
%cz = icmp eq i8 %cw, %cy
br i1 %cz, label %da, label %db
da:
%dc = icmp eq i64 %ch, 1
br i1 %dc, label %dd, label %de
de:
%df = getelementptr i8, ptr %g, i64 %cv
%dg = getelementptr i8, ptr %df, i64 1
%dh = load i8, ptr %dg, align 1, !noalias !0
%di = getelementptr i8, ptr %g, i64 %cn
%dj = getelementptr i8, ptr %di, i64 1
%dk = load i8, ptr %dj, align 1, !noalias !0
%dl = icmp eq i8 %dh, %dk
br i1 %dl, label %dm, label %db
dm:
%dn = icmp eq i64 %ch, 2
br i1 %dn, label %dd, label %do
do:
%dp = getelementptr i8, ptr %g, i64 %cv
%dq = getelementptr i8, ptr %dp, i64 2
%dr = load i8, ptr %dq, align 1, !noalias !0
%ds = getelementptr i8, ptr %g, i64 %cn
%dt = getelementptr i8, ptr %ds, i64 2
%du = load i8, ptr %dt, align 1, !noalias !0
%dv = icmp eq i8 %dr, %du
br i1 %dv, label %dw, label %db
dw:
%dx = icmp eq i64 %ch, 3
br i1 %dx, label %dd, label %dy
dy:
%dz = getelementptr i8, ptr %g, i64 %cv
%ea = getelementptr i8, ptr %dz, i64 3
%eb = load i8, ptr %ea, align 1, !noalias !0
%ec = getelementptr i8, ptr %g, i64 %cn
%ed = getelementptr i8, ptr %ec, i64 3
%ee = load i8, ptr %ed, align 1, !noalias !0
%ef = icmp eq i8 %eb, %ee
br i1 %ef, label %eg, label %db
eg:
%eh = icmp eq i64 %ch, 4
br i1 %eh, label %dd, label %ei
ei:
%ej = getelementptr i8, ptr %g, i64 %cv
%ek = getelementptr i8, ptr %ej, i64 4
%el = load i8, ptr %ek, align 1, !noalias !0
%em = getelementptr i8, ptr %g, i64 %cn
%en = getelementptr i8, ptr %em, i64 4
%eo = load i8, ptr %en, align 1, !noalias !0
%ep = icmp eq i8 %el, %eo
br i1 %ep, label %eq, label %db
eq:
%er = icmp eq i64 %ch, 5
br i1 %er, label %dd, label %es
es:
%et = getelementptr i8, ptr %g, i64 %cv
%eu = getelementptr i8, ptr %et, i64 5
%ev = load i8, ptr %eu, align 1, !noalias !0
%ew = getelementptr i8, ptr %g, i64 %cn
%ex = getelementptr i8, ptr %ew, i64 5
%ey = load i8, ptr %ex, align 1, !noalias !0
%ez = icmp eq i8 %ev, %ey
br i1 %ez, label %fa, label %db
fa:
%fb = icmp eq i64 %ch, 6
br i1 %fb, label %dd, label %fc
fc:
%fd = getelementptr i8, ptr %g, i64 %cv
%fe = getelementptr i8, ptr %fd, i64 6
%ff = load i8, ptr %fe, align 1, !noalias !0
%fg = getelementptr i8, ptr %g, i64 %cn
%fh = getelementptr i8, ptr %fg, i64 6
%fi = load i8, ptr %fh, align 1, !noalias !0
%fj = icmp eq i8 %ff, %fi
br i1 %fj, label %dd, label %fk
fl:
%fm = add i64 %fn, 8
%fo = icmp ult i64 %fm, %ch
br i1 %fo, label %cs, label %dd
cp:
%fp = icmp eq i64 %ch, 0
br i1 %fp, label %dd, label %ct
cs:
%fn = phi i64 [ %fm, %fl ], [ 0, %cq ]
%fq = tail call i64 @llvm.umin.i64(i64 %cr, i64 %fn)
%fr = getelementptr i8, ptr %g, i64 %fq
%fs = getelementptr i8, ptr %fr, i64 %cv
%ft = load i64, ptr %fs, align 1, !noalias !3
%fu = getelementptr i8, ptr %fr, i64 %cn
%fv = load i64, ptr %fu, align 1, !noalias !6
%fw = icmp eq i64 %ft, %fv
br i1 %fw, label %fl, label %db
dd:
%fx = mul i64 %cc, 4
%fy = getelementptr i8, ptr %bp, i64 %fx
%fz = getelementptr i8, ptr %fy, i64 -4
%ga = load i32, ptr %fz, align 4
br label %gb
cj:
%gc = icmp eq i64 %ch, 0
br i1 %gc, label %gd, label %db
db:
%ge = mul i64 %ch, %bx
%gf = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %ch, i64 8)
%gg = extractvalue { i64, i1 } %gf, 0
%gh = extractvalue { i64, i1 } %gf, 1
%gi = getelementptr i8, ptr %g, i64 %cv
br i1 %gh, label %gj, label %gk
gk:
br label %gl
fk:
%gm = getelementptr i8, ptr %g, i64 %cv
%gn = load i8, ptr %gm, align 1, !noalias !9
%go = zext i8 %gn to i64
%gp = getelementptr i8, ptr %gm, i64 1
%gq = load i8, ptr %gp, align 1, !noalias !9
%gr = zext i8 %gq to i64
%gs = shl nuw nsw i64 %gr, 8
%gt = or disjoint i64 %gs, %go
%gu = getelementptr i8, ptr %gm, i64 2
%gv = load i8, ptr %gu, align 1, !noalias !9
%gw = zext i8 %gv to i64
%gx = shl nuw nsw i64 %gw, 16
%gy = or disjoint i64 %gx, %gt
%gz = getelementptr i8, ptr %gm, i64 3
%ha = load i8, ptr %gz, align 1, !noalias !9
%hb = zext i8 %ha to i64
%hc = shl nuw nsw i64 %hb, 24
%hd = or disjoint i64 %hc, %gy
%he = getelementptr i8, ptr %gm, i64 4
%hf = load i8, ptr %he, align 1, !noalias !9
%hg = zext i8 %hf to i64
%hh = shl nuw nsw i64 %hg, 32
%hi = or disjoint i64 %hh, %hd
%hj = getelementptr i8, ptr %gm, i64 5
%hk = load i8, ptr %hj, align 1, !noalias !9
%hl = zext i8 %hk to i64
%hm = shl nuw nsw i64 %hl, 40
%hn = or i64 %hm, %hi
br label %ho
gj:
%hp = load i8, ptr %gi, align 1, !noalias !9
%hq = zext i8 %hp to i64
%hr = icmp eq i64 %ch, 1
br i1 %hr, label %hs, label %ht
ht:
%hu = getelementptr i8, ptr %gi, i64 1
%hv = load i8, ptr %hu, align 1, !noalias !9
%hw = zext i8 %hv to i64
%hx = shl nuw nsw i64 %hw, 8
%hy = or disjoint i64 %hx, %hq
%hz = icmp eq i64 %ch, 2
br i1 %hz, label %hs, label %ia
ia:
%ib = getelementptr i8, ptr %gi, i64 2
%ic = load i8, ptr %ib, align 1, !noalias !9
%id = zext i8 %ic to i64
%ie = shl nuw nsw i64 %id, 16
%if = or disjoint i64 %ie, %hy
%ig = icmp eq i64 %ch, 3
br i1 %ig, label %hs, label %ih
ih:
%ii = getelementptr i8, ptr %gi, i64 3
%ij = load i8, ptr %ii, align 1, !noalias !9
%ik = zext i8 %ij to i64
%il = shl nuw nsw i64 %ik, 24
%im = or disjoint i64 %il, %if
%in = icmp eq i64 %ch, 4
br i1 %in, label %hs, label %io
io:
%ip = getelementptr i8, ptr %gi, i64 4
%iq = load i8, ptr %ip, align 1, !noalias !9
%ir = zext i8 %iq to i64
%is = shl nuw nsw i64 %ir, 32
%it = or disjoint i64 %is, %im
%iu = icmp eq i64 %ch, 5
br i1 %iu, label %hs, label %iv
iv:
%iw = getelementptr i8, ptr %gi, i64 5
%ix = load i8, ptr %iw, align 1, !noalias !9
%iy = zext i8 %ix to i64
%iz = shl nuw nsw i64 %iy, 40
%ja = or i64 %iz, %it
%jb = icmp eq i64 %ch, 6
br i1 %jb, label %hs, label %ho
ho:
%jc = phi i64 [ %hn, %fk ], [ %ja, %iv ]
%jd = phi i64 [ 6018027440424182931, %fk ], [ %ge, %iv ]
%je = getelementptr i8, ptr %g, i64 %cv
%jf = getelementptr i8, ptr %je, i64 6
%jg = load i8, ptr %jf, align 1, !noalias !9
%jh = zext i8 %jg to i64
%ji = shl nuw nsw i64 %jh, 48
%jj = or i64 %ji, %jc
br label %hs
gl:
%jk = phi i64 [ %jl, %gl ], [ 0, %gk ]
%jm = phi i64 [ %jn, %gl ], [ %ge, %gk ]
%jo = tail call i64 @llvm.umin.i64(i64 %gg, i64 %jk)
%jp = getelementptr i8, ptr %gi, i64 %jo
%jq = load i64, ptr %jp, align 1, !noalias !12
%jr = lshr i64 %jm, 32
%js = xor i64 %jr, %jq
%jt = xor i64 %js, %jm
%jn = mul i64 %jt, %bx
%jl = add i64 %jk, 8
%ju = icmp ult i64 %jl, %ch
br i1 %ju, label %gl, label %gd
hs:
%jv = phi i64 [ %bx, %gj ], [ %ge, %ht ], [ %ge, %ia ], [ %ge, %ih ], [ %ge, %io ], [ %ge, %iv ], [ %jd, %ho ]
%jw = phi i64 [ %hq, %gj ], [ %hy, %ht ], [ %if, %ia ], [ %im, %ih ], [ %it, %io ], [ %ja, %iv ], [ %jj, %ho ]
%jx = lshr i64 %jv, 32
%jy = xor i64 %jx, %jw
%jz = xor i64 %jy, %jv
%ka = mul i64 %jz, %bx
br label %gd
kb:
%kc = phi i64 [ %kd, %ke ], [ %kf, %kg ]
%kh = phi i64 [ %ki, %ke ], [ %kj, %kg ]
%kk = phi i32 [ %kl, %ke ], [ %km, %kg ]
%kn = zext nneg i32 %kk to i64
%ko = getelementptr i64, ptr %bi, i64 %kn
%kp = load i64, ptr %ko, align 8
%kq = icmp slt i64 %kp, 0
%kr = select i1 %kq, i64 %v, i64 0
%ks = getelementptr i64, ptr %u, i64 %kp
%kt = getelementptr i64, ptr %ks, i64 %kr
%ku = load i64, ptr %kt, align 8
%kv = icmp eq i64 %ku, %ch
br i1 %kv, label %kw, label %kx
kw:
%ky = icmp ult i64 %ch, 8
%kz = icmp slt i64 %kp, 0
%la = select i1 %kz, i64 %o, i64 0
%lb = getelementptr i64, ptr %n, i64 %kp
%lc = getelementptr i64, ptr %lb, i64 %la
%ld = load i64, ptr %lc, align 8
br i1 %ky, label %le, label %lf
lf:
br label %lg
lh:
%li = getelementptr i8, ptr %g, i64 %cv
%lj = load i8, ptr %li, align 1, !noalias !15
%lk = getelementptr i8, ptr %g, i64 %ld
%ll = load i8, ptr %lk, align 1, !noalias !15
%lm = icmp eq i8 %lj, %ll
br i1 %lm, label %ln, label %kx
ln:
%lo = icmp eq i64 %ch, 1
br i1 %lo, label %gb, label %lp
lp:
%lq = getelementptr i8, ptr %g, i64 %cv
%lr = getelementptr i8, ptr %lq, i64 1
%ls = load i8, ptr %lr, align 1, !noalias !15
%lt = getelementptr i8, ptr %g, i64 %ld
%lu = getelementptr i8, ptr %lt, i64 1
%lv = load i8, ptr %lu, align 1, !noalias !15
%lw = icmp eq i8 %ls, %lv
br i1 %lw, label %lx, label %kx
lx:
%ly = icmp eq i64 %ch, 2
br i1 %ly, label %gb, label %lz
lz:
%ma = getelementptr i8, ptr %g, i64 %cv
%mb = getelementptr i8, ptr %ma, i64 2
%mc = load i8, ptr %mb, align 1, !noalias !15
%md = getelementptr i8, ptr %g, i64 %ld
%me = getelementptr i8, ptr %md, i64 2
%mf = load i8, ptr %me, align 1, !noalias !15
%mg = icmp eq i8 %mc, %mf
br i1 %mg, label %mh, label %kx
mh:
%mi = icmp eq i64 %ch, 3
br i1 %mi, label %gb, label %mj
mj:
%mk = getelementptr i8, ptr %g, i64 %cv
%ml = getelementptr i8, ptr %mk, i64 3
%mm = load i8, ptr %ml, align 1, !noalias !15
%mn = getelementptr i8, ptr %g, i64 %ld
%mo = getelementptr i8, ptr %mn, i64 3
%mp = load i8, ptr %mo, align 1, !noalias !15
%mq = icmp eq i8 %mm, %mp
br i1 %mq, label %mr, label %kx
mr:
%ms = icmp eq i64 %ch, 4
br i1 %ms, label %gb, label %mt
mt:
%mu = getelementptr i8, ptr %g, i64 %cv
%mv = getelementptr i8, ptr %mu, i64 4
%mw = load i8, ptr %mv, align 1, !noalias !15
%mx = getelementptr i8, ptr %g, i64 %ld
%my = getelementptr i8, ptr %mx, i64 4
%mz = load i8, ptr %my, align 1, !noalias !15
%na = icmp eq i8 %mw, %mz
br i1 %na, label %nb, label %kx
nb:
%nc = icmp eq i64 %ch, 5
br i1 %nc, label %gb, label %nd
nd:
%ne = getelementptr i8, ptr %g, i64 %cv
%nf = getelementptr i8, ptr %ne, i64 5
%ng = load i8, ptr %nf, align 1, !noalias !15
%nh = getelementptr i8, ptr %g, i64 %ld
%ni = getelementptr i8, ptr %nh, i64 5
%nj = load i8, ptr %ni, align 1, !noalias !15
%nk = icmp eq i8 %ng, %nj
br i1 %nk, label %nl, label %kx
nl:
%nm = icmp eq i64 %ch, 6
br i1 %nm, label %gb, label %nn
nn:
%no = getelementptr i8, ptr %g, i64 %cv
%np = getelementptr i8, ptr %no, i64 6
%nq = load i8, ptr %np, align 1, !noalias !15
%nr = getelementptr i8, ptr %g, i64 %ld
%ns = getelementptr i8, ptr %nr, i64 6
%nt = load i8, ptr %ns, align 1, !noalias !15
%nu = icmp eq i8 %nq, %nt
br i1 %nu, label %gb, label %kx
nv:
%nw = add i64 %nx, 8
%ny = icmp ult i64 %nw, %ch
br i1 %ny, label %lg, label %gb
le:
%nz = icmp eq i64 %ch, 0
br i1 %nz, label %gb, label %lh
lg:
%nx = phi i64 [ %nw, %nv ], [ 0, %lf ]
%oa = tail call i64 @llvm.umin.i64(i64 %ob, i64 %nx)
%oc = getelementptr i8, ptr %g, i64 %oa
%od = getelementptr i8, ptr %oc, i64 %cv
%oe = load i64, ptr %od, align 1, !noalias !18
%of = getelementptr i8, ptr %oc, i64 %ld
%og = load i64, ptr %of, align 1, !noalias !21
%oh = icmp eq i64 %oe, %og
br i1 %oh, label %nv, label %kx
kx:
%oi = icmp slt i64 %kc, 1
br i1 %oi, label %bv, label %ke
bv:
%oj = phi i64 [ 0, %bs ], [ -1, %kx ], [ %ok, %gb ], [ -1, %ol ]
store i64 %oj, ptr %a, align 8
ret i32 0
ke:
%kd = add nsw i64 %kc, -1
%om = add i64 %kh, 1
%ki = and i64 %om, %bt
%on = getelementptr i32, ptr %bb, i64 %ki
%kl = load i32, ptr %on, align 4
%oo = icmp sgt i32 %kl, -1
br i1 %oo, label %kb, label %ol
ol:
%op = phi i64 [ %kf, %gd ], [ %kd, %ke ]
%oq = phi i64 [ %kj, %gd ], [ %ki, %ke ]
%or = icmp eq i64 %os, %bj
br i1 %or, label %bv, label %ot
ot:
%ou = trunc i64 %os to i32
%ov = getelementptr i32, ptr %bb, i64 %oq
store i32 %ou, ptr %ov, align 4
%ow = shl i64 %os, 32
%ox = ashr exact i64 %ow, 32
%oy = icmp slt i64 %ox, 0
%oz = select i1 %oy, i64 %bj, i64 0
%pa = getelementptr i64, ptr %bi, i64 %ox
%pb = getelementptr i64, ptr %pa, i64 %oz
store i64 %pc, ptr %pb, align 8
%pd = add nsw i64 %os, 1
br label %gb
gb:
%pe = phi i32 [ %ga, %dd ], [ %ou, %ot ], [ %kk, %nv ], [ %kk, %nn ], [ %kk, %mr ], [ %kk, %le ], [ %kk, %ln ], [ %kk, %nl ], [ %kk, %lx ], [ %kk, %nb ], [ %kk, %mh ]
%ok = phi i64 [ %os, %dd ], [ %pd, %ot ], [ %os, %nv ], [ %os, %nn ], [ %os, %mr ], [ %os, %le ], [ %os, %ln ], [ %os, %nl ], [ %os, %lx ], [ %os, %nb ], [ %os, %mh ]
%pf = phi i64 [ %kf, %dd ], [ %op, %ot ], [ %kc, %nv ], [ %kc, %nn ], [ %kc, %mr ], [ %kc, %le ], [ %kc, %ln ], [ %kc, %nl ], [ %kc, %lx ], [ %kc, %nb ], [ %kc, %mh ]
%pg = getelementptr i32, ptr %bp, i64 %pc
store i32 %pe, ptr %pg, align 4
%ph = icmp eq i64 %o, %pi
br i1 %ph, label %bv, label %bz
bz:
%kf = phi i64 [ %pf, %gb ], [ %by, %bw ]
%os = phi i64 [ %ok, %gb ], [ 0, %bw ]
%pc = phi i64 [ %pi, %gb ], [ 0, %bw ]
%pi = add nuw nsw i64 %pc, 1
%pj = getelementptr i64, ptr %n, i64 %pc
%cv = load i64, ptr %pj, align 8
%pk = getelementptr i64, ptr %u, i64 %pc
%ch = load i64, ptr %pk, align 8
%cc = tail call i64 @llvm.smax.i64(i64 %pc, i64 1)
%pl = icmp eq i64 %pc, 0
br i1 %pl, label %cj, label %ca
gd:
%pm = phi i64 [ 0, %cj ], [ %ka, %hs ], [ %jn, %gl ]
%pn = lshr i64 %pm, 32
%po = xor i64 %pn, %pm
%kj = and i64 %po, %bt
%pp = getelementptr i32, ptr %bb, i64 %kj
%km = load i32, ptr %pp, align 4
%pq = icmp sgt i32 %km, -1
br i1 %pq, label %kg, label %ol
kg:
%ob = add i64 %ch, -8
br label %kb
}
declare i64 @llvm.smax.i64(i64, i64) #1
declare i64 @llvm.umin.i64(i64, i64) #1
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #1
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !10}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"scope"}
!17 = distinct !{!17, !"scope"}
!18 = !{!19, !16}
!19 = distinct !{!19, !20, !"scope"}
!20 = distinct !{!20, !"scope"}
!21 = !{!22, !16}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
