import { collectByTurns } from "../../../src/device/collector";
import { benchSaving } from "./saving";

collectByTurns();
benchSaving();
