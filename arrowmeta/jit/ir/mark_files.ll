target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef range(i32 -1, -2) i32 @mark_files(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, i64 %j, i64 %k, ptr readnone captures(none) %l, ptr readnone captures(none) %m, i64 %n, i64 %o, ptr readonly captures(none) %p, i64 %q, i64 %r, i64 %s, i64 %t, i64 %u, ptr readnone captures(none) %v, ptr readnone captures(none) %w, i64 %x, i64 %y, ptr captures(none) %z, i64 %ba, i64 %bb, ptr readnone captures(none) %bc, ptr readnone captures(none) %bd, i64 %be, i64 %bf, ptr writeonly captures(none) %bg, i64 %bh, i64 %bi) local_unnamed_addr #0 {
bj:
%bk = icmp slt i64 %h, 1
br i1 %bk, label %bl, label %bm
bm:
%bn = add nsw i64 %ba, -1
br label %bo
bo:
%bp = phi i64 [ %bq, %br ], [ 0, %bm ]
%bs = phi i64 [ %bt, %br ], [ 0, %bm ]
%bt = add nuw nsw i64 %bs, 1
%bu = getelementptr i8, ptr %p, i64 %bs
%bv = load i8, ptr %bu, align 1
%bw = icmp eq i8 %bv, 0
br i1 %bw, label %br, label %bx
bx:
%by = getelementptr i8, ptr %bg, i64 %bs
store i8 0, ptr %by, align 1
%bz = mul i64 %bs, %i
%ca = getelementptr i64, ptr %g, i64 %bz
%cb = load i64, ptr %ca, align 8
%cc = icmp eq i64 %cb, 0
br i1 %cc, label %cd, label %ce
cd:
%cf = mul i64 %bz, 8
%cg = getelementptr i8, ptr %g, i64 %cf
%ch = getelementptr i8, ptr %cg, i64 8
%ci = load i64, ptr %ch, align 8
%cj = icmp eq i64 %ci, 0
br i1 %cj, label %br, label %ce
ce:
%ck = icmp ne i64 %s, 0
%cl = getelementptr i8, ptr %p, i64 %bs
%cm = load i8, ptr %cl, align 1
%cn = icmp eq i8 %cm, 0
%co = select i1 %cn, i1 true, i1 %ck
br i1 %co, label %cp, label %br
cp:
%cq = mul i64 %bz, 8
%cr = getelementptr i8, ptr %g, i64 %cq
%cs = getelementptr i8, ptr %cr, i64 8
%ct = load i64, ptr %cs, align 8
%cu = mul i64 %cb, %t
%cv = mul i64 %ct, %u
%cw = xor i64 %cv, %cu
%cx = lshr i64 %cw, 32
%cy = and i64 %cx, %bn
%cz = getelementptr i32, ptr %z, i64 %cy
%da = load i32, ptr %cz, align 4, !noalias !0
%db = zext nneg i32 %da to i64
%dc = icmp sgt i32 %da, -1
br i1 %dc, label %dd, label %de
dd:
%df = mul i64 %i, %db
%dg = getelementptr i64, ptr %g, i64 %df
%dh = load i64, ptr %dg, align 8, !noalias !0
%di = icmp eq i64 %dh, %cb
br i1 %di, label %dj, label %dk
dj:
%dl = shl i64 %df, 3
%dm = getelementptr i8, ptr %g, i64 %dl
%dn = getelementptr i8, ptr %dm, i64 8
%do = load i64, ptr %dn, align 8, !noalias !0
%dp = shl i64 %bz, 3
%dq = getelementptr i8, ptr %g, i64 %dp
%dr = getelementptr i8, ptr %dq, i64 8
%ds = load i64, ptr %dr, align 8, !noalias !0
%dt = icmp eq i64 %do, %ds
br i1 %dt, label %de, label %dk
dk:
%du = add nuw nsw i64 %cy, 1
%dv = and i64 %du, %bn
%dw = getelementptr i32, ptr %z, i64 %dv
%dx = load i32, ptr %dw, align 4, !noalias !0
%dy = icmp sgt i32 %dx, -1
br i1 %dy, label %dz, label %de
dz:
br label %ea
ea:
%eb = phi i32 [ %ec, %ed ], [ %dx, %dz ]
%ee = phi i64 [ %ef, %ed ], [ %dv, %dz ]
%eg = zext nneg i32 %eb to i64
%eh = mul i64 %i, %eg
%ei = getelementptr i64, ptr %g, i64 %eh
%ej = load i64, ptr %ei, align 8, !noalias !0
%ek = icmp eq i64 %ej, %cb
br i1 %ek, label %el, label %ed
el:
%em = shl i64 %eh, 3
%en = getelementptr i8, ptr %g, i64 %em
%eo = getelementptr i8, ptr %en, i64 8
%ep = load i64, ptr %eo, align 8, !noalias !0
%eq = mul i64 %bz, 8
%er = getelementptr i8, ptr %g, i64 %eq
%es = getelementptr i8, ptr %er, i64 8
%et = load i64, ptr %es, align 8, !noalias !0
%eu = icmp eq i64 %ep, %et
br i1 %eu, label %de, label %ed
ed:
%ev = add i64 %ee, 1
%ef = and i64 %ev, %bn
%ew = getelementptr i32, ptr %z, i64 %ef
%ec = load i32, ptr %ew, align 4, !noalias !0
%ex = icmp sgt i32 %ec, -1
br i1 %ex, label %ea, label %de
de:
%ey = phi i64 [ %cy, %dj ], [ %cy, %cp ], [ %dv, %dk ], [ %ef, %ed ], [ %ee, %el ]
%ez = icmp slt i64 %ey, 0
%fa = select i1 %ez, i64 %ba, i64 0
%fb = getelementptr i32, ptr %z, i64 %ey
%fc = getelementptr i32, ptr %fb, i64 %fa
%fd = load i32, ptr %fc, align 4
%fe = sext i32 %fd to i64
%ff = icmp slt i32 %fd, 0
br i1 %ff, label %fg, label %fh
fh:
%fi = icmp eq i8 %cm, 0
br i1 %fi, label %fj, label %br
fj:
%fk = getelementptr i8, ptr %p, i64 %fe
%fl = load i8, ptr %fk, align 1
%fm = icmp eq i8 %fl, 0
%fn = select i1 %fm, i8 2, i8 0
%fo = getelementptr i8, ptr %bg, i64 %bs
store i8 %fn, ptr %fo, align 1
%fp = zext i1 %fm to i64
%fq = add nsw i64 %bp, %fp
br label %br
fg:
%fr = trunc i64 %bs to i32
%fs = mul i64 %fa, 4
%ft = getelementptr inbounds i8, ptr %fb, i64 %fs
store i32 %fr, ptr %ft, align 4
br label %br
br:
%bq = phi i64 [ %bp, %cd ], [ %bp, %fh ], [ %bp, %fg ], [ %fq, %fj ], [ %bp, %ce ], [ %bp, %bo ]
%fu = icmp eq i64 %h, %bt
br i1 %fu, label %fv, label %bo
fv:
br label %fw
fw:
%fx = phi i64 [ %fy, %fz ], [ %bq, %fv ]
%ga = phi i64 [ %gb, %fz ], [ 0, %fv ]
%gb = add nuw nsw i64 %ga, 1
%gc = getelementptr i8, ptr %p, i64 %ga
%gd = load i8, ptr %gc, align 1
%ge = icmp eq i8 %gd, 0
br i1 %ge, label %gf, label %fz
gf:
%gg = getelementptr i8, ptr %bg, i64 %ga
store i8 1, ptr %gg, align 1
%gh = mul i64 %ga, %i
%gi = getelementptr i64, ptr %g, i64 %gh
%gj = load i64, ptr %gi, align 8
%gk = icmp eq i64 %gj, 0
br i1 %gk, label %gl, label %gm
gl:
%gn = mul i64 %gh, 8
%go = getelementptr i8, ptr %g, i64 %gn
%gp = getelementptr i8, ptr %go, i64 8
%gq = load i64, ptr %gp, align 8
%gr = icmp eq i64 %gq, 0
br i1 %gr, label %fz, label %gm
gm:
%gs = icmp ne i64 %s, 0
%gt = getelementptr i8, ptr %p, i64 %ga
%gu = load i8, ptr %gt, align 1
%gv = icmp eq i8 %gu, 0
%gw = select i1 %gv, i1 true, i1 %gs
br i1 %gw, label %gx, label %fz
gx:
%gy = mul i64 %gh, 8
%gz = getelementptr i8, ptr %g, i64 %gy
%ha = getelementptr i8, ptr %gz, i64 8
%hb = load i64, ptr %ha, align 8
%hc = mul i64 %gj, %t
%hd = mul i64 %hb, %u
%he = xor i64 %hd, %hc
%hf = lshr i64 %he, 32
%hg = and i64 %hf, %bn
%hh = getelementptr i32, ptr %z, i64 %hg
%hi = load i32, ptr %hh, align 4, !noalias !3
%hj = zext nneg i32 %hi to i64
%hk = icmp sgt i32 %hi, -1
br i1 %hk, label %hl, label %hm
hl:
%hn = mul i64 %i, %hj
%ho = getelementptr i64, ptr %g, i64 %hn
%hp = load i64, ptr %ho, align 8, !noalias !3
%hq = icmp eq i64 %hp, %gj
br i1 %hq, label %hr, label %hs
hr:
%ht = shl i64 %hn, 3
%hu = getelementptr i8, ptr %g, i64 %ht
%hv = getelementptr i8, ptr %hu, i64 8
%hw = load i64, ptr %hv, align 8, !noalias !3
%hx = shl i64 %gh, 3
%hy = getelementptr i8, ptr %g, i64 %hx
%hz = getelementptr i8, ptr %hy, i64 8
%ia = load i64, ptr %hz, align 8, !noalias !3
%ib = icmp eq i64 %hw, %ia
br i1 %ib, label %hm, label %hs
hs:
%ic = add nuw nsw i64 %hg, 1
%id = and i64 %ic, %bn
%ie = getelementptr i32, ptr %z, i64 %id
%if = load i32, ptr %ie, align 4, !noalias !3
%ig = icmp sgt i32 %if, -1
br i1 %ig, label %ih, label %hm
ih:
br label %ii
ii:
%ij = phi i32 [ %ik, %il ], [ %if, %ih ]
%im = phi i64 [ %in, %il ], [ %id, %ih ]
%io = zext nneg i32 %ij to i64
%ip = mul i64 %i, %io
%iq = getelementptr i64, ptr %g, i64 %ip
%ir = load i64, ptr %iq, align 8, !noalias !3
%is = icmp eq i64 %ir, %gj
br i1 %is, label %it, label %il
it:
%iu = shl i64 %ip, 3
%iv = getelementptr i8, ptr %g, i64 %iu
%iw = getelementptr i8, ptr %iv, i64 8
%ix = load i64, ptr %iw, align 8, !noalias !3
%iy = mul i64 %gh, 8
%iz = getelementptr i8, ptr %g, i64 %iy
%ja = getelementptr i8, ptr %iz, i64 8
%jb = load i64, ptr %ja, align 8, !noalias !3
%jc = icmp eq i64 %ix, %jb
br i1 %jc, label %hm, label %il
il:
%jd = add i64 %im, 1
%in = and i64 %jd, %bn
%je = getelementptr i32, ptr %z, i64 %in
%ik = load i32, ptr %je, align 4, !noalias !3
%jf = icmp sgt i32 %ik, -1
br i1 %jf, label %ii, label %hm
hm:
%jg = phi i64 [ %hg, %hr ], [ %hg, %gx ], [ %id, %hs ], [ %in, %il ], [ %im, %it ]
%jh = icmp slt i64 %jg, 0
%ji = select i1 %jh, i64 %ba, i64 0
%jj = getelementptr i32, ptr %z, i64 %jg
%jk = getelementptr i32, ptr %jj, i64 %ji
%jl = load i32, ptr %jk, align 4
%jm = sext i32 %jl to i64
%jn = icmp slt i32 %jl, 0
br i1 %jn, label %jo, label %jp
jp:
%jq = icmp eq i8 %gu, 0
br i1 %jq, label %jr, label %fz
jr:
%js = getelementptr i8, ptr %p, i64 %jm
%jt = load i8, ptr %js, align 1
%ju = icmp eq i8 %jt, 0
%jv = select i1 %ju, i8 2, i8 0
%jw = getelementptr i8, ptr %bg, i64 %ga
store i8 %jv, ptr %jw, align 1
%jx = zext i1 %ju to i64
%jy = add nsw i64 %fx, %jx
br label %fz
jo:
%jz = trunc i64 %ga to i32
%ka = mul i64 %ji, 4
%kb = getelementptr inbounds i8, ptr %jj, i64 %ka
store i32 %jz, ptr %kb, align 4
br label %fz
fz:
%fy = phi i64 [ %fx, %gl ], [ %jy, %jr ], [ %fx, %jo ], [ %fx, %jp ], [ %fx, %gm ], [ %fx, %fw ]
%kc = icmp eq i64 %h, %gb
br i1 %kc, label %bl, label %fw
bl:
%kd = phi i64 [ 0, %bj ], [ %fy, %fz ]
store i64 %kd, ptr %a, align 8
ret i32 0
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"scope"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"scope"}
