/* Compile-time settings of Lua for the simulator. The compiler includes this file before every source file. */
#ifndef settings_h
#define settings_h

/* Lua's errors use the host's `throw` and `try`, JavaScript exceptions, because WebAssembly has no longjmp. */
struct lua_longjmp;
__attribute__((import_module("host"), import_name("throw"), noreturn)) void host_throw(struct lua_longjmp *to);
__attribute__((import_module("host"), import_name("try"))) void host_try(struct lua_longjmp *here, void *f, void *L, void *data);
#define LUAI_THROW(L, c) host_throw(c)
/* The macro uses the local names f and ud, because only luaD_rawrunprotected uses LUAI_TRY. */
#define LUAI_TRY(L, c, a) host_try(c, f, L, ud)
#define luai_jmpbuf char

/*
 * A fixed seed and pivot make every run the same: the order of a table's keys, and how table.sort divides long
 * lists.
 */
#define luai_makeseed(L) 20260101u
#define l_randomizePivot() 0u

#define lua_getlocaledecpoint() '.'

/* The count of VM instructions. lua.patch adds it to the VM; face.c defines it. */
struct lua_State;
extern unsigned int instructions_left;
void out_of_instructions(struct lua_State *L);

/* A fatal error of Lua becomes a WebAssembly trap. */
#include <stdlib.h>
#define abort() __builtin_trap()

/* Lua's own output does nothing, because the simulator defines its own `print`. */
#define lua_writestring(s, l) ((void)0)
#define lua_writeline() ((void)0)
#define lua_writestringerror(s, p) ((void)0)

#endif
