import * as calls from '#contract/accounts/legal.ts'
import { readLegalText } from '#domain/ground/legal-texts/read-legal-text.ts'
import { agree, readAgreements } from '#domain/privacy/consents/agreements.ts'
import { answer } from '../answer.ts'

export const legalTextAnswers = [
  answer(calls.readLegalText, readLegalText),
  answer(calls.readAgreements, readAgreements),
  answer(calls.agree, agree),
]
