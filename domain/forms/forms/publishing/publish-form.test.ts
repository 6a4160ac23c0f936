import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { formHistory, forms, formVersions, listings } from '#database/schema/forms.ts'
import { aCompany, aForm, aPublishedForm, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { readForm } from '../read-form.ts'
import { saveForm } from '../save-form.ts'
import { publishForm } from './publish-form.ts'

const connection = testDatabase()

const versionsOf = (formId: string) => connection.db.select().from(formVersions).where(eq(formVersions.formId, formId))
const listingOf = async (formId: string) =>
  (await connection.db.select().from(listings).where(eq(listings.formId, formId)))[0]
const eventsOf = async (formId: string) =>
  (await connection.db.select().from(formHistory).where(eq(formHistory.formId, formId))).map(({ event }) => event)

test('publishing writes a permanent version, a listing, a history entry and news for followers', async () => {
  const root = await aCompany()
  const form = await aPublishedForm(root)
  expect(form).toMatchObject({
    state: 'Published',
    version: 1,
    publishedVersion: 1,
    hasChanges: false,
    can: { edit: true, publish: false, close: true, extend: true, archive: false, remove: false },
  })
  expect(form.closesAt).toBe(form.content.dates.closesAt)
  expect(await versionsOf(form.id)).toMatchObject([{ version: 1, content: form.content, publishedBy: root.accountId }])
  expect(await listingOf(form.id)).toMatchObject({ title: form.title, number: form.formIdentityNumber, isOpen: true })
  expect(await eventsOf(form.id)).toEqual(['published'])
  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [
    jobs.notifyFollowers.name,
  ])
  expect(rows).toContainEqual({ data: { formId: form.id } })
})

test('missing parts are reported field by field, and nothing is published', async () => {
  const { caller, companyId } = await aCompany()
  const whole = wholeContent()
  const ids = await aForm(companyId, {
    content: { basics: { ...whole.basics, summary: '' }, dates: { ...whole.dates, closesAt: '2020-01-01T00:00:00Z' } },
  })
  await expect(publishForm(caller, { ...ids, version: 1 })).rejects.toMatchObject({
    code: 'forms.incomplete',
    values: { count: 2 },
    errors: [
      { field: 'basics.summary', message: 'Listelerde görünecek kısa bir özet yazın.' },
      { field: 'dates.closesAt', message: 'Son başvuru tarihi geçmişte kalmış; ileri bir tarih seçin.' },
    ],
  })
  expect(await versionsOf(ids.formId)).toEqual([])
  expect(await readForm(caller, ids)).toMatchObject({ state: 'Draft', publishedVersion: null })
})

test('the public sees the published version until the changes are published too', async () => {
  const root = await aCompany()
  const { id: formId, content } = await aPublishedForm(root)
  const ids = { companyId: root.companyId, formId }
  await saveForm(root.caller, { ...ids, version: 1, basics: { ...content.basics, title: 'Yeni adı' } })
  expect(await readForm(root.caller, ids)).toMatchObject({ hasChanges: true, can: { publish: true } })
  expect((await listingOf(formId))?.title).toBe('Yarının Mühendisleri Bursu')

  const first = await readForm(root.caller, ids)
  const changed = await publishForm(root.caller, { ...ids, version: 2 })
  expect(changed).toMatchObject({ publishedVersion: 2, hasChanges: false, publishedAt: first.publishedAt })
  expect((await listingOf(formId))?.title).toBe('Yeni adı')
  expect((await versionsOf(formId)).map(({ version, content: { basics } }) => [version, basics.title])).toEqual([
    [1, 'Yarının Mühendisleri Bursu'],
    [2, 'Yeni adı'],
  ])
  expect(await eventsOf(formId)).toEqual(['published', 'changesPublished'])
})

test('two concurrent requests publish once and get the same answer', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  const both = await Promise.all([1, 2].map(() => publishForm(caller, { ...ids, version: 1 })))
  expect(both[0]).toEqual(both[1])
  expect(await versionsOf(ids.formId)).toHaveLength(1)
  expect(await eventsOf(ids.formId)).toEqual(['published'])
})

test('publishing during a save publishes the version that the publisher saw, or nothing', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  const { content } = await readForm(caller, ids)
  const [published] = await Promise.allSettled([
    publishForm(caller, { ...ids, version: 1 }),
    saveForm(caller, { ...ids, version: 1, basics: { ...content.basics, title: 'Tam o anda' } }),
  ])
  const versions = await versionsOf(ids.formId)
  if (published.status === 'fulfilled') expect(versions).toMatchObject([{ version: 1, content }])
  else {
    expect(published.reason).toMatchObject({ code: 'forms.changedMeanwhile' })
    expect(versions).toEqual([])
  }
  expect((await readForm(caller, ids)).title).toBe('Tam o anda')
})

test('a closed or archived form cannot be published', async () => {
  const { caller, companyId } = await aCompany()
  const ids = await aForm(companyId)
  for (const state of ['Closed', 'Archived'] as const) {
    await connection.db.update(forms).set({ state }).where(eq(forms.id, ids.formId))
    await expect(publishForm(caller, { ...ids, version: 1 })).rejects.toMatchObject({ code: 'forms.wrongState' })
  }
})

test('caches are purged after publishing, and not after a refusal', async () => {
  const { caller, companyId } = await aCompany()
  const [whole, empty] = [await aForm(companyId), await aForm(companyId, { content: { steps: [] } })]
  const listener = await connection.pool.connect()
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await listener.query('listen kopru_signals')
  await publishForm(caller, { ...empty, version: 1 }).catch(() => {})
  await publishForm(caller, { ...whole, version: 1 })
  await expect.poll(() => heard).toEqual([{ kind: 'purge', tags: ['listings', `form-${whole.formId}`] }])
  listener.release(true)
})
