import type { Console, ConsoleInput, FrameReport, LifecycleEvent, MenuItem, TouchPhase } from "../host";
import type { GameClock } from "./game-clock";
import type { MenuChoice } from "./menu";
import { createFramePacer } from "./frame-pacer";

/**
 * Why a game stands still: its system menu is open, a panel of the page's own is, another window has the focus, or the
 * device is locked.
 */
type PauseReason = "menu" | "panel" | "away" | "lock";

/** What the game is told when it stops and when it goes on. A device knows no panels and windows: to the game they are menus. */
const SIGNALS = {
  menu: ["gameWillPause", "gameWillResume"],
  panel: ["gameWillPause", "gameWillResume"],
  away: ["gameWillPause", "gameWillResume"],
  lock: ["deviceWillLock", "deviceDidUnlock"],
} as const;

/** A console running in real time. Once the game has thrown or was ended, nothing reaches it any more. */
export interface GameLoop {
  signal(event: LifecycleEvent): void;
  keyPressed(key: string): void;
  touched(phase: TouchPhase, x: number, y: number): void;
  menuItems(): readonly MenuItem[];
  /** The player lets go of everything; the game is told, then its updates and its clock stop. */
  pause(why: PauseReason): void;
  /** Hands the game what was chosen in the menu, tells it that it goes on, and lets it unless another pause lasts. */
  resume(why: PauseReason, choices?: readonly MenuChoice[]): void;
  /** Tells the game that it ends. */
  end(): void;
}

/** What a run needs of the page. */
interface GameLoopOptions {
  readonly console: Console;
  /** The clock that the console goes by. */
  readonly clock: GameClock;
  /** What the player did in the `frameMs` since the update before. */
  readonly nextInput: (frameMs: number) => ConsoleInput;
  /** Lets go of all that the player holds. */
  readonly releaseInput: () => void;
  /** The game has drawn. */
  readonly onDrawn: () => void;
  /** The game has thrown; the run is over. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs the console at the rate the game asks for, from the next display frame on. */
export function startGameLoop(options: GameLoopOptions): GameLoop {
  const { console, clock, nextInput, releaseInput, onDrawn, onFailure } = options;
  const pacer = createFramePacer();
  const pauseReasons = new Set<PauseReason>();
  /** Whether the game may have drawn outside its updates: as it started, or when it was told of something. */
  let mayHaveDrawn = true;
  let isOver = false;

  function attempt(action: () => void): void {
    if (isOver) return;
    try {
      action();
    } catch (error) {
      isOver = true;
      onFailure(error);
    }
  }

  function notifyGame(action: () => void): void {
    mayHaveDrawn = true;
    attempt(action);
  }

  function frame(nowMs: number): void {
    if (pauseReasons.size === 0) attempt(() => updateAllDue(nowMs));
    if (!isOver) requestAnimationFrame(frame);
  }

  function updateAllDue(nowMs: number): void {
    let drew = mayHaveDrawn;
    mayHaveDrawn = false;
    for (let due = pacer.due(nowMs, console.refreshRate()); due > 0; due--) drew = updateOnce().drew || drew;
    if (drew) onDrawn();
  }

  function updateOnce(): FrameReport {
    const refreshRate = console.refreshRate();
    return console.update(nextInput(refreshRate === 0 ? 0 : 1000 / refreshRate));
  }

  const signal = (event: LifecycleEvent): void => notifyGame(() => console.signal(event));

  requestAnimationFrame(frame);
  return {
    signal,
    keyPressed: (key) => notifyGame(() => console.keyPressed(key)),
    touched: (phase, x, y) => attempt(() => console.touched(phase, x, y)),
    menuItems: () => console.menuItems(),
    pause(why) {
      releaseInput();
      signal(SIGNALS[why][0]);
      pauseReasons.add(why);
      clock.stop();
    },
    resume(why, choices = []) {
      for (const { index, option } of choices) notifyGame(() => console.chooseMenuItem(index, option));
      signal(SIGNALS[why][1]);
      pauseReasons.delete(why);
      if (pauseReasons.size > 0) return;
      clock.resume();
      pacer.restart();
    },
    end() {
      signal("gameWillTerminate");
      isOver = true;
    },
  };
}
