import { z } from 'zod'
import { Refused } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Channel, tooLongIn, Unreached } from '../mailings/mailings.ts'
import { hasText, MessageTexts, NewMessageTexts } from '../mailings/message-texts.ts'
import { full, read } from '../may.ts'
import { formParams } from '../params.ts'
import { Decision, PublicationState } from './result-states.ts'

// The results of a form are published in groups: all with one decision, or those of a saved view.

const counted = z.number().int()

/** The letter to each candidate of a group, sent with the result. */
export const letterFields = {
  texts: NewMessageTexts.refine(hasText, 'fields.required'),
  channels: z.array(Channel).min(1).max(3).default(['inApp', 'email']),
}

export const Letter = z.object({
  texts: MessageTexts,
  channels: z.array(Channel),
  isDefault: z.boolean().describe('The default letter, because the organization has not written one for such a group'),
})

const ResultGroup = z
  .object({
    decision: Decision.nullable().describe('Null for a view, and for undecided applications'),
    viewId: Id.nullable(),
    name: z.string().nullable().describe('Of a view'),
    count: counted,
    published: counted.describe('How many of them already know their result'),
    undecided: counted.describe('How many of them have no decision, and so no result to publish'),
    letter: Letter,
  })
  .meta({ id: 'ResultGroup' })
export type ResultGroup = z.infer<typeof ResultGroup>

export const Publication = z
  .object({
    id: Id,
    decision: Decision.nullable(),
    viewId: Id.nullable(),
    name: z.string().nullable().describe('Of the view, while it is there'),
    texts: MessageTexts,
    channels: z.array(Channel),
    acceptBy: Moment.nullable().describe('The deadline to accept; null if not required'),
    state: PublicationState,
    publishAt: Moment,
    expected: counted.describe('How many it was for when it was checked'),
    published: counted.nullable().describe('How many were notified'),
    failure: z.string().nullable().describe('The code of the problem that prevented it'),
    mailingId: Id.nullable(),
    by: z.string(),
    createdAt: Moment,
    endedAt: Moment.nullable(),
    version: counted,
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'Publication' })
export type Publication = z.infer<typeof Publication>

export const listResultGroups = call('GET', '/companies/:companyId/forms/:formId/publish-result/groups', {
  summary: 'The groups whose results can be published, with their numbers and a letter for each',
  params: formParams,
  output: z.object({
    groups: z.array(ResultGroup).describe('Approved, Reserve, Rejected, then the undecided, then saved views'),
    scheduled: z.array(Publication).describe('Scheduled ones, the next first'),
    asksAcceptance: z.boolean().describe('Whether approved candidates must accept'),
    quota: counted.nullable(),
    can: z.object({ publish: z.boolean() }),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

const groupFields = z
  .object({
    decision: Decision.optional().describe('Everyone with this decision, or'),
    viewId: Id.optional().describe('those of this view'),
    ...letterFields,
    acceptBy: Moment.nullable()
      .default(null)
      .describe('The deadline to accept; needed if the form requires it and the group has approved candidates'),
    expected: counted
      .min(0)
      .optional()
      .describe(
        'How many the person saw would be notified. If the number differs, the call is refused with `acts.targetChanged`',
      ),
  })
  .check(({ value, issues }) => {
    if ((value.decision === undefined) === (value.viewId === undefined))
      issues.push({ code: 'custom', path: ['decision'], message: 'fields.oneGroup', input: value })
    if (!value.channels.includes('sms')) return
    for (const [path, message] of tooLongIn(value))
      issues.push({ code: 'custom', path: [...path], message, input: value })
  })

/** A warning about a group. It does not block publishing. */
export const Oddity = z
  .object({
    kind: z.enum(['overQuota', 'undecided', 'missingDocuments', 'openRequest', 'unfit']),
    count: counted,
    sample: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'Oddity' })
export type Oddity = z.infer<typeof Oddity>

export const SampleLetter = z.object({
  applicationId: Id,
  name: z.string(),
  language: z.enum(['tr', 'en']),
  email: z.boolean(),
  sms: z.boolean(),
  subject: z.string(),
  text: z.string(),
  smsText: z.string(),
})
export type SampleLetter = z.infer<typeof SampleLetter>

const GroupOutcome = z
  .object({
    decision: Decision.nullable(),
    viewId: Id.nullable(),
    changed: counted.describe('How many are notified of their result, or would be'),
    refused: z.array(Refused),
    credits: counted,
    reached: z.object({ inApp: counted, email: counted, sms: counted }),
    unreached: z
      .array(Unreached)
      .describe('People whose result is published although no letter reaches them by this channel'),
    oddities: z.array(Oddity),
    samples: z.array(SampleLetter).describe('The letter as some of its recipients get it'),
    publication: Publication.nullable().describe('Null in a dry run'),
  })
  .meta({ id: 'GroupOutcome' })
export type GroupOutcome = z.infer<typeof GroupOutcome>

export const publishResults = call('PATCH', '/companies/:companyId/forms/:formId/publish-result', {
  summary:
    'Publish the results of groups now or at a set time, each with a letter; approved candidates become participants',
  params: formParams,
  body: z
    .object({
      groups: z.array(groupFields).min(1).max(20),
      publishAt: Moment.nullable().default(null).describe('Null: immediately'),
      dryRun,
    })
    .check(({ value: { groups, dryRun }, issues, value }) => {
      const refuse = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', path, message, input: value })
      const names = groups.map(({ decision, viewId }) => viewId ?? decision)
      groups.forEach(({ expected }, at) => {
        if (names.indexOf(names[at]) < at) refuse(['groups', at, 'decision'], 'fields.groupTwice')
        if (expected === undefined && !dryRun) refuse(['groups', at, 'expected'], 'fields.required')
      })
    })
    .meta({
      examples: [
        {
          groups: [
            {
              decision: 'Approved',
              texts: { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, başvurun onaylandı.' } },
              expected: 0,
            },
          ],
        },
      ],
    }),
  output: z.object({
    groups: z.array(GroupOutcome),
    oddities: z.array(Oddity).describe('For the whole form: approved beyond its quota, and without a decision'),
    credits: counted.describe('Of all groups'),
    creditsLeft: counted,
    publishAt: Moment.nullable().describe('Null: immediately'),
  }),
  problems: [
    'forms.notFound',
    'views.notFound',
    'permissions.missing',
    'acts.targetChanged',
    'credits.exhausted',
    'mailings.tooMany',
    'results.nothingToPublish',
    'results.publishAtPast',
    'results.acceptByNeeded',
    'results.acceptByTooEarly',
    'accounts.smsOff',
  ],
  bytes: largeBody,
  timeout: 60_000,
  may: full('Applications'),
})
