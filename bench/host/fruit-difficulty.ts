import { createBoard } from "../../src/kernel/board";
import { below, createRandom, type Random } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { certifyLevel } from "../../src/puzzles/fruit/explore/certify";
import { fruit } from "../../src/puzzles/fruit/index";
import { drawKinds, placeAll } from "../../src/puzzles/fruit/make/place";
import { SYMMETRIES } from "../../src/puzzles/fruit/make/symmetry";
import { drawWalls } from "../../src/puzzles/fruit/make/walls";
import type { Wish } from "../../src/puzzles/fruit/make/wish";
import { rules } from "../../src/puzzles/fruit/rules";
import { benchStages } from "./stage-difficulty";

const LEVELS_BY_LUCK = 25;

/** How hard each level of Fruit's climb is: as asked for, and as the article makes levels of its things and par. */
export function benchFruitDifficulty(): void {
  const asked = (wish: Wish) => ({ ...wish, leastMoves: wish.leastPar, mostMoves: wish.mostPar });
  benchStages(fruit, { name: "Fruit", asked, byLuck });
}

/** The article's way: everything anywhere by weight, kept if the par is in the range. */
function byLuck(wish: Wish): number[] {
  const random = createRandom(1);
  const difficulties: number[] = [];
  while (difficulties.length < LEVELS_BY_LUCK) {
    const verdict = placedVerdict(wish, random);
    if (verdict !== undefined && isKept(verdict, wish)) difficulties.push(verdict.difficultyCentibits);
  }
  return difficulties;
}

/** The verdict on what comes of one placing; undefined if it has no room, or too many states. */
function placedVerdict(wish: Wish, random: Random): Verdict | undefined {
  const board = createBoard(wish.width, wish.height);
  const walls = finish(drawWalls(board, wish.symmetry ?? below(random, SYMMETRIES), random));
  const level = finish(placeAll(board, walls, wish, drawKinds(wish.pairs, random), random));
  if (level === undefined) return undefined;
  const certificate = finish(certifyLevel(level, rules(level), wish.statesPerCandidate));
  certificate?.recycle?.();
  return certificate?.analysis.verdict;
}

function isKept({ par, deadEnds }: Verdict, { leastPar, mostPar, mayDieOut }: Wish): boolean {
  return par >= leastPar && par <= mostPar && (mayDieOut || deadEnds === 0);
}
