/** The entries that the game adds to the console's system menu while a level is played. */
import { requestScreen, type Question } from "../destination";
import type { MenuEntry } from "../../device/menu";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import { noteUnsaved, type Autosave } from "./autosave";
import { restartLevel } from "./give-help";
import { askForHint } from "./hint";
import { leaveLevel } from "./leave-level";
import type { LevelContext } from "./level-context";
import { isWaitingForResult, type ShownCard } from "./shown-card";

/**
 * What the player can choose in the system menu. In a rush (a timed run), `end-run` replaces `hint`, because it has no
 * hints.
 */
export type PlayChoice = "restart" | "hint" | "end-run" | "leave";

/** The answer that the play screen gets when the player wants to end the rush (a timed run). */
export type PlayAnswer = "end-run";

const RESTART: MenuEntry<PlayChoice> = { title: TEXTS.menu.restartLevel, choice: "restart" };
const HINT: MenuEntry<PlayChoice> = { title: TEXTS.menu.hint, choice: "hint" };
const END_RUN: MenuEntry<PlayChoice> = { title: TEXTS.menu.endRush, choice: "end-run" };
const LEAVE: MenuEntry<PlayChoice> = { title: TEXTS.menu.leave, choice: "leave" };

const LEVEL_MENU = [RESTART, HINT, LEAVE];
const RUSH_MENU = [RESTART, END_RUN, LEAVE];
const MENU_WITHOUT_LEVEL = [LEAVE];

interface LevelOfMenu extends LevelContext {
  readonly attempt: Attempt | undefined;
  readonly shownCard: Pick<ShownCard, "card">;
  readonly autosave: Autosave;
}

/** Returns the game's entries of the system menu. If no level can be played now, the only entry is "leave". */
export function menuOf(level: LevelOfMenu): readonly MenuEntry<PlayChoice>[] {
  if (!canPlay(level)) return MENU_WITHOUT_LEVEL;
  return level.mode.giveUp === undefined ? LEVEL_MENU : RUSH_MENU;
}

function canPlay(level: LevelOfMenu): boolean {
  if (level.attempt === undefined || level.shownCard.card !== undefined) return false;
  return level.tutorial !== undefined || !isWaitingForResult(level);
}

/**
 * Carries out what the player has chosen in the system menu. A choice that changes the level has no effect before the
 * first level, or while a card (message) is shown. Returns whether another screen opens.
 */
export function handleMenuChoice(level: LevelOfMenu, choice: PlayChoice): boolean {
  if (choice === "leave") {
    leaveLevel(level.mode, level.tutorial === undefined ? level.attempt : undefined);
    return true;
  }
  const attempt = changeableAttempt(level);
  if (attempt === undefined) return false;
  noteUnsaved(level.autosave, "moves");
  if (choice === "end-run") askToEndRun();
  else if (choice === "hint") askForHint(attempt);
  else if (restartLevel(level, attempt)) noteUnsaved(level.autosave, "all");
  return choice === "end-run";
}

/**
 * Asks the player whether to end the rush (a timed run). The clock of the rush stands still while the question is
 * shown.
 */
function askToEndRun(): void {
  const { title, text, yes } = TEXTS.play.endRush;
  const question: Question<PlayAnswer> = { title, text, yes: { label: yes, answer: "end-run" } };
  requestScreen({ kind: "question", question });
}

/** Ends a run of levels, such as a rush (a timed run), for good, after the player has confirmed this. */
export function endRun(level: LevelOfMenu): void {
  const { giveUp } = level.mode;
  if (giveUp === undefined || changeableAttempt(level) === undefined) return;
  giveUp();
  noteUnsaved(level.autosave, "all");
}

function changeableAttempt({ attempt, shownCard }: LevelOfMenu): Attempt | undefined {
  return shownCard.card === undefined ? attempt : undefined;
}
