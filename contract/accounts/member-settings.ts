import { z } from 'zod'
import { call } from '../call.ts'
import { OldPassword, Password } from '../fields/patterns.ts'
import { tenMinutesOrPassword } from '../fresh.ts'
import { member } from '../may.ts'
import { CompanyPreferenceChange, CompanyPreferences } from '../notifications.ts'
import { companyParams } from '../params.ts'
import {
  emailSetting,
  gsmSetting,
  OldClientsCode,
  twoFactorSetting,
  VerificationChannel,
  verificationSending,
} from './account-settings.ts'
import { Code } from './accounts.ts'

const PasswordChange = z
  .object({
    newPwd: Password,
    newPwdConfirm: z
      .string()
      .max(28)
      .meta({ examples: ['Galata-Karakoy7'] }),
    currentPwd: OldPassword,
    code: OldClientsCode,
  })
  .refine(({ newPwd, newPwdConfirm }) => newPwd === newPwdConfirm.normalize('NFC'), {
    path: ['newPwdConfirm'],
    error: 'fields.passwordsDiffer',
  })

export const changeMemberPassword = call('PUT', '/companies/:companyId/profile/password', {
  summary: 'Change one’s own password; every other session of the account ends',
  params: companyParams,
  body: PasswordChange,
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongPassword', 'accounts.tooManyTries'],
  may: member,
  fresh: tenMinutesOrPassword('currentPwd'),
})

export const changeMemberEmail = call('PUT', '/companies/:companyId/email', {
  summary: 'Change one’s own e-mail address: the first step sends a code to the new one, the second confirms it',
  params: companyParams,
  ...emailSetting,
  may: member,
})

export const changeMemberGsm = call('PUT', '/companies/:companyId/gsm', {
  summary: 'Change one’s own mobile number: the first step sends a code to it, the second confirms it',
  params: companyParams,
  ...gsmSetting,
  may: member,
})

export const changeMemberTwoFactor = call('PUT', '/companies/:companyId/twofactor', {
  summary: 'Turn one’s own SMS codes on or off, in two steps',
  params: companyParams,
  ...twoFactorSetting,
  may: member,
})

export const sendMemberVerification = call('POST', '/companies/:companyId/send/verification', {
  summary: 'Send a code to one’s own e-mail address or mobile number',
  params: companyParams,
  ...verificationSending,
  may: member,
})

export const confirmMemberCode = call('PUT', '/companies/:companyId/otp', {
  summary: 'Verify one’s own address or number with the code that was sent',
  params: companyParams,
  body: z.object({ channel: VerificationChannel, code: Code }),
  output: z.null(),
  status: 204,
  problems: [
    'accounts.wrongCode',
    'accounts.tooManyTries',
    'accounts.gsmNeeded',
    'accounts.smsUnreachable',
    'accounts.smsOff',
  ],
  may: member,
})

export const readMemberPreferences = call('GET', '/companies/:companyId/notifications', {
  summary: 'This account’s notification settings',
  params: companyParams,
  output: z.object({ preferences: CompanyPreferences }),
  may: member,
})

export const changeMemberPreferences = call('PUT', '/companies/:companyId/notifications', {
  summary: 'Change this account’s notification settings; kinds left out stay as they are',
  params: companyParams,
  body: z.object({ preferences: CompanyPreferenceChange }),
  output: z.object({ preferences: CompanyPreferences }),
  may: member,
})
