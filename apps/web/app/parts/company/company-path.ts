import { companySlug } from "@app/domain/text/slug";

export function companyPath(company: { id: number; name: string }): string {
  return `/entreprises/${companySlug(company)}`;
}
