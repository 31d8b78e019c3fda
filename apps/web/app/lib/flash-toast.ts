import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { toast } from "../ui/toast.tsx";

/**
 * Shows the sentence of a query parameter (`?publiee=1`) in a toast, then removes the parameter. Returned for pages
 * without script.
 */
export function useFlashToast(sentences: Readonly<Record<string, string>>): string | undefined {
  const [search, setSearch] = useSearchParams();
  const name = Object.keys(sentences).find((key) => search.has(key));
  const sentence = name === undefined ? undefined : sentences[name];
  useEffect(() => {
    if (name === undefined || sentence === undefined) return;
    toast(sentence);
    setSearch(
      (params) => {
        params.delete(name);
        return params;
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [name, sentence, setSearch]);
  return sentence;
}
