/**
 * Runs the simulated Playdate on the web page in real time, and pauses it. `main.ts` connects it to the page's input
 * and screen.
 */
import type { Console, ConsoleInput, FrameReport, LifecycleEvent, MenuItem, TouchPhase } from "../host";
import type { GameClock } from "./game-clock";
import type { MenuChoice } from "./menu";
import { createFramePacer } from "./frame-pacer";

/**
 * A reason for a pause of the game: the system menu or a panel of the web page is open, another window has the focus,
 * or the page is hidden.
 */
type PauseReason = "menu" | "panel" | "away" | "lock";

/**
 * The events that the game receives when it pauses and resumes. A real Playdate has no panels and windows, so the game
 * sees these pauses as an open system menu.
 */
const SIGNALS = {
  menu: ["gameWillPause", "gameWillResume"],
  panel: ["gameWillPause", "gameWillResume"],
  away: ["gameWillPause", "gameWillResume"],
  lock: ["deviceWillLock", "deviceDidUnlock"],
} as const;

/** A simulated Playdate that runs in real time. After the game has failed or ended, every method does nothing. */
export interface GameLoop {
  signal(event: LifecycleEvent): void;
  keyPressed(key: string): void;
  touched(phase: TouchPhase, x: number, y: number): void;
  menuItems(): readonly MenuItem[];
  /** Releases all held buttons and keys, tells the game that it pauses, and stops its updates and its clock. */
  pause(why: PauseReason): void;
  /**
   * Passes the player's menu choices to the game, tells the game that it resumes, and continues it. The game stays
   * stopped while another reason for a pause lasts.
   */
  resume(why: PauseReason, choices?: readonly MenuChoice[]): void;
  /** Tells the game that it ends, and stops its updates and its clock. */
  end(): void;
}

/** The functions and objects of the web page that the game loop uses. */
interface GameLoopOptions {
  readonly console: Console;
  /** The clock of the console, which stops while the game is paused. */
  readonly clock: GameClock;
  /** Returns the player's input during the last `frameMs` milliseconds. */
  readonly nextInput: (frameMs: number) => ConsoleInput;
  /** Releases all buttons and keys that the player holds. */
  readonly releaseInput: () => void;
  /** Is called after the game has drawn on its screen. */
  readonly onDrawn: () => void;
  /** Is called once when the game has failed. The game loop has stopped before this call. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs the simulated Playdate at the rate that the game asks for, starting with the next frame of the browser. */
export function startGameLoop(options: GameLoopOptions): GameLoop {
  const { console, clock, nextInput, releaseInput, onDrawn, onFailure } = options;
  const pacer = createFramePacer();
  const pauseReasons = new Set<PauseReason>();
  /** Whether the game may have drawn outside an update: at its start or in a callback such as `gameWillResume`. */
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
    for (let due = pacer.due(nowMs, console.refreshRate()); due > 0; due--) drew = updateOnce().hasDrawn || drew;
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
