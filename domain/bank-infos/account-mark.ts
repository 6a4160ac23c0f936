import { createHmac } from 'node:crypto'
import { keyFor } from '#platform/secrets.ts'

/**
 * A keyed hash of organization and IBAN, by which two candidates with one account are recognised within an organization.
 * It says nothing across organizations, and the key is not in the database. Made with the newest key only, as citizen
 * marks are.
 */
export function accountMark(companyId: string, iban: string): string {
  const mark = createHmac('sha256', keyFor('bank account marks')).update(`${companyId} ${iban}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}
