import type { Client } from "@app/contract/client";
import { type MissionView, missionRoute, searchMissionsRoute } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";
import { idFromSlug } from "@app/domain/text/slug";
import { data, redirect } from "react-router";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { CANDIDATE_APPLICATIONS, candidateApplyPath, newcomerApplyPath } from "../../../parts/mission/mission-links.ts";
import type { RecruitmentStatus } from "../../../parts/mission/recruitment-status.ts";
import { missionPath } from "../../../parts/mission-card/mission-facts.ts";
import { publicCards } from "../../../parts/mission-card/public-cards.server.ts";
import { latestAround } from "../../../parts/places/shared-answers.server.server.ts";
import type { ApplyState } from "./apply-action.tsx";

const SHOWN = 3;

/** By id; another slug redirects to the right one. */
export async function missionOfSlug(api: Client, url: URL, slug: string, suffix = ""): Promise<MissionView> {
  const id = idFromSlug(slug);
  if (id === null) throw data(null, { status: 404 });
  const mission = await orNotFound(api.call(missionRoute, { params: { id } }), { removed: 410 });
  const path = missionPath(mission) + suffix;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return mission;
}

export async function missionsNear({ id, location }: MissionView, api: Client, role: Role | null) {
  const { results } = await (role === null
    ? latestAround(api, location)
    : api.call(searchMissionsRoute, { query: { location, mine: false } }));
  const others = results.filter((other) => other.id !== id);
  return publicCards(others.slice(0, SHOWN), role);
}

/** The same sector nearby, or else anywhere. */
export async function similarMissions(mission: MissionView, api: Client, role: Role | null) {
  const {
    location,
    sector: [sector = ""],
  } = mission;
  const near = await api.call(searchMissionsRoute, { query: { sector, location, mine: false } });
  const found =
    near.results.length > 0 ? near : await api.call(searchMissionsRoute, { query: { sector, mine: false } });
  return publicCards(found.results.slice(0, SHOWN), role);
}

export function applyState(
  mission: MissionView,
  { closed }: RecruitmentStatus,
  role: Role | null,
  shift: number | undefined,
): ApplyState {
  if (role === "employer" || role === "admin") return { kind: "none" };
  if (mission.application) return { kind: "applied", to: CANDIDATE_APPLICATIONS };
  if (closed) return { kind: "closed", label: closed.label };
  const to = candidateApplyPath(mission, shift);
  return { kind: "apply", to: role === "candidate" ? to : newcomerApplyPath(missionPath(mission), shift) };
}
