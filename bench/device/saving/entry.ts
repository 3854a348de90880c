/** Starts the part of the benchmark on the emulated processor that measures saving. */
import { disableAutomaticCollection } from "../../../src/device/garbage-collector";
import { benchSaving } from "./saving";

disableAutomaticCollection();
benchSaving();
