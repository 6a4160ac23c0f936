// The fixed lists of forms and organizations, without schemas, so that pages can use them without loading zod.

export const formTypes = ['scholarship', 'program', 'job', 'voluntary', 'other'] as const
/** The parts of a form's content, in the order in which they are filled in. */
export const formParts = [
  'basics',
  'dates',
  'eligibility',
  'questions',
  'documents',
  'steps',
  'reviewers',
  'messages',
  'texts',
] as const
export const formStates = ['Draft', 'Published', 'Closed', 'Archived'] as const

/** The paths of the lists of each type. */
export const listAddresses = {
  scholarship: '/scholarships',
  program: '/programs',
  job: '/jobs',
  voluntary: '/voluntary',
  other: '/others',
} as const satisfies Record<(typeof formTypes)[number], `/${string}`>

export const levelCodes = ['primary', 'secondary', 'highschool', 'associate', 'bachelor', 'master', 'phd'] as const
export const genders = ['female', 'male', 'other'] as const
export const currencies = ['TRY', 'USD', 'EUR', 'GBP'] as const
export const periods = ['once', 'month', 'term', 'year'] as const
export const workPlaces = ['onSite', 'hybrid', 'remote'] as const
export const workKinds = ['fullTime', 'partTime', 'internship', 'temporary', 'freelance'] as const

/** `page` is not a question but the heading of a new page. */
export const questionKinds = [
  'page',
  'shortText',
  'longText',
  'number',
  'date',
  'single',
  'multiple',
  'yesNo',
  'scale',
  'file',
  'country',
  'city',
  'university',
] as const

/** The profile fields that a question may be linked to, by its kind. */
export const profileFacts = {
  city: ['city'],
  country: ['country', 'nationality'],
  university: ['university'],
  date: ['birthDate'],
} as const satisfies Partial<Record<(typeof questionKinds)[number], readonly string[]>>

export const companyTypes = [
  'foundation',
  'association',
  'company',
  'university',
  'school',
  'municipality',
  'publicBody',
  'chamber',
  'other',
] as const

export const contactTopics = ['candidate', 'organization', 'technical', 'privacy', 'press', 'other'] as const

/** The type of documents that no other type covers. */
export const otherDocumentType = 99

/** The formats of blank forms for applicants to fill in. */
export const blankFormTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const
