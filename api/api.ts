import type { FastifyInstance } from 'fastify'
import { describeApi } from '#contract/openapi.ts'
import type { EndedSessions } from '#domain/accounts/sessions/ended-sessions.ts'
import type { Config } from '#platform/config.ts'
import { accountAnswers } from './accounts.ts'
import type { Answer } from './answer.ts'
import { applicationAnswers } from './applications.ts'
import { candidateAccountAnswers } from './candidate-account.ts'
import { candidateDocumentAnswers } from './candidate-documents.ts'
import { candidateFollowAnswers } from './candidate-follow.ts'
import { candidateAnswers } from './candidates.ts'
import { communityAnswers } from './communities.ts'
import { companyAnswers } from './companies.ts'
import { companyAccountAnswers } from './company-account.ts'
import { companyApplicationAnswers } from './company-applications.ts'
import { companyFormAnswers } from './company-forms.ts'
import { confirmationAnswers } from './confirmation.ts'
import { contactAnswers } from './contact.ts'
import { dataAnswers } from './data.ts'
import { devAnswers } from './dev.ts'
import { problemWordsIn } from './docs/words.ts'
import { addDocs, docsPaths } from './docs.ts'
import { externalSignInAnswers } from './external-sign-in.ts'
import { geoAnswers } from './geo.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { listingAnswers } from './listings.ts'
import { opportunityAnswers } from './opportunities.ts'
import { addRoutes } from './routes.ts'
import { savedFormAnswers } from './saved-forms.ts'
import { secondFactorAnswers } from './second-factors.ts'
import { refuseUnknownPaths } from './unknown-path.ts'
import { visitAnswers } from './visits.ts'

/** Every call of the product. */
export const answers: readonly Answer[] = [
  ...accountAnswers,
  ...confirmationAnswers,
  ...externalSignInAnswers,
  ...secondFactorAnswers,
  ...candidateAccountAnswers,
  ...candidateAnswers,
  ...candidateDocumentAnswers,
  ...candidateFollowAnswers,
  ...companyAccountAnswers,
  ...companyAnswers,
  ...companyFormAnswers,
  ...companyApplicationAnswers,
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

/** Those, and on a developer's machine the ones for developers: in production they do not exist. */
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
