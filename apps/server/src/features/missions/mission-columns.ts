import type { MissionBody } from "@app/contract/missions/mission-body";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import { ensureSkills } from "@app/db/skills";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { type ContractKind, type ContractMotive, typeFromKind } from "@app/domain/missions/contract-kind";
import { kindFromType, motiveFromType } from "@app/domain/missions/contract-rules";
import { hourlyCents, MAX_TITLE, type MissionType } from "@app/domain/missions/mission";
import { eachText, MISSION_TEXT_NAMES, type MissionText } from "@app/domain/missions/mission-texts.fr";
import { isRemotePlace } from "@app/domain/missions/remote-place";
import { deriveFields, type Shift } from "@app/domain/missions/shift";
import { type CertificateKind, certificateBits, certificatesOfBits } from "@app/domain/papers/certificates";
import { countedDays } from "@app/domain/week/planned-shifts";
import { invalidField } from "../../platform/http/errors.ts";
import type { OwnMission } from "./own-mission.ts";
import type { Site } from "./public-mission.ts";

/** Completes the form: « H/F » in the title, and remote when the place says so. */
export function completeBody<T extends MissionBody>(body: T): T {
  const title = withGenderMark(body.title);
  if (title.length > MAX_TITLE) {
    const most = MAX_TITLE - (title.length - body.title.length);
    throw invalidField("title", fr.titleWithoutRoom(most));
  }
  return { ...body, title, remote: body.remote || isRemotePlace(body.location) };
}

export type WholeBody = MissionBody & Record<MissionText, string | null>;

/** What an edit does not send, and the spec does not name, stays as it is; in a new mission it is empty. */
export function withStored<T extends MissionBody>(input: T, mission?: OwnMission): T & WholeBody {
  const texts = eachText(MISSION_TEXT_NAMES, (name) =>
    input[name] === undefined ? (mission?.[name] ?? null) : input[name],
  );
  const { useStructuredDescription = mission?.structured, experienceLevel = mission?.experienceLevel } = input;
  const { certificates = certificatesOfBits(mission?.certificates ?? 0) } = input;
  return { ...input, ...texts, useStructuredDescription, experienceLevel, certificates };
}

export type Contract = { contractKind: ContractKind; contractMotive: ContractMotive | null; type: MissionType };

/** The contract kind is read from the type when absent, and the other way round. */
export function contractOf(input: MissionBody, before?: Contract): Contract {
  const { type = null, contractKind } = input;
  // An old form sends the type alone: the kind stays while the type does.
  const stored = before && type === before.type ? before : undefined;
  const kind = contractKind ?? stored?.contractKind ?? kindFromType(type ?? "contract", input.sector);
  const motive =
    input.contractMotive ||
    stored?.contractMotive ||
    (contractKind ? null : motiveFromType(type ?? "contract", input.sector));
  // A form that only knows the kind keeps the type, which says more than the kind of full-time or part-time work.
  const known = type ?? before?.type ?? null;
  return { contractKind: kind, contractMotive: kind === "cdd" ? motive : null, type: typeFromKind(kind, known) };
}

/** The licence has its own column, whichever of the two fields asks for it. */
function askedColumns({ licenseRequired, certificates = [] }: Pick<MissionBody, "licenseRequired" | "certificates">) {
  const licence: CertificateKind = "permis_b";
  return {
    licenseRequired: licenseRequired || certificates.includes(licence),
    certificates: certificateBits(certificates.filter((kind) => kind !== licence)),
  };
}

type Planned = { shifts: readonly Shift[]; takeSome: boolean; breakPaid: boolean; contract: Contract };

/** Shared by publishing and editing. `derive_mission` writes the same from the stored shifts. */
export async function columnsOf(
  tx: Db,
  input: MissionBody,
  { place, establishmentId, location }: Site,
  planned: Planned,
) {
  const { takeSome, breakPaid, contract } = planned;
  const { positions, startsAt, endsAt, hoursPerDay, totalDays } = deriveFields(planned.shifts, {
    payPeriod: input.compensationType,
    takeSome,
    breakPaid,
  });
  const pay = { payCents: input.compensation, payPeriod: input.compensationType, hoursPerDay };
  return {
    title: input.title,
    description: input.description,
    requirement: input.requirement ?? "",
    perks: input.benifits_perks ?? "",
    ...eachText(MISSION_TEXT_NAMES, (name) => input[name] ?? ""),
    structured: input.useStructuredDescription ?? false,
    ...contract,
    experienceLevel: input.experienceLevel ?? null,
    sectors: input.sector,
    skills: input.skills,
    skillIds: await ensureSkills(tx, input.skills),
    tags: input.tags,
    urgent: input.urgent,
    remote: input.remote,
    ...askedColumns(input),
    location,
    establishmentId,
    communeCode: place?.code ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    ...pay,
    hourlyCents: hourlyCents(pay),
    takeSome,
    breakPaid,
    startsAt,
    endsAt,
    totalDays:
      input.compensationType === "weekly" ? totalDays : countedDays(planned.shifts, input.totalDays, totalDays),
    positions,
    maxApplications: input.maxApplications,
    ...(input.booking && { booking: input.booking }),
    ...(input.planB && { planB: input.planB }),
  };
}
