import type { MissionView } from "@app/contract/missions/missions";
import { expect, test } from "vitest";
import { jobPosting, scriptText } from "./job-posting.ts";

const MISSION: MissionView = {
  id: 42,
  title: "Serveur en salle (H/F)",
  company: {
    id: 1,
    name: "Brasserie des Terreaux",
    logo: "/fichiers/7",
    level: "unverified",
    level_at: "2026-11-01T09:00:00Z",
  },
  location: "Lyon (69)",
  remote: false,
  description: "Deux services du soir.\n\n• Servir\n• Encaisser < 50 €",
  status: "recruiting",
  held_reason: null,
  type: "contract",
  sector: ["Restauration"],
  skills: ["Service au plateau", "Encaissement"],
  tags: [],
  urgent: true,
  closedEarly: false,
  cancelled: false,
  licenseRequired: false,
  certificates: [],
  compensation: 14.5,
  compensationType: "hourly",
  hoursPerDay: 6,
  totalDays: 2,
  hoursKnown: true,
  startDate: "2026-11-16T17:00:00.000Z",
  endDate: null,
  positions: 2,
  acceptedCount: 0,
  maxApplications: null,
  totalApplications: 0,
  endedApplications: 0,
  paidMinutes: 720,
  shiftCount: 2,
  people: 2,
  dayCount: 2,
  takeSome: false,
  nextStart: null,
  nextShift: null,
  establishment: null,
  breakPaid: false,
  contractKind: "extra",
  contractMotive: null,
  booking: "choose",
  collectiveAgreement: "",
  shifts: [],
  created_at: "2026-11-14T08:00:00.000Z",
  requirement: "Une première expérience.",
  benifits_perks: "",
  responsibilities: "",
  requiredSkills: "",
  workingHours: "",
  equipment: "",
  additionalInfo: "",
  useStructuredDescription: false,
  experienceLevel: null,
  commune_code: "69123",
};
const URL_OF_PAGE = "https://renfort.example/emplois/42-serveur-en-salle-lyon";

test("says what the page says", () => {
  expect(jobPosting(MISSION, URL_OF_PAGE)).toMatchObject({
    "@type": "JobPosting",
    title: "Serveur en salle (H/F)",
    description: "<p>Deux services du soir.</p><ul><li>Servir</li><li>Encaisser &lt; 50 €</li></ul>",
    url: URL_OF_PAGE,
    datePosted: "2026-11-14T08:00:00.000Z",
    validThrough: "2026-11-16T17:00:00.000Z",
    employmentType: "TEMPORARY",
    totalJobOpenings: 2,
    hiringOrganization: { name: "Brasserie des Terreaux", logo: "https://renfort.example/fichiers/7" },
    jobLocation: { address: { addressLocality: "Lyon", addressCountry: "FR" } },
    baseSalary: { currency: "EUR", value: { value: 14.5, unitText: "HOUR" } },
    qualifications: "Une première expérience.",
    skills: "Service au plateau, Encaissement",
  });
});

test("leaves out what the employer left empty", () => {
  const posting = jobPosting({ ...MISSION, requirement: "", company: { ...MISSION.company, logo: null } }, URL_OF_PAGE);
  expect(posting).not.toHaveProperty("qualifications");
  expect(posting).not.toHaveProperty("jobBenefits");
  expect(posting).not.toHaveProperty("jobLocationType");
  expect(posting).not.toHaveProperty("hiringOrganization.logo");
});

test("a remote mission says so", () => {
  expect(jobPosting({ ...MISSION, remote: true }, URL_OF_PAGE)).toMatchObject({ jobLocationType: "TELECOMMUTE" });
});

test("no text can close the script element", () => {
  const text = scriptText({ title: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ title: "</script><script>alert(1)</script>" });
});
