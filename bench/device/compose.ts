import { createRandom } from "../../src/kernel/random";
import { composeAsArticle } from "./article";
import { briefOf, composeOne, SEEDS } from "./levels";
import { measure, runStep, runWork } from "./measure";

const SIZES = [5, 8, 10, 12, 15];

/** Composes one level of each seed: the game's way, then the article's. */
export function benchCompose(): void {
  for (const pieces of SIZES) {
    measure("compose", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) runWork(() => composeOne(seed, pieces));
    });
    measure("article", pieces, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        runStep(() => composeAsArticle(briefOf(seed, pieces), createRandom(seed, pieces)));
      }
    });
  }
}
