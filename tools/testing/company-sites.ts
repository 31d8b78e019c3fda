/**
 * The websites of companies, for tests: pages by domain, and what was read. A domain nobody filled names the SIREN written in it,
 * « exemple-123456789.fr ».
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type CompanySites = {
  url: string;
  /** By domain, then path: a page, or where it leads. */
  pages: Map<string, Record<string, string | { location: string }>>;
  asked: string[];
  close: () => Promise<void>;
};

const sirenOf = (host: string): string | undefined => {
  const siren = /\d{9}/.exec(host)?.[0];
  return siren && `<!doctype html><title>Site</title><p>SIREN ${siren.replace(/(?<=^(?:\d{3})+)(?=\d)/g, " ")}</p>`;
};

export async function startCompanySites(): Promise<CompanySites> {
  const pages: CompanySites["pages"] = new Map();
  const asked: string[] = [];
  const server = createServer(({ headers, url = "/" }, response) => {
    const host = headers.host ?? "";
    asked.push(`${host}${url}`);
    const page = pages.has(host) ? pages.get(host)?.[url] : sirenOf(host);
    if (typeof page === "object") response.writeHead(302, { location: page.location }).end();
    else if (page === undefined) response.writeHead(404).end("Introuvable");
    else response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
