import { Check, CheckCheck, Eye, Flame, Hourglass, Minus, PartyPopper, Pause, Snowflake, Undo2, X } from "lucide-react";
import { SectorBadge } from "../parts/mission/sector-badge.tsx";
import { accentAt } from "../ui/accent.ts";
import { Badge } from "../ui/badge.tsx";
import { cx } from "../ui/class-names.ts";
import { Samples } from "./sample.tsx";

const COLORS = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["ink", "bg-ink"],
  ["brand", "bg-brand"],
  ["brand-soft", "bg-brand-soft"],
  ["night", "bg-night"],
  ["night-3", "bg-night-3"],
  ["gilet", "bg-gilet"],
  ["feu", "bg-feu"],
  ["feu-soft", "bg-feu-soft"],
  ["glace", "bg-glace"],
  ["glace-soft", "bg-glace-soft"],
  ["ok", "bg-ok"],
  ["warn", "bg-warn"],
  ["danger", "bg-danger"],
] as const;

const SECTORS = [
  "Restauration",
  "Commerce",
  "IT & Digital",
  "Logistique",
  "Hôtellerie",
  "Transport",
  "BTP",
  "Santé",
  "Éducation",
  "Événementiel",
  "Nettoyage",
  "Livraison",
  "Sécurité",
  "Administration",
  "Service Client",
  "Autre",
];

export function FoundationSamples() {
  return (
    <>
      <Samples title="Couleurs">
        <div className="grid grid-cols-3 gap-3 md:grid-cols-6 lg:grid-cols-9">
          {COLORS.map(([name, color]) => (
            <div key={name} className="card overflow-hidden">
              <div className={cx("h-16", color)} />
              <p className="px-3 py-2 text-xs">{name}</p>
            </div>
          ))}
        </div>
      </Samples>
      <Samples title="La liasse, six accents de carte">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-6">
          {["Bleu", "Mimosa", "Rose", "Menthe", "Abricot", "Lagon"].map((name, index) => (
            <div key={name} className={cx("stub-card", accentAt(index))}>
              <div className="stub-card-body py-4!">
                <p className="font-semibold">{accentAt(index)}</p>
              </div>
              <div className="stub-card-stub">
                <p className="gain-v">{name}</p>
              </div>
            </div>
          ))}
        </div>
      </Samples>
      <Samples title="Secteurs">
        <div className="flex flex-wrap gap-3">
          {SECTORS.map((name) => (
            <SectorBadge key={name} name={name} />
          ))}
        </div>
      </Samples>
      <Samples title="Statuts">
        <div className="flex flex-wrap gap-3">
          <Badge tone="ok" dot>
            En recrutement
          </Badge>
          <Badge tone="warn" icon={Pause}>
            En pause
          </Badge>
          <Badge tone="grey" icon={Check}>
            Terminée
          </Badge>
          <Badge tone="dash">Brouillon</Badge>
          <Badge tone="feu" icon={Flame}>
            Urgent
          </Badge>
          <Badge tone="warn" icon={Hourglass}>
            En attente
          </Badge>
          <Badge tone="blue" icon={Eye}>
            Examiné
          </Badge>
          <Badge tone="ok" icon={Check}>
            Accepté
          </Badge>
          <Badge tone="red" icon={X}>
            Rejeté
          </Badge>
          <Badge tone="blue" icon={Hourglass}>
            En cours de révision
          </Badge>
          <Badge tone="solid-ok" icon={PartyPopper}>
            {"Sélectionné\u202f!"}
          </Badge>
          <Badge tone="grey" icon={Minus}>
            Non sélectionné
          </Badge>
          <Badge tone="ok-line" icon={CheckCheck}>
            Confirmé
          </Badge>
          <Badge tone="line" icon={Undo2}>
            Retirée
          </Badge>
          <Badge tone="feu-soft" icon={Flame}>
            Disponible
          </Badge>
          <Badge tone="glace" icon={Snowflake}>
            En pause
          </Badge>
        </div>
      </Samples>
    </>
  );
}
