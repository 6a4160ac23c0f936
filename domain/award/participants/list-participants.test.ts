import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { changeParticipantStatus as statusCall } from '#contract/participants/participant-acts.ts'
import { listParticipants as listCall } from '#contract/participants/participants.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { changeParticipantStatus } from './change-participant-status.ts'
import { countParticipants } from './count-participants.ts'
import { listParticipantChoices } from './list-participant-choices.ts'
import { listParticipants } from './list-participants.ts'

testDatabase()

const list = (asked: Partial<Asked<typeof listCall>>, { caller, companyId }: Awaited<ReturnType<typeof aCompany>>) =>
  listParticipants(caller, { companyId, ...listCall.body.parse(asked) })

test('the list finds names with Turkish letters folded, by form, status and tag, and counts each status', async () => {
  const own = await aCompany()
  const [first, second] = [await aPublishedForm(own), await aPublishedForm(own)]
  const at = { companyId: own.companyId }
  const isil = await aParticipant({ id: first.id, ...at }, { profile: { name: 'Işıl', surname: 'Çağlar' } })
  const irem = await aParticipant({ id: first.id, ...at }, { profile: { name: 'İrem', surname: 'Öz' } })
  const cem = await aParticipant({ id: second.id, ...at }, { profile: { name: 'Cem', surname: 'Kılıç' } })
  await changeParticipantStatus(own.caller, {
    ...at,
    ...statusCall.body.parse({ participantIds: [irem.participantId], status: 'Completed' }),
  })
  const names = async (asked: Partial<Asked<typeof listCall>>) => (await list(asked, own)).items.map(({ name }) => name)
  expect(await names({ sort: 'name', direction: 'up' })).toEqual(['Cem Kılıç', 'Işıl Çağlar', 'İrem Öz'])
  expect(await names({ search: 'ISIL CAG' })).toEqual(['Işıl Çağlar'])
  expect(await names({ formId: second.id })).toEqual(['Cem Kılıç'])
  expect(await names({ status: ['Completed'] })).toEqual(['İrem Öz'])
  const filled = async (formId?: string) => (await listParticipantChoices(own.caller, { ...at, formId })).filled
  expect(await filled()).not.toContain('tags')
  const tag = await createTag(own.caller, { ...at, name: 'Mezun adayı', colour: 'blue' })
  await changeTags(own.caller, {
    ...at,
    formId: second.id,
    applicationIds: [cem.appId],
    add: [tag.id],
    remove: [],
    dryRun: false,
  })
  const tagged = await list({ tagId: [tag.id] }, own)
  expect(tagged.items).toMatchObject([{ name: 'Cem Kılıç', tags: [{ name: 'Mezun adayı' }], term: null }])
  expect(await filled()).toContain('tags')
  expect(await filled(first.id)).not.toContain('tags')
  expect(await list({ status: ['Active'] }, own)).toMatchObject({
    total: 2,
    isExact: true,
    counts: { Active: 2, Completed: 1, Suspended: 0, Left: 0, Removed: 0 },
  })
  expect(await list({ status: ['Active'], search: 'irem' }, own)).toMatchObject({ total: 0, counts: { Completed: 1 } })
  expect(await countParticipants(own.caller, at)).toMatchObject({
    total: 3,
    counts: { Active: 2, Completed: 1 },
    forms: [{ total: 2 }, { total: 1 }].sort(() => 0),
  })
  const stranger = await aPublishedForm(await aCompany())
  await expect(list({ formId: stranger.id }, own)).rejects.toMatchObject({ code: 'forms.notFound' })
  expect(isil.candidateId).not.toBe(cem.candidateId)
})

test('an act on all matches skips the excluded ones, and is refused if the number differs', async () => {
  const own = await aCompany()
  const { id } = await aPublishedForm(own)
  const at = { id, companyId: own.companyId }
  const [one, two] = [await aParticipant(at), await aParticipant(at)]
  await aParticipant(at)
  const all = (more: object) =>
    changeParticipantStatus(own.caller, {
      companyId: own.companyId,
      ...statusCall.body.parse({ filters: { status: ['Active'] }, status: 'Suspended', ...more }),
    })
  await expect(all({ expected: 2 })).rejects.toMatchObject({ code: 'acts.targetChanged', extensions: { count: 3 } })
  expect(await all({ expected: 9, dryRun: true })).toMatchObject({ changed: 3 })
  expect(await all({ expected: 2, except: [one.participantId] })).toMatchObject({ changed: 2 })
  const { items } = await list({ status: ['Active'] }, own)
  expect(items.map((row) => row.id)).toEqual([one.participantId])
  expect(two.participantId).not.toBe(one.participantId)
})
