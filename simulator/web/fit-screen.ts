/**
 * Fits the game's screen into the browser's window. Computes the position and the size of the screen, and passes the
 * layout of the page to the style sheet.
 */
import { arrange, isCrankInside, type Arrangement, type PageBox } from "./arrangement";

let wasTouched = false;

/**
 * Makes the web page show buttons for fingers from now on. Called at the first touch, because the page may expect a
 * mouse before.
 */
export function rememberTouch(): void {
  wasTouched = true;
}

/**
 * Arranges the page within the element `page`, which the style sheet keeps clear of a phone's notch. Sets the
 * attributes and lengths that the style sheet uses.
 */
export function fitScreen(page: HTMLElement): Arrangement {
  const { left, top, width, height } = page.getBoundingClientRect();
  const space: PageBox = { leftPx: left, topPx: top, widthPx: width, heightPx: height };
  const arrangement = arrange(space, window.devicePixelRatio, wasTouched || matchMedia("(pointer: coarse)").matches);
  const { dataset, style, classList } = document.documentElement;
  dataset["layout"] = arrangement.layout;
  dataset["tools"] = arrangement.tools;
  classList.toggle("snug", isCrankInside(space, arrangement));
  for (const side of ["left", "top", "width", "height"] as const) {
    style.setProperty(`--screen-${side}`, `${arrangement[`${side}Px`]}px`);
  }
  return arrangement;
}
