import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import unpackWoff2 from 'woff2-encoder/decompress'

/** Inter as the pages have it, cut into alphabets. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'].map((name) =>
  import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`),
)

/** Fallback fonts for other characters in names and answers. */
const wider = [
  import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'),
  import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2'),
]

let unpacking: Promise<void> | undefined

/** Unpacks the fonts, once per process; await it before drawing. */
export function unpackFonts(): Promise<void> {
  unpacking ??= unpackAll()
  return unpacking
}

/** Every font as TrueType: of a WOFF2 file fontkit can neither set the weight nor embed a part in a document. */
const unpacked = new Map<string, Uint8Array>()

async function unpackAll() {
  for (const address of [...alphabets, ...wider])
    unpacked.set(address, await unpackWoff2(readFileSync(fileURLToPath(address))))
}

/** The font at this weight that can draw the character, if any can. */
export function fontFor(character: string, weight: number): Font | undefined {
  const alphabet = alphabets.find(canDraw(character))
  return alphabet === undefined ? undefined : atWeight(alphabet, weight)
}

/** The same at its regular weight, as the file has it: what a document can embed. */
export function plainFontFor(character: string): Font | undefined {
  const alphabet = alphabets.find(canDraw(character))
  return alphabet === undefined ? undefined : openFont(alphabet).font
}

/** A fallback font that can draw the character: Arabic letters, emoji in one colour. */
export function widerFontFor(character: string): Font | undefined {
  const address = wider.find(canDraw(character))
  return address === undefined ? undefined : openFont(address).font
}

function canDraw(character: string) {
  const codePoint = character.codePointAt(0) ?? 0
  return (address: string) => openFont(address).letters.has(codePoint)
}

/** Fonts are opened on demand, and cached. */
const opened = new Map<string, { font: Font; letters: ReadonlySet<number> }>()

function openFont(address: string) {
  const known = opened.get(address)
  if (known) return known
  const file = unpacked.get(address)
  if (!file) throw new Error('Nothing can be drawn before unpackFonts()')
  const font = create(Buffer.from(file))
  if (!('layout' in font)) throw new Error(`${address} is not a single font`)
  // Creates all glyphs first: one that is first met as a component of another (the O of Ö) would lose its character,
  // and the document could be read, but not searched or read aloud. Except Arabic presentation forms, which must map to
  // the written letter.
  for (const letter of font.characterSet) if (letter < 0xfb50 || letter > 0xfeff) font.glyphForCodePoint(letter)
  const face = { font, letters: new Set(font.characterSet) }
  opened.set(address, face)
  return face
}

const weighed = new Map<string, Font>()

function atWeight(alphabet: string, weight: number): Font {
  const key = `${alphabet} ${weight}`
  const font = weighed.get(key) ?? openFont(alphabet).font.getVariation({ wght: weight })
  weighed.set(key, font)
  return font
}
