export const contractPdfFr = {
  title: "Contrat de travail à durée déterminée",
  documentTitle: (job: string, version: number) => `Contrat de travail, ${job}, version ${version}`,
  made: (version: number, at: string) => `Version ${version}, établie le ${at}.`,
  dueAt: (at: string) => `À remettre au plus tard le ${at} (article L1242-13).`,
  source: (text: string) => `${text}.`,
  signatures: "Signatures",
  meaning:
    "Chaque partie signe l’empreinte SHA-256 de ce fichier avec un code à usage unique reçu à son adresse e-mail. C’est une signature électronique simple\u00a0: l’heure de chacune, et l’empreinte, sont envoyées aux deux parties et restent lisibles avec ce fichier.",
  translation:
    "Ce texte fait foi. Une personne étrangère peut demander une traduction dans sa langue (article L1221-3)\u00a0: l’employeur la fournit.",
  footer: (application: number, version: number) => `Contrat ${application}-${version}`,
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
  fileName: (application: number, version: number) => `contrat-${application}-${version}`,
} as const;
