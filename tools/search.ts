import type { Work } from "../src/kernel/work";

/** Something that may take long, in steps; at each it says how far it is. At the end it gives what it found. */
export type Search<T> = Generator<string, T, void>;

/** Whoever waited has stopped the tool: it ends in one sentence, and with the exit code that shells give for that. */
export class Stopped extends Error {}

const BREATH_MS = 50;
const FIRST_WORD_MS = 2000;
const NEXT_WORD_MS = 5000;

/** A work of the game as a part of a search, which says the same all the while. */
export function* during<T>(words: string, work: Work<T>): Search<T> {
  let step = work.next();
  while (step.done !== true) {
    yield words;
    step = work.next();
  }
  return step.value;
}

/**
 * Runs a search to its end. One that takes more than two seconds says on stderr how far it is, then and every five
 * seconds. Throws `Stopped` on Ctrl-C, between two steps: what was printed is whole.
 */
export async function follow<T>(name: string, search: Search<T>): Promise<T> {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.on("SIGINT", stop);
  try {
    let nextBreathMs = performance.now() + BREATH_MS;
    let nextWordMs = performance.now() + FIRST_WORD_MS;
    for (;;) {
      const step = search.next();
      if (step.done === true) return step.value;
      const nowMs = performance.now();
      if (nowMs < nextBreathMs) continue;
      if (nowMs >= nextWordMs) {
        process.stderr.write(`${name}: ${step.value}\n`);
        nextWordMs = nowMs + NEXT_WORD_MS;
      }
      // Signals are heard only here.
      await new Promise(setImmediate);
      if (isStopped) throw new Stopped(`stopped; ${step.value}`);
      nextBreathMs = performance.now() + BREATH_MS;
    }
  } finally {
    process.off("SIGINT", stop);
  }
}
