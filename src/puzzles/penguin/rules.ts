/** The rules of the puzzle Penguin: how the penguin slides, what stops it, and when a level is won or lost. */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { Bridge, Floor, type Level } from "./level";
import { recordSlide, type Redirection } from "./record-motions";
import { stateInLoop, cellOf, isInLoop, isOnBridge, stateOnBridge, type State } from "./state";

/**
 * Creates the rules for a level, after the article "Tickles Penguin's Puzzles". A move makes the penguin slide until
 * something stops it. The player chooses the next direction only then.
 *
 * - The edge of the board, walls and trees stop the penguin on the cell before them. Snow stops the penguin on the
 *   snow.
 * - The finish wins the level and picks lose it. Both end the slide.
 * - A treadmill turns the penguin into the treadmill's direction.
 * - A door moves the penguin to the other door of the pair. The penguin slides on in the same direction.
 * - A penguin that slides along a bridge passes above the floor. A penguin that slides across a bridge meets the floor
 *   below; if that floor is bare ice, the bridge's rail stops the penguin like a wall.
 *
 * The article leaves some cases open. The rules for these cases are:
 *
 * - A thing acts only on a penguin that enters its cell. A penguin that stands on snow, on a treadmill or in a door can
 *   leave in any direction, as from ice.
 * - A cell with a bridge has an upper and a lower level. The penguin enters and leaves the upper level only along the
 *   bridge, because rails close its sides. It enters and leaves the lower level only across the bridge. A treadmill
 *   below may turn the penguin along the bridge, but then the penguin stops.
 * - If the cell after a door is blocked, the penguin stops in the door where it came out. If that cell has a treadmill
 *   or another door, the thing acts as usual.
 * - A treadmill in front of a wall turns the penguin, and the penguin stops on the treadmill. A treadmill against the
 *   slide sends the penguin back. A move that ends where it began still counts as a move.
 * - A slide that never ends, such as a round of four treadmills, loses the level at once.
 */
export function rules(level: Level): Rules<State> {
  const outcome = (state: State): Outcome => outcomeOf(level, state);
  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    const redirections: Redirection[] | undefined = recorder === undefined ? undefined : [];
    const { hasMoved, end } = simulateSlide(level, state, direction, ALL_STOPS, redirections);
    if (!hasMoved) return undefined;
    if (recorder !== undefined && redirections !== undefined)
      recordSlide(recorder, level, { from: state, direction, redirections, end });
    return end;
  };
  return { start: level.penguin, move, outcome, key };
}

/** Says which things end a simulated slide of the penguin. Walls and endless loops always end it. */
export interface SlideStops {
  readonly stopsOnSnow: boolean;
  readonly stopsOnFinish: boolean;
  readonly stopsOnPicks: boolean;
}

const ALL_STOPS: SlideStops = { stopsOnSnow: true, stopsOnFinish: true, stopsOnPicks: true };

export interface SlideResult {
  readonly end: State;
  readonly hasMoved: boolean;
  /**
   * Whether the penguin entered the finish. If `stopsOnFinish` is false, the finish did not end the slide, so the
   * penguin may have gone on.
   */
  readonly hasWon: boolean;
  /**
   * Whether the penguin entered a cell with picks or slides for ever. If `stopsOnPicks` is false, picks did not end the
   * slide, so the penguin may have gone on.
   */
  readonly isLost: boolean;
}

/**
 * Simulates one slide of the penguin from a state, even a won or lost one.
 *
 * The penguin passes over the things that do not stop it according to `stops`, as if they were ice. If `redirections`
 * is given, each treadmill and door of the slide is appended to it. Endless loops are found by Brent's cycle detection.
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
  let currentDirection = direction;
  let hasMoved = false;
  let hasWon = false;
  let isLost = false;
  // Brent's cycle detection finds endless loops without a list of visited cells. It compares each treadmill or door
  // that the penguin reaches with a marked one. The mark moves to the present one after 1, 2, 4, 8 … treadmills and
  // doors.
  let markedCell = 0;
  let markedDirection = currentDirection;
  let turns = 0;
  let turnsToMark = 1;
  for (;;) {
    const along: Bridge = 1 + (currentDirection % 2);
    const bridgeHere = bridges[cell];
    if (!canLeave(bridgeHere, along, isAbove)) break;
    const nextCell = cell + board.steps[currentDirection];
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
      else currentDirection = DIRECTIONS[met - Floor.Treadmill];
      redirections?.push({ cell: nextCell, exitCell: cell, direction: currentDirection });
      if (cell === markedCell && currentDirection === markedDirection) {
        return { end: stateInLoop(cell), hasMoved, hasWon, isLost: true };
      }
      turns++;
      if (turns === turnsToMark) {
        markedCell = cell;
        markedDirection = currentDirection;
        turnsToMark *= 2;
      }
    }
  }
  return { end: isAbove ? stateOnBridge(cell) : cell, hasMoved, hasWon, isLost };
}

/**
 * Returns whether the penguin can leave its cell in a direction. `bridge` is the bridge on this cell, and `isAbove`
 * says whether the penguin is on it. `along` is the kind of bridge that leads in the direction. The penguin can leave a
 * bridge only along the bridge, and the floor under a bridge only across it.
 * @inline
 */
function canLeave(bridge: Bridge, along: Bridge, isAbove: boolean): boolean {
  return bridge === Bridge.None || (bridge === along) === isAbove;
}

/**
 * Returns what the penguin meets when it enters a cell. If it slides along a bridge on this cell, it meets ice. If it
 * slides against the rail of a bridge over bare ice, it meets a wall. Otherwise it meets the floor of the cell. `along`
 * is the kind of bridge that leads in the penguin's direction.
 * @inline
 */
function floorMetOn(bridge: Bridge, floor: Floor, along: Bridge): Floor {
  if (bridge === Bridge.None) return floor;
  if (bridge === along) return Floor.Ice;
  return floor === Floor.Ice ? Floor.Wall : floor;
}

/**
 * Returns whether a state is won, lost or neither. A penguin on a bridge is above the floor, so a finish or picks below
 * do not count.
 */
function outcomeOf({ floor }: Level, state: State): Outcome {
  if (isInLoop(state)) return "lost";
  if (isOnBridge(state)) return "playing";
  if (floor[state] === Floor.Finish) return "won";
  return floor[state] === Floor.Picks ? "lost" : "playing";
}

/**
 * Returns a short text that identifies a state of a level, because no other state of the level has this text. The first
 * byte is the penguin's cell (see `MAX_BOARD_CELLS`). A second byte follows if the penguin is on a bridge or in an
 * endless loop.
 */
function key(state: State): string {
  if (isInLoop(state)) return String.fromCharCode(cellOf(state), 2);
  return isOnBridge(state) ? String.fromCharCode(cellOf(state), 1) : String.fromCharCode(state);
}
