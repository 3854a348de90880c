/** Describes the level being played beyond its board: menu picture, screen-reader text, hum of the lamp, session row. */
import { soundLampOut } from "../sounds";
import { advanceHum, type Hum } from "./hum";
import { modeHudText, type PlayView } from "./play-view";
import type { Attempt } from "./attempt";
import { isStill } from "./timeline";
import { attemptJson } from "./attempt-json";
import { drawSummary } from "./menu-summary";
import { announceAttempt, type Announcement } from "./announce-attempt";

/** A play screen with what was announced last and the state of the hum. */
interface Seen extends PlayView {
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
}

/** Draws the summary of the level that the console shows beside the system menu. */
export function summarise(view: PlayView): void {
  const { puzzle, attempt, save } = view;
  if (attempt !== undefined) drawSummary(puzzle, modeHudText(view, attempt), attempt, save.settings.lampIsShown);
}

/** Announces the state of the level to a screen reader, and plays the sound of the lamp when it goes out. */
export function tellOf({ lastAnnouncement, save, puzzle, mode, tutorial }: Seen, attempt: Attempt): void {
  const goesOut = announceAttempt(
    lastAnnouncement,
    attempt,
    save.settings.lampIsShown,
    mode.isOver?.() === true,
    () => {
      const { main, told: spoken = main } = mode.hud(attempt);
      return `${puzzle.name}, ${tutorial === undefined ? spoken : "something new"}`;
    },
  );
  if (goesOut) soundLampOut();
}

/** Lets the lamp hum while it is announced as lit. The hum changes at the end of a move, when the picture does. */
export function hum({ hum: lampsHum, lastAnnouncement }: Seen, { phase, played }: Attempt, elapsedMs: number): void {
  const isMoving = phase !== "playing" || !isStill(played.timeline);
  advanceHum(lampsHum, !lastAnnouncement.isLampOut && lastAnnouncement.outcome !== "lost", isMoving, elapsedMs);
}

/** Returns the level and all moves so far as one line of text; undefined before the level has come. */
export function rowOf({ attempt, puzzle, mode }: PlayView): string | undefined {
  if (attempt === undefined) return undefined;
  const { level, timeline } = attempt.played;
  return attemptJson(puzzle.id, mode.name, mode.origin(), puzzle.formatMap(level), timeline);
}
