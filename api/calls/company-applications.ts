import * as calls from '#contract/company-applications.ts'
import { searchApplications } from '#domain/application-search/search-applications.ts'
import { requestDocuments } from '#domain/document-requests/request-documents.ts'
import { listApplicationForms } from '#domain/review/list-application-forms.ts'
import { listCompanyDocuments } from '#domain/review/list-company-documents.ts'
import { listCompanyHistory } from '#domain/review/list-company-history.ts'
import { readApplicationsOverview } from '#domain/review/read-applications-overview.ts'
import { readCompanyAnswers } from '#domain/review/read-company-answers.ts'
import { readCompanyApplication } from '#domain/review/read-company-application.ts'
import { readFileInformation } from '#domain/review/read-file-information.ts'
import { readSensitive } from '#domain/review/read-sensitive.ts'
import { summarizeDocuments } from '#domain/review/summarize-documents.ts'
import { zipDocuments } from '#domain/review/zip-documents.ts'
import { answer } from '../answer.ts'

/** What an organization does with those who applied to its forms. */
export const companyApplicationAnswers = [
  answer(calls.listApplicationForms, listApplicationForms),
  answer(calls.searchApplications, searchApplications),
  answer(calls.readApplicationsOverview, readApplicationsOverview),
  answer(calls.requestDocuments, requestDocuments),
  answer(calls.readCompanyApplication, readCompanyApplication),
  answer(calls.readSensitive, readSensitive),
  answer(calls.readCompanyAnswers, readCompanyAnswers),
  answer(calls.listCompanyDocuments, listCompanyDocuments),
  answer(calls.summarizeDocuments, summarizeDocuments),
  answer(calls.zipDocuments, zipDocuments),
  answer(calls.readFileInformation, readFileInformation),
  answer(calls.listCompanyHistory, listCompanyHistory),
]
