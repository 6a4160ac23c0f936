import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import type { Call } from '#contract/call.ts'
import { collectSchemas } from '#contract/openapi-schemas.ts'
import { Problem } from '#contract/problems.ts'
import { testDatabase } from './database.ts'
import { partFor } from './hostile.ts'
import { testApi } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const { input } = collectSchemas()

describe('whatever is sent, a call answers as its contract says', () => {
  test.each(answers.map(({ call }) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(
        anyInput(call.params),
        anyInput(call.query),
        anyInput(call.body),
        async (params, query, body) => {
          const answer = await app.inject({
            method: call.method,
            url: addressWith(call, params, query),
            ...(call.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
          })
          statuses.add(answer.statusCode)
          expect(answer.statusCode).toBeLessThan(500)
          if (answer.statusCode === 204) expect(answer.body).toBe('')
          else if (answer.statusCode < 300) expect(call.output.safeParse(answer.json()).error).toBeUndefined()
          else expect(Problem.strict().safeParse(answer.json()).error).toBeUndefined()
        },
      ),
      { numRuns: 100 },
    )
    // Neither all refused nor all accepted: both sides of the contract were tried.
    expect([...statuses]).toContain(400)
    expect([...statuses].some((status) => status < 300 || status === 404)).toBe(true)
  })
})

const anyInput = (part: z.ZodObject | undefined) => partFor(part ? input(part) : {})

function addressWith({ path }: Call, params: Record<string, unknown>, query: Record<string, unknown>) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(written(params[name] ?? 1)))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, written(one))
  }
  return search.size > 0 ? `/api${filled}?${search}` : `/api${filled}`
}

// Half a surrogate pair cannot be written into an address at all.
const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
