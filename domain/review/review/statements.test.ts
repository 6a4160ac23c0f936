import { expect, test } from 'vitest'
import { listAddedDocuments } from '#domain/review/added-documents/list-added-documents.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { listNotes } from '#domain/review/notes/list-notes.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { listCompanyDocuments } from './list-company-documents.ts'
import { listCompanyHistory } from './list-company-history.ts'
import { listOtherApplications } from './list-other-applications.ts'
import { readCompanyAnswers } from './read-company-answers.ts'
import { readCompanyApplication } from './read-company-application.ts'
import { readConditions } from './read-conditions.ts'
import { summarizeDocuments } from './summarize-documents.ts'

testDatabase()

test('the page of one application uses prepared statements only, and no more than it needs', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const { appId, formId, companyId } = await aHandedIn({ id: form.id, companyId: company.companyId })
  const ids = { appId, formId, companyId }
  const page = { ...ids, pageNumber: 1, pageSize: 20 }
  const { caller } = company
  const calls: [work: () => Promise<unknown>, statements: number][] = [
    [() => readCompanyApplication(caller, ids), 8],
    [() => readCompanyAnswers(caller, ids), 2],
    [() => readConditions(caller, ids), 1],
    [() => listCompanyDocuments(caller, ids), 5],
    [() => summarizeDocuments(caller, ids), 3],
    [() => listAddedDocuments(caller, ids), 2],
    [() => listCompanyMessages(caller, page), 5],
    [() => listCompanyHistory(caller, ids), 3],
    [() => listNotes(caller, ids), 2],
    [() => listOtherApplications(caller, ids), 2],
  ]
  // The first call reads the form's version into the cache.
  for (const [work] of calls) await work()
  for (const [work, statements] of calls) {
    const names = (await statementsOf(work)).map(({ name }) => name)
    expect([work.toString(), names.length]).toEqual([work.toString(), statements])
    expect(names).not.toContain(undefined)
  }
})
