/**
 * Reads sentences of hints as a player does who believes every word. Says which moves do at once what a sentence asks.
 * Also says whether a sentence only names cells where the piece already is. The code is independent of the game's.
 */
import type { BoardHint } from "../../../src/kernel/hints/board-hint";
import { GONE, type State as FruitState } from "../../../src/puzzles/fruit/state";
import type { Level as FruitLevel } from "../../../src/puzzles/fruit/level";
import { Floor as IceFloor, type Level as IceLevel } from "../../../src/puzzles/ice-path/level";
import type { Level as LastBallLevel } from "../../../src/puzzles/last-ball/level";
import type { State as LastBallState } from "../../../src/puzzles/last-ball/state";
import { Floor as PenguinFloor, type Level as PenguinLevel } from "../../../src/puzzles/penguin/level";
import { cellOf, isOnBridge } from "../../../src/puzzles/penguin/state";
import { Floor as SkidFloor, type Level as SkidLevel } from "../../../src/puzzles/skid/level";
import type { State as SkidState } from "../../../src/puzzles/skid/state";
import type { MoveRecord } from "../../../src/kernel/motion";
import { placeWordsIn, wordsFit, type WordLandmarks } from "./place-words";
import { sideWordsFor, type PlayedMove } from "./positions";

/** How a player reads the sentences of a puzzle's hints. */
export interface Reader<Level, State> {
  /** Returns whether a move alone, without further moves, does what a hint's sentence asks. */
  readonly obeys: (level: Level, sentence: string, move: PlayedMove<State>) => boolean;
  /** Returns whether a hint's sentence only says where a piece is already. Such a hint would be useless. */
  readonly namesPresentPlace: (level: Level, sentence: string, state: State, hint: BoardHint) => boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function fitsPlace(board: Size, sentence: string, cell: number, landmarks: WordLandmarks): boolean {
  const words = placeWordsIn(sentence);
  return words === undefined || wordsFit(board, words, cell, landmarks);
}

function namesPlaceOf(board: Size, sentence: string, landmarks: WordLandmarks): boolean {
  const words = placeWordsIn(sentence);
  const { piece } = landmarks;
  return words !== undefined && piece !== undefined && wordsFit(board, words, piece, landmarks);
}

function cellsBetween({ width }: Size, from: number, to: number): number {
  const [across, down] = [from % (width + 1), Math.floor(from / (width + 1))];
  return Math.abs(across - (to % (width + 1))) + Math.abs(down - Math.floor(to / (width + 1)));
}

export const icePathReader: Reader<IceLevel, number> = {
  obeys: ({ board, floor, hole }, sentence, { before, after }) => {
    if (sentence.startsWith("Go away")) return cellsBetween(board, after, hole) > cellsBetween(board, before, hole);
    // No single move obeys these sentences about the rooms of a cave: leaving a room takes more than one move.
    if (sentence.includes("room") || sentence.includes("leave")) return false;
    if (/snow/i.test(sentence) && floor[after] !== IceFloor.Snow) return false;
    return fitsPlace(board, sentence, after, { finish: hole, piece: before, isHalved: true });
  },
  namesPresentPlace: ({ board, hole }, sentence, state) =>
    !/room|leave/.test(sentence) && namesPlaceOf(board, sentence, { finish: hole, piece: state, isHalved: true }),
};

export const penguinReader: Reader<PenguinLevel, number> = {
  obeys: ({ board, floor }, sentence, { before, after, record }) => {
    const finish = floor.indexOf(PenguinFloor.Finish);
    const [from, to] = [cellOf(before), cellOf(after)];
    if (sentence.startsWith("Go away")) return cellsBetween(board, to, finish) > cellsBetween(board, from, finish);
    const landmarks = { finish, piece: from, isHalved: true };
    const uses = (cause: string): boolean =>
      record.motions.some((motion) => motion.cause === cause && fitsPlace(board, sentence, motion.from, landmarks));
    if (/door/.test(sentence)) return uses("gone");
    if (/^Ride/.test(sentence)) return uses("carried");
    if (/bridge/.test(sentence) && !isOnBridge(after)) return false;
    if (/snow/i.test(sentence) && (isOnBridge(after) || floor[to] !== PenguinFloor.Snow)) return false;
    return fitsPlace(board, sentence, to, landmarks);
  },
  namesPresentPlace: ({ board, floor }, sentence, state) =>
    namesPlaceOf(board, sentence, {
      finish: floor.indexOf(PenguinFloor.Finish),
      piece: cellOf(state),
      isHalved: true,
    }),
};

/** Matches a hint that a white ball must come to rest at a side of the board. Captures the word for the side. */
const BALL_SIDE = /^A ball must stop at the (\w+)/;
/** The words for the sides of the board. The index is the direction in which a side lies. */
const SIDE_WORDS = ["top", "right", "bottom", "left"];

export const lastBallReader: Reader<LastBallLevel, LastBallState> = {
  obeys: ({ board }, sentence, { before, after, record }) => {
    const whites = record.motions.slice(1).filter(({ cause }) => cause === "pushed");
    // A player may think that each move towards the side that the hint names obeys the hint, even if the ball then
    // leaves the board at this side.
    const side = BALL_SIDE.exec(sentence)?.[1];
    if (side !== undefined)
      return (
        SIDE_WORDS[record.direction] === side ||
        whites.some(({ from, to }) => from !== to && after.includes(to) && sideWordsFor(board, to).includes(side))
      );
    // No move obeys a hint about the last ball while the level has several balls.
    if (/last$/.test(sentence)) return false;
    if (sentence.startsWith("One hit must move")) return whites.length >= 3;
    if (sentence === "Try to hit a ball beside you") return after[0] === before[0];
    const cellsToHit = ({ motions }: typeof record): number => cellsBetween(board, before[0], motions[1].piece);
    // Does not check the hints that begin with "Hit the" on single moves. Their words "near" and "far" are only true of
    // the first moves of the shown solution. Another test compares the distances.
    if (/^Hit the/.test(sentence)) return cellsToHit(record) < 0;
    return fitsPlace(board, sentence, after[0], { piece: before[0], isHalved: true });
  },
  namesPresentPlace: ({ board }, sentence, [piece]) =>
    /\bstop\b/i.test(sentence) && !BALL_SIDE.test(sentence) && namesPlaceOf(board, sentence, { piece, isHalved: true }),
};

const RING = 1;
const DIRECTION_WORDS = ["up", "right", "down", "left"];

function toysOf({ reds, yellows }: SkidState): readonly number[] {
  return [...reds, ...yellows];
}

/**
 * Returns whether a sentence may mean the thing on `cell`. A word such as "top" before "pit" or "crate" means
 * that this thing must lie farther out in that direction than all others in `cells`.
 */
function isNamed({ width }: Size, cells: readonly number[], cell: number, sentence: string): boolean {
  const word = /(top|right|bottom|left) (pit|crate)/.exec(sentence)?.[1];
  if (word === undefined) return true;
  const reach = (each: number): number => {
    const [x, y] = [each % (width + 1), Math.floor(each / (width + 1))];
    return { top: -y, bottom: y, left: -x, right: x }[word] ?? 0;
  };
  return cells.every((other) => other === cell || reach(other) < reach(cell));
}

export const skidReader: Reader<SkidLevel, SkidState> = {
  obeys: ({ board, floors }, sentence, { before, after, record }) => {
    const slides = record.motions.filter(
      ({ piece, cause, from, to }) => cause === "pushed" && from !== to && toysOf(before).includes(piece),
    );
    const leavers = toysOf(before).length - toysOf(after).length;
    if (/^Line/.test(sentence))
      return slides.some(({ piece, to }) => {
        const goal = before.reds.includes(piece) ? SkidFloor.RedGoal : SkidFloor.YellowGoal;
        const areInLine = (cell: number): boolean =>
          (cell - to) % (board.width + 1) === 0 ||
          Math.floor(cell / (board.width + 1)) === Math.floor(to / (board.width + 1));
        return board.cells.some((cell) => floors[cell] === goal && areInLine(cell));
      });
    if (/^All leave/.test(sentence)) return leavers === toysOf(before).length;
    if (/^Two must leave/.test(sentence)) return leavers > 1;
    if (/leaves? first/.test(sentence)) {
      const [dark, light] = [after.reds.length < before.reds.length, after.yellows.length < before.yellows.length];
      return sentence.includes("dark") ? dark && !light : light && !dark;
    }
    if (/^Push/.test(sentence))
      return record.motions.some(
        ({ piece, direction, from, to }) =>
          before.crates.includes(piece) &&
          from !== to &&
          isNamed(board, before.crates, piece, sentence) &&
          (!/ (up|right|down|left)$/.test(sentence) || sentence.endsWith(DIRECTION_WORDS[direction])),
      );
    if (/\bpit\b/.test(sentence)) {
      const pits = board.cells.filter((cell) => floors[cell] === SkidFloor.Pit);
      return slides.some(({ to }) => pits.includes(to) && isNamed(board, pits, to, sentence));
    }
    const touching = touchingIn(board, sentence, after);
    if (touching !== undefined) return touching.some((cell) => fitsPlace(board, sentence, cell, { ring: RING }));
    return slides.some(
      ({ to }) =>
        fitsPlace(board, sentence, to, { ring: RING }) && floors[to] !== SkidFloor.Pit && toysOf(after).includes(to),
    );
  },
  namesPresentPlace: ({ board }, sentence, state, { kind, mark }) => {
    if (!["toy-stop", "ice-stop", "block-stop", "try"].includes(kind)) return false;
    const isThere = (piece: number): boolean => namesPlaceOf(board, sentence, { piece, ring: RING });
    if (mark !== undefined && isThere(mark.piece)) return true;
    const touching = touchingIn(board, sentence, state);
    if (touching !== undefined) return touching.some(isThere);
    return /^(One|Stop a|Let a) .*(middle|row \d|column \d)/.test(sentence) && toysOf(state).some(isThere);
  },
};

/**
 * Returns the cells of all toys that touch another toy, and so seem to have met. If the sentence is about ice, returns
 * the cells of toys and ice cubes that touch each other. Returns undefined if the sentence is neither about ice nor
 * about toys that meet.
 */
function touchingIn(
  { steps }: { readonly steps: readonly number[] },
  sentence: string,
  state: SkidState,
): readonly number[] | undefined {
  const toys = toysOf(state);
  const others = /\bice\b/i.test(sentence) ? state.ices : /meet|join/i.test(sentence) ? toys : undefined;
  if (others === undefined) return undefined;
  const touch = (cells: readonly number[], ends: readonly number[]): readonly number[] =>
    cells.filter((cell) => steps.some((step) => ends.includes(cell + step)));
  return [...touch(toys, others), ...touch(others, toys)];
}

const ONE = ["cherry", "pear", "banana", "melon"];
const MANY = ["cherries", "pears", "bananas", "melons"];
const SLIDER_WORDS = ["stone", "car", "car", "barrel", "barrel"];

const LINE_STOP = /a \w+ (?:(?:must )?stops? )?in (?:row|column) \d+$/;

function oneIn(words: string): number {
  return ONE.findIndex((word) => words.includes(` ${word} `));
}

export const fruitReader: Reader<FruitLevel, FruitState> = {
  obeys: (level, sentence, move) => {
    const { fruitKinds } = level;
    const { before, after, record } = move;
    const words = sentence.toLowerCase();
    const left = ({ fruits }: FruitState, kind: number): number =>
      fruits.filter((cell, index) => cell !== GONE && fruitKinds[index] === kind).length;
    const kind = MANY.findIndex((word) => words.includes(word));
    if (/first$/.test(words)) return left(after, kind) < left(before, kind);
    // A move obeys a sentence such as "Pears must leave in row 3" if all pears that leave the board in this move leave
    // it in row 3.
    if (kind >= 0 && /^try (?!to)| leave /.test(words)) {
      const cells = record.motions
        .filter(({ piece, cause }) => cause === "gone" && fruitKinds[before.fruits.indexOf(piece)] === kind)
        .map(({ from }) => from);
      return cells.length > 0 && cells.every((cell) => fitsPlace(level.board, sentence, cell, {}));
    }
    if (LINE_STOP.test(words))
      return record.motions.some(
        ({ piece, cause, from, to }) =>
          cause === "pushed" &&
          from !== to &&
          after.fruits.includes(to) &&
          fruitKinds[before.fruits.indexOf(piece)] === oneIn(words) &&
          fitsPlace(level.board, sentence, to, {}),
      );
    if (/leave at once$/.test(words)) return after.fruits.every((cell) => cell === GONE);
    if (/anteater/.test(words)) return record.motions.some(({ cause }) => cause === "pulled");
    if (/meet/.test(words)) return after.fruits.every((cell) => cell === GONE);
    return saysStop(level, sentence, move, (piece, word) => isOnSide(level, before, piece, word));
  },
  namesPresentPlace: (level, sentence, state, { kind, mark }) => {
    const { board } = level;
    const { fruits } = state;
    const words = sentence.toLowerCase();
    if (LINE_STOP.test(words))
      return fruits.some(
        (cell, index) =>
          cell !== GONE && level.fruitKinds[index] === oneIn(words) && namesPlaceOf(board, sentence, { piece: cell }),
      );
    const kindNumber = MANY.findIndex((word) => words.includes(word));
    if (kindNumber >= 0 && placeWordsIn(sentence) !== undefined)
      return fruits.every(
        (cell, index) =>
          cell === GONE || level.fruitKinds[index] !== kindNumber || namesPlaceOf(board, sentence, { piece: cell }),
      );
    if (/meet/i.test(sentence))
      return (
        placeWordsIn(sentence) === undefined ||
        fruits.every((cell) => cell === GONE || namesPlaceOf(board, sentence, { piece: cell }))
      );
    const hit = /(?:must hit|hits) (a |the )?((?:\w+ )?\w+)$/.exec(words)?.[2];
    if (hit === undefined || mark === undefined || !kind.endsWith("stop")) return false;
    return isBesideNamed(level, state, mark.piece, hit);
  },
};

/**
 * Returns whether a move obeys a hint's sentence about stopping a fruit. In the move, a fruit of the named kind must
 * hit the piece that the sentence names. A word such as "upper" may say which of two pieces is meant. For such a word,
 * `isNamed` returns whether a piece is the meant one.
 */
export function saysStop(
  { board, fruitKinds, sliderKinds }: FruitLevel,
  sentence: string,
  { before, after, record }: PlayedMove<FruitState>,
  isNamed: (piece: number, word: string) => boolean,
): boolean {
  const words = sentence.toLowerCase();
  const [, side, named, hit] =
    /(upper|lower|left|right) (\w+) (?:must hit|hits) (?:a |the )?((?:\w+ )?\w+)/.exec(words) ?? [];
  const [, by, stopped] = /a (\w+) (?:must )?stop a (\w+)/.exec(words) ?? [];
  return record.motions.some(({ piece, cause, from, to, ending, direction }) => {
    const index = before.fruits.indexOf(piece);
    if (index < 0 || cause !== "pushed" || from === to || ending !== "hit") return false;
    if (ONE[fruitKinds[index]] !== (named ?? stopped)) return false;
    if (side !== undefined && !isNamed(piece, side)) return false;
    const ahead = to + board.steps[direction];
    const [fruit, slider] = [after.fruits.indexOf(ahead), after.sliders.indexOf(ahead)];
    const obstacle = fruit >= 0 ? ONE[fruitKinds[fruit]] : SLIDER_WORDS[sliderKinds[slider] ?? -1];
    const [thing, which] = (hit ?? by ?? "").split(" ").reverse();
    return obstacle === thing && (which === undefined || isNamed(pieceBefore(record, ahead), which));
  });
}

function isBesideNamed(level: FruitLevel, state: FruitState, fruit: number, name: string): boolean {
  const { board, fruitKinds, sliderKinds } = level;
  const [thing, which] = name.split(" ").reverse();
  const named = [
    ...state.fruits.filter((cell, index) => cell !== GONE && cell !== fruit && ONE[fruitKinds[index]] === thing),
    ...state.sliders.filter((_, index) => SLIDER_WORDS[sliderKinds[index]] === thing),
  ].filter((cell) => which === undefined || isOnSide(level, state, cell, which));
  return named.length > 1 || named.some((cell) => board.steps.some((step) => fruit + step === cell));
}

function pieceBefore({ motions }: MoveRecord, cell: number): number {
  return motions.find(({ cause, to }) => cause === "pushed" && to === cell)?.piece ?? cell;
}

/**
 * Returns whether a word such as "upper" fits the piece `piece`. Then no other piece with the same name, such as "pear"
 * or "stone", lies as far out on that side of the board as `piece`.
 */
export function isOnSide(
  { board: { width }, fruitKinds, sliderKinds }: FruitLevel,
  { fruits, sliders }: FruitState,
  piece: number,
  word: string,
): boolean {
  const index = fruits.indexOf(piece);
  const slider = SLIDER_WORDS[sliderKinds[sliders.indexOf(piece)] ?? -1];
  const others =
    index >= 0
      ? fruits.filter((cell, each) => cell !== GONE && each !== index && fruitKinds[each] === fruitKinds[index])
      : sliders.filter((cell, each) => cell !== piece && SLIDER_WORDS[sliderKinds[each]] === slider);
  const [x, y] = [piece % (width + 1), Math.floor(piece / (width + 1))];
  return others.every((other) => {
    const [otherX, otherY] = [other % (width + 1), Math.floor(other / (width + 1))];
    return { upper: y < otherY, lower: y > otherY, left: x < otherX, right: x > otherX }[word] ?? false;
  });
}
