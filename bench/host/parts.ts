import { join } from "node:path";
import { outputOf } from "./process";
import { runOnRig, type Rig } from "./rig";

/** A part of the bench: it runs by itself and prints measurements. */
export interface Part {
  readonly name: string;
  readonly run: (rig: Rig) => Promise<string>;
}

/** In the order of the results. */
export const PARTS: readonly Part[] = [
  onRig("compose"),
  ...[5, 8, 10, 12, 15].map((pieces) => onRig(`certify ${pieces}`)),
  ...[8, 10, 12].map((pieces) => onRig(`choose ${pieces}`)),
  onRig("choose run"),
  onRig("steps"),
  onRig("game"),
  onRig("boot"),
  onHost("play"),
  onHost("candidates"),
  ...[8, 10, 12].map((pieces) => onHost(`difficulty ${pieces}`)),
];

/** The parts of that name, or whose name begins with that word; none if there is no such part. */
export function partsNamed(name: string): Part[] {
  return PARTS.filter((part) => part.name === name || part.name.startsWith(`${name} `));
}

function onRig(name: string): Part {
  return { name, run: (rig) => runOnRig(rig, name) };
}

function onHost(name: string): Part {
  const program = join(import.meta.dirname, "part.ts");
  return { name, run: () => outputOf(process.execPath, [...process.execArgv, program, name], import.meta.dirname) };
}
