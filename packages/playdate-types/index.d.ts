// The types of the Lua functions that the Playdate offers to games. Only functions that this game may use are included.

/// <reference types="@typescript-to-lua/language-extensions" />
/// <reference path="./system.d.ts" />
/// <reference path="./menu.d.ts" />
/// <reference path="./display.d.ts" />
/// <reference path="./graphics.d.ts" />
/// <reference path="./images.d.ts" />
/// <reference path="./fonts.d.ts" />
/// <reference path="./sound.d.ts" />
/// <reference path="./storage.d.ts" />
/// <reference path="./table.d.ts" />
