/** Defines the entries of lists in which the player selects what to do. */

/**
 * An entry of a list, as plain values: its label, an explanation, and what the player chooses with it. The screen of
 * the list has one function that does what a choice says.
 */
export interface ListEntry<Choice> {
  readonly label: string;
  readonly help: string;
  readonly choice: Choice;
}
