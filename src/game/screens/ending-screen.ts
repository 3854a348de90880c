/**
 * The screen that shows the ending of a campaign: two pictures with moving figures, one after the other. The player
 * turns the console's crank to go forwards or back in the ending.
 */
import { requestScreen, type Destination } from "../destination";
import { hasSeenEnding, type EndingsSeen } from "../save/endings";
import { requestSave } from "../save/store-requests";
import type { Input } from "../../device/input";
import { queueLine, queueNote, queueSilence } from "../frame-events";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { lastMomentMs, momentAt, secondPictureMs } from "./ending-moment";
import { drawEnding, listEnding, type EndingPictures } from "./ending-view";

/**
 * The ending that the screen shows, and where the buttons Ⓐ and Ⓑ lead.
 * @noSelf
 */
export interface EndingShow extends EndingPictures {
  /**
   * The ending that the save marks as seen when the player leaves this screen. Left out for an ending that is opened
   * from the list of seen endings.
   */
  readonly seen?: { readonly endings: EndingsSeen; readonly id: string };
  readonly onA: Destination;
  readonly onB: Destination;
}

const MS_PER_DEGREE = 10;
const CRANK_STEP_DEGREES = 20;

interface EndingScreen extends EndingShow {
  /** The time since the start of the ending, in milliseconds. Turning the crank back reduces it. */
  elapsedMs: number;
  /** How many of the ending's two pictures have been announced to screen readers. */
  announcedPictureCount: number;
}

const ENDING_SCREEN: ScreenKind<EndingScreen> = {
  name: "ending",
  isSilent: true,
  runsByItself: (screen) => !isSecondPictureShown(screen),
  update: updateEnding,
  report: announceNewPicture,
  shown: ({ ending, elapsedMs }, shown) => {
    listEnding(shown, ending, momentAt(ending, elapsedMs));
  },
  draw: (screen) => {
    drawEnding(screen, momentAt(screen.ending, screen.elapsedMs));
  },
  leave: () => {
    queueSilence("hum");
  },
  crankStepDegrees: CRANK_STEP_DEGREES,
};

export function createEndingScreen(show: EndingShow): Screen {
  return screenOf(ENDING_SCREEN, { ...show, elapsedMs: 0, announcedPictureCount: 0 });
}

function updateEnding(screen: EndingScreen, { isAPressed, isBPressed, crankDegrees }: Input, elapsedMs: number): void {
  if ((isAPressed || isBPressed) && isSecondPictureShown(screen)) leave(screen, isAPressed);
  else if (isAPressed || isBPressed) screen.elapsedMs = secondPictureMs(screen.ending);
  else if (crankDegrees !== 0) turnTime(screen, crankDegrees);
  else playOn(screen, elapsedMs);
}

function leave({ seen, onA, onB }: EndingScreen, isA: boolean): void {
  if (seen !== undefined) {
    const { endings, id } = seen;
    if (!hasSeenEnding(endings, id)) endings.seen = endings.seen === "" ? id : `${endings.seen},${id}`;
    requestSave();
  }
  requestScreen(isA ? onA : onB);
}

function isSecondPictureShown({ ending, elapsedMs }: EndingScreen): boolean {
  return momentAt(ending, elapsedMs).index === 1;
}

function turnTime(screen: EndingScreen, crankDegrees: number): void {
  const turnedMs = screen.elapsedMs + crankDegrees * MS_PER_DEGREE;
  screen.elapsedMs = Math.max(0, Math.min(lastMomentMs(screen.ending), turnedMs));
}

function playOn(screen: EndingScreen, elapsedMs: number): void {
  const { ending } = screen;
  const before = screen.elapsedMs;
  const after = Math.min(lastMomentMs(ending), before + elapsedMs);
  screen.elapsedMs = after;
  playNotesBetween(screen, 0, before, after);
  playNotesBetween(screen, 1, before - secondPictureMs(ending), after - secondPictureMs(ending));
}

/**
 * Plays the notes that begin from `fromMs` up to, but not including, `toMs` after the start of one of the ending's two
 * pictures.
 */
function playNotesBetween({ ending }: EndingScreen, index: 0 | 1, fromMs: number, toMs: number): void {
  for (const [atMs, timbre, hertz, volume] of ending.pictures[index].notes) {
    if (atMs >= fromMs && atMs < toMs) queueNote(timbre, hertz, volume);
  }
}

function announceNewPicture(screen: EndingScreen): void {
  const { index } = momentAt(screen.ending, screen.elapsedMs);
  if (index < screen.announcedPictureCount) return;
  screen.announcedPictureCount = index + 1;
  const { text } = screen.ending.pictures[index];
  if (text !== "") queueLine("announcement", text);
}
