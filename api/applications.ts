import * as calls from '#contract/applications.ts'
import { addApplicationDocuments } from '#domain/applications/add-application-documents.ts'
import { changeApplicationNotification } from '#domain/applications/change-application-notification.ts'
import { countApplications } from '#domain/applications/count-applications.ts'
import { createApplication } from '#domain/applications/create-application.ts'
import { deleteApplication } from '#domain/applications/delete-application.ts'
import { finalizeApplication } from '#domain/applications/finalize-application.ts'
import { listApplicationDocuments } from '#domain/applications/list-application-documents.ts'
import { listApplicationHistory } from '#domain/applications/list-application-history.ts'
import { listApplicationMessages } from '#domain/applications/list-application-messages.ts'
import { listApplications } from '#domain/applications/list-applications.ts'
import { markMessagesRead } from '#domain/applications/mark-messages-read.ts'
import { readAnswers } from '#domain/applications/read-answers.ts'
import { readApplication } from '#domain/applications/read-application.ts'
import { readApplicationResult } from '#domain/applications/read-application-result.ts'
import { readFormToApply } from '#domain/applications/read-form-to-apply.ts'
import { removeApplicationDocument } from '#domain/applications/remove-application-document.ts'
import { saveAnswers } from '#domain/applications/save-answers.ts'
import { withdrawApplication } from '#domain/applications/withdraw-application.ts'
import { answer } from './answer.ts'

/** A candidate's applications. */
export const applicationAnswers = [
  answer(calls.readFormToApply, readFormToApply),
  answer(calls.createApplication, createApplication),
  answer(calls.listApplications, listApplications),
  answer(calls.countApplications, countApplications),
  answer(calls.readApplication, readApplication),
  answer(calls.deleteApplication, deleteApplication),
  answer(calls.withdrawApplication, withdrawApplication),
  answer(calls.readAnswers, readAnswers),
  answer(calls.saveAnswers, saveAnswers),
  answer(calls.listApplicationDocuments, listApplicationDocuments),
  answer(calls.addApplicationDocuments, addApplicationDocuments),
  answer(calls.removeApplicationDocument, removeApplicationDocument),
  answer(calls.finalizeApplication, finalizeApplication),
  answer(calls.listApplicationHistory, listApplicationHistory),
  answer(calls.readApplicationResult, readApplicationResult),
  answer(calls.changeApplicationNotification, changeApplicationNotification),
  answer(calls.listApplicationMessages, listApplicationMessages),
  answer(calls.markMessagesRead, markMessagesRead),
]
