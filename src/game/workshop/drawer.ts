/**
 * The view of the workshop (where players make levels) that shows the player's own levels as cards in a drawer.
 * workshop-view.ts draws this view.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { createBlackPicture, type Picture } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import {
  readMap,
  readOwnMap,
  MAX_OWN_LEVELS,
  restoreOwnLevel,
  saveOwnLevels,
  type OwnLevels,
} from "../save/own-levels";
import { screenOf, type Preparation, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { roundToUnits } from "../widgets/list";
import { TEXTS } from "./texts/index";
import type { Workshop } from "./workshop";
import { CARDS_IN_SIGHT, COLUMNS, type DrawerCard, drawDrawer, paintCard, paintDrawer } from "./workshop-view";

/**
 * The number of level cards that are painted in one frame. Painting all cards at once would take longer than a frame.
 */
const CARDS_PER_FRAME = 2;
const CRANK_DEGREES_PER_CARD = 30;

/** The view of the workshop that shows the player's own levels as cards in a drawer, with a cached picture. */
interface Drawer {
  readonly workshop: Workshop;
  readonly cards: Picture;
  /** The index of the first card in the cached picture; −1 if the picture must be painted anew. */
  first: number;
  /** The number of visible cards that are already painted. */
  paintedCount: number;
  /** Whether the next cards must be painted before the drawer is drawn again. */
  areCardsRequested: boolean;
  /** How often cards were requested. The screen is drawn again when this number has changed. */
  requestCount: number;
  /** The number of the player's own levels when the painting of the cards began. */
  levelCount: number;
  crankDegrees: number;
}

const DRAWER: ScreenKind<Drawer> = {
  name: "workshop: drawer",
  update: updateDrawer,
  shown: ({ workshop: { chosen, own }, requestCount }, shown) => {
    listShown(shown, chosen);
    listShown(shown, requestCount);
    listShown(shown, own.levels.length);
    listShown(shown, own.deleted.length);
  },
  focus: ({ workshop }) => [
    TEXTS.drawer.title,
    workshop.puzzle.name,
    workshop.notice === "" ? frontText(workshop) : "",
  ],
  prepare: prepareDrawer,
  draw: drawDrawerWithText,
};

export function createDrawer(workshop: Workshop): Screen {
  const begin = {
    first: -1,
    paintedCount: 0,
    areCardsRequested: false,
    requestCount: 0,
    levelCount: 0,
    crankDegrees: 0,
  };
  return screenOf(DRAWER, { workshop, cards: createBlackPicture(), ...begin });
}

function updateDrawer(drawer: Drawer, input: Input): void {
  const { workshop } = drawer;
  drawer.crankDegrees += input.crankDegrees;
  const turns = roundToUnits(drawer.crankDegrees, CRANK_DEGREES_PER_CARD);
  drawer.crankDegrees -= turns * CRANK_DEGREES_PER_CARD;
  const by = stepOf(input) + turns;
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) openCard(drawer);
  else if (by !== 0) moveCursorTo(drawer, workshop.chosen + by);
  else requestCards(drawer);
}

function requestCards(drawer: Drawer): void {
  if (isUpToDate(drawer) && drawer.paintedCount >= visibleCount(drawer)) return;
  drawer.areCardsRequested = true;
  drawer.requestCount++;
}

/**
 * Returns whether the painted cards are those of the present levels. The list of levels can become longer, because
 * files that could not be read before have become readable; all cards are then painted again.
 */
function isUpToDate({ levelCount, workshop }: Drawer): boolean {
  return levelCount === workshop.own.levels.length;
}

function visibleCount({ first, workshop }: Drawer): number {
  return Math.min(CARDS_IN_SIGHT, cardCount(workshop.own) - first);
}

/** Scrolls the workshop's drawer so that the selected card is visible, and paints the requested cards. */
function prepareDrawer(drawer: Drawer): Preparation {
  const { workshop } = drawer;
  workshop.chosen = clampCardIndex(workshop, workshop.chosen);
  const row = Math.floor(workshop.chosen / COLUMNS);
  const first = COLUMNS * Math.max(0, row - (CARDS_IN_SIGHT / COLUMNS - 1));
  if (first !== drawer.first || !isUpToDate(drawer)) {
    clearDrawer(drawer, first);
    return "painting";
  }
  if (drawer.areCardsRequested) paintNextCards(drawer);
  drawer.areCardsRequested = false;
  return "ready";
}

function drawDrawerWithText({ workshop, cards, first }: Drawer): void {
  const { puzzle, own, chosen } = workshop;
  drawDrawer(cards, chosen - first, puzzle, cardOf(own, chosen), frontText(workshop));
}

