// Renames by the table: node rename.mjs ROOT renames.tsv [--dry]. ROOT has node_modules; writes files and moves them with git.
// usage: node rename.mjs ROOT TSV... [--dry]
import ts from "typescript";
import fs from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
const args = process.argv.slice(2);
const dry = args.includes("--dry");
const [root, ...tsvs] = args.filter((a) => !a.startsWith("--"));
const config = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
const files = parsed.fileNames;
const host = {
  getCompilationSettings: () => ({ ...parsed.options, allowJs: true }),
  getScriptFileNames: () => files,
  getScriptVersion: () => "0",
  getScriptSnapshot: (f) => (fs.existsSync(f) ? ts.ScriptSnapshot.fromString(fs.readFileSync(f, "utf8")) : undefined),
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
  fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories,
};
const ls = ts.createLanguageService(host);
const program = ls.getProgram();
const problems = [];
// ---- declarations by path
const cache = new Map();
function declarations(file) {
  if (cache.has(file)) return cache.get(file);
  const map = new Map();
  const sf = program.getSourceFile(path.join(root, file));
  if (!sf) return undefined;
  const add = (stack, id) => { const k = [...stack, id.text].join("."); if (!map.has(k)) map.set(k, []); map.get(k).push(id); };
  const bindings = (stack, name) => {
    if (ts.isIdentifier(name)) add(stack, name);
    else for (const e of name.elements) if (ts.isBindingElement(e)) bindings(stack, e.name);
  };
  const visit = (node, stack) => {
    let inner = stack;
    if ((ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node) || ts.isClassDeclaration(node) || ts.isModuleDeclaration(node)) && node.name && ts.isIdentifier(node.name)) {
      add(stack, node.name); inner = [...stack, node.name.text];
    } else if (ts.isVariableDeclaration(node)) {
      bindings(stack, node.name);
      if (ts.isIdentifier(node.name) && node.initializer) {
        let init = node.initializer; while (ts.isAsExpression(init) || ts.isSatisfiesExpression?.(init) || ts.isParenthesizedExpression(init)) init = init.expression;
        if (ts.isArrowFunction(init) || ts.isFunctionExpression(init) || ts.isObjectLiteralExpression(init)) inner = [...stack, node.name.text];
      }
    } else if (ts.isParameter(node)) bindings(stack, node.name);
    else if ((ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isEnumMember(node) || ts.isShorthandPropertyAssignment(node)) && node.name && ts.isIdentifier(node.name)) {
      add(stack, node.name); inner = [...stack, node.name.text];
    }
    ts.forEachChild(node, (c) => visit(c, inner));
  };
  visit(sf, []);
  cache.set(file, map);
  return map;
}
// ---- read TSV
const names = [], moves = [];
const namesSeen = new Map();
for (const tsv of tsvs) for (const line of fs.readFileSync(tsv, "utf8").split("\n")) {
  const [kind, a, b, c] = line.split("\t").map((s) => s?.trim());
  if (kind === "NAME") {
    const k = a + "\t" + b;
    if (namesSeen.has(k)) { if (namesSeen.get(k) !== c) problems.push(`double: ${k} → ${namesSeen.get(k)} and ${c} (${tsv})`); continue; }
    namesSeen.set(k, c); names.push({ file: a, path: b, to: c, tsv });
  } else if (kind === "FILE") moves.push({ from: a, to: b, tsv });
}
// ---- edits
const edits = new Map(); // file → Map(start → {length, text, full})

function nodeAt(file, pos) {
  const sf = program.getSourceFile(file); let found = sf;
  const go = (n) => { if (n.getStart(sf) <= pos && pos < n.getEnd()) { found = n; ts.forEachChild(n, go); } };
  go(sf); return found;
}
function isShorthand(node) {
  const p = node.parent;
  return p && (ts.isShorthandPropertyAssignment(p) || (ts.isBindingElement(p) && p.propertyName === undefined && p.name === node && ts.isObjectBindingPattern(p.parent) && !p.dotDotDotToken));
}
function isPropertyPosition(node) {
  const p = node.parent;
  return p && ((ts.isPropertyAccessExpression(p) && p.name === node) || (ts.isPropertyAssignment(p) && p.name === node) || (ts.isBindingElement(p) && p.propertyName === node) || ts.isPropertySignature(p) || ts.isMethodSignature(p));
}
function addEdit(file, start, length, text, prefix, suffix, why, kind) {
  if (file.includes("node_modules")) return;
  if (!edits.has(file)) edits.set(file, new Map());
  const m = edits.get(file);
  if (!m.has(start)) m.set(start, { length, all: [] });
  const e = m.get(start);
  if (!e.all.some((x) => x.text === text && x.kind === kind && x.prefix === (prefix ?? "") && x.suffix === (suffix ?? ""))) e.all.push({ text, prefix: prefix ?? "", suffix: suffix ?? "", why, kind });
}

