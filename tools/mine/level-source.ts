/** Formats found levels for the campaign's source. */

/** Returns a level as the campaign's source has it: the rows of its map, then its verdict. */
export function formatLevelSource(rows: readonly string[], verdict: object): string {
  const map = rows.map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${map.join("")}  verdict: { ${figures.join(", ")} },\n`;
}
