import type { DemoTest } from './answer-tests.ts'

/** Names for what database/reference/doctypes.json numbers. */
const papers = {
  studentCertificate: 1,
  transcript: 2,
  yksResult: 3,
  yksPlacement: 4,
  lgsResult: 5,
  diploma: 7,
  acceptance: 8,
  ales: 9,
  languageResult: 10,
  disciplineRecord: 11,
  honours: 12,
  reportCard: 13,
  exchange: 14,
  researchPlan: 15,
  identity: 20,
  passport: 21,
  registry: 22,
  residence: 23,
  photo: 24,
  familyIncome: 30,
  rent: 39,
  farmer: 41,
  sibling: 42,
  kyk: 43,
  criminalRecord: 50,
  military: 52,
  consent: 53,
  undertaking: 54,
  parentalConsent: 55,
  disability: 60,
  veteran: 61,
  death: 62,
  stateCare: 64,
  disaster: 65,
  health: 66,
  athlete: 67,
  cv: 70,
  motivation: 71,
  reference: 72,
  certificate: 73,
  portfolio: 74,
  internship: 75,
  drivingLicence: 76,
  volunteering: 77,
  iban: 80,
} as const

type Paper = keyof typeof papers

export interface DemoDocument {
  readonly documentTypeId: number
  readonly required: boolean
  readonly note: string
  readonly several?: true
  readonly when?: DemoTest | { readonly kind: 'disabled' } | { readonly kind: 'classAbove'; readonly year: number }
}

export const needs = (paper: Paper, note = ''): DemoDocument => ({
  documentTypeId: papers[paper],
  required: true,
  note,
})

export const welcomes = (paper: Paper, note = ''): DemoDocument => ({ ...needs(paper, note), required: false })

/** One file for each person or thing that the note names. */
export const several = (document: DemoDocument): DemoDocument => ({ ...document, several: true })

export const needsIf = (when: DemoTest, paper: Paper, note = ''): DemoDocument => ({ ...needs(paper, note), when })

export const needsIfDisabled = (note = ''): DemoDocument => ({
  ...needs('disability', note),
  when: { kind: 'disabled' },
})

export const needsAbove = (year: number, paper: Paper, note = ''): DemoDocument => ({
  ...needs(paper, note),
  when: { kind: 'classAbove', year },
})
