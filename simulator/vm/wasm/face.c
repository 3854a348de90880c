/*
 * The simulator's additions to Lua's own API: creating a state with limited memory, calls that return a traceback,
 * host functions, and the count of VM instructions.
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

/* The console's memory: the limit of a game's tables and texts together. */
#define MEMORY_BYTES (16u * 1024 * 1024)

/* Calls the JavaScript function with this number for the running thread. Returns how many results it pushed. */
HOST("call") int host_call(lua_State *L, int number);

unsigned int instructions_left;

/* Replaces the C library's `time`, which Lua uses to seed math.random, so that runs repeat exactly. */
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

/* Creates a Lua state with the libraries of the console. Its collector has Lua's default settings. */
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

/* Pushes a Lua function that calls the host function with this number. */
EXPORT("push_host_function") void face_push_host_function(lua_State *L, int number) {
  lua_pushinteger(L, number);
  lua_pushcclosure(L, call_host, 1);
}

/* Calls `f` for the host's `try`, because JavaScript cannot call a C pointer. */
EXPORT("run") void face_run(void (*f)(lua_State *, void *), lua_State *L, void *data) {
  f(L, data);
}

static int to_text(lua_State *L) {
  luaL_tolstring(L, 1, NULL);
  return 1;
}

/*
 * Replaces the error on top by its text and returns the text. A protected call is needed, because `__tostring` may
 * fail.
 */
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
 * Calls the function below the top `arguments` values and pops all of them.
 * Returns whether it succeeded. On failure, pushes the error with its traceback.
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
 * Calls the function below the top `arguments` values of the thread's stack, or resumes the thread after its last
 * yield.
 * Returns whether it finished or yielded. On failure, pushes the error with its traceback on the stack of L.
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

/*
 * Raises an error; the patched VM calls it when no instruction is left. If the game catches the error, the next
 * instruction raises it again.
 */
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

/* Does nothing. The C library calls it when the memory has grown, but the host reads the memory's size itself. */
void emscripten_notify_memory_growth(int memory) {
  (void)memory;
}
