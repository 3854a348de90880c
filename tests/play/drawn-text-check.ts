/**
 * Records the texts that the game draws, and checks that each text is complete, visible and inside its box on the
 * screen.
 */
import { startConsole } from "../../simulator/console";
import type { FrameReport, Host } from "../../simulator/host";
import { createNodeHost } from "../../simulator/node-host";
import { createCanvas, type Canvas } from "../../simulator/graphics/context";
import { readFont, type Font } from "../../simulator/graphics/font";
import { findTable } from "../../simulator/graphics/tables";
import { drawPlainText } from "../../simulator/graphics/text";
import type { SceneTexts } from "../../src/puzzles/puzzle";
import { NO_INPUT } from "../simulator/game";
import { GAME_FILES, gameBehind, type Player, type Watch } from "./player";

/** A rectangle in pixels. `right` and `bottom` are the first pixels outside the rectangle. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnText {
  readonly text: string;
  readonly font: string;
  readonly x: number;
  readonly y: number;
  readonly isWhite: boolean;
  /** The smallest rectangle that contains the black or white pixels of the text's letters. */
  readonly ink: Edges;
}

/**
 * A function that receives the texts on the screen whenever the screen stands still, because the last frames have drawn
 * nothing.
 */
export type AtRest = (texts: readonly DrawnText[], player: Player) => void;

const MARK = "\u0001";
const SCREEN = { left: 0, top: 0, right: 400, bottom: 240 };
/**
 * The size in pixels from which a drawn rectangle counts as covering a text below it. The game draws smaller rectangles
 * as decoration.
 */
const MIN_COVER = { width: 6, height: 9 };

/**
 * Lua code that runs before the game's code. It prints a line for each call of a drawing function that matters for
 * texts. In these lines, pictures have numbers (0 is the screen), and image tables have their paths.
 */
const LUA = `
do
  local g = playdate.graphics
  local numbers, count, white = setmetatable({}, { __mode = "k" }), 0, false
  local function say(...) print("\\1" .. table.concat({ ... }, "\\t")) end
  local function numberOf(picture)
    if numbers[picture] == nil then count = count + 1; numbers[picture] = count end
    return numbers[picture]
  end
  local function behind(owner, name, first)
    local call = owner[name]
    owner[name] = function(...) first(...) return call(...) end
  end
  local function methods(object) return getmetatable(object).__index end
  behind(g, "setImageDrawMode", function(mode) white = mode == g.kDrawModeFillWhite end)
  behind(g, "setDrawOffset", function(x, y) say("shift", x, y) end)
  behind(g, "setClipRect", function(x, y, width, height) say("clip", x, y, width, height) end)
  behind(g, "clearClipRect", function() say("clip") end)
  behind(g, "pushContext", function(picture) say("push", numberOf(picture)) end)
  behind(g, "popContext", function() say("pop") end)
  behind(g, "fillRect", function(x, y, width, height)
    if width >= ${MIN_COVER.width} and height >= ${MIN_COVER.height} then say("cover", x, y, width, height) end
  end)
  local image = methods(g.image.new(1, 1))
  behind(image, "draw", function(picture, x, y)
    local width, height = picture:getSize()
    say("show", numberOf(picture), x, y, width, height)
  end)
  local newTable, isPatched = g.imagetable.new, false
  g.imagetable.new = function(path)
    local sprites, problem = newTable(path)
    if sprites ~= nil and not isPatched then
      isPatched = true
      behind(methods(sprites), "drawImage", function(all, frame, x, y)
        local width, height = all:getImage(frame):getSize()
        if width >= 116 and height >= 100 then say("show", 0, x, y, width, height) end
      end)
    end
    return sprites, problem
  end
  local newFont, fonts = g.font.new, {}
  g.font.new = function(path)
    local font, problem = newFont(path)
    if font ~= nil and next(fonts) == nil then
      behind(methods(font), "drawText", function(face, text, x, y)
        say("text", fonts[face], white and 1 or 0, x, y, text)
      end)
    end
    if font ~= nil then fonts[font] = path end
    return font, problem
  end
end
`;

