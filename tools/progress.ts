/** Formats the progress of long tasks as a percentage and the estimated time left. */

/**
 * Returns a function that formats the progress of a task with `total` equal parts: the percentage of done parts and the
 * estimated time left.
 */
export function createProgressText(total: number): (done: number) => string {
  const startMs = performance.now();
  return (done) => {
    const passedMs = performance.now() - startMs;
    const leftSeconds = done === 0 ? undefined : Math.ceil((passedMs * (total - done)) / done / 1000);
    const percent = Math.floor((100 * done) / total);
    return leftSeconds === undefined ? `${percent} %` : `${percent} %, ${leftSeconds} s left;`;
  };
}
