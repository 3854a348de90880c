/** Draws upright shards of ice, for the opening pictures of Ice Path's chapters. */
import { intersectAreas, growArea, paintArea, paintOutlined, polygonArea, type Spot } from "../../areas";
import type { Bitmap } from "../../bitmap";

/** Draws an upright shard of ice whose foot is at (x, y), with its shaded side to the right. */
export function drawShard(scene: Bitmap, x: number, y: number, height: number): void {
  const corners = (shares: readonly Spot[]): Spot[] =>
    shares.map(([right, up]) => [x + right * height, y - up * height]);
  const shard = polygonArea(corners([[-0.5, 0], [-0.12, 1], [0.16, 0.72], [0.5, 0]])); // prettier-ignore
  paintArea(scene, growArea(shard, 2), "white");
  paintOutlined(scene, shard, "white", "black", 2);
  const shade = polygonArea(corners([[-0.08, 0.9], [0.16, 0.7], [0.46, 0], [0.12, 0]])); // prettier-ignore
  paintArea(scene, intersectAreas(shade, shard), "black");
}
