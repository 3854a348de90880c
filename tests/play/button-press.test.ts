/**
 * Checks that the section "One button press" of docs/architecture.md names the right files: those of the built game
 * that handle a press.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { RIGHT } from "../../src/kernel/direction";
import { openRow, solutionOf, waitForLevel } from "./bot";
import { frame, makeMove, press, settle, startPlayer } from "./player";
import { saveCampaign } from "./saves";
import { printedStacks, tracedGame } from "./trace-files";

/**
 * The files of the game that handle a press of a button, in the order of their work. They queue and interpret the
 * press, turn it into a move by the rules, and draw the move.
 */
const STATIONS = [
  "src/device/input.ts",
  "src/game/play/controls.ts",
  "src/puzzles/skid/rules.ts",
  "src/puzzles/skid/paint/toys.ts",
];

function filesOfPage(): string[] {
  const page = readFileSync(fileURLToPath(new URL("../../docs/architecture.md", import.meta.url)), "utf8");
  const [, section] = /\n## One button press\n([^]*?)\n## /.exec(page) ?? [];
  const items = section.split(/\n(?=\d+\. )/).slice(1);
  return items.flatMap((item) =>
    [...item.split("\n\n")[0].matchAll(/\]\(\.\.\/(src\/[^)]*\.ts)\)/g)].map(([, file]) => file),
  );
}

function filesOfPress(): string[] {
  const store = createMemoryStore();
  saveCampaign(store, 3, "skid");
  const player = startPlayer(store, { files: tracedGame(STATIONS) });
  openRow(player, "Campaign");
  press(player, "a");
  const moves = solutionOf(waitForLevel(player));
  for (const move of moves.slice(0, moves.indexOf(RIGHT))) {
    settle(player);
    makeMove(player, move);
  }
  settle(player);
  printedStacks(player);
  frame(player, ["right"]);
  const stacks = printedStacks(player);
  return [...new Set(STATIONS.flatMap((station) => stacks.find((stack) => stack.at(-1) === station) ?? []))];
}

test("a press goes through the files that the architecture page names, each once and in this order", () => {
  const files = filesOfPage();
  expect(filesOfPress()).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(12);
});
