import { z } from 'zod'
import { grantLevels, hasAccess, type Member, modules, userTypes } from './access.ts'

export const Module = z.enum(modules)
export type Module = z.infer<typeof Module>

/** The seven scopes of the specification: the modules, All for modules without a grant of their own, and Unknown. */
export const Scope = z.enum(['Unknown', 'All', ...modules])

export const GrantLevel = z.enum(grantLevels)
export type GrantLevel = z.infer<typeof GrantLevel>

export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

/** A sub-account's grants: a level for each module, and `All` for every module without one. */
export const Permissions = z.partialRecord(z.enum(['All', ...modules]), GrantLevel)
export type Permissions = z.infer<typeof Permissions>

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
