import { Star } from "lucide-react";

const POSITIONS = [1, 2, 3, 4, 5] as const;
const oneDecimal = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export interface StarsProps {
  /** From 0 to 5. */
  value: number;
  /** One star and the number, for lists. */
  compact?: boolean;
}

export function Stars({ value, compact = false }: StarsProps) {
  const text = oneDecimal.format(value);
  const halves = Math.round(value * 2) / 2;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="stars" aria-hidden="true">
        {(compact ? [1] : POSITIONS).map((position) => (
          <span key={position}>
            <Star className={position <= halves || compact ? "ico" : "ico off"} />
            {!compact && position - 0.5 === halves && <Star className="ico half" />}
          </span>
        ))}
      </span>
      <span className="num text-sm">
        {text}
        <span className="sr-only"> sur 5</span>
      </span>
    </span>
  );
}
