import type { HomeWords } from "./home.fr.ts";

export const homePt: HomeWords = {
  commune: "A sua localidade",
  communeHint: "Nome ou código postal.",
  communes: "Localidades",
  noneFound: "Nenhuma localidade encontrada",
  notLoaded: "Não foi possível carregar as localidades.",
  abroad: "Outro país",
  abroadText: "Estes três campos substituem a localidade.",
  city: "Cidade",
  region: "Região",
  country: "País",
};
