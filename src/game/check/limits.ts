/** The limits within which the measured numbers of the console check must stay for a test to pass. */

/** The least speed, in percent of the speed for which the game is made. On a slower console, players wait. */
export const LEAST_SPEED_PERCENT = 70;
/**
 * The most milliseconds for generating a level. Beyond this, players wait for levels. The next constant limits one
 * slice of this work.
 */
export const MAX_LEVEL_MS = 10000;
export const MAX_SLICE_MS = 20;
/** The most milliseconds for computing a move or drawing a picture. Players see frames that take longer. */
export const MAX_FRAME_MS = 50;
/** The most milliseconds from the start of the program to its first picture. */
export const MAX_BOOT_MS = 3000;
/**
 * The most milliseconds to parse a level and draw it for the first time. The game spreads this work over several
 * frames.
 */
export const MAX_FIRST_PICTURE_MS = 500;
/**
 * The most milliseconds to load a Lua file of the game. Players wait for it when they open a mode for the first time.
 */
export const MAX_LOAD_MS = 500;
/**
 * The most memory that Lua may use, in kilobytes. A console has 16 megabytes, which Lua shares with the system and the
 * pictures.
 */
export const MAX_KILOBYTES = 10240;
/** The most milliseconds for one step of Lua's garbage collector. */
export const MAX_COLLECTOR_STEP_MS = 5;
