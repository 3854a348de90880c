import { createRandom } from "../../src/kernel/random";
import { composeAsArticle } from "./article";
import { attemptLevel } from "../../src/puzzles/last-ball/make/generator";
import { briefOf, SEEDS } from "./levels";
import { measure, measureWithLuaCollector, measureAttempts, measureStep } from "./measure";

const SIZES = [5, 8, 10, 12, 15];

/** Composes one level of each seed: the game's way, then the article's. A seed's stream is begun beforehand. */
export function benchCompose(): void {
  for (const pieces of SIZES) {
    measure("compose", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        const brief = briefOf(seed, pieces);
        measureAttempts(() => attemptLevel(brief, random));
      }
    });
    // It leaves more than the turns of the game's collector could clear away.
    measureWithLuaCollector("article", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        const brief = briefOf(seed, pieces);
        measureStep(() => composeAsArticle(brief, random));
      }
    });
  }
}
