import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Export } from '#contract/exports/exports.ts'
import { database } from '#database/connection.ts'
import { companyMembers, sessions } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notes } from '#database/schema/review/notes.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCandidate, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readWorkbook } from '../../../tests/files/read-workbook.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { type ExportBody, exportRound, named } from '../../../tests/worlds/export-round.ts'
import { makeNext } from './making/make-next.ts'

testDatabase()
const { ask, excel, aFormWith, company, row } = exportRound()

describe('permissions', () => {
  test('sealed applications and drafts are never exported, withdrawn ones only on request', async () => {
    const { formId } = await aFormWith([
      named('Ada', 'Açık'),
      { application: { sealed: true }, ...named('Muhterem', 'Mühürlü') },
      { application: { status: 'Withdrawn' }, ...named('Geri', 'Çekilmiş') },
      { application: { status: 'Draft', submittedAt: null }, ...named('Henüz', 'Taslak') },
    ])
    const names = async (body: ExportBody) =>
      (await readWorkbook((await excel(formId, body)).rawPayload)).slice(1).map(([name]) => name)
    expect(await names({})).toEqual(['Ada Açık'])
    expect(await names({ status: ['Withdrawn'] })).toEqual(['Geri Çekilmiş'])
  })

  test('members see only their own exports, Root sees all; downloads require the grant', async () => {
    const { formId } = await aFormWith()
    const reader = await aMember(company().companyId, { permissions: { Applications: 'ReadOnly' } })
    const other = await aMember(company().companyId, { permissions: { Applications: 'ReadOnly' } })
    const made = (await excel(formId, { answer: 'row' }, reader)).json() as Export
    expect(made.state).toBe('ready')
    expect((await ask('GET', `/exports/${made.id}`, undefined, other)).statusCode).toBe(404)
    expect((await ask('POST', `/exports/${made.id}/file`, {}, other)).statusCode).toBe(404)
    expect((await ask('GET', `/exports/${made.id}`)).statusCode).toBe(200)
    expect((await ask('POST', `/exports/${made.id}/file`)).statusCode).toBe(200)
    const lost = { ...reader, caller: { ...reader.caller, person: { ...reader.caller.person, permissions: {} } } }
    expect((await ask('POST', `/exports/${made.id}/file`, undefined, lost)).json().code).toBe('permissions.missing')
    const writer = await aMember(company().companyId, { permissions: { Applications: 'WriteOnly' } })
    expect((await excel(formId, {}, writer)).statusCode).toBe(403)
  })

  test('sensitive columns need a fresh sign-in, are decrypted in the file, and recorded in history', async () => {
    const sensitiveSealed = await sealJson({ tckn: '10000000146', requirements: null })
    const { formId, ids } = await aFormWith([{ snapshot: { sensitiveSealed } }, named('Boş', 'Olan')])
    const columns: ExportBody['columns'] = ['citizen']
    await database()
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(sessions.id, company().sessionId))
    expect((await excel(formId, { columns })).json().code).toBe('accounts.confirmationNeeded')
    await database().update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, company().sessionId))
    const rows = await readWorkbook((await excel(formId, { columns, sort: 'name', direction: 'up' })).rawPayload)
    expect(rows.slice(1)).toEqual([['Ayşe Yılmaz', '10000000146'], ['Boş Olan']])
    const told = await database().select().from(applicationHistory).where(eq(applicationHistory.event, 'sensitiveRead'))
    expect(told.map(({ applicationId, visible, detail }) => [applicationId, visible, detail.what])).toEqual([
      [ids[0], true, 'exportedCitizen'],
    ])
  })

  test('notes and identity numbers of participants require read access to applications', async () => {
    const { id: formId } = await aPublishedForm(company())
    const taking = await aParticipant({ id: formId, companyId: company().companyId }, named('Ece', 'Katılan'))
    const { accountId } = company()
    const text = `Arandı.\n<@${accountId}> baksın`
    await database().insert(notes).values({ id: newId(), applicationId: taking.appId, formId, accountId, text })
    const reader = await aMember(company().companyId, { permissions: { Participants: 'ReadOnly' } })
    const asked = (columns: readonly string[], who: Parameters<typeof ask>[3]) =>
      ask('POST', `/participants/form/${formId}/excel`, { columns }, who)
    expect((await asked(['noteTexts'], reader)).json().code).toBe('permissions.missing')
    expect((await readWorkbook((await asked(['status', 'email'], reader)).rawPayload))[1]?.slice(0, 2)).toEqual([
      'Ece Katılan',
      'Sürüyor',
    ])
    const [, whole] = await readWorkbook((await asked(['noteTexts'], company())).rawPayload)
    // A mention is replaced by the member's name.
    expect(whole?.[1]).toMatch(/^Ayşe Yılmaz, \d{4}-\d\d-\d\d: Arandı\.\n@Ayşe Yılmaz baksın$/)
    const all = await ask('POST', '/participants/excel', {})
    expect((await readWorkbook(all.rawPayload)).flat()).toContain('Ece Katılan')
  })

  test('without read access to applications files with notes are neither made nor downloaded', async () => {
    const { id: formId } = await aPublishedForm(company())
    await aParticipant({ id: formId, companyId: company().companyId })
    const left = { Participants: 'ReadOnly' } as const
    const both = await aMember(company().companyId, { permissions: { ...left, Applications: 'ReadOnly' } })
    const asked = async (columns: readonly string[]) =>
      (await ask('POST', `/participants/form/${formId}/excel`, { columns, answer: 'row' }, both)).json() as Export
    const [withNotes, without] = [await asked(['noteTexts']), await asked(['status'])]
    const lost = { ...both, caller: { ...both.caller, person: { ...both.caller.person, permissions: left } } }
    const take = async ({ id }: Export) => (await ask('POST', `/exports/${id}/file`, undefined, lost)).statusCode
    expect([await take(withNotes), await take(without)]).toEqual([403, 200])
    const { items } = (await ask('GET', '/exports', undefined, lost)).json() as { items: Export[] }
    expect(items.map(({ can }) => can.download).sort()).toEqual([false, true])
    await database()
      .update(companyMembers)
      .set({ permissions: left })
      .where(eq(companyMembers.accountId, both.accountId))
    const waiting = { state: 'waiting', fileKey: null, size: null, endedAt: null, expiresAt: null } as const
    await database().update(madeExports).set(waiting).where(eq(madeExports.accountId, both.accountId))
    await makeNext()
    await makeNext()
    expect([(await row(withNotes.id))?.state, (await row(without.id))?.state]).toEqual(['failed', 'ready'])
  })

  test('ids of accounts outside the organization reveal no names', async () => {
    const { formId } = await aFormWith()
    const stranger = await aCandidate({ name: 'Gizli', surname: 'Kişi' })
    const member = await aMember(company().companyId, {}, { name: 'Bizim', surname: 'Üye' })
    await excel(formId, { assignedTo: [stranger.accountId, member.accountId] })
    const { items } = (await ask('GET', '/exports')).json() as { items: Export[] }
    expect(items[0]?.filters.join()).toContain('Bizim Üye')
    expect(items[0]?.filters.join()).not.toContain('Gizli')
  })
})
