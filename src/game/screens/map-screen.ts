import type { Input } from "../../device/input";
import {
  drawFrame,
  fillBox,
  paintOnto,
  paintPicture,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  veil,
} from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { Legend } from "../../kernel/legend";
import type { CampaignLevel } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { longestIn } from "../widgets/longest";
import type { Routes } from "../routes";
import { digitOf, medalNames, medalsOf, type Medals } from "../save/medals";
import { bestOf, openLevels } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { wholeTurns } from "../widgets/list";
import { drawThumbnail, thumbnailSizeOf, type ThumbnailSize } from "./thumbnail";

const COLUMNS = 10;
const LEAST_PITCH_X = 36;
const LEAST_GAP_X = 6;
const GAP_Y = 6;
const CURSOR_GAP = 1;
const CURSOR_THICKNESS = 2;

const LINE_HEIGHT = 30;
const LINE_TOP = 5;
const LINE_MARGIN = 25;
const NAME_LEFT = 65;
/** Between a level's name and its medals. */
const LEAST_GAP = 12;

const TILES_PER_FRAME = 10;
const CRANK_DEGREES_PER_LEVEL = 20;

/** All levels of the campaign as small pictures, with the cursor on level `number`, from 0. */
export function createMapScreen(puzzle: SealedPuzzle, save: Save, routes: Routes, number: number): Screen {
  const { campaign } = puzzle;
  const grid = layOut(puzzle);
  const { medals, bests } = puzzleSave(save, puzzle.id);
  const isOpen = openLevels(medals, campaign.length);
  const tiles = paintPicture(() => undefined);
  let painted = 0;
  let chosen = clamp(number, campaign.length);
  let crankDegrees = 0;

  const wonWith = (level: number): Won => ({
    medals: medalsOf(digitOf(medals, level)),
    best: bestOf(bests, level),
  });

  const show = (): void => {
    showPicture(tiles);
    if (campaign.length === 0) return;
    drawCursor(grid, chosen);
    drawLine(chosen, campaign.level(chosen), puzzle.feat.name, wonWith(chosen), isOpen[chosen]);
  };

  /** Paints the next tiles of the grid: all at once would take longer than a frame. */
  const paintMore = (): void => {
    const end = Math.min(campaign.length, painted + TILES_PER_FRAME);
    paintOnto(tiles, () => {
      for (; painted < end; painted++) paintTile(grid, painted, campaign.level(painted), medals, isOpen[painted]);
    });
    show();
  };

  const goTo = (next: number): void => {
    if (next === chosen) return;
    chosen = next;
    soundCursor();
    show();
  };

  return {
    frame: (input) => {
      if (input.bPressed) {
        soundBack();
        routes.title();
      } else if (input.aPressed) {
        if (isOpen[chosen]) {
          soundConfirm();
          routes.campaign(chosen);
        } else soundRefuse();
      } else {
        crankDegrees += input.crankDegrees;
        const levels = wholeTurns(crankDegrees, CRANK_DEGREES_PER_LEVEL);
        crankDegrees -= levels * CRANK_DEGREES_PER_LEVEL;
        if (painted < campaign.length) paintMore();
        goTo(clamp(afterPress(chosen, campaign.length, input) + levels, campaign.length));
      }
    },
    show,
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LEVEL,
  };
}

function afterPress(chosen: number, count: number, { pressed }: Input): number {
  if (pressed === LEFT) return chosen - 1;
  if (pressed === RIGHT) return chosen + 1;
  if (pressed === UP && chosen >= COLUMNS) return chosen - COLUMNS;
  return pressed === DOWN && chosen + COLUMNS < count ? chosen + COLUMNS : chosen;
}

function clamp(number: number, count: number): number {
  return Math.max(0, Math.min(count - 1, number));
}

/** Where the small pictures stand, and what is on their maps. */
interface Grid {
  readonly legend: Legend;
  readonly tile: ThumbnailSize;
  readonly left: number;
  readonly top: number;
  readonly pitchX: number;
}

