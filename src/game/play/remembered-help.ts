/** What the player was shown of a campaign's level stays with the level, whatever is played in between. */
import { today } from "../../device/clock";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { dayNumber } from "../save/days";
import { helpWith, noteHelp } from "../save/help";
import { puzzleSave, type Save } from "../save/save";
import type { Mode } from "./mode";
import { startAfresh, type Round } from "./round";
import type { Teaching } from "./teaching";

/** What says which level of the campaign is being played. */
export interface Place {
  readonly puzzle: SealedPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly teaching: Teaching | undefined;
}

/** Returns the number, from 0, of the campaign's level that is being played; undefined for a level of another mode. */
function campaignNumber({ mode, teaching }: Pick<Place, "mode" | "teaching">): number | undefined {
  if (teaching !== undefined) return teaching.thing.taughtBy;
  const { level } = mode.row();
  return mode.name === "campaign" && level !== undefined ? level - 1 : undefined;
}

/**
 * Gives a round the help that is remembered with its level. Once that help is forgotten, a round that stands at its start
 * is a new attempt; as long as a move stands, the move may come from the help, and the round keeps it.
 */
export function bringBackHelp(place: Place & { notedHints: number }, round: Round): void {
  giveHelp(place, round);
  place.notedHints = round.hints;
}

function giveHelp(place: Place, round: Round): void {
  const number = campaignNumber(place);
  if (number === undefined) return;
  const help = helpWith(puzzleSave(place.save, place.puzzle.id), number, dayNumber(today()));
  if (help !== "none") {
    round.hints = Math.max(1, round.hints);
    round.wasWatched = round.wasWatched || help === "watched";
  } else if (round.play.session.goal === 0 && (round.hints > 0 || round.wasWatched)) {
    startAfresh(round);
  }
}

/** Remembers help with the campaign's level that is being played. Returns whether there is something new to keep. */
export function rememberHelp(place: Place, help: "hint" | "watched"): boolean {
  const number = campaignNumber(place);
  if (number === undefined) return false;
  return noteHelp(puzzleSave(place.save, place.puzzle.id), number, help, dayNumber(today()));
}
