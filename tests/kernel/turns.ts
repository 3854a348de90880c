/** The eight turns and mirrors of a map, itself among them. */
export function turnsOf(map: string): string[] {
  const rows = map.split("\n");
  const columns = Array.from(rows[0] ?? "", (_, x) => rows.map((row) => row.charAt(x)).join(""));
  return [rows, columns].flatMap((lines) =>
    [lines, lines.map(reversed)].flatMap((mirrored) => [mirrored.join("\n"), mirrored.toReversed().join("\n")]),
  );
}

/** The same text for all turns and mirrors of a map, and for nothing else. */
export function canonical(map: string): string {
  return turnsOf(map).sort()[0];
}

function reversed(row: string): string {
  return Array.from(row).reverse().join("");
}
