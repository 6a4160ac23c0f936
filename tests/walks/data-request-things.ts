import type { May } from '#contract/may.ts'
import type { DataKind } from '#contract/processing/breaches.ts'
import { database } from '#database/connection.ts'
import { breachEntries, breaches } from '#database/schema/operations/breaches.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { dueOnOf } from '#domain/privacy/data-requests/clock.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany } from '../builders.ts'

interface Asked {
  readonly candidateId?: string | null
  readonly companyId?: string | null
  readonly text?: string
  /** How long ago it arrived. */
  readonly daysAgo?: number
}

/** A request about personal data, some days after its arrival. */
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

/** A request or breach for the caller: a candidate's own, an organization's, or the operators'. */
export async function dataRequestThings(path: string, may: May, own: Own) {
  if (path.includes(':breachId')) return { breachId: await aBreach({ companyId: own.companyId ?? null }) }
  return requestThings(path, may, own)
}

interface Own {
  readonly candidateId?: string
  readonly companyId?: string
}

/** A breach of two hours yesterday, which organizations were told of. */
export async function aBreach({ companyId = null, kinds = ['applications'] }: Breached) {
  const [id, day] = [newId(), Date.now() - 86_400_000]
  const [startedAt, endedAt, noticedAt] = [new Date(day), new Date(day + 7_200_000), new Date(day + 8_000_000)]
  const { accountId } = await aCandidate({ operator: true })
  await database()
    .insert(breaches)
    .values({
      id,
      companyId,
      kinds: [...kinds],
      startedAt,
      endedAt,
      noticedAt,
      description: '-',
      recordedBy: accountId,
    })
  const told = { event: 'organizationsTold', happenedAt: new Date(), text: '-' } as const
  await database()
    .insert(breachEntries)
    .values({ id: newId(), breachId: id, accountId, ...told })
  return id
}

interface Breached {
  readonly companyId?: string | null
  readonly kinds?: readonly DataKind[]
}

async function requestThings(path: string, { who }: May, own: { candidateId?: string; companyId?: string }) {
  if (!path.includes(':dataRequestId')) return {}
  const companyId = path.includes('/company-data-requests/') ? (await aCompany()).companyId : (own.companyId ?? null)
  return {
    dataRequestId: await aDataRequest({
      companyId,
      candidateId: who === 'candidate' ? (own.candidateId ?? null) : null,
    }),
  }
}
