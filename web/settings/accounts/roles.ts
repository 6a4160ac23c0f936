import { modules } from '#contract/access.ts'
import type { Permissions } from '#contract/permissions.ts'
import { levelIn } from './grants.ts'

/** Predefined sets of grants. */
export const roles = {
  accounting: { Participants: 'WriteRead', Reports: 'ReadOnly' },
  jury: { Applications: 'WriteRead' },
  observer: { All: 'ReadOnly' },
  everything: { All: 'FullAccess' },
} as const satisfies Record<string, Permissions>

export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as Role[]

/** The role with the same effective levels as these grants. */
export const roleOf = (permissions: Permissions): Role | undefined =>
  roleNames.find((role) => modules.every((module) => levelIn(roles[role], module) === levelIn(permissions, module)))
