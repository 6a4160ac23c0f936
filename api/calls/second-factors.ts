import * as calls from '#contract/accounts/second-factors.ts'
import { addPasskey } from '#domain/accounts/second-factors/add-passkey.ts'
import { beginAuthenticator } from '#domain/accounts/second-factors/begin-authenticator.ts'
import { beginPasskey } from '#domain/accounts/second-factors/begin-passkey.ts'
import { confirmAuthenticator } from '#domain/accounts/second-factors/confirm-authenticator.ts'
import { readSecondFactors } from '#domain/accounts/second-factors/read-second-factors.ts'
import { removeAuthenticator } from '#domain/accounts/second-factors/remove-authenticator.ts'
import { removePasskey } from '#domain/accounts/second-factors/remove-passkey.ts'
import { renamePasskey } from '#domain/accounts/second-factors/rename-passkey.ts'
import { renewRecoveryCodes } from '#domain/accounts/second-factors/renew-recovery-codes.ts'
import { answer } from '../answer.ts'

export const secondFactorAnswers = [
  answer(calls.readSecondFactors, readSecondFactors),
  answer(calls.beginAuthenticator, beginAuthenticator),
  answer(calls.confirmAuthenticator, confirmAuthenticator),
  answer(calls.removeAuthenticator, removeAuthenticator),
  answer(calls.beginPasskey, beginPasskey),
  answer(calls.addPasskey, addPasskey),
  answer(calls.renamePasskey, renamePasskey),
  answer(calls.removePasskey, removePasskey),
  answer(calls.renewRecoveryCodes, renewRecoveryCodes),
]
