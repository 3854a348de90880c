import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Telling } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { Bridge, Ground, type Level } from "./level";
import { tell, type Turn } from "./tell";
import { carriedRound, cellOf, isCarriedRound, isOnBridge, onBridge, type State } from "./state";

/**
 * The rules of "Tickles Penguin's Puzzles": once pushed off, the penguin slides on until something stops it, and only then
 * chooses again. The edge, walls and trees stop it in front of them, snow on it. On the finish it has won, in picks it
 * has lost, and slides no further. A treadmill takes over its direction. Through a door it comes out of the other one of
 * the pair and slides on in the same direction. Along a bridge it passes above whatever lies beneath; across a bridge it
 * meets what lies beneath, and over bare ice the rail stops it like a wall.
 *
 * What the article leaves open:
 * - Things act on a penguin that comes onto them, never on one that stands: it leaves snow, a treadmill or a door in any
 *   direction, as it would leave ice.
 * - A cell with a bridge has two storeys. The upper one is entered and left along the bridge only: whoever stands there,
 *   because something stops him at its end, finds the rail at both sides. The lower one is entered and left across only:
 *   what lies beneath may turn the penguin, but where it would go on along the bridge it stops.
 * - Where the way out of a door is blocked the penguin stops on the door it has come out of. That is true of the first
 *   step out of it; a treadmill or another door right behind it acts as always.
 * - A treadmill right against a wall turns the penguin, which then stops on it. One that points the other way sends it
 *   back, over where it came from. A move that ends where it began is a move.
 * - Whoever would go on for ever (round four treadmills, or between the doors of a pair) has lost, at once.
 */
export function rules(level: Level): Rules<State> {
  const outcome = (state: State): Outcome => outcomeOf(level, state);
  const move = (state: State, direction: Direction, telling?: Telling): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    const turns: Turn[] | undefined = telling === undefined ? undefined : [];
    const { hasMoved, end } = simulate(level, state, direction, EVERY_STOP, turns);
    if (!hasMoved) return undefined;
    if (telling !== undefined && turns !== undefined) tell(telling, level, state, direction, turns, end);
    return end;
  };
  return { start: level.penguin, move, outcome, key };
}

/** What ends a slide; a slide that nothing else ends is stopped by a wall, or goes on for ever. */
export interface Stops {
  /** Snow. */
  readonly stopOnStop: boolean;
  /** The finish. */
  readonly stopOnWin: boolean;
  /** Picks. */
  readonly stopOnDeath: boolean;
}

const EVERY_STOP: Stops = { stopOnStop: true, stopOnWin: true, stopOnDeath: true };

/** What comes of a push. */
export interface Slide {
  readonly end: State;
  readonly hasMoved: boolean;
  /** It came onto the finish, whether or not that ended it. */
  readonly hasWon: boolean;
  /** It came into picks, whether or not they ended it, or goes on for ever. */
  readonly isLost: boolean;
}

/**
 * Pushes the penguin from where it stands, whatever the position is worth. What does not stop it is passed over like ice.
 * `turnsTaken`, when given, receives where it was turned or went through a door.
 */
export function simulate(
  level: Level,
  from: State,
  direction: Direction,
  stops: Stops = EVERY_STOP,
  turnsTaken?: Turn[],
): Slide {
  const { board, ground, bridges, exits } = level;
  let cell = cellOf(from);
  let isAbove = isOnBridge(from);
  let heading = direction;
  let hasMoved = false;
  let hasWon = false;
  let isLost = false;
  // Where it was turned or went through a door is compared with one such place, which is chosen anew after one, two, four,
  // eight of them: so whoever goes round for ever is found out (Brent's way), with no list of places.
  let markedCell = 0;
  let markedHeading = heading;
  let turns = 0;
  let turnsToMark = 1;
  for (;;) {
    const along: Bridge = 1 + (heading % 2);
    const here = bridges[cell];
    if (!isWayOut(here, along, isAbove)) break;
    const ahead = cell + board.steps[heading];
    const met = metOn(bridges[ahead], ground[ahead], along);
    if (met === Ground.Wall || met === Ground.Tree) break;
    hasMoved = true;
    cell = ahead;
    isAbove = bridges[cell] === along;
    if (met === Ground.Ice) continue;
    if (met === Ground.Snow && stops.stopOnStop) break;
    if (met === Ground.Finish) {
      hasWon = true;
      if (stops.stopOnWin) break;
    } else if (met === Ground.Picks) {
      isLost = true;
      if (stops.stopOnDeath) break;
    } else if (met !== Ground.Snow) {
      if (met >= Ground.Door) cell = exits[cell];
      else heading = DIRECTIONS[met - Ground.Treadmill];
      turnsTaken?.push({ cell: ahead, exit: cell, heading });
      if (cell === markedCell && heading === markedHeading) {
        return { end: carriedRound(cell), hasMoved, hasWon, isLost: true };
      }
      turns++;
      if (turns === turnsToMark) {
        markedCell = cell;
        markedHeading = heading;
        turnsToMark *= 2;
      }
    }
  }
  return { end: isAbove ? onBridge(cell) : cell, hasMoved, hasWon, isLost };
}

/**
 * Whether a cell may be left: by the upper storey of a bridge along it, by the lower one across it.
 * @inline
 */
function isWayOut(bridge: Bridge, along: Bridge, isAbove: boolean): boolean {
  return bridge === Bridge.None || (bridge === along) === isAbove;
}

/**
 * What the penguin meets on a cell with that bridge and that ground: ice on a bridge, a wall at its rail.
 * @inline
 */
function metOn(bridge: Bridge, ground: Ground, along: Bridge): Ground {
  if (bridge === Bridge.None) return ground;
  if (bridge === along) return Ground.Ice;
  return ground === Ground.Ice ? Ground.Wall : ground;
}

function outcomeOf({ ground }: Level, state: State): Outcome {
  if (isCarriedRound(state)) return "lost";
  if (isOnBridge(state)) return "playing";
  if (ground[state] === Ground.Finish) return "won";
  return ground[state] === Ground.Picks ? "lost" : "playing";
}

// One byte for a cell (see MAX_BOARD_SIZE), and another one above it.
function key(state: State): string {
  if (isCarriedRound(state)) return String.fromCharCode(cellOf(state), 2);
  return isOnBridge(state) ? String.fromCharCode(cellOf(state), 1) : String.fromCharCode(state);
}
