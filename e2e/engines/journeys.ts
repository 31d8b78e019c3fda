import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { CANDIDATE, EMPLOYER } from "../support/paths.ts";
import { button, type Engine, field, heading, openReady, see, text, until } from "./engine.ts";

export interface Journey {
  name: string;
  /** In every check; the others in the long one. */
  isShort: boolean;
  run: (context: { engine: Engine; db: Db; base: string; cv: string }) => Promise<void>;
}

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const word = () => uniqueWord("moteur").replaceAll("-", "");

/** A page that is on its way comes first: opening another one at that moment is no gesture of anybody. */
const isAt = (engine: Engine, path: string) =>
  until(`the page ${path}`, async () => (await engine.ask("function () { return location.pathname; }")).includes(path));

async function signIn(engine: Engine, base: string, { email }: { email: string }): Promise<void> {
  await openReady(engine, `${base}/connexion`);
  await engine.type(field("^Email"), email);
  await engine.type(field("^Mot de passe"), DEMO_PASSWORD);
  await engine.click(button("^Se connecter$"));
  await isAt(engine, "tableau-de-bord");
}

/** In the open conversation. */
async function write(engine: Engine, db: Db, conversationId: number, content: string): Promise<void> {
  await engine.type(field("^Votre message"), content);
  await engine.click(button("^Envoyer$"));
  const lines = () =>
    db.selectFrom("messages").where("conversationId", "=", conversationId).select("content").execute();
  await until("the message", async () => (await lines()).some((line) => line.content === content));
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: "a candidate: first tap, search, apply, write",
    isShort: true,
    run: async ({ engine, db, base }) => {
      const token = word();
      const employer = await anEmployer(db, { firstName: "Nadia" });
      const mission = await aMission(db, { employer, title: `Barman ${token} (H/F)`, startsAt: inHours(30) });
      const candidate = await aCandidate(db, { firstName: "Karim", cv: true, availability: "freeze" });
      const { id } = await aConversation(db, { between: [employer, candidate], lines: ["Bonjour Karim"] });
      // As soon as the page is there, before its scripts answer.
      await engine.open(`${base}/`);
      await engine.type(field("^Métier ou entreprise"), token);
      await engine.click(button("^Rechercher$"));
      await see(engine, heading(token));
      await signIn(engine, base, candidate);
      await openReady(engine, `${base}${CANDIDATE}/emplois-details/${mission.id}`);
      await engine.click(button("^Postuler"));
      await engine.click(button("Envoyer ma candidature"));
      await see(engine, text("Candidature envoyée"));
      const sent = () => db.selectFrom("applications").where("missionId", "=", mission.id).select("id").execute();
      await until("the application", async () => (await sent()).length === 1);
      await openReady(engine, `${base}${CANDIDATE}/messages/${id}`);
      await write(engine, db, id, "J'arrive");
    },
  },
  {
    name: "an employer: publish, accept, write",
    isShort: true,
    run: async ({ engine, db, base }) => {
      const employer = await anEmployer(db, { company: { level: "address_proven" }, firstName: "Nadia" });
      const mission = await aMission(db, { employer, startsAt: inHours(30) });
      const candidate = await aCandidate(db, { firstName: "Karim", lastName: "Benali", availability: "freeze" });
      const { id } = await anApplication(db, { mission, candidate, status: "pending" });
      const talk = await aConversation(db, { between: [employer, candidate], lines: ["Bonjour Karim"] });
      await signIn(engine, base, employer);
      await openReady(engine, `${base}${EMPLOYER}/candidatures/${id}`);
      await engine.click(button("^Accepter Karim"));
      const status = () => db.selectFrom("applications").where("id", "=", id).select("status").executeTakeFirst();
      await until("the yes", async () => (await status())?.status === "accepted");
      await openReady(engine, `${base}${EMPLOYER}/publier`);
      await engine.type(field("^Quel métier"), "Serveur en salle");
      await engine.click(heading("Publier"));
      await engine.click(button("^Choisir$"));
      const day = new Date(Date.now() + 96 * HOUR).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });
      await engine.type(field("^Jour"), day);
      await engine.type(field("^Début"), "18:30");
      await engine.type(field("^Fin"), "23:30");
      await engine.type(field("brut"), "14,50");
      await see(engine, text("payées"));
      await engine.click(button("^Publier"));
      await engine.click(button("^Publier$"));
      const published = () =>
        db
          .selectFrom("missions")
          .where("companyId", "=", employer.companyId)
          .where("id", "!=", mission.id)
          .where("status", "=", "recruiting")
          .select("id")
          .execute();
      await until("the mission", async () => (await published()).length === 1);
      await isAt(engine, "/emplois");
      await openReady(engine, `${base}${EMPLOYER}/messages/${talk.id}`);
      await write(engine, db, talk.id, "À demain");
    },
  },
  {
    name: "a map: its places, one opened, and its list",
    isShort: false,
    run: async ({ engine, db, base }) => {
      const token = word();
      await aMission(db, { title: `Plongeur ${token} (H/F)`, startsAt: inHours(30) });
      await openReady(engine, `${base}/emplois?query=${token}&vue=carte`);
      await engine.click(button("^Zoomer$"));
      await engine.click(button("^1.mission"));
      await see(engine, heading(token));
    },
  },
  {
    name: "a CV is sent from the profile",
    isShort: false,
    run: async ({ engine, db, base, cv }) => {
      const candidate = await aCandidate(db, { firstName: "Karim", availability: "freeze" });
      await signIn(engine, base, candidate);
      await openReady(engine, `${base}${CANDIDATE}/profil?modifier=1`);
      await engine.upload(field("^CV"), cv);
      await engine.click(button("^Enregistrer$"));
      await see(engine, text("\\.pdf"));
    },
  },
  {
    name: "the place one has: confirmed, then read without a network where the engine can be cut",
    isShort: false,
    run: async ({ engine, db, base }) => {
      const candidate = await aCandidate(db, { firstName: "Karim", availability: "freeze" });
      const mission = await aMission(db, { startsAt: inHours(30) });
      const { id } = await anApplication(db, { mission, candidate, status: "accepted" });
      await signIn(engine, base, candidate);
      await openReady(engine, `${base}${CANDIDATE}/candidatures/${id}`);
      await engine.click(button("Je confirme ma venue"));
      await see(engine, heading("C’est noté"));
      await openReady(engine, `${base}${CANDIDATE}/creneaux`);
      await engine.ask("function () { return navigator.serviceWorker.ready.then(function () { return 'ready'; }); }");
      if (!(await engine.setOffline(true))) return;
      try {
        await engine.open(`${base}${CANDIDATE}/creneaux`);
        await see(engine, heading("créneaux|hors ligne"));
      } finally {
        await engine.setOffline(false);
      }
    },
  },
];
