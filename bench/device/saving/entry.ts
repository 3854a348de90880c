/** The entry point of the part of the bench that measures saving on the emulated processor. */
import { disableAutomaticCollection } from "../../../src/device/garbage-collector";
import { benchSaving } from "./saving";

disableAutomaticCollection();
benchSaving();
