import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { AskError } from '../ask.ts'
import { addresses, isOfOperations, kindAt, operations } from '../session/account-kind.ts'
import { useSession } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { PageHead } from './page-head.tsx'
import { StatePage } from './state-page.tsx'
import { whenBack } from './when-back.ts'

const texts = {
  403: { title: 'errors.403.title', detail: 'errors.403.detail' },
  404: { title: 'errors.404.title', detail: 'errors.404.detail' },
  500: { title: 'errors.500.title', detail: 'errors.500.detail' },
  unreachable: { title: 'errors.unreachable.title', detail: 'errors.unreachable.detail' },
} as const

/** The same sentences for members of organizations, whom Turkish addresses as siz. */
const toCompanies = {
  403: { title: 'errors.company.403.title', detail: 'errors.company.403.detail' },
  404: texts[404],
  500: { ...texts[500], detail: 'errors.company.500' },
  unreachable: { ...texts.unreachable, detail: 'errors.company.unreachable' },
} as const

/** Shown in the place of a page that does not exist, is not for this person, or failed; the layout around it stays. */
export function FailedPage() {
  const t = useTexts('common')
  const error = useRouteError()
  const who = useSession()
  const { pathname, search } = useLocation()
  const status = statusOf(error)
  const what = isUnreachable(error) ? 'unreachable' : status
  useComingBack(error, pathname + search)
  const isCompany = who && !isOfOperations(pathname) ? who.isCompany : kindAt(pathname) === 'Company'
  const { title, detail } = (isCompany ? toCompanies : texts)[what]
  const home = isOfOperations(pathname) ? operations : addresses[isCompany ? 'Company' : 'Candidate'].home
  // Only a failure is worth another try; a page that is missing or forbidden stays so.
  const action =
    status === 500
      ? { to: pathname + search, action: t('ui.retry') }
      : pathname.startsWith(home) || (status === 403 && isCompany)
        ? { to: home, action: t('errors.dashboard') }
        : { to: '/', action: t('errors.home') }
  return (
    <>
      <PageHead title={`${t(title)} · Köprü`} />
      <StatePage
        {...(what !== 'unreachable' && { code: String(status) })}
        title={t(title)}
        detail={t(detail)}
        {...action}
      />
    </>
  )
}

/** Opens the page again by itself when the network or the server is back; another failure begins another pause. */
function useComingBack(error: unknown, address: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isUnreachable(error)) return
    return whenBack(window, () => void navigate(address, { replace: true, preventScrollReset: true }))
  }, [error, address, navigate])
}

/** A lost network or a restarting server: nothing that was typed is lost by it. */
const isUnreachable = (error: unknown) =>
  (isRouteErrorResponse(error) || error instanceof AskError) &&
  (typeof error.status === 'string' || error.status >= 502)

function statusOf(error: unknown): 403 | 404 | 500 {
  const status = isRouteErrorResponse(error) || error instanceof AskError ? error.status : 500
  return status === 403 || status === 404 ? status : 500
}
