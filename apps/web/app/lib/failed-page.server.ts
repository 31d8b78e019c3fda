import { createContext } from "react-router";
import { ApiUnreachable } from "./api/api-transport.server.ts";

/** Filled while a page is made, read by the server that sends it; null where that server is the development one. */
export const failureContext = createContext<{ status: number | null } | null>(null);

/** What to answer when it was not our code that failed: an api that is away, a form that cannot be read. */
export function statusOf(error: unknown): number | null {
  if (error instanceof ApiUnreachable) return 503;
  return isUnreadableForm(error) ? 400 : null;
}

/** As Node's `formData()` refuses a body that is no form, or half of one. */
const isUnreadableForm = (error: unknown) =>
  error instanceof TypeError && /FormData|Content-Type was not one of/.test(error.message);
