/**
 * Finds parts of the scripted games that show all screens of the game. Tests name the parts whose frames they record.
 */
import { PUZZLE_ROWS } from "../puzzles";
import { TEXT_TOUR } from "../text-tour";
import { TOUR } from "../tour";

/** A scripted game on some screens: its title, and the function that plays it. */
export type Walk = readonly [title: string, walk: () => void];

/**
 * Returns the parts called `names` of the scripted game in text-tour.ts, which shows the screens with the largest
 * possible numbers. Each part shows one puzzle.
 */
export function textWalks(...names: readonly string[]): Walk[] {
  return names.map((name) => {
    const at = TEXT_TOUR.findIndex((part) => part.name === name);
    if (at < 0) throw new Error(`the text tour has no part "${name}"`);
    const [puzzleId] = PUZZLE_ROWS[at % PUZZLE_ROWS.length];
    return [
      `${name} in ${puzzleId}`,
      () => {
        TEXT_TOUR[at].walk(puzzleId);
      },
    ];
  });
}

/**
 * Returns the parts with the given headings of the scripted game in tour.ts, which takes the pictures of
 * docs/gallery.md.
 */
export function tourWalks(...headings: readonly string[]): Walk[] {
  return headings.map((heading) => {
    const part = TOUR.find((each) => each.heading === heading);
    if (part === undefined) throw new Error(`the gallery tour has no part "${heading}"`);
    return [heading, () => void [...part.walk()]];
  });
}
