import { Badge } from "../../ui/badge.tsx";
import { sectorLook } from "./sector-look.ts";

export function SectorBadge({ name }: { name: string }) {
  const { icon, colors } = sectorLook(name);
  return (
    <Badge tone="bare" icon={icon} className={colors}>
      {name}
    </Badge>
  );
}
