import { expect, test } from "vitest";
import { linkInText } from "../../simulator/web/code-link";

test.each([
  ["KMQT7X4", { parameter: "code", code: "KMQT7X4" }],
  ["  kmqt7x4\n", { parameter: "code", code: "kmqt7x4" }],
  ["KMQT7X4-AR4BCCT-2TTQWNA", { parameter: "code", code: "KMQT7X4-AR4BCCT-2TTQWNA" }],
  ["KMQT7X4AR4BCCT2TTQWNA", { parameter: "code", code: "KMQT7X4AR4BCCT2TTQWNA" }],
  ["25NY8-FXYDS", { parameter: "level", code: "25NY8-FXYDS" }],
  ["25NY8 FXYDS", { parameter: "level", code: "25NY8 FXYDS" }],
  ["https://example.org/glissade/?level=25NY8-FXYDS", { parameter: "level", code: "25NY8-FXYDS" }],
  ["https://example.org/glissade/?code=KMQT7X4", { parameter: "code", code: "KMQT7X4" }],
])("a pasted text with a code or a link opens it: %s", (text, link) => {
  expect(linkInText(text)).toEqual(link);
});

test.each(["", "   ", "https://example.org/", "a sentence, with a comma", "A".repeat(1001), "<script>"])(
  "a pasted text without a code opens nothing: %s",
  (text) => {
    expect(linkInText(text)).toBeUndefined();
  },
);
