import { createTransport } from "nodemailer";

export type Mail = {
  to: string;
  /** Where an answer goes, when it is not to us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click, without a session, ends such mails. */
  unsubscribeUrl?: string;
  /** Becomes the Message-ID: the same letter always has the same, so that one sent twice after a crash is recognised. */
  key: string;
};
/** `send` resolves once the mail server has taken the mail, and only then. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** How many mails leave at once, each on a connection of its own. */
export const SMTP_CONNECTIONS = 3;
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 30_000;

export type SmtpTimeouts = { connectMs: number; greetingMs: number; silenceMs: number; wholeMs: number };
/** `wholeMs` ends a delivery whose server keeps the socket busy without ever finishing. */
export const SMTP_TIMEOUTS: SmtpTimeouts = { connectMs: 5_000, greetingMs: 5_000, silenceMs: 20_000, wholeMs: 60_000 };

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
        // Only a mail of which nothing was sent yet is put on another connection by the library.
        maxRequeues: 1,
        connectionTimeout: timeouts.connectMs,
        dnsTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.greetingMs,
        socketTimeout: timeouts.silenceMs,
      },
      { from },
    );
  // A pool each: one can be cut off without failing what the others are sending.
  const connections = Array.from({ length: SMTP_CONNECTIONS }, () => ({ transport: open(), pending: 0 }));
  return {
    async send({ key, unsubscribeUrl, ...mail }) {
      const connection = connections.reduce((best, one) => (one.pending < best.pending ? one : best));
      const { transport } = connection;
      const timer = setTimeout(() => {
        connection.transport = open();
        transport.close({ force: true });
      }, timeouts.wholeMs);
      connection.pending += 1;
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${key}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            // RFC 8058: the mail reader's own button posts there.
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

/**
 * `refused`: the server will never take this mail. `deferred`: not now. `unreachable`: the server itself is the trouble,
 * whatever the mail.
 */
export type MailFailure = { outcome: "refused" | "deferred" | "unreachable"; reason: string };

const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/** The reason is made of codes only: a server's sentence often repeats the recipient's address. */
export function readMailFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = readSmtpError(error);
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(" ") || "unknown";
  if (responseCode !== undefined && command !== undefined && ABOUT_THE_MAIL.has(command)) {
    // 421 is the server closing down, whichever command it answers.
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
