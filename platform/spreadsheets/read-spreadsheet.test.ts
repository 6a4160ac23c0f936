import { buffer } from 'node:stream/consumers'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { SheetError } from './spreadsheet.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

const limits = { rows: 5000, columns: 50 }
const read = (bytes: Uint8Array) => readSpreadsheet(bytes, limits)
const flawOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof SheetError ? error.flaw : error),
  )

const names = [
  ['E-posta', 'Ad', 'Soyad'],
  ['isil@ornek.test', 'Işıl', 'Çağlayan'],
  ['gokce@ornek.test', 'Gökçe', 'İnönü Şen'],
]
const asRows = names.map((cells, at) => ({ line: at + 1, cells }))

describe('Excel', () => {
  test('what was written is read again', async () => {
    const [headings = [], ...rows] = names
    expect(await read(await writeSpreadsheet({ name: 'Adaylar', headings, rows }))).toEqual(asRows)
  })

  test('numbers, days and formulas come as texts, blank rows are left out and keep their numbers', async () => {
    const rows = [['a', 5321234567, new Date(Date.UTC(2026, 1, 3)), true], [], ['', null], ['b\u00a0 c\u200b', 0.5]]
    expect(await read(await writeXlsx({ sheets: [{ name: 'A', rows }] }))).toEqual([
      { line: 1, cells: ['a', '5321234567', '2026-02-03', 'true'] },
      { line: 4, cells: ['b c', '0.5'] },
    ])
    const sheet = `<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x","y")</f><v>y</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>`
    expect(await read(await aWorkbook(sheet))).toEqual([{ line: 1, cells: ['y', '2'] }])
  })

  test('nothing that is written is ever calculated', async () => {
    const bytes = await writeSpreadsheet({ name: 'A', headings: ['Ad'], rows: [['=1+1'], ['+90 532']] })
    expect((await read(bytes)).slice(1)).toEqual([
      { line: 2, cells: ['=1+1'] },
      { line: 3, cells: ['+90 532'] },
    ])
  })

  test('a long text is never cut through the middle of a letter', async () => {
    const bytes = await writeSpreadsheet({ name: 'A', headings: ['Ad'], rows: [[`${'a'.repeat(19_999)}😀`]] })
    const [, row] = await read(bytes)
    expect(row?.cells[0]?.isWellFormed()).toBe(true)
  })

  test('five thousand rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [`kisi${at}@ornek.test`, 'Işıl', 'Şen'])
    expect(
      await read(await writeSpreadsheet({ name: 'A', headings: ['E-posta', 'Ad', 'Soyad'], rows: rows.slice(1) })),
    ).toHaveLength(5000)
    const more = await writeSpreadsheet({ name: 'A', headings: ['E-posta', 'Ad', 'Soyad'], rows })
    expect(await flawOf(more)).toBe('tooManyRows')
  })

  test('a password, damage and another kind of file are told', async () => {
    const encryption = { password: 'gizli', spinCount: 10 }
    expect(await flawOf(await writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }], encryption }))).toBe('protected')
    const whole = await writeSpreadsheet({ name: 'A', headings: ['Ad'], rows: names })
    expect(await flawOf(whole.slice(0, whole.length / 2))).toBe('damaged')
    expect(await flawOf(Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'))).toBe('oldExcel')
    expect(await flawOf(Buffer.from('%PDF-1.7'))).toBe('wrongType')
    expect(await flawOf(Buffer.from('89504e470d0a1a0a0000000d', 'hex'))).toBe('wrongType')
    expect(await flawOf(await zipOf({ 'a.txt': Buffer.from('a') }))).toBe('damaged')
    expect(await flawOf(await writeXlsx({ sheets: [{ name: 'A', rows: [] }] }))).toBe('empty')
  })

  test('a sheet of the largest dimensions does not exhaust anybody', async () => {
    const corners = `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`
    expect(await flawOf(await aWorkbook(corners))).toBe('tooManyColumns')
    const wide = `<row r="1">${Array.from({ length: 51 }, () => '<c t="str"><v>x</v></c>').join('')}</row>`
    expect(await flawOf(await aWorkbook(wide))).toBe('tooManyColumns')
  })

  test('a zip bomb is refused, also one that lies about its size', async () => {
    const zeros = Buffer.alloc(80_000_000, 0x20)
    expect(await flawOf(await zipOf({ 'xl/worksheets/sheet1.xml': zeros }))).toBe('tooLarge')
    const lying = await zipOf({ 'xl/worksheets/sheet1.xml': zeros })
    const size = Buffer.alloc(4)
    size.writeUInt32LE(zeros.length)
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 1)) lying.writeUInt32LE(1000, at)
    expect(await flawOf(lying)).toBe('damaged')
  })

  test('entities that grow without end are not followed', async () => {
    const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const before = `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>`
    const bytes = await aWorkbook(`<row r="1"><c r="A1" t="str"><v>&l10;</v></c></row>`, before)
    const rows = await read(bytes).catch((error: unknown) => error)
    expect(JSON.stringify(rows).length).toBeLessThan(1000)
  })
})

