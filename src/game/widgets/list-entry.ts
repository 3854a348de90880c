/** Defines the entries of lists in which the player selects an action, such as a menu. */

/**
 * An entry of a list, as plain values: its label, an explanation, and a value `choice`. When the player selects the
 * entry, the value tells the screen with the list what to do.
 */
export interface ListEntry<Choice> {
  readonly label: string;
  readonly help: string;
  readonly choice: Choice;
}
