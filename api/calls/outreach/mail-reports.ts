import { listMailReports as listCall } from '#contract/operations/mail-reports.ts'
import { listMailReports } from '#domain/own-account/unwanted-mail/list-mail-reports.ts'
import { answer } from '../../answer.ts'

export const mailReportAnswers = [answer(listCall, listMailReports)]
