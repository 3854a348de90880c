/**
 * Defines the condition of a feat medal: no state may occur twice. The feat is for levels of Fruit whose short
 * solutions all tilt back: they make a move directly after the opposite move. There, the feat of `createNeverBackFeat`
 * would be too hard.
 */
import type { Feat, LevelClear } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

export const neverRepeated: Feat<State> = {
  name: TEXTS.neverRepeated.name,
  missed: () => TEXTS.neverRepeated.missed,
  isDone: hasNoStateTwice,
};

function hasNoStateTwice({ states }: LevelClear<State>): boolean {
  const texts = states.map(({ fruits, sliders }) => `${fruits.join()} ${sliders.join()}`);
  return texts.every((text, index) => texts.indexOf(text) === index);
}
