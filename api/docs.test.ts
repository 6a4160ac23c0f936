import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { describeApi, operationIdOf } from '#contract/openapi/openapi.ts'
import { problemStatuses } from '#contract/problems.ts'
import turkishSummaries from '#locales/calls.tr.json' with { type: 'json' }
import { testApi } from '../tests/server.ts'
import { answers, answersIn } from './api.ts'
import { html } from './docs/html.ts'
import { renderDocs } from './docs/page.ts'
import { problemWordsIn } from './docs/words.ts'
import type { Server } from './server.ts'

const startApi = testApi()

let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const page = (url = '/api/docs', headers: Record<string, string> = {}) => app.inject({ url, headers })

test('it is in the reader’s language, or in the requested one', async () => {
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

test('every sentence is complete, with sample values', async () => {
  for (const lang of ['tr', 'en']) expect((await page(`/api/docs?lang=${lang}`)).body).not.toMatch(/\bNaN\b/)
})

test('it is not sent again to a client that has it', async () => {
  const first = await page()
  const again = await page('/api/docs', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('its policy allows nothing but its one style, one script and fonts', async () => {
  const { body, headers } = await page()
  expect(body).not.toMatch(/\son\w+=|javascript:/i)
  const hashOf = (tag: RegExp) =>
    createHash('sha256')
      .update(tag.exec(body)?.[1] ?? '')
      .digest('base64')
  const [style, script] = [/<style>(.*)<\/style>/s, /<script type="module">(.*)<\/script>/s].map(hashOf)
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${script}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  const fonts = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address as string)
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect((await page(font)).headers['content-type']).toBe('font/woff2')
})

test('it has the product’s mark, and for every call a command to copy', async () => {
  const { body } = await page()
  expect(body).toMatch(/<a class="brand" href="\/"><svg [^>]+>.*?<\/svg><span>Köprü<\/span><\/a>/s)
  const examples = [...body.matchAll(/<code>(curl .*?)<\/code><\/pre><button [^>]*class="copy"/gs)]
  expect(examples).toHaveLength(answers.length)
  // Every continued line ends with a backslash, and every quotation is closed, or no shell would run it.
  for (const [, command = ''] of examples) {
    expect(
      command
        .split('\n')
        .slice(0, -1)
        .every((line) => line.endsWith('\\')),
    ).toBe(true)
    expect(command.split(/'|&#39;/).length % 2, command).toBe(1)
  }
})

test('the type of every problem links to its row', async () => {
  const { body } = await page()
  for (const code of Object.keys(problemStatuses)) expect(body).toContain(`<tr id="${code}">`)
})

test('every link inside the page has a target', async () => {
  const { body } = await page()
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('every link to an answer has an answer or a problem of that call as its target', async () => {
  const { body } = await page()
  const links = [...body.matchAll(/href="(\/api\/data[^"]*)"/g)].map(([, link]) => link as string)
  expect(links.length).toBe(answers.filter(({ call }) => call.path.startsWith('/data/')).length)
})

test('every call has a Turkish summary, and no summary of a removed call is left', () => {
  const ids = answersIn('local').map(({ call }) => operationIdOf(call))
  expect(Object.keys(turkishSummaries).sort()).toEqual(ids.sort())
  expect(Object.values(turkishSummaries).filter((summary) => summary.trim() === '')).toEqual([])
})

test('the page shows every call with its sentence, in the language of the reader', async () => {
  const { body: english } = await page('/api/docs?lang=en')
  const { body: turkish } = await page('/api/docs?lang=tr')
  const turkishOf: Readonly<Record<string, string>> = turkishSummaries
  expect(shownIn(english)).toEqual(expected(({ summary }) => summary))
  expect(shownIn(turkish)).toEqual(expected((call) => turkishOf[operationIdOf(call)]))

  function shownIn(body: string) {
    const articles = body.matchAll(/<article class="call" id="(\w+)">.*?<p class="summary">(.*?)<\/p>/gs)
    return [...articles].map(([, id, sentence]) => `${id}: ${sentence}`).sort()
  }

  function expected(sentenceOf: (call: Call) => string | undefined) {
    return answers.map(({ call }) => `${operationIdOf(call)}: ${html`${sentenceOf(call)}`.text}`).sort()
  }
})

test('text of the contract is escaped', () => {
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
  const written = renderDocs(document, 'en', { style: '', script: '' })
  expect(written).not.toContain('<script>')
  expect(written).toContain('&lt;script&gt;')
  expect(written).toContain('<wbr>.name')
})
