import { buffer } from 'node:stream/consumers'
import { type CellObject, read } from '@e965/xlsx'
import { fastify } from 'fastify'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile } from '#api/send-file.ts'
import { partOf } from '#domain/desk/exports/zips/zip-list.ts'
import { reportWordsIn } from '#domain/desk/reports/pdf/report-words-in.ts'
import { writeReport } from '#domain/desk/reports/pdf/write-report.ts'
import { safeName, zipNames } from '#domain/review/review/zip-names.ts'
import { publishedCalendar, sentCalendar } from '#platform/calendar-text.ts'
import { newId } from '#platform/ids.ts'
import { legalText } from '#platform/spreadsheets/cell-text.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { fold } from '#platform/text/turkish.ts'
import { zipPieces } from '#platform/zip/zip-pieces.ts'
import { hostileNames } from './files/hostile-names.ts'
import { pdfPages } from './files/pdf-text.ts'
import { readZip } from './files/read-zip.ts'

// Files that we make of names that people chose to break them.

const bidi = /[\u202a-\u202e\u2066-\u2069]/
const control = /\p{Cc}/u

test('a zip of hostile folders and files has one entry for each, none outside of its folder', async () => {
  const folders = hostileNames.map((name) => partOf(name, 100_001, newId()))
  const files = zipNames(
    hostileNames.flatMap((name) => [
      { title: name, name },
      { title: name, name: 'x.pdf' },
    ]),
  )
  const paths = [...folders.map((folder) => `${folder}/a.pdf`), ...files]
  for (const path of paths) {
    expect(path).not.toMatch(control)
    expect(path).not.toMatch(bidi)
    for (const part of path.split('/')) {
      expect(['', '.', '..']).not.toContain(part)
      expect(part).not.toMatch(/[\\:*?"<>|]/)
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255)
    }
  }
  expect(new Set(paths.map(fold)).size).toBe(paths.length)
  const entries = paths.map((name) => ({ name, modifiedAt: new Date(), level: 0 as const, content: () => one(name) }))
  const found = await readZip(await buffer(zipPieces(entries)))
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, path])))
})

async function* one(text: string) {
  yield Buffer.from(text)
}

const event = {
  uid: 'eins',
  sequence: 1,
  startsAt: '2027-03-26T09:00:00.000Z',
  minutes: 30,
  url: 'https://kopru.example/student-dashboard/interviews',
  stampedAt: '2027-01-01T00:00:00.000Z',
}

/** The names of all properties of a calendar and of its one event, in their order. */
function propertiesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return [calendar, ...events].map((part) => part.getAllProperties().map(({ name }) => name))
}

test.each(hostileNames)('a calendar with %j has the properties of any other', (name) => {
  const made = (given: string) => {
    const said = { ...event, summary: given, description: given, location: given, organizer: given }
    const to = { name: given, email: 'ada@kopru.test' }
    const from = 'no-reply@kopru.example'
    return [sentCalendar(said, { method: 'REQUEST', from, to }), publishedCalendar([said], { name: given })]
  }
  const [sent = '', published = ''] = made(name)
  const [usual = '', usualPublished = ''] = made('Ada')
  // Blank values are left out, which adds no property.
  const isBlank = name.replace(bidi, '').trim() === ''
  for (const [text, other] of [
    [sent, usual],
    [published, usualPublished],
  ] as const) {
    if (!isBlank) expect(propertiesOf(text)).toEqual(propertiesOf(other))
    expect(text).not.toMatch(/^(ATTENDEE|UID):?.*eve/m)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
  }
})

const app = fastify()
beforeAll(async () => {
  app.get('/:at', async (request, reply) => {
    const { at } = request.params as { at: string }
    const name = hostileNames[Number(at)] ?? ''
    return sendFile(request, reply, { name, type: 'text/plain', inline: false, content: Buffer.from('x') })
  })
  await app.ready()
})
afterAll(() => app.close())

test.each(hostileNames.map((name, at) => [name, at] as const))(
  'a download called %j has a safe header',
  async (_, at) => {
    const { statusCode, headers } = await app.inject({ url: `/${at}` })
    expect(statusCode).toBe(200)
    expect(headers['x-injected']).toBeUndefined()
    const header = String(headers['content-disposition'])
    const [, plain = '', real = ''] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(header) ?? []
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    for (const name of [plain, decodeURIComponent(real)]) {
      expect(name).not.toMatch(control)
      expect(name).not.toMatch(bidi)
      expect(name).not.toMatch(/[/\\]/)
    }
  },
)

test('an Excel file with hostile sheets, headings and cells has texts alone', async () => {
  for (const name of hostileNames) {
    const bytes = await buffer(
      streamWorkbook({
        sheet: { name, columns: [{ heading: name, kind: 'text' }], rows: oneRow(name) },
        about: { name: `${name} `, lines: () => [[name, name]] },
      }),
    )
    const { Sheets, SheetNames } = read(bytes, { cellFormula: true })
    expect(SheetNames).toHaveLength(2)
    for (const sheet of SheetNames) {
      expect(sheet.length).toBeLessThanOrEqual(31)
      expect(sheet).not.toMatch(/[[\]:*?/\\\p{Cc}]/u)
      const cells = Object.entries(Sheets[sheet] ?? {}).filter(([place]) => /^[A-Z]+\d+$/.test(place))
      for (const [, cell] of cells as [string, CellObject][]) {
        expect([cell.t, cell.f, cell.l]).toEqual(['s', undefined, undefined])
        expect(cell.v).toBe(legalText(name))
      }
    }
    expect(new Set(SheetNames.map((sheet) => sheet.toLowerCase())).size).toBe(2)
  }
})

async function* oneRow(text: string) {
  yield [[text]]
}

test('a PDF with hostile names says them as they are, and is called safely', async () => {
  const words = reportWordsIn('tr')
  for (const name of [
    '<script>alert(1)</script>',
    '=1+1',
    'Ada\r\nX: 1',
    'ş'.repeat(300),
    '🎓'.repeat(150),
    'a\u0000b',
  ]) {
    const file = await writeReport({
      title: name,
      about: [
        ['İçerik', name],
        ['Kurum', name],
        ['Form', name],
      ],
      at: '2026-11-18T09:00:00Z',
      words,
      sections: [{ about: name, title: name, note: name, charts: [] }],
    })
    expect(file.name).toBe(`${safeName(file.name.replace(/\.pdf$/, ''))}.pdf`)
    const text = (await pdfPages(file.content as Uint8Array)).join(' ')
    if (/^[<=]/.test(name)) expect(text).toContain(name)
    expect(text.length).toBeGreaterThan(0)
  }
})
