/** Addresses of the pages a proposition leads to. */
export interface PropositionLinks {
  page: (id: number) => string;
  mission: (id: number) => string;
  complete: (back: string) => string;
  agenda: string;
}
