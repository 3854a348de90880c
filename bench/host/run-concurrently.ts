/**
 * Runs tasks in order, at most `concurrency` of them at the same time. Returns their results in the order of the tasks.
 */
export async function runConcurrently<T>(tasks: readonly (() => Promise<T>)[], concurrency: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const runTasks = async (): Promise<void> => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runTasks));
  return results;
}
