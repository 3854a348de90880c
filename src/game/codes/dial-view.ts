import { fillBox, fillDisc, fillPointer, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import { isFault } from "../../kernel/fault";
import { LEFT, RIGHT } from "../../kernel/direction";
import { WORLDS } from "../../puzzles/index";
import { CAST_HEIGHT } from "../../puzzles/looks/title-play";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import type { List, Row } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { isRush, readCode, RUSH_SIZE, writeCode, type Challenge } from "./challenge-code";
import { dialledCode, groupOf, isAtEnd, letterAt, type Dial } from "./dial";
import { ghostText } from "./ghost";
import { CODE_LENGTH } from "./seven-letters";
import { DARK_PANE, drawDrum, drawPane, LIT_PANE } from "./windows";

const MIDDLE = 200;
const MARGIN = 8;
const HEADING_TOP = 3;
/** Of a sentence above the floor. */
const SENTENCE_TOP = 187;

const ROWS = { top: 128, height: 26, pill: { width: 220, height: 22 } };
/** With the two choices below them the windows are higher up. */
const CHOICE_WINDOWS_MIDDLE = 82;
/** Who will play the same levels. */
const FRIEND = { frame: 2, left: 358 };
const BUTTONS_TOP = 217;
const SIZE = { top: 42, reach: 52, pointer: 6 };

/** The floor on which who will play stands before the levels to come. */
const FLOOR = { y: 212, height: 2 };
const BEADS = { first: 112, apart: 20, y: 227, radius: 6 };
const PLAYER_LEFT = 8;
const LEVELS = 10;

/**
 * The two things to do with challenges, and what they lead to: the code that is dialled, its window lit where one goes
 * on, or seven lit windows that nobody knows yet.
 */
export function drawChoice(list: List, rows: readonly Row[], dial: Dial, world: number): void {
  drawHall("Challenge", "Same levels, two players", world);
  drawBeads();
  drawSprite(`images/${WORLDS[world].id}/cast`, FRIEND.frame, FRIEND.left, FLOOR.y - CAST_HEIGHT);
  const isNew = list.chosen === 1;
  const first = groupOf(dial) * CODE_LENGTH;
  for (let place = 0; place < CODE_LENGTH; place++) {
    const pane = isNew || first + place === dial.place ? LIT_PANE : DARK_PANE;
    drawPane(place, CODE_LENGTH, isNew ? "?" : letterAt(dial, first + place), pane, CHOICE_WINDOWS_MIDDLE);
  }
  const { pill } = ROWS;
  const top = ROWS.top + Math.floor(list.shownChosen * ROWS.height);
  fillPill("white", MIDDLE - pill.width / 2, top, pill.width, pill.height);
  rows.forEach(({ label }, at) => {
    const ink = at === list.chosen ? "black" : "white";
    writeText("text", label, MIDDLE, ROWS.top + at * ROWS.height, "centre", ink);
  });
  drawButtons("title", "go on");
}

/** The group being dialled: the letter at the cursor stands on a drum, which is turned by `share` of the way to the next. */
export function drawDial(dial: Dial, share: number, world: number): void {
  const challenge = readCode(dialledCode(dial), WORLDS.length);
  const opens = isFault(challenge) ? undefined : challenge;
  drawHall("Challenge", opens === undefined ? "✛ or 🎣 turn" : whatOf(opens), opens?.puzzle ?? world);
  drawBeads();
  drawSentence(dial.fault === "" ? groupText(dial, opens) : dial.fault);
  const first = groupOf(dial) * CODE_LENGTH;
  const cursor = dial.place - first;
  for (let at = 0; at < CODE_LENGTH; at++) {
    if (at !== cursor) drawPane(at, CODE_LENGTH, letterAt(dial, first + at), DARK_PANE);
  }
  drawDrum(cursor, CODE_LENGTH, (by) => letterAt(dial, dial.place, by), share);
  drawButtons("back", opens !== undefined && isAtEnd(dial) ? "play" : "next");
}

/** Which of a ghost's groups it is; at the end of what is a code without one, how to go on to them. */
function groupText(dial: Dial, opens: Challenge | undefined): string {
  const group = groupOf(dial);
  if (group > 0) return `A friend's time: ${group} of 2`;
  return opens !== undefined && isAtEnd(dial) ? "✛ right: a friend's time" : "";
}

/** A new challenge's code, to be photographed or read out. */
export function drawOffer(challenge: Challenge): void {
  const { size, puzzle } = challenge;
  const run = isRush(challenge) ? "three minutes" : "ten levels";
  drawHall("Challenge", `${WORLDS[puzzle].name}, ${run}`, puzzle);
  drawBeads();
  const code = writeCode(challenge);
  for (let place = 0; place < CODE_LENGTH; place++) drawPane(place, CODE_LENGTH, code.charAt(place), LIT_PANE);
  writeText("text", isRush(challenge) ? "Rush" : `Size ${size}`, MIDDLE, SIZE.top, "centre", "white");
  const y = SIZE.top + 11;
  if (size > RUSH_SIZE) fillPointer("white", LEFT, MIDDLE - SIZE.reach, y, SIZE.pointer);
  if (size < CHALLENGE_SIZES) fillPointer("white", RIGHT, MIDDLE + SIZE.reach, y, SIZE.pointer);
  drawSentence("✛ or 🎣 change");
  drawButtons("back", "play");
}

/** What a code is for: whose ghost, else which puzzle and size. */
function whatOf(challenge: Challenge): string {
  const { puzzle, size, ghost } = challenge;
  if (ghost !== undefined) return ghostText(ghost, isRush(challenge));
  return `${WORLDS[puzzle].name}, ${isRush(challenge) ? "rush" : `size ${size}`}`;
}

/** Draws the name being dialled; the letter at `place` stands on a drum, and `letterOf` gives each with what follows it. */
export function drawNameDial(
  count: number,
  place: number,
  letterOf: (at: number, by: number) => string,
  share: number,
  aText: string,
  world: number,
): void {
  drawHall("Your name", "✛ or 🎣 turn", world);
  drawSentence("Friends see it with your time");
  for (let at = 0; at < count; at++) {
    if (at !== place) drawPane(at, count, letterOf(at, 0), DARK_PANE);
  }
  drawDrum(place, count, (by) => letterOf(place, by), share);
  drawButtons("back", aText);
}

/** The dark hall with its heading; on its floor stands who will play. */
export function drawHall(heading: string, more: string, world: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("text", heading, MARGIN, HEADING_TOP, "left", "white");
  writeText("text", more, SCREEN_WIDTH - MARGIN, HEADING_TOP, "right", "white");
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
  drawSprite(`images/${WORLDS[world].id}/cast`, 1, PLAYER_LEFT, FLOOR.y - CAST_HEIGHT);
}

/** The levels of a challenge lie below its floor; the first is the next to be played. */
function drawBeads(): void {
  for (let level = 0; level < LEVELS; level++) {
    const x = BEADS.first + level * BEADS.apart;
    fillDisc("white", x, BEADS.y, BEADS.radius);
    if (level > 0) fillDisc("black", x, BEADS.y, BEADS.radius - 1);
  }
}

export function drawSentence(sentence: string): void {
  writeText("text", sentence, SCREEN_WIDTH - MARGIN, SENTENCE_TOP, "right", "white");
}

export function drawButtons(b: string, a: string): void {
  writeText("text", `Ⓑ ${b}`, MARGIN, BUTTONS_TOP, "left", "white");
  if (a !== "") writeText("text", `Ⓐ ${a}`, SCREEN_WIDTH - MARGIN, BUTTONS_TOP, "right", "white");
}
