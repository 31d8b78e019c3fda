import { expect, test } from "vitest";
import { feminineOf } from "./feminine.ts";

test.each([
  ["serveur en salle", "serveuse en salle"],
  ["conducteur receveur", "conductrice receveuse"],
  ["chauffeur-livreur", "chauffeuse-livreuse"],
  ["aide-soignant", "aide-soignante"],
  ["employé polyvalent de magasin", "employée polyvalente de magasin"],
  ["agent administratif", "agente administrative"],
  ["chef cuisinier", "cheffe cuisinière"],
  ["hôte de caisse", "hôtesse de caisse"],
  ["commis de cuisine", "commise de cuisine"],
  ["technicien son", "technicienne son"],
  ["maçon", "maçonne"],
  ["moniteur de sport", "monitrice de sport"],
  ["promoteur des ventes", "promotrice des ventes"],
  ["puériculteur", "puéricultrice"],
  ["monteur vidéo", "monteuse vidéo"],
  ["professeur", "professeure"],
  // One form.
  ["cariste", "cariste"],
  ["picker", "picker"],
  ["baby-sitter", "baby-sitter"],
  ["déménagement", "déménagement"],
  ["livraison", "livraison"],
  ["soutien scolaire", "soutien scolaire"],
  ["petit-déjeuner", "petit-déjeuner"],
])("« %s » is « %s »", (masculine, feminine) => {
  expect(feminineOf(masculine)).toBe(feminine);
});
