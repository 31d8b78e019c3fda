const quote = (words: string) => `«\u00a0${words}\u00a0»`;

type Remark = { excerpt: string; suggestion: string; law: string };

export const missionLintFr = {
  unlawful: "La loi interdit certains points de cette mission\u00a0: corrigez-les.",
  unlawfulText: "La loi interdit certains mots de ce texte\u00a0: corrigez-les.",
  needsAcknowledgement:
    "Certains points sont à vérifier au regard de la loi. Corrigez-les, ou maintenez votre texte en connaissance de cause.",
  forbidden: ({ excerpt, suggestion, law }: Remark) =>
    `${excerpt ? `${quote(excerpt)} est interdit par la loi. ` : ""}${suggestion} (${law})`,
  doubtful: ({ excerpt, suggestion, law }: Remark) =>
    `${excerpt ? `${quote(excerpt)} est à vérifier. ` : ""}${suggestion} (${law})`,
};
