/** A feat of Fruit: the condition for a medal in levels in which every short solution tilts straight back. */
import type { Feat, LevelClear } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

export const neverRepeated: Feat<State> = {
  name: TEXTS.neverRepeated.name,
  missed: () => TEXTS.neverRepeated.missed,
  isDone: hasNoStateTwice,
};

/** Returns whether the fruits and the things that slide never stood all as they had stood before. */
function hasNoStateTwice({ states }: LevelClear<State>): boolean {
  const texts = states.map(({ fruits, sliders }) => `${fruits.join()} ${sliders.join()}`);
  return texts.every((text, index) => texts.indexOf(text) === index);
}
