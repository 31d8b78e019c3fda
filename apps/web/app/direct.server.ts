import { RefusedCall } from "@app/contract/client";

/** For a script of the page that asks by itself: the API's answer or refusal, as JSON. */
export async function answerDirect(ask: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await ask());
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const [first] = Object.values(error.fields).flat();
    const { code, retryAfter } = error;
    return Response.json({ error: first ?? error.message, code, retry_after: retryAfter }, { status: error.status });
  }
}
