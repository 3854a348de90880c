/** A Vite plugin that compresses the web page's files when the page is built, for web hosts that send such files. */
import { brotliCompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:html|js|css|svg|json|webmanifest)$/;
/**
 * Files of at least this many bytes are compressed. Smaller files fit into the first packets of a web server's answer.
 */
const MIN_BYTES = 1000;

/** Matches the packed game, which is compressed with gzip already. The page itself unpacks it. */
const PACK = /\.pack$/;
/**
 * The Brotli quality for the packed game. The highest quality would save less than one percent and take twice as long.
 */
const PACK_QUALITY = 10;

/**
 * Creates the plugin that writes a compressed `FILE.br` and `FILE.gz` beside each text file of at least `MIN_BYTES`.
 * For the packed game, it only writes a `FILE.br`, and nothing in a quick build.
 */
export function createCompressionPlugin(isQuick: boolean): Plugin {
  return {
    name: "compressed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const { fileName } = file;
          if (PACK.test(fileName) && !isQuick) {
            this.emitFile({
              type: "asset",
              fileName: `${fileName}.br`,
              source: brotliOf(gunzipSync(bytes), PACK_QUALITY),
            });
          } else if (TEXTS.test(fileName) && bytes.length >= MIN_BYTES) {
            this.emitFile({
              type: "asset",
              fileName: `${fileName}.br`,
              source: brotliOf(bytes, constants.BROTLI_MAX_QUALITY),
            });
            this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
          }
        }
      },
    },
  };
}

function brotliOf(bytes: Buffer, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(bytes, { params });
}
