/** The puzzle Ice Path: puts its rules, generator, campaign, painter and sound theme together. */

import { loadLater } from "../campaign";
import { columnOf, rowOf } from "../../kernel/board";
import { roomGridOf } from "../../kernel/caves/room-grid";
import { isCave } from "../../kernel/draft";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle, PlayerPosition } from "../puzzle";
/** The import below is loaded from ice-path-hints.lua on first use. @lazy ice-path-hints */
import { findBoardHint } from "./board-hint";
/** The import below is loaded from ice-path-after-hours.lua on first use. @lazy ice-path-after-hours */
import { afterHours } from "./campaign/after-hours";
/** The import below is loaded from ice-path-campaign.lua on first use. @lazy ice-path-campaign */
import { campaign } from "./campaign/index";
/** The import below is loaded from ice-path-blizzard.lua on first use. @lazy ice-path-blizzard */
import { blizzard } from "./chapters/blizzard";
/** The import below is loaded from ice-path-dawn.lua on first use. @lazy ice-path-dawn */
import { dawn } from "./chapters/dawn";
/** The import below is loaded from ice-path-wreck.lua on first use. @lazy ice-path-wreck */
import { wreck } from "./chapters/wreck";
import { feat } from "./feat";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
/** The import below is loaded from ice-path-cave-maker.lua on first use. @lazy ice-path-cave-maker */
import { composeCave } from "./make/cave/compose-cave";
/** The import below is loaded from ice-path-cave-maker.lua on first use. @lazy ice-path-cave-maker */
import { recordCave } from "./make/cave/record-cave";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
/** The import below is loaded from ice-path-generation.lua on first use. @lazy ice-path-generation */
import { recordGeneration } from "./make/record-generation";
import type { Target } from "./make/target";
import { newThings } from "./new-things";
import { chapterStyle } from "./paint/chapter-style";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { TEXTS } from "./texts/index";
import { soundTheme } from "./sound-theme";

/**
 * Where the seal starts in a generated level: on the cell where the previous level ended. In a cave of several rooms,
 * the column and row of this cell are counted within one room.
 */
const playerPosition: PlayerPosition<Level, State> = {
  startPosition: { x: 2, y: 5 },
  positionOf: ({ board }, state) => {
    const grid = isCave(board) ? roomGridOf(board.width, board.height) : undefined;
    const [x, y] = [columnOf(board, state), rowOf(board, state)];
    return grid === undefined ? { x, y } : { x: x % (grid.roomWidth + 1), y: y % (grid.roomHeight + 1) };
  },
};

export const icePath: Puzzle<Level, State, Target> = {
  id: "ice-path",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  canBeLost: false,
  ...notation,
  rules,
  compose: (target, from = playerPosition.startPosition, random, isAcceptable, aim) =>
    target.cave === undefined
      ? compose(target, from, random, isAcceptable, aim)
      : composeCave(target, target.cave, from, random, isAcceptable),
  recordGeneration: ({ from = playerPosition.startPosition, ...request }) =>
    recordGeneration({ ...request, from }, (level, target, start, random) => recordCave(level, target, start, random)),
  playerPosition,
  playerCell: (state) => state,
  plan,
  largestBoard: { maxWidth: 12, maxHeight: 12 },
  campaign: loadLater(
    60,
    () => campaign,
    2,
    () => afterHours,
  ),
  newThings,
  feat,
  ideas,
  findBoardHint: (level, wins) => findBoardHint(level, wins),
  painter,
  laterChapters: [
    () => createChapter(chapterStyle, blizzard, TEXTS.chapters.blizzard),
    () => createChapter(chapterStyle, wreck, TEXTS.chapters.wreck),
    () => createChapter(chapterStyle, dawn, TEXTS.chapters.dawn),
  ],
  journey,
  soundTheme,
};
