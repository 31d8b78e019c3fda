import type { ProblemWords } from "./problem.fr.ts";

export const problemWordsUk: ProblemWords = {
  offline: {
    title: "Немає з’єднання з мережею.",
    text: "Не вдалося завантажити сторінку. Перевірте мережу та спробуйте ще раз.",
  },
  failed: {
    title: "Не вдалося завантажити цю сторінку.",
    text: "Сталася помилка з нашого боку. Спробуйте ще раз за мить.",
  },
  retry: "Спробувати ще раз",
};
