/** Parses a range of difficulties as the options of the command `npm run mine` give it. */
import { UsageError } from "../cli";

/** Parses a range of difficulties in bits, such as "1.5..3". Throws a `UsageError` if the text is no such range. */
export function parseBitsRange(text: string): [least: number, most: number] {
  const match = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/.exec(text);
  if (match === null || Number(match[1]) > Number(match[2]))
    throw new UsageError(`--difficulty is "${text}"; it must be two numbers of bits, such as 1.5..3`);
  return [Number(match[1]), Number(match[2])];
}
