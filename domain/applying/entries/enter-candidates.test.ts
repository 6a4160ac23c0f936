import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { newId } from '#platform/ids.ts'
import { problemOf } from '../../../tests/applying.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { anEntryRound, creditsOf, nobody } from '../../../tests/worlds/entry-round.ts'
import { enterCandidates } from './enter-candidates.ts'
import { readEntryInvitation } from './read-entry-invitation.ts'

testDatabase()

describe('entering', () => {
  test('creates an application of the known data, marked as entered, for one credit each', async () => {
    const { ayse, ali, caller, ids, companyId, enter, list } = await anEntryRound()
    const education = { level: 'bachelor' as const, school: 'hacettepe üniversitesi', classId: 504 }
    const answer = await enter({
      candidates: [{ ...ayse, phone: '0532 123 45 67', education }, ali],
      groundNote: 'Kâğıt form',
    })
    expect(answer).toMatchObject({ changed: 2, credits: 2, creditsLeft: 98, refused: [] })
    expect(await creditsOf(companyId)).toBe(98)
    const rows = await list()
    expect(rows).toMatchObject([
      { name: 'Ali Kaya', status: 'Submitted', entry: 'waiting', university: null },
      { name: 'Ayşe Yılmaz', entry: 'waiting', university: 'Hacettepe Üniversitesi', class: '3. Sınıf' },
    ])
    const one = await readCompanyApplication(caller, { ...ids, appId: rows[1]?.id ?? '' })
    expect(one).toMatchObject({
      profile: { name: 'Ayşe', gsm: '+905321234567', photo: null },
      entry: { state: 'waiting', by: 'Deniz Ak', ground: 'request', groundNote: 'Kâğıt form', removedBecause: null },
    })
    const { items } = await listCompanyHistory(caller, { ...ids, appId: one.id })
    expect(items).toMatchObject([{ event: 'entered', who: 'Deniz Ak', by: 'company' }])
  })

  test('has “applied themselves” as its default ground, which is stored and shown to the person', async () => {
    const { ayse, caller, ids, list, invited } = await anEntryRound()
    await enterCandidates(caller, { ...ids, ...enterCall.body.parse({ candidates: [ayse] }) })
    const [row] = await list()
    const { entry } = await readCompanyApplication(caller, { ...ids, appId: row?.id ?? '' })
    expect(entry).toMatchObject({ by: 'Deniz Ak', ground: 'request' })
    const token = await invited(ayse.email)
    expect(await readEntryInvitation(nobody, { token })).toMatchObject({ entered: { ground: 'request' } })
  })

  test('leaves the form’s required documents missing', async () => {
    const document = { id: newId(), documentTypeId: 2, note: '', required: true, when: null }
    const { ayse, enter, list } = await anEntryRound({ content: { documents: [document] } })
    await enter({ candidates: [ayse] })
    expect(await list(undefined, ['missing'])).toMatchObject([{ name: 'Ayşe Yılmaz' }])
  })

  test('has the same answer in a dry run, which changes nothing', async () => {
    const { ayse, ali, companyId, enter, list } = await anEntryRound()
    const answer = await enter({ candidates: [ayse, ali, { ...ali, name: 'Veli' }], dryRun: true })
    expect(answer).toMatchObject({
      actId: null,
      changed: 2,
      credits: 2,
      creditsLeft: 100,
      refused: [{ reason: 'repeated', count: 1, sample: [{ line: 3, email: ali.email }] }],
    })
    expect([await list(), await creditsOf(companyId)]).toEqual([[], undefined])
    expect(await database().$count(entries, eq(entries.companyId, companyId))).toBe(0)
  })

  test('reports the quota where it limits applications, not where it limits approvals', async () => {
    const told = async (closeWhenFull: boolean) => {
      const { basics } = wholeContent()
      const { ayse, enter } = await anEntryRound({ content: { basics: { ...basics, quota: 5, closeWhenFull } } })
      return (await enter({ candidates: [ayse], dryRun: true })).quota
    }
    expect([await told(true), await told(false)]).toEqual([{ places: 5, taken: 0 }, null])
  })

  test('skips people who have applied, by themselves or entered', async () => {
    const { ayse, ali, enter, formId } = await anEntryRound()
    const applicant = await aCandidate({ email: ayse.email })
    await aSubmittedApplication(applicant, { id: formId })
    await enter({ candidates: [ali] })
    const again = await enter({ candidates: [ayse, ali, { ...ali, email: `yeni-${newId()}@ornek.test` }] })
    expect(again).toMatchObject({ changed: 1, refused: [{ reason: 'duplicate', count: 2 }] })
  })

  test('does not reveal drafts and sealed applications', async () => {
    const { ayse, ali, enter, formId, companyId } = await anEntryRound()
    await anApplication(await aCandidate({ email: ayse.email }), { id: formId })
    const sealed = await aSubmittedApplication(await aCandidate({ email: ali.email }), { id: formId })
    await database().update(applications).set({ sealed: true }).where(eq(applications.id, sealed.id))
    expect(await enter({ candidates: [ayse, ali], dryRun: true })).toMatchObject({ changed: 2, refused: [] })
    expect(await creditsOf(companyId)).toBe(99)
  })

  test('is refused without enough credits for all', async () => {
    const { ayse, ali, enter, companyId, list } = await anEntryRound()
    await database().transaction((tx) => spendCredits(tx, companyId, 'application', 99, { why: 'application' }))
    const failed = await problemOf(enter({ candidates: [ayse, ali] }))
    expect(failed).toMatchObject({ code: 'credits.exhausted', values: { needed: 2, left: 1 } })
    expect([await list(), await creditsOf(companyId)]).toEqual([[], 1])
  })

  test('is refused if the number differs from the one shown', async () => {
    const { ayse, enter } = await anEntryRound()
    expect(await problemOf(enter({ candidates: [ayse], expected: 2 }))).toMatchObject({
      code: 'acts.targetChanged',
      extensions: { count: 1 },
    })
  })

  test('reports an unknown university and class', async () => {
    const { ayse, ali, enter } = await anEntryRound()
    const education = { level: 'master' as const, universityId: 2_000_000_000, classId: 504 }
    const { errors } = await problemOf(enter({ candidates: [ayse, { ...ali, education }] }))
    expect(errors?.map(({ field }) => field)).toEqual([
      'candidates.1.education.universityId',
      'candidates.1.education.classId',
    ])
  })

  test('by two members at once enters the same person once', async () => {
    const { ayse, enter, list } = await anEntryRound()
    const both = await Promise.all([enter({ candidates: [ayse] }), enter({ candidates: [ayse] })])
    expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1])
    expect(await list()).toHaveLength(1)
  })

  test('without a take-over, documents cannot be requested', async () => {
    const { ayse, caller, ids, enter, list } = await anEntryRound()
    await enter({ candidates: [ayse] })
    const [row] = await list()
    const asked = { ...ids, applicationIds: [row?.id ?? ''], documentTypeId: 2, note: '', dueAt: null, dryRun: false }
    expect(await requestDocuments(caller, asked)).toMatchObject({
      changed: 0,
      refused: [{ reason: 'notTakenOver', count: 1 }],
    })
  })
})
