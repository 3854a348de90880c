import { createRandom } from "../../src/kernel/random";
import { done, finish } from "../../src/kernel/work";
import { penguin } from "../../src/puzzles/penguin/index";
import { compose } from "../../src/puzzles/penguin/make/compose";
import type { Wish } from "../../src/puzzles/penguin/make/plan";
import { benchStages } from "./stage-difficulty";

const LEVELS_BY_LUCK = 50;

/** How hard the levels of each stage of Penguin's climb are: as they were asked for, and by luck. */
export function benchPenguinDifficulty(): void {
  const asked = (wish: Wish) => ({ ...wish, difficultyCentibits: wish.difficultyCentibits ?? 0 });
  benchStages(penguin, { name: "Penguin", asked, byLuck });
}

/** Levels with the same moves and things. */
function byLuck(wish: Wish): number[] {
  const any = { ...wish, difficultyCentibits: undefined, mostRailroadPercent: 100 };
  return Array.from({ length: LEVELS_BY_LUCK }, (_, at) => {
    const certified = finish(compose(any, createRandom(at + 1), () => done(true)));
    if (certified === undefined) throw new Error(`no level comes of seed ${at + 1}`);
    return certified.certificate.analysis.verdict.difficultyCentibits;
  });
}
