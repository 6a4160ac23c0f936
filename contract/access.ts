import type { GrantLevel, Module, Permissions, UserType } from './permissions.ts'

// Apart from the schemas, so that a page can tell what somebody may do without loading them.

/** The modules that an organization's sub-accounts are let into. */
export const modules = ['Forms', 'Applications', 'Participants', 'Reports', 'Communities'] as const

/**
 * open: see one thing by its address. read: see lists and exports. write: change. readWrite: what changes something and hands
 * a list out, such as the file for a bank. full: delete. Grants are Root’s alone.
 */
export type Access = 'open' | 'read' | 'write' | 'readWrite' | 'full'
type SingleAccess = Exclude<Access, 'open' | 'readWrite'>

const levelsOf: Readonly<Record<SingleAccess, readonly GrantLevel[]>> = {
  read: ['ReadOnly', 'WriteRead', 'FullAccess'],
  // WriteOnly opens and changes single things by their address, and sees no lists.
  write: ['WriteOnly', 'WriteRead', 'FullAccess'],
  full: ['FullAccess'],
}

/** An account's place in an organization. */
export interface Member {
  readonly userType: UserType
  readonly permissions: Permissions
}

/** Whether a member of an organization has this access to the module. Root may do everything. */
export function hasAccess({ userType, permissions }: Member, module: Module, access: Access): boolean {
  if (userType === 'Root') return true
  if (access === 'open') return (['read', 'write'] as const).some((level) => levelsHave(permissions, module, level))
  if (access === 'readWrite')
    return (['read', 'write'] as const).every((level) => levelsHave(permissions, module, level))
  return levelsHave(permissions, module, access)
}

function levelsHave(permissions: Permissions, module: Module, access: SingleAccess): boolean {
  // All with write access grants writing everywhere; for the rest it stands in where a module has no grant of its own.
  const all = permissions.All ?? 'Unknown'
  if (access === 'write' && levelsOf.write.includes(all)) return true
  return levelsOf[access].includes(permissions[module] ?? all)
}

/** Whether a change takes any access away; the sessions that still carry it then have to end. */
export function losesAccess(before: Member, after: Member): boolean {
  if (before.userType === 'Root' && after.userType !== 'Root') return true
  return modules.some((module) =>
    accesses.some((access) => hasAccess(before, module, access) && !hasAccess(after, module, access)),
  )
}

const accesses = ['read', 'write', 'full'] as const satisfies readonly Access[]
