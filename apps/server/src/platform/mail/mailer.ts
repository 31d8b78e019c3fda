import { createTransport } from "nodemailer";

export type Mail = {
  to: string;
  /** Reply-To. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Opened when the mail leaves: no queue holds them. */
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
  /** The List-Unsubscribe URL. */
  unsubscribeUrl?: string;
  /** Becomes the Message-ID: the same for a mail sent twice after a crash. */
  key: string;
};
/** `send` resolves once the server has accepted the mail. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Mails sent at once, each on its own connection. */
export const SMTP_CONNECTIONS = 3;
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 30_000;

export type SmtpTimeouts = { connectMs: number; greetingMs: number; silenceMs: number; totalMs: number };
/** `totalMs` ends a delivery whose server keeps the socket busy. */
export const SMTP_TIMEOUTS: SmtpTimeouts = { connectMs: 5_000, greetingMs: 5_000, silenceMs: 20_000, totalMs: 60_000 };

export function createMailer(smtpUrl: string, from: string, timeouts = SMTP_TIMEOUTS): Mailer {
  const domain = /@([^>]+)/.exec(from)?.[1] ?? "localhost";
  const open = () =>
    createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: 1,
        maxMessages: MESSAGES_PER_CONNECTION,
        idleTimeout: IDLE_MS,
        // The library retries on another connection only when nothing was sent.
        maxRequeues: 1,
        connectionTimeout: timeouts.connectMs,
        dnsTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.greetingMs,
        socketTimeout: timeouts.silenceMs,
      },
      { from },
    );
  // One pool each: closing one does not affect the others.
  const connections = Array.from({ length: SMTP_CONNECTIONS }, () => ({ transport: open(), pending: 0 }));
  return {
    async send({ key, unsubscribeUrl, attachments = [], ...mail }) {
      const connection = connections.reduce((best, one) => (one.pending < best.pending ? one : best));
      const { transport } = connection;
      const timer = setTimeout(() => {
        connection.transport = open();
        transport.close({ force: true });
      }, timeouts.totalMs);
      connection.pending += 1;
      try {
        await transport.sendMail({
          ...mail,
          attachments: [...attachments],
          messageId: `<${key}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            // RFC 8058.
            ...(unsubscribeUrl && {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
      } finally {
        clearTimeout(timer);
        connection.pending -= 1;
      }
    },
    close() {
      for (const { transport } of connections) transport.close();
    },
  };
}

/** `refused`: the server will never accept this mail. `deferred`: not now. `unreachable`: the server has a problem. */
export type MailFailure = { outcome: "refused" | "deferred" | "unreachable"; reason: string };

const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/** The reason holds codes only: a server's text often repeats the address. */
export function readMailFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = readSmtpError(error);
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(" ") || "unknown";
  if (responseCode !== undefined && command !== undefined && ABOUT_THE_MAIL.has(command)) {
    // 421: the server is shutting down.
    if (responseCode === 421) return { outcome: "unreachable", reason };
    return { outcome: responseCode >= 500 ? "refused" : "deferred", reason };
  }
  return { outcome: code === undefined ? "deferred" : "unreachable", reason };
}

function readSmtpError(error: unknown) {
  const fields = new Map(error instanceof Error ? Object.entries(error) : []);
  const [code, responseCode, command] = [fields.get("code"), fields.get("responseCode"), fields.get("command")];
  return {
    code: typeof code === "string" ? code : undefined,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    command: typeof command === "string" ? command : undefined,
  };
}
