/**
 * Draws single images and images of image tables (files with several images of one size). Each file is loaded once,
 * when it is first drawn.
 */

const loadedTables: Record<string, playdate.graphics.ImageTable | undefined> = {};
const loadedImages: Record<string, playdate.graphics.Image | undefined> = {};

/** The paths without an image table, remembered so that the game does not look for these files in each frame. */
const isMissing: Record<string, true | undefined> = {};

/**
 * Draws one image of an image table with its top left corner at (`x`, `y`). `pictureNumber` is the number of the image
 * in the table, counted from 1.
 */
export function drawSprite(path: string, pictureNumber: number, x: number, y: number): void {
  findOrLoadSprites(path).drawImage(pictureNumber, x, y);
}

export function drawImage(path: string, x: number, y: number): void {
  findOrLoadImage(path).draw(x, y);
}

/** Returns whether the game has an image table with this path. If so, loads it. */
export function hasSprites(path: string): boolean {
  if (loadedTables[path] !== undefined) return true;
  if (isMissing[path] === true) return false;
  const [table] = playdate.graphics.imagetable.new(path);
  loadedTables[path] = table;
  if (table === undefined) isMissing[path] = true;
  return table !== undefined;
}

function findOrLoadImage(path: string): playdate.graphics.Image {
  const known = loadedImages[path];
  if (known !== undefined) return known;
  const [image, problem] = playdate.graphics.image.new(path);
  if (image === undefined) throw new Error(problem);
  loadedImages[path] = image;
  return image;
}

function findOrLoadSprites(path: string): playdate.graphics.ImageTable {
  const known = loadedTables[path];
  if (known !== undefined) return known;
  const [table, problem] = playdate.graphics.imagetable.new(path);
  if (table === undefined) throw new Error(problem);
  loadedTables[path] = table;
  return table;
}
