import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";

/** In production the web server forwards the sockets. */
const { API_URL = "http://127.0.0.1:3001" } = loadEnv("development", import.meta.dirname, "API_URL");
const api = { target: API_URL, ws: true };

/** Changes least: it stays in the browser's cache across releases. */
const FRAMEWORK = {
  name: "framework",
  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { host: "127.0.0.1", proxy: { "/chat/": api, "/live/": api } },
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
