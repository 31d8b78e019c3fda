import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./chunk-groups.ts";

/** Caddy asks for it, in front of this server as in front of the web's. */
const health: Plugin = {
  name: "health",
  configureServer({ middlewares }) {
    middlewares.use("/sante", (_request, response) => void response.end("ok"));
  },
};

export default defineConfig({
  plugins: [health, tailwindcss(), reactRouter(), chunkGroups],
  server: { host: "127.0.0.1" },
  // Their drawings are one file that is loaded once, instead of scripts: tools/icons.ts.
  resolve: { alias: { "lucide-react": join(import.meta.dirname, "app/ui/icons/icons.ts") } },
  // Inlined assets would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0 },
});
