/** The levels of a campaign whose parts stand in files of their own, in one list. */
export function joined<Level>(parts: readonly (readonly Level[])[]): Level[] {
  const levels: Level[] = [];
  for (const part of parts) for (const level of part) levels.push(level);
  return levels;
}
