import { type Access, hasAccess } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'
import type { SignedIn } from './store.ts'

/** May this member of an organization do so in the module? While the organization is suspended nobody changes anything. */
export const may = ({ role, permissions, isSuspended }: SignedIn, module: Module, access: Access) =>
  !(isSuspended && (access === 'write' || access === 'full')) &&
  hasAccess({ userType: role.userType.name, permissions }, module, access)
