import type { FastifyInstance } from 'fastify'
import { describeApi } from '#contract/openapi/openapi.ts'
import type { EndedSessions } from '#domain/accounts/sessions/ended-sessions.ts'
import type { Config } from '#platform/config.ts'
import type { Answer } from './answer.ts'
import { accountAnswers } from './calls/accounts.ts'
import { applicationAnswers } from './calls/applications.ts'
import { bankInfoAnswers } from './calls/bank-infos.ts'
import { candidateDashboardAnswers } from './calls/candidate-dashboard.ts'
import { candidateDocumentAnswers } from './calls/candidate-documents.ts'
import { candidateSettingsAnswers } from './calls/candidate-settings.ts'
import { candidateAnswers } from './calls/candidates.ts'
import { communityAnswers } from './calls/communities.ts'
import { companyAnswers } from './calls/companies.ts'
import { companyAccountAnswers } from './calls/company-accounts.ts'
import { companyFormAnswers } from './calls/company-forms.ts'
import { confirmationAnswers } from './calls/confirmation.ts'
import { contactAnswers } from './calls/contact.ts'
import { conversationAnswers } from './calls/conversations.ts'
import { dataAnswers } from './calls/data.ts'
import { devAnswers } from './calls/dev.ts'
import { documentRequestAnswers } from './calls/document-requests.ts'
import { entryAnswers } from './calls/entries.ts'
import { externalSignInAnswers } from './calls/external-sign-in.ts'
import { geoAnswers } from './calls/geo.ts'
import { interviewAnswers } from './calls/interviews.ts'
import { listingAnswers } from './calls/listings.ts'
import { mailingAnswers } from './calls/mailings.ts'
import { memberSettingsAnswers } from './calls/member-settings.ts'
import { opportunityAnswers } from './calls/opportunities.ts'
import { actAnswers } from './calls/review/acts.ts'
import { addedDocumentAnswers } from './calls/review/added-documents.ts'
import { assignmentAnswers } from './calls/review/assignments.ts'
import { decidingAnswers } from './calls/review/deciding.ts'
import { noteAnswers } from './calls/review/notes.ts'
import { reviewAnswers } from './calls/review/review.ts'
import { tagAnswers } from './calls/review/tags.ts'
import { viewAnswers } from './calls/review/views.ts'
import { savedFormAnswers } from './calls/saved-forms.ts'
import { secondFactorAnswers } from './calls/second-factors.ts'
import { visitAnswers } from './calls/visits.ts'
import { problemWordsIn } from './docs/words.ts'
import { addDocs, docsPaths } from './docs.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { addRoutes } from './routes.ts'
import { refuseUnknownPaths } from './unknown-path.ts'

/** Every call of the product. */
export const answers: readonly Answer[] = [
  ...accountAnswers,
  ...confirmationAnswers,
  ...externalSignInAnswers,
  ...secondFactorAnswers,
  ...candidateSettingsAnswers,
  ...candidateAnswers,
  ...candidateDocumentAnswers,
  ...candidateDashboardAnswers,
  ...documentRequestAnswers,
  ...addedDocumentAnswers,
  ...interviewAnswers,
  ...bankInfoAnswers,
  ...memberSettingsAnswers,
  ...companyAccountAnswers,
  ...companyAnswers,
  ...companyFormAnswers,
  ...reviewAnswers,
  ...noteAnswers,
  ...mailingAnswers,
  ...conversationAnswers,
  ...entryAnswers,
  ...decidingAnswers,
  ...tagAnswers,
  ...assignmentAnswers,
  ...viewAnswers,
  ...actAnswers,
  ...communityAnswers,
  ...contactAnswers,
  ...listingAnswers,
  ...opportunityAnswers,
  ...savedFormAnswers,
  ...applicationAnswers,
  ...dataAnswers,
  ...visitAnswers,
  ...geoAnswers,
]

/** The calls of a mode: those for developers exist on a developer's machine only. */
export const answersIn = (mode: Config['mode']) => (mode === 'local' ? [...answers, ...devAnswers] : answers)

interface ApiOptions {
  readonly mode: Config['mode']
  readonly publicUrl: string
  readonly kept: KeptAnswers
  readonly ended: EndedSessions
}

export async function addApi(app: FastifyInstance, { mode, publicUrl, kept, ended }: ApiOptions) {
  const present = answersIn(mode)
  const calls = present.map(({ call }) => call)
  addRoutes(app, present, { kept, ended, https: publicUrl.startsWith('https:') })
  addDocs(app, describeApi(calls, publicUrl, problemWordsIn('en')))
  await refuseUnknownPaths(app, [...calls, ...docsPaths])
}
