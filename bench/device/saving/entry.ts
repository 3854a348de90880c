/** Measures saving on the emulated processor: the starting point of this part of the benchmark. */
import { disableAutomaticCollection } from "../../../src/device/garbage-collector";
import { benchSaving } from "./saving";

disableAutomaticCollection();
benchSaving();
