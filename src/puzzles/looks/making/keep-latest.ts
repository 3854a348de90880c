/** Keeps the value of a function for the step of a making that it was asked for last. */

/** Returns a function that returns the same as `compute`, but computes nothing if it is called twice for one step. */
export function keepLatest<Value>(compute: (this: void, stepIndex: number) => Value): (stepIndex: number) => Value {
  let latest: { readonly stepIndex: number; readonly value: Value } | undefined;
  return (stepIndex) => {
    if (latest?.stepIndex !== stepIndex) latest = { stepIndex, value: compute(stepIndex) };
    return latest.value;
  };
}
