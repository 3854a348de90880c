/** Compares the section "One button press" of docs/architecture.md with the files that a press of a button enters. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { openRow, solutionOf, waitForLevel } from "./bot";
import { frame, press, settle, startPlayer } from "./player";
import { saveCampaign } from "./saves";
import { enteredFiles, tracedGame } from "./trace-files";

const BUTTONS = ["up", "right", "down", "left"] as const;

/** Returns the files that a numbered list of the page names, in the order in which it first names them. */
function filesOfPage(): string[] {
  const page = readFileSync(fileURLToPath(new URL("../../docs/architecture.md", import.meta.url)), "utf8");
  const [, section] = /\n## One button press\n([^]*?)\n## /.exec(page) ?? [];
  const list = section.slice(section.indexOf("\n1. "), section.indexOf("\n\n", section.lastIndexOf("\n11. ")));
  return [...new Set([...list.matchAll(/\]\(\.\.\/(src\/[^)]*\.ts)\)/g)].map(([, file]) => file))];
}

/** Returns the files that the game enters in the frame in which a move of Last Ball begins. */
function filesOfPress(): string[] {
  const store = createMemoryStore();
  saveCampaign(store, 3, "last-ball");
  const player = startPlayer(store, { files: tracedGame() });
  openRow(player, "Campaign");
  press(player, "a");
  const level = waitForLevel(player);
  settle(player);
  enteredFiles(player);
  frame(player, [BUTTONS[solutionOf(level)[0]]]);
  frame(player);
  return enteredFiles(player);
}

/** Returns those files of `wanted` that `sequence` also has, each after the one before it. */
function followedIn(sequence: readonly string[], wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((file) => {
    const at = sequence.indexOf(file, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}

test("a press enters the files in the order in which the architecture page follows it", () => {
  const named = filesOfPage();
  expect(named.length).toBeGreaterThan(10);
  expect(followedIn(filesOfPress(), named)).toEqual(named);
});
