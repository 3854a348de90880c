// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.geometry {
  class affineTransform {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.affineTransform.new-1) */
    static new(this: void): playdate.geometry.affineTransform;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.affineTransform.new-1) */
    static new(
      this: void,
      m11: number,
      m12: number,
      m21: number,
      m22: number,
      tx: number,
      ty: number,
    ): playdate.geometry.affineTransform;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.mul_p) */
    readonly __mul: LuaMultiplicationMethod<playdate.geometry.point, playdate.geometry.point> &
      LuaMultiplicationMethod<playdate.geometry.affineTransform, playdate.geometry.affineTransform> &
      LuaMultiplicationMethod<playdate.geometry.vector2D, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.concat) */
    concat(af: playdate.geometry.affineTransform): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.copy) */
    copy(): playdate.geometry.affineTransform;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.invert) */
    invert(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.reset) */
    reset(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform:rotate-point) */
    rotate(angle: number, point?: playdate.geometry.point): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform:rotate-point) */
    rotate(angle: number, x?: number, y?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform:rotatedBy-point) */
    rotatedBy(angle: number, point?: playdate.geometry.point): playdate.geometry.affineTransform;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform:rotatedBy-point) */
    rotatedBy(angle: number, x?: number, y?: number): playdate.geometry.affineTransform;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.scale) */
    scale(sx: number, sy?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.scaledBy) */
    scaledBy(sx: number, sy?: number): playdate.geometry.affineTransform;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.skew) */
    skew(sx: number, sy: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.skewedBy) */
    skewedBy(sx: number, sy: number): playdate.geometry.affineTransform;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformAABB) */
    transformAABB(r: playdate.geometry.rect): void;

    /**
     * [Inside
     * Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformLineSegment)
     */
    transformLineSegment(ls: playdate.geometry.lineSegment): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformPoint) */
    transformPoint(p: playdate.geometry.point): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformPolygon) */
    transformPolygon(p: playdate.geometry.polygon): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformXY) */
    transformXY(x: number, y: number): LuaMultiReturn<[x: number, y: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformedAABB) */
    transformedAABB(r: playdate.geometry.rect): playdate.geometry.rect;

    /**
     * [Inside
     * Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformedLineSegment)
     */
    transformedLineSegment(ls: playdate.geometry.lineSegment): playdate.geometry.lineSegment;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformedPoint) */
    transformedPoint(p: playdate.geometry.point): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.transformedPolygon) */
    transformedPolygon(p: playdate.geometry.polygon): playdate.geometry.polygon;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.translate) */
    translate(dx: number, dy: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.affineTransform.translatedBy) */
    translatedBy(dx: number, dy: number): playdate.geometry.affineTransform;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class arc {
    private constructor();
    x: number;

    y: number;

    radius: number;

    startAngle: number;

    endAngle: number;

    direction: boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.arc.new) */
    static new(
      this: void,
      x: number,
      y: number,
      radius: number,
      startAngle: number,
      endAngle: number,
      direction?: boolean,
    ): playdate.geometry.arc;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.arc.copy) */
    copy(): playdate.geometry.arc;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.arc.isClockwise) */
    isClockwise(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.arc.length) */
    length(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.arc.pointOnArc) */
    pointOnArc(distance: number, extend?: boolean): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.arc.setIsClockwise) */
    setIsClockwise(flag: boolean): void;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class lineSegment {
    private constructor();
    x1: number;

    y1: number;

    x2: number;

    y2: number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.fast_intersection) */
    static fast_intersection(
      this: void,
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      x3: number,
      y3: number,
      x4: number,
      y4: number,
    ): LuaMultiReturn<[intersects: boolean, x?: number, y?: number]>;

    /**
     * Creates a line from (`x1`, `y1`) to (`x2`, `y2`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.lineSegment.new)
     */
    static new(this: void, x1: number, y1: number, x2: number, y2: number): playdate.geometry.lineSegment;

    /**
     * [Inside
     * Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.closestPointOnLineToPoint)
     */
    closestPointOnLineToPoint(p: playdate.geometry.point): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.copy) */
    copy(): playdate.geometry.lineSegment;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.intersectsLineSegment) */
    intersectsLineSegment(
      ls: playdate.geometry.lineSegment,
    ): LuaMultiReturn<[intersects: boolean, intersection?: playdate.geometry.point]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.intersectsPolygon) */
    intersectsPolygon(
      poly: playdate.geometry.polygon,
    ): LuaMultiReturn<[intersects: boolean, intersectionPoints?: playdate.geometry.point[]]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.intersectsRect) */
    intersectsRect(
      rect: playdate.geometry.rect,
    ): LuaMultiReturn<[intersects: boolean, intersectionPoints?: playdate.geometry.point[]]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.length) */
    length(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.midPoint) */
    midPoint(): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.offset) */
    offset(dx: number, dy: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.offsetBy) */
    offsetBy(dx: number, dy: number): playdate.geometry.lineSegment;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.pointOnLine) */
    pointOnLine(distance: number, extend?: boolean): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.segmentVector) */
    segmentVector(): playdate.geometry.vector2D;

    /**
     * Returns the coordinates of both ends.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.lineSegment.unpack)
     */
    unpack(): LuaMultiReturn<[x1: number, y1: number, x2: number, y2: number]>;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class point {
    private constructor();
    x: number;

    y: number;

    /**
     * Creates a point.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.point.new)
     */
    static new(this: void, x: number, y: number): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.add) */
    readonly __add: LuaAdditionMethod<playdate.geometry.vector2D, playdate.geometry.point>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.concat) */
    readonly __concat: LuaConcatMethod<playdate.geometry.point, playdate.geometry.lineSegment>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.mul) */
    readonly __mul: LuaMultiplicationMethod<playdate.geometry.affineTransform, playdate.geometry.point>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.sub) */
    readonly __sub: LuaSubtractionMethod<playdate.geometry.point, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.copy) */
    copy(): playdate.geometry.point;

    /**
     * Returns the distance to another point.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.distanceToPoint)
     */
    distanceToPoint(p: playdate.geometry.point): number;

    /**
     * Moves the point by (`dx`, `dy`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.offset)
     */
    offset(dx: number, dy: number): void;

    /**
     * Returns a copy of the point, moved by (`dx`, `dy`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.offsetBy)
     */
    offsetBy(dx: number, dy: number): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.squaredDistanceToPoint) */
    squaredDistanceToPoint(p: playdate.geometry.point): number;

    /**
     * Returns x and y.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.point.unpack)
     */
    unpack(): LuaMultiReturn<[x: number, y: number]>;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class polygon {
    private constructor();
    /**
     * Creates a polygon from coordinates, from points, or with the given number of corners at (0, 0).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.polygon.new)
     */
    static new(this: void, ...coordinates: number[]): playdate.geometry.polygon;
    /**
     * Creates a polygon from coordinates, from points, or with the given number of corners at (0, 0).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.polygon.new)
     */
    static new(this: void, ...points: playdate.geometry.point[]): playdate.geometry.polygon;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.mul) */
    readonly __mul: LuaMultiplicationMethod<playdate.geometry.affineTransform, playdate.geometry.polygon>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.close) */
    close(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.containsPoint) */
    containsPoint(p: playdate.geometry.point, fillRule?: playdate.graphics.PolygonFillRule): boolean;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.containsPoint) */
    containsPoint(x: number, y: number, fillRule?: playdate.graphics.PolygonFillRule): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.copy) */
    copy(): playdate.geometry.polygon;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.count) */
    count(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.getBounds) */
    getBounds(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.getBoundsRect) */
    getBoundsRect(): playdate.geometry.rect;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.getPointAt) */
    getPointAt(n: number): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.intersects) */
    intersects(p: playdate.geometry.point): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.isClosed) */
    isClosed(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.length) */
    length(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.pointOnPolygon) */
    pointOnPolygon(distance: number, extend?: boolean): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.setPointAt) */
    setPointAt(n: number, x: number, y: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.polygon.translate) */
    translate(dx: number, dy: number): void;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  /** A rectangle. */
  class rect {
    private constructor();
    x: number;

    y: number;

    width: number;

    height: number;

    top: number;

    bottom: number;

    left: number;

    right: number;

    size: playdate.geometry.size;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.rect.fast_intersection) */
    static fast_intersection(
      this: void,
      x1: number,
      y1: number,
      w1: number,
      h1: number,
      x2: number,
      y2: number,
      w2: number,
      h2: number,
    ): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.rect.fast_union) */
    static fast_union(
      this: void,
      x1: number,
      y1: number,
      w1: number,
      h1: number,
      x2: number,
      y2: number,
      w2: number,
      h2: number,
    ): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /**
     * Creates a rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.rect.new)
     */
    static new(this: void, x: number, y: number, width: number, height: number): playdate.geometry.rect;

    /**
     * Returns the point in the middle of the rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.centerPoint)
     */
    centerPoint(): playdate.geometry.point;

    /**
     * Returns whether a point lies in the rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.containsPoint)
     */
    containsPoint(p: playdate.geometry.point): boolean;
    /**
     * Returns whether a point lies in the rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.containsPoint)
     */
    containsPoint(x: number, y: number): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.containsRect-r2) */
    containsRect(r2: playdate.geometry.rect): boolean;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.containsRect-r2) */
    containsRect(x: number, y: number, width: number, height: number): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.copy) */
    copy(): playdate.geometry.rect;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.flipRelativeToRect) */
    flipRelativeToRect(r2: playdate.geometry.rect, flip: playdate.geometry.Flip): void;

    /**
     * Makes the rectangle smaller by `dx` on the left and right, and by `dy` at the top and bottom.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.inset)
     */
    inset(dx: number, dy: number): void;

    /**
     * Returns a copy that is smaller by `dx` on the left and right, and by `dy` at the top and bottom.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.insetBy)
     */
    insetBy(dx: number, dy: number): playdate.geometry.rect;

    /**
     * Returns the common area of the two rectangles.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.intersection)
     */
    intersection(r2: playdate.geometry.rect): playdate.geometry.rect;

    /**
     * Returns whether the two rectangles have a common area.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.intersects)
     */
    intersects(r2: playdate.geometry.rect): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.isEmpty) */
    isEmpty(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.isEqual) */
    isEqual(r2: playdate.geometry.rect): boolean;

    /**
     * Moves the rectangle by (`dx`, `dy`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.offset)
     */
    offset(dx: number, dy: number): void;

    /**
     * Returns a copy of the rectangle, moved by (`dx`, `dy`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.offsetBy)
     */
    offsetBy(dx: number, dy: number): playdate.geometry.rect;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.toPolygon) */
    toPolygon(): playdate.geometry.polygon;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.union) */
    union(r2: playdate.geometry.rect): playdate.geometry.rect;

    /**
     * Returns x, y, width and height.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.rect.unpack)
     */
    unpack(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class size {
    private constructor();
    width: number;

    height: number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.size.new) */
    static new(this: void, width: number, height: number): playdate.geometry.size;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.size.copy) */
    copy(): playdate.geometry.size;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.size.unpack) */
    unpack(): LuaMultiReturn<[width: number, height: number]>;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  class vector2D {
    private constructor();
    dx: number;

    dy: number;

    /**
     * Creates a vector.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.vector2D.new)
     */
    static new(this: void, x: number, y: number): playdate.geometry.vector2D;

    /**
     * Creates a vector from its length and its angle in degrees, clockwise from the top.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.vector2D.newPolar)
     */
    static newPolar(this: void, length: number, angle: number): playdate.geometry.vector2D;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.add) */
    readonly __add: LuaAdditionMethod<playdate.geometry.vector2D, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.div) */
    readonly __div: LuaDivisionMethod<number, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.mul_s) */
    readonly __mul: LuaMultiplicationMethod<number, playdate.geometry.vector2D> &
      LuaMultiplicationMethod<playdate.geometry.affineTransform, playdate.geometry.vector2D> &
      LuaMultiplicationMethod<playdate.geometry.vector2D, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.sub) */
    readonly __sub: LuaSubtractionMethod<playdate.geometry.vector2D, playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.unm) */
    readonly __unm: LuaNegationMethod<playdate.geometry.vector2D>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.addVector) */
    addVector(v: playdate.geometry.vector2D): void;

    /**
     * Returns the angle to another vector, in degrees.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.angleBetween)
     */
    angleBetween(v: playdate.geometry.vector2D): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.copy) */
    copy(): playdate.geometry.vector2D;

    /**
     * Returns the dot product with another vector.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.dotProduct)
     */
    dotProduct(v: playdate.geometry.vector2D): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.leftNormal) */
    leftNormal(): playdate.geometry.vector2D;

    /**
     * Returns the length of the vector.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.magnitude)
     */
    magnitude(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.magnitudeSquared) */
    magnitudeSquared(): number;

    /**
     * Makes the vector's length 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.normalize)
     */
    normalize(): void;

    /**
     * Returns a vector of length 1 in the same direction.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.normalized)
     */
    normalized(): playdate.geometry.vector2D;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.projectAlong) */
    projectAlong(v: playdate.geometry.vector2D): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.projectedAlong) */
    projectedAlong(v: playdate.geometry.vector2D): playdate.geometry.vector2D;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.rightNormal) */
    rightNormal(): playdate.geometry.vector2D;

    /**
     * Multiplies the vector by a number.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.scale)
     */
    scale(s: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.scaledBy) */
    scaledBy(s: number): playdate.geometry.vector2D;

    /**
     * Returns both parts of the vector.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-geometry.vector2D.unpack)
     */
    unpack(): LuaMultiReturn<[x: number, y: number]>;
  }
}

/** @noSelf */
declare namespace playdate.geometry {
  type Flip = 0 | 1 | 2 | 3;
}

/** @noSelf */
declare namespace playdate.geometry {
  /**
   * Returns the distance between the points (`x1`, `y1`) and (`x2`, `y2`).
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.distanceToPoint)
   */
  function distanceToPoint(x1: number, y1: number, x2: number, y2: number): number;

  /**
   * Returns the square of the distance between two points, which is faster than the distance.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-geometry.squaredDistanceToPoint)
   */
  function squaredDistanceToPoint(x1: number, y1: number, x2: number, y2: number): number;

  const kFlippedX: 1;

  const kFlippedXY: 3;

  const kFlippedY: 2;

  const kUnflipped: 0;
}
