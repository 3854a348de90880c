/** Caches the latest result of a function that is called with the index of a generation step. */

/**
 * Returns a function with the same results as `compute`, which caches its latest result for calls with the same step.
 */
export function keepLatest<Value>(compute: (this: void, stepIndex: number) => Value): (stepIndex: number) => Value {
  let latest: { readonly stepIndex: number; readonly value: Value } | undefined;
  return (stepIndex) => {
    if (latest?.stepIndex !== stepIndex) latest = { stepIndex, value: compute(stepIndex) };
    return latest.value;
  };
}
