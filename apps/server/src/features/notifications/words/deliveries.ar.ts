import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import { isolated } from "@app/domain/text/isolated";
import { plural } from "@app/domain/text/plural";
import type { DeliveryWords } from "./deliveries.fr.ts";
import { deliveryWordsIn } from "./delivery-phrases.ts";

const hours = (count: number) => plural("ar", count, { few: "ساعات", other: "ساعة" });
const minutes = (count: number) => plural("ar", count, { few: "دقائق", other: "دقيقة" });

export const deliveryAr: DeliveryWords = deliveryWordsIn("ar", {
  semicolon: "؛ ",
  since: (count) => `رسائل جديدة منذ زيارتك الأخيرة: ${count}`,
  onSite: (count) => `رسائل جديدة على Renfort: ${count}`,
  others: (count) => `وغيرها: ${count}`,
  hello: (name) => (name === "" ? "مرحبًا،" : `مرحبًا ${isolated(name)}،`),
  withdrawalRule:
    "يمكنك الانسحاب حتى بداية العمل. " +
    `بعد تأكيد حضورك، يُحسب الانسحاب قبل البداية بأقل من ${hours(LATE_HOURS)} غيابًا، ` +
    `إلا خلال ${minutes(CHANGE_OF_MIND_MINUTES)} بعد التأكيد، إذا كان قد بقي على البداية أكثر من ${hours(CHANGE_OF_MIND_HOURS)}.`,
  about: {
    job_match: "فرص العمل التي تناسبك",
    application_update: "طلباتك وعملك",
    rating_received: "تقييماتك",
    new_job: "فرص العمل الجديدة",
    other: "رسائلك وحسابك",
  },
  because: (types) => `تصلك هذه الرسالة لأنك اخترت تلقي أخبار عن: ${types}.`,
  open: "العرض على Renfort",
  stopSearch: "إيقاف تنبيهات هذا البحث",
  unsubscribe: "إيقاف هذه الرسائل",
});
