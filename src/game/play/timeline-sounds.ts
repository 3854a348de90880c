/** Plays what there is to hear while time passes over the moves of a session, forwards and back. */
import { playNote } from "../../device/sound";
import type { SoundTheme } from "../../puzzles/sound-theme";
import { currentSoundTheme, playThemeNote } from "../sounds";
import { collectSoundCues, NO_CUE, soundCues } from "./sound-cues";
import type { Timeline } from "./timeline";

/** Noise has no pitch, but a synth is told one. */
const NOISE_HERTZ = 1000;

const REWIND_DEGREES_LOWER = 2;
const REWIND_STOP_VOLUME = 0.16;
const REWIND_THUD_VOLUME = 0.1;

// A purr is higher the longer something has been under way and the faster time passes.
const PURR_HERTZ = 420;
const PURR_RISE_HERTZ_PER_MS = 0.7;
const PURR_RISE_MS = 300;
const SPEED_HERTZ_PER_MS = 2;
const SPEED_MS = 100;
const PURR_VOLUME = 0.14;

/** A hiss dies away to half of what it was. */
const HISS_VOLUME = 0.14;
const HISS_MS = 400;
const RUSTLE_VOLUME = 0.09;
const RUMBLE_VOLUME = 0.15;

const TOY_HERTZ: readonly number[] = [698, 523];
const TOY_EVERY_MS = 66;
const TOY_VOLUME = 0.06;

const CARRY_HERTZ = 1047;
const CARRY_VOLUME = 0.14;

const PASSAGE_VOLUME = 0.3;
const REWIND_PASSAGE_VOLUME = 0.14;
const GROWL_VOLUME = 0.1;

/** What hits something knocks, too: a moment of noise. */
const KNOCK_VOLUME_RATIO = 0.5;
const SOFT_STOP_VOLUME = 0.2;

const ARRIVAL_VOLUME_RATIO = 0.8;
const REWIND_ARRIVAL_VOLUME_RATIO = 0.35;
const LOST_VOLUME = 0.3;
const REWIND_LOST_VOLUME = 0.14;

// Turned back, time ticks like a ratchet, lower and lower.
const TICKS_PER_MOVE = 4;
const FIRST_TICK_HERTZ = 440;
const LAST_TICK_HERTZ = 880;
const TICK_VOLUME = 0.12;

/**
 * Sounds all that the playhead has just passed, from where it was to where it is now; backwards the same, lower and softer,
 * and the ticks of time. To be called in each frame that moves it.
 */
export function soundTimeline<State>(timeline: Timeline<State>, fromPlayhead: number): void {
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
  if (isTick) playNote("tick", FIRST_TICK_HERTZ + (LAST_TICK_HERTZ - FIRST_TICK_HERTZ) * share, TICK_VOLUME);
}

function playStops({ impactHertz }: SoundTheme): void {
  const { stopDegree, stopVolume, thudVolume, isSoftStop } = soundCues;
  if (stopDegree !== NO_CUE) {
    playNote("clack", stopHertz(impactHertz, stopDegree), stopVolume);
    playNote("knock", NOISE_HERTZ, KNOCK_VOLUME_RATIO * stopVolume);
  }
  if (thudVolume > 0) playNote("thud", NOISE_HERTZ, thudVolume);
  if (isSoftStop) playNote("brush", NOISE_HERTZ, SOFT_STOP_VOLUME);
}

/** Who arrives, is lost, goes through a door or wakes. */
function playEvents(): void {
  const { arrivals, arrivalCount, splashVolume, lostHertz, passageHertz, growlHertz } = soundCues;
  if (splashVolume > 0) playNote("hiss", NOISE_HERTZ, splashVolume);
  for (let index = 0; index < arrivalCount; index++) playThemeNote(arrivals[index], ARRIVAL_VOLUME_RATIO);
  if (lostHertz !== NO_CUE) playNote("fall", lostHertz, LOST_VOLUME);
  if (passageHertz !== NO_CUE) playNote("pluck", passageHertz, PASSAGE_VOLUME);
  if (growlHertz !== NO_CUE) playNote("growl", growlHertz, GROWL_VOLUME);
}

function playSlides({ slideSound }: SoundTheme): void {
  const { hasCarryTick, slideMs, rumbleMs } = soundCues;
  if (hasCarryTick) playNote("tick", CARRY_HERTZ, CARRY_VOLUME);
  if (rumbleMs !== NO_CUE) playNote("rumble", NOISE_HERTZ, RUMBLE_VOLUME);
  if (slideMs === NO_CUE) return;
  if (slideSound === "purr") playNote("roll", purrHertz(slideMs), PURR_VOLUME);
  else if (slideSound === "toy") {
    playNote("toy", TOY_HERTZ[Math.floor(slideMs / TOY_EVERY_MS) % TOY_HERTZ.length], TOY_VOLUME);
  } else if (slideSound === "rustle") playNote("hiss", NOISE_HERTZ, RUSTLE_VOLUME);
  else playNote("hiss", NOISE_HERTZ, HISS_VOLUME * (1 - Math.min(1, slideMs / HISS_MS) / 2));
}

function purrHertz(rolledMs: number): number {
  const rise = PURR_RISE_HERTZ_PER_MS * Math.min(PURR_RISE_MS, rolledMs);
  return PURR_HERTZ + rise + SPEED_HERTZ_PER_MS * Math.min(SPEED_MS, soundCues.elapsedMs);
}

function playBackwards({ impactHertz }: SoundTheme): void {
  const { stopDegree, thudVolume, hasEvents } = soundCues;
  if (stopDegree !== NO_CUE)
    playNote("clack", stopHertz(impactHertz, stopDegree - REWIND_DEGREES_LOWER), REWIND_STOP_VOLUME);
  if (thudVolume > 0) playNote("thud", NOISE_HERTZ, REWIND_THUD_VOLUME);
  if (hasEvents) playEventsBackwards();
}

function playEventsBackwards(): void {
  const { arrivals, arrivalCount, lostHertz, passageHertz } = soundCues;
  for (let index = 0; index < arrivalCount; index++) playThemeNote(arrivals[index], REWIND_ARRIVAL_VOLUME_RATIO);
  if (lostHertz !== NO_CUE) playNote("fall", lostHertz, REWIND_LOST_VOLUME);
  if (passageHertz !== NO_CUE) playNote("pluck", passageHertz, REWIND_PASSAGE_VOLUME);
}

function stopHertz(stops: readonly number[], degree: number): number {
  return stops[Math.min(stops.length - 1, degree)];
}
