import { frameMs } from "../../device/clock";
import { tell } from "../../device/desktop";
import type { Input } from "../../device/input";
import { paintPicture, type Picture } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { dropJob, runJob, startJob } from "../../kernel/job";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { drawCode, drawShared } from "../codes/code-view";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { steerHeardList } from "../widgets/heard-list";
import { createList, glideList, wholeTurns } from "../widgets/list";
import {
  bringBackOwnLevel,
  deleteOwnLevel,
  keepOwnLevels,
  mapOf,
  MOST_OWN_LEVELS,
  openOwnLevels,
  writtenOf,
  type OwnLevels,
} from "../save/own-levels";
import { drawActions } from "./actions-view";
import { shareLevel } from "./share";
import { CARDS_IN_SIGHT, COLUMNS, type Card, drawDrawer, NO_ROOM, paintCard, paintDrawer } from "./workshop-view";

/**
 * One of the things that the screen shows: the drawer, what can be done with a level, or its code.
 * @noSelf
 */
interface Part {
  readonly frame: (input: Input, elapsedMs: number) => void;
  readonly show: () => void;
  readonly drop?: () => void;
}

interface Workshop {
  readonly puzzle: SealedPuzzle;
  readonly routes: Routes;
  readonly own: OwnLevels;
  /** The card that the cursor is on: a level's number, from 0, or the one after the last for a new one. */
  chosen: number;
  /** What came of what was asked for; empty if there is nothing to say. */
  notice: string;
  part: Part;
}

/** All at once would take longer than a frame. */
const CARDS_PER_FRAME = 2;
const CRANK_DEGREES_PER_CARD = 30;
const WORK_MS = 10;

const DELETED = "deleted: the card UNDO brings it back";

const NO_PART: Part = { frame: () => undefined, show: () => undefined };

/** The player's own levels in a drawer, with the cursor on level `number`, from 0, or on a new one. */
export function createWorkshopScreen(puzzle: SealedPuzzle, routes: Routes, number: number): Screen {
  const own = openOwnLevels(puzzle.id);
  const workshop: Workshop = { puzzle, routes, own, chosen: number, notice: "", part: NO_PART };
  workshop.part = createDrawer(workshop);
  return {
    frame: (input, elapsedMs) => {
      workshop.part.frame(input, elapsedMs);
    },
    show: () => {
      workshop.part.show();
    },
    leave: () => {
      keepOwnLevels(own);
    },
    drop: () => {
      workshop.part.drop?.();
    },
    menu: [],
  };
}

function enter(workshop: Workshop, part: Part): void {
  workshop.part.drop?.();
  workshop.part = part;
  part.show();
}

/** What is painted of the drawer. */
interface Drawer {
  readonly workshop: Workshop;
  readonly cards: Picture;
  /** The first card in sight, and how many from there on are painted. */
  first: number;
  painted: number;
  /** The levels that there were when the painting began. */
  levels: number;
}

function createDrawer(workshop: Workshop): Part {
  const drawer = { workshop, cards: paintPicture(() => undefined), first: -1, painted: 0, levels: 0 };
  let crankDegrees = 0;
  return {
    frame: (input) => {
      crankDegrees += input.crankDegrees;
      const turns = wholeTurns(crankDegrees, CRANK_DEGREES_PER_CARD);
      crankDegrees -= turns * CRANK_DEGREES_PER_CARD;
      const by = stepOf(input) + turns;
      if (input.bPressed) {
        soundBack();
        workshop.routes.title();
      } else if (input.aPressed) openCard(drawer);
      else if (by !== 0) moveTo(drawer, workshop.chosen + by);
      else paintMore(drawer);
    },
    show: () => {
      showDrawer(drawer);
    },
  };
}

