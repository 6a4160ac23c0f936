import sharp from 'sharp'
import { colorsOf, type PaletteName } from './palettes.ts'
import { randomOf } from './random.ts'
import { stageHeight } from './stage.ts'
import { type ThemeName, themes } from './themes.ts'

export interface DrawnPicture {
  readonly theme: ThemeName
  readonly palette: PaletteName
  /** The same seed draws the same picture. */
  readonly seed: string
}

/** A photo's place in a section: 1200 × 800. */
export const drawScene = (picture: DrawnPicture) => draw(picture, 1200, 800)

/** The cover of a form: 1200 × 675. */
export const drawCover = (picture: DrawnPicture) => draw(picture, 1200, 675)

/** The banner of an organization: 1600 × 534. */
export const drawBanner = (picture: DrawnPicture) => draw(picture, 1600, 534)

/** Seen from the other side, a scene is another one; but code, charts and notes are read from the left. */
const readFromLeft: readonly ThemeName[] = ['code', 'concert', 'laboratory', 'library']

function draw({ theme, palette, seed }: DrawnPicture, width: number, height: number): Promise<Buffer> {
  const stage = {
    width: (stageHeight * width) / height,
    colors: colorsOf(palette),
    random: randomOf(`${theme} ${seed}`),
  }
  const mirror =
    !readFromLeft.includes(theme) && stage.random.chance(0.5) ? `translate(${stage.width} 0) scale(-1 1)` : ''
  const parts = themes[theme](stage).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stage.width} ${stageHeight}"><g transform="${mirror}">${parts}</g></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 1 }).toBuffer()
}
