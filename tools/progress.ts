/** Formats how far a long task of a command-line tool has come: a percentage and the estimated time left. */

/**
 * Returns a function that formats the progress of a task with `total` equal parts. Its argument is the number of parts
 * that are done. The text has their percentage and the estimated time left.
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
