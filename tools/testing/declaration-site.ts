/**
 * An imitation of the site where a hire is declared, for tests: one form in the official order, on loopback. What is complete gets a number and the
 * hour of its clock. It is nobody's real site, and nothing is sent anywhere.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** As the form orders them (R1221-1): the employer, the person, the hire. */
const DECLARED_FIELDS = [
  "Nom ou raison sociale",
  "Code APE",
  "Adresse",
  "SIRET",
  "Service de prévention et de santé au travail",
  "Nom de naissance",
  "Nom d’usage",
  "Prénoms",
  "Sexe",
  "Date de naissance",
  "Commune de naissance",
  "Pays de naissance",
  "Date d’embauche",
  "Heure d’embauche",
  "Nature du contrat",
  "Fin du contrat",
] as const;
/** A contract without an end has none. */
const MAY_BE_EMPTY = new Set<string>(["Fin du contrat"]);

type Receipt = { number: string; at: Date; fields: ReadonlyMap<string, string> };
export type DeclarationSite = { url: string; receipts: Receipt[]; close: () => Promise<void> };

const page = (body: string) =>
  `<!doctype html><html lang="fr"><title>Imitation du site de déclaration</title>${body}</html>`;
const FORM = page(
  `<h1>Imitation du site de déclaration</h1><form method="post" action="/">${DECLARED_FIELDS.map(
    (label, index) => `<p><label for="f${index}">${label}</label> <input id="f${index}" name="f${index}"></p>`,
  ).join("")}<button>Déclarer</button></form>`,
);

export async function startDeclarationSite(now: () => Date): Promise<DeclarationSite> {
  const receipts: Receipt[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
    if (request.method === "POST")
      readBody(request).then(
        (text) => declare(new URLSearchParams(text), answer),
        () => response.destroy(),
      );
    else answer(200, FORM);
  });
  function declare(sent: URLSearchParams, answer: (status: number, body: string) => void): void {
    const fields = new Map(DECLARED_FIELDS.map((label, index) => [label, sent.get(`f${index}`)?.trim() ?? ""]));
    const missing = [...fields].filter(([label, value]) => value === "" && !MAY_BE_EMPTY.has(label));
    if (missing.length > 0)
      return answer(400, page(`<p role="alert">À compléter : ${missing.map(([label]) => label).join(", ")}</p>`));
    const receipt = { number: `IM ${String(204_881_396 + receipts.length * 7_919)}`, at: now(), fields };
    receipts.push(receipt);
    answer(200, page(`<h1>Accusé de réception</h1><p>Numéro <b id="number">${receipt.number}</b></p>`));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    receipts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
