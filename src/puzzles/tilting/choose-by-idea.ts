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
 * The most start states of a board that the generator compares by all solving ideas (techniques that a solution needs)
 * that the state graph alone shows. Two of these ideas need a long search for passages, the states that every way to a
 * win visits. The starts of one board often have the same passages.
 */
const MAX_STARTS_IN_GRAPH = 6;
/**
 * The most start states of a board that the generator compares by playing their solutions, which shows all solving
 * ideas (techniques that a solution needs). The solutions often share moves, and each move is played only once.
 */
const MAX_PLAYED_STARTS = 24;

/**
 * Returns the first start that is found to have a level with a strong solving idea (a technique that a solution needs).
 * If there is none, returns the start whose level has the solving idea nearest to being strong. Returns undefined if
 * `createLevel` rejects all levels that are tried.
 *
 * The function looks for a strong solving idea in three rounds:
 *
 * - for "order", which takes the least time, at all starts;
 * - for all solving ideas that the state graph alone shows, at the first `MAX_STARTS_IN_GRAPH` starts;
 * - for all solving ideas, at the first starts, up to `maxPlayedStarts` or, if that is undefined, `MAX_PLAYED_STARTS`.
 */
export function* chooseStartByIdea<Level, State, Start>(
  board: BoardOfStarts<Level, State, Start>,
  starts: readonly Start[],
  aim: IdeaAim<Level, State>,
): Task<StartWithIdea<Level, Start> | undefined> {
  const playedMoves = createPlayedMoves<State>();
  const ideasInGraph: BestIdea[] = [];
  const judges = [aim.judgeOrder, aim.judgeGraph];
  const maxStarts = [starts.length, MAX_STARTS_IN_GRAPH];
  for (let round = 0; round < judges.length; round++) {
    for (let index = 0; index < starts.length && index < maxStarts[round]; index++) {
      const start = starts[index];
      const idea = yield* judges[round](board.createSolvedGraph(start));
      ideasInGraph[index] = idea;
      if (!isStrong(idea)) continue;
      const level = yield* board.createLevel(start, playedMoves.states);
      if (level !== undefined) return { start, level, idea };
    }
  }
  let best: StartWithIdea<Level, Start> | undefined;
  const maxPlayedStarts = board.maxPlayedStarts ?? MAX_PLAYED_STARTS;
  for (let index = 0; index < starts.length && index < maxPlayedStarts; index++) {
    const start = starts[index];
    const level = yield* board.createLevel(start, playedMoves.states);
    if (level === undefined) continue;
    const idea = yield* aim.judgeLevel({
      level,
      rules: board.rules(level),
      certificate: board.createSolvedGraph(start),
      playedMoves,
      ideaInGraph: ideasInGraph[index],
    });
    if (best === undefined || idea.strengthPercent > best.idea.strengthPercent) best = { start, level, idea };
    if (isStrong(idea)) break;
  }
  return best;
}

function isStrong({ strengthPercent }: BestIdea): boolean {
  return strengthPercent >= STRONG_PERCENT;
}
