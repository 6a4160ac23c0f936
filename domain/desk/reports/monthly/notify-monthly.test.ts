import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { hasFirstWorkingDayCome } from './first-working-day.ts'
import { notifyMonthly } from './notify-monthly.ts'

testDatabase()

const news = async () => (await database().select().from(notifications)).filter(({ kind }) => kind === 'reports')

test('subscribed members with the grant get last month’s numbers once, on the first working day', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  const on = (day: string) => ({ application: { submittedAt: new Date(`${day}T09:00:00Z`) } })
  for (const day of ['2026-10-01', '2026-10-31', '2026-09-30', '2026-11-01']) await aHandedIn(own, on(day))
  const reader = await aMember(company.companyId, { permissions: { Reports: 'ReadOnly', Applications: 'ReadOnly' } })
  const withReportsAlone = await aMember(company.companyId, { permissions: { Reports: 'ReadOnly' } })
  const other = await aMember(company.companyId, { permissions: { Forms: 'FullAccess' } })
  const wants = { kind: 'reports', inApp: true, email: true, sms: false }
  const accountIds = [reader, other, withReportsAlone].map(({ caller }) => caller.person?.accountId ?? '')
  await database()
    .insert(notificationPreferences)
    .values(accountIds.map((accountId) => ({ accountId, ...wants })))
  // 1 November 2026 is a Sunday.
  await notifyMonthly({}, new Date('2026-11-01T07:10:00Z'))
  expect(await news()).toEqual([])
  await Promise.all([1, 2, 3].map(() => notifyMonthly({}, new Date('2026-11-02T07:10:00Z'))))
  await notifyMonthly({}, new Date('2026-11-05T07:10:00Z'))
  const all = await news()
  const told = all.filter(({ event }) => event === 'monthlySummary')
  expect(told).toMatchObject([
    { accountId: accountIds[0], emailDue: true, address: '/organizations-dashboard/reports' },
  ])
  // Without access to applications the numbers are those of closed weeks (decision 63): two applications close none.
  const approximate = all.filter(({ event }) => event !== 'monthlySummary')
  expect(approximate).toMatchObject([
    { accountId: accountIds[2], event: 'monthlyApproximate', values: { applications: 0, before: 0 } },
  ])
  for (const language of ['tr', 'en'] as const)
    expect(newsText(language, 'monthlyApproximate', approximate[0]?.values ?? {})).toContain('2026')
  const { event = '', values = {} } = told[0] ?? {}
  expect(values).toMatchObject({ month: '2026-10', applications: 2, before: 1, approved: 0, awaiting: 2 })
  expect(newsText('tr', event, values)).toContain('Ekim 2026')
  expect(newsText('en', event, values)).toContain('October 2026')
})

test('weekends and full holidays are no working days', async () => {
  const days = ['2026-11-01', '2026-11-02', '2027-01-01', '2027-01-03', '2027-01-04']
  expect(await Promise.all(days.map(hasFirstWorkingDayCome))).toEqual([false, true, false, false, true])
})