function showDrawer(drawer: Drawer): void {
  const { workshop, cards } = drawer;
  workshop.chosen = numberNear(workshop, workshop.chosen);
  const row = Math.floor(workshop.chosen / COLUMNS);
  const first = COLUMNS * Math.max(0, row - (CARDS_IN_SIGHT / COLUMNS - 1));
  if (first !== drawer.first) clearDrawer(drawer, first);
  const { puzzle, own, chosen } = workshop;
  drawDrawer(cards, chosen - first, puzzle, cardOf(own, chosen), frontText(workshop));
}

/** Nothing is painted any more; from now on the cards from `first` on are in sight. */
function clearDrawer(drawer: Drawer, first: number): void {
  drawer.first = first;
  drawer.painted = 0;
  drawer.levels = drawer.workshop.own.levels.length;
  paintDrawer(drawer.cards, drawer.workshop.puzzle.name);
}

function paintMore(drawer: Drawer): void {
  const { workshop, cards, first } = drawer;
  const { own, puzzle } = workshop;
  // Levels that could not be read before may have come.
  if (drawer.levels !== own.levels.length) clearDrawer(drawer, first);
  const end = Math.min(CARDS_IN_SIGHT, countOf(own) - first);
  if (drawer.painted >= end) return;
  const until = Math.min(end, drawer.painted + CARDS_PER_FRAME);
  for (; drawer.painted < until; drawer.painted++) {
    paintCard(cards, drawer.painted, puzzle, cardOf(own, first + drawer.painted));
  }
  showDrawer(drawer);
}

function moveTo(drawer: Drawer, number: number): void {
  const { workshop } = drawer;
  const chosen = numberNear(workshop, number);
  if (chosen === workshop.chosen) {
    soundRefuse();
    return;
  }
  workshop.notice = "";
  workshop.chosen = chosen;
  soundCursor();
  showDrawer(drawer);
}

/** Brings back the level that was deleted last, if there is room. */
function bringBack(drawer: Drawer): void {
  const { workshop } = drawer;
  const number = bringBackOwnLevel(workshop.own);
  if (number === undefined) {
    soundRefuse();
    workshop.notice = NO_ROOM;
  } else {
    soundConfirm();
    keepOwnLevels(workshop.own);
    workshop.chosen = number;
    clearDrawer(drawer, drawer.first);
  }
  showDrawer(drawer);
}

function openCard(drawer: Drawer): void {
  const { workshop } = drawer;
  const { chosen, own, routes } = workshop;
  const card = cardOf(own, chosen);
  if (card === "deleted") {
    bringBack(drawer);
    return;
  }
  soundConfirm();
  workshop.notice = "";
  if (card === "code") routes.levelDial("");
  else if (card === "new") routes.edit(chosen);
  else enter(workshop, createActions(workshop));
}

/** The number of a card that is there. */
function numberNear({ own }: Workshop, number: number): number {
  return Math.max(0, Math.min(countOf(own) - 1, number));
}

/** A card for each level, then those of `lastCards`. */
function countOf(own: OwnLevels): number {
  return own.levels.length + lastCards(own).length;
}

function cardOf(own: OwnLevels, number: number): Card {
  const count = own.levels.length;
  return number < count ? { map: mapOf(own, number) } : lastCards(own)[number - count];
}

/** The cards after the levels: a new one as long as there is room, a friend's code, and what was deleted. */
function lastCards({ levels, deleted }: OwnLevels): readonly ("new" | "code" | "deleted")[] {
  const cards: ("new" | "code" | "deleted")[] = levels.length < MOST_OWN_LEVELS ? ["new", "code"] : ["code"];
  if (deleted.length > 0) cards.push("deleted");
  return cards;
}

function stepOf({ pressed }: Input): number {
  if (pressed === LEFT) return -1;
  if (pressed === RIGHT) return 1;
  if (pressed === UP) return -COLUMNS;
  return pressed === DOWN ? COLUMNS : 0;
}

function frontText({ own, chosen, notice }: Workshop): string {
  if (notice !== "") return notice;
  const count = own.levels.length;
  const card = cardOf(own, chosen);
  if (card === "deleted") return bringBackText(own.deleted.length);
  if (card === "code") return "Ⓐ enter a friend's code";
  if (card !== "new") return `${chosen + 1} of ${count}`;
  return count === 0 ? "Ⓐ make your first level" : "Ⓐ new level";
}

