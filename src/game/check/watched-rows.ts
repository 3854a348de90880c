/**
 * The rows (tests) of the console check (the game's test of a Playdate) that watch the clock of the sound, the crank,
 * the buttons, the menu, and whether the player locks and unlocks the Playdate.
 */
import { BUTTON_A } from "../../device/input";
import { DIRECTIONS } from "../../kernel/direction";
import type { Happenings, Outcome } from "./check-row";
import { TEXTS } from "./texts/index";

/** For how many milliseconds the clock of the sound is compared with the clock of the console. */
const SOUND_MS = 1500;
const MAX_DRIFT_PERCENT = 10;

/** How long the player has, in milliseconds, to do what a test of the console check asks for. Then the test fails. */
const HAND_MS = 20000;

const WHOLE_TURN_DEGREES = 360;

/** The buttons that the player must press in the test of the buttons. Ⓑ is missing, because it skips the test. */
const PRESSED_BUTTONS: readonly number[] = [...DIRECTIONS, BUTTON_A];

/** Compares the clock of the sound with the clock of the console, while the sounds of a cleared level are played. */
export function watchSound({ gameMs, soundMs }: Happenings): Outcome | undefined {
  if (gameMs < SOUND_MS) return undefined;
  const percent = Math.floor((100 * soundMs) / gameMs + 0.5);
  return { isPassed: Math.abs(percent - 100) <= MAX_DRIFT_PERCENT, note: TEXTS.percent(percent) };
}

export function watchCrank(happenings: Happenings): Outcome | undefined {
  return waitForParts(happenings, countDegrees(happenings));
}

export function countDegrees({ crankDegrees }: Happenings): readonly [number, number] {
  return [Math.min(WHOLE_TURN_DEGREES, Math.floor(crankDegrees)), WHOLE_TURN_DEGREES];
}

export function watchButtons(happenings: Happenings): Outcome | undefined {
  return waitForParts(happenings, countPresses(happenings));
}

export function countPresses({ werePressed }: Happenings): readonly [number, number] {
  return [PRESSED_BUTTONS.filter((button) => werePressed[button]).length, PRESSED_BUTTONS.length];
}

export function watchMenu(happenings: Happenings): Outcome | undefined {
  return waitFor(happenings, happenings.wasMenuChosen, TEXTS.nothing);
}

export function watchLock(happenings: Happenings): Outcome | undefined {
  return waitFor(happenings, happenings.wasUnlocked, TEXTS.nothing);
}

function waitForParts(happenings: Happenings, [done, all]: readonly [number, number]): Outcome | undefined {
  return waitFor(happenings, done >= all, TEXTS.countOf(done, all));
}

/**
 * Returns a passed result if the player has done what the test asks for. Returns a failed one after the time limit, and
 * undefined before.
 */
function waitFor({ elapsedMs }: Happenings, isDone: boolean, failedNote: string): Outcome | undefined {
  if (isDone) return { isPassed: true, note: TEXTS.ok };
  return elapsedMs < HAND_MS ? undefined : { isPassed: false, note: failedNote };
}
