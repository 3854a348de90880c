/**
 * The rules of pd-achievements' schema 1.0.0 for a file of achievements, written for our tests.
 * https://github.com/playdatesquad/pd-achievements/blob/v1.0.0/achievements.schema.json has the schema itself.
 */

type Fields = Record<string, unknown>;

const GAME_TEXTS = ["gameID", "name", "author", "description", "version"];
const ACHIEVEMENT_TEXTS = ["name", "description", "id"];
const OPTIONAL_TEXTS = ["descriptionLocked", "icon", "iconLocked"];
/** The fields of a file of achievements that need another field beside them. */
const NEEDS: readonly (readonly [field: string, needed: string])[] = [
  ["progress", "progressMax"],
  ["progressIsPercentage", "progressMax"],
  ["iconLocked", "icon"],
];

/** Returns what in a file's text is against the schema; an empty list if nothing is. */
export function listSchemaProblems(text: string): readonly string[] {
  const file = JSON.parse(text) as Fields;
  const problems = GAME_TEXTS.filter((field) => typeof file[field] !== "string").map((field) => `no ${field}`);
  if (file.specVersion !== "1.0.0") problems.push("another specVersion");
  for (const field of ["iconPath", "cardPath"]) {
    if (field in file && typeof file[field] !== "string") problems.push(`${field} is no text`);
  }
  const { achievements } = file;
  if (!Array.isArray(achievements) || achievements.length === 0) return [...problems, "no achievements"];
  const texts = achievements.map((achievement) => JSON.stringify(achievement));
  if (new Set(texts).size < texts.length) problems.push("two equal achievements");
  return [...problems, ...achievements.flatMap((achievement: Fields) => listProblemsOf(achievement))];
}

function listProblemsOf(achievement: Fields): string[] {
  const problems = ACHIEVEMENT_TEXTS.filter((field) => typeof achievement[field] !== "string");
  problems.push(...OPTIONAL_TEXTS.filter((field) => field in achievement && typeof achievement[field] !== "string"));
  for (const [field, needed] of NEEDS) if (field in achievement && !(needed in achievement)) problems.push(needed);
  if (!isWhole(achievement, "grantedAt", -Infinity)) problems.push("grantedAt");
  if (!isWhole(achievement, "progressMax", 1)) problems.push("progressMax");
  if (!isWhole(achievement, "progress", 0)) problems.push("progress");
  if (!isWhole(achievement, "scoreValue", 0)) problems.push("scoreValue");
  for (const field of ["isSecret", "progressIsPercentage"])
    if (field in achievement && typeof achievement[field] !== "boolean") problems.push(field);
  return problems.map((field) => `${String(achievement.id)}: ${field}`);
}

function isWhole(fields: Fields, field: string, least: number): boolean {
  const value = fields[field];
  return value === undefined || (typeof value === "number" && Number.isInteger(value) && value >= least);
}
