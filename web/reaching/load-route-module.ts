// No imports: the framework's script has this inside, and must wait for none of ours.

type Fetch = (address: string) => Promise<object>

let fetchScript: Fetch = (address) => import(/* @vite-ignore */ address)

export function fetchScriptsWith(other: Fetch) {
  fetchScript = other
}

/**
 * Takes the place of React Router's own (vite.config.ts), which reloads the page as soon as a script does not come, be it
 * that somebody only came near a link: what was typed would be gone, and without a server the page as well.
 */
export async function loadRouteModule(
  { id, module }: { readonly id: string; readonly module: string },
  loaded: Record<string, object>,
): Promise<object> {
  loaded[id] ??= await fetchScript(module)
  return loaded[id]
}
