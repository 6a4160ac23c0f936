import sharp from 'sharp'
import { drawText } from '#platform/drawing/text-path.ts'
import { unpackFonts } from '#platform/drawing/typeface.ts'
import { mix } from './mix.ts'
import { type Colors, colorsOf, type PaletteName } from './palettes.ts'
import { type SymbolName, symbols } from './parts/symbols.ts'
import { randomOf } from './random.ts'
import { at, box, circle, path, times, turned } from './svg.ts'

export type Logo = { readonly palette: PaletteName; readonly seed: string } & (
  | { readonly initials: string }
  | { readonly symbol: SymbolName }
)

/** An organization's sign: 400 × 400, a form with a symbol or letters in it. */
export async function drawLogo(logo: Logo): Promise<Buffer> {
  await unpackFonts()
  const random = randomOf(`logo ${logo.seed}`)
  const { ground, form, ink, accent } = random.pick(styles)(colorsOf(logo.palette))
  const parts = [box(0, 0, 400, 400, ground), at(200, 200, 1, random.pick(forms)(form)), ...sign(logo, ink, accent)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 90, effort: 2 }).toBuffer()
}

const styles = [
  ({ main, deep, pale, accent }: Colors) => ({ ground: pale, form: mix(main, deep, 0.1), ink: '#ffffff', accent }),
  ({ main, deep, accent }: Colors) => ({
    ground: mix(main, deep, 0.25),
    form: '#ffffff',
    ink: mix(main, deep, 0.25),
    accent,
  }),
  ({ deep, soft, accent }: Colors) => ({ ground: mix(soft, '#ffffff', 0.35), form: deep, ink: '#ffffff', accent }),
  ({ second, deep, pale, main, soft }: Colors) => ({
    ground: mix(main, deep, 0.45),
    form: pale,
    ink: mix(main, deep, 0.45),
    accent: mix(second, soft, 0.15),
  }),
] as const

const forms = [
  (color: string) => [circle(0, 0, 148, color)],
  (color: string) => [box(-136, -136, 272, 272, color, 72)],
  (color: string) => [path('M0-160L139-80V80L0 160L-139 80V-80z', color)],
  (color: string) => [
    path('M0-158C50-130 100-122 140-122C142 0 120 104 0 160C-120 104-142 0-140-122C-100-122-50-130 0-158z', color),
  ],
  (color: string) => [path('M-140 148V-8A140 140 0 0 1 140-8V148z', color)],
  (color: string) => [...times(6, (petal) => turned(petal * 60, [circle(0, -72, 82, color)])), circle(0, 0, 90, color)],
  (color: string) => [path('M-142-142H30A112 112 0 0 1 142-30V142H-30A112 112 0 0 1-142 30z', color)],
] as const

function sign(logo: Logo, ink: string, accent: string): string[] {
  if ('symbol' in logo) return [at(200, 204, 1.62, symbols[logo.symbol](ink, accent))]
  const size = [0, 190, 142, 104][logo.initials.length] ?? 78
  const letters = {
    x: 200,
    y: 200 + size * 0.36,
    size,
    weight: 800,
    tracking: -0.03,
    fill: ink,
    anchor: 'middle',
  } as const
  return [drawText(logo.initials, letters), box(160, 200 + size * 0.7, 80, 12, accent, 6)]
}
