/**
 * Measures how long it takes to generate levels of the puzzle Last Ball, by the game's generator and by the generator
 * of Igor Stepanov's article.
 */
import { createRandom } from "../../src/kernel/random";
import { composeAsArticle } from "./article";
import { generateCandidate } from "../../src/puzzles/last-ball/make/generator";
import { createPlacedTarget, SEED_COUNT } from "./levels";
import { measure, measureWithLuaCollector, measureAttempts, measureStep } from "./measure";

const SIZES = [5, 8, 10, 12, 15];

/**
 * Measures how long it takes to generate one level from each seed (a starting value of the random numbers). Measures
 * the game's generator first, and then the generator of Igor Stepanov's article.
 */
export function benchCompose(): void {
  for (const pieces of SIZES) {
    measure("compose", pieces, () => {
      for (let seed = 1; seed <= SEED_COUNT; seed++) {
        const random = createRandom(seed, pieces);
        const target = createPlacedTarget(seed, pieces);
        measureAttempts(() => generateCandidate(target, random));
      }
    });
    // Uses Lua's automatic garbage collection, because the generator of Igor Stepanov's article makes too much garbage
    // for the short collection steps of the game.
    measureWithLuaCollector("article", pieces, () => {
      for (let seed = 1; seed <= SEED_COUNT; seed++) {
        const random = createRandom(seed, pieces);
        const target = createPlacedTarget(seed, pieces);
        measureStep(() => composeAsArticle(target, random));
      }
    });
  }
}
