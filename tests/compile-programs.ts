import { compilePrograms } from "./compiled-lua";

compilePrograms();
