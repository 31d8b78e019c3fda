export const declarationSheetFr = {
  title: "Déclaration préalable à l’embauche\u00a0: ce qu’il faut recopier",
  sections: { employer: "L’employeur", worker: "La personne", hire: "L’embauche" },
  employer: {
    name: "Nom ou raison sociale",
    activity: "Code APE",
    address: "Adresse",
    siret: "SIRET",
    healthService: "Service de prévention et de santé au travail",
  },
  worker: {
    birthName: "Nom de naissance",
    lastName: "Nom d’usage",
    firstNames: "Prénoms",
    sex: "Sexe",
    birthDate: "Date de naissance",
    birthPlace: "Commune de naissance",
    birthCountry: "Pays de naissance",
  },
  hire: {
    day: "Date d’embauche",
    time: "Heure d’embauche",
    kind: "Nature du contrat",
    end: "Fin du contrat",
  },
  toComplete: "à compléter",
  note: "Renfort ne déclare rien\u00a0: faites la déclaration sur le site de l’Urssaf, avant la première minute de travail. Le numéro de sécurité sociale se demande à la personne et se saisit là-bas, jamais ici.",
  fileName: (applicationId: number) => `embauche-${applicationId}.txt`,
};
