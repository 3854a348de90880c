/** How a chapter of Penguin looks: its pictures, its texts and what moves. */
import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/** A path of pictures, and the number of the picture for each lamp. */
interface LampPictures {
  readonly path: string;
  readonly numbers: Readonly<Record<Lamp, number>>;
}

/**
 * How a chapter of Penguin looks. The pieces, their shadows, the penguins that watch from the side, the ice and the front
 * of the floe look the same in all chapters.
 */
export interface Look {
  /** The sea around the floe, 400 by 240 pixels. */
  readonly sea: LampPictures;
  /** What stands at the horizon, and the sky behind the texts, 400 by 40 pixels. */
  readonly sky: LampPictures;
  /** What covers the left edge of the floe, 18 by 240 pixels. The next picture covers the right edge. */
  readonly edges: LampPictures;
  /**
   * The path of what lies on the sea at the left of the floe, 20 by 240 pixels. The next picture lies at the right.
   * Left out if the sea is the same everywhere.
   */
  readonly calm?: string;
  /** The path of the picture of a boat, 22 by 26 pixels, which swims where the sea beside the floe has room for it. */
  readonly boat?: string;
  /** The colour of the texts. */
  readonly ink: Ink;
  readonly movements: readonly Movement[];
}
