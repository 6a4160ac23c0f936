import { createHmac } from 'node:crypto'
import type { Caller } from '#contract/caller.ts'
import { keyFor } from '#platform/secrets.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'

/**
 * The key that encrypts unsaved text in the browser when a session ends. Another user of the same browser cannot read
 * it, because only the same account gets this key. Derived on demand, not stored.
 */
export async function readUnsavedKey(caller: Caller) {
  const { accountId } = signedIn(caller)
  return { key: createHmac('sha256', keyFor('unsaved text')).update(accountId).digest('base64') }
}
