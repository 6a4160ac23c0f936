import { createHmac } from 'node:crypto'
import { keyFor, keysFor } from '#platform/secrets.ts'

/**
 * A keyed hash of organization and address, by which an address that refused its e-mails is recognised although the address
 * itself is not kept. The organization is part of it, so it says nothing across organizations.
 */
export const addressMark = (companyId: string, email: string) => markBy(keyFor('address marks'), companyId, email)

/** The marks that the address may have been given, also under earlier secrets. */
export const addressMarks = (companyId: string, email: string) =>
  keysFor('address marks').map((key) => markBy(key, companyId, email))

/** In the place of an organization: the mark of an address that refused the e-mails of all of them. */
export const anywhere = 'anywhere'

const markBy = (key: Uint8Array, companyId: string, email: string) =>
  createHmac('sha256', key).update(`${companyId} ${email}`).digest().subarray(0, 16).toString('base64url')
