import { listTermParticipants, listTerms, readTerm } from '#contract/participants/terms.ts'
import { query } from '#web/queries/answers.ts'

export const termsOf = (companyId: string) => query(listTerms, { companyId, pageSize: 100 })
export const termOf = (companyId: string, termId: string) => query(readTerm, { companyId, termId })

export const standings = ['incomplete', 'toReview', 'complete', 'excused'] as const

export interface MemberSearch {
  readonly standing?: (typeof standings)[number]
  readonly page: number
}

/** A term's search parameters; invalid values are ignored. */
export function memberSearchOf(address: URLSearchParams): MemberSearch {
  const standing = standings.find((one) => one === address.get('standing'))
  const page = Number(address.get('page') ?? '1')
  return { ...(standing && { standing }), page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1 }
}

export const pageSize = 50

export const membersOf = (companyId: string, termId: string, { standing, page }: MemberSearch) =>
  query(listTermParticipants, { companyId, termId, ...(standing && { standing }), pageNumber: page, pageSize })
