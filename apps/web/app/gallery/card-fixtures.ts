import type { ApplicationView } from "@app/contract/applications/applications";
import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import type { PropositionView } from "@app/contract/matching/propositions";
import type { MissionView } from "@app/contract/missions/missions";
import type { AgendaShift, PlannedShift } from "@app/contract/week/week";

const HOUR = 3_600_000;

const TITLES = [
  "Serveur en salle (H/F)",
  "Préparateur de commandes (H/F)",
  "Manutentionnaire (H/F), équipe de nuit",
  "Réceptionniste de nuit (H/F)",
  "Chauffeur-livreur VL (H/F)",
  "Hôte d’accueil (H/F)",
];
const COMPANIES = ["Brasserie des Terreaux", "Logivia", "Blanchisserie Saint-Barthélemy", "Clinique Saint-Roch"];
/** Pay a person reads: « 14,50 € / h », « 1 250,50 € / jour », « 1 250 € / semaine », « 2 150,75 € / mois ». */
const PAYS = [
  { compensation: 14.5, compensationType: "hourly" },
  { compensation: 1250.5, compensationType: "daily" },
  { compensation: 1250, compensationType: "weekly" },
  { compensation: 2150.75, compensationType: "monthly" },
  { compensation: 104.25, compensationType: "hourly" },
] as const;
const SHIFT_COUNTS = [1, 5, 12];
const DISTANCES = [2.4, 0.4, 142, undefined];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

/** Every kind of text that a card can hold, in turn: `index` chooses. */
export function missionOf(index: number, place: string, now: number): MissionView {
  const shiftCount = pick(SHIFT_COUNTS, index);
  const startsAt = new Date(now + (index % 2 === 0 ? 2 : 70) * HOUR + 30 * 60_000).toISOString();
  const endsAt = new Date(Date.parse(startsAt) + 10 * HOUR).toISOString();
  const distanceKm = pick(DISTANCES, index);
  const nextShift = { startsAt, endsAt, breakMinutes: index % 3 === 0 ? 30 : 0 };
  const positions = index % 5 === 4 ? 15 : 6;
  return {
    id: index + 1,
    title: pick(TITLES, index),
    company: {
      id: index + 1,
      name: pick(COMPANIES, index),
      logo: null,
      level: index % 2 === 0 ? "verified" : "siret_found",
      level_at: new Date(now - 100 * HOUR).toISOString(),
    },
    location: `${place} (67)`,
    remote: false,
    description: "Renfort pour deux services du soir, salle de 90 couverts. Tenue noire, équipe de six et repas.",
    status: "recruiting",
    hoursKnown: true,
    held_reason: null,
    type: "contract",
    sector: ["Restauration"],
    skills: [],
    tags: [],
    urgent: index % 2 === 0,
    licenseRequired: index % 4 === 1,
    certificates: index % 4 === 1 ? ["permis_b"] : [],
    ...pick(PAYS, index),
    hoursPerDay: 10,
    totalDays: shiftCount,
    startDate: startsAt,
    endDate: new Date(Date.parse(endsAt) + (shiftCount - 1) * 24 * HOUR).toISOString(),
    positions,
    acceptedCount: index % 7 === 6 ? positions : index % 4,
    maxApplications: 10,
    totalApplications: 9,
    endedApplications: 0,
    paidMinutes: 600 * shiftCount,
    shiftCount,
    people: positions,
    dayCount: shiftCount,
    takeSome: index % 4 === 2,
    nextStart: startsAt,
    nextShift,
    establishment: { id: 1, name: "Entrepôt des Grandes-Terres", placeCode: "67001", placeLabel: place },
    ...(distanceKm !== undefined && { distanceKm }),
    breakPaid: false,
    contractKind: "cdd",
    contractMotive: null,
    created_at: new Date(now - 31 * 60_000).toISOString(),
    closedEarly: false,
    cancelled: false,
    confirmedCount: 0,
    saved: false,
    application: null,
    shifts: Array.from({ length: shiftCount }, (_, shift) => ({
      id: shift,
      ...nextShift,
      positions,
      accepted: 1,
      confirmed: 0,
    })),
    collectiveAgreement: "",
    booking: "choose",
    requirement: "",
    benifits_perks: "",
    responsibilities: "",
    requiredSkills: "",
    workingHours: "",
    equipment: "",
    additionalInfo: "",
    useStructuredDescription: false,
    experienceLevel: null,
    commune_code: null,
  };
}

