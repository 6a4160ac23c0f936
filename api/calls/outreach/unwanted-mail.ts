import * as calls from '#contract/outreach/unwanted-mail.ts'
import { readUnwantedMail } from '#domain/own-account/unwanted-mail/read-unwanted-mail.ts'
import { refuseMail } from '#domain/own-account/unwanted-mail/refuse-mail.ts'
import { reportMail } from '#domain/own-account/unwanted-mail/report-mail.ts'
import { answer } from '../../answer.ts'

export const unwantedMailAnswers = [
  answer(calls.readUnwantedMail, readUnwantedMail),
  answer(calls.refuseMail, refuseMail),
  answer(calls.reportMail, reportMail),
]
