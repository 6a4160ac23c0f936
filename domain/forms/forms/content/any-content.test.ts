import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { saveForm } from '#contract/forms/company-forms.ts'
import { FormPart } from '#contract/forms/form-content.ts'
import { collectSchemas } from '#contract/openapi/openapi-schemas.ts'
import { aCompany, aForm, bearer } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testApi } from '../../../../tests/server.ts'
import { partFor, whole } from '../../../../tests/walks/hostile.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

test('any content that can be saved can be read, checked, listed and copied', async () => {
  const { caller, companyId } = await aCompany()
  const { formId } = await aForm(companyId)
  const headers = await bearer(caller.person)
  const address = `/api/companies/${companyId}/forms/${formId}`
  const ask = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
    app.inject({ method, url, headers, ...(body && { body }) })
  let version = 1
  const accepted = new Set<string>()
  const saveAndRead = async (change: Record<string, unknown>) => {
    const saved = await ask('PUT', address, { version, ...change })
    expect(saved.statusCode).toBeLessThan(500)
    if (saved.statusCode === 200) {
      version = saved.json().version
      for (const part of Object.keys(change)) accepted.add(part)
    }
    const read = await ask('GET', address)
    expect([read.statusCode, read.json().version]).toEqual([200, version])
  }
  await fc.assert(fc.asyncProperty(anyPart, saveAndRead), { numRuns: 100 })
  // Draws until every part has been accepted at least once, so that the accepting path is tested for each.
  for (const part of FormPart.options) {
    const drawn = fc.sample(contentOf(part), 300)[Symbol.iterator]()
    while (!accepted.has(part)) await saveAndRead(drawn.next().value ?? expect.fail(`no valid ${part} was drawn`))
  }
  expect((await ask('POST', `${address}/publish`, { version })).statusCode).toBeLessThan(500)
  expect((await ask('GET', `/api/companies/${companyId}/forms`)).json().items).toHaveLength(1)
  expect((await ask('POST', `${address}/duplicate`, {})).statusCode).toBe(201)
})

const { input, components } = collectSchemas()
const { properties = {} } = whole(input(saveForm.body), components)

const contentOf = (part: FormPart) => partFor({ properties: { [part]: properties[part] ?? {} }, required: [part] })

/** One part at a time, because random parts are hardly ever all valid together. */
const anyPart = fc.constantFrom(...FormPart.options).chain(contentOf)
