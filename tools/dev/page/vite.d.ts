/**
 * Loads the type of `import.meta.hot`, the object through which the development page exchanges messages with Vite's
 * server.
 */
/// <reference types="vite/types/importMeta.d.ts" />
