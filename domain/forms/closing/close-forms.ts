import { database } from '#database/connection.ts'
import { closeOverdue } from './close-overdue.ts'

/** Every minute. Whoever reads does not wait for it: a form is closed from the moment of its deadline on. */
export async function closeForms() {
  await database().transaction((tx) => closeOverdue(tx))
}
