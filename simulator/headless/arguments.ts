import { parseArgs } from "node:util";

export interface Arguments {
  readonly script: string;
  readonly frames: number;
  /** Where the screenshots go, if any are wanted. */
  readonly png: string | undefined;
  /** The folder of the game, as `pdc` would be given it. */
  readonly source: string;
}

const USAGE = "headless --script FILE --frames N [--png DIR] [--source DIR]";
const DEFAULT_SOURCE = "build/source";

/** What `--help` prints. */
export const HELP = `${USAGE}
plays a script on the simulated console and writes screenshots; simulator/headless/README.md has the script's format

  --script FILE   the script
  --frames N      how many frames are played
  --png DIR       where the script's shots go, and the last frame as last.png; none are written unless told
  --source DIR    the game's folder; ${DEFAULT_SOURCE} unless told
`;

const text = { type: "string" } as const;
const OPTIONS = { script: text, frames: text, png: text, source: text, help: { type: "boolean" } } as const;

/** Reads the command line; undefined if it asks for help. Throws an error of one line if it is not of the form. */
export function readArguments(words: string[]): Arguments | undefined {
  const { values } = parseArgs({ args: words, options: OPTIONS });
  if (values.help === true) return undefined;
  if (values.script === undefined) throw new Error(`--script is missing: ${USAGE}`);
  if (values.frames === undefined) throw new Error(`--frames is missing: ${USAGE}`);
  if (!/^[1-9]\d*$/.test(values.frames)) throw new Error(`--frames takes a number from 1, got "${values.frames}"`);
  return {
    script: values.script,
    frames: Number(values.frames),
    png: values.png,
    source: values.source ?? DEFAULT_SOURCE,
  };
}
