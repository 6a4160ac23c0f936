import sharp, { type ResizeOptions } from 'sharp'
import { limited, QueueFull } from '../limited.ts'

interface Bounds {
  readonly width: number
  readonly height: number
  /** Cut to the largest square in its middle that is within the bounds. */
  readonly square?: boolean
}

/** The bytes are not a picture that we accept. */
export class UnreadablePicture extends Error {}

/**
 * Accepts an uploaded picture: JPEG, PNG or WebP, not animated. The result is a WebP made from its pixels, upright and
 * within the bounds, so nothing else in the file (location, scripts) is kept.
 */
export async function takePicture(bytes: Buffer, bounds: Bounds): Promise<Buffer> {
  // Detects the format before any decoder runs: SVG, PDF and other formats are never decoded.
  const format = formatOf(bytes)
  if (!format) throw new UnreadablePicture('Neither JPEG nor PNG nor WebP')
  try {
    return await oneByOne(() => drawAnew(bytes, format, bounds))
  } catch (cause) {
    if (cause instanceof QueueFull || cause instanceof UnreadablePicture) throw cause
    throw new UnreadablePicture('It cannot be decoded', { cause })
  }
}

// Serial: a large picture takes a second of one core, and the others serve pages.
const oneByOne = limited(1, 50)

const mostPixels = 40_000_000

async function drawAnew(bytes: Buffer, format: string, bounds: Bounds): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const facts = await picture.metadata()
  if (facts.format !== format) throw new UnreadablePicture(`Looks like ${format}, is ${facts.format}`)
  if (facts.width * facts.height > mostPixels) throw new UnreadablePicture('Too many pixels')
  if ((facts.pages ?? 1) > 1) throw new UnreadablePicture('It moves')
  return picture.autoOrient().resize(sizeWithin(bounds, facts)).webp({ quality: 82 }).toBuffer()
}

function sizeWithin({ width, height, square = false }: Bounds, facts: Pick<Bounds, 'width' | 'height'>): ResizeOptions {
  if (!square) return { width, height, fit: 'inside', withoutEnlargement: true }
  const side = Math.min(width, height, facts.width, facts.height)
  return { width: side, height: side, fit: 'cover' }
}

function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte)
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isRiff ? 'webp' : undefined
}
