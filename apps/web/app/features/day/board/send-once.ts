import { type FormEvent, useRef } from "react";

const FIELD = "client_id";

/** For a form with an empty `client_id`: the same entry sent again, after an answer that was lost, has the same id and counts once. */
export function useSendOnce(): (event: FormEvent<HTMLFormElement>) => void {
  const last = useRef({ key: "", id: "" });
  return ({ currentTarget: form, nativeEvent }) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const key = JSON.stringify([...new FormData(form, submitter)].filter(([name]) => name !== FIELD));
    if (last.current.key !== key) last.current = { key, id: crypto.randomUUID() };
    const field = form.elements.namedItem(FIELD);
    if (field instanceof HTMLInputElement) field.value = last.current.id;
  };
}
