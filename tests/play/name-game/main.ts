/**
 * A game that only shows texts: the name of every level, first beside its board and then on the card at the level's
 * end.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../../src/device/screen";
import { campaignPage } from "../../../src/game/modes/campaign-card";
import { drawPage } from "../../../src/game/play/card-page";
import { drawHudText } from "../../../src/game/play/hud-text";
import { medalsOf } from "../../../src/game/save/medals";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";

let place = 0;
let level = 0;
let isOnCard = false;

playdate.update = () => {
  const puzzle = loadAllPuzzles()[place];
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  if (isOnCard) showOnCard(puzzle);
  else drawHudText(puzzle.painter.scene, { main: `${level + 1}`, side: puzzle.campaign.level(level).name });
  goOn(puzzle);
};

function showOnCard(puzzle: AnyPuzzle): void {
  const win = { moves: 999, hints: 0, isWatched: false, won: [], before: medalsOf(0) };
  const page = campaignPage(puzzle, level, win, 999);
  const go = (): void => undefined;
  drawPage(puzzle.id, { about: "level", page, aText: "next", bText: "map", onA: go, onB: go });
}

function goOn({ campaign }: AnyPuzzle): void {
  if (isOnCard) level++;
  isOnCard = !isOnCard;
  if (level < campaign.levelCount) return;
  level = 0;
  place++;
}