/** As many rows as it takes, in the middle of what the line above leaves. */
function layOut({ campaign, legend }: SealedPuzzle): Grid {
  const tile = thumbnailSizeOf(campaign);
  const rows = Math.ceil(campaign.length / COLUMNS);
  const height = rows * (tile.height + GAP_Y) - GAP_Y;
  const pitchX = Math.max(LEAST_PITCH_X, tile.width + LEAST_GAP_X);
  const width = (COLUMNS - 1) * pitchX + tile.width;
  return {
    legend,
    tile,
    left: Math.floor((SCREEN_WIDTH - width) / 2),
    top: LINE_HEIGHT + Math.floor((SCREEN_HEIGHT - LINE_HEIGHT - height) / 2),
    pitchX,
  };
}

function leftOf({ left, pitchX }: Grid, number: number): number {
  return left + (number % COLUMNS) * pitchX;
}

function topOf({ tile, top }: Grid, number: number): number {
  return top + Math.floor(number / COLUMNS) * (tile.height + GAP_Y);
}

/** A level still to be cleared is bright, a cleared one dark with a dotted edge; of others there is the edge alone. */
function paintTile(grid: Grid, number: number, level: CampaignLevel, medals: string, isOpen: boolean): void {
  const { legend, tile } = grid;
  const [x, y] = [leftOf(grid, number), topOf(grid, number)];
  const [left, top, width, height] = [x - 1, y - 1, tile.width + 2, tile.height + 2];
  if (isOpen && !medalsOf(digitOf(medals, number)).cleared) {
    fillBox("white", left, top, width, height);
    drawThumbnail(legend, level.map, tile, "black", x, y);
    return;
  }
  drawFrame("white", left, top, width, height, 1);
  veil("middle", left, top, width, height);
  if (isOpen) drawThumbnail(legend, level.map, tile, "white", x, y);
}

function drawCursor(grid: Grid, number: number): void {
  const reach = 1 + CURSOR_GAP + CURSOR_THICKNESS;
  const [x, y] = [leftOf(grid, number) - reach, topOf(grid, number) - reach];
  drawFrame("white", x, y, grid.tile.width + 2 * reach, grid.tile.height + 2 * reach, CURSOR_THICKNESS);
}

/** What the player has made of a level. */
interface Won {
  readonly medals: Medals;
  readonly best: number | undefined;
}

function drawLine(number: number, level: CampaignLevel, feat: string, won: Won, isOpen: boolean): void {
  const name = isOpen ? level.name : "not open yet";
  fillBox("black", 0, 0, SCREEN_WIDTH, LINE_HEIGHT);
  writeText("text", `${number + 1}`, LINE_MARGIN, LINE_TOP, "left", "white");
  writeText("text", name, NAME_LEFT, LINE_TOP, "left", "white");
  const room = SCREEN_WIDTH - LINE_MARGIN - NAME_LEFT - textWidth("text", name) - LEAST_GAP;
  const text = longestIn(room, wonTexts(won, feat, level.verdict.par));
  writeText("text", text, SCREEN_WIDTH - LINE_MARGIN, LINE_TOP, "right", "white");
}

/** What was won with a level, from long to short; where there is no room for the mark that nothing was taken back there is a dot. */
function wonTexts({ medals, best }: Won, feat: string, par: number): readonly string[] {
  const names = medalNames(medals, { name: feat });
  if (names.length === 0) return [""];
  const words = `✓ ${names.slice(1).join(", ")}`;
  const ticks = "✓".repeat(names.length);
  const [mark, dot] = medals.clean ? [", no rewind", " ·"] : ["", ""];
  const moves = best === undefined ? "" : `  ${best} / ${par}`;
  return [words + mark + moves, words + dot + moves, ticks + dot + moves, ticks + dot];
}
