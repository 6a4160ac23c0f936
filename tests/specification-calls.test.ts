import { describe, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import { collectSchemas } from '#contract/openapi/openapi-schemas.ts'
import calls from './specification/calls.json' with { type: 'json' }
import { namedFields } from './specification/named-fields.ts'

const { input } = collectSchemas()

const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** The path without the names of its parameters, which differ from the specification's. */
const placesIn = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}')
const builtAs = (name: string) =>
  answers.find(({ call }) => `${call.method} ${placesIn(call.path)}` === placesIn(name))?.call

test('the specification names 169 calls, none of them twice', () => {
  expect(calls).toHaveLength(169)
  expect(new Set(named.map(([name]) => name)).size).toBe(169)
})

test('what is not built yet is listed, so that nothing built is lost unseen', async () => {
  const waiting = named.flatMap(([name]) => (builtAs(name) ? [] : `${name}\n`))
  await expect(waiting.join('')).toMatchFileSnapshot('specification/not-built.txt')
})

describe('each is for whom the specification says', () => {
  test.each(named.filter(([name]) => builtAs(name)))('%s', (name, { who }) => {
    const call = builtAs(name)
    if (!call) throw new Error(`${name} is not built`)
    if (who === 'the candidate') expect(call.may.who).toBe('candidate')
    if (who === 'the organization') expect(['member', 'root']).toContain(call.may.who)
  })
})

describe('where the specification names fields, those are known, and enough', () => {
  test.each(Object.entries(namedFields))('%s', (name, { query = [], bodies = [] }) => {
    const call = builtAs(name)
    if (!call) throw new Error(`${name} is not built`)
    const ofQuery = call.query ? input(call.query) : {}
    expect(Object.keys(ofQuery.properties ?? {})).toEqual(expect.arrayContaining([...query]))
    expect(query).toEqual(expect.arrayContaining(ofQuery.required ?? []))
    const ofBody = call.body ? input(call.body) : {}
    for (const body of bodies) {
      expect(Object.keys(ofBody.properties ?? {})).toEqual(expect.arrayContaining([...body]))
      expect(body).toEqual(expect.arrayContaining(ofBody.required ?? []))
    }
  })
})
