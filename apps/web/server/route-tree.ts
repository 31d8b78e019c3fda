import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

export type Routes = Pick<ServerBuild, "routes">;

/** The routes of the build as the router takes them, to find the ones that serve a path. */
export function createRouteFinder({ routes }: Routes): (path: string) => RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => {
        const handle: unknown = module?.handle;
        return index ? { id, path, handle, index: true } : { id, path, handle, children: childrenOf(id) };
      }) as RouteObject[];
  const tree = childrenOf(undefined);
  return (path) => (path.startsWith("/") ? (matchRoutes(tree, path) ?? []).map(({ route }) => route) : []);
}