/** Paints the workshop's drawer without cards. The next frames paint the cards from index `first` on. */
function clearDrawer(drawer: Drawer, first: number): void {
  drawer.first = first;
  drawer.paintedCount = 0;
  drawer.levelCount = drawer.workshop.own.levels.length;
  paintDrawer(drawer.cards, drawer.workshop.puzzle.name);
}

function paintNextCards(drawer: Drawer): void {
  const { workshop, cards, first } = drawer;
  const { own, puzzle } = workshop;
  const until = Math.min(visibleCount(drawer), drawer.paintedCount + CARDS_PER_FRAME);
  for (; drawer.paintedCount < until; drawer.paintedCount++) {
    paintCard(cards, drawer.paintedCount, puzzle, cardOf(own, first + drawer.paintedCount));
  }
}

function moveCursorTo(drawer: Drawer, index: number): void {
  const { workshop } = drawer;
  const chosen = clampCardIndex(workshop, index);
  if (chosen === workshop.chosen) {
    playRefusalSound();
    return;
  }
  workshop.notice = "";
  workshop.chosen = chosen;
  playCursorSound();
}

function bringBack(drawer: Drawer, deletedIndex: number): void {
  const { workshop } = drawer;
  const number = restoreOwnLevel(workshop.own, deletedIndex);
  if (number === undefined) {
    playRefusalSound();
    workshop.notice = TEXTS.drawer.noSpaceToRestore;
  } else {
    playConfirmSound();
    saveOwnLevels(workshop.own);
    workshop.chosen = number;
    drawer.first = -1;
  }
}

/**
 * Handles Ⓐ on the selected card of the workshop's drawer: opens the level or screen of the card, or restores the
 * deleted level of the card.
 */
function openCard(drawer: Drawer): void {
  const { workshop } = drawer;
  const { chosen, own } = workshop;
  const card = cardOf(own, chosen);
  if (typeof card === "object" && card.isDeleted) {
    bringBack(drawer, chosen - firstDeletedIndex(own));
    return;
  }
  playConfirmSound();
  workshop.notice = "";
  if (card === "code") requestScreen({ kind: "level-dial", code: "" });
  else if (card === "new") requestScreen({ kind: "edit", levelIndex: chosen });
  else workshop.nextView = "actions";
}

function clampCardIndex({ own }: Workshop, index: number): number {
  return Math.max(0, Math.min(cardCount(own) - 1, index));
}

/**
 * Returns the number of cards in the workshop's drawer. There is a card for each of the player's own levels, for a new
 * level if there is space, for a friend's code, and for each deleted level.
 */
function cardCount(own: OwnLevels): number {
  return firstDeletedIndex(own) + own.deleted.length;
}

function firstDeletedIndex({ levels }: OwnLevels): number {
  return levels.length + extraCards(levels.length).length;
}

function cardOf(own: OwnLevels, index: number): DrawerCard {
  const count = own.levels.length;
  if (index < count) return { map: readOwnMap(own, index), isDeleted: false };
  const deletedIndex = index - firstDeletedIndex(own);
  if (deletedIndex >= 0) return { map: readMap(own.deleted[deletedIndex].written), isDeleted: true };
  return extraCards(count)[index - count];
}

/**
 * Returns the cards that show no level: "new" if there is space for another level, and "code" to enter a friend's code.
 * They follow the cards of the player's own levels in the workshop's drawer.
 */
function extraCards(levelCount: number): readonly ("new" | "code")[] {
  return levelCount < MAX_OWN_LEVELS ? ["new", "code"] : ["code"];
}

function stepOf({ pressedDirection }: Input): number {
  if (pressedDirection === LEFT) return -1;
  if (pressedDirection === RIGHT) return 1;
  if (pressedDirection === UP) return -COLUMNS;
  return pressedDirection === DOWN ? COLUMNS : 0;
}

/**
 * Returns the text on the front of the workshop's drawer: a message about the last action, or a tip about the selected
 * card.
 */
function frontText({ own, chosen, notice }: Workshop): string {
  if (notice !== "") return notice;
  const count = own.levels.length;
  const card = cardOf(own, chosen);
  if (card === "code") return TEXTS.drawer.enterCode;
  if (card !== "new" && card.isDeleted) return TEXTS.drawer.restore;
  if (card !== "new") return TEXTS.drawer.countOf(chosen + 1, count);
  return count === 0 ? TEXTS.drawer.firstLevel : TEXTS.drawer.newLevel;
}
