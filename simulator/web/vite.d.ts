/** The type of Vite's `?url` imports. */

declare module "*?url" {
  /** The address of the built file, relative to the page. */
  const url: string;
  export default url;
}
