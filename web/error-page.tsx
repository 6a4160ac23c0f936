import { isRouteErrorResponse, useRouteError } from 'react-router'
import { AskError } from './ask.ts'
import { PageHead } from './page-head.tsx'
import layout from './public/layout.module.css'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { StatePage } from './state-page.tsx'
import { useTexts } from './texts.tsx'

const texts = {
  403: { title: 'errors.403.title', detail: 'errors.403.detail' },
  404: { title: 'errors.404.title', detail: 'errors.404.detail' },
  500: { title: 'errors.500.title', detail: 'errors.500.detail' },
} as const

/** What a page becomes when it is not there, not for this person, or broke. */
export function ErrorPage() {
  const t = useTexts('common')
  const error = useRouteError()
  const status = statusOf(error)
  const { title, detail } = isUnreachable(error) ? unreachable : texts[status]
  // What broke may be whole a moment later; what is not there, or not for this person, will be as little then.
  const action = status === 500 ? { to: '', action: t('errors.offline.action') } : { action: t('errors.home') }
  return (
    <div className={layout.page}>
      <PageHead title={`${t(title)} · Köprü`} />
      <Header />
      <main id="main" tabIndex={-1}>
        <StatePage
          {...(!isUnreachable(error) && { code: String(status) })}
          title={t(title)}
          detail={t(detail)}
          {...action}
        />
      </main>
      <Footer />
    </div>
  )
}

const unreachable = { title: 'errors.unreachable.title', detail: 'errors.unreachable.detail' } as const

/** The network, or a server that is being started again: nobody's mistake, and nothing that was typed is lost by it. */
const isUnreachable = (error: unknown) =>
  error instanceof AskError && (typeof error.status === 'string' || error.status >= 502)

function statusOf(error: unknown): keyof typeof texts {
  const status = isRouteErrorResponse(error) || error instanceof AskError ? error.status : 500
  return status === 403 || status === 404 ? status : 500
}
