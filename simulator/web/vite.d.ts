declare module "*?url" {
  /** Where the build puts the file, from the page. */
  const url: string;
  export default url;
}
