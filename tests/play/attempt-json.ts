/** Plays recorded attempts at levels in the game. Reads them from tests/play/attempts.jsonl, one attempt a line. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createMemoryStore } from "../../simulator/stores";
import { isFault } from "../../src/kernel/fault";
import { parseMoves } from "../../src/kernel/moves-text";
import type { Direction } from "../../src/kernel/direction";
import type { Outcome } from "../../src/kernel/rules";
import { startEndless } from "./endless-run";
import { frame, press, makeMove, settle, startPlayer, type Player } from "./player";
import { saveCampaign, saveRun } from "./saves";

/**
 * An attempt at a level in the JSON form that the game prints: the level, and the moves that the player has made. The
 * form is defined in src/game/play/attempt-json.ts.
 */
export interface AttemptJson {
  readonly puzzle: string;
  readonly mode: "rising" | "campaign" | "daily" | "rush" | "challenge" | "remix";
  readonly seed?: number;
  readonly level?: number;
  readonly map: readonly string[];
  readonly moves: string;
  readonly moveCount: number;
  readonly outcome: Outcome;
  readonly state: readonly number[];
}

/**
 * Reads all attempts from tests/play/attempts.jsonl. Each line is one attempt at a level, as a press of the key J on
 * the web page copies it.
 */
export function recordedAttempts(): AttemptJson[] {
  const path = fileURLToPath(new URL("attempts.jsonl", import.meta.url));
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as AttemptJson);
}

/** Returns all moves of an attempt at a level, including those that were taken back. */
export function movesOf({ moves }: AttemptJson): Direction[] {
  const read = parseMoves(moves);
  if (isFault(read)) throw new Error(read.fault.kind);
  return read;
}

/**
 * Returns the level on the screen and the moves made so far, in the JSON form that the game prints when the key J is
 * pressed. Returns undefined if no level is on the screen.
 */
export function printedAttempt({ console, printed }: Player): string | undefined {
  const before = printed.length;
  console.keyPressed("j");
  return printed
    .slice(before)
    .find((line) => line.startsWith("attempt: "))
    ?.substring("attempt: ".length);
}

/**
 * Starts the game and opens the level of a recorded attempt in its start state. The level belongs to an endless run or
 * a campaign.
 */
export function openLevel({ puzzle, mode, seed = 0, level, map }: AttemptJson): Player {
  const store = createMemoryStore();
  if (level === undefined) throw new Error(`an attempt of ${mode} has no level to open`);
  if (mode === "rising") {
    saveRun(store, { seed, levelNumber: level, best: level, map: map.join("\n") }, puzzle);
    return startEndless(store);
  }
  saveCampaign(store, level - 1, puzzle);
  const player = startPlayer(store);
  press(player, "down");
  press(player, "a");
  settle(player);
  press(player, "a");
  settle(player);
  return player;
}

/**
 * Repeats a recorded attempt with the buttons: makes all its moves, and then takes back the moves that the recorded
 * player took back.
 */
export function playAttempt(player: Player, attempt: AttemptJson): void {
  const moves = movesOf(attempt);
  moves.forEach((move, index) => {
    // Does not wait after the last move. If this move wins the level, the next level would appear during the wait.
    if (index < moves.length - 1) makeMove(player, move);
    else press(player, (["up", "right", "down", "left"] as const)[move]);
  });
  stepBack(player, moves.length - attempt.moveCount);
}

function stepBack(player: Player, steps: number): void {
  for (let step = 0; step < steps; step++) {
    frame(player, ["b"]);
    frame(player, ["b", "left"]);
  }
  if (steps > 0) frame(player);
}
