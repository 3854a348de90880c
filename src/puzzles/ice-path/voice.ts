import type { Voice } from "../voice";

/** A shore below the aurora, in A: glass. */
export const voice: Voice = {
  instrument: "glass",
  success: [440, 554, 659, 880, 1109],
  successEverySeconds: 0.1,
  isAnswered: false,
  arrival: [440, 554, 880],
  lampOut: [523, 440],
  refusalHertz: 440,
  hisses: true,
  music: { scale: [440, 554, 659, 740, 880, 1109, 1319], beatSeconds: 0.6, density: 34 },
};
