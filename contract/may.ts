import type { Access } from './access.ts'
import type { Module } from './permissions.ts'

/** Who may make a call. Declared in the contract, enforced in one place (api/performing/permission.ts). */
export type May =
  | { readonly who: 'anyone' }
  | { readonly who: 'signedIn' }
  /** The candidate whose id is `:candidateId`. */
  | { readonly who: 'candidate' }
  /** A member of the organization `:companyId`, with access to the module if one is given. */
  | { readonly who: 'member'; readonly module?: Module; readonly access?: Access }
  /** A Root of the organization `:companyId`. */
  | { readonly who: 'root' }
  | { readonly who: 'operator' }

export const anyone: May = { who: 'anyone' }
export const signedIn: May = { who: 'signedIn' }
export const candidate: May = { who: 'candidate' }
export const member: May = { who: 'member' }
export const root: May = { who: 'root' }
export const operator: May = { who: 'operator' }
/**
 * One item of the module by its address, for members who may read its lists or change it. Never a list, never an
 * export.
 */
export const open = (module: Module): May => ({ who: 'member', module, access: 'open' })
export const read = (module: Module): May => ({ who: 'member', module, access: 'read' })
export const write = (module: Module): May => ({ who: 'member', module, access: 'write' })
export const readWrite = (module: Module): May => ({ who: 'member', module, access: 'readWrite' })
export const full = (module: Module): May => ({ who: 'member', module, access: 'full' })
