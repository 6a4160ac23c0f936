import type { FastifyInstance } from 'fastify'
import { describeApi } from '#contract/openapi.ts'
import type { Answer } from './answer.ts'
import { dataAnswers } from './data.ts'
import { problemWordsIn } from './docs/words.ts'
import { addDocs, docsPaths } from './docs.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { addRoutes } from './routes.ts'
import { refuseUnknownPaths } from './unknown-path.ts'
import { visitAnswers } from './visits.ts'

/** Every call of the product. */
export const answers: readonly Answer[] = [...dataAnswers, ...visitAnswers]

interface ApiOptions {
  readonly publicUrl: string
  readonly kept: KeptAnswers
}

export async function addApi(app: FastifyInstance, { publicUrl, kept }: ApiOptions) {
  const calls = answers.map(({ call }) => call)
  addRoutes(app, answers, kept)
  addDocs(app, describeApi(calls, publicUrl, problemWordsIn('en')))
  await refuseUnknownPaths(app, [...calls, ...docsPaths])
}
