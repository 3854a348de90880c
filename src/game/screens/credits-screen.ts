/**
 * The screen with the credits of the game: a page for each author whose article describes one of the puzzles, and a
 * page with all authors.
 */
import { requestScreen, type Destination } from "../destination";
import type { Input } from "../../device/input";
import { DOWN, RIGHT } from "../../kernel/direction";
import { ENDINGS } from "../../puzzles/endings";
import { PUZZLES } from "../../puzzles/index";
import { queueLine, queueNote } from "../frame-events";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound } from "../sounds";
import { roundToUnits } from "../widgets/list";
import { drawAllThanks, drawThanks, SLIDE_MS, type Thanks } from "./credits-view";

const PAGE_MS = 2400;
const CRANK_DEGREES_PER_PAGE = 60;
const PAGE_HERTZ = [587, 659, 740, 880, 988, 1175];
const NOTE_VOLUME = 0.14;

/**
 * The state of the screen with the credits.
 * @noSelf
 */
interface CreditsScreen {
  readonly back: Destination;
  readonly thanks: readonly Thanks[];
  /** The index, from 0, of the shown page of the credits. The last page lists all authors. */
  page: number;
  pageMs: number;
  crankDegrees: number;
}

const CREDITS: ScreenKind<CreditsScreen> = {
  name: "credits",
  isSilent: true,
  runsByItself: ({ thanks, page }) => page < thanks.length,
  update: updateCredits,
  shown: ({ page, pageMs }, shown) => {
    listShown(shown, page);
    listShown(shown, Math.min(SLIDE_MS, pageMs));
  },
  draw: ({ thanks, page, pageMs }) => {
    if (page < thanks.length) drawThanks(thanks[Math.max(0, page)], pageMs);
    else drawAllThanks(thanks);
  },
  crankStepDegrees: CRANK_DEGREES_PER_PAGE,
};

export function createCreditsScreen(back: Destination): Screen {
  return screenOf(CREDITS, { back, thanks: collectThanks(), page: -1, pageMs: 0, crankDegrees: 0 });
}

function updateCredits(screen: CreditsScreen, input: Input, elapsedMs: number): void {
  const isLast = screen.page === screen.thanks.length;
  if (input.isBPressed || (input.isAPressed && isLast)) {
    playGoBackSound();
    requestScreen(screen.back);
  } else advance(screen, input, elapsedMs);
}

function collectThanks(): Thanks[] {
  return ENDINGS.map(({ id, loadEnding }) => ({
    id,
    author: loadEnding().author,
    puzzle: PUZZLES.find((puzzle) => puzzle.id === id)?.name ?? "",
  }));
}

function advance(screen: CreditsScreen, input: Input, elapsedMs: number): void {
  const step = screen.page < 0 ? 1 : takePageSteps(screen, input);
  if (step !== 0) turnTo(screen, screen.page + step);
  else if (screen.page < screen.thanks.length) showOn(screen, elapsedMs);
}

function showOn(screen: CreditsScreen, elapsedMs: number): void {
  screen.pageMs += elapsedMs;
  if (screen.pageMs >= PAGE_MS) turnTo(screen, screen.page + 1);
}

function takePageSteps(screen: CreditsScreen, { isAPressed, pressedDirection, crankDegrees }: Input): number {
  screen.crankDegrees += crankDegrees;
  const pages = roundToUnits(screen.crankDegrees, CRANK_DEGREES_PER_PAGE);
  screen.crankDegrees -= pages * CRANK_DEGREES_PER_PAGE;
  if (isAPressed) return 1;
  if (pressedDirection === undefined) return pages;
  return pressedDirection === RIGHT || pressedDirection === DOWN ? 1 : -1;
}

function turnTo(screen: CreditsScreen, page: number): void {
  const next = Math.max(0, Math.min(screen.thanks.length, page));
  if (next === screen.page) return;
  screen.page = next;
  screen.pageMs = 0;
  queueNote("bell", PAGE_HERTZ[next % PAGE_HERTZ.length], NOTE_VOLUME);
  if (next < screen.thanks.length) queueLine("announcement", screen.thanks[next].author);
}
