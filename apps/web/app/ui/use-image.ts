import { useState } from "react";

/** `undefined` once the image has failed, even before hydration. */
export function useImage(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return undefined;
  const fail = () => setBroken(src);
  return {
    src,
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
    onError: fail,
  };
}
