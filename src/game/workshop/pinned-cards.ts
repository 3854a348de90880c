/** Lists the cards on the workshop's pinboard: own levels, a new level, a friend's code, and deleted levels. */
import { readOwnBest } from "../save/own-best";
import { MAX_OWN_LEVELS, readMap, readOwnMap, type OwnLevels } from "../save/own-levels";
import type { PinnedCard } from "./pinboard-view";

/**
 * Returns the number of cards on the workshop's pinboard. There is a card for each of the player's own levels, a card
 * for a friend's code, and a card for each deleted level. If there is space for a new level, it has a card, too.
 */
export function cardCount(own: OwnLevels): number {
  return firstDeletedIndex(own) + own.deleted.length;
}

/** Returns the index, among all cards of the workshop's pinboard, of the first card that shows a deleted level. */
export function firstDeletedIndex({ levels }: OwnLevels): number {
  return levels.length + extraCards(levels.length).length;
}

/** Returns the card at an index of the workshop's pinboard. */
export function cardOf(own: OwnLevels, index: number): PinnedCard {
  const count = own.levels.length;
  if (index < count) return { map: readOwnMap(own, index), isDeleted: false, best: readOwnBest(own.levels[index]) };
  const deletedIndex = index - firstDeletedIndex(own);
  if (deletedIndex >= 0) {
    const { written } = own.deleted[deletedIndex];
    return { map: readMap(written), isDeleted: true, best: readOwnBest(written) };
  }
  return extraCards(count)[index - count];
}

/**
 * Returns the cards that show no level: "new" if there is space for another level, and "code" to enter a friend's code.
 * These cards follow the cards of the player's own levels on the workshop's pinboard.
 */
function extraCards(levelCount: number): readonly ("new" | "code")[] {
  return levelCount < MAX_OWN_LEVELS ? ["new", "code"] : ["code"];
}
