import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { aPdf } from '../made-files.ts'
import { codeTo } from '../pages/code-to.ts'
import { publishForm, question } from '../publish-form.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { openWebkit } from './webkit.ts'

const [app] = inject('apps')
const address = app?.address ?? ''
const browsers = { Firefox: openFirefox, WebKit: openWebkit }

describe.each(Object.entries(browsers))('%s', (short, open) => {
  test('somebody finds a listing, signs up, applies and has a receipt; the organization reads it and decides', async () => {
    const title = `Gece Kuşu Bursu ${Date.now().toString(36)}`
    const form = await publishForm(address, title, asked())
    const candidate = await somebody(open, { width: 390, height: 800 })
    await findAndSignUp(candidate, title, `aday-${Date.now().toString(36)}@kopru.test`)
    await candidate.isAt(`/student-dashboard/apply/${form.id}`)
    await apply(candidate)
    await seeReceipt(candidate)
    expect(await candidate.complaints()).toEqual([])

    const officer = await somebody(open, { width: 1440, height: 900 })
    await signInAsOrganization(officer)
    await officer.open(`/organizations-dashboard/forms/${form.id}/applications`)
    await officer.press('Filtreler')
    await officer.look('text', 'Uygunluk')
    await officer.pointAt('button', 'Kapat')
    expect(await officer.driver.run(coveredClose)).toBe('free')
    expect(await officer.driver.run(scrollingFieldsets)).toBe(0)
    await officer.press('Kapat')
    await officer.follow('Işıl Gökçe')
    await officer.look('heading', 'Işıl Gökçe…')
    await officer.follow('Yanıtlar…')
    await officer.look('text', why)
    await officer.press('Onayla')
    await officer.look('text', 'Başvuru onaylandı')
    expect(await officer.complaints()).toEqual([])
  })

  test('every page of an organization is there, and nothing on it is squeezed, covered or unpainted', async () => {
    const { id } = await publishForm(address, `Masa Bursu ${short}`, asked())
    const officer = await somebody(open, { width: 1280, height: 900 })
    await signInAsOrganization(officer)
    const pages = ['', '/forms', '/applications', '/participants', '/interviews', '/payments', '/reports', '/settings']
    for (const page of [...pages, `/forms/${id}`, `/forms/${id}/applications`]) {
      await officer.open(`/organizations-dashboard${page}`)
      await officer.waitFor(`content at ${page}`, () => (document.querySelector('main')?.textContent.length ?? 0) > 20)
      expect(await officer.driver.run(faultsOfLayout), page).toEqual([])
      expect(await officer.complaints(), page).toEqual([])
    }

    await officer.open(`/organizations-dashboard/forms/${id}#dates`)
    await officer.look('text', 'İstanbul saati')
    expect(await officer.driver.run(overprintedZones)).toEqual([])
  })

  test('after a tablet was turned and turned back, the bar is at the bottom', async () => {
    const officer = await somebody(open, { width: 960, height: 600 })
    await signInAsOrganization(officer)
    for (const [width, height] of [
      [600, 960],
      [960, 600],
      [600, 960],
    ] as const) {
      await officer.driver.resize(width, height)
      await officer.waitFor(`the navigation at ${width} px`, navigationIsInPlace, width < 768)
    }
  })

  test('filters, menus and a form’s mistakes of a visitor', async () => {
    const visitor = await somebody(open, { width: 768, height: 1024 })
    await visitor.open('/scholarships')
    await visitor.press('Filtreler…')
    await visitor.choose('Son tarih', '90 gün içinde')
    await visitor.waitFor('the filter in the address', () => location.search.includes('closesIn='))
    expect(await visitor.driver.run(faultsOfLayout)).toEqual([])
    await visitor.open('/student-login')
    await visitor.fill('E-posta', 'aday@kopru.test')
    await visitor.fill('Şifre', 'yanlis-sifre')
    await visitor.press('Giriş yap')
    await visitor.look('text', 'E-posta ya da şifre…')
    expect((await visitor.complaints()).filter((text) => !/40[13]|401/.test(text))).toEqual([])
  })
})

const why = 'Okulumu bitirmek ve çocuklara ders vermek istiyorum.'

const asked = () => ({
  questions: [
    question('yesNo', 'Şu an çalışıyor musun?', { required: true }),
    question('longText', 'Bu bursu neden istiyorsun?', { required: true, min: 20 }),
  ],
  documents: [{ id: newId(), documentTypeId: 1, required: true, note: '', when: null }],
})

async function somebody(open: () => Promise<Driver>, { width, height }: { width: number; height: number }) {
  const driver = await open()
  onTestFinished(() => driver.close())
  await driver.resize(width, height)
  return new Visitor(driver, address)
}

