/** Those who take part, of all forms. */
export const participantsAddress = '/organizations-dashboard/participants'

/** `search` carries the list's filters, for the way back. */
export const participantAddress = (id: string, search = '') => `${participantsAddress}/${id}${search}`

/** Where people of a former year are brought along into a form. */
export const enterParticipantsAddress = (formId: string) => `${participantsAddress}/enter/${formId}`

/** What a participant is paid, and the account that it goes to. */
export const participantPaymentsAddress = (id: string) => `${participantAddress(id)}#payments`

/** The terms of all forms, one of them, and where one is opened. */
export const termsAddress = `${participantsAddress}/terms`
export const termAddress = (termId: string) => `${termsAddress}/${termId}`
export const newTermAddress = `${termsAddress}/new`
