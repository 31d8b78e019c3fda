import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

// oxlint-disable-next-line node/no-process-env -- as VITE_GALLERY adds a page, what it builds must not be taken for the product
const withGallery = process.env["VITE_GALLERY"] !== undefined;

export default {
  ssr: true,
  buildDirectory: withGallery ? "build/gallery" : "build",
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
