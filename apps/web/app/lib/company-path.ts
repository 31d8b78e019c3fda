import { companySlug } from "@app/domain/slug";

export function companyPath(company: { id: number; name: string }): string {
  return `/entreprises/${companySlug(company)}`;
}
