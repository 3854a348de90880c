import { fillBox, SCREEN_WIDTH } from "../../device/screen";
import { textWidth, writeText, type FontName } from "../../device/text";

/**
 * A word after a level or a run: what was achieved, and where to go from here.
 * @noSelf
 */
export interface Card {
  /** What it is about: of a level its place says enough. */
  readonly about: "level" | "run";
  readonly title: string;
  readonly lines: readonly string[];
  /** The medals that were won, in words, the least first; none if the card does not speak of medals. */
  readonly medals: readonly string[];
  /** What medals mean that were won for the first time. */
  readonly meanings?: readonly string[];
  /** The fewest moves that the level was ever cleared in; left out where that is not kept. */
  readonly best?: number;
  /** What Ⓐ and Ⓑ do. */
  readonly aText: string;
  readonly bText: string;
  readonly onA: () => void;
  readonly onB: () => void;
}

/** What ✛ and the crank do beneath a card. */
export const REPLAY_LINES: readonly string[] = ["✛ right: watch it again", "✛ up: see it as arrows"];

/** Of a level that the game itself has played. */
export const WATCHED = "Watched: it does not count";

const WIDTH = 336;
const LEFT = (SCREEN_WIDTH - WIDTH) / 2;
const TOP = 44;
const TITLE_TOP = 10;
const LINES_TOP = 48;
const LINE_HEIGHT = 24;
const MEDALS_HEIGHT = 28;
const MEDALS_MARGIN = 14;
const FOOT_HEIGHT = 34;
const BORDER = 2;
const SHADOW = 4;

/** Draws a card over the middle of the screen. */
export function drawCard(card: Card): void {
  const { lines } = card;
  const height = LINES_TOP + lines.length * LINE_HEIGHT + (card.medals.length === 0 ? 0 : MEDALS_HEIGHT) + FOOT_HEIGHT;
  fillBox("black", LEFT + SHADOW, TOP + SHADOW, WIDTH, height);
  fillBox("black", LEFT, TOP, WIDTH, height);
  fillBox("white", LEFT + BORDER, TOP + BORDER, WIDTH - 2 * BORDER, height - 2 * BORDER);
  writeLine("large", card.title, TOP + TITLE_TOP);
  let y = TOP + LINES_TOP;
  if (card.medals.length > 0) {
    writeLine("text", medalsLine(card.medals), y);
    y += MEDALS_HEIGHT;
  }
  for (const line of lines) {
    writeLine("text", line, y);
    y += LINE_HEIGHT;
  }
  const foot = TOP + height - FOOT_HEIGHT + 6;
  writeText("text", `Ⓑ ${card.bText}`, LEFT + 16, foot, "left", "black");
  writeText("text", `Ⓐ ${card.aText}`, LEFT + WIDTH - 16, foot, "right", "black");
}

/** No such medal is won with a hint. */
export function unaided(meaning: string): string {
  return `${meaning}, no hint`;
}

function writeLine(font: FontName, text: string, y: number): void {
  writeText(font, text, SCREEN_WIDTH / 2, y, "centre", "black");
}

/** The medals in one line; where it would be too long for the card, without the least of them. */
function medalsLine(medals: readonly string[]): string {
  const line = medals.map((medal) => `✓ ${medal}`).join("  ");
  const isTooLong = textWidth("text", line) > WIDTH - 2 * MEDALS_MARGIN;
  return isTooLong && medals.length > 1 ? medalsLine(medals.slice(1)) : line;
}
