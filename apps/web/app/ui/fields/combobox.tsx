import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { fold } from "../fold-accents.ts";
import { useHydrated } from "../hydrated.ts";
import { Skeleton } from "../skeleton.tsx";
import { useUiWords } from "../ui-words.ts";
import { useControl } from "./field.tsx";
import { useRefill } from "./form-restore.ts";
import { type RemoteOption, type SearchOptions, useRemoteOptions } from "./remote-options.ts";

export interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "list" | "ref"> {
  search: SearchOptions;
  onPick?: (option: RemoteOption) => void;
  /** Posts the picked option's value beside the text; empty as soon as the text is edited. */
  valueName?: string;
  defaultPicked?: string;
  /** Characters needed before searching. */
  minLength?: number;
  /** Pause in typing before searching, in milliseconds: longer for a service that is not ours. */
  delay?: number;
  /** Names the list for screen readers. */
  listLabel: string;
  /** Shown when nothing is found. */
  emptyText?: string;
  /** Shown when the search fails. */
  failedText?: string;
  icon?: LucideIcon;
}

/** Without script, a text field. */
export function Combobox({
  search,
  onPick,
  valueName,
  defaultPicked = "",
  minLength = 2,
  delay,
  listLabel,
  emptyText,
  failedText,
  icon: Icon,
  className,
  ...rest
}: ComboboxProps) {
  const control = useControl();
  const words = useUiWords();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { state, searchFor, clear } = useRemoteOptions(search, delay);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [picked, setPicked] = useState(defaultPicked);
  useRefill(input, (values) => valueName !== undefined && setPicked(values[valueName]?.[0] ?? ""));
  const options = state.status === "loaded" ? state.options : [];
  const expanded = open && options.length > 0;
  const fallbackText = state.status === "failed" ? failedText : state.status === "loaded" ? emptyText : undefined;
  const noOptionText = options.length === 0 ? fallbackText : undefined;
  const isShown = state.status === "loading" || options.length > 0 || noOptionText !== undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  function edit(text: string) {
    setQuery(text);
    setActive(-1);
    setPicked("");
    setOpen(true);
    if (text.trim().length < minLength) clear();
    else void searchFor(text.trim());
  }

  // Searches what was typed before hydration.
  const editNow = useEffectEvent(edit);
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement === field && field.value !== field.defaultValue) editNow(field.value);
  }, []);

  function pick(option: RemoteOption) {
    if (input.current) input.current.value = option.label;
    setPicked(option.value);
    setOpen(false);
    setActive(-1);
    clear();
    fill(input.current?.form, option.fills);
    onPick?.(option);
  }

  function move(event: KeyboardEvent, step: 1 | -1) {
    if (options.length === 0) return;
    event.preventDefault();
    setOpen(true);
    const next = active + step;
    setActive(next >= options.length ? 0 : next < 0 ? options.length - 1 : next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const option = options[active];
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Enter" && expanded && option) {
      event.preventDefault();
      pick(option);
    } else if (event.key === "Escape" && open) {
      // The list closes, not the dialog around it.
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div className={cx("relative", Icon && "with-ico")}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      <input
        type="text"
        className={cx("input", className)}
        autoComplete="off"
        data-refill="silent"
        {...(hydrated && { role: "combobox", "aria-autocomplete": "list" as const, "aria-expanded": expanded })}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={expanded && active >= 0 ? optionId(active) : undefined}
        {...control}
        {...rest}
        ref={input}
        onInput={(event) => {
          rest.onInput?.(event);
          edit(event.currentTarget.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setOpen(false);
        }}
      />
      {valueName !== undefined && <input type="hidden" name={valueName} value={picked} />}
      {open && isShown && (
        <div className="menu absolute inset-x-0 top-full z-40 mt-2 max-h-80 overflow-y-auto">
          {state.status === "loading" && (
            <div className="grid gap-3 p-3">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          )}
          {noOptionText !== undefined && <p className="px-3 py-2.5 text-ink-2">{noOptionText}</p>}
          {options.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list can be filled while typing
            <div id={listId} role="listbox" aria-label={listLabel}>
              {options.map((option, index) => (
                <div
                  key={option.value}
                  id={optionId(index)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="menu-i flex-wrap gap-y-0! py-2"
                  // Before blur, so that focus stays in the field.
                  onMouseDown={(event) => {
                    event.preventDefault();
                    pick(option);
                  }}
                >
                  <span className="min-w-0 grow break-words">
                    <Highlight text={option.label} query={query} />
                  </span>
                  {option.detail !== undefined && <span className="text-ink-3 text-sm">{option.detail}</span>}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      <output className="sr-only">
        {open && (options.length > 0 ? words.suggestions(options.length) : noOptionText)}
      </output>
    </div>
  );
}

function fill(form: HTMLFormElement | null | undefined, values: RemoteOption["fills"]): void {
  for (const [name, value] of Object.entries(values ?? {})) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    // Its error goes with the new value.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Shows in bold what was typed, whatever its accents. */
function Highlight({ text, query }: { text: string; query: string }) {
  // Positions match unless the text has ligatures.
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  const wanted = fold(query.trim());
  const start = wanted && folded.length === composed.length ? folded.indexOf(wanted) : -1;
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {composed.slice(0, start)}
      <b>{composed.slice(start, end)}</b>
      {composed.slice(end)}
    </>
  );
}
