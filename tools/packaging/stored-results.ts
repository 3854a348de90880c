/**
 * Keeps the results of computations for later compilations, because most of a program does not change between two
 * compilations.
 */

/** Returns a function that calls `compute` only once for each object. Later calls return the kept result. */
export function cachePerObject<Subject extends object, Result extends object>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, Result>();
  return (subject) => {
    const result = results.get(subject) ?? compute(subject);
    results.set(subject, result);
    return result;
  };
}

/**
 * Returns a function that keeps the last result of `compute` for each object. This function calls `compute` again only
 * if the key of the object has changed.
 */
export function createLastResultCache<Subject extends object, Result>(): (
  subject: Subject,
  key: string,
  compute: () => Result,
) => Result {
  const results = new WeakMap<Subject, { readonly key: string; readonly result: Result }>();
  return (subject, key, compute) => {
    const last = results.get(subject);
    if (last?.key === key) return last.result;
    const result = compute();
    results.set(subject, { key, result });
    return result;
  };
}
