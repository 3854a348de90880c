/** Visits and rewrites the Lua syntax trees that TypeScriptToLua makes. */
import * as lua from "typescript-to-lua";

/** For each kind of syntax node, the fields that hold other nodes or lists of them, in the order of the printed Lua. */
const FIELDS: readonly (readonly [lua.SyntaxKind, readonly string[]])[] = [
  [lua.SyntaxKind.Block, ["statements"]],
  [lua.SyntaxKind.DoStatement, ["statements"]],
  [lua.SyntaxKind.VariableDeclarationStatement, ["left", "right"]],
  [lua.SyntaxKind.AssignmentStatement, ["left", "right"]],
  [lua.SyntaxKind.IfStatement, ["condition", "ifBlock", "elseBlock"]],
  [lua.SyntaxKind.WhileStatement, ["condition", "body"]],
  [lua.SyntaxKind.RepeatStatement, ["body", "condition"]],
  [
    lua.SyntaxKind.ForStatement,
    ["controlVariable", "controlVariableInitializer", "limitExpression", "stepExpression", "body"],
  ],
  [lua.SyntaxKind.ForInStatement, ["names", "expressions", "body"]],
  [lua.SyntaxKind.ReturnStatement, ["expressions"]],
  [lua.SyntaxKind.ExpressionStatement, ["expression"]],
  [lua.SyntaxKind.FunctionExpression, ["params", "dots", "body"]],
  [lua.SyntaxKind.TableFieldExpression, ["key", "value"]],
  [lua.SyntaxKind.TableExpression, ["fields"]],
  [lua.SyntaxKind.UnaryExpression, ["operand"]],
  [lua.SyntaxKind.BinaryExpression, ["left", "right"]],
  [lua.SyntaxKind.CallExpression, ["expression", "params"]],
  // The field `name` of a method call is not listed here: it is an identifier, but names no variable.
  [lua.SyntaxKind.MethodCallExpression, ["prefixExpression", "params"]],
  [lua.SyntaxKind.TableIndexExpression, ["table", "index"]],
  [lua.SyntaxKind.ParenthesizedExpression, ["expression"]],
  [lua.SyntaxKind.ConditionalExpression, ["condition", "whenTrue", "whenFalse"]],
];

/**
 * The fields of each kind of syntax node, as in FIELDS. The index in this list is the number of the kind. Reading a
 * list is faster than reading a map.
 */
const fieldsByKind: (readonly string[] | undefined)[] = [];
for (const [kind, fields] of FIELDS) fieldsByKind[kind] = fields;

const NO_FIELDS: readonly string[] = [];

type Fields = Record<string, lua.Node | readonly lua.Node[] | undefined>;

function fieldsOf(node: lua.Node): readonly string[] {
  return fieldsByKind[node.kind] ?? NO_FIELDS;
}

/**
 * Calls `visit` for each node of a syntax tree, parents first, in the order of the printed Lua. If `visit` returns
 * false, the children of the node are not visited.
 */
export function visitTree(node: lua.Node, visit: (node: lua.Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const field of fieldsOf(node)) {
    const child = (node as unknown as Fields)[field];
    if (child === undefined) continue;
    if (Array.isArray(child)) for (const one of child as lua.Node[]) visitTree(one, visit);
    else visitTree(child as lua.Node, visit);
  }
}

/**
 * Returns a copy of a node with `map` applied to each of its children, in the order of the printed Lua. Returns the
 * node itself if no child changes.
 */
export function mapChildren<Node extends lua.Node>(node: Node, map: (child: lua.Node) => lua.Node): Node {
  let copy: Fields | undefined;
  for (const field of fieldsOf(node)) {
    const child = (node as unknown as Fields)[field];
    if (child === undefined) continue;
    const mapped = Array.isArray(child) ? mapList(child as lua.Node[], map) : map(child as lua.Node);
    if (mapped === child) continue;
    copy ??= { ...(node as unknown as Fields) };
    copy[field] = mapped;
  }
  return (copy as unknown as Node | undefined) ?? node;
}

function mapList(nodes: readonly lua.Node[], map: (node: lua.Node) => lua.Node): readonly lua.Node[] {
  const mapped = nodes.map(map);
  return mapped.some((node, index) => node !== nodes[index]) ? mapped : nodes;
}

/**
 * A rule for rewriting a syntax tree. It returns the node that replaces a node, or undefined to keep the node and
 * rewrite its children.
 */
export type RewriteRule = (node: lua.Node) => lua.Node | undefined;

function rewriteTree<Node extends lua.Node>(node: Node, rule: RewriteRule): Node {
  const replaced = rule(node);
  if (replaced !== undefined) return replaced as Node;
  return mapChildren(node, (child) => rewriteTree(child, rule));
}

/** Applies a rewriting rule to a list of syntax trees and returns the new list, or the same list if nothing changes. */
export function rewriteTrees<Node extends lua.Node>(nodes: readonly Node[], rule: RewriteRule): readonly Node[] {
  return mapList(nodes, (node) => rewriteTree(node, rule)) as readonly Node[];
}

/**
 * Applies `rule` to each list of statements within the given statements, inner lists first, and then to the whole list.
 */
export function rewriteBlocks(
  statements: readonly lua.Statement[],
  rule: (statements: readonly lua.Statement[]) => readonly lua.Statement[],
): readonly lua.Statement[] {
  const inBlock: RewriteRule = (node) => {
    if (!lua.isBlock(node) && !lua.isDoStatement(node)) return undefined;
    const rewritten = rewriteBlocks(node.statements, rule);
    return rewritten === node.statements ? node : { ...node, statements: rewritten };
  };
  return rule(rewriteTrees(statements, inBlock));
}

/** Returns the name of the field in `table.name`, or undefined for any other expression. */
export function fieldName(node: lua.Node, table: string): string | undefined {
  if (!lua.isTableIndexExpression(node) || !lua.isIdentifier(node.table) || node.table.text !== table) return undefined;
  return lua.isStringLiteral(node.index) ? node.index.value : undefined;
}

/** Returns the argument of `require("module")`, or undefined for any other expression. */
export function findRequiredModule(node: lua.Node): string | undefined {
  if (!lua.isCallExpression(node) || !lua.isIdentifier(node.expression)) return undefined;
  if (node.expression.text !== "require") return undefined;
  const [module] = node.params;
  return module !== undefined && lua.isStringLiteral(module) ? module.value : undefined;
}

interface CopiedNode extends lua.Node {
  readonly path?: string;
}

/** Returns the path of the file from which a node was copied, or undefined if the node was not copied. */
export function copiedFrom(node: lua.Node): string | undefined {
  return (node as CopiedNode).path;
}

/** Returns a copy of a node in which the path of the node's file is stored. */
export function copyFrom<Node extends lua.Node>(path: string, node: Node): Node {
  return { ...node, path };
}

/** Gives a new node the file, line and column of the old node `oldNode`, and returns the new node. */
export function withPositionOf<Node extends lua.Node>(node: Node, oldNode: lua.Node): Node {
  const placed: Node & CopiedNode = lua.setNodePosition(node, lua.getOriginalPos(oldNode));
  const path = copiedFrom(oldNode);
  return path === copiedFrom(placed) ? placed : Object.assign(placed, { path });
}
