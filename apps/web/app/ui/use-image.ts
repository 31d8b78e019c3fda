import { useState } from "react";

/** For an image that may be gone: `undefined` once it has failed, even before script came to listen. */
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
