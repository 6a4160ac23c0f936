import { createHmac } from 'node:crypto'
import { keysFor } from '#platform/secrets.ts'

/**
 * Keyed hashes of organization and IBAN, by which two candidates with one account are recognised within an organization.
 * They say nothing across organizations, and the keys are not in the database. The first is that of the newest key, which is stored;
 * accounts that were given under an earlier one have its mark until `npm run secrets:reseal`.
 */
export function accountMarks(companyId: string, iban: string): readonly [string, ...string[]] {
  const [newest, ...others] = keysFor('bank account marks')
  const mark = (key: Uint8Array) =>
    createHmac('sha256', key).update(`${companyId} ${iban}`).digest().subarray(0, 16).toString('base64url')
  return [mark(newest), ...others.map(mark)]
}
