import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { ApplicationAction, ApplicationStatus, InterviewStatus } from '#contract/fields/application-status.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { QuestionKind } from '#contract/forms/form-content.ts'

// The filters' values, apart from the contract's schemas, so that the page opens without them.

/** The statuses in the order of a review; drafts are never shown to organizations. */
export const statuses = [
  ...(['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Reserve', 'Rejected', 'Withdrawn'] as const),
] satisfies ApplicationStatus[]

export const actions = [
  ...(['DocumentRequested', 'InterviewInvited', 'BankInfoRequested', 'AnswerRequested'] as const),
] satisfies ApplicationAction[]

export const documentStates = ['missing', 'requestOpen', 'requestUploaded'] as const satisfies readonly NonNullable<
  ApplicationFilters['documents']
>[number][]

export const interviewStatuses = [
  ...(['Pending', 'Accepted', 'RescheduleRequested', 'Declined', 'Lapsed', 'Done', 'NoShow', 'Cancelled'] as const),
] satisfies InterviewStatus[]

export const fits = ['fits', 'unknown', 'doesNotFit'] as const satisfies readonly Fit[]

export type Test = NonNullable<ApplicationFilters['answers']>[number]['is']
export const tests = ['equal', 'notEqual', 'greater', 'less', 'answered', 'contains'] as const satisfies readonly Test[]

/** The tests that can be made on the answer to each kind of question. */
export const testsOf: Readonly<Record<QuestionKind, readonly Test[]>> = {
  page: [],
  shortText: ['contains', 'answered'],
  longText: ['contains', 'answered'],
  number: ['greater', 'less', 'equal', 'answered'],
  scale: ['greater', 'less', 'equal', 'answered'],
  date: ['greater', 'less', 'equal', 'answered'],
  single: ['equal', 'notEqual', 'answered'],
  multiple: ['equal', 'notEqual', 'answered'],
  yesNo: ['equal', 'answered'],
  file: ['answered'],
  country: ['answered'],
  city: ['answered'],
  university: ['answered'],
}
