import * as calls from '#contract/accounts/confirmation.ts'
import { beginConfirmation } from '#domain/accounts/confirmation/begin-confirmation.ts'
import { confirmIdentity } from '#domain/accounts/confirmation/confirm-identity.ts'
import { answer } from '../answer.ts'

export const confirmationAnswers = [
  answer(calls.beginConfirmation, beginConfirmation),
  answer(calls.confirmIdentity, confirmIdentity),
]
