import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { dueOnOf } from '#domain/privacy/data-requests/clock.ts'
import { newId } from '#platform/ids.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'

/** What the demo candidate asked the first organization about her data: one request has its answer, one waits for it. */
export async function writeDataRequests(tx: Transaction, organizations: readonly WrittenOrganization[], clock: Clock) {
  const [first] = organizations
  const [own] = await tx
    .select({ candidateId: candidates.id, name: accounts.name, surname: accounts.surname, email: accounts.email })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(accounts.email, 'aday@kopru.test'))
  if (!first || !own) return
  const { candidateId, name, surname, email } = own
  const from = { candidateId, companyId: first.companyId, name: `${name} ${surname}`, email, language: 'tr' } as const
  const [answeredBy] = first.memberIds
  const [asked, ended, asks] = [clock.at(-24, '20:10'), clock.at(-19, '11:35'), clock.at(-6, '18:25')]
  const at = (moment: Date) => ({ id: newId(moment.getTime()), createdAt: moment, dueOn: dueOnOf(moment), ...from })
  const answered: typeof dataRequests.$inferInsert = {
    ...at(asked),
    kind: 'correction',
    text: 'Başvurumdaki telefon numaram eski. Yenisini profilime yazdım; sizdeki kayıtta da düzeltir misiniz?',
    state: 'answered',
    endedAt: ended,
    outcome: 'done',
    answer: 'Başvurunuzdaki telefon numarasını profilinizdekiyle değiştirdik. Eski numara kayıtlarımızda kalmadı.',
    answeredBy,
    version: 2,
  }
  const waiting: typeof dataRequests.$inferInsert = {
    ...at(asks),
    kind: 'access',
    text: 'Burs başvurumda verdiğim bilgilerin hangilerini saklıyorsunuz, kimlerle paylaştınız?',
  }
  await tx.insert(dataRequests).values([answered, waiting])
  await tx.insert(dataRequestEntries).values([
    { id: newId(asked.getTime()), dataRequestId: answered.id, at: asked, event: 'received' },
    { id: newId(ended.getTime()), dataRequestId: answered.id, at: ended, event: 'answered', accountId: answeredBy },
    { id: newId(asks.getTime()), dataRequestId: waiting.id, at: asks, event: 'received' },
  ])
}
