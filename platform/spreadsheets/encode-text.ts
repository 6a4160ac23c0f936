import { fold } from '../text/turkish.ts'

export type TextEncoding = 'utf-8' | 'utf-8-bom' | 'windows-1254'

/** A text as the bytes of a file. What Windows-1254 has no letter for is written in plain ones, or as a question mark. */
export function encodeText(text: string, encoding: TextEncoding): Buffer {
  if (encoding !== 'windows-1254') return Buffer.from(encoding === 'utf-8-bom' ? `\ufeff${text}` : text, 'utf8')
  return Buffer.from([...text].flatMap((letter) => bytesOf(letter)))
}

function bytesOf(letter: string): readonly number[] {
  const known = codes.get(letter)
  if (known !== undefined) return [known]
  const plain = [...fold(letter)].map((one) => codes.get(one))
  return plain.length > 0 && plain.every((code) => code !== undefined) ? plain : [0x3f]
}

/** The code page backwards: what each of its bytes is decoded to. */
const codes = new Map(
  Array.from(
    { length: 256 },
    (_, code) => [new TextDecoder('windows-1254').decode(Uint8Array.of(code)), code] as const,
  ),
)
