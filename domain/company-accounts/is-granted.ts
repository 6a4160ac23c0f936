import { type Access, hasAccess } from '#contract/access.ts'
import type { Caller } from '#contract/caller.ts'
import type { Module } from '#contract/permissions.ts'

/** May the caller do so in the module, beyond what the call itself asks for? */
export const isGranted = ({ person }: Caller, module: Module, access: Access): boolean =>
  person?.kind === 'Company' && hasAccess(person, module, access)
