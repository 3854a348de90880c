/**
 * A plugin of TypeScriptToLua that lets classes of TypeScript extend the classes of the Playdate, such as
 * `playdate.graphics.sprite`. Such a class becomes a class of CoreLibs/object.
 */

const ts = require("typescript");
const lua = require("typescript-to-lua");

/**
 * The functions that replace TypeScriptToLua's own for these classes. `classes` is the table in which `class` of
 * CoreLibs/object stores the new class; its table becomes the prototype. CoreLibs call `init` of a new object, but the
 * constructor calls the parent's `init` through `super`.
 */
const HELPERS = `
local function ____extendPlaydateClass(target, base, name)
  local parent = rawget(base, "prototype")
  local super = base
  if parent == nil then
    parent = base
    local function construct(self, ...)
      if parent.init ~= nil then parent.init(self, ...) end
    end
    super = setmetatable({prototype = setmetatable({____constructor = construct}, {__index = parent})}, {__index = base})
  end
  local classes = {}
  class(name, nil, classes).extends(parent)
  local prototype = classes[name]
  prototype.init = function() end
  prototype.____constructor = super.prototype.____constructor
  prototype.constructor = target
  target.prototype = prototype
  target.____super = super
  return setmetatable(target, {__index = super})
end
local function ____newPlaydateObject(target, ...)
  local object = target.prototype()
  object:____constructor(...)
  return object
end
`;

/** Returns whether a class, or one that it extends, is declared by playdate-types. */
function isPlaydateClass(context, type) {
  const declaration = type?.symbol?.declarations?.find(ts.isClassLike);
  if (declaration === undefined) return false;
  if (declaration.getSourceFile().isDeclarationFile) {
    const name = context.checker.getFullyQualifiedName(type.symbol);
    return name === "CoreLibsObject" || name.startsWith("playdate.");
  }
  const parent = parentOf(declaration);
  return parent !== undefined && isPlaydateClass(context, context.checker.getTypeAtLocation(parent));
}

/** Returns the expression after `extends`. */
function parentOf(declaration) {
  return declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
}

/** Replaces `__TS__ClassExtends(target, base)` in the Lua of a class. */
function transformClass(node, context) {
  const statements = context.superTransformStatements(node);
  const parent = parentOf(node);
  if (parent === undefined || !isPlaydateClass(context, context.checker.getTypeAtLocation(parent))) return statements;
  for (const { expression } of statements) {
    if (expression?.expression?.text !== "__TS__ClassExtends") continue;
    expression.expression = lua.createIdentifier("____extendPlaydateClass");
    expression.params.push(lua.createStringLiteral(node.name?.text ?? "Class"));
  }
  return statements;
}

/** Replaces `__TS__New(target, …)` for objects of these classes. */
function transformNew(node, context) {
  const call = context.superTransformExpression(node);
  if (!isPlaydateClass(context, context.checker.getTypeAtLocation(node)) || call.expression?.text !== "__TS__New")
    return call;
  const type = context.checker.getTypeAtLocation(node);
  const isOwn = !type.symbol.declarations[0].getSourceFile().isDeclarationFile;
  if (!isOwn)
    return lua.createCallExpression(
      lua.createTableIndexExpression(call.params[0], lua.createStringLiteral("new")),
      call.params.slice(1),
      node,
    );
  call.expression = lua.createIdentifier("____newPlaydateObject");
  return call;
}

/** Puts the helpers before each file that uses them, on its first line, so that no line number changes. */
function beforeEmit(_program, _options, _host, files) {
  const helpers = HELPERS.trim()
    .split(/\s*\n\s*/)
    .join(" ");
  for (const file of files) {
    if (/____(?:extendPlaydateClass|newPlaydateObject)\(/.test(file.code)) file.code = `${helpers} ${file.code}`;
  }
}

module.exports = {
  visitors: { [ts.SyntaxKind.ClassDeclaration]: transformClass, [ts.SyntaxKind.NewExpression]: transformNew },
  beforeEmit,
};
