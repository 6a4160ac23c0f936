import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { describeApi, operationIdOf } from '#contract/openapi.ts'
import { problemStatuses } from '#contract/problems.ts'
import english from '#locales/en/common.json' with { type: 'json' }
import { testApi } from '../tests/server.ts'
import { answers } from './api.ts'
import { renderDocs } from './docs/page.ts'
import { problemWordsIn } from './docs/words.ts'
import type { Server } from './server.ts'

const startApi = testApi()

let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const page = (url = '/api/docs', headers: Record<string, string> = {}) => app.inject({ url, headers })

test('it speaks the language of the reader, or the one that is asked for', async () => {
  const [turkish, english, chosen] = await Promise.all([
    page(),
    page('/api/docs', { 'accept-language': 'en' }),
    page('/api/docs?lang=en', { 'accept-language': 'tr' }),
  ])
  expect(turkish.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(turkish.body).toContain('<html lang="tr">')
  expect(turkish.body).toContain('Köprü API’si')
  expect(english.body).toContain('<html lang="en">')
  expect(chosen.body).toBe(english.body)
  expect((await page('/api/docs?lang=de')).body).toBe(turkish.body)
  expect((await page('/api/docs?lang=en&lang=tr')).statusCode).toBe(200)
})

test('it is not sent twice to who has it', async () => {
  const first = await page()
  const again = await page('/api/docs', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('it has no script, and its one style is the only thing its policy allows', async () => {
  const { body, headers } = await page()
  expect(body).not.toMatch(/<script|\son\w+=|javascript:/i)
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('the type of every problem leads to its row', async () => {
  const { body } = await page()
  for (const code of Object.keys(problemStatuses)) expect(body).toContain(`<tr id="${code}">`)
})

test('every link inside the page leads somewhere', async () => {
  const { body } = await page()
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('every link to an answer leads to an answer or a problem of that call', async () => {
  const { body } = await page()
  const links = [...body.matchAll(/href="(\/api\/data[^"]*)"/g)].map(([, link]) => link as string)
  expect(links.length).toBe(answers.filter(({ call }) => call.path.startsWith('/data/')).length)
})

describe('every call has its sentence in both languages, and in English it is that of the contract', () => {
  test.each(answers.map(({ call }) => [operationIdOf(call), call] as const))('%s', async (id, { summary }) => {
    expect((await page()).body).toContain(`<article class="call" id="${id}">`)
    expect((english as Record<string, string>)[`docs.calls.${id}`]).toBe(summary)
  })
})

test('whatever stands in the contract is shown, not obeyed', () => {
  const hostile = '<script>alert("1")</script>'
  const document = describeApi(
    [
      call('POST', '/hostile', {
        summary: hostile,
        body: z.object({ [hostile]: z.string().describe(hostile).default(hostile) }),
        output: z.object({ list: z.array(z.object({ name: z.string().nullable().describe(hostile) })) }),
        may: anyone,
      }),
    ],
    'https://kopru.example',
    problemWordsIn('en'),
  )
  const written = renderDocs(document, 'en', '')
  expect(written).not.toContain('<script>')
  expect(written).toContain('&lt;script&gt;')
  expect(written).toContain('<wbr>.name')
})
