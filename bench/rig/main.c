/*
 * Runs job.lua of the working folder, as text or as bytecode, and counts what it costs.
 *
 * Under `-icount shift=0` one instruction is one virtual nanosecond. The board's SysTick counts down at 25 MHz, so one
 * tick is 40 instructions. To tell instructions within a tick, a loop of known length runs up to the next tick.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

#define SYSTICK_CONTROL (*(volatile uint32_t *)0xE000E010)
#define SYSTICK_RELOAD (*(volatile uint32_t *)0xE000E014)
#define SYSTICK_VALUE (*(volatile uint32_t *)0xE000E018)
#define ENABLE 1u
#define PROCESSOR_CLOCK 4u
#define TICKS 0x1000000u /* the counter has 24 bits: it is round after 671 million instructions */

#define INSTRUCTIONS_PER_TICK 40u
#define INSTRUCTIONS_PER_SPIN 4u

/* Runs until a tick begins, gives its number and adds what that took to `wasted`. */
static uint32_t spin_to_tick(uint32_t *wasted) {
    uint32_t before, now, spins = 0;
    __asm volatile(
        "   ldr  %[before], [%[value]]\n"
        "1: ldr  %[now], [%[value]]\n"
        "   add  %[spins], %[spins], #1\n"
        "   cmp  %[now], %[before]\n"
        "   beq  1b\n"
        : [before] "=&r"(before), [now] "=&r"(now), [spins] "+r"(spins)
        : [value] "r"(&SYSTICK_VALUE)
        : "cc", "memory");
    *wasted += spins * INSTRUCTIONS_PER_SPIN;
    return TICKS - 1 - now;
}

static uint32_t lap_start;       /* the tick at whose very beginning the last lap ended */
static uint32_t lap_wasted;      /* instructions of this lap that measuring took */
static uint32_t collector_spent; /* instructions of this lap that Lua's collector took */

static uint32_t instructions_between(uint32_t start, uint32_t end) {
    return (end - start) % TICKS * INSTRUCTIONS_PER_TICK;
}

/*
 * lap(): instructions since the lap before ended, this call included, to within four (eight for each step of the
 * collector); not more than 671 million. The second result: how many of them were the collector's.
 */
static int lap(lua_State *L) {
    uint32_t end = spin_to_tick(&lap_wasted);
    uint32_t spent = instructions_between(lap_start, end) - lap_wasted;
    lua_pushinteger(L, (lua_Integer)spent);
    lua_pushinteger(L, (lua_Integer)collector_spent);
    collector_spent = 0;
    lap_start = spin_to_tick(&lap_wasted);
    lap_wasted = 0;
    return 2;
}

/* lapSoFar(): instructions since the lap before ended; the lap goes on. */
static int lap_so_far(lua_State *L) {
    uint32_t end = spin_to_tick(&lap_wasted);
    lua_pushinteger(L, (lua_Integer)(instructions_between(lap_start, end) - lap_wasted));
    return 1;
}

/* The linker puts this in the place of the function with which all of Lua has its collector do a step. */
extern void __real_luaC_step(lua_State *L);

void __wrap_luaC_step(lua_State *L) {
    uint32_t start = spin_to_tick(&lap_wasted);
    uint32_t wasted = 0;
    __real_luaC_step(L);
    uint32_t end = spin_to_tick(&wasted);
    collector_spent += instructions_between(start, end) - wasted;
    lap_wasted += wasted;
}

static size_t heap;
static size_t heap_peak;

static void *allocate(void *context, void *block, size_t size, size_t new_size) {
    (void)context;
    if (block == NULL) size = 0;
    if (new_size == 0) {
        free(block);
        heap -= size;
        return NULL;
    }
    void *moved = realloc(block, new_size);
    if (moved == NULL) return NULL;
    heap = heap - size + new_size;
    if (heap > heap_peak) heap_peak = heap;
    return moved;
}

/* heapBytes(): what Lua holds now. */
static int heap_bytes(lua_State *L) {
    lua_pushinteger(L, (lua_Integer)heap);
    return 1;
}

/* heapPeakBytes(): the most it has held since this was last asked. */
static int heap_peak_bytes(lua_State *L) {
    lua_pushinteger(L, (lua_Integer)heap_peak);
    heap_peak = heap;
    return 1;
}

/* printRun(step, pieces, four numbers): a line for the host. Made here, it leaves no garbage in Lua. */
static int print_run(lua_State *L) {
    printf("run\t%s", luaL_checkstring(L, 1));
    for (int column = 2; column <= 6; column++) printf("\t%ld", (long)luaL_checkinteger(L, column));
    printf("\n");
    return 0;
}

int main(void) {
    SYSTICK_RELOAD = TICKS - 1;
    SYSTICK_VALUE = 0;
    SYSTICK_CONTROL = ENABLE | PROCESSOR_CLOCK;
    lua_State *L = lua_newstate(allocate, NULL);
    luaL_openlibs(L);
    lua_register(L, "lap", lap);
    lua_register(L, "lapSoFar", lap_so_far);
    lua_register(L, "heapBytes", heap_bytes);
    lua_register(L, "heapPeakBytes", heap_peak_bytes);
    lua_register(L, "printRun", print_run);
    if (luaL_dofile(L, "job.lua") == LUA_OK) return 0;
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    return 1;
}
