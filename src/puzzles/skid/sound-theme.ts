/** The sounds and music of the puzzle Skid: which notes sound for moves and wins, and in which key. */
import type { SoundTheme } from "../sound-theme";
import { playroomMusic } from "./music/playroom";

/** The sounds of Skid: notes in F major, played on a toy piano. */
export const soundTheme: SoundTheme = {
  instrument: "piano",
  successHertz: [698, 1047, 880, 1397],
  successIntervalSeconds: 0.09,
  hasAnswer: false,
  arrivalHertz: [698, 880, 1047],
  arrivalIntervalMs: 30,
  arrivalGroupSize: 1,
  hasSplash: false,
  unwinnableHertz: [831, 698],
  bestWinHertz: { lost: 415, regained: 1047 },
  blockedHertz: 523,
  slideSound: "toy",
  impactHertz: [784, 880, 1047, 1175, 1397, 1568, 1760, 2093, 2349, 2794],
  humHertz: 523,
  music: playroomMusic,
};
