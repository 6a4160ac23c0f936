import { expect, test } from 'vitest'
import { createSavedReport as call } from '#contract/reports/saved-reports.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { createSavedReport, deleteSavedReport, listSavedReports, renameSavedReport } from './saved-reports.ts'

testDatabase()

const body = (name: string, content: object = { kind: 'applications', body: { groupBy: 'city' } }) =>
  call.body.parse({ name, content })

test('a saved report is shared with all members who read reports, under a unique name', async () => {
  const { caller, companyId } = await aCompany()
  const kept = await createSavedReport(caller, { companyId, ...body('İllere göre') })
  expect(kept).toMatchObject({ name: 'İllere göre', isMine: true, content: { body: { groupBy: 'city', limit: 200 } } })
  await expect(createSavedReport(caller, { companyId, ...body('illere GÖRE') })).rejects.toMatchObject({
    code: 'reports.nameTaken',
  })
  const ofParticipants = { kind: 'participants', body: { groupBy: 'status' } }
  await createSavedReport(caller, { companyId, ...body('Bursiyerler', ofParticipants) })
  const { caller: reader } = await aMember(companyId, { permissions: { Reports: 'ReadOnly' } })
  const { items, can } = await listSavedReports(reader, { companyId })
  expect(items.map(({ name, isMine }) => [name, isMine])).toEqual([['İllere göre', false]])
  expect(can).toEqual({ change: false })
  const ids = { companyId, savedReportId: kept.id }
  await expect(renameSavedReport(caller, { ...ids, name: 'Bursiyerler' })).rejects.toMatchObject({
    code: 'reports.nameTaken',
  })
  expect(await renameSavedReport(caller, { ...ids, name: 'İLLERE GÖRE' })).toMatchObject({ name: 'İLLERE GÖRE' })
  await deleteSavedReport(caller, ids)
  await expect(deleteSavedReport(caller, ids)).rejects.toMatchObject({ code: 'reports.notFound' })
  expect((await listSavedReports(caller, { companyId })).items).toHaveLength(1)
})

test('of two simultaneous saves under one name one succeeds; other organizations’ things are not found', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const saved = await Promise.allSettled(
    [1, 2, 3].map(() => createSavedReport(ours.caller, { companyId: ours.companyId, ...body('Aynı ad') })),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { id } = await aPublishedForm(theirs)
  const foreign = { kind: 'applications', body: { formIds: [id] } }
  await expect(
    createSavedReport(ours.caller, { companyId: ours.companyId, ...body('Onların', foreign) }),
  ).rejects.toMatchObject({ code: 'forms.notFound' })
  const { items } = await listSavedReports(ours.caller, { companyId: ours.companyId })
  const savedReportId = items[0]?.id ?? newId()
  await expect(
    renameSavedReport(theirs.caller, { companyId: theirs.companyId, savedReportId, name: 'x' }),
  ).rejects.toMatchObject({ code: 'reports.notFound' })
})
