/**
 * Measures how much memory the game's pictures need on a Playdate. A picture needs one bit a pixel, with rows of whole
 * 32-bit words, and twice as much if it is transparent.
 */
import type { Host } from "../../simulator/host";
import { isSolid, type Bitmap } from "../../simulator/graphics/bitmap";
import { decodePngBitmap } from "../../simulator/graphics/png";
import { findTable } from "../../simulator/graphics/tables";
import { gameBehind, type Player } from "../../tests/play/player";

const TOPIC = "picture kilobytes: ";

/**
 * Lua code, run before the game's, that prints each new maximum of the memory that the game's pictures take. Its table
 * has weak keys, so a picture counts until Lua's collector frees it.
 */
const PRINT_PICTURE_MEMORY = `
local bytesOfPictures = setmetatable({}, { __mode = "k" })
local most = 0
local function note(picture, bytes)
  if picture == nil then return end
  bytesOfPictures[picture] = bytes
  local sum = 0
  for _, each in pairs(bytesOfPictures) do sum = sum + each end
  if sum > most then
    most = sum
    print("${TOPIC}" .. most / 1024)
  end
end
local graphics = playdate.graphics
local newImage = graphics.image.new
function graphics.image.new(first, height, color)
  local image, problem = newImage(first, height, color)
  if type(first) == "string" then note(image, bytesOfFiles[first])
  else note(image, (first + 31) // 32 * 4 * height * (color == graphics.kColorClear and 2 or 1)) end
  return image, problem
end
for _, library in ipairs({ graphics.imagetable, graphics.font }) do
  local load = library.new
  function library.new(path)
    local pictures, problem = load(path)
    note(pictures, bytesOfFiles[path])
    return pictures, problem
  end
end`;

/**
 * Returns the files of the game, changed for the measurement. The game then prints each new maximum of the memory that
 * its pictures need.
 */
export function withPictureMemory(files: Host["files"]): Host["files"] {
  const sizes = [...findSizes(files)].map(([path, bytes]) => `["${path}"] = ${bytes}`);
  return gameBehind(`bytesOfFiles = { ${sizes.join(", ")} }\n${PRINT_PICTURE_MEMORY}`, files);
}

/** Returns the most memory that the game's pictures have needed at one time, in kilobytes. */
export function mostPictureKilobytes({ printed }: Player): number {
  return Number(printed.findLast((line) => line.startsWith(TOPIC))?.slice(TOPIC.length));
}

/** Returns how many bytes each picture, image table and font needs. The key is the path by which the game loads it. */
function findSizes(files: Host["files"]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [name, bytes] of files) {
    if (!name.endsWith(".png")) continue;
    const path = name.replace(/(-table-\d+-\d+)?\.png$/, "");
    const table = findTable(files, path);
    sizes.set(path, sum((table?.bitmaps ?? [decodePngBitmap(bytes)]).map(measureBytes)));
  }
  return sizes;
}

export function measureBytes(bitmap: Bitmap): number {
  const planes = isSolid(bitmap) ? 1 : 2;
  return Math.ceil(bitmap.width / 32) * 4 * bitmap.height * planes;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
