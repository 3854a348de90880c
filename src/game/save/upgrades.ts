/**
 * Rewrites a packed save of one version as one of the next. A field that is only added needs no new version: where it
 * is missing, it has its default.
 */
type Upgrade = (packed: string) => string;

/** The first makes version 2 of version 1, and so on: a new one goes to the end. */
export const UPGRADES: readonly Upgrade[] = [withLevelsOfAllModes];

/** A packed save of `version` as one of the version after the last of `upgrades`. */
export function upgrade(packed: string, version: number, upgrades: readonly Upgrade[]): string {
  let text = packed;
  for (const next of upgrades.slice(version - 1)) text = next(text);
  return text;
}

/**
 * Version 2: the level of the day belongs to a puzzle (there was but one), and levels of all modes are kept, those of
 * endless runs among them.
 */
function withLevelsOfAllModes(packed: string): string {
  const lines: string[] = [];
  const daily: string[] = [];
  const left: string[] = [];
  let section = "";
  let puzzle = "";
  for (const line of packed.split("\n")) {
    if (line.startsWith("# ")) section = line;
    if (section === "# daily") daily.push(line);
    else if (section !== "# endless") lines.push(line);
    else if (line.startsWith("best ")) lines.push(`endlessBest ${line.substring("best ".length)}`);
    else if (line === section) left.push("# left", `puzzle ${puzzle}`, "mode endless");
    else left.push(line);
    if (line.startsWith("# puzzle ")) puzzle = line.substring("# puzzle ".length);
  }
  return [...withDaily(lines, daily), ...left].join("\n");
}

/** The lines with those of the level of the day after the first puzzle's. */
function withDaily(lines: readonly string[], daily: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.startsWith("# puzzle "));
  if (first < 0) return [...lines];
  let end = first + 1;
  while (end < lines.length && !lines[end].startsWith("# ")) end++;
  return [...lines.slice(0, end), ...daily, ...lines.slice(end)];
}
