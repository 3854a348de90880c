import { writeFolder } from "../art/folder";
import { makeFonts } from "./fonts";

writeFolder("assets/fonts", makeFonts());
