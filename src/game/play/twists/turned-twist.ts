/**
 * The twist (special rule) "turned" of a weekly remix: after every third move the board turns by a quarter clockwise.
 * The screen shows a turned copy of the level, and pressed directions are turned back.
 */
import { wantsLessFlashing, type Box } from "../../../device/screen";
import type { AnyPuzzle, OpaqueState } from "../../../puzzles/any-puzzle";
import { queueLine, queueNote } from "../../frame-events";
import { TWIST_LETTERS } from "../../save/known-controls";
import { playBlockedSound } from "../../sounds";
import type { Attempt } from "../attempt";
import type { Intent } from "../controls";
import type { DrawBoard, PlayedTwist } from "../played-twist";
import { startShake } from "../shake";
import type { Timeline } from "../timeline";
import { createTurnedLevel, copyMoves, turnDirection, type TurnedLevel } from "./turned-level";
import { drawTurnArrows, drawTurning } from "./turning-view";
import { TEXTS } from "./texts/index";

const MOVES_PER_TURN = 3;

/** How long a turn of the board takes, in milliseconds: four steps of three frames each. */
const TURN_MS = 400;
const TURN_STEPS = 4;

const TEXT_MS = 1000;

/**
 * The pitches of the creak of a board that turns clockwise, in hertz: from C3 to G3. When the board turns back, the
 * notes are played in reverse order.
 */
const CREAK_HERTZ: readonly number[] = [131, 147, 165, 196];
const CREAK_EVERY_SECONDS = 0.08;
const CREAK_VOLUME = 0.14;

const NONE: Intent = { kind: "none" };

interface Turning {
  attempt: Attempt | undefined;
  /** By how many quarter turns clockwise the board is turned after the latest turn. */
  quarters: number;
  /** By how many quarter turns clockwise the board was turned before the latest turn. */
  fromQuarters: number;
  turnMs: number;
  /**
   * The turned copies of the level, indexed by the number of quarter turns. Each level gets a new list, because Lua
   * miscounts a list with undefined entries.
   */
  copies: (TurnedCopy | undefined)[];
}

interface TurnedCopy extends TurnedLevel {
  readonly backgrounds: Attempt["backgrounds"];
}

/**
 * Creates the twist (a special rule) of a weekly remix in which the board turns by a quarter after every third move.
 */
export function createTurnedTwist(puzzle: AnyPuzzle): PlayedTwist {
  const turning: Turning = { attempt: undefined, quarters: 0, fromQuarters: 0, turnMs: TEXT_MS, copies: [] };
  const shownAt = (attempt: Attempt, quarters: number): Attempt =>
    createTurnedAttempt(puzzle, turning, attempt, quarters);
  return {
    lessonLetter: TWIST_LETTERS.turned,
    texts: (attempt) => turnTexts(turning, attempt),
    acceptIntent: (attempt, intent) => acceptIntent(turning, attempt, intent),
    advance: (attempt, elapsedMs) => advanceTurning(turning, attempt, elapsedMs),
    shownAttempts: (attempt) => {
      const now = shownAt(attempt, turning.quarters);
      return isTurning(turning) ? [shownAt(attempt, turning.fromQuarters), now] : [now];
    },
    drawBoard: (attempt, draw, boxOf, space) => {
      drawAt(turning, (quarters) => shownAt(attempt, quarters), draw, boxOf, space);
    },
  };
}

function quartersAt({ steps, rules }: Timeline<OpaqueState>, playhead: number): number {
  const made = Math.floor(playhead);
  const turns = Math.floor(made / MOVES_PER_TURN);
  // `isTurnDue` is true while the playhead (the moment that the screen shows) is exactly at the end of a third, sixth
  // or ninth move, and so on. If this move ended the level, the board does not turn.
  const isTurnDue = made > 0 && made === playhead && made % MOVES_PER_TURN === 0;
  return isTurnDue && rules.outcome(steps[made - 1].after) !== "playing" ? turns - 1 : turns;
}

function isTurning({ turnMs }: Turning): boolean {
  return turnMs < TURN_MS;
}

/** Returns the number of finished animation steps of the board's turn, or `TURN_STEPS` if the board is at rest. */
function stepOf({ turnMs }: Turning): number {
  return Math.min(TURN_STEPS, Math.floor((turnMs * TURN_STEPS) / TURN_MS));
}

