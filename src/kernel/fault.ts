/** The value that parsing functions return for a wrong input. Programming errors are thrown as exceptions instead. */

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
