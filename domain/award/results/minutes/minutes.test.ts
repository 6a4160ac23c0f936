import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { pdfPages } from '../../../../tests/files/pdf-text.ts'
import { resultWorld } from '../../../../tests/worlds/result-world.ts'
import { linkMinutes } from './link-minutes.ts'

const { company, aDecidedForm } = resultWorld()

test('the minutes list the decisions with their totals and a line for each member to sign', async () => {
  const { ids } = await aDecidedForm(['Approved', 'Reserve', 'Rejected', 'Submitted'])
  const { link, count } = await linkMinutes(company.caller, {
    ...ids,
    decisions: ['Approved', 'Reserve'],
    heldOn: '2026-11-17',
    place: 'Beyoğlu',
    members: ['Zeynep Arslan', 'Mehmet Öz'],
  })
  expect(count).toBe(2)
  const token = new URL(link.address, 'https://kopru.example').searchParams.get('token') ?? ''
  const file = await openPrivateFile(company.caller, { token })
  const text = (await pdfPages(file.content as Buffer)).join(' ')
  for (const said of [
    'Karar Tutanağı',
    '17 Kasım 2026',
    'Beyoğlu',
    'Onaylanan: 1',
    'Adaya',
    'Adayb',
    'Mehmet Öz',
    'İmza',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Adayc')
})

test('reserves without a place are listed as on the waiting list: the earliest first', async () => {
  const { ids, applicationIds } = await aDecidedForm(['Reserve', 'Reserve'])
  const submittedAt = new Date(Date.now() - 86_400_000)
  await database()
    .update(applications)
    .set({ submittedAt })
    .where(eq(applications.id, applicationIds[1] ?? ''))
  const { link } = await linkMinutes(company.caller, {
    ...ids,
    decisions: ['Reserve'],
    heldOn: '2026-11-17',
    place: '',
    members: [],
  })
  const token = new URL(link.address, 'https://kopru.example').searchParams.get('token') ?? ''
  const file = await openPrivateFile(company.caller, { token })
  const text = (await pdfPages(file.content as Buffer)).join(' ')
  expect(text.indexOf('Adayb')).toBeLessThan(text.indexOf('Adaya'))
})
