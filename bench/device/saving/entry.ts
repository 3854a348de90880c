/** The entry point on the rig for the part that measures saving. */
import { disableAutomaticCollection } from "../../../src/device/garbage-collector";
import { benchSaving } from "./saving";

disableAutomaticCollection();
benchSaving();
