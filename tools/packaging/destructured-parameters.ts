/** What TypeScriptToLua writes for a parameter that is taken apart: names without values, and then the value of each. */
const destructuredParameter = /((?:^ *local \w+\n)+)((?:^ *\w+ = ____bindingPattern\d+\.\w+\n)+)/gm;

/** A Lua program whose parameters are taken apart at once: no local is nil first. */
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
