/** Defines the entries of lists in which the player selects an action, such as a menu. */

/**
 * An entry of a list: its label, an explanation, and a value `choice`, which tells the list's screen what to do when
 * the player selects the entry.
 */
export interface ListEntry<Choice> {
  readonly label: string;
  readonly help: string;
  readonly choice: Choice;
}
