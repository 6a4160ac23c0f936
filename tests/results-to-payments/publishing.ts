import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { enqueue } from '#database/queue.ts'
import { typeDate } from '../pages/type-date.ts'
import { aCandidate } from './candidate.ts'
import type { DecidedForm } from './decided-form.ts'
import { inDays, onwards, patient, visit } from './walk.ts'

/** The choice is kept in the address. */
async function choose(page: Page, label: string, group: string) {
  await page.getByRole('checkbox', { name: label }).click(patient)
  await page.waitForURL(new RegExp(`group=${group}`), patient)
}

/** To this step of publishing. */
async function goOn(page: Page, step: 'look' | 'write' | 'check' | 'publish') {
  await onwards(page)
  await page.waitForURL(`**/publish/${step}?*`, patient)
}

export async function publishWinnersAndReserves(page: Page) {
  const asks = page.getByRole('switch', { name: 'Onaylanan adaylardan kabul yanıtı iste' })
  await asks.click(patient)
  await expect.poll(() => asks.isChecked(), patient).toBe(true)
  await page.getByRole('link', { name: 'Sonuçları yayınla' }).click()
  await choose(page, 'Onaylananlar', 'Approved')
  await choose(page, 'Yedekler', 'Reserve')
  await goOn(page, 'look')
  await page.getByText('12 kişinin sonucu yayınlanacak').waitFor(patient)
  await goOn(page, 'write')
  await typeDate(page, /^Kabul için son tarih/, `${inDays(5)} 23:00`)
  await goOn(page, 'check')
  await page
    .getByText(/ için mektup/)
    .first()
    .waitFor(patient)
  await goOn(page, 'publish')
  await page.getByText(/^Şimdi 20 kişi sonucunu öğrenecek/).waitFor(patient)
  await page.getByRole('button', { name: '20 sonucu yayınla' }).click()
  await page.getByText('20 sonuç yayınlandı').waitFor(patient)
  // The button is gone with its page: the focus is on the title of the next one.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patient).toBe('H1')
}

export async function scheduleTheRest(page: Page) {
  await page.getByRole('link', { name: 'Sonuçları yayınla' }).click()
  await choose(page, 'Olumsuz sonuçlananlar', 'Rejected')
  for (const step of ['look', 'write', 'check', 'publish'] as const) await goOn(page, step)
  await page.getByLabel('İleri bir tarihte').check(patient)
  await typeDate(page, /^Yayın zamanı/, `${inDays(1)} 10:00`)
  await page.getByRole('button', { name: '280 sonucun yayınını planla' }).click(patient)
  await page.getByText('Planlandı', { exact: true }).waitFor(patient)
}

/** Until then nothing tells of it, and afterwards everything does. */
export async function theMomentComes({ address, connection, rejected: [first] }: DecidedForm) {
  const candidate = await aCandidate(address, first)
  const before = await candidate.result()
  expect(before).toMatchObject({ isPublished: false, status: null, letter: null })
  await connection.pool.query("update publications set publish_at = now() where state = 'Scheduled'")
  await connection.db.transaction((tx) => enqueue(tx, jobs.publishDue, {}))
  await expect.poll(candidate.result, patient).toMatchObject({ isPublished: true, status: 'Rejected' })
}

/** Two places are free: the first two reserves get them, and accept. */
export async function moveReservesUp(page: Page, { address, connection, formId, reserves }: DecidedForm) {
  await visit(page, `forms/${formId}/results/reserves`)
  await page.getByText('2 yer boş', { exact: false }).first().waitFor(patient)
  await page.getByRole('button', { name: 'Sıradaki 2 kişiyi onayla' }).click()
  await typeDate(page, /^Kabul için son tarih/, `${inDays(5)} 23:00`)
  await page.getByRole('dialog').getByRole('button', { name: 'Sıradaki 2 kişiyi onayla' }).click(patient)
  await page.getByText('2 yedek onaylandı').waitFor(patient)
  const { rows } = await connection.pool.query(
    "select id from applications where form_id = $1 and status = 'Approved' and id = any($2)",
    [formId, reserves.map(({ appId }) => appId)],
  )
  const moved = reserves.filter(({ appId }) => rows.some(({ id }) => id === appId))
  expect(moved).toHaveLength(2)
  const promoted = await Promise.all(moved.map((one) => aCandidate(address, one)))
  await Promise.all(promoted.map((one) => one.award('accept')))
  return promoted
}
