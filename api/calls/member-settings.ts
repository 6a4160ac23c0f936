import * as calls from '#contract/accounts/member-settings.ts'
import { changeEmail } from '#domain/own-account/account-settings/change-email.ts'
import { changeGsm } from '#domain/own-account/account-settings/change-gsm.ts'
import { changePassword } from '#domain/own-account/account-settings/change-password.ts'
import { changeTwoFactor } from '#domain/own-account/account-settings/change-two-factor.ts'
import { confirmOwnCode } from '#domain/own-account/account-settings/confirm-own-code.ts'
import { changePreferences, readPreferences } from '#domain/own-account/account-settings/preferences.ts'
import { sendOwnVerification } from '#domain/own-account/account-settings/send-own-verification.ts'
import { answer } from '../answer.ts'

export const memberSettingsAnswers = [
  answer(calls.changeMemberPassword, (caller, { currentPwd: current, newPwd: next }) =>
    changePassword(caller, { current, next, field: 'newPwd' }),
  ),
  answer(calls.changeMemberEmail, changeEmail),
  answer(calls.confirmMemberCode, confirmOwnCode),
  answer(calls.changeMemberGsm, changeGsm),
  answer(calls.changeMemberTwoFactor, changeTwoFactor),
  answer(calls.sendMemberVerification, sendOwnVerification),
  answer(calls.readMemberPreferences, readPreferences('Company')),
  answer(calls.changeMemberPreferences, changePreferences('Company')),
]
