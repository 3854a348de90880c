/**
 * Collects the sounds that are due in a frame of a move's animation, forwards or backwards, and decides how high and how
 * loud the note of a hit is. timeline-sounds.ts plays the sounds.
 */
import { isGoneForGood, isTravel, type Motion, type Obstacle } from "../../kernel/motion";
import type { SoundTheme } from "../../puzzles/sound-theme";
import type { Timeline, TimelineStep } from "./timeline";

/** The note for the stop of a piece after a short slide, as an index in the puzzle's musical scale for stops. */
const STOP_DEGREE = 2;
/**
 * For every time span of this length that a piece slides, in milliseconds, the note of its stop rises by one degree of
 * the musical scale.
 */
const DEGREE_EVERY_MS = 140;
const FULL_STOP_MS = 420;
const SOFT_STOP_VOLUME = 0.26;
const FULL_STOP_VOLUME = 0.44;

// The intervals at which the sounds of moving pieces are repeated, in milliseconds: for each slide sound, for the
// rumble of a heavy piece, and for a carried piece.
const ROLL_EVERY_MS = { purr: 30, hiss: 60, rustle: 60, toy: 66 };
const RUMBLE_EVERY_MS = 60;
const CARRY_EVERY_MS = 64;

/** One sound as a sequence of pitches (in hertz) or volumes (0 to 1) at equal intervals. */
interface CueSequence {
  readonly everyMs: number;
  readonly values: readonly number[];
}

/**
 * The sound of a piece that passes through a door, in hertz: the semitones from C5 to G5. In a rewind the pitches go
 * down.
 */
const PASSAGE: CueSequence = { everyMs: 33, values: [523, 554, 587, 622, 659, 698, 740, 784] };

const GROWL: CueSequence = { everyMs: 40, values: [415, 466, 523, 587] };

/**
 * The volumes of the splash of a piece that arrives in water. The splash gets louder until the notes of the arrival
 * begin.
 */
const SPLASH: CueSequence = { everyMs: 33, values: [0.09, 0.15, 0.22] };

/**
 * The falling pitches of the sound of a piece whose loss or change loses the level, in hertz, the same in all puzzles.
 */
const LOSS: CueSequence = { everyMs: 100, values: [622, 523, 440] };

/**
 * The factor by which the note of an arriving piece rises for each piece that arrived earlier in the same move: a whole
 * tone.
 */
const ARRIVAL_PITCH_RATIO = 1.125;
/** The most notes for arriving pieces that may start in one frame. */
const MAX_ARRIVALS = 2;

/** The value in `soundCues` for a sound that is not due in this frame. */
export const NO_CUE = -1;

/**
 * The sounds that are due in the current frame of the animation: one of each kind, but several notes in `arrivals`.
 * `NO_CUE` or 0 means that no such sound is due. The same object is filled in every frame.
 */
export const soundCues = {
  /** How much time has passed in the animation of moves in this frame, in milliseconds. */
  elapsedMs: 0,
  /**
   * Whether the frame has rare sounds, such as arrivals and growls, which are in the fields from `arrivals` to
   * `growlHertz`.
   */
  hasEvents: false,
  stopDegree: NO_CUE,
  stopVolume: 0,
  stopObstacle: undefined as Obstacle | undefined,
  thudVolume: 0,
  isSoftStop: false,
  /** Whether the sound of a piece that stops in this frame has an echo, a second, quieter sound. */
  hasEcho: false,
  arrivals: [0, 0],
  arrivalCount: 0,
  splashVolume: 0,
  lostHertz: NO_CUE,
  passageHertz: NO_CUE,
  growlHertz: NO_CUE,
  /**
   * How long a sliding piece has been moving, in milliseconds, if its repeated sound is due in this frame; otherwise
   * `NO_CUE`.
   */
  slideMs: NO_CUE,
  /**
   * How long a heavy piece has been moving, in milliseconds, if its rumble, a repeated sound, is due in this frame;
   * otherwise `NO_CUE`.
   */
  rumbleMs: NO_CUE,
  hasCarryTick: false,
};

/**
 * The part of a motion's animation that this frame has shown, in milliseconds since the motion's start. The same object
 * is filled in every frame, so that nothing is allocated.
 */
const shownSpan = { fromMs: 0, toMs: 0, isRewind: false };

/**
 * Fills `soundCues` with the sounds between two moments of the animation of moves: from `fromPlayhead` to the moment
 * shown now.
 */
export function collectSoundCues<State>(timeline: Timeline<State>, fromPlayhead: number, soundTheme: SoundTheme): void {
  const { playhead, steps } = timeline;
  shownSpan.isRewind = playhead < fromPlayhead;
  const low = Math.min(fromPlayhead, playhead);
  const high = Math.max(fromPlayhead, playhead);
  clearSoundCues();
  for (let index = Math.floor(low); index < high; index++) {
    const step = steps[index];
    const fromMs = Math.max(0, low - index) * step.durationMs;
    const toMs = Math.min(1, high - index) * step.durationMs;
    soundCues.elapsedMs += toMs - fromMs;
    collectStepCues(timeline, soundTheme, step, fromMs, toMs);
  }
}

/**
 * Resets `soundCues`. To save time, skips the fields of rare sounds, such as a splash, if the last frame had no rare
 * sound.
 */
