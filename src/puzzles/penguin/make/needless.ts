import { NOWHERE } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { setCell, slideFrom, type MutableLevel } from "./mutable-level";
import { isAcceptable } from "./acceptance";
import type { Scratch } from "./scratch";
import { advanceSearch, beginFreeSearch, takeSolution } from "./search";
import { copySolution, type Solution } from "./slide-building";

/** What a level has to keep beside its winning way. */
interface RequiredTraits {
  readonly canLose: boolean;
  readonly lures: number;
}

type IsAcceptableWithout = (this: void, scratch: Scratch, kept: RequiredTraits) => Task<boolean>;

/**
 * Takes away what is needless: without it there is still one win of as many moves and no rival, the finish can be reached
 * from everywhere, something can be lost if it could before, and there are so many lures. Ends when nothing more can go.
 */
export function* removeNeedless(scratch: Scratch, lures: number): Task<void> {
  const required: RequiredTraits = { canLose: scratch.search.canLose, lures };
  const things = scratch.level.builtCells.filter((cell) => cell !== scratch.level.finish);
  let isOver = false;
  while (!isOver) {
    yield* removeAllNeedless(scratch, things, required, isAcceptableSameSolution);
    isOver = !(yield* removeAllNeedless(scratch, things, required, isAcceptableNewSolution));
  }
}

/** Takes away one thing after the other, and begins again, until all are needed; gives whether anything went. */
function* removeAllNeedless(
  scratch: Scratch,
  things: number[],
  required: RequiredTraits,
  isAcceptableWithout: IsAcceptableWithout,
): Task<boolean> {
  const { level } = scratch;
  const before = things.length;
  let index = 0;
  for (let neededCount = 0; neededCount < things.length; neededCount++) {
    yield;
    if (index >= things.length) index = 0;
    const cell = things[index];
    const kind = level.floor[cell - 1];
    const bridge = level.bridges[cell - 1];
    const pairedDoor = kind >= Floor.Door ? level.pairedDoors[cell - 1] : NOWHERE;
    setCell(level, cell, Floor.Ice, Bridge.None);
    if (pairedDoor !== NOWHERE) setCell(level, pairedDoor, Floor.Ice, Bridge.None);
    if (yield* isAcceptableWithout(scratch, required)) {
      things.splice(index, 1);
      if (pairedDoor !== NOWHERE) things.splice(things.indexOf(pairedDoor), 1);
      neededCount = -1;
    } else {
      setCell(level, cell, kind, bridge);
      if (pairedDoor !== NOWHERE) setCell(level, pairedDoor, kind, Bridge.None);
      index++;
    }
  }
  return things.length < before;
}

/** Whether the level is good, and its winning way what it was. */
function* isAcceptableSameSolution(scratch: Scratch, { canLose, lures }: RequiredTraits): Task<boolean> {
  return solutionHolds(scratch.level, scratch.solution) && (yield* isAcceptable(scratch, canLose, lures));
}

/** Whether it is good with another winning way of as many moves, which is the winning way from then on. */
function* isAcceptableNewSolution(scratch: Scratch, { canLose, lures }: RequiredTraits): Task<boolean> {
  const { level, solution, formerSolution, search } = scratch;
  if (solutionHolds(level, solution)) return false;
  beginFreeSearch(search, level, solution.moveCount - 1);
  while (!advanceSearch(search, level, solution)) yield;
  yield;
  copySolution(formerSolution, solution);
  if (takeSolution(solution, search, level.finish) && (yield* isAcceptable(scratch, canLose, lures))) return true;
  copySolution(solution, formerSolution);
  return false;
}

/** Whether every move of the winning way leads where it did. */
function solutionHolds(level: MutableLevel, { stops, directions, moveCount }: Solution): boolean {
  for (let index = 0; index < moveCount; index++)
    if (slideFrom(level, stops[index], directions[index]) !== stops[index + 1]) return false;
  return true;
}
