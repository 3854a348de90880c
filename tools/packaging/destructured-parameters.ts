/**
 * Shortens the Lua that TypeScriptToLua writes for destructured parameters, which has more instructions than needed.
 */

/**
 * Matches the Lua that TypeScriptToLua writes for a destructured parameter: locals without values, then an assignment
 * to each local.
 */
const destructuredParameter = /((?:^ *local \w+\n)+)((?:^ *\w+ = ____bindingPattern\d+\.\w+\n)+)/gm;

/**
 * Returns a Lua program in which the locals of a destructured parameter are declared together with their values.
 * TypeScriptToLua declares such locals as nil first and assigns their values later.
 */
export function mergeDestructuredLocals(program: string): string {
  return program.replace(destructuredParameter, (_, declared: string, assignments: string) => {
    const names = new Set([...assignments.matchAll(/^ *(\w+) =/gm)].map(([, name]) => name));
    const merged = new Set<string>();
    const others = declared.replace(/^ *local (\w+)\n/gm, (line, name: string) => {
      if (!names.has(name)) return line;
      merged.add(name);
      return "";
    });
    const locals = assignments.replace(/^( *)(\w+) =/gm, (line, indent: string, name: string) =>
      merged.has(name) ? `${indent}local ${name} =` : line,
    );
    return others + locals;
  });
}
