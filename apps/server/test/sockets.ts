/** Real sockets against an api that listens, and processes that share a database and a Redis of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatFrame, LiveFrame } from "@app/contract/sockets";
import { afterAll, afterEach, beforeAll } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "../../../tools/stack/ports.ts";
import { endProcess, type Started } from "../../../tools/stack/processes.ts";
import { startRedis } from "../../../tools/stack/redis.ts";
import { call, type Harness, startHarness } from "./harness.ts";

export type Frame = ChatFrame | LiveFrame;
export type FrameOf<T extends Frame["type"]> = Extract<Frame, { type: T }>;

/** An api process with a port. */
export type Process = Harness & { url: string };

export async function startProcesses(count: number, environment: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), "renfort-redis-"));
  const port = await freePort();
  let redis: Started = await startRedis(directory, port, "redis-password");
  const processes: Process[] = [];
  for (let i = 0; i < count; i += 1) {
    const first = processes[0];
    const h = await startHarness({
      REDIS_URL: `redis://:redis-password@127.0.0.1:${port}`,
      ...(first && { DATABASE_URL: first.ctx.config.databaseUrl }),
      ...environment,
    });
    processes.push({ ...h, url: (await h.app.listen({ port: 0 })).replace(/^http/, "ws") });
  }
  return {
    processes,
    redis: {
      pid: () => redis.pid,
      stop: () => endProcess(redis),
      start: async () => {
        redis = await startRedis(directory, port, "redis-password");
      },
    },
    async close() {
      for (const { close } of processes) await close();
      await endProcess(redis);
      rmSync(directory, { recursive: true });
    },
  };
}

/** Two processes for the tests of a file; sockets passed to `closeAfterTest` are closed after each test. */
export function withTwoProcesses() {
  let stack: Awaited<ReturnType<typeof startProcesses>>;
  const clients: Client[] = [];
  beforeAll(async () => {
    stack = await startProcesses(2);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  afterAll(() => stack.close());
  return {
    processes: () => stack.processes as [Process, Process],
    redis: () => stack.redis,
    closeAfterTest: (client: Client): Client => {
      clients.push(client);
      return client;
    },
  };
}

export async function aTicket({ app }: Harness, token: string): Promise<string> {
  return (await call<{ ticket: string }>(app, "POST", "/api/ws-ticket/", { token })).body.ticket;
}

const TIMEOUT_MS = 30_000;

export class Client {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  /** The code it was closed with, or the status that refused the upgrade. */
  readonly ended: Promise<number>;
  readonly opened: Promise<void>;

  constructor(url: string, options: { origin?: string; headers?: Record<string, string> } = {}) {
    this.socket = new WebSocket(url, options);
    this.opened = new Promise((resolve) => this.socket.on("open", resolve));
    this.ended = new Promise((resolve) => {
      this.socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      this.socket.on("close", resolve);
    });
    this.socket.on("error", () => {});
    this.socket.on("message", (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame));
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  of<T extends Frame["type"]>(type: T): FrameOf<T>[] {
    return this.frames.filter((frame): frame is FrameOf<T> => frame.type === type);
  }

  /** The contents of the messages, in the order they came. */
  get messages(): string[] {
    return this.of("chat_message").map(({ message }) => message.content);
  }

  async until(condition: () => boolean, patienceMs = TIMEOUT_MS): Promise<void> {
    const deadline = performance.now() + patienceMs;
    while (!condition()) {
      if (performance.now() > deadline)
        throw new Error(`never came; got ${JSON.stringify(this.frames).slice(0, 2000)}`);
      await sleep(5);
    }
  }

  async first<T extends Frame["type"]>(type: T): Promise<FrameOf<T>> {
    await this.until(() => this.of(type).length > 0);
    const [frame] = this.of(type);
    if (!frame) throw new Error(`no ${type}`);
    return frame;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.ended;
  }
}

/** Opens a socket with a new ticket. */
export async function openSocket(at: Process, token: string, path: string): Promise<Client> {
  const client = new Client(`${at.url}${path}${path.includes("?") ? "&" : "?"}token=${await aTicket(at, token)}`);
  await Promise.race([client.opened, client.ended]);
  return client;
}
