import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { tenMinutes } from '../fresh.ts'
import { candidate } from '../may.ts'
import { candidateItemParams, candidateParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

// All data about a candidate, in one zip: pages to read, JSON for programs, and the files. The worker makes it; it is
// kept for three days, for that candidate alone.

export const DataCopyState = z.enum(['waiting', 'making', 'ready', 'failed', 'expired'])
export type DataCopyState = z.infer<typeof DataCopyState>

const DataCopy = z
  .object({
    id: Id,
    state: DataCopyState,
    createdAt: Moment,
    done: z.number().int().describe('Pages and files written so far'),
    total: z.number().int().describe('How many there will be; 0 until that is known'),
    size: z.number().int().nullable().describe('Bytes, once it is ready'),
    endedAt: Moment.nullable().describe('When it was ready or failed'),
    expiresAt: Moment.nullable().describe('Until when it is available'),
    downloadedAt: Moment.nullable().describe('When it was last downloaded'),
  })
  .meta({ id: 'DataCopy' })
export type DataCopy = z.infer<typeof DataCopy>

const DataCopies = z.object({
  items: z.array(DataCopy),
  nextAt: Moment.nullable().describe('When the next can be requested; null: now'),
})

export const listDataCopies = call('GET', '/candidates/:candidateId/data-copies', {
  summary: 'The copies of their data that the candidate requested, newest first, at most ten',
  params: candidateParams,
  output: DataCopies,
  whole: true,
  may: candidate,
})

export const askForDataCopy = call('POST', '/candidates/:candidateId/data-copies', {
  summary: 'Request a copy of everything that is held about the candidate; one a day',
  params: candidateParams,
  output: DataCopies,
  whole: true,
  status: 202,
  problems: ['dataCopies.tooSoon'],
  may: candidate,
  fresh: tenMinutes,
})

export const takeDataCopy = call('POST', '/candidates/:candidateId/data-copies/:id/file', {
  summary: 'A link to a copy of the candidate’s data, valid for a minute',
  params: candidateItemParams,
  output: SignedLink,
  problems: ['dataCopies.notFound', 'dataCopies.notReady', 'dataCopies.gone'],
  may: candidate,
  fresh: tenMinutes,
  secret: true,
})
