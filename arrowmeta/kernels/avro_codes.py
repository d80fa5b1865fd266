"""Numbers that the Avro decoder shares with its callers: ops, instructions, statuses, state.

An instruction is eight integers: op, null branch, slot, and operands a to e. The null branch is the
position of null in a union of null and one other type, -1 for other values. The slot is the output
column to write to, -1 for none.
"""

from __future__ import annotations

# Ops, described in `avro_ops` except: END_ROW ends the program; NULLABLE begins
# a record, with instructions for null at a; the next instruction after JUMP is at a. No IntEnum,
# because the interpreter takes 50 times as long to compare a NumPy integer with its members.
END_ROW = 0
BOOLEAN = 1
INT = 2
LONG = 3
BOUNDED = 4
FIXED = 5
BYTES = 6
STRING = 7
SPAN = 8
DECIMAL = 9
NULL_OFFSET = 10
LIST_OF_PAIRS = 11
ONLY_BRANCH = 12
SKIP_LONGS = 13
SKIP_BYTES = 14
SKIP_FIXED = 15
SKIP_LIST = 16
# Ops from here on do not read one value: they decide which instruction, row or level is next.
NULLABLE = 17
JUMP = 18
LIST = 19
NEXT_ITEM = 20
NEXT_ITEMS = 21
UNION = 22
UNION_AS = 23
END_BRANCH = 24

#: Names of the ops above, by number.
OP_NAMES = [name.lower() for name in tuple(globals()) if name.isupper()]

# Places in an instruction.
INSTRUCTION_LEN = 8
OP, NULL_BRANCH, SLOT, A, B, C, D, E = range(INSTRUCTION_LEN)

# Statuses: done, more room needed, and the kinds of damage.
DONE = 0
GROW_LEVEL = 1
GROW_VAR = 2
TRUNCATED = 3
OVERLONG_NUMBER = 4
NEGATIVE_LENGTH = 5
LENGTH_PAST_END = 6
NOT_AN_INT = 7
NO_SUCH_BRANCH = 8
NO_SUCH_SYMBOL = 9
NOT_A_BOOLEAN = 10
NOT_UTF8 = 11
DECIMAL_TOO_WIDE = 12
TOO_MANY_ITEMS = 13
BYTES_LEFT_OVER = 14
TOO_MANY_FREE_ITEMS = 15
NOT_OF_A_DAY = 16

# Columns of a table of blocks: position of the file, ordinals of the block and of its first row in
# the file, number of rows by the frame, start and end of the decompressed bytes.
FILE, ORDINAL, FIRST_ROW, N_ROWS, START, END = range(6)

# Places in `state`: block, row and position; the level or slot that has to grow, and the rows or
# bytes it needs; the number of further items that may take no bytes.
STATE_LEN = 6
BLOCK, ROW, POS, GROW, NEEDED, FREE_ITEMS = range(STATE_LEN)
