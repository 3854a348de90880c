/** The name of the local variable in which TypeScriptToLua collects the exports of a module. */
export const EXPORTS = "____exports";
