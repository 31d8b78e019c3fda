import type { Outcome } from "./timeline.ts";
import type { Phase } from "./types.ts";

export type FixedMission = {
  company: string;
  /** A title of the written missions. */
  title: string;
  phase: Phase;
  /** Paris days from today to the first day of work. */
  inDays: number;
  /** Before the last moment it could be published. */
  publishedHoursBefore: number;
  totalDays?: number;
  urgent?: boolean;
  positions?: number;
  maxApplications?: number;
  applications: readonly { by: "karim" | "other"; outcome: Outcome }[];
};

const karim = (outcome: Outcome) => ({ by: "karim", outcome }) as const;
const others = (...outcomes: Outcome[]) => outcomes.map((outcome) => ({ by: "other", outcome }) as const);

const TERREAUX = "Brasserie des Terreaux";
const VAUQUELLE = "Brasserie Vauquelle";
const ODALIS = "Cantine Odalis";
const TOURNEMINE = "Hôtel Tournemine";
const FANFARELLE = "Studio Fanfarelle";

/** Nadia's ten missions: 27 applications, of which 7 pending, 4 reviewed, 10 accepted and 6 rejected. */
const NADIA: readonly FixedMission[] = [
  {
    company: TERREAUX,
    title: "Serveur en salle",
    phase: "soon",
    inDays: 2,
    publishedHoursBefore: 20,
    urgent: true,
    positions: 3,
    maxApplications: 10,
    applications: [...others("pending", "pending", "pending", "reviewed", "confirmed", "rejected"), karim("accepted")],
  },
  {
    company: TERREAUX,
    title: "Plongeur",
    phase: "soon",
    inDays: 1,
    publishedHoursBefore: 6,
    totalDays: 1,
    urgent: true,
    maxApplications: 6,
    applications: others("pending", "pending", "reviewed"),
  },
  {
    company: TERREAUX,
    title: "Barman",
    phase: "upcoming",
    inDays: 6,
    publishedHoursBefore: 70,
    applications: others("confirmed", "rejected", "rejected"),
  },
  {
    company: TERREAUX,
    title: "Commis de cuisine",
    phase: "upcoming",
    inDays: 10,
    publishedHoursBefore: 30,
    positions: 2,
    applications: others("pending", "seen", "reviewed"),
  },
  { company: TERREAUX, title: "Barista", phase: "upcoming", inDays: 4, publishedHoursBefore: 1, applications: [] },
  {
    company: TERREAUX,
    title: "Chef de partie",
    phase: "paused",
    inDays: 14,
    publishedHoursBefore: 100,
    applications: others("reviewed", "dropped"),
  },
  {
    company: TERREAUX,
    title: "Serveur en salle",
    phase: "past",
    inDays: -6,
    publishedHoursBefore: 60,
    positions: 2,
    applications: [karim("worked"), ...others("worked", "rejected")],
  },
  {
    company: TERREAUX,
    title: "Barman",
    phase: "past",
    inDays: -20,
    publishedHoursBefore: 90,
    applications: others("worked", "rejected"),
  },
  {
    company: TERREAUX,
    title: "Employé polyvalent de restauration",
    phase: "past",
    inDays: -34,
    publishedHoursBefore: 140,
    positions: 2,
    applications: others("worked", "worked", "rejected"),
  },
  {
    company: TERREAUX,
    title: "Plongeur",
    phase: "past",
    inDays: -55,
    publishedHoursBefore: 15,
    urgent: true,
    applications: others("worked"),
  },
];

/** What Karim does elsewhere: one application in each state, and a past that earns him both badges. */
const KARIM: readonly FixedMission[] = [
  {
    company: VAUQUELLE,
    title: "Serveur en salle",
    phase: "soon",
    inDays: 1,
    publishedHoursBefore: 10,
    totalDays: 1,
    urgent: true,
    positions: 2,
    applications: [karim("pending")],
  },
  {
    company: ODALIS,
    title: "Serveur en salle",
    phase: "upcoming",
    inDays: 8,
    publishedHoursBefore: 40,
    positions: 2,
    applications: [karim("seen")],
  },
  {
    company: TOURNEMINE,
    title: "Serveur en petit-déjeuner",
    phase: "upcoming",
    inDays: 11,
    publishedHoursBefore: 55,
    applications: [karim("reviewed")],
  },
  {
    company: FANFARELLE,
    title: "Serveur extra traiteur",
    phase: "upcoming",
    inDays: 5,
    publishedHoursBefore: 80,
    positions: 4,
    applications: [karim("confirmed"), ...others("confirmed")],
  },
  {
    company: ODALIS,
    title: "Barman",
    phase: "upcoming",
    inDays: 7,
    publishedHoursBefore: 50,
    applications: [karim("rejected")],
  },
  {
    company: TOURNEMINE,
    title: "Serveur en petit-déjeuner",
    phase: "upcoming",
    inDays: 18,
    publishedHoursBefore: 120,
    positions: 2,
    applications: [karim("withdrawn")],
  },
  ...(
    [
      [VAUQUELLE, "Serveur en salle", -13, 14],
      [FANFARELLE, "Serveur extra traiteur", -27, 80],
      [ODALIS, "Barman", -41, 12],
      [TOURNEMINE, "Serveur en petit-déjeuner", -62, 100],
      [VAUQUELLE, "Serveur en salle", -88, 16],
    ] as const
  ).map(
    ([company, title, inDays, publishedHoursBefore]): FixedMission => ({
      company,
      title,
      phase: "past",
      inDays,
      publishedHoursBefore,
      urgent: publishedHoursBefore < 24,
      positions: 2,
      applications: [karim("worked")],
    }),
  ),
];

export const FIXED_MISSIONS: readonly FixedMission[] = [...NADIA, ...KARIM];
