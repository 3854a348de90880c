/**
 * Caches the latest result of a function that is called with the index of a generation step (one of the steps in which
 * the generator made the level).
 */

/**
 * Returns a function with the same results as `compute`, which is called with the index of a step. The function caches
 * its latest result, and returns it again if the next call is for the same step.
 */
export function keepLatest<Value>(compute: (this: void, stepIndex: number) => Value): (stepIndex: number) => Value {
  let latest: { readonly stepIndex: number; readonly value: Value } | undefined;
  return (stepIndex) => {
    if (latest?.stepIndex !== stepIndex) latest = { stepIndex, value: compute(stepIndex) };
    return latest.value;
  };
}
