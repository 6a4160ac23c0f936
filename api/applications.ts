import * as answers from '#contract/application-answers.ts'
import * as documents from '#contract/application-documents.ts'
import * as following from '#contract/application-following.ts'
import * as calls from '#contract/applications.ts'
import { addApplicationDocuments } from '#domain/applications/add-application-documents.ts'
import { changeApplicationNotification } from '#domain/applications/change-application-notification.ts'
import { countApplications } from '#domain/applications/count-applications.ts'
import { createApplication } from '#domain/applications/create-application.ts'
import { deleteApplication } from '#domain/applications/delete-application.ts'
import { finalizeApplication } from '#domain/applications/finalize-application.ts'
import { giveConsents } from '#domain/applications/give-consents.ts'
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
import { startBlank } from '#domain/applications/start-blank.ts'
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
  answer(calls.startBlank, startBlank),
  answer(calls.withdrawApplication, withdrawApplication),
  answer(answers.readAnswers, readAnswers),
  answer(answers.saveAnswers, saveAnswers),
  answer(documents.listApplicationDocuments, listApplicationDocuments),
  answer(documents.addApplicationDocuments, addApplicationDocuments),
  answer(documents.removeApplicationDocument, removeApplicationDocument),
  answer(calls.giveConsents, giveConsents),
  answer(calls.finalizeApplication, finalizeApplication),
  answer(following.listApplicationHistory, listApplicationHistory),
  answer(following.readApplicationResult, readApplicationResult),
  answer(following.changeApplicationNotification, changeApplicationNotification),
  answer(following.listApplicationMessages, listApplicationMessages),
  answer(following.markMessagesRead, markMessagesRead),
]
