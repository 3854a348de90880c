/** Formats levels that a search has found as source text for a puzzle's campaign. */

/**
 * Returns a level as source text for a puzzle's campaign: the rows of its map, then its properties, such as the fewest
 * moves.
 */
export function formatLevelSource(rows: readonly string[], verdict: object): string {
  const map = rows.map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${map.join("")}  verdict: { ${figures.join(", ")} },\n`;
}
