import { hasAccess, type Member } from '#contract/access.ts'
import type { Module } from '#contract/permissions.ts'

/** The entries of the navigation, in order. */
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

/** The module that a member must be able to read to open an entry; entries without one are open to all. */
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

/** The entries that a member may open. Members with write-only access open items by address, and see no lists. */
export const offered = (member: Member): readonly RailPlace[] =>
  railPlaces.filter((place) => {
    const module = reads[place]
    return module === undefined || hasAccess(member, module, 'read')
  })

/** The number of entries that fit a phone. */
const roomOnPhone = 5

/** The entries with priority there, if the member may open them. */
const first: readonly RailPlace[] = ['dashboard', 'forms', 'applications', 'participants']

/**
 * The entries behind the last one ("more") on a phone, if they do not all fit. A member with few of the first entries
 * sees the next ones instead: payments for accounting.
 */
export function behindTheLast(shown: readonly RailPlace[]): readonly RailPlace[] {
  if (shown.length <= roomOnPhone) return []
  const others = shown.filter((place) => !first.includes(place))
  return others.slice(roomOnPhone - 1 - (shown.length - others.length))
}
