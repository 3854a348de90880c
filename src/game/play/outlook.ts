/** Describes the level being played beyond its board: menu picture, screen-reader text, hum of the lamp, session row. */
import { soundLampOut } from "../sounds";
import { passHum, type Hum } from "./hum";
import { hudOf, type PlayView } from "./play-view";
import type { Round } from "./round";
import { isStill } from "./session";
import { sessionRow } from "./session-row";
import { drawSummary } from "./summary";
import { tellRound, type Told } from "./told";

/** A play screen with what was announced last and the state of the hum. */
interface Seen extends PlayView {
  readonly told: Told;
  readonly hum: Hum;
}

/** Draws the summary of the level that the console shows beside the system menu. */
export function summarise(view: PlayView): void {
  const { puzzle, round, save } = view;
  if (round !== undefined) drawSummary(puzzle, hudOf(view, round), round, save.settings.lampIsShown);
}

/** Announces the state of the level to a screen reader, and plays the sound of the lamp when it goes out. */
export function tellOf({ told, save, puzzle, mode, teaching }: Seen, round: Round): void {
  const goesOut = tellRound(told, round, save.settings.lampIsShown, mode.isOver?.() === true, () => {
    const { main, told: spoken = main } = mode.hud(round);
    return `${puzzle.name}, ${teaching === undefined ? spoken : "something new"}`;
  });
  if (goesOut) soundLampOut();
}

/** Lets the lamp hum while it is announced as lit. The hum changes at the end of a move, when the picture does. */
export function hum({ hum: lampsHum, told }: Seen, { phase, play }: Round, elapsedMs: number): void {
  const isMoving = phase !== "playing" || !isStill(play.session);
  passHum(lampsHum, !told.isDark && told.outcome !== "lost", isMoving, elapsedMs);
}

/** Returns the level and all moves so far as one line of text; undefined before the level has come. */
export function rowOf({ round, puzzle, mode }: PlayView): string | undefined {
  if (round === undefined) return undefined;
  const { level, session } = round.play;
  return sessionRow(puzzle.id, mode.name, mode.row(), puzzle.write(level), session);
}
