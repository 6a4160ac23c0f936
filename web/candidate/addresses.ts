import type { Todo } from '#contract/candidate-dashboard.ts'
import { applyAddress } from './apply-step.ts'

// Addresses of a candidate's own pages.

const home = '/student-dashboard'
export const applicationsAddress = `${home}/applications`
export const applicationAddress = (id: string) => `${applicationsAddress}/${id}`
export const documentsAddress = `${home}/documents`
const interviewsAddress = `${home}/interviews`
export const profileAddress = `${home}/profile`
export const discoverAddress = `${home}/discover`
export const savedAddress = `${home}/saved`

/** The page on which the candidate answers an open task. */
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
    case 'bankInfo':
      return applicationId === null ? home : `${applicationAddress(applicationId)}#bank`
    case 'award':
      return applicationId === null ? home : `${applicationAddress(applicationId)}#result`
    default:
      return applicationId === null ? home : applicationAddress(applicationId)
  }
}

/** The same from the application's own page, which holds most tasks. */
export function todoAddressHere(todo: Parameters<typeof todoAddress>[0]): string {
  switch (todo.kind) {
    case 'interview':
      return '#interviews'
    case 'bankInfo':
      return '#bank'
    case 'award':
      return '#result'
    case 'answer':
      return '#messages'
    default:
      return todoAddress(todo)
  }
}
