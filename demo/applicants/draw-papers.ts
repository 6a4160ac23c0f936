import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { drawText } from '#platform/drawing/text-path.ts'
import { unpackFonts } from '#platform/drawing/typeface.ts'
import { wrapText } from '#platform/drawing/wrap-text.ts'
import { randomOf } from '../pictures/random.ts'
import { paperKey } from './papers.ts'

/** Draws the papers that demo applicants handed in, as far as they are not there yet. */
export async function drawPapers(signal: AbortSignal) {
  await unpackFonts()
  const used = await database().selectDistinct({ key: files.key }).from(files).where(like(files.key, 'demo/paper-%'))
  const types = await database().select().from(documentTypes)
  for (const { id, name } of types) {
    const key = paperKey(id)
    if (signal.aborted) return
    if (!used.some((one) => one.key === key) || (await fileStore().exists('private', key))) continue
    const drawn = await drawPaper(name)
    await fileStore().put('private', key, drawn)
    await database().update(files).set({ size: drawn.byteLength }).where(eq(files.key, key))
  }
}

/** A sheet with its title and grey lines where a real one would say something. */
function drawPaper(title: string): Promise<Buffer> {
  const random = randomOf(title)
  const heading = wrapText(title, { width: 620, size: 40, weight: 620, maxLines: 2 }).map((line, at) =>
    drawText(line, { x: 400, y: 190 + at * 50, size: 40, weight: 620, anchor: 'middle', fill: '#1d1830' }),
  )
  const lines = Array.from({ length: 16 }, (_, at) => {
    const width = at % 5 === 4 ? random.whole(180, 360) : random.whole(520, 620)
    return `<rect x="90" y="${330 + at * 40}" width="${width}" height="12" rx="6" fill="#e4dfee"/>`
  })
  const sample = drawText('ÖRNEK BELGE', { x: 400, y: 1040, size: 28, weight: 560, anchor: 'middle', fill: '#9b72e6' })
  const frame = '<rect x="24" y="24" width="752" height="1083" fill="none" stroke="#d9c9f7" stroke-width="4"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1131" width="800" height="1131"><rect width="800" height="1131" fill="#ffffff"/>${frame}${heading.join('')}${lines.join('')}${sample}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer()
}
