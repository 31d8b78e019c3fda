import { OFFICE_KINDS, type OfficeKind } from "@app/domain/office/office";

export const OFFICE = "/admin";

/** The tab of the queue is in the address of every page of the office. */
export function kindOf(search: URLSearchParams): OfficeKind | undefined {
  const asked = search.get("file");
  return OFFICE_KINDS.find((kind) => kind === asked);
}

const withKind = (path: string, kind: OfficeKind | undefined) => (kind === undefined ? path : `${path}?file=${kind}`);

export const queuePath = (kind: OfficeKind | undefined) => withKind(OFFICE, kind);
export const itemPath = (id: number, kind: OfficeKind | undefined) => withKind(`${OFFICE}/dossiers/${id}`, kind);

export function decidePath(id: number, kind: OfficeKind | undefined, action: string): string {
  const search = new URLSearchParams({ ...(kind !== undefined && { file: kind }), action });
  return `${OFFICE}/dossiers/${id}/decider?${search}`;
}

/** The letter of a proof, opened from an item. */
export const proofLetterPath = (proof: number, item: number) => `${OFFICE}/preuves/${proof}/courrier?dossier=${item}`;
export const proofDocumentPath = (proof: number) => `${OFFICE}/preuves/${proof}/document`;
