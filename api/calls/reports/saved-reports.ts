import * as calls from '#contract/reports/saved-reports.ts'
import {
  createSavedReport,
  deleteSavedReport,
  listSavedReports,
  renameSavedReport,
} from '#domain/desk/reports/saved/saved-reports.ts'
import { answer } from '../../answer.ts'

export const savedReportAnswers = [
  answer(calls.listSavedReports, listSavedReports),
  answer(calls.createSavedReport, createSavedReport),
  answer(calls.renameSavedReport, renameSavedReport),
  answer(calls.deleteSavedReport, deleteSavedReport),
]
