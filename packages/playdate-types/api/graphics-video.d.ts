// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  class video {
    private constructor();
    /**
     * Opens a video file (`.pdv`). Returns nil and the reason if it cannot be opened.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.video.new)
     */
    static new(this: void, path: string): LuaMultiReturn<[video: playdate.graphics.video | undefined, error?: string]>;

    /**
     * Returns the image on which the frames are drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.getContext)
     */
    getContext(): playdate.graphics.image;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.getCurrentFrame)
     *
     * @since SDK 2.7.0
     */
    getCurrentFrame(): number;

    /**
     * Returns the number of frames.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.getFrameCount)
     */
    getFrameCount(): number;

    /**
     * Returns the frames per second.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.getFrameRate)
     */
    getFrameRate(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.getSize) */
    getSize(): LuaMultiReturn<[x: number, y: number]>;

    /**
     * Draws one frame of the video, counted from 0, on the video's image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.renderFrame)
     */
    renderFrame(number: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.setContext) */
    setContext(image: playdate.graphics.image): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.video.useScreenContext) */
    useScreenContext(): void;
  }
}
