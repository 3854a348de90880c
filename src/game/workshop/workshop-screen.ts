/**
 * The screen of the workshop. It shows an open drawer with the player's own levels as cards, the actions on a level, or
 * the code of a level.
 */
import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { paintPicture, type Picture } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { cancelTask, runTask, startTask } from "../../kernel/task-handle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawCode, drawSharedCode } from "../codes/code-view";
import { reportLink } from "../codes/report-link";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { createList, glideList, showList, wholeUnits } from "../widgets/list";
import {
  restoreOwnLevel,
  deleteOwnLevel,
  saveOwnLevels,
  mapOf,
  MAX_OWN_LEVELS,
  openOwnLevels,
  formatOwnLevel,
  type OwnLevels,
} from "../save/own-levels";
import { drawActions } from "./actions-view";
import { shareLevel } from "./share-level";
import { CARDS_IN_SIGHT, COLUMNS, type DrawerCard, drawDrawer, paintCard, paintDrawer } from "./workshop-view";
import { TEXTS } from "./texts/index";

/**
 * One of the workshop's views, which are shown one at a time: the drawer with the player's own levels as cards, the
 * actions on a level, or a level's code.
 * @noSelf
 */
interface SubScreen {
  readonly update: (input: Input, elapsedMs: number) => void;
  readonly shown: (shown: ShownValues) => void;
  /** Scrolls to what is drawn next. Left out if nothing scrolls. */
  readonly prepare?: () => void;
  readonly draw: () => void;
  readonly drop?: () => void;
}

interface Workshop {
  readonly puzzle: AnyPuzzle;
  readonly routes: Routes;
  readonly own: OwnLevels;
  /**
   * The index of the selected card in the workshop's drawer, from 0. The cards of the player's own levels come first.
   * Cards for a new level, a friend's code and a deleted level follow.
   */
  chosen: number;
  /** A short message about the result of the last action in the workshop; empty if there is none. */
  notice: string;
  subScreen: SubScreen;
}

/**
 * The number of level cards that are painted in one frame. Painting all cards at once would take longer than a frame.
 */
const CARDS_PER_FRAME = 2;
const CRANK_DEGREES_PER_CARD = 30;
const TASK_UNTIL_MS = 10;

const NO_SUB_SCREEN: SubScreen = { update: () => undefined, shown: () => undefined, draw: () => undefined };

/**
 * Creates the workshop's screen with the cursor on the card of the own level at `index`, from 0, or on the card for a
 * new level.
 */
export function createWorkshopScreen(puzzle: AnyPuzzle, routes: Routes, index: number): Screen {
  const own = openOwnLevels(puzzle.id);
  const workshop: Workshop = { puzzle, routes, own, chosen: index, notice: "", subScreen: NO_SUB_SCREEN };
  workshop.subScreen = createDrawer(workshop);
  return {
    name: "workshop",
    update: (input, elapsedMs) => {
      workshop.subScreen.update(input, elapsedMs);
    },
    shown: (shown) => {
      listShown(shown, workshop.subScreen);
      listShown(shown, workshop.notice);
      workshop.subScreen.shown(shown);
    },
    prepare: () => {
      workshop.subScreen.prepare?.();
      return "ready";
    },
    draw: () => {
      workshop.subScreen.draw();
    },
    leave: () => {
      saveOwnLevels(own);
    },
    drop: () => {
      workshop.subScreen.drop?.();
    },
    menu: [],
  };
}

function enterSubScreen(workshop: Workshop, subScreen: SubScreen): void {
  workshop.subScreen.drop?.();
  workshop.subScreen = subScreen;
}

/** The view of the workshop that shows the player's own levels as cards in a drawer, with a cached picture. */
interface Drawer {
  readonly workshop: Workshop;
  readonly cards: Picture;
  first: number;
  /** The number of visible cards that are already painted. */
  painted: number;
  /** How often cards were painted, because the picture then changes. */
  paintCount: number;
  /** The number of the player's own levels when the painting of the cards began. */
  levels: number;
}

