/** A local mail server that can misbehave, written from RFC 5321. */
import { createServer, type Socket } from "node:net";

/**
 * `silent`: accepts the connection and sends nothing. `stuck`: takes the mail and never answers. `trickling`: answers
 * one byte at a time.
 */
type Manner = "working" | "silent" | "stuck" | "trickling";
type Taken = { messageId: string; to: string; text: string };

export async function startSmtpService() {
  const state = {
    manner: "working" as Manner,
    /** Accepted mails. */
    taken: [] as Taken[],
    /** Complete mails without an answer. */
    unanswered: 0,
    mostAtOnce: 0,
    /** How long a mail takes. */
    delayMs: 0,
    /** The answer to a recipient; accepted when undefined. */
    answer: (_to: string): string | undefined => undefined,
  };
  const open = new Set<Socket>();

  const server = createServer((socket) => {
    open.add(socket);
    state.mostAtOnce = Math.max(state.mostAtOnce, open.size);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    if (state.manner === "silent") return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [buffer, to, isData] = ["", "", false];
    say("220 test");
    socket.on("data", (chunk) => {
      buffer += chunk.toString("latin1");
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = buffer.indexOf(end);
        if (at === -1) return;
        const piece = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (isData) {
          isData = false;
          takeMail(socket, to, piece);
        } else {
          const command = piece.slice(0, 4).toUpperCase();
          if (command === "RCPT") to = /<([^>]*)>/.exec(piece)?.[1] ?? "";
          isData = command === "DATA";
          if (command === "RCPT") say(state.answer(to) ?? "250 ok");
          else say(isData ? "354 go on" : command === "QUIT" ? "221 bye" : "250 ok");
        }
      }
    });
  });

  function takeMail(socket: Socket, to: string, text: string): void {
    if (state.manner !== "working") state.unanswered += 1;
    if (state.manner === "trickling") return trickle(socket);
    if (state.manner !== "working") return;
    setTimeout(() => {
      if (socket.destroyed) return;
      const messageId = /^Message-ID:\s*<([^>]+)>/im.exec(text)?.[1] ?? "";
      state.taken.push({ messageId, to, text });
      socket.write("250 taken\r\n");
    }, state.delayMs);
  }

  function trickle(socket: Socket): void {
    const timer = setInterval(() => socket.write("2"), 20);
    socket.on("close", () => clearInterval(timer));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    /** Cuts all connections. */
    cut: () => {
      for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
export type SmtpService = Awaited<ReturnType<typeof startSmtpService>>;
