import * as calls from '#contract/candidates/consents.ts'
import { listConsents } from '#domain/privacy/consents/list-consents.ts'
import { withdrawConsent } from '#domain/privacy/consents/withdraw-consent.ts'
import { answer } from '../../answer.ts'

export const consentAnswers = [answer(calls.listConsents, listConsents), answer(calls.withdrawConsent, withdrawConsent)]
