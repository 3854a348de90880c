/** Correct uses of the Playdate's API. TypeScript must accept each statement. */

export {};
const gfx = playdate.graphics;
const { geometry, sound } = playdate;

declare const image: playdate.graphics.image;
declare const table: playdate.graphics.imagetable;
declare const font: playdate.graphics.font;
declare const sprite: playdate.graphics.sprite;
declare const rect: playdate.geometry.rect;
declare const point: playdate.geometry.point;
declare const vector: playdate.geometry.vector2D;
declare const transform: playdate.geometry.affineTransform;
declare const polygon: playdate.geometry.polygon;
declare const line: playdate.geometry.lineSegment;
declare const synth: playdate.sound.synth;
declare const player: playdate.sound.sampleplayer;
declare const files: playdate.sound.fileplayer;
declare const list: playdate.ui.gridview;

// Uses of functions and callbacks of the system
playdate.update = () => {};
playdate.gameWillPause = () => playdate.setMenuImage(image);
playdate.gameWillPause = undefined;
playdate.cranked = (change, accelerated) => print(change + accelerated);
playdate.keyPressed = (key) => print(key.length);
playdate.AButtonHeld = () => {};
playdate.buttonIsPressed(playdate.kButtonA);
playdate.buttonJustPressed("left");
const [held, pressed, released] = playdate.getButtonState();
print(held + pressed + released);
const [change, accelerated] = playdate.getCrankChange();
print(change - accelerated);
const ticks: number = playdate.getCrankTicks(6);
print(ticks);
const [seconds, milliseconds] = playdate.getSecondsSinceEpoch();
print(seconds, milliseconds);
const weekday: number = playdate.getTime().weekday;
print(weekday);
playdate.setMenuImage(image, 100);
playdate.setMenuImage(undefined);
playdate.setAutoLockDisabled(true);
playdate.drawFPS();
playdate.drawFPS(1, 2);
print(playdate.metadata.name, playdate.metadata.contentWarning?.length);
print(playdate.argv[0], playdate.isSimulator === 1);
playdate.restart("again");
playdate.wait(100);
const [x, y, z] = playdate.readAccelerometer();
print((x ?? 0) + (y ?? 0) + (z ?? 0));
playdate.inputHandlers.push({ AButtonDown: () => {}, cranked: (degrees) => print(degrees) });
playdate.inputHandlers.push({}, true);
playdate.inputHandlers.pop();

// Uses of the system menu
const menu: playdate.menu.Menu = playdate.getSystemMenu();
const [item, why] = menu.addMenuItem("Restart", () => {});
item?.setTitle(why ?? "Again");
menu.addCheckmarkMenuItem("Sound", true, (on) => print(on === true));
menu.addCheckmarkMenuItem("Sound", (on) => print(on === true));
menu.addOptionsMenuItem("Level", ["one", "two"], "one", (value) => print(value.length));
const [checked] = menu.addCheckmarkMenuItem("Music");
checked?.setValue(false);
const isOn: boolean | undefined = checked?.getValue();
print(isOn);
if (item !== undefined) menu.removeMenuItem(item);

