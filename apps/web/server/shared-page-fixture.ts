/** For tests: a few routes as the build has them, some of them with a shared page. */
import type { Routes } from "./route-tree.ts";

const SHARED_PAGE = { shared: "page" };

const route = (id: string, parentId?: string, path?: string, handle?: unknown) => ({
  id,
  parentId,
  path,
  index: parentId !== undefined && path === undefined,
  module: { handle },
});

export const ROUTES = {
  routes: {
    root: route("root"),
    home: route("home", "root", undefined, SHARED_PAGE),
    search: route("search", "root", "emplois", { shared: "search" }),
    mission: route("mission", "root", "emplois/:slug", { shared: "mission" }),
    feed: route("feed", "root", "flux/missions.xml", { shared: "feed" }),
    report: route("report", "root", "emplois/:slug/signaler"),
    landing: route("landing", "root", "emplois/:sector/:place", SHARED_PAGE),
    member: route("member", "root", "candidat"),
    messages: route("messages", "member", "messages/:id?"),
  },
} as unknown as Routes;
