/** Small test programs with generator functions, which must print the same lines in Lua as in Node. */
import { walkTrees } from "./trees";

type Say = (text: string) => void;

function* countTo(last: number): Generator<number, string, void> {
  for (let number = 1; number <= last; number++) yield number;
  return `up to ${last}`;
}

function* wrapped(text: string, inner: Generator<number, string, void>): Generator<number, string, void> {
  return `${text} ${textOf(yield* inner)}`;
}

function* failing(message: string): Generator<number, string, void> {
  yield 1;
  throw new Error(message);
}

function* echo(name: string, answers: number): Generator<string, string, number | undefined> {
  let sum = 0;
  for (let answer = 0; answer < answers; answer++) sum += (yield `${name} ${sum}`) ?? 0;
  return `${name} in all ${sum}`;
}

function show({ value, done }: IteratorResult<unknown, unknown>): string {
  return `${textOf(value)}${done === true ? "." : ""}`;
}

function textOf(value: unknown): string {
  return value === undefined ? "nothing" : `${value as string | number}`;
}

function attempt(step: () => string): string {
  try {
    return step();
  } catch (error) {
    return `error: ${(error as Error).message}`;
  }
}

function sayNexts(say: Say, generator: Generator<unknown, unknown, void>, count: number): void {
  for (let next = 0; next < count; next++) say(attempt(() => show(generator.next())));
}

const programs: readonly (readonly [name: string, run: (say: Say) => void])[] = [
  ["values come in order, then the result, then nothing", (say) => sayNexts(say, countTo(3), 6)],
  ["a generator without a yield gives its result at once", (say) => sayNexts(say, countTo(0), 3)],
  [
    "a yield of nothing is a step as well",
    (say) => {
      const pausing = function* (): Generator<void, void, void> {
        yield;
        yield;
      };
      sayNexts(say, pausing(), 4);
    },
  ],
  [
    "a body begins with the first next",
    (say) => {
      const begins = function* (): Generator<string, void, void> {
        say("begun");
        yield "yielded";
      };
      const generator = begins();
      say("made");
      sayNexts(say, generator, 2);
    },
  ],
  [
    "yield* gives what three levels yield and return",
    (say) => sayNexts(say, wrapped("a", wrapped("b", wrapped("c", countTo(2)))), 5),
  ],
  [
    "yield* of a generator that has begun goes on where it is",
    (say) => {
      const begun = countTo(4);
      sayNexts(say, begun, 2);
      sayNexts(say, wrapped("after two", begun), 4);
      sayNexts(say, begun, 1);
    },
  ],
  [
    "yield* of a generator that has ended gives nothing",
    (say) => {
      const ended = countTo(1);
      sayNexts(say, ended, 2);
      sayNexts(say, wrapped("ended:", ended), 2);
    },
  ],
  [
    "a generator that yield* has gone through has ended",
    (say) => {
      const inner = countTo(1);
      sayNexts(say, wrapped("through", inner), 2);
      sayNexts(say, inner, 2);
    },
  ],
  [
    "yield* goes through arrays and strings",
    (say) => {
      const all = function* (): Generator<unknown, string, void> {
        yield* [1, 2];
        yield* "ab";
        yield* [];
        return "all";
      };
      sayNexts(say, all(), 6);
    },
  ],
  [
    "an error comes through two levels and ends them all",
    (say) => {
      const inner = failing("deep");
      sayNexts(say, wrapped("a", wrapped("b", inner)), 4);
      sayNexts(say, inner, 1);
    },
  ],
  [
    "an error of a generator that had begun comes through too",
    (say) => {
      const begun = failing("late");
      sayNexts(say, begun, 1);
      sayNexts(say, wrapped("a", begun), 2);
      sayNexts(say, begun, 1);
    },
  ],
  [
    "a generator that catches the error of another goes on",
    (say) => {
      const catching = function* (): Generator<number | string, string, void> {
        try {
          yield* failing("caught");
        } catch (error) {
          yield (error as Error).message;
        }
        return yield* countTo(1);
      };
      sayNexts(say, catching(), 5);
    },
  ],
  [
    "next hands in values, through two levels as well",
    (say) => {
      const relay = function* (): Generator<string, string, number | undefined> {
        const first = yield* echo("first", 2);
        const second = echo("second", 3);
        second.next();
        second.next(40);
        return `${first}, ${yield* second}`;
      };
      const generator = relay();
      for (let value = 1; value <= 7; value++) say(show(generator.next(value)));
    },
  ],
  [
    "for...of goes through a generator and may leave it",
    (say) => {
      for (const value of wrapped("", countTo(3))) say(`${value}`);
      for (const value of countTo(9)) {
        if (value === 3) break;
        say(`${value}`);
      }
      say([...countTo(3)].join(" "));
    },
  ],
  [
    "a generator dropped half way leaves another alone",
    (say) => {
      sayNexts(say, wrapped("dropped", wrapped("inside", countTo(5))), 3);
      sayNexts(say, wrapped("whole", wrapped("inside", countTo(2))), 3);
    },
  ],
  [
    "generators that take turns do not mix",
    (say) => {
      const [odd, even] = [wrapped("odd", countTo(3)), wrapped("even", wrapped("too", countTo(2)))];
      for (let turn = 0; turn < 8; turn++) say(show((turn % 2 === 0 ? odd : even).next()));
    },
  ],
  [
    "a generator may run another to its end between two yields",
    (say) => {
      const counting = function* (): Generator<number, void, void> {
        for (let last = 0; last < 3; last++) yield [...wrapped("", countTo(last))].length;
      };
      sayNexts(say, wrappedCount(counting()), 5);
    },
  ],
  [
    "results that are kept stay as they were",
    (say) => {
      const generator = countTo(2);
      const kept = [generator.next(), generator.next(), generator.next(), generator.next()];
      say(kept.map((step) => show(step)).join(" "));
    },
  ],
  [
    "arguments arrive, undefined ones and any number of them",
    (say) => {
      const first = function* (a?: number, b?: number, c?: number): Generator<string, void, void> {
        yield `${textOf(a)} ${textOf(b)} ${textOf(c)}`;
      };
      const all = function* (...numbers: number[]): Generator<string, void, void> {
        yield `${numbers.length}: ${numbers.join(" ")}`;
      };
      for (const generator of [first(undefined, 2), first(1), first(1, undefined, 3), all(), all(1, 2, 3)]) {
        const through = function* (): Generator<string, void, void> {
          yield* generator;
        };
        sayNexts(say, through(), 2);
      }
      sayNexts(say, first(undefined, undefined, 3), 2);
      sayNexts(say, all(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 2);
    },
  ],
  ["random trees of generators", walkTrees],
];

function* wrappedCount(inner: Generator<number, void, void>): Generator<number, string, void> {
  yield* inner;
  return "counted";
}

export const programNames: readonly string[] = programs.map(([name]) => name);

/** Runs the small test programs of this file. Each printed line begins with the name of its program and a colon. */
export function printPrograms(print: (line: string) => void): void {
  for (const [name, run] of programs) run((text) => print(`${name}: ${text}`));
}
