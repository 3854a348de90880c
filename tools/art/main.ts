import { writeFolder } from "./folder";
import { drawPictures } from "./pictures";

writeFolder("assets", drawPictures());
