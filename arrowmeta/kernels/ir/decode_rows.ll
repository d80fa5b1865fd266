target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g1 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\006\00\00\00\00\00\00\00\1E\02\00\00\00\00\00\00-\15\00\00\00\00\00\00\C2\D3\00\00\00\00\00\00\95E\08\00\00\00\00\00\D2\B7R\00\00\00\00\00<.;\03\00\00\00\00^\CEO \00\00\00\00\AE\0F\1EC\01\00\00\00\D0\9C,\9F\0C\00\00\00\22 \BE7~\00\00\00[Am-\EE\04\00\00\93\8DD\C6M1\00\00\C0\87\AD\BE\09\ED\01\00\82M\C7raB\13\00\15\07\C9{\CE\97\C0\00\D9F\DA\D5\10\EE\85\07z\C4\86Z\A8L;K", align 8
@g2 = internal unnamed_addr constant [312 x i8] c"\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00c\00\00\00\00\00\00\00\E7\03\00\00\00\00\00\00\0F'\00\00\00\00\00\00\9F\86\01\00\00\00\00\00?B\0F\00\00\00\00\00\7F\96\98\00\00\00\00\00\FF\E0\F5\05\00\00\00\00\FF\C9\9A;\00\00\00\00\FF\E3\0BT\02\00\00\00\FF\E7vH\17\00\00\00\FF\0F\A5\D4\E8\00\00\00\FF\9FrN\18\09\00\00\FF?z\10\F3Z\00\00\FF\7F\C6\A4~\8D\03\00\FF\FF\C0o\F2\86#\00\FF\FF\89]xEc\01\FF\FFc\A7\B3\B6\E0\0D\FF\FF\E7\89\04#\C7\8A\FF\FF\0Fc-^\C7k\FF\FF\9F\DE\C5\AD\C95\FF\FF?\B2\BA\C9\E0\19\FF\FF\7F\F6J\E1\C7\02\FF\FF\FF\A0\ED\CC\CE\1B\FF\FF\FFIH\01\14\16\FF\FF\FF\E3\D2\0C\C8\DC\FF\FF\FF\E7<\80\D0\9F\FF\FF\FF\0Fa\02%>\FF\FF\FF\9F\CA\17rm\FF\FF\FF?\EA\EDtF\FF\FF\FF\7F&K\91\C0\FF\FF\FF\FF\80\EF\AC\85\FF\FF\FF\FF\09[\C18\FF\FF\FF\FFc\8E\8D7\FF\FF\FF\FF\E7\8F\87+\FF\FF\FF\FF\0F\9FK\B3\FF\FF\FF\FF\9F6\F4\00\FF\FF\FF\FF?\22\8A\09", align 8
define noundef range(i32 -1, -2) i32 @decode_rows(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, ptr readnone captures(none) %j, ptr readnone captures(none) %k, i64 %l, i64 %m, ptr readonly captures(none) %n, i64 %o, i64 %p, ptr readnone captures(none) %q, ptr readnone captures(none) %r, i64 %s, i64 %t, ptr readonly captures(none) %u, i64 %v, i64 %w, i64 %x, i64 %y, i64 %z, ptr readnone captures(none) %ba, ptr readnone captures(none) %bb, i64 %bc, i64 %bd, ptr readonly captures(none) %be, i64 %bf, i64 %bg, i64 %bh, i64 %bi, ptr readnone captures(none) %bj, ptr readnone captures(none) %bk, i64 %bl, i64 %bm, ptr captures(none) %bn, i64 %bo, i64 %bp, ptr readnone captures(none) %bq, ptr readnone captures(none) %br, i64 %bs, i64 %bt, ptr writeonly captures(none) %bu, i64 %bv, i64 %bw, i64 %bx, i64 %by, ptr readnone captures(none) %bz, ptr readnone captures(none) %ca, i64 %cb, i64 %cc, ptr writeonly captures(none) %cd, i64 %ce, i64 %cf, ptr readnone captures(none) %cg, ptr readnone captures(none) %ch, i64 %ci, i64 %cj, ptr writeonly captures(none) %ck, i64 %cl, i64 %cm, ptr readnone captures(none) %cn, ptr readnone captures(none) %co, i64 %cp, i64 %cq, ptr writeonly captures(none) %cr, i64 %cs, i64 %ct, ptr readnone captures(none) %cu, ptr readnone captures(none) %cv, i64 %cw, i64 %cx, ptr writeonly captures(none) %cy, i64 %cz, i64 %da, ptr readnone captures(none) %db, ptr readnone captures(none) %dc, i64 %dd, i64 %de, ptr writeonly captures(none) %df, i64 %dg, i64 %dh, ptr readnone captures(none) %di, ptr readnone captures(none) %dj, i64 %dk, i64 %dl, ptr captures(none) %dm, i64 %dn, i64 %do, ptr readnone captures(none) %dp, ptr readnone captures(none) %dq, i64 %dr, i64 %ds, ptr writeonly captures(none) %dt, i64 %du, i64 %dv) local_unnamed_addr #0 {
dw:
%dx = freeze i64 %x
%dy = add nsw i64 %y, 71
%dz = ashr i64 %dy, 3
%ea = and i64 %dz, -8
%eb = shl nsw i64 %y, 3
%ec = add nsw i64 %ea, %eb
%ed = add nuw i64 %o, 63
%ee = lshr i64 %ed, 6
%ef = icmp slt i64 %o, 1
%eg = icmp eq i64 %ee, 0
%eh = select i1 %ef, i1 true, i1 %eg
br i1 %eh, label %ei, label %ej
ej:
%ek = bitcast i64 9223372036854775807 to i64
%el = add i64 %dx, -64
%em = add i64 %el, %ea
%en = add i64 %h, 1
%eo = shl i64 %o, 3
%ep = shl i64 %v, 3
%eq = add i64 %ec, %dx
%er = getelementptr i8, ptr %ck, i64 2
%es = getelementptr i8, ptr %cr, i64 4
%et = getelementptr i8, ptr %cy, i64 8
%eu = getelementptr i8, ptr %g, i64 %dx
br label %ev
ew:
%ex = add i64 %ey, 1
%ez = getelementptr i8, ptr %fa, i64 512
%fb = add i64 %fc, -64
%fd = getelementptr i8, ptr %fe, i64 512
%ff = icmp sgt i64 %fg, 1
br i1 %ff, label %ev, label %ei
ev:
%fe = phi ptr [ %n, %ej ], [ %fd, %ew ]
%fc = phi i64 [ %o, %ej ], [ %fb, %ew ]
%fa = phi ptr [ %u, %ej ], [ %ez, %ew ]
%ey = phi i64 [ 0, %ej ], [ %ex, %ew ]
%fg = phi i64 [ %ee, %ej ], [ %fh, %ew ]
%fi = phi i64 [ 0, %ej ], [ %fj, %ew ]
%fk = call i64 @llvm.smin.i64(i64 %fc, i64 64)
%fl = call i64 @llvm.smin.i64(i64 %fc, i64 64)
%fm = lshr i64 %fl, 1
%fn = shl nuw i64 %fm, 1
%fo = shl i64 %ey, 6
%fp = sub i64 %o, %fo
%fq = tail call i64 @llvm.smin.i64(i64 %fp, i64 64)
%fh = add nsw i64 %fg, -1
%fj = add nuw i64 %fi, 64
%fr = tail call i64 @llvm.smin.i64(i64 %o, i64 %fj)
%fs = sub i64 %fr, %fi
%ft = icmp slt i64 %fs, 1
br i1 %ft, label %fu, label %fv
fw:
%fx = phi i64 [ %fy, %fz ], [ %ga, %gb ]
%gc = phi i64 [ %fi, %fz ], [ %gd, %gb ]
%ge = icmp slt i64 %gc, 0
%gf = select i1 %ge, i64 %eo, i64 0
%gg = getelementptr i8, ptr %n, i64 %gf
%gh = shl i64 %gc, 3
%gi = getelementptr i8, ptr %gg, i64 %gh
%gj = load i64, ptr %gi, align 8, !noalias !0
%gk = select i1 %ge, i64 %ep, i64 0
%gl = getelementptr i8, ptr %u, i64 %gk
%gm = getelementptr i8, ptr %gl, i64 %gh
%gn = load i64, ptr %gm, align 8, !noalias !0
%go = icmp slt i64 %gn, 0
br i1 %go, label %gb, label %gp
gp:
store i64 %gc, ptr %dt, align 8, !noalias !0
%gq = getelementptr i8, ptr %dt, i64 8
store i64 %gj, ptr %gq, align 8, !noalias !0
%gr = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %gr, align 8, !noalias !0
%gs = icmp slt i64 %gj, 0
%gt = sub nsw i64 %h, %gj
%gu = icmp sgt i64 %gn, %gt
%gv = select i1 %gs, i1 true, i1 %gu
br i1 %gv, label %ei, label %gw
gw:
%gx = icmp samesign ugt i64 %gn, 3
br i1 %gx, label %gy, label %gz
gy:
%ha = getelementptr i8, ptr %g, i64 %gj
%hb = load i8, ptr %ha, align 1, !noalias !3
%hc = ashr i8 %hb, 7
%hd = sext i8 %hc to i64
%he = zext i8 %hb to i64
%hf = shl nsw i64 %hd, 16
%hg = shl nuw nsw i64 %he, 8
%hh = or disjoint i64 %hf, %hg
%hi = icmp eq i64 %gj, %ek
%hj = select i1 %hi, i64 %en, i64 1
%hk = getelementptr i8, ptr %ha, i64 %hj
%hl = load i8, ptr %hk, align 1, !noalias !3
%hm = zext i8 %hl to i64
%hn = or disjoint i64 %hh, %hm
%ho = getelementptr i8, ptr %ha, i64 2
%hp = add i64 %ek, -2
%hq = icmp samesign ugt i64 %gj, %hp
%hr = select i1 %hq, i64 %h, i64 0
%hs = getelementptr i8, ptr %ho, i64 %hr
%ht = load i8, ptr %hs, align 1, !noalias !3
%hu = zext i8 %ht to i64
%hv = shl nsw i64 %hn, 16
%hw = shl nuw nsw i64 %hu, 8
%hx = or disjoint i64 %hv, %hw
%hy = add i64 %ek, -3
%hz = icmp samesign ugt i64 %gj, %hy
%ia = select i1 %hz, i64 %en, i64 1
%ib = getelementptr i8, ptr %ho, i64 %ia
%ic = load i8, ptr %ib, align 1, !noalias !3
%id = zext i8 %ic to i64
%ie = or disjoint i64 %hx, %id
%if = icmp eq i64 %ie, %y
br i1 %if, label %gz, label %ei
gz:
%ig = sub nsw i64 %gn, %dx
%ih = icmp slt i64 %ig, %ec
br i1 %ih, label %ei, label %gb
gb:
%ga = add i64 %fx, -1
%gd = add i64 %gc, 1
%ii = icmp samesign ugt i64 %ga, 1
br i1 %ii, label %fw, label %fu
fv:
%ij = icmp eq i64 %dx, 0
br i1 %ij, label %ik, label %fz
ik:
%il = add i64 %fr, 1
%im = sub i64 %il, %fi
br label %in
fz:
%fy = add nuw i64 %fs, 1
br label %fw
in:
%io = phi i64 [ %im, %ik ], [ %ip, %iq ]
%ir = phi i64 [ %fi, %ik ], [ %is, %iq ]
%it = icmp slt i64 %ir, 0
%iu = select i1 %it, i64 %ep, i64 0
%iv = getelementptr i8, ptr %u, i64 %iu
%iw = shl i64 %ir, 3
%ix = getelementptr i8, ptr %iv, i64 %iw
%iy = load i64, ptr %ix, align 8, !noalias !0
%iz = icmp slt i64 %iy, 0
br i1 %iz, label %iq, label %ja
ja:
%jb = icmp slt i64 %ir, 0
%jc = select i1 %jb, i64 %eo, i64 0
%jd = getelementptr i8, ptr %n, i64 %jc
%je = shl i64 %ir, 3
%jf = getelementptr i8, ptr %jd, i64 %je
%jg = load i64, ptr %jf, align 8, !noalias !0
store i64 %ir, ptr %dt, align 8, !noalias !0
%jh = getelementptr i8, ptr %dt, i64 8
store i64 %jg, ptr %jh, align 8, !noalias !0
%ji = getelementptr i8, ptr %dt, i64 16
store i64 -1, ptr %ji, align 8, !noalias !0
%jj = icmp slt i64 %jg, 0
%jk = sub nsw i64 %h, %jg
%jl = icmp sgt i64 %iy, %jk
%jm = select i1 %jj, i1 true, i1 %jl
br i1 %jm, label %ei, label %jn
jn:
%jo = icmp slt i64 %iy, %ec
br i1 %jo, label %ei, label %iq
iq:
%ip = add i64 %io, -1
%is = add i64 %ir, 1
%jp = icmp samesign ugt i64 %ip, 1
br i1 %jp, label %in, label %fu
ei:
%jq = phi i64 [ 4, %ja ], [ %jr, %js ], [ 2, %gz ], [ 0, %dw ], [ 2, %jn ], [ 3, %gy ], [ 4, %gp ], [ 0, %ew ]
store i64 %jq, ptr %a, align 8
ret i32 0
jt:
%ju = phi i64 [ 0, %jv ], [ %jw, %jt ]
%jx = add i64 %fi, %ju
%jy = icmp slt i64 %jx, 0
%jz = select i1 %jy, i64 %v, i64 0
%ka = shl i64 %jz, 3
%kb = getelementptr i8, ptr %fa, i64 %ka
%kc = shl i64 %ju, 3
%kd = getelementptr i8, ptr %kb, i64 %kc
%ke = load i64, ptr %kd, align 8
%kf = sub i64 %ke, %eq
%kg = mul i64 %ju, 8
%kh = getelementptr i8, ptr %bn, i64 %kg
store i64 %kf, ptr %kh, align 8
%jw = add nuw i64 %ju, 2
%ki = add i64 %fi, %ju
%kj = add i64 %ki, 1
%kk = icmp slt i64 %kj, 0
%kl = select i1 %kk, i64 %v, i64 0
%km = shl i64 %kl, 3
%kn = getelementptr i8, ptr %fa, i64 %km
%ko = shl i64 %ju, 3
%kp = getelementptr i8, ptr %kn, i64 %ko
%kq = getelementptr i8, ptr %kp, i64 8
%kr = load i64, ptr %kq, align 8
%ks = sub i64 %kr, %eq
%kt = mul i64 %ju, 8
%ku = getelementptr i8, ptr %bn, i64 %kt
%kv = getelementptr i8, ptr %ku, i64 8
store i64 %ks, ptr %kv, align 8
%kw = icmp eq i64 %fn, %jw
br i1 %kw, label %kx, label %jt
ky:
%kz = phi i64 [ 0, %la ], [ %lb, %lc ]
%ld = icmp slt i64 %le, 1
%lb = add nuw nsw i64 %kz, 1
%lf = mul i64 %kz, %bg
%lg = getelementptr i64, ptr %be, i64 %lf
%lh = load i64, ptr %lg, align 8
%li = getelementptr i8, ptr %lg, i64 8
%lj = load i64, ptr %li, align 8
%lk = getelementptr i8, ptr %lg, i64 24
%ll = load i64, ptr %lk, align 8
%lm = shl i64 %ll, 3
%ln = add i64 %em, %lm
%lo = ashr i64 %ll, 3
%lp = add nsw i64 %lo, %dx
br i1 %ld, label %lq, label %lr
lr:
%ls = and i64 %ll, 7
%lt = shl nuw nsw i64 1, %ls
br label %lu
lu:
%lv = phi i64 [ 0, %lr ], [ %lw, %lx ]
%ly = phi i64 [ 0, %lr ], [ %lz, %lx ]
%lz = add nuw nsw i64 %ly, 1
%ma = add i64 %fi, %ly
%mb = icmp slt i64 %ma, 0
%mc = select i1 %mb, i64 %ep, i64 0
%md = shl i64 %ly, 3
%me = getelementptr i8, ptr %fa, i64 %mc
%mf = getelementptr i8, ptr %me, i64 %md
%mg = load i64, ptr %mf, align 8, !noalias !6
%mh = icmp sgt i64 %mg, -1
br i1 %mh, label %mi, label %lx
mi:
%mj = icmp slt i64 %ma, 0
%mk = select i1 %mj, i64 %eo, i64 0
%ml = getelementptr i8, ptr %fe, i64 %mk
%mm = shl i64 %ly, 3
%mn = getelementptr i8, ptr %ml, i64 %mm
%mo = load i64, ptr %mn, align 8, !noalias !6
%mp = add nsw i64 %lp, %mo
%mq = icmp slt i64 %mp, 0
%mr = select i1 %mq, i64 %h, i64 0
%ms = getelementptr i8, ptr %g, i64 %mp
%mt = getelementptr i8, ptr %ms, i64 %mr
%mu = load i8, ptr %mt, align 1, !noalias !6
%mv = zext i8 %mu to i64
%mw = and i64 %lt, %mv
%mx = icmp eq i64 %mw, 0
br i1 %mx, label %my, label %lx
my:
%mz = shl nuw i64 1, %ly
%na = or i64 %mz, %lv
br label %lx
lx:
%lw = phi i64 [ %na, %my ], [ %lv, %mi ], [ %lv, %lu ]
%nb = icmp eq i64 %fk, %lz
br i1 %nb, label %lq, label %lu
nc:
%nd = icmp slt i64 %le, 1
br i1 %nd, label %lc, label %ne
ne:
%nf = and i64 %ng, 1
%nh = icmp eq i64 %nf, 0
%ni = getelementptr i64, ptr %cy, i64 %lj
%nj = getelementptr i8, ptr %g, i64 %ln
br i1 %nh, label %nk, label %nl
nl:
%nm = and i64 %nn, 1
%no = icmp eq i64 %nm, 0
br i1 %no, label %np, label %nq
nq:
%nr = mul i64 %ns, 8
%nt = getelementptr inbounds i8, ptr %nu, i64 %nr
%nv = load i64, ptr %nt, align 8, !noalias !9
%nw = getelementptr i8, ptr %nj, i64 %nv
%nx = load i64, ptr %nw, align 1, !noalias !12
br label %np
np:
%ny = phi i64 [ 0, %nl ], [ %nx, %nq ]
%nz = getelementptr i64, ptr %ni, i64 %fi
store i64 %ny, ptr %nz, align 8, !noalias !9
%oa = lshr i64 %nn, 1
br label %nk
nk:
%ob = phi i64 [ %nn, %ne ], [ %oa, %np ]
%oc = phi i64 [ %ng, %ne ], [ %od, %np ]
%oe = phi i64 [ %fi, %ne ], [ %of, %np ]
%og = icmp eq i64 %le, 1
br i1 %og, label %lc, label %oh
oh:
%oi = shl i64 %lj, 3
%oj = getelementptr i8, ptr %et, i64 %oi
%ok = add i64 %oc, 4
br label %ol
ol:
%om = phi i64 [ %on, %oo ], [ %ok, %oh ]
%op = phi i64 [ %oq, %oo ], [ %oe, %oh ]
%or = phi i64 [ %ob, %oh ], [ %os, %oo ]
%ot = add i64 %op, 1
%ou = and i64 %or, 1
%ov = icmp eq i64 %ou, 0
br i1 %ov, label %ow, label %ox
ox:
%oy = icmp slt i64 %op, 0
%oz = select i1 %oy, i64 %eo, i64 0
%pa = getelementptr i8, ptr %n, i64 %oz
%pb = shl i64 %op, 3
%pc = getelementptr i8, ptr %pa, i64 %pb
%pd = load i64, ptr %pc, align 8, !noalias !9
%pe = getelementptr i8, ptr %nj, i64 %pd
%pf = load i64, ptr %pe, align 1, !noalias !12
br label %ow
ow:
%pg = phi i64 [ %pf, %ox ], [ 0, %ol ]
%ph = shl i64 %op, 3
%pi = getelementptr i8, ptr %oj, i64 %ph
%pj = getelementptr i8, ptr %pi, i64 -8
store i64 %pg, ptr %pj, align 8, !noalias !9
%os = lshr i64 %or, 2
%pk = and i64 %or, 2
%pl = icmp eq i64 %pk, 0
br i1 %pl, label %oo, label %pm
pm:
%pn = icmp slt i64 %ot, 0
%po = select i1 %pn, i64 %eo, i64 0
%pp = add i64 %po, 8
%pq = getelementptr i8, ptr %n, i64 %pp
%pr = shl i64 %op, 3
%ps = getelementptr i8, ptr %pq, i64 %pr
%pt = load i64, ptr %ps, align 8, !noalias !9
%pu = getelementptr i8, ptr %nj, i64 %pt
%pv = load i64, ptr %pu, align 1, !noalias !12
br label %oo
oo:
%pw = phi i64 [ 0, %ow ], [ %pv, %pm ]
%px = mul i64 %op, 8
%py = getelementptr i8, ptr %oj, i64 %px
store i64 %pw, ptr %py, align 8, !noalias !9
%oq = add nuw i64 %op, 2
%on = add i64 %om, -2
%pz = icmp sgt i64 %on, 4
br i1 %pz, label %ol, label %lc
qa:
%qb = icmp slt i64 %le, 1
br i1 %qb, label %lc, label %qc
qc:
%qd = and i64 %ng, 1
%qe = icmp eq i64 %qd, 0
%qf = getelementptr i32, ptr %cr, i64 %lj
%qg = getelementptr i8, ptr %g, i64 %ln
br i1 %qe, label %qh, label %qi
qi:
%qj = and i64 %nn, 1
%qk = icmp eq i64 %qj, 0
br i1 %qk, label %ql, label %qm
qm:
%qn = mul i64 %ns, 8
%qo = getelementptr i8, ptr %nu, i64 %qn
%qp = load i64, ptr %qo, align 8, !noalias !17
%qq = getelementptr i8, ptr %qg, i64 %qp
%qr = load i32, ptr %qq, align 1, !noalias !20
br label %ql
ql:
%qs = phi i32 [ 0, %qi ], [ %qr, %qm ]
%qt = getelementptr i32, ptr %qf, i64 %fi
store i32 %qs, ptr %qt, align 4, !noalias !17
%qu = lshr i64 %nn, 1
br label %qh
qh:
%qv = phi i64 [ %nn, %qc ], [ %qu, %ql ]
%qw = phi i64 [ %ng, %qc ], [ %od, %ql ]
%qx = phi i64 [ %fi, %qc ], [ %of, %ql ]
%qy = icmp eq i64 %le, 1
br i1 %qy, label %lc, label %qz
qz:
%ra = shl i64 %lj, 2
%rb = getelementptr i8, ptr %es, i64 %ra
%rc = add i64 %qw, 4
br label %rd
rd:
%re = phi i64 [ %rf, %rg ], [ %rc, %qz ]
%rh = phi i64 [ %ri, %rg ], [ %qx, %qz ]
%rj = phi i64 [ %qv, %qz ], [ %rk, %rg ]
%rl = add i64 %rh, 1
%rm = and i64 %rj, 1
%rn = icmp eq i64 %rm, 0
br i1 %rn, label %ro, label %rp
rp:
%rq = icmp slt i64 %rh, 0
%rr = select i1 %rq, i64 %eo, i64 0
%rs = getelementptr i8, ptr %n, i64 %rr
%rt = shl i64 %rh, 3
%ru = getelementptr i8, ptr %rs, i64 %rt
%rv = load i64, ptr %ru, align 8, !noalias !17
%rw = getelementptr i8, ptr %qg, i64 %rv
%rx = load i32, ptr %rw, align 1, !noalias !20
br label %ro
ro:
%ry = phi i32 [ 0, %rd ], [ %rx, %rp ]
%rz = shl i64 %rh, 2
%sa = getelementptr i8, ptr %rb, i64 %rz
%sb = getelementptr i8, ptr %sa, i64 -4
store i32 %ry, ptr %sb, align 4, !noalias !17
%rk = lshr i64 %rj, 2
%sc = and i64 %rj, 2
%sd = icmp eq i64 %sc, 0
br i1 %sd, label %rg, label %se
se:
%sf = icmp slt i64 %rl, 0
%sg = select i1 %sf, i64 %eo, i64 0
%sh = add i64 %sg, 8
%si = getelementptr i8, ptr %n, i64 %sh
%sj = shl i64 %rh, 3
%sk = getelementptr i8, ptr %si, i64 %sj
%sl = load i64, ptr %sk, align 8, !noalias !17
%sm = getelementptr i8, ptr %qg, i64 %sl
%sn = load i32, ptr %sm, align 1, !noalias !20
br label %rg
rg:
%so = phi i32 [ 0, %ro ], [ %sn, %se ]
%sp = mul i64 %rh, 4
%sq = getelementptr i8, ptr %rb, i64 %sp
store i32 %so, ptr %sq, align 4, !noalias !17
%ri = add nuw i64 %rh, 2
%rf = add i64 %re, -2
%sr = icmp sgt i64 %rf, 4
br i1 %sr, label %rd, label %lc
ss:
%st = icmp slt i64 %le, 1
br i1 %st, label %lc, label %su
su:
%sv = and i64 %ng, 1
%sw = icmp eq i64 %sv, 0
%sx = getelementptr i16, ptr %ck, i64 %lj
%sy = getelementptr i8, ptr %g, i64 %ln
br i1 %sw, label %sz, label %ta
ta:
%tb = and i64 %nn, 1
%tc = icmp eq i64 %tb, 0
br i1 %tc, label %td, label %te
te:
%tf = mul i64 %ns, 8
%tg = getelementptr i8, ptr %nu, i64 %tf
%th = load i64, ptr %tg, align 8, !noalias !25
%ti = getelementptr i8, ptr %sy, i64 %th
%tj = load i32, ptr %ti, align 1, !noalias !28
%tk = trunc i32 %tj to i16
br label %td
td:
%tl = phi i16 [ 0, %ta ], [ %tk, %te ]
%tm = getelementptr i16, ptr %sx, i64 %fi
store i16 %tl, ptr %tm, align 2, !noalias !25
%tn = lshr i64 %nn, 1
br label %sz
sz:
%to = phi i64 [ %nn, %su ], [ %tn, %td ]
%tp = phi i64 [ %ng, %su ], [ %od, %td ]
%tq = phi i64 [ %fi, %su ], [ %of, %td ]
%tr = icmp eq i64 %le, 1
br i1 %tr, label %lc, label %ts
ts:
%tt = add nsw i64 %tp, 2
%tu = shl i64 %lj, 1
%tv = getelementptr i8, ptr %er, i64 %tu
br label %tw
tw:
%tx = phi i64 [ %ty, %tz ], [ %tq, %ts ]
%ua = phi i64 [ %tt, %ts ], [ %ub, %tz ]
%uc = phi i64 [ %to, %ts ], [ %ud, %tz ]
%ue = add i64 %tx, 1
%uf = and i64 %uc, 1
%ug = icmp eq i64 %uf, 0
br i1 %ug, label %uh, label %ui
ui:
%uj = icmp slt i64 %tx, 0
%uk = select i1 %uj, i64 %eo, i64 0
%ul = getelementptr i8, ptr %n, i64 %uk
%um = shl i64 %tx, 3
%un = getelementptr i8, ptr %ul, i64 %um
%uo = load i64, ptr %un, align 8, !noalias !25
%up = getelementptr i8, ptr %sy, i64 %uo
%uq = load i32, ptr %up, align 1, !noalias !28
%ur = trunc i32 %uq to i16
br label %uh
uh:
%us = phi i16 [ 0, %tw ], [ %ur, %ui ]
%ut = shl i64 %tx, 1
%uu = getelementptr i8, ptr %tv, i64 %ut
%uv = getelementptr i8, ptr %uu, i64 -2
store i16 %us, ptr %uv, align 2, !noalias !25
%ud = lshr i64 %uc, 2
%uw = and i64 %uc, 2
%ux = icmp eq i64 %uw, 0
br i1 %ux, label %tz, label %uy
uy:
%uz = icmp slt i64 %ue, 0
%va = select i1 %uz, i64 %eo, i64 0
%vb = add i64 %va, 8
%vc = getelementptr i8, ptr %n, i64 %vb
%vd = shl i64 %tx, 3
%ve = getelementptr i8, ptr %vc, i64 %vd
%vf = load i64, ptr %ve, align 8, !noalias !25
%vg = getelementptr i8, ptr %sy, i64 %vf
%vh = load i32, ptr %vg, align 1, !noalias !28
%vi = trunc i32 %vh to i16
br label %tz
tz:
%vj = phi i16 [ 0, %uh ], [ %vi, %uy ]
%vk = mul i64 %tx, 2
%vl = getelementptr i8, ptr %tv, i64 %vk
store i16 %vj, ptr %vl, align 2, !noalias !25
%ub = add i64 %ua, -2
%ty = add i64 %tx, 2
%vm = icmp sgt i64 %ub, 2
br i1 %vm, label %tw, label %lc
vn:
%vo = icmp slt i64 %le, 1
br i1 %vo, label %lc, label %vp
vp:
%vq = getelementptr i8, ptr %cd, i64 %lj
br label %vr
vr:
%vs = phi i64 [ %vt, %vp ], [ %vu, %vv ]
%vw = phi i64 [ %nn, %vp ], [ %vx, %vv ]
%vy = phi i64 [ %fi, %vp ], [ %vz, %vv ]
%wa = and i64 %vw, 1
%wb = icmp eq i64 %wa, 0
br i1 %wb, label %vv, label %wc
wc:
%wd = icmp slt i64 %vy, 0
%we = select i1 %wd, i64 %eo, i64 0
%wf = getelementptr i8, ptr %n, i64 %we
%wg = shl i64 %vy, 3
%wh = getelementptr i8, ptr %wf, i64 %wg
%wi = load i64, ptr %wh, align 8, !noalias !33
%wj = add nsw i64 %wi, %ln
%wk = icmp slt i64 %wj, 0
%wl = select i1 %wk, i64 %h, i64 0
%wm = getelementptr i8, ptr %g, i64 %wj
%wn = getelementptr i8, ptr %wm, i64 %wl
%wo = load i8, ptr %wn, align 1, !noalias !36
br label %vv
vv:
%wp = phi i8 [ 0, %vr ], [ %wo, %wc ]
%wq = getelementptr i8, ptr %vq, i64 %vy
store i8 %wp, ptr %wq, align 1, !noalias !33
%vx = lshr i64 %vw, 1
%vu = add i64 %vs, -1
%vz = add i64 %vy, 1
%wr = icmp samesign ugt i64 %vu, 1
br i1 %wr, label %vr, label %lc
ws:
%wt = phi i64 [ %wu, %wv ], [ 0, %ww ]
%wx = phi i64 [ %wy, %wv ], [ %nn, %ww ]
%wz = phi i64 [ %xa, %wv ], [ %nn, %ww ]
%xb = phi i64 [ %xc, %wv ], [ 0, %ww ]
%xc = add nuw nsw i64 %xb, 1
%xd = add nsw i64 %xb, %fi
%xe = and i64 %wx, 1
%xf = icmp eq i64 %xe, 0
br i1 %xf, label %xg, label %xh
xh:
%xi = icmp slt i64 %xd, 0
%xj = select i1 %xi, i64 %o, i64 0
%xk = getelementptr i64, ptr %n, i64 %xd
%xl = getelementptr i64, ptr %xk, i64 %xj
%xm = load i64, ptr %xl, align 8
%xn = add nsw i64 %xm, %dx
%xo = add nsw i64 %xm, %ln
%xp = select i1 %xi, i64 %v, i64 0
%xq = getelementptr i64, ptr %u, i64 %xd
%xr = getelementptr i64, ptr %xq, i64 %xp
%xs = load i64, ptr %xr, align 8
%xt = sub nsw i64 %xs, %dx
%xu = mul i64 %lf, 8
%xv = getelementptr i8, ptr %be, i64 %xu
%xw = load i64, ptr %xv, align 8, !noalias !39
%xx = mul i64 %lf, 8
%xy = getelementptr i8, ptr %be, i64 %xx
%xz = getelementptr i8, ptr %xy, i64 8
%ya = load i64, ptr %xz, align 8, !noalias !39
%yb = getelementptr i8, ptr %g, i64 %xo
%yc = load i64, ptr %yb, align 1, !noalias !42
%yd = ashr i64 %yc, 32
%ye = and i64 %yc, 4294967295
switch i64 %xw, label %yf [
i64 8, label %yg
i64 9, label %yh
]
yg:
%yi = icmp slt i64 %yd, 0
br i1 %yi, label %yj, label %yh
yj:
%yk = lshr i64 %yc, 56
%yl = and i64 %yk, 127
%ym = add i64 %ya, %xd
%yn = icmp slt i64 %ym, 0
%yo = select i1 %yn, i64 %dg, i64 0
%yp = getelementptr i64, ptr %df, i64 %ym
%yq = getelementptr i64, ptr %yp, i64 %yo
store i64 %xo, ptr %yq, align 8, !noalias !39
%yr = add i64 %ym, %o
%ys = icmp slt i64 %yr, 0
%yt = select i1 %ys, i64 %dg, i64 0
%yu = getelementptr i64, ptr %df, i64 %yr
%yv = getelementptr i64, ptr %yu, i64 %yt
store i64 %yl, ptr %yv, align 8, !noalias !39
%yw = icmp samesign ult i64 %yl, 8
br i1 %yw, label %yx, label %yy
yh:
%yz = add nsw i64 %yd, %xn
%za = add i64 %ya, %xd
%zb = icmp slt i64 %za, 0
%zc = select i1 %zb, i64 %dg, i64 0
%zd = getelementptr i64, ptr %df, i64 %za
%ze = getelementptr i64, ptr %zd, i64 %zc
store i64 %yz, ptr %ze, align 8, !noalias !39
%zf = add i64 %za, %o
%zg = icmp slt i64 %zf, 0
%zh = select i1 %zg, i64 %dg, i64 0
%zi = getelementptr i64, ptr %df, i64 %zf
%zj = getelementptr i64, ptr %zi, i64 %zh
store i64 %ye, ptr %zj, align 8, !noalias !39
%zk = icmp slt i64 %yd, %ec
%zl = sub nsw i64 %xt, %yd
%zm = icmp sgt i64 %ye, %zl
%zn = select i1 %zk, i1 true, i1 %zm
br i1 %zn, label %yy, label %yx
yf:
%zo = and i64 %xw, -2
%zp = icmp eq i64 %zo, 6
br i1 %zp, label %zq, label %zr
zq:
%zs = icmp slt i64 %yd, %ec
%zt = add nsw i64 %xt, -8
%zu = icmp sgt i64 %yd, %zt
%zv = select i1 %zs, i1 true, i1 %zu
br i1 %zv, label %yy, label %zw
zw:
%zx = icmp samesign ugt i64 %ye, 999999
br i1 %zx, label %yy, label %zy
zz:
%baa = phi i64 [ %bab, %bac ], [ %bad, %bae ]
%baf = add nsw i64 %ya, %xd
%bag = icmp slt i64 %baf, 0
%bah = select i1 %bag, i64 %cz, i64 0
%bai = getelementptr i64, ptr %cy, i64 %baf
%baj = getelementptr i64, ptr %bai, i64 %bah
store i64 %baa, ptr %baj, align 8, !noalias !39
br label %yx
bak:
%bal = icmp eq i64 %z, 0
br i1 %bal, label %yy, label %xg
zr:
switch i64 %xw, label %xg [
i64 4, label %bam
i64 5, label %ban
]
bam:
%bao = ashr i64 %yc, 63
br label %bap
ban:
%baq = icmp slt i64 %yd, %ec
%bar = sub nsw i64 %xt, %yd
%bas = icmp sgt i64 %ye, %bar
%bat = select i1 %baq, i1 true, i1 %bas
br i1 %bat, label %yy, label %bau
bau:
%bav = add nsw i64 %ye, -17
%baw = icmp ult i64 %bav, -16
br i1 %baw, label %yy, label %bax
bax:
%bay = add nsw i64 %yd, %xn
%baz = icmp slt i64 %bay, 0
%bba = select i1 %baz, i64 %h, i64 0
%bbb = getelementptr i8, ptr %g, i64 %bay
%bbc = getelementptr i8, ptr %bbb, i64 %bba
%bbd = load i8, ptr %bbc, align 1, !noalias !45
%bbe = ashr i8 %bbd, 7
%bbf = sext i8 %bbe to i64
%bbg = icmp eq i64 %ye, 1
br i1 %bbg, label %bbh, label %bbi
bbi:
%bbj = lshr i64 %ye, 1
%bbk = add i64 %xm, %yd
%bbl = getelementptr i8, ptr %eu, i64 %bbk
%bbm = shl nuw nsw i64 %bbj, 1
br label %bbn
bbn:
%bbo = phi i64 [ %bbp, %bbn ], [ %bbm, %bbi ]
%bbq = phi ptr [ %bbr, %bbn ], [ %bbl, %bbi ]
%bbs = phi i64 [ %bbt, %bbn ], [ %bay, %bbi ]
%bbu = phi i64 [ %bbv, %bbn ], [ %bbf, %bbi ]
%bbw = phi i64 [ %bbx, %bbn ], [ %bbf, %bbi ]
%bby = tail call i64 @llvm.fshl.i64(i64 %bbw, i64 %bbu, i64 8)
%bbz = shl i64 %bbu, 8
%bca = icmp slt i64 %bbs, 0
%bcb = select i1 %bca, i64 %h, i64 0
%bcc = getelementptr i8, ptr %bbq, i64 %bcb
%bcd = load i8, ptr %bcc, align 1, !noalias !45
%bce = zext i8 %bcd to i64
%bcf = or disjoint i64 %bbz, %bce
%bbx = tail call i64 @llvm.fshl.i64(i64 %bby, i64 %bbz, i64 8)
%bcg = shl i64 %bcf, 8
%bch = add i64 %bbs, 1
%bci = icmp slt i64 %bch, 0
%bcj = select i1 %bci, i64 %en, i64 1
%bck = getelementptr i8, ptr %bbq, i64 %bcj
%bcl = load i8, ptr %bck, align 1, !noalias !45
%bcm = zext i8 %bcl to i64
%bbv = or disjoint i64 %bcg, %bcm
%bbr = getelementptr i8, ptr %bbq, i64 2
%bbp = add i64 %bbo, -2
%bcn = icmp eq i64 %bbp, 0
%bbt = add i64 %bch, 1
br i1 %bcn, label %bco, label %bbn
bco:
%bcp = and i64 %yc, 4294967294
%bcq = and i64 %yc, 1
%bcr = icmp eq i64 %bcq, 0
br i1 %bcr, label %bap, label %bbh
bbh:
%bcs = phi i64 [ %bbf, %bax ], [ %bbv, %bco ]
%bct = phi i64 [ %bbf, %bax ], [ %bbx, %bco ]
%bcu = phi i64 [ 0, %bax ], [ %bcp, %bco ]
%bcv = tail call i64 @llvm.fshl.i64(i64 %bct, i64 %bcs, i64 8)
%bcw = shl i64 %bcs, 8
%bcx = add nsw i64 %bcu, %bay
%bcy = icmp slt i64 %bcx, 0
%bcz = select i1 %bcy, i64 %h, i64 0
%bda = getelementptr i8, ptr %g, i64 %bcx
%bdb = getelementptr i8, ptr %bda, i64 %bcz
%bdc = load i8, ptr %bdb, align 1, !noalias !45
%bdd = zext i8 %bdc to i64
%bde = or disjoint i64 %bcw, %bdd
br label %bap
bap:
%bdf = phi i64 [ %yc, %bam ], [ %bde, %bbh ], [ %bbv, %bco ]
%bdg = phi i64 [ %bao, %bam ], [ %bcv, %bbh ], [ %bbx, %bco ]
%bdh = mul i64 %lf, 8
%bdi = getelementptr i8, ptr %be, i64 %bdh
%bdj = getelementptr i8, ptr %bdi, i64 16
%bdk = load i64, ptr %bdj, align 8, !noalias !39
%bdl = icmp slt i64 %bdk, 0
%bdm = add i64 %bdk, 39
%bdn = select i1 %bdl, i64 %bdm, i64 %bdk
%bdo = getelementptr i64, ptr @g1, i64 %bdn
%bdp = load i64, ptr %bdo, align 8, !noalias !48
%bdq = getelementptr i64, ptr @g2, i64 %bdn
%bdr = load i64, ptr %bdq, align 8, !noalias !48
%bds = icmp slt i64 %bdg, 0
br i1 %bds, label %bdt, label %bdu
bdt:
%bdv = xor i64 %bdg, -1
%bdw = icmp ult i64 %bdp, %bdv
br i1 %bdw, label %xg, label %bdx
bdu:
%bdy = icmp ugt i64 %bdg, %bdp
%bdz = icmp eq i64 %bdg, %bdp
%bea = icmp ugt i64 %bdf, %bdr
%beb = select i1 %bdz, i1 %bea, i1 false
%bec = select i1 %bdy, i1 true, i1 %beb
br i1 %bec, label %xg, label %bed
bdx:
%bee = xor i64 %bdf, -1
%bef = icmp eq i64 %bdp, %bdv
%beg = icmp ule i64 %bdr, %bee
%beh = select i1 %bef, i1 %beg, i1 false
br i1 %beh, label %xg, label %bed
bed:
%bei = shl nsw i64 %xd, 1
%bej = add nsw i64 %ya, %bei
%bek = icmp slt i64 %bej, 0
%bel = select i1 %bek, i64 %cz, i64 0
%bem = getelementptr i64, ptr %cy, i64 %bej
%ben = getelementptr i64, ptr %bem, i64 %bel
store i64 %bdf, ptr %ben, align 8, !noalias !39
%beo = icmp slt i64 %bej, -1
%bep = select i1 %beo, i64 %cz, i64 0
%beq = getelementptr i8, ptr %bem, i64 8
%ber = getelementptr i64, ptr %beq, i64 %bep
store i64 %bdg, ptr %ber, align 8, !noalias !39
br label %yx
bes:
%bet = mul nuw nsw i64 %beu, %bev
%bew = xor i64 %bex, %ek
%bey = icmp samesign ugt i64 %bet, %bew
br i1 %bey, label %bak, label %bae
bae:
%bad = add nuw nsw i64 %bet, %bex
br label %zz
bez:
%bfa = mul nsw i64 %bfb, %bev
%bfc = add i64 %ek, 1
%bfd = sub nsw i64 %bfc, %bfe
%bff = icmp slt i64 %bfa, %bfd
br i1 %bff, label %bak, label %bac
bac:
%bab = add nsw i64 %bfe, %bfa
br label %zz
zy:
%bfg = icmp eq i64 %xw, 6
%bfh = getelementptr i8, ptr %g, i64 %yd
%bfi = getelementptr i8, ptr %bfh, i64 %xn
%beu = load i64, ptr %bfi, align 1, !noalias !51
%bev = select i1 %bfg, i64 1000, i64 1000000
%bfj = trunc nuw nsw i64 %bev to i32
%bfk = udiv i32 1000000, %bfj
%bfl = trunc i64 %yc to i32
%bfm = udiv i32 %bfl, %bfk
%bex = zext i32 %bfm to i64
%bfn = icmp sgt i64 %beu, -1
br i1 %bfn, label %bfo, label %bfp
bfo:
%bfq = icmp eq i64 %xw, 6
%bfr = select i1 %bfq, i64 9223372036854775, i64 9223372036854
%bfs = icmp samesign ugt i64 %beu, %bfr
br i1 %bfs, label %bak, label %bes
bfp:
%bft = icmp eq i64 %xw, 6
%bfe = sub nsw i64 %bex, %bev
%bfb = add nsw i64 %beu, 1
%bfu = select i1 %bft, i64 -9223372036854775, i64 -9223372036854
%bfv = icmp slt i64 %bfb, %bfu
br i1 %bfv, label %bak, label %bez
yx:
%bfw = phi i64 [ %ye, %yh ], [ 0, %zz ], [ 0, %bed ], [ %yl, %yj ]
%bfx = phi i64 [ %ye, %yh ], [ 0, %zz ], [ 0, %bed ], [ 0, %yj ]
%bfy = add nsw i64 %bfw, %wt
%bfz = getelementptr i64, ptr %bn, i64 %xb
%bga = load i64, ptr %bfz, align 8
%bgb = sub nsw i64 %bga, %bfx
store i64 %bgb, ptr %bfz, align 8
%bgc = icmp slt i64 %bgb, 0
br i1 %bgc, label %js, label %wv
xg:
%bgd = shl nuw i64 1, %xb
%bge = xor i64 %bgd, -1
%bgf = and i64 %wz, %bge
%bgg = add nsw i64 %xd, %lj
switch i64 %lh, label %bgh [
i64 8, label %bgi
i64 9, label %bgi
i64 3, label %bgj
i64 6, label %bgj
i64 7, label %bgj
i64 2, label %bgk
i64 1, label %bgl
i64 0, label %bgm
i64 10, label %wv
]
bgi:
%bgn = icmp slt i64 %bgg, 0
%bgo = select i1 %bgn, i64 %dg, i64 0
%bgp = getelementptr i64, ptr %df, i64 %bgg
%bgq = getelementptr i64, ptr %bgp, i64 %bgo
store i64 0, ptr %bgq, align 8, !noalias !56
%bgr = add nsw i64 %bgg, %o
%bgs = icmp slt i64 %bgr, 0
%bgt = select i1 %bgs, i64 %dg, i64 0
%bgu = getelementptr i64, ptr %df, i64 %bgr
%bgv = getelementptr i64, ptr %bgu, i64 %bgt
store i64 -1, ptr %bgv, align 8, !noalias !56
br label %wv
bgj:
%bgw = icmp slt i64 %bgg, 0
%bgx = select i1 %bgw, i64 %cz, i64 0
%bgy = getelementptr i64, ptr %cy, i64 %bgg
%bgz = getelementptr i64, ptr %bgy, i64 %bgx
store i64 0, ptr %bgz, align 8, !noalias !56
br label %wv
bgk:
%bha = icmp slt i64 %bgg, 0
%bhb = select i1 %bha, i64 %cs, i64 0
%bhc = getelementptr i32, ptr %cr, i64 %bgg
%bhd = getelementptr i32, ptr %bhc, i64 %bhb
store i32 0, ptr %bhd, align 4, !noalias !56
br label %wv
bgl:
%bhe = icmp slt i64 %bgg, 0
%bhf = select i1 %bhe, i64 %cl, i64 0
%bhg = getelementptr i16, ptr %ck, i64 %bgg
%bhh = getelementptr i16, ptr %bhg, i64 %bhf
store i16 0, ptr %bhh, align 2, !noalias !56
br label %wv
bgm:
%bhi = icmp slt i64 %bgg, 0
%bhj = select i1 %bhi, i64 %ce, i64 0
%bhk = getelementptr i8, ptr %cd, i64 %bgg
%bhl = getelementptr i8, ptr %bhk, i64 %bhj
store i8 0, ptr %bhl, align 1, !noalias !56
br label %wv
bgh:
%bhm = add nsw i64 %bgg, %xd
%bhn = icmp slt i64 %bhm, 0
%bho = select i1 %bhn, i64 %cz, i64 0
%bhp = getelementptr i64, ptr %cy, i64 %bhm
%bhq = getelementptr i64, ptr %bhp, i64 %bho
store i64 0, ptr %bhq, align 8, !noalias !56
%bhr = icmp slt i64 %bhm, -1
%bhs = select i1 %bhr, i64 %cz, i64 0
%bht = getelementptr i8, ptr %bhp, i64 8
%bhu = getelementptr i64, ptr %bht, i64 %bhs
store i64 0, ptr %bhu, align 8, !noalias !56
br label %wv
js:
%jr = phi i64 [ %bhv, %yy ], [ 6, %yx ]
%bhw = getelementptr i64, ptr %xk, i64 %xj
%bhx = load i64, ptr %bhw, align 8
%bhy = add nsw i64 %bhx, %ln
store i64 %xd, ptr %dt, align 8
%bhz = getelementptr i8, ptr %dt, i64 8
store i64 %bhy, ptr %bhz, align 8
%bia = getelementptr i8, ptr %dt, i64 16
store i64 %kz, ptr %bia, align 8
br label %ei
bib:
%bic = phi i64 [ %nn, %bid ], [ %xa, %wv ]
%bie = phi i64 [ 0, %bid ], [ %wu, %wv ]
%bif = mul i64 %big, 8
%bih = getelementptr inbounds i8, ptr %bii, i64 %bif
store i64 %bic, ptr %bih, align 8
%bij = getelementptr i64, ptr %dm, i64 %kz
%bik = load i64, ptr %bij, align 8
%bil = add nsw i64 %bik, %bie
store i64 %bil, ptr %bij, align 8
br label %lc
wv:
%wu = phi i64 [ %bfy, %yx ], [ %wt, %xg ], [ %wt, %bgi ], [ %wt, %bgj ], [ %wt, %bgk ], [ %wt, %bgl ], [ %wt, %bgm ], [ %wt, %bgh ]
%xa = phi i64 [ %wz, %yx ], [ %bgf, %xg ], [ %bgf, %bgi ], [ %bgf, %bgj ], [ %bgf, %bgk ], [ %bgf, %bgl ], [ %bgf, %bgm ], [ %bgf, %bgh ]
%wy = lshr i64 %wx, 1
%bim = icmp eq i64 %ng, %xc
br i1 %bim, label %bib, label %ws
lc:
%bin = icmp eq i64 %bf, %lb
br i1 %bin, label %ew, label %ky
fu:
%le = sub nsw i64 %o, %fi
%ng = tail call i64 @llvm.smin.i64(i64 %le, i64 64)
%bio = icmp sgt i64 %le, 0
br i1 %bio, label %bip, label %biq
bip:
%bir = icmp eq i64 %fp, 1
br i1 %bir, label %bis, label %jv
jv:
br label %jt
kx:
%bit = and i64 %fq, 1
%biu = icmp eq i64 %bit, 0
br i1 %biu, label %biq, label %bis
bis:
%biv = phi i64 [ 0, %bip ], [ %jw, %kx ]
%biw = add nsw i64 %biv, %fi
%bix = icmp slt i64 %biw, 0
%biy = select i1 %bix, i64 %v, i64 0
%biz = getelementptr i64, ptr %u, i64 %biw
%bja = getelementptr i64, ptr %biz, i64 %biy
%bjb = load i64, ptr %bja, align 8
%bjc = sub i64 %bjb, %eq
%bjd = getelementptr i64, ptr %bn, i64 %biv
store i64 %bjc, ptr %bjd, align 8
br label %biq
biq:
%bje = icmp slt i64 %bf, 1
br i1 %bje, label %ew, label %la
la:
%bjf = ashr exact i64 %fi, 6
%bjg = icmp slt i64 %bjf, 0
%bjh = select i1 %bjg, i64 %bw, i64 0
%bji = getelementptr i64, ptr %bu, i64 %bjf
%bii = getelementptr i64, ptr %bji, i64 %bjh
%vt = add nuw nsw i64 %ng, 1
%od = add nsw i64 %ng, -1
%of = or disjoint i64 %fi, 1
%bjj = icmp slt i64 %fi, 0
%ns = select i1 %bjj, i64 %o, i64 0
%nu = getelementptr i64, ptr %n, i64 %fi
br label %ky
lq:
%nn = phi i64 [ 0, %ky ], [ %lw, %lx ]
%big = mul i64 %kz, %bw
%bjk = getelementptr i64, ptr %bii, i64 %big
store i64 %nn, ptr %bjk, align 8
switch i64 %lh, label %bid [
i64 3, label %nc
i64 2, label %qa
i64 1, label %ss
i64 0, label %vn
]
bid:
%bjl = icmp slt i64 %le, 1
br i1 %bjl, label %bib, label %ww
ww:
br label %ws
yy:
%bjm = phi i64 [ %ye, %yh ], [ 0, %yj ], [ 0, %zq ], [ 0, %zw ], [ 0, %ban ], [ 0, %bau ], [ 0, %bak ]
%bhv = phi i64 [ 4, %yh ], [ 5, %yj ], [ 4, %zq ], [ 7, %zw ], [ 4, %ban ], [ 8, %bau ], [ 9, %bak ]
%bjn = getelementptr i64, ptr %bn, i64 %xb
%bjo = load i64, ptr %bjn, align 8
%bjp = sub nsw i64 %bjo, %bjm
store i64 %bjp, ptr %bjn, align 8
br label %js
}
declare i64 @llvm.smin.i64(i64, i64) #1
declare i64 @llvm.fshl.i64(i64, i64, i64) #1
declare void @llvm.assume(i1 noundef) #2
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"scope"}
!8 = distinct !{!8, !"scope"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"scope"}
!12 = !{!13, !15, !10}
!13 = distinct !{!13, !14, !"scope"}
!14 = distinct !{!14, !"scope"}
!15 = distinct !{!15, !16, !"scope"}
!16 = distinct !{!16, !"scope"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"scope"}
!20 = !{!21, !23, !18}
!21 = distinct !{!21, !22, !"scope"}
!22 = distinct !{!22, !"scope"}
!23 = distinct !{!23, !24, !"scope"}
!24 = distinct !{!24, !"scope"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"scope"}
!27 = distinct !{!27, !"scope"}
!28 = !{!29, !31, !26}
!29 = distinct !{!29, !30, !"scope"}
!30 = distinct !{!30, !"scope"}
!31 = distinct !{!31, !32, !"scope"}
!32 = distinct !{!32, !"scope"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"scope"}
!35 = distinct !{!35, !"scope"}
!36 = !{!37, !34}
!37 = distinct !{!37, !38, !"scope"}
!38 = distinct !{!38, !"scope"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"scope"}
!41 = distinct !{!41, !"scope"}
!42 = !{!43, !40}
!43 = distinct !{!43, !44, !"scope"}
!44 = distinct !{!44, !"scope"}
!45 = !{!46, !40}
!46 = distinct !{!46, !47, !"scope"}
!47 = distinct !{!47, !"scope"}
!48 = !{!49, !40}
!49 = distinct !{!49, !50, !"scope"}
!50 = distinct !{!50, !"scope"}
!51 = !{!52, !54, !40}
!52 = distinct !{!52, !53, !"scope"}
!53 = distinct !{!53, !"scope"}
!54 = distinct !{!54, !55, !"scope"}
!55 = distinct !{!55, !"scope"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"scope"}
!58 = distinct !{!58, !"scope"}
