import { environment } from "../../lib/environment.server.ts";
import type { SiteText } from "./text.ts";
import { ACCESSIBILITY } from "./texts/accessibility.fr.ts";
import { ADVICE } from "./texts/advice.fr.ts";
import { FAQ } from "./texts/faq.fr.ts";
import { legalNotice } from "./texts/legal.fr.ts";
import { PRIVACY } from "./texts/privacy.fr.ts";
import { RANKING } from "./texts/ranking.fr.ts";
import { RESOURCES } from "./texts/resources.fr.ts";
import { RESUME } from "./texts/resume.fr.ts";
import { RULES } from "./texts/rules.fr.ts";
import { securityPolicy } from "./texts/security.fr.ts";
import { TALENTS } from "./texts/talents.fr.ts";
import { TERMS } from "./texts/terms.fr.ts";

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
  "/regles": () => RULES,
  "/securite": () => securityPolicy(environment().securityEmail),
};

export const textAt = (path: string) => TEXTS[path]?.();
