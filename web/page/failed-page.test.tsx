import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { wordsIn } from '../../tests/rendered.tsx'
import { AskError, type FailureStatus } from '../ask.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import { FailedPage } from './failed-page.tsx'

const Empty = () => null

/** Renders the error page for a failed fetch, with its status. */
async function failed(error: unknown, path = '/student-dashboard/saved') {
  const fail = () => {
    throw error
  }
  const handler = createStaticHandler([{ path: '*', loader: fail, Component: Empty, ErrorBoundary: FailedPage }])
  const context = await handler.query(new Request(`http://kopru.test${path}`))
  if (context instanceof Response) throw new Error('A page was expected')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToStaticMarkup(
    <TextsProvider value={textsOnServer}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  )
  return { status: context.statusCode, words: wordsIn(html) }
}

const problemOf = (status: number) =>
  ({ status, code: 'forms.notFound', title: `Başlık ${status}`, detail: `Neden ${status}.` }) as unknown as Problem
const call = { method: 'GET', path: '/companies/:companyId/forms' } as const
const asked = (status: FailureStatus, problem?: Problem) => new AskError(call, status, problem)

test.each([400, 401, 403, 404, 409, 410, 422, 429])(
  'a fetch that is answered %i is told in the words of its problem, by the server and at a click',
  async (status) => {
    const serverLoader = await failed(Response.json(problemOf(status), { status }))
    expect(serverLoader.status).toBe(status)
    const { words } = await failed(asked(status, problemOf(status)))
    for (const said of [serverLoader.words, words]) {
      expect(said).toContain(`${status} Başlık ${status} Neden ${status}.`)
      expect(said).not.toContain('Sorun bizden kaynaklanıyor')
    }
  },
)

test('who asked too often may try again; what is gone leads back to the panel', async () => {
  expect((await failed(asked(429, problemOf(429)))).words).toMatch(/Yeniden dene$/)
  expect((await failed(asked(410, problemOf(410)))).words).toMatch(/Panele dön$/)
})

test('without a problem the page has its own words, for each kind of account', async () => {
  expect((await failed(new Response(null, { status: 404 }))).words).toContain('404 Sayfa bulunamadı')
  expect((await failed(new Response(null, { status: 410 }))).words).toContain('410 Sayfa bulunamadı')
  const { words } = await failed(new Response(null, { status: 403 }), '/organizations-dashboard/forms')
  expect(words).toContain('403 “Formlar” sayfasını açma yetkiniz yok')
})

test.each([
  ['settings/tax', '“Vergi bilgileri” sayfasını açma yetkiniz yok', 'yalnızca kurumunuzun yöneticileri açabilir'],
  ['settings/data-requests', '“KVKK başvuruları” sayfasını', 'Yetkiyi kurumunuzun yöneticisi, Ayarlar’daki'],
  ['forms/new-form', '“Yeni form” sayfasını', 'Yetkiyi kurumunuzun yöneticisi'],
  [
    'forms/01a1efd5-0d4f-74f5-b87b-9096c8b6a599/applications',
    '“Başvurular” sayfasını',
    'Yetkiyi kurumunuzun yöneticisi',
  ],
  ['payments', '“Ödemeler” sayfasını', 'Yetkiyi kurumunuzun yöneticisi'],
  ['payments/runs/new', 'Bu sayfayı açma', 'Yetkiyi kurumunuzun yöneticisi'],
])(
  'a member without the permission for %s is told which page it is and who can open it',
  async (path, title, detail) => {
    const problem = { ...problemOf(403), code: 'permissions.missing' } as unknown as Problem
    const { words } = await failed(asked(403, problem), `/organizations-dashboard/${path}`)
    expect(words).toContain(`403 ${title}`)
    expect(words).toContain(detail)
    expect(words).not.toContain('Başlık 403')
  },
)

test('a failure of ours is told as ours, whatever it says, and a lost connection as one', async () => {
  const { status, words } = await failed(Response.json(problemOf(500), { status: 500 }))
  expect([status, words]).toEqual([500, expect.stringContaining('500 Bir şeyler ters gitti')])
  expect((await failed(new Error('x'))).words).toContain('Sorun bizden kaynaklanıyor')
  for (const error of [asked('FETCH_ERROR'), asked('TIMEOUT_ERROR'), asked(503, problemOf(503))])
    expect((await failed(error)).words).toContain('Sunucuya ulaşılamadı')
})
