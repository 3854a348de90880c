/** Defines the example of a solving idea (a technique that a solution needs), as docs/ideas.md shows it. */

/** An example of a solving idea: its definition, a board whose solution has it, and a board whose solution lacks it. */
export interface IdeaExample {
  /**
   * The name of the solving idea (a technique that a solution needs) and a sentence about it, as the game shows them.
   */
  readonly texts: { readonly name: string; readonly sentence: string };
  /**
   * A sentence that says what is counted to measure the strength of the solving idea (a technique that a solution
   * needs).
   */
  readonly definition: string;
  readonly id: string;
  readonly board: readonly string[];
  readonly strength: number;
  readonly boardWithout: readonly string[];
}

/** Returns the name of the file with the picture of an example, such as "ice-path-detour.gif", in docs/ideas. */
export function pictureNameOf({ id, texts }: Pick<IdeaExample, "id" | "texts">): string {
  const words = texts.name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${[id, ...words].join("-")}.gif`;
}
