import { createMemoryRouter, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { revalidateWhenIdle, routerActivity } from "./router-activity.ts";

function aRouter() {
  const load = vi.fn<() => null>(() => null);
  const result = Promise.withResolvers<Response>();
  const router = createMemoryRouter(
    [
      { id: "list", path: "/", loader: load, action: () => result.promise },
      { path: "/brouillon", loader: load },
    ],
    { hydrationData: { loaderData: { list: null } }, instrumentations: [routerActivity] },
  );
  router.initialize();
  const form = new FormData();
  form.set("intent", "duplicate");
  return {
    router,
    load,
    send: () => router.fetch("card", "list", "/", { formMethod: "POST", formData: form }),
    answerWith: result.resolve,
  };
}

test("a page at rest is loaded again at once", async () => {
  const { router, load } = aRouter();
  revalidateWhenIdle(() => void router.revalidate()).request();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test("an event during a submission does not lose the redirect of its action", async () => {
  const { router, load, send, answerWith } = aRouter();
  const { request: refresh } = revalidateWhenIdle(() => void router.revalidate());
  void send();
  refresh();
  refresh();
  answerWith(redirect("/brouillon"));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/brouillon"));
  // The page it leads to, then that page again: the news may be about it.
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test("someone who has left waits for nothing", async () => {
  const { router, load, send, answerWith } = aRouter();
  const { request: refresh, stop } = revalidateWhenIdle(() => void router.revalidate());
  void send();
  refresh();
  stop();
  answerWith(redirect("/brouillon"));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/brouillon"));
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  expect(load).toHaveBeenCalledTimes(1);
});
