import { z } from 'zod'
import { missingApplication } from './applications/missing-application.ts'
import { call } from './call.ts'
import { FileInfo } from './candidates/candidate-documents.ts'
import { ApplicationActor } from './fields/application-status.ts'
import { paragraphs } from './fields/one-line.ts'
import { Id, Moment } from './fields/patterns.ts'
import { Channel, DeliveryState } from './mailings/mailings.ts'
import { candidate, open, read, write } from './may.ts'
import { pageOf, paging } from './paging.ts'
import { applicationParams, candidateItemParams, companyParams } from './params.ts'

// The thread of one application: messages between the organization and the candidate. Both sides.

const notFound = ['applications.notFound'] as const

const CompanyMessage = z
  .object({
    id: Id,
    by: ApplicationActor,
    from: z.string().describe('The member who wrote it, or the candidate'),
    subject: z.string(),
    text: z.string(),
    createdAt: Moment,
    readAt: Moment.nullable().describe('When the other side read it'),
    awaitsAnswer: z.boolean().describe('A reply is still expected'),
    files: z.array(FileInfo),
    mailingId: Id.nullable(),
    isHeld: z.boolean().describe('Written but not sent yet: the candidate does not see it'),
    channels: z.array(Channel.extract(['email', 'sms'])),
    email: DeliveryState.nullable(),
    sms: DeliveryState.nullable(),
  })
  .meta({ id: 'CompanyMessage' })
export type CompanyMessage = z.infer<typeof CompanyMessage>

export const listCompanyMessages = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/messages', {
  summary: 'What the organization and the candidate wrote to each other, newest first',
  params: applicationParams,
  query: z.object({ ...paging }),
  output: pageOf(CompanyMessage).extend({ takesReplies: z.boolean() }),
  problems: missingApplication,
  may: open('Applications'),
})

export const markRepliesRead = call('POST', '/companies/:companyId/forms/:formId/applications/:appId/messages/read', {
  summary: 'Mark what the candidate wrote as read, for the whole organization',
  params: applicationParams,
  output: z.null(),
  status: 204,
  problems: missingApplication,
  may: write('Applications'),
})

export const countUnreadReplies = call('GET', '/companies/:companyId/replies/unread', {
  summary: 'How many applications have unread replies',
  params: companyParams,
  output: z.object({ applications: z.number().int() }),
  may: read('Applications'),
})

const CandidateMessage = z
  .object({
    id: Id,
    by: ApplicationActor,
    from: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: Moment,
    readAt: Moment.nullable(),
    awaitsAnswer: z.boolean().describe('A reply is still expected'),
    files: z.array(FileInfo).describe('What the organization attached'),
  })
  .meta({ id: 'CandidateMessage' })

export const listApplicationMessages = call('GET', '/candidates/:candidateId/applications/:id/messages', {
  summary: 'The messages of an application, newest first',
  params: candidateItemParams,
  whole: true,
  output: z.object({
    items: z.array(CandidateMessage),
    can: z.object({
      reply: z.boolean().describe('The organization accepts replies, and has written or invited first'),
    }),
  }),
  problems: notFound,
  may: candidate,
})

export const replyToMessages = call('POST', '/candidates/:candidateId/applications/:id/messages', {
  summary: 'Reply to the organization; what it asked counts as answered',
  params: candidateItemParams,
  body: z.object({ text: paragraphs(5000).min(1, 'fields.required') }),
  output: CandidateMessage,
  status: 201,
  problems: [...notFound, 'conversations.closed', 'conversations.tooMany'],
  may: candidate,
})

export const markMessagesRead = call('POST', '/candidates/:candidateId/applications/:id/messages/read', {
  summary: 'Mark the messages of an application as read',
  params: candidateItemParams,
  output: z.null(),
  status: 204,
  problems: notFound,
  may: candidate,
})
