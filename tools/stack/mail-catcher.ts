/** Catches every mail the product sends in development and tests, and shows the inbox over HTTP. Nothing leaves the machine. */
import { createServer, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

type CaughtMail = {
  id: number;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The header of that name, for mails one can be rid of. */
  unsubscribe: string;
  at: string;
};

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { smtp: text, http: text, host: { ...text, default: "127.0.0.1" } } });
const inbox: CaughtMail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      PostalMime.parse(Buffer.concat(chunks)).then(
        (mail) => {
          inbox.push({
            id: inbox.length + 1,
            to: session.envelope.rcptTo.map(({ address }) => address),
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
            subject: mail.subject ?? "",
            text: mail.text ?? "",
            html: mail.html ?? "",
            messageId: mail.messageId ?? "",
            unsubscribe: mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "",
            at: new Date().toISOString(),
          });
          done();
        },
        (error: Error) => done(error),
      );
    });
  },
});

/** `GET /messages?to=` as JSON, newest first; `GET /messages/{id}` as the mail itself; `GET /` as a page. */
const http = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const one = /^\/messages\/(\d+)$/.exec(url.pathname);
  const newestFirst = inbox
    .toReversed()
    .filter((mail) => !url.searchParams.has("to") || mail.to.includes(url.searchParams.get("to") ?? ""));
  if (url.pathname === "/health") return sendJson(response, { ok: true });
  if (url.pathname === "/messages") return sendJson(response, newestFirst);
  const mail = one && inbox[Number(one[1]) - 1];
  if (mail) return sendHtml(response, mail.html);
  return sendHtml(response, listPage(newestFirst));
});

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, body: string): void {
  response
    .setHeader("content-type", "text/html; charset=utf-8")
    .setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .end(body);
}

const safe = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const listPage = (mails: readonly CaughtMail[]) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Boîte de réception</title><body style="font-family:sans-serif;max-width:720px;margin:40px auto"><h1>Boîte de réception</h1><ul>${mails
    .map((mail) => `<li><a href="/messages/${mail.id}">${safe(mail.subject)}</a> — ${safe(mail.to.join(", "))}</li>`)
    .join("")}</ul></body></html>`;

smtp.listen(Number(values.smtp ?? 1025), values.host);
http.listen(Number(values.http ?? 8025), values.host);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    smtp.close();
    http.close();
    http.closeAllConnections();
  });
}
