import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { ComingWords } from "./coming.fr.ts";

export const comingUk: ComingWords = {
  confirm: "Підтвердити, що прийду",
  sending: "Підтвердження…",
  of: (title) => `Підтвердити, що прийду: ${title}`,
  rule:
    "Відмовитися можна до початку роботи. " +
    `Після підтвердження відмова менш ніж за ${LATE_HOURS}\u00a0години до початку вважається неявкою, ` +
    `крім ${CHANGE_OF_MIND_MINUTES}\u00a0хвилин після підтвердження, якщо до початку понад ${CHANGE_OF_MIND_HOURS}\u00a0години.`,
};
