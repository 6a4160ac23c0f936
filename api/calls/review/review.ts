import * as forms from '#contract/review/application-forms.ts'
import * as application from '#contract/review/company-application.ts'
import * as documents from '#contract/review/company-documents.ts'
import * as dossier from '#contract/review/dossier.ts'
import * as search from '#contract/review/search-applications.ts'
import * as weighing from '#contract/review/weighing.ts'
import { countFilterChoices } from '#domain/review/application-search/choices/count-filter-choices.ts'
import { findNames } from '#domain/review/application-search/find-names.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { linkDossier } from '#domain/review/review/link-dossier.ts'
import { listApplicationForms } from '#domain/review/review/list-application-forms.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { listFilterChoices } from '#domain/review/review/list-filter-choices.ts'
import { listOtherApplications } from '#domain/review/review/list-other-applications.ts'
import { markSeen } from '#domain/review/review/mark-seen.ts'
import { readApplicationsOverview } from '#domain/review/review/read-applications-overview.ts'
import { readCompanyAnswers } from '#domain/review/review/read-company-answers.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { readConditions } from '#domain/review/review/read-conditions.ts'
import { readFileInformation } from '#domain/review/review/read-file-information.ts'
import { readSensitive } from '#domain/review/review/read-sensitive.ts'
import { summarizeDocuments } from '#domain/review/review/summarize-documents.ts'
import { zipDocuments } from '#domain/review/review/zip-documents.ts'
import { answer } from '../../answer.ts'

export const reviewAnswers = [
  answer(forms.listApplicationForms, listApplicationForms),
  answer(search.searchApplications, searchApplications),
  answer(search.findNames, findNames),
  answer(search.readApplicationsOverview, readApplicationsOverview),
  answer(search.listFilterChoices, listFilterChoices),
  answer(search.countFilterChoices, countFilterChoices),
  answer(application.readCompanyApplication, readCompanyApplication),
  answer(application.readSensitive, readSensitive),
  answer(application.readCompanyAnswers, readCompanyAnswers),
  answer(documents.listCompanyDocuments, listCompanyDocuments),
  answer(documents.summarizeDocuments, summarizeDocuments),
  answer(documents.zipDocuments, zipDocuments),
  answer(documents.readFileInformation, readFileInformation),
  answer(application.listCompanyHistory, listCompanyHistory),
  answer(weighing.readConditions, readConditions),
  answer(weighing.markSeen, markSeen),
  answer(weighing.listOtherApplications, listOtherApplications),
  answer(dossier.linkDossier, linkDossier),
]