function createDrawer(workshop: Workshop): SubScreen {
  const drawer = { workshop, cards: paintPicture(() => undefined), first: -1, painted: 0, paintCount: 0, levels: 0 };
  let crankDegrees = 0;
  return {
    update: (input) => {
      crankDegrees += input.crankDegrees;
      const turns = wholeUnits(crankDegrees, CRANK_DEGREES_PER_CARD);
      crankDegrees -= turns * CRANK_DEGREES_PER_CARD;
      const by = stepOf(input) + turns;
      if (input.isBPressed) {
        playBackSound();
        workshop.routes.title();
      } else if (input.isAPressed) openCard(drawer);
      else if (by !== 0) moveCursorTo(drawer, workshop.chosen + by);
      else paintMore(drawer);
    },
    shown: (shown) => {
      listShown(shown, workshop.chosen);
      listShown(shown, drawer.paintCount);
      listShown(shown, workshop.own.levels.length);
      listShown(shown, workshop.own.deleted.length);
    },
    prepare: () => {
      scrollDrawer(drawer);
    },
    draw: () => {
      drawDrawerWithText(drawer);
    },
  };
}

/** Scrolls the workshop's drawer so that the selected card is visible. */
function scrollDrawer(drawer: Drawer): void {
  const { workshop } = drawer;
  workshop.chosen = clampCardIndex(workshop, workshop.chosen);
  const row = Math.floor(workshop.chosen / COLUMNS);
  const first = COLUMNS * Math.max(0, row - (CARDS_IN_SIGHT / COLUMNS - 1));
  if (first !== drawer.first) clearDrawer(drawer, first);
}

/** Draws the workshop's drawer with the cards of the player's own levels. */
function drawDrawerWithText({ workshop, cards, first }: Drawer): void {
  const { puzzle, own, chosen } = workshop;
  drawDrawer(cards, chosen - first, puzzle, cardOf(own, chosen), frontText(workshop));
}

/**
 * Clears the cached picture of the workshop's drawer. The cards from index `first` on are painted in the next frames.
 */
function clearDrawer(drawer: Drawer, first: number): void {
  drawer.first = first;
  drawer.painted = 0;
  drawer.levels = drawer.workshop.own.levels.length;
  paintDrawer(drawer.cards, drawer.workshop.puzzle.name);
}

function paintMore(drawer: Drawer): void {
  const { workshop, cards, first } = drawer;
  const { own, puzzle } = workshop;
  // All cards are painted again if the list of levels has become longer. This happens when files with levels that could
  // not be read before become readable.
  if (drawer.levels !== own.levels.length) clearDrawer(drawer, first);
  const end = Math.min(CARDS_IN_SIGHT, cardCount(own) - first);
  if (drawer.painted >= end) return;
  const until = Math.min(end, drawer.painted + CARDS_PER_FRAME);
  for (; drawer.painted < until; drawer.painted++) {
    paintCard(cards, drawer.painted, puzzle, cardOf(own, first + drawer.painted));
  }
  drawer.paintCount++;
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

/** Restores the own level that the player deleted last, if there is room. */
function bringBack(drawer: Drawer): void {
  const { workshop } = drawer;
  const number = restoreOwnLevel(workshop.own);
  if (number === undefined) {
    playRefusalSound();
    workshop.notice = TEXTS.drawer.noRoom(MAX_OWN_LEVELS);
  } else {
    playConfirmSound();
    saveOwnLevels(workshop.own);
    workshop.chosen = number;
    clearDrawer(drawer, drawer.first);
  }
}

/**
 * Handles Ⓐ on the selected card of the workshop's drawer: opens the level or screen of the card, or restores the level
 * that was deleted last.
 */
function openCard(drawer: Drawer): void {
  const { workshop } = drawer;
  const { chosen, own, routes } = workshop;
  const card = cardOf(own, chosen);
  if (card === "deleted") {
    bringBack(drawer);
    return;
  }
  playConfirmSound();
  workshop.notice = "";
  if (card === "code") routes.levelDial("");
  else if (card === "new") routes.edit(chosen);
  else enterSubScreen(workshop, createActions(workshop));
}

function clampCardIndex({ own }: Workshop, index: number): number {
  return Math.max(0, Math.min(cardCount(own) - 1, index));
}

/**
 * Returns the number of cards in the workshop's drawer: one for each of the player's own levels, and those for a new
 * level, a friend's code and a deleted level.
 */
function cardCount(own: OwnLevels): number {
  return own.levels.length + extraCards(own).length;
}

function cardOf(own: OwnLevels, index: number): DrawerCard {
  const count = own.levels.length;
  return index < count ? { map: mapOf(own, index) } : extraCards(own)[index - count];
}

/**
 * Returns the cards that follow the cards of the player's own levels in the workshop's drawer: "new" if there is room
 * for a level, and "code" to enter a friend's code. The card "deleted" is added if a level can be restored.
 */
function extraCards({ levels, deleted }: OwnLevels): readonly ("new" | "code" | "deleted")[] {
  const cards: ("new" | "code" | "deleted")[] = levels.length < MAX_OWN_LEVELS ? ["new", "code"] : ["code"];
  if (deleted.length > 0) cards.push("deleted");
  return cards;
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
  if (card === "deleted") return TEXTS.drawer.restore(own.deleted.length);
  if (card === "code") return TEXTS.drawer.enterCode;
  if (card !== "new") return TEXTS.drawer.countOf(chosen + 1, count);
  return count === 0 ? TEXTS.drawer.firstLevel : TEXTS.drawer.newLevel;
}

/** @noSelf */
interface Action {
  readonly label: string;
  readonly help: string;
  readonly onSelect: () => void;
}

function createActions(workshop: Workshop): SubScreen {
  const actions = actionsFor(workshop);
  const list = createList(actions.length, actions.length);
  const labels = actions.map(({ label }) => label);
  const draw = (): void => {
    const help = workshop.notice === "" ? actions[list.chosen].help : workshop.notice;
    const map = mapOf(workshop.own, workshop.chosen);
    drawActions({ puzzle: workshop.puzzle, heading: headingOf(workshop), labels, help, map }, list);
  };
  return {
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        workshop.notice = "";
        enterSubScreen(workshop, createDrawer(workshop));
        return;
      }
      if (input.isAPressed) {
        actions[list.chosen].onSelect();
        return;
      }
      if (steerListWithSound(list, input) === "moved") workshop.notice = "";
      glideList(list, elapsedMs);
    },
    shown: (shown) => {
      showList(shown, list);
    },
    draw,
  };
}

