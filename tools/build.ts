import { projectFolder } from "./packaging/project";
import { runTool } from "./packaging/plain-fault";
import { buildSource } from "./packaging/source";

runTool(() => buildSource(projectFolder));
