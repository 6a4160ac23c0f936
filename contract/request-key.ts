import type { Call } from './call.ts'
import type { ProblemCode } from './problems.ts'
import { SentFile } from './sent-file.ts'

/**
 * Whether a call takes an `Idempotency-Key`: it changes something for somebody who is signed in, and answers JSON without
 * secrets. Sent again under the same key within 24 hours, a request is not done again but answered as the first time.
 */
export const takesKey = ({
  method,
  reads,
  secret,
  may,
  output,
}: Pick<Call, 'method' | 'reads' | 'secret' | 'may' | 'output'>) =>
  method !== 'GET' && !reads && !secret && may.who !== 'anyone' && output !== SentFile

/** The problems of a key. */
export const keyProblems = [
  'request.keyInvalid',
  'request.keyReused',
  'request.underWay',
  'request.answerLost',
] as const satisfies readonly ProblemCode[]
