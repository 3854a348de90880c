// The words with which the moves of each puzzle are announced. They are kept apart from the list of puzzles, because
// they are loaded only for a player who cannot see the screen.
import { spokenWords as fruitWords } from "./fruit/texts/spoken-en";
import { spokenWords as icePathWords } from "./ice-path/texts/spoken-en";
import { spokenWords as lastBallWords } from "./last-ball/texts/spoken-en";
import { spokenWords as penguinWords } from "./penguin/texts/spoken-en";
import { spokenWords as skidWords } from "./skid/texts/spoken-en";
import type { SpokenWords } from "./spoken-words";

const WORDS: readonly { readonly id: string; readonly words: SpokenWords }[] = [
  { id: "last-ball", words: lastBallWords },
  { id: "ice-path", words: icePathWords },
  { id: "skid", words: skidWords },
  { id: "penguin", words: penguinWords },
  { id: "fruit", words: fruitWords },
];

/**
 * Returns the words with which the moves of a puzzle are announced; undefined if the puzzle has no words of its own.
 */
export function spokenWordsOf(puzzleId: string): SpokenWords | undefined {
  return WORDS.find(({ id }) => id === puzzleId)?.words;
}
