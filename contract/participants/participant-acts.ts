import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { besideFilters, dryRun, mostNamed } from '../fields/filtered-target.ts'
import { paragraphs } from '../fields/one-line.ts'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Day, Email, Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { companyParams } from '../params.ts'
import { ParticipantFilters } from './participant-filters.ts'

// Acts of an organization on one participant or on all that match.

/** The target of an act: listed participants, or all that match filters at the time of the act. */
export const participantTarget = {
  participantIds: z
    .array(Id)
    .max(mostNamed)
    .optional()
    .describe('These, and those of `emails`; or all that match `filters`'),
  emails: z
    .array(Email)
    .max(mostNamed)
    .optional()
    .describe('As submitted. A person named by id and by address is one participant'),
  formId: Id.optional().describe('Only participants of this form'),
  filters: ParticipantFilters.strict().optional().describe('As in the list; needs permission to read it'),
  ...besideFilters,
  dryRun,
}
export type ParticipantTarget = z.output<z.ZodObject<typeof participantTarget>>

/** Checks that a body lists participants or gives filters. */
export const withOneParticipantTarget = <Body extends z.ZodObject>(body: Body): Body =>
  body.check(({ value, issues }) => {
    const {
      participantIds = [],
      emails = [],
      filters,
      except,
      expected,
      version,
    } = value as ParticipantTarget & Versioned
    const refuse = (field: keyof (ParticipantTarget & Versioned), message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    const named = participantIds.length + emails.length
    if (named > 0 === (filters !== undefined)) refuse('participantIds', 'fields.participantTarget')
    if ((expected === undefined) !== (filters === undefined)) refuse('expected', 'fields.expected')
    if (except !== undefined && filters === undefined) refuse('except', 'fields.onlyWithFilters')
    if (version !== undefined && (participantIds.length !== 1 || emails.length > 0))
      refuse('version', 'fields.onlyWithOne')
  })

interface Versioned {
  readonly version?: number
}

export const participantActProblems = ['forms.notFound', 'permissions.missing', 'acts.targetChanged'] as const

export const changeParticipantStatus = call('PUT', '/companies/:companyId/participants/status', {
  summary:
    'Set the status of participants, who are notified. Planned payments wait while a participant is suspended, and are cancelled when they left or were removed',
  params: companyParams,
  body: withOneParticipantTarget(
    z.object({
      ...participantTarget,
      status: ParticipantStatus,
      since: Day.optional().describe('The day it applies from; today if left out'),
      reason: paragraphs(1000).default('').describe('The participant reads it'),
      version: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe(
          'With a single participant only: as it was read. If it has changed since, the call is refused with `participants.changedSince`',
        ),
    }),
  ).meta({
    examples: [
      { participantIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], status: 'Suspended', reason: 'Kayıt dondurdu.' },
    ],
  }),
  versioned: true,
  output: ActAnswer.extend({
    payments: z.number().int().describe('How many planned payments are cancelled or put on hold'),
  }),
  problems: [...participantActProblems, 'participants.changedSince'],
  bytes: largeBody,
  may: write('Participants'),
})

export const undoParticipantAct = call('POST', '/companies/:companyId/participants/acts/:actId/undo', {
  summary:
    'Undo a change of status, a request for bank details, a payment plan or a message that is still held, for the participants unchanged since; the others are counted and stay as they are',
  params: companyParams.extend({ actId: Id }),
  output: ActAnswer,
  problems: ['acts.notFound', 'acts.notUndoable'],
  may: write('Participants'),
})
