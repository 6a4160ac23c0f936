import { z } from 'zod'
import { call } from '../call.ts'
import { ActKind } from '../fields/application-events.ts'
import { besideFilters, dryRun, mostNamed } from '../fields/filtered-target.ts'
import { MailingState } from '../fields/mailing-state.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { formParams } from '../params.ts'
import { ApplicationFilters } from './application-filters.ts'

// Shared by every act on one or many applications: the target, the answer, and undoing.

/** Why an act skips an application. A new act may add reasons; the page that shows a reason words it. */
export const RefusalReason = z.enum([
  'notFound',
  'withdrawn',
  'draft',
  'unchanged',
  'published',
  'alreadyRequested',
  'notRequested',
  'notUploaded',
  'changedSince',
  'noAddress',
  'noNumber',
  'optedOut',
  'duplicate',
  'notTakenOver',
  'accountClosed',
  'anonymised',
  'alreadyInvited',
  'noSeat',
  'noBankAccount',
  'undecided',
  'inOtherGroup',
  'unpublished',
  'notParticipant',
  'periodPlanned',
  'inPaymentRun',
  'remindedToday',
  'notReserve',
  'notRejected',
  'notMember',
  'notShared',
  'alreadyGiven',
  'rejected',
  'nothingMissing',
])
export type RefusalReason = z.infer<typeof RefusalReason>

/** The target of an act: listed applications, or all that match filters at the time of the act. */
export const targetFields = {
  applicationIds: z.array(Id).min(1).max(mostNamed).optional().describe('Either these, or all that match `filters`'),
  filters: ApplicationFilters.strict().optional().describe('As in the list; needs permission to read it'),
  ...besideFilters,
  dryRun,
}

/** For acts that two members may do on one application at once. */
export const versionField = {
  version: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'With a single application only: its `version` as it was read. If it has changed since, the call is refused with `applications.changedSince`',
    ),
}

export type Target = z.output<z.ZodObject<typeof targetFields>> & { readonly version?: number | undefined }

/** Checks that a body has exactly one kind of target, or none where `orNone`. */
export const withOneTarget = <Body extends z.ZodObject>(body: Body, { orNone = false } = {}): Body =>
  body.check(({ value, issues }) => {
    const { applicationIds, filters, except, expected, version } = value as Target
    const refuse = (field: keyof Target, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    const isBare = applicationIds === undefined && filters === undefined
    const isDouble = applicationIds !== undefined && filters !== undefined
    if (isDouble || (isBare && !orNone)) refuse('applicationIds', 'fields.target')
    if ((expected === undefined) !== (filters === undefined)) refuse('expected', 'fields.expected')
    if (except !== undefined && filters === undefined) refuse('except', 'fields.onlyWithFilters')
    if (version !== undefined && applicationIds?.length !== 1) refuse('version', 'fields.onlyWithOne')
  })

export const Refused = z
  .object({
    reason: RefusalReason,
    count: z.number().int(),
    sample: z.array(z.object({ id: Id, name: z.string() })).describe('The first of them, to recognise them by'),
  })
  .meta({ id: 'Refused' })
export type Refused = z.infer<typeof Refused>

export const ActAnswer = z
  .object({
    actId: Id.nullable().describe('Null if nothing was changed: a dry run, or all were refused'),
    changed: z.number().int(),
    refused: z.array(Refused),
    credits: z.number().int().describe('How many credits were used, or would be'),
    version: z.number().int().optional().describe('Where one was sent: its current value'),
    overQuota: z
      .object({ quota: z.number().int(), approved: z.number().int() })
      .optional()
      .describe('If this approves more than the form’s quota, which is allowed: how many are then approved'),
    unfit: z
      .object({ count: z.number().int(), names: z.array(z.string()).describe('The first of them') })
      .optional()
      .describe('If this approves people who do not meet the requirements, which is allowed'),
  })
  .meta({ id: 'ActAnswer' })
export type ActAnswer = z.infer<typeof ActAnswer>

/** The answer of acts whose requests and invitations are held: until `releaseAt`, undoing the act recalls them. */
export const heldFields = {
  releaseAt: Moment.nullable().describe(
    'When candidates are notified; until then the request can be recalled by undoing the action',
  ),
}

/** The problems that refuse an act as a whole. */
export const actProblems = ['forms.notFound', 'permissions.missing', 'acts.targetChanged'] as const

const Act = z
  .object({
    id: Id,
    kind: ActKind,
    by: z.string().describe('Who did it'),
    at: Moment,
    changed: z.number().int(),
    about: z
      .object({ applicationId: Id, name: z.string() })
      .nullable()
      .describe('For an action on a single application: whose it was'),
    sending: z
      .object({ state: MailingState, sent: z.number().int().describe('How many have received it') })
      .nullable()
      .describe('For a message: its sending state'),
    refused: z.array(z.object({ reason: RefusalReason, count: z.number().int() })),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    undoneAt: Moment.nullable(),
    can: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'Act' })

export const listActs = call('GET', '/companies/:companyId/forms/:formId/acts', {
  summary: 'What members did to the applications of a form, newest first',
  params: formParams,
  query: z.object({ ...paging }),
  output: pageOf(Act),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const undoAct = call('POST', '/companies/:companyId/forms/:formId/acts/:actId/undo', {
  summary: 'Undo an action for applications unchanged since; the others are counted and stay as they are',
  params: formParams.extend({ actId: Id }),
  output: ActAnswer,
  problems: ['forms.notFound', 'acts.notFound', 'acts.notUndoable'],
  may: write('Applications'),
})
