/** The participants of all forms. */
export const participantsAddress = '/organizations-dashboard/participants'

/** `search` holds the list's filters, for the link back to it. */
export const participantAddress = (id: string, search = '') => `${participantsAddress}/${id}${search}`

/** Importing participants of an earlier year into a form. */
export const enterParticipantsAddress = (formId: string) => `${participantsAddress}/enter/${formId}`

/** A participant's payments and bank account. */
export const participantPaymentsAddress = (id: string) => `${participantAddress(id)}#payments`

/** The terms of all forms, one term, and opening a new one. */
export const termsAddress = `${participantsAddress}/terms`
export const termAddress = (termId: string) => `${termsAddress}/${termId}`
export const newTermAddress = `${termsAddress}/new`
