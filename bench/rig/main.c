/*
 * Runs the file job.lua in the working folder, as Lua text or bytecode, and counts its instructions and memory.
 *
 * Under `-icount shift=0` an instruction is a virtual nanosecond. The board's SysTick counts down at 25 MHz, so a
 * tick is 40 instructions. To count the instructions within a tick, a loop of known length waits for the next tick.
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
#define TICKS 0x1000000u /* the counter has 24 bits: it overflows after 671 million instructions */

#define INSTRUCTIONS_PER_TICK 40u
#define INSTRUCTIONS_PER_SPIN 4u

/* Waits until a tick of the board's timer begins, returns its number, and adds the waiting instructions to `wasted`. */
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

static uint32_t lap_start;       /* the tick at whose beginning the last lap ended */
static uint32_t lap_wasted;      /* the instructions of this lap that measuring itself ran */
static uint32_t collector_spent; /* the instructions of this lap that Lua's collector ran */

static uint32_t instructions_between(uint32_t start, uint32_t end) {
    return (end - start) % TICKS * INSTRUCTIONS_PER_TICK;
}

/*
 * The Lua function lap(): returns how many instructions ran since the last call of lap, including this call, and how
 * many of them were the garbage collector's.
 * The count is at most 671 million. Its error is at most four instructions, plus eight for each step of the collector.
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

/* The Lua function lapSoFar(): returns how many instructions ran since the last call of lap, which goes on counting. */
static int lap_so_far(lua_State *L) {
    uint32_t end = spin_to_tick(&lap_wasted);
    lua_pushinteger(L, (lua_Integer)(instructions_between(lap_start, end) - lap_wasted));
    return 1;
}

/* The linker replaces Lua's function for a step of the garbage collector by this one, which measures the step. */
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

/* The Lua function heapBytes(): returns how many bytes Lua has allocated at present. */
static int heap_bytes(lua_State *L) {
    lua_pushinteger(L, (lua_Integer)heap);
    return 1;
}

/* The Lua function heapPeakBytes(): returns the most bytes that Lua had allocated at any time since the last call. */
static int heap_peak_bytes(lua_State *L) {
    lua_pushinteger(L, (lua_Integer)heap_peak);
    heap_peak = heap;
    return 1;
}

/*
 * The Lua function printRun(step, pieces, four numbers): prints a line for the host. The function is written in C,
 * because in Lua it would create garbage.
 */
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
