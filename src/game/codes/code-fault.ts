/** The possible errors of a challenge code or level code. The table of texts has a sentence for each. */
import { formatFault } from "../../kernel/fault";
import { TEXTS } from "../texts/index";

/**
 * The error in a challenge code or level code. Groups of letters are counted from 1, and so are the letters of a group.
 */
export type CodeFault =
  | { readonly kind: "empty" }
  | { readonly kind: "no-challenge" }
  | { readonly kind: "no-level" }
  | { readonly kind: "newer-game" }
  | { readonly kind: "times-of-another-code" }
  | { readonly kind: "wrong-length"; readonly letters: number; readonly shortest: number; readonly longer: number }
  | { readonly kind: "unknown-letter"; readonly group: number; readonly letter: number; readonly character: string }
  | { readonly kind: "wrong-letter"; readonly group: number; readonly letter: number; readonly right: string }
  | { readonly kind: "wrong-letters"; readonly group: number }
  | { readonly kind: "swapped-letters"; readonly group: number; readonly swap: number | undefined }
  | {
      readonly kind: "wrong-letter-or-swap";
      readonly group: number;
      readonly letter: number;
      /**
       * The number, from 1, of the first of two neighbouring letters that the player may have swapped. Undefined if
       * several pairs are possible.
       */
      readonly swap: number | undefined;
    }
  | { readonly kind: "too-many-groups"; readonly groups: number; readonly most: number }
  | { readonly kind: "unknown-character"; readonly group: number; readonly character: string }
  | { readonly kind: "wrong-group-length"; readonly group: number; readonly letters: number; readonly right: number }
  | { readonly kind: "wrong-group"; readonly group: number }
  | { readonly kind: "ends-early"; readonly group: number }
  | { readonly kind: "goes-on"; readonly group: number };

export function formatCodeFault(codeFault: CodeFault): string {
  return formatFault<CodeFault>(TEXTS.codeFaults, codeFault);
}

/** Returns whether the error in a code is one wrong letter, on which the cursor then stands. */
export function isAboutLetter({ kind }: CodeFault): boolean {
  return kind === "wrong-letter" || kind === "wrong-letter-or-swap" || kind === "unknown-letter";
}
