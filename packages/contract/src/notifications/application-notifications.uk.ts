import { AGREED_DAYS } from "@app/domain/applications/attendance";
import { fullStop } from "@app/domain/text/full-stop";
import { plural } from "@app/domain/text/plural";
import { clockOf } from "@app/domain/time/format-in-language";
import type { ApplicationNotificationWords } from "./application-notifications.fr.ts";

/** After “протягом”. */
const within = (count: number) => plural("uk", count, { one: "дня", other: "днів" });
const after = (count: number) => plural("uk", count, { one: "день", few: "дні", other: "днів" });

const STILL_OWED =
  " Ви вже сказали «так»: крім випадків, передбачених законом (згода між вами, груба провина, непереборна сила), вам мають сплатити все, що було заплановано до кінця.";

export const applicationNotificationUk: ApplicationNotificationWords = {
  applicationSent: (v) => ({
    title: "Заявку надіслано",
    message: `«${v.job}», ${v.company}. Ви дізнаєтеся, коли її прочитають.`,
  }),
  applicationSeen: (v) => ({
    title: "Вашу заявку прочитано",
    message: `${v.company}: вашу заявку на «${v.job}» відкрито.`,
  }),
  applicationAccepted: (v) => ({
    title: `${v.company}: вашу заявку прийнято`,
    message: `«${v.job}», ${v.when}. ${
      v.confirmBefore === null
        ? "Щоб місце лишилося за вами, підтвердьте, що прийдете."
        : `Щоб місце лишилося за вами, підтвердьте до ${v.confirmBefore}, що прийдете.`
    }`,
  }),
  placeGiven: (v) => ({
    title: `Місце ваше: ${v.company} чекає на вас`,
    message: `«${v.job}», ${v.when}. Місце ваше.`,
  }),
  offerReleased: (v) => ({
    title: `${v.company}: ваше місце пропонують іншій людині`,
    message: `«${v.job}», ${v.when}. Ваш прихід не було підтверджено вчасно. Це не впливає на ваші зобов’язання. Поки місце вільне, ви ще можете підтвердити прихід.`,
  }),
  confirmAgain: (v) => ({
    title: "Ви все ще плануєте прийти?",
    message: `«${v.job}», ${v.company}, ${v.when}. Дайте відповідь до ${v.until}. Без відповіді роботодавця буде попереджено, а місце лишиться за вами.`,
  }),
  applicationRejected: (v) => ({
    title: `Відповідь щодо «${v.job}»`,
    message: v.reason
      ? `${v.company}: цього разу вашу заявку не обрано. Указана причина: ${fullStop(v.reason)}`
      : `${v.company}: цього разу вашу заявку не обрано. На вас чекає інша робота.`,
  }),
  applicationLapsed: (v) => ({
    title: `${v.company}: відповіді немає, ви вільні`,
    message: `«${v.job}», ${v.when}. Час на відповідь минув: ця заявка вас більше ні до чого не зобов’язує.`,
  }),
  applicationReopened: (v) => ({
    title: "Вашу заявку знову розглядають",
    message: `${v.company} переглядає свою відповідь щодо «${v.job}».`,
  }),
  applicationCancelled: (v) => ({
    title: `${v.company} скасовує ваш прихід`,
    message: `«${v.job}», ${v.when}. Указана причина: ${fullStop(v.reason)}${v.isOwed ? STILL_OWED : ""}`,
  }),
  companyLeft: (v) => ({
    title: `Закрито: «${v.job}»`,
    message: `${v.company}: акаунт компанії закрито, цієї роботи не буде. На ці дати можна подати заявку в іншому місці.`,
  }),
  attendanceWorked: (v) => ({
    title: "Вашу роботу зараховано",
    message: `«${v.job}», ${v.company}: додано до вашої виконаної роботи. Розкажіть, як усе пройшло.`,
  }),
  attendanceAbsent: (v) => ({
    title: `${v.company} повідомляє про вашу відсутність`,
    message: `«${v.job}»: якщо це помилка, оскаржте її протягом ${within(v.days)}. Без оскарження відсутність буде зараховано через ${after(AGREED_DAYS)}. Це повідомлення не скасовує ваш договір${
      v.isUnderWay
        ? ": якщо ви прийдете, навіть після того, як решту зміни передали іншій людині, ваші години зараховуються."
        : "."
    }`,
  }),
  interviewProposed: (v) => ({
    title: `${v.company} пропонує вам розмову`,
    message:
      v.count === 1
        ? `«${v.job}»: запропоновано один час. Дайте відповідь якнайшвидше.`
        : `«${v.job}»: часу на вибір: ${v.count}. Дайте відповідь якнайшвидше.`,
  }),
  interviewChosenByEmployer: (v) => ({
    title: "Розмову підтверджено",
    message: `${v.company}, ${v.time}, щодо «${v.job}».`,
  }),
  interviewDeclinedByEmployer: (v) => ({
    title: `${v.company} відмовляється від розмови`,
    message: `Ваша заявка на «${v.job}» лишається чинною.`,
  }),
  interviewCounteredByEmployer: (v) => ({
    title: `${v.company} пропонує інший час`,
    message: `Оберіть час розмови щодо «${v.job}» або запропонуйте нову дату.`,
  }),
  interviewSoon: (v) => ({
    title: `Розмова о ${clockOf(v.at)}: ${v.other}`,
    message: v.place ? `${v.time}, щодо «${v.job}». ${fullStop(v.place)}` : `${v.time}, щодо «${v.job}».`,
  }),
  messageReceived: (v) => ({
    title: `Вам пише ${v.sender}`,
    message: `«${v.excerpt}»`,
  }),
};
