/** Loaded into the servers by `--import`: a signal makes them collect what they no longer need, before they are measured. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGCONT", () => collect());
