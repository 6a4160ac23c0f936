import { z } from 'zod'
import { EmailChange, GsmChange } from '#contract/accounts/account-settings.ts'
import { Code } from '#contract/accounts/accounts.ts'
import { deleteCandidateAccount } from '#contract/accounts/candidate-settings.ts'
import { inviteCompanyAccount } from '#contract/companies/company-accounts.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

export const NewAddress = EmailChange.omit({ code: true })
export const NewNumber = GsmChange.omit({ code: true })
export const CodeAlone = z.object({ code: Code })
export const Invitee = inviteCompanyAccount.body.pick({ name: true, surname: true, email: true })

/** The account's own address as a confirmation, and its password where it has one. */
export function deletionOf(own: string, hasPassword: boolean) {
  const { email, pwd } = deleteCandidateAccount.body.shape
  return deleteCandidateAccount.body.extend({
    email: email.refine((typed) => typed === own, 'fields.ownEmail'),
    pwd: hasPassword ? pwd.unwrap() : pwd,
  })
}
