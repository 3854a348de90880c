const loaded: Record<string, playdate.graphics.ImageTable | undefined> = {};

/** Draws frame `frame`, from 1, of an image table with its top left corner at (`x`, `y`). */
export function drawSprite(path: string, frame: number, x: number, y: number): void {
  spritesAt(path).drawImage(frame, x, y);
}

function spritesAt(path: string): playdate.graphics.ImageTable {
  const known = loaded[path];
  if (known !== undefined) return known;
  const [table, problem] = playdate.graphics.imagetable.new(path);
  if (table === undefined) throw new Error(problem);
  loaded[path] = table;
  return table;
}
