import type { Requirements } from '#contract/candidates/candidate-profile.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import type { WholeProfile } from '../candidates/whole-profile.ts'

type SensitiveProfile = WholeProfile['sensitive']

const kindOfFact: Readonly<Record<keyof Requirements, SensitiveKind>> = {
  siblings: 'family',
  studyingSiblings: 'family',
  householdSize: 'family',
  incomeBand: 'family',
  housing: 'family',
  parents: 'family',
  parentsTogether: 'family',
  relative: 'family',
  disabled: 'disability',
  disabilityPercent: 'disability',
  disabilityNote: 'disability',
  chronicIllness: 'health',
  otherScholarship: 'family',
  otherScholarshipNote: 'family',
  works: 'family',
  note: 'family',
}

const facts = Object.keys(kindOfFact) as (keyof Requirements)[]

const isTold = (requirements: Requirements, fact: keyof Requirements) =>
  requirements[fact] !== null && requirements[fact] !== ''

/** The kinds of sensitive data in a profile. */
export function kindsInProfile({ tckn, requirements }: SensitiveProfile): ReadonlySet<SensitiveKind> {
  const told = requirements ? facts.filter((fact) => isTold(requirements, fact)) : []
  return new Set([...(tckn === null ? [] : ['identity' as const]), ...told.map((fact) => kindOfFact[fact])])
}

/** The sensitive data of a profile, reduced to some kinds. */
export function ofKinds({ tckn, requirements }: SensitiveProfile, kinds: ReadonlySet<SensitiveKind>): SensitiveProfile {
  const told = requirements ? facts.filter((fact) => kinds.has(kindOfFact[fact]) && isTold(requirements, fact)) : []
  return {
    tckn: kinds.has('identity') ? tckn : null,
    requirements:
      requirements && told.length > 0
        ? { ...noRequirements, ...Object.fromEntries(told.map((fact) => [fact, requirements[fact]])) }
        : null,
  }
}

/** The profile that is submitted with explicit consent to some kinds only. */
export function sharedProfile(
  { profile, sensitive: whole }: WholeProfile,
  kinds: ReadonlySet<SensitiveKind>,
): WholeProfile {
  const sensitive = ofKinds(whole, kinds)
  return { profile: { ...profile, ...sensitiveSigns(sensitive) }, sensitive }
}

/** The flags in the open part of a profile for what the sealed part holds. */
export const sensitiveSigns = ({ tckn, requirements }: SensitiveProfile) => ({
  hasCitizenNumber: tckn !== null,
  hasRequirements: requirements !== null,
})
