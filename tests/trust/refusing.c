/* Refuses one allocation of Arrow's system pool: loaded first by `tests.trust.memory`.

   Those of at least 4 KiB count, which grow with metadata. Of smaller ones Arrow 26 ends the process
   if its C interface has no memory, and does not end if the hash table of `index_in` has none. */
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_memalign(size_t, size_t);

static atomic_long refused = -1, counted = 0;

/* Count from now on, and refuse the allocation of a number; none for -1. Returns the old count. */
long refuse(long number) {
    atomic_store(&refused, number);
    return atomic_exchange(&counted, 0);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    if (size >= 1 << 12 && atomic_fetch_add(&counted, 1) == atomic_load(&refused)) return ENOMEM;
    void *made = __libc_memalign(alignment, size);
    if (made) *out = made;
    return made ? 0 : ENOMEM;
}