function advanceTurning(turning: Turning, attempt: Attempt, elapsedMs: number): boolean {
  const { timeline } = attempt.played;
  const quarters = quartersAt(timeline, timeline.playhead);
  if (turning.attempt !== attempt) {
    Object.assign(turning, { attempt, quarters, fromQuarters: quarters, turnMs: TEXT_MS, copies: [] });
  }
  const before = stepOf(turning) + (turning.turnMs < TEXT_MS ? 1 : 0);
  turning.turnMs = Math.min(TEXT_MS, turning.turnMs + elapsedMs);
  if (quarters !== turning.quarters) beginTurn(turning, quarters);
  attempt.quarterTurns = turning.quarters;
  return before !== stepOf(turning) + (turning.turnMs < TEXT_MS ? 1 : 0);
}

function beginTurn(turning: Turning, quarters: number): void {
  turning.fromQuarters = turning.quarters;
  turning.quarters = quarters;
  turning.turnMs = wantsLessFlashing() ? TURN_MS : 0;
  const isForward = quarters > turning.fromQuarters;
  CREAK_HERTZ.forEach((_, index) => {
    const hertz = CREAK_HERTZ[isForward ? index : CREAK_HERTZ.length - 1 - index];
    queueNote("growl", hertz, CREAK_VOLUME, index * CREAK_EVERY_SECONDS);
  });
  queueLine("announcement", TEXTS.turned.announcement);
}

/**
 * Translates the direction of a move from the turned board, which the player sees, to the level. Refuses the move
 * shortly before and during a turn of the board, because the player may mean the board before or after this turn.
 */
function acceptIntent(turning: Turning, attempt: Attempt, intent: Intent): Intent {
  if (intent.kind !== "move" || attempt.phase === "cleared") return intent;
  const { timeline } = attempt.played;
  const direction = turnDirection(intent.direction, -turning.quarters);
  if (!isTurning(turning) && quartersAt(timeline, timeline.moveCount) === turning.quarters)
    return { kind: "move", direction };
  startShake(attempt.blockedShake, direction);
  playBlockedSound();
  return NONE;
}

function turnTexts(turning: Turning, { played }: Attempt): readonly string[] {
  if (turning.turnMs < TEXT_MS) return TEXTS.turned.turns;
  return TEXTS.turned.turnsIn(MOVES_PER_TURN - (played.timeline.moveCount % MOVES_PER_TURN));
}

function createTurnedAttempt(puzzle: AnyPuzzle, { copies }: Turning, attempt: Attempt, quarters: number): Attempt {
  const turned = quarters % 4;
  if (turned === 0) return attempt;
  const { played, blockedShake, impact } = attempt;
  const copy = copies[turned] ?? createCopy(puzzle, attempt, turned);
  copies[turned] = copy;
  copyMoves(copy, played.timeline);
  return {
    ...attempt,
    painter: puzzle.painter.painterOf?.(copy.level) ?? attempt.painter,
    played: { level: copy.level, timeline: copy.timeline, analysedGraph: undefined },
    backgrounds: copy.backgrounds,
    blockedShake: { ...blockedShake, direction: turnDirection(blockedShake.direction, turned) },
    impact: { ...impact, direction: turnDirection(impact.direction, turned) },
  };
}

function createCopy(puzzle: AnyPuzzle, { played }: Attempt, quarters: number): TurnedCopy {
  const backgrounds = { lit: undefined, half: undefined, out: undefined, none: undefined, dark: undefined };
  return { ...createTurnedLevel(puzzle, played.level, quarters), backgrounds };
}

function drawAt(
  turning: Turning,
  shownAt: (quarters: number) => Attempt,
  draw: DrawBoard,
  boxOf: (this: void, shown: Attempt) => Box,
  space: Box | undefined,
): void {
  const { quarters, fromQuarters } = turning;
  const step = stepOf(turning);
  if (step === 0) draw(shownAt(fromQuarters));
  else if (step >= TURN_STEPS - 1) {
    const shown = shownAt(quarters);
    draw(shown);
    if (shown.phase !== "cleared") drawTurnArrows(boxOf(shown));
  } else {
    const turn = { before: shownAt(fromQuarters), after: shownAt(quarters), isForward: quarters > fromQuarters };
    drawTurning(turn, step === 1, draw, boxOf, space);
  }
}
