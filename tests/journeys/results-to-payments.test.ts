import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFinds, sticksOut } from '../axe.ts'
import { byCall } from '../by-call.ts'
import { ibanOf } from '../iban-of.ts'
import { journey } from '../journey.ts'
import { aPdf } from '../made-files.ts'
import { goTo, openPage } from '../open-page.ts'
import { peopleOf } from '../people.ts'
import { aCandidate } from '../results-to-payments/candidate.ts'
import { aDecidedForm, type Decided, type DecidedForm } from '../results-to-payments/decided-form.ts'
import { expectNoWholeAccount } from '../results-to-payments/no-whole-account.ts'
import {
  acceptTranscripts,
  askForAccounts,
  openTerm,
  planNineMonths,
  suspendAndTakeBack,
  writeAndCallBack,
  writeWithFile,
} from '../results-to-payments/participating.ts'
import {
  makeTheRun,
  payTheNextMonth,
  planReturnedAgain,
  readTheAnswer,
  seesWhatCameBack,
} from '../results-to-payments/paying.ts'
import {
  moveReservesUp,
  publishWinnersAndReserves,
  scheduleTheRest,
  theMomentComes,
} from '../results-to-payments/publishing.ts'
import { decideInSilence, difference, nothingToDo, peopleWhoWait, readerOf } from '../results-to-payments/untold.ts'
import { patient } from '../results-to-payments/walk.ts'

// From a decision to money on an account and back to the proof that it arrived: the officer and one candidate in browsers, the
// other candidates by calls.

const app = journey()
const { connection, aColleagueOf } = peopleOf(app)

const desk = '/organizations-dashboard'

test('300 results are published in three groups; winners accept, bring what is asked and are paid; one waits and one comes back', async () => {
  const world = await aDecidedForm(app.address, connection, 'Dokuz Aylık Burs', {
    approved: 12,
    reserves: 8,
    rejected: 280,
  })
  const { formId, winners } = world
  const [winner, ...others] = winners
  const { page, mistakes } = await openPage(app, `${desk}/forms/${formId}/results`, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await publishWinnersAndReserves(page)
  await scheduleTheRest(page)
  await theMomentComes(world)

  const { page: phone, mistakes: mistakesOnPhone } = await openPage(
    app,
    `/student-dashboard/applications/${winner?.appId}`,
    { signedIn: winner?.email ?? '', width: 360 },
  )
  await phone.getByRole('button', { name: 'Kabul ediyorum' }).click(patient)
  await phone.getByText('Tebrikler, bursun başladı!').waitFor(patient)
  await phone.getByText(/^Bursu kabul ettin/).waitFor(patient)
  const people = await Promise.all(others.map((one) => aCandidate(app.address, one)))
  await Promise.all(people.map((one, at) => one.award(at < 2 ? 'decline' : 'accept')))
  const promoted = await moveReservesUp(page, world)
  const paid = [...people.slice(2), ...promoted]

  await suspendAndTakeBack(page, world)
  await writeAndCallBack(page)
  await writeWithFile(page, world)
  await phone.reload()
  await phone.getByRole('button', { name: 'Aç: koşullar.pdf' }).waitFor(patient)
  await phone.getByRole('button', { name: 'Aç: takvim.pdf' }).click(patient)
  const opened = phone.getByRole('dialog', { name: 'takvim.pdf' })
  const [calendar] = await Promise.all([
    phone.waitForEvent('download'),
    opened.getByRole('link', { name: 'İndir' }).click(patient),
  ])
  expect((await buffer(await calendar.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-')
  await phone.keyboard.press('Escape')
  await askForAccounts(page, world)
  await phone.reload()
  await phone.getByLabel('IBAN').fill(ibanOf(winner?.appId ?? ''), patient)
  await phone.getByLabel('Hesap sahibi').fill(winner?.name ?? '')
  await phone.getByRole('checkbox', { name: 'Profilimde de sakla' }).check()
  await phone.getByRole('button', { name: 'Hesabı paylaş' }).click()
  await phone.getByText(/hesabını paylaştın/).waitFor(patient)
  await Promise.all(paid.map((one) => one.giveAccount()))
  await planNineMonths(page)

  const termId = await openTerm(page, world)
  await goTo(phone, `${app.address}/student-dashboard/documents`)
  const pageOf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await aPdf(name) })
  const transcript = phone.locator('input[type=file]').first()
  await transcript.setInputFiles(await pageOf('transkript-1.pdf'))
  await transcript.setInputFiles(await Promise.all(['yanlış.pdf', 'transkript-2.pdf'].map(pageOf)))
  await phone.getByRole('button', { name: 'yanlış.pdf: çıkar' }).click()
  await phone.getByRole('button', { name: 'Gönder', exact: true }).first().click()
  await phone.getByText('İnceleniyor').first().waitFor(patient)
  for (const name of ['transkript-1.pdf', 'transkript-2.pdf'])
    await phone.getByRole('button', { name: `${name}: görüntüle` }).waitFor(patient)
  const [late, ...punctual] = paid
  await Promise.all(punctual.map((one) => one.bringTranscript()))
  await acceptTranscripts(page, world, termId, winner?.name ?? '')

  const ibans = [winner?.appId ?? '', ...punctual.map(({ appId }) => appId)].map(ibanOf)
  const sent = await makeTheRun(page, ibans)
  const [comesBack] = punctual
  await readTheAnswer(page, sent, ibanOf(comesBack?.appId ?? ''))

  // Each participant sees their own payments: paid, returned, and held with the reason.
  await goTo(phone, `${app.address}/student-dashboard/applications/${winner?.appId}`)
  await phone.getByRole('heading', { name: 'Sıradaki ödeme' }).waitFor(patient)
  await phone.getByText('Tüm ödemelerin').click()
  await phone.getByText('9 ödemeden 1’i yapıldı.').waitFor(patient)
  for (const words of ['Ödendi', 'Bursun', 'Kabul edildi']) await phone.getByText(words).first().waitFor(patient)
  const [receipt] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: /^Makbuz: / }).click(),
  ])
  expect((await buffer(await receipt.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await axeFinds(phone)).toEqual([])
  expect(await phone.evaluate(sticksOut)).toBe(false)
  expect((await comesBack?.firstPayment())?.status).toBe('Returned')
  const accountant = await aColleagueOf('kurum@kopru.test', {}, { Participants: 'FullAccess' })
  const { page: paying } = await openPage(app, `${desk}/payments`, { signedIn: accountant, width: 1440 })
  const { ask, myId } = await byCall(app.address, 'kurum@kopru.test')
  await ask('PUT', `/companies/${myId}/payments/settings`, { approves: true })
  await seesWhatCameBack(paying, comesBack?.name ?? '')
  expect(await payTheNextMonth(paying)).toBe(8)
  await planReturnedAgain(paying, comesBack?.name ?? '')
  // Bringing others along takes the right to change applications, too.
  await goTo(paying, `${app.address}${desk}/participants?formId=${formId}`)
  const entering = paying.getByRole('button', { name: 'Geçen yılın bursiyerlerini ekle' })
  await entering.waitFor(patient)
  expect(await entering.getAttribute('aria-disabled')).toBe('true')
  await paying
    .getByText('Katılımcı eklemek için katılımcıları ve başvuruları değiştirme yetkisi gerekir.')
    .waitFor(patient)
  expect(await late?.firstPayment()).toMatchObject({ status: 'Planned', waitsFor: 'documents' })

  if (winner) await expectNoWholeAccount(world, ibans, winner)
  await whoHasNoGrant(world, winner)
  await fitsPhones(page)
  expect([...mistakes, ...mistakesOnPhone]).toEqual([])
  // As much as ten others take: a busy machine is no mistake of it.
}, 240_000)

