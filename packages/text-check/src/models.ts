import { readModel } from "./model.ts";
import { readModelFile } from "./model-files.ts";

/** Read once, when the process starts. */
export const MODELS = {
  ads: readModel(readModelFile("ads")),
  messages: readModel(readModelFile("messages")),
  missions: readModel(readModelFile("missions")),
};
