import { PAR } from "../feats";
import type { Clearing, Feat } from "../puzzle";
import type { State } from "./state";

/** The medals of "Simple mechanics, complex puzzle creation" (BigBangPixel). */
export const feats: readonly Feat<State>[] = [
  PAR,
  { name: "max combo", isDone: isMaxCombo },
  { name: "perfect", isDone: (clearing) => PAR.isDone(clearing) && isMaxCombo(clearing) },
];

/** Every colour left in one single move. */
function isMaxCombo({ last }: Clearing<State>): boolean {
  return last.broken === 0;
}
