import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { EligibilityProfile } from './eligibility-profile.ts'
import { noneSame } from './same-named.ts'

/** The part of a submitted profile that conditions are judged by. */
export function handedInProfile(profile: SnapshotProfile): EligibilityProfile {
  const { birthDate, gender, nationality, city, educations } = profile
  return {
    birthDate,
    gender,
    nationalityId: nationality?.id ?? null,
    cityId: city?.id ?? null,
    educations: educations.map(({ gpa, gpaSystemId, ...education }) => ({
      ...education,
      ...noneSame,
      gpa: gpa === null || gpaSystemId === null ? null : { value: gpa, systemId: gpaSystemId },
    })),
  }
}
