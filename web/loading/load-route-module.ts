// No imports: this module is bundled into the framework's script, which must not wait for other scripts.

interface Fetching {
  script(address: string): Promise<object>
  routes(url: URL, options: { readonly signal?: AbortSignal }): Promise<Response>
}

let fetching: Fetching = {
  script: (address) => import(/* @vite-ignore */ address),
  routes: (url, options) => fetch(url, options),
}

export function fetchPagesWith(other: Fetching) {
  fetching = other
}

/**
 * Replaces React Router's own function (vite.config.ts), which reloads the page if a script fails to load, even a
 * prefetched one: input would be lost, and without a server the page as well.
 */
export async function loadRouteModule(
  { id, module }: { readonly id: string; readonly module: string },
  loaded: Record<string, object>,
): Promise<object> {
  loaded[id] ??= await fetching.script(module)
  return loaded[id]
}

/** Replaces the `fetch` with which React Router loads the routes behind links. */
export const fetchRoutes: Fetching['routes'] = (url, options) => fetching.routes(url, options)
