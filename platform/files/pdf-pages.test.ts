import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aPdf } from '../../tests/made-files.ts'
import { BrokenPdf, pdfPages } from './pdf-pages.ts'

test.each([1, 3, 101])('a document of %i pages has so many', async (pages) => {
  expect(await pdfPages(await aPdf('sayfa', { pages }))).toBe(pages)
})

const end = '\nstartxref\n0\n%%EOF\n'
const written = (body: string) => Buffer.from(`%PDF-1.7\n${body}${end}`, 'latin1')

/** As newer programs write them: objects packed into a stream. */
function packed(objects: string | Buffer) {
  const stream = deflateSync(objects)
  const head = `5 0 obj\n<< /Type /ObjStm /N 2 /First 10 /Filter /FlateDecode /Length ${stream.length} >>\nstream\r\n`
  return written(`${head}${stream.toString('latin1')}\r\nendstream\nendobj`)
}

test('pages are found in packed objects too', async () => {
  expect(await pdfPages(packed('1 0 2 80 << /Type /Catalog >> << /Count 12 /Kids [3 0 R] /Type /Pages >>'))).toBe(12)
})

test('of several trees the root has the most', async () => {
  const trees = '<< /Type/Pages /Count 3 >> << /Type /Pages /Kids [] /Resources << /Font << >> >> /Count 7 >>'
  expect(await pdfPages(written(trees))).toBe(7)
})

test('a count of something else is not one of pages', async () => {
  expect(await pdfPages(written('<< /Type /Outlines /Count 99 >> << /Type /Pages /Count 2 >>'))).toBe(2)
})

test('where it says nothing we do not guess', async () => {
  expect(await pdfPages(written('nothing'))).toBeNull()
})

// From 1.3 to 1.7 extended: RC4 of 40 and of 128 bits, AES of 128 and of 256.
describe.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)('encrypted as in %s', (pdfVersion) => {
  test('what is protected against changes only can be read', async () => {
    const pdf = await aPdf('e-Devlet', { pages: 2, pdfVersion, ownerPassword: 'only for the office' })
    expect(await pdfPages(pdf)).toBe(2)
  })

  test('what is protected against reading cannot', async () => {
    const pdf = aPdf('gizli', { pdfVersion, userPassword: 'x', ownerPassword: 'y' })
    await expect(pdf.then(pdfPages)).rejects.toThrow(BrokenPdf)
  })
})

describe('what cannot be opened is said to be broken', () => {
  test.each([0.3, 0.9])('the first %d of one', async (part) => {
    const whole = await aPdf()
    await expect(pdfPages(whole.subarray(0, whole.length * part))).rejects.toThrow(BrokenPdf)
  })

  test('a stream without its end', async () => {
    await expect(pdfPages(written('<< /Type /ObjStm >>\nstream\nabc'))).rejects.toThrow(BrokenPdf)
  })
})

test('what would unpack to more than there is, is left packed', async () => {
  const pages = '<< /Type /Pages /Count 12 >>'
  expect(await pdfPages(packed(`${' '.repeat(1024 * 1024)}${pages}`))).toBe(12)
  expect(await pdfPages(packed(`${' '.repeat(5 * 1024 * 1024)}${pages}`))).toBeNull()
})

describe('a small file that was made to keep us busy', () => {
  // When its surroundings were read anew for each tree, any of these took longer than a test may.
  const nested = `/Type/Pages${'<<'.repeat(1000)}`.repeat(2000)
  const hostile: [string, Buffer][] = [
    ['words', written('/Type/Pages/Type/ObjStm'.repeat(100_000))],
    ['dictionaries in dictionaries', written(nested)],
    ['ends of dictionaries', written(nested.replaceAll('<<', '>>'))],
    ['dictionaries, packed', packed(nested)],
  ]

  test.each(hostile)('with %s is read once', async (_, pdf) => {
    expect(await pdfPages(pdf)).toBeNull()
  })

  test('with a million trailers opens no sooner', async () => {
    await expect(pdfPages(written('/Encrypt 1 0 R '.repeat(600_000)))).rejects.toThrow('password')
  })
})

test('what lies deeper than we look does not hide the root', async () => {
  const deep = `${'<< '.repeat(500)}/Type /Pages /Count 3 ${'>> '.repeat(500)}`
  expect(await pdfPages(written(`${deep}<< /Type /Pages /Count 9 >>`))).toBe(9)
})
