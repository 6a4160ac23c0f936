import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { unpackGlyphs } from './unpack-glyphs.ts'

interface Table {
  readonly tag: string
  readonly content: Buffer
}

/**
 * WOFF2 → TrueType, as https://www.w3.org/TR/WOFF2/ describes it: fontkit can set the weight of a variable font only
 * when it is not packed. Hints are left out; outlines need none.
 */
export function unpackWoff2(file: Buffer): Buffer {
  const { flavor, tables } = readTables(file)
  const glyf = tables.find(({ tag }) => tag === 'glyf')
  if (!glyf) throw new Error('The font has no TrueType outlines')
  const { glyphs, offsets } = unpackGlyphs(glyf.content)
  return writeTables(
    flavor,
    tables.map(({ tag, content }) => {
      if (tag === 'glyf') return { tag, content: glyphs }
      if (tag === 'loca') return { tag, content: offsets }
      return { tag, content: tag === 'head' ? withLongOffsets(content) : content }
    }),
  )
}

function readTables(file: Buffer): { flavor: number; tables: Table[] } {
  const header = new ByteReader(file)
  if (header.bytes(4).toString('latin1') !== 'wOF2') throw new Error('This is not a WOFF2 file')
  const flavor = header.uint32()
  const count = file.readUInt16BE(12)
  const packedLength = file.readUInt32BE(20)
  header.bytes(40)
  const entries = Array.from({ length: count }, () => readEntry(header))
  const content = new ByteReader(brotliDecompressSync(header.bytes(packedLength)))
  return { flavor, tables: entries.map(({ tag, length }) => ({ tag, content: content.bytes(length) })) }
}

function readEntry(header: ByteReader): { tag: string; length: number } {
  const flags = header.uint8()
  const tag = knownTags[flags & 63] ?? header.bytes(4).toString('latin1')
  const isOutline = tag === 'glyf' || tag === 'loca'
  // Outlines are packed unless the version says 3; of the others we know none that is.
  if (flags >> 6 !== 0) throw new Error(`The table ${tag} is packed in an unknown way`)
  const length = header.uint128()
  return { tag, length: isOutline ? header.uint128() : length }
}

function withLongOffsets(head: Buffer): Buffer {
  const changed = Buffer.from(head)
  changed.writeInt16BE(1, 50)
  return changed
}

/** Checksums and the search fields stay zero: nobody but fontkit reads this, and it does not look at them. */
function writeTables(flavor: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  let offset = directory.length
  const parts = tables.flatMap(({ tag, content }, index) => {
    const entry = 12 + index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(content.length, entry + 12)
    const padding = Buffer.alloc(-content.length & 3)
    offset += content.length + padding.length
    return [content, padding]
  })
  return Buffer.concat([directory, ...parts])
}

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))
