/**
 * Runs random trees of generator functions that call one another, so that a test can compare what they yield in Lua and
 * in Node. What a tree yields depends on all values that were sent to it.
 */
import { drawRandomBelow, createRandom, type Random } from "../../../src/kernel/random";

type Node = Generator<number, number, number | undefined>;

const TREES = 400;
const MAX_NEXTS = 60;

/**
 * Runs random trees of generators and prints a line for each tree: all values that the tree yields. Sends the numbers
 * 0, 1, 2 … to each tree, and calls the tree once more after its end.
 */
export function walkTrees(say: (line: string) => void): void {
  for (let seed = 0; seed < TREES; seed++) {
    const tree = grow(createRandom(seed), 5);
    const steps: string[] = [];
    for (let next = 0; next < MAX_NEXTS && !steps[next - 2]?.endsWith("."); next++) steps.push(stepOf(tree, next));
    say(steps.join(" "));
  }
}

function stepOf(tree: Node, sent: number): string {
  try {
    const { value, done } = tree.next(sent);
    return `${(value as number | undefined) ?? "nothing"}${done === true ? "." : ""}`;
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}

function* grow(random: Random, depth: number): Node {
  let sum = 0;
  for (let twigs = 2 + drawRandomBelow(random, 4); twigs > 0; twigs--) {
    const twig = depth === 0 ? twigsOfLeaves[drawRandomBelow(random, twigsOfLeaves.length)] : pick(random);
    sum = (7 * sum + (yield* twig(random, depth))) % 9973;
  }
  return sum;
}

function pick(random: Random): Twig {
  return allTwigs[drawRandomBelow(random, allTwigs.length)];
}

type Twig = (random: Random, depth: number) => Node;

function* hear(random: Random): Node {
  return 3 + ((yield drawRandomBelow(random, 100)) ?? 0);
}

function* fail(random: Random): Node {
  if (drawRandomBelow(random, 25) === 0) throw new Error(`error ${(yield drawRandomBelow(random, 100)) ?? 0}`);
  return 1;
}

function* listed(random: Random): Node {
  yield* [drawRandomBelow(random, 100), 5];
  return 2;
}

function* grown(random: Random, depth: number): Node {
  return yield* grow(random, depth - 1);
}

function* begun(random: Random, depth: number): Node {
  const inner = grow(random, depth - 1);
  let sum = 0;
  for (let nexts = drawRandomBelow(random, 4); nexts > 0; nexts--) sum += valueOf(inner.next(nexts));
  return sum + (((yield* inner) as number | undefined) ?? 11);
}

function* caught(random: Random, depth: number): Node {
  let sum = 0;
  try {
    sum = yield* grow(random, depth - 1);
  } catch {
    sum = (yield 17) ?? 0;
  }
  return sum;
}

function* dropped(random: Random, depth: number): Node {
  const pair = [grow(random, depth - 1), grow(random, depth - 1)];
  let sum = 0;
  for (let nexts = 1; nexts <= 6; nexts++) sum += valueOf(pair[nexts % 2].next(sum));
  return (yield sum) ?? 0;
}

function* added(random: Random, depth: number): Node {
  let sum = 0;
  for (const value of grow(random, depth - 1)) sum += value;
  return sum;
}

function valueOf(step: IteratorResult<number, number | undefined>): number {
  return step.value ?? 13;
}

const twigsOfLeaves: readonly Twig[] = [hear, hear, fail, listed];
const allTwigs: readonly Twig[] = [...twigsOfLeaves, hear, grown, grown, grown, begun, caught, dropped, added];
