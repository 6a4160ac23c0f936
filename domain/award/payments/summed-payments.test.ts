import { expect, test } from 'vitest'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPaymentRound, paymentsOf } from '../../../tests/worlds/payment-round.ts'
import { settlePayments } from './settle-payments.ts'

testDatabase()

test('payments in liras and euros are not added up', async () => {
  const { caller, companyId, plan, aPayee } = await aPaymentRound()
  const { appId, candidate } = await aPayee()
  await plan({ applicationIds: [appId], times: 2 })
  await plan({ applicationIds: [appId], amountMinor: 15_050, currency: 'EUR', rhythm: 'Once', label: 'Uçak bileti' })
  const paymentIds = (await paymentsOf(appId)).map(({ id }) => id)
  await settlePayments(caller, { companyId, paymentIds, outcome: 'Paid', dryRun: false })
  const { items } = await listApplicationHistory(candidate.caller, { candidateId: candidate.candidateId, id: appId })
  expect(items[0]?.text).toBe('Ödeme yapıldı: Burs, Uçak bileti, 150,50\u00a0EUR + 4.000\u00a0TL.')
})
