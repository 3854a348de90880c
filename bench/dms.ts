/**
 * Says how many processor instructions a device millisecond (dms) stands for. `npm run bench -- --calibrate check.txt`
 * writes this file.
 */

/** How many instructions of the emulated Cortex-M7 take as long as a millisecond of a console. */
export const INSTRUCTIONS_PER_DMS = 100000;

/** The source of the number in `INSTRUCTIONS_PER_DMS`, which the bench prints with its results. */
export const DMS_SOURCE = "Panic's 0.3 µs for an instruction of Lua; no console was measured";
