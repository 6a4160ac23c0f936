import { createHmac } from 'node:crypto'
import { keyFor, keysFor } from '#platform/secrets.ts'

/**
 * A keyed hash of organization and address, by which an address that refused e-mails is recognised although it is not
 * stored. The organization is part of the hash, so that hashes of two organizations cannot be compared.
 */
export const addressMark = (companyId: string, email: string) => markBy(keyFor('address marks'), companyId, email)

/** All marks that the address may have been given, also with earlier secrets. */
export const addressMarks = (companyId: string, email: string) =>
  keysFor('address marks').map((key) => markBy(key, companyId, email))

/** Stands for all organizations: the mark of an address that refused the e-mails of every one. */
export const anywhere = 'anywhere'

const markBy = (key: Uint8Array, companyId: string, email: string) =>
  createHmac('sha256', key).update(`${companyId} ${email}`).digest().subarray(0, 16).toString('base64url')
