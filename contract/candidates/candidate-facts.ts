// The fixed lists of a candidate's profile, without schemas, so that pages can use them without loading zod.

export const experienceKinds = ['work', 'internship', 'volunteering', 'project'] as const
export type ExperienceKind = (typeof experienceKinds)[number]

export const competencyTypes = ['language', 'computer', 'skill', 'hobby'] as const
export type CompetencyType = (typeof competencyTypes)[number]

/** Languages use the European levels, everything else four steps; a hobby has none. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type CompetencyLevel = (typeof languageLevels)[number] | (typeof skillLevels)[number]

/** How an identity number was checked: by its own check digits, or by the national service. */
export const citizenChecks = ['checksum', 'service'] as const
export type CitizenCheck = (typeof citizenChecks)[number]

export const incomeBands = ['none', 'upToMinimum', 'upToTwice', 'upToThrice', 'upToFive', 'above'] as const
export const housings = ['family', 'dormitory', 'rented', 'relatives', 'own', 'other'] as const
export const parentStates = ['bothAlive', 'motherLost', 'fatherLost', 'bothLost'] as const
export const relativeKinds = ['none', 'martyrChild', 'veteranChild', 'martyrSibling', 'veteran'] as const

/** The parts of a profile, in the order in which they are asked. */
export const profileParts = [
  'photo',
  'personal',
  'location',
  'gsm',
  'citizen',
  'educations',
  'experiences',
  'certificates',
  'competencies',
  'requirements',
  'bank',
  'documents',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Parts that may be left empty on purpose and then count as done. */
export const optionalParts = [
  'photo',
  'citizen',
  'experiences',
  'certificates',
  'competencies',
  'requirements',
  'bank',
] as const satisfies readonly ProfilePart[]
export type OptionalPart = (typeof optionalParts)[number]

export const fileLimits = {
  bytes: 10_000_000,
  vaultBytes: 250_000_000,
  /** For files that an organization adds to applications. */
  companyBytes: 5_000_000_000,
  pages: 100,
  pixels: 40_000_000,
} as const
