import { z } from 'zod'
import { call, largeBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateItemParams } from '../params.ts'
import { FieldError, type ProblemCode } from '../problems.ts'

// The answers of an application as they are typed; the latest answer to each question counts.

const notFound = ['applications.notFound'] as const

/** Why answers and documents cannot be changed any more. */
export const notEditable = [
  'applications.wrongState',
  'applications.inReview',
  'applications.closed',
  'applications.full',
] as const satisfies readonly ProblemCode[]

export const AnswerInput = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(100),
  z.null(),
])

const KeptAnswer = z.object({
  questionId: Id,
  value: AnswerInput,
  typedAt: Moment,
  isOwn: z.boolean().describe('Typed on the device that asks'),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

const submittedAt = Moment.nullable().describe('When it was last submitted, on whatever device')

const Device = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'fields.device')
  .meta({ examples: ['0199a000-0000-7000-8000-0000000000d1'] })
  .describe('A random name that one tab keeps for itself')

export const readAnswers = call('GET', '/candidates/:candidateId/applications/:id/answers', {
  summary: 'What has been answered so far',
  params: candidateItemParams,
  query: z.object({ device: Device.optional() }),
  whole: true,
  output: z.object({
    formVersion: z.number().int(),
    submittedAt,
    savedAt: Moment,
    items: z.array(KeptAnswer),
    unlisted: z
      .array(Id)
      .describe(
        'Questions whose answer names a country, city or university that does not exist: submitting is refused',
      ),
    fromProfile: z
      .array(Id)
      .describe(
        'Questions that were answered from the profile when the application was started, and not changed since',
      ),
  }),
  problems: notFound,
  may: candidate,
})

export const saveAnswers = call('POST', '/candidates/:candidateId/applications/:id/answers', {
  summary: 'Save answers. For each question the one typed last is kept, on whichever device it was typed',
  params: candidateItemParams,
  body: z.object({
    device: Device.optional().describe(
      'If left out, the answers count as typed when they arrive, and so replace anything a device typed before',
    ),
    order: z
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .describe('Counts up with every save of a device, so that a late or repeated save changes nothing'),
    isCompleted: z.boolean().default(false).describe('Also say what is still missing'),
    lastPlace: z.string().max(60).optional(),
    answers: z
      .array(
        z.object({
          questionId: Id,
          value: AnswerInput,
          age: z
            .number()
            .int()
            .min(0)
            .max(2_592_000_000)
            .default(0)
            .describe('Milliseconds since it was typed; devices’ clocks differ, but not the time they measure'),
          typedAt: Moment.optional().describe(
            'Alternatively, when it was typed by our clock, learnt from `savedAt`; a late or repeated save is then no newer than it was',
          ),
        }),
      )
      .max(200),
  }),
  output: z.object({
    savedAt: Moment,
    formVersion: z.number().int().describe('If newer than the one that was read, the form has changed: read it again'),
    submittedAt,
    newer: z.array(KeptAnswer).describe('For these, another device or the profile has a newer answer, which is kept'),
    replaced: z.array(KeptAnswer).describe('For these, another device had an older answer, which was replaced'),
    problems: z.array(FieldError).describe('With isCompleted: answers.{questionId}, what is missing or wrong'),
  }),
  problems: ['applications.notFound', ...notEditable],
  bytes: largeBody,
  may: candidate,
  timeout: 20_000,
})
