import {
  Bike,
  BriefcaseBusiness,
  ChefHat,
  CodeXml,
  ConciergeBell,
  Folder,
  GraduationCap,
  HardHat,
  Headset,
  HeartPulse,
  type LucideIcon,
  Package,
  PartyPopper,
  Shield,
  ShoppingBag,
  SprayCan,
  Truck,
} from "lucide-react";

export interface SectorStyle {
  icon: LucideIcon;
  /** Background and text; literal so that Tailwind sees them. */
  colors: string;
}

const NEUTRAL = "bg-neutral-soft text-neutral-ink";

/** Sectors travel as French names. */
const STYLES: Readonly<Record<string, SectorStyle>> = {
  Restauration: { icon: ChefHat, colors: "bg-s-restauration-soft text-s-restauration" },
  Commerce: { icon: ShoppingBag, colors: "bg-s-commerce-soft text-s-commerce" },
  "IT & Digital": { icon: CodeXml, colors: "bg-s-it-soft text-s-it" },
  Logistique: { icon: Package, colors: "bg-s-logistique-soft text-s-logistique" },
  Hôtellerie: { icon: ConciergeBell, colors: "bg-s-hotellerie-soft text-s-hotellerie" },
  Transport: { icon: Truck, colors: "bg-s-transport-soft text-s-transport" },
  BTP: { icon: HardHat, colors: "bg-s-btp-soft text-s-btp" },
  Santé: { icon: HeartPulse, colors: "bg-s-sante-soft text-s-sante" },
  Éducation: { icon: GraduationCap, colors: "bg-s-education-soft text-s-education" },
  Événementiel: { icon: PartyPopper, colors: NEUTRAL },
  Nettoyage: { icon: SprayCan, colors: NEUTRAL },
  Livraison: { icon: Bike, colors: NEUTRAL },
  Sécurité: { icon: Shield, colors: NEUTRAL },
  Administration: { icon: Folder, colors: NEUTRAL },
  "Service Client": { icon: Headset, colors: NEUTRAL },
};

export function sectorStyle(name: string): SectorStyle {
  return STYLES[name.normalize("NFC")] ?? { icon: BriefcaseBusiness, colors: NEUTRAL };
}
