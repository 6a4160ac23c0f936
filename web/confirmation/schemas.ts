import { z } from 'zod'
import { Code } from '#contract/accounts/accounts.ts'
import { OldPassword } from '#contract/fields/patterns.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts); here alone a call has its schemas in the browser.

// Not `password` and `code`: the page beneath may hold fields of that name, and an id is there once.
export const OwnPassword = z.object({ ownPassword: OldPassword })
export const OwnCode = z.object({ ownCode: Code })
/** The schema of a form that is nothing but a button. */
export const Nothing = z.object({})
