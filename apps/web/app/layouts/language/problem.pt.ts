import type { ProblemWords } from "./problem.fr.ts";

export const problemWordsPt: ProblemWords = {
  offline: {
    title: "Não tem ligação à rede.",
    text: "Não foi possível carregar a página. Verifique a rede e tente novamente.",
  },
  failed: {
    title: "Não foi possível carregar esta página.",
    text: "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.",
  },
  retry: "Tentar novamente",
};
