import { byCall } from '../by-call.ts'
import { ibanOf } from '../iban-of.ts'
import { aPdf } from '../made-files.ts'
import type { Decided } from './decided-form.ts'

/** An applicant, signed in with another client. */
export async function aCandidate(address: string, decided: Decided | undefined) {
  if (!decided) throw new Error('Nobody was decided on')
  const { ask } = await byCall(address, decided.email)
  const { appId, candidateId, name } = decided
  const own = `/candidates/${candidateId}/applications/${appId}`
  type Items<T> = { items: T[] }
  return {
    appId,
    name,
    result: () => ask<object>('GET', `${own}/result`),
    award: (answer: 'accept' | 'decline') => ask('POST', `${own}/award`, { answer }),
    async giveAccount() {
      const { items } = await ask<Items<{ id: string }>>('GET', `${own}/bank-info`)
      await ask('PUT', `${own}/bank-info/${items[0]?.id}`, { bank: { iban: ibanOf(appId), owner: name } })
    },
    async bringTranscript() {
      const requests = `/candidates/${candidateId}/documents/requests`
      const { items } = await ask<Items<{ id: string }>>('GET', requests)
      const file = (await aPdf(`Transkript ${name}`)).toString('base64')
      await ask('PATCH', `${requests}/${items[0]?.id}`, { file, fileName: 'transkript.pdf' })
    },
    async firstPayment() {
      const { items } = await ask<Items<{ status: string; waitsFor: string | null }>>('GET', `${own}/payments`)
      return items.find(({ status }) => status !== 'Cancelled')
    },
  }
}
