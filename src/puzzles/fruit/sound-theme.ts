/** The sounds and music of the puzzle Fruit. */
import type { SoundTheme } from "../sound-theme";
import { noonMusic } from "./music/noon";

/** The sounds of Fruit: plucked strings in G major, for an orchard at noon. */
export const soundTheme: SoundTheme = {
  instrument: "string",
  successHertz: [784, 988, 1175, 1568, 1976],
  successIntervalSeconds: 0.08,
  hasAnswer: false,
  arrivalHertz: [784, 988],
  arrivalIntervalMs: 60,
  arrivalGroupSize: 2,
  hasSplash: false,
  unwinnableHertz: [932, 784],
  blockedHertz: 494,
  slideSound: "rustle",
  impactHertz: [587, 659, 784, 880, 988, 1175, 1319, 1568, 1760, 1976, 2349, 2637],
  humHertz: 494,
  music: noonMusic,
};
