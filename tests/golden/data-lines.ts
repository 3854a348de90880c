/**
 * Formats data of the game as lines of text, which tests compare with a stored file. Each line begins with a path, the
 * names of the nested fields that lead to its data.
 */

/**
 * Returns lines with all numbers, texts and truth values in `value`. Each object and each list without objects takes
 * one line. Functions are left out.
 */
export function dataLines(path: string, value: unknown): string[] {
  if (typeof value === "function" || value === undefined) return [];
  if (typeof value !== "object" || value === null) return [`${path}: ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  const flat = entries.filter(([, part]) => isFlat(part));
  const isList = Array.isArray(value);
  const words = flat.map(([key, part]) => (isList ? JSON.stringify(part) : `${key} ${JSON.stringify(part)}`));
  const line = flat.length === 0 ? [] : [`${path}: ${words.join(isList ? " " : ", ")}`];
  const nested = entries.filter(([, part]) => !isFlat(part));
  return [...line, ...nested.flatMap(([key, part]) => dataLines(`${path}.${key}`, part))];
}

function isFlat(value: unknown): boolean {
  return value !== undefined && (typeof value === "number" || typeof value === "string" || typeof value === "boolean");
}