/**
 * The number of successive frames without drawing after which a screen counts as standing still. One frame is not
 * enough, because the shutter between two screens may pause for a frame.
 */
const STILL_FRAMES = 2;

/**
 * Creates an observer of all texts that a game draws. It calls `atRest` with the texts on the screen when the screen
 * stands still. It calls `inMenu` with the texts of the picture beside the console's system menu.
 */
export function checkDrawnTexts(atRest: AtRest, inMenu: (texts: readonly DrawnText[]) => void): Watch {
  return {
    change: (files) => gameBehind(LUA, files),
    begin: () => {
      const drawing = beginDrawing();
      let stillCount = STILL_FRAMES;
      return {
        line: (line) => {
          if (!line.startsWith(MARK)) return false;
          drawing.event(line.slice(1).split("\t"));
          return true;
        },
        frame: (player: Player, { hasDrawn }: FrameReport) => {
          stillCount = hasDrawn ? 0 : stillCount + 1;
          if (stillCount === STILL_FRAMES) atRest(drawing.onScreen(), player);
        },
        signal: () => {
          const drawn = drawing.lastPicture();
          if (drawn.length > 0) inMenu(drawn);
        },
      };
    },
  };
}

interface Target {
  readonly number: number;
  shift: { readonly x: number; readonly y: number };
  clip: Edges | undefined;
}

/**
 * Starts a game from `files` that only draws texts. Returns a function that runs one frame and returns the texts on the
 * screen.
 */
export function recordTexts(files: Host["files"]): () => readonly DrawnText[] {
  const drawing = beginDrawing();
  const print = (line: string): void => {
    if (line.startsWith(MARK)) drawing.event(line.slice(1).split("\t"));
  };
  const console = startConsole(createNodeHost(gameBehind(LUA, files), { print }));
  return () => {
    console.update(NO_INPUT);
    return drawing.onScreen();
  };
}

function beginDrawing() {
  const texts = new Map<number, DrawnText[]>([[0, []]]);
  const targets: Target[] = [freshTarget(0)];
  let lastPicture: readonly DrawnText[] = [];
  const on = (number: number): DrawnText[] => texts.get(number) ?? [];
  const cover = (edges: Edges, { number, clip }: Target): void => {
    const shown = clip === undefined ? edges : overlap(edges, clip);
    texts.set(
      number,
      on(number).filter(({ ink }) => !isWithin(overlap(ink, SCREEN), shown)),
    );
  };
  const add = (drawn: DrawnText, { number, clip }: Target): void => {
    if (isEmpty(drawn.ink) || (clip !== undefined && isEmpty(overlap(drawn.ink, clip)))) return;
    const others = on(number).filter((other) => !isSame(other, drawn));
    texts.set(number, [...others, drawn]);
  };
  const event = ([kind, ...values]: readonly string[]): void => {
    const target = targets[targets.length - 1];
    const { shift } = target;
    const [first, second, third, fourth, fifth] = values.map(Number);
    if (kind === "push") targets.push(freshTarget(first));
    else if (kind === "pop") {
      lastPicture = on(target.number);
      targets.pop();
    } else if (kind === "shift") target.shift = { x: first, y: second };
    else if (kind === "clip")
      target.clip = values.length === 0 ? undefined : edgesAt(shift, first, second, third, fourth);
    else if (kind === "cover") cover(edgesAt(shift, first, second, third, fourth), target);
    else if (kind === "show") {
      cover(edgesAt(shift, second, third, fourth, fifth), target);
      for (const drawn of first === 0 ? [] : on(first)) add(moved(drawn, second + shift.x, third + shift.y), target);
    } else {
      const [font, ink, x, y] = values;
      const text = values.slice(4).join("\t");
      const position = { x: Number(x) + shift.x, y: Number(y) + shift.y };
      add(
        { text, font, ...position, isWhite: ink === "1", ink: movedEdges(inkOf(font, text), position.x, position.y) },
        target,
      );
    }
  };
  return { event, onScreen: () => on(0), lastPicture: () => lastPicture };
}

