import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, consents } from '#database/schema/accounts.ts'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { readZip } from '../files/read-zip.ts'
import { press } from '../pages/press.ts'
import { settings, settingsJourney } from '../settings.ts'
import { seenLongAgo } from '../worlds/long-ago.ts'

const { connection, aCandidate, openAs } = settingsJourney()

test('a candidate takes along everything, after the password, and opens the zip', async () => {
  const email = await aCandidate({ name: 'Ece', surname: 'Su' })
  const { page, mistakes } = await openAs(email, `${settings}/data`)
  await seenLongAgo(connection.db, email)
  await press(page, 'Kopyayı hazırla')
  await page.locator('#ownPassword').fill(demoPassword)
  await press(page, 'Doğrula ve devam et')
  await page.getByText('Hazır', { exact: true }).waitFor({ timeout: 60_000 })
  expect(await page.getByRole('button', { name: 'Kopyayı hazırla' }).count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^İndir: / }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Köprü verilerim \d{4}-\d{2}-\d{2}\.zip$/)
  const files = await readZip(await buffer(await download.createReadStream()))
  expect(files['index.html']).toContain(`Ece Su (${email})`)
  expect(JSON.parse(files['json/account.json'] ?? '')).toMatchObject([{ email, name: 'Ece' }])
  // The call that asks for the password first.
  expect(mistakes).toEqual([expect.stringContaining('403')])
})

test('a candidate reads what they agreed to, in its version, and that nobody has read their data', async () => {
  const email = await aCandidate()
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.email, email))
  const given = { accountId: account?.id ?? '', version: '2026-11-15' }
  await connection.db.insert(consents).values({ id: newId(), text: 'terms', ...given })
  const { page } = await openAs(email, `${settings}/consents`)
  await page.getByRole('heading', { name: 'Kullanım koşulları' }).waitFor()
  const text = page.getByRole('link', { name: 'O sürümü oku' })
  expect(await text.getAttribute('href')).toBe('/legal/terms/2026-11-15')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Bilgilerimi görenler' }).click()
  await page.getByText('Bilgilerini henüz kimse görmedi').waitFor()
  expect(await axeFinds(page)).toEqual([])
})
