/** A stretch of an endless run. */
interface Stage<Wish> {
  /** How many levels it lasts. */
  readonly levels: number;
  readonly wish: Wish;
}

/** The climb of an endless run: when it is over, the stages from `repeatFrom` on come again and again. */
export interface Ladder<Wish> {
  readonly stages: readonly Stage<Wish>[];
  readonly repeatFrom: number;
}

/** What is wished for as level `number`, from 1. */
export function wishOnLadder<Wish>({ stages, repeatFrom }: Ladder<Wish>, number: number): Wish {
  let left = number - 1;
  let at = 0;
  while (left >= stages[at].levels) {
    left -= stages[at].levels;
    at++;
    if (at === stages.length) {
      at = repeatFrom;
      left %= levelsFrom(stages, at);
    }
  }
  return stages[at].wish;
}

function levelsFrom(stages: readonly Stage<unknown>[], first: number): number {
  let levels = 0;
  for (let at = first; at < stages.length; at++) levels += stages[at].levels;
  return levels;
}
