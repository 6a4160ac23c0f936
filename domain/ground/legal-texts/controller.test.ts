import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalNames } from '#contract/legal-texts.ts'
import { database } from '#database/connection.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { wordMessage } from '#domain/ground/messages/word-message.ts'
import { companyProcessingRecord, operatedProcessingRecord } from '#domain/privacy/processing/processing-record.ts'
import { exampleController } from '#platform/config.ts'
import { aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readWorkbook } from '../../../tests/files/read-workbook.ts'
import { setController } from './controller.ts'
import { readLegalText } from './read-legal-text.ts'

testDatabase()

const association = {
  name: 'Köprü & Dostları Derneği',
  address: 'Gazi Caddesi No: 3, Çankaya, Ankara',
  email: 'kvkk@kopru.example',
  kep: 'kopru@hs01.kep.tr',
  mersis: '0123456789012345',
}
beforeAll(() => setController(association))
afterAll(() => setController(exampleController))

test('the notice names the controller, and every text says who runs the site', async () => {
  const { caller } = await aCompany()
  const { html } = await readLegalText(caller, { name: 'kvkk' })
  expect(html).toContain(
    'Köprü &amp; Dostları Derneği, Gazi Caddesi No: 3, Çankaya, Ankara · kvkk@kopru.example · KEP: kopru@hs01.kep.tr · MERSİS: 0123456789012345',
  )
  expect(html).toContain('adresimiz: Gazi Caddesi No: 3')
  for (const name of legalNames)
    for (const language of ['tr', 'en'] as const) {
      const text = await readLegalText({ ...caller, language }, { name })
      expect(text.controller).toEqual(association)
      expect(text.html).not.toContain('{{')
    }
})

test('a text that an operator published may contain the controller too', async () => {
  const { caller } = await aCompany()
  const words = { tr: '<p>{{controllerEmail}} {{other}}</p>', en: '<p>-</p>', changesTr: '-', changesEn: '-' }
  await database()
    .insert(legalVersions)
    .values({ name: 'privacy', version: '2026-11-16', ...words })
  expect((await readLegalText(caller, { name: 'privacy', version: '2026-11-16' })).html).toBe(
    '<p>kvkk@kopru.example {{other}}</p>',
  )
})

test('e-mails have the controller and its address in the footer', () => {
  const { text, html } = wordMessage(
    {
      channel: 'email',
      kind: 'Candidate',
      language: 'tr',
      to: 'ayse@kopru.test',
      template: 'passwordChanged',
      values: { name: 'Ayşe' },
    },
    'https://kopru.example',
  )
  expect(text).toContain('\nKöprü & Dostları Derneği, Gazi Caddesi No: 3, Çankaya, Ankara\n')
  expect(html).toContain('Köprü &amp; Dostları Derneği, Gazi Caddesi')
})

test('the records for the authority name the controller, and an organization’s its processor', async () => {
  const { caller, companyId } = await aCompany()
  const sheet = async (file: Awaited<ReturnType<typeof operatedProcessingRecord>>, number: number) => {
    const content = typeof file.content === 'function' ? await buffer(await file.content()) : file.content
    return readWorkbook(content, number)
  }
  const all = await operatedProcessingRecord(caller, { language: 'tr' })
  const line = expect.stringMatching(/^Köprü & Dostları Derneği, Gazi.*MERSİS: 0123456789012345$/)
  expect(await sheet(all, 2)).toContainEqual(['Veri sorumlusu', line])
  expect((await sheet(all, 1)).map((row) => row[2])).toContain(association.name)
  const own = await companyProcessingRecord(caller, { companyId, language: 'tr' })
  expect(await sheet(own, 3)).toContainEqual(['Veri işleyen (Köprü’yü işleten)', line])
})
