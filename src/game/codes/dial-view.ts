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
import { CODE_LENGTH, readCode, writeCode, type Challenge } from "./challenge-code";
import { dialledCode, letterAt, type Dial } from "./dial";
import { DARK_PANE, drawDrum, drawPane, LIT_PANE } from "./windows";

const MIDDLE = 200;
const MARGIN = 8;
const HEADING_TOP = 3;
/** Of a sentence above the floor. */
const SENTENCE_TOP = 187;

const ROWS = { top: 146, height: 26, pill: { width: 220, height: 22 } };
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
  drawSprite(`images/${WORLDS[world].id}/cast`, FRIEND.frame, FRIEND.left, FLOOR.y - CAST_HEIGHT);
  const isNew = list.chosen === 1;
  for (let place = 0; place < CODE_LENGTH; place++) {
    const pane = isNew || place === dial.place ? LIT_PANE : DARK_PANE;
    drawPane(place, CODE_LENGTH, isNew ? "?" : letterAt(dial, place), pane, CHOICE_WINDOWS_MIDDLE);
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

/** The code being dialled: the letter at the cursor stands on a drum, which is turned by `share` of the way to the next. */
export function drawDial(dial: Dial, share: number, world: number): void {
  const challenge = readCode(dialledCode(dial), WORLDS.length);
  const opens = isFault(challenge) ? undefined : challenge;
  drawHall("Challenge", opens === undefined ? "✛ or 🎣 turn" : whatOf(opens), opens?.puzzle ?? world);
  if (dial.fault !== "") drawSentence(dial.fault);
  for (let place = 0; place < CODE_LENGTH; place++) {
    if (place !== dial.place) drawPane(place, CODE_LENGTH, letterAt(dial, place), DARK_PANE);
  }
  drawDrum(dial.place, CODE_LENGTH, (by) => letterAt(dial, dial.place, by), share);
  drawButtons("back", opens !== undefined && dial.place === CODE_LENGTH - 1 ? "play" : "next");
}

/** A new challenge's code, to be photographed or read out. */
export function drawOffer(challenge: Challenge): void {
  const { size, puzzle } = challenge;
  drawHall("Challenge", `${WORLDS[puzzle].name}, ten levels`, puzzle);
  const code = writeCode(challenge);
  for (let place = 0; place < CODE_LENGTH; place++) drawPane(place, CODE_LENGTH, code.charAt(place), LIT_PANE);
  writeText("text", `Size ${size}`, MIDDLE, SIZE.top, "centre", "white");
  const y = SIZE.top + 11;
  if (size > 1) fillPointer("white", LEFT, MIDDLE - SIZE.reach, y, SIZE.pointer);
  if (size < CHALLENGE_SIZES) fillPointer("white", RIGHT, MIDDLE + SIZE.reach, y, SIZE.pointer);
  drawSentence("✛ or 🎣 change");
  drawButtons("back", "play");
}

function whatOf({ puzzle, size }: Challenge): string {
  return `${WORLDS[puzzle].name}, size ${size}`;
}

/** The dark hall with its heading; on its floor stands who will play, and its levels lie there. */
function drawHall(heading: string, more: string, world: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("text", heading, MARGIN, HEADING_TOP, "left", "white");
  writeText("text", more, SCREEN_WIDTH - MARGIN, HEADING_TOP, "right", "white");
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
  drawSprite(`images/${WORLDS[world].id}/cast`, 1, PLAYER_LEFT, FLOOR.y - CAST_HEIGHT);
  for (let level = 0; level < LEVELS; level++) {
    const x = BEADS.first + level * BEADS.apart;
    fillDisc("white", x, BEADS.y, BEADS.radius);
    if (level > 0) fillDisc("black", x, BEADS.y, BEADS.radius - 1);
  }
}

function drawSentence(sentence: string): void {
  writeText("text", sentence, SCREEN_WIDTH - MARGIN, SENTENCE_TOP, "right", "white");
}

function drawButtons(b: string, a: string): void {
  writeText("text", `Ⓑ ${b}`, MARGIN, BUTTONS_TOP, "left", "white");
  writeText("text", `Ⓐ ${a}`, SCREEN_WIDTH - MARGIN, BUTTONS_TOP, "right", "white");
}
