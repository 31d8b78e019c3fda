import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { TextInput } from "../../ui/fields/text-input.tsx";
import { useSyncedQuery } from "../../ui/fields/use-synced-query.ts";

const LABEL = "Rechercher par prénom ou nom";
const PAUSE = 250;

/** A GET form; with script it follows typing. */
export function ConversationSearch({ words }: { words: string }) {
  const submit = useSubmit();
  const box = useSyncedQuery(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search>
      <Form
        replace
        preventScrollReset
        onChange={({ currentTarget }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => void submit(currentTarget, { replace: true, preventScrollReset: true }),
            PAUSE,
          );
        }}
      >
        <TextInput
          ref={box}
          type="search"
          name="q"
          icon={Search}
          aria-label={LABEL}
          title={LABEL}
          placeholder="Prénom ou nom"
          maxLength={100}
          defaultValue={words}
          className="min-h-11!"
        />
      </Form>
    </search>
  );
}
