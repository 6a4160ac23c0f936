import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { productionSettings, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

const app = journey()
const link = `${app.address}/verify?token=abc`
const connection = connect(app.databaseUrl, { max: 1 })
const ids = [newId(), newId()] as const

beforeAll(async () => {
  await connection.db.insert(outbox).values([
    { id: ids[0], channel: 'sms', recipient: '+905321234567', text: 'Köprü giriş kodun: 007123.', code: '007123' },
    {
      id: ids[1],
      channel: 'email',
      recipient: 'giden-kutusu@kopru.test',
      subject: 'E-posta adresini doğrula',
      text: 'Merhaba',
      code: '482913',
      link,
    },
  ])
})

afterAll(() => connection.close())

test('a developer finds the code that was sent to a number, without scripts', async () => {
  const { page } = await openPage(app, '/dev/outbox', { javaScriptEnabled: false })
  await page.getByLabel('Alıcı').fill('+905321234567')
  await page.getByRole('button', { name: 'Filtrele' }).click()
  expect(new URL(page.url()).searchParams.get('to')).toBe('+905321234567')
  expect(await page.getByText('007123', { exact: true }).isVisible()).toBe(true)
  expect(await page.getByText('482913').count()).toBe(0)
})

test.each([
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const)('messages are shown well at $width px, $scheme', async ({ width, scheme }) => {
  const { page, mistakes } = await openPage(app, '/en/dev/outbox?to=giden-kutusu@kopru.test', { width, scheme })
  expect(await page.getByRole('listitem').count()).toBe(1)
  expect(await page.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
  expect(mistakes).toEqual([])
})

test.each([
  { width: 360, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
] as const)('an e-mail is found and shown as it is sent at $width px, $scheme', async ({ width, scheme }) => {
  const { page, mistakes } = await openPage(app, '/en/dev/mails?language=en', { width, scheme })
  await page.getByLabel('Name, subject or text').fill('interviewInvited')
  await page.getByRole('button', { name: 'Filter' }).click()
  const subject = page.getByRole('heading', {
    name: 'Choose an interview time: Yarının Mühendisleri Bursu 52 characters',
  })
  await subject.waitFor()
  expect(await page.locator('main li').count()).toBe(1)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Choose a time' }).waitFor()
  // Before axe, which speaks to the frame: a sandboxed one has no origin to speak to.
  expect(mistakes).toEqual([])
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
})

test('in production there is no outbox to look into', async () => {
  const production = await startApp(await cloneDatabase(inject('databaseServer')), {
    ...productionSettings,
    SECRET_KEY: 'a secret of thirty-two characters',
  })
  try {
    for (const path of ['/dev/outbox', '/en/dev/outbox', '/api/dev/outbox', '/dev/mails', '/api/dev/mails']) {
      expect((await fetch(production.address + path)).status, path).toBe(404)
    }
  } finally {
    await production.stop()
  }
})
