import { createContext, useContext } from "react";
import { uiFr } from "./ui-words.fr.ts";

/** What fields say by themselves, in the language of the page. */
export const UiWordsContext = createContext(uiFr);

export const useUiWords = () => useContext(UiWordsContext);
