import type { FrameWords } from "./frame.fr.ts";

export const framePt: FrameWords = {
  skip: "Ir para o conteúdo",
  home: "Renfort, página inicial",
  language: (name) => `Idioma: ${name}`,
  offline: "A ligação foi interrompida. Verifique a rede e tente novamente.",
  failed: "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.",
  ui: {
    optional: "(facultativo)",
    toFix: (count) => `${count} campos têm de ser corrigidos.`,
    showPassword: "Mostrar a palavra-passe",
    hidePassword: "Ocultar a palavra-passe",
    close: "Fechar",
    undo: "Anular",
    messages: "Mensagens",
    suggestions: (count) => `Sugestões: ${count}`,
  },
};
