/**
 * Removes needless things from a generated level of Penguin: things without which the level still has all wanted
 * properties.
 */
import { NOWHERE } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { logRemoved } from "./build-log";
import { setCell, slideFrom, type MutableLevel } from "./mutable-level";
import type { LevelPlan } from "./level-plan";
import { isAcceptable } from "./acceptance";
import { hasEnoughDeadEnds } from "./dead-ends";
import type { Scratch } from "./scratch";
import { advanceSearch, beginFreeSearch, takeSolution } from "./search";
import { copySolution, type PlannedSolution } from "./slide-building";

interface RequiredTraits {
  readonly canLose: boolean;
  readonly levelPlan: LevelPlan;
}

type IsAcceptableWithout = (this: void, scratch: Scratch, kept: RequiredTraits) => Task<boolean>;

/**
 * Removes all needless things. A thing is needless if the level keeps the following properties without it. It has the
 * same number of moves, and no other solution becomes nearly as short. The finish can still be reached from every
 * state, apart from wanted dead ends. There are enough misleading lure paths, and the level can be lost exactly if it
 * could be lost before.
 *
 * At first, the solution must stay the same. When no more things can be removed in this way, another solution with the
 * same number of moves may replace the first.
 */
export function* removeNeedless(scratch: Scratch, levelPlan: LevelPlan): Task<void> {
  const required: RequiredTraits = { canLose: scratch.search.canLose, levelPlan };
  const things = scratch.level.builtCells.filter((cell) => cell !== scratch.level.finish);
  let isOver = false;
  while (!isOver) {
    yield* removeAllNeedless(scratch, things, required, isAcceptableSameSolution);
    isOver = !(yield* removeAllNeedless(scratch, things, required, isAcceptableNewSolution));
  }
}

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
      if (level.log !== undefined) logRemoved(level.log, pairedDoor === NOWHERE ? [cell] : [cell, pairedDoor]);
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

function* isAcceptableSameSolution(scratch: Scratch, { canLose, levelPlan }: RequiredTraits): Task<boolean> {
  return (
    solutionHolds(scratch.level, scratch.solution) &&
    (yield* isAcceptable(scratch, canLose, levelPlan)) &&
    hasEnoughDeadEnds(scratch.search, levelPlan)
  );
}

function* isAcceptableNewSolution(scratch: Scratch, { canLose, levelPlan }: RequiredTraits): Task<boolean> {
  const { level, solution, formerSolution, search } = scratch;
  if (solutionHolds(level, solution)) return false;
  beginFreeSearch(search, level, solution.moveCount - 1);
  while (!advanceSearch(search, level, solution)) yield;
  yield;
  copySolution(formerSolution, solution);
  if (
    takeSolution(solution, search, level.finish) &&
    (yield* isAcceptable(scratch, canLose, levelPlan)) &&
    hasEnoughDeadEnds(search, levelPlan)
  )
    return true;
  copySolution(solution, formerSolution);
  return false;
}

function solutionHolds(level: MutableLevel, { stops, directions, moveCount }: PlannedSolution): boolean {
  for (let index = 0; index < moveCount; index++)
    if (slideFrom(level, stops[index], directions[index]) !== stops[index + 1]) return false;
  return true;
}
