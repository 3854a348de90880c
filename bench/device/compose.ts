/** Measures how long Last Ball's levels take to compose, by the game's generator and by the article's. */
import { createRandom } from "../../src/kernel/random";
import { composeAsArticle } from "./article";
import { attemptLevel } from "../../src/puzzles/last-ball/make/generator";
import { briefOf, SEEDS } from "./levels";
import { measure, measureWithLuaCollector, measureAttempts, measureStep } from "./measure";

const SIZES = [5, 8, 10, 12, 15];

/**
 * Composes one level for each seed, first by the game's generator, then by the article's. Creating the random
 * generator is not measured.
 */
export function benchCompose(): void {
  for (const pieces of SIZES) {
    measure("compose", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        const brief = briefOf(seed, pieces);
        measureAttempts(() => attemptLevel(brief, random));
      }
    });
    // The article's generator needs Lua's own collector, because its garbage is more than the game's collector
    // slices can free.
    measureWithLuaCollector("article", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        const brief = briefOf(seed, pieces);
        measureStep(() => composeAsArticle(brief, random));
      }
    });
  }
}
