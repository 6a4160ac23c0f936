/** Those who take part, of all forms. */
export const participantsAddress = '/organizations-dashboard/participants'

/** `search` carries the list's filters, for the way back. */
export const participantAddress = (id: string, search = '') => `${participantsAddress}/${id}${search}`
