/** What there is to hear of the moves of a session that time passes over, forwards and back. */
import { isGoneForGood, isWay, type Stretch } from "../../kernel/motion";
import type { Voice } from "../../puzzles/voice";
import type { Session, Step } from "./session";

/** Where the scale of what stops a piece begins; it is a degree higher for each stretch of time that it has been under way. */
const STOP_DEGREE = 2;
const DEGREE_EVERY_MS = 90;
const FULL_STOP_MS = 270;
const SOFT_STOP_VOLUME = 0.26;
const FULL_STOP_VOLUME = 0.44;

// What slides is heard again every so often, and what carries a piece ticks as it runs.
const ROLL_EVERY_MS = { purr: 30, hiss: 60, rustle: 60, toy: 66 };
const RUMBLE_EVERY_MS = 60;
const CARRY_EVERY_MS = 64;

/** Notes or volumes that follow one another, so far apart. */
interface Row {
  readonly everyMs: number;
  readonly values: readonly number[];
}

/** From one door into another: a glide from C5 up to G5 by half tones, or down where time is turned back. */
const PASSAGE: Row = { everyMs: 33, values: [523, 554, 587, 622, 659, 698, 740, 784] };

/** Whoever is woken growls, higher and higher. */
const GROWL: Row = { everyMs: 40, values: [415, 466, 523, 587] };

/** Whoever splashes does so before the notes of its arrival, louder and louder. */
const SPLASH: Row = { everyMs: 33, values: [0.09, 0.15, 0.22] };

/** What is lost sounds lower and lower, wherever that is. */
const LOSS: Row = { everyMs: 100, values: [622, 523, 440] };

const ARRIVAL_STEP = 1.125;
const MOST_ARRIVALS = 2;

export const NONE = -1;

/**
 * What the playhead came past in a frame, of each kind the latest; `NONE` or 0 where it came past none. Of arrivals there
 * may be some, in the order of `arrivals`.
 */
export const passed = {
  /** How long that took, in milliseconds of the moves. */
  ms: 0,
  /** Whether anything but ways and their ends is to be heard: what stands from `arrivals` to `growlHertz`. */
  isCalled: false,
  stopDegree: NONE,
  stopVolume: 0,
  thudVolume: 0,
  isSoftStop: false,
  arrivals: [0, 0],
  arrivalCount: 0,
  splashVolume: 0,
  lostHertz: NONE,
  passageHertz: NONE,
  growlHertz: NONE,
  /** How long what slides had been under way, and what rumbles. */
  rolledMs: NONE,
  rumbledMs: NONE,
  isCarried: false,
};

/** Notes in `passed` what the playhead came past from where it was to where it is now. */
export function listen<State>(session: Session<State>, fromPlayhead: number, voice: Voice): void {
  const { playhead, steps } = session;
  const isRewind = playhead < fromPlayhead;
  const low = Math.min(fromPlayhead, playhead);
  const high = Math.max(fromPlayhead, playhead);
  forget();
  for (let at = Math.floor(low); at < high; at++) {
    const step = steps[at];
    const fromMs = Math.max(0, low - at) * step.durationMs;
    const toMs = Math.min(1, high - at) * step.durationMs;
    passed.ms += toMs - fromMs;
    hear(session, voice, step, fromMs, toMs, isRewind);
  }
}

function forget(): void {
  passed.ms = 0;
  passed.stopDegree = NONE;
  passed.thudVolume = 0;
  passed.isSoftStop = false;
  passed.rolledMs = NONE;
  passed.rumbledMs = NONE;
  passed.isCarried = false;
  if (!passed.isCalled) return;
  passed.isCalled = false;
  passed.arrivalCount = 0;
  passed.splashVolume = 0;
  passed.lostHertz = NONE;
  passed.passageHertz = NONE;
  passed.growlHertz = NONE;
}

/** Notes what the playhead came past between two times of a move; what it passed last counts. */
function hear<State>(
  session: Session<State>,
  voice: Voice,
  step: Step<State>,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  let degree = STOP_DEGREE;
  let before: Stretch | undefined;
  for (const stretch of step.stretches) {
    degree = degreeAfter(degree, before, stretch);
    before = stretch;
    const { startMs, endMs } = stretch;
    if (startMs > toMs || endMs <= fromMs) continue;
    const sinceMs = fromMs - startMs;
    if (isWay(stretch)) {
      hearWay(voice, stretch, sinceMs, Math.min(toMs, endMs) - startMs);
      if (endMs <= toMs) hearEnd(stretch, degree, isRewind);
    } else hearCall(session, voice, step, stretch, sinceMs, toMs - startMs, isRewind);
  }
}

