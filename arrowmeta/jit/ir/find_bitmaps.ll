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
%cd = or disjoint i64 %ce, %cf
%cg = icmp eq i64 %cd, 12346
br i1 %cg, label %ch, label %ca
ch:
%ci = icmp slt i64 %bs, -4
%cj = select i1 %ci, i64 %h, i64 0
%ck = getelementptr i8, ptr %cl, i64 4
%cm = getelementptr i8, ptr %ck, i64 %cj
%cn = load i8, ptr %cm, align 1, !noalias !0
%co = zext i8 %cn to i64
%cp = icmp slt i64 %bs, -5
%cq = select i1 %cp, i64 %h, i64 0
%cr = getelementptr i8, ptr %cl, i64 5
%cs = getelementptr i8, ptr %cr, i64 %cq
%ct = load i8, ptr %cs, align 1, !noalias !0
%cu = zext i8 %ct to i64
%cv = shl nuw nsw i64 %cu, 8
%cw = icmp slt i64 %bs, -6
%cx = select i1 %cw, i64 %h, i64 0
%cy = getelementptr i8, ptr %cl, i64 6
%cz = getelementptr i8, ptr %cy, i64 %cx
%da = load i8, ptr %cz, align 1, !noalias !7
%db = zext i8 %da to i64
%dc = icmp slt i64 %bs, -7
%dd = select i1 %dc, i64 %h, i64 0
%de = getelementptr i8, ptr %cl, i64 7
%df = getelementptr i8, ptr %de, i64 %dd
%dg = load i8, ptr %df, align 1, !noalias !7
%dh = zext i8 %dg to i64
%di = shl nuw nsw i64 %dh, 24
%dj = shl nuw nsw i64 %db, 16
%dk = or disjoint i64 %cv, %co
%dl = or disjoint i64 %dk, %dj
%dm = or disjoint i64 %dl, %di
%dn = icmp samesign ugt i64 %dm, 65536
br i1 %dn, label %do, label %dp
do:
%dq = add nsw i64 %bs, 4
br label %ca
dp:
%dr = add nsw i64 %bs, 8
%ds = shl nuw nsw i64 %dl, 2
%dt = add nsw i64 %ds, %dr
br label %du
dv:
%dw = lshr exact i64 %ce, 16
%dx = add nuw nsw i64 %dw, 1
%dy = add nuw nsw i64 %dw, 8
%dz = lshr i64 %dy, 3
%ea = add nsw i64 %bs, 4
%eb = add nsw i64 %dz, %ea
%ec = icmp samesign ugt i64 %ce, 131072
%ed = shl nuw nsw i64 %dx, 2
%ee = add nsw i64 %eb, %ed
br i1 %ec, label %du, label %ef
du:
%eg = phi i64 [ %dm, %dp ], [ %dx, %dv ]
%eh = phi i64 [ %bs, %dp ], [ %ea, %dv ]
%ei = phi i64 [ %dr, %dp ], [ %eb, %dv ]
%ej = phi i64 [ %dt, %dp ], [ %ee, %dv ]
%ek = phi i64 [ %ds, %dp ], [ %ed, %dv ]
%el = add nsw i64 %ek, %ej
br label %ef
ef:
%em = phi i64 [ %eh, %du ], [ %ea, %dv ]
%en = phi i64 [ %ei, %du ], [ %eb, %dv ]
%eo = phi i64 [ %eg, %du ], [ %dx, %dv ]
%ep = phi i64 [ %ej, %du ], [ %ee, %dv ]
%eq = phi i1 [ true, %du ], [ false, %dv ]
%er = phi i64 [ %el, %du ], [ %ee, %dv ]
%es = icmp sgt i64 %er, %k
br i1 %es, label %ca, label %et
eu:
br i1 %eq, label %ev, label %ew
ew:
%ex = icmp eq i64 %cf, 12347
br i1 %ex, label %ey, label %ez
ey:
%fa = lshr i64 %fb, 3
%fc = add nsw i64 %fa, %em
%fd = icmp slt i64 %fc, 0
%fe = select i1 %fd, i64 %h, i64 0
%ff = getelementptr i8, ptr %g, i64 %fc
%fg = getelementptr i8, ptr %ff, i64 %fe
%fh = load i8, ptr %fg, align 1, !noalias !10
%fi = zext i8 %fh to i64
%fj = and i64 %fb, 7
%fk = shl nuw nsw i64 1, %fj
%fl = and i64 %fk, %fi
%fm = icmp eq i64 %fl, 0
br i1 %fm, label %ez, label %fn
fn:
%fo = sub nsw i64 %k, %fp
%fq = icmp slt i64 %fo, 2
br i1 %fq, label %ca, label %fr
fs:
%ft = icmp eq i64 %fu, 0
br i1 %ft, label %ca, label %fv
fv:
br label %fw
fw:
%fx = phi i64 [ %fy, %fz ], [ 2, %fv ]
%ga = phi ptr [ %gb, %fz ], [ %gc, %fv ]
%gd = phi i64 [ %ge, %fz ], [ %fu, %fv ]
%gf = phi i64 [ %gg, %fz ], [ 0, %fv ]
%gh = phi i64 [ %gi, %fz ], [ 0, %fv ]
%gj = add i64 %fp, %fx
%gk = icmp slt i64 %gj, 0
%gl = select i1 %gk, i64 %h, i64 0
%gm = add i64 %fp, %gl
%gn = getelementptr i8, ptr %ga, i64 %gm
%go = load i8, ptr %gn, align 1, !noalias !11
%gp = zext i8 %go to i64
%gq = icmp slt i64 %gj, -1
%gr = select i1 %gq, i64 %gs, i64 1
%gt = add i64 %fp, %gr
%gu = getelementptr i8, ptr %ga, i64 %gt
%gv = load i8, ptr %gu, align 1, !noalias !11
%gw = zext i8 %gv to i64
%gx = shl nuw nsw i64 %gw, 8
%gy = or disjoint i64 %gx, %gp
%gz = icmp slt i64 %gj, -2
%ha = select i1 %gz, i64 %hb, i64 2
%hc = add i64 %fp, %ha
%hd = getelementptr i8, ptr %ga, i64 %hc
%he = load i8, ptr %hd, align 1, !noalias !16
%hf = zext i8 %he to i64
%hg = icmp slt i64 %gj, -3
%hh = select i1 %hg, i64 %hi, i64 3
%hj = add i64 %fp, %hh
%hk = getelementptr i8, ptr %ga, i64 %hj
%hl = load i8, ptr %hk, align 1, !noalias !16
%hm = zext i8 %hl to i64
%hn = shl nuw nsw i64 %hm, 8
%ho = or disjoint i64 %hn, %hf
%hp = add nuw nsw i64 %ho, 1
%hq = icmp samesign ult i64 %gy, %gf
br i1 %hq, label %ca, label %hr
hr:
%gg = add nuw nsw i64 %hp, %gy
%hs = icmp samesign ugt i64 %gg, 65536
%ht = sub nsw i64 %hu, %gh
%hv = icmp sge i64 %ho, %ht
%hw = select i1 %hs, i1 true, i1 %hv
br i1 %hw, label %ca, label %fz
fz:
%gi = add nuw nsw i64 %hp, %gh
%ge = add nsw i64 %gd, -1
%gb = getelementptr i8, ptr %ga, i64 4
%fy = add nuw nsw i64 %fx, 4
%hx = icmp eq i64 %ge, 0
br i1 %hx, label %hy, label %fw
hy:
%hz = icmp eq i64 %gi, %hu
br i1 %hz, label %ia, label %ca
ez:
%ib = icmp ult i8 %ic, 16
br i1 %ib, label %id, label %ie
id:
%if = shl nuw nsw i64 %hu, 1
%ig = sub nsw i64 %k, %fp
%ih = icmp sgt i64 %if, %ig
br i1 %ih, label %ca, label %ii
ii:
br label %ij
ij:
%ik = phi i64 [ %il, %im ], [ %hu, %ii ]
%in = phi i64 [ %io, %im ], [ %fp, %ii ]
%ip = phi i64 [ %iq, %im ], [ -1, %ii ]
%ir = icmp slt i64 %in, 0
%is = select i1 %ir, i64 %h, i64 0
%it = getelementptr i8, ptr %g, i64 %is
%iu = getelementptr i8, ptr %it, i64 %in
%iv = load i8, ptr %iu, align 1, !noalias !19
%iw = zext i8 %iv to i64
%ix = icmp slt i64 %in, -1
%iy = select i1 %ix, i64 %gs, i64 1
%iz = getelementptr i8, ptr %g, i64 %iy
%ja = getelementptr i8, ptr %iz, i64 %in
%jb = load i8, ptr %ja, align 1, !noalias !19
%jc = zext i8 %jb to i64
%jd = shl nuw nsw i64 %jc, 8
%iq = or disjoint i64 %jd, %iw
%je = icmp sgt i64 %iq, %ip
br i1 %je, label %im, label %ca
im:
%io = add i64 %in, 2
%il = add nsw i64 %ik, -1
%jf = icmp eq i64 %il, 0
br i1 %jf, label %ia, label %ij
ie:
%jg = sub nsw i64 %k, %fp
%jh = icmp slt i64 %jg, 8192
br i1 %jh, label %ca, label %ji
ji:
%jj = bitcast i64 3689348814741910323 to i64
%jk = getelementptr i8, ptr %g, i64 %fp
br label %jl
jl:
%jm = phi i64 [ %jn, %jo ], [ 0, %ji ]
%jp = phi i64 [ %jq, %jo ], [ 0, %ji ]
%jr = shl nuw nsw i64 %jp, 3
%js = getelementptr i8, ptr %jk, i64 %jr
%jt = load i64, ptr %js, align 1, !noalias !24
%ju = lshr i64 %jt, 1
%jv = and i64 %ju, 6148914691236517205
%jw = sub i64 %jt, %jv
%jx = and i64 %jw, %jj
%jy = lshr i64 %jw, 2
%jz = and i64 %jy, %jj
%ka = add nuw nsw i64 %jz, %jx
%kb = lshr i64 %ka, 4
%kc = add nuw nsw i64 %kb, %ka
%kd = and i64 %kc, 1085102592571150095
%ke = lshr i64 %kd, 8
%kf = add nuw nsw i64 %ke, %kd
%kg = lshr i64 %kf, 16
%kh = add nuw nsw i64 %kg, %kf
%ki = lshr i64 %kh, 32
%kj = add nuw nsw i64 %ki, %kh
%kk = and i64 %kj, 127
%kl = sub nsw i64 %hu, %jm
%km = icmp sgt i64 %kk, %kl
br i1 %km, label %ca, label %jo
jo:
%jq = add nuw nsw i64 %jp, 1
%jn = add nuw nsw i64 %kk, %jm
%kn = icmp eq i64 %jq, 1024
br i1 %kn, label %ko, label %jl
ko:
%kp = icmp eq i64 %jn, %hu
br i1 %kp, label %ia, label %ca
ia:
%kq = phi i64 [ %kr, %hy ], [ 8192, %ko ], [ %if, %im ]
%ks = add nsw i64 %kq, %fp
%kt = add nuw nsw i64 %hu, %ku
%kv = icmp eq i64 %kw, %eo
br i1 %kv, label %bu, label %kx
cb:
%ky = icmp slt i64 %bs, 0
%kz = select i1 %ky, i64 %h, i64 0
%cl = getelementptr i8, ptr %g, i64 %bs
%la = getelementptr i8, ptr %cl, i64 %kz
%lb = load i8, ptr %la, align 1, !noalias !29
%lc = zext i8 %lb to i64
%ld = icmp slt i64 %bs, -1
%le = select i1 %ld, i64 %h, i64 0
%lf = getelementptr i8, ptr %cl, i64 1
%lg = getelementptr i8, ptr %lf, i64 %le
%lh = load i8, ptr %lg, align 1, !noalias !29
%li = zext i8 %lh to i64
%lj = shl nuw nsw i64 %li, 8
%lk = icmp slt i64 %bs, -2
%ll = select i1 %lk, i64 %h, i64 0
%lm = getelementptr i8, ptr %cl, i64 2
%ln = getelementptr i8, ptr %lm, i64 %ll
%lo = load i8, ptr %ln, align 1, !noalias !34
%lp = zext i8 %lo to i64
%lq = icmp slt i64 %bs, -3
%lr = select i1 %lq, i64 %h, i64 0
%ls = getelementptr i8, ptr %cl, i64 3
%lt = getelementptr i8, ptr %ls, i64 %lr
%lu = load i8, ptr %lt, align 1, !noalias !34
%lv = zext i8 %lu to i64
%lw = shl nuw nsw i64 %lv, 24
%lx = shl nuw nsw i64 %lp, 16
%cf = or disjoint i64 %lj, %lc
%ce = or disjoint i64 %lw, %lx
%ly = icmp eq i64 %cf, 12347
br i1 %ly, label %dv, label %cc
et:
%lz = icmp eq i64 %eo, 0
br i1 %lz, label %bu, label %ma
ma:
br label %kx
kx:
%mb = phi i64 [ %mc, %ia ], [ -1, %ma ]
%ku = phi i64 [ %kt, %ia ], [ 0, %ma ]
%fp = phi i64 [ %ks, %ia ], [ %er, %ma ]
%fb = phi i64 [ %kw, %ia ], [ 0, %ma ]
%kw = add nuw nsw i64 %fb, 1
%md = shl nsw i64 %fb, 2
%me = add nsw i64 %md, %en
%mf = icmp slt i64 %me, 0
%mg = select i1 %mf, i64 %h, i64 0
%mh = getelementptr i8, ptr %g, i64 %me
%mi = getelementptr i8, ptr %mh, i64 %mg
%mj = load i8, ptr %mi, align 1, !noalias !37
%mk = zext i8 %mj to i64
%ml = icmp slt i64 %me, -1
%mm = select i1 %ml, i64 %h, i64 0
%mn = getelementptr i8, ptr %mh, i64 1
%mo = getelementptr i8, ptr %mn, i64 %mm
%mp = load i8, ptr %mo, align 1, !noalias !37
%mq = zext i8 %mp to i64
%mr = shl nuw nsw i64 %mq, 8
%mc = or disjoint i64 %mr, %mk
%ms = icmp slt i64 %me, -2
%mt = select i1 %ms, i64 %h, i64 0
%mu = getelementptr i8, ptr %mh, i64 2
%mv = getelementptr i8, ptr %mu, i64 %mt
%mw = load i8, ptr %mv, align 1, !noalias !40
%mx = zext i8 %mw to i64
%my = icmp slt i64 %me, -3
%mz = select i1 %my, i64 %h, i64 0
%na = getelementptr i8, ptr %mh, i64 3
%nb = getelementptr i8, ptr %na, i64 %mz
%ic = load i8, ptr %nb, align 1, !noalias !40
%nc = zext i8 %ic to i64
%nd = shl nuw nsw i64 %nc, 8
%ne = or disjoint i64 %nd, %mx
%hu = add nuw nsw i64 %ne, 1
%nf = icmp sgt i64 %mc, %mb
br i1 %nf, label %eu, label %ca
ev:
%ng = add nsw i64 %md, %ep
%nh = icmp slt i64 %ng, 0
%ni = select i1 %nh, i64 %h, i64 0
%nj = getelementptr i8, ptr %g, i64 %ng
%nk = getelementptr i8, ptr %nj, i64 %ni
%nl = load i8, ptr %nk, align 1, !noalias !43
%nm = zext i8 %nl to i64
%nn = icmp slt i64 %ng, -1
%no = select i1 %nn, i64 %h, i64 0
%np = getelementptr i8, ptr %nj, i64 1
%nq = getelementptr i8, ptr %np, i64 %no
%nr = load i8, ptr %nq, align 1, !noalias !43
%ns = zext i8 %nr to i64
%nt = shl nuw nsw i64 %ns, 8
%nu = icmp slt i64 %ng, -2
%nv = select i1 %nu, i64 %h, i64 0
%nw = getelementptr i8, ptr %nj, i64 2
%nx = getelementptr i8, ptr %nw, i64 %nv
%ny = load i8, ptr %nx, align 1, !noalias !48
%nz = zext i8 %ny to i64
%oa = icmp slt i64 %ng, -3
%ob = select i1 %oa, i64 %h, i64 0
%oc = getelementptr i8, ptr %nj, i64 3
%od = getelementptr i8, ptr %oc, i64 %ob
%oe = load i8, ptr %od, align 1, !noalias !48
%of = zext i8 %oe to i64
%og = shl nuw nsw i64 %of, 24
%oh = shl nuw nsw i64 %nz, 16
%oi = or disjoint i64 %nt, %nm
%oj = or disjoint i64 %oi, %oh
%ok = or disjoint i64 %oj, %og
%ol = sub nsw i64 %fp, %bs
%om = icmp eq i64 %ok, %ol
br i1 %om, label %ew, label %ca
fr:
%on = icmp slt i64 %fp, 0
%oo = select i1 %on, i64 %h, i64 0
%op = getelementptr i8, ptr %g, i64 %fp
%oq = getelementptr i8, ptr %op, i64 %oo
%or = load i8, ptr %oq, align 1, !noalias !51
%os = zext i8 %or to i64
%ot = icmp slt i64 %fp, -1
%ou = select i1 %ot, i64 %h, i64 0
%ov = getelementptr i8, ptr %op, i64 1
%ow = getelementptr i8, ptr %ov, i64 %ou
%ox = load i8, ptr %ow, align 1, !noalias !51
%oy = zext i8 %ox to i64
%oz = shl nuw nsw i64 %oy, 8
%fu = or disjoint i64 %oz, %os
%pa = shl nuw nsw i64 %fu, 2
%kr = or disjoint i64 %pa, 2
%pb = icmp samesign ugt i64 %kr, %fo
br i1 %pb, label %ca, label %fs
bp:
%pc = phi i64 [ -1, %ca ], [ %j, %bn ], [ %bt, %bu ]
store i64 %pc, ptr %a, align 8
ret i32 0
ca:
%pd = phi i64 [ 3, %do ], [ 1, %fn ], [ 6, %ij ], [ 6, %jl ], [ 6, %fw ], [ 6, %hr ], [ 5, %ev ], [ 1, %fr ], [ 1, %id ], [ 4, %kx ], [ 1, %ie ], [ 6, %hy ], [ 6, %ko ], [ 6, %fs ], [ 2, %cc ], [ 1, %br ], [ 1, %ef ]
%pe = phi i64 [ %dq, %do ], [ %fp, %fn ], [ %fp, %ij ], [ %fp, %jl ], [ %fp, %fw ], [ %fp, %hr ], [ %ng, %ev ], [ %fp, %fr ], [ %fp, %id ], [ %me, %kx ], [ %fp, %ie ], [ %fp, %hy ], [ %fp, %ko ], [ %fp, %fs ], [ %bs, %cc ], [ %bs, %br ], [ %bs, %ef ]
store i64 %pd, ptr %bk, align 8
%pf = getelementptr i8, ptr %bk, i64 8
store i64 %pe, ptr %pf, align 8
br label %bp
bu:
%bt = phi i64 [ %er, %et ], [ %ks, %ia ]
%pg = phi i64 [ 0, %et ], [ %kt, %ia ]
store i64 0, ptr %bk, align 8
%ph = getelementptr i8, ptr %bk, i64 8
store i64 %bt, ptr %ph, align 8
%pi = sub nsw i64 %bt, %bs
%pj = getelementptr i64, ptr %w, i64 %bv
store i64 %pi, ptr %pj, align 8
%pk = getelementptr i64, ptr %bd, i64 %bv
store i64 %pg, ptr %pk, align 8
%pl = icmp eq i64 %bw, %q
br i1 %pl, label %bp, label %br
bq:
%gs = add i64 %h, 1
%hb = add i64 %h, 2
%hi = add i64 %h, 3
%gc = getelementptr i8, ptr %g, i64 2
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
!7 = !{!8, !3, !5}
!8 = distinct !{!8, !9, !"scope"}
!9 = distinct !{!9, !"scope"}
!10 = !{!5}
!11 = !{!12, !14, !5}
!12 = distinct !{!12, !13, !"scope"}
!13 = distinct !{!13, !"scope"}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"scope"}
!16 = !{!17, !14, !5}
!17 = distinct !{!17, !18, !"scope"}
!18 = distinct !{!18, !"scope"}
!19 = !{!20, !22, !5}
!20 = distinct !{!20, !21, !"scope"}
!21 = distinct !{!21, !"scope"}
!22 = distinct !{!22, !23, !"scope"}
!23 = distinct !{!23, !"scope"}
!24 = !{!25, !27, !5}
!25 = distinct !{!25, !26, !"scope"}
!26 = distinct !{!26, !"scope"}
!27 = distinct !{!27, !28, !"scope"}
!28 = distinct !{!28, !"scope"}
!29 = !{!30, !32, !5}
!30 = distinct !{!30, !31, !"scope"}
!31 = distinct !{!31, !"scope"}
!32 = distinct !{!32, !33, !"scope"}
!33 = distinct !{!33, !"scope"}
!34 = !{!35, !32, !5}
!35 = distinct !{!35, !36, !"scope"}
!36 = distinct !{!36, !"scope"}
!37 = !{!38, !5}
!38 = distinct !{!38, !39, !"scope"}
!39 = distinct !{!39, !"scope"}
!40 = !{!41, !5}
!41 = distinct !{!41, !42, !"scope"}
!42 = distinct !{!42, !"scope"}
!43 = !{!44, !46, !5}
!44 = distinct !{!44, !45, !"scope"}
!45 = distinct !{!45, !"scope"}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = !{!49, !46, !5}
!49 = distinct !{!49, !50, !"scope"}
!50 = distinct !{!50, !"scope"}
!51 = !{!52, !5}
!52 = distinct !{!52, !53, !"scope"}
!53 = distinct !{!53, !"scope"}
