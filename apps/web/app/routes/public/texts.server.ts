import type { SiteText } from "../../features/site/text.ts";
import { ACCESSIBILITY } from "../../features/site/texts/accessibility.fr.ts";
import { ADVICE } from "../../features/site/texts/advice.fr.ts";
import { FAQ } from "../../features/site/texts/faq.fr.ts";
import { legalNotice } from "../../features/site/texts/legal.fr.ts";
import { PRIVACY } from "../../features/site/texts/privacy.fr.ts";
import { RANKING } from "../../features/site/texts/ranking.fr.ts";
import { RESOURCES } from "../../features/site/texts/resources.fr.ts";
import { RESUME } from "../../features/site/texts/resume.fr.ts";
import { securityPolicy } from "../../features/site/texts/security.fr.ts";
import { TALENTS } from "../../features/site/texts/talents.fr.ts";
import { TERMS } from "../../features/site/texts/terms.fr.ts";
import { environment } from "../../lib/environment.server.ts";

/** Server only: the browser downloads one text. */
const TEXTS: Readonly<Record<string, () => SiteText>> = {
  "/faq": () => FAQ,
  "/conditions": () => TERMS,
  "/confidentialite": () => PRIVACY,
  "/mentions-legales": () => legalNotice(environment().operator),
  "/accessibilite": () => ACCESSIBILITY,
  "/classement": () => RANKING,
  "/conseils": () => ADVICE,
  "/cv": () => RESUME,
  "/talents": () => TALENTS,
  "/ressources": () => RESOURCES,
  "/securite": () => securityPolicy(environment().securityEmail),
};

export const textAt = (path: string) => TEXTS[path]?.();
