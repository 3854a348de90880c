/**
 * Chooses the state of a board in which a generated level begins, by the solving ideas (techniques that a solution
 * needs) of the levels that can begin there. The generators of Fruit and Skid use it.
 */
import type { IdeaAim } from "../../kernel/ideas/idea-aim";
import { STRONG_PERCENT, type BestIdea } from "../../kernel/ideas/leading-idea";
import { createPlayedMoves, type SolvedGraph } from "../../kernel/ideas/played-solution";
import type { Rules } from "../../kernel/rules";
import type { Task } from "../../kernel/task";

/**
 * The functions and the limit with which `chooseStartByIdea` compares the states of one board in which a level can
 * begin (starts).
 * @noSelf
 */
export interface BoardOfStarts<Level, State, Start> {
  readonly createSolvedGraph: (start: Start) => SolvedGraph;
  /**
   * Returns the level that begins at a start, or undefined if the puzzle's generator rejects this level. The generator
   * rejects, for example, levels with too many forced moves (moves without a choice). `states` has states of the board
   * that were played before, by their number in the state graph (all states and the moves between them). The function
   * adds every state that it plays.
   */
  readonly createLevel: (start: Start, states: Record<number, State | undefined>) => Task<Level | undefined>;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * The most start states that are compared by playing their solutions. If undefined, the limit is `MAX_PLAYED_STARTS`.
   */
  readonly maxPlayedStarts?: number;
}

/**
 * A start state that was chosen for the solving idea (a technique that a solution needs) of its level, and this level.
 */
export interface StartWithIdea<Level, Start> {
  readonly start: Start;
  readonly level: Level;
  readonly idea: BestIdea;
}

/**
 * How many start states of a board the generator compares at most by playing their solutions, which shows all solving
 * ideas (techniques that a solution needs). The solutions often share moves, and each move is played only once.
 */
const MAX_PLAYED_STARTS = 24;

/**
 * Returns the first start (a state in which a level can begin) whose level has a strong solving idea. If there is none,
 * returns the start whose level has the strongest solving idea. Returns undefined if `createLevel` rejects all levels.
 */
export function* chooseStartByIdea<Level, State, Start>(
  board: BoardOfStarts<Level, State, Start>,
  starts: readonly Start[],
  aim: IdeaAim<Level, State>,
): Task<StartWithIdea<Level, Start> | undefined> {
  const playedMoves = createPlayedMoves<State>();
  let best: StartWithIdea<Level, Start> | undefined;
  const maxPlayedStarts = board.maxPlayedStarts ?? MAX_PLAYED_STARTS;
  for (let index = 0; index < starts.length && index < maxPlayedStarts; index++) {
    const start = starts[index];
    const level = yield* board.createLevel(start, playedMoves.states);
    if (level === undefined) continue;
    const rules = board.rules(level);
    const idea = yield* aim.judgeLevel({ level, rules, certificate: board.createSolvedGraph(start), playedMoves });
    if (best === undefined || idea.strengthPercent > best.idea.strengthPercent) best = { start, level, idea };
    if (idea.strengthPercent >= STRONG_PERCENT) break;
  }
  return best;
}
