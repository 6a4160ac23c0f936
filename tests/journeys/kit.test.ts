import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDevice } from '../device.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'

const app = journey()

// Word's clipboard: a paragraph with a bullet in front, and a style sheet.
const fromWord = `<html><head><style>p.MsoNormal{color:red}</style></head><body><p class=MsoTitle>Burs<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Bir</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>İki</p>
<p class=MsoNormal><b>Üç</b> <a href="javascript:alert(1)">dört</a></p></body></html>`

test('a text with a list and a link is written by keyboard alone, and Word is understood', async () => {
  const { page, mistakes } = await openPage(app, '/en/dev/ui?section=rich-text')
  const written = page.locator('input[name=richText]')
  await page.locator('.ProseMirror').first().waitFor()
  // That a field may be left out is said with it, and is no part of its name.
  const optional = page.getByRole('textbox', { name: 'Tell us about yourself', exact: true }).nth(1)
  expect(
    await optional.evaluate((field) => field.ariaDescribedByElements?.map((element) => element.textContent)),
  ).toEqual(['optional'])
  await page.locator('label[for=richText]').click()
  const keys = async (...presses: string[]) => {
    for (const press of presses) await page.keyboard.press(press)
  }
  await keys('Control+a', 'Delete')
  expect(await written.inputValue()).toBe('')

  await page.keyboard.type('Merhaba')
  await keys('Enter', 'Alt+F10', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await page.keyboard.type('bir')
  await keys('Enter', 'Control+k')
  await page.keyboard.type('olmaz')
  await keys('Enter')
  expect(await page.getByText('Enter a web address, an e-mail address').isVisible()).toBe(true)
  await keys('Control+a')
  await page.keyboard.type('kopru.example')
  await keys('Enter')
  const link = '<a rel="noopener nofollow ugc" href="https://kopru.example">kopru.example</a>'
  expect(await written.inputValue()).toBe(`<p>Merhaba</p><ul><li><p>bir</p></li><li><p>${link}</p></li></ul>`)

  await keys('Control+a', 'Delete')
  await page.locator('#richText').evaluate((editor, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, fromWord)
  expect(await written.inputValue()).toBe(
    '<h2>Burs</h2><ul><li><p>Bir</p><ol><li><p>İki</p></li></ol></li></ul><p><strong>Üç</strong> dört</p>',
  )
  expect(mistakes).toEqual([])
})

test('where the editor and the map cannot be fetched they say so, nothing jumps, and another try brings them', async () => {
  const page = await aDevice(app.browser, app.address)
  // By the context: once the service worker is there, scripts are fetched by it and not by the page.
  await page.context().route(/\/(writing|leaflet-map)-/, (route) => route.abort())
  await goTo(page, `${app.address}/dev/ui?section=rich-text&section=maps`)
  const retries = ['#rich-text', '#maps'].map((section) => page.locator(`${section} [role=alert] button`).first())
  for (const retry of retries) await retry.waitFor()
  const box = page.locator('#rich-text [data-tool=bold]').first().locator('xpath=../../..')
  const before = await box.boundingBox()
  await page.context().unroute(/\/(writing|leaflet-map)-/)
  for (const retry of retries) await retry.click()
  await page.locator('.leaflet-container').waitFor()
  await page.locator('.ProseMirror').waitFor()
  expect((await box.boundingBox())?.height).toBe(before?.height)
})

test('a place is marked and moved by keyboard alone', async () => {
  const { page, mistakes } = await openPage(app, '/en/dev/ui?section=maps')
  const maps = page.locator('#maps')
  await page.locator('.leaflet-container').nth(1).focus()
  await page.keyboard.press('Enter')
  const place = maps.getByRole('status').nth(1)
  const middle = await place.textContent()
  expect(middle).toMatch(/^Latitude 3\d\.\d{5}, longitude 35\.\d{5}$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await place.textContent()).toMatch(/^Latitude 4\d\.\d{5}, longitude 35\.\d{5}$/)
  expect(mistakes).toEqual([])
})

test('a photo is turned as the camera held it, cropped by keyboard alone, and comes out small', async () => {
  const { page, mistakes } = await openPage(app, '/en/dev/ui?section=pictures')
  const logo = page.locator('#logo')
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  expect(await page.locator('#logo-error').textContent()).toContain('JPEG, PNG or WebP')

  await logo.focus()
  await logo.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await redBesideGreen() })
  const dialog = page.getByRole('dialog', { name: 'Crop image' })
  await dialog.getByRole('button', { name: 'Crop area' }).waitFor()
  await page.keyboard.press('+')
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowUp')
  await dialog.getByRole('button', { name: 'Use image' }).press('Enter')
  const source = await page.locator('#pictures img[src^="data:image/webp"]').getAttribute('src')
  const picture = sharp(Buffer.from(String(source).slice('data:image/webp;base64,'.length), 'base64'))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  // Turned, red lies over green; moved up, red fills the upper edge. 800 pixels at a zoom of 1.25 are 640.
  expect([info.width, info.height]).toEqual([640, 640])
  expect(data[0]).toBeGreaterThan(200)
  expect(data[1]).toBeLessThan(40)
  await expect.poll(() => logo.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(mistakes).toEqual([])
})

/** 1200 × 800 pixels, red on the left, and a note that the camera lay on its side. */
function redBesideGreen() {
  const half = { create: { width: 600, height: 800, channels: 3, background: '#dd0000' } } as const
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#00aa00' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
