import { createRandom } from "../../src/kernel/random";
import { composeAsArticle } from "./article";
import { briefOf, composeOne, SEEDS } from "./levels";
import { measure, runStep, runWork } from "./measure";

const SIZES = [5, 8, 10, 12, 15];

/** Composes one level of each seed: the game's way, then the article's. A seed's stream is begun beforehand. */
export function benchCompose(): void {
  for (const pieces of SIZES) {
    measure("compose", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        runWork(() => composeOne(seed, pieces, random));
      }
    });
    measure("article", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed, pieces);
        runStep(() => composeAsArticle(briefOf(seed, pieces), random));
      }
    });
  }
}
