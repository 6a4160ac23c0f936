import type { ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Splits the build by the first part of the address (`scholarships`), for parts whose pages are all documents. A router
 * walks all its routes several times per page, and a document only needs its own: leaving it is a full load.
 */
export function documentRoutes(build: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(routes.map(({ parentId }) => parentId))
  const pages = routes.filter(({ id }) => !parents.has(id))
  const parts = Map.groupBy(pages, (page) => firstPartOf(page, build))
  return new Map(
    [...parts]
      .filter(([, ofPart]) => ofPart.every(({ module }) => (module.handle as PageHandle | undefined)?.document))
      .map(([part, ofPart]) => [part, withOnly(ofPart, build)]),
  )
}

/** The first part of an address in its locale, in lower case, because routes match case-insensitively. */
export const firstPartIn = (address: string) => (/^\/([^/?#]*)/.exec(address)?.[1] ?? '').toLowerCase()

const firstPartOf = (page: Route, build: ServerBuild) =>
  firstPartIn(`/${withParents(page, build).find(({ path }) => path)?.path ?? ''}`)

function withOnly(pages: readonly Route[], build: ServerBuild): ServerBuild {
  const ids = new Set(pages.flatMap((page) => withParents(page, build).map(({ id }) => id)))
  const only = <Of>(all: Readonly<Record<string, Of>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** A route with its parents, the outermost first. */
function withParents(route: Route, build: ServerBuild): Route[] {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId]
  return parent ? [...withParents(parent, build), route] : [route]
}
