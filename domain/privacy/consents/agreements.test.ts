import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { legalTexts } from '#contract/legal-texts.ts'
import { database } from '#database/connection.ts'
import { accounts, consents } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { recordConsents } from '#domain/accounts/accounts/open-account.ts'
import { describeSession } from '#domain/accounts/accounts/sessions/describe-session.ts'
import { readLegalText } from '#domain/ground/legal-texts/read-legal-text.ts'
import { listLegalTexts, publishLegalText, readOperatedText } from '#domain/operations/operations/legal-texts.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { agree, readAgreements } from './agreements.ts'

testDatabase()
beforeEach(() => database().delete(legalVersions))

const dayIn = (days: number) => istanbulDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000))
const words = {
  tr: '<p>Yeni koşullar.</p>',
  en: '<p>New terms.</p>',
  changesTr: 'Süreler yazıldı.',
  changesEn: 'Times are said.',
}
const published = { textTr: words.tr, textEn: words.en, changesTr: words.changesTr, changesEn: words.changesEn }
const termsOf = (version: string) =>
  database()
    .insert(legalVersions)
    .values({ name: 'terms', version, ...words })
const isAsked = async (accountId: string) => {
  const found = await findAccountById(database(), accountId)
  return found !== undefined && describeSession(found).agreementNeeded === true
}
const signedUp = async () => {
  const candidate = await aCandidate()
  await database().transaction((tx) => recordConsents(tx, candidate.accountId))
  return candidate
}

test('an account with older terms is asked once newer ones are in force, and no longer once it agreed', async () => {
  const { caller, accountId } = await signedUp()
  await termsOf(dayIn(3))
  expect(await isAsked(accountId)).toBe(false)
  expect(await readAgreements(caller)).toEqual({ items: [] })
  await termsOf(dayIn(0))
  expect(await isAsked(accountId)).toBe(true)
  expect(await readAgreements(caller)).toMatchObject({
    items: [
      {
        name: 'terms',
        version: dayIn(0),
        agreedVersion: legalTexts.terms[0],
        html: words.tr,
        changes: words.changesTr,
      },
    ],
  })
  for (const _ of ['once', 'twice']) await agree(caller, { name: 'terms', version: dayIn(0) })
  expect(await isAsked(accountId)).toBe(false)
  expect(await readAgreements(caller)).toEqual({ items: [] })
  const kept = await database().select().from(consents).where(eq(consents.accountId, accountId))
  const agreed = kept.filter(({ text, version }) => text === 'terms' && version === dayIn(0))
  expect(agreed).toMatchObject([{ applicationId: null }])
})

test('only the version in force can be agreed to', async () => {
  const { caller } = await signedUp()
  await termsOf(dayIn(0))
  for (const version of [legalTexts.terms[0], dayIn(1)])
    await expect(agree(caller, { name: 'terms', version })).rejects.toMatchObject({ code: 'legalTexts.otherVersion' })
})

test('members are asked like candidates; a new sign-up agrees to the version in force; a system account is not asked', async () => {
  const member = await aCompany()
  const made = await aCandidate()
  await database().transaction((tx) => recordConsents(tx, member.accountId))
  await termsOf(dayIn(0))
  const { accountId } = await signedUp()
  expect([await isAsked(member.accountId), await isAsked(accountId), await isAsked(made.accountId)]).toEqual([
    true,
    false,
    false,
  ])
})

test('an operator publishes a version in advance: everybody is notified, it is used from its day, and nothing is overwritten', async () => {
  const { caller, accountId } = await signedUp()
  const gone = await aCandidate()
  await database().update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, gone.accountId))
  const next = { name: 'terms', version: dayIn(20), ...published, textTr: '<p onclick="x">Yeni koşullar.</p>' } as const
  for (const version of [dayIn(0), dayIn(14)])
    await expect(publishLegalText(caller, { ...next, version })).rejects.toMatchObject({ code: 'legalTexts.tooSoon' })
  const { told } = await publishLegalText(caller, next)
  expect(told).toBe(await database().$count(accounts, isNull(accounts.deletedAt)))
  const news = await database().select().from(notifications).where(eq(notifications.accountId, accountId))
  expect(news).toMatchObject([
    {
      event: 'legalTextChanged',
      values: { text: 'terms', day: next.version },
      address: `/legal/terms/${next.version}`,
    },
  ])
  await expect(publishLegalText(caller, next)).rejects.toMatchObject({ code: 'legalTexts.versionTaken' })
  expect(await database().select().from(operatorActs)).toMatchObject([
    { act: 'legalTextPublished', about: `terms ${next.version}` },
  ])
  expect(await readLegalText(caller, { name: 'terms', version: next.version })).toMatchObject({
    state: 'ahead',
    html: words.tr,
    changes: words.changesTr,
    versions: [{ version: next.version, state: 'ahead' }, { state: 'inForce' }],
  })
  expect(await readLegalText(caller, { name: 'terms' })).toMatchObject({ version: legalTexts.terms[0], changes: null })
  expect(await readOperatedText(caller, { name: 'terms' })).toMatchObject({ version: next.version, tr: words.tr })
  expect((await listLegalTexts()).items.find(({ name }) => name === 'terms')).toMatchObject({
    inForce: legalTexts.terms[0],
    ahead: [next.version],
  })
})

test('an informing text comes into force on the same day, and asks for no agreement', async () => {
  const { caller, accountId } = await signedUp()
  await publishLegalText(caller, { name: 'privacy', version: dayIn(0), ...published })
  expect(await isAsked(accountId)).toBe(false)
  await expect(readLegalText(caller, { name: 'privacy', version: '2020-01-01' })).rejects.toMatchObject({
    code: 'legalTexts.notFound',
  })
  const empty = { name: 'privacy', version: dayIn(1), ...published, textEn: '<p></p>' } as const
  await expect(publishLegalText(caller, empty)).rejects.toMatchObject({ errors: [{ field: 'textEn' }] })
})
