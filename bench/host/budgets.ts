/** Compares measured numbers with their limits in budgets.json, such as the longest time for generating a level. */

interface Budget {
  readonly figure: string;
  readonly most?: number;
  readonly least?: number;
}

/**
 * Permission for a measured number to exceed its limit. `recorded` is the number that was measured when the permission
 * was given.
 */
interface Miss {
  readonly figure: string;
  readonly recorded: number;
  readonly reason: string;
}

export interface Budgets {
  readonly budgets: readonly Budget[];
  readonly missed: readonly Miss[];
}

/**
 * How a measured number compares with its limit. A permission is an entry of `missed`, which allows a number beyond the
 * limit.
 * - `held`: within the limit
 * - `missed`: beyond the limit, with a permission
 * - `broken`: beyond the limit without a permission, or more than `LEEWAY` beyond the permitted number
 * - `absent`: not measured
 */
type Standing = "held" | "missed" | "broken" | "absent";

export interface Judgement {
  readonly budget: Budget;
  readonly value: number | undefined;
  readonly standing: Standing;
  readonly reason?: string;
}

/**
 * The share by which a measured number may exceed the number that was recorded in its permission (an entry of
 * `missed`).
 */
const LEEWAY = 0.05;

/**
 * Compares every limit with the measured number. Throws an `Error` that names an invalid entry of `budgets` or
 * `missed`.
 */
export function judgeBudgets({ budgets, missed }: Budgets, figures: ReadonlyMap<string, number>): Judgement[] {
  for (const budget of budgets) {
    if ((budget.most === undefined) === (budget.least === undefined)) {
      throw new Error(`the budget of "${budget.figure}" must have either a most or a least`);
    }
  }
  for (const { figure } of missed) {
    if (!budgets.some((budget) => budget.figure === figure)) throw new Error(`"${figure}" is missed but has no budget`);
  }
  return budgets.map((budget) => judgeBudget(budget, missed, figures.get(budget.figure)));
}

function judgeBudget(budget: Budget, missed: readonly Miss[], value: number | undefined): Judgement {
  if (value === undefined) return { budget, value, standing: "absent" };
  if (isKept(budget, value)) return { budget, value, standing: "held" };
  const miss = missed.find(({ figure }) => figure === budget.figure);
  if (miss === undefined) return { budget, value, standing: "broken" };
  const isNoWorse =
    budget.most !== undefined ? value <= miss.recorded * (1 + LEEWAY) : value >= miss.recorded * (1 - LEEWAY);
  return { budget, value, standing: isNoWorse ? "missed" : "broken", reason: miss.reason };
}

function isKept({ most, least }: Budget, value: number): boolean {
  return value <= (most ?? Infinity) && value >= (least ?? -Infinity);
}
