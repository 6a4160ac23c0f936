import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { notifyDaily } from './notify-daily.ts'

testDatabase()

test('each morning members who read applications learn how many came the day before in Istanbul, once', async () => {
  const company = await aCompany()
  const [many, one] = [await aPublishedForm(company), await aPublishedForm(company)]
  const handIn = (form: { readonly id: string }, moment: string, status: 'Submitted' | 'Withdrawn' = 'Submitted') =>
    aHandedIn({ id: form.id, companyId: company.companyId }, { application: { submittedAt: new Date(moment), status } })
  // The day in Istanbul begins at 21:00 UTC of the day before.
  await handIn(many, '2026-11-08T21:00:00Z')
  await handIn(many, '2026-11-09T20:59:59Z')
  await handIn(one, '2026-11-09T09:00:00Z')
  await handIn(one, '2026-11-09T10:00:00Z', 'Withdrawn')
  await handIn(one, '2026-11-08T20:59:59Z')
  await handIn(one, '2026-11-09T21:00:00Z')
  const reader = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
  await aMember(company.companyId, { permissions: { Forms: 'FullAccess' } })

  await Promise.all([1, 2, 3].map(() => notifyDaily({}, new Date('2026-11-10T06:00:00Z'))))
  await notifyDaily({}, new Date('2026-11-10T09:00:00Z'))
  const told = await database().select().from(notifications)
  const accountIds = [company.caller, reader.caller].map(({ person }) => person?.accountId)
  expect(told.map(({ accountId }) => accountId).toSorted()).toEqual(accountIds.toSorted())
  expect(told[0]).toMatchObject({ emailDue: true, inApp: false, values: { count: 3, forms: 2, most: 2 } })
  const { event = '', values = {} } = told[0] ?? {}
  expect(newsText('tr', event, values)).toContain('Dün 3 yeni başvuru geldi. En çok başvuru alan ilan:')

  await notifyDaily({}, new Date('2026-11-11T06:00:00Z'))
  const next = (await database().select().from(notifications)).filter(({ id }) => !told.some((one) => one.id === id))
  expect(next.map(({ values }) => values)).toMatchObject([{ count: 1 }, { count: 1 }])
  await notifyDaily({}, new Date('2026-11-12T06:00:00Z'))
  expect(await database().$count(notifications)).toBe(4)
})
