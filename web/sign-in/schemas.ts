import { z } from 'zod'
import {
  Code,
  forgotPassword,
  issueToken,
  RecoveryCode,
  sendVerification,
  signUpCandidate,
  signUpCompany,
} from '#contract/accounts/accounts.ts'
import { signInWithGoogle } from '#contract/accounts/google.ts'
import { signInWithHandover } from '#contract/accounts/istanbulsenin.ts'
import { acceptInvitation } from '#contract/companies/invitations.ts'

// Loaded when typing starts (forms/use-ask-form.ts): only this module has the calls' schemas in the browser.

const { email, password } = issueToken.body.shape
export const Credentials = z.object({ email: email.unwrap(), password: password.unwrap() })

export const CandidateSignUp = signUpCandidate.body
export const CompanySignUp = signUpCompany.body
export const Acceptance = acceptInvitation.body.omit({ token: true })
export const UnverifiedAddress = sendVerification.body
export const ForgottenAddress = forgotPassword.body.pick({ email: true })
export { PasswordChoice } from '#contract/fields/patterns.ts'

export const CodeAlone = z.object({ code: Code })
export const Recovery = z.object({ recoveryCode: RecoveryCode })
/** The schema of a form that is nothing but a button. */
export const Nothing = z.object({})

const { name, surname, companyName, termsAccepted, noticeRead } = signInWithGoogle.body.shape
export const GoogleCandidate = z.object({
  name: name.unwrap(),
  surname: surname.unwrap(),
  termsAccepted: termsAccepted.unwrap(),
  noticeRead: noticeRead.unwrap(),
})
export const GoogleCompany = z.object({ companyName: companyName.unwrap(), ...GoogleCandidate.shape })

const handover = signInWithHandover.body.shape
export const Agreement = z.object({
  termsAccepted: handover.termsAccepted.unwrap(),
  noticeRead: handover.noticeRead.unwrap(),
})
