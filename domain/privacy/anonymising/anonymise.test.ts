import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents, explicitConsent } from '#contract/applying/application-consents.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { newId } from '#platform/ids.ts'
import { handIn, publishAgain, snapshotOf, type } from '../../../tests/applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { listConsents } from '../consents/list-consents.ts'
import { anonymise } from './anonymise.ts'

testDatabase()

const twoOptions = ['a', 'b'].map((label) => ({ id: newId(), label }))
const [first] = twoOptions

async function aWorld(questions: readonly Question[]) {
  const company = await aCompany()
  const form = await aPublishedForm(company, { content: { questions: [...questions], documents: [] } })
  const person = await aCandidate()
  const { id } = await anApplication(person, form)
  const begun = { id, formId: form.id }
  return {
    company,
    form,
    person,
    begun,
    answer: (question: Question, value: string | boolean | number) => type(person, begun, question.id, value),
    anonymise: () => database().transaction((tx) => anonymise(tx, [id])),
  }
}

test('of the answers those chosen stay, and of sensitive ones none, whatever their kind', async () => {
  const plain = aQuestion('yesNo')
  const choice = aQuestion('single', { options: twoOptions })
  const sensitive = { required: false, sensitive: 'health' } as const
  const asked = [
    plain,
    choice,
    aQuestion('longText', { required: false }),
    aQuestion('yesNo', sensitive),
    aQuestion('single', { ...sensitive, options: twoOptions }),
    aQuestion('scale', { ...sensitive, min: 1, max: 5 }),
    aQuestion('longText', sensitive),
  ]
  const { person, begun, answer, anonymise } = await aWorld(asked)
  const values = [true, first?.id ?? '', 'Uzun', true, first?.id ?? '', 3, 'Astım']
  for (const [at, question] of asked.entries()) await answer(question, values[at] ?? '')
  await handIn(person, begun)
  expect(Object.keys((await snapshotOf(begun.id))?.answers ?? {})).toHaveLength(asked.length)

  await anonymise()
  expect((await snapshotOf(begun.id))?.answers).toEqual({ [plain.id]: true, [choice.id]: first?.id })
})

test('an answer is emptied where its question was marked as sensitive later', async () => {
  const [plain, marked] = [aQuestion('yesNo'), aQuestion('yesNo')]
  const { company, form, person, begun, answer, anonymise } = await aWorld([plain, marked])
  await answer(plain, true)
  await answer(marked, true)
  await handIn(person, begun)
  await publishAgain(company, form, { questions: [plain, { ...marked, sensitive: 'disability' }] })
  await anonymise()
  expect((await snapshotOf(begun.id))?.answers).toEqual({ [plain.id]: true })
})

test('closing the account empties the sensitive answers of a withdrawn application at once', async () => {
  const [plain, sensitive] = [aQuestion('yesNo'), aQuestion('yesNo', { required: false, sensitive: 'disability' })]
  const { person, begun, answer } = await aWorld([plain, sensitive])
  await answer(plain, true)
  await answer(sensitive, true)
  await handIn(person, begun)
  await withdrawApplication(person.caller, { candidateId: person.candidateId, id: begun.id, reason: '' })
  expect((await snapshotOf(begun.id))?.answers).toEqual({ [plain.id]: true, [sensitive.id]: true })

  await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, person.caller)))
  expect((await snapshotOf(begun.id))?.answers).toEqual({ [plain.id]: true })
})

test.each([
  [
    'by kind',
    [
      { ...explicitConsent, kind: 'health' as const },
      { ...explicitConsent, kind: 'criminal' as const },
    ],
  ],
  ['by one box', [explicitConsent]],
])(
  'consents given %s stay provable by text, version and day, and tell neither kinds nor the application',
  async (_, given) => {
    const question = aQuestion('longText', { required: false, sensitive: 'health' })
    const ground = aQuestion('longText', { required: false, sensitive: 'criminal' })
    const { person, begun, answer, anonymise } = await aWorld([question, ground])
    const { caller, candidateId, accountId } = person
    await answer(question, 'Astım')
    await answer(ground, 'Yok')
    const { id, formId } = begun
    await finalizeApplication(caller, { candidateId, id, formId, consents: [...applicationConsents, ...given] })
    const listed = async () => (await listConsents(caller, { candidateId, pageNumber: 1, pageSize: 50 })).items
    const before = await listed()
    expect(before.flatMap(({ kind }) => kind ?? []).sort()).toEqual(['criminal', 'health'])

    await anonymise()
    const rows = await database().select().from(consents).where(eq(consents.accountId, accountId))
    expect(rows.map(({ text }) => text).sort()).toEqual(['correctness', 'sensitive', 'sharing'])
    for (const { kind, applicationId, formTextId, formVersion, givenAt } of rows) {
      expect([kind, applicationId, formTextId, formVersion]).toEqual([null, null, null, null])
      // Midnight in Istanbul
      expect(givenAt.toISOString()).toMatch(/T21:00:00\.000Z$/)
    }
    expect(JSON.stringify(await listed())).not.toMatch(/health|criminal|Sağlık|Ceza/)
  },
)
