import { z } from 'zod'
import { call } from '../call.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { CompanyCard } from './listings.ts'
import { company } from './saved-forms.ts'

export const listFollowedCompanies = call('GET', '/candidates/:candidateId/followed-companies', {
  summary: 'The organizations that the candidate follows',
  params: candidateParams,
  whole: true,
  output: z.object({ items: z.array(CompanyCard) }),
  may: candidate,
})

export const followCompany = call('PUT', '/candidates/:candidateId/followed-companies/:companyId', {
  summary: 'Follow an organization, to be notified of its new listings',
  params: company,
  output: z.object({ follows: z.boolean(), followers: z.number().int() }),
  problems: ['companies.notFound'],
  may: candidate,
})

export const unfollowCompany = call('DELETE', '/candidates/:candidateId/followed-companies/:companyId', {
  summary: 'Unfollow an organization',
  params: company,
  output: z.null(),
  status: 204,
  may: candidate,
})
