/** How a level that is played is told where its board is not seen: beside the system menu, in words, by ear, and as a row. */
import { soundLampOut } from "../sounds";
import { passHum, type Hum } from "./hum";
import type { PlayView } from "./play-view";
import type { Round } from "./round";
import { isStill } from "./session";
import { sessionRow } from "./session-row";
import { drawSummary } from "./summary";
import { tellRound, type Told } from "./told";

/** What there is to tell, and what was told of it last. */
interface Seen extends PlayView {
  readonly told: Told;
  readonly hum: Hum;
}

/** Draws what stands beside the system menu. */
export function summarise({ puzzle, mode, round, save }: PlayView): void {
  if (round !== undefined) drawSummary(puzzle, mode.hud(round), round, save.settings.lampIsShown);
}

/** Tells how the level stands, and sounds the lamp as it goes out. */
export function tellOf({ told, save, puzzle, mode, teaching }: Seen, round: Round): void {
  const goesOut = tellRound(told, round, save.settings.lampIsShown, mode.isOver?.() === true, () => {
    const { main, told: spoken = main } = mode.hud(round);
    return `${puzzle.name}, ${teaching === undefined ? spoken : "something new"}`;
  });
  if (goesOut) soundLampOut();
}

/** The lamp hums as it was told to burn: at the end of a move, as it is seen. */
export function hum({ hum: lampsHum, told }: Seen, { phase, play }: Round, elapsedMs: number): void {
  const isMoving = phase !== "playing" || !isStill(play.session);
  passHum(lampsHum, !told.isDark && told.outcome !== "lost", isMoving, elapsedMs);
}

/** The level and how it is played so far, as a text. */
export function rowOf({ round, puzzle, mode }: PlayView): string | undefined {
  if (round === undefined) return undefined;
  const { level, session } = round.play;
  return sessionRow(puzzle.id, mode.name, mode.row(), puzzle.write(level), session);
}
