import { z } from 'zod'
import { call } from '../call.ts'
import { CompanyType } from '../companies/companies.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Reason } from '../fields/reason.ts'
import { tenMinutes } from '../fresh.ts'
import { operator } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { Credit } from '../subscriptions/credits.ts'

// Operators' view of organizations and their actions on them. Of applicants they see a number at most.

const count = z.number().int()

const OperatedCompany = z
  .object({
    id: Id,
    companyNumber: count,
    name: z.string(),
    type: CompanyType,
    createdAt: Moment,
    verified: z.boolean(),
    suspendedAt: Moment.nullable(),
    openForms: count.describe('Forms that take applications, or would if the organization were not suspended'),
  })
  .meta({ id: 'OperatedCompany' })

export const searchCompanies = call('GET', '/operations/companies', {
  summary: 'Organizations by name, number, tax number or e-mail address of a member; newest first',
  query: z.object({
    search: searched,
    state: z.enum(['suspended', 'unverified']).optional(),
    ...paging,
  }),
  output: pageOf(OperatedCompany),
  may: operator,
})

export const readOperatedCompany = call('GET', '/operations/companies/:id', {
  summary: 'One organization as operators see it: its owners, its package and what suspending it would affect',
  params: z.object({ id: Id }),
  output: OperatedCompany.extend({
    suspendedBecause: z.string().nullable(),
    taxTitle: z.string().nullable(),
    taxOffice: z.string().nullable(),
    taxNumber: z.string().nullable(),
    roots: z.array(z.object({ name: z.string(), email: z.string() })),
    members: count,
    package: z.object({ name: z.string(), expiryAt: Moment, isOver: z.boolean(), hasBegun: z.boolean() }),
    credits: z.array(z.object({ kind: Credit, left: count, total: count })),
    listedForms: count.describe('What is public now, open or closed'),
    drafts: count.describe('Applications started but not submitted'),
  }),
  problems: ['companies.notFound'],
  may: operator,
})

export const verifyCompany = call('PUT', '/operations/companies/:id/verified', {
  summary: 'Verify an organization, or remove its verification',
  params: z.object({ id: Id }),
  body: z.object({ verified: z.boolean() }),
  output: z.object({ verified: z.boolean() }),
  problems: ['companies.notFound'],
  may: operator,
})

export const suspendCompany = call('PUT', '/operations/companies/:id/suspension', {
  summary:
    'Suspend an organization, or end its suspension: while suspended, its forms take no applications and are not listed, and its members only read and export',
  params: z.object({ id: Id }),
  body: z
    .object({ suspended: z.boolean(), reason: Reason })
    .meta({ examples: [{ suspended: true, reason: 'Kimliği doğrulanamadı.' }] }),
  output: z.object({ suspendedAt: Moment.nullable() }),
  problems: ['companies.notFound'],
  may: operator,
  fresh: tenMinutes,
})
