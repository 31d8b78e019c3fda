import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Chip, RemovableChip } from "../chip.tsx";
import { fold } from "../fold-accents.ts";
import { useHydrated } from "../hydrated.ts";
import { useControl } from "./field.tsx";
import { useRefill } from "./form-restore.ts";

export interface TagInputProps {
  /** Taken from the Field around it. */
  name?: string;
  defaultValue?: readonly string[];
  onChange?: (tags: readonly string[]) => void;
  suggestions?: readonly string[];
  placeholder?: string;
  /** How many suggestions are shown at once. */
  shown?: number;
}

const NO_TAGS: readonly string[] = [];

const same = (a: string) => (b: string) => fold(a) === fold(b);

/** Several words of free text. Enter adds, Backspace removes the last; posts one value per tag. */
export function TagInput({
  defaultValue = NO_TAGS,
  onChange,
  suggestions = NO_TAGS,
  placeholder,
  shown = 8,
  ...rest
}: TagInputProps) {
  const { name: fieldName, required: _required, ...control } = useControl();
  const name = rest.name ?? fieldName;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState(defaultValue);
  const [text, setText] = useState("");
  const [announcement, setAnnouncement] = useState("");
  useRefill(input, (values) => name !== undefined && setTags(values[name] ?? NO_TAGS));

  const proposed = suggestions
    .filter((suggestion) => !tags.some(same(suggestion)) && fold(suggestion).includes(fold(text.trim())))
    .slice(0, shown);

  function change(next: readonly string[], announcement: string) {
    setTags(next);
    setAnnouncement(announcement);
    onChange?.(next);
    // Hidden inputs fire no event.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function remove(tag: string) {
    change(
      tags.filter((other) => other !== tag),
      `${tag} retiré`,
    );
    input.current?.focus();
  }

  /** A repeated value is removed. */
  function toggle(raw: string) {
    const tag = raw.trim();
    setText("");
    if (tag === "") return;
    const existing = tags.find(same(tag));
    if (existing === undefined) change([...tags, tag], `${tag} ajouté`);
    else remove(existing);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = tags.at(-1);
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      toggle(text);
    } else if (event.key === "Backspace" && text === "" && last !== undefined) {
      remove(last);
    }
  }

  return (
    <div>
      <div className="input flex flex-wrap items-center gap-2 p-1.5!">
        {tags.map((tag) => (
          <RemovableChip key={tag} small removeLabel={`Retirer ${tag}`} remove={{ onRemove: () => remove(tag) }}>
            {tag}
          </RemovableChip>
        ))}
        <input
          type="text"
          className="input-bare"
          autoComplete="off"
          placeholder={placeholder}
          // Without script the text itself is the value.
          name={hydrated ? undefined : name}
          data-field={name}
          {...control}
          ref={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
          // Adds the pending text before submit.
          onBlur={() => text.trim() !== "" && !tags.some(same(text.trim())) && toggle(text)}
        />
      </div>
      {tags.map((tag) => (
        <input key={tag} type="hidden" name={name} value={tag} />
      ))}
      {proposed.length > 0 && (
        <div className="js-only mt-3 flex flex-wrap gap-2">
          {proposed.map((suggestion) => (
            // Keeps focus in the field, whose blur would add the half-typed text.
            <Chip
              key={suggestion}
              icon={Plus}
              small
              dashed
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => toggle(suggestion)}
            >
              {suggestion}
            </Chip>
          ))}
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
