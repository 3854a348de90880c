import { writeMoves } from "../../kernel/moves-text";
import type { ModeName } from "../save/tally";
import type { ModeRow } from "./mode";
import { outcomeOf, present, type Session } from "./session";

/**
 * A level being played as one line of JSON, which a test can play again. `moves` are all of them, those taken back
 * included, and `goal` is how many stand; `position` is the key of the position that the game stands at, as its bytes.
 *
 * `{"puzzle":"…","mode":"endless","seed":7,"level":2,"map":["..@o"],"moves":"R","goal":1,"outcome":"won","position":[9]}`
 */
export function sessionRow<State>(
  puzzleId: string,
  mode: ModeName | "own",
  row: ModeRow,
  map: string,
  session: Session<State>,
): string {
  const { rules, steps, goal } = session;
  const moves = writeMoves(steps.map((step) => step.direction));
  const fields = [
    `"puzzle":${quoted(puzzleId)}`,
    `"mode":${quoted(mode)}`,
    ...numberField("seed", row.seed),
    ...numberField("level", row.level),
    `"map":[${map
      .split("\n")
      .map((line) => quoted(line))
      .join(",")}]`,
    `"moves":${quoted(moves)}`,
    `"goal":${goal}`,
    `"outcome":${quoted(outcomeOf(session))}`,
    `"position":[${bytesOf(rules.key(present(session))).join(",")}]`,
  ];
  return `{${fields.join(",")}}`;
}

function numberField(name: string, value: number | undefined): string[] {
  return value === undefined ? [] : [`"${name}":${value}`];
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function bytesOf(key: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < key.length; at++) bytes.push(key.charCodeAt(at));
  return bytes;
}
