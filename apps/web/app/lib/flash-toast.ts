import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { toast } from "../ui/toast.tsx";

/**
 * A sentence that the address of a redirect asks for (`?publiee=1`): said in a toast, then taken out of an address that one
 * may keep or reload. Returned for the pages without script, which show it.
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
      // The page is the one that was just loaded.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [name, sentence, setSearch]);
  return sentence;
}
