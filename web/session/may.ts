import { type Access, hasAccess } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'
import type { SignedIn } from './store.ts'

/** Whether a member has this permission in a module; while the organization is suspended nothing can be changed. */
export const may = ({ role, permissions, isSuspended }: SignedIn, module: Module, access: Access) =>
  !(isSuspended && (access === 'write' || access === 'full')) &&
  hasAccess({ userType: role.userType.name, permissions }, module, access)
