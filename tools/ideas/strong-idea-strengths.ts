/**
 * Computes from which strength on each solving idea (a technique that a solution needs) counts as strong, and formats
 * the result as a source file of the puzzle.
 */
import type { StrongStrengths } from "../../src/kernel/ideas/puzzle-ideas";
import { computeQuantile } from "../curves/measure-runs";
import type { MeasuredIdeas } from "./idea-runs";

/**
 * The share of levels that decides from which strength a solving idea (a technique that a solution needs) counts as
 * strong. At most this share of the levels with solutions of similar length have this strength or more.
 */
const STRONG_SHARE = 0.05;
/** The number of groups into which the measured levels are divided by the lengths of their solutions. */
const GROUPS = 8;

/**
 * Returns, for each group of levels with solutions of similar length, the lowest strength at which each solving idea (a
 * technique that a solution needs) counts as strong. At most one level in twenty of the group reaches this strength.
 */
export function computeStrongStrengths(levels: readonly Pick<MeasuredIdeas, "par" | "strengths">[]): StrongStrengths[] {
  const pars = levels.map(({ par }) => par);
  const bounds = Array.from({ length: GROUPS }, (_, group) => computeQuantile(pars, group / GROUPS));
  const lowest = bounds.filter((bound, index) => bound !== bounds[index - 1]);
  const minPars = lowest.map((bound, index) => (index === 0 ? 0 : bound));
  return minPars.map((minPar, index) => {
    const maxPar = (minPars[index + 1] ?? Infinity) - 1;
    const group = levels.filter(({ par }) => par >= minPar && par <= maxPar).map(({ strengths }) => strengths);
    return { minPar, strengths: group[0].map((_, idea) => findSmallestStrong(group.map((level) => level[idea]))) };
  });
}

/**
 * Returns the lowest strength from which on a solving idea (a technique that a solution needs) counts as strong.
 * `strengths` has the idea's strength in each level of a group, and 0 for a level without the idea. At most one level
 * in twenty has the returned strength or more. If more levels have even the greatest strength, returns a strength that
 * no level has. The result is never below the smallest strength above 0.
 */
function findSmallestStrong(strengths: readonly number[]): number {
  const most = Math.max(...strengths);
  const least = Math.min(most + 1, ...strengths.filter((strength) => strength > 0));
  for (let strength = least; strength <= most; strength++) {
    const reached = strengths.filter((each) => each >= strength).length;
    if (reached <= STRONG_SHARE * strengths.length) return strength;
  }
  return most + 1;
}

/**
 * Returns the text of a puzzle's source file `strong-idea-strengths.ts`, which has for each solving idea the smallest
 * strength that counts as strong.
 */
export function formatStrongStrengths(
  rows: readonly StrongStrengths[],
  names: readonly string[],
  levelCount: number,
): string {
  const lines = rows.map(({ minPar, strengths }) => `  { minPar: ${minPar}, strengths: [${strengths.join(", ")}] },`);
  return `/**
 * The lowest strength of each solving idea (a technique that a solution needs, such as a detour) that counts as strong.
 * The command \`npm run ideas -- --write\` measured ${levelCount} endless levels that were generated without looking for ideas. At
 * most one in twenty levels, among those with a solution of similar length, reaches such a strength.
 */
import type { StrongStrengths } from "../../kernel/ideas/puzzle-ideas";

/**
 * Each row is for the levels whose par, the fewest moves, is at least \`minPar\` and below the next row's \`minPar\`.
 * Its strengths have one column for each solving idea, in the order of \`measureIdeas\`.
 */
export const STRONG_STRENGTHS: readonly StrongStrengths[] = [
  // Columns: ${names.join(", ").toLowerCase()}
${lines.join("\n")}
];
`;
}
