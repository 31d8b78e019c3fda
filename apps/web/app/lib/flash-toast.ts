import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { toast } from "../ui/overlays/toast.tsx";

/**
 * Shows the sentence of a query parameter (`?publiee=1`) in a toast, then removes the parameter. Returned for pages
 * without script.
 */
export function useFlashToast(
  sentences: Readonly<Record<string, string>>,
  /** By parameter: a link in the toast. */
  links: Readonly<Record<string, { label: string; to: string }>> = {},
): string | undefined {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const name = Object.keys(sentences).find((key) => search.has(key));
  const sentence = name === undefined ? undefined : sentences[name];
  const { label, to } = (name === undefined ? undefined : links[name]) ?? {};
  useEffect(() => {
    if (name === undefined || sentence === undefined) return;
    toast(sentence, label && to ? { action: { label, onAction: () => void navigate(to) } } : {});
    setSearch(
      (params) => {
        params.delete(name);
        return params;
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [name, sentence, label, to, navigate, setSearch]);
  return sentence;
}
