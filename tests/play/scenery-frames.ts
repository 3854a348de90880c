/**
 * Tells frames in which only the scenery of a chapter moves (a sail in the wind) from frames in which the game itself
 * changes the screen.
 */
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Movement } from "../../src/puzzles/looks/chapter";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readFrames } from "../../tools/art/frames";
import { projectFolder } from "../../tools/packaging/project-folder";

const WIDTH = 400;
const INKS = ["black", "white"] as const;

/** A thing in the scenery that moves: where it is, and its pictures. */
interface Mover {
  readonly x: number;
  readonly y: number;
  readonly pictures: readonly Bitmap[];
}

/** For each chapter in which something moves, what moves. */
const moversOfChapters: readonly (readonly Mover[])[] = loadAllPuzzles()
  .flatMap(({ laterChapters = [] }) => laterChapters.map((load) => load().painter.scene.movements ?? []))
  .filter((movements) => movements.length > 0)
  .map((movements) => movements.map(moverOf));

function moverOf({ sprites, x, y }: Movement): Mover {
  const folder = join(projectFolder, "assets", dirname(sprites));
  const file = readdirSync(folder).find((name) => name.startsWith(`${basename(sprites)}-table-`));
  if (file === undefined) throw new Error(`${sprites} has no picture`);
  return { x, y, pictures: readFrames(join(dirname(sprites), file)) };
}

/** Returns whether two pictures of the screen differ, and only in which pictures of a chapter's movements they show. */
export function isOnlyScenery(before: Uint8Array, after: Uint8Array): boolean {
  return moversOfChapters.some(
    (movers) => isChangeInside(before, after, movers) && movers.every((mover) => isShown(after, mover)),
  );
}

function isChangeInside(before: Uint8Array, after: Uint8Array, movers: readonly Mover[]): boolean {
  let hasChanged = false;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    hasChanged = true;
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    if (!movers.some((mover) => inkAt(mover.pictures[0], x - mover.x, y - mover.y) !== "clear")) return false;
  }
  return hasChanged;
}

/** The share of the pixels of a picture that another movement may cover. */
const MAX_COVERED_SHARE = 0.04;

/** Returns whether the screen shows one of a movement's pictures, of which another movement may cover a part. */
function isShown(screen: Uint8Array, { x, y, pictures }: Mover): boolean {
  return pictures.some((picture) => {
    const { width, height } = picture;
    let different = 0;
    for (let dy = 0; dy < height; dy++) {
      for (let dx = 0; dx < width; dx++) {
        const ink = inkAt(picture, dx, dy);
        if (ink !== "clear" && ink !== INKS[screen[(y + dy) * WIDTH + x + dx]]) different++;
      }
    }
    return different <= MAX_COVERED_SHARE * width * height;
  });
}
