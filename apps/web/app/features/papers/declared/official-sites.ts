import type { ContractKind } from "@app/domain/missions/contract-kind";
import type { DeclarationChannel } from "@app/domain/papers/declaration";

type OfficialSite = { label: string; href: string };

const SHOWS = "Événementiel";

type Hire = { contractKind: ContractKind; sector: readonly string[] };

/** Artists and technicians alone are declared there: never a waiter. */
const hasShows = ({ sector }: Hire) => sector.includes(SHOWS);

/** An agency has its own payroll. */
const hasVouchers = ({ contractKind }: Hire) => contractKind !== "agency";

/** Where the employer declares, by kind of contract and sector. */
export function officialSites(hire: Hire): OfficialSite[] {
  return [
    { label: "Urssaf (DPAE)", href: "https://www.due.urssaf.fr/" },
    ...(hasVouchers(hire) ? [{ label: "TESE", href: "https://www.letese.urssaf.fr/" }] : []),
    ...(hasShows(hire) ? [{ label: "GUSO", href: "https://www.guso.fr/" }] : []),
  ];
}

/** What the employer may answer; one that was entered stays. */
export const channelsFor = (hire: Hire, entered: DeclarationChannel | null): DeclarationChannel[] => [
  "receipt",
  ...(hasVouchers(hire) || entered === "tese" ? (["tese"] as const) : []),
  ...(hasShows(hire) || entered === "guso" ? (["guso"] as const) : []),
  "payroll",
];
