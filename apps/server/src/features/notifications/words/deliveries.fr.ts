import { nameForMail } from "@app/domain/accounts/person-name";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import type { NotificationType } from "@app/domain/notifications/notification";
import type { MailText } from "../../../platform/mail/mail-layout.ts";
import { ASKS_TO_CONFIRM, MAX_TITLES } from "./digest.ts";

type Delivered = { title: string; message: string };

const ABOUT: Record<NotificationType, string> = {
  job_match: "des missions qui vous correspondent",
  application_update: "de vos candidatures et de vos missions",
  rating_received: "de vos évaluations",
  new_job: "des nouvelles missions",
  other: "de vos messages et de votre compte",
};

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;

export const deliveryFr = {
  /** The digest of delayed notifications. */
  digest(titles: readonly string[]): Delivered {
    const [shown, rest] = [titles.slice(0, MAX_TITLES), titles.length - MAX_TITLES];
    return {
      title: `${titles.length}\u00a0nouvelles depuis votre dernière visite`,
      message: `${shown.join("\u00a0; ")}${rest > 0 ? `\u00a0; et ${rest}\u00a0${rest === 1 ? "autre" : "autres"}` : ""}.`,
    };
  },
  mail(
    person: { firstName: string },
    news: readonly (Delivered & { kind: string })[],
    types: readonly NotificationType[],
  ): Omit<MailText, "action"> {
    const [first] = news;
    const alone = news.length === 1 && first;
    return {
      subject: alone ? first.title : `${news.length}\u00a0nouvelles sur Renfort`,
      preheader: alone ? first.message : list(news.map(({ title }) => title)),
      greeting: `${["Bonjour", nameForMail(person.firstName)].join(" ").trim()},`,
      paragraphs: [
        ...(alone ? [stop(first.title), first.message] : news.map(({ title, message }) => `${stop(title)} ${message}`)),
        ...(news.some(({ kind }) => ASKS_TO_CONFIRM.has(kind)) ? [WITHDRAWAL_RULE] : []),
      ],
      closing: `Vous recevez cet e-mail parce que vous avez choisi d’avoir des nouvelles ${list(types.map((type) => ABOUT[type]))}.`,
    };
  },
  open: "Voir sur Renfort",
  stopSearch: "Ne plus être alerté par cette recherche",
  unsubscribe: "Ne plus recevoir ces e-mails",
};

const stop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export type DeliveryWords = typeof deliveryFr;
