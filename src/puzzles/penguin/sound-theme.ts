/** The sounds and music of the puzzle Penguin: which notes sound for moves, wins and losses, and in which key. */
import type { SoundTheme } from "../sound-theme";
import { lighthouseMusic } from "./music/lighthouse";

/** The sounds of the puzzle Penguin, in C major: a horn plays the notes of success, and the other penguins answer. */
export const soundTheme: SoundTheme = {
  instrument: "horn",
  successHertz: [523, 659, 784, 1047],
  successIntervalSeconds: 0.11,
  hasAnswer: true,
  arrivalHertz: [523, 784],
  arrivalIntervalMs: 120,
  arrivalGroupSize: 1,
  hasSplash: false,
  unwinnableHertz: [622, 523],
  blockedHertz: 523,
  slideSound: "hiss",
  impactHertz: [587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760, 2093, 2349, 2637],
  humHertz: 523,
  music: lighthouseMusic,
};
