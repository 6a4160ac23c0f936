import * as calls from '#contract/company-applications.ts'
import { listApplicationForms } from '#domain/company-applications/list-application-forms.ts'
import { listCompanyDocuments } from '#domain/company-applications/list-company-documents.ts'
import { listCompanyHistory } from '#domain/company-applications/list-company-history.ts'
import { readApplicationsOverview } from '#domain/company-applications/read-applications-overview.ts'
import { readCompanyAnswers } from '#domain/company-applications/read-company-answers.ts'
import { readCompanyApplication } from '#domain/company-applications/read-company-application.ts'
import { readFileInformation } from '#domain/company-applications/read-file-information.ts'
import { readSensitive } from '#domain/company-applications/read-sensitive.ts'
import { requestDocuments } from '#domain/company-applications/request-documents.ts'
import { searchApplications } from '#domain/company-applications/search-applications.ts'
import { summarizeDocuments } from '#domain/company-applications/summarize-documents.ts'
import { zipDocuments } from '#domain/company-applications/zip-documents.ts'
import { answer } from './answer.ts'

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
