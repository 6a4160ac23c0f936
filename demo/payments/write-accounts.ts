import type { Transaction } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import type { participants } from '#database/schema/participants/participants.ts'
import { accountMarks } from '#domain/award/bank-infos/account-mark.ts'
import { sealBankAccount } from '#domain/candidates/candidates/sealed-bank-account.ts'
import { newId } from '#platform/ids.ts'
import { randomOf } from '../pictures/random.ts'

type Payee = typeof participants.$inferSelect
type Row = typeof bankInfos.$inferInsert

const bankCodes = ['00010', '00062', '00064', '00046'] as const

/** Most have given an account; of every nine one has not, one's is in a parent's name, and two share one. */
export async function writeAccounts(tx: Transaction, payees: readonly Payee[], askedBy: ReadonlyMap<string, string>) {
  const rows = await Promise.all(payees.map((payee, at) => accountOf(payee, at, askedBy)))
  const given = rows.flatMap((row) => row ?? [])
  if (given.length > 0) await tx.insert(bankInfos).values(given)
}

async function accountOf(payee: Payee, at: number, askedBy: ReadonlyMap<string, string>): Promise<Row | undefined> {
  const { companyId, formId, applicationId, candidateId, name, surname } = payee
  // The demo candidate enters her own account.
  if (payee.email === 'aday@kopru.test') return undefined
  const asked = {
    id: newId(),
    applicationId,
    formId,
    companyId,
    candidateId,
    note: 'İlk ödeme için',
    requestedBy: askedBy.get(companyId) ?? null,
    requestedAt: payee.createdAt,
  }
  if (at % 9 === 8) return { ...asked, status: 'Open' }
  const isParents = at % 9 === 6
  const isShared = at === 3 || at === 4
  const iban = ibanOf(isShared ? `shared ${companyId}` : applicationId)
  const owner = isParents ? `Hatice ${surname}` : `${name} ${surname}`
  return {
    ...asked,
    status: 'Given',
    givenAt: payee.createdAt,
    sealed: await sealBankAccount({ iban, owner }),
    mark: accountMarks(companyId, iban)[0],
    flags: [...(isShared ? (['shared'] as const) : []), ...(isParents ? (['otherOwner'] as const) : [])],
  }
}

/** Of no real account, with right check digits. */
function ibanOf(seed: string): string {
  const random = randomOf(`iban ${seed}`)
  const account = `${random.pick(bankCodes)}0${Array.from({ length: 16 }, () => random.whole(0, 9)).join('')}`
  // T is 29 and R is 27.
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}
