import { expect, test } from "vitest";
import { anonymise } from "./anonymise.ts";

const NAMES = { people: ["Nadia", "Le Goff"], companies: ["Traiteur du Port"] };

test.each([
  ["Écrivez à nadia@traiteur-du-port.fr", "Écrivez à contact@exemple.fr"],
  ["Voir https://traiteur.example/offre?id=12", "Voir https://exemple.fr"],
  ["Appelez le 06.12.34.56.78 ce soir", "Appelez le 06 39 98 00 00 ce soir"],
  ["Appelez le +33 6 12 34 56 78", "Appelez le 06 39 98 00 00"],
  ["Mon IBAN FR76 3000 6000 0112 3456 7890 189", "Mon IBAN FR00 0000 0000 0000 0000 0000 000"],
  ["SIRET 732 829 320 00074", "SIRET 000 000 000 00000"],
  ["TRAITEUR DU PORT recrute", "notre société recrute"],
  ["Je suis nadia, voyez avec Mme Le Goff", "Je suis Camille, voyez avec Mme Camille"],
  ["Demandez Monsieur Bernard à l’accueil", "Demandez Monsieur Camille à l’accueil"],
  ["Rendez-vous 12 bis rue des Lilas, porte B", "Rendez-vous 1 rue de l’Exemple, porte B"],
])("%s", (typed, plain) => {
  expect(anonymise(typed, NAMES)).toBe(plain);
});

test.each(["Payez 30 € de frais avant 18 h", "Un code à six chiffres arrive par SMS", "Nadiane reste un mot"])(
  "kept: %s",
  (typed) => {
    expect(anonymise(typed, NAMES)).toBe(typed);
  },
);
