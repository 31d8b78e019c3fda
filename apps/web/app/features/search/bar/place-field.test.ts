import { Writable } from "node:stream";
import { createElement, Fragment } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { PlaceField } from "./place-field.tsx";

/** A page as long as the list of results, complete before it is sent. */
function sent(): Promise<string> {
  const field = createElement(PlaceField, { place: "", search: async () => [], locate: async () => null });
  const page = createElement(Fragment, null, createElement("p", null, "Missions ".repeat(2_000)), field);
  return new Promise((resolve, reject) => {
    let html = "";
    const all = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        html += chunk.toString();
        done();
      },
    });
    all.on("finish", () => resolve(html));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(all), onError: reject });
  });
}

test.each(["first", "second"])("the field that is shown is the one that stays, on the %s page sent", async () => {
  const html = await sent();
  expect(html.match(/<input[^>]*name="location"/g)).toHaveLength(1);
  expect(html).not.toContain("<template");
});
