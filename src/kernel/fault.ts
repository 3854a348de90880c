/** The error value of functions that parse input. Programming errors are thrown instead. */

/** A description of what is wrong with an input, in one sentence that tells a person what to correct. */
export interface Fault {
  readonly fault: string;
}

export function fault(sentence: string): Fault {
  return { fault: sentence };
}

export function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && (value as Partial<Fault>).fault !== undefined;
}
