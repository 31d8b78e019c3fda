import { Badge } from "../../ui/badge.tsx";
import { sectorStyle } from "./sector-styles.ts";

export function SectorBadge({ name }: { name: string }) {
  const { icon, colors } = sectorStyle(name);
  return (
    <Badge tone="bare" icon={icon} className={colors}>
      {name}
    </Badge>
  );
}
