/**
 * Describes how a chapter of Fruit looks: its orchard, its hedge, its lawn, its texts and the moving things in its
 * scene.
 */
import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/** How a chapter of Fruit looks. The pieces look the same in all chapters. */
export interface Look {
  readonly orchard: string;
  /** For each state of the sun, which shines while the level can be won: the number of the picture of the orchard. */
  readonly orchardPictures: Readonly<Record<Lamp, number>>;
  /** The path of the pictures of the hedge: in the sun, without the sun, and while a hint is shown. */
  readonly hedge: string;
  readonly ornament?: Ornament;
  /**
   * The paths of the pictures of the lawn, of the hedge's edges and of its shadow. The size of the cells is appended to
   * each path.
   */
  readonly lawn: string;
  readonly edges: string;
  readonly hedgeShadow: string;
  /**
   * The path of the pictures of the hedge's edges for a dark board (drawn if the level can no longer be won). Undefined
   * if the edges look the same on a bright board.
   */
  readonly darkEdges?: string;
  readonly ink: Ink;
  readonly movements: readonly Movement[];
}

/**
 * The pictures of the hedge's ornaments, such as blossoms, for a bright board and for a dark board (drawn if the level
 * can no longer be won). `middleX` and `middleY` say how far the middle of an ornament lies from the upper left corner
 * of its picture, in pixels.
 */
interface Ornament {
  readonly pictures: string;
  readonly middleX: number;
  readonly middleY: number;
  /** Whether ornaments stand only at every second point of their grid in the hedge. */
  readonly isSparse?: boolean;
}
