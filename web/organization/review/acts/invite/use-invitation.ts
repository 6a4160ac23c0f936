import type { Output } from '#contract/call.ts'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews } from '#contract/interviews/invitations.ts'
import { type ActOn, useActOnApplications } from '../../../desk/acts/use-act-on-applications.ts'
import { useGivenTimes } from './use-given-times.ts'
import type { Way } from './way-field.tsx'

type Invited = Pick<Output<typeof inviteToInterviews>, 'freeSeats' | 'waiting' | 'decided' | 'people'>

/** The invitation of a target with its dry run and, for fixed times, the distribution. */
export function useInvitation(on: ActOn, offered: readonly Availability[], way: Way) {
  const availabilityIds = offered.map(({ id }) => id)
  const isFixed = way === 'fixed'
  const trial = { availabilityIds, ...(isFixed && { names: true }) }
  const run = useActOnApplications(inviteToInterviews, on, offered.length > 0 ? trial : undefined)
  const preview = run.preview as (typeof run.preview & Partial<Invited>) | undefined
  const people = (isFixed && preview?.people) || []
  const fixed = useGivenTimes(people, offered)
  return {
    run,
    preview,
    people,
    fixed,
    /** The call's fields about times */
    times: isFixed ? { availabilityIds, places: fixed.places } : { availabilityIds },
    count: isFixed ? fixed.places.length : (preview?.changed ?? 0),
  }
}
