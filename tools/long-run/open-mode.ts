/** Opens a mode of a puzzle from any screen of a long run. */
import type { TitleRow } from "../../tests/play/bot";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { PACES } from "../../src/puzzles/pace";
import { drawOne } from "./dice";
import { nameScreen, openTitleRow } from "./navigate";
import { tap, type Session } from "./session";

const FRAMES_OF_OPENING = 20;
/** The rows of the page of challenges that the bot chooses from. Most often it chooses the new challenge, row 1. */
const ROWS_OF_CHALLENGES = [0, 1, 1, 2];

const ROWS: Readonly<Record<ModeName, TitleRow>> = {
  calm: "Play",
  rising: "Play",
  hard: "Play",
  campaign: "Campaign",
  daily: "Today",
  rush: "Rush",
  challenge: "Challenge",
  remix: "Today",
};

/** Opens a random mode of a random puzzle. Returns the name of the mode. */
export function openAnyMode(session: Session): ModeName {
  const mode = drawOne(session.dice, MODE_NAMES);
  openMode(session, drawOne(session.dice, loadAllPuzzles()).id, mode);
  return mode;
}

function openMode(session: Session, puzzleId: string, mode: ModeName): void {
  openTitleRow(session, puzzleId, ROWS[mode]);
  if (mode === "challenge") openChallenge(session);
  else if (nameScreen(session) === "pace") choosePace(session, mode);
  else if (nameScreen(session) === "today") chooseCard(session, mode);
  tap(session, "a", FRAMES_OF_OPENING);
}

function choosePace(session: Session, mode: ModeName): void {
  for (let count = 1; count < PACES.length; count++) tap(session, "left", 4);
  for (let count = 0; count < PACES.findIndex((pace) => pace === mode); count++) tap(session, "right", 4);
}

/** Chooses a daily level of any puzzle, or the weekly remix behind them. */
function chooseCard(session: Session, mode: ModeName): void {
  const cards = loadAllPuzzles().length;
  const steps = mode === "remix" ? cards : session.dice(cards);
  for (let count = 0; count < steps; count++) tap(session, "right", 4);
}

/**
 * Goes on with a challenge, or makes a new one of a random size. Chooses one of the first rows of the page, of which one
 * enters a code: its letters stay as they are, so that no challenge begins.
 */
function openChallenge(session: Session): void {
  for (let rows = drawOne(session.dice, ROWS_OF_CHALLENGES); rows > 0; rows--) tap(session, "down", 4);
  tap(session, "a", FRAMES_OF_OPENING);
  if (nameScreen(session) === "play") return;
  for (let sizes = session.dice(4); sizes > 0; sizes--) tap(session, drawOne(session.dice, ["up", "down"]), 4);
  tap(session, "a", FRAMES_OF_OPENING);
}
