/**
 * A test program that only shows the names of levels. It shows each name twice: beside the board, and on the end card,
 * the card after the level.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../../src/device/screen";
import { createCampaignEndCard } from "../../../src/game/modes/campaign-end-card";
import { drawEndCard } from "../../../src/game/play/end-card-view";
import type { LevelCard } from "../../../src/game/play/card";
import { drawHudText } from "../../../src/game/play/hud-text";
import { medalsOf } from "../../../src/game/save/medals";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";

const RESTING_MS = 9999;

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
  const win = {
    moves: 999,
    hints: 0,
    isWatched: false,
    earned: [],
    before: medalsOf(0),
    featMissed: "fell",
    streak: 50,
  };
  const endCard = createCampaignEndCard(puzzle, level, win, 999);
  const go = (): void => undefined;
  const card: LevelCard = {
    about: "level",
    endCard,
    aText: "next",
    bText: "map",
    onA: { kind: "title" },
    onB: { kind: "title" },
  };
  drawEndCard(puzzle.id, { card, endCard, ageMs: RESTING_MS, idea: [], tips: undefined }, 0, go);
}

function goOn({ campaign }: AnyPuzzle): void {
  if (isOnCard) level++;
  isOnCard = !isOnCard;
  if (level < campaign.levelCount) return;
  level = 0;
  place++;
}