test('of a decision that is not published nothing is told: whatever the candidate reads stays as it was', async () => {
  const world = await peopleWhoWait(app.address, connection)
  const readers = await Promise.all(world.people.map((one) => readerOf(world, one)))
  const readAll = async () => {
    await nothingToDo(world)
    const read: ReadonlyMap<string, string>[] = []
    for (const reads of readers) read.push(await reads())
    return read
  }
  const before = await readAll()
  await decideInSilence(world)
  const after = await readAll()
  const told = after.flatMap((read, at) =>
    [...read].map(([name, text]) => [name, difference(before[at]?.get(name), text)] as const),
  )
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(([, differs]) => differs)).toEqual([])
}, 120_000)

/** A member with full access to applications, and none to participants. */
async function whoHasNoGrant({ companyId, formId }: DecidedForm, winner: Decided | undefined) {
  const email = await aColleagueOf('kurum@kopru.test', {}, { Applications: 'FullAccess', Forms: 'FullAccess' })
  const application = `${desk}/forms/${formId}/applications/${winner?.appId}`
  const { page } = await openPage(app, application, { signedIn: email, width: 1440, isWhole: true })
  await page.getByRole('heading', { name: winner?.name ?? '', level: 1 }).waitFor(patient)
  for (const name of [/^Katılımcılar/, /^Ödemeler/, /^Raporlar/])
    expect(await page.getByRole('link', { name }).count()).toBe(0)
  await page.getByRole('link', { name: /^Geçmiş/ }).click()
  await page.getByText('Sonuç açıklandı.').first().waitFor(patient)
  expect(await page.getByRole('main').textContent()).not.toMatch(
    /2\.000|ödeme|katılım|banka bilgisi (?:iste|ver)|IBAN/i,
  )
  const { statusOf } = await byCall(app.address, email)
  const ofForm = `/companies/${companyId}/forms/${formId}/applications/${winner?.appId}`
  const closed = [`${ofForm}/payments`, `${ofForm}/bank-infos`]
  for (const path of ['participants/counts', 'terms', 'payments', 'payment-runs', 'bank-templates'])
    closed.push(`/companies/${companyId}/${path}`)
  for (const path of closed) expect([path, await statusOf(path)]).toEqual([path, 403])
  expect((await page.goto(`${app.address}${desk}/reports`))?.status()).toBe(403)
  const reader = await aColleagueOf('kurum@kopru.test', {}, { Participants: 'ReadOnly' })
  const { page: reading } = await openPage(app, `${desk}/payments`, { signedIn: reader, width: 1440 })
  for (const path of ['payments/runs/new', 'payments/templates/new', 'participants/terms/new']) {
    const answer = await reading.goto(`${app.address}${desk}/${path}`)
    expect([path, answer?.status()]).toEqual([path, 403])
    await reading.getByRole('heading', { level: 1 }).waitFor(patient)
  }
}

async function fitsPhones(page: Page) {
  await page.setViewportSize({ width: 360, height: 900 })
  const payments = [
    'payments/list',
    'payments/runs',
    'payments/templates',
    'payments/templates/new',
    'payments/runs/new',
  ]
  for (const path of [...payments, 'participants', 'participants/terms']) {
    await page.goto(`${app.address}${desk}/${path}`, { waitUntil: 'networkidle' })
    expect(await axeFinds(page), path).toEqual([])
    expect(await page.evaluate(sticksOut), path).toBe(false)
  }
}
