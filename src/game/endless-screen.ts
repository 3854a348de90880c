import { aPressed, bHeld, bReleased, crankDegrees, pressedDirection } from "../device/input";
import { frameMs, onLeaving, secondsSince2000 } from "../device/loop";
import { setMenu } from "../device/menu";
import { certify, type Certificate } from "../kernel/certify";
import { isFault } from "../kernel/fault";
import { runJob, startJob, type Job } from "../kernel/job";
import { SEED_LIMIT } from "../kernel/random";
import type { Certified } from "../kernel/select";
import type { Puzzle } from "../puzzles/puzzle";
import { createControls, interpret, type Controls, type Intent } from "./controls";
import { composeLevel, enterNextLevel, startRun, type Run } from "./endless";
import { drawEndless } from "./endless-view";
import { lastMove, type Play } from "./play";
import { loadProgress, saveProgress } from "./progress-store";
import {
  advance,
  isStill,
  outcomeOf,
  present,
  restart,
  resumeSession,
  roll,
  startSession,
  stepBack,
  stepForward,
  turnCrank,
} from "./session";
import { loadSettings, saveSettings, type Settings } from "./settings";
import { soundCleared, soundPassed } from "./sounds";

/**
 * `arriving`: the level's pieces come in. `playing`: the player moves. `cleared`: the last move and then the farewell
 * are to be seen, and meanwhile the next level is composed.
 */
type Phase = "arriving" | "playing" | "cleared";

export interface EndlessScreen<Level, State> {
  readonly puzzle: Puzzle<Level, State>;
  readonly settings: Settings;
  readonly controls: Controls;
  run: Run;
  best: number;
  /** Undefined before the first level of a new run has been composed. */
  play: Play<Level, State> | undefined;
  phase: Phase;
  phaseMs: number;
  hintIsShown: boolean;
  /** Something changed that is not on the screen yet. */
  isDirty: boolean;
  composing: Composing<Level, State> | undefined;
  certifying: Job<Certificate<State> | undefined> | undefined;
}

/** The next level on its way, for the place where the player's piece will stand. */
interface Composing<Level, State> {
  readonly x: number;
  readonly y: number;
  readonly job: Job<Certified<Level, State>>;
}

/** Background work gets this much of a frame. */
const WORK_MS = 10;

// A resumed level was certified when it was made; this only guards against a save that someone edited.
const MAX_RESUMED_STATES = 5000;

/** Endless play of a puzzle, where the player left it or from the first level. */
export function startEndless<Level, State>(puzzle: Puzzle<Level, State>): EndlessScreen<Level, State> {
  const screen: EndlessScreen<Level, State> = {
    puzzle,
    settings: loadSettings(),
    controls: createControls(),
    run: startRun(secondsSince2000() % SEED_LIMIT),
    best: 1,
    play: undefined,
    phase: "playing",
    phaseMs: 0,
    hintIsShown: false,
    isDirty: true,
    composing: undefined,
    certifying: undefined,
  };
  if (!resume(screen)) composeNext(screen, puzzle.endless.startX, puzzle.endless.startY);
  buildMenu(screen);
  onLeaving(() => {
    keep(screen);
  });
  return screen;
}

/** One frame: input, time, picture, and last the work that nobody sees. */
export function runFrame<Level, State>(screen: EndlessScreen<Level, State>, elapsedMs: number): void {
  const intent = readIntent(screen, elapsedMs);
  if (screen.play !== undefined) {
    act(screen, screen.play, intent);
    passTime(screen, screen.play, elapsedMs);
  }
  if (screen.isDirty) {
    screen.isDirty = false;
    drawEndless(screen);
  }
  work(screen);
}

function readIntent<Level, State>(screen: EndlessScreen<Level, State>, elapsedMs: number): Intent {
  const input = {
    pressed: pressedDirection(),
    aPressed: aPressed(),
    bHeld: bHeld(),
    bReleased: bReleased(),
    crankDegrees: crankDegrees(),
  };
  return interpret(screen.controls, input, elapsedMs);
}

function act<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>, intent: Intent): void {
  if (intent.kind === "none" || screen.phase === "cleared") return;
  const { session } = play;
  screen.isDirty = true;
  // Whoever does something has seen the new level: its pieces are there at once.
  if (screen.phase === "arriving") enter(screen, "playing");
  if (intent.kind === "hint") {
    screen.hintIsShown = true;
    return;
  }
  screen.hintIsShown = false;
  if (intent.kind === "crank") turnCrank(session, intent.degrees);
  else if (intent.kind === "stepBack") stepBack(session);
  else if (intent.kind === "stepForward") stepForward(session);
  else roll(session, intent.direction);
  if (outcomeOf(session) === "won") clear(screen, play);
  else foresee(screen, play);
}

/** The level is won: while its last balls roll, the next one is composed. */
function clear<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>): void {
  enter(screen, "cleared");
  const { x, y } = screen.puzzle.whereabouts(play.level, present(play.session));
  composeNext(screen, x, y);
}

