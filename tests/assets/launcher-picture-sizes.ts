/** Lists the width and height of each picture that the Playdate console's launcher shows for the game. */
import { CARD_FILM } from "../../tools/art/launcher/card";
import { ICON_FILM } from "../../tools/art/launcher/icon";
import { LAUNCH_FILM } from "../../tools/art/launcher/launch";

type Size = readonly [number, number];

const CARD: Size = [350, 155];
const ICON: Size = [32, 32];
const SCREEN: Size = [400, 240];

/** The width and height of each of these pictures in pixels, by its path below `assets`. */
export const LAUNCHER_PICTURE_SIZES: Record<string, Size> = {
  "launcher/card.png": CARD,
  "launcher/card-pressed.png": CARD,
  ...filmSizes("card-highlighted", CARD_FILM.length, CARD),
  "launcher/icon.png": ICON,
  "launcher/icon-pressed.png": ICON,
  ...filmSizes("icon-highlighted", ICON_FILM.length, ICON),
  "launcher/launchImage.png": SCREEN,
  ...filmSizes("launchImages", LAUNCH_FILM.length, SCREEN),
  "launcher/wrapping-pattern.png": SCREEN,
};

function filmSizes(folder: string, count: number, size: Size): Record<string, Size> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`launcher/${folder}/${index + 1}.png`, size]));
}
