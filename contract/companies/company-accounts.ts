import { z } from 'zod'
import { call } from '../call.ts'
import { Email, Id, Moment, Name, Surname } from '../fields/patterns.ts'
import { tenMinutes } from '../fresh.ts'
import { root } from '../may.ts'
import { companyParams } from '../params.ts'
import { Permissions, UserType } from '../permissions.ts'

const accountParams = z.object({ companyId: Id, accountId: Id })

export const CompanyAccount = z
  .object({
    accountId: Id,
    email: z.string(),
    name: z.string(),
    surname: z.string(),
    userType: UserType,
    permissions: Permissions,
    version: z.number().int().describe('Counts the changes of the two fields above'),
    state: z.enum(['Invited', 'Active']),
    invitedAt: Moment.nullable(),
    lastUsedAt: Moment.nullable(),
    comingInterviews: z.number().int().describe('Interviews they hold that have not begun'),
    isMe: z.boolean(),
    can: z
      .object({ lower: z.boolean(), remove: z.boolean(), inviteAgain: z.boolean() })
      .describe('The last owner can be neither demoted nor removed'),
  })
  .meta({ id: 'CompanyAccount' })
export type CompanyAccount = z.infer<typeof CompanyAccount>

/** The outreach limits apply to addresses not written to before; addresses that refused are not written to. */
const outreachProblems = ['outreach.refused', 'outreach.tooMany', 'outreach.tooManyUnverified'] as const

const Place = z.object({ userType: UserType.default('Sub'), permissions: Permissions.default({}) })

export const listCompanyAccounts = call('GET', '/companies/:companyId/accounts', {
  summary: 'The accounts of the organization: owners first, then by name',
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(CompanyAccount) }),
  may: root,
})

export const inviteCompanyAccount = call('POST', '/companies/:companyId/accounts', {
  summary: 'Invite a colleague by e-mail; the answer does not reveal whether the address has an account elsewhere',
  params: companyParams,
  body: z.object({ email: Email, name: Name, surname: Surname, ...Place.shape }),
  output: CompanyAccount,
  status: 201,
  problems: ['companyAccounts.alreadyHere', 'accounts.tooManyTries', ...outreachProblems],
  may: root,
  fresh: tenMinutes,
})

export const inviteCompanyAccountAgain = call('POST', '/companies/:companyId/accounts/:accountId/invitation', {
  summary: 'Send the invitation again, with a new link',
  params: accountParams,
  output: CompanyAccount,
  problems: ['accounts.notFound', 'companyAccounts.alreadyHere', 'accounts.tooManyTries', ...outreachProblems],
  may: root,
  fresh: tenMinutes,
})

export const changeCompanyAccount = call('PUT', '/companies/:companyId/accounts/:accountId', {
  summary: 'Change the permissions of an account; if any is removed, its sessions end',
  params: accountParams,
  body: z.object({
    userType: UserType,
    permissions: Permissions.default({}),
    version: z
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('The version that was changed; if there is a newer one, nothing is saved. If left out, any version'),
  }),
  output: CompanyAccount,
  problems: [
    'accounts.notFound',
    'companyAccounts.lastRoot',
    'companyAccounts.changedMeanwhile',
    'permissions.missing',
  ],
  may: root,
  fresh: tenMinutes,
})

export const removeCompanyAccount = call('DELETE', '/companies/:companyId/accounts/:accountId', {
  summary: 'Remove an account from the organization; its sessions end and it can no longer sign in',
  params: accountParams,
  output: z.null(),
  status: 204,
  problems: ['accounts.notFound', 'companyAccounts.lastRoot', 'permissions.missing'],
  may: root,
  fresh: tenMinutes,
})
