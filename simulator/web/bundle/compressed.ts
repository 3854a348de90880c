/**
 * A Vite plugin that compresses the web page's text files when the page is built, for web hosts that can send
 * compressed files.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:html|js|css|svg|json|webmanifest)$/;
/**
 * Files with fewer bytes are not compressed, because they fit into the first packets of a web server's answer anyway.
 */
const MIN_BYTES = 1000;

export function createCompressionPlugin(): Plugin {
  return {
    name: "compressed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (!TEXTS.test(file.fileName) || bytes.length < MIN_BYTES) continue;
          const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(bytes, options) });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