// Uses of the display and of `playdate.graphics`
playdate.display.setRefreshRate(50);
const [width, height] = playdate.display.getSize();
print(width * height);
gfx.clear();
gfx.clear(gfx.kColorBlack);
gfx.setColor(gfx.kColorXOR);
gfx.setImageDrawMode(gfx.kDrawModeNXOR);
gfx.setImageDrawMode("fillWhite");
gfx.setDitherPattern(0.5);
gfx.setDitherPattern(0.5, gfx.image.kDitherTypeBayer4x4);
gfx.setPattern([1, 2, 3, 4, 5, 6, 7, 8]);
gfx.setPattern(image, 1, 2);
gfx.setStencilPattern(0.5);
gfx.setStencilPattern([1, 2, 3, 4, 5, 6, 7, 8]);
gfx.setStencilPattern(1, 2, 3, 4, 5, 6, 7, 8);
gfx.drawLine(1, 2, 3, 4);
gfx.drawLine(line);
gfx.drawRect(1, 2, 3, 4);
gfx.drawRect(rect);
gfx.fillRoundRect(rect, 3);
gfx.fillCircleAtPoint(1, 2, 3);
gfx.fillCircleAtPoint(point, 3);
gfx.drawArc(1, 2, 3, 0, 90);
gfx.drawPolygon(1, 2, 3, 4, 5, 6);
gfx.fillPolygon(polygon);
gfx.setLineCapStyle(gfx.kLineCapStyleRound);
gfx.setStrokeLocation(gfx.kStrokeInside);
gfx.setClipRect(rect);
gfx.setFont(font);
gfx.setFont(font, gfx.font.kVariantBold);
gfx.setFontFamily(gfx.font.newFamily({ [gfx.font.kVariantNormal]: "a", [gfx.font.kVariantBold]: "b" }));
gfx.drawText("a", 1, 2);
gfx.drawText("a", rect, undefined, 2, gfx.kWrapWord, gfx.kAlignCenter);
gfx.drawTextAligned("a", 1, 2, kTextAlignment.center);
const [textWidth, , wasCut] = gfx.drawTextInRect("a", rect, undefined, "…", kTextAlignment.right);
print(textWidth, wasCut);
const [, textHeight] = gfx.getTextSize("a");
print(textHeight);
gfx.pushContext();
gfx.pushContext(image);
gfx.lockFocus(image);
const shown: playdate.graphics.Image = gfx.getDisplayImage();
print(shown.width);

// Uses of images, image tables and fonts
gfx.image.new(1, 2);
gfx.image.new(1, 2, gfx.kColorWhite);
const [loaded, error] = gfx.image.new("player");
print(loaded?.getSize(), error);
image.draw(1, 2);
image.draw(point);
image.draw(1, 2, gfx.kImageFlippedX);
image.draw(1, 2, "flipX");
image.draw(1, 2, undefined, rect);
image.drawScaled(1, 2, 3);
image.drawRotated(1, 2, 90, 2, 3);
image.setMaskImage(image);
const mask: playdate.graphics.image | undefined = image.getMaskImage();
print(mask);
const [imageTable] = gfx.imagetable.new("walk");
imageTable?.getImage(1)?.draw(1, 2);
table.getImage(1, 2);
table.__index(1)?.draw(1, 2);
const images: number = table.__len();
print(images);
const glyph = font.getGlyph("A");
print(glyph?.width, font.getTextWidth("A"));

// Uses of `playdate.geometry`
geometry.rect.new(1, 2, 3, 4).offset(1, 1);
const area: number = rect.width * rect.height + rect.x + rect.y;
print(area, rect.top, rect.right, rect.size.width);
rect.x = 3;
const [left, top, right, bottom] = rect.unpack();
print(left + top + right + bottom);
const moved: playdate.geometry.point = point.__add(vector);
print(moved.x);
const between: playdate.geometry.vector2D = point.__sub(moved);
print(between.dx);
const longer: playdate.geometry.vector2D = vector.__mul(2);
print(longer);
const product: playdate.geometry.vector2D = vector.__mul(transform);
print(product, vector.__unm(), vector.__div(2));
const segment: playdate.geometry.lineSegment = point.__concat(moved);
print(segment.length());
geometry.polygon.new(1, 2, 3, 4);
geometry.polygon.new(point, moved, point);
const [crosses, where2] = line.intersectsLineSegment(segment);
print(crosses, where2?.x);
print(geometry.distanceToPoint(1, 2, 3, 4));

// Uses of sprites
const made = gfx.sprite.new();
made.setImage(image);
made.setImage(image, gfx.kImageFlippedXY, 2);
made.moveTo(1, 2);
made.add();
made.update = function () {
  this.moveBy(1, 0);
};
made.collisionResponse = (other) => (other === made ? gfx.sprite.kCollisionTypeSlide : "bounce");
const [actualX, actualY, collisions, length] = made.moveWithCollisions(5, 6);
print(actualX + actualY + length, collisions[0].other.getTag(), collisions[0].normal.dx);
for (const other of made.overlappingSprites()) other.remove();
gfx.sprite.setBackgroundDrawingCallback((bx, by, bw, bh) => gfx.fillRect(bx, by, bw, bh));
gfx.sprite.update();
print(sprite.x, sprite.isa(gfx.sprite));

