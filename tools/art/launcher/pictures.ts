/**
 * Lists the functions that draw what the Playdate console's launcher shows for the game. Each is listed by the path of
 * its picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawQuayByNight } from "../titles/quay";
import { CARD_FILM, drawCard, drawCardPressed } from "./card";
import { drawIcon, drawIconPressed, ICON_FILM } from "./icon";
import { LAUNCH_FILM } from "./launch";
import { drawWrappingPaper } from "./wrapping";

export const LAUNCHER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "launcher/card.png": drawCard,
  "launcher/card-pressed.png": drawCardPressed,
  ...numbered("card-highlighted", CARD_FILM),
  "launcher/icon.png": drawIcon,
  "launcher/icon-pressed.png": drawIconPressed,
  ...numbered("icon-highlighted", ICON_FILM),
  "launcher/launchImage.png": drawQuayByNight,
  ...numbered("launchImages", LAUNCH_FILM),
  "launcher/wrapping-pattern.png": drawWrappingPaper,
};

function numbered(folder: string, film: readonly (() => Bitmap)[]): Record<string, () => Bitmap> {
  return Object.fromEntries(film.map((draw, index) => [`launcher/${folder}/${index + 1}.png`, draw]));
}
