/**
 * A local provider of text messages: answers as configured, records requests, and sends a reference once. `GET /sms?to=` is
 * what reached a phone, for the journeys.
 */
import { createServer, type IncomingHttpHeaders } from "node:http";

export type ReceivedSms = { to: string; from: string; text: string; reference: string };
type Answer = { status: number; headers?: Record<string, string> } | "hang";

export async function startSmsService(answer: (sms: ReceivedSms) => Answer = () => ({ status: 202 })) {
  const calls: { headers: IncomingHttpHeaders; sms: ReceivedSms }[] = [];
  const sent = new Map<string, ReceivedSms>();
  const sentTo = (phone: string | null) => [...sent.values()].filter((sms) => sms.to === phone);
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      const to = new URL(request.url ?? "/", "http://127.0.0.1").searchParams.get("to");
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(sentTo(to)));
      return;
    }
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const sms: ReceivedSms = JSON.parse(body);
      calls.push({ headers: request.headers, sms });
      const reply = answer(sms);
      if (reply === "hang") return;
      if (reply.status === 202) sent.set(sms.reference, sms);
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.status === 202 ? JSON.stringify({ id: `sms-${calls.length}` }) : "{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/sms`,
    calls,
    /** What reached a phone. */
    to: (phone: string) => sentTo(phone),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
