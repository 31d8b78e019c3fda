import type { Catalogue } from "@app/domain/text/catalogue";
import type { RouterContextProvider } from "react-router";
import { languageOf } from "./language-cookie.server.ts";

/**
 * Before a page is drawn, what it is written in: the router sends no data to the scripts of a page that waits while it is
 * drawn (`StreamTransfer` asks whether `Scripts` has been).
 */
export async function loadWords(
  context: Readonly<RouterContextProvider>,
  catalogues: readonly Catalogue<unknown>[],
): Promise<void> {
  await Promise.all(catalogues.map((words) => words.load(languageOf(context))));
}
