/** Plays the levels of the open mode, well or badly. Decides each press by what is on the screen. */
import type { Button } from "../../simulator/host";
import { isTurned } from "../../tests/play/bot";
import { movesOf, type AttemptJson } from "../../tests/play/attempt-json";
import { lessonWith } from "../../tests/play/puzzles";
import { losingMoves, solve } from "../../tests/play/solver";
import { TEXTS } from "../../src/game/texts/index";
import type { Direction } from "../../src/kernel/direction";
import { drawBetween, drawOne } from "./dice";
import { expectForeignMoves } from "./level-watch";
import { chooseInMenu, nameScreen } from "./navigate";
import { lookAtLevel, step, tap, wait, type Session } from "./session";

const ARROWS: readonly Button[] = ["up", "right", "down", "left"];
const FRAMES_OF_HOLD = 30;
const FRAMES_OF_ROLL = 12;
/** How many presses in a row may change nothing in the level before the bot leaves the mode. */
const MOST_IDLE_PRESSES = 25;

export type Manner = "well" | "badly";

/** Plays the levels of the open mode until `frames` frames have passed or no level comes any more. */
export function playLevels(session: Session, manner: Manner, frames: number): void {
  const end = session.costs.frames + frames;
  const pace = drawBetween(session.dice, 4, 40);
  let idlePresses = 0;
  let before = "";
  while (session.costs.frames < end && idlePresses < MOST_IDLE_PRESSES) {
    const level = lookAtLevel(session);
    const seen = JSON.stringify(level ?? "");
    idlePresses = seen === before ? idlePresses + 1 : 0;
    before = seen;
    if (level === undefined || level.outcome === "won") goOn(session, level);
    else if (manner === "well") makeGoodMove(session, level, pace);
    else makeBadMove(session, level, pace);
  }
}

/** Presses Ⓐ, which opens the next level from a card, a map or an opening. Waits longer while a level is generated. */
function goOn(session: Session, level: AttemptJson | undefined): void {
  wait(session, drawBetween(session.dice, 10, 60));
  if (level === undefined && nameScreen(session) === "title") return;
  tap(session, "a", FRAMES_OF_ROLL);
}

function makeGoodMove(session: Session, level: AttemptJson, pace: number): void {
  if (session.dice(12) === 0) wait(session, session.dice(400));
  const next = findNextPress(level);
  tap(session, next, next === "b" ? 20 : pace);
}

/** Returns the button that leads to the win: the next move of the solution, or Ⓑ if the moves so far do not lead there. */
function findNextPress(level: AttemptJson): Button {
  const made = movesOf(level).slice(0, level.moveCount);
  const mistake = lessonWith(level.puzzle, level.map)?.mistake;
  if (mistake !== undefined && level.moves === "") return ARROWS[mistake];
  const solution = solutionOf(level);
  if (solution === undefined || made.length >= solution.length || made.some((move, index) => move !== solution[index]))
    return "b";
  const turns = isTurned(level) ? Math.floor(made.length / 3) : 0;
  return ARROWS[(solution[made.length] + turns) % 4];
}

const solutions = new Map<string, readonly Direction[] | undefined>();
const MOST_SOLUTIONS = 50;

/** Returns a shortest solution, or undefined if the level has too many states for the solver. */
function solutionOf({ puzzle, map }: AttemptJson): readonly Direction[] | undefined {
  const text = map.join("\n");
  const key = `${puzzle} ${text}`;
  if (solutions.size > MOST_SOLUTIONS) solutions.clear();
  if (!solutions.has(key)) solutions.set(key, trySolve(text, puzzle));
  return solutions.get(key);
}

function trySolve(map: string, puzzle: string): readonly Direction[] | undefined {
  try {
    return solve(map, puzzle);
  } catch {
    return undefined;
  }
}

type BadPress = (session: Session, level: AttemptJson, pace: number) => void;

/** What a player does who plays badly. A row that stands several times is chosen more often. */
const BAD_PRESSES: readonly BadPress[] = [
  makeGoodMove,
  makeGoodMove,
  makeGoodMove,
  makeGoodMove,
  makeAnyMove,
  makeAnyMove,
  makeLosingMove,
  takeBack,
  takeBack,
  turnCrankBack,
  askForHint,
  watchSolution,
  restartLevel,
];

function makeBadMove(session: Session, level: AttemptJson, pace: number): void {
  if (level.outcome === "lost" && session.dice(3) > 0) takeBack(session);
  else drawOne(session.dice, BAD_PRESSES)(session, level, pace);
}

function makeAnyMove(session: Session, _: AttemptJson, pace: number): void {
  tap(session, drawOne(session.dice, ARROWS), pace);
}

function makeLosingMove(session: Session, level: AttemptJson, pace: number): void {
  const moves = level.moveCount === 0 ? losingMoves(level.map.join("\n"), level.puzzle) : undefined;
  for (const move of moves ?? []) tap(session, ARROWS[move], pace);
  if (moves === undefined) makeAnyMove(session, level, pace);
}

function takeBack(session: Session): void {
  tap(session, "b", drawBetween(session.dice, 3, 25));
}

function turnCrankBack(session: Session): void {
  const { dice } = session;
  const degrees = drawBetween(dice, 5, 30);
  for (let count = drawBetween(dice, 5, 40); count > 0; count--) step(session, [], -degrees);
  for (let count = dice(20); count > 0; count--) step(session, [], degrees);
  wait(session, FRAMES_OF_ROLL);
}

function askForHint(session: Session): void {
  for (let grade = drawBetween(session.dice, 1, 3); grade > 0; grade--) tap(session, "a", 20);
}

/** Holds Ⓐ until the game plays the solution by itself, and lets it do so for a while. */
function watchSolution(session: Session): void {
  if (session.dice(3) > 0) return;
  for (let held = 0; held < FRAMES_OF_HOLD; held++) step(session, ["a"]);
  for (let count = session.dice(400); count > 0; count--) {
    expectForeignMoves(session.levels);
    step(session);
  }
}

function restartLevel(session: Session): void {
  if (session.dice(3) === 0) chooseInMenu(session, TEXTS.menu.restartLevel);
}
