import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import { testDatabase } from './database.ts'
import { sentTo } from './specification/bodies.ts'
import calls from './specification/calls.json' with { type: 'json' }
import { namedFields } from './specification/named-fields.ts'
import { refusedOnPurpose } from './specification/refused-on-purpose.ts'
import { specificationServer } from './specification/server.ts'

testDatabase()
const server = specificationServer()

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

/** Expects exactly the fields that the specification names, of a call of which it names some. */
function expectNamed(name: string, query: readonly string[], bodies: readonly (readonly string[])[]) {
  const { query: inQuery, bodies: inBodies } = namedFields[name] ?? {}
  if (inQuery) expect(query).toEqual(inQuery)
  if (inBodies) expect(bodies).toEqual(inBodies)
}

describe('each is sent to a running server, with the fields that the specification names and no others', () => {
  const heard = new Set<string>()
  let sent: ReturnType<typeof sentTo>

  beforeAll(async () => {
    sent = sentTo(server.world, server.before)
  })

  test('and nothing else is in the table', () => {
    expect(Object.keys(sent).filter((name) => !named.some(([known]) => known === name))).toEqual([])
  })

  test.each(named)('%s', async (name, { method, path, who }) => {
    const { at = {}, query = {}, bodies = [undefined], by } = (await sent[name]?.()) ?? {}
    const fields: string[][] = []
    for (const made of bodies) {
      const body = typeof made === 'function' ? await made() : made
      fields.push(Object.keys(body ?? {}))
      expect(await server.send({ method, path, who, at, query, body, by })).toBe('accepted')
      // Without a body something is only read or deleted.
      if (!body) expect(['GET', 'DELETE']).toContain(method)
    }
    expectNamed(name, Object.keys(query), fields)
    heard.add(name)
  })

  test('all 169 of them', () => {
    expect(heard.size).toBe(169)
  })
})

describe('what is refused on purpose says what to send', () => {
  test('and is no more than five, each with its decision', async () => {
    expect(refusedOnPurpose.length).toBeLessThanOrEqual(5)
    const decisions = await readdir('docs/decisions')
    for (const { decision } of refusedOnPurpose) expect(decisions).toContain(decision)
  })

  test.each(refusedOnPurpose)('$name, $why', async ({ name, status, code, fields = [] }) => {
    const call = calls.find(({ method, path }) => `${method} ${path}` === name)
    const asked = await server.refused[name]?.()
    if (!call || !asked) throw new Error(`${name} is not sent`)
    expect(await server.send({ ...call, ...asked })).toBe([status, code, ...fields].join(' '))
  })
})
