import type { EndlessPlan } from "../puzzle";

/**
 * The climb, a line a stage: how many levels, how many white balls, how hard in hundredths of a bit (100: a careful
 * player who picks at random clears every second one). After each rise comes a rest.
 */
export const endless: EndlessPlan = {
  width: 12,
  height: 7,
  startX: 5,
  startY: 3,
  stages: [
    { levels: 2, pieces: 2, difficultyCentibits: 0 },
    { levels: 2, pieces: 3, difficultyCentibits: 50 },
    { levels: 3, pieces: 4, difficultyCentibits: 100 },
    { levels: 3, pieces: 5, difficultyCentibits: 150 },
    { levels: 1, pieces: 4, difficultyCentibits: 50 },
    { levels: 3, pieces: 6, difficultyCentibits: 200 },
    { levels: 3, pieces: 7, difficultyCentibits: 250 },
    { levels: 1, pieces: 5, difficultyCentibits: 100 },
    { levels: 4, pieces: 8, difficultyCentibits: 300 },
    { levels: 1, pieces: 6, difficultyCentibits: 100 },
    { levels: 4, pieces: 9, difficultyCentibits: 350 },
    { levels: 1, pieces: 6, difficultyCentibits: 150 },
    { levels: 4, pieces: 10, difficultyCentibits: 400 },
    { levels: 1, pieces: 7, difficultyCentibits: 150 },
    { levels: 3, pieces: 11, difficultyCentibits: 450 },
    { levels: 2, pieces: 8, difficultyCentibits: 250 },
    { levels: 3, pieces: 12, difficultyCentibits: 500 },
  ],
  repeatFrom: 8,
  fewestCandidates: 8,
  states: 2700,
  statesPerCandidate: 600,
  toleranceCentibits: 25,
};
