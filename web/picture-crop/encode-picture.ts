import { resultSize } from './crop.ts'
import { type Cropped, drawPicture } from './picture-canvas.tsx'

/** The longest base64 text that fits into one request. */
const MAX_LENGTH = 1_500_000

/** The kept part as WebP, or as JPEG where the browser writes none, as good as it fits. */
export async function encodePicture(cropped: Cropped): Promise<{ base64: string; url: string }> {
  const canvas = Object.assign(
    document.createElement('canvas'),
    resultSize(cropped.picture, cropped.shape, cropped.crop),
  )
  drawPicture(canvas, cropped)
  const writesWebp = canvas.toDataURL('image/webp').startsWith('data:image/webp')
  // JPEG knows no transparency: what shows through would become black.
  if (!writesWebp) drawPicture(canvas, cropped, 'white')
  for (const quality of [0.88, 0.75, 0.6, 0.4, 0.2]) {
    const url = canvas.toDataURL(writesWebp ? 'image/webp' : 'image/jpeg', quality)
    const base64 = url.slice(url.indexOf(',') + 1)
    if (base64.length <= MAX_LENGTH) return { base64, url }
  }
  throw new Error('The picture does not fit.')
}
