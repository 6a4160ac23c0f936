import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aForm, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readForm } from './read-form.ts'
import { saveForm } from './save-form.ts'

const connection = testDatabase()

async function aDraft() {
  const root = await aCompany({ name: 'Zeynep', surname: 'Arslan' })
  const ids = await aForm(root.companyId)
  const { content } = await readForm(root.caller, ids)
  const save = (version: number, parts: Partial<FormContent>) => saveForm(root.caller, { ...ids, version, ...parts })
  const titled = (title: string) => ({ basics: { ...content.basics, title } })
  return { root, ids, content, save, titled, read: () => readForm(root.caller, ids) }
}

test('a save changes its parts, leaves the others, and returns what is still missing', async () => {
  const { content, save, titled, read } = await aDraft()
  expect(await save(1, titled('Güneş Bursu'))).toMatchObject({ version: 2, hasChanges: false, newerParts: [] })
  const saved = await save(2, { dates: { ...content.dates, closesAt: null } })
  expect(saved.version).toBe(3)
  expect(saved.checklist.filter(({ blocks }) => blocks)).toEqual([
    { part: 'dates', field: 'dates.closesAt', message: 'Son başvuru tarihini seçin.', blocks: true },
  ])
  const form = await read()
  expect(form.title).toBe('Güneş Bursu')
  expect(form.content).toEqual({
    ...content,
    ...titled('Güneş Bursu'),
    dates: { ...content.dates, closesAt: null },
  })
})

describe('two people in one form', () => {
  test('the second save of the same part gets the author of the first, and overwrites nothing', async () => {
    const { root, ids, save, titled, read } = await aDraft()
    const colleague = await aMember(root.companyId, { userType: 'Root' }, { name: 'Can', surname: 'Öztürk' })
    const first = await saveForm(colleague.caller, { ...ids, version: 1, ...titled('Önce yazan') })
    await expect(save(1, titled('Sonra yazan'))).rejects.toMatchObject({
      code: 'forms.changedMeanwhile',
      values: { who: 'Can Öztürk' },
      extensions: {
        newer: { version: 2, updatedAt: first.updatedAt, updatedBy: 'Can Öztürk', parts: ['basics'] },
      },
    })
    expect(await read()).toMatchObject({ title: 'Önce yazan', version: 2, updatedBy: 'Can Öztürk' })
  })

  test('a change from one’s own other tab is marked as one’s own', async () => {
    const { save, titled } = await aDraft()
    await save(1, titled('Bir sekmede'))
    await expect(save(1, titled('Öbür sekmede'))).rejects.toMatchObject({
      code: 'forms.changedMeanwhile',
      values: { who: 'Başka bir sekmeniz' },
    })
  })

  test('of two concurrent saves of one part one succeeds and one gets a conflict', async () => {
    const { save, titled, read } = await aDraft()
    const both = await Promise.allSettled([save(1, titled('Biri')), save(1, titled('Öbürü'))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const kept = both[0].status === 'fulfilled' ? 'Biri' : 'Öbürü'
    expect(await read()).toMatchObject({ title: kept, version: 2 })
  })

  test('saves of different parts both succeed, and the second gets the parts to read again', async () => {
    const { content, save, titled, read } = await aDraft()
    const messages = { ...content.messages, received: { on: false, subject: '', text: '' } }
    const both = await Promise.all([save(1, titled('Yeni başlık')), save(1, { messages })])
    expect(both.map(({ version }) => version).sort()).toEqual([2, 3])
    const second = both.find(({ version }) => version === 3)
    expect(second?.newerParts).toEqual([both[0].version === 3 ? 'messages' : 'basics'])
    expect(await read()).toMatchObject({ title: 'Yeni başlık', content: { messages }, version: 3 })
  })
})

test('a save repeated after a lost answer is no conflict and no new version', async () => {
  const { save, titled } = await aDraft()
  const first = await save(1, titled('Aynı'))
  expect(await save(1, titled('Aynı'))).toEqual(first)
})

test('a version that does not exist yet is refused', async () => {
  const { save, titled } = await aDraft()
  await expect(save(7, titled('x'))).rejects.toMatchObject({
    code: 'forms.changedMeanwhile',
    values: { who: 'Başka biri' },
    extensions: { newer: { version: 1, updatedBy: null } },
  })
})

test('a class of another level than the chosen one is reported', async () => {
  const { save } = await aDraft()
  const eligibility: FormContent['eligibility'] = [
    { kind: 'level', levels: ['bachelor'] },
    { kind: 'class', classIds: [403] },
  ]
  const { checklist } = await save(1, { eligibility })
  expect(checklist.filter(({ part }) => part === 'eligibility')).toEqual([
    {
      part: 'eligibility',
      field: 'eligibility.1.classIds',
      message: '“Ön lisans · 2. Sınıf”, seçtiğiniz eğitim düzeylerinde yok; sınıfı ya da eğitim düzeyini değiştirin.',
      blocks: true,
    },
  ])
})

test('rich text is stored clean; a text that grows too long by cleaning is refused', async () => {
  const { content, save, read } = await aDraft()
  const withBody = (body: string) => ({ basics: { ...content.basics, body } })
  await save(1, withBody('<p onclick="x()">Merhaba <script>alert(1)</script><b>aday</b></p>'))
  expect((await read()).content.basics.body).toBe('<p>Merhaba <strong>aday</strong></p>')
  await save(2, withBody('<p></p>'))
  expect((await read()).content.basics.body).toBe('')
  await expect(save(3, withBody(`<p>${'&'.repeat(40_000)}</p>`))).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'basics.body', message: 'En fazla 50.000 karakter olabilir.' }],
  })
})

