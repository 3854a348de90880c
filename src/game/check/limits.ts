/** The limits within which the measured numbers of the console check must stay for a test to pass. */

/** The least speed, in percent of the speed for which the game is made. On a slower console, players wait. */
export const LEAST_SPEED_PERCENT = 70;
/**
 * The most milliseconds that generating a level may take in the console check. If it takes longer, players wait for
 * levels. The next constant limits one slice of this work.
 */
export const MAX_LEVEL_MS = 10000;
export const MAX_SLICE_MS = 20;
/**
 * The most milliseconds that computing a move or drawing a picture may take in the console check. Players notice a
 * frame that takes longer.
 */
export const MAX_FRAME_MS = 50;
/** The most milliseconds that may pass in the console check from the start of the program to its first picture. */
export const MAX_BOOT_MS = 3000;
/**
 * The most milliseconds that parsing a level and drawing it for the first time may take in the console check. The game
 * spreads this work over several frames.
 */
export const MAX_FIRST_PICTURE_MS = 500;
/**
 * The most milliseconds that loading a Lua file of the game may take in the console check. Players wait for this when
 * they open a mode for the first time.
 */
export const MAX_LOAD_MS = 500;
/**
 * The most memory that Lua may use, in kilobytes. A console has 16 megabytes, which Lua shares with the system and the
 * pictures.
 */
export const MAX_KILOBYTES = 10240;
/** The most milliseconds that one step of Lua's garbage collector may take in the console check. */
export const MAX_COLLECTOR_STEP_MS = 5;
