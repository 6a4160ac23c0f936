import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { tenMinutes } from '../fresh.ts'
import { operator, root } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { SentFile } from '../sent-file.ts'
import { breachEvents, dataKinds } from './data-kinds.ts'
import { asked } from './processing-record.ts'

// Personal data breaches: when, whose data and which, the measures, and the 72 hours for notifying the authority.
// Append-only. An organization sees the breaches that it was notified of.

export const DataKind = z.enum(dataKinds)
export type DataKind = z.infer<typeof DataKind>

export const BreachEvent = z.enum(breachEvents)
export type BreachEvent = z.infer<typeof BreachEvent>

const Text = paragraphs(5000).min(1, 'fields.required')

const Breach = z
  .object({
    id: Id,
    company: z.object({ id: Id, name: z.string() }).nullable().describe('The organization affected; null: all'),
    kinds: z.array(DataKind),
    startedAt: Moment.describe('When data may first have been accessed'),
    endedAt: Moment.describe('Until when'),
    noticedAt: Moment.describe('When it was discovered: the 72 hours start'),
    tellBy: Moment.describe('The deadline to notify the authority'),
    authorityToldAt: Moment.nullable(),
    hoursLeft: z
      .number()
      .int()
      .nullable()
      .describe('Whole hours until then, negative after it; null once the authority was notified'),
    closedAt: Moment.nullable(),
    description: z.string(),
  })
  .meta({ id: 'Breach' })
export type Breach = z.infer<typeof Breach>

const OneBreach = Breach.extend({
  recordedAt: Moment,
  recordedBy: z.string().nullable(),
  entries: z.array(
    z.object({
      id: Id,
      at: Moment.describe('When it was recorded'),
      happenedAt: Moment,
      event: BreachEvent,
      who: z.string().nullable(),
      text: z.string(),
    }),
  ),
}).meta({ id: 'OneBreach' })
export type OneBreach = z.infer<typeof OneBreach>

const breachParams = z.object({ breachId: Id })

export const listBreaches = call('GET', '/operations/breaches', {
  summary: 'Recorded breaches, newest first',
  query: z.object(paging),
  output: pageOf(Breach),
  may: operator,
})

export const recordBreach = call('POST', '/operations/breaches', {
  summary: 'Record a breach: when, whose data and what; it is never changed, only added to',
  body: z
    .object({
      companyId: Id.nullable().describe('Null: people of all organizations'),
      kinds: z.array(DataKind).min(1, 'fields.required').max(dataKinds.length),
      startedAt: Moment,
      endedAt: Moment,
      noticedAt: Moment,
      description: Text,
    })
    .meta({
      examples: [
        {
          companyId: null,
          kinds: ['applications'],
          startedAt: '2026-11-01T08:00:00.000Z',
          endedAt: '2026-11-01T10:00:00.000Z',
          noticedAt: '2026-11-02T09:00:00.000Z',
          description: 'Bir görevlinin hesabına başkası girdi.',
        },
      ],
    }),
  output: OneBreach,
  status: 201,
  problems: ['companies.notFound', 'breaches.wrongOrder'],
  may: operator,
  fresh: tenMinutes,
})

export const readBreach = call('GET', '/operations/breaches/:breachId', {
  summary: 'One breach, with the measures taken',
  params: breachParams,
  output: OneBreach,
  problems: ['breaches.notFound'],
  may: operator,
})

export const addToBreach = call('POST', '/operations/breaches/:breachId/entries', {
  summary: 'Record a step taken in a breach; notifying organizations sends their owners a notification and an e-mail',
  params: breachParams,
  body: z
    .object({ event: BreachEvent, happenedAt: Moment, text: Text })
    .meta({ examples: [{ event: 'measure', happenedAt: '2026-11-02T10:00:00.000Z', text: 'Oturumlar kapatıldı.' }] }),
  output: OneBreach,
  problems: ['breaches.notFound', 'breaches.said', 'breaches.wrongOrder', 'breaches.tooLong'],
  may: operator,
})

export const breachAsExcel = call('POST', '/operations/breaches/:breachId/excel', {
  summary:
    'The record of a breach as an Excel file: clock, kinds of data, people by number, readings, exports, what was done',
  params: breachParams,
  body: z.object(asked).meta({ examples: [{ language: 'tr' }] }),
  output: SentFile,
  problems: ['breaches.notFound'],
  reads: true,
  may: operator,
})

export const listCompanyBreaches = call('GET', '/companies/:companyId/breaches', {
  summary: 'Breaches reported to the organization, newest first',
  params: companyParams,
  query: z.object(paging),
  output: pageOf(Breach),
  may: root,
})

export const companyBreachAsExcel = call('POST', '/companies/:companyId/breaches/:breachId/excel', {
  summary: 'The part of a breach record that concerns the organization, with the names of its people, as an Excel file',
  params: companyParams.extend({ breachId: Id }),
  body: z.object(asked).meta({ examples: [{ language: 'tr' }] }),
  output: SentFile,
  problems: ['breaches.notFound'],
  reads: true,
  may: root,
  fresh: tenMinutes,
})
