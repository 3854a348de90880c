import { frameMs } from "../../device/clock";
import { paintPicture, showPicture, type Picture } from "../../device/screen";
import type { Direction } from "../../kernel/direction";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Certified } from "../../kernel/select";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../puzzles/sealed";
import { composeLevel, enterNextLevel, startRun, type Run } from "../modes/run";
import { advance, isStill, moment, present, makeMove, startSession, type Session } from "../play/session";

/** The game that plays itself: levels are composed one after the other, and each is won by the line it was made from. */
interface Demo {
  readonly puzzle: SealedPuzzle;
  readonly run: Run;
  /** Longer rests, and no farewell: nothing that spreads over the whole board. */
  readonly isCalmer: boolean;
  composing: Job<Certified<SealedLevel, SealedState>>;
  /** Undefined before the first level has been composed. */
  game: DemoGame | undefined;
}

interface DemoGame {
  readonly level: SealedLevel;
  readonly line: readonly Direction[];
  readonly session: Session<SealedState>;
  readonly ground: Picture;
  phase: "arriving" | "playing" | "leaving";
  /** How long the pieces have been arriving, how long the board has been still, or how long the farewell has lasted. */
  phaseMs: number;
}

/** Composing gets this much of a frame. */
const WORK_MS = 10;

const REST_MS = 900;
const CALMER_REST_MS = 1800;

// The first levels are for learning: the demo begins with a little more on the board, and climbs on from there.
const LEVELS_SKIPPED = 4;

// Then nobody is looking, and the battery is spared until the title is shown again.
const MOST_LEVELS = 12;

export function startDemo(puzzle: SealedPuzzle, seed: number, isCalmer: boolean): Demo {
  const run = startRun(seed);
  run.levelNumber = LEVELS_SKIPPED;
  const composing = startJob(composeLevel(puzzle, run, puzzle.whereabouts?.demoStart));
  return { puzzle, run, isCalmer, composing, game: undefined };
}

/** Lets time pass; gives whether there is something new to draw. */
export function passDemo(demo: Demo, elapsedMs: number): boolean {
  const { game, composing, puzzle } = demo;
  if (game === undefined) return composing.result !== undefined && begin(demo, composing.result);
  game.phaseMs += elapsedMs;
  if (game.phase === "arriving") {
    if (game.phaseMs >= puzzle.painter.arrivalMs(game.level)) enter(game, "playing");
    return true;
  }
  return game.phase === "playing" ? passMoves(demo, game, elapsedMs) : passFarewell(demo, game);
}

/** Composes the next level, until 10 ms of the frame are spent on it. */
export function workOnDemo(demo: Demo): void {
  if (!demo.composing.done) runJob(demo.composing, frameMs, frameMs() + WORK_MS);
}

/** Drops the level that is being composed. */
export function dropDemo(demo: Demo): void {
  dropJob(demo.composing);
}

/** Draws the board, if there is one yet; gives whether there is. */
export function drawDemo({ puzzle, game, isCalmer }: Demo): boolean {
  if (game === undefined) return false;
  const { painter } = puzzle;
  const { level, session, phase, phaseMs } = game;
  showPicture(game.ground);
  if (phase === "arriving") painter.arrival(level, phaseMs);
  else if (phase === "leaving" && !isCalmer) painter.farewell(level, present(session), phaseMs);
  else {
    const { before, move, elapsedMs } = moment(session);
    painter.pieces(level, before, move, elapsedMs, "lit");
  }
  return true;
}

function passMoves(demo: Demo, game: DemoGame, elapsedMs: number): boolean {
  const { session, line } = game;
  if (!isStill(session)) {
    advance(session, elapsedMs);
    game.phaseMs = 0;
    return true;
  }
  if (game.phaseMs < (demo.isCalmer ? CALMER_REST_MS : REST_MS)) return false;
  if (session.goal < line.length) makeMove(session, line[session.goal]);
  else leave(demo, game);
  return true;
}

/** The level is won, and the next one begins where its piece stands. */
function leave(demo: Demo, game: DemoGame): void {
  enter(game, "leaving");
  const { puzzle, run } = demo;
  const from = puzzle.whereabouts?.of(game.level, present(game.session));
  if (run.levelNumber < LEVELS_SKIPPED + MOST_LEVELS) demo.composing = startJob(composeLevel(puzzle, run, from));
}

function passFarewell(demo: Demo, game: DemoGame): boolean {
  const lastsMs = demo.isCalmer ? 0 : demo.puzzle.painter.farewellMs;
  if (game.phaseMs < lastsMs) return true;
  const next = demo.composing.result;
  return next !== undefined && next.level !== game.level && begin(demo, next);
}

function begin(demo: Demo, certified: Certified<SealedLevel, SealedState>): boolean {
  const { level, line, rules, certificate } = certified;
  const { puzzle, run } = demo;
  certificate.recycle?.();
  enterNextLevel(puzzle, run, level);
  const ground = paintPicture(() => {
    puzzle.painter.ground(level, "lit");
  });
  demo.game = { level, line, session: startSession(rules), ground, phase: "arriving", phaseMs: 0 };
  return true;
}

function enter(game: { phase: string; phaseMs: number }, phase: "playing" | "leaving"): void {
  game.phase = phase;
  game.phaseMs = 0;
}
