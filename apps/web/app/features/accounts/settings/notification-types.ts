import type { Role } from "@app/domain/accounts/actor";
import {
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
} from "@app/domain/notifications/notification";

export const TYPE_LABELS: Record<NotificationType, { label: string; description: string }> = {
  job_match: { label: "Missions pour vous", description: "Une mission correspond à votre profil." },
  application_update: {
    label: "Candidatures et missions",
    description: "Réponses, confirmations, changements d’horaires.",
  },
  rating_received: { label: "Évaluations", description: "On vous évalue, ou on répond à votre évaluation." },
  new_job: { label: "Nouvelles missions", description: "Une mission répond à une recherche enregistrée." },
  other: { label: "Le reste", description: "Messages reçus et vie du compte." },
};

export const CHANNEL_LABELS: Record<NotificationChannel, string> = {
  in_app: "Sur Renfort",
  push: "Sur mes appareils",
  email: "Par e-mail",
  sms: "Par SMS",
};

export function typesFor(role: Role): readonly NotificationType[] {
  return role === "employer"
    ? NOTIFICATION_TYPES.filter((type) => type !== "job_match" && type !== "new_job")
    : NOTIFICATION_TYPES;
}
