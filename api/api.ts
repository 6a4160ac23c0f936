import type { FastifyInstance } from 'fastify'
import { describeApi } from '#contract/openapi/openapi.ts'
import type { EndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import type { Config } from '#platform/config.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import { devAnswers } from './dev-answers.ts'
import { problemWordsIn } from './docs/words.ts'
import { addDocs, docsPaths } from './docs.ts'
import { foundAnswers } from './found-answers.ts'
import type { CallPerformer } from './performing/perform-call.ts'
import { addRoutes } from './routes.ts'
import { refuseUnknownPaths } from './unknown-path.ts'

export const answers = await foundAnswers()

/** The calls of a mode: developer calls exist in local mode only. */
export const answersIn = (mode: Config['mode']) => (mode === 'local' ? [...answers, ...devAnswers] : answers)

interface ApiOptions {
  readonly mode: Config['mode']
  readonly publicUrl: string
  readonly kept: CallPerformer
  readonly ended: EndedSessions
  readonly ready?: FindReady[]
}

export async function addApi(app: FastifyInstance, { mode, publicUrl, kept, ended, ready }: ApiOptions) {
  const present = answersIn(mode)
  const calls = present.map(({ call }) => call)
  addRoutes(app, present, { kept, ended, https: publicUrl.startsWith('https:'), ready })
  addDocs(app, () => describeApi(calls, publicUrl, problemWordsIn('en')))
  await refuseUnknownPaths(app, [...calls, ...docsPaths])
}
