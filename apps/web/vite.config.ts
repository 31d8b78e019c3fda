import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Caddy asks for it, in front of this server as in front of the web's. */
const health: Plugin = {
  name: "health",
  configureServer({ middlewares }) {
    middlewares.use("/sante", (_request, response) => void response.end("ok"));
  },
};

/** Changes least: it stays in the browser's cache across releases. */
const FRAMEWORK = {
  name: "framework",
  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
};

export default defineConfig({
  plugins: [health, tailwindcss(), reactRouter()],
  server: { host: "127.0.0.1" },
  // Pre-bundled, so that the first page in development does not reload.
  optimizeDeps: {
    include: [
      "lucide-react",
      "react-aria-components",
      "react-aria-components/Button",
      "react-aria-components/Dialog",
      "react-aria-components/Heading",
      "react-aria-components/I18nProvider",
      "react-aria-components/Menu",
      "react-aria-components/Modal",
      "react-aria-components/Tabs",
      "react-aria-components/Toast",
    ],
  },
  // Inlined assets would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK] } } } },
});
