import { createContext } from "react-router";
import { ApiUnreachable } from "./api/api-transport.server.ts";

/** Set during rendering, read by the server; null in development. */
export const failureContext = createContext<{ status: number | null } | null>(null);

/** For failures that are not bugs: no API, or an unreadable form. */
export function statusOf(error: unknown): number | null {
  if (error instanceof ApiUnreachable) return 503;
  return isUnreadableForm(error) ? 400 : null;
}

/** Thrown by Node's `formData()`. */
const isUnreadableForm = (error: unknown) =>
  error instanceof TypeError && /FormData|Content-Type was not one of/.test(error.message);
