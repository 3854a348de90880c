/**
 * Plays the sounds of moves while they are animated, forwards or backwards. sound-cues.ts decides which sounds are due.
 */
import type { SoundTheme } from "../../puzzles/sound-theme";
import { queueNote } from "../frame-events";
import { currentSoundTheme, playArrivalSound } from "../sounds";
import { collectSoundCues, NO_CUE, soundCues } from "./sound-cues";
import type { Timeline } from "./timeline";

/** The pitch, in hertz, that is passed to `playNote` for noise, where it has no effect. */
const NOISE_HERTZ = 1000;

const REWIND_DEGREES_LOWER = 2;
const REWIND_STOP_VOLUME = 0.16;
const REWIND_THUD_VOLUME = 0.1;

// The lowest pitch of the "purr" sound of a sliding piece, in hertz. The pitch rises with the duration of the slide and
// with the speed of the animation.
const PURR_HERTZ = 420;
const PURR_RISE_HERTZ_PER_MS = 0.5;
const PURR_RISE_MS = 440;
const SPEED_HERTZ_PER_MS = 2;
const SPEED_MS = 100;
const PURR_VOLUME = 0.14;

const HISS_VOLUME = 0.14;
/** The time in which the volume of the "hiss" sound of a sliding piece falls to half, in milliseconds. */
const HISS_MS = 400;
const RUSTLE_VOLUME = 0.09;
const RUMBLE_VOLUME = 0.15;

const TWO_NOTE_HERTZ: readonly number[] = [698, 523];
const TWO_NOTE_EVERY_MS = 66;
const TWO_NOTE_VOLUME = 0.06;

const CARRY_HERTZ = 1047;
const CARRY_VOLUME = 0.14;

const PASSAGE_VOLUME = 0.3;
const REWIND_PASSAGE_VOLUME = 0.14;
const GROWL_VOLUME = 0.1;

/** The volume of the extra sound that an obstacle adds when a piece hits it, relative to the volume of the note. */
const ADDED_VOLUME_RATIO = 0.5;
/** The pitch of the creak of timber, in hertz. In some chapters, a piece that stops at an obstacle makes this creak. */
const CREAK_HERTZ = 440;
const CREAK_VOLUME_RATIO = 0.16;
/**
 * When a piece stops at another piece, that piece answers with a note that is this many degrees higher in the musical
 * scale.
 */
const ANSWER_DEGREES = 2;
const BRUSH_VOLUME = 0.2;
const ECHO_SECONDS = 0.22;
const ECHO_VOLUME_RATIO = 0.3;

const ARRIVAL_VOLUME_RATIO = 0.8;
const REWIND_ARRIVAL_VOLUME_RATIO = 0.35;
const LOST_VOLUME = 0.3;
const REWIND_LOST_VOLUME = 0.14;

// The number of ticks, like those of a ratchet, that sound while one move is taken back. Their pitch falls from
// `LAST_TICK_HERTZ` at the last move to `FIRST_TICK_HERTZ` at the first move.
const TICKS_PER_MOVE = 4;
const FIRST_TICK_HERTZ = 440;
const LAST_TICK_HERTZ = 880;
const TICK_VOLUME = 0.12;

/**
 * Plays the sounds between two moments of the animation, from `fromPlayhead` to the moment shown now. It must be called
 * in every frame in which the animation advances.
 */
export function playTimelineSounds<State>(timeline: Timeline<State>, fromPlayhead: number): void {
  const soundTheme = currentSoundTheme();
  if (soundTheme === undefined) return;
  collectSoundCues(timeline, fromPlayhead, soundTheme);
  const { playhead, steps } = timeline;
  if (playhead > fromPlayhead) {
    playStops(soundTheme);
    if (soundCues.hasEvents) playEvents();
    playSlides(soundTheme);
    return;
  }
  playBackwards(soundTheme);
  const isTick = Math.floor(playhead * TICKS_PER_MOVE) < Math.floor(fromPlayhead * TICKS_PER_MOVE);
  const share = playhead / steps.length;
  if (isTick) queueNote("tick", FIRST_TICK_HERTZ + (LAST_TICK_HERTZ - FIRST_TICK_HERTZ) * share, TICK_VOLUME);
}

function playStops(soundTheme: SoundTheme): void {
  const { stopDegree, thudVolume, isSoftStop } = soundCues;
  if (stopDegree !== NO_CUE) playHit(soundTheme);
  if (thudVolume > 0) queueNote("thud", NOISE_HERTZ, thudVolume);
  if (isSoftStop) queueNote("brush", NOISE_HERTZ, BRUSH_VOLUME);
  if (soundCues.hasEcho) playEcho(soundTheme);
}

