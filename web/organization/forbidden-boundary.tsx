import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { AskError } from '#web/ask.ts'
import { PageHead } from '../page/page-head.tsx'
import { refusedPage } from '../page/refused-page.ts'
import { addresses } from '../session/account-kind.ts'
import { may } from '../session/may.ts'
import { useMe } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Container } from '../ui/layout/container.tsx'

/**
 * Shown instead of lists, payments or reports that the member may not read, though single items open by link. Other
 * errors reach the boundary above.
 */
export function ForbiddenBoundary() {
  const t = useTexts('org_dashboard')
  const error = useRouteError()
  const me = useMe()
  const { page, opens } = refusedPage(useLocation().pathname)
  const isForbidden = (isRouteErrorResponse(error) || error instanceof AskError) && error.status === 403
  if (!isForbidden) throw error
  const opensByLink = may(me, 'Forms', 'open') || may(me, 'Applications', 'open')
  const title = t('errors.company.403.title', { page })
  return (
    <Container>
      <PageHead title={`${title} · Köprü`} />
      <EmptyState
        title={title}
        titleAs="h1"
        action={<ButtonLink to={addresses.Company.home}>{t('noLists.action')}</ButtonLink>}
      >
        {opensByLink ? t('noLists.detail') : t('errors.company.403.detail', { opens })}
      </EmptyState>
    </Container>
  )
}
