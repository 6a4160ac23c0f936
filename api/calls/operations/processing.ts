import * as breaches from '#contract/processing/breaches.ts'
import * as records from '#contract/processing/processing-record.ts'
import { breachAsExcel, companyBreachAsExcel } from '#domain/privacy/processing/breach-file.ts'
import {
  addToBreach,
  listBreaches,
  listCompanyBreaches,
  readBreach,
  recordBreach,
} from '#domain/privacy/processing/breaches.ts'
import { companyProcessingRecord, operatedProcessingRecord } from '#domain/privacy/processing/processing-record.ts'
import { answer } from '../../answer.ts'

/** Records for the authority: of processing, and of breaches. */
export const processingAnswers = [
  answer(records.companyProcessingRecord, companyProcessingRecord),
  answer(records.operatedProcessingRecord, operatedProcessingRecord),
  answer(breaches.listBreaches, listBreaches),
  answer(breaches.recordBreach, recordBreach),
  answer(breaches.readBreach, readBreach),
  answer(breaches.addToBreach, addToBreach),
  answer(breaches.breachAsExcel, breachAsExcel),
  answer(breaches.listCompanyBreaches, listCompanyBreaches),
  answer(breaches.companyBreachAsExcel, companyBreachAsExcel),
]
