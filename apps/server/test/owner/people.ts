/** The api on a port, and accounts that register with the owner's own form. */
import { settleAttendance } from "../../src/features/applications/settle-attendance.ts";
import { sweepMissions } from "../../src/features/missions/close-ended-missions.ts";
import { publishDueRatings } from "../../src/features/ratings/publish-ratings.ts";
import { type Harness, startHarness } from "../harness.ts";
import { aPng } from "../hostile/images.ts";
import { aPdf } from "../hostile/pdf.ts";
import { linkIn } from "../mail.ts";
import { anOwnerClient, dayIn, multipart, type OwnerClient } from "./client.ts";

export type Owner = Harness & { host: string; visitor: OwnerClient };

export async function startOwner(environment: Record<string, string> = {}): Promise<Owner> {
  const h = await startHarness(environment);
  const host = await h.app.listen({ host: "127.0.0.1", port: 0 });
  return { ...h, host, visitor: anOwnerClient(host) };
}

export const PASSWORD = "Bouillabaisse-46-tonneaux";
const TERMS = { adult_confirmed: true, terms_accepted: true };

export type SignedIn = {
  user: { id: number; role: string; email: string; first_name: string };
  tokens: { access: string; refresh: string };
};
export type Account = OwnerClient & SignedIn & { network: string };

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** Fourteen digits whose check digit is right: every second one from the end is doubled. */
function aSiret(): string {
  const thirteen = `8${String(next()).padStart(7, "0")}00010`;
  const sum = Array.from(thirteen).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${thirteen}${(10 - (sum % 10)) % 10}`;
}

export const anAddress = (name: string) => `${name}.${next()}@exemple.fr`;
export const aPhoto = async () => new File([new Uint8Array(await aPng())], "photo.png", { type: "image/png" });
export const aCv = () => new File([new Uint8Array(aPdf())], "CV_Ines_Moreau.pdf", { type: "application/pdf" });

/** A candidate who has registered and filled the profile in. */
export async function aCandidate(
  { host }: Owner,
  { lastName = "Moreau", network = aNetwork() } = {},
): Promise<Account> {
  const visitor = anOwnerClient(host, { network });
  const signedIn = await visitor.post<SignedIn>(
    "/api/register/",
    multipart({
      firstName: "Inès",
      lastName,
      email: anAddress("ines"),
      password: PASSWORD,
      role: "candidate",
      profession: "Serveuse",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      ...TERMS,
    }),
  );
  const client = anOwnerClient(host, { tokens: signedIn.tokens, network });
  await client.put(
    "/api/profile/update/",
    multipart({
      first_name: "Inès",
      last_name: lastName,
      profession: "Serveuse",
      email: signedIn.user.email,
      phone: "0612345678",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
      about: "Dix ans de salle.",
      availability: "on_fire",
      skills: ["Service en salle", "Caisse"],
      experiences: "[]",
    }),
  );
  return { ...client, ...signedIn, network };
}

/**
 * An employer who has registered, left a phone number and filled the company in. The owner's document knows no levels, so its company
 * has proved its address unless it is said to be fresh.
 */
export async function anEmployer(
  { host, ctx }: Owner,
  { network = aNetwork(), isFresh = false } = {},
): Promise<Account & { companyId: number }> {
  const visitor = anOwnerClient(host, { network });
  const signedIn = await visitor.post<SignedIn>(
    "/api/register/",
    multipart({
      firstName: "Marc",
      lastName: "Dubois",
      email: anAddress("marc"),
      password: PASSWORD,
      role: "employer",
      company: `Le Comptoir ${next()}`,
      siret_number: aSiret(),
      address: "12 rue de la République, 69001 Lyon",
      ...TERMS,
    }),
  );
  const client = anOwnerClient(host, { tokens: signedIn.tokens, network });
  await client.put(
    "/api/profile/update/",
    multipart({
      first_name: "Marc",
      last_name: "Dubois",
      email: signedIn.user.email,
      phone: "0472000000",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
    }),
  );
  const { id } = await client.get<{ id: number }>("/api/company/");
  if (!isFresh)
    await ctx.db
      .updateTable("companies")
      .set({ level: "address_proven", levelAt: ctx.now() })
      .where("id", "=", id)
      .execute();
  return { ...client, ...signedIn, network, companyId: id };
}

let networks = 0;
function aNetwork(): string {
  networks += 1;
  return `92.${networks % 250}.${Math.floor(networks / 250)}.7`;
}

/** Time passes day by day, and the worker does what is due. */
export async function daysPass({ advance, runDueJobs, ctx }: Owner, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    advance(86_400_000);
    await runDueJobs();
    await sweepMissions(ctx);
    await settleAttendance(ctx);
    await publishDueRatings(ctx);
  }
  await runDueJobs();
}

/** The link of the first mail, which a person opens in the product's own pages: the document has no call for it. */
export async function confirmAddress(owner: Owner, { post, user }: Account): Promise<void> {
  await owner.runJobs();
  await post("/api/verify-email/", linkIn(owner, user.email));
}

/** A new session of the same person, as after a day away. */
export async function signInAgain({ host }: Owner, { user, network }: Account): Promise<OwnerClient> {
  const { tokens } = await anOwnerClient(host, { network }).post<SignedIn>("/api/login/", {
    email: user.email,
    password: PASSWORD,
  });
  return anOwnerClient(host, { tokens, network });
}

/** The mission payload of the owner's document, field for field. */
export const aMissionPayload = (changes: Record<string, unknown> = {}) => ({
  title: "Serveur de banquet",
  location: "Lyon (69)",
  remote: false,
  description: "Service d’un banquet de soixante personnes, en équipe.",
  requirement: "Avoir déjà porté trois assiettes.",
  benifits_perks: "Repas compris",
  type: "part-time",
  sector: ["Restauration"],
  startDate: dayIn(9),
  endDate: dayIn(9),
  compensation: 14.5,
  skills: ["Service en salle"],
  tags: ["Week-end"],
  maxApplications: null,
  urgent: false,
  status: "recruiting",
  licenseRequired: false,
  compensationType: "hourly",
  hoursPerDay: null,
  totalDays: null,
  ...changes,
});

export type Mission = {
  id: number;
  title: string;
  startDate: string;
  endDate: string | null;
  status: string;
  urgent: boolean;
  saved?: boolean;
  hoursPerDay: number | null;
  totalDays: number | null;
  totalApplications: number;
  company: { name: string; logo: string | null };
};

/** Publishes as the document does, and finds the mission's number in its employer's list: the call answers nothing. */
export async function publish(
  employer: Account & { companyId: number },
  changes: Record<string, unknown> = {},
): Promise<Mission> {
  await employer.post("/api/jobs/add/", { ...aMissionPayload(changes), company_id: employer.companyId });
  const { results } = await employer.get<{ results: Mission[] }>("/api/jobs/?page=1&query=&status=");
  const [mission] = results;
  if (!mission) throw new Error("the mission is not in its employer's list");
  return mission;
}

/** Applies with the owner's payload, and finds the application in the person's own list. */
export async function apply(candidate: Account, job: number, changes: Record<string, unknown> = {}): Promise<number> {
  await candidate.post("/api/jobs/apply/", {
    job,
    worker: candidate.user.id,
    status: "pending",
    message: "Bonjour, je suis disponible.",
    is_coverLetter: false,
    ...changes,
  });
  const { results } = await candidate.get<{ results: { id: number; job: { id: number } }[] }>(
    "/api/applications/?page=1&query=&status=",
  );
  const application = results.find((one) => one.job.id === job);
  if (!application) throw new Error("the application is not in the person's list");
  return application.id;
}
