import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** Who is signed in, read by the layout around every page of the dashboard. */
export function useCandidate() {
  const data = useRouteLoaderData<typeof loader>("routes/candidate/layout");
  if (!data) throw new Error("This page is outside of the candidate's layout.");
  return data;
}
