import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { messageTemplates } from '#database/schema/mailings.ts'
import { newId } from '#platform/ids.ts'
import { problemOf } from '../../../tests/applying.ts'
import { aCompany, aMember } from '../../../tests/builders.ts'
import { mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { addMessageTemplate, changeMessageTemplate, removeMessageTemplate } from './change-template.ts'
import { listMessageTemplates } from './list-templates.ts'

const { company, mail, aFormWith, release } = mailingWorld()

const both = {
  tr: { subject: 'Mülakatın', text: 'Merhaba {{name}}, durumun: {{status}}.', sms: '' },
  en: { subject: 'Your interview', text: 'Hello {{name}}, your status: {{status}}.', sms: '' },
}

/** A new organization and calls on its templates. */
async function anOrganization() {
  const { companyId, caller } = await aCompany({ name: 'Zehra', surname: 'Aydın' })
  const add = (name: string, texts: Parameters<typeof addMessageTemplate>[1]['texts'] = both) =>
    addMessageTemplate(caller, { companyId, name, texts })
  const names = async () => (await listMessageTemplates(caller, { companyId })).items.map(({ name }) => name)
  return { companyId, caller, add, names }
}

test('a template is kept in both languages, changed by a colleague, and deleted', async () => {
  const { companyId, caller, add, names } = await anOrganization()
  const added = await add('Mülakat daveti')
  expect(added).toMatchObject({ name: 'Mülakat daveti', texts: both, changedBy: 'Zehra Aydın' })
  await add('Çağrı')
  await add('Belge')
  expect(await names()).toEqual(['Belge', 'Çağrı', 'Mülakat daveti'])

  const colleague = await aMember(companyId, { userType: 'Root' }, { name: 'Işıl' })
  const changed = await changeMessageTemplate(colleague.caller, {
    companyId,
    templateId: added.id,
    name: 'Mülakata davet',
    texts: { tr: both.tr },
  })
  expect(changed).toMatchObject({ id: added.id, name: 'Mülakata davet', changedBy: expect.stringMatching(/^Işıl /) })
  expect(changed.texts).toEqual({ tr: both.tr })
  expect(await removeMessageTemplate(caller, { companyId, templateId: added.id })).toBeNull()
  expect(await names()).toEqual(['Belge', 'Çağrı'])
  const again = removeMessageTemplate(caller, { companyId, templateId: added.id })
  expect(await problemOf(again)).toMatchObject({ code: 'messageTemplates.notFound' })
})

test('a name is unique within an organization regardless of case; a template may keep its own', async () => {
  const { companyId, caller, add } = await anOrganization()
  const { id: templateId } = await add('İlk görüşme')
  const { id: other } = await add('Davet')
  expect(await problemOf(add('ilk GÖRÜŞME'))).toMatchObject({ code: 'messageTemplates.nameTaken' })
  const taken = changeMessageTemplate(caller, { companyId, templateId: other, name: 'İLK GÖRÜŞME', texts: both })
  expect(await problemOf(taken)).toMatchObject({ code: 'messageTemplates.nameTaken' })
  await changeMessageTemplate(caller, { companyId, templateId, name: 'İlk Görüşme', texts: both })
  await (await anOrganization()).add('İlk görüşme')
  const atOnce = await Promise.allSettled([add('Sonuç'), add('sonuç')])
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('templates of other organizations are not found, and an organization has at most two hundred', async () => {
  const { companyId, caller, add } = await anOrganization()
  const { id: templateId } = await add('Davet')
  const stranger = await anOrganization()
  const wrong = { companyId: stranger.companyId, templateId }
  const changing = changeMessageTemplate(stranger.caller, { ...wrong, name: 'Benim', texts: both })
  expect(await problemOf(changing)).toMatchObject({ code: 'messageTemplates.notFound' })
  const removing = removeMessageTemplate(stranger.caller, wrong)
  expect(await problemOf(removing)).toMatchObject({ code: 'messageTemplates.notFound' })
  await database()
    .insert(messageTemplates)
    .values(Array.from({ length: 199 }, (_, at) => ({ id: newId(), companyId, name: `Şablon ${at}`, texts: both })))
  expect(await problemOf(add('Bir tane daha'))).toMatchObject({
    code: 'messageTemplates.tooMany',
    values: { most: 200 },
  })
  await removeMessageTemplate(caller, { companyId, templateId })
  await add('Bir tane daha')
})

test('a message from a template is sent to each candidate in their language', async () => {
  const { candidates, write } = await aFormWith(2)
  await database()
    .update(accounts)
    .set({ language: 'en' })
    .where(eq(accounts.id, candidates[1]?.accountId ?? ''))
  const { companyId } = company
  const { id: templateId } = await addMessageTemplate(company.caller, { companyId, name: 'Davet', texts: both })
  const { mailingId } = await write({ subject: undefined, text: undefined, templateId })
  // A sent message keeps its text when the template is deleted.
  await removeMessageTemplate(company.caller, { companyId, templateId })
  await release(mailingId)
  expect(mail.received.map(({ subject }) => subject).sort()).toEqual(['Mülakatın', 'Your interview'])
  const texts = mail.received.map(({ text }) => text).sort()
  expect(texts.join()).toContain('Merhaba Adaya, durumun: Gönderildi.')
  expect(texts.join()).toContain('Hello Adayb, your status: Submitted.')
  const unknown = write({ subject: undefined, text: undefined, templateId })
  expect(await problemOf(unknown)).toMatchObject({ code: 'messageTemplates.notFound' })
})
