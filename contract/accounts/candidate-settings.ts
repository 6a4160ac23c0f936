import { z } from 'zod'
import { call } from '../call.ts'
import { Email, OldPassword, Password } from '../fields/patterns.ts'
import { FormType } from '../forms/form-content.ts'
import { tenMinutesOrPassword } from '../fresh.ts'
import { candidate } from '../may.ts'
import { CandidatePreferenceChange, CandidatePreferences } from '../notifications.ts'
import { candidateParams } from '../params.ts'
import { emailSetting, gsmSetting, OldClientsCode, twoFactorSetting, verificationSending } from './account-settings.ts'

export const changeCandidateEmail = call('PUT', '/candidates/:candidateId/email', {
  summary: 'Change the e-mail address: the first step sends a code to the new one, the second confirms it',
  params: candidateParams,
  ...emailSetting,
  may: candidate,
})

export const changeCandidatePassword = call('PUT', '/candidates/:candidateId/password', {
  summary: 'Change the password; every other session of the account ends',
  params: candidateParams,
  body: z.object({ currentPassword: OldPassword, newPassword: Password, code: OldClientsCode }),
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongPassword', 'accounts.tooManyTries'],
  may: candidate,
  fresh: tenMinutesOrPassword('currentPassword'),
})

export const changeCandidateGsm = call('PUT', '/candidates/:candidateId/profile/gsm', {
  summary: 'Change the mobile number: the first step sends a code to it, the second confirms it',
  params: candidateParams,
  ...gsmSetting,
  may: candidate,
})

export const changeCandidateTwoFactor = call('PUT', '/candidates/:candidateId/profile/twofactor', {
  summary: 'Turn SMS codes on or off, in two steps',
  params: candidateParams,
  ...twoFactorSetting,
  may: candidate,
})

export const sendCandidateVerification = call('POST', '/candidates/:candidateId/send/verification', {
  summary: 'Send a code to the e-mail address or the mobile number of the account',
  params: candidateParams,
  ...verificationSending,
  may: candidate,
})

export const readCandidatePreferences = call('GET', '/candidates/:candidateId/notifications/preferences', {
  summary: 'The candidate’s notification settings',
  params: candidateParams,
  output: z.object({ preferences: CandidatePreferences }),
  may: candidate,
})

export const changeCandidatePreferences = call('PUT', '/candidates/:candidateId/notifications', {
  summary: 'Change the candidate’s notification settings; kinds left out stay as they are',
  params: candidateParams,
  body: z.object({ preferences: CandidatePreferenceChange }),
  output: z.object({ preferences: CandidatePreferences }),
  may: candidate,
})

export const readLeaving = call('GET', '/candidates/:candidateId/profile/leaving', {
  summary: 'What the candidate loses by deleting the account: places, planned payments, interviews',
  params: candidateParams,
  output: z.object({
    places: z
      .array(
        z.object({
          title: z.string(),
          companyName: z.string(),
          formType: FormType,
          payments: z.int().describe('Planned or approved, and not sent to the bank'),
          sums: z.array(z.object({ amount: z.int().describe('In minor units'), currency: z.string() })),
        }),
      )
      .describe('What the candidate takes part in; it ends, and its payments are cancelled'),
    interviews: z.int().describe('Seats in interviews that have not begun'),
  }),
  may: candidate,
})

export const deleteCandidateAccount = call('DELETE', '/candidates/:candidateId/profile', {
  summary: 'Delete the account for good',
  params: candidateParams,
  body: z.object({
    email: Email.describe('The address of the account, as a confirmation'),
    pwd: OldPassword.optional().describe('Left out by people who sign in only with Google or the mini-app'),
    isConfirm: z.literal(true, 'fields.accepted'),
  }),
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongPassword', 'accounts.tooManyTries'],
  may: candidate,
  fresh: tenMinutesOrPassword('pwd'),
})
