// Without schemas, so that a page can check permissions without loading them.

/** The modules for which an organization's sub-accounts get grants. */
export const modules = ['Forms', 'Applications', 'Participants', 'Reports', 'Communities'] as const
type Module = (typeof modules)[number]

export const grantLevels = ['Unknown', 'FullAccess', 'ReadOnly', 'WriteOnly', 'WriteRead'] as const
type GrantLevel = (typeof grantLevels)[number]

type Permissions = Partial<Record<'All' | Module, GrantLevel>>

export const userTypes = ['Root', 'Sub'] as const

/**
 * open: see one item by its address. read: see lists and exports. write: change. readWrite: calls that change
 * something and return a list, such as the file for a bank. full: delete. Only Root changes grants.
 */
export type Access = 'open' | 'read' | 'write' | 'readWrite' | 'full'
type SingleAccess = Exclude<Access, 'open' | 'readWrite'>

const levelsOf: Readonly<Record<SingleAccess, readonly GrantLevel[]>> = {
  read: ['ReadOnly', 'WriteRead', 'FullAccess'],
  // WriteOnly opens and changes single items by their address, and sees no lists.
  write: ['WriteOnly', 'WriteRead', 'FullAccess'],
  full: ['FullAccess'],
}

/** A member's role and grants in an organization. */
export interface Member {
  readonly userType: (typeof userTypes)[number]
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
  // Write access on All applies to every module; otherwise All is the default for modules without a grant of their own.
  const all = permissions.All ?? 'Unknown'
  if (access === 'write' && levelsOf.write.includes(all)) return true
  return levelsOf[access].includes(permissions[module] ?? all)
}

/** Whether a change removes any access; sessions whose tokens still contain it then have to end. */
export function losesAccess(before: Member, after: Member): boolean {
  if (before.userType === 'Root' && after.userType !== 'Root') return true
  return modules.some((module) =>
    accesses.some((access) => hasAccess(before, module, access) && !hasAccess(after, module, access)),
  )
}

const accesses = ['read', 'write', 'full'] as const satisfies readonly Access[]