test('a cover must be an upload of the organization, or the stored one', async () => {
  const { root, ids, content, save, read } = await aDraft()
  const withCover = (cover: string) => ({ basics: { ...content.basics, cover } })
  const own = `${root.companyId}/cover-0123456789abcdef.webp`
  const refused = { code: 'images.notFound', errors: [{ field: 'basics.cover' }] }
  await expect(save(1, withCover(own))).rejects.toMatchObject(refused)
  await fileStore().put('scholarship-files', own, Buffer.from('x'))
  await fileStore().put('scholarship-files', 'another/cover.webp', Buffer.from('x'))
  await expect(save(1, withCover('another/cover.webp'))).rejects.toMatchObject(refused)
  await save(1, withCover(own))
  await fileStore().remove('scholarship-files', own)
  await saveForm(root.caller, { ...ids, version: 2, basics: { ...withCover(own).basics, title: 'Kapaklı' } })
  expect(await read()).toMatchObject({ title: 'Kapaklı', content: { basics: { cover: own } } })
})

test('a step with an application cannot be removed', async () => {
  const root = await aCompany()
  const form = await aPublishedForm(root)
  const ids = { companyId: root.companyId, formId: form.id }
  const [first, second] = form.content.steps
  const { candidateId } = await aCandidate()
  await connection.db
    .insert(applications)
    .values({ id: newId(), ...ids, candidateId, formVersion: 1, status: 'InReview', stepId: second?.id ?? null })
  const without = (removed: typeof first) =>
    saveForm(root.caller, { ...ids, version: 1, steps: form.content.steps.filter((step) => step !== removed) })
  await expect(without(second)).rejects.toMatchObject({
    code: 'forms.stepInUse',
    values: { step: 'Belge kontrolü', count: 1 },
  })
  expect(await without(first)).toMatchObject({ version: 2, hasChanges: true })
})

test('an archived form cannot be changed', async () => {
  const { ids, save, titled } = await aDraft()
  await connection.db.update(forms).set({ state: 'Archived' }).where(eq(forms.id, ids.formId))
  await expect(save(1, titled('x'))).rejects.toMatchObject({ code: 'forms.archived' })
})