function settle(file, start, e) {
  const node = nodeAt(file, start);
  const old = node.text;
  const props = [...new Set(e.all.filter((x) => x.kind === "prop").map((x) => x.text))];
  const values = [...new Set(e.all.filter((x) => x.kind === "value" || x.kind === "auto").map((x) => x.text))];
  const moved = e.all.find((x) => x.kind === "move");
  if (moved) return moved.text;
  const bad = () => problems.push(`conflict at ${path.relative(root, file)}:${start}: ${e.all.map((x) => `${x.text} (${x.kind} ${x.why})`).join(" and ")}`);
  if (isShorthand(node)) {
    if (values.length > 1 || props.length > 1) bad();
    const V = values.at(-1) ?? old, P = props[0] ?? old;
    return P === V ? P : `${P}: ${V}`;
  }
  if (new Set([...props, ...values]).size > 1) bad();
  return isPropertyPosition(node) ? (props[0] ?? values[0]) : (values.at(-1) ?? props[0]);
}
function outermost(node) {
  let f; for (let n = node; n; n = n.parent) if (ts.isFunctionLike(n) && !ts.isMethodSignature(n)) f = n;
  return f;
}
const usedIn = new Map();
function namesIn(fn) {
  if (!usedIn.has(fn)) { const set = new Set(); const go = (n) => { if (ts.isIdentifier(n) && !isPropertyPosition(n)) set.add(n.text); ts.forEachChild(n, go); }; go(fn); 
    for (const [start, e] of edits.get(fn.getSourceFile().fileName) ?? []) if (start >= fn.pos && start < fn.end) for (const x of e.all) if (x.kind === "value") set.add(x.text);
    usedIn.set(fn, set); }
  return usedIn.get(fn);
}
function autoRename() {
  const checker = program.getTypeChecker();
  let count = 0, skipped = 0;
  for (const [file, m] of [...edits]) for (const [start, e] of [...m]) {
    const props = [...new Set(e.all.filter((x) => x.kind === "prop").map((x) => x.text))];
    if (props.length !== 1 || e.all.some((x) => x.kind === "value" || x.kind === "auto")) continue;
    const node = nodeAt(file, start);
    if (!isShorthand(node)) continue;
    const P = props[0];
    let decl = node;
    if (ts.isShorthandPropertyAssignment(node.parent)) {
      const symbol = checker.getShorthandAssignmentValueSymbol(node.parent);
      const d = symbol?.declarations?.[0];
      if (!d || !d.name || !ts.isIdentifier(d.name) || d.getSourceFile().fileName !== file) continue;
      decl = d.name;
      if ((m.get(decl.getStart())?.all ?? []).some((x) => x.kind === "value" || x.kind === "auto")) continue;
    }
    const fn = outermost(decl);
    if (fn === undefined) continue;
    const names = namesIn(fn);
    if (names.has(P)) { skipped++; continue; }
    const locs = ls.findRenameLocations(file, decl.getStart(), false, false, { providePrefixAndSuffixTextForRename: true });
    if (!locs) continue;
    names.add(P); count++;
    for (const l of locs) addEdit(l.fileName, l.textSpan.start, l.textSpan.length, P, "", "", "auto", "auto");
  }
  console.log(`${count} locals renamed with their properties, ${skipped} not`);
}
const order = [...names].sort((x, y) => x.path.split(".").length - y.path.split(".").length);
for (const n of order) {
  const decls = declarations(n.file);
  if (decls === undefined) { problems.push(`no file: ${n.file} ${n.path} (${n.tsv})`); continue; }
  const ids = decls.get(n.path) ?? [];
  if (ids.length === 0) { problems.push(`no declaration: ${n.file} ${n.path} (${n.tsv})`); continue; }
  for (const id of ids) {
    const p = id.parent;
    const isLocal = (ts.isVariableDeclaration(p) && n.path.includes(".")) || ts.isParameter(p) || ts.isBindingElement(p) || (ts.isFunctionDeclaration(p) && n.path.includes("."));
    const isTopVar = !n.path.includes(".");
    const sf = id.getSourceFile();
    if (id.text === n.to) continue;
    const isProp = ts.isPropertySignature(p) || ts.isMethodSignature(p) || ts.isPropertyAssignment(p) || ts.isMethodDeclaration(p) || ts.isPropertyDeclaration(p) || ts.isEnumMember(p) || ts.isShorthandPropertyAssignment(p);
    let locs;
    try { locs = ls.findRenameLocations(sf.fileName, id.getStart(), false, false, { providePrefixAndSuffixTextForRename: isLocal || isProp }); } catch (e) { problems.push(`failed: ${n.file} ${n.path}: ${e.message}`); continue; }
    if (!locs) { problems.push(`cannot rename: ${n.file} ${n.path}`); continue; }
        for (const l of locs) addEdit(l.fileName, l.textSpan.start, l.textSpan.length, n.to, l.prefixText, l.suffixText, `${n.file}#${n.path}`, isProp ? "prop" : "value");
  }
}
// ---- file moves: recompute specifiers
const moveMap = new Map(moves.map((m) => [path.join(root, m.from), path.join(root, m.to)]));
for (const m of moves) if (!fs.existsSync(path.join(root, m.from))) problems.push(`no file to move: ${m.from} (${m.tsv})`);
const targets = new Set(); for (const m of moves) { if (targets.has(m.to)) problems.push(`two files to ${m.to}`); targets.add(m.to); if (fs.existsSync(path.join(root, m.to)) && !moveMap.has(path.join(root, m.to))) problems.push(`target is there: ${m.to}`); }
for (const sf of program.getSourceFiles()) {
  if (sf.fileName.includes("node_modules") || !sf.fileName.startsWith(root)) continue;
  const own = moveMap.get(sf.fileName) ?? sf.fileName;
  const visit = (node) => {
    let spec;
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) spec = node.moduleSpecifier;
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteralLike(node.arguments[0])) spec = node.arguments[0];
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) spec = node.argument.literal;
    if (spec && spec.text.startsWith(".")) {
      const r = ts.resolveModuleName(spec.text, sf.fileName, parsed.options, host).resolvedModule?.resolvedFileName;
      if (r) {
        const target = moveMap.get(path.normalize(r)) ?? r;
        if (target !== r || own !== sf.fileName) {
          let rel = path.relative(path.dirname(own), target);
          if (!rel.startsWith(".")) rel = "./" + rel;
          const ext = path.extname(spec.text);
          if (!/\.(js|ts|json|mjs)$/.test(spec.text)) rel = rel.replace(/(\.d)?\.ts$/, "");
          if (rel !== spec.text) addEdit(sf.fileName, spec.getStart() + 1, spec.text.length, rel, "", "", "move", "move");
        }
      } else if (own !== sf.fileName) problems.push(`unresolved import ${spec.text} in moved ${sf.fileName}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(sf);
}
autoRename();
for (const [file, m] of edits) for (const [start, e] of m) e.full = settle(file, start, e);
console.log(problems.join("\n"));
console.log(`${names.length} names, ${moves.length} moves, ${[...edits.values()].reduce((s, m) => s + m.size, 0)} edits in ${edits.size} files, ${problems.length} problems`);
if (!dry) {
  for (const [file, m] of edits) {
    let text = fs.readFileSync(file, "utf8");
    for (const [start, e] of [...m].sort((x, y) => y[0] - x[0])) text = text.slice(0, start) + e.full + text.slice(start + e.length);
    fs.writeFileSync(file, text);
  }
  // In two steps, so that files may change places.
  for (const m of moves) { fs.mkdirSync(path.join(root, path.dirname(m.to)), { recursive: true }); execFileSync("git", ["mv", m.from, m.to + ".moving"], { cwd: root }); }
  for (const m of moves) execFileSync("git", ["mv", m.to + ".moving", m.to], { cwd: root });
}