class Ball extends playdate.graphics.sprite {
  speed = 1;
  constructor(readonly label: string) {
    super(image);
  }
  override update(): void {
    this.moveBy(this.speed, 0);
  }
  override draw(): void {}
}
class Heavy extends Ball {}
class Plain extends playdate.graphics.sprite {}
new Ball("a").add();
new Heavy("b").moveTo(1, 2);
new Plain().setZIndex(3);
const asSprite: playdate.graphics.sprite = new Heavy("c");
print(asSprite);

// Uses of the CoreLibs, which are Lua files of the SDK
importLua("CoreLibs/sprites");
importLua("other");
defineClass("Player").extends(gfx.sprite);
defineClass("Level", { width: 3 }).extends();
const timer = playdate.timer.new(100, 0, 10, playdate.easingFunctions.inOutQuad);
timer.updateCallback = (own: playdate.timer) => print(own.value);
timer.repeats = true;
playdate.timer.new(100, (own) => own.remove());
playdate.timer.new(100, (a: number, b: string) => print(a, b), 1, "two");
playdate.timer.performAfterDelay(100, () => {});
playdate.timer.performAfterDelay(100, (a: string) => print(a.length), "one");
playdate.timer.keyRepeatTimer((own) => own.pause());
playdate.frameTimer.new(10, (own) => print(own.framesLeft));
const animator = gfx.animator.new(100, 0, 10, playdate.easingFunctions.linear);
print(animator.currentValue() + 1);
const pathAnimator = gfx.animator.new(100, line);
print(pathAnimator.currentValue().x);
sprite.setAnimator(pathAnimator);
const loop = gfx.animation.loop.new(100, table, true);
loop.paused = true;
const blinker = gfx.animation.blinker.new();
print(blinker.on);
playdate.ui.crankIndicator.draw();
playdate.ui.crankIndicator.clockwise = false;
list.drawCell = (section, row, column, selected) => print(section + row + column, selected);
list.setNumberOfRows(3, 4);
const [, selectedRow] = list.getSelection();
print(selectedRow);
playdate.keyboard.show("abc");
playdate.keyboard.textChangedCallback = () => print(playdate.keyboard.text.length);
print(playdate.math.lerp(0, 10, 0.5), playdate.string.trimWhitespace(" a "));
const graph = playdate.pathfinder.graph.new();
graph.addNewNode(1, 0, 0);
const start = graph.nodeWithID(1);
if (start !== undefined) print(graph.findPath(start, start)?.length);

// Uses of `playdate.sound`
sound.synth.new(sound.kWaveSawtooth).playNote("C4", 0.5, 1);
synth.playMIDINote(60);
synth.setADSR(0, 0.1, 0.5, 0.2);
synth.setFrequencyMod(sound.lfo.new(sound.kLFOSine));
const [sample] = sound.sampleplayer.new("click");
sample?.play();
player.setFinishCallback((own) => own.stop());
files.setFinishCallback((own, arg) => print(own.getLength(), arg + 1), 3);
sound.fileplayer.new("music").play(0);
sound.addEffect(sound.delayline.new(1));
sound.channel.new().addSource(synth);
sound.track.new().addNote(1, "C4", 2);
sound.track.new().setNotes([{ step: 1, note: 60, length: 2 }]);

// Uses of files and stored data
playdate.datastore.write({ a: 1 });
const saved: unknown = playdate.datastore.read();
print(saved);
playdate.datastore.delete("data");
const [file, reason] = playdate.file.open("a", playdate.file.kFileWrite);
print(reason, file?.write("text"));
playdate.file.delete("a", true);
const decoded: unknown = json.decode("[]");
print(decoded, json.encode({}));
