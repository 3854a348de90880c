import type { Voice } from "../voice";

/** An orchard at noon, in G: plucked strings. */
export const voice: Voice = {
  instrument: "string",
  success: [784, 988, 1175, 1568, 1976],
  successEverySeconds: 0.08,
  isAnswered: false,
  arrival: [784, 988],
  arrivalEveryMs: 60,
  arriveTogether: 2,
  splashes: false,
  lampOut: [932, 784],
  refusalHertz: 494,
  slide: "rustle",
  stops: [587, 659, 784, 880, 988, 1175, 1319, 1568, 1760, 1976, 2349, 2637],
  music: { scale: [494, 587, 659, 784, 880, 988, 1175, 1319], beatSeconds: 0.34, density: 50 },
};
