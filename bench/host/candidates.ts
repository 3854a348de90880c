import { certify } from "../../src/kernel/certify";
import { finish, type Work } from "../../src/kernel/work";
import { composeLevel, enterNextLevel, startRun } from "../../src/game/endless";
import { puzzleAsking } from "../device/asked";
import { briefOf, puzzle } from "../device/levels";
import { sayFigure } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/** What the endless plan asks of the sizes that it has; larger ones are asked as much as its hardest. */
const SIZES = [8, 9, 10, 11, 12, 13, 15];

/** How many candidates are certified before a level is chosen. */
export function benchCandidates(): void {
  for (const pieces of SIZES) {
    const counts = countsOf(pieces);
    sayFigure(`candidates ${pieces}: certified for a level, fewest`, Math.min(...counts));
    sayFigure(`candidates ${pieces}: certified for a level, median`, percentile(counts, 0.5));
  }
}

function countsOf(pieces: number): number[] {
  const { stages } = puzzle.endless;
  const wanted = stages.filter((stage) => stage.pieces <= pieces).map((stage) => stage.difficultyCentibits);
  const asking = puzzleAsking(pieces, Math.max(...wanted));
  const run = startRun(SEED_OF_RUN);
  return Array.from({ length: LEVELS }, (_, at) => {
    let certified = 0;
    const counting: typeof puzzle = {
      ...asking,
      rules: (level) => countingRules(asking.rules(level), () => certified++),
    };
    const { fromX, fromY } = briefOf(at + 1, pieces);
    enterNextLevel(run, asking.fingerprint(finish(composeLevel(counting, run, fromX, fromY)).level));
    return certified;
  });
}

type RulesOfPuzzle = ReturnType<typeof puzzle.rules>;

/** The same rules, but each certificate is counted. */
function countingRules(rules: RulesOfPuzzle, count: () => void): RulesOfPuzzle {
  function* certifyAndCount(cap: number): Work<ReturnType<typeof finish<CertificateOfPuzzle>>> {
    const certificate = yield* certify(rules, cap);
    if (certificate !== undefined) count();
    return certificate;
  }
  return { ...rules, certify: certifyAndCount };
}

type CertificateOfPuzzle = ReturnType<typeof certify<RulesOfPuzzle["start"]>> extends Work<infer C> ? C : never;
