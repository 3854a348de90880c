/**
 * The page with all achievements, which opens from the statistics. Granted achievements come first. Each achievement
 * has its icon and how far the player has come with it.
 */
import { fillArrowhead, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { drawText } from "../../device/text";
import type { Tap } from "../../device/touch";
import { DOWN, UP } from "../../kernel/direction";
import type { Achievement } from "../../puzzles/achievement";
import type { Save } from "../save/save";
import { TEXTS as GAME_TEXTS } from "../texts/index";
import { createList, type List } from "../widgets/list";
import { countFor } from "./counts";
import { LOCKED_ICON } from "./format";
import { isKept, KEPT } from "./keep";
import { ACHIEVEMENTS } from "./list";
import { TEXTS } from "./texts/index";

interface ShownAchievement {
  readonly achievement: Achievement;
  readonly count: number;
  readonly isGranted: boolean;
}

/** The state of the page with all achievements: its rows, and the list with the cursor. */
export interface AchievementsPage {
  readonly rows: readonly ShownAchievement[];
  readonly list: List;
  readonly grantedCount: number;
}

const ROWS_IN_SIGHT = 4;
const HEADING = { y: 2, margin: 8, line: 27 };
const ROWS = { top: 31, apart: 46, left: 48, right: 392, height: 44 };
const ICON = { left: 9, above: 6, rim: 1, side: 34 };
/**
 * The side of a black square in pixels. Such squares are drawn over the four corners of the chosen row, so that it
 * looks rounded.
 */
const CORNER = 2;
const TEXT = { left: 58, right: 382, nameY: 1, descriptionY: 21 };
const FOOT_Y = 216;
/**
 * The two arrowheads of the list of achievements, in pixels. They show that the list has more rows above or below. `x`
 * is the x coordinate of their tips; `above` and `below` are their y coordinates.
 */
const ARROWS = { x: 200, size: 4, above: 24, below: 228 };

/** Opens the page of achievements. The cursor is on the first achievement that is not granted yet. */
export function openAchievements(save: Save): AchievementsPage {
  const all = ACHIEVEMENTS.map((achievement, index): ShownAchievement => {
    const count = countFor(save, achievement);
    return { achievement, count, isGranted: count >= achievement.goal || isKept(KEPT, index) };
  });
  const granted = all.filter(({ isGranted }) => isGranted);
  const rows = [...granted, ...all.filter(({ isGranted }) => !isGranted)];
  const list = createList(rows.length, ROWS_IN_SIGHT, Math.min(granted.length, rows.length - 1));
  return { rows, list, grantedCount: granted.length };
}

export function drawAchievements({ rows, list, grantedCount }: AchievementsPage): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(TEXTS.title, HEADING.margin, HEADING.y, "left", "white");
  const count = TEXTS.granted(grantedCount, rows.length);
  drawText(count, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
  fillBox("white", 0, HEADING.line, SCREEN_WIDTH, 1);
  rows.slice(list.first, list.first + ROWS_IN_SIGHT).forEach((row, place) => {
    drawRow(row, ROWS.top + place * ROWS.apart, list.first + place === list.chosen);
  });
  if (list.first > 0) fillArrowhead("white", UP, ARROWS.x, ARROWS.above, ARROWS.size);
  if (list.first + ROWS_IN_SIGHT < rows.length) fillArrowhead("white", DOWN, ARROWS.x, ARROWS.below, ARROWS.size);
  drawText(`Ⓑ ${GAME_TEXTS.buttons.back}`, HEADING.margin, FOOT_Y, "left", "white");
}

function drawRow({ achievement, count, isGranted }: ShownAchievement, top: number, isChosen: boolean): void {
  const { id, name, description, goal } = achievement;
  const ink: Ink = isChosen ? "black" : "white";
  if (isChosen) fillRow(top);
  fillBox("white", ICON.left - ICON.rim, top + ICON.above - ICON.rim, ICON.side, ICON.side);
  drawImage(`images/achievements/${isGranted ? id : LOCKED_ICON}`, ICON.left, top + ICON.above);
  drawText(name, TEXT.left, top + TEXT.nameY, "left", ink);
  drawText(progressOf(goal, count, isGranted), TEXT.right, top + TEXT.nameY, "right", ink);
  drawText(description, TEXT.left, top + TEXT.descriptionY, "left", ink);
}

function fillRow(top: number): void {
  const { left, right, height } = ROWS;
  fillBox("white", left, top, right - left, height);
  for (const x of [left, right - CORNER])
    for (const y of [top, top + height - CORNER]) fillBox("black", x, y, CORNER, CORNER);
}

function progressOf(goal: number, count: number, isGranted: boolean): string {
  if (isGranted) return TEXTS.done;
  return goal > 1 ? TEXTS.progress(count, goal) : "";
}

/** Returns texts for screen readers about the achievement at the cursor; see `ScreenKind.focus`. */
export function describeAchievements({ rows, list, grantedCount }: AchievementsPage): readonly string[] {
  const { achievement, count, isGranted } = rows[list.chosen];
  const { name, description, goal } = achievement;
  const state = isGranted ? TEXTS.doneAloud : progressOf(goal, count, isGranted);
  return [`${TEXTS.title}, ${TEXTS.granted(grantedCount, rows.length)}`, name, description, state];
}

/** Returns the index of the row at a tapped point; undefined if no row is there. */
export function achievementAtPoint({ list }: AchievementsPage, { y }: Tap): number | undefined {
  const place = Math.floor((y - ROWS.top) / ROWS.apart);
  return place >= 0 && place < ROWS_IN_SIGHT ? list.first + place : undefined;
}
