/** For tests: the web server in a process of its own, which says how much memory it takes when it is asked. */
import type { AddressInfo } from "node:net";
import { aWeb } from "./web-fixture.ts";

const { app } = await aWeb({
  level: "silent",
  publicUrl: "https://renfort.test",
  formMs: 1_500,
  takesFiles: (url) => url === "/profil",
  render: async (request) => {
    const form = await request.formData();
    const file = form.get("file");
    return new Response(file instanceof File ? `${file.name} ${file.size}` : `${form.has("text")}`);
  },
});
await app.listen({ port: 0, host: "127.0.0.1" });
process.on("message", () => process.send?.(process.memoryUsage().rss));
process.send?.((app.server.address() as AddressInfo).port);
