import { hasAccess, modules } from '#contract/access.ts'
import type { GrantLevel, Module, Permissions } from '#contract/permissions.ts'

export type GrantScope = 'All' | Module

/** The levels in display order, from none to full. */
export const levels = ['Unknown', 'ReadOnly', 'WriteOnly', 'WriteRead', 'FullAccess'] as const satisfies GrantLevel[]

export const scopes: readonly GrantScope[] = ['All', ...modules]

/** The effective level in a module: its own grant together with that of `All`. */
export function levelIn(permissions: Permissions, module: Module): GrantLevel {
  const may = (access: 'read' | 'write' | 'full') => hasAccess({ userType: 'Sub', permissions }, module, access)
  if (may('full')) return 'FullAccess'
  if (may('write')) return may('read') ? 'WriteRead' : 'WriteOnly'
  return may('read') ? 'ReadOnly' : 'Unknown'
}

/** The grants with one scope's own level set, or removed: a module then inherits from `All`. */
export function withGrant(permissions: Permissions, scope: GrantScope, level: GrantLevel | undefined): Permissions {
  const { [scope]: _, ...rest } = permissions
  const isNothing = level === undefined || (scope === 'All' && level === 'Unknown')
  return isNothing ? rest : { ...rest, [scope]: level }
}

export interface GrantSaid {
  readonly of: GrantScope | 'Others'
  readonly level: GrantLevel
}

/** The grants in their shortest form; empty for an account without any. */
export function summaryOf(permissions: Permissions): readonly GrantSaid[] {
  const each = modules.map((module) => ({ of: module, level: levelIn(permissions, module) }))
  const usual = permissions.All ?? 'Unknown'
  const special = each.filter(({ level }) => level !== usual)
  if (special.length === 0) return usual === 'Unknown' ? [] : [{ of: 'All', level: usual }]
  if (each.every(({ level }) => level === each[0]?.level)) return [{ of: 'All', level: each[0]?.level ?? usual }]
  const hasOthers = usual !== 'Unknown' && special.length < each.length
  return hasOthers ? [...special, { of: 'Others', level: usual }] : special
}
