/** The limits within which the figures of the console check must stay for a row to pass. */

/** The least share of the speed for which the game is made, in percent. A slower console makes players wait. */
export const LEAST_SPEED_PERCENT = 70;
/** The most time for a generated level, and for one slice of this work. Beyond this, play waits for levels. */
export const MAX_LEVEL_MS = 10000;
export const MAX_SLICE_MS = 20;
/** The most time for a move or a picture. Players see frames that take longer. */
export const MAX_FRAME_MS = 50;
/** The most time from the start of the program to its first picture. */
export const MAX_BOOT_MS = 3000;
/** The most time to parse a level and draw it for the first time. The game spreads this work over several frames. */
export const MAX_FIRST_PICTURE_MS = 500;
/** The most time to load a Lua file of the game. Players wait for it when they open a mode for the first time. */
export const MAX_LOAD_MS = 500;
/** The most memory that Lua may use. A console has 16 megabytes, of which system and pictures need a part. */
export const MAX_KILOBYTES = 10240;
/** The most time for one step of Lua's garbage collector. */
export const MAX_COLLECTOR_STEP_MS = 5;
