/** The width and height in pixels of each picture for the end of a challenge, by its path below `assets`. */
export const RACE_PICTURE_SIZES: Record<string, readonly [number, number]> = {
  "images/race-flag.png": [30, 34],
  "images/race-marks-table-17-11.png": [2 * 17, 11],
  "images/race-trails-table-320-7.png": [320, 2 * 7],
  ...sizesOf("last-ball"),
  ...sizesOf("ice-path"),
  ...sizesOf("skid"),
  ...sizesOf("penguin"),
  ...sizesOf("fruit"),
};

function sizesOf(puzzleId: string): Record<string, readonly [number, number]> {
  return {
    [`images/${puzzleId}/race-sky.png`]: [400, 46],
    [`images/${puzzleId}/race-lane.png`]: [400, 34],
    [`images/${puzzleId}/racer-table-34-32.png`]: [34, 32],
  };
}
