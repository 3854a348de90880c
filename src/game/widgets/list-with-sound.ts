/** A list that makes sounds when it is steered. The list itself is in list.ts. */
import type { Input } from "../../device/input";
import { soundCursor, soundRefuse } from "../sounds";
import { steerList, type List, type Steering } from "./list";

/** Steers a list and plays the sound of the cursor, or of a refusal at an end. */
export function steerListWithSound(list: List, input: Input): Steering {
  const steering = steerList(list, input);
  if (steering === "moved") soundCursor();
  if (steering === "stopped") soundRefuse();
  return steering;
}
