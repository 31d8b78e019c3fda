import type { MetaDescriptor } from "react-router";

export interface PageFacts {
  /** « Écran · Renfort ». */
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
  /** What a shared link shows, when it is not the site's own card. */
  image?: { url: string; alt: string } | undefined;
  /** Not indexed. */
  unlisted?: boolean;
}

/** Title, description, canonical address, and what a shared link shows. */
export function pageMeta({ title, description, url, image, unlisted = false }: PageFacts): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Renfort" },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image?.url ?? new URL("/social-card.png", url).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    ...(image ? [{ property: "og:image:alt", content: image.alt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(unlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
