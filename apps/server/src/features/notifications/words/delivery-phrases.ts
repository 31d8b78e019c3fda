import { nameForMail } from "@app/domain/accounts/person-name";
import type { NotificationType } from "@app/domain/notifications/notification";
import { fullStop } from "@app/domain/text/full-stop";
import { LOCALES, type OtherLanguage } from "@app/domain/text/language";
import type { DeliveryWords } from "./deliveries.fr.ts";
import { ASKS_TO_CONFIRM, MAX_TITLES } from "./digest.ts";

export interface DeliveryPhrases extends Pick<DeliveryWords, "open" | "stopSearch" | "unsubscribe"> {
  semicolon: string;
  since: (count: number) => string;
  onSite: (count: number) => string;
  others: (count: number) => string;
  /** The name may be empty. */
  hello: (name: string) => string;
  /** Whole, before anybody confirms. */
  withdrawalRule: string;
  about: Record<NotificationType, string>;
  because: (types: string) => string;
}

export function deliveryWordsIn(language: OtherLanguage, phrases: DeliveryPhrases): DeliveryWords {
  const { semicolon, open, stopSearch, unsubscribe } = phrases;
  const list = new Intl.ListFormat(LOCALES[language], { style: "long", type: "conjunction" });
  return {
    digest(titles) {
      const [shown, rest] = [titles.slice(0, MAX_TITLES), titles.length - MAX_TITLES];
      return {
        title: phrases.since(titles.length),
        message: `${shown.join(semicolon)}${rest > 0 ? semicolon + phrases.others(rest) : ""}.`,
      };
    },
    mail(person, news, types) {
      const [first] = news;
      const alone = news.length === 1 && first;
      return {
        subject: alone ? first.title : phrases.onSite(news.length),
        preheader: alone ? first.message : list.format(news.map(({ title }) => title)),
        greeting: phrases.hello(nameForMail(person.firstName)),
        paragraphs: [
          ...(alone
            ? [fullStop(first.title), first.message]
            : news.map(({ title, message }) => `${fullStop(title)} ${message}`)),
          ...(news.some(({ kind }) => ASKS_TO_CONFIRM.has(kind)) ? [phrases.withdrawalRule] : []),
        ],
        closing: phrases.because(list.format(types.map((type) => phrases.about[type]))),
      };
    },
    open,
    stopSearch,
    unsubscribe,
  };
}
