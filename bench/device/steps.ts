import { certify, type Certificate } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { below, createRandom } from "../../src/kernel/random";
import { bestLine } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { startRun } from "../../src/game/endless";
import { bestNextMove, canBeWon, type Play } from "../../src/game/play";
import { packProgress, unpackProgress, type Progress } from "../../src/game/progress";
import { advance, moment, present, resumeSession, roll, startSession, type Session } from "../../src/game/session";
import { levelOf, MAX_STATES, puzzle, SEEDS, type Level } from "./levels";
import { measure, runStep } from "./measure";

type State = Parameters<typeof puzzle.whereabouts>[1];

const PIECES = 10;
const FRAME_MS = 33;
const RECENT = 20;

/** What happens within a frame or once a level, apart from drawing; all on levels of ten pieces. */
export function benchSteps(): void {
  measure("random: begin a stream", 0, () => {
    for (let seed = 1; seed <= SEEDS; seed++) runStep(() => createRandom(seed, 1));
  });
  measure("random: draw a number", 0, () => {
    const random = createRandom(1);
    for (let seed = 1; seed <= SEEDS; seed++) runStep(() => below(random, seed));
  });
  measure("fingerprint", PIECES, () => {
    eachLevel((level) => runStep(() => puzzle.fingerprint(level)));
  });
  benchSession();
  benchHint();
  benchSaving();
}

function benchSession(): void {
  measure("session: roll", PIECES, () => {
    eachPlay((play, moves) => {
      playOn(play, moves, (next) => runStep(next));
    });
  });
  measure("session: a frame passes", PIECES, () => {
    eachPlay((play, moves) => {
      playOn(play, moves, (next) => next());
      runStep(() => {
        advance(play.session, FRAME_MS);
      });
    });
  });
  measure("session: what to draw", PIECES, () => {
    eachPlay((play, moves) => {
      playOn(play, moves, (next) => next());
      advance(play.session, FRAME_MS);
      runStep(() => moment(play.session));
    });
  });
}

function benchHint(): void {
  measure("lamp: can it be won", PIECES, () => {
    eachPlay((play, moves) => {
      playTo(play.session, play, moves);
      runStep(() => canBeWon(play));
    });
  });
  measure("hint: best next move", PIECES, () => {
    eachPlay((play, moves) => {
      playTo(play.session, play, moves);
      runStep(() => bestNextMove(play));
    });
  });
  measure("hint: find the state", PIECES, () => {
    eachPlay((play, moves) => {
      playTo(play.session, play, moves);
      runStep(() => play.certificate.graph.find(present(play.session)));
    });
  });
}

function benchSaving(): void {
  measure("save: pack the progress", PIECES, () => {
    eachPlay((play, moves) => {
      playTo(play.session, play, moves);
      runStep(() => packProgress(progressOf(play)));
    });
  });
  measure("resume: unpack, read, replay", PIECES, () => {
    eachPlay((play, moves) => {
      playTo(play.session, play, moves);
      const stored = packProgress(progressOf(play));
      runStep(() => resume(stored));
    });
  });
}

interface CertifiedPlay extends Play<Level, State> {
  certificate: Certificate<State>;
}

function eachLevel(use: (level: Level) => void): void {
  for (let seed = 1; seed <= SEEDS; seed++) use(levelOf(seed, PIECES));
}

/** Gives each seed's level, and a number of moves of its best line: short of the last, and another from seed to seed. */
function eachPlay(use: (play: CertifiedPlay, moves: number) => void): void {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const level = levelOf(seed, PIECES);
    const rules = puzzle.rules(level);
    const certificate = finish(certify(rules, MAX_STATES));
    if (certificate === undefined) throw new Error(`the level of seed ${seed} has more than ${MAX_STATES} states`);
    use({ level, session: startSession(rules), certificate }, seed % PIECES);
    certificate.recycle?.();
  }
}

function playTo(session: Session<State>, { certificate }: CertifiedPlay, moves: number): void {
  const { graph, analysis } = certificate;
  const line = bestLine(graph, analysis.distance, graph.start);
  for (let at = 0; at < moves; at++) roll(session, line[at]);
}

/** Makes so many moves, and has `make` make the one after them. */
function playOn(play: CertifiedPlay, moves: number, make: (next: () => boolean) => boolean): void {
  playTo(play.session, play, moves);
  const next = bestNextMove(play);
  if (next === undefined) throw new Error("the level is won too early");
  make(() => roll(play.session, next));
}

function progressOf({ level, session }: CertifiedPlay): Progress {
  const run = startRun(1);
  for (let at = 1; at <= RECENT; at++) run.recent.push(at);
  const moves = session.steps.map((step) => step.direction);
  return { run, best: 1, map: puzzle.write(level), moves, goal: session.goal };
}

function resume(stored: object): Session<State> | undefined {
  const progress = unpackProgress(stored);
  if (progress === undefined) return undefined;
  const level = puzzle.read(progress.map);
  return isFault(level) ? undefined : resumeSession(puzzle.rules(level), progress.moves, progress.goal);
}
