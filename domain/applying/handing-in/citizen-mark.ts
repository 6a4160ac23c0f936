import { createHmac } from 'node:crypto'
import { keyFor } from '#platform/secrets.ts'

/**
 * What two accounts of one person have in common within a form. With the form in it, it says nothing across forms; with a
 * key that is not in the database, nobody finds the number by trying all there are. Made with the newest key alone: what
 * was handed in before the secret changed is not found to be the same, and nothing is found that is not.
 */
export function citizenMark(formId: string, tckn: string | null): string | null {
  if (tckn === null) return null
  const mark = createHmac('sha256', keyFor('citizen marks')).update(`${formId} ${tckn}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}
