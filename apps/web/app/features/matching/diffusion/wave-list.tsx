import type { DiffusionView, WaveView } from "@app/contract/matching/diffusion";
import { Check, Send, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { levelLimitLine, sendAgainText, waveSizeText, waveText, waveTitle } from "./wave-text.fr.ts";

interface WaveListProps {
  view: DiffusionView;
  /** Somebody is missing, and the mission takes applications. */
  isOpen: boolean;
  /** Where the company's address is proven. */
  proveHref: string;
  now: number;
}

export function WaveList({ view, isOpen, proveHref, now }: WaveListProps) {
  const next = view.waves.find(({ state }) => state === "due");
  const commands = { sendAgainAt: view.sendAgainAt, now };
  return (
    <Card aria-labelledby="vagues">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="vagues" className="text-lg">
          Qui est prévenu
        </h2>
        <Link to="/classement" className="link text-sm">
          Comment nous choisissons
        </Link>
      </div>
      {isOpen && view.level_limit !== null && <LevelLimit limit={view.level_limit} proveHref={proveHref} />}
      {view.waves.length === 0 ? (
        <p className="mt-3 text-ink-2">Nous n’avons encore prévenu personne.</p>
      ) : (
        <ol className="vagues mt-3.5">
          {view.waves.map((wave) => (
            <Wave key={wave.number} wave={wave} now={now}>
              {isOpen && wave === next && <WaveCommands {...commands} canStop />}
            </Wave>
          ))}
        </ol>
      )}
      {isOpen && !next && (
        <div className="mt-4">
          {view.stoppedAt !== null && (
            <p className="text-ink-2 text-sm">Vous avez arrêté&nbsp;: nous ne prévenons plus d’autres personnes.</p>
          )}
          <WaveCommands {...commands} canStop={false} />
        </div>
      )}
    </Card>
  );
}

function LevelLimit({ limit, proveHref }: { limit: NonNullable<DiffusionView["level_limit"]>; proveHref: string }) {
  const line = levelLimitLine(limit);
  if (line === undefined) return null;
  return (
    <p className="mt-3 rounded-md bg-paper p-3 text-ink-2 text-sm">
      {`${line} `}
      <Link to={proveHref} className="link">
        Ce qui vous est ouvert
      </Link>
    </p>
  );
}

function Wave({ wave, now, children }: { wave: WaveView; now: number; children: ReactNode }) {
  return (
    <li className={wave.state === "due" ? "next" : undefined}>
      <span className="pt" aria-hidden="true">
        {wave.state === "sent" ? (
          <Check className="ico" />
        ) : wave.state === "stopped" ? (
          <X className="ico" />
        ) : (
          wave.number
        )}
      </span>
      <div>
        <p className="t">{waveTitle(wave)}</p>
        <p className="d">{waveText(wave, now)}</p>
      </div>
      <p className="n">{wave.state !== "stopped" && waveSizeText(wave)}</p>
      {children}
    </li>
  );
}

interface WaveCommandsProps {
  canStop: boolean;
  sendAgainAt: string | null;
  now: number;
}

function WaveCommands({ canStop, sendAgainAt, now }: WaveCommandsProps) {
  const sent = useNavigation().formData?.get("intent");
  const wait = sendAgainAt !== null && Date.parse(sendAgainAt) > now ? sendAgainText(sendAgainAt, now) : undefined;
  return (
    <Form method="post" className="wave-commands">
      <Button
        type="submit"
        name="intent"
        value="send"
        size="sm"
        variant="soft"
        icon={Send}
        loading={sent === "send"}
        disabled={sent === "stop" || wait !== undefined}
      >
        {canStop ? "Prévenir maintenant" : "Prévenir d’autres personnes"}
      </Button>
      {canStop && (
        <Button type="submit" name="intent" value="stop" size="sm" variant="ghost" loading={sent === "stop"}>
          Arrêter ici
        </Button>
      )}
      {wait !== undefined && <p className="w-full text-ink-2 text-sm">{wait}</p>}
    </Form>
  );
}
