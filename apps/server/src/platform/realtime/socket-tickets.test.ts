import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { redeemTicket } from "./socket-tickets.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aTicket() {
  const { id: userId } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, userId);
  const { status, body } = await call<{ ticket: string }>(h.app, "POST", "/api/ws-ticket/", { token });
  expect(status).toBe(201);
  return { userId, token, ticket: body.ticket };
}

const redeem = (ticket: string) => redeemTicket(h.ctx.db, ticket, h.ctx.now());

describe("a ticket for a socket", () => {
  test("opens one, once, even when shown fifty times at once", async () => {
    const { userId, ticket } = await aTicket();
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(ticket)));
    expect(answers.filter((answer) => answer !== null)).toMatchObject([{ userId }]);
    expect(await redeem(ticket)).toBeNull();
  });

  test("is invalid after thirty seconds", async () => {
    const { userId, ticket } = await aTicket();
    h.advance(29_000);
    expect(await redeem(ticket)).toMatchObject({ userId });
    const late = await aTicket();
    h.advance(31_000);
    expect(await redeem(late.ticket)).toBeNull();
  });

  test("is invalid once its owner has signed out, or when it is forged", async () => {
    const { token, ticket } = await aTicket();
    await call(h.app, "POST", "/api/logout/", { token, body: {} });
    expect(await redeem(ticket)).toBeNull();
    expect(await redeem("n-importe-quoi")).toBeNull();
  });

  test("is stored only as a hash", async () => {
    const { ticket } = await aTicket();
    const { rows } = await h.ctx.pool.query<{ found: boolean }>(
      "select exists (select 1 from socket_tickets where encode(ticket_hash, 'escape') like '%' || $1 || '%') as found",
      [ticket],
    );
    expect(rows).toEqual([{ found: false }]);
  });
});
