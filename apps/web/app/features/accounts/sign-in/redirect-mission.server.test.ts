import type { Client } from "@app/contract/client";
import { expect, test } from "vitest";
import { redirectMission } from "./redirect-mission.server.ts";

const api = {
  call: (_route: unknown, { params }: { params: { id: string } }) =>
    params.id === "7" ? Promise.resolve({ id: 7, title: "Plongeur (H/F)" }) : Promise.reject(new Error("unknown")),
} as unknown as Client;

test.each([
  ["/emplois/7-plongeur-lyon?postuler=1", "Plongeur (H/F)"],
  ["/candidat/tableau-de-bord/emplois-d%C3%A9tails/7?postuler=1#postuler", "Plongeur (H/F)"],
  ["/emplois/7-plongeur-lyon", null],
  ["/emplois/8-parti?postuler=1", null],
  ["//ailleurs.example/emplois/7?postuler=1", null],
  [null, null],
])("signing in from %s names %s", async (requested, title) => {
  expect((await redirectMission(api, requested))?.title ?? null).toBe(title);
});
