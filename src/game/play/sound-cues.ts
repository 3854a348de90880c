/** What there is to hear of the moves of a session that time passes over, forwards and back. */
import { isGoneForGood, isTravel, type Motion } from "../../kernel/motion";
import type { SoundTheme } from "../../puzzles/sound-theme";
import type { Timeline, Step } from "./timeline";

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
interface CueSequence {
  readonly everyMs: number;
  readonly values: readonly number[];
}

/** From one door into another: a glide from C5 up to G5 by half tones, or down where time is turned back. */
const PASSAGE: CueSequence = { everyMs: 33, values: [523, 554, 587, 622, 659, 698, 740, 784] };

/** Whoever is woken growls, higher and higher. */
const GROWL: CueSequence = { everyMs: 40, values: [415, 466, 523, 587] };

/** Whoever splashes does so before the notes of its arrival, louder and louder. */
const SPLASH: CueSequence = { everyMs: 33, values: [0.09, 0.15, 0.22] };

/** What is lost sounds lower and lower, wherever that is. */
const LOSS: CueSequence = { everyMs: 100, values: [622, 523, 440] };

const ARRIVAL_PITCH_RATIO = 1.125;
const MAX_ARRIVALS = 2;

export const NO_CUE = -1;

/**
 * What the playhead came past in a frame, of each kind the latest; `NONE` or 0 where it came past none. Of arrivals there
 * may be some, in the order of `arrivals`.
 */
export const soundCues = {
  /** How long that took, in milliseconds of the moves. */
  elapsedMs: 0,
  /** Whether anything but ways and their ends is to be heard: what stands from `arrivals` to `growlHertz`. */
  hasEvents: false,
  stopDegree: NO_CUE,
  stopVolume: 0,
  thudVolume: 0,
  isSoftStop: false,
  arrivals: [0, 0],
  arrivalCount: 0,
  splashVolume: 0,
  lostHertz: NO_CUE,
  passageHertz: NO_CUE,
  growlHertz: NO_CUE,
  /** How long what slides had been under way, and what rumbles. */
  slideMs: NO_CUE,
  rumbleMs: NO_CUE,
  hasCarryTick: false,
};

/** Notes in `passed` what the playhead came past from where it was to where it is now. */
export function collectSoundCues<State>(timeline: Timeline<State>, fromPlayhead: number, soundTheme: SoundTheme): void {
  const { playhead, steps } = timeline;
  const isRewind = playhead < fromPlayhead;
  const low = Math.min(fromPlayhead, playhead);
  const high = Math.max(fromPlayhead, playhead);
  clearSoundCues();
  for (let index = Math.floor(low); index < high; index++) {
    const step = steps[index];
    const fromMs = Math.max(0, low - index) * step.durationMs;
    const toMs = Math.min(1, high - index) * step.durationMs;
    soundCues.elapsedMs += toMs - fromMs;
    collectStepCues(timeline, soundTheme, step, fromMs, toMs, isRewind);
  }
}

function clearSoundCues(): void {
  soundCues.elapsedMs = 0;
  soundCues.stopDegree = NO_CUE;
  soundCues.thudVolume = 0;
  soundCues.isSoftStop = false;
  soundCues.slideMs = NO_CUE;
  soundCues.rumbleMs = NO_CUE;
  soundCues.hasCarryTick = false;
  if (!soundCues.hasEvents) return;
  soundCues.hasEvents = false;
  soundCues.arrivalCount = 0;
  soundCues.splashVolume = 0;
  soundCues.lostHertz = NO_CUE;
  soundCues.passageHertz = NO_CUE;
  soundCues.growlHertz = NO_CUE;
}

/** Notes what the playhead came past between two times of a move; what it passed last counts. */
function collectStepCues<State>(
  timeline: Timeline<State>,
  soundTheme: SoundTheme,
  step: Step<State>,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  let degree = STOP_DEGREE;
  let before: Motion | undefined;
  for (const motion of step.motions) {
    degree = nextStopDegree(degree, before, motion);
    before = motion;
    const { startMs, endMs } = motion;
    if (startMs > toMs || endMs <= fromMs) continue;
    const sinceMs = fromMs - startMs;
    if (isTravel(motion)) {
      collectSlideCues(soundTheme, motion, sinceMs, Math.min(toMs, endMs) - startMs);
      if (endMs <= toMs) collectStopCues(motion, degree, isRewind);
    } else collectEventCues(timeline, soundTheme, step, motion, sinceMs, toMs - startMs, isRewind);
  }
}

/** Somebody wakes, is lost, arrives, or goes through a door. */
function collectEventCues<State>(
  { rules }: Timeline<State>,
  soundTheme: SoundTheme,
  step: Step<State>,
  motion: Motion,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  const { soundCue, cause } = motion;
  const isGone = isGoneForGood(motion);
  soundCues.hasEvents = true;
  if (soundCue === "startled") soundCues.growlHertz = latestValue(GROWL, soundCues.growlHertz, fromMs, toMs, isRewind);
  else if ((isGone || cause === "changed") && rules.outcome(step.after) === "lost") {
    soundCues.lostHertz = latestValue(LOSS, soundCues.lostHertz, fromMs, toMs, isRewind);
  } else if (isGone || soundCue === "home") collectArrivalCues(soundTheme, step, motion, fromMs, toMs, isRewind);
  else if (cause === "gone")
    soundCues.passageHertz = latestValue(PASSAGE, soundCues.passageHertz, fromMs, toMs, isRewind);
}