function freshTarget(number: number): Target {
  return { number, shift: { x: 0, y: 0 }, clip: undefined };
}

/**
 * Returns a message if a text is wider or higher than the half of the screen that stays visible beside the system menu.
 * Returns undefined if the text fits.
 */
export function menuFaultOf({ ink }: DrawnText): string | undefined {
  return isWithin(ink, { ...SCREEN, right: SCREEN.right / 2 })
    ? undefined
    : `is cut by the menu: ${ink.left} to ${ink.right}`;
}

/**
 * Returns a message that says why a player cannot read a text on the screen completely. Returns undefined if the player
 * can.
 */
export function faultOf(drawn: DrawnText, { console }: Player): string | undefined {
  if (isIncomplete(drawn.text)) return "a piece of the text is missing";
  const fault = edgeFaultOf(drawn);
  if (fault !== undefined) return fault;
  const [covered, all] = coveredInk(drawn, console.pixels);
  if (covered > 0) return `${covered} of ${all} pixels are covered`;
  return undefined;
}

/** Returns a message if a text reaches over an edge of the screen, or undefined if the text fits. */
export function edgeFaultOf({ ink }: DrawnText): string | undefined {
  if (isWithin(ink, SCREEN)) return undefined;
  return `leaves the screen: ${ink.left} to ${ink.right}, ${ink.top} to ${ink.bottom}`;
}

/**
 * The number of rows of pixels that two adjacent lines of text may share. They share some because letters such as "g"
 * reach into the line below.
 */
const MAX_SHARED_ROWS = 2;

export function overlapsAmong(texts: readonly DrawnText[]): readonly (readonly [DrawnText, DrawnText])[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => liesOn(one.ink, other.ink))
      .map((other) => [one, other] as const),
  );
}

/** The smallest allowed distance between two texts side by side, in pixels. Nearer texts read as one word. */
const MIN_GAP = 3;

function liesOn(one: Edges, other: Edges): boolean {
  const { left, top, right, bottom } = overlap(one, other);
  return left < right + MIN_GAP && bottom - top > MAX_SHARED_ROWS;
}

/**
 * Checks a text in the scenery around the board. Returns a message if the text is too wide for its box, or stands below
 * the box's last line. Returns undefined if the text fits or has no box. The line of the text and its left edge, right
 * edge or middle decide which box is its own.
 */
export function boxFaultOf({ text, font, x, y }: DrawnText, { main, side }: SceneTexts): string | undefined {
  const width = widthOf(text, font);
  const boxes = [main, side].filter((box) => {
    const anchor = box.align === "left" ? x : box.align === "right" ? x + width : x + Math.floor(width / 2);
    return anchor === box.x && (y - box.y) % LINE === 0;
  });
  const lines = boxes
    .map((box) => ({ box, line: (y - box.y) / LINE }))
    .filter(({ line }) => line >= 0 && line < MAX_LINES);
  if (lines.length === 0) return undefined;
  if (lines.some(({ box, line }) => width <= box.width && line < box.maxLines)) return undefined;
  const [{ box, line }] = lines;
  return `has ${width} of ${box.width} pixels, in line ${line + 1} of ${box.maxLines}`;
}

const LINE = 19;
const MAX_LINES = 6;

