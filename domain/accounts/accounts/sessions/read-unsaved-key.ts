import { createHmac } from 'node:crypto'
import type { Caller } from '#contract/caller.ts'
import { keyFor } from '#platform/secrets.ts'
import { signedIn } from '../../../ground/callers/signed-in.ts'

/**
 * The key with which a browser keeps what was typed when a session ends. Whoever sits at the browser next finds bytes there
 * that nobody but the same account can read, because nobody else is told this key. It is made and not stored.
 */
export async function readUnsavedKey(caller: Caller) {
  const { accountId } = signedIn(caller)
  return { key: createHmac('sha256', keyFor('unsaved text')).update(accountId).digest('base64') }
}
