import type { MeView } from "@app/contract/accounts/accounts";
import { seesAll } from "@app/domain/members/member";
import { useRouteLoaderData } from "react-router";

/** What the layout of the employer's pages has read. */
export type EmployerData = Pick<MeView, "user" | "company" | "member" | "completeness">;

export function useEmployer(): EmployerData {
  const employer = useRouteLoaderData<EmployerData>("routes/employer/layout");
  if (!employer) throw new Error("useEmployer is for the pages of the employer's dashboard");
  return employer;
}

/** What the person may do for their company. The frame draws no page for who has none. */
export function useMember(): NonNullable<MeView["member"]> {
  const { member } = useEmployer();
  if (!member) throw new Error("useMember is for people who act for a company");
  return member;
}

/** Whose missions are in one of their establishments. A visitor who writes a mission before signing up is not bound. */
export function useIsBoundToEstablishments(): boolean {
  const member = useRouteLoaderData<EmployerData>("routes/employer/layout")?.member;
  return member ? !seesAll(member) : false;
}
