import * as calls from '#contract/accounts/candidate-settings.ts'
import { changeEmail } from '#domain/own-account/account-settings/change-email.ts'
import { changeGsm } from '#domain/own-account/account-settings/change-gsm.ts'
import { changePassword } from '#domain/own-account/account-settings/change-password.ts'
import { changeTwoFactor } from '#domain/own-account/account-settings/change-two-factor.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { changePreferences, readPreferences } from '#domain/own-account/account-settings/preferences.ts'
import { readLeaving } from '#domain/own-account/account-settings/read-leaving.ts'
import { sendOwnVerification } from '#domain/own-account/account-settings/send-own-verification.ts'
import { answer } from '../answer.ts'

export const candidateSettingsAnswers = [
  answer(calls.changeCandidateEmail, changeEmail),
  answer(calls.changeCandidatePassword, (caller, { currentPassword: current, newPassword: next }) =>
    changePassword(caller, { current, next }),
  ),
  answer(calls.changeCandidateGsm, changeGsm),
  answer(calls.changeCandidateTwoFactor, changeTwoFactor),
  answer(calls.sendCandidateVerification, sendOwnVerification),
  answer(calls.readCandidatePreferences, readPreferences('Candidate')),
  answer(calls.changeCandidatePreferences, changePreferences('Candidate')),
  answer(calls.readLeaving, readLeaving),
  answer(calls.deleteCandidateAccount, async (caller, input, client) => {
    await deleteAccount(caller, input)
    await client.keepRefreshToken(null)
    return null
  }),
]