describe('CSV', () => {
  const semicolons = names.map((cells) => cells.join(';')).join('\r\n')
  const turkish = { Ç: 0xc7, ç: 0xe7, Ğ: 0xd0, ğ: 0xf0, İ: 0xdd, ı: 0xfd, Ö: 0xd6, ö: 0xf6, Ş: 0xde, ş: 0xfe }
  const windows = Buffer.from(
    [...semicolons].map((letter) => turkish[letter as keyof typeof turkish] ?? letter.charCodeAt(0)),
  )

  test.each([
    ['semicolons in UTF-8', Buffer.from(semicolons)],
    ['semicolons in UTF-8 with a mark', Buffer.from(`\ufeff${semicolons}`)],
    ['commas and quotes', Buffer.from(names.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'))],
    ['tabs in UTF-16', Buffer.from(`\ufeff${names.map((cells) => cells.join('\t')).join('\n')}`, 'utf16le')],
    ['Windows-1254', windows],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(asRows)
  })

  test('rows far below stay under their numbers, however many blank lines are in between', async () => {
    const below = `${semicolons}\r\n${';;\r\n'.repeat(50_000)}son@ornek.test;Ada;Son`
    expect(await read(Buffer.from(below))).toEqual([
      ...asRows,
      { line: 50_004, cells: ['son@ornek.test', 'Ada', 'Son'] },
    ])
    const apart = Array.from({ length: 5001 }, (_, at) => `kisi${at}@ornek.test\n\n\n\n\n`).join('')
    expect(await flawOf(Buffer.from(apart))).toBe('tooManyRows')
  })

  test.each([
    ['in the middle of a row', 'a@ornek.test;"Ada;Bir\nb@ornek.test;Can;İki\n'],
    ['before rows that have marks of their own', 'a@ornek.test;"Ada;Bir\nb@ornek.test;"Can";"İki"\n'],
    ['in a file that ends with one', 'a@ornek.test;Ada;"Bir\nb@ornek.test;Can;"İki"\n'],
    ['after doubled ones', 'a@ornek.test;Ada;"Bir ""x""\nb@ornek.test;Can;İki\n'],
    ['in the last cell', 'a@ornek.test;Ada;"Bir'],
  ])('a quotation mark that is never closed swallows no rows: %s', async (_, text) => {
    expect(await flawOf(Buffer.from(`${semicolons}\n${text}`))).toBe('damaged')
  })

  test.each([
    ['a line break in a cell', 'a@ornek.test;Ada;"Bir\nİki"\nb@ornek.test;Can;İki\n', 'Bir İki'],
    ['nothing but a line break', 'a@ornek.test;Ada;"\n"\nb@ornek.test;Can;İki\n', undefined],
    ['a mark within a cell', 'a@ornek.test;Ada;5" ekran\nb@ornek.test;Can;İki\n', '5" ekran'],
    ['a delimiter and doubled marks', 'a@ornek.test;Ada;"Bir; ""iki"""\nb@ornek.test;Can;İki', 'Bir; "iki"'],
  ])('%s is read', async (_, text, cell) => {
    const rows = await read(Buffer.from(`${semicolons}\n${text}`))
    expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([
      ['a@ornek.test', 'Ada', ...(cell ? [cell] : [])],
      ['b@ornek.test', 'Can', 'İki'],
    ])
  })

  test('an empty file, and one of blank lines', async () => {
    expect([await flawOf(Buffer.from('')), await flawOf(Buffer.from('\n;;\n'))]).toEqual(['empty', 'empty'])
  })
})

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook whose sheet is written by hand, as no program would. */
function aWorkbook(sheetData: string, doctype = '') {
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const relationships = (one: string) =>
    `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${one}</Relationships>`
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `${xml}${doctype}<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
  })
}

function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
