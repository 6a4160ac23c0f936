import * as calls from '#contract/accounts/confirmation.ts'
import { beginConfirmation } from '#domain/confirmation/begin-confirmation.ts'
import { confirmIdentity } from '#domain/confirmation/confirm-identity.ts'
import { answer } from '../answer.ts'

export const confirmationAnswers = [
  answer(calls.beginConfirmation, beginConfirmation),
  answer(calls.confirmIdentity, confirmIdentity),
]
