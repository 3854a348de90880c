/**
 * Describes shapes by signed distance functions, and combines shapes. Such a function returns for a point the distance
 * to the shape's edge, which is negative inside the shape. `fill` in bitmap.ts draws shapes.
 */

/**
 * A shape as a function that returns the signed distance of a point in pixels: negative inside, 0 on the edge, positive
 * outside. y points down.
 */
export type Shape = (x: number, y: number) => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function circle(centreX: number, centreY: number, radius: number): Shape {
  return (x, y) => length(x - centreX, y - centreY) - radius;
}

/**
 * Returns an ellipse with a horizontal and a vertical axis. The distance of a point from its edge is exact on the edge
 * and approximate nearby.
 */
export function ellipse(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape {
  return (x, y) => {
    const dx = x - centreX;
    const dy = y - centreY;
    const reach = length(dx / radiusX, dy / radiusY);
    const slope = length(dx / (radiusX * radiusX), dy / (radiusY * radiusY));
    return slope === 0 ? -Math.min(radiusX, radiusY) : (reach * (reach - 1)) / slope;
  };
}

/**
 * Returns a rectangle with horizontal and vertical sides. Beyond a corner, its function returns a smaller distance than
 * that to the corner: the larger one of the horizontal and the vertical distance.
 */
export function box(left: number, top: number, right: number, bottom: number): Shape {
  return (x, y) => Math.max(left - x, x - right, top - y, y - bottom);
}

export function roundedBox(left: number, top: number, right: number, bottom: number, radius: number): Shape {
  return (x, y) => {
    const dx = Math.max(left + radius - x, x - (right - radius));
    const dy = Math.max(top + radius - y, y - (bottom - radius));
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
}

/** Returns a straight line of the given width with round ends. */
export function capsule(from: Point, to: Point, width: number): Shape {
  const spanX = to.x - from.x;
  const spanY = to.y - from.y;
  return (x, y) => {
    const along = ((x - from.x) * spanX + (y - from.y) * spanY) / (spanX * spanX + spanY * spanY);
    const clamped = Math.min(1, Math.max(0, along));
    return length(x - from.x - clamped * spanX, y - from.y - clamped * spanY) - width / 2;
  };
}

/** Returns a polygon with straight sides. The corners may be in clockwise or anticlockwise order. */
export function polygon(corners: readonly Point[]): Shape {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length];
    const [spanX, spanY] = [to.x - from.x, to.y - from.y];
    return { fromX: from.x, fromY: from.y, toY: to.y, spanX, spanY, squaredSpan: spanX * spanX + spanY * spanY };
  });
  return (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    for (const { fromX, fromY, toY, spanX, spanY, squaredSpan } of sides) {
      const [right, down] = [x - fromX, y - fromY];
      const along = Math.min(1, Math.max(0, (right * spanX + down * spanY) / squaredSpan));
      const [missX, missY] = [right - along * spanX, down - along * spanY];
      nearest = Math.min(nearest, missX * missX + missY * missY);
      if (fromY > y !== toY > y && x < fromX + (down / spanY) * spanX) isInside = !isInside;
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** Returns a circular line of the given width. Its middle line has the radius `middleRadius`. */
export function ring(centreX: number, centreY: number, middleRadius: number, width: number): Shape {
  return (x, y) => Math.abs(length(x - centreX, y - centreY) - middleRadius) - width / 2;
}

/**
 * Returns the sector between two directions from a centre, clockwise from `fromDegrees` to `toDegrees`. 0 degrees
 * points right, 90 points down.
 */
export function sector(centreX: number, centreY: number, fromDegrees: number, toDegrees: number): Shape {
  const span = toDegrees - fromDegrees;
  return (x, y) => {
    const turned = (Math.atan2(y - centreY, x - centreX) * 180) / Math.PI - fromDegrees;
    return ((turned % 360) + 360) % 360 < span ? -1 : 1;
  };
}

export function union(...shapes: readonly Shape[]): Shape {
  return (x, y) => {
    let distance = Infinity;
    for (const shape of shapes) distance = Math.min(distance, shape(x, y));
    return distance;
  };
}

export function intersection(...shapes: readonly Shape[]): Shape {
  return (x, y) => {
    let distance = -Infinity;
    for (const shape of shapes) distance = Math.max(distance, shape(x, y));
    return distance;
  };
}

export function difference(shape: Shape, hole: Shape): Shape {
  return (x, y) => Math.max(shape(x, y), -hole(x, y));
}

/** Returns a shape with its edge moved outwards, or inwards if `pixels` is negative. Outer corners become round. */
export function offset(shape: Shape, pixels: number): Shape {
  return (x, y) => shape(x, y) - pixels;
}

export function translated(shape: Shape, right: number, down: number): Shape {
  return (x, y) => shape(x - right, y - down);
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
