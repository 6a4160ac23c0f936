import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#api/answer.ts'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import { call } from '#contract/call.ts'
import { oneLine, paragraphs } from '#contract/fields/one-line.ts'
import { anyone } from '#contract/may.ts'
import { collectSchemas, type Schema } from '#contract/openapi/openapi-schemas.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  const told = call('GET', '/told', {
    summary: 'A test',
    output: z.object({ items: z.array(z.object({ title: oneLine(100), text: paragraphs(100) })) }),
    may: anyone,
  })
  const broken = call('GET', '/broken', { summary: 'A test', output: z.object({ title: oneLine(3) }), may: anyone })
  const item = { title: 'Burs\r\n2027 \u202e', text: 'bir\niki' }
  ;({ app } = await startApi({
    answers: [
      answer(told, async () => ({ items: [{ ...item, title: 'fine' }, item] })),
      answer(broken, async () => ({ title: 'a\nbcd' })),
    ],
  }))
})

test('what was stored before with a line break in it is answered as one line', async () => {
  const { statusCode, json } = await app.inject('/api/told').then((told) => ({ ...told, json: told.json() }))
  expect(statusCode).toBe(200)
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(['fine', 'Burs 2027'])
  expect(json.items[1].text).toBe('bir\niki')
})

test('an answer that is wrong in another way, too, is none', async () => {
  expect((await app.inject('/api/broken')).statusCode).toBe(500)
})

/** Fields that may have lines, or are no text: what only programs write, and what is checked against what we gave. */
const free = new Set([
  ...['about', 'address', 'body', 'basics.body', 'description', 'exp', 'message', 'note', 'reason', 'text', 'wish'],
  ...['Exp', 'summary', 'basics.summary', 'answers.*.value', 'answers.*.value.*', 'documents.*.note', 'steps.*.note'],
  ...['questions.*.label', 'questions.*.help', 'items.*.label', 'items.*.help', 'items.*.note'],
  ...['plan.note', 'candidates.*.plan.note'],
  ...['texts.*.body', 'textTr', 'textEn', 'changesTr', 'changesEn'],
  ...['messages.received.text', 'messages.unfinished.text', 'groundNote', 'answer', 'continuation', 'feedback.text'],
  ...['texts.tr.text', 'texts.tr.sms', 'texts.en.text', 'texts.en.sms'],
  ...['groups.*.texts.tr.text', 'groups.*.texts.tr.sms', 'groups.*.texts.en.text', 'groups.*.texts.en.sms'],
  ...['requirements.note', 'requirements.disabilityNote', 'requirements.otherScholarshipNote'],
  // Made safe where it is taken, whatever a system calls a file.
  ...['fileName', 'documents.*.fileName', 'file', 'data', 'image', 'documents.*.file', 'content'],
  ...[
    'attempt',
    'began',
    'code',
    'correction',
    'iss',
    'proof',
    'refreshToken',
    'state',
    'token',
    'website',
    'lastPlace',
    'template',
  ],
  ...['credential.response.transports.*', 'consents.*.version', 'questions.*.options.*.id', 'items.*.options.*.id'],
  ...['questions.*.showIf.tests.*.value', 'items.*.showIf.tests.*.value', 'items.*.when.test.value'],
  ...[
    'documents.*.when.test.value',
    'search',
    'filters.search',
    'noteContains',
    'filters.noteContains',
    'filters.answers.*.value',
    'content.body.search',
    'content.body.noteContains',
    'content.body.answers.*.value',
    // Refused as well, but a union reports the failure for the whole of it instead of the field.
    'content.body.documentName.*',
    'newPwdConfirm',
    'currentPassword',
    'currentPwd',
    'password',
    'pwd',
  ],
])
/** Signed by the municipal app letter by letter; its names are checked when an account is opened. */
const signed = '/accounts/istanbulsenin'

const { input, components } = collectSchemas()

describe('no line break gets into a text of one line', () => {
  const bodies = answers.flatMap(({ call: { method, path, body } }) =>
    body && path !== signed ? [{ name: `${method} ${path}`, body }] : [],
  )
  test.each(bodies)('$name', ({ body }) => {
    // The former value is only compared with the current one.
    const texts = textsIn(input(body)).filter((path) => path[0] !== 'was' && !free.has(named(path)))
    const taken = texts.filter((path) => {
      const { error } = body.safeParse(holding(path, 'Ayşe\r\nBcc: x@example.com'))
      return !error?.issues.some((issue) => named(issue.path) === named(path))
    })
    expect(taken.map(named)).toEqual([])
  })
})

const named = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')

/** The paths of all texts in a body. */
function textsIn(schema: Schema | boolean | undefined, path: (string | number)[] = []): (string | number)[][] {
  if (typeof schema !== 'object') return []
  const { $ref, anyOf = [], oneOf = [], properties = {}, items, type } = schema
  if ($ref) return textsIn(components[$ref.slice($ref.lastIndexOf('/') + 1)], path)
  const isFree = !schema.enum && !schema.format && schema.const === undefined
  const isText = (type === 'string' || (Array.isArray(type) && type.includes('string'))) && isFree
  const inner = [
    ...(isText ? [path] : []),
    ...[...anyOf, ...oneOf].flatMap((schema) => textsIn(schema as Schema, path)),
    ...Object.entries(properties).flatMap(([name, property]) => textsIn(property as Schema, [...path, name])),
    ...(items && !Array.isArray(items) ? textsIn(items as Schema, [...path, 0]) : []),
  ]
  return [...new Map(inner.map((found) => [named(found), found])).values()]
}

/** A body with nothing but this text in it. */
const holding = (path: readonly (string | number)[], text: string): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), text)
