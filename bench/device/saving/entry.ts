import { disableAutomaticCollection } from "../../../src/device/garbage-collector";
import { benchSaving } from "./saving";

disableAutomaticCollection();
benchSaving();
