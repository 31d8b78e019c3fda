/** Messages between the measuring process and the one that holds the sockets. */
export type SocketSpec = {
  key: string;
  url: string;
  /** Draws its ticket from the api first, as a page does. */
  ticket?: { api: string; token: string };
};

export type Command =
  | { do: "open"; sockets: SocketSpec[]; concurrency: number; spreadMs: number }
  | { do: "exchange"; pairs: [from: string, to: string][]; perSecond: number; seconds: number }
  | { do: "drop"; keys: string[] };

export type Opened = { open: number; refused: number; ms: number };
/** Times in milliseconds, from sending to the other person's socket, and to one's own acknowledgement. */
export type Exchanged = { sent: number; delivered: number; delivery: Spread; acknowledgement: Spread };
export type Spread = { p50: number; p95: number; p99: number; worst: number };
