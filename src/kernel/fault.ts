/** What was wrong with an input, in one sentence that a person can act on. */
export interface Fault {
  readonly fault: string;
}

export function fault(sentence: string): Fault {
  return { fault: sentence };
}

export function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && (value as Partial<Fault>).fault !== undefined;
}
