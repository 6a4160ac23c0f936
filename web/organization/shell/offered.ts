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

/** The number of places that fit side by side on a phone. */
const roomOnPhone = 5

/** Those that stand first there, where a member may open them. */
const first: readonly RailPlace[] = ['dashboard', 'forms', 'applications', 'participants']

/**
 * The places behind the last one on a phone, if there are more than fit. A member who may open few of the first ones
 * sees the next beside them: payments for accounting.
 */
export function behindTheLast(shown: readonly RailPlace[]): readonly RailPlace[] {
  if (shown.length <= roomOnPhone) return []
  const others = shown.filter((place) => !first.includes(place))
  return others.slice(roomOnPhone - 1 - (shown.length - others.length))
}
