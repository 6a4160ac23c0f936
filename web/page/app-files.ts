import type { ServerBuild } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'

type Assets = ServerBuild['assets']
type Loaded = Pick<NonNullable<Assets['routes'][string]>, 'module' | 'imports' | 'css'>

const firstPages = { Candidate: 'candidate-dashboard', Company: 'organization/dashboard/page' } as const

/** The scripts and styles of the first page after sign-in. */
export function appFiles(assets: Assets, kind: AccountKind): string[] {
  const loaded: Loaded[] = [assets.entry, ...chainOf(assets, firstPages[kind])]
  const files = loaded.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  return [...new Set([assets.url, ...files])]
}

function chainOf(assets: Assets, id: string | undefined): Loaded[] {
  const route = id === undefined ? undefined : assets.routes[id]
  return route ? [route, ...chainOf(assets, route.parentId)] : []
}
