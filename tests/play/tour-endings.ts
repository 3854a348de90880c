/** Takes pictures of all campaigns' endings, of the finale after them and of the credits, for docs/gallery.md. */
import { ENDINGS } from "../../src/puzzles/endings";
import { openRow } from "./bot";
import { FILM_PICTURES } from "./film";
import { frames, press, startPlayer, type Player } from "./player";
import { puzzleOf } from "./puzzles";
import { storeWith } from "./saves";
import { filmStop, tourStop, type TourStop } from "./tour-stop";

/** The frames of a campaign's ending in which its pictures are taken, counted from the beginning of the ending. */
const MOMENTS = [30, 75, 125, 200];
const MOMENTS_OF_FINALE = [60, 115, 170, 275];
const FRAMES_A_SECOND = 30;
const FRAMES_OF_SHUTTER = 10;
/** How many frames after the beginning of a page of the credits its picture is taken. */
const FRAMES_OF_PAGE = 45;

function captionOf(what: string, frame: number): string {
  return `${what}, after ${(frame / FRAMES_A_SECOND).toFixed(1)} seconds.`;
}

/**
 * Takes pictures of the ending that was just opened, in the frames `moments`. Also takes a film of it (ten pictures
 * joined into one), with equal times between the pictures. The film ends shortly before the last of `moments`.
 */
function* pictures(player: Player, name: string, what: string, moments = MOMENTS): Generator<TourStop, void> {
  const framesApart = Math.floor((moments[moments.length - 1] - 1) / FILM_PICTURES);
  const film: Uint8Array[] = [];
  let shown = 0;
  for (const [index, moment] of moments.entries()) {
    for (; shown < moment; shown++) {
      frames(player, 1);
      if ((shown + 1) % framesApart === 0 && film.length < FILM_PICTURES) film.push(player.console.pixels.slice());
      if (film.length === FILM_PICTURES && shown + 1 === FILM_PICTURES * framesApart)
        yield filmStop(name, `${what}: a picture every ${(framesApart / FRAMES_A_SECOND).toFixed(1)} seconds.`, player, film); // prettier-ignore
    }
    yield tourStop(`${name}-${index + 1}`, captionOf(what, moment), player, false);
  }
}

/** Opens the ending of a puzzle from its campaign's map. In the save, all other endings were seen. */
export function openEnding(puzzleId: string, launch: Parameters<typeof startPlayer>[1] = {}): Player {
  const others = ENDINGS.filter(({ id }) => id !== puzzleId).map(({ id }) => id);
  const store = storeWith((save, saved) => {
    saved.medals = "1".repeat(puzzleOf(puzzleId).campaign.levelCount);
    save.endings.seen = others.join(",");
  }, puzzleId);
  const player = startPlayer(store, launch);
  openRow(player, "Campaign");
  press(player, "a");
  return player;
}

export function* walkEndings(): Generator<TourStop, void> {
  for (const { id } of ENDINGS)
    yield* pictures(openEnding(id), `ending-of-${id}`, `The ending of ${puzzleOf(id).name}`);
  const player = openEnding(ENDINGS[0].id);
  press(player, "b");
  press(player, "b");
  yield* pictures(player, "finale", "The finale, when all endings were seen", MOMENTS_OF_FINALE);
  press(player, "a");
  frames(player, FRAMES_OF_SHUTTER);
  press(player, "right");
  frames(player, FRAMES_OF_PAGE);
  yield tourStop("credits-one", "The credits: an author, and the hero of the puzzle.", player, false);
  for (let page = 2; page < ENDINGS.length + 1; page++) press(player, "right");
  frames(player, FRAMES_OF_PAGE);
  yield tourStop("credits", "All authors.", player, true);
}
