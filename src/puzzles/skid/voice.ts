import type { Voice } from "../voice";

/** A playroom at bedtime, in F: a toy piano. */
export const voice: Voice = {
  instrument: "piano",
  success: [698, 1047, 880, 1397],
  successEverySeconds: 0.09,
  isAnswered: false,
  arrival: [698, 880, 1047],
  arrivalEveryMs: 30,
  arriveTogether: 1,
  splashes: false,
  lampOut: [831, 698],
  refusalHertz: 523,
  slide: "toy",
  stops: [784, 880, 1047, 1175, 1397, 1568, 1760, 2093, 2349, 2794],
  music: { scale: [523, 587, 698, 784, 880, 1047, 1175], beatSeconds: 0.36, density: 52 },
};
