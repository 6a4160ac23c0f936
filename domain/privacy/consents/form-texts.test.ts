import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { FormText } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { giveConsents } from '#domain/applying/applying/handing-in/give-consents.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { readAdvertisementById } from '#domain/forms/advertisements/read-advertisement.ts'
import { duplicateForm } from '#domain/forms/forms/duplicate-form.ts'
import { publishForm } from '#domain/forms/forms/publishing/publish-form.ts'
import { readForm } from '#domain/forms/forms/read-form.ts'
import { saveForm } from '#domain/forms/forms/save-form.ts'
import { readDossiers } from '#domain/review/review/dossiers/read-dossiers.ts'
import { readCompanyAnswers } from '#domain/review/review/read-company-answers.ts'
import { newId } from '#platform/ids.ts'
import { outcomeOf, problemOf, publishAgain } from '../../../tests/applying.ts'
import { aCandidate, aCompany, aForm, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { listConsents } from './list-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

testDatabase()

const notice: FormText = {
  id: newId(),
  kind: 'information',
  title: 'Vakfın aydınlatma metni',
  body: '<p>Verilerini burs komisyonu okur.</p>',
  required: false,
}
const photos: FormText = { ...notice, id: newId(), kind: 'consent', title: 'Fotoğraf izni', body: '<p>Çekeriz.</p>' }
const rules: FormText = { ...photos, id: newId(), title: 'Burs yönetmeliği', required: true }
const texts = [notice, photos, rules]

async function aWorld() {
  const company = await aCompany()
  const form = await aPublishedForm(company, { content: { texts } })
  const join = async () => {
    const applicant = await aCandidate()
    const { caller, candidateId } = applicant
    const { id } = await anApplication(applicant, form)
    const asked = () => readFormToApply(caller, { candidateId, formId: form.id })
    const given = async (...which: FormText[]) => {
      const shown = (await asked()).texts
      return which.map(({ id: formTextId }) => ({
        text: 'formText' as const,
        version: shown.find((text) => text.id === formTextId)?.version ?? '',
        formTextId,
      }))
    }
    return {
      id,
      asked,
      given,
      give: async (...which: FormText[]) => giveConsents(caller, { candidateId, id, consents: await given(...which) }),
      handIn: async (...which: FormText[]) =>
        finalizeApplication(caller, {
          candidateId,
          id,
          formId: form.id,
          consents: [...applicationConsents, ...(await given(...which))],
        }),
      listed: async () => {
        const { items } = await listConsents(caller, { candidateId, pageNumber: 1, pageSize: 50 })
        return items.filter(({ text }) => text === 'formText')
      },
      withdraw: (consentId: string) => withdrawConsent(caller, { candidateId, consentId }),
    }
  }
  return { company, form, join }
}

test('required texts must be agreed to, optional ones need not be, and informing ones are recorded', async () => {
  const { company, form, join } = await aWorld()
  const { id, asked, handIn, listed, give } = await join()
  expect((await asked()).texts).toMatchObject(texts.map((text) => ({ ...text, isGiven: false })))
  expect(await outcomeOf(handIn(photos))).toEqual(['applications.incomplete', `consents.${rules.id}`])
  expect(await listed()).toEqual([])
  // Given beforehand by a call of its own, it counts.
  for (const _ of ['once', 'twice']) await give(rules)
  expect((await asked()).texts.map(({ isGiven }) => isGiven)).toEqual([false, false, true])
  expect(await handIn()).toMatchObject({ status: 'Submitted' })
  const kept = await listed()
  expect(kept.map(({ formText, ending, isCurrent }) => [formText?.title, ending, isCurrent]).sort()).toEqual([
    [rules.title, 'here', true],
    [notice.title, 'none', true],
  ])
  const [dossier] = await readDossiers(database(), 'tr', [id])
  expect(dossier?.consents.map(({ label }) => label).sort()).toEqual(
    [rules.title, notice.title, 'Başvurunun paylaşılması', 'Bilgilerin doğruluğu'].sort(),
  )
  // The page of the application has the same.
  const ids = { companyId: company.companyId, formId: form.id, appId: id }
  expect((await readCompanyAnswers(company.caller, ids)).consents).toEqual(dossier?.consents)
})

test('a changed text is another version; which version was agreed to stays recorded', async () => {
  const { company, form, join } = await aWorld()
  const [early, late] = [await join(), await join()]
  await early.handIn(photos, rules)
  const known = await late.given(rules)
  const changed = { ...rules, body: '<p>Yeni kurallar.</p>' }
  const second = await publishAgain(company, form, { texts: [notice, { ...photos, required: true }, changed] })
  expect((await late.asked()).texts.map(({ version }) => version)).toEqual([
    String(form.version),
    String(form.version),
    String(second.publishedVersion),
  ])
  // The earlier version does not count any more.
  await late.give()
  expect((await late.given(rules))[0]?.version).not.toBe(known[0]?.version)
  expect((await early.listed()).map(({ formText, isCurrent }) => [formText?.body, isCurrent]).sort()).toEqual(
    [
      [rules.body, false],
      [photos.body, true],
      [notice.body, true],
    ].sort(),
  )
  expect(await outcomeOf(late.handIn(rules))).toEqual(['applications.incomplete', `consents.${photos.id}`])
  await late.handIn(rules, photos)
  expect((await late.listed()).find(({ formText }) => formText?.title === rules.title)?.formText?.body).toBe(
    changed.body,
  )
})

test('a consent to the organization’s text is withdrawn, and the organization is notified; an informing text cannot be', async () => {
  const { company, join } = await aWorld()
  const { handIn, listed, withdraw } = await join()
  await handIn(photos, rules)
  const idOf = async ({ title }: FormText) =>
    (await listed()).find(({ formText }) => formText?.title === title)?.id ?? ''
  for (const _ of ['once', 'twice']) await withdraw(await idOf(photos))
  expect((await problemOf(withdraw(await idOf(notice)))).code).toBe('consents.notWithdrawable')
  expect((await listed()).map(({ formText, ending }) => [formText?.title, ending]).sort()).toEqual([
    [rules.title, 'here'],
    [photos.title, 'withdrawn'],
    [notice.title, 'none'],
  ])
  const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
  expect(news).toMatchObject([{ event: 'consentWithdrawn', values: { what: 'formText', text: photos.title } }])
})

test('it is cleaned, checked, shown publicly, and copied with new ids', async () => {
  const company = await aCompany()
  const { caller, companyId } = company
  const { formId } = await aForm(companyId)
  const ids = { companyId, formId }
  const empty = { ...photos, title: '', body: '<p></p>' }
  await saveForm(caller, { ...ids, version: 1, texts: [empty] })
  const blocked = await problemOf(publishForm(caller, { ...ids, version: 2 }))
  expect(blocked.errors?.map(({ field }) => field)).toEqual(['texts.0.title', 'texts.0.body'])
  await saveForm(caller, { ...ids, version: 2, texts: [{ ...notice, body: '<p onclick="x">Oku.</p>' }] })
  await publishForm(caller, { ...ids, version: 3 })
  expect((await readAdvertisementById(caller, { formId })).texts).toEqual([{ ...notice, body: '<p>Oku.</p>' }])
  const copy = await duplicateForm(caller, ids)
  const { content } = await readForm(caller, { companyId, formId: copy.id })
  expect(content.texts).toEqual([{ ...notice, body: '<p>Oku.</p>', id: expect.not.stringContaining(notice.id) }])
})
