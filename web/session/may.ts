import { type Access, hasAccess } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'
import type { SignedIn } from './store.ts'

/** May this member of an organization do so in the module? */
export const may = ({ role, permissions }: SignedIn, module: Module, access: Access) =>
  hasAccess({ userType: role.userType.name, permissions }, module, access)
