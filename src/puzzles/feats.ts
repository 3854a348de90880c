import type { Feat } from "./puzzle";

/** A feat that suits any puzzle in which a level can be lost. */
export function neverLost(name: string, meaning: string): Feat<unknown> {
  return { name, meaning, isDone: ({ losses }) => losses === 0 };
}
