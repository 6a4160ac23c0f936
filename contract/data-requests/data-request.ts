import { z } from 'zod'
import { paragraphs } from '../fields/one-line.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import {
  dataRequestEvents,
  dataRequestKinds,
  dataRequestOutcomes,
  dataRequestStates,
  refusalGrounds,
} from './data-request-facts.ts'

// A data subject's request as all sides see it: the candidate, the organization, the operators.

export const DataRequestKind = z.enum(dataRequestKinds)
export type DataRequestKind = z.infer<typeof DataRequestKind>

export const DataRequestState = z.enum(dataRequestStates)
export type DataRequestState = z.infer<typeof DataRequestState>

export const DataRequestOutcome = z.enum(dataRequestOutcomes)
export type DataRequestOutcome = z.infer<typeof DataRequestOutcome>

export const RefusalGround = z.enum(refusalGrounds)
export type RefusalGround = z.infer<typeof RefusalGround>

export const DataRequestEvent = z.enum(dataRequestEvents)
export type DataRequestEvent = z.infer<typeof DataRequestEvent>

const outcome = DataRequestOutcome.nullable().describe('Null until it is answered')

/** The statutory thirty days: all sides count days in Istanbul time. */
export const clock = {
  state: DataRequestState,
  createdAt: Moment,
  dueOn: Day.describe('The last day for an answer'),
  daysLeft: z
    .number()
    .int()
    .nullable()
    .describe('Days until the due date; 0 on that day, negative after it, null once the request is closed'),
  endedAt: Moment.nullable().describe('When it was answered or withdrawn'),
  outcome,
}

export const DataRequestEntry = z
  .object({
    id: Id,
    at: Moment,
    event: DataRequestEvent,
    who: z
      .string()
      .nullable()
      .describe('Which of the people answering did it; null: the person who asked, or the platform'),
    text: z.string().nullable(),
  })
  .meta({ id: 'DataRequestEntry' })
export type DataRequestEntry = z.infer<typeof DataRequestEntry>

/** The request, its answer, and all entries between. */
export const wholeRequest = {
  text: z.string(),
  ground: RefusalGround.nullable().describe('Why it was refused, or carried out in part'),
  answer: z.string().nullable(),
  entries: z.array(DataRequestEntry).describe('From the first to the last'),
}

export const RequestText = paragraphs(5000).min(1, 'fields.required')

const answering = z.object({
  outcome: DataRequestOutcome,
  ground: RefusalGround.optional().describe('Required unless all of it was done'),
  text: RequestText,
})

/** An answer that does not fulfil the request completely must have a legal ground. */
const namesGround = ({ outcome, ground }: z.infer<typeof answering>) => outcome === 'done' || ground !== undefined
const groundNeeded = { path: ['ground'], message: 'fields.required' }

export const AnswerFields = answering.refine(namesGround, groundNeeded)

export const answerBody = answering
  .extend({ version: z.number().int().min(0).describe('Of the request, as it was read') })
  .refine(namesGround, groundNeeded)
  .meta({ examples: [{ outcome: 'done', text: 'Başvurunuzdaki iletişim bilgilerinizi düzelttik.', version: 1 }] })
