import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call, many, namesIn, numericId } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { type ApiDocument, describeApi, type Operation, operationIdOf } from '#contract/openapi.ts'
import { problemStatuses } from '#contract/problems.ts'
import { testApi } from '../tests/server.ts'
import { answers } from './api.ts'
import { addressOf, sampleOf } from './docs/example.ts'
import { problemWordsIn } from './docs/words.ts'
import type { Server } from './server.ts'

const startApi = testApi()

const calls = answers.map(({ call }) => call)
const api = describeApi(calls, 'https://kopru.example', problemWordsIn('en'))
const described = calls.map((call) => [`${call.method} ${call.path}`, call, operationOf(api, call)] as const)

function operationOf({ paths }: ApiDocument, { method, path }: (typeof calls)[number]): Operation {
  const operations = paths[path.replace(/:(\w+)/g, '{$1}')] ?? {}
  const operation = operations[method.toLowerCase() as keyof typeof operations]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

test('the description is served, and not twice to who has it', async () => {
  const served = await app.inject({ url: '/api/openapi.json' })
  expect(served.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(served.json()).toEqual(api)
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(served.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('every call of the reference data is there', () => {
  const wanted = [
    '/data/doctypes',
    '/data/countries',
    '/data/countries/{countryId}/cities',
    '/data/countries/{countryId}/cities/{cityId}/towns',
    '/data/universities',
    '/data/universities/{universityId}/faculties',
    '/data/universities/{universityId}/faculties/{facultyId}/departments',
    '/data/classes/{level}',
    '/data/gpa',
  ]
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(wanted))
})

test('every operation has an id of its own', () => {
  const ids = described.map(([, , operation]) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('getDataCountriesByCountryIdCities')
  expect(operationIdOf({ method: 'PUT', path: '/companies/:companyId/new-form' })).toBe(
    'putCompaniesByCompanyIdNewForm',
  )
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to as string)
  expect(references.length).toBeGreaterThan(0)
  const names = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.filter((reference) => !names.includes(reference))).toEqual([])
  expect(JSON.stringify(api)).not.toContain('$defs')
})

test('a problem is described as it is sent', () => {
  expect(api.components.schemas.Problem).toMatchObject({
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: { errors: { items: { $ref: '#/components/schemas/FieldError' } } },
  })
})

describe.each(described)('%s', (_, call, operation) => {
  test('names each part of its address, and nothing twice', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).sort()).toEqual(namesIn(call.path).sort())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('has exactly one good answer, and each of its problems under its status', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toEqual([String(call.status ?? 200)])
    for (const code of [...operation['x-problems'], ...(call.problems ?? [])]) {
      const media = operation.responses[problemStatuses[code]]?.content?.['application/problem+json']
      expect(media?.schema.properties?.code).toMatchObject({ enum: expect.arrayContaining([code]) })
      expect(media?.examples?.[code]?.value).toMatchObject({ code, status: problemStatuses[code] })
    }
    expect(operation['x-problems']).toEqual(expect.arrayContaining(['request.invalid', 'server.failed', 'server.busy']))
  })

  test('has an example that its own schema takes', () => {
    const { schemas } = api.components
    const body = operation.requestBody?.content['application/json'].schema
    if (call.body && body) expect(call.body.safeParse(sampleOf(body, schemas)).error).toBeUndefined()
    const url = new URL(addressOf(call.path.replace(/:(\w+)/g, '{$1}'), operation, schemas), 'https://kopru.example')
    expect(call.query?.safeParse(Object.fromEntries(url.searchParams)).error).toBeUndefined()
    expect(url.pathname).not.toContain('%7B')
  })
})

test('a key that may be repeated is described as a list', () => {
  const document = describeApi(
    [
      call('GET', '/things', {
        summary: 'A test',
        query: z.object({ city: many(numericId()).optional(), sort: z.enum(['name', 'date']).default('name') }),
        output: z.null(),
        may: anyone,
      }),
    ],
    'https://kopru.example',
    problemWordsIn('en'),
  )
  expect(document.paths['/things']?.get?.parameters.slice(0, 2)).toEqual([
    {
      name: 'city',
      in: 'query',
      required: false,
      schema: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 0, maximum: 2_147_483_647 } },
      style: 'form',
      explode: true,
    },
    {
      name: 'sort',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['name', 'date'], default: 'name' },
    },
  ])
})
