/** Finds the part of TypeScriptToLua's library that a program uses, and returns it as Lua text. */
import ts from "typescript";
import { LuaTarget, type LuaLibFeature } from "typescript-to-lua";
import {
  getLuaLibModulesInfo,
  readLuaLibFeature,
  resolveRecursiveLualibFeatures,
} from "typescript-to-lua/dist/LuaLib.js";
import { replaceFeature } from "./generators";

const TARGET = LuaTarget.Lua54;

/**
 * Returns the names of the functions that some features of TypeScriptToLua's library export. A feature is a group of
 * helper functions.
 */
export function listLibraryNames(features: Iterable<LuaLibFeature>): string[] {
  const info = getLuaLibModulesInfo(TARGET, ts.sys);
  return [...features].flatMap((feature) => info[feature].exports);
}

/**
 * Returns the Lua text that defines the given features (groups of helper functions) of TypeScriptToLua's library as
 * local functions. The functions for generators come from generators.lua, which is faster than TypeScriptToLua's own
 * text.
 */
export function readLibraryText(features: Iterable<LuaLibFeature>): string {
  return resolveRecursiveLualibFeatures(features, TARGET, ts.sys)
    .map((feature) => replaceFeature(feature, readLuaLibFeature(feature, TARGET, ts.sys)))
    .join("\n");
}
