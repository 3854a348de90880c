/**
 * Everything that moves around the pieces of a level while the player makes no move: the lamp that shows whether the
 * level can be won, the scenery beside the board, and figures that blink.
 */
import type { Input } from "../../device/input";
import type { Movement } from "../../puzzles/looks/chapter";
import { isBoardDark } from "../../puzzles/looks/board-light";
import type { Lamp } from "../../puzzles/puzzle";
import type { Settings } from "../save/settings";
import { listShown, type ShownValues } from "../shown-values";
import { isWaitingForPlayer, type Attempt } from "./attempt";
import { advanceIdleAnimation, createIdleAnimation, type IdleAnimation } from "./idle-animation";
import { decideShownLamp } from "./lamp";
import { advanceLampChange, createLampChange, isLampChanging, type LampChange } from "./lamp-change";
import type { Mode } from "./mode";
import type { Opening } from "./opening";
import { advanceScenery, createScenery, drawScenery, followMoves, listScenery, type Scenery } from "./scenery";
import type { ShownCard } from "./shown-card";

export interface Surroundings {
  readonly lampChange: LampChange;
  readonly scenery: Scenery;
  readonly idleAnimation: IdleAnimation;
}

interface SurroundedLevel {
  readonly attempt: Attempt | undefined;
  readonly mode: Pick<Mode, "rushStatus">;
  readonly opening: Opening | undefined;
  readonly shownCard: Pick<ShownCard, "card" | "replay">;
}

export function createSurroundings(): Surroundings {
  return { lampChange: createLampChange(), scenery: createScenery(), idleAnimation: createIdleAnimation() };
}

/** Advances the animation of the lamp by one frame. The lamp shows whether the level can be won. */
export function advanceLamp(
  { lampChange }: Surroundings,
  attempt: Attempt,
  { isLampShown }: Pick<Settings, "isLampShown">,
  elapsedMs: number,
): void {
  advanceLampChange(lampChange, attempt, decideShownLamp(attempt, isLampShown), elapsedMs);
}

/**
 * Advances the scenery and the blinking figures by one frame. `hasChanged` is true if anything else on the screen has
 * changed; the wait for the next blink then starts again.
 */
export function advanceSurroundings(
  surroundings: Surroundings,
  level: SurroundedLevel,
  hasChanged: boolean,
  input: Input,
  elapsedMs: number,
): void {
  const { scenery, idleAnimation } = surroundings;
  const { attempt } = level;
  advanceIdleAnimation(idleAnimation, !hasChanged && canBlink(level), elapsedMs);
  if (isSceneryShown(level)) advanceScenery(scenery, movementsOf(surroundings, attempt), input, elapsedMs);
  if (attempt !== undefined) followMoves(scenery, attempt, elapsedMs);
}

/**
 * Returns whether the blinking figures of the level may blink now. They do not blink in a rush (a timed run), where the
 * player never waits.
 */
function canBlink({ attempt, shownCard, mode }: SurroundedLevel): boolean {
  if (attempt === undefined || shownCard.card !== undefined || mode.rushStatus !== undefined) return false;
  return isWaitingForPlayer(attempt);
}

function isSceneryShown({ shownCard, opening }: SurroundedLevel): boolean {
  return shownCard.card === undefined && opening === undefined && shownCard.replay.diagram === undefined;
}

/**
 * Lists what the scenery and the blinking figures show now, so that the screen is drawn again when one of them changes.
 */
export function listSurroundings(shown: ShownValues, surroundings: Surroundings, attempt: Attempt | undefined): void {
  listShown(shown, surroundings.idleAnimation.areEyesShut);
  listScenery(shown, surroundings.scenery, movementsOf(surroundings, attempt));
}

/**
 * Returns the parts of the scenery that move by themselves now. None moves while the board is dark, because the level
 * cannot be won, or while a hint is read, whose text may cover a part.
 */
function movementsOf({ lampChange }: Surroundings, attempt: Attempt | undefined): readonly Movement[] | undefined {
  if (attempt === undefined || attempt.shownHintGrade > 0 || isBoardDark(lampChange.lamp)) return undefined;
  return attempt.painter.scene.movements;
}

/** Draws everything that moves around the pieces of a level, over the background. */
export function drawSurroundings(surroundings: Surroundings, { painter, played }: Attempt, lamp: Lamp): void {
  const { scenery } = surroundings;
  const { movements, moveFollower } = painter.scene;
  if (movements !== undefined && !isBoardDark(lamp)) drawScenery(scenery, movements);
  moveFollower?.draw(played.level, lamp, scenery.followedMoves);
  drawLampChange(surroundings, painter, lamp);
}

/** Draws the part of the lamp beside the board that moves for a while after the lamp goes out or is lit. */
export function drawLampChange({ lampChange }: Surroundings, { scene }: Attempt["painter"], lamp: Lamp): void {
  if (isLampChanging(lampChange)) scene.drawLampChange?.(lamp, lampChange.elapsedMs);
}
