import type { FileKind } from "./route.ts";

export const fileFr = {
  notFound: "Fichier introuvable",
  tooLarge: {
    image: "La taille de l’image ne doit pas dépasser 5\u00a0Mo",
    document: "Le document ne doit pas dépasser 5\u00a0Mo.",
    cv: "Le CV ne doit pas dépasser 5\u00a0Mo.",
  } satisfies Record<FileKind, string>,
  quota:
    "Vous avez atteint la place prévue pour vos fichiers (500\u00a0Mo). Écrivez-nous depuis la page Contact pour en libérer.",
  invalid: {
    image: "Veuillez sélectionner un fichier image valide",
    document: "Le document doit être un fichier PDF ou une photo.",
    cv: "Le CV doit être un fichier PDF, DOC ou DOCX.",
  } satisfies Record<FileKind, string>,
  encrypted: "Ce fichier est protégé par un mot de passe. Enlevez la protection, puis recommencez.",
  active:
    "Ce fichier contient des macros, du code ou des pièces jointes. Enregistrez-le en PDF simple, puis recommencez.",
  malware: "L’antivirus a détecté une menace dans ce fichier. Il n’a pas été enregistré.",
};
