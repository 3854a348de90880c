/**
 * Formats an attempt (a level being played) as JSON, so that a test can play it again. Resume points have another
 * format: see resume-point.ts.
 */
import { formatMoves } from "../../kernel/moves-text";
import type { ModeName } from "../save/tally";
import type { LevelOrigin } from "./mode";
import { outcomeOf, currentState, type Timeline } from "./timeline";

/**
 * What the JSON of an attempt contains besides its moves: where the level comes from, and how many moves, hints and so
 * on were needed. Numbers that are left out are not in the JSON.
 */
export interface AttemptFacts extends LevelOrigin {
  /** How many moves the player has made, including those taken back. */
  readonly movesMade?: number;
  readonly seconds?: number;
  readonly hints?: number;
  readonly rewinds?: number;
  readonly losses?: number;
}

/**
 * Returns an attempt (a level being played) as one line of JSON. `moves` has all moves, also those taken back;
 * `moveCount` counts only the others. `state` is the key of the current state, as a list of bytes.
 *
 * `{"puzzle":"…","mode":"rising","seed":7,"level":2,"map":["..@o"],"moves":"R","moveCount":1,"outcome":"won","state":[9]}`
 */
export function formatAttemptJson<State>(
  puzzleId: string,
  mode: ModeName | "own",
  facts: AttemptFacts,
  map: string,
  timeline: Timeline<State>,
): string {
  const { rules, steps, moveCount } = timeline;
  const moves = formatMoves(steps.map((step) => step.direction));
  const fields = [
    `"puzzle":${quote(puzzleId)}`,
    `"mode":${quote(mode)}`,
    ...formatNumberField("seed", facts.seed),
    ...formatNumberField("level", facts.level),
    `"map":[${map
      .split("\n")
      .map((line) => quote(line))
      .join(",")}]`,
    `"moves":${quote(moves)}`,
    `"moveCount":${moveCount}`,
    `"outcome":${quote(outcomeOf(timeline))}`,
    ...formatNumberField("movesMade", facts.movesMade),
    ...formatNumberField("seconds", facts.seconds),
    ...formatNumberField("hints", facts.hints),
    ...formatNumberField("rewinds", facts.rewinds),
    ...formatNumberField("losses", facts.losses),
    `"state":[${listBytes(rules.key(currentState(timeline))).join(",")}]`,
  ];
  return `{${fields.join(",")}}`;
}

function formatNumberField(name: string, value: number | undefined): string[] {
  return value === undefined ? [] : [`"${name}":${value}`];
}

function quote(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function listBytes(key: string): number[] {
  const bytes: number[] = [];
  for (let index = 0; index < key.length; index++) bytes.push(key.charCodeAt(index));
  return bytes;
}
