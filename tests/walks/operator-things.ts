import type { May } from '#contract/may.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../builders.ts'
import { chance } from '../chance.ts'

/** Objects for operators' calls: a contact message, an account that cannot sign in. */
export async function operatorThings(path: string, { who }: May): Promise<Record<string, unknown>> {
  if (who !== 'operator') return {}
  if (path.includes(':messageId')) {
    const id = newId()
    const message = { name: 'Ada', email: 'ada@kopru.test', topic: 'other', message: 'Bir sorum var.' } as const
    await database()
      .insert(contactMessages)
      .values({ id, language: 'tr', ...message })
    return { messageId: id }
  }
  if (!path.includes(':accountId')) return {}
  const isVerified = chance(2) === 1
  const { accountId } = await aCandidate({
    gsm: '+905551112233',
    twoFactorGsm: true,
    emailVerifiedAt: isVerified ? new Date() : null,
  })
  return { accountId }
}

/** How many acts of operators are written down. */
export const countActs = () => database().$count(operatorActs)
