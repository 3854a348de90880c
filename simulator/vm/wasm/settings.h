/* What stock Lua is told when it is compiled for the simulator; read before every file of it. */
#ifndef settings_h
#define settings_h

/* Errors: `throw` and `try` are the host's, which throws and catches in JavaScript; WebAssembly has no longjmp. */
struct lua_longjmp;
__attribute__((import_module("host"), import_name("throw"), noreturn)) void host_throw(struct lua_longjmp *to);
__attribute__((import_module("host"), import_name("try"))) void host_try(struct lua_longjmp *here, void *f, void *L, void *data);
#define LUAI_THROW(L, c) host_throw(c)
/* The only place that tries is luaD_rawrunprotected, whose function and data are named f and ud. */
#define LUAI_TRY(L, c, a) host_try(c, f, L, ud)
#define luai_jmpbuf char

/* A run shall be the same every time: the order of a table's keys, and how table.sort divides long lists. */
#define luai_makeseed(L) 20260101u
#define l_randomizePivot() 0u

#define lua_getlocaledecpoint() '.'

/* The count of VM instructions, which the patch has in the VM and face.c explains. */
struct lua_State;
extern unsigned int instructions_left;
void out_of_instructions(struct lua_State *L);

/* Where Lua gives up. */
#include <stdlib.h>
#define abort() __builtin_trap()

/* There is no console to write to: the simulator has a `print` of its own. */
#define lua_writestring(s, l) ((void)0)
#define lua_writeline() ((void)0)
#define lua_writestringerror(s, p) ((void)0)

#endif
