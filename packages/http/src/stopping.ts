/** In the answers of an api that was asked to stop: whoever calls by a name that several have chooses another. */
export const STOPPING_HEADER = "x-stopping";
