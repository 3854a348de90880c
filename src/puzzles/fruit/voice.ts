import type { Voice } from "../voice";

/** An orchard at noon, in G: plucked strings. */
export const voice: Voice = {
  instrument: "string",
  success: [784, 988, 1175, 1568, 1976],
  successEverySeconds: 0.08,
  isAnswered: false,
  arrival: [784, 988],
  lampOut: [932, 784],
  refusalHertz: 494,
  hisses: false,
  music: { scale: [494, 587, 659, 784, 880, 988, 1175, 1319], beatSeconds: 0.34, density: 50 },
};
