import type { May } from '#contract/may.ts'
import { database } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { dueOnOf } from '#domain/data-requests/clock.ts'
import { newId } from '#platform/ids.ts'
import { aCompany } from './builders.ts'

interface Asked {
  readonly candidateId?: string | null
  readonly companyId?: string | null
  readonly text?: string
  /** How long ago it arrived. */
  readonly daysAgo?: number
}

/** A request about somebody's data, as it stands some days after it arrived. */
export async function aDataRequest({
  candidateId = null,
  companyId = null,
  text = 'Ne tutuyorsunuz?',
  daysAgo = 0,
}: Asked) {
  const id = newId()
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
  const person = { name: 'Ayşe Yılmaz', email: 'ayse@kopru.test', language: 'tr' } as const
  await database()
    .insert(dataRequests)
    .values({ id, candidateId, companyId, ...person, kind: 'access', text, createdAt, dueOn: dueOnOf(createdAt) })
  return id
}

/** A request for whoever makes the call: the candidate's own, one to the organization, or one to those who run the product. */
export async function dataRequestThings(path: string, { who }: May, own: { candidateId?: string; companyId?: string }) {
  if (!path.includes(':dataRequestId')) return {}
  const companyId = path.includes('/company-data-requests/') ? (await aCompany()).companyId : (own.companyId ?? null)
  return {
    dataRequestId: await aDataRequest({
      companyId,
      candidateId: who === 'candidate' ? (own.candidateId ?? null) : null,
    }),
  }
}
