import { useId } from "react";
import { useControl } from "./field.tsx";
import { useMaskedInput } from "./masked-input.ts";
import { parseTime } from "./parse-date.ts";

export interface TimeInputProps {
  defaultValue?: string;
  locked?: boolean;
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);
const asIs = (time: string) => time;

/** Accepts « 18h30 » or « 1830 »; posts `18:30`. Inside a Field. */
export function TimeInput({ defaultValue = "", locked = false }: TimeInputProps) {
  const { name, ...control } = useControl();
  const list = useId();
  const { box, hidden } = useMaskedInput({
    name,
    native: "time",
    defaultValue,
    parse: parseTime,
    format: asIs,
    locked,
  });
  return (
    <>
      <input
        className="input num"
        {...(box.type === "text" && { placeholder: "hh:mm" })}
        list={list}
        {...control}
        {...box}
      />
      <datalist id={list}>
        {HALF_HOURS.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </datalist>
      {hidden && <input {...hidden} />}
    </>
  );
}
