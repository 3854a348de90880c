/** What is heard while time passes over the moves of a session, forwards and back. */
import { playNote } from "../../device/sound";
import { isGoneForGood, isWay, type Stretch } from "../../kernel/motion";
import { placeVoice } from "../sounds";
import type { Session, Step } from "./session";

/**
 * The clacks. All pitches of the game are from A4 to E7, which a tiny speaker carries; these are C major without its
 * half steps, so that they are in tune in any order.
 */
const SCALE_HERTZ: readonly number[] = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760, 2093, 2349, 2637];
const CLACK_DEGREE = 2;
const REWIND_DEGREES_LOWER = 2;
// A clack is a degree higher for each ball that the chain has come along, and for each such stretch that one has rolled.
const DEGREE_EVERY_MS = 90;
const FULL_CLACK_MS = 270;
const SOFT_CLACK_VOLUME = 0.28;
const FULL_CLACK_VOLUME = 0.5;
const REWIND_CLACK_VOLUME = 0.16;

// A rolling piece purrs: a short note every so often, higher the longer it has rolled and the faster time passes.
const ROLL_EVERY_MS = 30;
const ROLL_HERTZ = 420;
const ROLL_RISE_HERTZ_PER_MS = 0.7;
const ROLL_RISE_MS = 300;
const SPEED_HERTZ_PER_MS = 2;
const SPEED_MS = 100;
const ROLL_VOLUME = 0.14;

// What carries a piece ticks as it runs.
const CARRY_EVERY_MS = 64;
const CARRY_HERTZ = 1047;
const CARRY_VOLUME = 0.14;

// From one door into another: a glide from C5 up to G5 by half tones, or down where time is turned back.
const PASSAGE_EVERY_MS = 33;
const PASSAGE_HERTZ: readonly number[] = [523, 554, 587, 622, 659, 698, 740, 784];
const PASSAGE_VOLUME = 0.3;
const REWIND_PASSAGE_VOLUME = 0.14;

/** Noise has no pitch, but a synth is told one. */
const NOISE_HERTZ = 1000;

// What slides on ice or snow hisses.
const HISS_EVERY_MS = 60;
const HISS_VOLUME = 0.12;

/** What hits something knocks, too: a moment of noise. */
const KNOCK_SHARE = 0.5;

// A piece that leaves is where it was to be: its notes rise. Each one more of a move leaves a step higher.
const FALL_EVERY_MS = 100;
const LOST_HERTZ: readonly number[] = [622, 523, 440];
const ARRIVAL_STEP = 1.125;
const FALL_VOLUME = 0.3;
const REWIND_FALL_VOLUME = 0.14;

// Turned back, time ticks like a ratchet, lower and lower.
const TICKS_PER_MOVE = 4;
const FIRST_TICK_HERTZ = 440;
const LAST_TICK_HERTZ = 880;
const TICK_VOLUME = 0.12;

const NONE = -1;

/** What the playhead came past in a frame, of each kind the latest: a voice plays one note a frame and no more. */
const passed = {
  clackDegree: NONE,
  clackVolume: 0,
  fallHertz: NONE,
  passageHertz: NONE,
  rolledMs: NONE,
  isCarried: false,
};

/**
 * Sounds all that the playhead has just passed, from where it was to where it is now: rolls, clacks and falls; backwards
 * the same clacks and falls, lower and softer, and the ticks of time. To be called in each frame that moves it.
 */
export function soundPassed<State>(session: Session<State>, fromPlayhead: number): void {
  const { playhead, steps } = session;
  const isRewind = playhead < fromPlayhead;
  const low = Math.min(fromPlayhead, playhead);
  const high = Math.max(fromPlayhead, playhead);
  passed.clackDegree = NONE;
  passed.fallHertz = NONE;
  passed.passageHertz = NONE;
  passed.rolledMs = NONE;
  passed.isCarried = false;
  let passedMs = 0;
  for (let at = Math.floor(low); at < high; at++) {
    const step = steps[at];
    const fromMs = Math.max(0, low - at) * step.durationMs;
    const toMs = Math.min(1, high - at) * step.durationMs;
    passedMs += toMs - fromMs;
    hear(session, step, fromMs, toMs, isRewind);
  }
  if (isRewind)
    playBackwards(playhead / steps.length, Math.floor(low * TICKS_PER_MOVE) < Math.floor(high * TICKS_PER_MOVE));
  else playForwards(passedMs);
}

/** Notes what the playhead came past between two times of a move; what it passed last counts. */
function hear<State>(
  session: Session<State>,
  step: Step<State>,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  let degree = CLACK_DEGREE;
  let before: Stretch | undefined;
  for (const stretch of step.stretches) {
    degree = degreeAfter(degree, before, stretch);
    before = stretch;
    const { startMs, endMs } = stretch;
    if (startMs > toMs || endMs <= fromMs) continue;
    if (isWay(stretch)) {
      if (stretch.cause === "carried") hearCarrying(fromMs - startMs, Math.min(toMs, endMs) - startMs);
      else hearRoll(fromMs - startMs, Math.min(toMs, endMs) - startMs, rollEveryMs());
      if (stretch.ending === "hit" && endMs <= toMs) hearClack(degree, endMs - startMs, isRewind);
    } else if (isGoneForGood(stretch) || isLostBy(session, step, stretch)) {
      hearFall(session, step, stretch, fromMs - startMs, toMs - startMs, isRewind);
    } else if (stretch.cause === "gone") hearPassage(fromMs - startMs, toMs - startMs, isRewind);
  }
}