function clearSoundCues(): void {
  soundCues.elapsedMs = 0;
  soundCues.stopDegree = NO_CUE;
  soundCues.thudVolume = 0;
  soundCues.isSoftStop = false;
  soundCues.hasEcho = false;
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

function collectStepCues<State>(
  timeline: Timeline<State>,
  soundTheme: SoundTheme,
  step: TimelineStep<State>,
  fromMs: number,
  toMs: number,
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
      if (endMs <= toMs) collectStopCues(motion, degree, shownSpan.isRewind);
    } else {
      shownSpan.fromMs = sinceMs;
      shownSpan.toMs = toMs - startMs;
      collectEventCues(timeline, soundTheme, step, motion);
    }
  }
}

function collectEventCues<State>(
  { rules }: Timeline<State>,
  soundTheme: SoundTheme,
  step: TimelineStep<State>,
  motion: Motion,
): void {
  const { sound, cause } = motion;
  const isGone = isGoneForGood(motion);
  soundCues.hasEvents = true;
  if (sound === "startled") soundCues.growlHertz = latestValue(GROWL, soundCues.growlHertz);
  else if ((isGone || cause === "changed") && rules.outcome(step.after) === "lost") {
    soundCues.lostHertz = latestValue(LOSS, soundCues.lostHertz);
  } else if (isGone || sound === "home") collectArrivalCues(soundTheme, step, motion);
  else if (cause === "gone") soundCues.passageHertz = latestValue(PASSAGE, soundCues.passageHertz);
}

/**
 * Returns the note for the end of a piece's motion, as an index in the puzzle's musical scale. The notes rise as long
 * as each motion begins exactly when the motion before it ends.
 */
function nextStopDegree(degree: number, before: Motion | undefined, motion: Motion): number {
  const isInChain = before?.endMs === motion.startMs;
  if (!isTravel(motion)) return isInChain ? degree : STOP_DEGREE;
  return (isInChain ? degree + 1 : STOP_DEGREE) + Math.floor((motion.endMs - motion.startMs) / DEGREE_EVERY_MS);
}

function collectSlideCues({ slideSound }: SoundTheme, { cause, sound }: Motion, fromMs: number, toMs: number): void {
  if (cause === "carried") {
    if (hasPassedInterval(CARRY_EVERY_MS, fromMs, toMs)) soundCues.hasCarryTick = true;
  } else if (sound === "heavy") {
    if (hasPassedInterval(RUMBLE_EVERY_MS, fromMs, toMs)) soundCues.rumbleMs = toMs;
  } else if (hasPassedInterval(ROLL_EVERY_MS[slideSound], fromMs, toMs)) soundCues.slideMs = toMs;
}

function hasPassedInterval(everyMs: number, fromMs: number, toMs: number): boolean {
  return Math.floor(Math.max(0, fromMs) / everyMs) < Math.floor(toMs / everyMs);
}

function collectStopCues({ ending, obstacle, sound, startMs, endMs }: Motion, degree: number, isRewind: boolean): void {
  if (sound === "echo") soundCues.hasEcho = true;
  if (ending === "rest") soundCues.isSoftStop = true;
  if (ending !== "hit") return;
  const force = Math.min(1, (endMs - startMs) / FULL_STOP_MS);
  const volume = SOFT_STOP_VOLUME + (FULL_STOP_VOLUME - SOFT_STOP_VOLUME) * force;
  if (sound === "heavy") soundCues.thudVolume = volume;
  else if (!isRewind || soundCues.stopDegree === NO_CUE) {
    soundCues.stopDegree = degree;
    soundCues.stopVolume = volume;
    soundCues.stopObstacle = obstacle;
  }
}

/**
 * Returns the last value of a sound sequence that is due in the shown part of a motion. In a rewind, returns the first
 * such value. Returns `previous` if no value is due.
 */
function latestValue({ everyMs, values }: CueSequence, previous: number): number {
  const { fromMs, toMs, isRewind } = shownSpan;
  let latest = previous;
  for (let index = 0; index < values.length; index++) {
    const atMs = index * everyMs;
    if (atMs > fromMs && atMs <= toMs && (!isRewind || latest <= 0)) latest = values[index];
  }
  return latest;
}

function collectArrivalCues<State>(soundTheme: SoundTheme, step: TimelineStep<State>, motion: Motion): void {
  const { fromMs, toMs, isRewind } = shownSpan;
  if (soundTheme.hasSplash) soundCues.splashVolume = latestValue(SPLASH, soundCues.splashVolume);
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

/**
 * Adds the note of a piece that arrives at its destination, except if this note or `limit` notes are collected already.
 */
function addArrival(hertz: number, limit: number): void {
  for (let index = 0; index < soundCues.arrivalCount; index++) if (soundCues.arrivals[index] === hertz) return;
  if (soundCues.arrivalCount >= limit) return;
  soundCues.arrivals[soundCues.arrivalCount] = hertz;
  soundCues.arrivalCount++;
}

function raisedArrivalHertz<State>(
  hertz: number,
  { arrivalGroupSize }: SoundTheme,
  { motions }: TimelineStep<State>,
  latest: Motion,
): number {
  let earlierCount = 0;
  let isBeforeLatest = true;
  for (const motion of motions) {
    if (motion === latest) isBeforeLatest = false;
    else if (isGoneForGood(motion)) {
      const isEarlier = motion.startMs < latest.startMs || (isBeforeLatest && motion.startMs === latest.startMs);
      if (isEarlier) earlierCount++;
    }
  }
  let raisedHertz = hertz;
  // Pieces that arrive as a group count as one arrival, so they raise the note only once.
  for (let index = arrivalGroupSize as number; index <= earlierCount; index += arrivalGroupSize)
    raisedHertz *= ARRIVAL_PITCH_RATIO;
  return raisedHertz;
}
