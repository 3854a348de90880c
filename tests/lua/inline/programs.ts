/** Small test programs with functions marked `@inline`, which must print the same lines in Lua as in Node. */
import { fromTable, inUnits, newWalk, Side, step, walkTo } from "./elsewhere";

type Say = (text: string) => void;

/** Returns the sum of two numbers. @inline */
function sum(one: number, other: number): number {
  return one + other;
}

/** Returns `number`, or the limit `least` or `most` if `number` lies below or above it. @inline */
function clamped(number: number, least: number, most: number): number {
  if (number < least) return least;
  if (number > most) return most;
  return number;
}

/**
 * Returns the number, counted from 1, of the first entry of a list after the entry `from` that is not 0. Returns the
 * number of the last entry if there is none. Changes its parameter `from` while it searches.
 * @inline
 */
function nextIn(list: readonly number[], from: number): number {
  from++;
  while (list[from - 1] === 0 && from < list.length) from++;
  return from;
}

/** Returns two numbers, the smaller one first. @inline */
function sorted(one: number, other: number): readonly [number, number] {
  let low = one;
  let high = other;
  if (low > high) [low, high] = [high, low];
  return [low, high];
}

/** Returns two numbers in exchanged order. @inline */
function turned(one: number, other: number): readonly [number, number] {
  return [other, one];
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** Returns the span between two numbers, which may be given in any order. @inline */
function spanOf(one: number, other: number): Span {
  if (one > other) return { low: other, high: one };
  return { high: other, low: one };
}

/** Returns the length of a span. @inline */
function lengthOf({ low, high }: Span): number {
  return high - low;
}

/**
 * Prints a text in angle brackets. The caller may have a local variable with the same name as this function's. @inline
 */
function sayMarked(say: Say, text: string): void {
  if (text === "") return;
  const mark = "<";
  say(`${mark}${text}>`);
}

interface Counter {
  count: number;
  readonly limit: number;
}

/**
 * Sets the counter's field `count` to `before` plus one, even if the caller has passed that field itself as `before`.
 * @inline
 */
function countFrom(counter: Counter, before: number): void {
  counter.count = 100;
  counter.count = before + 1;
}

/** Counts a step. If the counter has reached its limit, sets it to 0 and yields "pause". @inline */
function* pause(counter: Counter): Generator<string, void, void> {
  counter.count++;
  if (counter.count < counter.limit) return;
  counter.count = 0;
  yield "pause";
}

function* countInSteps(steps: number): Generator<string, string, void> {
  /** A counter of steps, which the compiler replaces by one local variable for each field. @locals */
  const counter: Counter = { count: 0, limit: 3 };
  for (let at = 1; at <= steps; at++) {
    yield* pause(counter);
    if (at % 2 === 0) continue;
    yield `${at}`;
  }
  return `${counter.count} over`;
}

/**
 * Returns one of two numbers. If the function is inlined, only the argument that is returned need be computed. @inline
 */
function either(isFirst: boolean, first: number, second: number): number {
  return isFirst ? first : second;
}

/** Yields "draw" once, and returns the last number of a list. @inline */
function* drawn(list: number[]): Generator<string, number, void> {
  yield "draw";
  return list[list.length - 1];
}

function named(number: number): string {
  if (number > 5) return word(number);
  return "few";
}

/**
 * Returns a word for a number. The function returns from inside a loop, and its call stands in a `return` statement.
 * @inline
 */
function word(number: number): string {
  for (let at = 6; at < 9; at++) if (at === number) return `as many as ${at}`;
  return "many";
}

/**
 * Adds a number to a list unless it is above 20. The function returns early from a nested condition, without a result.
 * @inline
 */
function noteSmall(list: number[], number: number): void {
  if (number > 10) {
    if (number > 20) return;
    list.push(-1);
  }
  list.push(number);
}

interface Tally {
  count: number;
  total: number;
}

interface WeightedTally extends Tally {
  readonly weight: number;
}

/** Returns a tally without entries. Its total begins at ten times `start`. @inline */
function emptyTally(start: number): Tally {
  const total = 10 * start;
  return { count: 0, total };
}

/** Returns a tally without entries, in which each entry counts with twice `weight`. @inline */
function weightedTally(weight: number): WeightedTally {
  return { ...emptyTally(weight), weight: 2 * weight };
}

/** Adds a number to a tally, multiplied by the tally's weight. @inline */
function addWeighted(tally: WeightedTally, number: number): void {
  tally.count++;
  tally.total += tally.weight * number;
}

/**
 * Adds all numbers of a list to a new tally, and returns a number that is computed from the tally. The functions
 * `create` and `add` make and change the tally. @inline
 */
function talliedBy<T extends Tally>(
  list: readonly number[],
  create: (weight: number) => T,
  add: (tally: T, number: number) => void,
): number {
  /** The tally of the list, which the compiler replaces by one local variable for each field. @locals */
  const tally: T = create(list.length);
  for (let index = 0; index < list.length; index++) add(tally, list[index]);
  return 100 * tally.count + tally.total;
}

const programs: readonly (readonly [name: string, run: (say: Say) => void])[] = [
  ["a result stands within an expression", (say) => say(`${sum(sum(1, 2), 3) * sum(2, 2)}`)],
  [
    "a result is put where a variable is declared and where it is assigned",
    (say) => {
      let number = clamped(17, 1, 12);
      say(`${number}`);
      number = clamped(number - 20, 1, 12);
      say(`${number}`);
      const other = clamped(number + 4, 1, 12);
      say(`${other}`);
    },
  ],
  [
    "a parameter that is changed is not the caller's variable",
    (say) => {
      const list = [5, 0, 0, 7, 0];
      const from = 1;
      const next = nextIn(list, from);
      say(`${from} ${next} ${nextOf(list, next)}`);
    },
  ],
  [
    "names of the caller and of the function are strangers",
    (say) => {
      const low = "low";
      const high = 3;
      const [one, other] = sorted(high, 2);
      const mark = "mark";
      sayMarked(say, mark);
      sayMarked(say, "");
      say(`${low} ${high} ${one} ${other} ${mark}`);
    },
  ],
  [
    "two results change places with what they were made of",
    (say) => {
      let [one, other] = [1, 2];
      [one, other] = turned(one, other);
      say(`${one} ${other}`);
      [one, other] = sorted(one, other);
      say(`${one} ${other}`);
    },
  ],
  [
    "a record becomes its fields",
    (say) => {
      /** A span that the compiler replaces by one local variable for each field. @locals */
      const span = spanOf(9, 4);
      const { low, high } = spanOf(3, 8);
      const length = lengthOf(span);
      say(`${span.low} ${span.high} ${low} ${high} ${length}`);
    },
  ],
  [
    "functions change the fields of a record that is not there",
    (say) => {
      /** A record that the compiler replaces by one local variable for each field. @locals */
      const walk = newWalk(4);
      walkTo(walk, 9);
      step(walk, walk.position);
      say(`${walk.name} ${walk.steps} ${walk.position}`);
    },
  ],
  [
    "a field that the function changes is read before that",
    (say) => {
      /** A counter that the compiler replaces by one local variable for each field. @locals */
      const counter = { count: 5, limit: 0 };
      countFrom(counter, counter.count);
      say(`${counter.count}`);
    },
  ],
  [
    "constants, lists and functions of another file come along",
    (say) => {
      const plainTwice = 7;
      const found = fromTable(2);
      say(`${plainTwice} ${found} ${inUnits(1)} ${inUnits(found) + Side.Left}`);
    },
  ],
  [
    "a generator's body yields in its caller",
    (say) => {
      for (const text of countInSteps(8)) say(text);
    },
  ],
  [
    "a generator's result is the caller's",
    (say) => {
      const generator = drawing();
      for (let step = generator.next(); ; step = generator.next()) {
        say(`${step.value}`);
        if (step.done === true) break;
      }
    },
  ],
  [
    "only what is wanted is computed",
    (say) => {
      const list = [1, 2];
      say(`${either(list.length > 1, list[1], list[5])}`);
    },
  ],
  [
    "what changes something is computed once and in its turn",
    (say) => {
      const said: string[] = [];
      const next = (text: string): number => said.push(text);
      const result = sum(next("a"), next("b"));
      const most = clamped(next("c"), next("d"), next("e"));
      say(`${said.join("")} ${result} ${most}`);
    },
  ],
  [
    "a return from the midst ends the function alone",
    (say) => {
      const list: number[] = [];
      for (let number = 5; number < 40; number += 7) {
        if (number === 12) continue;
        noteSmall(list, number);
      }
      say(list.join(" "));
    },
  ],
  [
    "a variable that a function is given and gives back is changed in its place, but not what was made of it",
    (say) => {
      const list = [0, 0, 3, 0, 5];
      let at = 0;
      const before = at;
      at = nextIn(list, at);
      let low = at;
      low = either(at > before, low, at);
      at = nextIn([at, at, at, at, at], at);
      say(`${before} ${low} ${at}`);
    },
  ],
  [
    "a function is given other functions, which create a record of locals from another record and change it",
    (say) => {
      const sum = talliedBy([5, 6, 7], weightedTally, addWeighted);
      say(`${sum}`);
    },
  ],
  ["a return from within a loop is the caller's", (say) => [4, 7, 8, 12].forEach((number) => say(named(number)))],
];

function nextOf(list: readonly number[], from: number): number {
  return nextIn(list, from);
}

function* drawing(): Generator<string, string, void> {
  const list = [3, 1, 4];
  let drew = yield* drawn(list);
  list.pop();
  drew += 10 * (yield* drawnAgain(list));
  return `${drew}`;
}

function* drawnAgain(list: number[]): Generator<string, number, void> {
  return yield* drawn(list);
}

export const programNames: readonly string[] = programs.map(([name]) => name);

/** Runs the small test programs of this file. Each printed line begins with the name of its program and a colon. */
export function printPrograms(print: (line: string) => void): void {
  for (const [name, run] of programs) run((text) => print(`${name}: ${text}`));
}
