/** Says how far a task of so many equal parts is: how much of it is done, and how long it will still take. */
export function createProgressText(total: number): (done: number) => string {
  const startMs = performance.now();
  return (done) => {
    const passedMs = performance.now() - startMs;
    const leftSeconds = done === 0 ? undefined : Math.ceil((passedMs * (total - done)) / done / 1000);
    const percent = Math.floor((100 * done) / total);
    return leftSeconds === undefined ? `${percent} %` : `${percent} %, ${leftSeconds} s left;`;
  };
}
