import { DEMO_PASSWORD } from "@app/db/builders/demo-password";

export type ApiResponse = { status: number; body: Record<string, unknown> };
const TIMEOUT_MS = 10_000;

/** A signed-in person who tries one api, then the other, as a browser behind a proxy would. */
export class ApiClient {
  readonly #email: string;
  readonly #apis: readonly string[];
  #token = "";
  #turn = Math.floor(Math.random() * 2);

  constructor(email: string, apis: readonly string[]) {
    this.#email = email;
    this.#apis = apis;
  }

  get api(): string {
    return this.#apis[this.#turn % this.#apis.length] ?? "";
  }

  switchApi(): void {
    this.#turn += 1;
  }

  /** Null when there was no answer to rely on: nobody there, or a fault of theirs. */
  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse | null> {
    const response = await this.#send(method, path, body, { ...headers, authorization: `Bearer ${this.#token}` });
    if (response?.status !== 401) return response;
    const signedIn = await this.#send("POST", "/api/login/", { email: this.#email, password: DEMO_PASSWORD }, {});
    if (signedIn?.status !== 200) return null;
    this.#token = (signedIn.body["tokens"] as { access: string }).access;
    return this.#send(method, path, body, { ...headers, authorization: `Bearer ${this.#token}` });
  }

  async #send(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<ApiResponse | null> {
    try {
      const response = await fetch(`${this.api}${path}`, {
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status < 500)
        return { status: response.status, body: (await response.json()) as ApiResponse["body"] };
    } catch {
      // Killed while we were asking: what became of it will be known by asking again.
    }
    this.switchApi();
    return null;
  }
}
