import { once } from "node:events";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { beforeAll, describe, expect, test } from "vitest";
import { call, tokenFor } from "../../../test/harness.ts";
import { Client, type Process, withTwoProcesses } from "../../../test/sockets.ts";

const { processes, closeAfterTest } = withTwoProcesses();
let one: Process;
beforeAll(() => {
  [one] = processes();
});

const open = (url: string, options?: ConstructorParameters<typeof Client>[1]) =>
  closeAfterTest(new Client(url, options));

async function aPerson() {
  const { id } = await aCandidate(one.ctx.db);
  return { id, token: await tokenFor(one.ctx, id) };
}

describe("a socket", () => {
  test("is opened by an access token in its header, or after its subprotocol, which is all the server repeats", async () => {
    const { token } = await aPerson();
    const bearer = open(`${one.url}/live/`, { headers: { authorization: `Bearer ${token}` } });
    await bearer.first("unread");
    for (const protocols of [`renfort.token, ${token}`, `renfort.token,${token}`]) {
      const client = open(`${one.url}/live/`, { headers: { "sec-websocket-protocol": protocols } });
      const [answer] = (await once(client.socket, "upgrade")) as [{ headers: Record<string, string> }];
      expect(answer.headers["sec-websocket-protocol"]).toBe("renfort.token");
    }
  });

  test("is not opened by an access token that is over, of an ended session, of an admin or not named as one", async () => {
    const { id, token } = await aPerson();
    const closed = (headers: Record<string, string>) => open(`${one.url}/live/`, { headers }).ended;
    const old = await one.ctx.accessTokens.sign(
      { userId: id, sessionId: 1 },
      new Date(one.ctx.now().getTime() - 3_600_000),
    );
    const admin = await tokenFor(one.ctx, (await anAdmin(one.ctx.db)).id);
    for (const refused of [old, admin, "n.importe.quoi", ""])
      expect(await closed({ authorization: `Bearer ${refused}` })).toBe(4401);
    expect(await closed({ authorization: token })).toBe(4401);
    await call(one.app, "POST", "/api/logout/", { token, body: {} });
    expect(await closed({ authorization: `Bearer ${token}` })).toBe(4401);
  });
});
