/**
 * Defines faults, the error values that parsing functions return for a wrong input. Programming errors are thrown as
 * exceptions instead.
 */

/**
 * An error value that says what is wrong with an input. `Details` is a short text such as "no-level", or a record with
 * such a text in `kind` and data about the fault. The sentences that people read are in tables of texts.
 */
export interface Fault<Details = string> {
  readonly fault: Details;
}

export function fault<const Details>(details: Details): Fault<Details> {
  return { fault: details };
}

export function isFault(value: unknown): value is Fault<unknown> {
  return typeof value === "object" && value !== null && (value as Partial<Fault<unknown>>).fault !== undefined;
}

/** The sentences about faults: for each kind of fault, a function that returns the sentence for such a fault. */
export type FaultTexts<Details extends { readonly kind: string }> = {
  readonly [Kind in Details["kind"]]: (details: Extract<Details, { readonly kind: Kind }>) => string;
};

export function formatFault<Details extends { readonly kind: string }>(
  texts: FaultTexts<Details>,
  details: Details,
): string {
  const sentenceOf = texts[details.kind as Details["kind"]] as (anyDetails: Details) => string;
  return sentenceOf(details);
}
