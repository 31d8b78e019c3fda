import type { MemberRole } from "@app/domain/members/member";
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CirclePlus,
  FilePen,
  HeartHandshake,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  Send,
  SquareUserRound,
  Star,
  Store,
  Sun,
  UserRound,
  UserRoundCog,
  UsersRound,
  Zap,
} from "lucide-react";
import { CANDIDATE_HOURS } from "../lib/candidate-paths.ts";
import { EMPLOYER_ACCOUNT, EMPLOYER_ANALYTICS, EMPLOYER_HOURS, ESTABLISHMENTS, TODAY } from "../lib/employer-paths.ts";
import { EMPLOYER_PUBLISH } from "../parts/mission/mission-links.ts";
import type { SpaceWords } from "./language/space.fr.ts";
import { unreadText } from "./language/unread.fr.ts";

export interface NavEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Active only on this exact address. */
  end?: boolean;
  /** Other paths where it is active. */
  also?: readonly string[];
  /** Which number to show; `text` says it aloud. */
  counter?: { key: string; text: (count: number) => string; tone?: "feu" };
  /** Label in the bottom bar; absent when the entry is not in it. */
  bar?: string;
}

/** Number by counter key; zero or absent shows nothing. */
export type NavCounts = Readonly<Record<string, number>>;

const CANDIDATE = "/candidat/tableau-de-bord";
const EMPLOYER = "/employeur/tableau-de-bord";
const counted = (one: string, other: string) => (count: number) =>
  `${count > 99 ? "plus de 99" : count} ${count > 1 ? other : one}`;
const MESSAGES = {
  label: "Messages",
  icon: MessageCircle,
  bar: "Messages",
  counter: { key: "messages", text: unreadText },
} as const;

export const CANDIDATE_NOTIFICATIONS = `${CANDIDATE}/notifications`;
export const CANDIDATE_PROFILE = `${CANDIDATE}/profil`;
export const EMPLOYER_NOTIFICATIONS = `${EMPLOYER}/notifications`;
export const EMPLOYER_PROFILE = `${EMPLOYER}/profil`;

/** Also at the foot of a page, which a conversation does not have. */
export const SITE_PLAN_ENTRY: NavEntry = { to: "/plan-du-site", label: "Plan du site", icon: LayoutDashboard };

/** Those with `bar` are the five of a phone's bottom bar, in its order. */
export function candidateNavigation({ pages, unread, waiting }: SpaceWords): readonly NavEntry[] {
  return [
    {
      to: CANDIDATE,
      label: pages.missions,
      icon: BriefcaseBusiness,
      end: true,
      also: [`${CANDIDATE}/emplois`],
      bar: pages.missions,
    },
    { to: `${CANDIDATE}/creneaux`, label: pages.shifts, icon: CalendarDays, also: [CANDIDATE_HOURS] },
    {
      to: `${CANDIDATE}/propositions`,
      label: pages.propositions,
      icon: Zap,
      counter: { key: "propositions", text: waiting, tone: "feu" },
    },
    { to: `${CANDIDATE}/candidatures`, label: pages.applications, icon: Send, bar: pages.applications },
    { to: `${CANDIDATE}/employeurs`, label: pages.employers, icon: HeartHandshake },
    {
      to: CANDIDATE_NOTIFICATIONS,
      label: pages.notifications,
      icon: Bell,
      bar: pages.notifications,
      counter: { key: "notifications", text: unread },
    },
    {
      to: CANDIDATE_PROFILE,
      label: pages.profile,
      icon: UserRound,
      also: [`${CANDIDATE}/disponibilites`],
      bar: pages.profile,
    },
    {
      to: `${CANDIDATE}/messages`,
      label: pages.messages,
      icon: MessageCircle,
      bar: pages.messages,
      counter: { key: "messages", text: unread },
    },
    { ...SITE_PLAN_ENTRY, label: pages.sitePlan },
  ];
}

/** At the end of the menu of a phone, which has no side menu. */
export const moreOfCandidate = ({ pages }: SpaceWords): readonly NavEntry[] => [
  { to: `${CANDIDATE}/disponibilites`, label: pages.availability, icon: CalendarClock },
  { to: `${CANDIDATE_PROFILE}/compte`, label: pages.account, icon: UserRoundCog },
];

/** At the end of the drawer of a phone, which has no side menu. */
const EMPLOYER_MORE: readonly NavEntry[] = [{ to: EMPLOYER_ANALYTICS, label: "Analyses", icon: ChartColumn }];

export const EMPLOYER_NAVIGATION: readonly NavEntry[] = [
  { to: EMPLOYER, label: "Tableau de bord", icon: LayoutDashboard, end: true, bar: "Accueil" },
  { to: TODAY, label: "Aujourd’hui", icon: Sun },
  { to: `${EMPLOYER}/planning`, label: "Planning", icon: CalendarDays, also: [EMPLOYER_HOURS], bar: "Planning" },
  {
    to: `${EMPLOYER}/emplois`,
    label: "Mes offres",
    icon: BriefcaseBusiness,
    also: [`${EMPLOYER}/emploi/`, `${EMPLOYER}/modifier-emploi/`],
  },
  {
    to: `${EMPLOYER}/emplois-brouillons`,
    label: "Brouillons",
    icon: FilePen,
    also: [`${EMPLOYER}/modifier-emploi-brouillons/`],
    counter: { key: "drafts", text: counted("brouillon", "brouillons") },
  },
  { to: EMPLOYER_PUBLISH, label: "Publier", icon: CirclePlus, bar: "Publier" },
  {
    to: `${EMPLOYER}/candidatures`,
    label: "Candidatures",
    icon: UsersRound,
    also: [`${EMPLOYER}/candidat/`],
    bar: "Candidatures",
    counter: { key: "applications", text: counted("à traiter", "à traiter") },
  },
  { to: `${EMPLOYER}/equipe`, label: "Mon équipe", icon: SquareUserRound },
  { to: `${EMPLOYER}/evaluer`, label: "Évaluer", icon: Star },
  { to: ESTABLISHMENTS, label: "Établissements", icon: Store },
  { to: EMPLOYER_PROFILE, label: "Profil", icon: Building2 },
  { to: `${EMPLOYER}/messages`, ...MESSAGES },
];

/** Of a shift lead: the day, and who comes. */
const SHIFT_LEAD_NAVIGATION: readonly NavEntry[] = [
  { to: TODAY, label: "Aujourd’hui", icon: Sun, also: [EMPLOYER_HOURS], bar: "Aujourd’hui" },
  { to: `${EMPLOYER}/messages`, ...MESSAGES },
  { to: ESTABLISHMENTS, label: "Établissements", icon: Store, bar: "Lieux" },
  { to: EMPLOYER_PROFILE, label: "Profil", icon: UserRound, bar: "Profil" },
];

/** Whose account acts for no company any more. */
const NO_COMPANY_NAVIGATION: readonly NavEntry[] = [
  { to: EMPLOYER_ACCOUNT, label: "Mon compte", icon: UserRoundCog, bar: "Mon compte" },
];

/** What a role forbids is not there. `more`: at the end of the drawer of a phone. */
export function employerNavigation(role: MemberRole | null): {
  entries: readonly NavEntry[];
  more: readonly NavEntry[];
} {
  if (role === null) return { entries: NO_COMPANY_NAVIGATION, more: [] };
  return role === "shift_lead"
    ? { entries: SHIFT_LEAD_NAVIGATION, more: [] }
    : { entries: EMPLOYER_NAVIGATION, more: EMPLOYER_MORE };
}
