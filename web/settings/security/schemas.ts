import { z } from 'zod'
import { Code } from '#contract/accounts/accounts.ts'
import { beginPasskey, removeAuthenticator, renamePasskey } from '#contract/accounts/second-factors.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

/** The owner's confirmation. */
export const Proof = removeAuthenticator.body
// Not `code`: the page may have another field with that id.
export const FirstCode = z.object({ appCode: Code })
export const NewKey = z.object({ ...beginPasskey.body.shape, name: z.string().trim().max(60) })
export const PasskeyName = renamePasskey.body
