/** A mail server on this machine that can be told to misbehave, written from RFC 5321 with nothing of ours. */
import { createServer, type Socket } from "node:net";

/**
 * `silent` takes the connection and never says a word; `stuck` takes the whole mail and never answers; `trickling` answers
 * a mail with one byte at a time.
 */
type Manner = "working" | "silent" | "stuck" | "trickling";
type Taken = { messageId: string; to: string; text: string };

export async function startSmtpService() {
  const state = {
    manner: "working" as Manner,
    /** Everything the server said yes to. */
    taken: [] as Taken[],
    /** Mails it was given whole and never answered. */
    unanswered: 0,
    mostAtOnce: 0,
    /** How long a mail takes. */
    delayMs: 0,
    /** What a recipient is answered; yes when undefined. */
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
    /** As if its machine had been switched off: who is connected is cut. */
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