/** A chain goes on with a stretch that begins just when the one told before it ends. */
function degreeAfter(degree: number, before: Stretch | undefined, stretch: Stretch): number {
  const isOfChain = before?.endMs === stretch.startMs;
  if (!isWay(stretch)) return isOfChain ? degree : CLACK_DEGREE;
  return (isOfChain ? degree + 1 : CLACK_DEGREE) + Math.floor((stretch.endMs - stretch.startMs) / DEGREE_EVERY_MS);
}

function hearRoll(fromMs: number, toMs: number, everyMs: number): void {
  if (Math.floor(Math.max(0, fromMs) / everyMs) < Math.floor(toMs / everyMs)) passed.rolledMs = toMs;
}

function rollEveryMs(): number {
  return placeVoice()?.hisses === true ? HISS_EVERY_MS : ROLL_EVERY_MS;
}

function hearCarrying(fromMs: number, toMs: number): void {
  if (Math.floor(Math.max(0, fromMs) / CARRY_EVERY_MS) < Math.floor(toMs / CARRY_EVERY_MS)) passed.isCarried = true;
}

function hearPassage(fromMs: number, toMs: number, isRewind: boolean): void {
  for (let note = 0; note < PASSAGE_HERTZ.length; note++) {
    const atMs = note * PASSAGE_EVERY_MS;
    if (atMs <= fromMs || atMs > toMs || (isRewind && passed.passageHertz !== NONE)) continue;
    passed.passageHertz = PASSAGE_HERTZ[note];
  }
}

/** Whether a piece is not gone, but looks as if all were over. */
function isLostBy<State>({ rules }: Session<State>, { after }: Step<State>, { cause }: Stretch): boolean {
  return cause === "changed" && rules.outcome(after) === "lost";
}

function hearClack(degree: number, rollMs: number, isRewind: boolean): void {
  if (isRewind && passed.clackDegree !== NONE) return;
  passed.clackDegree = degree;
  const force = Math.min(1, rollMs / FULL_CLACK_MS);
  passed.clackVolume = SOFT_CLACK_VOLUME + (FULL_CLACK_VOLUME - SOFT_CLACK_VOLUME) * force;
}

/** The notes of what leaves follow one another. Which they are tells whether it is the end. */
function hearFall<State>(
  session: Session<State>,
  step: Step<State>,
  stretch: Stretch,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  const isLost = session.rules.outcome(step.after) === "lost";
  const notes = isLost ? LOST_HERTZ : (placeVoice()?.arrival ?? LOST_HERTZ);
  for (let note = 0; note < notes.length; note++) {
    const atMs = note * FALL_EVERY_MS;
    if (atMs <= fromMs || atMs > toMs || (isRewind && passed.fallHertz !== NONE)) continue;
    passed.fallHertz = isLost ? notes[note] : risen(notes[note], step, stretch);
  }
}

/** The note, a step higher for each piece that has left before in that move. */
function risen<State>(hertz: number, { stretches }: Step<State>, last: Stretch): number {
  let risenHertz = hertz;
  for (const stretch of stretches) {
    if (stretch === last) break;
    if (isGoneForGood(stretch)) risenHertz *= ARRIVAL_STEP;
  }
  return risenHertz;
}

function playForwards(passedMs: number): void {
  const { clackDegree, clackVolume, fallHertz, passageHertz, isCarried, rolledMs } = passed;
  if (clackDegree !== NONE) {
    playNote("clack", scaleHertz(clackDegree), clackVolume);
    playNote("knock", NOISE_HERTZ, KNOCK_SHARE * clackVolume);
  }
  if (fallHertz !== NONE) playNote("fall", fallHertz, FALL_VOLUME);
  if (passageHertz !== NONE) playNote("pluck", passageHertz, PASSAGE_VOLUME);
  if (isCarried) playNote("tick", CARRY_HERTZ, CARRY_VOLUME);
  if (rolledMs === NONE) return;
  if (placeVoice()?.hisses === true) {
    playNote("hiss", NOISE_HERTZ, HISS_VOLUME);
    return;
  }
  const rise = ROLL_RISE_HERTZ_PER_MS * Math.min(ROLL_RISE_MS, rolledMs);
  const speed = SPEED_HERTZ_PER_MS * Math.min(SPEED_MS, passedMs);
  playNote("roll", ROLL_HERTZ + rise + speed, ROLL_VOLUME);
}

/** `share` of all moves stands before the playhead, 0 to 1. */
function playBackwards(share: number, isTick: boolean): void {
  const { clackDegree, fallHertz, passageHertz } = passed;
  if (clackDegree !== NONE) playNote("clack", scaleHertz(clackDegree - REWIND_DEGREES_LOWER), REWIND_CLACK_VOLUME);
  if (fallHertz !== NONE) playNote("fall", fallHertz, REWIND_FALL_VOLUME);
  if (passageHertz !== NONE) playNote("pluck", passageHertz, REWIND_PASSAGE_VOLUME);
  if (isTick) playNote("tick", FIRST_TICK_HERTZ + (LAST_TICK_HERTZ - FIRST_TICK_HERTZ) * share, TICK_VOLUME);
}

function scaleHertz(degree: number): number {
  return SCALE_HERTZ[Math.min(SCALE_HERTZ.length - 1, degree)];
}
