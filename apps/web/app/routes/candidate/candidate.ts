import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

export const CANDIDATE_HOME = "/candidat/tableau-de-bord";
export const CANDIDATE_APPLICATIONS = `${CANDIDATE_HOME}/candidatures`;
export const CANDIDATE_PROFILE = `${CANDIDATE_HOME}/profil`;

/** In ASCII, as notifications write it; the accented address of the spec answers the same. */
export const candidateMissionPath = (id: number) => `${CANDIDATE_HOME}/emplois-details/${id}`;

/** Who is signed in, read by the layout around every page of the dashboard. */
export function useCandidate() {
  const data = useRouteLoaderData<typeof loader>("routes/candidate/layout");
  if (!data) throw new Error("This page is outside of the candidate's layout.");
  return data;
}
