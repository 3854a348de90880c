/** The bench's program on the emulated processor. It runs the one part of the bench that the host asks for. */
import { disableAutomaticCollection } from "../../src/device/garbage-collector";
import { benchCertificates } from "./certificates";
import { benchCertify } from "./certify";
import { benchChoose, benchChooseRun } from "./choose";
import { benchCompose } from "./compose";
import { benchEditor } from "./editor";
import { benchComposeWithIdeas, benchIdeas } from "./ideas";
import { benchFruitCompose, benchFruitExpectedMoves, benchFruitExplore } from "./fruit";
import { benchCaves, benchIcePathCertify, benchIcePathCompose } from "./ice-path";
import { benchDaily, benchRush } from "./modes";
import { benchPenguinCertify, benchPenguinCompose, benchPenguinRun } from "./penguin";
import { benchSkidCompose, benchSkidExplore, benchSkidExpectedMoves } from "./skid";
import { benchSimilaritySketch } from "./similarity-sketch";
import { benchMixes } from "./mixes";
import { benchMusic } from "./music";
import { benchShare } from "./share";
import { benchSteps } from "./steps";

/**
 * The name of the bench part to run, such as `compose` or `certify 10`. The program that starts the emulator sets it.
 */
declare const PART: string;

disableAutomaticCollection();

const [name, size, more] = PART.split(" ");

if (name === "compose") benchCompose();
else if (name === "certificates") benchCertificates(size);
else if (name === "certify") benchCertify(Number(size));
else if (name === "choose" && size === "run") benchChooseRun();
else if (name === "choose") benchChoose(Number(size));
else if (name === "ideas" && size === "judge") benchIdeas(more);
else if (name === "ideas") benchComposeWithIdeas(more);
else if (name === "daily") benchDaily(size);
else if (name === "rush") benchRush(size);
else if (name === "steps") benchSteps();
else if (name === "editor") benchEditor();
else if (name === "sketch") benchSimilaritySketch();
else if (name === "mixes") benchMixes();
else if (name === "music") benchMusic();
else if (name === "share") benchShare();
else if (name === "skid" && size === "compose") benchSkidCompose();
else if (name === "skid" && size === "expected-moves") benchSkidExpectedMoves();
else if (name === "skid") benchSkidExplore();
else if (name === "ice-path" && size === "certify") benchIcePathCertify(Number(more));
else if (name === "ice-path" && size === "cave") benchCaves(Number(more));
else if (name === "ice-path") benchIcePathCompose(Number(more));
else if (name === "fruit" && size === "explore") benchFruitExplore();
else if (name === "fruit" && size === "expected-moves") benchFruitExpectedMoves();
else if (name === "fruit") benchFruitCompose();
else if (name === "penguin" && size === "certify") benchPenguinCertify(Number(more));
else if (name === "penguin" && more === "run") benchPenguinRun();
else if (name === "penguin") benchPenguinCompose(Number(more));
else throw new Error(`no part of the bench is called ${PART}`);
