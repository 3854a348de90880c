/**
 * Doubles the size of sprites (small pictures) for the large pictures of campaign endings. Also smooths their edges, so
 * that no doubled pixels are visible.
 */
import { createBitmap, inkAt, setInk, type Bitmap, type Ink } from "../bitmap";

/**
 * Returns a sprite of twice the width and height. Each pixel becomes four. To smooth slanted edges, each of the four
 * can take the colour of the two neighbours at its corner if these are equal (the method Scale2x).
 */
export function enlarge(sprite: Bitmap): Bitmap {
  const onto = createBitmap(2 * sprite.width, 2 * sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const ink = inkAt(sprite, x, y);
      const [up, right] = [inkAt(sprite, x, y - 1), inkAt(sprite, x + 1, y)];
      const [down, left] = [inkAt(sprite, x, y + 1), inkAt(sprite, x - 1, y)];
      const isFlat = up === down || left === right;
      const corner = (one: Ink, other: Ink): Ink => (!isFlat && one === other ? one : ink);
      setInk(onto, 2 * x, 2 * y, corner(left, up));
      setInk(onto, 2 * x + 1, 2 * y, corner(up, right));
      setInk(onto, 2 * x, 2 * y + 1, corner(left, down));
      setInk(onto, 2 * x + 1, 2 * y + 1, corner(down, right));
    }
  }
  return onto;
}

/** Returns an empty picture of the given size in which a sprite stands in the middle of the lower edge. */
export function standIn(sprite: Bitmap, width: number, height: number): Bitmap {
  const onto = createBitmap(width, height);
  const [left, top] = [Math.floor((width - sprite.width) / 2), height - sprite.height];
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, left + x, top + y, inkAt(sprite, x, y));
  }
  return onto;
}
