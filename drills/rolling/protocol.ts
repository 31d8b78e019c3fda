/** What the check says to the processes that ask and that hold sockets, and what they answer. */
export type Visitor = { email: string; cookie: string; token: string };
export type Order = {
  url: string;
  visitors: Visitor[];
  missions: number[];
  /** A script that pages of two releases ago still ask for. */
  oldAsset: string;
  perSecond: number;
  sockets: number;
};
export type Command = { do: "start"; order: Order } | { do: "stop" };

/** Times of day in milliseconds, so that processes can compare them. */
export type Asked = { what: string; at: number; ms: number; failure: string | null };
/** How long a socket was away, and how many tries of its page were refused meanwhile. */
export type Return = { closedAt: number; ms: number; refusals: string[] };
export type SocketsSeen = { open: number; returns: Return[] };
