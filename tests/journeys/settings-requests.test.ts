import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { press } from '../pages/press.ts'
import { settings, settingsJourney } from '../settings.ts'

const { connection, aCandidate, aRoot, openAs } = settingsJourney()
const inbox = '/organizations-dashboard/settings/data-requests'

/** A candidate and the Root of an organization that has them in a community. */
async function knownToEachOther(name: string) {
  const [email, root] = [await aCandidate({ name: 'Ece', surname: 'Su' }), await aRoot()]
  const { db } = connection
  const [own] = await db
    .select({ candidateId: candidates.id })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(accounts.email, email))
  const [theirs] = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(accounts.email, root))
  if (!own || !theirs) throw new Error('They are there')
  await db.update(companies).set({ name }).where(eq(companies.id, theirs.companyId))
  const communityId = newId()
  await db.insert(communities).values({ id: communityId, ...theirs, name: 'Mezunlar', summary: '-' })
  await db.insert(communityMembers).values({ communityId, ...own, state: 'member' })
  return { email, root }
}

const isFine = async (page: Page) => {
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
}

async function ask(page: Page, to: string, text: string) {
  await page.getByRole('link', { name: 'Yeni KVKK başvurusu' }).click()
  await page.getByLabel('Kime', { exact: true }).selectOption({ label: to })
  await page.getByRole('radio', { name: /^Silme/ }).check()
  await page.getByLabel('Başvurun', { exact: true }).fill(text)
  await press(page, 'Başvuruyu gönder')
  await page.getByText('30 gün kaldı').waitFor()
}

test('a candidate asks, the organization asks back and answers with the law’s reason, and the candidate reads it', async () => {
  const { email, root } = await knownToEachOther('Kızılırmak Vakfı')
  const { page } = await openAs(email, `${settings}/requests`)
  await page.getByText('Henüz bir KVKK başvurun yok').waitFor()
  await isFine(page)
  await page.getByRole('link', { name: 'Yeni KVKK başvurusu' }).click()
  // Nothing chosen yet: each field says so.
  await press(page, 'Başvuruyu gönder')
  await page.getByText('Bu alan zorunlu').first().waitFor()
  await isFine(page)
  await page.goBack()
  await ask(page, 'Kızılırmak Vakfı', 'Topluluktaki bilgilerimi silin.')
  await isFine(page)

  const { page: office } = await openAs(root, inbox, 'elsewhere')
  await office.getByText('30 gün kaldı').waitFor()
  await isFine(office)
  await office.getByRole('link', { name: 'Ece Su' }).click()
  await office.getByLabel('Sorunuz').fill('Hangi topluluk?')
  await press(office, 'Soruyu gönder')
  await office.getByText('Bilgi istendi').first().waitFor()

  await page.reload()
  await page.getByText('Hangi topluluk?').waitFor()
  await page.getByLabel('Yanıtın').fill('Mezunlar.')
  await page.getByRole('button', { name: 'Gönder', exact: true }).click()
  await page.getByText('Mezunlar.', { exact: true }).waitFor()

  // Who answers without what the candidate has written meanwhile is told, and loses nothing.
  await office.getByRole('radio', { name: /^Reddedildi/ }).check()
  await office.getByLabel('Yanıtınız').fill('Üyelik sürdüğü için silinemez.')
  await press(office, 'Yanıtı gönder')
  await office.getByText('Kanundaki gerekçe: ').first().waitFor()
  await office.getByLabel('Kanundaki gerekçe', { exact: true }).selectOption('claim')
  await press(office, 'Yanıtı gönder')
  await office.getByText('Bu başvuru az önce güncellendi').waitFor()
  await office.getByText('Mezunlar.', { exact: true }).waitFor()
  await isFine(office)
  await press(office, 'Yanıtı gönder')
  await office.getByRole('heading', { name: 'Yanıt', exact: true }).waitFor()
  expect(await office.getByRole('button', { name: 'Yanıtı gönder' }).count()).toBe(0)
  await isFine(office)

  await page.reload()
  await page.getByText('Üyelik sürdüğü için silinemez.').waitFor()
  await page.getByText('Bir hakkın kullanılması ya da korunması için gerekli').waitFor()
  await isFine(page)
})

test('when thirty days have passed both sides see it, and the candidate where to go on', async () => {
  const { email, root } = await knownToEachOther('Yeşilırmak Vakfı')
  const { page } = await openAs(email, `${settings}/requests`)
  await ask(page, 'Yeşilırmak Vakfı', 'Neler tutuyorsunuz?')
  // On a phone the sections lie behind a button, which names the one that the request belongs to.
  await page.setViewportSize({ width: 360, height: 740 })
  // Only the owner of the database can change this date.
  await connection.pool.query(
    `set session_replication_role = replica;
     update data_requests set due_on = (now() at time zone 'Europe/Istanbul')::date - 1 where text = 'Neler tutuyorsunuz?';
     set session_replication_role = default`,
  )
  await page.reload()
  await page.getByText('30 gün içinde yanıt gelmedi').waitFor()
  await page.getByText('kvkk.gov.tr').first().waitFor()
  const sections = page.getByRole('navigation', { name: 'Ayarlar' })
  expect(await sections.getByRole('link').count()).toBe(0)
  await press(page, 'Ayarlar: KVKK başvurularım')
  for (const group of ['Hesabın', 'Verilerin']) await sections.getByRole('list', { name: group }).waitFor()
  await isFine(page)
  const { page: office } = await openAs(root, inbox, 'elsewhere')
  await office.getByText('Süresi 1 gün önce doldu').waitFor()
  await office.getByRole('link', { name: 'Ece Su' }).click()
  await office.getByText('30 günlük yanıt süresi doldu').waitFor()
  await isFine(office)
  await press(page, 'Başvuruyu geri çek')
  await page.getByRole('dialog').getByRole('button', { name: 'Başvuruyu geri çek' }).click()
  await page.getByText('Başvuru geri çekildi').waitFor()
})

test('a Root takes the record of processing as a file', async () => {
  const { root } = await knownToEachOther('Fırat Vakfı')
  const { page } = await openAs(root, '/organizations-dashboard/settings/data-records')
  await page.getByText('Bildirilen bir ihlal yok').waitFor()
  await isFine(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel olarak indir' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Veri işleme envanteri.xlsx')
})
