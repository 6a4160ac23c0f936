import { z } from 'zod'
import { Code } from '#contract/accounts/accounts.ts'
import { OldPassword } from '#contract/fields/patterns.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

// Not `password` and `code`: the page below may have fields with those ids.
export const OwnPassword = z.object({ ownPassword: OldPassword })
export const OwnCode = z.object({ ownCode: Code })
/** The schema of a form that is nothing but a button. */
export const Nothing = z.object({})
