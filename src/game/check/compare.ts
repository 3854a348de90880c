/**
 * Compares the numbers that the console check (the game's test of a Playdate) has computed with those built into the
 * game.
 */
import { addFigure, type CheckRecord, type Outcome } from "./check-row";
import { EXPECTED_VALUES } from "./expected-values";
import { TEXTS } from "./texts/index";

/**
 * How many values a row (a test of the console check) has compared, and how many of them differed from the built-in
 * ones.
 */
export interface Comparison {
  readonly record: CheckRecord;
  comparedCount: number;
  differentCount: number;
}

export function startComparison(record: CheckRecord): Comparison {
  return { record, comparedCount: 0, differentCount: 0 };
}

/**
 * Records a value of the console check as a measured number, and compares it with the built-in value of the same name.
 */
export function compare(comparison: Comparison, name: string, value: number): void {
  addFigure(comparison.record, name, value);
  countComparison(comparison, EXPECTED_VALUES[name] === value);
}

export function countComparison(comparison: Comparison, isEqual: boolean): void {
  comparison.comparedCount++;
  if (!isEqual) comparison.differentCount++;
}

/**
 * Returns the result of a row (test) of the console check. It passes if all compared values were equal to the built-in
 * ones.
 */
export function endComparison({ comparedCount, differentCount }: Comparison): Outcome {
  const equalCount = comparedCount - differentCount;
  return { isPassed: differentCount === 0, note: TEXTS.countOf(equalCount, comparedCount) };
}