/** Somebody wakes, is lost, arrives, or goes through a door. */
function hearCall<State>(
  { rules }: Session<State>,
  voice: Voice,
  step: Step<State>,
  stretch: Stretch,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  const { heard, cause } = stretch;
  const isGone = isGoneForGood(stretch);
  passed.isCalled = true;
  if (heard === "startled") passed.growlHertz = latestOf(GROWL, passed.growlHertz, fromMs, toMs, isRewind);
  else if ((isGone || cause === "changed") && rules.outcome(step.after) === "lost") {
    passed.lostHertz = latestOf(LOSS, passed.lostHertz, fromMs, toMs, isRewind);
  } else if (isGone || heard === "home") hearArrival(voice, step, stretch, fromMs, toMs, isRewind);
  else if (cause === "gone") passed.passageHertz = latestOf(PASSAGE, passed.passageHertz, fromMs, toMs, isRewind);
}

/** A chain goes on with a stretch that begins just when the one told before it ends. */
function degreeAfter(degree: number, before: Stretch | undefined, stretch: Stretch): number {
  const isOfChain = before?.endMs === stretch.startMs;
  if (!isWay(stretch)) return isOfChain ? degree : STOP_DEGREE;
  return (isOfChain ? degree + 1 : STOP_DEGREE) + Math.floor((stretch.endMs - stretch.startMs) / DEGREE_EVERY_MS);
}

function hearWay({ slide }: Voice, { cause, heard }: Stretch, fromMs: number, toMs: number): void {
  if (cause === "carried") {
    if (isDue(CARRY_EVERY_MS, fromMs, toMs)) passed.isCarried = true;
  } else if (heard === "heavy") {
    if (isDue(RUMBLE_EVERY_MS, fromMs, toMs)) passed.rumbledMs = toMs;
  } else if (isDue(ROLL_EVERY_MS[slide], fromMs, toMs)) passed.rolledMs = toMs;
}

/** Whether one of the times that are so far apart was come past. */
function isDue(everyMs: number, fromMs: number, toMs: number): boolean {
  return Math.floor(Math.max(0, fromMs) / everyMs) < Math.floor(toMs / everyMs);
}

/** What stops a piece sounds after it; what is heavy comes to rest with a thud, and in something soft nothing rings. */
function hearEnd({ ending, heard, startMs, endMs }: Stretch, degree: number, isRewind: boolean): void {
  if (ending === "rest") passed.isSoftStop = true;
  if (ending !== "hit") return;
  const force = Math.min(1, (endMs - startMs) / FULL_STOP_MS);
  const volume = SOFT_STOP_VOLUME + (FULL_STOP_VOLUME - SOFT_STOP_VOLUME) * force;
  if (heard === "heavy") passed.thudVolume = volume;
  else if (!isRewind || passed.stopDegree === NONE) {
    passed.stopDegree = degree;
    passed.stopVolume = volume;
  }
}

/** The value of a row that was come past last, backwards in time the first one; without any, what was `heard` before. */
function latestOf({ everyMs, values }: Row, heard: number, fromMs: number, toMs: number, isRewind: boolean): number {
  let latest = heard;
  for (let at = 0; at < values.length; at++) {
    const atMs = at * everyMs;
    if (atMs > fromMs && atMs <= toMs && (!isRewind || latest <= 0)) latest = values[at];
  }
  return latest;
}

function hearArrival<State>(
  voice: Voice,
  step: Step<State>,
  stretch: Stretch,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  if (voice.splashes) passed.splashVolume = latestOf(SPLASH, passed.splashVolume, fromMs, toMs, isRewind);
  const firstMs = voice.splashes ? SPLASH.everyMs * SPLASH.values.length : 0;
  for (let note = 0; note < voice.arrival.length; note++) {
    const atMs = firstMs + note * voice.arrivalEveryMs;
    if (atMs <= fromMs || atMs > toMs) continue;
    addArrival(risen(voice.arrival[note], voice, step, stretch), isRewind ? 1 : MOST_ARRIVALS);
  }
}

/** Those who arrive as one sound as one. */
function addArrival(hertz: number, most: number): void {
  for (let at = 0; at < passed.arrivalCount; at++) if (passed.arrivals[at] === hertz) return;
  if (passed.arrivalCount >= most) return;
  passed.arrivals[passed.arrivalCount] = hertz;
  passed.arrivalCount++;
}

/** The note, a step higher for each arrival before it in that move. */
function risen<State>(hertz: number, { arriveTogether }: Voice, { stretches }: Step<State>, latest: Stretch): number {
  let before = 0;
  let isListedBefore = true;
  for (const stretch of stretches) {
    if (stretch === latest) isListedBefore = false;
    else if (isGoneForGood(stretch)) {
      const isEarlier = stretch.startMs < latest.startMs || (isListedBefore && stretch.startMs === latest.startMs);
      if (isEarlier) before++;
    }
  }
  let risenHertz = hertz;
  for (let at = arriveTogether as number; at <= before; at += arriveTogether) risenHertz *= ARRIVAL_STEP;
  return risenHertz;
}
