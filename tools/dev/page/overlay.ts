/**
 * Shows the debug overlay of the development page: numbers about the shown frame, facts about the level, and the list
 * of keys.
 */
import type { LevelFacts } from "../messages";
import type { DevConsole } from "./dev-console";
import type { FrameControl } from "./frame-control";
import { MAX_FRAMES } from "./frame-history";

/**
 * The debug overlay: texts over the picture of the game, with measurements of the shown frame, facts about the level,
 * and the keys.
 */
export interface Overlay {
  /** Shows or hides the figures, which are the time, instructions and memory of the shown frame. */
  toggleFigures(): void;
  toggleKeys(): void;
  /**
   * Shows the facts that the server has sent for the level in `attempt` (a level with its moves, as a line of JSON).
   * Ignores them if another level or state is shown by now.
   */
  setFacts(attempt: string, facts: LevelFacts | null): void;
  /**
   * Forgets the facts about the level, because the rules may have changed. The next `refresh` asks the server for them
   * again.
   */
  forgetFacts(): void;
  /** Computes and shows the time, instructions and memory of the shown frame, unless these numbers are hidden. */
  refresh(): void;
}

interface OverlaySources {
  readonly dev: DevConsole;
  readonly control: FrameControl;
  /** Asks the server for the facts of the level in `attempt`, a level with its moves as a line of JSON. */
  readonly askForFacts: (attempt: string) => void;
  readonly keyList: () => string;
}

/** How many milliseconds pass from one update of the overlay's numbers to the next while the game runs. */
const REFRESH_MS = 250;

/** Creates the debug overlay of the development page. At first, the overlay shows only which key lists all keys. */
export function createOverlay(sources: OverlaySources): Overlay {
  const panel = createPanel();
  const known = { attempt: "", facts: null as LevelFacts | null };
  const shown = { figures: false, keys: false };

  function refresh(): void {
    const attempt = shown.figures ? attemptNow(sources.dev) : undefined;
    if (attempt !== undefined && attempt !== known.attempt) {
      known.attempt = attempt;
      known.facts = null;
      sources.askForFacts(attempt);
    }
    const figures = shown.figures ? figuresText(sources, attempt, known.facts) : "";
    const keys = shown.keys ? sources.keyList() : "";
    panel.textContent = [figures, keys].filter((text) => text !== "").join("\n\n") || "? lists the keys";
  }

  setInterval(refresh, REFRESH_MS);
  return {
    toggleFigures: () => {
      shown.figures = !shown.figures;
      refresh();
    },
    toggleKeys: () => {
      shown.keys = !shown.keys;
      refresh();
    },
    setFacts: (attempt, facts) => {
      if (attempt === known.attempt) known.facts = facts;
      refresh();
    },
    forgetFacts: () => void (known.attempt = ""),
    refresh,
  };
}

/** The key with which the game prints the level being played and its moves (the attempt). */
const ATTEMPT_KEY = "j";
/** The key with which the game prints the name of the open screen. */
const SCREEN_KEY = "n";

/**
 * Returns the level being played with its moves (the attempt) as a line of JSON, in the form of
 * tests/play/attempts.jsonl. Returns undefined if no level is being played.
 */
export function attemptNow(dev: DevConsole): string | undefined {
  return printedUnder(dev, ATTEMPT_KEY, "attempt");
}

function printedUnder(dev: DevConsole, key: string, topic: string): string | undefined {
  const start = `${topic}: `;
  return dev
    .printedAfter(key)
    .find((line) => line.startsWith(start))
    ?.substring(start.length);
}

function figuresText({ dev, control }: OverlaySources, attempt: string | undefined, facts: LevelFacts | null): string {
  const { isPaused, slowness, framesBack, cost } = control.state();
  const pace = isPaused ? "paused" : slowness === 1 ? "running" : `running at 1/${slowness}`;
  const lines = [
    framesBack === 0 ? pace : `${pace}, ${framesBack} of ${MAX_FRAMES} frames back`,
    `frame    ${(cost?.simulatedMs ?? 0).toFixed(1)} ms on a console`,
    `         ${(cost?.browserMs ?? 0).toFixed(1)} ms here`,
    `executed ${cost?.instructionCount ?? 0} instructions`,
    `heap     ${Math.round(cost?.heapKilobytes ?? 0)} kB`,
    `screen   ${printedUnder(dev, SCREEN_KEY, "screen") ?? "none"}`,
  ];
  return [...lines, ...levelLines(attempt, facts)].join("\n");
}

function levelLines(attempt: string | undefined, facts: LevelFacts | null): string[] {
  if (attempt === undefined) return [];
  const { puzzle, mode, level } = JSON.parse(attempt) as { puzzle: string; mode: string; level?: number };
  const place = level === undefined ? mode : `${mode}, level ${level}`;
  return [
    `puzzle   ${puzzle}`,
    `mode     ${place}`,
    `to win   ${facts?.toWin ?? "unknown"}`,
    `code     ${facts?.code ?? "unknown"}`,
  ];
}

function createPanel(): HTMLElement {
  const panel = document.createElement("pre");
  panel.id = "dev-overlay";
  panel.style.cssText =
    "position: fixed; left: 0; top: 0; z-index: 2; margin: 0; padding: 0.5em; max-width: 36ch; white-space: pre-wrap;" +
    "overflow-wrap: anywhere; background: rgb(0 0 0 / 75%); color: white; font: 12px/1.4 monospace; user-select: text";
  document.body.append(panel);
  return panel;
}