async function findAndSignUp(visitor: Visitor, title: string, email: string) {
  await visitor.open('/')
  await visitor.open('/scholarships')
  await visitor.driver.click(
    (await visitor.driver.find(() => document.querySelector('main input[type=search], main input[name=search]'))) ?? {},
  )
  await visitor.driver.type(title)
  await visitor.press('Ara')
  await visitor.waitFor('the search in the address', () => location.search.includes('search='))
  await visitor.follow(title)
  await visitor.look('heading', title)
  await visitor.follow('Başvur')
  await visitor.isAt('/student-login')
  await visitor.follow('Kaydol')
  await visitor.isAt('/student-register')
  await visitor.fill('Ad', 'Işıl')
  await visitor.fill('Soyad', 'Gökçe')
  await visitor.fill('E-posta', email)
  await visitor.fill('Şifre', 'Galata-Karakoy7')
  await visitor.tick('Kullanım koşullarını kabul ediyorum…')
  await visitor.tick('KVKK aydınlatma metnini okudum…')
  await visitor.press('Hesap aç')
  await visitor.isAt('/verify')
  await visitor.fill('Doğrulama kodu', await codeTo(address, email))
}

async function apply(visitor: Visitor) {
  const folder = mkdtempSync(join(tmpdir(), 'kopru-browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'ogrenci.pdf')
  writeFileSync(file, await aPdf())

  await visitor.press('Başvuruya başla')
  await visitor.look('heading', 'Profilin')
  await visitor.follow('Devam et')
  await visitor.tick('Evet')
  await visitor.fill('Bu bursu neden istiyorsun?…', why)
  await visitor.look('text', 'Kaydedildi…')
  await visitor.press('Devam et')
  await visitor.look('heading', 'Belgeler')
  await visitor.giveFile(file)
  await visitor.look('text', 'Eklendi')
  await visitor.press('Devam et')
  await visitor.look('heading', 'Gözden geçir')
  await visitor.tick('Başvurumun, profilim ve belgelerimle birlikte…')
  await visitor.tick('Verdiğim bilgilerin ve belgelerin doğru…')
  await visitor.press('Başvurumu gönder')
}

async function seeReceipt(visitor: Visitor) {
  await visitor.look('heading', 'Başvurun gönderildi')
  await visitor.look('link', 'Başvuru belgemi aç (PDF)')
  const type = await visitor.driver.run(async () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('(PDF)'))
    return (await fetch(link?.href ?? '')).headers.get('content-type')
  })
  expect(type).toBe('application/pdf')
}

async function signInAsOrganization(visitor: Visitor) {
  await visitor.open('/company-login')
  await visitor.fill('E-posta', 'kurum@kopru.test')
  await visitor.fill('Şifre', demoPassword)
  await visitor.press('Giriş yap')
  await visitor.isAt('/organizations-dashboard')
}

// In the page:

/** Badges, tabs and buttons with overflowing text, and pages that scroll sideways. */
function faultsOfLayout() {
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const small = [...document.querySelectorAll('main button, main td span, main th span, [role=tab], nav a')].filter(
    isSeen,
  )
  const spilling = small.filter(
    (element) =>
      getComputedStyle(element).overflow === 'visible' &&
      getComputedStyle(element).display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1,
  )
  const squeezed = [...document.querySelectorAll('svg.lucide')].filter((icon) => {
    const { width, height } = icon.getBoundingClientRect()
    return isSeen(icon) && Math.abs(width - height) > 1
  })
  const isWide = document.documentElement.scrollWidth > innerWidth
  return [
    ...spilling.map((element) => `spills: ${element.outerHTML.slice(0, 200)}`),
    ...squeezed.map((icon) => `squeezed: ${icon.outerHTML.slice(0, 100)}`),
    ...(isWide ? ['the page scrolls sideways'] : []),
  ]
}

function coveredClose() {
  const button = [...document.querySelectorAll('dialog[open] button')].find(
    ({ textContent }) => textContent?.trim() === 'Kapat',
  )
  const icon = button?.querySelector('svg')?.getBoundingClientRect()
  const bubble = button?.querySelector('span')?.getBoundingClientRect()
  if (!icon || !bubble) return 'nothing to look at'
  return bubble.top >= icon.bottom || bubble.bottom <= icon.top || bubble.width <= 1 ? 'free' : 'covered'
}

/** Finds scrolling fieldsets, whose legend WebKit does not paint. */
function scrollingFieldsets() {
  return [...document.querySelectorAll('fieldset')].filter(
    (fieldset) =>
      fieldset.scrollHeight > fieldset.clientHeight + 1 && getComputedStyle(fieldset).overflowY !== 'visible',
  ).length
}

function overprintedZones() {
  const zones = [...document.querySelectorAll('main span')].filter(
    ({ textContent, children }) => textContent === 'İstanbul saati' && children.length === 0,
  )
  return zones.flatMap((zone) => {
    const name = zone.getBoundingClientRect()
    const segments = [...(zone.parentElement?.querySelectorAll('[role=spinbutton]') ?? [])]
    return segments
      .map((segment) => ({ words: segment.textContent, box: segment.getBoundingClientRect() }))
      .filter(({ box }) => box.right > name.left + 1 && box.left < name.right - 1 && box.bottom > name.top + 4)
      .map(({ words }) => words)
  })
}

function navigationIsInPlace(isBar: boolean) {
  const link = [...document.querySelectorAll('nav a')].find(
    (other) => other.textContent?.startsWith('Formlar') && other.getClientRects().length > 0,
  )
  const box = link?.getBoundingClientRect()
  return box !== undefined && (isBar ? box.bottom > innerHeight - 80 : box.left < 240 && box.top < 400)
}
