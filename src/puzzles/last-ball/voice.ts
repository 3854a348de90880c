import type { Voice } from "../voice";

/** A billiard room at midnight, in D: felt and ivory. */
export const voice: Voice = {
  instrument: "chime",
  success: [587, 880, 1175, 1480],
  successEverySeconds: 0.09,
  isAnswered: false,
  arrival: [587, 740, 880],
  arrivalEveryMs: 100,
  arriveTogether: 1,
  splashes: false,
  lampOut: [698, 587],
  refusalHertz: 587,
  slide: "purr",
  stops: [440, 494, 587, 659, 740, 880, 988, 1175, 1319, 1480, 1760, 1976, 2349],
  music: { scale: [440, 494, 587, 659, 740, 880, 988, 1175], beatSeconds: 0.42, density: 46 },
};
