/** Formats levels that were found by a search as source text for a puzzle's campaign. */

/**
 * Returns a level as source text for the fixed levels of the game: the rows of the level's map, then its properties
 * (moves, number of solutions, difficulty and others).
 */
export function formatLevelSource(rows: readonly string[], verdict: object): string {
  const map = rows.map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${map.join("")}  verdict: { ${figures.join(", ")} },\n`;
}
