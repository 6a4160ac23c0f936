import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { takePicture, UnreadablePicture } from './take-picture.ts'

const bounds = { width: 800, height: 800 }

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 94, g: 45, b: 179 } } })

test.each(['jpeg', 'png', 'webp'] as const)('a picture in %s comes out as WebP within the bounds', async (format) => {
  const taken = await takePicture(await picture(1600, 400).toFormat(format).toBuffer(), bounds)
  expect(await sharp(taken).metadata()).toMatchObject({ format: 'webp', width: 800, height: 200 })
})

test('a small picture is not made larger', async () => {
  const taken = await takePicture(await picture(40, 30).png().toBuffer(), bounds)
  expect(await sharp(taken).metadata()).toMatchObject({ width: 40, height: 30 })
})

test.each([
  [1200, 900, 800],
  [300, 640, 300],
])('a picture of %i × %i can be cut to a square of %i', async (width, height, side) => {
  const taken = await takePicture(await picture(width, height).png().toBuffer(), { ...bounds, square: true })
  expect(await sharp(taken).metadata()).toMatchObject({ width: side, height: side })
})

test('a photo taken with the phone on its side comes out upright, without where and with what it was taken', async () => {
  const photo = await picture(60, 40)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Kamera', Copyright: 'Ayşe' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const facts = await sharp(await takePicture(photo, bounds)).metadata()
  expect(facts).toMatchObject({ width: 40, height: 60 })
  expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('the same picture comes out the same', async () => {
  const sent = await picture(100, 100).png().toBuffer()
  expect(await takePicture(sent, bounds)).toEqual(await takePicture(sent, bounds))
})

test('what is hidden behind the picture stays behind', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const polyglot = Buffer.concat([await picture(50, 50).jpeg().toBuffer(), Buffer.from(`${script}PK\x03\x04`)])
  const taken = await takePicture(polyglot, bounds)
  expect(taken.includes('script')).toBe(false)
  expect(taken.includes('PK\x03\x04')).toBe(false)
})

describe('refused is', () => {
  const refused = (bytes: Buffer) => expect(takePicture(bytes, bounds)).rejects.toBeInstanceOf(UnreadablePicture)

  test('nothing, and what is no picture at all', async () => {
    for (const text of ['', 'merhaba', 'GIF89a', '%PDF-1.7', '<html>']) await refused(Buffer.from(text))
  })

  test('SVG, whatever it says it is', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
    await refused(Buffer.from(svg))
    await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]))
  })

  test('a picture that ends in the middle', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const noise = sharp({
        create: { width: 200, height: 200, channels: 3, background: 'white', noise: { type: 'gaussian', sigma: 60 } },
      })
      const whole = await noise.toFormat(format).toBuffer()
      await refused(whole.subarray(0, Math.floor(whole.length / 2)))
      await refused(whole.subarray(0, 20))
    }
  })

  test('GIF and AVIF, which nobody needs to send', async () => {
    await refused(await picture(20, 20).gif().toBuffer())
    await refused(await picture(20, 20).avif().toBuffer())
  })

  test('a picture that moves', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => frame(background)))
    await refused(
      await sharp(frames, { join: { animated: true } })
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
    )
  })

  test('a small file that claims to be huge, before its pixels are made', async () => {
    const started = process.memoryUsage().rss
    await refused(pngOf(30_000, 30_000))
    await refused(await picture(8000, 5001).png().toBuffer())
    expect(process.memoryUsage().rss - started).toBeLessThan(500 * 1024 * 1024)
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** A PNG whose header says so many pixels, with data for hardly any. */
function pngOf(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
