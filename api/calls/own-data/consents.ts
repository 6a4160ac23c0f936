import * as calls from '#contract/candidates/consents.ts'
import { listConsents } from '#domain/consents/list-consents.ts'
import { answer } from '../../answer.ts'

/** What a candidate agreed to. */
export const consentAnswers = [answer(calls.listConsents, listConsents)]
