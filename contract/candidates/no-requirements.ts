import type { Requirements } from './candidate-profile.ts'

/** Special circumstances without any answer. */
export const noRequirements: Requirements = {
  siblings: null,
  studyingSiblings: null,
  householdSize: null,
  incomeBand: null,
  housing: null,
  parents: null,
  parentsTogether: null,
  relative: null,
  disabled: null,
  disabilityPercent: null,
  disabilityNote: '',
  chronicIllness: null,
  otherScholarship: null,
  otherScholarshipNote: '',
  works: null,
  note: '',
}
