import type { Call } from './call.ts'
import type { ProblemCode } from './problems.ts'
import { SentFile } from './sent-file.ts'

/**
 * Whether a call takes an `Idempotency-Key`: mutations of signed-in callers whose JSON answer holds no secrets. A
 * request repeated with the same key within 24 hours does not run again; it gets the first answer.
 */
export const takesKey = ({
  method,
  reads,
  secret,
  may,
  output,
}: Pick<Call, 'method' | 'reads' | 'secret' | 'may' | 'output'>) =>
  method !== 'GET' && !reads && !secret && may.who !== 'anyone' && output !== SentFile

export const keyProblems = [
  'request.keyInvalid',
  'request.keyReused',
  'request.underWay',
  'request.answerLost',
] as const satisfies readonly ProblemCode[]
