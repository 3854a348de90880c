/**
 * Lists the functions that draw the pictures of the three difficulty paces of endless mode, each by the path of its
 * picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawBilliardPaces } from "../last-ball/pace";
import { drawBasketPaces } from "../fruit/pace";
import { drawIglooPaces } from "../ice-path/pace";
import { drawFloePaces } from "../penguin/pace";
import { drawShelfPaces } from "../skid/pace";

const PACES = "paces-table-132-121.png";

export const PACE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${PACES}`]: drawBilliardPaces,
  [`images/ice-path/${PACES}`]: drawIglooPaces,
  [`images/skid/${PACES}`]: drawShelfPaces,
  [`images/penguin/${PACES}`]: drawFloePaces,
  [`images/fruit/${PACES}`]: drawBasketPaces,
};
