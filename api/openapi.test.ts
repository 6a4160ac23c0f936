import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, call, many, namesIn, numericId } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { type ApiDocument, describeApi, operationIdOf, wholeList } from '#contract/openapi/openapi.ts'
import type { Schema } from '#contract/openapi/openapi-schemas.ts'
import type { Operation } from '#contract/openapi/operation.ts'
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
  const operation = operations[method.toLowerCase() as Lowercase<typeof method>]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

test('the description is served, and not again to a client that has it', async () => {
  const served = await app.inject({ url: '/api/openapi.json' })
  expect(served.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(served.json()).toEqual(api)
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(served.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('every call of the reference data is in it', () => {
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

test('every operation has a unique id', () => {
  const ids = described.map(([, , operation]) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('getDataCountriesByCountryIdCities')
  expect(operationIdOf({ method: 'PUT', path: '/companies/:companyId/new-form' })).toBe(
    'putCompaniesByCompanyIdNewForm',
  )
})

test('every reference has a target', () => {
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
  test('lists each part of its path, and nothing twice', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).sort()).toEqual(namesIn(call.path).sort())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('has exactly one success answer, possibly with a file beside it, and each problem under its status', () => {
    const statuses = Object.keys(operation.responses)
    const good = [...(call.orFile ? ['200'] : []), String(call.status ?? 200)]
    expect(statuses.filter((status) => status.startsWith('2'))).toEqual(good)
    for (const code of [...operation['x-problems'], ...(call.problems ?? [])]) {
      const media = operation.responses[problemStatuses[code]]?.content?.['application/problem+json']
      expect(media?.schema.properties?.code).toMatchObject({ enum: expect.arrayContaining([code]) })
      expect(media?.examples?.[code]?.value).toMatchObject({ code, status: problemStatuses[code] })
    }
    expect(operation['x-problems']).toEqual(expect.arrayContaining(['request.invalid', 'server.failed', 'server.busy']))
  })

  test('has an example that is valid for its schema', () => {
    const { schemas } = api.components
    const body = operation.requestBody?.content['application/json']?.schema
    if (call.body && body) expect(call.body.safeParse(sampleOf(body, schemas)).error).toBeUndefined()
    const url = new URL(addressOf(call.path.replace(/:(\w+)/g, '{$1}'), operation, schemas), 'https://kopru.example')
    expect(call.query?.safeParse(Object.fromEntries(url.searchParams)).error).toBeUndefined()
    expect(url.pathname).not.toContain('%7B')
  })
})

test('an idempotency key is offered for changes, and not for a search', () => {
  const offersKey = (wanted: string) =>
    described.find(([name]) => name === wanted)?.[2].parameters.some(({ name }) => name === 'Idempotency-Key')
  expect(offersKey('POST /companies/:companyId/forms')).toBe(true)
  expect(offersKey('POST /companies/:companyId/forms/:formId/applications')).toBe(false)
})

test('the required authentication is stated: none, or the access token', () => {
  for (const [, call, { security }] of described) {
    expect(security).toEqual(call.may.who === 'anyone' ? [] : [{ accessToken: [] }])
  }
  expect(Object.keys(api.components.securitySchemes)).toEqual(['accessToken'])
})

test('uploads are described too, outside /api', () => {
  const { '/uploads': all, '/uploads/{id}': one } = api.paths
  expect([all?.servers, one?.servers]).toEqual(Array.from({ length: 2 }, () => [{ url: 'https://kopru.example' }]))
  expect(Object.keys(all?.post?.responses ?? {})).toEqual(expect.arrayContaining(['201', '401', '412']))
  expect(one).toMatchObject({ head: {}, patch: {}, delete: {} })
})

/** A word is never an integer; other schemas accept what matches their pattern. */
const takesWord = (schema: Schema | undefined, word: string) =>
  schema?.type !== 'integer' && (!schema?.pattern || new RegExp(schema.pattern).test(word))

test('for two similar paths a word in the one is never an id in the other', () => {
  const like = (one: string, other: string) => /^\{.*\}$/.test(one) || /^\{.*\}$/.test(other) || one === other
  const paths = described.map(([, call, operation]) => ({ places: call.path.split('/').slice(1), operation }))
  let alike = 0
  for (const { places, operation } of paths) {
    for (const other of paths) {
      if (other === paths.find(({ places: same }) => same === places) || other.places.length !== places.length) continue
      const named = (place: string) => place.replace(/^:(\w+)$/, '{$1}')
      if (!places.every((place, at) => like(named(place), named(other.places[at] ?? '')))) continue
      // Paths may differ by an id and a literal word in one place if the id's schema does not accept the word.
      const clashes = places.flatMap((place, at) => {
        const word = other.places[at] ?? ''
        return place.startsWith(':') && !word.startsWith(':') ? [[place.slice(1), word] as const] : []
      })
      for (const [name, word] of clashes) {
        const { schema } =
          operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name) ?? {}
        expect({ name, word, takes: takesWord(schema, word) }).toMatchObject({
          takes: false,
        })
        alike += 1
      }
    }
  }
  expect(alike).toBeGreaterThan(20)
})

describe('a list is paged, or its call is marked as complete', () => {
  const isList = ({ output }: Call) => output instanceof z.ZodObject && 'items' in output.shape
  const lists = described.filter(([, call]) => isList(call))

  test.each(lists)('%s', (_, call, { responses, parameters, requestBody }) => {
    const answer = responses[call.status ?? 200]
    const { properties = {}, required = [] } = answer?.content?.['application/json']?.schema ?? {}
    if (call.whole) {
      expect(answer?.description).toBe(wholeList)
      expect(Object.keys(properties)).not.toContain('pageNumber')
      return
    }
    expect(required).toEqual(expect.arrayContaining(['items', 'total', 'pageNumber', 'pageSize']))
    const asked = [
      ...parameters.map((parameter) => parameter.name),
      ...Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    ]
    expect(asked).toEqual(expect.arrayContaining(['pageNumber', 'pageSize']))
  })

  test('a call marked as complete is a list', () => {
    expect(calls.filter((call) => call.whole && !isList(call)).map(({ path }) => path)).toEqual([])
  })
})

test('a repeatable key is described as a list', () => {
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
