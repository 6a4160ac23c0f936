import { hasAccess, type Member } from '#contract/access.ts'

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
  'opportunities',
  'preview',
  'packages',
  'notifications',
  'settings',
] as const
export type RailPlace = (typeof railPlaces)[number]

/** The places that a member may open. Members who may only write open things by their address, and see no lists. */
export function offered(member: Member): readonly RailPlace[] {
  const reads: Partial<Record<RailPlace, boolean>> = {
    forms: hasAccess(member, 'Forms', 'read'),
    opportunities: hasAccess(member, 'Forms', 'read'),
    applications: hasAccess(member, 'Applications', 'read'),
    participants: hasAccess(member, 'Participants', 'read'),
    interviews: hasAccess(member, 'Applications', 'read'),
    payments: hasAccess(member, 'Participants', 'read'),
    reports: hasAccess(member, 'Reports', 'read'),
  }
  return railPlaces.filter((place) => reads[place] ?? true)
}
