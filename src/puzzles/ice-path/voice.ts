import type { Voice } from "../voice";

/** A shore below the aurora, in A: glass. */
export const voice: Voice = {
  instrument: "glass",
  success: [440, 554, 659, 880, 1109],
  successEverySeconds: 0.1,
  isAnswered: false,
  arrival: [440, 554, 880],
  arrivalEveryMs: 80,
  arriveTogether: 1,
  splashes: true,
  lampOut: [523, 440],
  refusalHertz: 440,
  slide: "hiss",
  stops: [659, 740, 880, 988, 1109, 1319, 1480, 1760, 1976, 2217, 2637],
  music: { scale: [440, 554, 659, 740, 880, 1109, 1319], beatSeconds: 0.6, density: 34 },
};
