/**
 * The view of the workshop (where players make levels) that shows the player's own levels as cards on a pinboard, and
 * the selected card on a bench below. pinboard-view.ts draws this view.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { createBlackPicture, wantsLessFlashing, type Picture } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { readOwnMap, restoreOwnLevel, saveOwnLevels } from "../save/own-levels";
import { screenOf, type Preparation, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { roundToUnits } from "../widgets/list";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfThingTap } from "../taps/tap-menus";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { answerAboutMap } from "./announce-editor";
import { createBenchFacts, dropFacts, findFacts, type BenchFacts } from "./bench-facts";
import { composeBenchTexts } from "./bench-texts";
import {
  CARDS_IN_SIGHT,
  drawBench,
  isOnHand,
  paintArrows,
  paintBench,
  paintHand,
  paintPinnedCard,
  slotAtPoint,
  type BenchTexts,
  type Hand,
} from "./pinboard-view";
import { cardCount, cardOf, firstDeletedIndex } from "./pinned-cards";
import { TEXTS } from "./texts/index";
import type { Workshop } from "./workshop";

/**
 * The number of level cards that are painted in one frame. Painting all cards at once would take longer than a frame.
 */
const CARDS_PER_FRAME = 2;
const CRANK_DEGREES_PER_CARD = 30;
/** How long the selected card takes to slide from the pinboard to the bench: eight frames. */
const SLIDE_MS = 264;

interface Pinboard {
  readonly workshop: Workshop;
  readonly board: Picture;
  /**
   * The index, among all cards, of the first visible card in the cached picture of the pinboard; −1 if the picture must
   * be painted anew.
   */
  first: number;
  /** The number of visible cards on the pinboard that are already painted. */
  paintedCount: number;
  /** Whether the next cards must be painted before the pinboard is drawn again. */
  areCardsRequested: boolean;
  /**
   * How many times the painting of further cards has been requested. The screen is drawn again when this number has
   * changed.
   */
  requestCount: number;
  /** The number of the player's own levels when the painting of the cards began. */
  levelCount: number;
  /** The picture of the selected card on the bench; undefined until it is painted. */
  hand: Hand | undefined;
  /**
   * The index of the card that is painted in `hand`, the picture of the selected card on the bench. −1 if the picture
   * must be painted anew.
   */
  handIndex: number;
  /**
   * The time that the selected card has been on its way to the bench, in milliseconds; `SLIDE_MS` if the card lies
   * there.
   */
  slideMs: number;
  readonly facts: BenchFacts;
  crankDegrees: number;
}

const PINBOARD: ScreenKind<Pinboard> = {
  name: "workshop: pinboard",
  update: updatePinboard,
  shown: ({ workshop: { chosen, own }, requestCount, slideMs, facts }, shown) => {
    listShown(shown, chosen);
    listShown(shown, requestCount);
    listShown(shown, own.levels.length);
    listShown(shown, own.deleted.length);
    listShown(shown, slideMs);
    listShown(shown, facts.knownCount);
  },
  focus: listFocus,
  answer: ({ workshop: { puzzle, own, chosen } }, question) =>
    chosen < own.levels.length ? answerAboutMap(puzzle, readOwnMap(own, chosen), question) : [],
  prepare: preparePinboard,
  draw: drawPinboard,
  buttonsOfTap: (pinboard, tap) => buttonsOfThingTap(pinboard.workshop.chosen, cardAtPoint(pinboard, tap)),
  runTasks: ({ workshop: { own, chosen }, facts }) => {
    if (chosen < own.levels.length) findFacts(facts, readOwnMap(own, chosen));
  },
  drop: ({ facts }) => {
    dropFacts(facts);
  },
};

export function createPinboard(workshop: Workshop): Screen {
  return screenOf(PINBOARD, {
    workshop,
    board: createBlackPicture(),
    first: -1,
    paintedCount: 0,
    areCardsRequested: false,
    requestCount: 0,
    levelCount: 0,
    hand: undefined,
    handIndex: -1,
    slideMs: SLIDE_MS,
    facts: createBenchFacts(workshop.puzzle),
    crankDegrees: 0,
  });
}

function updatePinboard(pinboard: Pinboard, input: Input, elapsedMs: number): void {
  const { workshop } = pinboard;
  pinboard.slideMs = Math.min(SLIDE_MS, pinboard.slideMs + elapsedMs);
  pinboard.crankDegrees += input.crankDegrees;
  const turns = roundToUnits(pinboard.crankDegrees, CRANK_DEGREES_PER_CARD);
  pinboard.crankDegrees -= turns * CRANK_DEGREES_PER_CARD;
  const by = stepOf(input) + turns;
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) openCard(pinboard);
  else if (by !== 0) moveCursorTo(pinboard, workshop.chosen + by);
  else requestCards(pinboard);
}

function requestCards(pinboard: Pinboard): void {
  if (isUpToDate(pinboard) && pinboard.paintedCount >= visibleCount(pinboard)) return;
  pinboard.areCardsRequested = true;
  pinboard.requestCount++;
}

/**
 * Returns whether the painted cards still show the player's present own levels. The list of levels can become longer,
 * because files that could not be read before have become readable; all cards are then painted again.
 */
