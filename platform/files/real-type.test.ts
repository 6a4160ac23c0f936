import { describe, expect, test } from 'vitest'
import { aDocx, anXlsx, aPdf, aPicture, aZip, docxType, xlsxType } from '../../tests/made-files.ts'
import { fileTypes } from './file-types.ts'
import { isNamedAs, realType } from './real-type.ts'

const typeOf = async (content: Buffer | string) => (await realType(Buffer.from(content)))?.type

describe('a file is what its content says', () => {
  test.each([
    ['a PDF', aPdf, 'application/pdf'],
    ['a PNG', () => aPicture('png'), 'image/png'],
    ['a JPEG', () => aPicture('jpeg'), 'image/jpeg'],
    ['a WebP', () => aPicture('webp'), 'image/webp'],
    ['a Word document', aDocx, docxType],
    ['an Excel sheet', anXlsx, xlsxType],
  ] as const)('%s', async (_, make, type) => {
    expect(await typeOf(await make())).toBe(type)
  })
})

describe('what we do not know is not taken', () => {
  test.each([
    ['nothing at all', ''],
    ['a program', `MZ${'\0'.repeat(100)}This program cannot be run in DOS mode`],
    ['a program of Linux', `\x7fELF${'\0'.repeat(100)}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text', 'Öğrenci belgesi'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['HTML that holds a PDF', '<html><script>alert(1)</script>\n%PDF-1.7\n'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
  ])('%s', async (_, content) => {
    expect(await typeOf(Buffer.from(content, 'latin1'))).toBeUndefined()
  })

  test('a zip of anything', async () => {
    expect(await typeOf(await aZip({ 'a.txt': 'a' }))).toBeUndefined()
  })

  test('a Word document with macros', async () => {
    const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    const types = `<Types><Override PartName="/word/document.xml" ContentType="${macros}"/></Types>`
    expect(await typeOf(await aZip({ '[Content_Types].xml': types, 'word/document.xml': '' }))).toBeUndefined()
  })

  test('a zip that would unpack to more than there is', async () => {
    const types = `<Types><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`
    const bomb = await aZip({ '[Content_Types].xml': types + ' '.repeat(20_000_000), 'word/document.xml': '' })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await typeOf(bomb)).toBeUndefined()
  })
})

describe('name and content agree', () => {
  test.each([
    ['belge.pdf', 'application/pdf', true],
    ['BELGE.PDF', 'application/pdf', true],
    ['belge', 'application/pdf', true],
    ['', 'application/pdf', true],
    ['transkript v1.2', 'application/pdf', true],
    ['Ayşe Yılmaz.transkript', 'application/pdf', true],
    ['belge.exe', 'application/pdf', false],
    ['belge.html', 'application/pdf', false],
    ['belge.svg', 'image/png', false],
    ['belge.docx', 'application/pdf', false],
    ['belge.png', 'image/jpeg', false],
    ['fotoğraf.jpeg', 'image/jpeg', true],
    ['fotoğraf.JFIF', 'image/jpeg', true],
    ['belge.pdf.js', 'application/pdf', false],
  ])('%s as %s: %s', (name, type, expected) => {
    const known = fileTypes.find((fileType) => fileType.type === type)
    expect(known && isNamedAs(name, known)).toBe(expected)
  })
})
