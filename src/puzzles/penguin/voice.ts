import type { Voice } from "../voice";

/** A floe in a black sea at dusk, in C: a horn, and the colony that answers it. */
export const voice: Voice = {
  instrument: "horn",
  success: [523, 659, 784, 1047],
  successEverySeconds: 0.11,
  isAnswered: true,
  arrival: [523, 784],
  arrivalEveryMs: 120,
  arriveTogether: 1,
  splashes: false,
  lampOut: [622, 523],
  refusalHertz: 523,
  slide: "hiss",
  stops: [587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760, 2093, 2349, 2637],
  music: { scale: [523, 587, 659, 784, 880, 1047], beatSeconds: 0.54, density: 38 },
};
