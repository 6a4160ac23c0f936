import type { Todo } from '#contract/candidate-dashboard.ts'
import { applyAddress } from './apply/where.ts'

// Where a candidate's own pages are.

const home = '/student-dashboard'
export const applicationsAddress = `${home}/applications`
export const applicationAddress = (id: string) => `${applicationsAddress}/${id}`
const documentsAddress = `${home}/documents`
const interviewsAddress = `${home}/interviews`
export const profileAddress = `${home}/profile`
export const savedAddress = `${home}/saved`

/** Where what is awaited is done. */
export function todoAddress({ kind, applicationId, formId }: Pick<Todo, 'kind' | 'applicationId' | 'formId'>): string {
  switch (kind) {
    case 'finish':
    case 'resend':
    case 'saved':
      return formId === null ? home : applyAddress(formId)
    case 'document':
    case 'expiring':
      return documentsAddress
    case 'interview':
      return interviewsAddress
    case 'education':
      return `${profileAddress}/educations`
    default:
      return applicationId === null ? home : applicationAddress(applicationId)
  }
}
