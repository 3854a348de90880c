/**
 * Runs the simulated Playdate on the web page in real time, and pauses it. `main.ts` connects the simulated Playdate to
 * the page's input and screen.
 */
import type { Console, ConsoleInput, LifecycleEvent, MenuItem, TouchPhase } from "../host";
import type { GameClock } from "./game-clock";
import type { MenuChoice } from "./menu";
import { createUpdates } from "./frame-updates";

/**
 * A reason for a pause: the system menu (`menu`) or a panel (`panel`) is open, another window has the focus (`away`),
 * or the page is hidden (`lock`).
 */
type PauseReason = "menu" | "panel" | "away" | "lock";

/**
 * The events that the game receives when a pause begins and ends. For the game, the pauses `panel` and `away` are the
 * same as an open system menu.
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
  /** Passes a choice in the game's menu to the game. The game does not pause for this. */
  choose(choice: MenuChoice): void;
  /** Releases all held buttons and keys, announces the pause to the game, and stops the game's updates and clock. */
  pause(why: PauseReason): void;
  /**
   * Passes the player's menu choices to the game and continues it. The game stays stopped while another reason for a
   * pause lasts.
   */
  resume(why: PauseReason, choices?: readonly MenuChoice[]): void;
  end(): void;
}

interface GameLoopOptions {
  readonly console: Console;
  readonly clock: GameClock;
  /** Returns the player's input of the last `frameMs` milliseconds. */
  readonly nextInput: (frameMs: number) => ConsoleInput;
  readonly releaseInput: () => void;
  /** Returns a promise that resolves when the page has received the file for which the game waits. */
  readonly arrival: () => Promise<void>;
  readonly onDrawn: () => void;
  /** Called once when the game has failed with an error, after the game loop has stopped. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs the simulated Playdate at the rate that the game asks for, starting with the next frame of the browser. */
export function startGameLoop(options: GameLoopOptions): GameLoop {
  const { console, clock, releaseInput, arrival, onFailure } = options;
  const updates = createUpdates(options);
  const pauseReasons = new Set<PauseReason>();
  const attempts = createAttempts(onFailure);
  const { attempt, fail } = attempts;
  let isWaiting = false;

  function notifyGame(action: () => void): void {
    updates.noteDrawing();
    attempt(action);
  }

  function frame(nowMs: number): void {
    if (pauseReasons.size === 0 && !isWaiting) attempt(() => runUpdates(nowMs));
    if (!attempts.isOver) requestAnimationFrame(frame);
  }

  function runUpdates(nowMs: number): void {
    if (updates.run(nowMs)) waitForFile();
  }

  function waitForFile(): void {
    isWaiting = true;
    clock.stop();
    const goOn = (): void => {
      isWaiting = false;
      goOnUnlessPaused();
    };
    arrival().then(goOn, fail);
  }

  function goOnUnlessPaused(): void {
    if (pauseReasons.size > 0 || isWaiting) return;
    clock.resume();
    updates.restart();
  }

  const signal = (event: LifecycleEvent): void => notifyGame(() => console.signal(event));

  requestAnimationFrame(frame);
  return {
    signal,
    keyPressed: (key) => notifyGame(() => console.keyPressed(key)),
    touched: (phase, x, y) => attempt(() => console.touched(phase, x, y)),
    menuItems: () => console.menuItems(),
    choose: ({ index, option }) => notifyGame(() => console.chooseMenuItem(index, option)),
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
      goOnUnlessPaused();
    },
    end() {
      signal("gameWillTerminate");
      attempts.isOver = true;
    },
  };
}

interface Attempts {
  isOver: boolean;
  readonly attempt: (action: () => void) => void;
  readonly fail: (error: unknown) => void;
}

function createAttempts(onFailure: (error: unknown) => void): Attempts {
  const attempts: Attempts = {
    isOver: false,
    attempt(action) {
      if (attempts.isOver) return;
      try {
        action();
      } catch (error) {
        attempts.fail(error);
      }
    },
    fail(error) {
      attempts.isOver = true;
      onFailure(error);
    },
  };
  return attempts;
}
