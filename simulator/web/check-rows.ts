/**
 * The tests (rows) and measured numbers (figures) of the console check, in the order in which its QR code has them. The
 * console check is the game's test of a Playdate. src/game/check/ makes it.
 */

/**
 * A number that the console check (the game's test of a Playdate) measures. The check's QR code has the number as an
 * integer, which the page divides by `divisor`.
 */
export interface CheckedFigure {
  /** The name of the figure in check.txt, the file with all results that the console check writes. */
  readonly name: string;
  readonly label: string;
  readonly divisor: number;
  /** The largest value that passes, as an integer of the check's QR code. Left out if the check sets no upper limit. */
  readonly most?: number;
  /**
   * The smallest value that passes, as an integer of the check's QR code. Left out if the check sets no lower limit.
   */
  readonly least?: number;
}

/** A row (test) of the console check. `failed` is the text that the panel shows if the test has failed. */
export interface CheckedRow {
  readonly id: string;
  readonly name: string;
  readonly failed: string;
  readonly figures: readonly CheckedFigure[];
}

/** The version of the QR codes of the console check (the game's test of a Playdate) that this page reads. */
export const CHECK_VERSION = 2;

/** How often a console must run each mix of Lua instructions in a second: 70 percent of what the bench expects. */
const LEAST_RUNS = [
  ["arithmetic", 707],
  ["tables", 761],
  ["texts", 304],
] as const;
const MAX_LEVEL_MS = 10_000;
const MAX_SLICE_US = 20_000;
/**
 * The longest time that a frame may take in the console check (the game's test of a Playdate), in hundredths of a
 * millisecond.
 */
const MAX_FRAME = 5000;
const MAX_BOOT_MS = 3000;
const MAX_FIRST_PICTURE_MS = 500;
const MAX_LOAD_MS = 500;
const MAX_KILOBYTES = 10_240;
const MAX_COLLECTOR_STEP_US = 5000;

const PUZZLES = [
  ["last-ball", "Last Ball"],
  ["ice-path", "Ice Path"],
  ["skid", "Skid"],
  ["penguin", "Penguin"],
  ["fruit", "Fruit"],
] as const;

export const CHECKED_ROWS: readonly CheckedRow[] = [
  { id: "numbers", name: "Numbers", failed: "Numbers differ. Send us check.txt.", figures: [] },
  { id: "levels", name: "Levels", failed: "Levels differ. Codes may not fit.", figures: [] },
  { id: "campaigns", name: "Campaigns", failed: "Solutions differ. Send us check.txt.", figures: [] },
  {
    ...{ id: "speed", name: "Speed", failed: "Slower than ours. Levels take longer." },
    figures: LEAST_RUNS.map(([mix, least]) => ({
      ...{ name: `speed.${mix}`, label: `${mix}, runs a second`, divisor: 1, least },
    })),
  },
  {
    ...{ id: "making", name: "New levels", failed: "Levels take long. Play a campaign." },
    figures: [
      ...PUZZLES.map(([id, name]) => ({
        ...{ name: `making.${id}-ms`, label: `${name}, a level, ms`, divisor: 1, most: MAX_LEVEL_MS },
      })),
      { name: "making.longest-slice-us", label: "longest slice, ms", divisor: 1000, most: MAX_SLICE_US },
    ],
  },
  {
    ...{ id: "frames", name: "Frames", failed: "Moves will jerk. Try calm motion." },
    figures: [
      ...PUZZLES.map(([id, name]) => frameFigure(`frames.${id}-move-max`, `${name}, slowest move, ms`)),
      ...PUZZLES.map(([id, name]) => frameFigure(`frames.${id}-draw-max`, `${name}, slowest picture, ms`)),
    ],
  },
  {
    ...{ id: "start", name: "Start", failed: "Starts are slow. Only waits longer." },
    figures: [
      { name: "start.boot-ms", label: "start of the game, ms", divisor: 1, most: MAX_BOOT_MS },
      ...PUZZLES.map(([id, name]) => ({
        ...{ name: `start.${id}-ms`, label: `${name}, first picture, ms`, divisor: 1, most: MAX_FIRST_PICTURE_MS },
      })),
    ],
  },
  {
    ...{ id: "loads", name: "Code files", failed: "A file loads badly. Install once more." },
    figures: [
      { name: "loads.longest-ms", label: "slowest file, ms", divisor: 1, most: MAX_LOAD_MS },
      { name: "loads.all-ms", label: "all files, ms", divisor: 1 },
    ],
  },
  {
    ...{ id: "saves", name: "Saves", failed: "Saves are not safe. Free some space." },
    figures: [
      { name: "saves.store-ms", label: "storing a save, ms", divisor: 1 },
      { name: "saves.load-ms", label: "loading a save, ms", divisor: 1 },
    ],
  },
  { id: "screens", name: "Screens", failed: "Pictures differ. You can still play.", figures: [] },
  { id: "tables", name: "Images", failed: "An image is bad. Install once more.", figures: [] },
  { id: "fonts", name: "Letters", failed: "A font is bad. Install once more.", figures: [] },
  {
    ...{ id: "memory", name: "Memory", failed: "Memory is tight. Restart at times." },
    figures: [
      { name: "memory.peak-kb", label: "most memory, kB", divisor: 1, most: MAX_KILOBYTES },
      {
        ...{ name: "memory.longest-step-us", label: "collector, longest step, ms" },
        ...{ divisor: 1000, most: MAX_COLLECTOR_STEP_US },
      },
    ],
  },
  { id: "sound", name: "Sound", failed: "Its clock is off. Sounds may be late.", figures: [] },
  { id: "crank", name: "Crank", failed: "It did not move. Ⓑ takes back too.", figures: [] },
  { id: "buttons", name: "Buttons", failed: "Not all were heard. Try once more.", figures: [] },
  { id: "menu", name: "Menu", failed: "It did not answer. Try once more.", figures: [] },
  { id: "lock", name: "Lock", failed: "It was not locked. Try once more.", figures: [] },
];

function frameFigure(name: string, label: string): CheckedFigure {
  return { name, label, divisor: 100, most: MAX_FRAME };
}
