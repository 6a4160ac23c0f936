import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLogo } from './draw-logo.ts'
import { type SymbolName, symbols } from './parts/symbols.ts'

test('a logo is a small square picture', async () => {
  const logo = await drawLogo({ symbol: 'book', palette: 'plum', seed: 'a' })
  const { width, height, format } = await sharp(logo).metadata()
  expect([width, height, format]).toEqual([400, 400, 'webp'])
  expect(logo.length).toBeLessThan(12_000)
})

test('every symbol and every initial is another logo', async () => {
  const style = { palette: 'teal', seed: 'a' } as const
  const logos = await Promise.all([
    ...(Object.keys(symbols) as SymbolName[]).map((symbol) => drawLogo({ ...style, symbol })),
    ...['T', 'AE', 'İTÜ', 'ŞIĞÖ'].map((initials) => drawLogo({ ...style, initials })),
  ])
  expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBe(logos.length)
})

test('a seed always gives the same logo', async () => {
  const logo = { initials: 'AE', palette: 'moss', seed: 'anadolu' } as const
  expect((await drawLogo(logo)).equals(await drawLogo(logo))).toBe(true)
})
