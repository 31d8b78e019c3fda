import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

export function useCandidate() {
  const data = useRouteLoaderData<typeof loader>("routes/candidate/layout");
  if (!data) throw new Error("This page is outside of the candidate's layout.");
  return data;
}
