/** The sounds and music of the puzzle Ice Path: notes in the key of A, played on glass. */

import type { SoundTheme } from "../sound-theme";
import { shoreMusic } from "./music/shore";

export const soundTheme: SoundTheme = {
  instrument: "glass",
  successHertz: [440, 554, 659, 880, 1109],
  successIntervalSeconds: 0.1,
  hasAnswer: false,
  arrivalHertz: [440, 554, 880],
  arrivalIntervalMs: 80,
  arrivalGroupSize: 1,
  hasSplash: true,
  unwinnableHertz: [523, 440],
  blockedHertz: 440,
  slideSound: "hiss",
  impactHertz: [659, 740, 880, 988, 1109, 1319, 1480, 1760, 1976, 2217, 2637],
  humHertz: 440,
  music: shoreMusic,
};
