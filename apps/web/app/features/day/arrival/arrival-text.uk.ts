import { clockOf } from "@app/domain/time/format-in-language";
import type { ArrivalWords } from "./arrival-text.fr.ts";

const hour = (at: string) => clockOf(new Date(at));

export const arrivalUk: ArrivalWords = {
  startsAt: (at) => `, ${hour(at)}`,
  absent: "Повідомлено про вашу відсутність. Це не скасовує вашого договору: відпрацьовані години враховуються.",
  leaveHome: "Я вже їду",
  leaveHomeNote: (company) => `«Я вже їду» видно в ${company}. Ваше місцеперебування ніколи не запитують.`,
  code: "Код дня",
  codeHint: "Чотири цифри: вони на видному місці або їх скаже команда.",
  codeInvalid: "У коді чотири цифри.",
  arrive: "Я на місці",
  leave: "Роботу завершено",
  enRoute: (at) => `У дорозі з ${hour(at)}`,
  arrived: (at) => `На місці з ${hour(at)}`,
  done: (at) => `Завершено о ${hour(at)}`,
  queued: {
    en_route: (at) => `Виїзд на роботу записано о ${hour(at)}`,
    in: (at) => `Прибуття записано о ${hour(at)}`,
    out: (at) => `Завершення записано о ${hour(at)}`,
  },
  queuedNote: "Запис буде надіслано, коли з’явиться мережа, і враховано лише один раз.",
  failed: "Нічого не записано. Спробуйте ще раз.",
  noted: "Записано.",
  refusals: {
    not_expected: "На цій зміні вас не очікують.",
    too_early: "До цієї зміни ще далеко: поверніться в день роботи.",
    too_late: "Ця зміна завершилася понад сім днів тому.",
    code_missing: "Введіть код із чотирьох цифр, який показано на місці.",
    code_wrong: "Це не код дня. Перевірте його на місці.",
    code_over: "П’ять кодів були неправильні. На місці попросіть записати ваше прибуття.",
  },
};
