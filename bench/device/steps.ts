import type { Certificate } from "../../src/kernel/certificate";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { below, createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { bestNextMove, canBeWon, type Play } from "../../src/game/play/play";
import { advance, moment, present, makeMove, startSession } from "../../src/game/play/session";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { State } from "../../src/puzzles/last-ball/state";
import { levelOf, MAX_STATES, SEEDS } from "./levels";
import { measure, runStep } from "./measure";

/** All these steps are measured on levels of this size. */
export const PIECES = 10;
const FRAME_MS = 33;

/** What happens within a frame or once a level, apart from drawing; all on levels of ten pieces. */
export function benchSteps(): void {
  measure("random: begin a stream", 0, () => {
    for (let seed = 1; seed <= SEEDS; seed++) runStep(() => createRandom(seed, 1));
  });
  measure("random: draw a number", 0, () => {
    const random = createRandom(1);
    for (let seed = 1; seed <= SEEDS; seed++) runStep(() => below(random, seed));
  });
  benchSession();
  benchHint();
}

function benchSession(): void {
  measure("session: roll", PIECES, () => {
    eachPlay((play) => {
      const next = nextMove(play);
      runStep(() => makeMove(play.session, next));
    });
  });
  measure("session: a frame passes", PIECES, () => {
    eachPlay((play) => {
      makeMove(play.session, nextMove(play));
      runStep(() => {
        advance(play.session, FRAME_MS);
      });
    });
  });
  measure("session: what to draw", PIECES, () => {
    eachPlay((play) => {
      makeMove(play.session, nextMove(play));
      advance(play.session, FRAME_MS);
      runStep(() => moment(play.session));
    });
  });
}

function benchHint(): void {
  measure("lamp: can it be won", PIECES, () => {
    eachPlay((play) => {
      runStep(() => canBeWon(play));
    });
  });
  measure("hint: best next move", PIECES, () => {
    eachPlay((play) => {
      runStep(() => bestNextMove(play));
    });
  });
  measure("hint: find the state", PIECES, () => {
    eachPlay((play) => {
      runStep(() => play.known.graph.find(present(play.session)));
    });
  });
}

/** A level that is being played, and all that is known of it. */
export interface CertifiedPlay extends Play<Level, State> {
  known: Certificate<State>;
}

/** Gives each seed's level after some moves of its best line: another number of them from seed to seed, never all. */
export function eachPlay(use: (play: CertifiedPlay) => void): void {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const level = levelOf(seed, PIECES);
    const rules = lastBall.rules(level);
    const known = finish(certify(rules, MAX_STATES));
    if (known === undefined) throw new Error(`the level of seed ${seed} has more than ${MAX_STATES} states`);
    const play = { level, session: startSession(rules), known };
    for (let move = 0; move < seed % PIECES; move++) makeMove(play.session, nextMove(play));
    use(play);
    known.recycle?.();
  }
}

function nextMove(play: CertifiedPlay): Direction {
  const move = bestNextMove(play);
  if (move === undefined) throw new Error("the level is won already");
  return move;
}