export function applicationOf(index: number, place: string, now: number): ApplicationView {
  const job = missionOf(index, place, now);
  return {
    id: index + 1,
    status: pick(["pending", "accepted", "rejected", "reviewed"] as const, index),
    state: pick(["waiting", "to_confirm", "refused", "waiting"] as const, index),
    reply_by: null,
    lapsed_at: null,
    reconfirm_by: null,
    undo_until: null,
    cancel_until: null,
    cancel_reason: null,
    released: false,
    confirm_before: null,
    veto_until: null,
    booked_by_yes: false,
    reserve: false,
    reserve_accepted: false,
    called_until: null,
    replaces: false,
    candidate_status: null,
    confirmed_at: null,
    certificates: [],
    read: true,
    seen_at: null,
    created_at: new Date(now - HOUR).toISOString(),
    withdrawn_at: null,
    message: "",
    is_coverLetter: false,
    coverLetter: null,
    coverLetterName: null,
    attendance: null,
    attendance_at: null,
    contested_at: null,
    contest_decided_at: null,
    late_withdrawal: false,
    interview: null,
    shifts: job.shifts.slice(0, 3).map((shift) => ({ ...shift, status: "asked" })),
    distance_km: 142,
    worked_here: 2,
    job,
    candidate: {
      id: index + 1,
      name: "Inès Moreau",
      email: null,
      phone: null,
      contact: "masked",
      contact_reason: "not_accepted",
      phone_unconfirmed: false,
      location: place,
      profession: job.title,
      profileImage: null,
      rating: 4.8,
      totalJobs: 12,
      skills: [],
      availability: "on_fire",
      createdAt: job.created_at,
    },
  };
}

export function propositionOf(index: number, place: string, now: number): PropositionView {
  const job = missionOf(index, place, now);
  return {
    id: index + 1,
    state: index % 2 === 0 ? "waiting" : "expired",
    booking: "choose",
    origin: "wave",
    yes: "asks",
    called: null,
    standbyCalled: false,
    canShareVault: false,
    replacement: null,
    job,
    shifts: job.shifts,
    reasons: [],
    asked: 12,
    createdAt: job.created_at,
    expiresAt: new Date(now + HOUR).toISOString(),
    answeredAt: null,
    application_id: null,
  };
}

export function agendaShiftOf(index: number, place: string, now: number): AgendaShift {
  const { nextShift, title, company, startDate } = missionOf(index, place, now);
  return {
    id: index + 1,
    startsAt: startDate,
    endsAt: nextShift?.endsAt ?? startDate,
    breakMinutes: 30,
    application_id: index + 1,
    breakPaid: false,
    status: pick(["accepted", "confirmed", "done"] as const, index),
    confirmBefore: startDate,
    pay: 1250.5,
    job: { id: index + 1, title, location: `${place} (67)`, company: company.name },
    contact: { name: company.name, phone: "0612345678", address: `12 rue de la République, 67000 ${place}` },
  };
}

export function plannedShiftOf(index: number, place: string, now: number): PlannedShift {
  const { shifts, title, location, startDate, nextShift } = missionOf(index, place, now);
  return {
    id: index + 1,
    startsAt: startDate,
    endsAt: nextShift?.endsAt ?? startDate,
    breakMinutes: 30,
    positions: 4,
    accepted: 1,
    confirmed: 0,
    waiting: 1250,
    job: { id: index + 1, title, location, status: "recruiting", applications: shifts.length },
    people: [
      {
        application_id: 1,
        candidate_id: 1,
        name: "Inès Moreau",
        phone: "0651208417",
        confirmed: false,
        confirmBefore: startDate,
      },
    ],
  };
}

export function upcomingShiftOf(index: number, place: string, now: number): UpcomingShift {
  const { title, startDate, nextShift } = missionOf(index, place, now);
  return {
    id: index + 1,
    startsAt: startDate,
    endsAt: nextShift?.endsAt ?? startDate,
    breakMinutes: 30,
    positions: 4,
    accepted: 1,
    confirmed: 0,
    waiting: index % 2 === 0 ? 12 : 0,
    job: { id: index + 1, title, place: `Entrepôt des Grandes-Terres, ${place}`, recruiting: true },
  };
}
