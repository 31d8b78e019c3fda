/** The websites of companies for tests: each names the SIREN that is written in its own domain, « exemple-123456789.fr ». */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export async function startCompanySites() {
  const server = createServer((request, response) => {
    const siren = /\d{9}/.exec(request.headers.host ?? "")?.[0];
    const groups = siren === undefined ? "" : [siren.slice(0, 3), siren.slice(3, 6), siren.slice(6)].join(" ");
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(`<!doctype html><title>Site</title><p>SIREN ${groups}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
