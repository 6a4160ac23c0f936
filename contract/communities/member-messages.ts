import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { Id, Moment } from '../fields/patterns.ts'
import {
  atField,
  DeliveryRow,
  draftFields,
  Mailing,
  Previewed,
  sendAt,
  sentFields,
  withOneText,
} from '../mailings/mailings.ts'
import { memberFields } from '../mailings/message-fields.ts'
import { candidate, read, readWrite, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateParams } from '../params.ts'
import { memberActProblems, memberTarget, withOneMemberTarget } from './member-target.ts'
import { communityParams } from './own-communities.ts'

// Messages of an organization to members of a community; held, charged and sent like messages to applicants.

const example = {
  candidateIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
  subject: 'Mentorluk',
  text: 'Merhaba {{name}}, bu dönem mentor olmak ister misin?',
}

export const sendToMembers = call('POST', '/companies/:companyId/communities/:communityId/members/messages', {
  summary:
    'Send a message to members of a community: held for 30 seconds or until a chosen time, then sent; one message credit for each e-mail and each SMS. Members who muted the community get neither, and SMS go only to numbers that are shared',
  params: communityParams,
  body: withOneText(
    withOneMemberTarget(z.object({ ...memberTarget, ...draftFields, sendAt, dryRun })),
    memberFields,
  ).meta({
    examples: [example],
  }),
  output: ActAnswer.pick({ changed: true, refused: true, credits: true })
    .extend(sentFields)
    .meta({ id: 'MemberMessages' }),
  problems: [
    ...memberActProblems,
    'communities.notPublished',
    'credits.exhausted',
    'mailings.tooMany',
    'mailings.sendAtPast',
    'messageTemplates.notFound',
    'messageTemplates.otherFields',
    'accounts.smsOff',
  ],
  bytes: largeBody,
  may: write('Communities'),
})

export const previewToMembers = call(
  'POST',
  '/companies/:companyId/communities/:communityId/members/messages/preview',
  {
    summary: 'A message as one of the members would receive it',
    params: communityParams,
    body: withOneText(
      withOneMemberTarget(z.object({ ...memberTarget, ...draftFields, at: atField })),
      memberFields,
    ).meta({ examples: [example] }),
    output: z.object({
      total: z.number().int().describe('How many get it'),
      recipient: Previewed.extend({ candidateId: Id }).nullable(),
    }),
    problems: [...memberActProblems, 'messageTemplates.notFound', 'messageTemplates.otherFields'],
    reads: true,
    bytes: largeBody,
    may: readWrite('Communities'),
  },
)

const mailingParams = communityParams.extend({ mailingId: Id })
const missing = ['communities.notFound', 'mailings.notFound'] as const

export const listMemberMailings = call('GET', '/companies/:companyId/communities/:communityId/mailings', {
  summary: 'Messages to the members of a community, newest first, with their sending state',
  params: communityParams,
  query: z.object({ ...paging }),
  output: pageOf(Mailing),
  problems: ['communities.notFound'],
  may: read('Communities'),
})

export const readMemberMailing = call('GET', '/companies/:companyId/communities/:communityId/mailings/:mailingId', {
  summary: 'One mailing to members, with its sending state',
  params: mailingParams,
  output: Mailing,
  problems: missing,
  may: read('Communities'),
})

export const listMemberDeliveries = call(
  'GET',
  '/companies/:companyId/communities/:communityId/mailings/:mailingId/deliveries',
  {
    summary:
      'The messages of a mailing to members, each as its recipient gets it; members who have left since are not named',
    params: mailingParams,
    query: z.object({ ...paging }),
    output: pageOf(DeliveryRow.meta({ id: 'MemberDelivery' })),
    problems: missing,
    may: read('Communities'),
  },
)

const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call('POST', path, {
    summary,
    params: mailingParams,
    output: Mailing,
    problems: [...missing, 'mailings.over'],
    may: write('Communities'),
  })

export const callBackMemberMailing = change(
  '/companies/:companyId/communities/:communityId/mailings/:mailingId/call-back',
  'Call a mailing to members back while it is held: nobody gets it, and its credits return',
)

export const pauseMemberMailing = change(
  '/companies/:companyId/communities/:communityId/mailings/:mailingId/pause',
  'Pause a mailing to members; what is being sent at this moment still goes',
)

export const resumeMemberMailing = change(
  '/companies/:companyId/communities/:communityId/mailings/:mailingId/resume',
  'Go on with a paused mailing to members',
)

export const stopMemberMailing = change(
  '/companies/:companyId/communities/:communityId/mailings/:mailingId/stop',
  'Stop a mailing to members for good: the rest get nothing, and the credits for them return',
)

export const listCommunityMessages = call('GET', '/candidates/:candidateId/communities/:communityId/messages', {
  summary: 'What the organization wrote to one member of its community, newest first',
  params: candidateParams.extend({ communityId: Id }),
  query: z.object({ ...paging }),
  output: pageOf(
    z.object({ id: Id, subject: z.string(), text: z.string(), at: Moment }).meta({ id: 'CommunityMessage' }),
  ),
  problems: ['communities.notFound'],
  may: candidate,
})
