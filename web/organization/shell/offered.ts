import { hasAccess, type Member } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'

/** The places of the rail, in its order. */
export const railPlaces = [
  'dashboard',
  'forms',
  'applications',
  'participants',
  'interviews',
  'payments',
  'reports',
  'exports',
  'communities',
  'opportunities',
  'preview',
  'packages',
  'notifications',
  'settings',
] as const
export type RailPlace = (typeof railPlaces)[number]

/** What a member must be allowed to read to open a place; the others are everybody's. */
const reads: Partial<Record<RailPlace, Module>> = {
  forms: 'Forms',
  opportunities: 'Forms',
  applications: 'Applications',
  participants: 'Participants',
  interviews: 'Applications',
  payments: 'Participants',
  reports: 'Reports',
  communities: 'Communities',
}

/** The places that a member may open. Members who may only write open things by their address, and see no lists. */
export const offered = (member: Member): readonly RailPlace[] =>
  railPlaces.filter((place) => {
    const module = reads[place]
    return module === undefined || hasAccess(member, module, 'read')
  })
