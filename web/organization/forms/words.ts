import type { EducationLevelCode, EligibilityCondition, Gender } from '#contract/forms/eligibility.ts'
import type {
  Amount,
  FormPart,
  FormState,
  FormType,
  QuestionKind,
  WorkKind,
  WorkPlace,
} from '#contract/forms/form-content.ts'

// Keys of the fixed lists' texts in `org_forms`: `t(typeTexts[form.type])`.

export const typeTexts = {
  scholarship: 'type.scholarship',
  program: 'type.program',
  job: 'type.job',
  voluntary: 'type.voluntary',
  other: 'type.other',
} as const satisfies Record<FormType, string>

export const typeHelps = {
  scholarship: 'type.scholarship.help',
  program: 'type.program.help',
  job: 'type.job.help',
  voluntary: 'type.voluntary.help',
  other: 'type.other.help',
} as const satisfies Record<FormType, string>

export const stateTexts = {
  Draft: 'state.draft',
  Published: 'state.published',
  Closed: 'state.closed',
  Archived: 'state.archived',
} as const satisfies Record<FormState, string>

export const partTexts = {
  basics: 'part.basics',
  dates: 'part.dates',
  eligibility: 'part.eligibility',
  questions: 'part.questions',
  documents: 'part.documents',
  steps: 'part.steps',
  reviewers: 'part.reviewers',
  messages: 'part.messages',
  texts: 'part.texts',
} as const satisfies Record<FormPart, string>

export const kindTexts = {
  page: 'kind.page',
  shortText: 'kind.shortText',
  longText: 'kind.longText',
  number: 'kind.number',
  date: 'kind.date',
  single: 'kind.single',
  multiple: 'kind.multiple',
  yesNo: 'kind.yesNo',
  scale: 'kind.scale',
  file: 'kind.file',
  country: 'kind.country',
  city: 'kind.city',
  university: 'kind.university',
} as const satisfies Record<QuestionKind, string>

export const periodTexts = {
  once: 'period.once',
  month: 'period.month',
  term: 'period.term',
  year: 'period.year',
} as const satisfies Record<Amount['period'], string>

export const placeTexts = {
  onSite: 'place.onSite',
  hybrid: 'place.hybrid',
  remote: 'place.remote',
} as const satisfies Record<WorkPlace, string>

export const workTexts = {
  fullTime: 'work.fullTime',
  partTime: 'work.partTime',
  internship: 'work.internship',
  temporary: 'work.temporary',
  freelance: 'work.freelance',
} as const satisfies Record<WorkKind, string>

export const levelTexts = {
  primary: 'level.primary',
  secondary: 'level.secondary',
  highschool: 'level.highschool',
  associate: 'level.associate',
  bachelor: 'level.bachelor',
  master: 'level.master',
  phd: 'level.phd',
} as const satisfies Record<EducationLevelCode, string>

export const genderTexts = {
  female: 'gender.female',
  male: 'gender.male',
  other: 'gender.other',
} as const satisfies Record<Gender, string>

export const conditionTexts = {
  level: 'condition.level',
  class: 'condition.class',
  university: 'condition.university',
  faculty: 'condition.faculty',
  department: 'condition.department',
  gpa: 'condition.gpa',
  age: 'condition.age',
  nationality: 'condition.nationality',
  city: 'condition.city',
  gender: 'condition.gender',
} as const satisfies Record<EligibilityCondition['kind'], string>
