import type { SnapshotProfile } from '#contract/applications/snapshot.ts'

export const noProfile: SnapshotProfile = {
  name: '',
  surname: '',
  email: '',
  gsm: null,
  photo: null,
  birthDate: null,
  gender: null,
  nationality: null,
  country: null,
  city: null,
  town: null,
  about: '',
  hasCitizenNumber: false,
  hasRequirements: false,
  educations: [],
  experiences: [],
  certificates: [],
  competencies: [],
}
