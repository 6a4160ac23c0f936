import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect } from '#database/connection.ts'
import { demoPassword, operatorPhone } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { byCall } from '../by-call.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { publishForm, question } from '../publish-form.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// A separate app, because new terms are shown on every page of all existing accounts.
const browsers = journey()
let app: StartedApp
let connection: Connection
beforeAll(async () => {
  app = await startApp(await cloneDatabase(inject('databaseServer')))
  connection = connect(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await app.stop()
})

const home = '/student-dashboard'
const open = (path: string, more: Parameters<typeof openPage>[2] = {}) =>
  openPage({ browser: browsers.browser, address: app.address }, path, more)
const changes = 'Sonuçların ne zaman duyurulacağı artık koşullarda yazıyor.'
const today = istanbulDay(new Date())

test('a form has a text of the organization’s own; a candidate applies with explicit consent, reads what they gave, and takes it back', async () => {
  const own = {
    id: newId(),
    kind: 'consent' as const,
    title: 'Fotoğraf izni',
    body: '<p>Törende fotoğraf çekeriz.</p>',
    required: true,
  }
  const illness = question('longText', 'Sürekli kullandığın bir ilaç var mı?', { sensitive: 'health' })
  const form = await publishForm(app.address, 'Rıza Bursu', { texts: [own], questions: [illness] })
  await chooseKind(`/organizations-dashboard/forms/${form.id}#questions/${illness.id}`)
  const { page: visitor } = await open(new URL(form.publicAddress).pathname)
  await visitor.getByText('Bu ilan hassas bilgi istiyor: sağlık bilgileri.').waitFor()
  await visitor.close()
  const candidate = await byCall(app.address, 'aday@kopru.test')
  await candidate.ask('POST', `/candidates/${candidate.myId}/requirements`, { requirements })
  const { id: appId } = await candidate.ask<{ id: string }>('POST', `/candidates/${candidate.myId}/applications`, {
    formId: form.id,
  })
  await candidate.ask('POST', `/candidates/${candidate.myId}/applications/${appId}/answers`, {
    answers: [{ questionId: illness.id, value: 'Astım ilacı' }],
  })

  const { page, mistakes } = await open(`${home}/apply/${form.id}?step=review`, { signedIn: 'aday@kopru.test' })
  await page.getByRole('heading', { name: 'Açık rıza', exact: true }).waitFor()
  // A box for each kind that there is something of, none ticked.
  for (const name of [health, family]) expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(false)
  await page.getByText('Zorunlu. Kapsamı: “Sürekli kullandığın bir ilaç var mı?”.').waitFor()
  expect(await page.getByRole('checkbox', { name: /Ceza mahkûmiyeti/ }).count()).toBe(0)
  await press(page, 'Başvurumu gönder')
  await page.getByRole('link', { name: '“Fotoğraf izni” metnini onayla.' }).waitFor()
  await page.getByRole('link', { name: 'Açık rıza ver ya da ilgili belge ve yanıtları çıkar: sağlık.' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
  await page.getByText('Metni oku').click()
  await page.getByText('Törende fotoğraf çekeriz.').waitFor()
  for (const label of [/Fotoğraf izni/, health, family, /paylaşılacağını biliyor/, /doğru olduğunu beyan/]) {
    const box = page.getByRole('checkbox', { name: label })
    await box.check()
    // The summary does not take the focus away from who mends what it lists.
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
  }
  // A given consent has no error even before the next submit.
  await page.getByRole('link', { name: /onayla\.$/ }).waitFor({ state: 'detached' })
  await press(page, 'Başvurumu gönder')
  await page.waitForURL(/step=done/)
  const sent = await sensitiveOf(form.id)
  expect(sent).toBe(true)

  await goTo(page, `${app.address}${home}/settings/consents`)
  await page.getByRole('heading', { name: 'Fotoğraf izni' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  const taking = 'Geri al: Sağlık bilgileri (açık rıza), Rıza Bursu'
  await page.getByRole('button', { name: taking, exact: true }).focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog')
  await asked.getByText(/^Sağlık bilgilerin ve sağlık belgelerin “Rıza Bursu”/).waitFor()
  expect(await asked.getByRole('listitem').allTextContents()).toContain('Başvurun onlarsız sürer.')
  expect(await axeFinds(page)).toEqual([])
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Geri alındı', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('açık rıza')
  const officer = await open(`/organizations-dashboard/forms/${form.id}/applications/${appId}`, {
    signedIn: 'kurum@kopru.test',
  })
  await officer.page.getByText('Aday onayını geri aldı', { exact: true }).waitFor()
  await officer.page.close()
  // The answer is gone; what was said of the family stays until that is taken back too.
  expect(await answersOf(form.id)).toEqual({})
  expect(await sensitiveOf(form.id)).toBe(true)
  await press(page, 'Geri al: Aile, gelir ve yaşam koşulları (açık rıza), Rıza Bursu')
  await asked.getByText(/^Aile, gelir ve yaşam koşulu bilgilerin/).waitFor()
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Geri alındı', { exact: true }).nth(1).waitFor()
  expect(await sensitiveOf(form.id)).toBe(false)
  await press(page, 'Geri al: Fotoğraf izni, Rıza Bursu')
  await asked.getByText('Bunu kuruma bildiririz.').waitFor()
  await asked.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Geri alındı', { exact: true }).nth(2).waitFor()
  expect(await page.evaluate(sticksOut)).toBe(false)
  expect(mistakes).toEqual([])

  const news = await open('/organizations-dashboard/notifications', { signedIn: 'kurum@kopru.test' })
  await news.page.getByText('açık rızasını geri aldı (sağlık bilgileri)').waitFor()
}, 120_000)

test('an operator publishes new terms; on their day candidates and members are asked, by keyboard and without scripts, and an application is not held up', async () => {
  const { page: early } = await open(home, { signedIn: true })
  await publishTerms(await enterConsole())
  await goTo(early, `${app.address}${home}`)
  await early.waitForURL(`${app.address}${home}`)

  await fifteenDaysLater()
  // The session that was open is asked at its next page, wherever that is, and led back there.
  await goTo(early, `${app.address}${home}/applications`)
  await early.getByRole('heading', { name: 'Kullanım koşulları değişti' }).waitFor()
  await early.getByText(changes).waitFor()
  expect(await axeFinds(early)).toEqual([])
  expect(await early.evaluate(sticksOut)).toBe(false)
  // A candidate can finish a started application first; one who does not agree still reaches their own data.
  for (const path of [`${home}/settings/data`, `${home}/settings/consents`, `${home}/settings/delete-account`]) {
    await goTo(early, app.address + path)
    expect(new URL(early.url()).pathname).toBe(path)
  }
  const [form] = (await connection.pool.query('select gen_random_uuid() as id')).rows
  await goTo(early, `${app.address}${home}/apply/${form.id}`)
  expect(new URL(early.url()).pathname).toBe(`${home}/apply/${form.id}`)

  await goTo(early, `${app.address}${home}/applications`)
  await early.getByText('Metnin tamamı').focus()
  await early.keyboard.press('Enter')
  await early.getByText('Sonuç günü önceden yazılır.').waitFor()
  await early.getByRole('button', { name: 'Kabul ediyorum, devam et' }).focus()
  await early.keyboard.press('Enter')
  await early.waitForURL(`${app.address}${home}/applications`)
  await goTo(early, `${app.address}${home}/settings/consents`)
  await early.locator('li', { hasText: 'Kullanım koşulları' }).first().waitFor()
  expect(await agreedTo('aday@kopru.test')).toEqual(['2026-11-15', today])

  // A member, without scripts.
  const { page: member } = await open('/organizations-dashboard/forms', {
    signedIn: 'kurum@kopru.test',
    javaScriptEnabled: false,
  })
  await member.getByText('Son olarak 15 Kasım 2026 sürümünü kabul etmiştiniz').waitFor()
  await member.getByRole('button', { name: 'Kabul ediyorum, devam et' }).click()
  await member.waitForURL(`${app.address}/organizations-dashboard/forms`)
  expect(await agreedTo('kurum@kopru.test')).toEqual(['2026-11-15', today])

  // A candidate who postpones the decision signs out, also without scripts, and is asked again at the next sign-in.
  const { page: reader } = await open('/organizations-dashboard', {
    signedIn: 'okur@kopru.test',
    javaScriptEnabled: false,
  })
  await reader.getByRole('button', { name: 'Çıkış yap' }).click()
  await reader.waitForURL(`${app.address}/`)
  await reader.goto(`${app.address}/company-login`)
  await reader.getByLabel('E-posta').fill('okur@kopru.test')
  await reader.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await reader.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await reader.getByRole('heading', { name: 'Kullanım koşulları değişti' }).waitFor()
  expect(await agreedTo('okur@kopru.test')).toEqual(['2026-11-15'])
}, 120_000)

const [health, family] = [/^Sağlık bilgilerimin .*açık rıza veriyorum/, /^Aile, gelir .*açık rıza veriyorum/]

const requirements = {
  siblings: 2,
  studyingSiblings: null,
  householdSize: null,
  incomeBand: null,
  housing: null,
  parents: null,
  parentsTogether: null,
  relative: null,
  disabled: null,
  disabilityPercent: null,
  disabilityNote: '',
  chronicIllness: null,
  otherScholarship: null,
  otherScholarshipNote: '',
  works: null,
  note: '',
}

/** In the builder a question says which kind of sensitive data it asks for; what is published stays until it is published again. */
async function chooseKind(path: string) {
  const { page, mistakes } = await open(path, { signedIn: 'kurum@kopru.test' })
  const kind = page.getByLabel('Özel nitelikli veri')
  expect(await kind.inputValue()).toBe('health')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await kind.selectOption({ label: 'Engellilik' })
  await saved
  await page.reload()
  await expect.poll(() => kind.inputValue()).toBe('disability')
  // Said in the outline beside the question, and in the preview as candidates read it.
  await page.getByLabel('Hassas bilgi: açık rıza istenir').first().waitFor({ state: 'attached' })
  await page
    .getByText(/^Engellilik bilgin KVKK’da özel olarak korunur/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await axeFinds(page)).toEqual([])
  expect(mistakes).toEqual([])
  await page.close()
}

/** The consents in the submissions to a form. */
async function answersOf(formId: string): Promise<unknown> {
  const { rows } = await connection.pool.query('select answers from application_snapshots where form_id = $1', [formId])
  return rows[0]?.answers
}

/** Whether what was handed in to a form holds something sensitive. */
async function sensitiveOf(formId: string): Promise<boolean> {
  const { rows } = await connection.pool.query(
    'select sensitive_sealed is not null as has from application_snapshots where form_id = $1',
    [formId],
  )
  return rows[0]?.has
}

async function enterConsole(): Promise<Page> {
  const { page } = await open('/student-login', { width: 1440 })
  await page.getByLabel('E-posta').fill('operator@kopru.test')
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await press(page, 'Giriş yap')
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeTo(app.address, operatorPhone))
  await page.waitForURL(`${app.address}/operations`)
  return page
}

async function publishTerms(page: Page) {
  await page.getByRole('link', { name: 'Metinler' }).click()
  await page.getByRole('link', { name: 'Yeni sürüm yaz: Kullanım koşulları' }).click()
  await page.getByRole('heading', { name: 'Kullanım koşulları: yeni sürüm' }).waitFor()
  await press(page, 'Yayınla')
  // The button is far below: what is wrong is summed up above, and in sight.
  const summary = page.getByRole('region', { name: '3 alanı düzeltin' })
  expect(await summary.evaluate((node) => node === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: /^Türkçe metin: Metin son sürümle aynı/ }).waitFor()
  await page.getByLabel('Neler değişti? (Türkçe)').fill(changes)
  await page.getByLabel('Neler değişti? (İngilizce)').fill('The terms now say when results are told.')
  await page.getByRole('textbox', { name: 'Türkçe metin' }).fill('Sonuç günü önceden yazılır.')
  expect(await axeFinds(page)).toEqual([])
  await press(page, 'Yayınla')
  const asked = page.getByRole('dialog')
  await asked.getByText('Yayınladığınız sürümü değiştiremez').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await asked.getByRole('button', { name: 'Yayınla' }).click()
  await page.waitForURL(`${app.address}/operations/legal-texts`)
  expect(await axeFinds(page)).toEqual([])
}

/** The published version takes effect. */
async function fifteenDaysLater() {
  const { rowCount } = await connection.pool.query('update legal_versions set version = $1', [today])
  expect(rowCount).toBe(1)
}

async function agreedTo(email: string): Promise<string[]> {
  const { rows } = await connection.pool.query(
    `select c.version from consents c join accounts a on a.id = c.account_id
     where a.email = $1 and c.text = 'terms' order by 1`,
    [email],
  )
  return rows.map(({ version }) => version)
}
