/** A shape is its signed distance in pixels: negative inside, 0 on the edge, growing outwards. y points down. */
export type Shape = (x: number, y: number) => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A disc. */
export function circle(centreX: number, centreY: number, radius: number): Shape {
  return (x, y) => length(x - centreX, y - centreY) - radius;
}

/** An upright ellipse; the distance is exact on the edge and close to it nearby. */
export function ellipse(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape {
  return (x, y) => {
    const dx = x - centreX;
    const dy = y - centreY;
    const reach = length(dx / radiusX, dy / radiusY);
    const slope = length(dx / (radiusX * radiusX), dy / (radiusY * radiusY));
    return slope === 0 ? -Math.min(radiusX, radiusY) : (reach * (reach - 1)) / slope;
  };
}

/** An upright box; outside its corners the distance is that to the nearer side line. */
export function box(left: number, top: number, right: number, bottom: number): Shape {
  return (x, y) => Math.max(left - x, x - right, top - y, y - bottom);
}

/** An upright box with round corners. */
export function roundedBox(left: number, top: number, right: number, bottom: number, radius: number): Shape {
  return (x, y) => {
    const dx = Math.max(left + radius - x, x - (right - radius));
    const dy = Math.max(top + radius - y, y - (bottom - radius));
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
}

/** A straight stroke with round ends. */
export function capsule(from: Point, to: Point, width: number): Shape {
  const spanX = to.x - from.x;
  const spanY = to.y - from.y;
  return (x, y) => {
    const along = ((x - from.x) * spanX + (y - from.y) * spanY) / (spanX * spanX + spanY * spanY);
    const held = Math.min(1, Math.max(0, along));
    return length(x - from.x - held * spanX, y - from.y - held * spanY) - width / 2;
  };
}

/** A polygon with straight sides, its corners in either order. */
export function polygon(corners: readonly Point[]): Shape {
  return (x, y) => {
    let nearest = Infinity;
    let inside = false;
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length];
      nearest = Math.min(nearest, capsule(a, b, 0)(x, y));
      const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (crosses) inside = !inside;
    });
    return inside ? -nearest : nearest;
  };
}

/** A circular stroke of the given width along the middle radius. */
export function ring(centreX: number, centreY: number, middleRadius: number, width: number): Shape {
  return (x, y) => Math.abs(length(x - centreX, y - centreY) - middleRadius) - width / 2;
}

/** All between two directions seen from a point: clockwise on the screen from `fromDegrees`; 0 is right, 90 down. */
export function sector(centreX: number, centreY: number, fromDegrees: number, toDegrees: number): Shape {
  const span = toDegrees - fromDegrees;
  return (x, y) => {
    const turned = (Math.atan2(y - centreY, x - centreX) * 180) / Math.PI - fromDegrees;
    return ((turned % 360) + 360) % 360 < span ? -1 : 1;
  };
}

/** What lies in any of the shapes. */
export function union(...shapes: readonly Shape[]): Shape {
  return (x, y) => Math.min(...shapes.map((shape) => shape(x, y)));
}

/** What lies in all of the shapes. */
export function intersection(...shapes: readonly Shape[]): Shape {
  return (x, y) => Math.max(...shapes.map((shape) => shape(x, y)));
}

/** What lies in the shape and not in the hole. */
export function difference(shape: Shape, hole: Shape): Shape {
  return (x, y) => Math.max(shape(x, y), -hole(x, y));
}

/** The shape with its edge moved outwards (inwards where negative); outer corners become round. */
export function offset(shape: Shape, pixels: number): Shape {
  return (x, y) => shape(x, y) - pixels;
}

/** The shape somewhere else. */
export function translated(shape: Shape, right: number, down: number): Shape {
  return (x, y) => shape(x - right, y - down);
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
