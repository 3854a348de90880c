/** Formats levels that a search has found as source text for a puzzle's campaign. */

/**
 * Returns a level as source text for the campaign: the rows of the level's map, then its properties such as its number
 * of moves.
 */
export function formatLevelSource(rows: readonly string[], verdict: object): string {
  const map = rows.map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${map.join("")}  verdict: { ${figures.join(", ")} },\n`;
}
