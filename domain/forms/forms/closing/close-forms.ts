import { database } from '#database/connection.ts'
import { closeOverdue } from '../close-overdue.ts'

/**
 * Closes forms whose deadline has passed; runs every minute. Readers do not depend on it, because they compare the
 * deadline themselves.
 */
export async function closeForms() {
  await database().transaction((tx) => closeOverdue(tx))
}