function isUpToDate({ levelCount, workshop }: Pinboard): boolean {
  return levelCount === workshop.own.levels.length;
}

function visibleCount({ first, workshop }: Pinboard): number {
  return Math.min(CARDS_IN_SIGHT, cardCount(workshop.own) - first);
}

function preparePinboard(pinboard: Pinboard): Preparation {
  const { workshop } = pinboard;
  workshop.chosen = clampCardIndex(workshop, workshop.chosen);
  const first = workshop.chosen - (workshop.chosen % CARDS_IN_SIGHT);
  if (first !== pinboard.first || !isUpToDate(pinboard)) {
    clearPinboard(pinboard, first);
    return "painting";
  }
  if (pinboard.handIndex !== workshop.chosen) {
    pinboard.hand = paintHand(workshop.puzzle, cardOf(workshop.own, workshop.chosen));
    pinboard.handIndex = workshop.chosen;
  } else if (pinboard.areCardsRequested) paintNextCards(pinboard);
  pinboard.areCardsRequested = false;
  return "ready";
}

function textsOf({ workshop, facts }: Pinboard): BenchTexts {
  const { puzzle, own, chosen, notice } = workshop;
  const counts = { number: chosen + 1, levelCount: own.levels.length };
  return composeBenchTexts(puzzle, cardOf(own, chosen), counts, facts.known, notice);
}

function listFocus(pinboard: Pinboard): readonly string[] {
  const { place, left, right, buttons } = textsOf(pinboard);
  const { own, chosen, notice } = pinboard.workshop;
  const isKnown = chosen >= own.levels.length || pinboard.facts.known[readOwnMap(own, chosen)] !== undefined;
  const facts = isKnown ? [...left, ...right].join(", ") : "";
  return [TEXTS.pinboard.title, place, facts, notice === "" ? buttons : ""];
}

function cardAtPoint({ workshop, first, hand }: Pinboard, tap: Tap): number | undefined {
  if (hand !== undefined && isOnHand(hand, tap)) return workshop.chosen;
  const slot = slotAtPoint(tap);
  if (slot === undefined) return undefined;
  const card = first + slot;
  return card >= 0 && card < cardCount(workshop.own) ? card : undefined;
}

function drawPinboard(pinboard: Pinboard): void {
  const { workshop, board, first, hand, slideMs } = pinboard;
  if (hand === undefined) return;
  const texts = textsOf(pinboard);
  // The share of the slide's time that is left, from 1 to 0. The square of this share is the share of the way to the
  // bench that the selected card still has before it. So the card becomes slower, like a thing that slides on a table.
  const rest = 1 - slideMs / SLIDE_MS;
  drawBench(board, workshop.chosen - first, hand, 1 - rest * rest, texts);
}

function clearPinboard(pinboard: Pinboard, first: number): void {
  const { board, workshop } = pinboard;
  const levelCount = workshop.own.levels.length;
  pinboard.first = first;
  pinboard.paintedCount = 0;
  pinboard.levelCount = levelCount;
  pinboard.handIndex = -1;
  paintBench(board, levelCount === 0 ? TEXTS.pinboard.empty : "");
  paintArrows(board, first > 0, first + CARDS_IN_SIGHT < cardCount(workshop.own));
}

function paintNextCards(pinboard: Pinboard): void {
  const { workshop, board, first } = pinboard;
  const { own, puzzle } = workshop;
  const until = Math.min(visibleCount(pinboard), pinboard.paintedCount + CARDS_PER_FRAME);
  for (; pinboard.paintedCount < until; pinboard.paintedCount++) {
    paintPinnedCard(board, pinboard.paintedCount, puzzle, cardOf(own, first + pinboard.paintedCount));
  }
}

function moveCursorTo(pinboard: Pinboard, index: number): void {
  const { workshop } = pinboard;
  const chosen = clampCardIndex(workshop, index);
  if (chosen === workshop.chosen) {
    playRefusalSound();
    return;
  }
  workshop.notice = "";
  workshop.chosen = chosen;
  pinboard.slideMs = wantsLessFlashing() ? SLIDE_MS : 0;
  playCursorSound();
}

function bringBack(pinboard: Pinboard, deletedIndex: number): void {
  const { workshop } = pinboard;
  const number = restoreOwnLevel(workshop.own, deletedIndex);
  if (number === undefined) {
    playRefusalSound();
    workshop.notice = TEXTS.pinboard.noSpaceToRestore;
  } else {
    playConfirmSound();
    saveOwnLevels(workshop.own);
    workshop.chosen = number;
    pinboard.first = -1;
  }
}

function openCard(pinboard: Pinboard): void {
  const { workshop } = pinboard;
  const { chosen, own } = workshop;
  const card = cardOf(own, chosen);
  if (typeof card === "object" && card.isDeleted) {
    bringBack(pinboard, chosen - firstDeletedIndex(own));
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

function stepOf({ pressedDirection }: Input): number {
  if (pressedDirection === LEFT) return -1;
  if (pressedDirection === RIGHT) return 1;
  if (pressedDirection === UP) return -CARDS_IN_SIGHT;
  return pressedDirection === DOWN ? CARDS_IN_SIGHT : 0;
}
