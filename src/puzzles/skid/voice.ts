import type { Voice } from "../voice";

/** A playroom at bedtime, in F: a toy piano. */
export const voice: Voice = {
  instrument: "piano",
  success: [698, 1047, 880, 1397],
  successEverySeconds: 0.09,
  isAnswered: false,
  arrival: [698, 880, 1047],
  lampOut: [831, 698],
  refusalHertz: 523,
  hisses: false,
  music: { scale: [523, 587, 698, 784, 880, 1047, 1175], beatSeconds: 0.36, density: 52 },
};
