// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  /** A thing that the system moves, draws and checks for collisions. A class can extend it, see the README. */
  class sprite extends CoreLibsObject {
    constructor(image?: playdate.graphics.image | playdate.graphics.tilemap);
    readonly x: number;

    readonly y: number;

    readonly width: number;

    readonly height: number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.addDirtyRect) */
    static addDirtyRect(this: void, x: number, y: number, width: number, height: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.addEmptyCollisionSprite) */
    static addEmptyCollisionSprite(this: void, r: playdate.geometry.rect): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.addEmptyCollisionSprite) */
    static addEmptyCollisionSprite(this: void, x: number, y: number, w: number, h: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.addSprite) */
    static addSprite(this: void, sprite: playdate.graphics.sprite): void;

    /**
     * Adds an invisible sprite with a collide rectangle for each group of solid tiles of a map, and returns the
     * sprites.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.addWallSprites)
     */
    static addWallSprites(
      this: void,
      tilemap: playdate.graphics.tilemap,
      emptyIDs: readonly number[],
      xOffset?: number,
      yOffset?: number,
    ): playdate.graphics.sprite[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.allOverlappingSprites) */
    static allOverlappingSprites(this: void): playdate.graphics.sprite[][];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.clearClipRectsInRange) */
    static clearClipRectsInRange(this: void, startz: number, endz: number): void;

    /**
     * Returns all sprites of the display list.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.getAllSprites)
     */
    static getAllSprites(this: void): playdate.graphics.sprite[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.getAlwaysRedraw) */
    static getAlwaysRedraw(this: void): boolean;

    /**
     * Creates a sprite, with an image or a map of tiles. It is shown after `add`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.new)
     */
    static new(this: void, image?: playdate.graphics.image | playdate.graphics.tilemap): playdate.graphics.sprite;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.performOnAllSprites) */
    static performOnAllSprites(this: void, callback: (this: void, sprite: playdate.graphics.sprite) => void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpriteInfoAlongLine) */
    static querySpriteInfoAlongLine(
      this: void,
      lineSegment: playdate.geometry.lineSegment,
    ): playdate.graphics.LineCollision[];
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpriteInfoAlongLine) */
    static querySpriteInfoAlongLine(
      this: void,
      x1: number,
      y1: number,
      x2: number,
      y2: number,
    ): playdate.graphics.LineCollision[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesAlongLine) */
    static querySpritesAlongLine(this: void, lineSegment: playdate.geometry.lineSegment): playdate.graphics.sprite[];
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesAlongLine) */
    static querySpritesAlongLine(
      this: void,
      x1: number,
      y1: number,
      x2: number,
      y2: number,
    ): playdate.graphics.sprite[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesAtPoint) */
    static querySpritesAtPoint(this: void, p: playdate.geometry.point): playdate.graphics.sprite[];
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesAtPoint) */
    static querySpritesAtPoint(this: void, x: number, y: number): playdate.graphics.sprite[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesInRect) */
    static querySpritesInRect(this: void, rect: playdate.geometry.rect): playdate.graphics.sprite[];
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.querySpritesInRect) */
    static querySpritesInRect(
      this: void,
      x: number,
      y: number,
      width: number,
      height: number,
    ): playdate.graphics.sprite[];

    /**
     * Marks the whole background to be drawn again.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.redrawBackground)
     */
    static redrawBackground(this: void): void;

    /**
     * Removes all sprites from the display list.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.removeAll)
     */
    static removeAll(this: void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.removeSprite) */
    static removeSprite(this: void, sprite: playdate.graphics.sprite): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.removeSprites) */
    static removeSprites(this: void, spriteArray: readonly playdate.graphics.sprite[]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.setAlwaysRedraw) */
    static setAlwaysRedraw(this: void, flag: boolean): void;

    /**
     * Sets the function that draws the background, and returns the sprite that calls it. It is called with the
     * rectangle to draw.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.setBackgroundDrawingCallback)
     */
    static setBackgroundDrawingCallback(
      this: void,
      draw: (this: void, x: number, y: number, width: number, height: number) => void,
    ): playdate.graphics.sprite;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.setClipRectsInRange) */
    static setClipRectsInRange(this: void, rect: playdate.geometry.rect, startz: number, endz: number): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.setClipRectsInRange) */
    static setClipRectsInRange(
      this: void,
      x: number,
      y: number,
      width: number,
      height: number,
      startz: number,
      endz: number,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.spriteCount) */
    static spriteCount(this: void): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.spriteWithText) */
    static spriteWithText(
      this: void,
      text: string,
      maxWidth: number,
      maxHeight: number,
      backgroundColor?: number,
      leadingAdjustment?: number,
      truncationString?: string,
      alignment?: TextAlignment,
      font?: playdate.graphics.font,
    ): playdate.graphics.sprite;

    /**
     * Calls `update` of each sprite, then draws all sprites that have changed. Must be called in every frame of a
     * game that uses sprites.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.sprite.update)
     */
    static update(this: void): void;

    /**
     * Adds the sprite to the display list, so that it is updated and drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.add)
     */
    add(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.alphaCollision) */
    alphaCollision(anotherSprite: playdate.graphics.sprite): boolean;

    /**
     * Returns what `moveWithCollisions` would return, without moving the sprite.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.checkCollisions)
     */
    checkCollisions(
      point: playdate.geometry.point,
    ): LuaMultiReturn<[actualX: number, actualY: number, collisions: playdate.graphics.Collision[], length: number]>;
    /**
     * Returns what `moveWithCollisions` would return, without moving the sprite.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.checkCollisions)
     */
    checkCollisions(
      x: number,
      y: number,
    ): LuaMultiReturn<[actualX: number, actualY: number, collisions: playdate.graphics.Collision[], length: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.clearClipRect) */
    clearClipRect(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.clearCollideRect) */
    clearCollideRect(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.clearStencil) */
    clearStencil(): void;

    /**
     * Called for each sprite that this one touches on its way. Returns how it reacts, such as `kCollisionTypeSlide`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-graphics.sprite.collisionResponse)
     */
    collisionResponse(other: playdate.graphics.sprite): playdate.graphics.sprite.CollisionType | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.collisionsEnabled) */
    collisionsEnabled(): boolean;

    /**
     * Returns a copy of the sprite.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.copy)
     */
    copy(): playdate.graphics.sprite;

    /**
     * Called to draw a sprite that has no image, with the rectangle to draw. A game replaces it. (0, 0) is the
     * sprite's upper left corner.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-graphics.sprite.draw)
     */
    draw(x: number, y: number, width: number, height: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getBounds) */
    getBounds(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getBoundsRect) */
    getBoundsRect(): playdate.geometry.rect;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getCenter) */
    getCenter(): LuaMultiReturn<[x: number, y: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getCenterPoint) */
    getCenterPoint(): playdate.geometry.point;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getCollideBounds) */
    getCollideBounds(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getCollideRect) */
    getCollideRect(): playdate.geometry.rect;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getCollidesWithGroupsMask) */
    getCollidesWithGroupsMask(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getGroupMask) */
    getGroupMask(): number;

    /**
     * Returns the sprite's picture, or nil if it has none.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getImage)
     */
    getImage(): playdate.graphics.image | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getImageFlip) */
    getImageFlip(): number;

    /**
     * Returns where the sprite's centre is.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getPosition)
     */
    getPosition(): LuaMultiReturn<[x: number, y: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getRotation) */
    getRotation(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getScale) */
    getScale(): LuaMultiReturn<[xScale: number, yScale: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getSize) */
    getSize(): LuaMultiReturn<[width: number, height: number]>;

    /**
     * Returns the number set by `setTag`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getTag)
     */
    getTag(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.getZIndex) */
    getZIndex(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.isOpaque) */
    isOpaque(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.isVisible) */
    isVisible(): boolean;

    /**
     * Marks the sprite to be drawn again.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.markDirty)
     */
    markDirty(): void;

    /**
     * Moves the sprite by (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.moveBy)
     */
    moveBy(x: number, y: number): void;

    /**
     * Moves the sprite's centre to (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.moveTo)
     */
    moveTo(x: number, y: number): void;

    /**
     * Moves the sprite towards a place as far as other sprites let it. Returns where it is then, and a list of what
     * it touched.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.moveWithCollisions)
     */
    moveWithCollisions(
      goalPoint: playdate.geometry.point,
    ): LuaMultiReturn<[actualX: number, actualY: number, collisions: playdate.graphics.Collision[], length: number]>;
    /**
     * Moves the sprite towards a place as far as other sprites let it. Returns where it is then, and a list of what
     * it touched.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.moveWithCollisions)
     */
    moveWithCollisions(
      goalX: number,
      goalY: number,
    ): LuaMultiReturn<[actualX: number, actualY: number, collisions: playdate.graphics.Collision[], length: number]>;

    /**
     * Returns the sprites whose collide rectangles overlap this one's.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.overlappingSprites)
     */
    overlappingSprites(): playdate.graphics.sprite[];

    /**
     * Removes the sprite from the display list.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.remove)
     */
    remove(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.removeAnimator) */
    removeAnimator(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.resetCollidesWithGroupsMask) */
    resetCollidesWithGroupsMask(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.resetGroupMask) */
    resetGroupMask(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setAnimator) */
    setAnimator(
      animator: playdate.graphics.animator<number> | playdate.graphics.animator<playdate.geometry.point>,
      moveWithCollisions?: boolean,
      removeOnCollision?: boolean,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setBounds-rect) */
    setBounds(rect: playdate.geometry.rect): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setBounds-rect) */
    setBounds(x: number, y: number, width: number, height: number): void;

    /**
     * Sets the point of the picture that lies at the sprite's place, as shares of its size. The default is (0.5,
     * 0.5).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCenter)
     */
    setCenter(x: number, y: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setClipRect) */
    setClipRect(rect: playdate.geometry.rect): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setClipRect) */
    setClipRect(x: number, y: number, width: number, height: number): void;

    /**
     * Sets the part of the sprite that collides, relative to its upper left corner.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCollideRect)
     */
    setCollideRect(rect: playdate.geometry.rect): void;
    /**
     * Sets the part of the sprite that collides, relative to its upper left corner.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCollideRect)
     */
    setCollideRect(x: number, y: number, width: number, height: number): void;

    /**
     * Sets the groups (1 to 32) whose sprites this one collides with.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCollidesWithGroups)
     */
    setCollidesWithGroups(groups: number | number[]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCollidesWithGroupsMask) */
    setCollidesWithGroupsMask(mask: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setCollisionsEnabled) */
    setCollisionsEnabled(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setGroupMask) */
    setGroupMask(mask: number): void;

    /**
     * Sets the groups (1 to 32) that the sprite belongs to.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setGroups)
     */
    setGroups(groups: number | number[]): void;

    /**
     * Sets whether the sprite stays at its place of the screen when the drawing offset changes.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setIgnoresDrawOffset)
     */
    setIgnoresDrawOffset(flag: boolean): void;

    /**
     * Sets the sprite's picture, and the flip and scale with which it is drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setImage)
     */
    setImage(image: playdate.graphics.image, flip?: playdate.graphics.Flip, scale?: number, yScale?: number): void;

    /**
     * Sets the draw mode in which the sprite's picture is drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setImageDrawMode)
     */
    setImageDrawMode(mode: playdate.graphics.DrawMode | playdate.graphics.DrawModeName): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setImageFlip) */
    setImageFlip(flip: playdate.graphics.Flip, flipCollideRect?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setOpaque) */
    setOpaque(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setRedrawsOnImageChange) */
    setRedrawsOnImageChange(flag: boolean): void;

    /**
     * Rotates the sprite's picture clockwise by an angle in degrees, and enlarges it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setRotation)
     */
    setRotation(angle: number, scale?: number, yScale?: number): void;

    /**
     * Enlarges the sprite's picture.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setScale)
     */
    setScale(scale: number, yScale?: number): void;

    /**
     * Sets the sprite's size in pixels. Setting an image sets the size, too.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setSize)
     */
    setSize(width: number, height: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setStencilImage) */
    setStencilImage(stencil: playdate.graphics.image, tile?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setStencilPattern-dither) */
    setStencilPattern(rows: readonly number[]): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setStencilPattern-dither) */
    setStencilPattern(
      row1: number,
      row2: number,
      row3: number,
      row4: number,
      row5: number,
      row6: number,
      row7: number,
      row8: number,
    ): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setStencilPattern-dither) */
    setStencilPattern(level: number, ditherType?: playdate.graphics.image.DitherType): void;

    /**
     * Sets a number from 0 to 255 by which a game knows its sprites.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setTag)
     */
    setTag(tag: number): void;

    /**
     * Sets a map of tiles as the sprite's picture.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setTilemap)
     */
    setTilemap(tilemap: playdate.graphics.tilemap): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setUpdatesEnabled) */
    setUpdatesEnabled(flag: boolean): void;

    /**
     * Sets whether the sprite is drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setVisible)
     */
    setVisible(flag: boolean): void;

    /**
     * Sets the drawing order: sprites with a higher number are drawn later.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.setZIndex)
     */
    setZIndex(z: number): void;

    /**
     * Called in every frame by `sprite.update` while the sprite is in the display list. A game replaces it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-graphics.sprite.update)
     */
    update(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.sprite.updatesEnabled) */
    updatesEnabled(): boolean;

    static readonly kCollisionTypeBounce: 3;

    static readonly kCollisionTypeFreeze: 1;

    static readonly kCollisionTypeOverlap: 2;

    static readonly kCollisionTypeSlide: 0;
  }
}

/** @noSelf */
declare namespace playdate.graphics.sprite {
  type CollisionType = 0 | 1 | 2 | 3 | "slide" | "freeze" | "overlap" | "bounce";
}
