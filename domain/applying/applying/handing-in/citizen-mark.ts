import { createHmac } from 'node:crypto'
import { keysFor } from '#platform/secrets.ts'

/**
 * A keyed hash of form and identity number, by which two accounts of one person are recognised within a form. The form
 * is part of it, so hashes of two forms cannot be compared; the key is not in the database, so the number cannot be
 * found by brute force. Made with the newest key: after a change of keys an older mark does not match until `npm run
 * secrets:reseal` has made it anew, but nothing matches wrongly.
 */
export const citizenMark = (formId: string, tckn: string | null): string | null =>
  tckn === null ? null : (citizenMarks(formId, tckn)[0] ?? null)

/** All marks that the number may have been given, that of the newest key first. */
export const citizenMarks = (formId: string, tckn: string): readonly string[] =>
  keysFor('citizen marks').map((key) =>
    createHmac('sha256', key).update(`${formId} ${tckn}`).digest().subarray(0, 16).toString('base64url'),
  )
