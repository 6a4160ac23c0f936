import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { password } from '../builders.ts'
import { theAnswers, theFiles, theIds } from './the-form.ts'
import type { World } from './world.ts'

const places = ['open', 'profile', 'first page', 'second page', 'documents', 'review'] as const
export type Place = (typeof places)[number]

/** Faults that occur at a place: after the applicant has finished there, and before they go on. */
export type Happenings = Partial<Record<Place, (world: World) => Promise<unknown>>>

/**
 * A persistent applicant: reloads failed pages, signs in again, repeats presses without effect. Input is typed once
 * only: it must survive.
 */
export async function apply(world: World, happenings: Happenings = {}) {
  const lost: string[] = []
  const happen = async (place: Place) => happenings[place]?.(world)

  await persist(
    world,
    'open',
    () => open(world),
    () => seen(world.page.getByRole('button', { name: 'Başvuruya başla' })),
  )
  await happen('open')
  await persist(
    world,
    'begin',
    () => press(world.page, 'Başvuruya başla'),
    () => isAt(world, 'step=profile'),
  )
  await happen('profile')
  await goOn(world, 'step=questions&page=1')

  await typeOn(world, firstPage)
  await happen('first page')
  lost.push(...(await missingOn(world, firstPage)))
  await goOn(world, 'step=questions&page=2')
  await typeOn(world, secondPage)
  await happen('second page')
  lost.push(...(await missingOn(world, secondPage)))
  await goOn(world, 'step=documents')

  for (const [id, file] of Object.entries(theFiles)) await handIn(world, id, file)
  await happen('documents')
  await goOn(world, 'step=review')
  await happen('review')
  return { lost }
}

/** Hands the application in, trying until it succeeds. */
export const send = (world: World) =>
  persist(
    world,
    'send',
    () => agreeAndSend(world.page),
    () => isHandedIn(world.page),
  )

export const isHandedIn = (page: Page) => seen(page.getByRole('heading', { name: 'Başvurun gönderildi' }))

export async function agree(page: Page) {
  const boxes = page.locator('input[id^="consents."]')
  // The address changes a moment before its page is rendered.
  await boxes.first().waitFor({ timeout: 2000 })
  for (const box of await boxes.all()) await box.check({ timeout: 2000 })
}

export async function agreeAndSend(page: Page) {
  await agree(page)
  await press(page, 'Başvurumu gönder')
}

const open = ({ page, proxy, formId }: World) =>
  page.goto(`${proxy.address}/student-dashboard/apply/${formId}`, { waitUntil: 'networkidle', timeout: 15_000 })

const isAt = async ({ page }: World, search: string) => page.url().includes(search)

const goOn = (world: World, search: string) =>
  persist(
    world,
    `go on to ${search}`,
    () => press(world.page, 'Devam et'),
    () => isAt(world, search),
  )

type Typed = readonly (readonly [label: string, kind: 'text' | 'choice', value: string])[]

const firstPage: Typed = [
  ['Neden başvuruyorsun?', 'text', String(theAnswers[theIds.why])],
  ['Okumak için taşındın mı?', 'choice', 'Evet'],
  ['Nereden taşındın?', 'text', String(theAnswers[theIds.from])],
]
const secondPage: Typed = [
  ['Haftada kaç saat çalışıyorsun?', 'text', String(theAnswers[theIds.hours])],
  ['Hangi gün uygunsun?', 'choice', 'Pazar'],
]

/** Types each field once, and not again. */
async function typeOn(world: World, fields: Typed) {
  for (const [label, kind, value] of fields) {
    await persist(
      world,
      `type ${label}`,
      async () => {
        if (kind === 'text') await world.page.getByLabel(label).fill(value, { timeout: 5000 })
        else await choice(world.page, label, value).check({ timeout: 5000 })
      },
      () => stands(world.page, [label, kind, value]),
    )
  }
}

async function missingOn(world: World, fields: Typed) {
  await persist(
    world,
    'be back',
    async () => {},
    () => seen(world.page.getByRole('button', { name: 'Devam et' })),
  )
  const missing: string[] = []
  for (const field of fields) if (!(await patiently(() => stands(world.page, field), 5000))) missing.push(field[0])
  return missing
}

async function stands(page: Page, [label, kind, value]: Typed[number]) {
  if (kind === 'choice') return choice(page, label, value).isChecked({ timeout: 1000 })
  return (await page.getByLabel(label).inputValue({ timeout: 1000 })) === value
}

const choice = (page: Page, label: string, value: string) =>
  page.getByRole('group', { name: label }).getByRole('radio', { name: value })

/** Picks a file once; from then on the page must upload it. */
async function handIn(world: World, id: string, file: (typeof theFiles)[string]) {
  const field = () => world.page.locator(`input[type=file][id="documents.${id}"]`)
  await persist(
    world,
    `pick ${file.name}`,
    () => field().setInputFiles(file, { timeout: 5000 }),
    () => isNamed(file.name),
  )
  await persist(
    world,
    `bring ${file.name} home`,
    async () => {},
    () => isAdded(file.name),
  )

  async function isNamed(name: string) {
    return (await world.page.getByText(name).count()) > 0
  }
  async function isAdded(name: string) {
    return seen(world.page.getByRole('button', { name: `${name}: görüntüle` }))
  }
}

async function press(page: Page, name: string) {
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click({
      timeout: 3000,
    })
}

const seen = (locator: ReturnType<Page['locator']>) => locator.first().isVisible()

const patience = 90_000

async function persist(world: World, what: string, act: () => Promise<unknown>, isDone: () => Promise<boolean>) {
  const until = Date.now() + patience
  for (let tries = 0; Date.now() < until; tries++) {
    if (await isDone().catch(() => false)) return
    await recover(world)
    if (await isDone().catch(() => false)) return
    await act().catch(() => {})
    if (await patiently(isDone, 1500 + tries * 1000)) return
  }
  throw new Error(`It could not be done: ${what}. The page (${world.page.url()}) says:\n${await textOf(world.page)}`)
}

async function patiently(isTrue: () => Promise<boolean>, ms: number) {
  for (const until = Date.now() + ms; Date.now() < until; await pause(100)) {
    if (await isTrue().catch(() => false)) return true
  }
  return false
}

/** Reloads a failed page, signs in again after the session's end, closes error dialogs. */
async function recover({ page, email }: World) {
  const told = page.locator('dialog[open]').getByRole('button')
  if (await seen(told))
    await told
      .last()
      .click({ timeout: 2000 })
      .catch(() => {})
  if (page.url().includes('/student-login')) return signInAgain(page, email).catch(() => {})
  const isBroken = await seen(page.getByRole('link', { name: 'Yeniden dene' })).catch(() => false)
  if (!isBroken && (await seen(page.locator('#main')).catch(() => false))) return
  await page.reload({ waitUntil: 'networkidle', timeout: 15_000 }).catch(() => {})
}

async function signInAgain(page: Page, email: string) {
  await page.getByLabel('E-posta').fill(email, { timeout: 5000 })
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click({ timeout: 5000 })
  await page.waitForURL((url) => !url.pathname.includes('login'), { timeout: 10_000 })
}

const textOf = (page: Page) =>
  page
    .locator('body')
    .textContent({ timeout: 2000 })
    .catch(() => '(nothing)')
