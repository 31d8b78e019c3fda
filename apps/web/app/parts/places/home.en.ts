import type { HomeWords } from "./home.fr.ts";

export const homeEn: HomeWords = {
  commune: "Your town",
  communeHint: "Name or postcode.",
  communes: "Towns",
  noneFound: "No town found",
  notLoaded: "The towns could not be loaded.",
  abroad: "Another country",
  abroadText: "These three fields replace the town.",
  city: "Town",
  region: "Region",
  country: "Country",
};
