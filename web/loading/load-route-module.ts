// No imports: the framework's script has this inside, and must wait for none of ours.

interface Fetching {
  script(address: string): Promise<object>
  routes(url: URL, asked: { readonly signal?: AbortSignal }): Promise<Response>
}

let fetching: Fetching = {
  script: (address) => import(/* @vite-ignore */ address),
  routes: (url, asked) => fetch(url, asked),
}

export function fetchPagesWith(other: Fetching) {
  fetching = other
}

/**
 * Takes the place of React Router's own (vite.config.ts), which reloads the page as soon as a script does not come, be it
 * that somebody only came near a link: what was typed would be gone, and without a server the page as well.
 */
export async function loadRouteModule(
  { id, module }: { readonly id: string; readonly module: string },
  loaded: Record<string, object>,
): Promise<object> {
  loaded[id] ??= await fetching.script(module)
  return loaded[id]
}

/** In the place of the `fetch` with which React Router asks for the routes behind links. */
export const fetchRoutes: Fetching['routes'] = (url, asked) => fetching.routes(url, asked)
