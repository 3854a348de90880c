import type { Input } from "../../device/input";
import { soundCursor, soundRefuse } from "../sounds";
import { steerList, type List, type Steering } from "./list";

/** Steers a list, and lets it be heard. */
export function steerListWithSound(list: List, input: Input): Steering {
  const steering = steerList(list, input);
  if (steering === "moved") soundCursor();
  if (steering === "stopped") soundRefuse();
  return steering;
}
