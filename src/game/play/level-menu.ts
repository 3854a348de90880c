/** The entries that the game adds to the console's system menu while a level is played. */
import { requestScreen, type Destination } from "../destination";
import { setMenu, type MenuAction } from "../../device/menu";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import { noteUnsaved, type Autosave } from "./autosave";
import { restartLevel } from "./give-help";
import { askForHint } from "./hint";
import type { LevelContext } from "./level-context";
import { isWaitingForResult, type ShownCard } from "./shown-card";

/** The level to which the entries of the system menu apply. */
interface LevelOfMenu extends LevelContext {
  readonly attempt: Attempt | undefined;
  readonly shownCard: Pick<ShownCard, "card">;
  readonly autosave: Autosave;
  readonly menu: MenuAction[];
}

/** Fills the system menu with the game's entries. If no level can be played now, the only entry is "leave". */
export function fillMenu(level: LevelOfMenu): void {
  const { menu } = level;
  while (menu.length > 0) menu.pop();
  if (canPlay(level)) menu.push(restartEntry(level), helpEntry(level));
  menu.push({ title: TEXTS.menu.leave, onSelect: leaveTo(level.mode.back) });
}

/**
 * Fills the system menu again if this frame has changed whether a level can be played, and passes the new entries to
 * the console. Returns whether the menu has changed.
 */
export function followMenu(level: LevelOfMenu): boolean {
  if (canPlay(level) === level.menu.length > 1) return false;
  fillMenu(level);
  setMenu(level.menu);
  return true;
}

/** Returns whether a level or a lesson can be played now. */
function canPlay(level: LevelOfMenu): boolean {
  if (level.attempt === undefined || level.shownCard.card !== undefined) return false;
  return level.tutorial !== undefined || !isWaitingForResult(level);
}

function restartEntry(level: LevelOfMenu): MenuAction {
  const restart = (attempt: Attempt): void => {
    if (restartLevel(level, attempt)) noteUnsaved(level.autosave, "all");
  };
  return { title: TEXTS.menu.restartLevel, onSelect: onLevel(level, restart) };
}

/** Returns the menu entry for a hint. In a rush (timed run), which has no hints, this entry ends the rush instead. */
function helpEntry(level: LevelOfMenu): MenuAction {
  if (level.mode.giveUp === undefined) return { title: TEXTS.menu.hint, onSelect: onLevel(level, askForHint) };
  return { title: TEXTS.menu.endRush, onSelect: onLevel(level, askToEndRun) };
}

/** Asks the player whether to end the rush (timed run) for good. The rush's clock stands still during the question. */
function askToEndRun(): void {
  const { title, text, yes } = TEXTS.play.endRush;
  requestScreen({ kind: "question", question: { title, text, yes: { label: yes } } });
}

/** Ends a run of levels for good, after the player has confirmed this. */
export function endRun(level: LevelOfMenu): void {
  const { giveUp } = level.mode;
  if (giveUp !== undefined) onLevel(level, giveUp)();
}

function leaveTo(destination: Destination): () => void {
  return () => {
    requestScreen(destination);
  };
}

/**
 * Returns the action of a menu entry that changes the level being played. The action has no effect before the first
 * level is ready and while a card is shown.
 */
function onLevel(level: LevelOfMenu, change: (attempt: Attempt) => void): () => void {
  return () => {
    if (level.attempt === undefined || level.shownCard.card !== undefined) return;
    change(level.attempt);
    noteUnsaved(level.autosave, "moves");
  };
}
