/** Does all the tasks, `width` at a time, in their order; gives their results in the same order. */
export async function runConcurrently<T>(tasks: readonly (() => Promise<T>)[], concurrency: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const runTasks = async (): Promise<void> => {
    while (next < tasks.length) {
      const at = next++;
      results[at] = await tasks[at]();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runTasks));
  return results;
}
