import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawBanner, drawCover, drawScene } from './draw-scene.ts'
import { type PaletteName, paletteNames } from './palettes.ts'
import { type ThemeName, themes } from './themes.ts'

const names = Object.keys(themes) as ThemeName[]

test.each(names)('%s is drawn as a banner that is light to load', async (theme) => {
  const palette: PaletteName = paletteNames[names.indexOf(theme) % paletteNames.length] ?? 'plum'
  const banner = await drawBanner({ theme, palette, seed: 'a' })
  const { width, height, format, hasAlpha } = await sharp(banner).metadata()
  expect([width, height, format, hasAlpha]).toEqual([1600, 534, 'webp', false])
  expect(banner.length).toBeLessThan(60_000)
  expect(await colorsIn(banner)).toBeGreaterThan(40)
})

test('covers and scenes have shapes of their own', async () => {
  const picture = { theme: 'harbour', palette: 'teal', seed: 'a' } as const
  const sizes = await Promise.all(
    [drawCover(picture), drawScene(picture)].map(async (made) => sharp(await made).metadata()),
  )
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1200, 675],
    [1200, 800],
  ])
})

test('a seed always draws the same picture; another seed, another palette draw another', async () => {
  const picture = { theme: 'campus', palette: 'plum', seed: 'anadolu' } as const
  const [first, again, ...others] = await Promise.all([
    drawCover(picture),
    drawCover(picture),
    drawCover({ ...picture, seed: 'ege' }),
    drawCover({ ...picture, palette: 'moss' }),
  ])
  expect(first.equals(again)).toBe(true)
  for (const other of others) expect(first.equals(other)).toBe(false)
})

/** How many different colours a small copy has, coarsely: a scene that failed to draw is one flat sky. */
async function colorsIn(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).resize(160).raw().toBuffer()
  const found = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    found.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4))
  }
  return found.size
}
