/** The class that Vite makes of a module whose import ends in `?worker&inline`. It starts the module as a web worker. */
declare module "*?worker&inline" {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}
