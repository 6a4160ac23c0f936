import { type FastifyRequest, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblem } from '#api/problem-answer.ts'
import { addPagePosts } from '../start/page-posts.ts'

const leading = { status: 303, headers: { location: '/next', 'set-cookie': ['__Host-kopru_session=x'] }, body: '' }
const app = fastify()
app.setErrorHandler(answerProblem)

beforeAll(() =>
  addPagePosts(app, {
    https: true,
    render: async (request, url) =>
      request.body === 'lead=1'
        ? leading
        : {
            status: 422,
            headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60', 'cache-tag': 'x' },
            body: `${url} ${request.body}`,
          },
  }),
)
afterAll(() => app.close())

const here = { host: 'kopru.test', origin: 'https://kopru.test', 'content-type': 'application/x-www-form-urlencoded' }
const post = (headers: Record<string, string>, payload = 'name=Ay%C5%9Fe', url = '/contact-us') =>
  app.inject({ method: 'POST', url, headers, payload })

test('a form that was sent from this site reaches its page, in every locale, and the answer is never kept', async () => {
  for (const url of ['/contact-us', '/en/contact-us', '/tr-gb/contact-us?x=1']) {
    const answer = await post(here, undefined, url)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toBe(`${url} name=Ay%C5%9Fe`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['cache-tag']).toBeUndefined()
  }
})

test('a script is told where a page leads and whether a session began there; a browser is led', async () => {
  const led = await app.inject({ method: 'POST', url: '/student-login', headers: here, payload: 'lead=1' })
  expect([led.statusCode, led.headers.location, led.headers['set-cookie']]).toEqual([
    303,
    '/next',
    ['__Host-kopru_session=x'],
  ])
  const told = await post({ ...here, 'x-kopru-form': 'script' }, 'lead=1', '/student-login')
  expect(told.json()).toEqual({ to: '/next', isEntered: true })
  expect([told.statusCode, told.headers['set-cookie'], told.headers['cache-control']]).toEqual([
    200,
    ['__Host-kopru_session=x'],
    'no-store',
  ])
})

test.each([
  { origin: 'https://elsewhere.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('from elsewhere (%o) it is refused before its body is read', async (change) => {
  const answer = await post({ ...here, ...change })
  expect(answer.statusCode).toBe(405)
  expect(answer.json()).toMatchObject({ code: 'request.wrongMethod' })
})

test.each([
  [{}, 405],
  [{ 'sec-fetch-site': 'same-origin' }, 422],
])(
  'a page that tells nobody its address may send its form if the browser says that it is the same site (%o)',
  async (said, status) => {
    const hidden = { ...here, origin: 'null', ...said }
    // No cookie counts where the link says who it is, so that older browsers may answer an invitation.
    for (const url of ['/interview?token=x', '/en/interview?token=x'])
      expect((await post(hidden, 'answer=decline', url)).body).toBe(`${url} answer=decline`)
    for (const url of ['/student-login', '/en/reset-password?token=x'])
      expect((await post(hidden, 'email=a', url)).statusCode).toBe(status)
    expect((await post(hidden)).statusCode).toBe(405)
    for (const url of ['/interview', '/student-login'])
      expect((await post({ ...hidden, 'sec-fetch-site': 'cross-site' }, '', url)).statusCode).toBe(405)
  },
)

test('by plain http, where browsers do not say it, `null` is enough for such a page and for no other', async () => {
  const plain = fastify()
  plain.setErrorHandler(answerProblem)
  await addPagePosts(plain, { https: false, render: async () => ({ status: 200, headers: {}, body: 'taken' }) })
  const sent = (url: string, said = {}) =>
    plain.inject({ method: 'POST', url, headers: { ...here, origin: 'null', ...said }, payload: 'a=1' })
  expect((await sent('/student-login')).body).toBe('taken')
  expect((await sent('/student-login', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(405)
  expect((await sent('/contact-us')).statusCode).toBe(405)
  await plain.close()
})

test('a program that says nothing of where it comes from is refused', async () => {
  const { origin: _, ...headers } = here
  expect((await post(headers)).statusCode).toBe(405)
})

test('a mail program refuses for its reader by one press, which the token in the address allows; nothing else does', async () => {
  const { origin: _, ...headers } = here
  const oneClick = 'List-Unsubscribe=One-Click'
  for (const url of ['/unwanted-mail?token=x', '/en/unwanted-mail?token=x'])
    expect((await post(headers, oneClick, url)).body).toBe(`${url} ${oneClick}`)
  expect((await post(headers, oneClick, '/report-mail?token=x')).statusCode).toBe(405)
  // RFC 8058 has programs send it in parts, rather.
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const inParts = { ...headers, 'content-type': 'multipart/form-data; boundary=b' }
  expect((await post(inParts, parts, '/unwanted-mail?token=x')).body).toBe(`/unwanted-mail?token=x ${oneClick}`)
  expect((await post(inParts, '--c\r\n', '/unwanted-mail?token=x')).statusCode).toBe(415)
  expect((await post({ ...here, ...inParts }, parts)).statusCode).toBe(415)
})

test('a request without a body is a form without fields', async () => {
  const { 'content-type': _, ...headers } = here
  const types: (string | undefined)[] = []
  const asked = fastify()
  const render = async (request: FastifyRequest) => {
    types.push(request.headers['content-type'])
    return { status: 200, headers: {}, body: `[${request.body}]` }
  }
  await addPagePosts(asked, { https: true, render })
  for (const url of ['/student-login', '/unwanted-mail?token=x'])
    expect((await asked.inject({ method: 'POST', url, headers })).body).toBe('[]')
  expect(types).toEqual([here['content-type'], here['content-type']])
})

test('what is too long, and what is no form, is refused', async () => {
  const long = await post(here, `name=${'a'.repeat(70_000)}`)
  expect(long.json()).toMatchObject({ status: 413, detail: expect.stringContaining('64 KB') })
  const json = await post({ ...here, 'content-type': 'application/json' }, '{}')
  expect(json.json()).toMatchObject({
    status: 415,
    detail: expect.stringContaining('application/x-www-form-urlencoded'),
  })
})

test.each(['/student-login/', '/Student-Login', '//student-login', '/en/STUDENT-LOGIN/?to=/x'])(
  'at %s, where the page is shown too, its form is taken as well',
  async (url) => {
    expect((await post(here, 'a=1', url)).body).toBe(`${url} a=1`)
    expect((await post({ ...here, origin: 'https://elsewhere.test' }, 'a=1', url)).statusCode).toBe(405)
  },
)

test('pages without a form take none', async () => {
  expect((await post(here, undefined, '/scholarships')).statusCode).toBe(404)
})
