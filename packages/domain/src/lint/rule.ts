export const LINT_RULES = [
  "age",
  "sex",
  "gendered_title",
  "origin",
  "religion",
  "health",
  "appearance",
  "family",
  "address",
  "orientation",
  "opinion",
  "union",
  "status",
  "bank",
  "documents",
  "criminal_record",
  "fees",
  "money_request",
  "premium_number",
  "language",
  "misleading",
  "undeclared_work",
  "pay_unclear",
  "pay_below_smic",
  "salary_history",
  "sham_freelance",
  "working_time",
  "contact_outside",
] as const;
export type LintRule = (typeof LINT_RULES)[number];

/** `block`: plainly unlawful. `warn`: lawful in some cases, or a bad idea. */
export const LINT_SEVERITIES = ["block", "warn"] as const;
export type LintSeverity = (typeof LINT_SEVERITIES)[number];

/** Read against one folded sentence at a time. */
export type Pattern = {
  rules: readonly LintRule[];
  severity: LintSeverity;
  find: RegExp;
  /** The sentence speaks of something else. */
  unless?: RegExp;
  /** The law makes room for it: a `block` becomes a `warn`. */
  soften?: RegExp;
  in?: "title" | "description";
};

export const block = (rule: LintRule | readonly LintRule[], find: RegExp, more: Partial<Pattern> = {}): Pattern => ({
  rules: [rule].flat(),
  severity: "block",
  find,
  ...more,
});
export const warn = (rule: LintRule | readonly LintRule[], find: RegExp, more: Partial<Pattern> = {}): Pattern => ({
  ...block(rule, find, more),
  severity: "warn",
});

// Every gap between two words is bounded, so that reading stays linear in the length of the text.
const AFTER_REFUSED =
  "s'abstenir|refuse|exclu|ecarte|non (?:accept|admis|retenu|souhait)|ne postule|ne pas postuler|ne (?:seront|sont|pourront|peuvent|conviennent|convient) pas|inutile|passe[zr]? votre chemin|pas (?:accept|admis|souhait|retenu|les bienvenu)|indesirable|interdit";
const BEFORE_REFUSED =
  "pas (?:de|d'|les|des|aux?)|(?:ne pas|n') ?avoir (?:de|d'|pas|aucune?)|ni|aucune?|sauf|hors|jamais (?:de|d')|sans|ne (?:\\w+ )?(?:prenons|prend|voulons|veut|cherchons|recrutons|retenons|acceptons|embauchons) (?:pas|personne|ni|aucune?)|n'accept\\w+ (?:pas|ni|aucune?)|(?:prend|veut|embauche|accepte) pas|ne convient pas|pas faite? pour|(?:interdit|ferme)e?s? (?:aux?|a la)|eviter|inutile de postuler si";
const WANTED =
  "recherch\\w*|cherch\\w*|recrut\\w*|voulons|veut|voudrai\\w*|souhait\\w*|prefer\\w*|privilegi\\w*|reserve\\w*|exclusivement|uniquement|seulement|ne retenons que|que des|idealement|priorit\\w*|il (?:nous )?faut|exig\\w*|embauch\\w*|profils?|demand\\w*|on prend|prenons|besoin (?:de|d')";
const AFTER_WANTED =
  "exige|souhaite|de preference|uniquement|seulement|exclusivement|only|demande|obligatoire|imperati|indispensable|requis|prefere|prioritaire|apprecie";

/** The group is turned away, before or after being named. */
export const refused = (group: string): RegExp =>
  new RegExp(
    `\\b(?:${group})\\b[^.;]{0,60}?(?:${AFTER_REFUSED})|\\b(?:${BEFORE_REFUSED}) ?(?:[\\w'-]+ ){0,3}?(?:${group})\\b`,
  );

/** The group is asked for. `link` is what may stand between the wish and the group. */
export const wanted = (group: string, link = "[^.;:]{0,30}?"): RegExp =>
  new RegExp(`\\b(?:${WANTED})\\b${link}\\b(?:${group})\\b|\\b(?:${group})\\b[^.;:,]{0,15}?\\b(?:${AFTER_WANTED})`);