function playEcho({ impactHertz }: SoundTheme): void {
  const { stopDegree, stopVolume, isSoftStop } = soundCues;
  if (isSoftStop) queueNote("brush", NOISE_HERTZ, ECHO_VOLUME_RATIO * BRUSH_VOLUME, ECHO_SECONDS);
  if (stopDegree !== NO_CUE)
    queueNote("clack", stopHertz(impactHertz, stopDegree), ECHO_VOLUME_RATIO * stopVolume, ECHO_SECONDS);
}

/**
 * Plays the note of a piece that has hit something, and an extra sound of the obstacle, such as a knock for a wall. In
 * some chapters every obstacle adds the sound of wood or timber instead.
 */
function playHit({ impactHertz, stopSound }: SoundTheme): void {
  const { stopDegree, stopVolume, stopObstacle } = soundCues;
  const addedVolume = ADDED_VOLUME_RATIO * stopVolume;
  const isSoft = stopObstacle === "edge" || stopObstacle === "wood";
  queueNote("clack", stopHertz(impactHertz, isSoft ? stopDegree - 1 : stopDegree), stopVolume);
  if (stopSound === "creak") queueNote("growl", CREAK_HERTZ, CREAK_VOLUME_RATIO * stopVolume);
  else if (stopObstacle === "wood" || stopSound === "wood") queueNote("thud", NOISE_HERTZ, addedVolume);
  else if (stopObstacle !== "edge") queueNote("knock", NOISE_HERTZ, addedVolume);
  if (stopObstacle === "piece") queueNote("tick", stopHertz(impactHertz, stopDegree + ANSWER_DEGREES), addedVolume);
}

function playEvents(): void {
  const { arrivals, arrivalCount, splashVolume, lostHertz, passageHertz, growlHertz } = soundCues;
  if (splashVolume > 0) queueNote("hiss", NOISE_HERTZ, splashVolume);
  for (let index = 0; index < arrivalCount; index++) playArrivalSound(arrivals[index], ARRIVAL_VOLUME_RATIO);
  if (lostHertz !== NO_CUE) queueNote("fall", lostHertz, LOST_VOLUME);
  if (passageHertz !== NO_CUE) queueNote("pluck", passageHertz, PASSAGE_VOLUME);
  if (growlHertz !== NO_CUE) queueNote("growl", growlHertz, GROWL_VOLUME);
}

function playSlides({ slideSound }: SoundTheme): void {
  const { hasCarryTick, slideMs, rumbleMs } = soundCues;
  if (hasCarryTick) queueNote("tick", CARRY_HERTZ, CARRY_VOLUME);
  if (rumbleMs !== NO_CUE) queueNote("rumble", NOISE_HERTZ, RUMBLE_VOLUME);
  if (slideMs === NO_CUE) return;
  if (slideSound === "purr") queueNote("roll", purrHertzAt(slideMs), PURR_VOLUME);
  else if (slideSound === "toy") {
    queueNote("toy", TWO_NOTE_HERTZ[Math.floor(slideMs / TWO_NOTE_EVERY_MS) % TWO_NOTE_HERTZ.length], TWO_NOTE_VOLUME);
  } else if (slideSound === "rustle") queueNote("hiss", NOISE_HERTZ, RUSTLE_VOLUME);
  else queueNote("hiss", NOISE_HERTZ, HISS_VOLUME * (1 - Math.min(1, slideMs / HISS_MS) / 2));
}

function purrHertzAt(slideMs: number): number {
  const riseHertz = PURR_RISE_HERTZ_PER_MS * Math.min(PURR_RISE_MS, slideMs);
  return PURR_HERTZ + riseHertz + SPEED_HERTZ_PER_MS * Math.min(SPEED_MS, soundCues.elapsedMs);
}

function playBackwards({ impactHertz }: SoundTheme): void {
  const { stopDegree, thudVolume, hasEvents } = soundCues;
  if (stopDegree !== NO_CUE)
    queueNote("clack", stopHertz(impactHertz, stopDegree - REWIND_DEGREES_LOWER), REWIND_STOP_VOLUME);
  if (thudVolume > 0) queueNote("thud", NOISE_HERTZ, REWIND_THUD_VOLUME);
  if (hasEvents) playEventsBackwards();
}

function playEventsBackwards(): void {
  const { arrivals, arrivalCount, lostHertz, passageHertz } = soundCues;
  for (let index = 0; index < arrivalCount; index++) playArrivalSound(arrivals[index], REWIND_ARRIVAL_VOLUME_RATIO);
  if (lostHertz !== NO_CUE) queueNote("fall", lostHertz, REWIND_LOST_VOLUME);
  if (passageHertz !== NO_CUE) queueNote("pluck", passageHertz, REWIND_PASSAGE_VOLUME);
}

function stopHertz(scaleHertz: readonly number[], degree: number): number {
  return scaleHertz[Math.min(scaleHertz.length - 1, degree)];
}
