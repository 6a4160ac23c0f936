import { ByteReader } from './byte-reader.ts'

/** The packed outlines of a WOFF2 file → the tables glyf and loca (long offsets). */
export function unpackGlyphs(packed: Buffer): { glyphs: Buffer; offsets: Buffer } {
  const count = packed.readUInt16BE(4)
  const streams = readStreams(packed, count)
  const glyphs: Buffer[] = []
  const offsets = Buffer.alloc((count + 1) * 4)
  let end = 0
  for (let id = 0; id < count; id++) {
    const contours = streams.contours.int16()
    const box = streams.boxOf(id)
    const glyph =
      contours < 0 ? composite(streams, box) : contours > 0 ? simple(streams, contours, box) : Buffer.alloc(0)
    const padding = Buffer.alloc(-glyph.length & 3)
    glyphs.push(glyph, padding)
    end += glyph.length + padding.length
    offsets.writeUInt32BE(end, (id + 1) * 4)
  }
  return { glyphs: Buffer.concat(glyphs), offsets }
}

type Streams = ReturnType<typeof readStreams>

function readStreams(packed: Buffer, count: number) {
  const sizes = new ByteReader(packed.subarray(8, 36))
  const content = new ByteReader(packed.subarray(36))
  const next = () => new ByteReader(content.bytes(sizes.uint32()))
  const [contours, points, flags, coordinates, composites, boxes] = [next(), next(), next(), next(), next(), next()]
  const hasBox = boxes.bytes(Math.ceil(count / 32) * 4)
  const boxOf = (id: number) => (((hasBox[id >> 3] ?? 0) << (id & 7)) & 128 ? boxes.bytes(8) : null)
  return { contours, points, flags, coordinates, composites, boxOf }
}

function simple({ points, flags, coordinates }: Streams, contours: number, box: Buffer | null): Buffer {
  const sizes = absolute(Array.from({ length: contours }, () => points.uint255()))
  const total = sizes.at(-1) ?? 0
  const outline = Array.from({ length: total }, () => readPoint(flags, coordinates))
  coordinates.uint255()

  const glyph = Buffer.alloc(12 + contours * 2 + total * 5)
  glyph.writeInt16BE(contours, 0)
  const xs = absolute(outline.map(({ dx }) => dx))
  const ys = absolute(outline.map(({ dy }) => dy))
  if (box) box.copy(glyph, 2)
  else
    for (const [index, edge] of [min(xs), min(ys), max(xs), max(ys)].entries()) glyph.writeInt16BE(edge, 2 + index * 2)
  let at = 10
  for (const size of sizes) at = glyph.writeUInt16BE(size - 1, at)
  at = glyph.writeUInt16BE(0, at)
  for (const { isOnCurve } of outline) at = glyph.writeUInt8(isOnCurve ? 1 : 0, at)
  for (const { dx } of outline) at = glyph.writeInt16BE(dx, at)
  for (const { dy } of outline) at = glyph.writeInt16BE(dy, at)
  return glyph
}

/** A point's flag says how many bytes follow and how they are shared between x and y. */
function readPoint(flags: ByteReader, bytes: ByteReader): { dx: number; dy: number; isOnCurve: boolean } {
  const flag = flags.uint8()
  const kind = flag & 127
  const [dx, dy] = distance(kind, bytes)
  const isLeft = kind >= 10 && (kind & 1) === 0
  const isDown = kind < 10 ? (kind & 1) === 0 : kind >= 20 && (kind & 2) === 0
  return { dx: isLeft ? -dx : dx, dy: isDown ? -dy : dy, isOnCurve: flag < 128 }
}

function distance(kind: number, bytes: ByteReader): [number, number] {
  if (kind < 10) return [0, ((kind & 14) << 7) + bytes.uint8()]
  if (kind < 20) return [(((kind - 10) & 14) << 7) + bytes.uint8(), 0]
  if (kind < 84) {
    const both = bytes.uint8()
    return [1 + ((kind - 20) & 48) + (both >> 4), 1 + (((kind - 20) & 12) << 2) + (both & 15)]
  }
  if (kind < 120) {
    const part = kind - 84
    return [1 + (Math.floor(part / 12) << 8) + bytes.uint8(), 1 + (((part % 12) >> 2) << 8) + bytes.uint8()]
  }
  if (kind < 124) {
    const [first, shared, last] = [bytes.uint8(), bytes.uint8(), bytes.uint8()]
    return [(first << 4) + (shared >> 4), ((shared & 15) << 8) + last]
  }
  return [bytes.uint16(), bytes.uint16()]
}

function composite({ composites, coordinates }: Streams, box: Buffer | null): Buffer {
  if (!box) throw new Error('A glyph made of others must say its size')
  const parts = [int16(-1), box]
  for (let hasMore = true, hasHints = false; hasMore; ) {
    const flags = composites.int16()
    parts.push(int16(flags & ~withHints), composites.bytes(componentLength(flags)))
    hasMore = (flags & moreComponents) !== 0
    hasHints ||= (flags & withHints) !== 0
    if (!hasMore && hasHints) coordinates.uint255()
  }
  return Buffer.concat(parts)
}

const moreComponents = 0x20
const withHints = 0x100

function componentLength(flags: number): number {
  const offsets = flags & 1 ? 4 : 2
  const scale = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0
  return 2 + offsets + scale
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function absolute(steps: readonly number[]): number[] {
  let place = 0
  return steps.map((step) => {
    place += step
    return place
  })
}

const min = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity)
const max = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity)
