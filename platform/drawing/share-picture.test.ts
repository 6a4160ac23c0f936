import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture, type SharePicture } from './share-picture.ts'

const burs: SharePicture = {
  title: 'Üniversite Başarı Bursu 2026–2027',
  organization: 'Anadolu Eğitim Vakfı',
  facts: ['4.000 TL / ay', '120 kişi'],
  deadline: 'Son gün 14 Ekim',
  kindLabel: 'Burs',
  seed: 3,
}

test('a share picture is a PNG of 1200 × 630 that a phone loads at once', async () => {
  const picture = await drawSharePicture(burs)
  const { width, height, format } = await sharp(picture).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(picture.length).toBeLessThan(60_000)
})

test('orange is there only when a day is', async () => {
  expect(await hasOrange(await drawSharePicture(burs))).toBe(true)
  expect(await hasOrange(await drawSharePicture({ ...burs, deadline: null }))).toBe(false)
})

test('the same words and seed make the same picture', async () => {
  expect((await drawSharePicture(burs)).equals(await drawSharePicture(burs))).toBe(true)
  expect((await drawSharePicture(burs)).equals(await drawSharePicture({ ...burs, seed: 4 }))).toBe(false)
})

test('texts that are empty, endless or in another script make a picture too', async () => {
  const long = 'Çok uzun bir başlık '.repeat(600)
  const facts = Array.from({ length: 20 }, () => 'Yol ve konaklama karşılanır')
  const pictures = [
    { ...burs, title: long, organization: long, facts, deadline: long, kindLabel: long },
    { ...burs, title: 'منحة 奖学金', organization: '', facts: [], deadline: '', kindLabel: '' },
  ]
  for (const picture of pictures) expect((await drawSharePicture(picture)).length).toBeLessThan(60_000)
})

async function hasOrange(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    if (red > 160 && green < 110 && blue < 60) return true
  }
  return false
}
