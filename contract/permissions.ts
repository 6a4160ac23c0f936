import { z } from 'zod'

/** The modules that an organization's sub-accounts are let into. */
export const Module = z.enum(['Forms', 'Applications', 'Participants', 'Reports', 'Communities'])
export type Module = z.infer<typeof Module>

/** The seven scopes of the specification: the modules, All for those without a grant of their own, and Unknown. */
export const Scope = z.enum(['Unknown', 'All', ...Module.options])

export const GrantLevel = z.enum(['Unknown', 'FullAccess', 'ReadOnly', 'WriteOnly', 'WriteRead'])
export type GrantLevel = z.infer<typeof GrantLevel>

export const UserType = z.enum(['Root', 'Sub'])
export type UserType = z.infer<typeof UserType>

/** A sub-account's grants: a level for a module, and `All` for every module that is not named. */
export const Permissions = z.partialRecord(z.enum(['All', ...Module.options]), GrantLevel)
export type Permissions = z.infer<typeof Permissions>

/** read: see lists and exports. write: change. full: delete, and hand the module out. */
export type Access = 'read' | 'write' | 'full'

const levelsOf: Readonly<Record<Access, readonly GrantLevel[]>> = {
  read: ['ReadOnly', 'WriteRead', 'FullAccess'],
  // WriteOnly acts on what one is given a link to, and sees no lists.
  write: ['WriteOnly', 'WriteRead', 'FullAccess'],
  full: ['FullAccess'],
}

/** An account's place in an organization. */
export interface Member {
  readonly userType: UserType
  readonly permissions: Permissions
}

/** May this member of an organization do so in the module? Root may do everything. */
export function hasAccess({ userType, permissions }: Member, module: Module, access: Access): boolean {
  if (userType === 'Root') return true
  // All with write access grants writing everywhere; for the rest it stands in where a module has no grant of its own.
  const all = permissions.All ?? 'Unknown'
  if (access === 'write' && levelsOf.write.includes(all)) return true
  return levelsOf[access].includes(permissions[module] ?? all)
}

/** Is anything taken away between the two? Then the sessions that still carry it have to end. */
export function losesAccess(before: Member, after: Member): boolean {
  if (before.userType === 'Root' && after.userType !== 'Root') return true
  return Module.options.some((module) =>
    accesses.some((access) => hasAccess(before, module, access) && !hasAccess(after, module, access)),
  )
}

const accesses = ['read', 'write', 'full'] as const satisfies readonly Access[]

export const CompanyRoleAccesses = z.object({
  hasFormsWriteAccess: z.boolean(),
  hasApplicationsWriteAccess: z.boolean(),
  hasCommunitiesWriteAccess: z.boolean(),
  hasParticipantsWriteAccess: z.boolean(),
  hasReportsWriteAccess: z.boolean(),
})

export function writeAccessesOf(member: Member): z.infer<typeof CompanyRoleAccesses> {
  const writes = (module: Module) => hasAccess(member, module, 'write')
  return {
    hasFormsWriteAccess: writes('Forms'),
    hasApplicationsWriteAccess: writes('Applications'),
    hasCommunitiesWriteAccess: writes('Communities'),
    hasParticipantsWriteAccess: writes('Participants'),
    hasReportsWriteAccess: writes('Reports'),
  }
}
