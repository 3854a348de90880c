/** Declares the type of Vite's imports whose path ends in `?url`. */

declare module "*?url" {
  /** The address of the imported file after the build, relative to the page. */
  const url: string;
  export default url;
}