function isIncomplete(text: string): boolean {
  return /undefined|\bnil\b|NaN|\[object|\binf\b| ,|,,|^,/.test(text);
}

function coveredInk({ font, text, x, y, isWhite }: DrawnText, pixels: Uint8Array): [number, number] {
  const { mask, left, top } = lettersOf(font, text);
  let [covered, all] = [0, 0];
  for (let index = 0; index < mask.pixels.length; index++) {
    if (mask.pixels[index] !== 0) continue;
    const column = x - left + (index % mask.width);
    const row = y - top + Math.floor(index / mask.width);
    all++;
    if (pixels[row * SCREEN.right + column] !== (isWhite ? 1 : 0)) covered++;
  }
  return [covered, all];
}

/**
 * Returns which share of the pixels next to a text's letters has the colour of the letters. If the share is high, the
 * letters merge with the background.
 */
export function touchedShare({ font, text, x, y, isWhite }: DrawnText, pixels: Uint8Array): number {
  const { mask, left, top } = lettersOf(font, text);
  const isInk = (column: number, row: number): boolean =>
    column >= 0 && column < mask.width && row >= 0 && row < mask.height && mask.pixels[row * mask.width + column] === 0;
  let [touched, all] = [0, 0];
  for (let row = 0; row < mask.height; row++) {
    for (let column = 0; column < mask.width; column++) {
      if (isInk(column, row)) continue;
      const isBeside =
        isInk(column - 1, row) || isInk(column + 1, row) || isInk(column, row - 1) || isInk(column, row + 1);
      const [screenX, screenY] = [x - left + column, y - top + row];
      if (!isBeside || screenX < 0 || screenX >= SCREEN.right || screenY < 0 || screenY >= SCREEN.bottom) continue;
      all++;
      if (pixels[screenY * SCREEN.right + screenX] === (isWhite ? 1 : 0)) touched++;
    }
  }
  return touched / Math.max(1, all);
}

interface Letters {
  readonly mask: Canvas["screen"];
  readonly left: number;
  readonly top: number;
  readonly ink: Edges;
}

const RIM = 2;
const letterCache = new Map<string, Letters>();
const fonts = new Map<string, Font>();

function inkOf(font: string, text: string): Edges {
  return lettersOf(font, text).ink;
}

/** Returns the width of a text in one of the game's fonts, in pixels. The space after the last letter is included. */
export function widthOf(text: string, name = "fonts/text"): number {
  const { context } = createCanvas(1, 1, undefined);
  return drawPlainText(context, fontOf(name), text, 0, 0).width;
}

function lettersOf(name: string, text: string): Letters {
  const key = `${name}\n${text}`;
  const cached = letterCache.get(key);
  if (cached !== undefined) return cached;
  const letters = drawLetters(fontOf(name), text, widthOf(text, name));
  letterCache.set(key, letters);
  return letters;
}

function drawLetters(font: Font, text: string, width: number): Letters {
  const { screen, context } = createCanvas(Math.max(1, width) + 2 * RIM, font.height + 2 * RIM, undefined);
  drawPlainText(context, font, text, RIM, RIM);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  screen.pixels.forEach((pixel, index) => {
    if (pixel !== 0) return;
    const [x, y] = [index % screen.width, Math.floor(index / screen.width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  });
  const ink = left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
  return { mask: screen, left: RIM, top: RIM, ink: movedEdges(ink, -RIM, -RIM) };
}

function fontOf(name: string): Font {
  const cached = fonts.get(name);
  if (cached !== undefined) return cached;
  const table = findTable(GAME_FILES, name);
  if (table === undefined) throw new Error(`there is no font ${name}`);
  const font = readFont(name, new TextDecoder().decode(GAME_FILES.get(`${name}.fnt`)), table);
  fonts.set(name, font);
  return font;
}

function isSame(one: DrawnText, other: DrawnText): boolean {
  return one.text === other.text && one.x === other.x && one.y === other.y && one.font === other.font;
}

function moved(drawn: DrawnText, x: number, y: number): DrawnText {
  return { ...drawn, x: drawn.x + x, y: drawn.y + y, ink: movedEdges(drawn.ink, x, y) };
}

function movedEdges({ left, top, right, bottom }: Edges, x: number, y: number): Edges {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function edgesAt(shift: { x: number; y: number }, x: number, y: number, width: number, height: number): Edges {
  return movedEdges({ left: x, top: y, right: x + width, bottom: y + height }, shift.x, shift.y);
}

function overlap(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isEmpty({ left, top, right, bottom }: Edges): boolean {
  return left >= right || top >= bottom;
}

function isWithin(inner: Edges, outer: Edges): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}
