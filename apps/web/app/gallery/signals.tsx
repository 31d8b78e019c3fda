import { Bell } from "../layouts/bell.tsx";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { startCountdown } from "../parts/mission/mission-start.ts";
import { Button } from "../ui/button.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../ui/skeleton.tsx";
import { Sample, Samples } from "./sample.tsx";

const MINUTE = 60_000;
/** In the middle of a minute, so that screenshots are stable. */
const STARTS = {
  "Dans trois jours": 75 * 60 + 0.5,
  "Dans deux heures": 134.5,
  "Dans cinq minutes": 5.5,
  Commencée: -10,
};

export function SignalSamples() {
  const rendered = useRenderedAt();
  return (
    <>
      <Samples title="Cloche, compte à rebours, attente">
        <div className="flex flex-wrap items-end gap-8">
          {[0, 1, 12, 100].map((unread) => (
            <Sample key={unread} name={`${unread} non lue${unread > 1 ? "s" : ""}`}>
              <Bell to="/composants" unread={unread} />
            </Sample>
          ))}
          {Object.entries(STARTS).map(([name, minutes]) => (
            <Sample key={name} name={name}>
              <Countdown {...startCountdown(new Date(rendered + minutes * MINUTE).toISOString(), rendered)} />
            </Sample>
          ))}
          <Sample name="Chargement">
            <SkeletonGroup className="grid w-60 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-1/2" />
            </SkeletonGroup>
          </Sample>
        </div>
      </Samples>
      <Samples title="Bandeaux">
        <div className="grid gap-4 md:grid-cols-2">
          <Notice tone="info" title="Votre brouillon est là.">
            Relisez-le, complétez ce qui manque, puis publiez.
          </Notice>
          <Notice tone="ok" title="Adresse confirmée." />
          <Notice tone="warn" title="Votre profil est incomplet." action={<Button variant="line">Compléter</Button>} />
          <Notice tone="danger" title="La mission n’a pas été publiée.">
            Vérifiez le réseau, puis réessayez.
          </Notice>
        </div>
      </Samples>
    </>
  );
}
