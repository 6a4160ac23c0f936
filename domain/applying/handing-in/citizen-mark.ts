import { createHmac } from 'node:crypto'
import { keyFor } from '#platform/secrets.ts'

/**
 * A keyed hash of form and identity number, by which two accounts of one person are recognised within a form. The form
 * is part of it, so it says nothing across forms; the key is not in the database, so the number cannot be found by
 * trying all. Made with the newest key only: after a change of keys an older mark does not match, but nothing matches
 * wrongly.
 */
export function citizenMark(formId: string, tckn: string | null): string | null {
  if (tckn === null) return null
  const mark = createHmac('sha256', keyFor('citizen marks')).update(`${formId} ${tckn}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}
