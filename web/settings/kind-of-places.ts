import type { readLeaving } from '#contract/accounts/candidate-settings.ts'
import type { Output } from '#contract/call.ts'

type Places = Output<typeof readLeaving>['places']

/** The word for what ends with an account: scholarships are named, unless there is something else beside them. */
export const kindOfPlaces = (places: Places) =>
  places.length === 0
    ? ('none' as const)
    : places.every(({ formType }) => formType === 'scholarship')
      ? ('scholarship' as const)
      : ('other' as const)
