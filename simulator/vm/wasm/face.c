/*
 * What the simulator needs of Lua beyond Lua's own functions, which it calls directly: the machine with its memory, calls
 * that end in a traceback, functions of the host, and the count of VM instructions.
 */
#include <stdlib.h>
#include <time.h>

#include "lauxlib.h"
#include "ldebug.h"
#include "lstate.h"
#include "lua.h"
#include "lualib.h"

#define HOST(name) __attribute__((import_module("host"), import_name(name)))
#define EXPORT(name) __attribute__((export_name(name)))

/* The console's memory, all of which a game's tables and texts can take at the most. */
#define MEMORY_BYTES (16u * 1024 * 1024)

/* The JavaScript function of that number, for the running thread. Returns the number of its results. */
HOST("call") int host_call(lua_State *L, int number);

unsigned int instructions_left;

/* Lua's `time` would begin math.random elsewhere on each run. */
time_t time(time_t *now) {
  if (now != NULL) *now = 0;
  return 0;
}

static void *allocate(void *taken, void *block, size_t old_size, size_t new_size) {
  size_t *bytes = taken;
  if (block == NULL) old_size = 0;
  if (new_size == 0) {
    free(block);
    *bytes -= old_size;
    return NULL;
  }
  if (new_size > old_size && *bytes + (new_size - old_size) > MEMORY_BYTES) return NULL;
  void *moved = realloc(block, new_size);
  if (moved != NULL) *bytes += new_size - old_size;
  return moved;
}

static const luaL_Reg LIBRARIES[] = {
  {LUA_GNAME, luaopen_base},         {LUA_COLIBNAME, luaopen_coroutine}, {LUA_MATHLIBNAME, luaopen_math},
  {LUA_STRLIBNAME, luaopen_string}, {LUA_TABLIBNAME, luaopen_table},    {LUA_UTF8LIBNAME, luaopen_utf8},
};

/* A machine with the libraries that the console has. Its collector runs as Lua's own settings have it. */
EXPORT("open") lua_State *face_open(void) {
  static size_t taken_bytes;
  lua_State *L = lua_newstate(allocate, &taken_bytes);
  for (size_t i = 0; i < sizeof LIBRARIES / sizeof LIBRARIES[0]; i++) {
    luaL_requiref(L, LIBRARIES[i].name, LIBRARIES[i].func, 1);
    lua_pop(L, 1);
  }
  return L;
}

static int call_host(lua_State *L) {
  return host_call(L, (int)lua_tointeger(L, lua_upvalueindex(1)));
}

/* Leaves a function on the stack that is the host's of that number. */
EXPORT("push_host_function") void face_push_host_function(lua_State *L, int number) {
  lua_pushinteger(L, number);
  lua_pushcclosure(L, call_host, 1);
}

/* For the host's `try`, which cannot call a pointer. */
EXPORT("run") void face_run(void (*f)(lua_State *, void *), lua_State *L, void *data) {
  f(L, data);
}

static int to_text(lua_State *L) {
  luaL_tolstring(L, 1, NULL);
  return 1;
}

/* The text of the error on top, in its place. Outside of a protected call a __tostring that fails would be the end. */
static const char *describe(lua_State *L) {
  lua_pushcfunction(L, to_text);
  lua_insert(L, -2);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    lua_pop(L, 1);
    lua_pushstring(L, "an error whose __tostring fails");
  }
  return lua_tostring(L, -1);
}

static int add_traceback(lua_State *L) {
  const char *message = luaL_tolstring(L, 1, NULL);
  luaL_traceback(L, L, message, 1);
  return 1;
}

/*
 * Calls the function that lies below so many arguments on the stack, and takes all of them off. Returns whether it ended
 * well; if not, the error with its traceback is left.
 */
EXPORT("call") int face_call(lua_State *L, int arguments) {
  int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, add_traceback);
  lua_insert(L, handler);
  int status = lua_pcall(L, arguments, 0, handler);
  lua_remove(L, handler);
  return status == LUA_OK;
}

/*
 * Starts the function that lies below so many arguments on the thread's stack, or goes on behind its last yield. Returns
 * whether it ended or yielded; if not, the error with its traceback is left on the stack of L.
 */
EXPORT("resume") int face_resume(lua_State *L, lua_State *thread, int arguments) {
  int results;
  int status = lua_resume(thread, L, arguments, &results);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(thread, L, 1);
    luaL_traceback(L, thread, describe(L), 0);
    return 0;
  }
  lua_settop(thread, 0);
  return 1;
}

/* The patched VM calls it when no instruction is left. The one after it ends the game too, should it catch the error. */
void out_of_instructions(lua_State *L) {
  instructions_left = 1;
  luaG_runerror(L, "the game ran for ten device seconds without returning from its update");
}

EXPORT("allow_instructions") void face_allow_instructions(unsigned int count) {
  instructions_left = count;
}

EXPORT("instructions_left") unsigned int face_instructions_left(void) {
  return instructions_left;
}

/* The C library calls it when the memory has grown; the host looks for itself. */
void emscripten_notify_memory_growth(int memory) {
  (void)memory;
}