/** Before the last move it is all but certain where the next level begins: it is composed while the player looks. */
function foresee<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>): void {
  const last = lastMove(play);
  if (last === undefined) return;
  const { x, y } = screen.puzzle.whereabouts(play.level, last);
  composeNext(screen, x, y);
}

/** Which level comes depends on the run and on the place alone: what was begun for this place goes on. */
function composeNext<Level, State>(screen: EndlessScreen<Level, State>, x: number, y: number): void {
  const { composing, puzzle, run } = screen;
  if (composing?.x === x && composing.y === y) return;
  screen.composing = { x, y, job: startJob(composeLevel(puzzle, run, x, y)) };
}

function passTime<Level, State>(
  screen: EndlessScreen<Level, State>,
  play: Play<Level, State>,
  elapsedMs: number,
): void {
  const { session } = play;
  const playhead = session.playhead;
  advance(session, elapsedMs);
  if (session.playhead !== playhead) {
    screen.isDirty = true;
    soundPassed(session, playhead);
  }
  if (screen.phase === "arriving") passArrival(screen, play, elapsedMs);
  else if (screen.phase === "cleared" && isStill(session)) passFarewell(screen, elapsedMs);
}

function passArrival<Level, State>(
  screen: EndlessScreen<Level, State>,
  play: Play<Level, State>,
  elapsedMs: number,
): void {
  screen.phaseMs += elapsedMs;
  screen.isDirty = true;
  if (screen.phaseMs >= screen.puzzle.painter.arrivalMs(play.level)) enter(screen, "playing");
}

function passFarewell<Level, State>(screen: EndlessScreen<Level, State>, elapsedMs: number): void {
  if (screen.phaseMs === 0) soundCleared();
  const { farewellMs } = screen.puzzle.painter;
  if (screen.phaseMs < farewellMs) screen.isDirty = true;
  screen.phaseMs += elapsedMs;
  const next = screen.composing?.job.result;
  if (screen.phaseMs >= farewellMs && next !== undefined) arrive(screen, next);
}

function arrive<Level, State>(screen: EndlessScreen<Level, State>, next: Certified<Level, State>): void {
  const { level, rules, certificate } = next;
  screen.composing = undefined;
  screen.play?.certificate?.recycle?.();
  screen.play = { level, session: startSession(rules), certificate };
  enterNextLevel(screen.run, screen.puzzle.fingerprint(level));
  screen.best = Math.max(screen.best, screen.run.levelNumber);
  screen.hintIsShown = false;
  enter(screen, "arriving");
  keep(screen);
}

function enter<Level, State>(screen: EndlessScreen<Level, State>, phase: Phase): void {
  screen.phase = phase;
  screen.phaseMs = 0;
  screen.isDirty = true;
}

function work<Level, State>(screen: EndlessScreen<Level, State>): void {
  const untilMs = frameMs() + WORK_MS;
  const { composing, certifying, play } = screen;
  if (composing !== undefined && !composing.job.done) {
    runJob(composing.job, frameMs, untilMs);
    if (play === undefined && composing.job.result !== undefined) arrive(screen, composing.job.result);
  } else if (certifying !== undefined && play !== undefined && runJob(certifying, frameMs, untilMs)) {
    play.certificate = certifying.result;
    screen.certifying = undefined;
    screen.isDirty = true;
  }
}

/** Takes up the level that was left; gives whether there was one. */
function resume<Level, State>(screen: EndlessScreen<Level, State>): boolean {
  const progress = loadProgress(screen.puzzle.id);
  if (progress === undefined) return false;
  const level = screen.puzzle.read(progress.map);
  if (isFault(level)) return false;
  const rules = screen.puzzle.rules(level);
  const session = resumeSession(rules, progress.moves, progress.goal);
  const play = { level, session, certificate: undefined };
  screen.play = play;
  screen.run = progress.run;
  screen.best = progress.best;
  if (outcomeOf(session) === "won") clear(screen, play);
  else screen.certifying = startJob(certify(rules, MAX_RESUMED_STATES));
  return true;
}

/** Writes down where the player stands. */
function keep<Level, State>(screen: EndlessScreen<Level, State>): void {
  const { puzzle, run, best, play } = screen;
  if (play === undefined) return;
  const { level, session } = play;
  const moves = session.steps.map((step) => step.direction);
  saveProgress(puzzle.id, { run, best, map: puzzle.write(level), moves, goal: session.goal });
}

function buildMenu<Level, State>(screen: EndlessScreen<Level, State>): void {
  setMenu([
    {
      title: "restart level",
      run: () => {
        if (screen.play !== undefined && screen.phase !== "cleared") restart(screen.play.session);
        screen.hintIsShown = false;
      },
    },
    {
      title: "hint",
      run: () => {
        screen.hintIsShown = true;
        screen.isDirty = true;
      },
    },
    {
      title: "lamp",
      isOn: screen.settings.lampIsShown,
      turn: (isOn) => {
        screen.settings.lampIsShown = isOn;
        saveSettings(screen.settings);
        screen.isDirty = true;
      },
    },
  ]);
}
