import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";

/** `unsure`: the company is there, but its answer does not name this very establishment. */
export type DirectoryAnswer = "open" | "closed" | "unknown" | "unsure";
export type CompanyDirectory = { find: (siret: string) => Promise<DirectoryAnswer> };

/** Thrown when the directory has no answer to give: whoever asked may ask again later. */
export class DirectoryAway extends Error {
  override name = "DirectoryAway";
}

const Establishment = z.object({ siret: z.string(), etat_administratif: z.string().nullish() });
const Answer = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      siege: Establishment.nullish(),
      matching_etablissements: z.array(Establishment).nullish(),
    }),
  ),
});

const TIMEOUT_MS = 5_000;
/** Seven requests a second are allowed to one address: we ask at most five. */
const SPACING_MS = 200;
/** The operators shut out those who insist: after three failures in a row nothing is asked for a while. */
const FAILURES = 3;
const PAUSE_MS = 5 * 60_000;

/** recherche-entreprises.api.gouv.fr, or whatever answers like it. */
export function createCompanyDirectory(baseUrl: string, now: () => Date): CompanyDirectory {
  let turn: Promise<unknown> = Promise.resolve();
  let failures = 0;
  let pausedUntil = 0;

  /** One after the other, a little apart. */
  function waitTurn(): Promise<unknown> {
    const mine = turn;
    turn = mine.then(() => sleep(SPACING_MS));
    return mine;
  }

  return {
    async find(siret) {
      await waitTurn();
      if (now().getTime() < pausedUntil) throw new DirectoryAway("paused");
      try {
        const answer = read(siret, await ask(`${baseUrl}/search?q=${siret}&page=1&per_page=1`));
        failures = 0;
        return answer;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES) pausedUntil = now().getTime() + PAUSE_MS;
        throw new DirectoryAway("no answer", { cause: error });
      }
    },
  };
}

async function ask(url: string): Promise<z.infer<typeof Answer>> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return Answer.parse(await response.json());
}

function read(siret: string, { results }: z.infer<typeof Answer>): DirectoryAnswer {
  const company = results.find(({ siren }) => siret.startsWith(siren));
  if (!company) return "unknown";
  const named = [company.siege, ...(company.matching_etablissements ?? [])].find((place) => place?.siret === siret);
  if (!named) return "unsure";
  return named.etat_administratif === "A" ? "open" : "closed";
}
