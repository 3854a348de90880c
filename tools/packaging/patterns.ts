/** What TypeScriptToLua writes for a parameter that is taken apart: names without values, and then the value of each. */
const takenApart = /((?:^ *local \w+\n)+)((?:^ *\w+ = ____bindingPattern\d+\.\w+\n)+)/gm;

/** A Lua program whose parameters are taken apart at once: no local is nil first. */
export function withPatternsAtOnce(program: string): string {
  return program.replace(takenApart, (_, declared: string, given: string) => {
    const names = new Set([...given.matchAll(/^ *(\w+) =/gm)].map(([, name]) => name));
    const isGiven = new Set<string>();
    const others = declared.replace(/^ *local (\w+)\n/gm, (line, name: string) => {
      if (!names.has(name)) return line;
      isGiven.add(name);
      return "";
    });
    const locals = given.replace(/^( *)(\w+) =/gm, (line, indent: string, name: string) =>
      isGiven.has(name) ? `${indent}local ${name} =` : line,
    );
    return others + locals;
  });
}
