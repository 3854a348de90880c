// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.scoreboards {
  interface Score {
    rank?: number;
    player: string;
    value: number;
  }
}

/** @noSelf */
declare namespace playdate.scoreboards {
  interface Board {
    boardID: string;
    name: string;
  }
}

/** @noSelf */
declare namespace playdate.scoreboards {
  interface ScoreList {
    lastUpdated: number;
    scores: Score[];
  }
}

/** @noSelf */
declare namespace playdate.scoreboards {
  interface BoardList {
    lastUpdated: number;
    boards: Board[];
  }
}

/** @noSelf */
declare namespace playdate.scoreboards {
  interface Status {
    code: string;
    message: string;
  }
}

/** @noSelf */
declare namespace playdate.scoreboards {
  /** @remarks Guessed: not in Inside Playdate. */
  function addScore(
    boardName: string,
    value: number,
    callback: (this: void, status: playdate.scoreboards.Status, result: playdate.scoreboards.Score) => void,
  ): void;

  /** @remarks Guessed: not in Inside Playdate. */
  function getPersonalBest(
    boardName: string,
    callback: (
      this: void,
      status: playdate.scoreboards.Status | undefined,
      result: playdate.scoreboards.Score | undefined,
    ) => void,
  ): void;

  /** @remarks Guessed: not in Inside Playdate. */
  function getScoreboards(
    callback: (this: void, status: playdate.scoreboards.Status, result: playdate.scoreboards.BoardList) => void,
  ): void;

  /** @remarks Guessed: not in Inside Playdate. */
  function getScores(
    boardID: string,
    callback: (this: void, status: playdate.scoreboards.Status, result: playdate.scoreboards.ScoreList) => void,
  ): void;
}
