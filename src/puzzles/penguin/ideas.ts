/**
 * Measures the solving ideas that only levels of Penguin can have, such as a ride on treadmills. A solving idea is a
 * technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { LOST } from "../../kernel/graph";
import { isTravel, type Motion, type MoveRecord } from "../../kernel/motion";
import { CommonIdea } from "../../kernel/ideas/measure-ideas";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import { countTurnsRound } from "../sliding/count-turns";
import { Bridge, Floor, type Level } from "./level";
import { cellOf, type State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

/** The solving idea "ride after ride" needs at least this many rides on treadmills in the solution. */
const MIN_RIDES = 2;

/**
 * The indices of the solving ideas (techniques that a solution needs) that only Penguin has, in the order of
 * `ideas.own`. The first six indices belong to the solving ideas that all puzzles share.
 */
const enum OwnIdea {
  Ride = 6,
  Doors,
  Bridges,
  SnowStop,
  Danger,
  Spiral,
  ChangeBelts,
  BridgeWall,
  SoNear,
  RightAcross,
}

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance: distanceToFinish,
  own: [
    { ...TEXTS.ideas.ride, strengthOf: countCellsCarried },
    { ...TEXTS.ideas.doors, strengthOf: countCellsBetweenDoors },
    { ...TEXTS.ideas.bridges, strengthOf: countCellsBeyondBridges },
    { ...TEXTS.ideas.snowStop, strengthOf: countSnowStops },
    { ...TEXTS.ideas.danger, strengthOf: (_, solution) => countLosingInputs(solution) },
    { ...TEXTS.ideas.spiral, strengthOf: (_, { moves }) => countTurnsRound(moves) },
    { ...TEXTS.ideas.changeBelts, strengthOf: (_, { records }) => countRides(records) },
    { ...TEXTS.ideas.bridgeWall, strengthOf: countStopsAtBridges },
    { ...TEXTS.ideas.soNear, strengthOf: measureLongWay },
    { ...TEXTS.ideas.rightAcross, strengthOf: countSlidesAcross },
  ],
  leadOrder: [
    OwnIdea.ChangeBelts,
    OwnIdea.Doors,
    OwnIdea.BridgeWall,
    OwnIdea.Ride,
    OwnIdea.Bridges,
    OwnIdea.Danger,
    OwnIdea.SnowStop,
    OwnIdea.SoNear,
    OwnIdea.RightAcross,
    CommonIdea.Detour,
    CommonIdea.Halves,
    CommonIdea.ThereAndBack,
    OwnIdea.Spiral,
    CommonIdea.Order,
  ],
  things: [
    OwnIdea.ChangeBelts,
    OwnIdea.Doors,
    OwnIdea.BridgeWall,
    OwnIdea.Ride,
    OwnIdea.Bridges,
    OwnIdea.Danger,
    OwnIdea.SnowStop,
  ],
  strongStrengths: STRONG_STRENGTHS,
};

function distanceToFinish({ board, floor }: Level): (this: void, state: State) => number {
  const finish = floor.indexOf(Floor.Finish);
  return (state) => cellsBetween(board, cellOf(state), finish);
}

function cellsBetween(board: Board, cell1: number, cell2: number): number {
  return (
    Math.abs(columnOf(board, cell1) - columnOf(board, cell2)) + Math.abs(rowOf(board, cell1) - rowOf(board, cell2))
  );
}

function countCellsCarried({ board }: Level, { records }: PlayedSolution<State>): number {
  let sum = 0;
  for (const { motions } of records)
    for (const { cause, from, to } of motions) if (cause === "carried") sum += cellsBetween(board, from, to);
  return sum;
}

/**
 * Counts the rides on treadmills in all moves of the solution. If the penguin goes from one treadmill right onto the
 * next, this is still the same ride. Returns 0 for fewer than `MIN_RIDES` rides.
 */
function countRides(records: readonly MoveRecord[]): number {
  let count = 0;
  for (const { motions } of records) {
    let isRiding = false;
    for (const { cause } of motions) {
      if (cause === "carried" && !isRiding) count++;
      isRiding = cause === "carried";
    }
  }
  return count < MIN_RIDES ? 0 : count;
}

function countStopsAtBridges({ board, bridges }: Level, { records }: PlayedSolution<State>): number {
  let count = 0;
  for (const { motions } of records)
    for (const { ending, from, to, direction } of motions)
      if (ending === "hit" && from !== to && bridges[to + board.steps[direction]] !== Bridge.None) count++;
  return count;
}

/**
 * Returns by how many times the path of the penguin in the solution is longer than the distance from its start to the
 * finish. The result is 0 if the path is less than twice as long as this distance.
 */
function measureLongWay({ board, floor }: Level, { states, records }: PlayedSolution<State>): number {
  let way = 0;
  for (const { motions } of records)
    for (const motion of motions) if (isTravel(motion)) way += cellsBetween(board, motion.from, motion.to);
  return Math.max(0, Math.floor(way / cellsBetween(board, cellOf(states[0]), floor.indexOf(Floor.Finish))) - 1);
}

function countSlidesAcross({ board }: Level, { records }: PlayedSolution<State>): number {
  let count = 0;
  for (const { motions } of records) {
    for (const { from, to, cause } of motions) {
      const columns = Math.abs(columnOf(board, from) - columnOf(board, to));
      const rows = Math.abs(rowOf(board, from) - rowOf(board, to));
      if (cause === "pushed" && (columns === board.width - 1 || rows === board.height - 1)) count++;
    }
  }
  return count;
}

function countCellsBetweenDoors({ board }: Level, { records }: PlayedSolution<State>): number {
  let sum = 0;
  for (const { motions } of records)
    for (const { cause, from, to } of motions) if (cause === "gone") sum += cellsBetween(board, from, to);
  return sum;
}

function countCellsBeyondBridges({ board, bridges }: Level, { records }: PlayedSolution<State>): number {
  let sum = 0;
  for (const { motions } of records)
    for (const motion of motions) if (isTravel(motion)) sum += countCellsBeyondBridge(board, bridges, motion);
  return sum;
}

function countCellsBeyondBridge({ steps }: Board, bridges: readonly Bridge[], { from, to, direction }: Motion): number {
  let sum = 0;
  let isPassed = false;
  for (let cell = from; cell !== to;) {
    cell += steps[direction];
    if (bridges[cell] !== Bridge.None) isPassed = true;
    if (isPassed) sum++;
  }
  return sum;
}

function countSnowStops({ floor }: Level, { states }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 1; index < states.length; index++) if (floor[states[index]] === Floor.Snow) count++;
  return count;
}

function countLosingInputs({ certificate, moves, stateNumbers }: PlayedSolution<State>): number {
  const { next } = certificate.graph;
  let count = 0;
  for (let index = 0; index < moves.length; index++)
    for (let direction = 0; direction < next.length; direction++)
      if (next[direction][stateNumbers[index]] === LOST) count++;
  return count;
}
