import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listTerms as listCall, Term } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { describeTerms } from './describe-terms.ts'
import type { TermIds } from './own-term.ts'

export async function listTerms(caller: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { companyId, formId, pageNumber, pageSize } = input
  const which = and(eq(terms.companyId, companyId), formId === undefined ? undefined : eq(terms.formId, formId))
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize }
  const [items, total] = await Promise.all([describeTerms(caller, which, page), database().$count(terms, which)])
  return { items, total, pageNumber, pageSize }
}

export async function readTerm(caller: Caller, { companyId, termId }: TermIds): Promise<Term> {
  const which = and(eq(terms.id, termId), eq(terms.companyId, companyId))
  const [term] = await describeTerms(caller, which, { limit: 1, offset: 0 })
  if (!term) throw problem('terms.notFound')
  return term
}