function actionsFor(workshop: Workshop): readonly Action[] {
  const { puzzle, own, routes, chosen } = workshop;
  const map = mapOf(own, chosen);
  const refuse = (notice: string): void => {
    playRefusalSound();
    workshop.notice = notice;
  };
  const play = (): void => {
    if (isFault(puzzle.parseMap(map))) refuse(TEXTS.level.notPlayable);
    else {
      playConfirmSound();
      routes.playOwn(chosen);
    }
  };
  const edit = (): void => {
    playConfirmSound();
    routes.edit(chosen);
  };
  const copy = (): void => {
    if (own.levels.length >= MAX_OWN_LEVELS) refuse(TEXTS.drawer.noRoom(MAX_OWN_LEVELS));
    else {
      playConfirmSound();
      own.levels.splice(chosen + 1, 0, formatOwnLevel(map));
      workshop.chosen = chosen + 1;
      backToDrawer(workshop);
    }
  };
  const remove = (): void => {
    playConfirmSound();
    deleteOwnLevel(own, chosen);
    workshop.notice = TEXTS.drawer.deleted;
    backToDrawer(workshop);
  };
  const texts = TEXTS.level;
  return [
    { ...texts.play, onSelect: play },
    { ...texts.edit, onSelect: edit },
    { ...texts.copy, onSelect: copy },
    {
      ...texts.code,
      onSelect: () => {
        playConfirmSound();
        enterSubScreen(workshop, createCodeSubScreen(workshop, map));
      },
    },
    { ...texts.delete, onSelect: remove },
  ];
}

function backToDrawer(workshop: Workshop): void {
  saveOwnLevels(workshop.own);
  enterSubScreen(workshop, createDrawer(workshop));
}

/**
 * Creates the workshop's view that computes and shows a level's code. It also prints the code for the web page, which
 * offers to copy the code.
 */
function createCodeSubScreen(workshop: Workshop, map: string): SubScreen {
  const task = startTask(shareLevel(workshop.puzzle, map));
  let sharedCode = "";
  const publishCode = (): void => {
    const { result } = task;
    if (result === undefined || isFault(result)) return;
    sharedCode = result.code;
    reportLink({ kind: "level", code: sharedCode });
  };
  const draw = (): void => {
    const { result } = task;
    if (result === undefined) drawCode(headingOf(workshop), "", "…");
    else if (isFault(result)) drawCode(headingOf(workshop), "", TEXTS.noCode[result.fault]);
    else drawSharedCode(headingOf(workshop), result);
  };
  return {
    update: (input) => {
      if (input.isBPressed) {
        playBackSound();
        enterSubScreen(workshop, createActions(workshop));
      } else if (!task.isDone && runTask(task, frameMs, TASK_UNTIL_MS)) publishCode();
    },
    shown: (shown) => {
      listShown(shown, task.isDone);
    },
    draw,
    drop: () => {
      cancelTask(task);
      if (sharedCode !== "") reportLink(undefined);
    },
  };
}

function headingOf({ chosen }: Workshop): string {
  return TEXTS.level.heading(chosen + 1);
}
