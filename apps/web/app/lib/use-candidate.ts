import type { MeView } from "@app/contract/accounts/accounts";
import type { BookingView } from "@app/contract/applications/bookings";
import { useRouteLoaderData } from "react-router";

/** What the layout of the candidate's pages has read. */
export type CandidateData = Pick<MeView, "user" | "completeness"> & { bookings: BookingView[] };

export function useCandidate(): CandidateData {
  const data = useRouteLoaderData<CandidateData>("routes/candidate/layout");
  if (!data) throw new Error("This page is outside of the candidate's layout.");
  return data;
}
