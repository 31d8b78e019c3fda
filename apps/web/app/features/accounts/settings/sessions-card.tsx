import type { SessionView } from "@app/contract/accounts/account-rights";
import { formatLongDay } from "@app/domain/time/format-time";
import { shortAge } from "@app/domain/time/relative-time";
import { MonitorSmartphone } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { SettingsCard } from "./settings-form.tsx";

export function SessionsCard({ sessions, now }: { sessions: readonly SessionView[]; now: number }) {
  const pending = useNavigation().formData;
  return (
    <SettingsCard
      id="sessions"
      title="Sessions ouvertes"
      description={"Un appareil que vous ne reconnaissez pas\u202f? Fermez sa session, puis changez de mot de passe."}
    >
      <ul className="mt-3 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone className="ico shrink-0 text-ink-3 text-xl" aria-hidden="true" />
            <div className="min-w-0 flex-1 basis-72">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current && <Badge tone="ok">Cette session</Badge>}
              </p>
              <p className="text-ink-2 text-sm">{lineOf(session, now)}</p>
            </div>
            {!session.current && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="session_id" value={session.id} />
                <Button
                  type="submit"
                  variant="line"
                  aria-label={`Fermer la session\u00a0: ${session.device}`}
                  loading={pending?.get("session_id") === String(session.id)}
                >
                  Fermer
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="form" value="sessions" />
          <Button
            type="submit"
            variant="danger-line"
            className="w-full md:w-auto"
            loading={pending?.get("form") === "sessions"}
            loadingLabel="Fermeture…"
          >
            Fermer toutes les autres sessions
          </Button>
        </Form>
      )}
    </SettingsCard>
  );
}

/** « Réseau 92.184… · utilisée il y a 2 h · ouverte le 3 novembre 2026 » */
function lineOf({ place, last_used_at, created_at }: SessionView, now: number): string {
  const used = shortAge(new Date(last_used_at), new Date(now));
  return [
    place,
    `utilisée ${/^\d/.test(used) ? `le ${used}` : used.charAt(0).toLowerCase() + used.slice(1)}`,
    `ouverte le ${formatLongDay(new Date(created_at))}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
