import { benchCertify } from "./certify";
import { benchCompose } from "./compose";

/** The part to run, such as `compose` or `certify 10`: the line before the bundle sets it. */
declare const PART: string;

const [name, size] = PART.split(" ");

if (name === "compose") benchCompose();
else if (name === "certify") benchCertify(Number(size));
else throw new Error(`no part of the bench is called ${name}`);
