/** Wrong uses of the API: TypeScript must report each statement. */

export {};
const gfx = playdate.graphics;
const { geometry, sound } = playdate;

declare const menu: playdate.menu;
declare const image: playdate.graphics.image;
declare const table: playdate.graphics.imagetable;
declare const font: playdate.graphics.font;
declare const made: playdate.graphics.sprite;
declare const rect: playdate.geometry.rect;
declare const point: playdate.geometry.point;
declare const vector: playdate.geometry.vector2D;
declare const transform: playdate.geometry.affineTransform;
declare const synth: playdate.sound.synth;
declare const player: playdate.sound.sampleplayer;
declare const timer: playdate.timer;
declare const list: playdate.ui.gridview;

// @ts-expect-error
playdate.update = 3;
// @ts-expect-error
playdate.update = undefined;
// @ts-expect-error
playdate.cranked = (change: string) => print(change);
// @ts-expect-error
playdate.buttonIsPressed("x");
// @ts-expect-error
playdate.buttonIsPressed(3);
// @ts-expect-error
playdate.buttonIsPressed();
// @ts-expect-error
playdate.setMenuImage();
// @ts-expect-error
playdate.setMenuImage("image");
// @ts-expect-error
playdate.getCrankTicks();
// @ts-expect-error
playdate.wait("1");
// @ts-expect-error
playdate.argv.push("a");
// @ts-expect-error
playdate.metadata.name = "other";
// @ts-expect-error
playdate.kButtonA = 3;
// @ts-expect-error
playdate.isSimulator = 1;
// @ts-expect-error
playdate.inputHandlers.push({ CButtonDown: () => {} });
// @ts-expect-error
playdate.inputHandlers.push();
// @ts-expect-error
playdate.getTime().days;
// @ts-expect-error
playdate.unknownFunction();
// @ts-expect-error
menu.addMenuItem("Restart");
// @ts-expect-error
menu.addMenuItem(3, () => {});
// @ts-expect-error
menu.addCheckmarkMenuItem("Sound", "yes");
// @ts-expect-error
menu.addCheckmarkMenuItem("Sound", true, (on: string) => print(on));
// @ts-expect-error
menu.addOptionsMenuItem("Level", "one");
// @ts-expect-error
menu.removeMenuItem("Restart");
// @ts-expect-error
new playdate.menu();
// @ts-expect-error
playdate.display.setRefreshRate("fast");
// @ts-expect-error
playdate.display.getSize().width;
// @ts-expect-error
gfx.clear(4);
// @ts-expect-error
gfx.setColor("black");
// @ts-expect-error
gfx.setColor();
// @ts-expect-error
gfx.setImageDrawMode("fillGrey");
// @ts-expect-error
gfx.setImageDrawMode(8);
// @ts-expect-error
gfx.setDitherPattern("half");
// @ts-expect-error
gfx.setDitherPattern(0.5, 11);
// @ts-expect-error
gfx.drawLine(1, 2, 3);
// @ts-expect-error
gfx.drawLine(1, 2, 3, "4");
// @ts-expect-error
gfx.drawLine(rect);
// @ts-expect-error
gfx.drawRect(1, 2, 3);
// @ts-expect-error
gfx.fillRect(point);
// @ts-expect-error
gfx.fillCircleAtPoint(1, 2);
// @ts-expect-error
gfx.drawPolygon("1");
// @ts-expect-error
gfx.setLineCapStyle(3);
// @ts-expect-error
gfx.setFont("font");
// @ts-expect-error
gfx.setFont();
// @ts-expect-error
gfx.drawText(1, 2, 3);
// @ts-expect-error
gfx.drawText("a");
// @ts-expect-error
gfx.drawTextAligned("a", 1, 2, "center");
// @ts-expect-error
gfx.drawTextAligned("a", 1, 2, 3);
// @ts-expect-error
gfx.getTextSize();
// @ts-expect-error
gfx.lockFocus();
// @ts-expect-error
gfx.fillOval(1, 2, 3, 4);
// @ts-expect-error
gfx.kColorGrey;
// @ts-expect-error
gfx.image.new();
// @ts-expect-error
gfx.image.new(1);
// @ts-expect-error
gfx.image.new("a", 1);
// @ts-expect-error
gfx.image.new("a").draw(1, 2);
// @ts-expect-error
new gfx.image(1, 2);
// @ts-expect-error
image.draw();
// @ts-expect-error
image.draw("1", "2");
// @ts-expect-error
image.draw(1, 2, 4);
// @ts-expect-error
image.draw(1, 2, "flipZ");
// @ts-expect-error
image.width = 3;
// @ts-expect-error
image.getMaskImage().draw(1, 2);
// @ts-expect-error
image.drawFaded(1, 2);
// @ts-expect-error
image.new(1, 2);
// @ts-expect-error
table.getImage("1");
// @ts-expect-error
table.getImage(1).draw(1, 2);
// @ts-expect-error
table[1];
// @ts-expect-error
font.getGlyph("A").draw(1, 2);
// @ts-expect-error
font.getTextWidth(3);
// @ts-expect-error
font.kVariantBold;
// @ts-expect-error
gfx.font.kVariantItalics;
// @ts-expect-error
rect.w;
// @ts-expect-error
rect.x = "1";
// @ts-expect-error
rect.unpack().x;
// @ts-expect-error
rect.containsPoint("a");
// @ts-expect-error
rect.intersects(point);
// @ts-expect-error
geometry.rect.new(1, 2, 3);
// @ts-expect-error
geometry.point.new("1", 2);
// @ts-expect-error
point.__add(point);
// @ts-expect-error
vector.__mul("2");
// @ts-expect-error
point.__sub(2);
// @ts-expect-error
geometry.polygon.new(point, 3);
// @ts-expect-error
transform.rotate();
// @ts-expect-error
made.setImage("image");
// @ts-expect-error
made.setImage();
// @ts-expect-error
made.moveTo(1);
// @ts-expect-error
made.moveTo(point, 2);
// @ts-expect-error
made.setZIndex("top");
// @ts-expect-error
made.update = 3;
// @ts-expect-error
made.x = 3;
// @ts-expect-error
made.collisionResponse = () => "stick";
// @ts-expect-error
made.setAnimator(3);
// @ts-expect-error
gfx.sprite.add();
// @ts-expect-error
gfx.sprite.kCollisionTypeStop;
// @ts-expect-error
gfx.sprite.setBackgroundDrawingCallback((text: string) => print(text));
// @ts-expect-error
class Ball extends playdate.graphics.image {}
export class Cell extends playdate.graphics.sprite {
  // @ts-expect-error
  override update(x: string): void {}
}
export class Wall extends playdate.graphics.sprite {
  // @ts-expect-error
  override moveTo(x: string): void {}
}
// @ts-expect-error
new playdate.graphics.sprite("image");
// @ts-expect-error
importLua(3);
// @ts-expect-error
defineClass();
// @ts-expect-error
defineClass("A").extends(3);
// @ts-expect-error
playdate.timer.new();
// @ts-expect-error
playdate.timer.new("100");
// @ts-expect-error
playdate.timer.new(100, (a: number) => print(a), "one");
// @ts-expect-error
playdate.timer.new(100, 0, 10, "linear");
// @ts-expect-error
playdate.timer.performAfterDelay(100);
// @ts-expect-error
playdate.timer.performAfterDelay(100, (a: string) => print(a), 1);
// @ts-expect-error
new playdate.timer(100);
// @ts-expect-error
timer.value = "1";
// @ts-expect-error
timer.repeat = true;
// @ts-expect-error
gfx.animator.new(100, 0, point);
// @ts-expect-error
gfx.animator.new(100, 0, 10).currentValue().x;
// @ts-expect-error
gfx.animation.loop.new(100);
// @ts-expect-error
playdate.easingFunctions.inOutQuadratic;
// @ts-expect-error
playdate.ui.crankIndicator.clockwise = 1;
// @ts-expect-error
new playdate.ui.crankIndicator();
// @ts-expect-error
list.drawCell = (section: string) => print(section);
// @ts-expect-error
list.setNumberOfRows("3");
// @ts-expect-error
list.getSelection().row;
// @ts-expect-error
playdate.keyboard.text = 3;
// @ts-expect-error
playdate.math.lerp(0, 10);
// @ts-expect-error
sound.synth.new("sine");
// @ts-expect-error
sound.synth.new(8);
// @ts-expect-error
synth.playNote();
// @ts-expect-error
synth.playNote(true);
// @ts-expect-error
synth.setADSR(0, 0.1);
// @ts-expect-error
synth.setFrequencyMod(sound.kLFOSine);
// @ts-expect-error
sound.addEffect(synth);
// @ts-expect-error
sound.channel.new().addSource(sound.delayline.new(1));
// @ts-expect-error
sound.sampleplayer.new("click").play();
// @ts-expect-error
sound.sampleplayer.new();
// @ts-expect-error
player.setFinishCallback("done");
// @ts-expect-error
sound.track.new().addNote(1);
// @ts-expect-error
sound.track.new().setNotes([{ step: 1 }]);
// @ts-expect-error
playdate.datastore.write("text");
// @ts-expect-error
playdate.datastore.read().a;
// @ts-expect-error
playdate.file.open("a", 5);
// @ts-expect-error
playdate.file.open("a").close();
// @ts-expect-error
playdate.file.open();
// @ts-expect-error
json.decode(3);
// @ts-expect-error
json.encode("text");
// @ts-expect-error
kTextAlignment.middle;
// @ts-expect-error
kTextAlignment.left = 1;
