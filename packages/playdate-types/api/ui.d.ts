// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.ui {
  interface crankIndicator {
    clockwise: boolean;

    /**
     * Draws a picture that asks the player to turn the crank, at the right side of the screen.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.crankIndicator.draw)
     */
    draw(xOffset?: number, yOffset?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.crankIndicator.getBounds) */
    getBounds(
      xOffset?: number,
      yOffset?: number,
    ): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.crankIndicator.reset)
     *
     * @since SDK 2.3.0
     */
    resetAnimation(): void;

    /**
     * @remarks Guessed: not in Inside Playdate.
     *
     * @deprecated Use `draw` alone.
     */
    start(): void;

    /**
     * @remarks Guessed: not in Inside Playdate.
     *
     * @deprecated Use `draw` alone.
     */
    update(): void;
  }
  const crankIndicator: crankIndicator;
}

/** @noSelf */
declare namespace playdate.ui {
  class gridview {
    private constructor();
    needsDisplay: boolean;

    backgroundImage: playdate.graphics.image | playdate.graphics.nineSlice;

    isScrolling: boolean;

    scrollEasingFunction: playdate.EasingFunction;

    easingAmplitude?: number;

    easingPeriod?: number;

    changeRowOnColumnWrap: boolean;

    scrollCellsToCenter: boolean;

    /**
     * Creates a grid of cells that scrolls. A cell's width of 0 fills the grid's width.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-ui.gridview.new)
     */
    static new(this: void, cellWidth: number, cellHeight: number): playdate.ui.gridview;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.addHorizontalDividerAbove) */
    addHorizontalDividerAbove(section: number, row: number): void;

    /**
     * Called to draw a cell. A game replaces it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.drawCell)
     */
    drawCell(
      section: number,
      row: number,
      column: number,
      selected: boolean,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.drawHorizontalDivider) */
    drawHorizontalDivider(x: number, y: number, width: number, height: number): void;

    /**
     * Draws the grid in a rectangle, by calling `drawCell` for each cell that is seen.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.drawInRect)
     */
    drawInRect(x: number, y: number, width: number, height: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.drawSectionHeader) */
    drawSectionHeader(section: number, x: number, y: number, width: number, height: number): void;

    /**
     * Returns a cell's rectangle, relative to the grid.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getCellBounds)
     */
    getCellBounds(
      section: number,
      row: number,
      column: number,
      gridWidth?: number,
    ): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getHorizontalDividerHeight) */
    getHorizontalDividerHeight(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getNumberOfColumns) */
    getNumberOfColumns(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getNumberOfRowsInSection) */
    getNumberOfRowsInSection(section: number): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getNumberOfSections) */
    getNumberOfSections(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getScrollPosition) */
    getScrollPosition(): LuaMultiReturn<[x: number, y: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getSectionHeaderHeight) */
    getSectionHeaderHeight(): number;

    /**
     * Returns the selected row, counted from 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getSelectedRow)
     */
    getSelectedRow(): number;

    /**
     * Returns the section, row and column of the selected cell.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.getSelection)
     */
    getSelection(): LuaMultiReturn<[section: number, row: number, column: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.removeHorizontalDividers) */
    removeHorizontalDividers(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.scrollCellToCenter) */
    scrollCellToCenter(section: number, row: number, column: number, animated?: boolean): void;

    /**
     * Scrolls until a cell is seen.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.scrollToCell)
     */
    scrollToCell(section: number, row: number, column: number, animated?: boolean): void;

    /**
     * Scrolls until a row is seen.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.scrollToRow)
     */
    scrollToRow(row: number, animated?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.scrollToTop) */
    scrollToTop(animated?: boolean): void;

    /**
     * Selects the next column. With `wrapSelection`, the first column follows the last.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.selectNextColumn)
     */
    selectNextColumn(wrapSelection?: boolean, scrollToSelection?: boolean, animate?: boolean): void;

    /**
     * Selects the next row. With `wrapSelection`, the first row follows the last.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.selectNextRow)
     */
    selectNextRow(wrapSelection?: boolean, scrollToSelection?: boolean, animate?: boolean): void;

    /**
     * Selects the previous column. With `wrapSelection`, the last column comes before the first.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.selectPreviousColumn)
     */
    selectPreviousColumn(wrapSelection?: boolean, scrollToSelection?: boolean, animate?: boolean): void;

    /**
     * Selects the previous row. With `wrapSelection`, the last row comes before the first.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.selectPreviousRow)
     */
    selectPreviousRow(wrapSelection?: boolean, scrollToSelection?: boolean, animate?: boolean): void;

    /**
     * Sets the space around each cell, in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setCellPadding)
     */
    setCellPadding(left: number, right: number, top: number, bottom: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setCellSize) */
    setCellSize(cellWidth: number, cellHeight: number): void;

    /**
     * Sets the space around all cells, in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setContentInset)
     */
    setContentInset(left: number, right: number, top: number, bottom: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setHorizontalDividerHeight) */
    setHorizontalDividerHeight(height: number): void;

    /**
     * Sets the number of columns.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setNumberOfColumns)
     */
    setNumberOfColumns(num: number): void;

    /**
     * Sets the number of rows in each section.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setNumberOfRows)
     */
    setNumberOfRows(...rows: number[]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setNumberOfRowsInSection) */
    setNumberOfRowsInSection(section: number, num: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setNumberOfSections) */
    setNumberOfSections(num: number): void;

    /**
     * Sets how long scrolling takes, in milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setScrollDuration)
     */
    setScrollDuration(ms: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setScrollPosition) */
    setScrollPosition(x: number, y: number, animated?: boolean): void;

    /**
     * Sets the height of the headers of sections. With 0 there are none.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setSectionHeaderHeight)
     */
    setSectionHeaderHeight(height: number): void;

    /**
     * Sets the space around each header, in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setSectionHeaderPadding)
     */
    setSectionHeaderPadding(left: number, right: number, top: number, bottom: number): void;

    /**
     * Selects a row of the first section, counted from 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setSelectedRow)
     */
    setSelectedRow(row: number): void;

    /**
     * Selects a cell by section, row and column.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-ui.gridview.setSelection)
     */
    setSelection(section: number, row: number, column: number): void;
  }
}
