import { environment } from "../../../lib/environment.server.ts";
import { accessibilityStatement } from "../accessibility/statement.fr.ts";
import { ADVICE } from "./advice.fr.ts";
import { FAQ } from "./faq.fr.ts";
import { legalNotice } from "./legal.fr.ts";
import { PRIVACY } from "./privacy.fr.ts";
import { RANKING } from "./ranking.fr.ts";
import { RESOURCES } from "./resources.fr.ts";
import { RESUME } from "./resume.fr.ts";
import { RULES } from "./rules.fr.ts";
import { securityPolicy } from "./security.fr.ts";
import { SITE_PLAN } from "./site-plan.fr.ts";
import { TALENTS } from "./talents.fr.ts";
import { TERMS } from "./terms.fr.ts";
import type { SiteText } from "./text.ts";

/** Server only: the browser downloads one text. */
const TEXTS: Readonly<Record<string, () => SiteText>> = {
  "/faq": () => FAQ,
  "/conditions": () => TERMS,
  "/confidentialite": () => PRIVACY,
  "/mentions-legales": () => legalNotice(environment().operator),
  "/accessibilite": () => accessibilityStatement(environment().operator.publisher, environment().publicUrl),
  "/plan-du-site": () => SITE_PLAN,
  "/classement": () => RANKING,
  "/conseils": () => ADVICE,
  "/cv": () => RESUME,
  "/talents": () => TALENTS,
  "/ressources": () => RESOURCES,
  "/regles": () => RULES,
  "/securite": () => securityPolicy(environment().securityEmail),
};

export const textAt = (path: string) => TEXTS[path]?.();
