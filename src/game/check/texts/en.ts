/** The English texts of the console check, the game's test of a Playdate. */
import type { RowId } from "../check-row";

interface RowTexts {
  readonly name: string;
  readonly failed: readonly [string, string];
  /** What the player must do in this test of the console check; left out if nothing. */
  readonly task?: string;
}

const rows: Readonly<Record<RowId, RowTexts>> = {
  numbers: { name: "Numbers", failed: ["Numbers differ.", "Send us check.txt."] },
  levels: { name: "Levels", failed: ["Levels differ.", "Codes may not fit."] },
  campaigns: { name: "Campaigns", failed: ["Solutions differ.", "Send us check.txt."] },
  speed: { name: "Speed", failed: ["Slower than ours.", "Levels take longer."] },
  making: { name: "New levels", failed: ["Levels take long.", "Play a campaign."] },
  frames: { name: "Frames", failed: ["Moves will jerk.", "Try calm motion."] },
  start: { name: "Start", failed: ["Starts are slow.", "Only waits longer."] },
  loads: { name: "Code files", failed: ["A file loads badly.", "Install once more."] },
  saves: { name: "Saves", failed: ["Saves are not safe.", "Free some space."] },
  screens: { name: "Screens", failed: ["Pictures differ.", "You can still play."] },
  tables: { name: "Images", failed: ["An image is bad.", "Install once more."] },
  fonts: { name: "Letters", failed: ["A font is bad.", "Install once more."] },
  memory: { name: "Memory", failed: ["Memory is tight.", "Restart at times."] },
  sound: { name: "Sound", failed: ["Its clock is off.", "Sounds may be late."] },
  crank: { name: "Crank", failed: ["It did not move.", "Ⓑ takes back too."], task: "Turn the crank once round." },
  buttons: { name: "Buttons", failed: ["Not all were heard.", "Try once more."], task: "Press ✛ each way, then Ⓐ." },
  menu: { name: "Menu", failed: ["It did not answer.", "Try once more."], task: "Open the menu, choose “tick”." },
  lock: { name: "Lock", failed: ["It was not locked.", "Try once more."], task: "Lock the console, unlock it." },
};

export const en = {
  title: "Check this console",
  doneTitle: "This console",
  rows,
  countOf: (count: number, all: number) => `${count}/${all}`,
  placeOf: (count: number, all: number) => `${count} of ${all}`,
  passedOf: (count: number, all: number) => `${count} of ${all} passed`,
  percent: (percent: number) => `${percent} %`,
  milliseconds: (milliseconds: number) => `${milliseconds} ms`,
  seconds: (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10} s`,
  megabytes: (megabytes: number) => `${megabytes} MB`,
  ok: "ok",
  skipped: "skip",
  broken: "broke off",
  /** The note beside a test for which the player did nothing in time. */
  nothing: "nothing",
  secondsLeft: (seconds: number) => `${seconds} s left`,
  stop: "stop",
  skip: "skip",
  done: "done",
  wait: "One moment …",
  /**
   * The two lines below the list of results about a test that has passed. The next two texts of this table are about a
   * test that the player skipped.
   */
  passedLines: ["This part works.", ""] as readonly [string, string],
  skippedLines: ["You skipped it.", ""] as readonly [string, string],
  /** The entry in the system menu that the player must choose in the test of this menu. */
  menuEntry: "tick",
  /**
   * Says that the file check.txt has all measured numbers. The next text of this table says that this file could not be
   * written.
   */
  inFile: "Also in check.txt",
  notInFile: "No check.txt",
  /** What a screen reader announces when the check has ended. */
  ended: (passed: number, all: number) => `The check has ended: ${passed} of ${all} passed.`,
};
