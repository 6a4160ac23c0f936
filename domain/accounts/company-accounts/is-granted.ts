import { type Access, hasAccess } from '#contract/access.ts'
import type { Caller } from '#contract/caller.ts'
import type { Module } from '#contract/permissions.ts'

/** Whether the caller has this access in the module, beyond what the call's `may` requires. */
export const isGranted = ({ person }: Caller, module: Module, access: Access): boolean =>
  person?.kind === 'Company' && hasAccess(person, module, access)
