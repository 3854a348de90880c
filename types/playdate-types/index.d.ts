// The types of the Playdate's Lua API, as far as the game uses it.

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
