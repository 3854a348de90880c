import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { Bridge, Floor, type Level } from "./level";
import { recordSlide, type Redirection } from "./record-motions";
import { stateInLoop, cellOf, isInLoop, isOnBridge, stateOnBridge, type State } from "./state";

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
  const move = (state: State, direction: Direction, record?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    const redirections: Redirection[] | undefined = record === undefined ? undefined : [];
    const { hasMoved, end } = simulateSlide(level, state, direction, ALL_STOPS, redirections);
    if (!hasMoved) return undefined;
    if (record !== undefined && redirections !== undefined)
      recordSlide(record, level, state, direction, redirections, end);
    return end;
  };
  return { start: level.penguin, move, outcome, key };
}

/** What ends a slide; a slide that nothing else ends is stopped by a wall, or goes on for ever. */
export interface SlideStops {
  /** Snow. */
  readonly stopsOnSnow: boolean;
  /** The finish. */
  readonly stopsOnFinish: boolean;
  /** Picks. */
  readonly stopsOnPicks: boolean;
}

const ALL_STOPS: SlideStops = { stopsOnSnow: true, stopsOnFinish: true, stopsOnPicks: true };

/** What comes of a push. */
export interface SlideResult {
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
export function simulateSlide(
  level: Level,
  from: State,
  direction: Direction,
  stops: SlideStops = ALL_STOPS,
  redirections?: Redirection[],
): SlideResult {
  const { board, floor, bridges, pairedDoors } = level;
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
    const bridgeHere = bridges[cell];
    if (!canLeave(bridgeHere, along, isAbove)) break;
    const nextCell = cell + board.steps[heading];
    const met = floorMetOn(bridges[nextCell], floor[nextCell], along);
    if (met === Floor.Wall || met === Floor.Tree) break;
    hasMoved = true;
    cell = nextCell;
    isAbove = bridges[cell] === along;
    if (met === Floor.Ice) continue;
    if (met === Floor.Snow && stops.stopsOnSnow) break;
    if (met === Floor.Finish) {
      hasWon = true;
      if (stops.stopsOnFinish) break;
    } else if (met === Floor.Picks) {
      isLost = true;
      if (stops.stopsOnPicks) break;
    } else if (met !== Floor.Snow) {
      if (met >= Floor.Door) cell = pairedDoors[cell];
      else heading = DIRECTIONS[met - Floor.Treadmill];
      redirections?.push({ cell: nextCell, exitCell: cell, heading });
      if (cell === markedCell && heading === markedHeading) {
        return { end: stateInLoop(cell), hasMoved, hasWon, isLost: true };
      }
      turns++;
      if (turns === turnsToMark) {
        markedCell = cell;
        markedHeading = heading;
        turnsToMark *= 2;
      }
    }
  }
  return { end: isAbove ? stateOnBridge(cell) : cell, hasMoved, hasWon, isLost };
}

/**
 * Whether a cell may be left: by the upper storey of a bridge along it, by the lower one across it.
 * @inline
 */
function canLeave(bridge: Bridge, along: Bridge, isAbove: boolean): boolean {
  return bridge === Bridge.None || (bridge === along) === isAbove;
}

/**
 * What the penguin meets on a cell with that bridge and that ground: ice on a bridge, a wall at its rail.
 * @inline
 */
function floorMetOn(bridge: Bridge, ground: Floor, along: Bridge): Floor {
  if (bridge === Bridge.None) return ground;
  if (bridge === along) return Floor.Ice;
  return ground === Floor.Ice ? Floor.Wall : ground;
}

function outcomeOf({ floor }: Level, state: State): Outcome {
  if (isInLoop(state)) return "lost";
  if (isOnBridge(state)) return "playing";
  if (floor[state] === Floor.Finish) return "won";
  return floor[state] === Floor.Picks ? "lost" : "playing";
}

// One byte for a cell (see MAX_BOARD_SIZE), and another one above it.
function key(state: State): string {
  if (isInLoop(state)) return String.fromCharCode(cellOf(state), 2);
  return isOnBridge(state) ? String.fromCharCode(cellOf(state), 1) : String.fromCharCode(state);
}
