import { z } from 'zod'
import { Code } from '#contract/accounts/accounts.ts'
import { beginPasskey, removeAuthenticator, renamePasskey } from '#contract/accounts/second-factors.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts); here alone a call has its schemas in the browser.

/** The owner's proof. */
export const Proof = removeAuthenticator.body
// Not `code`: the page may hold another field of that name, and an id is there once.
export const FirstCode = z.object({ appCode: Code })
export const NewKey = z.object({ ...beginPasskey.body.shape, name: z.string().trim().max(60) })
export const PasskeyName = renamePasskey.body