function bringBackText(count: number): string {
  return count === 1 ? "Ⓐ bring back the deleted level" : `Ⓐ bring back 1 of ${count} deleted`;
}

/** @noSelf */
interface Action {
  readonly label: string;
  readonly help: string;
  readonly run: () => void;
}

function createActions(workshop: Workshop): Part {
  const actions = actionsOn(workshop);
  const list = createList(actions.length, actions.length);
  const labels = actions.map(({ label }) => label);
  const show = (): void => {
    const help = workshop.notice === "" ? actions[list.chosen].help : workshop.notice;
    const map = mapOf(workshop.own, workshop.chosen);
    drawActions({ puzzle: workshop.puzzle, heading: headingOf(workshop), labels, help, map }, list);
  };
  return {
    frame: (input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        workshop.notice = "";
        enter(workshop, createDrawer(workshop));
        return;
      }
      if (input.aPressed) {
        actions[list.chosen].run();
        return;
      }
      if (steerHeardList(list, input) === "moved") workshop.notice = "";
      if (glideList(list, elapsedMs)) show();
    },
    show,
  };
}

function actionsOn(workshop: Workshop): readonly Action[] {
  const { puzzle, own, routes, chosen } = workshop;
  const map = mapOf(own, chosen);
  const refuse = (notice: string): void => {
    soundRefuse();
    workshop.notice = notice;
    workshop.part.show();
  };
  const play = (): void => {
    if (isFault(puzzle.read(map))) refuse("Not a level yet: see the editor.");
    else {
      soundConfirm();
      routes.playOwn(chosen);
    }
  };
  const edit = (): void => {
    soundConfirm();
    routes.edit(chosen);
  };
  const copy = (): void => {
    if (own.levels.length >= MOST_OWN_LEVELS) refuse(NO_ROOM);
    else {
      soundConfirm();
      own.levels.splice(chosen + 1, 0, writtenOf(map));
      workshop.chosen = chosen + 1;
      backToDrawer(workshop);
    }
  };
  const remove = (): void => {
    soundConfirm();
    deleteOwnLevel(own, chosen);
    workshop.notice = DELETED;
    backToDrawer(workshop);
  };
  return [
    { label: "Play", help: "Ⓐ play it.", run: play },
    { label: "Edit", help: "Ⓐ change it.", run: edit },
    { label: "Copy", help: "Ⓐ put another beside it.", run: copy },
    {
      label: "Code",
      help: "Ⓐ letters for a friend.",
      run: () => {
        soundConfirm();
        enter(workshop, createCode(workshop, map));
      },
    },
    { label: "Delete", help: "Ⓐ take it away.", run: remove },
  ];
}

function backToDrawer(workshop: Workshop): void {
  keepOwnLevels(workshop.own);
  enter(workshop, createDrawer(workshop));
}

function createCode(workshop: Workshop, map: string): Part {
  const job = startJob(shareLevel(workshop.puzzle, map));
  let told = "";
  const tellResult = (): void => {
    const { result } = job;
    if (result === undefined || isFault(result)) return;
    told = result.code;
    tell("level", told);
  };
  const show = (): void => {
    const { result } = job;
    if (result === undefined) drawCode(headingOf(workshop), "", "…");
    else if (isFault(result)) drawCode(headingOf(workshop), "", result.fault);
    else drawShared(headingOf(workshop), result);
  };
  return {
    frame: (input) => {
      if (input.bPressed) {
        soundBack();
        enter(workshop, createActions(workshop));
      } else if (!job.done && runJob(job, frameMs, WORK_MS)) {
        tellResult();
        show();
      }
    },
    show,
    drop: () => {
      dropJob(job);
      if (told !== "") tell("level", "none");
    },
  };
}

function headingOf({ chosen }: Workshop): string {
  return `My level ${chosen + 1}`;
}
