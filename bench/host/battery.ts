/**
 * Measures what the game costs a console's battery: Lua instructions in a minute, in six situations, such as on the
 * title screen and during play.
 */
import { openCampaign, openRow } from "../../tests/play/bot";
import { startEndless } from "../../tests/play/endless-run";
import { frame, frames, makeMove, press, savedRun, settle, startPlayer, type Player } from "../../tests/play/player";
import { saveBeginner, storeWith } from "../../tests/play/saves";
import { createMemoryStore } from "../../simulator/stores";
import { solve } from "../../tests/play/solver";
import { printFigure } from "./figures";

const FRAMES_OF_A_MINUTE = 1800;
/** How far the crank turns in a frame, in degrees: half a turn a second. */
const CRANK_DEGREES = 6;
const FRAMES_BETWEEN_PRESSES = 30;

export function benchBattery(): void {
  const title = startPlayer(storeWith());
  settle(title);
  printMinute("title", title, () => frames(title, FRAMES_OF_A_MINUTE));
  const idle = openCampaign(storeWith());
  settle(idle);
  printMinute("level, nothing pressed", idle, () => frames(idle, FRAMES_OF_A_MINUTE));
  const composing = startRun();
  printMinute("first level, next ones composed", composing, () => frames(composing, FRAMES_OF_A_MINUTE));
  const playing = startRun();
  printMinute("playing without a pause", playing, () => {
    play(playing);
  });
  const rewinding = startRun();
  printMinute("crank turned forth and back", rewinding, () => {
    turnCrank(rewinding);
  });
  const menu = startPlayer(storeWith());
  openRow(menu, "Settings");
  printMinute("settings, a row each second", menu, () => {
    goThroughRows(menu);
  });
}

function startRun(): Player {
  const store = createMemoryStore();
  saveBeginner(store);
  return startEndless(store);
}

function printMinute(situation: string, player: Player, spend: () => void): void {
  const first = player.reports.length;
  spend();
  const reports = player.reports.slice(first);
  const instructions = reports.reduce((sum, { instructionCount }) => sum + instructionCount, 0);
  const millions = ((instructions / reports.length) * FRAMES_OF_A_MINUTE) / 1e6;
  printFigure(`battery: ${situation}: million instructions a minute`, millions);
}

function play(player: Player): void {
  const end = player.reports.length + FRAMES_OF_A_MINUTE;
  while (player.reports.length < end) {
    const map = savedRun(player)?.map ?? "";
    for (const move of solve(map)) makeMove(player, move);
    for (let waits = 0; waits < 300 && savedRun(player)?.map === map; waits++) frame(player);
    settle(player);
  }
}

function turnCrank(player: Player): void {
  for (const move of solve(savedRun(player)?.map ?? "").slice(0, -1)) makeMove(player, move);
  for (let at = 0; at < FRAMES_OF_A_MINUTE; at++) {
    frame(player, [], Math.floor(at / 150) % 2 === 0 ? -CRANK_DEGREES : CRANK_DEGREES);
  }
}

function goThroughRows(player: Player): void {
  for (let at = 0; at < FRAMES_OF_A_MINUTE; at += FRAMES_BETWEEN_PRESSES) {
    const before = player.reports.length;
    press(player, at < FRAMES_OF_A_MINUTE / 2 ? "down" : "up");
    while (player.reports.length < before + FRAMES_BETWEEN_PRESSES) frame(player);
  }
}
