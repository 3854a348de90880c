/**
 * Returns each visible text of the page with the contrast to its background, from 1 (none) to 21 (black on white). This
 * function runs in the browser.
 */
export function contrastsOfTexts(): { text: string; contrast: number }[] {
  type Color = readonly number[];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const painted = (colors: readonly string[]): Color => {
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color: Color): number => {
    const [red, green, blue] = color.map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element | null): string[] =>
    element === null ? ["white"] : [...behind(element.parentElement), getComputedStyle(element).backgroundColor];
  const contrastOf = (element: Element): number => {
    const back = behind(element);
    const [low, high] = [painted(back), painted([...back, getComputedStyle(element).color])]
      .map(luminance)
      .sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
  return [...document.querySelectorAll("#console *, footer *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && hasText(element))
    .map((element) => ({ text: element.textContent ?? "", contrast: contrastOf(element) }));
}
