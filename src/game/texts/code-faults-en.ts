/** The English sentences that say what is wrong with a challenge code or level code. en.ts has all other texts. */

/**
 * Returns the name of a letter of a code and, except for the first group, of its group, as the beginning of an error
 * message.
 */
function letterName({ group, letter }: { readonly group: number; readonly letter: number }): string {
  return group === 1 ? `Letter ${letter} is wrong` : `Group ${group}, letter ${letter}`;
}

interface Group {
  readonly group: number;
}

interface Swap extends Group {
  readonly swap: number | undefined;
}

/**
 * The sentences that say what is wrong with a challenge code or level code, by the kind of the error. Groups and
 * letters are counted from 1.
 */
export const codeFaults = {
  empty: () => "The code is empty",
  "no-challenge": () => "No challenge has this code",
  "no-level": () => "No level has this code",
  "newer-game": () => "This code is for a newer Glissade",
  "times-of-another-code": () => "The times belong to another code",
  "wrong-length": ({ letters, shortest, longer }: Record<"letters" | "shortest" | "longer", number>) =>
    `A code has ${shortest} or ${longer} letters, not ${letters}`,
  "unknown-letter": (at: Group & { readonly letter: number; readonly character: string }) =>
    `${letterName(at)}: no code has ${at.character}`,
  "wrong-letter": (at: Group & { readonly letter: number; readonly right: string }) =>
    `${letterName(at)}: ${at.right} would fit`,
  "wrong-letters": ({ group }: Group) =>
    group === 1 ? "More than one letter is wrong" : `Group ${group}: more than one is wrong`,
  "swapped-letters": ({ group, swap }: Swap) => {
    const letters = group === 1 ? "Letters " : `Group ${group}: `;
    return swap === undefined ? `${letters}two may be swapped` : `${letters}${swap} and ${swap + 1} may be swapped`;
  },
  "wrong-letter-or-swap": ({ group, letter, swap }: Swap & { readonly letter: number }) => {
    const wrong = group === 1 ? `Letter ${letter} wrong` : `Group ${group}: ${letter} wrong`;
    return swap === undefined ? `${wrong}, or two swapped` : `${wrong}, or ${swap}–${swap + 1} swapped`;
  },
  "too-many-groups": ({ groups, most }: Record<"groups" | "most", number>) =>
    `A code has ${most} groups at the most, this has ${groups}`,
  "unknown-character": ({ group, character }: Group & { readonly character: string }) =>
    `Group ${group} has ${character}: no code has that`,
  "wrong-group-length": ({ group, letters, right }: Record<"group" | "letters" | "right", number>) =>
    `Group ${group} has ${letters} letters, not ${right}`,
  "wrong-group": ({ group }: Group) => `Group ${group} is wrong`,
  "ends-early": ({ group }: Group) => `The code goes on after group ${group}`,
  "goes-on": ({ group }: Group) => `The code ends with group ${group}`,
};
