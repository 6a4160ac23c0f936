import * as calls from '#contract/reports/saved-reports.ts'
import {
  createSavedReport,
  deleteSavedReport,
  listSavedReports,
  renameSavedReport,
} from '#domain/desk/reports/saved/saved-reports.ts'
import { answer } from '../../answer.ts'

/** Reports that an organization keeps under a name. */
export const savedReportAnswers = [
  answer(calls.listSavedReports, listSavedReports),
  answer(calls.createSavedReport, createSavedReport),
  answer(calls.renameSavedReport, renameSavedReport),
  answer(calls.deleteSavedReport, deleteSavedReport),
]
