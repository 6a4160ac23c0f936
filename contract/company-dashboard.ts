import { z } from 'zod'
import { call } from './call.ts'
import { Id, Moment } from './fields/patterns.ts'
import { FormRow } from './forms/company-forms.ts'
import { FormEvent } from './forms/form-history.ts'
import { member } from './may.ts'
import { newsListing, newsReading } from './notifications.ts'
import { companyParams } from './params.ts'

/** What an organization still has to set up, so that candidates find and trust it. */
export const SetupStep = z.enum(['photo', 'about', 'address', 'social', 'tax', 'section', 'form'])
export type SetupStep = z.infer<typeof SetupStep>

export const readCompanyDashboard = call('GET', '/companies/:companyId/dashboard', {
  summary: 'Recent events, open tasks, and the forms with their numbers, limited to the caller’s permissions',
  params: companyParams,
  output: z.object({
    numbers: z
      .object({
        openForms: z.number().int().nullable().describe('Null without reading access to forms'),
        drafts: z.number().int().nullable(),
        applications: z.number().int().describe('Submitted and not withdrawn, without sealed ones'),
        thisWeek: z.number().int().describe('Applications of the last seven days'),
        awaiting: z.number().int().describe('Submitted and not reviewed yet'),
        followers: z.number().int(),
      })
      .nullable()
      .describe('Null without reading access to forms and to applications'),
    awaited: z.array(
      z.object({
        kind: z.enum([
          ...(['review', 'wish', 'closing', 'unpublished', 'draft'] as const),
          ...(['results', 'payment', 'approval', 'held', 'sealed', 'dataRequests'] as const),
        ]),
        formId: Id.nullable().describe(
          'Null for what concerns all forms: payments, applications waiting for credits, personal data requests',
        ),
        title: z.string(),
        count: z.number().int().nullable(),
        at: Moment.nullable(),
      }),
    ),
    happened: z.array(
      z.object({
        event: FormEvent,
        formId: Id,
        title: z.string(),
        by: z.string().nullable(),
        at: Moment,
      }),
    ),
    forms: z.array(FormRow),
    setup: z.array(z.object({ step: SetupStep, done: z.boolean() })),
  }),
  may: member,
})

export const listMemberNews = call('GET', '/companies/:companyId/news', {
  summary: 'This member’s notifications: assignments, notes that mention them, replies, documents; newest first',
  params: companyParams,
  ...newsListing,
  may: member,
})

export const markMemberNewsRead = call('POST', '/companies/:companyId/news/read', {
  summary: 'Mark one’s own notifications as read: those named, or all',
  params: companyParams,
  ...newsReading,
  may: member,
})
