import { expect, test } from 'vitest'
import { handIn, type } from '../../../tests/applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { readApplication } from './following/read-application.ts'

testDatabase()

test('applying takes a bounded number of statements', async () => {
  const question = aQuestion('shortText')
  const form = await aPublishedForm(await aCompany(), { content: { questions: [question] } })
  const [first, candidate] = [await aCandidate(), await aCandidate()]
  // The first job of a kind also looks up its queue.
  await handIn(first, await anApplication(first, form, { answers: { [question.id]: 'önce' } }))
  const application = await anApplication(candidate, form, { answers: { [question.id]: 'önce' } })
  const ids = { candidateId: candidate.candidateId, id: application.id }
  expect(await statementsOf(() => type(candidate, application, question.id, 'sonra'))).toHaveLength(4)
  expect(await statementsOf(() => handIn(candidate, application))).toHaveLength(20)
  await type(candidate, application, question.id, 'yine')
  expect(await statementsOf(() => handIn(candidate, application))).toHaveLength(19)
  expect(await statementsOf(() => readApplication(candidate.caller, ids))).toHaveLength(3)
})
