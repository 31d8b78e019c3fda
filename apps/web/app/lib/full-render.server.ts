import { createContext } from "react-router";

/** Set for pages that several visitors share: one of them may run no script, so nothing comes late. */
export const fullRenderContext = createContext<boolean>(false);
