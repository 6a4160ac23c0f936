import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { legalTexts } from '#contract/legal-texts.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import apps from '#locales/tr/student_apps.json' with { type: 'json' }
import { newId } from '#platform/ids.ts'
import { formatMessage } from '#platform/text/message.ts'
import { translate } from '#platform/texts.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { listConsents } from './list-consents.ts'

testDatabase()
const page = { pageNumber: 1, pageSize: 20 }

async function agreed() {
  const company = await aCompany()
  const { id } = await aPublishedForm(company)
  const { appId, candidate } = await aHandedIn({ id, companyId: company.companyId })
  const { accountId, caller, candidateId } = candidate
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 12, minute))
  await database()
    .insert(consents)
    .values([
      { id: newId(), accountId, text: 'terms', version: '2020-01-01', givenAt: at(0) },
      { id: newId(), accountId, text: 'notice', version: legalTexts.kvkk[0], givenAt: at(1) },
      { id: newId(), accountId, text: 'sharing', version: '2026-11-15', applicationId: appId, givenAt: at(2) },
      { id: newId(), accountId, text: 'correctness', version: '2026-11-15', applicationId: appId, givenAt: at(3) },
    ])
  return { appId, list: () => listConsents(caller, { candidateId, ...page }) }
}

test('lists what was agreed to, in which version, with which application, and how to end it', async () => {
  const { appId, list } = await agreed()
  const { items, total } = await list()
  expect(total).toBe(4)
  expect(items).toMatchObject([
    { text: 'correctness', isCurrent: true, ending: 'none', application: { id: appId }, address: null },
    { text: 'sharing', ending: 'application', words: expect.stringContaining('paylaşılacağını') },
    {
      text: 'notice',
      isCurrent: true,
      ending: 'none',
      application: null,
      address: `/legal/kvkk/${legalTexts.kvkk[0]}`,
    },
    { text: 'terms', isCurrent: false, ending: 'account', address: '/legal/terms/2020-01-01', words: null },
  ])
})

test('sharing ends by withdrawing the application, and after the result by asking the organization', async () => {
  const { appId, list } = await agreed()
  const ending = async () => (await list()).items.find(({ text }) => text === 'sharing')?.ending
  const change = (to: Partial<typeof applications.$inferInsert>) =>
    database().update(applications).set(to).where(eq(applications.id, appId))
  // An unpublished decision must not show here either.
  await change({ status: 'Rejected' })
  expect(await ending()).toBe('application')
  await change({ resultPublishedAt: new Date() })
  expect(await ending()).toBe('organization')
  await change({ status: 'Withdrawn', resultPublishedAt: null })
  expect(await ending()).toBe('ended')
})

test('lists only the caller’s own, in two statements', async () => {
  await agreed()
  const { caller, candidateId } = await aCandidate()
  expect(await listConsents(caller, { candidateId, ...page })).toMatchObject({ items: [], total: 0 })
  expect(await statementsOf(() => listConsents(caller, { candidateId, ...page }))).toHaveLength(2)
})

test('has the exact text of every version', () => {
  for (const { text, version } of applicationConsents)
    expect(translate('tr', `consents.${text}.${version}`, { company: 'Vakıf' })).toBe(
      formatMessage(apps['apply.consent'], 'tr', { text, company: 'Vakıf' }),
    )
})
