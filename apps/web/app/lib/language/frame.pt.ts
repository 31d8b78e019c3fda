import type { FrameWords } from "./frame.fr.ts";

export const framePt: FrameWords = {
  skip: "Ir para o conteúdo",
  home: "Renfort, página inicial",
  language: (name) => `Idioma: ${name}`,
  offline: "A ligação foi interrompida. Verifique a rede e tente novamente.",
  failed: "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.",
  problem: {
    offline: {
      title: "Não tem ligação à rede.",
      text: "Não foi possível carregar a página. Verifique a rede e tente novamente.",
    },
    failed: {
      title: "Não foi possível carregar esta página.",
      text: "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.",
    },
    retry: "Tentar novamente",
  },
  ui: {
    optional: "(facultativo)",
    required: { before: "Os campos marcados com ", after: " são obrigatórios." },
    requiredKey: "*\u00a0obrigatório",
    toFix: (count) => `${count} campos têm de ser corrigidos.`,
    showPassword: "Mostrar a palavra-passe",
    hidePassword: "Ocultar a palavra-passe",
    close: "Fechar",
    undo: "Anular",
    messages: "Mensagens",
    suggestions: (count) => `Sugestões: ${count}`,
  },
};
