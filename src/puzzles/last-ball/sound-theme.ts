/** The sounds and music of the puzzle Last Ball: notes in the key of D, for a billiard room at midnight. */

import type { SoundTheme } from "../sound-theme";
import { clubMusic } from "./music/club";

export const soundTheme: SoundTheme = {
  instrument: "chime",
  successHertz: [587, 880, 1175, 1480],
  successIntervalSeconds: 0.09,
  hasAnswer: false,
  arrivalHertz: [587, 740, 880],
  arrivalIntervalMs: 100,
  arrivalGroupSize: 1,
  hasSplash: false,
  unwinnableHertz: [698, 587],
  blockedHertz: 587,
  slideSound: "purr",
  impactHertz: [440, 494, 587, 659, 740, 880, 988, 1175, 1319, 1480, 1760, 1976, 2349],
  humHertz: 440,
  music: clubMusic,
};
