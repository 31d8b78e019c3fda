import type { FrameWords } from "./frame.fr.ts";

export const frameUk: FrameWords = {
  skip: "Перейти до вмісту",
  home: "Renfort, головна сторінка",
  language: (name) => `Мова: ${name}`,
  offline: "З’єднання перервалося. Перевірте мережу та спробуйте ще раз.",
  failed: "Сталася помилка з нашого боку. Спробуйте ще раз за мить.",
  problem: {
    offline: {
      title: "Немає з’єднання з мережею.",
      text: "Не вдалося завантажити сторінку. Перевірте мережу та спробуйте ще раз.",
    },
    failed: {
      title: "Не вдалося завантажити цю сторінку.",
      text: "Сталася помилка з нашого боку. Спробуйте ще раз за мить.",
    },
    retry: "Спробувати ще раз",
  },
  ui: {
    optional: "(необов’язково)",
    required: { before: "Поля з позначкою ", after: " обов’язкові." },
    requiredKey: "*\u00a0обов’язково",
    toFix: (count) => `Полів, які треба виправити: ${count}.`,
    showPassword: "Показати пароль",
    hidePassword: "Сховати пароль",
    close: "Закрити",
    undo: "Скасувати",
    messages: "Повідомлення",
    suggestions: (count) => `Варіантів: ${count}`,
  },
};
