import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import type { Problem } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { addresses, isOfOperations, kindAt, operations } from '../session/account-kind.ts'
import { protection } from '../session/protection.ts'
import { useSession } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { PageHead } from './page-head.tsx'
import { refusedPage } from './refused-page.ts'
import { StatePage } from './state-page.tsx'
import { whenBack } from './when-back.ts'

const texts = {
  403: { title: 'errors.403.title', detail: 'errors.403.detail' },
  404: { title: 'errors.404.title', detail: 'errors.404.detail' },
  500: { title: 'errors.500.title', detail: 'errors.500.detail' },
  unreachable: { title: 'errors.unreachable.title', detail: 'errors.unreachable.detail' },
} as const

/** The same sentences in the formal address (siz) for members of organizations. */
const toCompanies = {
  403: texts[403],
  404: texts[404],
  500: { ...texts[500], detail: 'errors.company.500' },
  unreachable: { ...texts.unreachable, detail: 'errors.company.unreachable' },
} as const

/** Replaces a page that is missing, forbidden or failed; the surrounding layout stays. */
export function FailedPage() {
  const t = useTexts('common')
  const error = useRouteError()
  const who = useSession()
  const { pathname, search } = useLocation()
  const status = statusOf(error)
  useComingBack(error, pathname + search)
  const isCompany = who && !isOfOperations(pathname) ? who.isCompany : kindAt(pathname) === 'Company'
  const { title, detail } = useWords(error, isCompany)
  const home = isOfOperations(pathname) ? operations : addresses[isCompany ? 'Company' : 'Candidate'].home
  const action =
    problemIn(error)?.code === 'companies.secondFactorNeeded'
      ? { to: protection, action: t('errors.protect') }
      : !isLasting(status)
        ? { to: pathname + search, action: t('ui.retry') }
        : pathname.startsWith(home) || (status === 403 && isCompany)
          ? { to: home, action: t('errors.dashboard') }
          : { to: '/', action: t('errors.home') }
  return (
    <>
      <PageHead title={`${title} · Köprü`} />
      <StatePage {...(!isUnreachable(error) && { code: String(status) })} title={title} detail={detail} {...action} />
    </>
  )
}

/** The text of the refusing problem (decision 56), or the page's own. */
function useWords(error: unknown, isCompany: boolean) {
  const t = useTexts('common')
  const refusal = useRefusal(isCompany)
  const status = statusOf(error)
  const { code, title, detail } = problemIn(error) ?? {}
  if (status === 403 && refusal && (!title || code === 'permissions.missing')) return refusal
  if (status !== 500 && title && detail) return { title, detail }
  const what = isUnreachable(error)
    ? 'unreachable'
    : status === 410
      ? 404
      : status === 403 || status === 404
        ? status
        : 500
  const own = (isCompany ? toCompanies : texts)[what]
  return { title: t(own.title), detail: t(own.detail) }
}

/** Names a forbidden page, and says who can open it. */
function useRefusal(isCompany: boolean) {
  const t = useTexts('common')
  const who = useSession()
  const { pathname } = useLocation()
  if (isOfOperations(pathname)) return undefined
  if (kindAt(pathname) === 'Company' && !isCompany)
    return { title: t('errors.403.ofCompanies.title'), detail: t('errors.403.ofCompanies.detail') }
  if (!isCompany) return undefined
  if (pathname.startsWith(addresses.Candidate.home))
    return { title: t('errors.403.ofCandidates.title'), detail: t('errors.403.ofCandidates.detail') }
  if (who?.isSuspended)
    return { title: t('problems.companies.suspended.title'), detail: t('problems.companies.suspended.detail') }
  const { page, opens } = refusedPage(pathname)
  return { title: t('errors.company.403.title', { page }), detail: t('errors.company.403.detail', { opens }) }
}

/** Reloads the page once the network or server is back; another failure starts another pause. */
function useComingBack(error: unknown, address: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isUnreachable(error)) return
    return whenBack(window, () => void navigate(address, { replace: true, preventScrollReset: true }))
  }, [error, address, navigate])
}

/** A lost network or a restarting server. */
const isUnreachable = (error: unknown) =>
  (isRouteErrorResponse(error) || error instanceof AskError) &&
  (typeof error.status === 'string' || error.status >= 502)

/** Missing and forbidden pages are not retried; other failures are. */
const isLasting = (status: number) => status === 403 || status === 404 || status === 410

/** The status of a refusal; 500 for everything else. */
function statusOf(error: unknown): number {
  const status = isRouteErrorResponse(error) || error instanceof AskError ? error.status : 500
  return typeof status === 'number' && status < 500 ? status : 500
}

/** On the server a refused call is a Response with the problem (start/in-process-ask.ts), in the browser an AskError. */
function problemIn(error: unknown): Partial<Problem> | null | undefined {
  if (isRouteErrorResponse(error)) return error.data as Partial<Problem> | null
  return error instanceof AskError ? error.problem : undefined
}
