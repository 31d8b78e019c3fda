import { missionFr } from "@app/contract/missions/missions.fr";
import { expect, test } from "vitest";
import { sendMission } from "./action-results.ts";

function publish(failure: unknown) {
  const body = new URLSearchParams({ intent: "publish", title: "Plongeur" });
  const request = new Request("http://127.0.0.1/publier", { method: "POST", body });
  const failed = { publish: missionFr.publishFailed, draft: "" };
  return sendMission({ request, serverAction: () => Promise.reject(failure) }, failed);
}

test("without a network a mission that is sent says so, stays as typed and can be sent again", async () => {
  expect(await publish(new TypeError("Failed to fetch"))).toMatchObject({
    data: {
      retryable: true,
      formError: "Pas de réseau\u00a0: rien n’est parti. Ce que vous avez écrit est gardé sur cette page.",
      values: { intent: "publish", title: "Plongeur" },
    },
  });
});
