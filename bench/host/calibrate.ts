/**
 * Computes how many instructions a console executes in a millisecond, from the result of a console check. The bench's
 * device millisecond then becomes a real one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { computeChecksum } from "../../src/game/save/checksum";
import { UsageError } from "../../tools/cli";
import { INSTRUCTIONS_PER_DMS } from "../dms";
import type { Results } from "./summary";
import { formatTextTable } from "./table";

const HEADING = "GLISSADE-CHECK-1";
const END = "END-";
const MIXES = ["arithmetic", "tables", "texts"] as const;
/**
 * The possible instructions in a millisecond. A console's processor has up to 216 MHz, so a file with other speeds was
 * not written on a console.
 */
const PLAUSIBLE = { least: 10_000, most: 1_000_000 };

interface MeasuredSpeed {
  readonly version: string;
  readonly runsPerSecond: Readonly<Record<(typeof MIXES)[number], number>>;
}

interface Calibration {
  readonly rows: readonly (readonly [mix: string, runsPerSecond: number, instructions: number, perMs: number])[];
  readonly instructionsPerMs: number;
}

/**
 * Reads the file check.txt that a console check (the game's test of a Playdate) has written. Throws a `UsageError` that
 * tells the user what is wrong if the file is damaged or has no measured speeds.
 */
export function readMeasuredSpeed(path: string): MeasuredSpeed {
  const lines = readText(path).replaceAll("\r", "").trimEnd().split("\n");
  if (!(lines[0] ?? "").startsWith("GLISSADE-CHECK-"))
    throw new UsageError(`${path} is no check.txt of a console check`);
  if (lines[0] !== HEADING) throw new UsageError(`${path} is from another version of the console check`);
  const end = lines.pop() ?? "";
  if (end !== `${END}${computeChecksum(lines.join("\n"))}`)
    throw new UsageError(`${path} is not as the console wrote it: its last line does not fit the lines before`);
  const figureOf = (mix: string): number => {
    const value = Number(lines.find((line) => line.startsWith(`speed.${mix} `))?.split(" ")[1]);
    if (!(value > 0)) throw new UsageError(`${path} has no speeds: the check ended before its row Speed`);
    return value;
  };
  const [arithmetic, tables, texts] = MIXES.map(figureOf);
  return { version: (lines[1] ?? "").replace(/^version /, ""), runsPerSecond: { arithmetic, tables, texts } };
}

function readText(path: string): string {
  try {
    // Reads each byte as a letter, because the console computes its checksum from bytes.
    return readFileSync(path, "latin1");
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

/**
 * Computes how many instructions a console executes in a millisecond. Throws a `UsageError` if no console can be that
 * slow or that fast.
 */
export function calibrate({ runsPerSecond }: MeasuredSpeed, steps: Results["steps"]): Calibration {
  const rows = MIXES.map((mix) => {
    const instructions = Math.round((steps[`mix ${mix}`]?.p50 ?? 0) * INSTRUCTIONS_PER_DMS);
    const perMs = Math.round((instructions * runsPerSecond[mix]) / 1000);
    return [mix, runsPerSecond[mix], instructions, perMs] as const;
  });
  const [, instructionsPerMs] = rows.map(([, , , perMs]) => perMs).sort((a, b) => a - b);
  if (instructionsPerMs < PLAUSIBLE.least || instructionsPerMs > PLAUSIBLE.most)
    throw new UsageError(`no console executes ${instructionsPerMs} instructions in a millisecond`);
  return { rows, instructionsPerMs: Math.round(instructionsPerMs / 100) * 100 };
}

/**
 * Formats the result of the calibration for the terminal: a console's measured instructions in a millisecond, and the
 * length of a device millisecond before and after the calibration.
 */
export function formatCalibration({ rows, instructionsPerMs }: Calibration): string {
  const table = formatTextTable([
    ["mix", "runs a second on the console", "instructions a run", "instructions a ms"],
    ...rows.map((row) => row.map(String)),
  ]);
  const share = Math.round((100 * INSTRUCTIONS_PER_DMS) / instructionsPerMs);
  return [
    table,
    "",
    `before: a dms is ${INSTRUCTIONS_PER_DMS} instructions`,
    `now:    a dms is ${instructionsPerMs} instructions, so each time in dms becomes ${share} % of what it was`,
  ].join("\n");
}

/** Writes bench/dms.ts, which says what a device millisecond is. */
export async function writeDms(file: string, { instructionsPerMs }: Calibration, version: string): Promise<void> {
  const text = readFileSync(file, "utf8")
    .replace(/(INSTRUCTIONS_PER_DMS =) \d+/, `$1 ${instructionsPerMs}`)
    .replace(/(DMS_SOURCE =)\s+"[^"]*"/, `$1 ${JSON.stringify(`measured on a console by the check of ${version}`)}`);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
