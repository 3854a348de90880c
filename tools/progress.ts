/** Says how far a task of so many equal parts is: how much of it is done, and how long it will still take. */
export function createProgress(parts: number): (done: number) => string {
  const startMs = performance.now();
  return (done) => {
    const passedMs = performance.now() - startMs;
    const leftS = done === 0 ? undefined : Math.ceil((passedMs * (parts - done)) / done / 1000);
    const percent = Math.floor((100 * done) / parts);
    return leftS === undefined ? `${percent} %` : `${percent} %, ${leftS} s left;`;
  };
}
