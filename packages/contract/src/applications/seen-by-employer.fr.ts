import type { CompanyLevel } from "@app/domain/companies/company-level";
import { LEVEL_OPENS } from "@app/domain/companies/company-rights";

/** What the employer of a mission reads of somebody who applies, and when. `profile`: the parts of the profile, without contacts. */
export function seenByEmployer(mission: { company: string; level: CompanyLevel }, profile: string): string {
  const { company, level } = mission;
  const start = `${company} verra votre message et votre profil\u00a0: ${profile}.`;
  const contacts = LEVEL_OPENS[level].contactsBeforeAcceptance
    ? "L’adresse de l’entreprise est prouvée\u00a0: elle peut aussi ouvrir votre e-mail, votre téléphone et le CV s’il est joint."
    : "Votre e-mail, votre téléphone et le CV s’il est joint ne s’ouvrent qu’une fois que vous avez confirmé votre venue, ou si l’entreprise prouve son adresse.";
  return `${start} ${contacts} Vous aurez cinq minutes pour annuler.`;
}
