target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define noundef i32 @mark_files(ptr noalias writeonly captures(none) %a, ptr noalias readnone captures(none) %b, ptr readnone captures(none) %c, ptr readnone captures(none) %d, i64 %e, i64 %f, ptr readonly captures(none) %g, i64 %h, i64 %i, i64 %j, i64 %k, ptr readnone captures(none) %l, ptr readnone captures(none) %m, i64 %n, i64 %o, ptr readonly captures(none) %p, i64 %q, i64 %r, ptr readnone captures(none) %s, ptr readnone captures(none) %t, i64 %u, i64 %v, ptr readonly captures(none) %w, i64 %x, i64 %y, i64 %z, ptr readnone captures(none) %ba, ptr readnone captures(none) %bb, i64 %bc, i64 %bd, ptr captures(none) %be, i64 %bf, i64 %bg, ptr readnone captures(none) %bh, ptr readnone captures(none) %bi, i64 %bj, i64 %bk, ptr writeonly captures(none) %bl, i64 %bm, i64 %bn) local_unnamed_addr #0 {
bo:
%bp = icmp slt i64 %h, 1
%bq = add nsw i64 %bf, -1
br i1 %bp, label %br, label %bs
bs:
br label %bt
bt:
%bu = phi i64 [ %bv, %bw ], [ 0, %bs ]
%bx = phi i64 [ %by, %bw ], [ 0, %bs ]
%by = add nuw nsw i64 %bx, 1
%bz = getelementptr i8, ptr %w, i64 %bx
%ca = load i8, ptr %bz, align 1
%cb = icmp eq i8 %ca, 0
br i1 %cb, label %bw, label %cc
cc:
%cd = getelementptr i8, ptr %bl, i64 %bx
store i8 0, ptr %cd, align 1
%ce = mul i64 %bx, %i
%cf = getelementptr i64, ptr %g, i64 %ce
%cg = load i64, ptr %cf, align 8
%ch = icmp eq i64 %cg, 0
br i1 %ch, label %ci, label %cj
ci:
%ck = mul i64 %ce, 8
%cl = getelementptr i8, ptr %g, i64 %ck
%cm = getelementptr i8, ptr %cl, i64 8
%cn = load i64, ptr %cm, align 8
%co = icmp eq i64 %cn, 0
br i1 %co, label %bw, label %cj
cj:
%cp = icmp ne i64 %z, 0
%cq = getelementptr i8, ptr %w, i64 %bx
%cr = load i8, ptr %cq, align 1
%cs = icmp eq i8 %cr, 0
%ct = select i1 %cs, i1 true, i1 %cp
br i1 %ct, label %cu, label %bw
cu:
%cv = getelementptr i64, ptr %p, i64 %bx
%cw = load i64, ptr %cv, align 8
%cx = icmp slt i64 %cw, 0
%cy = select i1 %cx, i64 %bf, i64 0
%cz = getelementptr i32, ptr %be, i64 %cw
%da = getelementptr i32, ptr %cz, i64 %cy
%db = load i32, ptr %da, align 4
%dc = zext nneg i32 %db to i64
%dd = icmp sgt i32 %db, -1
br i1 %dd, label %de, label %df
de:
%dg = mul i64 %i, %dc
%dh = getelementptr i64, ptr %g, i64 %dg
%di = load i64, ptr %dh, align 8
%dj = icmp eq i64 %di, %cg
br i1 %dj, label %dk, label %dl
dk:
%dm = mul i64 %dg, 8
%dn = getelementptr i8, ptr %g, i64 %dm
%do = getelementptr i8, ptr %dn, i64 8
%dp = load i64, ptr %do, align 8
%dq = mul i64 %ce, 8
%dr = getelementptr i8, ptr %g, i64 %dq
%ds = getelementptr i8, ptr %dr, i64 8
%dt = load i64, ptr %ds, align 8
%du = icmp eq i64 %dp, %dt
br i1 %du, label %dv, label %dl
dw:
%dx = phi i32 [ %dy, %dz ], [ %ea, %eb ]
%ec = phi i64 [ %ed, %dz ], [ %ee, %eb ]
%ef = zext nneg i32 %dx to i64
%eg = mul i64 %i, %ef
%eh = getelementptr i64, ptr %g, i64 %eg
%ei = load i64, ptr %eh, align 8
%ej = icmp eq i64 %ei, %cg
br i1 %ej, label %ek, label %eb
ek:
%el = mul i64 %eg, 8
%em = getelementptr i8, ptr %g, i64 %el
%en = getelementptr i8, ptr %em, i64 8
%eo = load i64, ptr %en, align 8
%ep = mul i64 %ce, 8
%eq = getelementptr i8, ptr %g, i64 %ep
%er = getelementptr i8, ptr %eq, i64 8
%es = load i64, ptr %er, align 8
%et = icmp eq i64 %eo, %es
br i1 %et, label %dv, label %eb
eb:
%eu = add nsw i64 %ec, 1
%ee = and i64 %eu, %bq
%ev = icmp slt i64 %ee, 0
%ew = select i1 %ev, i64 %bf, i64 0
%ex = getelementptr i32, ptr %be, i64 %ee
%ey = getelementptr i32, ptr %ex, i64 %ew
%ea = load i32, ptr %ey, align 4
%ez = icmp sgt i32 %ea, -1
br i1 %ez, label %dw, label %df
dv:
%fa = phi i32 [ %db, %dk ], [ %dx, %ek ]
%fb = icmp eq i8 %cr, 0
br i1 %fb, label %fc, label %bw
fc:
%fd = zext nneg i32 %fa to i64
%fe = getelementptr i8, ptr %w, i64 %fd
%ff = load i8, ptr %fe, align 1
%fg = icmp eq i8 %ff, 0
%fh = select i1 %fg, i8 2, i8 0
%fi = getelementptr i8, ptr %bl, i64 %bx
store i8 %fh, ptr %fi, align 1
%fj = zext i1 %fg to i64
%fk = add nsw i64 %bu, %fj
br label %bw
df:
%fl = phi i64 [ %fm, %dl ], [ %cy, %cu ], [ %ew, %eb ]
%fn = phi i64 [ %ed, %dl ], [ %cw, %cu ], [ %ee, %eb ]
%fo = getelementptr i32, ptr %be, i64 %fn
%fp = getelementptr i32, ptr %fo, i64 %fl
%fq = trunc i64 %bx to i32
store i32 %fq, ptr %fp, align 4
br label %bw
bw:
%bv = phi i64 [ %bu, %ci ], [ %bu, %dv ], [ %bu, %df ], [ %fk, %fc ], [ %bu, %cj ], [ %bu, %bt ]
%fr = icmp eq i64 %h, %by
br i1 %fr, label %fs, label %bt
fs:
br label %ft
dl:
%fu = add nsw i64 %cw, 1
%ed = and i64 %fu, %bq
%fv = icmp slt i64 %ed, 0
%fm = select i1 %fv, i64 %bf, i64 0
%fw = getelementptr i32, ptr %be, i64 %ed
%fx = getelementptr i32, ptr %fw, i64 %fm
%dy = load i32, ptr %fx, align 4
%fy = icmp sgt i32 %dy, -1
br i1 %fy, label %dz, label %df
dz:
br label %dw
ft:
%fz = phi i64 [ %ga, %gb ], [ %bv, %fs ]
%gc = phi i64 [ %gd, %gb ], [ 0, %fs ]
%gd = add nuw nsw i64 %gc, 1
%ge = getelementptr i8, ptr %w, i64 %gc
%gf = load i8, ptr %ge, align 1
%gg = icmp eq i8 %gf, 0
br i1 %gg, label %gh, label %gb
gh:
%gi = getelementptr i8, ptr %bl, i64 %gc
store i8 1, ptr %gi, align 1
%gj = mul i64 %gc, %i
%gk = getelementptr i64, ptr %g, i64 %gj
%gl = load i64, ptr %gk, align 8
%gm = icmp eq i64 %gl, 0
br i1 %gm, label %gn, label %go
gn:
%gp = mul i64 %gj, 8
%gq = getelementptr i8, ptr %g, i64 %gp
%gr = getelementptr i8, ptr %gq, i64 8
%gs = load i64, ptr %gr, align 8
%gt = icmp eq i64 %gs, 0
br i1 %gt, label %gb, label %go
go:
%gu = icmp ne i64 %z, 0
%gv = getelementptr i8, ptr %w, i64 %gc
%gw = load i8, ptr %gv, align 1
%gx = icmp eq i8 %gw, 0
%gy = select i1 %gx, i1 true, i1 %gu
br i1 %gy, label %gz, label %gb
gz:
%ha = getelementptr i64, ptr %p, i64 %gc
%hb = load i64, ptr %ha, align 8
%hc = icmp slt i64 %hb, 0
%hd = select i1 %hc, i64 %bf, i64 0
%he = getelementptr i32, ptr %be, i64 %hb
%hf = getelementptr i32, ptr %he, i64 %hd
%hg = load i32, ptr %hf, align 4
%hh = zext nneg i32 %hg to i64
%hi = icmp sgt i32 %hg, -1
br i1 %hi, label %hj, label %hk
hj:
%hl = mul i64 %i, %hh
%hm = getelementptr i64, ptr %g, i64 %hl
%hn = load i64, ptr %hm, align 8
%ho = icmp eq i64 %hn, %gl
br i1 %ho, label %hp, label %hq
hp:
%hr = mul i64 %hl, 8
%hs = getelementptr i8, ptr %g, i64 %hr
%ht = getelementptr i8, ptr %hs, i64 8
%hu = load i64, ptr %ht, align 8
%hv = mul i64 %gj, 8
%hw = getelementptr i8, ptr %g, i64 %hv
%hx = getelementptr i8, ptr %hw, i64 8
%hy = load i64, ptr %hx, align 8
%hz = icmp eq i64 %hu, %hy
br i1 %hz, label %ia, label %hq
hq:
%ib = add nsw i64 %hb, 1
%ic = and i64 %ib, %bq
%id = icmp slt i64 %ic, 0
%ie = select i1 %id, i64 %bf, i64 0
%if = getelementptr i32, ptr %be, i64 %ic
%ig = getelementptr i32, ptr %if, i64 %ie
%ih = load i32, ptr %ig, align 4
%ii = icmp sgt i32 %ih, -1
br i1 %ii, label %ij, label %hk
ij:
br label %ik
ik:
%il = phi i32 [ %ih, %ij ], [ %im, %in ]
%io = phi i64 [ %ic, %ij ], [ %ip, %in ]
%iq = zext nneg i32 %il to i64
%ir = mul i64 %i, %iq
%is = getelementptr i64, ptr %g, i64 %ir
%it = load i64, ptr %is, align 8
%iu = icmp eq i64 %it, %gl
br i1 %iu, label %iv, label %in
iv:
%iw = mul i64 %ir, 8
%ix = getelementptr i8, ptr %g, i64 %iw
%iy = getelementptr i8, ptr %ix, i64 8
%iz = load i64, ptr %iy, align 8
%ja = mul i64 %gj, 8
%jb = getelementptr i8, ptr %g, i64 %ja
%jc = getelementptr i8, ptr %jb, i64 8
%jd = load i64, ptr %jc, align 8
%je = icmp eq i64 %iz, %jd
br i1 %je, label %ia, label %in
in:
%jf = add nsw i64 %io, 1
%ip = and i64 %jf, %bq
%jg = icmp slt i64 %ip, 0
%jh = select i1 %jg, i64 %bf, i64 0
%ji = getelementptr i32, ptr %be, i64 %ip
%jj = getelementptr i32, ptr %ji, i64 %jh
%im = load i32, ptr %jj, align 4
%jk = icmp sgt i32 %im, -1
br i1 %jk, label %ik, label %hk
ia:
%jl = phi i32 [ %hg, %hp ], [ %il, %iv ]
%jm = icmp eq i8 %gw, 0
br i1 %jm, label %jn, label %gb
jn:
%jo = zext nneg i32 %jl to i64
%jp = getelementptr i8, ptr %w, i64 %jo
%jq = load i8, ptr %jp, align 1
%jr = icmp eq i8 %jq, 0
%js = select i1 %jr, i8 2, i8 0
%jt = getelementptr i8, ptr %bl, i64 %gc
store i8 %js, ptr %jt, align 1
%ju = zext i1 %jr to i64
%jv = add nsw i64 %fz, %ju
br label %gb
hk:
%jw = phi i64 [ %ie, %hq ], [ %hd, %gz ], [ %jh, %in ]
%jx = phi i64 [ %ic, %hq ], [ %hb, %gz ], [ %ip, %in ]
%jy = getelementptr i32, ptr %be, i64 %jx
%jz = getelementptr i32, ptr %jy, i64 %jw
%ka = trunc i64 %gc to i32
store i32 %ka, ptr %jz, align 4
br label %gb
gb:
%ga = phi i64 [ %fz, %gn ], [ %jv, %jn ], [ %fz, %hk ], [ %fz, %ia ], [ %fz, %go ], [ %fz, %ft ]
%kb = icmp eq i64 %h, %gd
br i1 %kb, label %br, label %ft
br:
%kc = phi i64 [ 0, %bo ], [ %ga, %gb ]
store i64 %kc, ptr %a, align 8
ret i32 0
}
attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) }
