import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { closeForm } from '#domain/forms/forms/closing/close-form.ts'
import { extendForm } from '#domain/forms/forms/closing/extend-form.ts'
import { handIn, outcomeOf, problemOf, publishAgain, type } from '../../../../tests/applying.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { createAt } from '../create-application.ts'
import { withdrawApplication } from '../withdraw-application.ts'

// When a form stops accepting applications: by its deadline, by hand, by its places.

testDatabase()

const { company, aForm } = testCompany()

test('the last second counts, drafts begun before have a grace period, and then the form is closed', async () => {
  const closesAt = new Date(Date.now() + 3_600_000)
  const form = await aForm({ dates: { ...wholeContent().dates, closesAt: closesAt.toISOString() } })
  const after = (ms: number) => new Date(closesAt.getTime() + ms)
  const hand = async (at: Date) => {
    const candidate = await aCandidate()
    return handIn(candidate, await anApplication(candidate, form), at)
  }
  expect((await hand(after(-1))).status).toBe('Submitted')
  expect((await hand(after(59_999))).status).toBe('Submitted')
  expect((await problemOf(hand(after(60_000)))).code).toBe('applications.closed')
  const late = await aCandidate()
  const asked = { candidateId: late.candidateId, formId: form.id }
  expect((await problemOf(createAt(late.caller, asked, after(0)))).code).toBe('applications.closed')
  expect((await createAt(late.caller, asked, after(-1))).status).toBe('Draft')

  // Begun after the deadline (it was extended and closed again), there is no grace period; the job that closes the form
  // does not shorten one.
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form)
  const { id } = begun
  await database()
    .update(applications)
    .set({ createdAt: after(1) })
    .where(eq(applications.id, id))
  expect((await problemOf(handIn(candidate, begun, after(2)))).code).toBe('applications.closed')
  await database()
    .update(applications)
    .set({ createdAt: after(-9) })
    .where(eq(applications.id, id))
  const closed = { state: 'Closed', closedBecause: 'deadline', closedAt: closesAt } as const
  await database().update(forms).set(closed).where(eq(forms.id, form.id))
  expect((await handIn(candidate, begun, after(30_000))).status).toBe('Submitted')
})

test('a form closed by hand accepts nothing, and one that opens later says when', async () => {
  const [hand, later] = [await aForm(), await aForm()]
  const candidate = await aCandidate()
  const [one, other] = [await anApplication(candidate, hand), await anApplication(candidate, later)]
  await database().update(forms).set({ state: 'Closed', closedBecause: 'hand' }).where(eq(forms.id, hand.id))
  const opensAt = new Date(Date.now() + 86_400_000)
  await database().update(forms).set({ opensAt }).where(eq(forms.id, later.id))
  expect(await outcomeOf(handIn(candidate, one))).toEqual(['applications.closed'])
  expect(await outcomeOf(handIn(candidate, other))).toEqual(['applications.notOpenYet'])
})

test('a deadline that is moved while a candidate writes applies at once', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const begun = await anApplication(candidate, form)
  const { dates } = wholeContent()
  const sooner = new Date(Date.now() + 3_600_000)
  await publishAgain(company, form, { dates: { ...dates, closesAt: sooner.toISOString() } })
  const late = new Date(sooner.getTime() + 60_000)
  expect(await outcomeOf(handIn(candidate, begun, late))).toEqual(['applications.closed'])
  const ids = { companyId: company.companyId, formId: form.id }
  await extendForm(company.caller, { ...ids, closesAt: new Date(late.getTime() + 1).toISOString() })
  expect(await handIn(candidate, begun, late)).toMatchObject({ status: 'Submitted' })
})

test('a request that arrived before the form was closed by hand still counts', async () => {
  const form = await aForm()
  const [quick, slow] = [await aCandidate(), await aCandidate()]
  const [one, other] = [await anApplication(quick, form), await anApplication(slow, form)]
  const arrivedAt = new Date()
  await closeForm(company.caller, { companyId: company.companyId, formId: form.id })
  expect(await handIn(quick, one, arrivedAt)).toMatchObject({ status: 'Submitted' })
  expect(await outcomeOf(handIn(slow, other))).toEqual(['applications.closed'])
})

test('places are given exactly once under concurrency; the last one closes the form', async () => {
  const { basics } = wholeContent()
  const form = await aForm({ basics: { ...basics, quota: 3, closeWhenFull: true } })
  const people = await Promise.all(Array.from({ length: 8 }, () => aCandidate()))
  const begun = await Promise.all(people.map((person) => anApplication(person, form)))
  const outcomes = await Promise.all(
    people.map((person, at) =>
      handIn(person, { id: begun[at]?.id ?? '', formId: form.id }).then(
        ({ status }) => status as string,
        (error: ProblemError) => error.code,
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual([
    ...['Submitted', 'Submitted', 'Submitted'],
    ...Array.from({ length: 5 }, () => 'applications.full'),
  ])
  const [closed] = await database().select().from(forms).where(eq(forms.id, form.id))
  expect(closed).toMatchObject({ state: 'Closed', closedBecause: 'quota' })
  const newcomer = await aCandidate()
  expect((await problemOf(anApplication(newcomer, form))).code).toBe('applications.full')
})

test('a freed place can be taken by another candidate while the form is open', async () => {
  const { basics } = wholeContent()
  const form = await aForm({ basics: { ...basics, quota: 2, closeWhenFull: true } })
  const [first, second, third] = [await aCandidate(), await aCandidate(), await aCandidate()]
  const { id } = await aSubmittedApplication(first, form)
  await withdrawApplication(first.caller, { candidateId: first.candidateId, id, reason: '' })
  for (const person of [second, third]) expect((await aSubmittedApplication(person, form)).status).toBe('Submitted')
})

test('a full form cannot be started, and one being written reports that it is full', async () => {
  const basics = { ...wholeContent().basics, closeWhenFull: true }
  const [question] = [aQuestion('shortText', { required: false })]
  const form = await aForm({ basics: { ...basics, quota: 4 }, questions: [question] })
  const writer = await aCandidate()
  const begun = await anApplication(writer, form)
  for (let taken = 0; taken < 2; taken++) await aSubmittedApplication(await aCandidate(), form)
  await publishAgain(company, form, { basics: { ...basics, quota: 2 } })
  const newcomer = await aCandidate()
  expect(await outcomeOf(anApplication(newcomer, form))).toEqual(['applications.full'])
  expect(await outcomeOf(handIn(writer, begun))).toEqual(['applications.full'])
  const closed = { state: 'Closed', closedBecause: 'quota', closedAt: new Date() } as const
  await database().update(forms).set(closed).where(eq(forms.id, form.id))
  expect(await outcomeOf(type(writer, begun, question.id, 'x'))).toEqual(['applications.full'])
})
