import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies } from '#database/schema/forms.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { closeForm } from '../closing/close-form.ts'
import { notifyFollowers } from './notify-followers.ts'

const connection = testDatabase()

async function aFollower(
  companyId: string,
  email: boolean | undefined,
  details: Parameters<typeof aCandidate>[0] = {},
) {
  const candidate = await aCandidate(details)
  const { accountId, candidateId } = candidate
  await connection.db.insert(followedCompanies).values({ candidateId, companyId })
  if (email !== undefined) {
    const chosen = { accountId, kind: 'suggestions', inApp: true, email, sms: false }
    await connection.db.insert(notificationPreferences).values(chosen)
  }
  return candidate
}

const told = async () => (await connection.db.select().from(outbox)).map(({ recipient }) => recipient).sort()

test('followers who want such news are notified of a new form, in their language', async () => {
  const company = await aCompany()
  const { companyId } = company
  await connection.db.update(companies).set({ name: 'Işık Vakfı' }).where(eq(companies.id, companyId))
  const form = await aPublishedForm(company)
  const ayse = await aFollower(companyId, true, { name: 'Ayşe' })
  const john = await aFollower(companyId, true, { name: 'John', language: 'en' })
  await aFollower(companyId, false)
  await aFollower(companyId, undefined)
  await aFollower(companyId, true, { emailVerifiedAt: null })
  await aFollower(companyId, true, { deletedAt: new Date() })
  await aFollower((await aCompany()).companyId, true)

  await notifyFollowers({ formId: form.id })
  const sent = await connection.db.select().from(outbox)
  const to = (email: string) => sent.find(({ recipient }) => recipient === email)
  const address = `/scholarships/yarinin-muhendisleri-bursu-${form.formIdentityNumber}`
  expect(await told()).toEqual([ayse.email, john.email].sort())
  expect(to(ayse.email)).toMatchObject({
    subject: 'Yeni ilan: Yarının Mühendisleri Bursu (Işık Vakfı)',
    link: `https://kopru.example${address}`,
  })
  expect(to(ayse.email)?.text).toContain('Merhaba Ayşe,')
  expect(to(john.email)).toMatchObject({
    subject: 'New listing: Yarının Mühendisleri Bursu (Işık Vakfı)',
    link: `https://kopru.example/en${address}`,
  })
  for (const { text, html } of sent) expect(`${text}${html}`).not.toMatch(/messages\.|undefined/)
})

test('many are notified in batches, and each once', async () => {
  await connection.db.delete(outbox)
  await connection.pool.query('delete from pgboss.job')
  const company = await aCompany()
  const form = await aPublishedForm(company)
  await connection.pool.query('delete from pgboss.job')
  const followers = []
  for (let count = 0; count < 5; count++) followers.push((await aFollower(company.companyId, true)).email)
  const turn = async (input: { formId: string; after?: string | undefined }) => {
    await notifyFollowers(input, 2)
    const { rows } = await connection.pool.query('delete from pgboss.job where name = $1 returning data', [
      jobs.notifyFollowers.name,
    ])
    return rows.map(({ data }) => data)
  }
  const [second] = await turn({ formId: form.id })
  const [third] = await turn(second)
  expect(await turn(third)).toEqual([])
  expect(await told()).toEqual(followers.sort())
})

test('a form that closed meanwhile is not announced', async () => {
  await connection.db.delete(outbox)
  const company = await aCompany()
  const form = await aPublishedForm(company)
  await aFollower(company.companyId, true)
  await closeForm(company.caller, { companyId: company.companyId, formId: form.id })
  await notifyFollowers({ formId: form.id })
  expect(await told()).toEqual([])
})
