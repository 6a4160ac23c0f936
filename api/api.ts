import type { FastifyInstance } from 'fastify'
import { describeApi } from '#contract/openapi.ts'
import type { Answer } from './answer.ts'
import { dataAnswers } from './data.ts'
import { problemWordsIn } from './docs/words.ts'
import { addDocs, docsPaths } from './docs.ts'
import { addRoutes } from './routes.ts'
import { refuseUnknownPaths } from './unknown-path.ts'
import { visitAnswers } from './visits.ts'

/** Every call of the product. */
export const answers: readonly Answer[] = [...dataAnswers, ...visitAnswers]

export async function addApi(app: FastifyInstance, options: { readonly publicUrl: string }) {
  const calls = answers.map(({ call }) => call)
  addRoutes(app, answers)
  addDocs(app, describeApi(calls, options.publicUrl, problemWordsIn('en')))
  await refuseUnknownPaths(app, [...calls, ...docsPaths])
}
