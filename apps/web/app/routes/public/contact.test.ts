import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { action } from "./contact.tsx";

beforeAll(() => {
  log.level = "silent";
});

test("a message that could not be sent says so, and what was typed stays", async () => {
  const broken = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });
  for (const failure of [new TypeError("fetch failed"), broken]) {
    const url = new URL("http://127.0.0.1/contact");
    const body = new URLSearchParams({
      name: "Aline",
      email: "aline@exemple.fr",
      subject: "other",
      message: "Bonjour",
    });
    const context = new RouterContextProvider();
    context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
    const sent = { request: new Request(url, { method: "POST", body }), url, context, params: {}, pattern: "" };
    expect(await action(sent as never)).toMatchObject({
      data: {
        formError: "Une erreur s’est produite lors de l’envoi du message\u202f!",
        values: { name: "Aline", message: "Bonjour" },
      },
      init: { status: 503 },
    });
  }
});
