/** Those who take part, of all forms. */
export const participantsAddress = '/organizations-dashboard/participants'

/** `search` carries the list's filters, for the way back. */
export const participantAddress = (id: string, search = '') => `${participantsAddress}/${id}${search}`

/** The terms of all forms, one of them, and where one is opened. */
export const termsAddress = `${participantsAddress}/terms`
export const termAddress = (termId: string) => `${termsAddress}/${termId}`
export const newTermAddress = `${termsAddress}/new`
