import type { Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { UploadRefused } from './upload.ts'

/** The reaction to a failure: renew the session, restart the upload, retry later, or show the refusal. */
export type Failed = 'session' | 'gone' | 'later' | UploadRefused

/** Classifies a failure of sending a file, or of telling the server what it is for. */
export function failedBy(error: unknown): Failed {
  if (error instanceof UploadRefused) return error
  const answer = answerIn(error)
  if (answer === undefined) return 'later'
  const { status, problem } = answer
  if (status === 401) return 'session'
  const isOfUpload = !(error instanceof AskError)
  if (problem?.code === 'files.notUploaded' || (isOfUpload && gone.includes(status))) return 'gone'
  if (problem && mendable.includes(problem.code)) return refused(problem, true)
  if (status >= 500 || passing.includes(status) || (isOfUpload && held.includes(status))) return 'later'
  return refused(problem, false)
}

const refused = (problem: Problem | undefined, canRetry: boolean) =>
  new UploadRefused({ kind: 'refused', detail: problem?.detail, canRetry })

/** Refusals that the person can remove by making room; the same file is then taken. */
const mendable: readonly Problem['code'][] = [
  'files.vaultFull',
  'documents.tooMany',
  'documents.tooManyFiles',
  'uploads.tooMany',
]

/** Statuses for an upload that the server no longer has, while the file itself is fine. */
const gone = [403, 404, 410]

/** Statuses for an upload that an earlier request still holds. */
const held = [409, 423]

/** Statuses that pass by themselves: too slow, too early, too many. */
const passing = [408, 425, 429]

function answerIn(error: unknown): { status: number; problem: Problem | undefined } | undefined {
  if (error instanceof AskError)
    return typeof error.status === 'number' ? { status: error.status, problem: error.problem } : undefined
  const response = tusResponse(error)
  return response ? { status: response.getStatus(), problem: problemIn(response.getBody()) } : undefined
}

interface TusResponse {
  getStatus(): number
  getBody(): string
}

/** Recognized by its shape, because the tus library is loaded late. */
function tusResponse(error: unknown): TusResponse | undefined {
  if (!(error instanceof Error) || !('originalResponse' in error)) return undefined
  return (error.originalResponse as TusResponse | null) ?? undefined
}

function problemIn(body: string): Problem | undefined {
  try {
    return JSON.parse(body) as Problem
  } catch {
    return undefined
  }
}
