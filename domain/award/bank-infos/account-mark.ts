import { createHmac } from 'node:crypto'
import { keysFor } from '#platform/secrets.ts'

/**
 * Keyed hashes of organization and IBAN. They show when two candidates of one organization give the same account,
 * cannot be compared across organizations, and need keys that are not in the database. The first one, by the newest
 * key, is stored; accounts given under an earlier key have its mark until `npm run secrets:reseal`.
 */
export function accountMarks(companyId: string, iban: string): readonly [string, ...string[]] {
  const [newest, ...others] = keysFor('bank account marks')
  const mark = (key: Uint8Array) =>
    createHmac('sha256', key).update(`${companyId} ${iban}`).digest().subarray(0, 16).toString('base64url')
  return [mark(newest), ...others.map(mark)]
}
