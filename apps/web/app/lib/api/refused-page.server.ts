import type { Client } from "@app/contract/client";
import type { Route } from "@app/contract/http/route";
import { membersRoute } from "@app/contract/members/members";
import { data, redirect } from "react-router";
import { TODAY } from "../employer-paths.ts";
import { forbiddenCode } from "./failure.server.ts";

/** What the page of a refusal shows. */
export interface RefusedPage {
  /** For owners alone, not for every manager. */
  ownersOnly: boolean;
  /** Names of those who may open it. */
  ask: readonly string[];
}

/** What a role forbids is a page of its own, with who to ask; without a company, the frame says so. */
export async function refusedPage(error: unknown, route: Route, client: Client) {
  const code = forbiddenCode(error);
  if (code === "no_company") return data(null, { status: 403 });
  if (code !== "member_role") return undefined;
  return data<RefusedPage>(
    { ownersOnly: !route.members?.includes("manager"), ask: await ownersOf(client) },
    { status: 403 },
  );
}

/** Thrown by the client of a page: what the role of a member forbids, or that they act for no company. */
export function isRefusedPage(error: unknown): boolean {
  return typeof error === "object" && error !== null && "init" in error && isForbidden(error.init);
}

const isForbidden = (init: unknown) =>
  typeof init === "object" && init !== null && "status" in init && init.status === 403;

/** What a shift lead may not open leads to the people who come: the application that a notification names, the dashboard. */
export async function orToday<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isRefusedPage(error) ? redirect(TODAY) : error;
  }
}

async function ownersOf(client: Client): Promise<string[]> {
  try {
    const { results } = await client.call(membersRoute, {});
    return results
      .filter(({ role }) => role === "owner")
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  } catch {
    // The page is shown all the same.
    return [];
  }
}
