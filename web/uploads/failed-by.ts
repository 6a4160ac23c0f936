import type { Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { UploadRefused } from './upload.ts'

/** What to do about it: renew the session, begin the upload anew, say that it is refused, or just try again later. */
export type Failed = 'session' | 'gone' | 'later' | UploadRefused

/** What went wrong on the way to the uploads, or in telling what the upload is for. */
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

/** The person can make room, and then the same file is taken. */
const mendable: readonly Problem['code'][] = ['files.vaultFull', 'documents.tooMany', 'uploads.tooMany']

/** The address of an upload that the server does not have (any more), while there is nothing wrong with the file. */
const gone = [403, 404, 410]

/** An earlier request still holds the upload, or another part of it came first. */
const held = [409, 423]

/** Too slow, too early, too much at once. */
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

/** By its look: the library itself is loaded late. */
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
