/** The entries that the game adds to the console's system menu while a level is played. */
import { setMenu, type MenuAction } from "../../device/menu";
import type { Routes } from "../routes";
import { TEXTS } from "../texts/index";
import { restartAttempt, type Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { rememberNewHelp } from "./give-help";
import { askForHint } from "./hint";
import { twistOf } from "./played-twist";
import { isOver, type PlayState } from "./play-state";
import { restoreHelp } from "./remembered-help";
import { endUnaidedStreak } from "./unaided-streak";

/**
 * The system menu's actions on the level being played. `endRush` ends rush mode and is undefined in other modes. Rush
 * mode has no hints, so its menu shows `endRush` instead of `hint`.
 * @noSelf
 */
interface LevelActions {
  readonly restart: () => void;
  readonly hint: () => void;
  readonly endRush: (() => void) | undefined;
}

/**
 * Replaces the game's entries in the system menu. Without `levelActions`, when no level can be played, the menu has
 * only the entry "leave".
 */
function fillMenu(menu: MenuAction[], levelActions: LevelActions | undefined, back: () => void): void {
  while (menu.length > 0) menu.pop();
  if (levelActions !== undefined) menu.push(...levelMenuItems(levelActions));
  menu.push({ title: TEXTS.menu.leave, onSelect: back });
}

function levelMenuItems({ restart, hint, endRush }: LevelActions): readonly MenuAction[] {
  return [
    { title: TEXTS.menu.restartLevel, onSelect: restart },
    endRush === undefined
      ? { title: TEXTS.menu.hint, onSelect: hint }
      : { title: TEXTS.menu.endRush, onSelect: endRush },
  ];
}

/**
 * Returns a menu action that asks the player before rush mode ends for good. The clock stands still during the
 * question.
 */
function confirmEndRush(ask: Routes["ask"], onConfirm: () => void): () => void {
  const { title, text, yes } = TEXTS.play.endRush;
  return () => {
    ask({ title, text, yes: { label: yes, onSelect: onConfirm } });
  };
}

/** Rebuilds the game's entries in the system menu and passes the new entries to the console. */
export function replaceMenu(play: PlayState): void {
  refillMenu(play);
  setMenu(play.menu);
}

/** Rebuilds the game's entries in the system menu for the current level, or for a screen without a level. */
export function refillMenu(play: PlayState): void {
  const isPlayed = play.attempt !== undefined && play.card === undefined && !isOver(play);
  fillMenu(play.menu, isPlayed ? levelActionsOn(play) : undefined, play.mode.back);
}

/**
 * Returns the system menu's actions for the level being played. The actions have no effect before the first level and
 * while a card is shown.
 */
function levelActionsOn(play: PlayState): LevelActions {
  const changeAttempt = (change: (attempt: Attempt) => void) => (): void => {
    if (play.attempt === undefined || play.card !== undefined) return;
    change(play.attempt);
    noteUnsaved(play, "moves");
  };
  const restart = changeAttempt((attempt) => {
    restartAttempt(attempt);
    twistOf(play)?.restart?.(attempt);
    if (attempt.wasRestarted) endUnaidedStreak(play);
    rememberNewHelp(play, attempt);
    restoreHelp(play, attempt);
  });
  const { mode, routes } = play;
  const { giveUp } = mode;
  const endRush = giveUp === undefined ? undefined : changeAttempt(confirmEndRush(routes.ask, changeAttempt(giveUp)));
  return { restart, hint: changeAttempt(askForHint), endRush };
}
