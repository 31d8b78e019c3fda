import type { MissionView } from "@app/contract/missions/missions";
import type { MissionType, PayPeriod } from "@app/domain/missions/mission";
import { parisDay } from "@app/domain/time/calendar";
import { cityOf } from "../../../parts/mission/city.ts";
import { splitText } from "../../../ui/split-text.ts";

const EMPLOYMENT: Record<MissionType, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "TEMPORARY",
  freelance: "CONTRACTOR",
  internship: "INTERN",
};
const UNITS: Record<PayPeriod, string> = { hourly: "HOUR", daily: "DAY", weekly: "WEEK", monthly: "MONTH" };

/** schema.org JobPosting, with nothing the page does not show. */
export function jobPosting(mission: MissionView, url: string): object {
  const { origin } = new URL(url);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: mission.title,
    description: html(mission),
    identifier: { "@type": "PropertyValue", name: "Renfort", value: String(mission.id) },
    url,
    datePosted: mission.created_at,
    validThrough: lastChance(mission),
    jobStartDate: mission.hoursKnown ? mission.startDate : parisDay(new Date(mission.startDate)),
    employmentType: EMPLOYMENT[mission.type],
    totalJobOpenings: mission.people,
    hiringOrganization: {
      "@type": "Organization",
      name: mission.company.name,
      ...(mission.company.logo !== null && { logo: origin + mission.company.logo }),
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: cityOf(mission.location), addressCountry: "FR" },
    },
    ...(mission.remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "France" },
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", value: mission.compensation, unitText: UNITS[mission.compensationType] },
    },
    ...(mission.requirement !== "" && { qualifications: mission.requirement }),
    ...(mission.benifits_perks !== "" && { jobBenefits: mission.benifits_perks }),
    ...(mission.skills.length > 0 && { skills: mission.skills.join(", ") }),
    ...(mission.sector.length > 0 && { industry: mission.sector.join(", ") }),
  };
}

/** Shifts taken one by one can be applied to until the last of them starts. */
function lastChance({ takeSome, shifts, startDate }: MissionView): string {
  return (takeSome ? shifts.at(-1)?.startsAt : undefined) ?? startDate;
}

/** Escaped so that nothing closes the script element. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

function html({ description }: MissionView): string {
  return splitText(description)
    .map((block) =>
      typeof block === "string"
        ? `<p>${escaped(block).replaceAll("\n", "<br>")}</p>`
        : `<ul>${block.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`,
    )
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
