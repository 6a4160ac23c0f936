import type { ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * The build cut into smaller ones by the first part of the pages' addresses (`scholarships`), where all pages of a part are
 * documents. A router goes through all of its routes several times for each page, and a document needs no others: nobody
 * goes on from it without loading the next one.
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

/** The first part of an address inside its locale, in lower case: routes match addresses of either. */
export const firstPartIn = (address: string) => (/^\/([^/?#]*)/.exec(address)?.[1] ?? '').toLowerCase()

const firstPartOf = (page: Route, build: ServerBuild) =>
  firstPartIn(`/${withParents(page, build).find(({ path }) => path)?.path ?? ''}`)

function withOnly(pages: readonly Route[], build: ServerBuild): ServerBuild {
  const ids = new Set(pages.flatMap((page) => withParents(page, build).map(({ id }) => id)))
  const only = <Of>(all: Readonly<Record<string, Of>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** A route with all around it, the outermost first. */
function withParents(route: Route, build: ServerBuild): Route[] {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId]
  return parent ? [...withParents(parent, build), route] : [route]
}
