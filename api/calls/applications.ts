import * as answers from '#contract/applying/application-answers.ts'
import * as documents from '#contract/applying/application-documents.ts'
import * as following from '#contract/applying/application-following.ts'
import * as calls from '#contract/applying/applications.ts'
import { readAnswers } from '#domain/applying/applying/answers/read-answers.ts'
import { saveAnswers } from '#domain/applying/applying/answers/save-answers.ts'
import { createApplication } from '#domain/applying/applying/create-application.ts'
import { deleteApplication } from '#domain/applying/applying/delete-application.ts'
import { addApplicationDocuments } from '#domain/applying/applying/documents/add-application-documents.ts'
import { listApplicationDocuments } from '#domain/applying/applying/documents/list-application-documents.ts'
import { removeApplicationDocument } from '#domain/applying/applying/documents/remove-application-document.ts'
import { changeApplicationNotification } from '#domain/applying/applying/following/change-application-notification.ts'
import { countApplications } from '#domain/applying/applying/following/count-applications.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { listApplications } from '#domain/applying/applying/following/list-applications.ts'
import { readApplication } from '#domain/applying/applying/following/read-application.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { giveConsents } from '#domain/applying/applying/handing-in/give-consents.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { startBlank } from '#domain/applying/applying/start-blank.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { answer } from '../answer.ts'

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
]
