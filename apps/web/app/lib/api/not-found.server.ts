import { RefusedCall } from "@app/contract/client";
import { data } from "react-router";

/** What does not exist, belongs to somebody else or has an impossible id is the same to a reader: a page that is not there. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RefusedCall && (error.status === 404 || error.status === 400)) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
