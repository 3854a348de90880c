/** The level being played outside its board: the menu's picture, screen-reader texts, the lamp's hum and the JSON. */
import { soundLampOut } from "../sounds";
import { advanceHum, type Hum } from "./hum";
import { modeHudText, type PlayView } from "./play-view";
import type { Attempt } from "./attempt";
import { isStill } from "./timeline";
import { attemptJson } from "./attempt-json";
import { drawSummary } from "./menu-summary";
import { announceAttempt, type Announcement } from "./announce-attempt";

/** A play screen with its last announcement and the state of its hum. */
interface AnnouncedView extends PlayView {
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
}

/** Draws the summary of the level that the console shows beside the system menu. Without a level it draws nothing. */
export function summarise(view: PlayView): void {
  const { puzzle, attempt, save } = view;
  if (attempt !== undefined) drawSummary(puzzle, modeHudText(view, attempt), attempt, save.settings.lampIsShown);
}

/** Announces the state of the level to a screen reader, and plays the sound of the lamp when it goes out. */
export function tellOf({ lastAnnouncement, save, puzzle, mode, tutorial }: AnnouncedView, attempt: Attempt): void {
  const hasLampGoneOut = announceAttempt(
    lastAnnouncement,
    attempt,
    save.settings.lampIsShown,
    mode.isOver?.() === true,
    () => {
      const { main, told: levelName = main } = mode.hud(attempt);
      return `${puzzle.name}, ${tutorial === undefined ? levelName : "something new"}`;
    },
  );
  if (hasLampGoneOut) soundLampOut();
}

/**
 * Advances the lamp's hum, which sounds while the lamp is announced as lit. Announcements follow the end of a move, so
 * the hum changes together with the picture.
 */
export function hum(
  { hum: lampsHum, lastAnnouncement }: AnnouncedView,
  { phase, played }: Attempt,
  elapsedMs: number,
): void {
  const isMoving = phase !== "playing" || !isStill(played.timeline);
  advanceHum(lampsHum, !lastAnnouncement.isLampOut && lastAnnouncement.outcome !== "lost", isMoving, elapsedMs);
}

/** Returns the attempt as one line of JSON; undefined before the first level is ready. */
export function rowOf({ attempt, puzzle, mode }: PlayView): string | undefined {
  if (attempt === undefined) return undefined;
  const { level, timeline } = attempt.played;
  return attemptJson(puzzle.id, mode.name, mode.origin(), puzzle.formatMap(level), timeline);
}