/** A chain goes on with a stretch that begins just when the one told before it ends. */
function nextStopDegree(degree: number, before: Motion | undefined, motion: Motion): number {
  const isInChain = before?.endMs === motion.startMs;
  if (!isTravel(motion)) return isInChain ? degree : STOP_DEGREE;
  return (isInChain ? degree + 1 : STOP_DEGREE) + Math.floor((motion.endMs - motion.startMs) / DEGREE_EVERY_MS);
}

function collectSlideCues({ slideSound }: SoundTheme, { cause, soundCue }: Motion, fromMs: number, toMs: number): void {
  if (cause === "carried") {
    if (hasPassedInterval(CARRY_EVERY_MS, fromMs, toMs)) soundCues.hasCarryTick = true;
  } else if (soundCue === "heavy") {
    if (hasPassedInterval(RUMBLE_EVERY_MS, fromMs, toMs)) soundCues.rumbleMs = toMs;
  } else if (hasPassedInterval(ROLL_EVERY_MS[slideSound], fromMs, toMs)) soundCues.slideMs = toMs;
}

/** Whether one of the times that are so far apart was come past. */
function hasPassedInterval(everyMs: number, fromMs: number, toMs: number): boolean {
  return Math.floor(Math.max(0, fromMs) / everyMs) < Math.floor(toMs / everyMs);
}

/** What stops a piece sounds after it; what is heavy comes to rest with a thud, and in something soft nothing rings. */
function collectStopCues({ ending, soundCue, startMs, endMs }: Motion, degree: number, isRewind: boolean): void {
  if (ending === "rest") soundCues.isSoftStop = true;
  if (ending !== "hit") return;
  const force = Math.min(1, (endMs - startMs) / FULL_STOP_MS);
  const volume = SOFT_STOP_VOLUME + (FULL_STOP_VOLUME - SOFT_STOP_VOLUME) * force;
  if (soundCue === "heavy") soundCues.thudVolume = volume;
  else if (!isRewind || soundCues.stopDegree === NO_CUE) {
    soundCues.stopDegree = degree;
    soundCues.stopVolume = volume;
  }
}

/** The value of a row that was come past last, backwards in time the first one; without any, what was `heard` before. */
function latestValue(
  { everyMs, values }: CueSequence,
  previous: number,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): number {
  let latest = previous;
  for (let index = 0; index < values.length; index++) {
    const atMs = index * everyMs;
    if (atMs > fromMs && atMs <= toMs && (!isRewind || latest <= 0)) latest = values[index];
  }
  return latest;
}

function collectArrivalCues<State>(
  soundTheme: SoundTheme,
  step: Step<State>,
  motion: Motion,
  fromMs: number,
  toMs: number,
  isRewind: boolean,
): void {
  if (soundTheme.hasSplash)
    soundCues.splashVolume = latestValue(SPLASH, soundCues.splashVolume, fromMs, toMs, isRewind);
  const firstMs = soundTheme.hasSplash ? SPLASH.everyMs * SPLASH.values.length : 0;
  for (let note = 0; note < soundTheme.arrivalHertz.length; note++) {
    const atMs = firstMs + note * soundTheme.arrivalIntervalMs;
    if (atMs <= fromMs || atMs > toMs) continue;
    addArrival(
      raisedArrivalHertz(soundTheme.arrivalHertz[note], soundTheme, step, motion),
      isRewind ? 1 : MAX_ARRIVALS,
    );
  }
}

/** Those who arrive as one sound as one. */
function addArrival(hertz: number, limit: number): void {
  for (let index = 0; index < soundCues.arrivalCount; index++) if (soundCues.arrivals[index] === hertz) return;
  if (soundCues.arrivalCount >= limit) return;
  soundCues.arrivals[soundCues.arrivalCount] = hertz;
  soundCues.arrivalCount++;
}

/** The note, a step higher for each arrival before it in that move. */
function raisedArrivalHertz<State>(
  hertz: number,
  { arrivalGroupSize }: SoundTheme,
  { motions }: Step<State>,
  latest: Motion,
): number {
  let before = 0;
  let isBeforeLatest = true;
  for (const motion of motions) {
    if (motion === latest) isBeforeLatest = false;
    else if (isGoneForGood(motion)) {
      const isEarlier = motion.startMs < latest.startMs || (isBeforeLatest && motion.startMs === latest.startMs);
      if (isEarlier) before++;
    }
  }
  let raisedHertz = hertz;
  for (let index = arrivalGroupSize as number; index <= before; index += arrivalGroupSize)
    raisedHertz *= ARRIVAL_PITCH_RATIO;
  return raisedHertz;
}
